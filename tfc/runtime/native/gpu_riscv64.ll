; Made by `python -m tfc.runtime.native` from gpu.c; do not edit.
target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
target triple = "riscv64-unknown-linux-gnu"

%struct.tfc_launch = type { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32 }
%struct.tfc_instruction = type { ptr, ptr, i32, i32, i32, i32 }
%struct.tfc_check = type { i32, i32, i32, i32, i64, i64, i64, double }
%struct.tfc_stage = type { ptr, ptr, i64, ptr }
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
@tfc_gpu_functions = local_unnamed_addr constant [820 x i8] c"cuInit cuDriverGetVersion cuGetErrorName cuGetErrorString cuDeviceGetCount cuDeviceGet cuDeviceGetName cuDeviceGetAttribute cuDeviceTotalMem_v2 cuDeviceGetPCIBusId cuDevicePrimaryCtxRetain cuDevicePrimaryCtxRelease_v2 cuCtxSetCurrent cuModuleLoadDataEx cuModuleUnload cuModuleGetFunction cuFuncGetAttribute cuFuncSetAttribute cuLaunchKernel cuMemGetInfo_v2 cuMemAlloc_v2 cuMemFree_v2 cuMemHostAlloc cuMemFreeHost cuMemcpyHtoDAsync_v2 cuMemcpyDtoHAsync_v2 cuMemcpyDtoDAsync_v2 cuMemcpyPeerAsync cuMemsetD8Async cuMemsetD32Async cuStreamCreate cuStreamDestroy_v2 cuStreamSynchronize cuStreamWaitEvent cuEventCreate cuEventDestroy_v2 cuEventRecord cuEventQuery cuEventSynchronize cuStreamBeginCapture_v2 cuStreamEndCapture cuGraphInstantiateWithFlags cuGraphLaunch cuGraphDestroy cuGraphExecDestroy cuTensorMapEncodeTiled \00", align 1
@.str.9 = private unnamed_addr constant [15 x i8] c"cuStreamCreate\00", align 1
@.str.10 = private unnamed_addr constant [14 x i8] c"cuEventCreate\00", align 1
@.str.11 = private unnamed_addr constant [15 x i8] c"cuLaunchKernel\00", align 1
@encode.steps = internal constant [5 x i32] [i32 1, i32 1, i32 1, i32 1, i32 1], align 4
@.str.12 = private unnamed_addr constant [23 x i8] c"cuTensorMapEncodeTiled\00", align 1
@.str.13 = private unnamed_addr constant [14 x i8] c"cuGraphLaunch\00", align 1
@.str.14 = private unnamed_addr constant [17 x i8] c"cuMemsetD32Async\00", align 1
@.str.15 = private unnamed_addr constant [18 x i8] c"cuMemcpyPeerAsync\00", align 1
@.str.16 = private unnamed_addr constant [18 x i8] c"cuStreamWaitEvent\00", align 1
@.str.17 = private unnamed_addr constant [14 x i8] c"cuEventRecord\00", align 1
@.str.18 = private unnamed_addr constant [14 x i8] c"cuMemFreeHost\00", align 1
@.str.19 = private unnamed_addr constant [15 x i8] c"cuMemHostAlloc\00", align 1
@.str.20 = private unnamed_addr constant [19 x i8] c"cuEventSynchronize\00", align 1
@.str.21 = private unnamed_addr constant [13 x i8] c"cuEventQuery\00", align 1

; Function Attrs: nounwind uwtable
define void @tfc_gpu_forget(ptr noundef %0, ptr noundef captures(none) initializes((24, 32)) %1) local_unnamed_addr #12 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %4 = load ptr, ptr %3, align 8, !tbaa !13
  %5 = icmp eq ptr %4, null
  br i1 %5, label %27, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %8 = load atomic i32, ptr %7 monotonic, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %27

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %12 = load ptr, ptr %11, align 8, !tbaa !18
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %14 = load ptr, ptr %13, align 8, !tbaa !23
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %16 = load ptr, ptr %15, align 8, !tbaa !25
  %17 = tail call signext i32 %14(ptr noundef %16) #11
  %18 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %17, ptr noundef nonnull @.str.8)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %27

20:                                               ; preds = %10
  %21 = load ptr, ptr %11, align 8, !tbaa !18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 352
  %23 = load ptr, ptr %22, align 8, !tbaa !26
  %24 = load ptr, ptr %3, align 8, !tbaa !13
  %25 = tail call signext i32 %23(ptr noundef %24) #11
  %26 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %25, ptr noundef nonnull @.str)
  br label %27

27:                                               ; preds = %6, %20, %10, %2
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @noted(ptr noundef %0, i32 noundef signext %1, ptr noundef %2) unnamed_addr #12 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %40, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 184
  br label %13

7:                                                ; preds = %13
  %8 = add nuw nsw i32 %14, 1
  %9 = icmp eq i32 %8, 100
  br i1 %9, label %10, label %13, !llvm.loop !27

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
  %18 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %6, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
  %19 = atomicrmw xchg ptr %6, i32 2 acquire, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %17, !llvm.loop !29

21:                                               ; preds = %13, %17, %10
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %23 = load atomic i32, ptr %22 seq_cst, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %29

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 %1, ptr %26, align 8, !tbaa !30
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 200
  store ptr %2, ptr %27, align 8, !tbaa !31
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
  %33 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %6, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
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
define signext range(i32 0, 15) i32 @tfc_gpu_wait(ptr noundef %0) local_unnamed_addr #12 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %3 = load atomic i32, ptr %2 monotonic, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %52

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %7 = load ptr, ptr %6, align 8, !tbaa !18
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %9 = load ptr, ptr %8, align 8, !tbaa !23
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load ptr, ptr %10, align 8, !tbaa !25
  %12 = tail call signext i32 %9(ptr noundef %11) #11
  %13 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %12, ptr noundef nonnull @.str.8)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %52

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %17 = load i64, ptr %16, align 8, !tbaa !32
  %18 = load ptr, ptr %6, align 8, !tbaa !18
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 256
  %20 = load ptr, ptr %19, align 8, !tbaa !33
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %22 = load ptr, ptr %21, align 8, !tbaa !34
  %23 = tail call signext i32 %20(ptr noundef %22) #11
  %24 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %23, ptr noundef nonnull @.str.1)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %52

26:                                               ; preds = %15
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 184
  br label %34

28:                                               ; preds = %34
  %29 = add nuw nsw i32 %35, 1
  %30 = icmp eq i32 %29, 100
  br i1 %30, label %31, label %34, !llvm.loop !27

31:                                               ; preds = %28
  %32 = atomicrmw xchg ptr %27, i32 2 acquire, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %42, label %38

34:                                               ; preds = %28, %26
  %35 = phi i32 [ 0, %26 ], [ %29, %28 ]
  %36 = cmpxchg ptr %27, i32 0, i32 1 acquire monotonic, align 4
  %37 = extractvalue { i32, i1 } %36, 1
  br i1 %37, label %42, label %28

38:                                               ; preds = %31, %38
  %39 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %27, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
  %40 = atomicrmw xchg ptr %27, i32 2 acquire, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %38, !llvm.loop !29

42:                                               ; preds = %34, %38, %31
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %44 = load i64, ptr %43, align 8, !tbaa !35
  %45 = icmp ugt i64 %17, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %42
  store i64 %17, ptr %43, align 8, !tbaa !35
  br label %47

47:                                               ; preds = %46, %42
  %48 = atomicrmw xchg ptr %27, i32 0 release, align 4
  %49 = icmp eq i32 %48, 2
  br i1 %49, label %50, label %52

50:                                               ; preds = %47
  %51 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %27, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
  br label %52

52:                                               ; preds = %1, %50, %47, %5, %15
  %53 = phi i32 [ %13, %5 ], [ 0, %50 ], [ %24, %15 ], [ 0, %47 ], [ 14, %1 ]
  ret i32 %53
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: inlinehint nounwind uwtable
define internal fastcc void @lock(ptr noundef %0) unnamed_addr #13 {
  br label %8

2:                                                ; preds = %8
  %3 = add nuw nsw i32 %9, 1
  %4 = icmp eq i32 %3, 100
  br i1 %4, label %5, label %8, !llvm.loop !27

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
  %13 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef %0, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
  %14 = atomicrmw xchg ptr %0, i32 2 acquire, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %12, !llvm.loop !29

16:                                               ; preds = %8, %12, %5
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define internal fastcc void @unlock(ptr noundef %0) unnamed_addr #13 {
  %2 = atomicrmw xchg ptr %0, i32 0 release, align 4
  %3 = icmp eq i32 %2, 2
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef %0, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
  br label %6

6:                                                ; preds = %4, %1
  ret void
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 15) i32 @tfc_gpu_write(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #12 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %29

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !18
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !23
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !25
  %15 = tail call signext i32 %12(ptr noundef %14) #11
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %29

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %29, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 192
  %23 = load ptr, ptr %22, align 8, !tbaa !36
  %24 = ptrtoint ptr %1 to i64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %26 = load ptr, ptr %25, align 8, !tbaa !34
  %27 = tail call signext i32 %23(i64 noundef %24, ptr noundef %2, i64 noundef %3, ptr noundef %26) #11
  %28 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %27, ptr noundef nonnull @.str.2)
  br label %29

