; Made by `python -m tfc.runtime.native` from stand_in.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.device = type { ptr, ptr, i64, i64, [4096 x %struct.block], i32, i32 }
%struct.block = type { i64, i64 }
%struct.stream = type { ptr, ptr, ptr, ptr, i32 }
%struct.tfc_stand_in_function = type { ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.timespec = type { i64, i64 }
%struct.tfc_stand_in_map = type { i64, i32, i32, [5 x i64], [4 x i64], [5 x i32] }
%struct.tfc_failure = type { i32, i32, i32, i32, i64, i64, i64, double }
%struct.tfc_ctx = type { i32, i32, ptr, ptr, ptr, ptr, ptr, ptr }

@.str = private unnamed_addr constant [8 x i8] c"devices\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"seed\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"version\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@.str.4 = private unnamed_addr constant [11 x i8] c"capability\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"records\00", align 1
@.str.6 = private unnamed_addr constant [11 x i8] c"processors\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"clock\00", align 1
@.str.8 = private unnamed_addr constant [13 x i8] c"memory clock\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"bus\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"cache\00", align 1
@guard = internal global i32 0, align 4
@devices = internal global [32 x %struct.device] zeroinitializer, align 16
@__func__.cuInit = private unnamed_addr constant [7 x i8] c"cuInit\00", align 1
@.str.11 = private unnamed_addr constant [25 x i8] c"CUDA_ERROR_OUT_OF_MEMORY\00", align 1
@.str.12 = private unnamed_addr constant [27 x i8] c"CUDA_ERROR_ILLEGAL_ADDRESS\00", align 1
@.str.13 = private unnamed_addr constant [35 x i8] c"CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES\00", align 1
@.str.14 = private unnamed_addr constant [23 x i8] c"CUDA_ERROR_INVALID_PTX\00", align 1
@.str.15 = private unnamed_addr constant [19 x i8] c"CUDA_ERROR_UNKNOWN\00", align 1
@.str.16 = private unnamed_addr constant [14 x i8] c"out of memory\00", align 1
@.str.17 = private unnamed_addr constant [41 x i8] c"an illegal memory access was encountered\00", align 1
@.str.18 = private unnamed_addr constant [40 x i8] c"too many resources requested for launch\00", align 1
@.str.19 = private unnamed_addr constant [14 x i8] c"unknown error\00", align 1
@__func__.cuDeviceGetCount = private unnamed_addr constant [17 x i8] c"cuDeviceGetCount\00", align 1
@__func__.cuDeviceGet = private unnamed_addr constant [12 x i8] c"cuDeviceGet\00", align 1
@.str.20 = private unnamed_addr constant [9 x i8] c"stand-in\00", align 1
@cuDeviceGetPCIBusId.digits = internal unnamed_addr constant [17 x i8] c"0123456789ABCDEF\00", align 16
@__func__.cuDevicePrimaryCtxRetain = private unnamed_addr constant [25 x i8] c"cuDevicePrimaryCtxRetain\00", align 1
@once = internal global i32 0, align 4
@chosen = internal global i32 0, align 4
@__func__.cuModuleLoadDataEx = private unnamed_addr constant [19 x i8] c"cuModuleLoadDataEx\00", align 1
@.str.21 = private unnamed_addr constant [9 x i8] c"TFCSTAND\00", align 1
@.str.22 = private unnamed_addr constant [23 x i8] c"a stand-in runs no PTX\00", align 1
@__func__.cuLaunchKernel = private unnamed_addr constant [15 x i8] c"cuLaunchKernel\00", align 1
@__func__.cuMemAlloc_v2 = private unnamed_addr constant [14 x i8] c"cuMemAlloc_v2\00", align 1
@__func__.cuMemFree_v2 = private unnamed_addr constant [13 x i8] c"cuMemFree_v2\00", align 1
@__func__.cuMemHostAlloc = private unnamed_addr constant [15 x i8] c"cuMemHostAlloc\00", align 1
@pins = internal unnamed_addr global [1024 x %struct.block] zeroinitializer, align 16
@__func__.cuMemcpyHtoDAsync_v2 = private unnamed_addr constant [21 x i8] c"cuMemcpyHtoDAsync_v2\00", align 1
@__func__.cuMemcpyDtoHAsync_v2 = private unnamed_addr constant [21 x i8] c"cuMemcpyDtoHAsync_v2\00", align 1
@__func__.cuMemcpyDtoDAsync_v2 = private unnamed_addr constant [21 x i8] c"cuMemcpyDtoDAsync_v2\00", align 1
@__func__.cuMemcpyPeerAsync = private unnamed_addr constant [18 x i8] c"cuMemcpyPeerAsync\00", align 1
@__func__.cuMemsetD8Async = private unnamed_addr constant [16 x i8] c"cuMemsetD8Async\00", align 1
@__func__.cuMemsetD32Async = private unnamed_addr constant [17 x i8] c"cuMemsetD32Async\00", align 1
@__func__.cuStreamCreate = private unnamed_addr constant [15 x i8] c"cuStreamCreate\00", align 1
@streams = internal global [256 x %struct.stream] zeroinitializer, align 16
@__func__.cuStreamSynchronize = private unnamed_addr constant [20 x i8] c"cuStreamSynchronize\00", align 1
@__func__.cuEventCreate = private unnamed_addr constant [14 x i8] c"cuEventCreate\00", align 1
@__func__.cuEventRecord = private unnamed_addr constant [14 x i8] c"cuEventRecord\00", align 1
@__func__.cuEventRecordWithFlags = private unnamed_addr constant [23 x i8] c"cuEventRecordWithFlags\00", align 1
@__func__.cuStreamWaitEvent = private unnamed_addr constant [18 x i8] c"cuStreamWaitEvent\00", align 1
@__func__.cuEventQuery = private unnamed_addr constant [13 x i8] c"cuEventQuery\00", align 1
@__func__.cuEventSynchronize = private unnamed_addr constant [19 x i8] c"cuEventSynchronize\00", align 1
@__func__.cuEventElapsedTime = private unnamed_addr constant [19 x i8] c"cuEventElapsedTime\00", align 1
@__func__.cuStreamBeginCapture_v2 = private unnamed_addr constant [24 x i8] c"cuStreamBeginCapture_v2\00", align 1
@__func__.cuStreamEndCapture = private unnamed_addr constant [19 x i8] c"cuStreamEndCapture\00", align 1
@__func__.cuGraphInstantiateWithFlags = private unnamed_addr constant [28 x i8] c"cuGraphInstantiateWithFlags\00", align 1
@__func__.cuGraphLaunch = private unnamed_addr constant [14 x i8] c"cuGraphLaunch\00", align 1
@__func__.cuTensorMapEncodeTiled = private unnamed_addr constant [23 x i8] c"cuTensorMapEncodeTiled\00", align 1
@settings.0 = internal unnamed_addr global i64 32, align 8
@settings.1 = internal unnamed_addr global i64 1, align 8
@settings.2 = internal unnamed_addr global i64 13000, align 8
@settings.3 = internal unnamed_addr global i64 68719476736, align 8
@settings.4 = internal unnamed_addr global i64 80, align 8
@settings.5 = internal unnamed_addr global i64 1, align 8
@settings.6 = internal unnamed_addr global i64 1, align 8
@settings.7 = internal unnamed_addr global i64 0, align 8
@settings.8 = internal unnamed_addr global i64 0, align 8
@settings.9 = internal unnamed_addr global i64 0, align 8
@settings.10 = internal unnamed_addr global i64 0, align 8
@settings.11 = internal unnamed_addr global ptr null, align 8
@settings.12 = internal unnamed_addr global i64 0, align 8
@settings.13 = internal unnamed_addr global i32 0, align 8

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @tfc_stand_in_set(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #28 {
  %3 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(8) @.str) #24
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  store i64 %1, ptr @settings.0, align 8, !tbaa !9
  br label %6

6:                                                ; preds = %5, %2
  %7 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(5) @.str.1) #24
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %6
  store i64 %1, ptr @settings.1, align 8, !tbaa !14
  br label %10

10:                                               ; preds = %9, %6
  %11 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(8) @.str.2) #24
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  store i64 %1, ptr @settings.2, align 8, !tbaa !15
  br label %14

14:                                               ; preds = %13, %10
  %15 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(7) @.str.3) #24
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %14
  store i64 %1, ptr @settings.3, align 8, !tbaa !16
  br label %18

18:                                               ; preds = %17, %14
  %19 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(11) @.str.4) #24
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  store i64 %1, ptr @settings.4, align 8, !tbaa !17
  br label %22

22:                                               ; preds = %21, %18
  %23 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(8) @.str.5) #24
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %26

25:                                               ; preds = %22
  store i64 %1, ptr @settings.5, align 8, !tbaa !18
  br label %26

26:                                               ; preds = %25, %22
  %27 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(11) @.str.6) #24
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %30

29:                                               ; preds = %26
  store i64 %1, ptr @settings.6, align 8, !tbaa !19
  br label %30

30:                                               ; preds = %29, %26
  %31 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(6) @.str.7) #24
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %34

33:                                               ; preds = %30
  store i64 %1, ptr @settings.7, align 8, !tbaa !20
  br label %34

34:                                               ; preds = %33, %30
  %35 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(13) @.str.8) #24
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %38

37:                                               ; preds = %34
  store i64 %1, ptr @settings.8, align 8, !tbaa !21
  br label %38

38:                                               ; preds = %37, %34
  %39 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(4) @.str.9) #24
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %42

41:                                               ; preds = %38
  store i64 %1, ptr @settings.9, align 8, !tbaa !22
  br label %42

42:                                               ; preds = %41, %38
  %43 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(6) @.str.10) #24
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %46

45:                                               ; preds = %42
  store i64 %1, ptr @settings.10, align 8, !tbaa !23
  br label %46

46:                                               ; preds = %45, %42
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @tfc_stand_in_fail(ptr noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #29 {
  store ptr %0, ptr @settings.11, align 8, !tbaa !24
  store i64 %1, ptr @settings.12, align 8, !tbaa !25
  store i32 %2, ptr @settings.13, align 8, !tbaa !26
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_stand_in_mend() local_unnamed_addr #30 {
  br label %4

1:                                                ; preds = %20
  %2 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %27, label %23

4:                                                ; preds = %20, %0
  %5 = phi i32 [ 0, %0 ], [ %21, %20 ]
  %6 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %7 = extractvalue { i32, i1 } %6, 1
  br i1 %7, label %27, label %8

8:                                                ; preds = %4
  tail call void @llvm.x86.sse2.pause()
  %9 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %27, label %11

11:                                               ; preds = %8
  tail call void @llvm.x86.sse2.pause()
  %12 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %27, label %14

14:                                               ; preds = %11
  tail call void @llvm.x86.sse2.pause()
  %15 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %27, label %17

17:                                               ; preds = %14
  tail call void @llvm.x86.sse2.pause()
  %18 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 1
  br i1 %19, label %27, label %20

20:                                               ; preds = %17
  tail call void @llvm.x86.sse2.pause()
  %21 = add nuw nsw i32 %5, 5
  %22 = icmp eq i32 %21, 100
  br i1 %22, label %1, label %4, !llvm.loop !27

23:                                               ; preds = %1, %23
  %24 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  %25 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %23, !llvm.loop !29

27:                                               ; preds = %4, %8, %11, %14, %17, %23, %1
  store ptr null, ptr @settings.11, align 8, !tbaa !24
  br label %30

28:                                               ; preds = %43
  %29 = icmp eq i32 %44, 0
  br i1 %29, label %53, label %50

30:                                               ; preds = %47, %27
  %31 = phi i64 [ 0, %27 ], [ %48, %47 ]
  %32 = phi i32 [ 0, %27 ], [ %49, %47 ]
  %33 = getelementptr inbounds nuw %struct.stream, ptr @streams, i64 %31
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 32
  %35 = load i32, ptr %34, align 8, !tbaa !30
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %43, label %37

37:                                               ; preds = %30
  %38 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %39 = load ptr, ptr %38, align 8, !tbaa !37
  %40 = icmp ne ptr %39, null
  %41 = zext i1 %40 to i32
  %42 = or i32 %32, %41
  br label %43

43:                                               ; preds = %37, %30
  %44 = phi i32 [ %42, %37 ], [ %32, %30 ]
  %45 = add nuw nsw i64 %31, 1
  %46 = icmp eq i64 %45, 256
  br i1 %46, label %28, label %47

47:                                               ; preds = %43, %50
  %48 = phi i64 [ %45, %43 ], [ 0, %50 ]
  %49 = phi i32 [ %44, %43 ], [ 0, %50 ]
  br label %30, !llvm.loop !38

50:                                               ; preds = %28
  %51 = tail call fastcc i32 @run_one()
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %47

53:                                               ; preds = %28, %50
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 65572), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 131148), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 196724), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 262300), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 327876), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 393452), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 459028), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 524604), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 590180), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 655756), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 721332), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 786908), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 852484), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 918060), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 983636), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 1049212), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 1114788), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 1180364), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 1245940), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 1311516), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 1377092), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 1442668), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 1508244), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 1573820), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 1639396), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 1704972), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 1770548), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 1836124), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 1901700), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 1967276), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 2032852), align 4, !tbaa !39
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @devices, i64 2098428), align 4, !tbaa !39
  %54 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %55 = icmp eq i32 %54, 2
  br i1 %55, label %56, label %58

56:                                               ; preds = %53
  %57 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  br label %58

58:                                               ; preds = %53, %56
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: nounwind uwtable
define i32 @cuInit(i32 noundef %0) local_unnamed_addr #30 {
  %2 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuInit)
  %3 = icmp eq i32 %2, 0
  %4 = load i64, ptr @settings.0, align 8
  %5 = icmp eq i64 %4, 0
  %6 = select i1 %5, i32 100, i32 0
  %7 = select i1 %3, i32 %6, i32 %2
  ret i32 %7
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @told(ptr noundef readonly captures(none) %0) unnamed_addr #30 {
  br label %5

2:                                                ; preds = %21
  %3 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %28, label %24

5:                                                ; preds = %21, %1
  %6 = phi i32 [ 0, %1 ], [ %22, %21 ]
  %7 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %28, label %9

9:                                                ; preds = %5
  tail call void @llvm.x86.sse2.pause()
  %10 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 1
  br i1 %11, label %28, label %12

12:                                               ; preds = %9
  tail call void @llvm.x86.sse2.pause()
  %13 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %28, label %15

15:                                               ; preds = %12
  tail call void @llvm.x86.sse2.pause()
  %16 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %28, label %18

18:                                               ; preds = %15
  tail call void @llvm.x86.sse2.pause()
  %19 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 1
  br i1 %20, label %28, label %21

21:                                               ; preds = %18
  tail call void @llvm.x86.sse2.pause()
  %22 = add nuw nsw i32 %6, 5
  %23 = icmp eq i32 %22, 100
  br i1 %23, label %2, label %5, !llvm.loop !27

24:                                               ; preds = %2, %24
  %25 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  %26 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %24, !llvm.loop !29

28:                                               ; preds = %5, %9, %12, %15, %18, %24, %2
  %29 = tail call i32 @pthread_once(ptr noundef nonnull @once, ptr noundef nonnull @make_key) #20
  %30 = load i32, ptr @chosen, align 4, !tbaa !5
  %31 = tail call ptr @pthread_getspecific(i32 noundef %30) #20
  %32 = icmp eq ptr %31, null
  br i1 %32, label %37, label %33

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 65572
  %35 = load i32, ptr %34, align 4, !tbaa !39
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %52

37:                                               ; preds = %33, %28
  %38 = load ptr, ptr @settings.11, align 8, !tbaa !24
  %39 = icmp eq ptr %38, null
  br i1 %39, label %52, label %40

40:                                               ; preds = %37
  %41 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %38, ptr noundef nonnull readonly dereferenceable(1) %0) #24
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %52

43:                                               ; preds = %40
  %44 = load i64, ptr @settings.12, align 8, !tbaa !25
  %45 = add nsw i64 %44, -1
  store i64 %45, ptr @settings.12, align 8, !tbaa !25
  %46 = icmp sgt i64 %44, 0
  br i1 %46, label %52, label %47

47:                                               ; preds = %43
  store ptr null, ptr @settings.11, align 8, !tbaa !24
  %48 = load i32, ptr @settings.13, align 8, !tbaa !26
  br i1 %32, label %52, label %49

49:                                               ; preds = %47
  switch i32 %48, label %52 [
    i32 226, label %50
    i32 700, label %50
    i32 702, label %50
    i32 710, label %50
    i32 714, label %50
    i32 715, label %50
    i32 716, label %50
    i32 717, label %50
    i32 718, label %50
    i32 719, label %50
    i32 911, label %50
  ]

50:                                               ; preds = %49, %49, %49, %49, %49, %49, %49, %49, %49, %49, %49
  %51 = getelementptr inbounds nuw i8, ptr %31, i64 65572
  store i32 %48, ptr %51, align 4, !tbaa !39
  br label %52

52:                                               ; preds = %33, %37, %40, %43, %47, %49, %50
  %53 = phi i32 [ 0, %37 ], [ %35, %33 ], [ 0, %43 ], [ 0, %40 ], [ %48, %49 ], [ %48, %50 ], [ %48, %47 ]
  %54 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %55 = icmp eq i32 %54, 2
  br i1 %55, label %56, label %58

56:                                               ; preds = %52
  %57 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  br label %58

58:                                               ; preds = %52, %56
  ret i32 %53
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @cuDriverGetVersion(ptr noundef writeonly captures(none) initializes((0, 4)) %0) local_unnamed_addr #31 {
  %2 = load i64, ptr @settings.2, align 8, !tbaa !15
  %3 = trunc i64 %2 to i32
  store i32 %3, ptr %0, align 4, !tbaa !5
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define noundef i32 @cuGetErrorName(i32 noundef %0, ptr noundef writeonly captures(none) initializes((0, 8)) %1) local_unnamed_addr #32 {
  switch i32 %0, label %4 [
    i32 2, label %7
    i32 700, label %5
    i32 701, label %6
    i32 218, label %3
  ]

3:                                                ; preds = %2
  br label %7

4:                                                ; preds = %2
  br label %7

5:                                                ; preds = %2
  br label %7

6:                                                ; preds = %2
  br label %7

7:                                                ; preds = %3, %2, %6, %5, %4
  %8 = phi ptr [ @.str.11, %2 ], [ @.str.12, %5 ], [ @.str.15, %4 ], [ @.str.13, %6 ], [ @.str.14, %3 ]
  store ptr %8, ptr %1, align 8, !tbaa !41
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define noundef i32 @cuGetErrorString(i32 noundef %0, ptr noundef writeonly captures(none) initializes((0, 8)) %1) local_unnamed_addr #32 {
  switch i32 %0, label %4 [
    i32 2, label %6
    i32 700, label %5
    i32 701, label %3
  ]

3:                                                ; preds = %2
  br label %6

4:                                                ; preds = %2
  br label %6

5:                                                ; preds = %2
  br label %6

6:                                                ; preds = %3, %2, %5, %4
  %7 = phi ptr [ @.str.16, %2 ], [ @.str.19, %4 ], [ @.str.17, %5 ], [ @.str.18, %3 ]
  store ptr %7, ptr %1, align 8, !tbaa !41
  ret i32 0
}

; Function Attrs: nounwind uwtable
define i32 @cuDeviceGetCount(ptr noundef writeonly captures(none) %0) local_unnamed_addr #30 {
  %2 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuDeviceGetCount)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %7

4:                                                ; preds = %1
  %5 = load i64, ptr @settings.0, align 8, !tbaa !9
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %0, align 4, !tbaa !5
  br label %7

7:                                                ; preds = %1, %4
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define i32 @cuDeviceGet(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #30 {
  %3 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuDeviceGet)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %12

5:                                                ; preds = %2
  store i32 %1, ptr %0, align 4, !tbaa !5
  %6 = sext i32 %1 to i64
  %7 = load i64, ptr @settings.0, align 8, !tbaa !9
  %8 = icmp sgt i64 %7, %6
  %9 = icmp slt i32 %1, 32
  %10 = and i1 %9, %8
  %11 = select i1 %10, i32 0, i32 101
  br label %12

