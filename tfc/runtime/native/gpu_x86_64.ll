; Made by `python -m tfc.runtime.native` from gpu.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.tfc_launch = type { ptr, ptr, ptr, i32, i32, i32, i32 }
%struct.tfc_instruction = type { ptr, ptr, i32, i32, i32, i32 }
%struct.tfc_check = type { i32, i32, i32, i32, i64, i64, i64, double }
%struct.tfc_stage = type { ptr, ptr, i64, ptr }

@.str = private unnamed_addr constant [19 x i8] c"cuGraphExecDestroy\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"cuStreamSynchronize\00", align 1
@.str.2 = private unnamed_addr constant [21 x i8] c"cuMemcpyHtoDAsync_v2\00", align 1
@.str.3 = private unnamed_addr constant [21 x i8] c"cuMemcpyDtoHAsync_v2\00", align 1
@.str.4 = private unnamed_addr constant [21 x i8] c"cuMemcpyDtoDAsync_v2\00", align 1
@.str.5 = private unnamed_addr constant [16 x i8] c"cuMemsetD8Async\00", align 1
@.str.6 = private unnamed_addr constant [12 x i8] c"cuDeviceGet\00", align 1
@.str.7 = private unnamed_addr constant [25 x i8] c"cuDevicePrimaryCtxRetain\00", align 1
@.str.8 = private unnamed_addr constant [16 x i8] c"cuCtxSetCurrent\00", align 1
@tfc_gpu_functions = local_unnamed_addr constant [797 x i8] c"cuInit cuDriverGetVersion cuGetErrorName cuGetErrorString cuDeviceGetCount cuDeviceGet cuDeviceGetName cuDeviceGetAttribute cuDeviceTotalMem_v2 cuDeviceGetPCIBusId cuDevicePrimaryCtxRetain cuDevicePrimaryCtxRelease_v2 cuCtxSetCurrent cuModuleLoadDataEx cuModuleUnload cuModuleGetFunction cuFuncGetAttribute cuFuncSetAttribute cuLaunchKernel cuMemGetInfo_v2 cuMemAlloc_v2 cuMemFree_v2 cuMemHostAlloc cuMemFreeHost cuMemcpyHtoDAsync_v2 cuMemcpyDtoHAsync_v2 cuMemcpyDtoDAsync_v2 cuMemcpyPeerAsync cuMemsetD8Async cuMemsetD32Async cuStreamCreate cuStreamDestroy_v2 cuStreamSynchronize cuStreamWaitEvent cuEventCreate cuEventDestroy_v2 cuEventRecord cuEventQuery cuEventSynchronize cuStreamBeginCapture_v2 cuStreamEndCapture cuGraphInstantiateWithFlags cuGraphLaunch cuGraphDestroy cuGraphExecDestroy \00", align 16
@.str.9 = private unnamed_addr constant [15 x i8] c"cuStreamCreate\00", align 1
@.str.10 = private unnamed_addr constant [14 x i8] c"cuEventCreate\00", align 1
@.str.11 = private unnamed_addr constant [15 x i8] c"cuLaunchKernel\00", align 1
@.str.12 = private unnamed_addr constant [14 x i8] c"cuGraphLaunch\00", align 1
@.str.13 = private unnamed_addr constant [17 x i8] c"cuMemsetD32Async\00", align 1
@.str.14 = private unnamed_addr constant [18 x i8] c"cuMemcpyPeerAsync\00", align 1
@.str.15 = private unnamed_addr constant [18 x i8] c"cuStreamWaitEvent\00", align 1
@.str.16 = private unnamed_addr constant [14 x i8] c"cuEventRecord\00", align 1
@.str.17 = private unnamed_addr constant [14 x i8] c"cuMemFreeHost\00", align 1
@.str.18 = private unnamed_addr constant [15 x i8] c"cuMemHostAlloc\00", align 1
@.str.19 = private unnamed_addr constant [19 x i8] c"cuEventSynchronize\00", align 1
@.str.20 = private unnamed_addr constant [13 x i8] c"cuEventQuery\00", align 1

; Function Attrs: nounwind uwtable
define void @tfc_gpu_forget(ptr noundef %0, ptr noundef captures(none) initializes((24, 32)) %1) local_unnamed_addr #11 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %4 = load ptr, ptr %3, align 8, !tbaa !9
  %5 = icmp eq ptr %4, null
  br i1 %5, label %27, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %8 = load atomic i32, ptr %7 monotonic, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %27

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %12 = load ptr, ptr %11, align 8, !tbaa !14
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %16 = load ptr, ptr %15, align 8, !tbaa !21
  %17 = tail call i32 %14(ptr noundef %16) #4
  %18 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %17, ptr noundef nonnull @.str.8)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %27

20:                                               ; preds = %10
  %21 = load ptr, ptr %11, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 352
  %23 = load ptr, ptr %22, align 8, !tbaa !22
  %24 = load ptr, ptr %3, align 8, !tbaa !9
  %25 = tail call i32 %23(ptr noundef %24) #4
  %26 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %25, ptr noundef nonnull @.str)
  br label %27

27:                                               ; preds = %6, %20, %10, %2
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @noted(ptr noundef %0, i32 noundef %1, ptr noundef %2) unnamed_addr #11 {
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
  %30 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %6, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #4
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
  store i32 %1, ptr %38, align 8, !tbaa !26
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 200
  store ptr %2, ptr %39, align 8, !tbaa !27
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
  %45 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %6, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #4
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

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_wait(ptr noundef %0) local_unnamed_addr #11 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %3 = load atomic i32, ptr %2 monotonic, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %64

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %7 = load ptr, ptr %6, align 8, !tbaa !14
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %9 = load ptr, ptr %8, align 8, !tbaa !19
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load ptr, ptr %10, align 8, !tbaa !21
  %12 = tail call i32 %9(ptr noundef %11) #4
  %13 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %12, ptr noundef nonnull @.str.8)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %64

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %17 = load i64, ptr %16, align 8, !tbaa !28
  %18 = load ptr, ptr %6, align 8, !tbaa !14
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 256
  %20 = load ptr, ptr %19, align 8, !tbaa !29
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %22 = load ptr, ptr %21, align 8, !tbaa !30
  %23 = tail call i32 %20(ptr noundef %22) #4
  %24 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %23, ptr noundef nonnull @.str.1)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %64

26:                                               ; preds = %15
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 184
  br label %31

28:                                               ; preds = %47
  %29 = atomicrmw xchg ptr %27, i32 2 acquire, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %54, label %50

31:                                               ; preds = %47, %26
  %32 = phi i32 [ 0, %26 ], [ %48, %47 ]
  %33 = cmpxchg ptr %27, i32 0, i32 1 acquire monotonic, align 4
  %34 = extractvalue { i32, i1 } %33, 1
  br i1 %34, label %54, label %35

35:                                               ; preds = %31
  tail call void @llvm.x86.sse2.pause()
  %36 = cmpxchg ptr %27, i32 0, i32 1 acquire monotonic, align 4
  %37 = extractvalue { i32, i1 } %36, 1
  br i1 %37, label %54, label %38

38:                                               ; preds = %35
  tail call void @llvm.x86.sse2.pause()
  %39 = cmpxchg ptr %27, i32 0, i32 1 acquire monotonic, align 4
  %40 = extractvalue { i32, i1 } %39, 1
  br i1 %40, label %54, label %41

41:                                               ; preds = %38
  tail call void @llvm.x86.sse2.pause()
  %42 = cmpxchg ptr %27, i32 0, i32 1 acquire monotonic, align 4
  %43 = extractvalue { i32, i1 } %42, 1
  br i1 %43, label %54, label %44

44:                                               ; preds = %41
  tail call void @llvm.x86.sse2.pause()
  %45 = cmpxchg ptr %27, i32 0, i32 1 acquire monotonic, align 4
  %46 = extractvalue { i32, i1 } %45, 1
  br i1 %46, label %54, label %47

47:                                               ; preds = %44
  tail call void @llvm.x86.sse2.pause()
  %48 = add nuw nsw i32 %32, 5
  %49 = icmp eq i32 %48, 100
  br i1 %49, label %28, label %31, !llvm.loop !23

50:                                               ; preds = %28, %50
  %51 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %27, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #4
  %52 = atomicrmw xchg ptr %27, i32 2 acquire, align 4
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %50, !llvm.loop !25

54:                                               ; preds = %31, %35, %38, %41, %44, %50, %28
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %56 = load i64, ptr %55, align 8, !tbaa !31
  %57 = icmp ugt i64 %17, %56
  br i1 %57, label %58, label %59

58:                                               ; preds = %54
  store i64 %17, ptr %55, align 8, !tbaa !31
  br label %59

59:                                               ; preds = %58, %54
  %60 = atomicrmw xchg ptr %27, i32 0 release, align 4
  %61 = icmp eq i32 %60, 2
  br i1 %61, label %62, label %64

62:                                               ; preds = %59
  %63 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %27, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #4
  br label %64

64:                                               ; preds = %1, %62, %59, %5, %15
  %65 = phi i32 [ %13, %5 ], [ 0, %62 ], [ %24, %15 ], [ 0, %59 ], [ 14, %1 ]
  ret i32 %65
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_write(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #11 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %29

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !19
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !21
  %15 = tail call i32 %12(ptr noundef %14) #4
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %29

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %29, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 192
  %23 = load ptr, ptr %22, align 8, !tbaa !32
  %24 = ptrtoint ptr %1 to i64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %26 = load ptr, ptr %25, align 8, !tbaa !30
  %27 = tail call i32 %23(i64 noundef %24, ptr noundef %2, i64 noundef %3, ptr noundef %26) #4
  %28 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %27, ptr noundef nonnull @.str.2)
  br label %29

