; Made by `python -m tfc.runtime.native` from gpu.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.tfc_stage = type { ptr, ptr, i64, ptr }
%struct.tfc_launch = type { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32 }
%struct.tfc_instruction = type { ptr, i32, i32, i32, i32, i32 }
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
@.str.7 = private unnamed_addr constant [21 x i8] c"cuDeviceGetAttribute\00", align 1
@.str.8 = private unnamed_addr constant [25 x i8] c"cuDevicePrimaryCtxRetain\00", align 1
@.str.9 = private unnamed_addr constant [16 x i8] c"cuCtxSetCurrent\00", align 1
@tfc_gpu_functions = local_unnamed_addr constant [862 x i8] c"cuInit cuDriverGetVersion cuGetErrorName cuGetErrorString cuDeviceGetCount cuDeviceGet cuDeviceGetName cuDeviceGetAttribute cuDeviceTotalMem_v2 cuDeviceGetPCIBusId cuDevicePrimaryCtxRetain cuDevicePrimaryCtxRelease_v2 cuCtxSetCurrent cuModuleLoadDataEx cuModuleUnload cuModuleGetFunction cuFuncGetAttribute cuFuncSetAttribute cuLaunchKernel cuMemGetInfo_v2 cuMemAlloc_v2 cuMemFree_v2 cuMemHostAlloc cuMemFreeHost cuMemcpyHtoDAsync_v2 cuMemcpyDtoHAsync_v2 cuMemcpyDtoDAsync_v2 cuMemcpyPeerAsync cuMemsetD8Async cuMemsetD32Async cuStreamCreate cuStreamDestroy_v2 cuStreamSynchronize cuStreamWaitEvent cuEventCreate cuEventDestroy_v2 cuEventRecord cuEventRecordWithFlags cuEventQuery cuEventSynchronize cuEventElapsedTime cuStreamBeginCapture_v2 cuStreamEndCapture cuGraphInstantiateWithFlags cuGraphLaunch cuGraphDestroy cuGraphExecDestroy cuTensorMapEncodeTiled \00", align 16
@tfc_library_functions = local_unnamed_addr constant [348 x i8] c"cublasLtCreate cublasLtDestroy cublasLtMatmulDescCreate cublasLtMatmulDescDestroy cublasLtMatmulDescSetAttribute cublasLtMatrixLayoutCreate cublasLtMatrixLayoutDestroy cublasLtMatrixLayoutSetAttribute cublasLtMatmulPreferenceCreate cublasLtMatmulPreferenceDestroy cublasLtMatmulPreferenceSetAttribute cublasLtMatmulAlgoGetHeuristic cublasLtMatmul \00", align 16
@tfc_lost_results = local_unnamed_addr constant [45 x i8] c"226 700 702 710 714 715 716 717 718 719 911 \00", align 16
@.str.10 = private unnamed_addr constant [14 x i8] c"cuEventRecord\00", align 1
@.str.11 = private unnamed_addr constant [19 x i8] c"cuEventSynchronize\00", align 1
@.str.12 = private unnamed_addr constant [14 x i8] c"cuEventCreate\00", align 1
@.str.13 = private unnamed_addr constant [14 x i8] c"cuMemFreeHost\00", align 1
@.str.14 = private unnamed_addr constant [15 x i8] c"cuMemHostAlloc\00", align 1
@.str.15 = private unnamed_addr constant [15 x i8] c"cuStreamCreate\00", align 1
@.str.16 = private unnamed_addr constant [15 x i8] c"cuLaunchKernel\00", align 1
@.str.17 = private unnamed_addr constant [15 x i8] c"cublasLtMatmul\00", align 1
@multiply_now.one = internal constant float 1.000000e+00, align 4
@multiply_now.zero = internal constant float 0.000000e+00, align 4
@multiply_now.one_f64 = internal constant double 1.000000e+00, align 8
@multiply_now.zero_f64 = internal constant double 0.000000e+00, align 8
@.str.18 = private unnamed_addr constant [25 x i8] c"cublasLtMatmulDescCreate\00", align 1
@.str.19 = private unnamed_addr constant [31 x i8] c"cublasLtMatmulDescSetAttribute\00", align 1
@.str.20 = private unnamed_addr constant [31 x i8] c"cublasLtMatmulPreferenceCreate\00", align 1
@.str.21 = private unnamed_addr constant [27 x i8] c"cublasLtMatrixLayoutCreate\00", align 1
@.str.22 = private unnamed_addr constant [33 x i8] c"cublasLtMatrixLayoutSetAttribute\00", align 1
@.str.23 = private unnamed_addr constant [37 x i8] c"cublasLtMatmulPreferenceSetAttribute\00", align 1
@.str.24 = private unnamed_addr constant [31 x i8] c"cublasLtMatmulAlgoGetHeuristic\00", align 1
@encode.steps = internal constant [5 x i32] [i32 1, i32 1, i32 1, i32 1, i32 1], align 16
@.str.25 = private unnamed_addr constant [23 x i8] c"cuTensorMapEncodeTiled\00", align 1
@.str.26 = private unnamed_addr constant [14 x i8] c"cuGraphLaunch\00", align 1
@.str.27 = private unnamed_addr constant [23 x i8] c"cuEventRecordWithFlags\00", align 1
@.str.28 = private unnamed_addr constant [19 x i8] c"cuEventElapsedTime\00", align 1
@.str.29 = private unnamed_addr constant [17 x i8] c"cuMemsetD32Async\00", align 1
@.str.30 = private unnamed_addr constant [18 x i8] c"cuMemcpyPeerAsync\00", align 1
@.str.31 = private unnamed_addr constant [18 x i8] c"cuStreamWaitEvent\00", align 1
@.str.32 = private unnamed_addr constant [13 x i8] c"cuEventQuery\00", align 1

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_use_library(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #15 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %10 = load ptr, ptr %9, align 8, !tbaa !19
  %11 = tail call i32 %8(ptr noundef %10) #5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %25

13:                                               ; preds = %4
  %14 = load ptr, ptr %1, align 8, !tbaa !20
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %16 = tail call i32 %14(ptr noundef nonnull %15) #5
  %17 = icmp eq i32 %16, 0
  %18 = add nsw i32 %16, 10000
  %19 = icmp eq i32 %18, 0
  %20 = select i1 %17, i1 true, i1 %19
  br i1 %20, label %21, label %25

21:                                               ; preds = %13
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 1448
  store ptr %2, ptr %22, align 8, !tbaa !22
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 1456
  store i64 %3, ptr %23, align 8, !tbaa !23
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1432
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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %8 = load ptr, ptr %7, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %10 = load ptr, ptr %9, align 8, !tbaa !17
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %12 = load ptr, ptr %11, align 8, !tbaa !19
  %13 = tail call i32 %10(ptr noundef %12) #5
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %49

15:                                               ; preds = %6
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1432
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
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %11 = load ptr, ptr %10, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 368
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %3 = load atomic i32, ptr %2 monotonic, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %95

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %7 = load ptr, ptr %6, align 8, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %9 = load ptr, ptr %8, align 8, !tbaa !17
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %11 = load ptr, ptr %10, align 8, !tbaa !19
  %12 = tail call i32 %9(ptr noundef %11) #5
  %13 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %12, ptr noundef nonnull @.str.9)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %95

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 232
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
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 240
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %35 = load atomic i32, ptr %34 seq_cst, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %41

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store i32 %1, ptr %38, align 8, !tbaa !42
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr %2, ptr %39, align 8, !tbaa !43
  switch i32 %1, label %41 [
    i32 226, label %40
    i32 700, label %40
    i32 702, label %40
    i32 710, label %40
    i32 714, label %40
    i32 715, label %40
    i32 716, label %40
    i32 717, label %40
    i32 718, label %40
    i32 719, label %40
    i32 911, label %40
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %106

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.9)
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %29 = load ptr, ptr %28, align 8, !tbaa !40
  %30 = tail call i32 %26(i64 noundef %27, ptr noundef %2, i64 noundef %3, ptr noundef %29) #5
  %31 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %30, ptr noundef nonnull @.str.2)
  br label %106

32:                                               ; preds = %20
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 1424
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
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 1288
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 1416
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
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 312
  %73 = load ptr, ptr %72, align 8, !tbaa !48
  %74 = tail call i32 %73(ptr noundef nonnull %68) #5
  %75 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %74, ptr noundef nonnull @.str.11)
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
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %99 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %98, ptr noundef nonnull @.str.10)
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.9)
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
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.9)
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
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.9)
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
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 800
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
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 832
  %40 = load ptr, ptr %39, align 8, !tbaa !54
  %41 = icmp eq ptr %40, %1
  br i1 %41, label %42, label %43

42:                                               ; preds = %38
  store ptr null, ptr %39, align 8, !tbaa !54
  br label %43

43:                                               ; preds = %42, %38
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 864
  %45 = load ptr, ptr %44, align 8, !tbaa !54
  %46 = icmp eq ptr %45, %1
  br i1 %46, label %47, label %48

47:                                               ; preds = %43
  store ptr null, ptr %44, align 8, !tbaa !54
  br label %48

48:                                               ; preds = %47, %43
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 896
  %50 = load ptr, ptr %49, align 8, !tbaa !54
  %51 = icmp eq ptr %50, %1
  br i1 %51, label %52, label %53

52:                                               ; preds = %48
  store ptr null, ptr %49, align 8, !tbaa !54
  br label %53

53:                                               ; preds = %52, %48
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 928
  %55 = load ptr, ptr %54, align 8, !tbaa !54
  %56 = icmp eq ptr %55, %1
  br i1 %56, label %57, label %58

57:                                               ; preds = %53
  store ptr null, ptr %54, align 8, !tbaa !54
  br label %58

58:                                               ; preds = %57, %53
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %60 = load ptr, ptr %59, align 8, !tbaa !54
  %61 = icmp eq ptr %60, %1
  br i1 %61, label %62, label %63

62:                                               ; preds = %58
  store ptr null, ptr %59, align 8, !tbaa !54
  br label %63

63:                                               ; preds = %62, %58
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 992
  %65 = load ptr, ptr %64, align 8, !tbaa !54
  %66 = icmp eq ptr %65, %1
  br i1 %66, label %67, label %68

67:                                               ; preds = %63
  store ptr null, ptr %64, align 8, !tbaa !54
  br label %68

68:                                               ; preds = %67, %63
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 1024
  %70 = load ptr, ptr %69, align 8, !tbaa !54
  %71 = icmp eq ptr %70, %1
  br i1 %71, label %72, label %73

72:                                               ; preds = %68
  store ptr null, ptr %69, align 8, !tbaa !54
  br label %73

73:                                               ; preds = %72, %68
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 1056
  %75 = load ptr, ptr %74, align 8, !tbaa !54
  %76 = icmp eq ptr %75, %1
  br i1 %76, label %77, label %78

77:                                               ; preds = %73
  store ptr null, ptr %74, align 8, !tbaa !54
  br label %78

78:                                               ; preds = %77, %73
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 1088
  %80 = load ptr, ptr %79, align 8, !tbaa !54
  %81 = icmp eq ptr %80, %1
  br i1 %81, label %82, label %83

82:                                               ; preds = %78
  store ptr null, ptr %79, align 8, !tbaa !54
  br label %83

83:                                               ; preds = %82, %78
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 1120
  %85 = load ptr, ptr %84, align 8, !tbaa !54
  %86 = icmp eq ptr %85, %1
  br i1 %86, label %87, label %88

87:                                               ; preds = %83
  store ptr null, ptr %84, align 8, !tbaa !54
  br label %88

88:                                               ; preds = %87, %83
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 1152
  %90 = load ptr, ptr %89, align 8, !tbaa !54
  %91 = icmp eq ptr %90, %1
  br i1 %91, label %92, label %93

92:                                               ; preds = %88
  store ptr null, ptr %89, align 8, !tbaa !54
  br label %93

93:                                               ; preds = %92, %88
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 1184
  %95 = load ptr, ptr %94, align 8, !tbaa !54
  %96 = icmp eq ptr %95, %1
  br i1 %96, label %97, label %98

97:                                               ; preds = %93
  store ptr null, ptr %94, align 8, !tbaa !54
  br label %98

98:                                               ; preds = %97, %93
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 1216
  %100 = load ptr, ptr %99, align 8, !tbaa !54
  %101 = icmp eq ptr %100, %1
  br i1 %101, label %102, label %103

102:                                              ; preds = %98
  store ptr null, ptr %99, align 8, !tbaa !54
  br label %103

103:                                              ; preds = %102, %98
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 1248
  %105 = load ptr, ptr %104, align 8, !tbaa !54
  %106 = icmp eq ptr %105, %1
  br i1 %106, label %107, label %108

107:                                              ; preds = %103
  store ptr null, ptr %104, align 8, !tbaa !54
  br label %108

108:                                              ; preds = %107, %103
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 1280
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %11 = load ptr, ptr %10, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !17
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = tail call i32 %6(ptr noundef %8) #5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %22

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %14 = load ptr, ptr %13, align 8, !tbaa !39
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
define i32 @tfc_gpu_start(ptr noundef initializes((224, 232)) %0) local_unnamed_addr #15 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5
  store i32 0, ptr %2, align 4, !tbaa !5
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.6, ptr %3, align 8, !tbaa !43
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !73
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load i32, ptr %8, align 8, !tbaa !74
  %10 = call i32 %7(ptr noundef nonnull %2, i32 noundef %9) #5
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %54

12:                                               ; preds = %1
  store ptr @.str.7, ptr %3, align 8, !tbaa !43
  %13 = load ptr, ptr %4, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %15 = load ptr, ptr %14, align 8, !tbaa !75
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1468
  %17 = load i32, ptr %2, align 4, !tbaa !5
  %18 = call i32 %15(ptr noundef nonnull %16, i32 noundef 16, i32 noundef %17) #5
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %54

20:                                               ; preds = %12
  store ptr @.str.8, ptr %3, align 8, !tbaa !43
  %21 = load ptr, ptr %4, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 80
  %23 = load ptr, ptr %22, align 8, !tbaa !76
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %25 = load i32, ptr %2, align 4, !tbaa !5
  %26 = call i32 %23(ptr noundef nonnull %24, i32 noundef %25) #5
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %54

28:                                               ; preds = %20
  store ptr @.str.9, ptr %3, align 8, !tbaa !43
  %29 = load ptr, ptr %4, align 8, !tbaa !9
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 96
  %31 = load ptr, ptr %30, align 8, !tbaa !17
  %32 = load ptr, ptr %24, align 8, !tbaa !19
  %33 = call i32 %31(ptr noundef %32) #5
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %54

35:                                               ; preds = %28
  %36 = call fastcc i32 @start_streams(ptr noundef nonnull %0)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %54

38:                                               ; preds = %35
  store ptr @launch, ptr %0, align 8, !tbaa !77
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr @replay, ptr %39, align 8, !tbaa !78
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr @replayable, ptr %40, align 8, !tbaa !79
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr @settle, ptr %41, align 8, !tbaa !80
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr @time_, ptr %42, align 8, !tbaa !81
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr @note_times, ptr %43, align 8, !tbaa !82
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr @set, ptr %44, align 8, !tbaa !83
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr @fill_, ptr %45, align 8, !tbaa !84
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr @move_, ptr %46, align 8, !tbaa !85
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr @write_, ptr %47, align 8, !tbaa !86
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr @read_, ptr %48, align 8, !tbaa !87
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr @receive_, ptr %49, align 8, !tbaa !88
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr @send_, ptr %50, align 8, !tbaa !89
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr @arrived, ptr %51, align 8, !tbaa !90
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store ptr @arrival, ptr %52, align 8, !tbaa !91
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store ptr @release, ptr %53, align 8, !tbaa !92
  br label %54

54:                                               ; preds = %35, %28, %20, %12, %1, %38
  %55 = phi i32 [ 0, %38 ], [ %10, %1 ], [ %18, %12 ], [ %26, %20 ], [ %33, %28 ], [ %36, %35 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5
  ret i32 %55
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @start_streams(ptr noundef %0) unnamed_addr #15 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 240
  %7 = load ptr, ptr %6, align 8, !tbaa !93
  %8 = tail call i32 %7(ptr noundef nonnull %2, i32 noundef 1) #5
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %30

10:                                               ; preds = %1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %12 = load ptr, ptr %4, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 240
  %14 = load ptr, ptr %13, align 8, !tbaa !93
  %15 = tail call i32 %14(ptr noundef nonnull %11, i32 noundef 1) #5
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %30

17:                                               ; preds = %10
  %18 = load ptr, ptr %4, align 8, !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 240
  %20 = load ptr, ptr %19, align 8, !tbaa !93
  %21 = tail call i32 %20(ptr noundef nonnull %3, i32 noundef 1) #5
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %30

23:                                               ; preds = %17
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.12, ptr %24, align 8, !tbaa !43
  %25 = load ptr, ptr %4, align 8, !tbaa !9
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 272
  %27 = load ptr, ptr %26, align 8, !tbaa !94
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %29 = tail call i32 %27(ptr noundef nonnull %28, i32 noundef 2) #5
  br label %33

30:                                               ; preds = %17, %10, %1
  %31 = phi i32 [ %8, %1 ], [ %15, %10 ], [ %21, %17 ]
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.15, ptr %32, align 8, !tbaa !43
  br label %33

33:                                               ; preds = %30, %23
  %34 = phi i32 [ %29, %23 ], [ %31, %30 ]
  ret i32 %34
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @launch(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) #17 {
  %4 = load ptr, ptr %2, align 8, !tbaa !95
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.9)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !97
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %32, label %26

22:                                               ; preds = %26
  %23 = add nuw i64 %27, 1
  %24 = load i64, ptr %19, align 8, !tbaa !97
  %25 = icmp ult i64 %23, %24
  br i1 %25, label %26, label %32, !llvm.loop !100

26:                                               ; preds = %18, %22
  %27 = phi i64 [ %23, %22 ], [ 0, %18 ]
  %28 = load ptr, ptr %4, align 8, !tbaa !101
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
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %5 = load ptr, ptr %4, align 8, !tbaa !102
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !108
  %8 = icmp slt i64 %7, 0
  br i1 %8, label %328, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %11 = load i32, ptr %10, align 4, !tbaa !109
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %328

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %15 = load ptr, ptr %14, align 8, !tbaa !9
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 344
  %17 = load ptr, ptr %16, align 8, !tbaa !110
  %18 = icmp eq ptr %17, null
  br i1 %18, label %328, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %21 = load atomic i32, ptr %20 monotonic, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %328

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 96
  %25 = load ptr, ptr %24, align 8, !tbaa !17
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %27 = load ptr, ptr %26, align 8, !tbaa !19
  %28 = tail call i32 %25(ptr noundef %27) #5
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.9)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %328

31:                                               ; preds = %23
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %33 = load ptr, ptr %32, align 8, !tbaa !111
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 48
  %35 = load ptr, ptr %34, align 8, !tbaa !112
  %36 = icmp eq ptr %35, null
  br i1 %36, label %106, label %37

37:                                               ; preds = %31
  %38 = tail call fastcc i64 @all_launches(ptr noundef nonnull readonly %1)
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %40 = load i64, ptr %39, align 8, !tbaa !120
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %42, label %328

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %44 = load i64, ptr %43, align 8, !tbaa !55
  %45 = icmp sgt i64 %38, %44
  br i1 %45, label %328, label %46

46:                                               ; preds = %42
  %47 = load ptr, ptr %14, align 8, !tbaa !9
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 296
  %49 = load ptr, ptr %48, align 8, !tbaa !121
  %50 = icmp eq ptr %49, null
  br i1 %50, label %328, label %51

51:                                               ; preds = %46
  %52 = load ptr, ptr %4, align 8, !tbaa !102
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %54 = load ptr, ptr %53, align 8, !tbaa !32
  %55 = icmp eq ptr %54, null
  br i1 %55, label %66, label %56

56:                                               ; preds = %51
  %57 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %66

