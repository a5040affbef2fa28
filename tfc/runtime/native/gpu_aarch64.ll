; Made by `python -m tfc.runtime.native` from gpu.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

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
@tfc_gpu_functions = local_unnamed_addr constant [797 x i8] c"cuInit cuDriverGetVersion cuGetErrorName cuGetErrorString cuDeviceGetCount cuDeviceGet cuDeviceGetName cuDeviceGetAttribute cuDeviceTotalMem_v2 cuDeviceGetPCIBusId cuDevicePrimaryCtxRetain cuDevicePrimaryCtxRelease_v2 cuCtxSetCurrent cuModuleLoadDataEx cuModuleUnload cuModuleGetFunction cuFuncGetAttribute cuFuncSetAttribute cuLaunchKernel cuMemGetInfo_v2 cuMemAlloc_v2 cuMemFree_v2 cuMemHostAlloc cuMemFreeHost cuMemcpyHtoDAsync_v2 cuMemcpyDtoHAsync_v2 cuMemcpyDtoDAsync_v2 cuMemcpyPeerAsync cuMemsetD8Async cuMemsetD32Async cuStreamCreate cuStreamDestroy_v2 cuStreamSynchronize cuStreamWaitEvent cuEventCreate cuEventDestroy_v2 cuEventRecord cuEventQuery cuEventSynchronize cuStreamBeginCapture_v2 cuStreamEndCapture cuGraphInstantiateWithFlags cuGraphLaunch cuGraphDestroy cuGraphExecDestroy \00", align 1
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
define void @tfc_gpu_forget(ptr noundef %0, ptr noundef captures(none) initializes((24, 32)) %1) local_unnamed_addr #10 {
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
  %17 = tail call i32 %14(ptr noundef %16) #9
  %18 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %17, ptr noundef nonnull @.str.8)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %27

20:                                               ; preds = %10
  %21 = load ptr, ptr %11, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 352
  %23 = load ptr, ptr %22, align 8, !tbaa !22
  %24 = load ptr, ptr %3, align 8, !tbaa !9
  %25 = tail call i32 %23(ptr noundef %24) #9
  %26 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %25, ptr noundef nonnull @.str)
  br label %27

27:                                               ; preds = %6, %20, %10, %2
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @noted(ptr noundef %0, i32 noundef %1, ptr noundef %2) unnamed_addr #10 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %40, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 184
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
  br i1 %16, label %7, label %10, !llvm.loop !23

17:                                               ; preds = %7, %17
  %18 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %6, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #9
  %19 = atomicrmw xchg ptr %6, i32 2 acquire, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %17, !llvm.loop !25

21:                                               ; preds = %10, %17, %7
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %23 = load atomic i32, ptr %22 seq_cst, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %29

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 %1, ptr %26, align 8, !tbaa !26
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 200
  store ptr %2, ptr %27, align 8, !tbaa !27
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
  %33 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %6, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #9
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

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_wait(ptr noundef %0) local_unnamed_addr #10 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %3 = load atomic i32, ptr %2 monotonic, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %52

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %7 = load ptr, ptr %6, align 8, !tbaa !14
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %9 = load ptr, ptr %8, align 8, !tbaa !19
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load ptr, ptr %10, align 8, !tbaa !21
  %12 = tail call i32 %9(ptr noundef %11) #9
  %13 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %12, ptr noundef nonnull @.str.8)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %52

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %17 = load i64, ptr %16, align 8, !tbaa !28
  %18 = load ptr, ptr %6, align 8, !tbaa !14
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 256
  %20 = load ptr, ptr %19, align 8, !tbaa !29
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %22 = load ptr, ptr %21, align 8, !tbaa !30
  %23 = tail call i32 %20(ptr noundef %22) #9
  %24 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %23, ptr noundef nonnull @.str.1)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %52

26:                                               ; preds = %15
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 184
  br label %31

28:                                               ; preds = %35
  %29 = atomicrmw xchg ptr %27, i32 2 acquire, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %42, label %38

31:                                               ; preds = %35, %26
  %32 = phi i32 [ 0, %26 ], [ %36, %35 ]
  %33 = cmpxchg ptr %27, i32 0, i32 1 acquire monotonic, align 4
  %34 = extractvalue { i32, i1 } %33, 1
  br i1 %34, label %42, label %35

35:                                               ; preds = %31
  tail call void @llvm.aarch64.hint(i32 1)
  %36 = add nuw nsw i32 %32, 1
  %37 = icmp eq i32 %36, 100
  br i1 %37, label %28, label %31, !llvm.loop !23

38:                                               ; preds = %28, %38
  %39 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %27, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #9
  %40 = atomicrmw xchg ptr %27, i32 2 acquire, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %38, !llvm.loop !25

42:                                               ; preds = %31, %38, %28
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %44 = load i64, ptr %43, align 8, !tbaa !31
  %45 = icmp ugt i64 %17, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %42
  store i64 %17, ptr %43, align 8, !tbaa !31
  br label %47

47:                                               ; preds = %46, %42
  %48 = atomicrmw xchg ptr %27, i32 0 release, align 4
  %49 = icmp eq i32 %48, 2
  br i1 %49, label %50, label %52

50:                                               ; preds = %47
  %51 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %27, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #9
  br label %52

52:                                               ; preds = %1, %50, %47, %5, %15
  %53 = phi i32 [ %13, %5 ], [ 0, %50 ], [ %24, %15 ], [ 0, %47 ], [ 14, %1 ]
  ret i32 %53
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_write(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #10 {
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
  %15 = tail call i32 %12(ptr noundef %14) #9
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
  %27 = tail call i32 %23(i64 noundef %24, ptr noundef %2, i64 noundef %3, ptr noundef %26) #9
  %28 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %27, ptr noundef nonnull @.str.2)
  br label %29

