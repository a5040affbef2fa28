; Made by `python -m tfc.runtime.native` from gpu.c; do not edit.
target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
target triple = "riscv64-unknown-linux-gnu"

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
@tfc_gpu_functions = local_unnamed_addr constant [839 x i8] c"cuInit cuDriverGetVersion cuGetErrorName cuGetErrorString cuDeviceGetCount cuDeviceGet cuDeviceGetName cuDeviceGetAttribute cuDeviceTotalMem_v2 cuDeviceGetPCIBusId cuDevicePrimaryCtxRetain cuDevicePrimaryCtxRelease_v2 cuCtxSetCurrent cuModuleLoadDataEx cuModuleUnload cuModuleGetFunction cuFuncGetAttribute cuFuncSetAttribute cuLaunchKernel cuMemGetInfo_v2 cuMemAlloc_v2 cuMemFree_v2 cuMemHostAlloc cuMemFreeHost cuMemcpyHtoDAsync_v2 cuMemcpyDtoHAsync_v2 cuMemcpyDtoDAsync_v2 cuMemcpyPeerAsync cuMemsetD8Async cuMemsetD32Async cuStreamCreate cuStreamDestroy_v2 cuStreamSynchronize cuStreamWaitEvent cuEventCreate cuEventDestroy_v2 cuEventRecord cuEventQuery cuEventSynchronize cuEventElapsedTime cuStreamBeginCapture_v2 cuStreamEndCapture cuGraphInstantiateWithFlags cuGraphLaunch cuGraphDestroy cuGraphExecDestroy cuTensorMapEncodeTiled \00", align 1
@.str.9 = private unnamed_addr constant [14 x i8] c"cuEventRecord\00", align 1
@.str.10 = private unnamed_addr constant [19 x i8] c"cuEventSynchronize\00", align 1
@.str.11 = private unnamed_addr constant [14 x i8] c"cuEventCreate\00", align 1
@.str.12 = private unnamed_addr constant [14 x i8] c"cuMemFreeHost\00", align 1
@.str.13 = private unnamed_addr constant [15 x i8] c"cuMemHostAlloc\00", align 1
@.str.14 = private unnamed_addr constant [15 x i8] c"cuStreamCreate\00", align 1
@.str.15 = private unnamed_addr constant [15 x i8] c"cuLaunchKernel\00", align 1
@encode.steps = internal constant [5 x i32] [i32 1, i32 1, i32 1, i32 1, i32 1], align 4
@.str.16 = private unnamed_addr constant [23 x i8] c"cuTensorMapEncodeTiled\00", align 1
@.str.17 = private unnamed_addr constant [14 x i8] c"cuGraphLaunch\00", align 1
@.str.18 = private unnamed_addr constant [19 x i8] c"cuEventElapsedTime\00", align 1
@.str.19 = private unnamed_addr constant [17 x i8] c"cuMemsetD32Async\00", align 1
@.str.20 = private unnamed_addr constant [18 x i8] c"cuMemcpyPeerAsync\00", align 1
@.str.21 = private unnamed_addr constant [18 x i8] c"cuStreamWaitEvent\00", align 1
@.str.22 = private unnamed_addr constant [13 x i8] c"cuEventQuery\00", align 1

; Function Attrs: nounwind uwtable
define void @tfc_gpu_forget(ptr noundef %0, ptr noundef captures(none) initializes((24, 32)) %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %4 = load ptr, ptr %3, align 8, !tbaa !13
  %5 = icmp eq ptr %4, null
  br i1 %5, label %17, label %6

6:                                                ; preds = %2
  %7 = tail call signext i32 @tfc_gpu_wait(ptr noundef %0)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %17

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load ptr, ptr %10, align 8, !tbaa !18
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 360
  %13 = load ptr, ptr %12, align 8, !tbaa !23
  %14 = load ptr, ptr %3, align 8, !tbaa !13
  %15 = tail call signext i32 %13(ptr noundef %14) #12
  %16 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %15, ptr noundef nonnull @.str)
  br label %17

17:                                               ; preds = %9, %6, %2
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  ret void
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 15) i32 @tfc_gpu_wait(ptr noundef %0) local_unnamed_addr #13 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %3 = load atomic i32, ptr %2 monotonic, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %71

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %7 = load ptr, ptr %6, align 8, !tbaa !18
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %9 = load ptr, ptr %8, align 8, !tbaa !25
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %11 = load ptr, ptr %10, align 8, !tbaa !26
  %12 = tail call signext i32 %9(ptr noundef %11) #12
  %13 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %12, ptr noundef nonnull @.str.8)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %71

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %23

17:                                               ; preds = %23
  %18 = add nuw nsw i32 %24, 1
  %19 = icmp eq i32 %18, 100
  br i1 %19, label %20, label %23, !llvm.loop !27

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
  br i1 %30, label %31, label %27, !llvm.loop !29

31:                                               ; preds = %23, %27, %20
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %33 = load i64, ptr %32, align 8, !tbaa !30
  %34 = atomicrmw xchg ptr %16, i32 0 release, align 4
  %35 = icmp eq i32 %34, 2
  br i1 %35, label %36, label %38

36:                                               ; preds = %31
  %37 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %16, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  br label %38

38:                                               ; preds = %31, %36
  %39 = load ptr, ptr %6, align 8, !tbaa !18
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 256
  %41 = load ptr, ptr %40, align 8, !tbaa !31
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %43 = load ptr, ptr %42, align 8, !tbaa !32
  %44 = tail call signext i32 %41(ptr noundef %43) #12
  %45 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %44, ptr noundef nonnull @.str.1)
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %53, label %71

47:                                               ; preds = %53
  %48 = add nuw nsw i32 %54, 1
  %49 = icmp eq i32 %48, 100
  br i1 %49, label %50, label %53, !llvm.loop !27

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
  br i1 %60, label %61, label %57, !llvm.loop !29

61:                                               ; preds = %53, %57, %50
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %63 = load i64, ptr %62, align 8, !tbaa !33
  %64 = icmp ugt i64 %33, %63
  br i1 %64, label %65, label %66

65:                                               ; preds = %61
  store i64 %33, ptr %62, align 8, !tbaa !33
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 200
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
  %18 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %6, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %19 = atomicrmw xchg ptr %6, i32 2 acquire, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %17, !llvm.loop !29

21:                                               ; preds = %13, %17, %10
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %23 = load atomic i32, ptr %22 seq_cst, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %29

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store i32 %1, ptr %26, align 8, !tbaa !34
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store ptr %2, ptr %27, align 8, !tbaa !35
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: inlinehint nounwind uwtable
define internal fastcc void @lock(ptr noundef %0) unnamed_addr #14 {
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
  %13 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef %0, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %14 = atomicrmw xchg ptr %0, i32 2 acquire, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %12, !llvm.loop !29

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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %94

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !18
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !25
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !26
  %15 = tail call signext i32 %12(ptr noundef %14) #12
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.8)
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
  %24 = load ptr, ptr %9, align 8, !tbaa !18
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 192
  %26 = load ptr, ptr %25, align 8, !tbaa !36
  %27 = ptrtoint ptr %1 to i64
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %29 = load ptr, ptr %28, align 8, !tbaa !32
  %30 = tail call signext i32 %26(i64 noundef %27, ptr noundef %2, i64 noundef %3, ptr noundef %29) #12
  %31 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %30, ptr noundef nonnull @.str.2)
  br label %94

32:                                               ; preds = %20
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 1416
  br label %40

34:                                               ; preds = %40
  %35 = add nuw nsw i32 %41, 1
  %36 = icmp eq i32 %35, 100
  br i1 %36, label %37, label %40, !llvm.loop !27

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
  br i1 %47, label %48, label %44, !llvm.loop !29

48:                                               ; preds = %40, %44, %37
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 1280
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 1408
  %51 = load i64, ptr %50, align 8, !tbaa !37
  %52 = add i64 %51, 1
  store i64 %52, ptr %50, align 8, !tbaa !37
  %53 = and i64 %51, 3
  %54 = getelementptr inbounds nuw %struct.tfc_stage, ptr %49, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %56 = load ptr, ptr %55, align 8, !tbaa !38
  %57 = icmp eq ptr %56, null
  br i1 %57, label %65, label %58

58:                                               ; preds = %48
  %59 = load ptr, ptr %9, align 8, !tbaa !18
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 304
  %61 = load ptr, ptr %60, align 8, !tbaa !40
  %62 = tail call signext i32 %61(ptr noundef nonnull %56) #12
  %63 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %62, ptr noundef nonnull @.str.10)
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %88

65:                                               ; preds = %58, %48
  %66 = tail call fastcc signext i32 @prepare(ptr noundef nonnull %0, ptr noundef nonnull %54, i64 noundef range(i64 65537, 67108865) %3)
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %88

68:                                               ; preds = %65
  %69 = load ptr, ptr %54, align 8, !tbaa !41
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %69, ptr noundef nonnull readonly align 1 dereferenceable(1) %2, i64 range(i64 65537, 67108865) %3, i1 false)
  %70 = load ptr, ptr %9, align 8, !tbaa !18
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 192
  %72 = load ptr, ptr %71, align 8, !tbaa !36
  %73 = ptrtoint ptr %1 to i64
  %74 = load ptr, ptr %54, align 8, !tbaa !41
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %76 = load ptr, ptr %75, align 8, !tbaa !32
  %77 = tail call signext i32 %72(i64 noundef %73, ptr noundef %74, i64 noundef range(i64 65537, 67108865) %3, ptr noundef %76) #12
  %78 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %77, ptr noundef nonnull @.str.2)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %88

80:                                               ; preds = %68
  %81 = load ptr, ptr %9, align 8, !tbaa !18
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 288
  %83 = load ptr, ptr %82, align 8, !tbaa !42
  %84 = load ptr, ptr %55, align 8, !tbaa !38
  %85 = load ptr, ptr %75, align 8, !tbaa !32
  %86 = tail call signext i32 %83(ptr noundef %84, ptr noundef %85) #12
  %87 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %86, ptr noundef nonnull @.str.9)
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !18
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !25
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !26
  %15 = tail call signext i32 %12(ptr noundef %14) #12
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 200
  %23 = load ptr, ptr %22, align 8, !tbaa !43
  %24 = ptrtoint ptr %2 to i64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %26 = load ptr, ptr %25, align 8, !tbaa !32
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !18
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !25
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !26
  %15 = tail call signext i32 %12(ptr noundef %14) #12
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 208
  %23 = load ptr, ptr %22, align 8, !tbaa !44
  %24 = ptrtoint ptr %1 to i64
  %25 = ptrtoint ptr %2 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %27 = load ptr, ptr %26, align 8, !tbaa !32
  %28 = tail call signext i32 %23(i64 noundef %24, i64 noundef %25, i64 noundef %3, ptr noundef %27) #12
  %29 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %28, ptr noundef nonnull @.str.4)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 15) i32 @tfc_gpu_fill(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !18
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !25
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !26
  %15 = tail call signext i32 %12(ptr noundef %14) #12
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 224
  %23 = load ptr, ptr %22, align 8, !tbaa !45
  %24 = ptrtoint ptr %1 to i64
  %25 = trunc i64 %2 to i8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %27 = load ptr, ptr %26, align 8, !tbaa !32
  %28 = tail call signext i32 %23(i64 noundef %24, i8 noundef zeroext %25, i64 noundef %3, ptr noundef %27) #12
  %29 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %28, ptr noundef nonnull @.str.5)
  br label %30