59:                                               ; preds = %56
  %60 = load ptr, ptr %14, align 8, !tbaa !9
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 368
  %62 = load ptr, ptr %61, align 8, !tbaa !34
  %63 = load ptr, ptr %53, align 8, !tbaa !32
  %64 = tail call i32 %62(ptr noundef %63) #5
  %65 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %64, ptr noundef nonnull @.str)
  br label %66

66:                                               ; preds = %59, %56, %51
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %53, i8 0, i64 16, i1 false)
  %67 = icmp slt i64 %38, 1
  br i1 %67, label %87, label %68

68:                                               ; preds = %66
  %69 = shl nuw i64 %38, 1
  %70 = tail call i64 @llvm.smax.i64(i64 %69, i64 1)
  br label %71

71:                                               ; preds = %84, %68
  %72 = phi i64 [ %85, %84 ], [ 1, %68 ]
  %73 = load ptr, ptr %35, align 8, !tbaa !60
  %74 = getelementptr inbounds nuw ptr, ptr %73, i64 %72
  %75 = load ptr, ptr %74, align 8, !tbaa !30
  %76 = icmp eq ptr %75, null
  br i1 %76, label %77, label %84

77:                                               ; preds = %71
  %78 = load ptr, ptr %14, align 8, !tbaa !9
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 272
  %80 = load ptr, ptr %79, align 8, !tbaa !94
  %81 = tail call i32 %80(ptr noundef nonnull %74, i32 noundef 0) #5
  %82 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %81, ptr noundef nonnull @.str.12)
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %328

84:                                               ; preds = %77, %71
  %85 = add nuw nsw i64 %72, 1
  %86 = icmp eq i64 %72, %70
  br i1 %86, label %87, label %71, !llvm.loop !122

87:                                               ; preds = %84, %66
  %88 = tail call fastcc i32 @begin_times(ptr noundef nonnull %0, ptr noundef nonnull %35)
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %328

90:                                               ; preds = %87
  %91 = load ptr, ptr %4, align 8, !tbaa !102
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %93 = cmpxchg ptr %92, i32 0, i32 1 seq_cst seq_cst, align 4
  %94 = extractvalue { i32, i1 } %93, 1
  br i1 %94, label %95, label %328

95:                                               ; preds = %90
  %96 = load ptr, ptr %14, align 8, !tbaa !9
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 328
  %98 = load ptr, ptr %97, align 8, !tbaa !123
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %100 = load ptr, ptr %99, align 8, !tbaa !124
  %101 = tail call i32 %98(ptr noundef %100, i32 noundef 1) #5
  %102 = icmp eq i32 %101, 0
  %103 = select i1 %102, i64 1, i64 -1
  %104 = getelementptr inbounds nuw i8, ptr %91, i64 24
  store i64 %103, ptr %104, align 8, !tbaa !108
  br i1 %102, label %328, label %105

105:                                              ; preds = %95
  store atomic i32 0, ptr %92 seq_cst, align 4
  br label %328

106:                                              ; preds = %31
  %107 = load ptr, ptr %4, align 8, !tbaa !102
  %108 = load ptr, ptr %107, align 8, !tbaa !125
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %110 = load i64, ptr %109, align 8, !tbaa !126
  %111 = icmp sgt i64 %110, 0
  br i1 %111, label %112, label %116

112:                                              ; preds = %106
  %113 = load ptr, ptr %1, align 8, !tbaa !127
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %125

116:                                              ; preds = %172, %106
  %117 = phi i32 [ 1, %106 ], [ %174, %172 ]
  %118 = phi ptr [ %108, %106 ], [ %175, %172 ]
  %119 = getelementptr inbounds nuw i8, ptr %107, i64 8
  %120 = load i64, ptr %119, align 8, !tbaa !128
  %121 = icmp sgt i64 %120, 0
  br i1 %121, label %122, label %220

122:                                              ; preds = %116
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %124 = load ptr, ptr %123, align 8, !tbaa !129
  br label %207

125:                                              ; preds = %172, %112
  %126 = phi i64 [ %110, %112 ], [ %173, %172 ]
  %127 = phi ptr [ %108, %112 ], [ %175, %172 ]
  %128 = phi i32 [ 1, %112 ], [ %174, %172 ]
  %129 = phi i64 [ 0, %112 ], [ %176, %172 ]
  %130 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %113, i64 %129
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 20
  %132 = load i32, ptr %131, align 4, !tbaa !130
  switch i32 %132, label %172 [
    i32 12, label %134
    i32 4, label %138
    i32 6, label %133
  ]

133:                                              ; preds = %125
  br label %138

134:                                              ; preds = %125
  %135 = getelementptr inbounds nuw i8, ptr %130, i64 12
  %136 = load i32, ptr %135, align 4, !tbaa !131
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %172, label %138

138:                                              ; preds = %134, %133, %125
  %139 = phi i32 [ %136, %134 ], [ 1, %125 ], [ 2, %133 ]
  %140 = load ptr, ptr %114, align 8, !tbaa !132
  %141 = load ptr, ptr %115, align 8, !tbaa !133
  %142 = getelementptr inbounds nuw i8, ptr %130, i64 8
  %143 = load i32, ptr %142, align 8, !tbaa !134
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds i32, ptr %141, i64 %144
  %146 = zext i32 %139 to i64
  %147 = and i64 %146, 1
  %148 = icmp eq i32 %139, 1
  br i1 %148, label %153, label %149

149:                                              ; preds = %138
  %150 = and i64 %146, 4294967294
  br label %178

151:                                              ; preds = %178
  %152 = icmp eq i64 %147, 0
  br i1 %152, label %168, label %153

153:                                              ; preds = %151, %138
  %154 = phi i64 [ 0, %138 ], [ %203, %151 ]
  %155 = phi ptr [ %127, %138 ], [ %204, %151 ]
  %156 = phi i32 [ %128, %138 ], [ %202, %151 ]
  %157 = icmp ne i64 %147, 0
  tail call void @llvm.assume(i1 %157)
  %158 = getelementptr inbounds nuw i32, ptr %145, i64 %154
  %159 = load i32, ptr %158, align 4, !tbaa !5
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds ptr, ptr %140, i64 %160
  %162 = load ptr, ptr %161, align 8, !tbaa !30
  %163 = ptrtoint ptr %162 to i64
  %164 = load i64, ptr %155, align 8, !tbaa !135
  %165 = icmp eq i64 %164, %163
  %166 = select i1 %165, i32 %156, i32 0
  store i64 %163, ptr %155, align 8, !tbaa !135
  %167 = getelementptr inbounds nuw i8, ptr %155, i64 8
  br label %168

168:                                              ; preds = %151, %153
  %169 = phi i32 [ %202, %151 ], [ %166, %153 ]
  %170 = phi ptr [ %204, %151 ], [ %167, %153 ]
  %171 = load i64, ptr %109, align 8, !tbaa !126
  br label %172

172:                                              ; preds = %168, %134, %125
  %173 = phi i64 [ %126, %134 ], [ %171, %168 ], [ %126, %125 ]
  %174 = phi i32 [ %128, %134 ], [ %169, %168 ], [ %128, %125 ]
  %175 = phi ptr [ %127, %134 ], [ %170, %168 ], [ %127, %125 ]
  %176 = add nuw nsw i64 %129, 1
  %177 = icmp slt i64 %176, %173
  br i1 %177, label %125, label %116, !llvm.loop !136

178:                                              ; preds = %178, %149
  %179 = phi i64 [ 0, %149 ], [ %203, %178 ]
  %180 = phi ptr [ %127, %149 ], [ %204, %178 ]
  %181 = phi i32 [ %128, %149 ], [ %202, %178 ]
  %182 = phi i64 [ 0, %149 ], [ %205, %178 ]
  %183 = getelementptr inbounds nuw i32, ptr %145, i64 %179
  %184 = load i32, ptr %183, align 4, !tbaa !5
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds ptr, ptr %140, i64 %185
  %187 = load ptr, ptr %186, align 8, !tbaa !30
  %188 = ptrtoint ptr %187 to i64
  %189 = load i64, ptr %180, align 8, !tbaa !135
  %190 = icmp eq i64 %189, %188
  store i64 %188, ptr %180, align 8, !tbaa !135
  %191 = getelementptr inbounds nuw i8, ptr %180, i64 8
  %192 = getelementptr inbounds nuw i32, ptr %145, i64 %179
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 4
  %194 = load i32, ptr %193, align 4, !tbaa !5
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds ptr, ptr %140, i64 %195
  %197 = load ptr, ptr %196, align 8, !tbaa !30
  %198 = ptrtoint ptr %197 to i64
  %199 = load i64, ptr %191, align 8, !tbaa !135
  %200 = icmp eq i64 %199, %198
  %201 = select i1 %200, i1 %190, i1 false
  %202 = select i1 %201, i32 %181, i32 0
  store i64 %198, ptr %191, align 8, !tbaa !135
  %203 = add nuw nsw i64 %179, 2
  %204 = getelementptr inbounds nuw i8, ptr %180, i64 16
  %205 = add i64 %182, 2
  %206 = icmp eq i64 %205, %150
  br i1 %206, label %151, label %178, !llvm.loop !137

207:                                              ; preds = %207, %122
  %208 = phi i64 [ 0, %122 ], [ %216, %207 ]
  %209 = phi ptr [ %118, %122 ], [ %217, %207 ]
  %210 = phi i32 [ %117, %122 ], [ %215, %207 ]
  %211 = load i64, ptr %209, align 8, !tbaa !135
  %212 = getelementptr inbounds nuw i64, ptr %124, i64 %208
  %213 = load i64, ptr %212, align 8, !tbaa !135
  %214 = icmp eq i64 %211, %213
  %215 = select i1 %214, i32 %210, i32 0
  store i64 %213, ptr %209, align 8, !tbaa !135
  %216 = add nuw nsw i64 %208, 1
  %217 = getelementptr inbounds nuw i8, ptr %209, i64 8
  %218 = load i64, ptr %119, align 8, !tbaa !128
  %219 = icmp slt i64 %216, %218
  br i1 %219, label %207, label %220, !llvm.loop !138

220:                                              ; preds = %207, %116
  %221 = phi i32 [ %117, %116 ], [ %215, %207 ]
  %222 = icmp eq i32 %221, 0
  %223 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %224 = load ptr, ptr %223, align 8, !tbaa !32
  %225 = icmp eq ptr %224, null
  br i1 %222, label %226, label %232

226:                                              ; preds = %220
  br i1 %225, label %313, label %227

227:                                              ; preds = %226
  tail call void @tfc_gpu_forget(ptr noundef nonnull %0, ptr noundef nonnull %5)
  %228 = load ptr, ptr %223, align 8, !tbaa !32
  %229 = icmp eq ptr %228, null
  br i1 %229, label %313, label %230

230:                                              ; preds = %227
  %231 = load ptr, ptr %32, align 8, !tbaa !111
  br label %236

232:                                              ; preds = %220
  br i1 %225, label %233, label %236

233:                                              ; preds = %232
  store i64 0, ptr %6, align 8, !tbaa !108
  %234 = tail call fastcc i64 @all_launches(ptr noundef %1)
  %235 = icmp slt i64 %234, 4097
  br i1 %235, label %314, label %328

236:                                              ; preds = %230, %232
  %237 = phi ptr [ %33, %232 ], [ %231, %230 ]
  %238 = phi ptr [ %224, %232 ], [ %228, %230 ]
  %239 = getelementptr inbounds nuw i8, ptr %237, i64 40
  %240 = load ptr, ptr %239, align 8, !tbaa !139
  %241 = getelementptr inbounds nuw i8, ptr %240, i64 24
  %242 = load i64, ptr %241, align 8, !tbaa !140
  %243 = icmp sgt i64 %242, 0
  %244 = zext i1 %243 to i64
  %245 = getelementptr inbounds nuw i8, ptr %240, i64 32
  store i64 %244, ptr %245, align 8, !tbaa !143
  %246 = load ptr, ptr %14, align 8, !tbaa !9
  %247 = getelementptr inbounds nuw i8, ptr %246, i64 352
  %248 = load ptr, ptr %247, align 8, !tbaa !144
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %250 = load ptr, ptr %249, align 8, !tbaa !40
  %251 = tail call i32 %248(ptr noundef nonnull %238, ptr noundef %250) #5
  %252 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %251, ptr noundef nonnull @.str.26)
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %254, label %328

254:                                              ; preds = %236
  store i32 0, ptr %2, align 4, !tbaa !5
  %255 = getelementptr inbounds nuw i8, ptr %0, i64 208
  tail call fastcc void @lock(ptr noundef nonnull %255)
  %256 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %257 = load i64, ptr %256, align 8, !tbaa !145
  %258 = add i64 %257, 1
  store i64 %258, ptr %256, align 8, !tbaa !145
  %259 = load i64, ptr %109, align 8, !tbaa !126
  %260 = icmp sgt i64 %259, 0
  br i1 %260, label %261, label %265

261:                                              ; preds = %254
  %262 = load ptr, ptr %1, align 8, !tbaa !127
  %263 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %264 = getelementptr inbounds nuw i8, ptr %0, i64 232
  br label %266

265:                                              ; preds = %292, %254
  tail call fastcc void @unlock(ptr noundef nonnull %255)
  br label %328

266:                                              ; preds = %261, %292
  %267 = phi i64 [ 0, %261 ], [ %293, %292 ]
  %268 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %262, i64 %267
  %269 = load ptr, ptr %268, align 8, !tbaa !95
  %270 = icmp eq ptr %269, null
  br i1 %270, label %292, label %271

271:                                              ; preds = %266
  %272 = getelementptr inbounds nuw i8, ptr %269, i64 8
  %273 = load i64, ptr %272, align 8, !tbaa !97
  %274 = icmp eq i64 %273, 0
  br i1 %274, label %292, label %275

275:                                              ; preds = %271
  %276 = and i64 %273, 1
  %277 = icmp eq i64 %273, 1
  br i1 %277, label %283, label %278

278:                                              ; preds = %275
  %279 = and i64 %273, -2
  %280 = load i64, ptr %264, align 8, !tbaa !38
  br label %295

281:                                              ; preds = %295
  store i64 %307, ptr %264, align 8, !tbaa !38
  %282 = icmp eq i64 %276, 0
  br i1 %282, label %292, label %283

283:                                              ; preds = %281, %275
  %284 = phi i64 [ 0, %275 ], [ %310, %281 ]
  %285 = icmp ne i64 %276, 0
  tail call void @llvm.assume(i1 %285)
  %286 = load ptr, ptr %269, align 8, !tbaa !101
  %287 = getelementptr inbounds nuw %struct.tfc_launch, ptr %286, i64 %284
  %288 = load i64, ptr %264, align 8, !tbaa !38
  %289 = add i64 %288, 1
  store i64 %289, ptr %264, align 8, !tbaa !38
  %290 = and i64 %288, 63
  %291 = getelementptr inbounds nuw ptr, ptr %263, i64 %290
  store ptr %287, ptr %291, align 8, !tbaa !146
  br label %292

292:                                              ; preds = %283, %281, %271, %266
  %293 = add nuw nsw i64 %267, 1
  %294 = icmp eq i64 %293, %259
  br i1 %294, label %265, label %266, !llvm.loop !147

295:                                              ; preds = %295, %278
  %296 = phi i64 [ %280, %278 ], [ %307, %295 ]
  %297 = phi i64 [ 0, %278 ], [ %310, %295 ]
  %298 = phi i64 [ 0, %278 ], [ %311, %295 ]
  %299 = load ptr, ptr %269, align 8, !tbaa !101
  %300 = getelementptr inbounds nuw %struct.tfc_launch, ptr %299, i64 %297
  %301 = add i64 %296, 1
  %302 = and i64 %296, 63
  %303 = getelementptr inbounds nuw ptr, ptr %263, i64 %302
  store ptr %300, ptr %303, align 8, !tbaa !146
  %304 = load ptr, ptr %269, align 8, !tbaa !101
  %305 = getelementptr inbounds nuw %struct.tfc_launch, ptr %304, i64 %297
  %306 = getelementptr inbounds nuw i8, ptr %305, i64 56
  %307 = add i64 %301, 1
  %308 = and i64 %301, 63
  %309 = getelementptr inbounds nuw ptr, ptr %263, i64 %308
  store ptr %306, ptr %309, align 8, !tbaa !146
  %310 = add i64 %297, 2
  %311 = add i64 %298, 2
  %312 = icmp eq i64 %311, %279
  br i1 %312, label %281, label %295

313:                                              ; preds = %226, %227
  store i64 0, ptr %6, align 8, !tbaa !108
  br label %328

314:                                              ; preds = %233
  %315 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %316 = cmpxchg ptr %315, i32 0, i32 1 seq_cst seq_cst, align 4
  %317 = extractvalue { i32, i1 } %316, 1
  br i1 %317, label %318, label %328

318:                                              ; preds = %314
  %319 = load ptr, ptr %14, align 8, !tbaa !9
  %320 = getelementptr inbounds nuw i8, ptr %319, i64 328
  %321 = load ptr, ptr %320, align 8, !tbaa !123
  %322 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %323 = load ptr, ptr %322, align 8, !tbaa !124
  %324 = tail call i32 %321(ptr noundef %323, i32 noundef 1) #5
  %325 = icmp eq i32 %324, 0
  %326 = select i1 %325, i64 1, i64 -1
  store i64 %326, ptr %6, align 8, !tbaa !108
  br i1 %325, label %328, label %327

327:                                              ; preds = %318
  store atomic i32 0, ptr %315 seq_cst, align 4
  br label %328

328:                                              ; preds = %77, %313, %19, %327, %318, %314, %105, %95, %90, %87, %46, %42, %37, %265, %236, %233, %3, %9, %13, %23
  %329 = phi i32 [ %29, %23 ], [ 0, %327 ], [ 0, %3 ], [ 0, %13 ], [ 0, %9 ], [ 0, %265 ], [ %252, %236 ], [ 14, %19 ], [ 0, %233 ], [ 0, %313 ], [ %88, %87 ], [ 0, %37 ], [ 0, %46 ], [ 0, %42 ], [ 0, %105 ], [ 0, %90 ], [ 0, %95 ], [ 0, %314 ], [ 0, %318 ], [ %82, %77 ]
  ret i32 %329
}

; Function Attrs: nounwind uwtable
define internal range(i32 -1, 15) i32 @replayable(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2) #15 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %7 = load ptr, ptr %6, align 8, !tbaa !102
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %9 = load i64, ptr %8, align 8, !tbaa !108
  %10 = icmp eq i64 %9, 1
  br i1 %10, label %11, label %116

11:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  store ptr null, ptr %4, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  store ptr null, ptr %5, align 8, !tbaa !30
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %13 = load ptr, ptr %12, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 336
  %15 = load ptr, ptr %14, align 8, !tbaa !148
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %17 = load ptr, ptr %16, align 8, !tbaa !124
  %18 = call i32 %15(ptr noundef %17, ptr noundef nonnull %4) #5
  %19 = icmp eq i32 %2, 0
  %20 = or i32 %18, %2
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %28

22:                                               ; preds = %11
  %23 = load ptr, ptr %12, align 8, !tbaa !9
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 344
  %25 = load ptr, ptr %24, align 8, !tbaa !110
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
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 360
  %35 = load ptr, ptr %34, align 8, !tbaa !149
  %36 = call i32 %35(ptr noundef nonnull %30) #5
  br label %37

37:                                               ; preds = %32, %28
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 204
  store atomic i32 0, ptr %38 seq_cst, align 4
  br i1 %19, label %40, label %39

39:                                               ; preds = %37
  store i64 0, ptr %8, align 8, !tbaa !108
  br label %114

40:                                               ; preds = %37
  %41 = icmp eq i32 %29, 0
  %42 = select i1 %41, i64 2, i64 -1
  store i64 %42, ptr %8, align 8, !tbaa !108
  br i1 %41, label %43, label %114

