; Made by `python -m tfc.runtime.native` from gpu.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

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
@tfc_gpu_functions = local_unnamed_addr constant [839 x i8] c"cuInit cuDriverGetVersion cuGetErrorName cuGetErrorString cuDeviceGetCount cuDeviceGet cuDeviceGetName cuDeviceGetAttribute cuDeviceTotalMem_v2 cuDeviceGetPCIBusId cuDevicePrimaryCtxRetain cuDevicePrimaryCtxRelease_v2 cuCtxSetCurrent cuModuleLoadDataEx cuModuleUnload cuModuleGetFunction cuFuncGetAttribute cuFuncSetAttribute cuLaunchKernel cuMemGetInfo_v2 cuMemAlloc_v2 cuMemFree_v2 cuMemHostAlloc cuMemFreeHost cuMemcpyHtoDAsync_v2 cuMemcpyDtoHAsync_v2 cuMemcpyDtoDAsync_v2 cuMemcpyPeerAsync cuMemsetD8Async cuMemsetD32Async cuStreamCreate cuStreamDestroy_v2 cuStreamSynchronize cuStreamWaitEvent cuEventCreate cuEventDestroy_v2 cuEventRecord cuEventQuery cuEventSynchronize cuEventElapsedTime cuStreamBeginCapture_v2 cuStreamEndCapture cuGraphInstantiateWithFlags cuGraphLaunch cuGraphDestroy cuGraphExecDestroy cuTensorMapEncodeTiled \00", align 1
@tfc_library_functions = local_unnamed_addr constant [348 x i8] c"cublasLtCreate cublasLtDestroy cublasLtMatmulDescCreate cublasLtMatmulDescDestroy cublasLtMatmulDescSetAttribute cublasLtMatrixLayoutCreate cublasLtMatrixLayoutDestroy cublasLtMatrixLayoutSetAttribute cublasLtMatmulPreferenceCreate cublasLtMatmulPreferenceDestroy cublasLtMatmulPreferenceSetAttribute cublasLtMatmulAlgoGetHeuristic cublasLtMatmul \00", align 1
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
@encode.steps = internal constant [5 x i32] [i32 1, i32 1, i32 1, i32 1, i32 1], align 4
@.str.24 = private unnamed_addr constant [23 x i8] c"cuTensorMapEncodeTiled\00", align 1
@.str.25 = private unnamed_addr constant [14 x i8] c"cuGraphLaunch\00", align 1
@.str.26 = private unnamed_addr constant [19 x i8] c"cuEventElapsedTime\00", align 1
@.str.27 = private unnamed_addr constant [17 x i8] c"cuMemsetD32Async\00", align 1
@.str.28 = private unnamed_addr constant [18 x i8] c"cuMemcpyPeerAsync\00", align 1
@.str.29 = private unnamed_addr constant [18 x i8] c"cuStreamWaitEvent\00", align 1
@.str.30 = private unnamed_addr constant [13 x i8] c"cuEventQuery\00", align 1

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_use_library(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = load ptr, ptr %9, align 8, !tbaa !19
  %11 = tail call i32 %8(ptr noundef %10) #12
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %25

13:                                               ; preds = %4
  %14 = load ptr, ptr %1, align 8, !tbaa !20
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %16 = tail call i32 %14(ptr noundef nonnull %15) #12
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
define void @tfc_gpu_unmake(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #13 {
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
  %13 = tail call i32 %10(ptr noundef %12) #12
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %49

15:                                               ; preds = %6
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  %17 = load ptr, ptr %16, align 8, !tbaa !24
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %19 = load ptr, ptr %18, align 8, !tbaa !29
  %20 = load ptr, ptr %3, align 8, !tbaa !25
  %21 = tail call i32 %19(ptr noundef %20) #12
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %23 = load ptr, ptr %22, align 8, !tbaa !30
  %24 = icmp eq ptr %23, null
  br i1 %24, label %30, label %25

25:                                               ; preds = %15
  %26 = load ptr, ptr %16, align 8, !tbaa !24
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 48
  %28 = load ptr, ptr %27, align 8, !tbaa !31
  %29 = tail call i32 %28(ptr noundef nonnull %23) #12
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
  %38 = tail call i32 %37(ptr noundef nonnull %32) #12
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
  %47 = tail call i32 %46(ptr noundef nonnull %41) #12
  br label %48

48:                                               ; preds = %43, %39
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, i8 0, i64 32, i1 false)
  br label %49

49:                                               ; preds = %2, %6, %48
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_forget(ptr noundef %0, ptr noundef captures(none) initializes((24, 32)) %1) local_unnamed_addr #13 {
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
  %15 = tail call i32 %13(ptr noundef %14) #12
  %16 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %15, ptr noundef nonnull @.str)
  br label %17

17:                                               ; preds = %9, %6, %2
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  ret void
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_wait(ptr noundef %0) local_unnamed_addr #13 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %3 = load atomic i32, ptr %2 monotonic, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %71

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %7 = load ptr, ptr %6, align 8, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %9 = load ptr, ptr %8, align 8, !tbaa !17
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %11 = load ptr, ptr %10, align 8, !tbaa !19
  %12 = tail call i32 %9(ptr noundef %11) #12
  %13 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %12, ptr noundef nonnull @.str.8)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %71

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %20

17:                                               ; preds = %24
  %18 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %31, label %27

20:                                               ; preds = %24, %15
  %21 = phi i32 [ 0, %15 ], [ %25, %24 ]
  %22 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %23 = extractvalue { i32, i1 } %22, 1
  br i1 %23, label %31, label %24

24:                                               ; preds = %20
  tail call void @llvm.aarch64.hint(i32 1)
  %25 = add nuw nsw i32 %21, 1
  %26 = icmp eq i32 %25, 100
  br i1 %26, label %17, label %20, !llvm.loop !35

27:                                               ; preds = %17, %27
  %28 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %16, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  %29 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %27, !llvm.loop !37

31:                                               ; preds = %20, %27, %17
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %33 = load i64, ptr %32, align 8, !tbaa !38
  %34 = atomicrmw xchg ptr %16, i32 0 release, align 4
  %35 = icmp eq i32 %34, 2
  br i1 %35, label %36, label %38

36:                                               ; preds = %31
  %37 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %16, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  br label %38

38:                                               ; preds = %31, %36
  %39 = load ptr, ptr %6, align 8, !tbaa !9
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 256
  %41 = load ptr, ptr %40, align 8, !tbaa !39
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %43 = load ptr, ptr %42, align 8, !tbaa !40
  %44 = tail call i32 %41(ptr noundef %43) #12
  %45 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %44, ptr noundef nonnull @.str.1)
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %50, label %71

47:                                               ; preds = %54
  %48 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %61, label %57

50:                                               ; preds = %38, %54
  %51 = phi i32 [ %55, %54 ], [ 0, %38 ]
  %52 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %53 = extractvalue { i32, i1 } %52, 1
  br i1 %53, label %61, label %54

54:                                               ; preds = %50
  tail call void @llvm.aarch64.hint(i32 1)
  %55 = add nuw nsw i32 %51, 1
  %56 = icmp eq i32 %55, 100
  br i1 %56, label %47, label %50, !llvm.loop !35

57:                                               ; preds = %47, %57
  %58 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %16, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  %59 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %57, !llvm.loop !37

61:                                               ; preds = %50, %57, %47
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %63 = load i64, ptr %62, align 8, !tbaa !41
  %64 = icmp ugt i64 %33, %63
  br i1 %64, label %65, label %66

65:                                               ; preds = %61
  store i64 %33, ptr %62, align 8, !tbaa !41
  br label %66

66:                                               ; preds = %65, %61
  %67 = atomicrmw xchg ptr %16, i32 0 release, align 4
  %68 = icmp eq i32 %67, 2
  br i1 %68, label %69, label %71

69:                                               ; preds = %66
  %70 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %16, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  br label %71

71:                                               ; preds = %1, %69, %66, %5, %38
  %72 = phi i32 [ %13, %5 ], [ 0, %69 ], [ %45, %38 ], [ 0, %66 ], [ 14, %1 ]
  ret i32 %72
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @noted(ptr noundef %0, i32 noundef %1, ptr noundef %2) unnamed_addr #13 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %40, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %10

7:                                                ; preds = %14
  %8 = atomicrmw xchg ptr %6, i32 2 acquire, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %21, label %17

10:                                               ; preds = %14, %5
  %11 = phi i32 [ 0, %5 ], [ %15, %14 ]
  %12 = cmpxchg ptr %6, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %21, label %14

14:                                               ; preds = %10
  tail call void @llvm.aarch64.hint(i32 1)
  %15 = add nuw nsw i32 %11, 1
  %16 = icmp eq i32 %15, 100
  br i1 %16, label %7, label %10, !llvm.loop !35

17:                                               ; preds = %7, %17
  %18 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %6, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  %19 = atomicrmw xchg ptr %6, i32 2 acquire, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %17, !llvm.loop !37

21:                                               ; preds = %10, %17, %7
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %23 = load atomic i32, ptr %22 seq_cst, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %29

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store i32 %1, ptr %26, align 8, !tbaa !42
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store ptr %2, ptr %27, align 8, !tbaa !43
  switch i32 %1, label %29 [
    i32 710, label %28
    i32 702, label %28
    i32 700, label %28
    i32 226, label %28
    i32 911, label %28
    i32 719, label %28
    i32 718, label %28
    i32 717, label %28
    i32 716, label %28
    i32 715, label %28
    i32 714, label %28
  ]

28:                                               ; preds = %25, %25, %25, %25, %25, %25, %25, %25, %25, %25, %25
  store atomic i32 %1, ptr %22 seq_cst, align 4
  br label %29

29:                                               ; preds = %25, %28, %21
  %30 = atomicrmw xchg ptr %6, i32 0 release, align 4
  %31 = icmp eq i32 %30, 2
  br i1 %31, label %32, label %34

32:                                               ; preds = %29
  %33 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %6, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  br label %34

34:                                               ; preds = %29, %32
  %35 = load atomic i32, ptr %22 seq_cst, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %40

37:                                               ; preds = %34
  %38 = icmp eq i32 %1, 2
  %39 = select i1 %38, i32 8, i32 13
  br label %40

40:                                               ; preds = %34, %3, %37
  %41 = phi i32 [ %39, %37 ], [ 0, %3 ], [ 14, %34 ]
  ret i32 %41
}

; Function Attrs: inlinehint nounwind uwtable
define internal fastcc void @lock(ptr noundef %0) unnamed_addr #14 {
  br label %5

2:                                                ; preds = %9
  %3 = atomicrmw xchg ptr %0, i32 2 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %16, label %12

5:                                                ; preds = %1, %9
  %6 = phi i32 [ 0, %1 ], [ %10, %9 ]
  %7 = cmpxchg ptr %0, i32 0, i32 1 acquire monotonic, align 4
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %16, label %9

9:                                                ; preds = %5
  tail call void @llvm.aarch64.hint(i32 1)
  %10 = add nuw nsw i32 %6, 1
  %11 = icmp eq i32 %10, 100
  br i1 %11, label %2, label %5, !llvm.loop !35

12:                                               ; preds = %2, %12
  %13 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef %0, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  %14 = atomicrmw xchg ptr %0, i32 2 acquire, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %12, !llvm.loop !37

16:                                               ; preds = %5, %12, %2
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define internal fastcc void @unlock(ptr noundef %0) unnamed_addr #14 {
  %2 = atomicrmw xchg ptr %0, i32 0 release, align 4
  %3 = icmp eq i32 %2, 2
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef %0, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  br label %6

6:                                                ; preds = %4, %1
  ret void
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_write(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %94

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #12
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %94

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %94, label %20

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
  %30 = tail call i32 %26(i64 noundef %27, ptr noundef %2, i64 noundef %3, ptr noundef %29) #12
  %31 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %30, ptr noundef nonnull @.str.2)
  br label %94

32:                                               ; preds = %20
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 1416
  br label %37

34:                                               ; preds = %41
  %35 = atomicrmw xchg ptr %33, i32 2 acquire, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %48, label %44

37:                                               ; preds = %41, %32
  %38 = phi i32 [ 0, %32 ], [ %42, %41 ]
  %39 = cmpxchg ptr %33, i32 0, i32 1 acquire monotonic, align 4
  %40 = extractvalue { i32, i1 } %39, 1
  br i1 %40, label %48, label %41

41:                                               ; preds = %37
  tail call void @llvm.aarch64.hint(i32 1)
  %42 = add nuw nsw i32 %38, 1
  %43 = icmp eq i32 %42, 100
  br i1 %43, label %34, label %37, !llvm.loop !35

44:                                               ; preds = %34, %44
  %45 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %33, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  %46 = atomicrmw xchg ptr %33, i32 2 acquire, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %44, !llvm.loop !37

48:                                               ; preds = %37, %44, %34
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 1280
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 1408
  %51 = load i64, ptr %50, align 8, !tbaa !45
  %52 = add i64 %51, 1
  store i64 %52, ptr %50, align 8, !tbaa !45
  %53 = and i64 %51, 3
  %54 = getelementptr inbounds nuw %struct.tfc_stage, ptr %49, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %56 = load ptr, ptr %55, align 8, !tbaa !46
  %57 = icmp eq ptr %56, null
  br i1 %57, label %65, label %58

58:                                               ; preds = %48
  %59 = load ptr, ptr %9, align 8, !tbaa !9
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 304
  %61 = load ptr, ptr %60, align 8, !tbaa !48
  %62 = tail call i32 %61(ptr noundef nonnull %56) #12
  %63 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %62, ptr noundef nonnull @.str.10)
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %88

65:                                               ; preds = %58, %48
  %66 = tail call fastcc i32 @prepare(ptr noundef nonnull %0, ptr noundef nonnull %54, i64 noundef range(i64 65537, 67108865) %3)
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %88

68:                                               ; preds = %65
  %69 = load ptr, ptr %54, align 8, !tbaa !49
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %69, ptr noundef nonnull readonly align 1 dereferenceable(1) %2, i64 range(i64 65537, 67108865) %3, i1 false)
  %70 = load ptr, ptr %9, align 8, !tbaa !9
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 192
  %72 = load ptr, ptr %71, align 8, !tbaa !44
  %73 = ptrtoint ptr %1 to i64
  %74 = load ptr, ptr %54, align 8, !tbaa !49
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %76 = load ptr, ptr %75, align 8, !tbaa !40
  %77 = tail call i32 %72(i64 noundef %73, ptr noundef %74, i64 noundef range(i64 65537, 67108865) %3, ptr noundef %76) #12
  %78 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %77, ptr noundef nonnull @.str.2)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %88

80:                                               ; preds = %68
  %81 = load ptr, ptr %9, align 8, !tbaa !9
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 288
  %83 = load ptr, ptr %82, align 8, !tbaa !50
  %84 = load ptr, ptr %55, align 8, !tbaa !46
  %85 = load ptr, ptr %75, align 8, !tbaa !40
  %86 = tail call i32 %83(ptr noundef %84, ptr noundef %85) #12
  %87 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %86, ptr noundef nonnull @.str.9)
  br label %88

88:                                               ; preds = %58, %65, %68, %80
  %89 = phi i32 [ %78, %68 ], [ %87, %80 ], [ %66, %65 ], [ %63, %58 ]
  %90 = atomicrmw xchg ptr %33, i32 0 release, align 4
  %91 = icmp eq i32 %90, 2
  br i1 %91, label %92, label %94

92:                                               ; preds = %88
  %93 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %33, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  br label %94

