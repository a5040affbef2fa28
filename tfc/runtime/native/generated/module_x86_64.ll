; Made by `python -m tfc.runtime.native` from module.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

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

@tfc_may_use_amx.answer = internal unnamed_addr global i32 0, align 4
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

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_may_use_amx() local_unnamed_addr #25 {
  %1 = load atomic i32, ptr @tfc_may_use_amx.answer monotonic, align 4
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %3, label %7

3:                                                ; preds = %0
  %4 = tail call i64 (i64, ...) @syscall(i64 noundef 158, i32 noundef 4131, i32 noundef 18) #15
  %5 = icmp eq i64 %4, 0
  %6 = select i1 %5, i32 2, i32 1
  store atomic i32 %6, ptr @tfc_may_use_amx.answer monotonic, align 4
  br label %7

7:                                                ; preds = %3, %0
  %8 = phi i32 [ %6, %3 ], [ %1, %0 ]
  %9 = icmp eq i32 %8, 2
  %10 = zext i1 %9 to i32
  ret i32 %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 824633720961) i64 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #26 {
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
  %23 = tail call i32 @pthread_create(ptr noundef nonnull %22, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %19) #15
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

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #27 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %3 = load ptr, ptr %2, align 32, !tbaa !10
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 320
  %5 = ptrtoint ptr %0 to i64
  %6 = ptrtoint ptr %4 to i64
  %7 = sub i64 %5, %6
  %8 = sdiv exact i64 %7, 192
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = tail call i64 (i64, ...) @syscall(i64 noundef 186) #15
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
  tail call void @llvm.x86.sse2.pause()
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
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %14, i32 noundef 128, i32 noundef %19, ptr noundef null, ptr noundef null, i32 noundef 0) #15
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
  %60 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %17, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #15
  br label %61

61:                                               ; preds = %48, %59, %56
  br label %18
}

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
  %12 = tail call i32 @pthread_join(i64 noundef %11, ptr noundef null) #15
  %13 = add nuw nsw i64 %8, 1
  %14 = load i32, ptr %0, align 64, !tbaa !5
  %15 = zext i32 %14 to i64
  %16 = icmp samesign ult i64 %13, %15
  br i1 %16, label %7, label %6, !llvm.loop !21
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @announce(ptr noundef %0, i32 noundef %1) unnamed_addr #28 {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %5 = atomicrmw add ptr %4, i32 1 seq_cst, align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %7 = load atomic i32, ptr %6 seq_cst, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %25, label %9

9:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
  store i32 0, ptr %3, align 4, !tbaa !5
  %10 = call i64 (i64, ...) @syscall(i64 noundef 309, ptr noundef nonnull %3, ptr noundef null, ptr noundef null) #15
  %11 = icmp ne i64 %10, 0
  %12 = load i32, ptr %3, align 4
  %13 = icmp ugt i32 %12, 1023
  %14 = select i1 %11, i1 true, i1 %13
  %15 = select i1 %14, i32 -1, i32 %12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
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
  %24 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %4, i32 noundef 129, i32 noundef %1, ptr noundef null, ptr noundef null, i32 noundef 0) #15
  br label %25

25:                                               ; preds = %2, %23
  ret void
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define void @tfc_pool_watch(ptr noundef writeonly captures(none) %0, ptr noundef %1) local_unnamed_addr #29 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 release, align 8
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #27 {
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
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #15
  store ptr %2, ptr %7, align 8, !tbaa !33
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %3, ptr %29, align 8, !tbaa !35
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %1, ptr %30, align 8, !tbaa !36
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 1, ptr %31, align 8, !tbaa !37
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 1, ptr %32, align 8, !tbaa !38
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
  store i64 %79, ptr %31, align 8, !tbaa !37
  %80 = icmp samesign ugt i64 %79, 1
  %81 = and i1 %27, %80
  br i1 %81, label %82, label %88

82:                                               ; preds = %77
  %83 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %84 = load ptr, ptr %83, align 8, !tbaa !29
  %85 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %86 = load ptr, ptr %85, align 8, !tbaa !40
  %87 = trunc i64 %79 to i32
  call void %84(ptr noundef %86, i32 noundef %87, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %7) #15
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(40) %97, ptr noundef nonnull readonly align 8 dereferenceable(40) %7, i64 40, i1 false), !tbaa.struct !41
  %98 = load i64, ptr %32, align 8, !tbaa !38
  %99 = trunc i64 %98 to i32
  %100 = getelementptr inbounds nuw i8, ptr %92, i64 296
  store i32 %99, ptr %100, align 8, !tbaa !5
  %101 = icmp eq i32 %99, 0
  br i1 %101, label %106, label %102

102:                                              ; preds = %96
  %103 = getelementptr inbounds nuw i8, ptr %92, i64 320
  %104 = load i64, ptr %31, align 8, !tbaa !37
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
  tail call void @llvm.x86.sse2.pause()
  %119 = load atomic i32, ptr %107 acquire, align 64
  %120 = add nuw i32 %115, 1
  %121 = icmp eq i32 %119, 0
  br i1 %121, label %149, label %114, !llvm.loop !44

122:                                              ; preds = %114
  %123 = getelementptr inbounds nuw i8, ptr %92, i64 140
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #15
  store i32 0, ptr %6, align 4, !tbaa !5
  %124 = call i64 (i64, ...) @syscall(i64 noundef 309, ptr noundef nonnull %6, ptr noundef null, ptr noundef null) #15
  %125 = icmp ne i64 %124, 0
  %126 = load i32, ptr %6, align 4
  %127 = icmp ugt i32 %126, 1023
  %128 = select i1 %125, i1 true, i1 %127
  %129 = select i1 %128, i32 -1, i32 %126
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  store atomic i32 %129, ptr %123 monotonic, align 4
  %130 = atomicrmw or ptr %107, i32 1073741824 acquire, align 64
  %131 = or i32 %130, 1073741824
  %132 = icmp eq i32 %131, 1073741824
  br i1 %132, label %138, label %133

133:                                              ; preds = %122, %133
  %134 = phi i32 [ %136, %133 ], [ %131, %122 ]
  %135 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %107, i32 noundef 128, i32 noundef %134, ptr noundef null, ptr noundef null, i32 noundef 0) #15
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
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #15
  br label %151

151:                                              ; preds = %149, %150, %82
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #15
  br label %152

152:                                              ; preds = %5, %151
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #27 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !33
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !35
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !37
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !38
  %11 = sdiv i64 %8, %10
  %12 = sdiv i64 %3, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load i64, ptr %13, align 8, !tbaa !36
  %15 = sdiv i64 %14, %10
  %16 = srem i64 %14, %10
  %17 = mul nsw i64 %15, %12
  %18 = mul nsw i64 %16, %12
  %19 = sdiv i64 %18, %10
  %20 = add nsw i64 %12, 1
  %21 = mul nsw i64 %16, %20
  %22 = sdiv i64 %21, %10
  %23 = add nsw i64 %22, %15
  %24 = sub nsw i64 %23, %19
  %25 = add i64 %23, %17
  %26 = srem i64 %3, %11
  %27 = ashr i64 %24, %26
  %28 = sub i64 %25, %27
  %29 = add nuw nsw i64 %3, 1
  %30 = sdiv i64 %29, %11
  %31 = mul nsw i64 %30, %15
  %32 = mul nsw i64 %30, %16
  %33 = sdiv i64 %32, %10
  %34 = add nsw i64 %30, 1
  %35 = mul nsw i64 %34, %16
  %36 = sdiv i64 %35, %10
  %37 = add nsw i64 %36, %15
  %38 = sub nsw i64 %37, %33
  %39 = add i64 %37, %31
  %40 = srem i64 %29, %11
  %41 = ashr i64 %38, %40
  %42 = sub i64 %39, %41
  tail call void %4(ptr noundef %6, i64 noundef %28, i64 noundef %42) #15
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #30 {
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
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #31 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !48
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #27 {
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
  %11 = load ptr, ptr %10, align 8, !tbaa !40
  %12 = tail call i32 %7(ptr noundef %11) #15
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: noinline nounwind uwtable
define i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #32 {
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
define internal fastcc i32 @walk(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1) unnamed_addr #28 {
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

14:                                               ; preds = %271, %2
  %15 = phi i64 [ 0, %2 ], [ %272, %271 ]
  %16 = icmp slt i64 %15, %5
  br i1 %16, label %17, label %275

17:                                               ; preds = %14
  %18 = getelementptr inbounds %struct.tfc_instruction, ptr %3, i64 %15
  %19 = add nsw i64 %15, 1
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 20
  %21 = load i32, ptr %20, align 4, !tbaa !73
  switch i32 %21, label %271 [
    i32 0, label %22
    i32 1, label %51
    i32 3, label %55
    i32 4, label %72
    i32 2, label %96
    i32 5, label %120
    i32 6, label %166
    i32 7, label %238
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
  %30 = load ptr, ptr %11, align 8, !tbaa !40
  %31 = tail call i32 %24(ptr noundef %30) #15
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %34, label %33

33:                                               ; preds = %29
  tail call fastcc void @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %18)
  br label %275

34:                                               ; preds = %29, %26, %23
  %35 = load ptr, ptr %10, align 8, !tbaa !68
  %36 = icmp eq ptr %35, null
  br i1 %36, label %41, label %37

37:                                               ; preds = %34
  %38 = load ptr, ptr %11, align 8, !tbaa !40
  %39 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %40 = load i32, ptr %39, align 8, !tbaa !76
  tail call void %35(ptr noundef %38, i32 noundef %40, i32 noundef 0) #15
  br label %41

41:                                               ; preds = %37, %34
  %42 = tail call fastcc i32 @run_kernel(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %18)
  %43 = load ptr, ptr %10, align 8, !tbaa !68
  %44 = icmp eq ptr %43, null
  br i1 %44, label %271, label %45

45:                                               ; preds = %41
  %46 = load ptr, ptr %11, align 8, !tbaa !40
  %47 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %48 = load i32, ptr %47, align 8, !tbaa !76
  tail call void %43(ptr noundef %46, i32 noundef %48, i32 noundef 1) #15
  br label %271

49:                                               ; preds = %22
  %50 = tail call fastcc i32 @run_kernel(ptr noundef nonnull %0, ptr noundef nonnull %18)
  br label %271

51:                                               ; preds = %17
  %52 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %53 = load i32, ptr %52, align 8, !tbaa !77
  %54 = sext i32 %53 to i64
  br label %271

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
  %65 = load ptr, ptr %64, align 8, !tbaa !42
  %66 = load i8, ptr %65, align 1, !tbaa !9
  %67 = icmp eq i8 %66, 0
  br i1 %67, label %68, label %271

68:                                               ; preds = %55
  %69 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %70 = load i32, ptr %69, align 8, !tbaa !77
  %71 = sext i32 %70 to i64
  br label %271

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
  %82 = load ptr, ptr %81, align 8, !tbaa !42
  store i32 0, ptr %82, align 4, !tbaa !5
  %83 = getelementptr inbounds nuw i8, ptr %77, i64 4
  %84 = load i32, ptr %83, align 4, !tbaa !5
  %85 = icmp sgt i32 %84, -1
  br i1 %85, label %86, label %271

86:                                               ; preds = %72
  %87 = zext nneg i32 %84 to i64
  %88 = getelementptr inbounds nuw ptr, ptr %78, i64 %87
  %89 = load ptr, ptr %88, align 8, !tbaa !42
  %90 = load i32, ptr %89, align 4, !tbaa !5
  %91 = icmp slt i32 %90, 1
  br i1 %91, label %92, label %271

92:                                               ; preds = %86
  %93 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %94 = load i32, ptr %93, align 8, !tbaa !77
  %95 = sext i32 %94 to i64
  br label %271

96:                                               ; preds = %17
  br i1 %9, label %115, label %97

97:                                               ; preds = %96
  %98 = load ptr, ptr %10, align 8, !tbaa !68
  %99 = icmp eq ptr %98, null
  br i1 %99, label %104, label %100

100:                                              ; preds = %97
  %101 = load ptr, ptr %11, align 8, !tbaa !40
  %102 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %103 = load i32, ptr %102, align 8, !tbaa !76
  tail call void %98(ptr noundef %101, i32 noundef %103, i32 noundef 2) #15
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
  %111 = load ptr, ptr %11, align 8, !tbaa !40
  %112 = tail call i32 %105(ptr noundef %111) #15
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
  br label %271

120:                                              ; preds = %17
  br i1 %9, label %139, label %121

121:                                              ; preds = %120
  %122 = load ptr, ptr %10, align 8, !tbaa !68
  %123 = icmp eq ptr %122, null
  br i1 %123, label %128, label %124

124:                                              ; preds = %121
  %125 = load ptr, ptr %11, align 8, !tbaa !40
  %126 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %127 = load i32, ptr %126, align 8, !tbaa !76
  tail call void %122(ptr noundef %125, i32 noundef %127, i32 noundef 2) #15
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
  %135 = load ptr, ptr %11, align 8, !tbaa !40
  %136 = tail call i32 %129(ptr noundef %135) #15
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
  %150 = load ptr, ptr %149, align 8, !tbaa !42
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
  %159 = load ptr, ptr %158, align 8, !tbaa !42
  %160 = load i32, ptr %159, align 4, !tbaa !5
  %161 = icmp slt i32 %152, %160
  br i1 %161, label %162, label %271

162:                                              ; preds = %156, %139
  %163 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %164 = load i32, ptr %163, align 8, !tbaa !77
  %165 = sext i32 %164 to i64
  br label %271

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
  %178 = load ptr, ptr %177, align 8, !tbaa !42
  %179 = getelementptr inbounds nuw i8, ptr %171, i64 4
  %180 = load i32, ptr %179, align 4, !tbaa !5
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds ptr, ptr %174, i64 %181
  %183 = load ptr, ptr %182, align 8, !tbaa !42
  store ptr %183, ptr %177, align 8, !tbaa !42
  %184 = load ptr, ptr %8, align 8, !tbaa !78
  %185 = getelementptr inbounds ptr, ptr %184, i64 %181
  store ptr %178, ptr %185, align 8, !tbaa !42
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
  br i1 %196, label %197, label %271

197:                                              ; preds = %166
  %198 = getelementptr inbounds nuw i8, ptr %171, i64 12
  %199 = load i32, ptr %198, align 4, !tbaa !5
  %200 = add i32 %199, 4
  %201 = sub i64 0, %195
  %202 = zext i32 %200 to i64
  %203 = zext i32 %173 to i64
  %204 = and i64 %203, 1
  %205 = icmp eq i32 %173, 5
  br i1 %205, label %257, label %206

206:                                              ; preds = %197
  %207 = and i64 %203, 4294967294
  %208 = add nsw i64 %207, -6
  br label %209

209:                                              ; preds = %209, %206
  %210 = phi i64 [ 4, %206 ], [ %235, %209 ]
  %211 = phi i64 [ 0, %206 ], [ %236, %209 ]
  %212 = load ptr, ptr %8, align 8, !tbaa !78
  %213 = getelementptr inbounds nuw i32, ptr %171, i64 %210
  %214 = load i32, ptr %213, align 4, !tbaa !5
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds ptr, ptr %212, i64 %215
  %217 = load ptr, ptr %216, align 8, !tbaa !42
  %218 = ptrtoint ptr %217 to i64
  %219 = icmp samesign ult i64 %210, %202
  %220 = select i1 %219, i64 %195, i64 %201
  %221 = add i64 %220, %218
  %222 = inttoptr i64 %221 to ptr
  store ptr %222, ptr %216, align 8, !tbaa !42
  %223 = or disjoint i64 %210, 1
  %224 = load ptr, ptr %8, align 8, !tbaa !78
  %225 = getelementptr inbounds nuw i32, ptr %171, i64 %223
  %226 = load i32, ptr %225, align 4, !tbaa !5
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds ptr, ptr %224, i64 %227
  %229 = load ptr, ptr %228, align 8, !tbaa !42
  %230 = ptrtoint ptr %229 to i64
  %231 = icmp samesign ult i64 %223, %202
  %232 = select i1 %231, i64 %195, i64 %201
  %233 = add i64 %232, %230
  %234 = inttoptr i64 %233 to ptr
  store ptr %234, ptr %228, align 8, !tbaa !42
  %235 = add nuw nsw i64 %210, 2
  %236 = add i64 %211, 2
  %237 = icmp eq i64 %211, %208
  br i1 %237, label %255, label %209, !llvm.loop !83

238:                                              ; preds = %17
  %239 = load ptr, ptr %6, align 8, !tbaa !82
  %240 = load ptr, ptr %7, align 8, !tbaa !79
  %241 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %242 = load i32, ptr %241, align 8, !tbaa !80
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds i32, ptr %240, i64 %243
  %245 = getelementptr inbounds nuw i8, ptr %244, i64 8
  %246 = load i32, ptr %245, align 4, !tbaa !5
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds i8, ptr %239, i64 %247
  %249 = load i8, ptr %248, align 1, !tbaa !9
  %250 = icmp eq i8 %249, 0
  br i1 %250, label %251, label %271

251:                                              ; preds = %238
  %252 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %253 = load i32, ptr %252, align 8, !tbaa !77
  %254 = sext i32 %253 to i64
  br label %271

255:                                              ; preds = %209
  %256 = icmp eq i64 %204, 0
  br i1 %256, label %271, label %257

257:                                              ; preds = %255, %197
  %258 = phi i64 [ 4, %197 ], [ %235, %255 ]
  %259 = icmp ne i64 %204, 0
  tail call void @llvm.assume(i1 %259)
  %260 = load ptr, ptr %8, align 8, !tbaa !78
  %261 = getelementptr inbounds nuw i32, ptr %171, i64 %258
  %262 = load i32, ptr %261, align 4, !tbaa !5
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds ptr, ptr %260, i64 %263
  %265 = load ptr, ptr %264, align 8, !tbaa !42
  %266 = ptrtoint ptr %265 to i64
  %267 = icmp samesign ult i64 %258, %202
  %268 = select i1 %267, i64 %195, i64 %201
  %269 = add i64 %268, %266
  %270 = inttoptr i64 %269 to ptr
  store ptr %270, ptr %264, align 8, !tbaa !42
  br label %271

271:                                              ; preds = %257, %255, %166, %162, %156, %92, %86, %72, %45, %41, %251, %238, %68, %55, %49, %17, %115, %51
  %272 = phi i64 [ %19, %17 ], [ %19, %55 ], [ %54, %51 ], [ %19, %238 ], [ %19, %45 ], [ %119, %115 ], [ %19, %72 ], [ %19, %156 ], [ %19, %49 ], [ %71, %68 ], [ %254, %251 ], [ %19, %166 ], [ %19, %41 ], [ %95, %92 ], [ %19, %86 ], [ %165, %162 ], [ %19, %255 ], [ %19, %257 ]
  %273 = phi i32 [ 0, %17 ], [ 0, %55 ], [ 0, %51 ], [ 0, %238 ], [ %42, %45 ], [ %116, %115 ], [ 0, %72 ], [ %140, %156 ], [ %50, %49 ], [ 0, %68 ], [ 0, %251 ], [ 0, %166 ], [ %42, %41 ], [ 0, %92 ], [ 0, %86 ], [ %140, %162 ], [ 0, %255 ], [ 0, %257 ]
  %274 = icmp eq i32 %273, 0
  br i1 %274, label %14, label %275, !llvm.loop !84

275:                                              ; preds = %14, %271, %33
  %276 = phi i32 [ 1, %33 ], [ 0, %14 ], [ %273, %271 ]
  ret i32 %276
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 4) i32 @tfc_check_overlaps(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) local_unnamed_addr #33 {
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #15
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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #15
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
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  %44 = add nuw nsw i64 %32, 1
  %45 = icmp eq i64 %44, %16
  br i1 %45, label %46, label %31, !llvm.loop !92

46:                                               ; preds = %43, %23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15
  %47 = icmp eq i64 %25, %11
  br i1 %47, label %61, label %23

48:                                               ; preds = %31
  %49 = load ptr, ptr %6, align 8, !tbaa !93
  store ptr %49, ptr %7, align 8, !tbaa !94
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %51 = load ptr, ptr %5, align 8, !tbaa !93
  store ptr %51, ptr %50, align 8, !tbaa !96
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %53 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %54 = getelementptr inbounds nuw i8, ptr %6, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %52, i8 0, i64 32, i1 false)
  %55 = load ptr, ptr %54, align 8, !tbaa !97
  %56 = icmp eq ptr %55, null
  %57 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %58 = load ptr, ptr %57, align 8
  %59 = select i1 %56, ptr %58, ptr %55
  store ptr %59, ptr %53, align 8, !tbaa !98
  %60 = tail call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull @.str, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15
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
  %69 = load i64, ptr %68, align 8, !tbaa !99, !noalias !100
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %75, label %71

71:                                               ; preds = %63
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %73 = load ptr, ptr %72, align 8, !tbaa !103, !noalias !100
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
  %82 = load i32, ptr %64, align 8, !tbaa !105, !noalias !100
  %83 = load ptr, ptr %0, align 8, !tbaa !106, !noalias !100
  %84 = sext i32 %82 to i64
  %85 = getelementptr inbounds i8, ptr %83, i64 %84
  %86 = load i32, ptr %13, align 4, !tbaa !88, !noalias !100
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw %struct.tfc_given, ptr %85, i64 %87
  %89 = getelementptr %struct.tfc_given, ptr %88, i64 %81
  %90 = load i32, ptr %65, align 8, !tbaa !107, !noalias !100
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i8, ptr %83, i64 %91
  %93 = getelementptr i8, ptr %89, i64 -44
  %94 = load i32, ptr %93, align 4, !tbaa !108, !noalias !100
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i64, ptr %92, i64 %95
  %97 = tail call fastcc i64 @evaluate(ptr noundef %96, ptr noundef readonly %2), !noalias !100
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %107, label %99

99:                                               ; preds = %79
  %100 = load ptr, ptr %66, align 8, !tbaa !42, !noalias !100
  %101 = add nsw i64 %81, -2
  %102 = load i64, ptr %67, align 8, !tbaa !110, !noalias !100
  %103 = mul i64 %102, %101
  %104 = getelementptr inbounds nuw i8, ptr %100, i64 %103
  %105 = load ptr, ptr %104, align 8, !tbaa !42, !noalias !100
  tail call void @llvm.memset.p0.i64(ptr align 1 %105, i8 -1, i64 %97, i1 false)
  %106 = load i32, ptr %8, align 8, !tbaa !85
  br label %107

107:                                              ; preds = %99, %79
  %108 = phi i32 [ %106, %99 ], [ %80, %79 ]
  %109 = add nuw nsw i64 %81, 1
  %110 = add i32 %108, 2
  %111 = zext i32 %110 to i64
  %112 = icmp samesign ult i64 %109, %111
  br i1 %112, label %79, label %113, !llvm.loop !111

113:                                              ; preds = %107, %4, %48, %75, %61
  %114 = phi i32 [ 3, %48 ], [ 0, %61 ], [ 0, %75 ], [ 0, %4 ], [ 0, %107 ]
  ret i32 %114
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @block_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.tfc_block_of) align 8 captures(none) initializes((0, 32)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef range(i64 -9223372036854775808, 8589934591) %4) unnamed_addr #34 {
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
  %12 = load ptr, ptr %2, align 8, !tbaa !113
  %13 = ptrtoint ptr %12 to i64
  store i64 %13, ptr %11, align 8, !tbaa !89
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %16 = load i64, ptr %15, align 8, !tbaa !114
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %10
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %20 = load i64, ptr %19, align 8, !tbaa !115
  br label %21

21:                                               ; preds = %10, %18
  %22 = phi i64 [ %20, %18 ], [ 0, %10 ]
  store i64 %22, ptr %14, align 8, !tbaa !91
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %23, align 8, !tbaa !97
  br label %101

24:                                               ; preds = %5
  store ptr @.str.5, ptr %0, align 8, !tbaa !93
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %27 = load ptr, ptr %26, align 8, !tbaa !103
  %28 = ptrtoint ptr %27 to i64
  store i64 %28, ptr %25, align 8, !tbaa !89
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %31 = load i64, ptr %30, align 8, !tbaa !99
  store i64 %31, ptr %29, align 8, !tbaa !91
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %32, align 8, !tbaa !97
  br label %101

33:                                               ; preds = %5
  %34 = icmp eq i64 %4, %9
  br i1 %34, label %35, label %44

35:                                               ; preds = %33
  store ptr @.str.6, ptr %0, align 8, !tbaa !93
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %38 = load ptr, ptr %37, align 8, !tbaa !116
  %39 = ptrtoint ptr %38 to i64
  store i64 %39, ptr %36, align 8, !tbaa !89
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %42 = load i64, ptr %41, align 8, !tbaa !117
  store i64 %42, ptr %40, align 8, !tbaa !91
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %43, align 8, !tbaa !97
  br label %101

44:                                               ; preds = %33
  %45 = icmp slt i64 %4, %9
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %47 = load i32, ptr %46, align 8, !tbaa !105
  %48 = load ptr, ptr %1, align 8, !tbaa !106
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
  %65 = load i32, ptr %64, align 8, !tbaa !107
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr %48, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %69 = load i32, ptr %68, align 4, !tbaa !108
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
  %79 = load ptr, ptr %78, align 8, !tbaa !42
  %80 = add nsw i64 %4, %76
  %81 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %82 = load i64, ptr %81, align 8, !tbaa !110
  %83 = mul i64 %82, %80
  %84 = getelementptr inbounds nuw i8, ptr %79, i64 %83
  %85 = load ptr, ptr %84, align 8, !tbaa !42
  %86 = ptrtoint ptr %85 to i64
  br label %87

