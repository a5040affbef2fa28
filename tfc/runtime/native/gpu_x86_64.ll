; Made by `python -m tfc.runtime.native` from gpu.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.tfc_stage = type { ptr, ptr, i64, ptr }
%struct.tfc_launch = type { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32 }
%struct.tfc_instruction = type { ptr, ptr, i32, i32, i32, i32 }
%struct.tfc_check = type { i32, i32, i32, i32, i64, i64, i64, double }
%struct.timespec = type { i64, i64 }
%struct.tfc_runs = type { i64, i64, i64, i64 }
%struct.tfc_event = type { i64, i64, i64 }
%struct.now = type { i64, i64, i64, i64, [3 x i64], [3 x i64], [3 x i64], [3 x ptr] }
%struct.tfc_map = type { i32, i32, i32, [5 x i32], i64, [5 x ptr], [5 x ptr] }
%struct.tfc_heuristic = type { [8 x i64], i64, i32, float, [4 x i32] }
%struct.anon = type { i64, i64 }

@.str = private unnamed_addr constant [19 x i8] c"cuGraphExecDestroy\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"cuStreamSynchronize\00", align 1
@.str.2 = private unnamed_addr constant [21 x i8] c"cuMemcpyHtoDAsync_v2\00", align 1
@.str.3 = private unnamed_addr constant [21 x i8] c"cuMemcpyDtoHAsync_v2\00", align 1
@.str.4 = private unnamed_addr constant [21 x i8] c"cuMemcpyDtoDAsync_v2\00", align 1
@.str.5 = private unnamed_addr constant [16 x i8] c"cuMemsetD8Async\00", align 1
@.str.6 = private unnamed_addr constant [12 x i8] c"cuDeviceGet\00", align 1
@.str.7 = private unnamed_addr constant [25 x i8] c"cuDevicePrimaryCtxRetain\00", align 1
@.str.8 = private unnamed_addr constant [16 x i8] c"cuCtxSetCurrent\00", align 1
@tfc_gpu_functions = local_unnamed_addr constant [839 x i8] c"cuInit cuDriverGetVersion cuGetErrorName cuGetErrorString cuDeviceGetCount cuDeviceGet cuDeviceGetName cuDeviceGetAttribute cuDeviceTotalMem_v2 cuDeviceGetPCIBusId cuDevicePrimaryCtxRetain cuDevicePrimaryCtxRelease_v2 cuCtxSetCurrent cuModuleLoadDataEx cuModuleUnload cuModuleGetFunction cuFuncGetAttribute cuFuncSetAttribute cuLaunchKernel cuMemGetInfo_v2 cuMemAlloc_v2 cuMemFree_v2 cuMemHostAlloc cuMemFreeHost cuMemcpyHtoDAsync_v2 cuMemcpyDtoHAsync_v2 cuMemcpyDtoDAsync_v2 cuMemcpyPeerAsync cuMemsetD8Async cuMemsetD32Async cuStreamCreate cuStreamDestroy_v2 cuStreamSynchronize cuStreamWaitEvent cuEventCreate cuEventDestroy_v2 cuEventRecord cuEventQuery cuEventSynchronize cuEventElapsedTime cuStreamBeginCapture_v2 cuStreamEndCapture cuGraphInstantiateWithFlags cuGraphLaunch cuGraphDestroy cuGraphExecDestroy cuTensorMapEncodeTiled \00", align 16
@tfc_library_functions = local_unnamed_addr constant [348 x i8] c"cublasLtCreate cublasLtDestroy cublasLtMatmulDescCreate cublasLtMatmulDescDestroy cublasLtMatmulDescSetAttribute cublasLtMatrixLayoutCreate cublasLtMatrixLayoutDestroy cublasLtMatrixLayoutSetAttribute cublasLtMatmulPreferenceCreate cublasLtMatmulPreferenceDestroy cublasLtMatmulPreferenceSetAttribute cublasLtMatmulAlgoGetHeuristic cublasLtMatmul \00", align 16
@.str.9 = private unnamed_addr constant [14 x i8] c"cuEventRecord\00", align 1
@.str.10 = private unnamed_addr constant [19 x i8] c"cuEventSynchronize\00", align 1
@.str.11 = private unnamed_addr constant [14 x i8] c"cuEventCreate\00", align 1
@.str.12 = private unnamed_addr constant [14 x i8] c"cuMemFreeHost\00", align 1
@.str.13 = private unnamed_addr constant [15 x i8] c"cuMemHostAlloc\00", align 1
@.str.14 = private unnamed_addr constant [15 x i8] c"cuStreamCreate\00", align 1
@.str.15 = private unnamed_addr constant [15 x i8] c"cuLaunchKernel\00", align 1
@.str.16 = private unnamed_addr constant [15 x i8] c"cublasLtMatmul\00", align 1
@multiply_now.one = internal constant float 1.000000e+00, align 4
@multiply_now.zero = internal constant float 0.000000e+00, align 4
@multiply_now.one_f64 = internal constant double 1.000000e+00, align 8
@multiply_now.zero_f64 = internal constant double 0.000000e+00, align 8
@.str.17 = private unnamed_addr constant [25 x i8] c"cublasLtMatmulDescCreate\00", align 1
@.str.18 = private unnamed_addr constant [31 x i8] c"cublasLtMatmulDescSetAttribute\00", align 1
@.str.19 = private unnamed_addr constant [31 x i8] c"cublasLtMatmulPreferenceCreate\00", align 1
@.str.20 = private unnamed_addr constant [27 x i8] c"cublasLtMatrixLayoutCreate\00", align 1
@.str.21 = private unnamed_addr constant [33 x i8] c"cublasLtMatrixLayoutSetAttribute\00", align 1
@.str.22 = private unnamed_addr constant [37 x i8] c"cublasLtMatmulPreferenceSetAttribute\00", align 1
@.str.23 = private unnamed_addr constant [31 x i8] c"cublasLtMatmulAlgoGetHeuristic\00", align 1
@encode.steps = internal constant [5 x i32] [i32 1, i32 1, i32 1, i32 1, i32 1], align 16
@.str.24 = private unnamed_addr constant [23 x i8] c"cuTensorMapEncodeTiled\00", align 1
@.str.25 = private unnamed_addr constant [14 x i8] c"cuGraphLaunch\00", align 1
@.str.26 = private unnamed_addr constant [19 x i8] c"cuEventElapsedTime\00", align 1
@.str.27 = private unnamed_addr constant [17 x i8] c"cuMemsetD32Async\00", align 1
@.str.28 = private unnamed_addr constant [18 x i8] c"cuMemcpyPeerAsync\00", align 1
@.str.29 = private unnamed_addr constant [18 x i8] c"cuStreamWaitEvent\00", align 1
@.str.30 = private unnamed_addr constant [13 x i8] c"cuEventQuery\00", align 1

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_use_library(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #15 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = load ptr, ptr %9, align 8, !tbaa !19
  %11 = tail call i32 %8(ptr noundef %10) #5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %25

13:                                               ; preds = %4
  %14 = load ptr, ptr %1, align 8, !tbaa !20
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %16 = tail call i32 %14(ptr noundef nonnull %15) #5
  %17 = icmp eq i32 %16, 0
  %18 = add nsw i32 %16, 10000
  %19 = icmp eq i32 %18, 0
  %20 = select i1 %17, i1 true, i1 %19
  br i1 %20, label %21, label %25

21:                                               ; preds = %13
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  store ptr %2, ptr %22, align 8, !tbaa !22
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 1448
  store i64 %3, ptr %23, align 8, !tbaa !23
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  store ptr %1, ptr %24, align 8, !tbaa !24
  br label %25

25:                                               ; preds = %13, %4, %21
  %26 = phi i32 [ 0, %21 ], [ %18, %13 ], [ %11, %4 ]
  ret i32 %26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define void @tfc_gpu_unmake(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #15 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %4 = load ptr, ptr %3, align 8, !tbaa !25
  %5 = icmp eq ptr %4, null
  br i1 %5, label %49, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %8 = load ptr, ptr %7, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %10 = load ptr, ptr %9, align 8, !tbaa !17
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %12 = load ptr, ptr %11, align 8, !tbaa !19
  %13 = tail call i32 %10(ptr noundef %12) #5
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %49

15:                                               ; preds = %6
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  %17 = load ptr, ptr %16, align 8, !tbaa !24
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %19 = load ptr, ptr %18, align 8, !tbaa !29
  %20 = load ptr, ptr %3, align 8, !tbaa !25
  %21 = tail call i32 %19(ptr noundef %20) #5
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %23 = load ptr, ptr %22, align 8, !tbaa !30
  %24 = icmp eq ptr %23, null
  br i1 %24, label %30, label %25

25:                                               ; preds = %15
  %26 = load ptr, ptr %16, align 8, !tbaa !24
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 48
  %28 = load ptr, ptr %27, align 8, !tbaa !31
  %29 = tail call i32 %28(ptr noundef nonnull %23) #5
  br label %30

30:                                               ; preds = %15, %25
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %32 = load ptr, ptr %31, align 8, !tbaa !30
  %33 = icmp eq ptr %32, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %30
  %35 = load ptr, ptr %16, align 8, !tbaa !24
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 48
  %37 = load ptr, ptr %36, align 8, !tbaa !31
  %38 = tail call i32 %37(ptr noundef nonnull %32) #5
  br label %39

39:                                               ; preds = %34, %30
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 312
  %41 = load ptr, ptr %40, align 8, !tbaa !30
  %42 = icmp eq ptr %41, null
  br i1 %42, label %48, label %43

43:                                               ; preds = %39
  %44 = load ptr, ptr %16, align 8, !tbaa !24
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 48
  %46 = load ptr, ptr %45, align 8, !tbaa !31
  %47 = tail call i32 %46(ptr noundef nonnull %41) #5
  br label %48

48:                                               ; preds = %43, %39
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, i8 0, i64 32, i1 false)
  br label %49

49:                                               ; preds = %2, %6, %48
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_forget(ptr noundef %0, ptr noundef captures(none) initializes((24, 32)) %1) local_unnamed_addr #15 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %4 = load ptr, ptr %3, align 8, !tbaa !32
  %5 = icmp eq ptr %4, null
  br i1 %5, label %17, label %6

6:                                                ; preds = %2
  %7 = tail call i32 @tfc_gpu_wait(ptr noundef %0)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %17

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load ptr, ptr %10, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 360
  %13 = load ptr, ptr %12, align 8, !tbaa !34
  %14 = load ptr, ptr %3, align 8, !tbaa !32
  %15 = tail call i32 %13(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %15, ptr noundef nonnull @.str)
  br label %17

17:                                               ; preds = %9, %6, %2
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  ret void
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_wait(ptr noundef %0) local_unnamed_addr #15 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %3 = load atomic i32, ptr %2 monotonic, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %95

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %7 = load ptr, ptr %6, align 8, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %9 = load ptr, ptr %8, align 8, !tbaa !17
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %11 = load ptr, ptr %10, align 8, !tbaa !19
  %12 = tail call i32 %9(ptr noundef %11) #5
  %13 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %12, ptr noundef nonnull @.str.8)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %95

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %20

17:                                               ; preds = %36
  %18 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %43, label %39

20:                                               ; preds = %36, %15
  %21 = phi i32 [ 0, %15 ], [ %37, %36 ]
  %22 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %23 = extractvalue { i32, i1 } %22, 1
  br i1 %23, label %43, label %24

24:                                               ; preds = %20
  tail call void @llvm.x86.sse2.pause()
  %25 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %26 = extractvalue { i32, i1 } %25, 1
  br i1 %26, label %43, label %27

27:                                               ; preds = %24
  tail call void @llvm.x86.sse2.pause()
  %28 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %29 = extractvalue { i32, i1 } %28, 1
  br i1 %29, label %43, label %30

30:                                               ; preds = %27
  tail call void @llvm.x86.sse2.pause()
  %31 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %32 = extractvalue { i32, i1 } %31, 1
  br i1 %32, label %43, label %33

33:                                               ; preds = %30
  tail call void @llvm.x86.sse2.pause()
  %34 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %35 = extractvalue { i32, i1 } %34, 1
  br i1 %35, label %43, label %36

36:                                               ; preds = %33
  tail call void @llvm.x86.sse2.pause()
  %37 = add nuw nsw i32 %21, 5
  %38 = icmp eq i32 %37, 100
  br i1 %38, label %17, label %20, !llvm.loop !35

39:                                               ; preds = %17, %39
  %40 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %16, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %41 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %39, !llvm.loop !37

43:                                               ; preds = %20, %24, %27, %30, %33, %39, %17
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %45 = load i64, ptr %44, align 8, !tbaa !38
  %46 = atomicrmw xchg ptr %16, i32 0 release, align 4
  %47 = icmp eq i32 %46, 2
  br i1 %47, label %48, label %50

48:                                               ; preds = %43
  %49 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %16, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %50

50:                                               ; preds = %43, %48
  %51 = load ptr, ptr %6, align 8, !tbaa !9
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 256
  %53 = load ptr, ptr %52, align 8, !tbaa !39
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %55 = load ptr, ptr %54, align 8, !tbaa !40
  %56 = tail call i32 %53(ptr noundef %55) #5
  %57 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %56, ptr noundef nonnull @.str.1)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %62, label %95

59:                                               ; preds = %78
  %60 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %85, label %81

62:                                               ; preds = %50, %78
  %63 = phi i32 [ %79, %78 ], [ 0, %50 ]
  %64 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %65 = extractvalue { i32, i1 } %64, 1
  br i1 %65, label %85, label %66

66:                                               ; preds = %62
  tail call void @llvm.x86.sse2.pause()
  %67 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %68 = extractvalue { i32, i1 } %67, 1
  br i1 %68, label %85, label %69

69:                                               ; preds = %66
  tail call void @llvm.x86.sse2.pause()
  %70 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %71 = extractvalue { i32, i1 } %70, 1
  br i1 %71, label %85, label %72

72:                                               ; preds = %69
  tail call void @llvm.x86.sse2.pause()
  %73 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %74 = extractvalue { i32, i1 } %73, 1
  br i1 %74, label %85, label %75

75:                                               ; preds = %72
  tail call void @llvm.x86.sse2.pause()
  %76 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %77 = extractvalue { i32, i1 } %76, 1
  br i1 %77, label %85, label %78

78:                                               ; preds = %75
  tail call void @llvm.x86.sse2.pause()
  %79 = add nuw nsw i32 %63, 5
  %80 = icmp eq i32 %79, 100
  br i1 %80, label %59, label %62, !llvm.loop !35

81:                                               ; preds = %59, %81
  %82 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %16, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %83 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %81, !llvm.loop !37

85:                                               ; preds = %62, %66, %69, %72, %75, %81, %59
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %87 = load i64, ptr %86, align 8, !tbaa !41
  %88 = icmp ugt i64 %45, %87
  br i1 %88, label %89, label %90

89:                                               ; preds = %85
  store i64 %45, ptr %86, align 8, !tbaa !41
  br label %90

90:                                               ; preds = %89, %85
  %91 = atomicrmw xchg ptr %16, i32 0 release, align 4
  %92 = icmp eq i32 %91, 2
  br i1 %92, label %93, label %95

93:                                               ; preds = %90
  %94 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %16, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %95

95:                                               ; preds = %1, %93, %90, %5, %50
  %96 = phi i32 [ %13, %5 ], [ 0, %93 ], [ %57, %50 ], [ 0, %90 ], [ 14, %1 ]
  ret i32 %96
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @noted(ptr noundef %0, i32 noundef %1, ptr noundef %2) unnamed_addr #15 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %52, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %10

7:                                                ; preds = %26
  %8 = atomicrmw xchg ptr %6, i32 2 acquire, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %33, label %29

10:                                               ; preds = %26, %5
  %11 = phi i32 [ 0, %5 ], [ %27, %26 ]
  %12 = cmpxchg ptr %6, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %33, label %14

14:                                               ; preds = %10
  tail call void @llvm.x86.sse2.pause()
  %15 = cmpxchg ptr %6, i32 0, i32 1 acquire monotonic, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %33, label %17

17:                                               ; preds = %14
  tail call void @llvm.x86.sse2.pause()
  %18 = cmpxchg ptr %6, i32 0, i32 1 acquire monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 1
  br i1 %19, label %33, label %20

20:                                               ; preds = %17
  tail call void @llvm.x86.sse2.pause()
  %21 = cmpxchg ptr %6, i32 0, i32 1 acquire monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 1
  br i1 %22, label %33, label %23

23:                                               ; preds = %20
  tail call void @llvm.x86.sse2.pause()
  %24 = cmpxchg ptr %6, i32 0, i32 1 acquire monotonic, align 4
  %25 = extractvalue { i32, i1 } %24, 1
  br i1 %25, label %33, label %26

26:                                               ; preds = %23
  tail call void @llvm.x86.sse2.pause()
  %27 = add nuw nsw i32 %11, 5
  %28 = icmp eq i32 %27, 100
  br i1 %28, label %7, label %10, !llvm.loop !35

29:                                               ; preds = %7, %29
  %30 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %6, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %31 = atomicrmw xchg ptr %6, i32 2 acquire, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %29, !llvm.loop !37

33:                                               ; preds = %10, %14, %17, %20, %23, %29, %7
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %35 = load atomic i32, ptr %34 seq_cst, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %41

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store i32 %1, ptr %38, align 8, !tbaa !42
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store ptr %2, ptr %39, align 8, !tbaa !43
  switch i32 %1, label %41 [
    i32 710, label %40
    i32 702, label %40
    i32 700, label %40
    i32 226, label %40
    i32 911, label %40
    i32 719, label %40
    i32 718, label %40
    i32 717, label %40
    i32 716, label %40
    i32 715, label %40
    i32 714, label %40
  ]

40:                                               ; preds = %37, %37, %37, %37, %37, %37, %37, %37, %37, %37, %37
  store atomic i32 %1, ptr %34 seq_cst, align 4
  br label %41

41:                                               ; preds = %37, %40, %33
  %42 = atomicrmw xchg ptr %6, i32 0 release, align 4
  %43 = icmp eq i32 %42, 2
  br i1 %43, label %44, label %46

44:                                               ; preds = %41
  %45 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %6, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %46

46:                                               ; preds = %41, %44
  %47 = load atomic i32, ptr %34 seq_cst, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %52

49:                                               ; preds = %46
  %50 = icmp eq i32 %1, 2
  %51 = select i1 %50, i32 8, i32 13
  br label %52

52:                                               ; preds = %46, %3, %49
  %53 = phi i32 [ %51, %49 ], [ 0, %3 ], [ 14, %46 ]
  ret i32 %53
}

; Function Attrs: inlinehint nounwind uwtable
define internal fastcc void @lock(ptr noundef %0) unnamed_addr #16 {
  br label %5

2:                                                ; preds = %21
  %3 = atomicrmw xchg ptr %0, i32 2 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %28, label %24

5:                                                ; preds = %21, %1
  %6 = phi i32 [ 0, %1 ], [ %22, %21 ]
  %7 = cmpxchg ptr %0, i32 0, i32 1 acquire monotonic, align 4
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %28, label %9

9:                                                ; preds = %5
  tail call void @llvm.x86.sse2.pause()
  %10 = cmpxchg ptr %0, i32 0, i32 1 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 1
  br i1 %11, label %28, label %12

12:                                               ; preds = %9
  tail call void @llvm.x86.sse2.pause()
  %13 = cmpxchg ptr %0, i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %28, label %15

15:                                               ; preds = %12
  tail call void @llvm.x86.sse2.pause()
  %16 = cmpxchg ptr %0, i32 0, i32 1 acquire monotonic, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %28, label %18

18:                                               ; preds = %15
  tail call void @llvm.x86.sse2.pause()
  %19 = cmpxchg ptr %0, i32 0, i32 1 acquire monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 1
  br i1 %20, label %28, label %21

21:                                               ; preds = %18
  tail call void @llvm.x86.sse2.pause()
  %22 = add nuw nsw i32 %6, 5
  %23 = icmp eq i32 %22, 100
  br i1 %23, label %2, label %5, !llvm.loop !35

24:                                               ; preds = %2, %24
  %25 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef %0, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %26 = atomicrmw xchg ptr %0, i32 2 acquire, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %24, !llvm.loop !37

28:                                               ; preds = %5, %9, %12, %15, %18, %24, %2
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define internal fastcc void @unlock(ptr noundef %0) unnamed_addr #16 {
  %2 = atomicrmw xchg ptr %0, i32 0 release, align 4
  %3 = icmp eq i32 %2, 2
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef %0, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %6

6:                                                ; preds = %4, %1
  ret void
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_write(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #15 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %106

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %106

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %106, label %20

20:                                               ; preds = %18
  %21 = add i64 %3, -67108865
  %22 = icmp ult i64 %21, -67043328
  br i1 %22, label %23, label %32

23:                                               ; preds = %20
  %24 = load ptr, ptr %9, align 8, !tbaa !9
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 192
  %26 = load ptr, ptr %25, align 8, !tbaa !44
  %27 = ptrtoint ptr %1 to i64
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %29 = load ptr, ptr %28, align 8, !tbaa !40
  %30 = tail call i32 %26(i64 noundef %27, ptr noundef %2, i64 noundef %3, ptr noundef %29) #5
  %31 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %30, ptr noundef nonnull @.str.2)
  br label %106

32:                                               ; preds = %20
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 1416
  br label %37

34:                                               ; preds = %53
  %35 = atomicrmw xchg ptr %33, i32 2 acquire, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %60, label %56

37:                                               ; preds = %53, %32
  %38 = phi i32 [ 0, %32 ], [ %54, %53 ]
  %39 = cmpxchg ptr %33, i32 0, i32 1 acquire monotonic, align 4
  %40 = extractvalue { i32, i1 } %39, 1
  br i1 %40, label %60, label %41

41:                                               ; preds = %37
  tail call void @llvm.x86.sse2.pause()
  %42 = cmpxchg ptr %33, i32 0, i32 1 acquire monotonic, align 4
  %43 = extractvalue { i32, i1 } %42, 1
  br i1 %43, label %60, label %44

44:                                               ; preds = %41
  tail call void @llvm.x86.sse2.pause()
  %45 = cmpxchg ptr %33, i32 0, i32 1 acquire monotonic, align 4
  %46 = extractvalue { i32, i1 } %45, 1
  br i1 %46, label %60, label %47

47:                                               ; preds = %44
  tail call void @llvm.x86.sse2.pause()
  %48 = cmpxchg ptr %33, i32 0, i32 1 acquire monotonic, align 4
  %49 = extractvalue { i32, i1 } %48, 1
  br i1 %49, label %60, label %50

50:                                               ; preds = %47
  tail call void @llvm.x86.sse2.pause()
  %51 = cmpxchg ptr %33, i32 0, i32 1 acquire monotonic, align 4
  %52 = extractvalue { i32, i1 } %51, 1
  br i1 %52, label %60, label %53

53:                                               ; preds = %50
  tail call void @llvm.x86.sse2.pause()
  %54 = add nuw nsw i32 %38, 5
  %55 = icmp eq i32 %54, 100
  br i1 %55, label %34, label %37, !llvm.loop !35

56:                                               ; preds = %34, %56
  %57 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %33, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %58 = atomicrmw xchg ptr %33, i32 2 acquire, align 4
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %56, !llvm.loop !37

60:                                               ; preds = %37, %41, %44, %47, %50, %56, %34
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 1280
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 1408
  %63 = load i64, ptr %62, align 8, !tbaa !45
  %64 = add i64 %63, 1
  store i64 %64, ptr %62, align 8, !tbaa !45
  %65 = and i64 %63, 3
  %66 = getelementptr inbounds nuw %struct.tfc_stage, ptr %61, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %68 = load ptr, ptr %67, align 8, !tbaa !46
  %69 = icmp eq ptr %68, null
  br i1 %69, label %77, label %70

70:                                               ; preds = %60
  %71 = load ptr, ptr %9, align 8, !tbaa !9
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 304
  %73 = load ptr, ptr %72, align 8, !tbaa !48
  %74 = tail call i32 %73(ptr noundef nonnull %68) #5
  %75 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %74, ptr noundef nonnull @.str.10)
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %100

77:                                               ; preds = %70, %60
  %78 = tail call fastcc i32 @prepare(ptr noundef nonnull %0, ptr noundef nonnull %66, i64 noundef range(i64 65537, 67108865) %3)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %100

80:                                               ; preds = %77
  %81 = load ptr, ptr %66, align 8, !tbaa !49
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %81, ptr noundef nonnull readonly align 1 dereferenceable(1) %2, i64 range(i64 65537, 67108865) %3, i1 false)
  %82 = load ptr, ptr %9, align 8, !tbaa !9
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 192
  %84 = load ptr, ptr %83, align 8, !tbaa !44
  %85 = ptrtoint ptr %1 to i64
  %86 = load ptr, ptr %66, align 8, !tbaa !49
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %88 = load ptr, ptr %87, align 8, !tbaa !40
  %89 = tail call i32 %84(i64 noundef %85, ptr noundef %86, i64 noundef range(i64 65537, 67108865) %3, ptr noundef %88) #5
  %90 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %89, ptr noundef nonnull @.str.2)
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %100

92:                                               ; preds = %80
  %93 = load ptr, ptr %9, align 8, !tbaa !9
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 288
  %95 = load ptr, ptr %94, align 8, !tbaa !50
  %96 = load ptr, ptr %67, align 8, !tbaa !46
  %97 = load ptr, ptr %87, align 8, !tbaa !40
  %98 = tail call i32 %95(ptr noundef %96, ptr noundef %97) #5
  %99 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %98, ptr noundef nonnull @.str.9)
  br label %100

100:                                              ; preds = %70, %77, %80, %92
  %101 = phi i32 [ %90, %80 ], [ %99, %92 ], [ %78, %77 ], [ %75, %70 ]
  %102 = atomicrmw xchg ptr %33, i32 0 release, align 4
  %103 = icmp eq i32 %102, 2
  br i1 %103, label %104, label %106