29:                                               ; preds = %4, %8, %18, %20
  %30 = phi i32 [ %28, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %30
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 15) i32 @tfc_gpu_read(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #12 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !18
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !23
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !25
  %15 = tail call signext i32 %12(ptr noundef %14) #11
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 200
  %23 = load ptr, ptr %22, align 8, !tbaa !37
  %24 = ptrtoint ptr %2 to i64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %26 = load ptr, ptr %25, align 8, !tbaa !34
  %27 = tail call signext i32 %23(ptr noundef %1, i64 noundef %24, i64 noundef %3, ptr noundef %26) #11
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
define signext range(i32 0, 15) i32 @tfc_gpu_move(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #12 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !18
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !23
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !25
  %15 = tail call signext i32 %12(ptr noundef %14) #11
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 208
  %23 = load ptr, ptr %22, align 8, !tbaa !38
  %24 = ptrtoint ptr %1 to i64
  %25 = ptrtoint ptr %2 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %27 = load ptr, ptr %26, align 8, !tbaa !34
  %28 = tail call signext i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #11
  %29 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 15) i32 @tfc_gpu_fill(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #12 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !18
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !23
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !25
  %15 = tail call signext i32 %12(ptr noundef %14) #11
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 224
  %23 = load ptr, ptr %22, align 8, !tbaa !39
  %24 = ptrtoint ptr %1 to i64
  %25 = trunc i64 %2 to i8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %27 = load ptr, ptr %26, align 8, !tbaa !34
  %28 = tail call signext i32 %23(i64 noundef %24, i8 noundef zeroext %25, i64 noundef %3, ptr noundef %27) #11
  %29 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %28, ptr noundef nonnull @.str.5)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_drop(ptr noundef %0, ptr noundef readnone captures(address) %1) local_unnamed_addr #12 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 184
  br label %10

4:                                                ; preds = %10
  %5 = add nuw nsw i32 %11, 1
  %6 = icmp eq i32 %5, 100
  br i1 %6, label %7, label %10, !llvm.loop !27

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
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !29

18:                                               ; preds = %10, %14, %7
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 776
  %20 = load ptr, ptr %19, align 8, !tbaa !40
  %21 = icmp eq ptr %20, %1
  br i1 %21, label %25, label %26

22:                                               ; preds = %101
  %23 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
  br label %24

24:                                               ; preds = %101, %22
  ret void

25:                                               ; preds = %18
  store ptr null, ptr %19, align 8, !tbaa !40
  br label %26

26:                                               ; preds = %18, %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %28 = load ptr, ptr %27, align 8, !tbaa !40
  %29 = icmp eq ptr %28, %1
  br i1 %29, label %30, label %31

30:                                               ; preds = %26
  store ptr null, ptr %27, align 8, !tbaa !40
  br label %31

31:                                               ; preds = %30, %26
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 840
  %33 = load ptr, ptr %32, align 8, !tbaa !40
  %34 = icmp eq ptr %33, %1
  br i1 %34, label %35, label %36

35:                                               ; preds = %31
  store ptr null, ptr %32, align 8, !tbaa !40
  br label %36

36:                                               ; preds = %35, %31
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 872
  %38 = load ptr, ptr %37, align 8, !tbaa !40
  %39 = icmp eq ptr %38, %1
  br i1 %39, label %40, label %41

40:                                               ; preds = %36
  store ptr null, ptr %37, align 8, !tbaa !40
  br label %41

41:                                               ; preds = %40, %36
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 904
  %43 = load ptr, ptr %42, align 8, !tbaa !40
  %44 = icmp eq ptr %43, %1
  br i1 %44, label %45, label %46

45:                                               ; preds = %41
  store ptr null, ptr %42, align 8, !tbaa !40
  br label %46

46:                                               ; preds = %45, %41
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 936
  %48 = load ptr, ptr %47, align 8, !tbaa !40
  %49 = icmp eq ptr %48, %1
  br i1 %49, label %50, label %51

50:                                               ; preds = %46
  store ptr null, ptr %47, align 8, !tbaa !40
  br label %51

51:                                               ; preds = %50, %46
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 968
  %53 = load ptr, ptr %52, align 8, !tbaa !40
  %54 = icmp eq ptr %53, %1
  br i1 %54, label %55, label %56

55:                                               ; preds = %51
  store ptr null, ptr %52, align 8, !tbaa !40
  br label %56

56:                                               ; preds = %55, %51
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 1000
  %58 = load ptr, ptr %57, align 8, !tbaa !40
  %59 = icmp eq ptr %58, %1
  br i1 %59, label %60, label %61

60:                                               ; preds = %56
  store ptr null, ptr %57, align 8, !tbaa !40
  br label %61

61:                                               ; preds = %60, %56
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 1032
  %63 = load ptr, ptr %62, align 8, !tbaa !40
  %64 = icmp eq ptr %63, %1
  br i1 %64, label %65, label %66

65:                                               ; preds = %61
  store ptr null, ptr %62, align 8, !tbaa !40
  br label %66

66:                                               ; preds = %65, %61
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 1064
  %68 = load ptr, ptr %67, align 8, !tbaa !40
  %69 = icmp eq ptr %68, %1
  br i1 %69, label %70, label %71

70:                                               ; preds = %66
  store ptr null, ptr %67, align 8, !tbaa !40
  br label %71

71:                                               ; preds = %70, %66
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 1096
  %73 = load ptr, ptr %72, align 8, !tbaa !40
  %74 = icmp eq ptr %73, %1
  br i1 %74, label %75, label %76

75:                                               ; preds = %71
  store ptr null, ptr %72, align 8, !tbaa !40
  br label %76

76:                                               ; preds = %75, %71
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 1128
  %78 = load ptr, ptr %77, align 8, !tbaa !40
  %79 = icmp eq ptr %78, %1
  br i1 %79, label %80, label %81

80:                                               ; preds = %76
  store ptr null, ptr %77, align 8, !tbaa !40
  br label %81

81:                                               ; preds = %80, %76
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 1160
  %83 = load ptr, ptr %82, align 8, !tbaa !40
  %84 = icmp eq ptr %83, %1
  br i1 %84, label %85, label %86

85:                                               ; preds = %81
  store ptr null, ptr %82, align 8, !tbaa !40
  br label %86

86:                                               ; preds = %85, %81
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 1192
  %88 = load ptr, ptr %87, align 8, !tbaa !40
  %89 = icmp eq ptr %88, %1
  br i1 %89, label %90, label %91

90:                                               ; preds = %86
  store ptr null, ptr %87, align 8, !tbaa !40
  br label %91

91:                                               ; preds = %90, %86
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 1224
  %93 = load ptr, ptr %92, align 8, !tbaa !40
  %94 = icmp eq ptr %93, %1
  br i1 %94, label %95, label %96

95:                                               ; preds = %91
  store ptr null, ptr %92, align 8, !tbaa !40
  br label %96

96:                                               ; preds = %95, %91
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 1256
  %98 = load ptr, ptr %97, align 8, !tbaa !40
  %99 = icmp eq ptr %98, %1
  br i1 %99, label %100, label %101

100:                                              ; preds = %96
  store ptr null, ptr %97, align 8, !tbaa !40
  br label %101

101:                                              ; preds = %100, %96
  %102 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %103 = icmp eq i32 %102, 2
  br i1 %103, label %22, label %24
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_load(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #12 {
  %6 = alloca [2 x i32], align 8
  %7 = alloca [2 x ptr], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  store i64 25769803781, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #11
  store ptr %2, ptr %7, align 8, !tbaa !42
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = inttoptr i64 %3 to ptr
  store ptr %9, ptr %8, align 8, !tbaa !42
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %11 = load ptr, ptr %10, align 8, !tbaa !18
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !23
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !25
  %16 = tail call signext i32 %13(ptr noundef %15) #11
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %23

18:                                               ; preds = %5
  %19 = load ptr, ptr %10, align 8, !tbaa !18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 104
  %21 = load ptr, ptr %20, align 8, !tbaa !43
  %22 = call signext i32 %21(ptr noundef %4, ptr noundef %1, i32 noundef signext 2, ptr noundef nonnull %6, ptr noundef nonnull %7) #11
  br label %23

23:                                               ; preds = %5, %18
  %24 = phi i32 [ %22, %18 ], [ %16, %5 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  ret i32 %24
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_unload(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #12 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %4 = load ptr, ptr %3, align 8, !tbaa !18
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !23
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %8 = load ptr, ptr %7, align 8, !tbaa !25
  %9 = tail call signext i32 %6(ptr noundef %8) #11
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %22

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !18
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %14 = load ptr, ptr %13, align 8, !tbaa !33
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %16 = load ptr, ptr %15, align 8, !tbaa !34
  %17 = tail call signext i32 %14(ptr noundef %16) #11
  %18 = load ptr, ptr %3, align 8, !tbaa !18
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 112
  %20 = load ptr, ptr %19, align 8, !tbaa !44
  %21 = tail call signext i32 %20(ptr noundef %1) #11
  br label %22

22:                                               ; preds = %2, %11
  %23 = phi i32 [ %21, %11 ], [ %9, %2 ]
  ret i32 %23
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_function(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #12 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %6 = load ptr, ptr %5, align 8, !tbaa !18
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !23
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !25
  %11 = tail call signext i32 %8(ptr noundef %10) #11
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !18
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 120
  %16 = load ptr, ptr %15, align 8, !tbaa !45
  %17 = tail call signext i32 %16(ptr noundef %3, ptr noundef %1, ptr noundef %2) #11
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_allow(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef signext %2) local_unnamed_addr #12 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load ptr, ptr %4, align 8, !tbaa !18
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !23
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !25
  %10 = tail call signext i32 %7(ptr noundef %9) #11
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !18
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !46
  %16 = tail call signext i32 %15(ptr noundef %1, i32 noundef signext 8, i32 noundef signext %2) #11
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_attribute(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef signext %2, ptr noundef %3) local_unnamed_addr #12 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %6 = load ptr, ptr %5, align 8, !tbaa !18
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !23
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !25
  %11 = tail call signext i32 %8(ptr noundef %10) #11
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !18
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 128
  %16 = load ptr, ptr %15, align 8, !tbaa !47
  %17 = tail call signext i32 %16(ptr noundef %3, i32 noundef signext %2, ptr noundef %1) #11
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_alloc(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #12 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load ptr, ptr %4, align 8, !tbaa !18
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !23
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !25
  %10 = tail call signext i32 %7(ptr noundef %9) #11
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !18
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 160
  %15 = load ptr, ptr %14, align 8, !tbaa !48
  %16 = tail call signext i32 %15(ptr noundef %2, i64 noundef %1) #11
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_free(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #12 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %4 = load ptr, ptr %3, align 8, !tbaa !18
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !23
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %8 = load ptr, ptr %7, align 8, !tbaa !25
  %9 = tail call signext i32 %6(ptr noundef %8) #11
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !18
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %14 = load ptr, ptr %13, align 8, !tbaa !49
  %15 = tail call signext i32 %14(i64 noundef %1) #11
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_pin(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #12 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load ptr, ptr %4, align 8, !tbaa !18
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !23
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !25
  %10 = tail call signext i32 %7(ptr noundef %9) #11
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !18
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 176
  %15 = load ptr, ptr %14, align 8, !tbaa !50
  %16 = tail call signext i32 %15(ptr noundef %2, i64 noundef %1, i32 noundef signext 0) #11
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_unpin(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #12 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %4 = load ptr, ptr %3, align 8, !tbaa !18
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !23
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %8 = load ptr, ptr %7, align 8, !tbaa !25
  %9 = tail call signext i32 %6(ptr noundef %8) #11
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !18
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %14 = load ptr, ptr %13, align 8, !tbaa !51
  %15 = tail call signext i32 %14(ptr noundef %1) #11
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_memory(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #12 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load ptr, ptr %4, align 8, !tbaa !18
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !23
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !25
  %10 = tail call signext i32 %7(ptr noundef %9) #11
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !18
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %15 = load ptr, ptr %14, align 8, !tbaa !52
  %16 = tail call signext i32 %15(ptr noundef %1, ptr noundef %2) #11
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_start(ptr noundef initializes((200, 208)) %0) local_unnamed_addr #12 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #11
  store i32 0, ptr %2, align 4, !tbaa !9
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 200
  store ptr @.str.6, ptr %3, align 8, !tbaa !31
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load ptr, ptr %4, align 8, !tbaa !18
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !53
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %9 = load i32, ptr %8, align 8, !tbaa !54
  %10 = call signext i32 %7(ptr noundef nonnull %2, i32 noundef signext %9) #11
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %70

12:                                               ; preds = %1
  store ptr @.str.7, ptr %3, align 8, !tbaa !31
  %13 = load ptr, ptr %4, align 8, !tbaa !18
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 80
  %15 = load ptr, ptr %14, align 8, !tbaa !55
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %17 = load i32, ptr %2, align 4, !tbaa !9
  %18 = call signext i32 %15(ptr noundef nonnull %16, i32 noundef signext %17) #11
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %70

20:                                               ; preds = %12
  store ptr @.str.8, ptr %3, align 8, !tbaa !31
  %21 = load ptr, ptr %4, align 8, !tbaa !18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 96
  %23 = load ptr, ptr %22, align 8, !tbaa !23
  %24 = load ptr, ptr %16, align 8, !tbaa !25
  %25 = call signext i32 %23(ptr noundef %24) #11
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %70

27:                                               ; preds = %20
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %30 = load ptr, ptr %4, align 8, !tbaa !18
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 240
  %32 = load ptr, ptr %31, align 8, !tbaa !56
  %33 = call signext i32 %32(ptr noundef nonnull %28, i32 noundef signext 1) #11
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %48

35:                                               ; preds = %27
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %37 = load ptr, ptr %4, align 8, !tbaa !18
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 240
  %39 = load ptr, ptr %38, align 8, !tbaa !56
  %40 = call signext i32 %39(ptr noundef nonnull %36, i32 noundef signext 1) #11
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %48

42:                                               ; preds = %35
  %43 = load ptr, ptr %4, align 8, !tbaa !18
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 240
  %45 = load ptr, ptr %44, align 8, !tbaa !56
  %46 = call signext i32 %45(ptr noundef nonnull %29, i32 noundef signext 1) #11
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %50, label %48

48:                                               ; preds = %27, %35, %42
  %49 = phi i32 [ %33, %27 ], [ %40, %35 ], [ %46, %42 ]
  store ptr @.str.9, ptr %3, align 8, !tbaa !31
  br label %70

50:                                               ; preds = %42
  store ptr @.str.10, ptr %3, align 8, !tbaa !31
  %51 = load ptr, ptr %4, align 8, !tbaa !18
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 272
  %53 = load ptr, ptr %52, align 8, !tbaa !57
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %55 = call signext i32 %53(ptr noundef nonnull %54, i32 noundef signext 2) #11
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %70

57:                                               ; preds = %50
  store ptr @launch, ptr %0, align 8, !tbaa !58
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr @replay, ptr %58, align 8, !tbaa !59
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr @replayable, ptr %59, align 8, !tbaa !60
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr @settle, ptr %60, align 8, !tbaa !61
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr @set, ptr %61, align 8, !tbaa !62
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr @move_, ptr %62, align 8, !tbaa !63
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr @write_, ptr %63, align 8, !tbaa !64
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr @read_, ptr %64, align 8, !tbaa !65
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr @receive_, ptr %65, align 8, !tbaa !66
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr @send_, ptr %66, align 8, !tbaa !67
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr @arrived, ptr %67, align 8, !tbaa !68
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr @arrival, ptr %68, align 8, !tbaa !69
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr @release, ptr %69, align 8, !tbaa !70
  br label %70

70:                                               ; preds = %48, %50, %20, %12, %1, %57
  %71 = phi i32 [ 0, %57 ], [ %10, %1 ], [ %18, %12 ], [ %25, %20 ], [ %55, %50 ], [ %49, %48 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #11
  ret i32 %71
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @launch(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) #14 {
  %4 = load ptr, ptr %2, align 8, !tbaa !71
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !18
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !23
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !25
  %15 = tail call signext i32 %12(ptr noundef %14) #11
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !74
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %32, label %26

22:                                               ; preds = %26
  %23 = add nuw i64 %27, 1
  %24 = load i64, ptr %19, align 8, !tbaa !74
  %25 = icmp ult i64 %23, %24
  br i1 %25, label %26, label %32, !llvm.loop !77

26:                                               ; preds = %18, %22
  %27 = phi i64 [ %23, %22 ], [ 0, %18 ]
  %28 = load ptr, ptr %4, align 8, !tbaa !78
  %29 = getelementptr inbounds nuw %struct.tfc_launch, ptr %28, i64 %27
  %30 = tail call fastcc signext i32 @launch_one(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef %29)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %22, label %32

32:                                               ; preds = %22, %26, %18, %3, %8
  %33 = phi i32 [ %16, %8 ], [ 14, %3 ], [ 0, %18 ], [ 0, %22 ], [ %30, %26 ]
  ret i32 %33
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @replay(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) #14 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %5 = load ptr, ptr %4, align 8, !tbaa !79
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !86
  %8 = icmp slt i64 %7, 0
  br i1 %8, label %180, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %11 = load i32, ptr %10, align 4, !tbaa !87
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %180

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %15 = load ptr, ptr %14, align 8, !tbaa !18
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 328
  %17 = load ptr, ptr %16, align 8, !tbaa !88
  %18 = icmp eq ptr %17, null
  br i1 %18, label %180, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %21 = load atomic i32, ptr %20 monotonic, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %180

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 96
  %25 = load ptr, ptr %24, align 8, !tbaa !23
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %27 = load ptr, ptr %26, align 8, !tbaa !25
  %28 = tail call signext i32 %25(ptr noundef %27) #11
  %29 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %28, ptr noundef nonnull @.str.8)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %180

31:                                               ; preds = %23
  %32 = load ptr, ptr %4, align 8, !tbaa !79
  %33 = load ptr, ptr %32, align 8, !tbaa !89
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !90
  %36 = icmp sgt i64 %35, 0
  br i1 %36, label %37, label %40

37:                                               ; preds = %31
  %38 = load ptr, ptr %1, align 8, !tbaa !91
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %49

40:                                               ; preds = %65, %31
  %41 = phi i32 [ 1, %31 ], [ %67, %65 ]
  %42 = phi ptr [ %33, %31 ], [ %68, %65 ]
  %43 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !92
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %100

46:                                               ; preds = %40
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %48 = load ptr, ptr %47, align 8, !tbaa !93
  br label %87

49:                                               ; preds = %65, %37
  %50 = phi i64 [ %35, %37 ], [ %66, %65 ]
  %51 = phi ptr [ %33, %37 ], [ %68, %65 ]
  %52 = phi i32 [ 1, %37 ], [ %67, %65 ]
  %53 = phi i64 [ 0, %37 ], [ %69, %65 ]
  %54 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %38, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %56 = load i32, ptr %55, align 8, !tbaa !94
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %65, label %58

58:                                               ; preds = %49
  %59 = load ptr, ptr %39, align 8, !tbaa !95
  %60 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %61 = load ptr, ptr %60, align 8, !tbaa !96
  %62 = zext i32 %56 to i64
  br label %71

63:                                               ; preds = %71
  %64 = load i64, ptr %34, align 8, !tbaa !90
  br label %65

65:                                               ; preds = %63, %49
  %66 = phi i64 [ %50, %49 ], [ %64, %63 ]
  %67 = phi i32 [ %52, %49 ], [ %83, %63 ]
  %68 = phi ptr [ %51, %49 ], [ %85, %63 ]
  %69 = add nuw nsw i64 %53, 1
  %70 = icmp slt i64 %69, %66
  br i1 %70, label %49, label %40, !llvm.loop !97

71:                                               ; preds = %71, %58
  %72 = phi i64 [ 0, %58 ], [ %84, %71 ]
  %73 = phi ptr [ %51, %58 ], [ %85, %71 ]
  %74 = phi i32 [ %52, %58 ], [ %83, %71 ]
  %75 = getelementptr inbounds nuw i32, ptr %61, i64 %72
  %76 = load i32, ptr %75, align 4, !tbaa !9
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds ptr, ptr %59, i64 %77
  %79 = load ptr, ptr %78, align 8, !tbaa !42
  %80 = ptrtoint ptr %79 to i64
  %81 = load i64, ptr %73, align 8, !tbaa !98
  %82 = icmp eq i64 %81, %80
  %83 = select i1 %82, i32 %74, i32 0
  store i64 %80, ptr %73, align 8, !tbaa !98
  %84 = add nuw nsw i64 %72, 1
  %85 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %86 = icmp eq i64 %84, %62
  br i1 %86, label %63, label %71, !llvm.loop !99

87:                                               ; preds = %87, %46
  %88 = phi i64 [ 0, %46 ], [ %96, %87 ]
  %89 = phi ptr [ %42, %46 ], [ %97, %87 ]
  %90 = phi i32 [ %41, %46 ], [ %95, %87 ]
  %91 = load i64, ptr %89, align 8, !tbaa !98
  %92 = getelementptr inbounds nuw i64, ptr %48, i64 %88
  %93 = load i64, ptr %92, align 8, !tbaa !98
  %94 = icmp eq i64 %91, %93
  %95 = select i1 %94, i32 %90, i32 0
  store i64 %93, ptr %89, align 8, !tbaa !98
  %96 = add nuw nsw i64 %88, 1
  %97 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %98 = load i64, ptr %43, align 8, !tbaa !92
  %99 = icmp slt i64 %96, %98
  br i1 %99, label %87, label %100, !llvm.loop !100

100:                                              ; preds = %87, %40
  %101 = phi i32 [ %41, %40 ], [ %95, %87 ]
  %102 = icmp eq i32 %101, 0
  %103 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %104 = load ptr, ptr %103, align 8, !tbaa !13
  %105 = icmp eq ptr %104, null
  br i1 %102, label %106, label %110

106:                                              ; preds = %100
  br i1 %105, label %169, label %107

107:                                              ; preds = %106
  tail call void @tfc_gpu_forget(ptr noundef nonnull %0, ptr noundef nonnull %5)
  %108 = load ptr, ptr %103, align 8, !tbaa !13
  %109 = icmp eq ptr %108, null
  br i1 %109, label %169, label %115

110:                                              ; preds = %100
  br i1 %105, label %111, label %115

111:                                              ; preds = %110
  store i64 0, ptr %6, align 8, !tbaa !86
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 180
  %113 = cmpxchg ptr %112, i32 0, i32 1 seq_cst seq_cst, align 4
  %114 = extractvalue { i32, i1 } %113, 1
  br i1 %114, label %170, label %180

115:                                              ; preds = %110, %107
  %116 = phi ptr [ %104, %110 ], [ %108, %107 ]
  %117 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %118 = load ptr, ptr %117, align 8, !tbaa !101
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 40
  %120 = load ptr, ptr %119, align 8, !tbaa !102
  %121 = getelementptr inbounds nuw i8, ptr %120, i64 24
  %122 = load i64, ptr %121, align 8, !tbaa !109
  %123 = icmp sgt i64 %122, 0
  %124 = zext i1 %123 to i64
  %125 = getelementptr inbounds nuw i8, ptr %120, i64 32
  store i64 %124, ptr %125, align 8, !tbaa !112
  %126 = load ptr, ptr %14, align 8, !tbaa !18
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 336
  %128 = load ptr, ptr %127, align 8, !tbaa !113
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %130 = load ptr, ptr %129, align 8, !tbaa !34
  %131 = tail call signext i32 %128(ptr noundef nonnull %116, ptr noundef %130) #11
  %132 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %131, ptr noundef nonnull @.str.13)
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %134, label %180

134:                                              ; preds = %115
  store i32 0, ptr %2, align 4, !tbaa !9
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 184
  tail call fastcc void @lock(ptr noundef nonnull %135)
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 736
  %137 = load i64, ptr %136, align 8, !tbaa !114
  %138 = add i64 %137, 1
  store i64 %138, ptr %136, align 8, !tbaa !114
  %139 = load i64, ptr %34, align 8, !tbaa !90
  %140 = icmp sgt i64 %139, 0
  br i1 %140, label %141, label %145

141:                                              ; preds = %134
  %142 = load ptr, ptr %1, align 8, !tbaa !91
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %146

145:                                              ; preds = %156, %134
  tail call fastcc void @unlock(ptr noundef nonnull %135)
  br label %180

146:                                              ; preds = %141, %156
  %147 = phi i64 [ 0, %141 ], [ %157, %156 ]
  %148 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %142, i64 %147
  %149 = load ptr, ptr %148, align 8, !tbaa !71
  %150 = getelementptr inbounds nuw i8, ptr %149, i64 8
  %151 = load i64, ptr %150, align 8, !tbaa !74
  %152 = icmp eq i64 %151, 0
  br i1 %152, label %156, label %153

153:                                              ; preds = %146
  %154 = load i64, ptr %144, align 8, !tbaa !32
  br label %159

155:                                              ; preds = %159
  store i64 %164, ptr %144, align 8, !tbaa !32
  br label %156

156:                                              ; preds = %155, %146
  %157 = add nuw nsw i64 %147, 1
  %158 = icmp eq i64 %157, %139
  br i1 %158, label %145, label %146, !llvm.loop !115

159:                                              ; preds = %153, %159
  %160 = phi i64 [ %154, %153 ], [ %164, %159 ]
  %161 = phi i64 [ 0, %153 ], [ %167, %159 ]
  %162 = load ptr, ptr %149, align 8, !tbaa !78
  %163 = getelementptr inbounds nuw %struct.tfc_launch, ptr %162, i64 %161
  %164 = add i64 %160, 1
  %165 = and i64 %160, 63
  %166 = getelementptr inbounds nuw ptr, ptr %143, i64 %165
  store ptr %163, ptr %166, align 8, !tbaa !116
  %167 = add nuw i64 %161, 1
  %168 = icmp eq i64 %167, %151
  br i1 %168, label %155, label %159, !llvm.loop !117

169:                                              ; preds = %106, %107
  store i64 0, ptr %6, align 8, !tbaa !86
  br label %180

170:                                              ; preds = %111
  %171 = load ptr, ptr %14, align 8, !tbaa !18
  %172 = getelementptr inbounds nuw i8, ptr %171, i64 312
  %173 = load ptr, ptr %172, align 8, !tbaa !118
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %175 = load ptr, ptr %174, align 8, !tbaa !119
  %176 = tail call signext i32 %173(ptr noundef %175, i32 noundef signext 1) #11
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %179, label %178

178:                                              ; preds = %170
  store i64 -1, ptr %6, align 8, !tbaa !86
  store atomic i32 0, ptr %112 seq_cst, align 4
  br label %180

179:                                              ; preds = %170
  store i64 1, ptr %6, align 8, !tbaa !86
  br label %180

180:                                              ; preds = %169, %19, %145, %115, %111, %179, %178, %3, %9, %13, %23
  %181 = phi i32 [ %29, %23 ], [ 0, %3 ], [ 0, %13 ], [ 0, %9 ], [ 0, %145 ], [ %132, %115 ], [ 0, %169 ], [ 0, %111 ], [ 0, %179 ], [ 0, %178 ], [ 14, %19 ]
  ret i32 %181
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 -1, 15) i32 @replayable(ptr noundef %0, ptr noundef readonly captures(none) %1) #12 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !79
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !86
  %9 = icmp eq i64 %8, 1
  br i1 %9, label %10, label %53

10:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  store ptr null, ptr %3, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  store ptr null, ptr %4, align 8, !tbaa !42
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %12 = load ptr, ptr %11, align 8, !tbaa !18
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 320
  %14 = load ptr, ptr %13, align 8, !tbaa !120
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %16 = load ptr, ptr %15, align 8, !tbaa !119
  %17 = call signext i32 %14(ptr noundef %16, ptr noundef nonnull %3) #11
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %10
  %20 = load ptr, ptr %11, align 8, !tbaa !18
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 328
  %22 = load ptr, ptr %21, align 8, !tbaa !88
  %23 = load ptr, ptr %3, align 8, !tbaa !42
  %24 = call signext i32 %22(ptr noundef nonnull %4, ptr noundef %23, i64 noundef 0) #11
  %25 = icmp eq i32 %24, 0
  br label %26

26:                                               ; preds = %19, %10
  %27 = phi i1 [ %25, %19 ], [ false, %10 ]
  %28 = load ptr, ptr %3, align 8, !tbaa !42
  %29 = icmp eq ptr %28, null
  br i1 %29, label %35, label %30

30:                                               ; preds = %26
  %31 = load ptr, ptr %11, align 8, !tbaa !18
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 344
  %33 = load ptr, ptr %32, align 8, !tbaa !121
  %34 = call signext i32 %33(ptr noundef nonnull %28) #11
  br label %35

35:                                               ; preds = %30, %26
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 180
  store atomic i32 0, ptr %36 seq_cst, align 4
  %37 = load ptr, ptr %4, align 8, !tbaa !42
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr %37, ptr %38, align 8, !tbaa !13
  %39 = select i1 %27, i64 2, i64 -1
  store i64 %39, ptr %7, align 8, !tbaa !86
  br i1 %27, label %40, label %51

40:                                               ; preds = %35
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 744
  %42 = load i64, ptr %41, align 8, !tbaa !122
  %43 = add i64 %42, 1
  store i64 %43, ptr %41, align 8, !tbaa !122
  %44 = load ptr, ptr %11, align 8, !tbaa !18
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 336
  %46 = load ptr, ptr %45, align 8, !tbaa !113
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %48 = load ptr, ptr %47, align 8, !tbaa !34
  %49 = call signext i32 %46(ptr noundef %37, ptr noundef %48) #11
  %50 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %49, ptr noundef nonnull @.str.13)
  br label %51

51:                                               ; preds = %40, %35
  %52 = phi i32 [ %50, %40 ], [ -1, %35 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  br label %53

53:                                               ; preds = %2, %51
  %54 = phi i32 [ %52, %51 ], [ 0, %2 ]
  ret i32 %54
}

; Function Attrs: nounwind uwtable
define internal signext i32 @settle(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i64 noundef %4) #12 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !102
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !123
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %11 = load i64, ptr %10, align 8, !tbaa !109
  %12 = getelementptr inbounds %struct.tfc_check, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !112
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %16 = load atomic i32, ptr %15 monotonic, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %121

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %20 = load ptr, ptr %19, align 8, !tbaa !18
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 96
  %22 = load ptr, ptr %21, align 8, !tbaa !23
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %24 = load ptr, ptr %23, align 8, !tbaa !25
  %25 = tail call signext i32 %22(ptr noundef %24) #11
  %26 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %25, ptr noundef nonnull @.str.8)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %121

28:                                               ; preds = %18
  %29 = icmp eq i64 %14, 0
  br i1 %29, label %44, label %30

30:                                               ; preds = %28
  %31 = load ptr, ptr %19, align 8, !tbaa !18
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 200
  %33 = load ptr, ptr %32, align 8, !tbaa !37
  %34 = load ptr, ptr %8, align 8, !tbaa !123
  %35 = load ptr, ptr %7, align 8, !tbaa !124
  %36 = ptrtoint ptr %35 to i64
  %37 = load i64, ptr %10, align 8, !tbaa !109
  %38 = mul nsw i64 %37, 48
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %40 = load ptr, ptr %39, align 8, !tbaa !34
  %41 = tail call signext i32 %33(ptr noundef %34, i64 noundef %36, i64 noundef %38, ptr noundef %40) #11
  %42 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %41, ptr noundef nonnull @.str.3)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %121

44:                                               ; preds = %30, %28
  %45 = icmp eq i64 %4, 0
  br i1 %45, label %56, label %46

46:                                               ; preds = %44
  %47 = load ptr, ptr %19, align 8, !tbaa !18
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 200
  %49 = load ptr, ptr %48, align 8, !tbaa !37
  %50 = ptrtoint ptr %3 to i64
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %52 = load ptr, ptr %51, align 8, !tbaa !34
  %53 = tail call signext i32 %49(ptr noundef %12, i64 noundef %50, i64 noundef %4, ptr noundef %52) #11
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
  %65 = load ptr, ptr %6, align 8, !tbaa !102
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 32
  store i64 0, ptr %66, align 8, !tbaa !112
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %68 = load i64, ptr %67, align 8, !tbaa !109
  %69 = icmp sgt i64 %68, 0
  br i1 %69, label %70, label %121

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %65, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !123
  br label %73

73:                                               ; preds = %118, %70
  %74 = phi i64 [ 0, %70 ], [ %119, %118 ]
  %75 = getelementptr inbounds nuw %struct.tfc_check, ptr %72, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %77 = load i32, ptr %76, align 4, !tbaa !125
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %118, label %79

79:                                               ; preds = %73
  %80 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %82 = load ptr, ptr %81, align 8, !tbaa !128
  %83 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %84 = load ptr, ptr %83, align 8, !tbaa !129
  %85 = getelementptr inbounds nuw i32, ptr %84, i64 %74
  %86 = load i32, ptr %85, align 4, !tbaa !9
  %87 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %88 = load i32, ptr %87, align 8, !tbaa !130
  %89 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %90 = load i64, ptr %89, align 8, !tbaa !131
  %91 = getelementptr inbounds nuw i8, ptr %75, i64 24
  %92 = load i64, ptr %91, align 8, !tbaa !132
  %93 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %94 = load i64, ptr %93, align 8, !tbaa !133
  %95 = getelementptr inbounds nuw i8, ptr %75, i64 40
  %96 = load double, ptr %95, align 8, !tbaa !134
  store i32 %77, ptr %82, align 8, !tbaa !135
  %97 = getelementptr inbounds nuw i8, ptr %82, i64 4
  store i32 0, ptr %97, align 4, !tbaa !135
  %98 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store i32 %86, ptr %98, align 8, !tbaa !9
  %99 = getelementptr inbounds nuw i8, ptr %82, i64 12
  store i32 %88, ptr %99, align 4, !tbaa !9
  %100 = getelementptr inbounds nuw i8, ptr %82, i64 16
  store i64 %90, ptr %100, align 8, !tbaa !98
  %101 = getelementptr inbounds nuw i8, ptr %82, i64 24
  store i64 %92, ptr %101, align 8, !tbaa !98
  %102 = getelementptr inbounds nuw i8, ptr %82, i64 32
  store i64 %94, ptr %102, align 8, !tbaa !98
  %103 = getelementptr inbounds nuw i8, ptr %82, i64 40
  store double %96, ptr %103, align 8, !tbaa !136
  %104 = load i32, ptr %80, align 4, !tbaa !125
  %105 = load ptr, ptr %19, align 8, !tbaa !18
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 224
  %107 = load ptr, ptr %106, align 8, !tbaa !39
  %108 = load ptr, ptr %65, align 8, !tbaa !124
  %109 = ptrtoint ptr %108 to i64
  %110 = load i64, ptr %67, align 8, !tbaa !109
  %111 = mul nsw i64 %110, 48
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %113 = load ptr, ptr %112, align 8, !tbaa !34
  %114 = tail call signext i32 %107(i64 noundef %109, i8 noundef zeroext 0, i64 noundef %111, ptr noundef %113) #11
  %115 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %114, ptr noundef nonnull @.str.5)
  %116 = icmp eq i32 %115, 0
  %117 = select i1 %116, i32 %104, i32 %115
  br label %121

118:                                              ; preds = %73
  %119 = add nuw nsw i64 %74, 1
  %120 = icmp eq i64 %119, %68
  br i1 %120, label %121, label %73, !llvm.loop !137

121:                                              ; preds = %118, %56, %5, %79, %64, %60, %63, %30, %46, %18
  %122 = phi i32 [ %26, %18 ], [ %54, %46 ], [ %42, %30 ], [ %57, %56 ], [ %61, %60 ], [ 0, %63 ], [ 14, %5 ], [ %117, %79 ], [ 0, %64 ], [ 0, %118 ]
  ret i32 %122
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @set(ptr noundef %0, ptr noundef %1, i32 noundef signext %2) #12 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %5 = load atomic i32, ptr %4 monotonic, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %26

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %9 = load ptr, ptr %8, align 8, !tbaa !18
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 96
  %11 = load ptr, ptr %10, align 8, !tbaa !23
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %13 = load ptr, ptr %12, align 8, !tbaa !25
  %14 = tail call signext i32 %11(ptr noundef %13) #11
  %15 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %14, ptr noundef nonnull @.str.8)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %26

17:                                               ; preds = %7
  %18 = load ptr, ptr %8, align 8, !tbaa !18
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 232
  %20 = load ptr, ptr %19, align 8, !tbaa !138
  %21 = ptrtoint ptr %1 to i64
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %23 = load ptr, ptr %22, align 8, !tbaa !34
  %24 = tail call signext i32 %20(i64 noundef %21, i32 noundef signext %2, i64 noundef 1, ptr noundef %23) #11
  %25 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %24, ptr noundef nonnull @.str.14)
  br label %26

26:                                               ; preds = %3, %7, %17
  %27 = phi i32 [ %25, %17 ], [ %15, %7 ], [ 14, %3 ]
  ret i32 %27
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @move_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #12 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !18
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !23
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !25
  %15 = tail call signext i32 %12(ptr noundef %14) #11
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 208
  %23 = load ptr, ptr %22, align 8, !tbaa !38
  %24 = ptrtoint ptr %1 to i64
  %25 = ptrtoint ptr %2 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %27 = load ptr, ptr %26, align 8, !tbaa !34
  %28 = tail call signext i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #11
  %29 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @write_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #12 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %29

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !18
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !23
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !25
  %15 = tail call signext i32 %12(ptr noundef %14) #11
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %29

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %29, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 192
  %23 = load ptr, ptr %22, align 8, !tbaa !36
  %24 = ptrtoint ptr %1 to i64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %26 = load ptr, ptr %25, align 8, !tbaa !34
  %27 = tail call signext i32 %23(i64 noundef %24, ptr noundef %2, i64 noundef %3, ptr noundef %26) #11
  %28 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %27, ptr noundef nonnull @.str.2)
  br label %29

29:                                               ; preds = %4, %8, %18, %20
  %30 = phi i32 [ %28, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %30
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @read_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #12 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !18
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !23
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !25
  %15 = tail call signext i32 %12(ptr noundef %14) #11
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 200
  %23 = load ptr, ptr %22, align 8, !tbaa !37
  %24 = ptrtoint ptr %2 to i64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %26 = load ptr, ptr %25, align 8, !tbaa !34
  %27 = tail call signext i32 %23(ptr noundef %1, i64 noundef %24, i64 noundef %3, ptr noundef %26) #11
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
define internal signext range(i32 0, 15) i32 @receive_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) #12 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %7 = load ptr, ptr %6, align 8, !tbaa !34
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %9 = load ptr, ptr %8, align 8, !tbaa !34
  %10 = tail call fastcc signext i32 @wait_for(ptr noundef %0, ptr noundef %7, ptr noundef %2, ptr noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %43

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %14 = load atomic i32, ptr %13 monotonic, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %18 = load ptr, ptr %17, align 8, !tbaa !18
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 96
  %20 = load ptr, ptr %19, align 8, !tbaa !23
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %22 = load ptr, ptr %21, align 8, !tbaa !25
  %23 = tail call signext i32 %20(ptr noundef %22) #11
  %24 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %23, ptr noundef nonnull @.str.8)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %43

26:                                               ; preds = %16
  %27 = load ptr, ptr %17, align 8, !tbaa !18
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 216
  %29 = load ptr, ptr %28, align 8, !tbaa !139
  %30 = ptrtoint ptr %1 to i64
  %31 = load ptr, ptr %21, align 8, !tbaa !25
  %32 = ptrtoint ptr %3 to i64
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %34 = load ptr, ptr %33, align 8, !tbaa !25
  %35 = load ptr, ptr %6, align 8, !tbaa !34
  %36 = tail call signext i32 %29(i64 noundef %30, ptr noundef %31, i64 noundef %32, ptr noundef %34, i64 noundef %4, ptr noundef %35) #11
  %37 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %36, ptr noundef nonnull @.str.15)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %43