94:                                               ; preds = %4, %92, %88, %8, %18, %23
  %95 = phi i32 [ %31, %23 ], [ %89, %92 ], [ %16, %8 ], [ 0, %18 ], [ %89, %88 ], [ 14, %4 ]
  ret i32 %95
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_read(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #13 {
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
  %15 = tail call i32 %12(ptr noundef %14) #12
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
  %27 = tail call i32 %23(ptr noundef %1, i64 noundef %24, i64 noundef %3, ptr noundef %26) #12
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
define range(i32 0, 15) i32 @tfc_gpu_move(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #13 {
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
  %15 = tail call i32 %12(ptr noundef %14) #12
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
  %28 = tail call i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #12
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_fill(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #13 {
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
  %15 = tail call i32 %12(ptr noundef %14) #12
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
  %28 = tail call i32 %23(i64 noundef %24, i8 noundef %25, i64 noundef %3, ptr noundef %27) #12
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.5)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_drop(ptr noundef %0, ptr noundef readnone captures(address) %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %7

4:                                                ; preds = %11
  %5 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %18, label %14

7:                                                ; preds = %11, %2
  %8 = phi i32 [ 0, %2 ], [ %12, %11 ]
  %9 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %18, label %11

11:                                               ; preds = %7
  tail call void @llvm.aarch64.hint(i32 1)
  %12 = add nuw nsw i32 %8, 1
  %13 = icmp eq i32 %12, 100
  br i1 %13, label %4, label %7, !llvm.loop !35

14:                                               ; preds = %4, %14
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !37

18:                                               ; preds = %7, %14, %4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 792
  %20 = load ptr, ptr %19, align 8, !tbaa !54
  %21 = icmp eq ptr %20, %1
  br i1 %21, label %25, label %26

22:                                               ; preds = %101
  %23 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  br label %24

24:                                               ; preds = %101, %22
  ret void

25:                                               ; preds = %18
  store ptr null, ptr %19, align 8, !tbaa !54
  br label %26

26:                                               ; preds = %18, %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %28 = load ptr, ptr %27, align 8, !tbaa !54
  %29 = icmp eq ptr %28, %1
  br i1 %29, label %30, label %31

30:                                               ; preds = %26
  store ptr null, ptr %27, align 8, !tbaa !54
  br label %31

31:                                               ; preds = %30, %26
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 856
  %33 = load ptr, ptr %32, align 8, !tbaa !54
  %34 = icmp eq ptr %33, %1
  br i1 %34, label %35, label %36

35:                                               ; preds = %31
  store ptr null, ptr %32, align 8, !tbaa !54
  br label %36

36:                                               ; preds = %35, %31
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 888
  %38 = load ptr, ptr %37, align 8, !tbaa !54
  %39 = icmp eq ptr %38, %1
  br i1 %39, label %40, label %41

40:                                               ; preds = %36
  store ptr null, ptr %37, align 8, !tbaa !54
  br label %41

41:                                               ; preds = %40, %36
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 920
  %43 = load ptr, ptr %42, align 8, !tbaa !54
  %44 = icmp eq ptr %43, %1
  br i1 %44, label %45, label %46

45:                                               ; preds = %41
  store ptr null, ptr %42, align 8, !tbaa !54
  br label %46

46:                                               ; preds = %45, %41
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %48 = load ptr, ptr %47, align 8, !tbaa !54
  %49 = icmp eq ptr %48, %1
  br i1 %49, label %50, label %51

50:                                               ; preds = %46
  store ptr null, ptr %47, align 8, !tbaa !54
  br label %51

51:                                               ; preds = %50, %46
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 984
  %53 = load ptr, ptr %52, align 8, !tbaa !54
  %54 = icmp eq ptr %53, %1
  br i1 %54, label %55, label %56

55:                                               ; preds = %51
  store ptr null, ptr %52, align 8, !tbaa !54
  br label %56

56:                                               ; preds = %55, %51
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 1016
  %58 = load ptr, ptr %57, align 8, !tbaa !54
  %59 = icmp eq ptr %58, %1
  br i1 %59, label %60, label %61

60:                                               ; preds = %56
  store ptr null, ptr %57, align 8, !tbaa !54
  br label %61

61:                                               ; preds = %60, %56
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 1048
  %63 = load ptr, ptr %62, align 8, !tbaa !54
  %64 = icmp eq ptr %63, %1
  br i1 %64, label %65, label %66

65:                                               ; preds = %61
  store ptr null, ptr %62, align 8, !tbaa !54
  br label %66

66:                                               ; preds = %65, %61
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 1080
  %68 = load ptr, ptr %67, align 8, !tbaa !54
  %69 = icmp eq ptr %68, %1
  br i1 %69, label %70, label %71

70:                                               ; preds = %66
  store ptr null, ptr %67, align 8, !tbaa !54
  br label %71

71:                                               ; preds = %70, %66
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 1112
  %73 = load ptr, ptr %72, align 8, !tbaa !54
  %74 = icmp eq ptr %73, %1
  br i1 %74, label %75, label %76

75:                                               ; preds = %71
  store ptr null, ptr %72, align 8, !tbaa !54
  br label %76

76:                                               ; preds = %75, %71
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 1144
  %78 = load ptr, ptr %77, align 8, !tbaa !54
  %79 = icmp eq ptr %78, %1
  br i1 %79, label %80, label %81

80:                                               ; preds = %76
  store ptr null, ptr %77, align 8, !tbaa !54
  br label %81

81:                                               ; preds = %80, %76
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 1176
  %83 = load ptr, ptr %82, align 8, !tbaa !54
  %84 = icmp eq ptr %83, %1
  br i1 %84, label %85, label %86

85:                                               ; preds = %81
  store ptr null, ptr %82, align 8, !tbaa !54
  br label %86

86:                                               ; preds = %85, %81
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 1208
  %88 = load ptr, ptr %87, align 8, !tbaa !54
  %89 = icmp eq ptr %88, %1
  br i1 %89, label %90, label %91

90:                                               ; preds = %86
  store ptr null, ptr %87, align 8, !tbaa !54
  br label %91

91:                                               ; preds = %90, %86
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 1240
  %93 = load ptr, ptr %92, align 8, !tbaa !54
  %94 = icmp eq ptr %93, %1
  br i1 %94, label %95, label %96

95:                                               ; preds = %91
  store ptr null, ptr %92, align 8, !tbaa !54
  br label %96

96:                                               ; preds = %95, %91
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 1272
  %98 = load ptr, ptr %97, align 8, !tbaa !54
  %99 = icmp eq ptr %98, %1
  br i1 %99, label %100, label %101

100:                                              ; preds = %96
  store ptr null, ptr %97, align 8, !tbaa !54
  br label %101

101:                                              ; preds = %100, %96
  %102 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %103 = icmp eq i32 %102, 2
  br i1 %103, label %22, label %24
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_untime(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = tail call i32 %6(ptr noundef %8) #12
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
  %26 = tail call i32 %25(ptr noundef nonnull %20) #12
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
define i32 @tfc_gpu_load(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #13 {
  %6 = alloca [2 x i32], align 8
  %7 = alloca [2 x ptr], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  store i64 25769803781, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  store ptr %2, ptr %7, align 8, !tbaa !30
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = inttoptr i64 %3 to ptr
  store ptr %9, ptr %8, align 8, !tbaa !30
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load ptr, ptr %10, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !17
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %15 = load ptr, ptr %14, align 8, !tbaa !19
  %16 = tail call i32 %13(ptr noundef %15) #12
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %23

18:                                               ; preds = %5
  %19 = load ptr, ptr %10, align 8, !tbaa !9
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 104
  %21 = load ptr, ptr %20, align 8, !tbaa !63
  %22 = call i32 %21(ptr noundef %4, ptr noundef %1, i32 noundef 2, ptr noundef nonnull %6, ptr noundef nonnull %7) #12
  br label %23

23:                                               ; preds = %5, %18
  %24 = phi i32 [ %22, %18 ], [ %16, %5 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  ret i32 %24
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_unload(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = tail call i32 %6(ptr noundef %8) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %22

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %14 = load ptr, ptr %13, align 8, !tbaa !39
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %16 = load ptr, ptr %15, align 8, !tbaa !40
  %17 = tail call i32 %14(ptr noundef %16) #12
  %18 = load ptr, ptr %3, align 8, !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 112
  %20 = load ptr, ptr %19, align 8, !tbaa !64
  %21 = tail call i32 %20(ptr noundef %1) #12
  br label %22

22:                                               ; preds = %2, %11
  %23 = phi i32 [ %21, %11 ], [ %9, %2 ]
  ret i32 %23
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_function(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = load ptr, ptr %9, align 8, !tbaa !19
  %11 = tail call i32 %8(ptr noundef %10) #12
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 120
  %16 = load ptr, ptr %15, align 8, !tbaa !65
  %17 = tail call i32 %16(ptr noundef %3, ptr noundef %1, ptr noundef %2) #12
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_allow(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #13 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !19
  %10 = tail call i32 %7(ptr noundef %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !66
  %16 = tail call i32 %15(ptr noundef %1, i32 noundef 8, i32 noundef %2) #12
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_attribute(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = load ptr, ptr %9, align 8, !tbaa !19
  %11 = tail call i32 %8(ptr noundef %10) #12
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 128
  %16 = load ptr, ptr %15, align 8, !tbaa !67
  %17 = tail call i32 %16(ptr noundef %3, i32 noundef %2, ptr noundef %1) #12
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_alloc(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #13 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !19
  %10 = tail call i32 %7(ptr noundef %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 160
  %15 = load ptr, ptr %14, align 8, !tbaa !68
  %16 = tail call i32 %15(ptr noundef %2, i64 noundef %1) #12
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_free(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = tail call i32 %6(ptr noundef %8) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %14 = load ptr, ptr %13, align 8, !tbaa !69
  %15 = tail call i32 %14(i64 noundef %1) #12
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_pin(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #13 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !19
  %10 = tail call i32 %7(ptr noundef %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 176
  %15 = load ptr, ptr %14, align 8, !tbaa !70
  %16 = tail call i32 %15(ptr noundef %2, i64 noundef %1, i32 noundef 0) #12
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_unpin(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = tail call i32 %6(ptr noundef %8) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %14 = load ptr, ptr %13, align 8, !tbaa !71
  %15 = tail call i32 %14(ptr noundef %1) #12
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_memory(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #13 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !19
  %10 = tail call i32 %7(ptr noundef %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %15 = load ptr, ptr %14, align 8, !tbaa !72
  %16 = tail call i32 %15(ptr noundef %1, ptr noundef %2) #12
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_start(ptr noundef initializes((216, 224)) %0) local_unnamed_addr #13 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  store i32 0, ptr %2, align 4, !tbaa !5
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store ptr @.str.6, ptr %3, align 8, !tbaa !43
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !73
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %9 = load i32, ptr %8, align 8, !tbaa !74
  %10 = call i32 %7(ptr noundef nonnull %2, i32 noundef %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %72

12:                                               ; preds = %1
  store ptr @.str.7, ptr %3, align 8, !tbaa !43
  %13 = load ptr, ptr %4, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 80
  %15 = load ptr, ptr %14, align 8, !tbaa !75
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %17 = load i32, ptr %2, align 4, !tbaa !5
  %18 = call i32 %15(ptr noundef nonnull %16, i32 noundef %17) #12
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %72

20:                                               ; preds = %12
  store ptr @.str.8, ptr %3, align 8, !tbaa !43
  %21 = load ptr, ptr %4, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 96
  %23 = load ptr, ptr %22, align 8, !tbaa !17
  %24 = load ptr, ptr %16, align 8, !tbaa !19
  %25 = call i32 %23(ptr noundef %24) #12
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %72

27:                                               ; preds = %20
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %30 = load ptr, ptr %4, align 8, !tbaa !9
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 240
  %32 = load ptr, ptr %31, align 8, !tbaa !76
  %33 = call i32 %32(ptr noundef nonnull %28, i32 noundef 1) #12
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %48

35:                                               ; preds = %27
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %37 = load ptr, ptr %4, align 8, !tbaa !9
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 240
  %39 = load ptr, ptr %38, align 8, !tbaa !76
  %40 = call i32 %39(ptr noundef nonnull %36, i32 noundef 1) #12
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %48

42:                                               ; preds = %35
  %43 = load ptr, ptr %4, align 8, !tbaa !9
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 240
  %45 = load ptr, ptr %44, align 8, !tbaa !76
  %46 = call i32 %45(ptr noundef nonnull %29, i32 noundef 1) #12
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
  %55 = call i32 %53(ptr noundef nonnull %54, i32 noundef 2) #12
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
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret i32 %73
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @launch(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) #15 {
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
  %15 = tail call i32 %12(ptr noundef %14) #12
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
define internal range(i32 0, 15) i32 @replay(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) #15 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %5 = load ptr, ptr %4, align 8, !tbaa !100
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !106
  %8 = icmp slt i64 %7, 0
  br i1 %8, label %190, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %11 = load i32, ptr %10, align 4, !tbaa !107
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %190

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !9
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 336
  %17 = load ptr, ptr %16, align 8, !tbaa !108
  %18 = icmp eq ptr %17, null
  br i1 %18, label %190, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %21 = load atomic i32, ptr %20 monotonic, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %190

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 96
  %25 = load ptr, ptr %24, align 8, !tbaa !17
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %27 = load ptr, ptr %26, align 8, !tbaa !19
  %28 = tail call i32 %25(ptr noundef %27) #12
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.8)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %190

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

40:                                               ; preds = %70, %31
  %41 = phi i32 [ 1, %31 ], [ %72, %70 ]
  %42 = phi ptr [ %33, %31 ], [ %73, %70 ]
  %43 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !112
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %105

46:                                               ; preds = %40
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %48 = load ptr, ptr %47, align 8, !tbaa !113
  br label %92

49:                                               ; preds = %70, %37
  %50 = phi i64 [ %35, %37 ], [ %71, %70 ]
  %51 = phi ptr [ %33, %37 ], [ %73, %70 ]
  %52 = phi i32 [ 1, %37 ], [ %72, %70 ]
  %53 = phi i64 [ 0, %37 ], [ %74, %70 ]
  %54 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %38, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 24
  %56 = load i32, ptr %55, align 8, !tbaa !114
  switch i32 %56, label %70 [
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
  br i1 %61, label %70, label %62

62:                                               ; preds = %58, %57, %49
  %63 = phi i32 [ %60, %58 ], [ 1, %49 ], [ 2, %57 ]
  %64 = load ptr, ptr %39, align 8, !tbaa !116
  %65 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %66 = load ptr, ptr %65, align 8, !tbaa !117
  %67 = zext i32 %63 to i64
  br label %76

68:                                               ; preds = %76
  %69 = load i64, ptr %34, align 8, !tbaa !110
  br label %70

70:                                               ; preds = %68, %58, %49
  %71 = phi i64 [ %50, %58 ], [ %69, %68 ], [ %50, %49 ]
  %72 = phi i32 [ %52, %58 ], [ %88, %68 ], [ %52, %49 ]
  %73 = phi ptr [ %51, %58 ], [ %90, %68 ], [ %51, %49 ]
  %74 = add nuw nsw i64 %53, 1
  %75 = icmp slt i64 %74, %71
  br i1 %75, label %49, label %40, !llvm.loop !118

76:                                               ; preds = %76, %62
  %77 = phi i64 [ 0, %62 ], [ %89, %76 ]
  %78 = phi ptr [ %51, %62 ], [ %90, %76 ]
  %79 = phi i32 [ %52, %62 ], [ %88, %76 ]
  %80 = getelementptr inbounds nuw i32, ptr %66, i64 %77
  %81 = load i32, ptr %80, align 4, !tbaa !5
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds ptr, ptr %64, i64 %82
  %84 = load ptr, ptr %83, align 8, !tbaa !30
  %85 = ptrtoint ptr %84 to i64
  %86 = load i64, ptr %78, align 8, !tbaa !119
  %87 = icmp eq i64 %86, %85
  %88 = select i1 %87, i32 %79, i32 0
  store i64 %85, ptr %78, align 8, !tbaa !119
  %89 = add nuw nsw i64 %77, 1
  %90 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %91 = icmp eq i64 %89, %67
  br i1 %91, label %68, label %76, !llvm.loop !120

92:                                               ; preds = %92, %46
  %93 = phi i64 [ 0, %46 ], [ %101, %92 ]
  %94 = phi ptr [ %42, %46 ], [ %102, %92 ]
  %95 = phi i32 [ %41, %46 ], [ %100, %92 ]
  %96 = load i64, ptr %94, align 8, !tbaa !119
  %97 = getelementptr inbounds nuw i64, ptr %48, i64 %93
  %98 = load i64, ptr %97, align 8, !tbaa !119
  %99 = icmp eq i64 %96, %98
  %100 = select i1 %99, i32 %95, i32 0
  store i64 %98, ptr %94, align 8, !tbaa !119
  %101 = add nuw nsw i64 %93, 1
  %102 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %103 = load i64, ptr %43, align 8, !tbaa !112
  %104 = icmp slt i64 %101, %103
  br i1 %104, label %92, label %105, !llvm.loop !121

105:                                              ; preds = %92, %40
  %106 = phi i32 [ %41, %40 ], [ %100, %92 ]
  %107 = icmp eq i32 %106, 0
  %108 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %109 = load ptr, ptr %108, align 8, !tbaa !32
  %110 = icmp eq ptr %109, null
  br i1 %107, label %111, label %115

111:                                              ; preds = %105
  br i1 %110, label %175, label %112

112:                                              ; preds = %111
  tail call void @tfc_gpu_forget(ptr noundef nonnull %0, ptr noundef nonnull %5)
  %113 = load ptr, ptr %108, align 8, !tbaa !32
  %114 = icmp eq ptr %113, null
  br i1 %114, label %175, label %119

115:                                              ; preds = %105
  br i1 %110, label %116, label %119

116:                                              ; preds = %115
  store i64 0, ptr %6, align 8, !tbaa !106
  %117 = tail call fastcc i64 @all_launches(ptr noundef %1)
  %118 = icmp sgt i64 %117, 4096
  br i1 %118, label %190, label %176

119:                                              ; preds = %115, %112
  %120 = phi ptr [ %109, %115 ], [ %113, %112 ]
  %121 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %122 = load ptr, ptr %121, align 8, !tbaa !122
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 40
  %124 = load ptr, ptr %123, align 8, !tbaa !123
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 24
  %126 = load i64, ptr %125, align 8, !tbaa !131
  %127 = icmp sgt i64 %126, 0
  %128 = zext i1 %127 to i64
  %129 = getelementptr inbounds nuw i8, ptr %124, i64 32
  store i64 %128, ptr %129, align 8, !tbaa !134
  %130 = load ptr, ptr %14, align 8, !tbaa !9
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 344
  %132 = load ptr, ptr %131, align 8, !tbaa !135
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %134 = load ptr, ptr %133, align 8, !tbaa !40
  %135 = tail call i32 %132(ptr noundef nonnull %120, ptr noundef %134) #12
  %136 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %135, ptr noundef nonnull @.str.25)
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %190

138:                                              ; preds = %119
  store i32 0, ptr %2, align 4, !tbaa !5
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 200
  tail call fastcc void @lock(ptr noundef nonnull %139)
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 752
  %141 = load i64, ptr %140, align 8, !tbaa !136
  %142 = add i64 %141, 1
  store i64 %142, ptr %140, align 8, !tbaa !136
  %143 = load i64, ptr %34, align 8, !tbaa !110
  %144 = icmp sgt i64 %143, 0
  br i1 %144, label %145, label %149

145:                                              ; preds = %138
  %146 = load ptr, ptr %1, align 8, !tbaa !111
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 224
  br label %150

149:                                              ; preds = %162, %138
  tail call fastcc void @unlock(ptr noundef nonnull %139)
  br label %190

150:                                              ; preds = %145, %162
  %151 = phi i64 [ 0, %145 ], [ %163, %162 ]
  %152 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %146, i64 %151
  %153 = load ptr, ptr %152, align 8, !tbaa !93
  %154 = icmp eq ptr %153, null
  br i1 %154, label %162, label %155

155:                                              ; preds = %150
  %156 = getelementptr inbounds nuw i8, ptr %153, i64 8
  %157 = load i64, ptr %156, align 8, !tbaa !95
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %162, label %159

159:                                              ; preds = %155
  %160 = load i64, ptr %148, align 8, !tbaa !38
  br label %165

161:                                              ; preds = %165
  store i64 %170, ptr %148, align 8, !tbaa !38
  br label %162

162:                                              ; preds = %161, %155, %150
  %163 = add nuw nsw i64 %151, 1
  %164 = icmp eq i64 %163, %143
  br i1 %164, label %149, label %150, !llvm.loop !137

165:                                              ; preds = %159, %165
  %166 = phi i64 [ %170, %165 ], [ %160, %159 ]
  %167 = phi i64 [ %173, %165 ], [ 0, %159 ]
  %168 = load ptr, ptr %153, align 8, !tbaa !99
  %169 = getelementptr inbounds nuw %struct.tfc_launch, ptr %168, i64 %167
  %170 = add i64 %166, 1
  %171 = and i64 %166, 63
  %172 = getelementptr inbounds nuw ptr, ptr %147, i64 %171
  store ptr %169, ptr %172, align 8, !tbaa !138
  %173 = add i64 %167, 1
  %174 = icmp eq i64 %173, %157
  br i1 %174, label %161, label %165

175:                                              ; preds = %111, %112
  store i64 0, ptr %6, align 8, !tbaa !106
  br label %190

176:                                              ; preds = %116
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 196
  %178 = cmpxchg ptr %177, i32 0, i32 1 seq_cst seq_cst, align 4
  %179 = extractvalue { i32, i1 } %178, 1
  br i1 %179, label %180, label %190

180:                                              ; preds = %176
  %181 = load ptr, ptr %14, align 8, !tbaa !9
  %182 = getelementptr inbounds nuw i8, ptr %181, i64 320
  %183 = load ptr, ptr %182, align 8, !tbaa !139
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %185 = load ptr, ptr %184, align 8, !tbaa !140
  %186 = tail call i32 %183(ptr noundef %185, i32 noundef 1) #12
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %189, label %188

188:                                              ; preds = %180
  store i64 -1, ptr %6, align 8, !tbaa !106
  store atomic i32 0, ptr %177 seq_cst, align 4
  br label %190

189:                                              ; preds = %180
  store i64 1, ptr %6, align 8, !tbaa !106
  br label %190

190:                                              ; preds = %175, %19, %149, %119, %176, %116, %189, %188, %3, %9, %13, %23
  %191 = phi i32 [ %29, %23 ], [ 0, %3 ], [ 0, %13 ], [ 0, %9 ], [ 0, %149 ], [ %136, %119 ], [ 0, %176 ], [ 0, %175 ], [ 0, %116 ], [ 0, %189 ], [ 0, %188 ], [ 14, %19 ]
  ret i32 %191
}

; Function Attrs: nounwind uwtable
define internal range(i32 -1, 15) i32 @replayable(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2) #13 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !100
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %9 = load i64, ptr %8, align 8, !tbaa !106
  %10 = icmp eq i64 %9, 1
  br i1 %10, label %11, label %80

11:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store ptr null, ptr %4, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  store ptr null, ptr %5, align 8, !tbaa !30
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %13 = load ptr, ptr %12, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 328
  %15 = load ptr, ptr %14, align 8, !tbaa !141
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %17 = load ptr, ptr %16, align 8, !tbaa !140
  %18 = call i32 %15(ptr noundef %17, ptr noundef nonnull %4) #12
  %19 = icmp eq i32 %2, 0
  %20 = or i32 %18, %2
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %28

22:                                               ; preds = %11
  %23 = load ptr, ptr %12, align 8, !tbaa !9
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 336
  %25 = load ptr, ptr %24, align 8, !tbaa !108
  %26 = load ptr, ptr %4, align 8, !tbaa !30
  %27 = call i32 %25(ptr noundef nonnull %5, ptr noundef %26, i64 noundef 0) #12
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
  %36 = call i32 %35(ptr noundef nonnull %30) #12
  br label %37

37:                                               ; preds = %32, %28
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 196
  store atomic i32 0, ptr %38 seq_cst, align 4
  br i1 %19, label %40, label %39

39:                                               ; preds = %37
  store i64 0, ptr %8, align 8, !tbaa !106
  br label %78

40:                                               ; preds = %37
  %41 = load ptr, ptr %5, align 8, !tbaa !30
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %41, ptr %42, align 8, !tbaa !32
  %43 = icmp eq i32 %29, 0
  %44 = select i1 %43, i64 2, i64 -1
  store i64 %44, ptr %8, align 8, !tbaa !106
  br i1 %43, label %45, label %78

45:                                               ; preds = %40
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %50

47:                                               ; preds = %54
  %48 = atomicrmw xchg ptr %46, i32 2 acquire, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %61, label %57

50:                                               ; preds = %54, %45
  %51 = phi i32 [ 0, %45 ], [ %55, %54 ]
  %52 = cmpxchg ptr %46, i32 0, i32 1 acquire monotonic, align 4
  %53 = extractvalue { i32, i1 } %52, 1
  br i1 %53, label %61, label %54

54:                                               ; preds = %50
  call void @llvm.aarch64.hint(i32 1)
  %55 = add nuw nsw i32 %51, 1
  %56 = icmp eq i32 %55, 100
  br i1 %56, label %47, label %50, !llvm.loop !35

57:                                               ; preds = %47, %57
  %58 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %46, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  %59 = atomicrmw xchg ptr %46, i32 2 acquire, align 4
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %57, !llvm.loop !37

61:                                               ; preds = %50, %57, %47
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %63 = load i64, ptr %62, align 8, !tbaa !143
  %64 = add i64 %63, 1
  store i64 %64, ptr %62, align 8, !tbaa !143
  %65 = atomicrmw xchg ptr %46, i32 0 release, align 4
  %66 = icmp eq i32 %65, 2
  br i1 %66, label %67, label %69

67:                                               ; preds = %61
  %68 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %46, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  br label %69

69:                                               ; preds = %61, %67
  %70 = load ptr, ptr %12, align 8, !tbaa !9
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 344
  %72 = load ptr, ptr %71, align 8, !tbaa !135
  %73 = load ptr, ptr %5, align 8, !tbaa !30
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %75 = load ptr, ptr %74, align 8, !tbaa !40
  %76 = call i32 %72(ptr noundef %73, ptr noundef %75) #12
  %77 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %76, ptr noundef nonnull @.str.25)
  br label %78

78:                                               ; preds = %69, %40, %39
  %79 = phi i32 [ 0, %39 ], [ %77, %69 ], [ -1, %40 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  br label %80

80:                                               ; preds = %3, %78
  %81 = phi i32 [ %79, %78 ], [ 0, %3 ]
  ret i32 %81
}

; Function Attrs: nounwind uwtable
define internal i32 @settle(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i64 noundef %4) #13 {
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
  %25 = tail call i32 %22(ptr noundef %24) #12
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
  %41 = tail call i32 %33(ptr noundef %34, i64 noundef %36, i64 noundef %38, ptr noundef %40) #12
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
  %53 = tail call i32 %49(ptr noundef %12, i64 noundef %50, i64 noundef %4, ptr noundef %52) #12
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
  %98 = load <2 x i64>, ptr %89, align 8, !tbaa !119
  store i32 %77, ptr %82, align 8, !tbaa !154
  store i32 0, ptr %94, align 4, !tbaa !154
  store <2 x i64> %98, ptr %97, align 8, !tbaa !119
  %99 = getelementptr inbounds nuw i8, ptr %82, i64 32
  store i64 %91, ptr %99, align 8, !tbaa !119
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
  %111 = tail call i32 %104(i64 noundef %106, i8 noundef 0, i64 noundef %108, ptr noundef %110) #12
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
define internal i32 @time_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #13 {
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
  %19 = tail call i32 %16(ptr noundef %18) #12
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
  %31 = tail call i32 %30(ptr noundef nonnull %0, ptr noundef nonnull %8) #12
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
  %46 = tail call i32 %45(ptr noundef nonnull %39, i32 noundef 0) #12
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
  %58 = tail call i32 %55(ptr noundef %52, ptr noundef %57) #12
  %59 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %58, ptr noundef nonnull @.str.9)
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %140

61:                                               ; preds = %51
  %62 = load ptr, ptr %13, align 8, !tbaa !9
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 304
  %64 = load ptr, ptr %63, align 8, !tbaa !48
  %65 = load ptr, ptr %8, align 8, !tbaa !60
  %66 = load ptr, ptr %65, align 8, !tbaa !30
  %67 = tail call i32 %64(ptr noundef %66) #12
  %68 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %67, ptr noundef nonnull @.str.10)
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %140

70:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %71 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #12
  %72 = load i64, ptr %4, align 8, !tbaa !159
  %73 = mul nsw i64 %72, 1000000000
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %75 = load i64, ptr %74, align 8, !tbaa !161
  %76 = add nsw i64 %73, %75
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
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
  %91 = call i32 %90(ptr noundef nonnull %84, i32 noundef 0) #12
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
  %103 = call i32 %100(ptr noundef %97, ptr noundef %102) #12
  %104 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %103, ptr noundef nonnull @.str.9)
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %140

106:                                              ; preds = %96
  %107 = load ptr, ptr %0, align 8, !tbaa !78
  %108 = call i32 %107(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2) #12
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
  %118 = call i32 %117(ptr noundef nonnull %111, i32 noundef 0) #12
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
  %129 = call i32 %127(ptr noundef %124, ptr noundef %128) #12
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
define internal range(i32 0, 15) i32 @note_times(ptr noundef %0, ptr noundef captures(none) %1) #13 {
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
  %21 = tail call i32 %18(ptr noundef %20) #12
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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  store float 0.000000e+00, ptr %6, align 4, !tbaa !165
  %33 = load ptr, ptr %15, align 8, !tbaa !9
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 312
  %35 = load ptr, ptr %34, align 8, !tbaa !167
  %36 = call i32 %35(ptr noundef nonnull %6, ptr noundef %29, ptr noundef %32) #12
  %37 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %36, ptr noundef nonnull @.str.26)
  %38 = icmp eq i32 %37, 0
  %39 = load float, ptr %6, align 4
  %40 = fpext float %39 to double
  %41 = fmul double %40, 1.000000e+06
  %42 = fptosi double %41 to i64
  %43 = select i1 %38, i64 %42, i64 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  br label %44

44:                                               ; preds = %27, %24
  %45 = phi i64 [ %43, %27 ], [ 0, %24 ]
  %46 = phi i32 [ %37, %27 ], [ %25, %24 ]
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %48 = load i64, ptr %47, align 8, !tbaa !162
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %49 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #12
  %50 = load i64, ptr %5, align 8, !tbaa !159
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %52 = load i64, ptr %51, align 8, !tbaa !161
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store float 0.000000e+00, ptr %4, align 4, !tbaa !165
  %74 = load ptr, ptr %15, align 8, !tbaa !9
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 312
  %76 = load ptr, ptr %75, align 8, !tbaa !167
  %77 = call i32 %76(ptr noundef nonnull %4, ptr noundef %69, ptr noundef %73) #12
  %78 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %77, ptr noundef nonnull @.str.26)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %81, label %80

80:                                               ; preds = %66
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  br label %147

81:                                               ; preds = %66
  %82 = load float, ptr %4, align 4, !tbaa !165
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  %83 = load ptr, ptr %1, align 8, !tbaa !60
  %84 = getelementptr inbounds nuw ptr, ptr %83, i64 %71
  %85 = load ptr, ptr %84, align 8, !tbaa !30
  %86 = getelementptr inbounds nuw ptr, ptr %83, i64 %70
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 16
  %88 = load ptr, ptr %87, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  store float 0.000000e+00, ptr %3, align 4, !tbaa !165
  %89 = load ptr, ptr %15, align 8, !tbaa !9
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 312
  %91 = load ptr, ptr %90, align 8, !tbaa !167
  %92 = call i32 %91(ptr noundef nonnull %3, ptr noundef %85, ptr noundef %88) #12
  %93 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %92, ptr noundef nonnull @.str.26)
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %96, label %95

95:                                               ; preds = %81
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  br label %147

96:                                               ; preds = %81
  %97 = fpext float %82 to double
  %98 = fmul double %97, 1.000000e+06
  %99 = fptosi double %98 to i64
  %100 = load float, ptr %3, align 4, !tbaa !165
  %101 = fpext float %100 to double
  %102 = fmul double %101, 1.000000e+06
  %103 = fptosi double %102 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
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
  store i64 %108, ptr %141, align 8, !tbaa !119
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 8
  store i64 %109, ptr %142, align 8, !tbaa !119
  %143 = getelementptr inbounds nuw i8, ptr %141, i64 16
  store i64 %110, ptr %143, align 8, !tbaa !119
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
define internal range(i32 0, 15) i32 @set(ptr noundef %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef %2, i32 noundef %3) #13 {
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
  %29 = tail call i32 %26(ptr noundef %28) #12
  %30 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %29, ptr noundef nonnull @.str.8)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %22
  %33 = load ptr, ptr %23, align 8, !tbaa !9
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 232
  %35 = load ptr, ptr %34, align 8, !tbaa !184
  %36 = ptrtoint ptr %2 to i64
  %37 = tail call i32 %35(i64 noundef %36, i32 noundef %3, i64 noundef 1, ptr noundef %18) #12
  %38 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %37, ptr noundef nonnull @.str.27)
  br label %39

39:                                               ; preds = %15, %22, %32
  %40 = phi i32 [ %38, %32 ], [ %30, %22 ], [ 14, %15 ]
  ret i32 %40
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @move_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #13 {
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
  %15 = tail call i32 %12(ptr noundef %14) #12
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
  %28 = tail call i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #12
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @write_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #13 {
  %5 = tail call i32 @tfc_gpu_write(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3)
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @read_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #13 {
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
  %15 = tail call i32 %12(ptr noundef %14) #12
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
  %27 = tail call i32 %23(ptr noundef %1, i64 noundef %24, i64 noundef %3, ptr noundef %26) #12
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
define internal range(i32 0, 15) i32 @receive_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) #13 {
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
  %23 = tail call i32 %20(ptr noundef %22) #12
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
  %36 = tail call i32 %29(i64 noundef %30, ptr noundef %31, i64 noundef %32, ptr noundef %34, i64 noundef %4, ptr noundef %35) #12
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
define internal range(i32 0, 15) i32 @send_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef writeonly captures(none) %4) #13 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %7 = load atomic i32, ptr %6 monotonic, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %110

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load ptr, ptr %10, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !17
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %15 = load ptr, ptr %14, align 8, !tbaa !19
  %16 = tail call i32 %13(ptr noundef %15) #12
  %17 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %16, ptr noundef nonnull @.str.8)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %110

19:                                               ; preds = %9
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %24

21:                                               ; preds = %28
  %22 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %35, label %31

24:                                               ; preds = %28, %19
  %25 = phi i32 [ 0, %19 ], [ %29, %28 ]
  %26 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %27 = extractvalue { i32, i1 } %26, 1
  br i1 %27, label %35, label %28

28:                                               ; preds = %24
  tail call void @llvm.aarch64.hint(i32 1)
  %29 = add nuw nsw i32 %25, 1
  %30 = icmp eq i32 %29, 100
  br i1 %30, label %21, label %24, !llvm.loop !35

31:                                               ; preds = %21, %31
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  %33 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %31, !llvm.loop !37

35:                                               ; preds = %24, %31, %21
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 768
  br label %39

37:                                               ; preds = %39
  %38 = getelementptr inbounds nuw i8, ptr %41, i64 24
  br i1 %44, label %49, label %48

39:                                               ; preds = %39, %35
  %40 = phi i64 [ 0, %35 ], [ %45, %39 ]
  %41 = getelementptr inbounds nuw %struct.tfc_stage, ptr %36, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %43 = load ptr, ptr %42, align 8, !tbaa !54
  %44 = icmp ne ptr %43, null
  %45 = add nuw nsw i64 %40, 1
  %46 = icmp samesign ult i64 %40, 15
  %47 = select i1 %46, i1 %44, i1 false
  br i1 %47, label %39, label %37, !llvm.loop !186

48:                                               ; preds = %37
  store ptr %1, ptr %38, align 8, !tbaa !54
  br label %49

49:                                               ; preds = %48, %37
  %50 = atomicrmw xchg ptr %20, i32 0 release, align 4
  %51 = icmp eq i32 %50, 2
  br i1 %51, label %52, label %54

52:                                               ; preds = %49
  %53 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  br label %54

54:                                               ; preds = %49, %52
  store ptr null, ptr %4, align 8, !tbaa !30
  br i1 %44, label %110, label %55

55:                                               ; preds = %54
  %56 = tail call fastcc i32 @prepare(ptr noundef nonnull %0, ptr noundef nonnull %41, i64 noundef %3)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %85

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %60 = load ptr, ptr %59, align 8, !tbaa !187
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %62 = load ptr, ptr %61, align 8, !tbaa !40
  %63 = tail call fastcc i32 @wait_for(ptr noundef nonnull %0, ptr noundef %60, ptr noundef nonnull %0, ptr noundef %62)
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %85

65:                                               ; preds = %58
  %66 = load ptr, ptr %10, align 8, !tbaa !9
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 200
  %68 = load ptr, ptr %67, align 8, !tbaa !51
  %69 = load ptr, ptr %41, align 8, !tbaa !49
  %70 = ptrtoint ptr %2 to i64
  %71 = load ptr, ptr %59, align 8, !tbaa !187
  %72 = tail call i32 %68(ptr noundef %69, i64 noundef %70, i64 noundef %3, ptr noundef %71) #12
  %73 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %72, ptr noundef nonnull @.str.3)
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %85

75:                                               ; preds = %65
  %76 = load ptr, ptr %10, align 8, !tbaa !9
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 288
  %78 = load ptr, ptr %77, align 8, !tbaa !50
  %79 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %80 = load ptr, ptr %79, align 8, !tbaa !46
  %81 = load ptr, ptr %59, align 8, !tbaa !187
  %82 = tail call i32 %78(ptr noundef %80, ptr noundef %81) #12
  %83 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %82, ptr noundef nonnull @.str.9)
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %109, label %85

85:                                               ; preds = %55, %58, %65, %75
  %86 = phi i32 [ %83, %75 ], [ %73, %65 ], [ %63, %58 ], [ %56, %55 ]
  br label %90

87:                                               ; preds = %94
  %88 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %101, label %97

90:                                               ; preds = %94, %85
  %91 = phi i32 [ 0, %85 ], [ %95, %94 ]
  %92 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %93 = extractvalue { i32, i1 } %92, 1
  br i1 %93, label %101, label %94

94:                                               ; preds = %90
  tail call void @llvm.aarch64.hint(i32 1)
  %95 = add nuw nsw i32 %91, 1
  %96 = icmp eq i32 %95, 100
  br i1 %96, label %87, label %90, !llvm.loop !35

97:                                               ; preds = %87, %97
  %98 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  %99 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %97, !llvm.loop !37

101:                                              ; preds = %90, %97, %87
  store ptr null, ptr %38, align 8, !tbaa !54
  %102 = atomicrmw xchg ptr %20, i32 0 release, align 4
  %103 = icmp eq i32 %102, 2
  br i1 %103, label %104, label %106

104:                                              ; preds = %101
  %105 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  br label %106

106:                                              ; preds = %101, %104
  %107 = icmp eq i32 %86, 8
  %108 = select i1 %107, i32 0, i32 %86
  br label %110

109:                                              ; preds = %75
  store ptr %41, ptr %4, align 8, !tbaa !30
  br label %110

110:                                              ; preds = %5, %54, %109, %106, %9
  %111 = phi i32 [ %17, %9 ], [ 0, %54 ], [ %108, %106 ], [ 0, %109 ], [ 14, %5 ]
  ret i32 %111
}

; Function Attrs: nounwind uwtable
define internal range(i32 -14, 2) i32 @arrived(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2) #13 {
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
  %14 = tail call i32 %11(ptr noundef %13) #12
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
  %28 = tail call i32 %27(ptr noundef %24) #12
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
define internal ptr @arrival(ptr readnone captures(none) %0, ptr noundef readonly captures(none) %1) #16 {
  %3 = load ptr, ptr %1, align 8, !tbaa !49
  ret ptr %3
}

; Function Attrs: nounwind uwtable
define internal void @release(ptr noundef %0, ptr noundef writeonly captures(none) %1) #13 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %7

4:                                                ; preds = %11
  %5 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %18, label %14

7:                                                ; preds = %11, %2
  %8 = phi i32 [ 0, %2 ], [ %12, %11 ]
  %9 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %18, label %11

11:                                               ; preds = %7
  tail call void @llvm.aarch64.hint(i32 1)
  %12 = add nuw nsw i32 %8, 1
  %13 = icmp eq i32 %12, 100
  br i1 %13, label %4, label %7, !llvm.loop !35

14:                                               ; preds = %4, %14
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !37

18:                                               ; preds = %7, %14, %4
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store ptr null, ptr %19, align 8, !tbaa !54
  %20 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %21 = icmp eq i32 %20, 2
  br i1 %21, label %22, label %24

22:                                               ; preds = %18
  %23 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  br label %24

24:                                               ; preds = %18, %22
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_stop(ptr noundef captures(none) %0) local_unnamed_addr #13 {
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
  %16 = tail call i32 %15(ptr noundef nonnull %9) #12
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %161

18:                                               ; preds = %11
  %19 = icmp eq ptr %3, null
  br i1 %19, label %25, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %12, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 248
  %23 = load ptr, ptr %22, align 8, !tbaa !188
  %24 = tail call i32 %23(ptr noundef nonnull %3) #12
  br label %25

25:                                               ; preds = %18, %20
  %26 = icmp eq ptr %5, null
  br i1 %26, label %32, label %27

27:                                               ; preds = %25
  %28 = load ptr, ptr %12, align 8, !tbaa !9
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 248
  %30 = load ptr, ptr %29, align 8, !tbaa !188
  %31 = tail call i32 %30(ptr noundef nonnull %5) #12
  br label %32

32:                                               ; preds = %27, %25
  %33 = icmp eq ptr %7, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %32
  %35 = load ptr, ptr %12, align 8, !tbaa !9
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 248
  %37 = load ptr, ptr %36, align 8, !tbaa !188
  %38 = tail call i32 %37(ptr noundef nonnull %7) #12
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
  %56 = tail call i32 %55(ptr noundef nonnull %50) #12
  br label %57

57:                                               ; preds = %52, %46
  %58 = load ptr, ptr %48, align 8, !tbaa !49
  %59 = icmp eq ptr %58, null
  br i1 %59, label %65, label %60

60:                                               ; preds = %57
  %61 = load ptr, ptr %12, align 8, !tbaa !9
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 184
  %63 = load ptr, ptr %62, align 8, !tbaa !71
  %64 = tail call i32 %63(ptr noundef nonnull %58) #12
  br label %65

65:                                               ; preds = %57, %60
  %66 = add nuw nsw i64 %47, 1
  %67 = icmp eq i64 %66, 16
  br i1 %67, label %41, label %46, !llvm.loop !189

68:                                               ; preds = %41
  %69 = load ptr, ptr %12, align 8, !tbaa !9
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 280
  %71 = load ptr, ptr %70, align 8, !tbaa !61
  %72 = tail call i32 %71(ptr noundef nonnull %44) #12
  br label %73

73:                                               ; preds = %68, %41
  %74 = load ptr, ptr %42, align 8, !tbaa !49
  %75 = icmp eq ptr %74, null
  br i1 %75, label %81, label %76

76:                                               ; preds = %73
  %77 = load ptr, ptr %12, align 8, !tbaa !9
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 184
  %79 = load ptr, ptr %78, align 8, !tbaa !71
  %80 = tail call i32 %79(ptr noundef nonnull %74) #12
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
  %90 = tail call i32 %89(ptr noundef nonnull %84) #12
  br label %91

91:                                               ; preds = %86, %81
  %92 = load ptr, ptr %82, align 8, !tbaa !49
  %93 = icmp eq ptr %92, null
  br i1 %93, label %99, label %94

94:                                               ; preds = %91
  %95 = load ptr, ptr %12, align 8, !tbaa !9
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 184
  %97 = load ptr, ptr %96, align 8, !tbaa !71
  %98 = tail call i32 %97(ptr noundef nonnull %92) #12
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
  %108 = tail call i32 %107(ptr noundef nonnull %102) #12
  br label %109

109:                                              ; preds = %104, %99
  %110 = load ptr, ptr %100, align 8, !tbaa !49
  %111 = icmp eq ptr %110, null
  br i1 %111, label %117, label %112

112:                                              ; preds = %109
  %113 = load ptr, ptr %12, align 8, !tbaa !9
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 184
  %115 = load ptr, ptr %114, align 8, !tbaa !71
  %116 = tail call i32 %115(ptr noundef nonnull %110) #12
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
  %126 = tail call i32 %125(ptr noundef nonnull %120) #12
  br label %127

127:                                              ; preds = %122, %117
  %128 = load ptr, ptr %118, align 8, !tbaa !49
  %129 = icmp eq ptr %128, null
  br i1 %129, label %135, label %130

130:                                              ; preds = %127
  %131 = load ptr, ptr %12, align 8, !tbaa !9
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 184
  %133 = load ptr, ptr %132, align 8, !tbaa !71
  %134 = tail call i32 %133(ptr noundef nonnull %128) #12
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
  %143 = tail call i32 %142(ptr noundef nonnull %137) #12
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
  %153 = tail call i32 %150(ptr noundef %152) #12
  br label %154

154:                                              ; preds = %148, %144
  %155 = load ptr, ptr %12, align 8, !tbaa !9
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 88
  %157 = load ptr, ptr %156, align 8, !tbaa !193
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %159 = load i32, ptr %158, align 8, !tbaa !74
  %160 = tail call i32 %157(i32 noundef %159) #12
  store ptr null, ptr %8, align 8, !tbaa !19
  br label %161

161:                                              ; preds = %1, %11, %154
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #5

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #6

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @prepare(ptr noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #13 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !46
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %15

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 272
  %11 = load ptr, ptr %10, align 8, !tbaa !77
  %12 = tail call i32 %11(ptr noundef nonnull %4, i32 noundef 2) #12
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
  %27 = tail call i32 %26(ptr noundef nonnull %20) #12
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
  %36 = tail call i32 %35(ptr noundef nonnull %1, i64 noundef %31, i32 noundef 0) #12
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
define internal fastcc range(i32 0, 15) i32 @launch_one(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) unnamed_addr #15 {
  %5 = alloca [5 x i64], align 8
  %6 = alloca [5 x i64], align 8
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
  br i1 %18, label %859, label %19

19:                                               ; preds = %4
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %21 = load i32, ptr %20, align 8, !tbaa !198
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %561

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
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  %39 = load ptr, ptr %38, align 8, !tbaa !24
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %73

41:                                               ; preds = %34
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %46

43:                                               ; preds = %50
  %44 = atomicrmw xchg ptr %42, i32 2 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %57, label %53

46:                                               ; preds = %50, %41
  %47 = phi i32 [ 0, %41 ], [ %51, %50 ]
  %48 = cmpxchg ptr %42, i32 0, i32 1 acquire monotonic, align 4
  %49 = extractvalue { i32, i1 } %48, 1
  br i1 %49, label %57, label %50

50:                                               ; preds = %46
  tail call void @llvm.aarch64.hint(i32 1)
  %51 = add nuw nsw i32 %47, 1
  %52 = icmp eq i32 %51, 100
  br i1 %52, label %43, label %46, !llvm.loop !35

53:                                               ; preds = %43, %53
  %54 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %42, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  %55 = atomicrmw xchg ptr %42, i32 2 acquire, align 4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %53, !llvm.loop !37

57:                                               ; preds = %46, %53, %43
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %59 = load atomic i32, ptr %58 seq_cst, align 4
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %64

61:                                               ; preds = %57
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store i32 801, ptr %62, align 8, !tbaa !42
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store ptr @.str.16, ptr %63, align 8, !tbaa !43
  br label %64

64:                                               ; preds = %61, %57
  %65 = atomicrmw xchg ptr %42, i32 0 release, align 4
  %66 = icmp eq i32 %65, 2
  br i1 %66, label %67, label %69

67:                                               ; preds = %64
  %68 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %42, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  br label %69

69:                                               ; preds = %67, %64
  %70 = load atomic i32, ptr %58 seq_cst, align 4
  %71 = icmp eq i32 %70, 0
  %72 = select i1 %71, i32 13, i32 14
  br label %559

73:                                               ; preds = %34
  %74 = getelementptr inbounds nuw i8, ptr %24, i64 72
  %75 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %76 = getelementptr inbounds nuw i8, ptr %24, i64 112
  %77 = load ptr, ptr %24, align 8, !tbaa !200
  %78 = tail call fastcc i64 @evaluate(ptr noundef %77, ptr noundef %16)
  store i64 %78, ptr %10, align 8, !tbaa !201
  %79 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %80 = load ptr, ptr %79, align 8, !tbaa !200
  %81 = tail call fastcc i64 @evaluate(ptr noundef %80, ptr noundef %16)
  %82 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %81, ptr %82, align 8, !tbaa !203
  %83 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %84 = load ptr, ptr %83, align 8, !tbaa !200
  %85 = tail call fastcc i64 @evaluate(ptr noundef %84, ptr noundef %16)
  %86 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i64 %85, ptr %86, align 8, !tbaa !204
  %87 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %88 = load ptr, ptr %87, align 8, !tbaa !200
  %89 = tail call fastcc i64 @evaluate(ptr noundef %88, ptr noundef %16)
  %90 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i64 %89, ptr %90, align 8, !tbaa !205
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %92 = load ptr, ptr %91, align 8, !tbaa !116
  %93 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %94 = load ptr, ptr %93, align 8, !tbaa !117
  %95 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %96 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %97 = getelementptr inbounds nuw i8, ptr %10, i64 104
  %98 = getelementptr inbounds nuw i8, ptr %10, i64 80
  %99 = getelementptr inbounds nuw i8, ptr %24, i64 96
  %100 = load i32, ptr %99, align 8, !tbaa !206
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw i32, ptr %94, i64 %101
  %103 = load i32, ptr %102, align 4, !tbaa !5
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds ptr, ptr %92, i64 %104
  %106 = load ptr, ptr %105, align 8, !tbaa !30
  %107 = load ptr, ptr %74, align 8, !tbaa !207
  %108 = tail call fastcc i64 @evaluate(ptr noundef %107, ptr noundef %16)
  store i64 %108, ptr %95, align 8, !tbaa !119
  %109 = getelementptr inbounds nuw i8, ptr %24, i64 80
  %110 = load ptr, ptr %109, align 8, !tbaa !208
  %111 = tail call fastcc i64 @evaluate(ptr noundef %110, ptr noundef %16)
  store i64 %111, ptr %96, align 8, !tbaa !119
  %112 = getelementptr inbounds nuw i8, ptr %24, i64 88
  %113 = load ptr, ptr %112, align 8, !tbaa !209
  %114 = tail call fastcc i64 @evaluate(ptr noundef %113, ptr noundef %16)
  %115 = getelementptr inbounds nuw i8, ptr %24, i64 104
  %116 = load i32, ptr %115, align 8, !tbaa !210
  %117 = zext i32 %116 to i64
  %118 = mul nsw i64 %114, %117
  %119 = getelementptr inbounds i8, ptr %106, i64 %118
  store ptr %119, ptr %97, align 8, !tbaa !211
  %120 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %121 = load i32, ptr %120, align 8, !tbaa !206
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw i32, ptr %94, i64 %122
  %124 = load i32, ptr %123, align 4, !tbaa !5
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds ptr, ptr %92, i64 %125
  %127 = load ptr, ptr %126, align 8, !tbaa !30
  %128 = load ptr, ptr %75, align 8, !tbaa !207
  %129 = tail call fastcc i64 @evaluate(ptr noundef %128, ptr noundef %16)
  %130 = getelementptr inbounds nuw i8, ptr %10, i64 40
  store i64 %129, ptr %130, align 8, !tbaa !119
  %131 = getelementptr inbounds nuw i8, ptr %24, i64 40
  %132 = load ptr, ptr %131, align 8, !tbaa !208
  %133 = tail call fastcc i64 @evaluate(ptr noundef %132, ptr noundef %16)
  %134 = getelementptr inbounds nuw i8, ptr %10, i64 64
  store i64 %133, ptr %134, align 8, !tbaa !119
  %135 = getelementptr inbounds nuw i8, ptr %24, i64 48
  %136 = load ptr, ptr %135, align 8, !tbaa !209
  %137 = tail call fastcc i64 @evaluate(ptr noundef %136, ptr noundef %16)
  %138 = getelementptr inbounds nuw i8, ptr %24, i64 64
  %139 = load i32, ptr %138, align 8, !tbaa !210
  %140 = zext i32 %139 to i64
  %141 = mul nsw i64 %137, %140
  %142 = getelementptr inbounds i8, ptr %127, i64 %141
  %143 = getelementptr inbounds nuw i8, ptr %10, i64 112
  store ptr %142, ptr %143, align 8, !tbaa !211
  %144 = getelementptr inbounds nuw i8, ptr %10, i64 88
  %145 = insertelement <2 x ptr> poison, ptr %119, i64 0
  %146 = insertelement <2 x ptr> %145, ptr %142, i64 1
  %147 = ptrtoint <2 x ptr> %146 to <2 x i64>
  %148 = sub <2 x i64> zeroinitializer, %147
  %149 = and <2 x i64> %147, %148
  %150 = icmp eq <2 x i64> %149, zeroinitializer
  %151 = tail call <2 x i64> @llvm.smin.v2i64(<2 x i64> %149, <2 x i64> splat (i64 256))
  %152 = select <2 x i1> %150, <2 x i64> splat (i64 256), <2 x i64> %151
  store <2 x i64> %152, ptr %98, align 8, !tbaa !119
  %153 = getelementptr inbounds nuw i8, ptr %24, i64 136
  %154 = load i32, ptr %153, align 8, !tbaa !206
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds nuw i32, ptr %94, i64 %155
  %157 = load i32, ptr %156, align 4, !tbaa !5
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds ptr, ptr %92, i64 %158
  %160 = load ptr, ptr %159, align 8, !tbaa !30
  %161 = load ptr, ptr %76, align 8, !tbaa !207
  %162 = tail call fastcc i64 @evaluate(ptr noundef %161, ptr noundef %16)
  %163 = getelementptr inbounds nuw i8, ptr %10, i64 48
  store i64 %162, ptr %163, align 8, !tbaa !119
  %164 = getelementptr inbounds nuw i8, ptr %24, i64 120
  %165 = load ptr, ptr %164, align 8, !tbaa !208
  %166 = tail call fastcc i64 @evaluate(ptr noundef %165, ptr noundef %16)
  %167 = getelementptr inbounds nuw i8, ptr %10, i64 72
  store i64 %166, ptr %167, align 8, !tbaa !119
  %168 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %169 = load ptr, ptr %168, align 8, !tbaa !209
  %170 = tail call fastcc i64 @evaluate(ptr noundef %169, ptr noundef %16)
  %171 = getelementptr inbounds nuw i8, ptr %24, i64 144
  %172 = load i32, ptr %171, align 8, !tbaa !210
  %173 = zext i32 %172 to i64
  %174 = mul nsw i64 %170, %173
  %175 = getelementptr inbounds i8, ptr %160, i64 %174
  %176 = getelementptr inbounds nuw i8, ptr %10, i64 120
  store ptr %175, ptr %176, align 8, !tbaa !211
  %177 = ptrtoint ptr %175 to i64
  %178 = sub i64 0, %177
  %179 = and i64 %177, %178
  %180 = icmp eq i64 %179, 0
  %181 = tail call i64 @llvm.smin.i64(i64 %179, i64 256)
  %182 = select i1 %180, i64 256, i64 %181
  %183 = getelementptr inbounds nuw i8, ptr %10, i64 96
  store i64 %182, ptr %183, align 8, !tbaa !119
  %184 = icmp ne i64 %78, 0
  %185 = icmp ne i64 %81, 0
  %186 = select i1 %184, i1 %185, i1 false
  %187 = icmp ne i64 %89, 0
  %188 = select i1 %186, i1 %187, i1 false
  br i1 %188, label %189, label %559

189:                                              ; preds = %73
  %190 = icmp eq i64 %85, 0
  br i1 %190, label %191, label %201

191:                                              ; preds = %189
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %193 = load ptr, ptr %192, align 8, !tbaa !9
  %194 = getelementptr inbounds nuw i8, ptr %193, i64 224
  %195 = load ptr, ptr %194, align 8, !tbaa !53
  %196 = mul i64 %81, %78
  %197 = mul i64 %196, %89
  %198 = mul nsw i64 %197, %173
  %199 = tail call i32 %195(i64 noundef %177, i8 noundef 0, i64 noundef %198, ptr noundef %37) #12
  %200 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %199, ptr noundef nonnull @.str.5)
  br label %559

201:                                              ; preds = %189
  %202 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %206

203:                                              ; preds = %210
  %204 = atomicrmw xchg ptr %202, i32 2 acquire, align 4
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %217, label %213

206:                                              ; preds = %210, %201
  %207 = phi i32 [ 0, %201 ], [ %211, %210 ]
  %208 = cmpxchg ptr %202, i32 0, i32 1 acquire monotonic, align 4
  %209 = extractvalue { i32, i1 } %208, 1
  br i1 %209, label %217, label %210

210:                                              ; preds = %206
  tail call void @llvm.aarch64.hint(i32 1)
  %211 = add nuw nsw i32 %207, 1
  %212 = icmp eq i32 %211, 100
  br i1 %212, label %203, label %206, !llvm.loop !35

213:                                              ; preds = %203, %213
  %214 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %202, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  %215 = atomicrmw xchg ptr %202, i32 2 acquire, align 4
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %217, label %213, !llvm.loop !37

217:                                              ; preds = %206, %213, %203
  %218 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %220 = load i64, ptr %219, align 8, !tbaa !38
  %221 = add i64 %220, 1
  store i64 %221, ptr %219, align 8, !tbaa !38
  %222 = and i64 %220, 63
  %223 = getelementptr inbounds nuw ptr, ptr %218, i64 %222
  store ptr %3, ptr %223, align 8, !tbaa !138
  %224 = atomicrmw xchg ptr %202, i32 0 release, align 4
  %225 = icmp eq i32 %224, 2
  br i1 %225, label %226, label %228

226:                                              ; preds = %217
  %227 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %202, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  br label %228

228:                                              ; preds = %226, %217
  %229 = getelementptr inbounds nuw i8, ptr %0, i64 1456
  br label %233

230:                                              ; preds = %237
  %231 = atomicrmw xchg ptr %229, i32 2 acquire, align 4
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %244, label %240

233:                                              ; preds = %237, %228
  %234 = phi i32 [ 0, %228 ], [ %238, %237 ]
  %235 = cmpxchg ptr %229, i32 0, i32 1 acquire monotonic, align 4
  %236 = extractvalue { i32, i1 } %235, 1
  br i1 %236, label %244, label %237

237:                                              ; preds = %233
  tail call void @llvm.aarch64.hint(i32 1)
  %238 = add nuw nsw i32 %234, 1
  %239 = icmp eq i32 %238, 100
  br i1 %239, label %230, label %233, !llvm.loop !35

240:                                              ; preds = %230, %240
  %241 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %229, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  %242 = atomicrmw xchg ptr %229, i32 2 acquire, align 4
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %244, label %240, !llvm.loop !37

244:                                              ; preds = %233, %240, %230
  %245 = getelementptr inbounds nuw i8, ptr %24, i64 156
  %246 = load i32, ptr %245, align 4, !tbaa !212
  %247 = load i64, ptr %10, align 8, !tbaa !201
  %248 = load i64, ptr %82, align 8, !tbaa !203
  %249 = load i64, ptr %86, align 8, !tbaa !204
  %250 = load i64, ptr %90, align 8, !tbaa !205
  %251 = load i64, ptr %95, align 8
  %252 = load i64, ptr %130, align 8
  %253 = load i64, ptr %163, align 8
  %254 = load i64, ptr %96, align 8
  %255 = load i64, ptr %134, align 8
  %256 = load i64, ptr %167, align 8
  %257 = load i64, ptr %98, align 8
  %258 = load i64, ptr %144, align 8
  %259 = load i64, ptr %183, align 8
  %260 = getelementptr inbounds nuw i8, ptr %24, i64 288
  %261 = load ptr, ptr %260, align 8, !tbaa !25
  %262 = icmp eq ptr %261, null
  %263 = zext i1 %262 to i64
  %264 = getelementptr inbounds nuw i8, ptr %24, i64 160
  %265 = load i64, ptr %264, align 8, !tbaa !119
  %266 = xor i64 %265, %247
  %267 = or i64 %266, %263
  %268 = getelementptr inbounds nuw i8, ptr %24, i64 168
  %269 = load i64, ptr %268, align 8, !tbaa !119
  %270 = xor i64 %269, %248
  %271 = or i64 %267, %270
  %272 = getelementptr inbounds nuw i8, ptr %24, i64 176
  %273 = load i64, ptr %272, align 8, !tbaa !119
  %274 = xor i64 %273, %249
  %275 = or i64 %271, %274
  %276 = getelementptr inbounds nuw i8, ptr %24, i64 184
  %277 = load i64, ptr %276, align 8, !tbaa !119
  %278 = xor i64 %277, %250
  %279 = or i64 %275, %278
  %280 = getelementptr inbounds nuw i8, ptr %24, i64 192
  %281 = load i64, ptr %280, align 8, !tbaa !119
  %282 = xor i64 %281, %251
  %283 = or i64 %279, %282
  %284 = getelementptr inbounds nuw i8, ptr %24, i64 200
  %285 = load i64, ptr %284, align 8, !tbaa !119
  %286 = xor i64 %285, %252
  %287 = or i64 %283, %286
  %288 = getelementptr inbounds nuw i8, ptr %24, i64 208
  %289 = load i64, ptr %288, align 8, !tbaa !119
  %290 = xor i64 %289, %253
  %291 = or i64 %287, %290
  %292 = getelementptr inbounds nuw i8, ptr %24, i64 216
  %293 = load i64, ptr %292, align 8, !tbaa !119
  %294 = xor i64 %293, %254
  %295 = or i64 %291, %294
  %296 = getelementptr inbounds nuw i8, ptr %24, i64 224
  %297 = load i64, ptr %296, align 8, !tbaa !119
  %298 = xor i64 %297, %255
  %299 = or i64 %295, %298
  %300 = getelementptr inbounds nuw i8, ptr %24, i64 232
  %301 = load i64, ptr %300, align 8, !tbaa !119
  %302 = xor i64 %301, %256
  %303 = or i64 %299, %302
  %304 = getelementptr inbounds nuw i8, ptr %24, i64 240
  %305 = load i64, ptr %304, align 8, !tbaa !119
  %306 = xor i64 %305, %257
  %307 = or i64 %303, %306
  %308 = getelementptr inbounds nuw i8, ptr %24, i64 248
  %309 = load i64, ptr %308, align 8, !tbaa !119
  %310 = xor i64 %309, %258
  %311 = or i64 %307, %310
  %312 = getelementptr inbounds nuw i8, ptr %24, i64 256
  %313 = load i64, ptr %312, align 8, !tbaa !119
  %314 = xor i64 %313, %259
  %315 = or i64 %311, %314
  %316 = getelementptr inbounds nuw i8, ptr %24, i64 264
  %317 = load i64, ptr %316, align 8, !tbaa !119
  %318 = or i64 %315, %317
  %319 = getelementptr inbounds nuw i8, ptr %24, i64 272
  %320 = load i64, ptr %319, align 8, !tbaa !119
  %321 = or i64 %318, %320
  %322 = getelementptr inbounds nuw i8, ptr %24, i64 280
  %323 = load i64, ptr %322, align 8, !tbaa !119
  %324 = or i64 %321, %323
  %325 = icmp eq i64 %324, 0
  br i1 %325, label %509, label %326

326:                                              ; preds = %244
  br i1 %262, label %369, label %327

327:                                              ; preds = %326
  %328 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %329 = load ptr, ptr %328, align 8, !tbaa !9
  %330 = getelementptr inbounds nuw i8, ptr %329, i64 96
  %331 = load ptr, ptr %330, align 8, !tbaa !17
  %332 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %333 = load ptr, ptr %332, align 8, !tbaa !19
  %334 = tail call i32 %331(ptr noundef %333) #12
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %336, label %369

336:                                              ; preds = %327
  %337 = load ptr, ptr %38, align 8, !tbaa !24
  %338 = getelementptr inbounds nuw i8, ptr %337, i64 24
  %339 = load ptr, ptr %338, align 8, !tbaa !29
  %340 = load ptr, ptr %260, align 8, !tbaa !25
  %341 = tail call i32 %339(ptr noundef %340) #12
  %342 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %343 = load ptr, ptr %342, align 8, !tbaa !30
  %344 = icmp eq ptr %343, null
  br i1 %344, label %350, label %345

345:                                              ; preds = %336
  %346 = load ptr, ptr %38, align 8, !tbaa !24
  %347 = getelementptr inbounds nuw i8, ptr %346, i64 48
  %348 = load ptr, ptr %347, align 8, !tbaa !31
  %349 = tail call i32 %348(ptr noundef nonnull %343) #12
  br label %350

350:                                              ; preds = %345, %336
  %351 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %352 = load ptr, ptr %351, align 8, !tbaa !30
  %353 = icmp eq ptr %352, null
  br i1 %353, label %359, label %354

354:                                              ; preds = %350
  %355 = load ptr, ptr %38, align 8, !tbaa !24
  %356 = getelementptr inbounds nuw i8, ptr %355, i64 48
  %357 = load ptr, ptr %356, align 8, !tbaa !31
  %358 = tail call i32 %357(ptr noundef nonnull %352) #12
  br label %359

359:                                              ; preds = %354, %350
  %360 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %361 = load ptr, ptr %360, align 8, !tbaa !30
  %362 = icmp eq ptr %361, null
  br i1 %362, label %368, label %363

363:                                              ; preds = %359
  %364 = load ptr, ptr %38, align 8, !tbaa !24
  %365 = getelementptr inbounds nuw i8, ptr %364, i64 48
  %366 = load ptr, ptr %365, align 8, !tbaa !31
  %367 = tail call i32 %366(ptr noundef nonnull %361) #12
  br label %368

368:                                              ; preds = %363, %359
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %260, i8 0, i64 32, i1 false)
  br label %369

369:                                              ; preds = %368, %327, %326
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  %370 = getelementptr inbounds nuw i8, ptr %24, i64 108
  %371 = load i32, ptr %370, align 4, !tbaa !213
  %372 = icmp ne i32 %371, 0
  %373 = zext i1 %372 to i32
  store i32 %373, ptr %7, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  %374 = getelementptr inbounds nuw i8, ptr %24, i64 68
  %375 = load i32, ptr %374, align 4, !tbaa !214
  %376 = icmp eq i32 %375, 0
  %377 = zext i1 %376 to i32
  store i32 %377, ptr %8, align 4, !tbaa !5
  %378 = load ptr, ptr %38, align 8, !tbaa !24
  %379 = getelementptr inbounds nuw i8, ptr %378, i64 16
  %380 = load ptr, ptr %379, align 8, !tbaa !215
  %381 = getelementptr inbounds nuw i8, ptr %24, i64 152
  %382 = load i32, ptr %381, align 8, !tbaa !216
  %383 = load i32, ptr %245, align 4, !tbaa !212
  %384 = tail call i32 %380(ptr noundef nonnull %260, i32 noundef %382, i32 noundef %383) #12
  %385 = icmp eq i32 %384, 0
  br i1 %385, label %390, label %386

386:                                              ; preds = %369
  %387 = add nsw i32 %384, 10000
  %388 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %387, ptr noundef nonnull @.str.17)
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %390, label %461