12:                                               ; preds = %2, %5
  %13 = phi i32 [ %11, %5 ], [ %3, %2 ]
  ret i32 %13
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define noundef i32 @cuDeviceGetName(ptr noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #33 {
  %4 = sext i32 %1 to i64
  %5 = tail call ptr @strncpy(ptr noundef %0, ptr noundef nonnull dereferenceable(9) @.str.20, i64 noundef %4) #20
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare ptr @strncpy(ptr noalias noundef returned writeonly, ptr noalias noundef readonly captures(none), i64 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 2) i32 @cuDeviceGetAttribute(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #31 {
  switch i32 %1, label %29 [
    i32 13, label %4
    i32 16, label %7
    i32 36, label %10
    i32 37, label %13
    i32 38, label %16
    i32 75, label %19
    i32 76, label %23
  ]

4:                                                ; preds = %3
  %5 = load i64, ptr @settings.7, align 8, !tbaa !20
  %6 = trunc i64 %5 to i32
  br label %27

7:                                                ; preds = %3
  %8 = load i64, ptr @settings.6, align 8, !tbaa !19
  %9 = trunc i64 %8 to i32
  br label %27

10:                                               ; preds = %3
  %11 = load i64, ptr @settings.8, align 8, !tbaa !21
  %12 = trunc i64 %11 to i32
  br label %27

13:                                               ; preds = %3
  %14 = load i64, ptr @settings.9, align 8, !tbaa !22
  %15 = trunc i64 %14 to i32
  br label %27

16:                                               ; preds = %3
  %17 = load i64, ptr @settings.10, align 8, !tbaa !23
  %18 = trunc i64 %17 to i32
  br label %27

19:                                               ; preds = %3
  %20 = load i64, ptr @settings.4, align 8, !tbaa !17
  %21 = trunc i64 %20 to i32
  %22 = sdiv i32 %21, 10
  br label %27

23:                                               ; preds = %3
  %24 = load i64, ptr @settings.4, align 8, !tbaa !17
  %25 = trunc i64 %24 to i32
  %26 = srem i32 %25, 10
  br label %27

27:                                               ; preds = %23, %19, %16, %13, %10, %7, %4
  %28 = phi i32 [ %6, %4 ], [ %9, %7 ], [ %12, %10 ], [ %15, %13 ], [ %18, %16 ], [ %22, %19 ], [ %26, %23 ]
  store i32 %28, ptr %0, align 4, !tbaa !5
  br label %29

29:                                               ; preds = %27, %3
  %30 = phi i32 [ 1, %3 ], [ 0, %27 ]
  ret i32 %30
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @cuDeviceTotalMem_v2(ptr noundef writeonly captures(none) initializes((0, 8)) %0, i32 noundef %1) local_unnamed_addr #31 {
  %3 = load i64, ptr @settings.3, align 8, !tbaa !16
  store i64 %3, ptr %0, align 8, !tbaa !42
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define range(i32 0, 2) i32 @cuDeviceGetPCIBusId(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #32 {
  %4 = icmp slt i32 %1, 3
  br i1 %4, label %17, label %5

5:                                                ; preds = %3
  %6 = sdiv i32 %2, 16
  %7 = srem i32 %6, 16
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i8, ptr @cuDeviceGetPCIBusId.digits, i64 %8
  %10 = load i8, ptr %9, align 1, !tbaa !43
  store i8 %10, ptr %0, align 1, !tbaa !43
  %11 = srem i32 %2, 16
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i8, ptr @cuDeviceGetPCIBusId.digits, i64 %12
  %14 = load i8, ptr %13, align 1, !tbaa !43
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1
  store i8 %14, ptr %15, align 1, !tbaa !43
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 2
  store i8 0, ptr %16, align 1, !tbaa !43
  br label %17

17:                                               ; preds = %3, %5
  %18 = phi i32 [ 0, %5 ], [ 1, %3 ]
  ret i32 %18
}

; Function Attrs: nounwind uwtable
define i32 @cuDevicePrimaryCtxRetain(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #30 {
  %3 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuDevicePrimaryCtxRetain)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %8, label %67

5:                                                ; preds = %24
  %6 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %31, label %27

8:                                                ; preds = %2, %24
  %9 = phi i32 [ %25, %24 ], [ 0, %2 ]
  %10 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 1
  br i1 %11, label %31, label %12

12:                                               ; preds = %8
  tail call void @llvm.x86.sse2.pause()
  %13 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %31, label %15

15:                                               ; preds = %12
  tail call void @llvm.x86.sse2.pause()
  %16 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %31, label %18

18:                                               ; preds = %15
  tail call void @llvm.x86.sse2.pause()
  %19 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 1
  br i1 %20, label %31, label %21

21:                                               ; preds = %18
  tail call void @llvm.x86.sse2.pause()
  %22 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %23 = extractvalue { i32, i1 } %22, 1
  br i1 %23, label %31, label %24

24:                                               ; preds = %21
  tail call void @llvm.x86.sse2.pause()
  %25 = add nuw nsw i32 %9, 5
  %26 = icmp eq i32 %25, 100
  br i1 %26, label %5, label %8, !llvm.loop !27

27:                                               ; preds = %5, %27
  %28 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  %29 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %27, !llvm.loop !29

31:                                               ; preds = %8, %12, %15, %18, %21, %27, %5
  %32 = sext i32 %1 to i64
  %33 = getelementptr inbounds %struct.device, ptr @devices, i64 %32
  %34 = load ptr, ptr %33, align 8, !tbaa !44
  %35 = icmp eq ptr %34, null
  br i1 %35, label %36, label %60

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw i8, ptr %33, i64 16
  store i64 68719476736, ptr %37, align 8, !tbaa !45
  br label %38

38:                                               ; preds = %56, %36
  %39 = phi i64 [ 68719476736, %36 ], [ %58, %56 ]
  %40 = tail call ptr @mmap(ptr noundef null, i64 noundef %39, i32 noundef 0, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #20
  %41 = load i64, ptr %37, align 8, !tbaa !45
  %42 = tail call ptr @mmap(ptr noundef null, i64 noundef %41, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #20
  %43 = icmp ne ptr %40, inttoptr (i64 -1 to ptr)
  %44 = icmp ne ptr %42, inttoptr (i64 -1 to ptr)
  %45 = select i1 %43, i1 %44, i1 false
  br i1 %45, label %54, label %46

46:                                               ; preds = %38
  br i1 %43, label %47, label %50

47:                                               ; preds = %46
  %48 = load i64, ptr %37, align 8, !tbaa !45
  %49 = tail call i32 @munmap(ptr noundef %40, i64 noundef %48) #20
  br label %50

50:                                               ; preds = %47, %46
  br i1 %44, label %51, label %56

51:                                               ; preds = %50
  %52 = load i64, ptr %37, align 8, !tbaa !45
  %53 = tail call i32 @munmap(ptr noundef %42, i64 noundef %52) #20
  br label %56

54:                                               ; preds = %38
  store ptr %40, ptr %33, align 8, !tbaa !44
  %55 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store ptr %42, ptr %55, align 8, !tbaa !46
  br label %60

56:                                               ; preds = %51, %50
  %57 = load i64, ptr %37, align 8, !tbaa !45
  %58 = lshr i64 %57, 1
  store i64 %58, ptr %37, align 8, !tbaa !45
  %59 = icmp ugt i64 %57, 134217727
  br i1 %59, label %38, label %60, !llvm.loop !47

60:                                               ; preds = %56, %31, %54
  %61 = phi i32 [ 0, %31 ], [ 0, %54 ], [ 2, %56 ]
  %62 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %63 = icmp eq i32 %62, 2
  br i1 %63, label %64, label %66

64:                                               ; preds = %60
  %65 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  br label %66

66:                                               ; preds = %60, %64
  store ptr %33, ptr %0, align 8, !tbaa !48
  br label %67

67:                                               ; preds = %2, %66
  %68 = phi i32 [ %61, %66 ], [ %3, %2 ]
  ret i32 %68
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i32 @cuDevicePrimaryCtxRelease_v2(i32 noundef %0) local_unnamed_addr #34 {
  ret i32 0
}

; Function Attrs: nounwind uwtable
define noundef i32 @cuCtxSetCurrent(ptr noundef %0) local_unnamed_addr #30 {
  %2 = tail call i32 @pthread_once(ptr noundef nonnull @once, ptr noundef nonnull @make_key) #20
  %3 = load i32, ptr @chosen, align 4, !tbaa !5
  %4 = tail call i32 @pthread_setspecific(i32 noundef %3, ptr noundef %0) #20
  ret i32 0
}

declare i32 @pthread_once(ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind uwtable
define internal void @make_key() #30 {
  %1 = tail call i32 @pthread_key_create(ptr noundef nonnull @chosen, ptr noundef null) #20
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_setspecific(i32 noundef, ptr noundef) local_unnamed_addr #11

; Function Attrs: nounwind uwtable
define i32 @cuModuleLoadDataEx(ptr noundef writeonly captures(none) %0, ptr noundef %1, i32 noundef %2, ptr noundef readnone captures(none) %3, ptr noundef readonly captures(none) %4) local_unnamed_addr #30 {
  %6 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuModuleLoadDataEx)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %19

8:                                                ; preds = %5
  %9 = tail call i32 @bcmp(ptr noundef nonnull dereferenceable(8) %1, ptr noundef nonnull dereferenceable(8) @.str.21, i64 8)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %17, label %11

11:                                               ; preds = %8
  %12 = icmp eq i32 %2, 0
  br i1 %12, label %19, label %13

13:                                               ; preds = %11
  %14 = load ptr, ptr %4, align 8, !tbaa !48
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %13
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(23) %14, ptr noundef nonnull align 1 dereferenceable(23) @.str.22, i64 23, i1 false) #20
  br label %19

17:                                               ; preds = %8
  %18 = tail call noalias dereferenceable_or_null(8) ptr @malloc(i64 noundef 8) #25
  store ptr %1, ptr %18, align 8, !tbaa !49
  store ptr %18, ptr %0, align 8, !tbaa !48
  br label %19

19:                                               ; preds = %11, %13, %16, %5, %17
  %20 = phi i32 [ 0, %17 ], [ %6, %5 ], [ 218, %16 ], [ 218, %13 ], [ 218, %11 ]
  ret i32 %20
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #12

; Function Attrs: nounwind uwtable
define noundef i32 @cuModuleUnload(ptr noundef captures(none) %0) local_unnamed_addr #30 {
  br label %5

2:                                                ; preds = %21
  %3 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %28, label %24

5:                                                ; preds = %21, %1
  %6 = phi i32 [ 0, %1 ], [ %22, %21 ]
  %7 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %28, label %9

9:                                                ; preds = %5
  tail call void @llvm.x86.sse2.pause()
  %10 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 1
  br i1 %11, label %28, label %12

12:                                               ; preds = %9
  tail call void @llvm.x86.sse2.pause()
  %13 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %28, label %15

15:                                               ; preds = %12
  tail call void @llvm.x86.sse2.pause()
  %16 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %28, label %18

18:                                               ; preds = %15
  tail call void @llvm.x86.sse2.pause()
  %19 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 1
  br i1 %20, label %28, label %21

21:                                               ; preds = %18
  tail call void @llvm.x86.sse2.pause()
  %22 = add nuw nsw i32 %6, 5
  %23 = icmp eq i32 %22, 100
  br i1 %23, label %2, label %5, !llvm.loop !27

24:                                               ; preds = %2, %24
  %25 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  %26 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %24, !llvm.loop !29

28:                                               ; preds = %5, %9, %12, %15, %18, %24, %2
  br label %31

29:                                               ; preds = %44
  %30 = icmp eq i32 %45, 0
  br i1 %30, label %54, label %51

31:                                               ; preds = %48, %28
  %32 = phi i64 [ 0, %28 ], [ %49, %48 ]
  %33 = phi i32 [ 0, %28 ], [ %50, %48 ]
  %34 = getelementptr inbounds nuw %struct.stream, ptr @streams, i64 %32
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 32
  %36 = load i32, ptr %35, align 8, !tbaa !30
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %44, label %38

38:                                               ; preds = %31
  %39 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !37
  %41 = icmp ne ptr %40, null
  %42 = zext i1 %41 to i32
  %43 = or i32 %33, %42
  br label %44

44:                                               ; preds = %38, %31
  %45 = phi i32 [ %43, %38 ], [ %33, %31 ]
  %46 = add nuw nsw i64 %32, 1
  %47 = icmp eq i64 %46, 256
  br i1 %47, label %29, label %48

48:                                               ; preds = %44, %51
  %49 = phi i64 [ %46, %44 ], [ 0, %51 ]
  %50 = phi i32 [ %45, %44 ], [ 0, %51 ]
  br label %31, !llvm.loop !38

51:                                               ; preds = %29
  %52 = tail call fastcc i32 @run_one()
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %48

54:                                               ; preds = %29, %51
  %55 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %56 = icmp eq i32 %55, 2
  br i1 %56, label %57, label %59

57:                                               ; preds = %54
  %58 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  br label %59

59:                                               ; preds = %54, %57
  tail call void @free(ptr noundef %0) #20
  ret i32 0
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #13

; Function Attrs: nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 501) i32 @cuModuleGetFunction(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #35 {
  %4 = load ptr, ptr %1, align 8, !tbaa !49
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !52
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %21, label %8

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !55
  br label %14

11:                                               ; preds = %14
  %12 = add nuw i64 %15, 1
  %13 = icmp eq i64 %12, %6
  br i1 %13, label %21, label %14, !llvm.loop !56

14:                                               ; preds = %8, %11
  %15 = phi i64 [ 0, %8 ], [ %12, %11 ]
  %16 = getelementptr inbounds nuw %struct.tfc_stand_in_function, ptr %10, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !57
  %18 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %17, ptr noundef nonnull dereferenceable(1) %2) #24
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %11

20:                                               ; preds = %14
  store ptr %16, ptr %0, align 8, !tbaa !48
  br label %21

21:                                               ; preds = %11, %3, %20
  %22 = phi i32 [ 0, %20 ], [ 500, %3 ], [ 500, %11 ]
  ret i32 %22
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define noundef i32 @cuFuncGetAttribute(ptr noundef writeonly captures(none) initializes((0, 4)) %0, i32 noundef %1, ptr noundef readnone captures(none) %2) local_unnamed_addr #32 {
  %4 = icmp eq i32 %1, 4
  %5 = icmp eq i32 %1, 0
  %6 = select i1 %5, i32 1024, i32 0
  %7 = select i1 %4, i32 32, i32 %6
  store i32 %7, ptr %0, align 4, !tbaa !5
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i32 @cuFuncSetAttribute(ptr noundef readnone captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #34 {
  ret i32 0
}

; Function Attrs: nounwind uwtable
define i32 @cuLaunchKernel(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef captures(none) %8, ptr noundef readonly captures(none) %9, ptr noundef readnone captures(none) %10) local_unnamed_addr #30 {
  %12 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuLaunchKernel)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %182

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %16 = load i32, ptr %15, align 8, !tbaa !59
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %14
  %19 = urem i32 %1, %16
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %182

21:                                               ; preds = %18, %14
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %23 = load i32, ptr %22, align 4, !tbaa !60
  %24 = icmp ne i32 %7, %23
  %25 = icmp eq i32 %1, 0
  %26 = or i1 %25, %24
  %27 = icmp ne i32 %2, 1
  %28 = or i1 %27, %26
  %29 = icmp ne i32 %3, 1
  %30 = or i1 %29, %28
  br i1 %30, label %182, label %31

31:                                               ; preds = %21
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %33 = load i32, ptr %32, align 8, !tbaa !61
  %34 = icmp ne i32 %4, %33
  %35 = icmp ne i32 %5, 1
  %36 = or i1 %35, %34
  %37 = icmp ne i32 %6, 1
  %38 = or i1 %37, %36
  br i1 %38, label %182, label %39

39:                                               ; preds = %31
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %41 = load i32, ptr %40, align 8, !tbaa !62
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %43 = load i32, ptr %42, align 4, !tbaa !63
  %44 = icmp ne i32 %43, 0
  %45 = zext i1 %44 to i32
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %47 = load i32, ptr %46, align 4, !tbaa !64
  %48 = add i32 %47, %41
  %49 = add i32 %48, %45
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %52 = load i32, ptr %51, align 8, !tbaa !65
  %53 = zext i32 %52 to i64
  %54 = shl nuw nsw i64 %53, 7
  %55 = shl nuw nsw i64 %50, 3
  %56 = or disjoint i64 %54, 80
  %57 = add nuw nsw i64 %56, %55
  %58 = tail call noalias noundef ptr @calloc(i64 noundef 1, i64 noundef %57) #26
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 8
  store i32 3, ptr %59, align 8, !tbaa !5
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 72
  store ptr %0, ptr %60, align 8, !tbaa !66
  %61 = getelementptr inbounds nuw i8, ptr %58, i64 68
  store i32 %1, ptr %61, align 4, !tbaa !5
  %62 = icmp eq i32 %49, 0
  br i1 %62, label %84, label %63

63:                                               ; preds = %39
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 80
  %65 = and i64 %50, 3
  %66 = icmp ult i32 %49, 4
  br i1 %66, label %71, label %67

67:                                               ; preds = %63
  %68 = and i64 %50, 4294967292
  br label %104

69:                                               ; preds = %104
  %70 = icmp eq i64 %65, 0
  br i1 %70, label %84, label %71

71:                                               ; preds = %69, %63
  %72 = phi i64 [ 0, %63 ], [ %126, %69 ]
  %73 = icmp ne i64 %65, 0
  tail call void @llvm.assume(i1 %73)
  br label %74

74:                                               ; preds = %74, %71
  %75 = phi i64 [ %72, %71 ], [ %81, %74 ]
  %76 = phi i64 [ 0, %71 ], [ %82, %74 ]
  %77 = getelementptr inbounds nuw i64, ptr %64, i64 %75
  %78 = getelementptr inbounds nuw ptr, ptr %9, i64 %75
  %79 = load ptr, ptr %78, align 8, !tbaa !48
  %80 = load i64, ptr %79, align 1
  store i64 %80, ptr %77, align 8
  %81 = add nuw nsw i64 %75, 1
  %82 = add i64 %76, 1
  %83 = icmp eq i64 %82, %65
  br i1 %83, label %84, label %74, !llvm.loop !67

84:                                               ; preds = %69, %74, %39
  %85 = icmp eq i32 %52, 0
  br i1 %85, label %95, label %96

86:                                               ; preds = %167
  %87 = icmp eq i64 %100, 0
  br i1 %87, label %95, label %88

88:                                               ; preds = %86, %96
  %89 = phi i64 [ 0, %96 ], [ %179, %86 ]
  %90 = icmp ne i64 %100, 0
  tail call void @llvm.assume(i1 %90)
  %91 = shl i64 %89, 7
  %92 = getelementptr i8, ptr %98, i64 %91
  %93 = getelementptr ptr, ptr %99, i64 %89
  %94 = load ptr, ptr %93, align 8, !tbaa !48
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %92, ptr noundef nonnull align 1 dereferenceable(128) %94, i64 128, i1 false)
  br label %95

95:                                               ; preds = %88, %86, %84
  br label %132

96:                                               ; preds = %84
  %97 = getelementptr inbounds nuw i8, ptr %58, i64 80
  %98 = getelementptr i64, ptr %97, i64 %50
  %99 = getelementptr ptr, ptr %9, i64 %50
  %100 = and i64 %53, 1
  %101 = icmp eq i32 %52, 1
  br i1 %101, label %88, label %102

102:                                              ; preds = %96
  %103 = and i64 %53, 4294967294
  br label %167

104:                                              ; preds = %104, %67
  %105 = phi i64 [ 0, %67 ], [ %126, %104 ]
  %106 = phi i64 [ 0, %67 ], [ %127, %104 ]
  %107 = getelementptr inbounds nuw i64, ptr %64, i64 %105
  %108 = getelementptr inbounds nuw ptr, ptr %9, i64 %105
  %109 = load ptr, ptr %108, align 8, !tbaa !48
  %110 = load i64, ptr %109, align 1
  store i64 %110, ptr %107, align 8
  %111 = or disjoint i64 %105, 1
  %112 = getelementptr inbounds nuw i64, ptr %64, i64 %111
  %113 = getelementptr inbounds nuw ptr, ptr %9, i64 %111
  %114 = load ptr, ptr %113, align 8, !tbaa !48
  %115 = load i64, ptr %114, align 1
  store i64 %115, ptr %112, align 8
  %116 = or disjoint i64 %105, 2
  %117 = getelementptr inbounds nuw i64, ptr %64, i64 %116
  %118 = getelementptr inbounds nuw ptr, ptr %9, i64 %116
  %119 = load ptr, ptr %118, align 8, !tbaa !48
  %120 = load i64, ptr %119, align 1
  store i64 %120, ptr %117, align 8
  %121 = or disjoint i64 %105, 3
  %122 = getelementptr inbounds nuw i64, ptr %64, i64 %121
  %123 = getelementptr inbounds nuw ptr, ptr %9, i64 %121
  %124 = load ptr, ptr %123, align 8, !tbaa !48
  %125 = load i64, ptr %124, align 1
  store i64 %125, ptr %122, align 8
  %126 = add nuw nsw i64 %105, 4
  %127 = add i64 %106, 4
  %128 = icmp eq i64 %127, %68
  br i1 %128, label %69, label %104, !llvm.loop !69

129:                                              ; preds = %148
  %130 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %155, label %151

132:                                              ; preds = %148, %95
  %133 = phi i32 [ 0, %95 ], [ %149, %148 ]
  %134 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %135 = extractvalue { i32, i1 } %134, 1
  br i1 %135, label %155, label %136

136:                                              ; preds = %132
  tail call void @llvm.x86.sse2.pause()
  %137 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %138 = extractvalue { i32, i1 } %137, 1
  br i1 %138, label %155, label %139

139:                                              ; preds = %136
  tail call void @llvm.x86.sse2.pause()
  %140 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %141 = extractvalue { i32, i1 } %140, 1
  br i1 %141, label %155, label %142

142:                                              ; preds = %139
  tail call void @llvm.x86.sse2.pause()
  %143 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %144 = extractvalue { i32, i1 } %143, 1
  br i1 %144, label %155, label %145

145:                                              ; preds = %142
  tail call void @llvm.x86.sse2.pause()
  %146 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %147 = extractvalue { i32, i1 } %146, 1
  br i1 %147, label %155, label %148

