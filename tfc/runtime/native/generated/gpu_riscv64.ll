; Made by `python -m tfc.runtime.native` from gpu.c; do not edit.
target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
target triple = "riscv64-unknown-linux-gnu"

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
define signext i32 @tfc_gpu_use_library(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %6 = load ptr, ptr %5, align 8, !tbaa !13
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !21
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %10 = load ptr, ptr %9, align 8, !tbaa !23
  %11 = tail call signext i32 %8(ptr noundef %10) #12
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %25

13:                                               ; preds = %4
  %14 = load ptr, ptr %1, align 8, !tbaa !24
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %16 = tail call signext i32 %14(ptr noundef nonnull %15) #12
  %17 = icmp eq i32 %16, 0
  %18 = add nsw i32 %16, 10000
  %19 = icmp eq i32 %18, 0
  %20 = select i1 %17, i1 true, i1 %19
  br i1 %20, label %21, label %25

21:                                               ; preds = %13
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 1448
  store ptr %2, ptr %22, align 8, !tbaa !26
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 1456
  store i64 %3, ptr %23, align 8, !tbaa !27
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  store ptr %1, ptr %24, align 8, !tbaa !28
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
  %4 = load ptr, ptr %3, align 8, !tbaa !29
  %5 = icmp eq ptr %4, null
  br i1 %5, label %49, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %8 = load ptr, ptr %7, align 8, !tbaa !13
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %10 = load ptr, ptr %9, align 8, !tbaa !21
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %12 = load ptr, ptr %11, align 8, !tbaa !23
  %13 = tail call signext i32 %10(ptr noundef %12) #12
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %49

15:                                               ; preds = %6
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %17 = load ptr, ptr %16, align 8, !tbaa !28
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %19 = load ptr, ptr %18, align 8, !tbaa !33
  %20 = load ptr, ptr %3, align 8, !tbaa !29
  %21 = tail call signext i32 %19(ptr noundef %20) #12
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %23 = load ptr, ptr %22, align 8, !tbaa !34
  %24 = icmp eq ptr %23, null
  br i1 %24, label %30, label %25

25:                                               ; preds = %15
  %26 = load ptr, ptr %16, align 8, !tbaa !28
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 48
  %28 = load ptr, ptr %27, align 8, !tbaa !35
  %29 = tail call signext i32 %28(ptr noundef nonnull %23) #12
  br label %30

30:                                               ; preds = %15, %25
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %32 = load ptr, ptr %31, align 8, !tbaa !34
  %33 = icmp eq ptr %32, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %30
  %35 = load ptr, ptr %16, align 8, !tbaa !28
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 48
  %37 = load ptr, ptr %36, align 8, !tbaa !35
  %38 = tail call signext i32 %37(ptr noundef nonnull %32) #12
  br label %39

39:                                               ; preds = %34, %30
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 312
  %41 = load ptr, ptr %40, align 8, !tbaa !34
  %42 = icmp eq ptr %41, null
  br i1 %42, label %48, label %43

43:                                               ; preds = %39
  %44 = load ptr, ptr %16, align 8, !tbaa !28
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 48
  %46 = load ptr, ptr %45, align 8, !tbaa !35
  %47 = tail call signext i32 %46(ptr noundef nonnull %41) #12
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
  %4 = load ptr, ptr %3, align 8, !tbaa !36
  %5 = icmp eq ptr %4, null
  br i1 %5, label %17, label %6

6:                                                ; preds = %2
  %7 = tail call signext i32 @tfc_gpu_wait(ptr noundef %0)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %17

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %11 = load ptr, ptr %10, align 8, !tbaa !13
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 368
  %13 = load ptr, ptr %12, align 8, !tbaa !38
  %14 = load ptr, ptr %3, align 8, !tbaa !36
  %15 = tail call signext i32 %13(ptr noundef %14) #12
  %16 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %15, ptr noundef nonnull @.str)
  br label %17

17:                                               ; preds = %9, %6, %2
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  ret void
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 15) i32 @tfc_gpu_wait(ptr noundef %0) local_unnamed_addr #13 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %3 = load atomic i32, ptr %2 monotonic, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %71

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %7 = load ptr, ptr %6, align 8, !tbaa !13
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %9 = load ptr, ptr %8, align 8, !tbaa !21
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %11 = load ptr, ptr %10, align 8, !tbaa !23
  %12 = tail call signext i32 %9(ptr noundef %11) #12
  %13 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %12, ptr noundef nonnull @.str.9)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %71

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %23

17:                                               ; preds = %23
  %18 = add nuw nsw i32 %24, 1
  %19 = icmp eq i32 %18, 100
  br i1 %19, label %20, label %23, !llvm.loop !39

20:                                               ; preds = %17
  %21 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %31, label %27

23:                                               ; preds = %17, %15
  %24 = phi i32 [ 0, %15 ], [ %18, %17 ]
  %25 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %26 = extractvalue { i32, i1 } %25, 1
  br i1 %26, label %31, label %17

27:                                               ; preds = %20, %27
  %28 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %16, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %29 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %27, !llvm.loop !41

31:                                               ; preds = %23, %27, %20
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %33 = load i64, ptr %32, align 8, !tbaa !42
  %34 = atomicrmw xchg ptr %16, i32 0 release, align 4
  %35 = icmp eq i32 %34, 2
  br i1 %35, label %36, label %38

36:                                               ; preds = %31
  %37 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %16, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  br label %38

38:                                               ; preds = %31, %36
  %39 = load ptr, ptr %6, align 8, !tbaa !13
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 256
  %41 = load ptr, ptr %40, align 8, !tbaa !43
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %43 = load ptr, ptr %42, align 8, !tbaa !44
  %44 = tail call signext i32 %41(ptr noundef %43) #12
  %45 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %44, ptr noundef nonnull @.str.1)
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %53, label %71

47:                                               ; preds = %53
  %48 = add nuw nsw i32 %54, 1
  %49 = icmp eq i32 %48, 100
  br i1 %49, label %50, label %53, !llvm.loop !39

50:                                               ; preds = %47
  %51 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %61, label %57

53:                                               ; preds = %38, %47
  %54 = phi i32 [ %48, %47 ], [ 0, %38 ]
  %55 = cmpxchg ptr %16, i32 0, i32 1 acquire monotonic, align 4
  %56 = extractvalue { i32, i1 } %55, 1
  br i1 %56, label %61, label %47

57:                                               ; preds = %50, %57
  %58 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %16, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %59 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %57, !llvm.loop !41

61:                                               ; preds = %53, %57, %50
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %63 = load i64, ptr %62, align 8, !tbaa !45
  %64 = icmp ugt i64 %33, %63
  br i1 %64, label %65, label %66

65:                                               ; preds = %61
  store i64 %33, ptr %62, align 8, !tbaa !45
  br label %66

66:                                               ; preds = %65, %61
  %67 = atomicrmw xchg ptr %16, i32 0 release, align 4
  %68 = icmp eq i32 %67, 2
  br i1 %68, label %69, label %71

69:                                               ; preds = %66
  %70 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %16, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  br label %71

71:                                               ; preds = %1, %69, %66, %5, %38
  %72 = phi i32 [ %13, %5 ], [ 0, %69 ], [ %45, %38 ], [ 0, %66 ], [ 14, %1 ]
  ret i32 %72
}

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @noted(ptr noundef %0, i32 noundef signext %1, ptr noundef %2) unnamed_addr #13 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %40, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %13

7:                                                ; preds = %13
  %8 = add nuw nsw i32 %14, 1
  %9 = icmp eq i32 %8, 100
  br i1 %9, label %10, label %13, !llvm.loop !39

10:                                               ; preds = %7
  %11 = atomicrmw xchg ptr %6, i32 2 acquire, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %21, label %17

13:                                               ; preds = %7, %5
  %14 = phi i32 [ 0, %5 ], [ %8, %7 ]
  %15 = cmpxchg ptr %6, i32 0, i32 1 acquire monotonic, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %21, label %7

17:                                               ; preds = %10, %17
  %18 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %6, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %19 = atomicrmw xchg ptr %6, i32 2 acquire, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %17, !llvm.loop !41

21:                                               ; preds = %13, %17, %10
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %23 = load atomic i32, ptr %22 seq_cst, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %29

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store i32 %1, ptr %26, align 8, !tbaa !46
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr %2, ptr %27, align 8, !tbaa !47
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
  %33 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %6, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
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
  br label %8

2:                                                ; preds = %8
  %3 = add nuw nsw i32 %9, 1
  %4 = icmp eq i32 %3, 100
  br i1 %4, label %5, label %8, !llvm.loop !39

5:                                                ; preds = %2
  %6 = atomicrmw xchg ptr %0, i32 2 acquire, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %16, label %12

8:                                                ; preds = %1, %2
  %9 = phi i32 [ 0, %1 ], [ %3, %2 ]
  %10 = cmpxchg ptr %0, i32 0, i32 1 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 1
  br i1 %11, label %16, label %2

12:                                               ; preds = %5, %12
  %13 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef %0, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %14 = atomicrmw xchg ptr %0, i32 2 acquire, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %12, !llvm.loop !41

16:                                               ; preds = %8, %12, %5
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define internal fastcc void @unlock(ptr noundef %0) unnamed_addr #14 {
  %2 = atomicrmw xchg ptr %0, i32 0 release, align 4
  %3 = icmp eq i32 %2, 2
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef %0, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  br label %6

6:                                                ; preds = %4, %1
  ret void
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 15) i32 @tfc_gpu_write(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %94

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #12
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.9)
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
  %24 = load ptr, ptr %9, align 8, !tbaa !13
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 192
  %26 = load ptr, ptr %25, align 8, !tbaa !48
  %27 = ptrtoint ptr %1 to i64
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %29 = load ptr, ptr %28, align 8, !tbaa !44
  %30 = tail call signext i32 %26(i64 noundef %27, ptr noundef %2, i64 noundef %3, ptr noundef %29) #12
  %31 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %30, ptr noundef nonnull @.str.2)
  br label %94

32:                                               ; preds = %20
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  br label %40

34:                                               ; preds = %40
  %35 = add nuw nsw i32 %41, 1
  %36 = icmp eq i32 %35, 100
  br i1 %36, label %37, label %40, !llvm.loop !39

37:                                               ; preds = %34
  %38 = atomicrmw xchg ptr %33, i32 2 acquire, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %48, label %44

40:                                               ; preds = %34, %32
  %41 = phi i32 [ 0, %32 ], [ %35, %34 ]
  %42 = cmpxchg ptr %33, i32 0, i32 1 acquire monotonic, align 4
  %43 = extractvalue { i32, i1 } %42, 1
  br i1 %43, label %48, label %34

44:                                               ; preds = %37, %44
  %45 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %33, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %46 = atomicrmw xchg ptr %33, i32 2 acquire, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %44, !llvm.loop !41

48:                                               ; preds = %40, %44, %37
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 1288
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 1416
  %51 = load i64, ptr %50, align 8, !tbaa !49
  %52 = add i64 %51, 1
  store i64 %52, ptr %50, align 8, !tbaa !49
  %53 = and i64 %51, 3
  %54 = getelementptr inbounds nuw %struct.tfc_stage, ptr %49, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %56 = load ptr, ptr %55, align 8, !tbaa !50
  %57 = icmp eq ptr %56, null
  br i1 %57, label %65, label %58

58:                                               ; preds = %48
  %59 = load ptr, ptr %9, align 8, !tbaa !13
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 312
  %61 = load ptr, ptr %60, align 8, !tbaa !52
  %62 = tail call signext i32 %61(ptr noundef nonnull %56) #12
  %63 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %62, ptr noundef nonnull @.str.11)
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %88

65:                                               ; preds = %58, %48
  %66 = tail call fastcc signext i32 @prepare(ptr noundef nonnull %0, ptr noundef nonnull %54, i64 noundef range(i64 65537, 67108865) %3)
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %88

68:                                               ; preds = %65
  %69 = load ptr, ptr %54, align 8, !tbaa !53
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %69, ptr noundef nonnull readonly align 1 dereferenceable(1) %2, i64 range(i64 65537, 67108865) %3, i1 false)
  %70 = load ptr, ptr %9, align 8, !tbaa !13
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 192
  %72 = load ptr, ptr %71, align 8, !tbaa !48
  %73 = ptrtoint ptr %1 to i64
  %74 = load ptr, ptr %54, align 8, !tbaa !53
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %76 = load ptr, ptr %75, align 8, !tbaa !44
  %77 = tail call signext i32 %72(i64 noundef %73, ptr noundef %74, i64 noundef range(i64 65537, 67108865) %3, ptr noundef %76) #12
  %78 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %77, ptr noundef nonnull @.str.2)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %88

80:                                               ; preds = %68
  %81 = load ptr, ptr %9, align 8, !tbaa !13
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 288
  %83 = load ptr, ptr %82, align 8, !tbaa !54
  %84 = load ptr, ptr %55, align 8, !tbaa !50
  %85 = load ptr, ptr %75, align 8, !tbaa !44
  %86 = tail call signext i32 %83(ptr noundef %84, ptr noundef %85) #12
  %87 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %86, ptr noundef nonnull @.str.10)
  br label %88

88:                                               ; preds = %58, %65, %68, %80
  %89 = phi i32 [ %78, %68 ], [ %87, %80 ], [ %66, %65 ], [ %63, %58 ]
  %90 = atomicrmw xchg ptr %33, i32 0 release, align 4
  %91 = icmp eq i32 %90, 2
  br i1 %91, label %92, label %94

92:                                               ; preds = %88
  %93 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %33, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  br label %94

94:                                               ; preds = %4, %92, %88, %8, %18, %23
  %95 = phi i32 [ %31, %23 ], [ %89, %92 ], [ %16, %8 ], [ 0, %18 ], [ %89, %88 ], [ 14, %4 ]
  ret i32 %95
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 15) i32 @tfc_gpu_read(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #12
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.9)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !13
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 200
  %23 = load ptr, ptr %22, align 8, !tbaa !55
  %24 = ptrtoint ptr %2 to i64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %26 = load ptr, ptr %25, align 8, !tbaa !44
  %27 = tail call signext i32 %23(ptr noundef %1, i64 noundef %24, i64 noundef %3, ptr noundef %26) #12
  %28 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %27, ptr noundef nonnull @.str.3)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %20, %18
  %31 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %32