390:                                              ; preds = %386, %369
  %391 = load ptr, ptr %38, align 8, !tbaa !24
  %392 = getelementptr inbounds nuw i8, ptr %391, i64 32
  %393 = load ptr, ptr %392, align 8, !tbaa !217
  %394 = load ptr, ptr %260, align 8, !tbaa !25
  %395 = call i32 %393(ptr noundef %394, i32 noundef 3, ptr noundef nonnull %7, i64 noundef 4) #12
  %396 = icmp eq i32 %395, 0
  br i1 %396, label %401, label %397

397:                                              ; preds = %390
  %398 = add nsw i32 %395, 10000
  %399 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %398, ptr noundef nonnull @.str.18)
  %400 = icmp eq i32 %399, 0
  br i1 %400, label %401, label %461

401:                                              ; preds = %397, %390
  %402 = load ptr, ptr %38, align 8, !tbaa !24
  %403 = getelementptr inbounds nuw i8, ptr %402, i64 32
  %404 = load ptr, ptr %403, align 8, !tbaa !217
  %405 = load ptr, ptr %260, align 8, !tbaa !25
  %406 = call i32 %404(ptr noundef %405, i32 noundef 4, ptr noundef nonnull %8, i64 noundef 4) #12
  %407 = icmp eq i32 %406, 0
  br i1 %407, label %412, label %408