148:                                              ; preds = %145
  tail call void @llvm.x86.sse2.pause()
  %149 = add nuw nsw i32 %133, 5
  %150 = icmp eq i32 %149, 100
  br i1 %150, label %129, label %132, !llvm.loop !27

151:                                              ; preds = %129, %151
  %152 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  %153 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %151, !llvm.loop !29

155:                                              ; preds = %132, %136, %139, %142, %145, %151, %129
  %156 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %157 = load ptr, ptr %156, align 8, !tbaa !70
  %158 = icmp eq ptr %157, null
  %159 = getelementptr inbounds nuw i8, ptr %157, i64 8
  %160 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %161 = select i1 %158, ptr %160, ptr %159
  %162 = load ptr, ptr %161, align 8, !tbaa !71
  store ptr %58, ptr %162, align 8, !tbaa !72
  store ptr %58, ptr %161, align 8, !tbaa !71
  %163 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %164 = icmp eq i32 %163, 2
  br i1 %164, label %165, label %182

165:                                              ; preds = %155
  %166 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  br label %182

167:                                              ; preds = %167, %102
  %168 = phi i64 [ 0, %102 ], [ %179, %167 ]
  %169 = phi i64 [ 0, %102 ], [ %180, %167 ]
  %170 = shl i64 %168, 7
  %171 = getelementptr i8, ptr %98, i64 %170
  %172 = getelementptr ptr, ptr %99, i64 %168
  %173 = load ptr, ptr %172, align 8, !tbaa !48
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %171, ptr noundef nonnull align 1 dereferenceable(128) %173, i64 128, i1 false)
  %174 = or disjoint i64 %168, 1
  %175 = shl i64 %174, 7
  %176 = getelementptr i8, ptr %98, i64 %175
  %177 = getelementptr ptr, ptr %99, i64 %174
  %178 = load ptr, ptr %177, align 8, !tbaa !48
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %176, ptr noundef nonnull align 1 dereferenceable(128) %178, i64 128, i1 false)
  %179 = add nuw nsw i64 %168, 2
  %180 = add i64 %169, 2
  %181 = icmp eq i64 %180, %103
  br i1 %181, label %86, label %167, !llvm.loop !73

182:                                              ; preds = %165, %155, %21, %31, %18, %11
  %183 = phi i32 [ 1, %21 ], [ %12, %11 ], [ 912, %18 ], [ 1, %31 ], [ 0, %155 ], [ 0, %165 ]
  ret i32 %183
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #15

; Function Attrs: nounwind uwtable
define noundef i32 @cuMemGetInfo_v2(ptr noundef writeonly captures(none) initializes((0, 8)) %0, ptr noundef writeonly captures(none) initializes((0, 8)) %1) local_unnamed_addr #30 {
  %3 = tail call i32 @pthread_once(ptr noundef nonnull @once, ptr noundef nonnull @make_key) #20
  %4 = load i32, ptr @chosen, align 4, !tbaa !5
  %5 = tail call ptr @pthread_getspecific(i32 noundef %4) #20
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %7 = load i64, ptr %6, align 8, !tbaa !45
  store i64 %7, ptr %1, align 8, !tbaa !42
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %9 = load i64, ptr %8, align 8, !tbaa !74
  %10 = sub i64 %7, %9
  store i64 %10, ptr %0, align 8, !tbaa !42
  ret i32 0
}

; Function Attrs: nounwind uwtable
define i32 @cuMemAlloc_v2(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #30 {
  %3 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuMemAlloc_v2)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %130

5:                                                ; preds = %2
  %6 = tail call i32 @pthread_once(ptr noundef nonnull @once, ptr noundef nonnull @make_key) #20
  %7 = load i32, ptr @chosen, align 4, !tbaa !5
  %8 = tail call ptr @pthread_getspecific(i32 noundef %7) #20
  %9 = add i64 %1, 4095
  %10 = and i64 %9, -4096
  %11 = load ptr, ptr %8, align 8, !tbaa !44
  %12 = ptrtoint ptr %11 to i64
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %14 = load i64, ptr %13, align 8, !tbaa !45
  %15 = add i64 %14, %12
  %16 = icmp eq i64 %1, 0
  br i1 %16, label %130, label %20

17:                                               ; preds = %36
  %18 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %43, label %39

20:                                               ; preds = %5, %36
  %21 = phi i32 [ %37, %36 ], [ 0, %5 ]
  %22 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %23 = extractvalue { i32, i1 } %22, 1
  br i1 %23, label %43, label %24

24:                                               ; preds = %20
  tail call void @llvm.x86.sse2.pause()
  %25 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %26 = extractvalue { i32, i1 } %25, 1
  br i1 %26, label %43, label %27

27:                                               ; preds = %24
  tail call void @llvm.x86.sse2.pause()
  %28 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %29 = extractvalue { i32, i1 } %28, 1
  br i1 %29, label %43, label %30

30:                                               ; preds = %27
  tail call void @llvm.x86.sse2.pause()
  %31 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %32 = extractvalue { i32, i1 } %31, 1
  br i1 %32, label %43, label %33

33:                                               ; preds = %30
  tail call void @llvm.x86.sse2.pause()
  %34 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %35 = extractvalue { i32, i1 } %34, 1
  br i1 %35, label %43, label %36

36:                                               ; preds = %33
  tail call void @llvm.x86.sse2.pause()
  %37 = add nuw nsw i32 %21, 5
  %38 = icmp eq i32 %37, 100
  br i1 %38, label %17, label %20, !llvm.loop !27

39:                                               ; preds = %17, %39
  %40 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  %41 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %39, !llvm.loop !29

43:                                               ; preds = %20, %24, %27, %30, %33, %39, %17
  %44 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %45 = getelementptr inbounds nuw i8, ptr %8, i64 65568
  %46 = load i32, ptr %45, align 8, !tbaa !75
  %47 = icmp sgt i32 %46, 0
  br i1 %47, label %48, label %65

48:                                               ; preds = %43
  %49 = zext nneg i32 %46 to i64
  br label %50

50:                                               ; preds = %48, %57
  %51 = phi i64 [ 0, %48 ], [ %61, %57 ]
  %52 = phi i64 [ %12, %48 ], [ %60, %57 ]
  %53 = getelementptr inbounds nuw %struct.block, ptr %44, i64 %51
  %54 = load i64, ptr %53, align 8, !tbaa !76
  %55 = sub i64 %54, %52
  %56 = icmp ult i64 %55, %10
  br i1 %56, label %57, label %63

57:                                               ; preds = %50
  %58 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %59 = load i64, ptr %58, align 8, !tbaa !78
  %60 = add i64 %59, %54
  %61 = add nuw nsw i64 %51, 1
  %62 = icmp eq i64 %61, %49
  br i1 %62, label %65, label %50, !llvm.loop !79

63:                                               ; preds = %50
  %64 = trunc nuw nsw i64 %51 to i32
  br label %65

65:                                               ; preds = %57, %63, %43
  %66 = phi i32 [ 0, %43 ], [ %64, %63 ], [ %46, %57 ]
  %67 = phi i64 [ %12, %43 ], [ %52, %63 ], [ %60, %57 ]
  %68 = icmp sgt i32 %46, 4095
  %69 = add i64 %67, %10
  %70 = icmp ugt i64 %69, %15
  %71 = select i1 %68, i1 true, i1 %70
  br i1 %71, label %124, label %72

72:                                               ; preds = %65
  %73 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %74 = load i64, ptr %73, align 8, !tbaa !74
  %75 = add i64 %74, %10
  %76 = load i64, ptr @settings.3, align 8, !tbaa !16
  %77 = icmp ugt i64 %75, %76
  br i1 %77, label %124, label %78

78:                                               ; preds = %72
  %79 = zext nneg i32 %66 to i64
  %80 = getelementptr inbounds nuw %struct.block, ptr %44, i64 %79
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 16
  %82 = sub nsw i32 %46, %66
  %83 = sext i32 %82 to i64
  %84 = shl nsw i64 %83, 4
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %81, ptr nonnull align 8 %80, i64 %84, i1 false)
  store i64 %67, ptr %80, align 8, !tbaa !42
  %85 = getelementptr inbounds nuw i8, ptr %80, i64 8
  store i64 %10, ptr %85, align 8, !tbaa !42
  %86 = load i32, ptr %45, align 8, !tbaa !75
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %45, align 8, !tbaa !75
  store i64 %75, ptr %73, align 8, !tbaa !74
  br label %88

88:                                               ; preds = %113, %78
  %89 = phi i64 [ 0, %78 ], [ %114, %113 ]
  %90 = getelementptr inbounds nuw %struct.device, ptr @devices, i64 %89
  %91 = load ptr, ptr %90, align 8, !tbaa !44
  %92 = icmp eq ptr %91, null
  br i1 %92, label %113, label %93

93:                                               ; preds = %88
  %94 = getelementptr inbounds nuw i8, ptr %90, i64 65568
  %95 = load i32, ptr %94, align 8, !tbaa !75
  %96 = getelementptr inbounds nuw i8, ptr %90, i64 32
  %97 = tail call i32 @llvm.smax.i32(i32 %95, i32 0)
  %98 = zext nneg i32 %97 to i64
  %99 = icmp slt i32 %95, 1
  br i1 %99, label %113, label %100

100:                                              ; preds = %93, %110
  %101 = phi i64 [ %111, %110 ], [ 0, %93 ]
  %102 = getelementptr inbounds nuw %struct.block, ptr %96, i64 %101
  %103 = load i64, ptr %102, align 8, !tbaa !76
  %104 = icmp ugt i64 %103, %67
  br i1 %104, label %110, label %105

105:                                              ; preds = %100
  %106 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %107 = load i64, ptr %106, align 8, !tbaa !78
  %108 = add i64 %107, %103
  %109 = icmp ugt i64 %69, %108
  br i1 %109, label %110, label %116

110:                                              ; preds = %105, %100
  %111 = add nuw nsw i64 %101, 1
  %112 = icmp eq i64 %111, %98
  br i1 %112, label %113, label %100

113:                                              ; preds = %110, %93, %88
  %114 = add nuw nsw i64 %89, 1
  %115 = icmp eq i64 %114, 32
  br i1 %115, label %122, label %88, !llvm.loop !80

116:                                              ; preds = %105
  %117 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %118 = load ptr, ptr %117, align 8, !tbaa !46
  %119 = ptrtoint ptr %91 to i64
  %120 = sub i64 %67, %119
  %121 = getelementptr inbounds nuw i8, ptr %118, i64 %120
  br label %122

122:                                              ; preds = %113, %116
  %123 = phi ptr [ %121, %116 ], [ null, %113 ]
  tail call void @llvm.memset.p0.i64(ptr align 1 %123, i8 -1, i64 %10, i1 false)
  store i64 %67, ptr %0, align 8, !tbaa !42
  br label %124

124:                                              ; preds = %65, %122, %72
  %125 = phi i32 [ 0, %122 ], [ 2, %72 ], [ 2, %65 ]
  %126 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %127 = icmp eq i32 %126, 2
  br i1 %127, label %128, label %130

128:                                              ; preds = %124
  %129 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  br label %130

130:                                              ; preds = %128, %124, %5, %2
  %131 = phi i32 [ %3, %2 ], [ 1, %5 ], [ %125, %124 ], [ %125, %128 ]
  ret i32 %131
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #15

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #16

; Function Attrs: nounwind uwtable
define i32 @cuMemFree_v2(i64 noundef %0) local_unnamed_addr #30 {
  %2 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuMemFree_v2)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %108

4:                                                ; preds = %1
  %5 = tail call i32 @pthread_once(ptr noundef nonnull @once, ptr noundef nonnull @make_key) #20
  %6 = load i32, ptr @chosen, align 4, !tbaa !5
  %7 = tail call ptr @pthread_getspecific(i32 noundef %6) #20
  br label %11

8:                                                ; preds = %27
  %9 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %34, label %30

11:                                               ; preds = %27, %4
  %12 = phi i32 [ 0, %4 ], [ %28, %27 ]
  %13 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %34, label %15

15:                                               ; preds = %11
  tail call void @llvm.x86.sse2.pause()
  %16 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %34, label %18

18:                                               ; preds = %15
  tail call void @llvm.x86.sse2.pause()
  %19 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 1
  br i1 %20, label %34, label %21

21:                                               ; preds = %18
  tail call void @llvm.x86.sse2.pause()
  %22 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %23 = extractvalue { i32, i1 } %22, 1
  br i1 %23, label %34, label %24

24:                                               ; preds = %21
  tail call void @llvm.x86.sse2.pause()
  %25 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %26 = extractvalue { i32, i1 } %25, 1
  br i1 %26, label %34, label %27

27:                                               ; preds = %24
  tail call void @llvm.x86.sse2.pause()
  %28 = add nuw nsw i32 %12, 5
  %29 = icmp eq i32 %28, 100
  br i1 %29, label %8, label %11, !llvm.loop !27

30:                                               ; preds = %8, %30
  %31 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  %32 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %30, !llvm.loop !29

34:                                               ; preds = %11, %15, %18, %21, %24, %30, %8
  br label %37

35:                                               ; preds = %50
  %36 = icmp eq i32 %51, 0
  br i1 %36, label %60, label %57

37:                                               ; preds = %54, %34
  %38 = phi i64 [ 0, %34 ], [ %55, %54 ]
  %39 = phi i32 [ 0, %34 ], [ %56, %54 ]
  %40 = getelementptr inbounds nuw %struct.stream, ptr @streams, i64 %38
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 32
  %42 = load i32, ptr %41, align 8, !tbaa !30
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %50, label %44

44:                                               ; preds = %37
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %46 = load ptr, ptr %45, align 8, !tbaa !37
  %47 = icmp ne ptr %46, null
  %48 = zext i1 %47 to i32
  %49 = or i32 %39, %48
  br label %50

50:                                               ; preds = %44, %37
  %51 = phi i32 [ %49, %44 ], [ %39, %37 ]
  %52 = add nuw nsw i64 %38, 1
  %53 = icmp eq i64 %52, 256
  br i1 %53, label %35, label %54

54:                                               ; preds = %50, %57
  %55 = phi i64 [ %52, %50 ], [ 0, %57 ]
  %56 = phi i32 [ %51, %50 ], [ 0, %57 ]
  br label %37, !llvm.loop !38

57:                                               ; preds = %35
  %58 = tail call fastcc i32 @run_one()
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %54

60:                                               ; preds = %35, %57
  %61 = phi i32 [ 0, %35 ], [ 999, %57 ]
  %62 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %63 = getelementptr inbounds nuw i8, ptr %7, i64 65568
  %64 = load i32, ptr %63, align 8, !tbaa !75
  %65 = icmp sgt i32 %64, 0
  br i1 %65, label %66, label %78

66:                                               ; preds = %60
  %67 = zext nneg i32 %64 to i64
  br label %68

68:                                               ; preds = %66, %73
  %69 = phi i64 [ 0, %66 ], [ %74, %73 ]
  %70 = getelementptr inbounds nuw %struct.block, ptr %62, i64 %69
  %71 = load i64, ptr %70, align 8, !tbaa !76
  %72 = icmp eq i64 %71, %0
  br i1 %72, label %76, label %73

73:                                               ; preds = %68
  %74 = add nuw nsw i64 %69, 1
  %75 = icmp eq i64 %74, %67
  br i1 %75, label %102, label %68, !llvm.loop !81

76:                                               ; preds = %68
  %77 = trunc nuw nsw i64 %69 to i32
  br label %78

78:                                               ; preds = %76, %60
  %79 = phi i32 [ 0, %60 ], [ %77, %76 ]
  %80 = icmp eq i32 %79, %64
  br i1 %80, label %102, label %81

81:                                               ; preds = %78
  %82 = zext nneg i32 %79 to i64
  %83 = getelementptr inbounds nuw %struct.block, ptr %62, i64 %82
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %85 = load i64, ptr %84, align 8, !tbaa !78
  %86 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %87 = load ptr, ptr %86, align 8, !tbaa !46
  %88 = load ptr, ptr %7, align 8, !tbaa !44
  %89 = ptrtoint ptr %88 to i64
  %90 = sub i64 %0, %89
  %91 = getelementptr inbounds nuw i8, ptr %87, i64 %90
  %92 = tail call i32 @madvise(ptr noundef %91, i64 noundef %85, i32 noundef 4) #20
  %93 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %94 = load i64, ptr %93, align 8, !tbaa !74
  %95 = sub i64 %94, %85
  store i64 %95, ptr %93, align 8, !tbaa !74
  %96 = load i32, ptr %63, align 8, !tbaa !75
  %97 = add nsw i32 %96, -1
  store i32 %97, ptr %63, align 8, !tbaa !75
  %98 = getelementptr inbounds nuw i8, ptr %83, i64 16
  %99 = sub nsw i32 %97, %79
  %100 = sext i32 %99 to i64
  %101 = shl nsw i64 %100, 4
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %83, ptr nonnull align 8 %98, i64 %101, i1 false)
  br label %102

102:                                              ; preds = %73, %78, %81
  %103 = phi i32 [ %61, %81 ], [ 1, %78 ], [ 1, %73 ]
  %104 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %105 = icmp eq i32 %104, 2
  br i1 %105, label %106, label %108

106:                                              ; preds = %102
  %107 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  br label %108

108:                                              ; preds = %106, %102, %1
  %109 = phi i32 [ %2, %1 ], [ %103, %102 ], [ %103, %106 ]
  ret i32 %109
}