43:                                               ; preds = %40
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %45 = load ptr, ptr %44, align 8, !tbaa !111
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 48
  %47 = load ptr, ptr %46, align 8, !tbaa !112
  %48 = icmp eq ptr %47, null
  %49 = load ptr, ptr %5, align 8, !tbaa !30
  br i1 %48, label %68, label %50

50:                                               ; preds = %43
  store i64 0, ptr %8, align 8, !tbaa !108
  %51 = load ptr, ptr %12, align 8, !tbaa !9
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 352
  %53 = load ptr, ptr %52, align 8, !tbaa !144
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %55 = load ptr, ptr %54, align 8, !tbaa !40
  %56 = call i32 %53(ptr noundef %49, ptr noundef %55) #5
  %57 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %56, ptr noundef nonnull @.str.26)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %61

59:                                               ; preds = %50
  %60 = call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %61

61:                                               ; preds = %50, %59
  %62 = phi i32 [ %57, %50 ], [ %60, %59 ]
  %63 = load ptr, ptr %12, align 8, !tbaa !9
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 368
  %65 = load ptr, ptr %64, align 8, !tbaa !34
  %66 = call i32 %65(ptr noundef %49) #5
  %67 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %66, ptr noundef nonnull @.str)
  br label %114

68:                                               ; preds = %43
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %49, ptr %69, align 8, !tbaa !32
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %74

71:                                               ; preds = %90
  %72 = atomicrmw xchg ptr %70, i32 2 acquire, align 4
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %97, label %93

74:                                               ; preds = %90, %68
  %75 = phi i32 [ 0, %68 ], [ %91, %90 ]
  %76 = cmpxchg ptr %70, i32 0, i32 1 acquire monotonic, align 4
  %77 = extractvalue { i32, i1 } %76, 1
  br i1 %77, label %97, label %78

78:                                               ; preds = %74
  call void @llvm.x86.sse2.pause()
  %79 = cmpxchg ptr %70, i32 0, i32 1 acquire monotonic, align 4
  %80 = extractvalue { i32, i1 } %79, 1
  br i1 %80, label %97, label %81

81:                                               ; preds = %78
  call void @llvm.x86.sse2.pause()
  %82 = cmpxchg ptr %70, i32 0, i32 1 acquire monotonic, align 4
  %83 = extractvalue { i32, i1 } %82, 1
  br i1 %83, label %97, label %84

84:                                               ; preds = %81
  call void @llvm.x86.sse2.pause()
  %85 = cmpxchg ptr %70, i32 0, i32 1 acquire monotonic, align 4
  %86 = extractvalue { i32, i1 } %85, 1
  br i1 %86, label %97, label %87

87:                                               ; preds = %84
  call void @llvm.x86.sse2.pause()
  %88 = cmpxchg ptr %70, i32 0, i32 1 acquire monotonic, align 4
  %89 = extractvalue { i32, i1 } %88, 1
  br i1 %89, label %97, label %90

90:                                               ; preds = %87
  call void @llvm.x86.sse2.pause()
  %91 = add nuw nsw i32 %75, 5
  %92 = icmp eq i32 %91, 100
  br i1 %92, label %71, label %74, !llvm.loop !35

93:                                               ; preds = %71, %93
  %94 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %70, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %95 = atomicrmw xchg ptr %70, i32 2 acquire, align 4
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %93, !llvm.loop !37

97:                                               ; preds = %74, %78, %81, %84, %87, %93, %71
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 768
  %99 = load i64, ptr %98, align 8, !tbaa !150
  %100 = add i64 %99, 1
  store i64 %100, ptr %98, align 8, !tbaa !150
  %101 = atomicrmw xchg ptr %70, i32 0 release, align 4
  %102 = icmp eq i32 %101, 2
  br i1 %102, label %103, label %105

103:                                              ; preds = %97
  %104 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %70, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %105

105:                                              ; preds = %97, %103
  %106 = load ptr, ptr %12, align 8, !tbaa !9
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 352
  %108 = load ptr, ptr %107, align 8, !tbaa !144
  %109 = load ptr, ptr %5, align 8, !tbaa !30
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %111 = load ptr, ptr %110, align 8, !tbaa !40
  %112 = call i32 %108(ptr noundef %109, ptr noundef %111) #5
  %113 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %112, ptr noundef nonnull @.str.26)
  br label %114

114:                                              ; preds = %105, %40, %61, %39
  %115 = phi i32 [ 0, %39 ], [ %113, %105 ], [ %62, %61 ], [ -1, %40 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  br label %116

116:                                              ; preds = %3, %114
  %117 = phi i32 [ %115, %114 ], [ 0, %3 ]
  ret i32 %117
}

; Function Attrs: nounwind uwtable
define internal i32 @settle(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i64 noundef %4) #15 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !139
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !151
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %11 = load i64, ptr %10, align 8, !tbaa !140
  %12 = getelementptr inbounds %struct.tfc_check, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !143
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %16 = load atomic i32, ptr %15 monotonic, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %118

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %20 = load ptr, ptr %19, align 8, !tbaa !9
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 96
  %22 = load ptr, ptr %21, align 8, !tbaa !17
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %24 = load ptr, ptr %23, align 8, !tbaa !19
  %25 = tail call i32 %22(ptr noundef %24) #5
  %26 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %25, ptr noundef nonnull @.str.9)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %118

28:                                               ; preds = %18
  %29 = icmp eq i64 %14, 0
  br i1 %29, label %44, label %30

30:                                               ; preds = %28
  %31 = load ptr, ptr %19, align 8, !tbaa !9
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 200
  %33 = load ptr, ptr %32, align 8, !tbaa !51
  %34 = load ptr, ptr %8, align 8, !tbaa !151
  %35 = load ptr, ptr %7, align 8, !tbaa !152
  %36 = ptrtoint ptr %35 to i64
  %37 = load i64, ptr %10, align 8, !tbaa !140
  %38 = mul nsw i64 %37, 48
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %65 = load ptr, ptr %6, align 8, !tbaa !139
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 32
  store i64 0, ptr %66, align 8, !tbaa !143
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %68 = load i64, ptr %67, align 8, !tbaa !140
  %69 = icmp sgt i64 %68, 0
  br i1 %69, label %70, label %118

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %65, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !151
  br label %73

73:                                               ; preds = %115, %70
  %74 = phi i64 [ 0, %70 ], [ %116, %115 ]
  %75 = getelementptr inbounds nuw %struct.tfc_check, ptr %72, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %77 = load i32, ptr %76, align 4, !tbaa !153
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %115, label %79

79:                                               ; preds = %73
  %80 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %82 = load ptr, ptr %81, align 8, !tbaa !156
  %83 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %84 = load ptr, ptr %83, align 8, !tbaa !157
  %85 = getelementptr inbounds nuw i32, ptr %84, i64 %74
  %86 = load i32, ptr %85, align 4, !tbaa !5
  %87 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %88 = load i32, ptr %87, align 8, !tbaa !158
  %89 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %90 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %91 = load i64, ptr %90, align 8, !tbaa !159
  %92 = getelementptr inbounds nuw i8, ptr %75, i64 40
  %93 = load double, ptr %92, align 8, !tbaa !160
  %94 = getelementptr inbounds nuw i8, ptr %82, i64 4
  %95 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store i32 %86, ptr %95, align 8, !tbaa !5
  %96 = getelementptr inbounds nuw i8, ptr %82, i64 12
  store i32 %88, ptr %96, align 4, !tbaa !5
  %97 = getelementptr inbounds nuw i8, ptr %82, i64 16
  %98 = load <2 x i64>, ptr %89, align 8, !tbaa !135
  store i32 %77, ptr %82, align 8, !tbaa !161
  store i32 0, ptr %94, align 4, !tbaa !161
  store <2 x i64> %98, ptr %97, align 8, !tbaa !135
  %99 = getelementptr inbounds nuw i8, ptr %82, i64 32
  store i64 %91, ptr %99, align 8, !tbaa !135
  %100 = getelementptr inbounds nuw i8, ptr %82, i64 40
  store double %93, ptr %100, align 8, !tbaa !162
  %101 = load i32, ptr %80, align 4, !tbaa !153
  %102 = load ptr, ptr %19, align 8, !tbaa !9
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 224
  %104 = load ptr, ptr %103, align 8, !tbaa !53
  %105 = load ptr, ptr %65, align 8, !tbaa !152
  %106 = ptrtoint ptr %105 to i64
  %107 = load i64, ptr %67, align 8, !tbaa !140
  %108 = mul nsw i64 %107, 48
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %110 = load ptr, ptr %109, align 8, !tbaa !40
  %111 = tail call i32 %104(i64 noundef %106, i8 noundef zeroext 0, i64 noundef %108, ptr noundef %110) #5
  %112 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %111, ptr noundef nonnull @.str.5)
  %113 = icmp eq i32 %112, 0
  %114 = select i1 %113, i32 %101, i32 %112
  br label %118

115:                                              ; preds = %73
  %116 = add nuw nsw i64 %74, 1
  %117 = icmp eq i64 %116, %68
  br i1 %117, label %118, label %73, !llvm.loop !163

118:                                              ; preds = %115, %56, %5, %79, %64, %60, %63, %30, %46, %18
  %119 = phi i32 [ %26, %18 ], [ %54, %46 ], [ %42, %30 ], [ %57, %56 ], [ %61, %60 ], [ 0, %63 ], [ 14, %5 ], [ %114, %79 ], [ 0, %64 ], [ 0, %115 ]
  ret i32 %119
}

; Function Attrs: nounwind uwtable
define internal i32 @time_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #15 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %5 = load ptr, ptr %4, align 8, !tbaa !111
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %7 = load ptr, ptr %6, align 8, !tbaa !112
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %9 = load atomic i32, ptr %8 monotonic, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %77

11:                                               ; preds = %3
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %13 = load ptr, ptr %12, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 96
  %15 = load ptr, ptr %14, align 8, !tbaa !17
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %17 = load ptr, ptr %16, align 8, !tbaa !19
  %18 = tail call i32 %15(ptr noundef %17) #5
  %19 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %18, ptr noundef nonnull @.str.9)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %77

21:                                               ; preds = %11
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %23 = load i64, ptr %22, align 8, !tbaa !120
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %25 = load i64, ptr %24, align 8, !tbaa !55
  %26 = icmp eq i64 %23, %25
  br i1 %26, label %27, label %34

27:                                               ; preds = %21
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %29 = load ptr, ptr %28, align 8, !tbaa !82
  %30 = tail call i32 %29(ptr noundef nonnull %0, ptr noundef nonnull %7) #5
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %77

32:                                               ; preds = %27
  %33 = load i64, ptr %22, align 8, !tbaa !120
  br label %34

34:                                               ; preds = %21, %32
  %35 = phi i64 [ %33, %32 ], [ %23, %21 ]
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %45

37:                                               ; preds = %34
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %39 = load ptr, ptr %38, align 8, !tbaa !102
  %40 = icmp eq ptr %39, null
  br i1 %40, label %49, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %43 = load i64, ptr %42, align 8, !tbaa !108
  %44 = icmp eq i64 %43, 1
  br i1 %44, label %45, label %49

45:                                               ; preds = %34, %41
  %46 = load ptr, ptr %7, align 8, !tbaa !60
  %47 = shl i64 %35, 4
  %48 = getelementptr i8, ptr %46, i64 %47
  br label %56

49:                                               ; preds = %37, %41
  %50 = tail call fastcc i32 @begin_times(ptr noundef nonnull %0, ptr noundef nonnull %7)
  %51 = load ptr, ptr %7, align 8, !tbaa !60
  %52 = load i64, ptr %22, align 8, !tbaa !120
  %53 = shl i64 %52, 4
  %54 = getelementptr i8, ptr %51, i64 %53
  %55 = icmp eq i32 %50, 0
  br i1 %55, label %56, label %77

56:                                               ; preds = %49, %45
  %57 = phi ptr [ %48, %45 ], [ %54, %49 ]
  %58 = getelementptr i8, ptr %57, i64 8
  %59 = tail call fastcc i32 @record_event(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %58)
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %77

61:                                               ; preds = %56
  %62 = load ptr, ptr %0, align 8, !tbaa !77
  %63 = tail call i32 %62(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2) #5
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %77

65:                                               ; preds = %61
  %66 = getelementptr i8, ptr %57, i64 16
  %67 = tail call fastcc i32 @record_event(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %66)
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %77

69:                                               ; preds = %65
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %71 = load i32, ptr %70, align 8, !tbaa !164
  %72 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %73 = load ptr, ptr %72, align 8, !tbaa !165
  %74 = load i64, ptr %22, align 8, !tbaa !120
  %75 = add nsw i64 %74, 1
  store i64 %75, ptr %22, align 8, !tbaa !120
  %76 = getelementptr inbounds i32, ptr %73, i64 %74
  store i32 %71, ptr %76, align 4, !tbaa !5
  br label %77

77:                                               ; preds = %27, %49, %56, %61, %3, %65, %69, %11
  %78 = phi i32 [ %19, %11 ], [ 0, %69 ], [ %67, %65 ], [ 14, %3 ], [ %63, %61 ], [ %59, %56 ], [ %50, %49 ], [ %30, %27 ]
  ret i32 %78
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @note_times(ptr noundef %0, ptr noundef captures(none) %1) #15 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca %struct.timespec, align 8
  %6 = alloca float, align 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !120
  store i64 0, ptr %7, align 8, !tbaa !120
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %147, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %12 = load atomic i32, ptr %11 monotonic, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %147

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %16 = load ptr, ptr %15, align 8, !tbaa !9
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 96
  %18 = load ptr, ptr %17, align 8, !tbaa !17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %20 = load ptr, ptr %19, align 8, !tbaa !19
  %21 = tail call i32 %18(ptr noundef %20) #5
  %22 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %21, ptr noundef nonnull @.str.9)
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
  store float 0.000000e+00, ptr %6, align 4, !tbaa !166
  %33 = load ptr, ptr %15, align 8, !tbaa !9
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 320
  %35 = load ptr, ptr %34, align 8, !tbaa !168
  %36 = call i32 %35(ptr noundef nonnull %6, ptr noundef %29, ptr noundef %32) #5
  %37 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %36, ptr noundef nonnull @.str.28)
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
  %48 = load i64, ptr %47, align 8, !tbaa !169
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %49 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #5
  %50 = load i64, ptr %5, align 8, !tbaa !170
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %52 = load i64, ptr %51, align 8, !tbaa !172
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  %53 = mul i64 %50, -1000000000
  %54 = add i64 %48, %45
  %55 = sub i64 %54, %52
  %56 = add i64 %55, %53
  %57 = load i64, ptr %47, align 8, !tbaa !169
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
  store float 0.000000e+00, ptr %4, align 4, !tbaa !166
  %74 = load ptr, ptr %15, align 8, !tbaa !9
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 320
  %76 = load ptr, ptr %75, align 8, !tbaa !168
  %77 = call i32 %76(ptr noundef nonnull %4, ptr noundef %69, ptr noundef %73) #5
  %78 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %77, ptr noundef nonnull @.str.28)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %81, label %80

80:                                               ; preds = %66
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  br label %147

81:                                               ; preds = %66
  %82 = load float, ptr %4, align 4, !tbaa !166
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  %83 = load ptr, ptr %1, align 8, !tbaa !60
  %84 = getelementptr inbounds nuw ptr, ptr %83, i64 %71
  %85 = load ptr, ptr %84, align 8, !tbaa !30
  %86 = getelementptr inbounds nuw ptr, ptr %83, i64 %70
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 16
  %88 = load ptr, ptr %87, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  store float 0.000000e+00, ptr %3, align 4, !tbaa !166
  %89 = load ptr, ptr %15, align 8, !tbaa !9
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 320
  %91 = load ptr, ptr %90, align 8, !tbaa !168
  %92 = call i32 %91(ptr noundef nonnull %3, ptr noundef %85, ptr noundef %88) #5
  %93 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %92, ptr noundef nonnull @.str.28)
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %96, label %95

95:                                               ; preds = %81
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  br label %147

96:                                               ; preds = %81
  %97 = fpext float %82 to double
  %98 = fmul double %97, 1.000000e+06
  %99 = fptosi double %98 to i64
  %100 = load float, ptr %3, align 4, !tbaa !166
  %101 = fpext float %100 to double
  %102 = fmul double %101, 1.000000e+06
  %103 = fptosi double %102 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  %104 = load ptr, ptr %64, align 8, !tbaa !173
  %105 = load ptr, ptr %65, align 8, !tbaa !165
  %106 = getelementptr inbounds nuw i32, ptr %105, i64 %67
  %107 = load i32, ptr %106, align 4, !tbaa !5
  %108 = add nsw i64 %59, %99
  %109 = add nsw i64 %108, %103
  %110 = zext i32 %107 to i64
  %111 = getelementptr inbounds nuw i8, ptr %104, i64 40
  %112 = load i64, ptr %111, align 8, !tbaa !174
  %113 = icmp sgt i64 %112, %110
  br i1 %113, label %114, label %144

114:                                              ; preds = %96
  %115 = getelementptr inbounds nuw i8, ptr %104, i64 32
  %116 = load ptr, ptr %115, align 8, !tbaa !178
  %117 = getelementptr inbounds nuw %struct.tfc_runs, ptr %116, i64 %110
  %118 = load i64, ptr %117, align 8, !tbaa !179
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %120, label %122

120:                                              ; preds = %114
  %121 = getelementptr inbounds nuw i8, ptr %117, i64 16
  store i64 %108, ptr %121, align 8, !tbaa !181
  br label %122

122:                                              ; preds = %120, %114
  %123 = getelementptr inbounds nuw i8, ptr %117, i64 24
  store i64 %109, ptr %123, align 8, !tbaa !182
  %124 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %125 = load i64, ptr %124, align 8, !tbaa !183
  %126 = add nsw i64 %125, %103
  store i64 %126, ptr %124, align 8, !tbaa !183
  %127 = add nsw i64 %118, 1
  store i64 %127, ptr %117, align 8, !tbaa !179
  %128 = getelementptr inbounds nuw i8, ptr %104, i64 48
  %129 = load i64, ptr %128, align 8, !tbaa !184
  %130 = icmp slt i64 %118, %129
  br i1 %130, label %131, label %144

131:                                              ; preds = %122
  %132 = getelementptr inbounds nuw i8, ptr %104, i64 24
  %133 = load i64, ptr %132, align 8, !tbaa !185
  %134 = add nsw i64 %133, 1
  store i64 %134, ptr %132, align 8, !tbaa !185
  %135 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %136 = load i64, ptr %135, align 8, !tbaa !186
  %137 = icmp slt i64 %133, %136
  br i1 %137, label %138, label %144

138:                                              ; preds = %131
  %139 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %140 = load ptr, ptr %139, align 8, !tbaa !187
  %141 = getelementptr inbounds %struct.tfc_event, ptr %140, i64 %133
  store i64 %108, ptr %141, align 8, !tbaa !135
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 8
  store i64 %109, ptr %142, align 8, !tbaa !135
  %143 = getelementptr inbounds nuw i8, ptr %141, i64 16
  store i64 %110, ptr %143, align 8, !tbaa !135
  br label %144

144:                                              ; preds = %138, %131, %122, %96
  %145 = add nuw nsw i64 %67, 1
  %146 = icmp slt i64 %145, %8
  br i1 %146, label %66, label %147, !llvm.loop !188

147:                                              ; preds = %144, %95, %80, %44, %10, %2, %14
  %148 = phi i32 [ 0, %2 ], [ %22, %14 ], [ 14, %10 ], [ %46, %44 ], [ %78, %80 ], [ %93, %95 ], [ 0, %144 ]
  ret i32 %148
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @set(ptr noundef %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef %2, i32 noundef %3) #15 {
  %5 = icmp eq ptr %1, null
  br i1 %5, label %14, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %8 = load ptr, ptr %7, align 8, !tbaa !102
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %12 = load i64, ptr %11, align 8, !tbaa !108
  %13 = icmp eq i64 %12, 1
  br i1 %13, label %15, label %14

