; Made by `python -m tfc.runtime.native` from stand_in.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

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
@devices = internal global [32 x %struct.device] zeroinitializer, align 8
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
@cuDeviceGetPCIBusId.digits = internal unnamed_addr constant [17 x i8] c"0123456789ABCDEF\00", align 1
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
@pins = internal unnamed_addr global [1024 x %struct.block] zeroinitializer, align 8
@__func__.cuMemcpyHtoDAsync_v2 = private unnamed_addr constant [21 x i8] c"cuMemcpyHtoDAsync_v2\00", align 1
@__func__.cuMemcpyDtoHAsync_v2 = private unnamed_addr constant [21 x i8] c"cuMemcpyDtoHAsync_v2\00", align 1
@__func__.cuMemcpyDtoDAsync_v2 = private unnamed_addr constant [21 x i8] c"cuMemcpyDtoDAsync_v2\00", align 1
@__func__.cuMemcpyPeerAsync = private unnamed_addr constant [18 x i8] c"cuMemcpyPeerAsync\00", align 1
@__func__.cuMemsetD8Async = private unnamed_addr constant [16 x i8] c"cuMemsetD8Async\00", align 1
@__func__.cuMemsetD32Async = private unnamed_addr constant [17 x i8] c"cuMemsetD32Async\00", align 1
@__func__.cuStreamCreate = private unnamed_addr constant [15 x i8] c"cuStreamCreate\00", align 1
@streams = internal global [256 x %struct.stream] zeroinitializer, align 8
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
  %3 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(8) @.str) #23
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  store i64 %1, ptr @settings.0, align 8, !tbaa !9
  br label %6

6:                                                ; preds = %5, %2
  %7 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(5) @.str.1) #23
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %6
  store i64 %1, ptr @settings.1, align 8, !tbaa !14
  br label %10

10:                                               ; preds = %9, %6
  %11 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(8) @.str.2) #23
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  store i64 %1, ptr @settings.2, align 8, !tbaa !15
  br label %14

14:                                               ; preds = %13, %10
  %15 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(7) @.str.3) #23
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %14
  store i64 %1, ptr @settings.3, align 8, !tbaa !16
  br label %18

18:                                               ; preds = %17, %14
  %19 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(11) @.str.4) #23
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  store i64 %1, ptr @settings.4, align 8, !tbaa !17
  br label %22

22:                                               ; preds = %21, %18
  %23 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(8) @.str.5) #23
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %26

25:                                               ; preds = %22
  store i64 %1, ptr @settings.5, align 8, !tbaa !18
  br label %26

26:                                               ; preds = %25, %22
  %27 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(11) @.str.6) #23
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %30

29:                                               ; preds = %26
  store i64 %1, ptr @settings.6, align 8, !tbaa !19
  br label %30

30:                                               ; preds = %29, %26
  %31 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(6) @.str.7) #23
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %34

33:                                               ; preds = %30
  store i64 %1, ptr @settings.7, align 8, !tbaa !20
  br label %34

34:                                               ; preds = %33, %30
  %35 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(13) @.str.8) #23
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %38

37:                                               ; preds = %34
  store i64 %1, ptr @settings.8, align 8, !tbaa !21
  br label %38

38:                                               ; preds = %37, %34
  %39 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(4) @.str.9) #23
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %42

41:                                               ; preds = %38
  store i64 %1, ptr @settings.9, align 8, !tbaa !22
  br label %42

42:                                               ; preds = %41, %38
  %43 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(6) @.str.10) #23
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

1:                                                ; preds = %8
  %2 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %15, label %11

4:                                                ; preds = %8, %0
  %5 = phi i32 [ 0, %0 ], [ %9, %8 ]
  %6 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %7 = extractvalue { i32, i1 } %6, 1
  br i1 %7, label %15, label %8

8:                                                ; preds = %4
  tail call void @llvm.aarch64.hint(i32 1)
  %9 = add nuw nsw i32 %5, 1
  %10 = icmp eq i32 %9, 100
  br i1 %10, label %1, label %4, !llvm.loop !27

11:                                               ; preds = %1, %11
  %12 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  %13 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %11, !llvm.loop !29

15:                                               ; preds = %4, %11, %1
  store ptr null, ptr @settings.11, align 8, !tbaa !24
  br label %18

16:                                               ; preds = %31
  %17 = icmp eq i32 %32, 0
  br i1 %17, label %41, label %38

18:                                               ; preds = %35, %15
  %19 = phi i64 [ 0, %15 ], [ %36, %35 ]
  %20 = phi i32 [ 0, %15 ], [ %37, %35 ]
  %21 = getelementptr inbounds nuw %struct.stream, ptr @streams, i64 %19
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %23 = load i32, ptr %22, align 8, !tbaa !30
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %31, label %25

25:                                               ; preds = %18
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %27 = load ptr, ptr %26, align 8, !tbaa !37
  %28 = icmp ne ptr %27, null
  %29 = zext i1 %28 to i32
  %30 = or i32 %20, %29
  br label %31

31:                                               ; preds = %25, %18
  %32 = phi i32 [ %30, %25 ], [ %20, %18 ]
  %33 = add nuw nsw i64 %19, 1
  %34 = icmp eq i64 %33, 256
  br i1 %34, label %16, label %35

35:                                               ; preds = %31, %38
  %36 = phi i64 [ %33, %31 ], [ 0, %38 ]
  %37 = phi i32 [ %32, %31 ], [ 0, %38 ]
  br label %18, !llvm.loop !38

38:                                               ; preds = %16
  %39 = tail call fastcc i32 @run_one()
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %35

41:                                               ; preds = %16, %38
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
  %42 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %43 = icmp eq i32 %42, 2
  br i1 %43, label %44, label %46

44:                                               ; preds = %41
  %45 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  br label %46

46:                                               ; preds = %41, %44
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

2:                                                ; preds = %9
  %3 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %16, label %12

5:                                                ; preds = %9, %1
  %6 = phi i32 [ 0, %1 ], [ %10, %9 ]
  %7 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %16, label %9

9:                                                ; preds = %5
  tail call void @llvm.aarch64.hint(i32 1)
  %10 = add nuw nsw i32 %6, 1
  %11 = icmp eq i32 %10, 100
  br i1 %11, label %2, label %5, !llvm.loop !27

12:                                               ; preds = %2, %12
  %13 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  %14 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %12, !llvm.loop !29

16:                                               ; preds = %5, %12, %2
  %17 = tail call i32 @pthread_once(ptr noundef nonnull @once, ptr noundef nonnull @make_key) #24
  %18 = load i32, ptr @chosen, align 4, !tbaa !5
  %19 = tail call ptr @pthread_getspecific(i32 noundef %18) #24
  %20 = icmp eq ptr %19, null
  br i1 %20, label %25, label %21

21:                                               ; preds = %16
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 65572
  %23 = load i32, ptr %22, align 4, !tbaa !39
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %40

25:                                               ; preds = %21, %16
  %26 = load ptr, ptr @settings.11, align 8, !tbaa !24
  %27 = icmp eq ptr %26, null
  br i1 %27, label %40, label %28

28:                                               ; preds = %25
  %29 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %26, ptr noundef nonnull readonly dereferenceable(1) %0) #23
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %40

31:                                               ; preds = %28
  %32 = load i64, ptr @settings.12, align 8, !tbaa !25
  %33 = add nsw i64 %32, -1
  store i64 %33, ptr @settings.12, align 8, !tbaa !25
  %34 = icmp sgt i64 %32, 0
  br i1 %34, label %40, label %35

35:                                               ; preds = %31
  store ptr null, ptr @settings.11, align 8, !tbaa !24
  %36 = load i32, ptr @settings.13, align 8, !tbaa !26
  br i1 %20, label %40, label %37

37:                                               ; preds = %35
  switch i32 %36, label %40 [
    i32 226, label %38
    i32 700, label %38
    i32 702, label %38
    i32 710, label %38
    i32 714, label %38
    i32 715, label %38
    i32 716, label %38
    i32 717, label %38
    i32 718, label %38
    i32 719, label %38
    i32 911, label %38
  ]

38:                                               ; preds = %37, %37, %37, %37, %37, %37, %37, %37, %37, %37, %37
  %39 = getelementptr inbounds nuw i8, ptr %19, i64 65572
  store i32 %36, ptr %39, align 4, !tbaa !39
  br label %40

40:                                               ; preds = %21, %25, %28, %31, %35, %37, %38
  %41 = phi i32 [ 0, %25 ], [ %23, %21 ], [ 0, %31 ], [ 0, %28 ], [ %36, %37 ], [ %36, %38 ], [ %36, %35 ]
  %42 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %43 = icmp eq i32 %42, 2
  br i1 %43, label %44, label %46

44:                                               ; preds = %40
  %45 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  br label %46

46:                                               ; preds = %40, %44
  ret i32 %41
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
  %5 = tail call ptr @strncpy(ptr noundef %0, ptr noundef nonnull dereferenceable(9) @.str.20, i64 noundef %4) #24
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
  br i1 %4, label %18, label %5

5:                                                ; preds = %3
  %6 = sdiv i32 %2, 16
  %7 = srem i32 %6, 16
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i8, ptr @cuDeviceGetPCIBusId.digits, i64 %8
  %10 = load i8, ptr %9, align 1, !tbaa !43
  store i8 %10, ptr %0, align 1, !tbaa !43
  %11 = mul i32 %6, 16
  %12 = sub i32 %2, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i8, ptr @cuDeviceGetPCIBusId.digits, i64 %13
  %15 = load i8, ptr %14, align 1, !tbaa !43
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1
  store i8 %15, ptr %16, align 1, !tbaa !43
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 2
  store i8 0, ptr %17, align 1, !tbaa !43
  br label %18

18:                                               ; preds = %3, %5
  %19 = phi i32 [ 0, %5 ], [ 1, %3 ]
  ret i32 %19
}

; Function Attrs: nounwind uwtable
define i32 @cuDevicePrimaryCtxRetain(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #30 {
  %3 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuDevicePrimaryCtxRetain)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %8, label %55

5:                                                ; preds = %12
  %6 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %19, label %15

8:                                                ; preds = %2, %12
  %9 = phi i32 [ %13, %12 ], [ 0, %2 ]
  %10 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 1
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  tail call void @llvm.aarch64.hint(i32 1)
  %13 = add nuw nsw i32 %9, 1
  %14 = icmp eq i32 %13, 100
  br i1 %14, label %5, label %8, !llvm.loop !27

15:                                               ; preds = %5, %15
  %16 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  %17 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %15, !llvm.loop !29

19:                                               ; preds = %8, %15, %5
  %20 = sext i32 %1 to i64
  %21 = getelementptr inbounds %struct.device, ptr @devices, i64 %20
  %22 = load ptr, ptr %21, align 8, !tbaa !44
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %48

24:                                               ; preds = %19
  %25 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store i64 68719476736, ptr %25, align 8, !tbaa !45
  br label %26

26:                                               ; preds = %44, %24
  %27 = phi i64 [ 68719476736, %24 ], [ %46, %44 ]
  %28 = tail call ptr @mmap(ptr noundef null, i64 noundef %27, i32 noundef 0, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #24
  %29 = load i64, ptr %25, align 8, !tbaa !45
  %30 = tail call ptr @mmap(ptr noundef null, i64 noundef %29, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #24
  %31 = icmp ne ptr %28, inttoptr (i64 -1 to ptr)
  %32 = icmp ne ptr %30, inttoptr (i64 -1 to ptr)
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %42, label %34

34:                                               ; preds = %26
  br i1 %31, label %35, label %38

35:                                               ; preds = %34
  %36 = load i64, ptr %25, align 8, !tbaa !45
  %37 = tail call i32 @munmap(ptr noundef %28, i64 noundef %36) #24
  br label %38

38:                                               ; preds = %35, %34
  br i1 %32, label %39, label %44

39:                                               ; preds = %38
  %40 = load i64, ptr %25, align 8, !tbaa !45
  %41 = tail call i32 @munmap(ptr noundef %30, i64 noundef %40) #24
  br label %44

42:                                               ; preds = %26
  store ptr %28, ptr %21, align 8, !tbaa !44
  %43 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store ptr %30, ptr %43, align 8, !tbaa !46
  br label %48

44:                                               ; preds = %39, %38
  %45 = load i64, ptr %25, align 8, !tbaa !45
  %46 = lshr i64 %45, 1
  store i64 %46, ptr %25, align 8, !tbaa !45
  %47 = icmp ugt i64 %45, 134217727
  br i1 %47, label %26, label %48, !llvm.loop !47

48:                                               ; preds = %44, %19, %42
  %49 = phi i32 [ 0, %19 ], [ 0, %42 ], [ 2, %44 ]
  %50 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %51 = icmp eq i32 %50, 2
  br i1 %51, label %52, label %54

52:                                               ; preds = %48
  %53 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  br label %54

54:                                               ; preds = %48, %52
  store ptr %21, ptr %0, align 8, !tbaa !48
  br label %55

55:                                               ; preds = %2, %54
  %56 = phi i32 [ %49, %54 ], [ %3, %2 ]
  ret i32 %56
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i32 @cuDevicePrimaryCtxRelease_v2(i32 noundef %0) local_unnamed_addr #34 {
  ret i32 0
}

; Function Attrs: nounwind uwtable
define noundef i32 @cuCtxSetCurrent(ptr noundef %0) local_unnamed_addr #30 {
  %2 = tail call i32 @pthread_once(ptr noundef nonnull @once, ptr noundef nonnull @make_key) #24
  %3 = load i32, ptr @chosen, align 4, !tbaa !5
  %4 = tail call i32 @pthread_setspecific(i32 noundef %3, ptr noundef %0) #24
  ret i32 0
}