29:                                               ; preds = %4, %8, %18, %20
  %30 = phi i32 [ %28, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %30
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_read(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #11 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !19
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !21
  %15 = tail call i32 %12(ptr noundef %14) #4
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 200
  %23 = load ptr, ptr %22, align 8, !tbaa !33
  %24 = ptrtoint ptr %2 to i64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %26 = load ptr, ptr %25, align 8, !tbaa !30
  %27 = tail call i32 %23(ptr noundef %1, i64 noundef %24, i64 noundef %3, ptr noundef %26) #4
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
define range(i32 0, 15) i32 @tfc_gpu_move(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #11 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !19
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !21
  %15 = tail call i32 %12(ptr noundef %14) #4
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 208
  %23 = load ptr, ptr %22, align 8, !tbaa !34
  %24 = ptrtoint ptr %1 to i64
  %25 = ptrtoint ptr %2 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %27 = load ptr, ptr %26, align 8, !tbaa !30
  %28 = tail call i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #4
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_fill(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #11 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !19
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !21
  %15 = tail call i32 %12(ptr noundef %14) #4
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 224
  %23 = load ptr, ptr %22, align 8, !tbaa !35
  %24 = ptrtoint ptr %1 to i64
  %25 = trunc i64 %2 to i8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %27 = load ptr, ptr %26, align 8, !tbaa !30
  %28 = tail call i32 %23(i64 noundef %24, i8 noundef zeroext %25, i64 noundef %3, ptr noundef %27) #4
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.5)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_drop(ptr noundef %0, ptr noundef readnone captures(address) %1) local_unnamed_addr #11 {
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
  %27 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #4
  %28 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %26, !llvm.loop !25

30:                                               ; preds = %7, %11, %14, %17, %20, %26, %4
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 776
  %32 = load ptr, ptr %31, align 8, !tbaa !36
  %33 = icmp eq ptr %32, %1
  br i1 %33, label %37, label %38

34:                                               ; preds = %113
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #4
  br label %36

36:                                               ; preds = %113, %34
  ret void

37:                                               ; preds = %30
  store ptr null, ptr %31, align 8, !tbaa !36
  br label %38

38:                                               ; preds = %30, %37
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %40 = load ptr, ptr %39, align 8, !tbaa !36
  %41 = icmp eq ptr %40, %1
  br i1 %41, label %42, label %43

42:                                               ; preds = %38
  store ptr null, ptr %39, align 8, !tbaa !36
  br label %43

43:                                               ; preds = %42, %38
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 840
  %45 = load ptr, ptr %44, align 8, !tbaa !36
  %46 = icmp eq ptr %45, %1
  br i1 %46, label %47, label %48

47:                                               ; preds = %43
  store ptr null, ptr %44, align 8, !tbaa !36
  br label %48

48:                                               ; preds = %47, %43
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 872
  %50 = load ptr, ptr %49, align 8, !tbaa !36
  %51 = icmp eq ptr %50, %1
  br i1 %51, label %52, label %53

52:                                               ; preds = %48
  store ptr null, ptr %49, align 8, !tbaa !36
  br label %53

53:                                               ; preds = %52, %48
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 904
  %55 = load ptr, ptr %54, align 8, !tbaa !36
  %56 = icmp eq ptr %55, %1
  br i1 %56, label %57, label %58

57:                                               ; preds = %53
  store ptr null, ptr %54, align 8, !tbaa !36
  br label %58

58:                                               ; preds = %57, %53
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 936
  %60 = load ptr, ptr %59, align 8, !tbaa !36
  %61 = icmp eq ptr %60, %1
  br i1 %61, label %62, label %63

62:                                               ; preds = %58
  store ptr null, ptr %59, align 8, !tbaa !36
  br label %63

63:                                               ; preds = %62, %58
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %65 = load ptr, ptr %64, align 8, !tbaa !36
  %66 = icmp eq ptr %65, %1
  br i1 %66, label %67, label %68

67:                                               ; preds = %63
  store ptr null, ptr %64, align 8, !tbaa !36
  br label %68

68:                                               ; preds = %67, %63
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %70 = load ptr, ptr %69, align 8, !tbaa !36
  %71 = icmp eq ptr %70, %1
  br i1 %71, label %72, label %73

72:                                               ; preds = %68
  store ptr null, ptr %69, align 8, !tbaa !36
  br label %73

73:                                               ; preds = %72, %68
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 1032
  %75 = load ptr, ptr %74, align 8, !tbaa !36
  %76 = icmp eq ptr %75, %1
  br i1 %76, label %77, label %78

77:                                               ; preds = %73
  store ptr null, ptr %74, align 8, !tbaa !36
  br label %78

78:                                               ; preds = %77, %73
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 1064
  %80 = load ptr, ptr %79, align 8, !tbaa !36
  %81 = icmp eq ptr %80, %1
  br i1 %81, label %82, label %83

82:                                               ; preds = %78
  store ptr null, ptr %79, align 8, !tbaa !36
  br label %83

83:                                               ; preds = %82, %78
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 1096
  %85 = load ptr, ptr %84, align 8, !tbaa !36
  %86 = icmp eq ptr %85, %1
  br i1 %86, label %87, label %88

87:                                               ; preds = %83
  store ptr null, ptr %84, align 8, !tbaa !36
  br label %88

88:                                               ; preds = %87, %83
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 1128
  %90 = load ptr, ptr %89, align 8, !tbaa !36
  %91 = icmp eq ptr %90, %1
  br i1 %91, label %92, label %93

92:                                               ; preds = %88
  store ptr null, ptr %89, align 8, !tbaa !36
  br label %93

93:                                               ; preds = %92, %88
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 1160
  %95 = load ptr, ptr %94, align 8, !tbaa !36
  %96 = icmp eq ptr %95, %1
  br i1 %96, label %97, label %98

97:                                               ; preds = %93
  store ptr null, ptr %94, align 8, !tbaa !36
  br label %98

98:                                               ; preds = %97, %93
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 1192
  %100 = load ptr, ptr %99, align 8, !tbaa !36
  %101 = icmp eq ptr %100, %1
  br i1 %101, label %102, label %103

102:                                              ; preds = %98
  store ptr null, ptr %99, align 8, !tbaa !36
  br label %103

103:                                              ; preds = %102, %98
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 1224
  %105 = load ptr, ptr %104, align 8, !tbaa !36
  %106 = icmp eq ptr %105, %1
  br i1 %106, label %107, label %108

107:                                              ; preds = %103
  store ptr null, ptr %104, align 8, !tbaa !36
  br label %108

108:                                              ; preds = %107, %103
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 1256
  %110 = load ptr, ptr %109, align 8, !tbaa !36
  %111 = icmp eq ptr %110, %1
  br i1 %111, label %112, label %113

112:                                              ; preds = %108
  store ptr null, ptr %109, align 8, !tbaa !36
  br label %113

113:                                              ; preds = %112, %108
  %114 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %115 = icmp eq i32 %114, 2
  br i1 %115, label %34, label %36
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_load(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #11 {
  %6 = alloca [2 x i32], align 8
  %7 = alloca [2 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #4
  store i64 25769803781, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #4
  store ptr %2, ptr %7, align 16, !tbaa !38
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = inttoptr i64 %3 to ptr
  store ptr %9, ptr %8, align 8, !tbaa !38
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %11 = load ptr, ptr %10, align 8, !tbaa !14
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !19
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !21
  %16 = tail call i32 %13(ptr noundef %15) #4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %23

18:                                               ; preds = %5
  %19 = load ptr, ptr %10, align 8, !tbaa !14
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 104
  %21 = load ptr, ptr %20, align 8, !tbaa !39
  %22 = call i32 %21(ptr noundef %4, ptr noundef %1, i32 noundef 2, ptr noundef nonnull %6, ptr noundef nonnull %7) #4
  br label %23

23:                                               ; preds = %5, %18
  %24 = phi i32 [ %22, %18 ], [ %16, %5 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #4
  ret i32 %24
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_unload(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #11 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %4 = load ptr, ptr %3, align 8, !tbaa !14
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !19
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %8 = load ptr, ptr %7, align 8, !tbaa !21
  %9 = tail call i32 %6(ptr noundef %8) #4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %22

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !14
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %14 = load ptr, ptr %13, align 8, !tbaa !29
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %16 = load ptr, ptr %15, align 8, !tbaa !30
  %17 = tail call i32 %14(ptr noundef %16) #4
  %18 = load ptr, ptr %3, align 8, !tbaa !14
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 112
  %20 = load ptr, ptr %19, align 8, !tbaa !40
  %21 = tail call i32 %20(ptr noundef %1) #4
  br label %22

22:                                               ; preds = %2, %11
  %23 = phi i32 [ %21, %11 ], [ %9, %2 ]
  ret i32 %23
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_function(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #11 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %6 = load ptr, ptr %5, align 8, !tbaa !14
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !21
  %11 = tail call i32 %8(ptr noundef %10) #4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !14
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 120
  %16 = load ptr, ptr %15, align 8, !tbaa !41
  %17 = tail call i32 %16(ptr noundef %3, ptr noundef %1, ptr noundef %2) #4
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_attribute(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #11 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %6 = load ptr, ptr %5, align 8, !tbaa !14
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !21
  %11 = tail call i32 %8(ptr noundef %10) #4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !14
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 128
  %16 = load ptr, ptr %15, align 8, !tbaa !42
  %17 = tail call i32 %16(ptr noundef %3, i32 noundef %2, ptr noundef %1) #4
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_alloc(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #11 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load ptr, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !19
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !21
  %10 = tail call i32 %7(ptr noundef %9) #4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 160
  %15 = load ptr, ptr %14, align 8, !tbaa !43
  %16 = tail call i32 %15(ptr noundef %2, i64 noundef %1) #4
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_free(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #11 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %4 = load ptr, ptr %3, align 8, !tbaa !14
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !19
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %8 = load ptr, ptr %7, align 8, !tbaa !21
  %9 = tail call i32 %6(ptr noundef %8) #4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !14
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %14 = load ptr, ptr %13, align 8, !tbaa !44
  %15 = tail call i32 %14(i64 noundef %1) #4
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_pin(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #11 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load ptr, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !19
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !21
  %10 = tail call i32 %7(ptr noundef %9) #4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 176
  %15 = load ptr, ptr %14, align 8, !tbaa !45
  %16 = tail call i32 %15(ptr noundef %2, i64 noundef %1, i32 noundef 0) #4
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_unpin(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #11 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %4 = load ptr, ptr %3, align 8, !tbaa !14
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !19
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %8 = load ptr, ptr %7, align 8, !tbaa !21
  %9 = tail call i32 %6(ptr noundef %8) #4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !14
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %14 = load ptr, ptr %13, align 8, !tbaa !46
  %15 = tail call i32 %14(ptr noundef %1) #4
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_memory(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #11 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load ptr, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !19
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !21
  %10 = tail call i32 %7(ptr noundef %9) #4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %15 = load ptr, ptr %14, align 8, !tbaa !47
  %16 = tail call i32 %15(ptr noundef %1, ptr noundef %2) #4
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_start(ptr noundef initializes((200, 208)) %0) local_unnamed_addr #11 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #4
  store i32 0, ptr %2, align 4, !tbaa !5
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 200
  store ptr @.str.6, ptr %3, align 8, !tbaa !27
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load ptr, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !48
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %9 = load i32, ptr %8, align 8, !tbaa !49
  %10 = call i32 %7(ptr noundef nonnull %2, i32 noundef %9) #4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %70

12:                                               ; preds = %1
  store ptr @.str.7, ptr %3, align 8, !tbaa !27
  %13 = load ptr, ptr %4, align 8, !tbaa !14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 80
  %15 = load ptr, ptr %14, align 8, !tbaa !50
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %17 = load i32, ptr %2, align 4, !tbaa !5
  %18 = call i32 %15(ptr noundef nonnull %16, i32 noundef %17) #4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %70

20:                                               ; preds = %12
  store ptr @.str.8, ptr %3, align 8, !tbaa !27
  %21 = load ptr, ptr %4, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 96
  %23 = load ptr, ptr %22, align 8, !tbaa !19
  %24 = load ptr, ptr %16, align 8, !tbaa !21
  %25 = call i32 %23(ptr noundef %24) #4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %70

27:                                               ; preds = %20
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %30 = load ptr, ptr %4, align 8, !tbaa !14
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 240
  %32 = load ptr, ptr %31, align 8, !tbaa !51
  %33 = call i32 %32(ptr noundef nonnull %28, i32 noundef 1) #4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %48

35:                                               ; preds = %27
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %37 = load ptr, ptr %4, align 8, !tbaa !14
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 240
  %39 = load ptr, ptr %38, align 8, !tbaa !51
  %40 = call i32 %39(ptr noundef nonnull %36, i32 noundef 1) #4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %48

42:                                               ; preds = %35
  %43 = load ptr, ptr %4, align 8, !tbaa !14
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 240
  %45 = load ptr, ptr %44, align 8, !tbaa !51
  %46 = call i32 %45(ptr noundef nonnull %29, i32 noundef 1) #4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %50, label %48

48:                                               ; preds = %27, %35, %42
  %49 = phi i32 [ %33, %27 ], [ %40, %35 ], [ %46, %42 ]
  store ptr @.str.9, ptr %3, align 8, !tbaa !27
  br label %70

50:                                               ; preds = %42
  store ptr @.str.10, ptr %3, align 8, !tbaa !27
  %51 = load ptr, ptr %4, align 8, !tbaa !14
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 272
  %53 = load ptr, ptr %52, align 8, !tbaa !52
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %55 = call i32 %53(ptr noundef nonnull %54, i32 noundef 2) #4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %70

57:                                               ; preds = %50
  store ptr @launch, ptr %0, align 8, !tbaa !53
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr @replay, ptr %58, align 8, !tbaa !54
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr @replayable, ptr %59, align 8, !tbaa !55
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr @settle, ptr %60, align 8, !tbaa !56
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr @set, ptr %61, align 8, !tbaa !57
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr @move_, ptr %62, align 8, !tbaa !58
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr @write_, ptr %63, align 8, !tbaa !59
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr @read_, ptr %64, align 8, !tbaa !60
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr @receive_, ptr %65, align 8, !tbaa !61
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr @send_, ptr %66, align 8, !tbaa !62
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr @arrived, ptr %67, align 8, !tbaa !63
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr @arrival, ptr %68, align 8, !tbaa !64
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr @release, ptr %69, align 8, !tbaa !65
  br label %70

70:                                               ; preds = %48, %50, %20, %12, %1, %57
  %71 = phi i32 [ 0, %57 ], [ %10, %1 ], [ %18, %12 ], [ %25, %20 ], [ %55, %50 ], [ %49, %48 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #4
  ret i32 %71
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @launch(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) #12 {
  %4 = load ptr, ptr %2, align 8, !tbaa !66
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !19
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !21
  %15 = tail call i32 %12(ptr noundef %14) #4
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !69
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %32, label %26

22:                                               ; preds = %26
  %23 = add nuw i64 %27, 1
  %24 = load i64, ptr %19, align 8, !tbaa !69
  %25 = icmp ult i64 %23, %24
  br i1 %25, label %26, label %32, !llvm.loop !72

26:                                               ; preds = %18, %22
  %27 = phi i64 [ %23, %22 ], [ 0, %18 ]
  %28 = load ptr, ptr %4, align 8, !tbaa !73
  %29 = getelementptr inbounds nuw %struct.tfc_launch, ptr %28, i64 %27
  %30 = tail call fastcc i32 @launch_one(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef %29)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %22, label %32

32:                                               ; preds = %22, %26, %18, %3, %8
  %33 = phi i32 [ %16, %8 ], [ 14, %3 ], [ 0, %18 ], [ 0, %22 ], [ %30, %26 ]
  ret i32 %33
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @replay(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) #12 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %5 = load ptr, ptr %4, align 8, !tbaa !74
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !81
  %8 = icmp slt i64 %7, 0
  br i1 %8, label %324, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %11 = load i32, ptr %10, align 4, !tbaa !82
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %324

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %15 = load atomic i32, ptr %14 monotonic, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %324

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %19 = load ptr, ptr %18, align 8, !tbaa !14
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 96
  %21 = load ptr, ptr %20, align 8, !tbaa !19
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %23 = load ptr, ptr %22, align 8, !tbaa !21
  %24 = tail call i32 %21(ptr noundef %23) #4
  %25 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %24, ptr noundef nonnull @.str.8)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %324

27:                                               ; preds = %17
  %28 = load ptr, ptr %4, align 8, !tbaa !74
  %29 = load ptr, ptr %28, align 8, !tbaa !83
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %31 = load i64, ptr %30, align 8, !tbaa !84
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %36

33:                                               ; preds = %27
  %34 = load ptr, ptr %1, align 8, !tbaa !85
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %45

36:                                               ; preds = %84, %27
  %37 = phi i32 [ 1, %27 ], [ %86, %84 ]
  %38 = phi ptr [ %29, %27 ], [ %87, %84 ]
  %39 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %40 = load i64, ptr %39, align 8, !tbaa !86
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %42, label %132

42:                                               ; preds = %36
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %44 = load ptr, ptr %43, align 8, !tbaa !87
  br label %119

45:                                               ; preds = %84, %33
  %46 = phi i64 [ %31, %33 ], [ %85, %84 ]
  %47 = phi ptr [ %29, %33 ], [ %87, %84 ]
  %48 = phi i32 [ 1, %33 ], [ %86, %84 ]
  %49 = phi i64 [ 0, %33 ], [ %88, %84 ]
  %50 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %34, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %52 = load i32, ptr %51, align 8, !tbaa !88
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %84, label %54

54:                                               ; preds = %45
  %55 = load ptr, ptr %35, align 8, !tbaa !89
  %56 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %57 = load ptr, ptr %56, align 8, !tbaa !90
  %58 = zext i32 %52 to i64
  %59 = and i64 %58, 1
  %60 = icmp eq i32 %52, 1
  br i1 %60, label %65, label %61

61:                                               ; preds = %54
  %62 = and i64 %58, 4294967294
  br label %90

63:                                               ; preds = %90
  %64 = icmp eq i64 %59, 0
  br i1 %64, label %80, label %65

65:                                               ; preds = %63, %54
  %66 = phi i64 [ 0, %54 ], [ %115, %63 ]
  %67 = phi ptr [ %47, %54 ], [ %116, %63 ]
  %68 = phi i32 [ %48, %54 ], [ %114, %63 ]
  %69 = icmp ne i64 %59, 0
  tail call void @llvm.assume(i1 %69)
  %70 = getelementptr inbounds nuw i32, ptr %57, i64 %66
  %71 = load i32, ptr %70, align 4, !tbaa !5
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds ptr, ptr %55, i64 %72
  %74 = load ptr, ptr %73, align 8, !tbaa !38
  %75 = ptrtoint ptr %74 to i64
  %76 = load i64, ptr %67, align 8, !tbaa !91
  %77 = icmp eq i64 %76, %75
  %78 = select i1 %77, i32 %68, i32 0
  store i64 %75, ptr %67, align 8, !tbaa !91
  %79 = getelementptr inbounds nuw i8, ptr %67, i64 8
  br label %80

80:                                               ; preds = %63, %65
  %81 = phi i32 [ %114, %63 ], [ %78, %65 ]
  %82 = phi ptr [ %116, %63 ], [ %79, %65 ]
  %83 = load i64, ptr %30, align 8, !tbaa !84
  br label %84

84:                                               ; preds = %80, %45
  %85 = phi i64 [ %46, %45 ], [ %83, %80 ]
  %86 = phi i32 [ %48, %45 ], [ %81, %80 ]
  %87 = phi ptr [ %47, %45 ], [ %82, %80 ]
  %88 = add nuw nsw i64 %49, 1
  %89 = icmp slt i64 %88, %85
  br i1 %89, label %45, label %36, !llvm.loop !92

90:                                               ; preds = %90, %61
  %91 = phi i64 [ 0, %61 ], [ %115, %90 ]
  %92 = phi ptr [ %47, %61 ], [ %116, %90 ]
  %93 = phi i32 [ %48, %61 ], [ %114, %90 ]
  %94 = phi i64 [ 0, %61 ], [ %117, %90 ]
  %95 = getelementptr inbounds nuw i32, ptr %57, i64 %91
  %96 = load i32, ptr %95, align 4, !tbaa !5
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds ptr, ptr %55, i64 %97
  %99 = load ptr, ptr %98, align 8, !tbaa !38
  %100 = ptrtoint ptr %99 to i64
  %101 = load i64, ptr %92, align 8, !tbaa !91
  %102 = icmp eq i64 %101, %100
  store i64 %100, ptr %92, align 8, !tbaa !91
  %103 = getelementptr inbounds nuw i8, ptr %92, i64 8
  %104 = getelementptr inbounds nuw i32, ptr %57, i64 %91
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 4
  %106 = load i32, ptr %105, align 4, !tbaa !5
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds ptr, ptr %55, i64 %107
  %109 = load ptr, ptr %108, align 8, !tbaa !38
  %110 = ptrtoint ptr %109 to i64
  %111 = load i64, ptr %103, align 8, !tbaa !91
  %112 = icmp eq i64 %111, %110
  %113 = select i1 %112, i1 %102, i1 false
  %114 = select i1 %113, i32 %93, i32 0
  store i64 %110, ptr %103, align 8, !tbaa !91
  %115 = add nuw nsw i64 %91, 2
  %116 = getelementptr inbounds nuw i8, ptr %92, i64 16
  %117 = add i64 %94, 2
  %118 = icmp eq i64 %117, %62
  br i1 %118, label %63, label %90, !llvm.loop !93

119:                                              ; preds = %119, %42
  %120 = phi i64 [ 0, %42 ], [ %128, %119 ]
  %121 = phi ptr [ %38, %42 ], [ %129, %119 ]
  %122 = phi i32 [ %37, %42 ], [ %127, %119 ]
  %123 = load i64, ptr %121, align 8, !tbaa !91
  %124 = getelementptr inbounds nuw i64, ptr %44, i64 %120
  %125 = load i64, ptr %124, align 8, !tbaa !91
  %126 = icmp eq i64 %123, %125
  %127 = select i1 %126, i32 %122, i32 0
  store i64 %125, ptr %121, align 8, !tbaa !91
  %128 = add nuw nsw i64 %120, 1
  %129 = getelementptr inbounds nuw i8, ptr %121, i64 8
  %130 = load i64, ptr %39, align 8, !tbaa !86
  %131 = icmp slt i64 %128, %130
  br i1 %131, label %119, label %132, !llvm.loop !94

132:                                              ; preds = %119, %36
  %133 = phi i32 [ %37, %36 ], [ %127, %119 ]
  %134 = icmp eq i32 %133, 0
  %135 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %136 = load ptr, ptr %135, align 8, !tbaa !9
  %137 = icmp eq ptr %136, null
  br i1 %134, label %138, label %158

138:                                              ; preds = %132
  br i1 %137, label %313, label %139

139:                                              ; preds = %138
  %140 = load atomic i32, ptr %14 monotonic, align 4
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %157

142:                                              ; preds = %139
  %143 = load ptr, ptr %18, align 8, !tbaa !14
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 96
  %145 = load ptr, ptr %144, align 8, !tbaa !19
  %146 = load ptr, ptr %22, align 8, !tbaa !21
  %147 = tail call i32 %145(ptr noundef %146) #4
  %148 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %147, ptr noundef nonnull @.str.8)
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %157

150:                                              ; preds = %142
  %151 = load ptr, ptr %18, align 8, !tbaa !14
  %152 = getelementptr inbounds nuw i8, ptr %151, i64 352
  %153 = load ptr, ptr %152, align 8, !tbaa !22
  %154 = load ptr, ptr %135, align 8, !tbaa !9
  %155 = tail call i32 %153(ptr noundef %154) #4
  %156 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %155, ptr noundef nonnull @.str)
  br label %157

157:                                              ; preds = %139, %142, %150
  store i64 0, ptr %135, align 8
  br label %313

158:                                              ; preds = %132
  br i1 %137, label %159, label %163

159:                                              ; preds = %158
  store i64 0, ptr %6, align 8, !tbaa !81
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 180
  %161 = cmpxchg ptr %160, i32 0, i32 1 seq_cst seq_cst, align 4
  %162 = extractvalue { i32, i1 } %161, 1
  br i1 %162, label %314, label %324

163:                                              ; preds = %158
  %164 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %165 = load ptr, ptr %164, align 8, !tbaa !95
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 40
  %167 = load ptr, ptr %166, align 8, !tbaa !96
  %168 = getelementptr inbounds nuw i8, ptr %167, i64 24
  %169 = load i64, ptr %168, align 8, !tbaa !103
  %170 = icmp sgt i64 %169, 0
  %171 = zext i1 %170 to i64
  %172 = getelementptr inbounds nuw i8, ptr %167, i64 32
  store i64 %171, ptr %172, align 8, !tbaa !106
  %173 = load ptr, ptr %18, align 8, !tbaa !14
  %174 = getelementptr inbounds nuw i8, ptr %173, i64 336
  %175 = load ptr, ptr %174, align 8, !tbaa !107
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %177 = load ptr, ptr %176, align 8, !tbaa !30
  %178 = tail call i32 %175(ptr noundef nonnull %136, ptr noundef %177) #4
  %179 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %178, ptr noundef nonnull @.str.12)
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %324

181:                                              ; preds = %163
  store i32 0, ptr %2, align 4, !tbaa !5
  %182 = getelementptr inbounds nuw i8, ptr %0, i64 184
  br label %186

183:                                              ; preds = %202
  %184 = atomicrmw xchg ptr %182, i32 2 acquire, align 4
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %209, label %205

186:                                              ; preds = %202, %181
  %187 = phi i32 [ 0, %181 ], [ %203, %202 ]
  %188 = cmpxchg ptr %182, i32 0, i32 1 acquire monotonic, align 4
  %189 = extractvalue { i32, i1 } %188, 1
  br i1 %189, label %209, label %190

190:                                              ; preds = %186
  tail call void @llvm.x86.sse2.pause()
  %191 = cmpxchg ptr %182, i32 0, i32 1 acquire monotonic, align 4
  %192 = extractvalue { i32, i1 } %191, 1
  br i1 %192, label %209, label %193

193:                                              ; preds = %190
  tail call void @llvm.x86.sse2.pause()
  %194 = cmpxchg ptr %182, i32 0, i32 1 acquire monotonic, align 4
  %195 = extractvalue { i32, i1 } %194, 1
  br i1 %195, label %209, label %196

196:                                              ; preds = %193
  tail call void @llvm.x86.sse2.pause()
  %197 = cmpxchg ptr %182, i32 0, i32 1 acquire monotonic, align 4
  %198 = extractvalue { i32, i1 } %197, 1
  br i1 %198, label %209, label %199

199:                                              ; preds = %196
  tail call void @llvm.x86.sse2.pause()
  %200 = cmpxchg ptr %182, i32 0, i32 1 acquire monotonic, align 4
  %201 = extractvalue { i32, i1 } %200, 1
  br i1 %201, label %209, label %202

202:                                              ; preds = %199
  tail call void @llvm.x86.sse2.pause()
  %203 = add nuw nsw i32 %187, 5
  %204 = icmp eq i32 %203, 100
  br i1 %204, label %183, label %186, !llvm.loop !23

205:                                              ; preds = %183, %205
  %206 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %182, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #4
  %207 = atomicrmw xchg ptr %182, i32 2 acquire, align 4
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %209, label %205, !llvm.loop !25

209:                                              ; preds = %186, %190, %193, %196, %199, %205, %183
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 736
  %211 = load i64, ptr %210, align 8, !tbaa !108
  %212 = add i64 %211, 1
  store i64 %212, ptr %210, align 8, !tbaa !108
  %213 = load i64, ptr %30, align 8, !tbaa !84
  %214 = icmp sgt i64 %213, 0
  br i1 %214, label %215, label %221

215:                                              ; preds = %209
  %216 = load ptr, ptr %1, align 8, !tbaa !85
  %217 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %218 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %219 = getelementptr i8, ptr %0, i64 224
  %220 = getelementptr i8, ptr %0, i64 224
  br label %226

221:                                              ; preds = %294, %209
  %222 = atomicrmw xchg ptr %182, i32 0 release, align 4
  %223 = icmp eq i32 %222, 2
  br i1 %223, label %224, label %324

224:                                              ; preds = %221
  %225 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %182, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #4
  br label %324

226:                                              ; preds = %215, %294
  %227 = phi i64 [ 0, %215 ], [ %295, %294 ]
  %228 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %216, i64 %227
  %229 = load ptr, ptr %228, align 8, !tbaa !66
  %230 = getelementptr inbounds nuw i8, ptr %229, i64 8
  %231 = load i64, ptr %230, align 8, !tbaa !69
  %232 = icmp eq i64 %231, 0
  br i1 %232, label %294, label %233

233:                                              ; preds = %226
  %234 = load i64, ptr %218, align 8, !tbaa !28
  %235 = icmp ult i64 %231, 14
  br i1 %235, label %274, label %236

236:                                              ; preds = %233
  %237 = add i64 %231, -1
  %238 = trunc i64 %234 to i6
  %239 = trunc i64 %237 to i6
  %240 = xor i6 %238, -1
  %241 = icmp ult i6 %240, %239
  %242 = icmp ugt i64 %237, 63
  %243 = or i1 %241, %242
  br i1 %243, label %274, label %244

244:                                              ; preds = %236
  %245 = shl i64 %234, 3
  %246 = and i64 %245, 504
  %247 = getelementptr i8, ptr %219, i64 %246
  %248 = and i64 %234, 63
  %249 = add nuw nsw i64 %231, %248
  %250 = shl nuw nsw i64 %249, 3
  %251 = getelementptr i8, ptr %220, i64 %250
  %252 = icmp ult ptr %229, %251
  %253 = icmp ult ptr %247, %230
  %254 = and i1 %252, %253
  br i1 %254, label %274, label %255

255:                                              ; preds = %244
  %256 = and i64 %231, 124
  %257 = add i64 %234, %256
  %258 = load ptr, ptr %229, align 8, !tbaa !73, !alias.scope !109, !noalias !112
  br label %259

259:                                              ; preds = %259, %255
  %260 = phi i64 [ 0, %255 ], [ %269, %259 ]
  %261 = phi <2 x i64> [ <i64 0, i64 1>, %255 ], [ %270, %259 ]
  %262 = add <2 x i64> %261, splat (i64 2)
  %263 = add i64 %234, %260
  %264 = getelementptr inbounds nuw %struct.tfc_launch, ptr %258, <2 x i64> %261
  %265 = getelementptr inbounds nuw %struct.tfc_launch, ptr %258, <2 x i64> %262
  %266 = and i64 %263, 63
  %267 = getelementptr inbounds nuw ptr, ptr %217, i64 %266
  %268 = getelementptr inbounds nuw i8, ptr %267, i64 16
  store <2 x ptr> %264, ptr %267, align 8, !tbaa !114, !alias.scope !112
  store <2 x ptr> %265, ptr %268, align 8, !tbaa !114, !alias.scope !112
  %269 = add nuw i64 %260, 4
  %270 = add <2 x i64> %261, splat (i64 4)
  %271 = icmp eq i64 %269, %256
  br i1 %271, label %272, label %259, !llvm.loop !115

272:                                              ; preds = %259
  %273 = icmp eq i64 %231, %256
  br i1 %273, label %292, label %274

274:                                              ; preds = %244, %236, %233, %272
  %275 = phi i64 [ %234, %244 ], [ %234, %236 ], [ %234, %233 ], [ %257, %272 ]
  %276 = phi i64 [ 0, %244 ], [ 0, %236 ], [ 0, %233 ], [ %256, %272 ]
  %277 = or disjoint i64 %276, 1
  %278 = and i64 %231, 1
  %279 = icmp eq i64 %278, 0
  br i1 %279, label %287, label %280

280:                                              ; preds = %274
  %281 = load ptr, ptr %229, align 8, !tbaa !73
  %282 = getelementptr inbounds nuw %struct.tfc_launch, ptr %281, i64 %276
  %283 = add i64 %275, 1
  %284 = and i64 %275, 63
  %285 = getelementptr inbounds nuw ptr, ptr %217, i64 %284
  store ptr %282, ptr %285, align 8, !tbaa !114
  %286 = or disjoint i64 %276, 1
  br label %287

287:                                              ; preds = %280, %274
  %288 = phi i64 [ poison, %274 ], [ %283, %280 ]
  %289 = phi i64 [ %275, %274 ], [ %283, %280 ]
  %290 = phi i64 [ %276, %274 ], [ %286, %280 ]
  %291 = icmp eq i64 %231, %277
  br i1 %291, label %292, label %297

292:                                              ; preds = %287, %297, %272
  %293 = phi i64 [ %257, %272 ], [ %288, %287 ], [ %308, %297 ]
  store i64 %293, ptr %218, align 8, !tbaa !28
  br label %294

294:                                              ; preds = %292, %226
  %295 = add nuw nsw i64 %227, 1
  %296 = icmp eq i64 %295, %213
  br i1 %296, label %221, label %226, !llvm.loop !118

297:                                              ; preds = %287, %297
  %298 = phi i64 [ %308, %297 ], [ %289, %287 ]
  %299 = phi i64 [ %311, %297 ], [ %290, %287 ]
  %300 = load ptr, ptr %229, align 8, !tbaa !73
  %301 = getelementptr inbounds nuw %struct.tfc_launch, ptr %300, i64 %299
  %302 = add i64 %298, 1
  %303 = and i64 %298, 63
  %304 = getelementptr inbounds nuw ptr, ptr %217, i64 %303
  store ptr %301, ptr %304, align 8, !tbaa !114
  %305 = load ptr, ptr %229, align 8, !tbaa !73
  %306 = getelementptr inbounds nuw %struct.tfc_launch, ptr %305, i64 %299
  %307 = getelementptr inbounds nuw i8, ptr %306, i64 40
  %308 = add i64 %298, 2
  %309 = and i64 %302, 63
  %310 = getelementptr inbounds nuw ptr, ptr %217, i64 %309
  store ptr %307, ptr %310, align 8, !tbaa !114
  %311 = add nuw i64 %299, 2
  %312 = icmp eq i64 %311, %231
  br i1 %312, label %292, label %297, !llvm.loop !119

313:                                              ; preds = %138, %157
  store i64 0, ptr %6, align 8, !tbaa !81
  br label %324

314:                                              ; preds = %159
  %315 = load ptr, ptr %18, align 8, !tbaa !14
  %316 = getelementptr inbounds nuw i8, ptr %315, i64 312
  %317 = load ptr, ptr %316, align 8, !tbaa !120
  %318 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %319 = load ptr, ptr %318, align 8, !tbaa !121
  %320 = tail call i32 %317(ptr noundef %319, i32 noundef 1) #4
  %321 = icmp eq i32 %320, 0
  br i1 %321, label %323, label %322

322:                                              ; preds = %314
  store i64 -1, ptr %6, align 8, !tbaa !81
  store atomic i32 0, ptr %160 seq_cst, align 4
  br label %324

323:                                              ; preds = %314
  store i64 1, ptr %6, align 8, !tbaa !81
  br label %324

324:                                              ; preds = %313, %13, %224, %221, %163, %159, %323, %322, %3, %9, %17
  %325 = phi i32 [ %25, %17 ], [ 0, %3 ], [ 0, %9 ], [ 0, %224 ], [ %179, %163 ], [ 0, %313 ], [ 0, %159 ], [ 0, %323 ], [ 0, %322 ], [ 0, %221 ], [ 14, %13 ]
  ret i32 %325
}

; Function Attrs: nounwind uwtable
define internal range(i32 -1, 15) i32 @replayable(ptr noundef %0, ptr noundef readonly captures(none) %1) #11 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !74
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !81
  %9 = icmp eq i64 %8, 1
  br i1 %9, label %10, label %53

10:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  store ptr null, ptr %3, align 8, !tbaa !38
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  store ptr null, ptr %4, align 8, !tbaa !38
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %12 = load ptr, ptr %11, align 8, !tbaa !14
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 320
  %14 = load ptr, ptr %13, align 8, !tbaa !122
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %16 = load ptr, ptr %15, align 8, !tbaa !121
  %17 = call i32 %14(ptr noundef %16, ptr noundef nonnull %3) #4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %10
  %20 = load ptr, ptr %11, align 8, !tbaa !14
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 328
  %22 = load ptr, ptr %21, align 8, !tbaa !123
  %23 = load ptr, ptr %3, align 8, !tbaa !38
  %24 = call i32 %22(ptr noundef nonnull %4, ptr noundef %23, i64 noundef 0) #4
  %25 = icmp eq i32 %24, 0
  br label %26

26:                                               ; preds = %19, %10
  %27 = phi i1 [ %25, %19 ], [ false, %10 ]
  %28 = load ptr, ptr %3, align 8, !tbaa !38
  %29 = icmp eq ptr %28, null
  br i1 %29, label %35, label %30

30:                                               ; preds = %26
  %31 = load ptr, ptr %11, align 8, !tbaa !14
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 344
  %33 = load ptr, ptr %32, align 8, !tbaa !124
  %34 = call i32 %33(ptr noundef nonnull %28) #4
  br label %35

35:                                               ; preds = %30, %26
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 180
  store atomic i32 0, ptr %36 seq_cst, align 4
  %37 = load ptr, ptr %4, align 8, !tbaa !38
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr %37, ptr %38, align 8, !tbaa !9
  %39 = select i1 %27, i64 2, i64 -1
  store i64 %39, ptr %7, align 8, !tbaa !81
  br i1 %27, label %40, label %51

40:                                               ; preds = %35
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 744
  %42 = load i64, ptr %41, align 8, !tbaa !125
  %43 = add i64 %42, 1
  store i64 %43, ptr %41, align 8, !tbaa !125
  %44 = load ptr, ptr %11, align 8, !tbaa !14
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 336
  %46 = load ptr, ptr %45, align 8, !tbaa !107
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %48 = load ptr, ptr %47, align 8, !tbaa !30
  %49 = call i32 %46(ptr noundef %37, ptr noundef %48) #4
  %50 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %49, ptr noundef nonnull @.str.12)
  br label %51

51:                                               ; preds = %40, %35
  %52 = phi i32 [ %50, %40 ], [ -1, %35 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  br label %53

53:                                               ; preds = %2, %51
  %54 = phi i32 [ %52, %51 ], [ 0, %2 ]
  ret i32 %54
}

; Function Attrs: nounwind uwtable
define internal i32 @settle(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i64 noundef %4) #11 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !96
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !126
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %11 = load i64, ptr %10, align 8, !tbaa !103
  %12 = getelementptr inbounds %struct.tfc_check, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !106
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %16 = load atomic i32, ptr %15 monotonic, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %118

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %20 = load ptr, ptr %19, align 8, !tbaa !14
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 96
  %22 = load ptr, ptr %21, align 8, !tbaa !19
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %24 = load ptr, ptr %23, align 8, !tbaa !21
  %25 = tail call i32 %22(ptr noundef %24) #4
  %26 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %25, ptr noundef nonnull @.str.8)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %118

28:                                               ; preds = %18
  %29 = icmp eq i64 %14, 0
  br i1 %29, label %44, label %30

30:                                               ; preds = %28
  %31 = load ptr, ptr %19, align 8, !tbaa !14
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 200
  %33 = load ptr, ptr %32, align 8, !tbaa !33
  %34 = load ptr, ptr %8, align 8, !tbaa !126
  %35 = load ptr, ptr %7, align 8, !tbaa !127
  %36 = ptrtoint ptr %35 to i64
  %37 = load i64, ptr %10, align 8, !tbaa !103
  %38 = mul nsw i64 %37, 48
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %40 = load ptr, ptr %39, align 8, !tbaa !30
  %41 = tail call i32 %33(ptr noundef %34, i64 noundef %36, i64 noundef %38, ptr noundef %40) #4
  %42 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %41, ptr noundef nonnull @.str.3)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %118

44:                                               ; preds = %30, %28
  %45 = icmp eq i64 %4, 0
  br i1 %45, label %56, label %46

46:                                               ; preds = %44
  %47 = load ptr, ptr %19, align 8, !tbaa !14
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 200
  %49 = load ptr, ptr %48, align 8, !tbaa !33
  %50 = ptrtoint ptr %3 to i64
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %52 = load ptr, ptr %51, align 8, !tbaa !30
  %53 = tail call i32 %49(ptr noundef %12, i64 noundef %50, i64 noundef %4, ptr noundef %52) #4
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
  %65 = load ptr, ptr %6, align 8, !tbaa !96
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 32
  store i64 0, ptr %66, align 8, !tbaa !106
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %68 = load i64, ptr %67, align 8, !tbaa !103
  %69 = icmp sgt i64 %68, 0
  br i1 %69, label %70, label %118

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %65, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !126
  br label %73

73:                                               ; preds = %115, %70
  %74 = phi i64 [ 0, %70 ], [ %116, %115 ]
  %75 = getelementptr inbounds nuw %struct.tfc_check, ptr %72, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %77 = load i32, ptr %76, align 4, !tbaa !128
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %115, label %79

79:                                               ; preds = %73
  %80 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %82 = load ptr, ptr %81, align 8, !tbaa !131
  %83 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %84 = load ptr, ptr %83, align 8, !tbaa !132
  %85 = getelementptr inbounds nuw i32, ptr %84, i64 %74
  %86 = load i32, ptr %85, align 4, !tbaa !5
  %87 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %88 = load i32, ptr %87, align 8, !tbaa !133
  %89 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %90 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %91 = load i64, ptr %90, align 8, !tbaa !134
  %92 = getelementptr inbounds nuw i8, ptr %75, i64 40
  %93 = load double, ptr %92, align 8, !tbaa !135
  %94 = getelementptr inbounds nuw i8, ptr %82, i64 4
  %95 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store i32 %86, ptr %95, align 8, !tbaa !5
  %96 = getelementptr inbounds nuw i8, ptr %82, i64 12
  store i32 %88, ptr %96, align 4, !tbaa !5
  %97 = getelementptr inbounds nuw i8, ptr %82, i64 16
  %98 = load <2 x i64>, ptr %89, align 8, !tbaa !91
  store i32 %77, ptr %82, align 8, !tbaa !136
  store i32 0, ptr %94, align 4, !tbaa !136
  store <2 x i64> %98, ptr %97, align 8, !tbaa !91
  %99 = getelementptr inbounds nuw i8, ptr %82, i64 32
  store i64 %91, ptr %99, align 8, !tbaa !91
  %100 = getelementptr inbounds nuw i8, ptr %82, i64 40
  store double %93, ptr %100, align 8, !tbaa !137
  %101 = load i32, ptr %80, align 4, !tbaa !128
  %102 = load ptr, ptr %19, align 8, !tbaa !14
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 224
  %104 = load ptr, ptr %103, align 8, !tbaa !35
  %105 = load ptr, ptr %65, align 8, !tbaa !127
  %106 = ptrtoint ptr %105 to i64
  %107 = load i64, ptr %67, align 8, !tbaa !103
  %108 = mul nsw i64 %107, 48
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %110 = load ptr, ptr %109, align 8, !tbaa !30
  %111 = tail call i32 %104(i64 noundef %106, i8 noundef zeroext 0, i64 noundef %108, ptr noundef %110) #4
  %112 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %111, ptr noundef nonnull @.str.5)
  %113 = icmp eq i32 %112, 0
  %114 = select i1 %113, i32 %101, i32 %112
  br label %118

115:                                              ; preds = %73
  %116 = add nuw nsw i64 %74, 1
  %117 = icmp eq i64 %116, %68
  br i1 %117, label %118, label %73, !llvm.loop !138

118:                                              ; preds = %115, %56, %5, %79, %64, %60, %63, %30, %46, %18
  %119 = phi i32 [ %26, %18 ], [ %54, %46 ], [ %42, %30 ], [ %57, %56 ], [ %61, %60 ], [ 0, %63 ], [ 14, %5 ], [ %114, %79 ], [ 0, %64 ], [ 0, %115 ]
  ret i32 %119
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @set(ptr noundef %0, ptr noundef %1, i32 noundef %2) #11 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %5 = load atomic i32, ptr %4 monotonic, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %26

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %9 = load ptr, ptr %8, align 8, !tbaa !14
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 96
  %11 = load ptr, ptr %10, align 8, !tbaa !19
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %13 = load ptr, ptr %12, align 8, !tbaa !21
  %14 = tail call i32 %11(ptr noundef %13) #4
  %15 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %14, ptr noundef nonnull @.str.8)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %26

17:                                               ; preds = %7
  %18 = load ptr, ptr %8, align 8, !tbaa !14
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 232
  %20 = load ptr, ptr %19, align 8, !tbaa !139
  %21 = ptrtoint ptr %1 to i64
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %23 = load ptr, ptr %22, align 8, !tbaa !30
  %24 = tail call i32 %20(i64 noundef %21, i32 noundef %2, i64 noundef 1, ptr noundef %23) #4
  %25 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %24, ptr noundef nonnull @.str.13)
  br label %26

26:                                               ; preds = %3, %7, %17
  %27 = phi i32 [ %25, %17 ], [ %15, %7 ], [ 14, %3 ]
  ret i32 %27
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @move_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #11 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !19
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !21
  %15 = tail call i32 %12(ptr noundef %14) #4
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 208
  %23 = load ptr, ptr %22, align 8, !tbaa !34
  %24 = ptrtoint ptr %1 to i64
  %25 = ptrtoint ptr %2 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %27 = load ptr, ptr %26, align 8, !tbaa !30
  %28 = tail call i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #4
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @write_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #11 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %29

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !19
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !21
  %15 = tail call i32 %12(ptr noundef %14) #4
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %29

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %29, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 192
  %23 = load ptr, ptr %22, align 8, !tbaa !32
  %24 = ptrtoint ptr %1 to i64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %26 = load ptr, ptr %25, align 8, !tbaa !30
  %27 = tail call i32 %23(i64 noundef %24, ptr noundef %2, i64 noundef %3, ptr noundef %26) #4
  %28 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %27, ptr noundef nonnull @.str.2)
  br label %29

29:                                               ; preds = %4, %8, %18, %20
  %30 = phi i32 [ %28, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %30
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @read_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #11 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !19
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !21
  %15 = tail call i32 %12(ptr noundef %14) #4
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 200
  %23 = load ptr, ptr %22, align 8, !tbaa !33
  %24 = ptrtoint ptr %2 to i64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %26 = load ptr, ptr %25, align 8, !tbaa !30
  %27 = tail call i32 %23(ptr noundef %1, i64 noundef %24, i64 noundef %3, ptr noundef %26) #4
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
define internal range(i32 0, 15) i32 @receive_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) #11 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %7 = load ptr, ptr %6, align 8, !tbaa !30
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %9 = load ptr, ptr %8, align 8, !tbaa !30
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
  %20 = load ptr, ptr %19, align 8, !tbaa !19
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %22 = load ptr, ptr %21, align 8, !tbaa !21
  %23 = tail call i32 %20(ptr noundef %22) #4
  %24 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %23, ptr noundef nonnull @.str.8)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %43

26:                                               ; preds = %16
  %27 = load ptr, ptr %17, align 8, !tbaa !14
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 216
  %29 = load ptr, ptr %28, align 8, !tbaa !140
  %30 = ptrtoint ptr %1 to i64
  %31 = load ptr, ptr %21, align 8, !tbaa !21
  %32 = ptrtoint ptr %3 to i64
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %34 = load ptr, ptr %33, align 8, !tbaa !21
  %35 = load ptr, ptr %6, align 8, !tbaa !30
  %36 = tail call i32 %29(i64 noundef %30, ptr noundef %31, i64 noundef %32, ptr noundef %34, i64 noundef %4, ptr noundef %35) #4
  %37 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %36, ptr noundef nonnull @.str.14)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %43

39:                                               ; preds = %26
  %40 = load ptr, ptr %8, align 8, !tbaa !30
  %41 = load ptr, ptr %6, align 8, !tbaa !30
  %42 = tail call fastcc i32 @wait_for(ptr noundef nonnull %2, ptr noundef %40, ptr noundef nonnull %0, ptr noundef %41)
  br label %43

43:                                               ; preds = %12, %5, %26, %16, %39
  %44 = phi i32 [ %24, %16 ], [ %42, %39 ], [ %37, %26 ], [ %10, %5 ], [ 14, %12 ]
  ret i32 %44
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @send_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef writeonly captures(none) %4) #11 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %7 = load atomic i32, ptr %6 monotonic, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %164

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %11 = load ptr, ptr %10, align 8, !tbaa !14
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !19
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !21
  %16 = tail call i32 %13(ptr noundef %15) #4
  %17 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %16, ptr noundef nonnull @.str.8)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %164

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
  %44 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %20, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #4
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
  %55 = load ptr, ptr %54, align 8, !tbaa !36
  %56 = icmp ne ptr %55, null
  %57 = add nuw nsw i64 %52, 1
  %58 = icmp samesign ult i64 %52, 15
  %59 = select i1 %58, i1 %56, i1 false
  br i1 %59, label %51, label %49, !llvm.loop !141