14:                                               ; preds = %6, %10, %4
  br label %15

15:                                               ; preds = %10, %14
  %16 = phi i64 [ 168, %14 ], [ 184, %10 ]
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 %16
  %18 = load ptr, ptr %17, align 8, !tbaa !30
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %20 = load atomic i32, ptr %19 monotonic, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %39

22:                                               ; preds = %15
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %24 = load ptr, ptr %23, align 8, !tbaa !9
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 96
  %26 = load ptr, ptr %25, align 8, !tbaa !17
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %28 = load ptr, ptr %27, align 8, !tbaa !19
  %29 = tail call i32 %26(ptr noundef %28) #5
  %30 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %29, ptr noundef nonnull @.str.9)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %22
  %33 = load ptr, ptr %23, align 8, !tbaa !9
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 232
  %35 = load ptr, ptr %34, align 8, !tbaa !189
  %36 = ptrtoint ptr %2 to i64
  %37 = tail call i32 %35(i64 noundef %36, i32 noundef %3, i64 noundef 1, ptr noundef %18) #5
  %38 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %37, ptr noundef nonnull @.str.29)
  br label %39

39:                                               ; preds = %15, %22, %32
  %40 = phi i32 [ %38, %32 ], [ %30, %22 ], [ 14, %15 ]
  ret i32 %40
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @fill_(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3) #15 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.9)
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
  %25 = trunc i32 %2 to i8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %27 = load ptr, ptr %26, align 8, !tbaa !40
  %28 = tail call i32 %23(i64 noundef %24, i8 noundef zeroext %25, i64 noundef %3, ptr noundef %27) #5
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.5)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @move_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #15 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.9)
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
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.9)
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
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %7 = load ptr, ptr %6, align 8, !tbaa !40
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %9 = load ptr, ptr %8, align 8, !tbaa !40
  %10 = tail call fastcc i32 @wait_for(ptr noundef %0, ptr noundef %7, ptr noundef %2, ptr noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %43

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %14 = load atomic i32, ptr %13 monotonic, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %18 = load ptr, ptr %17, align 8, !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 96
  %20 = load ptr, ptr %19, align 8, !tbaa !17
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %22 = load ptr, ptr %21, align 8, !tbaa !19
  %23 = tail call i32 %20(ptr noundef %22) #5
  %24 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %23, ptr noundef nonnull @.str.9)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %43

26:                                               ; preds = %16
  %27 = load ptr, ptr %17, align 8, !tbaa !9
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 216
  %29 = load ptr, ptr %28, align 8, !tbaa !190
  %30 = ptrtoint ptr %1 to i64
  %31 = load ptr, ptr %21, align 8, !tbaa !19
  %32 = ptrtoint ptr %3 to i64
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %34 = load ptr, ptr %33, align 8, !tbaa !19
  %35 = load ptr, ptr %6, align 8, !tbaa !40
  %36 = tail call i32 %29(i64 noundef %30, ptr noundef %31, i64 noundef %32, ptr noundef %34, i64 noundef %4, ptr noundef %35) #5
  %37 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %36, ptr noundef nonnull @.str.30)
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %7 = load atomic i32, ptr %6 monotonic, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %134

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %11 = load ptr, ptr %10, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !17
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %15 = load ptr, ptr %14, align 8, !tbaa !19
  %16 = tail call i32 %13(ptr noundef %15) #5
  %17 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %16, ptr noundef nonnull @.str.9)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %134

19:                                               ; preds = %9
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 776
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
  br i1 %59, label %51, label %49, !llvm.loop !191

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
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %72 = load ptr, ptr %71, align 8, !tbaa !192
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %83 = load ptr, ptr %71, align 8, !tbaa !192
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
  %93 = load ptr, ptr %71, align 8, !tbaa !192
  %94 = tail call i32 %90(ptr noundef %92, ptr noundef %93) #5
  %95 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %94, ptr noundef nonnull @.str.10)
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %5 = load atomic i32, ptr %4 monotonic, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %9 = load ptr, ptr %8, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 96
  %11 = load ptr, ptr %10, align 8, !tbaa !17
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %13 = load ptr, ptr %12, align 8, !tbaa !19
  %14 = tail call i32 %11(ptr noundef %13) #5
  %15 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %14, ptr noundef nonnull @.str.9)
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
  %25 = select i1 %21, i64 304, i64 312
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 %25
  %27 = load ptr, ptr %26, align 8, !tbaa !30
  %28 = tail call i32 %27(ptr noundef %24) #5
  %29 = icmp eq i32 %28, 600
  br i1 %29, label %36, label %30

30:                                               ; preds = %20
  %31 = select i1 %21, ptr @.str.32, ptr @.str.11
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %3 = load ptr, ptr %2, align 8, !tbaa !40
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %5 = load ptr, ptr %4, align 8, !tbaa !192
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %7 = load ptr, ptr %6, align 8, !tbaa !124
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %9 = load ptr, ptr %8, align 8, !tbaa !19
  %10 = icmp eq ptr %9, null
  br i1 %10, label %161, label %11

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 144
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
  %23 = load ptr, ptr %22, align 8, !tbaa !193
  %24 = tail call i32 %23(ptr noundef nonnull %3) #5
  br label %25

25:                                               ; preds = %18, %20
  %26 = icmp eq ptr %5, null
  br i1 %26, label %32, label %27

27:                                               ; preds = %25
  %28 = load ptr, ptr %12, align 8, !tbaa !9
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 248
  %30 = load ptr, ptr %29, align 8, !tbaa !193
  %31 = tail call i32 %30(ptr noundef nonnull %5) #5
  br label %32

32:                                               ; preds = %27, %25
  %33 = icmp eq ptr %7, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %32
  %35 = load ptr, ptr %12, align 8, !tbaa !9
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 248
  %37 = load ptr, ptr %36, align 8, !tbaa !193
  %38 = tail call i32 %37(ptr noundef nonnull %7) #5
  br label %39

39:                                               ; preds = %34, %32
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 776
  br label %46

41:                                               ; preds = %65
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 1288
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 1296
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
  br i1 %67, label %41, label %46, !llvm.loop !194

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
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 1320
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 1328
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
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 1352
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 1360
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
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 1384
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 1392
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
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %137 = load ptr, ptr %136, align 8, !tbaa !195
  %138 = icmp eq ptr %137, null
  br i1 %138, label %144, label %139

139:                                              ; preds = %135
  %140 = load ptr, ptr %12, align 8, !tbaa !9
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 280
  %142 = load ptr, ptr %141, align 8, !tbaa !61
  %143 = tail call i32 %142(ptr noundef nonnull %137) #5
  br label %144

144:                                              ; preds = %139, %135
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %146 = load ptr, ptr %145, align 8, !tbaa !24
  %147 = icmp eq ptr %146, null
  br i1 %147, label %154, label %148

148:                                              ; preds = %144
  %149 = getelementptr inbounds nuw i8, ptr %146, i64 8
  %150 = load ptr, ptr %149, align 8, !tbaa !196
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %152 = load ptr, ptr %151, align 8, !tbaa !197
  %153 = tail call i32 %150(ptr noundef %152) #5
  br label %154

154:                                              ; preds = %148, %144
  %155 = load ptr, ptr %12, align 8, !tbaa !9
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 88
  %157 = load ptr, ptr %156, align 8, !tbaa !198
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 152
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %9 = load ptr, ptr %8, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 272
  %11 = load ptr, ptr %10, align 8, !tbaa !94
  %12 = tail call i32 %11(ptr noundef nonnull %4, i32 noundef 2) #5
  %13 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %12, ptr noundef nonnull @.str.12)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %40

15:                                               ; preds = %7, %3
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load i64, ptr %16, align 8, !tbaa !199
  %18 = icmp ult i64 %17, %2
  br i1 %18, label %19, label %40

19:                                               ; preds = %15
  %20 = load ptr, ptr %1, align 8, !tbaa !49
  %21 = icmp eq ptr %20, null
  br i1 %21, label %30, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %24 = load ptr, ptr %23, align 8, !tbaa !9
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 184
  %26 = load ptr, ptr %25, align 8, !tbaa !71
  %27 = tail call i32 %26(ptr noundef nonnull %20) #5
  %28 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %27, ptr noundef nonnull @.str.13)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %40

30:                                               ; preds = %22, %19
  store ptr null, ptr %1, align 8, !tbaa !49
  store i64 0, ptr %16, align 8, !tbaa !199
  %31 = tail call i64 @llvm.umax.i64(i64 %2, i64 65536)
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %33 = load ptr, ptr %32, align 8, !tbaa !9
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 176
  %35 = load ptr, ptr %34, align 8, !tbaa !70
  %36 = tail call i32 %35(ptr noundef nonnull %1, i64 noundef %31, i32 noundef 0) #5
  %37 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %36, ptr noundef nonnull @.str.14)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %30
  store i64 %31, ptr %16, align 8, !tbaa !199
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
  %14 = load ptr, ptr %13, align 8, !tbaa !200
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !129
  %17 = tail call fastcc i64 @evaluate(ptr noundef %14, ptr noundef %16)
  %18 = icmp slt i64 %17, 1
  br i1 %18, label %965, label %19

19:                                               ; preds = %4
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %21 = load i32, ptr %20, align 8, !tbaa !203
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %574

23:                                               ; preds = %19
  %24 = load ptr, ptr %3, align 8, !tbaa !204
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %26 = load ptr, ptr %25, align 8, !tbaa !102
  %27 = icmp eq ptr %26, null
  br i1 %27, label %34, label %28

28:                                               ; preds = %23
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %30 = load i64, ptr %29, align 8, !tbaa !108
  %31 = freeze i64 %30
  %32 = icmp eq i64 %31, 1
  %33 = select i1 %32, i64 184, i64 168
  br label %34

34:                                               ; preds = %28, %23
  %35 = phi i64 [ %33, %28 ], [ 168, %23 ]
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 %35
  %37 = load ptr, ptr %36, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #5
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %39 = load ptr, ptr %38, align 8, !tbaa !24
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %85

41:                                               ; preds = %34
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %71 = load atomic i32, ptr %70 seq_cst, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %76

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store i32 801, ptr %74, align 8, !tbaa !42
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.17, ptr %75, align 8, !tbaa !43
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
  br label %572

85:                                               ; preds = %34
  %86 = getelementptr inbounds nuw i8, ptr %24, i64 72
  %87 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %88 = getelementptr inbounds nuw i8, ptr %24, i64 112
  %89 = load ptr, ptr %24, align 8, !tbaa !205
  %90 = tail call fastcc i64 @evaluate(ptr noundef %89, ptr noundef %16)
  store i64 %90, ptr %10, align 8, !tbaa !206
  %91 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %92 = load ptr, ptr %91, align 8, !tbaa !205
  %93 = tail call fastcc i64 @evaluate(ptr noundef %92, ptr noundef %16)
  %94 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %93, ptr %94, align 8, !tbaa !208
  %95 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %96 = load ptr, ptr %95, align 8, !tbaa !205
  %97 = tail call fastcc i64 @evaluate(ptr noundef %96, ptr noundef %16)
  %98 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i64 %97, ptr %98, align 8, !tbaa !209
  %99 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %100 = load ptr, ptr %99, align 8, !tbaa !205
  %101 = tail call fastcc i64 @evaluate(ptr noundef %100, ptr noundef %16)
  %102 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i64 %101, ptr %102, align 8, !tbaa !210
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %104 = load ptr, ptr %103, align 8, !tbaa !132
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %106 = load ptr, ptr %105, align 8, !tbaa !133
  %107 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %108 = load i32, ptr %107, align 8, !tbaa !134
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i32, ptr %106, i64 %109
  %111 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %112 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %113 = getelementptr inbounds nuw i8, ptr %10, i64 104
  %114 = getelementptr inbounds nuw i8, ptr %10, i64 80
  %115 = getelementptr inbounds nuw i8, ptr %24, i64 96
  %116 = load i32, ptr %115, align 8, !tbaa !211
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw i32, ptr %110, i64 %117
  %119 = load i32, ptr %118, align 4, !tbaa !5
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds ptr, ptr %104, i64 %120
  %122 = load ptr, ptr %121, align 8, !tbaa !30
  %123 = load ptr, ptr %86, align 8, !tbaa !212
  %124 = tail call fastcc i64 @evaluate(ptr noundef %123, ptr noundef %16)
  store i64 %124, ptr %111, align 8, !tbaa !135
  %125 = getelementptr inbounds nuw i8, ptr %24, i64 80
  %126 = load ptr, ptr %125, align 8, !tbaa !213
  %127 = tail call fastcc i64 @evaluate(ptr noundef %126, ptr noundef %16)
  store i64 %127, ptr %112, align 8, !tbaa !135
  %128 = getelementptr inbounds nuw i8, ptr %24, i64 88
  %129 = load ptr, ptr %128, align 8, !tbaa !214
  %130 = tail call fastcc i64 @evaluate(ptr noundef %129, ptr noundef %16)
  %131 = getelementptr inbounds nuw i8, ptr %24, i64 104
  %132 = load i32, ptr %131, align 8, !tbaa !215
  %133 = zext i32 %132 to i64
  %134 = mul nsw i64 %130, %133
  %135 = getelementptr inbounds i8, ptr %122, i64 %134
  store ptr %135, ptr %113, align 8, !tbaa !216
  %136 = ptrtoint ptr %135 to i64
  %137 = sub i64 0, %136
  %138 = and i64 %136, %137
  %139 = icmp eq i64 %138, 0
  %140 = tail call i64 @llvm.smin.i64(i64 %138, i64 256)
  %141 = select i1 %139, i64 256, i64 %140
  store i64 %141, ptr %114, align 8, !tbaa !135
  %142 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %143 = load i32, ptr %142, align 8, !tbaa !211
  %144 = zext i32 %143 to i64
  %145 = getelementptr inbounds nuw i32, ptr %110, i64 %144
  %146 = load i32, ptr %145, align 4, !tbaa !5
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds ptr, ptr %104, i64 %147
  %149 = load ptr, ptr %148, align 8, !tbaa !30
  %150 = load ptr, ptr %87, align 8, !tbaa !212
  %151 = tail call fastcc i64 @evaluate(ptr noundef %150, ptr noundef %16)
  %152 = getelementptr inbounds nuw i8, ptr %10, i64 40
  store i64 %151, ptr %152, align 8, !tbaa !135
  %153 = getelementptr inbounds nuw i8, ptr %24, i64 40
  %154 = load ptr, ptr %153, align 8, !tbaa !213
  %155 = tail call fastcc i64 @evaluate(ptr noundef %154, ptr noundef %16)
  %156 = getelementptr inbounds nuw i8, ptr %10, i64 64
  store i64 %155, ptr %156, align 8, !tbaa !135
  %157 = getelementptr inbounds nuw i8, ptr %24, i64 48
  %158 = load ptr, ptr %157, align 8, !tbaa !214
  %159 = tail call fastcc i64 @evaluate(ptr noundef %158, ptr noundef %16)
  %160 = getelementptr inbounds nuw i8, ptr %24, i64 64
  %161 = load i32, ptr %160, align 8, !tbaa !215
  %162 = zext i32 %161 to i64
  %163 = mul nsw i64 %159, %162
  %164 = getelementptr inbounds i8, ptr %149, i64 %163
  %165 = getelementptr inbounds nuw i8, ptr %10, i64 112
  store ptr %164, ptr %165, align 8, !tbaa !216
  %166 = ptrtoint ptr %164 to i64
  %167 = sub i64 0, %166
  %168 = and i64 %166, %167
  %169 = icmp eq i64 %168, 0
  %170 = tail call i64 @llvm.smin.i64(i64 %168, i64 256)
  %171 = select i1 %169, i64 256, i64 %170
  %172 = getelementptr inbounds nuw i8, ptr %10, i64 88
  store i64 %171, ptr %172, align 8, !tbaa !135
  %173 = getelementptr inbounds nuw i8, ptr %24, i64 136
  %174 = load i32, ptr %173, align 8, !tbaa !211
  %175 = zext i32 %174 to i64
  %176 = getelementptr inbounds nuw i32, ptr %110, i64 %175
  %177 = load i32, ptr %176, align 4, !tbaa !5
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds ptr, ptr %104, i64 %178
  %180 = load ptr, ptr %179, align 8, !tbaa !30
  %181 = load ptr, ptr %88, align 8, !tbaa !212
  %182 = tail call fastcc i64 @evaluate(ptr noundef %181, ptr noundef %16)
  %183 = getelementptr inbounds nuw i8, ptr %10, i64 48
  store i64 %182, ptr %183, align 8, !tbaa !135
  %184 = getelementptr inbounds nuw i8, ptr %24, i64 120
  %185 = load ptr, ptr %184, align 8, !tbaa !213
  %186 = tail call fastcc i64 @evaluate(ptr noundef %185, ptr noundef %16)
  %187 = getelementptr inbounds nuw i8, ptr %10, i64 72
  store i64 %186, ptr %187, align 8, !tbaa !135
  %188 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %189 = load ptr, ptr %188, align 8, !tbaa !214
  %190 = tail call fastcc i64 @evaluate(ptr noundef %189, ptr noundef %16)
  %191 = getelementptr inbounds nuw i8, ptr %24, i64 144
  %192 = load i32, ptr %191, align 8, !tbaa !215
  %193 = zext i32 %192 to i64
  %194 = mul nsw i64 %190, %193
  %195 = getelementptr inbounds i8, ptr %180, i64 %194
  %196 = getelementptr inbounds nuw i8, ptr %10, i64 120
  store ptr %195, ptr %196, align 8, !tbaa !216
  %197 = ptrtoint ptr %195 to i64
  %198 = sub i64 0, %197
  %199 = and i64 %197, %198
  %200 = icmp eq i64 %199, 0
  %201 = tail call i64 @llvm.smin.i64(i64 %199, i64 256)
  %202 = select i1 %200, i64 256, i64 %201
  %203 = getelementptr inbounds nuw i8, ptr %10, i64 96
  store i64 %202, ptr %203, align 8, !tbaa !135
  %204 = icmp ne i64 %90, 0
  %205 = icmp ne i64 %93, 0
  %206 = select i1 %204, i1 %205, i1 false
  %207 = icmp ne i64 %101, 0
  %208 = select i1 %206, i1 %207, i1 false
  br i1 %208, label %209, label %572

209:                                              ; preds = %85
  %210 = icmp eq i64 %97, 0
  br i1 %210, label %211, label %221

211:                                              ; preds = %209
  %212 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %213 = load ptr, ptr %212, align 8, !tbaa !9
  %214 = getelementptr inbounds nuw i8, ptr %213, i64 224
  %215 = load ptr, ptr %214, align 8, !tbaa !53
  %216 = mul i64 %93, %90
  %217 = mul i64 %216, %101
  %218 = mul nsw i64 %217, %193
  %219 = tail call i32 %215(i64 noundef %197, i8 noundef zeroext 0, i64 noundef %218, ptr noundef %37) #5
  %220 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %219, ptr noundef nonnull @.str.5)
  br label %572

221:                                              ; preds = %209
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %226

223:                                              ; preds = %242
  %224 = atomicrmw xchg ptr %222, i32 2 acquire, align 4
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %249, label %245

226:                                              ; preds = %242, %221
  %227 = phi i32 [ 0, %221 ], [ %243, %242 ]
  %228 = cmpxchg ptr %222, i32 0, i32 1 acquire monotonic, align 4
  %229 = extractvalue { i32, i1 } %228, 1
  br i1 %229, label %249, label %230

230:                                              ; preds = %226
  tail call void @llvm.x86.sse2.pause()
  %231 = cmpxchg ptr %222, i32 0, i32 1 acquire monotonic, align 4
  %232 = extractvalue { i32, i1 } %231, 1
  br i1 %232, label %249, label %233

