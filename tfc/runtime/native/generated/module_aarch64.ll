; Made by `python -m tfc.runtime.native` from module.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

%struct.tfc_worker = type { i64, i64, i64, i32, i32, %struct.tfc_processors, ptr, i64, [16 x i8] }
%struct.tfc_processors = type { [16 x i64] }
%struct.tfc_loop = type { ptr, ptr, i64, i64, i64 }
%struct.tfc_instruction = type { ptr, i32, i32, i32, i32, i32 }
%struct.tfc_block_of = type { ptr, i64, i64, ptr }
%struct.tfc_fault = type { ptr, ptr, i64, i64, i64, double, ptr }
%struct.tfc_given = type { i32, i32, i32, i32, i32, i32, i32 }
%struct.tfc_loc = type { ptr, ptr, i32, i32 }
%struct.text = type { ptr, ptr }
%struct.tfc_memory = type { ptr, ptr, ptr, ptr, ptr, i64 }
%struct.tfc_flag = type { i32, i32 }
%struct.tfc_failure = type { i32, i32, i32, i32, i64, i64, i64, double }
%struct.tfc_ctx = type { i32, i32, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.tfc_region = type { ptr, i64, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, i64, ptr, ptr }
%struct.tfc_place = type { i32, %union.anon }
%union.anon = type { %struct.anon }
%struct.anon = type { i32, i32 }
%struct.tfc_aside = type { i64, i64, i64 }
%struct.tfc_result = type { i32, i32, i64 }
%struct.tfc_tensor = type { ptr, ptr, i64, i32, i32, i32, i32, [2 x i64] }
%struct.tfc_bound = type { i64, i64, i64, i64, i32, i32, i32, i32 }
%struct.tfc_initial = type { i64, i64, i64, i64 }
%struct.timespec = type { i64, i64 }
%struct.tfc_runs = type { i64, i64, i64, i64 }
%struct.tfc_event = type { i64, i64, i64 }
%struct.tfc_operand = type { ptr, ptr, ptr, i64, i32, i32, i32, i32, ptr, ptr, i64 }
%struct.tfc_shift = type { i64, i64, i64 }
%struct.tfc_saved = type { ptr, ptr, i64 }
%struct.tfc_pool_event = type { i64, i64, i64 }
%struct.tfc_message = type { i32, i32, i32, i32 }

@.str = private unnamed_addr constant [27 x i8] c"{name} and {other} overlap\00", align 1
@.str.1 = private unnamed_addr constant [62 x i8] c"struct_size is {a}, less than {b}: set it to sizeof(tfc_call)\00", align 1
@.str.2 = private unnamed_addr constant [40 x i8] c"there is no entry {a}, only {b} of them\00", align 1
@.str.3 = private unnamed_addr constant [45 x i8] c"the state is NULL or not aligned to 64 bytes\00", align 1
@slow_way = internal constant i8 0, align 1
@.str.4 = private unnamed_addr constant [10 x i8] c"the state\00", align 1
@.str.5 = private unnamed_addr constant [14 x i8] c"the workspace\00", align 1
@.str.6 = private unnamed_addr constant [12 x i8] c"the weights\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.8 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.10 = private unnamed_addr constant [2 x i8] c"e\00", align 1
@.str.11 = private unnamed_addr constant [48 x i8] c"the weights are NULL or not aligned to 64 bytes\00", align 1
@.str.12 = private unnamed_addr constant [49 x i8] c"the workspace is NULL or not aligned to 64 bytes\00", align 1
@.str.13 = private unnamed_addr constant [40 x i8] c"the sizes of {name} and others are NULL\00", align 1
@.str.14 = private unnamed_addr constant [50 x i8] c"the size {name} is {element}, outside of {a}..{b}\00", align 1
@.str.15 = private unnamed_addr constant [15 x i8] c"{name} is NULL\00", align 1
@.str.16 = private unnamed_addr constant [39 x i8] c"{name} is not aligned for its elements\00", align 1
@.str.17 = private unnamed_addr constant [51 x i8] c"the state was not initialised by this model's init\00", align 1
@.str.18 = private unnamed_addr constant [33 x i8] c"the variable {name} has no value\00", align 1
@.str.19 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.20 = private unnamed_addr constant [23 x i8] c"the step was cancelled\00", align 1
@.str.21 = private unnamed_addr constant [16 x i8] c"a kernel failed\00", align 1
@.str.22 = private unnamed_addr constant [19 x i8] c"stream is not NULL\00", align 1
@.str.23 = private unnamed_addr constant [60 x i8] c"{name} takes {b} inputs, and {a} are given, or `in` is NULL\00", align 1
@.str.24 = private unnamed_addr constant [60 x i8] c"{name} has {b} results, and {a} are given, or `out` is NULL\00", align 1
@.str.25 = private unnamed_addr constant [6 x i8] c"state\00", align 1
@.str.26 = private unnamed_addr constant [8 x i8] c"weights\00", align 1
@.str.27 = private unnamed_addr constant [10 x i8] c"workspace\00", align 1
@.str.28 = private unnamed_addr constant [35 x i8] c"{name}_bytes is {a}, less than {b}\00", align 1
@.str.29 = private unnamed_addr constant [41 x i8] c"{name} is not in this processor's memory\00", align 1
@.str.30 = private unnamed_addr constant [29 x i8] c"{name} has rank {a}, not {b}\00", align 1
@.str.31 = private unnamed_addr constant [53 x i8] c"{name} has elements of type {a}, not {b} (see tfc.h)\00", align 1
@.str.32 = private unnamed_addr constant [28 x i8] c"the shape of {name} is NULL\00", align 1
@.str.33 = private unnamed_addr constant [65 x i8] c"{name} has size {element} along axis {a}, which no {other} gives\00", align 1
@.str.34 = private unnamed_addr constant [50 x i8] c"{name} has size {element} along axis {a}, not {b}\00", align 1
@.str.35 = private unnamed_addr constant [37 x i8] c"{name} has {a} bytes, fewer than {b}\00", align 1
@.str.36 = private unnamed_addr constant [68 x i8] c"host->struct_size is {a}, less than {b}: set it to sizeof(tfc_host)\00", align 1
@.str.37 = private unnamed_addr constant [38 x i8] c"host->n_threads is {a}, more than {b}\00", align 1
@.str.38 = private unnamed_addr constant [38 x i8] c"host->pool is not aligned to 64 bytes\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i32 @tfc_may_use_amx() local_unnamed_addr #24 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 824633720961) i64 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #24 {
  %2 = zext i32 %0 to i64
  %3 = mul nuw nsw i64 %2, 192
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 148), (152, 160), (192, 196), (296, 300)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #25 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !5
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i32 0, ptr %5, align 8, !tbaa !5
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i32 0, ptr %8, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %9, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %10, align 8, !tbaa !9
  store <4 x i32> <i32 0, i32 0, i32 0, i32 -1>, ptr %7, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 480
  store ptr %0, ptr %12, align 32, !tbaa !10
  %13 = tail call i32 @llvm.umax.i32(i32 %1, i32 1)
  %14 = zext i32 %13 to i64
  br label %15

15:                                               ; preds = %18, %3
  %16 = phi i64 [ %25, %18 ], [ 1, %3 ]
  %17 = icmp eq i64 %16, %14
  br i1 %17, label %28, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw %struct.tfc_worker, ptr %11, i64 %16
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 160
  store ptr %0, ptr %20, align 32, !tbaa !10
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 168
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %21, i8 0, i64 16, i1 false)
  %23 = tail call i32 @pthread_create(ptr noundef nonnull %22, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %19) #22
  %24 = icmp eq i32 %23, 0
  %25 = add nuw nsw i64 %16, 1
  br i1 %24, label %15, label %26

26:                                               ; preds = %18
  %27 = trunc nuw i64 %16 to i32
  br label %28

28:                                               ; preds = %15, %26
  %29 = phi i32 [ %27, %26 ], [ %13, %15 ]
  store i32 %29, ptr %0, align 64, !tbaa !5
  ret i32 %29
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #26 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %3 = load ptr, ptr %2, align 32, !tbaa !10
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 320
  %5 = ptrtoint ptr %0 to i64
  %6 = ptrtoint ptr %4 to i64
  %7 = sub i64 %5, %6
  %8 = sdiv exact i64 %7, 192
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = tail call i64 (i64, ...) @syscall(i64 noundef 178) #22
  %12 = trunc i64 %11 to i32
  store atomic i32 %12, ptr %10 monotonic, align 8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 132
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 144
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 192
  br label %18

18:                                               ; preds = %61, %1
  %19 = phi i32 [ 0, %1 ], [ %42, %61 ]
  %20 = load i32, ptr %13, align 4, !tbaa !5
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %30, label %22

22:                                               ; preds = %18, %26
  %23 = phi i32 [ %27, %26 ], [ 0, %18 ]
  %24 = load atomic i32, ptr %14 acquire, align 64
  %25 = icmp eq i32 %24, %19
  br i1 %25, label %26, label %41

26:                                               ; preds = %22
  tail call void @llvm.aarch64.hint(i32 1)
  %27 = add nuw i32 %23, 1
  %28 = load i32, ptr %13, align 4, !tbaa !5
  %29 = icmp ult i32 %27, %28
  br i1 %29, label %22, label %30, !llvm.loop !16

30:                                               ; preds = %26, %18
  %31 = atomicrmw add ptr %15, i32 1 seq_cst, align 4
  %32 = load atomic i32, ptr %14 seq_cst, align 64
  %33 = icmp eq i32 %32, %19
  br i1 %33, label %34, label %38

34:                                               ; preds = %30, %34
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %14, i32 noundef 128, i32 noundef %19, ptr noundef null, ptr noundef null, i32 noundef 0) #22
  %36 = load atomic i32, ptr %14 seq_cst, align 64
  %37 = icmp eq i32 %36, %19
  br i1 %37, label %34, label %38, !llvm.loop !18

38:                                               ; preds = %34, %30
  %39 = phi i32 [ %32, %30 ], [ %36, %34 ]
  %40 = atomicrmw sub ptr %15, i32 1 seq_cst, align 4
  tail call fastcc void @make_room(ptr noundef nonnull %3, ptr noundef %0)
  br label %41

41:                                               ; preds = %22, %38
  %42 = phi i32 [ %39, %38 ], [ %24, %22 ]
  %43 = load atomic i32, ptr %16 seq_cst, align 16
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %46, label %45

45:                                               ; preds = %41
  ret ptr null

46:                                               ; preds = %41
  %47 = load atomic i32, ptr %17 monotonic, align 64
  br label %48

48:                                               ; preds = %51, %46
  %49 = phi i32 [ %47, %46 ], [ %55, %51 ]
  %50 = icmp sgt i32 %49, -1
  br i1 %50, label %61, label %51

51:                                               ; preds = %48
  %52 = add nsw i32 %49, 1
  %53 = cmpxchg weak ptr %17, i32 %49, i32 %52 acquire monotonic, align 64
  %54 = extractvalue { i32, i1 } %53, 1
  %55 = extractvalue { i32, i1 } %53, 0
  br i1 %54, label %56, label %48, !llvm.loop !19

56:                                               ; preds = %51
  tail call fastcc void @work(ptr noundef %3, i32 noundef %9)
  %57 = atomicrmw sub ptr %17, i32 1 release, align 64
  %58 = icmp eq i32 %57, 1073741825
  br i1 %58, label %59, label %61

59:                                               ; preds = %56
  tail call fastcc void @make_room(ptr noundef %3, ptr noundef %0)
  %60 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %17, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #22
  br label %61

61:                                               ; preds = %48, %59, %56
  br label %18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #25 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store atomic i32 1, ptr %2 seq_cst, align 16
  %3 = load i32, ptr %0, align 64, !tbaa !5
  tail call fastcc void @announce(ptr noundef nonnull %0, i32 noundef %3)
  %4 = load i32, ptr %0, align 64, !tbaa !5
  %5 = icmp ugt i32 %4, 1
  br i1 %5, label %7, label %6

6:                                                ; preds = %7, %1
  ret void

7:                                                ; preds = %1, %7
  %8 = phi i64 [ %13, %7 ], [ 1, %1 ]
  %9 = getelementptr inbounds nuw %struct.tfc_worker, ptr %0, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 488
  %11 = load i64, ptr %10, align 8, !tbaa !20
  %12 = tail call i32 @pthread_join(i64 noundef %11, ptr noundef null) #22
  %13 = add nuw nsw i64 %8, 1
  %14 = load i32, ptr %0, align 64, !tbaa !5
  %15 = zext i32 %14 to i64
  %16 = icmp samesign ult i64 %13, %15
  br i1 %16, label %7, label %6, !llvm.loop !21
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @announce(ptr noundef %0, i32 noundef %1) unnamed_addr #27 {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %5 = atomicrmw add ptr %4, i32 1 seq_cst, align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %7 = load atomic i32, ptr %6 seq_cst, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %25, label %9

9:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #22
  store i32 0, ptr %3, align 4, !tbaa !5
  %10 = call i64 (i64, ...) @syscall(i64 noundef 168, ptr noundef nonnull %3, ptr noundef null, ptr noundef null) #22
  %11 = icmp ne i64 %10, 0
  %12 = load i32, ptr %3, align 4
  %13 = icmp ugt i32 %12, 1023
  %14 = select i1 %11, i1 true, i1 %13
  %15 = select i1 %14, i32 -1, i32 %12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #22
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 140
  store atomic i32 %15, ptr %16 monotonic, align 4
  %17 = icmp ugt i32 %7, %1
  br i1 %17, label %23, label %18

18:                                               ; preds = %9
  %19 = add i32 %7, 1
  %20 = load i32, ptr %0, align 64, !tbaa !5
  %21 = icmp ult i32 %19, %20
  br i1 %21, label %23, label %22

22:                                               ; preds = %18
  call fastcc void @guide(ptr noundef nonnull %0, i32 noundef %15)
  br label %23

23:                                               ; preds = %22, %18, %9
  %24 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef 129, i32 noundef %1, ptr noundef null, ptr noundef null, i32 noundef 0) #22
  br label %25

25:                                               ; preds = %2, %23
  ret void
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define void @tfc_pool_watch(ptr noundef writeonly captures(none) %0, ptr noundef %1) local_unnamed_addr #28 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 release, align 8
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #26 {
  %6 = alloca i32, align 4
  %7 = alloca %struct.tfc_loop, align 8
  %8 = icmp slt i64 %1, 1
  br i1 %8, label %152, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !22
  %12 = icmp eq ptr %11, null
  br i1 %12, label %20, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %15 = load ptr, ptr %14, align 8, !tbaa !29
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !31
  br label %26

20:                                               ; preds = %9, %13
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = load ptr, ptr %21, align 8, !tbaa !32
  %23 = icmp eq ptr %22, null
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = load i32, ptr %22, align 64, !tbaa !5
  br label %26

26:                                               ; preds = %24, %20, %17
  %27 = phi i1 [ true, %17 ], [ false, %24 ], [ false, %20 ]
  %28 = phi i32 [ %19, %17 ], [ %25, %24 ], [ 1, %20 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #22
  store ptr %2, ptr %7, align 8, !tbaa !33
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %3, ptr %29, align 8, !tbaa !35
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %1, ptr %30, align 8, !tbaa !36
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store <2 x i64> splat (i64 1), ptr %31, align 8, !tbaa !37
  %33 = icmp ult i32 %28, 2
  %34 = select i1 %27, i1 true, i1 %33
  br i1 %34, label %43, label %35

35:                                               ; preds = %26
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %37 = load ptr, ptr %36, align 8, !tbaa !32
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 132
  %39 = load atomic i32, ptr %38 monotonic, align 4
  %40 = add i32 %39, 1
  %41 = load i32, ptr %37, align 64, !tbaa !5
  %42 = icmp ult i32 %40, %41
  br label %43

43:                                               ; preds = %35, %26
  %44 = phi i1 [ %42, %35 ], [ false, %26 ]
  %45 = icmp slt i64 %4, 0
  %46 = icmp eq i64 %4, 0
  br i1 %46, label %50, label %47

47:                                               ; preds = %43
  %48 = tail call i64 @llvm.abs.i64(i64 %4, i1 true)
  %49 = udiv i64 %1, %48
  br label %50

50:                                               ; preds = %43, %47
  %51 = phi i64 [ %49, %47 ], [ %1, %43 ]
  br i1 %33, label %59, label %52

52:                                               ; preds = %50
  %53 = or i1 %46, %44
  %54 = select i1 %53, i64 2, i64 4
  %55 = icmp samesign ult i64 %51, %54
  br i1 %55, label %59, label %56

56:                                               ; preds = %52
  %57 = zext i32 %28 to i64
  %58 = tail call i64 @llvm.umin.i64(i64 %51, i64 %57)
  br label %59

59:                                               ; preds = %56, %52, %50
  %60 = phi i64 [ %58, %56 ], [ 1, %52 ], [ 1, %50 ]
  store i64 %60, ptr %32, align 8, !tbaa !38
  %61 = icmp samesign ult i64 %60, 2
  %62 = or i1 %45, %61
  %63 = lshr i64 %51, 1
  %64 = icmp samesign ult i64 %63, %60
  %65 = select i1 %62, i1 true, i1 %64
  br i1 %65, label %77, label %66, !llvm.loop !39

66:                                               ; preds = %59
  %67 = lshr i64 %51, 2
  %68 = icmp samesign ult i64 %67, %60
  br i1 %68, label %77, label %69, !llvm.loop !39

69:                                               ; preds = %66
  %70 = lshr i64 %51, 3
  %71 = icmp samesign ult i64 %70, %60
  %72 = select i1 %62, i1 true, i1 %71
  br i1 %72, label %77, label %73, !llvm.loop !39

73:                                               ; preds = %69
  %74 = lshr i64 %51, 4
  %75 = icmp samesign ult i64 %74, %60
  %76 = select i1 %75, i64 4, i64 5
  br label %77, !llvm.loop !39

77:                                               ; preds = %73, %69, %66, %59
  %78 = phi i64 [ 1, %59 ], [ 2, %66 ], [ 3, %69 ], [ %76, %73 ]
  %79 = mul nuw nsw i64 %78, %60
  store i64 %79, ptr %31, align 8, !tbaa !40
  %80 = icmp samesign ugt i64 %79, 1
  %81 = and i1 %27, %80
  br i1 %81, label %82, label %88

82:                                               ; preds = %77
  %83 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %84 = load ptr, ptr %83, align 8, !tbaa !29
  %85 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %86 = load ptr, ptr %85, align 8, !tbaa !41
  %87 = trunc i64 %79 to i32
  call void %84(ptr noundef %86, i32 noundef %87, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %7) #22
  br label %151

88:                                               ; preds = %77
  %89 = icmp eq i64 %79, 1
  br i1 %89, label %150, label %90

90:                                               ; preds = %88
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %92 = load ptr, ptr %91, align 8, !tbaa !32
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 64
  %94 = cmpxchg ptr %93, i32 0, i32 1 acquire monotonic, align 64
  %95 = extractvalue { i32, i1 } %94, 1
  br i1 %95, label %96, label %150

96:                                               ; preds = %90
  %97 = getelementptr inbounds nuw i8, ptr %92, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(40) %97, ptr noundef nonnull readonly align 8 dereferenceable(40) %7, i64 40, i1 false), !tbaa.struct !42
  %98 = load i64, ptr %32, align 8, !tbaa !38
  %99 = trunc i64 %98 to i32
  %100 = getelementptr inbounds nuw i8, ptr %92, i64 296
  store i32 %99, ptr %100, align 8, !tbaa !5
  %101 = icmp eq i32 %99, 0
  br i1 %101, label %106, label %102

102:                                              ; preds = %96
  %103 = getelementptr inbounds nuw i8, ptr %92, i64 320
  %104 = load i64, ptr %31, align 8, !tbaa !40
  %105 = and i64 %98, 4294967295
  br label %139

106:                                              ; preds = %139, %96
  %107 = getelementptr inbounds nuw i8, ptr %92, i64 192
  store atomic i32 -2147483648, ptr %107 release, align 64
  %108 = add i32 %99, -1
  tail call fastcc void @announce(ptr noundef nonnull %92, i32 noundef %108)
  tail call fastcc void @work(ptr noundef nonnull %92, i32 noundef 0)
  %109 = atomicrmw and ptr %107, i32 2147483647 acquire, align 64
  %110 = and i32 %109, 2147483647
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %149, label %112

112:                                              ; preds = %106
  %113 = getelementptr inbounds nuw i8, ptr %92, i64 4
  br label %114

114:                                              ; preds = %118, %112
  %115 = phi i32 [ 0, %112 ], [ %120, %118 ]
  %116 = load i32, ptr %113, align 4, !tbaa !5
  %117 = icmp ult i32 %115, %116
  br i1 %117, label %118, label %122

118:                                              ; preds = %114
  tail call void @llvm.aarch64.hint(i32 1)
  %119 = load atomic i32, ptr %107 acquire, align 64
  %120 = add nuw i32 %115, 1
  %121 = icmp eq i32 %119, 0
  br i1 %121, label %149, label %114, !llvm.loop !44

122:                                              ; preds = %114
  %123 = getelementptr inbounds nuw i8, ptr %92, i64 140
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  store i32 0, ptr %6, align 4, !tbaa !5
  %124 = call i64 (i64, ...) @syscall(i64 noundef 168, ptr noundef nonnull %6, ptr noundef null, ptr noundef null) #22
  %125 = icmp ne i64 %124, 0
  %126 = load i32, ptr %6, align 4
  %127 = icmp ugt i32 %126, 1023
  %128 = select i1 %125, i1 true, i1 %127
  %129 = select i1 %128, i32 -1, i32 %126
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  store atomic i32 %129, ptr %123 monotonic, align 4
  %130 = atomicrmw or ptr %107, i32 1073741824 acquire, align 64
  %131 = or i32 %130, 1073741824
  %132 = icmp eq i32 %131, 1073741824
  br i1 %132, label %138, label %133

133:                                              ; preds = %122, %133
  %134 = phi i32 [ %136, %133 ], [ %131, %122 ]
  %135 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %107, i32 noundef 128, i32 noundef %134, ptr noundef null, ptr noundef null, i32 noundef 0) #22
  %136 = load atomic i32, ptr %107 acquire, align 64
  %137 = icmp eq i32 %136, 1073741824
  br i1 %137, label %138, label %133, !llvm.loop !45

138:                                              ; preds = %133, %122
  store atomic i32 0, ptr %107 monotonic, align 64
  br label %149

139:                                              ; preds = %139, %102
  %140 = phi i64 [ 0, %102 ], [ %144, %139 ]
  %141 = getelementptr inbounds nuw %struct.tfc_worker, ptr %103, i64 %140
  %142 = mul nsw i64 %140, %104
  %143 = sdiv i64 %142, %105
  store atomic i64 %143, ptr %141 monotonic, align 64
  %144 = add nuw nsw i64 %140, 1
  %145 = mul nsw i64 %104, %144
  %146 = sdiv i64 %145, %105
  %147 = getelementptr inbounds nuw i8, ptr %141, i64 8
  store i64 %146, ptr %147, align 8, !tbaa !46
  %148 = icmp eq i64 %144, %105
  br i1 %148, label %106, label %139, !llvm.loop !47

149:                                              ; preds = %118, %106, %138
  store atomic i32 0, ptr %93 release, align 64
  br label %151

150:                                              ; preds = %90, %88
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #22
  br label %151

151:                                              ; preds = %149, %150, %82
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #22
  br label %152

152:                                              ; preds = %5, %151
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #26 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !33
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !35
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !40
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !38
  %11 = sdiv i64 %8, %10
  %12 = freeze i64 %11
  %13 = sdiv i64 %3, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load i64, ptr %14, align 8, !tbaa !36
  %16 = freeze i64 %15
  %17 = freeze i64 %10
  %18 = sdiv i64 %16, %17
  %19 = mul i64 %18, %17
  %20 = sub i64 %16, %19
  %21 = mul nsw i64 %18, %13
  %22 = mul nsw i64 %20, %13
  %23 = sdiv i64 %22, %10
  %24 = add nsw i64 %13, 1
  %25 = mul nsw i64 %20, %24
  %26 = sdiv i64 %25, %10
  %27 = add nsw i64 %26, %18
  %28 = sub nsw i64 %27, %23
  %29 = add i64 %27, %21
  %30 = mul i64 %13, %12
  %31 = sub i64 %3, %30
  %32 = ashr i64 %28, %31
  %33 = sub i64 %29, %32
  %34 = add nuw nsw i64 %3, 1
  %35 = freeze i64 %11
  %36 = sdiv i64 %34, %35
  %37 = mul nsw i64 %36, %18
  %38 = mul nsw i64 %36, %20
  %39 = sdiv i64 %38, %10
  %40 = add nsw i64 %36, 1
  %41 = mul nsw i64 %40, %20
  %42 = sdiv i64 %41, %10
  %43 = add nsw i64 %42, %18
  %44 = sub nsw i64 %43, %39
  %45 = add i64 %43, %37
  %46 = mul i64 %36, %35
  %47 = sub i64 %34, %46
  %48 = ashr i64 %44, %47
  %49 = sub i64 %45, %48
  tail call void %4(ptr noundef %6, i64 noundef %33, i64 noundef %49) #22
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #29 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !48
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !49

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !50
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !53
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !50
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !54
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !55
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !56
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #30 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !48
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #26 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !22
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !57
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !41
  %12 = tail call i32 %7(ptr noundef %11) #22
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: noinline nounwind uwtable
define i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #31 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load ptr, ptr %2, align 8, !tbaa !58
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !22
  %6 = icmp eq ptr %5, null
  br i1 %6, label %15, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !68
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %33

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !57
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %33

15:                                               ; preds = %11, %1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %17 = load i64, ptr %16, align 8, !tbaa !69
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %33, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load i64, ptr %20, align 8, !tbaa !70
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %27, label %36

23:                                               ; preds = %27
  %24 = add nuw nsw i64 %28, 1
  %25 = load i64, ptr %20, align 8, !tbaa !70
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %36, !llvm.loop !71

27:                                               ; preds = %19, %23
  %28 = phi i64 [ %24, %23 ], [ 0, %19 ]
  %29 = load ptr, ptr %0, align 8, !tbaa !72
  %30 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %29, i64 %28
  %31 = tail call fastcc i32 @run_kernel(ptr noundef nonnull readonly %0, ptr noundef %30)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %23, label %36

33:                                               ; preds = %15, %7, %11
  %34 = phi ptr [ %5, %7 ], [ %5, %11 ], [ null, %15 ]
  %35 = tail call fastcc i32 @walk(ptr noundef nonnull %0, ptr noundef %34)
  br label %36

36:                                               ; preds = %27, %23, %33, %19
  %37 = phi i32 [ 0, %19 ], [ %35, %33 ], [ %31, %27 ], [ 0, %23 ]
  ret i32 %37
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @walk(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1) unnamed_addr #27 {
  %3 = load ptr, ptr %0, align 8, !tbaa !72
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !70
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = icmp eq ptr %1, null
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %14

14:                                               ; preds = %236, %2
  %15 = phi i64 [ 0, %2 ], [ %237, %236 ]
  %16 = icmp slt i64 %15, %5
  br i1 %16, label %17, label %240

17:                                               ; preds = %14
  %18 = getelementptr inbounds %struct.tfc_instruction, ptr %3, i64 %15
  %19 = add nsw i64 %15, 1
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 20
  %21 = load i32, ptr %20, align 4, !tbaa !73
  switch i32 %21, label %236 [
    i32 0, label %22
    i32 1, label %51
    i32 3, label %55
    i32 4, label %72
    i32 2, label %96
    i32 5, label %120
    i32 6, label %166
    i32 7, label %219
  ]

22:                                               ; preds = %17
  br i1 %9, label %49, label %23

23:                                               ; preds = %22
  %24 = load ptr, ptr %12, align 8, !tbaa !57
  %25 = icmp eq ptr %24, null
  br i1 %25, label %34, label %26

26:                                               ; preds = %23
  %27 = load i64, ptr %13, align 8, !tbaa !75
  %28 = icmp slt i64 %15, %27
  br i1 %28, label %29, label %34

29:                                               ; preds = %26
  %30 = load ptr, ptr %11, align 8, !tbaa !41
  %31 = tail call i32 %24(ptr noundef %30) #22
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %34, label %33

33:                                               ; preds = %29
  tail call fastcc void @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %18)
  br label %240

34:                                               ; preds = %29, %26, %23
  %35 = load ptr, ptr %10, align 8, !tbaa !68
  %36 = icmp eq ptr %35, null
  br i1 %36, label %41, label %37

37:                                               ; preds = %34
  %38 = load ptr, ptr %11, align 8, !tbaa !41
  %39 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %40 = load i32, ptr %39, align 8, !tbaa !76
  tail call void %35(ptr noundef %38, i32 noundef %40, i32 noundef 0) #22
  br label %41

41:                                               ; preds = %37, %34
  %42 = tail call fastcc i32 @run_kernel(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %18)
  %43 = load ptr, ptr %10, align 8, !tbaa !68
  %44 = icmp eq ptr %43, null
  br i1 %44, label %236, label %45

45:                                               ; preds = %41
  %46 = load ptr, ptr %11, align 8, !tbaa !41
  %47 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %48 = load i32, ptr %47, align 8, !tbaa !76
  tail call void %43(ptr noundef %46, i32 noundef %48, i32 noundef 1) #22
  br label %236

49:                                               ; preds = %22
  %50 = tail call fastcc i32 @run_kernel(ptr noundef nonnull %0, ptr noundef nonnull %18)
  br label %236

51:                                               ; preds = %17
  %52 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %53 = load i32, ptr %52, align 8, !tbaa !77
  %54 = sext i32 %53 to i64
  br label %236

55:                                               ; preds = %17
  %56 = load ptr, ptr %8, align 8, !tbaa !78
  %57 = load ptr, ptr %7, align 8, !tbaa !79
  %58 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %59 = load i32, ptr %58, align 8, !tbaa !80
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %57, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !5
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds ptr, ptr %56, i64 %63
  %65 = load ptr, ptr %64, align 8, !tbaa !43
  %66 = load i8, ptr %65, align 1, !tbaa !9
  %67 = icmp eq i8 %66, 0
  br i1 %67, label %68, label %236

68:                                               ; preds = %55
  %69 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %70 = load i32, ptr %69, align 8, !tbaa !77
  %71 = sext i32 %70 to i64
  br label %236

72:                                               ; preds = %17
  %73 = load ptr, ptr %7, align 8, !tbaa !79
  %74 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %75 = load i32, ptr %74, align 8, !tbaa !80
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr %73, i64 %76
  %78 = load ptr, ptr %8, align 8, !tbaa !78
  %79 = load i32, ptr %77, align 4, !tbaa !5
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds ptr, ptr %78, i64 %80
  %82 = load ptr, ptr %81, align 8, !tbaa !43
  store i32 0, ptr %82, align 4, !tbaa !5
  %83 = getelementptr inbounds nuw i8, ptr %77, i64 4
  %84 = load i32, ptr %83, align 4, !tbaa !5
  %85 = icmp sgt i32 %84, -1
  br i1 %85, label %86, label %236