60:                                               ; preds = %49
  store ptr %1, ptr %50, align 8, !tbaa !36
  br label %61

61:                                               ; preds = %60, %49
  %62 = atomicrmw xchg ptr %20, i32 0 release, align 4
  %63 = icmp eq i32 %62, 2
  br i1 %63, label %64, label %66

64:                                               ; preds = %61
  %65 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %20, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #4
  br label %66

66:                                               ; preds = %61, %64
  store ptr null, ptr %4, align 8, !tbaa !38
  br i1 %56, label %164, label %67

67:                                               ; preds = %66
  %68 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %69 = load ptr, ptr %68, align 8, !tbaa !142
  %70 = icmp eq ptr %69, null
  br i1 %70, label %71, label %78

71:                                               ; preds = %67
  %72 = load ptr, ptr %10, align 8, !tbaa !14
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 272
  %74 = load ptr, ptr %73, align 8, !tbaa !52
  %75 = tail call i32 %74(ptr noundef nonnull %68, i32 noundef 2) #4
  %76 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %75, ptr noundef nonnull @.str.10)
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %127

78:                                               ; preds = %71, %67
  %79 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %80 = load i64, ptr %79, align 8, !tbaa !143
  %81 = icmp ult i64 %80, %3
  br i1 %81, label %82, label %101