32:                                               ; preds = %4, %20, %8, %30
  %33 = phi i32 [ %31, %30 ], [ %28, %20 ], [ %16, %8 ], [ 14, %4 ]
  ret i32 %33
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 15) i32 @tfc_gpu_move(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #12
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.9)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !13
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 208
  %23 = load ptr, ptr %22, align 8, !tbaa !56
  %24 = ptrtoint ptr %1 to i64
  %25 = ptrtoint ptr %2 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %27 = load ptr, ptr %26, align 8, !tbaa !44
  %28 = tail call signext i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #12
  %29 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 15) i32 @tfc_gpu_fill(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #12
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.9)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !13
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 224
  %23 = load ptr, ptr %22, align 8, !tbaa !57
  %24 = ptrtoint ptr %1 to i64
  %25 = trunc i64 %2 to i8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %27 = load ptr, ptr %26, align 8, !tbaa !44
  %28 = tail call signext i32 %23(i64 noundef %24, i8 noundef zeroext %25, i64 noundef %3, ptr noundef %27) #12
  %29 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %28, ptr noundef nonnull @.str.5)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_drop(ptr noundef %0, ptr noundef readnone captures(address) %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %10

4:                                                ; preds = %10
  %5 = add nuw nsw i32 %11, 1
  %6 = icmp eq i32 %5, 100
  br i1 %6, label %7, label %10, !llvm.loop !39

7:                                                ; preds = %4
  %8 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %18, label %14

10:                                               ; preds = %4, %2
  %11 = phi i32 [ 0, %2 ], [ %5, %4 ]
  %12 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %18, label %4

14:                                               ; preds = %7, %14
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !41

18:                                               ; preds = %10, %14, %7
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 800
  %20 = load ptr, ptr %19, align 8, !tbaa !58
  %21 = icmp eq ptr %20, %1
  br i1 %21, label %25, label %26

22:                                               ; preds = %101
  %23 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  br label %24

24:                                               ; preds = %101, %22
  ret void

25:                                               ; preds = %18
  store ptr null, ptr %19, align 8, !tbaa !58
  br label %26

26:                                               ; preds = %18, %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 832
  %28 = load ptr, ptr %27, align 8, !tbaa !58
  %29 = icmp eq ptr %28, %1
  br i1 %29, label %30, label %31

30:                                               ; preds = %26
  store ptr null, ptr %27, align 8, !tbaa !58
  br label %31

31:                                               ; preds = %30, %26
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 864
  %33 = load ptr, ptr %32, align 8, !tbaa !58
  %34 = icmp eq ptr %33, %1
  br i1 %34, label %35, label %36

35:                                               ; preds = %31
  store ptr null, ptr %32, align 8, !tbaa !58
  br label %36

36:                                               ; preds = %35, %31
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 896
  %38 = load ptr, ptr %37, align 8, !tbaa !58
  %39 = icmp eq ptr %38, %1
  br i1 %39, label %40, label %41

40:                                               ; preds = %36
  store ptr null, ptr %37, align 8, !tbaa !58
  br label %41

41:                                               ; preds = %40, %36
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 928
  %43 = load ptr, ptr %42, align 8, !tbaa !58
  %44 = icmp eq ptr %43, %1
  br i1 %44, label %45, label %46

45:                                               ; preds = %41
  store ptr null, ptr %42, align 8, !tbaa !58
  br label %46

46:                                               ; preds = %45, %41
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %48 = load ptr, ptr %47, align 8, !tbaa !58
  %49 = icmp eq ptr %48, %1
  br i1 %49, label %50, label %51

50:                                               ; preds = %46
  store ptr null, ptr %47, align 8, !tbaa !58
  br label %51

51:                                               ; preds = %50, %46
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 992
  %53 = load ptr, ptr %52, align 8, !tbaa !58
  %54 = icmp eq ptr %53, %1
  br i1 %54, label %55, label %56

55:                                               ; preds = %51
  store ptr null, ptr %52, align 8, !tbaa !58
  br label %56

56:                                               ; preds = %55, %51
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 1024
  %58 = load ptr, ptr %57, align 8, !tbaa !58
  %59 = icmp eq ptr %58, %1
  br i1 %59, label %60, label %61

60:                                               ; preds = %56
  store ptr null, ptr %57, align 8, !tbaa !58
  br label %61

61:                                               ; preds = %60, %56
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 1056
  %63 = load ptr, ptr %62, align 8, !tbaa !58
  %64 = icmp eq ptr %63, %1
  br i1 %64, label %65, label %66

65:                                               ; preds = %61
  store ptr null, ptr %62, align 8, !tbaa !58
  br label %66

66:                                               ; preds = %65, %61
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 1088
  %68 = load ptr, ptr %67, align 8, !tbaa !58
  %69 = icmp eq ptr %68, %1
  br i1 %69, label %70, label %71

70:                                               ; preds = %66
  store ptr null, ptr %67, align 8, !tbaa !58
  br label %71

71:                                               ; preds = %70, %66
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 1120
  %73 = load ptr, ptr %72, align 8, !tbaa !58
  %74 = icmp eq ptr %73, %1
  br i1 %74, label %75, label %76

75:                                               ; preds = %71
  store ptr null, ptr %72, align 8, !tbaa !58
  br label %76

76:                                               ; preds = %75, %71
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 1152
  %78 = load ptr, ptr %77, align 8, !tbaa !58
  %79 = icmp eq ptr %78, %1
  br i1 %79, label %80, label %81

80:                                               ; preds = %76
  store ptr null, ptr %77, align 8, !tbaa !58
  br label %81

81:                                               ; preds = %80, %76
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 1184
  %83 = load ptr, ptr %82, align 8, !tbaa !58
  %84 = icmp eq ptr %83, %1
  br i1 %84, label %85, label %86

85:                                               ; preds = %81
  store ptr null, ptr %82, align 8, !tbaa !58
  br label %86

86:                                               ; preds = %85, %81
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 1216
  %88 = load ptr, ptr %87, align 8, !tbaa !58
  %89 = icmp eq ptr %88, %1
  br i1 %89, label %90, label %91

90:                                               ; preds = %86
  store ptr null, ptr %87, align 8, !tbaa !58
  br label %91

91:                                               ; preds = %90, %86
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 1248
  %93 = load ptr, ptr %92, align 8, !tbaa !58
  %94 = icmp eq ptr %93, %1
  br i1 %94, label %95, label %96

95:                                               ; preds = %91
  store ptr null, ptr %92, align 8, !tbaa !58
  br label %96

96:                                               ; preds = %95, %91
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 1280
  %98 = load ptr, ptr %97, align 8, !tbaa !58
  %99 = icmp eq ptr %98, %1
  br i1 %99, label %100, label %101

100:                                              ; preds = %96
  store ptr null, ptr %97, align 8, !tbaa !58
  br label %101

101:                                              ; preds = %100, %96
  %102 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %103 = icmp eq i32 %102, 2
  br i1 %103, label %22, label %24
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_untime(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = load ptr, ptr %3, align 8, !tbaa !13
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !21
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %8 = load ptr, ptr %7, align 8, !tbaa !23
  %9 = tail call signext i32 %6(ptr noundef %8) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %33

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %13 = load i64, ptr %12, align 8, !tbaa !59
  %14 = icmp slt i64 %13, 0
  br i1 %14, label %33, label %15

15:                                               ; preds = %11, %28
  %16 = phi i64 [ %29, %28 ], [ %13, %11 ]
  %17 = phi i64 [ %30, %28 ], [ 0, %11 ]
  %18 = load ptr, ptr %1, align 8, !tbaa !64
  %19 = getelementptr inbounds nuw ptr, ptr %18, i64 %17
  %20 = load ptr, ptr %19, align 8, !tbaa !34
  %21 = icmp eq ptr %20, null
  br i1 %21, label %28, label %22

22:                                               ; preds = %15
  %23 = load ptr, ptr %3, align 8, !tbaa !13
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 280
  %25 = load ptr, ptr %24, align 8, !tbaa !65
  %26 = tail call signext i32 %25(ptr noundef nonnull %20) #12
  %27 = load i64, ptr %12, align 8, !tbaa !59
  br label %28

28:                                               ; preds = %15, %22
  %29 = phi i64 [ %16, %15 ], [ %27, %22 ]
  %30 = add nuw nsw i64 %17, 1
  %31 = shl nsw i64 %29, 1
  %32 = icmp slt i64 %17, %31
  br i1 %32, label %15, label %33, !llvm.loop !66

33:                                               ; preds = %28, %11, %2
  ret void
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_load(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #13 {
  %6 = alloca [2 x i32], align 8
  %7 = alloca [2 x ptr], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  store i64 25769803781, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  store ptr %2, ptr %7, align 8, !tbaa !34
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = inttoptr i64 %3 to ptr
  store ptr %9, ptr %8, align 8, !tbaa !34
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %11 = load ptr, ptr %10, align 8, !tbaa !13
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !21
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %15 = load ptr, ptr %14, align 8, !tbaa !23
  %16 = tail call signext i32 %13(ptr noundef %15) #12
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %23

18:                                               ; preds = %5
  %19 = load ptr, ptr %10, align 8, !tbaa !13
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 104
  %21 = load ptr, ptr %20, align 8, !tbaa !67
  %22 = call signext i32 %21(ptr noundef %4, ptr noundef %1, i32 noundef signext 2, ptr noundef nonnull %6, ptr noundef nonnull %7) #12
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
define signext i32 @tfc_gpu_unload(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = load ptr, ptr %3, align 8, !tbaa !13
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !21
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %8 = load ptr, ptr %7, align 8, !tbaa !23
  %9 = tail call signext i32 %6(ptr noundef %8) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %22

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !13
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %14 = load ptr, ptr %13, align 8, !tbaa !43
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %16 = load ptr, ptr %15, align 8, !tbaa !44
  %17 = tail call signext i32 %14(ptr noundef %16) #12
  %18 = load ptr, ptr %3, align 8, !tbaa !13
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 112
  %20 = load ptr, ptr %19, align 8, !tbaa !68
  %21 = tail call signext i32 %20(ptr noundef %1) #12
  br label %22

22:                                               ; preds = %2, %11
  %23 = phi i32 [ %21, %11 ], [ %9, %2 ]
  ret i32 %23
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_function(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %6 = load ptr, ptr %5, align 8, !tbaa !13
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !21
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %10 = load ptr, ptr %9, align 8, !tbaa !23
  %11 = tail call signext i32 %8(ptr noundef %10) #12
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 120
  %16 = load ptr, ptr %15, align 8, !tbaa !69
  %17 = tail call signext i32 %16(ptr noundef %3, ptr noundef %1, ptr noundef %2) #12
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_allow(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef signext %2) local_unnamed_addr #13 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !21
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %9 = load ptr, ptr %8, align 8, !tbaa !23
  %10 = tail call signext i32 %7(ptr noundef %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !13
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !70
  %16 = tail call signext i32 %15(ptr noundef %1, i32 noundef signext 8, i32 noundef signext %2) #12
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_attribute(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef signext %2, ptr noundef %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %6 = load ptr, ptr %5, align 8, !tbaa !13
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !21
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %10 = load ptr, ptr %9, align 8, !tbaa !23
  %11 = tail call signext i32 %8(ptr noundef %10) #12
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 128
  %16 = load ptr, ptr %15, align 8, !tbaa !71
  %17 = tail call signext i32 %16(ptr noundef %3, i32 noundef signext %2, ptr noundef %1) #12
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_alloc(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #13 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !21
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %9 = load ptr, ptr %8, align 8, !tbaa !23
  %10 = tail call signext i32 %7(ptr noundef %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !13
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 160
  %15 = load ptr, ptr %14, align 8, !tbaa !72
  %16 = tail call signext i32 %15(ptr noundef %2, i64 noundef %1) #12
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_free(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = load ptr, ptr %3, align 8, !tbaa !13
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !21
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %8 = load ptr, ptr %7, align 8, !tbaa !23
  %9 = tail call signext i32 %6(ptr noundef %8) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !13
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %14 = load ptr, ptr %13, align 8, !tbaa !73
  %15 = tail call signext i32 %14(i64 noundef %1) #12
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_pin(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #13 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !21
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %9 = load ptr, ptr %8, align 8, !tbaa !23
  %10 = tail call signext i32 %7(ptr noundef %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !13
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 176
  %15 = load ptr, ptr %14, align 8, !tbaa !74
  %16 = tail call signext i32 %15(ptr noundef %2, i64 noundef %1, i32 noundef signext 0) #12
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_unpin(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = load ptr, ptr %3, align 8, !tbaa !13
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !21
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %8 = load ptr, ptr %7, align 8, !tbaa !23
  %9 = tail call signext i32 %6(ptr noundef %8) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !13
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %14 = load ptr, ptr %13, align 8, !tbaa !75
  %15 = tail call signext i32 %14(ptr noundef %1) #12
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_memory(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #13 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !21
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %9 = load ptr, ptr %8, align 8, !tbaa !23
  %10 = tail call signext i32 %7(ptr noundef %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !13
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %15 = load ptr, ptr %14, align 8, !tbaa !76
  %16 = tail call signext i32 %15(ptr noundef %1, ptr noundef %2) #12
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_start(ptr noundef initializes((224, 232)) %0) local_unnamed_addr #13 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  store i32 0, ptr %2, align 4, !tbaa !9
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.6, ptr %3, align 8, !tbaa !47
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !77
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load i32, ptr %8, align 8, !tbaa !78
  %10 = call signext i32 %7(ptr noundef nonnull %2, i32 noundef signext %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %54

12:                                               ; preds = %1
  store ptr @.str.7, ptr %3, align 8, !tbaa !47
  %13 = load ptr, ptr %4, align 8, !tbaa !13
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %15 = load ptr, ptr %14, align 8, !tbaa !79
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1468
  %17 = load i32, ptr %2, align 4, !tbaa !9
  %18 = call signext i32 %15(ptr noundef nonnull %16, i32 noundef signext 16, i32 noundef signext %17) #12
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %54

20:                                               ; preds = %12
  store ptr @.str.8, ptr %3, align 8, !tbaa !47
  %21 = load ptr, ptr %4, align 8, !tbaa !13
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 80
  %23 = load ptr, ptr %22, align 8, !tbaa !80
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %25 = load i32, ptr %2, align 4, !tbaa !9
  %26 = call signext i32 %23(ptr noundef nonnull %24, i32 noundef signext %25) #12
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %54

28:                                               ; preds = %20
  store ptr @.str.9, ptr %3, align 8, !tbaa !47
  %29 = load ptr, ptr %4, align 8, !tbaa !13
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 96
  %31 = load ptr, ptr %30, align 8, !tbaa !21
  %32 = load ptr, ptr %24, align 8, !tbaa !23
  %33 = call signext i32 %31(ptr noundef %32) #12
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %54

35:                                               ; preds = %28
  %36 = call fastcc signext i32 @start_streams(ptr noundef nonnull %0)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %54

38:                                               ; preds = %35
  store ptr @launch, ptr %0, align 8, !tbaa !81
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr @replay, ptr %39, align 8, !tbaa !82
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr @replayable, ptr %40, align 8, !tbaa !83
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr @settle, ptr %41, align 8, !tbaa !84
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr @time_, ptr %42, align 8, !tbaa !85
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr @note_times, ptr %43, align 8, !tbaa !86
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr @set, ptr %44, align 8, !tbaa !87
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr @fill_, ptr %45, align 8, !tbaa !88
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr @move_, ptr %46, align 8, !tbaa !89
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr @write_, ptr %47, align 8, !tbaa !90
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr @read_, ptr %48, align 8, !tbaa !91
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr @receive_, ptr %49, align 8, !tbaa !92
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr @send_, ptr %50, align 8, !tbaa !93
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr @arrived, ptr %51, align 8, !tbaa !94
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store ptr @arrival, ptr %52, align 8, !tbaa !95
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store ptr @release, ptr %53, align 8, !tbaa !96
  br label %54

54:                                               ; preds = %35, %28, %20, %12, %1, %38
  %55 = phi i32 [ 0, %38 ], [ %10, %1 ], [ %18, %12 ], [ %26, %20 ], [ %33, %28 ], [ %36, %35 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret i32 %55
}

; Function Attrs: nounwind uwtable
define internal fastcc signext i32 @start_streams(ptr noundef %0) unnamed_addr #13 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 240
  %7 = load ptr, ptr %6, align 8, !tbaa !97
  %8 = tail call signext i32 %7(ptr noundef nonnull %2, i32 noundef signext 1) #12
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %30

10:                                               ; preds = %1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %12 = load ptr, ptr %4, align 8, !tbaa !13
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 240
  %14 = load ptr, ptr %13, align 8, !tbaa !97
  %15 = tail call signext i32 %14(ptr noundef nonnull %11, i32 noundef signext 1) #12
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %30

17:                                               ; preds = %10
  %18 = load ptr, ptr %4, align 8, !tbaa !13
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 240
  %20 = load ptr, ptr %19, align 8, !tbaa !97
  %21 = tail call signext i32 %20(ptr noundef nonnull %3, i32 noundef signext 1) #12
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %30

23:                                               ; preds = %17
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.12, ptr %24, align 8, !tbaa !47
  %25 = load ptr, ptr %4, align 8, !tbaa !13
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 272
  %27 = load ptr, ptr %26, align 8, !tbaa !98
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %29 = tail call signext i32 %27(ptr noundef nonnull %28, i32 noundef signext 2) #12
  br label %33

30:                                               ; preds = %17, %10, %1
  %31 = phi i32 [ %8, %1 ], [ %15, %10 ], [ %21, %17 ]
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.15, ptr %32, align 8, !tbaa !47
  br label %33

33:                                               ; preds = %30, %23
  %34 = phi i32 [ %29, %23 ], [ %31, %30 ]
  ret i32 %34
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @launch(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) #15 {
  %4 = load ptr, ptr %2, align 8, !tbaa !99
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #12
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.9)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !101
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %32, label %26

22:                                               ; preds = %26
  %23 = add nuw i64 %27, 1
  %24 = load i64, ptr %19, align 8, !tbaa !101
  %25 = icmp ult i64 %23, %24
  br i1 %25, label %26, label %32, !llvm.loop !104

26:                                               ; preds = %18, %22
  %27 = phi i64 [ %23, %22 ], [ 0, %18 ]
  %28 = load ptr, ptr %4, align 8, !tbaa !105
  %29 = getelementptr inbounds nuw %struct.tfc_launch, ptr %28, i64 %27
  %30 = tail call fastcc signext i32 @launch_one(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef %29)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %22, label %32

32:                                               ; preds = %22, %26, %18, %3, %8
  %33 = phi i32 [ %16, %8 ], [ 14, %3 ], [ 0, %18 ], [ 0, %22 ], [ %30, %26 ]
  ret i32 %33
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @replay(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) #15 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %5 = load ptr, ptr %4, align 8, !tbaa !106
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !112
  %8 = icmp slt i64 %7, 0
  br i1 %8, label %270, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %11 = load i32, ptr %10, align 4, !tbaa !113
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %270

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %15 = load ptr, ptr %14, align 8, !tbaa !13
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 344
  %17 = load ptr, ptr %16, align 8, !tbaa !114
  %18 = icmp eq ptr %17, null
  br i1 %18, label %270, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %21 = load atomic i32, ptr %20 monotonic, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %270

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 96
  %25 = load ptr, ptr %24, align 8, !tbaa !21
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %27 = load ptr, ptr %26, align 8, !tbaa !23
  %28 = tail call signext i32 %25(ptr noundef %27) #12
  %29 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %28, ptr noundef nonnull @.str.9)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %270

31:                                               ; preds = %23
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %33 = load ptr, ptr %32, align 8, !tbaa !115
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 48
  %35 = load ptr, ptr %34, align 8, !tbaa !116
  %36 = icmp eq ptr %35, null
  br i1 %36, label %106, label %37

37:                                               ; preds = %31
  %38 = tail call fastcc i64 @all_launches(ptr noundef nonnull readonly %1)
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %40 = load i64, ptr %39, align 8, !tbaa !124
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %42, label %270

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %44 = load i64, ptr %43, align 8, !tbaa !59
  %45 = icmp sgt i64 %38, %44
  br i1 %45, label %270, label %46

46:                                               ; preds = %42
  %47 = load ptr, ptr %14, align 8, !tbaa !13
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 296
  %49 = load ptr, ptr %48, align 8, !tbaa !125
  %50 = icmp eq ptr %49, null
  br i1 %50, label %270, label %51

51:                                               ; preds = %46
  %52 = load ptr, ptr %4, align 8, !tbaa !106
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %54 = load ptr, ptr %53, align 8, !tbaa !36
  %55 = icmp eq ptr %54, null
  br i1 %55, label %66, label %56

56:                                               ; preds = %51
  %57 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %66

59:                                               ; preds = %56
  %60 = load ptr, ptr %14, align 8, !tbaa !13
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 368
  %62 = load ptr, ptr %61, align 8, !tbaa !38
  %63 = load ptr, ptr %53, align 8, !tbaa !36
  %64 = tail call signext i32 %62(ptr noundef %63) #12
  %65 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %64, ptr noundef nonnull @.str)
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
  %73 = load ptr, ptr %35, align 8, !tbaa !64
  %74 = getelementptr inbounds nuw ptr, ptr %73, i64 %72
  %75 = load ptr, ptr %74, align 8, !tbaa !34
  %76 = icmp eq ptr %75, null
  br i1 %76, label %77, label %84

77:                                               ; preds = %71
  %78 = load ptr, ptr %14, align 8, !tbaa !13
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 272
  %80 = load ptr, ptr %79, align 8, !tbaa !98
  %81 = tail call signext i32 %80(ptr noundef nonnull %74, i32 noundef signext 0) #12
  %82 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %81, ptr noundef nonnull @.str.12)
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %270

84:                                               ; preds = %77, %71
  %85 = add nuw nsw i64 %72, 1
  %86 = icmp eq i64 %72, %70
  br i1 %86, label %87, label %71, !llvm.loop !126

87:                                               ; preds = %84, %66
  %88 = tail call fastcc signext i32 @begin_times(ptr noundef nonnull %0, ptr noundef nonnull %35)
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %270

90:                                               ; preds = %87
  %91 = load ptr, ptr %4, align 8, !tbaa !106
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %93 = cmpxchg ptr %92, i32 0, i32 1 seq_cst seq_cst, align 4
  %94 = extractvalue { i32, i1 } %93, 1
  br i1 %94, label %95, label %270

95:                                               ; preds = %90
  %96 = load ptr, ptr %14, align 8, !tbaa !13
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 328
  %98 = load ptr, ptr %97, align 8, !tbaa !127
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %100 = load ptr, ptr %99, align 8, !tbaa !128
  %101 = tail call signext i32 %98(ptr noundef %100, i32 noundef signext 1) #12
  %102 = icmp eq i32 %101, 0
  %103 = select i1 %102, i64 1, i64 -1
  %104 = getelementptr inbounds nuw i8, ptr %91, i64 24
  store i64 %103, ptr %104, align 8, !tbaa !112
  br i1 %102, label %270, label %105

105:                                              ; preds = %95
  store atomic i32 0, ptr %92 seq_cst, align 4
  br label %270

106:                                              ; preds = %31
  %107 = load ptr, ptr %4, align 8, !tbaa !106
  %108 = load ptr, ptr %107, align 8, !tbaa !129
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %110 = load i64, ptr %109, align 8, !tbaa !130
  %111 = icmp sgt i64 %110, 0
  br i1 %111, label %112, label %116

112:                                              ; preds = %106
  %113 = load ptr, ptr %1, align 8, !tbaa !131
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %125

116:                                              ; preds = %149, %106
  %117 = phi i32 [ 1, %106 ], [ %151, %149 ]
  %118 = phi ptr [ %108, %106 ], [ %152, %149 ]
  %119 = getelementptr inbounds nuw i8, ptr %107, i64 8
  %120 = load i64, ptr %119, align 8, !tbaa !132
  %121 = icmp sgt i64 %120, 0
  br i1 %121, label %122, label %184

122:                                              ; preds = %116
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %124 = load ptr, ptr %123, align 8, !tbaa !133
  br label %171

125:                                              ; preds = %149, %112
  %126 = phi i64 [ %110, %112 ], [ %150, %149 ]
  %127 = phi ptr [ %108, %112 ], [ %152, %149 ]
  %128 = phi i32 [ 1, %112 ], [ %151, %149 ]
  %129 = phi i64 [ 0, %112 ], [ %153, %149 ]
  %130 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %113, i64 %129
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 20
  %132 = load i32, ptr %131, align 4, !tbaa !134
  switch i32 %132, label %149 [
    i32 12, label %134
    i32 4, label %138
    i32 6, label %133
  ]

133:                                              ; preds = %125
  br label %138

134:                                              ; preds = %125
  %135 = getelementptr inbounds nuw i8, ptr %130, i64 12
  %136 = load i32, ptr %135, align 4, !tbaa !135
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %149, label %138

138:                                              ; preds = %134, %133, %125
  %139 = phi i32 [ %136, %134 ], [ 1, %125 ], [ 2, %133 ]
  %140 = load ptr, ptr %114, align 8, !tbaa !136
  %141 = load ptr, ptr %115, align 8, !tbaa !137
  %142 = getelementptr inbounds nuw i8, ptr %130, i64 8
  %143 = load i32, ptr %142, align 8, !tbaa !138
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds i32, ptr %141, i64 %144
  %146 = zext i32 %139 to i64
  br label %155

147:                                              ; preds = %155
  %148 = load i64, ptr %109, align 8, !tbaa !130
  br label %149

149:                                              ; preds = %147, %134, %125
  %150 = phi i64 [ %126, %134 ], [ %148, %147 ], [ %126, %125 ]
  %151 = phi i32 [ %128, %134 ], [ %167, %147 ], [ %128, %125 ]
  %152 = phi ptr [ %127, %134 ], [ %169, %147 ], [ %127, %125 ]
  %153 = add nuw nsw i64 %129, 1
  %154 = icmp slt i64 %153, %150
  br i1 %154, label %125, label %116, !llvm.loop !139

155:                                              ; preds = %155, %138
  %156 = phi i64 [ 0, %138 ], [ %168, %155 ]
  %157 = phi ptr [ %127, %138 ], [ %169, %155 ]
  %158 = phi i32 [ %128, %138 ], [ %167, %155 ]
  %159 = getelementptr inbounds nuw i32, ptr %145, i64 %156
  %160 = load i32, ptr %159, align 4, !tbaa !9
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds ptr, ptr %140, i64 %161
  %163 = load ptr, ptr %162, align 8, !tbaa !34
  %164 = ptrtoint ptr %163 to i64
  %165 = load i64, ptr %157, align 8, !tbaa !140
  %166 = icmp eq i64 %165, %164
  %167 = select i1 %166, i32 %158, i32 0
  store i64 %164, ptr %157, align 8, !tbaa !140
  %168 = add nuw nsw i64 %156, 1
  %169 = getelementptr inbounds nuw i8, ptr %157, i64 8
  %170 = icmp eq i64 %168, %146
  br i1 %170, label %147, label %155, !llvm.loop !141

171:                                              ; preds = %171, %122
  %172 = phi i64 [ 0, %122 ], [ %180, %171 ]
  %173 = phi ptr [ %118, %122 ], [ %181, %171 ]
  %174 = phi i32 [ %117, %122 ], [ %179, %171 ]
  %175 = load i64, ptr %173, align 8, !tbaa !140
  %176 = getelementptr inbounds nuw i64, ptr %124, i64 %172
  %177 = load i64, ptr %176, align 8, !tbaa !140
  %178 = icmp eq i64 %175, %177
  %179 = select i1 %178, i32 %174, i32 0
  store i64 %177, ptr %173, align 8, !tbaa !140
  %180 = add nuw nsw i64 %172, 1
  %181 = getelementptr inbounds nuw i8, ptr %173, i64 8
  %182 = load i64, ptr %119, align 8, !tbaa !132
  %183 = icmp slt i64 %180, %182
  br i1 %183, label %171, label %184, !llvm.loop !142

184:                                              ; preds = %171, %116
  %185 = phi i32 [ %117, %116 ], [ %179, %171 ]
  %186 = icmp eq i32 %185, 0
  %187 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %188 = load ptr, ptr %187, align 8, !tbaa !36
  %189 = icmp eq ptr %188, null
  br i1 %186, label %190, label %196

190:                                              ; preds = %184
  br i1 %189, label %255, label %191

191:                                              ; preds = %190
  tail call void @tfc_gpu_forget(ptr noundef nonnull %0, ptr noundef nonnull %5)
  %192 = load ptr, ptr %187, align 8, !tbaa !36
  %193 = icmp eq ptr %192, null
  br i1 %193, label %255, label %194

194:                                              ; preds = %191
  %195 = load ptr, ptr %32, align 8, !tbaa !115
  br label %200

196:                                              ; preds = %184
  br i1 %189, label %197, label %200

197:                                              ; preds = %196
  store i64 0, ptr %6, align 8, !tbaa !112
  %198 = tail call fastcc i64 @all_launches(ptr noundef %1)
  %199 = icmp slt i64 %198, 4097
  br i1 %199, label %256, label %270

200:                                              ; preds = %194, %196
  %201 = phi ptr [ %33, %196 ], [ %195, %194 ]
  %202 = phi ptr [ %188, %196 ], [ %192, %194 ]
  %203 = getelementptr inbounds nuw i8, ptr %201, i64 40
  %204 = load ptr, ptr %203, align 8, !tbaa !143
  %205 = getelementptr inbounds nuw i8, ptr %204, i64 24
  %206 = load i64, ptr %205, align 8, !tbaa !144
  %207 = icmp sgt i64 %206, 0
  %208 = zext i1 %207 to i64
  %209 = getelementptr inbounds nuw i8, ptr %204, i64 32
  store i64 %208, ptr %209, align 8, !tbaa !147
  %210 = load ptr, ptr %14, align 8, !tbaa !13
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 352
  %212 = load ptr, ptr %211, align 8, !tbaa !148
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %214 = load ptr, ptr %213, align 8, !tbaa !44
  %215 = tail call signext i32 %212(ptr noundef nonnull %202, ptr noundef %214) #12
  %216 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %215, ptr noundef nonnull @.str.26)
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %218, label %270

218:                                              ; preds = %200
  store i32 0, ptr %2, align 4, !tbaa !9
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 208
  tail call fastcc void @lock(ptr noundef nonnull %219)
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %221 = load i64, ptr %220, align 8, !tbaa !149
  %222 = add i64 %221, 1
  store i64 %222, ptr %220, align 8, !tbaa !149
  %223 = load i64, ptr %109, align 8, !tbaa !130
  %224 = icmp sgt i64 %223, 0
  br i1 %224, label %225, label %229

225:                                              ; preds = %218
  %226 = load ptr, ptr %1, align 8, !tbaa !131
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 232
  br label %230

229:                                              ; preds = %242, %218
  tail call fastcc void @unlock(ptr noundef nonnull %219)
  br label %270

230:                                              ; preds = %225, %242
  %231 = phi i64 [ 0, %225 ], [ %243, %242 ]
  %232 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %226, i64 %231
  %233 = load ptr, ptr %232, align 8, !tbaa !99
  %234 = icmp eq ptr %233, null
  br i1 %234, label %242, label %235

235:                                              ; preds = %230
  %236 = getelementptr inbounds nuw i8, ptr %233, i64 8
  %237 = load i64, ptr %236, align 8, !tbaa !101
  %238 = icmp eq i64 %237, 0
  br i1 %238, label %242, label %239

239:                                              ; preds = %235
  %240 = load i64, ptr %228, align 8, !tbaa !42
  br label %245

241:                                              ; preds = %245
  store i64 %250, ptr %228, align 8, !tbaa !42
  br label %242

242:                                              ; preds = %241, %235, %230
  %243 = add nuw nsw i64 %231, 1
  %244 = icmp eq i64 %243, %223
  br i1 %244, label %229, label %230, !llvm.loop !150

245:                                              ; preds = %239, %245
  %246 = phi i64 [ %250, %245 ], [ %240, %239 ]
  %247 = phi i64 [ %253, %245 ], [ 0, %239 ]
  %248 = load ptr, ptr %233, align 8, !tbaa !105
  %249 = getelementptr inbounds nuw %struct.tfc_launch, ptr %248, i64 %247
  %250 = add i64 %246, 1
  %251 = and i64 %246, 63
  %252 = getelementptr inbounds nuw ptr, ptr %227, i64 %251
  store ptr %249, ptr %252, align 8, !tbaa !151
  %253 = add i64 %247, 1
  %254 = icmp eq i64 %253, %237
  br i1 %254, label %241, label %245

255:                                              ; preds = %190, %191
  store i64 0, ptr %6, align 8, !tbaa !112
  br label %270

256:                                              ; preds = %197
  %257 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %258 = cmpxchg ptr %257, i32 0, i32 1 seq_cst seq_cst, align 4
  %259 = extractvalue { i32, i1 } %258, 1
  br i1 %259, label %260, label %270

260:                                              ; preds = %256
  %261 = load ptr, ptr %14, align 8, !tbaa !13
  %262 = getelementptr inbounds nuw i8, ptr %261, i64 328
  %263 = load ptr, ptr %262, align 8, !tbaa !127
  %264 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %265 = load ptr, ptr %264, align 8, !tbaa !128
  %266 = tail call signext i32 %263(ptr noundef %265, i32 noundef signext 1) #12
  %267 = icmp eq i32 %266, 0
  %268 = select i1 %267, i64 1, i64 -1
  store i64 %268, ptr %6, align 8, !tbaa !112
  br i1 %267, label %270, label %269

269:                                              ; preds = %260
  store atomic i32 0, ptr %257 seq_cst, align 4
  br label %270

270:                                              ; preds = %77, %255, %19, %269, %260, %256, %105, %95, %90, %87, %46, %42, %37, %229, %200, %197, %3, %9, %13, %23
  %271 = phi i32 [ %29, %23 ], [ 0, %269 ], [ 0, %3 ], [ 0, %13 ], [ 0, %9 ], [ 0, %229 ], [ %216, %200 ], [ 14, %19 ], [ 0, %197 ], [ 0, %255 ], [ %88, %87 ], [ 0, %37 ], [ 0, %46 ], [ 0, %42 ], [ 0, %105 ], [ 0, %90 ], [ 0, %95 ], [ 0, %256 ], [ 0, %260 ], [ %82, %77 ]
  ret i32 %271
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 -1, 15) i32 @replayable(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef signext %2) #13 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %7 = load ptr, ptr %6, align 8, !tbaa !106
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %9 = load i64, ptr %8, align 8, !tbaa !112
  %10 = icmp eq i64 %9, 1
  br i1 %10, label %11, label %104

11:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store ptr null, ptr %4, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  store ptr null, ptr %5, align 8, !tbaa !34
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %13 = load ptr, ptr %12, align 8, !tbaa !13
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 336
  %15 = load ptr, ptr %14, align 8, !tbaa !152
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %17 = load ptr, ptr %16, align 8, !tbaa !128
  %18 = call signext i32 %15(ptr noundef %17, ptr noundef nonnull %4) #12
  %19 = icmp eq i32 %2, 0
  %20 = or i32 %18, %2
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %28

22:                                               ; preds = %11
  %23 = load ptr, ptr %12, align 8, !tbaa !13
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 344
  %25 = load ptr, ptr %24, align 8, !tbaa !114
  %26 = load ptr, ptr %4, align 8, !tbaa !34
  %27 = call signext i32 %25(ptr noundef nonnull %5, ptr noundef %26, i64 noundef 0) #12
  br label %28

28:                                               ; preds = %22, %11
  %29 = phi i32 [ %18, %11 ], [ %27, %22 ]
  %30 = load ptr, ptr %4, align 8, !tbaa !34
  %31 = icmp eq ptr %30, null
  br i1 %31, label %37, label %32

32:                                               ; preds = %28
  %33 = load ptr, ptr %12, align 8, !tbaa !13
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 360
  %35 = load ptr, ptr %34, align 8, !tbaa !153
  %36 = call signext i32 %35(ptr noundef nonnull %30) #12
  br label %37

37:                                               ; preds = %32, %28
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 204
  store atomic i32 0, ptr %38 seq_cst, align 4
  br i1 %19, label %40, label %39

39:                                               ; preds = %37
  store i64 0, ptr %8, align 8, !tbaa !112
  br label %102

40:                                               ; preds = %37
  %41 = icmp eq i32 %29, 0
  %42 = select i1 %41, i64 2, i64 -1
  store i64 %42, ptr %8, align 8, !tbaa !112
  br i1 %41, label %43, label %102

43:                                               ; preds = %40
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %45 = load ptr, ptr %44, align 8, !tbaa !115
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 48
  %47 = load ptr, ptr %46, align 8, !tbaa !116
  %48 = icmp eq ptr %47, null
  %49 = load ptr, ptr %5, align 8, !tbaa !34
  br i1 %48, label %68, label %50

50:                                               ; preds = %43
  store i64 0, ptr %8, align 8, !tbaa !112
  %51 = load ptr, ptr %12, align 8, !tbaa !13
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 352
  %53 = load ptr, ptr %52, align 8, !tbaa !148
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %55 = load ptr, ptr %54, align 8, !tbaa !44
  %56 = call signext i32 %53(ptr noundef %49, ptr noundef %55) #12
  %57 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %56, ptr noundef nonnull @.str.26)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %61

59:                                               ; preds = %50
  %60 = call signext i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %61

61:                                               ; preds = %50, %59
  %62 = phi i32 [ %57, %50 ], [ %60, %59 ]
  %63 = load ptr, ptr %12, align 8, !tbaa !13
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 368
  %65 = load ptr, ptr %64, align 8, !tbaa !38
  %66 = call signext i32 %65(ptr noundef %49) #12
  %67 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %66, ptr noundef nonnull @.str)
  br label %102

68:                                               ; preds = %43
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %49, ptr %69, align 8, !tbaa !36
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %77

71:                                               ; preds = %77
  %72 = add nuw nsw i32 %78, 1
  %73 = icmp eq i32 %72, 100
  br i1 %73, label %74, label %77, !llvm.loop !39

74:                                               ; preds = %71
  %75 = atomicrmw xchg ptr %70, i32 2 acquire, align 4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %85, label %81

77:                                               ; preds = %71, %68
  %78 = phi i32 [ 0, %68 ], [ %72, %71 ]
  %79 = cmpxchg ptr %70, i32 0, i32 1 acquire monotonic, align 4
  %80 = extractvalue { i32, i1 } %79, 1
  br i1 %80, label %85, label %71

81:                                               ; preds = %74, %81
  %82 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %70, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %83 = atomicrmw xchg ptr %70, i32 2 acquire, align 4
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %81, !llvm.loop !41

85:                                               ; preds = %77, %81, %74
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 768
  %87 = load i64, ptr %86, align 8, !tbaa !154
  %88 = add i64 %87, 1
  store i64 %88, ptr %86, align 8, !tbaa !154
  %89 = atomicrmw xchg ptr %70, i32 0 release, align 4
  %90 = icmp eq i32 %89, 2
  br i1 %90, label %91, label %93

91:                                               ; preds = %85
  %92 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %70, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  br label %93

93:                                               ; preds = %85, %91
  %94 = load ptr, ptr %12, align 8, !tbaa !13
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 352
  %96 = load ptr, ptr %95, align 8, !tbaa !148
  %97 = load ptr, ptr %5, align 8, !tbaa !34
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %99 = load ptr, ptr %98, align 8, !tbaa !44
  %100 = call signext i32 %96(ptr noundef %97, ptr noundef %99) #12
  %101 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %100, ptr noundef nonnull @.str.26)
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
define internal signext i32 @settle(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i64 noundef %4) #13 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !143
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !155
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %11 = load i64, ptr %10, align 8, !tbaa !144
  %12 = getelementptr inbounds %struct.tfc_check, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !147
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %16 = load atomic i32, ptr %15 monotonic, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %121

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %20 = load ptr, ptr %19, align 8, !tbaa !13
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 96
  %22 = load ptr, ptr %21, align 8, !tbaa !21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %24 = load ptr, ptr %23, align 8, !tbaa !23
  %25 = tail call signext i32 %22(ptr noundef %24) #12
  %26 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %25, ptr noundef nonnull @.str.9)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %121

28:                                               ; preds = %18
  %29 = icmp eq i64 %14, 0
  br i1 %29, label %44, label %30

30:                                               ; preds = %28
  %31 = load ptr, ptr %19, align 8, !tbaa !13
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 200
  %33 = load ptr, ptr %32, align 8, !tbaa !55
  %34 = load ptr, ptr %8, align 8, !tbaa !155
  %35 = load ptr, ptr %7, align 8, !tbaa !156
  %36 = ptrtoint ptr %35 to i64
  %37 = load i64, ptr %10, align 8, !tbaa !144
  %38 = mul nsw i64 %37, 48
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %40 = load ptr, ptr %39, align 8, !tbaa !44
  %41 = tail call signext i32 %33(ptr noundef %34, i64 noundef %36, i64 noundef %38, ptr noundef %40) #12
  %42 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %41, ptr noundef nonnull @.str.3)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %121

44:                                               ; preds = %30, %28
  %45 = icmp eq i64 %4, 0
  br i1 %45, label %56, label %46

46:                                               ; preds = %44
  %47 = load ptr, ptr %19, align 8, !tbaa !13
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 200
  %49 = load ptr, ptr %48, align 8, !tbaa !55
  %50 = ptrtoint ptr %3 to i64
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %52 = load ptr, ptr %51, align 8, !tbaa !44
  %53 = tail call signext i32 %49(ptr noundef %12, i64 noundef %50, i64 noundef %4, ptr noundef %52) #12
  %54 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %53, ptr noundef nonnull @.str.3)
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %60, label %121

56:                                               ; preds = %44
  %57 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  %58 = icmp ne i32 %57, 0
  %59 = or i1 %29, %58
  br i1 %59, label %121, label %64

60:                                               ; preds = %46
  %61 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %121

63:                                               ; preds = %60
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 %12, i64 %4, i1 false)
  br i1 %29, label %121, label %64

64:                                               ; preds = %56, %63
  %65 = load ptr, ptr %6, align 8, !tbaa !143
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 32
  store i64 0, ptr %66, align 8, !tbaa !147
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %68 = load i64, ptr %67, align 8, !tbaa !144
  %69 = icmp sgt i64 %68, 0
  br i1 %69, label %70, label %121

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %65, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !155
  br label %73

73:                                               ; preds = %118, %70
  %74 = phi i64 [ 0, %70 ], [ %119, %118 ]
  %75 = getelementptr inbounds nuw %struct.tfc_check, ptr %72, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %77 = load i32, ptr %76, align 4, !tbaa !157
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %118, label %79

79:                                               ; preds = %73
  %80 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %82 = load ptr, ptr %81, align 8, !tbaa !160
  %83 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %84 = load ptr, ptr %83, align 8, !tbaa !161
  %85 = getelementptr inbounds nuw i32, ptr %84, i64 %74
  %86 = load i32, ptr %85, align 4, !tbaa !9
  %87 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %88 = load i32, ptr %87, align 8, !tbaa !162
  %89 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %90 = load i64, ptr %89, align 8, !tbaa !163
  %91 = getelementptr inbounds nuw i8, ptr %75, i64 24
  %92 = load i64, ptr %91, align 8, !tbaa !164
  %93 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %94 = load i64, ptr %93, align 8, !tbaa !165
  %95 = getelementptr inbounds nuw i8, ptr %75, i64 40
  %96 = load double, ptr %95, align 8, !tbaa !166
  store i32 %77, ptr %82, align 8, !tbaa !167
  %97 = getelementptr inbounds nuw i8, ptr %82, i64 4
  store i32 0, ptr %97, align 4, !tbaa !167
  %98 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store i32 %86, ptr %98, align 8, !tbaa !9
  %99 = getelementptr inbounds nuw i8, ptr %82, i64 12
  store i32 %88, ptr %99, align 4, !tbaa !9
  %100 = getelementptr inbounds nuw i8, ptr %82, i64 16
  store i64 %90, ptr %100, align 8, !tbaa !140
  %101 = getelementptr inbounds nuw i8, ptr %82, i64 24
  store i64 %92, ptr %101, align 8, !tbaa !140
  %102 = getelementptr inbounds nuw i8, ptr %82, i64 32
  store i64 %94, ptr %102, align 8, !tbaa !140
  %103 = getelementptr inbounds nuw i8, ptr %82, i64 40
  store double %96, ptr %103, align 8, !tbaa !168
  %104 = load i32, ptr %80, align 4, !tbaa !157
  %105 = load ptr, ptr %19, align 8, !tbaa !13
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 224
  %107 = load ptr, ptr %106, align 8, !tbaa !57
  %108 = load ptr, ptr %65, align 8, !tbaa !156
  %109 = ptrtoint ptr %108 to i64
  %110 = load i64, ptr %67, align 8, !tbaa !144
  %111 = mul nsw i64 %110, 48
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %113 = load ptr, ptr %112, align 8, !tbaa !44
  %114 = tail call signext i32 %107(i64 noundef %109, i8 noundef zeroext 0, i64 noundef %111, ptr noundef %113) #12
  %115 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %114, ptr noundef nonnull @.str.5)
  %116 = icmp eq i32 %115, 0
  %117 = select i1 %116, i32 %104, i32 %115
  br label %121

118:                                              ; preds = %73
  %119 = add nuw nsw i64 %74, 1
  %120 = icmp eq i64 %119, %68
  br i1 %120, label %121, label %73, !llvm.loop !169

121:                                              ; preds = %118, %56, %5, %79, %64, %60, %63, %30, %46, %18
  %122 = phi i32 [ %26, %18 ], [ %54, %46 ], [ %42, %30 ], [ %57, %56 ], [ %61, %60 ], [ 0, %63 ], [ 14, %5 ], [ %117, %79 ], [ 0, %64 ], [ 0, %118 ]
  ret i32 %122
}

; Function Attrs: nounwind uwtable
define internal signext i32 @time_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #13 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %5 = load ptr, ptr %4, align 8, !tbaa !115
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %7 = load ptr, ptr %6, align 8, !tbaa !116
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %9 = load atomic i32, ptr %8 monotonic, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %77

11:                                               ; preds = %3
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %13 = load ptr, ptr %12, align 8, !tbaa !13
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 96
  %15 = load ptr, ptr %14, align 8, !tbaa !21
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %17 = load ptr, ptr %16, align 8, !tbaa !23
  %18 = tail call signext i32 %15(ptr noundef %17) #12
  %19 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %18, ptr noundef nonnull @.str.9)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %77

