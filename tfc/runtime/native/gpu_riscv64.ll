; Made by `python -m tfc.runtime.native` from gpu.c; do not edit.
target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
target triple = "riscv64-unknown-linux-gnu"

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
  %17 = tail call signext i32 %14(ptr noundef %16) #9
  %18 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %17, ptr noundef nonnull @.str.8)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %27

20:                                               ; preds = %10
  %21 = load ptr, ptr %11, align 8, !tbaa !18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 352
  %23 = load ptr, ptr %22, align 8, !tbaa !26
  %24 = load ptr, ptr %3, align 8, !tbaa !13
  %25 = tail call signext i32 %23(ptr noundef %24) #9
  %26 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %25, ptr noundef nonnull @.str)
  br label %27

27:                                               ; preds = %6, %20, %10, %2
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @noted(ptr noundef %0, i32 noundef signext %1, ptr noundef %2) unnamed_addr #10 {
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
  %18 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %6, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #9
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
  %33 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %6, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #9
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
define signext range(i32 0, 15) i32 @tfc_gpu_wait(ptr noundef %0) local_unnamed_addr #10 {
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
  %12 = tail call signext i32 %9(ptr noundef %11) #9
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
  %23 = tail call signext i32 %20(ptr noundef %22) #9
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
  %39 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %27, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #9
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
  %51 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %27, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #9
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
define signext range(i32 0, 15) i32 @tfc_gpu_write(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #10 {
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
  %15 = tail call signext i32 %12(ptr noundef %14) #9
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
  %27 = tail call signext i32 %23(i64 noundef %24, ptr noundef %2, i64 noundef %3, ptr noundef %26) #9
  %28 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %27, ptr noundef nonnull @.str.2)
  br label %29