408:                                              ; preds = %401
  %409 = add nsw i32 %406, 10000
  %410 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %409, ptr noundef nonnull @.str.18)
  %411 = icmp eq i32 %410, 0
  br i1 %411, label %412, label %461

412:                                              ; preds = %408, %401
  %413 = getelementptr inbounds nuw i8, ptr %24, i64 100
  %414 = load i32, ptr %413, align 4, !tbaa !218
  %415 = load i32, ptr %7, align 4, !tbaa !5
  %416 = icmp eq i32 %415, 0
  %417 = select i1 %416, i64 %248, i64 %249
  %418 = select i1 %416, i64 %249, i64 %248
  %419 = call fastcc i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef 0, i32 noundef %414, i64 noundef %417, i64 noundef %418)
  %420 = icmp eq i32 %419, 0
  br i1 %420, label %421, label %461

421:                                              ; preds = %412
  %422 = getelementptr inbounds nuw i8, ptr %24, i64 60
  %423 = load i32, ptr %422, align 4, !tbaa !219
  %424 = load i32, ptr %8, align 4, !tbaa !5
  %425 = icmp eq i32 %424, 0
  %426 = load i64, ptr %86, align 8
  %427 = load i64, ptr %10, align 8
  %428 = select i1 %425, i64 %426, i64 %427
  %429 = select i1 %425, i64 %427, i64 %426
  %430 = call fastcc i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef 1, i32 noundef %423, i64 noundef %428, i64 noundef %429)
  %431 = icmp eq i32 %430, 0
  br i1 %431, label %432, label %461