21:                                               ; preds = %11
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %23 = load i64, ptr %22, align 8, !tbaa !124
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %25 = load i64, ptr %24, align 8, !tbaa !59
  %26 = icmp eq i64 %23, %25
  br i1 %26, label %27, label %34

27:                                               ; preds = %21
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %29 = load ptr, ptr %28, align 8, !tbaa !86
  %30 = tail call signext i32 %29(ptr noundef nonnull %0, ptr noundef nonnull %7) #12
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %77

32:                                               ; preds = %27
  %33 = load i64, ptr %22, align 8, !tbaa !124
  br label %34

34:                                               ; preds = %21, %32
  %35 = phi i64 [ %33, %32 ], [ %23, %21 ]
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %45

37:                                               ; preds = %34
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %39 = load ptr, ptr %38, align 8, !tbaa !106
  %40 = icmp eq ptr %39, null
  br i1 %40, label %49, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %43 = load i64, ptr %42, align 8, !tbaa !112
  %44 = icmp eq i64 %43, 1
  br i1 %44, label %45, label %49

45:                                               ; preds = %34, %41
  %46 = load ptr, ptr %7, align 8, !tbaa !64
  %47 = shl i64 %35, 4
  %48 = getelementptr i8, ptr %46, i64 %47
  br label %56

49:                                               ; preds = %37, %41
  %50 = tail call fastcc signext i32 @begin_times(ptr noundef nonnull %0, ptr noundef nonnull %7)
  %51 = load ptr, ptr %7, align 8, !tbaa !64
  %52 = load i64, ptr %22, align 8, !tbaa !124
  %53 = shl i64 %52, 4
  %54 = getelementptr i8, ptr %51, i64 %53
  %55 = icmp eq i32 %50, 0
  br i1 %55, label %56, label %77

56:                                               ; preds = %49, %45
  %57 = phi ptr [ %48, %45 ], [ %54, %49 ]
  %58 = getelementptr i8, ptr %57, i64 8
  %59 = tail call fastcc signext i32 @record_event(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %58)
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %77

61:                                               ; preds = %56
  %62 = load ptr, ptr %0, align 8, !tbaa !81
  %63 = tail call signext i32 %62(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2) #12
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %77

65:                                               ; preds = %61
  %66 = getelementptr i8, ptr %57, i64 16
  %67 = tail call fastcc signext i32 @record_event(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %66)
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %77

69:                                               ; preds = %65
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %71 = load i32, ptr %70, align 8, !tbaa !170
  %72 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %73 = load ptr, ptr %72, align 8, !tbaa !171
  %74 = load i64, ptr %22, align 8, !tbaa !124
  %75 = add nsw i64 %74, 1
  store i64 %75, ptr %22, align 8, !tbaa !124
  %76 = getelementptr inbounds i32, ptr %73, i64 %74
  store i32 %71, ptr %76, align 4, !tbaa !9
  br label %77

77:                                               ; preds = %27, %49, %56, %61, %3, %65, %69, %11
  %78 = phi i32 [ %19, %11 ], [ 0, %69 ], [ %67, %65 ], [ 14, %3 ], [ %63, %61 ], [ %59, %56 ], [ %50, %49 ], [ %30, %27 ]
  ret i32 %78
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @note_times(ptr noundef %0, ptr noundef captures(none) %1) #13 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca %struct.timespec, align 8
  %6 = alloca float, align 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !124
  store i64 0, ptr %7, align 8, !tbaa !124
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %147, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %12 = load atomic i32, ptr %11 monotonic, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %147

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %16 = load ptr, ptr %15, align 8, !tbaa !13
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 96
  %18 = load ptr, ptr %17, align 8, !tbaa !21
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %20 = load ptr, ptr %19, align 8, !tbaa !23
  %21 = tail call signext i32 %18(ptr noundef %20) #12
  %22 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %21, ptr noundef nonnull @.str.9)
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %147

24:                                               ; preds = %14
  %25 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %44

27:                                               ; preds = %24
  %28 = load ptr, ptr %1, align 8, !tbaa !64
  %29 = load ptr, ptr %28, align 8, !tbaa !34
  %30 = shl nsw i64 %8, 4
  %31 = getelementptr inbounds i8, ptr %28, i64 %30
  %32 = load ptr, ptr %31, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  store float 0.000000e+00, ptr %6, align 4, !tbaa !172
  %33 = load ptr, ptr %15, align 8, !tbaa !13
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 320
  %35 = load ptr, ptr %34, align 8, !tbaa !174
  %36 = call signext i32 %35(ptr noundef nonnull %6, ptr noundef %29, ptr noundef %32) #12
  %37 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %36, ptr noundef nonnull @.str.28)
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
  %48 = load i64, ptr %47, align 8, !tbaa !175
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %49 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %5) #12
  %50 = load i64, ptr %5, align 8, !tbaa !176
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %52 = load i64, ptr %51, align 8, !tbaa !178
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  %53 = mul i64 %50, -1000000000
  %54 = add i64 %48, %45
  %55 = sub i64 %54, %52
  %56 = add i64 %55, %53
  %57 = load i64, ptr %47, align 8, !tbaa !175
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
  %68 = load ptr, ptr %1, align 8, !tbaa !64
  %69 = load ptr, ptr %68, align 8, !tbaa !34
  %70 = shl nuw nsw i64 %67, 1
  %71 = or disjoint i64 %70, 1
  %72 = getelementptr inbounds nuw ptr, ptr %68, i64 %71
  %73 = load ptr, ptr %72, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store float 0.000000e+00, ptr %4, align 4, !tbaa !172
  %74 = load ptr, ptr %15, align 8, !tbaa !13
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 320
  %76 = load ptr, ptr %75, align 8, !tbaa !174
  %77 = call signext i32 %76(ptr noundef nonnull %4, ptr noundef %69, ptr noundef %73) #12
  %78 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %77, ptr noundef nonnull @.str.28)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %81, label %80

80:                                               ; preds = %66
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  br label %147

81:                                               ; preds = %66
  %82 = load float, ptr %4, align 4, !tbaa !172
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  %83 = load ptr, ptr %1, align 8, !tbaa !64
  %84 = getelementptr inbounds nuw ptr, ptr %83, i64 %71
  %85 = load ptr, ptr %84, align 8, !tbaa !34
  %86 = getelementptr inbounds nuw ptr, ptr %83, i64 %70
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 16
  %88 = load ptr, ptr %87, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  store float 0.000000e+00, ptr %3, align 4, !tbaa !172
  %89 = load ptr, ptr %15, align 8, !tbaa !13
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 320
  %91 = load ptr, ptr %90, align 8, !tbaa !174
  %92 = call signext i32 %91(ptr noundef nonnull %3, ptr noundef %85, ptr noundef %88) #12
  %93 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %92, ptr noundef nonnull @.str.28)
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %96, label %95

95:                                               ; preds = %81
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  br label %147