39:                                               ; preds = %26
  %40 = load ptr, ptr %8, align 8, !tbaa !34
  %41 = load ptr, ptr %6, align 8, !tbaa !34
  %42 = tail call fastcc signext i32 @wait_for(ptr noundef nonnull %2, ptr noundef %40, ptr noundef nonnull %0, ptr noundef %41)
  br label %43

43:                                               ; preds = %12, %5, %26, %16, %39
  %44 = phi i32 [ %24, %16 ], [ %42, %39 ], [ %37, %26 ], [ %10, %5 ], [ 14, %12 ]
  ret i32 %44
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @send_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef writeonly captures(none) %4) #12 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %7 = load atomic i32, ptr %6 monotonic, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %140

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %11 = load ptr, ptr %10, align 8, !tbaa !18
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !23
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !25
  %16 = tail call signext i32 %13(ptr noundef %15) #11
  %17 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %16, ptr noundef nonnull @.str.8)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %140

19:                                               ; preds = %9
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 184
  br label %27

21:                                               ; preds = %27
  %22 = add nuw nsw i32 %28, 1
  %23 = icmp eq i32 %22, 100
  br i1 %23, label %24, label %27, !llvm.loop !27

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
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
  %33 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %31, !llvm.loop !29

35:                                               ; preds = %27, %31, %24
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 752
  br label %39