30:                                               ; preds = %4, %8, %18, %20
  %31 = phi i32 [ %29, %20 ], [ %16, %8 ], [ 0, %18 ], [ 14, %4 ]
  ret i32 %31
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_drop(ptr noundef %0, ptr noundef readnone captures(address) %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 200
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
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !29

18:                                               ; preds = %10, %14, %7
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 792
  %20 = load ptr, ptr %19, align 8, !tbaa !46
  %21 = icmp eq ptr %20, %1
  br i1 %21, label %25, label %26

22:                                               ; preds = %101
  %23 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  br label %24

24:                                               ; preds = %101, %22
  ret void

25:                                               ; preds = %18
  store ptr null, ptr %19, align 8, !tbaa !46
  br label %26

26:                                               ; preds = %18, %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %28 = load ptr, ptr %27, align 8, !tbaa !46
  %29 = icmp eq ptr %28, %1
  br i1 %29, label %30, label %31

30:                                               ; preds = %26
  store ptr null, ptr %27, align 8, !tbaa !46
  br label %31

31:                                               ; preds = %30, %26
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 856
  %33 = load ptr, ptr %32, align 8, !tbaa !46
  %34 = icmp eq ptr %33, %1
  br i1 %34, label %35, label %36

35:                                               ; preds = %31
  store ptr null, ptr %32, align 8, !tbaa !46
  br label %36

36:                                               ; preds = %35, %31
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 888
  %38 = load ptr, ptr %37, align 8, !tbaa !46
  %39 = icmp eq ptr %38, %1
  br i1 %39, label %40, label %41

40:                                               ; preds = %36
  store ptr null, ptr %37, align 8, !tbaa !46
  br label %41

41:                                               ; preds = %40, %36
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 920
  %43 = load ptr, ptr %42, align 8, !tbaa !46
  %44 = icmp eq ptr %43, %1
  br i1 %44, label %45, label %46

45:                                               ; preds = %41
  store ptr null, ptr %42, align 8, !tbaa !46
  br label %46

46:                                               ; preds = %45, %41
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 952
  %48 = load ptr, ptr %47, align 8, !tbaa !46
  %49 = icmp eq ptr %48, %1
  br i1 %49, label %50, label %51

50:                                               ; preds = %46
  store ptr null, ptr %47, align 8, !tbaa !46
  br label %51

51:                                               ; preds = %50, %46
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 984
  %53 = load ptr, ptr %52, align 8, !tbaa !46
  %54 = icmp eq ptr %53, %1
  br i1 %54, label %55, label %56

55:                                               ; preds = %51
  store ptr null, ptr %52, align 8, !tbaa !46
  br label %56

56:                                               ; preds = %55, %51
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 1016
  %58 = load ptr, ptr %57, align 8, !tbaa !46
  %59 = icmp eq ptr %58, %1
  br i1 %59, label %60, label %61

60:                                               ; preds = %56
  store ptr null, ptr %57, align 8, !tbaa !46
  br label %61

61:                                               ; preds = %60, %56
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 1048
  %63 = load ptr, ptr %62, align 8, !tbaa !46
  %64 = icmp eq ptr %63, %1
  br i1 %64, label %65, label %66

65:                                               ; preds = %61
  store ptr null, ptr %62, align 8, !tbaa !46
  br label %66

66:                                               ; preds = %65, %61
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 1080
  %68 = load ptr, ptr %67, align 8, !tbaa !46
  %69 = icmp eq ptr %68, %1
  br i1 %69, label %70, label %71

70:                                               ; preds = %66
  store ptr null, ptr %67, align 8, !tbaa !46
  br label %71

71:                                               ; preds = %70, %66
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 1112
  %73 = load ptr, ptr %72, align 8, !tbaa !46
  %74 = icmp eq ptr %73, %1
  br i1 %74, label %75, label %76

75:                                               ; preds = %71
  store ptr null, ptr %72, align 8, !tbaa !46
  br label %76

76:                                               ; preds = %75, %71
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 1144
  %78 = load ptr, ptr %77, align 8, !tbaa !46
  %79 = icmp eq ptr %78, %1
  br i1 %79, label %80, label %81

80:                                               ; preds = %76
  store ptr null, ptr %77, align 8, !tbaa !46
  br label %81

81:                                               ; preds = %80, %76
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 1176
  %83 = load ptr, ptr %82, align 8, !tbaa !46
  %84 = icmp eq ptr %83, %1
  br i1 %84, label %85, label %86

85:                                               ; preds = %81
  store ptr null, ptr %82, align 8, !tbaa !46
  br label %86

86:                                               ; preds = %85, %81
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 1208
  %88 = load ptr, ptr %87, align 8, !tbaa !46
  %89 = icmp eq ptr %88, %1
  br i1 %89, label %90, label %91

90:                                               ; preds = %86
  store ptr null, ptr %87, align 8, !tbaa !46
  br label %91

91:                                               ; preds = %90, %86
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 1240
  %93 = load ptr, ptr %92, align 8, !tbaa !46
  %94 = icmp eq ptr %93, %1
  br i1 %94, label %95, label %96

95:                                               ; preds = %91
  store ptr null, ptr %92, align 8, !tbaa !46
  br label %96

96:                                               ; preds = %95, %91
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 1272
  %98 = load ptr, ptr %97, align 8, !tbaa !46
  %99 = icmp eq ptr %98, %1
  br i1 %99, label %100, label %101

100:                                              ; preds = %96
  store ptr null, ptr %97, align 8, !tbaa !46
  br label %101

101:                                              ; preds = %100, %96
  %102 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %103 = icmp eq i32 %102, 2
  br i1 %103, label %22, label %24
}

