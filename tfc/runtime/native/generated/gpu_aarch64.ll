; Made by `python -m tfc.runtime.native` from gpu.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

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
@tfc_gpu_functions = local_unnamed_addr constant [862 x i8] c"cuInit cuDriverGetVersion cuGetErrorName cuGetErrorString cuDeviceGetCount cuDeviceGet cuDeviceGetName cuDeviceGetAttribute cuDeviceTotalMem_v2 cuDeviceGetPCIBusId cuDevicePrimaryCtxRetain cuDevicePrimaryCtxRelease_v2 cuCtxSetCurrent cuModuleLoadDataEx cuModuleUnload cuModuleGetFunction cuFuncGetAttribute cuFuncSetAttribute cuLaunchKernel cuMemGetInfo_v2 cuMemAlloc_v2 cuMemFree_v2 cuMemHostAlloc cuMemFreeHost cuMemcpyHtoDAsync_v2 cuMemcpyDtoHAsync_v2 cuMemcpyDtoDAsync_v2 cuMemcpyPeerAsync cuMemsetD8Async cuMemsetD32Async cuStreamCreate cuStreamDestroy_v2 cuStreamSynchronize cuStreamWaitEvent cuEventCreate cuEventDestroy_v2 cuEventRecord cuEventRecordWithFlags cuEventQuery cuEventSynchronize cuEventElapsedTime cuStreamBeginCapture_v2 cuStreamEndCapture cuGraphInstantiateWithFlags cuGraphLaunch cuGraphDestroy cuGraphExecDestroy cuTensorMapEncodeTiled \00", align 1
@tfc_library_functions = local_unnamed_addr constant [348 x i8] c"cublasLtCreate cublasLtDestroy cublasLtMatmulDescCreate cublasLtMatmulDescDestroy cublasLtMatmulDescSetAttribute cublasLtMatrixLayoutCreate cublasLtMatrixLayoutDestroy cublasLtMatrixLayoutSetAttribute cublasLtMatmulPreferenceCreate cublasLtMatmulPreferenceDestroy cublasLtMatmulPreferenceSetAttribute cublasLtMatmulAlgoGetHeuristic cublasLtMatmul \00", align 1
@tfc_lost_results = local_unnamed_addr constant [45 x i8] c"226 700 702 710 714 715 716 717 718 719 911 \00", align 1
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
@encode.steps = internal constant [5 x i32] [i32 1, i32 1, i32 1, i32 1, i32 1], align 4
@.str.25 = private unnamed_addr constant [23 x i8] c"cuTensorMapEncodeTiled\00", align 1
@.str.26 = private unnamed_addr constant [14 x i8] c"cuGraphLaunch\00", align 1
@.str.27 = private unnamed_addr constant [23 x i8] c"cuEventRecordWithFlags\00", align 1
@.str.28 = private unnamed_addr constant [19 x i8] c"cuEventElapsedTime\00", align 1
@.str.29 = private unnamed_addr constant [17 x i8] c"cuMemsetD32Async\00", align 1
@.str.30 = private unnamed_addr constant [18 x i8] c"cuMemcpyPeerAsync\00", align 1
@.str.31 = private unnamed_addr constant [18 x i8] c"cuStreamWaitEvent\00", align 1
@.str.32 = private unnamed_addr constant [13 x i8] c"cuEventQuery\00", align 1

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_use_library(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %10 = load ptr, ptr %9, align 8, !tbaa !19
  %11 = tail call i32 %8(ptr noundef %10) #12
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %25

13:                                               ; preds = %4
  %14 = load ptr, ptr %1, align 8, !tbaa !20
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %16 = tail call i32 %14(ptr noundef nonnull %15) #12
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
define void @tfc_gpu_unmake(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #13 {
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
  %13 = tail call i32 %10(ptr noundef %12) #12
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %49

15:                                               ; preds = %6
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1432
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
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %11 = load ptr, ptr %10, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 368
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %3 = load atomic i32, ptr %2 monotonic, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %71

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %7 = load ptr, ptr %6, align 8, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %9 = load ptr, ptr %8, align 8, !tbaa !17
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %11 = load ptr, ptr %10, align 8, !tbaa !19
  %12 = tail call i32 %9(ptr noundef %11) #12
  %13 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %12, ptr noundef nonnull @.str.9)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %71

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 232
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
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 240
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %23 = load atomic i32, ptr %22 seq_cst, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %29

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store i32 %1, ptr %26, align 8, !tbaa !42
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr %2, ptr %27, align 8, !tbaa !43
  switch i32 %1, label %29 [
    i32 226, label %28
    i32 700, label %28
    i32 702, label %28
    i32 710, label %28
    i32 714, label %28
    i32 715, label %28
    i32 716, label %28
    i32 717, label %28
    i32 718, label %28
    i32 719, label %28
    i32 911, label %28
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %94

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #12
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.9)
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %29 = load ptr, ptr %28, align 8, !tbaa !40
  %30 = tail call i32 %26(i64 noundef %27, ptr noundef %2, i64 noundef %3, ptr noundef %29) #12
  %31 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %30, ptr noundef nonnull @.str.2)
  br label %94

32:                                               ; preds = %20
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 1424
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
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 1288
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 1416
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
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 312
  %61 = load ptr, ptr %60, align 8, !tbaa !48
  %62 = tail call i32 %61(ptr noundef nonnull %56) #12
  %63 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %62, ptr noundef nonnull @.str.11)
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
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %87 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %86, ptr noundef nonnull @.str.10)
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
  %15 = tail call i32 %12(ptr noundef %14) #12
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
  %15 = tail call i32 %12(ptr noundef %14) #12
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
  %28 = tail call i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #12
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_fill(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #13 {
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
  %15 = tail call i32 %12(ptr noundef %14) #12
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
  %28 = tail call i32 %23(i64 noundef %24, i8 noundef %25, i64 noundef %3, ptr noundef %27) #12
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.5)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_drop(ptr noundef %0, ptr noundef readnone captures(address) %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 800
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
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 832
  %28 = load ptr, ptr %27, align 8, !tbaa !54
  %29 = icmp eq ptr %28, %1
  br i1 %29, label %30, label %31

30:                                               ; preds = %26
  store ptr null, ptr %27, align 8, !tbaa !54
  br label %31

31:                                               ; preds = %30, %26
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 864
  %33 = load ptr, ptr %32, align 8, !tbaa !54
  %34 = icmp eq ptr %33, %1
  br i1 %34, label %35, label %36

35:                                               ; preds = %31
  store ptr null, ptr %32, align 8, !tbaa !54
  br label %36

36:                                               ; preds = %35, %31
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 896
  %38 = load ptr, ptr %37, align 8, !tbaa !54
  %39 = icmp eq ptr %38, %1
  br i1 %39, label %40, label %41

40:                                               ; preds = %36
  store ptr null, ptr %37, align 8, !tbaa !54
  br label %41

41:                                               ; preds = %40, %36
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 928
  %43 = load ptr, ptr %42, align 8, !tbaa !54
  %44 = icmp eq ptr %43, %1
  br i1 %44, label %45, label %46

45:                                               ; preds = %41
  store ptr null, ptr %42, align 8, !tbaa !54
  br label %46

46:                                               ; preds = %45, %41
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %48 = load ptr, ptr %47, align 8, !tbaa !54
  %49 = icmp eq ptr %48, %1
  br i1 %49, label %50, label %51

50:                                               ; preds = %46
  store ptr null, ptr %47, align 8, !tbaa !54
  br label %51

51:                                               ; preds = %50, %46
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 992
  %53 = load ptr, ptr %52, align 8, !tbaa !54
  %54 = icmp eq ptr %53, %1
  br i1 %54, label %55, label %56

55:                                               ; preds = %51
  store ptr null, ptr %52, align 8, !tbaa !54
  br label %56

56:                                               ; preds = %55, %51
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 1024
  %58 = load ptr, ptr %57, align 8, !tbaa !54
  %59 = icmp eq ptr %58, %1
  br i1 %59, label %60, label %61

60:                                               ; preds = %56
  store ptr null, ptr %57, align 8, !tbaa !54
  br label %61

61:                                               ; preds = %60, %56
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 1056
  %63 = load ptr, ptr %62, align 8, !tbaa !54
  %64 = icmp eq ptr %63, %1
  br i1 %64, label %65, label %66

65:                                               ; preds = %61
  store ptr null, ptr %62, align 8, !tbaa !54
  br label %66

66:                                               ; preds = %65, %61
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 1088
  %68 = load ptr, ptr %67, align 8, !tbaa !54
  %69 = icmp eq ptr %68, %1
  br i1 %69, label %70, label %71

70:                                               ; preds = %66
  store ptr null, ptr %67, align 8, !tbaa !54
  br label %71

71:                                               ; preds = %70, %66
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 1120
  %73 = load ptr, ptr %72, align 8, !tbaa !54
  %74 = icmp eq ptr %73, %1
  br i1 %74, label %75, label %76

75:                                               ; preds = %71
  store ptr null, ptr %72, align 8, !tbaa !54
  br label %76

76:                                               ; preds = %75, %71
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 1152
  %78 = load ptr, ptr %77, align 8, !tbaa !54
  %79 = icmp eq ptr %78, %1
  br i1 %79, label %80, label %81

80:                                               ; preds = %76
  store ptr null, ptr %77, align 8, !tbaa !54
  br label %81

81:                                               ; preds = %80, %76
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 1184
  %83 = load ptr, ptr %82, align 8, !tbaa !54
  %84 = icmp eq ptr %83, %1
  br i1 %84, label %85, label %86

85:                                               ; preds = %81
  store ptr null, ptr %82, align 8, !tbaa !54
  br label %86

86:                                               ; preds = %85, %81
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 1216
  %88 = load ptr, ptr %87, align 8, !tbaa !54
  %89 = icmp eq ptr %88, %1
  br i1 %89, label %90, label %91

90:                                               ; preds = %86
  store ptr null, ptr %87, align 8, !tbaa !54
  br label %91

91:                                               ; preds = %90, %86
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 1248
  %93 = load ptr, ptr %92, align 8, !tbaa !54
  %94 = icmp eq ptr %93, %1
  br i1 %94, label %95, label %96

95:                                               ; preds = %91
  store ptr null, ptr %92, align 8, !tbaa !54
  br label %96

96:                                               ; preds = %95, %91
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 1280
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %11 = load ptr, ptr %10, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !17
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = tail call i32 %6(ptr noundef %8) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %22

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %14 = load ptr, ptr %13, align 8, !tbaa !39
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
define i32 @tfc_gpu_start(ptr noundef initializes((224, 232)) %0) local_unnamed_addr #13 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  store i32 0, ptr %2, align 4, !tbaa !5
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.6, ptr %3, align 8, !tbaa !43
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !73
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load i32, ptr %8, align 8, !tbaa !74
  %10 = call i32 %7(ptr noundef nonnull %2, i32 noundef %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %54

12:                                               ; preds = %1
  store ptr @.str.7, ptr %3, align 8, !tbaa !43
  %13 = load ptr, ptr %4, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %15 = load ptr, ptr %14, align 8, !tbaa !75
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1468
  %17 = load i32, ptr %2, align 4, !tbaa !5
  %18 = call i32 %15(ptr noundef nonnull %16, i32 noundef 16, i32 noundef %17) #12
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %54

20:                                               ; preds = %12
  store ptr @.str.8, ptr %3, align 8, !tbaa !43
  %21 = load ptr, ptr %4, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 80
  %23 = load ptr, ptr %22, align 8, !tbaa !76
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %25 = load i32, ptr %2, align 4, !tbaa !5
  %26 = call i32 %23(ptr noundef nonnull %24, i32 noundef %25) #12
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %54

28:                                               ; preds = %20
  store ptr @.str.9, ptr %3, align 8, !tbaa !43
  %29 = load ptr, ptr %4, align 8, !tbaa !9
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 96
  %31 = load ptr, ptr %30, align 8, !tbaa !17
  %32 = load ptr, ptr %24, align 8, !tbaa !19
  %33 = call i32 %31(ptr noundef %32) #12
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
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret i32 %55
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @start_streams(ptr noundef %0) unnamed_addr #13 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 240
  %7 = load ptr, ptr %6, align 8, !tbaa !93
  %8 = tail call i32 %7(ptr noundef nonnull %2, i32 noundef 1) #12
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %30

10:                                               ; preds = %1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %12 = load ptr, ptr %4, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 240
  %14 = load ptr, ptr %13, align 8, !tbaa !93
  %15 = tail call i32 %14(ptr noundef nonnull %11, i32 noundef 1) #12
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %30

17:                                               ; preds = %10
  %18 = load ptr, ptr %4, align 8, !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 240
  %20 = load ptr, ptr %19, align 8, !tbaa !93
  %21 = tail call i32 %20(ptr noundef nonnull %3, i32 noundef 1) #12
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %30

23:                                               ; preds = %17
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.12, ptr %24, align 8, !tbaa !43
  %25 = load ptr, ptr %4, align 8, !tbaa !9
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 272
  %27 = load ptr, ptr %26, align 8, !tbaa !94
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %29 = tail call i32 %27(ptr noundef nonnull %28, i32 noundef 2) #12
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
define internal range(i32 0, 15) i32 @launch(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) #15 {
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
  %15 = tail call i32 %12(ptr noundef %14) #12
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
define internal range(i32 0, 15) i32 @replay(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) #15 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %5 = load ptr, ptr %4, align 8, !tbaa !102
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !108
  %8 = icmp slt i64 %7, 0
  br i1 %8, label %270, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %11 = load i32, ptr %10, align 4, !tbaa !109
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %270

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %15 = load ptr, ptr %14, align 8, !tbaa !9
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 344
  %17 = load ptr, ptr %16, align 8, !tbaa !110
  %18 = icmp eq ptr %17, null
  br i1 %18, label %270, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %21 = load atomic i32, ptr %20 monotonic, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %270

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 96
  %25 = load ptr, ptr %24, align 8, !tbaa !17
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %27 = load ptr, ptr %26, align 8, !tbaa !19
  %28 = tail call i32 %25(ptr noundef %27) #12
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.9)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %270

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
  br i1 %41, label %42, label %270

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %44 = load i64, ptr %43, align 8, !tbaa !55
  %45 = icmp sgt i64 %38, %44
  br i1 %45, label %270, label %46

46:                                               ; preds = %42
  %47 = load ptr, ptr %14, align 8, !tbaa !9
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 296
  %49 = load ptr, ptr %48, align 8, !tbaa !121
  %50 = icmp eq ptr %49, null
  br i1 %50, label %270, label %51

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
  %64 = tail call i32 %62(ptr noundef %63) #12
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
  %81 = tail call i32 %80(ptr noundef nonnull %74, i32 noundef 0) #12
  %82 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %81, ptr noundef nonnull @.str.12)
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %270