233:                                              ; preds = %230
  tail call void @llvm.x86.sse2.pause()
  %234 = cmpxchg ptr %222, i32 0, i32 1 acquire monotonic, align 4
  %235 = extractvalue { i32, i1 } %234, 1
  br i1 %235, label %249, label %236

236:                                              ; preds = %233
  tail call void @llvm.x86.sse2.pause()
  %237 = cmpxchg ptr %222, i32 0, i32 1 acquire monotonic, align 4
  %238 = extractvalue { i32, i1 } %237, 1
  br i1 %238, label %249, label %239

239:                                              ; preds = %236
  tail call void @llvm.x86.sse2.pause()
  %240 = cmpxchg ptr %222, i32 0, i32 1 acquire monotonic, align 4
  %241 = extractvalue { i32, i1 } %240, 1
  br i1 %241, label %249, label %242

242:                                              ; preds = %239
  tail call void @llvm.x86.sse2.pause()
  %243 = add nuw nsw i32 %227, 5
  %244 = icmp eq i32 %243, 100
  br i1 %244, label %223, label %226, !llvm.loop !35

245:                                              ; preds = %223, %245
  %246 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %222, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %247 = atomicrmw xchg ptr %222, i32 2 acquire, align 4
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %249, label %245, !llvm.loop !37

249:                                              ; preds = %226, %230, %233, %236, %239, %245, %223
  %250 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %251 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %252 = load i64, ptr %251, align 8, !tbaa !38
  %253 = add i64 %252, 1
  store i64 %253, ptr %251, align 8, !tbaa !38
  %254 = and i64 %252, 63
  %255 = getelementptr inbounds nuw ptr, ptr %250, i64 %254
  store ptr %3, ptr %255, align 8, !tbaa !146
  %256 = atomicrmw xchg ptr %222, i32 0 release, align 4
  %257 = icmp eq i32 %256, 2
  br i1 %257, label %258, label %260

258:                                              ; preds = %249
  %259 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %222, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %260

260:                                              ; preds = %258, %249
  %261 = getelementptr inbounds nuw i8, ptr %0, i64 1464
  br label %265

262:                                              ; preds = %281
  %263 = atomicrmw xchg ptr %261, i32 2 acquire, align 4
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %288, label %284

265:                                              ; preds = %281, %260
  %266 = phi i32 [ 0, %260 ], [ %282, %281 ]
  %267 = cmpxchg ptr %261, i32 0, i32 1 acquire monotonic, align 4
  %268 = extractvalue { i32, i1 } %267, 1
  br i1 %268, label %288, label %269

269:                                              ; preds = %265
  tail call void @llvm.x86.sse2.pause()
  %270 = cmpxchg ptr %261, i32 0, i32 1 acquire monotonic, align 4
  %271 = extractvalue { i32, i1 } %270, 1
  br i1 %271, label %288, label %272

272:                                              ; preds = %269
  tail call void @llvm.x86.sse2.pause()
  %273 = cmpxchg ptr %261, i32 0, i32 1 acquire monotonic, align 4
  %274 = extractvalue { i32, i1 } %273, 1
  br i1 %274, label %288, label %275

275:                                              ; preds = %272
  tail call void @llvm.x86.sse2.pause()
  %276 = cmpxchg ptr %261, i32 0, i32 1 acquire monotonic, align 4
  %277 = extractvalue { i32, i1 } %276, 1
  br i1 %277, label %288, label %278

278:                                              ; preds = %275
  tail call void @llvm.x86.sse2.pause()
  %279 = cmpxchg ptr %261, i32 0, i32 1 acquire monotonic, align 4
  %280 = extractvalue { i32, i1 } %279, 1
  br i1 %280, label %288, label %281

281:                                              ; preds = %278
  tail call void @llvm.x86.sse2.pause()
  %282 = add nuw nsw i32 %266, 5
  %283 = icmp eq i32 %282, 100
  br i1 %283, label %262, label %265, !llvm.loop !35

284:                                              ; preds = %262, %284
  %285 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %261, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %286 = atomicrmw xchg ptr %261, i32 2 acquire, align 4
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %288, label %284, !llvm.loop !37

288:                                              ; preds = %265, %269, %272, %275, %278, %284, %262
  %289 = getelementptr inbounds nuw i8, ptr %24, i64 156
  %290 = load i32, ptr %289, align 4, !tbaa !217
  %291 = load i64, ptr %203, align 8
  %292 = getelementptr inbounds nuw i8, ptr %24, i64 288
  %293 = load ptr, ptr %292, align 8, !tbaa !25
  %294 = icmp eq ptr %293, null
  %295 = zext i1 %294 to i64
  %296 = getelementptr inbounds nuw i8, ptr %24, i64 160
  %297 = getelementptr inbounds nuw i8, ptr %24, i64 168
  %298 = getelementptr inbounds nuw i8, ptr %24, i64 176
  %299 = getelementptr inbounds nuw i8, ptr %24, i64 184
  %300 = getelementptr inbounds nuw i8, ptr %24, i64 192
  %301 = getelementptr inbounds nuw i8, ptr %24, i64 200
  %302 = getelementptr inbounds nuw i8, ptr %24, i64 208
  %303 = getelementptr inbounds nuw i8, ptr %24, i64 216
  %304 = getelementptr inbounds nuw i8, ptr %24, i64 224
  %305 = getelementptr inbounds nuw i8, ptr %24, i64 232
  %306 = getelementptr inbounds nuw i8, ptr %24, i64 240
  %307 = getelementptr inbounds nuw i8, ptr %24, i64 248
  %308 = getelementptr inbounds nuw i8, ptr %24, i64 256
  %309 = getelementptr inbounds nuw i8, ptr %24, i64 264
  %310 = load <12 x i64>, ptr %10, align 8
  %311 = load i64, ptr %102, align 8, !tbaa !210
  %312 = load i64, ptr %98, align 8, !tbaa !209
  %313 = load i64, ptr %94, align 8, !tbaa !208
  %314 = load i64, ptr %10, align 8, !tbaa !206
  %315 = load <16 x i64>, ptr %296, align 8, !tbaa !135
  %316 = insertelement <16 x i64> <i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 0, i64 0, i64 0>, i64 %291, i64 12
  %317 = shufflevector <12 x i64> %310, <12 x i64> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 poison, i32 poison, i32 poison, i32 poison>
  %318 = shufflevector <16 x i64> %317, <16 x i64> %316, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %319 = xor <16 x i64> %315, %318
  %320 = tail call i64 @llvm.vector.reduce.or.v16i64(<16 x i64> %319)
  %321 = or i64 %320, %295
  %322 = icmp eq i64 %321, 0
  br i1 %322, label %522, label %323

323:                                              ; preds = %288
  br i1 %294, label %366, label %324

324:                                              ; preds = %323
  %325 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %326 = load ptr, ptr %325, align 8, !tbaa !9
  %327 = getelementptr inbounds nuw i8, ptr %326, i64 96
  %328 = load ptr, ptr %327, align 8, !tbaa !17
  %329 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %330 = load ptr, ptr %329, align 8, !tbaa !19
  %331 = tail call i32 %328(ptr noundef %330) #5
  %332 = icmp eq i32 %331, 0
  br i1 %332, label %333, label %366

333:                                              ; preds = %324
  %334 = load ptr, ptr %38, align 8, !tbaa !24
  %335 = getelementptr inbounds nuw i8, ptr %334, i64 24
  %336 = load ptr, ptr %335, align 8, !tbaa !29
  %337 = load ptr, ptr %292, align 8, !tbaa !25
  %338 = tail call i32 %336(ptr noundef %337) #5
  %339 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %340 = load ptr, ptr %339, align 8, !tbaa !30
  %341 = icmp eq ptr %340, null
  br i1 %341, label %347, label %342

342:                                              ; preds = %333
  %343 = load ptr, ptr %38, align 8, !tbaa !24
  %344 = getelementptr inbounds nuw i8, ptr %343, i64 48
  %345 = load ptr, ptr %344, align 8, !tbaa !31
  %346 = tail call i32 %345(ptr noundef nonnull %340) #5
  br label %347

347:                                              ; preds = %342, %333
  %348 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %349 = load ptr, ptr %348, align 8, !tbaa !30
  %350 = icmp eq ptr %349, null
  br i1 %350, label %356, label %351

351:                                              ; preds = %347
  %352 = load ptr, ptr %38, align 8, !tbaa !24
  %353 = getelementptr inbounds nuw i8, ptr %352, i64 48
  %354 = load ptr, ptr %353, align 8, !tbaa !31
  %355 = tail call i32 %354(ptr noundef nonnull %349) #5
  br label %356

356:                                              ; preds = %351, %347
  %357 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %358 = load ptr, ptr %357, align 8, !tbaa !30
  %359 = icmp eq ptr %358, null
  br i1 %359, label %365, label %360

360:                                              ; preds = %356
  %361 = load ptr, ptr %38, align 8, !tbaa !24
  %362 = getelementptr inbounds nuw i8, ptr %361, i64 48
  %363 = load ptr, ptr %362, align 8, !tbaa !31
  %364 = tail call i32 %363(ptr noundef nonnull %358) #5
  br label %365

365:                                              ; preds = %360, %356
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %292, i8 0, i64 32, i1 false)
  br label %366

366:                                              ; preds = %365, %324, %323
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  %367 = getelementptr inbounds nuw i8, ptr %24, i64 108
  %368 = load i32, ptr %367, align 4, !tbaa !218
  %369 = icmp ne i32 %368, 0
  %370 = zext i1 %369 to i32
  store i32 %370, ptr %7, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #5
  %371 = getelementptr inbounds nuw i8, ptr %24, i64 68
  %372 = load i32, ptr %371, align 4, !tbaa !219
  %373 = icmp eq i32 %372, 0
  %374 = zext i1 %373 to i32
  store i32 %374, ptr %8, align 4, !tbaa !5
  %375 = load ptr, ptr %38, align 8, !tbaa !24
  %376 = getelementptr inbounds nuw i8, ptr %375, i64 16
  %377 = load ptr, ptr %376, align 8, !tbaa !220
  %378 = getelementptr inbounds nuw i8, ptr %24, i64 152
  %379 = load i32, ptr %378, align 8, !tbaa !221
  %380 = load i32, ptr %289, align 4, !tbaa !217
  %381 = tail call i32 %377(ptr noundef nonnull %292, i32 noundef %379, i32 noundef %380) #5
  %382 = icmp eq i32 %381, 0
  br i1 %382, label %387, label %383

383:                                              ; preds = %366
  %384 = add nsw i32 %381, 10000
  %385 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %384, ptr noundef nonnull @.str.18)
  %386 = icmp eq i32 %385, 0
  br i1 %386, label %387, label %466

387:                                              ; preds = %383, %366
  %388 = load ptr, ptr %38, align 8, !tbaa !24
  %389 = getelementptr inbounds nuw i8, ptr %388, i64 32
  %390 = load ptr, ptr %389, align 8, !tbaa !222
  %391 = load ptr, ptr %292, align 8, !tbaa !25
  %392 = call i32 %390(ptr noundef %391, i32 noundef 3, ptr noundef nonnull %7, i64 noundef 4) #5
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %398, label %394

394:                                              ; preds = %387
  %395 = add nsw i32 %392, 10000
  %396 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %395, ptr noundef nonnull @.str.19)
  %397 = icmp eq i32 %396, 0
  br i1 %397, label %398, label %466

398:                                              ; preds = %394, %387
  %399 = load ptr, ptr %38, align 8, !tbaa !24
  %400 = getelementptr inbounds nuw i8, ptr %399, i64 32
  %401 = load ptr, ptr %400, align 8, !tbaa !222
  %402 = load ptr, ptr %292, align 8, !tbaa !25
  %403 = call i32 %401(ptr noundef %402, i32 noundef 4, ptr noundef nonnull %8, i64 noundef 4) #5
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %409, label %405

405:                                              ; preds = %398
  %406 = add nsw i32 %403, 10000
  %407 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %406, ptr noundef nonnull @.str.19)
  %408 = icmp eq i32 %407, 0
  br i1 %408, label %409, label %466

409:                                              ; preds = %405, %398
  %410 = getelementptr inbounds nuw i8, ptr %24, i64 100
  %411 = load i32, ptr %410, align 4, !tbaa !223
  %412 = load i32, ptr %7, align 4, !tbaa !5
  %413 = icmp eq i32 %412, 0
  %414 = select i1 %413, i64 %313, i64 %312
  %415 = select i1 %413, i64 %312, i64 %313
  %416 = call fastcc i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef 0, i32 noundef %411, i64 noundef %414, i64 noundef %415)
  %417 = icmp eq i32 %416, 0
  br i1 %417, label %418, label %466

418:                                              ; preds = %409
  %419 = getelementptr inbounds nuw i8, ptr %24, i64 60
  %420 = load i32, ptr %419, align 4, !tbaa !224
  %421 = load i32, ptr %8, align 4, !tbaa !5
  %422 = icmp eq i32 %421, 0
  %423 = load i64, ptr %98, align 8
  %424 = load i64, ptr %10, align 8
  %425 = select i1 %422, i64 %423, i64 %424
  %426 = select i1 %422, i64 %424, i64 %423
  %427 = call fastcc i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef 1, i32 noundef %420, i64 noundef %425, i64 noundef %426)
  %428 = icmp eq i32 %427, 0
  br i1 %428, label %429, label %466

429:                                              ; preds = %418
  %430 = getelementptr inbounds nuw i8, ptr %24, i64 140
  %431 = load i32, ptr %430, align 4, !tbaa !225
  %432 = load i64, ptr %94, align 8, !tbaa !208
  %433 = load i64, ptr %10, align 8, !tbaa !206
  %434 = call fastcc i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef 2, i32 noundef %431, i64 noundef %432, i64 noundef %433)
  %435 = icmp eq i32 %434, 0
  br i1 %435, label %436, label %466

436:                                              ; preds = %429
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #5
  store ptr null, ptr %9, align 8, !tbaa !30
  %437 = load ptr, ptr %38, align 8, !tbaa !24
  %438 = getelementptr inbounds nuw i8, ptr %437, i64 64
  %439 = load ptr, ptr %438, align 8, !tbaa !226
  %440 = call i32 %439(ptr noundef nonnull %9) #5
  %441 = icmp eq i32 %440, 0
  br i1 %441, label %447, label %442

442:                                              ; preds = %436
  %443 = add nsw i32 %440, 10000
  %444 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %443, ptr noundef nonnull @.str.20)
  %445 = icmp eq i32 %444, 0
  br i1 %445, label %447, label %446

446:                                              ; preds = %442
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #5
  br label %466

447:                                              ; preds = %442, %436
  %448 = load ptr, ptr %9, align 8, !tbaa !30
  %449 = call fastcc i32 @find_algorithm(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, ptr noundef %448)
  %450 = load ptr, ptr %38, align 8, !tbaa !24
  %451 = getelementptr inbounds nuw i8, ptr %450, i64 72
  %452 = load ptr, ptr %451, align 8, !tbaa !227
  %453 = load ptr, ptr %9, align 8, !tbaa !30
  %454 = call i32 %452(ptr noundef %453) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  store i64 %314, ptr %296, align 8
  store i64 %313, ptr %297, align 8
  store i64 %312, ptr %298, align 8
  store i64 %311, ptr %299, align 8
  %455 = extractelement <12 x i64> %310, i64 4
  store i64 %455, ptr %300, align 8
  %456 = extractelement <12 x i64> %310, i64 5
  store i64 %456, ptr %301, align 8
  %457 = extractelement <12 x i64> %310, i64 6
  store i64 %457, ptr %302, align 8
  %458 = extractelement <12 x i64> %310, i64 7
  store i64 %458, ptr %303, align 8
  %459 = extractelement <12 x i64> %310, i64 8
  store i64 %459, ptr %304, align 8
  %460 = extractelement <12 x i64> %310, i64 9
  store i64 %460, ptr %305, align 8
  %461 = extractelement <12 x i64> %310, i64 10
  store i64 %461, ptr %306, align 8
  %462 = extractelement <12 x i64> %310, i64 11
  store i64 %462, ptr %307, align 8
  store i64 %291, ptr %308, align 8
  %463 = icmp eq i32 %449, 0
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %309, i8 0, i64 24, i1 false)
  br i1 %463, label %464, label %476

464:                                              ; preds = %447
  %465 = load ptr, ptr %292, align 8, !tbaa !25
  br label %522

466:                                              ; preds = %446, %429, %418, %409, %405, %394, %383
  %467 = phi i32 [ %444, %446 ], [ %416, %409 ], [ %427, %418 ], [ %434, %429 ], [ %396, %394 ], [ %407, %405 ], [ %385, %383 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  store i64 %314, ptr %296, align 8
  store i64 %313, ptr %297, align 8
  store i64 %312, ptr %298, align 8
  store i64 %311, ptr %299, align 8
  %468 = extractelement <12 x i64> %310, i64 4
  store i64 %468, ptr %300, align 8
  %469 = extractelement <12 x i64> %310, i64 5
  store i64 %469, ptr %301, align 8
  %470 = extractelement <12 x i64> %310, i64 6
  store i64 %470, ptr %302, align 8
  %471 = extractelement <12 x i64> %310, i64 7
  store i64 %471, ptr %303, align 8
  %472 = extractelement <12 x i64> %310, i64 8
  store i64 %472, ptr %304, align 8
  %473 = extractelement <12 x i64> %310, i64 9
  store i64 %473, ptr %305, align 8
  %474 = extractelement <12 x i64> %310, i64 10
  store i64 %474, ptr %306, align 8
  %475 = extractelement <12 x i64> %310, i64 11
  store i64 %475, ptr %307, align 8
  store i64 %291, ptr %308, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %309, i8 0, i64 24, i1 false)
  br label %476

476:                                              ; preds = %466, %447
  %477 = phi i32 [ %449, %447 ], [ %467, %466 ]
  %478 = load ptr, ptr %292, align 8, !tbaa !25
  %479 = icmp eq ptr %478, null
  br i1 %479, label %551, label %480

480:                                              ; preds = %476
  %481 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %482 = load ptr, ptr %481, align 8, !tbaa !9
  %483 = getelementptr inbounds nuw i8, ptr %482, i64 96
  %484 = load ptr, ptr %483, align 8, !tbaa !17
  %485 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %486 = load ptr, ptr %485, align 8, !tbaa !19
  %487 = call i32 %484(ptr noundef %486) #5
  %488 = icmp eq i32 %487, 0
  br i1 %488, label %489, label %551

489:                                              ; preds = %480
  %490 = load ptr, ptr %38, align 8, !tbaa !24
  %491 = getelementptr inbounds nuw i8, ptr %490, i64 24
  %492 = load ptr, ptr %491, align 8, !tbaa !29
  %493 = load ptr, ptr %292, align 8, !tbaa !25
  %494 = call i32 %492(ptr noundef %493) #5
  %495 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %496 = load ptr, ptr %495, align 8, !tbaa !30
  %497 = icmp eq ptr %496, null
  br i1 %497, label %503, label %498

498:                                              ; preds = %489
  %499 = load ptr, ptr %38, align 8, !tbaa !24
  %500 = getelementptr inbounds nuw i8, ptr %499, i64 48
  %501 = load ptr, ptr %500, align 8, !tbaa !31
  %502 = call i32 %501(ptr noundef nonnull %496) #5
  br label %503

503:                                              ; preds = %498, %489
  %504 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %505 = load ptr, ptr %504, align 8, !tbaa !30
  %506 = icmp eq ptr %505, null
  br i1 %506, label %512, label %507

507:                                              ; preds = %503
  %508 = load ptr, ptr %38, align 8, !tbaa !24
  %509 = getelementptr inbounds nuw i8, ptr %508, i64 48
  %510 = load ptr, ptr %509, align 8, !tbaa !31
  %511 = call i32 %510(ptr noundef nonnull %505) #5
  br label %512

512:                                              ; preds = %507, %503
  %513 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %514 = load ptr, ptr %513, align 8, !tbaa !30
  %515 = icmp eq ptr %514, null
  br i1 %515, label %521, label %516