432:                                              ; preds = %421
  %433 = getelementptr inbounds nuw i8, ptr %24, i64 140
  %434 = load i32, ptr %433, align 4, !tbaa !220
  %435 = load i64, ptr %82, align 8, !tbaa !203
  %436 = load i64, ptr %10, align 8, !tbaa !201
  %437 = call fastcc i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef 2, i32 noundef %434, i64 noundef %435, i64 noundef %436)
  %438 = icmp eq i32 %437, 0
  br i1 %438, label %439, label %461

439:                                              ; preds = %432
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store ptr null, ptr %9, align 8, !tbaa !30
  %440 = load ptr, ptr %38, align 8, !tbaa !24
  %441 = getelementptr inbounds nuw i8, ptr %440, i64 64
  %442 = load ptr, ptr %441, align 8, !tbaa !221
  %443 = call i32 %442(ptr noundef nonnull %9) #12
  %444 = icmp eq i32 %443, 0
  br i1 %444, label %450, label %445

445:                                              ; preds = %439
  %446 = add nsw i32 %443, 10000
  %447 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %446, ptr noundef nonnull @.str.19)
  %448 = icmp eq i32 %447, 0
  br i1 %448, label %450, label %449

449:                                              ; preds = %445
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  br label %461

450:                                              ; preds = %445, %439
  %451 = load ptr, ptr %9, align 8, !tbaa !30
  %452 = call fastcc i32 @find_algorithm(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, ptr noundef %451)
  %453 = load ptr, ptr %38, align 8, !tbaa !24
  %454 = getelementptr inbounds nuw i8, ptr %453, i64 72
  %455 = load ptr, ptr %454, align 8, !tbaa !222
  %456 = load ptr, ptr %9, align 8, !tbaa !30
  %457 = call i32 %455(ptr noundef %456) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  store i64 %247, ptr %264, align 8
  store i64 %248, ptr %268, align 8
  store i64 %249, ptr %272, align 8
  store i64 %250, ptr %276, align 8
  store i64 %251, ptr %280, align 8
  store i64 %252, ptr %284, align 8
  store i64 %253, ptr %288, align 8
  store i64 %254, ptr %292, align 8
  store i64 %255, ptr %296, align 8
  store i64 %256, ptr %300, align 8
  store i64 %257, ptr %304, align 8
  store i64 %258, ptr %308, align 8
  store i64 %259, ptr %312, align 8
  %458 = icmp eq i32 %452, 0
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %316, i8 0, i64 24, i1 false)
  br i1 %458, label %459, label %463