declare i32 @pthread_once(ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind uwtable
define internal void @make_key() #30 {
  %1 = tail call i32 @pthread_key_create(ptr noundef nonnull @chosen, ptr noundef null) #24
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(23) %14, ptr noundef nonnull align 1 dereferenceable(23) @.str.22, i64 23, i1 false) #24
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

2:                                                ; preds = %9
  %3 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %16, label %12

5:                                                ; preds = %9, %1
  %6 = phi i32 [ 0, %1 ], [ %10, %9 ]
  %7 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %16, label %9

9:                                                ; preds = %5
  tail call void @llvm.aarch64.hint(i32 1)
  %10 = add nuw nsw i32 %6, 1
  %11 = icmp eq i32 %10, 100
  br i1 %11, label %2, label %5, !llvm.loop !27

12:                                               ; preds = %2, %12
  %13 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  %14 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %12, !llvm.loop !29

16:                                               ; preds = %5, %12, %2
  br label %19

17:                                               ; preds = %32
  %18 = icmp eq i32 %33, 0
  br i1 %18, label %42, label %39

19:                                               ; preds = %36, %16
  %20 = phi i64 [ 0, %16 ], [ %37, %36 ]
  %21 = phi i32 [ 0, %16 ], [ %38, %36 ]
  %22 = getelementptr inbounds nuw %struct.stream, ptr @streams, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i32, ptr %23, align 8, !tbaa !30
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %32, label %26

26:                                               ; preds = %19
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !37
  %29 = icmp ne ptr %28, null
  %30 = zext i1 %29 to i32
  %31 = or i32 %21, %30
  br label %32

32:                                               ; preds = %26, %19
  %33 = phi i32 [ %31, %26 ], [ %21, %19 ]
  %34 = add nuw nsw i64 %20, 1
  %35 = icmp eq i64 %34, 256
  br i1 %35, label %17, label %36

36:                                               ; preds = %32, %39
  %37 = phi i64 [ %34, %32 ], [ 0, %39 ]
  %38 = phi i32 [ %33, %32 ], [ 0, %39 ]
  br label %19, !llvm.loop !38

39:                                               ; preds = %17
  %40 = tail call fastcc i32 @run_one()
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %36

42:                                               ; preds = %17, %39
  %43 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %44 = icmp eq i32 %43, 2
  br i1 %44, label %45, label %47

45:                                               ; preds = %42
  %46 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  br label %47

47:                                               ; preds = %42, %45
  tail call void @free(ptr noundef %0) #24
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
  %18 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %17, ptr noundef nonnull dereferenceable(1) %2) #23
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
  br i1 %13, label %14, label %114

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %16 = load i32, ptr %15, align 8, !tbaa !59
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %14
  %19 = urem i32 %1, %16
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %114

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
  br i1 %30, label %114, label %31

31:                                               ; preds = %21
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %33 = load i32, ptr %32, align 8, !tbaa !61
  %34 = icmp ne i32 %4, %33
  %35 = icmp ne i32 %5, 1
  %36 = or i1 %35, %34
  %37 = icmp ne i32 %6, 1
  %38 = or i1 %37, %36
  br i1 %38, label %114, label %39

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
  br i1 %62, label %65, label %63

63:                                               ; preds = %39
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 80
  br label %72

65:                                               ; preds = %72, %39
  %66 = icmp eq i32 %52, 0
  br i1 %66, label %67, label %68

67:                                               ; preds = %106, %65
  br label %83

68:                                               ; preds = %65
  %69 = getelementptr inbounds nuw i8, ptr %58, i64 80
  %70 = getelementptr i64, ptr %69, i64 %50
  %71 = getelementptr ptr, ptr %9, i64 %50
  br label %106

72:                                               ; preds = %63, %72
  %73 = phi i64 [ 0, %63 ], [ %78, %72 ]
  %74 = getelementptr inbounds nuw i64, ptr %64, i64 %73
  %75 = getelementptr inbounds nuw ptr, ptr %9, i64 %73
  %76 = load ptr, ptr %75, align 8, !tbaa !48
  %77 = load i64, ptr %76, align 1
  store i64 %77, ptr %74, align 8
  %78 = add nuw nsw i64 %73, 1
  %79 = icmp eq i64 %78, %50
  br i1 %79, label %65, label %72, !llvm.loop !67

80:                                               ; preds = %87
  %81 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %94, label %90

83:                                               ; preds = %67, %87
  %84 = phi i32 [ %88, %87 ], [ 0, %67 ]
  %85 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %86 = extractvalue { i32, i1 } %85, 1
  br i1 %86, label %94, label %87

87:                                               ; preds = %83
  tail call void @llvm.aarch64.hint(i32 1)
  %88 = add nuw nsw i32 %84, 1
  %89 = icmp eq i32 %88, 100
  br i1 %89, label %80, label %83, !llvm.loop !27

90:                                               ; preds = %80, %90
  %91 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  %92 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %90, !llvm.loop !29

94:                                               ; preds = %83, %90, %80
  %95 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %96 = load ptr, ptr %95, align 8, !tbaa !68
  %97 = icmp eq ptr %96, null
  %98 = getelementptr inbounds nuw i8, ptr %96, i64 8
  %99 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %100 = select i1 %97, ptr %99, ptr %98
  %101 = load ptr, ptr %100, align 8, !tbaa !69
  store ptr %58, ptr %101, align 8, !tbaa !70
  store ptr %58, ptr %100, align 8, !tbaa !69
  %102 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %103 = icmp eq i32 %102, 2
  br i1 %103, label %104, label %114

104:                                              ; preds = %94
  %105 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  br label %114

106:                                              ; preds = %68, %106
  %107 = phi i64 [ 0, %68 ], [ %112, %106 ]
  %108 = shl i64 %107, 7
  %109 = getelementptr i8, ptr %70, i64 %108
  %110 = getelementptr ptr, ptr %71, i64 %107
  %111 = load ptr, ptr %110, align 8, !tbaa !48
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %109, ptr noundef nonnull align 1 dereferenceable(128) %111, i64 128, i1 false)
  %112 = add nuw nsw i64 %107, 1
  %113 = icmp eq i64 %112, %53
  br i1 %113, label %67, label %106, !llvm.loop !71

114:                                              ; preds = %104, %94, %21, %31, %18, %11
  %115 = phi i32 [ 1, %21 ], [ %12, %11 ], [ 912, %18 ], [ 1, %31 ], [ 0, %94 ], [ 0, %104 ]
  ret i32 %115
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #15

; Function Attrs: nounwind uwtable
define noundef i32 @cuMemGetInfo_v2(ptr noundef writeonly captures(none) initializes((0, 8)) %0, ptr noundef writeonly captures(none) initializes((0, 8)) %1) local_unnamed_addr #30 {
  %3 = tail call i32 @pthread_once(ptr noundef nonnull @once, ptr noundef nonnull @make_key) #24
  %4 = load i32, ptr @chosen, align 4, !tbaa !5
  %5 = tail call ptr @pthread_getspecific(i32 noundef %4) #24
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %7 = load i64, ptr %6, align 8, !tbaa !45
  store i64 %7, ptr %1, align 8, !tbaa !42
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %9 = load i64, ptr %8, align 8, !tbaa !72
  %10 = sub i64 %7, %9
  store i64 %10, ptr %0, align 8, !tbaa !42
  ret i32 0
}

; Function Attrs: nounwind uwtable
define i32 @cuMemAlloc_v2(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #30 {
  %3 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuMemAlloc_v2)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %118

5:                                                ; preds = %2
  %6 = tail call i32 @pthread_once(ptr noundef nonnull @once, ptr noundef nonnull @make_key) #24
  %7 = load i32, ptr @chosen, align 4, !tbaa !5
  %8 = tail call ptr @pthread_getspecific(i32 noundef %7) #24
  %9 = add i64 %1, 4095
  %10 = and i64 %9, -4096
  %11 = load ptr, ptr %8, align 8, !tbaa !44
  %12 = ptrtoint ptr %11 to i64
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %14 = load i64, ptr %13, align 8, !tbaa !45
  %15 = add i64 %14, %12
  %16 = icmp eq i64 %1, 0
  br i1 %16, label %118, label %20

17:                                               ; preds = %24
  %18 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %31, label %27

20:                                               ; preds = %5, %24
  %21 = phi i32 [ %25, %24 ], [ 0, %5 ]
  %22 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %23 = extractvalue { i32, i1 } %22, 1
  br i1 %23, label %31, label %24

24:                                               ; preds = %20
  tail call void @llvm.aarch64.hint(i32 1)
  %25 = add nuw nsw i32 %21, 1
  %26 = icmp eq i32 %25, 100
  br i1 %26, label %17, label %20, !llvm.loop !27

27:                                               ; preds = %17, %27
  %28 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  %29 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %27, !llvm.loop !29

31:                                               ; preds = %20, %27, %17
  %32 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %33 = getelementptr inbounds nuw i8, ptr %8, i64 65568
  %34 = load i32, ptr %33, align 8, !tbaa !73
  %35 = icmp sgt i32 %34, 0
  br i1 %35, label %36, label %53

36:                                               ; preds = %31
  %37 = zext nneg i32 %34 to i64
  br label %38

38:                                               ; preds = %36, %45
  %39 = phi i64 [ 0, %36 ], [ %49, %45 ]
  %40 = phi i64 [ %12, %36 ], [ %48, %45 ]
  %41 = getelementptr inbounds nuw %struct.block, ptr %32, i64 %39
  %42 = load i64, ptr %41, align 8, !tbaa !74
  %43 = sub i64 %42, %40
  %44 = icmp ult i64 %43, %10
  br i1 %44, label %45, label %51

45:                                               ; preds = %38
  %46 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %47 = load i64, ptr %46, align 8, !tbaa !76
  %48 = add i64 %47, %42
  %49 = add nuw nsw i64 %39, 1
  %50 = icmp eq i64 %49, %37
  br i1 %50, label %53, label %38, !llvm.loop !77

51:                                               ; preds = %38
  %52 = trunc nuw nsw i64 %39 to i32
  br label %53

53:                                               ; preds = %45, %51, %31
  %54 = phi i32 [ 0, %31 ], [ %52, %51 ], [ %34, %45 ]
  %55 = phi i64 [ %12, %31 ], [ %40, %51 ], [ %48, %45 ]
  %56 = icmp sgt i32 %34, 4095
  %57 = add i64 %55, %10
  %58 = icmp ugt i64 %57, %15
  %59 = select i1 %56, i1 true, i1 %58
  br i1 %59, label %112, label %60

60:                                               ; preds = %53
  %61 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %62 = load i64, ptr %61, align 8, !tbaa !72
  %63 = add i64 %62, %10
  %64 = load i64, ptr @settings.3, align 8, !tbaa !16
  %65 = icmp ugt i64 %63, %64
  br i1 %65, label %112, label %66

66:                                               ; preds = %60
  %67 = zext nneg i32 %54 to i64
  %68 = getelementptr inbounds nuw %struct.block, ptr %32, i64 %67
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %70 = sub nsw i32 %34, %54
  %71 = sext i32 %70 to i64
  %72 = shl nsw i64 %71, 4
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %69, ptr nonnull align 8 %68, i64 %72, i1 false)
  store i64 %55, ptr %68, align 8, !tbaa !42
  %73 = getelementptr inbounds nuw i8, ptr %68, i64 8
  store i64 %10, ptr %73, align 8, !tbaa !42
  %74 = load i32, ptr %33, align 8, !tbaa !73
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %33, align 8, !tbaa !73
  store i64 %63, ptr %61, align 8, !tbaa !72
  br label %76

76:                                               ; preds = %101, %66
  %77 = phi i64 [ 0, %66 ], [ %102, %101 ]
  %78 = getelementptr inbounds nuw %struct.device, ptr @devices, i64 %77
  %79 = load ptr, ptr %78, align 8, !tbaa !44
  %80 = icmp eq ptr %79, null
  br i1 %80, label %101, label %81

81:                                               ; preds = %76
  %82 = getelementptr inbounds nuw i8, ptr %78, i64 65568
  %83 = load i32, ptr %82, align 8, !tbaa !73
  %84 = getelementptr inbounds nuw i8, ptr %78, i64 32
  %85 = tail call i32 @llvm.smax.i32(i32 %83, i32 0)
  %86 = zext nneg i32 %85 to i64
  %87 = icmp slt i32 %83, 1
  br i1 %87, label %101, label %88

88:                                               ; preds = %81, %98
  %89 = phi i64 [ %99, %98 ], [ 0, %81 ]
  %90 = getelementptr inbounds nuw %struct.block, ptr %84, i64 %89
  %91 = load i64, ptr %90, align 8, !tbaa !74
  %92 = icmp ugt i64 %91, %55
  br i1 %92, label %98, label %93