86:                                               ; preds = %72
  %87 = zext nneg i32 %84 to i64
  %88 = getelementptr inbounds nuw ptr, ptr %78, i64 %87
  %89 = load ptr, ptr %88, align 8, !tbaa !43
  %90 = load i32, ptr %89, align 4, !tbaa !5
  %91 = icmp slt i32 %90, 1
  br i1 %91, label %92, label %236

92:                                               ; preds = %86
  %93 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %94 = load i32, ptr %93, align 8, !tbaa !77
  %95 = sext i32 %94 to i64
  br label %236

96:                                               ; preds = %17
  br i1 %9, label %115, label %97

97:                                               ; preds = %96
  %98 = load ptr, ptr %10, align 8, !tbaa !68
  %99 = icmp eq ptr %98, null
  br i1 %99, label %104, label %100

100:                                              ; preds = %97
  %101 = load ptr, ptr %11, align 8, !tbaa !41
  %102 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %103 = load i32, ptr %102, align 8, !tbaa !76
  tail call void %98(ptr noundef %101, i32 noundef %103, i32 noundef 2) #22
  br label %104

104:                                              ; preds = %100, %97
  %105 = load ptr, ptr %12, align 8, !tbaa !57
  %106 = icmp eq ptr %105, null
  br i1 %106, label %115, label %107

107:                                              ; preds = %104
  %108 = load i64, ptr %13, align 8, !tbaa !75
  %109 = icmp slt i64 %15, %108
  br i1 %109, label %110, label %115

110:                                              ; preds = %107
  %111 = load ptr, ptr %11, align 8, !tbaa !41
  %112 = tail call i32 %105(ptr noundef %111) #22
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %115, label %114

114:                                              ; preds = %110
  tail call fastcc void @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %18)
  br label %115

115:                                              ; preds = %96, %104, %107, %110, %114
  %116 = phi i32 [ 0, %96 ], [ 1, %114 ], [ 0, %110 ], [ 0, %107 ], [ 0, %104 ]
  %117 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %118 = load i32, ptr %117, align 8, !tbaa !77
  %119 = sext i32 %118 to i64
  br label %236

120:                                              ; preds = %17
  br i1 %9, label %139, label %121

121:                                              ; preds = %120
  %122 = load ptr, ptr %10, align 8, !tbaa !68
  %123 = icmp eq ptr %122, null
  br i1 %123, label %128, label %124

124:                                              ; preds = %121
  %125 = load ptr, ptr %11, align 8, !tbaa !41
  %126 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %127 = load i32, ptr %126, align 8, !tbaa !76
  tail call void %122(ptr noundef %125, i32 noundef %127, i32 noundef 2) #22
  br label %128

128:                                              ; preds = %124, %121
  %129 = load ptr, ptr %12, align 8, !tbaa !57
  %130 = icmp eq ptr %129, null
  br i1 %130, label %139, label %131

131:                                              ; preds = %128
  %132 = load i64, ptr %13, align 8, !tbaa !75
  %133 = icmp slt i64 %15, %132
  br i1 %133, label %134, label %139

134:                                              ; preds = %131
  %135 = load ptr, ptr %11, align 8, !tbaa !41
  %136 = tail call i32 %129(ptr noundef %135) #22
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %139, label %138

138:                                              ; preds = %134
  tail call fastcc void @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %18)
  br label %139

139:                                              ; preds = %120, %128, %131, %134, %138
  %140 = phi i32 [ 0, %120 ], [ 1, %138 ], [ 0, %134 ], [ 0, %131 ], [ 0, %128 ]
  %141 = load ptr, ptr %7, align 8, !tbaa !79
  %142 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %143 = load i32, ptr %142, align 8, !tbaa !80
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds i32, ptr %141, i64 %144
  %146 = load ptr, ptr %8, align 8, !tbaa !78
  %147 = load i32, ptr %145, align 4, !tbaa !5
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds ptr, ptr %146, i64 %148
  %150 = load ptr, ptr %149, align 8, !tbaa !43
  %151 = load i32, ptr %150, align 4, !tbaa !5
  %152 = add i32 %151, 1
  store i32 %152, ptr %150, align 4, !tbaa !5
  %153 = getelementptr inbounds nuw i8, ptr %145, i64 4
  %154 = load i32, ptr %153, align 4, !tbaa !5
  %155 = icmp slt i32 %154, 0
  br i1 %155, label %162, label %156

156:                                              ; preds = %139
  %157 = zext nneg i32 %154 to i64
  %158 = getelementptr inbounds nuw ptr, ptr %146, i64 %157
  %159 = load ptr, ptr %158, align 8, !tbaa !43
  %160 = load i32, ptr %159, align 4, !tbaa !5
  %161 = icmp slt i32 %152, %160
  br i1 %161, label %162, label %236

162:                                              ; preds = %156, %139
  %163 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %164 = load i32, ptr %163, align 8, !tbaa !77
  %165 = sext i32 %164 to i64
  br label %236

166:                                              ; preds = %17
  %167 = load ptr, ptr %7, align 8, !tbaa !79
  %168 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %169 = load i32, ptr %168, align 8, !tbaa !80
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds i32, ptr %167, i64 %170
  %172 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %173 = load i32, ptr %172, align 4, !tbaa !81
  %174 = load ptr, ptr %8, align 8, !tbaa !78
  %175 = load i32, ptr %171, align 4, !tbaa !5
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds ptr, ptr %174, i64 %176
  %178 = load ptr, ptr %177, align 8, !tbaa !43
  %179 = getelementptr inbounds nuw i8, ptr %171, i64 4
  %180 = load i32, ptr %179, align 4, !tbaa !5
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds ptr, ptr %174, i64 %181
  %183 = load ptr, ptr %182, align 8, !tbaa !43
  store ptr %183, ptr %177, align 8, !tbaa !43
  %184 = load ptr, ptr %8, align 8, !tbaa !78
  %185 = getelementptr inbounds ptr, ptr %184, i64 %181
  store ptr %178, ptr %185, align 8, !tbaa !43
  %186 = load ptr, ptr %6, align 8, !tbaa !82
  %187 = getelementptr inbounds nuw i8, ptr %171, i64 8
  %188 = load i32, ptr %187, align 4, !tbaa !5
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds i8, ptr %186, i64 %189
  %191 = load i8, ptr %190, align 1, !tbaa !9
  %192 = xor i8 %191, 1
  store i8 %192, ptr %190, align 1, !tbaa !9
  %193 = ptrtoint ptr %183 to i64
  %194 = ptrtoint ptr %178 to i64
  %195 = sub i64 %193, %194
  %196 = icmp ugt i32 %173, 4
  br i1 %196, label %197, label %236

197:                                              ; preds = %166
  %198 = getelementptr inbounds nuw i8, ptr %171, i64 12
  %199 = load i32, ptr %198, align 4, !tbaa !5
  %200 = add i32 %199, 4
  %201 = sub i64 0, %195
  %202 = zext i32 %200 to i64
  %203 = zext i32 %173 to i64
  br label %204

204:                                              ; preds = %204, %197
  %205 = phi i64 [ 4, %197 ], [ %217, %204 ]
  %206 = load ptr, ptr %8, align 8, !tbaa !78
  %207 = getelementptr inbounds nuw i32, ptr %171, i64 %205
  %208 = load i32, ptr %207, align 4, !tbaa !5
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds ptr, ptr %206, i64 %209
  %211 = load ptr, ptr %210, align 8, !tbaa !43
  %212 = ptrtoint ptr %211 to i64
  %213 = icmp samesign ult i64 %205, %202
  %214 = select i1 %213, i64 %195, i64 %201
  %215 = add i64 %214, %212
  %216 = inttoptr i64 %215 to ptr
  store ptr %216, ptr %210, align 8, !tbaa !43
  %217 = add nuw nsw i64 %205, 1
  %218 = icmp eq i64 %217, %203
  br i1 %218, label %236, label %204, !llvm.loop !83

219:                                              ; preds = %17
  %220 = load ptr, ptr %6, align 8, !tbaa !82
  %221 = load ptr, ptr %7, align 8, !tbaa !79
  %222 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %223 = load i32, ptr %222, align 8, !tbaa !80
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds i32, ptr %221, i64 %224
  %226 = getelementptr inbounds nuw i8, ptr %225, i64 8
  %227 = load i32, ptr %226, align 4, !tbaa !5
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds i8, ptr %220, i64 %228
  %230 = load i8, ptr %229, align 1, !tbaa !9
  %231 = icmp eq i8 %230, 0
  br i1 %231, label %232, label %236

232:                                              ; preds = %219
  %233 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %234 = load i32, ptr %233, align 8, !tbaa !77
  %235 = sext i32 %234 to i64
  br label %236

236:                                              ; preds = %204, %166, %162, %156, %92, %86, %72, %45, %41, %232, %219, %68, %55, %49, %17, %115, %51
  %237 = phi i64 [ %19, %17 ], [ %19, %55 ], [ %54, %51 ], [ %19, %219 ], [ %19, %45 ], [ %119, %115 ], [ %19, %72 ], [ %19, %156 ], [ %19, %49 ], [ %71, %68 ], [ %235, %232 ], [ %19, %166 ], [ %19, %41 ], [ %95, %92 ], [ %19, %86 ], [ %165, %162 ], [ %19, %204 ]
  %238 = phi i32 [ 0, %17 ], [ 0, %55 ], [ 0, %51 ], [ 0, %219 ], [ %42, %45 ], [ %116, %115 ], [ 0, %72 ], [ %140, %156 ], [ %50, %49 ], [ 0, %68 ], [ 0, %232 ], [ 0, %166 ], [ %42, %41 ], [ 0, %92 ], [ 0, %86 ], [ %140, %162 ], [ 0, %204 ]
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %14, label %240, !llvm.loop !84

240:                                              ; preds = %14, %236, %33
  %241 = phi i32 [ 1, %33 ], [ 0, %14 ], [ %238, %236 ]
  ret i32 %241
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 4) i32 @tfc_check_overlaps(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) local_unnamed_addr #32 {
  %5 = alloca %struct.tfc_block_of, align 8
  %6 = alloca %struct.tfc_block_of, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load i32, ptr %8, align 8, !tbaa !85
  %10 = add i32 %9, 2
  %11 = zext i32 %10 to i64
  %12 = add nuw nsw i64 %11, 1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %14 = load i32, ptr %13, align 4, !tbaa !88
  %15 = zext i32 %14 to i64
  %16 = add nuw nsw i64 %12, %15
  %17 = icmp eq i32 %10, 0
  br i1 %17, label %113, label %18

18:                                               ; preds = %4
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 16
  br label %23

23:                                               ; preds = %18, %46
  %24 = phi i64 [ 0, %18 ], [ %25, %46 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %5, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %24)
  %25 = add nuw nsw i64 %24, 1
  %26 = icmp samesign ult i64 %25, %16
  br i1 %26, label %27, label %46

27:                                               ; preds = %23
  %28 = load i64, ptr %19, align 8
  %29 = load i64, ptr %22, align 8
  %30 = icmp eq i64 %29, 0
  br label %31

31:                                               ; preds = %27, %43
  %32 = phi i64 [ %25, %27 ], [ %44, %43 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %6, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %32)
  %33 = load i64, ptr %20, align 8, !tbaa !89
  %34 = sub i64 %28, %33
  %35 = load i64, ptr %21, align 8, !tbaa !91
  %36 = icmp uge i64 %34, %35
  %37 = sub i64 %33, %28
  %38 = icmp uge i64 %37, %29
  %39 = and i1 %36, %38
  %40 = icmp eq i64 %35, 0
  %41 = select i1 %30, i1 true, i1 %40
  %42 = select i1 %41, i1 true, i1 %39
  br i1 %42, label %43, label %48

43:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  %44 = add nuw nsw i64 %32, 1
  %45 = icmp eq i64 %44, %16
  br i1 %45, label %46, label %31, !llvm.loop !92

46:                                               ; preds = %43, %23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  %47 = icmp eq i64 %25, %11
  br i1 %47, label %61, label %23

48:                                               ; preds = %31
  %49 = load ptr, ptr %6, align 8, !tbaa !93
  %50 = load ptr, ptr %5, align 8, !tbaa !93
  %51 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %52 = load ptr, ptr %51, align 8, !tbaa !94
  %53 = icmp eq ptr %52, null
  %54 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %55 = load ptr, ptr %54, align 8
  %56 = select i1 %53, ptr %55, ptr %52
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #22
  store ptr %49, ptr %7, align 8, !tbaa !95
  %57 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %50, ptr %57, align 8, !tbaa !95
  %58 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %58, i8 0, i64 32, i1 false)
  store ptr %56, ptr %59, align 8, !tbaa !96
  %60 = call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull @.str, ptr dead_on_return noundef %7) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %113

61:                                               ; preds = %46
  %62 = icmp ult i32 %9, -2
  br i1 %62, label %63, label %113

63:                                               ; preds = %61
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %69 = load i64, ptr %68, align 8, !tbaa !97, !noalias !98
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %75, label %71

71:                                               ; preds = %63
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %73 = load ptr, ptr %72, align 8, !tbaa !101, !noalias !98
  tail call void @llvm.memset.p0.i64(ptr align 1 %73, i8 -1, i64 %69, i1 false)
  %74 = load i32, ptr %8, align 8, !tbaa !85
  br label %75

75:                                               ; preds = %71, %63
  %76 = phi i32 [ %74, %71 ], [ %9, %63 ]
  %77 = add i32 %76, -1
  %78 = icmp ult i32 %77, -3
  br i1 %78, label %79, label %113

79:                                               ; preds = %75, %107
  %80 = phi i32 [ %108, %107 ], [ %76, %75 ]
  %81 = phi i64 [ %109, %107 ], [ 2, %75 ]
  %82 = load i32, ptr %64, align 8, !tbaa !103, !noalias !98
  %83 = load ptr, ptr %0, align 8, !tbaa !104, !noalias !98
  %84 = sext i32 %82 to i64
  %85 = getelementptr inbounds i8, ptr %83, i64 %84
  %86 = load i32, ptr %13, align 4, !tbaa !88, !noalias !98
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw %struct.tfc_given, ptr %85, i64 %87
  %89 = getelementptr %struct.tfc_given, ptr %88, i64 %81
  %90 = load i32, ptr %65, align 8, !tbaa !105, !noalias !98
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i8, ptr %83, i64 %91
  %93 = getelementptr i8, ptr %89, i64 -44
  %94 = load i32, ptr %93, align 4, !tbaa !106, !noalias !98
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i64, ptr %92, i64 %95
  %97 = tail call fastcc i64 @evaluate(ptr noundef %96, ptr noundef readonly %2), !noalias !98
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %107, label %99

99:                                               ; preds = %79
  %100 = load ptr, ptr %66, align 8, !tbaa !43, !noalias !98
  %101 = add nsw i64 %81, -2
  %102 = load i64, ptr %67, align 8, !tbaa !108, !noalias !98
  %103 = mul i64 %102, %101
  %104 = getelementptr inbounds nuw i8, ptr %100, i64 %103
  %105 = load ptr, ptr %104, align 8, !tbaa !43, !noalias !98
  tail call void @llvm.memset.p0.i64(ptr align 1 %105, i8 -1, i64 %97, i1 false)
  %106 = load i32, ptr %8, align 8, !tbaa !85
  br label %107

107:                                              ; preds = %99, %79
  %108 = phi i32 [ %106, %99 ], [ %80, %79 ]
  %109 = add nuw nsw i64 %81, 1
  %110 = add i32 %108, 2
  %111 = zext i32 %110 to i64
  %112 = icmp samesign ult i64 %109, %111
  br i1 %112, label %79, label %113, !llvm.loop !109

113:                                              ; preds = %107, %4, %48, %75, %61
  %114 = phi i32 [ 3, %48 ], [ 0, %61 ], [ 0, %75 ], [ 0, %4 ], [ 0, %107 ]
  ret i32 %114
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @block_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.tfc_block_of) align 8 captures(none) initializes((0, 32)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef range(i64 -9223372036854775808, 8589934591) %4) unnamed_addr #33 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %7 = load i32, ptr %6, align 8, !tbaa !85
  %8 = add i32 %7, 2
  %9 = zext i32 %8 to i64
  switch i64 %4, label %33 [
    i64 0, label %10
    i64 1, label %24
  ]

10:                                               ; preds = %5
  store ptr @.str.4, ptr %0, align 8, !tbaa !93
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load ptr, ptr %2, align 8, !tbaa !111
  %13 = ptrtoint ptr %12 to i64
  store i64 %13, ptr %11, align 8, !tbaa !89
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %16 = load i64, ptr %15, align 8, !tbaa !112
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %10
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %20 = load i64, ptr %19, align 8, !tbaa !113
  br label %21

21:                                               ; preds = %10, %18
  %22 = phi i64 [ %20, %18 ], [ 0, %10 ]
  store i64 %22, ptr %14, align 8, !tbaa !91
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %23, align 8, !tbaa !94
  br label %101

24:                                               ; preds = %5
  store ptr @.str.5, ptr %0, align 8, !tbaa !93
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %27 = load ptr, ptr %26, align 8, !tbaa !101
  %28 = ptrtoint ptr %27 to i64
  store i64 %28, ptr %25, align 8, !tbaa !89
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %31 = load i64, ptr %30, align 8, !tbaa !97
  store i64 %31, ptr %29, align 8, !tbaa !91
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %32, align 8, !tbaa !94
  br label %101

33:                                               ; preds = %5
  %34 = icmp eq i64 %4, %9
  br i1 %34, label %35, label %44

35:                                               ; preds = %33
  store ptr @.str.6, ptr %0, align 8, !tbaa !93
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %38 = load ptr, ptr %37, align 8, !tbaa !114
  %39 = ptrtoint ptr %38 to i64
  store i64 %39, ptr %36, align 8, !tbaa !89
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %42 = load i64, ptr %41, align 8, !tbaa !115
  store i64 %42, ptr %40, align 8, !tbaa !91
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %43, align 8, !tbaa !94
  br label %101

44:                                               ; preds = %33
  %45 = icmp slt i64 %4, %9
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %47 = load i32, ptr %46, align 8, !tbaa !103
  %48 = load ptr, ptr %1, align 8, !tbaa !104
  %49 = sext i32 %47 to i64
  %50 = getelementptr inbounds i8, ptr %48, i64 %49
  br i1 %45, label %51, label %58

51:                                               ; preds = %44
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 148
  %53 = load i32, ptr %52, align 4, !tbaa !88
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw %struct.tfc_given, ptr %50, i64 %54
  %56 = getelementptr %struct.tfc_given, ptr %55, i64 %4
  %57 = getelementptr i8, ptr %56, i64 -56
  br label %62

58:                                               ; preds = %44
  %59 = xor i64 %9, -1
  %60 = getelementptr %struct.tfc_given, ptr %50, i64 %4
  %61 = getelementptr %struct.tfc_given, ptr %60, i64 %59
  br label %62

62:                                               ; preds = %58, %51
  %63 = phi ptr [ %57, %51 ], [ %61, %58 ]
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %65 = load i32, ptr %64, align 8, !tbaa !105
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr %48, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %69 = load i32, ptr %68, align 4, !tbaa !106
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i64, ptr %67, i64 %70
  %72 = tail call fastcc i64 @evaluate(ptr noundef %71, ptr noundef %3)
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %87, label %74

74:                                               ; preds = %62
  %75 = xor i64 %9, -1
  %76 = select i1 %45, i64 -2, i64 %75
  %77 = select i1 %45, i64 32, i64 24
  %78 = getelementptr inbounds nuw i8, ptr %2, i64 %77
  %79 = load ptr, ptr %78, align 8, !tbaa !43
  %80 = add nsw i64 %4, %76
  %81 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %82 = load i64, ptr %81, align 8, !tbaa !108
  %83 = mul i64 %82, %80
  %84 = getelementptr inbounds nuw i8, ptr %79, i64 %83
  %85 = load ptr, ptr %84, align 8, !tbaa !43
  %86 = ptrtoint ptr %85 to i64
  br label %87

87:                                               ; preds = %74, %62
  %88 = phi i64 [ 0, %62 ], [ %86, %74 ]
  %89 = getelementptr inbounds nuw i8, ptr %63, i64 4
  %90 = load i32, ptr %89, align 4, !tbaa !116
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i8, ptr %48, i64 %91
  store ptr %92, ptr %0, align 8, !tbaa !93
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %88, ptr %93, align 8, !tbaa !89
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %72, ptr %94, align 8, !tbaa !91
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %97 = load ptr, ptr %96, align 8, !tbaa !117
  %98 = load i32, ptr %63, align 4, !tbaa !118
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds %struct.tfc_loc, ptr %97, i64 %99
  store ptr %100, ptr %95, align 8, !tbaa !94
  br label %101

101:                                              ; preds = %87, %35, %24, %21
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef i32 @report(ptr noundef %0, i32 noundef returned %1, ptr noundef readonly captures(none) %2, ptr dead_on_return noundef nonnull readonly captures(none) %3) unnamed_addr #32 {
  %5 = alloca %struct.text, align 8
  %6 = icmp eq ptr %0, null
  br i1 %6, label %78, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store ptr %8, ptr %5, align 8, !tbaa !119
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 239
  store ptr %10, ptr %9, align 8, !tbaa !121
  %11 = load i8, ptr %2, align 1, !tbaa !9
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %72, label %13

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 8
  br label %19

19:                                               ; preds = %13, %42
  %20 = phi ptr [ %8, %13 ], [ %46, %42 ]
  %21 = phi i8 [ %11, %13 ], [ %44, %42 ]
  %22 = phi ptr [ %2, %13 ], [ %43, %42 ]
  switch i8 %21, label %36 [
    i8 123, label %26
    i8 125, label %23
  ]

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 1
  %25 = load i8, ptr %24, align 1, !tbaa !9
  br label %30

26:                                               ; preds = %19
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 1
  %28 = load i8, ptr %27, align 1, !tbaa !9
  %29 = icmp eq i8 %28, 123
  br i1 %29, label %30, label %50

30:                                               ; preds = %23, %26
  %31 = phi i8 [ %25, %23 ], [ 123, %26 ]
  %32 = icmp eq i8 %31, %21
  %33 = zext i1 %32 to i64
  %34 = getelementptr inbounds nuw i8, ptr %22, i64 %33
  %35 = load i8, ptr %34, align 1, !tbaa !9
  br label %36

36:                                               ; preds = %19, %30
  %37 = phi i8 [ %21, %19 ], [ %35, %30 ]
  %38 = phi i64 [ 0, %19 ], [ %33, %30 ]
  %39 = getelementptr inbounds nuw i8, ptr %22, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 1
  %41 = getelementptr inbounds nuw i8, ptr %20, i64 1
  store ptr %41, ptr %5, align 8, !tbaa !119
  store i8 %37, ptr %20, align 1, !tbaa !9
  br label %42

42:                                               ; preds = %70, %56, %60, %62, %64, %66, %68, %36
  %43 = phi ptr [ %40, %36 ], [ %59, %68 ], [ %59, %66 ], [ %59, %64 ], [ %59, %62 ], [ %59, %60 ], [ %59, %56 ], [ %59, %70 ]
  %44 = load i8, ptr %43, align 1, !tbaa !9
  %45 = icmp ne i8 %44, 0
  %46 = load ptr, ptr %5, align 8
  %47 = load ptr, ptr %9, align 8
  %48 = icmp ult ptr %46, %47
  %49 = select i1 %45, i1 %48, i1 false
  br i1 %49, label %19, label %72, !llvm.loop !122

50:                                               ; preds = %26, %53
  %51 = phi i8 [ %55, %53 ], [ 123, %26 ]
  %52 = phi ptr [ %54, %53 ], [ %22, %26 ]
  switch i8 %51, label %53 [
    i8 0, label %56
    i8 125, label %56
  ]

53:                                               ; preds = %50
  %54 = getelementptr inbounds nuw i8, ptr %52, i64 1
  %55 = load i8, ptr %54, align 1, !tbaa !9
  br label %50, !llvm.loop !123

56:                                               ; preds = %50, %50
  %57 = icmp ne i8 %51, 0
  %58 = zext i1 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %52, i64 %58
  switch i8 %28, label %42 [
    i8 110, label %60
    i8 111, label %62
    i8 101, label %64
    i8 97, label %66
    i8 98, label %68
    i8 118, label %70
  ]

60:                                               ; preds = %56
  %61 = load ptr, ptr %3, align 8, !tbaa !124
  call fastcc void @put(ptr noundef %5, ptr noundef %61) #23
  br label %42

62:                                               ; preds = %56
  %63 = load ptr, ptr %18, align 8, !tbaa !126
  call fastcc void @put(ptr noundef %5, ptr noundef %63) #23
  br label %42

64:                                               ; preds = %56
  %65 = load i64, ptr %17, align 8, !tbaa !127
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %65) #23
  br label %42

66:                                               ; preds = %56
  %67 = load i64, ptr %16, align 8, !tbaa !128
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %67) #23
  br label %42

68:                                               ; preds = %56
  %69 = load i64, ptr %15, align 8, !tbaa !129
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %69) #23
  br label %42

70:                                               ; preds = %56
  %71 = load double, ptr %14, align 8, !tbaa !130
  call fastcc void @put_number(ptr noundef %5, double noundef %71) #23
  br label %42

72:                                               ; preds = %42, %7
  %73 = phi ptr [ %8, %7 ], [ %46, %42 ]
  store i8 0, ptr %73, align 1, !tbaa !9
  store i32 %1, ptr %0, align 8, !tbaa !131
  %74 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %75 = load ptr, ptr %74, align 8, !tbaa !133
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store ptr %75, ptr %76, align 8, !tbaa !134
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %77, align 8, !tbaa !135
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %78

78:                                               ; preds = %4, %72
  ret i32 %1
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #11

; Function Attrs: nounwind uwtable
define i32 @tfc_enter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #26 {
  %10 = alloca %struct.tfc_fault, align 8
  %11 = alloca %struct.tfc_fault, align 8
  %12 = alloca %struct.tfc_memory, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #22
  store ptr %1, ptr %12, align 8, !tbaa !111
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %2, ptr %13, align 8, !tbaa !114
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr %3, ptr %14, align 8, !tbaa !101
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store ptr %5, ptr %15, align 8, !tbaa !136
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store ptr %6, ptr %16, align 8, !tbaa !137
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 40
  store i64 8, ptr %17, align 8, !tbaa !108
  %18 = call fastcc i32 @check(ptr noundef %0, ptr noundef %12, ptr noundef %4, ptr noundef %7, ptr noundef %8)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %61

20:                                               ; preds = %9
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %22 = load i64, ptr %21, align 8, !tbaa !112
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %59, label %24

24:                                               ; preds = %20
  %25 = load i64, ptr %1, align 8, !tbaa !37
  %26 = icmp eq i64 %25, %22
  br i1 %26, label %29, label %27

27:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  %28 = call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.17, ptr dead_on_return noundef %10) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #22
  br label %61

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %31 = load i32, ptr %30, align 4, !tbaa !138
  %32 = load ptr, ptr %0, align 8, !tbaa !104
  %33 = sext i32 %31 to i64
  %34 = getelementptr inbounds i8, ptr %32, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %36 = load i32, ptr %35, align 8, !tbaa !139
  %37 = icmp sgt i32 %36, 0
  br i1 %37, label %38, label %59

38:                                               ; preds = %29
  %39 = zext nneg i32 %36 to i64
  br label %43

40:                                               ; preds = %43
  %41 = add nuw nsw i64 %44, 1
  %42 = icmp eq i64 %41, %39
  br i1 %42, label %59, label %43, !llvm.loop !140

43:                                               ; preds = %40, %38
  %44 = phi i64 [ 0, %38 ], [ %41, %40 ]
  %45 = getelementptr inbounds nuw %struct.tfc_flag, ptr %34, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !141
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr %1, i64 %47
  %49 = load i8, ptr %48, align 1, !tbaa !9
  %50 = icmp eq i8 %49, 0
  br i1 %50, label %51, label %40

51:                                               ; preds = %43
  %52 = getelementptr inbounds nuw %struct.tfc_flag, ptr %34, i64 %44
  %53 = getelementptr inbounds nuw i8, ptr %11, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %53, i8 0, i64 48, i1 false)
  %54 = getelementptr inbounds nuw i8, ptr %52, i64 4
  %55 = load i32, ptr %54, align 4, !tbaa !143
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr %32, i64 %56
  store ptr %57, ptr %11, align 8, !tbaa !95
  %58 = call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.18, ptr dead_on_return noundef %11) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #22
  br label %61

59:                                               ; preds = %40, %20, %29
  %60 = call fastcc i32 @run(ptr noundef %0, ptr noundef %12, ptr noundef %4, ptr noundef %7, ptr noundef %8)
  br label %61

61:                                               ; preds = %9, %27, %51, %59
  %62 = phi i32 [ %60, %59 ], [ %18, %9 ], [ 9, %27 ], [ 9, %51 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #22
  ret i32 %62
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @check(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #26 {
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = tail call fastcc i32 @check_host(ptr noundef %3, ptr noundef %4)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %89

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %13 = load i64, ptr %12, align 8, !tbaa !115
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %25, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !114
  %18 = icmp ne ptr %17, null
  %19 = ptrtoint ptr %17 to i64
  %20 = and i64 %19, 63
  %21 = icmp eq i64 %20, 0
  %22 = and i1 %18, %21
  br i1 %22, label %25, label %23

23:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %24 = call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.11, ptr dead_on_return noundef %6) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  br label %89

25:                                               ; preds = %15, %11
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %27 = load i64, ptr %26, align 8, !tbaa !97
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %39, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %31 = load ptr, ptr %30, align 8, !tbaa !101
  %32 = icmp ne ptr %31, null
  %33 = ptrtoint ptr %31 to i64
  %34 = and i64 %33, 63
  %35 = icmp eq i64 %34, 0
  %36 = and i1 %32, %35
  br i1 %36, label %39, label %37

37:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %7, i8 0, i64 56, i1 false)
  %38 = call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.12, ptr dead_on_return noundef %7) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #22
  br label %89

39:                                               ; preds = %29, %25
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %41 = load i64, ptr %40, align 8, !tbaa !112
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %52, label %43

43:                                               ; preds = %39
  %44 = load ptr, ptr %1, align 8, !tbaa !111
  %45 = icmp ne ptr %44, null
  %46 = ptrtoint ptr %44 to i64
  %47 = and i64 %46, 63
  %48 = icmp eq i64 %47, 0
  %49 = and i1 %45, %48
  br i1 %49, label %52, label %50

50:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %8, i8 0, i64 56, i1 false)
  %51 = call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.3, ptr dead_on_return noundef %8) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #22
  br label %89