; Function Attrs: nounwind
declare i32 @madvise(ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #11

; Function Attrs: nounwind uwtable
define i32 @cuMemHostAlloc(ptr noundef captures(none) %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #30 {
  %4 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuMemHostAlloc)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %80

6:                                                ; preds = %3
  %7 = add i64 %1, 63
  %8 = and i64 %7, -64
  %9 = tail call noalias align 64 ptr @aligned_alloc(i64 noundef 64, i64 noundef %8) #27
  store ptr %9, ptr %0, align 8, !tbaa !48
  %10 = icmp eq ptr %9, null
  br i1 %10, label %80, label %11

11:                                               ; preds = %6
  tail call void @llvm.memset.p0.i64(ptr nonnull align 64 %9, i8 -1, i64 %1, i1 false)
  br label %15

12:                                               ; preds = %31
  %13 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %38, label %34

15:                                               ; preds = %31, %11
  %16 = phi i32 [ 0, %11 ], [ %32, %31 ]
  %17 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %18 = extractvalue { i32, i1 } %17, 1
  br i1 %18, label %38, label %19

19:                                               ; preds = %15
  tail call void @llvm.x86.sse2.pause()
  %20 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %21 = extractvalue { i32, i1 } %20, 1
  br i1 %21, label %38, label %22

22:                                               ; preds = %19
  tail call void @llvm.x86.sse2.pause()
  %23 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %24 = extractvalue { i32, i1 } %23, 1
  br i1 %24, label %38, label %25

25:                                               ; preds = %22
  tail call void @llvm.x86.sse2.pause()
  %26 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %27 = extractvalue { i32, i1 } %26, 1
  br i1 %27, label %38, label %28

28:                                               ; preds = %25
  tail call void @llvm.x86.sse2.pause()
  %29 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %30 = extractvalue { i32, i1 } %29, 1
  br i1 %30, label %38, label %31

31:                                               ; preds = %28
  tail call void @llvm.x86.sse2.pause()
  %32 = add nuw nsw i32 %16, 5
  %33 = icmp eq i32 %32, 100
  br i1 %33, label %12, label %15, !llvm.loop !27

34:                                               ; preds = %12, %34
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  %36 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %34, !llvm.loop !29

38:                                               ; preds = %15, %19, %22, %25, %28, %34, %12
  br label %57

39:                                               ; preds = %57
  %40 = getelementptr inbounds nuw %struct.block, ptr @pins, i64 %58
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 24
  %42 = load i64, ptr %41, align 8, !tbaa !78
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %67, label %44

44:                                               ; preds = %39
  %45 = getelementptr inbounds nuw %struct.block, ptr @pins, i64 %58
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 40
  %47 = load i64, ptr %46, align 8, !tbaa !78
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %65, label %49

49:                                               ; preds = %44
  %50 = getelementptr inbounds nuw %struct.block, ptr @pins, i64 %58
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 56
  %52 = load i64, ptr %51, align 8, !tbaa !78
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %63, label %54

54:                                               ; preds = %49
  %55 = add nuw nsw i64 %58, 4
  %56 = icmp eq i64 %55, 1024
  br i1 %56, label %74, label %57, !llvm.loop !82

57:                                               ; preds = %54, %38
  %58 = phi i64 [ 0, %38 ], [ %55, %54 ]
  %59 = getelementptr inbounds nuw %struct.block, ptr @pins, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %61 = load i64, ptr %60, align 8, !tbaa !78
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %69, label %39

63:                                               ; preds = %49
  %64 = getelementptr inbounds nuw i8, ptr %50, i64 48
  br label %69

65:                                               ; preds = %44
  %66 = getelementptr inbounds nuw i8, ptr %45, i64 32
  br label %69

67:                                               ; preds = %39
  %68 = getelementptr inbounds nuw i8, ptr %40, i64 16
  br label %69

69:                                               ; preds = %57, %67, %65, %63
  %70 = phi ptr [ %68, %67 ], [ %66, %65 ], [ %64, %63 ], [ %59, %57 ]
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %72 = load ptr, ptr %0, align 8, !tbaa !48
  %73 = ptrtoint ptr %72 to i64
  store i64 %73, ptr %70, align 16, !tbaa !42
  store i64 %1, ptr %71, align 8, !tbaa !42
  br label %74

74:                                               ; preds = %54, %69
  %75 = phi i32 [ 0, %69 ], [ 2, %54 ]
  %76 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %77 = icmp eq i32 %76, 2
  br i1 %77, label %78, label %80

78:                                               ; preds = %74
  %79 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  br label %80

80:                                               ; preds = %78, %74, %6, %3
  %81 = phi i32 [ %4, %3 ], [ 2, %6 ], [ %75, %74 ], [ %75, %78 ]
  ret i32 %81
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized,aligned") allocsize(1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @aligned_alloc(i64 allocalign noundef, i64 noundef) local_unnamed_addr #17

; Function Attrs: nounwind uwtable
define noundef i32 @cuMemFreeHost(ptr noundef %0) local_unnamed_addr #30 {
  br label %5

2:                                                ; preds = %21
  %3 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %28, label %24

5:                                                ; preds = %21, %1
  %6 = phi i32 [ 0, %1 ], [ %22, %21 ]
  %7 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %28, label %9

9:                                                ; preds = %5
  tail call void @llvm.x86.sse2.pause()
  %10 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 1
  br i1 %11, label %28, label %12

12:                                               ; preds = %9
  tail call void @llvm.x86.sse2.pause()
  %13 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %28, label %15

15:                                               ; preds = %12
  tail call void @llvm.x86.sse2.pause()
  %16 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %28, label %18

18:                                               ; preds = %15
  tail call void @llvm.x86.sse2.pause()
  %19 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 1
  br i1 %20, label %28, label %21

21:                                               ; preds = %18
  tail call void @llvm.x86.sse2.pause()
  %22 = add nuw nsw i32 %6, 5
  %23 = icmp eq i32 %22, 100
  br i1 %23, label %2, label %5, !llvm.loop !27

24:                                               ; preds = %2, %24
  %25 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  %26 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %24, !llvm.loop !29

28:                                               ; preds = %5, %9, %12, %15, %18, %24, %2
  br label %31

29:                                               ; preds = %44
  %30 = icmp eq i32 %45, 0
  br i1 %30, label %54, label %51

31:                                               ; preds = %48, %28
  %32 = phi i64 [ 0, %28 ], [ %49, %48 ]
  %33 = phi i32 [ 0, %28 ], [ %50, %48 ]
  %34 = getelementptr inbounds nuw %struct.stream, ptr @streams, i64 %32
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 32
  %36 = load i32, ptr %35, align 8, !tbaa !30
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %44, label %38

38:                                               ; preds = %31
  %39 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !37
  %41 = icmp ne ptr %40, null
  %42 = zext i1 %41 to i32
  %43 = or i32 %33, %42
  br label %44

44:                                               ; preds = %38, %31
  %45 = phi i32 [ %43, %38 ], [ %33, %31 ]
  %46 = add nuw nsw i64 %32, 1
  %47 = icmp eq i64 %46, 256
  br i1 %47, label %29, label %48

48:                                               ; preds = %44, %51
  %49 = phi i64 [ %46, %44 ], [ 0, %51 ]
  %50 = phi i32 [ %45, %44 ], [ 0, %51 ]
  br label %31, !llvm.loop !38

51:                                               ; preds = %29
  %52 = tail call fastcc i32 @run_one()
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %48

54:                                               ; preds = %29, %51
  %55 = ptrtoint ptr %0 to i64
  br label %62

56:                                               ; preds = %74
  %57 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %58 = icmp eq i32 %57, 2
  br i1 %58, label %59, label %61

59:                                               ; preds = %56
  %60 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  br label %61

61:                                               ; preds = %56, %59
  tail call void @free(ptr noundef %0) #20
  ret i32 0

62:                                               ; preds = %74, %54
  %63 = phi i64 [ 0, %54 ], [ %75, %74 ]
  %64 = getelementptr inbounds nuw %struct.block, ptr @pins, i64 %63
  %65 = load i64, ptr %64, align 16, !tbaa !76
  %66 = icmp eq i64 %65, %55
  br i1 %66, label %67, label %68

67:                                               ; preds = %62
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %64, i8 0, i64 16, i1 false)
  br label %68

68:                                               ; preds = %62, %67
  %69 = getelementptr inbounds nuw %struct.block, ptr @pins, i64 %63
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 16
  %71 = load i64, ptr %70, align 16, !tbaa !76
  %72 = icmp eq i64 %71, %55
  br i1 %72, label %73, label %74

73:                                               ; preds = %68
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %70, i8 0, i64 16, i1 false)
  br label %74

74:                                               ; preds = %73, %68
  %75 = add nuw nsw i64 %63, 2
  %76 = icmp eq i64 %75, 1024
  br i1 %76, label %56, label %62, !llvm.loop !83
}

; Function Attrs: nounwind uwtable
define i32 @cuMemcpyHtoDAsync_v2(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef captures(address) %3) local_unnamed_addr #30 {
  %5 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuMemcpyHtoDAsync_v2)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = ptrtoint ptr %1 to i64
  %9 = tail call fastcc i32 @enqueue_copy(i64 noundef %0, i64 noundef %8, i64 noundef %2, ptr noundef %3)
  br label %10

10:                                               ; preds = %4, %7
  %11 = phi i32 [ %9, %7 ], [ %5, %4 ]
  ret i32 %11
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @enqueue_copy(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef captures(address) %3) unnamed_addr #30 {
  %5 = tail call noalias noundef dereferenceable_or_null(80) ptr @calloc(i64 noundef 1, i64 noundef 80) #26
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %0, ptr %6, align 8, !tbaa !42
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i64 %1, ptr %7, align 8, !tbaa !42
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i64 %2, ptr %8, align 8, !tbaa !42
  br label %12

9:                                                ; preds = %28
  %10 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %35, label %31

12:                                               ; preds = %28, %4
  %13 = phi i32 [ 0, %4 ], [ %29, %28 ]
  %14 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %15 = extractvalue { i32, i1 } %14, 1
  br i1 %15, label %35, label %16

16:                                               ; preds = %12
  tail call void @llvm.x86.sse2.pause()
  %17 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %18 = extractvalue { i32, i1 } %17, 1
  br i1 %18, label %35, label %19

19:                                               ; preds = %16
  tail call void @llvm.x86.sse2.pause()
  %20 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %21 = extractvalue { i32, i1 } %20, 1
  br i1 %21, label %35, label %22

22:                                               ; preds = %19
  tail call void @llvm.x86.sse2.pause()
  %23 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %24 = extractvalue { i32, i1 } %23, 1
  br i1 %24, label %35, label %25

25:                                               ; preds = %22
  tail call void @llvm.x86.sse2.pause()
  %26 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %27 = extractvalue { i32, i1 } %26, 1
  br i1 %27, label %35, label %28

28:                                               ; preds = %25
  tail call void @llvm.x86.sse2.pause()
  %29 = add nuw nsw i32 %13, 5
  %30 = icmp eq i32 %29, 100
  br i1 %30, label %9, label %12, !llvm.loop !27

31:                                               ; preds = %9, %31
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  %33 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %31, !llvm.loop !29

35:                                               ; preds = %12, %16, %19, %22, %25, %31, %9
  br label %36

36:                                               ; preds = %62, %35
  %37 = phi i64 [ 0, %35 ], [ %63, %62 ]
  %38 = getelementptr inbounds nuw %struct.device, ptr @devices, i64 %37
  %39 = load ptr, ptr %38, align 16, !tbaa !44
  %40 = ptrtoint ptr %39 to i64
  %41 = icmp eq ptr %39, null
  %42 = icmp ult i64 %1, %40
  %43 = or i1 %41, %42
  br i1 %43, label %49, label %44

44:                                               ; preds = %36
  %45 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %46 = load i64, ptr %45, align 16, !tbaa !45
  %47 = add i64 %46, %40
  %48 = icmp ult i64 %1, %47
  br i1 %48, label %97, label %49

49:                                               ; preds = %44, %36
  %50 = getelementptr inbounds nuw %struct.device, ptr @devices, i64 %37
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 65576
  %52 = load ptr, ptr %51, align 8, !tbaa !44
  %53 = ptrtoint ptr %52 to i64
  %54 = icmp eq ptr %52, null
  %55 = icmp ult i64 %1, %53
  %56 = or i1 %54, %55
  br i1 %56, label %62, label %57

57:                                               ; preds = %49
  %58 = getelementptr inbounds nuw i8, ptr %50, i64 65592
  %59 = load i64, ptr %58, align 8, !tbaa !45
  %60 = add i64 %59, %53
  %61 = icmp ult i64 %1, %60
  br i1 %61, label %97, label %62

62:                                               ; preds = %57, %49
  %63 = add nuw nsw i64 %37, 2
  %64 = icmp eq i64 %63, 32
  br i1 %64, label %65, label %36, !llvm.loop !84

65:                                               ; preds = %62, %89
  %66 = phi i64 [ %90, %89 ], [ 0, %62 ]
  %67 = getelementptr inbounds nuw %struct.block, ptr @pins, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %69 = load i64, ptr %68, align 8, !tbaa !78
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %77, label %71

71:                                               ; preds = %65
  %72 = load i64, ptr %67, align 16, !tbaa !76
  %73 = icmp ule i64 %72, %1
  %74 = add i64 %72, %69
  %75 = icmp ult i64 %1, %74
  %76 = and i1 %73, %75
  br i1 %76, label %97, label %77

77:                                               ; preds = %71, %65
  %78 = getelementptr inbounds nuw %struct.block, ptr @pins, i64 %66
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 24
  %80 = load i64, ptr %79, align 8, !tbaa !78
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %89, label %82

82:                                               ; preds = %77
  %83 = getelementptr inbounds nuw i8, ptr %78, i64 16
  %84 = load i64, ptr %83, align 16, !tbaa !76
  %85 = icmp ule i64 %84, %1
  %86 = add i64 %84, %80
  %87 = icmp ult i64 %1, %86
  %88 = and i1 %85, %87
  br i1 %88, label %97, label %89

89:                                               ; preds = %82, %77
  %90 = add nuw nsw i64 %66, 2
  %91 = icmp eq i64 %90, 1024
  br i1 %91, label %92, label %65, !llvm.loop !85

92:                                               ; preds = %89
  %93 = add i64 %2, 1
  %94 = tail call noalias ptr @malloc(i64 noundef %93) #25
  %95 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store ptr %94, ptr %95, align 8, !tbaa !48
  %96 = inttoptr i64 %1 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %94, ptr align 1 %96, i64 %2, i1 false)
  br label %97

97:                                               ; preds = %44, %57, %71, %82, %92
  %98 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %99 = load ptr, ptr %98, align 8, !tbaa !70
  %100 = icmp eq ptr %99, null
  %101 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %102 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %103 = select i1 %100, ptr %102, ptr %101
  %104 = load ptr, ptr %103, align 8, !tbaa !71
  store ptr %5, ptr %104, align 8, !tbaa !72
  store ptr %5, ptr %103, align 8, !tbaa !71
  br label %105

105:                                              ; preds = %131, %97
  %106 = phi i64 [ 0, %97 ], [ %132, %131 ]
  %107 = getelementptr inbounds nuw %struct.device, ptr @devices, i64 %106
  %108 = load ptr, ptr %107, align 16, !tbaa !44
  %109 = ptrtoint ptr %108 to i64
  %110 = icmp eq ptr %108, null
  %111 = icmp ult i64 %0, %109
  %112 = or i1 %110, %111
  br i1 %112, label %118, label %113

113:                                              ; preds = %105
  %114 = getelementptr inbounds nuw i8, ptr %107, i64 16
  %115 = load i64, ptr %114, align 16, !tbaa !45
  %116 = add i64 %115, %109
  %117 = icmp ult i64 %0, %116
  br i1 %117, label %191, label %118

118:                                              ; preds = %113, %105
  %119 = getelementptr inbounds nuw %struct.device, ptr @devices, i64 %106
  %120 = getelementptr inbounds nuw i8, ptr %119, i64 65576
  %121 = load ptr, ptr %120, align 8, !tbaa !44
  %122 = ptrtoint ptr %121 to i64
  %123 = icmp eq ptr %121, null
  %124 = icmp ult i64 %0, %122
  %125 = or i1 %123, %124
  br i1 %125, label %131, label %126

126:                                              ; preds = %118
  %127 = getelementptr inbounds nuw i8, ptr %119, i64 65592
  %128 = load i64, ptr %127, align 8, !tbaa !45
  %129 = add i64 %128, %122
  %130 = icmp ult i64 %0, %129
  br i1 %130, label %191, label %131

131:                                              ; preds = %126, %118
  %132 = add nuw nsw i64 %106, 2
  %133 = icmp eq i64 %132, 32
  br i1 %133, label %134, label %105, !llvm.loop !84

134:                                              ; preds = %131, %158
  %135 = phi i64 [ %159, %158 ], [ 0, %131 ]
  %136 = getelementptr inbounds nuw %struct.block, ptr @pins, i64 %135
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 8
  %138 = load i64, ptr %137, align 8, !tbaa !78
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %146, label %140

140:                                              ; preds = %134
  %141 = load i64, ptr %136, align 16, !tbaa !76
  %142 = icmp ule i64 %141, %0
  %143 = add i64 %141, %138
  %144 = icmp ult i64 %0, %143
  %145 = and i1 %142, %144
  br i1 %145, label %191, label %146

146:                                              ; preds = %140, %134
  %147 = getelementptr inbounds nuw %struct.block, ptr @pins, i64 %135
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 24
  %149 = load i64, ptr %148, align 8, !tbaa !78
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %158, label %151

151:                                              ; preds = %146
  %152 = getelementptr inbounds nuw i8, ptr %147, i64 16
  %153 = load i64, ptr %152, align 16, !tbaa !76
  %154 = icmp ule i64 %153, %0
  %155 = add i64 %153, %149
  %156 = icmp ult i64 %0, %155
  %157 = and i1 %154, %156
  br i1 %157, label %191, label %158

158:                                              ; preds = %151, %146
  %159 = add nuw nsw i64 %135, 2
  %160 = icmp eq i64 %159, 1024
  br i1 %160, label %161, label %134, !llvm.loop !85

161:                                              ; preds = %158
  %162 = icmp eq ptr %3, null
  br label %165

163:                                              ; preds = %181
  %164 = icmp eq i32 %182, 0
  br i1 %164, label %191, label %188

165:                                              ; preds = %185, %161
  %166 = phi i64 [ 0, %161 ], [ %186, %185 ]
  %167 = phi i32 [ 0, %161 ], [ %187, %185 ]
  %168 = getelementptr inbounds nuw %struct.stream, ptr @streams, i64 %166
  %169 = getelementptr inbounds nuw i8, ptr %168, i64 32
  %170 = load i32, ptr %169, align 8, !tbaa !30
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %181, label %172

172:                                              ; preds = %165
  %173 = getelementptr inbounds nuw i8, ptr %168, i64 8
  %174 = load ptr, ptr %173, align 8, !tbaa !37
  %175 = icmp eq ptr %174, null
  br i1 %175, label %181, label %176

176:                                              ; preds = %172
  %177 = icmp eq ptr %3, %168
  %178 = or i1 %162, %177
  %179 = zext i1 %178 to i32
  %180 = or i32 %167, %179
  br label %181

181:                                              ; preds = %176, %172, %165
  %182 = phi i32 [ %167, %172 ], [ %167, %165 ], [ %180, %176 ]
  %183 = add nuw nsw i64 %166, 1
  %184 = icmp eq i64 %183, 256
  br i1 %184, label %163, label %185

185:                                              ; preds = %181, %188
  %186 = phi i64 [ %183, %181 ], [ 0, %188 ]
  %187 = phi i32 [ %182, %181 ], [ 0, %188 ]
  br label %165, !llvm.loop !38

188:                                              ; preds = %163
  %189 = tail call fastcc i32 @run_one()
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %195, label %185

191:                                              ; preds = %113, %126, %140, %151, %163
  %192 = load ptr, ptr %3, align 8, !tbaa !86
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 65572
  %194 = load i32, ptr %193, align 4, !tbaa !39
  br label %195

195:                                              ; preds = %188, %191
  %196 = phi i32 [ %194, %191 ], [ 999, %188 ]
  %197 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %198 = icmp eq i32 %197, 2
  br i1 %198, label %199, label %201

199:                                              ; preds = %195
  %200 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  br label %201

201:                                              ; preds = %195, %199
  ret i32 %196
}

; Function Attrs: nounwind uwtable
define i32 @cuMemcpyDtoHAsync_v2(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef captures(address) %3) local_unnamed_addr #30 {
  %5 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuMemcpyDtoHAsync_v2)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = ptrtoint ptr %0 to i64
  %9 = tail call fastcc i32 @enqueue_copy(i64 noundef %8, i64 noundef %1, i64 noundef %2, ptr noundef %3)
  br label %10

10:                                               ; preds = %4, %7
  %11 = phi i32 [ %9, %7 ], [ %5, %4 ]
  ret i32 %11
}

; Function Attrs: nounwind uwtable
define i32 @cuMemcpyDtoDAsync_v2(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef captures(address) %3) local_unnamed_addr #30 {
  %5 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuMemcpyDtoDAsync_v2)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = tail call fastcc i32 @enqueue_copy(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3)
  br label %9

9:                                                ; preds = %4, %7
  %10 = phi i32 [ %8, %7 ], [ %5, %4 ]
  ret i32 %10
}

; Function Attrs: nounwind uwtable
define i32 @cuMemcpyPeerAsync(i64 noundef %0, ptr noundef readnone captures(none) %1, i64 noundef %2, ptr noundef readnone captures(none) %3, i64 noundef %4, ptr noundef captures(address) %5) local_unnamed_addr #30 {
  %7 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuMemcpyPeerAsync)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %6
  %10 = tail call fastcc i32 @enqueue_copy(i64 noundef %0, i64 noundef %2, i64 noundef %4, ptr noundef %5)
  br label %11

11:                                               ; preds = %6, %9
  %12 = phi i32 [ %10, %9 ], [ %7, %6 ]
  ret i32 %12
}

; Function Attrs: nounwind uwtable
define i32 @cuMemsetD8Async(i64 noundef %0, i8 noundef zeroext %1, i64 noundef %2, ptr noundef captures(none) %3) local_unnamed_addr #30 {
  %5 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuMemsetD8Async)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = zext i8 %1 to i32
  tail call fastcc void @enqueue_fill(i32 noundef 1, i64 noundef %0, i32 noundef %8, i64 noundef %2, ptr noundef %3)
  br label %9

9:                                                ; preds = %4, %7
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define internal fastcc void @enqueue_fill(i32 noundef range(i32 1, 3) %0, i64 noundef %1, i32 noundef %2, i64 noundef %3, ptr noundef captures(none) %4) unnamed_addr #30 {
  %6 = tail call noalias noundef dereferenceable_or_null(80) ptr @calloc(i64 noundef 1, i64 noundef 80) #26
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 %0, ptr %7, align 8, !tbaa !5
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 %1, ptr %8, align 8, !tbaa !42
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store i32 %2, ptr %9, align 8, !tbaa !5
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store i64 %3, ptr %10, align 8, !tbaa !42
  br label %14

11:                                               ; preds = %30
  %12 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %37, label %33

14:                                               ; preds = %30, %5
  %15 = phi i32 [ 0, %5 ], [ %31, %30 ]
  %16 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %37, label %18

18:                                               ; preds = %14
  tail call void @llvm.x86.sse2.pause()
  %19 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 1
  br i1 %20, label %37, label %21

21:                                               ; preds = %18
  tail call void @llvm.x86.sse2.pause()
  %22 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %23 = extractvalue { i32, i1 } %22, 1
  br i1 %23, label %37, label %24

24:                                               ; preds = %21
  tail call void @llvm.x86.sse2.pause()
  %25 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %26 = extractvalue { i32, i1 } %25, 1
  br i1 %26, label %37, label %27

27:                                               ; preds = %24
  tail call void @llvm.x86.sse2.pause()
  %28 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %29 = extractvalue { i32, i1 } %28, 1
  br i1 %29, label %37, label %30

30:                                               ; preds = %27
  tail call void @llvm.x86.sse2.pause()
  %31 = add nuw nsw i32 %15, 5
  %32 = icmp eq i32 %31, 100
  br i1 %32, label %11, label %14, !llvm.loop !27

33:                                               ; preds = %11, %33
  %34 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  %35 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %33, !llvm.loop !29

37:                                               ; preds = %14, %18, %21, %24, %27, %33, %11
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %39 = load ptr, ptr %38, align 8, !tbaa !70
  %40 = icmp eq ptr %39, null
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %43 = select i1 %40, ptr %42, ptr %41
  %44 = load ptr, ptr %43, align 8, !tbaa !71
  store ptr %6, ptr %44, align 8, !tbaa !72
  store ptr %6, ptr %43, align 8, !tbaa !71
  %45 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %46 = icmp eq i32 %45, 2
  br i1 %46, label %47, label %49

47:                                               ; preds = %37
  %48 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  br label %49

49:                                               ; preds = %37, %47
  ret void
}