93:                                               ; preds = %88
  %94 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %95 = load i64, ptr %94, align 8, !tbaa !76
  %96 = add i64 %95, %91
  %97 = icmp ugt i64 %57, %96
  br i1 %97, label %98, label %104

98:                                               ; preds = %93, %88
  %99 = add nuw nsw i64 %89, 1
  %100 = icmp eq i64 %99, %86
  br i1 %100, label %101, label %88

101:                                              ; preds = %98, %81, %76
  %102 = add nuw nsw i64 %77, 1
  %103 = icmp eq i64 %102, 32
  br i1 %103, label %110, label %76, !llvm.loop !78

104:                                              ; preds = %93
  %105 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %106 = load ptr, ptr %105, align 8, !tbaa !46
  %107 = ptrtoint ptr %79 to i64
  %108 = sub i64 %55, %107
  %109 = getelementptr inbounds nuw i8, ptr %106, i64 %108
  br label %110

110:                                              ; preds = %101, %104
  %111 = phi ptr [ %109, %104 ], [ null, %101 ]
  tail call void @llvm.memset.p0.i64(ptr align 1 %111, i8 -1, i64 %10, i1 false)
  store i64 %55, ptr %0, align 8, !tbaa !42
  br label %112

112:                                              ; preds = %53, %110, %60
  %113 = phi i32 [ 0, %110 ], [ 2, %60 ], [ 2, %53 ]
  %114 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %115 = icmp eq i32 %114, 2
  br i1 %115, label %116, label %118

116:                                              ; preds = %112
  %117 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  br label %118

118:                                              ; preds = %116, %112, %5, %2
  %119 = phi i32 [ %3, %2 ], [ 1, %5 ], [ %113, %112 ], [ %113, %116 ]
  ret i32 %119
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #15

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #16

; Function Attrs: nounwind uwtable
define i32 @cuMemFree_v2(i64 noundef %0) local_unnamed_addr #30 {
  %2 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuMemFree_v2)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %96

4:                                                ; preds = %1
  %5 = tail call i32 @pthread_once(ptr noundef nonnull @once, ptr noundef nonnull @make_key) #24
  %6 = load i32, ptr @chosen, align 4, !tbaa !5
  %7 = tail call ptr @pthread_getspecific(i32 noundef %6) #24
  br label %11

8:                                                ; preds = %15
  %9 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %22, label %18

11:                                               ; preds = %15, %4
  %12 = phi i32 [ 0, %4 ], [ %16, %15 ]
  %13 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %22, label %15

15:                                               ; preds = %11
  tail call void @llvm.aarch64.hint(i32 1)
  %16 = add nuw nsw i32 %12, 1
  %17 = icmp eq i32 %16, 100
  br i1 %17, label %8, label %11, !llvm.loop !27

18:                                               ; preds = %8, %18
  %19 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  %20 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %18, !llvm.loop !29

22:                                               ; preds = %11, %18, %8
  br label %25

23:                                               ; preds = %38
  %24 = icmp eq i32 %39, 0
  br i1 %24, label %48, label %45

25:                                               ; preds = %42, %22
  %26 = phi i64 [ 0, %22 ], [ %43, %42 ]
  %27 = phi i32 [ 0, %22 ], [ %44, %42 ]
  %28 = getelementptr inbounds nuw %struct.stream, ptr @streams, i64 %26
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 32
  %30 = load i32, ptr %29, align 8, !tbaa !30
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %38, label %32

32:                                               ; preds = %25
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %34 = load ptr, ptr %33, align 8, !tbaa !37
  %35 = icmp ne ptr %34, null
  %36 = zext i1 %35 to i32
  %37 = or i32 %27, %36
  br label %38

38:                                               ; preds = %32, %25
  %39 = phi i32 [ %37, %32 ], [ %27, %25 ]
  %40 = add nuw nsw i64 %26, 1
  %41 = icmp eq i64 %40, 256
  br i1 %41, label %23, label %42

42:                                               ; preds = %38, %45
  %43 = phi i64 [ %40, %38 ], [ 0, %45 ]
  %44 = phi i32 [ %39, %38 ], [ 0, %45 ]
  br label %25, !llvm.loop !38

45:                                               ; preds = %23
  %46 = tail call fastcc i32 @run_one()
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %42

48:                                               ; preds = %23, %45
  %49 = phi i32 [ 0, %23 ], [ 999, %45 ]
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 65568
  %52 = load i32, ptr %51, align 8, !tbaa !73
  %53 = icmp sgt i32 %52, 0
  br i1 %53, label %54, label %66

54:                                               ; preds = %48
  %55 = zext nneg i32 %52 to i64
  br label %56

56:                                               ; preds = %54, %61
  %57 = phi i64 [ 0, %54 ], [ %62, %61 ]
  %58 = getelementptr inbounds nuw %struct.block, ptr %50, i64 %57
  %59 = load i64, ptr %58, align 8, !tbaa !74
  %60 = icmp eq i64 %59, %0
  br i1 %60, label %64, label %61

61:                                               ; preds = %56
  %62 = add nuw nsw i64 %57, 1
  %63 = icmp eq i64 %62, %55
  br i1 %63, label %90, label %56, !llvm.loop !79

64:                                               ; preds = %56
  %65 = trunc nuw nsw i64 %57 to i32
  br label %66

66:                                               ; preds = %64, %48
  %67 = phi i32 [ 0, %48 ], [ %65, %64 ]
  %68 = icmp eq i32 %67, %52
  br i1 %68, label %90, label %69

69:                                               ; preds = %66
  %70 = zext nneg i32 %67 to i64
  %71 = getelementptr inbounds nuw %struct.block, ptr %50, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %73 = load i64, ptr %72, align 8, !tbaa !76
  %74 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %75 = load ptr, ptr %74, align 8, !tbaa !46
  %76 = load ptr, ptr %7, align 8, !tbaa !44
  %77 = ptrtoint ptr %76 to i64
  %78 = sub i64 %0, %77
  %79 = getelementptr inbounds nuw i8, ptr %75, i64 %78
  %80 = tail call i32 @madvise(ptr noundef %79, i64 noundef %73, i32 noundef 4) #24
  %81 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %82 = load i64, ptr %81, align 8, !tbaa !72
  %83 = sub i64 %82, %73
  store i64 %83, ptr %81, align 8, !tbaa !72
  %84 = load i32, ptr %51, align 8, !tbaa !73
  %85 = add nsw i32 %84, -1
  store i32 %85, ptr %51, align 8, !tbaa !73
  %86 = getelementptr inbounds nuw i8, ptr %71, i64 16
  %87 = sub nsw i32 %85, %67
  %88 = sext i32 %87 to i64
  %89 = shl nsw i64 %88, 4
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %71, ptr nonnull align 8 %86, i64 %89, i1 false)
  br label %90

90:                                               ; preds = %61, %66, %69
  %91 = phi i32 [ %49, %69 ], [ 1, %66 ], [ 1, %61 ]
  %92 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %93 = icmp eq i32 %92, 2
  br i1 %93, label %94, label %96

94:                                               ; preds = %90
  %95 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  br label %96

96:                                               ; preds = %94, %90, %1
  %97 = phi i32 [ %2, %1 ], [ %91, %90 ], [ %91, %94 ]
  ret i32 %97
}

; Function Attrs: nounwind
declare i32 @madvise(ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #11

; Function Attrs: nounwind uwtable
define i32 @cuMemHostAlloc(ptr noundef captures(none) %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #30 {
  %4 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuMemHostAlloc)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %46

6:                                                ; preds = %3
  %7 = add i64 %1, 63
  %8 = and i64 %7, -64
  %9 = tail call noalias align 64 ptr @aligned_alloc(i64 noundef 64, i64 noundef %8) #27
  store ptr %9, ptr %0, align 8, !tbaa !48
  %10 = icmp eq ptr %9, null
  br i1 %10, label %46, label %11

11:                                               ; preds = %6
  tail call void @llvm.memset.p0.i64(ptr nonnull align 64 %9, i8 -1, i64 %1, i1 false)
  br label %15

12:                                               ; preds = %19
  %13 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %26, label %22

15:                                               ; preds = %19, %11
  %16 = phi i32 [ 0, %11 ], [ %20, %19 ]
  %17 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %18 = extractvalue { i32, i1 } %17, 1
  br i1 %18, label %26, label %19

19:                                               ; preds = %15
  tail call void @llvm.aarch64.hint(i32 1)
  %20 = add nuw nsw i32 %16, 1
  %21 = icmp eq i32 %20, 100
  br i1 %21, label %12, label %15, !llvm.loop !27

22:                                               ; preds = %12, %22
  %23 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  %24 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %22, !llvm.loop !29

26:                                               ; preds = %15, %22, %12
  br label %30

27:                                               ; preds = %30
  %28 = add nuw nsw i64 %31, 1
  %29 = icmp eq i64 %28, 1024
  br i1 %29, label %40, label %30, !llvm.loop !80

30:                                               ; preds = %26, %27
  %31 = phi i64 [ %28, %27 ], [ 0, %26 ]
  %32 = getelementptr inbounds nuw %struct.block, ptr @pins, i64 %31
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load i64, ptr %33, align 8, !tbaa !76
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %27

36:                                               ; preds = %30
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %38 = load ptr, ptr %0, align 8, !tbaa !48
  %39 = ptrtoint ptr %38 to i64
  store i64 %39, ptr %32, align 8, !tbaa !42
  store i64 %1, ptr %37, align 8, !tbaa !42
  br label %40

40:                                               ; preds = %27, %36
  %41 = phi i32 [ 0, %36 ], [ 2, %27 ]
  %42 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %43 = icmp eq i32 %42, 2
  br i1 %43, label %44, label %46

44:                                               ; preds = %40
  %45 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  br label %46

46:                                               ; preds = %44, %40, %6, %3
  %47 = phi i32 [ %4, %3 ], [ 2, %6 ], [ %41, %40 ], [ %41, %44 ]
  ret i32 %47
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized,aligned") allocsize(1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @aligned_alloc(i64 allocalign noundef, i64 noundef) local_unnamed_addr #17

; Function Attrs: nounwind uwtable
define noundef i32 @cuMemFreeHost(ptr noundef %0) local_unnamed_addr #30 {
  br label %5

2:                                                ; preds = %9
  %3 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %16, label %12

5:                                                ; preds = %9, %1
  %6 = phi i32 [ 0, %1 ], [ %10, %9 ]
  %7 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %16, label %9

9:                                                ; preds = %5
  tail call void @llvm.aarch64.hint(i32 1)
  %10 = add nuw nsw i32 %6, 1
  %11 = icmp eq i32 %10, 100
  br i1 %11, label %2, label %5, !llvm.loop !27

12:                                               ; preds = %2, %12
  %13 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  %14 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %12, !llvm.loop !29

16:                                               ; preds = %5, %12, %2
  br label %19

17:                                               ; preds = %32
  %18 = icmp eq i32 %33, 0
  br i1 %18, label %42, label %39

19:                                               ; preds = %36, %16
  %20 = phi i64 [ 0, %16 ], [ %37, %36 ]
  %21 = phi i32 [ 0, %16 ], [ %38, %36 ]
  %22 = getelementptr inbounds nuw %struct.stream, ptr @streams, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i32, ptr %23, align 8, !tbaa !30
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %32, label %26

26:                                               ; preds = %19
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !37
  %29 = icmp ne ptr %28, null
  %30 = zext i1 %29 to i32
  %31 = or i32 %21, %30
  br label %32

32:                                               ; preds = %26, %19
  %33 = phi i32 [ %31, %26 ], [ %21, %19 ]
  %34 = add nuw nsw i64 %20, 1
  %35 = icmp eq i64 %34, 256
  br i1 %35, label %17, label %36

36:                                               ; preds = %32, %39
  %37 = phi i64 [ %34, %32 ], [ 0, %39 ]
  %38 = phi i32 [ %33, %32 ], [ 0, %39 ]
  br label %19, !llvm.loop !38

39:                                               ; preds = %17
  %40 = tail call fastcc i32 @run_one()
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %36

42:                                               ; preds = %17, %39
  %43 = ptrtoint ptr %0 to i64
  br label %50

44:                                               ; preds = %56
  %45 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %46 = icmp eq i32 %45, 2
  br i1 %46, label %47, label %49

47:                                               ; preds = %44
  %48 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  br label %49

49:                                               ; preds = %44, %47
  tail call void @free(ptr noundef %0) #24
  ret i32 0

50:                                               ; preds = %42, %56
  %51 = phi i64 [ 0, %42 ], [ %57, %56 ]
  %52 = getelementptr inbounds nuw %struct.block, ptr @pins, i64 %51
  %53 = load i64, ptr %52, align 8, !tbaa !74
  %54 = icmp eq i64 %53, %43
  br i1 %54, label %55, label %56

55:                                               ; preds = %50
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %52, i8 0, i64 16, i1 false)
  br label %56

56:                                               ; preds = %50, %55
  %57 = add nuw nsw i64 %51, 1
  %58 = icmp eq i64 %57, 1024
  br i1 %58, label %44, label %50, !llvm.loop !81
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