459:                                              ; preds = %450
  %460 = load ptr, ptr %260, align 8, !tbaa !25
  br label %509

461:                                              ; preds = %449, %432, %421, %412, %408, %397, %386
  %462 = phi i32 [ %447, %449 ], [ %419, %412 ], [ %430, %421 ], [ %437, %432 ], [ %399, %397 ], [ %410, %408 ], [ %388, %386 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  store i64 %247, ptr %264, align 8
  store i64 %248, ptr %268, align 8
  store i64 %249, ptr %272, align 8
  store i64 %250, ptr %276, align 8
  store i64 %251, ptr %280, align 8
  store i64 %252, ptr %284, align 8
  store i64 %253, ptr %288, align 8
  store i64 %254, ptr %292, align 8
  store i64 %255, ptr %296, align 8
  store i64 %256, ptr %300, align 8
  store i64 %257, ptr %304, align 8
  store i64 %258, ptr %308, align 8
  store i64 %259, ptr %312, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %316, i8 0, i64 24, i1 false)
  br label %463

463:                                              ; preds = %461, %450
  %464 = phi i32 [ %452, %450 ], [ %462, %461 ]
  %465 = load ptr, ptr %260, align 8, !tbaa !25
  %466 = icmp eq ptr %465, null
  br i1 %466, label %538, label %467

467:                                              ; preds = %463
  %468 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %469 = load ptr, ptr %468, align 8, !tbaa !9
  %470 = getelementptr inbounds nuw i8, ptr %469, i64 96
  %471 = load ptr, ptr %470, align 8, !tbaa !17
  %472 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %473 = load ptr, ptr %472, align 8, !tbaa !19
  %474 = call i32 %471(ptr noundef %473) #12
  %475 = icmp eq i32 %474, 0
  br i1 %475, label %476, label %538

476:                                              ; preds = %467
  %477 = load ptr, ptr %38, align 8, !tbaa !24
  %478 = getelementptr inbounds nuw i8, ptr %477, i64 24
  %479 = load ptr, ptr %478, align 8, !tbaa !29
  %480 = load ptr, ptr %260, align 8, !tbaa !25
  %481 = call i32 %479(ptr noundef %480) #12
  %482 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %483 = load ptr, ptr %482, align 8, !tbaa !30
  %484 = icmp eq ptr %483, null
  br i1 %484, label %490, label %485

485:                                              ; preds = %476
  %486 = load ptr, ptr %38, align 8, !tbaa !24
  %487 = getelementptr inbounds nuw i8, ptr %486, i64 48
  %488 = load ptr, ptr %487, align 8, !tbaa !31
  %489 = call i32 %488(ptr noundef nonnull %483) #12
  br label %490

490:                                              ; preds = %485, %476
  %491 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %492 = load ptr, ptr %491, align 8, !tbaa !30
  %493 = icmp eq ptr %492, null
  br i1 %493, label %499, label %494

494:                                              ; preds = %490
  %495 = load ptr, ptr %38, align 8, !tbaa !24
  %496 = getelementptr inbounds nuw i8, ptr %495, i64 48
  %497 = load ptr, ptr %496, align 8, !tbaa !31
  %498 = call i32 %497(ptr noundef nonnull %492) #12
  br label %499

499:                                              ; preds = %494, %490
  %500 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %501 = load ptr, ptr %500, align 8, !tbaa !30
  %502 = icmp eq ptr %501, null
  br i1 %502, label %508, label %503

503:                                              ; preds = %499
  %504 = load ptr, ptr %38, align 8, !tbaa !24
  %505 = getelementptr inbounds nuw i8, ptr %504, i64 48
  %506 = load ptr, ptr %505, align 8, !tbaa !31
  %507 = call i32 %506(ptr noundef nonnull %501) #12
  br label %508

508:                                              ; preds = %503, %499
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %260, i8 0, i64 32, i1 false)
  br label %538

509:                                              ; preds = %459, %244
  %510 = phi ptr [ %460, %459 ], [ %261, %244 ]
  %511 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %512 = icmp eq i32 %246, 1
  %513 = load ptr, ptr %38, align 8, !tbaa !24
  %514 = getelementptr inbounds nuw i8, ptr %513, i64 96
  %515 = load ptr, ptr %514, align 8, !tbaa !223
  %516 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %517 = load ptr, ptr %516, align 8, !tbaa !192
  %518 = select i1 %512, ptr @multiply_now.one_f64, ptr @multiply_now.one
  %519 = load ptr, ptr %97, align 8, !tbaa !211
  %520 = load ptr, ptr %511, align 8, !tbaa !30
  %521 = load ptr, ptr %143, align 8, !tbaa !211
  %522 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %523 = load ptr, ptr %522, align 8, !tbaa !30
  %524 = select i1 %512, ptr @multiply_now.zero_f64, ptr @multiply_now.zero
  %525 = load ptr, ptr %176, align 8, !tbaa !211
  %526 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %527 = load ptr, ptr %526, align 8, !tbaa !30
  %528 = getelementptr inbounds nuw i8, ptr %24, i64 320
  %529 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %530 = load ptr, ptr %529, align 8, !tbaa !22
  %531 = getelementptr inbounds nuw i8, ptr %24, i64 384
  %532 = load i64, ptr %531, align 8, !tbaa !224
  %533 = call i32 %515(ptr noundef %517, ptr noundef %510, ptr noundef nonnull %518, ptr noundef %519, ptr noundef %520, ptr noundef %521, ptr noundef %523, ptr noundef nonnull %524, ptr noundef %525, ptr noundef %527, ptr noundef %525, ptr noundef %527, ptr noundef nonnull %528, ptr noundef %530, i64 noundef %532, ptr noundef %37) #12
  %534 = icmp eq i32 %533, 0
  br i1 %534, label %538, label %535

535:                                              ; preds = %509
  %536 = add nsw i32 %533, 10000
  %537 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %536, ptr noundef nonnull @.str.16)
  br label %538

538:                                              ; preds = %535, %509, %508, %467, %463
  %539 = phi i32 [ %464, %508 ], [ %464, %463 ], [ %464, %467 ], [ %537, %535 ], [ 0, %509 ]
  %540 = atomicrmw xchg ptr %229, i32 0 release, align 4
  %541 = icmp eq i32 %540, 2
  br i1 %541, label %542, label %544

542:                                              ; preds = %538
  %543 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %229, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  br label %544

544:                                              ; preds = %542, %538
  %545 = icmp eq i32 %539, 0
  br i1 %545, label %546, label %559

546:                                              ; preds = %544
  %547 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %548 = load i32, ptr %547, align 4, !tbaa !107
  %549 = icmp eq i32 %548, 0
  br i1 %549, label %559, label %550

550:                                              ; preds = %546
  %551 = load ptr, ptr %25, align 8, !tbaa !100
  %552 = icmp eq ptr %551, null
  br i1 %552, label %557, label %553

553:                                              ; preds = %550
  %554 = getelementptr inbounds nuw i8, ptr %551, i64 24
  %555 = load i64, ptr %554, align 8, !tbaa !106
  %556 = icmp eq i64 %555, 1
  br i1 %556, label %559, label %557

557:                                              ; preds = %553, %550
  %558 = call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %559