29:                                               ; preds = %4, %8, %18, %20
  %30 = phi i32 [ %28, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %30
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 15) i32 @tfc_gpu_read(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #10 {
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
  %15 = tail call signext i32 %12(ptr noundef %14) #9
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
  %27 = tail call signext i32 %23(ptr noundef %1, i64 noundef %24, i64 noundef %3, ptr noundef %26) #9
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
define signext range(i32 0, 15) i32 @tfc_gpu_move(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #10 {
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
  %15 = tail call signext i32 %12(ptr noundef %14) #9
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
  %28 = tail call signext i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #9
  %29 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 15) i32 @tfc_gpu_fill(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #10 {
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
  %15 = tail call signext i32 %12(ptr noundef %14) #9
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
  %28 = tail call signext i32 %23(i64 noundef %24, i8 noundef zeroext %25, i64 noundef %3, ptr noundef %27) #9
  %29 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %28, ptr noundef nonnull @.str.5)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_drop(ptr noundef %0, ptr noundef readnone captures(address) %1) local_unnamed_addr #10 {
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
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #9
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !29

18:                                               ; preds = %10, %14, %7
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 776
  %20 = load ptr, ptr %19, align 8, !tbaa !40
  %21 = icmp eq ptr %20, %1
  br i1 %21, label %25, label %26

22:                                               ; preds = %101
  %23 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #9
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
define signext i32 @tfc_gpu_load(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #10 {
  %6 = alloca [2 x i32], align 8
  %7 = alloca [2 x ptr], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  store i64 25769803781, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
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
  %16 = tail call signext i32 %13(ptr noundef %15) #9
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %23

18:                                               ; preds = %5
  %19 = load ptr, ptr %10, align 8, !tbaa !18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 104
  %21 = load ptr, ptr %20, align 8, !tbaa !43
  %22 = call signext i32 %21(ptr noundef %4, ptr noundef %1, i32 noundef signext 2, ptr noundef nonnull %6, ptr noundef nonnull %7) #9
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
define signext i32 @tfc_gpu_unload(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #10 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %4 = load ptr, ptr %3, align 8, !tbaa !18
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !23
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %8 = load ptr, ptr %7, align 8, !tbaa !25
  %9 = tail call signext i32 %6(ptr noundef %8) #9
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %22

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !18
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %14 = load ptr, ptr %13, align 8, !tbaa !33
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %16 = load ptr, ptr %15, align 8, !tbaa !34
  %17 = tail call signext i32 %14(ptr noundef %16) #9
  %18 = load ptr, ptr %3, align 8, !tbaa !18
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 112
  %20 = load ptr, ptr %19, align 8, !tbaa !44
  %21 = tail call signext i32 %20(ptr noundef %1) #9
  br label %22

22:                                               ; preds = %2, %11
  %23 = phi i32 [ %21, %11 ], [ %9, %2 ]
  ret i32 %23
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_function(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #10 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %6 = load ptr, ptr %5, align 8, !tbaa !18
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !23
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !25
  %11 = tail call signext i32 %8(ptr noundef %10) #9
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !18
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 120
  %16 = load ptr, ptr %15, align 8, !tbaa !45
  %17 = tail call signext i32 %16(ptr noundef %3, ptr noundef %1, ptr noundef %2) #9
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_attribute(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef signext %2, ptr noundef %3) local_unnamed_addr #10 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %6 = load ptr, ptr %5, align 8, !tbaa !18
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !23
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !25
  %11 = tail call signext i32 %8(ptr noundef %10) #9
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !18
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 128
  %16 = load ptr, ptr %15, align 8, !tbaa !46
  %17 = tail call signext i32 %16(ptr noundef %3, i32 noundef signext %2, ptr noundef %1) #9
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_alloc(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #10 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load ptr, ptr %4, align 8, !tbaa !18
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !23
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !25
  %10 = tail call signext i32 %7(ptr noundef %9) #9
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !18
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 160
  %15 = load ptr, ptr %14, align 8, !tbaa !47
  %16 = tail call signext i32 %15(ptr noundef %2, i64 noundef %1) #9
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_free(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #10 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %4 = load ptr, ptr %3, align 8, !tbaa !18
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !23
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %8 = load ptr, ptr %7, align 8, !tbaa !25
  %9 = tail call signext i32 %6(ptr noundef %8) #9
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !18
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %14 = load ptr, ptr %13, align 8, !tbaa !48
  %15 = tail call signext i32 %14(i64 noundef %1) #9
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_pin(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #10 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load ptr, ptr %4, align 8, !tbaa !18
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !23
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !25
  %10 = tail call signext i32 %7(ptr noundef %9) #9
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !18
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 176
  %15 = load ptr, ptr %14, align 8, !tbaa !49
  %16 = tail call signext i32 %15(ptr noundef %2, i64 noundef %1, i32 noundef signext 0) #9
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_unpin(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #10 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %4 = load ptr, ptr %3, align 8, !tbaa !18
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !23
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %8 = load ptr, ptr %7, align 8, !tbaa !25
  %9 = tail call signext i32 %6(ptr noundef %8) #9
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !18
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %14 = load ptr, ptr %13, align 8, !tbaa !50
  %15 = tail call signext i32 %14(ptr noundef %1) #9
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_memory(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #10 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load ptr, ptr %4, align 8, !tbaa !18
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !23
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !25
  %10 = tail call signext i32 %7(ptr noundef %9) #9
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !18
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %15 = load ptr, ptr %14, align 8, !tbaa !51
  %16 = tail call signext i32 %15(ptr noundef %1, ptr noundef %2) #9
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_start(ptr noundef initializes((200, 208)) %0) local_unnamed_addr #10 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  store i32 0, ptr %2, align 4, !tbaa !9
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 200
  store ptr @.str.6, ptr %3, align 8, !tbaa !31
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load ptr, ptr %4, align 8, !tbaa !18
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !52
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %9 = load i32, ptr %8, align 8, !tbaa !53
  %10 = call signext i32 %7(ptr noundef nonnull %2, i32 noundef signext %9) #9
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %70

12:                                               ; preds = %1
  store ptr @.str.7, ptr %3, align 8, !tbaa !31
  %13 = load ptr, ptr %4, align 8, !tbaa !18
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 80
  %15 = load ptr, ptr %14, align 8, !tbaa !54
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %17 = load i32, ptr %2, align 4, !tbaa !9
  %18 = call signext i32 %15(ptr noundef nonnull %16, i32 noundef signext %17) #9
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %70

20:                                               ; preds = %12
  store ptr @.str.8, ptr %3, align 8, !tbaa !31
  %21 = load ptr, ptr %4, align 8, !tbaa !18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 96
  %23 = load ptr, ptr %22, align 8, !tbaa !23
  %24 = load ptr, ptr %16, align 8, !tbaa !25
  %25 = call signext i32 %23(ptr noundef %24) #9
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %70

27:                                               ; preds = %20
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %30 = load ptr, ptr %4, align 8, !tbaa !18
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 240
  %32 = load ptr, ptr %31, align 8, !tbaa !55
  %33 = call signext i32 %32(ptr noundef nonnull %28, i32 noundef signext 1) #9
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %48

35:                                               ; preds = %27
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %37 = load ptr, ptr %4, align 8, !tbaa !18
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 240
  %39 = load ptr, ptr %38, align 8, !tbaa !55
  %40 = call signext i32 %39(ptr noundef nonnull %36, i32 noundef signext 1) #9
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %48

42:                                               ; preds = %35
  %43 = load ptr, ptr %4, align 8, !tbaa !18
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 240
  %45 = load ptr, ptr %44, align 8, !tbaa !55
  %46 = call signext i32 %45(ptr noundef nonnull %29, i32 noundef signext 1) #9
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
  %53 = load ptr, ptr %52, align 8, !tbaa !56
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %55 = call signext i32 %53(ptr noundef nonnull %54, i32 noundef signext 2) #9
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %70

57:                                               ; preds = %50
  store ptr @launch, ptr %0, align 8, !tbaa !57
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr @replay, ptr %58, align 8, !tbaa !58
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr @replayable, ptr %59, align 8, !tbaa !59
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr @settle, ptr %60, align 8, !tbaa !60
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr @set, ptr %61, align 8, !tbaa !61
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr @move_, ptr %62, align 8, !tbaa !62
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr @write_, ptr %63, align 8, !tbaa !63
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr @read_, ptr %64, align 8, !tbaa !64
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr @receive_, ptr %65, align 8, !tbaa !65
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr @send_, ptr %66, align 8, !tbaa !66
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr @arrived, ptr %67, align 8, !tbaa !67
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr @arrival, ptr %68, align 8, !tbaa !68
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr @release, ptr %69, align 8, !tbaa !69
  br label %70

70:                                               ; preds = %48, %50, %20, %12, %1, %57
  %71 = phi i32 [ 0, %57 ], [ %10, %1 ], [ %18, %12 ], [ %25, %20 ], [ %55, %50 ], [ %49, %48 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  ret i32 %71
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @launch(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) #11 {
  %4 = load ptr, ptr %2, align 8, !tbaa !70
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
  %15 = tail call signext i32 %12(ptr noundef %14) #9
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !73
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %32, label %26

22:                                               ; preds = %26
  %23 = add nuw i64 %27, 1
  %24 = load i64, ptr %19, align 8, !tbaa !73
  %25 = icmp ult i64 %23, %24
  br i1 %25, label %26, label %32, !llvm.loop !76

26:                                               ; preds = %18, %22
  %27 = phi i64 [ %23, %22 ], [ 0, %18 ]
  %28 = load ptr, ptr %4, align 8, !tbaa !77
  %29 = getelementptr inbounds nuw %struct.tfc_launch, ptr %28, i64 %27
  %30 = tail call fastcc signext i32 @launch_one(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef %29)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %22, label %32

32:                                               ; preds = %22, %26, %18, %3, %8
  %33 = phi i32 [ %16, %8 ], [ 14, %3 ], [ 0, %18 ], [ 0, %22 ], [ %30, %26 ]
  ret i32 %33
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @replay(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) #11 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %5 = load ptr, ptr %4, align 8, !tbaa !78
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !85
  %8 = icmp slt i64 %7, 0
  br i1 %8, label %210, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %11 = load i32, ptr %10, align 4, !tbaa !86
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %210

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 188
  %15 = load atomic i32, ptr %14 monotonic, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %210

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %19 = load ptr, ptr %18, align 8, !tbaa !18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 96
  %21 = load ptr, ptr %20, align 8, !tbaa !23
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %23 = load ptr, ptr %22, align 8, !tbaa !25
  %24 = tail call signext i32 %21(ptr noundef %23) #9
  %25 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %24, ptr noundef nonnull @.str.8)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %210

27:                                               ; preds = %17
  %28 = load ptr, ptr %4, align 8, !tbaa !78
  %29 = load ptr, ptr %28, align 8, !tbaa !87
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %31 = load i64, ptr %30, align 8, !tbaa !88
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %36

33:                                               ; preds = %27
  %34 = load ptr, ptr %1, align 8, !tbaa !89
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %45

36:                                               ; preds = %61, %27
  %37 = phi i32 [ 1, %27 ], [ %63, %61 ]
  %38 = phi ptr [ %29, %27 ], [ %64, %61 ]
  %39 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %40 = load i64, ptr %39, align 8, !tbaa !90
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %42, label %96

42:                                               ; preds = %36
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %44 = load ptr, ptr %43, align 8, !tbaa !91
  br label %83

45:                                               ; preds = %61, %33
  %46 = phi i64 [ %31, %33 ], [ %62, %61 ]
  %47 = phi ptr [ %29, %33 ], [ %64, %61 ]
  %48 = phi i32 [ 1, %33 ], [ %63, %61 ]
  %49 = phi i64 [ 0, %33 ], [ %65, %61 ]
  %50 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %34, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %52 = load i32, ptr %51, align 8, !tbaa !92
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %61, label %54

54:                                               ; preds = %45
  %55 = load ptr, ptr %35, align 8, !tbaa !93
  %56 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %57 = load ptr, ptr %56, align 8, !tbaa !94
  %58 = zext i32 %52 to i64
  br label %67

59:                                               ; preds = %67
  %60 = load i64, ptr %30, align 8, !tbaa !88
  br label %61

61:                                               ; preds = %59, %45
  %62 = phi i64 [ %46, %45 ], [ %60, %59 ]
  %63 = phi i32 [ %48, %45 ], [ %79, %59 ]
  %64 = phi ptr [ %47, %45 ], [ %81, %59 ]
  %65 = add nuw nsw i64 %49, 1
  %66 = icmp slt i64 %65, %62
  br i1 %66, label %45, label %36, !llvm.loop !95

67:                                               ; preds = %67, %54
  %68 = phi i64 [ 0, %54 ], [ %80, %67 ]
  %69 = phi ptr [ %47, %54 ], [ %81, %67 ]
  %70 = phi i32 [ %48, %54 ], [ %79, %67 ]
  %71 = getelementptr inbounds nuw i32, ptr %57, i64 %68
  %72 = load i32, ptr %71, align 4, !tbaa !9
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds ptr, ptr %55, i64 %73
  %75 = load ptr, ptr %74, align 8, !tbaa !42
  %76 = ptrtoint ptr %75 to i64
  %77 = load i64, ptr %69, align 8, !tbaa !96
  %78 = icmp eq i64 %77, %76
  %79 = select i1 %78, i32 %70, i32 0
  store i64 %76, ptr %69, align 8, !tbaa !96
  %80 = add nuw nsw i64 %68, 1
  %81 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %82 = icmp eq i64 %80, %58
  br i1 %82, label %59, label %67, !llvm.loop !97

83:                                               ; preds = %83, %42
  %84 = phi i64 [ 0, %42 ], [ %92, %83 ]
  %85 = phi ptr [ %38, %42 ], [ %93, %83 ]
  %86 = phi i32 [ %37, %42 ], [ %91, %83 ]
  %87 = load i64, ptr %85, align 8, !tbaa !96
  %88 = getelementptr inbounds nuw i64, ptr %44, i64 %84
  %89 = load i64, ptr %88, align 8, !tbaa !96
  %90 = icmp eq i64 %87, %89
  %91 = select i1 %90, i32 %86, i32 0
  store i64 %89, ptr %85, align 8, !tbaa !96
  %92 = add nuw nsw i64 %84, 1
  %93 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %94 = load i64, ptr %39, align 8, !tbaa !90
  %95 = icmp slt i64 %92, %94
  br i1 %95, label %83, label %96, !llvm.loop !98

96:                                               ; preds = %83, %36
  %97 = phi i32 [ %37, %36 ], [ %91, %83 ]
  %98 = icmp eq i32 %97, 0
  %99 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %100 = load ptr, ptr %99, align 8, !tbaa !13
  %101 = icmp eq ptr %100, null
  br i1 %98, label %102, label %122

102:                                              ; preds = %96
  br i1 %101, label %199, label %103

103:                                              ; preds = %102
  %104 = load atomic i32, ptr %14 monotonic, align 4
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %121

106:                                              ; preds = %103
  %107 = load ptr, ptr %18, align 8, !tbaa !18
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 96
  %109 = load ptr, ptr %108, align 8, !tbaa !23
  %110 = load ptr, ptr %22, align 8, !tbaa !25
  %111 = tail call signext i32 %109(ptr noundef %110) #9
  %112 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %111, ptr noundef nonnull @.str.8)
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %121

114:                                              ; preds = %106
  %115 = load ptr, ptr %18, align 8, !tbaa !18
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 352
  %117 = load ptr, ptr %116, align 8, !tbaa !26
  %118 = load ptr, ptr %99, align 8, !tbaa !13
  %119 = tail call signext i32 %117(ptr noundef %118) #9
  %120 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %119, ptr noundef nonnull @.str)
  br label %121

121:                                              ; preds = %103, %106, %114
  store i64 0, ptr %99, align 8
  br label %199

122:                                              ; preds = %96
  br i1 %101, label %123, label %127

123:                                              ; preds = %122
  store i64 0, ptr %6, align 8, !tbaa !85
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 180
  %125 = cmpxchg ptr %124, i32 0, i32 1 seq_cst seq_cst, align 4
  %126 = extractvalue { i32, i1 } %125, 1
  br i1 %126, label %200, label %210

127:                                              ; preds = %122
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %129 = load ptr, ptr %128, align 8, !tbaa !99
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 40
  %131 = load ptr, ptr %130, align 8, !tbaa !100
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 24
  %133 = load i64, ptr %132, align 8, !tbaa !107
  %134 = icmp sgt i64 %133, 0
  %135 = zext i1 %134 to i64
  %136 = getelementptr inbounds nuw i8, ptr %131, i64 32
  store i64 %135, ptr %136, align 8, !tbaa !110
  %137 = load ptr, ptr %18, align 8, !tbaa !18
  %138 = getelementptr inbounds nuw i8, ptr %137, i64 336
  %139 = load ptr, ptr %138, align 8, !tbaa !111
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %141 = load ptr, ptr %140, align 8, !tbaa !34
  %142 = tail call signext i32 %139(ptr noundef nonnull %100, ptr noundef %141) #9
  %143 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %142, ptr noundef nonnull @.str.12)
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %210

145:                                              ; preds = %127
  store i32 0, ptr %2, align 4, !tbaa !9
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 184
  br label %153

147:                                              ; preds = %153
  %148 = add nuw nsw i32 %154, 1
  %149 = icmp eq i32 %148, 100
  br i1 %149, label %150, label %153, !llvm.loop !27

150:                                              ; preds = %147
  %151 = atomicrmw xchg ptr %146, i32 2 acquire, align 4
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %161, label %157

153:                                              ; preds = %147, %145
  %154 = phi i32 [ 0, %145 ], [ %148, %147 ]
  %155 = cmpxchg ptr %146, i32 0, i32 1 acquire monotonic, align 4
  %156 = extractvalue { i32, i1 } %155, 1
  br i1 %156, label %161, label %147

157:                                              ; preds = %150, %157
  %158 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %146, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #9
  %159 = atomicrmw xchg ptr %146, i32 2 acquire, align 4
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %157, !llvm.loop !29

161:                                              ; preds = %153, %157, %150
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 736
  %163 = load i64, ptr %162, align 8, !tbaa !112
  %164 = add i64 %163, 1
  store i64 %164, ptr %162, align 8, !tbaa !112
  %165 = load i64, ptr %30, align 8, !tbaa !88
  %166 = icmp sgt i64 %165, 0
  br i1 %166, label %167, label %171

167:                                              ; preds = %161
  %168 = load ptr, ptr %1, align 8, !tbaa !89
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 208
  br label %176

171:                                              ; preds = %186, %161
  %172 = atomicrmw xchg ptr %146, i32 0 release, align 4
  %173 = icmp eq i32 %172, 2
  br i1 %173, label %174, label %210

174:                                              ; preds = %171
  %175 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %146, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #9
  br label %210

176:                                              ; preds = %167, %186
  %177 = phi i64 [ 0, %167 ], [ %187, %186 ]
  %178 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %168, i64 %177
  %179 = load ptr, ptr %178, align 8, !tbaa !70
  %180 = getelementptr inbounds nuw i8, ptr %179, i64 8
  %181 = load i64, ptr %180, align 8, !tbaa !73
  %182 = icmp eq i64 %181, 0
  br i1 %182, label %186, label %183

183:                                              ; preds = %176
  %184 = load i64, ptr %170, align 8, !tbaa !32
  br label %189

185:                                              ; preds = %189
  store i64 %194, ptr %170, align 8, !tbaa !32
  br label %186

186:                                              ; preds = %185, %176
  %187 = add nuw nsw i64 %177, 1
  %188 = icmp eq i64 %187, %165
  br i1 %188, label %171, label %176, !llvm.loop !113

189:                                              ; preds = %183, %189
  %190 = phi i64 [ %184, %183 ], [ %194, %189 ]
  %191 = phi i64 [ 0, %183 ], [ %197, %189 ]
  %192 = load ptr, ptr %179, align 8, !tbaa !77
  %193 = getelementptr inbounds nuw %struct.tfc_launch, ptr %192, i64 %191
  %194 = add i64 %190, 1
  %195 = and i64 %190, 63
  %196 = getelementptr inbounds nuw ptr, ptr %169, i64 %195
  store ptr %193, ptr %196, align 8, !tbaa !114
  %197 = add nuw i64 %191, 1
  %198 = icmp eq i64 %197, %181
  br i1 %198, label %185, label %189, !llvm.loop !115

199:                                              ; preds = %102, %121
  store i64 0, ptr %6, align 8, !tbaa !85
  br label %210

200:                                              ; preds = %123
  %201 = load ptr, ptr %18, align 8, !tbaa !18
  %202 = getelementptr inbounds nuw i8, ptr %201, i64 312
  %203 = load ptr, ptr %202, align 8, !tbaa !116
  %204 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %205 = load ptr, ptr %204, align 8, !tbaa !117
  %206 = tail call signext i32 %203(ptr noundef %205, i32 noundef signext 1) #9
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %209, label %208

208:                                              ; preds = %200
  store i64 -1, ptr %6, align 8, !tbaa !85
  store atomic i32 0, ptr %124 seq_cst, align 4
  br label %210

209:                                              ; preds = %200
  store i64 1, ptr %6, align 8, !tbaa !85
  br label %210

210:                                              ; preds = %199, %13, %174, %171, %127, %123, %209, %208, %3, %9, %17
  %211 = phi i32 [ %25, %17 ], [ 0, %3 ], [ 0, %9 ], [ 0, %174 ], [ %143, %127 ], [ 0, %199 ], [ 0, %123 ], [ 0, %209 ], [ 0, %208 ], [ 0, %171 ], [ 14, %13 ]
  ret i32 %211
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 -1, 15) i32 @replayable(ptr noundef %0, ptr noundef readonly captures(none) %1) #10 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !78
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !85
  %9 = icmp eq i64 %8, 1
  br i1 %9, label %10, label %53

10:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  store ptr null, ptr %3, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store ptr null, ptr %4, align 8, !tbaa !42
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %12 = load ptr, ptr %11, align 8, !tbaa !18
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 320
  %14 = load ptr, ptr %13, align 8, !tbaa !118
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %16 = load ptr, ptr %15, align 8, !tbaa !117
  %17 = call signext i32 %14(ptr noundef %16, ptr noundef nonnull %3) #9
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %10
  %20 = load ptr, ptr %11, align 8, !tbaa !18
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 328
  %22 = load ptr, ptr %21, align 8, !tbaa !119
  %23 = load ptr, ptr %3, align 8, !tbaa !42
  %24 = call signext i32 %22(ptr noundef nonnull %4, ptr noundef %23, i64 noundef 0) #9
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
  %33 = load ptr, ptr %32, align 8, !tbaa !120
  %34 = call signext i32 %33(ptr noundef nonnull %28) #9
  br label %35

35:                                               ; preds = %30, %26
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 180
  store atomic i32 0, ptr %36 seq_cst, align 4
  %37 = load ptr, ptr %4, align 8, !tbaa !42
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr %37, ptr %38, align 8, !tbaa !13
  %39 = select i1 %27, i64 2, i64 -1
  store i64 %39, ptr %7, align 8, !tbaa !85
  br i1 %27, label %40, label %51

40:                                               ; preds = %35
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 744
  %42 = load i64, ptr %41, align 8, !tbaa !121
  %43 = add i64 %42, 1
  store i64 %43, ptr %41, align 8, !tbaa !121
  %44 = load ptr, ptr %11, align 8, !tbaa !18
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 336
  %46 = load ptr, ptr %45, align 8, !tbaa !111
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %48 = load ptr, ptr %47, align 8, !tbaa !34
  %49 = call signext i32 %46(ptr noundef %37, ptr noundef %48) #9
  %50 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %49, ptr noundef nonnull @.str.12)
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
define internal signext i32 @settle(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i64 noundef %4) #10 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !100
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !122
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %11 = load i64, ptr %10, align 8, !tbaa !107
  %12 = getelementptr inbounds %struct.tfc_check, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !110
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
  %25 = tail call signext i32 %22(ptr noundef %24) #9
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
  %34 = load ptr, ptr %8, align 8, !tbaa !122
  %35 = load ptr, ptr %7, align 8, !tbaa !123
  %36 = ptrtoint ptr %35 to i64
  %37 = load i64, ptr %10, align 8, !tbaa !107
  %38 = mul nsw i64 %37, 48
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %40 = load ptr, ptr %39, align 8, !tbaa !34
  %41 = tail call signext i32 %33(ptr noundef %34, i64 noundef %36, i64 noundef %38, ptr noundef %40) #9
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
  %53 = tail call signext i32 %49(ptr noundef %12, i64 noundef %50, i64 noundef %4, ptr noundef %52) #9
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
  %65 = load ptr, ptr %6, align 8, !tbaa !100
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 32
  store i64 0, ptr %66, align 8, !tbaa !110
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %68 = load i64, ptr %67, align 8, !tbaa !107
  %69 = icmp sgt i64 %68, 0
  br i1 %69, label %70, label %121

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %65, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !122
  br label %73

73:                                               ; preds = %118, %70
  %74 = phi i64 [ 0, %70 ], [ %119, %118 ]
  %75 = getelementptr inbounds nuw %struct.tfc_check, ptr %72, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %77 = load i32, ptr %76, align 4, !tbaa !124
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %118, label %79

79:                                               ; preds = %73
  %80 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %82 = load ptr, ptr %81, align 8, !tbaa !127
  %83 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %84 = load ptr, ptr %83, align 8, !tbaa !128
  %85 = getelementptr inbounds nuw i32, ptr %84, i64 %74
  %86 = load i32, ptr %85, align 4, !tbaa !9
  %87 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %88 = load i32, ptr %87, align 8, !tbaa !129
  %89 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %90 = load i64, ptr %89, align 8, !tbaa !130
  %91 = getelementptr inbounds nuw i8, ptr %75, i64 24
  %92 = load i64, ptr %91, align 8, !tbaa !131
  %93 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %94 = load i64, ptr %93, align 8, !tbaa !132
  %95 = getelementptr inbounds nuw i8, ptr %75, i64 40
  %96 = load double, ptr %95, align 8, !tbaa !133
  store i32 %77, ptr %82, align 8, !tbaa !134
  %97 = getelementptr inbounds nuw i8, ptr %82, i64 4
  store i32 0, ptr %97, align 4, !tbaa !134
  %98 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store i32 %86, ptr %98, align 8, !tbaa !9
  %99 = getelementptr inbounds nuw i8, ptr %82, i64 12
  store i32 %88, ptr %99, align 4, !tbaa !9
  %100 = getelementptr inbounds nuw i8, ptr %82, i64 16
  store i64 %90, ptr %100, align 8, !tbaa !96
  %101 = getelementptr inbounds nuw i8, ptr %82, i64 24
  store i64 %92, ptr %101, align 8, !tbaa !96
  %102 = getelementptr inbounds nuw i8, ptr %82, i64 32
  store i64 %94, ptr %102, align 8, !tbaa !96
  %103 = getelementptr inbounds nuw i8, ptr %82, i64 40
  store double %96, ptr %103, align 8, !tbaa !135
  %104 = load i32, ptr %80, align 4, !tbaa !124
  %105 = load ptr, ptr %19, align 8, !tbaa !18
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 224
  %107 = load ptr, ptr %106, align 8, !tbaa !39
  %108 = load ptr, ptr %65, align 8, !tbaa !123
  %109 = ptrtoint ptr %108 to i64
  %110 = load i64, ptr %67, align 8, !tbaa !107
  %111 = mul nsw i64 %110, 48
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %113 = load ptr, ptr %112, align 8, !tbaa !34
  %114 = tail call signext i32 %107(i64 noundef %109, i8 noundef zeroext 0, i64 noundef %111, ptr noundef %113) #9
  %115 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %114, ptr noundef nonnull @.str.5)
  %116 = icmp eq i32 %115, 0
  %117 = select i1 %116, i32 %104, i32 %115
  br label %121

118:                                              ; preds = %73
  %119 = add nuw nsw i64 %74, 1
  %120 = icmp eq i64 %119, %68
  br i1 %120, label %121, label %73, !llvm.loop !136

121:                                              ; preds = %118, %56, %5, %79, %64, %60, %63, %30, %46, %18
  %122 = phi i32 [ %26, %18 ], [ %54, %46 ], [ %42, %30 ], [ %57, %56 ], [ %61, %60 ], [ 0, %63 ], [ 14, %5 ], [ %117, %79 ], [ 0, %64 ], [ 0, %118 ]
  ret i32 %122
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @set(ptr noundef %0, ptr noundef %1, i32 noundef signext %2) #10 {
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
  %14 = tail call signext i32 %11(ptr noundef %13) #9
  %15 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %14, ptr noundef nonnull @.str.8)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %26

17:                                               ; preds = %7
  %18 = load ptr, ptr %8, align 8, !tbaa !18
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 232
  %20 = load ptr, ptr %19, align 8, !tbaa !137
  %21 = ptrtoint ptr %1 to i64
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %23 = load ptr, ptr %22, align 8, !tbaa !34
  %24 = tail call signext i32 %20(i64 noundef %21, i32 noundef signext %2, i64 noundef 1, ptr noundef %23) #9
  %25 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %24, ptr noundef nonnull @.str.13)
  br label %26

26:                                               ; preds = %3, %7, %17
  %27 = phi i32 [ %25, %17 ], [ %15, %7 ], [ 14, %3 ]
  ret i32 %27
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @move_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #10 {
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
  %15 = tail call signext i32 %12(ptr noundef %14) #9
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
  %28 = tail call signext i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #9
  %29 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @write_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #10 {
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
  %15 = tail call signext i32 %12(ptr noundef %14) #9
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
  %27 = tail call signext i32 %23(i64 noundef %24, ptr noundef %2, i64 noundef %3, ptr noundef %26) #9
  %28 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %27, ptr noundef nonnull @.str.2)
  br label %29