82:                                               ; preds = %78
  %83 = load ptr, ptr %53, align 8, !tbaa !144
  %84 = icmp eq ptr %83, null
  br i1 %84, label %92, label %85

85:                                               ; preds = %82
  %86 = load ptr, ptr %10, align 8, !tbaa !14
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 184
  %88 = load ptr, ptr %87, align 8, !tbaa !46
  %89 = tail call i32 %88(ptr noundef nonnull %83) #4
  %90 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %89, ptr noundef nonnull @.str.17)
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %127

92:                                               ; preds = %85, %82
  store ptr null, ptr %53, align 8, !tbaa !144
  store i64 0, ptr %79, align 8, !tbaa !143
  %93 = tail call i64 @llvm.umax.i64(i64 %3, i64 65536)
  %94 = load ptr, ptr %10, align 8, !tbaa !14
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 176
  %96 = load ptr, ptr %95, align 8, !tbaa !45
  %97 = tail call i32 %96(ptr noundef nonnull %53, i64 noundef %93, i32 noundef 0) #4
  %98 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %97, ptr noundef nonnull @.str.18)
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %127

100:                                              ; preds = %92
  store i64 %93, ptr %79, align 8, !tbaa !143
  br label %101

101:                                              ; preds = %78, %100
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %103 = load ptr, ptr %102, align 8, !tbaa !145
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %105 = load ptr, ptr %104, align 8, !tbaa !30
  %106 = tail call fastcc i32 @wait_for(ptr noundef nonnull %0, ptr noundef %103, ptr noundef nonnull %0, ptr noundef %105)
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %127