96:                                               ; preds = %81
  %97 = fpext float %82 to double
  %98 = fmul double %97, 1.000000e+06
  %99 = fptosi double %98 to i64
  %100 = load float, ptr %3, align 4, !tbaa !172
  %101 = fpext float %100 to double
  %102 = fmul double %101, 1.000000e+06
  %103 = fptosi double %102 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  %104 = load ptr, ptr %64, align 8, !tbaa !179
  %105 = load ptr, ptr %65, align 8, !tbaa !171
  %106 = getelementptr inbounds nuw i32, ptr %105, i64 %67
  %107 = load i32, ptr %106, align 4, !tbaa !9
  %108 = add nsw i64 %59, %99
  %109 = add nsw i64 %108, %103
  %110 = zext i32 %107 to i64
  %111 = getelementptr inbounds nuw i8, ptr %104, i64 40
  %112 = load i64, ptr %111, align 8, !tbaa !180
  %113 = icmp sgt i64 %112, %110
  br i1 %113, label %114, label %144

114:                                              ; preds = %96
  %115 = getelementptr inbounds nuw i8, ptr %104, i64 32
  %116 = load ptr, ptr %115, align 8, !tbaa !184
  %117 = getelementptr inbounds nuw %struct.tfc_runs, ptr %116, i64 %110
  %118 = load i64, ptr %117, align 8, !tbaa !185
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %120, label %122

120:                                              ; preds = %114
  %121 = getelementptr inbounds nuw i8, ptr %117, i64 16
  store i64 %108, ptr %121, align 8, !tbaa !187
  br label %122

122:                                              ; preds = %120, %114
  %123 = getelementptr inbounds nuw i8, ptr %117, i64 24
  store i64 %109, ptr %123, align 8, !tbaa !188
  %124 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %125 = load i64, ptr %124, align 8, !tbaa !189
  %126 = add nsw i64 %125, %103
  store i64 %126, ptr %124, align 8, !tbaa !189
  %127 = add nsw i64 %118, 1
  store i64 %127, ptr %117, align 8, !tbaa !185
  %128 = getelementptr inbounds nuw i8, ptr %104, i64 48
  %129 = load i64, ptr %128, align 8, !tbaa !190
  %130 = icmp slt i64 %118, %129
  br i1 %130, label %131, label %144

131:                                              ; preds = %122
  %132 = getelementptr inbounds nuw i8, ptr %104, i64 24
  %133 = load i64, ptr %132, align 8, !tbaa !191
  %134 = add nsw i64 %133, 1
  store i64 %134, ptr %132, align 8, !tbaa !191
  %135 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %136 = load i64, ptr %135, align 8, !tbaa !192
  %137 = icmp slt i64 %133, %136
  br i1 %137, label %138, label %144

138:                                              ; preds = %131
  %139 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %140 = load ptr, ptr %139, align 8, !tbaa !193
  %141 = getelementptr inbounds %struct.tfc_event, ptr %140, i64 %133
  store i64 %108, ptr %141, align 8, !tbaa !140
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 8
  store i64 %109, ptr %142, align 8, !tbaa !140
  %143 = getelementptr inbounds nuw i8, ptr %141, i64 16
  store i64 %110, ptr %143, align 8, !tbaa !140
  br label %144

144:                                              ; preds = %138, %131, %122, %96
  %145 = add nuw nsw i64 %67, 1
  %146 = icmp slt i64 %145, %8
  br i1 %146, label %66, label %147, !llvm.loop !194

147:                                              ; preds = %144, %95, %80, %44, %10, %2, %14
  %148 = phi i32 [ 0, %2 ], [ %22, %14 ], [ 14, %10 ], [ %46, %44 ], [ %78, %80 ], [ %93, %95 ], [ 0, %144 ]
  ret i32 %148
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @set(ptr noundef %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef %2, i32 noundef signext %3) #13 {
  %5 = icmp eq ptr %1, null
  br i1 %5, label %14, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %8 = load ptr, ptr %7, align 8, !tbaa !106
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %12 = load i64, ptr %11, align 8, !tbaa !112
  %13 = icmp eq i64 %12, 1
  br i1 %13, label %15, label %14

14:                                               ; preds = %6, %10, %4
  br label %15

15:                                               ; preds = %10, %14
  %16 = phi i64 [ 168, %14 ], [ 184, %10 ]
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 %16
  %18 = load ptr, ptr %17, align 8, !tbaa !34
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %20 = load atomic i32, ptr %19 monotonic, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %39

22:                                               ; preds = %15
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %24 = load ptr, ptr %23, align 8, !tbaa !13
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 96
  %26 = load ptr, ptr %25, align 8, !tbaa !21
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %28 = load ptr, ptr %27, align 8, !tbaa !23
  %29 = tail call signext i32 %26(ptr noundef %28) #12
  %30 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %29, ptr noundef nonnull @.str.9)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %22
  %33 = load ptr, ptr %23, align 8, !tbaa !13
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 232
  %35 = load ptr, ptr %34, align 8, !tbaa !195
  %36 = ptrtoint ptr %2 to i64
  %37 = tail call signext i32 %35(i64 noundef %36, i32 noundef signext %3, i64 noundef 1, ptr noundef %18) #12
  %38 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %37, ptr noundef nonnull @.str.29)
  br label %39

39:                                               ; preds = %15, %22, %32
  %40 = phi i32 [ %38, %32 ], [ %30, %22 ], [ 14, %15 ]
  ret i32 %40
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @fill_(ptr noundef %0, ptr noundef %1, i32 noundef signext %2, i64 noundef %3) #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #12
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.9)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !13
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 224
  %23 = load ptr, ptr %22, align 8, !tbaa !57
  %24 = ptrtoint ptr %1 to i64
  %25 = trunc i32 %2 to i8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %27 = load ptr, ptr %26, align 8, !tbaa !44
  %28 = tail call signext i32 %23(i64 noundef %24, i8 noundef zeroext %25, i64 noundef %3, ptr noundef %27) #12
  %29 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %28, ptr noundef nonnull @.str.5)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @move_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #12
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.9)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !13
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 208
  %23 = load ptr, ptr %22, align 8, !tbaa !56
  %24 = ptrtoint ptr %1 to i64
  %25 = ptrtoint ptr %2 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %27 = load ptr, ptr %26, align 8, !tbaa !44
  %28 = tail call signext i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #12
  %29 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @write_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #13 {
  %5 = tail call signext i32 @tfc_gpu_write(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3)
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @read_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #12
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.9)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !13
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 200
  %23 = load ptr, ptr %22, align 8, !tbaa !55
  %24 = ptrtoint ptr %2 to i64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %26 = load ptr, ptr %25, align 8, !tbaa !44
  %27 = tail call signext i32 %23(ptr noundef %1, i64 noundef %24, i64 noundef %3, ptr noundef %26) #12
  %28 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %27, ptr noundef nonnull @.str.3)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %20, %18
  %31 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %32

32:                                               ; preds = %4, %8, %20, %30
  %33 = phi i32 [ %31, %30 ], [ %28, %20 ], [ %16, %8 ], [ 14, %4 ]
  ret i32 %33
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @receive_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) #13 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %7 = load ptr, ptr %6, align 8, !tbaa !44
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %9 = load ptr, ptr %8, align 8, !tbaa !44
  %10 = tail call fastcc signext i32 @wait_for(ptr noundef %0, ptr noundef %7, ptr noundef %2, ptr noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %43

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %14 = load atomic i32, ptr %13 monotonic, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %18 = load ptr, ptr %17, align 8, !tbaa !13
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 96
  %20 = load ptr, ptr %19, align 8, !tbaa !21
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %22 = load ptr, ptr %21, align 8, !tbaa !23
  %23 = tail call signext i32 %20(ptr noundef %22) #12
  %24 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %23, ptr noundef nonnull @.str.9)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %43

26:                                               ; preds = %16
  %27 = load ptr, ptr %17, align 8, !tbaa !13
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 216
  %29 = load ptr, ptr %28, align 8, !tbaa !196
  %30 = ptrtoint ptr %1 to i64
  %31 = load ptr, ptr %21, align 8, !tbaa !23
  %32 = ptrtoint ptr %3 to i64
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %34 = load ptr, ptr %33, align 8, !tbaa !23
  %35 = load ptr, ptr %6, align 8, !tbaa !44
  %36 = tail call signext i32 %29(i64 noundef %30, ptr noundef %31, i64 noundef %32, ptr noundef %34, i64 noundef %4, ptr noundef %35) #12
  %37 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %36, ptr noundef nonnull @.str.30)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %43

39:                                               ; preds = %26
  %40 = load ptr, ptr %8, align 8, !tbaa !44
  %41 = load ptr, ptr %6, align 8, !tbaa !44
  %42 = tail call fastcc signext i32 @wait_for(ptr noundef nonnull %2, ptr noundef %40, ptr noundef nonnull %0, ptr noundef %41)
  br label %43

43:                                               ; preds = %12, %5, %26, %16, %39
  %44 = phi i32 [ %24, %16 ], [ %42, %39 ], [ %37, %26 ], [ %10, %5 ], [ 14, %12 ]
  ret i32 %44
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @send_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef writeonly captures(none) %4) #13 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %7 = load atomic i32, ptr %6 monotonic, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %110

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %11 = load ptr, ptr %10, align 8, !tbaa !13
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !21
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %15 = load ptr, ptr %14, align 8, !tbaa !23
  %16 = tail call signext i32 %13(ptr noundef %15) #12
  %17 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %16, ptr noundef nonnull @.str.9)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %110

19:                                               ; preds = %9
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %27

21:                                               ; preds = %27
  %22 = add nuw nsw i32 %28, 1
  %23 = icmp eq i32 %22, 100
  br i1 %23, label %24, label %27, !llvm.loop !39

24:                                               ; preds = %21
  %25 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %35, label %31

27:                                               ; preds = %21, %19
  %28 = phi i32 [ 0, %19 ], [ %22, %21 ]
  %29 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %30 = extractvalue { i32, i1 } %29, 1
  br i1 %30, label %35, label %21

31:                                               ; preds = %24, %31
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %33 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %31, !llvm.loop !41

35:                                               ; preds = %27, %31, %24
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 776
  br label %39

37:                                               ; preds = %39
  %38 = getelementptr inbounds nuw i8, ptr %41, i64 24
  br i1 %44, label %49, label %48

39:                                               ; preds = %39, %35
  %40 = phi i64 [ 0, %35 ], [ %45, %39 ]
  %41 = getelementptr inbounds nuw %struct.tfc_stage, ptr %36, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %43 = load ptr, ptr %42, align 8, !tbaa !58
  %44 = icmp ne ptr %43, null
  %45 = add nuw nsw i64 %40, 1
  %46 = icmp samesign ult i64 %40, 15
  %47 = select i1 %46, i1 %44, i1 false
  br i1 %47, label %39, label %37, !llvm.loop !197

48:                                               ; preds = %37
  store ptr %1, ptr %38, align 8, !tbaa !58
  br label %49

49:                                               ; preds = %48, %37
  %50 = atomicrmw xchg ptr %20, i32 0 release, align 4
  %51 = icmp eq i32 %50, 2
  br i1 %51, label %52, label %54

52:                                               ; preds = %49
  %53 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  br label %54

54:                                               ; preds = %49, %52
  store ptr null, ptr %4, align 8, !tbaa !34
  br i1 %44, label %110, label %55

55:                                               ; preds = %54
  %56 = tail call fastcc signext i32 @prepare(ptr noundef nonnull %0, ptr noundef nonnull %41, i64 noundef %3)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %85

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %60 = load ptr, ptr %59, align 8, !tbaa !198
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %62 = load ptr, ptr %61, align 8, !tbaa !44
  %63 = tail call fastcc signext i32 @wait_for(ptr noundef nonnull %0, ptr noundef %60, ptr noundef nonnull %0, ptr noundef %62)
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %85

65:                                               ; preds = %58
  %66 = load ptr, ptr %10, align 8, !tbaa !13
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 200
  %68 = load ptr, ptr %67, align 8, !tbaa !55
  %69 = load ptr, ptr %41, align 8, !tbaa !53
  %70 = ptrtoint ptr %2 to i64
  %71 = load ptr, ptr %59, align 8, !tbaa !198
  %72 = tail call signext i32 %68(ptr noundef %69, i64 noundef %70, i64 noundef %3, ptr noundef %71) #12
  %73 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %72, ptr noundef nonnull @.str.3)
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %85

75:                                               ; preds = %65
  %76 = load ptr, ptr %10, align 8, !tbaa !13
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 288
  %78 = load ptr, ptr %77, align 8, !tbaa !54
  %79 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %80 = load ptr, ptr %79, align 8, !tbaa !50
  %81 = load ptr, ptr %59, align 8, !tbaa !198
  %82 = tail call signext i32 %78(ptr noundef %80, ptr noundef %81) #12
  %83 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %82, ptr noundef nonnull @.str.10)
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %109, label %85

85:                                               ; preds = %55, %58, %65, %75
  %86 = phi i32 [ %83, %75 ], [ %73, %65 ], [ %63, %58 ], [ %56, %55 ]
  br label %93

87:                                               ; preds = %93
  %88 = add nuw nsw i32 %94, 1
  %89 = icmp eq i32 %88, 100
  br i1 %89, label %90, label %93, !llvm.loop !39

90:                                               ; preds = %87
  %91 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %101, label %97

93:                                               ; preds = %87, %85
  %94 = phi i32 [ 0, %85 ], [ %88, %87 ]
  %95 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %96 = extractvalue { i32, i1 } %95, 1
  br i1 %96, label %101, label %87

97:                                               ; preds = %90, %97
  %98 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %99 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %97, !llvm.loop !41

101:                                              ; preds = %93, %97, %90
  store ptr null, ptr %38, align 8, !tbaa !58
  %102 = atomicrmw xchg ptr %20, i32 0 release, align 4
  %103 = icmp eq i32 %102, 2
  br i1 %103, label %104, label %106

104:                                              ; preds = %101
  %105 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  br label %106

106:                                              ; preds = %101, %104
  %107 = icmp eq i32 %86, 8
  %108 = select i1 %107, i32 0, i32 %86
  br label %110

109:                                              ; preds = %75
  store ptr %41, ptr %4, align 8, !tbaa !34
  br label %110

110:                                              ; preds = %5, %54, %109, %106, %9
  %111 = phi i32 [ %17, %9 ], [ 0, %54 ], [ %108, %106 ], [ 0, %109 ], [ 14, %5 ]
  ret i32 %111
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 -14, 2) i32 @arrived(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef signext %2) #13 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %5 = load atomic i32, ptr %4 monotonic, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %9 = load ptr, ptr %8, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 96
  %11 = load ptr, ptr %10, align 8, !tbaa !21
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %13 = load ptr, ptr %12, align 8, !tbaa !23
  %14 = tail call signext i32 %11(ptr noundef %13) #12
  %15 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %14, ptr noundef nonnull @.str.9)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %20, label %17

17:                                               ; preds = %3, %7
  %18 = phi i32 [ %15, %7 ], [ 14, %3 ]
  %19 = sub nsw i32 0, %18
  br label %36

20:                                               ; preds = %7
  %21 = icmp eq i32 %2, 0
  %22 = load ptr, ptr %8, align 8, !tbaa !13
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %24 = load ptr, ptr %23, align 8, !tbaa !50
  %25 = select i1 %21, i64 304, i64 312
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 %25
  %27 = load ptr, ptr %26, align 8, !tbaa !34
  %28 = tail call signext i32 %27(ptr noundef %24) #12
  %29 = icmp eq i32 %28, 600
  br i1 %29, label %36, label %30

30:                                               ; preds = %20
  %31 = select i1 %21, ptr @.str.32, ptr @.str.11
  %32 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %28, ptr noundef nonnull %31)
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
  %3 = load ptr, ptr %1, align 8, !tbaa !53
  ret ptr %3
}

; Function Attrs: nounwind uwtable
define internal void @release(ptr noundef %0, ptr noundef writeonly captures(none) %1) #13 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %10

4:                                                ; preds = %10
  %5 = add nuw nsw i32 %11, 1
  %6 = icmp eq i32 %5, 100
  br i1 %6, label %7, label %10, !llvm.loop !39

7:                                                ; preds = %4
  %8 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %18, label %14

10:                                               ; preds = %4, %2
  %11 = phi i32 [ 0, %2 ], [ %5, %4 ]
  %12 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %18, label %4

14:                                               ; preds = %7, %14
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !41

18:                                               ; preds = %10, %14, %7
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store ptr null, ptr %19, align 8, !tbaa !58
  %20 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %21 = icmp eq i32 %20, 2
  br i1 %21, label %22, label %24

22:                                               ; preds = %18
  %23 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  br label %24

24:                                               ; preds = %18, %22
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_stop(ptr noundef captures(none) %0) local_unnamed_addr #13 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %3 = load ptr, ptr %2, align 8, !tbaa !44
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %5 = load ptr, ptr %4, align 8, !tbaa !198
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %7 = load ptr, ptr %6, align 8, !tbaa !128
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %9 = load ptr, ptr %8, align 8, !tbaa !23
  %10 = icmp eq ptr %9, null
  br i1 %10, label %161, label %11

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %13 = load ptr, ptr %12, align 8, !tbaa !13
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 96
  %15 = load ptr, ptr %14, align 8, !tbaa !21
  %16 = tail call signext i32 %15(ptr noundef nonnull %9) #12
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %161

18:                                               ; preds = %11
  %19 = icmp eq ptr %3, null
  br i1 %19, label %25, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %12, align 8, !tbaa !13
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 248
  %23 = load ptr, ptr %22, align 8, !tbaa !199
  %24 = tail call signext i32 %23(ptr noundef nonnull %3) #12
  br label %25

25:                                               ; preds = %18, %20
  %26 = icmp eq ptr %5, null
  br i1 %26, label %32, label %27

27:                                               ; preds = %25
  %28 = load ptr, ptr %12, align 8, !tbaa !13
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 248
  %30 = load ptr, ptr %29, align 8, !tbaa !199
  %31 = tail call signext i32 %30(ptr noundef nonnull %5) #12
  br label %32

32:                                               ; preds = %27, %25
  %33 = icmp eq ptr %7, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %32
  %35 = load ptr, ptr %12, align 8, !tbaa !13
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 248
  %37 = load ptr, ptr %36, align 8, !tbaa !199
  %38 = tail call signext i32 %37(ptr noundef nonnull %7) #12
  br label %39

39:                                               ; preds = %34, %32
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 776
  br label %46

41:                                               ; preds = %65
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 1288
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 1296
  %44 = load ptr, ptr %43, align 8, !tbaa !50
  %45 = icmp eq ptr %44, null
  br i1 %45, label %73, label %68

46:                                               ; preds = %39, %65
  %47 = phi i64 [ 0, %39 ], [ %66, %65 ]
  %48 = getelementptr inbounds nuw %struct.tfc_stage, ptr %40, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %50 = load ptr, ptr %49, align 8, !tbaa !50
  %51 = icmp eq ptr %50, null
  br i1 %51, label %57, label %52

52:                                               ; preds = %46
  %53 = load ptr, ptr %12, align 8, !tbaa !13
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 280
  %55 = load ptr, ptr %54, align 8, !tbaa !65
  %56 = tail call signext i32 %55(ptr noundef nonnull %50) #12
  br label %57

57:                                               ; preds = %52, %46
  %58 = load ptr, ptr %48, align 8, !tbaa !53
  %59 = icmp eq ptr %58, null
  br i1 %59, label %65, label %60

60:                                               ; preds = %57
  %61 = load ptr, ptr %12, align 8, !tbaa !13
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 184
  %63 = load ptr, ptr %62, align 8, !tbaa !75
  %64 = tail call signext i32 %63(ptr noundef nonnull %58) #12
  br label %65

65:                                               ; preds = %57, %60
  %66 = add nuw nsw i64 %47, 1
  %67 = icmp eq i64 %66, 16
  br i1 %67, label %41, label %46, !llvm.loop !200

68:                                               ; preds = %41
  %69 = load ptr, ptr %12, align 8, !tbaa !13
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 280
  %71 = load ptr, ptr %70, align 8, !tbaa !65
  %72 = tail call signext i32 %71(ptr noundef nonnull %44) #12
  br label %73

73:                                               ; preds = %68, %41
  %74 = load ptr, ptr %42, align 8, !tbaa !53
  %75 = icmp eq ptr %74, null
  br i1 %75, label %81, label %76

76:                                               ; preds = %73
  %77 = load ptr, ptr %12, align 8, !tbaa !13
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 184
  %79 = load ptr, ptr %78, align 8, !tbaa !75
  %80 = tail call signext i32 %79(ptr noundef nonnull %74) #12
  br label %81

81:                                               ; preds = %73, %76
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 1320
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 1328
  %84 = load ptr, ptr %83, align 8, !tbaa !50
  %85 = icmp eq ptr %84, null
  br i1 %85, label %91, label %86

86:                                               ; preds = %81
  %87 = load ptr, ptr %12, align 8, !tbaa !13
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 280
  %89 = load ptr, ptr %88, align 8, !tbaa !65
  %90 = tail call signext i32 %89(ptr noundef nonnull %84) #12
  br label %91

91:                                               ; preds = %86, %81
  %92 = load ptr, ptr %82, align 8, !tbaa !53
  %93 = icmp eq ptr %92, null
  br i1 %93, label %99, label %94

94:                                               ; preds = %91
  %95 = load ptr, ptr %12, align 8, !tbaa !13
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 184
  %97 = load ptr, ptr %96, align 8, !tbaa !75
  %98 = tail call signext i32 %97(ptr noundef nonnull %92) #12
  br label %99

99:                                               ; preds = %94, %91
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 1352
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 1360
  %102 = load ptr, ptr %101, align 8, !tbaa !50
  %103 = icmp eq ptr %102, null
  br i1 %103, label %109, label %104

104:                                              ; preds = %99
  %105 = load ptr, ptr %12, align 8, !tbaa !13
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 280
  %107 = load ptr, ptr %106, align 8, !tbaa !65
  %108 = tail call signext i32 %107(ptr noundef nonnull %102) #12
  br label %109

109:                                              ; preds = %104, %99
  %110 = load ptr, ptr %100, align 8, !tbaa !53
  %111 = icmp eq ptr %110, null
  br i1 %111, label %117, label %112

112:                                              ; preds = %109
  %113 = load ptr, ptr %12, align 8, !tbaa !13
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 184
  %115 = load ptr, ptr %114, align 8, !tbaa !75
  %116 = tail call signext i32 %115(ptr noundef nonnull %110) #12
  br label %117