9:                                                ; preds = %16
  %10 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %23, label %19

12:                                               ; preds = %16, %4
  %13 = phi i32 [ 0, %4 ], [ %17, %16 ]
  %14 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %15 = extractvalue { i32, i1 } %14, 1
  br i1 %15, label %23, label %16

16:                                               ; preds = %12
  tail call void @llvm.aarch64.hint(i32 1)
  %17 = add nuw nsw i32 %13, 1
  %18 = icmp eq i32 %17, 100
  br i1 %18, label %9, label %12, !llvm.loop !27

19:                                               ; preds = %9, %19
  %20 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  %21 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %19, !llvm.loop !29

23:                                               ; preds = %12, %19, %9
  br label %24

24:                                               ; preds = %23, %37
  %25 = phi i64 [ %38, %37 ], [ 0, %23 ]
  %26 = getelementptr inbounds nuw %struct.device, ptr @devices, i64 %25
  %27 = load ptr, ptr %26, align 8, !tbaa !44
  %28 = ptrtoint ptr %27 to i64
  %29 = icmp eq ptr %27, null
  %30 = icmp ult i64 %1, %28
  %31 = or i1 %29, %30
  br i1 %31, label %37, label %32

32:                                               ; preds = %24
  %33 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %34 = load i64, ptr %33, align 8, !tbaa !45
  %35 = add i64 %34, %28
  %36 = icmp ult i64 %1, %35
  br i1 %36, label %60, label %37

37:                                               ; preds = %32, %24
  %38 = add nuw nsw i64 %25, 1
  %39 = icmp eq i64 %38, 32
  br i1 %39, label %40, label %24, !llvm.loop !82

40:                                               ; preds = %37, %52
  %41 = phi i64 [ %53, %52 ], [ 0, %37 ]
  %42 = getelementptr inbounds nuw %struct.block, ptr @pins, i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !76
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %52, label %46

46:                                               ; preds = %40
  %47 = load i64, ptr %42, align 8, !tbaa !74
  %48 = icmp ule i64 %47, %1
  %49 = add i64 %47, %44
  %50 = icmp ult i64 %1, %49
  %51 = and i1 %48, %50
  br i1 %51, label %60, label %52

52:                                               ; preds = %46, %40
  %53 = add nuw nsw i64 %41, 1
  %54 = icmp eq i64 %53, 1024
  br i1 %54, label %55, label %40, !llvm.loop !83

55:                                               ; preds = %52
  %56 = add i64 %2, 1
  %57 = tail call noalias ptr @malloc(i64 noundef %56) #25
  %58 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store ptr %57, ptr %58, align 8, !tbaa !48
  %59 = inttoptr i64 %1 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %57, ptr align 1 %59, i64 %2, i1 false)
  br label %60

60:                                               ; preds = %32, %46, %55
  %61 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %62 = load ptr, ptr %61, align 8, !tbaa !68
  %63 = icmp eq ptr %62, null
  %64 = getelementptr inbounds nuw i8, ptr %62, i64 8
  %65 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %66 = select i1 %63, ptr %65, ptr %64
  %67 = load ptr, ptr %66, align 8, !tbaa !69
  store ptr %5, ptr %67, align 8, !tbaa !70
  store ptr %5, ptr %66, align 8, !tbaa !69
  br label %68

68:                                               ; preds = %81, %60
  %69 = phi i64 [ 0, %60 ], [ %82, %81 ]
  %70 = getelementptr inbounds nuw %struct.device, ptr @devices, i64 %69
  %71 = load ptr, ptr %70, align 8, !tbaa !44
  %72 = ptrtoint ptr %71 to i64
  %73 = icmp eq ptr %71, null
  %74 = icmp ult i64 %0, %72
  %75 = or i1 %73, %74
  br i1 %75, label %81, label %76

76:                                               ; preds = %68
  %77 = getelementptr inbounds nuw i8, ptr %70, i64 16
  %78 = load i64, ptr %77, align 8, !tbaa !45
  %79 = add i64 %78, %72
  %80 = icmp ult i64 %0, %79
  br i1 %80, label %129, label %81

81:                                               ; preds = %76, %68
  %82 = add nuw nsw i64 %69, 1
  %83 = icmp eq i64 %82, 32
  br i1 %83, label %84, label %68, !llvm.loop !82

84:                                               ; preds = %81, %96
  %85 = phi i64 [ %97, %96 ], [ 0, %81 ]
  %86 = getelementptr inbounds nuw %struct.block, ptr @pins, i64 %85
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 8
  %88 = load i64, ptr %87, align 8, !tbaa !76
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %96, label %90

90:                                               ; preds = %84
  %91 = load i64, ptr %86, align 8, !tbaa !74
  %92 = icmp ule i64 %91, %0
  %93 = add i64 %91, %88
  %94 = icmp ult i64 %0, %93
  %95 = and i1 %92, %94
  br i1 %95, label %129, label %96

96:                                               ; preds = %90, %84
  %97 = add nuw nsw i64 %85, 1
  %98 = icmp eq i64 %97, 1024
  br i1 %98, label %99, label %84, !llvm.loop !83

99:                                               ; preds = %96
  %100 = icmp eq ptr %3, null
  br label %103

101:                                              ; preds = %119
  %102 = icmp eq i32 %120, 0
  br i1 %102, label %129, label %126

103:                                              ; preds = %123, %99
  %104 = phi i64 [ 0, %99 ], [ %124, %123 ]
  %105 = phi i32 [ 0, %99 ], [ %125, %123 ]
  %106 = getelementptr inbounds nuw %struct.stream, ptr @streams, i64 %104
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 32
  %108 = load i32, ptr %107, align 8, !tbaa !30
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %119, label %110

110:                                              ; preds = %103
  %111 = getelementptr inbounds nuw i8, ptr %106, i64 8
  %112 = load ptr, ptr %111, align 8, !tbaa !37
  %113 = icmp eq ptr %112, null
  br i1 %113, label %119, label %114

114:                                              ; preds = %110
  %115 = icmp eq ptr %3, %106
  %116 = or i1 %100, %115
  %117 = zext i1 %116 to i32
  %118 = or i32 %105, %117
  br label %119

119:                                              ; preds = %114, %110, %103
  %120 = phi i32 [ %105, %110 ], [ %105, %103 ], [ %118, %114 ]
  %121 = add nuw nsw i64 %104, 1
  %122 = icmp eq i64 %121, 256
  br i1 %122, label %101, label %123

123:                                              ; preds = %119, %126
  %124 = phi i64 [ %121, %119 ], [ 0, %126 ]
  %125 = phi i32 [ %120, %119 ], [ 0, %126 ]
  br label %103, !llvm.loop !38

126:                                              ; preds = %101
  %127 = tail call fastcc i32 @run_one()
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %133, label %123

129:                                              ; preds = %76, %90, %101
  %130 = load ptr, ptr %3, align 8, !tbaa !84
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 65572
  %132 = load i32, ptr %131, align 4, !tbaa !39
  br label %133

133:                                              ; preds = %126, %129
  %134 = phi i32 [ %132, %129 ], [ 999, %126 ]
  %135 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %136 = icmp eq i32 %135, 2
  br i1 %136, label %137, label %139

137:                                              ; preds = %133
  %138 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  br label %139

139:                                              ; preds = %133, %137
  ret i32 %134
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
define i32 @cuMemsetD8Async(i64 noundef %0, i8 noundef %1, i64 noundef %2, ptr noundef captures(none) %3) local_unnamed_addr #30 {
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

11:                                               ; preds = %18
  %12 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %25, label %21

14:                                               ; preds = %18, %5
  %15 = phi i32 [ 0, %5 ], [ %19, %18 ]
  %16 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %25, label %18

18:                                               ; preds = %14
  tail call void @llvm.aarch64.hint(i32 1)
  %19 = add nuw nsw i32 %15, 1
  %20 = icmp eq i32 %19, 100
  br i1 %20, label %11, label %14, !llvm.loop !27

21:                                               ; preds = %11, %21
  %22 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  %23 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %21, !llvm.loop !29

25:                                               ; preds = %14, %21, %11
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %27 = load ptr, ptr %26, align 8, !tbaa !68
  %28 = icmp eq ptr %27, null
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %31 = select i1 %28, ptr %30, ptr %29
  %32 = load ptr, ptr %31, align 8, !tbaa !69
  store ptr %6, ptr %32, align 8, !tbaa !70
  store ptr %6, ptr %31, align 8, !tbaa !69
  %33 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %34 = icmp eq i32 %33, 2
  br i1 %34, label %35, label %37

35:                                               ; preds = %25
  %36 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  br label %37

37:                                               ; preds = %25, %35
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
  br i1 %4, label %8, label %42

5:                                                ; preds = %12
  %6 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %19, label %15

8:                                                ; preds = %2, %12
  %9 = phi i32 [ %13, %12 ], [ 0, %2 ]
  %10 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 1
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  tail call void @llvm.aarch64.hint(i32 1)
  %13 = add nuw nsw i32 %9, 1
  %14 = icmp eq i32 %13, 100
  br i1 %14, label %5, label %8, !llvm.loop !27

15:                                               ; preds = %5, %15
  %16 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  %17 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %15, !llvm.loop !29

19:                                               ; preds = %8, %15, %5
  br label %23

20:                                               ; preds = %23
  %21 = add nuw nsw i64 %24, 1
  %22 = icmp eq i64 %21, 256
  br i1 %22, label %36, label %23, !llvm.loop !85

23:                                               ; preds = %19, %20
  %24 = phi i64 [ %21, %20 ], [ 0, %19 ]
  %25 = getelementptr inbounds nuw %struct.stream, ptr @streams, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %27 = load i32, ptr %26, align 8, !tbaa !30
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %20

29:                                               ; preds = %23
  %30 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %31 = tail call i32 @pthread_once(ptr noundef nonnull @once, ptr noundef nonnull @make_key) #24
  %32 = load i32, ptr @chosen, align 4, !tbaa !5
  %33 = tail call ptr @pthread_getspecific(i32 noundef %32) #24
  store ptr %33, ptr %25, align 8, !tbaa !86
  %34 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %35 = getelementptr inbounds nuw i8, ptr %25, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %34, i8 0, i64 24, i1 false)
  store <2 x i32> <i32 1, i32 0>, ptr %30, align 8
  store ptr %34, ptr %35, align 8, !tbaa !87
  store ptr %25, ptr %0, align 8, !tbaa !48
  br label %36

36:                                               ; preds = %20, %29
  %37 = phi i32 [ 0, %29 ], [ 2, %20 ]
  %38 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %39 = icmp eq i32 %38, 2
  br i1 %39, label %40, label %42

40:                                               ; preds = %36
  %41 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  br label %42

42:                                               ; preds = %40, %36, %2
  %43 = phi i32 [ %3, %2 ], [ %37, %36 ], [ %37, %40 ]
  ret i32 %43
}

; Function Attrs: nounwind uwtable
define range(i32 0, 1000) i32 @cuStreamDestroy_v2(ptr noundef writeonly captures(address) %0) local_unnamed_addr #30 {
  br label %5

2:                                                ; preds = %9
  %3 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %16, label %12

5:                                                ; preds = %9, %1
  %6 = phi i32 [ 0, %1 ], [ %10, %9 ]
  %7 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %16, label %9

9:                                                ; preds = %5
  tail call void @llvm.aarch64.hint(i32 1)
  %10 = add nuw nsw i32 %6, 1
  %11 = icmp eq i32 %10, 100
  br i1 %11, label %2, label %5, !llvm.loop !27

12:                                               ; preds = %2, %12
  %13 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  %14 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %12, !llvm.loop !29

16:                                               ; preds = %5, %12, %2
  %17 = icmp eq ptr %0, null
  br label %20

18:                                               ; preds = %36
  %19 = icmp eq i32 %37, 0
  br i1 %19, label %46, label %43

20:                                               ; preds = %40, %16
  %21 = phi i64 [ 0, %16 ], [ %41, %40 ]
  %22 = phi i32 [ 0, %16 ], [ %42, %40 ]
  %23 = getelementptr inbounds nuw %struct.stream, ptr @streams, i64 %21
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %25 = load i32, ptr %24, align 8, !tbaa !30
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %36, label %27

27:                                               ; preds = %20
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %29 = load ptr, ptr %28, align 8, !tbaa !37
  %30 = icmp eq ptr %29, null
  br i1 %30, label %36, label %31

31:                                               ; preds = %27
  %32 = icmp eq ptr %0, %23
  %33 = or i1 %17, %32
  %34 = zext i1 %33 to i32
  %35 = or i32 %22, %34
  br label %36

36:                                               ; preds = %31, %27, %20
  %37 = phi i32 [ %22, %27 ], [ %22, %20 ], [ %35, %31 ]
  %38 = add nuw nsw i64 %21, 1
  %39 = icmp eq i64 %38, 256
  br i1 %39, label %18, label %40

40:                                               ; preds = %36, %43
  %41 = phi i64 [ %38, %36 ], [ 0, %43 ]
  %42 = phi i32 [ %37, %36 ], [ 0, %43 ]
  br label %20, !llvm.loop !38

43:                                               ; preds = %18
  %44 = tail call fastcc i32 @run_one()
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %40