108:                                              ; preds = %101
  %109 = load ptr, ptr %10, align 8, !tbaa !14
  %110 = getelementptr inbounds nuw i8, ptr %109, i64 200
  %111 = load ptr, ptr %110, align 8, !tbaa !33
  %112 = load ptr, ptr %53, align 8, !tbaa !144
  %113 = ptrtoint ptr %2 to i64
  %114 = load ptr, ptr %102, align 8, !tbaa !145
  %115 = tail call i32 %111(ptr noundef %112, i64 noundef %113, i64 noundef %3, ptr noundef %114) #4
  %116 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %115, ptr noundef nonnull @.str.3)
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %127

118:                                              ; preds = %108
  %119 = load ptr, ptr %10, align 8, !tbaa !14
  %120 = getelementptr inbounds nuw i8, ptr %119, i64 288
  %121 = load ptr, ptr %120, align 8, !tbaa !146
  %122 = load ptr, ptr %68, align 8, !tbaa !142
  %123 = load ptr, ptr %102, align 8, !tbaa !145
  %124 = tail call i32 %121(ptr noundef %122, ptr noundef %123) #4
  %125 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %124, ptr noundef nonnull @.str.16)
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %163, label %127

127:                                              ; preds = %71, %85, %92, %101, %108, %118
  %128 = phi i32 [ %125, %118 ], [ %116, %108 ], [ %106, %101 ], [ %98, %92 ], [ %90, %85 ], [ %76, %71 ]
  br label %132

129:                                              ; preds = %148
  %130 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %155, label %151

132:                                              ; preds = %148, %127
  %133 = phi i32 [ 0, %127 ], [ %149, %148 ]
  %134 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %135 = extractvalue { i32, i1 } %134, 1
  br i1 %135, label %155, label %136

136:                                              ; preds = %132
  tail call void @llvm.x86.sse2.pause()
  %137 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %138 = extractvalue { i32, i1 } %137, 1
  br i1 %138, label %155, label %139

139:                                              ; preds = %136
  tail call void @llvm.x86.sse2.pause()
  %140 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %141 = extractvalue { i32, i1 } %140, 1
  br i1 %141, label %155, label %142

142:                                              ; preds = %139
  tail call void @llvm.x86.sse2.pause()
  %143 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %144 = extractvalue { i32, i1 } %143, 1
  br i1 %144, label %155, label %145

145:                                              ; preds = %142
  tail call void @llvm.x86.sse2.pause()
  %146 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %147 = extractvalue { i32, i1 } %146, 1
  br i1 %147, label %155, label %148

148:                                              ; preds = %145
  tail call void @llvm.x86.sse2.pause()
  %149 = add nuw nsw i32 %133, 5
  %150 = icmp eq i32 %149, 100
  br i1 %150, label %129, label %132, !llvm.loop !23