52:                                               ; preds = %43, %39
  %53 = tail call fastcc i32 @check_dims(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %4)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %89

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %57 = load i32, ptr %56, align 8, !tbaa !103
  %58 = load ptr, ptr %0, align 8, !tbaa !104
  %59 = sext i32 %57 to i64
  %60 = getelementptr inbounds i8, ptr %58, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %62 = load i32, ptr %61, align 4, !tbaa !88
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %65 = load ptr, ptr %64, align 8, !tbaa !136
  %66 = tail call fastcc i32 @check_pointers(ptr noundef nonnull %0, ptr noundef %60, i64 noundef %63, ptr noundef %1, ptr noundef %65, ptr noundef %2, ptr noundef %4)
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %89

68:                                               ; preds = %55
  %69 = load i32, ptr %56, align 8, !tbaa !103
  %70 = load ptr, ptr %0, align 8, !tbaa !104
  %71 = sext i32 %69 to i64
  %72 = getelementptr inbounds i8, ptr %70, i64 %71
  %73 = load i32, ptr %61, align 4, !tbaa !88
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw %struct.tfc_given, ptr %72, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %77 = load i32, ptr %76, align 8, !tbaa !85
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %80 = load ptr, ptr %79, align 8, !tbaa !137
  %81 = tail call fastcc i32 @check_pointers(ptr noundef nonnull %0, ptr noundef %75, i64 noundef %78, ptr noundef %1, ptr noundef %80, ptr noundef %2, ptr noundef %4)
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %89

83:                                               ; preds = %68
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %85 = load ptr, ptr %84, align 8, !tbaa !144
  %86 = icmp eq ptr %85, null
  br i1 %86, label %89, label %87

87:                                               ; preds = %83
  %88 = tail call i32 %85(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef %4) #22
  br label %89

89:                                               ; preds = %5, %23, %37, %50, %52, %55, %68, %83, %87
  %90 = phi i32 [ %88, %87 ], [ 0, %83 ], [ %81, %68 ], [ %66, %55 ], [ %53, %52 ], [ 3, %50 ], [ 3, %37 ], [ 3, %23 ], [ %9, %5 ]
  ret i32 %90
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 10) i32 @check_state(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef %2) unnamed_addr #34 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %7 = load i64, ptr %6, align 8, !tbaa !112
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %44, label %9

9:                                                ; preds = %3
  %10 = load i64, ptr %1, align 8, !tbaa !37
  %11 = icmp eq i64 %10, %7
  br i1 %11, label %14, label %12

12:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  %13 = call fastcc i32 @report(ptr noundef %2, i32 noundef 9, ptr noundef nonnull @.str.17, ptr dead_on_return noundef %4) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
  br label %44

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %16 = load i32, ptr %15, align 4, !tbaa !138
  %17 = load ptr, ptr %0, align 8, !tbaa !104
  %18 = sext i32 %16 to i64
  %19 = getelementptr inbounds i8, ptr %17, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %21 = load i32, ptr %20, align 8, !tbaa !139
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %23, label %44

23:                                               ; preds = %14
  %24 = zext nneg i32 %21 to i64
  br label %28

25:                                               ; preds = %28
  %26 = add nuw nsw i64 %29, 1
  %27 = icmp eq i64 %26, %24
  br i1 %27, label %44, label %28, !llvm.loop !140

28:                                               ; preds = %23, %25
  %29 = phi i64 [ 0, %23 ], [ %26, %25 ]
  %30 = getelementptr inbounds nuw %struct.tfc_flag, ptr %19, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !141
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr %1, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !9
  %35 = icmp eq i8 %34, 0
  br i1 %35, label %36, label %25

36:                                               ; preds = %28
  %37 = getelementptr inbounds nuw %struct.tfc_flag, ptr %19, i64 %29
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %38, i8 0, i64 48, i1 false)
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %40 = load i32, ptr %39, align 4, !tbaa !143
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr %17, i64 %41
  store ptr %42, ptr %5, align 8, !tbaa !95
  %43 = call fastcc i32 @report(ptr noundef %2, i32 noundef 9, ptr noundef nonnull @.str.18, ptr dead_on_return noundef %5) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %44

44:                                               ; preds = %25, %14, %36, %3, %12
  %45 = phi i32 [ 9, %12 ], [ 0, %3 ], [ 9, %36 ], [ 0, %14 ], [ 0, %25 ]
  ret i32 %45
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @run(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #26 {
  %6 = alloca %struct.tfc_failure, align 8
  %7 = alloca %struct.tfc_ctx, align 8
  %8 = alloca %struct.tfc_region, align 8
  %9 = load ptr, ptr %1, align 8, !tbaa !111
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !101
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %13 = load i32, ptr %12, align 4, !tbaa !145
  %14 = load ptr, ptr %0, align 8, !tbaa !104
  %15 = sext i32 %13 to i64
  %16 = getelementptr inbounds i8, ptr %14, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %18 = load i32, ptr %17, align 8, !tbaa !146
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr %14, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %22 = load i32, ptr %21, align 8, !tbaa !147
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr %14, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %26 = load i32, ptr %25, align 4, !tbaa !148
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %14, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %30 = load i32, ptr %29, align 4, !tbaa !149
  %31 = icmp sgt i32 %30, 0
  br i1 %31, label %32, label %103

32:                                               ; preds = %5
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %39 = zext nneg i32 %30 to i64
  br label %40

40:                                               ; preds = %95, %32
  %41 = phi i64 [ 0, %32 ], [ %101, %95 ]
  %42 = getelementptr inbounds nuw %struct.tfc_place, ptr %28, i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 4
  %44 = load i64, ptr %43, align 4
  %45 = load i32, ptr %42, align 4
  %46 = and i32 %45, 7
  switch i32 %46, label %81 [
    i32 0, label %47
    i32 1, label %56
    i32 2, label %65
    i32 3, label %69
    i32 4, label %73
    i32 5, label %77
  ]

47:                                               ; preds = %40
  %48 = load ptr, ptr %37, align 8, !tbaa !136
  %49 = shl i64 %44, 32
  %50 = ashr exact i64 %49, 32
  %51 = load i64, ptr %36, align 8, !tbaa !108
  %52 = mul i64 %51, %50
  %53 = getelementptr inbounds nuw i8, ptr %48, i64 %52
  %54 = load ptr, ptr %53, align 8, !tbaa !43
  %55 = ptrtoint ptr %54 to i64
  br label %95

56:                                               ; preds = %40
  %57 = load ptr, ptr %35, align 8, !tbaa !137
  %58 = shl i64 %44, 32
  %59 = ashr exact i64 %58, 32
  %60 = load i64, ptr %36, align 8, !tbaa !108
  %61 = mul i64 %60, %59
  %62 = getelementptr inbounds nuw i8, ptr %57, i64 %61
  %63 = load ptr, ptr %62, align 8, !tbaa !43
  %64 = ptrtoint ptr %63 to i64
  br label %95

65:                                               ; preds = %40
  %66 = load ptr, ptr %1, align 8, !tbaa !111
  %67 = ptrtoint ptr %66 to i64
  %68 = add i64 %44, %67
  br label %95

69:                                               ; preds = %40
  %70 = load ptr, ptr %34, align 8, !tbaa !114
  %71 = ptrtoint ptr %70 to i64
  %72 = add i64 %44, %71
  br label %95

73:                                               ; preds = %40
  %74 = load ptr, ptr %33, align 8, !tbaa !150
  %75 = ptrtoint ptr %74 to i64
  %76 = add i64 %44, %75
  br label %95

77:                                               ; preds = %40
  %78 = load ptr, ptr %10, align 8, !tbaa !101
  %79 = ptrtoint ptr %78 to i64
  %80 = add i64 %44, %79
  br label %95

81:                                               ; preds = %40
  %82 = shl i64 %44, 32
  %83 = ashr exact i64 %82, 29
  %84 = getelementptr inbounds i8, ptr %11, i64 %83
  %85 = load ptr, ptr %84, align 8, !tbaa !43
  %86 = ptrtoint ptr %85 to i64
  %87 = load i32, ptr %38, align 8, !tbaa !105
  %88 = load ptr, ptr %0, align 8, !tbaa !104
  %89 = sext i32 %87 to i64
  %90 = getelementptr inbounds i8, ptr %88, i64 %89
  %91 = ashr i64 %44, 32
  %92 = getelementptr inbounds i64, ptr %90, i64 %91
  %93 = tail call fastcc i64 @evaluate(ptr noundef %92, ptr noundef readonly %2)
  %94 = add i64 %93, %86
  br label %95

95:                                               ; preds = %81, %77, %73, %69, %65, %56, %47
  %96 = phi i64 [ %94, %81 ], [ %55, %47 ], [ %64, %56 ], [ %68, %65 ], [ %72, %69 ], [ %76, %73 ], [ %80, %77 ]
  %97 = inttoptr i64 %96 to ptr
  %98 = lshr i32 %45, 3
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw ptr, ptr %11, i64 %99
  store ptr %97, ptr %100, align 8, !tbaa !43
  %101 = add nuw nsw i64 %41, 1
  %102 = icmp eq i64 %101, %39
  br i1 %102, label %103, label %40, !llvm.loop !151

103:                                              ; preds = %95, %5
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %105 = load i32, ptr %104, align 8, !tbaa !152
  %106 = icmp sgt i32 %105, 0
  br i1 %106, label %107, label %109

107:                                              ; preds = %103
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %113

109:                                              ; preds = %113, %103
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %111 = load i32, ptr %110, align 8, !tbaa !153
  %112 = icmp sgt i32 %111, 0
  br i1 %112, label %125, label %122

113:                                              ; preds = %107, %113
  %114 = phi i64 [ 0, %107 ], [ %118, %113 ]
  %115 = load i64, ptr %108, align 8, !tbaa !154
  %116 = getelementptr i8, ptr %11, i64 %115
  %117 = getelementptr i8, ptr %116, i64 %114
  store i8 0, ptr %117, align 1, !tbaa !9
  %118 = add nuw nsw i64 %114, 1
  %119 = load i32, ptr %104, align 8, !tbaa !152
  %120 = sext i32 %119 to i64
  %121 = icmp slt i64 %118, %120
  br i1 %121, label %113, label %109, !llvm.loop !155

122:                                              ; preds = %141, %109
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #22
  store <2 x i32> <i32 56, i32 0>, ptr %7, align 8, !tbaa !5
  %123 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %124 = icmp eq ptr %3, null
  br i1 %124, label %149, label %146

125:                                              ; preds = %109, %141
  %126 = phi i32 [ %142, %141 ], [ %111, %109 ]
  %127 = phi i64 [ %143, %141 ], [ 0, %109 ]
  %128 = getelementptr inbounds nuw %struct.tfc_aside, ptr %16, i64 %127
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 8
  %130 = load i64, ptr %129, align 8, !tbaa !156
  %131 = getelementptr inbounds i8, ptr %11, i64 %130
  %132 = load i64, ptr %128, align 8, !tbaa !158
  %133 = getelementptr inbounds i8, ptr %9, i64 %132
  %134 = getelementptr inbounds nuw i8, ptr %128, i64 16
  %135 = load i64, ptr %134, align 8, !tbaa !159
  %136 = icmp slt i64 %135, 1
  %137 = icmp eq ptr %131, %133
  %138 = or i1 %137, %136
  br i1 %138, label %141, label %139

139:                                              ; preds = %125
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %131, ptr readonly align 1 %133, i64 %135, i1 false)
  %140 = load i32, ptr %110, align 8, !tbaa !153
  br label %141

141:                                              ; preds = %125, %139
  %142 = phi i32 [ %126, %125 ], [ %140, %139 ]
  %143 = add nuw nsw i64 %127, 1
  %144 = sext i32 %142 to i64
  %145 = icmp slt i64 %143, %144
  br i1 %145, label %125, label %122, !llvm.loop !160

146:                                              ; preds = %122
  %147 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %148 = load ptr, ptr %147, align 8, !tbaa !161
  br label %149

149:                                              ; preds = %122, %146
  %150 = phi ptr [ %148, %146 ], [ null, %122 ]
  store ptr %150, ptr %123, align 8, !tbaa !32
  %151 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %3, ptr %151, align 8, !tbaa !22
  %152 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %6, ptr %152, align 8, !tbaa !48
  %153 = getelementptr inbounds nuw i8, ptr %7, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %153, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #22
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %155 = load ptr, ptr %154, align 8, !tbaa !162
  store ptr %155, ptr %8, align 8, !tbaa !72
  %156 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %157 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %158 = load i32, ptr %157, align 8, !tbaa !163
  %159 = sext i32 %158 to i64
  store i64 %159, ptr %156, align 8, !tbaa !70
  %160 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %11, ptr %160, align 8, !tbaa !78
  %161 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store ptr %2, ptr %161, align 8, !tbaa !164
  %162 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %164 = load i64, ptr %163, align 8, !tbaa !165
  %165 = getelementptr inbounds i8, ptr %11, i64 %164
  store ptr %165, ptr %162, align 8, !tbaa !166
  %166 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %167 = load ptr, ptr %0, align 8, !tbaa !104
  store ptr %167, ptr %166, align 8, !tbaa !79
  %168 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %7, ptr %168, align 8, !tbaa !58
  %169 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %171 = load i64, ptr %170, align 8, !tbaa !167
  store i64 %171, ptr %169, align 8, !tbaa !75
  %172 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %174 = load i32, ptr %173, align 8, !tbaa !105
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds i8, ptr %167, i64 %175
  store ptr %176, ptr %172, align 8, !tbaa !168
  %177 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %179 = load i64, ptr %178, align 8, !tbaa !154
  %180 = getelementptr inbounds i8, ptr %11, i64 %179
  store ptr %180, ptr %177, align 8, !tbaa !82
  %181 = getelementptr inbounds nuw i8, ptr %8, i64 80
  store ptr null, ptr %181, align 8, !tbaa !169
  %182 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 180
  %184 = load i32, ptr %183, align 4, !tbaa !170
  %185 = sext i32 %184 to i64
  store i64 %185, ptr %182, align 8, !tbaa !69
  %186 = getelementptr inbounds nuw i8, ptr %8, i64 96
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %186, i8 0, i64 16, i1 false)
  %187 = call i32 @tfc_walk(ptr noundef nonnull %8)
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %192, label %189

189:                                              ; preds = %149
  %190 = load i32, ptr %110, align 8, !tbaa !153
  %191 = icmp sgt i32 %190, 0
  br i1 %191, label %201, label %199

192:                                              ; preds = %149
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %194 = load i32, ptr %193, align 4, !tbaa !171
  %195 = icmp sgt i32 %194, 0
  br i1 %195, label %196, label %222

196:                                              ; preds = %192
  %197 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %198 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %226

199:                                              ; preds = %217, %189
  %200 = call fastcc i32 @report_failure(ptr noundef nonnull %0, ptr noundef %6, ptr noundef %4) #23
  br label %270

201:                                              ; preds = %189, %217
  %202 = phi i32 [ %218, %217 ], [ %190, %189 ]
  %203 = phi i64 [ %219, %217 ], [ 0, %189 ]
  %204 = getelementptr inbounds nuw %struct.tfc_aside, ptr %16, i64 %203
  %205 = load i64, ptr %204, align 8, !tbaa !158
  %206 = getelementptr inbounds i8, ptr %9, i64 %205
  %207 = getelementptr inbounds nuw i8, ptr %204, i64 8
  %208 = load i64, ptr %207, align 8, !tbaa !156
  %209 = getelementptr inbounds i8, ptr %11, i64 %208
  %210 = getelementptr inbounds nuw i8, ptr %204, i64 16
  %211 = load i64, ptr %210, align 8, !tbaa !159
  %212 = icmp slt i64 %211, 1
  %213 = icmp eq ptr %206, %209
  %214 = or i1 %213, %212
  br i1 %214, label %217, label %215

215:                                              ; preds = %201
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %206, ptr readonly align 1 %209, i64 %211, i1 false)
  %216 = load i32, ptr %110, align 8, !tbaa !153
  br label %217

217:                                              ; preds = %201, %215
  %218 = phi i32 [ %202, %201 ], [ %216, %215 ]
  %219 = add nuw nsw i64 %203, 1
  %220 = sext i32 %218 to i64
  %221 = icmp slt i64 %219, %220
  br i1 %221, label %201, label %199, !llvm.loop !172

222:                                              ; preds = %255, %192
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 164
  %224 = load i32, ptr %223, align 4, !tbaa !173
  %225 = icmp sgt i32 %224, 0
  br i1 %225, label %260, label %270

226:                                              ; preds = %196, %255
  %227 = phi i32 [ %194, %196 ], [ %256, %255 ]
  %228 = phi i64 [ 0, %196 ], [ %257, %255 ]
  %229 = getelementptr inbounds nuw %struct.tfc_result, ptr %20, i64 %228
  %230 = load ptr, ptr %197, align 8, !tbaa !137
  %231 = getelementptr inbounds nuw i8, ptr %229, i64 4
  %232 = load i32, ptr %231, align 4, !tbaa !174
  %233 = sext i32 %232 to i64
  %234 = load i64, ptr %198, align 8, !tbaa !108
  %235 = mul i64 %234, %233
  %236 = getelementptr inbounds nuw i8, ptr %230, i64 %235
  %237 = load ptr, ptr %236, align 8, !tbaa !43
  %238 = load i32, ptr %229, align 8, !tbaa !176
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds ptr, ptr %11, i64 %239
  %241 = load ptr, ptr %240, align 8, !tbaa !43
  %242 = load i32, ptr %173, align 8, !tbaa !105
  %243 = load ptr, ptr %0, align 8, !tbaa !104
  %244 = sext i32 %242 to i64
  %245 = getelementptr inbounds i8, ptr %243, i64 %244
  %246 = getelementptr inbounds nuw i8, ptr %229, i64 8
  %247 = load i64, ptr %246, align 8, !tbaa !177
  %248 = getelementptr inbounds i64, ptr %245, i64 %247
  %249 = call fastcc i64 @evaluate(ptr noundef %248, ptr noundef %2)
  %250 = icmp slt i64 %249, 1
  %251 = icmp eq ptr %237, %241
  %252 = or i1 %251, %250
  br i1 %252, label %255, label %253

253:                                              ; preds = %226
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %237, ptr readonly align 1 %241, i64 %249, i1 false)
  %254 = load i32, ptr %193, align 4, !tbaa !171
  br label %255

255:                                              ; preds = %226, %253
  %256 = phi i32 [ %227, %226 ], [ %254, %253 ]
  %257 = add nuw nsw i64 %228, 1
  %258 = sext i32 %256 to i64
  %259 = icmp slt i64 %257, %258
  br i1 %259, label %226, label %222, !llvm.loop !178

260:                                              ; preds = %222, %260
  %261 = phi i64 [ %266, %260 ], [ 0, %222 ]
  %262 = getelementptr inbounds nuw %struct.tfc_flag, ptr %24, i64 %261
  %263 = load i32, ptr %262, align 4, !tbaa !141
  %264 = sext i32 %263 to i64
  %265 = getelementptr inbounds i8, ptr %9, i64 %264
  store i8 1, ptr %265, align 1, !tbaa !9
  %266 = add nuw nsw i64 %261, 1
  %267 = load i32, ptr %223, align 4, !tbaa !173
  %268 = sext i32 %267 to i64
  %269 = icmp slt i64 %266, %268
  br i1 %269, label %260, label %270, !llvm.loop !179

270:                                              ; preds = %260, %222, %199
  %271 = phi i32 [ %200, %199 ], [ 0, %222 ], [ 0, %260 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  ret i32 %271
}

; Function Attrs: nounwind uwtable
define i32 @tfc_run(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3) local_unnamed_addr #25 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_memory, align 8
  %8 = icmp eq ptr %3, null
  br i1 %8, label %131, label %9

9:                                                ; preds = %4
  %10 = load i32, ptr %3, align 8, !tbaa !180
  %11 = zext i32 %10 to i64
  %12 = icmp ult i32 %10, 16
  br i1 %12, label %131, label %13

13:                                               ; preds = %9
  %14 = icmp ult i32 %10, 104
  br i1 %14, label %15, label %22

15:                                               ; preds = %13
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !184
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, i8 0, i64 24, i1 false)
  store i64 %11, ptr %18, align 8, !tbaa !37
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 104, ptr %19, align 8, !tbaa !37
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %20, i8 0, i64 16, i1 false)
  %21 = call fastcc i32 @report(ptr noundef %17, i32 noundef 3, ptr noundef nonnull @.str.1, ptr dead_on_return noundef %5) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %131

22:                                               ; preds = %13
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %24 = load i32, ptr %23, align 4, !tbaa !185
  %25 = icmp ult i32 %24, %1
  br i1 %25, label %35, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !184
  %29 = zext i32 %24 to i64
  %30 = zext i32 %1 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  store i64 %29, ptr %31, align 8, !tbaa !37
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 %30, ptr %32, align 8, !tbaa !37
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %33, i8 0, i64 16, i1 false)
  %34 = call fastcc i32 @report(ptr noundef %28, i32 noundef 3, ptr noundef nonnull @.str.2, ptr dead_on_return noundef %6) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  br label %131

35:                                               ; preds = %22
  %36 = zext i32 %24 to i64
  %37 = getelementptr inbounds nuw ptr, ptr %0, i64 %36
  %38 = load ptr, ptr %37, align 8, !tbaa !186
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 144
  %40 = load i32, ptr %39, align 8, !tbaa !188
  %41 = add nsw i32 %40, 1
  %42 = zext i32 %41 to i64
  %43 = tail call ptr @llvm.stacksave.p0()
  %44 = alloca i64, i64 %42, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #22
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %46 = load ptr, ptr %45, align 8, !tbaa !189
  store ptr %46, ptr %7, align 8, !tbaa !111
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %49 = load ptr, ptr %48, align 8, !tbaa !190
  %50 = icmp eq ptr %49, null
  %51 = select i1 %50, ptr %2, ptr %49
  store ptr %51, ptr %47, align 8, !tbaa !114
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %54 = load ptr, ptr %53, align 8, !tbaa !191
  store ptr %54, ptr %52, align 8, !tbaa !101
  %55 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %57 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %58 = load <2 x ptr>, ptr %56, align 8, !tbaa !192
  store <2 x ptr> %58, ptr %55, align 8, !tbaa !43
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 56, ptr %59, align 8, !tbaa !108
  %60 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %61 = call fastcc i32 @check_call(ptr noundef %38, ptr noundef %3, ptr noundef %44) #23
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %129

63:                                               ; preds = %35
  %64 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %65 = load ptr, ptr %64, align 8, !tbaa !193
  %66 = load ptr, ptr %60, align 8, !tbaa !184
  %67 = call fastcc i32 @check(ptr noundef nonnull %38, ptr noundef %7, ptr noundef nonnull %44, ptr noundef %65, ptr noundef %66)
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %129

69:                                               ; preds = %63
  %70 = load ptr, ptr %7, align 8, !tbaa !111
  %71 = load ptr, ptr %60, align 8, !tbaa !184
  %72 = call fastcc i32 @check_state(ptr noundef nonnull %38, ptr noundef %70, ptr noundef %71)
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %129

74:                                               ; preds = %69
  %75 = load ptr, ptr %64, align 8, !tbaa !193
  %76 = load ptr, ptr %60, align 8, !tbaa !184
  %77 = call fastcc i32 @run(ptr noundef nonnull %38, ptr noundef %7, ptr noundef nonnull %44, ptr noundef %75, ptr noundef %76)
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %129

79:                                               ; preds = %74
  %80 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %81 = load i32, ptr %80, align 4, !tbaa !194
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %129, label %83

83:                                               ; preds = %79
  %84 = load ptr, ptr %57, align 8, !tbaa !195
  %85 = getelementptr inbounds nuw i8, ptr %38, i64 104
  %86 = getelementptr inbounds nuw i8, ptr %38, i64 128
  %87 = getelementptr inbounds nuw i8, ptr %38, i64 148
  %88 = zext i32 %81 to i64
  br label %89

89:                                               ; preds = %83, %116
  %90 = phi i64 [ 0, %83 ], [ %117, %116 ]
  %91 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %84, i64 %90
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %93 = load ptr, ptr %92, align 8, !tbaa !196
  %94 = icmp eq ptr %93, null
  br i1 %94, label %116, label %95

95:                                               ; preds = %89
  %96 = getelementptr inbounds nuw i8, ptr %91, i64 24
  %97 = load i32, ptr %96, align 8, !tbaa !198
  %98 = zext i32 %97 to i64
  %99 = icmp eq i32 %97, 0
  br i1 %99, label %116, label %100

100:                                              ; preds = %95
  %101 = load i32, ptr %85, align 8, !tbaa !105
  %102 = load ptr, ptr %38, align 8, !tbaa !104
  %103 = sext i32 %101 to i64
  %104 = getelementptr inbounds i8, ptr %102, i64 %103
  %105 = load i32, ptr %86, align 8, !tbaa !103
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i8, ptr %102, i64 %106
  %108 = load i32, ptr %87, align 4, !tbaa !88
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw %struct.tfc_given, ptr %107, i64 %109
  %111 = getelementptr inbounds nuw %struct.tfc_given, ptr %110, i64 %90
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 16
  %113 = load i32, ptr %112, align 4, !tbaa !199
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds i8, ptr %102, i64 %114
  br label %119

116:                                              ; preds = %119, %95, %89
  %117 = add nuw nsw i64 %90, 1
  %118 = icmp eq i64 %117, %88
  br i1 %118, label %129, label %89, !llvm.loop !200

119:                                              ; preds = %100, %119
  %120 = phi i64 [ %127, %119 ], [ 0, %100 ]
  %121 = getelementptr inbounds nuw i32, ptr %115, i64 %120
  %122 = load i32, ptr %121, align 4, !tbaa !5
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds i64, ptr %104, i64 %123
  %125 = call fastcc i64 @evaluate(ptr noundef %124, ptr noundef nonnull %44)
  %126 = getelementptr inbounds nuw i64, ptr %93, i64 %120
  store i64 %125, ptr %126, align 8, !tbaa !37
  %127 = add nuw nsw i64 %120, 1
  %128 = icmp eq i64 %127, %98
  br i1 %128, label %116, label %119

129:                                              ; preds = %116, %79, %35, %63, %69, %74
  %130 = phi i32 [ %77, %74 ], [ %61, %35 ], [ %72, %69 ], [ %67, %63 ], [ 0, %79 ], [ 0, %116 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #22
  call void @llvm.stackrestore.p0(ptr %43)
  br label %131

131:                                              ; preds = %4, %9, %129, %26, %15
  %132 = phi i32 [ %130, %129 ], [ 3, %15 ], [ 3, %26 ], [ 3, %9 ], [ 3, %4 ]
  ret i32 %132
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #13

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_call(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull captures(address_is_null) %2) unnamed_addr #32 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !184
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %12 = load ptr, ptr %11, align 8, !tbaa !201
  %13 = icmp eq ptr %12, null
  br i1 %13, label %16, label %14

14:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %15 = call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.22, ptr dead_on_return noundef %6) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  br label %261

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %18 = load i32, ptr %17, align 8, !tbaa !202
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %20 = load i32, ptr %19, align 4, !tbaa !88
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %28

22:                                               ; preds = %16
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %41, label %24

24:                                               ; preds = %22
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %26 = load ptr, ptr %25, align 8, !tbaa !203
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %41

28:                                               ; preds = %24, %16
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %30 = load i32, ptr %29, align 8, !tbaa !204
  %31 = load ptr, ptr %0, align 8, !tbaa !104
  %32 = sext i32 %30 to i64
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  %34 = zext i32 %18 to i64
  %35 = zext i32 %20 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #22
  store ptr %33, ptr %7, align 8, !tbaa !95
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %36, i8 0, i64 16, i1 false)
  store i64 %34, ptr %37, align 8, !tbaa !37
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %35, ptr %38, align 8, !tbaa !37
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %39, i8 0, i64 16, i1 false)
  %40 = call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.23, ptr dead_on_return noundef %7) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #22
  br label %261

41:                                               ; preds = %24, %22
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %43 = load i32, ptr %42, align 4, !tbaa !194
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %45 = load i32, ptr %44, align 8, !tbaa !85
  %46 = icmp eq i32 %43, %45
  br i1 %46, label %47, label %53

47:                                               ; preds = %41
  %48 = icmp eq i32 %43, 0
  br i1 %48, label %66, label %49

49:                                               ; preds = %47
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %51 = load ptr, ptr %50, align 8, !tbaa !195
  %52 = icmp eq ptr %51, null
  br i1 %52, label %53, label %66

53:                                               ; preds = %49, %41
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %55 = load i32, ptr %54, align 8, !tbaa !204
  %56 = load ptr, ptr %0, align 8, !tbaa !104
  %57 = sext i32 %55 to i64
  %58 = getelementptr inbounds i8, ptr %56, i64 %57
  %59 = zext i32 %43 to i64
  %60 = zext i32 %45 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #22
  store ptr %58, ptr %8, align 8, !tbaa !95
  %61 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %61, i8 0, i64 16, i1 false)
  store i64 %59, ptr %62, align 8, !tbaa !37
  %63 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %60, ptr %63, align 8, !tbaa !37
  %64 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %64, i8 0, i64 16, i1 false)
  %65 = call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.24, ptr dead_on_return noundef %8) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #22
  br label %261

66:                                               ; preds = %49, %47
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %68 = load i64, ptr %67, align 8, !tbaa !205
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %70 = load i64, ptr %69, align 8, !tbaa !112
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %75, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %74 = load i64, ptr %73, align 8, !tbaa !113
  br label %75

75:                                               ; preds = %72, %66
  %76 = phi i64 [ %74, %72 ], [ 0, %66 ]
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %78 = load i64, ptr %77, align 8, !tbaa !206
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %80 = load ptr, ptr %79, align 8, !tbaa !190
  %81 = icmp eq ptr %80, null
  br i1 %81, label %85, label %82

82:                                               ; preds = %75
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %84 = load i64, ptr %83, align 8, !tbaa !115
  br label %85

85:                                               ; preds = %82, %75
  %86 = phi i64 [ %84, %82 ], [ 0, %75 ]
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %88 = load i64, ptr %87, align 8, !tbaa !207
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %90 = load i64, ptr %89, align 8, !tbaa !97
  %91 = icmp ult i64 %68, %76
  br i1 %91, label %96, label %92

92:                                               ; preds = %85
  %93 = icmp ult i64 %78, %86
  br i1 %93, label %96, label %94

94:                                               ; preds = %92
  %95 = icmp ult i64 %88, %90
  br i1 %95, label %96, label %105

96:                                               ; preds = %85, %92, %94
  %97 = phi ptr [ @.str.25, %85 ], [ @.str.26, %92 ], [ @.str.27, %94 ]
  %98 = phi i64 [ %68, %85 ], [ %78, %92 ], [ %88, %94 ]
  %99 = phi i64 [ %76, %85 ], [ %86, %92 ], [ %90, %94 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  store ptr %97, ptr %5, align 8, !tbaa !95
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %101 = getelementptr inbounds nuw i8, ptr %5, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %100, i8 0, i64 16, i1 false)
  store i64 %98, ptr %101, align 8, !tbaa !37
  %102 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %99, ptr %102, align 8, !tbaa !37
  %103 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %103, i8 0, i64 16, i1 false)
  %104 = call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.28, ptr dead_on_return noundef %5) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %261