516:                                              ; preds = %512
  %517 = load ptr, ptr %38, align 8, !tbaa !24
  %518 = getelementptr inbounds nuw i8, ptr %517, i64 48
  %519 = load ptr, ptr %518, align 8, !tbaa !31
  %520 = call i32 %519(ptr noundef nonnull %514) #5
  br label %521

521:                                              ; preds = %516, %512
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %292, i8 0, i64 32, i1 false)
  br label %551

522:                                              ; preds = %464, %288
  %523 = phi ptr [ %465, %464 ], [ %293, %288 ]
  %524 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %525 = icmp eq i32 %290, 1
  %526 = load ptr, ptr %38, align 8, !tbaa !24
  %527 = getelementptr inbounds nuw i8, ptr %526, i64 96
  %528 = load ptr, ptr %527, align 8, !tbaa !228
  %529 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %530 = load ptr, ptr %529, align 8, !tbaa !197
  %531 = select i1 %525, ptr @multiply_now.one_f64, ptr @multiply_now.one
  %532 = load ptr, ptr %113, align 8, !tbaa !216
  %533 = load ptr, ptr %524, align 8, !tbaa !30
  %534 = load ptr, ptr %165, align 8, !tbaa !216
  %535 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %536 = load ptr, ptr %535, align 8, !tbaa !30
  %537 = select i1 %525, ptr @multiply_now.zero_f64, ptr @multiply_now.zero
  %538 = load ptr, ptr %196, align 8, !tbaa !216
  %539 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %540 = load ptr, ptr %539, align 8, !tbaa !30
  %541 = getelementptr inbounds nuw i8, ptr %24, i64 320
  %542 = getelementptr inbounds nuw i8, ptr %0, i64 1448
  %543 = load ptr, ptr %542, align 8, !tbaa !22
  %544 = getelementptr inbounds nuw i8, ptr %24, i64 384
  %545 = load i64, ptr %544, align 8, !tbaa !229
  %546 = call i32 %528(ptr noundef %530, ptr noundef %523, ptr noundef nonnull %531, ptr noundef %532, ptr noundef %533, ptr noundef %534, ptr noundef %536, ptr noundef nonnull %537, ptr noundef %538, ptr noundef %540, ptr noundef %538, ptr noundef %540, ptr noundef nonnull %541, ptr noundef %543, i64 noundef %545, ptr noundef %37) #5
  %547 = icmp eq i32 %546, 0
  br i1 %547, label %551, label %548

548:                                              ; preds = %522
  %549 = add nsw i32 %546, 10000
  %550 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %549, ptr noundef nonnull @.str.17)
  br label %551

551:                                              ; preds = %548, %522, %521, %480, %476
  %552 = phi i32 [ %477, %521 ], [ %477, %476 ], [ %477, %480 ], [ %550, %548 ], [ 0, %522 ]
  %553 = atomicrmw xchg ptr %261, i32 0 release, align 4
  %554 = icmp eq i32 %553, 2
  br i1 %554, label %555, label %557

555:                                              ; preds = %551
  %556 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %261, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %557

557:                                              ; preds = %555, %551
  %558 = icmp eq i32 %552, 0
  br i1 %558, label %559, label %572

559:                                              ; preds = %557
  %560 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %561 = load i32, ptr %560, align 4, !tbaa !109
  %562 = icmp eq i32 %561, 0
  br i1 %562, label %572, label %563

563:                                              ; preds = %559
  %564 = load ptr, ptr %25, align 8, !tbaa !102
  %565 = icmp eq ptr %564, null
  br i1 %565, label %570, label %566

566:                                              ; preds = %563
  %567 = getelementptr inbounds nuw i8, ptr %564, i64 24
  %568 = load i64, ptr %567, align 8, !tbaa !108
  %569 = icmp eq i64 %568, 1
  br i1 %569, label %572, label %570

570:                                              ; preds = %566, %563
  %571 = call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %572

572:                                              ; preds = %81, %85, %211, %557, %559, %566, %570
  %573 = phi i32 [ 0, %85 ], [ %220, %211 ], [ 0, %559 ], [ %552, %557 ], [ %571, %570 ], [ 0, %566 ], [ %84, %81 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #5
  br label %965

574:                                              ; preds = %19
  %575 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %576 = load i32, ptr %575, align 4, !tbaa !230
  %577 = icmp sgt i32 %576, 0
  br i1 %577, label %578, label %588

578:                                              ; preds = %574
  %579 = zext nneg i32 %576 to i64
  %580 = getelementptr inbounds nuw i8, ptr %0, i64 1468
  %581 = load i32, ptr %580, align 4, !tbaa !231
  %582 = freeze i32 %581
  %583 = srem i32 %582, %576
  %584 = sub nsw i32 %582, %583
  %585 = sext i32 %584 to i64
  %586 = tail call i64 @llvm.smax.i64(i64 range(i64 1, 2147483648) %579, i64 %585)
  %587 = tail call range(i64 1, 2147483648) i64 @llvm.umin.i64(i64 range(i64 1, -9223372036854775808) %17, i64 %586)
  br label %588

588:                                              ; preds = %578, %574
  %589 = phi i64 [ %587, %578 ], [ %17, %574 ]
  %590 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %591 = load i32, ptr %590, align 4, !tbaa !131
  %592 = add i32 %591, 1
  %593 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %594 = load i32, ptr %593, align 8, !tbaa !232
  %595 = add i32 %592, %594
  %596 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %597 = load i32, ptr %596, align 4, !tbaa !233
  %598 = add i32 %595, %597
  %599 = zext i32 %598 to i64
  %600 = tail call ptr @llvm.stacksave.p0()
  %601 = alloca ptr, i64 %599, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #5
  %602 = load i32, ptr %590, align 4, !tbaa !131
  %603 = icmp eq i32 %602, 0
  br i1 %603, label %635, label %604

604:                                              ; preds = %588
  %605 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %606 = load ptr, ptr %605, align 8, !tbaa !132
  %607 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %608 = load ptr, ptr %607, align 8, !tbaa !133
  %609 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %610 = load i32, ptr %609, align 8, !tbaa !134
  %611 = sext i32 %610 to i64
  %612 = getelementptr inbounds i32, ptr %608, i64 %611
  %613 = zext i32 %602 to i64
  %614 = icmp ult i32 %602, 4
  br i1 %614, label %633, label %615

615:                                              ; preds = %604
  %616 = and i64 %613, 4294967292
  br label %617

617:                                              ; preds = %617, %615
  %618 = phi i64 [ 0, %615 ], [ %629, %617 ]
  %619 = getelementptr inbounds nuw i32, ptr %612, i64 %618
  %620 = getelementptr inbounds nuw i8, ptr %619, i64 8
  %621 = load <2 x i32>, ptr %619, align 4, !tbaa !5
  %622 = load <2 x i32>, ptr %620, align 4, !tbaa !5
  %623 = sext <2 x i32> %621 to <2 x i64>
  %624 = sext <2 x i32> %622 to <2 x i64>
  %625 = getelementptr inbounds ptr, ptr %606, <2 x i64> %623
  %626 = getelementptr inbounds ptr, ptr %606, <2 x i64> %624
  %627 = getelementptr inbounds nuw ptr, ptr %601, i64 %618
  %628 = getelementptr inbounds nuw i8, ptr %627, i64 16
  store <2 x ptr> %625, ptr %627, align 16, !tbaa !30
  store <2 x ptr> %626, ptr %628, align 16, !tbaa !30
  %629 = add nuw i64 %618, 4
  %630 = icmp eq i64 %629, %616
  br i1 %630, label %631, label %617, !llvm.loop !234

631:                                              ; preds = %617
  %632 = icmp eq i64 %616, %613
  br i1 %632, label %635, label %633

633:                                              ; preds = %604, %631
  %634 = phi i64 [ 0, %604 ], [ %616, %631 ]
  br label %639

635:                                              ; preds = %639, %631, %588
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #5
  store ptr null, ptr %12, align 8, !tbaa !30
  %636 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %637 = load i32, ptr %636, align 8, !tbaa !237
  %638 = icmp sgt i32 %637, -1
  br i1 %638, label %648, label %660

639:                                              ; preds = %633, %639
  %640 = phi i64 [ %645, %639 ], [ %634, %633 ]
  %641 = getelementptr inbounds nuw i32, ptr %612, i64 %640
  %642 = load i32, ptr %641, align 4, !tbaa !5
  %643 = sext i32 %642 to i64
  %644 = getelementptr inbounds ptr, ptr %606, i64 %643
  %645 = add nuw nsw i64 %640, 1
  %646 = getelementptr inbounds nuw ptr, ptr %601, i64 %640
  store ptr %644, ptr %646, align 8, !tbaa !30
  %647 = icmp eq i64 %645, %613
  br i1 %647, label %635, label %639, !llvm.loop !238

648:                                              ; preds = %635
  %649 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %650 = load ptr, ptr %649, align 8, !tbaa !111
  %651 = getelementptr inbounds nuw i8, ptr %650, i64 40
  %652 = load ptr, ptr %651, align 8, !tbaa !139
  %653 = load ptr, ptr %652, align 8, !tbaa !152
  %654 = zext nneg i32 %637 to i64
  %655 = getelementptr inbounds nuw %struct.tfc_check, ptr %653, i64 %654
  store ptr %655, ptr %12, align 8, !tbaa !30
  %656 = getelementptr inbounds nuw i8, ptr %652, i64 32
  store i64 1, ptr %656, align 8, !tbaa !143
  %657 = add i32 %602, 1
  %658 = zext i32 %602 to i64
  %659 = getelementptr inbounds nuw ptr, ptr %601, i64 %658
  store ptr %12, ptr %659, align 8, !tbaa !30
  br label %660

660:                                              ; preds = %648, %635
  %661 = phi i32 [ %657, %648 ], [ %602, %635 ]
  %662 = load i32, ptr %593, align 8, !tbaa !232
  %663 = icmp eq i32 %662, 0
  br i1 %663, label %725, label %664

664:                                              ; preds = %660
  %665 = load ptr, ptr %15, align 8, !tbaa !129
  %666 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %667 = load ptr, ptr %666, align 8, !tbaa !239
  %668 = zext i32 %662 to i64
  %669 = icmp ult i32 %662, 10
  br i1 %669, label %700, label %670

670:                                              ; preds = %664
  %671 = add nsw i64 %668, -1
  %672 = trunc i64 %671 to i32
  %673 = xor i32 %661, -1
  %674 = icmp ult i32 %673, %672
  %675 = icmp ugt i64 %671, 4294967295
  %676 = or i1 %674, %675
  br i1 %676, label %700, label %677

677:                                              ; preds = %670
  %678 = and i64 %668, 4294967292
  %679 = trunc nuw i64 %678 to i32
  %680 = add i32 %661, %679
  br label %681

681:                                              ; preds = %681, %677
  %682 = phi i64 [ 0, %677 ], [ %696, %681 ]
  %683 = trunc i64 %682 to i32
  %684 = add i32 %661, %683
  %685 = getelementptr inbounds nuw i32, ptr %667, i64 %682
  %686 = getelementptr inbounds nuw i8, ptr %685, i64 8
  %687 = load <2 x i32>, ptr %685, align 4, !tbaa !5
  %688 = load <2 x i32>, ptr %686, align 4, !tbaa !5
  %689 = sext <2 x i32> %687 to <2 x i64>
  %690 = sext <2 x i32> %688 to <2 x i64>
  %691 = getelementptr inbounds i64, ptr %665, <2 x i64> %689
  %692 = getelementptr inbounds i64, ptr %665, <2 x i64> %690
  %693 = zext i32 %684 to i64
  %694 = getelementptr inbounds nuw ptr, ptr %601, i64 %693
  %695 = getelementptr inbounds nuw i8, ptr %694, i64 16
  store <2 x ptr> %691, ptr %694, align 8, !tbaa !30
  store <2 x ptr> %692, ptr %695, align 8, !tbaa !30
  %696 = add nuw i64 %682, 4
  %697 = icmp eq i64 %696, %678
  br i1 %697, label %698, label %681, !llvm.loop !240

698:                                              ; preds = %681
  %699 = icmp eq i64 %678, %668
  br i1 %699, label %725, label %700

700:                                              ; preds = %670, %664, %698
  %701 = phi i64 [ 0, %670 ], [ 0, %664 ], [ %678, %698 ]
  %702 = phi i32 [ %661, %670 ], [ %661, %664 ], [ %680, %698 ]
  %703 = and i64 %668, 3
  %704 = icmp eq i64 %703, 0
  br i1 %704, label %719, label %705

705:                                              ; preds = %700, %705
  %706 = phi i64 [ %716, %705 ], [ %701, %700 ]
  %707 = phi i32 [ %713, %705 ], [ %702, %700 ]
  %708 = phi i64 [ %717, %705 ], [ 0, %700 ]
  %709 = getelementptr inbounds nuw i32, ptr %667, i64 %706
  %710 = load i32, ptr %709, align 4, !tbaa !5
  %711 = sext i32 %710 to i64
  %712 = getelementptr inbounds i64, ptr %665, i64 %711
  %713 = add i32 %707, 1
  %714 = zext i32 %707 to i64
  %715 = getelementptr inbounds nuw ptr, ptr %601, i64 %714
  store ptr %712, ptr %715, align 8, !tbaa !30
  %716 = add nuw nsw i64 %706, 1
  %717 = add i64 %708, 1
  %718 = icmp eq i64 %717, %703
  br i1 %718, label %719, label %705, !llvm.loop !241

719:                                              ; preds = %705, %700
  %720 = phi i32 [ poison, %700 ], [ %713, %705 ]
  %721 = phi i64 [ %701, %700 ], [ %716, %705 ]
  %722 = phi i32 [ %702, %700 ], [ %713, %705 ]
  %723 = sub nsw i64 %701, %668
  %724 = icmp ugt i64 %723, -4
  br i1 %724, label %725, label %735

725:                                              ; preds = %719, %735, %698, %660
  %726 = phi i32 [ %661, %660 ], [ %680, %698 ], [ %720, %719 ], [ %766, %735 ]
  %727 = load i32, ptr %596, align 4, !tbaa !233
  %728 = icmp eq i32 %727, 0
  br i1 %728, label %885, label %729

729:                                              ; preds = %725
  %730 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %731 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %732 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %733 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %734 = getelementptr inbounds nuw i8, ptr %0, i64 144
  br label %771

735:                                              ; preds = %719, %735
  %736 = phi i64 [ %769, %735 ], [ %721, %719 ]
  %737 = phi i32 [ %766, %735 ], [ %722, %719 ]
  %738 = getelementptr inbounds nuw i32, ptr %667, i64 %736
  %739 = load i32, ptr %738, align 4, !tbaa !5
  %740 = sext i32 %739 to i64
  %741 = getelementptr inbounds i64, ptr %665, i64 %740
  %742 = add i32 %737, 1
  %743 = zext i32 %737 to i64
  %744 = getelementptr inbounds nuw ptr, ptr %601, i64 %743
  store ptr %741, ptr %744, align 8, !tbaa !30
  %745 = getelementptr inbounds nuw i32, ptr %667, i64 %736
  %746 = getelementptr inbounds nuw i8, ptr %745, i64 4
  %747 = load i32, ptr %746, align 4, !tbaa !5
  %748 = sext i32 %747 to i64
  %749 = getelementptr inbounds i64, ptr %665, i64 %748
  %750 = add i32 %737, 2
  %751 = zext i32 %742 to i64
  %752 = getelementptr inbounds nuw ptr, ptr %601, i64 %751
  store ptr %749, ptr %752, align 8, !tbaa !30
  %753 = getelementptr inbounds nuw i32, ptr %667, i64 %736
  %754 = getelementptr inbounds nuw i8, ptr %753, i64 8
  %755 = load i32, ptr %754, align 4, !tbaa !5
  %756 = sext i32 %755 to i64
  %757 = getelementptr inbounds i64, ptr %665, i64 %756
  %758 = add i32 %737, 3
  %759 = zext i32 %750 to i64
  %760 = getelementptr inbounds nuw ptr, ptr %601, i64 %759
  store ptr %757, ptr %760, align 8, !tbaa !30
  %761 = getelementptr inbounds nuw i32, ptr %667, i64 %736
  %762 = getelementptr inbounds nuw i8, ptr %761, i64 12
  %763 = load i32, ptr %762, align 4, !tbaa !5
  %764 = sext i32 %763 to i64
  %765 = getelementptr inbounds i64, ptr %665, i64 %764
  %766 = add i32 %737, 4
  %767 = zext i32 %758 to i64
  %768 = getelementptr inbounds nuw ptr, ptr %601, i64 %767
  store ptr %765, ptr %768, align 8, !tbaa !30
  %769 = add nuw nsw i64 %736, 4
  %770 = icmp eq i64 %769, %668
  br i1 %770, label %725, label %735, !llvm.loop !243

771:                                              ; preds = %729, %873
  %772 = phi i64 [ 0, %729 ], [ %877, %873 ]
  %773 = phi i32 [ %726, %729 ], [ %874, %873 ]
  %774 = load ptr, ptr %730, align 8, !tbaa !244
  %775 = getelementptr inbounds nuw %struct.tfc_map, ptr %774, i64 %772
  %776 = getelementptr inbounds nuw [128 x i8], ptr %11, i64 %772
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  %777 = load ptr, ptr %731, align 8, !tbaa !132
  %778 = load ptr, ptr %732, align 8, !tbaa !133
  %779 = load i32, ptr %733, align 8, !tbaa !134
  %780 = sext i32 %779 to i64
  %781 = getelementptr inbounds i32, ptr %778, i64 %780
  %782 = load i32, ptr %775, align 8, !tbaa !245
  %783 = zext i32 %782 to i64
  %784 = getelementptr inbounds nuw i32, ptr %781, i64 %783
  %785 = load i32, ptr %784, align 4, !tbaa !5
  %786 = sext i32 %785 to i64
  %787 = getelementptr inbounds ptr, ptr %777, i64 %786
  %788 = load ptr, ptr %787, align 8, !tbaa !30
  %789 = load ptr, ptr %734, align 8, !tbaa !9
  %790 = getelementptr inbounds nuw i8, ptr %789, i64 376
  %791 = load ptr, ptr %790, align 8, !tbaa !247
  %792 = icmp eq ptr %791, null
  br i1 %792, label %801, label %793

793:                                              ; preds = %771
  %794 = getelementptr inbounds nuw i8, ptr %775, i64 8
  %795 = load i32, ptr %794, align 8, !tbaa !248
  %796 = icmp eq i32 %795, 0
  br i1 %796, label %863, label %797

797:                                              ; preds = %793
  %798 = getelementptr inbounds nuw i8, ptr %775, i64 40
  %799 = load ptr, ptr %15, align 8, !tbaa !129
  %800 = zext i32 %795 to i64
  br label %847

801:                                              ; preds = %771
  %802 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %806

803:                                              ; preds = %822
  %804 = atomicrmw xchg ptr %802, i32 2 acquire, align 4
  %805 = icmp eq i32 %804, 0
  br i1 %805, label %829, label %825

806:                                              ; preds = %822, %801
  %807 = phi i32 [ 0, %801 ], [ %823, %822 ]
  %808 = cmpxchg ptr %802, i32 0, i32 1 acquire monotonic, align 4
  %809 = extractvalue { i32, i1 } %808, 1
  br i1 %809, label %829, label %810

810:                                              ; preds = %806
  call void @llvm.x86.sse2.pause()
  %811 = cmpxchg ptr %802, i32 0, i32 1 acquire monotonic, align 4
  %812 = extractvalue { i32, i1 } %811, 1
  br i1 %812, label %829, label %813

813:                                              ; preds = %810
  call void @llvm.x86.sse2.pause()
  %814 = cmpxchg ptr %802, i32 0, i32 1 acquire monotonic, align 4
  %815 = extractvalue { i32, i1 } %814, 1
  br i1 %815, label %829, label %816

816:                                              ; preds = %813
  call void @llvm.x86.sse2.pause()
  %817 = cmpxchg ptr %802, i32 0, i32 1 acquire monotonic, align 4
  %818 = extractvalue { i32, i1 } %817, 1
  br i1 %818, label %829, label %819

819:                                              ; preds = %816
  call void @llvm.x86.sse2.pause()
  %820 = cmpxchg ptr %802, i32 0, i32 1 acquire monotonic, align 4
  %821 = extractvalue { i32, i1 } %820, 1
  br i1 %821, label %829, label %822

822:                                              ; preds = %819
  call void @llvm.x86.sse2.pause()
  %823 = add nuw nsw i32 %807, 5
  %824 = icmp eq i32 %823, 100
  br i1 %824, label %803, label %806, !llvm.loop !35

825:                                              ; preds = %803, %825
  %826 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %802, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %827 = atomicrmw xchg ptr %802, i32 2 acquire, align 4
  %828 = icmp eq i32 %827, 0
  br i1 %828, label %829, label %825, !llvm.loop !37

829:                                              ; preds = %806, %810, %813, %816, %819, %825, %803
  %830 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %831 = load atomic i32, ptr %830 seq_cst, align 4
  %832 = icmp eq i32 %831, 0
  br i1 %832, label %833, label %836

833:                                              ; preds = %829
  %834 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store i32 801, ptr %834, align 8, !tbaa !42
  %835 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.25, ptr %835, align 8, !tbaa !43
  br label %836

836:                                              ; preds = %833, %829
  %837 = atomicrmw xchg ptr %802, i32 0 release, align 4
  %838 = icmp eq i32 %837, 2
  br i1 %838, label %839, label %881

839:                                              ; preds = %836
  %840 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %802, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %881

841:                                              ; preds = %847
  %842 = icmp eq i32 %795, 1
  br i1 %842, label %863, label %843

843:                                              ; preds = %841
  %844 = getelementptr inbounds nuw i8, ptr %775, i64 80
  %845 = add i32 %795, -1
  %846 = zext i32 %845 to i64
  br label %855

847:                                              ; preds = %847, %797
  %848 = phi i64 [ 0, %797 ], [ %853, %847 ]
  %849 = getelementptr inbounds nuw ptr, ptr %798, i64 %848
  %850 = load ptr, ptr %849, align 8, !tbaa !205
  %851 = call fastcc i64 @evaluate(ptr noundef %850, ptr noundef %799)
  %852 = getelementptr inbounds nuw i64, ptr %5, i64 %848
  store i64 %851, ptr %852, align 8, !tbaa !135
  %853 = add nuw nsw i64 %848, 1
  %854 = icmp eq i64 %853, %800
  br i1 %854, label %841, label %847, !llvm.loop !249

855:                                              ; preds = %855, %843
  %856 = phi i64 [ 0, %843 ], [ %861, %855 ]
  %857 = getelementptr inbounds nuw ptr, ptr %844, i64 %856
  %858 = load ptr, ptr %857, align 8, !tbaa !205
  %859 = call fastcc i64 @evaluate(ptr noundef %858, ptr noundef %799)
  %860 = getelementptr inbounds nuw i64, ptr %6, i64 %856
  store i64 %859, ptr %860, align 8, !tbaa !135
  %861 = add nuw nsw i64 %856, 1
  %862 = icmp eq i64 %861, %846
  br i1 %862, label %863, label %855, !llvm.loop !250

863:                                              ; preds = %855, %793, %841
  %864 = getelementptr inbounds nuw i8, ptr %775, i64 4
  %865 = load i32, ptr %864, align 4, !tbaa !251
  %866 = getelementptr inbounds nuw i8, ptr %775, i64 32
  %867 = load i64, ptr %866, align 8, !tbaa !252
  %868 = getelementptr inbounds i8, ptr %788, i64 %867
  %869 = getelementptr inbounds nuw i8, ptr %775, i64 12
  %870 = call i32 %791(ptr noundef nonnull %776, i32 noundef %865, i32 noundef %795, ptr noundef %868, ptr noundef nonnull %5, ptr noundef nonnull %6, ptr noundef nonnull %869, ptr noundef nonnull @encode.steps, i32 noundef 0, i32 noundef 3, i32 noundef 2, i32 noundef 0) #5
  %871 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %870, ptr noundef nonnull @.str.25)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  %872 = icmp eq i32 %871, 0
  br i1 %872, label %873, label %963