29:                                               ; preds = %4, %8, %18, %20
  %30 = phi i32 [ %28, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %30
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @read_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #10 {
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
  %15 = tail call signext i32 %12(ptr noundef %14) #9
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
  %27 = tail call signext i32 %23(ptr noundef %1, i64 noundef %24, i64 noundef %3, ptr noundef %26) #9
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
define internal signext range(i32 0, 15) i32 @receive_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) #10 {
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
  %23 = tail call signext i32 %20(ptr noundef %22) #9
  %24 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %23, ptr noundef nonnull @.str.8)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %43

26:                                               ; preds = %16
  %27 = load ptr, ptr %17, align 8, !tbaa !18
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 216
  %29 = load ptr, ptr %28, align 8, !tbaa !138
  %30 = ptrtoint ptr %1 to i64
  %31 = load ptr, ptr %21, align 8, !tbaa !25
  %32 = ptrtoint ptr %3 to i64
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %34 = load ptr, ptr %33, align 8, !tbaa !25
  %35 = load ptr, ptr %6, align 8, !tbaa !34
  %36 = tail call signext i32 %29(i64 noundef %30, ptr noundef %31, i64 noundef %32, ptr noundef %34, i64 noundef %4, ptr noundef %35) #9
  %37 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %36, ptr noundef nonnull @.str.14)
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
define internal signext range(i32 0, 15) i32 @send_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef writeonly captures(none) %4) #10 {
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
  %16 = tail call signext i32 %13(ptr noundef %15) #9
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
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #9
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
  br i1 %47, label %39, label %37, !llvm.loop !139