; Function Attrs: nounwind uwtable
define i32 @cuMemsetD32Async(i64 noundef %0, i32 noundef %1, i64 noundef %2, ptr noundef captures(none) %3) local_unnamed_addr #30 {
  %5 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuMemsetD32Async)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = shl i64 %2, 2
  tail call fastcc void @enqueue_fill(i32 noundef 2, i64 noundef %0, i32 noundef %1, i64 noundef %8, ptr noundef %3)
  br label %9

9:                                                ; preds = %4, %7
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define i32 @cuStreamCreate(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #30 {
  %3 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuStreamCreate)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %8, label %77

5:                                                ; preds = %24
  %6 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %31, label %27

8:                                                ; preds = %2, %24
  %9 = phi i32 [ %25, %24 ], [ 0, %2 ]
  %10 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 1
  br i1 %11, label %31, label %12

12:                                               ; preds = %8
  tail call void @llvm.x86.sse2.pause()
  %13 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %31, label %15

15:                                               ; preds = %12
  tail call void @llvm.x86.sse2.pause()
  %16 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %31, label %18

18:                                               ; preds = %15
  tail call void @llvm.x86.sse2.pause()
  %19 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 1
  br i1 %20, label %31, label %21

21:                                               ; preds = %18
  tail call void @llvm.x86.sse2.pause()
  %22 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %23 = extractvalue { i32, i1 } %22, 1
  br i1 %23, label %31, label %24

24:                                               ; preds = %21
  tail call void @llvm.x86.sse2.pause()
  %25 = add nuw nsw i32 %9, 5
  %26 = icmp eq i32 %25, 100
  br i1 %26, label %5, label %8, !llvm.loop !27

27:                                               ; preds = %5, %27
  %28 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  %29 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %27, !llvm.loop !29

31:                                               ; preds = %8, %12, %15, %18, %21, %27, %5
  br label %50

32:                                               ; preds = %50
  %33 = getelementptr inbounds nuw %struct.stream, ptr @streams, i64 %51
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 72
  %35 = load i32, ptr %34, align 8, !tbaa !30
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %60, label %37

37:                                               ; preds = %32
  %38 = getelementptr inbounds nuw %struct.stream, ptr @streams, i64 %51
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 112
  %40 = load i32, ptr %39, align 16, !tbaa !30
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %58, label %42

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw %struct.stream, ptr @streams, i64 %51
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 152
  %45 = load i32, ptr %44, align 8, !tbaa !30
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %56, label %47

47:                                               ; preds = %42
  %48 = add nuw nsw i64 %51, 4
  %49 = icmp eq i64 %48, 256
  br i1 %49, label %71, label %50, !llvm.loop !87

50:                                               ; preds = %47, %31
  %51 = phi i64 [ 0, %31 ], [ %48, %47 ]
  %52 = getelementptr inbounds nuw %struct.stream, ptr @streams, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 32
  %54 = load i32, ptr %53, align 16, !tbaa !30
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %62, label %32

56:                                               ; preds = %42
  %57 = getelementptr inbounds nuw i8, ptr %43, i64 120
  br label %62

58:                                               ; preds = %37
  %59 = getelementptr inbounds nuw i8, ptr %38, i64 80
  br label %62

60:                                               ; preds = %32
  %61 = getelementptr inbounds nuw i8, ptr %33, i64 40
  br label %62

62:                                               ; preds = %50, %60, %58, %56
  %63 = phi ptr [ %61, %60 ], [ %59, %58 ], [ %57, %56 ], [ %52, %50 ]
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 32
  %65 = tail call i32 @pthread_once(ptr noundef nonnull @once, ptr noundef nonnull @make_key) #20
  %66 = load i32, ptr @chosen, align 4, !tbaa !5
  %67 = tail call ptr @pthread_getspecific(i32 noundef %66) #20
  store ptr %67, ptr %63, align 8, !tbaa !88
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %69 = getelementptr inbounds nuw i8, ptr %63, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %68, i8 0, i64 24, i1 false)
  store i32 1, ptr %64, align 8, !tbaa !5
  %70 = getelementptr inbounds nuw i8, ptr %63, i64 36
  store i32 0, ptr %70, align 4
  store ptr %68, ptr %69, align 8, !tbaa !89
  store ptr %63, ptr %0, align 8, !tbaa !48
  br label %71

71:                                               ; preds = %47, %62
  %72 = phi i32 [ 0, %62 ], [ 2, %47 ]
  %73 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %74 = icmp eq i32 %73, 2
  br i1 %74, label %75, label %77

75:                                               ; preds = %71
  %76 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  br label %77

77:                                               ; preds = %75, %71, %2
  %78 = phi i32 [ %3, %2 ], [ %72, %71 ], [ %72, %75 ]
  ret i32 %78
}

; Function Attrs: nounwind uwtable
define range(i32 0, 1000) i32 @cuStreamDestroy_v2(ptr noundef writeonly captures(address) %0) local_unnamed_addr #30 {
  br label %5

2:                                                ; preds = %21
  %3 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %28, label %24

5:                                                ; preds = %21, %1
  %6 = phi i32 [ 0, %1 ], [ %22, %21 ]
  %7 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %28, label %9

9:                                                ; preds = %5
  tail call void @llvm.x86.sse2.pause()
  %10 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 1
  br i1 %11, label %28, label %12

12:                                               ; preds = %9
  tail call void @llvm.x86.sse2.pause()
  %13 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %28, label %15

15:                                               ; preds = %12
  tail call void @llvm.x86.sse2.pause()
  %16 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %28, label %18

18:                                               ; preds = %15
  tail call void @llvm.x86.sse2.pause()
  %19 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 1
  br i1 %20, label %28, label %21

21:                                               ; preds = %18
  tail call void @llvm.x86.sse2.pause()
  %22 = add nuw nsw i32 %6, 5
  %23 = icmp eq i32 %22, 100
  br i1 %23, label %2, label %5, !llvm.loop !27

24:                                               ; preds = %2, %24
  %25 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  %26 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %24, !llvm.loop !29

28:                                               ; preds = %5, %9, %12, %15, %18, %24, %2
  %29 = icmp eq ptr %0, null
  br label %32

30:                                               ; preds = %48
  %31 = icmp eq i32 %49, 0
  br i1 %31, label %58, label %55

32:                                               ; preds = %52, %28
  %33 = phi i64 [ 0, %28 ], [ %53, %52 ]
  %34 = phi i32 [ 0, %28 ], [ %54, %52 ]
  %35 = getelementptr inbounds nuw %struct.stream, ptr @streams, i64 %33
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 32
  %37 = load i32, ptr %36, align 8, !tbaa !30
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %48, label %39

39:                                               ; preds = %32
  %40 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %41 = load ptr, ptr %40, align 8, !tbaa !37
  %42 = icmp eq ptr %41, null
  br i1 %42, label %48, label %43

43:                                               ; preds = %39
  %44 = icmp eq ptr %0, %35
  %45 = or i1 %29, %44
  %46 = zext i1 %45 to i32
  %47 = or i32 %34, %46
  br label %48

48:                                               ; preds = %43, %39, %32
  %49 = phi i32 [ %34, %39 ], [ %34, %32 ], [ %47, %43 ]
  %50 = add nuw nsw i64 %33, 1
  %51 = icmp eq i64 %50, 256
  br i1 %51, label %30, label %52

52:                                               ; preds = %48, %55
  %53 = phi i64 [ %50, %48 ], [ 0, %55 ]
  %54 = phi i32 [ %49, %48 ], [ 0, %55 ]
  br label %32, !llvm.loop !38

55:                                               ; preds = %30
  %56 = tail call fastcc i32 @run_one()
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %52

58:                                               ; preds = %30, %55
  %59 = phi i32 [ 0, %30 ], [ 999, %55 ]
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i32 0, ptr %60, align 8, !tbaa !30
  %61 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %62 = icmp eq i32 %61, 2
  br i1 %62, label %63, label %65

63:                                               ; preds = %58
  %64 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  br label %65

65:                                               ; preds = %58, %63
  ret i32 %59
}

; Function Attrs: nounwind uwtable
define i32 @cuStreamSynchronize(ptr noundef readonly captures(address) %0) local_unnamed_addr #30 {
  %2 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuStreamSynchronize)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %74

4:                                                ; preds = %1
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = load ptr, ptr %5, align 8, !tbaa !70
  %7 = icmp eq ptr %6, null
  br i1 %7, label %11, label %74

8:                                                ; preds = %27
  %9 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %34, label %30

11:                                               ; preds = %4, %27
  %12 = phi i32 [ %28, %27 ], [ 0, %4 ]
  %13 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %34, label %15

15:                                               ; preds = %11
  tail call void @llvm.x86.sse2.pause()
  %16 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %34, label %18

18:                                               ; preds = %15
  tail call void @llvm.x86.sse2.pause()
  %19 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 1
  br i1 %20, label %34, label %21

21:                                               ; preds = %18
  tail call void @llvm.x86.sse2.pause()
  %22 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %23 = extractvalue { i32, i1 } %22, 1
  br i1 %23, label %34, label %24

24:                                               ; preds = %21
  tail call void @llvm.x86.sse2.pause()
  %25 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %26 = extractvalue { i32, i1 } %25, 1
  br i1 %26, label %34, label %27

27:                                               ; preds = %24
  tail call void @llvm.x86.sse2.pause()
  %28 = add nuw nsw i32 %12, 5
  %29 = icmp eq i32 %28, 100
  br i1 %29, label %8, label %11, !llvm.loop !27

30:                                               ; preds = %8, %30
  %31 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  %32 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %30, !llvm.loop !29

34:                                               ; preds = %11, %15, %18, %21, %24, %30, %8
  %35 = icmp eq ptr %0, null
  br label %38

36:                                               ; preds = %54
  %37 = icmp eq i32 %55, 0
  br i1 %37, label %64, label %61

38:                                               ; preds = %58, %34
  %39 = phi i64 [ 0, %34 ], [ %59, %58 ]
  %40 = phi i32 [ 0, %34 ], [ %60, %58 ]
  %41 = getelementptr inbounds nuw %struct.stream, ptr @streams, i64 %39
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 32
  %43 = load i32, ptr %42, align 8, !tbaa !30
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %54, label %45

45:                                               ; preds = %38
  %46 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %47 = load ptr, ptr %46, align 8, !tbaa !37
  %48 = icmp eq ptr %47, null
  br i1 %48, label %54, label %49

49:                                               ; preds = %45
  %50 = icmp eq ptr %0, %41
  %51 = or i1 %35, %50
  %52 = zext i1 %51 to i32
  %53 = or i32 %40, %52
  br label %54

54:                                               ; preds = %49, %45, %38
  %55 = phi i32 [ %40, %45 ], [ %40, %38 ], [ %53, %49 ]
  %56 = add nuw nsw i64 %39, 1
  %57 = icmp eq i64 %56, 256
  br i1 %57, label %36, label %58

58:                                               ; preds = %54, %61
  %59 = phi i64 [ %56, %54 ], [ 0, %61 ]
  %60 = phi i32 [ %55, %54 ], [ 0, %61 ]
  br label %38, !llvm.loop !38

61:                                               ; preds = %36
  %62 = tail call fastcc i32 @run_one()
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %68, label %58

64:                                               ; preds = %36
  %65 = load ptr, ptr %0, align 8, !tbaa !86
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 65572
  %67 = load i32, ptr %66, align 4, !tbaa !39
  br label %68

68:                                               ; preds = %61, %64
  %69 = phi i32 [ %67, %64 ], [ 999, %61 ]
  %70 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %71 = icmp eq i32 %70, 2
  br i1 %71, label %72, label %74

72:                                               ; preds = %68
  %73 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  br label %74

74:                                               ; preds = %72, %68, %4, %1
  %75 = phi i32 [ 900, %4 ], [ %2, %1 ], [ %69, %68 ], [ %69, %72 ]
  ret i32 %75
}

; Function Attrs: nounwind uwtable
define i32 @cuEventCreate(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #30 {
  %3 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuEventCreate)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %2
  %6 = tail call noalias dereferenceable_or_null(24) ptr @calloc(i64 noundef 1, i64 noundef 24) #26
  store ptr %6, ptr %0, align 8, !tbaa !48
  %7 = and i32 %1, 2
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 -1, ptr %10, align 8, !tbaa !90
  br label %11

11:                                               ; preds = %5, %9, %2
  ret i32 %3
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #18

; Function Attrs: nounwind uwtable
define noundef i32 @cuEventDestroy_v2(ptr noundef captures(none) %0) local_unnamed_addr #30 {
  br label %5

2:                                                ; preds = %21
  %3 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %28, label %24

5:                                                ; preds = %21, %1
  %6 = phi i32 [ 0, %1 ], [ %22, %21 ]
  %7 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %28, label %9

9:                                                ; preds = %5
  tail call void @llvm.x86.sse2.pause()
  %10 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 1
  br i1 %11, label %28, label %12

12:                                               ; preds = %9
  tail call void @llvm.x86.sse2.pause()
  %13 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %28, label %15

15:                                               ; preds = %12
  tail call void @llvm.x86.sse2.pause()
  %16 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %28, label %18

18:                                               ; preds = %15
  tail call void @llvm.x86.sse2.pause()
  %19 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 1
  br i1 %20, label %28, label %21

21:                                               ; preds = %18
  tail call void @llvm.x86.sse2.pause()
  %22 = add nuw nsw i32 %6, 5
  %23 = icmp eq i32 %22, 100
  br i1 %23, label %2, label %5, !llvm.loop !27

24:                                               ; preds = %2, %24
  %25 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  %26 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %24, !llvm.loop !29

28:                                               ; preds = %5, %9, %12, %15, %18, %24, %2
  br label %31

29:                                               ; preds = %44
  %30 = icmp eq i32 %45, 0
  br i1 %30, label %54, label %51

31:                                               ; preds = %48, %28
  %32 = phi i64 [ 0, %28 ], [ %49, %48 ]
  %33 = phi i32 [ 0, %28 ], [ %50, %48 ]
  %34 = getelementptr inbounds nuw %struct.stream, ptr @streams, i64 %32
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 32
  %36 = load i32, ptr %35, align 8, !tbaa !30
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %44, label %38

38:                                               ; preds = %31
  %39 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !37
  %41 = icmp ne ptr %40, null
  %42 = zext i1 %41 to i32
  %43 = or i32 %33, %42
  br label %44

44:                                               ; preds = %38, %31
  %45 = phi i32 [ %43, %38 ], [ %33, %31 ]
  %46 = add nuw nsw i64 %32, 1
  %47 = icmp eq i64 %46, 256
  br i1 %47, label %29, label %48

48:                                               ; preds = %44, %51
  %49 = phi i64 [ %46, %44 ], [ 0, %51 ]
  %50 = phi i32 [ %45, %44 ], [ 0, %51 ]
  br label %31, !llvm.loop !38

51:                                               ; preds = %29
  %52 = tail call fastcc i32 @run_one()
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %48

54:                                               ; preds = %29, %51
  %55 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %56 = icmp eq i32 %55, 2
  br i1 %56, label %57, label %59

57:                                               ; preds = %54
  %58 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  br label %59

59:                                               ; preds = %54, %57
  tail call void @free(ptr noundef %0) #20
  ret i32 0
}

; Function Attrs: nounwind uwtable
define i32 @cuEventRecord(ptr noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #30 {
  %3 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuEventRecord)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %10

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %7 = load ptr, ptr %6, align 8, !tbaa !70
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %10

9:                                                ; preds = %5
  tail call fastcc void @record(ptr noundef %0, ptr noundef nonnull %1)
  br label %10

10:                                               ; preds = %9, %5, %2
  %11 = phi i32 [ %3, %2 ], [ 0, %9 ], [ 900, %5 ]
  ret i32 %11
}

; Function Attrs: nounwind uwtable
define internal fastcc void @record(ptr noundef %0, ptr noundef captures(none) %1) unnamed_addr #30 {
  %3 = tail call noalias noundef dereferenceable_or_null(80) ptr @calloc(i64 noundef 1, i64 noundef 80) #26
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 4, ptr %4, align 8, !tbaa !5
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store ptr %0, ptr %5, align 8, !tbaa !92
  br label %9

6:                                                ; preds = %25
  %7 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %32, label %28

9:                                                ; preds = %25, %2
  %10 = phi i32 [ 0, %2 ], [ %26, %25 ]
  %11 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %12 = extractvalue { i32, i1 } %11, 1
  br i1 %12, label %32, label %13

13:                                               ; preds = %9
  tail call void @llvm.x86.sse2.pause()
  %14 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %15 = extractvalue { i32, i1 } %14, 1
  br i1 %15, label %32, label %16

16:                                               ; preds = %13
  tail call void @llvm.x86.sse2.pause()
  %17 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %18 = extractvalue { i32, i1 } %17, 1
  br i1 %18, label %32, label %19

19:                                               ; preds = %16
  tail call void @llvm.x86.sse2.pause()
  %20 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %21 = extractvalue { i32, i1 } %20, 1
  br i1 %21, label %32, label %22

22:                                               ; preds = %19
  tail call void @llvm.x86.sse2.pause()
  %23 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %24 = extractvalue { i32, i1 } %23, 1
  br i1 %24, label %32, label %25

25:                                               ; preds = %22
  tail call void @llvm.x86.sse2.pause()
  %26 = add nuw nsw i32 %10, 5
  %27 = icmp eq i32 %26, 100
  br i1 %27, label %6, label %9, !llvm.loop !27

28:                                               ; preds = %6, %28
  %29 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  %30 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %28, !llvm.loop !29

32:                                               ; preds = %9, %13, %16, %19, %22, %28, %6
  %33 = load i64, ptr %0, align 8, !tbaa !94
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %0, align 8, !tbaa !94
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i64 %34, ptr %35, align 8, !tbaa !42
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %37 = load ptr, ptr %36, align 8, !tbaa !70
  %38 = icmp eq ptr %37, null
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %41 = select i1 %38, ptr %40, ptr %39
  %42 = load ptr, ptr %41, align 8, !tbaa !71
  store ptr %3, ptr %42, align 8, !tbaa !72
  store ptr %3, ptr %41, align 8, !tbaa !71
  %43 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %44 = icmp eq i32 %43, 2
  br i1 %44, label %45, label %47

45:                                               ; preds = %32
  %46 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  br label %47

47:                                               ; preds = %32, %45
  ret void
}

; Function Attrs: nounwind uwtable
define i32 @cuEventRecordWithFlags(ptr noundef %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #30 {
  %4 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuEventRecordWithFlags)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %13

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %8 = load ptr, ptr %7, align 8, !tbaa !70
  %9 = icmp ne ptr %8, null
  %10 = zext i1 %9 to i32
  %11 = icmp eq i32 %2, %10
  br i1 %11, label %12, label %13

12:                                               ; preds = %6
  tail call fastcc void @record(ptr noundef %0, ptr noundef nonnull %1)
  br label %13

13:                                               ; preds = %12, %6, %3
  %14 = phi i32 [ %4, %3 ], [ 0, %12 ], [ 1, %6 ]
  ret i32 %14
}

; Function Attrs: nounwind uwtable
define i32 @cuStreamWaitEvent(ptr noundef captures(none) %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #30 {
  %4 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuStreamWaitEvent)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %50

6:                                                ; preds = %3
  %7 = tail call noalias noundef dereferenceable_or_null(80) ptr @calloc(i64 noundef 1, i64 noundef 80) #26
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 5, ptr %8, align 8, !tbaa !5
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %1, ptr %9, align 8, !tbaa !92
  br label %13

10:                                               ; preds = %29
  %11 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %36, label %32

13:                                               ; preds = %29, %6
  %14 = phi i32 [ 0, %6 ], [ %30, %29 ]
  %15 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %36, label %17

17:                                               ; preds = %13
  tail call void @llvm.x86.sse2.pause()
  %18 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 1
  br i1 %19, label %36, label %20

20:                                               ; preds = %17
  tail call void @llvm.x86.sse2.pause()
  %21 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 1
  br i1 %22, label %36, label %23

23:                                               ; preds = %20
  tail call void @llvm.x86.sse2.pause()
  %24 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %25 = extractvalue { i32, i1 } %24, 1
  br i1 %25, label %36, label %26

26:                                               ; preds = %23
  tail call void @llvm.x86.sse2.pause()
  %27 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %28 = extractvalue { i32, i1 } %27, 1
  br i1 %28, label %36, label %29

29:                                               ; preds = %26
  tail call void @llvm.x86.sse2.pause()
  %30 = add nuw nsw i32 %14, 5
  %31 = icmp eq i32 %30, 100
  br i1 %31, label %10, label %13, !llvm.loop !27

32:                                               ; preds = %10, %32
  %33 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  %34 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %32, !llvm.loop !29

36:                                               ; preds = %13, %17, %20, %23, %26, %32, %10
  %37 = load i64, ptr %1, align 8, !tbaa !94
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %37, ptr %38, align 8, !tbaa !42
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %40 = load ptr, ptr %39, align 8, !tbaa !70
  %41 = icmp eq ptr %40, null
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %44 = select i1 %41, ptr %43, ptr %42
  %45 = load ptr, ptr %44, align 8, !tbaa !71
  store ptr %7, ptr %45, align 8, !tbaa !72
  store ptr %7, ptr %44, align 8, !tbaa !71
  %46 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %47 = icmp eq i32 %46, 2
  br i1 %47, label %48, label %50

48:                                               ; preds = %36
  %49 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  br label %50