29:                                               ; preds = %4, %8, %18, %20
  %30 = phi i32 [ %28, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %30
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_read(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #10 {
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
  %15 = tail call i32 %12(ptr noundef %14) #9
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
  %27 = tail call i32 %23(ptr noundef %1, i64 noundef %24, i64 noundef %3, ptr noundef %26) #9
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
define range(i32 0, 15) i32 @tfc_gpu_move(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #10 {
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
  %15 = tail call i32 %12(ptr noundef %14) #9
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
  %28 = tail call i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #9
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define range(i32 0, 15) i32 @tfc_gpu_fill(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #10 {
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
  %15 = tail call i32 %12(ptr noundef %14) #9
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
  %28 = tail call i32 %23(i64 noundef %24, i8 noundef %25, i64 noundef %3, ptr noundef %27) #9
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.5)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_drop(ptr noundef %0, ptr noundef readnone captures(address) %1) local_unnamed_addr #10 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 184
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
  br i1 %13, label %4, label %7, !llvm.loop !23

14:                                               ; preds = %4, %14
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #9
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !25

18:                                               ; preds = %7, %14, %4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 776
  %20 = load ptr, ptr %19, align 8, !tbaa !36
  %21 = icmp eq ptr %20, %1
  br i1 %21, label %25, label %26

22:                                               ; preds = %101
  %23 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #9
  br label %24

24:                                               ; preds = %101, %22
  ret void

25:                                               ; preds = %18
  store ptr null, ptr %19, align 8, !tbaa !36
  br label %26

26:                                               ; preds = %18, %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %28 = load ptr, ptr %27, align 8, !tbaa !36
  %29 = icmp eq ptr %28, %1
  br i1 %29, label %30, label %31

30:                                               ; preds = %26
  store ptr null, ptr %27, align 8, !tbaa !36
  br label %31

31:                                               ; preds = %30, %26
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 840
  %33 = load ptr, ptr %32, align 8, !tbaa !36
  %34 = icmp eq ptr %33, %1
  br i1 %34, label %35, label %36

35:                                               ; preds = %31
  store ptr null, ptr %32, align 8, !tbaa !36
  br label %36

36:                                               ; preds = %35, %31
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 872
  %38 = load ptr, ptr %37, align 8, !tbaa !36
  %39 = icmp eq ptr %38, %1
  br i1 %39, label %40, label %41

40:                                               ; preds = %36
  store ptr null, ptr %37, align 8, !tbaa !36
  br label %41

41:                                               ; preds = %40, %36
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 904
  %43 = load ptr, ptr %42, align 8, !tbaa !36
  %44 = icmp eq ptr %43, %1
  br i1 %44, label %45, label %46

45:                                               ; preds = %41
  store ptr null, ptr %42, align 8, !tbaa !36
  br label %46

46:                                               ; preds = %45, %41
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 936
  %48 = load ptr, ptr %47, align 8, !tbaa !36
  %49 = icmp eq ptr %48, %1
  br i1 %49, label %50, label %51

50:                                               ; preds = %46
  store ptr null, ptr %47, align 8, !tbaa !36
  br label %51

51:                                               ; preds = %50, %46
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %53 = load ptr, ptr %52, align 8, !tbaa !36
  %54 = icmp eq ptr %53, %1
  br i1 %54, label %55, label %56

55:                                               ; preds = %51
  store ptr null, ptr %52, align 8, !tbaa !36
  br label %56

56:                                               ; preds = %55, %51
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %58 = load ptr, ptr %57, align 8, !tbaa !36
  %59 = icmp eq ptr %58, %1
  br i1 %59, label %60, label %61

60:                                               ; preds = %56
  store ptr null, ptr %57, align 8, !tbaa !36
  br label %61

61:                                               ; preds = %60, %56
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 1032
  %63 = load ptr, ptr %62, align 8, !tbaa !36
  %64 = icmp eq ptr %63, %1
  br i1 %64, label %65, label %66

65:                                               ; preds = %61
  store ptr null, ptr %62, align 8, !tbaa !36
  br label %66

66:                                               ; preds = %65, %61
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 1064
  %68 = load ptr, ptr %67, align 8, !tbaa !36
  %69 = icmp eq ptr %68, %1
  br i1 %69, label %70, label %71

70:                                               ; preds = %66
  store ptr null, ptr %67, align 8, !tbaa !36
  br label %71

71:                                               ; preds = %70, %66
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 1096
  %73 = load ptr, ptr %72, align 8, !tbaa !36
  %74 = icmp eq ptr %73, %1
  br i1 %74, label %75, label %76

75:                                               ; preds = %71
  store ptr null, ptr %72, align 8, !tbaa !36
  br label %76

76:                                               ; preds = %75, %71
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 1128
  %78 = load ptr, ptr %77, align 8, !tbaa !36
  %79 = icmp eq ptr %78, %1
  br i1 %79, label %80, label %81

80:                                               ; preds = %76
  store ptr null, ptr %77, align 8, !tbaa !36
  br label %81

81:                                               ; preds = %80, %76
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 1160
  %83 = load ptr, ptr %82, align 8, !tbaa !36
  %84 = icmp eq ptr %83, %1
  br i1 %84, label %85, label %86

85:                                               ; preds = %81
  store ptr null, ptr %82, align 8, !tbaa !36
  br label %86

86:                                               ; preds = %85, %81
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 1192
  %88 = load ptr, ptr %87, align 8, !tbaa !36
  %89 = icmp eq ptr %88, %1
  br i1 %89, label %90, label %91

90:                                               ; preds = %86
  store ptr null, ptr %87, align 8, !tbaa !36
  br label %91

91:                                               ; preds = %90, %86
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 1224
  %93 = load ptr, ptr %92, align 8, !tbaa !36
  %94 = icmp eq ptr %93, %1
  br i1 %94, label %95, label %96

95:                                               ; preds = %91
  store ptr null, ptr %92, align 8, !tbaa !36
  br label %96

96:                                               ; preds = %95, %91
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 1256
  %98 = load ptr, ptr %97, align 8, !tbaa !36
  %99 = icmp eq ptr %98, %1
  br i1 %99, label %100, label %101

100:                                              ; preds = %96
  store ptr null, ptr %97, align 8, !tbaa !36
  br label %101

101:                                              ; preds = %100, %96
  %102 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %103 = icmp eq i32 %102, 2
  br i1 %103, label %22, label %24
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_load(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #10 {
  %6 = alloca [2 x i32], align 8
  %7 = alloca [2 x ptr], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  store i64 25769803781, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  store ptr %2, ptr %7, align 8, !tbaa !38
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = inttoptr i64 %3 to ptr
  store ptr %9, ptr %8, align 8, !tbaa !38
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %11 = load ptr, ptr %10, align 8, !tbaa !14
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !19
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !21
  %16 = tail call i32 %13(ptr noundef %15) #9
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %23

18:                                               ; preds = %5
  %19 = load ptr, ptr %10, align 8, !tbaa !14
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 104
  %21 = load ptr, ptr %20, align 8, !tbaa !39
  %22 = call i32 %21(ptr noundef %4, ptr noundef %1, i32 noundef 2, ptr noundef nonnull %6, ptr noundef nonnull %7) #9
  br label %23

23:                                               ; preds = %5, %18
  %24 = phi i32 [ %22, %18 ], [ %16, %5 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  ret i32 %24
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_unload(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #10 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %4 = load ptr, ptr %3, align 8, !tbaa !14
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !19
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %8 = load ptr, ptr %7, align 8, !tbaa !21
  %9 = tail call i32 %6(ptr noundef %8) #9
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %22

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !14
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %14 = load ptr, ptr %13, align 8, !tbaa !29
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %16 = load ptr, ptr %15, align 8, !tbaa !30
  %17 = tail call i32 %14(ptr noundef %16) #9
  %18 = load ptr, ptr %3, align 8, !tbaa !14
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 112
  %20 = load ptr, ptr %19, align 8, !tbaa !40
  %21 = tail call i32 %20(ptr noundef %1) #9
  br label %22

22:                                               ; preds = %2, %11
  %23 = phi i32 [ %21, %11 ], [ %9, %2 ]
  ret i32 %23
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_function(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #10 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %6 = load ptr, ptr %5, align 8, !tbaa !14
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !21
  %11 = tail call i32 %8(ptr noundef %10) #9
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !14
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 120
  %16 = load ptr, ptr %15, align 8, !tbaa !41
  %17 = tail call i32 %16(ptr noundef %3, ptr noundef %1, ptr noundef %2) #9
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_attribute(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #10 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %6 = load ptr, ptr %5, align 8, !tbaa !14
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !21
  %11 = tail call i32 %8(ptr noundef %10) #9
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !14
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 128
  %16 = load ptr, ptr %15, align 8, !tbaa !42
  %17 = tail call i32 %16(ptr noundef %3, i32 noundef %2, ptr noundef %1) #9
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_alloc(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #10 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load ptr, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !19
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !21
  %10 = tail call i32 %7(ptr noundef %9) #9
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 160
  %15 = load ptr, ptr %14, align 8, !tbaa !43
  %16 = tail call i32 %15(ptr noundef %2, i64 noundef %1) #9
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_free(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #10 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %4 = load ptr, ptr %3, align 8, !tbaa !14
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !19
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %8 = load ptr, ptr %7, align 8, !tbaa !21
  %9 = tail call i32 %6(ptr noundef %8) #9
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !14
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %14 = load ptr, ptr %13, align 8, !tbaa !44
  %15 = tail call i32 %14(i64 noundef %1) #9
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_pin(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #10 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load ptr, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !19
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !21
  %10 = tail call i32 %7(ptr noundef %9) #9
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 176
  %15 = load ptr, ptr %14, align 8, !tbaa !45
  %16 = tail call i32 %15(ptr noundef %2, i64 noundef %1, i32 noundef 0) #9
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_unpin(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #10 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %4 = load ptr, ptr %3, align 8, !tbaa !14
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !19
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %8 = load ptr, ptr %7, align 8, !tbaa !21
  %9 = tail call i32 %6(ptr noundef %8) #9
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !14
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %14 = load ptr, ptr %13, align 8, !tbaa !46
  %15 = tail call i32 %14(ptr noundef %1) #9
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_memory(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #10 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load ptr, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !19
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !21
  %10 = tail call i32 %7(ptr noundef %9) #9
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %15 = load ptr, ptr %14, align 8, !tbaa !47
  %16 = tail call i32 %15(ptr noundef %1, ptr noundef %2) #9
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @tfc_gpu_start(ptr noundef initializes((200, 208)) %0) local_unnamed_addr #10 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  store i32 0, ptr %2, align 4, !tbaa !5
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 200
  store ptr @.str.6, ptr %3, align 8, !tbaa !27
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load ptr, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !48
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %9 = load i32, ptr %8, align 8, !tbaa !49
  %10 = call i32 %7(ptr noundef nonnull %2, i32 noundef %9) #9
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %70

12:                                               ; preds = %1
  store ptr @.str.7, ptr %3, align 8, !tbaa !27
  %13 = load ptr, ptr %4, align 8, !tbaa !14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 80
  %15 = load ptr, ptr %14, align 8, !tbaa !50
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %17 = load i32, ptr %2, align 4, !tbaa !5
  %18 = call i32 %15(ptr noundef nonnull %16, i32 noundef %17) #9
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %70

20:                                               ; preds = %12
  store ptr @.str.8, ptr %3, align 8, !tbaa !27
  %21 = load ptr, ptr %4, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 96
  %23 = load ptr, ptr %22, align 8, !tbaa !19
  %24 = load ptr, ptr %16, align 8, !tbaa !21
  %25 = call i32 %23(ptr noundef %24) #9
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %70

27:                                               ; preds = %20
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %30 = load ptr, ptr %4, align 8, !tbaa !14
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 240
  %32 = load ptr, ptr %31, align 8, !tbaa !51
  %33 = call i32 %32(ptr noundef nonnull %28, i32 noundef 1) #9
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %48

35:                                               ; preds = %27
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %37 = load ptr, ptr %4, align 8, !tbaa !14
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 240
  %39 = load ptr, ptr %38, align 8, !tbaa !51
  %40 = call i32 %39(ptr noundef nonnull %36, i32 noundef 1) #9
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %48

42:                                               ; preds = %35
  %43 = load ptr, ptr %4, align 8, !tbaa !14
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 240
  %45 = load ptr, ptr %44, align 8, !tbaa !51
  %46 = call i32 %45(ptr noundef nonnull %29, i32 noundef 1) #9
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
  %55 = call i32 %53(ptr noundef nonnull %54, i32 noundef 2) #9
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
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  ret i32 %71
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @launch(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) #11 {
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
  %15 = tail call i32 %12(ptr noundef %14) #9
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
define internal range(i32 0, 15) i32 @replay(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) #11 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %5 = load ptr, ptr %4, align 8, !tbaa !74
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !81
  %8 = icmp slt i64 %7, 0
  br i1 %8, label %255, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %11 = load i32, ptr %10, align 4, !tbaa !82
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %255

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %15 = load atomic i32, ptr %14 monotonic, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %255

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %19 = load ptr, ptr %18, align 8, !tbaa !14
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 96
  %21 = load ptr, ptr %20, align 8, !tbaa !19
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %23 = load ptr, ptr %22, align 8, !tbaa !21
  %24 = tail call i32 %21(ptr noundef %23) #9
  %25 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %24, ptr noundef nonnull @.str.8)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %255

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

36:                                               ; preds = %61, %27
  %37 = phi i32 [ 1, %27 ], [ %63, %61 ]
  %38 = phi ptr [ %29, %27 ], [ %64, %61 ]
  %39 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %40 = load i64, ptr %39, align 8, !tbaa !86
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %42, label %96

42:                                               ; preds = %36
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %44 = load ptr, ptr %43, align 8, !tbaa !87
  br label %83

45:                                               ; preds = %61, %33
  %46 = phi i64 [ %31, %33 ], [ %62, %61 ]
  %47 = phi ptr [ %29, %33 ], [ %64, %61 ]
  %48 = phi i32 [ 1, %33 ], [ %63, %61 ]
  %49 = phi i64 [ 0, %33 ], [ %65, %61 ]
  %50 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %34, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %52 = load i32, ptr %51, align 8, !tbaa !88
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %61, label %54

54:                                               ; preds = %45
  %55 = load ptr, ptr %35, align 8, !tbaa !89
  %56 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %57 = load ptr, ptr %56, align 8, !tbaa !90
  %58 = zext i32 %52 to i64
  br label %67

59:                                               ; preds = %67
  %60 = load i64, ptr %30, align 8, !tbaa !84
  br label %61

61:                                               ; preds = %59, %45
  %62 = phi i64 [ %46, %45 ], [ %60, %59 ]
  %63 = phi i32 [ %48, %45 ], [ %79, %59 ]
  %64 = phi ptr [ %47, %45 ], [ %81, %59 ]
  %65 = add nuw nsw i64 %49, 1
  %66 = icmp slt i64 %65, %62
  br i1 %66, label %45, label %36, !llvm.loop !91

67:                                               ; preds = %67, %54
  %68 = phi i64 [ 0, %54 ], [ %80, %67 ]
  %69 = phi ptr [ %47, %54 ], [ %81, %67 ]
  %70 = phi i32 [ %48, %54 ], [ %79, %67 ]
  %71 = getelementptr inbounds nuw i32, ptr %57, i64 %68
  %72 = load i32, ptr %71, align 4, !tbaa !5
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds ptr, ptr %55, i64 %73
  %75 = load ptr, ptr %74, align 8, !tbaa !38
  %76 = ptrtoint ptr %75 to i64
  %77 = load i64, ptr %69, align 8, !tbaa !92
  %78 = icmp eq i64 %77, %76
  %79 = select i1 %78, i32 %70, i32 0
  store i64 %76, ptr %69, align 8, !tbaa !92
  %80 = add nuw nsw i64 %68, 1
  %81 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %82 = icmp eq i64 %80, %58
  br i1 %82, label %59, label %67, !llvm.loop !93

83:                                               ; preds = %83, %42
  %84 = phi i64 [ 0, %42 ], [ %92, %83 ]
  %85 = phi ptr [ %38, %42 ], [ %93, %83 ]
  %86 = phi i32 [ %37, %42 ], [ %91, %83 ]
  %87 = load i64, ptr %85, align 8, !tbaa !92
  %88 = getelementptr inbounds nuw i64, ptr %44, i64 %84
  %89 = load i64, ptr %88, align 8, !tbaa !92
  %90 = icmp eq i64 %87, %89
  %91 = select i1 %90, i32 %86, i32 0
  store i64 %89, ptr %85, align 8, !tbaa !92
  %92 = add nuw nsw i64 %84, 1
  %93 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %94 = load i64, ptr %39, align 8, !tbaa !86
  %95 = icmp slt i64 %92, %94
  br i1 %95, label %83, label %96, !llvm.loop !94

96:                                               ; preds = %83, %36
  %97 = phi i32 [ %37, %36 ], [ %91, %83 ]
  %98 = icmp eq i32 %97, 0
  %99 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %100 = load ptr, ptr %99, align 8, !tbaa !9
  %101 = icmp eq ptr %100, null
  br i1 %98, label %102, label %122

102:                                              ; preds = %96
  br i1 %101, label %244, label %103

103:                                              ; preds = %102
  %104 = load atomic i32, ptr %14 monotonic, align 4
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %121

106:                                              ; preds = %103
  %107 = load ptr, ptr %18, align 8, !tbaa !14
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 96
  %109 = load ptr, ptr %108, align 8, !tbaa !19
  %110 = load ptr, ptr %22, align 8, !tbaa !21
  %111 = tail call i32 %109(ptr noundef %110) #9
  %112 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %111, ptr noundef nonnull @.str.8)
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %121

114:                                              ; preds = %106
  %115 = load ptr, ptr %18, align 8, !tbaa !14
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 352
  %117 = load ptr, ptr %116, align 8, !tbaa !22
  %118 = load ptr, ptr %99, align 8, !tbaa !9
  %119 = tail call i32 %117(ptr noundef %118) #9
  %120 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %119, ptr noundef nonnull @.str)
  br label %121

121:                                              ; preds = %103, %106, %114
  store i64 0, ptr %99, align 8
  br label %244

122:                                              ; preds = %96
  br i1 %101, label %123, label %127

123:                                              ; preds = %122
  store i64 0, ptr %6, align 8, !tbaa !81
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 180
  %125 = cmpxchg ptr %124, i32 0, i32 1 seq_cst seq_cst, align 4
  %126 = extractvalue { i32, i1 } %125, 1
  br i1 %126, label %245, label %255

127:                                              ; preds = %122
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %129 = load ptr, ptr %128, align 8, !tbaa !95
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 40
  %131 = load ptr, ptr %130, align 8, !tbaa !96
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 24
  %133 = load i64, ptr %132, align 8, !tbaa !103
  %134 = icmp sgt i64 %133, 0
  %135 = zext i1 %134 to i64
  %136 = getelementptr inbounds nuw i8, ptr %131, i64 32
  store i64 %135, ptr %136, align 8, !tbaa !106
  %137 = load ptr, ptr %18, align 8, !tbaa !14
  %138 = getelementptr inbounds nuw i8, ptr %137, i64 336
  %139 = load ptr, ptr %138, align 8, !tbaa !107
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %141 = load ptr, ptr %140, align 8, !tbaa !30
  %142 = tail call i32 %139(ptr noundef nonnull %100, ptr noundef %141) #9
  %143 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %142, ptr noundef nonnull @.str.12)
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %255

145:                                              ; preds = %127
  store i32 0, ptr %2, align 4, !tbaa !5
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 184
  br label %150

147:                                              ; preds = %154
  %148 = atomicrmw xchg ptr %146, i32 2 acquire, align 4
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %161, label %157

150:                                              ; preds = %154, %145
  %151 = phi i32 [ 0, %145 ], [ %155, %154 ]
  %152 = cmpxchg ptr %146, i32 0, i32 1 acquire monotonic, align 4
  %153 = extractvalue { i32, i1 } %152, 1
  br i1 %153, label %161, label %154

154:                                              ; preds = %150
  tail call void @llvm.aarch64.hint(i32 1)
  %155 = add nuw nsw i32 %151, 1
  %156 = icmp eq i32 %155, 100
  br i1 %156, label %147, label %150, !llvm.loop !23

157:                                              ; preds = %147, %157
  %158 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %146, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #9
  %159 = atomicrmw xchg ptr %146, i32 2 acquire, align 4
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %157, !llvm.loop !25

161:                                              ; preds = %150, %157, %147
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 736
  %163 = load i64, ptr %162, align 8, !tbaa !108
  %164 = add i64 %163, 1
  store i64 %164, ptr %162, align 8, !tbaa !108
  %165 = load i64, ptr %30, align 8, !tbaa !84
  %166 = icmp sgt i64 %165, 0
  br i1 %166, label %167, label %173

167:                                              ; preds = %161
  %168 = load ptr, ptr %1, align 8, !tbaa !85
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %171 = getelementptr i8, ptr %0, i64 224
  %172 = getelementptr i8, ptr %0, i64 224
  br label %178

173:                                              ; preds = %231, %161
  %174 = atomicrmw xchg ptr %146, i32 0 release, align 4
  %175 = icmp eq i32 %174, 2
  br i1 %175, label %176, label %255

176:                                              ; preds = %173
  %177 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %146, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #9
  br label %255

178:                                              ; preds = %167, %231
  %179 = phi i64 [ 0, %167 ], [ %232, %231 ]
  %180 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %168, i64 %179
  %181 = load ptr, ptr %180, align 8, !tbaa !66
  %182 = getelementptr inbounds nuw i8, ptr %181, i64 8
  %183 = load i64, ptr %182, align 8, !tbaa !69
  %184 = icmp eq i64 %183, 0
  br i1 %184, label %231, label %185

185:                                              ; preds = %178
  %186 = load i64, ptr %170, align 8, !tbaa !28
  %187 = icmp ult i64 %183, 10
  br i1 %187, label %226, label %188

188:                                              ; preds = %185
  %189 = add i64 %183, -1
  %190 = trunc i64 %186 to i6
  %191 = trunc i64 %189 to i6
  %192 = xor i6 %190, -1
  %193 = icmp ult i6 %192, %191
  %194 = icmp ugt i64 %189, 63
  %195 = or i1 %193, %194
  br i1 %195, label %226, label %196

196:                                              ; preds = %188
  %197 = shl i64 %186, 3
  %198 = and i64 %197, 504
  %199 = getelementptr i8, ptr %171, i64 %198
  %200 = and i64 %186, 63
  %201 = add nuw nsw i64 %183, %200
  %202 = shl nuw nsw i64 %201, 3
  %203 = getelementptr i8, ptr %172, i64 %202
  %204 = icmp ult ptr %181, %203
  %205 = icmp ult ptr %199, %182
  %206 = and i1 %204, %205
  br i1 %206, label %226, label %207

207:                                              ; preds = %196
  %208 = and i64 %183, 124
  %209 = add i64 %186, %208
  %210 = load ptr, ptr %181, align 8, !tbaa !73, !alias.scope !109, !noalias !112
  br label %211

211:                                              ; preds = %211, %207
  %212 = phi i64 [ 0, %207 ], [ %221, %211 ]
  %213 = phi <2 x i64> [ <i64 0, i64 1>, %207 ], [ %222, %211 ]
  %214 = add <2 x i64> %213, splat (i64 2)
  %215 = add i64 %186, %212
  %216 = getelementptr inbounds nuw %struct.tfc_launch, ptr %210, <2 x i64> %213
  %217 = getelementptr inbounds nuw %struct.tfc_launch, ptr %210, <2 x i64> %214
  %218 = and i64 %215, 63
  %219 = getelementptr inbounds nuw ptr, ptr %169, i64 %218
  %220 = getelementptr inbounds nuw i8, ptr %219, i64 16
  store <2 x ptr> %216, ptr %219, align 8, !tbaa !114, !alias.scope !112
  store <2 x ptr> %217, ptr %220, align 8, !tbaa !114, !alias.scope !112
  %221 = add nuw i64 %212, 4
  %222 = add <2 x i64> %213, splat (i64 4)
  %223 = icmp eq i64 %221, %208
  br i1 %223, label %224, label %211, !llvm.loop !115

224:                                              ; preds = %211
  %225 = icmp eq i64 %183, %208
  br i1 %225, label %229, label %226

226:                                              ; preds = %196, %188, %185, %224
  %227 = phi i64 [ %186, %196 ], [ %186, %188 ], [ %186, %185 ], [ %209, %224 ]
  %228 = phi i64 [ 0, %196 ], [ 0, %188 ], [ 0, %185 ], [ %208, %224 ]
  br label %234

229:                                              ; preds = %234, %224
  %230 = phi i64 [ %209, %224 ], [ %239, %234 ]
  store i64 %230, ptr %170, align 8, !tbaa !28
  br label %231

231:                                              ; preds = %229, %178
  %232 = add nuw nsw i64 %179, 1
  %233 = icmp eq i64 %232, %165
  br i1 %233, label %173, label %178, !llvm.loop !118

234:                                              ; preds = %226, %234
  %235 = phi i64 [ %239, %234 ], [ %227, %226 ]
  %236 = phi i64 [ %242, %234 ], [ %228, %226 ]
  %237 = load ptr, ptr %181, align 8, !tbaa !73
  %238 = getelementptr inbounds nuw %struct.tfc_launch, ptr %237, i64 %236
  %239 = add i64 %235, 1
  %240 = and i64 %235, 63
  %241 = getelementptr inbounds nuw ptr, ptr %169, i64 %240
  store ptr %238, ptr %241, align 8, !tbaa !114
  %242 = add nuw i64 %236, 1
  %243 = icmp eq i64 %242, %183
  br i1 %243, label %229, label %234, !llvm.loop !119

244:                                              ; preds = %102, %121
  store i64 0, ptr %6, align 8, !tbaa !81
  br label %255

245:                                              ; preds = %123
  %246 = load ptr, ptr %18, align 8, !tbaa !14
  %247 = getelementptr inbounds nuw i8, ptr %246, i64 312
  %248 = load ptr, ptr %247, align 8, !tbaa !120
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %250 = load ptr, ptr %249, align 8, !tbaa !121
  %251 = tail call i32 %248(ptr noundef %250, i32 noundef 1) #9
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %254, label %253

253:                                              ; preds = %245
  store i64 -1, ptr %6, align 8, !tbaa !81
  store atomic i32 0, ptr %124 seq_cst, align 4
  br label %255

254:                                              ; preds = %245
  store i64 1, ptr %6, align 8, !tbaa !81
  br label %255

255:                                              ; preds = %244, %13, %176, %173, %127, %123, %254, %253, %3, %9, %17
  %256 = phi i32 [ %25, %17 ], [ 0, %3 ], [ 0, %9 ], [ 0, %176 ], [ %143, %127 ], [ 0, %244 ], [ 0, %123 ], [ 0, %254 ], [ 0, %253 ], [ 0, %173 ], [ 14, %13 ]
  ret i32 %256
}

; Function Attrs: nounwind uwtable
define internal range(i32 -1, 15) i32 @replayable(ptr noundef %0, ptr noundef readonly captures(none) %1) #10 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !74
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !81
  %9 = icmp eq i64 %8, 1
  br i1 %9, label %10, label %53

10:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  store ptr null, ptr %3, align 8, !tbaa !38
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store ptr null, ptr %4, align 8, !tbaa !38
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %12 = load ptr, ptr %11, align 8, !tbaa !14
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 320
  %14 = load ptr, ptr %13, align 8, !tbaa !122
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %16 = load ptr, ptr %15, align 8, !tbaa !121
  %17 = call i32 %14(ptr noundef %16, ptr noundef nonnull %3) #9
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %10
  %20 = load ptr, ptr %11, align 8, !tbaa !14
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 328
  %22 = load ptr, ptr %21, align 8, !tbaa !123
  %23 = load ptr, ptr %3, align 8, !tbaa !38
  %24 = call i32 %22(ptr noundef nonnull %4, ptr noundef %23, i64 noundef 0) #9
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
  %34 = call i32 %33(ptr noundef nonnull %28) #9
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
  %49 = call i32 %46(ptr noundef %37, ptr noundef %48) #9
  %50 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %49, ptr noundef nonnull @.str.12)
  br label %51

51:                                               ; preds = %40, %35
  %52 = phi i32 [ %50, %40 ], [ -1, %35 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  br label %53

53:                                               ; preds = %2, %51
  %54 = phi i32 [ %52, %51 ], [ 0, %2 ]
  ret i32 %54
}

; Function Attrs: nounwind uwtable
define internal i32 @settle(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i64 noundef %4) #10 {
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
  %25 = tail call i32 %22(ptr noundef %24) #9
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
  %41 = tail call i32 %33(ptr noundef %34, i64 noundef %36, i64 noundef %38, ptr noundef %40) #9
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
  %53 = tail call i32 %49(ptr noundef %12, i64 noundef %50, i64 noundef %4, ptr noundef %52) #9
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
  %98 = load <2 x i64>, ptr %89, align 8, !tbaa !92
  store i32 %77, ptr %82, align 8, !tbaa !136
  store i32 0, ptr %94, align 4, !tbaa !136
  store <2 x i64> %98, ptr %97, align 8, !tbaa !92
  %99 = getelementptr inbounds nuw i8, ptr %82, i64 32
  store i64 %91, ptr %99, align 8, !tbaa !92
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
  %111 = tail call i32 %104(i64 noundef %106, i8 noundef 0, i64 noundef %108, ptr noundef %110) #9
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
define internal range(i32 0, 15) i32 @set(ptr noundef %0, ptr noundef %1, i32 noundef %2) #10 {
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
  %14 = tail call i32 %11(ptr noundef %13) #9
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
  %24 = tail call i32 %20(i64 noundef %21, i32 noundef %2, i64 noundef 1, ptr noundef %23) #9
  %25 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %24, ptr noundef nonnull @.str.13)
  br label %26

26:                                               ; preds = %3, %7, %17
  %27 = phi i32 [ %25, %17 ], [ %15, %7 ], [ 14, %3 ]
  ret i32 %27
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @move_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #10 {
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
  %15 = tail call i32 %12(ptr noundef %14) #9
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
  %28 = tail call i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #9
  %29 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @write_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #10 {
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
  %15 = tail call i32 %12(ptr noundef %14) #9
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
  %27 = tail call i32 %23(i64 noundef %24, ptr noundef %2, i64 noundef %3, ptr noundef %26) #9
  %28 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %27, ptr noundef nonnull @.str.2)
  br label %29

29:                                               ; preds = %4, %8, %18, %20
  %30 = phi i32 [ %28, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %30
}

; Function Attrs: nounwind uwtable
define internal range(i32 0, 15) i32 @read_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #10 {
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
  %15 = tail call i32 %12(ptr noundef %14) #9
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
  %27 = tail call i32 %23(ptr noundef %1, i64 noundef %24, i64 noundef %3, ptr noundef %26) #9
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
define internal range(i32 0, 15) i32 @receive_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) #10 {
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
  %23 = tail call i32 %20(ptr noundef %22) #9
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
  %36 = tail call i32 %29(i64 noundef %30, ptr noundef %31, i64 noundef %32, ptr noundef %34, i64 noundef %4, ptr noundef %35) #9
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
define internal range(i32 0, 15) i32 @send_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef writeonly captures(none) %4) #10 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %7 = load atomic i32, ptr %6 monotonic, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %140

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %11 = load ptr, ptr %10, align 8, !tbaa !14
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !19
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !21
  %16 = tail call i32 %13(ptr noundef %15) #9
  %17 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %16, ptr noundef nonnull @.str.8)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %140

19:                                               ; preds = %9
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 184
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
  br i1 %30, label %21, label %24, !llvm.loop !23

31:                                               ; preds = %21, %31
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #9
  %33 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %31, !llvm.loop !25

35:                                               ; preds = %24, %31, %21
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 752
  br label %39

37:                                               ; preds = %39
  %38 = getelementptr inbounds nuw i8, ptr %41, i64 24
  br i1 %44, label %49, label %48

39:                                               ; preds = %39, %35
  %40 = phi i64 [ 0, %35 ], [ %45, %39 ]
  %41 = getelementptr inbounds nuw %struct.tfc_stage, ptr %36, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %43 = load ptr, ptr %42, align 8, !tbaa !36
  %44 = icmp ne ptr %43, null
  %45 = add nuw nsw i64 %40, 1
  %46 = icmp samesign ult i64 %40, 15
  %47 = select i1 %46, i1 %44, i1 false
  br i1 %47, label %39, label %37, !llvm.loop !141

48:                                               ; preds = %37
  store ptr %1, ptr %38, align 8, !tbaa !36
  br label %49

49:                                               ; preds = %48, %37
  %50 = atomicrmw xchg ptr %20, i32 0 release, align 4
  %51 = icmp eq i32 %50, 2
  br i1 %51, label %52, label %54

52:                                               ; preds = %49
  %53 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #9
  br label %54

54:                                               ; preds = %49, %52
  store ptr null, ptr %4, align 8, !tbaa !38
  br i1 %44, label %140, label %55

55:                                               ; preds = %54
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %57 = load ptr, ptr %56, align 8, !tbaa !142
  %58 = icmp eq ptr %57, null
  br i1 %58, label %59, label %66

59:                                               ; preds = %55
  %60 = load ptr, ptr %10, align 8, !tbaa !14
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 272
  %62 = load ptr, ptr %61, align 8, !tbaa !52
  %63 = tail call i32 %62(ptr noundef nonnull %56, i32 noundef 2) #9
  %64 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %63, ptr noundef nonnull @.str.10)
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %115

66:                                               ; preds = %59, %55
  %67 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %68 = load i64, ptr %67, align 8, !tbaa !143
  %69 = icmp ult i64 %68, %3
  br i1 %69, label %70, label %89

70:                                               ; preds = %66
  %71 = load ptr, ptr %41, align 8, !tbaa !144
  %72 = icmp eq ptr %71, null
  br i1 %72, label %80, label %73

73:                                               ; preds = %70
  %74 = load ptr, ptr %10, align 8, !tbaa !14
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 184
  %76 = load ptr, ptr %75, align 8, !tbaa !46
  %77 = tail call i32 %76(ptr noundef nonnull %71) #9
  %78 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %77, ptr noundef nonnull @.str.17)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %115