87:                                               ; preds = %74, %62
  %88 = phi i64 [ 0, %62 ], [ %86, %74 ]
  %89 = getelementptr inbounds nuw i8, ptr %63, i64 4
  %90 = load i32, ptr %89, align 4, !tbaa !118
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i8, ptr %48, i64 %91
  store ptr %92, ptr %0, align 8, !tbaa !93
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %88, ptr %93, align 8, !tbaa !89
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %72, ptr %94, align 8, !tbaa !91
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %97 = load ptr, ptr %96, align 8, !tbaa !119
  %98 = load i32, ptr %63, align 4, !tbaa !120
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds %struct.tfc_loc, ptr %97, i64 %99
  store ptr %100, ptr %95, align 8, !tbaa !97
  br label %101

101:                                              ; preds = %87, %35, %24, %21
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef i32 @report(ptr noundef %0, i32 noundef returned %1, ptr noundef readonly captures(none) %2, ptr noundef readonly byval(%struct.tfc_fault) align 8 captures(none) %3) unnamed_addr #33 {
  %5 = alloca %struct.text, align 8
  %6 = icmp eq ptr %0, null
  br i1 %6, label %78, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #15
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store ptr %8, ptr %5, align 8, !tbaa !121
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 239
  store ptr %10, ptr %9, align 8, !tbaa !123
  %11 = load i8, ptr %2, align 1, !tbaa !9
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %72, label %13

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr %3, align 8
  br label %25

25:                                               ; preds = %13, %48
  %26 = phi ptr [ %8, %13 ], [ %52, %48 ]
  %27 = phi i8 [ %11, %13 ], [ %50, %48 ]
  %28 = phi ptr [ %2, %13 ], [ %49, %48 ]
  switch i8 %27, label %42 [
    i8 123, label %32
    i8 125, label %29
  ]

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 1
  %31 = load i8, ptr %30, align 1, !tbaa !9
  br label %36

32:                                               ; preds = %25
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 1
  %34 = load i8, ptr %33, align 1, !tbaa !9
  %35 = icmp eq i8 %34, 123
  br i1 %35, label %36, label %56

36:                                               ; preds = %29, %32
  %37 = phi i8 [ %31, %29 ], [ 123, %32 ]
  %38 = icmp eq i8 %37, %27
  %39 = zext i1 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr %28, i64 %39
  %41 = load i8, ptr %40, align 1, !tbaa !9
  br label %42

42:                                               ; preds = %25, %36
  %43 = phi i8 [ %27, %25 ], [ %41, %36 ]
  %44 = phi i64 [ 0, %25 ], [ %39, %36 ]
  %45 = getelementptr inbounds nuw i8, ptr %28, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 1
  %47 = getelementptr inbounds nuw i8, ptr %26, i64 1
  store ptr %47, ptr %5, align 8, !tbaa !121
  store i8 %43, ptr %26, align 1, !tbaa !9
  br label %48

48:                                               ; preds = %71, %62, %66, %67, %68, %69, %70, %42
  %49 = phi ptr [ %46, %42 ], [ %65, %70 ], [ %65, %69 ], [ %65, %68 ], [ %65, %67 ], [ %65, %66 ], [ %65, %62 ], [ %65, %71 ]
  %50 = load i8, ptr %49, align 1, !tbaa !9
  %51 = icmp ne i8 %50, 0
  %52 = load ptr, ptr %5, align 8
  %53 = load ptr, ptr %9, align 8
  %54 = icmp ult ptr %52, %53
  %55 = select i1 %51, i1 %54, i1 false
  br i1 %55, label %25, label %72, !llvm.loop !124

56:                                               ; preds = %32, %59
  %57 = phi i8 [ %61, %59 ], [ 123, %32 ]
  %58 = phi ptr [ %60, %59 ], [ %28, %32 ]
  switch i8 %57, label %59 [
    i8 0, label %62
    i8 125, label %62
  ]

59:                                               ; preds = %56
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 1
  %61 = load i8, ptr %60, align 1, !tbaa !9
  br label %56, !llvm.loop !125

62:                                               ; preds = %56, %56
  %63 = icmp ne i8 %57, 0
  %64 = zext i1 %63 to i64
  %65 = getelementptr inbounds nuw i8, ptr %58, i64 %64
  switch i8 %34, label %48 [
    i8 110, label %66
    i8 111, label %67
    i8 101, label %68
    i8 97, label %69
    i8 98, label %70
    i8 118, label %71
  ]

66:                                               ; preds = %62
  call fastcc void @put(ptr noundef %5, ptr noundef %24) #24
  br label %48

67:                                               ; preds = %62
  call fastcc void @put(ptr noundef %5, ptr noundef %23) #24
  br label %48

68:                                               ; preds = %62
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %21) #24
  br label %48

69:                                               ; preds = %62
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %19) #24
  br label %48

70:                                               ; preds = %62
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %17) #24
  br label %48

71:                                               ; preds = %62
  call fastcc void @put_number(ptr noundef %5, double noundef %15) #24
  br label %48

72:                                               ; preds = %48, %7
  %73 = phi ptr [ %8, %7 ], [ %52, %48 ]
  store i8 0, ptr %73, align 1, !tbaa !9
  store i32 %1, ptr %0, align 8, !tbaa !126
  %74 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %75 = load ptr, ptr %74, align 8, !tbaa !98
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store ptr %75, ptr %76, align 8, !tbaa !128
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %77, align 8, !tbaa !129
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15
  br label %78

78:                                               ; preds = %4, %72
  ret i32 %1
}

; Function Attrs: nounwind uwtable
define i32 @tfc_enter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #27 {
  %10 = alloca %struct.tfc_fault, align 8
  %11 = alloca %struct.tfc_fault, align 8
  %12 = alloca %struct.tfc_memory, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #15
  store ptr %1, ptr %12, align 8, !tbaa !113
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %2, ptr %13, align 8, !tbaa !116
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr %3, ptr %14, align 8, !tbaa !103
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store ptr %5, ptr %15, align 8, !tbaa !130
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store ptr %6, ptr %16, align 8, !tbaa !131
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 40
  store i64 8, ptr %17, align 8, !tbaa !110
  %18 = call fastcc i32 @check(ptr noundef %0, ptr noundef %12, ptr noundef %4, ptr noundef %7, ptr noundef %8)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %62

20:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %22 = load i64, ptr %21, align 8, !tbaa !114
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %60, label %24

24:                                               ; preds = %20
  %25 = load i64, ptr %1, align 8, !tbaa !43
  %26 = icmp eq i64 %25, %22
  br i1 %26, label %29, label %27

27:                                               ; preds = %24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  %28 = call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.17, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %10) #24
  br label %59

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %31 = load i32, ptr %30, align 4, !tbaa !132
  %32 = load ptr, ptr %0, align 8, !tbaa !106
  %33 = sext i32 %31 to i64
  %34 = getelementptr inbounds i8, ptr %32, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %36 = load i32, ptr %35, align 8, !tbaa !133
  %37 = icmp sgt i32 %36, 0
  br i1 %37, label %38, label %60

38:                                               ; preds = %29
  %39 = zext nneg i32 %36 to i64
  br label %43

40:                                               ; preds = %43
  %41 = add nuw nsw i64 %44, 1
  %42 = icmp eq i64 %41, %39
  br i1 %42, label %60, label %43, !llvm.loop !134

43:                                               ; preds = %40, %38
  %44 = phi i64 [ 0, %38 ], [ %41, %40 ]
  %45 = getelementptr inbounds nuw %struct.tfc_flag, ptr %34, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !135
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr %1, i64 %47
  %49 = load i8, ptr %48, align 1, !tbaa !9
  %50 = icmp eq i8 %49, 0
  br i1 %50, label %51, label %40

51:                                               ; preds = %43
  %52 = getelementptr inbounds nuw %struct.tfc_flag, ptr %34, i64 %44
  %53 = getelementptr inbounds nuw i8, ptr %11, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %53, i8 0, i64 48, i1 false)
  %54 = getelementptr inbounds nuw i8, ptr %52, i64 4
  %55 = load i32, ptr %54, align 4, !tbaa !137
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr %32, i64 %56
  store ptr %57, ptr %11, align 8, !tbaa !94
  %58 = call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.18, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %11) #24
  br label %59

59:                                               ; preds = %51, %27
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %62

60:                                               ; preds = %40, %20, %29
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %61 = call fastcc i32 @run(ptr noundef %0, ptr noundef %12, ptr noundef %4, ptr noundef %7, ptr noundef %8)
  br label %62

62:                                               ; preds = %9, %59, %60
  %63 = phi i32 [ %61, %60 ], [ 9, %59 ], [ %18, %9 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #15
  ret i32 %63
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @check(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #27 {
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = alloca %struct.tfc_fault, align 8
  %10 = alloca %struct.tfc_fault, align 8
  %11 = tail call fastcc i32 @check_host(ptr noundef %3, ptr noundef %4)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %178

13:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %15 = load i64, ptr %14, align 8, !tbaa !117
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %27, label %17

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = load ptr, ptr %18, align 8, !tbaa !116
  %20 = icmp ne ptr %19, null
  %21 = ptrtoint ptr %19 to i64
  %22 = and i64 %21, 63
  %23 = icmp eq i64 %22, 0
  %24 = and i1 %20, %23
  br i1 %24, label %27, label %25

25:                                               ; preds = %17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %8, i8 0, i64 56, i1 false)
  %26 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.11, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #24
  br label %54

27:                                               ; preds = %17, %13
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !tbaa !99
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %41, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %33 = load ptr, ptr %32, align 8, !tbaa !103
  %34 = icmp ne ptr %33, null
  %35 = ptrtoint ptr %33 to i64
  %36 = and i64 %35, 63
  %37 = icmp eq i64 %36, 0
  %38 = and i1 %34, %37
  br i1 %38, label %41, label %39

39:                                               ; preds = %31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %9, i8 0, i64 56, i1 false)
  %40 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.12, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %9) #24
  br label %54

41:                                               ; preds = %31, %27
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %43 = load i64, ptr %42, align 8, !tbaa !114
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %55, label %45

45:                                               ; preds = %41
  %46 = load ptr, ptr %1, align 8, !tbaa !113
  %47 = icmp ne ptr %46, null
  %48 = ptrtoint ptr %46 to i64
  %49 = and i64 %48, 63
  %50 = icmp eq i64 %49, 0
  %51 = and i1 %47, %50
  br i1 %51, label %55, label %52

52:                                               ; preds = %45
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  %53 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.3, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %10) #24
  br label %54

54:                                               ; preds = %25, %39, %52
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %178

55:                                               ; preds = %45, %41
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %56 = tail call fastcc i32 @check_dims(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %4)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %178

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %60 = load i32, ptr %59, align 8, !tbaa !105
  %61 = load ptr, ptr %0, align 8, !tbaa !106
  %62 = sext i32 %60 to i64
  %63 = getelementptr inbounds i8, ptr %61, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %65 = load i32, ptr %64, align 4, !tbaa !88
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %68 = load ptr, ptr %67, align 8, !tbaa !130
  %69 = icmp eq i32 %65, 0
  br i1 %69, label %117, label %70

70:                                               ; preds = %58
  %71 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %72 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %74 = load ptr, ptr %73, align 8, !tbaa !119
  %75 = icmp eq ptr %68, null
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %78

78:                                               ; preds = %111, %70
  %79 = phi i64 [ 0, %70 ], [ %112, %111 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #15
  %80 = getelementptr inbounds nuw %struct.tfc_given, ptr %63, i64 %79
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 4
  %82 = load i32, ptr %81, align 4, !tbaa !118
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr %61, i64 %83
  store ptr %84, ptr %7, align 8, !tbaa !94
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %71, i8 0, i64 40, i1 false)
  %85 = load i32, ptr %80, align 4, !tbaa !120
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds %struct.tfc_loc, ptr %74, i64 %86
  store ptr %87, ptr %72, align 8, !tbaa !98
  br i1 %75, label %94, label %88

88:                                               ; preds = %78
  %89 = load i64, ptr %76, align 8, !tbaa !110
  %90 = mul i64 %89, %79
  %91 = getelementptr inbounds nuw i8, ptr %68, i64 %90
  %92 = load ptr, ptr %91, align 8, !tbaa !42
  %93 = icmp eq ptr %92, null
  br i1 %93, label %94, label %104

94:                                               ; preds = %88, %78
  %95 = load i32, ptr %77, align 8, !tbaa !107
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i8, ptr %61, i64 %96
  %98 = getelementptr inbounds nuw i8, ptr %80, i64 12
  %99 = load i32, ptr %98, align 4, !tbaa !108
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds i64, ptr %97, i64 %100
  %102 = tail call fastcc i64 @evaluate(ptr noundef %101, ptr noundef readonly %2)
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %111, label %114

104:                                              ; preds = %88
  %105 = ptrtoint ptr %92 to i64
  %106 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %107 = load i32, ptr %106, align 4, !tbaa !138
  %108 = sext i32 %107 to i64
  %109 = urem i64 %105, %108
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %111, label %114

111:                                              ; preds = %104, %94
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #15
  %112 = add nuw nsw i64 %79, 1
  %113 = icmp eq i64 %112, %66
  br i1 %113, label %117, label %78, !llvm.loop !139

114:                                              ; preds = %104, %94
  %115 = phi ptr [ @.str.15, %94 ], [ @.str.16, %104 ]
  %116 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %115, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #15
  br label %178

117:                                              ; preds = %111, %58
  %118 = getelementptr inbounds nuw %struct.tfc_given, ptr %63, i64 %66
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %120 = load i32, ptr %119, align 8, !tbaa !85
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %123 = load ptr, ptr %122, align 8, !tbaa !131
  %124 = icmp eq i32 %120, 0
  br i1 %124, label %172, label %125

125:                                              ; preds = %117
  %126 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %127 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %129 = load ptr, ptr %128, align 8, !tbaa !119
  %130 = icmp eq ptr %123, null
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %133

133:                                              ; preds = %166, %125
  %134 = phi i64 [ 0, %125 ], [ %167, %166 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #15
  %135 = getelementptr inbounds nuw %struct.tfc_given, ptr %118, i64 %134
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 4
  %137 = load i32, ptr %136, align 4, !tbaa !118
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds i8, ptr %61, i64 %138
  store ptr %139, ptr %6, align 8, !tbaa !94
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %126, i8 0, i64 40, i1 false)
  %140 = load i32, ptr %135, align 4, !tbaa !120
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds %struct.tfc_loc, ptr %129, i64 %141
  store ptr %142, ptr %127, align 8, !tbaa !98
  br i1 %130, label %149, label %143

143:                                              ; preds = %133
  %144 = load i64, ptr %131, align 8, !tbaa !110
  %145 = mul i64 %144, %134
  %146 = getelementptr inbounds nuw i8, ptr %123, i64 %145
  %147 = load ptr, ptr %146, align 8, !tbaa !42
  %148 = icmp eq ptr %147, null
  br i1 %148, label %149, label %159

149:                                              ; preds = %143, %133
  %150 = load i32, ptr %132, align 8, !tbaa !107
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds i8, ptr %61, i64 %151
  %153 = getelementptr inbounds nuw i8, ptr %135, i64 12
  %154 = load i32, ptr %153, align 4, !tbaa !108
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds i64, ptr %152, i64 %155
  %157 = tail call fastcc i64 @evaluate(ptr noundef %156, ptr noundef readonly %2)
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %166, label %169

159:                                              ; preds = %143
  %160 = ptrtoint ptr %147 to i64
  %161 = getelementptr inbounds nuw i8, ptr %135, i64 8
  %162 = load i32, ptr %161, align 4, !tbaa !138
  %163 = sext i32 %162 to i64
  %164 = urem i64 %160, %163
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %166, label %169

166:                                              ; preds = %159, %149
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  %167 = add nuw nsw i64 %134, 1
  %168 = icmp eq i64 %167, %121
  br i1 %168, label %172, label %133, !llvm.loop !139

169:                                              ; preds = %159, %149
  %170 = phi ptr [ @.str.15, %149 ], [ @.str.16, %159 ]
  %171 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %170, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  br label %178

172:                                              ; preds = %166, %117
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %174 = load ptr, ptr %173, align 8, !tbaa !140
  %175 = icmp eq ptr %174, null
  br i1 %175, label %178, label %176

176:                                              ; preds = %172
  %177 = tail call i32 %174(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef %4) #15
  br label %178

178:                                              ; preds = %5, %54, %114, %55, %169, %172, %176
  %179 = phi i32 [ %177, %176 ], [ 0, %172 ], [ 3, %169 ], [ 3, %114 ], [ %56, %55 ], [ 3, %54 ], [ %11, %5 ]
  ret i32 %179
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 10) i32 @check_state(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef %2) unnamed_addr #35 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %7 = load i64, ptr %6, align 8, !tbaa !114
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %44, label %9

9:                                                ; preds = %3
  %10 = load i64, ptr %1, align 8, !tbaa !43
  %11 = icmp eq i64 %10, %7
  br i1 %11, label %14, label %12

12:                                               ; preds = %9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  %13 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 9, ptr noundef nonnull @.str.17, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  br label %44

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %16 = load i32, ptr %15, align 4, !tbaa !132
  %17 = load ptr, ptr %0, align 8, !tbaa !106
  %18 = sext i32 %16 to i64
  %19 = getelementptr inbounds i8, ptr %17, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %21 = load i32, ptr %20, align 8, !tbaa !133
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %23, label %44

23:                                               ; preds = %14
  %24 = zext nneg i32 %21 to i64
  br label %28

25:                                               ; preds = %28
  %26 = add nuw nsw i64 %29, 1
  %27 = icmp eq i64 %26, %24
  br i1 %27, label %44, label %28, !llvm.loop !134

28:                                               ; preds = %23, %25
  %29 = phi i64 [ 0, %23 ], [ %26, %25 ]
  %30 = getelementptr inbounds nuw %struct.tfc_flag, ptr %19, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !135
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr %1, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !9
  %35 = icmp eq i8 %34, 0
  br i1 %35, label %36, label %25

36:                                               ; preds = %28
  %37 = getelementptr inbounds nuw %struct.tfc_flag, ptr %19, i64 %29
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %38, i8 0, i64 48, i1 false)
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %40 = load i32, ptr %39, align 4, !tbaa !137
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr %17, i64 %41
  store ptr %42, ptr %5, align 8, !tbaa !94
  %43 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 9, ptr noundef nonnull @.str.18, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #24
  br label %44

44:                                               ; preds = %25, %14, %36, %3, %12
  %45 = phi i32 [ 9, %12 ], [ 0, %3 ], [ 9, %36 ], [ 0, %14 ], [ 0, %25 ]
  ret i32 %45
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @run(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #27 {
  %6 = alloca %struct.tfc_failure, align 8
  %7 = alloca %struct.tfc_ctx, align 8
  %8 = alloca %struct.tfc_region, align 8
  %9 = load ptr, ptr %1, align 8, !tbaa !113
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !103
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %13 = load i32, ptr %12, align 4, !tbaa !141
  %14 = load ptr, ptr %0, align 8, !tbaa !106
  %15 = sext i32 %13 to i64
  %16 = getelementptr inbounds i8, ptr %14, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %18 = load i32, ptr %17, align 8, !tbaa !142
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr %14, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %22 = load i32, ptr %21, align 8, !tbaa !143
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr %14, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %26 = load i32, ptr %25, align 4, !tbaa !144
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %14, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %30 = load i32, ptr %29, align 4, !tbaa !145
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
  %48 = load ptr, ptr %37, align 8, !tbaa !130
  %49 = shl i64 %44, 32
  %50 = ashr exact i64 %49, 32
  %51 = load i64, ptr %36, align 8, !tbaa !110
  %52 = mul i64 %51, %50
  %53 = getelementptr inbounds nuw i8, ptr %48, i64 %52
  %54 = load ptr, ptr %53, align 8, !tbaa !42
  %55 = ptrtoint ptr %54 to i64
  br label %95

56:                                               ; preds = %40
  %57 = load ptr, ptr %35, align 8, !tbaa !131
  %58 = shl i64 %44, 32
  %59 = ashr exact i64 %58, 32
  %60 = load i64, ptr %36, align 8, !tbaa !110
  %61 = mul i64 %60, %59
  %62 = getelementptr inbounds nuw i8, ptr %57, i64 %61
  %63 = load ptr, ptr %62, align 8, !tbaa !42
  %64 = ptrtoint ptr %63 to i64
  br label %95

65:                                               ; preds = %40
  %66 = load ptr, ptr %1, align 8, !tbaa !113
  %67 = ptrtoint ptr %66 to i64
  %68 = add i64 %44, %67
  br label %95

69:                                               ; preds = %40
  %70 = load ptr, ptr %34, align 8, !tbaa !116
  %71 = ptrtoint ptr %70 to i64
  %72 = add i64 %44, %71
  br label %95

73:                                               ; preds = %40
  %74 = load ptr, ptr %33, align 8, !tbaa !146
  %75 = ptrtoint ptr %74 to i64
  %76 = add i64 %44, %75
  br label %95

77:                                               ; preds = %40
  %78 = load ptr, ptr %10, align 8, !tbaa !103
  %79 = ptrtoint ptr %78 to i64
  %80 = add i64 %44, %79
  br label %95

81:                                               ; preds = %40
  %82 = shl i64 %44, 32
  %83 = ashr exact i64 %82, 29
  %84 = getelementptr inbounds i8, ptr %11, i64 %83
  %85 = load ptr, ptr %84, align 8, !tbaa !42
  %86 = ptrtoint ptr %85 to i64
  %87 = load i32, ptr %38, align 8, !tbaa !107
  %88 = load ptr, ptr %0, align 8, !tbaa !106
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
  store ptr %97, ptr %100, align 8, !tbaa !42
  %101 = add nuw nsw i64 %41, 1
  %102 = icmp eq i64 %101, %39
  br i1 %102, label %103, label %40, !llvm.loop !147

103:                                              ; preds = %95, %5
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %105 = load i32, ptr %104, align 8, !tbaa !148
  %106 = icmp sgt i32 %105, 0
  br i1 %106, label %107, label %109

107:                                              ; preds = %103
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %113

109:                                              ; preds = %113, %103
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %111 = load i32, ptr %110, align 8, !tbaa !149
  %112 = icmp sgt i32 %111, 0
  br i1 %112, label %126, label %122

113:                                              ; preds = %107, %113
  %114 = phi i64 [ 0, %107 ], [ %118, %113 ]
  %115 = load i64, ptr %108, align 8, !tbaa !150
  %116 = getelementptr i8, ptr %11, i64 %115
  %117 = getelementptr i8, ptr %116, i64 %114
  store i8 0, ptr %117, align 1, !tbaa !9
  %118 = add nuw nsw i64 %114, 1
  %119 = load i32, ptr %104, align 8, !tbaa !148
  %120 = sext i32 %119 to i64
  %121 = icmp slt i64 %118, %120
  br i1 %121, label %113, label %109, !llvm.loop !151

122:                                              ; preds = %142, %109
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #15
  store i32 56, ptr %7, align 8, !tbaa !152
  %123 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 0, ptr %123, align 4, !tbaa !153
  %124 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %125 = icmp eq ptr %3, null
  br i1 %125, label %150, label %147

126:                                              ; preds = %109, %142
  %127 = phi i32 [ %143, %142 ], [ %111, %109 ]
  %128 = phi i64 [ %144, %142 ], [ 0, %109 ]
  %129 = getelementptr inbounds nuw %struct.tfc_aside, ptr %16, i64 %128
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 8
  %131 = load i64, ptr %130, align 8, !tbaa !154
  %132 = getelementptr inbounds i8, ptr %11, i64 %131
  %133 = load i64, ptr %129, align 8, !tbaa !156
  %134 = getelementptr inbounds i8, ptr %9, i64 %133
  %135 = getelementptr inbounds nuw i8, ptr %129, i64 16
  %136 = load i64, ptr %135, align 8, !tbaa !157
  %137 = icmp slt i64 %136, 1
  %138 = icmp eq ptr %132, %134
  %139 = or i1 %138, %137
  br i1 %139, label %142, label %140

140:                                              ; preds = %126
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %132, ptr readonly align 1 %134, i64 %136, i1 false)
  %141 = load i32, ptr %110, align 8, !tbaa !149
  br label %142

142:                                              ; preds = %126, %140
  %143 = phi i32 [ %127, %126 ], [ %141, %140 ]
  %144 = add nuw nsw i64 %128, 1
  %145 = sext i32 %143 to i64
  %146 = icmp slt i64 %144, %145
  br i1 %146, label %126, label %122, !llvm.loop !158

147:                                              ; preds = %122
  %148 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %149 = load ptr, ptr %148, align 8, !tbaa !159
  br label %150

150:                                              ; preds = %122, %147
  %151 = phi ptr [ %149, %147 ], [ null, %122 ]
  store ptr %151, ptr %124, align 8, !tbaa !32
  %152 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %3, ptr %152, align 8, !tbaa !22
  %153 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %6, ptr %153, align 8, !tbaa !48
  %154 = getelementptr inbounds nuw i8, ptr %7, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %154, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #15
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %156 = load ptr, ptr %155, align 8, !tbaa !160
  store ptr %156, ptr %8, align 8, !tbaa !72
  %157 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %159 = load i32, ptr %158, align 8, !tbaa !161
  %160 = sext i32 %159 to i64
  store i64 %160, ptr %157, align 8, !tbaa !70
  %161 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %11, ptr %161, align 8, !tbaa !78
  %162 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store ptr %2, ptr %162, align 8, !tbaa !162
  %163 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %165 = load i64, ptr %164, align 8, !tbaa !163
  %166 = getelementptr inbounds i8, ptr %11, i64 %165
  store ptr %166, ptr %163, align 8, !tbaa !164
  %167 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %168 = load ptr, ptr %0, align 8, !tbaa !106
  store ptr %168, ptr %167, align 8, !tbaa !79
  %169 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %7, ptr %169, align 8, !tbaa !58
  %170 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %172 = load i64, ptr %171, align 8, !tbaa !165
  store i64 %172, ptr %170, align 8, !tbaa !75
  %173 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %175 = load i32, ptr %174, align 8, !tbaa !107
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds i8, ptr %168, i64 %176
  store ptr %177, ptr %173, align 8, !tbaa !166
  %178 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %180 = load i64, ptr %179, align 8, !tbaa !150
  %181 = getelementptr inbounds i8, ptr %11, i64 %180
  store ptr %181, ptr %178, align 8, !tbaa !82
  %182 = getelementptr inbounds nuw i8, ptr %8, i64 80
  store ptr null, ptr %182, align 8, !tbaa !167
  %183 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 180
  %185 = load i32, ptr %184, align 4, !tbaa !168
  %186 = sext i32 %185 to i64
  store i64 %186, ptr %183, align 8, !tbaa !69
  %187 = getelementptr inbounds nuw i8, ptr %8, i64 96
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %187, i8 0, i64 16, i1 false)
  %188 = call i32 @tfc_walk(ptr noundef nonnull %8)
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %193, label %190