; Function Attrs: nounwind uwtable
define void @tfc_gpu_untime(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8, !tbaa !18
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !25
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = tail call signext i32 %6(ptr noundef %8) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %33

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %13 = load i64, ptr %12, align 8, !tbaa !47
  %14 = icmp slt i64 %13, 0
  br i1 %14, label %33, label %15

15:                                               ; preds = %11, %28
  %16 = phi i64 [ %29, %28 ], [ %13, %11 ]
  %17 = phi i64 [ %30, %28 ], [ 0, %11 ]
  %18 = load ptr, ptr %1, align 8, !tbaa !52
  %19 = getelementptr inbounds nuw ptr, ptr %18, i64 %17
  %20 = load ptr, ptr %19, align 8, !tbaa !53
  %21 = icmp eq ptr %20, null
  br i1 %21, label %28, label %22

22:                                               ; preds = %15
  %23 = load ptr, ptr %3, align 8, !tbaa !18
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 280
  %25 = load ptr, ptr %24, align 8, !tbaa !54
  %26 = tail call signext i32 %25(ptr noundef nonnull %20) #12
  %27 = load i64, ptr %12, align 8, !tbaa !47
  br label %28

28:                                               ; preds = %15, %22
  %29 = phi i64 [ %16, %15 ], [ %27, %22 ]
  %30 = add nuw nsw i64 %17, 1
  %31 = shl nsw i64 %29, 1
  %32 = icmp slt i64 %17, %31
  br i1 %32, label %15, label %33, !llvm.loop !55

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
  store ptr %2, ptr %7, align 8, !tbaa !53
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = inttoptr i64 %3 to ptr
  store ptr %9, ptr %8, align 8, !tbaa !53
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load ptr, ptr %10, align 8, !tbaa !18
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !25
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %15 = load ptr, ptr %14, align 8, !tbaa !26
  %16 = tail call signext i32 %13(ptr noundef %15) #12
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %23

18:                                               ; preds = %5
  %19 = load ptr, ptr %10, align 8, !tbaa !18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 104
  %21 = load ptr, ptr %20, align 8, !tbaa !56
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8, !tbaa !18
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !25
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = tail call signext i32 %6(ptr noundef %8) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %22

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !18
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %14 = load ptr, ptr %13, align 8, !tbaa !31
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %16 = load ptr, ptr %15, align 8, !tbaa !32
  %17 = tail call signext i32 %14(ptr noundef %16) #12
  %18 = load ptr, ptr %3, align 8, !tbaa !18
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 112
  %20 = load ptr, ptr %19, align 8, !tbaa !57
  %21 = tail call signext i32 %20(ptr noundef %1) #12
  br label %22

22:                                               ; preds = %2, %11
  %23 = phi i32 [ %21, %11 ], [ %9, %2 ]
  ret i32 %23
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_function(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %6 = load ptr, ptr %5, align 8, !tbaa !18
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !25
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = load ptr, ptr %9, align 8, !tbaa !26
  %11 = tail call signext i32 %8(ptr noundef %10) #12
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !18
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 120
  %16 = load ptr, ptr %15, align 8, !tbaa !58
  %17 = tail call signext i32 %16(ptr noundef %3, ptr noundef %1, ptr noundef %2) #12
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_allow(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef signext %2) local_unnamed_addr #13 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !18
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !25
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !26
  %10 = tail call signext i32 %7(ptr noundef %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !18
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !59
  %16 = tail call signext i32 %15(ptr noundef %1, i32 noundef signext 8, i32 noundef signext %2) #12
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_attribute(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef signext %2, ptr noundef %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %6 = load ptr, ptr %5, align 8, !tbaa !18
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !25
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = load ptr, ptr %9, align 8, !tbaa !26
  %11 = tail call signext i32 %8(ptr noundef %10) #12
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !tbaa !18
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 128
  %16 = load ptr, ptr %15, align 8, !tbaa !60
  %17 = tail call signext i32 %16(ptr noundef %3, i32 noundef signext %2, ptr noundef %1) #12
  br label %18

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ %11, %4 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_alloc(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #13 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !18
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !25
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !26
  %10 = tail call signext i32 %7(ptr noundef %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !18
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 160
  %15 = load ptr, ptr %14, align 8, !tbaa !61
  %16 = tail call signext i32 %15(ptr noundef %2, i64 noundef %1) #12
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_free(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8, !tbaa !18
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !25
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = tail call signext i32 %6(ptr noundef %8) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !18
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %14 = load ptr, ptr %13, align 8, !tbaa !62
  %15 = tail call signext i32 %14(i64 noundef %1) #12
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_pin(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #13 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !18
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !25
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !26
  %10 = tail call signext i32 %7(ptr noundef %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !18
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 176
  %15 = load ptr, ptr %14, align 8, !tbaa !63
  %16 = tail call signext i32 %15(ptr noundef %2, i64 noundef %1, i32 noundef signext 0) #12
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_unpin(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load ptr, ptr %3, align 8, !tbaa !18
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !25
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = tail call signext i32 %6(ptr noundef %8) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !18
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %14 = load ptr, ptr %13, align 8, !tbaa !64
  %15 = tail call signext i32 %14(ptr noundef %1) #12
  br label %16

16:                                               ; preds = %2, %11
  %17 = phi i32 [ %15, %11 ], [ %9, %2 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_memory(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #13 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !18
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !25
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !26
  %10 = tail call signext i32 %7(ptr noundef %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !18
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %15 = load ptr, ptr %14, align 8, !tbaa !65
  %16 = tail call signext i32 %15(ptr noundef %1, ptr noundef %2) #12
  br label %17

17:                                               ; preds = %3, %12
  %18 = phi i32 [ %16, %12 ], [ %10, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_gpu_start(ptr noundef initializes((216, 224)) %0) local_unnamed_addr #13 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  store i32 0, ptr %2, align 4, !tbaa !9
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store ptr @.str.6, ptr %3, align 8, !tbaa !35
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load ptr, ptr %4, align 8, !tbaa !18
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !66
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %9 = load i32, ptr %8, align 8, !tbaa !67
  %10 = call signext i32 %7(ptr noundef nonnull %2, i32 noundef signext %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %72

12:                                               ; preds = %1
  store ptr @.str.7, ptr %3, align 8, !tbaa !35
  %13 = load ptr, ptr %4, align 8, !tbaa !18
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 80
  %15 = load ptr, ptr %14, align 8, !tbaa !68
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %17 = load i32, ptr %2, align 4, !tbaa !9
  %18 = call signext i32 %15(ptr noundef nonnull %16, i32 noundef signext %17) #12
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %72

20:                                               ; preds = %12
  store ptr @.str.8, ptr %3, align 8, !tbaa !35
  %21 = load ptr, ptr %4, align 8, !tbaa !18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 96
  %23 = load ptr, ptr %22, align 8, !tbaa !25
  %24 = load ptr, ptr %16, align 8, !tbaa !26
  %25 = call signext i32 %23(ptr noundef %24) #12
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %72

27:                                               ; preds = %20
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %30 = load ptr, ptr %4, align 8, !tbaa !18
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 240
  %32 = load ptr, ptr %31, align 8, !tbaa !69
  %33 = call signext i32 %32(ptr noundef nonnull %28, i32 noundef signext 1) #12
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %48

35:                                               ; preds = %27
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %37 = load ptr, ptr %4, align 8, !tbaa !18
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 240
  %39 = load ptr, ptr %38, align 8, !tbaa !69
  %40 = call signext i32 %39(ptr noundef nonnull %36, i32 noundef signext 1) #12
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %48

42:                                               ; preds = %35
  %43 = load ptr, ptr %4, align 8, !tbaa !18
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 240
  %45 = load ptr, ptr %44, align 8, !tbaa !69
  %46 = call signext i32 %45(ptr noundef nonnull %29, i32 noundef signext 1) #12
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %50, label %48

48:                                               ; preds = %27, %35, %42
  %49 = phi i32 [ %33, %27 ], [ %40, %35 ], [ %46, %42 ]
  store ptr @.str.14, ptr %3, align 8, !tbaa !35
  br label %72

50:                                               ; preds = %42
  store ptr @.str.11, ptr %3, align 8, !tbaa !35
  %51 = load ptr, ptr %4, align 8, !tbaa !18
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 272
  %53 = load ptr, ptr %52, align 8, !tbaa !70
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %55 = call signext i32 %53(ptr noundef nonnull %54, i32 noundef signext 2) #12
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %72

57:                                               ; preds = %50
  store ptr @launch, ptr %0, align 8, !tbaa !71
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr @replay, ptr %58, align 8, !tbaa !72
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr @replayable, ptr %59, align 8, !tbaa !73
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr @settle, ptr %60, align 8, !tbaa !74
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr @time_, ptr %61, align 8, !tbaa !75
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr @note_times, ptr %62, align 8, !tbaa !76
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr @set, ptr %63, align 8, !tbaa !77
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr @move_, ptr %64, align 8, !tbaa !78
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr @write_, ptr %65, align 8, !tbaa !79
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr @read_, ptr %66, align 8, !tbaa !80
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr @receive_, ptr %67, align 8, !tbaa !81
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr @send_, ptr %68, align 8, !tbaa !82
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr @arrived, ptr %69, align 8, !tbaa !83
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr @arrival, ptr %70, align 8, !tbaa !84
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store ptr @release, ptr %71, align 8, !tbaa !85
  br label %72

72:                                               ; preds = %48, %50, %20, %12, %1, %57
  %73 = phi i32 [ 0, %57 ], [ %10, %1 ], [ %18, %12 ], [ %25, %20 ], [ %55, %50 ], [ %49, %48 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret i32 %73
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @launch(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) #15 {
  %4 = load ptr, ptr %2, align 8, !tbaa !86
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !18
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !25
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !26
  %15 = tail call signext i32 %12(ptr noundef %14) #12
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !88
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %32, label %26

22:                                               ; preds = %26
  %23 = add nuw i64 %27, 1
  %24 = load i64, ptr %19, align 8, !tbaa !88
  %25 = icmp ult i64 %23, %24
  br i1 %25, label %26, label %32, !llvm.loop !91

26:                                               ; preds = %18, %22
  %27 = phi i64 [ %23, %22 ], [ 0, %18 ]
  %28 = load ptr, ptr %4, align 8, !tbaa !92
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
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %5 = load ptr, ptr %4, align 8, !tbaa !93
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !99
  %8 = icmp slt i64 %7, 0
  br i1 %8, label %190, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %11 = load i32, ptr %10, align 4, !tbaa !100
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %190

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !18
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 336
  %17 = load ptr, ptr %16, align 8, !tbaa !101
  %18 = icmp eq ptr %17, null
  br i1 %18, label %190, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %21 = load atomic i32, ptr %20 monotonic, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %190

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 96
  %25 = load ptr, ptr %24, align 8, !tbaa !25
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %27 = load ptr, ptr %26, align 8, !tbaa !26
  %28 = tail call signext i32 %25(ptr noundef %27) #12
  %29 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %28, ptr noundef nonnull @.str.8)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %190

31:                                               ; preds = %23
  %32 = load ptr, ptr %4, align 8, !tbaa !93
  %33 = load ptr, ptr %32, align 8, !tbaa !102
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !103
  %36 = icmp sgt i64 %35, 0
  br i1 %36, label %37, label %40

37:                                               ; preds = %31
  %38 = load ptr, ptr %1, align 8, !tbaa !104
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %49

40:                                               ; preds = %70, %31
  %41 = phi i32 [ 1, %31 ], [ %72, %70 ]
  %42 = phi ptr [ %33, %31 ], [ %73, %70 ]
  %43 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !105
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %105

46:                                               ; preds = %40
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %48 = load ptr, ptr %47, align 8, !tbaa !106
  br label %92

49:                                               ; preds = %70, %37
  %50 = phi i64 [ %35, %37 ], [ %71, %70 ]
  %51 = phi ptr [ %33, %37 ], [ %73, %70 ]
  %52 = phi i32 [ 1, %37 ], [ %72, %70 ]
  %53 = phi i64 [ 0, %37 ], [ %74, %70 ]
  %54 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %38, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 24
  %56 = load i32, ptr %55, align 8, !tbaa !107
  switch i32 %56, label %70 [
    i32 11, label %58
    i32 4, label %62
    i32 6, label %57
  ]

57:                                               ; preds = %49
  br label %62

58:                                               ; preds = %49
  %59 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %60 = load i32, ptr %59, align 8, !tbaa !108
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %70, label %62

62:                                               ; preds = %58, %57, %49
  %63 = phi i32 [ %60, %58 ], [ 1, %49 ], [ 2, %57 ]
  %64 = load ptr, ptr %39, align 8, !tbaa !109
  %65 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %66 = load ptr, ptr %65, align 8, !tbaa !110
  %67 = zext i32 %63 to i64
  br label %76

68:                                               ; preds = %76
  %69 = load i64, ptr %34, align 8, !tbaa !103
  br label %70

70:                                               ; preds = %68, %58, %49
  %71 = phi i64 [ %50, %58 ], [ %69, %68 ], [ %50, %49 ]
  %72 = phi i32 [ %52, %58 ], [ %88, %68 ], [ %52, %49 ]
  %73 = phi ptr [ %51, %58 ], [ %90, %68 ], [ %51, %49 ]
  %74 = add nuw nsw i64 %53, 1
  %75 = icmp slt i64 %74, %71
  br i1 %75, label %49, label %40, !llvm.loop !111

76:                                               ; preds = %76, %62
  %77 = phi i64 [ 0, %62 ], [ %89, %76 ]
  %78 = phi ptr [ %51, %62 ], [ %90, %76 ]
  %79 = phi i32 [ %52, %62 ], [ %88, %76 ]
  %80 = getelementptr inbounds nuw i32, ptr %66, i64 %77
  %81 = load i32, ptr %80, align 4, !tbaa !9
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds ptr, ptr %64, i64 %82
  %84 = load ptr, ptr %83, align 8, !tbaa !53
  %85 = ptrtoint ptr %84 to i64
  %86 = load i64, ptr %78, align 8, !tbaa !112
  %87 = icmp eq i64 %86, %85
  %88 = select i1 %87, i32 %79, i32 0
  store i64 %85, ptr %78, align 8, !tbaa !112
  %89 = add nuw nsw i64 %77, 1
  %90 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %91 = icmp eq i64 %89, %67
  br i1 %91, label %68, label %76, !llvm.loop !113

92:                                               ; preds = %92, %46
  %93 = phi i64 [ 0, %46 ], [ %101, %92 ]
  %94 = phi ptr [ %42, %46 ], [ %102, %92 ]
  %95 = phi i32 [ %41, %46 ], [ %100, %92 ]
  %96 = load i64, ptr %94, align 8, !tbaa !112
  %97 = getelementptr inbounds nuw i64, ptr %48, i64 %93
  %98 = load i64, ptr %97, align 8, !tbaa !112
  %99 = icmp eq i64 %96, %98
  %100 = select i1 %99, i32 %95, i32 0
  store i64 %98, ptr %94, align 8, !tbaa !112
  %101 = add nuw nsw i64 %93, 1
  %102 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %103 = load i64, ptr %43, align 8, !tbaa !105
  %104 = icmp slt i64 %101, %103
  br i1 %104, label %92, label %105, !llvm.loop !114

105:                                              ; preds = %92, %40
  %106 = phi i32 [ %41, %40 ], [ %100, %92 ]
  %107 = icmp eq i32 %106, 0
  %108 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %109 = load ptr, ptr %108, align 8, !tbaa !13
  %110 = icmp eq ptr %109, null
  br i1 %107, label %111, label %115

111:                                              ; preds = %105
  br i1 %110, label %175, label %112

112:                                              ; preds = %111
  tail call void @tfc_gpu_forget(ptr noundef nonnull %0, ptr noundef nonnull %5)
  %113 = load ptr, ptr %108, align 8, !tbaa !13
  %114 = icmp eq ptr %113, null
  br i1 %114, label %175, label %119

115:                                              ; preds = %105
  br i1 %110, label %116, label %119

116:                                              ; preds = %115
  store i64 0, ptr %6, align 8, !tbaa !99
  %117 = tail call fastcc i64 @all_launches(ptr noundef %1)
  %118 = icmp sgt i64 %117, 4096
  br i1 %118, label %190, label %176

119:                                              ; preds = %115, %112
  %120 = phi ptr [ %109, %115 ], [ %113, %112 ]
  %121 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %122 = load ptr, ptr %121, align 8, !tbaa !115
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 40
  %124 = load ptr, ptr %123, align 8, !tbaa !116
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 24
  %126 = load i64, ptr %125, align 8, !tbaa !124
  %127 = icmp sgt i64 %126, 0
  %128 = zext i1 %127 to i64
  %129 = getelementptr inbounds nuw i8, ptr %124, i64 32
  store i64 %128, ptr %129, align 8, !tbaa !127
  %130 = load ptr, ptr %14, align 8, !tbaa !18
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 344
  %132 = load ptr, ptr %131, align 8, !tbaa !128
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %134 = load ptr, ptr %133, align 8, !tbaa !32
  %135 = tail call signext i32 %132(ptr noundef nonnull %120, ptr noundef %134) #12
  %136 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %135, ptr noundef nonnull @.str.17)
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %190

138:                                              ; preds = %119
  store i32 0, ptr %2, align 4, !tbaa !9
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 200
  tail call fastcc void @lock(ptr noundef nonnull %139)
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 752
  %141 = load i64, ptr %140, align 8, !tbaa !129
  %142 = add i64 %141, 1
  store i64 %142, ptr %140, align 8, !tbaa !129
  %143 = load i64, ptr %34, align 8, !tbaa !103
  %144 = icmp sgt i64 %143, 0
  br i1 %144, label %145, label %149

145:                                              ; preds = %138
  %146 = load ptr, ptr %1, align 8, !tbaa !104
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 224
  br label %150

149:                                              ; preds = %162, %138
  tail call fastcc void @unlock(ptr noundef nonnull %139)
  br label %190

150:                                              ; preds = %145, %162
  %151 = phi i64 [ 0, %145 ], [ %163, %162 ]
  %152 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %146, i64 %151
  %153 = load ptr, ptr %152, align 8, !tbaa !86
  %154 = icmp eq ptr %153, null
  br i1 %154, label %162, label %155

155:                                              ; preds = %150
  %156 = getelementptr inbounds nuw i8, ptr %153, i64 8
  %157 = load i64, ptr %156, align 8, !tbaa !88
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %162, label %159

159:                                              ; preds = %155
  %160 = load i64, ptr %148, align 8, !tbaa !30
  br label %165

161:                                              ; preds = %165
  store i64 %170, ptr %148, align 8, !tbaa !30
  br label %162

162:                                              ; preds = %161, %155, %150
  %163 = add nuw nsw i64 %151, 1
  %164 = icmp eq i64 %163, %143
  br i1 %164, label %149, label %150, !llvm.loop !130

165:                                              ; preds = %159, %165
  %166 = phi i64 [ %170, %165 ], [ %160, %159 ]
  %167 = phi i64 [ %173, %165 ], [ 0, %159 ]
  %168 = load ptr, ptr %153, align 8, !tbaa !92
  %169 = getelementptr inbounds nuw %struct.tfc_launch, ptr %168, i64 %167
  %170 = add i64 %166, 1
  %171 = and i64 %166, 63
  %172 = getelementptr inbounds nuw ptr, ptr %147, i64 %171
  store ptr %169, ptr %172, align 8, !tbaa !131
  %173 = add i64 %167, 1
  %174 = icmp eq i64 %173, %157
  br i1 %174, label %161, label %165

175:                                              ; preds = %111, %112
  store i64 0, ptr %6, align 8, !tbaa !99
  br label %190

176:                                              ; preds = %116
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 196
  %178 = cmpxchg ptr %177, i32 0, i32 1 seq_cst seq_cst, align 4
  %179 = extractvalue { i32, i1 } %178, 1
  br i1 %179, label %180, label %190

180:                                              ; preds = %176
  %181 = load ptr, ptr %14, align 8, !tbaa !18
  %182 = getelementptr inbounds nuw i8, ptr %181, i64 320
  %183 = load ptr, ptr %182, align 8, !tbaa !132
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %185 = load ptr, ptr %184, align 8, !tbaa !133
  %186 = tail call signext i32 %183(ptr noundef %185, i32 noundef signext 1) #12
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %189, label %188

188:                                              ; preds = %180
  store i64 -1, ptr %6, align 8, !tbaa !99
  store atomic i32 0, ptr %177 seq_cst, align 4
  br label %190

189:                                              ; preds = %180
  store i64 1, ptr %6, align 8, !tbaa !99
  br label %190

190:                                              ; preds = %175, %19, %149, %119, %176, %116, %189, %188, %3, %9, %13, %23
  %191 = phi i32 [ %29, %23 ], [ 0, %3 ], [ 0, %13 ], [ 0, %9 ], [ 0, %149 ], [ %136, %119 ], [ 0, %176 ], [ 0, %175 ], [ 0, %116 ], [ 0, %189 ], [ 0, %188 ], [ 14, %19 ]
  ret i32 %191
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 -1, 15) i32 @replayable(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef signext %2) #13 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !93
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %9 = load i64, ptr %8, align 8, !tbaa !99
  %10 = icmp eq i64 %9, 1
  br i1 %10, label %11, label %80

11:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store ptr null, ptr %4, align 8, !tbaa !53
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  store ptr null, ptr %5, align 8, !tbaa !53
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %13 = load ptr, ptr %12, align 8, !tbaa !18
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 328
  %15 = load ptr, ptr %14, align 8, !tbaa !134
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %17 = load ptr, ptr %16, align 8, !tbaa !133
  %18 = call signext i32 %15(ptr noundef %17, ptr noundef nonnull %4) #12
  %19 = icmp eq i32 %2, 0
  %20 = or i32 %18, %2
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %28

22:                                               ; preds = %11
  %23 = load ptr, ptr %12, align 8, !tbaa !18
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 336
  %25 = load ptr, ptr %24, align 8, !tbaa !101
  %26 = load ptr, ptr %4, align 8, !tbaa !53
  %27 = call signext i32 %25(ptr noundef nonnull %5, ptr noundef %26, i64 noundef 0) #12
  br label %28

28:                                               ; preds = %22, %11
  %29 = phi i32 [ %18, %11 ], [ %27, %22 ]
  %30 = load ptr, ptr %4, align 8, !tbaa !53
  %31 = icmp eq ptr %30, null
  br i1 %31, label %37, label %32

32:                                               ; preds = %28
  %33 = load ptr, ptr %12, align 8, !tbaa !18
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 352
  %35 = load ptr, ptr %34, align 8, !tbaa !135
  %36 = call signext i32 %35(ptr noundef nonnull %30) #12
  br label %37

37:                                               ; preds = %32, %28
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 196
  store atomic i32 0, ptr %38 seq_cst, align 4
  br i1 %19, label %40, label %39

39:                                               ; preds = %37
  store i64 0, ptr %8, align 8, !tbaa !99
  br label %78

40:                                               ; preds = %37
  %41 = load ptr, ptr %5, align 8, !tbaa !53
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %41, ptr %42, align 8, !tbaa !13
  %43 = icmp eq i32 %29, 0
  %44 = select i1 %43, i64 2, i64 -1
  store i64 %44, ptr %8, align 8, !tbaa !99
  br i1 %43, label %45, label %78

45:                                               ; preds = %40
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 200
  br label %53

47:                                               ; preds = %53
  %48 = add nuw nsw i32 %54, 1
  %49 = icmp eq i32 %48, 100
  br i1 %49, label %50, label %53, !llvm.loop !27

50:                                               ; preds = %47
  %51 = atomicrmw xchg ptr %46, i32 2 acquire, align 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %61, label %57

53:                                               ; preds = %47, %45
  %54 = phi i32 [ 0, %45 ], [ %48, %47 ]
  %55 = cmpxchg ptr %46, i32 0, i32 1 acquire monotonic, align 4
  %56 = extractvalue { i32, i1 } %55, 1
  br i1 %56, label %61, label %47

57:                                               ; preds = %50, %57
  %58 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %46, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %59 = atomicrmw xchg ptr %46, i32 2 acquire, align 4
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %57, !llvm.loop !29

61:                                               ; preds = %53, %57, %50
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %63 = load i64, ptr %62, align 8, !tbaa !136
  %64 = add i64 %63, 1
  store i64 %64, ptr %62, align 8, !tbaa !136
  %65 = atomicrmw xchg ptr %46, i32 0 release, align 4
  %66 = icmp eq i32 %65, 2
  br i1 %66, label %67, label %69

67:                                               ; preds = %61
  %68 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %46, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  br label %69

69:                                               ; preds = %61, %67
  %70 = load ptr, ptr %12, align 8, !tbaa !18
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 344
  %72 = load ptr, ptr %71, align 8, !tbaa !128
  %73 = load ptr, ptr %5, align 8, !tbaa !53
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %75 = load ptr, ptr %74, align 8, !tbaa !32
  %76 = call signext i32 %72(ptr noundef %73, ptr noundef %75) #12
  %77 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %76, ptr noundef nonnull @.str.17)
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
define internal signext i32 @settle(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i64 noundef %4) #13 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !116
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !137
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %11 = load i64, ptr %10, align 8, !tbaa !124
  %12 = getelementptr inbounds %struct.tfc_check, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !127
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %16 = load atomic i32, ptr %15 monotonic, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %121

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %20 = load ptr, ptr %19, align 8, !tbaa !18
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 96
  %22 = load ptr, ptr %21, align 8, !tbaa !25
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %24 = load ptr, ptr %23, align 8, !tbaa !26
  %25 = tail call signext i32 %22(ptr noundef %24) #12
  %26 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %25, ptr noundef nonnull @.str.8)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %121

28:                                               ; preds = %18
  %29 = icmp eq i64 %14, 0
  br i1 %29, label %44, label %30

30:                                               ; preds = %28
  %31 = load ptr, ptr %19, align 8, !tbaa !18
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 200
  %33 = load ptr, ptr %32, align 8, !tbaa !43
  %34 = load ptr, ptr %8, align 8, !tbaa !137
  %35 = load ptr, ptr %7, align 8, !tbaa !138
  %36 = ptrtoint ptr %35 to i64
  %37 = load i64, ptr %10, align 8, !tbaa !124
  %38 = mul nsw i64 %37, 48
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %40 = load ptr, ptr %39, align 8, !tbaa !32
  %41 = tail call signext i32 %33(ptr noundef %34, i64 noundef %36, i64 noundef %38, ptr noundef %40) #12
  %42 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %41, ptr noundef nonnull @.str.3)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %121

44:                                               ; preds = %30, %28
  %45 = icmp eq i64 %4, 0
  br i1 %45, label %56, label %46

46:                                               ; preds = %44
  %47 = load ptr, ptr %19, align 8, !tbaa !18
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 200
  %49 = load ptr, ptr %48, align 8, !tbaa !43
  %50 = ptrtoint ptr %3 to i64
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %52 = load ptr, ptr %51, align 8, !tbaa !32
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
  %65 = load ptr, ptr %6, align 8, !tbaa !116
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 32
  store i64 0, ptr %66, align 8, !tbaa !127
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %68 = load i64, ptr %67, align 8, !tbaa !124
  %69 = icmp sgt i64 %68, 0
  br i1 %69, label %70, label %121

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %65, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !137
  br label %73

73:                                               ; preds = %118, %70
  %74 = phi i64 [ 0, %70 ], [ %119, %118 ]
  %75 = getelementptr inbounds nuw %struct.tfc_check, ptr %72, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %77 = load i32, ptr %76, align 4, !tbaa !139
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %118, label %79

79:                                               ; preds = %73
  %80 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %82 = load ptr, ptr %81, align 8, !tbaa !142
  %83 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %84 = load ptr, ptr %83, align 8, !tbaa !143
  %85 = getelementptr inbounds nuw i32, ptr %84, i64 %74
  %86 = load i32, ptr %85, align 4, !tbaa !9
  %87 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %88 = load i32, ptr %87, align 8, !tbaa !144
  %89 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %90 = load i64, ptr %89, align 8, !tbaa !145
  %91 = getelementptr inbounds nuw i8, ptr %75, i64 24
  %92 = load i64, ptr %91, align 8, !tbaa !146
  %93 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %94 = load i64, ptr %93, align 8, !tbaa !147
  %95 = getelementptr inbounds nuw i8, ptr %75, i64 40
  %96 = load double, ptr %95, align 8, !tbaa !148
  store i32 %77, ptr %82, align 8, !tbaa !149
  %97 = getelementptr inbounds nuw i8, ptr %82, i64 4
  store i32 0, ptr %97, align 4, !tbaa !149
  %98 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store i32 %86, ptr %98, align 8, !tbaa !9
  %99 = getelementptr inbounds nuw i8, ptr %82, i64 12
  store i32 %88, ptr %99, align 4, !tbaa !9
  %100 = getelementptr inbounds nuw i8, ptr %82, i64 16
  store i64 %90, ptr %100, align 8, !tbaa !112
  %101 = getelementptr inbounds nuw i8, ptr %82, i64 24
  store i64 %92, ptr %101, align 8, !tbaa !112
  %102 = getelementptr inbounds nuw i8, ptr %82, i64 32
  store i64 %94, ptr %102, align 8, !tbaa !112
  %103 = getelementptr inbounds nuw i8, ptr %82, i64 40
  store double %96, ptr %103, align 8, !tbaa !150
  %104 = load i32, ptr %80, align 4, !tbaa !139
  %105 = load ptr, ptr %19, align 8, !tbaa !18
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 224
  %107 = load ptr, ptr %106, align 8, !tbaa !45
  %108 = load ptr, ptr %65, align 8, !tbaa !138
  %109 = ptrtoint ptr %108 to i64
  %110 = load i64, ptr %67, align 8, !tbaa !124
  %111 = mul nsw i64 %110, 48
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %113 = load ptr, ptr %112, align 8, !tbaa !32
  %114 = tail call signext i32 %107(i64 noundef %109, i8 noundef zeroext 0, i64 noundef %111, ptr noundef %113) #12
  %115 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %114, ptr noundef nonnull @.str.5)
  %116 = icmp eq i32 %115, 0
  %117 = select i1 %116, i32 %104, i32 %115
  br label %121

118:                                              ; preds = %73
  %119 = add nuw nsw i64 %74, 1
  %120 = icmp eq i64 %119, %68
  br i1 %120, label %121, label %73, !llvm.loop !151

121:                                              ; preds = %118, %56, %5, %79, %64, %60, %63, %30, %46, %18
  %122 = phi i32 [ %26, %18 ], [ %54, %46 ], [ %42, %30 ], [ %57, %56 ], [ %61, %60 ], [ 0, %63 ], [ 14, %5 ], [ %117, %79 ], [ 0, %64 ], [ 0, %118 ]
  ret i32 %122
}

; Function Attrs: nounwind uwtable
define internal signext i32 @time_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #13 {
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %6 = load ptr, ptr %5, align 8, !tbaa !115
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %8 = load ptr, ptr %7, align 8, !tbaa !152
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %10 = load atomic i32, ptr %9 monotonic, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %140

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %14 = load ptr, ptr %13, align 8, !tbaa !18
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 96
  %16 = load ptr, ptr %15, align 8, !tbaa !25
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %18 = load ptr, ptr %17, align 8, !tbaa !26
  %19 = tail call signext i32 %16(ptr noundef %18) #12
  %20 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %19, ptr noundef nonnull @.str.8)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %140

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %24 = load i64, ptr %23, align 8, !tbaa !153
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %26 = load i64, ptr %25, align 8, !tbaa !47
  %27 = icmp eq i64 %24, %26
  br i1 %27, label %28, label %35

28:                                               ; preds = %22
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %30 = load ptr, ptr %29, align 8, !tbaa !76
  %31 = tail call signext i32 %30(ptr noundef nonnull %0, ptr noundef nonnull %8) #12
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %140

33:                                               ; preds = %28
  %34 = load i64, ptr %23, align 8, !tbaa !153
  br label %35

35:                                               ; preds = %22, %33
  %36 = phi i64 [ %34, %33 ], [ %24, %22 ]
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %79

38:                                               ; preds = %35
  %39 = load ptr, ptr %8, align 8, !tbaa !52
  %40 = load ptr, ptr %39, align 8, !tbaa !53
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %51

42:                                               ; preds = %38
  %43 = load ptr, ptr %13, align 8, !tbaa !18
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 272
  %45 = load ptr, ptr %44, align 8, !tbaa !70
  %46 = tail call signext i32 %45(ptr noundef nonnull %39, i32 noundef signext 0) #12
  %47 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %46, ptr noundef nonnull @.str.11)
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %140

49:                                               ; preds = %42
  %50 = load ptr, ptr %39, align 8, !tbaa !53
  br label %51

51:                                               ; preds = %49, %38
  %52 = phi ptr [ %50, %49 ], [ %40, %38 ]
  %53 = load ptr, ptr %13, align 8, !tbaa !18
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 288
  %55 = load ptr, ptr %54, align 8, !tbaa !42
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %57 = load ptr, ptr %56, align 8, !tbaa !32
  %58 = tail call signext i32 %55(ptr noundef %52, ptr noundef %57) #12
  %59 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %58, ptr noundef nonnull @.str.9)
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %140

61:                                               ; preds = %51
  %62 = load ptr, ptr %13, align 8, !tbaa !18
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 304
  %64 = load ptr, ptr %63, align 8, !tbaa !40
  %65 = load ptr, ptr %8, align 8, !tbaa !52
  %66 = load ptr, ptr %65, align 8, !tbaa !53
  %67 = tail call signext i32 %64(ptr noundef %66) #12
  %68 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %67, ptr noundef nonnull @.str.10)
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %140

70:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %71 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %4) #12
  %72 = load i64, ptr %4, align 8, !tbaa !154
  %73 = mul nsw i64 %72, 1000000000
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %75 = load i64, ptr %74, align 8, !tbaa !156
  %76 = add nsw i64 %73, %75
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  %77 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %76, ptr %77, align 8, !tbaa !157
  %78 = load i64, ptr %23, align 8, !tbaa !153
  br label %79

79:                                               ; preds = %35, %70
  %80 = phi i64 [ %36, %35 ], [ %78, %70 ]
  %81 = load ptr, ptr %8, align 8, !tbaa !52
  %82 = shl i64 %80, 4
  %83 = getelementptr i8, ptr %81, i64 %82
  %84 = getelementptr i8, ptr %83, i64 8
  %85 = load ptr, ptr %84, align 8, !tbaa !53
  %86 = icmp eq ptr %85, null
  br i1 %86, label %87, label %96

87:                                               ; preds = %79
  %88 = load ptr, ptr %13, align 8, !tbaa !18
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 272
  %90 = load ptr, ptr %89, align 8, !tbaa !70
  %91 = call signext i32 %90(ptr noundef nonnull %84, i32 noundef signext 0) #12
  %92 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %91, ptr noundef nonnull @.str.11)
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %140

94:                                               ; preds = %87
  %95 = load ptr, ptr %84, align 8, !tbaa !53
  br label %96

96:                                               ; preds = %79, %94
  %97 = phi ptr [ %95, %94 ], [ %85, %79 ]
  %98 = load ptr, ptr %13, align 8, !tbaa !18
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 288
  %100 = load ptr, ptr %99, align 8, !tbaa !42
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %102 = load ptr, ptr %101, align 8, !tbaa !32
  %103 = call signext i32 %100(ptr noundef %97, ptr noundef %102) #12
  %104 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %103, ptr noundef nonnull @.str.9)
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %140

106:                                              ; preds = %96
  %107 = load ptr, ptr %0, align 8, !tbaa !71
  %108 = call signext i32 %107(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2) #12
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %140

110:                                              ; preds = %106
  %111 = getelementptr i8, ptr %83, i64 16
  %112 = load ptr, ptr %111, align 8, !tbaa !53
  %113 = icmp eq ptr %112, null
  br i1 %113, label %114, label %123

114:                                              ; preds = %110
  %115 = load ptr, ptr %13, align 8, !tbaa !18
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 272
  %117 = load ptr, ptr %116, align 8, !tbaa !70
  %118 = call signext i32 %117(ptr noundef nonnull %111, i32 noundef signext 0) #12
  %119 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %118, ptr noundef nonnull @.str.11)
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %140