80:                                               ; preds = %73, %70
  store ptr null, ptr %41, align 8, !tbaa !144
  store i64 0, ptr %67, align 8, !tbaa !143
  %81 = tail call i64 @llvm.umax.i64(i64 %3, i64 65536)
  %82 = load ptr, ptr %10, align 8, !tbaa !14
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 176
  %84 = load ptr, ptr %83, align 8, !tbaa !45
  %85 = tail call i32 %84(ptr noundef nonnull %41, i64 noundef %81, i32 noundef 0) #9
  %86 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %85, ptr noundef nonnull @.str.18)
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %115

88:                                               ; preds = %80
  store i64 %81, ptr %67, align 8, !tbaa !143
  br label %89

89:                                               ; preds = %66, %88
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %91 = load ptr, ptr %90, align 8, !tbaa !145
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %93 = load ptr, ptr %92, align 8, !tbaa !30
  %94 = tail call fastcc i32 @wait_for(ptr noundef nonnull %0, ptr noundef %91, ptr noundef nonnull %0, ptr noundef %93)
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %115

96:                                               ; preds = %89
  %97 = load ptr, ptr %10, align 8, !tbaa !14
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 200
  %99 = load ptr, ptr %98, align 8, !tbaa !33
  %100 = load ptr, ptr %41, align 8, !tbaa !144
  %101 = ptrtoint ptr %2 to i64
  %102 = load ptr, ptr %90, align 8, !tbaa !145
  %103 = tail call i32 %99(ptr noundef %100, i64 noundef %101, i64 noundef %3, ptr noundef %102) #9
  %104 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %103, ptr noundef nonnull @.str.3)
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %115