190:                                              ; preds = %150
  %191 = load i32, ptr %110, align 8, !tbaa !149
  %192 = icmp sgt i32 %191, 0
  br i1 %192, label %202, label %200

193:                                              ; preds = %150
  %194 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %195 = load i32, ptr %194, align 4, !tbaa !169
  %196 = icmp sgt i32 %195, 0
  br i1 %196, label %197, label %223

197:                                              ; preds = %193
  %198 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %199 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %227

200:                                              ; preds = %218, %190
  %201 = call fastcc i32 @report_failure(ptr noundef nonnull %0, ptr noundef %6, ptr noundef %4) #24
  br label %271

202:                                              ; preds = %190, %218
  %203 = phi i32 [ %219, %218 ], [ %191, %190 ]
  %204 = phi i64 [ %220, %218 ], [ 0, %190 ]
  %205 = getelementptr inbounds nuw %struct.tfc_aside, ptr %16, i64 %204
  %206 = load i64, ptr %205, align 8, !tbaa !156
  %207 = getelementptr inbounds i8, ptr %9, i64 %206
  %208 = getelementptr inbounds nuw i8, ptr %205, i64 8
  %209 = load i64, ptr %208, align 8, !tbaa !154
  %210 = getelementptr inbounds i8, ptr %11, i64 %209
  %211 = getelementptr inbounds nuw i8, ptr %205, i64 16
  %212 = load i64, ptr %211, align 8, !tbaa !157
  %213 = icmp slt i64 %212, 1
  %214 = icmp eq ptr %207, %210
  %215 = or i1 %214, %213
  br i1 %215, label %218, label %216

216:                                              ; preds = %202
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %207, ptr readonly align 1 %210, i64 %212, i1 false)
  %217 = load i32, ptr %110, align 8, !tbaa !149
  br label %218

218:                                              ; preds = %202, %216
  %219 = phi i32 [ %203, %202 ], [ %217, %216 ]
  %220 = add nuw nsw i64 %204, 1
  %221 = sext i32 %219 to i64
  %222 = icmp slt i64 %220, %221
  br i1 %222, label %202, label %200, !llvm.loop !170

223:                                              ; preds = %256, %193
  %224 = getelementptr inbounds nuw i8, ptr %0, i64 164
  %225 = load i32, ptr %224, align 4, !tbaa !171
  %226 = icmp sgt i32 %225, 0
  br i1 %226, label %261, label %271

227:                                              ; preds = %197, %256
  %228 = phi i32 [ %195, %197 ], [ %257, %256 ]
  %229 = phi i64 [ 0, %197 ], [ %258, %256 ]
  %230 = getelementptr inbounds nuw %struct.tfc_result, ptr %20, i64 %229
  %231 = load ptr, ptr %198, align 8, !tbaa !131
  %232 = getelementptr inbounds nuw i8, ptr %230, i64 4
  %233 = load i32, ptr %232, align 4, !tbaa !172
  %234 = sext i32 %233 to i64
  %235 = load i64, ptr %199, align 8, !tbaa !110
  %236 = mul i64 %235, %234
  %237 = getelementptr inbounds nuw i8, ptr %231, i64 %236
  %238 = load ptr, ptr %237, align 8, !tbaa !42
  %239 = load i32, ptr %230, align 8, !tbaa !174
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds ptr, ptr %11, i64 %240
  %242 = load ptr, ptr %241, align 8, !tbaa !42
  %243 = load i32, ptr %174, align 8, !tbaa !107
  %244 = load ptr, ptr %0, align 8, !tbaa !106
  %245 = sext i32 %243 to i64
  %246 = getelementptr inbounds i8, ptr %244, i64 %245
  %247 = getelementptr inbounds nuw i8, ptr %230, i64 8
  %248 = load i64, ptr %247, align 8, !tbaa !175
  %249 = getelementptr inbounds i64, ptr %246, i64 %248
  %250 = call fastcc i64 @evaluate(ptr noundef %249, ptr noundef %2)
  %251 = icmp slt i64 %250, 1
  %252 = icmp eq ptr %238, %242
  %253 = or i1 %252, %251
  br i1 %253, label %256, label %254

254:                                              ; preds = %227
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %238, ptr readonly align 1 %242, i64 %250, i1 false)
  %255 = load i32, ptr %194, align 4, !tbaa !169
  br label %256

256:                                              ; preds = %227, %254
  %257 = phi i32 [ %228, %227 ], [ %255, %254 ]
  %258 = add nuw nsw i64 %229, 1
  %259 = sext i32 %257 to i64
  %260 = icmp slt i64 %258, %259
  br i1 %260, label %227, label %223, !llvm.loop !176

261:                                              ; preds = %223, %261
  %262 = phi i64 [ %267, %261 ], [ 0, %223 ]
  %263 = getelementptr inbounds nuw %struct.tfc_flag, ptr %24, i64 %262
  %264 = load i32, ptr %263, align 4, !tbaa !135
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds i8, ptr %9, i64 %265
  store i8 1, ptr %266, align 1, !tbaa !9
  %267 = add nuw nsw i64 %262, 1
  %268 = load i32, ptr %224, align 4, !tbaa !171
  %269 = sext i32 %268 to i64
  %270 = icmp slt i64 %267, %269
  br i1 %270, label %261, label %271, !llvm.loop !177

271:                                              ; preds = %261, %223, %200
  %272 = phi i32 [ %201, %200 ], [ 0, %223 ], [ 0, %261 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  ret i32 %272
}

; Function Attrs: nounwind uwtable
define i32 @tfc_run(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3) local_unnamed_addr #25 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_memory, align 8
  %8 = icmp eq ptr %3, null
  br i1 %8, label %131, label %9

9:                                                ; preds = %4
  %10 = load i32, ptr %3, align 8, !tbaa !178
  %11 = icmp ult i32 %10, 16
  br i1 %11, label %131, label %12

12:                                               ; preds = %9
  %13 = icmp ult i32 %10, 104
  br i1 %13, label %14, label %22

14:                                               ; preds = %12
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %16 = load ptr, ptr %15, align 8, !tbaa !182
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %18 = zext nneg i32 %10 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, i8 0, i64 24, i1 false)
  store i64 %18, ptr %17, align 8, !tbaa !183
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 104, ptr %19, align 8, !tbaa !184
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %20, i8 0, i64 16, i1 false)
  %21 = tail call fastcc i32 @report(ptr noundef %16, i32 noundef 3, ptr noundef nonnull @.str.1, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #24
  br label %131

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %24 = load i32, ptr %23, align 4, !tbaa !185
  %25 = icmp ult i32 %24, %1
  br i1 %25, label %35, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !182
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %30 = zext i32 %24 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  store i64 %30, ptr %29, align 8, !tbaa !183
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %32 = zext i32 %1 to i64
  store i64 %32, ptr %31, align 8, !tbaa !184
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %33, i8 0, i64 16, i1 false)
  %34 = tail call fastcc i32 @report(ptr noundef %28, i32 noundef 3, ptr noundef nonnull @.str.2, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #24
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
  %44 = alloca i64, i64 %42, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #15
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %46 = load ptr, ptr %45, align 8, !tbaa !189
  store ptr %46, ptr %7, align 8, !tbaa !113
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %49 = load ptr, ptr %48, align 8, !tbaa !190
  %50 = icmp eq ptr %49, null
  %51 = select i1 %50, ptr %2, ptr %49
  store ptr %51, ptr %47, align 8, !tbaa !116
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %54 = load ptr, ptr %53, align 8, !tbaa !191
  store ptr %54, ptr %52, align 8, !tbaa !103
  %55 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %57 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %58 = load <2 x ptr>, ptr %56, align 8, !tbaa !192
  store <2 x ptr> %58, ptr %55, align 8, !tbaa !42
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 56, ptr %59, align 8, !tbaa !110
  %60 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %61 = call fastcc i32 @check_call(ptr noundef %38, ptr noundef %3, ptr noundef %44) #24
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %129

63:                                               ; preds = %35
  %64 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %65 = load ptr, ptr %64, align 8, !tbaa !193
  %66 = load ptr, ptr %60, align 8, !tbaa !182
  %67 = call fastcc i32 @check(ptr noundef nonnull %38, ptr noundef %7, ptr noundef nonnull %44, ptr noundef %65, ptr noundef %66)
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %129

69:                                               ; preds = %63
  %70 = load ptr, ptr %7, align 8, !tbaa !113
  %71 = load ptr, ptr %60, align 8, !tbaa !182
  %72 = call fastcc i32 @check_state(ptr noundef nonnull %38, ptr noundef %70, ptr noundef %71)
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %129

74:                                               ; preds = %69
  %75 = load ptr, ptr %64, align 8, !tbaa !193
  %76 = load ptr, ptr %60, align 8, !tbaa !182
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
  %101 = load i32, ptr %85, align 8, !tbaa !107
  %102 = load ptr, ptr %38, align 8, !tbaa !106
  %103 = sext i32 %101 to i64
  %104 = getelementptr inbounds i8, ptr %102, i64 %103
  %105 = load i32, ptr %86, align 8, !tbaa !105
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
  store i64 %125, ptr %126, align 8, !tbaa !43
  %127 = add nuw nsw i64 %120, 1
  %128 = icmp eq i64 %127, %98
  br i1 %128, label %116, label %119

129:                                              ; preds = %116, %79, %35, %63, %69, %74
  %130 = phi i32 [ %77, %74 ], [ %61, %35 ], [ %72, %69 ], [ %67, %63 ], [ 0, %79 ], [ 0, %116 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #15
  call void @llvm.stackrestore.p0(ptr %43)
  br label %131

131:                                              ; preds = %4, %9, %129, %26, %14
  %132 = phi i32 [ %130, %129 ], [ 3, %14 ], [ 3, %26 ], [ 3, %9 ], [ 3, %4 ]
  ret i32 %132
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #12

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_call(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull captures(address_is_null) %2) unnamed_addr #33 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !182
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %12 = load ptr, ptr %11, align 8, !tbaa !201
  %13 = icmp eq ptr %12, null
  br i1 %13, label %16, label %14

14:                                               ; preds = %3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %15 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.22, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #24
  br label %258

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
  %31 = load ptr, ptr %0, align 8, !tbaa !106
  %32 = sext i32 %30 to i64
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  store ptr %33, ptr %7, align 8, !tbaa !94
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %36 = zext i32 %18 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %34, i8 0, i64 16, i1 false)
  store i64 %36, ptr %35, align 8, !tbaa !183
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %38 = zext i32 %20 to i64
  store i64 %38, ptr %37, align 8, !tbaa !184
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %39, i8 0, i64 16, i1 false)
  %40 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.23, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #24
  br label %258

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
  %56 = load ptr, ptr %0, align 8, !tbaa !106
  %57 = sext i32 %55 to i64
  %58 = getelementptr inbounds i8, ptr %56, i64 %57
  store ptr %58, ptr %8, align 8, !tbaa !94
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %61 = zext i32 %43 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %59, i8 0, i64 16, i1 false)
  store i64 %61, ptr %60, align 8, !tbaa !183
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %63 = zext i32 %45 to i64
  store i64 %63, ptr %62, align 8, !tbaa !184
  %64 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %64, i8 0, i64 16, i1 false)
  %65 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.24, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #24
  br label %258

66:                                               ; preds = %49, %47
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %68 = load i64, ptr %67, align 8, !tbaa !205
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %70 = load i64, ptr %69, align 8, !tbaa !114
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %75, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %74 = load i64, ptr %73, align 8, !tbaa !115
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
  %84 = load i64, ptr %83, align 8, !tbaa !117
  br label %85

85:                                               ; preds = %82, %75
  %86 = phi i64 [ %84, %82 ], [ 0, %75 ]
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %88 = load i64, ptr %87, align 8, !tbaa !207
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %90 = load i64, ptr %89, align 8, !tbaa !99
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
  store ptr %97, ptr %5, align 8, !tbaa !94
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %101 = getelementptr inbounds nuw i8, ptr %5, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %100, i8 0, i64 16, i1 false)
  store i64 %98, ptr %101, align 8, !tbaa !183
  %102 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %99, ptr %102, align 8, !tbaa !184
  %103 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %103, i8 0, i64 16, i1 false)
  %104 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.28, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %258

105:                                              ; preds = %94
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
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
  %117 = load i32, ptr %106, align 8, !tbaa !105
  %118 = load ptr, ptr %0, align 8, !tbaa !106
  %119 = sext i32 %117 to i64
  %120 = getelementptr inbounds i8, ptr %118, i64 %119
  %121 = getelementptr inbounds nuw %struct.tfc_given, ptr %120, i64 %109
  %122 = load ptr, ptr %107, align 8, !tbaa !203
  %123 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %122, i64 %109
  %124 = tail call fastcc i32 @check_kind(ptr noundef nonnull %0, ptr noundef %121, ptr noundef %123, i32 noundef 1, ptr noundef %10)
  %125 = add nuw nsw i64 %109, 1
  %126 = icmp eq i32 %124, 0
  br i1 %126, label %108, label %258, !llvm.loop !208

127:                                              ; preds = %113, %132
  %128 = phi i64 [ 0, %113 ], [ %144, %132 ]
  %129 = load i32, ptr %42, align 4, !tbaa !194
  %130 = zext i32 %129 to i64
  %131 = icmp samesign ult i64 %128, %130
  br i1 %131, label %132, label %146

132:                                              ; preds = %127
  %133 = load i32, ptr %114, align 8, !tbaa !105
  %134 = load ptr, ptr %0, align 8, !tbaa !106
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
  br i1 %145, label %127, label %258, !llvm.loop !209

146:                                              ; preds = %127
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %148 = load ptr, ptr %147, align 8, !tbaa !203
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %150 = load i32, ptr %149, align 8, !tbaa !188
  %151 = icmp sgt i32 %150, 0
  br i1 %151, label %152, label %214

152:                                              ; preds = %146
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %154 = load i32, ptr %153, align 4, !tbaa !210
  %155 = load ptr, ptr %0, align 8, !tbaa !106
  %156 = sext i32 %154 to i64
  %157 = getelementptr inbounds i8, ptr %155, i64 %156
  %158 = load i32, ptr %114, align 8, !tbaa !105
  %159 = zext nneg i32 %150 to i64
  br label %160

160:                                              ; preds = %187, %152
  %161 = phi i64 [ 0, %152 ], [ %189, %187 ]
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
  %173 = load i64, ptr %172, align 8, !tbaa !43
  %174 = icmp slt i64 %173, 0
  br i1 %174, label %191, label %175

175:                                              ; preds = %160
  %176 = getelementptr inbounds nuw i8, ptr %162, i64 24
  %177 = load i64, ptr %176, align 8, !tbaa !214
  %178 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %173, i64 %177)
  %179 = extractvalue { i64, i1 } %178, 1
  %180 = extractvalue { i64, i1 } %178, 0
  br i1 %179, label %191, label %181

181:                                              ; preds = %175
  %182 = getelementptr inbounds nuw i8, ptr %162, i64 16
  %183 = load i64, ptr %182, align 8, !tbaa !215
  %184 = srem i64 %180, %183
  %185 = sdiv i64 %180, %183
  %186 = icmp eq i64 %184, 0
  br i1 %186, label %187, label %191

187:                                              ; preds = %181
  %188 = getelementptr inbounds nuw i64, ptr %2, i64 %161
  store i64 %185, ptr %188, align 8, !tbaa !43
  %189 = add nuw nsw i64 %161, 1
  %190 = icmp eq i64 %189, %159
  br i1 %190, label %214, label %160, !llvm.loop !216

191:                                              ; preds = %160, %175, %181
  %192 = sext i32 %158 to i64
  %193 = getelementptr inbounds i8, ptr %155, i64 %192
  %194 = getelementptr inbounds %struct.tfc_given, ptr %193, i64 %165
  %195 = getelementptr inbounds nuw i8, ptr %194, i64 4
  %196 = load i32, ptr %195, align 4, !tbaa !118
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds i8, ptr %155, i64 %197
  store ptr %198, ptr %4, align 8, !tbaa !94
  %199 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %200 = getelementptr inbounds nuw i8, ptr %162, i64 32
  %201 = load i32, ptr %200, align 8, !tbaa !217
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds i8, ptr %155, i64 %202
  store ptr %203, ptr %199, align 8, !tbaa !96
  %204 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %173, ptr %204, align 8, !tbaa !218
  %205 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %171, ptr %205, align 8, !tbaa !183
  %206 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %207 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %206, i8 0, i64 16, i1 false)
  %209 = load ptr, ptr %208, align 8, !tbaa !119
  %210 = load i32, ptr %194, align 4, !tbaa !120
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds %struct.tfc_loc, ptr %209, i64 %211
  store ptr %212, ptr %207, align 8, !tbaa !98
  %213 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.33, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %258

214:                                              ; preds = %187, %146
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %215 = tail call fastcc i32 @check_dims(ptr noundef %0, ptr noundef nonnull %2, ptr noundef %10)
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %217, label %258

217:                                              ; preds = %214
  %218 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %219 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %220

220:                                              ; preds = %217, %228
  %221 = phi i64 [ 0, %217 ], [ %237, %228 ]
  %222 = load i32, ptr %17, align 8, !tbaa !202
  %223 = zext i32 %222 to i64
  %224 = icmp samesign ult i64 %221, %223
  br i1 %224, label %228, label %225

225:                                              ; preds = %220
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %227 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %239

228:                                              ; preds = %220
  %229 = load i32, ptr %218, align 8, !tbaa !105
  %230 = load ptr, ptr %0, align 8, !tbaa !106
  %231 = sext i32 %229 to i64
  %232 = getelementptr inbounds i8, ptr %230, i64 %231
  %233 = getelementptr inbounds nuw %struct.tfc_given, ptr %232, i64 %221
  %234 = load ptr, ptr %219, align 8, !tbaa !203
  %235 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %234, i64 %221
  %236 = tail call fastcc i32 @check_size(ptr noundef nonnull %0, ptr noundef %233, ptr noundef %235, i32 noundef 1, ptr noundef %2, ptr noundef %10)
  %237 = add nuw nsw i64 %221, 1
  %238 = icmp eq i32 %236, 0
  br i1 %238, label %220, label %258, !llvm.loop !219

239:                                              ; preds = %225, %244
  %240 = phi i64 [ 0, %225 ], [ %256, %244 ]
  %241 = load i32, ptr %42, align 4, !tbaa !194
  %242 = zext i32 %241 to i64
  %243 = icmp samesign ult i64 %240, %242
  br i1 %243, label %244, label %258

244:                                              ; preds = %239
  %245 = load i32, ptr %226, align 8, !tbaa !105
  %246 = load ptr, ptr %0, align 8, !tbaa !106
  %247 = sext i32 %245 to i64
  %248 = getelementptr inbounds i8, ptr %246, i64 %247
  %249 = load i32, ptr %19, align 4, !tbaa !88
  %250 = zext i32 %249 to i64
  %251 = getelementptr inbounds nuw %struct.tfc_given, ptr %248, i64 %250
  %252 = getelementptr inbounds nuw %struct.tfc_given, ptr %251, i64 %240
  %253 = load ptr, ptr %227, align 8, !tbaa !195
  %254 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %253, i64 %240
  %255 = tail call fastcc i32 @check_size(ptr noundef nonnull %0, ptr noundef %252, ptr noundef %254, i32 noundef 0, ptr noundef %2, ptr noundef %10)
  %256 = add nuw nsw i64 %240, 1
  %257 = icmp eq i32 %255, 0
  br i1 %257, label %239, label %258, !llvm.loop !220

258:                                              ; preds = %116, %132, %228, %244, %239, %96, %191, %214, %53, %28, %14
  %259 = phi i32 [ 3, %14 ], [ 3, %28 ], [ 3, %53 ], [ %255, %244 ], [ 3, %96 ], [ %236, %228 ], [ %215, %214 ], [ %143, %132 ], [ 3, %191 ], [ 0, %239 ], [ %124, %116 ]
  ret i32 %259
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #36 {
  %3 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
  br label %4

4:                                                ; preds = %71, %2
  %5 = phi i32 [ 0, %2 ], [ %72, %71 ]
  %6 = phi ptr [ %0, %2 ], [ %74, %71 ]
  %7 = phi i32 [ 0, %2 ], [ %73, %71 ]
  %8 = load i64, ptr %6, align 8, !tbaa !43
  switch i64 %8, label %23 [
    i64 0, label %75
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !43
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !43
  br label %71

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !43
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !43
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !43
  br label %71

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !43
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !43
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
  store i64 %70, ptr %27, align 8, !tbaa !43
  br label %71

71:                                               ; preds = %9, %68, %15
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %15 ]
  %73 = phi i32 [ %24, %68 ], [ %12, %9 ], [ %20, %15 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !221

75:                                               ; preds = %4
  %76 = icmp eq i32 %5, 0
  %77 = load i64, ptr %3, align 16
  %78 = select i1 %76, i64 %77, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  ret i64 %78
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #12

; Function Attrs: nounwind uwtable
define i32 @tfc_begin(ptr noundef %0, ptr noundef readonly captures(none) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef readonly captures(address) %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) local_unnamed_addr #25 {
  %12 = alloca %struct.tfc_fault, align 8
  %13 = alloca %struct.tfc_fault, align 8
  %14 = alloca %struct.tfc_fault, align 8
  %15 = alloca %struct.tfc_memory, align 8
  %16 = icmp eq i64 %4, 0
  br i1 %16, label %108, label %17

17:                                               ; preds = %11
  %18 = icmp ne ptr %6, null
  %19 = ptrtoint ptr %6 to i64
  %20 = and i64 %19, 63
  %21 = icmp eq i64 %20, 0
  %22 = and i1 %18, %21
  br i1 %22, label %25, label %23

23:                                               ; preds = %17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %14, i8 0, i64 56, i1 false)
  %24 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.3, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %14) #24
  br label %108

25:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #15
  store ptr %6, ptr %15, align 8, !tbaa !113
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store ptr %7, ptr %26, align 8, !tbaa !116
  %27 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %8, ptr %27, align 8, !tbaa !103
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %29 = getelementptr inbounds nuw i8, ptr %15, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  store i64 8, ptr %29, align 8, !tbaa !110
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
  br i1 %37, label %38, label %106

38:                                               ; preds = %35
  call void @llvm.memset.p0.i64(ptr nonnull align 1 %6, i8 0, i64 %4, i1 false)
  store i64 %3, ptr %6, align 8, !tbaa !43
  %39 = icmp sgt i64 %2, 0
  br i1 %39, label %41, label %40

40:                                               ; preds = %55, %38
  br i1 %30, label %106, label %61

41:                                               ; preds = %38, %55
  %42 = phi i64 [ %59, %55 ], [ 0, %38 ]
  %43 = getelementptr inbounds nuw %struct.tfc_initial, ptr %1, i64 %42
  %44 = load i64, ptr %43, align 8, !tbaa !222
  %45 = getelementptr inbounds i8, ptr %6, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %47 = load i64, ptr %46, align 8, !tbaa !224
  %48 = getelementptr inbounds i8, ptr %5, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %50 = load i64, ptr %49, align 8, !tbaa !225
  %51 = icmp slt i64 %50, 1
  %52 = icmp eq ptr %45, %48
  %53 = or i1 %52, %51
  br i1 %53, label %55, label %54

54:                                               ; preds = %41
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %45, ptr readonly align 1 %48, i64 %50, i1 false)
  br label %55

55:                                               ; preds = %41, %54
  %56 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %57 = load i64, ptr %56, align 8, !tbaa !226
  %58 = getelementptr inbounds i8, ptr %6, i64 %57
  store i8 1, ptr %58, align 1, !tbaa !9
  %59 = add nuw nsw i64 %42, 1
  %60 = icmp eq i64 %59, %2
  br i1 %60, label %40, label %41, !llvm.loop !227

61:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %63 = load i64, ptr %62, align 8, !tbaa !114
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %101, label %65

65:                                               ; preds = %61
  %66 = load i64, ptr %6, align 8, !tbaa !43
  %67 = icmp eq i64 %66, %63
  br i1 %67, label %70, label %68

68:                                               ; preds = %65
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %12, i8 0, i64 56, i1 false)
  %69 = call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.17, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %12) #24
  br label %100

70:                                               ; preds = %65
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %72 = load i32, ptr %71, align 4, !tbaa !132
  %73 = load ptr, ptr %0, align 8, !tbaa !106
  %74 = sext i32 %72 to i64
  %75 = getelementptr inbounds i8, ptr %73, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %77 = load i32, ptr %76, align 8, !tbaa !133
  %78 = icmp sgt i32 %77, 0
  br i1 %78, label %79, label %101

79:                                               ; preds = %70
  %80 = zext nneg i32 %77 to i64
  br label %84

81:                                               ; preds = %84
  %82 = add nuw nsw i64 %85, 1
  %83 = icmp eq i64 %82, %80
  br i1 %83, label %101, label %84, !llvm.loop !134