151:                                              ; preds = %129, %151
  %152 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %20, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #4
  %153 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %151, !llvm.loop !25

155:                                              ; preds = %132, %136, %139, %142, %145, %151, %129
  store ptr null, ptr %50, align 8, !tbaa !36
  %156 = atomicrmw xchg ptr %20, i32 0 release, align 4
  %157 = icmp eq i32 %156, 2
  br i1 %157, label %158, label %160

158:                                              ; preds = %155
  %159 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %20, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #4
  br label %160

160:                                              ; preds = %155, %158
  %161 = icmp eq i32 %128, 8
  %162 = select i1 %161, i32 0, i32 %128
  br label %164

163:                                              ; preds = %118
  store ptr %53, ptr %4, align 8, !tbaa !38
  br label %164

164:                                              ; preds = %5, %66, %163, %160, %9
  %165 = phi i32 [ %17, %9 ], [ 0, %66 ], [ %162, %160 ], [ 0, %163 ], [ 14, %5 ]
  ret i32 %165
}

; Function Attrs: nounwind uwtable
define internal range(i32 -14, 2) i32 @arrived(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2) #11 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %5 = load atomic i32, ptr %4 monotonic, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %9 = load ptr, ptr %8, align 8, !tbaa !14
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 96
  %11 = load ptr, ptr %10, align 8, !tbaa !19
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %13 = load ptr, ptr %12, align 8, !tbaa !21
  %14 = tail call i32 %11(ptr noundef %13) #4
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
  %24 = load ptr, ptr %23, align 8, !tbaa !142
  %25 = select i1 %21, i64 296, i64 304
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 %25
  %27 = load ptr, ptr %26, align 8, !tbaa !38
  %28 = tail call i32 %27(ptr noundef %24) #4
  %29 = icmp eq i32 %28, 600
  br i1 %29, label %36, label %30

30:                                               ; preds = %20
  %31 = select i1 %21, ptr @.str.20, ptr @.str.19
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
define internal ptr @arrival(ptr readnone captures(none) %0, ptr noundef readonly captures(none) %1) #13 {
  %3 = load ptr, ptr %1, align 8, !tbaa !144
  ret ptr %3
}

; Function Attrs: nounwind uwtable
define internal void @release(ptr noundef %0, ptr noundef writeonly captures(none) %1) #11 {
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
  %27 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #4
  %28 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %26, !llvm.loop !25

30:                                               ; preds = %7, %11, %14, %17, %20, %26, %4
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store ptr null, ptr %31, align 8, !tbaa !36
  %32 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %33 = icmp eq i32 %32, 2
  br i1 %33, label %34, label %36

34:                                               ; preds = %30
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #4
  br label %36

36:                                               ; preds = %30, %34
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_stop(ptr noundef captures(none) %0) local_unnamed_addr #11 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %3 = load ptr, ptr %2, align 8, !tbaa !30
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %5 = load ptr, ptr %4, align 8, !tbaa !145
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8, !tbaa !121
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !21
  %10 = icmp eq ptr %9, null
  br i1 %10, label %79, label %11

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %13 = load ptr, ptr %12, align 8, !tbaa !14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 96
  %15 = load ptr, ptr %14, align 8, !tbaa !19
  %16 = tail call i32 %15(ptr noundef nonnull %9) #4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %79

18:                                               ; preds = %11
  %19 = icmp eq ptr %3, null
  br i1 %19, label %25, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %12, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 248
  %23 = load ptr, ptr %22, align 8, !tbaa !147
  %24 = tail call i32 %23(ptr noundef nonnull %3) #4
  br label %25

25:                                               ; preds = %18, %20
  %26 = icmp eq ptr %5, null
  br i1 %26, label %32, label %27

27:                                               ; preds = %25
  %28 = load ptr, ptr %12, align 8, !tbaa !14
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 248
  %30 = load ptr, ptr %29, align 8, !tbaa !147
  %31 = tail call i32 %30(ptr noundef nonnull %5) #4
  br label %32

32:                                               ; preds = %27, %25
  %33 = icmp eq ptr %7, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %32
  %35 = load ptr, ptr %12, align 8, !tbaa !14
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 248
  %37 = load ptr, ptr %36, align 8, !tbaa !147
  %38 = tail call i32 %37(ptr noundef nonnull %7) #4
  br label %39

39:                                               ; preds = %34, %32
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 752
  br label %45

41:                                               ; preds = %64
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %43 = load ptr, ptr %42, align 8, !tbaa !148
  %44 = icmp eq ptr %43, null
  br i1 %44, label %72, label %67

45:                                               ; preds = %39, %64
  %46 = phi i64 [ 0, %39 ], [ %65, %64 ]
  %47 = getelementptr inbounds nuw %struct.tfc_stage, ptr %40, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %49 = load ptr, ptr %48, align 8, !tbaa !142
  %50 = icmp eq ptr %49, null
  br i1 %50, label %56, label %51

51:                                               ; preds = %45
  %52 = load ptr, ptr %12, align 8, !tbaa !14
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 280
  %54 = load ptr, ptr %53, align 8, !tbaa !149
  %55 = tail call i32 %54(ptr noundef nonnull %49) #4
  br label %56

56:                                               ; preds = %51, %45
  %57 = load ptr, ptr %47, align 8, !tbaa !144
  %58 = icmp eq ptr %57, null
  br i1 %58, label %64, label %59

59:                                               ; preds = %56
  %60 = load ptr, ptr %12, align 8, !tbaa !14
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 184
  %62 = load ptr, ptr %61, align 8, !tbaa !46
  %63 = tail call i32 %62(ptr noundef nonnull %57) #4
  br label %64

64:                                               ; preds = %56, %59
  %65 = add nuw nsw i64 %46, 1
  %66 = icmp eq i64 %65, 16
  br i1 %66, label %41, label %45, !llvm.loop !150

67:                                               ; preds = %41
  %68 = load ptr, ptr %12, align 8, !tbaa !14
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 280
  %70 = load ptr, ptr %69, align 8, !tbaa !149
  %71 = tail call i32 %70(ptr noundef nonnull %43) #4
  br label %72

72:                                               ; preds = %67, %41
  %73 = load ptr, ptr %12, align 8, !tbaa !14
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 88
  %75 = load ptr, ptr %74, align 8, !tbaa !151
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %77 = load i32, ptr %76, align 8, !tbaa !49
  %78 = tail call i32 %75(i32 noundef %77) #4
  store ptr null, ptr %8, align 8, !tbaa !21
  br label %79

79:                                               ; preds = %1, %11, %72
  ret void
}

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #4

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @launch_one(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) unnamed_addr #12 {
  %5 = alloca [32 x i64], align 16
  %6 = alloca ptr, align 8
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !152
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %10 = load ptr, ptr %9, align 8, !tbaa !87
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  br label %11

11:                                               ; preds = %78, %4
  %12 = phi i32 [ 0, %4 ], [ %79, %78 ]
  %13 = phi ptr [ %8, %4 ], [ %81, %78 ]
  %14 = phi i32 [ 0, %4 ], [ %80, %78 ]
  %15 = load i64, ptr %13, align 8, !tbaa !91
  switch i64 %15, label %30 [
    i64 0, label %82
    i64 1, label %16
    i64 2, label %22
  ]

16:                                               ; preds = %11
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !91
  %19 = add nsw i32 %14, 1
  %20 = sext i32 %14 to i64
  %21 = getelementptr inbounds i64, ptr %5, i64 %20
  store i64 %18, ptr %21, align 8, !tbaa !91
  br label %78

22:                                               ; preds = %11
  %23 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %24 = load i64, ptr %23, align 8, !tbaa !91
  %25 = getelementptr inbounds i64, ptr %10, i64 %24
  %26 = load i64, ptr %25, align 8, !tbaa !91
  %27 = add nsw i32 %14, 1
  %28 = sext i32 %14 to i64
  %29 = getelementptr inbounds i64, ptr %5, i64 %28
  store i64 %26, ptr %29, align 8, !tbaa !91
  br label %78

30:                                               ; preds = %11
  %31 = add nsw i32 %14, -1
  %32 = sext i32 %14 to i64
  %33 = getelementptr i64, ptr %5, i64 %32
  %34 = getelementptr i8, ptr %33, i64 -16
  %35 = load i64, ptr %34, align 8, !tbaa !91
  %36 = sext i32 %31 to i64
  %37 = getelementptr inbounds i64, ptr %5, i64 %36
  %38 = load i64, ptr %37, align 8, !tbaa !91
  switch i64 %15, label %55 [
    i64 3, label %39
    i64 4, label %45
    i64 7, label %51
    i64 8, label %53
  ]

39:                                               ; preds = %30
  %40 = tail call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %35, i64 %38)
  %41 = extractvalue { i64, i1 } %40, 1
  %42 = extractvalue { i64, i1 } %40, 0
  %43 = zext i1 %41 to i32
  %44 = or i32 %12, %43
  br label %75

45:                                               ; preds = %30
  %46 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %35, i64 %38)
  %47 = extractvalue { i64, i1 } %46, 1
  %48 = extractvalue { i64, i1 } %46, 0
  %49 = zext i1 %47 to i32
  %50 = or i32 %12, %49
  br label %75

51:                                               ; preds = %30
  %52 = tail call i64 @llvm.smin.i64(i64 %35, i64 %38)
  br label %75

53:                                               ; preds = %30
  %54 = tail call i64 @llvm.smax.i64(i64 %35, i64 %38)
  br label %75

55:                                               ; preds = %30
  %56 = icmp eq i64 %38, 0
  br i1 %56, label %75, label %57

57:                                               ; preds = %55
  %58 = icmp eq i64 %38, -1
  %59 = icmp eq i64 %35, -9223372036854775808
  %60 = and i1 %59, %58
  br i1 %60, label %75, label %61

61:                                               ; preds = %57
  %62 = srem i64 %35, %38
  %63 = sdiv i64 %35, %38
  %64 = icmp ne i64 %62, 0
  %65 = xor i64 %62, %38
  %66 = icmp slt i64 %65, 0
  %67 = and i1 %64, %66
  %68 = icmp eq i64 %15, 5
  br i1 %68, label %69, label %72

69:                                               ; preds = %61
  %70 = sext i1 %67 to i64
  %71 = add i64 %63, %70
  br label %75

72:                                               ; preds = %61
  %73 = select i1 %67, i64 %38, i64 0
  %74 = add nsw i64 %73, %62
  br label %75

75:                                               ; preds = %72, %69, %57, %55, %53, %51, %45, %39
  %76 = phi i32 [ %12, %53 ], [ %12, %69 ], [ %12, %72 ], [ %44, %39 ], [ %50, %45 ], [ %12, %51 ], [ 1, %57 ], [ 1, %55 ]
  %77 = phi i64 [ %54, %53 ], [ %71, %69 ], [ %74, %72 ], [ %42, %39 ], [ %48, %45 ], [ %52, %51 ], [ 0, %57 ], [ 0, %55 ]
  store i64 %77, ptr %34, align 8, !tbaa !91
  br label %78

78:                                               ; preds = %75, %22, %16
  %79 = phi i32 [ %76, %75 ], [ %12, %16 ], [ %12, %22 ]
  %80 = phi i32 [ %31, %75 ], [ %19, %16 ], [ %27, %22 ]
  %81 = getelementptr inbounds nuw i8, ptr %13, i64 16
  br label %11, !llvm.loop !154

82:                                               ; preds = %11
  %83 = icmp eq i32 %12, 0
  %84 = load i64, ptr %5, align 16
  %85 = select i1 %83, i64 %84, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  %86 = icmp slt i64 %85, 1
  br i1 %86, label %332, label %87

87:                                               ; preds = %82
  %88 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %89 = load i32, ptr %88, align 8, !tbaa !88
  %90 = add i32 %89, 1
  %91 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %92 = load i32, ptr %91, align 8, !tbaa !155
  %93 = add i32 %90, %92
  %94 = zext i32 %93 to i64
  %95 = tail call ptr @llvm.stacksave.p0()
  %96 = alloca ptr, i64 %94, align 16
  %97 = load i32, ptr %88, align 8, !tbaa !88
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %126, label %99

99:                                               ; preds = %87
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %101 = load ptr, ptr %100, align 8, !tbaa !89
  %102 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %103 = load ptr, ptr %102, align 8, !tbaa !90
  %104 = zext i32 %97 to i64
  %105 = icmp ult i32 %97, 4
  br i1 %105, label %124, label %106

106:                                              ; preds = %99
  %107 = and i64 %104, 4294967292
  br label %108