37:                                               ; preds = %39
  %38 = getelementptr inbounds nuw i8, ptr %41, i64 24
  br i1 %44, label %49, label %48

39:                                               ; preds = %39, %35
  %40 = phi i64 [ 0, %35 ], [ %45, %39 ]
  %41 = getelementptr inbounds nuw %struct.tfc_stage, ptr %36, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %43 = load ptr, ptr %42, align 8, !tbaa !40
  %44 = icmp ne ptr %43, null
  %45 = add nuw nsw i64 %40, 1
  %46 = icmp samesign ult i64 %40, 15
  %47 = select i1 %46, i1 %44, i1 false
  br i1 %47, label %39, label %37, !llvm.loop !140

48:                                               ; preds = %37
  store ptr %1, ptr %38, align 8, !tbaa !40
  br label %49

49:                                               ; preds = %48, %37
  %50 = atomicrmw xchg ptr %20, i32 0 release, align 4
  %51 = icmp eq i32 %50, 2
  br i1 %51, label %52, label %54

52:                                               ; preds = %49
  %53 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
  br label %54

54:                                               ; preds = %49, %52
  store ptr null, ptr %4, align 8, !tbaa !42
  br i1 %44, label %140, label %55

55:                                               ; preds = %54
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %57 = load ptr, ptr %56, align 8, !tbaa !141
  %58 = icmp eq ptr %57, null
  br i1 %58, label %59, label %66