84:                                               ; preds = %81, %79
  %85 = phi i64 [ 0, %79 ], [ %82, %81 ]
  %86 = getelementptr inbounds nuw %struct.tfc_flag, ptr %75, i64 %85
  %87 = load i32, ptr %86, align 4, !tbaa !135
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i8, ptr %6, i64 %88
  %90 = load i8, ptr %89, align 1, !tbaa !9
  %91 = icmp eq i8 %90, 0
  br i1 %91, label %92, label %81

92:                                               ; preds = %84
  %93 = getelementptr inbounds nuw %struct.tfc_flag, ptr %75, i64 %85
  %94 = getelementptr inbounds nuw i8, ptr %13, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %94, i8 0, i64 48, i1 false)
  %95 = getelementptr inbounds nuw i8, ptr %93, i64 4
  %96 = load i32, ptr %95, align 4, !tbaa !137
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i8, ptr %73, i64 %97
  store ptr %98, ptr %13, align 8, !tbaa !94
  %99 = call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.18, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %13) #24
  br label %100

100:                                              ; preds = %92, %68
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %104

101:                                              ; preds = %81, %70, %61
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  %102 = call fastcc i32 @run(ptr noundef nonnull %0, ptr noundef %15, ptr noundef null, ptr noundef %9, ptr noundef %10)
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %106, label %104

104:                                              ; preds = %100, %101
  %105 = phi i32 [ 9, %100 ], [ %102, %101 ]
  store i64 0, ptr %6, align 8, !tbaa !43
  br label %106

106:                                              ; preds = %40, %101, %104, %35
  %107 = phi i32 [ %36, %35 ], [ %105, %104 ], [ 0, %101 ], [ 0, %40 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #15
  br label %108

108:                                              ; preds = %11, %106, %23
  %109 = phi i32 [ 3, %23 ], [ %107, %106 ], [ 0, %11 ]
  ret i32 %109
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #14

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_host(ptr noundef readonly captures(address_is_null) %0, ptr noundef %1) unnamed_addr #37 {
  %3 = alloca %struct.tfc_fault, align 8
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = icmp eq ptr %0, null
  br i1 %6, label %38, label %7

7:                                                ; preds = %2
  %8 = load i32, ptr %0, align 8, !tbaa !228
  %9 = icmp ult i32 %8, 56
  br i1 %9, label %10, label %16

10:                                               ; preds = %7
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %12 = zext nneg i32 %8 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  store i64 %12, ptr %11, align 8, !tbaa !183
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 56, ptr %13, align 8, !tbaa !184
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %15 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.36, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %3) #24
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
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %26 = zext i32 %22 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, i8 0, i64 24, i1 false)
  store i64 %26, ptr %25, align 8, !tbaa !183
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 65536, ptr %27, align 8, !tbaa !184
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  %29 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.37, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  br label %38

30:                                               ; preds = %20, %16
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %32 = load ptr, ptr %31, align 8, !tbaa !159
  %33 = ptrtoint ptr %32 to i64
  %34 = and i64 %33, 63
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %38, label %36

36:                                               ; preds = %30
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %37 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.38, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #24
  br label %38

38:                                               ; preds = %30, %2, %36, %24, %10
  %39 = phi i32 [ 3, %10 ], [ 3, %24 ], [ 3, %36 ], [ 0, %2 ], [ 0, %30 ]
  ret i32 %39
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define i32 @tfc_monitor_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #29 {
  %2 = load atomic i32, ptr %0 monotonic, align 8
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define void @tfc_monitor_trace(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #25 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = zext i32 %1 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i64, ptr %7, align 8, !tbaa !229
  %9 = icmp sgt i64 %8, %6
  br i1 %9, label %10, label %81

10:                                               ; preds = %3
  switch i32 %2, label %75 [
    i32 0, label %11
    i32 1, label %44
  ]

11:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #15
  %12 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #15
  %13 = load i64, ptr %5, align 8, !tbaa !233
  %14 = mul nsw i64 %13, 1000000000
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !235
  %17 = add nsw i64 %14, %16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !tbaa !236
  %20 = getelementptr inbounds nuw %struct.tfc_runs, ptr %19, i64 %6
  %21 = load i64, ptr %20, align 8, !tbaa !237
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %11
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 %17, ptr %24, align 8, !tbaa !239
  br label %25

25:                                               ; preds = %23, %11
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store i64 %17, ptr %26, align 8, !tbaa !240
  %27 = add nsw i64 %21, 1
  store i64 %27, ptr %20, align 8, !tbaa !237
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !tbaa !241
  %30 = icmp slt i64 %21, %29
  br i1 %30, label %31, label %81

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %33 = load i64, ptr %32, align 8, !tbaa !242
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %32, align 8, !tbaa !242
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %36 = load i64, ptr %35, align 8, !tbaa !243
  %37 = icmp slt i64 %33, %36
  br i1 %37, label %38, label %81

38:                                               ; preds = %31
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !244
  %41 = getelementptr inbounds %struct.tfc_event, ptr %40, i64 %33
  store i64 %17, ptr %41, align 8, !tbaa !43
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 0, ptr %42, align 8, !tbaa !43
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 %6, ptr %43, align 8, !tbaa !43
  br label %81

44:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15
  %45 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #15
  %46 = load i64, ptr %4, align 8, !tbaa !233
  %47 = mul nsw i64 %46, 1000000000
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !235
  %50 = add nsw i64 %47, %49
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #15
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %52 = load ptr, ptr %51, align 8, !tbaa !236
  %53 = getelementptr inbounds nuw %struct.tfc_runs, ptr %52, i64 %6
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load i64, ptr %54, align 8, !tbaa !240
  %56 = sub i64 %50, %55
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %58 = load i64, ptr %57, align 8, !tbaa !245
  %59 = add nsw i64 %56, %58
  store i64 %59, ptr %57, align 8, !tbaa !245
  store i64 %50, ptr %54, align 8, !tbaa !240
  %60 = load i64, ptr %53, align 8, !tbaa !237
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %62 = load i64, ptr %61, align 8, !tbaa !241
  %63 = icmp sgt i64 %60, %62
  br i1 %63, label %81, label %64

64:                                               ; preds = %44
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %66 = load i64, ptr %65, align 8, !tbaa !242
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %68 = load i64, ptr %67, align 8, !tbaa !243
  %69 = icmp sgt i64 %66, %68
  br i1 %69, label %81, label %70

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !244
  %73 = getelementptr %struct.tfc_event, ptr %72, i64 %66
  %74 = getelementptr i8, ptr %73, i64 -16
  store i64 %50, ptr %74, align 8, !tbaa !246
  br label %81

75:                                               ; preds = %10
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !236
  %78 = getelementptr inbounds nuw %struct.tfc_runs, ptr %77, i64 %6
  %79 = load i64, ptr %78, align 8, !tbaa !237
  %80 = add nsw i64 %79, 1
  store i64 %80, ptr %78, align 8, !tbaa !237
  br label %81

81:                                               ; preds = %70, %64, %44, %38, %31, %25, %75, %3
  ret void
}

; Function Attrs: nounwind uwtable
define ptr @tfc_call_from_python(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #27 {
  %5 = alloca [64 x ptr], align 16
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !248
  %8 = load ptr, ptr %7, align 8, !tbaa !250
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #15
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !253
  %11 = icmp eq ptr %10, null
  br i1 %11, label %130, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %14 = load i32, ptr %13, align 8, !tbaa !257
  %15 = sext i32 %14 to i64
  %16 = icmp sgt i64 %2, %15
  br i1 %16, label %130, label %17

17:                                               ; preds = %12
  %18 = icmp sgt i64 %2, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %17
  %20 = shl nuw nsw i64 %2, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %5, ptr align 8 %1, i64 %20, i1 false), !tbaa !42
  br label %21

21:                                               ; preds = %19, %17
  %22 = icmp slt i64 %2, %15
  br i1 %22, label %23, label %28

23:                                               ; preds = %21
  %24 = shl i64 %2, 3
  %25 = getelementptr i8, ptr %5, i64 %24
  %26 = sub i64 %15, %2
  %27 = shl i64 %26, 3
  call void @llvm.memset.p0.i64(ptr align 8 %25, i8 0, i64 %27, i1 false), !tbaa !42
  br label %28

28:                                               ; preds = %23, %21
  %29 = icmp eq ptr %3, null
  br i1 %29, label %123, label %30

30:                                               ; preds = %28
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %32 = load i64, ptr %31, align 8, !tbaa !258
  %33 = load ptr, ptr %8, align 8, !tbaa !260
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 216
  %35 = load i64, ptr %34, align 8, !tbaa !261
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
  %46 = load ptr, ptr %45, align 8, !tbaa !42
  %47 = add nsw i64 %43, %2
  %48 = trunc i64 %47 to i32
  %49 = load i32, ptr %13, align 8, !tbaa !257
  %50 = icmp sgt i32 %49, %48
  br i1 %50, label %51, label %58

51:                                               ; preds = %41
  %52 = load ptr, ptr %39, align 8, !tbaa !263
  %53 = shl i64 %47, 32
  %54 = ashr exact i64 %53, 29
  %55 = getelementptr inbounds i8, ptr %52, i64 %54
  %56 = load ptr, ptr %55, align 8, !tbaa !42
  %57 = icmp eq ptr %56, %46
  br i1 %57, label %101, label %58

58:                                               ; preds = %51, %41
  %59 = load ptr, ptr %40, align 8, !tbaa !264
  %60 = icmp eq ptr %46, %59
  br i1 %60, label %101, label %61

61:                                               ; preds = %58
  %62 = icmp sgt i32 %49, 0
  br i1 %62, label %63, label %89

63:                                               ; preds = %61
  %64 = load ptr, ptr %39, align 8, !tbaa !263
  %65 = zext nneg i32 %49 to i64
  br label %66

66:                                               ; preds = %71, %63
  %67 = phi i64 [ 0, %63 ], [ %72, %71 ]
  %68 = getelementptr inbounds nuw ptr, ptr %64, i64 %67
  %69 = load ptr, ptr %68, align 8, !tbaa !42
  %70 = icmp eq ptr %69, %46
  br i1 %70, label %99, label %71

71:                                               ; preds = %66
  %72 = add nuw nsw i64 %67, 1
  %73 = icmp eq i64 %72, %65
  br i1 %73, label %74, label %66, !llvm.loop !265

74:                                               ; preds = %71, %84
  %75 = phi i64 [ %85, %84 ], [ 0, %71 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !260
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 112
  %78 = load ptr, ptr %77, align 8, !tbaa !266
  %79 = load ptr, ptr %39, align 8, !tbaa !263
  %80 = getelementptr inbounds nuw ptr, ptr %79, i64 %75
  %81 = load ptr, ptr %80, align 8, !tbaa !42
  %82 = tail call i32 %78(ptr noundef %81, ptr noundef %46) #15
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %97, label %84

84:                                               ; preds = %74
  %85 = add nuw nsw i64 %75, 1
  %86 = icmp eq i64 %85, %65
  br i1 %86, label %87, label %74, !llvm.loop !267

87:                                               ; preds = %84
  %88 = load ptr, ptr %40, align 8, !tbaa !264
  br label %89

89:                                               ; preds = %87, %61
  %90 = phi ptr [ %88, %87 ], [ %59, %61 ]
  %91 = load ptr, ptr %8, align 8, !tbaa !260
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 112
  %93 = load ptr, ptr %92, align 8, !tbaa !266
  %94 = tail call i32 %93(ptr noundef %90, ptr noundef %46) #15
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
  %106 = load ptr, ptr %105, align 8, !tbaa !42
  br label %118

107:                                              ; preds = %101
  %108 = icmp slt i32 %102, 0
  br i1 %108, label %130, label %109

109:                                              ; preds = %107
  %110 = zext nneg i32 %102 to i64
  %111 = getelementptr inbounds nuw ptr, ptr %5, i64 %110
  %112 = load ptr, ptr %111, align 8, !tbaa !42
  %113 = icmp eq ptr %112, null
  br i1 %113, label %114, label %130

114:                                              ; preds = %109
  %115 = getelementptr inbounds ptr, ptr %1, i64 %47
  %116 = load ptr, ptr %115, align 8, !tbaa !42
  store ptr %116, ptr %111, align 8, !tbaa !42
  %117 = add nsw i64 %44, 1
  br label %118

118:                                              ; preds = %114, %104
  %119 = phi ptr [ %106, %104 ], [ %42, %114 ]
  %120 = phi i64 [ %44, %104 ], [ %117, %114 ]
  %121 = add nuw nsw i64 %43, 1
  %122 = icmp eq i64 %121, %32
  br i1 %122, label %123, label %41, !llvm.loop !268

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
  %131 = load ptr, ptr %8, align 8, !tbaa !260
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %133 = load ptr, ptr %132, align 8, !tbaa !269
  %134 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %135 = load ptr, ptr %134, align 8, !tbaa !270
  %136 = tail call ptr %133(ptr noundef %135, ptr noundef %1, i64 noundef %2, ptr noundef %3) #15
  br label %137

137:                                              ; preds = %127, %130
  %138 = phi ptr [ %136, %130 ], [ %128, %127 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15
  ret ptr %138
}

; Function Attrs: nounwind uwtable
define internal fastcc ptr @call_step(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #27 {
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  %6 = alloca [64 x ptr], align 16
  %7 = load ptr, ptr %0, align 8, !tbaa !250
  %8 = load ptr, ptr %7, align 8, !tbaa !260
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #15
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !271
  %11 = load i32, ptr %10, align 4, !tbaa !5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %664, label %13

13:                                               ; preds = %3
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 52
  %15 = load i32, ptr %14, align 4, !tbaa !272
  %16 = icmp slt i32 %15, 1
  br i1 %16, label %20, label %17

17:                                               ; preds = %13
  %18 = zext nneg i32 %15 to i64
  %19 = shl nuw nsw i64 %18, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %6, i8 0, i64 %19, i1 false), !tbaa !42
  br label %20

20:                                               ; preds = %17, %13
  %21 = icmp eq ptr %2, null
  br i1 %21, label %145, label %22

22:                                               ; preds = %20
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 160
  %24 = load ptr, ptr %23, align 8, !tbaa !273
  %25 = icmp eq ptr %2, %24
  br i1 %25, label %145, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = load i64, ptr %27, align 8, !tbaa !274
  switch i64 %28, label %69 [
    i64 0, label %29
    i64 2, label %30
  ]

29:                                               ; preds = %26
  store ptr %2, ptr %6, align 16, !tbaa !42
  br label %108

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %32 = load ptr, ptr %31, align 8, !tbaa !275
  %33 = getelementptr inbounds nuw i8, ptr %8, i64 192
  %34 = load ptr, ptr %33, align 8, !tbaa !276
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
  %44 = load ptr, ptr %43, align 8, !tbaa !277
  %45 = tail call i64 %44(ptr noundef nonnull %2) #15
  %46 = icmp eq i64 %42, %45
  br i1 %46, label %108, label %61

47:                                               ; preds = %47, %37
  %48 = phi i64 [ 0, %37 ], [ %59, %47 ]
  %49 = phi i64 [ 0, %37 ], [ %58, %47 ]
  %50 = load ptr, ptr %38, align 8, !tbaa !278
  %51 = load ptr, ptr %39, align 8, !tbaa !279
  %52 = getelementptr inbounds nuw ptr, ptr %51, i64 %48
  %53 = load ptr, ptr %52, align 8, !tbaa !42
  %54 = tail call ptr %50(ptr noundef nonnull %2, ptr noundef %53) #15
  %55 = getelementptr inbounds nuw ptr, ptr %6, i64 %48
  store ptr %54, ptr %55, align 8, !tbaa !42
  %56 = icmp ne ptr %54, null
  %57 = zext i1 %56 to i64
  %58 = add nuw nsw i64 %49, %57
  %59 = add nuw nsw i64 %48, 1
  %60 = icmp eq i64 %59, %40
  br i1 %60, label %41, label %47, !llvm.loop !280

61:                                               ; preds = %41
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %63 = load ptr, ptr %62, align 8, !tbaa !281
  %64 = tail call ptr %63() #15
  %65 = icmp eq ptr %64, null
  br i1 %65, label %664, label %66

66:                                               ; preds = %61
  %67 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %68 = load ptr, ptr %67, align 8, !tbaa !282
  tail call void %68() #15
  br label %664

69:                                               ; preds = %26
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %71 = load ptr, ptr %70, align 8, !tbaa !275
  %72 = getelementptr inbounds nuw i8, ptr %8, i64 184
  %73 = load ptr, ptr %72, align 8, !tbaa !283
  %74 = icmp eq ptr %71, %73
  br i1 %74, label %75, label %92

75:                                               ; preds = %69
  %76 = getelementptr inbounds nuw i8, ptr %8, i64 104
  %77 = load ptr, ptr %76, align 8, !tbaa !284
  %78 = tail call i64 %77(ptr noundef nonnull %2) #15
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
  %87 = load ptr, ptr %83, align 8, !tbaa !285
  %88 = tail call ptr %87(ptr noundef nonnull %2, i64 noundef %86) #15
  %89 = getelementptr inbounds nuw ptr, ptr %6, i64 %86
  store ptr %88, ptr %89, align 8, !tbaa !42
  %90 = add nuw nsw i64 %86, 1
  %91 = icmp eq i64 %90, %84
  br i1 %91, label %111, label %85, !llvm.loop !286

92:                                               ; preds = %69
  %93 = getelementptr inbounds nuw i8, ptr %8, i64 176
  %94 = load ptr, ptr %93, align 8, !tbaa !287
  %95 = icmp eq ptr %71, %94
  br i1 %95, label %96, label %664

96:                                               ; preds = %92
  %97 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %98 = load i64, ptr %97, align 8, !tbaa !258
  %99 = sext i32 %15 to i64
  %100 = icmp ne i64 %98, %99
  %101 = or i1 %16, %100
  br i1 %101, label %143, label %102

102:                                              ; preds = %96
  %103 = getelementptr inbounds nuw i8, ptr %8, i64 216
  %104 = load i64, ptr %103, align 8, !tbaa !261
  %105 = getelementptr inbounds i8, ptr %2, i64 %104
  %106 = zext nneg i32 %15 to i64
  %107 = shl nuw nsw i64 %106, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %6, ptr nonnull align 8 %105, i64 %107, i1 false), !tbaa !42
  br label %111

108:                                              ; preds = %41, %29
  br i1 %16, label %145, label %109

109:                                              ; preds = %108
  %110 = zext nneg i32 %15 to i64
  br label %111

111:                                              ; preds = %85, %109, %102
  %112 = phi i64 [ %110, %109 ], [ %106, %102 ], [ %84, %85 ]
  %113 = load ptr, ptr %23, align 8, !tbaa !273
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
  %123 = load <2 x ptr>, ptr %121, align 16, !tbaa !42
  %124 = load <2 x ptr>, ptr %122, align 16, !tbaa !42
  %125 = icmp eq <2 x ptr> %123, %118
  %126 = icmp eq <2 x ptr> %124, %118
  %127 = select <2 x i1> %125, <2 x ptr> zeroinitializer, <2 x ptr> %123
  %128 = select <2 x i1> %126, <2 x ptr> zeroinitializer, <2 x ptr> %124
  store <2 x ptr> %127, ptr %121, align 16
  store <2 x ptr> %128, ptr %122, align 16
  %129 = add nuw i64 %120, 4
  %130 = icmp eq i64 %129, %116
  br i1 %130, label %131, label %119, !llvm.loop !288

131:                                              ; preds = %119
  %132 = icmp eq i64 %112, %116
  br i1 %132, label %145, label %133

133:                                              ; preds = %111, %131
  %134 = phi i64 [ 0, %111 ], [ %116, %131 ]
  br label %135

135:                                              ; preds = %133, %135
  %136 = phi i64 [ %141, %135 ], [ %134, %133 ]
  %137 = getelementptr inbounds nuw ptr, ptr %6, i64 %136
  %138 = load ptr, ptr %137, align 8, !tbaa !42
  %139 = icmp eq ptr %138, %113
  %140 = select i1 %139, ptr null, ptr %138
  store ptr %140, ptr %137, align 8
  %141 = add nuw nsw i64 %136, 1
  %142 = icmp eq i64 %141, %112
  br i1 %142, label %145, label %135, !llvm.loop !291

143:                                              ; preds = %75, %96
  %144 = phi i1 [ %80, %75 ], [ %100, %96 ]
  br i1 %144, label %664, label %145

145:                                              ; preds = %135, %131, %22, %108, %20, %143
  %146 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %147 = load ptr, ptr %146, align 8, !tbaa !292
  %148 = icmp eq ptr %147, null
  br i1 %148, label %664, label %149

149:                                              ; preds = %145
  %150 = getelementptr inbounds nuw i8, ptr %7, i64 48
  br label %151

151:                                              ; preds = %273, %149
  %152 = phi ptr [ %147, %149 ], [ %275, %273 ]
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 144
  %154 = load i32, ptr %153, align 8, !tbaa !293
  %155 = getelementptr inbounds nuw i8, ptr %152, i64 148
  %156 = load i32, ptr %155, align 4, !tbaa !301
  %157 = or i32 %156, %154
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %273

159:                                              ; preds = %151
  %160 = load i32, ptr %150, align 8, !tbaa !257
  %161 = icmp slt i32 %160, 1
  br i1 %161, label %277, label %162

162:                                              ; preds = %159
  %163 = load ptr, ptr %7, align 8, !tbaa !260
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
  %173 = load ptr, ptr %164, align 8, !tbaa !302
  %174 = getelementptr inbounds nuw %struct.tfc_operand, ptr %173, i64 %172
  %175 = getelementptr inbounds nuw ptr, ptr %1, i64 %172
  %176 = load ptr, ptr %175, align 8, !tbaa !42
  %177 = getelementptr inbounds nuw i8, ptr %176, i64 8
  %178 = load ptr, ptr %177, align 8, !tbaa !275
  %179 = load ptr, ptr %165, align 8, !tbaa !303
  %180 = icmp eq ptr %178, %179
  br i1 %180, label %181, label %219

181:                                              ; preds = %170
  %182 = getelementptr inbounds nuw i8, ptr %176, i64 56
  %183 = load ptr, ptr %182, align 8, !tbaa !304
  %184 = load ptr, ptr %174, align 8, !tbaa !306
  %185 = icmp eq ptr %183, %184
  br i1 %185, label %186, label %273

186:                                              ; preds = %181
  %187 = getelementptr inbounds nuw i8, ptr %176, i64 24
  %188 = load i32, ptr %187, align 8, !tbaa !308
  %189 = getelementptr inbounds nuw i8, ptr %174, i64 32
  %190 = load i32, ptr %189, align 8, !tbaa !309
  %191 = icmp eq i32 %188, %190
  br i1 %191, label %192, label %273

192:                                              ; preds = %186
  %193 = getelementptr inbounds nuw i8, ptr %176, i64 64
  %194 = load i32, ptr %193, align 8, !tbaa !310
  %195 = and i32 %194, 257
  %196 = icmp eq i32 %195, 257
  br i1 %196, label %197, label %273

197:                                              ; preds = %192
  %198 = icmp sgt i32 %188, 0
  br i1 %198, label %199, label %215

199:                                              ; preds = %197
  %200 = getelementptr inbounds nuw i8, ptr %176, i64 32
  %201 = load ptr, ptr %200, align 8, !tbaa !311
  %202 = getelementptr inbounds nuw i8, ptr %174, i64 16
  %203 = load ptr, ptr %202, align 8, !tbaa !312
  %204 = zext nneg i32 %188 to i64
  br label %208

205:                                              ; preds = %208
  %206 = add nuw nsw i64 %209, 1
  %207 = icmp eq i64 %206, %204
  br i1 %207, label %215, label %208, !llvm.loop !313

208:                                              ; preds = %205, %199
  %209 = phi i64 [ 0, %199 ], [ %206, %205 ]
  %210 = getelementptr inbounds nuw i64, ptr %201, i64 %209
  %211 = load i64, ptr %210, align 8, !tbaa !43
  %212 = getelementptr inbounds nuw i64, ptr %203, i64 %209
  %213 = load i64, ptr %212, align 8, !tbaa !43
  %214 = icmp eq i64 %211, %213
  br i1 %214, label %205, label %273

215:                                              ; preds = %205, %197
  %216 = getelementptr inbounds nuw i8, ptr %176, i64 16
  %217 = load ptr, ptr %216, align 8, !tbaa !314
  %218 = getelementptr inbounds nuw i8, ptr %174, i64 56
  store ptr %217, ptr %218, align 8, !tbaa !315
  br label %268

219:                                              ; preds = %170
  %220 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %221 = load ptr, ptr %220, align 8, !tbaa !316
  %222 = icmp eq ptr %178, %221
  br i1 %222, label %223, label %226

223:                                              ; preds = %219
  %224 = getelementptr inbounds nuw i8, ptr %176, i64 16
  %225 = getelementptr inbounds nuw i8, ptr %174, i64 56
  store ptr %224, ptr %225, align 8, !tbaa !315
  br label %268

226:                                              ; preds = %219
  %227 = getelementptr inbounds nuw i8, ptr %174, i64 40
  %228 = load i32, ptr %227, align 8, !tbaa !317
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %273, label %230

230:                                              ; preds = %226
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store double 0.000000e+00, ptr %4, align 8
  %231 = getelementptr inbounds nuw i8, ptr %174, i64 64
  %232 = getelementptr inbounds nuw i8, ptr %174, i64 56
  store ptr %231, ptr %232, align 8, !tbaa !315
  %233 = load ptr, ptr %166, align 8, !tbaa !318
  %234 = icmp eq ptr %178, %233
  br i1 %234, label %235, label %242