48:                                               ; preds = %37
  store ptr %1, ptr %38, align 8, !tbaa !40
  br label %49

49:                                               ; preds = %48, %37
  %50 = atomicrmw xchg ptr %20, i32 0 release, align 4
  %51 = icmp eq i32 %50, 2
  br i1 %51, label %52, label %54

52:                                               ; preds = %49
  %53 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #9
  br label %54

54:                                               ; preds = %49, %52
  store ptr null, ptr %4, align 8, !tbaa !42
  br i1 %44, label %140, label %55

55:                                               ; preds = %54
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %57 = load ptr, ptr %56, align 8, !tbaa !140
  %58 = icmp eq ptr %57, null
  br i1 %58, label %59, label %66

59:                                               ; preds = %55
  %60 = load ptr, ptr %10, align 8, !tbaa !18
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 272
  %62 = load ptr, ptr %61, align 8, !tbaa !56
  %63 = tail call signext i32 %62(ptr noundef nonnull %56, i32 noundef signext 2) #9
  %64 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %63, ptr noundef nonnull @.str.10)
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %115

66:                                               ; preds = %59, %55
  %67 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %68 = load i64, ptr %67, align 8, !tbaa !141
  %69 = icmp ult i64 %68, %3
  br i1 %69, label %70, label %89

