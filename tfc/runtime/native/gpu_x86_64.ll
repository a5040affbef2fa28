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
%struct.tfc_map = type { i32, i32, i32, [5 x i32], i64, [5 x ptr], [5 x ptr] }
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
@.str.18 = private unnamed_addr constant [19 x i8] c"cuEventElapsedTime\00", align 1
@.str.19 = private unnamed_addr constant [17 x i8] c"cuMemsetD32Async\00", align 1
@.str.20 = private unnamed_addr constant [18 x i8] c"cuMemcpyPeerAsync\00", align 1
@.str.21 = private unnamed_addr constant [18 x i8] c"cuStreamWaitEvent\00", align 1
@.str.22 = private unnamed_addr constant [13 x i8] c"cuEventQuery\00", align 1

; Function Attrs: nounwind uwtable
define void @tfc_gpu_forget(ptr noundef %0, ptr noundef captures(none) initializes((24, 32)) %1) local_unnamed_addr #14 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = icmp eq ptr %4, null
  br i1 %5, label %17, label %6

6:                                                ; preds = %2
  %7 = tail call i32 @tfc_gpu_wait(ptr noundef %0)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %17

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load ptr, ptr %10, align 8, !tbaa !14
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 360
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
define range(i32 0, 15) i32 @tfc_gpu_wait(ptr noundef %0) local_unnamed_addr #14 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %3 = load atomic i32, ptr %2 monotonic, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %95

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %7 = load ptr, ptr %6, align 8, !tbaa !14
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %9 = load ptr, ptr %8, align 8, !tbaa !21
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %11 = load ptr, ptr %10, align 8, !tbaa !22
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
  br i1 %38, label %17, label %20, !llvm.loop !23

39:                                               ; preds = %17, %39
  %40 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %16, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %41 = atomicrmw xchg ptr %16, i32 2 acquire, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %39, !llvm.loop !25

43:                                               ; preds = %20, %24, %27, %30, %33, %39, %17
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 224
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
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 232
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
define internal fastcc range(i32 0, 15) i32 @noted(ptr noundef %0, i32 noundef %1, ptr noundef %2) unnamed_addr #14 {
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
  br i1 %28, label %7, label %10, !llvm.loop !23

29:                                               ; preds = %7, %29
  %30 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %6, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %31 = atomicrmw xchg ptr %6, i32 2 acquire, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %29, !llvm.loop !25