235:                                              ; preds = %230
  %236 = load ptr, ptr %169, align 8, !tbaa !319
  %237 = call double %236(ptr noundef nonnull %176) #15
  %238 = load i32, ptr %227, align 8, !tbaa !317
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #15
  store i32 0, ptr %5, align 4, !tbaa !5
  %243 = load ptr, ptr %167, align 8, !tbaa !320
  %244 = icmp eq ptr %178, %243
  br i1 %244, label %245, label %263

245:                                              ; preds = %242
  %246 = load ptr, ptr %168, align 8, !tbaa !321
  %247 = call i64 %246(ptr noundef nonnull %176, ptr noundef nonnull %5) #15
  %248 = load i32, ptr %5, align 4, !tbaa !5
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %250, label %263

250:                                              ; preds = %245
  %251 = load i32, ptr %227, align 8, !tbaa !317
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
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15
  br label %265

263:                                              ; preds = %257, %245, %242
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15
  br label %264

264:                                              ; preds = %235, %263
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %273

265:                                              ; preds = %262, %241, %239
  %266 = load i64, ptr %4, align 8, !tbaa !9
  store i64 %266, ptr %231, align 8, !tbaa !322
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %267 = load i32, ptr %150, align 8, !tbaa !257
  br label %268

268:                                              ; preds = %265, %223, %215
  %269 = phi i32 [ %267, %265 ], [ %171, %215 ], [ %171, %223 ]
  %270 = add nuw nsw i64 %172, 1
  %271 = sext i32 %269 to i64
  %272 = icmp slt i64 %270, %271
  br i1 %272, label %170, label %277, !llvm.loop !323

273:                                              ; preds = %226, %192, %186, %181, %208, %264, %151
  %274 = getelementptr inbounds nuw i8, ptr %152, i64 8
  %275 = load ptr, ptr %274, align 8, !tbaa !292
  %276 = icmp eq ptr %275, null
  br i1 %276, label %664, label %151, !llvm.loop !324

277:                                              ; preds = %159, %268
  %278 = phi i32 [ %269, %268 ], [ %160, %159 ]
  %279 = getelementptr inbounds nuw i8, ptr %152, i64 144
  %280 = load i32, ptr %14, align 4, !tbaa !272
  %281 = icmp sgt i32 %280, 0
  br i1 %281, label %282, label %394

282:                                              ; preds = %277
  %283 = getelementptr inbounds nuw i8, ptr %152, i64 32
  %284 = load ptr, ptr %283, align 8, !tbaa !325
  %285 = getelementptr inbounds nuw i8, ptr %152, i64 24
  %286 = zext nneg i32 %280 to i64
  %287 = icmp sgt i32 %278, 0
  %288 = zext nneg i32 %278 to i64
  br label %289

289:                                              ; preds = %391, %282
  %290 = phi i64 [ 0, %282 ], [ %392, %391 ]
  %291 = getelementptr inbounds nuw %struct.tfc_operand, ptr %284, i64 %290
  %292 = getelementptr inbounds nuw ptr, ptr %6, i64 %290
  %293 = load ptr, ptr %292, align 8, !tbaa !42
  %294 = icmp eq ptr %293, null
  br i1 %294, label %391, label %295

295:                                              ; preds = %289
  %296 = getelementptr inbounds nuw i8, ptr %293, i64 8
  %297 = load ptr, ptr %296, align 8, !tbaa !275
  %298 = load ptr, ptr %7, align 8, !tbaa !260
  %299 = getelementptr inbounds nuw i8, ptr %298, i64 168
  %300 = load ptr, ptr %299, align 8, !tbaa !303
  %301 = icmp eq ptr %297, %300
  br i1 %301, label %302, label %664

302:                                              ; preds = %295
  %303 = getelementptr inbounds nuw i8, ptr %293, i64 56
  %304 = load ptr, ptr %303, align 8, !tbaa !304
  %305 = load ptr, ptr %291, align 8, !tbaa !306
  %306 = icmp eq ptr %304, %305
  br i1 %306, label %307, label %664

307:                                              ; preds = %302
  %308 = getelementptr inbounds nuw i8, ptr %293, i64 24
  %309 = load i32, ptr %308, align 8, !tbaa !308
  %310 = getelementptr inbounds nuw i8, ptr %291, i64 32
  %311 = load i32, ptr %310, align 8, !tbaa !309
  %312 = icmp eq i32 %309, %311
  br i1 %312, label %313, label %664

313:                                              ; preds = %307
  %314 = getelementptr inbounds nuw i8, ptr %293, i64 64
  %315 = load i32, ptr %314, align 8, !tbaa !310
  %316 = and i32 %315, 1281
  %317 = icmp eq i32 %316, 1281
  br i1 %317, label %318, label %664

318:                                              ; preds = %313
  %319 = icmp sgt i32 %309, 0
  br i1 %319, label %320, label %336

320:                                              ; preds = %318
  %321 = getelementptr inbounds nuw i8, ptr %293, i64 32
  %322 = load ptr, ptr %321, align 8, !tbaa !311
  %323 = getelementptr inbounds nuw i8, ptr %291, i64 16
  %324 = load ptr, ptr %323, align 8, !tbaa !312
  %325 = zext nneg i32 %309 to i64
  br label %329

326:                                              ; preds = %329
  %327 = add nuw nsw i64 %330, 1
  %328 = icmp eq i64 %327, %325
  br i1 %328, label %336, label %329, !llvm.loop !313

329:                                              ; preds = %326, %320
  %330 = phi i64 [ 0, %320 ], [ %327, %326 ]
  %331 = getelementptr inbounds nuw i64, ptr %322, i64 %330
  %332 = load i64, ptr %331, align 8, !tbaa !43
  %333 = getelementptr inbounds nuw i64, ptr %324, i64 %330
  %334 = load i64, ptr %333, align 8, !tbaa !43
  %335 = icmp eq i64 %332, %334
  br i1 %335, label %326, label %664

336:                                              ; preds = %326, %318
  %337 = getelementptr inbounds nuw i8, ptr %293, i64 16
  %338 = load ptr, ptr %337, align 8, !tbaa !314
  %339 = getelementptr inbounds nuw i8, ptr %291, i64 56
  store ptr %338, ptr %339, align 8, !tbaa !315
  br i1 %287, label %340, label %365

340:                                              ; preds = %336
  %341 = getelementptr inbounds nuw i8, ptr %291, i64 44
  %342 = load i32, ptr %341, align 4, !tbaa !326
  %343 = icmp eq i32 %342, 0
  %344 = getelementptr inbounds nuw i8, ptr %291, i64 24
  br i1 %343, label %345, label %365

345:                                              ; preds = %340
  %346 = load ptr, ptr %285, align 8, !tbaa !302
  %347 = ptrtoint ptr %338 to i64
  br label %348

348:                                              ; preds = %362, %345
  %349 = phi i64 [ 0, %345 ], [ %363, %362 ]
  %350 = getelementptr inbounds nuw %struct.tfc_operand, ptr %346, i64 %349
  %351 = getelementptr inbounds nuw i8, ptr %350, i64 56
  %352 = load ptr, ptr %351, align 8, !tbaa !315
  %353 = ptrtoint ptr %352 to i64
  %354 = getelementptr inbounds nuw i8, ptr %350, i64 24
  %355 = load i64, ptr %354, align 8, !tbaa !327
  %356 = add i64 %355, %353
  %357 = icmp ugt i64 %356, %347
  br i1 %357, label %358, label %362

358:                                              ; preds = %348
  %359 = load i64, ptr %344, align 8, !tbaa !327
  %360 = add i64 %359, %347
  %361 = icmp ugt i64 %360, %353
  br i1 %361, label %664, label %362

362:                                              ; preds = %358, %348
  %363 = add nuw nsw i64 %349, 1
  %364 = icmp eq i64 %363, %288
  br i1 %364, label %365, label %348, !llvm.loop !328

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
  %373 = load ptr, ptr %372, align 8, !tbaa !42
  %374 = icmp eq ptr %373, null
  br i1 %374, label %388, label %375

375:                                              ; preds = %370
  %376 = getelementptr inbounds nuw %struct.tfc_operand, ptr %284, i64 %371
  %377 = getelementptr inbounds nuw i8, ptr %376, i64 56
  %378 = load ptr, ptr %377, align 8, !tbaa !315
  %379 = ptrtoint ptr %378 to i64
  %380 = getelementptr inbounds nuw i8, ptr %376, i64 24
  %381 = load i64, ptr %380, align 8, !tbaa !327
  %382 = add i64 %381, %379
  %383 = icmp ugt i64 %382, %369
  br i1 %383, label %384, label %388

384:                                              ; preds = %375
  %385 = load i64, ptr %368, align 8, !tbaa !327
  %386 = add i64 %385, %369
  %387 = icmp ugt i64 %386, %379
  br i1 %387, label %664, label %388

388:                                              ; preds = %384, %375, %370
  %389 = add nuw nsw i64 %371, 1
  %390 = icmp eq i64 %389, %290
  br i1 %390, label %391, label %370, !llvm.loop !329

391:                                              ; preds = %388, %365, %289
  %392 = add nuw nsw i64 %290, 1
  %393 = icmp eq i64 %392, %286
  br i1 %393, label %394, label %289, !llvm.loop !330

394:                                              ; preds = %391, %277
  %395 = load ptr, ptr %152, align 8, !tbaa !331
  %396 = load ptr, ptr %8, align 8, !tbaa !332
  call void %396(ptr noundef %395) #15
  store i32 1, ptr %279, align 8, !tbaa !293
  %397 = load ptr, ptr %7, align 8, !tbaa !260
  %398 = load i32, ptr %14, align 4, !tbaa !272
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
  %410 = load ptr, ptr %409, align 8, !tbaa !42
  %411 = icmp eq ptr %410, null
  br i1 %411, label %414, label %412

412:                                              ; preds = %407
  %413 = load ptr, ptr %397, align 8, !tbaa !332
  call void %413(ptr noundef nonnull %410) #15
  br label %414

414:                                              ; preds = %412, %407
  %415 = add nuw nsw i64 %408, 1
  %416 = icmp eq i64 %415, %401
  br i1 %416, label %402, label %407, !llvm.loop !333

417:                                              ; preds = %444
  %418 = getelementptr inbounds nuw i8, ptr %397, i64 8
  br label %456

419:                                              ; preds = %453, %402
  %420 = phi i64 [ 0, %402 ], [ %454, %453 ]
  %421 = getelementptr inbounds nuw ptr, ptr %6, i64 %420
  %422 = load ptr, ptr %421, align 8, !tbaa !42
  %423 = icmp eq ptr %422, null
  br i1 %423, label %424, label %453

424:                                              ; preds = %419
  %425 = load ptr, ptr %403, align 8, !tbaa !325
  %426 = getelementptr inbounds nuw %struct.tfc_operand, ptr %425, i64 %420
  %427 = getelementptr inbounds nuw i8, ptr %426, i64 48
  %428 = load ptr, ptr %427, align 8, !tbaa !334
  %429 = icmp eq ptr %428, null
  br i1 %429, label %433, label %430

430:                                              ; preds = %424
  %431 = load ptr, ptr %404, align 8, !tbaa !335
  %432 = call ptr %431(ptr noundef nonnull %428) #15
  br label %444

433:                                              ; preds = %424
  %434 = load ptr, ptr %397, align 8, !tbaa !332
  %435 = load ptr, ptr %426, align 8, !tbaa !306
  call void %434(ptr noundef %435) #15
  %436 = load ptr, ptr %405, align 8, !tbaa !336
  %437 = load ptr, ptr %406, align 8, !tbaa !303
  %438 = load ptr, ptr %426, align 8, !tbaa !306
  %439 = getelementptr inbounds nuw i8, ptr %426, i64 32
  %440 = load i32, ptr %439, align 8, !tbaa !309
  %441 = getelementptr inbounds nuw i8, ptr %426, i64 16
  %442 = load ptr, ptr %441, align 8, !tbaa !312
  %443 = call ptr %436(ptr noundef %437, ptr noundef %438, i32 noundef %440, ptr noundef %442, ptr noundef null, ptr noundef null, i32 noundef 0, ptr noundef null) #15
  br label %444

444:                                              ; preds = %433, %430
  %445 = phi ptr [ %432, %430 ], [ %443, %433 ]
  store ptr %445, ptr %421, align 8, !tbaa !42
  %446 = icmp eq ptr %445, null
  br i1 %446, label %417, label %447

447:                                              ; preds = %444
  %448 = getelementptr inbounds nuw i8, ptr %445, i64 16
  %449 = load ptr, ptr %448, align 8, !tbaa !314
  %450 = load ptr, ptr %403, align 8, !tbaa !325
  %451 = getelementptr inbounds nuw %struct.tfc_operand, ptr %450, i64 %420
  %452 = getelementptr inbounds nuw i8, ptr %451, i64 56
  store ptr %449, ptr %452, align 8, !tbaa !315
  br label %453

453:                                              ; preds = %447, %419
  %454 = add nuw nsw i64 %420, 1
  %455 = icmp eq i64 %454, %401
  br i1 %455, label %466, label %419, !llvm.loop !337

456:                                              ; preds = %463, %417
  %457 = phi i64 [ 0, %417 ], [ %464, %463 ]
  %458 = getelementptr inbounds nuw ptr, ptr %6, i64 %457
  %459 = load ptr, ptr %458, align 8, !tbaa !42
  %460 = icmp eq ptr %459, null
  br i1 %460, label %463, label %461

461:                                              ; preds = %456
  %462 = load ptr, ptr %418, align 8, !tbaa !338
  call void %462(ptr noundef nonnull %459) #15
  br label %463

463:                                              ; preds = %461, %456
  %464 = add nuw nsw i64 %457, 1
  %465 = icmp eq i64 %464, %401
  br i1 %465, label %566, label %456, !llvm.loop !339

466:                                              ; preds = %453, %394
  %467 = getelementptr inbounds nuw i8, ptr %152, i64 140
  %468 = load i32, ptr %467, align 4, !tbaa !340
  %469 = icmp eq i32 %468, 0
  %470 = getelementptr inbounds nuw i8, ptr %152, i64 80
  %471 = load ptr, ptr %470, align 8, !tbaa !341
  %472 = icmp eq ptr %471, null
  br i1 %469, label %497, label %473

473:                                              ; preds = %466
  br i1 %472, label %495, label %474

474:                                              ; preds = %473
  %475 = getelementptr inbounds nuw i8, ptr %471, i64 4
  %476 = load i32, ptr %475, align 4, !tbaa !342
  %477 = getelementptr inbounds nuw i8, ptr %471, i64 8
  %478 = load i32, ptr %477, align 4, !tbaa !344
  %479 = or i32 %478, %476
  %480 = getelementptr inbounds nuw i8, ptr %152, i64 136
  %481 = load i32, ptr %480, align 8, !tbaa !345
  %482 = load i32, ptr %471, align 4, !tbaa !346
  %483 = icmp eq i32 %482, 0
  %484 = and i32 %481, 1
  %485 = select i1 %483, i32 0, i32 %484
  %486 = or i32 %479, %485
  %487 = icmp eq i32 %486, 0
  br i1 %487, label %488, label %543

488:                                              ; preds = %474
  %489 = getelementptr inbounds nuw i8, ptr %152, i64 88
  %490 = load ptr, ptr %489, align 8, !tbaa !347
  %491 = load i64, ptr %490, align 8, !tbaa !43
  %492 = getelementptr inbounds nuw i8, ptr %152, i64 96
  %493 = load i64, ptr %492, align 8, !tbaa !348
  %494 = icmp eq i64 %491, %493
  br i1 %494, label %495, label %543

495:                                              ; preds = %488, %473
  %496 = call fastcc i32 @walk_bound(ptr noundef nonnull readonly %152)
  br label %540

497:                                              ; preds = %466
  br i1 %472, label %517, label %498

498:                                              ; preds = %497
  %499 = getelementptr inbounds nuw i8, ptr %152, i64 104
  %500 = load ptr, ptr %499, align 8, !tbaa !349
  %501 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %502 = load ptr, ptr %501, align 8, !tbaa !335
  %503 = call ptr %502(ptr noundef %500) #15
  %504 = icmp eq ptr %503, null
  br i1 %504, label %543, label %505

505:                                              ; preds = %498
  %506 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %507 = load ptr, ptr %506, align 8, !tbaa !338
  call void %507(ptr noundef nonnull %503) #15
  %508 = load ptr, ptr %470, align 8, !tbaa !341
  %509 = icmp eq ptr %508, null
  br i1 %509, label %517, label %510

510:                                              ; preds = %505
  %511 = getelementptr inbounds nuw i8, ptr %152, i64 88
  %512 = load ptr, ptr %511, align 8, !tbaa !347
  %513 = load i64, ptr %512, align 8, !tbaa !43
  %514 = getelementptr inbounds nuw i8, ptr %152, i64 96
  %515 = load i64, ptr %514, align 8, !tbaa !348
  %516 = icmp eq i64 %513, %515
  br i1 %516, label %517, label %524

517:                                              ; preds = %510, %505, %497
  %518 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %519 = load ptr, ptr %518, align 8, !tbaa !350
  %520 = call ptr %519() #15
  %521 = call fastcc i32 @walk_bound(ptr noundef nonnull readonly %152)
  %522 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %523 = load ptr, ptr %522, align 8, !tbaa !351
  call void %523(ptr noundef %520) #15
  br label %524

524:                                              ; preds = %517, %510
  %525 = phi i32 [ %521, %517 ], [ -2, %510 ]
  %526 = getelementptr inbounds nuw i8, ptr %152, i64 128
  %527 = load ptr, ptr %526, align 8, !tbaa !352
  store atomic i32 0, ptr %527 monotonic, align 4
  %528 = load ptr, ptr %470, align 8, !tbaa !341
  %529 = icmp eq ptr %528, null
  br i1 %529, label %540, label %530

530:                                              ; preds = %524
  %531 = getelementptr inbounds nuw i8, ptr %152, i64 112
  %532 = load ptr, ptr %531, align 8, !tbaa !353
  %533 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %534 = load ptr, ptr %533, align 8, !tbaa !335
  %535 = call ptr %534(ptr noundef %532) #15
  %536 = icmp eq ptr %535, null
  br i1 %536, label %543, label %537

537:                                              ; preds = %530
  %538 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %539 = load ptr, ptr %538, align 8, !tbaa !338
  call void %539(ptr noundef nonnull %535) #15
  br label %540

540:                                              ; preds = %537, %524, %495
  %541 = phi i32 [ %525, %537 ], [ %496, %495 ], [ %525, %524 ]
  %542 = icmp eq i32 %541, 0
  br i1 %542, label %567, label %543

543:                                              ; preds = %498, %530, %474, %488, %540
  %544 = phi i32 [ %541, %540 ], [ -1, %498 ], [ -1, %530 ], [ -2, %474 ], [ -2, %488 ]
  %545 = freeze i32 %544
  %546 = load i32, ptr %14, align 4, !tbaa !272
  %547 = icmp sgt i32 %546, 0
  br i1 %547, label %548, label %558

548:                                              ; preds = %543
  %549 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %550 = zext nneg i32 %546 to i64
  br label %551

551:                                              ; preds = %551, %548
  %552 = phi i64 [ 0, %548 ], [ %556, %551 ]
  %553 = load ptr, ptr %549, align 8, !tbaa !338
  %554 = getelementptr inbounds nuw ptr, ptr %6, i64 %552
  %555 = load ptr, ptr %554, align 8, !tbaa !42
  call void %553(ptr noundef %555) #15
  %556 = add nuw nsw i64 %552, 1
  %557 = icmp eq i64 %556, %550
  br i1 %557, label %558, label %551, !llvm.loop !354

558:                                              ; preds = %551, %543
  %559 = icmp sgt i32 %545, 0
  br i1 %559, label %560, label %659

560:                                              ; preds = %558
  %561 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %562 = load ptr, ptr %561, align 8, !tbaa !335
  %563 = getelementptr inbounds nuw i8, ptr %152, i64 120
  %564 = load ptr, ptr %563, align 8, !tbaa !355
  %565 = call ptr %562(ptr noundef %564) #15
  br label %655

566:                                              ; preds = %463
  store i32 0, ptr %279, align 8, !tbaa !293
  br label %655

567:                                              ; preds = %540
  store i32 0, ptr %279, align 8, !tbaa !293
  %568 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %569 = load i64, ptr %568, align 8, !tbaa !274
  switch i64 %569, label %619 [
    i64 0, label %570
    i64 2, label %572
  ]

570:                                              ; preds = %567
  %571 = load ptr, ptr %6, align 16, !tbaa !42
  br label %655

572:                                              ; preds = %567
  %573 = load ptr, ptr %0, align 8, !tbaa !250
  %574 = load ptr, ptr %573, align 8, !tbaa !260
  %575 = getelementptr inbounds nuw i8, ptr %574, i64 48
  %576 = load ptr, ptr %575, align 8, !tbaa !356
  %577 = call ptr %576() #15
  %578 = getelementptr inbounds nuw i8, ptr %573, i64 52
  %579 = load i32, ptr %578, align 4, !tbaa !272
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
  %596 = load ptr, ptr %592, align 8, !tbaa !338
  %597 = getelementptr inbounds nuw ptr, ptr %6, i64 %595
  %598 = load ptr, ptr %597, align 8, !tbaa !42
  call void %596(ptr noundef %598) #15
  %599 = add nuw nsw i64 %595, 1
  %600 = icmp eq i64 %599, %593
  br i1 %600, label %655, label %594, !llvm.loop !354

601:                                              ; preds = %614, %583
  %602 = phi i64 [ 0, %583 ], [ %615, %614 ]
  %603 = load ptr, ptr %584, align 8, !tbaa !357
  %604 = load ptr, ptr %585, align 8, !tbaa !279
  %605 = getelementptr inbounds nuw ptr, ptr %604, i64 %602
  %606 = load ptr, ptr %605, align 8, !tbaa !42
  %607 = getelementptr inbounds nuw ptr, ptr %6, i64 %602
  %608 = load ptr, ptr %607, align 8, !tbaa !42
  %609 = call i32 %603(ptr noundef nonnull %577, ptr noundef %606, ptr noundef %608) #15
  %610 = icmp eq i32 %609, 0
  br i1 %610, label %614, label %611

611:                                              ; preds = %601
  %612 = load ptr, ptr %586, align 8, !tbaa !338
  call void %612(ptr noundef nonnull %577) #15
  %613 = load i32, ptr %578, align 4, !tbaa !272
  br label %587

614:                                              ; preds = %601
  %615 = add nuw nsw i64 %602, 1
  %616 = load i32, ptr %578, align 4, !tbaa !272
  %617 = sext i32 %616 to i64
  %618 = icmp slt i64 %615, %617
  br i1 %618, label %601, label %587, !llvm.loop !358

619:                                              ; preds = %567
  %620 = load ptr, ptr %0, align 8, !tbaa !250
  %621 = load ptr, ptr %620, align 8, !tbaa !260
  %622 = getelementptr inbounds nuw i8, ptr %621, i64 80
  %623 = load ptr, ptr %622, align 8, !tbaa !359
  %624 = getelementptr inbounds nuw i8, ptr %620, i64 52
  %625 = load i32, ptr %624, align 4, !tbaa !272
  %626 = sext i32 %625 to i64
  %627 = call ptr %623(i64 noundef %626) #15
  %628 = icmp eq ptr %627, null
  %629 = load i32, ptr %624, align 4, !tbaa !272
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
  %637 = load ptr, ptr %633, align 8, !tbaa !338
  %638 = getelementptr inbounds nuw ptr, ptr %6, i64 %636
  %639 = load ptr, ptr %638, align 8, !tbaa !42
  call void %637(ptr noundef %639) #15
  %640 = add nuw nsw i64 %636, 1
  %641 = icmp eq i64 %640, %634
  br i1 %641, label %655, label %635, !llvm.loop !354

642:                                              ; preds = %619
  br i1 %630, label %643, label %655

643:                                              ; preds = %642
  %644 = getelementptr inbounds nuw i8, ptr %621, i64 88
  br label %645

645:                                              ; preds = %645, %643
  %646 = phi i64 [ 0, %643 ], [ %651, %645 ]
  %647 = load ptr, ptr %644, align 8, !tbaa !360
  %648 = getelementptr inbounds nuw ptr, ptr %6, i64 %646
  %649 = load ptr, ptr %648, align 8, !tbaa !42
  %650 = call i32 %647(ptr noundef nonnull %627, i64 noundef %646, ptr noundef %649) #15
  %651 = add nuw nsw i64 %646, 1
  %652 = load i32, ptr %624, align 4, !tbaa !272
  %653 = sext i32 %652 to i64
  %654 = icmp slt i64 %651, %653
  br i1 %654, label %645, label %655, !llvm.loop !361

655:                                              ; preds = %594, %645, %635, %566, %560, %570, %587, %631, %642
  %656 = phi ptr [ null, %635 ], [ %627, %642 ], [ %627, %645 ], [ null, %631 ], [ %588, %587 ], [ null, %566 ], [ %571, %570 ], [ %565, %560 ], [ %588, %594 ]
  %657 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %658 = load ptr, ptr %657, align 8, !tbaa !338
  call void %658(ptr noundef %395) #15
  br label %664

659:                                              ; preds = %558
  store i32 0, ptr %279, align 8, !tbaa !293
  %660 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %661 = load ptr, ptr %660, align 8, !tbaa !338
  call void %661(ptr noundef %395) #15
  %662 = icmp eq i32 %545, -2
  %663 = select i1 %662, ptr @slow_way, ptr null
  br label %664

664:                                              ; preds = %273, %307, %295, %302, %313, %329, %358, %384, %659, %145, %61, %30, %66, %92, %655, %3, %143
  %665 = phi ptr [ @slow_way, %61 ], [ @slow_way, %329 ], [ @slow_way, %358 ], [ @slow_way, %143 ], [ @slow_way, %3 ], [ %656, %655 ], [ @slow_way, %384 ], [ %663, %659 ], [ @slow_way, %92 ], [ @slow_way, %66 ], [ @slow_way, %30 ], [ @slow_way, %145 ], [ @slow_way, %307 ], [ @slow_way, %313 ], [ @slow_way, %302 ], [ @slow_way, %295 ], [ @slow_way, %273 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  ret ptr %665
}