70:                                               ; preds = %66
  %71 = load ptr, ptr %41, align 8, !tbaa !142
  %72 = icmp eq ptr %71, null
  br i1 %72, label %80, label %73

73:                                               ; preds = %70
  %74 = load ptr, ptr %10, align 8, !tbaa !18
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 184
  %76 = load ptr, ptr %75, align 8, !tbaa !50
  %77 = tail call signext i32 %76(ptr noundef nonnull %71) #9
  %78 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %77, ptr noundef nonnull @.str.17)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %115

80:                                               ; preds = %73, %70
  store ptr null, ptr %41, align 8, !tbaa !142
  store i64 0, ptr %67, align 8, !tbaa !141
  %81 = tail call i64 @llvm.umax.i64(i64 %3, i64 65536)
  %82 = load ptr, ptr %10, align 8, !tbaa !18
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 176
  %84 = load ptr, ptr %83, align 8, !tbaa !49
  %85 = tail call signext i32 %84(ptr noundef nonnull %41, i64 noundef %81, i32 noundef signext 0) #9
  %86 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %85, ptr noundef nonnull @.str.18)
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %115

88:                                               ; preds = %80
  store i64 %81, ptr %67, align 8, !tbaa !141
  br label %89

89:                                               ; preds = %66, %88
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %91 = load ptr, ptr %90, align 8, !tbaa !143
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %93 = load ptr, ptr %92, align 8, !tbaa !34
  %94 = tail call fastcc signext i32 @wait_for(ptr noundef nonnull %0, ptr noundef %91, ptr noundef nonnull %0, ptr noundef %93)
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %115

96:                                               ; preds = %89
  %97 = load ptr, ptr %10, align 8, !tbaa !18
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 200
  %99 = load ptr, ptr %98, align 8, !tbaa !37
  %100 = load ptr, ptr %41, align 8, !tbaa !142
  %101 = ptrtoint ptr %2 to i64
  %102 = load ptr, ptr %90, align 8, !tbaa !143
  %103 = tail call signext i32 %99(ptr noundef %100, i64 noundef %101, i64 noundef %3, ptr noundef %102) #9
  %104 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %103, ptr noundef nonnull @.str.3)
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %115

106:                                              ; preds = %96
  %107 = load ptr, ptr %10, align 8, !tbaa !18
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 288
  %109 = load ptr, ptr %108, align 8, !tbaa !144
  %110 = load ptr, ptr %56, align 8, !tbaa !140
  %111 = load ptr, ptr %90, align 8, !tbaa !143
  %112 = tail call signext i32 %109(ptr noundef %110, ptr noundef %111) #9
  %113 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %112, ptr noundef nonnull @.str.16)
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
  %128 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #9
  %129 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %127, !llvm.loop !29

131:                                              ; preds = %123, %127, %120
  store ptr null, ptr %38, align 8, !tbaa !40
  %132 = atomicrmw xchg ptr %20, i32 0 release, align 4
  %133 = icmp eq i32 %132, 2
  br i1 %133, label %134, label %136

134:                                              ; preds = %131
  %135 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #9
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
define internal signext range(i32 -14, 2) i32 @arrived(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef signext %2) #10 {
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
  %14 = tail call signext i32 %11(ptr noundef %13) #9
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
  %24 = load ptr, ptr %23, align 8, !tbaa !140
  %25 = select i1 %21, i64 296, i64 304
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 %25
  %27 = load ptr, ptr %26, align 8, !tbaa !42
  %28 = tail call signext i32 %27(ptr noundef %24) #9
  %29 = icmp eq i32 %28, 600
  br i1 %29, label %36, label %30

30:                                               ; preds = %20
  %31 = select i1 %21, ptr @.str.20, ptr @.str.19
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
define internal ptr @arrival(ptr readnone captures(none) %0, ptr noundef readonly captures(none) %1) #12 {
  %3 = load ptr, ptr %1, align 8, !tbaa !142
  ret ptr %3
}

; Function Attrs: nounwind uwtable
define internal void @release(ptr noundef %0, ptr noundef writeonly captures(none) %1) #10 {
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
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #9
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
  %23 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #9
  br label %24