559:                                              ; preds = %69, %73, %191, %544, %546, %553, %557
  %560 = phi i32 [ 0, %73 ], [ %200, %191 ], [ 0, %546 ], [ %539, %544 ], [ %558, %557 ], [ 0, %553 ], [ %72, %69 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  br label %859

561:                                              ; preds = %19
  %562 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %563 = load i32, ptr %562, align 8, !tbaa !115
  %564 = add i32 %563, 1
  %565 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %566 = load i32, ptr %565, align 8, !tbaa !225
  %567 = add i32 %564, %566
  %568 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %569 = load i32, ptr %568, align 4, !tbaa !226
  %570 = add i32 %567, %569
  %571 = zext i32 %570 to i64
  %572 = tail call ptr @llvm.stacksave.p0()
  %573 = alloca ptr, i64 %571, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  %574 = load i32, ptr %562, align 8, !tbaa !115
  %575 = icmp eq i32 %574, 0
  br i1 %575, label %603, label %576

576:                                              ; preds = %561
  %577 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %578 = load ptr, ptr %577, align 8, !tbaa !116
  %579 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %580 = load ptr, ptr %579, align 8, !tbaa !117
  %581 = zext i32 %574 to i64
  %582 = icmp ult i32 %574, 8
  br i1 %582, label %601, label %583

583:                                              ; preds = %576
  %584 = and i64 %581, 4294967288
  br label %585

585:                                              ; preds = %585, %583
  %586 = phi i64 [ 0, %583 ], [ %597, %585 ]
  %587 = getelementptr inbounds nuw i32, ptr %580, i64 %586
  %588 = getelementptr inbounds nuw i8, ptr %587, i64 16
  %589 = load <4 x i32>, ptr %587, align 4, !tbaa !5
  %590 = load <4 x i32>, ptr %588, align 4, !tbaa !5
  %591 = sext <4 x i32> %589 to <4 x i64>
  %592 = sext <4 x i32> %590 to <4 x i64>
  %593 = getelementptr inbounds ptr, ptr %578, <4 x i64> %591
  %594 = getelementptr inbounds ptr, ptr %578, <4 x i64> %592
  %595 = getelementptr inbounds nuw ptr, ptr %573, i64 %586
  %596 = getelementptr inbounds nuw i8, ptr %595, i64 32
  store <4 x ptr> %593, ptr %595, align 8, !tbaa !30
  store <4 x ptr> %594, ptr %596, align 8, !tbaa !30
  %597 = add nuw i64 %586, 8
  %598 = icmp eq i64 %597, %584
  br i1 %598, label %599, label %585, !llvm.loop !227

599:                                              ; preds = %585
  %600 = icmp eq i64 %584, %581
  br i1 %600, label %603, label %601

601:                                              ; preds = %576, %599
  %602 = phi i64 [ 0, %576 ], [ %584, %599 ]
  br label %607

603:                                              ; preds = %607, %599, %561
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store ptr null, ptr %12, align 8, !tbaa !30
  %604 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %605 = load i32, ptr %604, align 8, !tbaa !230
  %606 = icmp sgt i32 %605, -1
  br i1 %606, label %616, label %628

607:                                              ; preds = %601, %607
  %608 = phi i64 [ %613, %607 ], [ %602, %601 ]
  %609 = getelementptr inbounds nuw i32, ptr %580, i64 %608
  %610 = load i32, ptr %609, align 4, !tbaa !5
  %611 = sext i32 %610 to i64
  %612 = getelementptr inbounds ptr, ptr %578, i64 %611
  %613 = add nuw nsw i64 %608, 1
  %614 = getelementptr inbounds nuw ptr, ptr %573, i64 %608
  store ptr %612, ptr %614, align 8, !tbaa !30
  %615 = icmp eq i64 %613, %581
  br i1 %615, label %603, label %607, !llvm.loop !231

616:                                              ; preds = %603
  %617 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %618 = load ptr, ptr %617, align 8, !tbaa !122
  %619 = getelementptr inbounds nuw i8, ptr %618, i64 40
  %620 = load ptr, ptr %619, align 8, !tbaa !123
  %621 = load ptr, ptr %620, align 8, !tbaa !145
  %622 = zext nneg i32 %605 to i64
  %623 = getelementptr inbounds nuw %struct.tfc_check, ptr %621, i64 %622
  store ptr %623, ptr %12, align 8, !tbaa !30
  %624 = getelementptr inbounds nuw i8, ptr %620, i64 32
  store i64 1, ptr %624, align 8, !tbaa !134
  %625 = add i32 %574, 1
  %626 = zext i32 %574 to i64
  %627 = getelementptr inbounds nuw ptr, ptr %573, i64 %626
  store ptr %12, ptr %627, align 8, !tbaa !30
  br label %628

628:                                              ; preds = %616, %603
  %629 = phi i32 [ %625, %616 ], [ %574, %603 ]
  %630 = load i32, ptr %565, align 8, !tbaa !225
  %631 = icmp eq i32 %630, 0
  br i1 %631, label %671, label %632

632:                                              ; preds = %628
  %633 = load ptr, ptr %15, align 8, !tbaa !113
  %634 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %635 = load ptr, ptr %634, align 8, !tbaa !232
  %636 = zext i32 %630 to i64
  %637 = icmp ult i32 %630, 8
  br i1 %637, label %668, label %638

638:                                              ; preds = %632
  %639 = add nsw i64 %636, -1
  %640 = trunc i64 %639 to i32
  %641 = xor i32 %629, -1
  %642 = icmp ult i32 %641, %640
  %643 = icmp ugt i64 %639, 4294967295
  %644 = or i1 %642, %643
  br i1 %644, label %668, label %645

645:                                              ; preds = %638
  %646 = and i64 %636, 4294967288
  %647 = trunc nuw i64 %646 to i32
  %648 = add i32 %629, %647
  br label %649

649:                                              ; preds = %649, %645
  %650 = phi i64 [ 0, %645 ], [ %664, %649 ]
  %651 = trunc i64 %650 to i32
  %652 = add i32 %629, %651
  %653 = getelementptr inbounds nuw i32, ptr %635, i64 %650
  %654 = getelementptr inbounds nuw i8, ptr %653, i64 16
  %655 = load <4 x i32>, ptr %653, align 4, !tbaa !5
  %656 = load <4 x i32>, ptr %654, align 4, !tbaa !5
  %657 = sext <4 x i32> %655 to <4 x i64>
  %658 = sext <4 x i32> %656 to <4 x i64>
  %659 = getelementptr inbounds i64, ptr %633, <4 x i64> %657
  %660 = getelementptr inbounds i64, ptr %633, <4 x i64> %658
  %661 = zext i32 %652 to i64
  %662 = getelementptr inbounds nuw ptr, ptr %573, i64 %661
  %663 = getelementptr inbounds nuw i8, ptr %662, i64 32
  store <4 x ptr> %659, ptr %662, align 8, !tbaa !30
  store <4 x ptr> %660, ptr %663, align 8, !tbaa !30
  %664 = add nuw i64 %650, 8
  %665 = icmp eq i64 %664, %646
  br i1 %665, label %666, label %649, !llvm.loop !233

666:                                              ; preds = %649
  %667 = icmp eq i64 %646, %636
  br i1 %667, label %671, label %668

668:                                              ; preds = %638, %632, %666
  %669 = phi i64 [ 0, %638 ], [ 0, %632 ], [ %646, %666 ]
  %670 = phi i32 [ %629, %638 ], [ %629, %632 ], [ %648, %666 ]
  br label %680

671:                                              ; preds = %680, %666, %628
  %672 = phi i32 [ %629, %628 ], [ %648, %666 ], [ %687, %680 ]
  %673 = load i32, ptr %568, align 4, !tbaa !226
  %674 = icmp eq i32 %673, 0
  br i1 %674, label %791, label %675

675:                                              ; preds = %671
  %676 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %677 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %678 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %679 = getelementptr inbounds nuw i8, ptr %0, i64 136
  br label %692

680:                                              ; preds = %668, %680
  %681 = phi i64 [ %690, %680 ], [ %669, %668 ]
  %682 = phi i32 [ %687, %680 ], [ %670, %668 ]
  %683 = getelementptr inbounds nuw i32, ptr %635, i64 %681
  %684 = load i32, ptr %683, align 4, !tbaa !5
  %685 = sext i32 %684 to i64
  %686 = getelementptr inbounds i64, ptr %633, i64 %685
  %687 = add i32 %682, 1
  %688 = zext i32 %682 to i64
  %689 = getelementptr inbounds nuw ptr, ptr %573, i64 %688
  store ptr %686, ptr %689, align 8, !tbaa !30
  %690 = add nuw nsw i64 %681, 1
  %691 = icmp eq i64 %690, %636
  br i1 %691, label %671, label %680, !llvm.loop !234

692:                                              ; preds = %675, %779
  %693 = phi i64 [ 0, %675 ], [ %783, %779 ]
  %694 = phi i32 [ %672, %675 ], [ %780, %779 ]
  %695 = load ptr, ptr %676, align 8, !tbaa !235
  %696 = getelementptr inbounds nuw %struct.tfc_map, ptr %695, i64 %693
  %697 = getelementptr inbounds nuw [128 x i8], ptr %11, i64 %693
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  %698 = load ptr, ptr %677, align 8, !tbaa !116
  %699 = load ptr, ptr %678, align 8, !tbaa !117
  %700 = load i32, ptr %696, align 8, !tbaa !236
  %701 = zext i32 %700 to i64
  %702 = getelementptr inbounds nuw i32, ptr %699, i64 %701
  %703 = load i32, ptr %702, align 4, !tbaa !5
  %704 = sext i32 %703 to i64
  %705 = getelementptr inbounds ptr, ptr %698, i64 %704
  %706 = load ptr, ptr %705, align 8, !tbaa !30
  %707 = load ptr, ptr %679, align 8, !tbaa !9
  %708 = getelementptr inbounds nuw i8, ptr %707, i64 368
  %709 = load ptr, ptr %708, align 8, !tbaa !238
  %710 = icmp eq ptr %709, null
  br i1 %710, label %719, label %711

711:                                              ; preds = %692
  %712 = getelementptr inbounds nuw i8, ptr %696, i64 8
  %713 = load i32, ptr %712, align 8, !tbaa !239
  %714 = icmp eq i32 %713, 0
  br i1 %714, label %769, label %715

715:                                              ; preds = %711
  %716 = getelementptr inbounds nuw i8, ptr %696, i64 40
  %717 = load ptr, ptr %15, align 8, !tbaa !113
  %718 = zext i32 %713 to i64
  br label %753

719:                                              ; preds = %692
  %720 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %724

721:                                              ; preds = %728
  %722 = atomicrmw xchg ptr %720, i32 2 acquire, align 4
  %723 = icmp eq i32 %722, 0
  br i1 %723, label %735, label %731

724:                                              ; preds = %728, %719
  %725 = phi i32 [ 0, %719 ], [ %729, %728 ]
  %726 = cmpxchg ptr %720, i32 0, i32 1 acquire monotonic, align 4
  %727 = extractvalue { i32, i1 } %726, 1
  br i1 %727, label %735, label %728

728:                                              ; preds = %724
  call void @llvm.aarch64.hint(i32 1)
  %729 = add nuw nsw i32 %725, 1
  %730 = icmp eq i32 %729, 100
  br i1 %730, label %721, label %724, !llvm.loop !35

731:                                              ; preds = %721, %731
  %732 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %720, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  %733 = atomicrmw xchg ptr %720, i32 2 acquire, align 4
  %734 = icmp eq i32 %733, 0
  br i1 %734, label %735, label %731, !llvm.loop !37

735:                                              ; preds = %724, %731, %721
  %736 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %737 = load atomic i32, ptr %736 seq_cst, align 4
  %738 = icmp eq i32 %737, 0
  br i1 %738, label %739, label %742

739:                                              ; preds = %735
  %740 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store i32 801, ptr %740, align 8, !tbaa !42
  %741 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store ptr @.str.24, ptr %741, align 8, !tbaa !43
  br label %742

742:                                              ; preds = %739, %735
  %743 = atomicrmw xchg ptr %720, i32 0 release, align 4
  %744 = icmp eq i32 %743, 2
  br i1 %744, label %745, label %787

745:                                              ; preds = %742
  %746 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %720, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  br label %787

747:                                              ; preds = %753
  %748 = icmp eq i32 %713, 1
  br i1 %748, label %769, label %749

749:                                              ; preds = %747
  %750 = getelementptr inbounds nuw i8, ptr %696, i64 80
  %751 = add i32 %713, -1
  %752 = zext i32 %751 to i64
  br label %761

753:                                              ; preds = %753, %715
  %754 = phi i64 [ 0, %715 ], [ %759, %753 ]
  %755 = getelementptr inbounds nuw ptr, ptr %716, i64 %754
  %756 = load ptr, ptr %755, align 8, !tbaa !200
  %757 = call fastcc i64 @evaluate(ptr noundef %756, ptr noundef %717)
  %758 = getelementptr inbounds nuw i64, ptr %5, i64 %754
  store i64 %757, ptr %758, align 8, !tbaa !119
  %759 = add nuw nsw i64 %754, 1
  %760 = icmp eq i64 %759, %718
  br i1 %760, label %747, label %753, !llvm.loop !240

761:                                              ; preds = %761, %749
  %762 = phi i64 [ 0, %749 ], [ %767, %761 ]
  %763 = getelementptr inbounds nuw ptr, ptr %750, i64 %762
  %764 = load ptr, ptr %763, align 8, !tbaa !200
  %765 = call fastcc i64 @evaluate(ptr noundef %764, ptr noundef %717)
  %766 = getelementptr inbounds nuw i64, ptr %6, i64 %762
  store i64 %765, ptr %766, align 8, !tbaa !119
  %767 = add nuw nsw i64 %762, 1
  %768 = icmp eq i64 %767, %752
  br i1 %768, label %769, label %761, !llvm.loop !241

769:                                              ; preds = %761, %711, %747
  %770 = getelementptr inbounds nuw i8, ptr %696, i64 4
  %771 = load i32, ptr %770, align 4, !tbaa !242
  %772 = getelementptr inbounds nuw i8, ptr %696, i64 32
  %773 = load i64, ptr %772, align 8, !tbaa !243
  %774 = getelementptr inbounds i8, ptr %706, i64 %773
  %775 = getelementptr inbounds nuw i8, ptr %696, i64 12
  %776 = call i32 %709(ptr noundef nonnull %697, i32 noundef %771, i32 noundef %713, ptr noundef %774, ptr noundef nonnull %5, ptr noundef nonnull %6, ptr noundef nonnull %775, ptr noundef nonnull @encode.steps, i32 noundef 0, i32 noundef 3, i32 noundef 2, i32 noundef 0) #12
  %777 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %776, ptr noundef nonnull @.str.24)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  %778 = icmp eq i32 %777, 0
  br i1 %778, label %779, label %857

779:                                              ; preds = %769
  %780 = add i32 %694, 1
  %781 = zext i32 %694 to i64
  %782 = getelementptr inbounds nuw ptr, ptr %573, i64 %781
  store ptr %697, ptr %782, align 8, !tbaa !30
  %783 = add nuw nsw i64 %693, 1
  %784 = load i32, ptr %568, align 4, !tbaa !226
  %785 = zext i32 %784 to i64
  %786 = icmp samesign ult i64 %783, %785
  br i1 %786, label %692, label %791, !llvm.loop !244

787:                                              ; preds = %742, %745
  %788 = load atomic i32, ptr %736 seq_cst, align 4
  %789 = icmp eq i32 %788, 0
  %790 = select i1 %789, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  br label %857

791:                                              ; preds = %779, %671
  %792 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %796

793:                                              ; preds = %800
  %794 = atomicrmw xchg ptr %792, i32 2 acquire, align 4
  %795 = icmp eq i32 %794, 0
  br i1 %795, label %807, label %803

796:                                              ; preds = %800, %791
  %797 = phi i32 [ 0, %791 ], [ %801, %800 ]
  %798 = cmpxchg ptr %792, i32 0, i32 1 acquire monotonic, align 4
  %799 = extractvalue { i32, i1 } %798, 1
  br i1 %799, label %807, label %800

800:                                              ; preds = %796
  call void @llvm.aarch64.hint(i32 1)
  %801 = add nuw nsw i32 %797, 1
  %802 = icmp eq i32 %801, 100
  br i1 %802, label %793, label %796, !llvm.loop !35

803:                                              ; preds = %793, %803
  %804 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %792, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  %805 = atomicrmw xchg ptr %792, i32 2 acquire, align 4
  %806 = icmp eq i32 %805, 0
  br i1 %806, label %807, label %803, !llvm.loop !37

807:                                              ; preds = %796, %803, %793
  %808 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %809 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %810 = load i64, ptr %809, align 8, !tbaa !38
  %811 = add i64 %810, 1
  store i64 %811, ptr %809, align 8, !tbaa !38
  %812 = and i64 %810, 63
  %813 = getelementptr inbounds nuw ptr, ptr %808, i64 %812
  store ptr %3, ptr %813, align 8, !tbaa !138
  %814 = atomicrmw xchg ptr %792, i32 0 release, align 4
  %815 = icmp eq i32 %814, 2
  br i1 %815, label %816, label %818

816:                                              ; preds = %807
  %817 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %792, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  br label %818

818:                                              ; preds = %807, %816
  %819 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %820 = load ptr, ptr %819, align 8, !tbaa !100
  %821 = icmp eq ptr %820, null
  br i1 %821, label %828, label %822

822:                                              ; preds = %818
  %823 = getelementptr inbounds nuw i8, ptr %820, i64 24
  %824 = load i64, ptr %823, align 8, !tbaa !106
  %825 = freeze i64 %824
  %826 = icmp eq i64 %825, 1
  %827 = select i1 %826, i64 176, i64 160
  br label %828

828:                                              ; preds = %818, %822
  %829 = phi i64 [ %827, %822 ], [ 160, %818 ]
  %830 = getelementptr inbounds nuw i8, ptr %0, i64 %829
  %831 = load ptr, ptr %830, align 8, !tbaa !30
  %832 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %833 = load ptr, ptr %832, align 8, !tbaa !9
  %834 = getelementptr inbounds nuw i8, ptr %833, i64 144
  %835 = load ptr, ptr %834, align 8, !tbaa !245
  %836 = load ptr, ptr %3, align 8, !tbaa !199
  %837 = trunc i64 %17 to i32
  %838 = load i32, ptr %20, align 8, !tbaa !198
  %839 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %840 = load i32, ptr %839, align 4, !tbaa !246
  %841 = call i32 %835(ptr noundef %836, i32 noundef %837, i32 noundef 1, i32 noundef 1, i32 noundef %838, i32 noundef 1, i32 noundef 1, i32 noundef %840, ptr noundef %831, ptr noundef nonnull %573, ptr noundef null) #12
  %842 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %841, ptr noundef nonnull @.str.15)
  %843 = icmp eq i32 %842, 0
  br i1 %843, label %844, label %857

844:                                              ; preds = %828
  %845 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %846 = load i32, ptr %845, align 4, !tbaa !107
  %847 = icmp eq i32 %846, 0
  br i1 %847, label %857, label %848

848:                                              ; preds = %844
  %849 = load ptr, ptr %819, align 8, !tbaa !100
  %850 = icmp eq ptr %849, null
  br i1 %850, label %855, label %851

851:                                              ; preds = %848
  %852 = getelementptr inbounds nuw i8, ptr %849, i64 24
  %853 = load i64, ptr %852, align 8, !tbaa !106
  %854 = icmp eq i64 %853, 1
  br i1 %854, label %857, label %855

855:                                              ; preds = %848, %851
  %856 = call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %857