; Function Attrs: nounwind uwtable
define ptr @tfc_call_with_dict(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #27 {
  %4 = alloca [64 x ptr], align 16
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !248
  %7 = load ptr, ptr %6, align 8, !tbaa !250
  %8 = load ptr, ptr %7, align 8, !tbaa !260
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15
  %9 = icmp eq i64 %2, 2
  br i1 %9, label %10, label %85

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !253
  %13 = icmp eq ptr %12, null
  br i1 %13, label %85, label %14

14:                                               ; preds = %10
  %15 = load ptr, ptr %1, align 8, !tbaa !42
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !275
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 192
  %19 = load ptr, ptr %18, align 8, !tbaa !276
  %20 = icmp eq ptr %17, %19
  br i1 %20, label %21, label %85

21:                                               ; preds = %14
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %23 = load ptr, ptr %22, align 8, !tbaa !277
  %24 = tail call i64 %23(ptr noundef nonnull %15) #15
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %26 = load i32, ptr %25, align 8, !tbaa !257
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
  %36 = load i32, ptr %25, align 8, !tbaa !257
  %37 = sext i32 %36 to i64
  %38 = icmp slt i64 %35, %37
  br i1 %38, label %39, label %56, !llvm.loop !362

39:                                               ; preds = %34, %31
  %40 = phi i64 [ 0, %31 ], [ %35, %34 ]
  %41 = load ptr, ptr %32, align 8, !tbaa !278
  %42 = load ptr, ptr %33, align 8, !tbaa !263
  %43 = getelementptr inbounds nuw ptr, ptr %42, i64 %40
  %44 = load ptr, ptr %43, align 8, !tbaa !42
  %45 = tail call ptr %41(ptr noundef nonnull %15, ptr noundef %44) #15
  %46 = getelementptr inbounds nuw ptr, ptr %4, i64 %40
  store ptr %45, ptr %46, align 8, !tbaa !42
  %47 = icmp eq ptr %45, null
  br i1 %47, label %48, label %34

48:                                               ; preds = %39
  %49 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %50 = load ptr, ptr %49, align 8, !tbaa !281
  %51 = tail call ptr %50() #15
  %52 = icmp eq ptr %51, null
  br i1 %52, label %85, label %53

53:                                               ; preds = %48
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %55 = load ptr, ptr %54, align 8, !tbaa !282
  tail call void %55() #15
  br label %85

56:                                               ; preds = %34
  %57 = icmp sgt i32 %36, 0
  br i1 %57, label %74, label %58

58:                                               ; preds = %74, %29, %56
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %60 = load ptr, ptr %59, align 8, !tbaa !42
  %61 = call fastcc ptr @call_step(ptr noundef nonnull %6, ptr noundef %4, ptr noundef %60)
  %62 = load i32, ptr %25, align 8, !tbaa !257
  %63 = icmp sgt i32 %62, 0
  br i1 %63, label %64, label %83

64:                                               ; preds = %58
  %65 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %66 = zext nneg i32 %62 to i64
  br label %67

67:                                               ; preds = %67, %64
  %68 = phi i64 [ 0, %64 ], [ %72, %67 ]
  %69 = load ptr, ptr %65, align 8, !tbaa !338
  %70 = getelementptr inbounds nuw ptr, ptr %4, i64 %68
  %71 = load ptr, ptr %70, align 8, !tbaa !42
  tail call void %69(ptr noundef %71) #15
  %72 = add nuw nsw i64 %68, 1
  %73 = icmp eq i64 %72, %66
  br i1 %73, label %83, label %67, !llvm.loop !354

74:                                               ; preds = %56, %74
  %75 = phi i64 [ %79, %74 ], [ 0, %56 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !332
  %77 = getelementptr inbounds nuw ptr, ptr %4, i64 %75
  %78 = load ptr, ptr %77, align 8, !tbaa !42
  tail call void %76(ptr noundef %78) #15
  %79 = add nuw nsw i64 %75, 1
  %80 = load i32, ptr %25, align 8, !tbaa !257
  %81 = sext i32 %80 to i64
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %74, label %58, !llvm.loop !363

83:                                               ; preds = %67, %58
  %84 = icmp eq ptr %61, @slow_way
  br i1 %84, label %85, label %91

85:                                               ; preds = %48, %53, %14, %21, %10, %3, %83
  %86 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %87 = load ptr, ptr %86, align 8, !tbaa !269
  %88 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %89 = load ptr, ptr %88, align 8, !tbaa !270
  %90 = tail call ptr %87(ptr noundef %89, ptr noundef %1, i64 noundef %2, ptr noundef null) #15
  br label %91

91:                                               ; preds = %83, %85
  %92 = phi ptr [ %90, %85 ], [ %61, %83 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #15
  ret ptr %92
}

; Function Attrs: nounwind uwtable
define i32 @tfc_call_from_c(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #27 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %5 = load i32, ptr %4, align 8, !tbaa !364
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %30

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !302
  %10 = zext nneg i32 %5 to i64
  %11 = and i64 %10, 3
  %12 = icmp ult i32 %5, 4
  br i1 %12, label %17, label %13

13:                                               ; preds = %7
  %14 = and i64 %10, 2147483644
  br label %42

15:                                               ; preds = %42
  %16 = icmp eq i64 %11, 0
  br i1 %16, label %30, label %17

17:                                               ; preds = %15, %7
  %18 = phi i64 [ 0, %7 ], [ %64, %15 ]
  %19 = icmp ne i64 %11, 0
  tail call void @llvm.assume(i1 %19)
  br label %20

20:                                               ; preds = %20, %17
  %21 = phi i64 [ %18, %17 ], [ %27, %20 ]
  %22 = phi i64 [ 0, %17 ], [ %28, %20 ]
  %23 = getelementptr inbounds nuw ptr, ptr %1, i64 %21
  %24 = load ptr, ptr %23, align 8, !tbaa !42
  %25 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %21
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 56
  store ptr %24, ptr %26, align 8, !tbaa !315
  %27 = add nuw nsw i64 %21, 1
  %28 = add i64 %22, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %30, label %20, !llvm.loop !365

30:                                               ; preds = %15, %20, %3
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %32 = load i32, ptr %31, align 4, !tbaa !367
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %82

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %36 = load ptr, ptr %35, align 8, !tbaa !325
  %37 = zext nneg i32 %32 to i64
  %38 = and i64 %37, 3
  %39 = icmp ult i32 %32, 4
  br i1 %39, label %69, label %40

40:                                               ; preds = %34
  %41 = and i64 %37, 2147483644
  br label %84

42:                                               ; preds = %42, %13
  %43 = phi i64 [ 0, %13 ], [ %64, %42 ]
  %44 = phi i64 [ 0, %13 ], [ %65, %42 ]
  %45 = getelementptr inbounds nuw ptr, ptr %1, i64 %43
  %46 = load ptr, ptr %45, align 8, !tbaa !42
  %47 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %43
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 56
  store ptr %46, ptr %48, align 8, !tbaa !315
  %49 = or disjoint i64 %43, 1
  %50 = getelementptr inbounds nuw ptr, ptr %1, i64 %49
  %51 = load ptr, ptr %50, align 8, !tbaa !42
  %52 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %49
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 56
  store ptr %51, ptr %53, align 8, !tbaa !315
  %54 = or disjoint i64 %43, 2
  %55 = getelementptr inbounds nuw ptr, ptr %1, i64 %54
  %56 = load ptr, ptr %55, align 8, !tbaa !42
  %57 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %54
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 56
  store ptr %56, ptr %58, align 8, !tbaa !315
  %59 = or disjoint i64 %43, 3
  %60 = getelementptr inbounds nuw ptr, ptr %1, i64 %59
  %61 = load ptr, ptr %60, align 8, !tbaa !42
  %62 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %59
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 56
  store ptr %61, ptr %63, align 8, !tbaa !315
  %64 = add nuw nsw i64 %43, 4
  %65 = add i64 %44, 4
  %66 = icmp eq i64 %65, %14
  br i1 %66, label %15, label %42, !llvm.loop !368

67:                                               ; preds = %84
  %68 = icmp eq i64 %38, 0
  br i1 %68, label %82, label %69

69:                                               ; preds = %67, %34
  %70 = phi i64 [ 0, %34 ], [ %106, %67 ]
  %71 = icmp ne i64 %38, 0
  tail call void @llvm.assume(i1 %71)
  br label %72

72:                                               ; preds = %72, %69
  %73 = phi i64 [ %70, %69 ], [ %79, %72 ]
  %74 = phi i64 [ 0, %69 ], [ %80, %72 ]
  %75 = getelementptr inbounds nuw ptr, ptr %2, i64 %73
  %76 = load ptr, ptr %75, align 8, !tbaa !42
  %77 = getelementptr inbounds nuw %struct.tfc_operand, ptr %36, i64 %73
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 56
  store ptr %76, ptr %78, align 8, !tbaa !315
  %79 = add nuw nsw i64 %73, 1
  %80 = add i64 %74, 1
  %81 = icmp eq i64 %80, %38
  br i1 %81, label %82, label %72, !llvm.loop !369

82:                                               ; preds = %67, %72, %30
  %83 = tail call fastcc i32 @walk_bound(ptr noundef nonnull %0)
  ret i32 %83

84:                                               ; preds = %84, %40
  %85 = phi i64 [ 0, %40 ], [ %106, %84 ]
  %86 = phi i64 [ 0, %40 ], [ %107, %84 ]
  %87 = getelementptr inbounds nuw ptr, ptr %2, i64 %85
  %88 = load ptr, ptr %87, align 8, !tbaa !42
  %89 = getelementptr inbounds nuw %struct.tfc_operand, ptr %36, i64 %85
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 56
  store ptr %88, ptr %90, align 8, !tbaa !315
  %91 = or disjoint i64 %85, 1
  %92 = getelementptr inbounds nuw ptr, ptr %2, i64 %91
  %93 = load ptr, ptr %92, align 8, !tbaa !42
  %94 = getelementptr inbounds nuw %struct.tfc_operand, ptr %36, i64 %91
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 56
  store ptr %93, ptr %95, align 8, !tbaa !315
  %96 = or disjoint i64 %85, 2
  %97 = getelementptr inbounds nuw ptr, ptr %2, i64 %96
  %98 = load ptr, ptr %97, align 8, !tbaa !42
  %99 = getelementptr inbounds nuw %struct.tfc_operand, ptr %36, i64 %96
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 56
  store ptr %98, ptr %100, align 8, !tbaa !315
  %101 = or disjoint i64 %85, 3
  %102 = getelementptr inbounds nuw ptr, ptr %2, i64 %101
  %103 = load ptr, ptr %102, align 8, !tbaa !42
  %104 = getelementptr inbounds nuw %struct.tfc_operand, ptr %36, i64 %101
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 56
  store ptr %103, ptr %105, align 8, !tbaa !315
  %106 = add nuw nsw i64 %85, 4
  %107 = add i64 %86, 4
  %108 = icmp eq i64 %107, %41
  br i1 %108, label %67, label %84, !llvm.loop !370
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @walk_bound(ptr noundef readonly captures(none) %0) unnamed_addr #27 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %3 = load i32, ptr %2, align 8, !tbaa !364
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %5 = load i32, ptr %4, align 4, !tbaa !367
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !371
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !78
  %10 = icmp sgt i32 %3, 0
  br i1 %10, label %11, label %31

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = zext nneg i32 %3 to i64
  %14 = and i64 %13, 1
  %15 = icmp eq i32 %3, 1
  br i1 %15, label %20, label %16

16:                                               ; preds = %11
  %17 = and i64 %13, 2147483646
  br label %40

18:                                               ; preds = %40
  %19 = icmp eq i64 %14, 0
  br i1 %19, label %31, label %20

20:                                               ; preds = %18, %11
  %21 = phi i64 [ 0, %11 ], [ %59, %18 ]
  %22 = icmp ne i64 %14, 0
  tail call void @llvm.assume(i1 %22)
  %23 = load ptr, ptr %12, align 8, !tbaa !302
  %24 = getelementptr inbounds nuw %struct.tfc_operand, ptr %23, i64 %21
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %26 = load ptr, ptr %25, align 8, !tbaa !315
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 36
  %28 = load i32, ptr %27, align 4, !tbaa !372
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds ptr, ptr %9, i64 %29
  store ptr %26, ptr %30, align 8, !tbaa !42
  br label %31

31:                                               ; preds = %20, %18, %1
  %32 = icmp sgt i32 %5, 0
  br i1 %32, label %33, label %79

33:                                               ; preds = %31
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %35 = zext nneg i32 %5 to i64
  %36 = and i64 %35, 1
  %37 = icmp eq i32 %5, 1
  br i1 %37, label %64, label %38

38:                                               ; preds = %33
  %39 = and i64 %35, 2147483646
  br label %89

40:                                               ; preds = %40, %16
  %41 = phi i64 [ 0, %16 ], [ %59, %40 ]
  %42 = phi i64 [ 0, %16 ], [ %60, %40 ]
  %43 = load ptr, ptr %12, align 8, !tbaa !302
  %44 = getelementptr inbounds nuw %struct.tfc_operand, ptr %43, i64 %41
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 56
  %46 = load ptr, ptr %45, align 8, !tbaa !315
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 36
  %48 = load i32, ptr %47, align 4, !tbaa !372
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds ptr, ptr %9, i64 %49
  store ptr %46, ptr %50, align 8, !tbaa !42
  %51 = load ptr, ptr %12, align 8, !tbaa !302
  %52 = getelementptr inbounds nuw %struct.tfc_operand, ptr %51, i64 %41
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 128
  %54 = load ptr, ptr %53, align 8, !tbaa !315
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 108
  %56 = load i32, ptr %55, align 4, !tbaa !372
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds ptr, ptr %9, i64 %57
  store ptr %54, ptr %58, align 8, !tbaa !42
  %59 = add nuw nsw i64 %41, 2
  %60 = add i64 %42, 2
  %61 = icmp eq i64 %60, %17
  br i1 %61, label %18, label %40, !llvm.loop !373

62:                                               ; preds = %117
  %63 = icmp eq i64 %36, 0
  br i1 %63, label %79, label %64

64:                                               ; preds = %62, %33
  %65 = phi i64 [ 0, %33 ], [ %118, %62 ]
  %66 = icmp ne i64 %36, 0
  tail call void @llvm.assume(i1 %66)
  %67 = load ptr, ptr %34, align 8, !tbaa !325
  %68 = getelementptr inbounds nuw %struct.tfc_operand, ptr %67, i64 %65
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 44
  %70 = load i32, ptr %69, align 4, !tbaa !326
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %79

72:                                               ; preds = %64
  %73 = getelementptr inbounds nuw i8, ptr %68, i64 56
  %74 = load ptr, ptr %73, align 8, !tbaa !315
  %75 = getelementptr inbounds nuw i8, ptr %68, i64 36
  %76 = load i32, ptr %75, align 4, !tbaa !372
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds ptr, ptr %9, i64 %77
  store ptr %74, ptr %78, align 8, !tbaa !42
  br label %79

79:                                               ; preds = %62, %72, %64, %31
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %81 = load i64, ptr %80, align 8, !tbaa !374
  %82 = icmp sgt i64 %81, 0
  br i1 %82, label %83, label %137

83:                                               ; preds = %79
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %85 = and i64 %81, 1
  %86 = icmp eq i64 %81, 1
  br i1 %86, label %123, label %87

87:                                               ; preds = %83
  %88 = and i64 %81, 9223372036854775806
  br label %143

89:                                               ; preds = %117, %38
  %90 = phi i64 [ 0, %38 ], [ %118, %117 ]
  %91 = phi i64 [ 0, %38 ], [ %119, %117 ]
  %92 = load ptr, ptr %34, align 8, !tbaa !325
  %93 = getelementptr inbounds nuw %struct.tfc_operand, ptr %92, i64 %90
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 44
  %95 = load i32, ptr %94, align 4, !tbaa !326
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %104

97:                                               ; preds = %89
  %98 = getelementptr inbounds nuw i8, ptr %93, i64 56
  %99 = load ptr, ptr %98, align 8, !tbaa !315
  %100 = getelementptr inbounds nuw i8, ptr %93, i64 36
  %101 = load i32, ptr %100, align 4, !tbaa !372
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds ptr, ptr %9, i64 %102
  store ptr %99, ptr %103, align 8, !tbaa !42
  br label %104

104:                                              ; preds = %89, %97
  %105 = load ptr, ptr %34, align 8, !tbaa !325
  %106 = getelementptr inbounds nuw %struct.tfc_operand, ptr %105, i64 %90
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 116
  %108 = load i32, ptr %107, align 4, !tbaa !326
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %117

110:                                              ; preds = %104
  %111 = getelementptr inbounds nuw i8, ptr %106, i64 128
  %112 = load ptr, ptr %111, align 8, !tbaa !315
  %113 = getelementptr inbounds nuw i8, ptr %106, i64 108
  %114 = load i32, ptr %113, align 4, !tbaa !372
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds ptr, ptr %9, i64 %115
  store ptr %112, ptr %116, align 8, !tbaa !42
  br label %117

117:                                              ; preds = %110, %104
  %118 = add nuw nsw i64 %90, 2
  %119 = add i64 %91, 2
  %120 = icmp eq i64 %119, %39
  br i1 %120, label %62, label %89, !llvm.loop !375

121:                                              ; preds = %143
  %122 = icmp eq i64 %85, 0
  br i1 %122, label %137, label %123

123:                                              ; preds = %121, %83
  %124 = phi i64 [ 0, %83 ], [ %169, %121 ]
  %125 = icmp ne i64 %85, 0
  tail call void @llvm.assume(i1 %125)
  %126 = load ptr, ptr %84, align 8, !tbaa !376
  %127 = getelementptr inbounds nuw %struct.tfc_shift, ptr %126, i64 %124
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 8
  %129 = load i64, ptr %128, align 8, !tbaa !377
  %130 = getelementptr inbounds ptr, ptr %9, i64 %129
  %131 = load ptr, ptr %130, align 8, !tbaa !42
  %132 = getelementptr inbounds nuw i8, ptr %127, i64 16
  %133 = load i64, ptr %132, align 8, !tbaa !379
  %134 = getelementptr inbounds i8, ptr %131, i64 %133
  %135 = load i64, ptr %127, align 8, !tbaa !380
  %136 = getelementptr inbounds ptr, ptr %9, i64 %135
  store ptr %134, ptr %136, align 8, !tbaa !42
  br label %137

137:                                              ; preds = %123, %121, %79
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %139 = load i64, ptr %138, align 8, !tbaa !381
  %140 = icmp sgt i64 %139, 0
  br i1 %140, label %141, label %172

141:                                              ; preds = %137
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %189

143:                                              ; preds = %143, %87
  %144 = phi i64 [ 0, %87 ], [ %169, %143 ]
  %145 = phi i64 [ 0, %87 ], [ %170, %143 ]
  %146 = load ptr, ptr %84, align 8, !tbaa !376
  %147 = getelementptr inbounds nuw %struct.tfc_shift, ptr %146, i64 %144
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 8
  %149 = load i64, ptr %148, align 8, !tbaa !377
  %150 = getelementptr inbounds ptr, ptr %9, i64 %149
  %151 = load ptr, ptr %150, align 8, !tbaa !42
  %152 = getelementptr inbounds nuw i8, ptr %147, i64 16
  %153 = load i64, ptr %152, align 8, !tbaa !379
  %154 = getelementptr inbounds i8, ptr %151, i64 %153
  %155 = load i64, ptr %147, align 8, !tbaa !380
  %156 = getelementptr inbounds ptr, ptr %9, i64 %155
  store ptr %154, ptr %156, align 8, !tbaa !42
  %157 = load ptr, ptr %84, align 8, !tbaa !376
  %158 = getelementptr inbounds nuw %struct.tfc_shift, ptr %157, i64 %144
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 24
  %160 = getelementptr inbounds nuw i8, ptr %158, i64 32
  %161 = load i64, ptr %160, align 8, !tbaa !377
  %162 = getelementptr inbounds ptr, ptr %9, i64 %161
  %163 = load ptr, ptr %162, align 8, !tbaa !42
  %164 = getelementptr inbounds nuw i8, ptr %158, i64 40
  %165 = load i64, ptr %164, align 8, !tbaa !379
  %166 = getelementptr inbounds i8, ptr %163, i64 %165
  %167 = load i64, ptr %159, align 8, !tbaa !380
  %168 = getelementptr inbounds ptr, ptr %9, i64 %167
  store ptr %166, ptr %168, align 8, !tbaa !42
  %169 = add nuw nsw i64 %144, 2
  %170 = add i64 %145, 2
  %171 = icmp eq i64 %170, %88
  br i1 %171, label %121, label %143, !llvm.loop !382

172:                                              ; preds = %189, %137
  %173 = load ptr, ptr %6, align 8, !tbaa !371
  %174 = tail call i32 @tfc_walk(ptr noundef %173)
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %181, label %176

176:                                              ; preds = %172
  %177 = load i64, ptr %138, align 8, !tbaa !381
  %178 = icmp sgt i64 %177, 0
  br i1 %178, label %179, label %271

179:                                              ; preds = %176
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %201

181:                                              ; preds = %172
  br i1 %32, label %182, label %271

182:                                              ; preds = %181
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %184 = zext nneg i32 %5 to i64
  %185 = and i64 %184, 1
  %186 = icmp eq i32 %5, 1
  br i1 %186, label %253, label %187

187:                                              ; preds = %182
  %188 = and i64 %184, 2147483646
  br label %213

189:                                              ; preds = %141, %189
  %190 = phi i64 [ 0, %141 ], [ %198, %189 ]
  %191 = load ptr, ptr %142, align 8, !tbaa !383
  %192 = getelementptr inbounds nuw %struct.tfc_saved, ptr %191, i64 %190
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 8
  %194 = load ptr, ptr %193, align 8, !tbaa !384
  %195 = load ptr, ptr %192, align 8, !tbaa !386
  %196 = getelementptr inbounds nuw i8, ptr %192, i64 16
  %197 = load i64, ptr %196, align 8, !tbaa !387
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %194, ptr readonly align 1 %195, i64 %197, i1 false)
  %198 = add nuw nsw i64 %190, 1
  %199 = load i64, ptr %138, align 8, !tbaa !381
  %200 = icmp slt i64 %198, %199
  br i1 %200, label %189, label %172, !llvm.loop !388

201:                                              ; preds = %179, %201
  %202 = phi i64 [ 0, %179 ], [ %210, %201 ]
  %203 = load ptr, ptr %180, align 8, !tbaa !383
  %204 = getelementptr inbounds nuw %struct.tfc_saved, ptr %203, i64 %202
  %205 = load ptr, ptr %204, align 8, !tbaa !386
  %206 = getelementptr inbounds nuw i8, ptr %204, i64 8
  %207 = load ptr, ptr %206, align 8, !tbaa !384
  %208 = getelementptr inbounds nuw i8, ptr %204, i64 16
  %209 = load i64, ptr %208, align 8, !tbaa !387
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %205, ptr readonly align 1 %207, i64 %209, i1 false)
  %210 = add nuw nsw i64 %202, 1
  %211 = load i64, ptr %138, align 8, !tbaa !381
  %212 = icmp slt i64 %210, %211
  br i1 %212, label %201, label %271, !llvm.loop !389

213:                                              ; preds = %247, %187
  %214 = phi i64 [ 0, %187 ], [ %248, %247 ]
  %215 = phi i64 [ 0, %187 ], [ %249, %247 ]
  %216 = load ptr, ptr %183, align 8, !tbaa !325
  %217 = getelementptr inbounds nuw %struct.tfc_operand, ptr %216, i64 %214
  %218 = getelementptr inbounds nuw i8, ptr %217, i64 44
  %219 = load i32, ptr %218, align 4, !tbaa !326
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %231, label %221

221:                                              ; preds = %213
  %222 = getelementptr inbounds nuw i8, ptr %217, i64 56
  %223 = load ptr, ptr %222, align 8, !tbaa !315
  %224 = getelementptr inbounds nuw i8, ptr %217, i64 36
  %225 = load i32, ptr %224, align 4, !tbaa !372
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds ptr, ptr %9, i64 %226
  %228 = load ptr, ptr %227, align 8, !tbaa !42
  %229 = getelementptr inbounds nuw i8, ptr %217, i64 24
  %230 = load i64, ptr %229, align 8, !tbaa !327
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %223, ptr readonly align 1 %228, i64 %230, i1 false)
  br label %231

231:                                              ; preds = %221, %213
  %232 = load ptr, ptr %183, align 8, !tbaa !325
  %233 = getelementptr inbounds nuw %struct.tfc_operand, ptr %232, i64 %214
  %234 = getelementptr inbounds nuw i8, ptr %233, i64 116
  %235 = load i32, ptr %234, align 4, !tbaa !326
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %247, label %237

237:                                              ; preds = %231
  %238 = getelementptr inbounds nuw i8, ptr %233, i64 128
  %239 = load ptr, ptr %238, align 8, !tbaa !315
  %240 = getelementptr inbounds nuw i8, ptr %233, i64 108
  %241 = load i32, ptr %240, align 4, !tbaa !372
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds ptr, ptr %9, i64 %242
  %244 = load ptr, ptr %243, align 8, !tbaa !42
  %245 = getelementptr inbounds nuw i8, ptr %233, i64 96
  %246 = load i64, ptr %245, align 8, !tbaa !327
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %239, ptr readonly align 1 %244, i64 %246, i1 false)
  br label %247

247:                                              ; preds = %237, %231
  %248 = add nuw nsw i64 %214, 2
  %249 = add i64 %215, 2
  %250 = icmp eq i64 %249, %188
  br i1 %250, label %251, label %213, !llvm.loop !390