33:                                               ; preds = %10, %14, %17, %20, %23, %29, %7
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %35 = load atomic i32, ptr %34 seq_cst, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %41

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store i32 %1, ptr %38, align 8, !tbaa !30
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 216
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
define internal fastcc void @lock(ptr noundef %0) unnamed_addr #15 {
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
define internal fastcc void @unlock(ptr noundef %0) unnamed_addr #15 {
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
define range(i32 0, 15) i32 @tfc_gpu_write(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #14 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %106

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %29 = load ptr, ptr %28, align 8, !tbaa !28
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
  br i1 %55, label %34, label %37, !llvm.loop !23

56:                                               ; preds = %34, %56
  %57 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %33, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %58 = atomicrmw xchg ptr %33, i32 2 acquire, align 4
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %56, !llvm.loop !25

60:                                               ; preds = %37, %41, %44, %47, %50, %56, %34
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 1280
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 1408
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
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
define range(i32 0, 15) i32 @tfc_gpu_read(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #14 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
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
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
define range(i32 0, 15) i32 @tfc_gpu_move(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #14 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
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
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %27 = load ptr, ptr %26, align 8, !tbaa !28
  %28 = tail call i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #5
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_fill(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #14 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
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
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %27 = load ptr, ptr %26, align 8, !tbaa !28
  %28 = tail call i32 %23(i64 noundef %24, i8 noundef zeroext %25, i64 noundef %3, ptr noundef %27) #5
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.5)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_drop(ptr noundef %0, ptr noundef readnone captures(address) %1) local_unnamed_addr #14 {
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
  br i1 %25, label %4, label %7, !llvm.loop !23

26:                                               ; preds = %4, %26
  %27 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %28 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %26, !llvm.loop !25

30:                                               ; preds = %7, %11, %14, %17, %20, %26, %4
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 792
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
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %40 = load ptr, ptr %39, align 8, !tbaa !42
  %41 = icmp eq ptr %40, %1
  br i1 %41, label %42, label %43

42:                                               ; preds = %38
  store ptr null, ptr %39, align 8, !tbaa !42
  br label %43

43:                                               ; preds = %42, %38
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 856
  %45 = load ptr, ptr %44, align 8, !tbaa !42
  %46 = icmp eq ptr %45, %1
  br i1 %46, label %47, label %48

47:                                               ; preds = %43
  store ptr null, ptr %44, align 8, !tbaa !42
  br label %48

48:                                               ; preds = %47, %43
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 888
  %50 = load ptr, ptr %49, align 8, !tbaa !42
  %51 = icmp eq ptr %50, %1
  br i1 %51, label %52, label %53

52:                                               ; preds = %48
  store ptr null, ptr %49, align 8, !tbaa !42
  br label %53

53:                                               ; preds = %52, %48
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 920
  %55 = load ptr, ptr %54, align 8, !tbaa !42
  %56 = icmp eq ptr %55, %1
  br i1 %56, label %57, label %58

57:                                               ; preds = %53
  store ptr null, ptr %54, align 8, !tbaa !42
  br label %58

58:                                               ; preds = %57, %53
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %60 = load ptr, ptr %59, align 8, !tbaa !42
  %61 = icmp eq ptr %60, %1
  br i1 %61, label %62, label %63

62:                                               ; preds = %58
  store ptr null, ptr %59, align 8, !tbaa !42
  br label %63

63:                                               ; preds = %62, %58
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 984
  %65 = load ptr, ptr %64, align 8, !tbaa !42
  %66 = icmp eq ptr %65, %1
  br i1 %66, label %67, label %68

67:                                               ; preds = %63
  store ptr null, ptr %64, align 8, !tbaa !42
  br label %68

68:                                               ; preds = %67, %63
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 1016
  %70 = load ptr, ptr %69, align 8, !tbaa !42
  %71 = icmp eq ptr %70, %1
  br i1 %71, label %72, label %73

72:                                               ; preds = %68
  store ptr null, ptr %69, align 8, !tbaa !42
  br label %73

73:                                               ; preds = %72, %68
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 1048
  %75 = load ptr, ptr %74, align 8, !tbaa !42
  %76 = icmp eq ptr %75, %1
  br i1 %76, label %77, label %78

77:                                               ; preds = %73
  store ptr null, ptr %74, align 8, !tbaa !42
  br label %78

78:                                               ; preds = %77, %73
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 1080
  %80 = load ptr, ptr %79, align 8, !tbaa !42
  %81 = icmp eq ptr %80, %1
  br i1 %81, label %82, label %83

82:                                               ; preds = %78
  store ptr null, ptr %79, align 8, !tbaa !42
  br label %83

83:                                               ; preds = %82, %78
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 1112
  %85 = load ptr, ptr %84, align 8, !tbaa !42
  %86 = icmp eq ptr %85, %1
  br i1 %86, label %87, label %88

87:                                               ; preds = %83
  store ptr null, ptr %84, align 8, !tbaa !42
  br label %88

88:                                               ; preds = %87, %83
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 1144
  %90 = load ptr, ptr %89, align 8, !tbaa !42
  %91 = icmp eq ptr %90, %1
  br i1 %91, label %92, label %93

92:                                               ; preds = %88
  store ptr null, ptr %89, align 8, !tbaa !42
  br label %93

93:                                               ; preds = %92, %88
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 1176
  %95 = load ptr, ptr %94, align 8, !tbaa !42
  %96 = icmp eq ptr %95, %1
  br i1 %96, label %97, label %98

97:                                               ; preds = %93
  store ptr null, ptr %94, align 8, !tbaa !42
  br label %98

98:                                               ; preds = %97, %93
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 1208
  %100 = load ptr, ptr %99, align 8, !tbaa !42
  %101 = icmp eq ptr %100, %1
  br i1 %101, label %102, label %103

102:                                              ; preds = %98
  store ptr null, ptr %99, align 8, !tbaa !42
  br label %103

103:                                              ; preds = %102, %98
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 1240
  %105 = load ptr, ptr %104, align 8, !tbaa !42
  %106 = icmp eq ptr %105, %1
  br i1 %106, label %107, label %108

107:                                              ; preds = %103
  store ptr null, ptr %104, align 8, !tbaa !42
  br label %108

108:                                              ; preds = %107, %103
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 1272
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
define void @tfc_gpu_untime(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #14 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8, !tbaa !14
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !21
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load ptr, ptr %7, align 8, !tbaa !22
  %9 = tail call i32 %6(ptr noundef %8) #5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %33

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %13 = load i64, ptr %12, align 8, !tbaa !43
  %14 = icmp slt i64 %13, 0
  br i1 %14, label %33, label %15

15:                                               ; preds = %11, %28
  %16 = phi i64 [ %29, %28 ], [ %13, %11 ]
  %17 = phi i64 [ %30, %28 ], [ 0, %11 ]
  %18 = load ptr, ptr %1, align 8, !tbaa !48
  %19 = getelementptr inbounds nuw ptr, ptr %18, i64 %17
  %20 = load ptr, ptr %19, align 8, !tbaa !49
  %21 = icmp eq ptr %20, null
  br i1 %21, label %28, label %22

22:                                               ; preds = %15
  %23 = load ptr, ptr %3, align 8, !tbaa !14
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 280
  %25 = load ptr, ptr %24, align 8, !tbaa !50
  %26 = tail call i32 %25(ptr noundef nonnull %20) #5
  %27 = load i64, ptr %12, align 8, !tbaa !43
  br label %28

28:                                               ; preds = %15, %22
  %29 = phi i64 [ %16, %15 ], [ %27, %22 ]
  %30 = add nuw nsw i64 %17, 1
  %31 = shl nsw i64 %29, 1
  %32 = icmp slt i64 %17, %31
  br i1 %32, label %15, label %33, !llvm.loop !51

33:                                               ; preds = %28, %11, %2
  ret void
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_load(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #14 {
  %6 = alloca [2 x i32], align 8
  %7 = alloca [2 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  store i64 25769803781, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  store ptr %2, ptr %7, align 16, !tbaa !49
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = inttoptr i64 %3 to ptr
  store ptr %9, ptr %8, align 8, !tbaa !49
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load ptr, ptr %10, align 8, !tbaa !14
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !21
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %15 = load ptr, ptr %14, align 8, !tbaa !22
  %16 = tail call i32 %13(ptr noundef %15) #5
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %23

18:                                               ; preds = %5
  %19 = load ptr, ptr %10, align 8, !tbaa !14
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 104
  %21 = load ptr, ptr %20, align 8, !tbaa !52
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
define i32 @tfc_gpu_unload(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #14 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8, !tbaa !14
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !21
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load ptr, ptr %7, align 8, !tbaa !22
  %9 = tail call i32 %6(ptr noundef %8) #5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %22

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !14
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %14 = load ptr, ptr %13, align 8, !tbaa !27
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %16 = load ptr, ptr %15, align 8, !tbaa !28
  %17 = tail call i32 %14(ptr noundef %16) #5
  %18 = load ptr, ptr %3, align 8, !tbaa !14
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 112
  %20 = load ptr, ptr %19, align 8, !tbaa !53
  %21 = tail call i32 %20(ptr noundef %1) #5
  br label %22

22:                                               ; preds = %2, %11
  %23 = phi i32 [ %21, %11 ], [ %9, %2 ]
  ret i32 %23
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_function(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #14 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %6 = load ptr, ptr %5, align 8, !tbaa !14
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !21
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = load ptr, ptr %9, align 8, !tbaa !22
  %11 = tail call i32 %8(ptr noundef %10) #5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !14
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 120
  %16 = load ptr, ptr %15, align 8, !tbaa !54
  %17 = tail call i32 %16(ptr noundef %3, ptr noundef %1, ptr noundef %2) #5
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_allow(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #14 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !21
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !22
  %10 = tail call i32 %7(ptr noundef %9) #5
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !55
  %16 = tail call i32 %15(ptr noundef %1, i32 noundef 8, i32 noundef %2) #5
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_attribute(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #14 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %6 = load ptr, ptr %5, align 8, !tbaa !14
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !21
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = load ptr, ptr %9, align 8, !tbaa !22
  %11 = tail call i32 %8(ptr noundef %10) #5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !14
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 128
  %16 = load ptr, ptr %15, align 8, !tbaa !56
  %17 = tail call i32 %16(ptr noundef %3, i32 noundef %2, ptr noundef %1) #5
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_alloc(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #14 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !21
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !22
  %10 = tail call i32 %7(ptr noundef %9) #5
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 160
  %15 = load ptr, ptr %14, align 8, !tbaa !57
  %16 = tail call i32 %15(ptr noundef %2, i64 noundef %1) #5
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_free(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #14 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8, !tbaa !14
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !21
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load ptr, ptr %7, align 8, !tbaa !22
  %9 = tail call i32 %6(ptr noundef %8) #5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !14
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %14 = load ptr, ptr %13, align 8, !tbaa !58
  %15 = tail call i32 %14(i64 noundef %1) #5
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_pin(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #14 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !21
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !22
  %10 = tail call i32 %7(ptr noundef %9) #5
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 176
  %15 = load ptr, ptr %14, align 8, !tbaa !59
  %16 = tail call i32 %15(ptr noundef %2, i64 noundef %1, i32 noundef 0) #5
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_unpin(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #14 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8, !tbaa !14
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !21
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load ptr, ptr %7, align 8, !tbaa !22
  %9 = tail call i32 %6(ptr noundef %8) #5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !14
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %14 = load ptr, ptr %13, align 8, !tbaa !60
  %15 = tail call i32 %14(ptr noundef %1) #5
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_memory(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #14 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !21
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !22
  %10 = tail call i32 %7(ptr noundef %9) #5
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %15 = load ptr, ptr %14, align 8, !tbaa !61
  %16 = tail call i32 %15(ptr noundef %1, ptr noundef %2) #5
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_start(ptr noundef initializes((216, 224)) %0) local_unnamed_addr #14 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5
  store i32 0, ptr %2, align 4, !tbaa !5
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store ptr @.str.6, ptr %3, align 8, !tbaa !31
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !62
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %9 = load i32, ptr %8, align 8, !tbaa !63
  %10 = call i32 %7(ptr noundef nonnull %2, i32 noundef %9) #5
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %72

12:                                               ; preds = %1
  store ptr @.str.7, ptr %3, align 8, !tbaa !31
  %13 = load ptr, ptr %4, align 8, !tbaa !14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 80
  %15 = load ptr, ptr %14, align 8, !tbaa !64
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %17 = load i32, ptr %2, align 4, !tbaa !5
  %18 = call i32 %15(ptr noundef nonnull %16, i32 noundef %17) #5
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %72

20:                                               ; preds = %12
  store ptr @.str.8, ptr %3, align 8, !tbaa !31
  %21 = load ptr, ptr %4, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 96
  %23 = load ptr, ptr %22, align 8, !tbaa !21
  %24 = load ptr, ptr %16, align 8, !tbaa !22
  %25 = call i32 %23(ptr noundef %24) #5
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %72

27:                                               ; preds = %20
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %30 = load ptr, ptr %4, align 8, !tbaa !14
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 240
  %32 = load ptr, ptr %31, align 8, !tbaa !65
  %33 = call i32 %32(ptr noundef nonnull %28, i32 noundef 1) #5
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %48

35:                                               ; preds = %27
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %37 = load ptr, ptr %4, align 8, !tbaa !14
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 240
  %39 = load ptr, ptr %38, align 8, !tbaa !65
  %40 = call i32 %39(ptr noundef nonnull %36, i32 noundef 1) #5
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %48

42:                                               ; preds = %35
  %43 = load ptr, ptr %4, align 8, !tbaa !14
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 240
  %45 = load ptr, ptr %44, align 8, !tbaa !65
  %46 = call i32 %45(ptr noundef nonnull %29, i32 noundef 1) #5
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %50, label %48

48:                                               ; preds = %27, %35, %42
  %49 = phi i32 [ %33, %27 ], [ %40, %35 ], [ %46, %42 ]
  store ptr @.str.14, ptr %3, align 8, !tbaa !31
  br label %72

50:                                               ; preds = %42
  store ptr @.str.11, ptr %3, align 8, !tbaa !31
  %51 = load ptr, ptr %4, align 8, !tbaa !14
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 272
  %53 = load ptr, ptr %52, align 8, !tbaa !66
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %55 = call i32 %53(ptr noundef nonnull %54, i32 noundef 2) #5
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %72

57:                                               ; preds = %50
  store ptr @launch, ptr %0, align 8, !tbaa !67
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr @replay, ptr %58, align 8, !tbaa !68
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr @replayable, ptr %59, align 8, !tbaa !69
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr @settle, ptr %60, align 8, !tbaa !70
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr @time_, ptr %61, align 8, !tbaa !71
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr @note_times, ptr %62, align 8, !tbaa !72
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr @set, ptr %63, align 8, !tbaa !73
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr @move_, ptr %64, align 8, !tbaa !74
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr @write_, ptr %65, align 8, !tbaa !75
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr @read_, ptr %66, align 8, !tbaa !76
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr @receive_, ptr %67, align 8, !tbaa !77
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr @send_, ptr %68, align 8, !tbaa !78
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr @arrived, ptr %69, align 8, !tbaa !79
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr @arrival, ptr %70, align 8, !tbaa !80
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store ptr @release, ptr %71, align 8, !tbaa !81
  br label %72

72:                                               ; preds = %48, %50, %20, %12, %1, %57
  %73 = phi i32 [ 0, %57 ], [ %10, %1 ], [ %18, %12 ], [ %25, %20 ], [ %55, %50 ], [ %49, %48 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5
  ret i32 %73
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @launch(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) #16 {
  %4 = load ptr, ptr %2, align 8, !tbaa !82
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !22
  %15 = tail call i32 %12(ptr noundef %14) #5
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !84
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %32, label %26

22:                                               ; preds = %26
  %23 = add nuw i64 %27, 1
  %24 = load i64, ptr %19, align 8, !tbaa !84
  %25 = icmp ult i64 %23, %24
  br i1 %25, label %26, label %32, !llvm.loop !87

26:                                               ; preds = %18, %22
  %27 = phi i64 [ %23, %22 ], [ 0, %18 ]
  %28 = load ptr, ptr %4, align 8, !tbaa !88
  %29 = getelementptr inbounds nuw %struct.tfc_launch, ptr %28, i64 %27
  %30 = tail call fastcc i32 @launch_one(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef %29)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %22, label %32

32:                                               ; preds = %22, %26, %18, %3, %8
  %33 = phi i32 [ %16, %8 ], [ 14, %3 ], [ 0, %18 ], [ 0, %22 ], [ %30, %26 ]
  ret i32 %33
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @replay(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) #16 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %5 = load ptr, ptr %4, align 8, !tbaa !89
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !95
  %8 = icmp slt i64 %7, 0
  br i1 %8, label %248, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %11 = load i32, ptr %10, align 4, !tbaa !96
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %248

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 336
  %17 = load ptr, ptr %16, align 8, !tbaa !97
  %18 = icmp eq ptr %17, null
  br i1 %18, label %248, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %21 = load atomic i32, ptr %20 monotonic, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %248

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 96
  %25 = load ptr, ptr %24, align 8, !tbaa !21
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %27 = load ptr, ptr %26, align 8, !tbaa !22
  %28 = tail call i32 %25(ptr noundef %27) #5
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.8)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %248

31:                                               ; preds = %23
  %32 = load ptr, ptr %4, align 8, !tbaa !89
  %33 = load ptr, ptr %32, align 8, !tbaa !98
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !99
  %36 = icmp sgt i64 %35, 0
  br i1 %36, label %37, label %40

37:                                               ; preds = %31
  %38 = load ptr, ptr %1, align 8, !tbaa !100
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %49

40:                                               ; preds = %93, %31
  %41 = phi i32 [ 1, %31 ], [ %95, %93 ]
  %42 = phi ptr [ %33, %31 ], [ %96, %93 ]
  %43 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !101
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %141

46:                                               ; preds = %40
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %48 = load ptr, ptr %47, align 8, !tbaa !102
  br label %128

49:                                               ; preds = %93, %37
  %50 = phi i64 [ %35, %37 ], [ %94, %93 ]
  %51 = phi ptr [ %33, %37 ], [ %96, %93 ]
  %52 = phi i32 [ 1, %37 ], [ %95, %93 ]
  %53 = phi i64 [ 0, %37 ], [ %97, %93 ]
  %54 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %38, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 24
  %56 = load i32, ptr %55, align 8, !tbaa !103
  switch i32 %56, label %93 [
    i32 11, label %58
    i32 4, label %62
    i32 6, label %57
  ]

57:                                               ; preds = %49
  br label %62

58:                                               ; preds = %49
  %59 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %60 = load i32, ptr %59, align 8, !tbaa !104
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %93, label %62

62:                                               ; preds = %58, %57, %49
  %63 = phi i32 [ %60, %58 ], [ 1, %49 ], [ 2, %57 ]
  %64 = load ptr, ptr %39, align 8, !tbaa !105
  %65 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %66 = load ptr, ptr %65, align 8, !tbaa !106
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
  %83 = load ptr, ptr %82, align 8, !tbaa !49
  %84 = ptrtoint ptr %83 to i64
  %85 = load i64, ptr %76, align 8, !tbaa !107
  %86 = icmp eq i64 %85, %84
  %87 = select i1 %86, i32 %77, i32 0
  store i64 %84, ptr %76, align 8, !tbaa !107
  %88 = getelementptr inbounds nuw i8, ptr %76, i64 8
  br label %89

89:                                               ; preds = %72, %74
  %90 = phi i32 [ %123, %72 ], [ %87, %74 ]
  %91 = phi ptr [ %125, %72 ], [ %88, %74 ]
  %92 = load i64, ptr %34, align 8, !tbaa !99
  br label %93

93:                                               ; preds = %89, %58, %49
  %94 = phi i64 [ %50, %58 ], [ %92, %89 ], [ %50, %49 ]
  %95 = phi i32 [ %52, %58 ], [ %90, %89 ], [ %52, %49 ]
  %96 = phi ptr [ %51, %58 ], [ %91, %89 ], [ %51, %49 ]
  %97 = add nuw nsw i64 %53, 1
  %98 = icmp slt i64 %97, %94
  br i1 %98, label %49, label %40, !llvm.loop !108

99:                                               ; preds = %99, %70
  %100 = phi i64 [ 0, %70 ], [ %124, %99 ]
  %101 = phi ptr [ %51, %70 ], [ %125, %99 ]
  %102 = phi i32 [ %52, %70 ], [ %123, %99 ]
  %103 = phi i64 [ 0, %70 ], [ %126, %99 ]
  %104 = getelementptr inbounds nuw i32, ptr %66, i64 %100
  %105 = load i32, ptr %104, align 4, !tbaa !5
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds ptr, ptr %64, i64 %106
  %108 = load ptr, ptr %107, align 8, !tbaa !49
  %109 = ptrtoint ptr %108 to i64
  %110 = load i64, ptr %101, align 8, !tbaa !107
  %111 = icmp eq i64 %110, %109
  store i64 %109, ptr %101, align 8, !tbaa !107
  %112 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %113 = getelementptr inbounds nuw i32, ptr %66, i64 %100
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 4
  %115 = load i32, ptr %114, align 4, !tbaa !5
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds ptr, ptr %64, i64 %116
  %118 = load ptr, ptr %117, align 8, !tbaa !49
  %119 = ptrtoint ptr %118 to i64
  %120 = load i64, ptr %112, align 8, !tbaa !107
  %121 = icmp eq i64 %120, %119
  %122 = select i1 %121, i1 %111, i1 false
  %123 = select i1 %122, i32 %102, i32 0
  store i64 %119, ptr %112, align 8, !tbaa !107
  %124 = add nuw nsw i64 %100, 2
  %125 = getelementptr inbounds nuw i8, ptr %101, i64 16
  %126 = add i64 %103, 2
  %127 = icmp eq i64 %126, %71
  br i1 %127, label %72, label %99, !llvm.loop !109

128:                                              ; preds = %128, %46
  %129 = phi i64 [ 0, %46 ], [ %137, %128 ]
  %130 = phi ptr [ %42, %46 ], [ %138, %128 ]
  %131 = phi i32 [ %41, %46 ], [ %136, %128 ]
  %132 = load i64, ptr %130, align 8, !tbaa !107
  %133 = getelementptr inbounds nuw i64, ptr %48, i64 %129
  %134 = load i64, ptr %133, align 8, !tbaa !107
  %135 = icmp eq i64 %132, %134
  %136 = select i1 %135, i32 %131, i32 0
  store i64 %134, ptr %130, align 8, !tbaa !107
  %137 = add nuw nsw i64 %129, 1
  %138 = getelementptr inbounds nuw i8, ptr %130, i64 8
  %139 = load i64, ptr %43, align 8, !tbaa !101
  %140 = icmp slt i64 %137, %139
  br i1 %140, label %128, label %141, !llvm.loop !110

141:                                              ; preds = %128, %40
  %142 = phi i32 [ %41, %40 ], [ %136, %128 ]
  %143 = icmp eq i32 %142, 0
  %144 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %145 = load ptr, ptr %144, align 8, !tbaa !9
  %146 = icmp eq ptr %145, null
  br i1 %143, label %147, label %151

147:                                              ; preds = %141
  br i1 %146, label %233, label %148

148:                                              ; preds = %147
  tail call void @tfc_gpu_forget(ptr noundef nonnull %0, ptr noundef nonnull %5)
  %149 = load ptr, ptr %144, align 8, !tbaa !9
  %150 = icmp eq ptr %149, null
  br i1 %150, label %233, label %155

151:                                              ; preds = %141
  br i1 %146, label %152, label %155

152:                                              ; preds = %151
  store i64 0, ptr %6, align 8, !tbaa !95
  %153 = tail call fastcc i64 @all_launches(ptr noundef %1)
  %154 = icmp sgt i64 %153, 4096
  br i1 %154, label %248, label %234

155:                                              ; preds = %151, %148
  %156 = phi ptr [ %145, %151 ], [ %149, %148 ]
  %157 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %158 = load ptr, ptr %157, align 8, !tbaa !111
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 40
  %160 = load ptr, ptr %159, align 8, !tbaa !112
  %161 = getelementptr inbounds nuw i8, ptr %160, i64 24
  %162 = load i64, ptr %161, align 8, !tbaa !120
  %163 = icmp sgt i64 %162, 0
  %164 = zext i1 %163 to i64
  %165 = getelementptr inbounds nuw i8, ptr %160, i64 32
  store i64 %164, ptr %165, align 8, !tbaa !123
  %166 = load ptr, ptr %14, align 8, !tbaa !14
  %167 = getelementptr inbounds nuw i8, ptr %166, i64 344
  %168 = load ptr, ptr %167, align 8, !tbaa !124
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %170 = load ptr, ptr %169, align 8, !tbaa !28
  %171 = tail call i32 %168(ptr noundef nonnull %156, ptr noundef %170) #5
  %172 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %171, ptr noundef nonnull @.str.17)
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %174, label %248

174:                                              ; preds = %155
  store i32 0, ptr %2, align 4, !tbaa !5
  %175 = getelementptr inbounds nuw i8, ptr %0, i64 200
  tail call fastcc void @lock(ptr noundef nonnull %175)
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 752
  %177 = load i64, ptr %176, align 8, !tbaa !125
  %178 = add i64 %177, 1
  store i64 %178, ptr %176, align 8, !tbaa !125
  %179 = load i64, ptr %34, align 8, !tbaa !99
  %180 = icmp sgt i64 %179, 0
  br i1 %180, label %181, label %185

181:                                              ; preds = %174
  %182 = load ptr, ptr %1, align 8, !tbaa !100
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 224
  br label %186

185:                                              ; preds = %212, %174
  tail call fastcc void @unlock(ptr noundef nonnull %175)
  br label %248

186:                                              ; preds = %181, %212
  %187 = phi i64 [ 0, %181 ], [ %213, %212 ]
  %188 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %182, i64 %187
  %189 = load ptr, ptr %188, align 8, !tbaa !82
  %190 = icmp eq ptr %189, null
  br i1 %190, label %212, label %191

191:                                              ; preds = %186
  %192 = getelementptr inbounds nuw i8, ptr %189, i64 8
  %193 = load i64, ptr %192, align 8, !tbaa !84
  %194 = icmp eq i64 %193, 0
  br i1 %194, label %212, label %195

195:                                              ; preds = %191
  %196 = and i64 %193, 1
  %197 = icmp eq i64 %193, 1
  br i1 %197, label %203, label %198

198:                                              ; preds = %195
  %199 = and i64 %193, -2
  %200 = load i64, ptr %184, align 8, !tbaa !26
  br label %215

201:                                              ; preds = %215
  store i64 %227, ptr %184, align 8, !tbaa !26
  %202 = icmp eq i64 %196, 0
  br i1 %202, label %212, label %203

203:                                              ; preds = %201, %195
  %204 = phi i64 [ 0, %195 ], [ %230, %201 ]
  %205 = icmp ne i64 %196, 0
  tail call void @llvm.assume(i1 %205)
  %206 = load ptr, ptr %189, align 8, !tbaa !88
  %207 = getelementptr inbounds nuw %struct.tfc_launch, ptr %206, i64 %204
  %208 = load i64, ptr %184, align 8, !tbaa !26
  %209 = add i64 %208, 1
  store i64 %209, ptr %184, align 8, !tbaa !26
  %210 = and i64 %208, 63
  %211 = getelementptr inbounds nuw ptr, ptr %183, i64 %210
  store ptr %207, ptr %211, align 8, !tbaa !126
  br label %212

212:                                              ; preds = %203, %201, %191, %186
  %213 = add nuw nsw i64 %187, 1
  %214 = icmp eq i64 %213, %179
  br i1 %214, label %185, label %186, !llvm.loop !127

215:                                              ; preds = %215, %198
  %216 = phi i64 [ %200, %198 ], [ %227, %215 ]
  %217 = phi i64 [ 0, %198 ], [ %230, %215 ]
  %218 = phi i64 [ 0, %198 ], [ %231, %215 ]
  %219 = load ptr, ptr %189, align 8, !tbaa !88
  %220 = getelementptr inbounds nuw %struct.tfc_launch, ptr %219, i64 %217
  %221 = add i64 %216, 1
  %222 = and i64 %216, 63
  %223 = getelementptr inbounds nuw ptr, ptr %183, i64 %222
  store ptr %220, ptr %223, align 8, !tbaa !126
  %224 = load ptr, ptr %189, align 8, !tbaa !88
  %225 = getelementptr inbounds nuw %struct.tfc_launch, ptr %224, i64 %217
  %226 = getelementptr inbounds nuw i8, ptr %225, i64 56
  %227 = add i64 %221, 1
  %228 = and i64 %221, 63
  %229 = getelementptr inbounds nuw ptr, ptr %183, i64 %228
  store ptr %226, ptr %229, align 8, !tbaa !126
  %230 = add i64 %217, 2
  %231 = add i64 %218, 2
  %232 = icmp eq i64 %231, %199
  br i1 %232, label %201, label %215

233:                                              ; preds = %147, %148
  store i64 0, ptr %6, align 8, !tbaa !95
  br label %248

234:                                              ; preds = %152
  %235 = getelementptr inbounds nuw i8, ptr %0, i64 196
  %236 = cmpxchg ptr %235, i32 0, i32 1 seq_cst seq_cst, align 4
  %237 = extractvalue { i32, i1 } %236, 1
  br i1 %237, label %238, label %248

238:                                              ; preds = %234
  %239 = load ptr, ptr %14, align 8, !tbaa !14
  %240 = getelementptr inbounds nuw i8, ptr %239, i64 320
  %241 = load ptr, ptr %240, align 8, !tbaa !128
  %242 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %243 = load ptr, ptr %242, align 8, !tbaa !129
  %244 = tail call i32 %241(ptr noundef %243, i32 noundef 1) #5
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %247, label %246

246:                                              ; preds = %238
  store i64 -1, ptr %6, align 8, !tbaa !95
  store atomic i32 0, ptr %235 seq_cst, align 4
  br label %248

247:                                              ; preds = %238
  store i64 1, ptr %6, align 8, !tbaa !95
  br label %248

248:                                              ; preds = %233, %19, %185, %155, %234, %152, %247, %246, %3, %9, %13, %23
  %249 = phi i32 [ %29, %23 ], [ 0, %3 ], [ 0, %13 ], [ 0, %9 ], [ 0, %185 ], [ %172, %155 ], [ 0, %234 ], [ 0, %233 ], [ 0, %152 ], [ 0, %247 ], [ 0, %246 ], [ 14, %19 ]
  ret i32 %249
}

; Function Attrs: nounwind uwtable
define internal range(i32 -1, 15) i32 @replayable(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2) #14 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !89
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %9 = load i64, ptr %8, align 8, !tbaa !95
  %10 = icmp eq i64 %9, 1
  br i1 %10, label %11, label %92

11:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  store ptr null, ptr %4, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  store ptr null, ptr %5, align 8, !tbaa !49
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %13 = load ptr, ptr %12, align 8, !tbaa !14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 328
  %15 = load ptr, ptr %14, align 8, !tbaa !130
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %17 = load ptr, ptr %16, align 8, !tbaa !129
  %18 = call i32 %15(ptr noundef %17, ptr noundef nonnull %4) #5
  %19 = icmp eq i32 %2, 0
  %20 = or i32 %18, %2
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %28

22:                                               ; preds = %11
  %23 = load ptr, ptr %12, align 8, !tbaa !14
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 336
  %25 = load ptr, ptr %24, align 8, !tbaa !97
  %26 = load ptr, ptr %4, align 8, !tbaa !49
  %27 = call i32 %25(ptr noundef nonnull %5, ptr noundef %26, i64 noundef 0) #5
  br label %28

28:                                               ; preds = %22, %11
  %29 = phi i32 [ %18, %11 ], [ %27, %22 ]
  %30 = load ptr, ptr %4, align 8, !tbaa !49
  %31 = icmp eq ptr %30, null
  br i1 %31, label %37, label %32

32:                                               ; preds = %28
  %33 = load ptr, ptr %12, align 8, !tbaa !14
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 352
  %35 = load ptr, ptr %34, align 8, !tbaa !131
  %36 = call i32 %35(ptr noundef nonnull %30) #5
  br label %37

37:                                               ; preds = %32, %28
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 196
  store atomic i32 0, ptr %38 seq_cst, align 4
  br i1 %19, label %40, label %39

39:                                               ; preds = %37
  store i64 0, ptr %8, align 8, !tbaa !95
  br label %90

40:                                               ; preds = %37
  %41 = load ptr, ptr %5, align 8, !tbaa !49
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %41, ptr %42, align 8, !tbaa !9
  %43 = icmp eq i32 %29, 0
  %44 = select i1 %43, i64 2, i64 -1
  store i64 %44, ptr %8, align 8, !tbaa !95
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
  br i1 %68, label %47, label %50, !llvm.loop !23

69:                                               ; preds = %47, %69
  %70 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %46, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %71 = atomicrmw xchg ptr %46, i32 2 acquire, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %69, !llvm.loop !25

73:                                               ; preds = %50, %54, %57, %60, %63, %69, %47
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %75 = load i64, ptr %74, align 8, !tbaa !132
  %76 = add i64 %75, 1
  store i64 %76, ptr %74, align 8, !tbaa !132
  %77 = atomicrmw xchg ptr %46, i32 0 release, align 4
  %78 = icmp eq i32 %77, 2
  br i1 %78, label %79, label %81

79:                                               ; preds = %73
  %80 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %46, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %81

81:                                               ; preds = %73, %79
  %82 = load ptr, ptr %12, align 8, !tbaa !14
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 344
  %84 = load ptr, ptr %83, align 8, !tbaa !124
  %85 = load ptr, ptr %5, align 8, !tbaa !49
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %87 = load ptr, ptr %86, align 8, !tbaa !28
  %88 = call i32 %84(ptr noundef %85, ptr noundef %87) #5
  %89 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %88, ptr noundef nonnull @.str.17)
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
define internal i32 @settle(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i64 noundef %4) #14 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !112
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !133
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %11 = load i64, ptr %10, align 8, !tbaa !120
  %12 = getelementptr inbounds %struct.tfc_check, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !123
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %16 = load atomic i32, ptr %15 monotonic, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %118

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %20 = load ptr, ptr %19, align 8, !tbaa !14
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 96
  %22 = load ptr, ptr %21, align 8, !tbaa !21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 152
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
  %34 = load ptr, ptr %8, align 8, !tbaa !133
  %35 = load ptr, ptr %7, align 8, !tbaa !134
  %36 = ptrtoint ptr %35 to i64
  %37 = load i64, ptr %10, align 8, !tbaa !120
  %38 = mul nsw i64 %37, 48
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %65 = load ptr, ptr %6, align 8, !tbaa !112
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 32
  store i64 0, ptr %66, align 8, !tbaa !123
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %68 = load i64, ptr %67, align 8, !tbaa !120
  %69 = icmp sgt i64 %68, 0
  br i1 %69, label %70, label %118

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %65, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !133
  br label %73

73:                                               ; preds = %115, %70
  %74 = phi i64 [ 0, %70 ], [ %116, %115 ]
  %75 = getelementptr inbounds nuw %struct.tfc_check, ptr %72, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %77 = load i32, ptr %76, align 4, !tbaa !135
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %115, label %79

79:                                               ; preds = %73
  %80 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %82 = load ptr, ptr %81, align 8, !tbaa !138
  %83 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %84 = load ptr, ptr %83, align 8, !tbaa !139
  %85 = getelementptr inbounds nuw i32, ptr %84, i64 %74
  %86 = load i32, ptr %85, align 4, !tbaa !5
  %87 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %88 = load i32, ptr %87, align 8, !tbaa !140
  %89 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %90 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %91 = load i64, ptr %90, align 8, !tbaa !141
  %92 = getelementptr inbounds nuw i8, ptr %75, i64 40
  %93 = load double, ptr %92, align 8, !tbaa !142
  %94 = getelementptr inbounds nuw i8, ptr %82, i64 4
  %95 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store i32 %86, ptr %95, align 8, !tbaa !5
  %96 = getelementptr inbounds nuw i8, ptr %82, i64 12
  store i32 %88, ptr %96, align 4, !tbaa !5
  %97 = getelementptr inbounds nuw i8, ptr %82, i64 16
  %98 = load <2 x i64>, ptr %89, align 8, !tbaa !107
  store i32 %77, ptr %82, align 8, !tbaa !143
  store i32 0, ptr %94, align 4, !tbaa !143
  store <2 x i64> %98, ptr %97, align 8, !tbaa !107
  %99 = getelementptr inbounds nuw i8, ptr %82, i64 32
  store i64 %91, ptr %99, align 8, !tbaa !107
  %100 = getelementptr inbounds nuw i8, ptr %82, i64 40
  store double %93, ptr %100, align 8, !tbaa !144
  %101 = load i32, ptr %80, align 4, !tbaa !135
  %102 = load ptr, ptr %19, align 8, !tbaa !14
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 224
  %104 = load ptr, ptr %103, align 8, !tbaa !41
  %105 = load ptr, ptr %65, align 8, !tbaa !134
  %106 = ptrtoint ptr %105 to i64
  %107 = load i64, ptr %67, align 8, !tbaa !120
  %108 = mul nsw i64 %107, 48
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %110 = load ptr, ptr %109, align 8, !tbaa !28
  %111 = tail call i32 %104(i64 noundef %106, i8 noundef zeroext 0, i64 noundef %108, ptr noundef %110) #5
  %112 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %111, ptr noundef nonnull @.str.5)
  %113 = icmp eq i32 %112, 0
  %114 = select i1 %113, i32 %101, i32 %112
  br label %118

115:                                              ; preds = %73
  %116 = add nuw nsw i64 %74, 1
  %117 = icmp eq i64 %116, %68
  br i1 %117, label %118, label %73, !llvm.loop !145

118:                                              ; preds = %115, %56, %5, %79, %64, %60, %63, %30, %46, %18
  %119 = phi i32 [ %26, %18 ], [ %54, %46 ], [ %42, %30 ], [ %57, %56 ], [ %61, %60 ], [ 0, %63 ], [ 14, %5 ], [ %114, %79 ], [ 0, %64 ], [ 0, %115 ]
  ret i32 %119
}

; Function Attrs: nounwind uwtable
define internal i32 @time_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #14 {
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %6 = load ptr, ptr %5, align 8, !tbaa !111
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %8 = load ptr, ptr %7, align 8, !tbaa !146
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %10 = load atomic i32, ptr %9 monotonic, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %140

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !14
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 96
  %16 = load ptr, ptr %15, align 8, !tbaa !21
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %18 = load ptr, ptr %17, align 8, !tbaa !22
  %19 = tail call i32 %16(ptr noundef %18) #5
  %20 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %19, ptr noundef nonnull @.str.8)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %140

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %24 = load i64, ptr %23, align 8, !tbaa !147
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %26 = load i64, ptr %25, align 8, !tbaa !43
  %27 = icmp eq i64 %24, %26
  br i1 %27, label %28, label %35

28:                                               ; preds = %22
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %30 = load ptr, ptr %29, align 8, !tbaa !72
  %31 = tail call i32 %30(ptr noundef nonnull %0, ptr noundef nonnull %8) #5
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %140

33:                                               ; preds = %28
  %34 = load i64, ptr %23, align 8, !tbaa !147
  br label %35

35:                                               ; preds = %22, %33
  %36 = phi i64 [ %34, %33 ], [ %24, %22 ]
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %79

38:                                               ; preds = %35
  %39 = load ptr, ptr %8, align 8, !tbaa !48
  %40 = load ptr, ptr %39, align 8, !tbaa !49
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %51

42:                                               ; preds = %38
  %43 = load ptr, ptr %13, align 8, !tbaa !14
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 272
  %45 = load ptr, ptr %44, align 8, !tbaa !66
  %46 = tail call i32 %45(ptr noundef nonnull %39, i32 noundef 0) #5
  %47 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %46, ptr noundef nonnull @.str.11)
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %140

49:                                               ; preds = %42
  %50 = load ptr, ptr %39, align 8, !tbaa !49
  br label %51

51:                                               ; preds = %49, %38
  %52 = phi ptr [ %50, %49 ], [ %40, %38 ]
  %53 = load ptr, ptr %13, align 8, !tbaa !14
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 288
  %55 = load ptr, ptr %54, align 8, !tbaa !38
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %57 = load ptr, ptr %56, align 8, !tbaa !28
  %58 = tail call i32 %55(ptr noundef %52, ptr noundef %57) #5
  %59 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %58, ptr noundef nonnull @.str.9)
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %140

61:                                               ; preds = %51
  %62 = load ptr, ptr %13, align 8, !tbaa !14
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 304
  %64 = load ptr, ptr %63, align 8, !tbaa !36
  %65 = load ptr, ptr %8, align 8, !tbaa !48
  %66 = load ptr, ptr %65, align 8, !tbaa !49
  %67 = tail call i32 %64(ptr noundef %66) #5
  %68 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %67, ptr noundef nonnull @.str.10)
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %140

70:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %71 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #5
  %72 = load i64, ptr %4, align 8, !tbaa !148
  %73 = mul nsw i64 %72, 1000000000
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %75 = load i64, ptr %74, align 8, !tbaa !150
  %76 = add nsw i64 %73, %75
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  %77 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %76, ptr %77, align 8, !tbaa !151
  %78 = load i64, ptr %23, align 8, !tbaa !147
  br label %79

79:                                               ; preds = %35, %70
  %80 = phi i64 [ %36, %35 ], [ %78, %70 ]
  %81 = load ptr, ptr %8, align 8, !tbaa !48
  %82 = shl i64 %80, 4
  %83 = getelementptr i8, ptr %81, i64 %82
  %84 = getelementptr i8, ptr %83, i64 8
  %85 = load ptr, ptr %84, align 8, !tbaa !49
  %86 = icmp eq ptr %85, null
  br i1 %86, label %87, label %96

87:                                               ; preds = %79
  %88 = load ptr, ptr %13, align 8, !tbaa !14
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 272
  %90 = load ptr, ptr %89, align 8, !tbaa !66
  %91 = call i32 %90(ptr noundef nonnull %84, i32 noundef 0) #5
  %92 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %91, ptr noundef nonnull @.str.11)
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %140

94:                                               ; preds = %87
  %95 = load ptr, ptr %84, align 8, !tbaa !49
  br label %96

96:                                               ; preds = %79, %94
  %97 = phi ptr [ %95, %94 ], [ %85, %79 ]
  %98 = load ptr, ptr %13, align 8, !tbaa !14
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 288
  %100 = load ptr, ptr %99, align 8, !tbaa !38
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %102 = load ptr, ptr %101, align 8, !tbaa !28
  %103 = call i32 %100(ptr noundef %97, ptr noundef %102) #5
  %104 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %103, ptr noundef nonnull @.str.9)
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %140

106:                                              ; preds = %96
  %107 = load ptr, ptr %0, align 8, !tbaa !67
  %108 = call i32 %107(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2) #5
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %140

110:                                              ; preds = %106
  %111 = getelementptr i8, ptr %83, i64 16
  %112 = load ptr, ptr %111, align 8, !tbaa !49
  %113 = icmp eq ptr %112, null
  br i1 %113, label %114, label %123

114:                                              ; preds = %110
  %115 = load ptr, ptr %13, align 8, !tbaa !14
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 272
  %117 = load ptr, ptr %116, align 8, !tbaa !66
  %118 = call i32 %117(ptr noundef nonnull %111, i32 noundef 0) #5
  %119 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %118, ptr noundef nonnull @.str.11)
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %140

121:                                              ; preds = %114
  %122 = load ptr, ptr %111, align 8, !tbaa !49
  br label %123

123:                                              ; preds = %110, %121
  %124 = phi ptr [ %122, %121 ], [ %112, %110 ]
  %125 = load ptr, ptr %13, align 8, !tbaa !14
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 288
  %127 = load ptr, ptr %126, align 8, !tbaa !38
  %128 = load ptr, ptr %101, align 8, !tbaa !28
  %129 = call i32 %127(ptr noundef %124, ptr noundef %128) #5
  %130 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %129, ptr noundef nonnull @.str.9)
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %140

132:                                              ; preds = %123
  %133 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %134 = load i32, ptr %133, align 4, !tbaa !152
  %135 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %136 = load ptr, ptr %135, align 8, !tbaa !153
  %137 = load i64, ptr %23, align 8, !tbaa !147
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %23, align 8, !tbaa !147
  %139 = getelementptr inbounds i32, ptr %136, i64 %137
  store i32 %134, ptr %139, align 4, !tbaa !5
  br label %140

140:                                              ; preds = %42, %51, %61, %28, %87, %96, %114, %106, %3, %123, %132, %12
  %141 = phi i32 [ %20, %12 ], [ 0, %132 ], [ %130, %123 ], [ 14, %3 ], [ %119, %114 ], [ %108, %106 ], [ %104, %96 ], [ %92, %87 ], [ %47, %42 ], [ %59, %51 ], [ %68, %61 ], [ %31, %28 ]
  ret i32 %141
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @note_times(ptr noundef %0, ptr noundef captures(none) %1) #14 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca %struct.timespec, align 8
  %6 = alloca float, align 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !147
  store i64 0, ptr %7, align 8, !tbaa !147
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %147, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %12 = load atomic i32, ptr %11 monotonic, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %147

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %16 = load ptr, ptr %15, align 8, !tbaa !14
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 96
  %18 = load ptr, ptr %17, align 8, !tbaa !21
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %20 = load ptr, ptr %19, align 8, !tbaa !22
  %21 = tail call i32 %18(ptr noundef %20) #5
  %22 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %21, ptr noundef nonnull @.str.8)
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %147

24:                                               ; preds = %14
  %25 = tail call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %44

27:                                               ; preds = %24
  %28 = load ptr, ptr %1, align 8, !tbaa !48
  %29 = load ptr, ptr %28, align 8, !tbaa !49
  %30 = shl nsw i64 %8, 4
  %31 = getelementptr inbounds i8, ptr %28, i64 %30
  %32 = load ptr, ptr %31, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  store float 0.000000e+00, ptr %6, align 4, !tbaa !154
  %33 = load ptr, ptr %15, align 8, !tbaa !14
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 312
  %35 = load ptr, ptr %34, align 8, !tbaa !156
  %36 = call i32 %35(ptr noundef nonnull %6, ptr noundef %29, ptr noundef %32) #5
  %37 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %36, ptr noundef nonnull @.str.18)
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
  %48 = load i64, ptr %47, align 8, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %49 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #5
  %50 = load i64, ptr %5, align 8, !tbaa !148
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %52 = load i64, ptr %51, align 8, !tbaa !150
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  %53 = mul i64 %50, -1000000000
  %54 = add i64 %48, %45
  %55 = sub i64 %54, %52
  %56 = add i64 %55, %53
  %57 = load i64, ptr %47, align 8, !tbaa !151
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
  %68 = load ptr, ptr %1, align 8, !tbaa !48
  %69 = load ptr, ptr %68, align 8, !tbaa !49
  %70 = shl nuw nsw i64 %67, 1
  %71 = or disjoint i64 %70, 1
  %72 = getelementptr inbounds nuw ptr, ptr %68, i64 %71
  %73 = load ptr, ptr %72, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  store float 0.000000e+00, ptr %4, align 4, !tbaa !154
  %74 = load ptr, ptr %15, align 8, !tbaa !14
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 312
  %76 = load ptr, ptr %75, align 8, !tbaa !156
  %77 = call i32 %76(ptr noundef nonnull %4, ptr noundef %69, ptr noundef %73) #5
  %78 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %77, ptr noundef nonnull @.str.18)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %81, label %80