104:                                              ; preds = %100
  %105 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %33, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %106

106:                                              ; preds = %4, %104, %100, %8, %18, %23
  %107 = phi i32 [ %31, %23 ], [ %101, %104 ], [ %16, %8 ], [ 0, %18 ], [ %101, %100 ], [ 14, %4 ]
  ret i32 %107
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_read(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #15 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 200
  %23 = load ptr, ptr %22, align 8, !tbaa !51
  %24 = ptrtoint ptr %2 to i64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %26 = load ptr, ptr %25, align 8, !tbaa !40
  %27 = tail call i32 %23(ptr noundef %1, i64 noundef %24, i64 noundef %3, ptr noundef %26) #5
  %28 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %27, ptr noundef nonnull @.str.3)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %20, %18
  %31 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %32

32:                                               ; preds = %4, %20, %8, %30
  %33 = phi i32 [ %31, %30 ], [ %28, %20 ], [ %16, %8 ], [ 14, %4 ]
  ret i32 %33
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_move(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #15 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 208
  %23 = load ptr, ptr %22, align 8, !tbaa !52
  %24 = ptrtoint ptr %1 to i64
  %25 = ptrtoint ptr %2 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %27 = load ptr, ptr %26, align 8, !tbaa !40
  %28 = tail call i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #5
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_fill(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #15 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 224
  %23 = load ptr, ptr %22, align 8, !tbaa !53
  %24 = ptrtoint ptr %1 to i64
  %25 = trunc i64 %2 to i8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %27 = load ptr, ptr %26, align 8, !tbaa !40
  %28 = tail call i32 %23(i64 noundef %24, i8 noundef zeroext %25, i64 noundef %3, ptr noundef %27) #5
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.5)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_drop(ptr noundef %0, ptr noundef readnone captures(address) %1) local_unnamed_addr #15 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %7

4:                                                ; preds = %23
  %5 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %30, label %26

7:                                                ; preds = %23, %2
  %8 = phi i32 [ 0, %2 ], [ %24, %23 ]
  %9 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %30, label %11

11:                                               ; preds = %7
  tail call void @llvm.x86.sse2.pause()
  %12 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %30, label %14

14:                                               ; preds = %11
  tail call void @llvm.x86.sse2.pause()
  %15 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %30, label %17

17:                                               ; preds = %14
  tail call void @llvm.x86.sse2.pause()
  %18 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 1
  br i1 %19, label %30, label %20

20:                                               ; preds = %17
  tail call void @llvm.x86.sse2.pause()
  %21 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 1
  br i1 %22, label %30, label %23

23:                                               ; preds = %20
  tail call void @llvm.x86.sse2.pause()
  %24 = add nuw nsw i32 %8, 5
  %25 = icmp eq i32 %24, 100
  br i1 %25, label %4, label %7, !llvm.loop !35

26:                                               ; preds = %4, %26
  %27 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %28 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %26, !llvm.loop !37

30:                                               ; preds = %7, %11, %14, %17, %20, %26, %4
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 792
  %32 = load ptr, ptr %31, align 8, !tbaa !54
  %33 = icmp eq ptr %32, %1
  br i1 %33, label %37, label %38

34:                                               ; preds = %113
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %36

36:                                               ; preds = %113, %34
  ret void

37:                                               ; preds = %30
  store ptr null, ptr %31, align 8, !tbaa !54
  br label %38

38:                                               ; preds = %30, %37
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %40 = load ptr, ptr %39, align 8, !tbaa !54
  %41 = icmp eq ptr %40, %1
  br i1 %41, label %42, label %43

42:                                               ; preds = %38
  store ptr null, ptr %39, align 8, !tbaa !54
  br label %43

43:                                               ; preds = %42, %38
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 856
  %45 = load ptr, ptr %44, align 8, !tbaa !54
  %46 = icmp eq ptr %45, %1
  br i1 %46, label %47, label %48

47:                                               ; preds = %43
  store ptr null, ptr %44, align 8, !tbaa !54
  br label %48

48:                                               ; preds = %47, %43
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 888
  %50 = load ptr, ptr %49, align 8, !tbaa !54
  %51 = icmp eq ptr %50, %1
  br i1 %51, label %52, label %53

52:                                               ; preds = %48
  store ptr null, ptr %49, align 8, !tbaa !54
  br label %53

53:                                               ; preds = %52, %48
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 920
  %55 = load ptr, ptr %54, align 8, !tbaa !54
  %56 = icmp eq ptr %55, %1
  br i1 %56, label %57, label %58

57:                                               ; preds = %53
  store ptr null, ptr %54, align 8, !tbaa !54
  br label %58

58:                                               ; preds = %57, %53
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %60 = load ptr, ptr %59, align 8, !tbaa !54
  %61 = icmp eq ptr %60, %1
  br i1 %61, label %62, label %63

62:                                               ; preds = %58
  store ptr null, ptr %59, align 8, !tbaa !54
  br label %63

63:                                               ; preds = %62, %58
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 984
  %65 = load ptr, ptr %64, align 8, !tbaa !54
  %66 = icmp eq ptr %65, %1
  br i1 %66, label %67, label %68

67:                                               ; preds = %63
  store ptr null, ptr %64, align 8, !tbaa !54
  br label %68

68:                                               ; preds = %67, %63
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 1016
  %70 = load ptr, ptr %69, align 8, !tbaa !54
  %71 = icmp eq ptr %70, %1
  br i1 %71, label %72, label %73

72:                                               ; preds = %68
  store ptr null, ptr %69, align 8, !tbaa !54
  br label %73

73:                                               ; preds = %72, %68
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 1048
  %75 = load ptr, ptr %74, align 8, !tbaa !54
  %76 = icmp eq ptr %75, %1
  br i1 %76, label %77, label %78

77:                                               ; preds = %73
  store ptr null, ptr %74, align 8, !tbaa !54
  br label %78

78:                                               ; preds = %77, %73
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 1080
  %80 = load ptr, ptr %79, align 8, !tbaa !54
  %81 = icmp eq ptr %80, %1
  br i1 %81, label %82, label %83

82:                                               ; preds = %78
  store ptr null, ptr %79, align 8, !tbaa !54
  br label %83

83:                                               ; preds = %82, %78
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 1112
  %85 = load ptr, ptr %84, align 8, !tbaa !54
  %86 = icmp eq ptr %85, %1
  br i1 %86, label %87, label %88

87:                                               ; preds = %83
  store ptr null, ptr %84, align 8, !tbaa !54
  br label %88

88:                                               ; preds = %87, %83
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 1144
  %90 = load ptr, ptr %89, align 8, !tbaa !54
  %91 = icmp eq ptr %90, %1
  br i1 %91, label %92, label %93

92:                                               ; preds = %88
  store ptr null, ptr %89, align 8, !tbaa !54
  br label %93

93:                                               ; preds = %92, %88
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 1176
  %95 = load ptr, ptr %94, align 8, !tbaa !54
  %96 = icmp eq ptr %95, %1
  br i1 %96, label %97, label %98

97:                                               ; preds = %93
  store ptr null, ptr %94, align 8, !tbaa !54
  br label %98

98:                                               ; preds = %97, %93
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 1208
  %100 = load ptr, ptr %99, align 8, !tbaa !54
  %101 = icmp eq ptr %100, %1
  br i1 %101, label %102, label %103

102:                                              ; preds = %98
  store ptr null, ptr %99, align 8, !tbaa !54
  br label %103

103:                                              ; preds = %102, %98
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 1240
  %105 = load ptr, ptr %104, align 8, !tbaa !54
  %106 = icmp eq ptr %105, %1
  br i1 %106, label %107, label %108

107:                                              ; preds = %103
  store ptr null, ptr %104, align 8, !tbaa !54
  br label %108

108:                                              ; preds = %107, %103
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 1272
  %110 = load ptr, ptr %109, align 8, !tbaa !54
  %111 = icmp eq ptr %110, %1
  br i1 %111, label %112, label %113

112:                                              ; preds = %108
  store ptr null, ptr %109, align 8, !tbaa !54
  br label %113

113:                                              ; preds = %112, %108
  %114 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %115 = icmp eq i32 %114, 2
  br i1 %115, label %34, label %36
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_untime(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #15 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = tail call i32 %6(ptr noundef %8) #5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %33

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %13 = load i64, ptr %12, align 8, !tbaa !55
  %14 = icmp slt i64 %13, 0
  br i1 %14, label %33, label %15

15:                                               ; preds = %11, %28
  %16 = phi i64 [ %29, %28 ], [ %13, %11 ]
  %17 = phi i64 [ %30, %28 ], [ 0, %11 ]
  %18 = load ptr, ptr %1, align 8, !tbaa !60
  %19 = getelementptr inbounds nuw ptr, ptr %18, i64 %17
  %20 = load ptr, ptr %19, align 8, !tbaa !30
  %21 = icmp eq ptr %20, null
  br i1 %21, label %28, label %22

22:                                               ; preds = %15
  %23 = load ptr, ptr %3, align 8, !tbaa !9
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 280
  %25 = load ptr, ptr %24, align 8, !tbaa !61
  %26 = tail call i32 %25(ptr noundef nonnull %20) #5
  %27 = load i64, ptr %12, align 8, !tbaa !55
  br label %28

28:                                               ; preds = %15, %22
  %29 = phi i64 [ %16, %15 ], [ %27, %22 ]
  %30 = add nuw nsw i64 %17, 1
  %31 = shl nsw i64 %29, 1
  %32 = icmp slt i64 %17, %31
  br i1 %32, label %15, label %33, !llvm.loop !62

33:                                               ; preds = %28, %11, %2
  ret void
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_load(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #15 {
  %6 = alloca [2 x i32], align 8
  %7 = alloca [2 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  store i64 25769803781, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  store ptr %2, ptr %7, align 16, !tbaa !30
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = inttoptr i64 %3 to ptr
  store ptr %9, ptr %8, align 8, !tbaa !30
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load ptr, ptr %10, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !17
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %15 = load ptr, ptr %14, align 8, !tbaa !19
  %16 = tail call i32 %13(ptr noundef %15) #5
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %23

18:                                               ; preds = %5
  %19 = load ptr, ptr %10, align 8, !tbaa !9
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 104
  %21 = load ptr, ptr %20, align 8, !tbaa !63
  %22 = call i32 %21(ptr noundef %4, ptr noundef %1, i32 noundef 2, ptr noundef nonnull %6, ptr noundef nonnull %7) #5
  br label %23

23:                                               ; preds = %5, %18
  %24 = phi i32 [ %22, %18 ], [ %16, %5 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  ret i32 %24
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_unload(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #15 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = tail call i32 %6(ptr noundef %8) #5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %22

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %14 = load ptr, ptr %13, align 8, !tbaa !39
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %16 = load ptr, ptr %15, align 8, !tbaa !40
  %17 = tail call i32 %14(ptr noundef %16) #5
  %18 = load ptr, ptr %3, align 8, !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 112
  %20 = load ptr, ptr %19, align 8, !tbaa !64
  %21 = tail call i32 %20(ptr noundef %1) #5
  br label %22

22:                                               ; preds = %2, %11
  %23 = phi i32 [ %21, %11 ], [ %9, %2 ]
  ret i32 %23
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_function(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #15 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = load ptr, ptr %9, align 8, !tbaa !19
  %11 = tail call i32 %8(ptr noundef %10) #5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 120
  %16 = load ptr, ptr %15, align 8, !tbaa !65
  %17 = tail call i32 %16(ptr noundef %3, ptr noundef %1, ptr noundef %2) #5
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_allow(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #15 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !19
  %10 = tail call i32 %7(ptr noundef %9) #5
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !66
  %16 = tail call i32 %15(ptr noundef %1, i32 noundef 8, i32 noundef %2) #5
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_attribute(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #15 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = load ptr, ptr %9, align 8, !tbaa !19
  %11 = tail call i32 %8(ptr noundef %10) #5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 128
  %16 = load ptr, ptr %15, align 8, !tbaa !67
  %17 = tail call i32 %16(ptr noundef %3, i32 noundef %2, ptr noundef %1) #5
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_alloc(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #15 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !19
  %10 = tail call i32 %7(ptr noundef %9) #5
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 160
  %15 = load ptr, ptr %14, align 8, !tbaa !68
  %16 = tail call i32 %15(ptr noundef %2, i64 noundef %1) #5
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_free(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #15 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = tail call i32 %6(ptr noundef %8) #5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %14 = load ptr, ptr %13, align 8, !tbaa !69
  %15 = tail call i32 %14(i64 noundef %1) #5
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_pin(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #15 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !19
  %10 = tail call i32 %7(ptr noundef %9) #5
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 176
  %15 = load ptr, ptr %14, align 8, !tbaa !70
  %16 = tail call i32 %15(ptr noundef %2, i64 noundef %1, i32 noundef 0) #5
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_unpin(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #15 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = tail call i32 %6(ptr noundef %8) #5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %14 = load ptr, ptr %13, align 8, !tbaa !71
  %15 = tail call i32 %14(ptr noundef %1) #5
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_memory(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #15 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !19
  %10 = tail call i32 %7(ptr noundef %9) #5
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %15 = load ptr, ptr %14, align 8, !tbaa !72
  %16 = tail call i32 %15(ptr noundef %1, ptr noundef %2) #5
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_start(ptr noundef initializes((216, 224)) %0) local_unnamed_addr #15 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5
  store i32 0, ptr %2, align 4, !tbaa !5
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store ptr @.str.6, ptr %3, align 8, !tbaa !43
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !73
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %9 = load i32, ptr %8, align 8, !tbaa !74
  %10 = call i32 %7(ptr noundef nonnull %2, i32 noundef %9) #5
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %72

12:                                               ; preds = %1
  store ptr @.str.7, ptr %3, align 8, !tbaa !43
  %13 = load ptr, ptr %4, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 80
  %15 = load ptr, ptr %14, align 8, !tbaa !75
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %17 = load i32, ptr %2, align 4, !tbaa !5
  %18 = call i32 %15(ptr noundef nonnull %16, i32 noundef %17) #5
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %72

20:                                               ; preds = %12
  store ptr @.str.8, ptr %3, align 8, !tbaa !43
  %21 = load ptr, ptr %4, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 96
  %23 = load ptr, ptr %22, align 8, !tbaa !17
  %24 = load ptr, ptr %16, align 8, !tbaa !19
  %25 = call i32 %23(ptr noundef %24) #5
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %72

27:                                               ; preds = %20
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %30 = load ptr, ptr %4, align 8, !tbaa !9
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 240
  %32 = load ptr, ptr %31, align 8, !tbaa !76
  %33 = call i32 %32(ptr noundef nonnull %28, i32 noundef 1) #5
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %48

35:                                               ; preds = %27
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %37 = load ptr, ptr %4, align 8, !tbaa !9
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 240
  %39 = load ptr, ptr %38, align 8, !tbaa !76
  %40 = call i32 %39(ptr noundef nonnull %36, i32 noundef 1) #5
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %48

42:                                               ; preds = %35
  %43 = load ptr, ptr %4, align 8, !tbaa !9
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 240
  %45 = load ptr, ptr %44, align 8, !tbaa !76
  %46 = call i32 %45(ptr noundef nonnull %29, i32 noundef 1) #5
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %50, label %48

48:                                               ; preds = %27, %35, %42
  %49 = phi i32 [ %33, %27 ], [ %40, %35 ], [ %46, %42 ]
  store ptr @.str.14, ptr %3, align 8, !tbaa !43
  br label %72

50:                                               ; preds = %42
  store ptr @.str.11, ptr %3, align 8, !tbaa !43
  %51 = load ptr, ptr %4, align 8, !tbaa !9
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 272
  %53 = load ptr, ptr %52, align 8, !tbaa !77
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %55 = call i32 %53(ptr noundef nonnull %54, i32 noundef 2) #5
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %72

57:                                               ; preds = %50
  store ptr @launch, ptr %0, align 8, !tbaa !78
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr @replay, ptr %58, align 8, !tbaa !79
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr @replayable, ptr %59, align 8, !tbaa !80
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr @settle, ptr %60, align 8, !tbaa !81
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr @time_, ptr %61, align 8, !tbaa !82
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr @note_times, ptr %62, align 8, !tbaa !83
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr @set, ptr %63, align 8, !tbaa !84
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr @move_, ptr %64, align 8, !tbaa !85
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr @write_, ptr %65, align 8, !tbaa !86
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr @read_, ptr %66, align 8, !tbaa !87
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr @receive_, ptr %67, align 8, !tbaa !88
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr @send_, ptr %68, align 8, !tbaa !89
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr @arrived, ptr %69, align 8, !tbaa !90
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr @arrival, ptr %70, align 8, !tbaa !91
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store ptr @release, ptr %71, align 8, !tbaa !92
  br label %72

72:                                               ; preds = %48, %50, %20, %12, %1, %57
  %73 = phi i32 [ 0, %57 ], [ %10, %1 ], [ %18, %12 ], [ %25, %20 ], [ %55, %50 ], [ %49, %48 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5
  ret i32 %73
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @launch(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) #17 {
  %4 = load ptr, ptr %2, align 8, !tbaa !93
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !95
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %32, label %26

22:                                               ; preds = %26
  %23 = add nuw i64 %27, 1
  %24 = load i64, ptr %19, align 8, !tbaa !95
  %25 = icmp ult i64 %23, %24
  br i1 %25, label %26, label %32, !llvm.loop !98

26:                                               ; preds = %18, %22
  %27 = phi i64 [ %23, %22 ], [ 0, %18 ]
  %28 = load ptr, ptr %4, align 8, !tbaa !99
  %29 = getelementptr inbounds nuw %struct.tfc_launch, ptr %28, i64 %27
  %30 = tail call fastcc i32 @launch_one(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef %29)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %22, label %32

32:                                               ; preds = %22, %26, %18, %3, %8
  %33 = phi i32 [ %16, %8 ], [ 14, %3 ], [ 0, %18 ], [ 0, %22 ], [ %30, %26 ]
  ret i32 %33
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @replay(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) #17 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %5 = load ptr, ptr %4, align 8, !tbaa !100
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !106
  %8 = icmp slt i64 %7, 0
  br i1 %8, label %248, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %11 = load i32, ptr %10, align 4, !tbaa !107
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %248

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !9
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 336
  %17 = load ptr, ptr %16, align 8, !tbaa !108
  %18 = icmp eq ptr %17, null
  br i1 %18, label %248, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %21 = load atomic i32, ptr %20 monotonic, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %248

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 96
  %25 = load ptr, ptr %24, align 8, !tbaa !17
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %27 = load ptr, ptr %26, align 8, !tbaa !19
  %28 = tail call i32 %25(ptr noundef %27) #5
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.8)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %248

31:                                               ; preds = %23
  %32 = load ptr, ptr %4, align 8, !tbaa !100
  %33 = load ptr, ptr %32, align 8, !tbaa !109
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !110
  %36 = icmp sgt i64 %35, 0
  br i1 %36, label %37, label %40

37:                                               ; preds = %31
  %38 = load ptr, ptr %1, align 8, !tbaa !111
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %49

40:                                               ; preds = %93, %31
  %41 = phi i32 [ 1, %31 ], [ %95, %93 ]
  %42 = phi ptr [ %33, %31 ], [ %96, %93 ]
  %43 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !112
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %141

46:                                               ; preds = %40
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %48 = load ptr, ptr %47, align 8, !tbaa !113
  br label %128

49:                                               ; preds = %93, %37
  %50 = phi i64 [ %35, %37 ], [ %94, %93 ]
  %51 = phi ptr [ %33, %37 ], [ %96, %93 ]
  %52 = phi i32 [ 1, %37 ], [ %95, %93 ]
  %53 = phi i64 [ 0, %37 ], [ %97, %93 ]
  %54 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %38, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 24
  %56 = load i32, ptr %55, align 8, !tbaa !114
  switch i32 %56, label %93 [
    i32 11, label %58
    i32 4, label %62
    i32 6, label %57
  ]

57:                                               ; preds = %49
  br label %62

58:                                               ; preds = %49
  %59 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %60 = load i32, ptr %59, align 8, !tbaa !115
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %93, label %62

62:                                               ; preds = %58, %57, %49
  %63 = phi i32 [ %60, %58 ], [ 1, %49 ], [ 2, %57 ]
  %64 = load ptr, ptr %39, align 8, !tbaa !116
  %65 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %66 = load ptr, ptr %65, align 8, !tbaa !117
  %67 = zext i32 %63 to i64
  %68 = and i64 %67, 1
  %69 = icmp eq i32 %63, 1
  br i1 %69, label %74, label %70

70:                                               ; preds = %62
  %71 = and i64 %67, 4294967294
  br label %99

72:                                               ; preds = %99
  %73 = icmp eq i64 %68, 0
  br i1 %73, label %89, label %74

74:                                               ; preds = %72, %62
  %75 = phi i64 [ 0, %62 ], [ %124, %72 ]
  %76 = phi ptr [ %51, %62 ], [ %125, %72 ]
  %77 = phi i32 [ %52, %62 ], [ %123, %72 ]
  %78 = icmp ne i64 %68, 0
  tail call void @llvm.assume(i1 %78)
  %79 = getelementptr inbounds nuw i32, ptr %66, i64 %75
  %80 = load i32, ptr %79, align 4, !tbaa !5
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds ptr, ptr %64, i64 %81
  %83 = load ptr, ptr %82, align 8, !tbaa !30
  %84 = ptrtoint ptr %83 to i64
  %85 = load i64, ptr %76, align 8, !tbaa !118
  %86 = icmp eq i64 %85, %84
  %87 = select i1 %86, i32 %77, i32 0
  store i64 %84, ptr %76, align 8, !tbaa !118
  %88 = getelementptr inbounds nuw i8, ptr %76, i64 8
  br label %89

89:                                               ; preds = %72, %74
  %90 = phi i32 [ %123, %72 ], [ %87, %74 ]
  %91 = phi ptr [ %125, %72 ], [ %88, %74 ]
  %92 = load i64, ptr %34, align 8, !tbaa !110
  br label %93

93:                                               ; preds = %89, %58, %49
  %94 = phi i64 [ %50, %58 ], [ %92, %89 ], [ %50, %49 ]
  %95 = phi i32 [ %52, %58 ], [ %90, %89 ], [ %52, %49 ]
  %96 = phi ptr [ %51, %58 ], [ %91, %89 ], [ %51, %49 ]
  %97 = add nuw nsw i64 %53, 1
  %98 = icmp slt i64 %97, %94
  br i1 %98, label %49, label %40, !llvm.loop !119

99:                                               ; preds = %99, %70
  %100 = phi i64 [ 0, %70 ], [ %124, %99 ]
  %101 = phi ptr [ %51, %70 ], [ %125, %99 ]
  %102 = phi i32 [ %52, %70 ], [ %123, %99 ]
  %103 = phi i64 [ 0, %70 ], [ %126, %99 ]
  %104 = getelementptr inbounds nuw i32, ptr %66, i64 %100
  %105 = load i32, ptr %104, align 4, !tbaa !5
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds ptr, ptr %64, i64 %106
  %108 = load ptr, ptr %107, align 8, !tbaa !30
  %109 = ptrtoint ptr %108 to i64
  %110 = load i64, ptr %101, align 8, !tbaa !118
  %111 = icmp eq i64 %110, %109
  store i64 %109, ptr %101, align 8, !tbaa !118
  %112 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %113 = getelementptr inbounds nuw i32, ptr %66, i64 %100
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 4
  %115 = load i32, ptr %114, align 4, !tbaa !5
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds ptr, ptr %64, i64 %116
  %118 = load ptr, ptr %117, align 8, !tbaa !30
  %119 = ptrtoint ptr %118 to i64
  %120 = load i64, ptr %112, align 8, !tbaa !118
  %121 = icmp eq i64 %120, %119
  %122 = select i1 %121, i1 %111, i1 false
  %123 = select i1 %122, i32 %102, i32 0
  store i64 %119, ptr %112, align 8, !tbaa !118
  %124 = add nuw nsw i64 %100, 2
  %125 = getelementptr inbounds nuw i8, ptr %101, i64 16
  %126 = add i64 %103, 2
  %127 = icmp eq i64 %126, %71
  br i1 %127, label %72, label %99, !llvm.loop !120

128:                                              ; preds = %128, %46
  %129 = phi i64 [ 0, %46 ], [ %137, %128 ]
  %130 = phi ptr [ %42, %46 ], [ %138, %128 ]
  %131 = phi i32 [ %41, %46 ], [ %136, %128 ]
  %132 = load i64, ptr %130, align 8, !tbaa !118
  %133 = getelementptr inbounds nuw i64, ptr %48, i64 %129
  %134 = load i64, ptr %133, align 8, !tbaa !118
  %135 = icmp eq i64 %132, %134
  %136 = select i1 %135, i32 %131, i32 0
  store i64 %134, ptr %130, align 8, !tbaa !118
  %137 = add nuw nsw i64 %129, 1
  %138 = getelementptr inbounds nuw i8, ptr %130, i64 8
  %139 = load i64, ptr %43, align 8, !tbaa !112
  %140 = icmp slt i64 %137, %139
  br i1 %140, label %128, label %141, !llvm.loop !121

141:                                              ; preds = %128, %40
  %142 = phi i32 [ %41, %40 ], [ %136, %128 ]
  %143 = icmp eq i32 %142, 0
  %144 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %145 = load ptr, ptr %144, align 8, !tbaa !32
  %146 = icmp eq ptr %145, null
  br i1 %143, label %147, label %151

147:                                              ; preds = %141
  br i1 %146, label %233, label %148

148:                                              ; preds = %147
  tail call void @tfc_gpu_forget(ptr noundef nonnull %0, ptr noundef nonnull %5)
  %149 = load ptr, ptr %144, align 8, !tbaa !32
  %150 = icmp eq ptr %149, null
  br i1 %150, label %233, label %155

151:                                              ; preds = %141
  br i1 %146, label %152, label %155

152:                                              ; preds = %151
  store i64 0, ptr %6, align 8, !tbaa !106
  %153 = tail call fastcc i64 @all_launches(ptr noundef %1)
  %154 = icmp sgt i64 %153, 4096
  br i1 %154, label %248, label %234

155:                                              ; preds = %151, %148
  %156 = phi ptr [ %145, %151 ], [ %149, %148 ]
  %157 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %158 = load ptr, ptr %157, align 8, !tbaa !122
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 40
  %160 = load ptr, ptr %159, align 8, !tbaa !123
  %161 = getelementptr inbounds nuw i8, ptr %160, i64 24
  %162 = load i64, ptr %161, align 8, !tbaa !131
  %163 = icmp sgt i64 %162, 0
  %164 = zext i1 %163 to i64
  %165 = getelementptr inbounds nuw i8, ptr %160, i64 32
  store i64 %164, ptr %165, align 8, !tbaa !134
  %166 = load ptr, ptr %14, align 8, !tbaa !9
  %167 = getelementptr inbounds nuw i8, ptr %166, i64 344
  %168 = load ptr, ptr %167, align 8, !tbaa !135
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %170 = load ptr, ptr %169, align 8, !tbaa !40
  %171 = tail call i32 %168(ptr noundef nonnull %156, ptr noundef %170) #5
  %172 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %171, ptr noundef nonnull @.str.25)
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %174, label %248

174:                                              ; preds = %155
  store i32 0, ptr %2, align 4, !tbaa !5
  %175 = getelementptr inbounds nuw i8, ptr %0, i64 200
  tail call fastcc void @lock(ptr noundef nonnull %175)
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 752
  %177 = load i64, ptr %176, align 8, !tbaa !136
  %178 = add i64 %177, 1
  store i64 %178, ptr %176, align 8, !tbaa !136
  %179 = load i64, ptr %34, align 8, !tbaa !110
  %180 = icmp sgt i64 %179, 0
  br i1 %180, label %181, label %185

181:                                              ; preds = %174
  %182 = load ptr, ptr %1, align 8, !tbaa !111
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 224
  br label %186

185:                                              ; preds = %212, %174
  tail call fastcc void @unlock(ptr noundef nonnull %175)
  br label %248

186:                                              ; preds = %181, %212
  %187 = phi i64 [ 0, %181 ], [ %213, %212 ]
  %188 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %182, i64 %187
  %189 = load ptr, ptr %188, align 8, !tbaa !93
  %190 = icmp eq ptr %189, null
  br i1 %190, label %212, label %191

191:                                              ; preds = %186
  %192 = getelementptr inbounds nuw i8, ptr %189, i64 8
  %193 = load i64, ptr %192, align 8, !tbaa !95
  %194 = icmp eq i64 %193, 0
  br i1 %194, label %212, label %195

195:                                              ; preds = %191
  %196 = and i64 %193, 1
  %197 = icmp eq i64 %193, 1
  br i1 %197, label %203, label %198

198:                                              ; preds = %195
  %199 = and i64 %193, -2
  %200 = load i64, ptr %184, align 8, !tbaa !38
  br label %215

201:                                              ; preds = %215
  store i64 %227, ptr %184, align 8, !tbaa !38
  %202 = icmp eq i64 %196, 0
  br i1 %202, label %212, label %203

203:                                              ; preds = %201, %195
  %204 = phi i64 [ 0, %195 ], [ %230, %201 ]
  %205 = icmp ne i64 %196, 0
  tail call void @llvm.assume(i1 %205)
  %206 = load ptr, ptr %189, align 8, !tbaa !99
  %207 = getelementptr inbounds nuw %struct.tfc_launch, ptr %206, i64 %204
  %208 = load i64, ptr %184, align 8, !tbaa !38
  %209 = add i64 %208, 1
  store i64 %209, ptr %184, align 8, !tbaa !38
  %210 = and i64 %208, 63
  %211 = getelementptr inbounds nuw ptr, ptr %183, i64 %210
  store ptr %207, ptr %211, align 8, !tbaa !137
  br label %212

212:                                              ; preds = %203, %201, %191, %186
  %213 = add nuw nsw i64 %187, 1
  %214 = icmp eq i64 %213, %179
  br i1 %214, label %185, label %186, !llvm.loop !138

215:                                              ; preds = %215, %198
  %216 = phi i64 [ %200, %198 ], [ %227, %215 ]
  %217 = phi i64 [ 0, %198 ], [ %230, %215 ]
  %218 = phi i64 [ 0, %198 ], [ %231, %215 ]
  %219 = load ptr, ptr %189, align 8, !tbaa !99
  %220 = getelementptr inbounds nuw %struct.tfc_launch, ptr %219, i64 %217
  %221 = add i64 %216, 1
  %222 = and i64 %216, 63
  %223 = getelementptr inbounds nuw ptr, ptr %183, i64 %222
  store ptr %220, ptr %223, align 8, !tbaa !137
  %224 = load ptr, ptr %189, align 8, !tbaa !99
  %225 = getelementptr inbounds nuw %struct.tfc_launch, ptr %224, i64 %217
  %226 = getelementptr inbounds nuw i8, ptr %225, i64 56
  %227 = add i64 %221, 1
  %228 = and i64 %221, 63
  %229 = getelementptr inbounds nuw ptr, ptr %183, i64 %228
  store ptr %226, ptr %229, align 8, !tbaa !137
  %230 = add i64 %217, 2
  %231 = add i64 %218, 2
  %232 = icmp eq i64 %231, %199
  br i1 %232, label %201, label %215

233:                                              ; preds = %147, %148
  store i64 0, ptr %6, align 8, !tbaa !106
  br label %248

234:                                              ; preds = %152
  %235 = getelementptr inbounds nuw i8, ptr %0, i64 196
  %236 = cmpxchg ptr %235, i32 0, i32 1 seq_cst seq_cst, align 4
  %237 = extractvalue { i32, i1 } %236, 1
  br i1 %237, label %238, label %248

238:                                              ; preds = %234
  %239 = load ptr, ptr %14, align 8, !tbaa !9
  %240 = getelementptr inbounds nuw i8, ptr %239, i64 320
  %241 = load ptr, ptr %240, align 8, !tbaa !139
  %242 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %243 = load ptr, ptr %242, align 8, !tbaa !140
  %244 = tail call i32 %241(ptr noundef %243, i32 noundef 1) #5
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %247, label %246

246:                                              ; preds = %238
  store i64 -1, ptr %6, align 8, !tbaa !106
  store atomic i32 0, ptr %235 seq_cst, align 4
  br label %248

247:                                              ; preds = %238
  store i64 1, ptr %6, align 8, !tbaa !106
  br label %248

248:                                              ; preds = %233, %19, %185, %155, %234, %152, %247, %246, %3, %9, %13, %23
  %249 = phi i32 [ %29, %23 ], [ 0, %3 ], [ 0, %13 ], [ 0, %9 ], [ 0, %185 ], [ %172, %155 ], [ 0, %234 ], [ 0, %233 ], [ 0, %152 ], [ 0, %247 ], [ 0, %246 ], [ 14, %19 ]
  ret i32 %249
}

; Function Attrs: nounwind uwtable
define internal range(i32 -1, 15) i32 @replayable(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2) #15 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !100
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %9 = load i64, ptr %8, align 8, !tbaa !106
  %10 = icmp eq i64 %9, 1
  br i1 %10, label %11, label %92

11:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  store ptr null, ptr %4, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  store ptr null, ptr %5, align 8, !tbaa !30
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %13 = load ptr, ptr %12, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 328
  %15 = load ptr, ptr %14, align 8, !tbaa !141
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %17 = load ptr, ptr %16, align 8, !tbaa !140
  %18 = call i32 %15(ptr noundef %17, ptr noundef nonnull %4) #5
  %19 = icmp eq i32 %2, 0
  %20 = or i32 %18, %2
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %28

22:                                               ; preds = %11
  %23 = load ptr, ptr %12, align 8, !tbaa !9
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 336
  %25 = load ptr, ptr %24, align 8, !tbaa !108
  %26 = load ptr, ptr %4, align 8, !tbaa !30
  %27 = call i32 %25(ptr noundef nonnull %5, ptr noundef %26, i64 noundef 0) #5
  br label %28

28:                                               ; preds = %22, %11
  %29 = phi i32 [ %18, %11 ], [ %27, %22 ]
  %30 = load ptr, ptr %4, align 8, !tbaa !30
  %31 = icmp eq ptr %30, null
  br i1 %31, label %37, label %32

32:                                               ; preds = %28
  %33 = load ptr, ptr %12, align 8, !tbaa !9
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 352
  %35 = load ptr, ptr %34, align 8, !tbaa !142
  %36 = call i32 %35(ptr noundef nonnull %30) #5
  br label %37

37:                                               ; preds = %32, %28
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 196
  store atomic i32 0, ptr %38 seq_cst, align 4
  br i1 %19, label %40, label %39

39:                                               ; preds = %37
  store i64 0, ptr %8, align 8, !tbaa !106
  br label %90

40:                                               ; preds = %37
  %41 = load ptr, ptr %5, align 8, !tbaa !30
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %41, ptr %42, align 8, !tbaa !32
  %43 = icmp eq i32 %29, 0
  %44 = select i1 %43, i64 2, i64 -1
  store i64 %44, ptr %8, align 8, !tbaa !106
  br i1 %43, label %45, label %90

45:                                               ; preds = %40
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %50

47:                                               ; preds = %66
  %48 = atomicrmw xchg ptr %46, i32 2 acquire, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %73, label %69

50:                                               ; preds = %66, %45
  %51 = phi i32 [ 0, %45 ], [ %67, %66 ]
  %52 = cmpxchg ptr %46, i32 0, i32 1 acquire monotonic, align 4
  %53 = extractvalue { i32, i1 } %52, 1
  br i1 %53, label %73, label %54

54:                                               ; preds = %50
  call void @llvm.x86.sse2.pause()
  %55 = cmpxchg ptr %46, i32 0, i32 1 acquire monotonic, align 4
  %56 = extractvalue { i32, i1 } %55, 1
  br i1 %56, label %73, label %57

57:                                               ; preds = %54
  call void @llvm.x86.sse2.pause()
  %58 = cmpxchg ptr %46, i32 0, i32 1 acquire monotonic, align 4
  %59 = extractvalue { i32, i1 } %58, 1
  br i1 %59, label %73, label %60

60:                                               ; preds = %57
  call void @llvm.x86.sse2.pause()
  %61 = cmpxchg ptr %46, i32 0, i32 1 acquire monotonic, align 4
  %62 = extractvalue { i32, i1 } %61, 1
  br i1 %62, label %73, label %63

63:                                               ; preds = %60
  call void @llvm.x86.sse2.pause()
  %64 = cmpxchg ptr %46, i32 0, i32 1 acquire monotonic, align 4
  %65 = extractvalue { i32, i1 } %64, 1
  br i1 %65, label %73, label %66

66:                                               ; preds = %63
  call void @llvm.x86.sse2.pause()
  %67 = add nuw nsw i32 %51, 5
  %68 = icmp eq i32 %67, 100
  br i1 %68, label %47, label %50, !llvm.loop !35

69:                                               ; preds = %47, %69
  %70 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %46, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %71 = atomicrmw xchg ptr %46, i32 2 acquire, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %69, !llvm.loop !37

73:                                               ; preds = %50, %54, %57, %60, %63, %69, %47
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %75 = load i64, ptr %74, align 8, !tbaa !143
  %76 = add i64 %75, 1
  store i64 %76, ptr %74, align 8, !tbaa !143
  %77 = atomicrmw xchg ptr %46, i32 0 release, align 4
  %78 = icmp eq i32 %77, 2
  br i1 %78, label %79, label %81

79:                                               ; preds = %73
  %80 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %46, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %81

81:                                               ; preds = %73, %79
  %82 = load ptr, ptr %12, align 8, !tbaa !9
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 344
  %84 = load ptr, ptr %83, align 8, !tbaa !135
  %85 = load ptr, ptr %5, align 8, !tbaa !30
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %87 = load ptr, ptr %86, align 8, !tbaa !40
  %88 = call i32 %84(ptr noundef %85, ptr noundef %87) #5
  %89 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %88, ptr noundef nonnull @.str.25)
  br label %90

90:                                               ; preds = %81, %40, %39
  %91 = phi i32 [ 0, %39 ], [ %89, %81 ], [ -1, %40 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  br label %92

92:                                               ; preds = %3, %90
  %93 = phi i32 [ %91, %90 ], [ 0, %3 ]
  ret i32 %93
}

; Function Attrs: nounwind uwtable
define internal i32 @settle(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i64 noundef %4) #15 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !123
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !144
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %11 = load i64, ptr %10, align 8, !tbaa !131
  %12 = getelementptr inbounds %struct.tfc_check, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !134
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %16 = load atomic i32, ptr %15 monotonic, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %118

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %20 = load ptr, ptr %19, align 8, !tbaa !9
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 96
  %22 = load ptr, ptr %21, align 8, !tbaa !17
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %24 = load ptr, ptr %23, align 8, !tbaa !19
  %25 = tail call i32 %22(ptr noundef %24) #5
  %26 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %25, ptr noundef nonnull @.str.8)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %118

28:                                               ; preds = %18
  %29 = icmp eq i64 %14, 0
  br i1 %29, label %44, label %30

30:                                               ; preds = %28
  %31 = load ptr, ptr %19, align 8, !tbaa !9
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 200
  %33 = load ptr, ptr %32, align 8, !tbaa !51
  %34 = load ptr, ptr %8, align 8, !tbaa !144
  %35 = load ptr, ptr %7, align 8, !tbaa !145
  %36 = ptrtoint ptr %35 to i64
  %37 = load i64, ptr %10, align 8, !tbaa !131
  %38 = mul nsw i64 %37, 48
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %40 = load ptr, ptr %39, align 8, !tbaa !40
  %41 = tail call i32 %33(ptr noundef %34, i64 noundef %36, i64 noundef %38, ptr noundef %40) #5
  %42 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %41, ptr noundef nonnull @.str.3)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %118

44:                                               ; preds = %30, %28
  %45 = icmp eq i64 %4, 0
  br i1 %45, label %56, label %46

46:                                               ; preds = %44
  %47 = load ptr, ptr %19, align 8, !tbaa !9
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 200
  %49 = load ptr, ptr %48, align 8, !tbaa !51
  %50 = ptrtoint ptr %3 to i64
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %52 = load ptr, ptr %51, align 8, !tbaa !40
  %53 = tail call i32 %49(ptr noundef %12, i64 noundef %50, i64 noundef %4, ptr noundef %52) #5
  %54 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %53, ptr noundef nonnull @.str.3)
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %60, label %118

56:                                               ; preds = %44
  %57 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  %58 = icmp ne i32 %57, 0
  %59 = or i1 %29, %58
  br i1 %59, label %118, label %64

60:                                               ; preds = %46
  %61 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %118

63:                                               ; preds = %60
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 %12, i64 %4, i1 false)
  br i1 %29, label %118, label %64

64:                                               ; preds = %56, %63
  %65 = load ptr, ptr %6, align 8, !tbaa !123
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 32
  store i64 0, ptr %66, align 8, !tbaa !134
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %68 = load i64, ptr %67, align 8, !tbaa !131
  %69 = icmp sgt i64 %68, 0
  br i1 %69, label %70, label %118

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %65, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !144
  br label %73

73:                                               ; preds = %115, %70
  %74 = phi i64 [ 0, %70 ], [ %116, %115 ]
  %75 = getelementptr inbounds nuw %struct.tfc_check, ptr %72, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %77 = load i32, ptr %76, align 4, !tbaa !146
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %115, label %79

79:                                               ; preds = %73
  %80 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %82 = load ptr, ptr %81, align 8, !tbaa !149
  %83 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %84 = load ptr, ptr %83, align 8, !tbaa !150
  %85 = getelementptr inbounds nuw i32, ptr %84, i64 %74
  %86 = load i32, ptr %85, align 4, !tbaa !5
  %87 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %88 = load i32, ptr %87, align 8, !tbaa !151
  %89 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %90 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %91 = load i64, ptr %90, align 8, !tbaa !152
  %92 = getelementptr inbounds nuw i8, ptr %75, i64 40
  %93 = load double, ptr %92, align 8, !tbaa !153
  %94 = getelementptr inbounds nuw i8, ptr %82, i64 4
  %95 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store i32 %86, ptr %95, align 8, !tbaa !5
  %96 = getelementptr inbounds nuw i8, ptr %82, i64 12
  store i32 %88, ptr %96, align 4, !tbaa !5
  %97 = getelementptr inbounds nuw i8, ptr %82, i64 16
  %98 = load <2 x i64>, ptr %89, align 8, !tbaa !118
  store i32 %77, ptr %82, align 8, !tbaa !154
  store i32 0, ptr %94, align 4, !tbaa !154
  store <2 x i64> %98, ptr %97, align 8, !tbaa !118
  %99 = getelementptr inbounds nuw i8, ptr %82, i64 32
  store i64 %91, ptr %99, align 8, !tbaa !118
  %100 = getelementptr inbounds nuw i8, ptr %82, i64 40
  store double %93, ptr %100, align 8, !tbaa !155
  %101 = load i32, ptr %80, align 4, !tbaa !146
  %102 = load ptr, ptr %19, align 8, !tbaa !9
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 224
  %104 = load ptr, ptr %103, align 8, !tbaa !53
  %105 = load ptr, ptr %65, align 8, !tbaa !145
  %106 = ptrtoint ptr %105 to i64
  %107 = load i64, ptr %67, align 8, !tbaa !131
  %108 = mul nsw i64 %107, 48
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %110 = load ptr, ptr %109, align 8, !tbaa !40
  %111 = tail call i32 %104(i64 noundef %106, i8 noundef zeroext 0, i64 noundef %108, ptr noundef %110) #5
  %112 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %111, ptr noundef nonnull @.str.5)
  %113 = icmp eq i32 %112, 0
  %114 = select i1 %113, i32 %101, i32 %112
  br label %118

115:                                              ; preds = %73
  %116 = add nuw nsw i64 %74, 1
  %117 = icmp eq i64 %116, %68
  br i1 %117, label %118, label %73, !llvm.loop !156

118:                                              ; preds = %115, %56, %5, %79, %64, %60, %63, %30, %46, %18
  %119 = phi i32 [ %26, %18 ], [ %54, %46 ], [ %42, %30 ], [ %57, %56 ], [ %61, %60 ], [ 0, %63 ], [ 14, %5 ], [ %114, %79 ], [ 0, %64 ], [ 0, %115 ]
  ret i32 %119
}

; Function Attrs: nounwind uwtable
define internal i32 @time_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #15 {
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %6 = load ptr, ptr %5, align 8, !tbaa !122
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %8 = load ptr, ptr %7, align 8, !tbaa !157
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %10 = load atomic i32, ptr %9 monotonic, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %140

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 96
  %16 = load ptr, ptr %15, align 8, !tbaa !17
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %18 = load ptr, ptr %17, align 8, !tbaa !19
  %19 = tail call i32 %16(ptr noundef %18) #5
  %20 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %19, ptr noundef nonnull @.str.8)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %140

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %24 = load i64, ptr %23, align 8, !tbaa !158
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %26 = load i64, ptr %25, align 8, !tbaa !55
  %27 = icmp eq i64 %24, %26
  br i1 %27, label %28, label %35

28:                                               ; preds = %22
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %30 = load ptr, ptr %29, align 8, !tbaa !83
  %31 = tail call i32 %30(ptr noundef nonnull %0, ptr noundef nonnull %8) #5
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %140

33:                                               ; preds = %28
  %34 = load i64, ptr %23, align 8, !tbaa !158
  br label %35

35:                                               ; preds = %22, %33
  %36 = phi i64 [ %34, %33 ], [ %24, %22 ]
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %79

38:                                               ; preds = %35
  %39 = load ptr, ptr %8, align 8, !tbaa !60
  %40 = load ptr, ptr %39, align 8, !tbaa !30
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %51

42:                                               ; preds = %38
  %43 = load ptr, ptr %13, align 8, !tbaa !9
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 272
  %45 = load ptr, ptr %44, align 8, !tbaa !77
  %46 = tail call i32 %45(ptr noundef nonnull %39, i32 noundef 0) #5
  %47 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %46, ptr noundef nonnull @.str.11)
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %140

49:                                               ; preds = %42
  %50 = load ptr, ptr %39, align 8, !tbaa !30
  br label %51

51:                                               ; preds = %49, %38
  %52 = phi ptr [ %50, %49 ], [ %40, %38 ]
  %53 = load ptr, ptr %13, align 8, !tbaa !9
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 288
  %55 = load ptr, ptr %54, align 8, !tbaa !50
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %57 = load ptr, ptr %56, align 8, !tbaa !40
  %58 = tail call i32 %55(ptr noundef %52, ptr noundef %57) #5
  %59 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %58, ptr noundef nonnull @.str.9)
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %140

61:                                               ; preds = %51
  %62 = load ptr, ptr %13, align 8, !tbaa !9
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 304
  %64 = load ptr, ptr %63, align 8, !tbaa !48
  %65 = load ptr, ptr %8, align 8, !tbaa !60
  %66 = load ptr, ptr %65, align 8, !tbaa !30
  %67 = tail call i32 %64(ptr noundef %66) #5
  %68 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %67, ptr noundef nonnull @.str.10)
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %140

70:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %71 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #5
  %72 = load i64, ptr %4, align 8, !tbaa !159
  %73 = mul nsw i64 %72, 1000000000
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %75 = load i64, ptr %74, align 8, !tbaa !161
  %76 = add nsw i64 %73, %75
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  %77 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %76, ptr %77, align 8, !tbaa !162
  %78 = load i64, ptr %23, align 8, !tbaa !158
  br label %79

79:                                               ; preds = %35, %70
  %80 = phi i64 [ %36, %35 ], [ %78, %70 ]
  %81 = load ptr, ptr %8, align 8, !tbaa !60
  %82 = shl i64 %80, 4
  %83 = getelementptr i8, ptr %81, i64 %82
  %84 = getelementptr i8, ptr %83, i64 8
  %85 = load ptr, ptr %84, align 8, !tbaa !30
  %86 = icmp eq ptr %85, null
  br i1 %86, label %87, label %96

87:                                               ; preds = %79
  %88 = load ptr, ptr %13, align 8, !tbaa !9
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 272
  %90 = load ptr, ptr %89, align 8, !tbaa !77
  %91 = call i32 %90(ptr noundef nonnull %84, i32 noundef 0) #5
  %92 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %91, ptr noundef nonnull @.str.11)
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %140