117:                                              ; preds = %112, %109
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 1384
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 1392
  %120 = load ptr, ptr %119, align 8, !tbaa !50
  %121 = icmp eq ptr %120, null
  br i1 %121, label %127, label %122

122:                                              ; preds = %117
  %123 = load ptr, ptr %12, align 8, !tbaa !13
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 280
  %125 = load ptr, ptr %124, align 8, !tbaa !65
  %126 = tail call signext i32 %125(ptr noundef nonnull %120) #12
  br label %127

127:                                              ; preds = %122, %117
  %128 = load ptr, ptr %118, align 8, !tbaa !53
  %129 = icmp eq ptr %128, null
  br i1 %129, label %135, label %130

130:                                              ; preds = %127
  %131 = load ptr, ptr %12, align 8, !tbaa !13
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 184
  %133 = load ptr, ptr %132, align 8, !tbaa !75
  %134 = tail call signext i32 %133(ptr noundef nonnull %128) #12
  br label %135

135:                                              ; preds = %130, %127
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %137 = load ptr, ptr %136, align 8, !tbaa !201
  %138 = icmp eq ptr %137, null
  br i1 %138, label %144, label %139

139:                                              ; preds = %135
  %140 = load ptr, ptr %12, align 8, !tbaa !13
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 280
  %142 = load ptr, ptr %141, align 8, !tbaa !65
  %143 = tail call signext i32 %142(ptr noundef nonnull %137) #12
  br label %144

144:                                              ; preds = %139, %135
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %146 = load ptr, ptr %145, align 8, !tbaa !28
  %147 = icmp eq ptr %146, null
  br i1 %147, label %154, label %148

148:                                              ; preds = %144
  %149 = getelementptr inbounds nuw i8, ptr %146, i64 8
  %150 = load ptr, ptr %149, align 8, !tbaa !202
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %152 = load ptr, ptr %151, align 8, !tbaa !203
  %153 = tail call signext i32 %150(ptr noundef %152) #12
  br label %154

154:                                              ; preds = %148, %144
  %155 = load ptr, ptr %12, align 8, !tbaa !13
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 88
  %157 = load ptr, ptr %156, align 8, !tbaa !204
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %159 = load i32, ptr %158, align 8, !tbaa !78
  %160 = tail call signext i32 %157(i32 noundef signext %159) #12
  store ptr null, ptr %8, align 8, !tbaa !23
  br label %161

161:                                              ; preds = %1, %11, %154
  ret void
}

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @prepare(ptr noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #13 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !50
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %15

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %9 = load ptr, ptr %8, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 272
  %11 = load ptr, ptr %10, align 8, !tbaa !98
  %12 = tail call signext i32 %11(ptr noundef nonnull %4, i32 noundef signext 2) #12
  %13 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %12, ptr noundef nonnull @.str.12)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %40

15:                                               ; preds = %7, %3
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load i64, ptr %16, align 8, !tbaa !205
  %18 = icmp ult i64 %17, %2
  br i1 %18, label %19, label %40

19:                                               ; preds = %15
  %20 = load ptr, ptr %1, align 8, !tbaa !53
  %21 = icmp eq ptr %20, null
  br i1 %21, label %30, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %24 = load ptr, ptr %23, align 8, !tbaa !13
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 184
  %26 = load ptr, ptr %25, align 8, !tbaa !75
  %27 = tail call signext i32 %26(ptr noundef nonnull %20) #12
  %28 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %27, ptr noundef nonnull @.str.13)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %40

30:                                               ; preds = %22, %19
  store ptr null, ptr %1, align 8, !tbaa !53
  store i64 0, ptr %16, align 8, !tbaa !205
  %31 = tail call i64 @llvm.umax.i64(i64 %2, i64 65536)
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %33 = load ptr, ptr %32, align 8, !tbaa !13
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 176
  %35 = load ptr, ptr %34, align 8, !tbaa !74
  %36 = tail call signext i32 %35(ptr noundef nonnull %1, i64 noundef %31, i32 noundef signext 0) #12
  %37 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %36, ptr noundef nonnull @.str.14)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %30
  store i64 %31, ptr %16, align 8, !tbaa !205
  br label %40

40:                                               ; preds = %22, %7, %39, %30, %15
  %41 = phi i32 [ %13, %7 ], [ 0, %15 ], [ %28, %22 ], [ 0, %39 ], [ %37, %30 ]
  ret i32 %41
}

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @launch_one(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) unnamed_addr #15 {
  %5 = alloca [5 x i64], align 8
  %6 = alloca [5 x i64], align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca %struct.now, align 8
  %11 = alloca [4 x [128 x i8]], align 64
  %12 = alloca ptr, align 8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !206
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !133
  %17 = tail call fastcc i64 @evaluate(ptr noundef %14, ptr noundef %16)
  %18 = icmp slt i64 %17, 1
  br i1 %18, label %835, label %19

19:                                               ; preds = %4
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %21 = load i32, ptr %20, align 8, !tbaa !209
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %569

23:                                               ; preds = %19
  %24 = load ptr, ptr %3, align 8, !tbaa !210
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %26 = load ptr, ptr %25, align 8, !tbaa !106
  %27 = icmp eq ptr %26, null
  br i1 %27, label %34, label %28

28:                                               ; preds = %23
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %30 = load i64, ptr %29, align 8, !tbaa !112
  %31 = freeze i64 %30
  %32 = icmp eq i64 %31, 1
  %33 = select i1 %32, i64 184, i64 168
  br label %34

34:                                               ; preds = %28, %23
  %35 = phi i64 [ %33, %28 ], [ 168, %23 ]
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 %35
  %37 = load ptr, ptr %36, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %39 = load ptr, ptr %38, align 8, !tbaa !28
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %73

41:                                               ; preds = %34
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %49

43:                                               ; preds = %49
  %44 = add nuw nsw i32 %50, 1
  %45 = icmp eq i32 %44, 100
  br i1 %45, label %46, label %49, !llvm.loop !39

46:                                               ; preds = %43
  %47 = atomicrmw xchg ptr %42, i32 2 acquire, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %57, label %53

49:                                               ; preds = %43, %41
  %50 = phi i32 [ 0, %41 ], [ %44, %43 ]
  %51 = cmpxchg ptr %42, i32 0, i32 1 acquire monotonic, align 4
  %52 = extractvalue { i32, i1 } %51, 1
  br i1 %52, label %57, label %43

53:                                               ; preds = %46, %53
  %54 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %42, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %55 = atomicrmw xchg ptr %42, i32 2 acquire, align 4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %53, !llvm.loop !41

57:                                               ; preds = %49, %53, %46
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %59 = load atomic i32, ptr %58 seq_cst, align 4
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %64

61:                                               ; preds = %57
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store i32 801, ptr %62, align 8, !tbaa !46
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.17, ptr %63, align 8, !tbaa !47
  br label %64

64:                                               ; preds = %61, %57
  %65 = atomicrmw xchg ptr %42, i32 0 release, align 4
  %66 = icmp eq i32 %65, 2
  br i1 %66, label %67, label %69

67:                                               ; preds = %64
  %68 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %42, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  br label %69

69:                                               ; preds = %67, %64
  %70 = load atomic i32, ptr %58 seq_cst, align 4
  %71 = icmp eq i32 %70, 0
  %72 = select i1 %71, i32 13, i32 14
  br label %567

73:                                               ; preds = %34
  %74 = getelementptr inbounds nuw i8, ptr %24, i64 72
  %75 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %76 = getelementptr inbounds nuw i8, ptr %24, i64 112
  %77 = load ptr, ptr %24, align 8, !tbaa !211
  %78 = tail call fastcc i64 @evaluate(ptr noundef %77, ptr noundef %16)
  store i64 %78, ptr %10, align 8, !tbaa !212
  %79 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %80 = load ptr, ptr %79, align 8, !tbaa !211
  %81 = tail call fastcc i64 @evaluate(ptr noundef %80, ptr noundef %16)
  %82 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %81, ptr %82, align 8, !tbaa !214
  %83 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %84 = load ptr, ptr %83, align 8, !tbaa !211
  %85 = tail call fastcc i64 @evaluate(ptr noundef %84, ptr noundef %16)
  %86 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i64 %85, ptr %86, align 8, !tbaa !215
  %87 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %88 = load ptr, ptr %87, align 8, !tbaa !211
  %89 = tail call fastcc i64 @evaluate(ptr noundef %88, ptr noundef %16)
  %90 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i64 %89, ptr %90, align 8, !tbaa !216
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %92 = load ptr, ptr %91, align 8, !tbaa !136
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %94 = load ptr, ptr %93, align 8, !tbaa !137
  %95 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %96 = load i32, ptr %95, align 8, !tbaa !138
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i32, ptr %94, i64 %97
  %99 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %100 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %101 = getelementptr inbounds nuw i8, ptr %10, i64 104
  %102 = getelementptr inbounds nuw i8, ptr %10, i64 80
  %103 = getelementptr inbounds nuw i8, ptr %24, i64 96
  %104 = load i32, ptr %103, align 8, !tbaa !217
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw i32, ptr %98, i64 %105
  %107 = load i32, ptr %106, align 4, !tbaa !9
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds ptr, ptr %92, i64 %108
  %110 = load ptr, ptr %109, align 8, !tbaa !34
  %111 = load ptr, ptr %74, align 8, !tbaa !218
  %112 = tail call fastcc i64 @evaluate(ptr noundef %111, ptr noundef %16)
  store i64 %112, ptr %99, align 8, !tbaa !140
  %113 = getelementptr inbounds nuw i8, ptr %24, i64 80
  %114 = load ptr, ptr %113, align 8, !tbaa !219
  %115 = tail call fastcc i64 @evaluate(ptr noundef %114, ptr noundef %16)
  store i64 %115, ptr %100, align 8, !tbaa !140
  %116 = getelementptr inbounds nuw i8, ptr %24, i64 88
  %117 = load ptr, ptr %116, align 8, !tbaa !220
  %118 = tail call fastcc i64 @evaluate(ptr noundef %117, ptr noundef %16)
  %119 = getelementptr inbounds nuw i8, ptr %24, i64 104
  %120 = load i32, ptr %119, align 8, !tbaa !221
  %121 = zext i32 %120 to i64
  %122 = mul nsw i64 %118, %121
  %123 = getelementptr inbounds i8, ptr %110, i64 %122
  store ptr %123, ptr %101, align 8, !tbaa !222
  %124 = ptrtoint ptr %123 to i64
  %125 = sub i64 0, %124
  %126 = and i64 %124, %125
  %127 = icmp eq i64 %126, 0
  %128 = tail call i64 @llvm.smin.i64(i64 %126, i64 256)
  %129 = select i1 %127, i64 256, i64 %128
  store i64 %129, ptr %102, align 8, !tbaa !140
  %130 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %131 = load i32, ptr %130, align 8, !tbaa !217
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw i32, ptr %98, i64 %132
  %134 = load i32, ptr %133, align 4, !tbaa !9
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds ptr, ptr %92, i64 %135
  %137 = load ptr, ptr %136, align 8, !tbaa !34
  %138 = load ptr, ptr %75, align 8, !tbaa !218
  %139 = tail call fastcc i64 @evaluate(ptr noundef %138, ptr noundef %16)
  %140 = getelementptr inbounds nuw i8, ptr %10, i64 40
  store i64 %139, ptr %140, align 8, !tbaa !140
  %141 = getelementptr inbounds nuw i8, ptr %24, i64 40
  %142 = load ptr, ptr %141, align 8, !tbaa !219
  %143 = tail call fastcc i64 @evaluate(ptr noundef %142, ptr noundef %16)
  %144 = getelementptr inbounds nuw i8, ptr %10, i64 64
  store i64 %143, ptr %144, align 8, !tbaa !140
  %145 = getelementptr inbounds nuw i8, ptr %24, i64 48
  %146 = load ptr, ptr %145, align 8, !tbaa !220
  %147 = tail call fastcc i64 @evaluate(ptr noundef %146, ptr noundef %16)
  %148 = getelementptr inbounds nuw i8, ptr %24, i64 64
  %149 = load i32, ptr %148, align 8, !tbaa !221
  %150 = zext i32 %149 to i64
  %151 = mul nsw i64 %147, %150
  %152 = getelementptr inbounds i8, ptr %137, i64 %151
  %153 = getelementptr inbounds nuw i8, ptr %10, i64 112
  store ptr %152, ptr %153, align 8, !tbaa !222
  %154 = ptrtoint ptr %152 to i64
  %155 = sub i64 0, %154
  %156 = and i64 %154, %155
  %157 = icmp eq i64 %156, 0
  %158 = tail call i64 @llvm.smin.i64(i64 %156, i64 256)
  %159 = select i1 %157, i64 256, i64 %158
  %160 = getelementptr inbounds nuw i8, ptr %10, i64 88
  store i64 %159, ptr %160, align 8, !tbaa !140
  %161 = getelementptr inbounds nuw i8, ptr %24, i64 136
  %162 = load i32, ptr %161, align 8, !tbaa !217
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds nuw i32, ptr %98, i64 %163
  %165 = load i32, ptr %164, align 4, !tbaa !9
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds ptr, ptr %92, i64 %166
  %168 = load ptr, ptr %167, align 8, !tbaa !34
  %169 = load ptr, ptr %76, align 8, !tbaa !218
  %170 = tail call fastcc i64 @evaluate(ptr noundef %169, ptr noundef %16)
  %171 = getelementptr inbounds nuw i8, ptr %10, i64 48
  store i64 %170, ptr %171, align 8, !tbaa !140
  %172 = getelementptr inbounds nuw i8, ptr %24, i64 120
  %173 = load ptr, ptr %172, align 8, !tbaa !219
  %174 = tail call fastcc i64 @evaluate(ptr noundef %173, ptr noundef %16)
  %175 = getelementptr inbounds nuw i8, ptr %10, i64 72
  store i64 %174, ptr %175, align 8, !tbaa !140
  %176 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %177 = load ptr, ptr %176, align 8, !tbaa !220
  %178 = tail call fastcc i64 @evaluate(ptr noundef %177, ptr noundef %16)
  %179 = getelementptr inbounds nuw i8, ptr %24, i64 144
  %180 = load i32, ptr %179, align 8, !tbaa !221
  %181 = zext i32 %180 to i64
  %182 = mul nsw i64 %178, %181
  %183 = getelementptr inbounds i8, ptr %168, i64 %182
  %184 = getelementptr inbounds nuw i8, ptr %10, i64 120
  store ptr %183, ptr %184, align 8, !tbaa !222
  %185 = ptrtoint ptr %183 to i64
  %186 = sub i64 0, %185
  %187 = and i64 %185, %186
  %188 = icmp eq i64 %187, 0
  %189 = tail call i64 @llvm.smin.i64(i64 %187, i64 256)
  %190 = select i1 %188, i64 256, i64 %189
  %191 = getelementptr inbounds nuw i8, ptr %10, i64 96
  store i64 %190, ptr %191, align 8, !tbaa !140
  %192 = icmp ne i64 %78, 0
  %193 = icmp ne i64 %81, 0
  %194 = select i1 %192, i1 %193, i1 false
  %195 = icmp ne i64 %89, 0
  %196 = select i1 %194, i1 %195, i1 false
  br i1 %196, label %197, label %567

197:                                              ; preds = %73
  %198 = icmp eq i64 %85, 0
  br i1 %198, label %199, label %209

199:                                              ; preds = %197
  %200 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %201 = load ptr, ptr %200, align 8, !tbaa !13
  %202 = getelementptr inbounds nuw i8, ptr %201, i64 224
  %203 = load ptr, ptr %202, align 8, !tbaa !57
  %204 = mul i64 %81, %78
  %205 = mul i64 %204, %89
  %206 = mul nsw i64 %205, %181
  %207 = tail call signext i32 %203(i64 noundef %185, i8 noundef zeroext 0, i64 noundef %206, ptr noundef %37) #12
  %208 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %207, ptr noundef nonnull @.str.5)
  br label %567

209:                                              ; preds = %197
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %217

211:                                              ; preds = %217
  %212 = add nuw nsw i32 %218, 1
  %213 = icmp eq i32 %212, 100
  br i1 %213, label %214, label %217, !llvm.loop !39

214:                                              ; preds = %211
  %215 = atomicrmw xchg ptr %210, i32 2 acquire, align 4
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %225, label %221

217:                                              ; preds = %211, %209
  %218 = phi i32 [ 0, %209 ], [ %212, %211 ]
  %219 = cmpxchg ptr %210, i32 0, i32 1 acquire monotonic, align 4
  %220 = extractvalue { i32, i1 } %219, 1
  br i1 %220, label %225, label %211

221:                                              ; preds = %214, %221
  %222 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %210, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %223 = atomicrmw xchg ptr %210, i32 2 acquire, align 4
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %225, label %221, !llvm.loop !41

225:                                              ; preds = %217, %221, %214
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %228 = load i64, ptr %227, align 8, !tbaa !42
  %229 = add i64 %228, 1
  store i64 %229, ptr %227, align 8, !tbaa !42
  %230 = and i64 %228, 63
  %231 = getelementptr inbounds nuw ptr, ptr %226, i64 %230
  store ptr %3, ptr %231, align 8, !tbaa !151
  %232 = atomicrmw xchg ptr %210, i32 0 release, align 4
  %233 = icmp eq i32 %232, 2
  br i1 %233, label %234, label %236

234:                                              ; preds = %225
  %235 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %210, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  br label %236

236:                                              ; preds = %234, %225
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 1464
  br label %244

238:                                              ; preds = %244
  %239 = add nuw nsw i32 %245, 1
  %240 = icmp eq i32 %239, 100
  br i1 %240, label %241, label %244, !llvm.loop !39

241:                                              ; preds = %238
  %242 = atomicrmw xchg ptr %237, i32 2 acquire, align 4
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %252, label %248

244:                                              ; preds = %238, %236
  %245 = phi i32 [ 0, %236 ], [ %239, %238 ]
  %246 = cmpxchg ptr %237, i32 0, i32 1 acquire monotonic, align 4
  %247 = extractvalue { i32, i1 } %246, 1
  br i1 %247, label %252, label %238

248:                                              ; preds = %241, %248
  %249 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %237, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %250 = atomicrmw xchg ptr %237, i32 2 acquire, align 4
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %252, label %248, !llvm.loop !41

252:                                              ; preds = %244, %248, %241
  %253 = getelementptr inbounds nuw i8, ptr %24, i64 156
  %254 = load i32, ptr %253, align 4, !tbaa !223
  %255 = load i64, ptr %10, align 8, !tbaa !212
  %256 = load i64, ptr %82, align 8, !tbaa !214
  %257 = load i64, ptr %86, align 8, !tbaa !215
  %258 = load i64, ptr %90, align 8, !tbaa !216
  %259 = load i64, ptr %99, align 8
  %260 = load i64, ptr %140, align 8
  %261 = load i64, ptr %171, align 8
  %262 = load i64, ptr %100, align 8
  %263 = load i64, ptr %144, align 8
  %264 = load i64, ptr %175, align 8
  %265 = load i64, ptr %102, align 8
  %266 = load i64, ptr %160, align 8
  %267 = load i64, ptr %191, align 8
  %268 = getelementptr inbounds nuw i8, ptr %24, i64 288
  %269 = load ptr, ptr %268, align 8, !tbaa !29
  %270 = icmp eq ptr %269, null
  %271 = zext i1 %270 to i64
  %272 = getelementptr inbounds nuw i8, ptr %24, i64 160
  %273 = load i64, ptr %272, align 8, !tbaa !140
  %274 = xor i64 %273, %255
  %275 = or i64 %274, %271
  %276 = getelementptr inbounds nuw i8, ptr %24, i64 168
  %277 = load i64, ptr %276, align 8, !tbaa !140
  %278 = xor i64 %277, %256
  %279 = or i64 %275, %278
  %280 = getelementptr inbounds nuw i8, ptr %24, i64 176
  %281 = load i64, ptr %280, align 8, !tbaa !140
  %282 = xor i64 %281, %257
  %283 = or i64 %279, %282
  %284 = getelementptr inbounds nuw i8, ptr %24, i64 184
  %285 = load i64, ptr %284, align 8, !tbaa !140
  %286 = xor i64 %285, %258
  %287 = or i64 %283, %286
  %288 = getelementptr inbounds nuw i8, ptr %24, i64 192
  %289 = load i64, ptr %288, align 8, !tbaa !140
  %290 = xor i64 %289, %259
  %291 = or i64 %287, %290
  %292 = getelementptr inbounds nuw i8, ptr %24, i64 200
  %293 = load i64, ptr %292, align 8, !tbaa !140
  %294 = xor i64 %293, %260
  %295 = or i64 %291, %294
  %296 = getelementptr inbounds nuw i8, ptr %24, i64 208
  %297 = load i64, ptr %296, align 8, !tbaa !140
  %298 = xor i64 %297, %261
  %299 = or i64 %295, %298
  %300 = getelementptr inbounds nuw i8, ptr %24, i64 216
  %301 = load i64, ptr %300, align 8, !tbaa !140
  %302 = xor i64 %301, %262
  %303 = or i64 %299, %302
  %304 = getelementptr inbounds nuw i8, ptr %24, i64 224
  %305 = load i64, ptr %304, align 8, !tbaa !140
  %306 = xor i64 %305, %263
  %307 = or i64 %303, %306
  %308 = getelementptr inbounds nuw i8, ptr %24, i64 232
  %309 = load i64, ptr %308, align 8, !tbaa !140
  %310 = xor i64 %309, %264
  %311 = or i64 %307, %310
  %312 = getelementptr inbounds nuw i8, ptr %24, i64 240
  %313 = load i64, ptr %312, align 8, !tbaa !140
  %314 = xor i64 %313, %265
  %315 = or i64 %311, %314
  %316 = getelementptr inbounds nuw i8, ptr %24, i64 248
  %317 = load i64, ptr %316, align 8, !tbaa !140
  %318 = xor i64 %317, %266
  %319 = or i64 %315, %318
  %320 = getelementptr inbounds nuw i8, ptr %24, i64 256
  %321 = load i64, ptr %320, align 8, !tbaa !140
  %322 = xor i64 %321, %267
  %323 = or i64 %319, %322
  %324 = getelementptr inbounds nuw i8, ptr %24, i64 264
  %325 = load i64, ptr %324, align 8, !tbaa !140
  %326 = or i64 %323, %325
  %327 = getelementptr inbounds nuw i8, ptr %24, i64 272
  %328 = load i64, ptr %327, align 8, !tbaa !140
  %329 = or i64 %326, %328
  %330 = getelementptr inbounds nuw i8, ptr %24, i64 280
  %331 = load i64, ptr %330, align 8, !tbaa !140
  %332 = or i64 %329, %331
  %333 = icmp eq i64 %332, 0
  br i1 %333, label %517, label %334