59:                                               ; preds = %55
  %60 = load ptr, ptr %10, align 8, !tbaa !18
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 272
  %62 = load ptr, ptr %61, align 8, !tbaa !57
  %63 = tail call signext i32 %62(ptr noundef nonnull %56, i32 noundef signext 2) #11
  %64 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %63, ptr noundef nonnull @.str.10)
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %115

66:                                               ; preds = %59, %55
  %67 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %68 = load i64, ptr %67, align 8, !tbaa !142
  %69 = icmp ult i64 %68, %3
  br i1 %69, label %70, label %89

70:                                               ; preds = %66
  %71 = load ptr, ptr %41, align 8, !tbaa !143
  %72 = icmp eq ptr %71, null
  br i1 %72, label %80, label %73

73:                                               ; preds = %70
  %74 = load ptr, ptr %10, align 8, !tbaa !18
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 184
  %76 = load ptr, ptr %75, align 8, !tbaa !51
  %77 = tail call signext i32 %76(ptr noundef nonnull %71) #11
  %78 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %77, ptr noundef nonnull @.str.18)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %115

80:                                               ; preds = %73, %70
  store ptr null, ptr %41, align 8, !tbaa !143
  store i64 0, ptr %67, align 8, !tbaa !142
  %81 = tail call i64 @llvm.umax.i64(i64 %3, i64 65536)
  %82 = load ptr, ptr %10, align 8, !tbaa !18
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 176
  %84 = load ptr, ptr %83, align 8, !tbaa !50
  %85 = tail call signext i32 %84(ptr noundef nonnull %41, i64 noundef %81, i32 noundef signext 0) #11
  %86 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %85, ptr noundef nonnull @.str.19)
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %115

88:                                               ; preds = %80
  store i64 %81, ptr %67, align 8, !tbaa !142
  br label %89

89:                                               ; preds = %66, %88
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %91 = load ptr, ptr %90, align 8, !tbaa !144
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %93 = load ptr, ptr %92, align 8, !tbaa !34
  %94 = tail call fastcc signext i32 @wait_for(ptr noundef nonnull %0, ptr noundef %91, ptr noundef nonnull %0, ptr noundef %93)
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %115

96:                                               ; preds = %89
  %97 = load ptr, ptr %10, align 8, !tbaa !18
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 200
  %99 = load ptr, ptr %98, align 8, !tbaa !37
  %100 = load ptr, ptr %41, align 8, !tbaa !143
  %101 = ptrtoint ptr %2 to i64
  %102 = load ptr, ptr %90, align 8, !tbaa !144
  %103 = tail call signext i32 %99(ptr noundef %100, i64 noundef %101, i64 noundef %3, ptr noundef %102) #11
  %104 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %103, ptr noundef nonnull @.str.3)
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %115

106:                                              ; preds = %96
  %107 = load ptr, ptr %10, align 8, !tbaa !18
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 288
  %109 = load ptr, ptr %108, align 8, !tbaa !145
  %110 = load ptr, ptr %56, align 8, !tbaa !141
  %111 = load ptr, ptr %90, align 8, !tbaa !144
  %112 = tail call signext i32 %109(ptr noundef %110, ptr noundef %111) #11
  %113 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %112, ptr noundef nonnull @.str.17)
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %139, label %115

115:                                              ; preds = %59, %73, %80, %89, %96, %106
  %116 = phi i32 [ %113, %106 ], [ %104, %96 ], [ %94, %89 ], [ %86, %80 ], [ %78, %73 ], [ %64, %59 ]
  br label %123

117:                                              ; preds = %123
  %118 = add nuw nsw i32 %124, 1
  %119 = icmp eq i32 %118, 100
  br i1 %119, label %120, label %123, !llvm.loop !27

120:                                              ; preds = %117
  %121 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %131, label %127

123:                                              ; preds = %117, %115
  %124 = phi i32 [ 0, %115 ], [ %118, %117 ]
  %125 = cmpxchg ptr %20, i32 0, i32 1 acquire monotonic, align 4
  %126 = extractvalue { i32, i1 } %125, 1
  br i1 %126, label %131, label %117

127:                                              ; preds = %120, %127
  %128 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
  %129 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %127, !llvm.loop !29

131:                                              ; preds = %123, %127, %120
  store ptr null, ptr %38, align 8, !tbaa !40
  %132 = atomicrmw xchg ptr %20, i32 0 release, align 4
  %133 = icmp eq i32 %132, 2
  br i1 %133, label %134, label %136

134:                                              ; preds = %131
  %135 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
  br label %136

136:                                              ; preds = %131, %134
  %137 = icmp eq i32 %116, 8
  %138 = select i1 %137, i32 0, i32 %116
  br label %140

139:                                              ; preds = %106
  store ptr %41, ptr %4, align 8, !tbaa !42
  br label %140

140:                                              ; preds = %5, %54, %139, %136, %9
  %141 = phi i32 [ %17, %9 ], [ 0, %54 ], [ %138, %136 ], [ 0, %139 ], [ 14, %5 ]
  ret i32 %141
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 -14, 2) i32 @arrived(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef signext %2) #12 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %5 = load atomic i32, ptr %4 monotonic, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %9 = load ptr, ptr %8, align 8, !tbaa !18
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 96
  %11 = load ptr, ptr %10, align 8, !tbaa !23
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %13 = load ptr, ptr %12, align 8, !tbaa !25
  %14 = tail call signext i32 %11(ptr noundef %13) #11
  %15 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %14, ptr noundef nonnull @.str.8)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %20, label %17