80:                                               ; preds = %66
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  br label %147

81:                                               ; preds = %66
  %82 = load float, ptr %4, align 4, !tbaa !154
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  %83 = load ptr, ptr %1, align 8, !tbaa !48
  %84 = getelementptr inbounds nuw ptr, ptr %83, i64 %71
  %85 = load ptr, ptr %84, align 8, !tbaa !49
  %86 = getelementptr inbounds nuw ptr, ptr %83, i64 %70
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 16
  %88 = load ptr, ptr %87, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  store float 0.000000e+00, ptr %3, align 4, !tbaa !154
  %89 = load ptr, ptr %15, align 8, !tbaa !14
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 312
  %91 = load ptr, ptr %90, align 8, !tbaa !156
  %92 = call i32 %91(ptr noundef nonnull %3, ptr noundef %85, ptr noundef %88) #5
  %93 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %92, ptr noundef nonnull @.str.18)
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %96, label %95

95:                                               ; preds = %81
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  br label %147

96:                                               ; preds = %81
  %97 = fpext float %82 to double
  %98 = fmul double %97, 1.000000e+06
  %99 = fptosi double %98 to i64
  %100 = load float, ptr %3, align 4, !tbaa !154
  %101 = fpext float %100 to double
  %102 = fmul double %101, 1.000000e+06
  %103 = fptosi double %102 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  %104 = load ptr, ptr %64, align 8, !tbaa !157
  %105 = load ptr, ptr %65, align 8, !tbaa !153
  %106 = getelementptr inbounds nuw i32, ptr %105, i64 %67
  %107 = load i32, ptr %106, align 4, !tbaa !5
  %108 = add nsw i64 %59, %99
  %109 = add nsw i64 %108, %103
  %110 = zext i32 %107 to i64
  %111 = getelementptr inbounds nuw i8, ptr %104, i64 40
  %112 = load i64, ptr %111, align 8, !tbaa !158
  %113 = icmp sgt i64 %112, %110
  br i1 %113, label %114, label %144