334:                                              ; preds = %252
  br i1 %270, label %377, label %335

335:                                              ; preds = %334
  %336 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %337 = load ptr, ptr %336, align 8, !tbaa !13
  %338 = getelementptr inbounds nuw i8, ptr %337, i64 96
  %339 = load ptr, ptr %338, align 8, !tbaa !21
  %340 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %341 = load ptr, ptr %340, align 8, !tbaa !23
  %342 = tail call signext i32 %339(ptr noundef %341) #12
  %343 = icmp eq i32 %342, 0
  br i1 %343, label %344, label %377

344:                                              ; preds = %335
  %345 = load ptr, ptr %38, align 8, !tbaa !28
  %346 = getelementptr inbounds nuw i8, ptr %345, i64 24
  %347 = load ptr, ptr %346, align 8, !tbaa !33
  %348 = load ptr, ptr %268, align 8, !tbaa !29
  %349 = tail call signext i32 %347(ptr noundef %348) #12
  %350 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %351 = load ptr, ptr %350, align 8, !tbaa !34
  %352 = icmp eq ptr %351, null
  br i1 %352, label %358, label %353

353:                                              ; preds = %344
  %354 = load ptr, ptr %38, align 8, !tbaa !28
  %355 = getelementptr inbounds nuw i8, ptr %354, i64 48
  %356 = load ptr, ptr %355, align 8, !tbaa !35
  %357 = tail call signext i32 %356(ptr noundef nonnull %351) #12
  br label %358

358:                                              ; preds = %353, %344
  %359 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %360 = load ptr, ptr %359, align 8, !tbaa !34
  %361 = icmp eq ptr %360, null
  br i1 %361, label %367, label %362

362:                                              ; preds = %358
  %363 = load ptr, ptr %38, align 8, !tbaa !28
  %364 = getelementptr inbounds nuw i8, ptr %363, i64 48
  %365 = load ptr, ptr %364, align 8, !tbaa !35
  %366 = tail call signext i32 %365(ptr noundef nonnull %360) #12
  br label %367

367:                                              ; preds = %362, %358
  %368 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %369 = load ptr, ptr %368, align 8, !tbaa !34
  %370 = icmp eq ptr %369, null
  br i1 %370, label %376, label %371

371:                                              ; preds = %367
  %372 = load ptr, ptr %38, align 8, !tbaa !28
  %373 = getelementptr inbounds nuw i8, ptr %372, i64 48
  %374 = load ptr, ptr %373, align 8, !tbaa !35
  %375 = tail call signext i32 %374(ptr noundef nonnull %369) #12
  br label %376

376:                                              ; preds = %371, %367
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %268, i8 0, i64 32, i1 false)
  br label %377

377:                                              ; preds = %376, %335, %334
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  %378 = getelementptr inbounds nuw i8, ptr %24, i64 108
  %379 = load i32, ptr %378, align 4, !tbaa !224
  %380 = icmp ne i32 %379, 0
  %381 = zext i1 %380 to i32
  store i32 %381, ptr %7, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  %382 = getelementptr inbounds nuw i8, ptr %24, i64 68
  %383 = load i32, ptr %382, align 4, !tbaa !225
  %384 = icmp eq i32 %383, 0
  %385 = zext i1 %384 to i32
  store i32 %385, ptr %8, align 4, !tbaa !9
  %386 = load ptr, ptr %38, align 8, !tbaa !28
  %387 = getelementptr inbounds nuw i8, ptr %386, i64 16
  %388 = load ptr, ptr %387, align 8, !tbaa !226
  %389 = getelementptr inbounds nuw i8, ptr %24, i64 152
  %390 = load i32, ptr %389, align 8, !tbaa !227
  %391 = load i32, ptr %253, align 4, !tbaa !223
  %392 = tail call signext i32 %388(ptr noundef nonnull %268, i32 noundef signext %390, i32 noundef signext %391) #12
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %398, label %394

394:                                              ; preds = %377
  %395 = add nsw i32 %392, 10000
  %396 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %395, ptr noundef nonnull @.str.18)
  %397 = icmp eq i32 %396, 0
  br i1 %397, label %398, label %469

398:                                              ; preds = %394, %377
  %399 = load ptr, ptr %38, align 8, !tbaa !28
  %400 = getelementptr inbounds nuw i8, ptr %399, i64 32
  %401 = load ptr, ptr %400, align 8, !tbaa !228
  %402 = load ptr, ptr %268, align 8, !tbaa !29
  %403 = call signext i32 %401(ptr noundef %402, i32 noundef signext 3, ptr noundef nonnull %7, i64 noundef 4) #12
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %409, label %405

405:                                              ; preds = %398
  %406 = add nsw i32 %403, 10000
  %407 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %406, ptr noundef nonnull @.str.19)
  %408 = icmp eq i32 %407, 0
  br i1 %408, label %409, label %469

409:                                              ; preds = %405, %398
  %410 = load ptr, ptr %38, align 8, !tbaa !28
  %411 = getelementptr inbounds nuw i8, ptr %410, i64 32
  %412 = load ptr, ptr %411, align 8, !tbaa !228
  %413 = load ptr, ptr %268, align 8, !tbaa !29
  %414 = call signext i32 %412(ptr noundef %413, i32 noundef signext 4, ptr noundef nonnull %8, i64 noundef 4) #12
  %415 = icmp eq i32 %414, 0
  br i1 %415, label %420, label %416

416:                                              ; preds = %409
  %417 = add nsw i32 %414, 10000
  %418 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %417, ptr noundef nonnull @.str.19)
  %419 = icmp eq i32 %418, 0
  br i1 %419, label %420, label %469

420:                                              ; preds = %416, %409
  %421 = getelementptr inbounds nuw i8, ptr %24, i64 100
  %422 = load i32, ptr %421, align 4, !tbaa !229
  %423 = load i32, ptr %7, align 4, !tbaa !9
  %424 = icmp eq i32 %423, 0
  %425 = select i1 %424, i64 %256, i64 %257
  %426 = select i1 %424, i64 %257, i64 %256
  %427 = call fastcc signext i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef signext 0, i32 noundef signext %422, i64 noundef %425, i64 noundef %426)
  %428 = icmp eq i32 %427, 0
  br i1 %428, label %429, label %469

429:                                              ; preds = %420
  %430 = getelementptr inbounds nuw i8, ptr %24, i64 60
  %431 = load i32, ptr %430, align 4, !tbaa !230
  %432 = load i32, ptr %8, align 4, !tbaa !9
  %433 = icmp eq i32 %432, 0
  %434 = load i64, ptr %86, align 8
  %435 = load i64, ptr %10, align 8
  %436 = select i1 %433, i64 %434, i64 %435
  %437 = select i1 %433, i64 %435, i64 %434
  %438 = call fastcc signext i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef signext 1, i32 noundef signext %431, i64 noundef %436, i64 noundef %437)
  %439 = icmp eq i32 %438, 0
  br i1 %439, label %440, label %469

440:                                              ; preds = %429
  %441 = getelementptr inbounds nuw i8, ptr %24, i64 140
  %442 = load i32, ptr %441, align 4, !tbaa !231
  %443 = load i64, ptr %82, align 8, !tbaa !214
  %444 = load i64, ptr %10, align 8, !tbaa !212
  %445 = call fastcc signext i32 @make_layout(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, i32 noundef signext 2, i32 noundef signext %442, i64 noundef %443, i64 noundef %444)
  %446 = icmp eq i32 %445, 0
  br i1 %446, label %447, label %469

447:                                              ; preds = %440
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store ptr null, ptr %9, align 8, !tbaa !34
  %448 = load ptr, ptr %38, align 8, !tbaa !28
  %449 = getelementptr inbounds nuw i8, ptr %448, i64 64
  %450 = load ptr, ptr %449, align 8, !tbaa !232
  %451 = call signext i32 %450(ptr noundef nonnull %9) #12
  %452 = icmp eq i32 %451, 0
  br i1 %452, label %458, label %453

453:                                              ; preds = %447
  %454 = add nsw i32 %451, 10000
  %455 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %454, ptr noundef nonnull @.str.20)
  %456 = icmp eq i32 %455, 0
  br i1 %456, label %458, label %457

457:                                              ; preds = %453
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  br label %469

458:                                              ; preds = %453, %447
  %459 = load ptr, ptr %9, align 8, !tbaa !34
  %460 = call fastcc signext i32 @find_algorithm(ptr noundef nonnull %0, ptr noundef nonnull %24, ptr noundef nonnull %10, ptr noundef %459)
  %461 = load ptr, ptr %38, align 8, !tbaa !28
  %462 = getelementptr inbounds nuw i8, ptr %461, i64 72
  %463 = load ptr, ptr %462, align 8, !tbaa !233
  %464 = load ptr, ptr %9, align 8, !tbaa !34
  %465 = call signext i32 %463(ptr noundef %464) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  store i64 %255, ptr %272, align 8
  store i64 %256, ptr %276, align 8
  store i64 %257, ptr %280, align 8
  store i64 %258, ptr %284, align 8
  store i64 %259, ptr %288, align 8
  store i64 %260, ptr %292, align 8
  store i64 %261, ptr %296, align 8
  store i64 %262, ptr %300, align 8
  store i64 %263, ptr %304, align 8
  store i64 %264, ptr %308, align 8
  store i64 %265, ptr %312, align 8
  store i64 %266, ptr %316, align 8
  store i64 %267, ptr %320, align 8
  %466 = icmp eq i32 %460, 0
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %324, i8 0, i64 24, i1 false)
  br i1 %466, label %467, label %471

467:                                              ; preds = %458
  %468 = load ptr, ptr %268, align 8, !tbaa !29
  br label %517

469:                                              ; preds = %457, %440, %429, %420, %416, %405, %394
  %470 = phi i32 [ %455, %457 ], [ %427, %420 ], [ %438, %429 ], [ %445, %440 ], [ %407, %405 ], [ %418, %416 ], [ %396, %394 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  store i64 %255, ptr %272, align 8
  store i64 %256, ptr %276, align 8
  store i64 %257, ptr %280, align 8
  store i64 %258, ptr %284, align 8
  store i64 %259, ptr %288, align 8
  store i64 %260, ptr %292, align 8
  store i64 %261, ptr %296, align 8
  store i64 %262, ptr %300, align 8
  store i64 %263, ptr %304, align 8
  store i64 %264, ptr %308, align 8
  store i64 %265, ptr %312, align 8
  store i64 %266, ptr %316, align 8
  store i64 %267, ptr %320, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %324, i8 0, i64 24, i1 false)
  br label %471

471:                                              ; preds = %469, %458
  %472 = phi i32 [ %460, %458 ], [ %470, %469 ]
  %473 = load ptr, ptr %268, align 8, !tbaa !29
  %474 = icmp eq ptr %473, null
  br i1 %474, label %546, label %475

475:                                              ; preds = %471
  %476 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %477 = load ptr, ptr %476, align 8, !tbaa !13
  %478 = getelementptr inbounds nuw i8, ptr %477, i64 96
  %479 = load ptr, ptr %478, align 8, !tbaa !21
  %480 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %481 = load ptr, ptr %480, align 8, !tbaa !23
  %482 = call signext i32 %479(ptr noundef %481) #12
  %483 = icmp eq i32 %482, 0
  br i1 %483, label %484, label %546

484:                                              ; preds = %475
  %485 = load ptr, ptr %38, align 8, !tbaa !28
  %486 = getelementptr inbounds nuw i8, ptr %485, i64 24
  %487 = load ptr, ptr %486, align 8, !tbaa !33
  %488 = load ptr, ptr %268, align 8, !tbaa !29
  %489 = call signext i32 %487(ptr noundef %488) #12
  %490 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %491 = load ptr, ptr %490, align 8, !tbaa !34
  %492 = icmp eq ptr %491, null
  br i1 %492, label %498, label %493

493:                                              ; preds = %484
  %494 = load ptr, ptr %38, align 8, !tbaa !28
  %495 = getelementptr inbounds nuw i8, ptr %494, i64 48
  %496 = load ptr, ptr %495, align 8, !tbaa !35
  %497 = call signext i32 %496(ptr noundef nonnull %491) #12
  br label %498

498:                                              ; preds = %493, %484
  %499 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %500 = load ptr, ptr %499, align 8, !tbaa !34
  %501 = icmp eq ptr %500, null
  br i1 %501, label %507, label %502

502:                                              ; preds = %498
  %503 = load ptr, ptr %38, align 8, !tbaa !28
  %504 = getelementptr inbounds nuw i8, ptr %503, i64 48
  %505 = load ptr, ptr %504, align 8, !tbaa !35
  %506 = call signext i32 %505(ptr noundef nonnull %500) #12
  br label %507

507:                                              ; preds = %502, %498
  %508 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %509 = load ptr, ptr %508, align 8, !tbaa !34
  %510 = icmp eq ptr %509, null
  br i1 %510, label %516, label %511

511:                                              ; preds = %507
  %512 = load ptr, ptr %38, align 8, !tbaa !28
  %513 = getelementptr inbounds nuw i8, ptr %512, i64 48
  %514 = load ptr, ptr %513, align 8, !tbaa !35
  %515 = call signext i32 %514(ptr noundef nonnull %509) #12
  br label %516

516:                                              ; preds = %511, %507
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %268, i8 0, i64 32, i1 false)
  br label %546

517:                                              ; preds = %467, %252
  %518 = phi ptr [ %468, %467 ], [ %269, %252 ]
  %519 = getelementptr inbounds nuw i8, ptr %24, i64 296
  %520 = icmp eq i32 %254, 1
  %521 = load ptr, ptr %38, align 8, !tbaa !28
  %522 = getelementptr inbounds nuw i8, ptr %521, i64 96
  %523 = load ptr, ptr %522, align 8, !tbaa !234
  %524 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %525 = load ptr, ptr %524, align 8, !tbaa !203
  %526 = select i1 %520, ptr @multiply_now.one_f64, ptr @multiply_now.one
  %527 = load ptr, ptr %101, align 8, !tbaa !222
  %528 = load ptr, ptr %519, align 8, !tbaa !34
  %529 = load ptr, ptr %153, align 8, !tbaa !222
  %530 = getelementptr inbounds nuw i8, ptr %24, i64 304
  %531 = load ptr, ptr %530, align 8, !tbaa !34
  %532 = select i1 %520, ptr @multiply_now.zero_f64, ptr @multiply_now.zero
  %533 = load ptr, ptr %184, align 8, !tbaa !222
  %534 = getelementptr inbounds nuw i8, ptr %24, i64 312
  %535 = load ptr, ptr %534, align 8, !tbaa !34
  %536 = getelementptr inbounds nuw i8, ptr %24, i64 320
  %537 = getelementptr inbounds nuw i8, ptr %0, i64 1448
  %538 = load ptr, ptr %537, align 8, !tbaa !26
  %539 = getelementptr inbounds nuw i8, ptr %24, i64 384
  %540 = load i64, ptr %539, align 8, !tbaa !235
  %541 = call signext i32 %523(ptr noundef %525, ptr noundef %518, ptr noundef nonnull %526, ptr noundef %527, ptr noundef %528, ptr noundef %529, ptr noundef %531, ptr noundef nonnull %532, ptr noundef %533, ptr noundef %535, ptr noundef %533, ptr noundef %535, ptr noundef nonnull %536, ptr noundef %538, i64 noundef %540, ptr noundef %37) #12
  %542 = icmp eq i32 %541, 0
  br i1 %542, label %546, label %543

543:                                              ; preds = %517
  %544 = add nsw i32 %541, 10000
  %545 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %544, ptr noundef nonnull @.str.17)
  br label %546

546:                                              ; preds = %543, %517, %516, %475, %471
  %547 = phi i32 [ %472, %516 ], [ %472, %471 ], [ %472, %475 ], [ %545, %543 ], [ 0, %517 ]
  %548 = atomicrmw xchg ptr %237, i32 0 release, align 4
  %549 = icmp eq i32 %548, 2
  br i1 %549, label %550, label %552

550:                                              ; preds = %546
  %551 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %237, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  br label %552

552:                                              ; preds = %550, %546
  %553 = icmp eq i32 %547, 0
  br i1 %553, label %554, label %567

554:                                              ; preds = %552
  %555 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %556 = load i32, ptr %555, align 4, !tbaa !113
  %557 = icmp eq i32 %556, 0
  br i1 %557, label %567, label %558

558:                                              ; preds = %554
  %559 = load ptr, ptr %25, align 8, !tbaa !106
  %560 = icmp eq ptr %559, null
  br i1 %560, label %565, label %561

561:                                              ; preds = %558
  %562 = getelementptr inbounds nuw i8, ptr %559, i64 24
  %563 = load i64, ptr %562, align 8, !tbaa !112
  %564 = icmp eq i64 %563, 1
  br i1 %564, label %567, label %565

565:                                              ; preds = %561, %558
  %566 = call signext i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %567