24:                                               ; preds = %18, %22
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_stop(ptr noundef captures(none) %0) local_unnamed_addr #10 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %3 = load ptr, ptr %2, align 8, !tbaa !34
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %5 = load ptr, ptr %4, align 8, !tbaa !143
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8, !tbaa !117
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !25
  %10 = icmp eq ptr %9, null
  br i1 %10, label %79, label %11

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %13 = load ptr, ptr %12, align 8, !tbaa !18
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 96
  %15 = load ptr, ptr %14, align 8, !tbaa !23
  %16 = tail call signext i32 %15(ptr noundef nonnull %9) #9
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %79

18:                                               ; preds = %11
  %19 = icmp eq ptr %3, null
  br i1 %19, label %25, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %12, align 8, !tbaa !18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 248
  %23 = load ptr, ptr %22, align 8, !tbaa !145
  %24 = tail call signext i32 %23(ptr noundef nonnull %3) #9
  br label %25

25:                                               ; preds = %18, %20
  %26 = icmp eq ptr %5, null
  br i1 %26, label %32, label %27

27:                                               ; preds = %25
  %28 = load ptr, ptr %12, align 8, !tbaa !18
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 248
  %30 = load ptr, ptr %29, align 8, !tbaa !145
  %31 = tail call signext i32 %30(ptr noundef nonnull %5) #9
  br label %32

32:                                               ; preds = %27, %25
  %33 = icmp eq ptr %7, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %32
  %35 = load ptr, ptr %12, align 8, !tbaa !18
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 248
  %37 = load ptr, ptr %36, align 8, !tbaa !145
  %38 = tail call signext i32 %37(ptr noundef nonnull %7) #9
  br label %39

39:                                               ; preds = %34, %32
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 752
  br label %45

41:                                               ; preds = %64
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %43 = load ptr, ptr %42, align 8, !tbaa !146
  %44 = icmp eq ptr %43, null
  br i1 %44, label %72, label %67

45:                                               ; preds = %39, %64
  %46 = phi i64 [ 0, %39 ], [ %65, %64 ]
  %47 = getelementptr inbounds nuw %struct.tfc_stage, ptr %40, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %49 = load ptr, ptr %48, align 8, !tbaa !140
  %50 = icmp eq ptr %49, null
  br i1 %50, label %56, label %51

51:                                               ; preds = %45
  %52 = load ptr, ptr %12, align 8, !tbaa !18
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 280
  %54 = load ptr, ptr %53, align 8, !tbaa !147
  %55 = tail call signext i32 %54(ptr noundef nonnull %49) #9
  br label %56

56:                                               ; preds = %51, %45
  %57 = load ptr, ptr %47, align 8, !tbaa !142
  %58 = icmp eq ptr %57, null
  br i1 %58, label %64, label %59

59:                                               ; preds = %56
  %60 = load ptr, ptr %12, align 8, !tbaa !18
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 184
  %62 = load ptr, ptr %61, align 8, !tbaa !50
  %63 = tail call signext i32 %62(ptr noundef nonnull %57) #9
  br label %64

64:                                               ; preds = %56, %59
  %65 = add nuw nsw i64 %46, 1
  %66 = icmp eq i64 %65, 16
  br i1 %66, label %41, label %45, !llvm.loop !148

67:                                               ; preds = %41
  %68 = load ptr, ptr %12, align 8, !tbaa !18
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 280
  %70 = load ptr, ptr %69, align 8, !tbaa !147
  %71 = tail call signext i32 %70(ptr noundef nonnull %43) #9
  br label %72

72:                                               ; preds = %67, %41
  %73 = load ptr, ptr %12, align 8, !tbaa !18
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 88
  %75 = load ptr, ptr %74, align 8, !tbaa !149
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %77 = load i32, ptr %76, align 8, !tbaa !53
  %78 = tail call signext i32 %75(i32 noundef signext %77) #9
  store ptr null, ptr %8, align 8, !tbaa !25
  br label %79

79:                                               ; preds = %1, %11, %72
  ret void
}

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @launch_one(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) unnamed_addr #11 {
  %5 = alloca [32 x i64], align 8
  %6 = alloca ptr, align 8
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !150
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %10 = load ptr, ptr %9, align 8, !tbaa !91
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  br label %11

11:                                               ; preds = %81, %4
  %12 = phi i32 [ 0, %4 ], [ %82, %81 ]
  %13 = phi ptr [ %8, %4 ], [ %84, %81 ]
  %14 = phi i32 [ 0, %4 ], [ %83, %81 ]
  %15 = load i64, ptr %13, align 8, !tbaa !96
  switch i64 %15, label %30 [
    i64 0, label %85
    i64 1, label %16
    i64 2, label %22
  ]

16:                                               ; preds = %11
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !96
  %19 = add nsw i32 %14, 1
  %20 = sext i32 %14 to i64
  %21 = getelementptr inbounds i64, ptr %5, i64 %20
  store i64 %18, ptr %21, align 8, !tbaa !96
  br label %81

22:                                               ; preds = %11
  %23 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %24 = load i64, ptr %23, align 8, !tbaa !96
  %25 = getelementptr inbounds i64, ptr %10, i64 %24
  %26 = load i64, ptr %25, align 8, !tbaa !96
  %27 = add nsw i32 %14, 1
  %28 = sext i32 %14 to i64
  %29 = getelementptr inbounds i64, ptr %5, i64 %28
  store i64 %26, ptr %29, align 8, !tbaa !96
  br label %81

30:                                               ; preds = %11
  %31 = add nsw i32 %14, -1
  %32 = sext i32 %14 to i64
  %33 = getelementptr i64, ptr %5, i64 %32
  %34 = getelementptr i8, ptr %33, i64 -16
  %35 = load i64, ptr %34, align 8, !tbaa !96
  %36 = sext i32 %31 to i64
  %37 = getelementptr inbounds i64, ptr %5, i64 %36
  %38 = load i64, ptr %37, align 8, !tbaa !96
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
  store i64 %80, ptr %34, align 8, !tbaa !96
  br label %81

81:                                               ; preds = %78, %22, %16
  %82 = phi i32 [ %79, %78 ], [ %12, %16 ], [ %12, %22 ]
  %83 = phi i32 [ %31, %78 ], [ %19, %16 ], [ %27, %22 ]
  %84 = getelementptr inbounds nuw i8, ptr %13, i64 16
  br label %11, !llvm.loop !152

85:                                               ; preds = %11
  %86 = icmp eq i32 %12, 0
  %87 = load i64, ptr %5, align 8
  %88 = select i1 %86, i64 %87, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  %89 = icmp slt i64 %88, 1
  br i1 %89, label %223, label %90

90:                                               ; preds = %85
  %91 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %92 = load i32, ptr %91, align 8, !tbaa !92
  %93 = add i32 %92, 1
  %94 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %95 = load i32, ptr %94, align 8, !tbaa !153
  %96 = add i32 %93, %95
  %97 = zext i32 %96 to i64
  %98 = tail call ptr @llvm.stacksave.p0()
  %99 = alloca ptr, i64 %97, align 8
  %100 = load i32, ptr %91, align 8, !tbaa !92
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %108, label %102

102:                                              ; preds = %90
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %104 = load ptr, ptr %103, align 8, !tbaa !93
  %105 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %106 = load ptr, ptr %105, align 8, !tbaa !94
  %107 = zext i32 %100 to i64
  br label %112

108:                                              ; preds = %112, %90
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  store ptr null, ptr %6, align 8, !tbaa !42
  %109 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %110 = load i32, ptr %109, align 4, !tbaa !154
  %111 = icmp sgt i32 %110, -1
  br i1 %111, label %121, label %133