251:                                              ; preds = %247
  %252 = icmp eq i64 %185, 0
  br i1 %252, label %271, label %253

253:                                              ; preds = %251, %182
  %254 = phi i64 [ 0, %182 ], [ %248, %251 ]
  %255 = icmp ne i64 %185, 0
  tail call void @llvm.assume(i1 %255)
  %256 = load ptr, ptr %183, align 8, !tbaa !325
  %257 = getelementptr inbounds nuw %struct.tfc_operand, ptr %256, i64 %254
  %258 = getelementptr inbounds nuw i8, ptr %257, i64 44
  %259 = load i32, ptr %258, align 4, !tbaa !326
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %271, label %261

261:                                              ; preds = %253
  %262 = getelementptr inbounds nuw i8, ptr %257, i64 56
  %263 = load ptr, ptr %262, align 8, !tbaa !315
  %264 = getelementptr inbounds nuw i8, ptr %257, i64 36
  %265 = load i32, ptr %264, align 4, !tbaa !372
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds ptr, ptr %9, i64 %266
  %268 = load ptr, ptr %267, align 8, !tbaa !42
  %269 = getelementptr inbounds nuw i8, ptr %257, i64 24
  %270 = load i64, ptr %269, align 8, !tbaa !327
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %263, ptr readonly align 1 %268, i64 %270, i1 false)
  br label %271

271:                                              ; preds = %201, %251, %261, %253, %176, %181
  %272 = phi i32 [ 0, %181 ], [ %174, %176 ], [ 0, %251 ], [ 0, %253 ], [ 0, %261 ], [ %174, %201 ]
  ret i32 %272
}

; Function Attrs: nounwind uwtable
define internal fastcc void @work(ptr noundef captures(none) %0, i32 noundef %1) unnamed_addr #27 {
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15
  %14 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #15
  %15 = load i64, ptr %4, align 8, !tbaa !233
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !235
  %19 = add nsw i64 %16, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #15
  br label %20

20:                                               ; preds = %2, %8, %12
  %21 = phi i1 [ true, %12 ], [ false, %8 ], [ false, %2 ]
  %22 = phi ptr [ %13, %12 ], [ null, %8 ], [ null, %2 ]
  %23 = phi i64 [ %19, %12 ], [ 0, %8 ], [ 0, %2 ]
  %24 = icmp eq i32 %6, 0
  br i1 %24, label %114, label %25

25:                                               ; preds = %20
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 272
  br label %35

32:                                               ; preds = %94
  %33 = icmp ne i32 %95, 0
  %34 = select i1 %21, i1 %33, i1 false
  br i1 %34, label %98, label %114

35:                                               ; preds = %25, %94
  %36 = phi i32 [ 0, %25 ], [ %95, %94 ]
  %37 = phi i32 [ 0, %25 ], [ %96, %94 ]
  %38 = add i32 %37, %1
  %39 = urem i32 %38, %6
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw %struct.tfc_worker, ptr %26, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %43 = load atomic i64, ptr %41 monotonic, align 64
  %44 = load i64, ptr %42, align 8, !tbaa !46
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %46, label %94

46:                                               ; preds = %35, %89
  %47 = phi i64 [ %90, %89 ], [ %44, %35 ]
  %48 = phi i32 [ %91, %89 ], [ %36, %35 ]
  %49 = atomicrmw add ptr %41, i64 1 monotonic, align 64
  %50 = icmp slt i64 %49, %47
  br i1 %50, label %51, label %89, !llvm.loop !391

51:                                               ; preds = %46
  %52 = load ptr, ptr %27, align 8, !tbaa !33
  %53 = load ptr, ptr %28, align 8, !tbaa !35
  %54 = load i64, ptr %29, align 8, !tbaa !37
  %55 = load i64, ptr %30, align 8, !tbaa !38
  %56 = sdiv i64 %54, %55
  %57 = sdiv i64 %49, %56
  %58 = load i64, ptr %31, align 8, !tbaa !36
  %59 = sdiv i64 %58, %55
  %60 = srem i64 %58, %55
  %61 = mul nsw i64 %59, %57
  %62 = mul nsw i64 %60, %57
  %63 = sdiv i64 %62, %55
  %64 = add nsw i64 %57, 1
  %65 = mul nsw i64 %60, %64
  %66 = sdiv i64 %65, %55
  %67 = add nsw i64 %66, %59
  %68 = sub nsw i64 %67, %63
  %69 = add i64 %67, %61
  %70 = srem i64 %49, %56
  %71 = ashr i64 %68, %70
  %72 = sub i64 %69, %71
  %73 = add nsw i64 %49, 1
  %74 = sdiv i64 %73, %56
  %75 = mul nsw i64 %74, %59
  %76 = mul nsw i64 %74, %60
  %77 = sdiv i64 %76, %55
  %78 = add nsw i64 %74, 1
  %79 = mul nsw i64 %78, %60
  %80 = sdiv i64 %79, %55
  %81 = add nsw i64 %80, %59
  %82 = sub nsw i64 %81, %77
  %83 = add i64 %81, %75
  %84 = srem i64 %73, %56
  %85 = ashr i64 %82, %84
  %86 = sub i64 %83, %85
  call void %52(ptr noundef %53, i64 noundef %72, i64 noundef %86) #15
  %87 = add i32 %48, 1
  %88 = load i64, ptr %42, align 8, !tbaa !46
  br label %89

89:                                               ; preds = %46, %51
  %90 = phi i64 [ %88, %51 ], [ %47, %46 ]
  %91 = phi i32 [ %87, %51 ], [ %48, %46 ]
  %92 = load atomic i64, ptr %41 monotonic, align 64
  %93 = icmp slt i64 %92, %90
  br i1 %93, label %46, label %94

94:                                               ; preds = %89, %35
  %95 = phi i32 [ %36, %35 ], [ %91, %89 ]
  %96 = add nuw i32 %37, 1
  %97 = icmp eq i32 %96, %6
  br i1 %97, label %32, label %35, !llvm.loop !392

98:                                               ; preds = %32
  %99 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %100 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %101 = load i64, ptr %100, align 8, !tbaa !43
  %102 = srem i64 %99, %101
  %103 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %104 = getelementptr inbounds %struct.tfc_pool_event, ptr %103, i64 %102
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
  %105 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #15
  %106 = load i64, ptr %3, align 8, !tbaa !233
  %107 = mul nsw i64 %106, 1000000000
  %108 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %109 = load i64, ptr %108, align 8, !tbaa !235
  %110 = add nsw i64 %107, %109
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  %111 = zext i32 %1 to i64
  store i64 %23, ptr %104, align 8, !tbaa !43
  %112 = getelementptr inbounds nuw i8, ptr %104, i64 8
  store i64 %110, ptr %112, align 8, !tbaa !43
  %113 = getelementptr inbounds nuw i8, ptr %104, i64 16
  store i64 %111, ptr %113, align 8, !tbaa !43
  br label %114

114:                                              ; preds = %20, %98, %32
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @make_room(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #28 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.tfc_processors, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %7 = load atomic i32, ptr %6 acquire, align 4
  %8 = icmp eq i32 %7, 2
  br i1 %8, label %9, label %12

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %11 = tail call i64 (i64, ...) @syscall(i64 noundef 203, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %10) #15
  store atomic i32 0, ptr %6 release, align 4
  br label %12

12:                                               ; preds = %9, %2
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15
  store i32 0, ptr %4, align 4, !tbaa !5
  %13 = call i64 (i64, ...) @syscall(i64 noundef 309, ptr noundef nonnull %4, ptr noundef null, ptr noundef null) #15
  %14 = icmp ne i64 %13, 0
  %15 = load i32, ptr %4, align 4
  %16 = icmp ugt i32 %15, 1023
  %17 = select i1 %14, i1 true, i1 %16
  %18 = select i1 %17, i32 -1, i32 %15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #15
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %20 = load atomic i32, ptr %19 monotonic, align 4
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %53

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store atomic i32 64, ptr %23 monotonic, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
  %24 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #15
  %25 = load i64, ptr %3, align 8, !tbaa !233
  %26 = mul nsw i64 %25, 1000000000
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %28 = load i64, ptr %27, align 8, !tbaa !235
  %29 = add nsw i64 %26, %28
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #15
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %31 = load i64, ptr %30, align 16, !tbaa !393
  %32 = sub nsw i64 %29, %31
  %33 = icmp slt i64 %32, 1000000
  br i1 %33, label %52, label %34

34:                                               ; preds = %22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %5, i8 0, i64 128, i1 false)
  br i1 %17, label %52, label %35

35:                                               ; preds = %34
  %36 = call i64 (i64, ...) @syscall(i64 noundef 204, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %5) #15
  %37 = icmp slt i64 %36, 1
  br i1 %37, label %52, label %38

38:                                               ; preds = %35
  %39 = lshr i32 %15, 6
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i64, ptr %5, i64 %40
  %42 = load i64, ptr %41, align 8, !tbaa !43
  %43 = and i32 %15, 63
  %44 = zext nneg i32 %43 to i64
  %45 = shl nuw i64 1, %44
  %46 = xor i64 %45, -1
  %47 = and i64 %42, %46
  store i64 %47, ptr %41, align 8, !tbaa !43
  %48 = call i64 (i64, ...) @syscall(i64 noundef 203, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %5) #15
  %49 = icmp eq i64 %48, 0
  store i64 %42, ptr %41, align 8, !tbaa !43
  br i1 %49, label %50, label %52

50:                                               ; preds = %38
  %51 = call i64 (i64, ...) @syscall(i64 noundef 203, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %5) #15
  store i64 %29, ptr %30, align 16, !tbaa !393
  br label %52

52:                                               ; preds = %34, %35, %22, %38, %50
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15
  br label %53

53:                                               ; preds = %12, %52
  ret void
}

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #15

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #16

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @guide(ptr noundef %0, i32 noundef %1) unnamed_addr #28 {
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
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 204, i32 noundef %23, i64 noundef 128, ptr noundef nonnull %30) #15
  %33 = icmp slt i64 %32, 1
  br i1 %33, label %41, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i64, ptr %30, i64 %14
  %36 = load i64, ptr %35, align 8, !tbaa !43
  %37 = and i64 %36, %18
  store i64 %37, ptr %35, align 8, !tbaa !43
  %38 = tail call i64 (i64, ...) @syscall(i64 noundef 203, i32 noundef %23, i64 noundef 128, ptr noundef nonnull %30) #15
  %39 = freeze i64 %38
  %40 = icmp eq i64 %39, 0
  store i64 %36, ptr %35, align 8, !tbaa !43
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
  br i1 %48, label %19, label %49, !llvm.loop !394

49:                                               ; preds = %44, %6, %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @run_kernel(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #32 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8, !tbaa !79
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i32, ptr %5, align 8, !tbaa !80
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr %4, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %10 = load i32, ptr %9, align 4, !tbaa !81
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %33, label %12

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %15 = zext i32 %10 to i64
  %16 = and i64 %15, 1
  %17 = icmp eq i32 %10, 1
  br i1 %17, label %22, label %18

18:                                               ; preds = %12
  %19 = and i64 %15, 4294967294
  br label %43

20:                                               ; preds = %43
  %21 = icmp eq i64 %16, 0
  br i1 %21, label %33, label %22

22:                                               ; preds = %20, %12
  %23 = phi i64 [ 0, %12 ], [ %63, %20 ]
  %24 = icmp ne i64 %16, 0
  tail call void @llvm.assume(i1 %24)
  %25 = load ptr, ptr %13, align 8, !tbaa !78
  %26 = getelementptr inbounds nuw i32, ptr %8, i64 %23
  %27 = load i32, ptr %26, align 4, !tbaa !5
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds ptr, ptr %25, i64 %28
  %30 = load ptr, ptr %29, align 8, !tbaa !42
  %31 = load ptr, ptr %14, align 8, !tbaa !164
  %32 = getelementptr inbounds nuw ptr, ptr %31, i64 %23
  store ptr %30, ptr %32, align 8, !tbaa !42
  br label %33

33:                                               ; preds = %22, %20, %2
  %34 = load ptr, ptr %1, align 8, !tbaa !395
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %36 = load ptr, ptr %35, align 8, !tbaa !164
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %38 = load ptr, ptr %37, align 8, !tbaa !162
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %40 = load ptr, ptr %39, align 8, !tbaa !58
  %41 = tail call i32 %34(ptr noundef %36, ptr noundef %38, ptr noundef %40) #15
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %97, label %66

43:                                               ; preds = %43, %18
  %44 = phi i64 [ 0, %18 ], [ %63, %43 ]
  %45 = phi i64 [ 0, %18 ], [ %64, %43 ]
  %46 = load ptr, ptr %13, align 8, !tbaa !78
  %47 = getelementptr inbounds nuw i32, ptr %8, i64 %44
  %48 = load i32, ptr %47, align 4, !tbaa !5
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds ptr, ptr %46, i64 %49
  %51 = load ptr, ptr %50, align 8, !tbaa !42
  %52 = load ptr, ptr %14, align 8, !tbaa !164
  %53 = getelementptr inbounds nuw ptr, ptr %52, i64 %44
  store ptr %51, ptr %53, align 8, !tbaa !42
  %54 = or disjoint i64 %44, 1
  %55 = load ptr, ptr %13, align 8, !tbaa !78
  %56 = getelementptr inbounds nuw i32, ptr %8, i64 %54
  %57 = load i32, ptr %56, align 4, !tbaa !5
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds ptr, ptr %55, i64 %58
  %60 = load ptr, ptr %59, align 8, !tbaa !42
  %61 = load ptr, ptr %14, align 8, !tbaa !164
  %62 = getelementptr inbounds nuw ptr, ptr %61, i64 %54
  store ptr %60, ptr %62, align 8, !tbaa !42
  %63 = add nuw nsw i64 %44, 2
  %64 = add i64 %45, 2
  %65 = icmp eq i64 %64, %19
  br i1 %65, label %20, label %43, !llvm.loop !396

66:                                               ; preds = %33
  %67 = load ptr, ptr %39, align 8, !tbaa !58
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %69 = load ptr, ptr %68, align 8, !tbaa !48
  %70 = load atomic i32, ptr %69 acquire, align 8
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %90

72:                                               ; preds = %66
  %73 = load ptr, ptr %39, align 8, !tbaa !58
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 24
  %75 = load ptr, ptr %74, align 8, !tbaa !48
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 4
  br label %77

77:                                               ; preds = %77, %72
  %78 = atomicrmw xchg ptr %76, i32 1 acquire, align 4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %77, !llvm.loop !49

80:                                               ; preds = %77
  %81 = load atomic i32, ptr %75 monotonic, align 8
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %87, label %83

83:                                               ; preds = %80
  %84 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %85 = load i64, ptr %84, align 8, !tbaa !50
  %86 = icmp sgt i64 %85, 0
  br i1 %86, label %87, label %89

87:                                               ; preds = %83, %80
  %88 = getelementptr inbounds nuw i8, ptr %75, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %88, i8 0, i64 36, i1 false)
  store atomic i32 %41, ptr %75 monotonic, align 8
  br label %89

89:                                               ; preds = %83, %87
  store atomic i32 0, ptr %76 release, align 4
  br label %90

90:                                               ; preds = %89, %66
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %92 = load i32, ptr %91, align 8, !tbaa !76
  %93 = load ptr, ptr %39, align 8, !tbaa !58
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 24
  %95 = load ptr, ptr %94, align 8, !tbaa !48
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 8
  store i32 %92, ptr %96, align 8, !tbaa !397
  br label %97

97:                                               ; preds = %33, %90
  ret i32 %41
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @fail_at(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #38 {
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
  store i32 %22, ptr %26, align 8, !tbaa !397
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put(ptr noundef nonnull captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #39 {
  %3 = load i8, ptr %1, align 1, !tbaa !9
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %18, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %7

7:                                                ; preds = %5, %13
  %8 = phi i8 [ %3, %5 ], [ %16, %13 ]
  %9 = phi ptr [ %1, %5 ], [ %14, %13 ]
  %10 = load ptr, ptr %0, align 8, !tbaa !121
  %11 = load ptr, ptr %6, align 8, !tbaa !123
  %12 = icmp ult ptr %10, %11
  br i1 %12, label %13, label %18

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 1
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 1
  store ptr %15, ptr %0, align 8, !tbaa !121
  store i8 %8, ptr %10, align 1, !tbaa !9
  %16 = load i8, ptr %14, align 1, !tbaa !9
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %7, !llvm.loop !398

18:                                               ; preds = %7, %13, %2
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put_integer(ptr noundef nonnull captures(none) %0, i64 noundef %1) unnamed_addr #39 {
  %3 = alloca [24 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
  %4 = tail call i64 @llvm.abs.i64(i64 %1, i1 false)
  br label %5

5:                                                ; preds = %5, %2
  %6 = phi i64 [ %11, %5 ], [ 0, %2 ]
  %7 = phi i64 [ %13, %5 ], [ %4, %2 ]
  %8 = urem i64 %7, 10
  %9 = trunc nuw nsw i64 %8 to i8
  %10 = or disjoint i8 %9, 48
  %11 = add nuw nsw i64 %6, 1
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 %6
  store i8 %10, ptr %12, align 1, !tbaa !9
  %13 = udiv i64 %7, 10
  %14 = icmp ult i64 %7, 10
  br i1 %14, label %15, label %5, !llvm.loop !399

15:                                               ; preds = %5
  %16 = icmp slt i64 %1, 0
  br i1 %16, label %17, label %21

17:                                               ; preds = %15
  %18 = add nuw i64 %6, 2
  %19 = and i64 %11, 4294967295
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 %19
  store i8 45, ptr %20, align 1, !tbaa !9
  br label %21

21:                                               ; preds = %17, %15
  %22 = phi i64 [ %18, %17 ], [ %11, %15 ]
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = shl i64 %22, 32
  %25 = ashr exact i64 %24, 32
  br label %26

26:                                               ; preds = %21, %31
  %27 = phi i64 [ %25, %21 ], [ %32, %31 ]
  %28 = load ptr, ptr %0, align 8, !tbaa !121
  %29 = load ptr, ptr %23, align 8, !tbaa !123
  %30 = icmp ult ptr %28, %29
  br i1 %30, label %31, label %37

31:                                               ; preds = %26
  %32 = add nsw i64 %27, -1
  %33 = getelementptr inbounds i8, ptr %3, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !9
  %35 = getelementptr inbounds nuw i8, ptr %28, i64 1
  store ptr %35, ptr %0, align 8, !tbaa !121
  store i8 %34, ptr %28, align 1, !tbaa !9
  %36 = icmp eq i64 %32, 0
  br i1 %36, label %37, label %26, !llvm.loop !400

37:                                               ; preds = %31, %26
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put_number(ptr noundef nonnull captures(none) %0, double noundef %1) unnamed_addr #39 {
  %3 = alloca [8 x i8], align 8
  %4 = fcmp uno double %1, 0.000000e+00
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.7) #24
  br label %76

6:                                                ; preds = %2
  %7 = fcmp olt double %1, 0.000000e+00
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.8) #24
  %9 = fneg double %1
  br label %10

10:                                               ; preds = %8, %6
  %11 = phi double [ %9, %8 ], [ %1, %6 ]
  %12 = fcmp ogt double %11, 1.700000e+308
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.9) #24
  br label %76

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
  br i1 %31, label %22, label %26, !llvm.loop !401

32:                                               ; preds = %22, %32
  %33 = phi i32 [ %36, %32 ], [ %24, %22 ]
  %34 = phi double [ %35, %32 ], [ %23, %22 ]
  %35 = fmul double %34, 1.000000e+01
  %36 = add nsw i32 %33, -1
  %37 = fcmp olt double %35, 1.000000e+00
  br i1 %37, label %32, label %38, !llvm.loop !402

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
  tail call fastcc void @put_integer(ptr noundef %0, i64 noundef %48) #24
  %49 = icmp eq i64 %45, 0
  %50 = or i1 %46, %49
  br i1 %50, label %72, label %51

51:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
  store i64 13563782407139374, ptr %3, align 8
  br label %56

52:                                               ; preds = %56
  %53 = sext i32 %68 to i64
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 1
  store i8 0, ptr %55, align 1, !tbaa !9
  call fastcc void @put(ptr noundef %0, ptr noundef nonnull %3) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  br label %72

56:                                               ; preds = %51, %56
  %57 = phi i64 [ 6, %51 ], [ %69, %56 ]
  %58 = phi i32 [ 0, %51 ], [ %68, %56 ]
  %59 = phi i64 [ %45, %51 ], [ %70, %56 ]
  %60 = srem i64 %59, 10
  %61 = trunc nsw i64 %60 to i8
  %62 = add nsw i8 %61, 48
  %63 = getelementptr inbounds nuw i8, ptr %3, i64 %57
  store i8 %62, ptr %63, align 1, !tbaa !9
  %64 = icmp eq i32 %58, 0
  %65 = icmp eq i64 %60, 0
  %66 = trunc nuw nsw i64 %57 to i32
  %67 = select i1 %65, i32 0, i32 %66
  %68 = select i1 %64, i32 %67, i32 %58
  %69 = add nsw i64 %57, -1
  %70 = sdiv i64 %59, 10
  %71 = icmp samesign ugt i64 %57, 1
  br i1 %71, label %56, label %52, !llvm.loop !403

72:                                               ; preds = %52, %38
  %73 = icmp eq i32 %40, 0
  br i1 %73, label %76, label %74

74:                                               ; preds = %72
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.10) #24
  %75 = sext i32 %40 to i64
  tail call fastcc void @put_integer(ptr noundef %0, i64 noundef %75) #24
  br label %76

76:                                               ; preds = %72, %74, %13, %5
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #19

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_dims(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef %2) unnamed_addr #37 {
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
  %16 = load ptr, ptr %0, align 8, !tbaa !106
  %17 = sext i32 %15 to i64
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = zext nneg i32 %7 to i64
  br label %35

20:                                               ; preds = %3
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %21, i8 0, i64 48, i1 false)
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %23 = load i32, ptr %22, align 4, !tbaa !210
  %24 = load ptr, ptr %0, align 8, !tbaa !106
  %25 = sext i32 %23 to i64
  %26 = getelementptr inbounds i8, ptr %24, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 32
  %28 = load i32, ptr %27, align 8, !tbaa !217
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %24, i64 %29
  store ptr %30, ptr %4, align 8, !tbaa !94
  %31 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.13, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  br label %77

32:                                               ; preds = %42
  %33 = add nuw nsw i64 %36, 1
  %34 = icmp eq i64 %33, %19
  br i1 %34, label %77, label %35, !llvm.loop !404

35:                                               ; preds = %13, %32
  %36 = phi i64 [ 0, %13 ], [ %33, %32 ]
  %37 = getelementptr inbounds nuw %struct.tfc_bound, ptr %18, i64 %36
  %38 = getelementptr inbounds nuw i64, ptr %1, i64 %36
  %39 = load i64, ptr %38, align 8, !tbaa !43
  %40 = load i64, ptr %37, align 8, !tbaa !405
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %46, label %42

42:                                               ; preds = %35
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !406
  %45 = icmp sgt i64 %39, %44
  br i1 %45, label %46, label %32

46:                                               ; preds = %42, %35
  %47 = getelementptr inbounds nuw i8, ptr %37, i64 36
  %48 = load i32, ptr %47, align 4, !tbaa !211
  %49 = icmp sgt i32 %48, -1
  br i1 %49, label %50, label %62

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = load ptr, ptr %51, align 8, !tbaa !119
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %54 = load i32, ptr %53, align 8, !tbaa !105
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %16, i64 %55
  %57 = zext nneg i32 %48 to i64
  %58 = getelementptr inbounds nuw %struct.tfc_given, ptr %56, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !120
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds %struct.tfc_loc, ptr %52, i64 %60
  br label %62

62:                                               ; preds = %46, %50
  %63 = phi ptr [ %61, %50 ], [ null, %46 ]
  %64 = getelementptr inbounds nuw i8, ptr %37, i64 32
  %65 = load i32, ptr %64, align 8, !tbaa !217
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr %16, i64 %66
  store ptr %67, ptr %5, align 8, !tbaa !94
  %68 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr null, ptr %68, align 8, !tbaa !96
  %69 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %39, ptr %69, align 8, !tbaa !218
  %70 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %40, ptr %70, align 8, !tbaa !183
  %71 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %72 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %73 = load i64, ptr %72, align 8, !tbaa !406
  store i64 %73, ptr %71, align 8, !tbaa !184
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double 0.000000e+00, ptr %74, align 8, !tbaa !407
  %75 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %63, ptr %75, align 8, !tbaa !98
  %76 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #24
  br label %77

77:                                               ; preds = %32, %11, %62, %20
  %78 = phi i32 [ 3, %20 ], [ 3, %62 ], [ 0, %11 ], [ 0, %32 ]
  ret i32 %78
}