84:                                               ; preds = %77, %71
  %85 = add nuw nsw i64 %72, 1
  %86 = icmp eq i64 %72, %70
  br i1 %86, label %87, label %71, !llvm.loop !122

87:                                               ; preds = %84, %66
  %88 = tail call fastcc i32 @begin_times(ptr noundef nonnull %0, ptr noundef nonnull %35)
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %270

90:                                               ; preds = %87
  %91 = load ptr, ptr %4, align 8, !tbaa !102
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %93 = cmpxchg ptr %92, i32 0, i32 1 seq_cst seq_cst, align 4
  %94 = extractvalue { i32, i1 } %93, 1
  br i1 %94, label %95, label %270

95:                                               ; preds = %90
  %96 = load ptr, ptr %14, align 8, !tbaa !9
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 328
  %98 = load ptr, ptr %97, align 8, !tbaa !123
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %100 = load ptr, ptr %99, align 8, !tbaa !124
  %101 = tail call i32 %98(ptr noundef %100, i32 noundef 1) #12
  %102 = icmp eq i32 %101, 0
  %103 = select i1 %102, i64 1, i64 -1
  %104 = getelementptr inbounds nuw i8, ptr %91, i64 24
  store i64 %103, ptr %104, align 8, !tbaa !108
  br i1 %102, label %270, label %105

105:                                              ; preds = %95
  store atomic i32 0, ptr %92 seq_cst, align 4
  br label %270

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

116:                                              ; preds = %149, %106
  %117 = phi i32 [ 1, %106 ], [ %151, %149 ]
  %118 = phi ptr [ %108, %106 ], [ %152, %149 ]
  %119 = getelementptr inbounds nuw i8, ptr %107, i64 8
  %120 = load i64, ptr %119, align 8, !tbaa !128
  %121 = icmp sgt i64 %120, 0
  br i1 %121, label %122, label %184

122:                                              ; preds = %116
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %124 = load ptr, ptr %123, align 8, !tbaa !129
  br label %171

125:                                              ; preds = %149, %112
  %126 = phi i64 [ %110, %112 ], [ %150, %149 ]
  %127 = phi ptr [ %108, %112 ], [ %152, %149 ]
  %128 = phi i32 [ 1, %112 ], [ %151, %149 ]
  %129 = phi i64 [ 0, %112 ], [ %153, %149 ]
  %130 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %113, i64 %129
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 20
  %132 = load i32, ptr %131, align 4, !tbaa !130
  switch i32 %132, label %149 [
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
  br i1 %137, label %149, label %138

138:                                              ; preds = %134, %133, %125
  %139 = phi i32 [ %136, %134 ], [ 1, %125 ], [ 2, %133 ]
  %140 = load ptr, ptr %114, align 8, !tbaa !132
  %141 = load ptr, ptr %115, align 8, !tbaa !133
  %142 = getelementptr inbounds nuw i8, ptr %130, i64 8
  %143 = load i32, ptr %142, align 8, !tbaa !134
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds i32, ptr %141, i64 %144
  %146 = zext i32 %139 to i64
  br label %155

147:                                              ; preds = %155
  %148 = load i64, ptr %109, align 8, !tbaa !126
  br label %149

149:                                              ; preds = %147, %134, %125
  %150 = phi i64 [ %126, %134 ], [ %148, %147 ], [ %126, %125 ]
  %151 = phi i32 [ %128, %134 ], [ %167, %147 ], [ %128, %125 ]
  %152 = phi ptr [ %127, %134 ], [ %169, %147 ], [ %127, %125 ]
  %153 = add nuw nsw i64 %129, 1
  %154 = icmp slt i64 %153, %150
  br i1 %154, label %125, label %116, !llvm.loop !135

155:                                              ; preds = %155, %138
  %156 = phi i64 [ 0, %138 ], [ %168, %155 ]
  %157 = phi ptr [ %127, %138 ], [ %169, %155 ]
  %158 = phi i32 [ %128, %138 ], [ %167, %155 ]
  %159 = getelementptr inbounds nuw i32, ptr %145, i64 %156
  %160 = load i32, ptr %159, align 4, !tbaa !5
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds ptr, ptr %140, i64 %161
  %163 = load ptr, ptr %162, align 8, !tbaa !30
  %164 = ptrtoint ptr %163 to i64
  %165 = load i64, ptr %157, align 8, !tbaa !136
  %166 = icmp eq i64 %165, %164
  %167 = select i1 %166, i32 %158, i32 0
  store i64 %164, ptr %157, align 8, !tbaa !136
  %168 = add nuw nsw i64 %156, 1
  %169 = getelementptr inbounds nuw i8, ptr %157, i64 8
  %170 = icmp eq i64 %168, %146
  br i1 %170, label %147, label %155, !llvm.loop !137

171:                                              ; preds = %171, %122
  %172 = phi i64 [ 0, %122 ], [ %180, %171 ]
  %173 = phi ptr [ %118, %122 ], [ %181, %171 ]
  %174 = phi i32 [ %117, %122 ], [ %179, %171 ]
  %175 = load i64, ptr %173, align 8, !tbaa !136
  %176 = getelementptr inbounds nuw i64, ptr %124, i64 %172
  %177 = load i64, ptr %176, align 8, !tbaa !136
  %178 = icmp eq i64 %175, %177
  %179 = select i1 %178, i32 %174, i32 0
  store i64 %177, ptr %173, align 8, !tbaa !136
  %180 = add nuw nsw i64 %172, 1
  %181 = getelementptr inbounds nuw i8, ptr %173, i64 8
  %182 = load i64, ptr %119, align 8, !tbaa !128
  %183 = icmp slt i64 %180, %182
  br i1 %183, label %171, label %184, !llvm.loop !138

184:                                              ; preds = %171, %116
  %185 = phi i32 [ %117, %116 ], [ %179, %171 ]
  %186 = icmp eq i32 %185, 0
  %187 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %188 = load ptr, ptr %187, align 8, !tbaa !32
  %189 = icmp eq ptr %188, null
  br i1 %186, label %190, label %196

190:                                              ; preds = %184
  br i1 %189, label %255, label %191

191:                                              ; preds = %190
  tail call void @tfc_gpu_forget(ptr noundef nonnull %0, ptr noundef nonnull %5)
  %192 = load ptr, ptr %187, align 8, !tbaa !32
  %193 = icmp eq ptr %192, null
  br i1 %193, label %255, label %194

194:                                              ; preds = %191
  %195 = load ptr, ptr %32, align 8, !tbaa !111
  br label %200

196:                                              ; preds = %184
  br i1 %189, label %197, label %200

197:                                              ; preds = %196
  store i64 0, ptr %6, align 8, !tbaa !108
  %198 = tail call fastcc i64 @all_launches(ptr noundef %1)
  %199 = icmp slt i64 %198, 4097
  br i1 %199, label %256, label %270

200:                                              ; preds = %194, %196
  %201 = phi ptr [ %33, %196 ], [ %195, %194 ]
  %202 = phi ptr [ %188, %196 ], [ %192, %194 ]
  %203 = getelementptr inbounds nuw i8, ptr %201, i64 40
  %204 = load ptr, ptr %203, align 8, !tbaa !139
  %205 = getelementptr inbounds nuw i8, ptr %204, i64 24
  %206 = load i64, ptr %205, align 8, !tbaa !140
  %207 = icmp sgt i64 %206, 0
  %208 = zext i1 %207 to i64
  %209 = getelementptr inbounds nuw i8, ptr %204, i64 32
  store i64 %208, ptr %209, align 8, !tbaa !143
  %210 = load ptr, ptr %14, align 8, !tbaa !9
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 352
  %212 = load ptr, ptr %211, align 8, !tbaa !144
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %214 = load ptr, ptr %213, align 8, !tbaa !40
  %215 = tail call i32 %212(ptr noundef nonnull %202, ptr noundef %214) #12
  %216 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %215, ptr noundef nonnull @.str.26)
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %218, label %270

218:                                              ; preds = %200
  store i32 0, ptr %2, align 4, !tbaa !5
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 208
  tail call fastcc void @lock(ptr noundef nonnull %219)
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %221 = load i64, ptr %220, align 8, !tbaa !145
  %222 = add i64 %221, 1
  store i64 %222, ptr %220, align 8, !tbaa !145
  %223 = load i64, ptr %109, align 8, !tbaa !126
  %224 = icmp sgt i64 %223, 0
  br i1 %224, label %225, label %229

225:                                              ; preds = %218
  %226 = load ptr, ptr %1, align 8, !tbaa !127
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 232
  br label %230

229:                                              ; preds = %242, %218
  tail call fastcc void @unlock(ptr noundef nonnull %219)
  br label %270

230:                                              ; preds = %225, %242
  %231 = phi i64 [ 0, %225 ], [ %243, %242 ]
  %232 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %226, i64 %231
  %233 = load ptr, ptr %232, align 8, !tbaa !95
  %234 = icmp eq ptr %233, null
  br i1 %234, label %242, label %235

235:                                              ; preds = %230
  %236 = getelementptr inbounds nuw i8, ptr %233, i64 8
  %237 = load i64, ptr %236, align 8, !tbaa !97
  %238 = icmp eq i64 %237, 0
  br i1 %238, label %242, label %239

239:                                              ; preds = %235
  %240 = load i64, ptr %228, align 8, !tbaa !38
  br label %245

241:                                              ; preds = %245
  store i64 %250, ptr %228, align 8, !tbaa !38
  br label %242

242:                                              ; preds = %241, %235, %230
  %243 = add nuw nsw i64 %231, 1
  %244 = icmp eq i64 %243, %223
  br i1 %244, label %229, label %230, !llvm.loop !146

245:                                              ; preds = %239, %245
  %246 = phi i64 [ %250, %245 ], [ %240, %239 ]
  %247 = phi i64 [ %253, %245 ], [ 0, %239 ]
  %248 = load ptr, ptr %233, align 8, !tbaa !101
  %249 = getelementptr inbounds nuw %struct.tfc_launch, ptr %248, i64 %247
  %250 = add i64 %246, 1
  %251 = and i64 %246, 63
  %252 = getelementptr inbounds nuw ptr, ptr %227, i64 %251
  store ptr %249, ptr %252, align 8, !tbaa !147
  %253 = add i64 %247, 1
  %254 = icmp eq i64 %253, %237
  br i1 %254, label %241, label %245

255:                                              ; preds = %190, %191
  store i64 0, ptr %6, align 8, !tbaa !108
  br label %270

256:                                              ; preds = %197
  %257 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %258 = cmpxchg ptr %257, i32 0, i32 1 seq_cst seq_cst, align 4
  %259 = extractvalue { i32, i1 } %258, 1
  br i1 %259, label %260, label %270

260:                                              ; preds = %256
  %261 = load ptr, ptr %14, align 8, !tbaa !9
  %262 = getelementptr inbounds nuw i8, ptr %261, i64 328
  %263 = load ptr, ptr %262, align 8, !tbaa !123
  %264 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %265 = load ptr, ptr %264, align 8, !tbaa !124
  %266 = tail call i32 %263(ptr noundef %265, i32 noundef 1) #12
  %267 = icmp eq i32 %266, 0
  %268 = select i1 %267, i64 1, i64 -1
  store i64 %268, ptr %6, align 8, !tbaa !108
  br i1 %267, label %270, label %269

269:                                              ; preds = %260
  store atomic i32 0, ptr %257 seq_cst, align 4
  br label %270

270:                                              ; preds = %77, %255, %19, %269, %260, %256, %105, %95, %90, %87, %46, %42, %37, %229, %200, %197, %3, %9, %13, %23
  %271 = phi i32 [ %29, %23 ], [ 0, %269 ], [ 0, %3 ], [ 0, %13 ], [ 0, %9 ], [ 0, %229 ], [ %216, %200 ], [ 14, %19 ], [ 0, %197 ], [ 0, %255 ], [ %88, %87 ], [ 0, %37 ], [ 0, %46 ], [ 0, %42 ], [ 0, %105 ], [ 0, %90 ], [ 0, %95 ], [ 0, %256 ], [ 0, %260 ], [ %82, %77 ]
  ret i32 %271
}

; Function Attrs: nounwind uwtable
define internal range(i32 -1, 15) i32 @replayable(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2) #13 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %7 = load ptr, ptr %6, align 8, !tbaa !102
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %9 = load i64, ptr %8, align 8, !tbaa !108
  %10 = icmp eq i64 %9, 1
  br i1 %10, label %11, label %104

11:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store ptr null, ptr %4, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  store ptr null, ptr %5, align 8, !tbaa !30
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %13 = load ptr, ptr %12, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 336
  %15 = load ptr, ptr %14, align 8, !tbaa !148
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %17 = load ptr, ptr %16, align 8, !tbaa !124
  %18 = call i32 %15(ptr noundef %17, ptr noundef nonnull %4) #12
  %19 = icmp eq i32 %2, 0
  %20 = or i32 %18, %2
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %28

22:                                               ; preds = %11
  %23 = load ptr, ptr %12, align 8, !tbaa !9
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 344
  %25 = load ptr, ptr %24, align 8, !tbaa !110
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
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 360
  %35 = load ptr, ptr %34, align 8, !tbaa !149
  %36 = call i32 %35(ptr noundef nonnull %30) #12
  br label %37

37:                                               ; preds = %32, %28
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 204
  store atomic i32 0, ptr %38 seq_cst, align 4
  br i1 %19, label %40, label %39

39:                                               ; preds = %37
  store i64 0, ptr %8, align 8, !tbaa !108
  br label %102

40:                                               ; preds = %37
  %41 = icmp eq i32 %29, 0
  %42 = select i1 %41, i64 2, i64 -1
  store i64 %42, ptr %8, align 8, !tbaa !108
  br i1 %41, label %43, label %102

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
  %56 = call i32 %53(ptr noundef %49, ptr noundef %55) #12
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
  %66 = call i32 %65(ptr noundef %49) #12
  %67 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %66, ptr noundef nonnull @.str)
  br label %102

68:                                               ; preds = %43
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %49, ptr %69, align 8, !tbaa !32
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %74

71:                                               ; preds = %78
  %72 = atomicrmw xchg ptr %70, i32 2 acquire, align 4
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %85, label %81

74:                                               ; preds = %78, %68
  %75 = phi i32 [ 0, %68 ], [ %79, %78 ]
  %76 = cmpxchg ptr %70, i32 0, i32 1 acquire monotonic, align 4
  %77 = extractvalue { i32, i1 } %76, 1
  br i1 %77, label %85, label %78

78:                                               ; preds = %74
  call void @llvm.aarch64.hint(i32 1)
  %79 = add nuw nsw i32 %75, 1
  %80 = icmp eq i32 %79, 100
  br i1 %80, label %71, label %74, !llvm.loop !35

81:                                               ; preds = %71, %81
  %82 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %70, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  %83 = atomicrmw xchg ptr %70, i32 2 acquire, align 4
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %81, !llvm.loop !37

85:                                               ; preds = %74, %81, %71
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 768
  %87 = load i64, ptr %86, align 8, !tbaa !150
  %88 = add i64 %87, 1
  store i64 %88, ptr %86, align 8, !tbaa !150
  %89 = atomicrmw xchg ptr %70, i32 0 release, align 4
  %90 = icmp eq i32 %89, 2
  br i1 %90, label %91, label %93

91:                                               ; preds = %85
  %92 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %70, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  br label %93

93:                                               ; preds = %85, %91
  %94 = load ptr, ptr %12, align 8, !tbaa !9
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 352
  %96 = load ptr, ptr %95, align 8, !tbaa !144
  %97 = load ptr, ptr %5, align 8, !tbaa !30
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %99 = load ptr, ptr %98, align 8, !tbaa !40
  %100 = call i32 %96(ptr noundef %97, ptr noundef %99) #12
  %101 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %100, ptr noundef nonnull @.str.26)
  br label %102

102:                                              ; preds = %93, %40, %61, %39
  %103 = phi i32 [ 0, %39 ], [ %101, %93 ], [ %62, %61 ], [ -1, %40 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  br label %104

104:                                              ; preds = %3, %102
  %105 = phi i32 [ %103, %102 ], [ 0, %3 ]
  ret i32 %105
}

; Function Attrs: nounwind uwtable
define internal i32 @settle(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i64 noundef %4) #13 {
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
  %25 = tail call i32 %22(ptr noundef %24) #12
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
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %98 = load <2 x i64>, ptr %89, align 8, !tbaa !136
  store i32 %77, ptr %82, align 8, !tbaa !161
  store i32 0, ptr %94, align 4, !tbaa !161
  store <2 x i64> %98, ptr %97, align 8, !tbaa !136
  %99 = getelementptr inbounds nuw i8, ptr %82, i64 32
  store i64 %91, ptr %99, align 8, !tbaa !136
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
  %111 = tail call i32 %104(i64 noundef %106, i8 noundef 0, i64 noundef %108, ptr noundef %110) #12
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
define internal i32 @time_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #13 {
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
  %18 = tail call i32 %15(ptr noundef %17) #12
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
  %30 = tail call i32 %29(ptr noundef nonnull %0, ptr noundef nonnull %7) #12
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
  %63 = tail call i32 %62(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2) #12
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
define internal range(i32 0, 15) i32 @note_times(ptr noundef %0, ptr noundef captures(none) %1) #13 {
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
  %21 = tail call i32 %18(ptr noundef %20) #12
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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  store float 0.000000e+00, ptr %6, align 4, !tbaa !166
  %33 = load ptr, ptr %15, align 8, !tbaa !9
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 320
  %35 = load ptr, ptr %34, align 8, !tbaa !168
  %36 = call i32 %35(ptr noundef nonnull %6, ptr noundef %29, ptr noundef %32) #12
  %37 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %36, ptr noundef nonnull @.str.28)
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
  %48 = load i64, ptr %47, align 8, !tbaa !169
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %49 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #12
  %50 = load i64, ptr %5, align 8, !tbaa !170
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %52 = load i64, ptr %51, align 8, !tbaa !172
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store float 0.000000e+00, ptr %4, align 4, !tbaa !166
  %74 = load ptr, ptr %15, align 8, !tbaa !9
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 320
  %76 = load ptr, ptr %75, align 8, !tbaa !168
  %77 = call i32 %76(ptr noundef nonnull %4, ptr noundef %69, ptr noundef %73) #12
  %78 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %77, ptr noundef nonnull @.str.28)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %81, label %80

80:                                               ; preds = %66
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  br label %147

81:                                               ; preds = %66
  %82 = load float, ptr %4, align 4, !tbaa !166
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  %83 = load ptr, ptr %1, align 8, !tbaa !60
  %84 = getelementptr inbounds nuw ptr, ptr %83, i64 %71
  %85 = load ptr, ptr %84, align 8, !tbaa !30
  %86 = getelementptr inbounds nuw ptr, ptr %83, i64 %70
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 16
  %88 = load ptr, ptr %87, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  store float 0.000000e+00, ptr %3, align 4, !tbaa !166
  %89 = load ptr, ptr %15, align 8, !tbaa !9
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 320
  %91 = load ptr, ptr %90, align 8, !tbaa !168
  %92 = call i32 %91(ptr noundef nonnull %3, ptr noundef %85, ptr noundef %88) #12
  %93 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %92, ptr noundef nonnull @.str.28)
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %96, label %95

95:                                               ; preds = %81
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  br label %147

96:                                               ; preds = %81
  %97 = fpext float %82 to double
  %98 = fmul double %97, 1.000000e+06
  %99 = fptosi double %98 to i64
  %100 = load float, ptr %3, align 4, !tbaa !166
  %101 = fpext float %100 to double
  %102 = fmul double %101, 1.000000e+06
  %103 = fptosi double %102 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
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
  store i64 %108, ptr %141, align 8, !tbaa !136
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 8
  store i64 %109, ptr %142, align 8, !tbaa !136
  %143 = getelementptr inbounds nuw i8, ptr %141, i64 16
  store i64 %110, ptr %143, align 8, !tbaa !136
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
define internal range(i32 0, 15) i32 @set(ptr noundef %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef %2, i32 noundef %3) #13 {
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
  %29 = tail call i32 %26(ptr noundef %28) #12
  %30 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %29, ptr noundef nonnull @.str.9)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %22
  %33 = load ptr, ptr %23, align 8, !tbaa !9
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 232
  %35 = load ptr, ptr %34, align 8, !tbaa !189
  %36 = ptrtoint ptr %2 to i64
  %37 = tail call i32 %35(i64 noundef %36, i32 noundef %3, i64 noundef 1, ptr noundef %18) #12
  %38 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %37, ptr noundef nonnull @.str.29)
  br label %39

39:                                               ; preds = %15, %22, %32
  %40 = phi i32 [ %38, %32 ], [ %30, %22 ], [ 14, %15 ]
  ret i32 %40
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @fill_(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3) #13 {
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
  %15 = tail call i32 %12(ptr noundef %14) #12
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
  %28 = tail call i32 %23(i64 noundef %24, i8 noundef %25, i64 noundef %3, ptr noundef %27) #12
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.5)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @move_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #13 {
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
  %15 = tail call i32 %12(ptr noundef %14) #12
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
  %15 = tail call i32 %12(ptr noundef %14) #12
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
  %23 = tail call i32 %20(ptr noundef %22) #12
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
  %36 = tail call i32 %29(i64 noundef %30, ptr noundef %31, i64 noundef %32, ptr noundef %34, i64 noundef %4, ptr noundef %35) #12
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
define internal range(i32 0, 15) i32 @send_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef writeonly captures(none) %4) #13 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %7 = load atomic i32, ptr %6 monotonic, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %110

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %11 = load ptr, ptr %10, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !17
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %15 = load ptr, ptr %14, align 8, !tbaa !19
  %16 = tail call i32 %13(ptr noundef %15) #12
  %17 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %16, ptr noundef nonnull @.str.9)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %110

19:                                               ; preds = %9
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 776
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
  br i1 %47, label %39, label %37, !llvm.loop !191

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
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %60 = load ptr, ptr %59, align 8, !tbaa !192
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %71 = load ptr, ptr %59, align 8, !tbaa !192
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
  %81 = load ptr, ptr %59, align 8, !tbaa !192
  %82 = tail call i32 %78(ptr noundef %80, ptr noundef %81) #12
  %83 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %82, ptr noundef nonnull @.str.10)
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
  %14 = tail call i32 %11(ptr noundef %13) #12
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
  %28 = tail call i32 %27(ptr noundef %24) #12
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
define internal ptr @arrival(ptr readnone captures(none) %0, ptr noundef readonly captures(none) %1) #16 {
  %3 = load ptr, ptr %1, align 8, !tbaa !49
  ret ptr %3
}

; Function Attrs: nounwind uwtable
define internal void @release(ptr noundef %0, ptr noundef writeonly captures(none) %1) #13 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  %16 = tail call i32 %15(ptr noundef nonnull %9) #12
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %161

18:                                               ; preds = %11
  %19 = icmp eq ptr %3, null
  br i1 %19, label %25, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %12, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 248
  %23 = load ptr, ptr %22, align 8, !tbaa !193
  %24 = tail call i32 %23(ptr noundef nonnull %3) #12
  br label %25

25:                                               ; preds = %18, %20
  %26 = icmp eq ptr %5, null
  br i1 %26, label %32, label %27

27:                                               ; preds = %25
  %28 = load ptr, ptr %12, align 8, !tbaa !9
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 248
  %30 = load ptr, ptr %29, align 8, !tbaa !193
  %31 = tail call i32 %30(ptr noundef nonnull %5) #12
  br label %32

32:                                               ; preds = %27, %25
  %33 = icmp eq ptr %7, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %32
  %35 = load ptr, ptr %12, align 8, !tbaa !9
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 248
  %37 = load ptr, ptr %36, align 8, !tbaa !193
  %38 = tail call i32 %37(ptr noundef nonnull %7) #12
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
  br i1 %67, label %41, label %46, !llvm.loop !194

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
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 1320
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 1328
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
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 1352
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 1360
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
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 1384
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 1392
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
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %137 = load ptr, ptr %136, align 8, !tbaa !195
  %138 = icmp eq ptr %137, null
  br i1 %138, label %144, label %139

139:                                              ; preds = %135
  %140 = load ptr, ptr %12, align 8, !tbaa !9
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 280
  %142 = load ptr, ptr %141, align 8, !tbaa !61
  %143 = tail call i32 %142(ptr noundef nonnull %137) #12
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
  %153 = tail call i32 %150(ptr noundef %152) #12
  br label %154

154:                                              ; preds = %148, %144
  %155 = load ptr, ptr %12, align 8, !tbaa !9
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 88
  %157 = load ptr, ptr %156, align 8, !tbaa !198
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 152
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %9 = load ptr, ptr %8, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 272
  %11 = load ptr, ptr %10, align 8, !tbaa !94
  %12 = tail call i32 %11(ptr noundef nonnull %4, i32 noundef 2) #12
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
  %27 = tail call i32 %26(ptr noundef nonnull %20) #12
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
  %36 = tail call i32 %35(ptr noundef nonnull %1, i64 noundef %31, i32 noundef 0) #12
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
  %14 = load ptr, ptr %13, align 8, !tbaa !200
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !129
  %17 = tail call fastcc i64 @evaluate(ptr noundef %14, ptr noundef %16)
  %18 = icmp slt i64 %17, 1
  br i1 %18, label %886, label %19

19:                                               ; preds = %4
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %21 = load i32, ptr %20, align 8, !tbaa !203
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %565

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
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %39 = load ptr, ptr %38, align 8, !tbaa !24
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %73

41:                                               ; preds = %34
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %59 = load atomic i32, ptr %58 seq_cst, align 4
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %64

61:                                               ; preds = %57
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store i32 801, ptr %62, align 8, !tbaa !42
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.17, ptr %63, align 8, !tbaa !43
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
  br label %563