873:                                              ; preds = %863
  %874 = add i32 %773, 1
  %875 = zext i32 %773 to i64
  %876 = getelementptr inbounds nuw ptr, ptr %601, i64 %875
  store ptr %776, ptr %876, align 8, !tbaa !30
  %877 = add nuw nsw i64 %772, 1
  %878 = load i32, ptr %596, align 4, !tbaa !233
  %879 = zext i32 %878 to i64
  %880 = icmp samesign ult i64 %877, %879
  br i1 %880, label %771, label %885, !llvm.loop !253

881:                                              ; preds = %836, %839
  %882 = load atomic i32, ptr %830 seq_cst, align 4
  %883 = icmp eq i32 %882, 0
  %884 = select i1 %883, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  br label %963

885:                                              ; preds = %873, %725
  %886 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %890

887:                                              ; preds = %906
  %888 = atomicrmw xchg ptr %886, i32 2 acquire, align 4
  %889 = icmp eq i32 %888, 0
  br i1 %889, label %913, label %909

890:                                              ; preds = %906, %885
  %891 = phi i32 [ 0, %885 ], [ %907, %906 ]
  %892 = cmpxchg ptr %886, i32 0, i32 1 acquire monotonic, align 4
  %893 = extractvalue { i32, i1 } %892, 1
  br i1 %893, label %913, label %894

894:                                              ; preds = %890
  call void @llvm.x86.sse2.pause()
  %895 = cmpxchg ptr %886, i32 0, i32 1 acquire monotonic, align 4
  %896 = extractvalue { i32, i1 } %895, 1
  br i1 %896, label %913, label %897

897:                                              ; preds = %894
  call void @llvm.x86.sse2.pause()
  %898 = cmpxchg ptr %886, i32 0, i32 1 acquire monotonic, align 4
  %899 = extractvalue { i32, i1 } %898, 1
  br i1 %899, label %913, label %900

900:                                              ; preds = %897
  call void @llvm.x86.sse2.pause()
  %901 = cmpxchg ptr %886, i32 0, i32 1 acquire monotonic, align 4
  %902 = extractvalue { i32, i1 } %901, 1
  br i1 %902, label %913, label %903

903:                                              ; preds = %900
  call void @llvm.x86.sse2.pause()
  %904 = cmpxchg ptr %886, i32 0, i32 1 acquire monotonic, align 4
  %905 = extractvalue { i32, i1 } %904, 1
  br i1 %905, label %913, label %906

906:                                              ; preds = %903
  call void @llvm.x86.sse2.pause()
  %907 = add nuw nsw i32 %891, 5
  %908 = icmp eq i32 %907, 100
  br i1 %908, label %887, label %890, !llvm.loop !35

909:                                              ; preds = %887, %909
  %910 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %886, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %911 = atomicrmw xchg ptr %886, i32 2 acquire, align 4
  %912 = icmp eq i32 %911, 0
  br i1 %912, label %913, label %909, !llvm.loop !37

913:                                              ; preds = %890, %894, %897, %900, %903, %909, %887
  %914 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %915 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %916 = load i64, ptr %915, align 8, !tbaa !38
  %917 = add i64 %916, 1
  store i64 %917, ptr %915, align 8, !tbaa !38
  %918 = and i64 %916, 63
  %919 = getelementptr inbounds nuw ptr, ptr %914, i64 %918
  store ptr %3, ptr %919, align 8, !tbaa !146
  %920 = atomicrmw xchg ptr %886, i32 0 release, align 4
  %921 = icmp eq i32 %920, 2
  br i1 %921, label %922, label %924

922:                                              ; preds = %913
  %923 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %886, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %924

924:                                              ; preds = %913, %922
  %925 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %926 = load ptr, ptr %925, align 8, !tbaa !102
  %927 = icmp eq ptr %926, null
  br i1 %927, label %934, label %928

928:                                              ; preds = %924
  %929 = getelementptr inbounds nuw i8, ptr %926, i64 24
  %930 = load i64, ptr %929, align 8, !tbaa !108
  %931 = freeze i64 %930
  %932 = icmp eq i64 %931, 1
  %933 = select i1 %932, i64 184, i64 168
  br label %934

934:                                              ; preds = %924, %928
  %935 = phi i64 [ %933, %928 ], [ 168, %924 ]
  %936 = getelementptr inbounds nuw i8, ptr %0, i64 %935
  %937 = load ptr, ptr %936, align 8, !tbaa !30
  %938 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %939 = load ptr, ptr %938, align 8, !tbaa !9
  %940 = getelementptr inbounds nuw i8, ptr %939, i64 144
  %941 = load ptr, ptr %940, align 8, !tbaa !254
  %942 = load ptr, ptr %3, align 8, !tbaa !204
  %943 = trunc i64 %589 to i32
  %944 = load i32, ptr %20, align 8, !tbaa !203
  %945 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %946 = load i32, ptr %945, align 4, !tbaa !255
  %947 = call i32 %941(ptr noundef %942, i32 noundef %943, i32 noundef 1, i32 noundef 1, i32 noundef %944, i32 noundef 1, i32 noundef 1, i32 noundef %946, ptr noundef %937, ptr noundef nonnull %601, ptr noundef null) #5
  %948 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %947, ptr noundef nonnull @.str.16)
  %949 = icmp eq i32 %948, 0
  br i1 %949, label %950, label %963

950:                                              ; preds = %934
  %951 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %952 = load i32, ptr %951, align 4, !tbaa !109
  %953 = icmp eq i32 %952, 0
  br i1 %953, label %963, label %954

954:                                              ; preds = %950
  %955 = load ptr, ptr %925, align 8, !tbaa !102
  %956 = icmp eq ptr %955, null
  br i1 %956, label %961, label %957

957:                                              ; preds = %954
  %958 = getelementptr inbounds nuw i8, ptr %955, i64 24
  %959 = load i64, ptr %958, align 8, !tbaa !108
  %960 = icmp eq i64 %959, 1
  br i1 %960, label %963, label %961

961:                                              ; preds = %954, %957
  %962 = call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %963

963:                                              ; preds = %863, %881, %934, %950, %957, %961
  %964 = phi i32 [ %884, %881 ], [ %948, %934 ], [ %962, %961 ], [ 0, %957 ], [ 0, %950 ], [ %871, %863 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #5
  call void @llvm.stackrestore.p0(ptr %600)
  br label %965

965:                                              ; preds = %4, %963, %572
  %966 = phi i32 [ %573, %572 ], [ %964, %963 ], [ 0, %4 ]
  ret i32 %966
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
  %8 = load i64, ptr %6, align 8, !tbaa !135
  switch i64 %8, label %23 [
    i64 0, label %75
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !135
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !135
  br label %71

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !135
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !135
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !135
  br label %71

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !135
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !135
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
  store i64 %70, ptr %27, align 8, !tbaa !135
  br label %71

71:                                               ; preds = %9, %68, %15
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %15 ]
  %73 = phi i32 [ %24, %68 ], [ %12, %9 ], [ %20, %15 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !256

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
  %10 = load i64, ptr %9, align 8, !tbaa !210
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %8, align 4, !tbaa !5
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %13 = load ptr, ptr %12, align 8, !tbaa !24
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %15 = load ptr, ptr %14, align 8, !tbaa !257
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %17 = zext nneg i32 %3 to i64
  %18 = getelementptr inbounds nuw ptr, ptr %16, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %20 = getelementptr inbounds nuw i64, ptr %19, i64 %17
  %21 = load i64, ptr %20, align 8, !tbaa !135
  %22 = tail call i32 %15(ptr noundef nonnull %18, i32 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %21) #5
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %7
  %25 = add nsw i32 %22, 10000
  %26 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %25, ptr noundef nonnull @.str.21)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %51

28:                                               ; preds = %7, %24
  %29 = load ptr, ptr %12, align 8, !tbaa !24
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 56
  %31 = load ptr, ptr %30, align 8, !tbaa !258
  %32 = load ptr, ptr %18, align 8, !tbaa !30
  %33 = call i32 %31(ptr noundef %32, i32 noundef 5, ptr noundef nonnull %8, i64 noundef 4) #5
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %28
  %36 = add nsw i32 %33, 10000
  %37 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %36, ptr noundef nonnull @.str.22)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %51

39:                                               ; preds = %28, %35
  %40 = load ptr, ptr %12, align 8, !tbaa !24
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 56
  %42 = load ptr, ptr %41, align 8, !tbaa !258
  %43 = load ptr, ptr %18, align 8, !tbaa !30
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %45 = getelementptr inbounds nuw i64, ptr %44, i64 %17
  %46 = call i32 %42(ptr noundef %43, i32 noundef 6, ptr noundef nonnull %45, i64 noundef 8) #5
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %51, label %48

48:                                               ; preds = %39
  %49 = add nsw i32 %46, 10000
  %50 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %49, ptr noundef nonnull @.str.22)
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
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1456
  %10 = load i64, ptr %9, align 8, !tbaa !23
  store i64 %10, ptr %5, align 8, !tbaa !135
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %12 = load ptr, ptr %11, align 8, !tbaa !24
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 80
  %14 = load ptr, ptr %13, align 8, !tbaa !259
  %15 = call i32 %14(ptr noundef %3, i32 noundef 1, ptr noundef nonnull %5, i64 noundef 8) #5
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %4
  %18 = add nsw i32 %15, 10000
  %19 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %18, ptr noundef nonnull @.str.23)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %114

21:                                               ; preds = %4, %17
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 80
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  %23 = load i64, ptr %22, align 8, !tbaa !135
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %6, align 4, !tbaa !5
  %25 = load ptr, ptr %11, align 8, !tbaa !24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 80
  %27 = load ptr, ptr %26, align 8, !tbaa !259
  %28 = call i32 %27(ptr noundef %3, i32 noundef 5, ptr noundef nonnull %6, i64 noundef 4) #5
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  br label %35

31:                                               ; preds = %21
  %32 = add nsw i32 %28, 10000
  %33 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %32, ptr noundef nonnull @.str.23)
  %34 = icmp eq i32 %33, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  br i1 %34, label %35, label %114

35:                                               ; preds = %30, %31
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %37 = load i64, ptr %36, align 8, !tbaa !135
  %38 = trunc i64 %37 to i32
  store i32 %38, ptr %6, align 4, !tbaa !5
  %39 = load ptr, ptr %11, align 8, !tbaa !24
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 80
  %41 = load ptr, ptr %40, align 8, !tbaa !259
  %42 = call i32 %41(ptr noundef %3, i32 noundef 6, ptr noundef nonnull %6, i64 noundef 4) #5
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %48, label %44

44:                                               ; preds = %35
  %45 = add nsw i32 %42, 10000
  %46 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %45, ptr noundef nonnull @.str.23)
  %47 = icmp eq i32 %46, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  br i1 %47, label %49, label %114

48:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  br label %49

49:                                               ; preds = %48, %44
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %51 = load i64, ptr %50, align 8, !tbaa !135
  %52 = trunc i64 %51 to i32
  store i32 %52, ptr %6, align 4, !tbaa !5
  %53 = load ptr, ptr %11, align 8, !tbaa !24
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !259
  %56 = call i32 %55(ptr noundef %3, i32 noundef 7, ptr noundef nonnull %6, i64 noundef 4) #5
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %62, label %58

58:                                               ; preds = %49
  %59 = add nsw i32 %56, 10000
  %60 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %59, ptr noundef nonnull @.str.23)
  %61 = icmp eq i32 %60, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  br i1 %61, label %63, label %114

62:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  br label %63

63:                                               ; preds = %62, %58
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  %64 = load i64, ptr %50, align 8, !tbaa !135
  %65 = trunc i64 %64 to i32
  store i32 %65, ptr %6, align 4, !tbaa !5
  %66 = load ptr, ptr %11, align 8, !tbaa !24
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 80
  %68 = load ptr, ptr %67, align 8, !tbaa !259
  %69 = call i32 %68(ptr noundef %3, i32 noundef 8, ptr noundef nonnull %6, i64 noundef 4) #5
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %75, label %71

71:                                               ; preds = %63
  %72 = add nsw i32 %69, 10000
  %73 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %72, ptr noundef nonnull @.str.23)
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
  %80 = load ptr, ptr %79, align 8, !tbaa !260
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %82 = load ptr, ptr %81, align 8, !tbaa !197
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
  %94 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %93, ptr noundef nonnull @.str.24)
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
  %106 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %105, ptr noundef nonnull @.str.24)
  br label %112

107:                                              ; preds = %96
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 320
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %108, ptr noundef nonnull align 8 dereferenceable(64) %7, i64 64, i1 false)
  %109 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %110 = load i64, ptr %109, align 8, !tbaa !261
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 384
  store i64 %110, ptr %111, align 8, !tbaa !229
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
  %6 = load i64, ptr %5, align 8, !tbaa !126
  %7 = icmp slt i64 %6, 1
  br i1 %7, label %75, label %8

8:                                                ; preds = %1
  %9 = load ptr, ptr %0, align 8, !tbaa !127
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %13

13:                                               ; preds = %8, %67
  %14 = phi i64 [ 0, %8 ], [ %70, %67 ]
  %15 = phi i32 [ 0, %8 ], [ %68, %67 ]
  %16 = phi i64 [ 0, %8 ], [ %71, %67 ]
  %17 = sext i32 %15 to i64
  br label %18

18:                                               ; preds = %18, %13
  %19 = phi i64 [ %23, %18 ], [ %17, %13 ]
  %20 = getelementptr inbounds %struct.anon, ptr %2, i64 %19
  %21 = load i64, ptr %20, align 16, !tbaa !263
  %22 = icmp slt i64 %16, %21
  %23 = add nsw i64 %19, -1
  br i1 %22, label %24, label %18, !llvm.loop !265

24:                                               ; preds = %18
  %25 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %9, i64 %16
  %26 = trunc nsw i64 %19 to i32
  %27 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %28 = load i64, ptr %27, align 8, !tbaa !266
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 20
  %30 = load i32, ptr %29, align 4, !tbaa !130
  %31 = icmp eq i32 %30, 12
  br i1 %31, label %32, label %37

32:                                               ; preds = %24
  %33 = load ptr, ptr %25, align 8, !tbaa !95
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !97
  %36 = mul nsw i64 %35, %28
  br label %67

37:                                               ; preds = %24
  %38 = icmp eq i32 %30, 5
  %39 = select i1 %38, i64 %28, i64 0
  %40 = icmp eq i32 %30, 4
  br i1 %40, label %41, label %67

41:                                               ; preds = %37
  %42 = load ptr, ptr %10, align 8, !tbaa !267
  %43 = load ptr, ptr %11, align 8, !tbaa !133
  %44 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %45 = load i32, ptr %44, align 8, !tbaa !134
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %43, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %49 = load i32, ptr %48, align 4, !tbaa !5
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i64, ptr %42, i64 %50
  %52 = load ptr, ptr %12, align 8, !tbaa !129
  %53 = tail call fastcc i64 @evaluate(ptr noundef %51, ptr noundef %52)
  %54 = icmp eq i64 %19, 16
  %55 = icmp sgt i64 %53, 4096
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %75, label %57

57:                                               ; preds = %41
  %58 = getelementptr inbounds nuw i8, ptr %25, i64 24
  %59 = load i32, ptr %58, align 8, !tbaa !268
  %60 = sext i32 %59 to i64
  %61 = add nsw i32 %26, 1
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds %struct.anon, ptr %2, i64 %62
  store i64 %60, ptr %63, align 16, !tbaa !263
  %64 = tail call i64 @llvm.smax.i64(i64 %53, i64 0)
  %65 = mul nsw i64 %64, %28
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i64 %65, ptr %66, align 8, !tbaa !266
  br label %67