105:                                              ; preds = %94
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %108

108:                                              ; preds = %105, %116
  %109 = phi i64 [ 0, %105 ], [ %125, %116 ]
  %110 = load i32, ptr %17, align 8, !tbaa !202
  %111 = zext i32 %110 to i64
  %112 = icmp samesign ult i64 %109, %111
  br i1 %112, label %116, label %113

113:                                              ; preds = %108
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %127

116:                                              ; preds = %108
  %117 = load i32, ptr %106, align 8, !tbaa !103
  %118 = load ptr, ptr %0, align 8, !tbaa !104
  %119 = sext i32 %117 to i64
  %120 = getelementptr inbounds i8, ptr %118, i64 %119
  %121 = getelementptr inbounds nuw %struct.tfc_given, ptr %120, i64 %109
  %122 = load ptr, ptr %107, align 8, !tbaa !203
  %123 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %122, i64 %109
  %124 = tail call fastcc i32 @check_kind(ptr noundef nonnull %0, ptr noundef %121, ptr noundef %123, i32 noundef 1, ptr noundef %10)
  %125 = add nuw nsw i64 %109, 1
  %126 = icmp eq i32 %124, 0
  br i1 %126, label %108, label %261, !llvm.loop !208

127:                                              ; preds = %113, %132
  %128 = phi i64 [ 0, %113 ], [ %144, %132 ]
  %129 = load i32, ptr %42, align 4, !tbaa !194
  %130 = zext i32 %129 to i64
  %131 = icmp samesign ult i64 %128, %130
  br i1 %131, label %132, label %146

132:                                              ; preds = %127
  %133 = load i32, ptr %114, align 8, !tbaa !103
  %134 = load ptr, ptr %0, align 8, !tbaa !104
  %135 = sext i32 %133 to i64
  %136 = getelementptr inbounds i8, ptr %134, i64 %135
  %137 = load i32, ptr %19, align 4, !tbaa !88
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw %struct.tfc_given, ptr %136, i64 %138
  %140 = getelementptr inbounds nuw %struct.tfc_given, ptr %139, i64 %128
  %141 = load ptr, ptr %115, align 8, !tbaa !195
  %142 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %141, i64 %128
  %143 = tail call fastcc i32 @check_kind(ptr noundef nonnull %0, ptr noundef %140, ptr noundef %142, i32 noundef 0, ptr noundef %10)
  %144 = add nuw nsw i64 %128, 1
  %145 = icmp eq i32 %143, 0
  br i1 %145, label %127, label %261, !llvm.loop !209

146:                                              ; preds = %127
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %148 = load ptr, ptr %147, align 8, !tbaa !203
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %150 = load i32, ptr %149, align 8, !tbaa !188
  %151 = icmp sgt i32 %150, 0
  br i1 %151, label %152, label %217

152:                                              ; preds = %146
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %154 = load i32, ptr %153, align 4, !tbaa !210
  %155 = load ptr, ptr %0, align 8, !tbaa !104
  %156 = sext i32 %154 to i64
  %157 = getelementptr inbounds i8, ptr %155, i64 %156
  %158 = load i32, ptr %114, align 8, !tbaa !103
  %159 = zext nneg i32 %150 to i64
  br label %160

160:                                              ; preds = %190, %152
  %161 = phi i64 [ 0, %152 ], [ %192, %190 ]
  %162 = getelementptr inbounds nuw %struct.tfc_bound, ptr %157, i64 %161
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 36
  %164 = load i32, ptr %163, align 4, !tbaa !211
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds %struct.tfc_tensor, ptr %148, i64 %165
  %167 = getelementptr inbounds nuw i8, ptr %166, i64 8
  %168 = load ptr, ptr %167, align 8, !tbaa !196
  %169 = getelementptr inbounds nuw i8, ptr %162, i64 40
  %170 = load i32, ptr %169, align 8, !tbaa !213
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds i64, ptr %168, i64 %171
  %173 = load i64, ptr %172, align 8, !tbaa !37
  %174 = icmp slt i64 %173, 0
  br i1 %174, label %194, label %175

175:                                              ; preds = %160
  %176 = getelementptr inbounds nuw i8, ptr %162, i64 24
  %177 = load i64, ptr %176, align 8, !tbaa !214
  %178 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %173, i64 %177)
  %179 = extractvalue { i64, i1 } %178, 1
  %180 = extractvalue { i64, i1 } %178, 0
  br i1 %179, label %194, label %181

181:                                              ; preds = %175
  %182 = getelementptr inbounds nuw i8, ptr %162, i64 16
  %183 = load i64, ptr %182, align 8, !tbaa !215
  %184 = freeze i64 %180
  %185 = freeze i64 %183
  %186 = sdiv i64 %184, %185
  %187 = mul i64 %186, %185
  %188 = sub i64 %184, %187
  %189 = icmp eq i64 %188, 0
  br i1 %189, label %190, label %194

190:                                              ; preds = %181
  %191 = getelementptr inbounds nuw i64, ptr %2, i64 %161
  store i64 %186, ptr %191, align 8, !tbaa !37
  %192 = add nuw nsw i64 %161, 1
  %193 = icmp eq i64 %192, %159
  br i1 %193, label %217, label %160, !llvm.loop !216

194:                                              ; preds = %181, %175, %160
  %195 = sext i32 %158 to i64
  %196 = getelementptr inbounds i8, ptr %155, i64 %195
  %197 = getelementptr inbounds %struct.tfc_given, ptr %196, i64 %165
  %198 = getelementptr inbounds nuw i8, ptr %197, i64 4
  %199 = load i32, ptr %198, align 4, !tbaa !116
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds i8, ptr %155, i64 %200
  %202 = getelementptr inbounds nuw i8, ptr %162, i64 32
  %203 = load i32, ptr %202, align 8, !tbaa !217
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds i8, ptr %155, i64 %204
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %207 = load ptr, ptr %206, align 8, !tbaa !117
  %208 = load i32, ptr %197, align 4, !tbaa !118
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds %struct.tfc_loc, ptr %207, i64 %209
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  store ptr %201, ptr %4, align 8, !tbaa !95
  %211 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %205, ptr %211, align 8, !tbaa !95
  %212 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %173, ptr %212, align 8, !tbaa !37
  %213 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %171, ptr %213, align 8, !tbaa !37
  %214 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %215 = getelementptr inbounds nuw i8, ptr %4, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %214, i8 0, i64 16, i1 false)
  store ptr %210, ptr %215, align 8, !tbaa !96
  %216 = call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.33, ptr dead_on_return noundef %4) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
  br label %261

217:                                              ; preds = %190, %146
  %218 = tail call fastcc i32 @check_dims(ptr noundef %0, ptr noundef nonnull %2, ptr noundef %10)
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %220, label %261

220:                                              ; preds = %217
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %222 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %223

223:                                              ; preds = %220, %231
  %224 = phi i64 [ 0, %220 ], [ %240, %231 ]
  %225 = load i32, ptr %17, align 8, !tbaa !202
  %226 = zext i32 %225 to i64
  %227 = icmp samesign ult i64 %224, %226
  br i1 %227, label %231, label %228

228:                                              ; preds = %223
  %229 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %230 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %242

231:                                              ; preds = %223
  %232 = load i32, ptr %221, align 8, !tbaa !103
  %233 = load ptr, ptr %0, align 8, !tbaa !104
  %234 = sext i32 %232 to i64
  %235 = getelementptr inbounds i8, ptr %233, i64 %234
  %236 = getelementptr inbounds nuw %struct.tfc_given, ptr %235, i64 %224
  %237 = load ptr, ptr %222, align 8, !tbaa !203
  %238 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %237, i64 %224
  %239 = tail call fastcc i32 @check_size(ptr noundef nonnull %0, ptr noundef %236, ptr noundef %238, i32 noundef 1, ptr noundef %2, ptr noundef %10)
  %240 = add nuw nsw i64 %224, 1
  %241 = icmp eq i32 %239, 0
  br i1 %241, label %223, label %261, !llvm.loop !218

242:                                              ; preds = %228, %247
  %243 = phi i64 [ 0, %228 ], [ %259, %247 ]
  %244 = load i32, ptr %42, align 4, !tbaa !194
  %245 = zext i32 %244 to i64
  %246 = icmp samesign ult i64 %243, %245
  br i1 %246, label %247, label %261

247:                                              ; preds = %242
  %248 = load i32, ptr %229, align 8, !tbaa !103
  %249 = load ptr, ptr %0, align 8, !tbaa !104
  %250 = sext i32 %248 to i64
  %251 = getelementptr inbounds i8, ptr %249, i64 %250
  %252 = load i32, ptr %19, align 4, !tbaa !88
  %253 = zext i32 %252 to i64
  %254 = getelementptr inbounds nuw %struct.tfc_given, ptr %251, i64 %253
  %255 = getelementptr inbounds nuw %struct.tfc_given, ptr %254, i64 %243
  %256 = load ptr, ptr %230, align 8, !tbaa !195
  %257 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %256, i64 %243
  %258 = tail call fastcc i32 @check_size(ptr noundef nonnull %0, ptr noundef %255, ptr noundef %257, i32 noundef 0, ptr noundef %2, ptr noundef %10)
  %259 = add nuw nsw i64 %243, 1
  %260 = icmp eq i32 %258, 0
  br i1 %260, label %242, label %261, !llvm.loop !219

261:                                              ; preds = %116, %132, %231, %247, %242, %96, %194, %217, %53, %28, %14
  %262 = phi i32 [ 3, %14 ], [ 3, %28 ], [ 3, %53 ], [ %258, %247 ], [ 3, %96 ], [ %239, %231 ], [ %218, %217 ], [ %143, %132 ], [ 3, %194 ], [ 0, %242 ], [ %124, %116 ]
  ret i32 %262
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #35 {
  %3 = alloca [32 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #22
  br label %4

4:                                                ; preds = %74, %2
  %5 = phi i32 [ 0, %2 ], [ %75, %74 ]
  %6 = phi ptr [ %0, %2 ], [ %77, %74 ]
  %7 = phi i32 [ 0, %2 ], [ %76, %74 ]
  %8 = load i64, ptr %6, align 8, !tbaa !37
  switch i64 %8, label %23 [
    i64 0, label %78
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !37
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !37
  br label %74

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !37
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !37
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !37
  br label %74

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !37
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !37
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
  store i64 %73, ptr %27, align 8, !tbaa !37
  br label %74

74:                                               ; preds = %9, %71, %15
  %75 = phi i32 [ %72, %71 ], [ %5, %9 ], [ %5, %15 ]
  %76 = phi i32 [ %24, %71 ], [ %12, %9 ], [ %20, %15 ]
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !220

78:                                               ; preds = %4
  %79 = icmp eq i32 %5, 0
  %80 = load i64, ptr %3, align 8
  %81 = select i1 %79, i64 %80, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #22
  ret i64 %81
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #13

; Function Attrs: nounwind uwtable
define i32 @tfc_begin(ptr noundef %0, ptr noundef readonly captures(none) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef readonly captures(address) %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) local_unnamed_addr #25 {
  %12 = alloca %struct.tfc_fault, align 8
  %13 = alloca %struct.tfc_fault, align 8
  %14 = alloca %struct.tfc_fault, align 8
  %15 = alloca %struct.tfc_memory, align 8
  %16 = icmp eq i64 %4, 0
  br i1 %16, label %107, label %17

17:                                               ; preds = %11
  %18 = icmp ne ptr %6, null
  %19 = ptrtoint ptr %6 to i64
  %20 = and i64 %19, 63
  %21 = icmp eq i64 %20, 0
  %22 = and i1 %18, %21
  br i1 %22, label %25, label %23

23:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %14, i8 0, i64 56, i1 false)
  %24 = call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.3, ptr dead_on_return noundef %14) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #22
  br label %107

25:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #22
  store ptr %6, ptr %15, align 8, !tbaa !111
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store ptr %7, ptr %26, align 8, !tbaa !114
  %27 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %8, ptr %27, align 8, !tbaa !101
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %29 = getelementptr inbounds nuw i8, ptr %15, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  store i64 8, ptr %29, align 8, !tbaa !108
  %30 = icmp eq ptr %0, null
  br i1 %30, label %33, label %31

31:                                               ; preds = %25
  %32 = call fastcc i32 @check(ptr noundef nonnull %0, ptr noundef %15, ptr noundef null, ptr noundef %9, ptr noundef %10)
  br label %35

33:                                               ; preds = %25
  %34 = tail call fastcc i32 @check_host(ptr noundef %9, ptr noundef %10)
  br label %35

35:                                               ; preds = %33, %31
  %36 = phi i32 [ %32, %31 ], [ %34, %33 ]
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %105

38:                                               ; preds = %35
  call void @llvm.memset.p0.i64(ptr nonnull align 1 %6, i8 0, i64 %4, i1 false)
  store i64 %3, ptr %6, align 8, !tbaa !37
  %39 = icmp sgt i64 %2, 0
  br i1 %39, label %41, label %40

40:                                               ; preds = %55, %38
  br i1 %30, label %105, label %61

41:                                               ; preds = %38, %55
  %42 = phi i64 [ %59, %55 ], [ 0, %38 ]
  %43 = getelementptr inbounds nuw %struct.tfc_initial, ptr %1, i64 %42
  %44 = load i64, ptr %43, align 8, !tbaa !221
  %45 = getelementptr inbounds i8, ptr %6, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %47 = load i64, ptr %46, align 8, !tbaa !223
  %48 = getelementptr inbounds i8, ptr %5, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %50 = load i64, ptr %49, align 8, !tbaa !224
  %51 = icmp slt i64 %50, 1
  %52 = icmp eq ptr %45, %48
  %53 = or i1 %52, %51
  br i1 %53, label %55, label %54

54:                                               ; preds = %41
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %45, ptr readonly align 1 %48, i64 %50, i1 false)
  br label %55

55:                                               ; preds = %41, %54
  %56 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %57 = load i64, ptr %56, align 8, !tbaa !225
  %58 = getelementptr inbounds i8, ptr %6, i64 %57
  store i8 1, ptr %58, align 1, !tbaa !9
  %59 = add nuw nsw i64 %42, 1
  %60 = icmp eq i64 %59, %2
  br i1 %60, label %40, label %41, !llvm.loop !226

61:                                               ; preds = %40
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %63 = load i64, ptr %62, align 8, !tbaa !112
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %100, label %65

65:                                               ; preds = %61
  %66 = load i64, ptr %6, align 8, !tbaa !37
  %67 = icmp eq i64 %66, %63
  br i1 %67, label %70, label %68

68:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %12, i8 0, i64 56, i1 false)
  %69 = call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.17, ptr dead_on_return noundef %12) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #22
  br label %103

70:                                               ; preds = %65
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %72 = load i32, ptr %71, align 4, !tbaa !138
  %73 = load ptr, ptr %0, align 8, !tbaa !104
  %74 = sext i32 %72 to i64
  %75 = getelementptr inbounds i8, ptr %73, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %77 = load i32, ptr %76, align 8, !tbaa !139
  %78 = icmp sgt i32 %77, 0
  br i1 %78, label %79, label %100

79:                                               ; preds = %70
  %80 = zext nneg i32 %77 to i64
  br label %84

81:                                               ; preds = %84
  %82 = add nuw nsw i64 %85, 1
  %83 = icmp eq i64 %82, %80
  br i1 %83, label %100, label %84, !llvm.loop !140

84:                                               ; preds = %81, %79
  %85 = phi i64 [ 0, %79 ], [ %82, %81 ]
  %86 = getelementptr inbounds nuw %struct.tfc_flag, ptr %75, i64 %85
  %87 = load i32, ptr %86, align 4, !tbaa !141
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i8, ptr %6, i64 %88
  %90 = load i8, ptr %89, align 1, !tbaa !9
  %91 = icmp eq i8 %90, 0
  br i1 %91, label %92, label %81

92:                                               ; preds = %84
  %93 = getelementptr inbounds nuw %struct.tfc_flag, ptr %75, i64 %85
  %94 = getelementptr inbounds nuw i8, ptr %13, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %94, i8 0, i64 48, i1 false)
  %95 = getelementptr inbounds nuw i8, ptr %93, i64 4
  %96 = load i32, ptr %95, align 4, !tbaa !143
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i8, ptr %73, i64 %97
  store ptr %98, ptr %13, align 8, !tbaa !95
  %99 = call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.18, ptr dead_on_return noundef %13) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #22
  br label %103

100:                                              ; preds = %81, %61, %70
  %101 = call fastcc i32 @run(ptr noundef nonnull %0, ptr noundef %15, ptr noundef null, ptr noundef %9, ptr noundef %10)
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %105, label %103

103:                                              ; preds = %68, %92, %100
  %104 = phi i32 [ %101, %100 ], [ 9, %92 ], [ 9, %68 ]
  store i64 0, ptr %6, align 8, !tbaa !37
  br label %105

105:                                              ; preds = %40, %100, %103, %35
  %106 = phi i32 [ %36, %35 ], [ %104, %103 ], [ 0, %100 ], [ 0, %40 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #22
  br label %107

107:                                              ; preds = %11, %105, %23
  %108 = phi i32 [ 3, %23 ], [ %106, %105 ], [ 0, %11 ]
  ret i32 %108
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #15

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_host(ptr noundef readonly captures(address_is_null) %0, ptr noundef %1) unnamed_addr #36 {
  %3 = alloca %struct.tfc_fault, align 8
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = icmp eq ptr %0, null
  br i1 %6, label %38, label %7

7:                                                ; preds = %2
  %8 = load i32, ptr %0, align 8, !tbaa !227
  %9 = icmp ult i32 %8, 56
  br i1 %9, label %10, label %16

10:                                               ; preds = %7
  %11 = zext nneg i32 %8 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #22
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  store i64 %11, ptr %12, align 8, !tbaa !37
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 56, ptr %13, align 8, !tbaa !37
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %15 = call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.36, ptr dead_on_return noundef %3) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #22
  br label %38

16:                                               ; preds = %7
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8, !tbaa !29
  %19 = icmp eq ptr %18, null
  br i1 %19, label %30, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %22 = load i32, ptr %21, align 4, !tbaa !31
  %23 = icmp ugt i32 %22, 65536
  br i1 %23, label %24, label %30

24:                                               ; preds = %20
  %25 = zext i32 %22 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, i8 0, i64 24, i1 false)
  store i64 %25, ptr %26, align 8, !tbaa !37
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 65536, ptr %27, align 8, !tbaa !37
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  %29 = call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.37, ptr dead_on_return noundef %4) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
  br label %38

30:                                               ; preds = %20, %16
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %32 = load ptr, ptr %31, align 8, !tbaa !161
  %33 = ptrtoint ptr %32 to i64
  %34 = and i64 %33, 63
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %38, label %36

36:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %37 = call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.38, ptr dead_on_return noundef %5) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %38

38:                                               ; preds = %30, %2, %36, %24, %10
  %39 = phi i32 [ 3, %10 ], [ 3, %24 ], [ 3, %36 ], [ 0, %2 ], [ 0, %30 ]
  ret i32 %39
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define i32 @tfc_monitor_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #28 {
  %2 = load atomic i32, ptr %0 monotonic, align 8
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define void @tfc_monitor_trace(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #25 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = zext i32 %1 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i64, ptr %7, align 8, !tbaa !228
  %9 = icmp sgt i64 %8, %6
  br i1 %9, label %10, label %81

10:                                               ; preds = %3
  switch i32 %2, label %75 [
    i32 0, label %11
    i32 1, label %44
  ]

11:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  %12 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #22
  %13 = load i64, ptr %5, align 8, !tbaa !232
  %14 = mul nsw i64 %13, 1000000000
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !234
  %17 = add nsw i64 %14, %16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !tbaa !235
  %20 = getelementptr inbounds nuw %struct.tfc_runs, ptr %19, i64 %6
  %21 = load i64, ptr %20, align 8, !tbaa !236
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %11
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 %17, ptr %24, align 8, !tbaa !238
  br label %25

25:                                               ; preds = %23, %11
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store i64 %17, ptr %26, align 8, !tbaa !239
  %27 = add nsw i64 %21, 1
  store i64 %27, ptr %20, align 8, !tbaa !236
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !tbaa !240
  %30 = icmp slt i64 %21, %29
  br i1 %30, label %31, label %81

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %33 = load i64, ptr %32, align 8, !tbaa !241
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %32, align 8, !tbaa !241
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %36 = load i64, ptr %35, align 8, !tbaa !242
  %37 = icmp slt i64 %33, %36
  br i1 %37, label %38, label %81

38:                                               ; preds = %31
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !243
  %41 = getelementptr inbounds %struct.tfc_event, ptr %40, i64 %33
  store i64 %17, ptr %41, align 8, !tbaa !37
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 0, ptr %42, align 8, !tbaa !37
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 %6, ptr %43, align 8, !tbaa !37
  br label %81

44:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  %45 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #22
  %46 = load i64, ptr %4, align 8, !tbaa !232
  %47 = mul nsw i64 %46, 1000000000
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !234
  %50 = add nsw i64 %47, %49
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %52 = load ptr, ptr %51, align 8, !tbaa !235
  %53 = getelementptr inbounds nuw %struct.tfc_runs, ptr %52, i64 %6
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load i64, ptr %54, align 8, !tbaa !239
  %56 = sub i64 %50, %55
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %58 = load i64, ptr %57, align 8, !tbaa !244
  %59 = add nsw i64 %56, %58
  store i64 %59, ptr %57, align 8, !tbaa !244
  store i64 %50, ptr %54, align 8, !tbaa !239
  %60 = load i64, ptr %53, align 8, !tbaa !236
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %62 = load i64, ptr %61, align 8, !tbaa !240
  %63 = icmp sgt i64 %60, %62
  br i1 %63, label %81, label %64

64:                                               ; preds = %44
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %66 = load i64, ptr %65, align 8, !tbaa !241
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %68 = load i64, ptr %67, align 8, !tbaa !242
  %69 = icmp sgt i64 %66, %68
  br i1 %69, label %81, label %70

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !243
  %73 = getelementptr %struct.tfc_event, ptr %72, i64 %66
  %74 = getelementptr i8, ptr %73, i64 -16
  store i64 %50, ptr %74, align 8, !tbaa !245
  br label %81

75:                                               ; preds = %10
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !235
  %78 = getelementptr inbounds nuw %struct.tfc_runs, ptr %77, i64 %6
  %79 = load i64, ptr %78, align 8, !tbaa !236
  %80 = add nsw i64 %79, 1
  store i64 %80, ptr %78, align 8, !tbaa !236
  br label %81

81:                                               ; preds = %70, %64, %44, %38, %31, %25, %75, %3
  ret void
}

; Function Attrs: nounwind uwtable
define ptr @tfc_call_from_python(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #26 {
  %5 = alloca [64 x ptr], align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !247
  %8 = load ptr, ptr %7, align 8, !tbaa !249
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !252
  %11 = icmp eq ptr %10, null
  br i1 %11, label %130, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %14 = load i32, ptr %13, align 8, !tbaa !256
  %15 = sext i32 %14 to i64
  %16 = icmp sgt i64 %2, %15
  br i1 %16, label %130, label %17

17:                                               ; preds = %12
  %18 = icmp sgt i64 %2, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %17
  %20 = shl nuw nsw i64 %2, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %5, ptr align 8 %1, i64 %20, i1 false), !tbaa !43
  br label %21

21:                                               ; preds = %19, %17
  %22 = icmp slt i64 %2, %15
  br i1 %22, label %23, label %28

23:                                               ; preds = %21
  %24 = shl i64 %2, 3
  %25 = getelementptr i8, ptr %5, i64 %24
  %26 = sub i64 %15, %2
  %27 = shl i64 %26, 3
  call void @llvm.memset.p0.i64(ptr align 8 %25, i8 0, i64 %27, i1 false), !tbaa !43
  br label %28

28:                                               ; preds = %23, %21
  %29 = icmp eq ptr %3, null
  br i1 %29, label %123, label %30

30:                                               ; preds = %28
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %32 = load i64, ptr %31, align 8, !tbaa !257
  %33 = load ptr, ptr %8, align 8, !tbaa !259
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 216
  %35 = load i64, ptr %34, align 8, !tbaa !260
  %36 = getelementptr inbounds i8, ptr %3, i64 %35
  %37 = icmp slt i64 %32, 1
  br i1 %37, label %123, label %38

38:                                               ; preds = %30
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 40
  br label %41

41:                                               ; preds = %118, %38
  %42 = phi ptr [ null, %38 ], [ %119, %118 ]
  %43 = phi i64 [ 0, %38 ], [ %121, %118 ]
  %44 = phi i64 [ %2, %38 ], [ %120, %118 ]
  %45 = getelementptr inbounds nuw ptr, ptr %36, i64 %43
  %46 = load ptr, ptr %45, align 8, !tbaa !43
  %47 = add nsw i64 %43, %2
  %48 = trunc i64 %47 to i32
  %49 = load i32, ptr %13, align 8, !tbaa !256
  %50 = icmp sgt i32 %49, %48
  br i1 %50, label %51, label %58

51:                                               ; preds = %41
  %52 = load ptr, ptr %39, align 8, !tbaa !262
  %53 = shl i64 %47, 32
  %54 = ashr exact i64 %53, 29
  %55 = getelementptr inbounds i8, ptr %52, i64 %54
  %56 = load ptr, ptr %55, align 8, !tbaa !43
  %57 = icmp eq ptr %56, %46
  br i1 %57, label %101, label %58

58:                                               ; preds = %51, %41
  %59 = load ptr, ptr %40, align 8, !tbaa !263
  %60 = icmp eq ptr %46, %59
  br i1 %60, label %101, label %61

61:                                               ; preds = %58
  %62 = icmp sgt i32 %49, 0
  br i1 %62, label %63, label %89

63:                                               ; preds = %61
  %64 = load ptr, ptr %39, align 8, !tbaa !262
  %65 = zext nneg i32 %49 to i64
  br label %66

66:                                               ; preds = %71, %63
  %67 = phi i64 [ 0, %63 ], [ %72, %71 ]
  %68 = getelementptr inbounds nuw ptr, ptr %64, i64 %67
  %69 = load ptr, ptr %68, align 8, !tbaa !43
  %70 = icmp eq ptr %69, %46
  br i1 %70, label %99, label %71

71:                                               ; preds = %66
  %72 = add nuw nsw i64 %67, 1
  %73 = icmp eq i64 %72, %65
  br i1 %73, label %74, label %66, !llvm.loop !264