73:                                               ; preds = %34
  %74 = getelementptr inbounds nuw i8, ptr %24, i64 72
  %75 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %76 = getelementptr inbounds nuw i8, ptr %24, i64 112
  %77 = load ptr, ptr %24, align 8, !tbaa !205
  %78 = tail call fastcc i64 @evaluate(ptr noundef %77, ptr noundef %16)
  store i64 %78, ptr %10, align 8, !tbaa !206
  %79 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %80 = load ptr, ptr %79, align 8, !tbaa !205
  %81 = tail call fastcc i64 @evaluate(ptr noundef %80, ptr noundef %16)
  %82 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %81, ptr %82, align 8, !tbaa !208
  %83 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %84 = load ptr, ptr %83, align 8, !tbaa !205
  %85 = tail call fastcc i64 @evaluate(ptr noundef %84, ptr noundef %16)
  %86 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i64 %85, ptr %86, align 8, !tbaa !209
  %87 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %88 = load ptr, ptr %87, align 8, !tbaa !205
  %89 = tail call fastcc i64 @evaluate(ptr noundef %88, ptr noundef %16)
  %90 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i64 %89, ptr %90, align 8, !tbaa !210
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %92 = load ptr, ptr %91, align 8, !tbaa !132
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %94 = load ptr, ptr %93, align 8, !tbaa !133
  %95 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %96 = load i32, ptr %95, align 8, !tbaa !134
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i32, ptr %94, i64 %97
  %99 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %100 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %101 = getelementptr inbounds nuw i8, ptr %10, i64 104
  %102 = getelementptr inbounds nuw i8, ptr %10, i64 80
  %103 = getelementptr inbounds nuw i8, ptr %24, i64 96
  %104 = load i32, ptr %103, align 8, !tbaa !211
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw i32, ptr %98, i64 %105
  %107 = load i32, ptr %106, align 4, !tbaa !5
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds ptr, ptr %92, i64 %108
  %110 = load ptr, ptr %109, align 8, !tbaa !30
  %111 = load ptr, ptr %74, align 8, !tbaa !212
  %112 = tail call fastcc i64 @evaluate(ptr noundef %111, ptr noundef %16)
  store i64 %112, ptr %99, align 8, !tbaa !136
  %113 = getelementptr inbounds nuw i8, ptr %24, i64 80
  %114 = load ptr, ptr %113, align 8, !tbaa !213
  %115 = tail call fastcc i64 @evaluate(ptr noundef %114, ptr noundef %16)
  store i64 %115, ptr %100, align 8, !tbaa !136
  %116 = getelementptr inbounds nuw i8, ptr %24, i64 88
  %117 = load ptr, ptr %116, align 8, !tbaa !214
  %118 = tail call fastcc i64 @evaluate(ptr noundef %117, ptr noundef %16)
  %119 = getelementptr inbounds nuw i8, ptr %24, i64 104
  %120 = load i32, ptr %119, align 8, !tbaa !215
  %121 = zext i32 %120 to i64
  %122 = mul nsw i64 %118, %121
  %123 = getelementptr inbounds i8, ptr %110, i64 %122
  store ptr %123, ptr %101, align 8, !tbaa !216
  %124 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %125 = load i32, ptr %124, align 8, !tbaa !211
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw i32, ptr %98, i64 %126
  %128 = load i32, ptr %127, align 4, !tbaa !5
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds ptr, ptr %92, i64 %129
  %131 = load ptr, ptr %130, align 8, !tbaa !30
  %132 = load ptr, ptr %75, align 8, !tbaa !212
  %133 = tail call fastcc i64 @evaluate(ptr noundef %132, ptr noundef %16)
  %134 = getelementptr inbounds nuw i8, ptr %10, i64 40
  store i64 %133, ptr %134, align 8, !tbaa !136
  %135 = getelementptr inbounds nuw i8, ptr %24, i64 40
  %136 = load ptr, ptr %135, align 8, !tbaa !213
  %137 = tail call fastcc i64 @evaluate(ptr noundef %136, ptr noundef %16)
  %138 = getelementptr inbounds nuw i8, ptr %10, i64 64
  store i64 %137, ptr %138, align 8, !tbaa !136
  %139 = getelementptr inbounds nuw i8, ptr %24, i64 48
  %140 = load ptr, ptr %139, align 8, !tbaa !214
  %141 = tail call fastcc i64 @evaluate(ptr noundef %140, ptr noundef %16)
  %142 = getelementptr inbounds nuw i8, ptr %24, i64 64
  %143 = load i32, ptr %142, align 8, !tbaa !215
  %144 = zext i32 %143 to i64
  %145 = mul nsw i64 %141, %144
  %146 = getelementptr inbounds i8, ptr %131, i64 %145
  %147 = getelementptr inbounds nuw i8, ptr %10, i64 112
  store ptr %146, ptr %147, align 8, !tbaa !216
  %148 = getelementptr inbounds nuw i8, ptr %10, i64 88
  %149 = insertelement <2 x ptr> poison, ptr %123, i64 0
  %150 = insertelement <2 x ptr> %149, ptr %146, i64 1
  %151 = ptrtoint <2 x ptr> %150 to <2 x i64>
  %152 = sub <2 x i64> zeroinitializer, %151
  %153 = and <2 x i64> %151, %152
  %154 = icmp eq <2 x i64> %153, zeroinitializer
  %155 = tail call <2 x i64> @llvm.smin.v2i64(<2 x i64> %153, <2 x i64> splat (i64 256))
  %156 = select <2 x i1> %154, <2 x i64> splat (i64 256), <2 x i64> %155
  store <2 x i64> %156, ptr %102, align 8, !tbaa !136
  %157 = getelementptr inbounds nuw i8, ptr %24, i64 136
  %158 = load i32, ptr %157, align 8, !tbaa !211
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds nuw i32, ptr %98, i64 %159
  %161 = load i32, ptr %160, align 4, !tbaa !5
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds ptr, ptr %92, i64 %162
  %164 = load ptr, ptr %163, align 8, !tbaa !30
  %165 = load ptr, ptr %76, align 8, !tbaa !212
  %166 = tail call fastcc i64 @evaluate(ptr noundef %165, ptr noundef %16)
  %167 = getelementptr inbounds nuw i8, ptr %10, i64 48
  store i64 %166, ptr %167, align 8, !tbaa !136
  %168 = getelementptr inbounds nuw i8, ptr %24, i64 120
  %169 = load ptr, ptr %168, align 8, !tbaa !213
  %170 = tail call fastcc i64 @evaluate(ptr noundef %169, ptr noundef %16)
  %171 = getelementptr inbounds nuw i8, ptr %10, i64 72
  store i64 %170, ptr %171, align 8, !tbaa !136
  %172 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %173 = load ptr, ptr %172, align 8, !tbaa !214
  %174 = tail call fastcc i64 @evaluate(ptr noundef %173, ptr noundef %16)
  %175 = getelementptr inbounds nuw i8, ptr %24, i64 144
  %176 = load i32, ptr %175, align 8, !tbaa !215
  %177 = zext i32 %176 to i64
  %178 = mul nsw i64 %174, %177
  %179 = getelementptr inbounds i8, ptr %164, i64 %178
  %180 = getelementptr inbounds nuw i8, ptr %10, i64 120
  store ptr %179, ptr %180, align 8, !tbaa !216
  %181 = ptrtoint ptr %179 to i64
  %182 = sub i64 0, %181
  %183 = and i64 %181, %182
  %184 = icmp eq i64 %183, 0
  %185 = tail call i64 @llvm.smin.i64(i64 %183, i64 256)
  %186 = select i1 %184, i64 256, i64 %185
  %187 = getelementptr inbounds nuw i8, ptr %10, i64 96
  store i64 %186, ptr %187, align 8, !tbaa !136
  %188 = icmp ne i64 %78, 0
  %189 = icmp ne i64 %81, 0
  %190 = select i1 %188, i1 %189, i1 false
  %191 = icmp ne i64 %89, 0
  %192 = select i1 %190, i1 %191, i1 false
  br i1 %192, label %193, label %563

193:                                              ; preds = %73
  %194 = icmp eq i64 %85, 0
  br i1 %194, label %195, label %205

195:                                              ; preds = %193
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %197 = load ptr, ptr %196, align 8, !tbaa !9
  %198 = getelementptr inbounds nuw i8, ptr %197, i64 224
  %199 = load ptr, ptr %198, align 8, !tbaa !53
  %200 = mul i64 %81, %78
  %201 = mul i64 %200, %89
  %202 = mul nsw i64 %201, %177
  %203 = tail call i32 %199(i64 noundef %181, i8 noundef 0, i64 noundef %202, ptr noundef %37) #12
  %204 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %203, ptr noundef nonnull @.str.5)
  br label %563

205:                                              ; preds = %193
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %210

207:                                              ; preds = %214
  %208 = atomicrmw xchg ptr %206, i32 2 acquire, align 4
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %221, label %217

210:                                              ; preds = %214, %205
  %211 = phi i32 [ 0, %205 ], [ %215, %214 ]
  %212 = cmpxchg ptr %206, i32 0, i32 1 acquire monotonic, align 4
  %213 = extractvalue { i32, i1 } %212, 1
  br i1 %213, label %221, label %214

214:                                              ; preds = %210
  tail call void @llvm.aarch64.hint(i32 1)
  %215 = add nuw nsw i32 %211, 1
  %216 = icmp eq i32 %215, 100
  br i1 %216, label %207, label %210, !llvm.loop !35

217:                                              ; preds = %207, %217
  %218 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %206, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  %219 = atomicrmw xchg ptr %206, i32 2 acquire, align 4
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %221, label %217, !llvm.loop !37

221:                                              ; preds = %210, %217, %207
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %224 = load i64, ptr %223, align 8, !tbaa !38
  %225 = add i64 %224, 1
  store i64 %225, ptr %223, align 8, !tbaa !38
  %226 = and i64 %224, 63
  %227 = getelementptr inbounds nuw ptr, ptr %222, i64 %226
  store ptr %3, ptr %227, align 8, !tbaa !147
  %228 = atomicrmw xchg ptr %206, i32 0 release, align 4
  %229 = icmp eq i32 %228, 2
  br i1 %229, label %230, label %232

230:                                              ; preds = %221
  %231 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %206, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  br label %232

232:                                              ; preds = %230, %221
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 1464
  br label %237

234:                                              ; preds = %241
  %235 = atomicrmw xchg ptr %233, i32 2 acquire, align 4
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %248, label %244

237:                                              ; preds = %241, %232
  %238 = phi i32 [ 0, %232 ], [ %242, %241 ]
  %239 = cmpxchg ptr %233, i32 0, i32 1 acquire monotonic, align 4
  %240 = extractvalue { i32, i1 } %239, 1
  br i1 %240, label %248, label %241

241:                                              ; preds = %237
  tail call void @llvm.aarch64.hint(i32 1)
  %242 = add nuw nsw i32 %238, 1
  %243 = icmp eq i32 %242, 100
  br i1 %243, label %234, label %237, !llvm.loop !35

244:                                              ; preds = %234, %244
  %245 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %233, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  %246 = atomicrmw xchg ptr %233, i32 2 acquire, align 4
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %248, label %244, !llvm.loop !37

248:                                              ; preds = %237, %244, %234
  %249 = getelementptr inbounds nuw i8, ptr %24, i64 156
  %250 = load i32, ptr %249, align 4, !tbaa !217
  %251 = load i64, ptr %10, align 8, !tbaa !206
  %252 = load i64, ptr %82, align 8, !tbaa !208
  %253 = load i64, ptr %86, align 8, !tbaa !209
  %254 = load i64, ptr %90, align 8, !tbaa !210
  %255 = load i64, ptr %99, align 8
  %256 = load i64, ptr %134, align 8
  %257 = load i64, ptr %167, align 8
  %258 = load i64, ptr %100, align 8
  %259 = load i64, ptr %138, align 8
  %260 = load i64, ptr %171, align 8
  %261 = load i64, ptr %102, align 8
  %262 = load i64, ptr %148, align 8
  %263 = load i64, ptr %187, align 8
  %264 = getelementptr inbounds nuw i8, ptr %24, i64 288
  %265 = load ptr, ptr %264, align 8, !tbaa !25
  %266 = icmp eq ptr %265, null
  %267 = zext i1 %266 to i64
  %268 = getelementptr inbounds nuw i8, ptr %24, i64 160
  %269 = load i64, ptr %268, align 8, !tbaa !136
  %270 = xor i64 %269, %251
  %271 = or i64 %270, %267
  %272 = getelementptr inbounds nuw i8, ptr %24, i64 168
  %273 = load i64, ptr %272, align 8, !tbaa !136
  %274 = xor i64 %273, %252
  %275 = or i64 %271, %274
  %276 = getelementptr inbounds nuw i8, ptr %24, i64 176
  %277 = load i64, ptr %276, align 8, !tbaa !136
  %278 = xor i64 %277, %253
  %279 = or i64 %275, %278
  %280 = getelementptr inbounds nuw i8, ptr %24, i64 184
  %281 = load i64, ptr %280, align 8, !tbaa !136
  %282 = xor i64 %281, %254
  %283 = or i64 %279, %282
  %284 = getelementptr inbounds nuw i8, ptr %24, i64 192
  %285 = load i64, ptr %284, align 8, !tbaa !136
  %286 = xor i64 %285, %255
  %287 = or i64 %283, %286
  %288 = getelementptr inbounds nuw i8, ptr %24, i64 200
  %289 = load i64, ptr %288, align 8, !tbaa !136
  %290 = xor i64 %289, %256
  %291 = or i64 %287, %290
  %292 = getelementptr inbounds nuw i8, ptr %24, i64 208
  %293 = load i64, ptr %292, align 8, !tbaa !136
  %294 = xor i64 %293, %257
  %295 = or i64 %291, %294
  %296 = getelementptr inbounds nuw i8, ptr %24, i64 216
  %297 = load i64, ptr %296, align 8, !tbaa !136
  %298 = xor i64 %297, %258
  %299 = or i64 %295, %298
  %300 = getelementptr inbounds nuw i8, ptr %24, i64 224
  %301 = load i64, ptr %300, align 8, !tbaa !136
  %302 = xor i64 %301, %259
  %303 = or i64 %299, %302
  %304 = getelementptr inbounds nuw i8, ptr %24, i64 232
  %305 = load i64, ptr %304, align 8, !tbaa !136
  %306 = xor i64 %305, %260
  %307 = or i64 %303, %306
  %308 = getelementptr inbounds nuw i8, ptr %24, i64 240
  %309 = load i64, ptr %308, align 8, !tbaa !136
  %310 = xor i64 %309, %261
  %311 = or i64 %307, %310
  %312 = getelementptr inbounds nuw i8, ptr %24, i64 248
  %313 = load i64, ptr %312, align 8, !tbaa !136
  %314 = xor i64 %313, %262
  %315 = or i64 %311, %314
  %316 = getelementptr inbounds nuw i8, ptr %24, i64 256
  %317 = load i64, ptr %316, align 8, !tbaa !136
  %318 = xor i64 %317, %263
  %319 = or i64 %315, %318
  %320 = getelementptr inbounds nuw i8, ptr %24, i64 264
  %321 = load i64, ptr %320, align 8, !tbaa !136
  %322 = or i64 %319, %321
  %323 = getelementptr inbounds nuw i8, ptr %24, i64 272
  %324 = load i64, ptr %323, align 8, !tbaa !136
  %325 = or i64 %322, %324
  %326 = getelementptr inbounds nuw i8, ptr %24, i64 280
  %327 = load i64, ptr %326, align 8, !tbaa !136
  %328 = or i64 %325, %327
  %329 = icmp eq i64 %328, 0
  br i1 %329, label %513, label %330