114:                                              ; preds = %96
  %115 = getelementptr inbounds nuw i8, ptr %104, i64 32
  %116 = load ptr, ptr %115, align 8, !tbaa !162
  %117 = getelementptr inbounds nuw %struct.tfc_runs, ptr %116, i64 %110
  %118 = load i64, ptr %117, align 8, !tbaa !163
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %120, label %122

120:                                              ; preds = %114
  %121 = getelementptr inbounds nuw i8, ptr %117, i64 16
  store i64 %108, ptr %121, align 8, !tbaa !165
  br label %122

122:                                              ; preds = %120, %114
  %123 = getelementptr inbounds nuw i8, ptr %117, i64 24
  store i64 %109, ptr %123, align 8, !tbaa !166
  %124 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %125 = load i64, ptr %124, align 8, !tbaa !167
  %126 = add nsw i64 %125, %103
  store i64 %126, ptr %124, align 8, !tbaa !167
  %127 = add nsw i64 %118, 1
  store i64 %127, ptr %117, align 8, !tbaa !163
  %128 = getelementptr inbounds nuw i8, ptr %104, i64 48
  %129 = load i64, ptr %128, align 8, !tbaa !168
  %130 = icmp slt i64 %118, %129
  br i1 %130, label %131, label %144

131:                                              ; preds = %122
  %132 = getelementptr inbounds nuw i8, ptr %104, i64 24
  %133 = load i64, ptr %132, align 8, !tbaa !169
  %134 = add nsw i64 %133, 1
  store i64 %134, ptr %132, align 8, !tbaa !169
  %135 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %136 = load i64, ptr %135, align 8, !tbaa !170
  %137 = icmp slt i64 %133, %136
  br i1 %137, label %138, label %144

