; Made by `python -m tfc.runtime.native` from gpu.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.tfc_stage = type { ptr, ptr, i64, ptr }
%struct.tfc_launch = type { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32 }
%struct.tfc_instruction = type { ptr, ptr, i32, i32, i32, i32 }
%struct.tfc_check = type { i32, i32, i32, i32, i64, i64, i64, double }
%struct.tfc_map = type { i32, i32, i32, [5 x i32], i64, [5 x ptr], [5 x ptr] }

@.str = private unnamed_addr constant [19 x i8] c"cuGraphExecDestroy\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"cuStreamSynchronize\00", align 1
@.str.2 = private unnamed_addr constant [21 x i8] c"cuMemcpyHtoDAsync_v2\00", align 1
@.str.3 = private unnamed_addr constant [21 x i8] c"cuMemcpyDtoHAsync_v2\00", align 1
@.str.4 = private unnamed_addr constant [21 x i8] c"cuMemcpyDtoDAsync_v2\00", align 1
@.str.5 = private unnamed_addr constant [16 x i8] c"cuMemsetD8Async\00", align 1
@.str.6 = private unnamed_addr constant [12 x i8] c"cuDeviceGet\00", align 1
@.str.7 = private unnamed_addr constant [25 x i8] c"cuDevicePrimaryCtxRetain\00", align 1
@.str.8 = private unnamed_addr constant [16 x i8] c"cuCtxSetCurrent\00", align 1
@tfc_gpu_functions = local_unnamed_addr constant [820 x i8] c"cuInit cuDriverGetVersion cuGetErrorName cuGetErrorString cuDeviceGetCount cuDeviceGet cuDeviceGetName cuDeviceGetAttribute cuDeviceTotalMem_v2 cuDeviceGetPCIBusId cuDevicePrimaryCtxRetain cuDevicePrimaryCtxRelease_v2 cuCtxSetCurrent cuModuleLoadDataEx cuModuleUnload cuModuleGetFunction cuFuncGetAttribute cuFuncSetAttribute cuLaunchKernel cuMemGetInfo_v2 cuMemAlloc_v2 cuMemFree_v2 cuMemHostAlloc cuMemFreeHost cuMemcpyHtoDAsync_v2 cuMemcpyDtoHAsync_v2 cuMemcpyDtoDAsync_v2 cuMemcpyPeerAsync cuMemsetD8Async cuMemsetD32Async cuStreamCreate cuStreamDestroy_v2 cuStreamSynchronize cuStreamWaitEvent cuEventCreate cuEventDestroy_v2 cuEventRecord cuEventQuery cuEventSynchronize cuStreamBeginCapture_v2 cuStreamEndCapture cuGraphInstantiateWithFlags cuGraphLaunch cuGraphDestroy cuGraphExecDestroy cuTensorMapEncodeTiled \00", align 16
@.str.9 = private unnamed_addr constant [14 x i8] c"cuEventRecord\00", align 1
@.str.10 = private unnamed_addr constant [19 x i8] c"cuEventSynchronize\00", align 1
@.str.11 = private unnamed_addr constant [14 x i8] c"cuEventCreate\00", align 1
@.str.12 = private unnamed_addr constant [14 x i8] c"cuMemFreeHost\00", align 1
@.str.13 = private unnamed_addr constant [15 x i8] c"cuMemHostAlloc\00", align 1
@.str.14 = private unnamed_addr constant [15 x i8] c"cuStreamCreate\00", align 1
@.str.15 = private unnamed_addr constant [15 x i8] c"cuLaunchKernel\00", align 1
@encode.steps = internal constant [5 x i32] [i32 1, i32 1, i32 1, i32 1, i32 1], align 16
@.str.16 = private unnamed_addr constant [23 x i8] c"cuTensorMapEncodeTiled\00", align 1
@.str.17 = private unnamed_addr constant [14 x i8] c"cuGraphLaunch\00", align 1
@.str.18 = private unnamed_addr constant [17 x i8] c"cuMemsetD32Async\00", align 1
@.str.19 = private unnamed_addr constant [18 x i8] c"cuMemcpyPeerAsync\00", align 1
@.str.20 = private unnamed_addr constant [18 x i8] c"cuStreamWaitEvent\00", align 1
@.str.21 = private unnamed_addr constant [13 x i8] c"cuEventQuery\00", align 1

; Function Attrs: nounwind uwtable
define void @tfc_gpu_forget(ptr noundef %0, ptr noundef captures(none) initializes((24, 32)) %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = icmp eq ptr %4, null
  br i1 %5, label %17, label %6

6:                                                ; preds = %2
  %7 = tail call i32 @tfc_gpu_wait(ptr noundef %0)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %17

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %11 = load ptr, ptr %10, align 8, !tbaa !14
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 352
  %13 = load ptr, ptr %12, align 8, !tbaa !19
  %14 = load ptr, ptr %3, align 8, !tbaa !9
  %15 = tail call i32 %13(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %15, ptr noundef nonnull @.str)
  br label %17

17:                                               ; preds = %9, %6, %2
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  ret void
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_wait(ptr noundef %0) local_unnamed_addr #13 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %3 = load atomic i32, ptr %2 monotonic, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %95

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %7 = load ptr, ptr %6, align 8, !tbaa !14
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %9 = load ptr, ptr %8, align 8, !tbaa !21
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load ptr, ptr %10, align 8, !tbaa !22
  %12 = tail call i32 %9(ptr noundef %11) #5
  %13 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %12, ptr noundef nonnull @.str.8)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %95

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 184
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
  br i1 %38, label %17, label %20, !llvm.loop !23

39:                                               ; preds = %17, %39
  %40 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %16, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %41 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %39, !llvm.loop !25

43:                                               ; preds = %20, %24, %27, %30, %33, %39, %17
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %45 = load i64, ptr %44, align 8, !tbaa !26
  %46 = atomicrmw xchg ptr %16, i32 0 release, align 4
  %47 = icmp eq i32 %46, 2
  br i1 %47, label %48, label %50

48:                                               ; preds = %43
  %49 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %16, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %50

50:                                               ; preds = %43, %48
  %51 = load ptr, ptr %6, align 8, !tbaa !14
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 256
  %53 = load ptr, ptr %52, align 8, !tbaa !27
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %55 = load ptr, ptr %54, align 8, !tbaa !28
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
  br i1 %80, label %59, label %62, !llvm.loop !23

81:                                               ; preds = %59, %81
  %82 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %16, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %83 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %81, !llvm.loop !25

85:                                               ; preds = %62, %66, %69, %72, %75, %81, %59
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %87 = load i64, ptr %86, align 8, !tbaa !29
  %88 = icmp ugt i64 %45, %87
  br i1 %88, label %89, label %90

89:                                               ; preds = %85
  store i64 %45, ptr %86, align 8, !tbaa !29
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
define internal fastcc range(i32 0, 15) i32 @noted(ptr noundef %0, i32 noundef %1, ptr noundef %2) unnamed_addr #13 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %52, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 184
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
  br i1 %28, label %7, label %10, !llvm.loop !23

29:                                               ; preds = %7, %29
  %30 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %6, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %31 = atomicrmw xchg ptr %6, i32 2 acquire, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %29, !llvm.loop !25

33:                                               ; preds = %10, %14, %17, %20, %23, %29, %7
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %35 = load atomic i32, ptr %34 seq_cst, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %41

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 %1, ptr %38, align 8, !tbaa !30
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 200
  store ptr %2, ptr %39, align 8, !tbaa !31
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: inlinehint nounwind uwtable
define internal fastcc void @lock(ptr noundef %0) unnamed_addr #14 {
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
  br i1 %23, label %2, label %5, !llvm.loop !23

24:                                               ; preds = %2, %24
  %25 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef %0, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %26 = atomicrmw xchg ptr %0, i32 2 acquire, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %24, !llvm.loop !25

28:                                               ; preds = %5, %9, %12, %15, %18, %24, %2
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define internal fastcc void @unlock(ptr noundef %0) unnamed_addr #14 {
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
define range(i32 0, 15) i32 @tfc_gpu_write(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %106

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !22
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
  %24 = load ptr, ptr %9, align 8, !tbaa !14
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 192
  %26 = load ptr, ptr %25, align 8, !tbaa !32
  %27 = ptrtoint ptr %1 to i64
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %29 = load ptr, ptr %28, align 8, !tbaa !28
  %30 = tail call i32 %26(i64 noundef %27, ptr noundef %2, i64 noundef %3, ptr noundef %29) #5
  %31 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %30, ptr noundef nonnull @.str.2)
  br label %106

32:                                               ; preds = %20
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 1400
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
  br i1 %55, label %34, label %37, !llvm.loop !23

56:                                               ; preds = %34, %56
  %57 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %33, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %58 = atomicrmw xchg ptr %33, i32 2 acquire, align 4
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %56, !llvm.loop !25

60:                                               ; preds = %37, %41, %44, %47, %50, %56, %34
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 1264
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 1392
  %63 = load i64, ptr %62, align 8, !tbaa !33
  %64 = add i64 %63, 1
  store i64 %64, ptr %62, align 8, !tbaa !33
  %65 = and i64 %63, 3
  %66 = getelementptr inbounds nuw %struct.tfc_stage, ptr %61, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %68 = load ptr, ptr %67, align 8, !tbaa !34
  %69 = icmp eq ptr %68, null
  br i1 %69, label %77, label %70

70:                                               ; preds = %60
  %71 = load ptr, ptr %9, align 8, !tbaa !14
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 304
  %73 = load ptr, ptr %72, align 8, !tbaa !36
  %74 = tail call i32 %73(ptr noundef nonnull %68) #5
  %75 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %74, ptr noundef nonnull @.str.10)
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %100

77:                                               ; preds = %70, %60
  %78 = tail call fastcc i32 @prepare(ptr noundef nonnull %0, ptr noundef nonnull %66, i64 noundef range(i64 65537, 67108865) %3)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %100

80:                                               ; preds = %77
  %81 = load ptr, ptr %66, align 8, !tbaa !37
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %81, ptr noundef nonnull readonly align 1 dereferenceable(1) %2, i64 range(i64 65537, 67108865) %3, i1 false)
  %82 = load ptr, ptr %9, align 8, !tbaa !14
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 192
  %84 = load ptr, ptr %83, align 8, !tbaa !32
  %85 = ptrtoint ptr %1 to i64
  %86 = load ptr, ptr %66, align 8, !tbaa !37
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %88 = load ptr, ptr %87, align 8, !tbaa !28
  %89 = tail call i32 %84(i64 noundef %85, ptr noundef %86, i64 noundef range(i64 65537, 67108865) %3, ptr noundef %88) #5
  %90 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %89, ptr noundef nonnull @.str.2)
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %100