121:                                              ; preds = %114
  %122 = load ptr, ptr %111, align 8, !tbaa !53
  br label %123

123:                                              ; preds = %110, %121
  %124 = phi ptr [ %122, %121 ], [ %112, %110 ]
  %125 = load ptr, ptr %13, align 8, !tbaa !18
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 288
  %127 = load ptr, ptr %126, align 8, !tbaa !42
  %128 = load ptr, ptr %101, align 8, !tbaa !32
  %129 = call signext i32 %127(ptr noundef %124, ptr noundef %128) #12
  %130 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %129, ptr noundef nonnull @.str.9)
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %140

132:                                              ; preds = %123
  %133 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %134 = load i32, ptr %133, align 4, !tbaa !158
  %135 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %136 = load ptr, ptr %135, align 8, !tbaa !159
  %137 = load i64, ptr %23, align 8, !tbaa !153
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %23, align 8, !tbaa !153
  %139 = getelementptr inbounds i32, ptr %136, i64 %137
  store i32 %134, ptr %139, align 4, !tbaa !9
  br label %140

140:                                              ; preds = %42, %51, %61, %28, %87, %96, %114, %106, %3, %123, %132, %12
  %141 = phi i32 [ %20, %12 ], [ 0, %132 ], [ %130, %123 ], [ 14, %3 ], [ %119, %114 ], [ %108, %106 ], [ %104, %96 ], [ %92, %87 ], [ %47, %42 ], [ %59, %51 ], [ %68, %61 ], [ %31, %28 ]
  ret i32 %141
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @note_times(ptr noundef %0, ptr noundef captures(none) %1) #13 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca %struct.timespec, align 8
  %6 = alloca float, align 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !153
  store i64 0, ptr %7, align 8, !tbaa !153
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %147, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %12 = load atomic i32, ptr %11 monotonic, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %147

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %16 = load ptr, ptr %15, align 8, !tbaa !18
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 96
  %18 = load ptr, ptr %17, align 8, !tbaa !25
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %20 = load ptr, ptr %19, align 8, !tbaa !26
  %21 = tail call signext i32 %18(ptr noundef %20) #12
  %22 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %21, ptr noundef nonnull @.str.8)
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %147