17:                                               ; preds = %3, %7
  %18 = phi i32 [ %15, %7 ], [ 14, %3 ]
  %19 = sub nsw i32 0, %18
  br label %36

20:                                               ; preds = %7
  %21 = icmp eq i32 %2, 0
  %22 = load ptr, ptr %8, align 8, !tbaa !18
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %24 = load ptr, ptr %23, align 8, !tbaa !141
  %25 = select i1 %21, i64 296, i64 304
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 %25
  %27 = load ptr, ptr %26, align 8, !tbaa !42
  %28 = tail call signext i32 %27(ptr noundef %24) #11
  %29 = icmp eq i32 %28, 600
  br i1 %29, label %36, label %30

30:                                               ; preds = %20
  %31 = select i1 %21, ptr @.str.21, ptr @.str.20
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
define internal ptr @arrival(ptr readnone captures(none) %0, ptr noundef readonly captures(none) %1) #15 {
  %3 = load ptr, ptr %1, align 8, !tbaa !143
  ret ptr %3
}

; Function Attrs: nounwind uwtable
define internal void @release(ptr noundef %0, ptr noundef writeonly captures(none) %1) #12 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 184
  br label %10

4:                                                ; preds = %10
  %5 = add nuw nsw i32 %11, 1
  %6 = icmp eq i32 %5, 100
  br i1 %6, label %7, label %10, !llvm.loop !27

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
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !29

18:                                               ; preds = %10, %14, %7
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store ptr null, ptr %19, align 8, !tbaa !40
  %20 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %21 = icmp eq i32 %20, 2
  br i1 %21, label %22, label %24

22:                                               ; preds = %18
  %23 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
  br label %24

24:                                               ; preds = %18, %22
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_stop(ptr noundef captures(none) %0) local_unnamed_addr #12 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %3 = load ptr, ptr %2, align 8, !tbaa !34
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %5 = load ptr, ptr %4, align 8, !tbaa !144
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8, !tbaa !119
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !25
  %10 = icmp eq ptr %9, null
  br i1 %10, label %79, label %11

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %13 = load ptr, ptr %12, align 8, !tbaa !18
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 96
  %15 = load ptr, ptr %14, align 8, !tbaa !23
  %16 = tail call signext i32 %15(ptr noundef nonnull %9) #11
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %79

18:                                               ; preds = %11
  %19 = icmp eq ptr %3, null
  br i1 %19, label %25, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %12, align 8, !tbaa !18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 248
  %23 = load ptr, ptr %22, align 8, !tbaa !146
  %24 = tail call signext i32 %23(ptr noundef nonnull %3) #11
  br label %25

25:                                               ; preds = %18, %20
  %26 = icmp eq ptr %5, null
  br i1 %26, label %32, label %27

27:                                               ; preds = %25
  %28 = load ptr, ptr %12, align 8, !tbaa !18
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 248
  %30 = load ptr, ptr %29, align 8, !tbaa !146
  %31 = tail call signext i32 %30(ptr noundef nonnull %5) #11
  br label %32

32:                                               ; preds = %27, %25
  %33 = icmp eq ptr %7, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %32
  %35 = load ptr, ptr %12, align 8, !tbaa !18
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 248
  %37 = load ptr, ptr %36, align 8, !tbaa !146
  %38 = tail call signext i32 %37(ptr noundef nonnull %7) #11
  br label %39

39:                                               ; preds = %34, %32
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 752
  br label %45

41:                                               ; preds = %64
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %43 = load ptr, ptr %42, align 8, !tbaa !147
  %44 = icmp eq ptr %43, null
  br i1 %44, label %72, label %67

45:                                               ; preds = %39, %64
  %46 = phi i64 [ 0, %39 ], [ %65, %64 ]
  %47 = getelementptr inbounds nuw %struct.tfc_stage, ptr %40, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %49 = load ptr, ptr %48, align 8, !tbaa !141
  %50 = icmp eq ptr %49, null
  br i1 %50, label %56, label %51

51:                                               ; preds = %45
  %52 = load ptr, ptr %12, align 8, !tbaa !18
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 280
  %54 = load ptr, ptr %53, align 8, !tbaa !148
  %55 = tail call signext i32 %54(ptr noundef nonnull %49) #11
  br label %56

56:                                               ; preds = %51, %45
  %57 = load ptr, ptr %47, align 8, !tbaa !143
  %58 = icmp eq ptr %57, null
  br i1 %58, label %64, label %59

59:                                               ; preds = %56
  %60 = load ptr, ptr %12, align 8, !tbaa !18
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 184
  %62 = load ptr, ptr %61, align 8, !tbaa !51
  %63 = tail call signext i32 %62(ptr noundef nonnull %57) #11
  br label %64

64:                                               ; preds = %56, %59
  %65 = add nuw nsw i64 %46, 1
  %66 = icmp eq i64 %65, 16
  br i1 %66, label %41, label %45, !llvm.loop !149

67:                                               ; preds = %41
  %68 = load ptr, ptr %12, align 8, !tbaa !18
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 280
  %70 = load ptr, ptr %69, align 8, !tbaa !148
  %71 = tail call signext i32 %70(ptr noundef nonnull %43) #11
  br label %72

72:                                               ; preds = %67, %41
  %73 = load ptr, ptr %12, align 8, !tbaa !18
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 88
  %75 = load ptr, ptr %74, align 8, !tbaa !150
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %77 = load i32, ptr %76, align 8, !tbaa !54
  %78 = tail call signext i32 %75(i32 noundef signext %77) #11
  store ptr null, ptr %8, align 8, !tbaa !25
  br label %79

79:                                               ; preds = %1, %11, %72
  ret void
}

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @launch_one(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) unnamed_addr #14 {
  %5 = alloca [5 x i64], align 8
  %6 = alloca [5 x i64], align 8
  %7 = alloca [4 x [128 x i8]], align 64
  %8 = alloca ptr, align 8
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !151
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = load ptr, ptr %11, align 8, !tbaa !93
  %13 = tail call fastcc i64 @evaluate(ptr noundef %10, ptr noundef %12)
  %14 = icmp slt i64 %13, 1
  br i1 %14, label %259, label %15

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %17 = load i32, ptr %16, align 8, !tbaa !94
  %18 = add i32 %17, 1
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %20 = load i32, ptr %19, align 8, !tbaa !154
  %21 = add i32 %18, %20
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %23 = load i32, ptr %22, align 4, !tbaa !155
  %24 = add i32 %21, %23
  %25 = zext i32 %24 to i64
  %26 = tail call ptr @llvm.stacksave.p0()
  %27 = alloca ptr, i64 %25, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #11
  %28 = load i32, ptr %16, align 8, !tbaa !94
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %36, label %30

30:                                               ; preds = %15
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %32 = load ptr, ptr %31, align 8, !tbaa !95
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %34 = load ptr, ptr %33, align 8, !tbaa !96
  %35 = zext i32 %28 to i64
  br label %40

36:                                               ; preds = %40, %15
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #11
  store ptr null, ptr %8, align 8, !tbaa !42
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %38 = load i32, ptr %37, align 8, !tbaa !156
  %39 = icmp sgt i32 %38, -1
  br i1 %39, label %49, label %61

40:                                               ; preds = %30, %40
  %41 = phi i64 [ 0, %30 ], [ %46, %40 ]
  %42 = getelementptr inbounds nuw i32, ptr %34, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !9
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds ptr, ptr %32, i64 %44
  %46 = add nuw nsw i64 %41, 1
  %47 = getelementptr inbounds nuw ptr, ptr %27, i64 %41
  store ptr %45, ptr %47, align 8, !tbaa !42
  %48 = icmp eq i64 %46, %35
  br i1 %48, label %36, label %40, !llvm.loop !157

49:                                               ; preds = %36
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %51 = load ptr, ptr %50, align 8, !tbaa !101
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 40
  %53 = load ptr, ptr %52, align 8, !tbaa !102
  %54 = load ptr, ptr %53, align 8, !tbaa !124
  %55 = zext nneg i32 %38 to i64
  %56 = getelementptr inbounds nuw %struct.tfc_check, ptr %54, i64 %55
  store ptr %56, ptr %8, align 8, !tbaa !42
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 32
  store i64 1, ptr %57, align 8, !tbaa !112
  %58 = add i32 %28, 1
  %59 = zext i32 %28 to i64
  %60 = getelementptr inbounds nuw ptr, ptr %27, i64 %59
  store ptr %8, ptr %60, align 8, !tbaa !42
  br label %61

61:                                               ; preds = %49, %36
  %62 = phi i32 [ %58, %49 ], [ %28, %36 ]
  %63 = load i32, ptr %19, align 8, !tbaa !154
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %70, label %65

65:                                               ; preds = %61
  %66 = load ptr, ptr %11, align 8, !tbaa !93
  %67 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %68 = load ptr, ptr %67, align 8, !tbaa !158
  %69 = zext i32 %63 to i64
  br label %79

70:                                               ; preds = %79, %61
  %71 = phi i32 [ %62, %61 ], [ %86, %79 ]
  %72 = load i32, ptr %22, align 4, !tbaa !155
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %190, label %74

74:                                               ; preds = %70
  %75 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %77 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 120
  br label %91

79:                                               ; preds = %65, %79
  %80 = phi i64 [ 0, %65 ], [ %89, %79 ]
  %81 = phi i32 [ %62, %65 ], [ %86, %79 ]
  %82 = getelementptr inbounds nuw i32, ptr %68, i64 %80
  %83 = load i32, ptr %82, align 4, !tbaa !9
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i64, ptr %66, i64 %84
  %86 = add i32 %81, 1
  %87 = zext i32 %81 to i64
  %88 = getelementptr inbounds nuw ptr, ptr %27, i64 %87
  store ptr %85, ptr %88, align 8, !tbaa !42
  %89 = add nuw nsw i64 %80, 1
  %90 = icmp eq i64 %89, %69
  br i1 %90, label %70, label %79, !llvm.loop !159

91:                                               ; preds = %74, %178
  %92 = phi i64 [ 0, %74 ], [ %182, %178 ]
  %93 = phi i32 [ %71, %74 ], [ %179, %178 ]
  %94 = load ptr, ptr %75, align 8, !tbaa !160
  %95 = getelementptr inbounds nuw %struct.tfc_map, ptr %94, i64 %92
  %96 = getelementptr inbounds nuw [128 x i8], ptr %7, i64 %92
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  %97 = load ptr, ptr %76, align 8, !tbaa !95
  %98 = load ptr, ptr %77, align 8, !tbaa !96
  %99 = load i32, ptr %95, align 8, !tbaa !161
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw i32, ptr %98, i64 %100
  %102 = load i32, ptr %101, align 4, !tbaa !9
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds ptr, ptr %97, i64 %103
  %105 = load ptr, ptr %104, align 8, !tbaa !42
  %106 = load ptr, ptr %78, align 8, !tbaa !18
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 360
  %108 = load ptr, ptr %107, align 8, !tbaa !163
  %109 = icmp eq ptr %108, null
  br i1 %109, label %118, label %110

110:                                              ; preds = %91
  %111 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %112 = load i32, ptr %111, align 8, !tbaa !164
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %168, label %114