92:                                               ; preds = %80
  %93 = load ptr, ptr %9, align 8, !tbaa !14
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 288
  %95 = load ptr, ptr %94, align 8, !tbaa !38
  %96 = load ptr, ptr %67, align 8, !tbaa !34
  %97 = load ptr, ptr %87, align 8, !tbaa !28
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
define range(i32 0, 15) i32 @tfc_gpu_read(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !22
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 200
  %23 = load ptr, ptr %22, align 8, !tbaa !39
  %24 = ptrtoint ptr %2 to i64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %26 = load ptr, ptr %25, align 8, !tbaa !28
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
define range(i32 0, 15) i32 @tfc_gpu_move(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !22
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 208
  %23 = load ptr, ptr %22, align 8, !tbaa !40
  %24 = ptrtoint ptr %1 to i64
  %25 = ptrtoint ptr %2 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %27 = load ptr, ptr %26, align 8, !tbaa !28
  %28 = tail call i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #5
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_fill(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !22
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 224
  %23 = load ptr, ptr %22, align 8, !tbaa !41
  %24 = ptrtoint ptr %1 to i64
  %25 = trunc i64 %2 to i8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %27 = load ptr, ptr %26, align 8, !tbaa !28
  %28 = tail call i32 %23(i64 noundef %24, i8 noundef zeroext %25, i64 noundef %3, ptr noundef %27) #5
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.5)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_drop(ptr noundef %0, ptr noundef readnone captures(address) %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 184
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
  br i1 %25, label %4, label %7, !llvm.loop !23

26:                                               ; preds = %4, %26
  %27 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %28 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %26, !llvm.loop !25

30:                                               ; preds = %7, %11, %14, %17, %20, %26, %4
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 776
  %32 = load ptr, ptr %31, align 8, !tbaa !42
  %33 = icmp eq ptr %32, %1
  br i1 %33, label %37, label %38

34:                                               ; preds = %113
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %36

36:                                               ; preds = %113, %34
  ret void

37:                                               ; preds = %30
  store ptr null, ptr %31, align 8, !tbaa !42
  br label %38

38:                                               ; preds = %30, %37
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %40 = load ptr, ptr %39, align 8, !tbaa !42
  %41 = icmp eq ptr %40, %1
  br i1 %41, label %42, label %43

42:                                               ; preds = %38
  store ptr null, ptr %39, align 8, !tbaa !42
  br label %43

43:                                               ; preds = %42, %38
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 840
  %45 = load ptr, ptr %44, align 8, !tbaa !42
  %46 = icmp eq ptr %45, %1
  br i1 %46, label %47, label %48

47:                                               ; preds = %43
  store ptr null, ptr %44, align 8, !tbaa !42
  br label %48

48:                                               ; preds = %47, %43
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 872
  %50 = load ptr, ptr %49, align 8, !tbaa !42
  %51 = icmp eq ptr %50, %1
  br i1 %51, label %52, label %53

52:                                               ; preds = %48
  store ptr null, ptr %49, align 8, !tbaa !42
  br label %53

53:                                               ; preds = %52, %48
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 904
  %55 = load ptr, ptr %54, align 8, !tbaa !42
  %56 = icmp eq ptr %55, %1
  br i1 %56, label %57, label %58

57:                                               ; preds = %53
  store ptr null, ptr %54, align 8, !tbaa !42
  br label %58

58:                                               ; preds = %57, %53
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 936
  %60 = load ptr, ptr %59, align 8, !tbaa !42
  %61 = icmp eq ptr %60, %1
  br i1 %61, label %62, label %63

62:                                               ; preds = %58
  store ptr null, ptr %59, align 8, !tbaa !42
  br label %63

63:                                               ; preds = %62, %58
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %65 = load ptr, ptr %64, align 8, !tbaa !42
  %66 = icmp eq ptr %65, %1
  br i1 %66, label %67, label %68

67:                                               ; preds = %63
  store ptr null, ptr %64, align 8, !tbaa !42
  br label %68

68:                                               ; preds = %67, %63
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %70 = load ptr, ptr %69, align 8, !tbaa !42
  %71 = icmp eq ptr %70, %1
  br i1 %71, label %72, label %73

72:                                               ; preds = %68
  store ptr null, ptr %69, align 8, !tbaa !42
  br label %73

73:                                               ; preds = %72, %68
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 1032
  %75 = load ptr, ptr %74, align 8, !tbaa !42
  %76 = icmp eq ptr %75, %1
  br i1 %76, label %77, label %78

77:                                               ; preds = %73
  store ptr null, ptr %74, align 8, !tbaa !42
  br label %78

78:                                               ; preds = %77, %73
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 1064
  %80 = load ptr, ptr %79, align 8, !tbaa !42
  %81 = icmp eq ptr %80, %1
  br i1 %81, label %82, label %83

82:                                               ; preds = %78
  store ptr null, ptr %79, align 8, !tbaa !42
  br label %83

83:                                               ; preds = %82, %78
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 1096
  %85 = load ptr, ptr %84, align 8, !tbaa !42
  %86 = icmp eq ptr %85, %1
  br i1 %86, label %87, label %88

87:                                               ; preds = %83
  store ptr null, ptr %84, align 8, !tbaa !42
  br label %88

88:                                               ; preds = %87, %83
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 1128
  %90 = load ptr, ptr %89, align 8, !tbaa !42
  %91 = icmp eq ptr %90, %1
  br i1 %91, label %92, label %93

92:                                               ; preds = %88
  store ptr null, ptr %89, align 8, !tbaa !42
  br label %93

93:                                               ; preds = %92, %88
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 1160
  %95 = load ptr, ptr %94, align 8, !tbaa !42
  %96 = icmp eq ptr %95, %1
  br i1 %96, label %97, label %98

97:                                               ; preds = %93
  store ptr null, ptr %94, align 8, !tbaa !42
  br label %98

98:                                               ; preds = %97, %93
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 1192
  %100 = load ptr, ptr %99, align 8, !tbaa !42
  %101 = icmp eq ptr %100, %1
  br i1 %101, label %102, label %103

102:                                              ; preds = %98
  store ptr null, ptr %99, align 8, !tbaa !42
  br label %103

103:                                              ; preds = %102, %98
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 1224
  %105 = load ptr, ptr %104, align 8, !tbaa !42
  %106 = icmp eq ptr %105, %1
  br i1 %106, label %107, label %108

107:                                              ; preds = %103
  store ptr null, ptr %104, align 8, !tbaa !42
  br label %108

108:                                              ; preds = %107, %103
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 1256
  %110 = load ptr, ptr %109, align 8, !tbaa !42
  %111 = icmp eq ptr %110, %1
  br i1 %111, label %112, label %113

112:                                              ; preds = %108
  store ptr null, ptr %109, align 8, !tbaa !42
  br label %113

113:                                              ; preds = %112, %108
  %114 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %115 = icmp eq i32 %114, 2
  br i1 %115, label %34, label %36
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_load(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #13 {
  %6 = alloca [2 x i32], align 8
  %7 = alloca [2 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  store i64 25769803781, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  store ptr %2, ptr %7, align 16, !tbaa !43
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = inttoptr i64 %3 to ptr
  store ptr %9, ptr %8, align 8, !tbaa !43
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %11 = load ptr, ptr %10, align 8, !tbaa !14
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !21
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !22
  %16 = tail call i32 %13(ptr noundef %15) #5
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %23

18:                                               ; preds = %5
  %19 = load ptr, ptr %10, align 8, !tbaa !14
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 104
  %21 = load ptr, ptr %20, align 8, !tbaa !44
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
define i32 @tfc_gpu_unload(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %4 = load ptr, ptr %3, align 8, !tbaa !14
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !21
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %8 = load ptr, ptr %7, align 8, !tbaa !22
  %9 = tail call i32 %6(ptr noundef %8) #5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %22

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !14
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %14 = load ptr, ptr %13, align 8, !tbaa !27
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %16 = load ptr, ptr %15, align 8, !tbaa !28
  %17 = tail call i32 %14(ptr noundef %16) #5
  %18 = load ptr, ptr %3, align 8, !tbaa !14
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 112
  %20 = load ptr, ptr %19, align 8, !tbaa !45
  %21 = tail call i32 %20(ptr noundef %1) #5
  br label %22

22:                                               ; preds = %2, %11
  %23 = phi i32 [ %21, %11 ], [ %9, %2 ]
  ret i32 %23
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_function(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %6 = load ptr, ptr %5, align 8, !tbaa !14
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !21
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !22
  %11 = tail call i32 %8(ptr noundef %10) #5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !14
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 120
  %16 = load ptr, ptr %15, align 8, !tbaa !46
  %17 = tail call i32 %16(ptr noundef %3, ptr noundef %1, ptr noundef %2) #5
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_allow(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #13 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load ptr, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !21
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !22
  %10 = tail call i32 %7(ptr noundef %9) #5
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !47
  %16 = tail call i32 %15(ptr noundef %1, i32 noundef 8, i32 noundef %2) #5
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_attribute(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %6 = load ptr, ptr %5, align 8, !tbaa !14
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !21
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !22
  %11 = tail call i32 %8(ptr noundef %10) #5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !14
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 128
  %16 = load ptr, ptr %15, align 8, !tbaa !48
  %17 = tail call i32 %16(ptr noundef %3, i32 noundef %2, ptr noundef %1) #5
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_alloc(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #13 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load ptr, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !21
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !22
  %10 = tail call i32 %7(ptr noundef %9) #5
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 160
  %15 = load ptr, ptr %14, align 8, !tbaa !49
  %16 = tail call i32 %15(ptr noundef %2, i64 noundef %1) #5
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_free(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %4 = load ptr, ptr %3, align 8, !tbaa !14
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !21
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %8 = load ptr, ptr %7, align 8, !tbaa !22
  %9 = tail call i32 %6(ptr noundef %8) #5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !14
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %14 = load ptr, ptr %13, align 8, !tbaa !50
  %15 = tail call i32 %14(i64 noundef %1) #5
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_pin(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #13 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load ptr, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !21
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !22
  %10 = tail call i32 %7(ptr noundef %9) #5
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 176
  %15 = load ptr, ptr %14, align 8, !tbaa !51
  %16 = tail call i32 %15(ptr noundef %2, i64 noundef %1, i32 noundef 0) #5
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_unpin(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %4 = load ptr, ptr %3, align 8, !tbaa !14
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !21
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %8 = load ptr, ptr %7, align 8, !tbaa !22
  %9 = tail call i32 %6(ptr noundef %8) #5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !14
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %14 = load ptr, ptr %13, align 8, !tbaa !52
  %15 = tail call i32 %14(ptr noundef %1) #5
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_memory(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #13 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load ptr, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !21
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !22
  %10 = tail call i32 %7(ptr noundef %9) #5
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %15 = load ptr, ptr %14, align 8, !tbaa !53
  %16 = tail call i32 %15(ptr noundef %1, ptr noundef %2) #5
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_start(ptr noundef initializes((200, 208)) %0) local_unnamed_addr #13 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5
  store i32 0, ptr %2, align 4, !tbaa !5
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 200
  store ptr @.str.6, ptr %3, align 8, !tbaa !31
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load ptr, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !54
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %9 = load i32, ptr %8, align 8, !tbaa !55
  %10 = call i32 %7(ptr noundef nonnull %2, i32 noundef %9) #5
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %70

12:                                               ; preds = %1
  store ptr @.str.7, ptr %3, align 8, !tbaa !31
  %13 = load ptr, ptr %4, align 8, !tbaa !14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 80
  %15 = load ptr, ptr %14, align 8, !tbaa !56
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %17 = load i32, ptr %2, align 4, !tbaa !5
  %18 = call i32 %15(ptr noundef nonnull %16, i32 noundef %17) #5
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %70

20:                                               ; preds = %12
  store ptr @.str.8, ptr %3, align 8, !tbaa !31
  %21 = load ptr, ptr %4, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 96
  %23 = load ptr, ptr %22, align 8, !tbaa !21
  %24 = load ptr, ptr %16, align 8, !tbaa !22
  %25 = call i32 %23(ptr noundef %24) #5
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %70

27:                                               ; preds = %20
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %30 = load ptr, ptr %4, align 8, !tbaa !14
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 240
  %32 = load ptr, ptr %31, align 8, !tbaa !57
  %33 = call i32 %32(ptr noundef nonnull %28, i32 noundef 1) #5
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %48

35:                                               ; preds = %27
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %37 = load ptr, ptr %4, align 8, !tbaa !14
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 240
  %39 = load ptr, ptr %38, align 8, !tbaa !57
  %40 = call i32 %39(ptr noundef nonnull %36, i32 noundef 1) #5
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %48

42:                                               ; preds = %35
  %43 = load ptr, ptr %4, align 8, !tbaa !14
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 240
  %45 = load ptr, ptr %44, align 8, !tbaa !57
  %46 = call i32 %45(ptr noundef nonnull %29, i32 noundef 1) #5
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %50, label %48

48:                                               ; preds = %27, %35, %42
  %49 = phi i32 [ %33, %27 ], [ %40, %35 ], [ %46, %42 ]
  store ptr @.str.14, ptr %3, align 8, !tbaa !31
  br label %70

50:                                               ; preds = %42
  store ptr @.str.11, ptr %3, align 8, !tbaa !31
  %51 = load ptr, ptr %4, align 8, !tbaa !14
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 272
  %53 = load ptr, ptr %52, align 8, !tbaa !58
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %55 = call i32 %53(ptr noundef nonnull %54, i32 noundef 2) #5
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %70

57:                                               ; preds = %50
  store ptr @launch, ptr %0, align 8, !tbaa !59
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr @replay, ptr %58, align 8, !tbaa !60
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr @replayable, ptr %59, align 8, !tbaa !61
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr @settle, ptr %60, align 8, !tbaa !62
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr @set, ptr %61, align 8, !tbaa !63
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr @move_, ptr %62, align 8, !tbaa !64
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr @write_, ptr %63, align 8, !tbaa !65
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr @read_, ptr %64, align 8, !tbaa !66
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr @receive_, ptr %65, align 8, !tbaa !67
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr @send_, ptr %66, align 8, !tbaa !68
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr @arrived, ptr %67, align 8, !tbaa !69
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr @arrival, ptr %68, align 8, !tbaa !70
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr @release, ptr %69, align 8, !tbaa !71
  br label %70

70:                                               ; preds = %48, %50, %20, %12, %1, %57
  %71 = phi i32 [ 0, %57 ], [ %10, %1 ], [ %18, %12 ], [ %25, %20 ], [ %55, %50 ], [ %49, %48 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5
  ret i32 %71
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @launch(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) #15 {
  %4 = load ptr, ptr %2, align 8, !tbaa !72
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !22
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !75
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %32, label %26

22:                                               ; preds = %26
  %23 = add nuw i64 %27, 1
  %24 = load i64, ptr %19, align 8, !tbaa !75
  %25 = icmp ult i64 %23, %24
  br i1 %25, label %26, label %32, !llvm.loop !78

26:                                               ; preds = %18, %22
  %27 = phi i64 [ %23, %22 ], [ 0, %18 ]
  %28 = load ptr, ptr %4, align 8, !tbaa !79
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
  %5 = load ptr, ptr %4, align 8, !tbaa !80
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !87
  %8 = icmp slt i64 %7, 0
  br i1 %8, label %282, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %11 = load i32, ptr %10, align 4, !tbaa !88
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %282

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %15 = load ptr, ptr %14, align 8, !tbaa !14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 328
  %17 = load ptr, ptr %16, align 8, !tbaa !89
  %18 = icmp eq ptr %17, null
  br i1 %18, label %282, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %21 = load atomic i32, ptr %20 monotonic, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %282

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 96
  %25 = load ptr, ptr %24, align 8, !tbaa !21
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %27 = load ptr, ptr %26, align 8, !tbaa !22
  %28 = tail call i32 %25(ptr noundef %27) #5
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.8)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %282

31:                                               ; preds = %23
  %32 = load ptr, ptr %4, align 8, !tbaa !80
  %33 = load ptr, ptr %32, align 8, !tbaa !90
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !91
  %36 = icmp sgt i64 %35, 0
  br i1 %36, label %37, label %40

37:                                               ; preds = %31
  %38 = load ptr, ptr %1, align 8, !tbaa !92
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %49

40:                                               ; preds = %88, %31
  %41 = phi i32 [ 1, %31 ], [ %90, %88 ]
  %42 = phi ptr [ %33, %31 ], [ %91, %88 ]
  %43 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !93
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %136

46:                                               ; preds = %40
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %48 = load ptr, ptr %47, align 8, !tbaa !94
  br label %123

49:                                               ; preds = %88, %37
  %50 = phi i64 [ %35, %37 ], [ %89, %88 ]
  %51 = phi ptr [ %33, %37 ], [ %91, %88 ]
  %52 = phi i32 [ 1, %37 ], [ %90, %88 ]
  %53 = phi i64 [ 0, %37 ], [ %92, %88 ]
  %54 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %38, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %56 = load i32, ptr %55, align 8, !tbaa !95
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %88, label %58

58:                                               ; preds = %49
  %59 = load ptr, ptr %39, align 8, !tbaa !96
  %60 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %61 = load ptr, ptr %60, align 8, !tbaa !97
  %62 = zext i32 %56 to i64
  %63 = and i64 %62, 1
  %64 = icmp eq i32 %56, 1
  br i1 %64, label %69, label %65

65:                                               ; preds = %58
  %66 = and i64 %62, 4294967294
  br label %94

67:                                               ; preds = %94
  %68 = icmp eq i64 %63, 0
  br i1 %68, label %84, label %69

69:                                               ; preds = %67, %58
  %70 = phi i64 [ 0, %58 ], [ %119, %67 ]
  %71 = phi ptr [ %51, %58 ], [ %120, %67 ]
  %72 = phi i32 [ %52, %58 ], [ %118, %67 ]
  %73 = icmp ne i64 %63, 0
  tail call void @llvm.assume(i1 %73)
  %74 = getelementptr inbounds nuw i32, ptr %61, i64 %70
  %75 = load i32, ptr %74, align 4, !tbaa !5
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds ptr, ptr %59, i64 %76
  %78 = load ptr, ptr %77, align 8, !tbaa !43
  %79 = ptrtoint ptr %78 to i64
  %80 = load i64, ptr %71, align 8, !tbaa !98
  %81 = icmp eq i64 %80, %79
  %82 = select i1 %81, i32 %72, i32 0
  store i64 %79, ptr %71, align 8, !tbaa !98
  %83 = getelementptr inbounds nuw i8, ptr %71, i64 8
  br label %84

84:                                               ; preds = %67, %69
  %85 = phi i32 [ %118, %67 ], [ %82, %69 ]
  %86 = phi ptr [ %120, %67 ], [ %83, %69 ]
  %87 = load i64, ptr %34, align 8, !tbaa !91
  br label %88

88:                                               ; preds = %84, %49
  %89 = phi i64 [ %50, %49 ], [ %87, %84 ]
  %90 = phi i32 [ %52, %49 ], [ %85, %84 ]
  %91 = phi ptr [ %51, %49 ], [ %86, %84 ]
  %92 = add nuw nsw i64 %53, 1
  %93 = icmp slt i64 %92, %89
  br i1 %93, label %49, label %40, !llvm.loop !99

94:                                               ; preds = %94, %65
  %95 = phi i64 [ 0, %65 ], [ %119, %94 ]
  %96 = phi ptr [ %51, %65 ], [ %120, %94 ]
  %97 = phi i32 [ %52, %65 ], [ %118, %94 ]
  %98 = phi i64 [ 0, %65 ], [ %121, %94 ]
  %99 = getelementptr inbounds nuw i32, ptr %61, i64 %95
  %100 = load i32, ptr %99, align 4, !tbaa !5
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds ptr, ptr %59, i64 %101
  %103 = load ptr, ptr %102, align 8, !tbaa !43
  %104 = ptrtoint ptr %103 to i64
  %105 = load i64, ptr %96, align 8, !tbaa !98
  %106 = icmp eq i64 %105, %104
  store i64 %104, ptr %96, align 8, !tbaa !98
  %107 = getelementptr inbounds nuw i8, ptr %96, i64 8
  %108 = getelementptr inbounds nuw i32, ptr %61, i64 %95
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 4
  %110 = load i32, ptr %109, align 4, !tbaa !5
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds ptr, ptr %59, i64 %111
  %113 = load ptr, ptr %112, align 8, !tbaa !43
  %114 = ptrtoint ptr %113 to i64
  %115 = load i64, ptr %107, align 8, !tbaa !98
  %116 = icmp eq i64 %115, %114
  %117 = select i1 %116, i1 %106, i1 false
  %118 = select i1 %117, i32 %97, i32 0
  store i64 %114, ptr %107, align 8, !tbaa !98
  %119 = add nuw nsw i64 %95, 2
  %120 = getelementptr inbounds nuw i8, ptr %96, i64 16
  %121 = add i64 %98, 2
  %122 = icmp eq i64 %121, %66
  br i1 %122, label %67, label %94, !llvm.loop !100

123:                                              ; preds = %123, %46
  %124 = phi i64 [ 0, %46 ], [ %132, %123 ]
  %125 = phi ptr [ %42, %46 ], [ %133, %123 ]
  %126 = phi i32 [ %41, %46 ], [ %131, %123 ]
  %127 = load i64, ptr %125, align 8, !tbaa !98
  %128 = getelementptr inbounds nuw i64, ptr %48, i64 %124
  %129 = load i64, ptr %128, align 8, !tbaa !98
  %130 = icmp eq i64 %127, %129
  %131 = select i1 %130, i32 %126, i32 0
  store i64 %129, ptr %125, align 8, !tbaa !98
  %132 = add nuw nsw i64 %124, 1
  %133 = getelementptr inbounds nuw i8, ptr %125, i64 8
  %134 = load i64, ptr %43, align 8, !tbaa !93
  %135 = icmp slt i64 %132, %134
  br i1 %135, label %123, label %136, !llvm.loop !101

136:                                              ; preds = %123, %40
  %137 = phi i32 [ %41, %40 ], [ %131, %123 ]
  %138 = icmp eq i32 %137, 0
  %139 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %140 = load ptr, ptr %139, align 8, !tbaa !9
  %141 = icmp eq ptr %140, null
  br i1 %138, label %142, label %146

142:                                              ; preds = %136
  br i1 %141, label %271, label %143

143:                                              ; preds = %142
  tail call void @tfc_gpu_forget(ptr noundef nonnull %0, ptr noundef nonnull %5)
  %144 = load ptr, ptr %139, align 8, !tbaa !9
  %145 = icmp eq ptr %144, null
  br i1 %145, label %271, label %151

146:                                              ; preds = %136
  br i1 %141, label %147, label %151

147:                                              ; preds = %146
  store i64 0, ptr %6, align 8, !tbaa !87
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 180
  %149 = cmpxchg ptr %148, i32 0, i32 1 seq_cst seq_cst, align 4
  %150 = extractvalue { i32, i1 } %149, 1
  br i1 %150, label %272, label %282

151:                                              ; preds = %146, %143
  %152 = phi ptr [ %140, %146 ], [ %144, %143 ]
  %153 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %154 = load ptr, ptr %153, align 8, !tbaa !102
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 40
  %156 = load ptr, ptr %155, align 8, !tbaa !103
  %157 = getelementptr inbounds nuw i8, ptr %156, i64 24
  %158 = load i64, ptr %157, align 8, !tbaa !110
  %159 = icmp sgt i64 %158, 0
  %160 = zext i1 %159 to i64
  %161 = getelementptr inbounds nuw i8, ptr %156, i64 32
  store i64 %160, ptr %161, align 8, !tbaa !113
  %162 = load ptr, ptr %14, align 8, !tbaa !14
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 336
  %164 = load ptr, ptr %163, align 8, !tbaa !114
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %166 = load ptr, ptr %165, align 8, !tbaa !28
  %167 = tail call i32 %164(ptr noundef nonnull %152, ptr noundef %166) #5
  %168 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %167, ptr noundef nonnull @.str.17)
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %170, label %282

170:                                              ; preds = %151
  store i32 0, ptr %2, align 4, !tbaa !5
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 184
  tail call fastcc void @lock(ptr noundef nonnull %171)
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 736
  %173 = load i64, ptr %172, align 8, !tbaa !115
  %174 = add i64 %173, 1
  store i64 %174, ptr %172, align 8, !tbaa !115
  %175 = load i64, ptr %34, align 8, !tbaa !91
  %176 = icmp sgt i64 %175, 0
  br i1 %176, label %177, label %183

177:                                              ; preds = %170
  %178 = load ptr, ptr %1, align 8, !tbaa !92
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %181 = getelementptr i8, ptr %0, i64 224
  %182 = getelementptr i8, ptr %0, i64 224
  br label %184

183:                                              ; preds = %252, %170
  tail call fastcc void @unlock(ptr noundef nonnull %171)
  br label %282

184:                                              ; preds = %177, %252
  %185 = phi i64 [ 0, %177 ], [ %253, %252 ]
  %186 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %178, i64 %185
  %187 = load ptr, ptr %186, align 8, !tbaa !72
  %188 = getelementptr inbounds nuw i8, ptr %187, i64 8
  %189 = load i64, ptr %188, align 8, !tbaa !75
  %190 = icmp eq i64 %189, 0
  br i1 %190, label %252, label %191

191:                                              ; preds = %184
  %192 = load i64, ptr %180, align 8, !tbaa !26
  %193 = icmp ult i64 %189, 14
  br i1 %193, label %232, label %194

194:                                              ; preds = %191
  %195 = add i64 %189, -1
  %196 = trunc i64 %192 to i6
  %197 = trunc i64 %195 to i6
  %198 = xor i6 %196, -1
  %199 = icmp ult i6 %198, %197
  %200 = icmp ugt i64 %195, 63
  %201 = or i1 %199, %200
  br i1 %201, label %232, label %202

202:                                              ; preds = %194
  %203 = shl i64 %192, 3
  %204 = and i64 %203, 504
  %205 = getelementptr i8, ptr %181, i64 %204
  %206 = and i64 %192, 63
  %207 = add nuw nsw i64 %189, %206
  %208 = shl nuw nsw i64 %207, 3
  %209 = getelementptr i8, ptr %182, i64 %208
  %210 = icmp ult ptr %187, %209
  %211 = icmp ult ptr %205, %188
  %212 = and i1 %210, %211
  br i1 %212, label %232, label %213

213:                                              ; preds = %202
  %214 = and i64 %189, 124
  %215 = add i64 %192, %214
  %216 = load ptr, ptr %187, align 8, !tbaa !79, !alias.scope !116, !noalias !119
  br label %217

217:                                              ; preds = %217, %213
  %218 = phi i64 [ 0, %213 ], [ %227, %217 ]
  %219 = phi <2 x i64> [ <i64 0, i64 1>, %213 ], [ %228, %217 ]
  %220 = add <2 x i64> %219, splat (i64 2)
  %221 = add i64 %192, %218
  %222 = getelementptr inbounds nuw %struct.tfc_launch, ptr %216, <2 x i64> %219
  %223 = getelementptr inbounds nuw %struct.tfc_launch, ptr %216, <2 x i64> %220
  %224 = and i64 %221, 63
  %225 = getelementptr inbounds nuw ptr, ptr %179, i64 %224
  %226 = getelementptr inbounds nuw i8, ptr %225, i64 16
  store <2 x ptr> %222, ptr %225, align 8, !tbaa !121, !alias.scope !119
  store <2 x ptr> %223, ptr %226, align 8, !tbaa !121, !alias.scope !119
  %227 = add nuw i64 %218, 4
  %228 = add <2 x i64> %219, splat (i64 4)
  %229 = icmp eq i64 %227, %214
  br i1 %229, label %230, label %217, !llvm.loop !122

230:                                              ; preds = %217
  %231 = icmp eq i64 %189, %214
  br i1 %231, label %250, label %232

232:                                              ; preds = %202, %194, %191, %230
  %233 = phi i64 [ %192, %202 ], [ %192, %194 ], [ %192, %191 ], [ %215, %230 ]
  %234 = phi i64 [ 0, %202 ], [ 0, %194 ], [ 0, %191 ], [ %214, %230 ]
  %235 = or disjoint i64 %234, 1
  %236 = and i64 %189, 1
  %237 = icmp eq i64 %236, 0
  br i1 %237, label %245, label %238

238:                                              ; preds = %232
  %239 = load ptr, ptr %187, align 8, !tbaa !79
  %240 = getelementptr inbounds nuw %struct.tfc_launch, ptr %239, i64 %234
  %241 = add i64 %233, 1
  %242 = and i64 %233, 63
  %243 = getelementptr inbounds nuw ptr, ptr %179, i64 %242
  store ptr %240, ptr %243, align 8, !tbaa !121
  %244 = or disjoint i64 %234, 1
  br label %245

245:                                              ; preds = %238, %232
  %246 = phi i64 [ poison, %232 ], [ %241, %238 ]
  %247 = phi i64 [ %233, %232 ], [ %241, %238 ]
  %248 = phi i64 [ %234, %232 ], [ %244, %238 ]
  %249 = icmp eq i64 %189, %235
  br i1 %249, label %250, label %255

250:                                              ; preds = %245, %255, %230
  %251 = phi i64 [ %215, %230 ], [ %246, %245 ], [ %266, %255 ]
  store i64 %251, ptr %180, align 8, !tbaa !26
  br label %252

252:                                              ; preds = %250, %184
  %253 = add nuw nsw i64 %185, 1
  %254 = icmp eq i64 %253, %175
  br i1 %254, label %183, label %184, !llvm.loop !125

255:                                              ; preds = %245, %255
  %256 = phi i64 [ %266, %255 ], [ %247, %245 ]
  %257 = phi i64 [ %269, %255 ], [ %248, %245 ]
  %258 = load ptr, ptr %187, align 8, !tbaa !79
  %259 = getelementptr inbounds nuw %struct.tfc_launch, ptr %258, i64 %257
  %260 = add i64 %256, 1
  %261 = and i64 %256, 63
  %262 = getelementptr inbounds nuw ptr, ptr %179, i64 %261
  store ptr %259, ptr %262, align 8, !tbaa !121
  %263 = load ptr, ptr %187, align 8, !tbaa !79
  %264 = getelementptr inbounds nuw %struct.tfc_launch, ptr %263, i64 %257
  %265 = getelementptr inbounds nuw i8, ptr %264, i64 56
  %266 = add i64 %256, 2
  %267 = and i64 %260, 63
  %268 = getelementptr inbounds nuw ptr, ptr %179, i64 %267
  store ptr %265, ptr %268, align 8, !tbaa !121
  %269 = add nuw i64 %257, 2
  %270 = icmp eq i64 %269, %189
  br i1 %270, label %250, label %255, !llvm.loop !126

271:                                              ; preds = %142, %143
  store i64 0, ptr %6, align 8, !tbaa !87
  br label %282

272:                                              ; preds = %147
  %273 = load ptr, ptr %14, align 8, !tbaa !14
  %274 = getelementptr inbounds nuw i8, ptr %273, i64 312
  %275 = load ptr, ptr %274, align 8, !tbaa !127
  %276 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %277 = load ptr, ptr %276, align 8, !tbaa !128
  %278 = tail call i32 %275(ptr noundef %277, i32 noundef 1) #5
  %279 = icmp eq i32 %278, 0
  br i1 %279, label %281, label %280

280:                                              ; preds = %272
  store i64 -1, ptr %6, align 8, !tbaa !87
  store atomic i32 0, ptr %148 seq_cst, align 4
  br label %282

281:                                              ; preds = %272
  store i64 1, ptr %6, align 8, !tbaa !87
  br label %282

282:                                              ; preds = %271, %19, %183, %151, %147, %281, %280, %3, %9, %13, %23
  %283 = phi i32 [ %29, %23 ], [ 0, %3 ], [ 0, %13 ], [ 0, %9 ], [ 0, %183 ], [ %168, %151 ], [ 0, %271 ], [ 0, %147 ], [ 0, %281 ], [ 0, %280 ], [ 14, %19 ]
  ret i32 %283
}

; Function Attrs: nounwind uwtable
define internal range(i32 -1, 15) i32 @replayable(ptr noundef %0, ptr noundef readonly captures(none) %1) #13 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !80
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !87
  %9 = icmp eq i64 %8, 1
  br i1 %9, label %10, label %87

10:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  store ptr null, ptr %3, align 8, !tbaa !43
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  store ptr null, ptr %4, align 8, !tbaa !43
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %12 = load ptr, ptr %11, align 8, !tbaa !14
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 320
  %14 = load ptr, ptr %13, align 8, !tbaa !129
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %16 = load ptr, ptr %15, align 8, !tbaa !128
  %17 = call i32 %14(ptr noundef %16, ptr noundef nonnull %3) #5
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %10
  %20 = load ptr, ptr %11, align 8, !tbaa !14
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 328
  %22 = load ptr, ptr %21, align 8, !tbaa !89
  %23 = load ptr, ptr %3, align 8, !tbaa !43
  %24 = call i32 %22(ptr noundef nonnull %4, ptr noundef %23, i64 noundef 0) #5
  %25 = icmp eq i32 %24, 0
  br label %26

26:                                               ; preds = %19, %10
  %27 = phi i1 [ %25, %19 ], [ false, %10 ]
  %28 = load ptr, ptr %3, align 8, !tbaa !43
  %29 = icmp eq ptr %28, null
  br i1 %29, label %35, label %30

30:                                               ; preds = %26
  %31 = load ptr, ptr %11, align 8, !tbaa !14
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 344
  %33 = load ptr, ptr %32, align 8, !tbaa !130
  %34 = call i32 %33(ptr noundef nonnull %28) #5
  br label %35

35:                                               ; preds = %30, %26
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 180
  store atomic i32 0, ptr %36 seq_cst, align 4
  %37 = load ptr, ptr %4, align 8, !tbaa !43
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr %37, ptr %38, align 8, !tbaa !9
  %39 = select i1 %27, i64 2, i64 -1
  store i64 %39, ptr %7, align 8, !tbaa !87
  br i1 %27, label %40, label %85

40:                                               ; preds = %35
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 184
  br label %45

42:                                               ; preds = %61
  %43 = atomicrmw xchg ptr %41, i32 2 acquire, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %68, label %64

45:                                               ; preds = %61, %40
  %46 = phi i32 [ 0, %40 ], [ %62, %61 ]
  %47 = cmpxchg ptr %41, i32 0, i32 1 acquire monotonic, align 4
  %48 = extractvalue { i32, i1 } %47, 1
  br i1 %48, label %68, label %49

49:                                               ; preds = %45
  call void @llvm.x86.sse2.pause()
  %50 = cmpxchg ptr %41, i32 0, i32 1 acquire monotonic, align 4
  %51 = extractvalue { i32, i1 } %50, 1
  br i1 %51, label %68, label %52

52:                                               ; preds = %49
  call void @llvm.x86.sse2.pause()
  %53 = cmpxchg ptr %41, i32 0, i32 1 acquire monotonic, align 4
  %54 = extractvalue { i32, i1 } %53, 1
  br i1 %54, label %68, label %55

55:                                               ; preds = %52
  call void @llvm.x86.sse2.pause()
  %56 = cmpxchg ptr %41, i32 0, i32 1 acquire monotonic, align 4
  %57 = extractvalue { i32, i1 } %56, 1
  br i1 %57, label %68, label %58

58:                                               ; preds = %55
  call void @llvm.x86.sse2.pause()
  %59 = cmpxchg ptr %41, i32 0, i32 1 acquire monotonic, align 4
  %60 = extractvalue { i32, i1 } %59, 1
  br i1 %60, label %68, label %61

61:                                               ; preds = %58
  call void @llvm.x86.sse2.pause()
  %62 = add nuw nsw i32 %46, 5
  %63 = icmp eq i32 %62, 100
  br i1 %63, label %42, label %45, !llvm.loop !23

64:                                               ; preds = %42, %64
  %65 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %41, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %66 = atomicrmw xchg ptr %41, i32 2 acquire, align 4
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %64, !llvm.loop !25

68:                                               ; preds = %45, %49, %52, %55, %58, %64, %42
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 744
  %70 = load i64, ptr %69, align 8, !tbaa !131
  %71 = add i64 %70, 1
  store i64 %71, ptr %69, align 8, !tbaa !131
  %72 = atomicrmw xchg ptr %41, i32 0 release, align 4
  %73 = icmp eq i32 %72, 2
  br i1 %73, label %74, label %76

74:                                               ; preds = %68
  %75 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %41, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %76

76:                                               ; preds = %68, %74
  %77 = load ptr, ptr %11, align 8, !tbaa !14
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 336
  %79 = load ptr, ptr %78, align 8, !tbaa !114
  %80 = load ptr, ptr %4, align 8, !tbaa !43
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %82 = load ptr, ptr %81, align 8, !tbaa !28
  %83 = call i32 %79(ptr noundef %80, ptr noundef %82) #5
  %84 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %83, ptr noundef nonnull @.str.17)
  br label %85

85:                                               ; preds = %76, %35
  %86 = phi i32 [ %84, %76 ], [ -1, %35 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  br label %87

87:                                               ; preds = %2, %85
  %88 = phi i32 [ %86, %85 ], [ 0, %2 ]
  ret i32 %88
}

; Function Attrs: nounwind uwtable
define internal i32 @settle(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i64 noundef %4) #13 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !103
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !132
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %11 = load i64, ptr %10, align 8, !tbaa !110
  %12 = getelementptr inbounds %struct.tfc_check, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !113
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %16 = load atomic i32, ptr %15 monotonic, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %118

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %20 = load ptr, ptr %19, align 8, !tbaa !14
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 96
  %22 = load ptr, ptr %21, align 8, !tbaa !21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %24 = load ptr, ptr %23, align 8, !tbaa !22
  %25 = tail call i32 %22(ptr noundef %24) #5
  %26 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %25, ptr noundef nonnull @.str.8)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %118

28:                                               ; preds = %18
  %29 = icmp eq i64 %14, 0
  br i1 %29, label %44, label %30

30:                                               ; preds = %28
  %31 = load ptr, ptr %19, align 8, !tbaa !14
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 200
  %33 = load ptr, ptr %32, align 8, !tbaa !39
  %34 = load ptr, ptr %8, align 8, !tbaa !132
  %35 = load ptr, ptr %7, align 8, !tbaa !133
  %36 = ptrtoint ptr %35 to i64
  %37 = load i64, ptr %10, align 8, !tbaa !110
  %38 = mul nsw i64 %37, 48
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %40 = load ptr, ptr %39, align 8, !tbaa !28
  %41 = tail call i32 %33(ptr noundef %34, i64 noundef %36, i64 noundef %38, ptr noundef %40) #5
  %42 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %41, ptr noundef nonnull @.str.3)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %118

44:                                               ; preds = %30, %28
  %45 = icmp eq i64 %4, 0
  br i1 %45, label %56, label %46

46:                                               ; preds = %44
  %47 = load ptr, ptr %19, align 8, !tbaa !14
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 200
  %49 = load ptr, ptr %48, align 8, !tbaa !39
  %50 = ptrtoint ptr %3 to i64
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %52 = load ptr, ptr %51, align 8, !tbaa !28
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
  %65 = load ptr, ptr %6, align 8, !tbaa !103
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 32
  store i64 0, ptr %66, align 8, !tbaa !113
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %68 = load i64, ptr %67, align 8, !tbaa !110
  %69 = icmp sgt i64 %68, 0
  br i1 %69, label %70, label %118

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %65, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !132
  br label %73

73:                                               ; preds = %115, %70
  %74 = phi i64 [ 0, %70 ], [ %116, %115 ]
  %75 = getelementptr inbounds nuw %struct.tfc_check, ptr %72, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %77 = load i32, ptr %76, align 4, !tbaa !134
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %115, label %79

79:                                               ; preds = %73
  %80 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %82 = load ptr, ptr %81, align 8, !tbaa !137
  %83 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %84 = load ptr, ptr %83, align 8, !tbaa !138
  %85 = getelementptr inbounds nuw i32, ptr %84, i64 %74
  %86 = load i32, ptr %85, align 4, !tbaa !5
  %87 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %88 = load i32, ptr %87, align 8, !tbaa !139
  %89 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %90 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %91 = load i64, ptr %90, align 8, !tbaa !140
  %92 = getelementptr inbounds nuw i8, ptr %75, i64 40
  %93 = load double, ptr %92, align 8, !tbaa !141
  %94 = getelementptr inbounds nuw i8, ptr %82, i64 4
  %95 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store i32 %86, ptr %95, align 8, !tbaa !5
  %96 = getelementptr inbounds nuw i8, ptr %82, i64 12
  store i32 %88, ptr %96, align 4, !tbaa !5
  %97 = getelementptr inbounds nuw i8, ptr %82, i64 16
  %98 = load <2 x i64>, ptr %89, align 8, !tbaa !98
  store i32 %77, ptr %82, align 8, !tbaa !142
  store i32 0, ptr %94, align 4, !tbaa !142
  store <2 x i64> %98, ptr %97, align 8, !tbaa !98
  %99 = getelementptr inbounds nuw i8, ptr %82, i64 32
  store i64 %91, ptr %99, align 8, !tbaa !98
  %100 = getelementptr inbounds nuw i8, ptr %82, i64 40
  store double %93, ptr %100, align 8, !tbaa !143
  %101 = load i32, ptr %80, align 4, !tbaa !134
  %102 = load ptr, ptr %19, align 8, !tbaa !14
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 224
  %104 = load ptr, ptr %103, align 8, !tbaa !41
  %105 = load ptr, ptr %65, align 8, !tbaa !133
  %106 = ptrtoint ptr %105 to i64
  %107 = load i64, ptr %67, align 8, !tbaa !110
  %108 = mul nsw i64 %107, 48
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %110 = load ptr, ptr %109, align 8, !tbaa !28
  %111 = tail call i32 %104(i64 noundef %106, i8 noundef zeroext 0, i64 noundef %108, ptr noundef %110) #5
  %112 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %111, ptr noundef nonnull @.str.5)
  %113 = icmp eq i32 %112, 0
  %114 = select i1 %113, i32 %101, i32 %112
  br label %118

115:                                              ; preds = %73
  %116 = add nuw nsw i64 %74, 1
  %117 = icmp eq i64 %116, %68
  br i1 %117, label %118, label %73, !llvm.loop !144

118:                                              ; preds = %115, %56, %5, %79, %64, %60, %63, %30, %46, %18
  %119 = phi i32 [ %26, %18 ], [ %54, %46 ], [ %42, %30 ], [ %57, %56 ], [ %61, %60 ], [ 0, %63 ], [ 14, %5 ], [ %114, %79 ], [ 0, %64 ], [ 0, %115 ]
  ret i32 %119
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @set(ptr noundef %0, ptr noundef %1, i32 noundef %2) #13 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %5 = load atomic i32, ptr %4 monotonic, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %26

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %9 = load ptr, ptr %8, align 8, !tbaa !14
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 96
  %11 = load ptr, ptr %10, align 8, !tbaa !21
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %13 = load ptr, ptr %12, align 8, !tbaa !22
  %14 = tail call i32 %11(ptr noundef %13) #5
  %15 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %14, ptr noundef nonnull @.str.8)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %26

17:                                               ; preds = %7
  %18 = load ptr, ptr %8, align 8, !tbaa !14
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 232
  %20 = load ptr, ptr %19, align 8, !tbaa !145
  %21 = ptrtoint ptr %1 to i64
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %23 = load ptr, ptr %22, align 8, !tbaa !28
  %24 = tail call i32 %20(i64 noundef %21, i32 noundef %2, i64 noundef 1, ptr noundef %23) #5
  %25 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %24, ptr noundef nonnull @.str.18)
  br label %26

26:                                               ; preds = %3, %7, %17
  %27 = phi i32 [ %25, %17 ], [ %15, %7 ], [ 14, %3 ]
  ret i32 %27
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @move_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !22
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 208
  %23 = load ptr, ptr %22, align 8, !tbaa !40
  %24 = ptrtoint ptr %1 to i64
  %25 = ptrtoint ptr %2 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %27 = load ptr, ptr %26, align 8, !tbaa !28
  %28 = tail call i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #5
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !22
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 200
  %23 = load ptr, ptr %22, align 8, !tbaa !39
  %24 = ptrtoint ptr %2 to i64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %26 = load ptr, ptr %25, align 8, !tbaa !28
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
define internal range(i32 0, 15) i32 @receive_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) #13 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %7 = load ptr, ptr %6, align 8, !tbaa !28
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %9 = load ptr, ptr %8, align 8, !tbaa !28
  %10 = tail call fastcc i32 @wait_for(ptr noundef %0, ptr noundef %7, ptr noundef %2, ptr noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %43

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %14 = load atomic i32, ptr %13 monotonic, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %18 = load ptr, ptr %17, align 8, !tbaa !14
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 96
  %20 = load ptr, ptr %19, align 8, !tbaa !21
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %22 = load ptr, ptr %21, align 8, !tbaa !22
  %23 = tail call i32 %20(ptr noundef %22) #5
  %24 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %23, ptr noundef nonnull @.str.8)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %43

26:                                               ; preds = %16
  %27 = load ptr, ptr %17, align 8, !tbaa !14
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 216
  %29 = load ptr, ptr %28, align 8, !tbaa !146
  %30 = ptrtoint ptr %1 to i64
  %31 = load ptr, ptr %21, align 8, !tbaa !22
  %32 = ptrtoint ptr %3 to i64
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %34 = load ptr, ptr %33, align 8, !tbaa !22
  %35 = load ptr, ptr %6, align 8, !tbaa !28
  %36 = tail call i32 %29(i64 noundef %30, ptr noundef %31, i64 noundef %32, ptr noundef %34, i64 noundef %4, ptr noundef %35) #5
  %37 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %36, ptr noundef nonnull @.str.19)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %43

39:                                               ; preds = %26
  %40 = load ptr, ptr %8, align 8, !tbaa !28
  %41 = load ptr, ptr %6, align 8, !tbaa !28
  %42 = tail call fastcc i32 @wait_for(ptr noundef nonnull %2, ptr noundef %40, ptr noundef nonnull %0, ptr noundef %41)
  br label %43

43:                                               ; preds = %12, %5, %26, %16, %39
  %44 = phi i32 [ %24, %16 ], [ %42, %39 ], [ %37, %26 ], [ %10, %5 ], [ 14, %12 ]
  ret i32 %44
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @send_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef writeonly captures(none) %4) #13 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %7 = load atomic i32, ptr %6 monotonic, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %134

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %11 = load ptr, ptr %10, align 8, !tbaa !14
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !21
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !22
  %16 = tail call i32 %13(ptr noundef %15) #5
  %17 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %16, ptr noundef nonnull @.str.8)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %134

19:                                               ; preds = %9
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 184
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
  br i1 %42, label %21, label %24, !llvm.loop !23

43:                                               ; preds = %21, %43
  %44 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %20, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %45 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %43, !llvm.loop !25

47:                                               ; preds = %24, %28, %31, %34, %37, %43, %21
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 752
  br label %51

49:                                               ; preds = %51
  %50 = getelementptr inbounds nuw i8, ptr %53, i64 24
  br i1 %56, label %61, label %60

51:                                               ; preds = %51, %47
  %52 = phi i64 [ 0, %47 ], [ %57, %51 ]
  %53 = getelementptr inbounds nuw %struct.tfc_stage, ptr %48, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load ptr, ptr %54, align 8, !tbaa !42
  %56 = icmp ne ptr %55, null
  %57 = add nuw nsw i64 %52, 1
  %58 = icmp samesign ult i64 %52, 15
  %59 = select i1 %58, i1 %56, i1 false
  br i1 %59, label %51, label %49, !llvm.loop !147

60:                                               ; preds = %49
  store ptr %1, ptr %50, align 8, !tbaa !42
  br label %61

61:                                               ; preds = %60, %49
  %62 = atomicrmw xchg ptr %20, i32 0 release, align 4
  %63 = icmp eq i32 %62, 2
  br i1 %63, label %64, label %66

64:                                               ; preds = %61
  %65 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %20, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %66

66:                                               ; preds = %61, %64
  store ptr null, ptr %4, align 8, !tbaa !43
  br i1 %56, label %134, label %67

67:                                               ; preds = %66
  %68 = tail call fastcc i32 @prepare(ptr noundef nonnull %0, ptr noundef nonnull %53, i64 noundef %3)
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %97

70:                                               ; preds = %67
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %72 = load ptr, ptr %71, align 8, !tbaa !148
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %74 = load ptr, ptr %73, align 8, !tbaa !28
  %75 = tail call fastcc i32 @wait_for(ptr noundef nonnull %0, ptr noundef %72, ptr noundef nonnull %0, ptr noundef %74)
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %97

77:                                               ; preds = %70
  %78 = load ptr, ptr %10, align 8, !tbaa !14
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 200
  %80 = load ptr, ptr %79, align 8, !tbaa !39
  %81 = load ptr, ptr %53, align 8, !tbaa !37
  %82 = ptrtoint ptr %2 to i64
  %83 = load ptr, ptr %71, align 8, !tbaa !148
  %84 = tail call i32 %80(ptr noundef %81, i64 noundef %82, i64 noundef %3, ptr noundef %83) #5
  %85 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %84, ptr noundef nonnull @.str.3)
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %97

87:                                               ; preds = %77
  %88 = load ptr, ptr %10, align 8, !tbaa !14
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 288
  %90 = load ptr, ptr %89, align 8, !tbaa !38
  %91 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %92 = load ptr, ptr %91, align 8, !tbaa !34
  %93 = load ptr, ptr %71, align 8, !tbaa !148
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
  br i1 %120, label %99, label %102, !llvm.loop !23

121:                                              ; preds = %99, %121
  %122 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %20, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %123 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %121, !llvm.loop !25

125:                                              ; preds = %102, %106, %109, %112, %115, %121, %99
  store ptr null, ptr %50, align 8, !tbaa !42
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
  store ptr %53, ptr %4, align 8, !tbaa !43
  br label %134

134:                                              ; preds = %5, %66, %133, %130, %9
  %135 = phi i32 [ %17, %9 ], [ 0, %66 ], [ %132, %130 ], [ 0, %133 ], [ 14, %5 ]
  ret i32 %135
}