46:                                               ; preds = %18, %43
  %47 = phi i32 [ 0, %18 ], [ 999, %43 ]
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i32 0, ptr %48, align 8, !tbaa !30
  %49 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %50 = icmp eq i32 %49, 2
  br i1 %50, label %51, label %53

51:                                               ; preds = %46
  %52 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  br label %53

53:                                               ; preds = %46, %51
  ret i32 %47
}

; Function Attrs: nounwind uwtable
define i32 @cuStreamSynchronize(ptr noundef readonly captures(address) %0) local_unnamed_addr #30 {
  %2 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuStreamSynchronize)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %62

4:                                                ; preds = %1
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = load ptr, ptr %5, align 8, !tbaa !68
  %7 = icmp eq ptr %6, null
  br i1 %7, label %11, label %62

8:                                                ; preds = %15
  %9 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %22, label %18

11:                                               ; preds = %4, %15
  %12 = phi i32 [ %16, %15 ], [ 0, %4 ]
  %13 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %22, label %15

15:                                               ; preds = %11
  tail call void @llvm.aarch64.hint(i32 1)
  %16 = add nuw nsw i32 %12, 1
  %17 = icmp eq i32 %16, 100
  br i1 %17, label %8, label %11, !llvm.loop !27

18:                                               ; preds = %8, %18
  %19 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  %20 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %18, !llvm.loop !29

22:                                               ; preds = %11, %18, %8
  %23 = icmp eq ptr %0, null
  br label %26

24:                                               ; preds = %42
  %25 = icmp eq i32 %43, 0
  br i1 %25, label %52, label %49

26:                                               ; preds = %46, %22
  %27 = phi i64 [ 0, %22 ], [ %47, %46 ]
  %28 = phi i32 [ 0, %22 ], [ %48, %46 ]
  %29 = getelementptr inbounds nuw %struct.stream, ptr @streams, i64 %27
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 32
  %31 = load i32, ptr %30, align 8, !tbaa !30
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %42, label %33

33:                                               ; preds = %26
  %34 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %35 = load ptr, ptr %34, align 8, !tbaa !37
  %36 = icmp eq ptr %35, null
  br i1 %36, label %42, label %37

37:                                               ; preds = %33
  %38 = icmp eq ptr %0, %29
  %39 = or i1 %23, %38
  %40 = zext i1 %39 to i32
  %41 = or i32 %28, %40
  br label %42

42:                                               ; preds = %37, %33, %26
  %43 = phi i32 [ %28, %33 ], [ %28, %26 ], [ %41, %37 ]
  %44 = add nuw nsw i64 %27, 1
  %45 = icmp eq i64 %44, 256
  br i1 %45, label %24, label %46

46:                                               ; preds = %42, %49
  %47 = phi i64 [ %44, %42 ], [ 0, %49 ]
  %48 = phi i32 [ %43, %42 ], [ 0, %49 ]
  br label %26, !llvm.loop !38

49:                                               ; preds = %24
  %50 = tail call fastcc i32 @run_one()
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %56, label %46

52:                                               ; preds = %24
  %53 = load ptr, ptr %0, align 8, !tbaa !84
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 65572
  %55 = load i32, ptr %54, align 4, !tbaa !39
  br label %56

56:                                               ; preds = %49, %52
  %57 = phi i32 [ %55, %52 ], [ 999, %49 ]
  %58 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %59 = icmp eq i32 %58, 2
  br i1 %59, label %60, label %62

60:                                               ; preds = %56
  %61 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  br label %62

62:                                               ; preds = %60, %56, %4, %1
  %63 = phi i32 [ 900, %4 ], [ %2, %1 ], [ %57, %56 ], [ %57, %60 ]
  ret i32 %63
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
  store i64 -1, ptr %10, align 8, !tbaa !88
  br label %11

11:                                               ; preds = %5, %9, %2
  ret i32 %3
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #18

; Function Attrs: nounwind uwtable
define noundef i32 @cuEventDestroy_v2(ptr noundef captures(none) %0) local_unnamed_addr #30 {
  br label %5

2:                                                ; preds = %9
  %3 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %16, label %12

5:                                                ; preds = %9, %1
  %6 = phi i32 [ 0, %1 ], [ %10, %9 ]
  %7 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %16, label %9

9:                                                ; preds = %5
  tail call void @llvm.aarch64.hint(i32 1)
  %10 = add nuw nsw i32 %6, 1
  %11 = icmp eq i32 %10, 100
  br i1 %11, label %2, label %5, !llvm.loop !27

12:                                               ; preds = %2, %12
  %13 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  %14 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %12, !llvm.loop !29

16:                                               ; preds = %5, %12, %2
  br label %19

17:                                               ; preds = %32
  %18 = icmp eq i32 %33, 0
  br i1 %18, label %42, label %39

19:                                               ; preds = %36, %16
  %20 = phi i64 [ 0, %16 ], [ %37, %36 ]
  %21 = phi i32 [ 0, %16 ], [ %38, %36 ]
  %22 = getelementptr inbounds nuw %struct.stream, ptr @streams, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i32, ptr %23, align 8, !tbaa !30
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %32, label %26

26:                                               ; preds = %19
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !37
  %29 = icmp ne ptr %28, null
  %30 = zext i1 %29 to i32
  %31 = or i32 %21, %30
  br label %32

32:                                               ; preds = %26, %19
  %33 = phi i32 [ %31, %26 ], [ %21, %19 ]
  %34 = add nuw nsw i64 %20, 1
  %35 = icmp eq i64 %34, 256
  br i1 %35, label %17, label %36

36:                                               ; preds = %32, %39
  %37 = phi i64 [ %34, %32 ], [ 0, %39 ]
  %38 = phi i32 [ %33, %32 ], [ 0, %39 ]
  br label %19, !llvm.loop !38

39:                                               ; preds = %17
  %40 = tail call fastcc i32 @run_one()
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %36

42:                                               ; preds = %17, %39
  %43 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %44 = icmp eq i32 %43, 2
  br i1 %44, label %45, label %47

45:                                               ; preds = %42
  %46 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  br label %47

47:                                               ; preds = %42, %45
  tail call void @free(ptr noundef %0) #24
  ret i32 0
}

; Function Attrs: nounwind uwtable
define i32 @cuEventRecord(ptr noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #30 {
  %3 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuEventRecord)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %10

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %7 = load ptr, ptr %6, align 8, !tbaa !68
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
  store ptr %0, ptr %5, align 8, !tbaa !90
  br label %9

6:                                                ; preds = %13
  %7 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %20, label %16

9:                                                ; preds = %13, %2
  %10 = phi i32 [ 0, %2 ], [ %14, %13 ]
  %11 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %12 = extractvalue { i32, i1 } %11, 1
  br i1 %12, label %20, label %13

13:                                               ; preds = %9
  tail call void @llvm.aarch64.hint(i32 1)
  %14 = add nuw nsw i32 %10, 1
  %15 = icmp eq i32 %14, 100
  br i1 %15, label %6, label %9, !llvm.loop !27

16:                                               ; preds = %6, %16
  %17 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  %18 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %16, !llvm.loop !29

20:                                               ; preds = %9, %16, %6
  %21 = load i64, ptr %0, align 8, !tbaa !92
  %22 = add nsw i64 %21, 1
  store i64 %22, ptr %0, align 8, !tbaa !92
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i64 %22, ptr %23, align 8, !tbaa !42
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %25 = load ptr, ptr %24, align 8, !tbaa !68
  %26 = icmp eq ptr %25, null
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %29 = select i1 %26, ptr %28, ptr %27
  %30 = load ptr, ptr %29, align 8, !tbaa !69
  store ptr %3, ptr %30, align 8, !tbaa !70
  store ptr %3, ptr %29, align 8, !tbaa !69
  %31 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %32 = icmp eq i32 %31, 2
  br i1 %32, label %33, label %35

33:                                               ; preds = %20
  %34 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  br label %35

35:                                               ; preds = %20, %33
  ret void
}

; Function Attrs: nounwind uwtable
define i32 @cuEventRecordWithFlags(ptr noundef %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #30 {
  %4 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuEventRecordWithFlags)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %13

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %8 = load ptr, ptr %7, align 8, !tbaa !68
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
  br i1 %5, label %6, label %38

6:                                                ; preds = %3
  %7 = tail call noalias noundef dereferenceable_or_null(80) ptr @calloc(i64 noundef 1, i64 noundef 80) #26
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 5, ptr %8, align 8, !tbaa !5
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %1, ptr %9, align 8, !tbaa !90
  br label %13

10:                                               ; preds = %17
  %11 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %24, label %20

13:                                               ; preds = %17, %6
  %14 = phi i32 [ 0, %6 ], [ %18, %17 ]
  %15 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %24, label %17

17:                                               ; preds = %13
  tail call void @llvm.aarch64.hint(i32 1)
  %18 = add nuw nsw i32 %14, 1
  %19 = icmp eq i32 %18, 100
  br i1 %19, label %10, label %13, !llvm.loop !27

20:                                               ; preds = %10, %20
  %21 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  %22 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %20, !llvm.loop !29

24:                                               ; preds = %13, %20, %10
  %25 = load i64, ptr %1, align 8, !tbaa !92
  %26 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %25, ptr %26, align 8, !tbaa !42
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %28 = load ptr, ptr %27, align 8, !tbaa !68
  %29 = icmp eq ptr %28, null
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %32 = select i1 %29, ptr %31, ptr %30
  %33 = load ptr, ptr %32, align 8, !tbaa !69
  store ptr %7, ptr %33, align 8, !tbaa !70
  store ptr %7, ptr %32, align 8, !tbaa !69
  %34 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %35 = icmp eq i32 %34, 2
  br i1 %35, label %36, label %38

36:                                               ; preds = %24
  %37 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  br label %38

38:                                               ; preds = %36, %24, %3
  %39 = phi i32 [ %4, %3 ], [ 0, %24 ], [ 0, %36 ]
  ret i32 %39
}

; Function Attrs: nounwind uwtable
define i32 @cuEventQuery(ptr noundef readonly captures(none) %0) local_unnamed_addr #30 {
  %2 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuEventQuery)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %7, label %31

4:                                                ; preds = %11
  %5 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %18, label %14

7:                                                ; preds = %1, %11
  %8 = phi i32 [ %12, %11 ], [ 0, %1 ]
  %9 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %18, label %11

11:                                               ; preds = %7
  tail call void @llvm.aarch64.hint(i32 1)
  %12 = add nuw nsw i32 %8, 1
  %13 = icmp eq i32 %12, 100
  br i1 %13, label %4, label %7, !llvm.loop !27

14:                                               ; preds = %4, %14
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  %16 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !29

18:                                               ; preds = %7, %14, %4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !93
  %21 = load i64, ptr %0, align 8, !tbaa !92
  %22 = icmp slt i64 %20, %21
  br i1 %22, label %23, label %25

23:                                               ; preds = %18
  %24 = tail call fastcc i32 @run_one()
  br label %25

25:                                               ; preds = %23, %18
  %26 = phi i32 [ 600, %23 ], [ 0, %18 ]
  %27 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %28 = icmp eq i32 %27, 2
  br i1 %28, label %29, label %31

29:                                               ; preds = %25
  %30 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  br label %31

31:                                               ; preds = %29, %25, %1
  %32 = phi i32 [ %2, %1 ], [ %26, %25 ], [ %26, %29 ]
  ret i32 %32
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

7:                                                ; preds = %0, %270
  %8 = phi i32 [ 0, %0 ], [ %271, %270 ]
  %9 = add nuw i32 %8, %6
  %10 = and i32 %9, 255
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw %struct.stream, ptr @streams, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %14 = load i32, ptr %13, align 8, !tbaa !30
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %270, label %16

16:                                               ; preds = %7
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %18 = load ptr, ptr %17, align 8, !tbaa !37
  %19 = icmp eq ptr %18, null
  br i1 %19, label %270, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %22 = load i32, ptr %21, align 8, !tbaa !5
  %23 = icmp eq i32 %22, 5
  br i1 %23, label %24, label %37

24:                                               ; preds = %20
  %25 = load ptr, ptr %12, align 8, !tbaa !84
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 65572
  %27 = load i32, ptr %26, align 4, !tbaa !39
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %37

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %31 = load ptr, ptr %30, align 8, !tbaa !90
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %33 = load i64, ptr %32, align 8, !tbaa !93
  %34 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %35 = load i64, ptr %34, align 8, !tbaa !42
  %36 = icmp slt i64 %33, %35
  br i1 %36, label %270, label %37

37:                                               ; preds = %20, %24, %29
  %38 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %39 = load ptr, ptr %18, align 8, !tbaa !70
  store ptr %39, ptr %38, align 8, !tbaa !37
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %43

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr %38, ptr %42, align 8, !tbaa !87
  br label %43

43:                                               ; preds = %41, %37
  %44 = load ptr, ptr %12, align 8, !tbaa !84
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 65572
  %46 = load i32, ptr %45, align 4, !tbaa !39
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %50, label %48

48:                                               ; preds = %43
  %49 = icmp eq i32 %22, 4
  br i1 %49, label %240, label %267