138:                                              ; preds = %131
  %139 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %140 = load ptr, ptr %139, align 8, !tbaa !171
  %141 = getelementptr inbounds %struct.tfc_event, ptr %140, i64 %133
  store i64 %108, ptr %141, align 8, !tbaa !107
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 8
  store i64 %109, ptr %142, align 8, !tbaa !107
  %143 = getelementptr inbounds nuw i8, ptr %141, i64 16
  store i64 %110, ptr %143, align 8, !tbaa !107
  br label %144

144:                                              ; preds = %138, %131, %122, %96
  %145 = add nuw nsw i64 %67, 1
  %146 = icmp slt i64 %145, %8
  br i1 %146, label %66, label %147, !llvm.loop !172

147:                                              ; preds = %144, %95, %80, %44, %10, %2, %14
  %148 = phi i32 [ 0, %2 ], [ %22, %14 ], [ 14, %10 ], [ %46, %44 ], [ %78, %80 ], [ %93, %95 ], [ 0, %144 ]
  ret i32 %148
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @set(ptr noundef %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef %2, i32 noundef %3) #14 {
  %5 = icmp eq ptr %1, null
  br i1 %5, label %14, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !89
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %12 = load i64, ptr %11, align 8, !tbaa !95
  %13 = icmp eq i64 %12, 1
  br i1 %13, label %15, label %14

14:                                               ; preds = %6, %10, %4
  br label %15

15:                                               ; preds = %10, %14
  %16 = phi i64 [ 160, %14 ], [ 176, %10 ]
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 %16
  %18 = load ptr, ptr %17, align 8, !tbaa !49
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %20 = load atomic i32, ptr %19 monotonic, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %39

22:                                               ; preds = %15
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %24 = load ptr, ptr %23, align 8, !tbaa !14
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 96
  %26 = load ptr, ptr %25, align 8, !tbaa !21
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %28 = load ptr, ptr %27, align 8, !tbaa !22
  %29 = tail call i32 %26(ptr noundef %28) #5
  %30 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %29, ptr noundef nonnull @.str.8)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %22
  %33 = load ptr, ptr %23, align 8, !tbaa !14
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 232
  %35 = load ptr, ptr %34, align 8, !tbaa !173
  %36 = ptrtoint ptr %2 to i64
  %37 = tail call i32 %35(i64 noundef %36, i32 noundef %3, i64 noundef 1, ptr noundef %18) #5
  %38 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %37, ptr noundef nonnull @.str.19)
  br label %39

39:                                               ; preds = %15, %22, %32
  %40 = phi i32 [ %38, %32 ], [ %30, %22 ], [ 14, %15 ]
  ret i32 %40
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @move_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #14 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
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
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %27 = load ptr, ptr %26, align 8, !tbaa !28
  %28 = tail call i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #5
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @write_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #14 {
  %5 = tail call i32 @tfc_gpu_write(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3)
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @read_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #14 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
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
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
define internal range(i32 0, 15) i32 @receive_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) #14 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8, !tbaa !28
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %9 = load ptr, ptr %8, align 8, !tbaa !28
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
  %18 = load ptr, ptr %17, align 8, !tbaa !14
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 96
  %20 = load ptr, ptr %19, align 8, !tbaa !21
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %22 = load ptr, ptr %21, align 8, !tbaa !22
  %23 = tail call i32 %20(ptr noundef %22) #5
  %24 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %23, ptr noundef nonnull @.str.8)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %43

26:                                               ; preds = %16
  %27 = load ptr, ptr %17, align 8, !tbaa !14
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 216
  %29 = load ptr, ptr %28, align 8, !tbaa !174
  %30 = ptrtoint ptr %1 to i64
  %31 = load ptr, ptr %21, align 8, !tbaa !22
  %32 = ptrtoint ptr %3 to i64
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %34 = load ptr, ptr %33, align 8, !tbaa !22
  %35 = load ptr, ptr %6, align 8, !tbaa !28
  %36 = tail call i32 %29(i64 noundef %30, ptr noundef %31, i64 noundef %32, ptr noundef %34, i64 noundef %4, ptr noundef %35) #5
  %37 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %36, ptr noundef nonnull @.str.20)
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
define internal range(i32 0, 15) i32 @send_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef writeonly captures(none) %4) #14 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %7 = load atomic i32, ptr %6 monotonic, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %134

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load ptr, ptr %10, align 8, !tbaa !14
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !21
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %15 = load ptr, ptr %14, align 8, !tbaa !22
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
  br i1 %42, label %21, label %24, !llvm.loop !23

43:                                               ; preds = %21, %43
  %44 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %20, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %45 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %43, !llvm.loop !25

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
  %55 = load ptr, ptr %54, align 8, !tbaa !42
  %56 = icmp ne ptr %55, null
  %57 = add nuw nsw i64 %52, 1
  %58 = icmp samesign ult i64 %52, 15
  %59 = select i1 %58, i1 %56, i1 false
  br i1 %59, label %51, label %49, !llvm.loop !175

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
  store ptr null, ptr %4, align 8, !tbaa !49
  br i1 %56, label %134, label %67

67:                                               ; preds = %66
  %68 = tail call fastcc i32 @prepare(ptr noundef nonnull %0, ptr noundef nonnull %53, i64 noundef %3)
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %97

70:                                               ; preds = %67
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %72 = load ptr, ptr %71, align 8, !tbaa !176
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %83 = load ptr, ptr %71, align 8, !tbaa !176
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
  %93 = load ptr, ptr %71, align 8, !tbaa !176
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
  store ptr %53, ptr %4, align 8, !tbaa !49
  br label %134

134:                                              ; preds = %5, %66, %133, %130, %9
  %135 = phi i32 [ %17, %9 ], [ 0, %66 ], [ %132, %130 ], [ 0, %133 ], [ 14, %5 ]
  ret i32 %135
}

; Function Attrs: nounwind uwtable
define internal range(i32 -14, 2) i32 @arrived(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2) #14 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %5 = load atomic i32, ptr %4 monotonic, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !14
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 96
  %11 = load ptr, ptr %10, align 8, !tbaa !21
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 152
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
  %27 = load ptr, ptr %26, align 8, !tbaa !49
  %28 = tail call i32 %27(ptr noundef %24) #5
  %29 = icmp eq i32 %28, 600
  br i1 %29, label %36, label %30

30:                                               ; preds = %20
  %31 = select i1 %21, ptr @.str.22, ptr @.str.10
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
define internal ptr @arrival(ptr readnone captures(none) %0, ptr noundef readonly captures(none) %1) #17 {
  %3 = load ptr, ptr %1, align 8, !tbaa !37
  ret ptr %3
}

; Function Attrs: nounwind uwtable
define internal void @release(ptr noundef %0, ptr noundef writeonly captures(none) %1) #14 {
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
define void @tfc_gpu_stop(ptr noundef captures(none) %0) local_unnamed_addr #14 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %3 = load ptr, ptr %2, align 8, !tbaa !28
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %5 = load ptr, ptr %4, align 8, !tbaa !176
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %7 = load ptr, ptr %6, align 8, !tbaa !129
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !22
  %10 = icmp eq ptr %9, null
  br i1 %10, label %151, label %11

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 136
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
  %23 = load ptr, ptr %22, align 8, !tbaa !177
  %24 = tail call i32 %23(ptr noundef nonnull %3) #5
  br label %25

25:                                               ; preds = %18, %20
  %26 = icmp eq ptr %5, null
  br i1 %26, label %32, label %27

27:                                               ; preds = %25
  %28 = load ptr, ptr %12, align 8, !tbaa !14
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 248
  %30 = load ptr, ptr %29, align 8, !tbaa !177
  %31 = tail call i32 %30(ptr noundef nonnull %5) #5
  br label %32

32:                                               ; preds = %27, %25
  %33 = icmp eq ptr %7, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %32
  %35 = load ptr, ptr %12, align 8, !tbaa !14
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 248
  %37 = load ptr, ptr %36, align 8, !tbaa !177
  %38 = tail call i32 %37(ptr noundef nonnull %7) #5
  br label %39

39:                                               ; preds = %34, %32
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 768
  br label %46

41:                                               ; preds = %65
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 1280
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 1288
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
  %55 = load ptr, ptr %54, align 8, !tbaa !50
  %56 = tail call i32 %55(ptr noundef nonnull %50) #5
  br label %57

57:                                               ; preds = %52, %46
  %58 = load ptr, ptr %48, align 8, !tbaa !37
  %59 = icmp eq ptr %58, null
  br i1 %59, label %65, label %60