; Function Attrs: nounwind uwtable
define internal range(i32 -14, 2) i32 @arrived(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2) #13 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %5 = load atomic i32, ptr %4 monotonic, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %9 = load ptr, ptr %8, align 8, !tbaa !14
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 96
  %11 = load ptr, ptr %10, align 8, !tbaa !21
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %13 = load ptr, ptr %12, align 8, !tbaa !22
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
  %22 = load ptr, ptr %8, align 8, !tbaa !14
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %24 = load ptr, ptr %23, align 8, !tbaa !34
  %25 = select i1 %21, i64 296, i64 304
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 %25
  %27 = load ptr, ptr %26, align 8, !tbaa !43
  %28 = tail call i32 %27(ptr noundef %24) #5
  %29 = icmp eq i32 %28, 600
  br i1 %29, label %36, label %30

30:                                               ; preds = %20
  %31 = select i1 %21, ptr @.str.21, ptr @.str.10
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
  %3 = load ptr, ptr %1, align 8, !tbaa !37
  ret ptr %3
}

; Function Attrs: nounwind uwtable
define internal void @release(ptr noundef %0, ptr noundef writeonly captures(none) %1) #13 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 184
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
  br i1 %25, label %4, label %7, !llvm.loop !23

26:                                               ; preds = %4, %26
  %27 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %28 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %26, !llvm.loop !25