114:                                              ; preds = %110
  %115 = getelementptr inbounds nuw i8, ptr %95, i64 40
  %116 = load ptr, ptr %11, align 8, !tbaa !93
  %117 = zext i32 %112 to i64
  br label %152

118:                                              ; preds = %91
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 184
  br label %126

120:                                              ; preds = %126
  %121 = add nuw nsw i32 %127, 1
  %122 = icmp eq i32 %121, 100
  br i1 %122, label %123, label %126, !llvm.loop !27

123:                                              ; preds = %120
  %124 = atomicrmw xchg ptr %119, i32 2 acquire, align 4
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %134, label %130

126:                                              ; preds = %120, %118
  %127 = phi i32 [ 0, %118 ], [ %121, %120 ]
  %128 = cmpxchg ptr %119, i32 0, i32 1 acquire monotonic, align 4
  %129 = extractvalue { i32, i1 } %128, 1
  br i1 %129, label %134, label %120

130:                                              ; preds = %123, %130
  %131 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %119, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
  %132 = atomicrmw xchg ptr %119, i32 2 acquire, align 4
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %134, label %130, !llvm.loop !29

134:                                              ; preds = %126, %130, %123
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %136 = load atomic i32, ptr %135 seq_cst, align 4
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %141

138:                                              ; preds = %134
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 801, ptr %139, align 8, !tbaa !30
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 200
  store ptr @.str.12, ptr %140, align 8, !tbaa !31
  br label %141

141:                                              ; preds = %138, %134
  %142 = atomicrmw xchg ptr %119, i32 0 release, align 4
  %143 = icmp eq i32 %142, 2
  br i1 %143, label %144, label %186

144:                                              ; preds = %141
  %145 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %119, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
  br label %186

146:                                              ; preds = %152
  %147 = icmp eq i32 %112, 1
  br i1 %147, label %168, label %148

148:                                              ; preds = %146
  %149 = getelementptr inbounds nuw i8, ptr %95, i64 80
  %150 = add i32 %112, -1
  %151 = zext i32 %150 to i64
  br label %160

152:                                              ; preds = %152, %114
  %153 = phi i64 [ 0, %114 ], [ %158, %152 ]
  %154 = getelementptr inbounds nuw ptr, ptr %115, i64 %153
  %155 = load ptr, ptr %154, align 8, !tbaa !165
  %156 = call fastcc i64 @evaluate(ptr noundef %155, ptr noundef %116)
  %157 = getelementptr inbounds nuw i64, ptr %5, i64 %153
  store i64 %156, ptr %157, align 8, !tbaa !98
  %158 = add nuw nsw i64 %153, 1
  %159 = icmp eq i64 %158, %117
  br i1 %159, label %146, label %152, !llvm.loop !166

160:                                              ; preds = %160, %148
  %161 = phi i64 [ 0, %148 ], [ %166, %160 ]
  %162 = getelementptr inbounds nuw ptr, ptr %149, i64 %161
  %163 = load ptr, ptr %162, align 8, !tbaa !165
  %164 = call fastcc i64 @evaluate(ptr noundef %163, ptr noundef %116)
  %165 = getelementptr inbounds nuw i64, ptr %6, i64 %161
  store i64 %164, ptr %165, align 8, !tbaa !98
  %166 = add nuw nsw i64 %161, 1
  %167 = icmp eq i64 %166, %151
  br i1 %167, label %168, label %160, !llvm.loop !167

168:                                              ; preds = %160, %110, %146
  %169 = getelementptr inbounds nuw i8, ptr %95, i64 4
  %170 = load i32, ptr %169, align 4, !tbaa !168
  %171 = getelementptr inbounds nuw i8, ptr %95, i64 32
  %172 = load i64, ptr %171, align 8, !tbaa !169
  %173 = getelementptr inbounds i8, ptr %105, i64 %172
  %174 = getelementptr inbounds nuw i8, ptr %95, i64 12
  %175 = call signext i32 %108(ptr noundef nonnull %96, i32 noundef signext %170, i32 noundef signext %112, ptr noundef %173, ptr noundef nonnull %5, ptr noundef nonnull %6, ptr noundef nonnull %174, ptr noundef nonnull @encode.steps, i32 noundef signext 0, i32 noundef signext 3, i32 noundef signext 2, i32 noundef signext 0) #11
  %176 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %175, ptr noundef nonnull @.str.12)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %178, label %257

178:                                              ; preds = %168
  %179 = add i32 %93, 1
  %180 = zext i32 %93 to i64
  %181 = getelementptr inbounds nuw ptr, ptr %27, i64 %180
  store ptr %96, ptr %181, align 8, !tbaa !42
  %182 = add nuw nsw i64 %92, 1
  %183 = load i32, ptr %22, align 4, !tbaa !155
  %184 = zext i32 %183 to i64
  %185 = icmp samesign ult i64 %182, %184
  br i1 %185, label %91, label %190, !llvm.loop !170

186:                                              ; preds = %141, %144
  %187 = load atomic i32, ptr %135 seq_cst, align 4
  %188 = icmp eq i32 %187, 0
  %189 = select i1 %188, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  br label %257

190:                                              ; preds = %178, %70
  %191 = getelementptr inbounds nuw i8, ptr %0, i64 184
  br label %198

192:                                              ; preds = %198
  %193 = add nuw nsw i32 %199, 1
  %194 = icmp eq i32 %193, 100
  br i1 %194, label %195, label %198, !llvm.loop !27

195:                                              ; preds = %192
  %196 = atomicrmw xchg ptr %191, i32 2 acquire, align 4
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %206, label %202

198:                                              ; preds = %192, %190
  %199 = phi i32 [ 0, %190 ], [ %193, %192 ]
  %200 = cmpxchg ptr %191, i32 0, i32 1 acquire monotonic, align 4
  %201 = extractvalue { i32, i1 } %200, 1
  br i1 %201, label %206, label %192

202:                                              ; preds = %195, %202
  %203 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %191, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
  %204 = atomicrmw xchg ptr %191, i32 2 acquire, align 4
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %206, label %202, !llvm.loop !29

206:                                              ; preds = %198, %202, %195
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %209 = load i64, ptr %208, align 8, !tbaa !32
  %210 = add i64 %209, 1
  store i64 %210, ptr %208, align 8, !tbaa !32
  %211 = and i64 %209, 63
  %212 = getelementptr inbounds nuw ptr, ptr %207, i64 %211
  store ptr %3, ptr %212, align 8, !tbaa !116
  %213 = atomicrmw xchg ptr %191, i32 0 release, align 4
  %214 = icmp eq i32 %213, 2
  br i1 %214, label %215, label %217

215:                                              ; preds = %206
  %216 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %191, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
  br label %217

217:                                              ; preds = %206, %215
  %218 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %219 = load ptr, ptr %218, align 8, !tbaa !79
  %220 = icmp eq ptr %219, null
  br i1 %220, label %227, label %221

221:                                              ; preds = %217
  %222 = getelementptr inbounds nuw i8, ptr %219, i64 24
  %223 = load i64, ptr %222, align 8, !tbaa !86
  %224 = freeze i64 %223
  %225 = icmp eq i64 %224, 1
  %226 = select i1 %225, i64 160, i64 144
  br label %227

227:                                              ; preds = %217, %221
  %228 = phi i64 [ %226, %221 ], [ 144, %217 ]
  %229 = getelementptr inbounds nuw i8, ptr %0, i64 %228
  %230 = load ptr, ptr %229, align 8, !tbaa !42
  %231 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %232 = load ptr, ptr %231, align 8, !tbaa !18
  %233 = getelementptr inbounds nuw i8, ptr %232, i64 144
  %234 = load ptr, ptr %233, align 8, !tbaa !171
  %235 = load ptr, ptr %3, align 8, !tbaa !172
  %236 = trunc i64 %13 to i32
  %237 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %238 = load i32, ptr %237, align 8, !tbaa !173
  %239 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %240 = load i32, ptr %239, align 4, !tbaa !174
  %241 = call signext i32 %234(ptr noundef %235, i32 noundef signext %236, i32 noundef signext 1, i32 noundef signext 1, i32 noundef signext %238, i32 noundef signext 1, i32 noundef signext 1, i32 noundef signext %240, ptr noundef %230, ptr noundef nonnull %27, ptr noundef null) #11
  %242 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %241, ptr noundef nonnull @.str.11)
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %244, label %257

244:                                              ; preds = %227
  %245 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %246 = load i32, ptr %245, align 4, !tbaa !87
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %257, label %248

248:                                              ; preds = %244
  %249 = load ptr, ptr %218, align 8, !tbaa !79
  %250 = icmp eq ptr %249, null
  br i1 %250, label %255, label %251

251:                                              ; preds = %248
  %252 = getelementptr inbounds nuw i8, ptr %249, i64 24
  %253 = load i64, ptr %252, align 8, !tbaa !86
  %254 = icmp eq i64 %253, 1
  br i1 %254, label %257, label %255

255:                                              ; preds = %248, %251
  %256 = call signext i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %257