50:                                               ; preds = %48, %36, %3
  %51 = phi i32 [ %4, %3 ], [ 0, %36 ], [ 0, %48 ]
  ret i32 %51
}

; Function Attrs: nounwind uwtable
define i32 @cuEventQuery(ptr noundef readonly captures(none) %0) local_unnamed_addr #30 {
  %2 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuEventQuery)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %7, label %43

4:                                                ; preds = %23
  %5 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %30, label %26

7:                                                ; preds = %1, %23
  %8 = phi i32 [ %24, %23 ], [ 0, %1 ]
  %9 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %30, label %11

11:                                               ; preds = %7
  tail call void @llvm.x86.sse2.pause()
  %12 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %30, label %14

14:                                               ; preds = %11
  tail call void @llvm.x86.sse2.pause()
  %15 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %30, label %17

17:                                               ; preds = %14
  tail call void @llvm.x86.sse2.pause()
  %18 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 1
  br i1 %19, label %30, label %20

20:                                               ; preds = %17
  tail call void @llvm.x86.sse2.pause()
  %21 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 1
  br i1 %22, label %30, label %23

23:                                               ; preds = %20
  tail call void @llvm.x86.sse2.pause()
  %24 = add nuw nsw i32 %8, 5
  %25 = icmp eq i32 %24, 100
  br i1 %25, label %4, label %7, !llvm.loop !27

26:                                               ; preds = %4, %26
  %27 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  %28 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %26, !llvm.loop !29

30:                                               ; preds = %7, %11, %14, %17, %20, %26, %4
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %32 = load i64, ptr %31, align 8, !tbaa !95
  %33 = load i64, ptr %0, align 8, !tbaa !94
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %37

35:                                               ; preds = %30
  %36 = tail call fastcc i32 @run_one()
  br label %37

37:                                               ; preds = %35, %30
  %38 = phi i32 [ 600, %35 ], [ 0, %30 ]
  %39 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %40 = icmp eq i32 %39, 2
  br i1 %40, label %41, label %43

41:                                               ; preds = %37
  %42 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  br label %43

43:                                               ; preds = %41, %37, %1
  %44 = phi i32 [ %2, %1 ], [ %38, %37 ], [ %38, %41 ]
  ret i32 %44
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 2) i32 @run_one() unnamed_addr #30 {
  %1 = alloca %struct.timespec, align 8
  %2 = load i64, ptr @settings.1, align 8, !tbaa !14
  %3 = mul i64 %2, 6364136223846793005
  %4 = add i64 %3, 1442695040888963407
  store i64 %4, ptr @settings.1, align 8, !tbaa !14
  %5 = lshr i64 %4, 33
  %6 = trunc nuw nsw i64 %5 to i32
  br label %7

7:                                                ; preds = %0, %296
  %8 = phi i32 [ 0, %0 ], [ %297, %296 ]
  %9 = add nuw i32 %8, %6
  %10 = and i32 %9, 255
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw %struct.stream, ptr @streams, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %14 = load i32, ptr %13, align 8, !tbaa !30
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %296, label %16

16:                                               ; preds = %7
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %18 = load ptr, ptr %17, align 8, !tbaa !37
  %19 = icmp eq ptr %18, null
  br i1 %19, label %296, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %22 = load i32, ptr %21, align 8, !tbaa !5
  %23 = icmp eq i32 %22, 5
  br i1 %23, label %24, label %37

24:                                               ; preds = %20
  %25 = load ptr, ptr %12, align 8, !tbaa !86
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 65572
  %27 = load i32, ptr %26, align 4, !tbaa !39
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %37

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %31 = load ptr, ptr %30, align 8, !tbaa !92
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %33 = load i64, ptr %32, align 8, !tbaa !95
  %34 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %35 = load i64, ptr %34, align 8, !tbaa !42
  %36 = icmp slt i64 %33, %35
  br i1 %36, label %296, label %37

37:                                               ; preds = %20, %24, %29
  %38 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %39 = load ptr, ptr %18, align 8, !tbaa !72
  store ptr %39, ptr %38, align 8, !tbaa !37
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %43

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr %38, ptr %42, align 8, !tbaa !89
  br label %43

43:                                               ; preds = %41, %37
  %44 = load ptr, ptr %12, align 8, !tbaa !86
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 65572
  %46 = load i32, ptr %45, align 4, !tbaa !39
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %50, label %48

48:                                               ; preds = %43
  %49 = icmp eq i32 %22, 4
  br i1 %49, label %266, label %293

50:                                               ; preds = %43
  switch i32 %22, label %293 [
    i32 0, label %51
    i32 1, label %208
    i32 2, label %208
    i32 3, label %284
    i32 4, label %266
  ]

51:                                               ; preds = %50
  %52 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %53 = load i64, ptr %52, align 8, !tbaa !42
  br label %54

54:                                               ; preds = %80, %51
  %55 = phi i64 [ 0, %51 ], [ %81, %80 ]
  %56 = getelementptr inbounds nuw %struct.device, ptr @devices, i64 %55
  %57 = load ptr, ptr %56, align 16, !tbaa !44
  %58 = ptrtoint ptr %57 to i64
  %59 = icmp eq ptr %57, null
  %60 = icmp ult i64 %53, %58
  %61 = or i1 %59, %60
  br i1 %61, label %67, label %62

62:                                               ; preds = %54
  %63 = getelementptr inbounds nuw i8, ptr %56, i64 16
  %64 = load i64, ptr %63, align 16, !tbaa !45
  %65 = add i64 %64, %58
  %66 = icmp ult i64 %53, %65
  br i1 %66, label %83, label %67

67:                                               ; preds = %62, %54
  %68 = getelementptr inbounds nuw %struct.device, ptr @devices, i64 %55
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 65576
  %70 = load ptr, ptr %69, align 8, !tbaa !44
  %71 = ptrtoint ptr %70 to i64
  %72 = icmp eq ptr %70, null
  %73 = icmp ult i64 %53, %71
  %74 = or i1 %72, %73
  br i1 %74, label %80, label %75

75:                                               ; preds = %67
  %76 = getelementptr inbounds nuw i8, ptr %68, i64 65592
  %77 = load i64, ptr %76, align 8, !tbaa !45
  %78 = add i64 %77, %71
  %79 = icmp ult i64 %53, %78
  br i1 %79, label %83, label %80

80:                                               ; preds = %75, %67
  %81 = add nuw nsw i64 %55, 2
  %82 = icmp eq i64 %81, 32
  br i1 %82, label %121, label %54, !llvm.loop !84

83:                                               ; preds = %75, %62
  %84 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %85 = load i64, ptr %84, align 8, !tbaa !42
  %86 = add i64 %85, %53
  br label %87

87:                                               ; preds = %112, %83
  %88 = phi i64 [ 0, %83 ], [ %113, %112 ]
  %89 = getelementptr inbounds nuw %struct.device, ptr @devices, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !44
  %91 = icmp eq ptr %90, null
  br i1 %91, label %112, label %92

92:                                               ; preds = %87
  %93 = getelementptr inbounds nuw i8, ptr %89, i64 65568
  %94 = load i32, ptr %93, align 8, !tbaa !75
  %95 = getelementptr inbounds nuw i8, ptr %89, i64 32
  %96 = tail call i32 @llvm.smax.i32(i32 %94, i32 0)
  %97 = zext nneg i32 %96 to i64
  %98 = icmp slt i32 %94, 1
  br i1 %98, label %112, label %99

99:                                               ; preds = %92, %109
  %100 = phi i64 [ %110, %109 ], [ 0, %92 ]
  %101 = getelementptr inbounds nuw %struct.block, ptr %95, i64 %100
  %102 = load i64, ptr %101, align 8, !tbaa !76
  %103 = icmp ugt i64 %102, %53
  br i1 %103, label %109, label %104

104:                                              ; preds = %99
  %105 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %106 = load i64, ptr %105, align 8, !tbaa !78
  %107 = add i64 %106, %102
  %108 = icmp ugt i64 %86, %107
  br i1 %108, label %109, label %115

109:                                              ; preds = %104, %99
  %110 = add nuw nsw i64 %100, 1
  %111 = icmp eq i64 %110, %97
  br i1 %111, label %112, label %99

112:                                              ; preds = %109, %92, %87
  %113 = add nuw nsw i64 %88, 1
  %114 = icmp eq i64 %113, 32
  br i1 %114, label %123, label %87, !llvm.loop !80

115:                                              ; preds = %104
  %116 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %117 = load ptr, ptr %116, align 8, !tbaa !46
  %118 = ptrtoint ptr %90 to i64
  %119 = sub i64 %53, %118
  %120 = getelementptr inbounds nuw i8, ptr %117, i64 %119
  br label %123

121:                                              ; preds = %80
  %122 = inttoptr i64 %53 to ptr
  br label %123

123:                                              ; preds = %112, %121, %115
  %124 = phi ptr [ %122, %121 ], [ %120, %115 ], [ null, %112 ]
  %125 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %126 = load ptr, ptr %125, align 8, !tbaa !48
  %127 = icmp eq ptr %126, null
  br i1 %127, label %128, label %200

128:                                              ; preds = %123
  %129 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %130 = load i64, ptr %129, align 8, !tbaa !42
  br label %131

131:                                              ; preds = %157, %128
  %132 = phi i64 [ 0, %128 ], [ %158, %157 ]
  %133 = getelementptr inbounds nuw %struct.device, ptr @devices, i64 %132
  %134 = load ptr, ptr %133, align 16, !tbaa !44
  %135 = ptrtoint ptr %134 to i64
  %136 = icmp eq ptr %134, null
  %137 = icmp ult i64 %130, %135
  %138 = or i1 %136, %137
  br i1 %138, label %144, label %139

139:                                              ; preds = %131
  %140 = getelementptr inbounds nuw i8, ptr %133, i64 16
  %141 = load i64, ptr %140, align 16, !tbaa !45
  %142 = add i64 %141, %135
  %143 = icmp ult i64 %130, %142
  br i1 %143, label %160, label %144

144:                                              ; preds = %139, %131
  %145 = getelementptr inbounds nuw %struct.device, ptr @devices, i64 %132
  %146 = getelementptr inbounds nuw i8, ptr %145, i64 65576
  %147 = load ptr, ptr %146, align 8, !tbaa !44
  %148 = ptrtoint ptr %147 to i64
  %149 = icmp eq ptr %147, null
  %150 = icmp ult i64 %130, %148
  %151 = or i1 %149, %150
  br i1 %151, label %157, label %152

152:                                              ; preds = %144
  %153 = getelementptr inbounds nuw i8, ptr %145, i64 65592
  %154 = load i64, ptr %153, align 8, !tbaa !45
  %155 = add i64 %154, %148
  %156 = icmp ult i64 %130, %155
  br i1 %156, label %160, label %157

157:                                              ; preds = %152, %144
  %158 = add nuw nsw i64 %132, 2
  %159 = icmp eq i64 %158, 32
  br i1 %159, label %198, label %131, !llvm.loop !84

160:                                              ; preds = %152, %139
  %161 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %162 = load i64, ptr %161, align 8, !tbaa !42
  %163 = add i64 %162, %130
  br label %164

164:                                              ; preds = %189, %160
  %165 = phi i64 [ 0, %160 ], [ %190, %189 ]
  %166 = getelementptr inbounds nuw %struct.device, ptr @devices, i64 %165
  %167 = load ptr, ptr %166, align 8, !tbaa !44
  %168 = icmp eq ptr %167, null
  br i1 %168, label %189, label %169

169:                                              ; preds = %164
  %170 = getelementptr inbounds nuw i8, ptr %166, i64 65568
  %171 = load i32, ptr %170, align 8, !tbaa !75
  %172 = getelementptr inbounds nuw i8, ptr %166, i64 32
  %173 = tail call i32 @llvm.smax.i32(i32 %171, i32 0)
  %174 = zext nneg i32 %173 to i64
  %175 = icmp slt i32 %171, 1
  br i1 %175, label %189, label %176

176:                                              ; preds = %169, %186
  %177 = phi i64 [ %187, %186 ], [ 0, %169 ]
  %178 = getelementptr inbounds nuw %struct.block, ptr %172, i64 %177
  %179 = load i64, ptr %178, align 8, !tbaa !76
  %180 = icmp ugt i64 %179, %130
  br i1 %180, label %186, label %181

181:                                              ; preds = %176
  %182 = getelementptr inbounds nuw i8, ptr %178, i64 8
  %183 = load i64, ptr %182, align 8, !tbaa !78
  %184 = add i64 %183, %179
  %185 = icmp ugt i64 %163, %184
  br i1 %185, label %186, label %192

186:                                              ; preds = %181, %176
  %187 = add nuw nsw i64 %177, 1
  %188 = icmp eq i64 %187, %174
  br i1 %188, label %189, label %176

189:                                              ; preds = %186, %169, %164
  %190 = add nuw nsw i64 %165, 1
  %191 = icmp eq i64 %190, 32
  br i1 %191, label %289, label %164, !llvm.loop !80

192:                                              ; preds = %181
  %193 = getelementptr inbounds nuw i8, ptr %166, i64 8
  %194 = load ptr, ptr %193, align 8, !tbaa !46
  %195 = ptrtoint ptr %167 to i64
  %196 = sub i64 %130, %195
  %197 = getelementptr inbounds nuw i8, ptr %194, i64 %196
  br label %200

198:                                              ; preds = %157
  %199 = inttoptr i64 %130 to ptr
  br label %200

200:                                              ; preds = %198, %192, %123
  %201 = phi ptr [ %199, %198 ], [ %126, %123 ], [ %197, %192 ]
  %202 = icmp ne ptr %124, null
  %203 = icmp ne ptr %201, null
  %204 = select i1 %202, i1 %203, i1 false
  br i1 %204, label %205, label %289

205:                                              ; preds = %200
  %206 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %207 = load i64, ptr %206, align 8, !tbaa !42
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %124, ptr nonnull align 1 %201, i64 %207, i1 false)
  br label %293

208:                                              ; preds = %50, %50
  %209 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %210 = load i64, ptr %209, align 8, !tbaa !42
  %211 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %212 = load i64, ptr %211, align 8, !tbaa !42
  %213 = add i64 %212, %210
  br label %214

214:                                              ; preds = %239, %208
  %215 = phi i64 [ 0, %208 ], [ %240, %239 ]
  %216 = getelementptr inbounds nuw %struct.device, ptr @devices, i64 %215
  %217 = load ptr, ptr %216, align 8, !tbaa !44
  %218 = icmp eq ptr %217, null
  br i1 %218, label %239, label %219

219:                                              ; preds = %214
  %220 = getelementptr inbounds nuw i8, ptr %216, i64 65568
  %221 = load i32, ptr %220, align 8, !tbaa !75
  %222 = getelementptr inbounds nuw i8, ptr %216, i64 32
  %223 = tail call i32 @llvm.smax.i32(i32 %221, i32 0)
  %224 = zext nneg i32 %223 to i64
  %225 = icmp slt i32 %221, 1
  br i1 %225, label %239, label %226

226:                                              ; preds = %219, %236
  %227 = phi i64 [ %237, %236 ], [ 0, %219 ]
  %228 = getelementptr inbounds nuw %struct.block, ptr %222, i64 %227
  %229 = load i64, ptr %228, align 8, !tbaa !76
  %230 = icmp ugt i64 %229, %210
  br i1 %230, label %236, label %231

231:                                              ; preds = %226
  %232 = getelementptr inbounds nuw i8, ptr %228, i64 8
  %233 = load i64, ptr %232, align 8, !tbaa !78
  %234 = add i64 %233, %229
  %235 = icmp ugt i64 %213, %234
  br i1 %235, label %236, label %242

236:                                              ; preds = %231, %226
  %237 = add nuw nsw i64 %227, 1
  %238 = icmp eq i64 %237, %224
  br i1 %238, label %239, label %226

239:                                              ; preds = %236, %219, %214
  %240 = add nuw nsw i64 %215, 1
  %241 = icmp eq i64 %240, 32
  br i1 %241, label %289, label %214, !llvm.loop !80

242:                                              ; preds = %231
  %243 = getelementptr inbounds nuw i8, ptr %216, i64 8
  %244 = load ptr, ptr %243, align 8, !tbaa !46
  %245 = ptrtoint ptr %217 to i64
  %246 = sub i64 %210, %245
  %247 = getelementptr inbounds nuw i8, ptr %244, i64 %246
  %248 = icmp eq ptr %244, null
  br i1 %248, label %289, label %249

249:                                              ; preds = %242
  %250 = icmp eq i32 %22, 1
  br i1 %250, label %255, label %251

251:                                              ; preds = %249
  %252 = icmp eq i64 %212, 0
  br i1 %252, label %293, label %253

253:                                              ; preds = %251
  %254 = getelementptr inbounds nuw i8, ptr %18, i64 64
  br label %259

255:                                              ; preds = %249
  %256 = getelementptr inbounds nuw i8, ptr %18, i64 64
  %257 = load i32, ptr %256, align 8, !tbaa !5
  %258 = trunc i32 %257 to i8
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %247, i8 %258, i64 %212, i1 false)
  br label %293

259:                                              ; preds = %259, %253
  %260 = phi i64 [ 0, %253 ], [ %263, %259 ]
  %261 = getelementptr inbounds nuw i8, ptr %247, i64 %260
  %262 = load i32, ptr %254, align 8
  store i32 %262, ptr %261, align 1
  %263 = add i64 %260, 4
  %264 = load i64, ptr %211, align 8, !tbaa !42
  %265 = icmp ult i64 %263, %264
  br i1 %265, label %259, label %293, !llvm.loop !96

266:                                              ; preds = %50, %48
  %267 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %268 = load i64, ptr %267, align 8, !tbaa !42
  %269 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %270 = load ptr, ptr %269, align 8, !tbaa !92
  %271 = getelementptr inbounds nuw i8, ptr %270, i64 8
  store i64 %268, ptr %271, align 8, !tbaa !95
  %272 = getelementptr inbounds nuw i8, ptr %270, i64 16
  %273 = load i64, ptr %272, align 8, !tbaa !90
  %274 = icmp sgt i64 %273, -1
  br i1 %274, label %275, label %293

275:                                              ; preds = %266
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #20
  %276 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %1) #20
  %277 = load i64, ptr %1, align 8, !tbaa !97
  %278 = mul nsw i64 %277, 1000000000
  %279 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %280 = load i64, ptr %279, align 8, !tbaa !99
  %281 = add nsw i64 %278, %280
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #20
  %282 = load ptr, ptr %269, align 8, !tbaa !92
  %283 = getelementptr inbounds nuw i8, ptr %282, i64 16
  store i64 %281, ptr %283, align 8, !tbaa !90
  br label %293

284:                                              ; preds = %50
  %285 = tail call fastcc i32 @run_launch(ptr noundef nonnull %18)
  %286 = icmp eq i32 %285, 0
  br i1 %286, label %293, label %287

287:                                              ; preds = %284
  %288 = load ptr, ptr %12, align 8, !tbaa !86
  br label %289

289:                                              ; preds = %239, %189, %287, %242, %200
  %290 = phi ptr [ %288, %287 ], [ %44, %189 ], [ %44, %200 ], [ %44, %242 ], [ %44, %239 ]
  %291 = phi i32 [ %285, %287 ], [ 700, %189 ], [ 700, %200 ], [ 700, %242 ], [ 700, %239 ]
  %292 = getelementptr inbounds nuw i8, ptr %290, i64 65572
  store i32 %291, ptr %292, align 4, !tbaa !39
  br label %293

293:                                              ; preds = %259, %48, %50, %205, %251, %255, %266, %275, %284, %289
  %294 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %295 = load ptr, ptr %294, align 8, !tbaa !48
  call void @free(ptr noundef %295) #20
  call void @free(ptr noundef %18) #20
  br label %299

296:                                              ; preds = %7, %16, %29
  %297 = add nuw nsw i32 %8, 1
  %298 = icmp eq i32 %297, 256
  br i1 %298, label %299, label %7, !llvm.loop !100

299:                                              ; preds = %296, %293
  %300 = phi i32 [ 1, %293 ], [ 0, %296 ]
  ret i32 %300
}

; Function Attrs: nounwind uwtable
define i32 @cuEventSynchronize(ptr noundef readonly captures(none) %0) local_unnamed_addr #30 {
  %2 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuEventSynchronize)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %7, label %51

4:                                                ; preds = %23
  %5 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %30, label %26

7:                                                ; preds = %1, %23
  %8 = phi i32 [ %24, %23 ], [ 0, %1 ]
  %9 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %30, label %11

11:                                               ; preds = %7
  tail call void @llvm.x86.sse2.pause()
  %12 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %30, label %14

14:                                               ; preds = %11
  tail call void @llvm.x86.sse2.pause()
  %15 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %30, label %17

17:                                               ; preds = %14
  tail call void @llvm.x86.sse2.pause()
  %18 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 1
  br i1 %19, label %30, label %20

20:                                               ; preds = %17
  tail call void @llvm.x86.sse2.pause()
  %21 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 1
  br i1 %22, label %30, label %23

23:                                               ; preds = %20
  tail call void @llvm.x86.sse2.pause()
  %24 = add nuw nsw i32 %8, 5
  %25 = icmp eq i32 %24, 100
  br i1 %25, label %4, label %7, !llvm.loop !27

26:                                               ; preds = %4, %26
  %27 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  %28 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %26, !llvm.loop !29