30:                                               ; preds = %7, %11, %14, %17, %20, %26, %4
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store ptr null, ptr %31, align 8, !tbaa !42
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
define void @tfc_gpu_stop(ptr noundef captures(none) %0) local_unnamed_addr #13 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %3 = load ptr, ptr %2, align 8, !tbaa !28
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %5 = load ptr, ptr %4, align 8, !tbaa !148
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8, !tbaa !128
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !22
  %10 = icmp eq ptr %9, null
  br i1 %10, label %151, label %11

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %13 = load ptr, ptr %12, align 8, !tbaa !14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 96
  %15 = load ptr, ptr %14, align 8, !tbaa !21
  %16 = tail call i32 %15(ptr noundef nonnull %9) #5
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %151

18:                                               ; preds = %11
  %19 = icmp eq ptr %3, null
  br i1 %19, label %25, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %12, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 248
  %23 = load ptr, ptr %22, align 8, !tbaa !149
  %24 = tail call i32 %23(ptr noundef nonnull %3) #5
  br label %25

25:                                               ; preds = %18, %20
  %26 = icmp eq ptr %5, null
  br i1 %26, label %32, label %27

27:                                               ; preds = %25
  %28 = load ptr, ptr %12, align 8, !tbaa !14
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 248
  %30 = load ptr, ptr %29, align 8, !tbaa !149
  %31 = tail call i32 %30(ptr noundef nonnull %5) #5
  br label %32