24:                                               ; preds = %14
  %25 = tail call signext i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %44

27:                                               ; preds = %24
  %28 = load ptr, ptr %1, align 8, !tbaa !52
  %29 = load ptr, ptr %28, align 8, !tbaa !53
  %30 = shl nsw i64 %8, 4
  %31 = getelementptr inbounds i8, ptr %28, i64 %30
  %32 = load ptr, ptr %31, align 8, !tbaa !53
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  store float 0.000000e+00, ptr %6, align 4, !tbaa !160
  %33 = load ptr, ptr %15, align 8, !tbaa !18
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 312
  %35 = load ptr, ptr %34, align 8, !tbaa !162
  %36 = call signext i32 %35(ptr noundef nonnull %6, ptr noundef %29, ptr noundef %32) #12
  %37 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %36, ptr noundef nonnull @.str.18)
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
  %48 = load i64, ptr %47, align 8, !tbaa !157
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %49 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %5) #12
  %50 = load i64, ptr %5, align 8, !tbaa !154
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %52 = load i64, ptr %51, align 8, !tbaa !156
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  %53 = mul i64 %50, -1000000000
  %54 = add i64 %48, %45
  %55 = sub i64 %54, %52
  %56 = add i64 %55, %53
  %57 = load i64, ptr %47, align 8, !tbaa !157
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
  %68 = load ptr, ptr %1, align 8, !tbaa !52
  %69 = load ptr, ptr %68, align 8, !tbaa !53
  %70 = shl nuw nsw i64 %67, 1
  %71 = or disjoint i64 %70, 1
  %72 = getelementptr inbounds nuw ptr, ptr %68, i64 %71
  %73 = load ptr, ptr %72, align 8, !tbaa !53
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store float 0.000000e+00, ptr %4, align 4, !tbaa !160
  %74 = load ptr, ptr %15, align 8, !tbaa !18
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 312
  %76 = load ptr, ptr %75, align 8, !tbaa !162
  %77 = call signext i32 %76(ptr noundef nonnull %4, ptr noundef %69, ptr noundef %73) #12
  %78 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %77, ptr noundef nonnull @.str.18)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %81, label %80

80:                                               ; preds = %66
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  br label %147

81:                                               ; preds = %66
  %82 = load float, ptr %4, align 4, !tbaa !160
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  %83 = load ptr, ptr %1, align 8, !tbaa !52
  %84 = getelementptr inbounds nuw ptr, ptr %83, i64 %71
  %85 = load ptr, ptr %84, align 8, !tbaa !53
  %86 = getelementptr inbounds nuw ptr, ptr %83, i64 %70
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 16
  %88 = load ptr, ptr %87, align 8, !tbaa !53
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  store float 0.000000e+00, ptr %3, align 4, !tbaa !160
  %89 = load ptr, ptr %15, align 8, !tbaa !18
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 312
  %91 = load ptr, ptr %90, align 8, !tbaa !162
  %92 = call signext i32 %91(ptr noundef nonnull %3, ptr noundef %85, ptr noundef %88) #12
  %93 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %92, ptr noundef nonnull @.str.18)
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %96, label %95

95:                                               ; preds = %81
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  br label %147

96:                                               ; preds = %81
  %97 = fpext float %82 to double
  %98 = fmul double %97, 1.000000e+06
  %99 = fptosi double %98 to i64
  %100 = load float, ptr %3, align 4, !tbaa !160
  %101 = fpext float %100 to double
  %102 = fmul double %101, 1.000000e+06
  %103 = fptosi double %102 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  %104 = load ptr, ptr %64, align 8, !tbaa !163
  %105 = load ptr, ptr %65, align 8, !tbaa !159
  %106 = getelementptr inbounds nuw i32, ptr %105, i64 %67
  %107 = load i32, ptr %106, align 4, !tbaa !9
  %108 = add nsw i64 %59, %99
  %109 = add nsw i64 %108, %103
  %110 = zext i32 %107 to i64
  %111 = getelementptr inbounds nuw i8, ptr %104, i64 40
  %112 = load i64, ptr %111, align 8, !tbaa !164
  %113 = icmp sgt i64 %112, %110
  br i1 %113, label %114, label %144

114:                                              ; preds = %96
  %115 = getelementptr inbounds nuw i8, ptr %104, i64 32
  %116 = load ptr, ptr %115, align 8, !tbaa !168
  %117 = getelementptr inbounds nuw %struct.tfc_runs, ptr %116, i64 %110
  %118 = load i64, ptr %117, align 8, !tbaa !169
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %120, label %122

120:                                              ; preds = %114
  %121 = getelementptr inbounds nuw i8, ptr %117, i64 16
  store i64 %108, ptr %121, align 8, !tbaa !171
  br label %122

122:                                              ; preds = %120, %114
  %123 = getelementptr inbounds nuw i8, ptr %117, i64 24
  store i64 %109, ptr %123, align 8, !tbaa !172
  %124 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %125 = load i64, ptr %124, align 8, !tbaa !173
  %126 = add nsw i64 %125, %103
  store i64 %126, ptr %124, align 8, !tbaa !173
  %127 = add nsw i64 %118, 1
  store i64 %127, ptr %117, align 8, !tbaa !169
  %128 = getelementptr inbounds nuw i8, ptr %104, i64 48
  %129 = load i64, ptr %128, align 8, !tbaa !174
  %130 = icmp slt i64 %118, %129
  br i1 %130, label %131, label %144

131:                                              ; preds = %122
  %132 = getelementptr inbounds nuw i8, ptr %104, i64 24
  %133 = load i64, ptr %132, align 8, !tbaa !175
  %134 = add nsw i64 %133, 1
  store i64 %134, ptr %132, align 8, !tbaa !175
  %135 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %136 = load i64, ptr %135, align 8, !tbaa !176
  %137 = icmp slt i64 %133, %136
  br i1 %137, label %138, label %144

138:                                              ; preds = %131
  %139 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %140 = load ptr, ptr %139, align 8, !tbaa !177
  %141 = getelementptr inbounds %struct.tfc_event, ptr %140, i64 %133
  store i64 %108, ptr %141, align 8, !tbaa !112
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 8
  store i64 %109, ptr %142, align 8, !tbaa !112
  %143 = getelementptr inbounds nuw i8, ptr %141, i64 16
  store i64 %110, ptr %143, align 8, !tbaa !112
  br label %144

144:                                              ; preds = %138, %131, %122, %96
  %145 = add nuw nsw i64 %67, 1
  %146 = icmp slt i64 %145, %8
  br i1 %146, label %66, label %147, !llvm.loop !178

147:                                              ; preds = %144, %95, %80, %44, %10, %2, %14
  %148 = phi i32 [ 0, %2 ], [ %22, %14 ], [ 14, %10 ], [ %46, %44 ], [ %78, %80 ], [ %93, %95 ], [ 0, %144 ]
  ret i32 %148
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @set(ptr noundef %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef %2, i32 noundef signext %3) #13 {
  %5 = icmp eq ptr %1, null
  br i1 %5, label %14, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !93
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %12 = load i64, ptr %11, align 8, !tbaa !99
  %13 = icmp eq i64 %12, 1
  br i1 %13, label %15, label %14

14:                                               ; preds = %6, %10, %4
  br label %15

15:                                               ; preds = %10, %14
  %16 = phi i64 [ 160, %14 ], [ 176, %10 ]
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 %16
  %18 = load ptr, ptr %17, align 8, !tbaa !53
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %20 = load atomic i32, ptr %19 monotonic, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %39

22:                                               ; preds = %15
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %24 = load ptr, ptr %23, align 8, !tbaa !18
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 96
  %26 = load ptr, ptr %25, align 8, !tbaa !25
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %28 = load ptr, ptr %27, align 8, !tbaa !26
  %29 = tail call signext i32 %26(ptr noundef %28) #12
  %30 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %29, ptr noundef nonnull @.str.8)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %22
  %33 = load ptr, ptr %23, align 8, !tbaa !18
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 232
  %35 = load ptr, ptr %34, align 8, !tbaa !179
  %36 = ptrtoint ptr %2 to i64
  %37 = tail call signext i32 %35(i64 noundef %36, i32 noundef signext %3, i64 noundef 1, ptr noundef %18) #12
  %38 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %37, ptr noundef nonnull @.str.19)
  br label %39

39:                                               ; preds = %15, %22, %32
  %40 = phi i32 [ %38, %32 ], [ %30, %22 ], [ 14, %15 ]
  ret i32 %40
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @move_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !18
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !25
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !26
  %15 = tail call signext i32 %12(ptr noundef %14) #12
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 208
  %23 = load ptr, ptr %22, align 8, !tbaa !44
  %24 = ptrtoint ptr %1 to i64
  %25 = ptrtoint ptr %2 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %27 = load ptr, ptr %26, align 8, !tbaa !32
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !18
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !25
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !26
  %15 = tail call signext i32 %12(ptr noundef %14) #12
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %8
  %19 = icmp eq i64 %3, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %9, align 8, !tbaa !18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 200
  %23 = load ptr, ptr %22, align 8, !tbaa !43
  %24 = ptrtoint ptr %2 to i64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %26 = load ptr, ptr %25, align 8, !tbaa !32
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8, !tbaa !32
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %9 = load ptr, ptr %8, align 8, !tbaa !32
  %10 = tail call fastcc signext i32 @wait_for(ptr noundef %0, ptr noundef %7, ptr noundef %2, ptr noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %43

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %14 = load atomic i32, ptr %13 monotonic, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %18 = load ptr, ptr %17, align 8, !tbaa !18
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 96
  %20 = load ptr, ptr %19, align 8, !tbaa !25
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %22 = load ptr, ptr %21, align 8, !tbaa !26
  %23 = tail call signext i32 %20(ptr noundef %22) #12
  %24 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %23, ptr noundef nonnull @.str.8)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %43

26:                                               ; preds = %16
  %27 = load ptr, ptr %17, align 8, !tbaa !18
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 216
  %29 = load ptr, ptr %28, align 8, !tbaa !180
  %30 = ptrtoint ptr %1 to i64
  %31 = load ptr, ptr %21, align 8, !tbaa !26
  %32 = ptrtoint ptr %3 to i64
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %34 = load ptr, ptr %33, align 8, !tbaa !26
  %35 = load ptr, ptr %6, align 8, !tbaa !32
  %36 = tail call signext i32 %29(i64 noundef %30, ptr noundef %31, i64 noundef %32, ptr noundef %34, i64 noundef %4, ptr noundef %35) #12
  %37 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %36, ptr noundef nonnull @.str.20)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %43

39:                                               ; preds = %26
  %40 = load ptr, ptr %8, align 8, !tbaa !32
  %41 = load ptr, ptr %6, align 8, !tbaa !32
  %42 = tail call fastcc signext i32 @wait_for(ptr noundef nonnull %2, ptr noundef %40, ptr noundef nonnull %0, ptr noundef %41)
  br label %43

43:                                               ; preds = %12, %5, %26, %16, %39
  %44 = phi i32 [ %24, %16 ], [ %42, %39 ], [ %37, %26 ], [ %10, %5 ], [ 14, %12 ]
  ret i32 %44
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 0, 15) i32 @send_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef writeonly captures(none) %4) #13 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %7 = load atomic i32, ptr %6 monotonic, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %110

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = load ptr, ptr %10, align 8, !tbaa !18
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !25
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %15 = load ptr, ptr %14, align 8, !tbaa !26
  %16 = tail call signext i32 %13(ptr noundef %15) #12
  %17 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %16, ptr noundef nonnull @.str.8)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %110

19:                                               ; preds = %9
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 200
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
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %33 = atomicrmw xchg ptr %20, i32 2 acquire, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %31, !llvm.loop !29

35:                                               ; preds = %27, %31, %24
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 768
  br label %39

37:                                               ; preds = %39
  %38 = getelementptr inbounds nuw i8, ptr %41, i64 24
  br i1 %44, label %49, label %48

39:                                               ; preds = %39, %35
  %40 = phi i64 [ 0, %35 ], [ %45, %39 ]
  %41 = getelementptr inbounds nuw %struct.tfc_stage, ptr %36, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %43 = load ptr, ptr %42, align 8, !tbaa !46
  %44 = icmp ne ptr %43, null
  %45 = add nuw nsw i64 %40, 1
  %46 = icmp samesign ult i64 %40, 15
  %47 = select i1 %46, i1 %44, i1 false
  br i1 %47, label %39, label %37, !llvm.loop !181

48:                                               ; preds = %37
  store ptr %1, ptr %38, align 8, !tbaa !46
  br label %49

49:                                               ; preds = %48, %37
  %50 = atomicrmw xchg ptr %20, i32 0 release, align 4
  %51 = icmp eq i32 %50, 2
  br i1 %51, label %52, label %54

52:                                               ; preds = %49
  %53 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %20, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  br label %54

54:                                               ; preds = %49, %52
  store ptr null, ptr %4, align 8, !tbaa !53
  br i1 %44, label %110, label %55

55:                                               ; preds = %54
  %56 = tail call fastcc signext i32 @prepare(ptr noundef nonnull %0, ptr noundef nonnull %41, i64 noundef %3)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %85

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %60 = load ptr, ptr %59, align 8, !tbaa !182
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %62 = load ptr, ptr %61, align 8, !tbaa !32
  %63 = tail call fastcc signext i32 @wait_for(ptr noundef nonnull %0, ptr noundef %60, ptr noundef nonnull %0, ptr noundef %62)
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %85