106:                                              ; preds = %96
  %107 = load ptr, ptr %10, align 8, !tbaa !14
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 288
  %109 = load ptr, ptr %108, align 8, !tbaa !146
  %110 = load ptr, ptr %56, align 8, !tbaa !142
  %111 = load ptr, ptr %90, align 8, !tbaa !145
  %112 = tail call i32 %109(ptr noundef %110, ptr noundef %111) #9
  %113 = tail call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %112, ptr noundef nonnull @.str.16)
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %139, label %115

115:                                              ; preds = %59, %73, %80, %89, %96, %106
  %116 = phi i32 [ %113, %106 ], [ %104, %96 ], [ %94, %89 ], [ %86, %80 ], [ %78, %73 ], [ %64, %59 ]
  br label %120

117:                                              ; preds = %124
  %118 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %131, label %127

120:                                              ; preds = %124, %115
  %121 = phi i32 [ 0, %115 ], [ %125, %124 ]
  %122 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %123 = extractvalue { i32, i1 } %122, 1
  br i1 %123, label %131, label %124

124:                                              ; preds = %120
  tail call void @llvm.aarch64.hint(i32 1)
  %125 = add nuw nsw i32 %121, 1
  %126 = icmp eq i32 %125, 100
  br i1 %126, label %117, label %120, !llvm.loop !23