94:                                               ; preds = %87
  %95 = load ptr, ptr %84, align 8, !tbaa !30
  br label %96

96:                                               ; preds = %79, %94
  %97 = phi ptr [ %95, %94 ], [ %85, %79 ]
  %98 = load ptr, ptr %13, align 8, !tbaa !9
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 288
  %100 = load ptr, ptr %99, align 8, !tbaa !50
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %102 = load ptr, ptr %101, align 8, !tbaa !40
  %103 = call i32 %100(ptr noundef %97, ptr noundef %102) #5
  %104 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %103, ptr noundef nonnull @.str.9)
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %140

106:                                              ; preds = %96
  %107 = load ptr, ptr %0, align 8, !tbaa !78
  %108 = call i32 %107(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2) #5
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %140

110:                                              ; preds = %106
  %111 = getelementptr i8, ptr %83, i64 16
  %112 = load ptr, ptr %111, align 8, !tbaa !30
  %113 = icmp eq ptr %112, null
  br i1 %113, label %114, label %123

114:                                              ; preds = %110
  %115 = load ptr, ptr %13, align 8, !tbaa !9
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 272
  %117 = load ptr, ptr %116, align 8, !tbaa !77
  %118 = call i32 %117(ptr noundef nonnull %111, i32 noundef 0) #5
  %119 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %118, ptr noundef nonnull @.str.11)
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %140

121:                                              ; preds = %114
  %122 = load ptr, ptr %111, align 8, !tbaa !30
  br label %123

123:                                              ; preds = %110, %121
  %124 = phi ptr [ %122, %121 ], [ %112, %110 ]
  %125 = load ptr, ptr %13, align 8, !tbaa !9
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 288
  %127 = load ptr, ptr %126, align 8, !tbaa !50
  %128 = load ptr, ptr %101, align 8, !tbaa !40
  %129 = call i32 %127(ptr noundef %124, ptr noundef %128) #5
  %130 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %129, ptr noundef nonnull @.str.9)
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %140

132:                                              ; preds = %123
  %133 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %134 = load i32, ptr %133, align 4, !tbaa !163
  %135 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %136 = load ptr, ptr %135, align 8, !tbaa !164
  %137 = load i64, ptr %23, align 8, !tbaa !158
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %23, align 8, !tbaa !158
  %139 = getelementptr inbounds i32, ptr %136, i64 %137
  store i32 %134, ptr %139, align 4, !tbaa !5
  br label %140

140:                                              ; preds = %42, %51, %61, %28, %87, %96, %114, %106, %3, %123, %132, %12
  %141 = phi i32 [ %20, %12 ], [ 0, %132 ], [ %130, %123 ], [ 14, %3 ], [ %119, %114 ], [ %108, %106 ], [ %104, %96 ], [ %92, %87 ], [ %47, %42 ], [ %59, %51 ], [ %68, %61 ], [ %31, %28 ]
  ret i32 %141
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @note_times(ptr noundef %0, ptr noundef captures(none) %1) #15 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca %struct.timespec, align 8
  %6 = alloca float, align 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !158
  store i64 0, ptr %7, align 8, !tbaa !158
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %147, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %12 = load atomic i32, ptr %11 monotonic, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %147

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %16 = load ptr, ptr %15, align 8, !tbaa !9
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 96
  %18 = load ptr, ptr %17, align 8, !tbaa !17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %20 = load ptr, ptr %19, align 8, !tbaa !19
  %21 = tail call i32 %18(ptr noundef %20) #5
  %22 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %21, ptr noundef nonnull @.str.8)
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %147