330:                                              ; preds = %248
  br i1 %266, label %373, label %331

331:                                              ; preds = %330
  %332 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %333 = load ptr, ptr %332, align 8, !tbaa !9
  %334 = getelementptr inbounds nuw i8, ptr %333, i64 96
  %335 = load ptr, ptr %334, align 8, !tbaa !17
  %336 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %337 = load ptr, ptr %336, align 8, !tbaa !19
  %338 = tail call i32 %335(ptr noundef %337) #12
  %339 = icmp eq i32 %338, 0
  br i1 %339, label %340, label %373

340:                                              ; preds = %331
  %341 = load ptr, ptr %38, align 8, !tbaa !24
  %342 = getelementptr inbounds nuw i8, ptr %341, i64 24
  %343 = load ptr, ptr %342, align 8, !tbaa !29
  %344 = load ptr, ptr %264, align 8, !tbaa !25
  %345 = tail call i32 %343(ptr noundef %344) #12
  %346 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %347 = load ptr, ptr %346, align 8, !tbaa !30
  %348 = icmp eq ptr %347, null
  br i1 %348, label %354, label %349

349:                                              ; preds = %340
  %350 = load ptr, ptr %38, align 8, !tbaa !24
  %351 = getelementptr inbounds nuw i8, ptr %350, i64 48
  %352 = load ptr, ptr %351, align 8, !tbaa !31
  %353 = tail call i32 %352(ptr noundef nonnull %347) #12
  br label %354

354:                                              ; preds = %349, %340
  %355 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %356 = load ptr, ptr %355, align 8, !tbaa !30
  %357 = icmp eq ptr %356, null
  br i1 %357, label %363, label %358

358:                                              ; preds = %354
  %359 = load ptr, ptr %38, align 8, !tbaa !24
  %360 = getelementptr inbounds nuw i8, ptr %359, i64 48
  %361 = load ptr, ptr %360, align 8, !tbaa !31
  %362 = tail call i32 %361(ptr noundef nonnull %356) #12
  br label %363

363:                                              ; preds = %358, %354
  %364 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %365 = load ptr, ptr %364, align 8, !tbaa !30
  %366 = icmp eq ptr %365, null
  br i1 %366, label %372, label %367

367:                                              ; preds = %363
  %368 = load ptr, ptr %38, align 8, !tbaa !24
  %369 = getelementptr inbounds nuw i8, ptr %368, i64 48
  %370 = load ptr, ptr %369, align 8, !tbaa !31
  %371 = tail call i32 %370(ptr noundef nonnull %365) #12
  br label %372

372:                                              ; preds = %367, %363
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %264, i8 0, i64 32, i1 false)
  br label %373

373:                                              ; preds = %372, %331, %330
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  %374 = getelementptr inbounds nuw i8, ptr %24, i64 108
  %375 = load i32, ptr %374, align 4, !tbaa !218
  %376 = icmp ne i32 %375, 0
  %377 = zext i1 %376 to i32
  store i32 %377, ptr %7, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  %378 = getelementptr inbounds nuw i8, ptr %24, i64 68
  %379 = load i32, ptr %378, align 4, !tbaa !219
  %380 = icmp eq i32 %379, 0
  %381 = zext i1 %380 to i32
  store i32 %381, ptr %8, align 4, !tbaa !5
  %382 = load ptr, ptr %38, align 8, !tbaa !24
  %383 = getelementptr inbounds nuw i8, ptr %382, i64 16
  %384 = load ptr, ptr %383, align 8, !tbaa !220
  %385 = getelementptr inbounds nuw i8, ptr %24, i64 152
  %386 = load i32, ptr %385, align 8, !tbaa !221
  %387 = load i32, ptr %249, align 4, !tbaa !217
  %388 = tail call i32 %384(ptr noundef nonnull %264, i32 noundef %386, i32 noundef %387) #12
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %394, label %390

390:                                              ; preds = %373
  %391 = add nsw i32 %388, 10000
  %392 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %391, ptr noundef nonnull @.str.18)
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %394, label %465

394:                                              ; preds = %390, %373
  %395 = load ptr, ptr %38, align 8, !tbaa !24
  %396 = getelementptr inbounds nuw i8, ptr %395, i64 32
  %397 = load ptr, ptr %396, align 8, !tbaa !222
  %398 = load ptr, ptr %264, align 8, !tbaa !25
  %399 = call i32 %397(ptr noundef %398, i32 noundef 3, ptr noundef nonnull %7, i64 noundef 4) #12
  %400 = icmp eq i32 %399, 0
  br i1 %400, label %405, label %401

401:                                              ; preds = %394
  %402 = add nsw i32 %399, 10000
  %403 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %402, ptr noundef nonnull @.str.19)
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %405, label %465

405:                                              ; preds = %401, %394
  %406 = load ptr, ptr %38, align 8, !tbaa !24
  %407 = getelementptr inbounds nuw i8, ptr %406, i64 32
  %408 = load ptr, ptr %407, align 8, !tbaa !222
  %409 = load ptr, ptr %264, align 8, !tbaa !25
  %410 = call i32 %408(ptr noundef %409, i32 noundef 4, ptr noundef nonnull %8, i64 noundef 4) #12
  %411 = icmp eq i32 %410, 0
  br i1 %411, label %416, label %412

412:                                              ; preds = %405
  %413 = add nsw i32 %410, 10000
  %414 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %413, ptr noundef nonnull @.str.19)
  %415 = icmp eq i32 %414, 0
  br i1 %415, label %416, label %465

416:                                              ; preds = %412, %405
  %417 = getelementptr inbounds nuw i8, ptr %24, i64 100
  %418 = load i32, ptr %417, align 4, !tbaa !223
  %419 = load i32, ptr %7, align 4, !tbaa !5
  %420 = icmp eq i32 %419, 0
  %421 = select i1 %420, i64 %252, i64 %253
  %422 = select i1 %420, i64 %253, i64 %252
  %423 = call fastcc i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef 0, i32 noundef %418, i64 noundef %421, i64 noundef %422)
  %424 = icmp eq i32 %423, 0
  br i1 %424, label %425, label %465

425:                                              ; preds = %416
  %426 = getelementptr inbounds nuw i8, ptr %24, i64 60
  %427 = load i32, ptr %426, align 4, !tbaa !224
  %428 = load i32, ptr %8, align 4, !tbaa !5
  %429 = icmp eq i32 %428, 0
  %430 = load i64, ptr %86, align 8
  %431 = load i64, ptr %10, align 8
  %432 = select i1 %429, i64 %430, i64 %431
  %433 = select i1 %429, i64 %431, i64 %430
  %434 = call fastcc i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef 1, i32 noundef %427, i64 noundef %432, i64 noundef %433)
  %435 = icmp eq i32 %434, 0
  br i1 %435, label %436, label %465

436:                                              ; preds = %425
  %437 = getelementptr inbounds nuw i8, ptr %24, i64 140
  %438 = load i32, ptr %437, align 4, !tbaa !225
  %439 = load i64, ptr %82, align 8, !tbaa !208
  %440 = load i64, ptr %10, align 8, !tbaa !206
  %441 = call fastcc i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef 2, i32 noundef %438, i64 noundef %439, i64 noundef %440)
  %442 = icmp eq i32 %441, 0
  br i1 %442, label %443, label %465

443:                                              ; preds = %436
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store ptr null, ptr %9, align 8, !tbaa !30
  %444 = load ptr, ptr %38, align 8, !tbaa !24
  %445 = getelementptr inbounds nuw i8, ptr %444, i64 64
  %446 = load ptr, ptr %445, align 8, !tbaa !226
  %447 = call i32 %446(ptr noundef nonnull %9) #12
  %448 = icmp eq i32 %447, 0
  br i1 %448, label %454, label %449

449:                                              ; preds = %443
  %450 = add nsw i32 %447, 10000
  %451 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %450, ptr noundef nonnull @.str.20)
  %452 = icmp eq i32 %451, 0
  br i1 %452, label %454, label %453

453:                                              ; preds = %449
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  br label %465

454:                                              ; preds = %449, %443
  %455 = load ptr, ptr %9, align 8, !tbaa !30
  %456 = call fastcc i32 @find_algorithm(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, ptr noundef %455)
  %457 = load ptr, ptr %38, align 8, !tbaa !24
  %458 = getelementptr inbounds nuw i8, ptr %457, i64 72
  %459 = load ptr, ptr %458, align 8, !tbaa !227
  %460 = load ptr, ptr %9, align 8, !tbaa !30
  %461 = call i32 %459(ptr noundef %460) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  store i64 %251, ptr %268, align 8
  store i64 %252, ptr %272, align 8
  store i64 %253, ptr %276, align 8
  store i64 %254, ptr %280, align 8
  store i64 %255, ptr %284, align 8
  store i64 %256, ptr %288, align 8
  store i64 %257, ptr %292, align 8
  store i64 %258, ptr %296, align 8
  store i64 %259, ptr %300, align 8
  store i64 %260, ptr %304, align 8
  store i64 %261, ptr %308, align 8
  store i64 %262, ptr %312, align 8
  store i64 %263, ptr %316, align 8
  %462 = icmp eq i32 %456, 0
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %320, i8 0, i64 24, i1 false)
  br i1 %462, label %463, label %467

463:                                              ; preds = %454
  %464 = load ptr, ptr %264, align 8, !tbaa !25
  br label %513

465:                                              ; preds = %453, %436, %425, %416, %412, %401, %390
  %466 = phi i32 [ %451, %453 ], [ %423, %416 ], [ %434, %425 ], [ %441, %436 ], [ %403, %401 ], [ %414, %412 ], [ %392, %390 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  store i64 %251, ptr %268, align 8
  store i64 %252, ptr %272, align 8
  store i64 %253, ptr %276, align 8
  store i64 %254, ptr %280, align 8
  store i64 %255, ptr %284, align 8
  store i64 %256, ptr %288, align 8
  store i64 %257, ptr %292, align 8
  store i64 %258, ptr %296, align 8
  store i64 %259, ptr %300, align 8
  store i64 %260, ptr %304, align 8
  store i64 %261, ptr %308, align 8
  store i64 %262, ptr %312, align 8
  store i64 %263, ptr %316, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %320, i8 0, i64 24, i1 false)
  br label %467

467:                                              ; preds = %465, %454
  %468 = phi i32 [ %456, %454 ], [ %466, %465 ]
  %469 = load ptr, ptr %264, align 8, !tbaa !25
  %470 = icmp eq ptr %469, null
  br i1 %470, label %542, label %471

471:                                              ; preds = %467
  %472 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %473 = load ptr, ptr %472, align 8, !tbaa !9
  %474 = getelementptr inbounds nuw i8, ptr %473, i64 96
  %475 = load ptr, ptr %474, align 8, !tbaa !17
  %476 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %477 = load ptr, ptr %476, align 8, !tbaa !19
  %478 = call i32 %475(ptr noundef %477) #12
  %479 = icmp eq i32 %478, 0
  br i1 %479, label %480, label %542

480:                                              ; preds = %471
  %481 = load ptr, ptr %38, align 8, !tbaa !24
  %482 = getelementptr inbounds nuw i8, ptr %481, i64 24
  %483 = load ptr, ptr %482, align 8, !tbaa !29
  %484 = load ptr, ptr %264, align 8, !tbaa !25
  %485 = call i32 %483(ptr noundef %484) #12
  %486 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %487 = load ptr, ptr %486, align 8, !tbaa !30
  %488 = icmp eq ptr %487, null
  br i1 %488, label %494, label %489

489:                                              ; preds = %480
  %490 = load ptr, ptr %38, align 8, !tbaa !24
  %491 = getelementptr inbounds nuw i8, ptr %490, i64 48
  %492 = load ptr, ptr %491, align 8, !tbaa !31
  %493 = call i32 %492(ptr noundef nonnull %487) #12
  br label %494