; Function Attrs: cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i32 @report_failure(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #40 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = load atomic i32, ptr %1 seq_cst, align 4, !tbaa !408
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15
  store ptr @.str.19, ptr %4, align 8, !tbaa !94
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr @.str.19, ptr %6, align 8, !tbaa !96
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load <2 x i64>, ptr %8, align 8, !tbaa !43
  store <2 x i64> %9, ptr %7, align 8, !tbaa !43
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %12 = load i64, ptr %11, align 8, !tbaa !55
  store i64 %12, ptr %10, align 8, !tbaa !184
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %15 = load double, ptr %14, align 8, !tbaa !56
  store double %15, ptr %13, align 8, !tbaa !407
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store ptr null, ptr %16, align 8, !tbaa !98
  %17 = icmp eq i32 %5, 1
  br i1 %17, label %18, label %20

18:                                               ; preds = %3
  %19 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 1, ptr noundef nonnull @.str.20, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  br label %61

20:                                               ; preds = %3
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %22 = load i32, ptr %21, align 4, !tbaa !409
  %23 = load ptr, ptr %0, align 8, !tbaa !106
  %24 = sext i32 %22 to i64
  %25 = getelementptr inbounds i8, ptr %23, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 172
  %27 = load i32, ptr %26, align 4, !tbaa !410
  %28 = sext i32 %27 to i64
  %29 = icmp sgt i32 %27, 0
  br i1 %29, label %30, label %59

30:                                               ; preds = %20
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %32 = load i32, ptr %31, align 8, !tbaa !397
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 12
  br label %34

34:                                               ; preds = %30, %56
  %35 = phi i64 [ 0, %30 ], [ %57, %56 ]
  %36 = getelementptr inbounds nuw %struct.tfc_message, ptr %25, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %38 = load i32, ptr %37, align 4, !tbaa !411
  %39 = icmp eq i32 %38, %32
  br i1 %39, label %40, label %56

40:                                               ; preds = %34
  %41 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %42 = load i32, ptr %41, align 4, !tbaa !413
  %43 = load i32, ptr %33, align 4, !tbaa !53
  %44 = icmp eq i32 %42, %43
  br i1 %44, label %45, label %56

45:                                               ; preds = %40
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !119
  %48 = load i32, ptr %36, align 4, !tbaa !414
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds %struct.tfc_loc, ptr %47, i64 %49
  store ptr %50, ptr %16, align 8, !tbaa !98
  %51 = getelementptr inbounds nuw i8, ptr %36, i64 12
  %52 = load i32, ptr %51, align 4, !tbaa !415
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i8, ptr %23, i64 %53
  %55 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef %5, ptr noundef %54, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  br label %61

56:                                               ; preds = %40, %34
  %57 = add nuw nsw i64 %35, 1
  %58 = icmp eq i64 %57, %28
  br i1 %58, label %59, label %34, !llvm.loop !416

59:                                               ; preds = %56, %20
  %60 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef %5, ptr noundef nonnull @.str.21, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  br label %61

61:                                               ; preds = %45, %59, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #15
  ret i32 %5
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_kind(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef %4) unnamed_addr #35 {
  %6 = alloca %struct.tfc_fault, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #15
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !118
  %9 = load ptr, ptr %0, align 8, !tbaa !106
  %10 = sext i32 %8 to i64
  %11 = getelementptr inbounds i8, ptr %9, i64 %10
  store ptr %11, ptr %6, align 8, !tbaa !94
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %12, i8 0, i64 40, i1 false)
  %17 = load ptr, ptr %16, align 8, !tbaa !119
  %18 = load i32, ptr %1, align 4, !tbaa !120
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds %struct.tfc_loc, ptr %17, i64 %19
  store ptr %20, ptr %15, align 8, !tbaa !98
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %22 = load i32, ptr %21, align 8, !tbaa !417
  %23 = icmp ugt i32 %22, 1
  br i1 %23, label %52, label %24

24:                                               ; preds = %5
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %26 = load i32, ptr %25, align 4, !tbaa !418
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %52

28:                                               ; preds = %24
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %30 = load i32, ptr %29, align 8, !tbaa !198
  %31 = zext i32 %30 to i64
  store i64 %31, ptr %13, align 8, !tbaa !183
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %33 = load i32, ptr %32, align 4, !tbaa !419
  %34 = zext i32 %33 to i64
  store i64 %34, ptr %14, align 8, !tbaa !184
  %35 = icmp eq i32 %30, %33
  br i1 %35, label %36, label %52

36:                                               ; preds = %28
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %38 = load i32, ptr %37, align 4, !tbaa !420
  %39 = zext i32 %38 to i64
  store i64 %39, ptr %13, align 8, !tbaa !183
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %41 = load i32, ptr %40, align 4, !tbaa !421
  %42 = zext i32 %41 to i64
  store i64 %42, ptr %14, align 8, !tbaa !184
  %43 = icmp eq i32 %38, %41
  br i1 %43, label %44, label %52

44:                                               ; preds = %36
  %45 = icmp eq i32 %3, 0
  %46 = icmp eq i32 %30, 0
  %47 = or i1 %45, %46
  br i1 %47, label %55, label %48

48:                                               ; preds = %44
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %50 = load ptr, ptr %49, align 8, !tbaa !196
  %51 = icmp eq ptr %50, null
  br i1 %51, label %52, label %55

52:                                               ; preds = %48, %36, %28, %5, %24
  %53 = phi ptr [ @.str.31, %36 ], [ @.str.30, %28 ], [ @.str.29, %5 ], [ @.str.29, %24 ], [ @.str.32, %48 ]
  %54 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %53, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #24
  br label %55

55:                                               ; preds = %52, %44, %48
  %56 = phi i32 [ 0, %48 ], [ 0, %44 ], [ 3, %52 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  ret i32 %56
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef %5) unnamed_addr #37 {
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %57, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = load i32, ptr %11, align 4, !tbaa !419
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = zext i32 %12 to i64
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %57, label %18

18:                                               ; preds = %10
  %19 = load i32, ptr %13, align 8, !tbaa !107
  %20 = load ptr, ptr %0, align 8, !tbaa !106
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
  %38 = load i64, ptr %37, align 8, !tbaa !43
  %39 = icmp eq i64 %38, %35
  br i1 %39, label %26, label %40

40:                                               ; preds = %29
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %42 = load i32, ptr %41, align 4, !tbaa !118
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr %20, i64 %43
  store ptr %44, ptr %7, align 8, !tbaa !94
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @.str.19, ptr %45, align 8, !tbaa !96
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %38, ptr %46, align 8, !tbaa !218
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %30, ptr %47, align 8, !tbaa !183
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %35, ptr %48, align 8, !tbaa !184
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %49, align 8, !tbaa !407
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = load ptr, ptr %51, align 8, !tbaa !119
  %53 = load i32, ptr %1, align 4, !tbaa !120
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.tfc_loc, ptr %52, i64 %54
  store ptr %55, ptr %50, align 8, !tbaa !98
  %56 = tail call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.34, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #24
  br label %87

57:                                               ; preds = %26, %10, %6
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %59 = load i32, ptr %58, align 8, !tbaa !107
  %60 = load ptr, ptr %0, align 8, !tbaa !106
  %61 = sext i32 %59 to i64
  %62 = getelementptr inbounds i8, ptr %60, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %64 = load i32, ptr %63, align 4, !tbaa !108
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i64, ptr %62, i64 %65
  %67 = tail call fastcc i64 @evaluate(ptr noundef %66, ptr noundef nonnull %4)
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %69 = load i64, ptr %68, align 8, !tbaa !422
  %70 = icmp ult i64 %69, %67
  br i1 %70, label %71, label %87

71:                                               ; preds = %57
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %73 = load i32, ptr %72, align 4, !tbaa !118
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i8, ptr %60, i64 %74
  store ptr %75, ptr %8, align 8, !tbaa !94
  %76 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %77 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %76, i8 0, i64 16, i1 false)
  store i64 %69, ptr %77, align 8, !tbaa !183
  %78 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %67, ptr %78, align 8, !tbaa !184
  %79 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %79, align 8, !tbaa !407
  %80 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %82 = load ptr, ptr %81, align 8, !tbaa !119
  %83 = load i32, ptr %1, align 4, !tbaa !120
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds %struct.tfc_loc, ptr %82, i64 %84
  store ptr %85, ptr %80, align 8, !tbaa !98
  %86 = tail call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.35, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #24
  br label %87

87:                                               ; preds = %40, %71, %57
  %88 = phi i32 [ 3, %40 ], [ 3, %71 ], [ 0, %57 ]
  ret i32 %88
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #19

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #19

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #19

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #16

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #21

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #22

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #21

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #21

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #21

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #23

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
attributes #4 = { noinline nounwind }
attributes #6 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #8 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #9 = { cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #10 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #11 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #12 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #13 = { nofree norecurse nosync nounwind memory(argmem: read) }
attributes #14 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #15 = { nounwind }
attributes #16 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #17 = { nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #18 = { cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #19 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #20 = { cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #21 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #22 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #23 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #24 = { cold }

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
!37 = !{!34, !12, i64 24}
!38 = !{!34, !12, i64 32}
!39 = distinct !{!39, !17}
!40 = !{!30, !15, i64 8}
!41 = !{i64 0, i64 8, !42, i64 8, i64 8, !42, i64 16, i64 8, !43, i64 24, i64 8, !43, i64 32, i64 8, !43}
!42 = !{!15, !15, i64 0}
!43 = !{!12, !12, i64 0}
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
!94 = !{!95, !65, i64 0}
!95 = !{!"tfc_fault", !65, i64 0, !65, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !52, i64 40, !87, i64 48}
!96 = !{!95, !65, i64 8}
!97 = !{!90, !87, i64 24}
!98 = !{!95, !87, i64 48}
!99 = !{!86, !12, i64 48}
!100 = !{!101}
!101 = distinct !{!101, !102, !"block_of: argument 0"}
!102 = distinct !{!102, !"block_of"}
!103 = !{!104, !65, i64 16}
!104 = !{!"tfc_memory", !65, i64 0, !65, i64 8, !65, i64 16, !15, i64 24, !15, i64 32, !12, i64 40}
!105 = !{!86, !6, i64 128}
!106 = !{!86, !65, i64 0}
!107 = !{!86, !6, i64 104}
!108 = !{!109, !6, i64 12}
!109 = !{!"tfc_given", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24}
!110 = !{!104, !12, i64 40}
!111 = distinct !{!111, !17, !112}
!112 = !{!"llvm.loop.peeled.count", i32 1}
!113 = !{!104, !65, i64 0}
!114 = !{!86, !12, i64 72}
!115 = !{!86, !12, i64 88}
!116 = !{!104, !65, i64 8}
!117 = !{!86, !12, i64 80}
!118 = !{!109, !6, i64 4}
!119 = !{!86, !87, i64 24}
!120 = !{!109, !6, i64 0}
!121 = !{!122, !65, i64 0}
!122 = !{!"text", !65, i64 0, !65, i64 8}
!123 = !{!122, !65, i64 8}
!124 = distinct !{!124, !17}
!125 = distinct !{!125, !17}
!126 = !{!127, !6, i64 0}
!127 = !{!"tfc_error", !6, i64 0, !7, i64 4, !87, i64 240, !12, i64 248}
!128 = !{!127, !87, i64 240}
!129 = !{!127, !12, i64 248}
!130 = !{!104, !15, i64 24}
!131 = !{!104, !15, i64 32}
!132 = !{!86, !6, i64 116}
!133 = !{!86, !6, i64 160}
!134 = distinct !{!134, !17}
!135 = !{!136, !6, i64 0}
!136 = !{!"tfc_flag", !6, i64 0, !6, i64 4}
!137 = !{!136, !6, i64 4}
!138 = !{!109, !6, i64 8}
!139 = distinct !{!139, !17}
!140 = !{!86, !15, i64 32}
!141 = !{!86, !6, i64 124}
!142 = !{!86, !6, i64 112}
!143 = !{!86, !6, i64 120}
!144 = !{!86, !6, i64 100}
!145 = !{!86, !6, i64 140}
!146 = !{!86, !65, i64 16}
!147 = distinct !{!147, !17}
!148 = !{!86, !6, i64 176}
!149 = !{!86, !6, i64 168}
!150 = !{!86, !12, i64 64}
!151 = distinct !{!151, !17}
!152 = !{!23, !6, i64 0}
!153 = !{!23, !6, i64 4}
!154 = !{!155, !12, i64 8}
!155 = !{!"tfc_aside", !12, i64 0, !12, i64 8, !12, i64 16}
!156 = !{!155, !12, i64 0}
!157 = !{!155, !12, i64 16}
!158 = distinct !{!158, !17}
!159 = !{!30, !15, i64 48}
!160 = !{!86, !60, i64 8}
!161 = !{!86, !6, i64 136}
!162 = !{!59, !62, i64 24}
!163 = !{!86, !12, i64 56}
!164 = !{!59, !61, i64 32}
!165 = !{!86, !12, i64 40}
!166 = !{!59, !62, i64 64}
!167 = !{!59, !66, i64 80}
!168 = !{!86, !6, i64 180}
!169 = !{!86, !6, i64 156}
!170 = distinct !{!170, !17}
!171 = !{!86, !6, i64 164}
!172 = !{!173, !6, i64 4}
!173 = !{!"tfc_result", !6, i64 0, !6, i64 4, !12, i64 8}
!174 = !{!173, !6, i64 0}
!175 = !{!173, !12, i64 8}
!176 = distinct !{!176, !17}
!177 = distinct !{!177, !17}
!178 = !{!179, !6, i64 0}
!179 = !{!"tfc_call", !6, i64 0, !6, i64 4, !180, i64 8, !181, i64 16, !181, i64 24, !6, i64 32, !6, i64 36, !15, i64 40, !15, i64 48, !15, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !15, i64 88, !24, i64 96}
!180 = !{!"p1 _ZTS9tfc_error", !15, i64 0}
!181 = !{!"p1 _ZTS10tfc_tensor", !15, i64 0}
!182 = !{!179, !180, i64 8}
!183 = !{!95, !12, i64 24}
!184 = !{!95, !12, i64 32}
!185 = !{!179, !6, i64 4}
!186 = !{!187, !187, i64 0}
!187 = !{!"p1 _ZTS9tfc_entry", !15, i64 0}
!188 = !{!86, !6, i64 144}
!189 = !{!179, !15, i64 40}
!190 = !{!179, !15, i64 48}
!191 = !{!179, !15, i64 56}
!192 = !{!181, !181, i64 0}
!193 = !{!179, !24, i64 96}
!194 = !{!179, !6, i64 36}
!195 = !{!179, !181, i64 24}
!196 = !{!197, !62, i64 8}
!197 = !{!"tfc_tensor", !15, i64 0, !62, i64 8, !12, i64 16, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !7, i64 40}
!198 = !{!197, !6, i64 24}
!199 = !{!109, !6, i64 16}
!200 = distinct !{!200, !17}
!201 = !{!179, !15, i64 88}
!202 = !{!179, !6, i64 32}
!203 = !{!179, !181, i64 16}
!204 = !{!86, !6, i64 96}
!205 = !{!179, !12, i64 64}
!206 = !{!179, !12, i64 72}
!207 = !{!179, !12, i64 80}
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
!218 = !{!95, !12, i64 16}
!219 = distinct !{!219, !17}
!220 = distinct !{!220, !17}
!221 = distinct !{!221, !17}
!222 = !{!223, !12, i64 0}
!223 = !{!"tfc_initial", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24}
!224 = !{!223, !12, i64 8}
!225 = !{!223, !12, i64 16}
!226 = !{!223, !12, i64 24}
!227 = distinct !{!227, !17}
!228 = !{!30, !6, i64 0}
!229 = !{!230, !12, i64 40}
!230 = !{!"tfc_monitor", !7, i64 0, !6, i64 4, !231, i64 8, !12, i64 16, !12, i64 24, !232, i64 32, !12, i64 40, !12, i64 48}
!231 = !{!"p1 _ZTS9tfc_event", !15, i64 0}
!232 = !{!"p1 _ZTS8tfc_runs", !15, i64 0}
!233 = !{!234, !12, i64 0}
!234 = !{!"timespec", !12, i64 0, !12, i64 8}
!235 = !{!234, !12, i64 8}
!236 = !{!230, !232, i64 32}
!237 = !{!238, !12, i64 0}
!238 = !{!"tfc_runs", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24}
!239 = !{!238, !12, i64 16}
!240 = !{!238, !12, i64 24}
!241 = !{!230, !12, i64 48}
!242 = !{!230, !12, i64 24}
!243 = !{!230, !12, i64 16}
!244 = !{!230, !231, i64 8}
!245 = !{!238, !12, i64 8}
!246 = !{!247, !12, i64 8}
!247 = !{!"tfc_event", !12, i64 0, !12, i64 8, !12, i64 16}
!248 = !{!249, !15, i64 16}
!249 = !{!"py_record", !12, i64 0, !15, i64 8, !15, i64 16}
!250 = !{!251, !252, i64 0}
!251 = !{!"tfc_callable", !252, i64 0, !15, i64 8, !12, i64 16}
!252 = !{!"p1 _ZTS12tfc_prepared", !15, i64 0}
!253 = !{!254, !256, i64 8}
!254 = !{!"tfc_prepared", !255, i64 0, !256, i64 8, !63, i64 16, !61, i64 24, !61, i64 32, !15, i64 40, !6, i64 48, !6, i64 52}
!255 = !{!"p1 _ZTS10tfc_python", !15, i64 0}
!256 = !{!"p1 _ZTS11tfc_binding", !15, i64 0}
!257 = !{!254, !6, i64 48}
!258 = !{!259, !12, i64 16}
!259 = !{!"py_object", !12, i64 0, !15, i64 8, !12, i64 16}
!260 = !{!254, !255, i64 0}
!261 = !{!262, !12, i64 216}
!262 = !{!"tfc_python", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24, !15, i64 32, !15, i64 40, !15, i64 48, !15, i64 56, !15, i64 64, !15, i64 72, !15, i64 80, !15, i64 88, !15, i64 96, !15, i64 104, !15, i64 112, !15, i64 120, !15, i64 128, !15, i64 136, !15, i64 144, !15, i64 152, !15, i64 160, !15, i64 168, !15, i64 176, !15, i64 184, !15, i64 192, !15, i64 200, !15, i64 208, !12, i64 216}
!263 = !{!254, !61, i64 24}
!264 = !{!254, !15, i64 40}
!265 = distinct !{!265, !17}
!266 = !{!262, !15, i64 112}
!267 = distinct !{!267, !17}
!268 = distinct !{!268, !17}
!269 = !{!262, !15, i64 16}
!270 = !{!251, !15, i64 8}
!271 = !{!254, !63, i64 16}
!272 = !{!254, !6, i64 52}
!273 = !{!262, !15, i64 160}
!274 = !{!251, !12, i64 16}
!275 = !{!259, !15, i64 8}
!276 = !{!262, !15, i64 192}
!277 = !{!262, !15, i64 72}
!278 = !{!262, !15, i64 64}
!279 = !{!254, !61, i64 32}
!280 = distinct !{!280, !17}
!281 = !{!262, !15, i64 120}
!282 = !{!262, !15, i64 128}
!283 = !{!262, !15, i64 184}
!284 = !{!262, !15, i64 104}
!285 = !{!262, !15, i64 96}
!286 = distinct !{!286, !17}
!287 = !{!262, !15, i64 176}
!288 = distinct !{!288, !17, !289, !290}
!289 = !{!"llvm.loop.isvectorized", i32 1}
!290 = !{!"llvm.loop.unroll.runtime.disable"}
!291 = distinct !{!291, !17, !290, !289}
!292 = !{!256, !256, i64 0}
!293 = !{!294, !6, i64 144}
!294 = !{!"tfc_binding", !15, i64 0, !256, i64 8, !295, i64 16, !296, i64 24, !296, i64 32, !297, i64 40, !12, i64 48, !6, i64 56, !6, i64 60, !298, i64 64, !12, i64 72, !299, i64 80, !62, i64 88, !12, i64 96, !15, i64 104, !15, i64 112, !15, i64 120, !15, i64 128, !6, i64 136, !6, i64 140, !6, i64 144, !6, i64 148, !300, i64 152}
!295 = !{!"p1 _ZTS10tfc_region", !15, i64 0}
!296 = !{!"p1 _ZTS11tfc_operand", !15, i64 0}
!297 = !{!"p1 _ZTS9tfc_shift", !15, i64 0}
!298 = !{!"p1 _ZTS9tfc_saved", !15, i64 0}
!299 = !{!"p1 _ZTS13tfc_step_lock", !15, i64 0}
!300 = !{!"p1 _ZTS9tfc_begun", !15, i64 0}
!301 = !{!294, !6, i64 148}
!302 = !{!294, !296, i64 24}
!303 = !{!262, !15, i64 168}
!304 = !{!305, !15, i64 56}
!305 = !{!"py_array", !12, i64 0, !15, i64 8, !15, i64 16, !6, i64 24, !62, i64 32, !62, i64 40, !15, i64 48, !15, i64 56, !6, i64 64}
!306 = !{!307, !15, i64 0}
!307 = !{!"tfc_operand", !15, i64 0, !15, i64 8, !62, i64 16, !12, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44, !15, i64 48, !15, i64 56, !12, i64 64}
!308 = !{!305, !6, i64 24}
!309 = !{!307, !6, i64 32}
!310 = !{!305, !6, i64 64}
!311 = !{!305, !62, i64 32}
!312 = !{!307, !62, i64 16}
!313 = distinct !{!313, !17}
!314 = !{!305, !15, i64 16}
!315 = !{!307, !15, i64 56}
!316 = !{!307, !15, i64 8}
!317 = !{!307, !6, i64 40}
!318 = !{!262, !15, i64 200}
!319 = !{!262, !15, i64 136}
!320 = !{!262, !15, i64 208}
!321 = !{!262, !15, i64 144}
!322 = !{!307, !12, i64 64}
!323 = distinct !{!323, !17}
!324 = distinct !{!324, !17}
!325 = !{!294, !296, i64 32}
!326 = !{!307, !6, i64 44}
!327 = !{!307, !12, i64 24}
!328 = distinct !{!328, !17}
!329 = distinct !{!329, !17}
!330 = distinct !{!330, !17}
!331 = !{!294, !15, i64 0}
!332 = !{!262, !15, i64 0}
!333 = distinct !{!333, !17}
!334 = !{!307, !15, i64 48}
!335 = !{!262, !15, i64 24}
!336 = !{!262, !15, i64 152}
!337 = distinct !{!337, !17}
!338 = !{!262, !15, i64 8}
!339 = distinct !{!339, !17}
!340 = !{!294, !6, i64 140}
!341 = !{!294, !299, i64 80}
!342 = !{!343, !6, i64 4}
!343 = !{!"tfc_step_lock", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12}
!344 = !{!343, !6, i64 8}
!345 = !{!294, !6, i64 136}
!346 = !{!343, !6, i64 0}
!347 = !{!294, !62, i64 88}
!348 = !{!294, !12, i64 96}
!349 = !{!294, !15, i64 104}
!350 = !{!262, !15, i64 32}
!351 = !{!262, !15, i64 40}
!352 = !{!294, !15, i64 128}
!353 = !{!294, !15, i64 112}
!354 = distinct !{!354, !17}
!355 = !{!294, !15, i64 120}
!356 = !{!262, !15, i64 48}
!357 = !{!262, !15, i64 56}
!358 = distinct !{!358, !17}
!359 = !{!262, !15, i64 80}
!360 = !{!262, !15, i64 88}
!361 = distinct !{!361, !17}
!362 = distinct !{!362, !17}
!363 = distinct !{!363, !17}
!364 = !{!294, !6, i64 56}
!365 = distinct !{!365, !366}
!366 = !{!"llvm.loop.unroll.disable"}
!367 = !{!294, !6, i64 60}
!368 = distinct !{!368, !17}
!369 = distinct !{!369, !366}
!370 = distinct !{!370, !17}
!371 = !{!294, !295, i64 16}
!372 = !{!307, !6, i64 36}
!373 = distinct !{!373, !17}
!374 = !{!294, !12, i64 48}
!375 = distinct !{!375, !17}
!376 = !{!294, !297, i64 40}
!377 = !{!378, !12, i64 8}
!378 = !{!"tfc_shift", !12, i64 0, !12, i64 8, !12, i64 16}
!379 = !{!378, !12, i64 16}
!380 = !{!378, !12, i64 0}
!381 = !{!294, !12, i64 72}
!382 = distinct !{!382, !17}
!383 = !{!294, !298, i64 64}
!384 = !{!385, !15, i64 8}
!385 = !{!"tfc_saved", !15, i64 0, !15, i64 8, !12, i64 16}
!386 = !{!385, !15, i64 0}
!387 = !{!385, !12, i64 16}
!388 = distinct !{!388, !17}
!389 = distinct !{!389, !17}
!390 = distinct !{!390, !17}
!391 = distinct !{!391, !17}
!392 = distinct !{!392, !17}
!393 = !{!11, !12, i64 16}
!394 = distinct !{!394, !17}
!395 = !{!74, !15, i64 0}
!396 = distinct !{!396, !17}
!397 = !{!51, !6, i64 8}
!398 = distinct !{!398, !17}
!399 = distinct !{!399, !17}
!400 = distinct !{!400, !17}
!401 = distinct !{!401, !17}
!402 = distinct !{!402, !17}
!403 = distinct !{!403, !17}
!404 = distinct !{!404, !17}
!405 = !{!212, !12, i64 0}
!406 = !{!212, !12, i64 8}
!407 = !{!95, !52, i64 40}
!408 = !{!51, !7, i64 0}
!409 = !{!86, !6, i64 132}
!410 = !{!86, !6, i64 172}
!411 = !{!412, !6, i64 4}
!412 = !{!"tfc_message", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12}
!413 = !{!412, !6, i64 8}
!414 = !{!412, !6, i64 0}
!415 = !{!412, !6, i64 12}
!416 = distinct !{!416, !17}
!417 = !{!197, !6, i64 32}
!418 = !{!197, !6, i64 36}
!419 = !{!109, !6, i64 24}
!420 = !{!197, !6, i64 28}
!421 = !{!109, !6, i64 20}
!422 = !{!197, !12, i64 16}
attributes #25 = { nounwind minsize optsize }
attributes #26 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) minsize optsize }
attributes #27 = { nounwind optsize }
attributes #28 = { noinline nounwind minsize optsize }
attributes #29 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) minsize optsize }
attributes #30 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #31 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) optsize }
attributes #32 = { noinline nounwind optsize }
attributes #33 = { cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #34 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #35 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #36 = { nofree norecurse nosync nounwind memory(argmem: read) optsize }
attributes #37 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) optsize }
attributes #38 = { nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #39 = { cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #40 = { cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