50:                                               ; preds = %43
  switch i32 %22, label %267 [
    i32 0, label %51
    i32 1, label %182
    i32 2, label %182
    i32 3, label %258
    i32 4, label %240
  ]

51:                                               ; preds = %50
  %52 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %53 = load i64, ptr %52, align 8, !tbaa !42
  br label %54

54:                                               ; preds = %67, %51
  %55 = phi i64 [ 0, %51 ], [ %68, %67 ]
  %56 = getelementptr inbounds nuw %struct.device, ptr @devices, i64 %55
  %57 = load ptr, ptr %56, align 8, !tbaa !44
  %58 = ptrtoint ptr %57 to i64
  %59 = icmp eq ptr %57, null
  %60 = icmp ult i64 %53, %58
  %61 = or i1 %59, %60
  br i1 %61, label %67, label %62

62:                                               ; preds = %54
  %63 = getelementptr inbounds nuw i8, ptr %56, i64 16
  %64 = load i64, ptr %63, align 8, !tbaa !45
  %65 = add i64 %64, %58
  %66 = icmp ult i64 %53, %65
  br i1 %66, label %70, label %67

67:                                               ; preds = %62, %54
  %68 = add nuw nsw i64 %55, 1
  %69 = icmp eq i64 %68, 32
  br i1 %69, label %108, label %54, !llvm.loop !82

70:                                               ; preds = %62
  %71 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %72 = load i64, ptr %71, align 8, !tbaa !42
  %73 = add i64 %72, %53
  br label %74

74:                                               ; preds = %99, %70
  %75 = phi i64 [ 0, %70 ], [ %100, %99 ]
  %76 = getelementptr inbounds nuw %struct.device, ptr @devices, i64 %75
  %77 = load ptr, ptr %76, align 8, !tbaa !44
  %78 = icmp eq ptr %77, null
  br i1 %78, label %99, label %79

79:                                               ; preds = %74
  %80 = getelementptr inbounds nuw i8, ptr %76, i64 65568
  %81 = load i32, ptr %80, align 8, !tbaa !73
  %82 = getelementptr inbounds nuw i8, ptr %76, i64 32
  %83 = tail call i32 @llvm.smax.i32(i32 %81, i32 0)
  %84 = zext nneg i32 %83 to i64
  %85 = icmp slt i32 %81, 1
  br i1 %85, label %99, label %86

86:                                               ; preds = %79, %96
  %87 = phi i64 [ %97, %96 ], [ 0, %79 ]
  %88 = getelementptr inbounds nuw %struct.block, ptr %82, i64 %87
  %89 = load i64, ptr %88, align 8, !tbaa !74
  %90 = icmp ugt i64 %89, %53
  br i1 %90, label %96, label %91

91:                                               ; preds = %86
  %92 = getelementptr inbounds nuw i8, ptr %88, i64 8
  %93 = load i64, ptr %92, align 8, !tbaa !76
  %94 = add i64 %93, %89
  %95 = icmp ugt i64 %73, %94
  br i1 %95, label %96, label %102

96:                                               ; preds = %91, %86
  %97 = add nuw nsw i64 %87, 1
  %98 = icmp eq i64 %97, %84
  br i1 %98, label %99, label %86

99:                                               ; preds = %96, %79, %74
  %100 = add nuw nsw i64 %75, 1
  %101 = icmp eq i64 %100, 32
  br i1 %101, label %110, label %74, !llvm.loop !78

102:                                              ; preds = %91
  %103 = getelementptr inbounds nuw i8, ptr %76, i64 8
  %104 = load ptr, ptr %103, align 8, !tbaa !46
  %105 = ptrtoint ptr %77 to i64
  %106 = sub i64 %53, %105
  %107 = getelementptr inbounds nuw i8, ptr %104, i64 %106
  br label %110

108:                                              ; preds = %67
  %109 = inttoptr i64 %53 to ptr
  br label %110

110:                                              ; preds = %99, %108, %102
  %111 = phi ptr [ %109, %108 ], [ %107, %102 ], [ null, %99 ]
  %112 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %113 = load ptr, ptr %112, align 8, !tbaa !48
  %114 = icmp eq ptr %113, null
  br i1 %114, label %115, label %174

115:                                              ; preds = %110
  %116 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %117 = load i64, ptr %116, align 8, !tbaa !42
  br label %118

118:                                              ; preds = %131, %115
  %119 = phi i64 [ 0, %115 ], [ %132, %131 ]
  %120 = getelementptr inbounds nuw %struct.device, ptr @devices, i64 %119
  %121 = load ptr, ptr %120, align 8, !tbaa !44
  %122 = ptrtoint ptr %121 to i64
  %123 = icmp eq ptr %121, null
  %124 = icmp ult i64 %117, %122
  %125 = or i1 %123, %124
  br i1 %125, label %131, label %126

126:                                              ; preds = %118
  %127 = getelementptr inbounds nuw i8, ptr %120, i64 16
  %128 = load i64, ptr %127, align 8, !tbaa !45
  %129 = add i64 %128, %122
  %130 = icmp ult i64 %117, %129
  br i1 %130, label %134, label %131

131:                                              ; preds = %126, %118
  %132 = add nuw nsw i64 %119, 1
  %133 = icmp eq i64 %132, 32
  br i1 %133, label %172, label %118, !llvm.loop !82

134:                                              ; preds = %126
  %135 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %136 = load i64, ptr %135, align 8, !tbaa !42
  %137 = add i64 %136, %117
  br label %138

138:                                              ; preds = %163, %134
  %139 = phi i64 [ 0, %134 ], [ %164, %163 ]
  %140 = getelementptr inbounds nuw %struct.device, ptr @devices, i64 %139
  %141 = load ptr, ptr %140, align 8, !tbaa !44
  %142 = icmp eq ptr %141, null
  br i1 %142, label %163, label %143

143:                                              ; preds = %138
  %144 = getelementptr inbounds nuw i8, ptr %140, i64 65568
  %145 = load i32, ptr %144, align 8, !tbaa !73
  %146 = getelementptr inbounds nuw i8, ptr %140, i64 32
  %147 = tail call i32 @llvm.smax.i32(i32 %145, i32 0)
  %148 = zext nneg i32 %147 to i64
  %149 = icmp slt i32 %145, 1
  br i1 %149, label %163, label %150

150:                                              ; preds = %143, %160
  %151 = phi i64 [ %161, %160 ], [ 0, %143 ]
  %152 = getelementptr inbounds nuw %struct.block, ptr %146, i64 %151
  %153 = load i64, ptr %152, align 8, !tbaa !74
  %154 = icmp ugt i64 %153, %117
  br i1 %154, label %160, label %155

155:                                              ; preds = %150
  %156 = getelementptr inbounds nuw i8, ptr %152, i64 8
  %157 = load i64, ptr %156, align 8, !tbaa !76
  %158 = add i64 %157, %153
  %159 = icmp ugt i64 %137, %158
  br i1 %159, label %160, label %166

160:                                              ; preds = %155, %150
  %161 = add nuw nsw i64 %151, 1
  %162 = icmp eq i64 %161, %148
  br i1 %162, label %163, label %150

163:                                              ; preds = %160, %143, %138
  %164 = add nuw nsw i64 %139, 1
  %165 = icmp eq i64 %164, 32
  br i1 %165, label %263, label %138, !llvm.loop !78

166:                                              ; preds = %155
  %167 = getelementptr inbounds nuw i8, ptr %140, i64 8
  %168 = load ptr, ptr %167, align 8, !tbaa !46
  %169 = ptrtoint ptr %141 to i64
  %170 = sub i64 %117, %169
  %171 = getelementptr inbounds nuw i8, ptr %168, i64 %170
  br label %174

172:                                              ; preds = %131
  %173 = inttoptr i64 %117 to ptr
  br label %174

174:                                              ; preds = %172, %166, %110
  %175 = phi ptr [ %173, %172 ], [ %113, %110 ], [ %171, %166 ]
  %176 = icmp ne ptr %111, null
  %177 = icmp ne ptr %175, null
  %178 = select i1 %176, i1 %177, i1 false
  br i1 %178, label %179, label %263

179:                                              ; preds = %174
  %180 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %181 = load i64, ptr %180, align 8, !tbaa !42
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %111, ptr nonnull align 1 %175, i64 %181, i1 false)
  br label %267

182:                                              ; preds = %50, %50
  %183 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %184 = load i64, ptr %183, align 8, !tbaa !42
  %185 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %186 = load i64, ptr %185, align 8, !tbaa !42
  %187 = add i64 %186, %184
  br label %188

188:                                              ; preds = %213, %182
  %189 = phi i64 [ 0, %182 ], [ %214, %213 ]
  %190 = getelementptr inbounds nuw %struct.device, ptr @devices, i64 %189
  %191 = load ptr, ptr %190, align 8, !tbaa !44
  %192 = icmp eq ptr %191, null
  br i1 %192, label %213, label %193

193:                                              ; preds = %188
  %194 = getelementptr inbounds nuw i8, ptr %190, i64 65568
  %195 = load i32, ptr %194, align 8, !tbaa !73
  %196 = getelementptr inbounds nuw i8, ptr %190, i64 32
  %197 = tail call i32 @llvm.smax.i32(i32 %195, i32 0)
  %198 = zext nneg i32 %197 to i64
  %199 = icmp slt i32 %195, 1
  br i1 %199, label %213, label %200

200:                                              ; preds = %193, %210
  %201 = phi i64 [ %211, %210 ], [ 0, %193 ]
  %202 = getelementptr inbounds nuw %struct.block, ptr %196, i64 %201
  %203 = load i64, ptr %202, align 8, !tbaa !74
  %204 = icmp ugt i64 %203, %184
  br i1 %204, label %210, label %205

205:                                              ; preds = %200
  %206 = getelementptr inbounds nuw i8, ptr %202, i64 8
  %207 = load i64, ptr %206, align 8, !tbaa !76
  %208 = add i64 %207, %203
  %209 = icmp ugt i64 %187, %208
  br i1 %209, label %210, label %216

210:                                              ; preds = %205, %200
  %211 = add nuw nsw i64 %201, 1
  %212 = icmp eq i64 %211, %198
  br i1 %212, label %213, label %200

213:                                              ; preds = %210, %193, %188
  %214 = add nuw nsw i64 %189, 1
  %215 = icmp eq i64 %214, 32
  br i1 %215, label %263, label %188, !llvm.loop !78

216:                                              ; preds = %205
  %217 = getelementptr inbounds nuw i8, ptr %190, i64 8
  %218 = load ptr, ptr %217, align 8, !tbaa !46
  %219 = ptrtoint ptr %191 to i64
  %220 = sub i64 %184, %219
  %221 = getelementptr inbounds nuw i8, ptr %218, i64 %220
  %222 = icmp eq ptr %218, null
  br i1 %222, label %263, label %223

223:                                              ; preds = %216
  %224 = icmp eq i32 %22, 1
  br i1 %224, label %229, label %225

225:                                              ; preds = %223
  %226 = icmp eq i64 %186, 0
  br i1 %226, label %267, label %227

227:                                              ; preds = %225
  %228 = getelementptr inbounds nuw i8, ptr %18, i64 64
  br label %233

229:                                              ; preds = %223
  %230 = getelementptr inbounds nuw i8, ptr %18, i64 64
  %231 = load i32, ptr %230, align 8, !tbaa !5
  %232 = trunc i32 %231 to i8
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %221, i8 %232, i64 %186, i1 false)
  br label %267

233:                                              ; preds = %233, %227
  %234 = phi i64 [ 0, %227 ], [ %237, %233 ]
  %235 = getelementptr inbounds nuw i8, ptr %221, i64 %234
  %236 = load i32, ptr %228, align 8
  store i32 %236, ptr %235, align 1
  %237 = add i64 %234, 4
  %238 = load i64, ptr %185, align 8, !tbaa !42
  %239 = icmp ult i64 %237, %238
  br i1 %239, label %233, label %267, !llvm.loop !94

240:                                              ; preds = %50, %48
  %241 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %242 = load i64, ptr %241, align 8, !tbaa !42
  %243 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %244 = load ptr, ptr %243, align 8, !tbaa !90
  %245 = getelementptr inbounds nuw i8, ptr %244, i64 8
  store i64 %242, ptr %245, align 8, !tbaa !93
  %246 = getelementptr inbounds nuw i8, ptr %244, i64 16
  %247 = load i64, ptr %246, align 8, !tbaa !88
  %248 = icmp sgt i64 %247, -1
  br i1 %248, label %249, label %267

249:                                              ; preds = %240
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #24
  %250 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %1) #24
  %251 = load i64, ptr %1, align 8, !tbaa !95
  %252 = mul nsw i64 %251, 1000000000
  %253 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %254 = load i64, ptr %253, align 8, !tbaa !97
  %255 = add nsw i64 %252, %254
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #24
  %256 = load ptr, ptr %243, align 8, !tbaa !90
  %257 = getelementptr inbounds nuw i8, ptr %256, i64 16
  store i64 %255, ptr %257, align 8, !tbaa !88
  br label %267

258:                                              ; preds = %50
  %259 = tail call fastcc i32 @run_launch(ptr noundef nonnull %18)
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %267, label %261