494:                                              ; preds = %489, %480
  %495 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %496 = load ptr, ptr %495, align 8, !tbaa !30
  %497 = icmp eq ptr %496, null
  br i1 %497, label %503, label %498

498:                                              ; preds = %494
  %499 = load ptr, ptr %38, align 8, !tbaa !24
  %500 = getelementptr inbounds nuw i8, ptr %499, i64 48
  %501 = load ptr, ptr %500, align 8, !tbaa !31
  %502 = call i32 %501(ptr noundef nonnull %496) #12
  br label %503

503:                                              ; preds = %498, %494
  %504 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %505 = load ptr, ptr %504, align 8, !tbaa !30
  %506 = icmp eq ptr %505, null
  br i1 %506, label %512, label %507

507:                                              ; preds = %503
  %508 = load ptr, ptr %38, align 8, !tbaa !24
  %509 = getelementptr inbounds nuw i8, ptr %508, i64 48
  %510 = load ptr, ptr %509, align 8, !tbaa !31
  %511 = call i32 %510(ptr noundef nonnull %505) #12
  br label %512

512:                                              ; preds = %507, %503
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %264, i8 0, i64 32, i1 false)
  br label %542

513:                                              ; preds = %463, %248
  %514 = phi ptr [ %464, %463 ], [ %265, %248 ]
  %515 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %516 = icmp eq i32 %250, 1
  %517 = load ptr, ptr %38, align 8, !tbaa !24
  %518 = getelementptr inbounds nuw i8, ptr %517, i64 96
  %519 = load ptr, ptr %518, align 8, !tbaa !228
  %520 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %521 = load ptr, ptr %520, align 8, !tbaa !197
  %522 = select i1 %516, ptr @multiply_now.one_f64, ptr @multiply_now.one
  %523 = load ptr, ptr %101, align 8, !tbaa !216
  %524 = load ptr, ptr %515, align 8, !tbaa !30
  %525 = load ptr, ptr %147, align 8, !tbaa !216
  %526 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %527 = load ptr, ptr %526, align 8, !tbaa !30
  %528 = select i1 %516, ptr @multiply_now.zero_f64, ptr @multiply_now.zero
  %529 = load ptr, ptr %180, align 8, !tbaa !216
  %530 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %531 = load ptr, ptr %530, align 8, !tbaa !30
  %532 = getelementptr inbounds nuw i8, ptr %24, i64 320
  %533 = getelementptr inbounds nuw i8, ptr %0, i64 1448
  %534 = load ptr, ptr %533, align 8, !tbaa !22
  %535 = getelementptr inbounds nuw i8, ptr %24, i64 384
  %536 = load i64, ptr %535, align 8, !tbaa !229
  %537 = call i32 %519(ptr noundef %521, ptr noundef %514, ptr noundef nonnull %522, ptr noundef %523, ptr noundef %524, ptr noundef %525, ptr noundef %527, ptr noundef nonnull %528, ptr noundef %529, ptr noundef %531, ptr noundef %529, ptr noundef %531, ptr noundef nonnull %532, ptr noundef %534, i64 noundef %536, ptr noundef %37) #12
  %538 = icmp eq i32 %537, 0
  br i1 %538, label %542, label %539

539:                                              ; preds = %513
  %540 = add nsw i32 %537, 10000
  %541 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %540, ptr noundef nonnull @.str.17)
  br label %542

542:                                              ; preds = %539, %513, %512, %471, %467
  %543 = phi i32 [ %468, %512 ], [ %468, %467 ], [ %468, %471 ], [ %541, %539 ], [ 0, %513 ]
  %544 = atomicrmw xchg ptr %233, i32 0 release, align 4
  %545 = icmp eq i32 %544, 2
  br i1 %545, label %546, label %548

546:                                              ; preds = %542
  %547 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %233, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  br label %548

548:                                              ; preds = %546, %542
  %549 = icmp eq i32 %543, 0
  br i1 %549, label %550, label %563

550:                                              ; preds = %548
  %551 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %552 = load i32, ptr %551, align 4, !tbaa !109
  %553 = icmp eq i32 %552, 0
  br i1 %553, label %563, label %554

554:                                              ; preds = %550
  %555 = load ptr, ptr %25, align 8, !tbaa !102
  %556 = icmp eq ptr %555, null
  br i1 %556, label %561, label %557

557:                                              ; preds = %554
  %558 = getelementptr inbounds nuw i8, ptr %555, i64 24
  %559 = load i64, ptr %558, align 8, !tbaa !108
  %560 = icmp eq i64 %559, 1
  br i1 %560, label %563, label %561

561:                                              ; preds = %557, %554
  %562 = call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %563

563:                                              ; preds = %69, %73, %195, %548, %550, %557, %561
  %564 = phi i32 [ 0, %73 ], [ %204, %195 ], [ 0, %550 ], [ %543, %548 ], [ %562, %561 ], [ 0, %557 ], [ %72, %69 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  br label %886

565:                                              ; preds = %19
  %566 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %567 = load i32, ptr %566, align 4, !tbaa !230
  %568 = icmp sgt i32 %567, 0
  br i1 %568, label %569, label %579

569:                                              ; preds = %565
  %570 = zext nneg i32 %567 to i64
  %571 = getelementptr inbounds nuw i8, ptr %0, i64 1468
  %572 = load i32, ptr %571, align 4, !tbaa !231
  %573 = freeze i32 %572
  %574 = srem i32 %573, %567
  %575 = sub nsw i32 %573, %574
  %576 = sext i32 %575 to i64
  %577 = tail call i64 @llvm.smax.i64(i64 range(i64 1, 2147483648) %570, i64 %576)
  %578 = tail call range(i64 1, 2147483648) i64 @llvm.umin.i64(i64 range(i64 1, -9223372036854775808) %17, i64 %577)
  br label %579

579:                                              ; preds = %569, %565
  %580 = phi i64 [ %578, %569 ], [ %17, %565 ]
  %581 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %582 = load i32, ptr %581, align 4, !tbaa !131
  %583 = add i32 %582, 1
  %584 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %585 = load i32, ptr %584, align 8, !tbaa !232
  %586 = add i32 %583, %585
  %587 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %588 = load i32, ptr %587, align 4, !tbaa !233
  %589 = add i32 %586, %588
  %590 = zext i32 %589 to i64
  %591 = tail call ptr @llvm.stacksave.p0()
  %592 = alloca ptr, i64 %590, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  %593 = load i32, ptr %581, align 4, !tbaa !131
  %594 = icmp eq i32 %593, 0
  br i1 %594, label %626, label %595

595:                                              ; preds = %579
  %596 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %597 = load ptr, ptr %596, align 8, !tbaa !132
  %598 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %599 = load ptr, ptr %598, align 8, !tbaa !133
  %600 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %601 = load i32, ptr %600, align 8, !tbaa !134
  %602 = sext i32 %601 to i64
  %603 = getelementptr inbounds i32, ptr %599, i64 %602
  %604 = zext i32 %593 to i64
  %605 = icmp ult i32 %593, 8
  br i1 %605, label %624, label %606

606:                                              ; preds = %595
  %607 = and i64 %604, 4294967288
  br label %608

608:                                              ; preds = %608, %606
  %609 = phi i64 [ 0, %606 ], [ %620, %608 ]
  %610 = getelementptr inbounds nuw i32, ptr %603, i64 %609
  %611 = getelementptr inbounds nuw i8, ptr %610, i64 16
  %612 = load <4 x i32>, ptr %610, align 4, !tbaa !5
  %613 = load <4 x i32>, ptr %611, align 4, !tbaa !5
  %614 = sext <4 x i32> %612 to <4 x i64>
  %615 = sext <4 x i32> %613 to <4 x i64>
  %616 = getelementptr inbounds ptr, ptr %597, <4 x i64> %614
  %617 = getelementptr inbounds ptr, ptr %597, <4 x i64> %615
  %618 = getelementptr inbounds nuw ptr, ptr %592, i64 %609
  %619 = getelementptr inbounds nuw i8, ptr %618, i64 32
  store <4 x ptr> %616, ptr %618, align 8, !tbaa !30
  store <4 x ptr> %617, ptr %619, align 8, !tbaa !30
  %620 = add nuw i64 %609, 8
  %621 = icmp eq i64 %620, %607
  br i1 %621, label %622, label %608, !llvm.loop !234

622:                                              ; preds = %608
  %623 = icmp eq i64 %607, %604
  br i1 %623, label %626, label %624

624:                                              ; preds = %595, %622
  %625 = phi i64 [ 0, %595 ], [ %607, %622 ]
  br label %630

626:                                              ; preds = %630, %622, %579
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store ptr null, ptr %12, align 8, !tbaa !30
  %627 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %628 = load i32, ptr %627, align 8, !tbaa !237
  %629 = icmp sgt i32 %628, -1
  br i1 %629, label %639, label %651

630:                                              ; preds = %624, %630
  %631 = phi i64 [ %636, %630 ], [ %625, %624 ]
  %632 = getelementptr inbounds nuw i32, ptr %603, i64 %631
  %633 = load i32, ptr %632, align 4, !tbaa !5
  %634 = sext i32 %633 to i64
  %635 = getelementptr inbounds ptr, ptr %597, i64 %634
  %636 = add nuw nsw i64 %631, 1
  %637 = getelementptr inbounds nuw ptr, ptr %592, i64 %631
  store ptr %635, ptr %637, align 8, !tbaa !30
  %638 = icmp eq i64 %636, %604
  br i1 %638, label %626, label %630, !llvm.loop !238

639:                                              ; preds = %626
  %640 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %641 = load ptr, ptr %640, align 8, !tbaa !111
  %642 = getelementptr inbounds nuw i8, ptr %641, i64 40
  %643 = load ptr, ptr %642, align 8, !tbaa !139
  %644 = load ptr, ptr %643, align 8, !tbaa !152
  %645 = zext nneg i32 %628 to i64
  %646 = getelementptr inbounds nuw %struct.tfc_check, ptr %644, i64 %645
  store ptr %646, ptr %12, align 8, !tbaa !30
  %647 = getelementptr inbounds nuw i8, ptr %643, i64 32
  store i64 1, ptr %647, align 8, !tbaa !143
  %648 = add i32 %593, 1
  %649 = zext i32 %593 to i64
  %650 = getelementptr inbounds nuw ptr, ptr %592, i64 %649
  store ptr %12, ptr %650, align 8, !tbaa !30
  br label %651

651:                                              ; preds = %639, %626
  %652 = phi i32 [ %648, %639 ], [ %593, %626 ]
  %653 = load i32, ptr %584, align 8, !tbaa !232
  %654 = icmp eq i32 %653, 0
  br i1 %654, label %694, label %655

655:                                              ; preds = %651
  %656 = load ptr, ptr %15, align 8, !tbaa !129
  %657 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %658 = load ptr, ptr %657, align 8, !tbaa !239
  %659 = zext i32 %653 to i64
  %660 = icmp ult i32 %653, 8
  br i1 %660, label %691, label %661

661:                                              ; preds = %655
  %662 = add nsw i64 %659, -1
  %663 = trunc i64 %662 to i32
  %664 = xor i32 %652, -1
  %665 = icmp ult i32 %664, %663
  %666 = icmp ugt i64 %662, 4294967295
  %667 = or i1 %665, %666
  br i1 %667, label %691, label %668

668:                                              ; preds = %661
  %669 = and i64 %659, 4294967288
  %670 = trunc nuw i64 %669 to i32
  %671 = add i32 %652, %670
  br label %672

672:                                              ; preds = %672, %668
  %673 = phi i64 [ 0, %668 ], [ %687, %672 ]
  %674 = trunc i64 %673 to i32
  %675 = add i32 %652, %674
  %676 = getelementptr inbounds nuw i32, ptr %658, i64 %673
  %677 = getelementptr inbounds nuw i8, ptr %676, i64 16
  %678 = load <4 x i32>, ptr %676, align 4, !tbaa !5
  %679 = load <4 x i32>, ptr %677, align 4, !tbaa !5
  %680 = sext <4 x i32> %678 to <4 x i64>
  %681 = sext <4 x i32> %679 to <4 x i64>
  %682 = getelementptr inbounds i64, ptr %656, <4 x i64> %680
  %683 = getelementptr inbounds i64, ptr %656, <4 x i64> %681
  %684 = zext i32 %675 to i64
  %685 = getelementptr inbounds nuw ptr, ptr %592, i64 %684
  %686 = getelementptr inbounds nuw i8, ptr %685, i64 32
  store <4 x ptr> %682, ptr %685, align 8, !tbaa !30
  store <4 x ptr> %683, ptr %686, align 8, !tbaa !30
  %687 = add nuw i64 %673, 8
  %688 = icmp eq i64 %687, %669
  br i1 %688, label %689, label %672, !llvm.loop !240

689:                                              ; preds = %672
  %690 = icmp eq i64 %669, %659
  br i1 %690, label %694, label %691

691:                                              ; preds = %661, %655, %689
  %692 = phi i64 [ 0, %661 ], [ 0, %655 ], [ %669, %689 ]
  %693 = phi i32 [ %652, %661 ], [ %652, %655 ], [ %671, %689 ]
  br label %704

694:                                              ; preds = %704, %689, %651
  %695 = phi i32 [ %652, %651 ], [ %671, %689 ], [ %711, %704 ]
  %696 = load i32, ptr %587, align 4, !tbaa !233
  %697 = icmp eq i32 %696, 0
  br i1 %697, label %818, label %698

698:                                              ; preds = %694
  %699 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %700 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %701 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %702 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %703 = getelementptr inbounds nuw i8, ptr %0, i64 144
  br label %716

704:                                              ; preds = %691, %704
  %705 = phi i64 [ %714, %704 ], [ %692, %691 ]
  %706 = phi i32 [ %711, %704 ], [ %693, %691 ]
  %707 = getelementptr inbounds nuw i32, ptr %658, i64 %705
  %708 = load i32, ptr %707, align 4, !tbaa !5
  %709 = sext i32 %708 to i64
  %710 = getelementptr inbounds i64, ptr %656, i64 %709
  %711 = add i32 %706, 1
  %712 = zext i32 %706 to i64
  %713 = getelementptr inbounds nuw ptr, ptr %592, i64 %712
  store ptr %710, ptr %713, align 8, !tbaa !30
  %714 = add nuw nsw i64 %705, 1
  %715 = icmp eq i64 %714, %659
  br i1 %715, label %694, label %704, !llvm.loop !241

716:                                              ; preds = %698, %806
  %717 = phi i64 [ 0, %698 ], [ %810, %806 ]
  %718 = phi i32 [ %695, %698 ], [ %807, %806 ]
  %719 = load ptr, ptr %699, align 8, !tbaa !242
  %720 = getelementptr inbounds nuw %struct.tfc_map, ptr %719, i64 %717
  %721 = getelementptr inbounds nuw [128 x i8], ptr %11, i64 %717
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  %722 = load ptr, ptr %700, align 8, !tbaa !132
  %723 = load ptr, ptr %701, align 8, !tbaa !133
  %724 = load i32, ptr %702, align 8, !tbaa !134
  %725 = sext i32 %724 to i64
  %726 = getelementptr inbounds i32, ptr %723, i64 %725
  %727 = load i32, ptr %720, align 8, !tbaa !243
  %728 = zext i32 %727 to i64
  %729 = getelementptr inbounds nuw i32, ptr %726, i64 %728
  %730 = load i32, ptr %729, align 4, !tbaa !5
  %731 = sext i32 %730 to i64
  %732 = getelementptr inbounds ptr, ptr %722, i64 %731
  %733 = load ptr, ptr %732, align 8, !tbaa !30
  %734 = load ptr, ptr %703, align 8, !tbaa !9
  %735 = getelementptr inbounds nuw i8, ptr %734, i64 376
  %736 = load ptr, ptr %735, align 8, !tbaa !245
  %737 = icmp eq ptr %736, null
  br i1 %737, label %746, label %738

738:                                              ; preds = %716
  %739 = getelementptr inbounds nuw i8, ptr %720, i64 8
  %740 = load i32, ptr %739, align 8, !tbaa !246
  %741 = icmp eq i32 %740, 0
  br i1 %741, label %796, label %742

742:                                              ; preds = %738
  %743 = getelementptr inbounds nuw i8, ptr %720, i64 40
  %744 = load ptr, ptr %15, align 8, !tbaa !129
  %745 = zext i32 %740 to i64
  br label %780

746:                                              ; preds = %716
  %747 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %751

748:                                              ; preds = %755
  %749 = atomicrmw xchg ptr %747, i32 2 acquire, align 4
  %750 = icmp eq i32 %749, 0
  br i1 %750, label %762, label %758

751:                                              ; preds = %755, %746
  %752 = phi i32 [ 0, %746 ], [ %756, %755 ]
  %753 = cmpxchg ptr %747, i32 0, i32 1 acquire monotonic, align 4
  %754 = extractvalue { i32, i1 } %753, 1
  br i1 %754, label %762, label %755

755:                                              ; preds = %751
  call void @llvm.aarch64.hint(i32 1)
  %756 = add nuw nsw i32 %752, 1
  %757 = icmp eq i32 %756, 100
  br i1 %757, label %748, label %751, !llvm.loop !35

758:                                              ; preds = %748, %758
  %759 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %747, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  %760 = atomicrmw xchg ptr %747, i32 2 acquire, align 4
  %761 = icmp eq i32 %760, 0
  br i1 %761, label %762, label %758, !llvm.loop !37

762:                                              ; preds = %751, %758, %748
  %763 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %764 = load atomic i32, ptr %763 seq_cst, align 4
  %765 = icmp eq i32 %764, 0
  br i1 %765, label %766, label %769

766:                                              ; preds = %762
  %767 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store i32 801, ptr %767, align 8, !tbaa !42
  %768 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.25, ptr %768, align 8, !tbaa !43
  br label %769

769:                                              ; preds = %766, %762
  %770 = atomicrmw xchg ptr %747, i32 0 release, align 4
  %771 = icmp eq i32 %770, 2
  br i1 %771, label %772, label %814

772:                                              ; preds = %769
  %773 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %747, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  br label %814

774:                                              ; preds = %780
  %775 = icmp eq i32 %740, 1
  br i1 %775, label %796, label %776

776:                                              ; preds = %774
  %777 = getelementptr inbounds nuw i8, ptr %720, i64 80
  %778 = add i32 %740, -1
  %779 = zext i32 %778 to i64
  br label %788

780:                                              ; preds = %780, %742
  %781 = phi i64 [ 0, %742 ], [ %786, %780 ]
  %782 = getelementptr inbounds nuw ptr, ptr %743, i64 %781
  %783 = load ptr, ptr %782, align 8, !tbaa !205
  %784 = call fastcc i64 @evaluate(ptr noundef %783, ptr noundef %744)
  %785 = getelementptr inbounds nuw i64, ptr %5, i64 %781
  store i64 %784, ptr %785, align 8, !tbaa !136
  %786 = add nuw nsw i64 %781, 1
  %787 = icmp eq i64 %786, %745
  br i1 %787, label %774, label %780, !llvm.loop !247

788:                                              ; preds = %788, %776
  %789 = phi i64 [ 0, %776 ], [ %794, %788 ]
  %790 = getelementptr inbounds nuw ptr, ptr %777, i64 %789
  %791 = load ptr, ptr %790, align 8, !tbaa !205
  %792 = call fastcc i64 @evaluate(ptr noundef %791, ptr noundef %744)
  %793 = getelementptr inbounds nuw i64, ptr %6, i64 %789
  store i64 %792, ptr %793, align 8, !tbaa !136
  %794 = add nuw nsw i64 %789, 1
  %795 = icmp eq i64 %794, %779
  br i1 %795, label %796, label %788, !llvm.loop !248

796:                                              ; preds = %788, %738, %774
  %797 = getelementptr inbounds nuw i8, ptr %720, i64 4
  %798 = load i32, ptr %797, align 4, !tbaa !249
  %799 = getelementptr inbounds nuw i8, ptr %720, i64 32
  %800 = load i64, ptr %799, align 8, !tbaa !250
  %801 = getelementptr inbounds i8, ptr %733, i64 %800
  %802 = getelementptr inbounds nuw i8, ptr %720, i64 12
  %803 = call i32 %736(ptr noundef nonnull %721, i32 noundef %798, i32 noundef %740, ptr noundef %801, ptr noundef nonnull %5, ptr noundef nonnull %6, ptr noundef nonnull %802, ptr noundef nonnull @encode.steps, i32 noundef 0, i32 noundef 3, i32 noundef 2, i32 noundef 0) #12
  %804 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %803, ptr noundef nonnull @.str.25)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  %805 = icmp eq i32 %804, 0
  br i1 %805, label %806, label %884