127:                                              ; preds = %117, %127
  %128 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #9
  %129 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %127, !llvm.loop !25

131:                                              ; preds = %120, %127, %117
  store ptr null, ptr %38, align 8, !tbaa !36
  %132 = atomicrmw xchg ptr %20, i32 0 release, align 4
  %133 = icmp eq i32 %132, 2
  br i1 %133, label %134, label %136

134:                                              ; preds = %131
  %135 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #9
  br label %136

136:                                              ; preds = %131, %134
  %137 = icmp eq i32 %116, 8
  %138 = select i1 %137, i32 0, i32 %116
  br label %140

139:                                              ; preds = %106
  store ptr %41, ptr %4, align 8, !tbaa !38
  br label %140

140:                                              ; preds = %5, %54, %139, %136, %9
  %141 = phi i32 [ %17, %9 ], [ 0, %54 ], [ %138, %136 ], [ 0, %139 ], [ 14, %5 ]
  ret i32 %141
}

; Function Attrs: nounwind uwtable
define internal range(i32 -14, 2) i32 @arrived(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2) #10 {
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
  %14 = tail call i32 %11(ptr noundef %13) #9
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
  %28 = tail call i32 %27(ptr noundef %24) #9
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
define internal ptr @arrival(ptr readnone captures(none) %0, ptr noundef readonly captures(none) %1) #12 {
  %3 = load ptr, ptr %1, align 8, !tbaa !144
  ret ptr %3
}