24:                                               ; preds = %14
  %25 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %44

27:                                               ; preds = %24
  %28 = load ptr, ptr %1, align 8, !tbaa !60
  %29 = load ptr, ptr %28, align 8, !tbaa !30
  %30 = shl nsw i64 %8, 4
  %31 = getelementptr inbounds i8, ptr %28, i64 %30
  %32 = load ptr, ptr %31, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  store float 0.000000e+00, ptr %6, align 4, !tbaa !165
  %33 = load ptr, ptr %15, align 8, !tbaa !9
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 312
  %35 = load ptr, ptr %34, align 8, !tbaa !167
  %36 = call i32 %35(ptr noundef nonnull %6, ptr noundef %29, ptr noundef %32) #5
  %37 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %36, ptr noundef nonnull @.str.26)
  %38 = icmp eq i32 %37, 0
  %39 = load float, ptr %6, align 4
  %40 = fpext float %39 to double
  %41 = fmul double %40, 1.000000e+06
  %42 = fptosi double %41 to i64
  %43 = select i1 %38, i64 %42, i64 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  br label %44

44:                                               ; preds = %27, %24
  %45 = phi i64 [ %43, %27 ], [ 0, %24 ]
  %46 = phi i32 [ %37, %27 ], [ %25, %24 ]
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %48 = load i64, ptr %47, align 8, !tbaa !162
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %49 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #5
  %50 = load i64, ptr %5, align 8, !tbaa !159
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %52 = load i64, ptr %51, align 8, !tbaa !161
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  %53 = mul i64 %50, -1000000000
  %54 = add i64 %48, %45
  %55 = sub i64 %54, %52
  %56 = add i64 %55, %53
  %57 = load i64, ptr %47, align 8, !tbaa !162
  %58 = call i64 @llvm.smax.i64(i64 %56, i64 0)
  %59 = sub nsw i64 %57, %58
  %60 = icmp eq i32 %46, 0
  %61 = icmp sgt i64 %8, 0
  %62 = and i1 %60, %61
  br i1 %62, label %63, label %147

63:                                               ; preds = %44
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %66

66:                                               ; preds = %63, %144
  %67 = phi i64 [ 0, %63 ], [ %145, %144 ]
  %68 = load ptr, ptr %1, align 8, !tbaa !60
  %69 = load ptr, ptr %68, align 8, !tbaa !30
  %70 = shl nuw nsw i64 %67, 1
  %71 = or disjoint i64 %70, 1
  %72 = getelementptr inbounds nuw ptr, ptr %68, i64 %71
  %73 = load ptr, ptr %72, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  store float 0.000000e+00, ptr %4, align 4, !tbaa !165
  %74 = load ptr, ptr %15, align 8, !tbaa !9
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 312
  %76 = load ptr, ptr %75, align 8, !tbaa !167
  %77 = call i32 %76(ptr noundef nonnull %4, ptr noundef %69, ptr noundef %73) #5
  %78 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %77, ptr noundef nonnull @.str.26)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %81, label %80

80:                                               ; preds = %66
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  br label %147

81:                                               ; preds = %66
  %82 = load float, ptr %4, align 4, !tbaa !165
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  %83 = load ptr, ptr %1, align 8, !tbaa !60
  %84 = getelementptr inbounds nuw ptr, ptr %83, i64 %71
  %85 = load ptr, ptr %84, align 8, !tbaa !30
  %86 = getelementptr inbounds nuw ptr, ptr %83, i64 %70
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 16
  %88 = load ptr, ptr %87, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  store float 0.000000e+00, ptr %3, align 4, !tbaa !165
  %89 = load ptr, ptr %15, align 8, !tbaa !9
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 312
  %91 = load ptr, ptr %90, align 8, !tbaa !167
  %92 = call i32 %91(ptr noundef nonnull %3, ptr noundef %85, ptr noundef %88) #5
  %93 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %92, ptr noundef nonnull @.str.26)
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %96, label %95

95:                                               ; preds = %81
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  br label %147

96:                                               ; preds = %81
  %97 = fpext float %82 to double
  %98 = fmul double %97, 1.000000e+06
  %99 = fptosi double %98 to i64
  %100 = load float, ptr %3, align 4, !tbaa !165
  %101 = fpext float %100 to double
  %102 = fmul double %101, 1.000000e+06
  %103 = fptosi double %102 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  %104 = load ptr, ptr %64, align 8, !tbaa !168
  %105 = load ptr, ptr %65, align 8, !tbaa !164
  %106 = getelementptr inbounds nuw i32, ptr %105, i64 %67
  %107 = load i32, ptr %106, align 4, !tbaa !5
  %108 = add nsw i64 %59, %99
  %109 = add nsw i64 %108, %103
  %110 = zext i32 %107 to i64
  %111 = getelementptr inbounds nuw i8, ptr %104, i64 40
  %112 = load i64, ptr %111, align 8, !tbaa !169
  %113 = icmp sgt i64 %112, %110
  br i1 %113, label %114, label %144

114:                                              ; preds = %96
  %115 = getelementptr inbounds nuw i8, ptr %104, i64 32
  %116 = load ptr, ptr %115, align 8, !tbaa !173
  %117 = getelementptr inbounds nuw %struct.tfc_runs, ptr %116, i64 %110
  %118 = load i64, ptr %117, align 8, !tbaa !174
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %120, label %122

120:                                              ; preds = %114
  %121 = getelementptr inbounds nuw i8, ptr %117, i64 16
  store i64 %108, ptr %121, align 8, !tbaa !176
  br label %122

122:                                              ; preds = %120, %114
  %123 = getelementptr inbounds nuw i8, ptr %117, i64 24
  store i64 %109, ptr %123, align 8, !tbaa !177
  %124 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %125 = load i64, ptr %124, align 8, !tbaa !178
  %126 = add nsw i64 %125, %103
  store i64 %126, ptr %124, align 8, !tbaa !178
  %127 = add nsw i64 %118, 1
  store i64 %127, ptr %117, align 8, !tbaa !174
  %128 = getelementptr inbounds nuw i8, ptr %104, i64 48
  %129 = load i64, ptr %128, align 8, !tbaa !179
  %130 = icmp slt i64 %118, %129
  br i1 %130, label %131, label %144

131:                                              ; preds = %122
  %132 = getelementptr inbounds nuw i8, ptr %104, i64 24
  %133 = load i64, ptr %132, align 8, !tbaa !180
  %134 = add nsw i64 %133, 1
  store i64 %134, ptr %132, align 8, !tbaa !180
  %135 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %136 = load i64, ptr %135, align 8, !tbaa !181
  %137 = icmp slt i64 %133, %136
  br i1 %137, label %138, label %144

138:                                              ; preds = %131
  %139 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %140 = load ptr, ptr %139, align 8, !tbaa !182
  %141 = getelementptr inbounds %struct.tfc_event, ptr %140, i64 %133
  store i64 %108, ptr %141, align 8, !tbaa !118
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 8
  store i64 %109, ptr %142, align 8, !tbaa !118
  %143 = getelementptr inbounds nuw i8, ptr %141, i64 16
  store i64 %110, ptr %143, align 8, !tbaa !118
  br label %144

144:                                              ; preds = %138, %131, %122, %96
  %145 = add nuw nsw i64 %67, 1
  %146 = icmp slt i64 %145, %8
  br i1 %146, label %66, label %147, !llvm.loop !183

147:                                              ; preds = %144, %95, %80, %44, %10, %2, %14
  %148 = phi i32 [ 0, %2 ], [ %22, %14 ], [ 14, %10 ], [ %46, %44 ], [ %78, %80 ], [ %93, %95 ], [ 0, %144 ]
  ret i32 %148
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @set(ptr noundef %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef %2, i32 noundef %3) #15 {
  %5 = icmp eq ptr %1, null
  br i1 %5, label %14, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !100
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %12 = load i64, ptr %11, align 8, !tbaa !106
  %13 = icmp eq i64 %12, 1
  br i1 %13, label %15, label %14

14:                                               ; preds = %6, %10, %4
  br label %15

15:                                               ; preds = %10, %14
  %16 = phi i64 [ 160, %14 ], [ 176, %10 ]
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 %16
  %18 = load ptr, ptr %17, align 8, !tbaa !30
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %20 = load atomic i32, ptr %19 monotonic, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %39

22:                                               ; preds = %15
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %24 = load ptr, ptr %23, align 8, !tbaa !9
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 96
  %26 = load ptr, ptr %25, align 8, !tbaa !17
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %28 = load ptr, ptr %27, align 8, !tbaa !19
  %29 = tail call i32 %26(ptr noundef %28) #5
  %30 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %29, ptr noundef nonnull @.str.8)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %22
  %33 = load ptr, ptr %23, align 8, !tbaa !9
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 232
  %35 = load ptr, ptr %34, align 8, !tbaa !184
  %36 = ptrtoint ptr %2 to i64
  %37 = tail call i32 %35(i64 noundef %36, i32 noundef %3, i64 noundef 1, ptr noundef %18) #5
  %38 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %37, ptr noundef nonnull @.str.27)
  br label %39

39:                                               ; preds = %15, %22, %32
  %40 = phi i32 [ %38, %32 ], [ %30, %22 ], [ 14, %15 ]
  ret i32 %40
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @move_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #15 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 208
  %23 = load ptr, ptr %22, align 8, !tbaa !52
  %24 = ptrtoint ptr %1 to i64
  %25 = ptrtoint ptr %2 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %27 = load ptr, ptr %26, align 8, !tbaa !40
  %28 = tail call i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #5
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @write_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #15 {
  %5 = tail call i32 @tfc_gpu_write(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3)
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @read_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #15 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 200
  %23 = load ptr, ptr %22, align 8, !tbaa !51
  %24 = ptrtoint ptr %2 to i64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %26 = load ptr, ptr %25, align 8, !tbaa !40
  %27 = tail call i32 %23(ptr noundef %1, i64 noundef %24, i64 noundef %3, ptr noundef %26) #5
  %28 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %27, ptr noundef nonnull @.str.3)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %20, %18
  %31 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %32

32:                                               ; preds = %4, %8, %20, %30
  %33 = phi i32 [ %31, %30 ], [ %28, %20 ], [ %16, %8 ], [ 14, %4 ]
  ret i32 %33
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @receive_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) #15 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8, !tbaa !40
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %9 = load ptr, ptr %8, align 8, !tbaa !40
  %10 = tail call fastcc i32 @wait_for(ptr noundef %0, ptr noundef %7, ptr noundef %2, ptr noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %43

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %14 = load atomic i32, ptr %13 monotonic, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %18 = load ptr, ptr %17, align 8, !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 96
  %20 = load ptr, ptr %19, align 8, !tbaa !17
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %22 = load ptr, ptr %21, align 8, !tbaa !19
  %23 = tail call i32 %20(ptr noundef %22) #5
  %24 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %23, ptr noundef nonnull @.str.8)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %43

26:                                               ; preds = %16
  %27 = load ptr, ptr %17, align 8, !tbaa !9
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 216
  %29 = load ptr, ptr %28, align 8, !tbaa !185
  %30 = ptrtoint ptr %1 to i64
  %31 = load ptr, ptr %21, align 8, !tbaa !19
  %32 = ptrtoint ptr %3 to i64
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %34 = load ptr, ptr %33, align 8, !tbaa !19
  %35 = load ptr, ptr %6, align 8, !tbaa !40
  %36 = tail call i32 %29(i64 noundef %30, ptr noundef %31, i64 noundef %32, ptr noundef %34, i64 noundef %4, ptr noundef %35) #5
  %37 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %36, ptr noundef nonnull @.str.28)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %43

39:                                               ; preds = %26
  %40 = load ptr, ptr %8, align 8, !tbaa !40
  %41 = load ptr, ptr %6, align 8, !tbaa !40
  %42 = tail call fastcc i32 @wait_for(ptr noundef nonnull %2, ptr noundef %40, ptr noundef nonnull %0, ptr noundef %41)
  br label %43

43:                                               ; preds = %12, %5, %26, %16, %39
  %44 = phi i32 [ %24, %16 ], [ %42, %39 ], [ %37, %26 ], [ %10, %5 ], [ 14, %12 ]
  ret i32 %44
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @send_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef writeonly captures(none) %4) #15 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %7 = load atomic i32, ptr %6 monotonic, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %134

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load ptr, ptr %10, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !17
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %15 = load ptr, ptr %14, align 8, !tbaa !19
  %16 = tail call i32 %13(ptr noundef %15) #5
  %17 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %16, ptr noundef nonnull @.str.8)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %134

19:                                               ; preds = %9
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %24

21:                                               ; preds = %40
  %22 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %47, label %43

24:                                               ; preds = %40, %19
  %25 = phi i32 [ 0, %19 ], [ %41, %40 ]
  %26 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %27 = extractvalue { i32, i1 } %26, 1
  br i1 %27, label %47, label %28

28:                                               ; preds = %24
  tail call void @llvm.x86.sse2.pause()
  %29 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %30 = extractvalue { i32, i1 } %29, 1
  br i1 %30, label %47, label %31

31:                                               ; preds = %28
  tail call void @llvm.x86.sse2.pause()
  %32 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %33 = extractvalue { i32, i1 } %32, 1
  br i1 %33, label %47, label %34

34:                                               ; preds = %31
  tail call void @llvm.x86.sse2.pause()
  %35 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %36 = extractvalue { i32, i1 } %35, 1
  br i1 %36, label %47, label %37

37:                                               ; preds = %34
  tail call void @llvm.x86.sse2.pause()
  %38 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %39 = extractvalue { i32, i1 } %38, 1
  br i1 %39, label %47, label %40

40:                                               ; preds = %37
  tail call void @llvm.x86.sse2.pause()
  %41 = add nuw nsw i32 %25, 5
  %42 = icmp eq i32 %41, 100
  br i1 %42, label %21, label %24, !llvm.loop !35

43:                                               ; preds = %21, %43
  %44 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %20, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %45 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %43, !llvm.loop !37

47:                                               ; preds = %24, %28, %31, %34, %37, %43, %21
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 768
  br label %51

49:                                               ; preds = %51
  %50 = getelementptr inbounds nuw i8, ptr %53, i64 24
  br i1 %56, label %61, label %60

51:                                               ; preds = %51, %47
  %52 = phi i64 [ 0, %47 ], [ %57, %51 ]
  %53 = getelementptr inbounds nuw %struct.tfc_stage, ptr %48, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load ptr, ptr %54, align 8, !tbaa !54
  %56 = icmp ne ptr %55, null
  %57 = add nuw nsw i64 %52, 1
  %58 = icmp samesign ult i64 %52, 15
  %59 = select i1 %58, i1 %56, i1 false
  br i1 %59, label %51, label %49, !llvm.loop !186

60:                                               ; preds = %49
  store ptr %1, ptr %50, align 8, !tbaa !54
  br label %61

61:                                               ; preds = %60, %49
  %62 = atomicrmw xchg ptr %20, i32 0 release, align 4
  %63 = icmp eq i32 %62, 2
  br i1 %63, label %64, label %66

64:                                               ; preds = %61
  %65 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %20, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %66

66:                                               ; preds = %61, %64
  store ptr null, ptr %4, align 8, !tbaa !30
  br i1 %56, label %134, label %67

67:                                               ; preds = %66
  %68 = tail call fastcc i32 @prepare(ptr noundef nonnull %0, ptr noundef nonnull %53, i64 noundef %3)
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %97

70:                                               ; preds = %67
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %72 = load ptr, ptr %71, align 8, !tbaa !187
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %74 = load ptr, ptr %73, align 8, !tbaa !40
  %75 = tail call fastcc i32 @wait_for(ptr noundef nonnull %0, ptr noundef %72, ptr noundef nonnull %0, ptr noundef %74)
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %97

77:                                               ; preds = %70
  %78 = load ptr, ptr %10, align 8, !tbaa !9
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 200
  %80 = load ptr, ptr %79, align 8, !tbaa !51
  %81 = load ptr, ptr %53, align 8, !tbaa !49
  %82 = ptrtoint ptr %2 to i64
  %83 = load ptr, ptr %71, align 8, !tbaa !187
  %84 = tail call i32 %80(ptr noundef %81, i64 noundef %82, i64 noundef %3, ptr noundef %83) #5
  %85 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %84, ptr noundef nonnull @.str.3)
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %97

87:                                               ; preds = %77
  %88 = load ptr, ptr %10, align 8, !tbaa !9
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 288
  %90 = load ptr, ptr %89, align 8, !tbaa !50
  %91 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %92 = load ptr, ptr %91, align 8, !tbaa !46
  %93 = load ptr, ptr %71, align 8, !tbaa !187
  %94 = tail call i32 %90(ptr noundef %92, ptr noundef %93) #5
  %95 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %94, ptr noundef nonnull @.str.9)
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %133, label %97

97:                                               ; preds = %67, %70, %77, %87
  %98 = phi i32 [ %95, %87 ], [ %85, %77 ], [ %75, %70 ], [ %68, %67 ]
  br label %102

99:                                               ; preds = %118
  %100 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %125, label %121

102:                                              ; preds = %118, %97
  %103 = phi i32 [ 0, %97 ], [ %119, %118 ]
  %104 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %105 = extractvalue { i32, i1 } %104, 1
  br i1 %105, label %125, label %106

106:                                              ; preds = %102
  tail call void @llvm.x86.sse2.pause()
  %107 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %108 = extractvalue { i32, i1 } %107, 1
  br i1 %108, label %125, label %109

109:                                              ; preds = %106
  tail call void @llvm.x86.sse2.pause()
  %110 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %111 = extractvalue { i32, i1 } %110, 1
  br i1 %111, label %125, label %112

112:                                              ; preds = %109
  tail call void @llvm.x86.sse2.pause()
  %113 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %114 = extractvalue { i32, i1 } %113, 1
  br i1 %114, label %125, label %115

115:                                              ; preds = %112
  tail call void @llvm.x86.sse2.pause()
  %116 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %117 = extractvalue { i32, i1 } %116, 1
  br i1 %117, label %125, label %118

118:                                              ; preds = %115
  tail call void @llvm.x86.sse2.pause()
  %119 = add nuw nsw i32 %103, 5
  %120 = icmp eq i32 %119, 100
  br i1 %120, label %99, label %102, !llvm.loop !35

121:                                              ; preds = %99, %121
  %122 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %20, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %123 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %121, !llvm.loop !37

125:                                              ; preds = %102, %106, %109, %112, %115, %121, %99
  store ptr null, ptr %50, align 8, !tbaa !54
  %126 = atomicrmw xchg ptr %20, i32 0 release, align 4
  %127 = icmp eq i32 %126, 2
  br i1 %127, label %128, label %130

128:                                              ; preds = %125
  %129 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %20, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %130

130:                                              ; preds = %125, %128
  %131 = icmp eq i32 %98, 8
  %132 = select i1 %131, i32 0, i32 %98
  br label %134

133:                                              ; preds = %87
  store ptr %53, ptr %4, align 8, !tbaa !30
  br label %134

134:                                              ; preds = %5, %66, %133, %130, %9
  %135 = phi i32 [ %17, %9 ], [ 0, %66 ], [ %132, %130 ], [ 0, %133 ], [ 14, %5 ]
  ret i32 %135
}

; Function Attrs: nounwind uwtable
define internal range(i32 -14, 2) i32 @arrived(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2) #15 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %5 = load atomic i32, ptr %4 monotonic, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 96
  %11 = load ptr, ptr %10, align 8, !tbaa !17
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %13 = load ptr, ptr %12, align 8, !tbaa !19
  %14 = tail call i32 %11(ptr noundef %13) #5
  %15 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %14, ptr noundef nonnull @.str.8)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %20, label %17

17:                                               ; preds = %3, %7
  %18 = phi i32 [ %15, %7 ], [ 14, %3 ]
  %19 = sub nsw i32 0, %18
  br label %36

20:                                               ; preds = %7
  %21 = icmp eq i32 %2, 0
  %22 = load ptr, ptr %8, align 8, !tbaa !9
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %24 = load ptr, ptr %23, align 8, !tbaa !46
  %25 = select i1 %21, i64 296, i64 304
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 %25
  %27 = load ptr, ptr %26, align 8, !tbaa !30
  %28 = tail call i32 %27(ptr noundef %24) #5
  %29 = icmp eq i32 %28, 600
  br i1 %29, label %36, label %30

30:                                               ; preds = %20
  %31 = select i1 %21, ptr @.str.30, ptr @.str.10
  %32 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull %31)
  %33 = icmp eq i32 %32, 0
  %34 = sub nsw i32 0, %32
  %35 = select i1 %33, i32 1, i32 %34
  br label %36

36:                                               ; preds = %30, %20, %17
  %37 = phi i32 [ %19, %17 ], [ %35, %30 ], [ 0, %20 ]
  ret i32 %37
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal ptr @arrival(ptr readnone captures(none) %0, ptr noundef readonly captures(none) %1) #18 {
  %3 = load ptr, ptr %1, align 8, !tbaa !49
  ret ptr %3
}

; Function Attrs: nounwind uwtable
define internal void @release(ptr noundef %0, ptr noundef writeonly captures(none) %1) #15 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %7

4:                                                ; preds = %23
  %5 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %30, label %26

7:                                                ; preds = %23, %2
  %8 = phi i32 [ 0, %2 ], [ %24, %23 ]
  %9 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %30, label %11

11:                                               ; preds = %7
  tail call void @llvm.x86.sse2.pause()
  %12 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %30, label %14

14:                                               ; preds = %11
  tail call void @llvm.x86.sse2.pause()
  %15 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %30, label %17

17:                                               ; preds = %14
  tail call void @llvm.x86.sse2.pause()
  %18 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 1
  br i1 %19, label %30, label %20

20:                                               ; preds = %17
  tail call void @llvm.x86.sse2.pause()
  %21 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 1
  br i1 %22, label %30, label %23

23:                                               ; preds = %20
  tail call void @llvm.x86.sse2.pause()
  %24 = add nuw nsw i32 %8, 5
  %25 = icmp eq i32 %24, 100
  br i1 %25, label %4, label %7, !llvm.loop !35

26:                                               ; preds = %4, %26
  %27 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %28 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %26, !llvm.loop !37

30:                                               ; preds = %7, %11, %14, %17, %20, %26, %4
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store ptr null, ptr %31, align 8, !tbaa !54
  %32 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %33 = icmp eq i32 %32, 2
  br i1 %33, label %34, label %36

34:                                               ; preds = %30
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %36

36:                                               ; preds = %30, %34
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_stop(ptr noundef captures(none) %0) local_unnamed_addr #15 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %3 = load ptr, ptr %2, align 8, !tbaa !40
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %5 = load ptr, ptr %4, align 8, !tbaa !187
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %7 = load ptr, ptr %6, align 8, !tbaa !140
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !19
  %10 = icmp eq ptr %9, null
  br i1 %10, label %161, label %11

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %13 = load ptr, ptr %12, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 96
  %15 = load ptr, ptr %14, align 8, !tbaa !17
  %16 = tail call i32 %15(ptr noundef nonnull %9) #5
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %161

18:                                               ; preds = %11
  %19 = icmp eq ptr %3, null
  br i1 %19, label %25, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %12, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 248
  %23 = load ptr, ptr %22, align 8, !tbaa !188
  %24 = tail call i32 %23(ptr noundef nonnull %3) #5
  br label %25

25:                                               ; preds = %18, %20
  %26 = icmp eq ptr %5, null
  br i1 %26, label %32, label %27

27:                                               ; preds = %25
  %28 = load ptr, ptr %12, align 8, !tbaa !9
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 248
  %30 = load ptr, ptr %29, align 8, !tbaa !188
  %31 = tail call i32 %30(ptr noundef nonnull %5) #5
  br label %32

32:                                               ; preds = %27, %25
  %33 = icmp eq ptr %7, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %32
  %35 = load ptr, ptr %12, align 8, !tbaa !9
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 248
  %37 = load ptr, ptr %36, align 8, !tbaa !188
  %38 = tail call i32 %37(ptr noundef nonnull %7) #5
  br label %39

39:                                               ; preds = %34, %32
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 768
  br label %46

41:                                               ; preds = %65
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 1280
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 1288
  %44 = load ptr, ptr %43, align 8, !tbaa !46
  %45 = icmp eq ptr %44, null
  br i1 %45, label %73, label %68

46:                                               ; preds = %39, %65
  %47 = phi i64 [ 0, %39 ], [ %66, %65 ]
  %48 = getelementptr inbounds nuw %struct.tfc_stage, ptr %40, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %50 = load ptr, ptr %49, align 8, !tbaa !46
  %51 = icmp eq ptr %50, null
  br i1 %51, label %57, label %52

52:                                               ; preds = %46
  %53 = load ptr, ptr %12, align 8, !tbaa !9
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 280
  %55 = load ptr, ptr %54, align 8, !tbaa !61
  %56 = tail call i32 %55(ptr noundef nonnull %50) #5
  br label %57

57:                                               ; preds = %52, %46
  %58 = load ptr, ptr %48, align 8, !tbaa !49
  %59 = icmp eq ptr %58, null
  br i1 %59, label %65, label %60

60:                                               ; preds = %57
  %61 = load ptr, ptr %12, align 8, !tbaa !9
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 184
  %63 = load ptr, ptr %62, align 8, !tbaa !71
  %64 = tail call i32 %63(ptr noundef nonnull %58) #5
  br label %65

65:                                               ; preds = %57, %60
  %66 = add nuw nsw i64 %47, 1
  %67 = icmp eq i64 %66, 16
  br i1 %67, label %41, label %46, !llvm.loop !189

68:                                               ; preds = %41
  %69 = load ptr, ptr %12, align 8, !tbaa !9
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 280
  %71 = load ptr, ptr %70, align 8, !tbaa !61
  %72 = tail call i32 %71(ptr noundef nonnull %44) #5
  br label %73