806:                                              ; preds = %796
  %807 = add i32 %718, 1
  %808 = zext i32 %718 to i64
  %809 = getelementptr inbounds nuw ptr, ptr %592, i64 %808
  store ptr %721, ptr %809, align 8, !tbaa !30
  %810 = add nuw nsw i64 %717, 1
  %811 = load i32, ptr %587, align 4, !tbaa !233
  %812 = zext i32 %811 to i64
  %813 = icmp samesign ult i64 %810, %812
  br i1 %813, label %716, label %818, !llvm.loop !251

814:                                              ; preds = %769, %772
  %815 = load atomic i32, ptr %763 seq_cst, align 4
  %816 = icmp eq i32 %815, 0
  %817 = select i1 %816, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  br label %884

818:                                              ; preds = %806, %694
  %819 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %823

820:                                              ; preds = %827
  %821 = atomicrmw xchg ptr %819, i32 2 acquire, align 4
  %822 = icmp eq i32 %821, 0
  br i1 %822, label %834, label %830

823:                                              ; preds = %827, %818
  %824 = phi i32 [ 0, %818 ], [ %828, %827 ]
  %825 = cmpxchg ptr %819, i32 0, i32 1 acquire monotonic, align 4
  %826 = extractvalue { i32, i1 } %825, 1
  br i1 %826, label %834, label %827

827:                                              ; preds = %823
  call void @llvm.aarch64.hint(i32 1)
  %828 = add nuw nsw i32 %824, 1
  %829 = icmp eq i32 %828, 100
  br i1 %829, label %820, label %823, !llvm.loop !35

830:                                              ; preds = %820, %830
  %831 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %819, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  %832 = atomicrmw xchg ptr %819, i32 2 acquire, align 4
  %833 = icmp eq i32 %832, 0
  br i1 %833, label %834, label %830, !llvm.loop !37

834:                                              ; preds = %823, %830, %820
  %835 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %836 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %837 = load i64, ptr %836, align 8, !tbaa !38
  %838 = add i64 %837, 1
  store i64 %838, ptr %836, align 8, !tbaa !38
  %839 = and i64 %837, 63
  %840 = getelementptr inbounds nuw ptr, ptr %835, i64 %839
  store ptr %3, ptr %840, align 8, !tbaa !147
  %841 = atomicrmw xchg ptr %819, i32 0 release, align 4
  %842 = icmp eq i32 %841, 2
  br i1 %842, label %843, label %845

843:                                              ; preds = %834
  %844 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %819, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  br label %845

845:                                              ; preds = %834, %843
  %846 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %847 = load ptr, ptr %846, align 8, !tbaa !102
  %848 = icmp eq ptr %847, null
  br i1 %848, label %855, label %849

849:                                              ; preds = %845
  %850 = getelementptr inbounds nuw i8, ptr %847, i64 24
  %851 = load i64, ptr %850, align 8, !tbaa !108
  %852 = freeze i64 %851
  %853 = icmp eq i64 %852, 1
  %854 = select i1 %853, i64 184, i64 168
  br label %855

855:                                              ; preds = %845, %849
  %856 = phi i64 [ %854, %849 ], [ 168, %845 ]
  %857 = getelementptr inbounds nuw i8, ptr %0, i64 %856
  %858 = load ptr, ptr %857, align 8, !tbaa !30
  %859 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %860 = load ptr, ptr %859, align 8, !tbaa !9
  %861 = getelementptr inbounds nuw i8, ptr %860, i64 144
  %862 = load ptr, ptr %861, align 8, !tbaa !252
  %863 = load ptr, ptr %3, align 8, !tbaa !204
  %864 = trunc i64 %580 to i32
  %865 = load i32, ptr %20, align 8, !tbaa !203
  %866 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %867 = load i32, ptr %866, align 4, !tbaa !253
  %868 = call i32 %862(ptr noundef %863, i32 noundef %864, i32 noundef 1, i32 noundef 1, i32 noundef %865, i32 noundef 1, i32 noundef 1, i32 noundef %867, ptr noundef %858, ptr noundef nonnull %592, ptr noundef null) #12
  %869 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %868, ptr noundef nonnull @.str.16)
  %870 = icmp eq i32 %869, 0
  br i1 %870, label %871, label %884

871:                                              ; preds = %855
  %872 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %873 = load i32, ptr %872, align 4, !tbaa !109
  %874 = icmp eq i32 %873, 0
  br i1 %874, label %884, label %875

875:                                              ; preds = %871
  %876 = load ptr, ptr %846, align 8, !tbaa !102
  %877 = icmp eq ptr %876, null
  br i1 %877, label %882, label %878

878:                                              ; preds = %875
  %879 = getelementptr inbounds nuw i8, ptr %876, i64 24
  %880 = load i64, ptr %879, align 8, !tbaa !108
  %881 = icmp eq i64 %880, 1
  br i1 %881, label %884, label %882

882:                                              ; preds = %875, %878
  %883 = call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %884

884:                                              ; preds = %796, %814, %855, %871, %878, %882
  %885 = phi i32 [ %817, %814 ], [ %869, %855 ], [ %883, %882 ], [ 0, %878 ], [ 0, %871 ], [ %804, %796 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  call void @llvm.stackrestore.p0(ptr %591)
  br label %886

886:                                              ; preds = %4, %884, %563
  %887 = phi i32 [ %564, %563 ], [ %885, %884 ], [ 0, %4 ]
  ret i32 %887
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
  %8 = load i64, ptr %6, align 8, !tbaa !136
  switch i64 %8, label %23 [
    i64 0, label %78
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !136
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !136
  br label %74

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !136
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !136
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !136
  br label %74

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !136
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !136
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
  store i64 %73, ptr %27, align 8, !tbaa !136
  br label %74

74:                                               ; preds = %9, %71, %15
  %75 = phi i32 [ %72, %71 ], [ %5, %9 ], [ %5, %15 ]
  %76 = phi i32 [ %24, %71 ], [ %12, %9 ], [ %20, %15 ]
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !254

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
  %10 = load i64, ptr %9, align 8, !tbaa !210
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %8, align 4, !tbaa !5
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %13 = load ptr, ptr %12, align 8, !tbaa !24
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %15 = load ptr, ptr %14, align 8, !tbaa !255
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %17 = zext nneg i32 %3 to i64
  %18 = getelementptr inbounds nuw ptr, ptr %16, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %20 = getelementptr inbounds nuw i64, ptr %19, i64 %17
  %21 = load i64, ptr %20, align 8, !tbaa !136
  %22 = tail call i32 %15(ptr noundef nonnull %18, i32 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %21) #12
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
  %31 = load ptr, ptr %30, align 8, !tbaa !256
  %32 = load ptr, ptr %18, align 8, !tbaa !30
  %33 = call i32 %31(ptr noundef %32, i32 noundef 5, ptr noundef nonnull %8, i64 noundef 4) #12
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
  %42 = load ptr, ptr %41, align 8, !tbaa !256
  %43 = load ptr, ptr %18, align 8, !tbaa !30
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %45 = getelementptr inbounds nuw i64, ptr %44, i64 %17
  %46 = call i32 %42(ptr noundef %43, i32 noundef 6, ptr noundef nonnull %45, i64 noundef 8) #12
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %51, label %48

48:                                               ; preds = %39
  %49 = add nsw i32 %46, 10000
  %50 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %49, ptr noundef nonnull @.str.22)
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
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1456
  %10 = load i64, ptr %9, align 8, !tbaa !23
  store i64 %10, ptr %5, align 8, !tbaa !136
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %12 = load ptr, ptr %11, align 8, !tbaa !24
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 80
  %14 = load ptr, ptr %13, align 8, !tbaa !257
  %15 = call i32 %14(ptr noundef %3, i32 noundef 1, ptr noundef nonnull %5, i64 noundef 8) #12
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %4
  %18 = add nsw i32 %15, 10000
  %19 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %18, ptr noundef nonnull @.str.23)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %114