108:                                              ; preds = %108, %106
  %109 = phi i64 [ 0, %106 ], [ %120, %108 ]
  %110 = getelementptr inbounds nuw i32, ptr %103, i64 %109
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 8
  %112 = load <2 x i32>, ptr %110, align 4, !tbaa !5
  %113 = load <2 x i32>, ptr %111, align 4, !tbaa !5
  %114 = sext <2 x i32> %112 to <2 x i64>
  %115 = sext <2 x i32> %113 to <2 x i64>
  %116 = getelementptr inbounds ptr, ptr %101, <2 x i64> %114
  %117 = getelementptr inbounds ptr, ptr %101, <2 x i64> %115
  %118 = getelementptr inbounds nuw ptr, ptr %96, i64 %109
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 16
  store <2 x ptr> %116, ptr %118, align 16, !tbaa !38
  store <2 x ptr> %117, ptr %119, align 16, !tbaa !38
  %120 = add nuw i64 %109, 4
  %121 = icmp eq i64 %120, %107
  br i1 %121, label %122, label %108, !llvm.loop !156

122:                                              ; preds = %108
  %123 = icmp eq i64 %107, %104
  br i1 %123, label %126, label %124

124:                                              ; preds = %99, %122
  %125 = phi i64 [ 0, %99 ], [ %107, %122 ]
  br label %130

126:                                              ; preds = %130, %122, %87
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #4
  store ptr null, ptr %6, align 8, !tbaa !38
  %127 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %128 = load i32, ptr %127, align 4, !tbaa !157
  %129 = icmp sgt i32 %128, -1
  br i1 %129, label %139, label %151

130:                                              ; preds = %124, %130
  %131 = phi i64 [ %136, %130 ], [ %125, %124 ]
  %132 = getelementptr inbounds nuw i32, ptr %103, i64 %131
  %133 = load i32, ptr %132, align 4, !tbaa !5
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds ptr, ptr %101, i64 %134
  %136 = add nuw nsw i64 %131, 1
  %137 = getelementptr inbounds nuw ptr, ptr %96, i64 %131
  store ptr %135, ptr %137, align 8, !tbaa !38
  %138 = icmp eq i64 %136, %104
  br i1 %138, label %126, label %130, !llvm.loop !158

139:                                              ; preds = %126
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %141 = load ptr, ptr %140, align 8, !tbaa !95
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 40
  %143 = load ptr, ptr %142, align 8, !tbaa !96
  %144 = load ptr, ptr %143, align 8, !tbaa !127
  %145 = zext nneg i32 %128 to i64
  %146 = getelementptr inbounds nuw %struct.tfc_check, ptr %144, i64 %145
  store ptr %146, ptr %6, align 8, !tbaa !38
  %147 = getelementptr inbounds nuw i8, ptr %143, i64 32
  store i64 1, ptr %147, align 8, !tbaa !106
  %148 = add i32 %97, 1
  %149 = zext i32 %97 to i64
  %150 = getelementptr inbounds nuw ptr, ptr %96, i64 %149
  store ptr %6, ptr %150, align 8, !tbaa !38
  br label %151

151:                                              ; preds = %139, %126
  %152 = phi i32 [ %148, %139 ], [ %97, %126 ]
  %153 = load i32, ptr %91, align 8, !tbaa !155
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %215, label %155

155:                                              ; preds = %151
  %156 = load ptr, ptr %9, align 8, !tbaa !87
  %157 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %158 = load ptr, ptr %157, align 8, !tbaa !159
  %159 = zext i32 %153 to i64
  %160 = icmp ult i32 %153, 10
  br i1 %160, label %191, label %161

161:                                              ; preds = %155
  %162 = add nsw i64 %159, -1
  %163 = trunc i64 %162 to i32
  %164 = xor i32 %152, -1
  %165 = icmp ult i32 %164, %163
  %166 = icmp ugt i64 %162, 4294967295
  %167 = or i1 %165, %166
  br i1 %167, label %191, label %168

168:                                              ; preds = %161
  %169 = and i64 %159, 4294967292
  %170 = trunc nuw i64 %169 to i32
  %171 = add i32 %152, %170
  br label %172

172:                                              ; preds = %172, %168
  %173 = phi i64 [ 0, %168 ], [ %187, %172 ]
  %174 = trunc i64 %173 to i32
  %175 = add i32 %152, %174
  %176 = getelementptr inbounds nuw i32, ptr %158, i64 %173
  %177 = getelementptr inbounds nuw i8, ptr %176, i64 8
  %178 = load <2 x i32>, ptr %176, align 4, !tbaa !5
  %179 = load <2 x i32>, ptr %177, align 4, !tbaa !5
  %180 = sext <2 x i32> %178 to <2 x i64>
  %181 = sext <2 x i32> %179 to <2 x i64>
  %182 = getelementptr inbounds i64, ptr %156, <2 x i64> %180
  %183 = getelementptr inbounds i64, ptr %156, <2 x i64> %181
  %184 = zext i32 %175 to i64
  %185 = getelementptr inbounds nuw ptr, ptr %96, i64 %184
  %186 = getelementptr inbounds nuw i8, ptr %185, i64 16
  store <2 x ptr> %182, ptr %185, align 8, !tbaa !38
  store <2 x ptr> %183, ptr %186, align 8, !tbaa !38
  %187 = add nuw i64 %173, 4
  %188 = icmp eq i64 %187, %169
  br i1 %188, label %189, label %172, !llvm.loop !160

189:                                              ; preds = %172
  %190 = icmp eq i64 %169, %159
  br i1 %190, label %215, label %191

191:                                              ; preds = %161, %155, %189
  %192 = phi i64 [ 0, %161 ], [ 0, %155 ], [ %169, %189 ]
  %193 = phi i32 [ %152, %161 ], [ %152, %155 ], [ %171, %189 ]
  %194 = and i64 %159, 3
  %195 = icmp eq i64 %194, 0
  br i1 %195, label %210, label %196

196:                                              ; preds = %191, %196
  %197 = phi i64 [ %207, %196 ], [ %192, %191 ]
  %198 = phi i32 [ %204, %196 ], [ %193, %191 ]
  %199 = phi i64 [ %208, %196 ], [ 0, %191 ]
  %200 = getelementptr inbounds nuw i32, ptr %158, i64 %197
  %201 = load i32, ptr %200, align 4, !tbaa !5
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds i64, ptr %156, i64 %202
  %204 = add i32 %198, 1
  %205 = zext i32 %198 to i64
  %206 = getelementptr inbounds nuw ptr, ptr %96, i64 %205
  store ptr %203, ptr %206, align 8, !tbaa !38
  %207 = add nuw nsw i64 %197, 1
  %208 = add i64 %199, 1
  %209 = icmp eq i64 %208, %194
  br i1 %209, label %210, label %196, !llvm.loop !161

210:                                              ; preds = %196, %191
  %211 = phi i64 [ %192, %191 ], [ %207, %196 ]
  %212 = phi i32 [ %193, %191 ], [ %204, %196 ]
  %213 = sub nsw i64 %192, %159
  %214 = icmp ugt i64 %213, -4
  br i1 %214, label %215, label %281

215:                                              ; preds = %210, %281, %189, %151
  %216 = getelementptr inbounds nuw i8, ptr %0, i64 184
  br label %220

217:                                              ; preds = %236
  %218 = atomicrmw xchg ptr %216, i32 2 acquire, align 4
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %243, label %239

220:                                              ; preds = %236, %215
  %221 = phi i32 [ 0, %215 ], [ %237, %236 ]
  %222 = cmpxchg ptr %216, i32 0, i32 1 acquire monotonic, align 4
  %223 = extractvalue { i32, i1 } %222, 1
  br i1 %223, label %243, label %224

224:                                              ; preds = %220
  call void @llvm.x86.sse2.pause()
  %225 = cmpxchg ptr %216, i32 0, i32 1 acquire monotonic, align 4
  %226 = extractvalue { i32, i1 } %225, 1
  br i1 %226, label %243, label %227

227:                                              ; preds = %224
  call void @llvm.x86.sse2.pause()
  %228 = cmpxchg ptr %216, i32 0, i32 1 acquire monotonic, align 4
  %229 = extractvalue { i32, i1 } %228, 1
  br i1 %229, label %243, label %230

230:                                              ; preds = %227
  call void @llvm.x86.sse2.pause()
  %231 = cmpxchg ptr %216, i32 0, i32 1 acquire monotonic, align 4
  %232 = extractvalue { i32, i1 } %231, 1
  br i1 %232, label %243, label %233

233:                                              ; preds = %230
  call void @llvm.x86.sse2.pause()
  %234 = cmpxchg ptr %216, i32 0, i32 1 acquire monotonic, align 4
  %235 = extractvalue { i32, i1 } %234, 1
  br i1 %235, label %243, label %236

236:                                              ; preds = %233
  call void @llvm.x86.sse2.pause()
  %237 = add nuw nsw i32 %221, 5
  %238 = icmp eq i32 %237, 100
  br i1 %238, label %217, label %220, !llvm.loop !23

239:                                              ; preds = %217, %239
  %240 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %216, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #4
  %241 = atomicrmw xchg ptr %216, i32 2 acquire, align 4
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %243, label %239, !llvm.loop !25

243:                                              ; preds = %220, %224, %227, %230, %233, %239, %217
  %244 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %245 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %246 = load i64, ptr %245, align 8, !tbaa !28
  %247 = add i64 %246, 1
  store i64 %247, ptr %245, align 8, !tbaa !28
  %248 = and i64 %246, 63
  %249 = getelementptr inbounds nuw ptr, ptr %244, i64 %248
  store ptr %3, ptr %249, align 8, !tbaa !114
  %250 = atomicrmw xchg ptr %216, i32 0 release, align 4
  %251 = icmp eq i32 %250, 2
  br i1 %251, label %252, label %254

252:                                              ; preds = %243
  %253 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %216, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #4
  br label %254

254:                                              ; preds = %243, %252
  %255 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %256 = load ptr, ptr %255, align 8, !tbaa !74
  %257 = icmp eq ptr %256, null
  br i1 %257, label %264, label %258

258:                                              ; preds = %254
  %259 = getelementptr inbounds nuw i8, ptr %256, i64 24
  %260 = load i64, ptr %259, align 8, !tbaa !81
  %261 = freeze i64 %260
  %262 = icmp eq i64 %261, 1
  %263 = select i1 %262, i64 160, i64 144
  br label %264

264:                                              ; preds = %254, %258
  %265 = phi i64 [ %263, %258 ], [ 144, %254 ]
  %266 = getelementptr inbounds nuw i8, ptr %0, i64 %265
  %267 = load ptr, ptr %266, align 8, !tbaa !38
  %268 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %269 = load ptr, ptr %268, align 8, !tbaa !14
  %270 = getelementptr inbounds nuw i8, ptr %269, i64 144
  %271 = load ptr, ptr %270, align 8, !tbaa !163
  %272 = load ptr, ptr %3, align 8, !tbaa !164
  %273 = trunc i64 %85 to i32
  %274 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %275 = load i32, ptr %274, align 4, !tbaa !165
  %276 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %277 = load i32, ptr %276, align 8, !tbaa !166
  %278 = call i32 %271(ptr noundef %272, i32 noundef %273, i32 noundef 1, i32 noundef 1, i32 noundef %275, i32 noundef 1, i32 noundef 1, i32 noundef %277, ptr noundef %267, ptr noundef nonnull %96, ptr noundef null) #4
  %279 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %278, ptr noundef nonnull @.str.11)
  %280 = icmp eq i32 %279, 0
  br i1 %280, label %317, label %330

281:                                              ; preds = %210, %281
  %282 = phi i64 [ %315, %281 ], [ %211, %210 ]
  %283 = phi i32 [ %312, %281 ], [ %212, %210 ]
  %284 = getelementptr inbounds nuw i32, ptr %158, i64 %282
  %285 = load i32, ptr %284, align 4, !tbaa !5
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds i64, ptr %156, i64 %286
  %288 = add i32 %283, 1
  %289 = zext i32 %283 to i64
  %290 = getelementptr inbounds nuw ptr, ptr %96, i64 %289
  store ptr %287, ptr %290, align 8, !tbaa !38
  %291 = getelementptr inbounds nuw i32, ptr %158, i64 %282
  %292 = getelementptr inbounds nuw i8, ptr %291, i64 4
  %293 = load i32, ptr %292, align 4, !tbaa !5
  %294 = sext i32 %293 to i64
  %295 = getelementptr inbounds i64, ptr %156, i64 %294
  %296 = add i32 %283, 2
  %297 = zext i32 %288 to i64
  %298 = getelementptr inbounds nuw ptr, ptr %96, i64 %297
  store ptr %295, ptr %298, align 8, !tbaa !38
  %299 = getelementptr inbounds nuw i32, ptr %158, i64 %282
  %300 = getelementptr inbounds nuw i8, ptr %299, i64 8
  %301 = load i32, ptr %300, align 4, !tbaa !5
  %302 = sext i32 %301 to i64
  %303 = getelementptr inbounds i64, ptr %156, i64 %302
  %304 = add i32 %283, 3
  %305 = zext i32 %296 to i64
  %306 = getelementptr inbounds nuw ptr, ptr %96, i64 %305
  store ptr %303, ptr %306, align 8, !tbaa !38
  %307 = getelementptr inbounds nuw i32, ptr %158, i64 %282
  %308 = getelementptr inbounds nuw i8, ptr %307, i64 12
  %309 = load i32, ptr %308, align 4, !tbaa !5
  %310 = sext i32 %309 to i64
  %311 = getelementptr inbounds i64, ptr %156, i64 %310
  %312 = add i32 %283, 4
  %313 = zext i32 %304 to i64
  %314 = getelementptr inbounds nuw ptr, ptr %96, i64 %313
  store ptr %311, ptr %314, align 8, !tbaa !38
  %315 = add nuw nsw i64 %282, 4
  %316 = icmp eq i64 %315, %159
  br i1 %316, label %215, label %281, !llvm.loop !167