73:                                               ; preds = %68, %41
  %74 = load ptr, ptr %42, align 8, !tbaa !49
  %75 = icmp eq ptr %74, null
  br i1 %75, label %81, label %76

76:                                               ; preds = %73
  %77 = load ptr, ptr %12, align 8, !tbaa !9
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 184
  %79 = load ptr, ptr %78, align 8, !tbaa !71
  %80 = tail call i32 %79(ptr noundef nonnull %74) #5
  br label %81

81:                                               ; preds = %73, %76
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 1312
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 1320
  %84 = load ptr, ptr %83, align 8, !tbaa !46
  %85 = icmp eq ptr %84, null
  br i1 %85, label %91, label %86

86:                                               ; preds = %81
  %87 = load ptr, ptr %12, align 8, !tbaa !9
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 280
  %89 = load ptr, ptr %88, align 8, !tbaa !61
  %90 = tail call i32 %89(ptr noundef nonnull %84) #5
  br label %91

91:                                               ; preds = %86, %81
  %92 = load ptr, ptr %82, align 8, !tbaa !49
  %93 = icmp eq ptr %92, null
  br i1 %93, label %99, label %94

94:                                               ; preds = %91
  %95 = load ptr, ptr %12, align 8, !tbaa !9
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 184
  %97 = load ptr, ptr %96, align 8, !tbaa !71
  %98 = tail call i32 %97(ptr noundef nonnull %92) #5
  br label %99

99:                                               ; preds = %94, %91
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 1344
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 1352
  %102 = load ptr, ptr %101, align 8, !tbaa !46
  %103 = icmp eq ptr %102, null
  br i1 %103, label %109, label %104

104:                                              ; preds = %99
  %105 = load ptr, ptr %12, align 8, !tbaa !9
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 280
  %107 = load ptr, ptr %106, align 8, !tbaa !61
  %108 = tail call i32 %107(ptr noundef nonnull %102) #5
  br label %109

109:                                              ; preds = %104, %99
  %110 = load ptr, ptr %100, align 8, !tbaa !49
  %111 = icmp eq ptr %110, null
  br i1 %111, label %117, label %112

112:                                              ; preds = %109
  %113 = load ptr, ptr %12, align 8, !tbaa !9
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 184
  %115 = load ptr, ptr %114, align 8, !tbaa !71
  %116 = tail call i32 %115(ptr noundef nonnull %110) #5
  br label %117

117:                                              ; preds = %112, %109
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 1376
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 1384
  %120 = load ptr, ptr %119, align 8, !tbaa !46
  %121 = icmp eq ptr %120, null
  br i1 %121, label %127, label %122

122:                                              ; preds = %117
  %123 = load ptr, ptr %12, align 8, !tbaa !9
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 280
  %125 = load ptr, ptr %124, align 8, !tbaa !61
  %126 = tail call i32 %125(ptr noundef nonnull %120) #5
  br label %127

127:                                              ; preds = %122, %117
  %128 = load ptr, ptr %118, align 8, !tbaa !49
  %129 = icmp eq ptr %128, null
  br i1 %129, label %135, label %130

130:                                              ; preds = %127
  %131 = load ptr, ptr %12, align 8, !tbaa !9
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 184
  %133 = load ptr, ptr %132, align 8, !tbaa !71
  %134 = tail call i32 %133(ptr noundef nonnull %128) #5
  br label %135

135:                                              ; preds = %130, %127
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %137 = load ptr, ptr %136, align 8, !tbaa !190
  %138 = icmp eq ptr %137, null
  br i1 %138, label %144, label %139

139:                                              ; preds = %135
  %140 = load ptr, ptr %12, align 8, !tbaa !9
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 280
  %142 = load ptr, ptr %141, align 8, !tbaa !61
  %143 = tail call i32 %142(ptr noundef nonnull %137) #5
  br label %144

144:                                              ; preds = %139, %135
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  %146 = load ptr, ptr %145, align 8, !tbaa !24
  %147 = icmp eq ptr %146, null
  br i1 %147, label %154, label %148

148:                                              ; preds = %144
  %149 = getelementptr inbounds nuw i8, ptr %146, i64 8
  %150 = load ptr, ptr %149, align 8, !tbaa !191
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %152 = load ptr, ptr %151, align 8, !tbaa !192
  %153 = tail call i32 %150(ptr noundef %152) #5
  br label %154

154:                                              ; preds = %148, %144
  %155 = load ptr, ptr %12, align 8, !tbaa !9
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 88
  %157 = load ptr, ptr %156, align 8, !tbaa !193
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %159 = load i32, ptr %158, align 8, !tbaa !74
  %160 = tail call i32 %157(i32 noundef %159) #5
  store ptr null, ptr %8, align 8, !tbaa !19
  br label %161

161:                                              ; preds = %1, %11, %154
  ret void
}

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #5

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #6

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @prepare(ptr noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #15 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !46
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %15

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 272
  %11 = load ptr, ptr %10, align 8, !tbaa !77
  %12 = tail call i32 %11(ptr noundef nonnull %4, i32 noundef 2) #5
  %13 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %12, ptr noundef nonnull @.str.11)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %40

15:                                               ; preds = %7, %3
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load i64, ptr %16, align 8, !tbaa !194
  %18 = icmp ult i64 %17, %2
  br i1 %18, label %19, label %40

19:                                               ; preds = %15
  %20 = load ptr, ptr %1, align 8, !tbaa !49
  %21 = icmp eq ptr %20, null
  br i1 %21, label %30, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %24 = load ptr, ptr %23, align 8, !tbaa !9
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 184
  %26 = load ptr, ptr %25, align 8, !tbaa !71
  %27 = tail call i32 %26(ptr noundef nonnull %20) #5
  %28 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %27, ptr noundef nonnull @.str.12)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %40

30:                                               ; preds = %22, %19
  store ptr null, ptr %1, align 8, !tbaa !49
  store i64 0, ptr %16, align 8, !tbaa !194
  %31 = tail call i64 @llvm.umax.i64(i64 %2, i64 65536)
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %33 = load ptr, ptr %32, align 8, !tbaa !9
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 176
  %35 = load ptr, ptr %34, align 8, !tbaa !70
  %36 = tail call i32 %35(ptr noundef nonnull %1, i64 noundef %31, i32 noundef 0) #5
  %37 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %36, ptr noundef nonnull @.str.13)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %30
  store i64 %31, ptr %16, align 8, !tbaa !194
  br label %40

40:                                               ; preds = %22, %7, %39, %30, %15
  %41 = phi i32 [ %13, %7 ], [ 0, %15 ], [ %28, %22 ], [ 0, %39 ], [ %37, %30 ]
  ret i32 %41
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @launch_one(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) unnamed_addr #17 {
  %5 = alloca [5 x i64], align 16
  %6 = alloca [5 x i64], align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca %struct.now, align 8
  %11 = alloca [4 x [128 x i8]], align 64
  %12 = alloca ptr, align 8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !195
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !113
  %17 = tail call fastcc i64 @evaluate(ptr noundef %14, ptr noundef %16)
  %18 = icmp slt i64 %17, 1
  br i1 %18, label %938, label %19

19:                                               ; preds = %4
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %21 = load i32, ptr %20, align 8, !tbaa !198
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %570

23:                                               ; preds = %19
  %24 = load ptr, ptr %3, align 8, !tbaa !199
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %26 = load ptr, ptr %25, align 8, !tbaa !100
  %27 = icmp eq ptr %26, null
  br i1 %27, label %34, label %28

28:                                               ; preds = %23
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %30 = load i64, ptr %29, align 8, !tbaa !106
  %31 = freeze i64 %30
  %32 = icmp eq i64 %31, 1
  %33 = select i1 %32, i64 176, i64 160
  br label %34

34:                                               ; preds = %28, %23
  %35 = phi i64 [ %33, %28 ], [ 160, %23 ]
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 %35
  %37 = load ptr, ptr %36, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #5
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  %39 = load ptr, ptr %38, align 8, !tbaa !24
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %85

41:                                               ; preds = %34
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %46

43:                                               ; preds = %62
  %44 = atomicrmw xchg ptr %42, i32 2 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %69, label %65

46:                                               ; preds = %62, %41
  %47 = phi i32 [ 0, %41 ], [ %63, %62 ]
  %48 = cmpxchg ptr %42, i32 0, i32 1 acquire monotonic, align 4
  %49 = extractvalue { i32, i1 } %48, 1
  br i1 %49, label %69, label %50

50:                                               ; preds = %46
  tail call void @llvm.x86.sse2.pause()
  %51 = cmpxchg ptr %42, i32 0, i32 1 acquire monotonic, align 4
  %52 = extractvalue { i32, i1 } %51, 1
  br i1 %52, label %69, label %53

53:                                               ; preds = %50
  tail call void @llvm.x86.sse2.pause()
  %54 = cmpxchg ptr %42, i32 0, i32 1 acquire monotonic, align 4
  %55 = extractvalue { i32, i1 } %54, 1
  br i1 %55, label %69, label %56

56:                                               ; preds = %53
  tail call void @llvm.x86.sse2.pause()
  %57 = cmpxchg ptr %42, i32 0, i32 1 acquire monotonic, align 4
  %58 = extractvalue { i32, i1 } %57, 1
  br i1 %58, label %69, label %59

59:                                               ; preds = %56
  tail call void @llvm.x86.sse2.pause()
  %60 = cmpxchg ptr %42, i32 0, i32 1 acquire monotonic, align 4
  %61 = extractvalue { i32, i1 } %60, 1
  br i1 %61, label %69, label %62

62:                                               ; preds = %59
  tail call void @llvm.x86.sse2.pause()
  %63 = add nuw nsw i32 %47, 5
  %64 = icmp eq i32 %63, 100
  br i1 %64, label %43, label %46, !llvm.loop !35

65:                                               ; preds = %43, %65
  %66 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %42, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %67 = atomicrmw xchg ptr %42, i32 2 acquire, align 4
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %65, !llvm.loop !37

69:                                               ; preds = %46, %50, %53, %56, %59, %65, %43
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %71 = load atomic i32, ptr %70 seq_cst, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %76

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store i32 801, ptr %74, align 8, !tbaa !42
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store ptr @.str.16, ptr %75, align 8, !tbaa !43
  br label %76

76:                                               ; preds = %73, %69
  %77 = atomicrmw xchg ptr %42, i32 0 release, align 4
  %78 = icmp eq i32 %77, 2
  br i1 %78, label %79, label %81

79:                                               ; preds = %76
  %80 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %42, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %81

81:                                               ; preds = %79, %76
  %82 = load atomic i32, ptr %70 seq_cst, align 4
  %83 = icmp eq i32 %82, 0
  %84 = select i1 %83, i32 13, i32 14
  br label %568

85:                                               ; preds = %34
  %86 = getelementptr inbounds nuw i8, ptr %24, i64 72
  %87 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %88 = getelementptr inbounds nuw i8, ptr %24, i64 112
  %89 = load ptr, ptr %24, align 8, !tbaa !200
  %90 = tail call fastcc i64 @evaluate(ptr noundef %89, ptr noundef %16)
  store i64 %90, ptr %10, align 8, !tbaa !201
  %91 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %92 = load ptr, ptr %91, align 8, !tbaa !200
  %93 = tail call fastcc i64 @evaluate(ptr noundef %92, ptr noundef %16)
  %94 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %93, ptr %94, align 8, !tbaa !203
  %95 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %96 = load ptr, ptr %95, align 8, !tbaa !200
  %97 = tail call fastcc i64 @evaluate(ptr noundef %96, ptr noundef %16)
  %98 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i64 %97, ptr %98, align 8, !tbaa !204
  %99 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %100 = load ptr, ptr %99, align 8, !tbaa !200
  %101 = tail call fastcc i64 @evaluate(ptr noundef %100, ptr noundef %16)
  %102 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i64 %101, ptr %102, align 8, !tbaa !205
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %104 = load ptr, ptr %103, align 8, !tbaa !116
  %105 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %106 = load ptr, ptr %105, align 8, !tbaa !117
  %107 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %108 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %109 = getelementptr inbounds nuw i8, ptr %10, i64 104
  %110 = getelementptr inbounds nuw i8, ptr %10, i64 80
  %111 = getelementptr inbounds nuw i8, ptr %24, i64 96
  %112 = load i32, ptr %111, align 8, !tbaa !206
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw i32, ptr %106, i64 %113
  %115 = load i32, ptr %114, align 4, !tbaa !5
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds ptr, ptr %104, i64 %116
  %118 = load ptr, ptr %117, align 8, !tbaa !30
  %119 = load ptr, ptr %86, align 8, !tbaa !207
  %120 = tail call fastcc i64 @evaluate(ptr noundef %119, ptr noundef %16)
  store i64 %120, ptr %107, align 8, !tbaa !118
  %121 = getelementptr inbounds nuw i8, ptr %24, i64 80
  %122 = load ptr, ptr %121, align 8, !tbaa !208
  %123 = tail call fastcc i64 @evaluate(ptr noundef %122, ptr noundef %16)
  store i64 %123, ptr %108, align 8, !tbaa !118
  %124 = getelementptr inbounds nuw i8, ptr %24, i64 88
  %125 = load ptr, ptr %124, align 8, !tbaa !209
  %126 = tail call fastcc i64 @evaluate(ptr noundef %125, ptr noundef %16)
  %127 = getelementptr inbounds nuw i8, ptr %24, i64 104
  %128 = load i32, ptr %127, align 8, !tbaa !210
  %129 = zext i32 %128 to i64
  %130 = mul nsw i64 %126, %129
  %131 = getelementptr inbounds i8, ptr %118, i64 %130
  store ptr %131, ptr %109, align 8, !tbaa !211
  %132 = ptrtoint ptr %131 to i64
  %133 = sub i64 0, %132
  %134 = and i64 %132, %133
  %135 = icmp eq i64 %134, 0
  %136 = tail call i64 @llvm.smin.i64(i64 %134, i64 256)
  %137 = select i1 %135, i64 256, i64 %136
  store i64 %137, ptr %110, align 8, !tbaa !118
  %138 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %139 = load i32, ptr %138, align 8, !tbaa !206
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds nuw i32, ptr %106, i64 %140
  %142 = load i32, ptr %141, align 4, !tbaa !5
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds ptr, ptr %104, i64 %143
  %145 = load ptr, ptr %144, align 8, !tbaa !30
  %146 = load ptr, ptr %87, align 8, !tbaa !207
  %147 = tail call fastcc i64 @evaluate(ptr noundef %146, ptr noundef %16)
  %148 = getelementptr inbounds nuw i8, ptr %10, i64 40
  store i64 %147, ptr %148, align 8, !tbaa !118
  %149 = getelementptr inbounds nuw i8, ptr %24, i64 40
  %150 = load ptr, ptr %149, align 8, !tbaa !208
  %151 = tail call fastcc i64 @evaluate(ptr noundef %150, ptr noundef %16)
  %152 = getelementptr inbounds nuw i8, ptr %10, i64 64
  store i64 %151, ptr %152, align 8, !tbaa !118
  %153 = getelementptr inbounds nuw i8, ptr %24, i64 48
  %154 = load ptr, ptr %153, align 8, !tbaa !209
  %155 = tail call fastcc i64 @evaluate(ptr noundef %154, ptr noundef %16)
  %156 = getelementptr inbounds nuw i8, ptr %24, i64 64
  %157 = load i32, ptr %156, align 8, !tbaa !210
  %158 = zext i32 %157 to i64
  %159 = mul nsw i64 %155, %158
  %160 = getelementptr inbounds i8, ptr %145, i64 %159
  %161 = getelementptr inbounds nuw i8, ptr %10, i64 112
  store ptr %160, ptr %161, align 8, !tbaa !211
  %162 = ptrtoint ptr %160 to i64
  %163 = sub i64 0, %162
  %164 = and i64 %162, %163
  %165 = icmp eq i64 %164, 0
  %166 = tail call i64 @llvm.smin.i64(i64 %164, i64 256)
  %167 = select i1 %165, i64 256, i64 %166
  %168 = getelementptr inbounds nuw i8, ptr %10, i64 88
  store i64 %167, ptr %168, align 8, !tbaa !118
  %169 = getelementptr inbounds nuw i8, ptr %24, i64 136
  %170 = load i32, ptr %169, align 8, !tbaa !206
  %171 = zext i32 %170 to i64
  %172 = getelementptr inbounds nuw i32, ptr %106, i64 %171
  %173 = load i32, ptr %172, align 4, !tbaa !5
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds ptr, ptr %104, i64 %174
  %176 = load ptr, ptr %175, align 8, !tbaa !30
  %177 = load ptr, ptr %88, align 8, !tbaa !207
  %178 = tail call fastcc i64 @evaluate(ptr noundef %177, ptr noundef %16)
  %179 = getelementptr inbounds nuw i8, ptr %10, i64 48
  store i64 %178, ptr %179, align 8, !tbaa !118
  %180 = getelementptr inbounds nuw i8, ptr %24, i64 120
  %181 = load ptr, ptr %180, align 8, !tbaa !208
  %182 = tail call fastcc i64 @evaluate(ptr noundef %181, ptr noundef %16)
  %183 = getelementptr inbounds nuw i8, ptr %10, i64 72
  store i64 %182, ptr %183, align 8, !tbaa !118
  %184 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %185 = load ptr, ptr %184, align 8, !tbaa !209
  %186 = tail call fastcc i64 @evaluate(ptr noundef %185, ptr noundef %16)
  %187 = getelementptr inbounds nuw i8, ptr %24, i64 144
  %188 = load i32, ptr %187, align 8, !tbaa !210
  %189 = zext i32 %188 to i64
  %190 = mul nsw i64 %186, %189
  %191 = getelementptr inbounds i8, ptr %176, i64 %190
  %192 = getelementptr inbounds nuw i8, ptr %10, i64 120
  store ptr %191, ptr %192, align 8, !tbaa !211
  %193 = ptrtoint ptr %191 to i64
  %194 = sub i64 0, %193
  %195 = and i64 %193, %194
  %196 = icmp eq i64 %195, 0
  %197 = tail call i64 @llvm.smin.i64(i64 %195, i64 256)
  %198 = select i1 %196, i64 256, i64 %197
  %199 = getelementptr inbounds nuw i8, ptr %10, i64 96
  store i64 %198, ptr %199, align 8, !tbaa !118
  %200 = icmp ne i64 %90, 0
  %201 = icmp ne i64 %93, 0
  %202 = select i1 %200, i1 %201, i1 false
  %203 = icmp ne i64 %101, 0
  %204 = select i1 %202, i1 %203, i1 false
  br i1 %204, label %205, label %568

205:                                              ; preds = %85
  %206 = icmp eq i64 %97, 0
  br i1 %206, label %207, label %217

207:                                              ; preds = %205
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %209 = load ptr, ptr %208, align 8, !tbaa !9
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 224
  %211 = load ptr, ptr %210, align 8, !tbaa !53
  %212 = mul i64 %93, %90
  %213 = mul i64 %212, %101
  %214 = mul nsw i64 %213, %189
  %215 = tail call i32 %211(i64 noundef %193, i8 noundef zeroext 0, i64 noundef %214, ptr noundef %37) #5
  %216 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %215, ptr noundef nonnull @.str.5)
  br label %568

217:                                              ; preds = %205
  %218 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %222

219:                                              ; preds = %238
  %220 = atomicrmw xchg ptr %218, i32 2 acquire, align 4
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %245, label %241

222:                                              ; preds = %238, %217
  %223 = phi i32 [ 0, %217 ], [ %239, %238 ]
  %224 = cmpxchg ptr %218, i32 0, i32 1 acquire monotonic, align 4
  %225 = extractvalue { i32, i1 } %224, 1
  br i1 %225, label %245, label %226

226:                                              ; preds = %222
  tail call void @llvm.x86.sse2.pause()
  %227 = cmpxchg ptr %218, i32 0, i32 1 acquire monotonic, align 4
  %228 = extractvalue { i32, i1 } %227, 1
  br i1 %228, label %245, label %229

229:                                              ; preds = %226
  tail call void @llvm.x86.sse2.pause()
  %230 = cmpxchg ptr %218, i32 0, i32 1 acquire monotonic, align 4
  %231 = extractvalue { i32, i1 } %230, 1
  br i1 %231, label %245, label %232

232:                                              ; preds = %229
  tail call void @llvm.x86.sse2.pause()
  %233 = cmpxchg ptr %218, i32 0, i32 1 acquire monotonic, align 4
  %234 = extractvalue { i32, i1 } %233, 1
  br i1 %234, label %245, label %235

235:                                              ; preds = %232
  tail call void @llvm.x86.sse2.pause()
  %236 = cmpxchg ptr %218, i32 0, i32 1 acquire monotonic, align 4
  %237 = extractvalue { i32, i1 } %236, 1
  br i1 %237, label %245, label %238

238:                                              ; preds = %235
  tail call void @llvm.x86.sse2.pause()
  %239 = add nuw nsw i32 %223, 5
  %240 = icmp eq i32 %239, 100
  br i1 %240, label %219, label %222, !llvm.loop !35

241:                                              ; preds = %219, %241
  %242 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %218, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %243 = atomicrmw xchg ptr %218, i32 2 acquire, align 4
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %245, label %241, !llvm.loop !37

245:                                              ; preds = %222, %226, %229, %232, %235, %241, %219
  %246 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %247 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %248 = load i64, ptr %247, align 8, !tbaa !38
  %249 = add i64 %248, 1
  store i64 %249, ptr %247, align 8, !tbaa !38
  %250 = and i64 %248, 63
  %251 = getelementptr inbounds nuw ptr, ptr %246, i64 %250
  store ptr %3, ptr %251, align 8, !tbaa !137
  %252 = atomicrmw xchg ptr %218, i32 0 release, align 4
  %253 = icmp eq i32 %252, 2
  br i1 %253, label %254, label %256

254:                                              ; preds = %245
  %255 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %218, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %256

256:                                              ; preds = %254, %245
  %257 = getelementptr inbounds nuw i8, ptr %0, i64 1456
  br label %261

258:                                              ; preds = %277
  %259 = atomicrmw xchg ptr %257, i32 2 acquire, align 4
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %284, label %280

261:                                              ; preds = %277, %256
  %262 = phi i32 [ 0, %256 ], [ %278, %277 ]
  %263 = cmpxchg ptr %257, i32 0, i32 1 acquire monotonic, align 4
  %264 = extractvalue { i32, i1 } %263, 1
  br i1 %264, label %284, label %265

265:                                              ; preds = %261
  tail call void @llvm.x86.sse2.pause()
  %266 = cmpxchg ptr %257, i32 0, i32 1 acquire monotonic, align 4
  %267 = extractvalue { i32, i1 } %266, 1
  br i1 %267, label %284, label %268

268:                                              ; preds = %265
  tail call void @llvm.x86.sse2.pause()
  %269 = cmpxchg ptr %257, i32 0, i32 1 acquire monotonic, align 4
  %270 = extractvalue { i32, i1 } %269, 1
  br i1 %270, label %284, label %271

271:                                              ; preds = %268
  tail call void @llvm.x86.sse2.pause()
  %272 = cmpxchg ptr %257, i32 0, i32 1 acquire monotonic, align 4
  %273 = extractvalue { i32, i1 } %272, 1
  br i1 %273, label %284, label %274

274:                                              ; preds = %271
  tail call void @llvm.x86.sse2.pause()
  %275 = cmpxchg ptr %257, i32 0, i32 1 acquire monotonic, align 4
  %276 = extractvalue { i32, i1 } %275, 1
  br i1 %276, label %284, label %277

277:                                              ; preds = %274
  tail call void @llvm.x86.sse2.pause()
  %278 = add nuw nsw i32 %262, 5
  %279 = icmp eq i32 %278, 100
  br i1 %279, label %258, label %261, !llvm.loop !35

280:                                              ; preds = %258, %280
  %281 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %257, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %282 = atomicrmw xchg ptr %257, i32 2 acquire, align 4
  %283 = icmp eq i32 %282, 0
  br i1 %283, label %284, label %280, !llvm.loop !37

284:                                              ; preds = %261, %265, %268, %271, %274, %280, %258
  %285 = getelementptr inbounds nuw i8, ptr %24, i64 156
  %286 = load i32, ptr %285, align 4, !tbaa !212
  %287 = load i64, ptr %199, align 8
  %288 = getelementptr inbounds nuw i8, ptr %24, i64 288
  %289 = load ptr, ptr %288, align 8, !tbaa !25
  %290 = icmp eq ptr %289, null
  %291 = zext i1 %290 to i64
  %292 = getelementptr inbounds nuw i8, ptr %24, i64 160
  %293 = getelementptr inbounds nuw i8, ptr %24, i64 168
  %294 = getelementptr inbounds nuw i8, ptr %24, i64 176
  %295 = getelementptr inbounds nuw i8, ptr %24, i64 184
  %296 = getelementptr inbounds nuw i8, ptr %24, i64 192
  %297 = getelementptr inbounds nuw i8, ptr %24, i64 200
  %298 = getelementptr inbounds nuw i8, ptr %24, i64 208
  %299 = getelementptr inbounds nuw i8, ptr %24, i64 216
  %300 = getelementptr inbounds nuw i8, ptr %24, i64 224
  %301 = getelementptr inbounds nuw i8, ptr %24, i64 232
  %302 = getelementptr inbounds nuw i8, ptr %24, i64 240
  %303 = getelementptr inbounds nuw i8, ptr %24, i64 248
  %304 = getelementptr inbounds nuw i8, ptr %24, i64 256
  %305 = getelementptr inbounds nuw i8, ptr %24, i64 264
  %306 = load <12 x i64>, ptr %10, align 8
  %307 = load i64, ptr %102, align 8, !tbaa !205
  %308 = load i64, ptr %98, align 8, !tbaa !204
  %309 = load i64, ptr %94, align 8, !tbaa !203
  %310 = load i64, ptr %10, align 8, !tbaa !201
  %311 = load <16 x i64>, ptr %292, align 8, !tbaa !118
  %312 = insertelement <16 x i64> <i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 0, i64 0, i64 0>, i64 %287, i64 12
  %313 = shufflevector <12 x i64> %306, <12 x i64> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 poison, i32 poison, i32 poison, i32 poison>
  %314 = shufflevector <16 x i64> %313, <16 x i64> %312, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %315 = xor <16 x i64> %311, %314
  %316 = tail call i64 @llvm.vector.reduce.or.v16i64(<16 x i64> %315)
  %317 = or i64 %316, %291
  %318 = icmp eq i64 %317, 0
  br i1 %318, label %518, label %319