30:                                               ; preds = %7, %11, %14, %17, %20, %26, %4
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %32

32:                                               ; preds = %30, %36
  %33 = load i64, ptr %31, align 8, !tbaa !95
  %34 = load i64, ptr %0, align 8, !tbaa !94
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %36, label %39

36:                                               ; preds = %32
  %37 = tail call fastcc i32 @run_one()
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %45, label %32

39:                                               ; preds = %32
  %40 = tail call i32 @pthread_once(ptr noundef nonnull @once, ptr noundef nonnull @make_key) #20
  %41 = load i32, ptr @chosen, align 4, !tbaa !5
  %42 = tail call ptr @pthread_getspecific(i32 noundef %41) #20
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 65572
  %44 = load i32, ptr %43, align 4, !tbaa !39
  br label %45

45:                                               ; preds = %36, %39
  %46 = phi i32 [ %44, %39 ], [ 999, %36 ]
  %47 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %48 = icmp eq i32 %47, 2
  br i1 %48, label %49, label %51

49:                                               ; preds = %45
  %50 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  br label %51

51:                                               ; preds = %49, %45, %1
  %52 = phi i32 [ %2, %1 ], [ %46, %45 ], [ %46, %49 ]
  ret i32 %52
}

; Function Attrs: nounwind uwtable
define i32 @cuEventElapsedTime(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #30 {
  %4 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuEventElapsedTime)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %33

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !90
  %9 = icmp slt i64 %8, 0
  br i1 %9, label %33, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %12 = load i64, ptr %11, align 8, !tbaa !90
  %13 = icmp slt i64 %12, 0
  br i1 %13, label %33, label %14

14:                                               ; preds = %10
  %15 = load i64, ptr %1, align 8, !tbaa !94
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %33, label %17

17:                                               ; preds = %14
  %18 = load i64, ptr %2, align 8, !tbaa !94
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %33, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %22 = load i64, ptr %21, align 8, !tbaa !95
  %23 = icmp slt i64 %22, %15
  br i1 %23, label %33, label %24

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !95
  %27 = icmp slt i64 %26, %18
  br i1 %27, label %33, label %28

28:                                               ; preds = %24
  %29 = sub nsw i64 %12, %8
  %30 = sitofp i64 %29 to double
  %31 = fdiv double %30, 1.000000e+06
  %32 = fptrunc double %31 to float
  store float %32, ptr %0, align 4, !tbaa !101
  br label %33

33:                                               ; preds = %20, %24, %6, %10, %14, %17, %3, %28
  %34 = phi i32 [ 0, %28 ], [ %4, %3 ], [ 400, %6 ], [ 400, %17 ], [ 400, %14 ], [ 400, %10 ], [ 600, %24 ], [ 600, %20 ]
  ret i32 %34
}

; Function Attrs: nounwind uwtable
define i32 @cuStreamBeginCapture_v2(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #30 {
  %3 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuStreamBeginCapture_v2)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %15

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = load ptr, ptr %6, align 8, !tbaa !70
  %8 = icmp eq ptr %7, null
  %9 = load i64, ptr @settings.5, align 8
  %10 = icmp ne i64 %9, 0
  %11 = select i1 %8, i1 %10, i1 false
  br i1 %11, label %12, label %15

12:                                               ; preds = %5
  %13 = tail call noalias dereferenceable_or_null(16) ptr @calloc(i64 noundef 1, i64 noundef 16) #26
  store ptr %13, ptr %6, align 8, !tbaa !70
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %13, ptr %14, align 8, !tbaa !103
  br label %15

15:                                               ; preds = %5, %2, %12
  %16 = phi i32 [ %3, %2 ], [ 0, %12 ], [ 900, %5 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define i32 @cuStreamEndCapture(ptr noundef captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #30 {
  %3 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuStreamEndCapture)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = load ptr, ptr %6, align 8, !tbaa !70
  store ptr %7, ptr %1, align 8, !tbaa !48
  store ptr null, ptr %6, align 8, !tbaa !70
  %8 = load ptr, ptr %1, align 8, !tbaa !48
  %9 = icmp eq ptr %8, null
  %10 = select i1 %9, i32 901, i32 0
  br label %11

11:                                               ; preds = %2, %5
  %12 = phi i32 [ %10, %5 ], [ %3, %2 ]
  ret i32 %12
}

; Function Attrs: nounwind uwtable
define i32 @cuGraphInstantiateWithFlags(ptr noundef writeonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2) local_unnamed_addr #30 {
  %4 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuGraphInstantiateWithFlags)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = tail call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #25
  store ptr %7, ptr %0, align 8, !tbaa !48
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(16) %1, i64 16, i1 false), !tbaa.struct !105
  store ptr null, ptr %1, align 8, !tbaa !106
  br label %8

8:                                                ; preds = %3, %6
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define i32 @cuGraphLaunch(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #30 {
  %3 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuGraphLaunch)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %80

5:                                                ; preds = %2
  %6 = load ptr, ptr %0, align 8, !tbaa !72
  %7 = icmp eq ptr %6, null
  br i1 %7, label %80, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %11

11:                                               ; preds = %8, %77
  %12 = phi ptr [ %6, %8 ], [ %78, %77 ]
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %14 = load i32, ptr %13, align 8, !tbaa !5
  %15 = icmp eq i32 %14, 3
  br i1 %15, label %16, label %37

16:                                               ; preds = %11
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %18 = load ptr, ptr %17, align 8, !tbaa !66
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %20 = load i32, ptr %19, align 8, !tbaa !62
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 28
  %22 = load i32, ptr %21, align 4, !tbaa !63
  %23 = icmp ne i32 %22, 0
  %24 = zext i1 %23 to i32
  %25 = getelementptr inbounds nuw i8, ptr %18, i64 20
  %26 = load i32, ptr %25, align 4, !tbaa !64
  %27 = add i32 %26, %20
  %28 = add i32 %27, %24
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %31 = load i32, ptr %30, align 8, !tbaa !65
  %32 = zext i32 %31 to i64
  %33 = shl nuw nsw i64 %32, 7
  %34 = shl nuw nsw i64 %29, 3
  %35 = or disjoint i64 %33, 80
  %36 = add nuw nsw i64 %35, %34
  br label %37

37:                                               ; preds = %11, %16
  %38 = phi i64 [ %36, %16 ], [ 80, %11 ]
  %39 = tail call noalias noundef ptr @calloc(i64 noundef 1, i64 noundef %38) #26
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 8
  store i32 %14, ptr %40, align 8, !tbaa !5
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %39, ptr noundef nonnull align 8 dereferenceable(1) %12, i64 %38, i1 false)
  store ptr null, ptr %39, align 8, !tbaa !72
  br label %44

41:                                               ; preds = %60
  %42 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %67, label %63

44:                                               ; preds = %60, %37
  %45 = phi i32 [ 0, %37 ], [ %61, %60 ]
  %46 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %47 = extractvalue { i32, i1 } %46, 1
  br i1 %47, label %67, label %48

48:                                               ; preds = %44
  tail call void @llvm.x86.sse2.pause()
  %49 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %50 = extractvalue { i32, i1 } %49, 1
  br i1 %50, label %67, label %51

51:                                               ; preds = %48
  tail call void @llvm.x86.sse2.pause()
  %52 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %53 = extractvalue { i32, i1 } %52, 1
  br i1 %53, label %67, label %54

54:                                               ; preds = %51
  tail call void @llvm.x86.sse2.pause()
  %55 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %56 = extractvalue { i32, i1 } %55, 1
  br i1 %56, label %67, label %57

57:                                               ; preds = %54
  tail call void @llvm.x86.sse2.pause()
  %58 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %59 = extractvalue { i32, i1 } %58, 1
  br i1 %59, label %67, label %60

60:                                               ; preds = %57
  tail call void @llvm.x86.sse2.pause()
  %61 = add nuw nsw i32 %45, 5
  %62 = icmp eq i32 %61, 100
  br i1 %62, label %41, label %44, !llvm.loop !27

63:                                               ; preds = %41, %63
  %64 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  %65 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %63, !llvm.loop !29

67:                                               ; preds = %44, %48, %51, %54, %57, %63, %41
  %68 = load ptr, ptr %9, align 8, !tbaa !70
  %69 = icmp eq ptr %68, null
  %70 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %71 = select i1 %69, ptr %10, ptr %70
  %72 = load ptr, ptr %71, align 8, !tbaa !71
  store ptr %39, ptr %72, align 8, !tbaa !72
  store ptr %39, ptr %71, align 8, !tbaa !71
  %73 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %74 = icmp eq i32 %73, 2
  br i1 %74, label %75, label %77

75:                                               ; preds = %67
  %76 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  br label %77

77:                                               ; preds = %67, %75
  %78 = load ptr, ptr %12, align 8, !tbaa !72
  %79 = icmp eq ptr %78, null
  br i1 %79, label %80, label %11, !llvm.loop !107

80:                                               ; preds = %77, %5, %2
  %81 = phi i32 [ %3, %2 ], [ 0, %5 ], [ 0, %77 ]
  ret i32 %81
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @cuGraphDestroy(ptr noundef captures(none) %0) local_unnamed_addr #36 {
  %2 = load ptr, ptr %0, align 8, !tbaa !106
  %3 = icmp eq ptr %2, null
  br i1 %3, label %8, label %4

4:                                                ; preds = %1, %4
  %5 = phi ptr [ %6, %4 ], [ %2, %1 ]
  %6 = load ptr, ptr %5, align 8, !tbaa !72
  tail call void @free(ptr noundef nonnull %5) #20
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %4, !llvm.loop !108

8:                                                ; preds = %4, %1
  tail call void @free(ptr noundef nonnull %0) #20
  ret i32 0
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @cuGraphExecDestroy(ptr noundef captures(none) %0) local_unnamed_addr #36 {
  %2 = load ptr, ptr %0, align 8, !tbaa !106
  %3 = icmp eq ptr %2, null
  br i1 %3, label %8, label %4

4:                                                ; preds = %1, %4
  %5 = phi ptr [ %6, %4 ], [ %2, %1 ]
  %6 = load ptr, ptr %5, align 8, !tbaa !72
  tail call void @free(ptr noundef nonnull %5) #20
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %4, !llvm.loop !108

8:                                                ; preds = %4, %1
  tail call void @free(ptr noundef nonnull %0) #20
  ret i32 0
}

; Function Attrs: nounwind uwtable
define i32 @cuTensorMapEncodeTiled(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef readonly captures(none) %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11) local_unnamed_addr #30 {
  %13 = alloca %struct.tfc_stand_in_map, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #20
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %14, i8 0, i64 88, i1 false)
  %15 = ptrtoint ptr %3 to i64
  store i64 %15, ptr %13, align 8, !tbaa !109
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 %1, ptr %16, align 8, !tbaa !111
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 12
  store i32 %2, ptr %17, align 4, !tbaa !112
  %18 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuTensorMapEncodeTiled)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %81

20:                                               ; preds = %12
  %21 = ptrtoint ptr %0 to i64
  %22 = and i64 %21, 63
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %81

24:                                               ; preds = %20
  %25 = and i64 %15, 15
  %26 = icmp ne i64 %25, 0
  %27 = add i32 %2, -6
  %28 = icmp ult i32 %27, -5
  %29 = or i1 %28, %26
  %30 = icmp ne i32 %8, 0
  %31 = or i1 %29, %30
  %32 = icmp ne i32 %9, 3
  %33 = or i1 %31, %32
  %34 = icmp ne i32 %11, 0
  %35 = or i1 %33, %34
  br i1 %35, label %81, label %36

36:                                               ; preds = %24
  %37 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %38 = getelementptr inbounds nuw i8, ptr %13, i64 88
  %39 = zext nneg i32 %2 to i64
  %40 = load i64, ptr %4, align 8, !tbaa !42
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %81, label %42

42:                                               ; preds = %36
  %43 = load i32, ptr %6, align 4, !tbaa !5
  %44 = add i32 %43, -257
  %45 = icmp ult i32 %44, -256
  br i1 %45, label %81, label %46

46:                                               ; preds = %42
  %47 = load i32, ptr %7, align 4, !tbaa !5
  %48 = icmp eq i32 %47, 1
  br i1 %48, label %49, label %81

49:                                               ; preds = %46
  store i64 %40, ptr %37, align 8, !tbaa !42
  store i32 %43, ptr %38, align 8, !tbaa !5
  %50 = icmp eq i32 %2, 1
  br i1 %50, label %79, label %51

51:                                               ; preds = %49
  %52 = getelementptr inbounds nuw i8, ptr %13, i64 48
  br label %53

53:                                               ; preds = %51, %73
  %54 = phi i64 [ 1, %51 ], [ %77, %73 ]
  %55 = getelementptr inbounds nuw i64, ptr %4, i64 %54
  %56 = load i64, ptr %55, align 8, !tbaa !42
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %81, label %58

58:                                               ; preds = %53
  %59 = getelementptr inbounds nuw i32, ptr %6, i64 %54
  %60 = load i32, ptr %59, align 4, !tbaa !5
  %61 = add i32 %60, -257
  %62 = icmp ult i32 %61, -256
  br i1 %62, label %81, label %63

63:                                               ; preds = %58
  %64 = getelementptr inbounds nuw i32, ptr %7, i64 %54
  %65 = load i32, ptr %64, align 4, !tbaa !5
  %66 = icmp eq i32 %65, 1
  br i1 %66, label %67, label %81

67:                                               ; preds = %63
  %68 = getelementptr i64, ptr %5, i64 %54
  %69 = getelementptr i8, ptr %68, i64 -8
  %70 = load i64, ptr %69, align 8, !tbaa !42
  %71 = and i64 %70, 15
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %73, label %81

73:                                               ; preds = %67
  %74 = getelementptr inbounds nuw i64, ptr %37, i64 %54
  store i64 %56, ptr %74, align 8, !tbaa !42
  %75 = getelementptr inbounds nuw i32, ptr %38, i64 %54
  store i32 %60, ptr %75, align 4, !tbaa !5
  %76 = getelementptr i64, ptr %52, i64 %54
  store i64 %70, ptr %76, align 8, !tbaa !42
  %77 = add nuw nsw i64 %54, 1
  %78 = icmp eq i64 %77, %39
  br i1 %78, label %79, label %53, !llvm.loop !113

79:                                               ; preds = %73, %49
  %80 = getelementptr i8, ptr %0, i64 112
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %80, i8 0, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(112) %0, ptr noundef nonnull align 8 dereferenceable(112) %13, i64 112, i1 false)
  br label %81

81:                                               ; preds = %67, %63, %58, %53, %36, %42, %46, %20, %24, %12, %79
  %82 = phi i32 [ 1, %20 ], [ %18, %12 ], [ 0, %79 ], [ 1, %24 ], [ 1, %36 ], [ 1, %46 ], [ 1, %42 ], [ 1, %53 ], [ 1, %58 ], [ 1, %63 ], [ 1, %67 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #20
  ret i32 %82
}

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #20

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #11

; Function Attrs: nounwind
declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) local_unnamed_addr #11

; Function Attrs: nounwind
declare i32 @munmap(ptr noundef, i64 noundef) local_unnamed_addr #11

; Function Attrs: nounwind
declare i32 @pthread_key_create(ptr noundef, ptr noundef) local_unnamed_addr #11

; Function Attrs: nounwind
declare ptr @pthread_getspecific(i32 noundef) local_unnamed_addr #11

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 701) i32 @run_launch(ptr noundef %0) unnamed_addr #30 {
  %2 = alloca %struct.tfc_failure, align 8
  %3 = alloca %struct.tfc_ctx, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %5 = load ptr, ptr %4, align 8, !tbaa !66
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %7 = load i32, ptr %6, align 8, !tbaa !62
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load i32, ptr %8, align 8, !tbaa !65
  %10 = add i32 %7, 1
  %11 = add i32 %10, %9
  %12 = zext i32 %11 to i64
  %13 = alloca ptr, i64 %12, align 16
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %15 = load i32, ptr %14, align 4, !tbaa !64
  %16 = add i32 %15, 1
  %17 = zext i32 %16 to i64
  %18 = alloca i64, i64 %17, align 16
  %19 = icmp eq i32 %7, 0
  br i1 %19, label %69, label %20

20:                                               ; preds = %1
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %22 = zext i32 %7 to i64
  br label %23

23:                                               ; preds = %20, %66
  %24 = phi i64 [ 0, %20 ], [ %67, %66 ]
  %25 = getelementptr inbounds nuw i64, ptr %21, i64 %24
  %26 = load i64, ptr %25, align 8, !tbaa !42
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %30

28:                                               ; preds = %23
  %29 = getelementptr inbounds nuw ptr, ptr %13, i64 %24
  store ptr null, ptr %29, align 8, !tbaa !48
  br label %66

30:                                               ; preds = %23, %55
  %31 = phi i64 [ %56, %55 ], [ 0, %23 ]
  %32 = getelementptr inbounds nuw %struct.device, ptr @devices, i64 %31
  %33 = load ptr, ptr %32, align 8, !tbaa !44
  %34 = icmp eq ptr %33, null
  br i1 %34, label %55, label %35

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw i8, ptr %32, i64 65568
  %37 = load i32, ptr %36, align 8, !tbaa !75
  %38 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %39 = tail call i32 @llvm.smax.i32(i32 %37, i32 0)
  %40 = zext nneg i32 %39 to i64
  %41 = icmp slt i32 %37, 1
  br i1 %41, label %55, label %42

42:                                               ; preds = %35, %52
  %43 = phi i64 [ %53, %52 ], [ 0, %35 ]
  %44 = getelementptr inbounds nuw %struct.block, ptr %38, i64 %43
  %45 = load i64, ptr %44, align 8, !tbaa !76
  %46 = icmp ugt i64 %45, %26
  br i1 %46, label %52, label %47

47:                                               ; preds = %42
  %48 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !78
  %50 = add i64 %49, %45
  %51 = icmp ugt i64 %26, %50
  br i1 %51, label %52, label %58

52:                                               ; preds = %47, %42
  %53 = add nuw nsw i64 %43, 1
  %54 = icmp eq i64 %53, %40
  br i1 %54, label %55, label %42

55:                                               ; preds = %52, %35, %30
  %56 = add nuw nsw i64 %31, 1
  %57 = icmp eq i64 %56, 32
  br i1 %57, label %301, label %30, !llvm.loop !80

58:                                               ; preds = %47
  %59 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %60 = load ptr, ptr %59, align 8, !tbaa !46
  %61 = ptrtoint ptr %33 to i64
  %62 = sub i64 %26, %61
  %63 = getelementptr inbounds nuw i8, ptr %60, i64 %62
  %64 = getelementptr inbounds nuw ptr, ptr %13, i64 %24
  store ptr %63, ptr %64, align 8, !tbaa !48
  %65 = icmp eq ptr %60, null
  br i1 %65, label %301, label %66

66:                                               ; preds = %28, %58
  %67 = add nuw nsw i64 %24, 1
  %68 = icmp eq i64 %67, %22
  br i1 %68, label %69, label %23, !llvm.loop !115

69:                                               ; preds = %66, %1
  %70 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %71 = load i32, ptr %70, align 4, !tbaa !63
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %115, label %73

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %75 = add i32 %7, 1
  %76 = zext i32 %7 to i64
  %77 = getelementptr inbounds nuw i64, ptr %74, i64 %76
  %78 = load i64, ptr %77, align 8, !tbaa !42
  %79 = add i64 %78, 48
  br label %80

80:                                               ; preds = %105, %73
  %81 = phi i64 [ 0, %73 ], [ %106, %105 ]
  %82 = getelementptr inbounds nuw %struct.device, ptr @devices, i64 %81
  %83 = load ptr, ptr %82, align 8, !tbaa !44
  %84 = icmp eq ptr %83, null
  br i1 %84, label %105, label %85

85:                                               ; preds = %80
  %86 = getelementptr inbounds nuw i8, ptr %82, i64 65568
  %87 = load i32, ptr %86, align 8, !tbaa !75
  %88 = getelementptr inbounds nuw i8, ptr %82, i64 32
  %89 = tail call i32 @llvm.smax.i32(i32 %87, i32 0)
  %90 = zext nneg i32 %89 to i64
  %91 = icmp slt i32 %87, 1
  br i1 %91, label %105, label %92

92:                                               ; preds = %85, %102
  %93 = phi i64 [ %103, %102 ], [ 0, %85 ]
  %94 = getelementptr inbounds nuw %struct.block, ptr %88, i64 %93
  %95 = load i64, ptr %94, align 8, !tbaa !76
  %96 = icmp ugt i64 %95, %78
  br i1 %96, label %102, label %97

97:                                               ; preds = %92
  %98 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %99 = load i64, ptr %98, align 8, !tbaa !78
  %100 = add i64 %99, %95
  %101 = icmp ugt i64 %79, %100
  br i1 %101, label %102, label %108

102:                                              ; preds = %97, %92
  %103 = add nuw nsw i64 %93, 1
  %104 = icmp eq i64 %103, %90
  br i1 %104, label %105, label %92

105:                                              ; preds = %102, %85, %80
  %106 = add nuw nsw i64 %81, 1
  %107 = icmp eq i64 %106, 32
  br i1 %107, label %301, label %80, !llvm.loop !80