; Function Attrs: nounwind uwtable
define internal void @release(ptr noundef %0, ptr noundef writeonly captures(none) %1) #10 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 184
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
  br i1 %13, label %4, label %7, !llvm.loop !23

14:                                               ; preds = %4, %14
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #9
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !25

18:                                               ; preds = %7, %14, %4
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store ptr null, ptr %19, align 8, !tbaa !36
  %20 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %21 = icmp eq i32 %20, 2
  br i1 %21, label %22, label %24

22:                                               ; preds = %18
  %23 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #9
  br label %24

24:                                               ; preds = %18, %22
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_stop(ptr noundef captures(none) %0) local_unnamed_addr #10 {
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
  %16 = tail call i32 %15(ptr noundef nonnull %9) #9
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %79

18:                                               ; preds = %11
  %19 = icmp eq ptr %3, null
  br i1 %19, label %25, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %12, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 248
  %23 = load ptr, ptr %22, align 8, !tbaa !147
  %24 = tail call i32 %23(ptr noundef nonnull %3) #9
  br label %25

25:                                               ; preds = %18, %20
  %26 = icmp eq ptr %5, null
  br i1 %26, label %32, label %27

27:                                               ; preds = %25
  %28 = load ptr, ptr %12, align 8, !tbaa !14
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 248
  %30 = load ptr, ptr %29, align 8, !tbaa !147
  %31 = tail call i32 %30(ptr noundef nonnull %5) #9
  br label %32

32:                                               ; preds = %27, %25
  %33 = icmp eq ptr %7, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %32
  %35 = load ptr, ptr %12, align 8, !tbaa !14
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 248
  %37 = load ptr, ptr %36, align 8, !tbaa !147
  %38 = tail call i32 %37(ptr noundef nonnull %7) #9
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
  %55 = tail call i32 %54(ptr noundef nonnull %49) #9
  br label %56

56:                                               ; preds = %51, %45
  %57 = load ptr, ptr %47, align 8, !tbaa !144
  %58 = icmp eq ptr %57, null
  br i1 %58, label %64, label %59

59:                                               ; preds = %56
  %60 = load ptr, ptr %12, align 8, !tbaa !14
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 184
  %62 = load ptr, ptr %61, align 8, !tbaa !46
  %63 = tail call i32 %62(ptr noundef nonnull %57) #9
  br label %64

64:                                               ; preds = %56, %59
  %65 = add nuw nsw i64 %46, 1
  %66 = icmp eq i64 %65, 16
  br i1 %66, label %41, label %45, !llvm.loop !150

67:                                               ; preds = %41
  %68 = load ptr, ptr %12, align 8, !tbaa !14
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 280
  %70 = load ptr, ptr %69, align 8, !tbaa !149
  %71 = tail call i32 %70(ptr noundef nonnull %43) #9
  br label %72

72:                                               ; preds = %67, %41
  %73 = load ptr, ptr %12, align 8, !tbaa !14
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 88
  %75 = load ptr, ptr %74, align 8, !tbaa !151
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %77 = load i32, ptr %76, align 8, !tbaa !49
  %78 = tail call i32 %75(i32 noundef %77) #9
  store ptr null, ptr %8, align 8, !tbaa !21
  br label %79

79:                                               ; preds = %1, %11, %72
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #4

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @launch_one(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) unnamed_addr #11 {
  %5 = alloca [32 x i64], align 8
  %6 = alloca ptr, align 8
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !152
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %10 = load ptr, ptr %9, align 8, !tbaa !87
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  br label %11

11:                                               ; preds = %81, %4
  %12 = phi i32 [ 0, %4 ], [ %82, %81 ]
  %13 = phi ptr [ %8, %4 ], [ %84, %81 ]
  %14 = phi i32 [ 0, %4 ], [ %83, %81 ]
  %15 = load i64, ptr %13, align 8, !tbaa !92
  switch i64 %15, label %30 [
    i64 0, label %85
    i64 1, label %16
    i64 2, label %22
  ]

16:                                               ; preds = %11
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !92
  %19 = add nsw i32 %14, 1
  %20 = sext i32 %14 to i64
  %21 = getelementptr inbounds i64, ptr %5, i64 %20
  store i64 %18, ptr %21, align 8, !tbaa !92
  br label %81

22:                                               ; preds = %11
  %23 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %24 = load i64, ptr %23, align 8, !tbaa !92
  %25 = getelementptr inbounds i64, ptr %10, i64 %24
  %26 = load i64, ptr %25, align 8, !tbaa !92
  %27 = add nsw i32 %14, 1
  %28 = sext i32 %14 to i64
  %29 = getelementptr inbounds i64, ptr %5, i64 %28
  store i64 %26, ptr %29, align 8, !tbaa !92
  br label %81

30:                                               ; preds = %11
  %31 = add nsw i32 %14, -1
  %32 = sext i32 %14 to i64
  %33 = getelementptr i64, ptr %5, i64 %32
  %34 = getelementptr i8, ptr %33, i64 -16
  %35 = load i64, ptr %34, align 8, !tbaa !92
  %36 = sext i32 %31 to i64
  %37 = getelementptr inbounds i64, ptr %5, i64 %36
  %38 = load i64, ptr %37, align 8, !tbaa !92
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
  br label %78

45:                                               ; preds = %30
  %46 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %35, i64 %38)
  %47 = extractvalue { i64, i1 } %46, 1
  %48 = extractvalue { i64, i1 } %46, 0
  %49 = zext i1 %47 to i32
  %50 = or i32 %12, %49
  br label %78

51:                                               ; preds = %30
  %52 = tail call i64 @llvm.smin.i64(i64 %35, i64 %38)
  br label %78

53:                                               ; preds = %30
  %54 = tail call i64 @llvm.smax.i64(i64 %35, i64 %38)
  br label %78

55:                                               ; preds = %30
  %56 = icmp eq i64 %38, 0
  br i1 %56, label %78, label %57

57:                                               ; preds = %55
  %58 = icmp eq i64 %38, -1
  %59 = icmp eq i64 %35, -9223372036854775808
  %60 = and i1 %59, %58
  br i1 %60, label %78, label %61