319:                                              ; preds = %284
  br i1 %290, label %362, label %320

320:                                              ; preds = %319
  %321 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %322 = load ptr, ptr %321, align 8, !tbaa !9
  %323 = getelementptr inbounds nuw i8, ptr %322, i64 96
  %324 = load ptr, ptr %323, align 8, !tbaa !17
  %325 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %326 = load ptr, ptr %325, align 8, !tbaa !19
  %327 = tail call i32 %324(ptr noundef %326) #5
  %328 = icmp eq i32 %327, 0
  br i1 %328, label %329, label %362

329:                                              ; preds = %320
  %330 = load ptr, ptr %38, align 8, !tbaa !24
  %331 = getelementptr inbounds nuw i8, ptr %330, i64 24
  %332 = load ptr, ptr %331, align 8, !tbaa !29
  %333 = load ptr, ptr %288, align 8, !tbaa !25
  %334 = tail call i32 %332(ptr noundef %333) #5
  %335 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %336 = load ptr, ptr %335, align 8, !tbaa !30
  %337 = icmp eq ptr %336, null
  br i1 %337, label %343, label %338

338:                                              ; preds = %329
  %339 = load ptr, ptr %38, align 8, !tbaa !24
  %340 = getelementptr inbounds nuw i8, ptr %339, i64 48
  %341 = load ptr, ptr %340, align 8, !tbaa !31
  %342 = tail call i32 %341(ptr noundef nonnull %336) #5
  br label %343

343:                                              ; preds = %338, %329
  %344 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %345 = load ptr, ptr %344, align 8, !tbaa !30
  %346 = icmp eq ptr %345, null
  br i1 %346, label %352, label %347

347:                                              ; preds = %343
  %348 = load ptr, ptr %38, align 8, !tbaa !24
  %349 = getelementptr inbounds nuw i8, ptr %348, i64 48
  %350 = load ptr, ptr %349, align 8, !tbaa !31
  %351 = tail call i32 %350(ptr noundef nonnull %345) #5
  br label %352

352:                                              ; preds = %347, %343
  %353 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %354 = load ptr, ptr %353, align 8, !tbaa !30
  %355 = icmp eq ptr %354, null
  br i1 %355, label %361, label %356

356:                                              ; preds = %352
  %357 = load ptr, ptr %38, align 8, !tbaa !24
  %358 = getelementptr inbounds nuw i8, ptr %357, i64 48
  %359 = load ptr, ptr %358, align 8, !tbaa !31
  %360 = tail call i32 %359(ptr noundef nonnull %354) #5
  br label %361

361:                                              ; preds = %356, %352
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %288, i8 0, i64 32, i1 false)
  br label %362

362:                                              ; preds = %361, %320, %319
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  %363 = getelementptr inbounds nuw i8, ptr %24, i64 108
  %364 = load i32, ptr %363, align 4, !tbaa !213
  %365 = icmp ne i32 %364, 0
  %366 = zext i1 %365 to i32
  store i32 %366, ptr %7, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #5
  %367 = getelementptr inbounds nuw i8, ptr %24, i64 68
  %368 = load i32, ptr %367, align 4, !tbaa !214
  %369 = icmp eq i32 %368, 0
  %370 = zext i1 %369 to i32
  store i32 %370, ptr %8, align 4, !tbaa !5
  %371 = load ptr, ptr %38, align 8, !tbaa !24
  %372 = getelementptr inbounds nuw i8, ptr %371, i64 16
  %373 = load ptr, ptr %372, align 8, !tbaa !215
  %374 = getelementptr inbounds nuw i8, ptr %24, i64 152
  %375 = load i32, ptr %374, align 8, !tbaa !216
  %376 = load i32, ptr %285, align 4, !tbaa !212
  %377 = tail call i32 %373(ptr noundef nonnull %288, i32 noundef %375, i32 noundef %376) #5
  %378 = icmp eq i32 %377, 0
  br i1 %378, label %383, label %379

379:                                              ; preds = %362
  %380 = add nsw i32 %377, 10000
  %381 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %380, ptr noundef nonnull @.str.17)
  %382 = icmp eq i32 %381, 0
  br i1 %382, label %383, label %462

383:                                              ; preds = %379, %362
  %384 = load ptr, ptr %38, align 8, !tbaa !24
  %385 = getelementptr inbounds nuw i8, ptr %384, i64 32
  %386 = load ptr, ptr %385, align 8, !tbaa !217
  %387 = load ptr, ptr %288, align 8, !tbaa !25
  %388 = call i32 %386(ptr noundef %387, i32 noundef 3, ptr noundef nonnull %7, i64 noundef 4) #5
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %394, label %390

390:                                              ; preds = %383
  %391 = add nsw i32 %388, 10000
  %392 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %391, ptr noundef nonnull @.str.18)
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %394, label %462

394:                                              ; preds = %390, %383
  %395 = load ptr, ptr %38, align 8, !tbaa !24
  %396 = getelementptr inbounds nuw i8, ptr %395, i64 32
  %397 = load ptr, ptr %396, align 8, !tbaa !217
  %398 = load ptr, ptr %288, align 8, !tbaa !25
  %399 = call i32 %397(ptr noundef %398, i32 noundef 4, ptr noundef nonnull %8, i64 noundef 4) #5
  %400 = icmp eq i32 %399, 0
  br i1 %400, label %405, label %401

401:                                              ; preds = %394
  %402 = add nsw i32 %399, 10000
  %403 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %402, ptr noundef nonnull @.str.18)
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %405, label %462

405:                                              ; preds = %401, %394
  %406 = getelementptr inbounds nuw i8, ptr %24, i64 100
  %407 = load i32, ptr %406, align 4, !tbaa !218
  %408 = load i32, ptr %7, align 4, !tbaa !5
  %409 = icmp eq i32 %408, 0
  %410 = select i1 %409, i64 %309, i64 %308
  %411 = select i1 %409, i64 %308, i64 %309
  %412 = call fastcc i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef 0, i32 noundef %407, i64 noundef %410, i64 noundef %411)
  %413 = icmp eq i32 %412, 0
  br i1 %413, label %414, label %462

414:                                              ; preds = %405
  %415 = getelementptr inbounds nuw i8, ptr %24, i64 60
  %416 = load i32, ptr %415, align 4, !tbaa !219
  %417 = load i32, ptr %8, align 4, !tbaa !5
  %418 = icmp eq i32 %417, 0
  %419 = load i64, ptr %98, align 8
  %420 = load i64, ptr %10, align 8
  %421 = select i1 %418, i64 %419, i64 %420
  %422 = select i1 %418, i64 %420, i64 %419
  %423 = call fastcc i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef 1, i32 noundef %416, i64 noundef %421, i64 noundef %422)
  %424 = icmp eq i32 %423, 0
  br i1 %424, label %425, label %462

425:                                              ; preds = %414
  %426 = getelementptr inbounds nuw i8, ptr %24, i64 140
  %427 = load i32, ptr %426, align 4, !tbaa !220
  %428 = load i64, ptr %94, align 8, !tbaa !203
  %429 = load i64, ptr %10, align 8, !tbaa !201
  %430 = call fastcc i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef 2, i32 noundef %427, i64 noundef %428, i64 noundef %429)
  %431 = icmp eq i32 %430, 0
  br i1 %431, label %432, label %462

432:                                              ; preds = %425
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #5
  store ptr null, ptr %9, align 8, !tbaa !30
  %433 = load ptr, ptr %38, align 8, !tbaa !24
  %434 = getelementptr inbounds nuw i8, ptr %433, i64 64
  %435 = load ptr, ptr %434, align 8, !tbaa !221
  %436 = call i32 %435(ptr noundef nonnull %9) #5
  %437 = icmp eq i32 %436, 0
  br i1 %437, label %443, label %438

438:                                              ; preds = %432
  %439 = add nsw i32 %436, 10000
  %440 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %439, ptr noundef nonnull @.str.19)
  %441 = icmp eq i32 %440, 0
  br i1 %441, label %443, label %442

442:                                              ; preds = %438
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #5
  br label %462

443:                                              ; preds = %438, %432
  %444 = load ptr, ptr %9, align 8, !tbaa !30
  %445 = call fastcc i32 @find_algorithm(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, ptr noundef %444)
  %446 = load ptr, ptr %38, align 8, !tbaa !24
  %447 = getelementptr inbounds nuw i8, ptr %446, i64 72
  %448 = load ptr, ptr %447, align 8, !tbaa !222
  %449 = load ptr, ptr %9, align 8, !tbaa !30
  %450 = call i32 %448(ptr noundef %449) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  store i64 %310, ptr %292, align 8
  store i64 %309, ptr %293, align 8
  store i64 %308, ptr %294, align 8
  store i64 %307, ptr %295, align 8
  %451 = extractelement <12 x i64> %306, i64 4
  store i64 %451, ptr %296, align 8
  %452 = extractelement <12 x i64> %306, i64 5
  store i64 %452, ptr %297, align 8
  %453 = extractelement <12 x i64> %306, i64 6
  store i64 %453, ptr %298, align 8
  %454 = extractelement <12 x i64> %306, i64 7
  store i64 %454, ptr %299, align 8
  %455 = extractelement <12 x i64> %306, i64 8
  store i64 %455, ptr %300, align 8
  %456 = extractelement <12 x i64> %306, i64 9
  store i64 %456, ptr %301, align 8
  %457 = extractelement <12 x i64> %306, i64 10
  store i64 %457, ptr %302, align 8
  %458 = extractelement <12 x i64> %306, i64 11
  store i64 %458, ptr %303, align 8
  store i64 %287, ptr %304, align 8
  %459 = icmp eq i32 %445, 0
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %305, i8 0, i64 24, i1 false)
  br i1 %459, label %460, label %472

460:                                              ; preds = %443
  %461 = load ptr, ptr %288, align 8, !tbaa !25
  br label %518

462:                                              ; preds = %442, %425, %414, %405, %401, %390, %379
  %463 = phi i32 [ %440, %442 ], [ %412, %405 ], [ %423, %414 ], [ %430, %425 ], [ %392, %390 ], [ %403, %401 ], [ %381, %379 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  store i64 %310, ptr %292, align 8
  store i64 %309, ptr %293, align 8
  store i64 %308, ptr %294, align 8
  store i64 %307, ptr %295, align 8
  %464 = extractelement <12 x i64> %306, i64 4
  store i64 %464, ptr %296, align 8
  %465 = extractelement <12 x i64> %306, i64 5
  store i64 %465, ptr %297, align 8
  %466 = extractelement <12 x i64> %306, i64 6
  store i64 %466, ptr %298, align 8
  %467 = extractelement <12 x i64> %306, i64 7
  store i64 %467, ptr %299, align 8
  %468 = extractelement <12 x i64> %306, i64 8
  store i64 %468, ptr %300, align 8
  %469 = extractelement <12 x i64> %306, i64 9
  store i64 %469, ptr %301, align 8
  %470 = extractelement <12 x i64> %306, i64 10
  store i64 %470, ptr %302, align 8
  %471 = extractelement <12 x i64> %306, i64 11
  store i64 %471, ptr %303, align 8
  store i64 %287, ptr %304, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %305, i8 0, i64 24, i1 false)
  br label %472

472:                                              ; preds = %462, %443
  %473 = phi i32 [ %445, %443 ], [ %463, %462 ]
  %474 = load ptr, ptr %288, align 8, !tbaa !25
  %475 = icmp eq ptr %474, null
  br i1 %475, label %547, label %476

476:                                              ; preds = %472
  %477 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %478 = load ptr, ptr %477, align 8, !tbaa !9
  %479 = getelementptr inbounds nuw i8, ptr %478, i64 96
  %480 = load ptr, ptr %479, align 8, !tbaa !17
  %481 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %482 = load ptr, ptr %481, align 8, !tbaa !19
  %483 = call i32 %480(ptr noundef %482) #5
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %485, label %547

485:                                              ; preds = %476
  %486 = load ptr, ptr %38, align 8, !tbaa !24
  %487 = getelementptr inbounds nuw i8, ptr %486, i64 24
  %488 = load ptr, ptr %487, align 8, !tbaa !29
  %489 = load ptr, ptr %288, align 8, !tbaa !25
  %490 = call i32 %488(ptr noundef %489) #5
  %491 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %492 = load ptr, ptr %491, align 8, !tbaa !30
  %493 = icmp eq ptr %492, null
  br i1 %493, label %499, label %494

494:                                              ; preds = %485
  %495 = load ptr, ptr %38, align 8, !tbaa !24
  %496 = getelementptr inbounds nuw i8, ptr %495, i64 48
  %497 = load ptr, ptr %496, align 8, !tbaa !31
  %498 = call i32 %497(ptr noundef nonnull %492) #5
  br label %499

499:                                              ; preds = %494, %485
  %500 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %501 = load ptr, ptr %500, align 8, !tbaa !30
  %502 = icmp eq ptr %501, null
  br i1 %502, label %508, label %503

503:                                              ; preds = %499
  %504 = load ptr, ptr %38, align 8, !tbaa !24
  %505 = getelementptr inbounds nuw i8, ptr %504, i64 48
  %506 = load ptr, ptr %505, align 8, !tbaa !31
  %507 = call i32 %506(ptr noundef nonnull %501) #5
  br label %508

508:                                              ; preds = %503, %499
  %509 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %510 = load ptr, ptr %509, align 8, !tbaa !30
  %511 = icmp eq ptr %510, null
  br i1 %511, label %517, label %512

512:                                              ; preds = %508
  %513 = load ptr, ptr %38, align 8, !tbaa !24
  %514 = getelementptr inbounds nuw i8, ptr %513, i64 48
  %515 = load ptr, ptr %514, align 8, !tbaa !31
  %516 = call i32 %515(ptr noundef nonnull %510) #5
  br label %517

517:                                              ; preds = %512, %508
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %288, i8 0, i64 32, i1 false)
  br label %547

518:                                              ; preds = %460, %284
  %519 = phi ptr [ %461, %460 ], [ %289, %284 ]
  %520 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %521 = icmp eq i32 %286, 1
  %522 = load ptr, ptr %38, align 8, !tbaa !24
  %523 = getelementptr inbounds nuw i8, ptr %522, i64 96
  %524 = load ptr, ptr %523, align 8, !tbaa !223
  %525 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %526 = load ptr, ptr %525, align 8, !tbaa !192
  %527 = select i1 %521, ptr @multiply_now.one_f64, ptr @multiply_now.one
  %528 = load ptr, ptr %109, align 8, !tbaa !211
  %529 = load ptr, ptr %520, align 8, !tbaa !30
  %530 = load ptr, ptr %161, align 8, !tbaa !211
  %531 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %532 = load ptr, ptr %531, align 8, !tbaa !30
  %533 = select i1 %521, ptr @multiply_now.zero_f64, ptr @multiply_now.zero
  %534 = load ptr, ptr %192, align 8, !tbaa !211
  %535 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %536 = load ptr, ptr %535, align 8, !tbaa !30
  %537 = getelementptr inbounds nuw i8, ptr %24, i64 320
  %538 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %539 = load ptr, ptr %538, align 8, !tbaa !22
  %540 = getelementptr inbounds nuw i8, ptr %24, i64 384
  %541 = load i64, ptr %540, align 8, !tbaa !224
  %542 = call i32 %524(ptr noundef %526, ptr noundef %519, ptr noundef nonnull %527, ptr noundef %528, ptr noundef %529, ptr noundef %530, ptr noundef %532, ptr noundef nonnull %533, ptr noundef %534, ptr noundef %536, ptr noundef %534, ptr noundef %536, ptr noundef nonnull %537, ptr noundef %539, i64 noundef %541, ptr noundef %37) #5
  %543 = icmp eq i32 %542, 0
  br i1 %543, label %547, label %544

544:                                              ; preds = %518
  %545 = add nsw i32 %542, 10000
  %546 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %545, ptr noundef nonnull @.str.16)
  br label %547

547:                                              ; preds = %544, %518, %517, %476, %472
  %548 = phi i32 [ %473, %517 ], [ %473, %472 ], [ %473, %476 ], [ %546, %544 ], [ 0, %518 ]
  %549 = atomicrmw xchg ptr %257, i32 0 release, align 4
  %550 = icmp eq i32 %549, 2
  br i1 %550, label %551, label %553

551:                                              ; preds = %547
  %552 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %257, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %553

553:                                              ; preds = %551, %547
  %554 = icmp eq i32 %548, 0
  br i1 %554, label %555, label %568

555:                                              ; preds = %553
  %556 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %557 = load i32, ptr %556, align 4, !tbaa !107
  %558 = icmp eq i32 %557, 0
  br i1 %558, label %568, label %559

559:                                              ; preds = %555
  %560 = load ptr, ptr %25, align 8, !tbaa !100
  %561 = icmp eq ptr %560, null
  br i1 %561, label %566, label %562

562:                                              ; preds = %559
  %563 = getelementptr inbounds nuw i8, ptr %560, i64 24
  %564 = load i64, ptr %563, align 8, !tbaa !106
  %565 = icmp eq i64 %564, 1
  br i1 %565, label %568, label %566

566:                                              ; preds = %562, %559
  %567 = call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %568