261:                                              ; preds = %258
  %262 = load ptr, ptr %12, align 8, !tbaa !84
  br label %263

263:                                              ; preds = %213, %163, %261, %216, %174
  %264 = phi ptr [ %262, %261 ], [ %44, %163 ], [ %44, %174 ], [ %44, %216 ], [ %44, %213 ]
  %265 = phi i32 [ %259, %261 ], [ 700, %163 ], [ 700, %174 ], [ 700, %216 ], [ 700, %213 ]
  %266 = getelementptr inbounds nuw i8, ptr %264, i64 65572
  store i32 %265, ptr %266, align 4, !tbaa !39
  br label %267

267:                                              ; preds = %233, %48, %50, %179, %225, %229, %240, %249, %258, %263
  %268 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %269 = load ptr, ptr %268, align 8, !tbaa !48
  call void @free(ptr noundef %269) #24
  call void @free(ptr noundef %18) #24
  br label %273

270:                                              ; preds = %7, %16, %29
  %271 = add nuw nsw i32 %8, 1
  %272 = icmp eq i32 %271, 256
  br i1 %272, label %273, label %7, !llvm.loop !98

273:                                              ; preds = %270, %267
  %274 = phi i32 [ 1, %267 ], [ 0, %270 ]
  ret i32 %274
}

; Function Attrs: nounwind uwtable
define i32 @cuEventSynchronize(ptr noundef readonly captures(none) %0) local_unnamed_addr #30 {
  %2 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuEventSynchronize)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %7, label %39

4:                                                ; preds = %11
  %5 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %18, label %14

7:                                                ; preds = %1, %11
  %8 = phi i32 [ %12, %11 ], [ 0, %1 ]
  %9 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %18, label %11

11:                                               ; preds = %7
  tail call void @llvm.aarch64.hint(i32 1)
  %12 = add nuw nsw i32 %8, 1
  %13 = icmp eq i32 %12, 100
  br i1 %13, label %4, label %7, !llvm.loop !27

14:                                               ; preds = %4, %14
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  %16 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !29

18:                                               ; preds = %7, %14, %4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %20

20:                                               ; preds = %18, %24
  %21 = load i64, ptr %19, align 8, !tbaa !93
  %22 = load i64, ptr %0, align 8, !tbaa !92
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %27

24:                                               ; preds = %20
  %25 = tail call fastcc i32 @run_one()
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %33, label %20

27:                                               ; preds = %20
  %28 = tail call i32 @pthread_once(ptr noundef nonnull @once, ptr noundef nonnull @make_key) #24
  %29 = load i32, ptr @chosen, align 4, !tbaa !5
  %30 = tail call ptr @pthread_getspecific(i32 noundef %29) #24
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 65572
  %32 = load i32, ptr %31, align 4, !tbaa !39
  br label %33

33:                                               ; preds = %24, %27
  %34 = phi i32 [ %32, %27 ], [ 999, %24 ]
  %35 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %36 = icmp eq i32 %35, 2
  br i1 %36, label %37, label %39

37:                                               ; preds = %33
  %38 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  br label %39

39:                                               ; preds = %37, %33, %1
  %40 = phi i32 [ %2, %1 ], [ %34, %33 ], [ %34, %37 ]
  ret i32 %40
}

; Function Attrs: nounwind uwtable
define i32 @cuEventElapsedTime(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #30 {
  %4 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuEventElapsedTime)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %33

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !88
  %9 = icmp slt i64 %8, 0
  br i1 %9, label %33, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %12 = load i64, ptr %11, align 8, !tbaa !88
  %13 = icmp slt i64 %12, 0
  br i1 %13, label %33, label %14

14:                                               ; preds = %10
  %15 = load i64, ptr %1, align 8, !tbaa !92
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %33, label %17

17:                                               ; preds = %14
  %18 = load i64, ptr %2, align 8, !tbaa !92
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %33, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %22 = load i64, ptr %21, align 8, !tbaa !93
  %23 = icmp slt i64 %22, %15
  br i1 %23, label %33, label %24

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !93
  %27 = icmp slt i64 %26, %18
  br i1 %27, label %33, label %28

28:                                               ; preds = %24
  %29 = sub nsw i64 %12, %8
  %30 = sitofp i64 %29 to double
  %31 = fdiv double %30, 1.000000e+06
  %32 = fptrunc double %31 to float
  store float %32, ptr %0, align 4, !tbaa !99
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
  %7 = load ptr, ptr %6, align 8, !tbaa !68
  %8 = icmp eq ptr %7, null
  %9 = load i64, ptr @settings.5, align 8
  %10 = icmp ne i64 %9, 0
  %11 = select i1 %8, i1 %10, i1 false
  br i1 %11, label %12, label %15

12:                                               ; preds = %5
  %13 = tail call noalias dereferenceable_or_null(16) ptr @calloc(i64 noundef 1, i64 noundef 16) #26
  store ptr %13, ptr %6, align 8, !tbaa !68
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %13, ptr %14, align 8, !tbaa !101
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
  %7 = load ptr, ptr %6, align 8, !tbaa !68
  store ptr %7, ptr %1, align 8, !tbaa !48
  store ptr null, ptr %6, align 8, !tbaa !68
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(16) %1, i64 16, i1 false), !tbaa.struct !103
  store ptr null, ptr %1, align 8, !tbaa !104
  br label %8

8:                                                ; preds = %3, %6
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define i32 @cuGraphLaunch(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #30 {
  %3 = tail call fastcc i32 @told(ptr noundef nonnull @__func__.cuGraphLaunch)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %68

5:                                                ; preds = %2
  %6 = load ptr, ptr %0, align 8, !tbaa !70
  %7 = icmp eq ptr %6, null
  br i1 %7, label %68, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %11

11:                                               ; preds = %8, %65
  %12 = phi ptr [ %6, %8 ], [ %66, %65 ]
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
  store ptr null, ptr %39, align 8, !tbaa !70
  br label %44

41:                                               ; preds = %48
  %42 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %55, label %51

44:                                               ; preds = %48, %37
  %45 = phi i32 [ 0, %37 ], [ %49, %48 ]
  %46 = cmpxchg ptr @guard, i32 0, i32 1 acquire monotonic, align 4
  %47 = extractvalue { i32, i1 } %46, 1
  br i1 %47, label %55, label %48

48:                                               ; preds = %44
  tail call void @llvm.aarch64.hint(i32 1)
  %49 = add nuw nsw i32 %45, 1
  %50 = icmp eq i32 %49, 100
  br i1 %50, label %41, label %44, !llvm.loop !27

51:                                               ; preds = %41, %51
  %52 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  %53 = atomicrmw xchg ptr @guard, i32 2 acquire, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %51, !llvm.loop !29

55:                                               ; preds = %44, %51, %41
  %56 = load ptr, ptr %9, align 8, !tbaa !68
  %57 = icmp eq ptr %56, null
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %59 = select i1 %57, ptr %10, ptr %58
  %60 = load ptr, ptr %59, align 8, !tbaa !69
  store ptr %39, ptr %60, align 8, !tbaa !70
  store ptr %39, ptr %59, align 8, !tbaa !69
  %61 = atomicrmw xchg ptr @guard, i32 0 release, align 4
  %62 = icmp eq i32 %61, 2
  br i1 %62, label %63, label %65

63:                                               ; preds = %55
  %64 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull @guard, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  br label %65

65:                                               ; preds = %55, %63
  %66 = load ptr, ptr %12, align 8, !tbaa !70
  %67 = icmp eq ptr %66, null
  br i1 %67, label %68, label %11, !llvm.loop !105

68:                                               ; preds = %65, %5, %2
  %69 = phi i32 [ %3, %2 ], [ 0, %5 ], [ 0, %65 ]
  ret i32 %69
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @cuGraphDestroy(ptr noundef captures(none) %0) local_unnamed_addr #36 {
  %2 = load ptr, ptr %0, align 8, !tbaa !104
  %3 = icmp eq ptr %2, null
  br i1 %3, label %8, label %4

4:                                                ; preds = %1, %4
  %5 = phi ptr [ %6, %4 ], [ %2, %1 ]
  %6 = load ptr, ptr %5, align 8, !tbaa !70
  tail call void @free(ptr noundef nonnull %5) #24
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %4, !llvm.loop !106

8:                                                ; preds = %4, %1
  tail call void @free(ptr noundef nonnull %0) #24
  ret i32 0
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @cuGraphExecDestroy(ptr noundef captures(none) %0) local_unnamed_addr #36 {
  %2 = load ptr, ptr %0, align 8, !tbaa !104
  %3 = icmp eq ptr %2, null
  br i1 %3, label %8, label %4

4:                                                ; preds = %1, %4
  %5 = phi ptr [ %6, %4 ], [ %2, %1 ]
  %6 = load ptr, ptr %5, align 8, !tbaa !70
  tail call void @free(ptr noundef nonnull %5) #24
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %4, !llvm.loop !106

8:                                                ; preds = %4, %1
  tail call void @free(ptr noundef nonnull %0) #24
  ret i32 0
}

; Function Attrs: nounwind uwtable
define i32 @cuTensorMapEncodeTiled(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef readonly captures(none) %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11) local_unnamed_addr #30 {
  %13 = alloca %struct.tfc_stand_in_map, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #24
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %14, i8 0, i64 88, i1 false)
  %15 = ptrtoint ptr %3 to i64
  store i64 %15, ptr %13, align 8, !tbaa !107
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 %1, ptr %16, align 8, !tbaa !109
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 12
  store i32 %2, ptr %17, align 4, !tbaa !110
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
  br i1 %78, label %79, label %53, !llvm.loop !111

79:                                               ; preds = %73, %49
  %80 = getelementptr i8, ptr %0, i64 112
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %80, i8 0, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(112) %0, ptr noundef nonnull align 8 dereferenceable(112) %13, i64 112, i1 false)
  br label %81