61:                                               ; preds = %57
  %62 = freeze i64 %35
  %63 = freeze i64 %38
  %64 = sdiv i64 %62, %63
  %65 = mul i64 %64, %63
  %66 = sub i64 %62, %65
  %67 = icmp ne i64 %66, 0
  %68 = xor i64 %66, %38
  %69 = icmp slt i64 %68, 0
  %70 = and i1 %67, %69
  %71 = icmp eq i64 %15, 5
  br i1 %71, label %72, label %75

72:                                               ; preds = %61
  %73 = sext i1 %70 to i64
  %74 = add i64 %64, %73
  br label %78

75:                                               ; preds = %61
  %76 = select i1 %70, i64 %38, i64 0
  %77 = add nsw i64 %76, %66
  br label %78

78:                                               ; preds = %75, %72, %57, %55, %53, %51, %45, %39
  %79 = phi i32 [ %12, %53 ], [ %12, %72 ], [ %12, %75 ], [ %44, %39 ], [ %50, %45 ], [ %12, %51 ], [ 1, %57 ], [ 1, %55 ]
  %80 = phi i64 [ %54, %53 ], [ %74, %72 ], [ %77, %75 ], [ %42, %39 ], [ %48, %45 ], [ %52, %51 ], [ 0, %57 ], [ 0, %55 ]
  store i64 %80, ptr %34, align 8, !tbaa !92
  br label %81

81:                                               ; preds = %78, %22, %16
  %82 = phi i32 [ %79, %78 ], [ %12, %16 ], [ %12, %22 ]
  %83 = phi i32 [ %31, %78 ], [ %19, %16 ], [ %27, %22 ]
  %84 = getelementptr inbounds nuw i8, ptr %13, i64 16
  br label %11, !llvm.loop !154

85:                                               ; preds = %11
  %86 = icmp eq i32 %12, 0
  %87 = load i64, ptr %5, align 8
  %88 = select i1 %86, i64 %87, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  %89 = icmp slt i64 %88, 1
  br i1 %89, label %278, label %90

90:                                               ; preds = %85
  %91 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %92 = load i32, ptr %91, align 8, !tbaa !88
  %93 = add i32 %92, 1
  %94 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %95 = load i32, ptr %94, align 8, !tbaa !155
  %96 = add i32 %93, %95
  %97 = zext i32 %96 to i64
  %98 = tail call ptr @llvm.stacksave.p0()
  %99 = alloca ptr, i64 %97, align 8
  %100 = load i32, ptr %91, align 8, !tbaa !88
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %129, label %102

102:                                              ; preds = %90
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %104 = load ptr, ptr %103, align 8, !tbaa !89
  %105 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %106 = load ptr, ptr %105, align 8, !tbaa !90
  %107 = zext i32 %100 to i64
  %108 = icmp ult i32 %100, 8
  br i1 %108, label %127, label %109

109:                                              ; preds = %102
  %110 = and i64 %107, 4294967288
  br label %111

111:                                              ; preds = %111, %109
  %112 = phi i64 [ 0, %109 ], [ %123, %111 ]
  %113 = getelementptr inbounds nuw i32, ptr %106, i64 %112
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 16
  %115 = load <4 x i32>, ptr %113, align 4, !tbaa !5
  %116 = load <4 x i32>, ptr %114, align 4, !tbaa !5
  %117 = sext <4 x i32> %115 to <4 x i64>
  %118 = sext <4 x i32> %116 to <4 x i64>
  %119 = getelementptr inbounds ptr, ptr %104, <4 x i64> %117
  %120 = getelementptr inbounds ptr, ptr %104, <4 x i64> %118
  %121 = getelementptr inbounds nuw ptr, ptr %99, i64 %112
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 32
  store <4 x ptr> %119, ptr %121, align 8, !tbaa !38
  store <4 x ptr> %120, ptr %122, align 8, !tbaa !38
  %123 = add nuw i64 %112, 8
  %124 = icmp eq i64 %123, %110
  br i1 %124, label %125, label %111, !llvm.loop !156

125:                                              ; preds = %111
  %126 = icmp eq i64 %110, %107
  br i1 %126, label %129, label %127

127:                                              ; preds = %102, %125
  %128 = phi i64 [ 0, %102 ], [ %110, %125 ]
  br label %133

129:                                              ; preds = %133, %125, %90
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  store ptr null, ptr %6, align 8, !tbaa !38
  %130 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %131 = load i32, ptr %130, align 4, !tbaa !157
  %132 = icmp sgt i32 %131, -1
  br i1 %132, label %142, label %154

133:                                              ; preds = %127, %133
  %134 = phi i64 [ %139, %133 ], [ %128, %127 ]
  %135 = getelementptr inbounds nuw i32, ptr %106, i64 %134
  %136 = load i32, ptr %135, align 4, !tbaa !5
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds ptr, ptr %104, i64 %137
  %139 = add nuw nsw i64 %134, 1
  %140 = getelementptr inbounds nuw ptr, ptr %99, i64 %134
  store ptr %138, ptr %140, align 8, !tbaa !38
  %141 = icmp eq i64 %139, %107
  br i1 %141, label %129, label %133, !llvm.loop !158

142:                                              ; preds = %129
  %143 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %144 = load ptr, ptr %143, align 8, !tbaa !95
  %145 = getelementptr inbounds nuw i8, ptr %144, i64 40
  %146 = load ptr, ptr %145, align 8, !tbaa !96
  %147 = load ptr, ptr %146, align 8, !tbaa !127
  %148 = zext nneg i32 %131 to i64
  %149 = getelementptr inbounds nuw %struct.tfc_check, ptr %147, i64 %148
  store ptr %149, ptr %6, align 8, !tbaa !38
  %150 = getelementptr inbounds nuw i8, ptr %146, i64 32
  store i64 1, ptr %150, align 8, !tbaa !106
  %151 = add i32 %100, 1
  %152 = zext i32 %100 to i64
  %153 = getelementptr inbounds nuw ptr, ptr %99, i64 %152
  store ptr %6, ptr %153, align 8, !tbaa !38
  br label %154

154:                                              ; preds = %142, %129
  %155 = phi i32 [ %151, %142 ], [ %100, %129 ]
  %156 = load i32, ptr %94, align 8, !tbaa !155
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %197, label %158

158:                                              ; preds = %154
  %159 = load ptr, ptr %9, align 8, !tbaa !87
  %160 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %161 = load ptr, ptr %160, align 8, !tbaa !159
  %162 = zext i32 %156 to i64
  %163 = icmp ult i32 %156, 8
  br i1 %163, label %194, label %164

164:                                              ; preds = %158
  %165 = add nsw i64 %162, -1
  %166 = trunc i64 %165 to i32
  %167 = xor i32 %155, -1
  %168 = icmp ult i32 %167, %166
  %169 = icmp ugt i64 %165, 4294967295
  %170 = or i1 %168, %169
  br i1 %170, label %194, label %171

171:                                              ; preds = %164
  %172 = and i64 %162, 4294967288
  %173 = trunc nuw i64 %172 to i32
  %174 = add i32 %155, %173
  br label %175

175:                                              ; preds = %175, %171
  %176 = phi i64 [ 0, %171 ], [ %190, %175 ]
  %177 = trunc i64 %176 to i32
  %178 = add i32 %155, %177
  %179 = getelementptr inbounds nuw i32, ptr %161, i64 %176
  %180 = getelementptr inbounds nuw i8, ptr %179, i64 16
  %181 = load <4 x i32>, ptr %179, align 4, !tbaa !5
  %182 = load <4 x i32>, ptr %180, align 4, !tbaa !5
  %183 = sext <4 x i32> %181 to <4 x i64>
  %184 = sext <4 x i32> %182 to <4 x i64>
  %185 = getelementptr inbounds i64, ptr %159, <4 x i64> %183
  %186 = getelementptr inbounds i64, ptr %159, <4 x i64> %184
  %187 = zext i32 %178 to i64
  %188 = getelementptr inbounds nuw ptr, ptr %99, i64 %187
  %189 = getelementptr inbounds nuw i8, ptr %188, i64 32
  store <4 x ptr> %185, ptr %188, align 8, !tbaa !38
  store <4 x ptr> %186, ptr %189, align 8, !tbaa !38
  %190 = add nuw i64 %176, 8
  %191 = icmp eq i64 %190, %172
  br i1 %191, label %192, label %175, !llvm.loop !160