568:                                              ; preds = %81, %85, %207, %553, %555, %562, %566
  %569 = phi i32 [ 0, %85 ], [ %216, %207 ], [ 0, %555 ], [ %548, %553 ], [ %567, %566 ], [ 0, %562 ], [ %84, %81 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #5
  br label %938

570:                                              ; preds = %19
  %571 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %572 = load i32, ptr %571, align 8, !tbaa !115
  %573 = add i32 %572, 1
  %574 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %575 = load i32, ptr %574, align 8, !tbaa !225
  %576 = add i32 %573, %575
  %577 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %578 = load i32, ptr %577, align 4, !tbaa !226
  %579 = add i32 %576, %578
  %580 = zext i32 %579 to i64
  %581 = tail call ptr @llvm.stacksave.p0()
  %582 = alloca ptr, i64 %580, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #5
  %583 = load i32, ptr %571, align 8, !tbaa !115
  %584 = icmp eq i32 %583, 0
  br i1 %584, label %612, label %585

585:                                              ; preds = %570
  %586 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %587 = load ptr, ptr %586, align 8, !tbaa !116
  %588 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %589 = load ptr, ptr %588, align 8, !tbaa !117
  %590 = zext i32 %583 to i64
  %591 = icmp ult i32 %583, 4
  br i1 %591, label %610, label %592

592:                                              ; preds = %585
  %593 = and i64 %590, 4294967292
  br label %594

594:                                              ; preds = %594, %592
  %595 = phi i64 [ 0, %592 ], [ %606, %594 ]
  %596 = getelementptr inbounds nuw i32, ptr %589, i64 %595
  %597 = getelementptr inbounds nuw i8, ptr %596, i64 8
  %598 = load <2 x i32>, ptr %596, align 4, !tbaa !5
  %599 = load <2 x i32>, ptr %597, align 4, !tbaa !5
  %600 = sext <2 x i32> %598 to <2 x i64>
  %601 = sext <2 x i32> %599 to <2 x i64>
  %602 = getelementptr inbounds ptr, ptr %587, <2 x i64> %600
  %603 = getelementptr inbounds ptr, ptr %587, <2 x i64> %601
  %604 = getelementptr inbounds nuw ptr, ptr %582, i64 %595
  %605 = getelementptr inbounds nuw i8, ptr %604, i64 16
  store <2 x ptr> %602, ptr %604, align 16, !tbaa !30
  store <2 x ptr> %603, ptr %605, align 16, !tbaa !30
  %606 = add nuw i64 %595, 4
  %607 = icmp eq i64 %606, %593
  br i1 %607, label %608, label %594, !llvm.loop !227

608:                                              ; preds = %594
  %609 = icmp eq i64 %593, %590
  br i1 %609, label %612, label %610

610:                                              ; preds = %585, %608
  %611 = phi i64 [ 0, %585 ], [ %593, %608 ]
  br label %616

612:                                              ; preds = %616, %608, %570
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #5
  store ptr null, ptr %12, align 8, !tbaa !30
  %613 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %614 = load i32, ptr %613, align 8, !tbaa !230
  %615 = icmp sgt i32 %614, -1
  br i1 %615, label %625, label %637

616:                                              ; preds = %610, %616
  %617 = phi i64 [ %622, %616 ], [ %611, %610 ]
  %618 = getelementptr inbounds nuw i32, ptr %589, i64 %617
  %619 = load i32, ptr %618, align 4, !tbaa !5
  %620 = sext i32 %619 to i64
  %621 = getelementptr inbounds ptr, ptr %587, i64 %620
  %622 = add nuw nsw i64 %617, 1
  %623 = getelementptr inbounds nuw ptr, ptr %582, i64 %617
  store ptr %621, ptr %623, align 8, !tbaa !30
  %624 = icmp eq i64 %622, %590
  br i1 %624, label %612, label %616, !llvm.loop !231

625:                                              ; preds = %612
  %626 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %627 = load ptr, ptr %626, align 8, !tbaa !122
  %628 = getelementptr inbounds nuw i8, ptr %627, i64 40
  %629 = load ptr, ptr %628, align 8, !tbaa !123
  %630 = load ptr, ptr %629, align 8, !tbaa !145
  %631 = zext nneg i32 %614 to i64
  %632 = getelementptr inbounds nuw %struct.tfc_check, ptr %630, i64 %631
  store ptr %632, ptr %12, align 8, !tbaa !30
  %633 = getelementptr inbounds nuw i8, ptr %629, i64 32
  store i64 1, ptr %633, align 8, !tbaa !134
  %634 = add i32 %583, 1
  %635 = zext i32 %583 to i64
  %636 = getelementptr inbounds nuw ptr, ptr %582, i64 %635
  store ptr %12, ptr %636, align 8, !tbaa !30
  br label %637

637:                                              ; preds = %625, %612
  %638 = phi i32 [ %634, %625 ], [ %583, %612 ]
  %639 = load i32, ptr %574, align 8, !tbaa !225
  %640 = icmp eq i32 %639, 0
  br i1 %640, label %702, label %641

641:                                              ; preds = %637
  %642 = load ptr, ptr %15, align 8, !tbaa !113
  %643 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %644 = load ptr, ptr %643, align 8, !tbaa !232
  %645 = zext i32 %639 to i64
  %646 = icmp ult i32 %639, 10
  br i1 %646, label %677, label %647

647:                                              ; preds = %641
  %648 = add nsw i64 %645, -1
  %649 = trunc i64 %648 to i32
  %650 = xor i32 %638, -1
  %651 = icmp ult i32 %650, %649
  %652 = icmp ugt i64 %648, 4294967295
  %653 = or i1 %651, %652
  br i1 %653, label %677, label %654

654:                                              ; preds = %647
  %655 = and i64 %645, 4294967292
  %656 = trunc nuw i64 %655 to i32
  %657 = add i32 %638, %656
  br label %658

658:                                              ; preds = %658, %654
  %659 = phi i64 [ 0, %654 ], [ %673, %658 ]
  %660 = trunc i64 %659 to i32
  %661 = add i32 %638, %660
  %662 = getelementptr inbounds nuw i32, ptr %644, i64 %659
  %663 = getelementptr inbounds nuw i8, ptr %662, i64 8
  %664 = load <2 x i32>, ptr %662, align 4, !tbaa !5
  %665 = load <2 x i32>, ptr %663, align 4, !tbaa !5
  %666 = sext <2 x i32> %664 to <2 x i64>
  %667 = sext <2 x i32> %665 to <2 x i64>
  %668 = getelementptr inbounds i64, ptr %642, <2 x i64> %666
  %669 = getelementptr inbounds i64, ptr %642, <2 x i64> %667
  %670 = zext i32 %661 to i64
  %671 = getelementptr inbounds nuw ptr, ptr %582, i64 %670
  %672 = getelementptr inbounds nuw i8, ptr %671, i64 16
  store <2 x ptr> %668, ptr %671, align 8, !tbaa !30
  store <2 x ptr> %669, ptr %672, align 8, !tbaa !30
  %673 = add nuw i64 %659, 4
  %674 = icmp eq i64 %673, %655
  br i1 %674, label %675, label %658, !llvm.loop !233

675:                                              ; preds = %658
  %676 = icmp eq i64 %655, %645
  br i1 %676, label %702, label %677

677:                                              ; preds = %647, %641, %675
  %678 = phi i64 [ 0, %647 ], [ 0, %641 ], [ %655, %675 ]
  %679 = phi i32 [ %638, %647 ], [ %638, %641 ], [ %657, %675 ]
  %680 = and i64 %645, 3
  %681 = icmp eq i64 %680, 0
  br i1 %681, label %696, label %682

682:                                              ; preds = %677, %682
  %683 = phi i64 [ %693, %682 ], [ %678, %677 ]
  %684 = phi i32 [ %690, %682 ], [ %679, %677 ]
  %685 = phi i64 [ %694, %682 ], [ 0, %677 ]
  %686 = getelementptr inbounds nuw i32, ptr %644, i64 %683
  %687 = load i32, ptr %686, align 4, !tbaa !5
  %688 = sext i32 %687 to i64
  %689 = getelementptr inbounds i64, ptr %642, i64 %688
  %690 = add i32 %684, 1
  %691 = zext i32 %684 to i64
  %692 = getelementptr inbounds nuw ptr, ptr %582, i64 %691
  store ptr %689, ptr %692, align 8, !tbaa !30
  %693 = add nuw nsw i64 %683, 1
  %694 = add i64 %685, 1
  %695 = icmp eq i64 %694, %680
  br i1 %695, label %696, label %682, !llvm.loop !234

696:                                              ; preds = %682, %677
  %697 = phi i32 [ poison, %677 ], [ %690, %682 ]
  %698 = phi i64 [ %678, %677 ], [ %693, %682 ]
  %699 = phi i32 [ %679, %677 ], [ %690, %682 ]
  %700 = sub nsw i64 %678, %645
  %701 = icmp ugt i64 %700, -4
  br i1 %701, label %702, label %711

702:                                              ; preds = %696, %711, %675, %637
  %703 = phi i32 [ %638, %637 ], [ %657, %675 ], [ %697, %696 ], [ %742, %711 ]
  %704 = load i32, ptr %577, align 4, !tbaa !226
  %705 = icmp eq i32 %704, 0
  br i1 %705, label %858, label %706

706:                                              ; preds = %702
  %707 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %708 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %709 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %710 = getelementptr inbounds nuw i8, ptr %0, i64 136
  br label %747

711:                                              ; preds = %696, %711
  %712 = phi i64 [ %745, %711 ], [ %698, %696 ]
  %713 = phi i32 [ %742, %711 ], [ %699, %696 ]
  %714 = getelementptr inbounds nuw i32, ptr %644, i64 %712
  %715 = load i32, ptr %714, align 4, !tbaa !5
  %716 = sext i32 %715 to i64
  %717 = getelementptr inbounds i64, ptr %642, i64 %716
  %718 = add i32 %713, 1
  %719 = zext i32 %713 to i64
  %720 = getelementptr inbounds nuw ptr, ptr %582, i64 %719
  store ptr %717, ptr %720, align 8, !tbaa !30
  %721 = getelementptr inbounds nuw i32, ptr %644, i64 %712
  %722 = getelementptr inbounds nuw i8, ptr %721, i64 4
  %723 = load i32, ptr %722, align 4, !tbaa !5
  %724 = sext i32 %723 to i64
  %725 = getelementptr inbounds i64, ptr %642, i64 %724
  %726 = add i32 %713, 2
  %727 = zext i32 %718 to i64
  %728 = getelementptr inbounds nuw ptr, ptr %582, i64 %727
  store ptr %725, ptr %728, align 8, !tbaa !30
  %729 = getelementptr inbounds nuw i32, ptr %644, i64 %712
  %730 = getelementptr inbounds nuw i8, ptr %729, i64 8
  %731 = load i32, ptr %730, align 4, !tbaa !5
  %732 = sext i32 %731 to i64
  %733 = getelementptr inbounds i64, ptr %642, i64 %732
  %734 = add i32 %713, 3
  %735 = zext i32 %726 to i64
  %736 = getelementptr inbounds nuw ptr, ptr %582, i64 %735
  store ptr %733, ptr %736, align 8, !tbaa !30
  %737 = getelementptr inbounds nuw i32, ptr %644, i64 %712
  %738 = getelementptr inbounds nuw i8, ptr %737, i64 12
  %739 = load i32, ptr %738, align 4, !tbaa !5
  %740 = sext i32 %739 to i64
  %741 = getelementptr inbounds i64, ptr %642, i64 %740
  %742 = add i32 %713, 4
  %743 = zext i32 %734 to i64
  %744 = getelementptr inbounds nuw ptr, ptr %582, i64 %743
  store ptr %741, ptr %744, align 8, !tbaa !30
  %745 = add nuw nsw i64 %712, 4
  %746 = icmp eq i64 %745, %645
  br i1 %746, label %702, label %711, !llvm.loop !236

747:                                              ; preds = %706, %846
  %748 = phi i64 [ 0, %706 ], [ %850, %846 ]
  %749 = phi i32 [ %703, %706 ], [ %847, %846 ]
  %750 = load ptr, ptr %707, align 8, !tbaa !237
  %751 = getelementptr inbounds nuw %struct.tfc_map, ptr %750, i64 %748
  %752 = getelementptr inbounds nuw [128 x i8], ptr %11, i64 %748
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  %753 = load ptr, ptr %708, align 8, !tbaa !116
  %754 = load ptr, ptr %709, align 8, !tbaa !117
  %755 = load i32, ptr %751, align 8, !tbaa !238
  %756 = zext i32 %755 to i64
  %757 = getelementptr inbounds nuw i32, ptr %754, i64 %756
  %758 = load i32, ptr %757, align 4, !tbaa !5
  %759 = sext i32 %758 to i64
  %760 = getelementptr inbounds ptr, ptr %753, i64 %759
  %761 = load ptr, ptr %760, align 8, !tbaa !30
  %762 = load ptr, ptr %710, align 8, !tbaa !9
  %763 = getelementptr inbounds nuw i8, ptr %762, i64 368
  %764 = load ptr, ptr %763, align 8, !tbaa !240
  %765 = icmp eq ptr %764, null
  br i1 %765, label %774, label %766

766:                                              ; preds = %747
  %767 = getelementptr inbounds nuw i8, ptr %751, i64 8
  %768 = load i32, ptr %767, align 8, !tbaa !241
  %769 = icmp eq i32 %768, 0
  br i1 %769, label %836, label %770

770:                                              ; preds = %766
  %771 = getelementptr inbounds nuw i8, ptr %751, i64 40
  %772 = load ptr, ptr %15, align 8, !tbaa !113
  %773 = zext i32 %768 to i64
  br label %820

774:                                              ; preds = %747
  %775 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %779

776:                                              ; preds = %795
  %777 = atomicrmw xchg ptr %775, i32 2 acquire, align 4
  %778 = icmp eq i32 %777, 0
  br i1 %778, label %802, label %798

779:                                              ; preds = %795, %774
  %780 = phi i32 [ 0, %774 ], [ %796, %795 ]
  %781 = cmpxchg ptr %775, i32 0, i32 1 acquire monotonic, align 4
  %782 = extractvalue { i32, i1 } %781, 1
  br i1 %782, label %802, label %783

783:                                              ; preds = %779
  call void @llvm.x86.sse2.pause()
  %784 = cmpxchg ptr %775, i32 0, i32 1 acquire monotonic, align 4
  %785 = extractvalue { i32, i1 } %784, 1
  br i1 %785, label %802, label %786

786:                                              ; preds = %783
  call void @llvm.x86.sse2.pause()
  %787 = cmpxchg ptr %775, i32 0, i32 1 acquire monotonic, align 4
  %788 = extractvalue { i32, i1 } %787, 1
  br i1 %788, label %802, label %789

789:                                              ; preds = %786
  call void @llvm.x86.sse2.pause()
  %790 = cmpxchg ptr %775, i32 0, i32 1 acquire monotonic, align 4
  %791 = extractvalue { i32, i1 } %790, 1
  br i1 %791, label %802, label %792

792:                                              ; preds = %789
  call void @llvm.x86.sse2.pause()
  %793 = cmpxchg ptr %775, i32 0, i32 1 acquire monotonic, align 4
  %794 = extractvalue { i32, i1 } %793, 1
  br i1 %794, label %802, label %795

795:                                              ; preds = %792
  call void @llvm.x86.sse2.pause()
  %796 = add nuw nsw i32 %780, 5
  %797 = icmp eq i32 %796, 100
  br i1 %797, label %776, label %779, !llvm.loop !35

798:                                              ; preds = %776, %798
  %799 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %775, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %800 = atomicrmw xchg ptr %775, i32 2 acquire, align 4
  %801 = icmp eq i32 %800, 0
  br i1 %801, label %802, label %798, !llvm.loop !37

802:                                              ; preds = %779, %783, %786, %789, %792, %798, %776
  %803 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %804 = load atomic i32, ptr %803 seq_cst, align 4
  %805 = icmp eq i32 %804, 0
  br i1 %805, label %806, label %809

806:                                              ; preds = %802
  %807 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store i32 801, ptr %807, align 8, !tbaa !42
  %808 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store ptr @.str.24, ptr %808, align 8, !tbaa !43
  br label %809

809:                                              ; preds = %806, %802
  %810 = atomicrmw xchg ptr %775, i32 0 release, align 4
  %811 = icmp eq i32 %810, 2
  br i1 %811, label %812, label %854

812:                                              ; preds = %809
  %813 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %775, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %854

814:                                              ; preds = %820
  %815 = icmp eq i32 %768, 1
  br i1 %815, label %836, label %816

816:                                              ; preds = %814
  %817 = getelementptr inbounds nuw i8, ptr %751, i64 80
  %818 = add i32 %768, -1
  %819 = zext i32 %818 to i64
  br label %828

820:                                              ; preds = %820, %770
  %821 = phi i64 [ 0, %770 ], [ %826, %820 ]
  %822 = getelementptr inbounds nuw ptr, ptr %771, i64 %821
  %823 = load ptr, ptr %822, align 8, !tbaa !200
  %824 = call fastcc i64 @evaluate(ptr noundef %823, ptr noundef %772)
  %825 = getelementptr inbounds nuw i64, ptr %5, i64 %821
  store i64 %824, ptr %825, align 8, !tbaa !118
  %826 = add nuw nsw i64 %821, 1
  %827 = icmp eq i64 %826, %773
  br i1 %827, label %814, label %820, !llvm.loop !242

828:                                              ; preds = %828, %816
  %829 = phi i64 [ 0, %816 ], [ %834, %828 ]
  %830 = getelementptr inbounds nuw ptr, ptr %817, i64 %829
  %831 = load ptr, ptr %830, align 8, !tbaa !200
  %832 = call fastcc i64 @evaluate(ptr noundef %831, ptr noundef %772)
  %833 = getelementptr inbounds nuw i64, ptr %6, i64 %829
  store i64 %832, ptr %833, align 8, !tbaa !118
  %834 = add nuw nsw i64 %829, 1
  %835 = icmp eq i64 %834, %819
  br i1 %835, label %836, label %828, !llvm.loop !243

836:                                              ; preds = %828, %766, %814
  %837 = getelementptr inbounds nuw i8, ptr %751, i64 4
  %838 = load i32, ptr %837, align 4, !tbaa !244
  %839 = getelementptr inbounds nuw i8, ptr %751, i64 32
  %840 = load i64, ptr %839, align 8, !tbaa !245
  %841 = getelementptr inbounds i8, ptr %761, i64 %840
  %842 = getelementptr inbounds nuw i8, ptr %751, i64 12
  %843 = call i32 %764(ptr noundef nonnull %752, i32 noundef %838, i32 noundef %768, ptr noundef %841, ptr noundef nonnull %5, ptr noundef nonnull %6, ptr noundef nonnull %842, ptr noundef nonnull @encode.steps, i32 noundef 0, i32 noundef 3, i32 noundef 2, i32 noundef 0) #5
  %844 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %843, ptr noundef nonnull @.str.24)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  %845 = icmp eq i32 %844, 0
  br i1 %845, label %846, label %936

846:                                              ; preds = %836
  %847 = add i32 %749, 1
  %848 = zext i32 %749 to i64
  %849 = getelementptr inbounds nuw ptr, ptr %582, i64 %848
  store ptr %752, ptr %849, align 8, !tbaa !30
  %850 = add nuw nsw i64 %748, 1
  %851 = load i32, ptr %577, align 4, !tbaa !226
  %852 = zext i32 %851 to i64
  %853 = icmp samesign ult i64 %850, %852
  br i1 %853, label %747, label %858, !llvm.loop !246

854:                                              ; preds = %809, %812
  %855 = load atomic i32, ptr %803 seq_cst, align 4
  %856 = icmp eq i32 %855, 0
  %857 = select i1 %856, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  br label %936

858:                                              ; preds = %846, %702
  %859 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %863

860:                                              ; preds = %879
  %861 = atomicrmw xchg ptr %859, i32 2 acquire, align 4
  %862 = icmp eq i32 %861, 0
  br i1 %862, label %886, label %882

863:                                              ; preds = %879, %858
  %864 = phi i32 [ 0, %858 ], [ %880, %879 ]
  %865 = cmpxchg ptr %859, i32 0, i32 1 acquire monotonic, align 4
  %866 = extractvalue { i32, i1 } %865, 1
  br i1 %866, label %886, label %867

867:                                              ; preds = %863
  call void @llvm.x86.sse2.pause()
  %868 = cmpxchg ptr %859, i32 0, i32 1 acquire monotonic, align 4
  %869 = extractvalue { i32, i1 } %868, 1
  br i1 %869, label %886, label %870

870:                                              ; preds = %867
  call void @llvm.x86.sse2.pause()
  %871 = cmpxchg ptr %859, i32 0, i32 1 acquire monotonic, align 4
  %872 = extractvalue { i32, i1 } %871, 1
  br i1 %872, label %886, label %873

873:                                              ; preds = %870
  call void @llvm.x86.sse2.pause()
  %874 = cmpxchg ptr %859, i32 0, i32 1 acquire monotonic, align 4
  %875 = extractvalue { i32, i1 } %874, 1
  br i1 %875, label %886, label %876

876:                                              ; preds = %873
  call void @llvm.x86.sse2.pause()
  %877 = cmpxchg ptr %859, i32 0, i32 1 acquire monotonic, align 4
  %878 = extractvalue { i32, i1 } %877, 1
  br i1 %878, label %886, label %879

879:                                              ; preds = %876
  call void @llvm.x86.sse2.pause()
  %880 = add nuw nsw i32 %864, 5
  %881 = icmp eq i32 %880, 100
  br i1 %881, label %860, label %863, !llvm.loop !35

882:                                              ; preds = %860, %882
  %883 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %859, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %884 = atomicrmw xchg ptr %859, i32 2 acquire, align 4
  %885 = icmp eq i32 %884, 0
  br i1 %885, label %886, label %882, !llvm.loop !37

886:                                              ; preds = %863, %867, %870, %873, %876, %882, %860
  %887 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %888 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %889 = load i64, ptr %888, align 8, !tbaa !38
  %890 = add i64 %889, 1
  store i64 %890, ptr %888, align 8, !tbaa !38
  %891 = and i64 %889, 63
  %892 = getelementptr inbounds nuw ptr, ptr %887, i64 %891
  store ptr %3, ptr %892, align 8, !tbaa !137
  %893 = atomicrmw xchg ptr %859, i32 0 release, align 4
  %894 = icmp eq i32 %893, 2
  br i1 %894, label %895, label %897

895:                                              ; preds = %886
  %896 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %859, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %897

897:                                              ; preds = %886, %895
  %898 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %899 = load ptr, ptr %898, align 8, !tbaa !100
  %900 = icmp eq ptr %899, null
  br i1 %900, label %907, label %901

901:                                              ; preds = %897
  %902 = getelementptr inbounds nuw i8, ptr %899, i64 24
  %903 = load i64, ptr %902, align 8, !tbaa !106
  %904 = freeze i64 %903
  %905 = icmp eq i64 %904, 1
  %906 = select i1 %905, i64 176, i64 160
  br label %907

907:                                              ; preds = %897, %901
  %908 = phi i64 [ %906, %901 ], [ 160, %897 ]
  %909 = getelementptr inbounds nuw i8, ptr %0, i64 %908
  %910 = load ptr, ptr %909, align 8, !tbaa !30
  %911 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %912 = load ptr, ptr %911, align 8, !tbaa !9
  %913 = getelementptr inbounds nuw i8, ptr %912, i64 144
  %914 = load ptr, ptr %913, align 8, !tbaa !247
  %915 = load ptr, ptr %3, align 8, !tbaa !199
  %916 = trunc i64 %17 to i32
  %917 = load i32, ptr %20, align 8, !tbaa !198
  %918 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %919 = load i32, ptr %918, align 4, !tbaa !248
  %920 = call i32 %914(ptr noundef %915, i32 noundef %916, i32 noundef 1, i32 noundef 1, i32 noundef %917, i32 noundef 1, i32 noundef 1, i32 noundef %919, ptr noundef %910, ptr noundef nonnull %582, ptr noundef null) #5
  %921 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %920, ptr noundef nonnull @.str.15)
  %922 = icmp eq i32 %921, 0
  br i1 %922, label %923, label %936

923:                                              ; preds = %907
  %924 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %925 = load i32, ptr %924, align 4, !tbaa !107
  %926 = icmp eq i32 %925, 0
  br i1 %926, label %936, label %927

927:                                              ; preds = %923
  %928 = load ptr, ptr %898, align 8, !tbaa !100
  %929 = icmp eq ptr %928, null
  br i1 %929, label %934, label %930

930:                                              ; preds = %927
  %931 = getelementptr inbounds nuw i8, ptr %928, i64 24
  %932 = load i64, ptr %931, align 8, !tbaa !106
  %933 = icmp eq i64 %932, 1
  br i1 %933, label %936, label %934

934:                                              ; preds = %927, %930
  %935 = call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %936

936:                                              ; preds = %836, %854, %907, %923, %930, %934
  %937 = phi i32 [ %857, %854 ], [ %921, %907 ], [ %935, %934 ], [ 0, %930 ], [ 0, %923 ], [ %844, %836 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #5
  call void @llvm.stackrestore.p0(ptr %581)
  br label %938

938:                                              ; preds = %4, %936, %568
  %939 = phi i32 [ %569, %568 ], [ %937, %936 ], [ 0, %4 ]
  ret i32 %939
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #19 {
  %3 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  br label %4

4:                                                ; preds = %71, %2
  %5 = phi i32 [ 0, %2 ], [ %72, %71 ]
  %6 = phi ptr [ %0, %2 ], [ %74, %71 ]
  %7 = phi i32 [ 0, %2 ], [ %73, %71 ]
  %8 = load i64, ptr %6, align 8, !tbaa !118
  switch i64 %8, label %23 [
    i64 0, label %75
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !118
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !118
  br label %71

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !118
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !118
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !118
  br label %71

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !118
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !118
  switch i64 %8, label %48 [
    i64 3, label %32
    i64 4, label %38
    i64 7, label %44
    i64 8, label %46
  ]

32:                                               ; preds = %23
  %33 = tail call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %28, i64 %31)
  %34 = extractvalue { i64, i1 } %33, 1
  %35 = extractvalue { i64, i1 } %33, 0
  %36 = zext i1 %34 to i32
  %37 = or i32 %5, %36
  br label %68

38:                                               ; preds = %23
  %39 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %28, i64 %31)
  %40 = extractvalue { i64, i1 } %39, 1
  %41 = extractvalue { i64, i1 } %39, 0
  %42 = zext i1 %40 to i32
  %43 = or i32 %5, %42
  br label %68

44:                                               ; preds = %23
  %45 = tail call i64 @llvm.smin.i64(i64 %28, i64 %31)
  br label %68

46:                                               ; preds = %23
  %47 = tail call i64 @llvm.smax.i64(i64 %28, i64 %31)
  br label %68

48:                                               ; preds = %23
  %49 = icmp eq i64 %31, 0
  br i1 %49, label %68, label %50

50:                                               ; preds = %48
  %51 = icmp eq i64 %31, -1
  %52 = icmp eq i64 %28, -9223372036854775808
  %53 = and i1 %52, %51
  br i1 %53, label %68, label %54

54:                                               ; preds = %50
  %55 = srem i64 %28, %31
  %56 = sdiv i64 %28, %31
  %57 = icmp ne i64 %55, 0
  %58 = xor i64 %55, %31
  %59 = icmp slt i64 %58, 0
  %60 = and i1 %57, %59
  %61 = icmp eq i64 %8, 5
  br i1 %61, label %62, label %65

62:                                               ; preds = %54
  %63 = sext i1 %60 to i64
  %64 = add i64 %56, %63
  br label %68

65:                                               ; preds = %54
  %66 = select i1 %60, i64 %31, i64 0
  %67 = add nsw i64 %66, %55
  br label %68

68:                                               ; preds = %48, %50, %32, %38, %44, %46, %62, %65
  %69 = phi i32 [ %5, %46 ], [ %5, %62 ], [ %5, %65 ], [ %37, %32 ], [ %43, %38 ], [ %5, %44 ], [ 1, %50 ], [ 1, %48 ]
  %70 = phi i64 [ %47, %46 ], [ %64, %62 ], [ %67, %65 ], [ %35, %32 ], [ %41, %38 ], [ %45, %44 ], [ 0, %50 ], [ 0, %48 ]
  store i64 %70, ptr %27, align 8, !tbaa !118
  br label %71

71:                                               ; preds = %9, %68, %15
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %15 ]
  %73 = phi i32 [ %24, %68 ], [ %12, %9 ], [ %20, %15 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !249

75:                                               ; preds = %4
  %76 = icmp eq i32 %5, 0
  %77 = load i64, ptr %3, align 16
  %78 = select i1 %76, i64 %77, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  ret i64 %78
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #9

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #10

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @make_layout(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2, i32 noundef range(i32 0, 3) %3, i32 noundef %4, i64 noundef %5, i64 noundef %6) unnamed_addr #15 {
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #5
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !205
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %8, align 4, !tbaa !5
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  %13 = load ptr, ptr %12, align 8, !tbaa !24
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %15 = load ptr, ptr %14, align 8, !tbaa !250
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %17 = zext nneg i32 %3 to i64
  %18 = getelementptr inbounds nuw ptr, ptr %16, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %20 = getelementptr inbounds nuw i64, ptr %19, i64 %17
  %21 = load i64, ptr %20, align 8, !tbaa !118
  %22 = tail call i32 %15(ptr noundef nonnull %18, i32 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %21) #5
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %7
  %25 = add nsw i32 %22, 10000
  %26 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %25, ptr noundef nonnull @.str.20)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %51

28:                                               ; preds = %7, %24
  %29 = load ptr, ptr %12, align 8, !tbaa !24
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 56
  %31 = load ptr, ptr %30, align 8, !tbaa !251
  %32 = load ptr, ptr %18, align 8, !tbaa !30
  %33 = call i32 %31(ptr noundef %32, i32 noundef 5, ptr noundef nonnull %8, i64 noundef 4) #5
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %28
  %36 = add nsw i32 %33, 10000
  %37 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %36, ptr noundef nonnull @.str.21)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %51

39:                                               ; preds = %28, %35
  %40 = load ptr, ptr %12, align 8, !tbaa !24
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 56
  %42 = load ptr, ptr %41, align 8, !tbaa !251
  %43 = load ptr, ptr %18, align 8, !tbaa !30
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %45 = getelementptr inbounds nuw i64, ptr %44, i64 %17
  %46 = call i32 %42(ptr noundef %43, i32 noundef 6, ptr noundef nonnull %45, i64 noundef 8) #5
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %51, label %48

48:                                               ; preds = %39
  %49 = add nsw i32 %46, 10000
  %50 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %49, ptr noundef nonnull @.str.21)
  br label %51

51:                                               ; preds = %48, %39, %35, %24
  %52 = phi i32 [ %26, %24 ], [ %37, %35 ], [ %50, %48 ], [ 0, %39 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #5
  ret i32 %52
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @find_algorithm(ptr noundef %0, ptr noundef captures(none) %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef %3) unnamed_addr #15 {
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.tfc_heuristic, align 8
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1448
  %10 = load i64, ptr %9, align 8, !tbaa !23
  store i64 %10, ptr %5, align 8, !tbaa !118
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  %12 = load ptr, ptr %11, align 8, !tbaa !24
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 80
  %14 = load ptr, ptr %13, align 8, !tbaa !252
  %15 = call i32 %14(ptr noundef %3, i32 noundef 1, ptr noundef nonnull %5, i64 noundef 8) #5
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %4
  %18 = add nsw i32 %15, 10000
  %19 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %18, ptr noundef nonnull @.str.22)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %114

21:                                               ; preds = %4, %17
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 80
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  %23 = load i64, ptr %22, align 8, !tbaa !118
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %6, align 4, !tbaa !5
  %25 = load ptr, ptr %11, align 8, !tbaa !24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 80
  %27 = load ptr, ptr %26, align 8, !tbaa !252
  %28 = call i32 %27(ptr noundef %3, i32 noundef 5, ptr noundef nonnull %6, i64 noundef 4) #5
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  br label %35

31:                                               ; preds = %21
  %32 = add nsw i32 %28, 10000
  %33 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %32, ptr noundef nonnull @.str.22)
  %34 = icmp eq i32 %33, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  br i1 %34, label %35, label %114

35:                                               ; preds = %30, %31
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %37 = load i64, ptr %36, align 8, !tbaa !118
  %38 = trunc i64 %37 to i32
  store i32 %38, ptr %6, align 4, !tbaa !5
  %39 = load ptr, ptr %11, align 8, !tbaa !24
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 80
  %41 = load ptr, ptr %40, align 8, !tbaa !252
  %42 = call i32 %41(ptr noundef %3, i32 noundef 6, ptr noundef nonnull %6, i64 noundef 4) #5
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %48, label %44

44:                                               ; preds = %35
  %45 = add nsw i32 %42, 10000
  %46 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %45, ptr noundef nonnull @.str.22)
  %47 = icmp eq i32 %46, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  br i1 %47, label %49, label %114

48:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  br label %49

49:                                               ; preds = %48, %44
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %51 = load i64, ptr %50, align 8, !tbaa !118
  %52 = trunc i64 %51 to i32
  store i32 %52, ptr %6, align 4, !tbaa !5
  %53 = load ptr, ptr %11, align 8, !tbaa !24
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !252
  %56 = call i32 %55(ptr noundef %3, i32 noundef 7, ptr noundef nonnull %6, i64 noundef 4) #5
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %62, label %58

58:                                               ; preds = %49
  %59 = add nsw i32 %56, 10000
  %60 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %59, ptr noundef nonnull @.str.22)
  %61 = icmp eq i32 %60, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  br i1 %61, label %63, label %114

62:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  br label %63