32:                                               ; preds = %27, %25
  %33 = icmp eq ptr %7, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %32
  %35 = load ptr, ptr %12, align 8, !tbaa !14
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 248
  %37 = load ptr, ptr %36, align 8, !tbaa !149
  %38 = tail call i32 %37(ptr noundef nonnull %7) #5
  br label %39

39:                                               ; preds = %34, %32
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 752
  br label %46

41:                                               ; preds = %65
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 1264
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 1272
  %44 = load ptr, ptr %43, align 8, !tbaa !34
  %45 = icmp eq ptr %44, null
  br i1 %45, label %73, label %68

46:                                               ; preds = %39, %65
  %47 = phi i64 [ 0, %39 ], [ %66, %65 ]
  %48 = getelementptr inbounds nuw %struct.tfc_stage, ptr %40, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %50 = load ptr, ptr %49, align 8, !tbaa !34
  %51 = icmp eq ptr %50, null
  br i1 %51, label %57, label %52

52:                                               ; preds = %46
  %53 = load ptr, ptr %12, align 8, !tbaa !14
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 280
  %55 = load ptr, ptr %54, align 8, !tbaa !150
  %56 = tail call i32 %55(ptr noundef nonnull %50) #5
  br label %57

57:                                               ; preds = %52, %46
  %58 = load ptr, ptr %48, align 8, !tbaa !37
  %59 = icmp eq ptr %58, null
  br i1 %59, label %65, label %60

60:                                               ; preds = %57
  %61 = load ptr, ptr %12, align 8, !tbaa !14
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 184
  %63 = load ptr, ptr %62, align 8, !tbaa !52
  %64 = tail call i32 %63(ptr noundef nonnull %58) #5
  br label %65

65:                                               ; preds = %57, %60
  %66 = add nuw nsw i64 %47, 1
  %67 = icmp eq i64 %66, 16
  br i1 %67, label %41, label %46, !llvm.loop !151

68:                                               ; preds = %41
  %69 = load ptr, ptr %12, align 8, !tbaa !14
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 280
  %71 = load ptr, ptr %70, align 8, !tbaa !150
  %72 = tail call i32 %71(ptr noundef nonnull %44) #5
  br label %73

73:                                               ; preds = %68, %41
  %74 = load ptr, ptr %42, align 8, !tbaa !37
  %75 = icmp eq ptr %74, null
  br i1 %75, label %81, label %76

76:                                               ; preds = %73
  %77 = load ptr, ptr %12, align 8, !tbaa !14
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 184
  %79 = load ptr, ptr %78, align 8, !tbaa !52
  %80 = tail call i32 %79(ptr noundef nonnull %74) #5
  br label %81

81:                                               ; preds = %73, %76
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 1296
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 1304
  %84 = load ptr, ptr %83, align 8, !tbaa !34
  %85 = icmp eq ptr %84, null
  br i1 %85, label %91, label %86

86:                                               ; preds = %81
  %87 = load ptr, ptr %12, align 8, !tbaa !14
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 280
  %89 = load ptr, ptr %88, align 8, !tbaa !150
  %90 = tail call i32 %89(ptr noundef nonnull %84) #5
  br label %91

91:                                               ; preds = %86, %81
  %92 = load ptr, ptr %82, align 8, !tbaa !37
  %93 = icmp eq ptr %92, null
  br i1 %93, label %99, label %94

94:                                               ; preds = %91
  %95 = load ptr, ptr %12, align 8, !tbaa !14
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 184
  %97 = load ptr, ptr %96, align 8, !tbaa !52
  %98 = tail call i32 %97(ptr noundef nonnull %92) #5
  br label %99

99:                                               ; preds = %94, %91
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 1328
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 1336
  %102 = load ptr, ptr %101, align 8, !tbaa !34
  %103 = icmp eq ptr %102, null
  br i1 %103, label %109, label %104

104:                                              ; preds = %99
  %105 = load ptr, ptr %12, align 8, !tbaa !14
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 280
  %107 = load ptr, ptr %106, align 8, !tbaa !150
  %108 = tail call i32 %107(ptr noundef nonnull %102) #5
  br label %109

109:                                              ; preds = %104, %99
  %110 = load ptr, ptr %100, align 8, !tbaa !37
  %111 = icmp eq ptr %110, null
  br i1 %111, label %117, label %112