112:                                              ; preds = %102, %112
  %113 = phi i64 [ 0, %102 ], [ %118, %112 ]
  %114 = getelementptr inbounds nuw i32, ptr %106, i64 %113
  %115 = load i32, ptr %114, align 4, !tbaa !9
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds ptr, ptr %104, i64 %116
  %118 = add nuw nsw i64 %113, 1
  %119 = getelementptr inbounds nuw ptr, ptr %99, i64 %113
  store ptr %117, ptr %119, align 8, !tbaa !42
  %120 = icmp eq i64 %118, %107
  br i1 %120, label %108, label %112, !llvm.loop !155

121:                                              ; preds = %108
  %122 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %123 = load ptr, ptr %122, align 8, !tbaa !99
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 40
  %125 = load ptr, ptr %124, align 8, !tbaa !100
  %126 = load ptr, ptr %125, align 8, !tbaa !123
  %127 = zext nneg i32 %110 to i64
  %128 = getelementptr inbounds nuw %struct.tfc_check, ptr %126, i64 %127
  store ptr %128, ptr %6, align 8, !tbaa !42
  %129 = getelementptr inbounds nuw i8, ptr %125, i64 32
  store i64 1, ptr %129, align 8, !tbaa !110
  %130 = add i32 %100, 1
  %131 = zext i32 %100 to i64
  %132 = getelementptr inbounds nuw ptr, ptr %99, i64 %131
  store ptr %6, ptr %132, align 8, !tbaa !42
  br label %133

133:                                              ; preds = %121, %108
  %134 = phi i32 [ %130, %121 ], [ %100, %108 ]
  %135 = load i32, ptr %94, align 8, !tbaa !153
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %142, label %137

137:                                              ; preds = %133
  %138 = load ptr, ptr %9, align 8, !tbaa !91
  %139 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %140 = load ptr, ptr %139, align 8, !tbaa !156
  %141 = zext i32 %135 to i64
  br label %196

142:                                              ; preds = %196, %133
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 184
  br label %150

144:                                              ; preds = %150
  %145 = add nuw nsw i32 %151, 1
  %146 = icmp eq i32 %145, 100
  br i1 %146, label %147, label %150, !llvm.loop !27

147:                                              ; preds = %144
  %148 = atomicrmw xchg ptr %143, i32 2 acquire, align 4
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %158, label %154

150:                                              ; preds = %144, %142
  %151 = phi i32 [ 0, %142 ], [ %145, %144 ]
  %152 = cmpxchg ptr %143, i32 0, i32 1 acquire monotonic, align 4
  %153 = extractvalue { i32, i1 } %152, 1
  br i1 %153, label %158, label %144

154:                                              ; preds = %147, %154
  %155 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %143, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #9
  %156 = atomicrmw xchg ptr %143, i32 2 acquire, align 4
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %154, !llvm.loop !29

158:                                              ; preds = %150, %154, %147
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %161 = load i64, ptr %160, align 8, !tbaa !32
  %162 = add i64 %161, 1
  store i64 %162, ptr %160, align 8, !tbaa !32
  %163 = and i64 %161, 63
  %164 = getelementptr inbounds nuw ptr, ptr %159, i64 %163
  store ptr %3, ptr %164, align 8, !tbaa !114
  %165 = atomicrmw xchg ptr %143, i32 0 release, align 4
  %166 = icmp eq i32 %165, 2
  br i1 %166, label %167, label %169

167:                                              ; preds = %158
  %168 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %143, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #9
  br label %169

169:                                              ; preds = %158, %167
  %170 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %171 = load ptr, ptr %170, align 8, !tbaa !78
  %172 = icmp eq ptr %171, null
  br i1 %172, label %179, label %173

173:                                              ; preds = %169
  %174 = getelementptr inbounds nuw i8, ptr %171, i64 24
  %175 = load i64, ptr %174, align 8, !tbaa !85
  %176 = freeze i64 %175
  %177 = icmp eq i64 %176, 1
  %178 = select i1 %177, i64 160, i64 144
  br label %179

179:                                              ; preds = %169, %173
  %180 = phi i64 [ %178, %173 ], [ 144, %169 ]
  %181 = getelementptr inbounds nuw i8, ptr %0, i64 %180
  %182 = load ptr, ptr %181, align 8, !tbaa !42
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %184 = load ptr, ptr %183, align 8, !tbaa !18
  %185 = getelementptr inbounds nuw i8, ptr %184, i64 144
  %186 = load ptr, ptr %185, align 8, !tbaa !157
  %187 = load ptr, ptr %3, align 8, !tbaa !158
  %188 = trunc i64 %88 to i32
  %189 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %190 = load i32, ptr %189, align 4, !tbaa !159
  %191 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %192 = load i32, ptr %191, align 8, !tbaa !160
  %193 = call signext i32 %186(ptr noundef %187, i32 noundef signext %188, i32 noundef signext 1, i32 noundef signext 1, i32 noundef signext %190, i32 noundef signext 1, i32 noundef signext 1, i32 noundef signext %192, ptr noundef %182, ptr noundef nonnull %99, ptr noundef null) #9
  %194 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %193, ptr noundef nonnull @.str.11)
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %208, label %221

196:                                              ; preds = %137, %196
  %197 = phi i64 [ 0, %137 ], [ %206, %196 ]
  %198 = phi i32 [ %134, %137 ], [ %203, %196 ]
  %199 = getelementptr inbounds nuw i32, ptr %140, i64 %197
  %200 = load i32, ptr %199, align 4, !tbaa !9
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds i64, ptr %138, i64 %201
  %203 = add i32 %198, 1
  %204 = zext i32 %198 to i64
  %205 = getelementptr inbounds nuw ptr, ptr %99, i64 %204
  store ptr %202, ptr %205, align 8, !tbaa !42
  %206 = add nuw nsw i64 %197, 1
  %207 = icmp eq i64 %206, %141
  br i1 %207, label %142, label %196, !llvm.loop !161

208:                                              ; preds = %179
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %210 = load i32, ptr %209, align 4, !tbaa !86
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %221, label %212

212:                                              ; preds = %208
  %213 = load ptr, ptr %170, align 8, !tbaa !78
  %214 = icmp eq ptr %213, null
  br i1 %214, label %219, label %215

215:                                              ; preds = %212
  %216 = getelementptr inbounds nuw i8, ptr %213, i64 24
  %217 = load i64, ptr %216, align 8, !tbaa !85
  %218 = icmp eq i64 %217, 1
  br i1 %218, label %221, label %219

219:                                              ; preds = %212, %215
  %220 = call signext i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %221