63:                                               ; preds = %62, %58
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  %64 = load i64, ptr %50, align 8, !tbaa !118
  %65 = trunc i64 %64 to i32
  store i32 %65, ptr %6, align 4, !tbaa !5
  %66 = load ptr, ptr %11, align 8, !tbaa !24
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 80
  %68 = load ptr, ptr %67, align 8, !tbaa !252
  %69 = call i32 %68(ptr noundef %3, i32 noundef 8, ptr noundef nonnull %6, i64 noundef 4) #5
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %75, label %71

71:                                               ; preds = %63
  %72 = add nsw i32 %69, 10000
  %73 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %72, ptr noundef nonnull @.str.22)
  %74 = icmp eq i32 %73, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  br i1 %74, label %76, label %114

75:                                               ; preds = %63
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  br label %76

76:                                               ; preds = %75, %71
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %7, i8 0, i64 96, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #5
  store i32 0, ptr %8, align 4, !tbaa !5
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %78 = load ptr, ptr %11, align 8, !tbaa !24
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 88
  %80 = load ptr, ptr %79, align 8, !tbaa !253
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %82 = load ptr, ptr %81, align 8, !tbaa !192
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %84 = load ptr, ptr %83, align 8, !tbaa !25
  %85 = load ptr, ptr %77, align 8, !tbaa !30
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %87 = load ptr, ptr %86, align 8, !tbaa !30
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 312
  %89 = load ptr, ptr %88, align 8, !tbaa !30
  %90 = call i32 %80(ptr noundef %82, ptr noundef %84, ptr noundef %85, ptr noundef %87, ptr noundef %89, ptr noundef %89, ptr noundef %3, i32 noundef 1, ptr noundef nonnull %7, ptr noundef nonnull %8) #5
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %96, label %92

92:                                               ; preds = %76
  %93 = add nsw i32 %90, 10000
  %94 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %93, ptr noundef nonnull @.str.23)
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %112

96:                                               ; preds = %76, %92
  %97 = load i32, ptr %8, align 4, !tbaa !5
  %98 = icmp eq i32 %97, 0
  %99 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %100 = load i32, ptr %99, align 8
  %101 = icmp ne i32 %100, 0
  %102 = select i1 %98, i1 true, i1 %101
  br i1 %102, label %103, label %107

103:                                              ; preds = %96
  %104 = add nsw i32 %100, 10000
  %105 = select i1 %101, i32 %104, i32 10015
  %106 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %105, ptr noundef nonnull @.str.23)
  br label %112

107:                                              ; preds = %96
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 320
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %108, ptr noundef nonnull align 8 dereferenceable(64) %7, i64 64, i1 false)
  %109 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %110 = load i64, ptr %109, align 8, !tbaa !254
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 384
  store i64 %110, ptr %111, align 8, !tbaa !224
  br label %112

112:                                              ; preds = %92, %107, %103
  %113 = phi i32 [ %106, %103 ], [ 0, %107 ], [ %94, %92 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  br label %114

114:                                              ; preds = %31, %44, %58, %71, %17, %112
  %115 = phi i32 [ %113, %112 ], [ %19, %17 ], [ %33, %31 ], [ %46, %44 ], [ %60, %58 ], [ %73, %71 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  ret i32 %115
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @all_launches(ptr noundef readonly captures(none) %0) unnamed_addr #20 {
  %2 = alloca [17 x %struct.anon], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %3, i8 0, i64 256, i1 false)
  store i64 9223372036854775807, ptr %2, align 16
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 1, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !110
  %7 = icmp slt i64 %6, 1
  br i1 %7, label %71, label %8

8:                                                ; preds = %1
  %9 = load ptr, ptr %0, align 8, !tbaa !111
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %12

12:                                               ; preds = %8, %63
  %13 = phi i64 [ 0, %8 ], [ %66, %63 ]
  %14 = phi i32 [ 0, %8 ], [ %64, %63 ]
  %15 = phi i64 [ 0, %8 ], [ %67, %63 ]
  %16 = sext i32 %14 to i64
  br label %17

17:                                               ; preds = %17, %12
  %18 = phi i64 [ %22, %17 ], [ %16, %12 ]
  %19 = getelementptr inbounds %struct.anon, ptr %2, i64 %18
  %20 = load i64, ptr %19, align 16, !tbaa !256
  %21 = icmp slt i64 %15, %20
  %22 = add nsw i64 %18, -1
  br i1 %21, label %23, label %17, !llvm.loop !258

23:                                               ; preds = %17
  %24 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %9, i64 %15
  %25 = trunc nsw i64 %18 to i32
  %26 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %27 = load i64, ptr %26, align 8, !tbaa !259
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %29 = load i32, ptr %28, align 8, !tbaa !114
  %30 = icmp eq i32 %29, 11
  br i1 %30, label %31, label %36

31:                                               ; preds = %23
  %32 = load ptr, ptr %24, align 8, !tbaa !93
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load i64, ptr %33, align 8, !tbaa !95
  %35 = mul nsw i64 %34, %27
  br label %63

36:                                               ; preds = %23
  %37 = icmp eq i32 %29, 5
  %38 = select i1 %37, i64 %27, i64 0
  %39 = icmp eq i32 %29, 4
  br i1 %39, label %40, label %63

40:                                               ; preds = %36
  %41 = load ptr, ptr %10, align 8, !tbaa !260
  %42 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %43 = load ptr, ptr %42, align 8, !tbaa !117
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %45 = load i32, ptr %44, align 4, !tbaa !5
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i64, ptr %41, i64 %46
  %48 = load ptr, ptr %11, align 8, !tbaa !113
  %49 = tail call fastcc i64 @evaluate(ptr noundef %47, ptr noundef %48)
  %50 = icmp eq i64 %18, 16
  %51 = icmp sgt i64 %49, 4096
  %52 = select i1 %50, i1 true, i1 %51
  br i1 %52, label %71, label %53

53:                                               ; preds = %40
  %54 = getelementptr inbounds nuw i8, ptr %24, i64 28
  %55 = load i32, ptr %54, align 4, !tbaa !261
  %56 = sext i32 %55 to i64
  %57 = add nsw i32 %25, 1
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds %struct.anon, ptr %2, i64 %58
  store i64 %56, ptr %59, align 16, !tbaa !256
  %60 = tail call i64 @llvm.smax.i64(i64 %49, i64 0)
  %61 = mul nsw i64 %60, %27
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 8
  store i64 %61, ptr %62, align 8, !tbaa !259
  br label %63

63:                                               ; preds = %36, %53, %31
  %64 = phi i32 [ %25, %31 ], [ %57, %53 ], [ %25, %36 ]
  %65 = phi i64 [ %35, %31 ], [ %27, %53 ], [ %38, %36 ]
  %66 = add nsw i64 %65, %13
  %67 = add nuw nsw i64 %15, 1
  %68 = icmp sge i64 %67, %6
  %69 = icmp sgt i64 %66, 4096
  %70 = select i1 %68, i1 true, i1 %69
  br i1 %70, label %71, label %12, !llvm.loop !262

71:                                               ; preds = %63, %40, %1
  %72 = phi i64 [ 0, %1 ], [ 4097, %40 ], [ %66, %63 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5
  ret i64 %72
}

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @wait_for(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr #15 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %77

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %2, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %77

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 192
  br label %23

20:                                               ; preds = %39
  %21 = atomicrmw xchg ptr %19, i32 2 acquire, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %46, label %42

23:                                               ; preds = %39, %18
  %24 = phi i32 [ 0, %18 ], [ %40, %39 ]
  %25 = cmpxchg ptr %19, i32 0, i32 1 acquire monotonic, align 4
  %26 = extractvalue { i32, i1 } %25, 1
  br i1 %26, label %46, label %27

27:                                               ; preds = %23
  tail call void @llvm.x86.sse2.pause()
  %28 = cmpxchg ptr %19, i32 0, i32 1 acquire monotonic, align 4
  %29 = extractvalue { i32, i1 } %28, 1
  br i1 %29, label %46, label %30

30:                                               ; preds = %27
  tail call void @llvm.x86.sse2.pause()
  %31 = cmpxchg ptr %19, i32 0, i32 1 acquire monotonic, align 4
  %32 = extractvalue { i32, i1 } %31, 1
  br i1 %32, label %46, label %33

33:                                               ; preds = %30
  tail call void @llvm.x86.sse2.pause()
  %34 = cmpxchg ptr %19, i32 0, i32 1 acquire monotonic, align 4
  %35 = extractvalue { i32, i1 } %34, 1
  br i1 %35, label %46, label %36

36:                                               ; preds = %33
  tail call void @llvm.x86.sse2.pause()
  %37 = cmpxchg ptr %19, i32 0, i32 1 acquire monotonic, align 4
  %38 = extractvalue { i32, i1 } %37, 1
  br i1 %38, label %46, label %39

39:                                               ; preds = %36
  tail call void @llvm.x86.sse2.pause()
  %40 = add nuw nsw i32 %24, 5
  %41 = icmp eq i32 %40, 100
  br i1 %41, label %20, label %23, !llvm.loop !35

42:                                               ; preds = %20, %42
  %43 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %19, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %44 = atomicrmw xchg ptr %19, i32 2 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %42, !llvm.loop !37

46:                                               ; preds = %23, %27, %30, %33, %36, %42, %20
  %47 = load ptr, ptr %9, align 8, !tbaa !9
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 288
  %49 = load ptr, ptr %48, align 8, !tbaa !50
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 184
  %51 = load ptr, ptr %50, align 8, !tbaa !190
  %52 = tail call i32 %49(ptr noundef %51, ptr noundef %3) #5
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %69

54:                                               ; preds = %46
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %56 = load ptr, ptr %55, align 8, !tbaa !9
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 96
  %58 = load ptr, ptr %57, align 8, !tbaa !17
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %60 = load ptr, ptr %59, align 8, !tbaa !19
  %61 = tail call i32 %58(ptr noundef %60) #5
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %69

63:                                               ; preds = %54
  %64 = load ptr, ptr %55, align 8, !tbaa !9
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 264
  %66 = load ptr, ptr %65, align 8, !tbaa !263
  %67 = load ptr, ptr %50, align 8, !tbaa !190
  %68 = tail call i32 %66(ptr noundef %1, ptr noundef %67, i32 noundef 0) #5
  br label %69

69:                                               ; preds = %63, %54, %46
  %70 = phi i32 [ %61, %54 ], [ %68, %63 ], [ %52, %46 ]
  %71 = atomicrmw xchg ptr %19, i32 0 release, align 4
  %72 = icmp eq i32 %71, 2
  br i1 %72, label %73, label %75

73:                                               ; preds = %69
  %74 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %19, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %75

75:                                               ; preds = %69, %73
  %76 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %70, ptr noundef nonnull @.str.29)
  br label %77

77:                                               ; preds = %4, %8, %75
  %78 = phi i32 [ %76, %75 ], [ %16, %8 ], [ 14, %4 ]
  ret i32 %78
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #12

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #12

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #12

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.or.v16i64(<16 x i64>) #14

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { inlinehint nounwind }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { nounwind }
attributes #6 = { nounwind }
attributes #7 = { nofree norecurse nosync nounwind memory(argmem: read) }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #12 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 7, !"Dwarf Version", i32 4}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !13, i64 136}
!10 = !{!"tfc_gpu", !11, i64 0, !13, i64 136, !6, i64 144, !6, i64 148, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184, !7, i64 192, !7, i64 196, !7, i64 200, !7, i64 204, !6, i64 208, !14, i64 216, !15, i64 224, !15, i64 232, !7, i64 240, !15, i64 752, !15, i64 760, !7, i64 768, !7, i64 1280, !15, i64 1408, !7, i64 1416, !16, i64 1424, !12, i64 1432, !12, i64 1440, !15, i64 1448, !7, i64 1456}
!11 = !{!"tfc_device", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!"p1 _ZTS16tfc_driver_table", !12, i64 0}
!14 = !{!"p1 omnipotent char", !12, i64 0}
!15 = !{!"long", !7, i64 0}
!16 = !{!"p1 _ZTS17tfc_library_table", !12, i64 0}
!17 = !{!18, !12, i64 96}
!18 = !{!"tfc_driver_table", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136, !12, i64 144, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184, !12, i64 192, !12, i64 200, !12, i64 208, !12, i64 216, !12, i64 224, !12, i64 232, !12, i64 240, !12, i64 248, !12, i64 256, !12, i64 264, !12, i64 272, !12, i64 280, !12, i64 288, !12, i64 296, !12, i64 304, !12, i64 312, !12, i64 320, !12, i64 328, !12, i64 336, !12, i64 344, !12, i64 352, !12, i64 360, !12, i64 368}
!19 = !{!10, !12, i64 152}
!20 = !{!21, !12, i64 0}
!21 = !{!"tfc_library_table", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96}
!22 = !{!10, !12, i64 1440}
!23 = !{!10, !15, i64 1448}
!24 = !{!10, !16, i64 1424}
!25 = !{!26, !12, i64 288}
!26 = !{!"tfc_product", !7, i64 0, !27, i64 32, !27, i64 72, !27, i64 112, !6, i64 152, !6, i64 156, !7, i64 160, !12, i64 288, !7, i64 296, !7, i64 320, !15, i64 384}
!27 = !{!"tfc_matrix", !28, i64 0, !28, i64 8, !28, i64 16, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36}
!28 = !{!"p1 long", !12, i64 0}
!29 = !{!21, !12, i64 24}
!30 = !{!12, !12, i64 0}
!31 = !{!21, !12, i64 48}
!32 = !{!33, !12, i64 16}
!33 = !{!"tfc_recording", !28, i64 0, !15, i64 8, !12, i64 16, !15, i64 24}
!34 = !{!18, !12, i64 360}
!35 = distinct !{!35, !36}
!36 = !{!"llvm.loop.mustprogress"}
!37 = distinct !{!37, !36}
!38 = !{!10, !15, i64 224}
!39 = !{!18, !12, i64 256}
!40 = !{!10, !12, i64 160}
!41 = !{!10, !15, i64 232}
!42 = !{!10, !6, i64 208}
!43 = !{!10, !14, i64 216}
!44 = !{!18, !12, i64 192}
!45 = !{!10, !15, i64 1408}
!46 = !{!47, !12, i64 8}
!47 = !{!"tfc_stage", !12, i64 0, !12, i64 8, !15, i64 16, !12, i64 24}
!48 = !{!18, !12, i64 304}
!49 = !{!47, !12, i64 0}
!50 = !{!18, !12, i64 288}
!51 = !{!18, !12, i64 200}
!52 = !{!18, !12, i64 208}
!53 = !{!18, !12, i64 224}
!54 = !{!47, !12, i64 24}
!55 = !{!56, !15, i64 16}
!56 = !{!"tfc_timer", !57, i64 0, !58, i64 8, !15, i64 16, !15, i64 24, !15, i64 32, !59, i64 40}
!57 = !{!"any p2 pointer", !12, i64 0}
!58 = !{!"p1 int", !12, i64 0}
!59 = !{!"p1 _ZTS11tfc_monitor", !12, i64 0}
!60 = !{!56, !57, i64 0}
!61 = !{!18, !12, i64 280}
!62 = distinct !{!62, !36}
!63 = !{!18, !12, i64 104}
!64 = !{!18, !12, i64 112}
!65 = !{!18, !12, i64 120}
!66 = !{!18, !12, i64 136}
!67 = !{!18, !12, i64 128}
!68 = !{!18, !12, i64 160}
!69 = !{!18, !12, i64 168}
!70 = !{!18, !12, i64 176}
!71 = !{!18, !12, i64 184}
!72 = !{!18, !12, i64 152}
!73 = !{!18, !12, i64 40}
!74 = !{!10, !6, i64 144}
!75 = !{!18, !12, i64 80}
!76 = !{!18, !12, i64 240}
!77 = !{!18, !12, i64 272}
!78 = !{!11, !12, i64 0}
!79 = !{!11, !12, i64 8}
!80 = !{!11, !12, i64 16}
!81 = !{!11, !12, i64 40}
!82 = !{!11, !12, i64 24}
!83 = !{!11, !12, i64 32}
!84 = !{!11, !12, i64 48}
!85 = !{!11, !12, i64 56}
!86 = !{!11, !12, i64 64}
!87 = !{!11, !12, i64 72}
!88 = !{!11, !12, i64 80}
!89 = !{!11, !12, i64 88}
!90 = !{!11, !12, i64 96}
!91 = !{!11, !12, i64 104}
!92 = !{!11, !12, i64 112}
!93 = !{!94, !12, i64 0}
!94 = !{!"tfc_instruction", !12, i64 0, !58, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28}
!95 = !{!96, !15, i64 8}
!96 = !{!"tfc_launches", !97, i64 0, !15, i64 8}
!97 = !{!"p1 _ZTS10tfc_launch", !12, i64 0}
!98 = distinct !{!98, !36}
!99 = !{!96, !97, i64 0}
!100 = !{!101, !105, i64 96}
!101 = !{!"tfc_region", !102, i64 0, !15, i64 8, !57, i64 16, !28, i64 24, !57, i64 32, !103, i64 40, !15, i64 48, !28, i64 56, !14, i64 64, !104, i64 72, !15, i64 80, !58, i64 88, !105, i64 96}
!102 = !{!"p1 _ZTS15tfc_instruction", !12, i64 0}
!103 = !{!"p1 _ZTS7tfc_ctx", !12, i64 0}
!104 = !{!"p1 _ZTS9tfc_block", !12, i64 0}
!105 = !{!"p1 _ZTS13tfc_recording", !12, i64 0}
!106 = !{!33, !15, i64 24}
!107 = !{!10, !6, i64 148}
!108 = !{!18, !12, i64 336}
!109 = !{!33, !28, i64 0}
!110 = !{!101, !15, i64 8}
!111 = !{!101, !102, i64 0}
!112 = !{!33, !15, i64 8}
!113 = !{!101, !28, i64 24}
!114 = !{!94, !6, i64 24}
!115 = !{!94, !6, i64 16}
!116 = !{!101, !57, i64 16}
!117 = !{!94, !58, i64 8}
!118 = !{!15, !15, i64 0}
!119 = distinct !{!119, !36}
!120 = distinct !{!120, !36}
!121 = distinct !{!121, !36}
!122 = !{!101, !103, i64 40}
!123 = !{!124, !129, i64 40}
!124 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !125, i64 8, !126, i64 16, !127, i64 24, !128, i64 32, !129, i64 40, !130, i64 48}
!125 = !{!"p1 _ZTS8tfc_pool", !12, i64 0}
!126 = !{!"p1 _ZTS8tfc_host", !12, i64 0}
!127 = !{!"p1 _ZTS11tfc_failure", !12, i64 0}
!128 = !{!"p1 _ZTS10tfc_device", !12, i64 0}
!129 = !{!"p1 _ZTS10tfc_checks", !12, i64 0}
!130 = !{!"p1 _ZTS9tfc_timer", !12, i64 0}
!131 = !{!132, !15, i64 24}
!132 = !{!"tfc_checks", !133, i64 0, !58, i64 8, !133, i64 16, !15, i64 24, !15, i64 32}
!133 = !{!"p1 _ZTS9tfc_check", !12, i64 0}
!134 = !{!132, !15, i64 32}
!135 = !{!18, !12, i64 344}
!136 = !{!10, !15, i64 752}
!137 = !{!97, !97, i64 0}
!138 = distinct !{!138, !36}
!139 = !{!18, !12, i64 320}
!140 = !{!10, !12, i64 176}
!141 = !{!18, !12, i64 328}
!142 = !{!18, !12, i64 352}
!143 = !{!10, !15, i64 760}
!144 = !{!132, !133, i64 16}
!145 = !{!132, !133, i64 0}
!146 = !{!147, !6, i64 4}
!147 = !{!"tfc_check", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !15, i64 16, !15, i64 24, !15, i64 32, !148, i64 40}
!148 = !{!"double", !7, i64 0}
!149 = !{!124, !127, i64 24}
!150 = !{!132, !58, i64 8}
!151 = !{!147, !6, i64 8}
!152 = !{!147, !15, i64 32}
!153 = !{!147, !148, i64 40}
!154 = !{!7, !7, i64 0}
!155 = !{!148, !148, i64 0}
!156 = distinct !{!156, !36}
!157 = !{!124, !130, i64 48}
!158 = !{!56, !15, i64 24}
!159 = !{!160, !15, i64 0}
!160 = !{!"timespec", !15, i64 0, !15, i64 8}
!161 = !{!160, !15, i64 8}
!162 = !{!56, !15, i64 32}
!163 = !{!94, !6, i64 20}
!164 = !{!56, !58, i64 8}
!165 = !{!166, !166, i64 0}
!166 = !{!"float", !7, i64 0}
!167 = !{!18, !12, i64 312}
!168 = !{!56, !59, i64 40}
!169 = !{!170, !15, i64 40}
!170 = !{!"tfc_monitor", !7, i64 0, !6, i64 4, !171, i64 8, !15, i64 16, !15, i64 24, !172, i64 32, !15, i64 40, !15, i64 48}
!171 = !{!"p1 _ZTS9tfc_event", !12, i64 0}
!172 = !{!"p1 _ZTS8tfc_runs", !12, i64 0}
!173 = !{!170, !172, i64 32}
!174 = !{!175, !15, i64 0}
!175 = !{!"tfc_runs", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24}
!176 = !{!175, !15, i64 16}
!177 = !{!175, !15, i64 24}
!178 = !{!175, !15, i64 8}
!179 = !{!170, !15, i64 48}
!180 = !{!170, !15, i64 24}
!181 = !{!170, !15, i64 16}
!182 = !{!170, !171, i64 8}
!183 = distinct !{!183, !36}
!184 = !{!18, !12, i64 232}
!185 = !{!18, !12, i64 216}
!186 = distinct !{!186, !36}
!187 = !{!10, !12, i64 168}
!188 = !{!18, !12, i64 248}
!189 = distinct !{!189, !36}
!190 = !{!10, !12, i64 184}
!191 = !{!21, !12, i64 8}
!192 = !{!10, !12, i64 1432}
!193 = !{!18, !12, i64 88}
!194 = !{!47, !15, i64 16}
!195 = !{!196, !28, i64 8}
!196 = !{!"tfc_launch", !12, i64 0, !28, i64 8, !58, i64 16, !197, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44, !6, i64 48, !6, i64 52}
!197 = !{!"p1 _ZTS7tfc_map", !12, i64 0}
!198 = !{!196, !6, i64 40}
!199 = !{!196, !12, i64 0}
!200 = !{!28, !28, i64 0}
!201 = !{!202, !15, i64 0}
!202 = !{!"now", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24, !7, i64 32, !7, i64 56, !7, i64 80, !7, i64 104}
!203 = !{!202, !15, i64 8}
!204 = !{!202, !15, i64 16}
!205 = !{!202, !15, i64 24}
!206 = !{!27, !6, i64 24}
!207 = !{!27, !28, i64 0}
!208 = !{!27, !28, i64 8}
!209 = !{!27, !28, i64 16}
!210 = !{!27, !6, i64 32}
!211 = !{!14, !14, i64 0}
!212 = !{!26, !6, i64 156}
!213 = !{!26, !6, i64 108}
!214 = !{!26, !6, i64 68}
!215 = !{!21, !12, i64 16}
!216 = !{!26, !6, i64 152}
!217 = !{!21, !12, i64 32}
!218 = !{!26, !6, i64 100}
!219 = !{!26, !6, i64 60}
!220 = !{!26, !6, i64 140}
!221 = !{!21, !12, i64 64}
!222 = !{!21, !12, i64 72}
!223 = !{!21, !12, i64 96}
!224 = !{!26, !15, i64 384}
!225 = !{!196, !6, i64 32}
!226 = !{!196, !6, i64 36}
!227 = distinct !{!227, !36, !228, !229}
!228 = !{!"llvm.loop.isvectorized", i32 1}
!229 = !{!"llvm.loop.unroll.runtime.disable"}
!230 = !{!196, !6, i64 48}
!231 = distinct !{!231, !36, !229, !228}
!232 = !{!196, !58, i64 16}
!233 = distinct !{!233, !36, !228, !229}
!234 = distinct !{!234, !235}
!235 = !{!"llvm.loop.unroll.disable"}
!236 = distinct !{!236, !36, !228}
!237 = !{!196, !197, i64 24}
!238 = !{!239, !6, i64 0}
!239 = !{!"tfc_map", !6, i64 0, !6, i64 4, !6, i64 8, !7, i64 12, !15, i64 32, !7, i64 40, !7, i64 80}
!240 = !{!18, !12, i64 368}
!241 = !{!239, !6, i64 8}
!242 = distinct !{!242, !36}
!243 = distinct !{!243, !36}
!244 = !{!239, !6, i64 4}
!245 = !{!239, !15, i64 32}
!246 = distinct !{!246, !36}
!247 = !{!18, !12, i64 144}
!248 = !{!196, !6, i64 44}
!249 = distinct !{!249, !36}
!250 = !{!21, !12, i64 40}
!251 = !{!21, !12, i64 56}
!252 = !{!21, !12, i64 80}
!253 = !{!21, !12, i64 88}
!254 = !{!255, !15, i64 64}
!255 = !{!"tfc_heuristic", !7, i64 0, !15, i64 64, !6, i64 72, !166, i64 76, !7, i64 80}
!256 = !{!257, !15, i64 0}
!257 = !{!"", !15, i64 0, !15, i64 8}
!258 = distinct !{!258, !36}
!259 = !{!257, !15, i64 8}
!260 = !{!101, !28, i64 56}
!261 = !{!94, !6, i64 28}
!262 = distinct !{!262, !36}
!263 = !{!18, !12, i64 264}
attributes #15 = { nounwind minsize optsize }
attributes #16 = { inlinehint nounwind minsize optsize }
attributes #17 = { nounwind optsize }
attributes #18 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) minsize optsize }
attributes #19 = { nofree norecurse nosync nounwind memory(argmem: read) optsize }
attributes #20 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