317:                                              ; preds = %264
  %318 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %319 = load i32, ptr %318, align 4, !tbaa !82
  %320 = icmp eq i32 %319, 0
  br i1 %320, label %330, label %321

321:                                              ; preds = %317
  %322 = load ptr, ptr %255, align 8, !tbaa !74
  %323 = icmp eq ptr %322, null
  br i1 %323, label %328, label %324

324:                                              ; preds = %321
  %325 = getelementptr inbounds nuw i8, ptr %322, i64 24
  %326 = load i64, ptr %325, align 8, !tbaa !81
  %327 = icmp eq i64 %326, 1
  br i1 %327, label %330, label %328

328:                                              ; preds = %321, %324
  %329 = call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %330

330:                                              ; preds = %328, %324, %317, %264
  %331 = phi i32 [ %279, %264 ], [ %329, %328 ], [ 0, %324 ], [ 0, %317 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #4
  call void @llvm.stackrestore.p0(ptr %95)
  br label %332

332:                                              ; preds = %82, %330
  %333 = phi i32 [ %331, %330 ], [ 0, %82 ]
  ret i32 %333
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #7

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @wait_for(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr #11 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %77

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !19
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !21
  %15 = tail call i32 %12(ptr noundef %14) #4
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
  %43 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %19, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #4
  %44 = atomicrmw xchg ptr %19, i32 2 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %42, !llvm.loop !25

46:                                               ; preds = %23, %27, %30, %33, %36, %42, %20
  %47 = load ptr, ptr %9, align 8, !tbaa !14
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 288
  %49 = load ptr, ptr %48, align 8, !tbaa !146
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %51 = load ptr, ptr %50, align 8, !tbaa !148
  %52 = tail call i32 %49(ptr noundef %51, ptr noundef %3) #4
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %69

54:                                               ; preds = %46
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %56 = load ptr, ptr %55, align 8, !tbaa !14
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 96
  %58 = load ptr, ptr %57, align 8, !tbaa !19
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %60 = load ptr, ptr %59, align 8, !tbaa !21
  %61 = tail call i32 %58(ptr noundef %60) #4
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %69

63:                                               ; preds = %54
  %64 = load ptr, ptr %55, align 8, !tbaa !14
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 264
  %66 = load ptr, ptr %65, align 8, !tbaa !168
  %67 = load ptr, ptr %50, align 8, !tbaa !148
  %68 = tail call i32 %66(ptr noundef %1, ptr noundef %67, i32 noundef 0) #4
  br label %69

69:                                               ; preds = %63, %54, %46
  %70 = phi i32 [ %61, %54 ], [ %68, %63 ], [ %52, %46 ]
  %71 = atomicrmw xchg ptr %19, i32 0 release, align 4
  %72 = icmp eq i32 %71, 2
  br i1 %72, label %73, label %75

73:                                               ; preds = %69
  %74 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %19, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #4
  br label %75

75:                                               ; preds = %69, %73
  %76 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %70, ptr noundef nonnull @.str.15)
  br label %77

77:                                               ; preds = %4, %8, %75
  %78 = phi i32 [ %76, %75 ], [ %16, %8 ], [ 14, %4 ]
  ret i32 %78
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #10

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) }
attributes #4 = { nounwind }
attributes #5 = { nounwind }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!15 = !{!"tfc_gpu", !16, i64 0, !17, i64 120, !6, i64 128, !6, i64 132, !12, i64 136, !12, i64 144, !12, i64 152, !12, i64 160, !12, i64 168, !7, i64 176, !7, i64 180, !7, i64 184, !7, i64 188, !6, i64 192, !18, i64 200, !13, i64 208, !13, i64 216, !7, i64 224, !13, i64 736, !13, i64 744, !7, i64 752}
!16 = !{!"tfc_device", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112}
!17 = !{!"p1 _ZTS16tfc_driver_table", !12, i64 0}
!18 = !{!"p1 omnipotent char", !12, i64 0}
!19 = !{!20, !12, i64 96}
!20 = !{!"tfc_driver_table", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136, !12, i64 144, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184, !12, i64 192, !12, i64 200, !12, i64 208, !12, i64 216, !12, i64 224, !12, i64 232, !12, i64 240, !12, i64 248, !12, i64 256, !12, i64 264, !12, i64 272, !12, i64 280, !12, i64 288, !12, i64 296, !12, i64 304, !12, i64 312, !12, i64 320, !12, i64 328, !12, i64 336, !12, i64 344, !12, i64 352}
!21 = !{!15, !12, i64 136}
!22 = !{!20, !12, i64 352}
!23 = distinct !{!23, !24}
!24 = !{!"llvm.loop.mustprogress"}
!25 = distinct !{!25, !24}
!26 = !{!15, !6, i64 192}
!27 = !{!15, !18, i64 200}
!28 = !{!15, !13, i64 208}
!29 = !{!20, !12, i64 256}
!30 = !{!15, !12, i64 144}
!31 = !{!15, !13, i64 216}
!32 = !{!20, !12, i64 192}
!33 = !{!20, !12, i64 200}
!34 = !{!20, !12, i64 208}
!35 = !{!20, !12, i64 224}
!36 = !{!37, !12, i64 24}
!37 = !{!"tfc_stage", !12, i64 0, !12, i64 8, !13, i64 16, !12, i64 24}
!38 = !{!12, !12, i64 0}
!39 = !{!20, !12, i64 104}
!40 = !{!20, !12, i64 112}
!41 = !{!20, !12, i64 120}
!42 = !{!20, !12, i64 128}
!43 = !{!20, !12, i64 160}
!44 = !{!20, !12, i64 168}
!45 = !{!20, !12, i64 176}
!46 = !{!20, !12, i64 184}
!47 = !{!20, !12, i64 152}
!48 = !{!20, !12, i64 40}
!49 = !{!15, !6, i64 128}
!50 = !{!20, !12, i64 80}
!51 = !{!20, !12, i64 240}
!52 = !{!20, !12, i64 272}
!53 = !{!16, !12, i64 0}
!54 = !{!16, !12, i64 8}
!55 = !{!16, !12, i64 16}
!56 = !{!16, !12, i64 24}
!57 = !{!16, !12, i64 32}
!58 = !{!16, !12, i64 40}
!59 = !{!16, !12, i64 48}
!60 = !{!16, !12, i64 56}
!61 = !{!16, !12, i64 64}
!62 = !{!16, !12, i64 72}
!63 = !{!16, !12, i64 80}
!64 = !{!16, !12, i64 88}
!65 = !{!16, !12, i64 96}
!66 = !{!67, !12, i64 0}
!67 = !{!"tfc_instruction", !12, i64 0, !68, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28}
!68 = !{!"p1 int", !12, i64 0}
!69 = !{!70, !13, i64 8}
!70 = !{!"tfc_launches", !71, i64 0, !13, i64 8}
!71 = !{!"p1 _ZTS10tfc_launch", !12, i64 0}
!72 = distinct !{!72, !24}
!73 = !{!70, !71, i64 0}
!74 = !{!75, !80, i64 96}
!75 = !{!"tfc_region", !76, i64 0, !13, i64 8, !77, i64 16, !11, i64 24, !77, i64 32, !78, i64 40, !13, i64 48, !11, i64 56, !18, i64 64, !79, i64 72, !13, i64 80, !68, i64 88, !80, i64 96}
!76 = !{!"p1 _ZTS15tfc_instruction", !12, i64 0}
!77 = !{!"any p2 pointer", !12, i64 0}
!78 = !{!"p1 _ZTS7tfc_ctx", !12, i64 0}
!79 = !{!"p1 _ZTS9tfc_block", !12, i64 0}
!80 = !{!"p1 _ZTS13tfc_recording", !12, i64 0}
!81 = !{!10, !13, i64 24}
!82 = !{!15, !6, i64 132}
!83 = !{!10, !11, i64 0}
!84 = !{!75, !13, i64 8}
!85 = !{!75, !76, i64 0}
!86 = !{!10, !13, i64 8}
!87 = !{!75, !11, i64 24}
!88 = !{!67, !6, i64 16}
!89 = !{!75, !77, i64 16}
!90 = !{!67, !68, i64 8}
!91 = !{!13, !13, i64 0}
!92 = distinct !{!92, !24}
!93 = distinct !{!93, !24}
!94 = distinct !{!94, !24}
!95 = !{!75, !78, i64 40}
!96 = !{!97, !102, i64 40}
!97 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !98, i64 8, !99, i64 16, !100, i64 24, !101, i64 32, !102, i64 40}
!98 = !{!"p1 _ZTS8tfc_pool", !12, i64 0}
!99 = !{!"p1 _ZTS8tfc_host", !12, i64 0}
!100 = !{!"p1 _ZTS11tfc_failure", !12, i64 0}
!101 = !{!"p1 _ZTS10tfc_device", !12, i64 0}
!102 = !{!"p1 _ZTS10tfc_checks", !12, i64 0}
!103 = !{!104, !13, i64 24}
!104 = !{!"tfc_checks", !105, i64 0, !68, i64 8, !105, i64 16, !13, i64 24, !13, i64 32}
!105 = !{!"p1 _ZTS9tfc_check", !12, i64 0}
!106 = !{!104, !13, i64 32}
!107 = !{!20, !12, i64 336}
!108 = !{!15, !13, i64 736}
!109 = !{!110}
!110 = distinct !{!110, !111}
!111 = distinct !{!111, !"LVerDomain"}
!112 = !{!113}
!113 = distinct !{!113, !111}
!114 = !{!71, !71, i64 0}
!115 = distinct !{!115, !24, !116, !117}
!116 = !{!"llvm.loop.isvectorized", i32 1}
!117 = !{!"llvm.loop.unroll.runtime.disable"}
!118 = distinct !{!118, !24}
!119 = distinct !{!119, !24, !116}
!120 = !{!20, !12, i64 312}
!121 = !{!15, !12, i64 160}
!122 = !{!20, !12, i64 320}
!123 = !{!20, !12, i64 328}
!124 = !{!20, !12, i64 344}
!125 = !{!15, !13, i64 744}
!126 = !{!104, !105, i64 16}
!127 = !{!104, !105, i64 0}
!128 = !{!129, !6, i64 4}
!129 = !{!"tfc_check", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !13, i64 16, !13, i64 24, !13, i64 32, !130, i64 40}
!130 = !{!"double", !7, i64 0}
!131 = !{!97, !100, i64 24}
!132 = !{!104, !68, i64 8}
!133 = !{!129, !6, i64 8}
!134 = !{!129, !13, i64 32}
!135 = !{!129, !130, i64 40}
!136 = !{!7, !7, i64 0}
!137 = !{!130, !130, i64 0}
!138 = distinct !{!138, !24}
!139 = !{!20, !12, i64 232}
!140 = !{!20, !12, i64 216}
!141 = distinct !{!141, !24}
!142 = !{!37, !12, i64 8}
!143 = !{!37, !13, i64 16}
!144 = !{!37, !12, i64 0}
!145 = !{!15, !12, i64 152}
!146 = !{!20, !12, i64 288}
!147 = !{!20, !12, i64 248}
!148 = !{!15, !12, i64 168}
!149 = !{!20, !12, i64 280}
!150 = distinct !{!150, !24}
!151 = !{!20, !12, i64 88}
!152 = !{!153, !11, i64 8}
!153 = !{!"tfc_launch", !12, i64 0, !11, i64 8, !68, i64 16, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36}
!154 = distinct !{!154, !24}
!155 = !{!153, !6, i64 24}
!156 = distinct !{!156, !24, !116, !117}
!157 = !{!153, !6, i64 36}
!158 = distinct !{!158, !24, !117, !116}
!159 = !{!153, !68, i64 16}
!160 = distinct !{!160, !24, !116, !117}
!161 = distinct !{!161, !162}
!162 = !{!"llvm.loop.unroll.disable"}
!163 = !{!20, !12, i64 144}
!164 = !{!153, !12, i64 0}
!165 = !{!153, !6, i64 28}
!166 = !{!153, !6, i64 32}
!167 = distinct !{!167, !24, !116}
!168 = !{!20, !12, i64 264}
attributes #11 = { nounwind minsize optsize }
attributes #12 = { nounwind optsize }
attributes #13 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) minsize optsize }