21:                                               ; preds = %4, %17
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 80
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  %23 = load i64, ptr %22, align 8, !tbaa !136
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %6, align 4, !tbaa !5
  %25 = load ptr, ptr %11, align 8, !tbaa !24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 80
  %27 = load ptr, ptr %26, align 8, !tbaa !257
  %28 = call i32 %27(ptr noundef %3, i32 noundef 5, ptr noundef nonnull %6, i64 noundef 4) #12
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  br label %35

31:                                               ; preds = %21
  %32 = add nsw i32 %28, 10000
  %33 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %32, ptr noundef nonnull @.str.23)
  %34 = icmp eq i32 %33, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  br i1 %34, label %35, label %114

35:                                               ; preds = %30, %31
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %37 = load i64, ptr %36, align 8, !tbaa !136
  %38 = trunc i64 %37 to i32
  store i32 %38, ptr %6, align 4, !tbaa !5
  %39 = load ptr, ptr %11, align 8, !tbaa !24
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 80
  %41 = load ptr, ptr %40, align 8, !tbaa !257
  %42 = call i32 %41(ptr noundef %3, i32 noundef 6, ptr noundef nonnull %6, i64 noundef 4) #12
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %48, label %44

44:                                               ; preds = %35
  %45 = add nsw i32 %42, 10000
  %46 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %45, ptr noundef nonnull @.str.23)
  %47 = icmp eq i32 %46, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  br i1 %47, label %49, label %114

48:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  br label %49

49:                                               ; preds = %48, %44
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %51 = load i64, ptr %50, align 8, !tbaa !136
  %52 = trunc i64 %51 to i32
  store i32 %52, ptr %6, align 4, !tbaa !5
  %53 = load ptr, ptr %11, align 8, !tbaa !24
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !257
  %56 = call i32 %55(ptr noundef %3, i32 noundef 7, ptr noundef nonnull %6, i64 noundef 4) #12
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %62, label %58

58:                                               ; preds = %49
  %59 = add nsw i32 %56, 10000
  %60 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %59, ptr noundef nonnull @.str.23)
  %61 = icmp eq i32 %60, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  br i1 %61, label %63, label %114

62:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  br label %63

63:                                               ; preds = %62, %58
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  %64 = load i64, ptr %50, align 8, !tbaa !136
  %65 = trunc i64 %64 to i32
  store i32 %65, ptr %6, align 4, !tbaa !5
  %66 = load ptr, ptr %11, align 8, !tbaa !24
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 80
  %68 = load ptr, ptr %67, align 8, !tbaa !257
  %69 = call i32 %68(ptr noundef %3, i32 noundef 8, ptr noundef nonnull %6, i64 noundef 4) #12
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %75, label %71

71:                                               ; preds = %63
  %72 = add nsw i32 %69, 10000
  %73 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %72, ptr noundef nonnull @.str.23)
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
  %80 = load ptr, ptr %79, align 8, !tbaa !258
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %82 = load ptr, ptr %81, align 8, !tbaa !197
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
  %110 = load i64, ptr %109, align 8, !tbaa !259
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 384
  store i64 %110, ptr %111, align 8, !tbaa !229
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
  %5 = load i64, ptr %4, align 8, !tbaa !126
  %6 = icmp slt i64 %5, 1
  br i1 %6, label %75, label %7

7:                                                ; preds = %1
  %8 = load ptr, ptr %0, align 8, !tbaa !127
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %12

12:                                               ; preds = %7, %67
  %13 = phi i64 [ 0, %7 ], [ %70, %67 ]
  %14 = phi i32 [ 0, %7 ], [ %68, %67 ]
  %15 = phi i64 [ 0, %7 ], [ %71, %67 ]
  %16 = sext i32 %14 to i64
  br label %17

17:                                               ; preds = %17, %12
  %18 = phi i64 [ %22, %17 ], [ %16, %12 ]
  %19 = getelementptr inbounds %struct.anon, ptr %2, i64 %18
  %20 = load i64, ptr %19, align 16, !tbaa !261
  %21 = icmp slt i64 %15, %20
  %22 = add nsw i64 %18, -1
  br i1 %21, label %23, label %17, !llvm.loop !263

23:                                               ; preds = %17
  %24 = getelementptr inbounds %struct.anon, ptr %2, i64 %18
  %25 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %8, i64 %15
  %26 = trunc nsw i64 %18 to i32
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %28 = load i64, ptr %27, align 8, !tbaa !264
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 20
  %30 = load i32, ptr %29, align 4, !tbaa !130
  %31 = icmp eq i32 %30, 12
  br i1 %31, label %32, label %37

32:                                               ; preds = %23
  %33 = load ptr, ptr %25, align 8, !tbaa !95
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !97
  %36 = mul nsw i64 %35, %28
  br label %67

37:                                               ; preds = %23
  %38 = icmp eq i32 %30, 5
  %39 = select i1 %38, i64 %28, i64 0
  %40 = icmp eq i32 %30, 4
  br i1 %40, label %41, label %67

41:                                               ; preds = %37
  %42 = load ptr, ptr %9, align 8, !tbaa !265
  %43 = load ptr, ptr %10, align 8, !tbaa !133
  %44 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %45 = load i32, ptr %44, align 8, !tbaa !134
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %43, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %49 = load i32, ptr %48, align 4, !tbaa !5
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i64, ptr %42, i64 %50
  %52 = load ptr, ptr %11, align 8, !tbaa !129
  %53 = tail call fastcc i64 @evaluate(ptr noundef %51, ptr noundef %52)
  %54 = icmp eq i64 %18, 16
  %55 = icmp sgt i64 %53, 4096
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %75, label %57

57:                                               ; preds = %41
  %58 = getelementptr inbounds nuw i8, ptr %25, i64 24
  %59 = load i32, ptr %58, align 8, !tbaa !266
  %60 = sext i32 %59 to i64
  %61 = add nsw i32 %26, 1
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds %struct.anon, ptr %2, i64 %62
  store i64 %60, ptr %63, align 16, !tbaa !261
  %64 = tail call i64 @llvm.smax.i64(i64 %53, i64 0)
  %65 = mul nsw i64 %64, %28
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i64 %65, ptr %66, align 8, !tbaa !264
  br label %67

67:                                               ; preds = %37, %57, %32
  %68 = phi i32 [ %26, %32 ], [ %61, %57 ], [ %26, %37 ]
  %69 = phi i64 [ %36, %32 ], [ %28, %57 ], [ %39, %37 ]
  %70 = add nsw i64 %69, %13
  %71 = add nuw nsw i64 %15, 1
  %72 = icmp sge i64 %71, %5
  %73 = icmp sgt i64 %70, 4096
  %74 = select i1 %72, i1 true, i1 %73
  br i1 %74, label %75, label %12, !llvm.loop !267

75:                                               ; preds = %67, %41, %1
  %76 = phi i64 [ 0, %1 ], [ 4097, %41 ], [ %70, %67 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret i64 %76
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @begin_times(ptr noundef %0, ptr noundef captures(none) %1) unnamed_addr #13 {
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
  %12 = tail call i32 %11(ptr noundef nonnull %4, i32 noundef 0) #12
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
  %26 = tail call i32 %23(ptr noundef %19, ptr noundef %25) #12
  %27 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %26, ptr noundef nonnull @.str.10)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %46

29:                                               ; preds = %18
  %30 = load ptr, ptr %20, align 8, !tbaa !9
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 312
  %32 = load ptr, ptr %31, align 8, !tbaa !48
  %33 = load ptr, ptr %1, align 8, !tbaa !60
  %34 = load ptr, ptr %33, align 8, !tbaa !30
  %35 = tail call i32 %32(ptr noundef %34) #12
  %36 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %35, ptr noundef nonnull @.str.11)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %46

38:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  %39 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #12
  %40 = load i64, ptr %3, align 8, !tbaa !170
  %41 = mul nsw i64 %40, 1000000000
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %43 = load i64, ptr %42, align 8, !tbaa !172
  %44 = add nsw i64 %41, %43
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
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
define internal fastcc range(i32 0, 15) i32 @record_event(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef %2) unnamed_addr #13 {
  %4 = load ptr, ptr %2, align 8, !tbaa !30
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %14

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %8 = load ptr, ptr %7, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 272
  %10 = load ptr, ptr %9, align 8, !tbaa !94
  %11 = tail call i32 %10(ptr noundef nonnull %2, i32 noundef 0) #12
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
  %32 = tail call i32 %29(ptr noundef %24, ptr noundef %31, i32 noundef 1) #12
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
  %42 = tail call i32 %39(ptr noundef %35, ptr noundef %41) #12
  %43 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %42, ptr noundef nonnull @.str.10)
  br label %44

44:                                               ; preds = %6, %34, %25
  %45 = phi i32 [ %33, %25 ], [ %43, %34 ], [ %12, %6 ]
  ret i32 %45
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @wait_for(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %65

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = tail call i32 %12(ptr noundef %14) #12
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %2, i32 noundef %15, ptr noundef nonnull @.str.9)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %65

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 200
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
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %39 = load ptr, ptr %38, align 8, !tbaa !195
  %40 = tail call i32 %37(ptr noundef %39, ptr noundef %3) #12
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %57

42:                                               ; preds = %34
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %44 = load ptr, ptr %43, align 8, !tbaa !9
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 96
  %46 = load ptr, ptr %45, align 8, !tbaa !17
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %48 = load ptr, ptr %47, align 8, !tbaa !19
  %49 = tail call i32 %46(ptr noundef %48) #12
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %57

51:                                               ; preds = %42
  %52 = load ptr, ptr %43, align 8, !tbaa !9
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 264
  %54 = load ptr, ptr %53, align 8, !tbaa !268
  %55 = load ptr, ptr %38, align 8, !tbaa !195
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
  %64 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %58, ptr noundef nonnull @.str.31)
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
declare i64 @llvm.umin.i64(i64, i64) #11

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
!135 = distinct !{!135, !36}
!136 = !{!15, !15, i64 0}
!137 = distinct !{!137, !36}
!138 = distinct !{!138, !36}
!139 = !{!113, !118, i64 40}
!140 = !{!141, !15, i64 24}
!141 = !{!"tfc_checks", !142, i64 0, !58, i64 8, !142, i64 16, !15, i64 24, !15, i64 32}
!142 = !{!"p1 _ZTS9tfc_check", !12, i64 0}
!143 = !{!141, !15, i64 32}
!144 = !{!18, !12, i64 352}
!145 = !{!10, !15, i64 760}
!146 = distinct !{!146, !36}
!147 = !{!99, !99, i64 0}
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
!241 = distinct !{!241, !36, !235}
!242 = !{!201, !202, i64 24}
!243 = !{!244, !6, i64 0}
!244 = !{!"tfc_map", !6, i64 0, !6, i64 4, !6, i64 8, !7, i64 12, !15, i64 32, !7, i64 40, !7, i64 80}
!245 = !{!18, !12, i64 376}
!246 = !{!244, !6, i64 8}
!247 = distinct !{!247, !36}
!248 = distinct !{!248, !36}
!249 = !{!244, !6, i64 4}
!250 = !{!244, !15, i64 32}
!251 = distinct !{!251, !36}
!252 = !{!18, !12, i64 144}
!253 = !{!201, !6, i64 44}
!254 = distinct !{!254, !36}
!255 = !{!21, !12, i64 40}
!256 = !{!21, !12, i64 56}
!257 = !{!21, !12, i64 80}
!258 = !{!21, !12, i64 88}
!259 = !{!260, !15, i64 64}
!260 = !{!"tfc_heuristic", !7, i64 0, !15, i64 64, !6, i64 72, !167, i64 76, !7, i64 80}
!261 = !{!262, !15, i64 0}
!262 = !{!"", !15, i64 0, !15, i64 8}
!263 = distinct !{!263, !36}
!264 = !{!262, !15, i64 8}
!265 = !{!103, !28, i64 64}
!266 = !{!96, !6, i64 24}
!267 = distinct !{!267, !36}
!268 = !{!18, !12, i64 264}
attributes #13 = { nounwind minsize optsize }
attributes #14 = { inlinehint nounwind minsize optsize }
attributes #15 = { nounwind optsize }
attributes #16 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) minsize optsize }
attributes #17 = { nofree norecurse nosync nounwind memory(argmem: read) optsize }
attributes #18 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