857:                                              ; preds = %769, %787, %828, %844, %851, %855
  %858 = phi i32 [ %790, %787 ], [ %842, %828 ], [ %856, %855 ], [ 0, %851 ], [ 0, %844 ], [ %777, %769 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  call void @llvm.stackrestore.p0(ptr %572)
  br label %859

859:                                              ; preds = %4, %857, %559
  %860 = phi i32 [ %560, %559 ], [ %858, %857 ], [ 0, %4 ]
  ret i32 %860
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #17 {
  %3 = alloca [32 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  br label %4

4:                                                ; preds = %74, %2
  %5 = phi i32 [ 0, %2 ], [ %75, %74 ]
  %6 = phi ptr [ %0, %2 ], [ %77, %74 ]
  %7 = phi i32 [ 0, %2 ], [ %76, %74 ]
  %8 = load i64, ptr %6, align 8, !tbaa !119
  switch i64 %8, label %23 [
    i64 0, label %78
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !119
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !119
  br label %74

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !119
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !119
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !119
  br label %74

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !119
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !119
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
  br label %71

38:                                               ; preds = %23
  %39 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %28, i64 %31)
  %40 = extractvalue { i64, i1 } %39, 1
  %41 = extractvalue { i64, i1 } %39, 0
  %42 = zext i1 %40 to i32
  %43 = or i32 %5, %42
  br label %71

44:                                               ; preds = %23
  %45 = tail call i64 @llvm.smin.i64(i64 %28, i64 %31)
  br label %71

46:                                               ; preds = %23
  %47 = tail call i64 @llvm.smax.i64(i64 %28, i64 %31)
  br label %71

48:                                               ; preds = %23
  %49 = icmp eq i64 %31, 0
  br i1 %49, label %71, label %50

50:                                               ; preds = %48
  %51 = icmp eq i64 %31, -1
  %52 = icmp eq i64 %28, -9223372036854775808
  %53 = and i1 %52, %51
  br i1 %53, label %71, label %54

54:                                               ; preds = %50
  %55 = freeze i64 %28
  %56 = freeze i64 %31
  %57 = sdiv i64 %55, %56
  %58 = mul i64 %57, %56
  %59 = sub i64 %55, %58
  %60 = icmp ne i64 %59, 0
  %61 = xor i64 %59, %31
  %62 = icmp slt i64 %61, 0
  %63 = and i1 %60, %62
  %64 = icmp eq i64 %8, 5
  br i1 %64, label %65, label %68

65:                                               ; preds = %54
  %66 = sext i1 %63 to i64
  %67 = add i64 %57, %66
  br label %71

68:                                               ; preds = %54
  %69 = select i1 %63, i64 %31, i64 0
  %70 = add nsw i64 %69, %59
  br label %71

71:                                               ; preds = %48, %50, %32, %38, %44, %46, %65, %68
  %72 = phi i32 [ %5, %46 ], [ %5, %65 ], [ %5, %68 ], [ %37, %32 ], [ %43, %38 ], [ %5, %44 ], [ 1, %50 ], [ 1, %48 ]
  %73 = phi i64 [ %47, %46 ], [ %67, %65 ], [ %70, %68 ], [ %35, %32 ], [ %41, %38 ], [ %45, %44 ], [ 0, %50 ], [ 0, %48 ]
  store i64 %73, ptr %27, align 8, !tbaa !119
  br label %74

74:                                               ; preds = %9, %71, %15
  %75 = phi i32 [ %72, %71 ], [ %5, %9 ], [ %5, %15 ]
  %76 = phi i32 [ %24, %71 ], [ %12, %9 ], [ %20, %15 ]
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !247

78:                                               ; preds = %4
  %79 = icmp eq i32 %5, 0
  %80 = load i64, ptr %3, align 8
  %81 = select i1 %79, i64 %80, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret i64 %81
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @make_layout(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2, i32 noundef range(i32 0, 3) %3, i32 noundef %4, i64 noundef %5, i64 noundef %6) unnamed_addr #13 {
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !205
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %8, align 4, !tbaa !5
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  %13 = load ptr, ptr %12, align 8, !tbaa !24
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %15 = load ptr, ptr %14, align 8, !tbaa !248
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %17 = zext nneg i32 %3 to i64
  %18 = getelementptr inbounds nuw ptr, ptr %16, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %20 = getelementptr inbounds nuw i64, ptr %19, i64 %17
  %21 = load i64, ptr %20, align 8, !tbaa !119
  %22 = tail call i32 %15(ptr noundef nonnull %18, i32 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %21) #12
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
  %31 = load ptr, ptr %30, align 8, !tbaa !249
  %32 = load ptr, ptr %18, align 8, !tbaa !30
  %33 = call i32 %31(ptr noundef %32, i32 noundef 5, ptr noundef nonnull %8, i64 noundef 4) #12
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
  %42 = load ptr, ptr %41, align 8, !tbaa !249
  %43 = load ptr, ptr %18, align 8, !tbaa !30
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %45 = getelementptr inbounds nuw i64, ptr %44, i64 %17
  %46 = call i32 %42(ptr noundef %43, i32 noundef 6, ptr noundef nonnull %45, i64 noundef 8) #12
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %51, label %48

48:                                               ; preds = %39
  %49 = add nsw i32 %46, 10000
  %50 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %49, ptr noundef nonnull @.str.21)
  br label %51

51:                                               ; preds = %48, %39, %35, %24
  %52 = phi i32 [ %26, %24 ], [ %37, %35 ], [ %50, %48 ], [ 0, %39 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  ret i32 %52
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @find_algorithm(ptr noundef %0, ptr noundef captures(none) %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef %3) unnamed_addr #13 {
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.tfc_heuristic, align 8
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1448
  %10 = load i64, ptr %9, align 8, !tbaa !23
  store i64 %10, ptr %5, align 8, !tbaa !119
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  %12 = load ptr, ptr %11, align 8, !tbaa !24
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 80
  %14 = load ptr, ptr %13, align 8, !tbaa !250
  %15 = call i32 %14(ptr noundef %3, i32 noundef 1, ptr noundef nonnull %5, i64 noundef 8) #12
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %4
  %18 = add nsw i32 %15, 10000
  %19 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %18, ptr noundef nonnull @.str.22)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %114

21:                                               ; preds = %4, %17
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 80
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  %23 = load i64, ptr %22, align 8, !tbaa !119
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %6, align 4, !tbaa !5
  %25 = load ptr, ptr %11, align 8, !tbaa !24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 80
  %27 = load ptr, ptr %26, align 8, !tbaa !250
  %28 = call i32 %27(ptr noundef %3, i32 noundef 5, ptr noundef nonnull %6, i64 noundef 4) #12
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  br label %35

31:                                               ; preds = %21
  %32 = add nsw i32 %28, 10000
  %33 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %32, ptr noundef nonnull @.str.22)
  %34 = icmp eq i32 %33, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  br i1 %34, label %35, label %114

35:                                               ; preds = %30, %31
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %37 = load i64, ptr %36, align 8, !tbaa !119
  %38 = trunc i64 %37 to i32
  store i32 %38, ptr %6, align 4, !tbaa !5
  %39 = load ptr, ptr %11, align 8, !tbaa !24
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 80
  %41 = load ptr, ptr %40, align 8, !tbaa !250
  %42 = call i32 %41(ptr noundef %3, i32 noundef 6, ptr noundef nonnull %6, i64 noundef 4) #12
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %48, label %44

44:                                               ; preds = %35
  %45 = add nsw i32 %42, 10000
  %46 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %45, ptr noundef nonnull @.str.22)
  %47 = icmp eq i32 %46, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  br i1 %47, label %49, label %114

48:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  br label %49

49:                                               ; preds = %48, %44
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %51 = load i64, ptr %50, align 8, !tbaa !119
  %52 = trunc i64 %51 to i32
  store i32 %52, ptr %6, align 4, !tbaa !5
  %53 = load ptr, ptr %11, align 8, !tbaa !24
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !250
  %56 = call i32 %55(ptr noundef %3, i32 noundef 7, ptr noundef nonnull %6, i64 noundef 4) #12
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %62, label %58

58:                                               ; preds = %49
  %59 = add nsw i32 %56, 10000
  %60 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %59, ptr noundef nonnull @.str.22)
  %61 = icmp eq i32 %60, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  br i1 %61, label %63, label %114

62:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  br label %63

63:                                               ; preds = %62, %58
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  %64 = load i64, ptr %50, align 8, !tbaa !119
  %65 = trunc i64 %64 to i32
  store i32 %65, ptr %6, align 4, !tbaa !5
  %66 = load ptr, ptr %11, align 8, !tbaa !24
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 80
  %68 = load ptr, ptr %67, align 8, !tbaa !250
  %69 = call i32 %68(ptr noundef %3, i32 noundef 8, ptr noundef nonnull %6, i64 noundef 4) #12
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %75, label %71

71:                                               ; preds = %63
  %72 = add nsw i32 %69, 10000
  %73 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %72, ptr noundef nonnull @.str.22)
  %74 = icmp eq i32 %73, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  br i1 %74, label %76, label %114

75:                                               ; preds = %63
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  br label %76

76:                                               ; preds = %75, %71
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %7, i8 0, i64 96, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  store i32 0, ptr %8, align 4, !tbaa !5
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %78 = load ptr, ptr %11, align 8, !tbaa !24
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 88
  %80 = load ptr, ptr %79, align 8, !tbaa !251
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %82 = load ptr, ptr %81, align 8, !tbaa !192
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %84 = load ptr, ptr %83, align 8, !tbaa !25
  %85 = load ptr, ptr %77, align 8, !tbaa !30
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %87 = load ptr, ptr %86, align 8, !tbaa !30
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 312
  %89 = load ptr, ptr %88, align 8, !tbaa !30
  %90 = call i32 %80(ptr noundef %82, ptr noundef %84, ptr noundef %85, ptr noundef %87, ptr noundef %89, ptr noundef %89, ptr noundef %3, i32 noundef 1, ptr noundef nonnull %7, ptr noundef nonnull %8) #12
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
  %110 = load i64, ptr %109, align 8, !tbaa !252
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 384
  store i64 %110, ptr %111, align 8, !tbaa !224
  br label %112

112:                                              ; preds = %92, %107, %103
  %113 = phi i32 [ %106, %103 ], [ 0, %107 ], [ %94, %92 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  br label %114

114:                                              ; preds = %31, %44, %58, %71, %17, %112
  %115 = phi i32 [ %113, %112 ], [ %19, %17 ], [ %33, %31 ], [ %46, %44 ], [ %60, %58 ], [ %73, %71 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  ret i32 %115
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @all_launches(ptr noundef readonly captures(none) %0) unnamed_addr #18 {
  %2 = alloca [17 x %struct.anon], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %3, i8 0, i64 256, i1 false)
  store <2 x i64> <i64 9223372036854775807, i64 1>, ptr %2, align 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !110
  %6 = icmp slt i64 %5, 1
  br i1 %6, label %71, label %7

7:                                                ; preds = %1
  %8 = load ptr, ptr %0, align 8, !tbaa !111
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %11

11:                                               ; preds = %7, %63
  %12 = phi i64 [ 0, %7 ], [ %66, %63 ]
  %13 = phi i32 [ 0, %7 ], [ %64, %63 ]
  %14 = phi i64 [ 0, %7 ], [ %67, %63 ]
  %15 = sext i32 %13 to i64
  br label %16

16:                                               ; preds = %16, %11
  %17 = phi i64 [ %21, %16 ], [ %15, %11 ]
  %18 = getelementptr inbounds %struct.anon, ptr %2, i64 %17
  %19 = load i64, ptr %18, align 16, !tbaa !254
  %20 = icmp slt i64 %14, %19
  %21 = add nsw i64 %17, -1
  br i1 %20, label %22, label %16, !llvm.loop !256

22:                                               ; preds = %16
  %23 = getelementptr inbounds %struct.anon, ptr %2, i64 %17
  %24 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %8, i64 %14
  %25 = trunc nsw i64 %17 to i32
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %27 = load i64, ptr %26, align 8, !tbaa !257
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %29 = load i32, ptr %28, align 8, !tbaa !114
  %30 = icmp eq i32 %29, 11
  br i1 %30, label %31, label %36

31:                                               ; preds = %22
  %32 = load ptr, ptr %24, align 8, !tbaa !93
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load i64, ptr %33, align 8, !tbaa !95
  %35 = mul nsw i64 %34, %27
  br label %63

36:                                               ; preds = %22
  %37 = icmp eq i32 %29, 5
  %38 = select i1 %37, i64 %27, i64 0
  %39 = icmp eq i32 %29, 4
  br i1 %39, label %40, label %63

40:                                               ; preds = %36
  %41 = load ptr, ptr %9, align 8, !tbaa !258
  %42 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %43 = load ptr, ptr %42, align 8, !tbaa !117
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %45 = load i32, ptr %44, align 4, !tbaa !5
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i64, ptr %41, i64 %46
  %48 = load ptr, ptr %10, align 8, !tbaa !113
  %49 = tail call fastcc i64 @evaluate(ptr noundef %47, ptr noundef %48)
  %50 = icmp eq i64 %17, 16
  %51 = icmp sgt i64 %49, 4096
  %52 = select i1 %50, i1 true, i1 %51
  br i1 %52, label %71, label %53

53:                                               ; preds = %40
  %54 = getelementptr inbounds nuw i8, ptr %24, i64 28
  %55 = load i32, ptr %54, align 4, !tbaa !259
  %56 = sext i32 %55 to i64
  %57 = add nsw i32 %25, 1
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds %struct.anon, ptr %2, i64 %58
  store i64 %56, ptr %59, align 16, !tbaa !254
  %60 = tail call i64 @llvm.smax.i64(i64 %49, i64 0)
  %61 = mul nsw i64 %60, %27
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 8
  store i64 %61, ptr %62, align 8, !tbaa !257
  br label %63

63:                                               ; preds = %36, %53, %31
  %64 = phi i32 [ %25, %31 ], [ %57, %53 ], [ %25, %36 ]
  %65 = phi i64 [ %35, %31 ], [ %27, %53 ], [ %38, %36 ]
  %66 = add nsw i64 %65, %12
  %67 = add nuw nsw i64 %14, 1
  %68 = icmp sge i64 %67, %5
  %69 = icmp sgt i64 %66, 4096
  %70 = select i1 %68, i1 true, i1 %69
  br i1 %70, label %71, label %11, !llvm.loop !260

71:                                               ; preds = %63, %40, %1
  %72 = phi i64 [ 0, %1 ], [ 4097, %40 ], [ %66, %63 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret i64 %72
}

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @wait_for(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %65

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #12
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %2, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %65

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 192
  br label %23

20:                                               ; preds = %27
  %21 = atomicrmw xchg ptr %19, i32 2 acquire, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %34, label %30

23:                                               ; preds = %27, %18
  %24 = phi i32 [ 0, %18 ], [ %28, %27 ]
  %25 = cmpxchg ptr %19, i32 0, i32 1 acquire monotonic, align 4
  %26 = extractvalue { i32, i1 } %25, 1
  br i1 %26, label %34, label %27

27:                                               ; preds = %23
  tail call void @llvm.aarch64.hint(i32 1)
  %28 = add nuw nsw i32 %24, 1
  %29 = icmp eq i32 %28, 100
  br i1 %29, label %20, label %23, !llvm.loop !35

30:                                               ; preds = %20, %30
  %31 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %19, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  %32 = atomicrmw xchg ptr %19, i32 2 acquire, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %30, !llvm.loop !37

34:                                               ; preds = %23, %30, %20
  %35 = load ptr, ptr %9, align 8, !tbaa !9
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 288
  %37 = load ptr, ptr %36, align 8, !tbaa !50
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 184
  %39 = load ptr, ptr %38, align 8, !tbaa !190
  %40 = tail call i32 %37(ptr noundef %39, ptr noundef %3) #12
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %57

42:                                               ; preds = %34
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %44 = load ptr, ptr %43, align 8, !tbaa !9
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 96
  %46 = load ptr, ptr %45, align 8, !tbaa !17
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %48 = load ptr, ptr %47, align 8, !tbaa !19
  %49 = tail call i32 %46(ptr noundef %48) #12
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %57

51:                                               ; preds = %42
  %52 = load ptr, ptr %43, align 8, !tbaa !9
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 264
  %54 = load ptr, ptr %53, align 8, !tbaa !261
  %55 = load ptr, ptr %38, align 8, !tbaa !190
  %56 = tail call i32 %54(ptr noundef %1, ptr noundef %55, i32 noundef 0) #12
  br label %57

57:                                               ; preds = %51, %42, %34
  %58 = phi i32 [ %49, %42 ], [ %56, %51 ], [ %40, %34 ]
  %59 = atomicrmw xchg ptr %19, i32 0 release, align 4
  %60 = icmp eq i32 %59, 2
  br i1 %60, label %61, label %63

61:                                               ; preds = %57
  %62 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %19, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  br label %63

63:                                               ; preds = %57, %61
  %64 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %58, ptr noundef nonnull @.str.29)
  br label %65

65:                                               ; preds = %4, %8, %63
  %66 = phi i32 [ %64, %63 ], [ %16, %8 ], [ 14, %4 ]
  ret i32 %66
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i64> @llvm.smin.v2i64(<2 x i64>, <2 x i64>) #11

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { inlinehint nounwind }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { nounwind }
attributes #7 = { nofree norecurse nosync nounwind memory(argmem: read) }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nounwind }

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
!118 = distinct !{!118, !36}
!119 = !{!15, !15, i64 0}
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
!137 = distinct !{!137, !36}
!138 = !{!97, !97, i64 0}
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
!234 = distinct !{!234, !36, !228}
!235 = !{!196, !197, i64 24}
!236 = !{!237, !6, i64 0}
!237 = !{!"tfc_map", !6, i64 0, !6, i64 4, !6, i64 8, !7, i64 12, !15, i64 32, !7, i64 40, !7, i64 80}
!238 = !{!18, !12, i64 368}
!239 = !{!237, !6, i64 8}
!240 = distinct !{!240, !36}
!241 = distinct !{!241, !36}
!242 = !{!237, !6, i64 4}
!243 = !{!237, !15, i64 32}
!244 = distinct !{!244, !36}
!245 = !{!18, !12, i64 144}
!246 = !{!196, !6, i64 44}
!247 = distinct !{!247, !36}
!248 = !{!21, !12, i64 40}
!249 = !{!21, !12, i64 56}
!250 = !{!21, !12, i64 80}
!251 = !{!21, !12, i64 88}
!252 = !{!253, !15, i64 64}
!253 = !{!"tfc_heuristic", !7, i64 0, !15, i64 64, !6, i64 72, !166, i64 76, !7, i64 80}
!254 = !{!255, !15, i64 0}
!255 = !{!"", !15, i64 0, !15, i64 8}
!256 = distinct !{!256, !36}
!257 = !{!255, !15, i64 8}
!258 = !{!101, !28, i64 56}
!259 = !{!94, !6, i64 28}
!260 = distinct !{!260, !36}
!261 = !{!18, !12, i64 264}
attributes #13 = { nounwind minsize optsize }
attributes #14 = { inlinehint nounwind minsize optsize }
attributes #15 = { nounwind optsize }
attributes #16 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) minsize optsize }
attributes #17 = { nofree norecurse nosync nounwind memory(argmem: read) optsize }
attributes #18 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