567:                                              ; preds = %69, %73, %199, %552, %554, %561, %565
  %568 = phi i32 [ 0, %73 ], [ %208, %199 ], [ 0, %554 ], [ %547, %552 ], [ %566, %565 ], [ 0, %561 ], [ %72, %69 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  br label %835

569:                                              ; preds = %19
  %570 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %571 = load i32, ptr %570, align 4, !tbaa !236
  %572 = icmp sgt i32 %571, 0
  br i1 %572, label %573, label %583

573:                                              ; preds = %569
  %574 = zext nneg i32 %571 to i64
  %575 = getelementptr inbounds nuw i8, ptr %0, i64 1468
  %576 = load i32, ptr %575, align 4, !tbaa !237
  %577 = freeze i32 %576
  %578 = srem i32 %577, %571
  %579 = sub nsw i32 %577, %578
  %580 = sext i32 %579 to i64
  %581 = tail call i64 @llvm.smax.i64(i64 range(i64 1, 2147483648) %574, i64 %580)
  %582 = tail call range(i64 1, 2147483648) i64 @llvm.umin.i64(i64 range(i64 1, -9223372036854775808) %17, i64 %581)
  br label %583

583:                                              ; preds = %573, %569
  %584 = phi i64 [ %582, %573 ], [ %17, %569 ]
  %585 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %586 = load i32, ptr %585, align 4, !tbaa !135
  %587 = add i32 %586, 1
  %588 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %589 = load i32, ptr %588, align 8, !tbaa !238
  %590 = add i32 %587, %589
  %591 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %592 = load i32, ptr %591, align 4, !tbaa !239
  %593 = add i32 %590, %592
  %594 = zext i32 %593 to i64
  %595 = tail call ptr @llvm.stacksave.p0()
  %596 = alloca ptr, i64 %594, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  %597 = load i32, ptr %585, align 4, !tbaa !135
  %598 = icmp eq i32 %597, 0
  br i1 %598, label %609, label %599

599:                                              ; preds = %583
  %600 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %601 = load ptr, ptr %600, align 8, !tbaa !136
  %602 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %603 = load ptr, ptr %602, align 8, !tbaa !137
  %604 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %605 = load i32, ptr %604, align 8, !tbaa !138
  %606 = sext i32 %605 to i64
  %607 = getelementptr inbounds i32, ptr %603, i64 %606
  %608 = zext i32 %597 to i64
  br label %613

609:                                              ; preds = %613, %583
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store ptr null, ptr %12, align 8, !tbaa !34
  %610 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %611 = load i32, ptr %610, align 8, !tbaa !240
  %612 = icmp sgt i32 %611, -1
  br i1 %612, label %622, label %634

613:                                              ; preds = %599, %613
  %614 = phi i64 [ 0, %599 ], [ %619, %613 ]
  %615 = getelementptr inbounds nuw i32, ptr %607, i64 %614
  %616 = load i32, ptr %615, align 4, !tbaa !9
  %617 = sext i32 %616 to i64
  %618 = getelementptr inbounds ptr, ptr %601, i64 %617
  %619 = add nuw nsw i64 %614, 1
  %620 = getelementptr inbounds nuw ptr, ptr %596, i64 %614
  store ptr %618, ptr %620, align 8, !tbaa !34
  %621 = icmp eq i64 %619, %608
  br i1 %621, label %609, label %613, !llvm.loop !241

622:                                              ; preds = %609
  %623 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %624 = load ptr, ptr %623, align 8, !tbaa !115
  %625 = getelementptr inbounds nuw i8, ptr %624, i64 40
  %626 = load ptr, ptr %625, align 8, !tbaa !143
  %627 = load ptr, ptr %626, align 8, !tbaa !156
  %628 = zext nneg i32 %611 to i64
  %629 = getelementptr inbounds nuw %struct.tfc_check, ptr %627, i64 %628
  store ptr %629, ptr %12, align 8, !tbaa !34
  %630 = getelementptr inbounds nuw i8, ptr %626, i64 32
  store i64 1, ptr %630, align 8, !tbaa !147
  %631 = add i32 %597, 1
  %632 = zext i32 %597 to i64
  %633 = getelementptr inbounds nuw ptr, ptr %596, i64 %632
  store ptr %12, ptr %633, align 8, !tbaa !34
  br label %634

634:                                              ; preds = %622, %609
  %635 = phi i32 [ %631, %622 ], [ %597, %609 ]
  %636 = load i32, ptr %588, align 8, !tbaa !238
  %637 = icmp eq i32 %636, 0
  br i1 %637, label %643, label %638

638:                                              ; preds = %634
  %639 = load ptr, ptr %15, align 8, !tbaa !133
  %640 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %641 = load ptr, ptr %640, align 8, !tbaa !242
  %642 = zext i32 %636 to i64
  br label %653

643:                                              ; preds = %653, %634
  %644 = phi i32 [ %635, %634 ], [ %660, %653 ]
  %645 = load i32, ptr %591, align 4, !tbaa !239
  %646 = icmp eq i32 %645, 0
  br i1 %646, label %767, label %647

647:                                              ; preds = %643
  %648 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %649 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %650 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %651 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %652 = getelementptr inbounds nuw i8, ptr %0, i64 144
  br label %665

653:                                              ; preds = %638, %653
  %654 = phi i64 [ 0, %638 ], [ %663, %653 ]
  %655 = phi i32 [ %635, %638 ], [ %660, %653 ]
  %656 = getelementptr inbounds nuw i32, ptr %641, i64 %654
  %657 = load i32, ptr %656, align 4, !tbaa !9
  %658 = sext i32 %657 to i64
  %659 = getelementptr inbounds i64, ptr %639, i64 %658
  %660 = add i32 %655, 1
  %661 = zext i32 %655 to i64
  %662 = getelementptr inbounds nuw ptr, ptr %596, i64 %661
  store ptr %659, ptr %662, align 8, !tbaa !34
  %663 = add nuw nsw i64 %654, 1
  %664 = icmp eq i64 %663, %642
  br i1 %664, label %643, label %653, !llvm.loop !243

665:                                              ; preds = %647, %755
  %666 = phi i64 [ 0, %647 ], [ %759, %755 ]
  %667 = phi i32 [ %644, %647 ], [ %756, %755 ]
  %668 = load ptr, ptr %648, align 8, !tbaa !244
  %669 = getelementptr inbounds nuw %struct.tfc_map, ptr %668, i64 %666
  %670 = getelementptr inbounds nuw [128 x i8], ptr %11, i64 %666
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  %671 = load ptr, ptr %649, align 8, !tbaa !136
  %672 = load ptr, ptr %650, align 8, !tbaa !137
  %673 = load i32, ptr %651, align 8, !tbaa !138
  %674 = sext i32 %673 to i64
  %675 = getelementptr inbounds i32, ptr %672, i64 %674
  %676 = load i32, ptr %669, align 8, !tbaa !245
  %677 = zext i32 %676 to i64
  %678 = getelementptr inbounds nuw i32, ptr %675, i64 %677
  %679 = load i32, ptr %678, align 4, !tbaa !9
  %680 = sext i32 %679 to i64
  %681 = getelementptr inbounds ptr, ptr %671, i64 %680
  %682 = load ptr, ptr %681, align 8, !tbaa !34
  %683 = load ptr, ptr %652, align 8, !tbaa !13
  %684 = getelementptr inbounds nuw i8, ptr %683, i64 376
  %685 = load ptr, ptr %684, align 8, !tbaa !247
  %686 = icmp eq ptr %685, null
  br i1 %686, label %695, label %687

687:                                              ; preds = %665
  %688 = getelementptr inbounds nuw i8, ptr %669, i64 8
  %689 = load i32, ptr %688, align 8, !tbaa !248
  %690 = icmp eq i32 %689, 0
  br i1 %690, label %745, label %691

691:                                              ; preds = %687
  %692 = getelementptr inbounds nuw i8, ptr %669, i64 40
  %693 = load ptr, ptr %15, align 8, !tbaa !133
  %694 = zext i32 %689 to i64
  br label %729

695:                                              ; preds = %665
  %696 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %703

697:                                              ; preds = %703
  %698 = add nuw nsw i32 %704, 1
  %699 = icmp eq i32 %698, 100
  br i1 %699, label %700, label %703, !llvm.loop !39

700:                                              ; preds = %697
  %701 = atomicrmw xchg ptr %696, i32 2 acquire, align 4
  %702 = icmp eq i32 %701, 0
  br i1 %702, label %711, label %707

703:                                              ; preds = %697, %695
  %704 = phi i32 [ 0, %695 ], [ %698, %697 ]
  %705 = cmpxchg ptr %696, i32 0, i32 1 acquire monotonic, align 4
  %706 = extractvalue { i32, i1 } %705, 1
  br i1 %706, label %711, label %697

707:                                              ; preds = %700, %707
  %708 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %696, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %709 = atomicrmw xchg ptr %696, i32 2 acquire, align 4
  %710 = icmp eq i32 %709, 0
  br i1 %710, label %711, label %707, !llvm.loop !41

711:                                              ; preds = %703, %707, %700
  %712 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %713 = load atomic i32, ptr %712 seq_cst, align 4
  %714 = icmp eq i32 %713, 0
  br i1 %714, label %715, label %718

715:                                              ; preds = %711
  %716 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store i32 801, ptr %716, align 8, !tbaa !46
  %717 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr @.str.25, ptr %717, align 8, !tbaa !47
  br label %718

718:                                              ; preds = %715, %711
  %719 = atomicrmw xchg ptr %696, i32 0 release, align 4
  %720 = icmp eq i32 %719, 2
  br i1 %720, label %721, label %763

721:                                              ; preds = %718
  %722 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %696, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  br label %763

723:                                              ; preds = %729
  %724 = icmp eq i32 %689, 1
  br i1 %724, label %745, label %725

725:                                              ; preds = %723
  %726 = getelementptr inbounds nuw i8, ptr %669, i64 80
  %727 = add i32 %689, -1
  %728 = zext i32 %727 to i64
  br label %737

729:                                              ; preds = %729, %691
  %730 = phi i64 [ 0, %691 ], [ %735, %729 ]
  %731 = getelementptr inbounds nuw ptr, ptr %692, i64 %730
  %732 = load ptr, ptr %731, align 8, !tbaa !211
  %733 = call fastcc i64 @evaluate(ptr noundef %732, ptr noundef %693)
  %734 = getelementptr inbounds nuw i64, ptr %5, i64 %730
  store i64 %733, ptr %734, align 8, !tbaa !140
  %735 = add nuw nsw i64 %730, 1
  %736 = icmp eq i64 %735, %694
  br i1 %736, label %723, label %729, !llvm.loop !249

737:                                              ; preds = %737, %725
  %738 = phi i64 [ 0, %725 ], [ %743, %737 ]
  %739 = getelementptr inbounds nuw ptr, ptr %726, i64 %738
  %740 = load ptr, ptr %739, align 8, !tbaa !211
  %741 = call fastcc i64 @evaluate(ptr noundef %740, ptr noundef %693)
  %742 = getelementptr inbounds nuw i64, ptr %6, i64 %738
  store i64 %741, ptr %742, align 8, !tbaa !140
  %743 = add nuw nsw i64 %738, 1
  %744 = icmp eq i64 %743, %728
  br i1 %744, label %745, label %737, !llvm.loop !250

745:                                              ; preds = %737, %687, %723
  %746 = getelementptr inbounds nuw i8, ptr %669, i64 4
  %747 = load i32, ptr %746, align 4, !tbaa !251
  %748 = getelementptr inbounds nuw i8, ptr %669, i64 32
  %749 = load i64, ptr %748, align 8, !tbaa !252
  %750 = getelementptr inbounds i8, ptr %682, i64 %749
  %751 = getelementptr inbounds nuw i8, ptr %669, i64 12
  %752 = call signext i32 %685(ptr noundef nonnull %670, i32 noundef signext %747, i32 noundef signext %689, ptr noundef %750, ptr noundef nonnull %5, ptr noundef nonnull %6, ptr noundef nonnull %751, ptr noundef nonnull @encode.steps, i32 noundef signext 0, i32 noundef signext 3, i32 noundef signext 2, i32 noundef signext 0) #12
  %753 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %752, ptr noundef nonnull @.str.25)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  %754 = icmp eq i32 %753, 0
  br i1 %754, label %755, label %833

755:                                              ; preds = %745
  %756 = add i32 %667, 1
  %757 = zext i32 %667 to i64
  %758 = getelementptr inbounds nuw ptr, ptr %596, i64 %757
  store ptr %670, ptr %758, align 8, !tbaa !34
  %759 = add nuw nsw i64 %666, 1
  %760 = load i32, ptr %591, align 4, !tbaa !239
  %761 = zext i32 %760 to i64
  %762 = icmp samesign ult i64 %759, %761
  br i1 %762, label %665, label %767, !llvm.loop !253

763:                                              ; preds = %718, %721
  %764 = load atomic i32, ptr %712 seq_cst, align 4
  %765 = icmp eq i32 %764, 0
  %766 = select i1 %765, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  br label %833

767:                                              ; preds = %755, %643
  %768 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %775

769:                                              ; preds = %775
  %770 = add nuw nsw i32 %776, 1
  %771 = icmp eq i32 %770, 100
  br i1 %771, label %772, label %775, !llvm.loop !39

772:                                              ; preds = %769
  %773 = atomicrmw xchg ptr %768, i32 2 acquire, align 4
  %774 = icmp eq i32 %773, 0
  br i1 %774, label %783, label %779

775:                                              ; preds = %769, %767
  %776 = phi i32 [ 0, %767 ], [ %770, %769 ]
  %777 = cmpxchg ptr %768, i32 0, i32 1 acquire monotonic, align 4
  %778 = extractvalue { i32, i1 } %777, 1
  br i1 %778, label %783, label %769

779:                                              ; preds = %772, %779
  %780 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %768, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %781 = atomicrmw xchg ptr %768, i32 2 acquire, align 4
  %782 = icmp eq i32 %781, 0
  br i1 %782, label %783, label %779, !llvm.loop !41

783:                                              ; preds = %775, %779, %772
  %784 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %785 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %786 = load i64, ptr %785, align 8, !tbaa !42
  %787 = add i64 %786, 1
  store i64 %787, ptr %785, align 8, !tbaa !42
  %788 = and i64 %786, 63
  %789 = getelementptr inbounds nuw ptr, ptr %784, i64 %788
  store ptr %3, ptr %789, align 8, !tbaa !151
  %790 = atomicrmw xchg ptr %768, i32 0 release, align 4
  %791 = icmp eq i32 %790, 2
  br i1 %791, label %792, label %794

792:                                              ; preds = %783
  %793 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %768, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  br label %794

794:                                              ; preds = %783, %792
  %795 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %796 = load ptr, ptr %795, align 8, !tbaa !106
  %797 = icmp eq ptr %796, null
  br i1 %797, label %804, label %798

798:                                              ; preds = %794
  %799 = getelementptr inbounds nuw i8, ptr %796, i64 24
  %800 = load i64, ptr %799, align 8, !tbaa !112
  %801 = freeze i64 %800
  %802 = icmp eq i64 %801, 1
  %803 = select i1 %802, i64 184, i64 168
  br label %804

804:                                              ; preds = %794, %798
  %805 = phi i64 [ %803, %798 ], [ 168, %794 ]
  %806 = getelementptr inbounds nuw i8, ptr %0, i64 %805
  %807 = load ptr, ptr %806, align 8, !tbaa !34
  %808 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %809 = load ptr, ptr %808, align 8, !tbaa !13
  %810 = getelementptr inbounds nuw i8, ptr %809, i64 144
  %811 = load ptr, ptr %810, align 8, !tbaa !254
  %812 = load ptr, ptr %3, align 8, !tbaa !210
  %813 = trunc i64 %584 to i32
  %814 = load i32, ptr %20, align 8, !tbaa !209
  %815 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %816 = load i32, ptr %815, align 4, !tbaa !255
  %817 = call signext i32 %811(ptr noundef %812, i32 noundef signext %813, i32 noundef signext 1, i32 noundef signext 1, i32 noundef signext %814, i32 noundef signext 1, i32 noundef signext 1, i32 noundef signext %816, ptr noundef %807, ptr noundef nonnull %596, ptr noundef null) #12
  %818 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %817, ptr noundef nonnull @.str.16)
  %819 = icmp eq i32 %818, 0
  br i1 %819, label %820, label %833

820:                                              ; preds = %804
  %821 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %822 = load i32, ptr %821, align 4, !tbaa !113
  %823 = icmp eq i32 %822, 0
  br i1 %823, label %833, label %824

824:                                              ; preds = %820
  %825 = load ptr, ptr %795, align 8, !tbaa !106
  %826 = icmp eq ptr %825, null
  br i1 %826, label %831, label %827

827:                                              ; preds = %824
  %828 = getelementptr inbounds nuw i8, ptr %825, i64 24
  %829 = load i64, ptr %828, align 8, !tbaa !112
  %830 = icmp eq i64 %829, 1
  br i1 %830, label %833, label %831

831:                                              ; preds = %824, %827
  %832 = call signext i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %833

833:                                              ; preds = %745, %763, %804, %820, %827, %831
  %834 = phi i32 [ %766, %763 ], [ %818, %804 ], [ %832, %831 ], [ 0, %827 ], [ 0, %820 ], [ %753, %745 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  call void @llvm.stackrestore.p0(ptr %595)
  br label %835

835:                                              ; preds = %4, %833, %567
  %836 = phi i32 [ %568, %567 ], [ %834, %833 ], [ 0, %4 ]
  ret i32 %836
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
  %8 = load i64, ptr %6, align 8, !tbaa !140
  switch i64 %8, label %23 [
    i64 0, label %78
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !140
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !140
  br label %74

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !140
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !140
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !140
  br label %74

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !140
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !140
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
  store i64 %73, ptr %27, align 8, !tbaa !140
  br label %74

74:                                               ; preds = %9, %71, %15
  %75 = phi i32 [ %72, %71 ], [ %5, %9 ], [ %5, %15 ]
  %76 = phi i32 [ %24, %71 ], [ %12, %9 ], [ %20, %15 ]
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !256

78:                                               ; preds = %4
  %79 = icmp eq i32 %5, 0
  %80 = load i64, ptr %3, align 8
  %81 = select i1 %79, i64 %80, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret i64 %81
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @make_layout(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2, i32 noundef signext range(i32 0, 3) %3, i32 noundef signext %4, i64 noundef %5, i64 noundef %6) unnamed_addr #13 {
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !216
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %8, align 4, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %13 = load ptr, ptr %12, align 8, !tbaa !28
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %15 = load ptr, ptr %14, align 8, !tbaa !257
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %17 = zext nneg i32 %3 to i64
  %18 = getelementptr inbounds nuw ptr, ptr %16, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %20 = getelementptr inbounds nuw i64, ptr %19, i64 %17
  %21 = load i64, ptr %20, align 8, !tbaa !140
  %22 = tail call signext i32 %15(ptr noundef nonnull %18, i32 noundef signext %4, i64 noundef %5, i64 noundef %6, i64 noundef %21) #12
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %7
  %25 = add nsw i32 %22, 10000
  %26 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %25, ptr noundef nonnull @.str.21)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %51

28:                                               ; preds = %7, %24
  %29 = load ptr, ptr %12, align 8, !tbaa !28
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 56
  %31 = load ptr, ptr %30, align 8, !tbaa !258
  %32 = load ptr, ptr %18, align 8, !tbaa !34
  %33 = call signext i32 %31(ptr noundef %32, i32 noundef signext 5, ptr noundef nonnull %8, i64 noundef 4) #12
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %28
  %36 = add nsw i32 %33, 10000
  %37 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %36, ptr noundef nonnull @.str.22)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %51

39:                                               ; preds = %28, %35
  %40 = load ptr, ptr %12, align 8, !tbaa !28
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 56
  %42 = load ptr, ptr %41, align 8, !tbaa !258
  %43 = load ptr, ptr %18, align 8, !tbaa !34
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %45 = getelementptr inbounds nuw i64, ptr %44, i64 %17
  %46 = call signext i32 %42(ptr noundef %43, i32 noundef signext 6, ptr noundef nonnull %45, i64 noundef 8) #12
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %51, label %48

48:                                               ; preds = %39
  %49 = add nsw i32 %46, 10000
  %50 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %49, ptr noundef nonnull @.str.22)
  br label %51

51:                                               ; preds = %48, %39, %35, %24
  %52 = phi i32 [ %26, %24 ], [ %37, %35 ], [ %50, %48 ], [ 0, %39 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  ret i32 %52
}

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @find_algorithm(ptr noundef %0, ptr noundef captures(none) %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef %3) unnamed_addr #13 {
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.tfc_heuristic, align 8
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1456
  %10 = load i64, ptr %9, align 8, !tbaa !27
  store i64 %10, ptr %5, align 8, !tbaa !140
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %12 = load ptr, ptr %11, align 8, !tbaa !28
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 80
  %14 = load ptr, ptr %13, align 8, !tbaa !259
  %15 = call signext i32 %14(ptr noundef %3, i32 noundef signext 1, ptr noundef nonnull %5, i64 noundef 8) #12
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %4
  %18 = add nsw i32 %15, 10000
  %19 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %18, ptr noundef nonnull @.str.23)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %114

21:                                               ; preds = %4, %17
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 80
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  %23 = load i64, ptr %22, align 8, !tbaa !140
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %6, align 4, !tbaa !9
  %25 = load ptr, ptr %11, align 8, !tbaa !28
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 80
  %27 = load ptr, ptr %26, align 8, !tbaa !259
  %28 = call signext i32 %27(ptr noundef %3, i32 noundef signext 5, ptr noundef nonnull %6, i64 noundef 4) #12
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  br label %35

31:                                               ; preds = %21
  %32 = add nsw i32 %28, 10000
  %33 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %32, ptr noundef nonnull @.str.23)
  %34 = icmp eq i32 %33, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  br i1 %34, label %35, label %114

35:                                               ; preds = %30, %31
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %37 = load i64, ptr %36, align 8, !tbaa !140
  %38 = trunc i64 %37 to i32
  store i32 %38, ptr %6, align 4, !tbaa !9
  %39 = load ptr, ptr %11, align 8, !tbaa !28
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 80
  %41 = load ptr, ptr %40, align 8, !tbaa !259
  %42 = call signext i32 %41(ptr noundef %3, i32 noundef signext 6, ptr noundef nonnull %6, i64 noundef 4) #12
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %48, label %44

44:                                               ; preds = %35
  %45 = add nsw i32 %42, 10000
  %46 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %45, ptr noundef nonnull @.str.23)
  %47 = icmp eq i32 %46, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  br i1 %47, label %49, label %114

48:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  br label %49

49:                                               ; preds = %48, %44
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %51 = load i64, ptr %50, align 8, !tbaa !140
  %52 = trunc i64 %51 to i32
  store i32 %52, ptr %6, align 4, !tbaa !9
  %53 = load ptr, ptr %11, align 8, !tbaa !28
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !259
  %56 = call signext i32 %55(ptr noundef %3, i32 noundef signext 7, ptr noundef nonnull %6, i64 noundef 4) #12
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %62, label %58

58:                                               ; preds = %49
  %59 = add nsw i32 %56, 10000
  %60 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %59, ptr noundef nonnull @.str.23)
  %61 = icmp eq i32 %60, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  br i1 %61, label %63, label %114

62:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  br label %63

63:                                               ; preds = %62, %58
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  %64 = load i64, ptr %50, align 8, !tbaa !140
  %65 = trunc i64 %64 to i32
  store i32 %65, ptr %6, align 4, !tbaa !9
  %66 = load ptr, ptr %11, align 8, !tbaa !28
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 80
  %68 = load ptr, ptr %67, align 8, !tbaa !259
  %69 = call signext i32 %68(ptr noundef %3, i32 noundef signext 8, ptr noundef nonnull %6, i64 noundef 4) #12
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %75, label %71

71:                                               ; preds = %63
  %72 = add nsw i32 %69, 10000
  %73 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %72, ptr noundef nonnull @.str.23)
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
  store i32 0, ptr %8, align 4, !tbaa !9
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %78 = load ptr, ptr %11, align 8, !tbaa !28
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 88
  %80 = load ptr, ptr %79, align 8, !tbaa !260
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %82 = load ptr, ptr %81, align 8, !tbaa !203
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %84 = load ptr, ptr %83, align 8, !tbaa !29
  %85 = load ptr, ptr %77, align 8, !tbaa !34
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %87 = load ptr, ptr %86, align 8, !tbaa !34
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 312
  %89 = load ptr, ptr %88, align 8, !tbaa !34
  %90 = call signext i32 %80(ptr noundef %82, ptr noundef %84, ptr noundef %85, ptr noundef %87, ptr noundef %89, ptr noundef %89, ptr noundef %3, i32 noundef signext 1, ptr noundef nonnull %7, ptr noundef nonnull %8) #12
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %96, label %92

92:                                               ; preds = %76
  %93 = add nsw i32 %90, 10000
  %94 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %93, ptr noundef nonnull @.str.24)
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %112

96:                                               ; preds = %76, %92
  %97 = load i32, ptr %8, align 4, !tbaa !9
  %98 = icmp eq i32 %97, 0
  %99 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %100 = load i32, ptr %99, align 8
  %101 = icmp ne i32 %100, 0
  %102 = select i1 %98, i1 true, i1 %101
  br i1 %102, label %103, label %107

103:                                              ; preds = %96
  %104 = add nsw i32 %100, 10000
  %105 = select i1 %101, i32 %104, i32 10015
  %106 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %105, ptr noundef nonnull @.str.24)
  br label %112

107:                                              ; preds = %96
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 320
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %108, ptr noundef nonnull align 8 dereferenceable(64) %7, i64 64, i1 false)
  %109 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %110 = load i64, ptr %109, align 8, !tbaa !261
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 384
  store i64 %110, ptr %111, align 8, !tbaa !235
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
  %2 = alloca [17 x %struct.anon], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %3, i8 0, i64 256, i1 false)
  store i64 9223372036854775807, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 1, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !130
  %7 = icmp slt i64 %6, 1
  br i1 %7, label %75, label %8

8:                                                ; preds = %1
  %9 = load ptr, ptr %0, align 8, !tbaa !131
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
  %21 = load i64, ptr %20, align 8, !tbaa !263
  %22 = icmp slt i64 %16, %21
  %23 = add nsw i64 %19, -1
  br i1 %22, label %24, label %18, !llvm.loop !265

24:                                               ; preds = %18
  %25 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %9, i64 %16
  %26 = trunc nsw i64 %19 to i32
  %27 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %28 = load i64, ptr %27, align 8, !tbaa !266
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 20
  %30 = load i32, ptr %29, align 4, !tbaa !134
  %31 = icmp eq i32 %30, 12
  br i1 %31, label %32, label %37

32:                                               ; preds = %24
  %33 = load ptr, ptr %25, align 8, !tbaa !99
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !101
  %36 = mul nsw i64 %35, %28
  br label %67

37:                                               ; preds = %24
  %38 = icmp eq i32 %30, 5
  %39 = select i1 %38, i64 %28, i64 0
  %40 = icmp eq i32 %30, 4
  br i1 %40, label %41, label %67

41:                                               ; preds = %37
  %42 = load ptr, ptr %10, align 8, !tbaa !267
  %43 = load ptr, ptr %11, align 8, !tbaa !137
  %44 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %45 = load i32, ptr %44, align 8, !tbaa !138
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %43, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %49 = load i32, ptr %48, align 4, !tbaa !9
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i64, ptr %42, i64 %50
  %52 = load ptr, ptr %12, align 8, !tbaa !133
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
  store i64 %60, ptr %63, align 8, !tbaa !263
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
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret i64 %76
}

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @begin_times(ptr noundef %0, ptr noundef captures(none) %1) unnamed_addr #13 {
  %3 = alloca %struct.timespec, align 8
  %4 = load ptr, ptr %1, align 8, !tbaa !64
  %5 = load ptr, ptr %4, align 8, !tbaa !34
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %18

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %9 = load ptr, ptr %8, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 272
  %11 = load ptr, ptr %10, align 8, !tbaa !98
  %12 = tail call signext i32 %11(ptr noundef nonnull %4, i32 noundef signext 0) #12
  %13 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %12, ptr noundef nonnull @.str.12)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %46