112:                                              ; preds = %109
  %113 = load ptr, ptr %12, align 8, !tbaa !14
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 184
  %115 = load ptr, ptr %114, align 8, !tbaa !52
  %116 = tail call i32 %115(ptr noundef nonnull %110) #5
  br label %117

117:                                              ; preds = %112, %109
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 1360
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 1368
  %120 = load ptr, ptr %119, align 8, !tbaa !34
  %121 = icmp eq ptr %120, null
  br i1 %121, label %127, label %122

122:                                              ; preds = %117
  %123 = load ptr, ptr %12, align 8, !tbaa !14
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 280
  %125 = load ptr, ptr %124, align 8, !tbaa !150
  %126 = tail call i32 %125(ptr noundef nonnull %120) #5
  br label %127

127:                                              ; preds = %122, %117
  %128 = load ptr, ptr %118, align 8, !tbaa !37
  %129 = icmp eq ptr %128, null
  br i1 %129, label %135, label %130

130:                                              ; preds = %127
  %131 = load ptr, ptr %12, align 8, !tbaa !14
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 184
  %133 = load ptr, ptr %132, align 8, !tbaa !52
  %134 = tail call i32 %133(ptr noundef nonnull %128) #5
  br label %135

135:                                              ; preds = %130, %127
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %137 = load ptr, ptr %136, align 8, !tbaa !152
  %138 = icmp eq ptr %137, null
  br i1 %138, label %144, label %139

139:                                              ; preds = %135
  %140 = load ptr, ptr %12, align 8, !tbaa !14
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 280
  %142 = load ptr, ptr %141, align 8, !tbaa !150
  %143 = tail call i32 %142(ptr noundef nonnull %137) #5
  br label %144

144:                                              ; preds = %139, %135
  %145 = load ptr, ptr %12, align 8, !tbaa !14
  %146 = getelementptr inbounds nuw i8, ptr %145, i64 88
  %147 = load ptr, ptr %146, align 8, !tbaa !153
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %149 = load i32, ptr %148, align 8, !tbaa !55
  %150 = tail call i32 %147(i32 noundef %149) #5
  store ptr null, ptr %8, align 8, !tbaa !22
  br label %151

151:                                              ; preds = %1, %11, %144
  ret void
}

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #5

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #6

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @prepare(ptr noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #13 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !34
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %15

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %9 = load ptr, ptr %8, align 8, !tbaa !14
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 272
  %11 = load ptr, ptr %10, align 8, !tbaa !58
  %12 = tail call i32 %11(ptr noundef nonnull %4, i32 noundef 2) #5
  %13 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %12, ptr noundef nonnull @.str.11)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %40

15:                                               ; preds = %7, %3
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load i64, ptr %16, align 8, !tbaa !154
  %18 = icmp ult i64 %17, %2
  br i1 %18, label %19, label %40

19:                                               ; preds = %15
  %20 = load ptr, ptr %1, align 8, !tbaa !37
  %21 = icmp eq ptr %20, null
  br i1 %21, label %30, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %24 = load ptr, ptr %23, align 8, !tbaa !14
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 184
  %26 = load ptr, ptr %25, align 8, !tbaa !52
  %27 = tail call i32 %26(ptr noundef nonnull %20) #5
  %28 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %27, ptr noundef nonnull @.str.12)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %40

30:                                               ; preds = %22, %19
  store ptr null, ptr %1, align 8, !tbaa !37
  store i64 0, ptr %16, align 8, !tbaa !154
  %31 = tail call i64 @llvm.umax.i64(i64 %2, i64 65536)
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %33 = load ptr, ptr %32, align 8, !tbaa !14
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 176
  %35 = load ptr, ptr %34, align 8, !tbaa !51
  %36 = tail call i32 %35(ptr noundef nonnull %1, i64 noundef %31, i32 noundef 0) #5
  %37 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %36, ptr noundef nonnull @.str.13)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %30
  store i64 %31, ptr %16, align 8, !tbaa !154
  br label %40

40:                                               ; preds = %22, %7, %39, %30, %15
  %41 = phi i32 [ %13, %7 ], [ 0, %15 ], [ %28, %22 ], [ 0, %39 ], [ %37, %30 ]
  ret i32 %41
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @launch_one(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) unnamed_addr #15 {
  %5 = alloca [5 x i64], align 16
  %6 = alloca [5 x i64], align 16
  %7 = alloca [4 x [128 x i8]], align 64
  %8 = alloca ptr, align 8
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !155
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = load ptr, ptr %11, align 8, !tbaa !94
  %13 = tail call fastcc i64 @evaluate(ptr noundef %10, ptr noundef %12)
  %14 = icmp slt i64 %13, 1
  br i1 %14, label %384, label %15

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %17 = load i32, ptr %16, align 8, !tbaa !95
  %18 = add i32 %17, 1
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %20 = load i32, ptr %19, align 8, !tbaa !158
  %21 = add i32 %18, %20
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %23 = load i32, ptr %22, align 4, !tbaa !159
  %24 = add i32 %21, %23
  %25 = zext i32 %24 to i64
  %26 = tail call ptr @llvm.stacksave.p0()
  %27 = alloca ptr, i64 %25, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  %28 = load i32, ptr %16, align 8, !tbaa !95
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %57, label %30

30:                                               ; preds = %15
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %32 = load ptr, ptr %31, align 8, !tbaa !96
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %34 = load ptr, ptr %33, align 8, !tbaa !97
  %35 = zext i32 %28 to i64
  %36 = icmp ult i32 %28, 4
  br i1 %36, label %55, label %37

37:                                               ; preds = %30
  %38 = and i64 %35, 4294967292
  br label %39

39:                                               ; preds = %39, %37
  %40 = phi i64 [ 0, %37 ], [ %51, %39 ]
  %41 = getelementptr inbounds nuw i32, ptr %34, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %43 = load <2 x i32>, ptr %41, align 4, !tbaa !5
  %44 = load <2 x i32>, ptr %42, align 4, !tbaa !5
  %45 = sext <2 x i32> %43 to <2 x i64>
  %46 = sext <2 x i32> %44 to <2 x i64>
  %47 = getelementptr inbounds ptr, ptr %32, <2 x i64> %45
  %48 = getelementptr inbounds ptr, ptr %32, <2 x i64> %46
  %49 = getelementptr inbounds nuw ptr, ptr %27, i64 %40
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 16
  store <2 x ptr> %47, ptr %49, align 16, !tbaa !43
  store <2 x ptr> %48, ptr %50, align 16, !tbaa !43
  %51 = add nuw i64 %40, 4
  %52 = icmp eq i64 %51, %38
  br i1 %52, label %53, label %39, !llvm.loop !160

53:                                               ; preds = %39
  %54 = icmp eq i64 %38, %35
  br i1 %54, label %57, label %55

55:                                               ; preds = %30, %53
  %56 = phi i64 [ 0, %30 ], [ %38, %53 ]
  br label %61

57:                                               ; preds = %61, %53, %15
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #5
  store ptr null, ptr %8, align 8, !tbaa !43
  %58 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %59 = load i32, ptr %58, align 8, !tbaa !161
  %60 = icmp sgt i32 %59, -1
  br i1 %60, label %70, label %82

61:                                               ; preds = %55, %61
  %62 = phi i64 [ %67, %61 ], [ %56, %55 ]
  %63 = getelementptr inbounds nuw i32, ptr %34, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !5
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds ptr, ptr %32, i64 %65
  %67 = add nuw nsw i64 %62, 1
  %68 = getelementptr inbounds nuw ptr, ptr %27, i64 %62
  store ptr %66, ptr %68, align 8, !tbaa !43
  %69 = icmp eq i64 %67, %35
  br i1 %69, label %57, label %61, !llvm.loop !162

70:                                               ; preds = %57
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %72 = load ptr, ptr %71, align 8, !tbaa !102
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 40
  %74 = load ptr, ptr %73, align 8, !tbaa !103
  %75 = load ptr, ptr %74, align 8, !tbaa !133
  %76 = zext nneg i32 %59 to i64
  %77 = getelementptr inbounds nuw %struct.tfc_check, ptr %75, i64 %76
  store ptr %77, ptr %8, align 8, !tbaa !43
  %78 = getelementptr inbounds nuw i8, ptr %74, i64 32
  store i64 1, ptr %78, align 8, !tbaa !113
  %79 = add i32 %28, 1
  %80 = zext i32 %28 to i64
  %81 = getelementptr inbounds nuw ptr, ptr %27, i64 %80
  store ptr %8, ptr %81, align 8, !tbaa !43
  br label %82

82:                                               ; preds = %70, %57
  %83 = phi i32 [ %79, %70 ], [ %28, %57 ]
  %84 = load i32, ptr %19, align 8, !tbaa !158
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %147, label %86

86:                                               ; preds = %82
  %87 = load ptr, ptr %11, align 8, !tbaa !94
  %88 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %89 = load ptr, ptr %88, align 8, !tbaa !163
  %90 = zext i32 %84 to i64
  %91 = icmp ult i32 %84, 10
  br i1 %91, label %122, label %92

92:                                               ; preds = %86
  %93 = add nsw i64 %90, -1
  %94 = trunc i64 %93 to i32
  %95 = xor i32 %83, -1
  %96 = icmp ult i32 %95, %94
  %97 = icmp ugt i64 %93, 4294967295
  %98 = or i1 %96, %97
  br i1 %98, label %122, label %99

99:                                               ; preds = %92
  %100 = and i64 %90, 4294967292
  %101 = trunc nuw i64 %100 to i32
  %102 = add i32 %83, %101
  br label %103

103:                                              ; preds = %103, %99
  %104 = phi i64 [ 0, %99 ], [ %118, %103 ]
  %105 = trunc i64 %104 to i32
  %106 = add i32 %83, %105
  %107 = getelementptr inbounds nuw i32, ptr %89, i64 %104
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 8
  %109 = load <2 x i32>, ptr %107, align 4, !tbaa !5
  %110 = load <2 x i32>, ptr %108, align 4, !tbaa !5
  %111 = sext <2 x i32> %109 to <2 x i64>
  %112 = sext <2 x i32> %110 to <2 x i64>
  %113 = getelementptr inbounds i64, ptr %87, <2 x i64> %111
  %114 = getelementptr inbounds i64, ptr %87, <2 x i64> %112
  %115 = zext i32 %106 to i64
  %116 = getelementptr inbounds nuw ptr, ptr %27, i64 %115
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 16
  store <2 x ptr> %113, ptr %116, align 8, !tbaa !43
  store <2 x ptr> %114, ptr %117, align 8, !tbaa !43
  %118 = add nuw i64 %104, 4
  %119 = icmp eq i64 %118, %100
  br i1 %119, label %120, label %103, !llvm.loop !164

120:                                              ; preds = %103
  %121 = icmp eq i64 %100, %90
  br i1 %121, label %147, label %122

122:                                              ; preds = %92, %86, %120
  %123 = phi i64 [ 0, %92 ], [ 0, %86 ], [ %100, %120 ]
  %124 = phi i32 [ %83, %92 ], [ %83, %86 ], [ %102, %120 ]
  %125 = and i64 %90, 3
  %126 = icmp eq i64 %125, 0
  br i1 %126, label %141, label %127

127:                                              ; preds = %122, %127
  %128 = phi i64 [ %138, %127 ], [ %123, %122 ]
  %129 = phi i32 [ %135, %127 ], [ %124, %122 ]
  %130 = phi i64 [ %139, %127 ], [ 0, %122 ]
  %131 = getelementptr inbounds nuw i32, ptr %89, i64 %128
  %132 = load i32, ptr %131, align 4, !tbaa !5
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds i64, ptr %87, i64 %133
  %135 = add i32 %129, 1
  %136 = zext i32 %129 to i64
  %137 = getelementptr inbounds nuw ptr, ptr %27, i64 %136
  store ptr %134, ptr %137, align 8, !tbaa !43
  %138 = add nuw nsw i64 %128, 1
  %139 = add i64 %130, 1
  %140 = icmp eq i64 %139, %125
  br i1 %140, label %141, label %127, !llvm.loop !165

141:                                              ; preds = %127, %122
  %142 = phi i32 [ poison, %122 ], [ %135, %127 ]
  %143 = phi i64 [ %123, %122 ], [ %138, %127 ]
  %144 = phi i32 [ %124, %122 ], [ %135, %127 ]
  %145 = sub nsw i64 %123, %90
  %146 = icmp ugt i64 %145, -4
  br i1 %146, label %147, label %156

147:                                              ; preds = %141, %156, %120, %82
  %148 = phi i32 [ %83, %82 ], [ %102, %120 ], [ %142, %141 ], [ %187, %156 ]
  %149 = load i32, ptr %22, align 4, !tbaa !159
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %303, label %151

151:                                              ; preds = %147
  %152 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %153 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %154 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 120
  br label %192