74:                                               ; preds = %71, %84
  %75 = phi i64 [ %85, %84 ], [ 0, %71 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !259
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 112
  %78 = load ptr, ptr %77, align 8, !tbaa !265
  %79 = load ptr, ptr %39, align 8, !tbaa !262
  %80 = getelementptr inbounds nuw ptr, ptr %79, i64 %75
  %81 = load ptr, ptr %80, align 8, !tbaa !43
  %82 = tail call i32 %78(ptr noundef %81, ptr noundef %46) #22
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %97, label %84

84:                                               ; preds = %74
  %85 = add nuw nsw i64 %75, 1
  %86 = icmp eq i64 %85, %65
  br i1 %86, label %87, label %74, !llvm.loop !266

87:                                               ; preds = %84
  %88 = load ptr, ptr %40, align 8, !tbaa !263
  br label %89

89:                                               ; preds = %87, %61
  %90 = phi ptr [ %88, %87 ], [ %59, %61 ]
  %91 = load ptr, ptr %8, align 8, !tbaa !259
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 112
  %93 = load ptr, ptr %92, align 8, !tbaa !265
  %94 = tail call i32 %93(ptr noundef %90, ptr noundef %46) #22
  %95 = icmp eq i32 %94, 0
  %96 = select i1 %95, i32 %49, i32 -1
  br label %101

97:                                               ; preds = %74
  %98 = trunc nuw nsw i64 %75 to i32
  br label %101

99:                                               ; preds = %66
  %100 = trunc nuw nsw i64 %67 to i32
  br label %101

101:                                              ; preds = %99, %97, %89, %58, %51
  %102 = phi i32 [ %49, %58 ], [ %48, %51 ], [ %96, %89 ], [ %98, %97 ], [ %100, %99 ]
  %103 = icmp eq i32 %102, %14
  br i1 %103, label %104, label %107

104:                                              ; preds = %101
  %105 = getelementptr inbounds ptr, ptr %1, i64 %47
  %106 = load ptr, ptr %105, align 8, !tbaa !43
  br label %118

107:                                              ; preds = %101
  %108 = icmp slt i32 %102, 0
  br i1 %108, label %130, label %109

109:                                              ; preds = %107
  %110 = zext nneg i32 %102 to i64
  %111 = getelementptr inbounds nuw ptr, ptr %5, i64 %110
  %112 = load ptr, ptr %111, align 8, !tbaa !43
  %113 = icmp eq ptr %112, null
  br i1 %113, label %114, label %130

114:                                              ; preds = %109
  %115 = getelementptr inbounds ptr, ptr %1, i64 %47
  %116 = load ptr, ptr %115, align 8, !tbaa !43
  store ptr %116, ptr %111, align 8, !tbaa !43
  %117 = add nsw i64 %44, 1
  br label %118

118:                                              ; preds = %114, %104
  %119 = phi ptr [ %106, %104 ], [ %42, %114 ]
  %120 = phi i64 [ %44, %104 ], [ %117, %114 ]
  %121 = add nuw nsw i64 %43, 1
  %122 = icmp eq i64 %121, %32
  br i1 %122, label %123, label %41, !llvm.loop !267

123:                                              ; preds = %118, %28, %30
  %124 = phi ptr [ null, %28 ], [ null, %30 ], [ %119, %118 ]
  %125 = phi i64 [ %2, %28 ], [ %2, %30 ], [ %120, %118 ]
  %126 = icmp eq i64 %125, %15
  br i1 %126, label %127, label %130

127:                                              ; preds = %123
  %128 = call fastcc ptr @call_step(ptr noundef nonnull %7, ptr noundef %5, ptr noundef %124)
  %129 = icmp eq ptr %128, @slow_way
  br i1 %129, label %130, label %137

130:                                              ; preds = %107, %109, %12, %4, %123, %127
  %131 = load ptr, ptr %8, align 8, !tbaa !259
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %133 = load ptr, ptr %132, align 8, !tbaa !268
  %134 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %135 = load ptr, ptr %134, align 8, !tbaa !269
  %136 = tail call ptr %133(ptr noundef %135, ptr noundef %1, i64 noundef %2, ptr noundef %3) #22
  br label %137

137:                                              ; preds = %127, %130
  %138 = phi ptr [ %136, %130 ], [ %128, %127 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  ret ptr %138
}

; Function Attrs: nounwind uwtable
define internal fastcc ptr @call_step(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #26 {
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  %6 = alloca [64 x ptr], align 8
  %7 = load ptr, ptr %0, align 8, !tbaa !249
  %8 = load ptr, ptr %7, align 8, !tbaa !259
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !270
  %11 = load i32, ptr %10, align 4, !tbaa !5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %664, label %13

13:                                               ; preds = %3
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 52
  %15 = load i32, ptr %14, align 4, !tbaa !271
  %16 = icmp slt i32 %15, 1
  br i1 %16, label %20, label %17

17:                                               ; preds = %13
  %18 = zext nneg i32 %15 to i64
  %19 = shl nuw nsw i64 %18, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %6, i8 0, i64 %19, i1 false), !tbaa !43
  br label %20

20:                                               ; preds = %17, %13
  %21 = icmp eq ptr %2, null
  br i1 %21, label %145, label %22

22:                                               ; preds = %20
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 160
  %24 = load ptr, ptr %23, align 8, !tbaa !272
  %25 = icmp eq ptr %2, %24
  br i1 %25, label %145, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = load i64, ptr %27, align 8, !tbaa !273
  switch i64 %28, label %69 [
    i64 0, label %29
    i64 2, label %30
  ]

29:                                               ; preds = %26
  store ptr %2, ptr %6, align 8, !tbaa !43
  br label %108

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %32 = load ptr, ptr %31, align 8, !tbaa !274
  %33 = getelementptr inbounds nuw i8, ptr %8, i64 192
  %34 = load ptr, ptr %33, align 8, !tbaa !275
  %35 = icmp eq ptr %32, %34
  br i1 %35, label %36, label %664

36:                                               ; preds = %30
  br i1 %16, label %41, label %37

37:                                               ; preds = %36
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %40 = zext nneg i32 %15 to i64
  br label %47

41:                                               ; preds = %47, %36
  %42 = phi i64 [ 0, %36 ], [ %58, %47 ]
  %43 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %44 = load ptr, ptr %43, align 8, !tbaa !276
  %45 = tail call i64 %44(ptr noundef nonnull %2) #22
  %46 = icmp eq i64 %42, %45
  br i1 %46, label %108, label %61

47:                                               ; preds = %47, %37
  %48 = phi i64 [ 0, %37 ], [ %59, %47 ]
  %49 = phi i64 [ 0, %37 ], [ %58, %47 ]
  %50 = load ptr, ptr %38, align 8, !tbaa !277
  %51 = load ptr, ptr %39, align 8, !tbaa !278
  %52 = getelementptr inbounds nuw ptr, ptr %51, i64 %48
  %53 = load ptr, ptr %52, align 8, !tbaa !43
  %54 = tail call ptr %50(ptr noundef nonnull %2, ptr noundef %53) #22
  %55 = getelementptr inbounds nuw ptr, ptr %6, i64 %48
  store ptr %54, ptr %55, align 8, !tbaa !43
  %56 = icmp ne ptr %54, null
  %57 = zext i1 %56 to i64
  %58 = add nuw nsw i64 %49, %57
  %59 = add nuw nsw i64 %48, 1
  %60 = icmp eq i64 %59, %40
  br i1 %60, label %41, label %47, !llvm.loop !279

61:                                               ; preds = %41
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %63 = load ptr, ptr %62, align 8, !tbaa !280
  %64 = tail call ptr %63() #22
  %65 = icmp eq ptr %64, null
  br i1 %65, label %664, label %66

66:                                               ; preds = %61
  %67 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %68 = load ptr, ptr %67, align 8, !tbaa !281
  tail call void %68() #22
  br label %664

69:                                               ; preds = %26
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %71 = load ptr, ptr %70, align 8, !tbaa !274
  %72 = getelementptr inbounds nuw i8, ptr %8, i64 184
  %73 = load ptr, ptr %72, align 8, !tbaa !282
  %74 = icmp eq ptr %71, %73
  br i1 %74, label %75, label %92

75:                                               ; preds = %69
  %76 = getelementptr inbounds nuw i8, ptr %8, i64 104
  %77 = load ptr, ptr %76, align 8, !tbaa !283
  %78 = tail call i64 %77(ptr noundef nonnull %2) #22
  %79 = sext i32 %15 to i64
  %80 = icmp ne i64 %78, %79
  %81 = or i1 %16, %80
  br i1 %81, label %143, label %82

82:                                               ; preds = %75
  %83 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %84 = zext nneg i32 %15 to i64
  br label %85

85:                                               ; preds = %85, %82
  %86 = phi i64 [ 0, %82 ], [ %90, %85 ]
  %87 = load ptr, ptr %83, align 8, !tbaa !284
  %88 = tail call ptr %87(ptr noundef nonnull %2, i64 noundef %86) #22
  %89 = getelementptr inbounds nuw ptr, ptr %6, i64 %86
  store ptr %88, ptr %89, align 8, !tbaa !43
  %90 = add nuw nsw i64 %86, 1
  %91 = icmp eq i64 %90, %84
  br i1 %91, label %111, label %85, !llvm.loop !285

92:                                               ; preds = %69
  %93 = getelementptr inbounds nuw i8, ptr %8, i64 176
  %94 = load ptr, ptr %93, align 8, !tbaa !286
  %95 = icmp eq ptr %71, %94
  br i1 %95, label %96, label %664

96:                                               ; preds = %92
  %97 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %98 = load i64, ptr %97, align 8, !tbaa !257
  %99 = sext i32 %15 to i64
  %100 = icmp ne i64 %98, %99
  %101 = or i1 %16, %100
  br i1 %101, label %143, label %102

102:                                              ; preds = %96
  %103 = getelementptr inbounds nuw i8, ptr %8, i64 216
  %104 = load i64, ptr %103, align 8, !tbaa !260
  %105 = getelementptr inbounds i8, ptr %2, i64 %104
  %106 = zext nneg i32 %15 to i64
  %107 = shl nuw nsw i64 %106, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %6, ptr nonnull align 8 %105, i64 %107, i1 false), !tbaa !43
  br label %111

108:                                              ; preds = %41, %29
  br i1 %16, label %145, label %109

109:                                              ; preds = %108
  %110 = zext nneg i32 %15 to i64
  br label %111

111:                                              ; preds = %85, %109, %102
  %112 = phi i64 [ %110, %109 ], [ %106, %102 ], [ %84, %85 ]
  %113 = load ptr, ptr %23, align 8, !tbaa !272
  %114 = icmp samesign ult i64 %112, 4
  br i1 %114, label %133, label %115

115:                                              ; preds = %111
  %116 = and i64 %112, 2147483644
  %117 = insertelement <2 x ptr> poison, ptr %113, i64 0
  %118 = shufflevector <2 x ptr> %117, <2 x ptr> poison, <2 x i32> zeroinitializer
  br label %119

119:                                              ; preds = %119, %115
  %120 = phi i64 [ 0, %115 ], [ %129, %119 ]
  %121 = getelementptr inbounds nuw ptr, ptr %6, i64 %120
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 16
  %123 = load <2 x ptr>, ptr %121, align 8, !tbaa !43
  %124 = load <2 x ptr>, ptr %122, align 8, !tbaa !43
  %125 = icmp eq <2 x ptr> %123, %118
  %126 = icmp eq <2 x ptr> %124, %118
  %127 = select <2 x i1> %125, <2 x ptr> zeroinitializer, <2 x ptr> %123
  %128 = select <2 x i1> %126, <2 x ptr> zeroinitializer, <2 x ptr> %124
  store <2 x ptr> %127, ptr %121, align 8
  store <2 x ptr> %128, ptr %122, align 8
  %129 = add nuw i64 %120, 4
  %130 = icmp eq i64 %129, %116
  br i1 %130, label %131, label %119, !llvm.loop !287

131:                                              ; preds = %119
  %132 = icmp eq i64 %112, %116
  br i1 %132, label %145, label %133

133:                                              ; preds = %111, %131
  %134 = phi i64 [ 0, %111 ], [ %116, %131 ]
  br label %135

135:                                              ; preds = %133, %135
  %136 = phi i64 [ %141, %135 ], [ %134, %133 ]
  %137 = getelementptr inbounds nuw ptr, ptr %6, i64 %136
  %138 = load ptr, ptr %137, align 8, !tbaa !43
  %139 = icmp eq ptr %138, %113
  %140 = select i1 %139, ptr null, ptr %138
  store ptr %140, ptr %137, align 8
  %141 = add nuw nsw i64 %136, 1
  %142 = icmp eq i64 %141, %112
  br i1 %142, label %145, label %135, !llvm.loop !290

143:                                              ; preds = %75, %96
  %144 = phi i1 [ %80, %75 ], [ %100, %96 ]
  br i1 %144, label %664, label %145

145:                                              ; preds = %135, %131, %22, %108, %20, %143
  %146 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %147 = load ptr, ptr %146, align 8, !tbaa !291
  %148 = icmp eq ptr %147, null
  br i1 %148, label %664, label %149

149:                                              ; preds = %145
  %150 = getelementptr inbounds nuw i8, ptr %7, i64 48
  br label %151

151:                                              ; preds = %273, %149
  %152 = phi ptr [ %147, %149 ], [ %275, %273 ]
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 144
  %154 = load i32, ptr %153, align 8, !tbaa !292
  %155 = getelementptr inbounds nuw i8, ptr %152, i64 148
  %156 = load i32, ptr %155, align 4, !tbaa !300
  %157 = or i32 %156, %154
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %273

159:                                              ; preds = %151
  %160 = load i32, ptr %150, align 8, !tbaa !256
  %161 = icmp slt i32 %160, 1
  br i1 %161, label %277, label %162

162:                                              ; preds = %159
  %163 = load ptr, ptr %7, align 8, !tbaa !259
  %164 = getelementptr inbounds nuw i8, ptr %152, i64 24
  %165 = getelementptr inbounds nuw i8, ptr %163, i64 168
  %166 = getelementptr inbounds nuw i8, ptr %163, i64 200
  %167 = getelementptr inbounds nuw i8, ptr %163, i64 208
  %168 = getelementptr inbounds nuw i8, ptr %163, i64 144
  %169 = getelementptr inbounds nuw i8, ptr %163, i64 136
  br label %170

170:                                              ; preds = %268, %162
  %171 = phi i32 [ %160, %162 ], [ %269, %268 ]
  %172 = phi i64 [ 0, %162 ], [ %270, %268 ]
  %173 = load ptr, ptr %164, align 8, !tbaa !301
  %174 = getelementptr inbounds nuw %struct.tfc_operand, ptr %173, i64 %172
  %175 = getelementptr inbounds nuw ptr, ptr %1, i64 %172
  %176 = load ptr, ptr %175, align 8, !tbaa !43
  %177 = getelementptr inbounds nuw i8, ptr %176, i64 8
  %178 = load ptr, ptr %177, align 8, !tbaa !274
  %179 = load ptr, ptr %165, align 8, !tbaa !302
  %180 = icmp eq ptr %178, %179
  br i1 %180, label %181, label %219

181:                                              ; preds = %170
  %182 = getelementptr inbounds nuw i8, ptr %176, i64 56
  %183 = load ptr, ptr %182, align 8, !tbaa !303
  %184 = load ptr, ptr %174, align 8, !tbaa !305
  %185 = icmp eq ptr %183, %184
  br i1 %185, label %186, label %273

186:                                              ; preds = %181
  %187 = getelementptr inbounds nuw i8, ptr %176, i64 24
  %188 = load i32, ptr %187, align 8, !tbaa !307
  %189 = getelementptr inbounds nuw i8, ptr %174, i64 32
  %190 = load i32, ptr %189, align 8, !tbaa !308
  %191 = icmp eq i32 %188, %190
  br i1 %191, label %192, label %273

192:                                              ; preds = %186
  %193 = getelementptr inbounds nuw i8, ptr %176, i64 64
  %194 = load i32, ptr %193, align 8, !tbaa !309
  %195 = and i32 %194, 257
  %196 = icmp eq i32 %195, 257
  br i1 %196, label %197, label %273

197:                                              ; preds = %192
  %198 = icmp sgt i32 %188, 0
  br i1 %198, label %199, label %215

199:                                              ; preds = %197
  %200 = getelementptr inbounds nuw i8, ptr %176, i64 32
  %201 = load ptr, ptr %200, align 8, !tbaa !310
  %202 = getelementptr inbounds nuw i8, ptr %174, i64 16
  %203 = load ptr, ptr %202, align 8, !tbaa !311
  %204 = zext nneg i32 %188 to i64
  br label %208

205:                                              ; preds = %208
  %206 = add nuw nsw i64 %209, 1
  %207 = icmp eq i64 %206, %204
  br i1 %207, label %215, label %208, !llvm.loop !312

208:                                              ; preds = %205, %199
  %209 = phi i64 [ 0, %199 ], [ %206, %205 ]
  %210 = getelementptr inbounds nuw i64, ptr %201, i64 %209
  %211 = load i64, ptr %210, align 8, !tbaa !37
  %212 = getelementptr inbounds nuw i64, ptr %203, i64 %209
  %213 = load i64, ptr %212, align 8, !tbaa !37
  %214 = icmp eq i64 %211, %213
  br i1 %214, label %205, label %273

215:                                              ; preds = %205, %197
  %216 = getelementptr inbounds nuw i8, ptr %176, i64 16
  %217 = load ptr, ptr %216, align 8, !tbaa !313
  %218 = getelementptr inbounds nuw i8, ptr %174, i64 56
  store ptr %217, ptr %218, align 8, !tbaa !314
  br label %268

219:                                              ; preds = %170
  %220 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %221 = load ptr, ptr %220, align 8, !tbaa !315
  %222 = icmp eq ptr %178, %221
  br i1 %222, label %223, label %226

223:                                              ; preds = %219
  %224 = getelementptr inbounds nuw i8, ptr %176, i64 16
  %225 = getelementptr inbounds nuw i8, ptr %174, i64 56
  store ptr %224, ptr %225, align 8, !tbaa !314
  br label %268

226:                                              ; preds = %219
  %227 = getelementptr inbounds nuw i8, ptr %174, i64 40
  %228 = load i32, ptr %227, align 8, !tbaa !316
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %273, label %230

230:                                              ; preds = %226
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store double 0.000000e+00, ptr %4, align 8
  %231 = getelementptr inbounds nuw i8, ptr %174, i64 64
  %232 = getelementptr inbounds nuw i8, ptr %174, i64 56
  store ptr %231, ptr %232, align 8, !tbaa !314
  %233 = load ptr, ptr %166, align 8, !tbaa !317
  %234 = icmp eq ptr %178, %233
  br i1 %234, label %235, label %242

235:                                              ; preds = %230
  %236 = load ptr, ptr %169, align 8, !tbaa !318
  %237 = call double %236(ptr noundef nonnull %176) #22
  %238 = load i32, ptr %227, align 8, !tbaa !316
  switch i32 %238, label %264 [
    i32 1, label %239
    i32 2, label %241
  ]

239:                                              ; preds = %235
  %240 = fptrunc double %237 to float
  store float %240, ptr %4, align 8, !tbaa !9
  br label %265

241:                                              ; preds = %235
  store double %237, ptr %4, align 8, !tbaa !9
  br label %265

242:                                              ; preds = %230
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  store i32 0, ptr %5, align 4, !tbaa !5
  %243 = load ptr, ptr %167, align 8, !tbaa !319
  %244 = icmp eq ptr %178, %243
  br i1 %244, label %245, label %263

245:                                              ; preds = %242
  %246 = load ptr, ptr %168, align 8, !tbaa !320
  %247 = call i64 %246(ptr noundef nonnull %176, ptr noundef nonnull %5) #22
  %248 = load i32, ptr %5, align 4, !tbaa !5
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %250, label %263

250:                                              ; preds = %245
  %251 = load i32, ptr %227, align 8, !tbaa !316
  switch i32 %251, label %257 [
    i32 1, label %252
    i32 2, label %254
    i32 4, label %256
  ]

252:                                              ; preds = %250
  %253 = sitofp i64 %247 to float
  store float %253, ptr %4, align 8, !tbaa !9
  br label %262

254:                                              ; preds = %250
  %255 = sitofp i64 %247 to double
  store double %255, ptr %4, align 8, !tbaa !9
  br label %262

256:                                              ; preds = %250
  store i64 %247, ptr %4, align 8, !tbaa !9
  br label %262

257:                                              ; preds = %250
  %258 = add i64 %247, 2147483648
  %259 = icmp ult i64 %258, 4294967296
  br i1 %259, label %260, label %263

260:                                              ; preds = %257
  %261 = trunc nsw i64 %247 to i32
  store i32 %261, ptr %4, align 8, !tbaa !9
  br label %262

262:                                              ; preds = %260, %256, %254, %252
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %265

263:                                              ; preds = %257, %245, %242
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %264

264:                                              ; preds = %235, %263
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %273

265:                                              ; preds = %262, %241, %239
  %266 = load i64, ptr %4, align 8, !tbaa !9
  store i64 %266, ptr %231, align 8, !tbaa !321
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %267 = load i32, ptr %150, align 8, !tbaa !256
  br label %268

268:                                              ; preds = %265, %223, %215
  %269 = phi i32 [ %267, %265 ], [ %171, %215 ], [ %171, %223 ]
  %270 = add nuw nsw i64 %172, 1
  %271 = sext i32 %269 to i64
  %272 = icmp slt i64 %270, %271
  br i1 %272, label %170, label %277, !llvm.loop !322

273:                                              ; preds = %226, %192, %186, %181, %208, %264, %151
  %274 = getelementptr inbounds nuw i8, ptr %152, i64 8
  %275 = load ptr, ptr %274, align 8, !tbaa !291
  %276 = icmp eq ptr %275, null
  br i1 %276, label %664, label %151, !llvm.loop !323

277:                                              ; preds = %159, %268
  %278 = phi i32 [ %269, %268 ], [ %160, %159 ]
  %279 = getelementptr inbounds nuw i8, ptr %152, i64 144
  %280 = load i32, ptr %14, align 4, !tbaa !271
  %281 = icmp sgt i32 %280, 0
  br i1 %281, label %282, label %394

282:                                              ; preds = %277
  %283 = getelementptr inbounds nuw i8, ptr %152, i64 32
  %284 = load ptr, ptr %283, align 8, !tbaa !324
  %285 = getelementptr inbounds nuw i8, ptr %152, i64 24
  %286 = zext nneg i32 %280 to i64
  %287 = icmp sgt i32 %278, 0
  %288 = zext nneg i32 %278 to i64
  br label %289

289:                                              ; preds = %391, %282
  %290 = phi i64 [ 0, %282 ], [ %392, %391 ]
  %291 = getelementptr inbounds nuw %struct.tfc_operand, ptr %284, i64 %290
  %292 = getelementptr inbounds nuw ptr, ptr %6, i64 %290
  %293 = load ptr, ptr %292, align 8, !tbaa !43
  %294 = icmp eq ptr %293, null
  br i1 %294, label %391, label %295

295:                                              ; preds = %289
  %296 = getelementptr inbounds nuw i8, ptr %293, i64 8
  %297 = load ptr, ptr %296, align 8, !tbaa !274
  %298 = load ptr, ptr %7, align 8, !tbaa !259
  %299 = getelementptr inbounds nuw i8, ptr %298, i64 168
  %300 = load ptr, ptr %299, align 8, !tbaa !302
  %301 = icmp eq ptr %297, %300
  br i1 %301, label %302, label %664

302:                                              ; preds = %295
  %303 = getelementptr inbounds nuw i8, ptr %293, i64 56
  %304 = load ptr, ptr %303, align 8, !tbaa !303
  %305 = load ptr, ptr %291, align 8, !tbaa !305
  %306 = icmp eq ptr %304, %305
  br i1 %306, label %307, label %664

307:                                              ; preds = %302
  %308 = getelementptr inbounds nuw i8, ptr %293, i64 24
  %309 = load i32, ptr %308, align 8, !tbaa !307
  %310 = getelementptr inbounds nuw i8, ptr %291, i64 32
  %311 = load i32, ptr %310, align 8, !tbaa !308
  %312 = icmp eq i32 %309, %311
  br i1 %312, label %313, label %664

313:                                              ; preds = %307
  %314 = getelementptr inbounds nuw i8, ptr %293, i64 64
  %315 = load i32, ptr %314, align 8, !tbaa !309
  %316 = and i32 %315, 1281
  %317 = icmp eq i32 %316, 1281
  br i1 %317, label %318, label %664

318:                                              ; preds = %313
  %319 = icmp sgt i32 %309, 0
  br i1 %319, label %320, label %336

320:                                              ; preds = %318
  %321 = getelementptr inbounds nuw i8, ptr %293, i64 32
  %322 = load ptr, ptr %321, align 8, !tbaa !310
  %323 = getelementptr inbounds nuw i8, ptr %291, i64 16
  %324 = load ptr, ptr %323, align 8, !tbaa !311
  %325 = zext nneg i32 %309 to i64
  br label %329

326:                                              ; preds = %329
  %327 = add nuw nsw i64 %330, 1
  %328 = icmp eq i64 %327, %325
  br i1 %328, label %336, label %329, !llvm.loop !312

329:                                              ; preds = %326, %320
  %330 = phi i64 [ 0, %320 ], [ %327, %326 ]
  %331 = getelementptr inbounds nuw i64, ptr %322, i64 %330
  %332 = load i64, ptr %331, align 8, !tbaa !37
  %333 = getelementptr inbounds nuw i64, ptr %324, i64 %330
  %334 = load i64, ptr %333, align 8, !tbaa !37
  %335 = icmp eq i64 %332, %334
  br i1 %335, label %326, label %664

336:                                              ; preds = %326, %318
  %337 = getelementptr inbounds nuw i8, ptr %293, i64 16
  %338 = load ptr, ptr %337, align 8, !tbaa !313
  %339 = getelementptr inbounds nuw i8, ptr %291, i64 56
  store ptr %338, ptr %339, align 8, !tbaa !314
  br i1 %287, label %340, label %365

340:                                              ; preds = %336
  %341 = getelementptr inbounds nuw i8, ptr %291, i64 44
  %342 = load i32, ptr %341, align 4, !tbaa !325
  %343 = icmp eq i32 %342, 0
  %344 = getelementptr inbounds nuw i8, ptr %291, i64 24
  br i1 %343, label %345, label %365

345:                                              ; preds = %340
  %346 = load ptr, ptr %285, align 8, !tbaa !301
  %347 = ptrtoint ptr %338 to i64
  br label %348

348:                                              ; preds = %362, %345
  %349 = phi i64 [ 0, %345 ], [ %363, %362 ]
  %350 = getelementptr inbounds nuw %struct.tfc_operand, ptr %346, i64 %349
  %351 = getelementptr inbounds nuw i8, ptr %350, i64 56
  %352 = load ptr, ptr %351, align 8, !tbaa !314
  %353 = ptrtoint ptr %352 to i64
  %354 = getelementptr inbounds nuw i8, ptr %350, i64 24
  %355 = load i64, ptr %354, align 8, !tbaa !326
  %356 = add i64 %355, %353
  %357 = icmp ugt i64 %356, %347
  br i1 %357, label %358, label %362

358:                                              ; preds = %348
  %359 = load i64, ptr %344, align 8, !tbaa !326
  %360 = add i64 %359, %347
  %361 = icmp ugt i64 %360, %353
  br i1 %361, label %664, label %362

362:                                              ; preds = %358, %348
  %363 = add nuw nsw i64 %349, 1
  %364 = icmp eq i64 %363, %288
  br i1 %364, label %365, label %348, !llvm.loop !327

365:                                              ; preds = %362, %340, %336
  %366 = icmp eq i64 %290, 0
  br i1 %366, label %391, label %367

367:                                              ; preds = %365
  %368 = getelementptr inbounds nuw i8, ptr %291, i64 24
  %369 = ptrtoint ptr %338 to i64
  br label %370

370:                                              ; preds = %388, %367
  %371 = phi i64 [ 0, %367 ], [ %389, %388 ]
  %372 = getelementptr inbounds nuw ptr, ptr %6, i64 %371
  %373 = load ptr, ptr %372, align 8, !tbaa !43
  %374 = icmp eq ptr %373, null
  br i1 %374, label %388, label %375

375:                                              ; preds = %370
  %376 = getelementptr inbounds nuw %struct.tfc_operand, ptr %284, i64 %371
  %377 = getelementptr inbounds nuw i8, ptr %376, i64 56
  %378 = load ptr, ptr %377, align 8, !tbaa !314
  %379 = ptrtoint ptr %378 to i64
  %380 = getelementptr inbounds nuw i8, ptr %376, i64 24
  %381 = load i64, ptr %380, align 8, !tbaa !326
  %382 = add i64 %381, %379
  %383 = icmp ugt i64 %382, %369
  br i1 %383, label %384, label %388

384:                                              ; preds = %375
  %385 = load i64, ptr %368, align 8, !tbaa !326
  %386 = add i64 %385, %369
  %387 = icmp ugt i64 %386, %379
  br i1 %387, label %664, label %388

388:                                              ; preds = %384, %375, %370
  %389 = add nuw nsw i64 %371, 1
  %390 = icmp eq i64 %389, %290
  br i1 %390, label %391, label %370, !llvm.loop !328

391:                                              ; preds = %388, %365, %289
  %392 = add nuw nsw i64 %290, 1
  %393 = icmp eq i64 %392, %286
  br i1 %393, label %394, label %289, !llvm.loop !329

394:                                              ; preds = %391, %277
  %395 = load ptr, ptr %152, align 8, !tbaa !330
  %396 = load ptr, ptr %8, align 8, !tbaa !331
  call void %396(ptr noundef %395) #22
  store i32 1, ptr %279, align 8, !tbaa !292
  %397 = load ptr, ptr %7, align 8, !tbaa !259
  %398 = load i32, ptr %14, align 4, !tbaa !271
  %399 = icmp sgt i32 %398, 0
  br i1 %399, label %400, label %466

400:                                              ; preds = %394
  %401 = zext nneg i32 %398 to i64
  br label %407

402:                                              ; preds = %414
  %403 = getelementptr inbounds nuw i8, ptr %152, i64 32
  %404 = getelementptr inbounds nuw i8, ptr %397, i64 24
  %405 = getelementptr inbounds nuw i8, ptr %397, i64 152
  %406 = getelementptr inbounds nuw i8, ptr %397, i64 168
  br label %419

407:                                              ; preds = %414, %400
  %408 = phi i64 [ 0, %400 ], [ %415, %414 ]
  %409 = getelementptr inbounds nuw ptr, ptr %6, i64 %408
  %410 = load ptr, ptr %409, align 8, !tbaa !43
  %411 = icmp eq ptr %410, null
  br i1 %411, label %414, label %412

412:                                              ; preds = %407
  %413 = load ptr, ptr %397, align 8, !tbaa !331
  call void %413(ptr noundef nonnull %410) #22
  br label %414

414:                                              ; preds = %412, %407
  %415 = add nuw nsw i64 %408, 1
  %416 = icmp eq i64 %415, %401
  br i1 %416, label %402, label %407, !llvm.loop !332

417:                                              ; preds = %444
  %418 = getelementptr inbounds nuw i8, ptr %397, i64 8
  br label %456

419:                                              ; preds = %453, %402
  %420 = phi i64 [ 0, %402 ], [ %454, %453 ]
  %421 = getelementptr inbounds nuw ptr, ptr %6, i64 %420
  %422 = load ptr, ptr %421, align 8, !tbaa !43
  %423 = icmp eq ptr %422, null
  br i1 %423, label %424, label %453

424:                                              ; preds = %419
  %425 = load ptr, ptr %403, align 8, !tbaa !324
  %426 = getelementptr inbounds nuw %struct.tfc_operand, ptr %425, i64 %420
  %427 = getelementptr inbounds nuw i8, ptr %426, i64 48
  %428 = load ptr, ptr %427, align 8, !tbaa !333
  %429 = icmp eq ptr %428, null
  br i1 %429, label %433, label %430

430:                                              ; preds = %424
  %431 = load ptr, ptr %404, align 8, !tbaa !334
  %432 = call ptr %431(ptr noundef nonnull %428) #22
  br label %444

433:                                              ; preds = %424
  %434 = load ptr, ptr %397, align 8, !tbaa !331
  %435 = load ptr, ptr %426, align 8, !tbaa !305
  call void %434(ptr noundef %435) #22
  %436 = load ptr, ptr %405, align 8, !tbaa !335
  %437 = load ptr, ptr %406, align 8, !tbaa !302
  %438 = load ptr, ptr %426, align 8, !tbaa !305
  %439 = getelementptr inbounds nuw i8, ptr %426, i64 32
  %440 = load i32, ptr %439, align 8, !tbaa !308
  %441 = getelementptr inbounds nuw i8, ptr %426, i64 16
  %442 = load ptr, ptr %441, align 8, !tbaa !311
  %443 = call ptr %436(ptr noundef %437, ptr noundef %438, i32 noundef %440, ptr noundef %442, ptr noundef null, ptr noundef null, i32 noundef 0, ptr noundef null) #22
  br label %444

444:                                              ; preds = %433, %430
  %445 = phi ptr [ %432, %430 ], [ %443, %433 ]
  store ptr %445, ptr %421, align 8, !tbaa !43
  %446 = icmp eq ptr %445, null
  br i1 %446, label %417, label %447

447:                                              ; preds = %444
  %448 = getelementptr inbounds nuw i8, ptr %445, i64 16
  %449 = load ptr, ptr %448, align 8, !tbaa !313
  %450 = load ptr, ptr %403, align 8, !tbaa !324
  %451 = getelementptr inbounds nuw %struct.tfc_operand, ptr %450, i64 %420
  %452 = getelementptr inbounds nuw i8, ptr %451, i64 56
  store ptr %449, ptr %452, align 8, !tbaa !314
  br label %453

453:                                              ; preds = %447, %419
  %454 = add nuw nsw i64 %420, 1
  %455 = icmp eq i64 %454, %401
  br i1 %455, label %466, label %419, !llvm.loop !336

456:                                              ; preds = %463, %417
  %457 = phi i64 [ 0, %417 ], [ %464, %463 ]
  %458 = getelementptr inbounds nuw ptr, ptr %6, i64 %457
  %459 = load ptr, ptr %458, align 8, !tbaa !43
  %460 = icmp eq ptr %459, null
  br i1 %460, label %463, label %461

461:                                              ; preds = %456
  %462 = load ptr, ptr %418, align 8, !tbaa !337
  call void %462(ptr noundef nonnull %459) #22
  br label %463

463:                                              ; preds = %461, %456
  %464 = add nuw nsw i64 %457, 1
  %465 = icmp eq i64 %464, %401
  br i1 %465, label %566, label %456, !llvm.loop !338

466:                                              ; preds = %453, %394
  %467 = getelementptr inbounds nuw i8, ptr %152, i64 140
  %468 = load i32, ptr %467, align 4, !tbaa !339
  %469 = icmp eq i32 %468, 0
  %470 = getelementptr inbounds nuw i8, ptr %152, i64 80
  %471 = load ptr, ptr %470, align 8, !tbaa !340
  %472 = icmp eq ptr %471, null
  br i1 %469, label %497, label %473

473:                                              ; preds = %466
  br i1 %472, label %495, label %474