108:                                              ; preds = %97
  %109 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %110 = load ptr, ptr %109, align 8, !tbaa !46
  %111 = ptrtoint ptr %83 to i64
  %112 = sub i64 %78, %111
  %113 = getelementptr inbounds nuw i8, ptr %110, i64 %112
  %114 = icmp eq ptr %110, null
  br i1 %114, label %301, label %115

115:                                              ; preds = %108, %69
  %116 = phi ptr [ %113, %108 ], [ null, %69 ]
  %117 = phi i32 [ %75, %108 ], [ %7, %69 ]
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %119 = load i32, ptr %118, align 4, !tbaa !5
  %120 = zext i32 %119 to i64
  store i64 %120, ptr %18, align 16, !tbaa !42
  %121 = icmp eq i32 %15, 0
  br i1 %121, label %176, label %122

122:                                              ; preds = %115
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %124 = zext i32 %15 to i64
  %125 = icmp ult i32 %15, 10
  br i1 %125, label %153, label %126

126:                                              ; preds = %122
  %127 = add nsw i64 %124, -1
  %128 = trunc i64 %127 to i32
  %129 = xor i32 %117, -1
  %130 = icmp ult i32 %129, %128
  %131 = icmp ugt i64 %127, 4294967295
  %132 = or i1 %130, %131
  br i1 %132, label %153, label %133

133:                                              ; preds = %126
  %134 = and i64 %124, 4294967292
  %135 = trunc nuw i64 %134 to i32
  %136 = add i32 %117, %135
  br label %137

137:                                              ; preds = %137, %133
  %138 = phi i64 [ 0, %133 ], [ %149, %137 ]
  %139 = trunc i64 %138 to i32
  %140 = add i32 %117, %139
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds nuw i64, ptr %123, i64 %141
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 16
  %144 = load <2 x i64>, ptr %142, align 8, !tbaa !42
  %145 = load <2 x i64>, ptr %143, align 8, !tbaa !42
  %146 = getelementptr inbounds nuw i64, ptr %18, i64 %138
  %147 = getelementptr inbounds nuw i8, ptr %146, i64 8
  %148 = getelementptr inbounds nuw i8, ptr %146, i64 24
  store <2 x i64> %144, ptr %147, align 8, !tbaa !42
  store <2 x i64> %145, ptr %148, align 8, !tbaa !42
  %149 = add nuw i64 %138, 4
  %150 = icmp eq i64 %149, %134
  br i1 %150, label %151, label %137, !llvm.loop !116

151:                                              ; preds = %137
  %152 = icmp eq i64 %134, %124
  br i1 %152, label %176, label %153

153:                                              ; preds = %126, %122, %151
  %154 = phi i64 [ 0, %126 ], [ 0, %122 ], [ %134, %151 ]
  %155 = phi i32 [ %117, %126 ], [ %117, %122 ], [ %136, %151 ]
  %156 = and i64 %124, 3
  %157 = icmp eq i64 %156, 0
  br i1 %157, label %170, label %158

158:                                              ; preds = %153, %158
  %159 = phi i64 [ %166, %158 ], [ %154, %153 ]
  %160 = phi i32 [ %162, %158 ], [ %155, %153 ]
  %161 = phi i64 [ %168, %158 ], [ 0, %153 ]
  %162 = add i32 %160, 1
  %163 = zext i32 %160 to i64
  %164 = getelementptr inbounds nuw i64, ptr %123, i64 %163
  %165 = load i64, ptr %164, align 8, !tbaa !42
  %166 = add nuw nsw i64 %159, 1
  %167 = getelementptr inbounds nuw i64, ptr %18, i64 %166
  store i64 %165, ptr %167, align 8, !tbaa !42
  %168 = add i64 %161, 1
  %169 = icmp eq i64 %168, %156
  br i1 %169, label %170, label %158, !llvm.loop !119

170:                                              ; preds = %158, %153
  %171 = phi i32 [ poison, %153 ], [ %162, %158 ]
  %172 = phi i64 [ %154, %153 ], [ %166, %158 ]
  %173 = phi i32 [ %155, %153 ], [ %162, %158 ]
  %174 = sub nsw i64 %154, %124
  %175 = icmp ugt i64 %174, -4
  br i1 %175, label %176, label %182

176:                                              ; preds = %170, %182, %151, %115
  %177 = phi i32 [ %117, %115 ], [ %136, %151 ], [ %171, %170 ], [ %203, %182 ]
  %178 = icmp eq i32 %9, 0
  br i1 %178, label %256, label %179

179:                                              ; preds = %176
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %181 = zext i32 %9 to i64
  br label %210

182:                                              ; preds = %170, %182
  %183 = phi i64 [ %207, %182 ], [ %172, %170 ]
  %184 = phi i32 [ %203, %182 ], [ %173, %170 ]
  %185 = add i32 %184, 1
  %186 = zext i32 %184 to i64
  %187 = getelementptr inbounds nuw i64, ptr %123, i64 %186
  %188 = load i64, ptr %187, align 8, !tbaa !42
  %189 = getelementptr inbounds nuw i64, ptr %18, i64 %183
  %190 = getelementptr inbounds nuw i8, ptr %189, i64 8
  store i64 %188, ptr %190, align 8, !tbaa !42
  %191 = add i32 %184, 2
  %192 = zext i32 %185 to i64
  %193 = getelementptr inbounds nuw i64, ptr %123, i64 %192
  %194 = load i64, ptr %193, align 8, !tbaa !42
  %195 = getelementptr inbounds nuw i64, ptr %18, i64 %183
  %196 = getelementptr inbounds nuw i8, ptr %195, i64 16
  store i64 %194, ptr %196, align 8, !tbaa !42
  %197 = add i32 %184, 3
  %198 = zext i32 %191 to i64
  %199 = getelementptr inbounds nuw i64, ptr %123, i64 %198
  %200 = load i64, ptr %199, align 8, !tbaa !42
  %201 = getelementptr inbounds nuw i64, ptr %18, i64 %183
  %202 = getelementptr inbounds nuw i8, ptr %201, i64 24
  store i64 %200, ptr %202, align 8, !tbaa !42
  %203 = add i32 %184, 4
  %204 = zext i32 %197 to i64
  %205 = getelementptr inbounds nuw i64, ptr %123, i64 %204
  %206 = load i64, ptr %205, align 8, !tbaa !42
  %207 = add nuw nsw i64 %183, 4
  %208 = getelementptr inbounds nuw i64, ptr %18, i64 %207
  store i64 %206, ptr %208, align 8, !tbaa !42
  %209 = icmp eq i64 %207, %124
  br i1 %209, label %176, label %182, !llvm.loop !120

210:                                              ; preds = %179, %252
  %211 = phi i64 [ 0, %179 ], [ %253, %252 ]
  %212 = phi i32 [ %177, %179 ], [ %254, %252 ]
  %213 = zext i32 %212 to i64
  %214 = getelementptr inbounds nuw i64, ptr %180, i64 %213
  %215 = trunc nuw i64 %211 to i32
  %216 = add i32 %7, %215
  %217 = zext i32 %216 to i64
  %218 = getelementptr inbounds nuw ptr, ptr %13, i64 %217
  store ptr %214, ptr %218, align 8, !tbaa !48
  %219 = load i64, ptr %214, align 8, !tbaa !109
  br label %220

220:                                              ; preds = %245, %210
  %221 = phi i64 [ 0, %210 ], [ %246, %245 ]
  %222 = getelementptr inbounds nuw %struct.device, ptr @devices, i64 %221
  %223 = load ptr, ptr %222, align 8, !tbaa !44
  %224 = icmp eq ptr %223, null
  br i1 %224, label %245, label %225

225:                                              ; preds = %220
  %226 = getelementptr inbounds nuw i8, ptr %222, i64 65568
  %227 = load i32, ptr %226, align 8, !tbaa !75
  %228 = getelementptr inbounds nuw i8, ptr %222, i64 32
  %229 = tail call i32 @llvm.smax.i32(i32 %227, i32 0)
  %230 = zext nneg i32 %229 to i64
  %231 = icmp slt i32 %227, 1
  br i1 %231, label %245, label %232

232:                                              ; preds = %225, %242
  %233 = phi i64 [ %243, %242 ], [ 0, %225 ]
  %234 = getelementptr inbounds nuw %struct.block, ptr %228, i64 %233
  %235 = load i64, ptr %234, align 8, !tbaa !76
  %236 = icmp ugt i64 %235, %219
  br i1 %236, label %242, label %237

237:                                              ; preds = %232
  %238 = getelementptr inbounds nuw i8, ptr %234, i64 8
  %239 = load i64, ptr %238, align 8, !tbaa !78
  %240 = add i64 %239, %235
  %241 = icmp ugt i64 %219, %240
  br i1 %241, label %242, label %248

242:                                              ; preds = %237, %232
  %243 = add nuw nsw i64 %233, 1
  %244 = icmp eq i64 %243, %230
  br i1 %244, label %245, label %232

245:                                              ; preds = %242, %225, %220
  %246 = add nuw nsw i64 %221, 1
  %247 = icmp eq i64 %246, 32
  br i1 %247, label %301, label %220, !llvm.loop !80

248:                                              ; preds = %237
  %249 = getelementptr inbounds nuw i8, ptr %222, i64 8
  %250 = load ptr, ptr %249, align 8, !tbaa !46
  %251 = icmp eq ptr %250, null
  br i1 %251, label %301, label %252

252:                                              ; preds = %248
  %253 = add nuw nsw i64 %211, 1
  %254 = add i32 %212, 16
  %255 = icmp eq i64 %253, %181
  br i1 %255, label %256, label %210, !llvm.loop !121

256:                                              ; preds = %252, %176
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %2, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store i32 56, ptr %3, align 8, !tbaa !122
  %257 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store ptr %2, ptr %257, align 8, !tbaa !130
  %258 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %259 = load ptr, ptr %258, align 8, !tbaa !131
  %260 = call i32 %259(ptr noundef nonnull %13, ptr noundef nonnull %18, ptr noundef nonnull %3) #20
  %261 = icmp ne i32 %260, 0
  %262 = icmp ne ptr %116, null
  %263 = and i1 %262, %261
  br i1 %263, label %264, label %300

264:                                              ; preds = %256
  %265 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %266 = load i32, ptr %265, align 4, !tbaa !132
  %267 = getelementptr inbounds nuw i8, ptr %116, i64 8
  %268 = load i32, ptr %267, align 8, !tbaa !135
  %269 = icmp ult i32 %266, %268
  br i1 %269, label %270, label %272

270:                                              ; preds = %264
  %271 = getelementptr inbounds nuw i8, ptr %116, i64 4
  br label %286

272:                                              ; preds = %264
  %273 = icmp eq i32 %266, %268
  br i1 %273, label %274, label %280

274:                                              ; preds = %272
  %275 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %276 = load i64, ptr %275, align 8, !tbaa !137
  %277 = getelementptr inbounds nuw i8, ptr %116, i64 16
  %278 = load i64, ptr %277, align 8, !tbaa !138
  %279 = icmp slt i64 %276, %278
  br label %280

280:                                              ; preds = %274, %272
  %281 = phi i1 [ %279, %274 ], [ false, %272 ]
  %282 = getelementptr inbounds nuw i8, ptr %116, i64 4
  %283 = load i32, ptr %282, align 4, !tbaa !139
  %284 = icmp eq i32 %283, 0
  %285 = select i1 %284, i1 true, i1 %281
  br i1 %285, label %286, label %300

286:                                              ; preds = %280, %270
  %287 = phi ptr [ %271, %270 ], [ %282, %280 ]
  %288 = load atomic i32, ptr %2 seq_cst, align 8, !tbaa !140
  %289 = load i32, ptr %265, align 4, !tbaa !132
  %290 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %291 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %292 = load i64, ptr %291, align 8, !tbaa !141
  %293 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %294 = load double, ptr %293, align 8, !tbaa !142
  store i32 0, ptr %116, align 8, !tbaa !5
  store i32 %288, ptr %287, align 4, !tbaa !5
  store i32 %289, ptr %267, align 8, !tbaa !5
  %295 = getelementptr inbounds nuw i8, ptr %116, i64 12
  store i32 0, ptr %295, align 4, !tbaa !5
  %296 = getelementptr inbounds nuw i8, ptr %116, i64 16
  %297 = load <2 x i64>, ptr %290, align 8, !tbaa !42
  store <2 x i64> %297, ptr %296, align 8, !tbaa !42
  %298 = getelementptr inbounds nuw i8, ptr %116, i64 32
  store i64 %292, ptr %298, align 8, !tbaa !42
  %299 = getelementptr inbounds nuw i8, ptr %116, i64 40
  store double %294, ptr %299, align 8, !tbaa !143
  br label %300

300:                                              ; preds = %286, %280, %256
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #20
  br label %301

301:                                              ; preds = %58, %55, %105, %248, %245, %108, %300
  %302 = phi i32 [ 700, %245 ], [ 0, %300 ], [ 700, %248 ], [ 700, %108 ], [ 700, %55 ], [ 700, %105 ], [ 700, %58 ]
  ret i32 %302
}

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #11

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr captures(none), ptr captures(none), i64) local_unnamed_addr #21

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #22

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #23

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #3 = { nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #7 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
attributes #11 = { nounwind }
attributes #12 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) }
attributes #13 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #14 = { nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #15 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #16 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #17 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized,aligned") allocsize(1) memory(inaccessiblemem: readwrite) }
attributes #18 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) }
attributes #19 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) }
attributes #20 = { nounwind }
attributes #21 = { nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #22 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #23 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #24 = { nounwind willreturn memory(read) }
attributes #25 = { nounwind allocsize(0) }
attributes #26 = { nounwind allocsize(0,1) }
attributes #27 = { nounwind allocsize(1) }

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
!9 = !{!10, !11, i64 0}
!10 = !{!"", !11, i64 0, !11, i64 8, !11, i64 16, !11, i64 24, !11, i64 32, !11, i64 40, !11, i64 48, !11, i64 56, !11, i64 64, !11, i64 72, !11, i64 80, !12, i64 88, !11, i64 96, !6, i64 104}
!11 = !{!"long", !7, i64 0}
!12 = !{!"p1 omnipotent char", !13, i64 0}
!13 = !{!"any pointer", !7, i64 0}
!14 = !{!10, !11, i64 8}
!15 = !{!10, !11, i64 16}
!16 = !{!10, !11, i64 24}
!17 = !{!10, !11, i64 32}
!18 = !{!10, !11, i64 40}
!19 = !{!10, !11, i64 48}
!20 = !{!10, !11, i64 56}
!21 = !{!10, !11, i64 64}
!22 = !{!10, !11, i64 72}
!23 = !{!10, !11, i64 80}
!24 = !{!10, !12, i64 88}
!25 = !{!10, !11, i64 96}
!26 = !{!10, !6, i64 104}
!27 = distinct !{!27, !28}
!28 = !{!"llvm.loop.mustprogress"}
!29 = distinct !{!29, !28}
!30 = !{!31, !6, i64 32}
!31 = !{!"stream", !32, i64 0, !33, i64 8, !34, i64 16, !36, i64 24, !6, i64 32}
!32 = !{!"p1 _ZTS6device", !13, i64 0}
!33 = !{!"p1 _ZTS2op", !13, i64 0}
!34 = !{!"p2 _ZTS2op", !35, i64 0}
!35 = !{!"any p2 pointer", !13, i64 0}
!36 = !{!"p1 _ZTS5graph", !13, i64 0}
!37 = !{!31, !33, i64 8}
!38 = distinct !{!38, !28}
!39 = !{!40, !6, i64 65572}
!40 = !{!"device", !12, i64 0, !12, i64 8, !11, i64 16, !11, i64 24, !7, i64 32, !6, i64 65568, !6, i64 65572}
!41 = !{!12, !12, i64 0}
!42 = !{!11, !11, i64 0}
!43 = !{!7, !7, i64 0}
!44 = !{!40, !12, i64 0}
!45 = !{!40, !11, i64 16}
!46 = !{!40, !12, i64 8}
!47 = distinct !{!47, !28}
!48 = !{!13, !13, i64 0}
!49 = !{!50, !51, i64 0}
!50 = !{!"module", !51, i64 0}
!51 = !{!"p1 _ZTS18tfc_stand_in_image", !13, i64 0}
!52 = !{!53, !11, i64 8}
!53 = !{!"tfc_stand_in_image", !7, i64 0, !11, i64 8, !54, i64 16}
!54 = !{!"p1 _ZTS21tfc_stand_in_function", !13, i64 0}
!55 = !{!53, !54, i64 16}
!56 = distinct !{!56, !28}
!57 = !{!58, !12, i64 0}
!58 = !{!"tfc_stand_in_function", !12, i64 0, !13, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44}
!59 = !{!58, !6, i64 40}
!60 = !{!58, !6, i64 36}
!61 = !{!58, !6, i64 24}
!62 = !{!58, !6, i64 16}
!63 = !{!58, !6, i64 28}
!64 = !{!58, !6, i64 20}
!65 = !{!58, !6, i64 32}
!66 = !{!54, !54, i64 0}
!67 = distinct !{!67, !68}
!68 = !{!"llvm.loop.unroll.disable"}
!69 = distinct !{!69, !28}
!70 = !{!31, !36, i64 24}
!71 = !{!34, !34, i64 0}
!72 = !{!33, !33, i64 0}
!73 = distinct !{!73, !28}
!74 = !{!40, !11, i64 24}
!75 = !{!40, !6, i64 65568}
!76 = !{!77, !11, i64 0}
!77 = !{!"block", !11, i64 0, !11, i64 8}
!78 = !{!77, !11, i64 8}
!79 = distinct !{!79, !28}
!80 = distinct !{!80, !28}
!81 = distinct !{!81, !28}
!82 = distinct !{!82, !28}
!83 = distinct !{!83, !28}
!84 = distinct !{!84, !28}
!85 = distinct !{!85, !28}
!86 = !{!31, !32, i64 0}
!87 = distinct !{!87, !28}
!88 = !{!32, !32, i64 0}
!89 = !{!31, !34, i64 16}
!90 = !{!91, !11, i64 16}
!91 = !{!"event", !11, i64 0, !11, i64 8, !11, i64 16}
!92 = !{!93, !93, i64 0}
!93 = !{!"p1 _ZTS5event", !13, i64 0}
!94 = !{!91, !11, i64 0}
!95 = !{!91, !11, i64 8}
!96 = distinct !{!96, !28}
!97 = !{!98, !11, i64 0}
!98 = !{!"timespec", !11, i64 0, !11, i64 8}
!99 = !{!98, !11, i64 8}
!100 = distinct !{!100, !28}
!101 = !{!102, !102, i64 0}
!102 = !{!"float", !7, i64 0}
!103 = !{!104, !34, i64 8}
!104 = !{!"graph", !33, i64 0, !34, i64 8}
!105 = !{i64 0, i64 8, !72, i64 8, i64 8, !71}
!106 = !{!104, !33, i64 0}
!107 = distinct !{!107, !28}
!108 = distinct !{!108, !28}
!109 = !{!110, !11, i64 0}
!110 = !{!"tfc_stand_in_map", !11, i64 0, !6, i64 8, !6, i64 12, !7, i64 16, !7, i64 56, !7, i64 88}
!111 = !{!110, !6, i64 8}
!112 = !{!110, !6, i64 12}
!113 = distinct !{!113, !28, !114}
!114 = !{!"llvm.loop.peeled.count", i32 1}
!115 = distinct !{!115, !28}
!116 = distinct !{!116, !28, !117, !118}
!117 = !{!"llvm.loop.isvectorized", i32 1}
!118 = !{!"llvm.loop.unroll.runtime.disable"}
!119 = distinct !{!119, !68}
!120 = distinct !{!120, !28, !117}
!121 = distinct !{!121, !28}
!122 = !{!123, !6, i64 0}
!123 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !124, i64 8, !125, i64 16, !126, i64 24, !127, i64 32, !128, i64 40, !129, i64 48}
!124 = !{!"p1 _ZTS8tfc_pool", !13, i64 0}
!125 = !{!"p1 _ZTS8tfc_host", !13, i64 0}
!126 = !{!"p1 _ZTS11tfc_failure", !13, i64 0}
!127 = !{!"p1 _ZTS10tfc_device", !13, i64 0}
!128 = !{!"p1 _ZTS10tfc_checks", !13, i64 0}
!129 = !{!"p1 _ZTS9tfc_timer", !13, i64 0}
!130 = !{!123, !126, i64 24}
!131 = !{!58, !13, i64 8}
!132 = !{!133, !6, i64 12}
!133 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !11, i64 16, !11, i64 24, !11, i64 32, !134, i64 40}
!134 = !{!"double", !7, i64 0}
!135 = !{!136, !6, i64 8}
!136 = !{!"tfc_check", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !11, i64 16, !11, i64 24, !11, i64 32, !134, i64 40}
!137 = !{!133, !11, i64 16}
!138 = !{!136, !11, i64 16}
!139 = !{!136, !6, i64 4}
!140 = !{!133, !7, i64 0}
!141 = !{!133, !11, i64 32}
!142 = !{!133, !134, i64 40}
!143 = !{!134, !134, i64 0}
attributes #28 = { mustprogress nofree norecurse nounwind willreturn memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #29 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #30 = { nounwind minsize optsize }
attributes #31 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #32 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) minsize optsize }
attributes #33 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) minsize optsize }
attributes #34 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) minsize optsize }
attributes #35 = { nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #36 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) minsize optsize }