60:                                               ; preds = %57
  %61 = load ptr, ptr %12, align 8, !tbaa !14
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 184
  %63 = load ptr, ptr %62, align 8, !tbaa !60
  %64 = tail call i32 %63(ptr noundef nonnull %58) #5
  br label %65

65:                                               ; preds = %57, %60
  %66 = add nuw nsw i64 %47, 1
  %67 = icmp eq i64 %66, 16
  br i1 %67, label %41, label %46, !llvm.loop !178

68:                                               ; preds = %41
  %69 = load ptr, ptr %12, align 8, !tbaa !14
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 280
  %71 = load ptr, ptr %70, align 8, !tbaa !50
  %72 = tail call i32 %71(ptr noundef nonnull %44) #5
  br label %73

73:                                               ; preds = %68, %41
  %74 = load ptr, ptr %42, align 8, !tbaa !37
  %75 = icmp eq ptr %74, null
  br i1 %75, label %81, label %76

76:                                               ; preds = %73
  %77 = load ptr, ptr %12, align 8, !tbaa !14
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 184
  %79 = load ptr, ptr %78, align 8, !tbaa !60
  %80 = tail call i32 %79(ptr noundef nonnull %74) #5
  br label %81

81:                                               ; preds = %73, %76
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 1312
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 1320
  %84 = load ptr, ptr %83, align 8, !tbaa !34
  %85 = icmp eq ptr %84, null
  br i1 %85, label %91, label %86

86:                                               ; preds = %81
  %87 = load ptr, ptr %12, align 8, !tbaa !14
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 280
  %89 = load ptr, ptr %88, align 8, !tbaa !50
  %90 = tail call i32 %89(ptr noundef nonnull %84) #5
  br label %91

91:                                               ; preds = %86, %81
  %92 = load ptr, ptr %82, align 8, !tbaa !37
  %93 = icmp eq ptr %92, null
  br i1 %93, label %99, label %94

94:                                               ; preds = %91
  %95 = load ptr, ptr %12, align 8, !tbaa !14
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 184
  %97 = load ptr, ptr %96, align 8, !tbaa !60
  %98 = tail call i32 %97(ptr noundef nonnull %92) #5
  br label %99

99:                                               ; preds = %94, %91
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 1344
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 1352
  %102 = load ptr, ptr %101, align 8, !tbaa !34
  %103 = icmp eq ptr %102, null
  br i1 %103, label %109, label %104

104:                                              ; preds = %99
  %105 = load ptr, ptr %12, align 8, !tbaa !14
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 280
  %107 = load ptr, ptr %106, align 8, !tbaa !50
  %108 = tail call i32 %107(ptr noundef nonnull %102) #5
  br label %109

109:                                              ; preds = %104, %99
  %110 = load ptr, ptr %100, align 8, !tbaa !37
  %111 = icmp eq ptr %110, null
  br i1 %111, label %117, label %112

112:                                              ; preds = %109
  %113 = load ptr, ptr %12, align 8, !tbaa !14
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 184
  %115 = load ptr, ptr %114, align 8, !tbaa !60
  %116 = tail call i32 %115(ptr noundef nonnull %110) #5
  br label %117

117:                                              ; preds = %112, %109
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 1376
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 1384
  %120 = load ptr, ptr %119, align 8, !tbaa !34
  %121 = icmp eq ptr %120, null
  br i1 %121, label %127, label %122

122:                                              ; preds = %117
  %123 = load ptr, ptr %12, align 8, !tbaa !14
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 280
  %125 = load ptr, ptr %124, align 8, !tbaa !50
  %126 = tail call i32 %125(ptr noundef nonnull %120) #5
  br label %127

127:                                              ; preds = %122, %117
  %128 = load ptr, ptr %118, align 8, !tbaa !37
  %129 = icmp eq ptr %128, null
  br i1 %129, label %135, label %130

130:                                              ; preds = %127
  %131 = load ptr, ptr %12, align 8, !tbaa !14
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 184
  %133 = load ptr, ptr %132, align 8, !tbaa !60
  %134 = tail call i32 %133(ptr noundef nonnull %128) #5
  br label %135

135:                                              ; preds = %130, %127
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %137 = load ptr, ptr %136, align 8, !tbaa !179
  %138 = icmp eq ptr %137, null
  br i1 %138, label %144, label %139

139:                                              ; preds = %135
  %140 = load ptr, ptr %12, align 8, !tbaa !14
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 280
  %142 = load ptr, ptr %141, align 8, !tbaa !50
  %143 = tail call i32 %142(ptr noundef nonnull %137) #5
  br label %144

144:                                              ; preds = %139, %135
  %145 = load ptr, ptr %12, align 8, !tbaa !14
  %146 = getelementptr inbounds nuw i8, ptr %145, i64 88
  %147 = load ptr, ptr %146, align 8, !tbaa !180
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %149 = load i32, ptr %148, align 8, !tbaa !63
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
define internal fastcc range(i32 0, 15) i32 @prepare(ptr noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #14 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !34
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %15

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !14
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 272
  %11 = load ptr, ptr %10, align 8, !tbaa !66
  %12 = tail call i32 %11(ptr noundef nonnull %4, i32 noundef 2) #5
  %13 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %12, ptr noundef nonnull @.str.11)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %40

15:                                               ; preds = %7, %3
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load i64, ptr %16, align 8, !tbaa !181
  %18 = icmp ult i64 %17, %2
  br i1 %18, label %19, label %40

19:                                               ; preds = %15
  %20 = load ptr, ptr %1, align 8, !tbaa !37
  %21 = icmp eq ptr %20, null
  br i1 %21, label %30, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %24 = load ptr, ptr %23, align 8, !tbaa !14
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 184
  %26 = load ptr, ptr %25, align 8, !tbaa !60
  %27 = tail call i32 %26(ptr noundef nonnull %20) #5
  %28 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %27, ptr noundef nonnull @.str.12)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %40

30:                                               ; preds = %22, %19
  store ptr null, ptr %1, align 8, !tbaa !37
  store i64 0, ptr %16, align 8, !tbaa !181
  %31 = tail call i64 @llvm.umax.i64(i64 %2, i64 65536)
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %33 = load ptr, ptr %32, align 8, !tbaa !14
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 176
  %35 = load ptr, ptr %34, align 8, !tbaa !59
  %36 = tail call i32 %35(ptr noundef nonnull %1, i64 noundef %31, i32 noundef 0) #5
  %37 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %36, ptr noundef nonnull @.str.13)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %30
  store i64 %31, ptr %16, align 8, !tbaa !181
  br label %40

40:                                               ; preds = %22, %7, %39, %30, %15
  %41 = phi i32 [ %13, %7 ], [ 0, %15 ], [ %28, %22 ], [ 0, %39 ], [ %37, %30 ]
  ret i32 %41
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @launch_one(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) unnamed_addr #16 {
  %5 = alloca [5 x i64], align 16
  %6 = alloca [5 x i64], align 16
  %7 = alloca [4 x [128 x i8]], align 64
  %8 = alloca ptr, align 8
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !182
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = load ptr, ptr %11, align 8, !tbaa !102
  %13 = tail call fastcc i64 @evaluate(ptr noundef %10, ptr noundef %12)
  %14 = icmp slt i64 %13, 1
  br i1 %14, label %384, label %15

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %17 = load i32, ptr %16, align 8, !tbaa !104
  %18 = add i32 %17, 1
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %20 = load i32, ptr %19, align 8, !tbaa !185
  %21 = add i32 %18, %20
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %23 = load i32, ptr %22, align 4, !tbaa !186
  %24 = add i32 %21, %23
  %25 = zext i32 %24 to i64
  %26 = tail call ptr @llvm.stacksave.p0()
  %27 = alloca ptr, i64 %25, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  %28 = load i32, ptr %16, align 8, !tbaa !104
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %57, label %30

30:                                               ; preds = %15
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %32 = load ptr, ptr %31, align 8, !tbaa !105
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %34 = load ptr, ptr %33, align 8, !tbaa !106
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
  store <2 x ptr> %47, ptr %49, align 16, !tbaa !49
  store <2 x ptr> %48, ptr %50, align 16, !tbaa !49
  %51 = add nuw i64 %40, 4
  %52 = icmp eq i64 %51, %38
  br i1 %52, label %53, label %39, !llvm.loop !187

53:                                               ; preds = %39
  %54 = icmp eq i64 %38, %35
  br i1 %54, label %57, label %55

55:                                               ; preds = %30, %53
  %56 = phi i64 [ 0, %30 ], [ %38, %53 ]
  br label %61

57:                                               ; preds = %61, %53, %15
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #5
  store ptr null, ptr %8, align 8, !tbaa !49
  %58 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %59 = load i32, ptr %58, align 8, !tbaa !190
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
  store ptr %66, ptr %68, align 8, !tbaa !49
  %69 = icmp eq i64 %67, %35
  br i1 %69, label %57, label %61, !llvm.loop !191

70:                                               ; preds = %57
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %72 = load ptr, ptr %71, align 8, !tbaa !111
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 40
  %74 = load ptr, ptr %73, align 8, !tbaa !112
  %75 = load ptr, ptr %74, align 8, !tbaa !134
  %76 = zext nneg i32 %59 to i64
  %77 = getelementptr inbounds nuw %struct.tfc_check, ptr %75, i64 %76
  store ptr %77, ptr %8, align 8, !tbaa !49
  %78 = getelementptr inbounds nuw i8, ptr %74, i64 32
  store i64 1, ptr %78, align 8, !tbaa !123
  %79 = add i32 %28, 1
  %80 = zext i32 %28 to i64
  %81 = getelementptr inbounds nuw ptr, ptr %27, i64 %80
  store ptr %8, ptr %81, align 8, !tbaa !49
  br label %82

82:                                               ; preds = %70, %57
  %83 = phi i32 [ %79, %70 ], [ %28, %57 ]
  %84 = load i32, ptr %19, align 8, !tbaa !185
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %147, label %86

86:                                               ; preds = %82
  %87 = load ptr, ptr %11, align 8, !tbaa !102
  %88 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %89 = load ptr, ptr %88, align 8, !tbaa !192
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
  store <2 x ptr> %113, ptr %116, align 8, !tbaa !49
  store <2 x ptr> %114, ptr %117, align 8, !tbaa !49
  %118 = add nuw i64 %104, 4
  %119 = icmp eq i64 %118, %100
  br i1 %119, label %120, label %103, !llvm.loop !193

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
  store ptr %134, ptr %137, align 8, !tbaa !49
  %138 = add nuw nsw i64 %128, 1
  %139 = add i64 %130, 1
  %140 = icmp eq i64 %139, %125
  br i1 %140, label %141, label %127, !llvm.loop !194

141:                                              ; preds = %127, %122
  %142 = phi i32 [ poison, %122 ], [ %135, %127 ]
  %143 = phi i64 [ %123, %122 ], [ %138, %127 ]
  %144 = phi i32 [ %124, %122 ], [ %135, %127 ]
  %145 = sub nsw i64 %123, %90
  %146 = icmp ugt i64 %145, -4
  br i1 %146, label %147, label %156

147:                                              ; preds = %141, %156, %120, %82
  %148 = phi i32 [ %83, %82 ], [ %102, %120 ], [ %142, %141 ], [ %187, %156 ]
  %149 = load i32, ptr %22, align 4, !tbaa !186
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %303, label %151

151:                                              ; preds = %147
  %152 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %153 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %154 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 136
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
  store ptr %162, ptr %165, align 8, !tbaa !49
  %166 = getelementptr inbounds nuw i32, ptr %89, i64 %157
  %167 = getelementptr inbounds nuw i8, ptr %166, i64 4
  %168 = load i32, ptr %167, align 4, !tbaa !5
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds i64, ptr %87, i64 %169
  %171 = add i32 %158, 2
  %172 = zext i32 %163 to i64
  %173 = getelementptr inbounds nuw ptr, ptr %27, i64 %172
  store ptr %170, ptr %173, align 8, !tbaa !49
  %174 = getelementptr inbounds nuw i32, ptr %89, i64 %157
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %176 = load i32, ptr %175, align 4, !tbaa !5
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds i64, ptr %87, i64 %177
  %179 = add i32 %158, 3
  %180 = zext i32 %171 to i64
  %181 = getelementptr inbounds nuw ptr, ptr %27, i64 %180
  store ptr %178, ptr %181, align 8, !tbaa !49
  %182 = getelementptr inbounds nuw i32, ptr %89, i64 %157
  %183 = getelementptr inbounds nuw i8, ptr %182, i64 12
  %184 = load i32, ptr %183, align 4, !tbaa !5
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds i64, ptr %87, i64 %185
  %187 = add i32 %158, 4
  %188 = zext i32 %179 to i64
  %189 = getelementptr inbounds nuw ptr, ptr %27, i64 %188
  store ptr %186, ptr %189, align 8, !tbaa !49
  %190 = add nuw nsw i64 %157, 4
  %191 = icmp eq i64 %190, %90
  br i1 %191, label %147, label %156, !llvm.loop !196