65:                                               ; preds = %58
  %66 = load ptr, ptr %10, align 8, !tbaa !18
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 200
  %68 = load ptr, ptr %67, align 8, !tbaa !43
  %69 = load ptr, ptr %41, align 8, !tbaa !41
  %70 = ptrtoint ptr %2 to i64
  %71 = load ptr, ptr %59, align 8, !tbaa !182
  %72 = tail call signext i32 %68(ptr noundef %69, i64 noundef %70, i64 noundef %3, ptr noundef %71) #12
  %73 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %72, ptr noundef nonnull @.str.3)
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %85

75:                                               ; preds = %65
  %76 = load ptr, ptr %10, align 8, !tbaa !18
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 288
  %78 = load ptr, ptr %77, align 8, !tbaa !42
  %79 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %80 = load ptr, ptr %79, align 8, !tbaa !38
  %81 = load ptr, ptr %59, align 8, !tbaa !182
  %82 = tail call signext i32 %78(ptr noundef %80, ptr noundef %81) #12
  %83 = tail call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %82, ptr noundef nonnull @.str.9)
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %109, label %85

85:                                               ; preds = %55, %58, %65, %75
  %86 = phi i32 [ %83, %75 ], [ %73, %65 ], [ %63, %58 ], [ %56, %55 ]
  br label %93

87:                                               ; preds = %93
  %88 = add nuw nsw i32 %94, 1
  %89 = icmp eq i32 %88, 100
  br i1 %89, label %90, label %93, !llvm.loop !27

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
  br i1 %100, label %101, label %97, !llvm.loop !29

101:                                              ; preds = %93, %97, %90
  store ptr null, ptr %38, align 8, !tbaa !46
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
  store ptr %41, ptr %4, align 8, !tbaa !53
  br label %110

110:                                              ; preds = %5, %54, %109, %106, %9
  %111 = phi i32 [ %17, %9 ], [ 0, %54 ], [ %108, %106 ], [ 0, %109 ], [ 14, %5 ]
  ret i32 %111
}

; Function Attrs: nounwind uwtable
define internal signext range(i32 -14, 2) i32 @arrived(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef signext %2) #13 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %5 = load atomic i32, ptr %4 monotonic, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !18
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 96
  %11 = load ptr, ptr %10, align 8, !tbaa !25
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %13 = load ptr, ptr %12, align 8, !tbaa !26
  %14 = tail call signext i32 %11(ptr noundef %13) #12
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
  %24 = load ptr, ptr %23, align 8, !tbaa !38
  %25 = select i1 %21, i64 296, i64 304
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 %25
  %27 = load ptr, ptr %26, align 8, !tbaa !53
  %28 = tail call signext i32 %27(ptr noundef %24) #12
  %29 = icmp eq i32 %28, 600
  br i1 %29, label %36, label %30

30:                                               ; preds = %20
  %31 = select i1 %21, ptr @.str.22, ptr @.str.10
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
  %3 = load ptr, ptr %1, align 8, !tbaa !41
  ret ptr %3
}

; Function Attrs: nounwind uwtable
define internal void @release(ptr noundef %0, ptr noundef writeonly captures(none) %1) #13 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 200
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
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !29

18:                                               ; preds = %10, %14, %7
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store ptr null, ptr %19, align 8, !tbaa !46
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %3 = load ptr, ptr %2, align 8, !tbaa !32
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %5 = load ptr, ptr %4, align 8, !tbaa !182
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %7 = load ptr, ptr %6, align 8, !tbaa !133
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load ptr, ptr %8, align 8, !tbaa !26
  %10 = icmp eq ptr %9, null
  br i1 %10, label %151, label %11

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %13 = load ptr, ptr %12, align 8, !tbaa !18
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 96
  %15 = load ptr, ptr %14, align 8, !tbaa !25
  %16 = tail call signext i32 %15(ptr noundef nonnull %9) #12
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %151

18:                                               ; preds = %11
  %19 = icmp eq ptr %3, null
  br i1 %19, label %25, label %20

20:                                               ; preds = %18
  %21 = load ptr, ptr %12, align 8, !tbaa !18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 248
  %23 = load ptr, ptr %22, align 8, !tbaa !183
  %24 = tail call signext i32 %23(ptr noundef nonnull %3) #12
  br label %25

25:                                               ; preds = %18, %20
  %26 = icmp eq ptr %5, null
  br i1 %26, label %32, label %27

27:                                               ; preds = %25
  %28 = load ptr, ptr %12, align 8, !tbaa !18
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 248
  %30 = load ptr, ptr %29, align 8, !tbaa !183
  %31 = tail call signext i32 %30(ptr noundef nonnull %5) #12
  br label %32

32:                                               ; preds = %27, %25
  %33 = icmp eq ptr %7, null
  br i1 %33, label %39, label %34

34:                                               ; preds = %32
  %35 = load ptr, ptr %12, align 8, !tbaa !18
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 248
  %37 = load ptr, ptr %36, align 8, !tbaa !183
  %38 = tail call signext i32 %37(ptr noundef nonnull %7) #12
  br label %39

39:                                               ; preds = %34, %32
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 768
  br label %46

41:                                               ; preds = %65
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 1280
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 1288
  %44 = load ptr, ptr %43, align 8, !tbaa !38
  %45 = icmp eq ptr %44, null
  br i1 %45, label %73, label %68

46:                                               ; preds = %39, %65
  %47 = phi i64 [ 0, %39 ], [ %66, %65 ]
  %48 = getelementptr inbounds nuw %struct.tfc_stage, ptr %40, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %50 = load ptr, ptr %49, align 8, !tbaa !38
  %51 = icmp eq ptr %50, null
  br i1 %51, label %57, label %52

52:                                               ; preds = %46
  %53 = load ptr, ptr %12, align 8, !tbaa !18
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 280
  %55 = load ptr, ptr %54, align 8, !tbaa !54
  %56 = tail call signext i32 %55(ptr noundef nonnull %50) #12
  br label %57

57:                                               ; preds = %52, %46
  %58 = load ptr, ptr %48, align 8, !tbaa !41
  %59 = icmp eq ptr %58, null
  br i1 %59, label %65, label %60

60:                                               ; preds = %57
  %61 = load ptr, ptr %12, align 8, !tbaa !18
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 184
  %63 = load ptr, ptr %62, align 8, !tbaa !64
  %64 = tail call signext i32 %63(ptr noundef nonnull %58) #12
  br label %65

65:                                               ; preds = %57, %60
  %66 = add nuw nsw i64 %47, 1
  %67 = icmp eq i64 %66, 16
  br i1 %67, label %41, label %46, !llvm.loop !184

68:                                               ; preds = %41
  %69 = load ptr, ptr %12, align 8, !tbaa !18
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 280
  %71 = load ptr, ptr %70, align 8, !tbaa !54
  %72 = tail call signext i32 %71(ptr noundef nonnull %44) #12
  br label %73

73:                                               ; preds = %68, %41
  %74 = load ptr, ptr %42, align 8, !tbaa !41
  %75 = icmp eq ptr %74, null
  br i1 %75, label %81, label %76

76:                                               ; preds = %73
  %77 = load ptr, ptr %12, align 8, !tbaa !18
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 184
  %79 = load ptr, ptr %78, align 8, !tbaa !64
  %80 = tail call signext i32 %79(ptr noundef nonnull %74) #12
  br label %81

81:                                               ; preds = %73, %76
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 1312
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 1320
  %84 = load ptr, ptr %83, align 8, !tbaa !38
  %85 = icmp eq ptr %84, null
  br i1 %85, label %91, label %86

86:                                               ; preds = %81
  %87 = load ptr, ptr %12, align 8, !tbaa !18
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 280
  %89 = load ptr, ptr %88, align 8, !tbaa !54
  %90 = tail call signext i32 %89(ptr noundef nonnull %84) #12
  br label %91

91:                                               ; preds = %86, %81
  %92 = load ptr, ptr %82, align 8, !tbaa !41
  %93 = icmp eq ptr %92, null
  br i1 %93, label %99, label %94

94:                                               ; preds = %91
  %95 = load ptr, ptr %12, align 8, !tbaa !18
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 184
  %97 = load ptr, ptr %96, align 8, !tbaa !64
  %98 = tail call signext i32 %97(ptr noundef nonnull %92) #12
  br label %99

99:                                               ; preds = %94, %91
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 1344
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 1352
  %102 = load ptr, ptr %101, align 8, !tbaa !38
  %103 = icmp eq ptr %102, null
  br i1 %103, label %109, label %104

104:                                              ; preds = %99
  %105 = load ptr, ptr %12, align 8, !tbaa !18
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 280
  %107 = load ptr, ptr %106, align 8, !tbaa !54
  %108 = tail call signext i32 %107(ptr noundef nonnull %102) #12
  br label %109

109:                                              ; preds = %104, %99
  %110 = load ptr, ptr %100, align 8, !tbaa !41
  %111 = icmp eq ptr %110, null
  br i1 %111, label %117, label %112

112:                                              ; preds = %109
  %113 = load ptr, ptr %12, align 8, !tbaa !18
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 184
  %115 = load ptr, ptr %114, align 8, !tbaa !64
  %116 = tail call signext i32 %115(ptr noundef nonnull %110) #12
  br label %117

117:                                              ; preds = %112, %109
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 1376
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 1384
  %120 = load ptr, ptr %119, align 8, !tbaa !38
  %121 = icmp eq ptr %120, null
  br i1 %121, label %127, label %122

122:                                              ; preds = %117
  %123 = load ptr, ptr %12, align 8, !tbaa !18
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 280
  %125 = load ptr, ptr %124, align 8, !tbaa !54
  %126 = tail call signext i32 %125(ptr noundef nonnull %120) #12
  br label %127

127:                                              ; preds = %122, %117
  %128 = load ptr, ptr %118, align 8, !tbaa !41
  %129 = icmp eq ptr %128, null
  br i1 %129, label %135, label %130

130:                                              ; preds = %127
  %131 = load ptr, ptr %12, align 8, !tbaa !18
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 184
  %133 = load ptr, ptr %132, align 8, !tbaa !64
  %134 = tail call signext i32 %133(ptr noundef nonnull %128) #12
  br label %135

135:                                              ; preds = %130, %127
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %137 = load ptr, ptr %136, align 8, !tbaa !185
  %138 = icmp eq ptr %137, null
  br i1 %138, label %144, label %139

139:                                              ; preds = %135
  %140 = load ptr, ptr %12, align 8, !tbaa !18
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 280
  %142 = load ptr, ptr %141, align 8, !tbaa !54
  %143 = tail call signext i32 %142(ptr noundef nonnull %137) #12
  br label %144

144:                                              ; preds = %139, %135
  %145 = load ptr, ptr %12, align 8, !tbaa !18
  %146 = getelementptr inbounds nuw i8, ptr %145, i64 88
  %147 = load ptr, ptr %146, align 8, !tbaa !186
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %149 = load i32, ptr %148, align 8, !tbaa !67
  %150 = tail call signext i32 %147(i32 noundef signext %149) #12
  store ptr null, ptr %8, align 8, !tbaa !26
  br label %151

151:                                              ; preds = %1, %11, %144
  ret void
}

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @prepare(ptr noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #13 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !38
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %15

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !18
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 272
  %11 = load ptr, ptr %10, align 8, !tbaa !70
  %12 = tail call signext i32 %11(ptr noundef nonnull %4, i32 noundef signext 2) #12
  %13 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %12, ptr noundef nonnull @.str.11)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %40

15:                                               ; preds = %7, %3
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load i64, ptr %16, align 8, !tbaa !187
  %18 = icmp ult i64 %17, %2
  br i1 %18, label %19, label %40

19:                                               ; preds = %15
  %20 = load ptr, ptr %1, align 8, !tbaa !41
  %21 = icmp eq ptr %20, null
  br i1 %21, label %30, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %24 = load ptr, ptr %23, align 8, !tbaa !18
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 184
  %26 = load ptr, ptr %25, align 8, !tbaa !64
  %27 = tail call signext i32 %26(ptr noundef nonnull %20) #12
  %28 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %27, ptr noundef nonnull @.str.12)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %40

30:                                               ; preds = %22, %19
  store ptr null, ptr %1, align 8, !tbaa !41
  store i64 0, ptr %16, align 8, !tbaa !187
  %31 = tail call i64 @llvm.umax.i64(i64 %2, i64 65536)
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %33 = load ptr, ptr %32, align 8, !tbaa !18
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 176
  %35 = load ptr, ptr %34, align 8, !tbaa !63
  %36 = tail call signext i32 %35(ptr noundef nonnull %1, i64 noundef %31, i32 noundef signext 0) #12
  %37 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %36, ptr noundef nonnull @.str.13)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %30
  store i64 %31, ptr %16, align 8, !tbaa !187
  br label %40

40:                                               ; preds = %22, %7, %39, %30, %15
  %41 = phi i32 [ %13, %7 ], [ 0, %15 ], [ %28, %22 ], [ 0, %39 ], [ %37, %30 ]
  ret i32 %41
}

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @launch_one(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) unnamed_addr #15 {
  %5 = alloca [5 x i64], align 8
  %6 = alloca [5 x i64], align 8
  %7 = alloca [4 x [128 x i8]], align 64
  %8 = alloca ptr, align 8
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !188
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = load ptr, ptr %11, align 8, !tbaa !106
  %13 = tail call fastcc i64 @evaluate(ptr noundef %10, ptr noundef %12)
  %14 = icmp slt i64 %13, 1
  br i1 %14, label %259, label %15

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %17 = load i32, ptr %16, align 8, !tbaa !108
  %18 = add i32 %17, 1
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %20 = load i32, ptr %19, align 8, !tbaa !191
  %21 = add i32 %18, %20
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %23 = load i32, ptr %22, align 4, !tbaa !192
  %24 = add i32 %21, %23
  %25 = zext i32 %24 to i64
  %26 = tail call ptr @llvm.stacksave.p0()
  %27 = alloca ptr, i64 %25, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  %28 = load i32, ptr %16, align 8, !tbaa !108
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %36, label %30