474:                                              ; preds = %473
  %475 = getelementptr inbounds nuw i8, ptr %471, i64 4
  %476 = load i32, ptr %475, align 4, !tbaa !341
  %477 = getelementptr inbounds nuw i8, ptr %471, i64 8
  %478 = load i32, ptr %477, align 4, !tbaa !343
  %479 = or i32 %478, %476
  %480 = getelementptr inbounds nuw i8, ptr %152, i64 136
  %481 = load i32, ptr %480, align 8, !tbaa !344
  %482 = load i32, ptr %471, align 4, !tbaa !345
  %483 = icmp eq i32 %482, 0
  %484 = and i32 %481, 1
  %485 = select i1 %483, i32 0, i32 %484
  %486 = or i32 %479, %485
  %487 = icmp eq i32 %486, 0
  br i1 %487, label %488, label %543

488:                                              ; preds = %474
  %489 = getelementptr inbounds nuw i8, ptr %152, i64 88
  %490 = load ptr, ptr %489, align 8, !tbaa !346
  %491 = load i64, ptr %490, align 8, !tbaa !37
  %492 = getelementptr inbounds nuw i8, ptr %152, i64 96
  %493 = load i64, ptr %492, align 8, !tbaa !347
  %494 = icmp eq i64 %491, %493
  br i1 %494, label %495, label %543

495:                                              ; preds = %488, %473
  %496 = call fastcc i32 @walk_bound(ptr noundef nonnull readonly %152)
  br label %540

497:                                              ; preds = %466
  br i1 %472, label %517, label %498

498:                                              ; preds = %497
  %499 = getelementptr inbounds nuw i8, ptr %152, i64 104
  %500 = load ptr, ptr %499, align 8, !tbaa !348
  %501 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %502 = load ptr, ptr %501, align 8, !tbaa !334
  %503 = call ptr %502(ptr noundef %500) #22
  %504 = icmp eq ptr %503, null
  br i1 %504, label %543, label %505

505:                                              ; preds = %498
  %506 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %507 = load ptr, ptr %506, align 8, !tbaa !337
  call void %507(ptr noundef nonnull %503) #22
  %508 = load ptr, ptr %470, align 8, !tbaa !340
  %509 = icmp eq ptr %508, null
  br i1 %509, label %517, label %510

510:                                              ; preds = %505
  %511 = getelementptr inbounds nuw i8, ptr %152, i64 88
  %512 = load ptr, ptr %511, align 8, !tbaa !346
  %513 = load i64, ptr %512, align 8, !tbaa !37
  %514 = getelementptr inbounds nuw i8, ptr %152, i64 96
  %515 = load i64, ptr %514, align 8, !tbaa !347
  %516 = icmp eq i64 %513, %515
  br i1 %516, label %517, label %524

517:                                              ; preds = %510, %505, %497
  %518 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %519 = load ptr, ptr %518, align 8, !tbaa !349
  %520 = call ptr %519() #22
  %521 = call fastcc i32 @walk_bound(ptr noundef nonnull readonly %152)
  %522 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %523 = load ptr, ptr %522, align 8, !tbaa !350
  call void %523(ptr noundef %520) #22
  br label %524

524:                                              ; preds = %517, %510
  %525 = phi i32 [ %521, %517 ], [ -2, %510 ]
  %526 = getelementptr inbounds nuw i8, ptr %152, i64 128
  %527 = load ptr, ptr %526, align 8, !tbaa !351
  store atomic i32 0, ptr %527 monotonic, align 4
  %528 = load ptr, ptr %470, align 8, !tbaa !340
  %529 = icmp eq ptr %528, null
  br i1 %529, label %540, label %530

530:                                              ; preds = %524
  %531 = getelementptr inbounds nuw i8, ptr %152, i64 112
  %532 = load ptr, ptr %531, align 8, !tbaa !352
  %533 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %534 = load ptr, ptr %533, align 8, !tbaa !334
  %535 = call ptr %534(ptr noundef %532) #22
  %536 = icmp eq ptr %535, null
  br i1 %536, label %543, label %537

537:                                              ; preds = %530
  %538 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %539 = load ptr, ptr %538, align 8, !tbaa !337
  call void %539(ptr noundef nonnull %535) #22
  br label %540

540:                                              ; preds = %537, %524, %495
  %541 = phi i32 [ %525, %537 ], [ %496, %495 ], [ %525, %524 ]
  %542 = icmp eq i32 %541, 0
  br i1 %542, label %567, label %543

543:                                              ; preds = %498, %530, %474, %488, %540
  %544 = phi i32 [ %541, %540 ], [ -1, %498 ], [ -1, %530 ], [ -2, %474 ], [ -2, %488 ]
  %545 = freeze i32 %544
  %546 = load i32, ptr %14, align 4, !tbaa !271
  %547 = icmp sgt i32 %546, 0
  br i1 %547, label %548, label %558

548:                                              ; preds = %543
  %549 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %550 = zext nneg i32 %546 to i64
  br label %551

551:                                              ; preds = %551, %548
  %552 = phi i64 [ 0, %548 ], [ %556, %551 ]
  %553 = load ptr, ptr %549, align 8, !tbaa !337
  %554 = getelementptr inbounds nuw ptr, ptr %6, i64 %552
  %555 = load ptr, ptr %554, align 8, !tbaa !43
  call void %553(ptr noundef %555) #22
  %556 = add nuw nsw i64 %552, 1
  %557 = icmp eq i64 %556, %550
  br i1 %557, label %558, label %551, !llvm.loop !353

558:                                              ; preds = %551, %543
  %559 = icmp sgt i32 %545, 0
  br i1 %559, label %560, label %659

560:                                              ; preds = %558
  %561 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %562 = load ptr, ptr %561, align 8, !tbaa !334
  %563 = getelementptr inbounds nuw i8, ptr %152, i64 120
  %564 = load ptr, ptr %563, align 8, !tbaa !354
  %565 = call ptr %562(ptr noundef %564) #22
  br label %655

566:                                              ; preds = %463
  store i32 0, ptr %279, align 8, !tbaa !292
  br label %655

567:                                              ; preds = %540
  store i32 0, ptr %279, align 8, !tbaa !292
  %568 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %569 = load i64, ptr %568, align 8, !tbaa !273
  switch i64 %569, label %619 [
    i64 0, label %570
    i64 2, label %572
  ]

570:                                              ; preds = %567
  %571 = load ptr, ptr %6, align 8, !tbaa !43
  br label %655

572:                                              ; preds = %567
  %573 = load ptr, ptr %0, align 8, !tbaa !249
  %574 = load ptr, ptr %573, align 8, !tbaa !259
  %575 = getelementptr inbounds nuw i8, ptr %574, i64 48
  %576 = load ptr, ptr %575, align 8, !tbaa !355
  %577 = call ptr %576() #22
  %578 = getelementptr inbounds nuw i8, ptr %573, i64 52
  %579 = load i32, ptr %578, align 4, !tbaa !271
  %580 = icmp sgt i32 %579, 0
  %581 = icmp ne ptr %577, null
  %582 = select i1 %580, i1 %581, i1 false
  br i1 %582, label %583, label %587

583:                                              ; preds = %572
  %584 = getelementptr inbounds nuw i8, ptr %574, i64 56
  %585 = getelementptr inbounds nuw i8, ptr %573, i64 32
  %586 = getelementptr inbounds nuw i8, ptr %574, i64 8
  br label %601

587:                                              ; preds = %614, %611, %572
  %588 = phi ptr [ %577, %572 ], [ null, %611 ], [ %577, %614 ]
  %589 = phi i32 [ %579, %572 ], [ %613, %611 ], [ %616, %614 ]
  %590 = icmp sgt i32 %589, 0
  br i1 %590, label %591, label %655

591:                                              ; preds = %587
  %592 = getelementptr inbounds nuw i8, ptr %574, i64 8
  %593 = zext nneg i32 %589 to i64
  br label %594

594:                                              ; preds = %594, %591
  %595 = phi i64 [ 0, %591 ], [ %599, %594 ]
  %596 = load ptr, ptr %592, align 8, !tbaa !337
  %597 = getelementptr inbounds nuw ptr, ptr %6, i64 %595
  %598 = load ptr, ptr %597, align 8, !tbaa !43
  call void %596(ptr noundef %598) #22
  %599 = add nuw nsw i64 %595, 1
  %600 = icmp eq i64 %599, %593
  br i1 %600, label %655, label %594, !llvm.loop !353

601:                                              ; preds = %614, %583
  %602 = phi i64 [ 0, %583 ], [ %615, %614 ]
  %603 = load ptr, ptr %584, align 8, !tbaa !356
  %604 = load ptr, ptr %585, align 8, !tbaa !278
  %605 = getelementptr inbounds nuw ptr, ptr %604, i64 %602
  %606 = load ptr, ptr %605, align 8, !tbaa !43
  %607 = getelementptr inbounds nuw ptr, ptr %6, i64 %602
  %608 = load ptr, ptr %607, align 8, !tbaa !43
  %609 = call i32 %603(ptr noundef nonnull %577, ptr noundef %606, ptr noundef %608) #22
  %610 = icmp eq i32 %609, 0
  br i1 %610, label %614, label %611

611:                                              ; preds = %601
  %612 = load ptr, ptr %586, align 8, !tbaa !337
  call void %612(ptr noundef nonnull %577) #22
  %613 = load i32, ptr %578, align 4, !tbaa !271
  br label %587

614:                                              ; preds = %601
  %615 = add nuw nsw i64 %602, 1
  %616 = load i32, ptr %578, align 4, !tbaa !271
  %617 = sext i32 %616 to i64
  %618 = icmp slt i64 %615, %617
  br i1 %618, label %601, label %587, !llvm.loop !357

619:                                              ; preds = %567
  %620 = load ptr, ptr %0, align 8, !tbaa !249
  %621 = load ptr, ptr %620, align 8, !tbaa !259
  %622 = getelementptr inbounds nuw i8, ptr %621, i64 80
  %623 = load ptr, ptr %622, align 8, !tbaa !358
  %624 = getelementptr inbounds nuw i8, ptr %620, i64 52
  %625 = load i32, ptr %624, align 4, !tbaa !271
  %626 = sext i32 %625 to i64
  %627 = call ptr %623(i64 noundef %626) #22
  %628 = icmp eq ptr %627, null
  %629 = load i32, ptr %624, align 4, !tbaa !271
  %630 = icmp sgt i32 %629, 0
  br i1 %628, label %631, label %642

631:                                              ; preds = %619
  br i1 %630, label %632, label %655

632:                                              ; preds = %631
  %633 = getelementptr inbounds nuw i8, ptr %621, i64 8
  %634 = zext nneg i32 %629 to i64
  br label %635

635:                                              ; preds = %635, %632
  %636 = phi i64 [ 0, %632 ], [ %640, %635 ]
  %637 = load ptr, ptr %633, align 8, !tbaa !337
  %638 = getelementptr inbounds nuw ptr, ptr %6, i64 %636
  %639 = load ptr, ptr %638, align 8, !tbaa !43
  call void %637(ptr noundef %639) #22
  %640 = add nuw nsw i64 %636, 1
  %641 = icmp eq i64 %640, %634
  br i1 %641, label %655, label %635, !llvm.loop !353

642:                                              ; preds = %619
  br i1 %630, label %643, label %655

643:                                              ; preds = %642
  %644 = getelementptr inbounds nuw i8, ptr %621, i64 88
  br label %645

645:                                              ; preds = %645, %643
  %646 = phi i64 [ 0, %643 ], [ %651, %645 ]
  %647 = load ptr, ptr %644, align 8, !tbaa !359
  %648 = getelementptr inbounds nuw ptr, ptr %6, i64 %646
  %649 = load ptr, ptr %648, align 8, !tbaa !43
  %650 = call i32 %647(ptr noundef nonnull %627, i64 noundef %646, ptr noundef %649) #22
  %651 = add nuw nsw i64 %646, 1
  %652 = load i32, ptr %624, align 4, !tbaa !271
  %653 = sext i32 %652 to i64
  %654 = icmp slt i64 %651, %653
  br i1 %654, label %645, label %655, !llvm.loop !360

655:                                              ; preds = %594, %645, %635, %566, %560, %570, %587, %631, %642
  %656 = phi ptr [ null, %635 ], [ %627, %642 ], [ %627, %645 ], [ null, %631 ], [ %588, %587 ], [ null, %566 ], [ %571, %570 ], [ %565, %560 ], [ %588, %594 ]
  %657 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %658 = load ptr, ptr %657, align 8, !tbaa !337
  call void %658(ptr noundef %395) #22
  br label %664

659:                                              ; preds = %558
  store i32 0, ptr %279, align 8, !tbaa !292
  %660 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %661 = load ptr, ptr %660, align 8, !tbaa !337
  call void %661(ptr noundef %395) #22
  %662 = icmp eq i32 %545, -2
  %663 = select i1 %662, ptr @slow_way, ptr null
  br label %664

664:                                              ; preds = %273, %307, %295, %302, %313, %329, %358, %384, %659, %145, %61, %30, %66, %92, %655, %3, %143
  %665 = phi ptr [ @slow_way, %61 ], [ @slow_way, %329 ], [ @slow_way, %358 ], [ @slow_way, %143 ], [ @slow_way, %3 ], [ %656, %655 ], [ @slow_way, %384 ], [ %663, %659 ], [ @slow_way, %92 ], [ @slow_way, %66 ], [ @slow_way, %30 ], [ @slow_way, %145 ], [ @slow_way, %307 ], [ @slow_way, %313 ], [ @slow_way, %302 ], [ @slow_way, %295 ], [ @slow_way, %273 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  ret ptr %665
}

; Function Attrs: nounwind uwtable
define ptr @tfc_call_with_dict(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #26 {
  %4 = alloca [64 x ptr], align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !247
  %7 = load ptr, ptr %6, align 8, !tbaa !249
  %8 = load ptr, ptr %7, align 8, !tbaa !259
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  %9 = icmp eq i64 %2, 2
  br i1 %9, label %10, label %85

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !252
  %13 = icmp eq ptr %12, null
  br i1 %13, label %85, label %14

14:                                               ; preds = %10
  %15 = load ptr, ptr %1, align 8, !tbaa !43
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !274
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 192
  %19 = load ptr, ptr %18, align 8, !tbaa !275
  %20 = icmp eq ptr %17, %19
  br i1 %20, label %21, label %85

21:                                               ; preds = %14
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %23 = load ptr, ptr %22, align 8, !tbaa !276
  %24 = tail call i64 %23(ptr noundef nonnull %15) #22
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %26 = load i32, ptr %25, align 8, !tbaa !256
  %27 = sext i32 %26 to i64
  %28 = icmp eq i64 %24, %27
  br i1 %28, label %29, label %85

29:                                               ; preds = %21
  %30 = icmp slt i32 %26, 1
  br i1 %30, label %58, label %31

31:                                               ; preds = %29
  %32 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 24
  br label %39

34:                                               ; preds = %39
  %35 = add nuw nsw i64 %40, 1
  %36 = load i32, ptr %25, align 8, !tbaa !256
  %37 = sext i32 %36 to i64
  %38 = icmp slt i64 %35, %37
  br i1 %38, label %39, label %56, !llvm.loop !361

39:                                               ; preds = %34, %31
  %40 = phi i64 [ 0, %31 ], [ %35, %34 ]
  %41 = load ptr, ptr %32, align 8, !tbaa !277
  %42 = load ptr, ptr %33, align 8, !tbaa !262
  %43 = getelementptr inbounds nuw ptr, ptr %42, i64 %40
  %44 = load ptr, ptr %43, align 8, !tbaa !43
  %45 = tail call ptr %41(ptr noundef nonnull %15, ptr noundef %44) #22
  %46 = getelementptr inbounds nuw ptr, ptr %4, i64 %40
  store ptr %45, ptr %46, align 8, !tbaa !43
  %47 = icmp eq ptr %45, null
  br i1 %47, label %48, label %34

48:                                               ; preds = %39
  %49 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %50 = load ptr, ptr %49, align 8, !tbaa !280
  %51 = tail call ptr %50() #22
  %52 = icmp eq ptr %51, null
  br i1 %52, label %85, label %53

53:                                               ; preds = %48
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %55 = load ptr, ptr %54, align 8, !tbaa !281
  tail call void %55() #22
  br label %85

56:                                               ; preds = %34
  %57 = icmp sgt i32 %36, 0
  br i1 %57, label %74, label %58

58:                                               ; preds = %74, %29, %56
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %60 = load ptr, ptr %59, align 8, !tbaa !43
  %61 = call fastcc ptr @call_step(ptr noundef nonnull %6, ptr noundef %4, ptr noundef %60)
  %62 = load i32, ptr %25, align 8, !tbaa !256
  %63 = icmp sgt i32 %62, 0
  br i1 %63, label %64, label %83

64:                                               ; preds = %58
  %65 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %66 = zext nneg i32 %62 to i64
  br label %67

67:                                               ; preds = %67, %64
  %68 = phi i64 [ 0, %64 ], [ %72, %67 ]
  %69 = load ptr, ptr %65, align 8, !tbaa !337
  %70 = getelementptr inbounds nuw ptr, ptr %4, i64 %68
  %71 = load ptr, ptr %70, align 8, !tbaa !43
  tail call void %69(ptr noundef %71) #22
  %72 = add nuw nsw i64 %68, 1
  %73 = icmp eq i64 %72, %66
  br i1 %73, label %83, label %67, !llvm.loop !353

74:                                               ; preds = %56, %74
  %75 = phi i64 [ %79, %74 ], [ 0, %56 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !331
  %77 = getelementptr inbounds nuw ptr, ptr %4, i64 %75
  %78 = load ptr, ptr %77, align 8, !tbaa !43
  tail call void %76(ptr noundef %78) #22
  %79 = add nuw nsw i64 %75, 1
  %80 = load i32, ptr %25, align 8, !tbaa !256
  %81 = sext i32 %80 to i64
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %74, label %58, !llvm.loop !362

83:                                               ; preds = %67, %58
  %84 = icmp eq ptr %61, @slow_way
  br i1 %84, label %85, label %91

85:                                               ; preds = %48, %53, %14, %21, %10, %3, %83
  %86 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %87 = load ptr, ptr %86, align 8, !tbaa !268
  %88 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %89 = load ptr, ptr %88, align 8, !tbaa !269
  %90 = tail call ptr %87(ptr noundef %89, ptr noundef %1, i64 noundef %2, ptr noundef null) #22
  br label %91

91:                                               ; preds = %83, %85
  %92 = phi ptr [ %90, %85 ], [ %61, %83 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
  ret ptr %92
}

; Function Attrs: nounwind uwtable
define i32 @tfc_call_from_c(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #26 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %5 = load i32, ptr %4, align 8, !tbaa !363
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !301
  %10 = zext nneg i32 %5 to i64
  br label %19

11:                                               ; preds = %19, %3
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %13 = load i32, ptr %12, align 4, !tbaa !364
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %27

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load ptr, ptr %16, align 8, !tbaa !324
  %18 = zext nneg i32 %13 to i64
  br label %29

19:                                               ; preds = %7, %19
  %20 = phi i64 [ 0, %7 ], [ %25, %19 ]
  %21 = getelementptr inbounds nuw ptr, ptr %1, i64 %20
  %22 = load ptr, ptr %21, align 8, !tbaa !43
  %23 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %20
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 56
  store ptr %22, ptr %24, align 8, !tbaa !314
  %25 = add nuw nsw i64 %20, 1
  %26 = icmp eq i64 %25, %10
  br i1 %26, label %11, label %19, !llvm.loop !365

27:                                               ; preds = %29, %11
  %28 = tail call fastcc i32 @walk_bound(ptr noundef nonnull %0)
  ret i32 %28

29:                                               ; preds = %15, %29
  %30 = phi i64 [ 0, %15 ], [ %35, %29 ]
  %31 = getelementptr inbounds nuw ptr, ptr %2, i64 %30
  %32 = load ptr, ptr %31, align 8, !tbaa !43
  %33 = getelementptr inbounds nuw %struct.tfc_operand, ptr %17, i64 %30
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 56
  store ptr %32, ptr %34, align 8, !tbaa !314
  %35 = add nuw nsw i64 %30, 1
  %36 = icmp eq i64 %35, %18
  br i1 %36, label %27, label %29, !llvm.loop !366
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @walk_bound(ptr noundef readonly captures(none) %0) unnamed_addr #26 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %3 = load i32, ptr %2, align 8, !tbaa !363
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %5 = load i32, ptr %4, align 4, !tbaa !364
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !367
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !78
  %10 = icmp sgt i32 %3, 0
  br i1 %10, label %11, label %14

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = zext nneg i32 %3 to i64
  br label %19

14:                                               ; preds = %19, %1
  %15 = icmp sgt i32 %5, 0
  br i1 %15, label %16, label %31

16:                                               ; preds = %14
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = zext nneg i32 %5 to i64
  br label %37

19:                                               ; preds = %11, %19
  %20 = phi i64 [ 0, %11 ], [ %29, %19 ]
  %21 = load ptr, ptr %12, align 8, !tbaa !301
  %22 = getelementptr inbounds nuw %struct.tfc_operand, ptr %21, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 56
  %24 = load ptr, ptr %23, align 8, !tbaa !314
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 36
  %26 = load i32, ptr %25, align 4, !tbaa !368
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds ptr, ptr %9, i64 %27
  store ptr %24, ptr %28, align 8, !tbaa !43
  %29 = add nuw nsw i64 %20, 1
  %30 = icmp eq i64 %29, %13
  br i1 %30, label %14, label %19, !llvm.loop !369

31:                                               ; preds = %51, %14
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %33 = load i64, ptr %32, align 8, !tbaa !370
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %54

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %60

37:                                               ; preds = %16, %51
  %38 = phi i64 [ 0, %16 ], [ %52, %51 ]
  %39 = load ptr, ptr %17, align 8, !tbaa !324
  %40 = getelementptr inbounds nuw %struct.tfc_operand, ptr %39, i64 %38
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 44
  %42 = load i32, ptr %41, align 4, !tbaa !325
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %51

44:                                               ; preds = %37
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 56
  %46 = load ptr, ptr %45, align 8, !tbaa !314
  %47 = getelementptr inbounds nuw i8, ptr %40, i64 36
  %48 = load i32, ptr %47, align 4, !tbaa !368
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds ptr, ptr %9, i64 %49
  store ptr %46, ptr %50, align 8, !tbaa !43
  br label %51

51:                                               ; preds = %37, %44
  %52 = add nuw nsw i64 %38, 1
  %53 = icmp eq i64 %52, %18
  br i1 %53, label %31, label %37, !llvm.loop !371

54:                                               ; preds = %60, %31
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %56 = load i64, ptr %55, align 8, !tbaa !372
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %75

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %88

60:                                               ; preds = %35, %60
  %61 = phi i64 [ 0, %35 ], [ %73, %60 ]
  %62 = load ptr, ptr %36, align 8, !tbaa !373
  %63 = getelementptr inbounds nuw %struct.tfc_shift, ptr %62, i64 %61
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %65 = load i64, ptr %64, align 8, !tbaa !374
  %66 = getelementptr inbounds ptr, ptr %9, i64 %65
  %67 = load ptr, ptr %66, align 8, !tbaa !43
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %69 = load i64, ptr %68, align 8, !tbaa !376
  %70 = getelementptr inbounds i8, ptr %67, i64 %69
  %71 = load i64, ptr %63, align 8, !tbaa !377
  %72 = getelementptr inbounds ptr, ptr %9, i64 %71
  store ptr %70, ptr %72, align 8, !tbaa !43
  %73 = add nuw nsw i64 %61, 1
  %74 = icmp eq i64 %73, %33
  br i1 %74, label %54, label %60, !llvm.loop !378

75:                                               ; preds = %88, %54
  %76 = load ptr, ptr %6, align 8, !tbaa !367
  %77 = tail call i32 @tfc_walk(ptr noundef %76)
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %84, label %79

79:                                               ; preds = %75
  %80 = load i64, ptr %55, align 8, !tbaa !372
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %82, label %132

82:                                               ; preds = %79
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %100

84:                                               ; preds = %75
  br i1 %15, label %85, label %132

85:                                               ; preds = %84
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %87 = zext nneg i32 %5 to i64
  br label %112

88:                                               ; preds = %58, %88
  %89 = phi i64 [ 0, %58 ], [ %97, %88 ]
  %90 = load ptr, ptr %59, align 8, !tbaa !379
  %91 = getelementptr inbounds nuw %struct.tfc_saved, ptr %90, i64 %89
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %93 = load ptr, ptr %92, align 8, !tbaa !380
  %94 = load ptr, ptr %91, align 8, !tbaa !382
  %95 = getelementptr inbounds nuw i8, ptr %91, i64 16
  %96 = load i64, ptr %95, align 8, !tbaa !383
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %93, ptr readonly align 1 %94, i64 %96, i1 false)
  %97 = add nuw nsw i64 %89, 1
  %98 = load i64, ptr %55, align 8, !tbaa !372
  %99 = icmp slt i64 %97, %98
  br i1 %99, label %88, label %75, !llvm.loop !384

100:                                              ; preds = %82, %100
  %101 = phi i64 [ 0, %82 ], [ %109, %100 ]
  %102 = load ptr, ptr %83, align 8, !tbaa !379
  %103 = getelementptr inbounds nuw %struct.tfc_saved, ptr %102, i64 %101
  %104 = load ptr, ptr %103, align 8, !tbaa !382
  %105 = getelementptr inbounds nuw i8, ptr %103, i64 8
  %106 = load ptr, ptr %105, align 8, !tbaa !380
  %107 = getelementptr inbounds nuw i8, ptr %103, i64 16
  %108 = load i64, ptr %107, align 8, !tbaa !383
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %104, ptr readonly align 1 %106, i64 %108, i1 false)
  %109 = add nuw nsw i64 %101, 1
  %110 = load i64, ptr %55, align 8, !tbaa !372
  %111 = icmp slt i64 %109, %110
  br i1 %111, label %100, label %132, !llvm.loop !385

112:                                              ; preds = %85, %129
  %113 = phi i64 [ 0, %85 ], [ %130, %129 ]
  %114 = load ptr, ptr %86, align 8, !tbaa !324
  %115 = getelementptr inbounds nuw %struct.tfc_operand, ptr %114, i64 %113
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 44
  %117 = load i32, ptr %116, align 4, !tbaa !325
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %129, label %119

119:                                              ; preds = %112
  %120 = getelementptr inbounds nuw i8, ptr %115, i64 56
  %121 = load ptr, ptr %120, align 8, !tbaa !314
  %122 = getelementptr inbounds nuw i8, ptr %115, i64 36
  %123 = load i32, ptr %122, align 4, !tbaa !368
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds ptr, ptr %9, i64 %124
  %126 = load ptr, ptr %125, align 8, !tbaa !43
  %127 = getelementptr inbounds nuw i8, ptr %115, i64 24
  %128 = load i64, ptr %127, align 8, !tbaa !326
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %121, ptr readonly align 1 %126, i64 %128, i1 false)
  br label %129

129:                                              ; preds = %119, %112
  %130 = add nuw nsw i64 %113, 1
  %131 = icmp eq i64 %130, %87
  br i1 %131, label %132, label %112, !llvm.loop !386

132:                                              ; preds = %100, %129, %79, %84
  %133 = phi i32 [ 0, %84 ], [ %77, %79 ], [ 0, %129 ], [ %77, %100 ]
  ret i32 %133
}

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal fastcc void @work(ptr noundef captures(none) %0, i32 noundef %1) unnamed_addr #26 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %6 = load i32, ptr %5, align 8, !tbaa !5
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %20, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = load atomic i64, ptr %9 acquire, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %20, label %12

12:                                               ; preds = %8
  %13 = inttoptr i64 %10 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  %14 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #22
  %15 = load i64, ptr %4, align 8, !tbaa !232
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !234
  %19 = add nsw i64 %16, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
  br label %20

20:                                               ; preds = %2, %8, %12
  %21 = phi i1 [ true, %12 ], [ false, %8 ], [ false, %2 ]
  %22 = phi ptr [ %13, %12 ], [ null, %8 ], [ null, %2 ]
  %23 = phi i64 [ %19, %12 ], [ 0, %8 ], [ 0, %2 ]
  %24 = icmp eq i32 %6, 0
  br i1 %24, label %123, label %25

25:                                               ; preds = %20
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 272
  br label %35

32:                                               ; preds = %103
  %33 = icmp ne i32 %104, 0
  %34 = select i1 %21, i1 %33, i1 false
  br i1 %34, label %107, label %123

35:                                               ; preds = %25, %103
  %36 = phi i32 [ 0, %25 ], [ %104, %103 ]
  %37 = phi i32 [ 0, %25 ], [ %105, %103 ]
  %38 = add i32 %37, %1
  %39 = urem i32 %38, %6
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw %struct.tfc_worker, ptr %26, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %43 = load atomic i64, ptr %41 monotonic, align 64
  %44 = load i64, ptr %42, align 8, !tbaa !46
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %46, label %103

46:                                               ; preds = %35, %98
  %47 = phi i64 [ %99, %98 ], [ %44, %35 ]
  %48 = phi i32 [ %100, %98 ], [ %36, %35 ]
  %49 = atomicrmw add ptr %41, i64 1 monotonic, align 64
  %50 = icmp slt i64 %49, %47
  br i1 %50, label %51, label %98, !llvm.loop !387

51:                                               ; preds = %46
  %52 = load ptr, ptr %27, align 8, !tbaa !33
  %53 = load ptr, ptr %28, align 8, !tbaa !35
  %54 = load i64, ptr %29, align 8, !tbaa !40
  %55 = load i64, ptr %30, align 8, !tbaa !38
  %56 = sdiv i64 %54, %55
  %57 = freeze i64 %49
  %58 = freeze i64 %56
  %59 = sdiv i64 %57, %58
  %60 = load i64, ptr %31, align 8, !tbaa !36
  %61 = freeze i64 %60
  %62 = freeze i64 %55
  %63 = sdiv i64 %61, %62
  %64 = mul i64 %63, %62
  %65 = sub i64 %61, %64
  %66 = mul nsw i64 %63, %59
  %67 = mul nsw i64 %65, %59
  %68 = sdiv i64 %67, %55
  %69 = add nsw i64 %59, 1
  %70 = mul nsw i64 %65, %69
  %71 = sdiv i64 %70, %55
  %72 = add nsw i64 %71, %63
  %73 = sub nsw i64 %72, %68
  %74 = add i64 %72, %66
  %75 = mul i64 %59, %58
  %76 = sub i64 %57, %75
  %77 = ashr i64 %73, %76
  %78 = sub i64 %74, %77
  %79 = add nsw i64 %49, 1
  %80 = freeze i64 %79
  %81 = freeze i64 %56
  %82 = sdiv i64 %80, %81
  %83 = mul nsw i64 %82, %63
  %84 = mul nsw i64 %82, %65
  %85 = sdiv i64 %84, %55
  %86 = add nsw i64 %82, 1
  %87 = mul nsw i64 %86, %65
  %88 = sdiv i64 %87, %55
  %89 = add nsw i64 %88, %63
  %90 = sub nsw i64 %89, %85
  %91 = add i64 %89, %83
  %92 = mul i64 %82, %81
  %93 = sub i64 %80, %92
  %94 = ashr i64 %90, %93
  %95 = sub i64 %91, %94
  call void %52(ptr noundef %53, i64 noundef %78, i64 noundef %95) #22
  %96 = add i32 %48, 1
  %97 = load i64, ptr %42, align 8, !tbaa !46
  br label %98