81:                                               ; preds = %67, %63, %58, %53, %36, %42, %46, %20, %24, %12, %79
  %82 = phi i32 [ 1, %20 ], [ %18, %12 ], [ 0, %79 ], [ 1, %24 ], [ 1, %36 ], [ 1, %46 ], [ 1, %42 ], [ 1, %53 ], [ 1, %58 ], [ 1, %63 ], [ 1, %67 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #24
  ret i32 %82
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #20

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
  %13 = alloca ptr, i64 %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %15 = load i32, ptr %14, align 4, !tbaa !64
  %16 = add i32 %15, 1
  %17 = zext i32 %16 to i64
  %18 = alloca i64, i64 %17, align 8
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
  %37 = load i32, ptr %36, align 8, !tbaa !73
  %38 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %39 = tail call i32 @llvm.smax.i32(i32 %37, i32 0)
  %40 = zext nneg i32 %39 to i64
  %41 = icmp slt i32 %37, 1
  br i1 %41, label %55, label %42

42:                                               ; preds = %35, %52
  %43 = phi i64 [ %53, %52 ], [ 0, %35 ]
  %44 = getelementptr inbounds nuw %struct.block, ptr %38, i64 %43
  %45 = load i64, ptr %44, align 8, !tbaa !74
  %46 = icmp ugt i64 %45, %26
  br i1 %46, label %52, label %47

47:                                               ; preds = %42
  %48 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !76
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
  br i1 %57, label %263, label %30, !llvm.loop !78

58:                                               ; preds = %47
  %59 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %60 = load ptr, ptr %59, align 8, !tbaa !46
  %61 = ptrtoint ptr %33 to i64
  %62 = sub i64 %26, %61
  %63 = getelementptr inbounds nuw i8, ptr %60, i64 %62
  %64 = getelementptr inbounds nuw ptr, ptr %13, i64 %24
  store ptr %63, ptr %64, align 8, !tbaa !48
  %65 = icmp eq ptr %60, null
  br i1 %65, label %263, label %66

66:                                               ; preds = %28, %58
  %67 = add nuw nsw i64 %24, 1
  %68 = icmp eq i64 %67, %22
  br i1 %68, label %69, label %23, !llvm.loop !113

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
  %87 = load i32, ptr %86, align 8, !tbaa !73
  %88 = getelementptr inbounds nuw i8, ptr %82, i64 32
  %89 = tail call i32 @llvm.smax.i32(i32 %87, i32 0)
  %90 = zext nneg i32 %89 to i64
  %91 = icmp slt i32 %87, 1
  br i1 %91, label %105, label %92

92:                                               ; preds = %85, %102
  %93 = phi i64 [ %103, %102 ], [ 0, %85 ]
  %94 = getelementptr inbounds nuw %struct.block, ptr %88, i64 %93
  %95 = load i64, ptr %94, align 8, !tbaa !74
  %96 = icmp ugt i64 %95, %78
  br i1 %96, label %102, label %97

97:                                               ; preds = %92
  %98 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %99 = load i64, ptr %98, align 8, !tbaa !76
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
  br i1 %107, label %263, label %80, !llvm.loop !78

108:                                              ; preds = %97
  %109 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %110 = load ptr, ptr %109, align 8, !tbaa !46
  %111 = ptrtoint ptr %83 to i64
  %112 = sub i64 %78, %111
  %113 = getelementptr inbounds nuw i8, ptr %110, i64 %112
  %114 = icmp eq ptr %110, null
  br i1 %114, label %263, label %115

115:                                              ; preds = %108, %69
  %116 = phi ptr [ %113, %108 ], [ null, %69 ]
  %117 = phi i32 [ %75, %108 ], [ %7, %69 ]
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %119 = load i32, ptr %118, align 4, !tbaa !5
  %120 = zext i32 %119 to i64
  store i64 %120, ptr %18, align 8, !tbaa !42
  %121 = icmp eq i32 %15, 0
  br i1 %121, label %156, label %122

122:                                              ; preds = %115
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %124 = zext i32 %15 to i64
  %125 = icmp ult i32 %15, 8
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
  br i1 %150, label %151, label %137, !llvm.loop !114

151:                                              ; preds = %137
  %152 = icmp eq i64 %134, %124
  br i1 %152, label %156, label %153

153:                                              ; preds = %126, %122, %151
  %154 = phi i64 [ 0, %126 ], [ 0, %122 ], [ %134, %151 ]
  %155 = phi i32 [ %117, %126 ], [ %117, %122 ], [ %136, %151 ]
  br label %162

156:                                              ; preds = %162, %151, %115
  %157 = phi i32 [ %117, %115 ], [ %136, %151 ], [ %165, %162 ]
  %158 = icmp eq i32 %9, 0
  br i1 %158, label %218, label %159

159:                                              ; preds = %156
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %161 = zext i32 %9 to i64
  br label %172

162:                                              ; preds = %153, %162
  %163 = phi i64 [ %169, %162 ], [ %154, %153 ]
  %164 = phi i32 [ %165, %162 ], [ %155, %153 ]
  %165 = add i32 %164, 1
  %166 = zext i32 %164 to i64
  %167 = getelementptr inbounds nuw i64, ptr %123, i64 %166
  %168 = load i64, ptr %167, align 8, !tbaa !42
  %169 = add nuw nsw i64 %163, 1
  %170 = getelementptr inbounds nuw i64, ptr %18, i64 %169
  store i64 %168, ptr %170, align 8, !tbaa !42
  %171 = icmp eq i64 %169, %124
  br i1 %171, label %156, label %162, !llvm.loop !117

172:                                              ; preds = %159, %214
  %173 = phi i64 [ 0, %159 ], [ %215, %214 ]
  %174 = phi i32 [ %157, %159 ], [ %216, %214 ]
  %175 = zext i32 %174 to i64
  %176 = getelementptr inbounds nuw i64, ptr %160, i64 %175
  %177 = trunc nuw i64 %173 to i32
  %178 = add i32 %7, %177
  %179 = zext i32 %178 to i64
  %180 = getelementptr inbounds nuw ptr, ptr %13, i64 %179
  store ptr %176, ptr %180, align 8, !tbaa !48
  %181 = load i64, ptr %176, align 8, !tbaa !107
  br label %182

182:                                              ; preds = %207, %172
  %183 = phi i64 [ 0, %172 ], [ %208, %207 ]
  %184 = getelementptr inbounds nuw %struct.device, ptr @devices, i64 %183
  %185 = load ptr, ptr %184, align 8, !tbaa !44
  %186 = icmp eq ptr %185, null
  br i1 %186, label %207, label %187

187:                                              ; preds = %182
  %188 = getelementptr inbounds nuw i8, ptr %184, i64 65568
  %189 = load i32, ptr %188, align 8, !tbaa !73
  %190 = getelementptr inbounds nuw i8, ptr %184, i64 32
  %191 = tail call i32 @llvm.smax.i32(i32 %189, i32 0)
  %192 = zext nneg i32 %191 to i64
  %193 = icmp slt i32 %189, 1
  br i1 %193, label %207, label %194

194:                                              ; preds = %187, %204
  %195 = phi i64 [ %205, %204 ], [ 0, %187 ]
  %196 = getelementptr inbounds nuw %struct.block, ptr %190, i64 %195
  %197 = load i64, ptr %196, align 8, !tbaa !74
  %198 = icmp ugt i64 %197, %181
  br i1 %198, label %204, label %199

199:                                              ; preds = %194
  %200 = getelementptr inbounds nuw i8, ptr %196, i64 8
  %201 = load i64, ptr %200, align 8, !tbaa !76
  %202 = add i64 %201, %197
  %203 = icmp ugt i64 %181, %202
  br i1 %203, label %204, label %210

204:                                              ; preds = %199, %194
  %205 = add nuw nsw i64 %195, 1
  %206 = icmp eq i64 %205, %192
  br i1 %206, label %207, label %194

207:                                              ; preds = %204, %187, %182
  %208 = add nuw nsw i64 %183, 1
  %209 = icmp eq i64 %208, 32
  br i1 %209, label %263, label %182, !llvm.loop !78

210:                                              ; preds = %199
  %211 = getelementptr inbounds nuw i8, ptr %184, i64 8
  %212 = load ptr, ptr %211, align 8, !tbaa !46
  %213 = icmp eq ptr %212, null
  br i1 %213, label %263, label %214

214:                                              ; preds = %210
  %215 = add nuw nsw i64 %173, 1
  %216 = add i32 %174, 16
  %217 = icmp eq i64 %215, %161
  br i1 %217, label %218, label %172, !llvm.loop !118

218:                                              ; preds = %214, %156
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %2, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store i32 56, ptr %3, align 8, !tbaa !119
  %219 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store ptr %2, ptr %219, align 8, !tbaa !127
  %220 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %221 = load ptr, ptr %220, align 8, !tbaa !128
  %222 = call i32 %221(ptr noundef nonnull %13, ptr noundef nonnull %18, ptr noundef nonnull %3) #24
  %223 = icmp ne i32 %222, 0
  %224 = icmp ne ptr %116, null
  %225 = and i1 %224, %223
  br i1 %225, label %226, label %262

226:                                              ; preds = %218
  %227 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %228 = load i32, ptr %227, align 4, !tbaa !129
  %229 = getelementptr inbounds nuw i8, ptr %116, i64 8
  %230 = load i32, ptr %229, align 8, !tbaa !132
  %231 = icmp ult i32 %228, %230
  br i1 %231, label %232, label %234

232:                                              ; preds = %226
  %233 = getelementptr inbounds nuw i8, ptr %116, i64 4
  br label %248

234:                                              ; preds = %226
  %235 = icmp eq i32 %228, %230
  br i1 %235, label %236, label %242

236:                                              ; preds = %234
  %237 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %238 = load i64, ptr %237, align 8, !tbaa !134
  %239 = getelementptr inbounds nuw i8, ptr %116, i64 16
  %240 = load i64, ptr %239, align 8, !tbaa !135
  %241 = icmp slt i64 %238, %240
  br label %242

242:                                              ; preds = %236, %234
  %243 = phi i1 [ %241, %236 ], [ false, %234 ]
  %244 = getelementptr inbounds nuw i8, ptr %116, i64 4
  %245 = load i32, ptr %244, align 4, !tbaa !136
  %246 = icmp eq i32 %245, 0
  %247 = select i1 %246, i1 true, i1 %243
  br i1 %247, label %248, label %262

248:                                              ; preds = %242, %232
  %249 = phi ptr [ %233, %232 ], [ %244, %242 ]
  %250 = load atomic i32, ptr %2 seq_cst, align 8, !tbaa !137
  %251 = load i32, ptr %227, align 4, !tbaa !129
  %252 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %253 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %254 = load i64, ptr %253, align 8, !tbaa !138
  %255 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %256 = load double, ptr %255, align 8, !tbaa !139
  store i32 0, ptr %116, align 8, !tbaa !5
  store i32 %250, ptr %249, align 4, !tbaa !5
  store i32 %251, ptr %229, align 8, !tbaa !5
  %257 = getelementptr inbounds nuw i8, ptr %116, i64 12
  store i32 0, ptr %257, align 4, !tbaa !5
  %258 = getelementptr inbounds nuw i8, ptr %116, i64 16
  %259 = load <2 x i64>, ptr %252, align 8, !tbaa !42
  store <2 x i64> %259, ptr %258, align 8, !tbaa !42
  %260 = getelementptr inbounds nuw i8, ptr %116, i64 32
  store i64 %254, ptr %260, align 8, !tbaa !42
  %261 = getelementptr inbounds nuw i8, ptr %116, i64 40
  store double %256, ptr %261, align 8, !tbaa !140
  br label %262

262:                                              ; preds = %248, %242, %218
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #24
  br label %263

263:                                              ; preds = %58, %55, %105, %210, %207, %108, %262
  %264 = phi i32 [ 700, %207 ], [ 0, %262 ], [ 700, %210 ], [ 700, %108 ], [ 700, %55 ], [ 700, %105 ], [ 700, %58 ]
  ret i32 %264
}

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #11

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr captures(none), ptr captures(none), i64) local_unnamed_addr #21

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #22

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
attributes #20 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #21 = { nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #22 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #23 = { nounwind willreturn memory(read) }
attributes #24 = { nounwind }
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
!67 = distinct !{!67, !28}
!68 = !{!31, !36, i64 24}
!69 = !{!34, !34, i64 0}
!70 = !{!33, !33, i64 0}
!71 = distinct !{!71, !28}
!72 = !{!40, !11, i64 24}
!73 = !{!40, !6, i64 65568}
!74 = !{!75, !11, i64 0}
!75 = !{!"block", !11, i64 0, !11, i64 8}
!76 = !{!75, !11, i64 8}
!77 = distinct !{!77, !28}
!78 = distinct !{!78, !28}
!79 = distinct !{!79, !28}
!80 = distinct !{!80, !28}
!81 = distinct !{!81, !28}
!82 = distinct !{!82, !28}
!83 = distinct !{!83, !28}
!84 = !{!31, !32, i64 0}
!85 = distinct !{!85, !28}
!86 = !{!32, !32, i64 0}
!87 = !{!31, !34, i64 16}
!88 = !{!89, !11, i64 16}
!89 = !{!"event", !11, i64 0, !11, i64 8, !11, i64 16}
!90 = !{!91, !91, i64 0}
!91 = !{!"p1 _ZTS5event", !13, i64 0}
!92 = !{!89, !11, i64 0}
!93 = !{!89, !11, i64 8}
!94 = distinct !{!94, !28}
!95 = !{!96, !11, i64 0}
!96 = !{!"timespec", !11, i64 0, !11, i64 8}
!97 = !{!96, !11, i64 8}
!98 = distinct !{!98, !28}
!99 = !{!100, !100, i64 0}
!100 = !{!"float", !7, i64 0}
!101 = !{!102, !34, i64 8}
!102 = !{!"graph", !33, i64 0, !34, i64 8}
!103 = !{i64 0, i64 8, !70, i64 8, i64 8, !69}
!104 = !{!102, !33, i64 0}
!105 = distinct !{!105, !28}
!106 = distinct !{!106, !28}
!107 = !{!108, !11, i64 0}
!108 = !{!"tfc_stand_in_map", !11, i64 0, !6, i64 8, !6, i64 12, !7, i64 16, !7, i64 56, !7, i64 88}
!109 = !{!108, !6, i64 8}
!110 = !{!108, !6, i64 12}
!111 = distinct !{!111, !28, !112}
!112 = !{!"llvm.loop.peeled.count", i32 1}
!113 = distinct !{!113, !28}
!114 = distinct !{!114, !28, !115, !116}
!115 = !{!"llvm.loop.isvectorized", i32 1}
!116 = !{!"llvm.loop.unroll.runtime.disable"}
!117 = distinct !{!117, !28, !115}
!118 = distinct !{!118, !28}
!119 = !{!120, !6, i64 0}
!120 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !121, i64 8, !122, i64 16, !123, i64 24, !124, i64 32, !125, i64 40, !126, i64 48}
!121 = !{!"p1 _ZTS8tfc_pool", !13, i64 0}
!122 = !{!"p1 _ZTS8tfc_host", !13, i64 0}
!123 = !{!"p1 _ZTS11tfc_failure", !13, i64 0}
!124 = !{!"p1 _ZTS10tfc_device", !13, i64 0}
!125 = !{!"p1 _ZTS10tfc_checks", !13, i64 0}
!126 = !{!"p1 _ZTS9tfc_timer", !13, i64 0}
!127 = !{!120, !123, i64 24}
!128 = !{!58, !13, i64 8}
!129 = !{!130, !6, i64 12}
!130 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !11, i64 16, !11, i64 24, !11, i64 32, !131, i64 40}
!131 = !{!"double", !7, i64 0}
!132 = !{!133, !6, i64 8}
!133 = !{!"tfc_check", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !11, i64 16, !11, i64 24, !11, i64 32, !131, i64 40}
!134 = !{!130, !11, i64 16}
!135 = !{!133, !11, i64 16}
!136 = !{!133, !6, i64 4}
!137 = !{!130, !7, i64 0}
!138 = !{!130, !11, i64 32}
!139 = !{!130, !131, i64 40}
!140 = !{!131, !131, i64 0}
attributes #28 = { mustprogress nofree norecurse nounwind willreturn memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #29 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #30 = { nounwind minsize optsize }
attributes #31 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #32 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) minsize optsize }
attributes #33 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) minsize optsize }
attributes #34 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) minsize optsize }
attributes #35 = { nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #36 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) minsize optsize }