30:                                               ; preds = %15
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %32 = load ptr, ptr %31, align 8, !tbaa !109
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %34 = load ptr, ptr %33, align 8, !tbaa !110
  %35 = zext i32 %28 to i64
  br label %40

36:                                               ; preds = %40, %15
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  store ptr null, ptr %8, align 8, !tbaa !53
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %38 = load i32, ptr %37, align 8, !tbaa !193
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
  store ptr %45, ptr %47, align 8, !tbaa !53
  %48 = icmp eq i64 %46, %35
  br i1 %48, label %36, label %40, !llvm.loop !194

49:                                               ; preds = %36
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %51 = load ptr, ptr %50, align 8, !tbaa !115
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 40
  %53 = load ptr, ptr %52, align 8, !tbaa !116
  %54 = load ptr, ptr %53, align 8, !tbaa !138
  %55 = zext nneg i32 %38 to i64
  %56 = getelementptr inbounds nuw %struct.tfc_check, ptr %54, i64 %55
  store ptr %56, ptr %8, align 8, !tbaa !53
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 32
  store i64 1, ptr %57, align 8, !tbaa !127
  %58 = add i32 %28, 1
  %59 = zext i32 %28 to i64
  %60 = getelementptr inbounds nuw ptr, ptr %27, i64 %59
  store ptr %8, ptr %60, align 8, !tbaa !53
  br label %61

61:                                               ; preds = %49, %36
  %62 = phi i32 [ %58, %49 ], [ %28, %36 ]
  %63 = load i32, ptr %19, align 8, !tbaa !191
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %70, label %65

65:                                               ; preds = %61
  %66 = load ptr, ptr %11, align 8, !tbaa !106
  %67 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %68 = load ptr, ptr %67, align 8, !tbaa !195
  %69 = zext i32 %63 to i64
  br label %79

70:                                               ; preds = %79, %61
  %71 = phi i32 [ %62, %61 ], [ %86, %79 ]
  %72 = load i32, ptr %22, align 4, !tbaa !192
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %190, label %74

74:                                               ; preds = %70
  %75 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %77 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 136
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
  store ptr %85, ptr %88, align 8, !tbaa !53
  %89 = add nuw nsw i64 %80, 1
  %90 = icmp eq i64 %89, %69
  br i1 %90, label %70, label %79, !llvm.loop !196

91:                                               ; preds = %74, %178
  %92 = phi i64 [ 0, %74 ], [ %182, %178 ]
  %93 = phi i32 [ %71, %74 ], [ %179, %178 ]
  %94 = load ptr, ptr %75, align 8, !tbaa !197
  %95 = getelementptr inbounds nuw %struct.tfc_map, ptr %94, i64 %92
  %96 = getelementptr inbounds nuw [128 x i8], ptr %7, i64 %92
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  %97 = load ptr, ptr %76, align 8, !tbaa !109
  %98 = load ptr, ptr %77, align 8, !tbaa !110
  %99 = load i32, ptr %95, align 8, !tbaa !198
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw i32, ptr %98, i64 %100
  %102 = load i32, ptr %101, align 4, !tbaa !9
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds ptr, ptr %97, i64 %103
  %105 = load ptr, ptr %104, align 8, !tbaa !53
  %106 = load ptr, ptr %78, align 8, !tbaa !18
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 368
  %108 = load ptr, ptr %107, align 8, !tbaa !200
  %109 = icmp eq ptr %108, null
  br i1 %109, label %118, label %110

110:                                              ; preds = %91
  %111 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %112 = load i32, ptr %111, align 8, !tbaa !201
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %168, label %114

114:                                              ; preds = %110
  %115 = getelementptr inbounds nuw i8, ptr %95, i64 40
  %116 = load ptr, ptr %11, align 8, !tbaa !106
  %117 = zext i32 %112 to i64
  br label %152

118:                                              ; preds = %91
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 200
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
  %131 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %119, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %132 = atomicrmw xchg ptr %119, i32 2 acquire, align 4
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %134, label %130, !llvm.loop !29

134:                                              ; preds = %126, %130, %123
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %136 = load atomic i32, ptr %135 seq_cst, align 4
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %141

138:                                              ; preds = %134
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store i32 801, ptr %139, align 8, !tbaa !34
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store ptr @.str.16, ptr %140, align 8, !tbaa !35
  br label %141

141:                                              ; preds = %138, %134
  %142 = atomicrmw xchg ptr %119, i32 0 release, align 4
  %143 = icmp eq i32 %142, 2
  br i1 %143, label %144, label %186

144:                                              ; preds = %141
  %145 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %119, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
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
  %155 = load ptr, ptr %154, align 8, !tbaa !202
  %156 = call fastcc i64 @evaluate(ptr noundef %155, ptr noundef %116)
  %157 = getelementptr inbounds nuw i64, ptr %5, i64 %153
  store i64 %156, ptr %157, align 8, !tbaa !112
  %158 = add nuw nsw i64 %153, 1
  %159 = icmp eq i64 %158, %117
  br i1 %159, label %146, label %152, !llvm.loop !203

160:                                              ; preds = %160, %148
  %161 = phi i64 [ 0, %148 ], [ %166, %160 ]
  %162 = getelementptr inbounds nuw ptr, ptr %149, i64 %161
  %163 = load ptr, ptr %162, align 8, !tbaa !202
  %164 = call fastcc i64 @evaluate(ptr noundef %163, ptr noundef %116)
  %165 = getelementptr inbounds nuw i64, ptr %6, i64 %161
  store i64 %164, ptr %165, align 8, !tbaa !112
  %166 = add nuw nsw i64 %161, 1
  %167 = icmp eq i64 %166, %151
  br i1 %167, label %168, label %160, !llvm.loop !204

168:                                              ; preds = %160, %110, %146
  %169 = getelementptr inbounds nuw i8, ptr %95, i64 4
  %170 = load i32, ptr %169, align 4, !tbaa !205
  %171 = getelementptr inbounds nuw i8, ptr %95, i64 32
  %172 = load i64, ptr %171, align 8, !tbaa !206
  %173 = getelementptr inbounds i8, ptr %105, i64 %172
  %174 = getelementptr inbounds nuw i8, ptr %95, i64 12
  %175 = call signext i32 %108(ptr noundef nonnull %96, i32 noundef signext %170, i32 noundef signext %112, ptr noundef %173, ptr noundef nonnull %5, ptr noundef nonnull %6, ptr noundef nonnull %174, ptr noundef nonnull @encode.steps, i32 noundef signext 0, i32 noundef signext 3, i32 noundef signext 2, i32 noundef signext 0) #12
  %176 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %175, ptr noundef nonnull @.str.16)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %178, label %257

178:                                              ; preds = %168
  %179 = add i32 %93, 1
  %180 = zext i32 %93 to i64
  %181 = getelementptr inbounds nuw ptr, ptr %27, i64 %180
  store ptr %96, ptr %181, align 8, !tbaa !53
  %182 = add nuw nsw i64 %92, 1
  %183 = load i32, ptr %22, align 4, !tbaa !192
  %184 = zext i32 %183 to i64
  %185 = icmp samesign ult i64 %182, %184
  br i1 %185, label %91, label %190, !llvm.loop !207

186:                                              ; preds = %141, %144
  %187 = load atomic i32, ptr %135 seq_cst, align 4
  %188 = icmp eq i32 %187, 0
  %189 = select i1 %188, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  br label %257

190:                                              ; preds = %178, %70
  %191 = getelementptr inbounds nuw i8, ptr %0, i64 200
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
  %203 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %191, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %204 = atomicrmw xchg ptr %191, i32 2 acquire, align 4
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %206, label %202, !llvm.loop !29

206:                                              ; preds = %198, %202, %195
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %209 = load i64, ptr %208, align 8, !tbaa !30
  %210 = add i64 %209, 1
  store i64 %210, ptr %208, align 8, !tbaa !30
  %211 = and i64 %209, 63
  %212 = getelementptr inbounds nuw ptr, ptr %207, i64 %211
  store ptr %3, ptr %212, align 8, !tbaa !131
  %213 = atomicrmw xchg ptr %191, i32 0 release, align 4
  %214 = icmp eq i32 %213, 2
  br i1 %214, label %215, label %217

215:                                              ; preds = %206
  %216 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %191, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  br label %217

217:                                              ; preds = %206, %215
  %218 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %219 = load ptr, ptr %218, align 8, !tbaa !93
  %220 = icmp eq ptr %219, null
  br i1 %220, label %227, label %221

221:                                              ; preds = %217
  %222 = getelementptr inbounds nuw i8, ptr %219, i64 24
  %223 = load i64, ptr %222, align 8, !tbaa !99
  %224 = freeze i64 %223
  %225 = icmp eq i64 %224, 1
  %226 = select i1 %225, i64 176, i64 160
  br label %227

227:                                              ; preds = %217, %221
  %228 = phi i64 [ %226, %221 ], [ 160, %217 ]
  %229 = getelementptr inbounds nuw i8, ptr %0, i64 %228
  %230 = load ptr, ptr %229, align 8, !tbaa !53
  %231 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %232 = load ptr, ptr %231, align 8, !tbaa !18
  %233 = getelementptr inbounds nuw i8, ptr %232, i64 144
  %234 = load ptr, ptr %233, align 8, !tbaa !208
  %235 = load ptr, ptr %3, align 8, !tbaa !209
  %236 = trunc i64 %13 to i32
  %237 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %238 = load i32, ptr %237, align 8, !tbaa !210
  %239 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %240 = load i32, ptr %239, align 4, !tbaa !211
  %241 = call signext i32 %234(ptr noundef %235, i32 noundef signext %236, i32 noundef signext 1, i32 noundef signext 1, i32 noundef signext %238, i32 noundef signext 1, i32 noundef signext 1, i32 noundef signext %240, ptr noundef %230, ptr noundef nonnull %27, ptr noundef null) #12
  %242 = call fastcc signext i32 @noted(ptr noundef nonnull %0, i32 noundef signext %241, ptr noundef nonnull @.str.15)
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %244, label %257

244:                                              ; preds = %227
  %245 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %246 = load i32, ptr %245, align 4, !tbaa !100
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %257, label %248

248:                                              ; preds = %244
  %249 = load ptr, ptr %218, align 8, !tbaa !93
  %250 = icmp eq ptr %249, null
  br i1 %250, label %255, label %251

251:                                              ; preds = %248
  %252 = getelementptr inbounds nuw i8, ptr %249, i64 24
  %253 = load i64, ptr %252, align 8, !tbaa !99
  %254 = icmp eq i64 %253, 1
  br i1 %254, label %257, label %255

255:                                              ; preds = %248, %251
  %256 = call signext i32 @tfc_gpu_wait(ptr noundef nonnull %0)
  br label %257