98:                                               ; preds = %46, %51
  %99 = phi i64 [ %97, %51 ], [ %47, %46 ]
  %100 = phi i32 [ %96, %51 ], [ %48, %46 ]
  %101 = load atomic i64, ptr %41 monotonic, align 64
  %102 = icmp slt i64 %101, %99
  br i1 %102, label %46, label %103

103:                                              ; preds = %98, %35
  %104 = phi i32 [ %36, %35 ], [ %100, %98 ]
  %105 = add nuw i32 %37, 1
  %106 = icmp eq i32 %105, %6
  br i1 %106, label %32, label %35, !llvm.loop !388

107:                                              ; preds = %32
  %108 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %109 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %110 = load i64, ptr %109, align 8, !tbaa !37
  %111 = srem i64 %108, %110
  %112 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %113 = getelementptr inbounds %struct.tfc_pool_event, ptr %112, i64 %111
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #22
  %114 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #22
  %115 = load i64, ptr %3, align 8, !tbaa !232
  %116 = mul nsw i64 %115, 1000000000
  %117 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %118 = load i64, ptr %117, align 8, !tbaa !234
  %119 = add nsw i64 %116, %118
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #22
  %120 = zext i32 %1 to i64
  store i64 %23, ptr %113, align 8, !tbaa !37
  %121 = getelementptr inbounds nuw i8, ptr %113, i64 8
  store i64 %119, ptr %121, align 8, !tbaa !37
  %122 = getelementptr inbounds nuw i8, ptr %113, i64 16
  store i64 %120, ptr %122, align 8, !tbaa !37
  br label %123

123:                                              ; preds = %20, %107, %32
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @make_room(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #27 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.tfc_processors, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %7 = load atomic i32, ptr %6 acquire, align 4
  %8 = icmp eq i32 %7, 2
  br i1 %8, label %9, label %12

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %11 = tail call i64 (i64, ...) @syscall(i64 noundef 122, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %10) #22
  store atomic i32 0, ptr %6 release, align 4
  br label %12

12:                                               ; preds = %9, %2
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  store i32 0, ptr %4, align 4, !tbaa !5
  %13 = call i64 (i64, ...) @syscall(i64 noundef 168, ptr noundef nonnull %4, ptr noundef null, ptr noundef null) #22
  %14 = icmp ne i64 %13, 0
  %15 = load i32, ptr %4, align 4
  %16 = icmp ugt i32 %15, 1023
  %17 = select i1 %14, i1 true, i1 %16
  %18 = select i1 %17, i32 -1, i32 %15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %20 = load atomic i32, ptr %19 monotonic, align 4
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %53

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store atomic i32 64, ptr %23 monotonic, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #22
  %24 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #22
  %25 = load i64, ptr %3, align 8, !tbaa !232
  %26 = mul nsw i64 %25, 1000000000
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %28 = load i64, ptr %27, align 8, !tbaa !234
  %29 = add nsw i64 %26, %28
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #22
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %31 = load i64, ptr %30, align 16, !tbaa !389
  %32 = sub nsw i64 %29, %31
  %33 = icmp slt i64 %32, 1000000
  br i1 %33, label %52, label %34

34:                                               ; preds = %22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %5, i8 0, i64 128, i1 false)
  br i1 %17, label %52, label %35

35:                                               ; preds = %34
  %36 = call i64 (i64, ...) @syscall(i64 noundef 123, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %5) #22
  %37 = icmp slt i64 %36, 1
  br i1 %37, label %52, label %38

38:                                               ; preds = %35
  %39 = lshr i32 %15, 6
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i64, ptr %5, i64 %40
  %42 = load i64, ptr %41, align 8, !tbaa !37
  %43 = and i32 %15, 63
  %44 = zext nneg i32 %43 to i64
  %45 = shl nuw i64 1, %44
  %46 = xor i64 %45, -1
  %47 = and i64 %42, %46
  store i64 %47, ptr %41, align 8, !tbaa !37
  %48 = call i64 (i64, ...) @syscall(i64 noundef 122, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %5) #22
  %49 = icmp eq i64 %48, 0
  store i64 %42, ptr %41, align 8, !tbaa !37
  br i1 %49, label %50, label %52

50:                                               ; preds = %38
  %51 = call i64 (i64, ...) @syscall(i64 noundef 122, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %5) #22
  store i64 %29, ptr %30, align 16, !tbaa !389
  br label %52

52:                                               ; preds = %34, %35, %22, %38, %50
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %53

53:                                               ; preds = %12, %52
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #13

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @guide(ptr noundef %0, i32 noundef %1) unnamed_addr #27 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load atomic i32, ptr %3 monotonic, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %49, label %6

6:                                                ; preds = %2
  %7 = atomicrmw sub ptr %3, i32 1 monotonic, align 8
  %8 = load i32, ptr %0, align 64, !tbaa !5
  %9 = icmp ugt i32 %8, 1
  br i1 %9, label %10, label %49

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %12 = icmp slt i32 %1, 0
  %13 = lshr i32 %1, 6
  %14 = zext nneg i32 %13 to i64
  %15 = and i32 %1, 63
  %16 = zext nneg i32 %15 to i64
  %17 = shl nuw i64 1, %16
  %18 = xor i64 %17, -1
  br label %19

19:                                               ; preds = %10, %44
  %20 = phi i64 [ 1, %10 ], [ %45, %44 ]
  %21 = getelementptr inbounds nuw %struct.tfc_worker, ptr %11, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %23 = load atomic i32, ptr %22 monotonic, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %44, label %25

25:                                               ; preds = %19
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 28
  %27 = cmpxchg ptr %26, i32 0, i32 1 seq_cst seq_cst, align 4
  %28 = extractvalue { i32, i1 } %27, 1
  br i1 %28, label %29, label %44

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %21, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %30, i8 0, i64 128, i1 false)
  br i1 %12, label %41, label %31

31:                                               ; preds = %29
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 123, i32 noundef %23, i64 noundef 128, ptr noundef nonnull %30) #22
  %33 = icmp slt i64 %32, 1
  br i1 %33, label %41, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i64, ptr %30, i64 %14
  %36 = load i64, ptr %35, align 8, !tbaa !37
  %37 = and i64 %36, %18
  store i64 %37, ptr %35, align 8, !tbaa !37
  %38 = tail call i64 (i64, ...) @syscall(i64 noundef 122, i32 noundef %23, i64 noundef 128, ptr noundef nonnull %30) #22
  %39 = freeze i64 %38
  %40 = icmp eq i64 %39, 0
  store i64 %36, ptr %35, align 8, !tbaa !37
  br i1 %40, label %42, label %41

41:                                               ; preds = %29, %31, %34
  br label %42

42:                                               ; preds = %34, %41
  %43 = phi i32 [ 0, %41 ], [ 2, %34 ]
  store atomic i32 %43, ptr %26 release, align 4
  br label %44

44:                                               ; preds = %19, %25, %42
  %45 = add nuw nsw i64 %20, 1
  %46 = load i32, ptr %0, align 64, !tbaa !5
  %47 = zext i32 %46 to i64
  %48 = icmp samesign ult i64 %45, %47
  br i1 %48, label %19, label %49, !llvm.loop !390

49:                                               ; preds = %44, %6, %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @run_kernel(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #31 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8, !tbaa !79
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i32, ptr %5, align 8, !tbaa !80
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr %4, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %10 = load i32, ptr %9, align 4, !tbaa !81
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %16, label %12

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %15 = zext i32 %10 to i64
  br label %26

16:                                               ; preds = %26, %2
  %17 = load ptr, ptr %1, align 8, !tbaa !391
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !tbaa !166
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %21 = load ptr, ptr %20, align 8, !tbaa !164
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %23 = load ptr, ptr %22, align 8, !tbaa !58
  %24 = tail call i32 %17(ptr noundef %19, ptr noundef %21, ptr noundef %23) #22
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %69, label %38

26:                                               ; preds = %12, %26
  %27 = phi i64 [ 0, %12 ], [ %36, %26 ]
  %28 = load ptr, ptr %13, align 8, !tbaa !78
  %29 = getelementptr inbounds nuw i32, ptr %8, i64 %27
  %30 = load i32, ptr %29, align 4, !tbaa !5
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds ptr, ptr %28, i64 %31
  %33 = load ptr, ptr %32, align 8, !tbaa !43
  %34 = load ptr, ptr %14, align 8, !tbaa !166
  %35 = getelementptr inbounds nuw ptr, ptr %34, i64 %27
  store ptr %33, ptr %35, align 8, !tbaa !43
  %36 = add nuw nsw i64 %27, 1
  %37 = icmp eq i64 %36, %15
  br i1 %37, label %16, label %26, !llvm.loop !392

38:                                               ; preds = %16
  %39 = load ptr, ptr %22, align 8, !tbaa !58
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !48
  %42 = load atomic i32, ptr %41 acquire, align 8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %62

44:                                               ; preds = %38
  %45 = load ptr, ptr %22, align 8, !tbaa !58
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !48
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  br label %49

49:                                               ; preds = %49, %44
  %50 = atomicrmw xchg ptr %48, i32 1 acquire, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %49, !llvm.loop !49

52:                                               ; preds = %49
  %53 = load atomic i32, ptr %47 monotonic, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %57 = load i64, ptr %56, align 8, !tbaa !50
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %59, label %61

59:                                               ; preds = %55, %52
  %60 = getelementptr inbounds nuw i8, ptr %47, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %60, i8 0, i64 36, i1 false)
  store atomic i32 %24, ptr %47 monotonic, align 8
  br label %61

61:                                               ; preds = %55, %59
  store atomic i32 0, ptr %48 release, align 4
  br label %62

62:                                               ; preds = %61, %38
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %64 = load i32, ptr %63, align 8, !tbaa !76
  %65 = load ptr, ptr %22, align 8, !tbaa !58
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %67 = load ptr, ptr %66, align 8, !tbaa !48
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 8
  store i32 %64, ptr %68, align 8, !tbaa !393
  br label %69

69:                                               ; preds = %16, %62
  ret i32 %24
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @fail_at(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #37 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %4 = load ptr, ptr %3, align 8, !tbaa !58
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %6 = load ptr, ptr %5, align 8, !tbaa !48
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 4
  br label %8

8:                                                ; preds = %8, %2
  %9 = atomicrmw xchg ptr %7, i32 1 acquire, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %8, !llvm.loop !49

11:                                               ; preds = %8
  %12 = load atomic i32, ptr %6 monotonic, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %16 = load i64, ptr %15, align 8, !tbaa !50
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %20

18:                                               ; preds = %14, %11
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %19, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %6 monotonic, align 8
  br label %20

20:                                               ; preds = %14, %18
  store atomic i32 0, ptr %7 release, align 4
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %22 = load i32, ptr %21, align 8, !tbaa !76
  %23 = load ptr, ptr %3, align 8, !tbaa !58
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %25 = load ptr, ptr %24, align 8, !tbaa !48
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i32 %22, ptr %26, align 8, !tbaa !393
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put(ptr noundef nonnull captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #38 {
  %3 = load i8, ptr %1, align 1, !tbaa !9
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %18, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %7

7:                                                ; preds = %5, %13
  %8 = phi i8 [ %3, %5 ], [ %16, %13 ]
  %9 = phi ptr [ %1, %5 ], [ %14, %13 ]
  %10 = load ptr, ptr %0, align 8, !tbaa !119
  %11 = load ptr, ptr %6, align 8, !tbaa !121
  %12 = icmp ult ptr %10, %11
  br i1 %12, label %13, label %18

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 1
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 1
  store ptr %15, ptr %0, align 8, !tbaa !119
  store i8 %8, ptr %10, align 1, !tbaa !9
  %16 = load i8, ptr %14, align 1, !tbaa !9
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %7, !llvm.loop !394

18:                                               ; preds = %7, %13, %2
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put_integer(ptr noundef nonnull captures(none) %0, i64 noundef %1) unnamed_addr #38 {
  %3 = alloca [24 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #22
  %4 = tail call i64 @llvm.abs.i64(i64 %1, i1 false)
  br label %5

5:                                                ; preds = %5, %2
  %6 = phi i64 [ %14, %5 ], [ 0, %2 ]
  %7 = phi i64 [ %9, %5 ], [ %4, %2 ]
  %8 = freeze i64 %7
  %9 = udiv i64 %8, 10
  %10 = mul i64 %9, 10
  %11 = sub i64 %8, %10
  %12 = trunc nuw nsw i64 %11 to i8
  %13 = or disjoint i8 %12, 48
  %14 = add nuw nsw i64 %6, 1
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 %6
  store i8 %13, ptr %15, align 1, !tbaa !9
  %16 = icmp ult i64 %7, 10
  br i1 %16, label %17, label %5, !llvm.loop !395

17:                                               ; preds = %5
  %18 = icmp slt i64 %1, 0
  br i1 %18, label %19, label %23

19:                                               ; preds = %17
  %20 = add nuw i64 %6, 2
  %21 = and i64 %14, 4294967295
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 %21
  store i8 45, ptr %22, align 1, !tbaa !9
  br label %23

23:                                               ; preds = %19, %17
  %24 = phi i64 [ %20, %19 ], [ %14, %17 ]
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = shl i64 %24, 32
  %27 = ashr exact i64 %26, 32
  br label %28

28:                                               ; preds = %23, %33
  %29 = phi i64 [ %27, %23 ], [ %34, %33 ]
  %30 = load ptr, ptr %0, align 8, !tbaa !119
  %31 = load ptr, ptr %25, align 8, !tbaa !121
  %32 = icmp ult ptr %30, %31
  br i1 %32, label %33, label %39

33:                                               ; preds = %28
  %34 = add nsw i64 %29, -1
  %35 = getelementptr inbounds i8, ptr %3, i64 %34
  %36 = load i8, ptr %35, align 1, !tbaa !9
  %37 = getelementptr inbounds nuw i8, ptr %30, i64 1
  store ptr %37, ptr %0, align 8, !tbaa !119
  store i8 %36, ptr %30, align 1, !tbaa !9
  %38 = icmp eq i64 %34, 0
  br i1 %38, label %39, label %28, !llvm.loop !396

39:                                               ; preds = %33, %28
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #22
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put_number(ptr noundef nonnull captures(none) %0, double noundef %1) unnamed_addr #38 {
  %3 = alloca [8 x i8], align 8
  %4 = fcmp uno double %1, 0.000000e+00
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.7) #23
  br label %78

6:                                                ; preds = %2
  %7 = fcmp olt double %1, 0.000000e+00
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.8) #23
  %9 = fneg double %1
  br label %10

10:                                               ; preds = %8, %6
  %11 = phi double [ %9, %8 ], [ %1, %6 ]
  %12 = fcmp ogt double %11, 1.700000e+308
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.9) #23
  br label %78

14:                                               ; preds = %10
  %15 = fcmp ogt double %11, 0.000000e+00
  br i1 %15, label %16, label %38

16:                                               ; preds = %14
  %17 = fcmp oge double %11, 1.000000e+15
  %18 = fcmp olt double %11, 1.000000e-04
  %19 = or i1 %17, %18
  br i1 %19, label %20, label %38

20:                                               ; preds = %16
  %21 = fcmp ult double %11, 1.000000e+01
  br i1 %21, label %22, label %26

22:                                               ; preds = %26, %20
  %23 = phi double [ %11, %20 ], [ %29, %26 ]
  %24 = phi i32 [ 0, %20 ], [ %30, %26 ]
  %25 = fcmp olt double %23, 1.000000e+00
  br i1 %25, label %32, label %38

26:                                               ; preds = %20, %26
  %27 = phi i32 [ %30, %26 ], [ 0, %20 ]
  %28 = phi double [ %29, %26 ], [ %11, %20 ]
  %29 = fdiv double %28, 1.000000e+01
  %30 = add nuw nsw i32 %27, 1
  %31 = fcmp ult double %29, 1.000000e+01
  br i1 %31, label %22, label %26, !llvm.loop !397

32:                                               ; preds = %22, %32
  %33 = phi i32 [ %36, %32 ], [ %24, %22 ]
  %34 = phi double [ %35, %32 ], [ %23, %22 ]
  %35 = fmul double %34, 1.000000e+01
  %36 = add nsw i32 %33, -1
  %37 = fcmp olt double %35, 1.000000e+00
  br i1 %37, label %32, label %38, !llvm.loop !398

38:                                               ; preds = %32, %22, %16, %14
  %39 = phi double [ %11, %14 ], [ %11, %16 ], [ %23, %22 ], [ %35, %32 ]
  %40 = phi i32 [ 0, %14 ], [ 0, %16 ], [ %24, %22 ], [ %36, %32 ]
  %41 = fptosi double %39 to i64
  %42 = sitofp i64 %41 to double
  %43 = fsub double %39, %42
  %44 = tail call double @llvm.fmuladd.f64(double %43, double 1.000000e+06, double 5.000000e-01)
  %45 = fptosi double %44 to i64
  %46 = icmp sgt i64 %45, 999999
  %47 = zext i1 %46 to i64
  %48 = add nsw i64 %47, %41
  tail call fastcc void @put_integer(ptr noundef %0, i64 noundef %48) #23
  %49 = icmp eq i64 %45, 0
  %50 = or i1 %46, %49
  br i1 %50, label %74, label %51

51:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #22
  store i64 13563782407139374, ptr %3, align 8
  br label %56

52:                                               ; preds = %56
  %53 = sext i32 %71 to i64
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 1
  store i8 0, ptr %55, align 1, !tbaa !9
  call fastcc void @put(ptr noundef %0, ptr noundef nonnull %3) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #22
  br label %74

56:                                               ; preds = %51, %56
  %57 = phi i64 [ 6, %51 ], [ %72, %56 ]
  %58 = phi i32 [ 0, %51 ], [ %71, %56 ]
  %59 = phi i64 [ %45, %51 ], [ %61, %56 ]
  %60 = freeze i64 %59
  %61 = sdiv i64 %60, 10
  %62 = mul i64 %61, 10
  %63 = sub i64 %60, %62
  %64 = trunc nsw i64 %63 to i8
  %65 = add nsw i8 %64, 48
  %66 = getelementptr inbounds nuw i8, ptr %3, i64 %57
  store i8 %65, ptr %66, align 1, !tbaa !9
  %67 = icmp eq i32 %58, 0
  %68 = icmp eq i64 %63, 0
  %69 = trunc nuw nsw i64 %57 to i32
  %70 = select i1 %68, i32 0, i32 %69
  %71 = select i1 %67, i32 %70, i32 %58
  %72 = add nsw i64 %57, -1
  %73 = icmp samesign ugt i64 %57, 1
  br i1 %73, label %56, label %52, !llvm.loop !399

74:                                               ; preds = %52, %38
  %75 = icmp eq i32 %40, 0
  br i1 %75, label %78, label %76

76:                                               ; preds = %74
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.10) #23
  %77 = sext i32 %40 to i64
  tail call fastcc void @put_integer(ptr noundef %0, i64 noundef %77) #23
  br label %78

78:                                               ; preds = %74, %76, %13, %5
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #18

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_dims(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef %2) unnamed_addr #36 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %7 = load i32, ptr %6, align 8, !tbaa !188
  %8 = icmp eq i32 %7, 0
  %9 = icmp ne ptr %1, null
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %20

11:                                               ; preds = %3
  %12 = icmp sgt i32 %7, 0
  br i1 %12, label %13, label %77

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %15 = load i32, ptr %14, align 4, !tbaa !210
  %16 = load ptr, ptr %0, align 8, !tbaa !104
  %17 = sext i32 %15 to i64
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = zext nneg i32 %7 to i64
  br label %35

20:                                               ; preds = %3
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %21, i8 0, i64 48, i1 false)
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %23 = load i32, ptr %22, align 4, !tbaa !210
  %24 = load ptr, ptr %0, align 8, !tbaa !104
  %25 = sext i32 %23 to i64
  %26 = getelementptr inbounds i8, ptr %24, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 32
  %28 = load i32, ptr %27, align 8, !tbaa !217
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %24, i64 %29
  store ptr %30, ptr %4, align 8, !tbaa !95
  %31 = call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.13, ptr dead_on_return noundef %4) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
  br label %77

32:                                               ; preds = %42
  %33 = add nuw nsw i64 %36, 1
  %34 = icmp eq i64 %33, %19
  br i1 %34, label %77, label %35, !llvm.loop !400

35:                                               ; preds = %13, %32
  %36 = phi i64 [ 0, %13 ], [ %33, %32 ]
  %37 = getelementptr inbounds nuw %struct.tfc_bound, ptr %18, i64 %36
  %38 = getelementptr inbounds nuw i64, ptr %1, i64 %36
  %39 = load i64, ptr %38, align 8, !tbaa !37
  %40 = load i64, ptr %37, align 8, !tbaa !401
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %46, label %42

42:                                               ; preds = %35
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !402
  %45 = icmp sgt i64 %39, %44
  br i1 %45, label %46, label %32

46:                                               ; preds = %42, %35
  %47 = getelementptr inbounds nuw i8, ptr %37, i64 36
  %48 = load i32, ptr %47, align 4, !tbaa !211
  %49 = icmp sgt i32 %48, -1
  br i1 %49, label %50, label %62

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = load ptr, ptr %51, align 8, !tbaa !117
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %54 = load i32, ptr %53, align 8, !tbaa !103
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %16, i64 %55
  %57 = zext nneg i32 %48 to i64
  %58 = getelementptr inbounds nuw %struct.tfc_given, ptr %56, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !118
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds %struct.tfc_loc, ptr %52, i64 %60
  br label %62

62:                                               ; preds = %46, %50
  %63 = phi ptr [ %61, %50 ], [ null, %46 ]
  %64 = getelementptr inbounds nuw i8, ptr %37, i64 32
  %65 = load i32, ptr %64, align 8, !tbaa !217
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr %16, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %69 = load i64, ptr %68, align 8, !tbaa !402
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  store ptr %67, ptr %5, align 8, !tbaa !95
  %70 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr null, ptr %70, align 8, !tbaa !95
  %71 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %39, ptr %71, align 8, !tbaa !37
  %72 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %40, ptr %72, align 8, !tbaa !37
  %73 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %69, ptr %73, align 8, !tbaa !37
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double 0.000000e+00, ptr %74, align 8, !tbaa !403
  %75 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %63, ptr %75, align 8, !tbaa !96
  %76 = call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.14, ptr dead_on_return noundef %5) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %77

77:                                               ; preds = %32, %11, %62, %20
  %78 = phi i32 [ 3, %20 ], [ 3, %62 ], [ 0, %11 ], [ 0, %32 ]
  ret i32 %78
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_pointers(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef range(i64 0, 4294967296) %2, ptr noundef nonnull readonly captures(none) %3, ptr noundef readonly captures(address_is_null) %4, ptr noundef readonly captures(none) %5, ptr noundef %6) unnamed_addr #34 {
  %8 = alloca %struct.tfc_fault, align 8
  %9 = alloca %struct.tfc_fault, align 8
  %10 = icmp eq i64 %2, 0
  br i1 %10, label %71, label %11

11:                                               ; preds = %7
  %12 = load ptr, ptr %0, align 8, !tbaa !104
  %13 = icmp eq ptr %4, null
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %16

16:                                               ; preds = %11, %68
  %17 = phi i64 [ 0, %11 ], [ %69, %68 ]
  %18 = getelementptr inbounds nuw %struct.tfc_given, ptr %1, i64 %17
  br i1 %13, label %25, label %19

19:                                               ; preds = %16
  %20 = load i64, ptr %14, align 8, !tbaa !108
  %21 = mul i64 %20, %17
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 %21
  %23 = load ptr, ptr %22, align 8, !tbaa !43
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %48

25:                                               ; preds = %16, %19
  %26 = load i32, ptr %15, align 8, !tbaa !105
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %12, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %30 = load i32, ptr %29, align 4, !tbaa !106
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i64, ptr %28, i64 %31
  %33 = tail call fastcc i64 @evaluate(ptr noundef %32, ptr noundef %5)
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %68, label %35

35:                                               ; preds = %25
  %36 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %37 = load i32, ptr %36, align 4, !tbaa !116
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i8, ptr %12, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !117
  %42 = load i32, ptr %18, align 4, !tbaa !118
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds %struct.tfc_loc, ptr %41, i64 %43
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #22
  store ptr %39, ptr %8, align 8, !tbaa !95
  %45 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %46 = getelementptr inbounds nuw i8, ptr %8, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %45, i8 0, i64 40, i1 false)
  store ptr %44, ptr %46, align 8, !tbaa !96
  %47 = call fastcc i32 @report(ptr noundef %6, i32 noundef 3, ptr noundef nonnull @.str.15, ptr dead_on_return noundef %8) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #22
  br label %71

48:                                               ; preds = %19
  %49 = ptrtoint ptr %23 to i64
  %50 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %51 = load i32, ptr %50, align 4, !tbaa !404
  %52 = sext i32 %51 to i64
  %53 = urem i64 %49, %52
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %68, label %55

55:                                               ; preds = %48
  %56 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %57 = load i32, ptr %56, align 4, !tbaa !116
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i8, ptr %12, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %61 = load ptr, ptr %60, align 8, !tbaa !117
  %62 = load i32, ptr %18, align 4, !tbaa !118
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds %struct.tfc_loc, ptr %61, i64 %63
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #22
  store ptr %59, ptr %9, align 8, !tbaa !95
  %65 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %66 = getelementptr inbounds nuw i8, ptr %9, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %65, i8 0, i64 40, i1 false)
  store ptr %64, ptr %66, align 8, !tbaa !96
  %67 = call fastcc i32 @report(ptr noundef %6, i32 noundef 3, ptr noundef nonnull @.str.16, ptr dead_on_return noundef %9) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #22
  br label %71

68:                                               ; preds = %25, %48
  %69 = add nuw nsw i64 %17, 1
  %70 = icmp eq i64 %69, %2
  br i1 %70, label %71, label %16, !llvm.loop !405

71:                                               ; preds = %68, %7, %35, %55
  %72 = phi i32 [ 3, %55 ], [ 3, %35 ], [ 0, %7 ], [ 0, %68 ]
  ret i32 %72
}

; Function Attrs: cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i32 @report_failure(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #39 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = load atomic i32, ptr %1 seq_cst, align 4, !tbaa !406
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load i64, ptr %8, align 8, !tbaa !50
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %11 = load i64, ptr %10, align 8, !tbaa !54
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %13 = load i64, ptr %12, align 8, !tbaa !55
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %15 = load double, ptr %14, align 8, !tbaa !56
  %16 = icmp eq i32 %7, 1
  br i1 %16, label %17, label %25

17:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  store ptr @.str.19, ptr %4, align 8, !tbaa !95
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr @.str.19, ptr %18, align 8, !tbaa !95
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %9, ptr %19, align 8, !tbaa !37
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %11, ptr %20, align 8, !tbaa !37
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 %13, ptr %21, align 8, !tbaa !37
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store double %15, ptr %22, align 8, !tbaa !403
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store ptr null, ptr %23, align 8, !tbaa !96
  %24 = call fastcc i32 @report(ptr noundef %2, i32 noundef 1, ptr noundef nonnull @.str.20, ptr dead_on_return noundef %4) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
  br label %78

25:                                               ; preds = %3
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %27 = load i32, ptr %26, align 4, !tbaa !407
  %28 = load ptr, ptr %0, align 8, !tbaa !104
  %29 = sext i32 %27 to i64
  %30 = getelementptr inbounds i8, ptr %28, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 172
  %32 = load i32, ptr %31, align 4, !tbaa !408
  %33 = sext i32 %32 to i64
  %34 = icmp sgt i32 %32, 0
  br i1 %34, label %35, label %70

35:                                               ; preds = %25
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %37 = load i32, ptr %36, align 8, !tbaa !393
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 12
  br label %39

39:                                               ; preds = %35, %67
  %40 = phi i64 [ 0, %35 ], [ %68, %67 ]
  %41 = getelementptr inbounds nuw %struct.tfc_message, ptr %30, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  %43 = load i32, ptr %42, align 4, !tbaa !409
  %44 = icmp eq i32 %43, %37
  br i1 %44, label %45, label %67

45:                                               ; preds = %39
  %46 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %47 = load i32, ptr %46, align 4, !tbaa !411
  %48 = load i32, ptr %38, align 4, !tbaa !53
  %49 = icmp eq i32 %47, %48
  br i1 %49, label %50, label %67

50:                                               ; preds = %45
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = load ptr, ptr %51, align 8, !tbaa !117
  %53 = load i32, ptr %41, align 4, !tbaa !412
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.tfc_loc, ptr %52, i64 %54
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 12
  %57 = load i32, ptr %56, align 4, !tbaa !413
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i8, ptr %28, i64 %58
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  store ptr @.str.19, ptr %5, align 8, !tbaa !95
  %60 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr @.str.19, ptr %60, align 8, !tbaa !95
  %61 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %9, ptr %61, align 8, !tbaa !37
  %62 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %11, ptr %62, align 8, !tbaa !37
  %63 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %13, ptr %63, align 8, !tbaa !37
  %64 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double %15, ptr %64, align 8, !tbaa !403
  %65 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %55, ptr %65, align 8, !tbaa !96
  %66 = call fastcc i32 @report(ptr noundef %2, i32 noundef %7, ptr noundef %59, ptr dead_on_return noundef %5) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %78

67:                                               ; preds = %45, %39
  %68 = add nuw nsw i64 %40, 1
  %69 = icmp eq i64 %68, %33
  br i1 %69, label %70, label %39, !llvm.loop !414

70:                                               ; preds = %67, %25
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  store ptr @.str.19, ptr %6, align 8, !tbaa !95
  %71 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr @.str.19, ptr %71, align 8, !tbaa !95
  %72 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %9, ptr %72, align 8, !tbaa !37
  %73 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 %11, ptr %73, align 8, !tbaa !37
  %74 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 %13, ptr %74, align 8, !tbaa !37
  %75 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store double %15, ptr %75, align 8, !tbaa !403
  %76 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store ptr null, ptr %76, align 8, !tbaa !96
  %77 = call fastcc i32 @report(ptr noundef %2, i32 noundef %7, ptr noundef nonnull @.str.21, ptr dead_on_return noundef %6) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  br label %78

78:                                               ; preds = %50, %70, %17
  ret i32 %7
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_kind(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef %4) unnamed_addr #34 {
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = alloca %struct.tfc_fault, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %11 = load i32, ptr %10, align 4, !tbaa !116
  %12 = load ptr, ptr %0, align 8, !tbaa !104
  %13 = sext i32 %11 to i64
  %14 = getelementptr inbounds i8, ptr %12, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !117
  %17 = load i32, ptr %1, align 4, !tbaa !118
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds %struct.tfc_loc, ptr %16, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %21 = load i32, ptr %20, align 8, !tbaa !415
  %22 = icmp ugt i32 %21, 1
  br i1 %22, label %27, label %23

23:                                               ; preds = %5
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %25 = load i32, ptr %24, align 4, !tbaa !416
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %31, label %27

27:                                               ; preds = %23, %5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  store ptr %14, ptr %6, align 8, !tbaa !95
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %28, i8 0, i64 40, i1 false)
  store ptr %19, ptr %29, align 8, !tbaa !96
  %30 = call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.29, ptr dead_on_return noundef %6) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  br label %76