15:                                               ; preds = %7
  %16 = load ptr, ptr %1, align 8, !tbaa !64
  %17 = load ptr, ptr %16, align 8, !tbaa !34
  br label %18

18:                                               ; preds = %15, %2
  %19 = phi ptr [ %17, %15 ], [ %5, %2 ]
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %21 = load ptr, ptr %20, align 8, !tbaa !13
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 288
  %23 = load ptr, ptr %22, align 8, !tbaa !54
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %25 = load ptr, ptr %24, align 8, !tbaa !44
  %26 = tail call signext i32 %23(ptr noundef %19, ptr noundef %25) #12
  %27 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %26, ptr noundef nonnull @.str.10)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %46

29:                                               ; preds = %18
  %30 = load ptr, ptr %20, align 8, !tbaa !13
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 312
  %32 = load ptr, ptr %31, align 8, !tbaa !52
  %33 = load ptr, ptr %1, align 8, !tbaa !64
  %34 = load ptr, ptr %33, align 8, !tbaa !34
  %35 = tail call signext i32 %32(ptr noundef %34) #12
  %36 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %35, ptr noundef nonnull @.str.11)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %46

38:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  %39 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %3) #12
  %40 = load i64, ptr %3, align 8, !tbaa !176
  %41 = mul nsw i64 %40, 1000000000
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %43 = load i64, ptr %42, align 8, !tbaa !178
  %44 = add nsw i64 %41, %43
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store i64 %44, ptr %45, align 8, !tbaa !175
  br label %46

46:                                               ; preds = %29, %18, %7, %38
  %47 = phi i32 [ 0, %38 ], [ %36, %29 ], [ %27, %18 ], [ %13, %7 ]
  ret i32 %47
}

; Function Attrs: nounwind
declare signext i32 @clock_gettime(i32 noundef signext, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @record_event(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef %2) unnamed_addr #13 {
  %4 = load ptr, ptr %2, align 8, !tbaa !34
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %14

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %8 = load ptr, ptr %7, align 8, !tbaa !13
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 272
  %10 = load ptr, ptr %9, align 8, !tbaa !98
  %11 = tail call signext i32 %10(ptr noundef nonnull %2, i32 noundef signext 0) #12
  %12 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %11, ptr noundef nonnull @.str.12)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %44

14:                                               ; preds = %6, %3
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %16 = load ptr, ptr %15, align 8, !tbaa !106
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %14
  %19 = load ptr, ptr %2, align 8, !tbaa !34
  br label %34

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %22 = load i64, ptr %21, align 8, !tbaa !112
  %23 = icmp eq i64 %22, 1
  %24 = load ptr, ptr %2, align 8, !tbaa !34
  br i1 %23, label %25, label %34

25:                                               ; preds = %20
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %27 = load ptr, ptr %26, align 8, !tbaa !13
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 296
  %29 = load ptr, ptr %28, align 8, !tbaa !125
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %31 = load ptr, ptr %30, align 8, !tbaa !128
  %32 = tail call signext i32 %29(ptr noundef %24, ptr noundef %31, i32 noundef signext 1) #12
  %33 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %32, ptr noundef nonnull @.str.27)
  br label %44

34:                                               ; preds = %18, %20
  %35 = phi ptr [ %19, %18 ], [ %24, %20 ]
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %37 = load ptr, ptr %36, align 8, !tbaa !13
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 288
  %39 = load ptr, ptr %38, align 8, !tbaa !54
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %41 = load ptr, ptr %40, align 8, !tbaa !44
  %42 = tail call signext i32 %39(ptr noundef %35, ptr noundef %41) #12
  %43 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %42, ptr noundef nonnull @.str.10)
  br label %44

44:                                               ; preds = %6, %34, %25
  %45 = phi i32 [ %33, %25 ], [ %43, %34 ], [ %12, %6 ]
  ret i32 %45
}

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @wait_for(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 212
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %65

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = tail call signext i32 %12(ptr noundef %14) #12
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %2, i32 noundef signext %15, ptr noundef nonnull @.str.9)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %65

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 200
  br label %26

20:                                               ; preds = %26
  %21 = add nuw nsw i32 %27, 1
  %22 = icmp eq i32 %21, 100
  br i1 %22, label %23, label %26, !llvm.loop !39

23:                                               ; preds = %20
  %24 = atomicrmw xchg ptr %19, i32 2 acquire, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %34, label %30

26:                                               ; preds = %20, %18
  %27 = phi i32 [ 0, %18 ], [ %21, %20 ]
  %28 = cmpxchg ptr %19, i32 0, i32 1 acquire monotonic, align 4
  %29 = extractvalue { i32, i1 } %28, 1
  br i1 %29, label %34, label %20

30:                                               ; preds = %23, %30
  %31 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %19, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %32 = atomicrmw xchg ptr %19, i32 2 acquire, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %30, !llvm.loop !41

34:                                               ; preds = %26, %30, %23
  %35 = load ptr, ptr %9, align 8, !tbaa !13
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 288
  %37 = load ptr, ptr %36, align 8, !tbaa !54
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %39 = load ptr, ptr %38, align 8, !tbaa !201
  %40 = tail call signext i32 %37(ptr noundef %39, ptr noundef %3) #12
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %57

42:                                               ; preds = %34
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %44 = load ptr, ptr %43, align 8, !tbaa !13
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 96
  %46 = load ptr, ptr %45, align 8, !tbaa !21
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %48 = load ptr, ptr %47, align 8, !tbaa !23
  %49 = tail call signext i32 %46(ptr noundef %48) #12
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %57

51:                                               ; preds = %42
  %52 = load ptr, ptr %43, align 8, !tbaa !13
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 264
  %54 = load ptr, ptr %53, align 8, !tbaa !270
  %55 = load ptr, ptr %38, align 8, !tbaa !201
  %56 = tail call signext i32 %54(ptr noundef %1, ptr noundef %55, i32 noundef signext 0) #12
  br label %57

57:                                               ; preds = %51, %42, %34
  %58 = phi i32 [ %49, %42 ], [ %56, %51 ], [ %40, %34 ]
  %59 = atomicrmw xchg ptr %19, i32 0 release, align 4
  %60 = icmp eq i32 %59, 2
  br i1 %60, label %61, label %63

61:                                               ; preds = %57
  %62 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %19, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  br label %63

63:                                               ; preds = %57, %61
  %64 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %58, ptr noundef nonnull @.str.31)
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

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { inlinehint nounwind }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { nounwind }
attributes #6 = { nofree norecurse nosync nounwind memory(argmem: read) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !5, !6, !7}
!llvm.errno.tbaa = !{!9}

!0 = !{i32 7, !"Dwarf Version", i32 4}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 1, !"target-abi", !"lp64d"}
!3 = !{i32 6, !"riscv-isa", !4}
!4 = !{!"rv64i2p1_m2p0_a2p1_f2p2_d2p2_c2p0_zicsr2p0_zmmul1p0_zaamo1p0_zalrsc1p0_zca1p0_zcd1p0"}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"uwtable", i32 2}
!7 = !{i32 8, !"SmallDataLimit", i32 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{!14, !17, i64 144}
!14 = !{!"tfc_gpu", !15, i64 0, !17, i64 144, !10, i64 152, !10, i64 156, !16, i64 160, !16, i64 168, !16, i64 176, !16, i64 184, !16, i64 192, !11, i64 200, !11, i64 204, !11, i64 208, !11, i64 212, !10, i64 216, !18, i64 224, !19, i64 232, !19, i64 240, !11, i64 248, !19, i64 760, !19, i64 768, !11, i64 776, !11, i64 1288, !19, i64 1416, !11, i64 1424, !20, i64 1432, !16, i64 1440, !16, i64 1448, !19, i64 1456, !11, i64 1464, !10, i64 1468}
!15 = !{!"tfc_device", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !16, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128, !16, i64 136}
!16 = !{!"any pointer", !11, i64 0}
!17 = !{!"p1 _ZTS16tfc_driver_table", !16, i64 0}
!18 = !{!"p1 omnipotent char", !16, i64 0}
!19 = !{!"long", !11, i64 0}
!20 = !{!"p1 _ZTS17tfc_library_table", !16, i64 0}
!21 = !{!22, !16, i64 96}
!22 = !{!"tfc_driver_table", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !16, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128, !16, i64 136, !16, i64 144, !16, i64 152, !16, i64 160, !16, i64 168, !16, i64 176, !16, i64 184, !16, i64 192, !16, i64 200, !16, i64 208, !16, i64 216, !16, i64 224, !16, i64 232, !16, i64 240, !16, i64 248, !16, i64 256, !16, i64 264, !16, i64 272, !16, i64 280, !16, i64 288, !16, i64 296, !16, i64 304, !16, i64 312, !16, i64 320, !16, i64 328, !16, i64 336, !16, i64 344, !16, i64 352, !16, i64 360, !16, i64 368, !16, i64 376}
!23 = !{!14, !16, i64 160}
!24 = !{!25, !16, i64 0}
!25 = !{!"tfc_library_table", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !16, i64 96}
!26 = !{!14, !16, i64 1448}
!27 = !{!14, !19, i64 1456}
!28 = !{!14, !20, i64 1432}
!29 = !{!30, !16, i64 288}
!30 = !{!"tfc_product", !11, i64 0, !31, i64 32, !31, i64 72, !31, i64 112, !10, i64 152, !10, i64 156, !11, i64 160, !16, i64 288, !11, i64 296, !11, i64 320, !19, i64 384}
!31 = !{!"tfc_matrix", !32, i64 0, !32, i64 8, !32, i64 16, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36}
!32 = !{!"p1 long", !16, i64 0}
!33 = !{!25, !16, i64 24}
!34 = !{!16, !16, i64 0}
!35 = !{!25, !16, i64 48}
!36 = !{!37, !16, i64 16}
!37 = !{!"tfc_recording", !32, i64 0, !19, i64 8, !16, i64 16, !19, i64 24}
!38 = !{!22, !16, i64 368}
!39 = distinct !{!39, !40}
!40 = !{!"llvm.loop.mustprogress"}
!41 = distinct !{!41, !40}
!42 = !{!14, !19, i64 232}
!43 = !{!22, !16, i64 256}
!44 = !{!14, !16, i64 168}
!45 = !{!14, !19, i64 240}
!46 = !{!14, !10, i64 216}
!47 = !{!14, !18, i64 224}
!48 = !{!22, !16, i64 192}
!49 = !{!14, !19, i64 1416}
!50 = !{!51, !16, i64 8}
!51 = !{!"tfc_stage", !16, i64 0, !16, i64 8, !19, i64 16, !16, i64 24}
!52 = !{!22, !16, i64 312}
!53 = !{!51, !16, i64 0}
!54 = !{!22, !16, i64 288}
!55 = !{!22, !16, i64 200}
!56 = !{!22, !16, i64 208}
!57 = !{!22, !16, i64 224}
!58 = !{!51, !16, i64 24}
!59 = !{!60, !19, i64 16}
!60 = !{!"tfc_timer", !61, i64 0, !62, i64 8, !19, i64 16, !19, i64 24, !19, i64 32, !63, i64 40}
!61 = !{!"any p2 pointer", !16, i64 0}
!62 = !{!"p1 int", !16, i64 0}
!63 = !{!"p1 _ZTS11tfc_monitor", !16, i64 0}
!64 = !{!60, !61, i64 0}
!65 = !{!22, !16, i64 280}
!66 = distinct !{!66, !40}
!67 = !{!22, !16, i64 104}
!68 = !{!22, !16, i64 112}
!69 = !{!22, !16, i64 120}
!70 = !{!22, !16, i64 136}
!71 = !{!22, !16, i64 128}
!72 = !{!22, !16, i64 160}
!73 = !{!22, !16, i64 168}
!74 = !{!22, !16, i64 176}
!75 = !{!22, !16, i64 184}
!76 = !{!22, !16, i64 152}
!77 = !{!22, !16, i64 40}
!78 = !{!14, !10, i64 152}
!79 = !{!22, !16, i64 56}
!80 = !{!22, !16, i64 80}
!81 = !{!15, !16, i64 0}
!82 = !{!15, !16, i64 8}
!83 = !{!15, !16, i64 16}
!84 = !{!15, !16, i64 40}
!85 = !{!15, !16, i64 24}
!86 = !{!15, !16, i64 32}
!87 = !{!15, !16, i64 48}
!88 = !{!15, !16, i64 56}
!89 = !{!15, !16, i64 64}
!90 = !{!15, !16, i64 72}
!91 = !{!15, !16, i64 80}
!92 = !{!15, !16, i64 88}
!93 = !{!15, !16, i64 96}
!94 = !{!15, !16, i64 104}
!95 = !{!15, !16, i64 112}
!96 = !{!15, !16, i64 120}
!97 = !{!22, !16, i64 240}
!98 = !{!22, !16, i64 272}
!99 = !{!100, !16, i64 0}
!100 = !{!"tfc_instruction", !16, i64 0, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24}
!101 = !{!102, !19, i64 8}
!102 = !{!"tfc_launches", !103, i64 0, !19, i64 8}
!103 = !{!"p1 _ZTS10tfc_launch", !16, i64 0}
!104 = distinct !{!104, !40}
!105 = !{!102, !103, i64 0}
!106 = !{!107, !111, i64 104}
!107 = !{!"tfc_region", !108, i64 0, !19, i64 8, !61, i64 16, !32, i64 24, !61, i64 32, !62, i64 40, !109, i64 48, !19, i64 56, !32, i64 64, !18, i64 72, !110, i64 80, !19, i64 88, !62, i64 96, !111, i64 104}
!108 = !{!"p1 _ZTS15tfc_instruction", !16, i64 0}
!109 = !{!"p1 _ZTS7tfc_ctx", !16, i64 0}
!110 = !{!"p1 _ZTS9tfc_block", !16, i64 0}
!111 = !{!"p1 _ZTS13tfc_recording", !16, i64 0}
!112 = !{!37, !19, i64 24}
!113 = !{!14, !10, i64 156}
!114 = !{!22, !16, i64 344}
!115 = !{!107, !109, i64 48}
!116 = !{!117, !123, i64 48}
!117 = !{!"tfc_ctx", !10, i64 0, !10, i64 4, !118, i64 8, !119, i64 16, !120, i64 24, !121, i64 32, !122, i64 40, !123, i64 48}
!118 = !{!"p1 _ZTS8tfc_pool", !16, i64 0}
!119 = !{!"p1 _ZTS8tfc_host", !16, i64 0}
!120 = !{!"p1 _ZTS11tfc_failure", !16, i64 0}
!121 = !{!"p1 _ZTS10tfc_device", !16, i64 0}
!122 = !{!"p1 _ZTS10tfc_checks", !16, i64 0}
!123 = !{!"p1 _ZTS9tfc_timer", !16, i64 0}
!124 = !{!60, !19, i64 24}
!125 = !{!22, !16, i64 296}
!126 = distinct !{!126, !40}
!127 = !{!22, !16, i64 328}
!128 = !{!14, !16, i64 184}
!129 = !{!37, !32, i64 0}
!130 = !{!107, !19, i64 8}
!131 = !{!107, !108, i64 0}
!132 = !{!37, !19, i64 8}
!133 = !{!107, !32, i64 24}
!134 = !{!100, !10, i64 20}
!135 = !{!100, !10, i64 12}
!136 = !{!107, !61, i64 16}
!137 = !{!107, !62, i64 40}
!138 = !{!100, !10, i64 8}
!139 = distinct !{!139, !40}
!140 = !{!19, !19, i64 0}
!141 = distinct !{!141, !40}
!142 = distinct !{!142, !40}
!143 = !{!117, !122, i64 40}
!144 = !{!145, !19, i64 24}
!145 = !{!"tfc_checks", !146, i64 0, !62, i64 8, !146, i64 16, !19, i64 24, !19, i64 32}
!146 = !{!"p1 _ZTS9tfc_check", !16, i64 0}
!147 = !{!145, !19, i64 32}
!148 = !{!22, !16, i64 352}
!149 = !{!14, !19, i64 760}
!150 = distinct !{!150, !40}
!151 = !{!103, !103, i64 0}
!152 = !{!22, !16, i64 336}
!153 = !{!22, !16, i64 360}
!154 = !{!14, !19, i64 768}
!155 = !{!145, !146, i64 16}
!156 = !{!145, !146, i64 0}
!157 = !{!158, !10, i64 4}
!158 = !{!"tfc_check", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !19, i64 16, !19, i64 24, !19, i64 32, !159, i64 40}
!159 = !{!"double", !11, i64 0}
!160 = !{!117, !120, i64 24}
!161 = !{!145, !62, i64 8}
!162 = !{!158, !10, i64 8}
!163 = !{!158, !19, i64 16}
!164 = !{!158, !19, i64 24}
!165 = !{!158, !19, i64 32}
!166 = !{!158, !159, i64 40}
!167 = !{!11, !11, i64 0}
!168 = !{!159, !159, i64 0}
!169 = distinct !{!169, !40}
!170 = !{!100, !10, i64 16}
!171 = !{!60, !62, i64 8}
!172 = !{!173, !173, i64 0}
!173 = !{!"float", !11, i64 0}
!174 = !{!22, !16, i64 320}
!175 = !{!60, !19, i64 32}
!176 = !{!177, !19, i64 0}
!177 = !{!"timespec", !19, i64 0, !19, i64 8}
!178 = !{!177, !19, i64 8}
!179 = !{!60, !63, i64 40}
!180 = !{!181, !19, i64 40}
!181 = !{!"tfc_monitor", !11, i64 0, !10, i64 4, !182, i64 8, !19, i64 16, !19, i64 24, !183, i64 32, !19, i64 40, !19, i64 48}
!182 = !{!"p1 _ZTS9tfc_event", !16, i64 0}
!183 = !{!"p1 _ZTS8tfc_runs", !16, i64 0}
!184 = !{!181, !183, i64 32}
!185 = !{!186, !19, i64 0}
!186 = !{!"tfc_runs", !19, i64 0, !19, i64 8, !19, i64 16, !19, i64 24}
!187 = !{!186, !19, i64 16}
!188 = !{!186, !19, i64 24}
!189 = !{!186, !19, i64 8}
!190 = !{!181, !19, i64 48}
!191 = !{!181, !19, i64 24}
!192 = !{!181, !19, i64 16}
!193 = !{!181, !182, i64 8}
!194 = distinct !{!194, !40}
!195 = !{!22, !16, i64 232}
!196 = !{!22, !16, i64 216}
!197 = distinct !{!197, !40}
!198 = !{!14, !16, i64 176}
!199 = !{!22, !16, i64 248}
!200 = distinct !{!200, !40}
!201 = !{!14, !16, i64 192}
!202 = !{!25, !16, i64 8}
!203 = !{!14, !16, i64 1440}
!204 = !{!22, !16, i64 88}
!205 = !{!51, !19, i64 16}
!206 = !{!207, !32, i64 8}
!207 = !{!"tfc_launch", !16, i64 0, !32, i64 8, !62, i64 16, !208, i64 24, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44, !10, i64 48, !10, i64 52}
!208 = !{!"p1 _ZTS7tfc_map", !16, i64 0}
!209 = !{!207, !10, i64 40}
!210 = !{!207, !16, i64 0}
!211 = !{!32, !32, i64 0}
!212 = !{!213, !19, i64 0}
!213 = !{!"now", !19, i64 0, !19, i64 8, !19, i64 16, !19, i64 24, !11, i64 32, !11, i64 56, !11, i64 80, !11, i64 104}
!214 = !{!213, !19, i64 8}
!215 = !{!213, !19, i64 16}
!216 = !{!213, !19, i64 24}
!217 = !{!31, !10, i64 24}
!218 = !{!31, !32, i64 0}
!219 = !{!31, !32, i64 8}
!220 = !{!31, !32, i64 16}
!221 = !{!31, !10, i64 32}
!222 = !{!18, !18, i64 0}
!223 = !{!30, !10, i64 156}
!224 = !{!30, !10, i64 108}
!225 = !{!30, !10, i64 68}
!226 = !{!25, !16, i64 16}
!227 = !{!30, !10, i64 152}
!228 = !{!25, !16, i64 32}
!229 = !{!30, !10, i64 100}
!230 = !{!30, !10, i64 60}
!231 = !{!30, !10, i64 140}
!232 = !{!25, !16, i64 64}
!233 = !{!25, !16, i64 72}
!234 = !{!25, !16, i64 96}
!235 = !{!30, !19, i64 384}
!236 = !{!207, !10, i64 52}
!237 = !{!14, !10, i64 1468}
!238 = !{!207, !10, i64 32}
!239 = !{!207, !10, i64 36}
!240 = !{!207, !10, i64 48}
!241 = distinct !{!241, !40}
!242 = !{!207, !62, i64 16}
!243 = distinct !{!243, !40}
!244 = !{!207, !208, i64 24}
!245 = !{!246, !10, i64 0}
!246 = !{!"tfc_map", !10, i64 0, !10, i64 4, !10, i64 8, !11, i64 12, !19, i64 32, !11, i64 40, !11, i64 80}
!247 = !{!22, !16, i64 376}
!248 = !{!246, !10, i64 8}
!249 = distinct !{!249, !40}
!250 = distinct !{!250, !40}
!251 = !{!246, !10, i64 4}
!252 = !{!246, !19, i64 32}
!253 = distinct !{!253, !40}
!254 = !{!22, !16, i64 144}
!255 = !{!207, !10, i64 44}
!256 = distinct !{!256, !40}
!257 = !{!25, !16, i64 40}
!258 = !{!25, !16, i64 56}
!259 = !{!25, !16, i64 80}
!260 = !{!25, !16, i64 88}
!261 = !{!262, !19, i64 64}
!262 = !{!"tfc_heuristic", !11, i64 0, !19, i64 64, !10, i64 72, !173, i64 76, !11, i64 80}
!263 = !{!264, !19, i64 0}
!264 = !{!"", !19, i64 0, !19, i64 8}
!265 = distinct !{!265, !40}
!266 = !{!264, !19, i64 8}
!267 = !{!107, !32, i64 64}
!268 = !{!100, !10, i64 24}
!269 = distinct !{!269, !40}
!270 = !{!22, !16, i64 264}
attributes #13 = { nounwind minsize optsize }
attributes #14 = { inlinehint nounwind minsize optsize }
attributes #15 = { nounwind optsize }
attributes #16 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) minsize optsize }
attributes #17 = { nofree norecurse nosync nounwind memory(argmem: read) optsize }
attributes #18 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