192:                                              ; preds = %151, %291
  %193 = phi i64 [ 0, %151 ], [ %295, %291 ]
  %194 = phi i32 [ %148, %151 ], [ %292, %291 ]
  %195 = load ptr, ptr %152, align 8, !tbaa !197
  %196 = getelementptr inbounds nuw %struct.tfc_map, ptr %195, i64 %193
  %197 = getelementptr inbounds nuw [128 x i8], ptr %7, i64 %193
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  %198 = load ptr, ptr %153, align 8, !tbaa !105
  %199 = load ptr, ptr %154, align 8, !tbaa !106
  %200 = load i32, ptr %196, align 8, !tbaa !198
  %201 = zext i32 %200 to i64
  %202 = getelementptr inbounds nuw i32, ptr %199, i64 %201
  %203 = load i32, ptr %202, align 4, !tbaa !5
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds ptr, ptr %198, i64 %204
  %206 = load ptr, ptr %205, align 8, !tbaa !49
  %207 = load ptr, ptr %155, align 8, !tbaa !14
  %208 = getelementptr inbounds nuw i8, ptr %207, i64 368
  %209 = load ptr, ptr %208, align 8, !tbaa !200
  %210 = icmp eq ptr %209, null
  br i1 %210, label %219, label %211

211:                                              ; preds = %192
  %212 = getelementptr inbounds nuw i8, ptr %196, i64 8
  %213 = load i32, ptr %212, align 8, !tbaa !201
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %281, label %215

215:                                              ; preds = %211
  %216 = getelementptr inbounds nuw i8, ptr %196, i64 40
  %217 = load ptr, ptr %11, align 8, !tbaa !102
  %218 = zext i32 %213 to i64
  br label %265

219:                                              ; preds = %192
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 200
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
  %248 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %249 = load atomic i32, ptr %248 seq_cst, align 4
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %254

251:                                              ; preds = %247
  %252 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store i32 801, ptr %252, align 8, !tbaa !30
  %253 = getelementptr inbounds nuw i8, ptr %0, i64 216
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
  %268 = load ptr, ptr %267, align 8, !tbaa !202
  %269 = call fastcc i64 @evaluate(ptr noundef %268, ptr noundef %217)
  %270 = getelementptr inbounds nuw i64, ptr %5, i64 %266
  store i64 %269, ptr %270, align 8, !tbaa !107
  %271 = add nuw nsw i64 %266, 1
  %272 = icmp eq i64 %271, %218
  br i1 %272, label %259, label %265, !llvm.loop !203

273:                                              ; preds = %273, %261
  %274 = phi i64 [ 0, %261 ], [ %279, %273 ]
  %275 = getelementptr inbounds nuw ptr, ptr %262, i64 %274
  %276 = load ptr, ptr %275, align 8, !tbaa !202
  %277 = call fastcc i64 @evaluate(ptr noundef %276, ptr noundef %217)
  %278 = getelementptr inbounds nuw i64, ptr %6, i64 %274
  store i64 %277, ptr %278, align 8, !tbaa !107
  %279 = add nuw nsw i64 %274, 1
  %280 = icmp eq i64 %279, %264
  br i1 %280, label %281, label %273, !llvm.loop !204

281:                                              ; preds = %273, %211, %259
  %282 = getelementptr inbounds nuw i8, ptr %196, i64 4
  %283 = load i32, ptr %282, align 4, !tbaa !205
  %284 = getelementptr inbounds nuw i8, ptr %196, i64 32
  %285 = load i64, ptr %284, align 8, !tbaa !206
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
  store ptr %197, ptr %294, align 8, !tbaa !49
  %295 = add nuw nsw i64 %193, 1
  %296 = load i32, ptr %22, align 4, !tbaa !186
  %297 = zext i32 %296 to i64
  %298 = icmp samesign ult i64 %295, %297
  br i1 %298, label %192, label %303, !llvm.loop !207

299:                                              ; preds = %254, %257
  %300 = load atomic i32, ptr %248 seq_cst, align 4
  %301 = icmp eq i32 %300, 0
  %302 = select i1 %301, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  br label %382

303:                                              ; preds = %291, %147
  %304 = getelementptr inbounds nuw i8, ptr %0, i64 200
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
  %332 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %333 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %334 = load i64, ptr %333, align 8, !tbaa !26
  %335 = add i64 %334, 1
  store i64 %335, ptr %333, align 8, !tbaa !26
  %336 = and i64 %334, 63
  %337 = getelementptr inbounds nuw ptr, ptr %332, i64 %336
  store ptr %3, ptr %337, align 8, !tbaa !126
  %338 = atomicrmw xchg ptr %304, i32 0 release, align 4
  %339 = icmp eq i32 %338, 2
  br i1 %339, label %340, label %342

340:                                              ; preds = %331
  %341 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %304, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  br label %342

342:                                              ; preds = %331, %340
  %343 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %344 = load ptr, ptr %343, align 8, !tbaa !89
  %345 = icmp eq ptr %344, null
  br i1 %345, label %352, label %346

346:                                              ; preds = %342
  %347 = getelementptr inbounds nuw i8, ptr %344, i64 24
  %348 = load i64, ptr %347, align 8, !tbaa !95
  %349 = freeze i64 %348
  %350 = icmp eq i64 %349, 1
  %351 = select i1 %350, i64 176, i64 160
  br label %352

352:                                              ; preds = %342, %346
  %353 = phi i64 [ %351, %346 ], [ 160, %342 ]
  %354 = getelementptr inbounds nuw i8, ptr %0, i64 %353
  %355 = load ptr, ptr %354, align 8, !tbaa !49
  %356 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %357 = load ptr, ptr %356, align 8, !tbaa !14
  %358 = getelementptr inbounds nuw i8, ptr %357, i64 144
  %359 = load ptr, ptr %358, align 8, !tbaa !208
  %360 = load ptr, ptr %3, align 8, !tbaa !209
  %361 = trunc i64 %13 to i32
  %362 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %363 = load i32, ptr %362, align 8, !tbaa !210
  %364 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %365 = load i32, ptr %364, align 4, !tbaa !211
  %366 = call i32 %359(ptr noundef %360, i32 noundef %361, i32 noundef 1, i32 noundef 1, i32 noundef %363, i32 noundef 1, i32 noundef 1, i32 noundef %365, ptr noundef %355, ptr noundef nonnull %27, ptr noundef null) #5
  %367 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %366, ptr noundef nonnull @.str.15)
  %368 = icmp eq i32 %367, 0
  br i1 %368, label %369, label %382

369:                                              ; preds = %352
  %370 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %371 = load i32, ptr %370, align 4, !tbaa !96
  %372 = icmp eq i32 %371, 0
  br i1 %372, label %382, label %373

373:                                              ; preds = %369
  %374 = load ptr, ptr %343, align 8, !tbaa !89
  %375 = icmp eq ptr %374, null
  br i1 %375, label %380, label %376

376:                                              ; preds = %373
  %377 = getelementptr inbounds nuw i8, ptr %374, i64 24
  %378 = load i64, ptr %377, align 8, !tbaa !95
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
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #18 {
  %3 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  br label %4

4:                                                ; preds = %71, %2
  %5 = phi i32 [ 0, %2 ], [ %72, %71 ]
  %6 = phi ptr [ %0, %2 ], [ %74, %71 ]
  %7 = phi i32 [ 0, %2 ], [ %73, %71 ]
  %8 = load i64, ptr %6, align 8, !tbaa !107
  switch i64 %8, label %23 [
    i64 0, label %75
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !107
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !107
  br label %71

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !107
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !107
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !107
  br label %71

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !107
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !107
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
  store i64 %70, ptr %27, align 8, !tbaa !107
  br label %71

71:                                               ; preds = %9, %68, %15
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %15 ]
  %73 = phi i32 [ %24, %68 ], [ %12, %9 ], [ %20, %15 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !212

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

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @all_launches(ptr noundef readonly captures(none) %0) unnamed_addr #19 {
  %2 = alloca [17 x %struct.anon], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %3, i8 0, i64 256, i1 false)
  store i64 9223372036854775807, ptr %2, align 16
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 1, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !99
  %7 = icmp slt i64 %6, 1
  br i1 %7, label %71, label %8

8:                                                ; preds = %1
  %9 = load ptr, ptr %0, align 8, !tbaa !100
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
  %20 = load i64, ptr %19, align 16, !tbaa !213
  %21 = icmp slt i64 %15, %20
  %22 = add nsw i64 %18, -1
  br i1 %21, label %23, label %17, !llvm.loop !215

23:                                               ; preds = %17
  %24 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %9, i64 %15
  %25 = trunc nsw i64 %18 to i32
  %26 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %27 = load i64, ptr %26, align 8, !tbaa !216
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %29 = load i32, ptr %28, align 8, !tbaa !103
  %30 = icmp eq i32 %29, 11
  br i1 %30, label %31, label %36

31:                                               ; preds = %23
  %32 = load ptr, ptr %24, align 8, !tbaa !82
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load i64, ptr %33, align 8, !tbaa !84
  %35 = mul nsw i64 %34, %27
  br label %63

36:                                               ; preds = %23
  %37 = icmp eq i32 %29, 5
  %38 = select i1 %37, i64 %27, i64 0
  %39 = icmp eq i32 %29, 4
  br i1 %39, label %40, label %63

40:                                               ; preds = %36
  %41 = load ptr, ptr %10, align 8, !tbaa !217
  %42 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %43 = load ptr, ptr %42, align 8, !tbaa !106
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %45 = load i32, ptr %44, align 4, !tbaa !5
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i64, ptr %41, i64 %46
  %48 = load ptr, ptr %11, align 8, !tbaa !102
  %49 = tail call fastcc i64 @evaluate(ptr noundef %47, ptr noundef %48)
  %50 = icmp eq i64 %18, 16
  %51 = icmp sgt i64 %49, 4096
  %52 = select i1 %50, i1 true, i1 %51
  br i1 %52, label %71, label %53

53:                                               ; preds = %40
  %54 = getelementptr inbounds nuw i8, ptr %24, i64 28
  %55 = load i32, ptr %54, align 4, !tbaa !218
  %56 = sext i32 %55 to i64
  %57 = add nsw i32 %25, 1
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds %struct.anon, ptr %2, i64 %58
  store i64 %56, ptr %59, align 16, !tbaa !213
  %60 = tail call i64 @llvm.smax.i64(i64 %49, i64 0)
  %61 = mul nsw i64 %60, %27
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 8
  store i64 %61, ptr %62, align 8, !tbaa !216
  br label %63

63:                                               ; preds = %36, %53, %31
  %64 = phi i32 [ %25, %31 ], [ %57, %53 ], [ %25, %36 ]
  %65 = phi i64 [ %35, %31 ], [ %27, %53 ], [ %38, %36 ]
  %66 = add nsw i64 %65, %13
  %67 = add nuw nsw i64 %15, 1
  %68 = icmp sge i64 %67, %6
  %69 = icmp sgt i64 %66, 4096
  %70 = select i1 %68, i1 true, i1 %69
  br i1 %70, label %71, label %12, !llvm.loop !219