156:                                              ; preds = %141, %156
  %157 = phi i64 [ %190, %156 ], [ %143, %141 ]
  %158 = phi i32 [ %187, %156 ], [ %144, %141 ]
  %159 = getelementptr inbounds nuw i32, ptr %89, i64 %157
  %160 = load i32, ptr %159, align 4, !tbaa !5
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds i64, ptr %87, i64 %161
  %163 = add i32 %158, 1
  %164 = zext i32 %158 to i64
  %165 = getelementptr inbounds nuw ptr, ptr %27, i64 %164
  store ptr %162, ptr %165, align 8, !tbaa !43
  %166 = getelementptr inbounds nuw i32, ptr %89, i64 %157
  %167 = getelementptr inbounds nuw i8, ptr %166, i64 4
  %168 = load i32, ptr %167, align 4, !tbaa !5
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds i64, ptr %87, i64 %169
  %171 = add i32 %158, 2
  %172 = zext i32 %163 to i64
  %173 = getelementptr inbounds nuw ptr, ptr %27, i64 %172
  store ptr %170, ptr %173, align 8, !tbaa !43
  %174 = getelementptr inbounds nuw i32, ptr %89, i64 %157
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %176 = load i32, ptr %175, align 4, !tbaa !5
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds i64, ptr %87, i64 %177
  %179 = add i32 %158, 3
  %180 = zext i32 %171 to i64
  %181 = getelementptr inbounds nuw ptr, ptr %27, i64 %180
  store ptr %178, ptr %181, align 8, !tbaa !43
  %182 = getelementptr inbounds nuw i32, ptr %89, i64 %157
  %183 = getelementptr inbounds nuw i8, ptr %182, i64 12
  %184 = load i32, ptr %183, align 4, !tbaa !5
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds i64, ptr %87, i64 %185
  %187 = add i32 %158, 4
  %188 = zext i32 %179 to i64
  %189 = getelementptr inbounds nuw ptr, ptr %27, i64 %188
  store ptr %186, ptr %189, align 8, !tbaa !43
  %190 = add nuw nsw i64 %157, 4
  %191 = icmp eq i64 %190, %90
  br i1 %191, label %147, label %156, !llvm.loop !167

192:                                              ; preds = %151, %291
  %193 = phi i64 [ 0, %151 ], [ %295, %291 ]
  %194 = phi i32 [ %148, %151 ], [ %292, %291 ]
  %195 = load ptr, ptr %152, align 8, !tbaa !168
  %196 = getelementptr inbounds nuw %struct.tfc_map, ptr %195, i64 %193
  %197 = getelementptr inbounds nuw [128 x i8], ptr %7, i64 %193
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  %198 = load ptr, ptr %153, align 8, !tbaa !96
  %199 = load ptr, ptr %154, align 8, !tbaa !97
  %200 = load i32, ptr %196, align 8, !tbaa !169
  %201 = zext i32 %200 to i64
  %202 = getelementptr inbounds nuw i32, ptr %199, i64 %201
  %203 = load i32, ptr %202, align 4, !tbaa !5
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds ptr, ptr %198, i64 %204
  %206 = load ptr, ptr %205, align 8, !tbaa !43
  %207 = load ptr, ptr %155, align 8, !tbaa !14
  %208 = getelementptr inbounds nuw i8, ptr %207, i64 360
  %209 = load ptr, ptr %208, align 8, !tbaa !171
  %210 = icmp eq ptr %209, null
  br i1 %210, label %219, label %211

211:                                              ; preds = %192
  %212 = getelementptr inbounds nuw i8, ptr %196, i64 8
  %213 = load i32, ptr %212, align 8, !tbaa !172
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %281, label %215

215:                                              ; preds = %211
  %216 = getelementptr inbounds nuw i8, ptr %196, i64 40
  %217 = load ptr, ptr %11, align 8, !tbaa !94
  %218 = zext i32 %213 to i64
  br label %265

219:                                              ; preds = %192
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 184
  br label %224

221:                                              ; preds = %240
  %222 = atomicrmw xchg ptr %220, i32 2 acquire, align 4
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %247, label %243

224:                                              ; preds = %240, %219
  %225 = phi i32 [ 0, %219 ], [ %241, %240 ]
  %226 = cmpxchg ptr %220, i32 0, i32 1 acquire monotonic, align 4
  %227 = extractvalue { i32, i1 } %226, 1
  br i1 %227, label %247, label %228

228:                                              ; preds = %224
  call void @llvm.x86.sse2.pause()
  %229 = cmpxchg ptr %220, i32 0, i32 1 acquire monotonic, align 4
  %230 = extractvalue { i32, i1 } %229, 1
  br i1 %230, label %247, label %231

231:                                              ; preds = %228
  call void @llvm.x86.sse2.pause()
  %232 = cmpxchg ptr %220, i32 0, i32 1 acquire monotonic, align 4
  %233 = extractvalue { i32, i1 } %232, 1
  br i1 %233, label %247, label %234

234:                                              ; preds = %231
  call void @llvm.x86.sse2.pause()
  %235 = cmpxchg ptr %220, i32 0, i32 1 acquire monotonic, align 4
  %236 = extractvalue { i32, i1 } %235, 1
  br i1 %236, label %247, label %237

237:                                              ; preds = %234
  call void @llvm.x86.sse2.pause()
  %238 = cmpxchg ptr %220, i32 0, i32 1 acquire monotonic, align 4
  %239 = extractvalue { i32, i1 } %238, 1
  br i1 %239, label %247, label %240

240:                                              ; preds = %237
  call void @llvm.x86.sse2.pause()
  %241 = add nuw nsw i32 %225, 5
  %242 = icmp eq i32 %241, 100
  br i1 %242, label %221, label %224, !llvm.loop !23

243:                                              ; preds = %221, %243
  %244 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %220, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %245 = atomicrmw xchg ptr %220, i32 2 acquire, align 4
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %247, label %243, !llvm.loop !25

247:                                              ; preds = %224, %228, %231, %234, %237, %243, %221
  %248 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %249 = load atomic i32, ptr %248 seq_cst, align 4
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %254

251:                                              ; preds = %247
  %252 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 801, ptr %252, align 8, !tbaa !30
  %253 = getelementptr inbounds nuw i8, ptr %0, i64 200
  store ptr @.str.16, ptr %253, align 8, !tbaa !31
  br label %254

254:                                              ; preds = %251, %247
  %255 = atomicrmw xchg ptr %220, i32 0 release, align 4
  %256 = icmp eq i32 %255, 2
  br i1 %256, label %257, label %299

257:                                              ; preds = %254
  %258 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %220, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %299

259:                                              ; preds = %265
  %260 = icmp eq i32 %213, 1
  br i1 %260, label %281, label %261

261:                                              ; preds = %259
  %262 = getelementptr inbounds nuw i8, ptr %196, i64 80
  %263 = add i32 %213, -1
  %264 = zext i32 %263 to i64
  br label %273

265:                                              ; preds = %265, %215
  %266 = phi i64 [ 0, %215 ], [ %271, %265 ]
  %267 = getelementptr inbounds nuw ptr, ptr %216, i64 %266
  %268 = load ptr, ptr %267, align 8, !tbaa !173
  %269 = call fastcc i64 @evaluate(ptr noundef %268, ptr noundef %217)
  %270 = getelementptr inbounds nuw i64, ptr %5, i64 %266
  store i64 %269, ptr %270, align 8, !tbaa !98
  %271 = add nuw nsw i64 %266, 1
  %272 = icmp eq i64 %271, %218
  br i1 %272, label %259, label %265, !llvm.loop !174

273:                                              ; preds = %273, %261
  %274 = phi i64 [ 0, %261 ], [ %279, %273 ]
  %275 = getelementptr inbounds nuw ptr, ptr %262, i64 %274
  %276 = load ptr, ptr %275, align 8, !tbaa !173
  %277 = call fastcc i64 @evaluate(ptr noundef %276, ptr noundef %217)
  %278 = getelementptr inbounds nuw i64, ptr %6, i64 %274
  store i64 %277, ptr %278, align 8, !tbaa !98
  %279 = add nuw nsw i64 %274, 1
  %280 = icmp eq i64 %279, %264
  br i1 %280, label %281, label %273, !llvm.loop !175

281:                                              ; preds = %273, %211, %259
  %282 = getelementptr inbounds nuw i8, ptr %196, i64 4
  %283 = load i32, ptr %282, align 4, !tbaa !176
  %284 = getelementptr inbounds nuw i8, ptr %196, i64 32
  %285 = load i64, ptr %284, align 8, !tbaa !177
  %286 = getelementptr inbounds i8, ptr %206, i64 %285
  %287 = getelementptr inbounds nuw i8, ptr %196, i64 12
  %288 = call i32 %209(ptr noundef nonnull %197, i32 noundef %283, i32 noundef %213, ptr noundef %286, ptr noundef nonnull %5, ptr noundef nonnull %6, ptr noundef nonnull %287, ptr noundef nonnull @encode.steps, i32 noundef 0, i32 noundef 3, i32 noundef 2, i32 noundef 0) #5
  %289 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %288, ptr noundef nonnull @.str.16)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  %290 = icmp eq i32 %289, 0
  br i1 %290, label %291, label %382

291:                                              ; preds = %281
  %292 = add i32 %194, 1
  %293 = zext i32 %194 to i64
  %294 = getelementptr inbounds nuw ptr, ptr %27, i64 %293
  store ptr %197, ptr %294, align 8, !tbaa !43
  %295 = add nuw nsw i64 %193, 1
  %296 = load i32, ptr %22, align 4, !tbaa !159
  %297 = zext i32 %296 to i64
  %298 = icmp samesign ult i64 %295, %297
  br i1 %298, label %192, label %303, !llvm.loop !178

299:                                              ; preds = %254, %257
  %300 = load atomic i32, ptr %248 seq_cst, align 4
  %301 = icmp eq i32 %300, 0
  %302 = select i1 %301, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  br label %382

303:                                              ; preds = %291, %147
  %304 = getelementptr inbounds nuw i8, ptr %0, i64 184
  br label %308

305:                                              ; preds = %324
  %306 = atomicrmw xchg ptr %304, i32 2 acquire, align 4
  %307 = icmp eq i32 %306, 0
  br i1 %307, label %331, label %327

308:                                              ; preds = %324, %303
  %309 = phi i32 [ 0, %303 ], [ %325, %324 ]
  %310 = cmpxchg ptr %304, i32 0, i32 1 acquire monotonic, align 4
  %311 = extractvalue { i32, i1 } %310, 1
  br i1 %311, label %331, label %312

312:                                              ; preds = %308
  call void @llvm.x86.sse2.pause()
  %313 = cmpxchg ptr %304, i32 0, i32 1 acquire monotonic, align 4
  %314 = extractvalue { i32, i1 } %313, 1
  br i1 %314, label %331, label %315

315:                                              ; preds = %312
  call void @llvm.x86.sse2.pause()
  %316 = cmpxchg ptr %304, i32 0, i32 1 acquire monotonic, align 4
  %317 = extractvalue { i32, i1 } %316, 1
  br i1 %317, label %331, label %318

318:                                              ; preds = %315
  call void @llvm.x86.sse2.pause()
  %319 = cmpxchg ptr %304, i32 0, i32 1 acquire monotonic, align 4
  %320 = extractvalue { i32, i1 } %319, 1
  br i1 %320, label %331, label %321

321:                                              ; preds = %318
  call void @llvm.x86.sse2.pause()
  %322 = cmpxchg ptr %304, i32 0, i32 1 acquire monotonic, align 4
  %323 = extractvalue { i32, i1 } %322, 1
  br i1 %323, label %331, label %324

324:                                              ; preds = %321
  call void @llvm.x86.sse2.pause()
  %325 = add nuw nsw i32 %309, 5
  %326 = icmp eq i32 %325, 100
  br i1 %326, label %305, label %308, !llvm.loop !23

327:                                              ; preds = %305, %327
  %328 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %304, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %329 = atomicrmw xchg ptr %304, i32 2 acquire, align 4
  %330 = icmp eq i32 %329, 0
  br i1 %330, label %331, label %327, !llvm.loop !25

331:                                              ; preds = %308, %312, %315, %318, %321, %327, %305
  %332 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %333 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %334 = load i64, ptr %333, align 8, !tbaa !26
  %335 = add i64 %334, 1
  store i64 %335, ptr %333, align 8, !tbaa !26
  %336 = and i64 %334, 63
  %337 = getelementptr inbounds nuw ptr, ptr %332, i64 %336
  store ptr %3, ptr %337, align 8, !tbaa !121
  %338 = atomicrmw xchg ptr %304, i32 0 release, align 4
  %339 = icmp eq i32 %338, 2
  br i1 %339, label %340, label %342

340:                                              ; preds = %331
  %341 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %304, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %342

342:                                              ; preds = %331, %340
  %343 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %344 = load ptr, ptr %343, align 8, !tbaa !80
  %345 = icmp eq ptr %344, null
  br i1 %345, label %352, label %346

346:                                              ; preds = %342
  %347 = getelementptr inbounds nuw i8, ptr %344, i64 24
  %348 = load i64, ptr %347, align 8, !tbaa !87
  %349 = freeze i64 %348
  %350 = icmp eq i64 %349, 1
  %351 = select i1 %350, i64 160, i64 144
  br label %352

352:                                              ; preds = %342, %346
  %353 = phi i64 [ %351, %346 ], [ 144, %342 ]
  %354 = getelementptr inbounds nuw i8, ptr %0, i64 %353
  %355 = load ptr, ptr %354, align 8, !tbaa !43
  %356 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %357 = load ptr, ptr %356, align 8, !tbaa !14
  %358 = getelementptr inbounds nuw i8, ptr %357, i64 144
  %359 = load ptr, ptr %358, align 8, !tbaa !179
  %360 = load ptr, ptr %3, align 8, !tbaa !180
  %361 = trunc i64 %13 to i32
  %362 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %363 = load i32, ptr %362, align 8, !tbaa !181
  %364 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %365 = load i32, ptr %364, align 4, !tbaa !182
  %366 = call i32 %359(ptr noundef %360, i32 noundef %361, i32 noundef 1, i32 noundef 1, i32 noundef %363, i32 noundef 1, i32 noundef 1, i32 noundef %365, ptr noundef %355, ptr noundef nonnull %27, ptr noundef null) #5
  %367 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %366, ptr noundef nonnull @.str.15)
  %368 = icmp eq i32 %367, 0
  br i1 %368, label %369, label %382

369:                                              ; preds = %352
  %370 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %371 = load i32, ptr %370, align 4, !tbaa !88
  %372 = icmp eq i32 %371, 0
  br i1 %372, label %382, label %373