67:                                               ; preds = %37, %57, %32
  %68 = phi i32 [ %26, %32 ], [ %61, %57 ], [ %26, %37 ]
  %69 = phi i64 [ %36, %32 ], [ %28, %57 ], [ %39, %37 ]
  %70 = add nsw i64 %69, %14
  %71 = add nuw nsw i64 %16, 1
  %72 = icmp sge i64 %71, %6
  %73 = icmp sgt i64 %70, 4096
  %74 = select i1 %72, i1 true, i1 %73
  br i1 %74, label %75, label %13, !llvm.loop !269

75:                                               ; preds = %67, %41, %1
  %76 = phi i64 [ 0, %1 ], [ 4097, %41 ], [ %70, %67 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5
  ret i64 %76
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @begin_times(ptr noundef %0, ptr noundef captures(none) %1) unnamed_addr #15 {
  %3 = alloca %struct.timespec, align 8
  %4 = load ptr, ptr %1, align 8, !tbaa !60
  %5 = load ptr, ptr %4, align 8, !tbaa !30
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %18

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %9 = load ptr, ptr %8, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 272
  %11 = load ptr, ptr %10, align 8, !tbaa !94
  %12 = tail call i32 %11(ptr noundef nonnull %4, i32 noundef 0) #5
  %13 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %12, ptr noundef nonnull @.str.12)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %46

15:                                               ; preds = %7
  %16 = load ptr, ptr %1, align 8, !tbaa !60
  %17 = load ptr, ptr %16, align 8, !tbaa !30
  br label %18

18:                                               ; preds = %15, %2
  %19 = phi ptr [ %17, %15 ], [ %5, %2 ]
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %21 = load ptr, ptr %20, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 288
  %23 = load ptr, ptr %22, align 8, !tbaa !50
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %25 = load ptr, ptr %24, align 8, !tbaa !40
  %26 = tail call i32 %23(ptr noundef %19, ptr noundef %25) #5
  %27 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %26, ptr noundef nonnull @.str.10)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %46

29:                                               ; preds = %18
  %30 = load ptr, ptr %20, align 8, !tbaa !9
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 312
  %32 = load ptr, ptr %31, align 8, !tbaa !48
  %33 = load ptr, ptr %1, align 8, !tbaa !60
  %34 = load ptr, ptr %33, align 8, !tbaa !30
  %35 = tail call i32 %32(ptr noundef %34) #5
  %36 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %35, ptr noundef nonnull @.str.11)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %46

38:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  %39 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #5
  %40 = load i64, ptr %3, align 8, !tbaa !170
  %41 = mul nsw i64 %40, 1000000000
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %43 = load i64, ptr %42, align 8, !tbaa !172
  %44 = add nsw i64 %41, %43
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store i64 %44, ptr %45, align 8, !tbaa !169
  br label %46

46:                                               ; preds = %29, %18, %7, %38
  %47 = phi i32 [ 0, %38 ], [ %36, %29 ], [ %27, %18 ], [ %13, %7 ]
  ret i32 %47
}

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @record_event(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef %2) unnamed_addr #15 {
  %4 = load ptr, ptr %2, align 8, !tbaa !30
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %14

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %8 = load ptr, ptr %7, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 272
  %10 = load ptr, ptr %9, align 8, !tbaa !94
  %11 = tail call i32 %10(ptr noundef nonnull %2, i32 noundef 0) #5
  %12 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %11, ptr noundef nonnull @.str.12)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %44

14:                                               ; preds = %6, %3
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %16 = load ptr, ptr %15, align 8, !tbaa !102
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %14
  %19 = load ptr, ptr %2, align 8, !tbaa !30
  br label %34

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %22 = load i64, ptr %21, align 8, !tbaa !108
  %23 = icmp eq i64 %22, 1
  %24 = load ptr, ptr %2, align 8, !tbaa !30
  br i1 %23, label %25, label %34

25:                                               ; preds = %20
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %27 = load ptr, ptr %26, align 8, !tbaa !9
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 296
  %29 = load ptr, ptr %28, align 8, !tbaa !121
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %31 = load ptr, ptr %30, align 8, !tbaa !124
  %32 = tail call i32 %29(ptr noundef %24, ptr noundef %31, i32 noundef 1) #5
  %33 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %32, ptr noundef nonnull @.str.27)
  br label %44

34:                                               ; preds = %18, %20
  %35 = phi ptr [ %19, %18 ], [ %24, %20 ]
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %37 = load ptr, ptr %36, align 8, !tbaa !9
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 288
  %39 = load ptr, ptr %38, align 8, !tbaa !50
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %41 = load ptr, ptr %40, align 8, !tbaa !40
  %42 = tail call i32 %39(ptr noundef %35, ptr noundef %41) #5
  %43 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %42, ptr noundef nonnull @.str.10)
  br label %44

44:                                               ; preds = %6, %34, %25
  %45 = phi i32 [ %33, %25 ], [ %43, %34 ], [ %12, %6 ]
  ret i32 %45
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @wait_for(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr #15 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %77

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %2, i32 noundef %15, ptr noundef nonnull @.str.9)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %77

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 200
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
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %51 = load ptr, ptr %50, align 8, !tbaa !195
  %52 = tail call i32 %49(ptr noundef %51, ptr noundef %3) #5
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %69

54:                                               ; preds = %46
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %56 = load ptr, ptr %55, align 8, !tbaa !9
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 96
  %58 = load ptr, ptr %57, align 8, !tbaa !17
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %60 = load ptr, ptr %59, align 8, !tbaa !19
  %61 = tail call i32 %58(ptr noundef %60) #5
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %69

63:                                               ; preds = %54
  %64 = load ptr, ptr %55, align 8, !tbaa !9
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 264
  %66 = load ptr, ptr %65, align 8, !tbaa !270
  %67 = load ptr, ptr %50, align 8, !tbaa !195
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
  %76 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %70, ptr noundef nonnull @.str.31)
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #12

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
!9 = !{!10, !13, i64 144}
!10 = !{!"tfc_gpu", !11, i64 0, !13, i64 144, !6, i64 152, !6, i64 156, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184, !12, i64 192, !7, i64 200, !7, i64 204, !7, i64 208, !7, i64 212, !6, i64 216, !14, i64 224, !15, i64 232, !15, i64 240, !7, i64 248, !15, i64 760, !15, i64 768, !7, i64 776, !7, i64 1288, !15, i64 1416, !7, i64 1424, !16, i64 1432, !12, i64 1440, !12, i64 1448, !15, i64 1456, !7, i64 1464, !6, i64 1468}
!11 = !{!"tfc_device", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!"p1 _ZTS16tfc_driver_table", !12, i64 0}
!14 = !{!"p1 omnipotent char", !12, i64 0}
!15 = !{!"long", !7, i64 0}
!16 = !{!"p1 _ZTS17tfc_library_table", !12, i64 0}
!17 = !{!18, !12, i64 96}
!18 = !{!"tfc_driver_table", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136, !12, i64 144, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184, !12, i64 192, !12, i64 200, !12, i64 208, !12, i64 216, !12, i64 224, !12, i64 232, !12, i64 240, !12, i64 248, !12, i64 256, !12, i64 264, !12, i64 272, !12, i64 280, !12, i64 288, !12, i64 296, !12, i64 304, !12, i64 312, !12, i64 320, !12, i64 328, !12, i64 336, !12, i64 344, !12, i64 352, !12, i64 360, !12, i64 368, !12, i64 376}
!19 = !{!10, !12, i64 160}
!20 = !{!21, !12, i64 0}
!21 = !{!"tfc_library_table", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96}
!22 = !{!10, !12, i64 1448}
!23 = !{!10, !15, i64 1456}
!24 = !{!10, !16, i64 1432}
!25 = !{!26, !12, i64 288}
!26 = !{!"tfc_product", !7, i64 0, !27, i64 32, !27, i64 72, !27, i64 112, !6, i64 152, !6, i64 156, !7, i64 160, !12, i64 288, !7, i64 296, !7, i64 320, !15, i64 384}
!27 = !{!"tfc_matrix", !28, i64 0, !28, i64 8, !28, i64 16, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36}
!28 = !{!"p1 long", !12, i64 0}
!29 = !{!21, !12, i64 24}
!30 = !{!12, !12, i64 0}
!31 = !{!21, !12, i64 48}
!32 = !{!33, !12, i64 16}
!33 = !{!"tfc_recording", !28, i64 0, !15, i64 8, !12, i64 16, !15, i64 24}
!34 = !{!18, !12, i64 368}
!35 = distinct !{!35, !36}
!36 = !{!"llvm.loop.mustprogress"}
!37 = distinct !{!37, !36}
!38 = !{!10, !15, i64 232}
!39 = !{!18, !12, i64 256}
!40 = !{!10, !12, i64 168}
!41 = !{!10, !15, i64 240}
!42 = !{!10, !6, i64 216}
!43 = !{!10, !14, i64 224}
!44 = !{!18, !12, i64 192}
!45 = !{!10, !15, i64 1416}
!46 = !{!47, !12, i64 8}
!47 = !{!"tfc_stage", !12, i64 0, !12, i64 8, !15, i64 16, !12, i64 24}
!48 = !{!18, !12, i64 312}
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
!74 = !{!10, !6, i64 152}
!75 = !{!18, !12, i64 56}
!76 = !{!18, !12, i64 80}
!77 = !{!11, !12, i64 0}
!78 = !{!11, !12, i64 8}
!79 = !{!11, !12, i64 16}
!80 = !{!11, !12, i64 40}
!81 = !{!11, !12, i64 24}
!82 = !{!11, !12, i64 32}
!83 = !{!11, !12, i64 48}
!84 = !{!11, !12, i64 56}
!85 = !{!11, !12, i64 64}
!86 = !{!11, !12, i64 72}
!87 = !{!11, !12, i64 80}
!88 = !{!11, !12, i64 88}
!89 = !{!11, !12, i64 96}
!90 = !{!11, !12, i64 104}
!91 = !{!11, !12, i64 112}
!92 = !{!11, !12, i64 120}
!93 = !{!18, !12, i64 240}
!94 = !{!18, !12, i64 272}
!95 = !{!96, !12, i64 0}
!96 = !{!"tfc_instruction", !12, i64 0, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24}
!97 = !{!98, !15, i64 8}
!98 = !{!"tfc_launches", !99, i64 0, !15, i64 8}
!99 = !{!"p1 _ZTS10tfc_launch", !12, i64 0}
!100 = distinct !{!100, !36}
!101 = !{!98, !99, i64 0}
!102 = !{!103, !107, i64 104}
!103 = !{!"tfc_region", !104, i64 0, !15, i64 8, !57, i64 16, !28, i64 24, !57, i64 32, !58, i64 40, !105, i64 48, !15, i64 56, !28, i64 64, !14, i64 72, !106, i64 80, !15, i64 88, !58, i64 96, !107, i64 104}
!104 = !{!"p1 _ZTS15tfc_instruction", !12, i64 0}
!105 = !{!"p1 _ZTS7tfc_ctx", !12, i64 0}
!106 = !{!"p1 _ZTS9tfc_block", !12, i64 0}
!107 = !{!"p1 _ZTS13tfc_recording", !12, i64 0}
!108 = !{!33, !15, i64 24}
!109 = !{!10, !6, i64 156}
!110 = !{!18, !12, i64 344}
!111 = !{!103, !105, i64 48}
!112 = !{!113, !119, i64 48}
!113 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !114, i64 8, !115, i64 16, !116, i64 24, !117, i64 32, !118, i64 40, !119, i64 48}
!114 = !{!"p1 _ZTS8tfc_pool", !12, i64 0}
!115 = !{!"p1 _ZTS8tfc_host", !12, i64 0}
!116 = !{!"p1 _ZTS11tfc_failure", !12, i64 0}
!117 = !{!"p1 _ZTS10tfc_device", !12, i64 0}
!118 = !{!"p1 _ZTS10tfc_checks", !12, i64 0}
!119 = !{!"p1 _ZTS9tfc_timer", !12, i64 0}
!120 = !{!56, !15, i64 24}
!121 = !{!18, !12, i64 296}
!122 = distinct !{!122, !36}
!123 = !{!18, !12, i64 328}
!124 = !{!10, !12, i64 184}
!125 = !{!33, !28, i64 0}
!126 = !{!103, !15, i64 8}
!127 = !{!103, !104, i64 0}
!128 = !{!33, !15, i64 8}
!129 = !{!103, !28, i64 24}
!130 = !{!96, !6, i64 20}
!131 = !{!96, !6, i64 12}
!132 = !{!103, !57, i64 16}
!133 = !{!103, !58, i64 40}
!134 = !{!96, !6, i64 8}
!135 = !{!15, !15, i64 0}
!136 = distinct !{!136, !36}
!137 = distinct !{!137, !36}
!138 = distinct !{!138, !36}
!139 = !{!113, !118, i64 40}
!140 = !{!141, !15, i64 24}
!141 = !{!"tfc_checks", !142, i64 0, !58, i64 8, !142, i64 16, !15, i64 24, !15, i64 32}
!142 = !{!"p1 _ZTS9tfc_check", !12, i64 0}
!143 = !{!141, !15, i64 32}
!144 = !{!18, !12, i64 352}
!145 = !{!10, !15, i64 760}
!146 = !{!99, !99, i64 0}
!147 = distinct !{!147, !36}
!148 = !{!18, !12, i64 336}
!149 = !{!18, !12, i64 360}
!150 = !{!10, !15, i64 768}
!151 = !{!141, !142, i64 16}
!152 = !{!141, !142, i64 0}
!153 = !{!154, !6, i64 4}
!154 = !{!"tfc_check", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !15, i64 16, !15, i64 24, !15, i64 32, !155, i64 40}
!155 = !{!"double", !7, i64 0}
!156 = !{!113, !116, i64 24}
!157 = !{!141, !58, i64 8}
!158 = !{!154, !6, i64 8}
!159 = !{!154, !15, i64 32}
!160 = !{!154, !155, i64 40}
!161 = !{!7, !7, i64 0}
!162 = !{!155, !155, i64 0}
!163 = distinct !{!163, !36}
!164 = !{!96, !6, i64 16}
!165 = !{!56, !58, i64 8}
!166 = !{!167, !167, i64 0}
!167 = !{!"float", !7, i64 0}
!168 = !{!18, !12, i64 320}
!169 = !{!56, !15, i64 32}
!170 = !{!171, !15, i64 0}
!171 = !{!"timespec", !15, i64 0, !15, i64 8}
!172 = !{!171, !15, i64 8}
!173 = !{!56, !59, i64 40}
!174 = !{!175, !15, i64 40}
!175 = !{!"tfc_monitor", !7, i64 0, !6, i64 4, !176, i64 8, !15, i64 16, !15, i64 24, !177, i64 32, !15, i64 40, !15, i64 48}
!176 = !{!"p1 _ZTS9tfc_event", !12, i64 0}
!177 = !{!"p1 _ZTS8tfc_runs", !12, i64 0}
!178 = !{!175, !177, i64 32}
!179 = !{!180, !15, i64 0}
!180 = !{!"tfc_runs", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24}
!181 = !{!180, !15, i64 16}
!182 = !{!180, !15, i64 24}
!183 = !{!180, !15, i64 8}
!184 = !{!175, !15, i64 48}
!185 = !{!175, !15, i64 24}
!186 = !{!175, !15, i64 16}
!187 = !{!175, !176, i64 8}
!188 = distinct !{!188, !36}
!189 = !{!18, !12, i64 232}
!190 = !{!18, !12, i64 216}
!191 = distinct !{!191, !36}
!192 = !{!10, !12, i64 176}
!193 = !{!18, !12, i64 248}
!194 = distinct !{!194, !36}
!195 = !{!10, !12, i64 192}
!196 = !{!21, !12, i64 8}
!197 = !{!10, !12, i64 1440}
!198 = !{!18, !12, i64 88}
!199 = !{!47, !15, i64 16}
!200 = !{!201, !28, i64 8}
!201 = !{!"tfc_launch", !12, i64 0, !28, i64 8, !58, i64 16, !202, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44, !6, i64 48, !6, i64 52}
!202 = !{!"p1 _ZTS7tfc_map", !12, i64 0}
!203 = !{!201, !6, i64 40}
!204 = !{!201, !12, i64 0}
!205 = !{!28, !28, i64 0}
!206 = !{!207, !15, i64 0}
!207 = !{!"now", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24, !7, i64 32, !7, i64 56, !7, i64 80, !7, i64 104}
!208 = !{!207, !15, i64 8}
!209 = !{!207, !15, i64 16}
!210 = !{!207, !15, i64 24}
!211 = !{!27, !6, i64 24}
!212 = !{!27, !28, i64 0}
!213 = !{!27, !28, i64 8}
!214 = !{!27, !28, i64 16}
!215 = !{!27, !6, i64 32}
!216 = !{!14, !14, i64 0}
!217 = !{!26, !6, i64 156}
!218 = !{!26, !6, i64 108}
!219 = !{!26, !6, i64 68}
!220 = !{!21, !12, i64 16}
!221 = !{!26, !6, i64 152}
!222 = !{!21, !12, i64 32}
!223 = !{!26, !6, i64 100}
!224 = !{!26, !6, i64 60}
!225 = !{!26, !6, i64 140}
!226 = !{!21, !12, i64 64}
!227 = !{!21, !12, i64 72}
!228 = !{!21, !12, i64 96}
!229 = !{!26, !15, i64 384}
!230 = !{!201, !6, i64 52}
!231 = !{!10, !6, i64 1468}
!232 = !{!201, !6, i64 32}
!233 = !{!201, !6, i64 36}
!234 = distinct !{!234, !36, !235, !236}
!235 = !{!"llvm.loop.isvectorized", i32 1}
!236 = !{!"llvm.loop.unroll.runtime.disable"}
!237 = !{!201, !6, i64 48}
!238 = distinct !{!238, !36, !236, !235}
!239 = !{!201, !58, i64 16}
!240 = distinct !{!240, !36, !235, !236}
!241 = distinct !{!241, !242}
!242 = !{!"llvm.loop.unroll.disable"}
!243 = distinct !{!243, !36, !235}
!244 = !{!201, !202, i64 24}
!245 = !{!246, !6, i64 0}
!246 = !{!"tfc_map", !6, i64 0, !6, i64 4, !6, i64 8, !7, i64 12, !15, i64 32, !7, i64 40, !7, i64 80}
!247 = !{!18, !12, i64 376}
!248 = !{!246, !6, i64 8}
!249 = distinct !{!249, !36}
!250 = distinct !{!250, !36}
!251 = !{!246, !6, i64 4}
!252 = !{!246, !15, i64 32}
!253 = distinct !{!253, !36}
!254 = !{!18, !12, i64 144}
!255 = !{!201, !6, i64 44}
!256 = distinct !{!256, !36}
!257 = !{!21, !12, i64 40}
!258 = !{!21, !12, i64 56}
!259 = !{!21, !12, i64 80}
!260 = !{!21, !12, i64 88}
!261 = !{!262, !15, i64 64}
!262 = !{!"tfc_heuristic", !7, i64 0, !15, i64 64, !6, i64 72, !167, i64 76, !7, i64 80}
!263 = !{!264, !15, i64 0}
!264 = !{!"", !15, i64 0, !15, i64 8}
!265 = distinct !{!265, !36}
!266 = !{!264, !15, i64 8}
!267 = !{!103, !28, i64 64}
!268 = !{!96, !6, i64 24}
!269 = distinct !{!269, !36}
!270 = !{!18, !12, i64 264}
attributes #15 = { nounwind minsize optsize }
attributes #16 = { inlinehint nounwind minsize optsize }
attributes #17 = { nounwind optsize }
attributes #18 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) minsize optsize }
attributes #19 = { nofree norecurse nosync nounwind memory(argmem: read) optsize }
attributes #20 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