71:                                               ; preds = %63, %40, %1
  %72 = phi i64 [ 0, %1 ], [ 4097, %40 ], [ %66, %63 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5
  ret i64 %72
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #11

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @wait_for(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr #14 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %77

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !21
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !22
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
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 184
  %51 = load ptr, ptr %50, align 8, !tbaa !179
  %52 = tail call i32 %49(ptr noundef %51, ptr noundef %3) #5
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %69

54:                                               ; preds = %46
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %56 = load ptr, ptr %55, align 8, !tbaa !14
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 96
  %58 = load ptr, ptr %57, align 8, !tbaa !21
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %60 = load ptr, ptr %59, align 8, !tbaa !22
  %61 = tail call i32 %58(ptr noundef %60) #5
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %69

63:                                               ; preds = %54
  %64 = load ptr, ptr %55, align 8, !tbaa !14
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 264
  %66 = load ptr, ptr %65, align 8, !tbaa !220
  %67 = load ptr, ptr %50, align 8, !tbaa !179
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
  %76 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %70, ptr noundef nonnull @.str.21)
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
attributes #10 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!14 = !{!15, !17, i64 136}
!15 = !{!"tfc_gpu", !16, i64 0, !17, i64 136, !6, i64 144, !6, i64 148, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184, !7, i64 192, !7, i64 196, !7, i64 200, !7, i64 204, !6, i64 208, !18, i64 216, !13, i64 224, !13, i64 232, !7, i64 240, !13, i64 752, !13, i64 760, !7, i64 768, !7, i64 1280, !13, i64 1408, !7, i64 1416}
!16 = !{!"tfc_device", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128}
!17 = !{!"p1 _ZTS16tfc_driver_table", !12, i64 0}
!18 = !{!"p1 omnipotent char", !12, i64 0}
!19 = !{!20, !12, i64 360}
!20 = !{!"tfc_driver_table", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136, !12, i64 144, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184, !12, i64 192, !12, i64 200, !12, i64 208, !12, i64 216, !12, i64 224, !12, i64 232, !12, i64 240, !12, i64 248, !12, i64 256, !12, i64 264, !12, i64 272, !12, i64 280, !12, i64 288, !12, i64 296, !12, i64 304, !12, i64 312, !12, i64 320, !12, i64 328, !12, i64 336, !12, i64 344, !12, i64 352, !12, i64 360, !12, i64 368}
!21 = !{!20, !12, i64 96}
!22 = !{!15, !12, i64 152}
!23 = distinct !{!23, !24}
!24 = !{!"llvm.loop.mustprogress"}
!25 = distinct !{!25, !24}
!26 = !{!15, !13, i64 224}
!27 = !{!20, !12, i64 256}
!28 = !{!15, !12, i64 160}
!29 = !{!15, !13, i64 232}
!30 = !{!15, !6, i64 208}
!31 = !{!15, !18, i64 216}
!32 = !{!20, !12, i64 192}
!33 = !{!15, !13, i64 1408}
!34 = !{!35, !12, i64 8}
!35 = !{!"tfc_stage", !12, i64 0, !12, i64 8, !13, i64 16, !12, i64 24}
!36 = !{!20, !12, i64 304}
!37 = !{!35, !12, i64 0}
!38 = !{!20, !12, i64 288}
!39 = !{!20, !12, i64 200}
!40 = !{!20, !12, i64 208}
!41 = !{!20, !12, i64 224}
!42 = !{!35, !12, i64 24}
!43 = !{!44, !13, i64 16}
!44 = !{!"tfc_timer", !45, i64 0, !46, i64 8, !13, i64 16, !13, i64 24, !13, i64 32, !47, i64 40}
!45 = !{!"any p2 pointer", !12, i64 0}
!46 = !{!"p1 int", !12, i64 0}
!47 = !{!"p1 _ZTS11tfc_monitor", !12, i64 0}
!48 = !{!44, !45, i64 0}
!49 = !{!12, !12, i64 0}
!50 = !{!20, !12, i64 280}
!51 = distinct !{!51, !24}
!52 = !{!20, !12, i64 104}
!53 = !{!20, !12, i64 112}
!54 = !{!20, !12, i64 120}
!55 = !{!20, !12, i64 136}
!56 = !{!20, !12, i64 128}
!57 = !{!20, !12, i64 160}
!58 = !{!20, !12, i64 168}
!59 = !{!20, !12, i64 176}
!60 = !{!20, !12, i64 184}
!61 = !{!20, !12, i64 152}
!62 = !{!20, !12, i64 40}
!63 = !{!15, !6, i64 144}
!64 = !{!20, !12, i64 80}
!65 = !{!20, !12, i64 240}
!66 = !{!20, !12, i64 272}
!67 = !{!16, !12, i64 0}
!68 = !{!16, !12, i64 8}
!69 = !{!16, !12, i64 16}
!70 = !{!16, !12, i64 40}
!71 = !{!16, !12, i64 24}
!72 = !{!16, !12, i64 32}
!73 = !{!16, !12, i64 48}
!74 = !{!16, !12, i64 56}
!75 = !{!16, !12, i64 64}
!76 = !{!16, !12, i64 72}
!77 = !{!16, !12, i64 80}
!78 = !{!16, !12, i64 88}
!79 = !{!16, !12, i64 96}
!80 = !{!16, !12, i64 104}
!81 = !{!16, !12, i64 112}
!82 = !{!83, !12, i64 0}
!83 = !{!"tfc_instruction", !12, i64 0, !46, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28}
!84 = !{!85, !13, i64 8}
!85 = !{!"tfc_launches", !86, i64 0, !13, i64 8}
!86 = !{!"p1 _ZTS10tfc_launch", !12, i64 0}
!87 = distinct !{!87, !24}
!88 = !{!85, !86, i64 0}
!89 = !{!90, !94, i64 96}
!90 = !{!"tfc_region", !91, i64 0, !13, i64 8, !45, i64 16, !11, i64 24, !45, i64 32, !92, i64 40, !13, i64 48, !11, i64 56, !18, i64 64, !93, i64 72, !13, i64 80, !46, i64 88, !94, i64 96}
!91 = !{!"p1 _ZTS15tfc_instruction", !12, i64 0}
!92 = !{!"p1 _ZTS7tfc_ctx", !12, i64 0}
!93 = !{!"p1 _ZTS9tfc_block", !12, i64 0}
!94 = !{!"p1 _ZTS13tfc_recording", !12, i64 0}
!95 = !{!10, !13, i64 24}
!96 = !{!15, !6, i64 148}
!97 = !{!20, !12, i64 336}
!98 = !{!10, !11, i64 0}
!99 = !{!90, !13, i64 8}
!100 = !{!90, !91, i64 0}
!101 = !{!10, !13, i64 8}
!102 = !{!90, !11, i64 24}
!103 = !{!83, !6, i64 24}
!104 = !{!83, !6, i64 16}
!105 = !{!90, !45, i64 16}
!106 = !{!83, !46, i64 8}
!107 = !{!13, !13, i64 0}
!108 = distinct !{!108, !24}
!109 = distinct !{!109, !24}
!110 = distinct !{!110, !24}
!111 = !{!90, !92, i64 40}
!112 = !{!113, !118, i64 40}
!113 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !114, i64 8, !115, i64 16, !116, i64 24, !117, i64 32, !118, i64 40, !119, i64 48}
!114 = !{!"p1 _ZTS8tfc_pool", !12, i64 0}
!115 = !{!"p1 _ZTS8tfc_host", !12, i64 0}
!116 = !{!"p1 _ZTS11tfc_failure", !12, i64 0}
!117 = !{!"p1 _ZTS10tfc_device", !12, i64 0}
!118 = !{!"p1 _ZTS10tfc_checks", !12, i64 0}
!119 = !{!"p1 _ZTS9tfc_timer", !12, i64 0}
!120 = !{!121, !13, i64 24}
!121 = !{!"tfc_checks", !122, i64 0, !46, i64 8, !122, i64 16, !13, i64 24, !13, i64 32}
!122 = !{!"p1 _ZTS9tfc_check", !12, i64 0}
!123 = !{!121, !13, i64 32}
!124 = !{!20, !12, i64 344}
!125 = !{!15, !13, i64 752}
!126 = !{!86, !86, i64 0}
!127 = distinct !{!127, !24}
!128 = !{!20, !12, i64 320}
!129 = !{!15, !12, i64 176}
!130 = !{!20, !12, i64 328}
!131 = !{!20, !12, i64 352}
!132 = !{!15, !13, i64 760}
!133 = !{!121, !122, i64 16}
!134 = !{!121, !122, i64 0}
!135 = !{!136, !6, i64 4}
!136 = !{!"tfc_check", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !13, i64 16, !13, i64 24, !13, i64 32, !137, i64 40}
!137 = !{!"double", !7, i64 0}
!138 = !{!113, !116, i64 24}
!139 = !{!121, !46, i64 8}
!140 = !{!136, !6, i64 8}
!141 = !{!136, !13, i64 32}
!142 = !{!136, !137, i64 40}
!143 = !{!7, !7, i64 0}
!144 = !{!137, !137, i64 0}
!145 = distinct !{!145, !24}
!146 = !{!113, !119, i64 48}
!147 = !{!44, !13, i64 24}
!148 = !{!149, !13, i64 0}
!149 = !{!"timespec", !13, i64 0, !13, i64 8}
!150 = !{!149, !13, i64 8}
!151 = !{!44, !13, i64 32}
!152 = !{!83, !6, i64 20}
!153 = !{!44, !46, i64 8}
!154 = !{!155, !155, i64 0}
!155 = !{!"float", !7, i64 0}
!156 = !{!20, !12, i64 312}
!157 = !{!44, !47, i64 40}
!158 = !{!159, !13, i64 40}
!159 = !{!"tfc_monitor", !7, i64 0, !6, i64 4, !160, i64 8, !13, i64 16, !13, i64 24, !161, i64 32, !13, i64 40, !13, i64 48}
!160 = !{!"p1 _ZTS9tfc_event", !12, i64 0}
!161 = !{!"p1 _ZTS8tfc_runs", !12, i64 0}
!162 = !{!159, !161, i64 32}
!163 = !{!164, !13, i64 0}
!164 = !{!"tfc_runs", !13, i64 0, !13, i64 8, !13, i64 16, !13, i64 24}
!165 = !{!164, !13, i64 16}
!166 = !{!164, !13, i64 24}
!167 = !{!164, !13, i64 8}
!168 = !{!159, !13, i64 48}
!169 = !{!159, !13, i64 24}
!170 = !{!159, !13, i64 16}
!171 = !{!159, !160, i64 8}
!172 = distinct !{!172, !24}
!173 = !{!20, !12, i64 232}
!174 = !{!20, !12, i64 216}
!175 = distinct !{!175, !24}
!176 = !{!15, !12, i64 168}
!177 = !{!20, !12, i64 248}
!178 = distinct !{!178, !24}
!179 = !{!15, !12, i64 184}
!180 = !{!20, !12, i64 88}
!181 = !{!35, !13, i64 16}
!182 = !{!183, !11, i64 8}
!183 = !{!"tfc_launch", !12, i64 0, !11, i64 8, !46, i64 16, !184, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44, !6, i64 48, !6, i64 52}
!184 = !{!"p1 _ZTS7tfc_map", !12, i64 0}
!185 = !{!183, !6, i64 32}
!186 = !{!183, !6, i64 36}
!187 = distinct !{!187, !24, !188, !189}
!188 = !{!"llvm.loop.isvectorized", i32 1}
!189 = !{!"llvm.loop.unroll.runtime.disable"}
!190 = !{!183, !6, i64 48}
!191 = distinct !{!191, !24, !189, !188}
!192 = !{!183, !46, i64 16}
!193 = distinct !{!193, !24, !188, !189}
!194 = distinct !{!194, !195}
!195 = !{!"llvm.loop.unroll.disable"}
!196 = distinct !{!196, !24, !188}
!197 = !{!183, !184, i64 24}
!198 = !{!199, !6, i64 0}
!199 = !{!"tfc_map", !6, i64 0, !6, i64 4, !6, i64 8, !7, i64 12, !13, i64 32, !7, i64 40, !7, i64 80}
!200 = !{!20, !12, i64 368}
!201 = !{!199, !6, i64 8}
!202 = !{!11, !11, i64 0}
!203 = distinct !{!203, !24}
!204 = distinct !{!204, !24}
!205 = !{!199, !6, i64 4}
!206 = !{!199, !13, i64 32}
!207 = distinct !{!207, !24}
!208 = !{!20, !12, i64 144}
!209 = !{!183, !12, i64 0}
!210 = !{!183, !6, i64 40}
!211 = !{!183, !6, i64 44}
!212 = distinct !{!212, !24}
!213 = !{!214, !13, i64 0}
!214 = !{!"", !13, i64 0, !13, i64 8}
!215 = distinct !{!215, !24}
!216 = !{!214, !13, i64 8}
!217 = !{!90, !11, i64 56}
!218 = !{!83, !6, i64 28}
!219 = distinct !{!219, !24}
!220 = !{!20, !12, i64 264}
attributes #14 = { nounwind minsize optsize }
attributes #15 = { inlinehint nounwind minsize optsize }
attributes #16 = { nounwind optsize }
attributes #17 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) minsize optsize }
attributes #18 = { nofree norecurse nosync nounwind memory(argmem: read) optsize }
attributes #19 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