257:                                              ; preds = %168, %186, %227, %244, %251, %255
  %258 = phi i32 [ %189, %186 ], [ %242, %227 ], [ %256, %255 ], [ 0, %251 ], [ 0, %244 ], [ %176, %168 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  call void @llvm.stackrestore.p0(ptr %26)
  br label %259

259:                                              ; preds = %4, %257
  %260 = phi i32 [ %258, %257 ], [ 0, %4 ]
  ret i32 %260
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
  %8 = load i64, ptr %6, align 8, !tbaa !112
  switch i64 %8, label %23 [
    i64 0, label %78
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !112
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !112
  br label %74

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !112
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !112
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !112
  br label %74

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !112
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !112
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
  store i64 %73, ptr %27, align 8, !tbaa !112
  br label %74

74:                                               ; preds = %9, %71, %15
  %75 = phi i32 [ %72, %71 ], [ %5, %9 ], [ %5, %15 ]
  %76 = phi i32 [ %24, %71 ], [ %12, %9 ], [ %20, %15 ]
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !212

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
  %6 = load i64, ptr %5, align 8, !tbaa !103
  %7 = icmp slt i64 %6, 1
  br i1 %7, label %71, label %8

8:                                                ; preds = %1
  %9 = load ptr, ptr %0, align 8, !tbaa !104
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
  %20 = load i64, ptr %19, align 8, !tbaa !213
  %21 = icmp slt i64 %15, %20
  %22 = add nsw i64 %18, -1
  br i1 %21, label %23, label %17, !llvm.loop !215

23:                                               ; preds = %17
  %24 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %9, i64 %15
  %25 = trunc nsw i64 %18 to i32
  %26 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %27 = load i64, ptr %26, align 8, !tbaa !216
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %29 = load i32, ptr %28, align 8, !tbaa !107
  %30 = icmp eq i32 %29, 11
  br i1 %30, label %31, label %36

31:                                               ; preds = %23
  %32 = load ptr, ptr %24, align 8, !tbaa !86
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load i64, ptr %33, align 8, !tbaa !88
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
  %43 = load ptr, ptr %42, align 8, !tbaa !110
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %45 = load i32, ptr %44, align 4, !tbaa !9
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i64, ptr %41, i64 %46
  %48 = load ptr, ptr %11, align 8, !tbaa !106
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
  store i64 %56, ptr %59, align 8, !tbaa !213
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
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret i64 %72
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #10

; Function Attrs: nounwind
declare signext i32 @clock_gettime(i32 noundef signext, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 15) i32 @wait_for(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %65

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !18
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !25
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %14 = load ptr, ptr %13, align 8, !tbaa !26
  %15 = tail call signext i32 %12(ptr noundef %14) #12
  %16 = tail call fastcc signext i32 @noted(ptr noundef nonnull %2, i32 noundef signext %15, ptr noundef nonnull @.str.8)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %65

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 192
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
  %31 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %19, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #12
  %32 = atomicrmw xchg ptr %19, i32 2 acquire, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %30, !llvm.loop !29

34:                                               ; preds = %26, %30, %23
  %35 = load ptr, ptr %9, align 8, !tbaa !18
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 288
  %37 = load ptr, ptr %36, align 8, !tbaa !42
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 184
  %39 = load ptr, ptr %38, align 8, !tbaa !185
  %40 = tail call signext i32 %37(ptr noundef %39, ptr noundef %3) #12
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %57

42:                                               ; preds = %34
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %44 = load ptr, ptr %43, align 8, !tbaa !18
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 96
  %46 = load ptr, ptr %45, align 8, !tbaa !25
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %48 = load ptr, ptr %47, align 8, !tbaa !26
  %49 = tail call signext i32 %46(ptr noundef %48) #12
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %57

51:                                               ; preds = %42
  %52 = load ptr, ptr %43, align 8, !tbaa !18
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 264
  %54 = load ptr, ptr %53, align 8, !tbaa !220
  %55 = load ptr, ptr %38, align 8, !tbaa !185
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
  %64 = tail call fastcc signext i32 @noted(ptr noundef %0, i32 noundef signext %58, ptr noundef nonnull @.str.21)
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

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { inlinehint nounwind }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { nounwind }
attributes #6 = { nofree norecurse nosync nounwind memory(argmem: read) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
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
!13 = !{!14, !16, i64 16}
!14 = !{!"tfc_recording", !15, i64 0, !17, i64 8, !16, i64 16, !17, i64 24}
!15 = !{!"p1 long", !16, i64 0}
!16 = !{!"any pointer", !11, i64 0}
!17 = !{!"long", !11, i64 0}
!18 = !{!19, !21, i64 136}
!19 = !{!"tfc_gpu", !20, i64 0, !21, i64 136, !10, i64 144, !10, i64 148, !16, i64 152, !16, i64 160, !16, i64 168, !16, i64 176, !16, i64 184, !11, i64 192, !11, i64 196, !11, i64 200, !11, i64 204, !10, i64 208, !22, i64 216, !17, i64 224, !17, i64 232, !11, i64 240, !17, i64 752, !17, i64 760, !11, i64 768, !11, i64 1280, !17, i64 1408, !11, i64 1416}
!20 = !{!"tfc_device", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !16, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128}
!21 = !{!"p1 _ZTS16tfc_driver_table", !16, i64 0}
!22 = !{!"p1 omnipotent char", !16, i64 0}
!23 = !{!24, !16, i64 360}
!24 = !{!"tfc_driver_table", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !16, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128, !16, i64 136, !16, i64 144, !16, i64 152, !16, i64 160, !16, i64 168, !16, i64 176, !16, i64 184, !16, i64 192, !16, i64 200, !16, i64 208, !16, i64 216, !16, i64 224, !16, i64 232, !16, i64 240, !16, i64 248, !16, i64 256, !16, i64 264, !16, i64 272, !16, i64 280, !16, i64 288, !16, i64 296, !16, i64 304, !16, i64 312, !16, i64 320, !16, i64 328, !16, i64 336, !16, i64 344, !16, i64 352, !16, i64 360, !16, i64 368}
!25 = !{!24, !16, i64 96}
!26 = !{!19, !16, i64 152}
!27 = distinct !{!27, !28}
!28 = !{!"llvm.loop.mustprogress"}
!29 = distinct !{!29, !28}
!30 = !{!19, !17, i64 224}
!31 = !{!24, !16, i64 256}
!32 = !{!19, !16, i64 160}
!33 = !{!19, !17, i64 232}
!34 = !{!19, !10, i64 208}
!35 = !{!19, !22, i64 216}
!36 = !{!24, !16, i64 192}
!37 = !{!19, !17, i64 1408}
!38 = !{!39, !16, i64 8}
!39 = !{!"tfc_stage", !16, i64 0, !16, i64 8, !17, i64 16, !16, i64 24}
!40 = !{!24, !16, i64 304}
!41 = !{!39, !16, i64 0}
!42 = !{!24, !16, i64 288}
!43 = !{!24, !16, i64 200}
!44 = !{!24, !16, i64 208}
!45 = !{!24, !16, i64 224}
!46 = !{!39, !16, i64 24}
!47 = !{!48, !17, i64 16}
!48 = !{!"tfc_timer", !49, i64 0, !50, i64 8, !17, i64 16, !17, i64 24, !17, i64 32, !51, i64 40}
!49 = !{!"any p2 pointer", !16, i64 0}
!50 = !{!"p1 int", !16, i64 0}
!51 = !{!"p1 _ZTS11tfc_monitor", !16, i64 0}
!52 = !{!48, !49, i64 0}
!53 = !{!16, !16, i64 0}
!54 = !{!24, !16, i64 280}
!55 = distinct !{!55, !28}
!56 = !{!24, !16, i64 104}
!57 = !{!24, !16, i64 112}
!58 = !{!24, !16, i64 120}
!59 = !{!24, !16, i64 136}
!60 = !{!24, !16, i64 128}
!61 = !{!24, !16, i64 160}
!62 = !{!24, !16, i64 168}
!63 = !{!24, !16, i64 176}
!64 = !{!24, !16, i64 184}
!65 = !{!24, !16, i64 152}
!66 = !{!24, !16, i64 40}
!67 = !{!19, !10, i64 144}
!68 = !{!24, !16, i64 80}
!69 = !{!24, !16, i64 240}
!70 = !{!24, !16, i64 272}
!71 = !{!20, !16, i64 0}
!72 = !{!20, !16, i64 8}
!73 = !{!20, !16, i64 16}
!74 = !{!20, !16, i64 40}
!75 = !{!20, !16, i64 24}
!76 = !{!20, !16, i64 32}
!77 = !{!20, !16, i64 48}
!78 = !{!20, !16, i64 56}
!79 = !{!20, !16, i64 64}
!80 = !{!20, !16, i64 72}
!81 = !{!20, !16, i64 80}
!82 = !{!20, !16, i64 88}
!83 = !{!20, !16, i64 96}
!84 = !{!20, !16, i64 104}
!85 = !{!20, !16, i64 112}
!86 = !{!87, !16, i64 0}
!87 = !{!"tfc_instruction", !16, i64 0, !50, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28}
!88 = !{!89, !17, i64 8}
!89 = !{!"tfc_launches", !90, i64 0, !17, i64 8}
!90 = !{!"p1 _ZTS10tfc_launch", !16, i64 0}
!91 = distinct !{!91, !28}
!92 = !{!89, !90, i64 0}
!93 = !{!94, !98, i64 96}
!94 = !{!"tfc_region", !95, i64 0, !17, i64 8, !49, i64 16, !15, i64 24, !49, i64 32, !96, i64 40, !17, i64 48, !15, i64 56, !22, i64 64, !97, i64 72, !17, i64 80, !50, i64 88, !98, i64 96}
!95 = !{!"p1 _ZTS15tfc_instruction", !16, i64 0}
!96 = !{!"p1 _ZTS7tfc_ctx", !16, i64 0}
!97 = !{!"p1 _ZTS9tfc_block", !16, i64 0}
!98 = !{!"p1 _ZTS13tfc_recording", !16, i64 0}
!99 = !{!14, !17, i64 24}
!100 = !{!19, !10, i64 148}
!101 = !{!24, !16, i64 336}
!102 = !{!14, !15, i64 0}
!103 = !{!94, !17, i64 8}
!104 = !{!94, !95, i64 0}
!105 = !{!14, !17, i64 8}
!106 = !{!94, !15, i64 24}
!107 = !{!87, !10, i64 24}
!108 = !{!87, !10, i64 16}
!109 = !{!94, !49, i64 16}
!110 = !{!87, !50, i64 8}
!111 = distinct !{!111, !28}
!112 = !{!17, !17, i64 0}
!113 = distinct !{!113, !28}
!114 = distinct !{!114, !28}
!115 = !{!94, !96, i64 40}
!116 = !{!117, !122, i64 40}
!117 = !{!"tfc_ctx", !10, i64 0, !10, i64 4, !118, i64 8, !119, i64 16, !120, i64 24, !121, i64 32, !122, i64 40, !123, i64 48}
!118 = !{!"p1 _ZTS8tfc_pool", !16, i64 0}
!119 = !{!"p1 _ZTS8tfc_host", !16, i64 0}
!120 = !{!"p1 _ZTS11tfc_failure", !16, i64 0}
!121 = !{!"p1 _ZTS10tfc_device", !16, i64 0}
!122 = !{!"p1 _ZTS10tfc_checks", !16, i64 0}
!123 = !{!"p1 _ZTS9tfc_timer", !16, i64 0}
!124 = !{!125, !17, i64 24}
!125 = !{!"tfc_checks", !126, i64 0, !50, i64 8, !126, i64 16, !17, i64 24, !17, i64 32}
!126 = !{!"p1 _ZTS9tfc_check", !16, i64 0}
!127 = !{!125, !17, i64 32}
!128 = !{!24, !16, i64 344}
!129 = !{!19, !17, i64 752}
!130 = distinct !{!130, !28}
!131 = !{!90, !90, i64 0}
!132 = !{!24, !16, i64 320}
!133 = !{!19, !16, i64 176}
!134 = !{!24, !16, i64 328}
!135 = !{!24, !16, i64 352}
!136 = !{!19, !17, i64 760}
!137 = !{!125, !126, i64 16}
!138 = !{!125, !126, i64 0}
!139 = !{!140, !10, i64 4}
!140 = !{!"tfc_check", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !17, i64 16, !17, i64 24, !17, i64 32, !141, i64 40}
!141 = !{!"double", !11, i64 0}
!142 = !{!117, !120, i64 24}
!143 = !{!125, !50, i64 8}
!144 = !{!140, !10, i64 8}
!145 = !{!140, !17, i64 16}
!146 = !{!140, !17, i64 24}
!147 = !{!140, !17, i64 32}
!148 = !{!140, !141, i64 40}
!149 = !{!11, !11, i64 0}
!150 = !{!141, !141, i64 0}
!151 = distinct !{!151, !28}
!152 = !{!117, !123, i64 48}
!153 = !{!48, !17, i64 24}
!154 = !{!155, !17, i64 0}
!155 = !{!"timespec", !17, i64 0, !17, i64 8}
!156 = !{!155, !17, i64 8}
!157 = !{!48, !17, i64 32}
!158 = !{!87, !10, i64 20}
!159 = !{!48, !50, i64 8}
!160 = !{!161, !161, i64 0}
!161 = !{!"float", !11, i64 0}
!162 = !{!24, !16, i64 312}
!163 = !{!48, !51, i64 40}
!164 = !{!165, !17, i64 40}
!165 = !{!"tfc_monitor", !11, i64 0, !10, i64 4, !166, i64 8, !17, i64 16, !17, i64 24, !167, i64 32, !17, i64 40, !17, i64 48}
!166 = !{!"p1 _ZTS9tfc_event", !16, i64 0}
!167 = !{!"p1 _ZTS8tfc_runs", !16, i64 0}
!168 = !{!165, !167, i64 32}
!169 = !{!170, !17, i64 0}
!170 = !{!"tfc_runs", !17, i64 0, !17, i64 8, !17, i64 16, !17, i64 24}
!171 = !{!170, !17, i64 16}
!172 = !{!170, !17, i64 24}
!173 = !{!170, !17, i64 8}
!174 = !{!165, !17, i64 48}
!175 = !{!165, !17, i64 24}
!176 = !{!165, !17, i64 16}
!177 = !{!165, !166, i64 8}
!178 = distinct !{!178, !28}
!179 = !{!24, !16, i64 232}
!180 = !{!24, !16, i64 216}
!181 = distinct !{!181, !28}
!182 = !{!19, !16, i64 168}
!183 = !{!24, !16, i64 248}
!184 = distinct !{!184, !28}
!185 = !{!19, !16, i64 184}
!186 = !{!24, !16, i64 88}
!187 = !{!39, !17, i64 16}
!188 = !{!189, !15, i64 8}
!189 = !{!"tfc_launch", !16, i64 0, !15, i64 8, !50, i64 16, !190, i64 24, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44, !10, i64 48, !10, i64 52}
!190 = !{!"p1 _ZTS7tfc_map", !16, i64 0}
!191 = !{!189, !10, i64 32}
!192 = !{!189, !10, i64 36}
!193 = !{!189, !10, i64 48}
!194 = distinct !{!194, !28}
!195 = !{!189, !50, i64 16}
!196 = distinct !{!196, !28}
!197 = !{!189, !190, i64 24}
!198 = !{!199, !10, i64 0}
!199 = !{!"tfc_map", !10, i64 0, !10, i64 4, !10, i64 8, !11, i64 12, !17, i64 32, !11, i64 40, !11, i64 80}
!200 = !{!24, !16, i64 368}
!201 = !{!199, !10, i64 8}
!202 = !{!15, !15, i64 0}
!203 = distinct !{!203, !28}
!204 = distinct !{!204, !28}
!205 = !{!199, !10, i64 4}
!206 = !{!199, !17, i64 32}
!207 = distinct !{!207, !28}
!208 = !{!24, !16, i64 144}
!209 = !{!189, !16, i64 0}
!210 = !{!189, !10, i64 40}
!211 = !{!189, !10, i64 44}
!212 = distinct !{!212, !28}
!213 = !{!214, !17, i64 0}
!214 = !{!"", !17, i64 0, !17, i64 8}
!215 = distinct !{!215, !28}
!216 = !{!214, !17, i64 8}
!217 = !{!94, !15, i64 56}
!218 = !{!87, !10, i64 28}
!219 = distinct !{!219, !28}
!220 = !{!24, !16, i64 264}
attributes #13 = { nounwind minsize optsize }
attributes #14 = { inlinehint nounwind minsize optsize }
attributes #15 = { nounwind optsize }
attributes #16 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) minsize optsize }
attributes #17 = { nofree norecurse nosync nounwind memory(argmem: read) optsize }
attributes #18 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