192:                                              ; preds = %175
  %193 = icmp eq i64 %172, %162
  br i1 %193, label %197, label %194

194:                                              ; preds = %164, %158, %192
  %195 = phi i64 [ 0, %164 ], [ 0, %158 ], [ %172, %192 ]
  %196 = phi i32 [ %155, %164 ], [ %155, %158 ], [ %174, %192 ]
  br label %251

197:                                              ; preds = %251, %192, %154
  %198 = getelementptr inbounds nuw i8, ptr %0, i64 184
  br label %202

199:                                              ; preds = %206
  %200 = atomicrmw xchg ptr %198, i32 2 acquire, align 4
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %213, label %209

202:                                              ; preds = %206, %197
  %203 = phi i32 [ 0, %197 ], [ %207, %206 ]
  %204 = cmpxchg ptr %198, i32 0, i32 1 acquire monotonic, align 4
  %205 = extractvalue { i32, i1 } %204, 1
  br i1 %205, label %213, label %206

206:                                              ; preds = %202
  call void @llvm.aarch64.hint(i32 1)
  %207 = add nuw nsw i32 %203, 1
  %208 = icmp eq i32 %207, 100
  br i1 %208, label %199, label %202, !llvm.loop !23

209:                                              ; preds = %199, %209
  %210 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %198, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #9
  %211 = atomicrmw xchg ptr %198, i32 2 acquire, align 4
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %213, label %209, !llvm.loop !25

213:                                              ; preds = %202, %209, %199
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %215 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %216 = load i64, ptr %215, align 8, !tbaa !28
  %217 = add i64 %216, 1
  store i64 %217, ptr %215, align 8, !tbaa !28
  %218 = and i64 %216, 63
  %219 = getelementptr inbounds nuw ptr, ptr %214, i64 %218
  store ptr %3, ptr %219, align 8, !tbaa !114
  %220 = atomicrmw xchg ptr %198, i32 0 release, align 4
  %221 = icmp eq i32 %220, 2
  br i1 %221, label %222, label %224

222:                                              ; preds = %213
  %223 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %198, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #9
  br label %224

224:                                              ; preds = %213, %222
  %225 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %226 = load ptr, ptr %225, align 8, !tbaa !74
  %227 = icmp eq ptr %226, null
  br i1 %227, label %234, label %228

228:                                              ; preds = %224
  %229 = getelementptr inbounds nuw i8, ptr %226, i64 24
  %230 = load i64, ptr %229, align 8, !tbaa !81
  %231 = freeze i64 %230
  %232 = icmp eq i64 %231, 1
  %233 = select i1 %232, i64 160, i64 144
  br label %234

234:                                              ; preds = %224, %228
  %235 = phi i64 [ %233, %228 ], [ 144, %224 ]
  %236 = getelementptr inbounds nuw i8, ptr %0, i64 %235
  %237 = load ptr, ptr %236, align 8, !tbaa !38
  %238 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %239 = load ptr, ptr %238, align 8, !tbaa !14
  %240 = getelementptr inbounds nuw i8, ptr %239, i64 144
  %241 = load ptr, ptr %240, align 8, !tbaa !161
  %242 = load ptr, ptr %3, align 8, !tbaa !162
  %243 = trunc i64 %88 to i32
  %244 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %245 = load i32, ptr %244, align 4, !tbaa !163
  %246 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %247 = load i32, ptr %246, align 8, !tbaa !164
  %248 = call i32 %241(ptr noundef %242, i32 noundef %243, i32 noundef 1, i32 noundef 1, i32 noundef %245, i32 noundef 1, i32 noundef 1, i32 noundef %247, ptr noundef %237, ptr noundef nonnull %99, ptr noundef null) #9
  %249 = call fastcc i32 @noted(ptr noundef nonnull %0, i32 noundef %248, ptr noundef nonnull @.str.11)
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %263, label %276

251:                                              ; preds = %194, %251
  %252 = phi i64 [ %261, %251 ], [ %195, %194 ]
  %253 = phi i32 [ %258, %251 ], [ %196, %194 ]
  %254 = getelementptr inbounds nuw i32, ptr %161, i64 %252
  %255 = load i32, ptr %254, align 4, !tbaa !5
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds i64, ptr %159, i64 %256
  %258 = add i32 %253, 1
  %259 = zext i32 %253 to i64
  %260 = getelementptr inbounds nuw ptr, ptr %99, i64 %259
  store ptr %257, ptr %260, align 8, !tbaa !38
  %261 = add nuw nsw i64 %252, 1
  %262 = icmp eq i64 %261, %162
  br i1 %262, label %197, label %251, !llvm.loop !165

263:                                              ; preds = %234
  %264 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %265 = load i32, ptr %264, align 4, !tbaa !82
  %266 = icmp eq i32 %265, 0
  br i1 %266, label %276, label %267

267:                                              ; preds = %263
  %268 = load ptr, ptr %225, align 8, !tbaa !74
  %269 = icmp eq ptr %268, null
  br i1 %269, label %274, label %270

270:                                              ; preds = %267
  %271 = getelementptr inbounds nuw i8, ptr %268, i64 24
  %272 = load i64, ptr %271, align 8, !tbaa !81
  %273 = icmp eq i64 %272, 1
  br i1 %273, label %276, label %274

274:                                              ; preds = %267, %270
  %275 = call i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %276

276:                                              ; preds = %274, %270, %263, %234
  %277 = phi i32 [ %249, %234 ], [ %275, %274 ], [ 0, %270 ], [ 0, %263 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.stackrestore.p0(ptr %98)
  br label %278

278:                                              ; preds = %85, %276
  %279 = phi i32 [ %277, %276 ], [ 0, %85 ]
  ret i32 %279
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #6

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 15) i32 @wait_for(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr #10 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %65

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !19
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !21
  %15 = tail call i32 %12(ptr noundef %14) #9
  %16 = tail call fastcc i32 @noted(ptr noundef nonnull %2, i32 noundef %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %65

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 176
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
  br i1 %29, label %20, label %23, !llvm.loop !23

30:                                               ; preds = %20, %30
  %31 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %19, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #9
  %32 = atomicrmw xchg ptr %19, i32 2 acquire, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %30, !llvm.loop !25

34:                                               ; preds = %23, %30, %20
  %35 = load ptr, ptr %9, align 8, !tbaa !14
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 288
  %37 = load ptr, ptr %36, align 8, !tbaa !146
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %39 = load ptr, ptr %38, align 8, !tbaa !148
  %40 = tail call i32 %37(ptr noundef %39, ptr noundef %3) #9
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %57

42:                                               ; preds = %34
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %44 = load ptr, ptr %43, align 8, !tbaa !14
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 96
  %46 = load ptr, ptr %45, align 8, !tbaa !19
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %48 = load ptr, ptr %47, align 8, !tbaa !21
  %49 = tail call i32 %46(ptr noundef %48) #9
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %57

51:                                               ; preds = %42
  %52 = load ptr, ptr %43, align 8, !tbaa !14
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 264
  %54 = load ptr, ptr %53, align 8, !tbaa !166
  %55 = load ptr, ptr %38, align 8, !tbaa !148
  %56 = tail call i32 %54(ptr noundef %1, ptr noundef %55, i32 noundef 0) #9
  br label %57

57:                                               ; preds = %51, %42, %34
  %58 = phi i32 [ %49, %42 ], [ %56, %51 ], [ %40, %34 ]
  %59 = atomicrmw xchg ptr %19, i32 0 release, align 4
  %60 = icmp eq i32 %59, 2
  br i1 %60, label %61, label %63

61:                                               ; preds = %57
  %62 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %19, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #9
  br label %63

63:                                               ; preds = %57, %61
  %64 = tail call fastcc i32 @noted(ptr noundef %0, i32 noundef %58, ptr noundef nonnull @.str.15)
  br label %65

65:                                               ; preds = %4, %8, %63
  %66 = phi i32 [ %64, %63 ], [ %16, %8 ], [ 14, %4 ]
  ret i32 %66
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { nounwind }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { nounwind }

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
!91 = distinct !{!91, !24}
!92 = !{!13, !13, i64 0}
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
!161 = !{!20, !12, i64 144}
!162 = !{!153, !12, i64 0}
!163 = !{!153, !6, i64 28}
!164 = !{!153, !6, i64 32}
!165 = distinct !{!165, !24, !116}
!166 = !{!20, !12, i64 264}
attributes #10 = { nounwind minsize optsize }
attributes #11 = { nounwind optsize }
attributes #12 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) minsize optsize }