31:                                               ; preds = %23
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %33 = load i32, ptr %32, align 8, !tbaa !198
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %35 = load i32, ptr %34, align 4, !tbaa !417
  %36 = icmp eq i32 %33, %35
  br i1 %36, label %46, label %37

37:                                               ; preds = %31
  %38 = zext i32 %35 to i64
  %39 = zext i32 %33 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #22
  store ptr %14, ptr %7, align 8, !tbaa !95
  %40 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %41 = getelementptr inbounds nuw i8, ptr %7, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %40, i8 0, i64 16, i1 false)
  store i64 %39, ptr %41, align 8, !tbaa !37
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %38, ptr %42, align 8, !tbaa !37
  %43 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %43, align 8, !tbaa !403
  %44 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %19, ptr %44, align 8, !tbaa !96
  %45 = call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.30, ptr dead_on_return noundef %7) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #22
  br label %76

46:                                               ; preds = %31
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %48 = load i32, ptr %47, align 4, !tbaa !418
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %51 = load i32, ptr %50, align 4, !tbaa !419
  %52 = zext i32 %51 to i64
  %53 = icmp eq i32 %48, %51
  br i1 %53, label %61, label %54

54:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #22
  store ptr %14, ptr %8, align 8, !tbaa !95
  %55 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %56 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %55, i8 0, i64 16, i1 false)
  store i64 %49, ptr %56, align 8, !tbaa !37
  %57 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %52, ptr %57, align 8, !tbaa !37
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %58, align 8, !tbaa !403
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %19, ptr %59, align 8, !tbaa !96
  %60 = call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.31, ptr dead_on_return noundef %8) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #22
  br label %76

61:                                               ; preds = %46
  %62 = icmp eq i32 %3, 0
  %63 = icmp eq i32 %33, 0
  %64 = or i1 %62, %63
  br i1 %64, label %76, label %65

65:                                               ; preds = %61
  %66 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %67 = load ptr, ptr %66, align 8, !tbaa !196
  %68 = icmp eq ptr %67, null
  br i1 %68, label %69, label %76

69:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #22
  store ptr %14, ptr %9, align 8, !tbaa !95
  %70 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %71 = getelementptr inbounds nuw i8, ptr %9, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %70, i8 0, i64 16, i1 false)
  store i64 %49, ptr %71, align 8, !tbaa !37
  %72 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %52, ptr %72, align 8, !tbaa !37
  %73 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double 0.000000e+00, ptr %73, align 8, !tbaa !403
  %74 = getelementptr inbounds nuw i8, ptr %9, i64 48
  store ptr %19, ptr %74, align 8, !tbaa !96
  %75 = call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.32, ptr dead_on_return noundef %9) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #22
  br label %76

76:                                               ; preds = %61, %65, %69, %54, %37, %27
  %77 = phi i32 [ 3, %27 ], [ 3, %37 ], [ 3, %54 ], [ 3, %69 ], [ 0, %65 ], [ 0, %61 ]
  ret i32 %77
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef %5) unnamed_addr #36 {
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %57, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = load i32, ptr %11, align 4, !tbaa !417
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = zext i32 %12 to i64
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %57, label %18

18:                                               ; preds = %10
  %19 = load i32, ptr %13, align 8, !tbaa !105
  %20 = load ptr, ptr %0, align 8, !tbaa !104
  %21 = sext i32 %19 to i64
  %22 = getelementptr inbounds i8, ptr %20, i64 %21
  %23 = load i32, ptr %14, align 4, !tbaa !199
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i8, ptr %20, i64 %24
  br label %29

26:                                               ; preds = %29
  %27 = add nuw nsw i64 %30, 1
  %28 = icmp eq i64 %27, %16
  br i1 %28, label %57, label %29

29:                                               ; preds = %18, %26
  %30 = phi i64 [ %27, %26 ], [ 0, %18 ]
  %31 = getelementptr inbounds nuw i32, ptr %25, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !5
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i64, ptr %22, i64 %33
  %35 = tail call fastcc i64 @evaluate(ptr noundef %34, ptr noundef nonnull %4)
  %36 = load ptr, ptr %15, align 8, !tbaa !196
  %37 = getelementptr inbounds nuw i64, ptr %36, i64 %30
  %38 = load i64, ptr %37, align 8, !tbaa !37
  %39 = icmp eq i64 %38, %35
  br i1 %39, label %26, label %40

40:                                               ; preds = %29
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %42 = load i32, ptr %41, align 4, !tbaa !116
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr %20, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %46 = load ptr, ptr %45, align 8, !tbaa !117
  %47 = load i32, ptr %1, align 4, !tbaa !118
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds %struct.tfc_loc, ptr %46, i64 %48
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #22
  store ptr %44, ptr %7, align 8, !tbaa !95
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @.str.19, ptr %50, align 8, !tbaa !95
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %38, ptr %51, align 8, !tbaa !37
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %30, ptr %52, align 8, !tbaa !37
  %53 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %35, ptr %53, align 8, !tbaa !37
  %54 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %54, align 8, !tbaa !403
  %55 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %49, ptr %55, align 8, !tbaa !96
  %56 = call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.34, ptr dead_on_return noundef %7) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #22
  br label %87

57:                                               ; preds = %26, %10, %6
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %59 = load i32, ptr %58, align 8, !tbaa !105
  %60 = load ptr, ptr %0, align 8, !tbaa !104
  %61 = sext i32 %59 to i64
  %62 = getelementptr inbounds i8, ptr %60, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %64 = load i32, ptr %63, align 4, !tbaa !106
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i64, ptr %62, i64 %65
  %67 = tail call fastcc i64 @evaluate(ptr noundef %66, ptr noundef nonnull %4)
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %69 = load i64, ptr %68, align 8, !tbaa !420
  %70 = icmp ult i64 %69, %67
  br i1 %70, label %71, label %87

71:                                               ; preds = %57
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %73 = load i32, ptr %72, align 4, !tbaa !116
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i8, ptr %60, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %77 = load ptr, ptr %76, align 8, !tbaa !117
  %78 = load i32, ptr %1, align 4, !tbaa !118
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds %struct.tfc_loc, ptr %77, i64 %79
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #22
  store ptr %75, ptr %8, align 8, !tbaa !95
  %81 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %82 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %81, i8 0, i64 16, i1 false)
  store i64 %69, ptr %82, align 8, !tbaa !37
  %83 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %67, ptr %83, align 8, !tbaa !37
  %84 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %84, align 8, !tbaa !403
  %85 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %80, ptr %85, align 8, !tbaa !96
  %86 = call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.35, ptr dead_on_return noundef %8) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #22
  br label %87

87:                                               ; preds = %40, %71, %57
  %88 = phi i32 [ 3, %40 ], [ 3, %71 ], [ 0, %57 ]
  ret i32 %88
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #18

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #18

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #18

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #20

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #21

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #20

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #20

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #20

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
attributes #1 = { nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind }
attributes #4 = { noinline nounwind }
attributes #6 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #8 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #9 = { cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #10 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #12 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #13 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #14 = { nofree norecurse nosync nounwind memory(argmem: read) }
attributes #15 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #16 = { nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #17 = { cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #18 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #19 = { cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #20 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #21 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #22 = { nounwind }
attributes #23 = { cold }

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
!9 = !{!7, !7, i64 0}
!10 = !{!11, !14, i64 160}
!11 = !{!"tfc_worker", !7, i64 0, !12, i64 8, !12, i64 16, !7, i64 24, !7, i64 28, !13, i64 32, !14, i64 160, !12, i64 168}
!12 = !{!"long", !7, i64 0}
!13 = !{!"tfc_processors", !7, i64 0}
!14 = !{!"p1 _ZTS8tfc_pool", !15, i64 0}
!15 = !{!"any pointer", !7, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !17}
!20 = !{!11, !12, i64 168}
!21 = distinct !{!21, !17}
!22 = !{!23, !24, i64 16}
!23 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !14, i64 8, !24, i64 16, !25, i64 24, !26, i64 32, !27, i64 40, !28, i64 48}
!24 = !{!"p1 _ZTS8tfc_host", !15, i64 0}
!25 = !{!"p1 _ZTS11tfc_failure", !15, i64 0}
!26 = !{!"p1 _ZTS10tfc_device", !15, i64 0}
!27 = !{!"p1 _ZTS10tfc_checks", !15, i64 0}
!28 = !{!"p1 _ZTS9tfc_timer", !15, i64 0}
!29 = !{!30, !15, i64 16}
!30 = !{!"tfc_host", !6, i64 0, !6, i64 4, !15, i64 8, !15, i64 16, !15, i64 24, !15, i64 32, !15, i64 40, !15, i64 48}
!31 = !{!30, !6, i64 4}
!32 = !{!23, !14, i64 8}
!33 = !{!34, !15, i64 0}
!34 = !{!"tfc_loop", !15, i64 0, !15, i64 8, !12, i64 16, !12, i64 24, !12, i64 32}
!35 = !{!34, !15, i64 8}
!36 = !{!34, !12, i64 16}
!37 = !{!12, !12, i64 0}
!38 = !{!34, !12, i64 32}
!39 = distinct !{!39, !17}
!40 = !{!34, !12, i64 24}
!41 = !{!30, !15, i64 8}
!42 = !{i64 0, i64 8, !43, i64 8, i64 8, !43, i64 16, i64 8, !37, i64 24, i64 8, !37, i64 32, i64 8, !37}
!43 = !{!15, !15, i64 0}
!44 = distinct !{!44, !17}
!45 = distinct !{!45, !17}
!46 = !{!11, !12, i64 8}
!47 = distinct !{!47, !17}
!48 = !{!23, !25, i64 24}
!49 = distinct !{!49, !17}
!50 = !{!51, !12, i64 16}
!51 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !12, i64 16, !12, i64 24, !12, i64 32, !52, i64 40}
!52 = !{!"double", !7, i64 0}
!53 = !{!51, !6, i64 12}
!54 = !{!51, !12, i64 24}
!55 = !{!51, !12, i64 32}
!56 = !{!51, !52, i64 40}
!57 = !{!30, !15, i64 40}
!58 = !{!59, !64, i64 48}
!59 = !{!"tfc_region", !60, i64 0, !12, i64 8, !61, i64 16, !62, i64 24, !61, i64 32, !63, i64 40, !64, i64 48, !12, i64 56, !62, i64 64, !65, i64 72, !66, i64 80, !12, i64 88, !63, i64 96, !67, i64 104}
!60 = !{!"p1 _ZTS15tfc_instruction", !15, i64 0}
!61 = !{!"any p2 pointer", !15, i64 0}
!62 = !{!"p1 long", !15, i64 0}
!63 = !{!"p1 int", !15, i64 0}
!64 = !{!"p1 _ZTS7tfc_ctx", !15, i64 0}
!65 = !{!"p1 omnipotent char", !15, i64 0}
!66 = !{!"p1 _ZTS9tfc_block", !15, i64 0}
!67 = !{!"p1 _ZTS13tfc_recording", !15, i64 0}
!68 = !{!30, !15, i64 32}
!69 = !{!59, !12, i64 88}
!70 = !{!59, !12, i64 8}
!71 = distinct !{!71, !17}
!72 = !{!59, !60, i64 0}
!73 = !{!74, !6, i64 20}
!74 = !{!"tfc_instruction", !15, i64 0, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24}
!75 = !{!59, !12, i64 56}
!76 = !{!74, !6, i64 16}
!77 = !{!74, !6, i64 24}
!78 = !{!59, !61, i64 16}
!79 = !{!59, !63, i64 40}
!80 = !{!74, !6, i64 8}
!81 = !{!74, !6, i64 12}
!82 = !{!59, !65, i64 72}
!83 = distinct !{!83, !17}
!84 = distinct !{!84, !17}
!85 = !{!86, !6, i64 152}
!86 = !{!"tfc_entry", !65, i64 0, !60, i64 8, !65, i64 16, !87, i64 24, !15, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !6, i64 96, !6, i64 100, !6, i64 104, !6, i64 108, !6, i64 112, !6, i64 116, !6, i64 120, !6, i64 124, !6, i64 128, !6, i64 132, !6, i64 136, !6, i64 140, !6, i64 144, !6, i64 148, !6, i64 152, !6, i64 156, !6, i64 160, !6, i64 164, !6, i64 168, !6, i64 172, !6, i64 176, !6, i64 180}
!87 = !{!"p1 _ZTS7tfc_loc", !15, i64 0}
!88 = !{!86, !6, i64 148}
!89 = !{!90, !12, i64 8}
!90 = !{!"tfc_block_of", !65, i64 0, !12, i64 8, !12, i64 16, !87, i64 24}
!91 = !{!90, !12, i64 16}
!92 = distinct !{!92, !17}
!93 = !{!90, !65, i64 0}
!94 = !{!90, !87, i64 24}
!95 = !{!65, !65, i64 0}
!96 = !{!87, !87, i64 0}
!97 = !{!86, !12, i64 48}
!98 = !{!99}
!99 = distinct !{!99, !100, !"block_of: argument 0"}
!100 = distinct !{!100, !"block_of"}
!101 = !{!102, !65, i64 16}
!102 = !{!"tfc_memory", !65, i64 0, !65, i64 8, !65, i64 16, !15, i64 24, !15, i64 32, !12, i64 40}
!103 = !{!86, !6, i64 128}
!104 = !{!86, !65, i64 0}
!105 = !{!86, !6, i64 104}
!106 = !{!107, !6, i64 12}
!107 = !{!"tfc_given", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24}
!108 = !{!102, !12, i64 40}
!109 = distinct !{!109, !17, !110}
!110 = !{!"llvm.loop.peeled.count", i32 1}
!111 = !{!102, !65, i64 0}
!112 = !{!86, !12, i64 72}
!113 = !{!86, !12, i64 88}
!114 = !{!102, !65, i64 8}
!115 = !{!86, !12, i64 80}
!116 = !{!107, !6, i64 4}
!117 = !{!86, !87, i64 24}
!118 = !{!107, !6, i64 0}
!119 = !{!120, !65, i64 0}
!120 = !{!"text", !65, i64 0, !65, i64 8}
!121 = !{!120, !65, i64 8}
!122 = distinct !{!122, !17}
!123 = distinct !{!123, !17}
!124 = !{!125, !65, i64 0}
!125 = !{!"tfc_fault", !65, i64 0, !65, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !52, i64 40, !87, i64 48}
!126 = !{!125, !65, i64 8}
!127 = !{!125, !12, i64 16}
!128 = !{!125, !12, i64 24}
!129 = !{!125, !12, i64 32}
!130 = !{!125, !52, i64 40}
!131 = !{!132, !6, i64 0}
!132 = !{!"tfc_error", !6, i64 0, !7, i64 4, !87, i64 240, !12, i64 248}
!133 = !{!125, !87, i64 48}
!134 = !{!132, !87, i64 240}
!135 = !{!132, !12, i64 248}
!136 = !{!102, !15, i64 24}
!137 = !{!102, !15, i64 32}
!138 = !{!86, !6, i64 116}
!139 = !{!86, !6, i64 160}
!140 = distinct !{!140, !17}
!141 = !{!142, !6, i64 0}
!142 = !{!"tfc_flag", !6, i64 0, !6, i64 4}
!143 = !{!142, !6, i64 4}
!144 = !{!86, !15, i64 32}
!145 = !{!86, !6, i64 124}
!146 = !{!86, !6, i64 112}
!147 = !{!86, !6, i64 120}
!148 = !{!86, !6, i64 100}
!149 = !{!86, !6, i64 140}
!150 = !{!86, !65, i64 16}
!151 = distinct !{!151, !17}
!152 = !{!86, !6, i64 176}
!153 = !{!86, !6, i64 168}
!154 = !{!86, !12, i64 64}
!155 = distinct !{!155, !17}
!156 = !{!157, !12, i64 8}
!157 = !{!"tfc_aside", !12, i64 0, !12, i64 8, !12, i64 16}
!158 = !{!157, !12, i64 0}
!159 = !{!157, !12, i64 16}
!160 = distinct !{!160, !17}
!161 = !{!30, !15, i64 48}
!162 = !{!86, !60, i64 8}
!163 = !{!86, !6, i64 136}
!164 = !{!59, !62, i64 24}
!165 = !{!86, !12, i64 56}
!166 = !{!59, !61, i64 32}
!167 = !{!86, !12, i64 40}
!168 = !{!59, !62, i64 64}
!169 = !{!59, !66, i64 80}
!170 = !{!86, !6, i64 180}
!171 = !{!86, !6, i64 156}
!172 = distinct !{!172, !17}
!173 = !{!86, !6, i64 164}
!174 = !{!175, !6, i64 4}
!175 = !{!"tfc_result", !6, i64 0, !6, i64 4, !12, i64 8}
!176 = !{!175, !6, i64 0}
!177 = !{!175, !12, i64 8}
!178 = distinct !{!178, !17}
!179 = distinct !{!179, !17}
!180 = !{!181, !6, i64 0}
!181 = !{!"tfc_call", !6, i64 0, !6, i64 4, !182, i64 8, !183, i64 16, !183, i64 24, !6, i64 32, !6, i64 36, !15, i64 40, !15, i64 48, !15, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !15, i64 88, !24, i64 96}
!182 = !{!"p1 _ZTS9tfc_error", !15, i64 0}
!183 = !{!"p1 _ZTS10tfc_tensor", !15, i64 0}
!184 = !{!181, !182, i64 8}
!185 = !{!181, !6, i64 4}
!186 = !{!187, !187, i64 0}
!187 = !{!"p1 _ZTS9tfc_entry", !15, i64 0}
!188 = !{!86, !6, i64 144}
!189 = !{!181, !15, i64 40}
!190 = !{!181, !15, i64 48}
!191 = !{!181, !15, i64 56}
!192 = !{!183, !183, i64 0}
!193 = !{!181, !24, i64 96}
!194 = !{!181, !6, i64 36}
!195 = !{!181, !183, i64 24}
!196 = !{!197, !62, i64 8}
!197 = !{!"tfc_tensor", !15, i64 0, !62, i64 8, !12, i64 16, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !7, i64 40}
!198 = !{!197, !6, i64 24}
!199 = !{!107, !6, i64 16}
!200 = distinct !{!200, !17}
!201 = !{!181, !15, i64 88}
!202 = !{!181, !6, i64 32}
!203 = !{!181, !183, i64 16}
!204 = !{!86, !6, i64 96}
!205 = !{!181, !12, i64 64}
!206 = !{!181, !12, i64 72}
!207 = !{!181, !12, i64 80}
!208 = distinct !{!208, !17}
!209 = distinct !{!209, !17}
!210 = !{!86, !6, i64 108}
!211 = !{!212, !6, i64 36}
!212 = !{!"tfc_bound", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44}
!213 = !{!212, !6, i64 40}
!214 = !{!212, !12, i64 24}
!215 = !{!212, !12, i64 16}
!216 = distinct !{!216, !17}
!217 = !{!212, !6, i64 32}
!218 = distinct !{!218, !17}
!219 = distinct !{!219, !17}
!220 = distinct !{!220, !17}
!221 = !{!222, !12, i64 0}
!222 = !{!"tfc_initial", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24}
!223 = !{!222, !12, i64 8}
!224 = !{!222, !12, i64 16}
!225 = !{!222, !12, i64 24}
!226 = distinct !{!226, !17}
!227 = !{!30, !6, i64 0}
!228 = !{!229, !12, i64 40}
!229 = !{!"tfc_monitor", !7, i64 0, !6, i64 4, !230, i64 8, !12, i64 16, !12, i64 24, !231, i64 32, !12, i64 40, !12, i64 48}
!230 = !{!"p1 _ZTS9tfc_event", !15, i64 0}
!231 = !{!"p1 _ZTS8tfc_runs", !15, i64 0}
!232 = !{!233, !12, i64 0}
!233 = !{!"timespec", !12, i64 0, !12, i64 8}
!234 = !{!233, !12, i64 8}
!235 = !{!229, !231, i64 32}
!236 = !{!237, !12, i64 0}
!237 = !{!"tfc_runs", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24}
!238 = !{!237, !12, i64 16}
!239 = !{!237, !12, i64 24}
!240 = !{!229, !12, i64 48}
!241 = !{!229, !12, i64 24}
!242 = !{!229, !12, i64 16}
!243 = !{!229, !230, i64 8}
!244 = !{!237, !12, i64 8}
!245 = !{!246, !12, i64 8}
!246 = !{!"tfc_event", !12, i64 0, !12, i64 8, !12, i64 16}
!247 = !{!248, !15, i64 16}
!248 = !{!"py_record", !12, i64 0, !15, i64 8, !15, i64 16}
!249 = !{!250, !251, i64 0}
!250 = !{!"tfc_callable", !251, i64 0, !15, i64 8, !12, i64 16}
!251 = !{!"p1 _ZTS12tfc_prepared", !15, i64 0}
!252 = !{!253, !255, i64 8}
!253 = !{!"tfc_prepared", !254, i64 0, !255, i64 8, !63, i64 16, !61, i64 24, !61, i64 32, !15, i64 40, !6, i64 48, !6, i64 52}
!254 = !{!"p1 _ZTS10tfc_python", !15, i64 0}
!255 = !{!"p1 _ZTS11tfc_binding", !15, i64 0}
!256 = !{!253, !6, i64 48}
!257 = !{!258, !12, i64 16}
!258 = !{!"py_object", !12, i64 0, !15, i64 8, !12, i64 16}
!259 = !{!253, !254, i64 0}
!260 = !{!261, !12, i64 216}
!261 = !{!"tfc_python", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24, !15, i64 32, !15, i64 40, !15, i64 48, !15, i64 56, !15, i64 64, !15, i64 72, !15, i64 80, !15, i64 88, !15, i64 96, !15, i64 104, !15, i64 112, !15, i64 120, !15, i64 128, !15, i64 136, !15, i64 144, !15, i64 152, !15, i64 160, !15, i64 168, !15, i64 176, !15, i64 184, !15, i64 192, !15, i64 200, !15, i64 208, !12, i64 216}
!262 = !{!253, !61, i64 24}
!263 = !{!253, !15, i64 40}
!264 = distinct !{!264, !17}
!265 = !{!261, !15, i64 112}
!266 = distinct !{!266, !17}
!267 = distinct !{!267, !17}
!268 = !{!261, !15, i64 16}
!269 = !{!250, !15, i64 8}
!270 = !{!253, !63, i64 16}
!271 = !{!253, !6, i64 52}
!272 = !{!261, !15, i64 160}
!273 = !{!250, !12, i64 16}
!274 = !{!258, !15, i64 8}
!275 = !{!261, !15, i64 192}
!276 = !{!261, !15, i64 72}
!277 = !{!261, !15, i64 64}
!278 = !{!253, !61, i64 32}
!279 = distinct !{!279, !17}
!280 = !{!261, !15, i64 120}
!281 = !{!261, !15, i64 128}
!282 = !{!261, !15, i64 184}
!283 = !{!261, !15, i64 104}
!284 = !{!261, !15, i64 96}
!285 = distinct !{!285, !17}
!286 = !{!261, !15, i64 176}
!287 = distinct !{!287, !17, !288, !289}
!288 = !{!"llvm.loop.isvectorized", i32 1}
!289 = !{!"llvm.loop.unroll.runtime.disable"}
!290 = distinct !{!290, !17, !289, !288}
!291 = !{!255, !255, i64 0}
!292 = !{!293, !6, i64 144}
!293 = !{!"tfc_binding", !15, i64 0, !255, i64 8, !294, i64 16, !295, i64 24, !295, i64 32, !296, i64 40, !12, i64 48, !6, i64 56, !6, i64 60, !297, i64 64, !12, i64 72, !298, i64 80, !62, i64 88, !12, i64 96, !15, i64 104, !15, i64 112, !15, i64 120, !15, i64 128, !6, i64 136, !6, i64 140, !6, i64 144, !6, i64 148, !299, i64 152}
!294 = !{!"p1 _ZTS10tfc_region", !15, i64 0}
!295 = !{!"p1 _ZTS11tfc_operand", !15, i64 0}
!296 = !{!"p1 _ZTS9tfc_shift", !15, i64 0}
!297 = !{!"p1 _ZTS9tfc_saved", !15, i64 0}
!298 = !{!"p1 _ZTS13tfc_step_lock", !15, i64 0}
!299 = !{!"p1 _ZTS9tfc_begun", !15, i64 0}
!300 = !{!293, !6, i64 148}
!301 = !{!293, !295, i64 24}
!302 = !{!261, !15, i64 168}
!303 = !{!304, !15, i64 56}
!304 = !{!"py_array", !12, i64 0, !15, i64 8, !15, i64 16, !6, i64 24, !62, i64 32, !62, i64 40, !15, i64 48, !15, i64 56, !6, i64 64}
!305 = !{!306, !15, i64 0}
!306 = !{!"tfc_operand", !15, i64 0, !15, i64 8, !62, i64 16, !12, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44, !15, i64 48, !15, i64 56, !12, i64 64}
!307 = !{!304, !6, i64 24}
!308 = !{!306, !6, i64 32}
!309 = !{!304, !6, i64 64}
!310 = !{!304, !62, i64 32}
!311 = !{!306, !62, i64 16}
!312 = distinct !{!312, !17}
!313 = !{!304, !15, i64 16}
!314 = !{!306, !15, i64 56}
!315 = !{!306, !15, i64 8}
!316 = !{!306, !6, i64 40}
!317 = !{!261, !15, i64 200}
!318 = !{!261, !15, i64 136}
!319 = !{!261, !15, i64 208}
!320 = !{!261, !15, i64 144}
!321 = !{!306, !12, i64 64}
!322 = distinct !{!322, !17}
!323 = distinct !{!323, !17}
!324 = !{!293, !295, i64 32}
!325 = !{!306, !6, i64 44}
!326 = !{!306, !12, i64 24}
!327 = distinct !{!327, !17}
!328 = distinct !{!328, !17}
!329 = distinct !{!329, !17}
!330 = !{!293, !15, i64 0}
!331 = !{!261, !15, i64 0}
!332 = distinct !{!332, !17}
!333 = !{!306, !15, i64 48}
!334 = !{!261, !15, i64 24}
!335 = !{!261, !15, i64 152}
!336 = distinct !{!336, !17}
!337 = !{!261, !15, i64 8}
!338 = distinct !{!338, !17}
!339 = !{!293, !6, i64 140}
!340 = !{!293, !298, i64 80}
!341 = !{!342, !6, i64 4}
!342 = !{!"tfc_step_lock", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12}
!343 = !{!342, !6, i64 8}
!344 = !{!293, !6, i64 136}
!345 = !{!342, !6, i64 0}
!346 = !{!293, !62, i64 88}
!347 = !{!293, !12, i64 96}
!348 = !{!293, !15, i64 104}
!349 = !{!261, !15, i64 32}
!350 = !{!261, !15, i64 40}
!351 = !{!293, !15, i64 128}
!352 = !{!293, !15, i64 112}
!353 = distinct !{!353, !17}
!354 = !{!293, !15, i64 120}
!355 = !{!261, !15, i64 48}
!356 = !{!261, !15, i64 56}
!357 = distinct !{!357, !17}
!358 = !{!261, !15, i64 80}
!359 = !{!261, !15, i64 88}
!360 = distinct !{!360, !17}
!361 = distinct !{!361, !17}
!362 = distinct !{!362, !17}
!363 = !{!293, !6, i64 56}
!364 = !{!293, !6, i64 60}
!365 = distinct !{!365, !17}
!366 = distinct !{!366, !17}
!367 = !{!293, !294, i64 16}
!368 = !{!306, !6, i64 36}
!369 = distinct !{!369, !17}
!370 = !{!293, !12, i64 48}
!371 = distinct !{!371, !17}
!372 = !{!293, !12, i64 72}
!373 = !{!293, !296, i64 40}
!374 = !{!375, !12, i64 8}
!375 = !{!"tfc_shift", !12, i64 0, !12, i64 8, !12, i64 16}
!376 = !{!375, !12, i64 16}
!377 = !{!375, !12, i64 0}
!378 = distinct !{!378, !17}
!379 = !{!293, !297, i64 64}
!380 = !{!381, !15, i64 8}
!381 = !{!"tfc_saved", !15, i64 0, !15, i64 8, !12, i64 16}
!382 = !{!381, !15, i64 0}
!383 = !{!381, !12, i64 16}
!384 = distinct !{!384, !17}
!385 = distinct !{!385, !17}
!386 = distinct !{!386, !17}
!387 = distinct !{!387, !17}
!388 = distinct !{!388, !17}
!389 = !{!11, !12, i64 16}
!390 = distinct !{!390, !17}
!391 = !{!74, !15, i64 0}
!392 = distinct !{!392, !17}
!393 = !{!51, !6, i64 8}
!394 = distinct !{!394, !17}
!395 = distinct !{!395, !17}
!396 = distinct !{!396, !17}
!397 = distinct !{!397, !17}
!398 = distinct !{!398, !17}
!399 = distinct !{!399, !17}
!400 = distinct !{!400, !17}
!401 = !{!212, !12, i64 0}
!402 = !{!212, !12, i64 8}
!403 = !{!52, !52, i64 0}
!404 = !{!107, !6, i64 8}
!405 = distinct !{!405, !17}
!406 = !{!51, !7, i64 0}
!407 = !{!86, !6, i64 132}
!408 = !{!86, !6, i64 172}
!409 = !{!410, !6, i64 4}
!410 = !{!"tfc_message", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12}
!411 = !{!410, !6, i64 8}
!412 = !{!410, !6, i64 0}
!413 = !{!410, !6, i64 12}
!414 = distinct !{!414, !17}
!415 = !{!197, !6, i64 32}
!416 = !{!197, !6, i64 36}
!417 = !{!107, !6, i64 24}
!418 = !{!197, !6, i64 28}
!419 = !{!107, !6, i64 20}
!420 = !{!197, !12, i64 16}
attributes #24 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) minsize optsize }
attributes #25 = { nounwind minsize optsize }
attributes #26 = { nounwind optsize }
attributes #27 = { noinline nounwind minsize optsize }
attributes #28 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) minsize optsize }
attributes #29 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #30 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) optsize }
attributes #31 = { noinline nounwind optsize }
attributes #32 = { cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #33 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #34 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #35 = { nofree norecurse nosync nounwind memory(argmem: read) optsize }
attributes #36 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) optsize }
attributes #37 = { nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #38 = { cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #39 = { cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