257:                                              ; preds = %168, %186, %227, %244, %251, %255
  %258 = phi i32 [ %189, %186 ], [ %242, %227 ], [ %256, %255 ], [ 0, %251 ], [ 0, %244 ], [ %176, %168 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #11
  call void @llvm.stackrestore.p0(ptr %26)
  br label %259

259:                                              ; preds = %4, %257
  %260 = phi i32 [ %258, %257 ], [ 0, %4 ]
  ret i32 %260
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #16 {
  %3 = alloca [32 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  br label %4

4:                                                ; preds = %74, %2
  %5 = phi i32 [ 0, %2 ], [ %75, %74 ]
  %6 = phi ptr [ %0, %2 ], [ %77, %74 ]
  %7 = phi i32 [ 0, %2 ], [ %76, %74 ]
  %8 = load i64, ptr %6, align 8, !tbaa !98
  switch i64 %8, label %23 [
    i64 0, label %78
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
  br label %74

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !98
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !98
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !98
  br label %74

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
  store i64 %73, ptr %27, align 8, !tbaa !98
  br label %74

74:                                               ; preds = %9, %71, %15
  %75 = phi i32 [ %72, %71 ], [ %5, %9 ], [ %5, %15 ]
  %76 = phi i32 [ %24, %71 ], [ %12, %9 ], [ %20, %15 ]
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !175

78:                                               ; preds = %4
  %79 = icmp eq i32 %5, 0
  %80 = load i64, ptr %3, align 8
  %81 = select i1 %79, i64 %80, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
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

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @wait_for(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr #12 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 188
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %65

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !18
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !23
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !25
  %15 = tail call signext i32 %12(ptr noundef %14) #11
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %2, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %65

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 176
  br label %26

20:                                               ; preds = %26
  %21 = add nuw nsw i32 %27, 1
  %22 = icmp eq i32 %21, 100
  br i1 %22, label %23, label %26, !llvm.loop !27

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
  %31 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %19, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
  %32 = atomicrmw xchg ptr %19, i32 2 acquire, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %30, !llvm.loop !29

34:                                               ; preds = %26, %30, %23
  %35 = load ptr, ptr %9, align 8, !tbaa !18
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 288
  %37 = load ptr, ptr %36, align 8, !tbaa !145
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %39 = load ptr, ptr %38, align 8, !tbaa !147
  %40 = tail call signext i32 %37(ptr noundef %39, ptr noundef %3) #11
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %57

42:                                               ; preds = %34
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %44 = load ptr, ptr %43, align 8, !tbaa !18
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 96
  %46 = load ptr, ptr %45, align 8, !tbaa !23
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %48 = load ptr, ptr %47, align 8, !tbaa !25
  %49 = tail call signext i32 %46(ptr noundef %48) #11
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %57

51:                                               ; preds = %42
  %52 = load ptr, ptr %43, align 8, !tbaa !18
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 264
  %54 = load ptr, ptr %53, align 8, !tbaa !176
  %55 = load ptr, ptr %38, align 8, !tbaa !147
  %56 = tail call signext i32 %54(ptr noundef %1, ptr noundef %55, i32 noundef signext 0) #11
  br label %57

57:                                               ; preds = %51, %42, %34
  %58 = phi i32 [ %49, %42 ], [ %56, %51 ], [ %40, %34 ]
  %59 = atomicrmw xchg ptr %19, i32 0 release, align 4
  %60 = icmp eq i32 %59, 2
  br i1 %60, label %61, label %63

61:                                               ; preds = %57
  %62 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %19, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
  br label %63

63:                                               ; preds = %57, %61
  %64 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %58, ptr noundef nonnull @.str.16)
  br label %65

65:                                               ; preds = %4, %8, %63
  %66 = phi i32 [ %64, %63 ], [ %16, %8 ], [ 14, %4 ]
  ret i32 %66
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #10

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { inlinehint nounwind }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { nounwind }
attributes #6 = { nofree norecurse nosync nounwind memory(argmem: read) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { nounwind }

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
!13 = !{!14, !16, i64 16}
!14 = !{!"tfc_recording", !15, i64 0, !17, i64 8, !16, i64 16, !17, i64 24}
!15 = !{!"p1 long", !16, i64 0}
!16 = !{!"any pointer", !11, i64 0}
!17 = !{!"long", !11, i64 0}
!18 = !{!19, !21, i64 120}
!19 = !{!"tfc_gpu", !20, i64 0, !21, i64 120, !10, i64 128, !10, i64 132, !16, i64 136, !16, i64 144, !16, i64 152, !16, i64 160, !16, i64 168, !11, i64 176, !11, i64 180, !11, i64 184, !11, i64 188, !10, i64 192, !22, i64 200, !17, i64 208, !17, i64 216, !11, i64 224, !17, i64 736, !17, i64 744, !11, i64 752}
!20 = !{!"tfc_device", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !16, i64 96, !16, i64 104, !16, i64 112}
!21 = !{!"p1 _ZTS16tfc_driver_table", !16, i64 0}
!22 = !{!"p1 omnipotent char", !16, i64 0}
!23 = !{!24, !16, i64 96}
!24 = !{!"tfc_driver_table", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !16, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128, !16, i64 136, !16, i64 144, !16, i64 152, !16, i64 160, !16, i64 168, !16, i64 176, !16, i64 184, !16, i64 192, !16, i64 200, !16, i64 208, !16, i64 216, !16, i64 224, !16, i64 232, !16, i64 240, !16, i64 248, !16, i64 256, !16, i64 264, !16, i64 272, !16, i64 280, !16, i64 288, !16, i64 296, !16, i64 304, !16, i64 312, !16, i64 320, !16, i64 328, !16, i64 336, !16, i64 344, !16, i64 352, !16, i64 360}
!25 = !{!19, !16, i64 136}
!26 = !{!24, !16, i64 352}
!27 = distinct !{!27, !28}
!28 = !{!"llvm.loop.mustprogress"}
!29 = distinct !{!29, !28}
!30 = !{!19, !10, i64 192}
!31 = !{!19, !22, i64 200}
!32 = !{!19, !17, i64 208}
!33 = !{!24, !16, i64 256}
!34 = !{!19, !16, i64 144}
!35 = !{!19, !17, i64 216}
!36 = !{!24, !16, i64 192}
!37 = !{!24, !16, i64 200}
!38 = !{!24, !16, i64 208}
!39 = !{!24, !16, i64 224}
!40 = !{!41, !16, i64 24}
!41 = !{!"tfc_stage", !16, i64 0, !16, i64 8, !17, i64 16, !16, i64 24}
!42 = !{!16, !16, i64 0}
!43 = !{!24, !16, i64 104}
!44 = !{!24, !16, i64 112}
!45 = !{!24, !16, i64 120}
!46 = !{!24, !16, i64 136}
!47 = !{!24, !16, i64 128}
!48 = !{!24, !16, i64 160}
!49 = !{!24, !16, i64 168}
!50 = !{!24, !16, i64 176}
!51 = !{!24, !16, i64 184}
!52 = !{!24, !16, i64 152}
!53 = !{!24, !16, i64 40}
!54 = !{!19, !10, i64 128}
!55 = !{!24, !16, i64 80}
!56 = !{!24, !16, i64 240}
!57 = !{!24, !16, i64 272}
!58 = !{!20, !16, i64 0}
!59 = !{!20, !16, i64 8}
!60 = !{!20, !16, i64 16}
!61 = !{!20, !16, i64 24}
!62 = !{!20, !16, i64 32}
!63 = !{!20, !16, i64 40}
!64 = !{!20, !16, i64 48}
!65 = !{!20, !16, i64 56}
!66 = !{!20, !16, i64 64}
!67 = !{!20, !16, i64 72}
!68 = !{!20, !16, i64 80}
!69 = !{!20, !16, i64 88}
!70 = !{!20, !16, i64 96}
!71 = !{!72, !16, i64 0}
!72 = !{!"tfc_instruction", !16, i64 0, !73, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28}
!73 = !{!"p1 int", !16, i64 0}
!74 = !{!75, !17, i64 8}
!75 = !{!"tfc_launches", !76, i64 0, !17, i64 8}
!76 = !{!"p1 _ZTS10tfc_launch", !16, i64 0}
!77 = distinct !{!77, !28}
!78 = !{!75, !76, i64 0}
!79 = !{!80, !85, i64 96}
!80 = !{!"tfc_region", !81, i64 0, !17, i64 8, !82, i64 16, !15, i64 24, !82, i64 32, !83, i64 40, !17, i64 48, !15, i64 56, !22, i64 64, !84, i64 72, !17, i64 80, !73, i64 88, !85, i64 96}
!81 = !{!"p1 _ZTS15tfc_instruction", !16, i64 0}
!82 = !{!"any p2 pointer", !16, i64 0}
!83 = !{!"p1 _ZTS7tfc_ctx", !16, i64 0}
!84 = !{!"p1 _ZTS9tfc_block", !16, i64 0}
!85 = !{!"p1 _ZTS13tfc_recording", !16, i64 0}
!86 = !{!14, !17, i64 24}
!87 = !{!19, !10, i64 132}
!88 = !{!24, !16, i64 328}
!89 = !{!14, !15, i64 0}
!90 = !{!80, !17, i64 8}
!91 = !{!80, !81, i64 0}
!92 = !{!14, !17, i64 8}
!93 = !{!80, !15, i64 24}
!94 = !{!72, !10, i64 16}
!95 = !{!80, !82, i64 16}
!96 = !{!72, !73, i64 8}
!97 = distinct !{!97, !28}
!98 = !{!17, !17, i64 0}
!99 = distinct !{!99, !28}
!100 = distinct !{!100, !28}
!101 = !{!80, !83, i64 40}
!102 = !{!103, !108, i64 40}
!103 = !{!"tfc_ctx", !10, i64 0, !10, i64 4, !104, i64 8, !105, i64 16, !106, i64 24, !107, i64 32, !108, i64 40}
!104 = !{!"p1 _ZTS8tfc_pool", !16, i64 0}
!105 = !{!"p1 _ZTS8tfc_host", !16, i64 0}
!106 = !{!"p1 _ZTS11tfc_failure", !16, i64 0}
!107 = !{!"p1 _ZTS10tfc_device", !16, i64 0}
!108 = !{!"p1 _ZTS10tfc_checks", !16, i64 0}
!109 = !{!110, !17, i64 24}
!110 = !{!"tfc_checks", !111, i64 0, !73, i64 8, !111, i64 16, !17, i64 24, !17, i64 32}
!111 = !{!"p1 _ZTS9tfc_check", !16, i64 0}
!112 = !{!110, !17, i64 32}
!113 = !{!24, !16, i64 336}
!114 = !{!19, !17, i64 736}
!115 = distinct !{!115, !28}
!116 = !{!76, !76, i64 0}
!117 = distinct !{!117, !28}
!118 = !{!24, !16, i64 312}
!119 = !{!19, !16, i64 160}
!120 = !{!24, !16, i64 320}
!121 = !{!24, !16, i64 344}
!122 = !{!19, !17, i64 744}
!123 = !{!110, !111, i64 16}
!124 = !{!110, !111, i64 0}
!125 = !{!126, !10, i64 4}
!126 = !{!"tfc_check", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !17, i64 16, !17, i64 24, !17, i64 32, !127, i64 40}
!127 = !{!"double", !11, i64 0}
!128 = !{!103, !106, i64 24}
!129 = !{!110, !73, i64 8}
!130 = !{!126, !10, i64 8}
!131 = !{!126, !17, i64 16}
!132 = !{!126, !17, i64 24}
!133 = !{!126, !17, i64 32}
!134 = !{!126, !127, i64 40}
!135 = !{!11, !11, i64 0}
!136 = !{!127, !127, i64 0}
!137 = distinct !{!137, !28}
!138 = !{!24, !16, i64 232}
!139 = !{!24, !16, i64 216}
!140 = distinct !{!140, !28}
!141 = !{!41, !16, i64 8}
!142 = !{!41, !17, i64 16}
!143 = !{!41, !16, i64 0}
!144 = !{!19, !16, i64 152}
!145 = !{!24, !16, i64 288}
!146 = !{!24, !16, i64 248}
!147 = !{!19, !16, i64 168}
!148 = !{!24, !16, i64 280}
!149 = distinct !{!149, !28}
!150 = !{!24, !16, i64 88}
!151 = !{!152, !15, i64 8}
!152 = !{!"tfc_launch", !16, i64 0, !15, i64 8, !73, i64 16, !153, i64 24, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44, !10, i64 48, !10, i64 52}
!153 = !{!"p1 _ZTS7tfc_map", !16, i64 0}
!154 = !{!152, !10, i64 32}
!155 = !{!152, !10, i64 36}
!156 = !{!152, !10, i64 48}
!157 = distinct !{!157, !28}
!158 = !{!152, !73, i64 16}
!159 = distinct !{!159, !28}
!160 = !{!152, !153, i64 24}
!161 = !{!162, !10, i64 0}
!162 = !{!"tfc_map", !10, i64 0, !10, i64 4, !10, i64 8, !11, i64 12, !17, i64 32, !11, i64 40, !11, i64 80}
!163 = !{!24, !16, i64 360}
!164 = !{!162, !10, i64 8}
!165 = !{!15, !15, i64 0}
!166 = distinct !{!166, !28}
!167 = distinct !{!167, !28}
!168 = !{!162, !10, i64 4}
!169 = !{!162, !17, i64 32}
!170 = distinct !{!170, !28}
!171 = !{!24, !16, i64 144}
!172 = !{!152, !16, i64 0}
!173 = !{!152, !10, i64 40}
!174 = !{!152, !10, i64 44}
!175 = distinct !{!175, !28}
!176 = !{!24, !16, i64 264}
attributes #12 = { nounwind minsize optsize }
attributes #13 = { inlinehint nounwind minsize optsize }
attributes #14 = { nounwind optsize }
attributes #15 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) minsize optsize }
attributes #16 = { nofree norecurse nosync nounwind memory(argmem: read) optsize }