373:                                              ; preds = %369
  %374 = load ptr, ptr %343, align 8, !tbaa !80
  %375 = icmp eq ptr %374, null
  br i1 %375, label %380, label %376

376:                                              ; preds = %373
  %377 = getelementptr inbounds nuw i8, ptr %374, i64 24
  %378 = load i64, ptr %377, align 8, !tbaa !87
  %379 = icmp eq i64 %378, 1
  br i1 %379, label %382, label %380

380:                                              ; preds = %373, %376
  %381 = call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %382

382:                                              ; preds = %281, %299, %352, %369, %376, %380
  %383 = phi i32 [ %302, %299 ], [ %367, %352 ], [ %381, %380 ], [ 0, %376 ], [ 0, %369 ], [ %289, %281 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  call void @llvm.stackrestore.p0(ptr %26)
  br label %384

384:                                              ; preds = %4, %382
  %385 = phi i32 [ %383, %382 ], [ 0, %4 ]
  ret i32 %385
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #17 {
  %3 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  br label %4

4:                                                ; preds = %71, %2
  %5 = phi i32 [ 0, %2 ], [ %72, %71 ]
  %6 = phi ptr [ %0, %2 ], [ %74, %71 ]
  %7 = phi i32 [ 0, %2 ], [ %73, %71 ]
  %8 = load i64, ptr %6, align 8, !tbaa !98
  switch i64 %8, label %23 [
    i64 0, label %75
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !98
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !98
  br label %71

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !98
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !98
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !98
  br label %71

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !98
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !98
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
  store i64 %70, ptr %27, align 8, !tbaa !98
  br label %71

71:                                               ; preds = %9, %68, %15
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %15 ]
  %73 = phi i32 [ %24, %68 ], [ %12, %9 ], [ %20, %15 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !183

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

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @wait_for(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %77

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !22
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %2, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %77

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 176
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
  br i1 %41, label %20, label %23, !llvm.loop !23

42:                                               ; preds = %20, %42
  %43 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %19, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %44 = atomicrmw xchg ptr %19, i32 2 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %42, !llvm.loop !25

46:                                               ; preds = %23, %27, %30, %33, %36, %42, %20
  %47 = load ptr, ptr %9, align 8, !tbaa !14
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 288
  %49 = load ptr, ptr %48, align 8, !tbaa !38
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %51 = load ptr, ptr %50, align 8, !tbaa !152
  %52 = tail call i32 %49(ptr noundef %51, ptr noundef %3) #5
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %69

54:                                               ; preds = %46
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %56 = load ptr, ptr %55, align 8, !tbaa !14
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 96
  %58 = load ptr, ptr %57, align 8, !tbaa !21
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %60 = load ptr, ptr %59, align 8, !tbaa !22
  %61 = tail call i32 %58(ptr noundef %60) #5
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %69

63:                                               ; preds = %54
  %64 = load ptr, ptr %55, align 8, !tbaa !14
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 264
  %66 = load ptr, ptr %65, align 8, !tbaa !184
  %67 = load ptr, ptr %50, align 8, !tbaa !152
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
  %76 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %70, ptr noundef nonnull @.str.20)
  br label %77

77:                                               ; preds = %4, %8, %75
  %78 = phi i32 [ %76, %75 ], [ %16, %8 ], [ 14, %4 ]
  ret i32 %78
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #10

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #12

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
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!9 = !{!10, !12, i64 16}
!10 = !{!"tfc_recording", !11, i64 0, !13, i64 8, !12, i64 16, !13, i64 24}
!11 = !{!"p1 long", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!"long", !7, i64 0}
!14 = !{!15, !17, i64 120}
!15 = !{!"tfc_gpu", !16, i64 0, !17, i64 120, !6, i64 128, !6, i64 132, !12, i64 136, !12, i64 144, !12, i64 152, !12, i64 160, !12, i64 168, !7, i64 176, !7, i64 180, !7, i64 184, !7, i64 188, !6, i64 192, !18, i64 200, !13, i64 208, !13, i64 216, !7, i64 224, !13, i64 736, !13, i64 744, !7, i64 752, !7, i64 1264, !13, i64 1392, !7, i64 1400}
!16 = !{!"tfc_device", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112}
!17 = !{!"p1 _ZTS16tfc_driver_table", !12, i64 0}
!18 = !{!"p1 omnipotent char", !12, i64 0}
!19 = !{!20, !12, i64 352}
!20 = !{!"tfc_driver_table", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136, !12, i64 144, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184, !12, i64 192, !12, i64 200, !12, i64 208, !12, i64 216, !12, i64 224, !12, i64 232, !12, i64 240, !12, i64 248, !12, i64 256, !12, i64 264, !12, i64 272, !12, i64 280, !12, i64 288, !12, i64 296, !12, i64 304, !12, i64 312, !12, i64 320, !12, i64 328, !12, i64 336, !12, i64 344, !12, i64 352, !12, i64 360}
!21 = !{!20, !12, i64 96}
!22 = !{!15, !12, i64 136}
!23 = distinct !{!23, !24}
!24 = !{!"llvm.loop.mustprogress"}
!25 = distinct !{!25, !24}
!26 = !{!15, !13, i64 208}
!27 = !{!20, !12, i64 256}
!28 = !{!15, !12, i64 144}
!29 = !{!15, !13, i64 216}
!30 = !{!15, !6, i64 192}
!31 = !{!15, !18, i64 200}
!32 = !{!20, !12, i64 192}
!33 = !{!15, !13, i64 1392}
!34 = !{!35, !12, i64 8}
!35 = !{!"tfc_stage", !12, i64 0, !12, i64 8, !13, i64 16, !12, i64 24}
!36 = !{!20, !12, i64 304}
!37 = !{!35, !12, i64 0}
!38 = !{!20, !12, i64 288}
!39 = !{!20, !12, i64 200}
!40 = !{!20, !12, i64 208}
!41 = !{!20, !12, i64 224}
!42 = !{!35, !12, i64 24}
!43 = !{!12, !12, i64 0}
!44 = !{!20, !12, i64 104}
!45 = !{!20, !12, i64 112}
!46 = !{!20, !12, i64 120}
!47 = !{!20, !12, i64 136}
!48 = !{!20, !12, i64 128}
!49 = !{!20, !12, i64 160}
!50 = !{!20, !12, i64 168}
!51 = !{!20, !12, i64 176}
!52 = !{!20, !12, i64 184}
!53 = !{!20, !12, i64 152}
!54 = !{!20, !12, i64 40}
!55 = !{!15, !6, i64 128}
!56 = !{!20, !12, i64 80}
!57 = !{!20, !12, i64 240}
!58 = !{!20, !12, i64 272}
!59 = !{!16, !12, i64 0}
!60 = !{!16, !12, i64 8}
!61 = !{!16, !12, i64 16}
!62 = !{!16, !12, i64 24}
!63 = !{!16, !12, i64 32}
!64 = !{!16, !12, i64 40}
!65 = !{!16, !12, i64 48}
!66 = !{!16, !12, i64 56}
!67 = !{!16, !12, i64 64}
!68 = !{!16, !12, i64 72}
!69 = !{!16, !12, i64 80}
!70 = !{!16, !12, i64 88}
!71 = !{!16, !12, i64 96}
!72 = !{!73, !12, i64 0}
!73 = !{!"tfc_instruction", !12, i64 0, !74, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28}
!74 = !{!"p1 int", !12, i64 0}
!75 = !{!76, !13, i64 8}
!76 = !{!"tfc_launches", !77, i64 0, !13, i64 8}
!77 = !{!"p1 _ZTS10tfc_launch", !12, i64 0}
!78 = distinct !{!78, !24}
!79 = !{!76, !77, i64 0}
!80 = !{!81, !86, i64 96}
!81 = !{!"tfc_region", !82, i64 0, !13, i64 8, !83, i64 16, !11, i64 24, !83, i64 32, !84, i64 40, !13, i64 48, !11, i64 56, !18, i64 64, !85, i64 72, !13, i64 80, !74, i64 88, !86, i64 96}
!82 = !{!"p1 _ZTS15tfc_instruction", !12, i64 0}
!83 = !{!"any p2 pointer", !12, i64 0}
!84 = !{!"p1 _ZTS7tfc_ctx", !12, i64 0}
!85 = !{!"p1 _ZTS9tfc_block", !12, i64 0}
!86 = !{!"p1 _ZTS13tfc_recording", !12, i64 0}
!87 = !{!10, !13, i64 24}
!88 = !{!15, !6, i64 132}
!89 = !{!20, !12, i64 328}
!90 = !{!10, !11, i64 0}
!91 = !{!81, !13, i64 8}
!92 = !{!81, !82, i64 0}
!93 = !{!10, !13, i64 8}
!94 = !{!81, !11, i64 24}
!95 = !{!73, !6, i64 16}
!96 = !{!81, !83, i64 16}
!97 = !{!73, !74, i64 8}
!98 = !{!13, !13, i64 0}
!99 = distinct !{!99, !24}
!100 = distinct !{!100, !24}
!101 = distinct !{!101, !24}
!102 = !{!81, !84, i64 40}
!103 = !{!104, !109, i64 40}
!104 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !105, i64 8, !106, i64 16, !107, i64 24, !108, i64 32, !109, i64 40}
!105 = !{!"p1 _ZTS8tfc_pool", !12, i64 0}
!106 = !{!"p1 _ZTS8tfc_host", !12, i64 0}
!107 = !{!"p1 _ZTS11tfc_failure", !12, i64 0}
!108 = !{!"p1 _ZTS10tfc_device", !12, i64 0}
!109 = !{!"p1 _ZTS10tfc_checks", !12, i64 0}
!110 = !{!111, !13, i64 24}
!111 = !{!"tfc_checks", !112, i64 0, !74, i64 8, !112, i64 16, !13, i64 24, !13, i64 32}
!112 = !{!"p1 _ZTS9tfc_check", !12, i64 0}
!113 = !{!111, !13, i64 32}
!114 = !{!20, !12, i64 336}
!115 = !{!15, !13, i64 736}
!116 = !{!117}
!117 = distinct !{!117, !118}
!118 = distinct !{!118, !"LVerDomain"}
!119 = !{!120}
!120 = distinct !{!120, !118}
!121 = !{!77, !77, i64 0}
!122 = distinct !{!122, !24, !123, !124}
!123 = !{!"llvm.loop.isvectorized", i32 1}
!124 = !{!"llvm.loop.unroll.runtime.disable"}
!125 = distinct !{!125, !24}
!126 = distinct !{!126, !24, !123}
!127 = !{!20, !12, i64 312}
!128 = !{!15, !12, i64 160}
!129 = !{!20, !12, i64 320}
!130 = !{!20, !12, i64 344}
!131 = !{!15, !13, i64 744}
!132 = !{!111, !112, i64 16}
!133 = !{!111, !112, i64 0}
!134 = !{!135, !6, i64 4}
!135 = !{!"tfc_check", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !13, i64 16, !13, i64 24, !13, i64 32, !136, i64 40}
!136 = !{!"double", !7, i64 0}
!137 = !{!104, !107, i64 24}
!138 = !{!111, !74, i64 8}
!139 = !{!135, !6, i64 8}
!140 = !{!135, !13, i64 32}
!141 = !{!135, !136, i64 40}
!142 = !{!7, !7, i64 0}
!143 = !{!136, !136, i64 0}
!144 = distinct !{!144, !24}
!145 = !{!20, !12, i64 232}
!146 = !{!20, !12, i64 216}
!147 = distinct !{!147, !24}
!148 = !{!15, !12, i64 152}
!149 = !{!20, !12, i64 248}
!150 = !{!20, !12, i64 280}
!151 = distinct !{!151, !24}
!152 = !{!15, !12, i64 168}
!153 = !{!20, !12, i64 88}
!154 = !{!35, !13, i64 16}
!155 = !{!156, !11, i64 8}
!156 = !{!"tfc_launch", !12, i64 0, !11, i64 8, !74, i64 16, !157, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44, !6, i64 48, !6, i64 52}
!157 = !{!"p1 _ZTS7tfc_map", !12, i64 0}
!158 = !{!156, !6, i64 32}
!159 = !{!156, !6, i64 36}
!160 = distinct !{!160, !24, !123, !124}
!161 = !{!156, !6, i64 48}
!162 = distinct !{!162, !24, !124, !123}
!163 = !{!156, !74, i64 16}
!164 = distinct !{!164, !24, !123, !124}
!165 = distinct !{!165, !166}
!166 = !{!"llvm.loop.unroll.disable"}
!167 = distinct !{!167, !24, !123}
!168 = !{!156, !157, i64 24}
!169 = !{!170, !6, i64 0}
!170 = !{!"tfc_map", !6, i64 0, !6, i64 4, !6, i64 8, !7, i64 12, !13, i64 32, !7, i64 40, !7, i64 80}
!171 = !{!20, !12, i64 360}
!172 = !{!170, !6, i64 8}
!173 = !{!11, !11, i64 0}
!174 = distinct !{!174, !24}
!175 = distinct !{!175, !24}
!176 = !{!170, !6, i64 4}
!177 = !{!170, !13, i64 32}
!178 = distinct !{!178, !24}
!179 = !{!20, !12, i64 144}
!180 = !{!156, !12, i64 0}
!181 = !{!156, !6, i64 40}
!182 = !{!156, !6, i64 44}
!183 = distinct !{!183, !24}
!184 = !{!20, !12, i64 264}
attributes #13 = { nounwind minsize optsize }
attributes #14 = { inlinehint nounwind minsize optsize }
attributes #15 = { nounwind optsize }
attributes #16 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) minsize optsize }
attributes #17 = { nofree norecurse nosync nounwind memory(argmem: read) optsize }