221:                                              ; preds = %219, %215, %208, %179
  %222 = phi i32 [ %194, %179 ], [ %220, %219 ], [ 0, %215 ], [ 0, %208 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.stackrestore.p0(ptr %98)
  br label %223

223:                                              ; preds = %85, %221
  %224 = phi i32 [ %222, %221 ], [ 0, %85 ]
  ret i32 %224
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #6

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @wait_for(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr #10 {
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
  %15 = tail call signext i32 %12(ptr noundef %14) #9
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
  %31 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %19, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #9
  %32 = atomicrmw xchg ptr %19, i32 2 acquire, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %30, !llvm.loop !29

34:                                               ; preds = %26, %30, %23
  %35 = load ptr, ptr %9, align 8, !tbaa !18
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 288
  %37 = load ptr, ptr %36, align 8, !tbaa !144
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %39 = load ptr, ptr %38, align 8, !tbaa !146
  %40 = tail call signext i32 %37(ptr noundef %39, ptr noundef %3) #9
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %57

42:                                               ; preds = %34
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %44 = load ptr, ptr %43, align 8, !tbaa !18
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 96
  %46 = load ptr, ptr %45, align 8, !tbaa !23
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %48 = load ptr, ptr %47, align 8, !tbaa !25
  %49 = tail call signext i32 %46(ptr noundef %48) #9
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %57

51:                                               ; preds = %42
  %52 = load ptr, ptr %43, align 8, !tbaa !18
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 264
  %54 = load ptr, ptr %53, align 8, !tbaa !162
  %55 = load ptr, ptr %38, align 8, !tbaa !146
  %56 = tail call signext i32 %54(ptr noundef %1, ptr noundef %55, i32 noundef signext 0) #9
  br label %57

57:                                               ; preds = %51, %42, %34
  %58 = phi i32 [ %49, %42 ], [ %56, %51 ], [ %40, %34 ]
  %59 = atomicrmw xchg ptr %19, i32 0 release, align 4
  %60 = icmp eq i32 %59, 2
  br i1 %60, label %61, label %63

61:                                               ; preds = %57
  %62 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %19, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #9
  br label %63

63:                                               ; preds = %57, %61
  %64 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %58, ptr noundef nonnull @.str.15)
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
attributes #4 = { nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { nounwind }

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
!24 = !{!"tfc_driver_table", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !16, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128, !16, i64 136, !16, i64 144, !16, i64 152, !16, i64 160, !16, i64 168, !16, i64 176, !16, i64 184, !16, i64 192, !16, i64 200, !16, i64 208, !16, i64 216, !16, i64 224, !16, i64 232, !16, i64 240, !16, i64 248, !16, i64 256, !16, i64 264, !16, i64 272, !16, i64 280, !16, i64 288, !16, i64 296, !16, i64 304, !16, i64 312, !16, i64 320, !16, i64 328, !16, i64 336, !16, i64 344, !16, i64 352}
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
!46 = !{!24, !16, i64 128}
!47 = !{!24, !16, i64 160}
!48 = !{!24, !16, i64 168}
!49 = !{!24, !16, i64 176}
!50 = !{!24, !16, i64 184}
!51 = !{!24, !16, i64 152}
!52 = !{!24, !16, i64 40}
!53 = !{!19, !10, i64 128}
!54 = !{!24, !16, i64 80}
!55 = !{!24, !16, i64 240}
!56 = !{!24, !16, i64 272}
!57 = !{!20, !16, i64 0}
!58 = !{!20, !16, i64 8}
!59 = !{!20, !16, i64 16}
!60 = !{!20, !16, i64 24}
!61 = !{!20, !16, i64 32}
!62 = !{!20, !16, i64 40}
!63 = !{!20, !16, i64 48}
!64 = !{!20, !16, i64 56}
!65 = !{!20, !16, i64 64}
!66 = !{!20, !16, i64 72}
!67 = !{!20, !16, i64 80}
!68 = !{!20, !16, i64 88}
!69 = !{!20, !16, i64 96}
!70 = !{!71, !16, i64 0}
!71 = !{!"tfc_instruction", !16, i64 0, !72, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28}
!72 = !{!"p1 int", !16, i64 0}
!73 = !{!74, !17, i64 8}
!74 = !{!"tfc_launches", !75, i64 0, !17, i64 8}
!75 = !{!"p1 _ZTS10tfc_launch", !16, i64 0}
!76 = distinct !{!76, !28}
!77 = !{!74, !75, i64 0}
!78 = !{!79, !84, i64 96}
!79 = !{!"tfc_region", !80, i64 0, !17, i64 8, !81, i64 16, !15, i64 24, !81, i64 32, !82, i64 40, !17, i64 48, !15, i64 56, !22, i64 64, !83, i64 72, !17, i64 80, !72, i64 88, !84, i64 96}
!80 = !{!"p1 _ZTS15tfc_instruction", !16, i64 0}
!81 = !{!"any p2 pointer", !16, i64 0}
!82 = !{!"p1 _ZTS7tfc_ctx", !16, i64 0}
!83 = !{!"p1 _ZTS9tfc_block", !16, i64 0}
!84 = !{!"p1 _ZTS13tfc_recording", !16, i64 0}
!85 = !{!14, !17, i64 24}
!86 = !{!19, !10, i64 132}
!87 = !{!14, !15, i64 0}
!88 = !{!79, !17, i64 8}
!89 = !{!79, !80, i64 0}
!90 = !{!14, !17, i64 8}
!91 = !{!79, !15, i64 24}
!92 = !{!71, !10, i64 16}
!93 = !{!79, !81, i64 16}
!94 = !{!71, !72, i64 8}
!95 = distinct !{!95, !28}
!96 = !{!17, !17, i64 0}
!97 = distinct !{!97, !28}
!98 = distinct !{!98, !28}
!99 = !{!79, !82, i64 40}
!100 = !{!101, !106, i64 40}
!101 = !{!"tfc_ctx", !10, i64 0, !10, i64 4, !102, i64 8, !103, i64 16, !104, i64 24, !105, i64 32, !106, i64 40}
!102 = !{!"p1 _ZTS8tfc_pool", !16, i64 0}
!103 = !{!"p1 _ZTS8tfc_host", !16, i64 0}
!104 = !{!"p1 _ZTS11tfc_failure", !16, i64 0}
!105 = !{!"p1 _ZTS10tfc_device", !16, i64 0}
!106 = !{!"p1 _ZTS10tfc_checks", !16, i64 0}
!107 = !{!108, !17, i64 24}
!108 = !{!"tfc_checks", !109, i64 0, !72, i64 8, !109, i64 16, !17, i64 24, !17, i64 32}
!109 = !{!"p1 _ZTS9tfc_check", !16, i64 0}
!110 = !{!108, !17, i64 32}
!111 = !{!24, !16, i64 336}
!112 = !{!19, !17, i64 736}
!113 = distinct !{!113, !28}
!114 = !{!75, !75, i64 0}
!115 = distinct !{!115, !28}
!116 = !{!24, !16, i64 312}
!117 = !{!19, !16, i64 160}
!118 = !{!24, !16, i64 320}
!119 = !{!24, !16, i64 328}
!120 = !{!24, !16, i64 344}
!121 = !{!19, !17, i64 744}
!122 = !{!108, !109, i64 16}
!123 = !{!108, !109, i64 0}
!124 = !{!125, !10, i64 4}
!125 = !{!"tfc_check", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !17, i64 16, !17, i64 24, !17, i64 32, !126, i64 40}
!126 = !{!"double", !11, i64 0}
!127 = !{!101, !104, i64 24}
!128 = !{!108, !72, i64 8}
!129 = !{!125, !10, i64 8}
!130 = !{!125, !17, i64 16}
!131 = !{!125, !17, i64 24}
!132 = !{!125, !17, i64 32}
!133 = !{!125, !126, i64 40}
!134 = !{!11, !11, i64 0}
!135 = !{!126, !126, i64 0}
!136 = distinct !{!136, !28}
!137 = !{!24, !16, i64 232}
!138 = !{!24, !16, i64 216}
!139 = distinct !{!139, !28}
!140 = !{!41, !16, i64 8}
!141 = !{!41, !17, i64 16}
!142 = !{!41, !16, i64 0}
!143 = !{!19, !16, i64 152}
!144 = !{!24, !16, i64 288}
!145 = !{!24, !16, i64 248}
!146 = !{!19, !16, i64 168}
!147 = !{!24, !16, i64 280}
!148 = distinct !{!148, !28}
!149 = !{!24, !16, i64 88}
!150 = !{!151, !15, i64 8}
!151 = !{!"tfc_launch", !16, i64 0, !15, i64 8, !72, i64 16, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36}
!152 = distinct !{!152, !28}
!153 = !{!151, !10, i64 24}
!154 = !{!151, !10, i64 36}
!155 = distinct !{!155, !28}
!156 = !{!151, !72, i64 16}
!157 = !{!24, !16, i64 144}
!158 = !{!151, !16, i64 0}
!159 = !{!151, !10, i64 28}
!160 = !{!151, !10, i64 32}
!161 = distinct !{!161, !28}
!162 = !{!24, !16, i64 264}
attributes #10 = { nounwind minsize optsize }
attributes #11 = { nounwind optsize }
attributes #12 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) minsize optsize }
