; Made by `python -m tfc.runtime.native` from module.c; do not edit.
target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
target triple = "riscv64-unknown-linux-gnu"

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
define noundef signext i32 @tfc_may_use_amx() local_unnamed_addr #24 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 824633720961) i64 @tfc_pool_bytes(i32 noundef signext %0) local_unnamed_addr #24 {
  %2 = zext i32 %0 to i64
  %3 = mul nuw nsw i64 %2, 192
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 148), (152, 160), (192, 196), (296, 300)) %0, i32 noundef signext %1, i32 noundef signext %2) local_unnamed_addr #25 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i32 0, ptr %5, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 8, !tbaa !13
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i32 0, ptr %7, align 8, !tbaa !13
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 0, ptr %8, align 4, !tbaa !13
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i32 0, ptr %9, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %10, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %11, align 8, !tbaa !13
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 140
  store i32 -1, ptr %12, align 4, !tbaa !13
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %13, align 8, !tbaa !13
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 480
  store ptr %0, ptr %15, align 32, !tbaa !14
  %16 = tail call i32 @llvm.umax.i32(i32 %1, i32 1)
  %17 = zext i32 %16 to i64
  br label %18

18:                                               ; preds = %21, %3
  %19 = phi i64 [ %28, %21 ], [ 1, %3 ]
  %20 = icmp eq i64 %19, %17
  br i1 %20, label %31, label %21

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw %struct.tfc_worker, ptr %14, i64 %19
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 160
  store ptr %0, ptr %23, align 32, !tbaa !14
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 168
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %24, i8 0, i64 16, i1 false)
  %26 = tail call signext i32 @pthread_create(ptr noundef nonnull %25, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %22) #22
  %27 = icmp eq i32 %26, 0
  %28 = add nuw nsw i64 %19, 1
  br i1 %27, label %18, label %29

29:                                               ; preds = %21
  %30 = trunc nuw i64 %19 to i32
  br label %31

31:                                               ; preds = %18, %29
  %32 = phi i32 [ %30, %29 ], [ %16, %18 ]
  store i32 %32, ptr %0, align 64, !tbaa !9
  ret i32 %32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nounwind
declare signext i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #26 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %3 = load ptr, ptr %2, align 32, !tbaa !14
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
  %20 = load i32, ptr %13, align 4, !tbaa !9
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %30, label %26

22:                                               ; preds = %26
  %23 = add nuw i32 %27, 1
  %24 = load i32, ptr %13, align 4, !tbaa !9
  %25 = icmp ult i32 %23, %24
  br i1 %25, label %26, label %30, !llvm.loop !20

26:                                               ; preds = %18, %22
  %27 = phi i32 [ %23, %22 ], [ 0, %18 ]
  %28 = load atomic i32, ptr %14 acquire, align 64
  %29 = icmp eq i32 %28, %19
  br i1 %29, label %22, label %41

30:                                               ; preds = %22, %18
  %31 = atomicrmw add ptr %15, i32 1 seq_cst, align 4
  %32 = load atomic i32, ptr %14 seq_cst, align 64
  %33 = icmp eq i32 %32, %19
  br i1 %33, label %34, label %38

34:                                               ; preds = %30, %34
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %14, i32 noundef signext 128, i32 noundef signext %19, ptr noundef null, ptr noundef null, i32 noundef signext 0) #22
  %36 = load atomic i32, ptr %14 seq_cst, align 64
  %37 = icmp eq i32 %36, %19
  br i1 %37, label %34, label %38, !llvm.loop !22

38:                                               ; preds = %34, %30
  %39 = phi i32 [ %32, %30 ], [ %36, %34 ]
  %40 = atomicrmw sub ptr %15, i32 1 seq_cst, align 4
  tail call fastcc void @make_room(ptr noundef nonnull %3, ptr noundef %0)
  br label %41

41:                                               ; preds = %26, %38
  %42 = phi i32 [ %39, %38 ], [ %28, %26 ]
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
  br i1 %54, label %56, label %48, !llvm.loop !23

56:                                               ; preds = %51
  tail call fastcc void @work(ptr noundef %3, i32 noundef signext %9)
  %57 = atomicrmw sub ptr %17, i32 1 release, align 64
  %58 = icmp eq i32 %57, 1073741825
  br i1 %58, label %59, label %61

59:                                               ; preds = %56
  tail call fastcc void @make_room(ptr noundef %3, ptr noundef %0)
  %60 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %17, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #22
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
  %3 = load i32, ptr %0, align 64, !tbaa !9
  tail call fastcc void @announce(ptr noundef nonnull %0, i32 noundef signext %3)
  %4 = load i32, ptr %0, align 64, !tbaa !9
  %5 = icmp ugt i32 %4, 1
  br i1 %5, label %7, label %6

6:                                                ; preds = %7, %1
  ret void

7:                                                ; preds = %1, %7
  %8 = phi i64 [ %13, %7 ], [ 1, %1 ]
  %9 = getelementptr inbounds nuw %struct.tfc_worker, ptr %0, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 488
  %11 = load i64, ptr %10, align 8, !tbaa !24
  %12 = tail call signext i32 @pthread_join(i64 noundef %11, ptr noundef null) #22
  %13 = add nuw nsw i64 %8, 1
  %14 = load i32, ptr %0, align 64, !tbaa !9
  %15 = zext i32 %14 to i64
  %16 = icmp samesign ult i64 %13, %15
  br i1 %16, label %7, label %6, !llvm.loop !25
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @announce(ptr noundef %0, i32 noundef signext %1) unnamed_addr #27 {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %5 = atomicrmw add ptr %4, i32 1 seq_cst, align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %7 = load atomic i32, ptr %6 seq_cst, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %25, label %9

9:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #22
  store i32 0, ptr %3, align 4, !tbaa !9
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
  %20 = load i32, ptr %0, align 64, !tbaa !9
  %21 = icmp ult i32 %19, %20
  br i1 %21, label %23, label %22

22:                                               ; preds = %18
  call fastcc void @guide(ptr noundef nonnull %0, i32 noundef signext %15)
  br label %23

23:                                               ; preds = %22, %18, %9
  %24 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef signext 129, i32 noundef signext %1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #22
  br label %25

25:                                               ; preds = %2, %23
  ret void
}

declare signext i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

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
  br i1 %8, label %145, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !26
  %12 = icmp eq ptr %11, null
  br i1 %12, label %20, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %15 = load ptr, ptr %14, align 8, !tbaa !33
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !35
  br label %26

20:                                               ; preds = %9, %13
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = load ptr, ptr %21, align 8, !tbaa !36
  %23 = icmp eq ptr %22, null
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = load i32, ptr %22, align 64, !tbaa !9
  br label %26

26:                                               ; preds = %24, %20, %17
  %27 = phi i1 [ true, %17 ], [ false, %24 ], [ false, %20 ]
  %28 = phi i32 [ %19, %17 ], [ %25, %24 ], [ 1, %20 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #22
  store ptr %2, ptr %7, align 8, !tbaa !37
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %3, ptr %29, align 8, !tbaa !39
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %1, ptr %30, align 8, !tbaa !40
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 1, ptr %31, align 8, !tbaa !41
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 1, ptr %32, align 8, !tbaa !42
  %33 = icmp ult i32 %28, 2
  %34 = select i1 %27, i1 true, i1 %33
  br i1 %34, label %43, label %35

35:                                               ; preds = %26
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %37 = load ptr, ptr %36, align 8, !tbaa !36
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 132
  %39 = load atomic i32, ptr %38 monotonic, align 4
  %40 = add i32 %39, 1
  %41 = load i32, ptr %37, align 64, !tbaa !9
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
  store i64 %60, ptr %32, align 8, !tbaa !42
  %61 = icmp samesign ult i64 %60, 2
  %62 = or i1 %45, %61
  br label %63

63:                                               ; preds = %63, %59
  %64 = phi i64 [ 1, %59 ], [ %70, %63 ]
  %65 = icmp samesign ugt i64 %64, 4
  %66 = select i1 %62, i1 true, i1 %65
  %67 = lshr i64 %51, %64
  %68 = icmp samesign ult i64 %67, %60
  %69 = select i1 %66, i1 true, i1 %68
  %70 = add nuw nsw i64 %64, 1
  br i1 %69, label %71, label %63, !llvm.loop !43

71:                                               ; preds = %63
  %72 = mul nuw nsw i64 %64, %60
  store i64 %72, ptr %31, align 8, !tbaa !41
  %73 = icmp samesign ugt i64 %72, 1
  %74 = and i1 %27, %73
  br i1 %74, label %75, label %81

75:                                               ; preds = %71
  %76 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %77 = load ptr, ptr %76, align 8, !tbaa !33
  %78 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %79 = load ptr, ptr %78, align 8, !tbaa !44
  %80 = trunc i64 %72 to i32
  call void %77(ptr noundef %79, i32 noundef signext %80, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %7) #22
  br label %144

81:                                               ; preds = %71
  %82 = icmp eq i64 %72, 1
  br i1 %82, label %143, label %83

83:                                               ; preds = %81
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %85 = load ptr, ptr %84, align 8, !tbaa !36
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 64
  %87 = cmpxchg ptr %86, i32 0, i32 1 acquire monotonic, align 64
  %88 = extractvalue { i32, i1 } %87, 1
  br i1 %88, label %89, label %143

89:                                               ; preds = %83
  %90 = getelementptr inbounds nuw i8, ptr %85, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(40) %90, ptr noundef nonnull readonly align 8 dereferenceable(40) %7, i64 40, i1 false), !tbaa.struct !45
  %91 = load i64, ptr %32, align 8, !tbaa !42
  %92 = trunc i64 %91 to i32
  %93 = getelementptr inbounds nuw i8, ptr %85, i64 296
  store i32 %92, ptr %93, align 8, !tbaa !9
  %94 = icmp eq i32 %92, 0
  br i1 %94, label %99, label %95

95:                                               ; preds = %89
  %96 = getelementptr inbounds nuw i8, ptr %85, i64 320
  %97 = load i64, ptr %31, align 8, !tbaa !41
  %98 = and i64 %91, 4294967295
  br label %132

99:                                               ; preds = %132, %89
  %100 = getelementptr inbounds nuw i8, ptr %85, i64 192
  store atomic i32 -2147483648, ptr %100 release, align 64
  %101 = add i32 %92, -1
  tail call fastcc void @announce(ptr noundef nonnull %85, i32 noundef signext %101)
  tail call fastcc void @work(ptr noundef nonnull %85, i32 noundef signext 0)
  %102 = atomicrmw and ptr %100, i32 2147483647 acquire, align 64
  %103 = and i32 %102, 2147483647
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %142, label %105

105:                                              ; preds = %99
  %106 = getelementptr inbounds nuw i8, ptr %85, i64 4
  br label %107

107:                                              ; preds = %111, %105
  %108 = phi i32 [ 0, %105 ], [ %113, %111 ]
  %109 = load i32, ptr %106, align 4, !tbaa !9
  %110 = icmp ult i32 %108, %109
  br i1 %110, label %111, label %115

111:                                              ; preds = %107
  %112 = load atomic i32, ptr %100 acquire, align 64
  %113 = add nuw i32 %108, 1
  %114 = icmp eq i32 %112, 0
  br i1 %114, label %142, label %107, !llvm.loop !48

115:                                              ; preds = %107
  %116 = getelementptr inbounds nuw i8, ptr %85, i64 140
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  store i32 0, ptr %6, align 4, !tbaa !9
  %117 = call i64 (i64, ...) @syscall(i64 noundef 168, ptr noundef nonnull %6, ptr noundef null, ptr noundef null) #22
  %118 = icmp ne i64 %117, 0
  %119 = load i32, ptr %6, align 4
  %120 = icmp ugt i32 %119, 1023
  %121 = select i1 %118, i1 true, i1 %120
  %122 = select i1 %121, i32 -1, i32 %119
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  store atomic i32 %122, ptr %116 monotonic, align 4
  %123 = atomicrmw or ptr %100, i32 1073741824 acquire, align 64
  %124 = or i32 %123, 1073741824
  %125 = icmp eq i32 %124, 1073741824
  br i1 %125, label %131, label %126

126:                                              ; preds = %115, %126
  %127 = phi i32 [ %129, %126 ], [ %124, %115 ]
  %128 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %100, i32 noundef signext 128, i32 noundef signext %127, ptr noundef null, ptr noundef null, i32 noundef signext 0) #22
  %129 = load atomic i32, ptr %100 acquire, align 64
  %130 = icmp eq i32 %129, 1073741824
  br i1 %130, label %131, label %126, !llvm.loop !49

131:                                              ; preds = %126, %115
  store atomic i32 0, ptr %100 monotonic, align 64
  br label %142

132:                                              ; preds = %132, %95
  %133 = phi i64 [ 0, %95 ], [ %137, %132 ]
  %134 = getelementptr inbounds nuw %struct.tfc_worker, ptr %96, i64 %133
  %135 = mul nsw i64 %133, %97
  %136 = sdiv i64 %135, %98
  store atomic i64 %136, ptr %134 monotonic, align 64
  %137 = add nuw nsw i64 %133, 1
  %138 = mul nsw i64 %97, %137
  %139 = sdiv i64 %138, %98
  %140 = getelementptr inbounds nuw i8, ptr %134, i64 8
  store i64 %139, ptr %140, align 8, !tbaa !50
  %141 = icmp eq i64 %137, %98
  br i1 %141, label %99, label %132, !llvm.loop !51

142:                                              ; preds = %111, %99, %131
  store atomic i32 0, ptr %86 release, align 64
  br label %144

143:                                              ; preds = %83, %81
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #22
  br label %144

144:                                              ; preds = %142, %143, %75
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #22
  br label %145

145:                                              ; preds = %5, %144
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef signext %1) #26 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !37
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !39
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !41
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !42
  %11 = sdiv i64 %8, %10
  %12 = freeze i64 %11
  %13 = sdiv i64 %3, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load i64, ptr %14, align 8, !tbaa !40
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
define noundef signext i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned signext %1, i32 noundef signext %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #29 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !52
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !53

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !54
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !57
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !54
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !58
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !59
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !60
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define signext i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #30 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !52
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #26 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !26
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !61
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !44
  %12 = tail call signext i32 %7(ptr noundef %11) #22
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: noinline nounwind uwtable
define signext i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #31 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load ptr, ptr %2, align 8, !tbaa !62
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !26
  %6 = icmp eq ptr %5, null
  br i1 %6, label %15, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !72
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %33

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !61
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %33

15:                                               ; preds = %11, %1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %17 = load i64, ptr %16, align 8, !tbaa !73
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %33, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load i64, ptr %20, align 8, !tbaa !74
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %27, label %36

23:                                               ; preds = %27
  %24 = add nuw nsw i64 %28, 1
  %25 = load i64, ptr %20, align 8, !tbaa !74
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %36, !llvm.loop !75

27:                                               ; preds = %19, %23
  %28 = phi i64 [ %24, %23 ], [ 0, %19 ]
  %29 = load ptr, ptr %0, align 8, !tbaa !76
  %30 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %29, i64 %28
  %31 = tail call fastcc signext i32 @run_kernel(ptr noundef nonnull readonly %0, ptr noundef %30)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %23, label %36

33:                                               ; preds = %15, %7, %11
  %34 = phi ptr [ %5, %7 ], [ %5, %11 ], [ null, %15 ]
  %35 = tail call fastcc signext i32 @walk(ptr noundef nonnull %0, ptr noundef %34)
  br label %36

36:                                               ; preds = %27, %23, %33, %19
  %37 = phi i32 [ 0, %19 ], [ %35, %33 ], [ %31, %27 ], [ 0, %23 ]
  ret i32 %37
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc signext i32 @walk(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1) unnamed_addr #27 {
  %3 = load ptr, ptr %0, align 8, !tbaa !76
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !74
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
  %21 = load i32, ptr %20, align 4, !tbaa !77
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
  %24 = load ptr, ptr %12, align 8, !tbaa !61
  %25 = icmp eq ptr %24, null
  br i1 %25, label %34, label %26

26:                                               ; preds = %23
  %27 = load i64, ptr %13, align 8, !tbaa !79
  %28 = icmp slt i64 %15, %27
  br i1 %28, label %29, label %34

29:                                               ; preds = %26
  %30 = load ptr, ptr %11, align 8, !tbaa !44
  %31 = tail call signext i32 %24(ptr noundef %30) #22
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %34, label %33

33:                                               ; preds = %29
  tail call fastcc void @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %18)
  br label %240

34:                                               ; preds = %29, %26, %23
  %35 = load ptr, ptr %10, align 8, !tbaa !72
  %36 = icmp eq ptr %35, null
  br i1 %36, label %41, label %37

37:                                               ; preds = %34
  %38 = load ptr, ptr %11, align 8, !tbaa !44
  %39 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %40 = load i32, ptr %39, align 8, !tbaa !80
  tail call void %35(ptr noundef %38, i32 noundef signext %40, i32 noundef signext 0) #22
  br label %41

41:                                               ; preds = %37, %34
  %42 = tail call fastcc signext i32 @run_kernel(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %18)
  %43 = load ptr, ptr %10, align 8, !tbaa !72
  %44 = icmp eq ptr %43, null
  br i1 %44, label %236, label %45

45:                                               ; preds = %41
  %46 = load ptr, ptr %11, align 8, !tbaa !44
  %47 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %48 = load i32, ptr %47, align 8, !tbaa !80
  tail call void %43(ptr noundef %46, i32 noundef signext %48, i32 noundef signext 1) #22
  br label %236

49:                                               ; preds = %22
  %50 = tail call fastcc signext i32 @run_kernel(ptr noundef nonnull %0, ptr noundef nonnull %18)
  br label %236

51:                                               ; preds = %17
  %52 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %53 = load i32, ptr %52, align 8, !tbaa !81
  %54 = sext i32 %53 to i64
  br label %236

55:                                               ; preds = %17
  %56 = load ptr, ptr %8, align 8, !tbaa !82
  %57 = load ptr, ptr %7, align 8, !tbaa !83
  %58 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %59 = load i32, ptr %58, align 8, !tbaa !84
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %57, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !9
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds ptr, ptr %56, i64 %63
  %65 = load ptr, ptr %64, align 8, !tbaa !46
  %66 = load i8, ptr %65, align 1, !tbaa !13
  %67 = icmp eq i8 %66, 0
  br i1 %67, label %68, label %236

68:                                               ; preds = %55
  %69 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %70 = load i32, ptr %69, align 8, !tbaa !81
  %71 = sext i32 %70 to i64
  br label %236

72:                                               ; preds = %17
  %73 = load ptr, ptr %7, align 8, !tbaa !83
  %74 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %75 = load i32, ptr %74, align 8, !tbaa !84
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr %73, i64 %76
  %78 = load ptr, ptr %8, align 8, !tbaa !82
  %79 = load i32, ptr %77, align 4, !tbaa !9
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds ptr, ptr %78, i64 %80
  %82 = load ptr, ptr %81, align 8, !tbaa !46
  store i32 0, ptr %82, align 4, !tbaa !9
  %83 = getelementptr inbounds nuw i8, ptr %77, i64 4
  %84 = load i32, ptr %83, align 4, !tbaa !9
  %85 = icmp sgt i32 %84, -1
  br i1 %85, label %86, label %236

86:                                               ; preds = %72
  %87 = zext nneg i32 %84 to i64
  %88 = getelementptr inbounds nuw ptr, ptr %78, i64 %87
  %89 = load ptr, ptr %88, align 8, !tbaa !46
  %90 = load i32, ptr %89, align 4, !tbaa !9
  %91 = icmp slt i32 %90, 1
  br i1 %91, label %92, label %236

92:                                               ; preds = %86
  %93 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %94 = load i32, ptr %93, align 8, !tbaa !81
  %95 = sext i32 %94 to i64
  br label %236

96:                                               ; preds = %17
  br i1 %9, label %115, label %97

97:                                               ; preds = %96
  %98 = load ptr, ptr %10, align 8, !tbaa !72
  %99 = icmp eq ptr %98, null
  br i1 %99, label %104, label %100

100:                                              ; preds = %97
  %101 = load ptr, ptr %11, align 8, !tbaa !44
  %102 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %103 = load i32, ptr %102, align 8, !tbaa !80
  tail call void %98(ptr noundef %101, i32 noundef signext %103, i32 noundef signext 2) #22
  br label %104

104:                                              ; preds = %100, %97
  %105 = load ptr, ptr %12, align 8, !tbaa !61
  %106 = icmp eq ptr %105, null
  br i1 %106, label %115, label %107

107:                                              ; preds = %104
  %108 = load i64, ptr %13, align 8, !tbaa !79
  %109 = icmp slt i64 %15, %108
  br i1 %109, label %110, label %115

110:                                              ; preds = %107
  %111 = load ptr, ptr %11, align 8, !tbaa !44
  %112 = tail call signext i32 %105(ptr noundef %111) #22
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %115, label %114

114:                                              ; preds = %110
  tail call fastcc void @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %18)
  br label %115

115:                                              ; preds = %96, %104, %107, %110, %114
  %116 = phi i32 [ 0, %96 ], [ 1, %114 ], [ 0, %110 ], [ 0, %107 ], [ 0, %104 ]
  %117 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %118 = load i32, ptr %117, align 8, !tbaa !81
  %119 = sext i32 %118 to i64
  br label %236

120:                                              ; preds = %17
  br i1 %9, label %139, label %121

121:                                              ; preds = %120
  %122 = load ptr, ptr %10, align 8, !tbaa !72
  %123 = icmp eq ptr %122, null
  br i1 %123, label %128, label %124

124:                                              ; preds = %121
  %125 = load ptr, ptr %11, align 8, !tbaa !44
  %126 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %127 = load i32, ptr %126, align 8, !tbaa !80
  tail call void %122(ptr noundef %125, i32 noundef signext %127, i32 noundef signext 2) #22
  br label %128

128:                                              ; preds = %124, %121
  %129 = load ptr, ptr %12, align 8, !tbaa !61
  %130 = icmp eq ptr %129, null
  br i1 %130, label %139, label %131

131:                                              ; preds = %128
  %132 = load i64, ptr %13, align 8, !tbaa !79
  %133 = icmp slt i64 %15, %132
  br i1 %133, label %134, label %139

134:                                              ; preds = %131
  %135 = load ptr, ptr %11, align 8, !tbaa !44
  %136 = tail call signext i32 %129(ptr noundef %135) #22
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %139, label %138

138:                                              ; preds = %134
  tail call fastcc void @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %18)
  br label %139

139:                                              ; preds = %120, %128, %131, %134, %138
  %140 = phi i32 [ 0, %120 ], [ 1, %138 ], [ 0, %134 ], [ 0, %131 ], [ 0, %128 ]
  %141 = load ptr, ptr %7, align 8, !tbaa !83
  %142 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %143 = load i32, ptr %142, align 8, !tbaa !84
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds i32, ptr %141, i64 %144
  %146 = load ptr, ptr %8, align 8, !tbaa !82
  %147 = load i32, ptr %145, align 4, !tbaa !9
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds ptr, ptr %146, i64 %148
  %150 = load ptr, ptr %149, align 8, !tbaa !46
  %151 = load i32, ptr %150, align 4, !tbaa !9
  %152 = add i32 %151, 1
  store i32 %152, ptr %150, align 4, !tbaa !9
  %153 = getelementptr inbounds nuw i8, ptr %145, i64 4
  %154 = load i32, ptr %153, align 4, !tbaa !9
  %155 = icmp slt i32 %154, 0
  br i1 %155, label %162, label %156

156:                                              ; preds = %139
  %157 = zext nneg i32 %154 to i64
  %158 = getelementptr inbounds nuw ptr, ptr %146, i64 %157
  %159 = load ptr, ptr %158, align 8, !tbaa !46
  %160 = load i32, ptr %159, align 4, !tbaa !9
  %161 = icmp slt i32 %152, %160
  br i1 %161, label %162, label %236

162:                                              ; preds = %156, %139
  %163 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %164 = load i32, ptr %163, align 8, !tbaa !81
  %165 = sext i32 %164 to i64
  br label %236

166:                                              ; preds = %17
  %167 = load ptr, ptr %7, align 8, !tbaa !83
  %168 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %169 = load i32, ptr %168, align 8, !tbaa !84
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds i32, ptr %167, i64 %170
  %172 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %173 = load i32, ptr %172, align 4, !tbaa !85
  %174 = load ptr, ptr %8, align 8, !tbaa !82
  %175 = load i32, ptr %171, align 4, !tbaa !9
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds ptr, ptr %174, i64 %176
  %178 = load ptr, ptr %177, align 8, !tbaa !46
  %179 = getelementptr inbounds nuw i8, ptr %171, i64 4
  %180 = load i32, ptr %179, align 4, !tbaa !9
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds ptr, ptr %174, i64 %181
  %183 = load ptr, ptr %182, align 8, !tbaa !46
  store ptr %183, ptr %177, align 8, !tbaa !46
  %184 = load ptr, ptr %8, align 8, !tbaa !82
  %185 = getelementptr inbounds ptr, ptr %184, i64 %181
  store ptr %178, ptr %185, align 8, !tbaa !46
  %186 = load ptr, ptr %6, align 8, !tbaa !86
  %187 = getelementptr inbounds nuw i8, ptr %171, i64 8
  %188 = load i32, ptr %187, align 4, !tbaa !9
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds i8, ptr %186, i64 %189
  %191 = load i8, ptr %190, align 1, !tbaa !13
  %192 = xor i8 %191, 1
  store i8 %192, ptr %190, align 1, !tbaa !13
  %193 = ptrtoint ptr %183 to i64
  %194 = ptrtoint ptr %178 to i64
  %195 = sub i64 %193, %194
  %196 = icmp ugt i32 %173, 4
  br i1 %196, label %197, label %236

197:                                              ; preds = %166
  %198 = getelementptr inbounds nuw i8, ptr %171, i64 12
  %199 = load i32, ptr %198, align 4, !tbaa !9
  %200 = add i32 %199, 4
  %201 = sub i64 0, %195
  %202 = zext i32 %200 to i64
  %203 = zext i32 %173 to i64
  br label %204

204:                                              ; preds = %204, %197
  %205 = phi i64 [ 4, %197 ], [ %217, %204 ]
  %206 = load ptr, ptr %8, align 8, !tbaa !82
  %207 = getelementptr inbounds nuw i32, ptr %171, i64 %205
  %208 = load i32, ptr %207, align 4, !tbaa !9
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds ptr, ptr %206, i64 %209
  %211 = load ptr, ptr %210, align 8, !tbaa !46
  %212 = ptrtoint ptr %211 to i64
  %213 = icmp samesign ult i64 %205, %202
  %214 = select i1 %213, i64 %195, i64 %201
  %215 = add i64 %214, %212
  %216 = inttoptr i64 %215 to ptr
  store ptr %216, ptr %210, align 8, !tbaa !46
  %217 = add nuw nsw i64 %205, 1
  %218 = icmp eq i64 %217, %203
  br i1 %218, label %236, label %204, !llvm.loop !87

219:                                              ; preds = %17
  %220 = load ptr, ptr %6, align 8, !tbaa !86
  %221 = load ptr, ptr %7, align 8, !tbaa !83
  %222 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %223 = load i32, ptr %222, align 8, !tbaa !84
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds i32, ptr %221, i64 %224
  %226 = getelementptr inbounds nuw i8, ptr %225, i64 8
  %227 = load i32, ptr %226, align 4, !tbaa !9
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds i8, ptr %220, i64 %228
  %230 = load i8, ptr %229, align 1, !tbaa !13
  %231 = icmp eq i8 %230, 0
  br i1 %231, label %232, label %236

232:                                              ; preds = %219
  %233 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %234 = load i32, ptr %233, align 8, !tbaa !81
  %235 = sext i32 %234 to i64
  br label %236

236:                                              ; preds = %204, %166, %162, %156, %92, %86, %72, %45, %41, %232, %219, %68, %55, %49, %17, %115, %51
  %237 = phi i64 [ %19, %17 ], [ %19, %55 ], [ %54, %51 ], [ %19, %219 ], [ %19, %45 ], [ %119, %115 ], [ %19, %72 ], [ %19, %156 ], [ %19, %49 ], [ %71, %68 ], [ %235, %232 ], [ %19, %166 ], [ %19, %41 ], [ %95, %92 ], [ %19, %86 ], [ %165, %162 ], [ %19, %204 ]
  %238 = phi i32 [ 0, %17 ], [ 0, %55 ], [ 0, %51 ], [ 0, %219 ], [ %42, %45 ], [ %116, %115 ], [ 0, %72 ], [ %140, %156 ], [ %50, %49 ], [ 0, %68 ], [ 0, %232 ], [ 0, %166 ], [ %42, %41 ], [ 0, %92 ], [ 0, %86 ], [ %140, %162 ], [ 0, %204 ]
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %14, label %240, !llvm.loop !88

240:                                              ; preds = %14, %236, %33
  %241 = phi i32 [ 1, %33 ], [ 0, %14 ], [ %238, %236 ]
  ret i32 %241
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define signext range(i32 0, 4) i32 @tfc_check_overlaps(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) local_unnamed_addr #32 {
  %5 = alloca %struct.tfc_block_of, align 8
  %6 = alloca %struct.tfc_block_of, align 8
  %7 = alloca %struct.tfc_block_of, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = load i32, ptr %9, align 8, !tbaa !89
  %11 = add i32 %10, 2
  %12 = zext i32 %11 to i64
  %13 = add nuw nsw i64 %12, 1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %15 = load i32, ptr %14, align 4, !tbaa !92
  %16 = zext i32 %15 to i64
  %17 = add nuw nsw i64 %13, %16
  %18 = icmp eq i32 %11, 0
  br i1 %18, label %82, label %19

19:                                               ; preds = %4
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %24

24:                                               ; preds = %19, %47
  %25 = phi i64 [ 0, %19 ], [ %26, %47 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %6, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %25)
  %26 = add nuw nsw i64 %25, 1
  %27 = icmp samesign ult i64 %26, %17
  br i1 %27, label %28, label %47

28:                                               ; preds = %24
  %29 = load i64, ptr %20, align 8
  %30 = load i64, ptr %23, align 8
  %31 = icmp eq i64 %30, 0
  br label %32

32:                                               ; preds = %28, %44
  %33 = phi i64 [ %26, %28 ], [ %45, %44 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #22
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %7, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %33)
  %34 = load i64, ptr %21, align 8, !tbaa !93
  %35 = sub i64 %29, %34
  %36 = load i64, ptr %22, align 8, !tbaa !95
  %37 = icmp uge i64 %35, %36
  %38 = sub i64 %34, %29
  %39 = icmp uge i64 %38, %30
  %40 = and i1 %37, %39
  %41 = icmp eq i64 %36, 0
  %42 = select i1 %31, i1 true, i1 %41
  %43 = select i1 %42, i1 true, i1 %40
  br i1 %43, label %44, label %49

44:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #22
  %45 = add nuw nsw i64 %33, 1
  %46 = icmp eq i64 %45, %17
  br i1 %46, label %47, label %32, !llvm.loop !96

47:                                               ; preds = %44, %24
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  %48 = icmp eq i64 %26, %12
  br i1 %48, label %62, label %24

49:                                               ; preds = %32
  %50 = load ptr, ptr %7, align 8, !tbaa !97
  %51 = load ptr, ptr %6, align 8, !tbaa !97
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %53 = load ptr, ptr %52, align 8, !tbaa !98
  %54 = icmp eq ptr %53, null
  %55 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %56 = load ptr, ptr %55, align 8
  %57 = select i1 %54, ptr %56, ptr %53
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #22
  store ptr %50, ptr %8, align 8, !tbaa !99
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %51, ptr %58, align 8, !tbaa !99
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %59, i8 0, i64 32, i1 false)
  store ptr %57, ptr %60, align 8, !tbaa !100
  %61 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 3, ptr noundef nonnull @.str, ptr dead_on_return noundef %8) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  br label %82

62:                                               ; preds = %47
  %63 = icmp ult i32 %10, -2
  br i1 %63, label %64, label %82

64:                                               ; preds = %62
  %65 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %66 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %67

67:                                               ; preds = %76, %64
  %68 = phi i32 [ %10, %64 ], [ %77, %76 ]
  %69 = phi i64 [ 1, %64 ], [ %78, %76 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %5, ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, i64 noundef %69)
  %70 = load i64, ptr %65, align 8, !tbaa !95
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %76, label %72

72:                                               ; preds = %67
  %73 = load i64, ptr %66, align 8, !tbaa !93
  %74 = inttoptr i64 %73 to ptr
  tail call void @llvm.memset.p0.i64(ptr align 1 %74, i8 -1, i64 %70, i1 false)
  %75 = load i32, ptr %9, align 8, !tbaa !89
  br label %76

76:                                               ; preds = %72, %67
  %77 = phi i32 [ %75, %72 ], [ %68, %67 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  %78 = add nuw nsw i64 %69, 1
  %79 = add i32 %77, 2
  %80 = zext i32 %79 to i64
  %81 = icmp samesign ult i64 %78, %80
  br i1 %81, label %67, label %82, !llvm.loop !101

82:                                               ; preds = %76, %4, %49, %62
  %83 = phi i32 [ 3, %49 ], [ 0, %62 ], [ 0, %4 ], [ 0, %76 ]
  ret i32 %83
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @block_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.tfc_block_of) align 8 captures(none) initializes((0, 32)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef range(i64 -9223372036854775808, 8589934591) %4) unnamed_addr #33 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %7 = load i32, ptr %6, align 8, !tbaa !89
  %8 = add i32 %7, 2
  %9 = zext i32 %8 to i64
  switch i64 %4, label %33 [
    i64 0, label %10
    i64 1, label %24
  ]

10:                                               ; preds = %5
  store ptr @.str.4, ptr %0, align 8, !tbaa !97
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load ptr, ptr %2, align 8, !tbaa !102
  %13 = ptrtoint ptr %12 to i64
  store i64 %13, ptr %11, align 8, !tbaa !93
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %16 = load i64, ptr %15, align 8, !tbaa !104
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %10
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %20 = load i64, ptr %19, align 8, !tbaa !105
  br label %21

21:                                               ; preds = %10, %18
  %22 = phi i64 [ %20, %18 ], [ 0, %10 ]
  store i64 %22, ptr %14, align 8, !tbaa !95
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %23, align 8, !tbaa !98
  br label %101

24:                                               ; preds = %5
  store ptr @.str.5, ptr %0, align 8, !tbaa !97
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %27 = load ptr, ptr %26, align 8, !tbaa !106
  %28 = ptrtoint ptr %27 to i64
  store i64 %28, ptr %25, align 8, !tbaa !93
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %31 = load i64, ptr %30, align 8, !tbaa !107
  store i64 %31, ptr %29, align 8, !tbaa !95
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %32, align 8, !tbaa !98
  br label %101

33:                                               ; preds = %5
  %34 = icmp eq i64 %4, %9
  br i1 %34, label %35, label %44

35:                                               ; preds = %33
  store ptr @.str.6, ptr %0, align 8, !tbaa !97
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %38 = load ptr, ptr %37, align 8, !tbaa !108
  %39 = ptrtoint ptr %38 to i64
  store i64 %39, ptr %36, align 8, !tbaa !93
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %42 = load i64, ptr %41, align 8, !tbaa !109
  store i64 %42, ptr %40, align 8, !tbaa !95
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %43, align 8, !tbaa !98
  br label %101

44:                                               ; preds = %33
  %45 = icmp slt i64 %4, %9
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %47 = load i32, ptr %46, align 8, !tbaa !110
  %48 = load ptr, ptr %1, align 8, !tbaa !111
  %49 = sext i32 %47 to i64
  %50 = getelementptr inbounds i8, ptr %48, i64 %49
  br i1 %45, label %51, label %58

51:                                               ; preds = %44
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 148
  %53 = load i32, ptr %52, align 4, !tbaa !92
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
  %65 = load i32, ptr %64, align 8, !tbaa !112
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr %48, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %69 = load i32, ptr %68, align 4, !tbaa !113
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
  %79 = load ptr, ptr %78, align 8, !tbaa !46
  %80 = add nsw i64 %4, %76
  %81 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %82 = load i64, ptr %81, align 8, !tbaa !115
  %83 = mul i64 %82, %80
  %84 = getelementptr inbounds nuw i8, ptr %79, i64 %83
  %85 = load ptr, ptr %84, align 8, !tbaa !46
  %86 = ptrtoint ptr %85 to i64
  br label %87

87:                                               ; preds = %74, %62
  %88 = phi i64 [ 0, %62 ], [ %86, %74 ]
  %89 = getelementptr inbounds nuw i8, ptr %63, i64 4
  %90 = load i32, ptr %89, align 4, !tbaa !116
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i8, ptr %48, i64 %91
  store ptr %92, ptr %0, align 8, !tbaa !97
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %88, ptr %93, align 8, !tbaa !93
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %72, ptr %94, align 8, !tbaa !95
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %97 = load ptr, ptr %96, align 8, !tbaa !117
  %98 = load i32, ptr %63, align 4, !tbaa !118
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds %struct.tfc_loc, ptr %97, i64 %99
  store ptr %100, ptr %95, align 8, !tbaa !98
  br label %101

101:                                              ; preds = %87, %35, %24, %21
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef signext i32 @report(ptr noundef %0, i32 noundef returned signext %1, ptr noundef readonly captures(none) %2, ptr dead_on_return noundef nonnull readonly captures(none) %3) unnamed_addr #32 {
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
  %11 = load i8, ptr %2, align 1, !tbaa !13
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
  %25 = load i8, ptr %24, align 1, !tbaa !13
  br label %30

26:                                               ; preds = %19
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 1
  %28 = load i8, ptr %27, align 1, !tbaa !13
  %29 = icmp eq i8 %28, 123
  br i1 %29, label %30, label %50

30:                                               ; preds = %23, %26
  %31 = phi i8 [ %25, %23 ], [ 123, %26 ]
  %32 = icmp eq i8 %31, %21
  %33 = zext i1 %32 to i64
  %34 = getelementptr inbounds nuw i8, ptr %22, i64 %33
  %35 = load i8, ptr %34, align 1, !tbaa !13
  br label %36

36:                                               ; preds = %19, %30
  %37 = phi i8 [ %21, %19 ], [ %35, %30 ]
  %38 = phi i64 [ 0, %19 ], [ %33, %30 ]
  %39 = getelementptr inbounds nuw i8, ptr %22, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 1
  %41 = getelementptr inbounds nuw i8, ptr %20, i64 1
  store ptr %41, ptr %5, align 8, !tbaa !119
  store i8 %37, ptr %20, align 1, !tbaa !13
  br label %42

42:                                               ; preds = %70, %56, %60, %62, %64, %66, %68, %36
  %43 = phi ptr [ %40, %36 ], [ %59, %68 ], [ %59, %66 ], [ %59, %64 ], [ %59, %62 ], [ %59, %60 ], [ %59, %56 ], [ %59, %70 ]
  %44 = load i8, ptr %43, align 1, !tbaa !13
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
  %55 = load i8, ptr %54, align 1, !tbaa !13
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
  store i8 0, ptr %73, align 1, !tbaa !13
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
define signext i32 @tfc_enter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #26 {
  %10 = alloca %struct.tfc_fault, align 8
  %11 = alloca %struct.tfc_fault, align 8
  %12 = alloca %struct.tfc_memory, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #22
  store ptr %1, ptr %12, align 8, !tbaa !102
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %2, ptr %13, align 8, !tbaa !108
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr %3, ptr %14, align 8, !tbaa !106
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store ptr %5, ptr %15, align 8, !tbaa !136
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store ptr %6, ptr %16, align 8, !tbaa !137
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 40
  store i64 8, ptr %17, align 8, !tbaa !115
  %18 = call fastcc signext i32 @check(ptr noundef %0, ptr noundef %12, ptr noundef %4, ptr noundef %7, ptr noundef %8)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %60

20:                                               ; preds = %9
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %22 = load i64, ptr %21, align 8, !tbaa !104
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %58, label %24

24:                                               ; preds = %20
  %25 = load i64, ptr %1, align 8, !tbaa !47
  %26 = icmp eq i64 %25, %22
  br i1 %26, label %29, label %27

27:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  %28 = call fastcc signext i32 @report(ptr noundef %8, i32 noundef signext 9, ptr noundef nonnull @.str.17, ptr dead_on_return noundef %10) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #22
  br label %60

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %31 = load i32, ptr %30, align 4, !tbaa !138
  %32 = load ptr, ptr %0, align 8, !tbaa !111
  %33 = sext i32 %31 to i64
  %34 = getelementptr inbounds i8, ptr %32, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %36 = load i32, ptr %35, align 8, !tbaa !139
  %37 = icmp sgt i32 %36, 0
  br i1 %37, label %38, label %58

38:                                               ; preds = %29
  %39 = zext nneg i32 %36 to i64
  br label %43

40:                                               ; preds = %43
  %41 = add nuw nsw i64 %44, 1
  %42 = icmp eq i64 %41, %39
  br i1 %42, label %58, label %43, !llvm.loop !140

43:                                               ; preds = %40, %38
  %44 = phi i64 [ 0, %38 ], [ %41, %40 ]
  %45 = getelementptr inbounds nuw %struct.tfc_flag, ptr %34, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !141
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr %1, i64 %47
  %49 = load i8, ptr %48, align 1, !tbaa !13
  %50 = icmp eq i8 %49, 0
  br i1 %50, label %51, label %40

51:                                               ; preds = %43
  %52 = getelementptr inbounds nuw i8, ptr %11, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %52, i8 0, i64 48, i1 false)
  %53 = getelementptr inbounds nuw i8, ptr %45, i64 4
  %54 = load i32, ptr %53, align 4, !tbaa !143
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %32, i64 %55
  store ptr %56, ptr %11, align 8, !tbaa !99
  %57 = call fastcc signext i32 @report(ptr noundef %8, i32 noundef signext 9, ptr noundef nonnull @.str.18, ptr dead_on_return noundef %11) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #22
  br label %60

58:                                               ; preds = %40, %20, %29
  %59 = call fastcc signext i32 @run(ptr noundef %0, ptr noundef %12, ptr noundef %4, ptr noundef %7, ptr noundef %8)
  br label %60

60:                                               ; preds = %9, %27, %51, %58
  %61 = phi i32 [ %59, %58 ], [ %18, %9 ], [ 9, %27 ], [ 9, %51 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #22
  ret i32 %61
}

; Function Attrs: nounwind uwtable
define internal fastcc signext i32 @check(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #26 {
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = tail call fastcc signext i32 @check_host(ptr noundef %3, ptr noundef %4)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %89

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %13 = load i64, ptr %12, align 8, !tbaa !109
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %25, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !108
  %18 = icmp ne ptr %17, null
  %19 = ptrtoint ptr %17 to i64
  %20 = and i64 %19, 63
  %21 = icmp eq i64 %20, 0
  %22 = and i1 %18, %21
  br i1 %22, label %25, label %23

23:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %24 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.11, ptr dead_on_return noundef %6) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  br label %89

25:                                               ; preds = %15, %11
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %27 = load i64, ptr %26, align 8, !tbaa !107
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %39, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %31 = load ptr, ptr %30, align 8, !tbaa !106
  %32 = icmp ne ptr %31, null
  %33 = ptrtoint ptr %31 to i64
  %34 = and i64 %33, 63
  %35 = icmp eq i64 %34, 0
  %36 = and i1 %32, %35
  br i1 %36, label %39, label %37

37:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %7, i8 0, i64 56, i1 false)
  %38 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.12, ptr dead_on_return noundef %7) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #22
  br label %89

39:                                               ; preds = %29, %25
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %41 = load i64, ptr %40, align 8, !tbaa !104
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %52, label %43

43:                                               ; preds = %39
  %44 = load ptr, ptr %1, align 8, !tbaa !102
  %45 = icmp ne ptr %44, null
  %46 = ptrtoint ptr %44 to i64
  %47 = and i64 %46, 63
  %48 = icmp eq i64 %47, 0
  %49 = and i1 %45, %48
  br i1 %49, label %52, label %50

50:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %8, i8 0, i64 56, i1 false)
  %51 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.3, ptr dead_on_return noundef %8) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #22
  br label %89

52:                                               ; preds = %43, %39
  %53 = tail call fastcc signext i32 @check_dims(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %4)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %89

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %57 = load i32, ptr %56, align 8, !tbaa !110
  %58 = load ptr, ptr %0, align 8, !tbaa !111
  %59 = sext i32 %57 to i64
  %60 = getelementptr inbounds i8, ptr %58, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %62 = load i32, ptr %61, align 4, !tbaa !92
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %65 = load ptr, ptr %64, align 8, !tbaa !136
  %66 = tail call fastcc signext i32 @check_pointers(ptr noundef nonnull %0, ptr noundef %60, i64 noundef %63, ptr noundef %1, ptr noundef %65, ptr noundef %2, ptr noundef %4)
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %89

68:                                               ; preds = %55
  %69 = load i32, ptr %56, align 8, !tbaa !110
  %70 = load ptr, ptr %0, align 8, !tbaa !111
  %71 = sext i32 %69 to i64
  %72 = getelementptr inbounds i8, ptr %70, i64 %71
  %73 = load i32, ptr %61, align 4, !tbaa !92
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw %struct.tfc_given, ptr %72, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %77 = load i32, ptr %76, align 8, !tbaa !89
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %80 = load ptr, ptr %79, align 8, !tbaa !137
  %81 = tail call fastcc signext i32 @check_pointers(ptr noundef nonnull %0, ptr noundef %75, i64 noundef %78, ptr noundef %1, ptr noundef %80, ptr noundef %2, ptr noundef %4)
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %89

83:                                               ; preds = %68
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %85 = load ptr, ptr %84, align 8, !tbaa !144
  %86 = icmp eq ptr %85, null
  br i1 %86, label %89, label %87

87:                                               ; preds = %83
  %88 = tail call signext i32 %85(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef %4) #22
  br label %89

89:                                               ; preds = %5, %23, %37, %50, %52, %55, %68, %83, %87
  %90 = phi i32 [ %88, %87 ], [ 0, %83 ], [ %81, %68 ], [ %66, %55 ], [ %53, %52 ], [ 3, %50 ], [ 3, %37 ], [ 3, %23 ], [ %9, %5 ]
  ret i32 %90
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 10) i32 @check_state(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef %2) unnamed_addr #34 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %7 = load i64, ptr %6, align 8, !tbaa !104
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %43, label %9

9:                                                ; preds = %3
  %10 = load i64, ptr %1, align 8, !tbaa !47
  %11 = icmp eq i64 %10, %7
  br i1 %11, label %14, label %12

12:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  %13 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 9, ptr noundef nonnull @.str.17, ptr dead_on_return noundef %4) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
  br label %43

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %16 = load i32, ptr %15, align 4, !tbaa !138
  %17 = load ptr, ptr %0, align 8, !tbaa !111
  %18 = sext i32 %16 to i64
  %19 = getelementptr inbounds i8, ptr %17, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %21 = load i32, ptr %20, align 8, !tbaa !139
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %23, label %43

23:                                               ; preds = %14
  %24 = zext nneg i32 %21 to i64
  br label %28

25:                                               ; preds = %28
  %26 = add nuw nsw i64 %29, 1
  %27 = icmp eq i64 %26, %24
  br i1 %27, label %43, label %28, !llvm.loop !140

28:                                               ; preds = %23, %25
  %29 = phi i64 [ 0, %23 ], [ %26, %25 ]
  %30 = getelementptr inbounds nuw %struct.tfc_flag, ptr %19, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !141
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr %1, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !13
  %35 = icmp eq i8 %34, 0
  br i1 %35, label %36, label %25

36:                                               ; preds = %28
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %37, i8 0, i64 48, i1 false)
  %38 = getelementptr inbounds nuw i8, ptr %30, i64 4
  %39 = load i32, ptr %38, align 4, !tbaa !143
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr %17, i64 %40
  store ptr %41, ptr %5, align 8, !tbaa !99
  %42 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 9, ptr noundef nonnull @.str.18, ptr dead_on_return noundef %5) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %43

43:                                               ; preds = %25, %14, %36, %3, %12
  %44 = phi i32 [ 9, %12 ], [ 0, %3 ], [ 9, %36 ], [ 0, %14 ], [ 0, %25 ]
  ret i32 %44
}

; Function Attrs: nounwind uwtable
define internal fastcc signext i32 @run(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #26 {
  %6 = alloca %struct.tfc_failure, align 8
  %7 = alloca %struct.tfc_ctx, align 8
  %8 = alloca %struct.tfc_region, align 8
  %9 = load ptr, ptr %1, align 8, !tbaa !102
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !106
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %13 = load i32, ptr %12, align 4, !tbaa !145
  %14 = load ptr, ptr %0, align 8, !tbaa !111
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
  br i1 %31, label %32, label %106

32:                                               ; preds = %5
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %39 = zext nneg i32 %30 to i64
  br label %40

40:                                               ; preds = %98, %32
  %41 = phi i64 [ 0, %32 ], [ %104, %98 ]
  %42 = getelementptr inbounds nuw %struct.tfc_place, ptr %28, i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 4
  %44 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %45 = load i32, ptr %44, align 4, !tbaa !13
  %46 = zext i32 %45 to i64
  %47 = shl nuw i64 %46, 32
  %48 = load i32, ptr %43, align 4, !tbaa !13
  %49 = zext i32 %48 to i64
  %50 = or disjoint i64 %47, %49
  %51 = load i32, ptr %42, align 4
  %52 = and i32 %51, 7
  switch i32 %52, label %85 [
    i32 0, label %53
    i32 1, label %61
    i32 2, label %69
    i32 3, label %73
    i32 4, label %77
    i32 5, label %81
  ]

53:                                               ; preds = %40
  %54 = load ptr, ptr %37, align 8, !tbaa !136
  %55 = sext i32 %48 to i64
  %56 = load i64, ptr %36, align 8, !tbaa !115
  %57 = mul i64 %56, %55
  %58 = getelementptr inbounds nuw i8, ptr %54, i64 %57
  %59 = load ptr, ptr %58, align 8, !tbaa !46
  %60 = ptrtoint ptr %59 to i64
  br label %98

61:                                               ; preds = %40
  %62 = load ptr, ptr %35, align 8, !tbaa !137
  %63 = sext i32 %48 to i64
  %64 = load i64, ptr %36, align 8, !tbaa !115
  %65 = mul i64 %64, %63
  %66 = getelementptr inbounds nuw i8, ptr %62, i64 %65
  %67 = load ptr, ptr %66, align 8, !tbaa !46
  %68 = ptrtoint ptr %67 to i64
  br label %98

69:                                               ; preds = %40
  %70 = load ptr, ptr %1, align 8, !tbaa !102
  %71 = ptrtoint ptr %70 to i64
  %72 = add i64 %50, %71
  br label %98

73:                                               ; preds = %40
  %74 = load ptr, ptr %34, align 8, !tbaa !108
  %75 = ptrtoint ptr %74 to i64
  %76 = add i64 %50, %75
  br label %98

77:                                               ; preds = %40
  %78 = load ptr, ptr %33, align 8, !tbaa !150
  %79 = ptrtoint ptr %78 to i64
  %80 = add i64 %50, %79
  br label %98

81:                                               ; preds = %40
  %82 = load ptr, ptr %10, align 8, !tbaa !106
  %83 = ptrtoint ptr %82 to i64
  %84 = add i64 %50, %83
  br label %98

85:                                               ; preds = %40
  %86 = sext i32 %48 to i64
  %87 = getelementptr inbounds ptr, ptr %11, i64 %86
  %88 = load ptr, ptr %87, align 8, !tbaa !46
  %89 = ptrtoint ptr %88 to i64
  %90 = load i32, ptr %38, align 8, !tbaa !112
  %91 = load ptr, ptr %0, align 8, !tbaa !111
  %92 = sext i32 %90 to i64
  %93 = getelementptr inbounds i8, ptr %91, i64 %92
  %94 = sext i32 %45 to i64
  %95 = getelementptr inbounds i64, ptr %93, i64 %94
  %96 = tail call fastcc i64 @evaluate(ptr noundef %95, ptr noundef readonly %2)
  %97 = add i64 %96, %89
  br label %98

98:                                               ; preds = %85, %81, %77, %73, %69, %61, %53
  %99 = phi i64 [ %97, %85 ], [ %60, %53 ], [ %68, %61 ], [ %72, %69 ], [ %76, %73 ], [ %80, %77 ], [ %84, %81 ]
  %100 = inttoptr i64 %99 to ptr
  %101 = lshr i32 %51, 3
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw ptr, ptr %11, i64 %102
  store ptr %100, ptr %103, align 8, !tbaa !46
  %104 = add nuw nsw i64 %41, 1
  %105 = icmp eq i64 %104, %39
  br i1 %105, label %106, label %40, !llvm.loop !151

106:                                              ; preds = %98, %5
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %108 = load i32, ptr %107, align 8, !tbaa !152
  %109 = icmp sgt i32 %108, 0
  br i1 %109, label %110, label %112

110:                                              ; preds = %106
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %116

112:                                              ; preds = %116, %106
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %114 = load i32, ptr %113, align 8, !tbaa !153
  %115 = icmp sgt i32 %114, 0
  br i1 %115, label %129, label %125

116:                                              ; preds = %110, %116
  %117 = phi i64 [ 0, %110 ], [ %121, %116 ]
  %118 = load i64, ptr %111, align 8, !tbaa !154
  %119 = getelementptr i8, ptr %11, i64 %118
  %120 = getelementptr i8, ptr %119, i64 %117
  store i8 0, ptr %120, align 1, !tbaa !13
  %121 = add nuw nsw i64 %117, 1
  %122 = load i32, ptr %107, align 8, !tbaa !152
  %123 = sext i32 %122 to i64
  %124 = icmp slt i64 %121, %123
  br i1 %124, label %116, label %112, !llvm.loop !155

125:                                              ; preds = %145, %112
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #22
  store i32 56, ptr %7, align 8, !tbaa !156
  %126 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 0, ptr %126, align 4, !tbaa !157
  %127 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %128 = icmp eq ptr %3, null
  br i1 %128, label %153, label %150

129:                                              ; preds = %112, %145
  %130 = phi i32 [ %146, %145 ], [ %114, %112 ]
  %131 = phi i64 [ %147, %145 ], [ 0, %112 ]
  %132 = getelementptr inbounds nuw %struct.tfc_aside, ptr %16, i64 %131
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 8
  %134 = load i64, ptr %133, align 8, !tbaa !158
  %135 = getelementptr inbounds i8, ptr %11, i64 %134
  %136 = load i64, ptr %132, align 8, !tbaa !160
  %137 = getelementptr inbounds i8, ptr %9, i64 %136
  %138 = getelementptr inbounds nuw i8, ptr %132, i64 16
  %139 = load i64, ptr %138, align 8, !tbaa !161
  %140 = icmp slt i64 %139, 1
  %141 = icmp eq ptr %135, %137
  %142 = or i1 %141, %140
  br i1 %142, label %145, label %143

143:                                              ; preds = %129
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %135, ptr readonly align 1 %137, i64 %139, i1 false)
  %144 = load i32, ptr %113, align 8, !tbaa !153
  br label %145

145:                                              ; preds = %129, %143
  %146 = phi i32 [ %130, %129 ], [ %144, %143 ]
  %147 = add nuw nsw i64 %131, 1
  %148 = sext i32 %146 to i64
  %149 = icmp slt i64 %147, %148
  br i1 %149, label %129, label %125, !llvm.loop !162

150:                                              ; preds = %125
  %151 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %152 = load ptr, ptr %151, align 8, !tbaa !163
  br label %153

153:                                              ; preds = %125, %150
  %154 = phi ptr [ %152, %150 ], [ null, %125 ]
  store ptr %154, ptr %127, align 8, !tbaa !36
  %155 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %3, ptr %155, align 8, !tbaa !26
  %156 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %6, ptr %156, align 8, !tbaa !52
  %157 = getelementptr inbounds nuw i8, ptr %7, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %157, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #22
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %159 = load ptr, ptr %158, align 8, !tbaa !164
  store ptr %159, ptr %8, align 8, !tbaa !76
  %160 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %162 = load i32, ptr %161, align 8, !tbaa !165
  %163 = sext i32 %162 to i64
  store i64 %163, ptr %160, align 8, !tbaa !74
  %164 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %11, ptr %164, align 8, !tbaa !82
  %165 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store ptr %2, ptr %165, align 8, !tbaa !166
  %166 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %168 = load i64, ptr %167, align 8, !tbaa !167
  %169 = getelementptr inbounds i8, ptr %11, i64 %168
  store ptr %169, ptr %166, align 8, !tbaa !168
  %170 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %171 = load ptr, ptr %0, align 8, !tbaa !111
  store ptr %171, ptr %170, align 8, !tbaa !83
  %172 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %7, ptr %172, align 8, !tbaa !62
  %173 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %175 = load i64, ptr %174, align 8, !tbaa !169
  store i64 %175, ptr %173, align 8, !tbaa !79
  %176 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %178 = load i32, ptr %177, align 8, !tbaa !112
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds i8, ptr %171, i64 %179
  store ptr %180, ptr %176, align 8, !tbaa !170
  %181 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %182 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %183 = load i64, ptr %182, align 8, !tbaa !154
  %184 = getelementptr inbounds i8, ptr %11, i64 %183
  store ptr %184, ptr %181, align 8, !tbaa !86
  %185 = getelementptr inbounds nuw i8, ptr %8, i64 80
  store ptr null, ptr %185, align 8, !tbaa !171
  %186 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 180
  %188 = load i32, ptr %187, align 4, !tbaa !172
  %189 = sext i32 %188 to i64
  store i64 %189, ptr %186, align 8, !tbaa !73
  %190 = getelementptr inbounds nuw i8, ptr %8, i64 96
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %190, i8 0, i64 16, i1 false)
  %191 = call signext i32 @tfc_walk(ptr noundef nonnull %8)
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %196, label %193

193:                                              ; preds = %153
  %194 = load i32, ptr %113, align 8, !tbaa !153
  %195 = icmp sgt i32 %194, 0
  br i1 %195, label %205, label %203

196:                                              ; preds = %153
  %197 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %198 = load i32, ptr %197, align 4, !tbaa !173
  %199 = icmp sgt i32 %198, 0
  br i1 %199, label %200, label %226

200:                                              ; preds = %196
  %201 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %202 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %230

203:                                              ; preds = %221, %193
  %204 = call fastcc signext i32 @report_failure(ptr noundef nonnull %0, ptr noundef %6, ptr noundef %4) #23
  br label %274

205:                                              ; preds = %193, %221
  %206 = phi i32 [ %222, %221 ], [ %194, %193 ]
  %207 = phi i64 [ %223, %221 ], [ 0, %193 ]
  %208 = getelementptr inbounds nuw %struct.tfc_aside, ptr %16, i64 %207
  %209 = load i64, ptr %208, align 8, !tbaa !160
  %210 = getelementptr inbounds i8, ptr %9, i64 %209
  %211 = getelementptr inbounds nuw i8, ptr %208, i64 8
  %212 = load i64, ptr %211, align 8, !tbaa !158
  %213 = getelementptr inbounds i8, ptr %11, i64 %212
  %214 = getelementptr inbounds nuw i8, ptr %208, i64 16
  %215 = load i64, ptr %214, align 8, !tbaa !161
  %216 = icmp slt i64 %215, 1
  %217 = icmp eq ptr %210, %213
  %218 = or i1 %217, %216
  br i1 %218, label %221, label %219

219:                                              ; preds = %205
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %210, ptr readonly align 1 %213, i64 %215, i1 false)
  %220 = load i32, ptr %113, align 8, !tbaa !153
  br label %221

221:                                              ; preds = %205, %219
  %222 = phi i32 [ %206, %205 ], [ %220, %219 ]
  %223 = add nuw nsw i64 %207, 1
  %224 = sext i32 %222 to i64
  %225 = icmp slt i64 %223, %224
  br i1 %225, label %205, label %203, !llvm.loop !174

226:                                              ; preds = %259, %196
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 164
  %228 = load i32, ptr %227, align 4, !tbaa !175
  %229 = icmp sgt i32 %228, 0
  br i1 %229, label %264, label %274

230:                                              ; preds = %200, %259
  %231 = phi i32 [ %198, %200 ], [ %260, %259 ]
  %232 = phi i64 [ 0, %200 ], [ %261, %259 ]
  %233 = getelementptr inbounds nuw %struct.tfc_result, ptr %20, i64 %232
  %234 = load ptr, ptr %201, align 8, !tbaa !137
  %235 = getelementptr inbounds nuw i8, ptr %233, i64 4
  %236 = load i32, ptr %235, align 4, !tbaa !176
  %237 = sext i32 %236 to i64
  %238 = load i64, ptr %202, align 8, !tbaa !115
  %239 = mul i64 %238, %237
  %240 = getelementptr inbounds nuw i8, ptr %234, i64 %239
  %241 = load ptr, ptr %240, align 8, !tbaa !46
  %242 = load i32, ptr %233, align 8, !tbaa !178
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds ptr, ptr %11, i64 %243
  %245 = load ptr, ptr %244, align 8, !tbaa !46
  %246 = load i32, ptr %177, align 8, !tbaa !112
  %247 = load ptr, ptr %0, align 8, !tbaa !111
  %248 = sext i32 %246 to i64
  %249 = getelementptr inbounds i8, ptr %247, i64 %248
  %250 = getelementptr inbounds nuw i8, ptr %233, i64 8
  %251 = load i64, ptr %250, align 8, !tbaa !179
  %252 = getelementptr inbounds i64, ptr %249, i64 %251
  %253 = call fastcc i64 @evaluate(ptr noundef %252, ptr noundef %2)
  %254 = icmp slt i64 %253, 1
  %255 = icmp eq ptr %241, %245
  %256 = or i1 %255, %254
  br i1 %256, label %259, label %257

257:                                              ; preds = %230
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %241, ptr readonly align 1 %245, i64 %253, i1 false)
  %258 = load i32, ptr %197, align 4, !tbaa !173
  br label %259

259:                                              ; preds = %230, %257
  %260 = phi i32 [ %231, %230 ], [ %258, %257 ]
  %261 = add nuw nsw i64 %232, 1
  %262 = sext i32 %260 to i64
  %263 = icmp slt i64 %261, %262
  br i1 %263, label %230, label %226, !llvm.loop !180

264:                                              ; preds = %226, %264
  %265 = phi i64 [ %270, %264 ], [ 0, %226 ]
  %266 = getelementptr inbounds nuw %struct.tfc_flag, ptr %24, i64 %265
  %267 = load i32, ptr %266, align 4, !tbaa !141
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds i8, ptr %9, i64 %268
  store i8 1, ptr %269, align 1, !tbaa !13
  %270 = add nuw nsw i64 %265, 1
  %271 = load i32, ptr %227, align 4, !tbaa !175
  %272 = sext i32 %271 to i64
  %273 = icmp slt i64 %270, %272
  br i1 %273, label %264, label %274, !llvm.loop !181

274:                                              ; preds = %264, %226, %203
  %275 = phi i32 [ %204, %203 ], [ 0, %226 ], [ 0, %264 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  ret i32 %275
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_run(ptr noundef readonly captures(none) %0, i32 noundef signext %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3) local_unnamed_addr #25 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_memory, align 8
  %8 = icmp eq ptr %3, null
  br i1 %8, label %133, label %9

9:                                                ; preds = %4
  %10 = load i32, ptr %3, align 8, !tbaa !182
  %11 = zext i32 %10 to i64
  %12 = icmp ult i32 %10, 16
  br i1 %12, label %133, label %13

13:                                               ; preds = %9
  %14 = icmp ult i32 %10, 104
  br i1 %14, label %15, label %22

15:                                               ; preds = %13
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !186
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, i8 0, i64 24, i1 false)
  store i64 %11, ptr %18, align 8, !tbaa !47
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 104, ptr %19, align 8, !tbaa !47
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %20, i8 0, i64 16, i1 false)
  %21 = call fastcc signext i32 @report(ptr noundef %17, i32 noundef signext 3, ptr noundef nonnull @.str.1, ptr dead_on_return noundef %5) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %133

22:                                               ; preds = %13
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %24 = load i32, ptr %23, align 4, !tbaa !187
  %25 = icmp ult i32 %24, %1
  br i1 %25, label %35, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !186
  %29 = zext i32 %24 to i64
  %30 = zext i32 %1 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  store i64 %29, ptr %31, align 8, !tbaa !47
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 %30, ptr %32, align 8, !tbaa !47
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %33, i8 0, i64 16, i1 false)
  %34 = call fastcc signext i32 @report(ptr noundef %28, i32 noundef signext 3, ptr noundef nonnull @.str.2, ptr dead_on_return noundef %6) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  br label %133

35:                                               ; preds = %22
  %36 = zext i32 %24 to i64
  %37 = getelementptr inbounds nuw ptr, ptr %0, i64 %36
  %38 = load ptr, ptr %37, align 8, !tbaa !188
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 144
  %40 = load i32, ptr %39, align 8, !tbaa !190
  %41 = add nsw i32 %40, 1
  %42 = zext i32 %41 to i64
  %43 = tail call ptr @llvm.stacksave.p0()
  %44 = alloca i64, i64 %42, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #22
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %46 = load ptr, ptr %45, align 8, !tbaa !191
  store ptr %46, ptr %7, align 8, !tbaa !102
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %49 = load ptr, ptr %48, align 8, !tbaa !192
  %50 = icmp eq ptr %49, null
  %51 = select i1 %50, ptr %2, ptr %49
  store ptr %51, ptr %47, align 8, !tbaa !108
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %54 = load ptr, ptr %53, align 8, !tbaa !193
  store ptr %54, ptr %52, align 8, !tbaa !106
  %55 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %57 = load ptr, ptr %56, align 8, !tbaa !194
  store ptr %57, ptr %55, align 8, !tbaa !136
  %58 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %59 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !195
  store ptr %60, ptr %58, align 8, !tbaa !137
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 56, ptr %61, align 8, !tbaa !115
  %62 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %63 = call fastcc signext i32 @check_call(ptr noundef %38, ptr noundef %3, ptr noundef %44) #23
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %131

65:                                               ; preds = %35
  %66 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %67 = load ptr, ptr %66, align 8, !tbaa !196
  %68 = load ptr, ptr %62, align 8, !tbaa !186
  %69 = call fastcc signext i32 @check(ptr noundef nonnull %38, ptr noundef %7, ptr noundef nonnull %44, ptr noundef %67, ptr noundef %68)
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %131

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8, !tbaa !102
  %73 = load ptr, ptr %62, align 8, !tbaa !186
  %74 = call fastcc signext i32 @check_state(ptr noundef nonnull %38, ptr noundef %72, ptr noundef %73)
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %131

76:                                               ; preds = %71
  %77 = load ptr, ptr %66, align 8, !tbaa !196
  %78 = load ptr, ptr %62, align 8, !tbaa !186
  %79 = call fastcc signext i32 @run(ptr noundef nonnull %38, ptr noundef %7, ptr noundef nonnull %44, ptr noundef %77, ptr noundef %78)
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %131

81:                                               ; preds = %76
  %82 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %83 = load i32, ptr %82, align 4, !tbaa !197
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %131, label %85

85:                                               ; preds = %81
  %86 = load ptr, ptr %59, align 8, !tbaa !195
  %87 = getelementptr inbounds nuw i8, ptr %38, i64 104
  %88 = getelementptr inbounds nuw i8, ptr %38, i64 128
  %89 = getelementptr inbounds nuw i8, ptr %38, i64 148
  %90 = zext i32 %83 to i64
  br label %91

91:                                               ; preds = %85, %118
  %92 = phi i64 [ 0, %85 ], [ %119, %118 ]
  %93 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %86, i64 %92
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 8
  %95 = load ptr, ptr %94, align 8, !tbaa !198
  %96 = icmp eq ptr %95, null
  br i1 %96, label %118, label %97

97:                                               ; preds = %91
  %98 = getelementptr inbounds nuw i8, ptr %93, i64 24
  %99 = load i32, ptr %98, align 8, !tbaa !200
  %100 = zext i32 %99 to i64
  %101 = icmp eq i32 %99, 0
  br i1 %101, label %118, label %102

102:                                              ; preds = %97
  %103 = load i32, ptr %87, align 8, !tbaa !112
  %104 = load ptr, ptr %38, align 8, !tbaa !111
  %105 = sext i32 %103 to i64
  %106 = getelementptr inbounds i8, ptr %104, i64 %105
  %107 = load i32, ptr %88, align 8, !tbaa !110
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds i8, ptr %104, i64 %108
  %110 = load i32, ptr %89, align 4, !tbaa !92
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw %struct.tfc_given, ptr %109, i64 %111
  %113 = getelementptr inbounds nuw %struct.tfc_given, ptr %112, i64 %92
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 16
  %115 = load i32, ptr %114, align 4, !tbaa !201
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds i8, ptr %104, i64 %116
  br label %121

118:                                              ; preds = %121, %97, %91
  %119 = add nuw nsw i64 %92, 1
  %120 = icmp eq i64 %119, %90
  br i1 %120, label %131, label %91, !llvm.loop !202

121:                                              ; preds = %102, %121
  %122 = phi i64 [ %129, %121 ], [ 0, %102 ]
  %123 = getelementptr inbounds nuw i32, ptr %117, i64 %122
  %124 = load i32, ptr %123, align 4, !tbaa !9
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds i64, ptr %106, i64 %125
  %127 = call fastcc i64 @evaluate(ptr noundef %126, ptr noundef nonnull %44)
  %128 = getelementptr inbounds nuw i64, ptr %95, i64 %122
  store i64 %127, ptr %128, align 8, !tbaa !47
  %129 = add nuw nsw i64 %122, 1
  %130 = icmp eq i64 %129, %100
  br i1 %130, label %118, label %121

131:                                              ; preds = %118, %81, %35, %65, %71, %76
  %132 = phi i32 [ %79, %76 ], [ %63, %35 ], [ %74, %71 ], [ %69, %65 ], [ 0, %81 ], [ 0, %118 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #22
  call void @llvm.stackrestore.p0(ptr %43)
  br label %133

133:                                              ; preds = %4, %9, %131, %26, %15
  %134 = phi i32 [ %132, %131 ], [ 3, %15 ], [ 3, %26 ], [ 3, %9 ], [ 3, %4 ]
  ret i32 %134
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #13

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @check_call(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull captures(address_is_null) %2) unnamed_addr #32 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !186
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %12 = load ptr, ptr %11, align 8, !tbaa !203
  %13 = icmp eq ptr %12, null
  br i1 %13, label %16, label %14

14:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %15 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.22, ptr dead_on_return noundef %6) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  br label %261

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %18 = load i32, ptr %17, align 8, !tbaa !204
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %20 = load i32, ptr %19, align 4, !tbaa !92
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %28

22:                                               ; preds = %16
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %41, label %24

24:                                               ; preds = %22
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %26 = load ptr, ptr %25, align 8, !tbaa !194
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %41

28:                                               ; preds = %24, %16
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %30 = load i32, ptr %29, align 8, !tbaa !205
  %31 = load ptr, ptr %0, align 8, !tbaa !111
  %32 = sext i32 %30 to i64
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  %34 = zext i32 %18 to i64
  %35 = zext i32 %20 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #22
  store ptr %33, ptr %7, align 8, !tbaa !99
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %36, i8 0, i64 16, i1 false)
  store i64 %34, ptr %37, align 8, !tbaa !47
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %35, ptr %38, align 8, !tbaa !47
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %39, i8 0, i64 16, i1 false)
  %40 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.23, ptr dead_on_return noundef %7) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #22
  br label %261

41:                                               ; preds = %24, %22
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %43 = load i32, ptr %42, align 4, !tbaa !197
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %45 = load i32, ptr %44, align 8, !tbaa !89
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
  %55 = load i32, ptr %54, align 8, !tbaa !205
  %56 = load ptr, ptr %0, align 8, !tbaa !111
  %57 = sext i32 %55 to i64
  %58 = getelementptr inbounds i8, ptr %56, i64 %57
  %59 = zext i32 %43 to i64
  %60 = zext i32 %45 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #22
  store ptr %58, ptr %8, align 8, !tbaa !99
  %61 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %61, i8 0, i64 16, i1 false)
  store i64 %59, ptr %62, align 8, !tbaa !47
  %63 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %60, ptr %63, align 8, !tbaa !47
  %64 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %64, i8 0, i64 16, i1 false)
  %65 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.24, ptr dead_on_return noundef %8) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #22
  br label %261

66:                                               ; preds = %49, %47
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %68 = load i64, ptr %67, align 8, !tbaa !206
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %70 = load i64, ptr %69, align 8, !tbaa !104
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %75, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %74 = load i64, ptr %73, align 8, !tbaa !105
  br label %75

75:                                               ; preds = %72, %66
  %76 = phi i64 [ %74, %72 ], [ 0, %66 ]
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %78 = load i64, ptr %77, align 8, !tbaa !207
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %80 = load ptr, ptr %79, align 8, !tbaa !192
  %81 = icmp eq ptr %80, null
  br i1 %81, label %85, label %82

82:                                               ; preds = %75
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %84 = load i64, ptr %83, align 8, !tbaa !109
  br label %85

85:                                               ; preds = %82, %75
  %86 = phi i64 [ %84, %82 ], [ 0, %75 ]
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %88 = load i64, ptr %87, align 8, !tbaa !208
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %90 = load i64, ptr %89, align 8, !tbaa !107
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
  store ptr %97, ptr %5, align 8, !tbaa !99
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %101 = getelementptr inbounds nuw i8, ptr %5, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %100, i8 0, i64 16, i1 false)
  store i64 %98, ptr %101, align 8, !tbaa !47
  %102 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %99, ptr %102, align 8, !tbaa !47
  %103 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %103, i8 0, i64 16, i1 false)
  %104 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.28, ptr dead_on_return noundef %5) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %261

105:                                              ; preds = %94
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %108

108:                                              ; preds = %105, %116
  %109 = phi i64 [ 0, %105 ], [ %125, %116 ]
  %110 = load i32, ptr %17, align 8, !tbaa !204
  %111 = zext i32 %110 to i64
  %112 = icmp samesign ult i64 %109, %111
  br i1 %112, label %116, label %113

113:                                              ; preds = %108
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %127

116:                                              ; preds = %108
  %117 = load i32, ptr %106, align 8, !tbaa !110
  %118 = load ptr, ptr %0, align 8, !tbaa !111
  %119 = sext i32 %117 to i64
  %120 = getelementptr inbounds i8, ptr %118, i64 %119
  %121 = getelementptr inbounds nuw %struct.tfc_given, ptr %120, i64 %109
  %122 = load ptr, ptr %107, align 8, !tbaa !194
  %123 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %122, i64 %109
  %124 = tail call fastcc signext i32 @check_kind(ptr noundef nonnull %0, ptr noundef %121, ptr noundef %123, i32 noundef signext 1, ptr noundef %10)
  %125 = add nuw nsw i64 %109, 1
  %126 = icmp eq i32 %124, 0
  br i1 %126, label %108, label %261, !llvm.loop !209

127:                                              ; preds = %113, %132
  %128 = phi i64 [ 0, %113 ], [ %144, %132 ]
  %129 = load i32, ptr %42, align 4, !tbaa !197
  %130 = zext i32 %129 to i64
  %131 = icmp samesign ult i64 %128, %130
  br i1 %131, label %132, label %146

132:                                              ; preds = %127
  %133 = load i32, ptr %114, align 8, !tbaa !110
  %134 = load ptr, ptr %0, align 8, !tbaa !111
  %135 = sext i32 %133 to i64
  %136 = getelementptr inbounds i8, ptr %134, i64 %135
  %137 = load i32, ptr %19, align 4, !tbaa !92
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw %struct.tfc_given, ptr %136, i64 %138
  %140 = getelementptr inbounds nuw %struct.tfc_given, ptr %139, i64 %128
  %141 = load ptr, ptr %115, align 8, !tbaa !195
  %142 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %141, i64 %128
  %143 = tail call fastcc signext i32 @check_kind(ptr noundef nonnull %0, ptr noundef %140, ptr noundef %142, i32 noundef signext 0, ptr noundef %10)
  %144 = add nuw nsw i64 %128, 1
  %145 = icmp eq i32 %143, 0
  br i1 %145, label %127, label %261, !llvm.loop !210

146:                                              ; preds = %127
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %148 = load ptr, ptr %147, align 8, !tbaa !194
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %150 = load i32, ptr %149, align 8, !tbaa !190
  %151 = icmp sgt i32 %150, 0
  br i1 %151, label %152, label %217

152:                                              ; preds = %146
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %154 = load i32, ptr %153, align 4, !tbaa !211
  %155 = load ptr, ptr %0, align 8, !tbaa !111
  %156 = sext i32 %154 to i64
  %157 = getelementptr inbounds i8, ptr %155, i64 %156
  %158 = load i32, ptr %114, align 8, !tbaa !110
  %159 = zext nneg i32 %150 to i64
  br label %160

160:                                              ; preds = %190, %152
  %161 = phi i64 [ 0, %152 ], [ %192, %190 ]
  %162 = getelementptr inbounds nuw %struct.tfc_bound, ptr %157, i64 %161
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 36
  %164 = load i32, ptr %163, align 4, !tbaa !212
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds %struct.tfc_tensor, ptr %148, i64 %165
  %167 = getelementptr inbounds nuw i8, ptr %166, i64 8
  %168 = load ptr, ptr %167, align 8, !tbaa !198
  %169 = getelementptr inbounds nuw i8, ptr %162, i64 40
  %170 = load i32, ptr %169, align 8, !tbaa !214
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds i64, ptr %168, i64 %171
  %173 = load i64, ptr %172, align 8, !tbaa !47
  %174 = icmp slt i64 %173, 0
  br i1 %174, label %194, label %175

175:                                              ; preds = %160
  %176 = getelementptr inbounds nuw i8, ptr %162, i64 24
  %177 = load i64, ptr %176, align 8, !tbaa !215
  %178 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %173, i64 %177)
  %179 = extractvalue { i64, i1 } %178, 1
  %180 = extractvalue { i64, i1 } %178, 0
  br i1 %179, label %194, label %181

181:                                              ; preds = %175
  %182 = getelementptr inbounds nuw i8, ptr %162, i64 16
  %183 = load i64, ptr %182, align 8, !tbaa !216
  %184 = freeze i64 %180
  %185 = freeze i64 %183
  %186 = sdiv i64 %184, %185
  %187 = mul i64 %186, %185
  %188 = sub i64 %184, %187
  %189 = icmp eq i64 %188, 0
  br i1 %189, label %190, label %194

190:                                              ; preds = %181
  %191 = getelementptr inbounds nuw i64, ptr %2, i64 %161
  store i64 %186, ptr %191, align 8, !tbaa !47
  %192 = add nuw nsw i64 %161, 1
  %193 = icmp eq i64 %192, %159
  br i1 %193, label %217, label %160, !llvm.loop !217

194:                                              ; preds = %181, %175, %160
  %195 = sext i32 %158 to i64
  %196 = getelementptr inbounds i8, ptr %155, i64 %195
  %197 = getelementptr inbounds %struct.tfc_given, ptr %196, i64 %165
  %198 = getelementptr inbounds nuw i8, ptr %197, i64 4
  %199 = load i32, ptr %198, align 4, !tbaa !116
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds i8, ptr %155, i64 %200
  %202 = getelementptr inbounds nuw i8, ptr %162, i64 32
  %203 = load i32, ptr %202, align 8, !tbaa !218
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds i8, ptr %155, i64 %204
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %207 = load ptr, ptr %206, align 8, !tbaa !117
  %208 = load i32, ptr %197, align 4, !tbaa !118
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds %struct.tfc_loc, ptr %207, i64 %209
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  store ptr %201, ptr %4, align 8, !tbaa !99
  %211 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %205, ptr %211, align 8, !tbaa !99
  %212 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %173, ptr %212, align 8, !tbaa !47
  %213 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %171, ptr %213, align 8, !tbaa !47
  %214 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %215 = getelementptr inbounds nuw i8, ptr %4, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %214, i8 0, i64 16, i1 false)
  store ptr %210, ptr %215, align 8, !tbaa !100
  %216 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.33, ptr dead_on_return noundef %4) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
  br label %261

217:                                              ; preds = %190, %146
  %218 = tail call fastcc signext i32 @check_dims(ptr noundef %0, ptr noundef nonnull %2, ptr noundef %10)
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %220, label %261

220:                                              ; preds = %217
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %222 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %223

223:                                              ; preds = %220, %231
  %224 = phi i64 [ 0, %220 ], [ %240, %231 ]
  %225 = load i32, ptr %17, align 8, !tbaa !204
  %226 = zext i32 %225 to i64
  %227 = icmp samesign ult i64 %224, %226
  br i1 %227, label %231, label %228

228:                                              ; preds = %223
  %229 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %230 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %242

231:                                              ; preds = %223
  %232 = load i32, ptr %221, align 8, !tbaa !110
  %233 = load ptr, ptr %0, align 8, !tbaa !111
  %234 = sext i32 %232 to i64
  %235 = getelementptr inbounds i8, ptr %233, i64 %234
  %236 = getelementptr inbounds nuw %struct.tfc_given, ptr %235, i64 %224
  %237 = load ptr, ptr %222, align 8, !tbaa !194
  %238 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %237, i64 %224
  %239 = tail call fastcc signext i32 @check_size(ptr noundef nonnull %0, ptr noundef %236, ptr noundef %238, i32 noundef signext 1, ptr noundef %2, ptr noundef %10)
  %240 = add nuw nsw i64 %224, 1
  %241 = icmp eq i32 %239, 0
  br i1 %241, label %223, label %261, !llvm.loop !219

242:                                              ; preds = %228, %247
  %243 = phi i64 [ 0, %228 ], [ %259, %247 ]
  %244 = load i32, ptr %42, align 4, !tbaa !197
  %245 = zext i32 %244 to i64
  %246 = icmp samesign ult i64 %243, %245
  br i1 %246, label %247, label %261

247:                                              ; preds = %242
  %248 = load i32, ptr %229, align 8, !tbaa !110
  %249 = load ptr, ptr %0, align 8, !tbaa !111
  %250 = sext i32 %248 to i64
  %251 = getelementptr inbounds i8, ptr %249, i64 %250
  %252 = load i32, ptr %19, align 4, !tbaa !92
  %253 = zext i32 %252 to i64
  %254 = getelementptr inbounds nuw %struct.tfc_given, ptr %251, i64 %253
  %255 = getelementptr inbounds nuw %struct.tfc_given, ptr %254, i64 %243
  %256 = load ptr, ptr %230, align 8, !tbaa !195
  %257 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %256, i64 %243
  %258 = tail call fastcc signext i32 @check_size(ptr noundef nonnull %0, ptr noundef %255, ptr noundef %257, i32 noundef signext 0, ptr noundef %2, ptr noundef %10)
  %259 = add nuw nsw i64 %243, 1
  %260 = icmp eq i32 %258, 0
  br i1 %260, label %242, label %261, !llvm.loop !220

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
  %8 = load i64, ptr %6, align 8, !tbaa !47
  switch i64 %8, label %23 [
    i64 0, label %78
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !47
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !47
  br label %74

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !47
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !47
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !47
  br label %74

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !47
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !47
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
  store i64 %73, ptr %27, align 8, !tbaa !47
  br label %74

74:                                               ; preds = %9, %71, %15
  %75 = phi i32 [ %72, %71 ], [ %5, %9 ], [ %5, %15 ]
  %76 = phi i32 [ %24, %71 ], [ %12, %9 ], [ %20, %15 ]
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !221

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
define signext i32 @tfc_begin(ptr noundef %0, ptr noundef readonly captures(none) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef readonly captures(address) %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) local_unnamed_addr #25 {
  %12 = alloca %struct.tfc_fault, align 8
  %13 = alloca %struct.tfc_fault, align 8
  %14 = alloca %struct.tfc_fault, align 8
  %15 = alloca %struct.tfc_memory, align 8
  %16 = icmp eq i64 %4, 0
  br i1 %16, label %106, label %17

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
  %24 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.3, ptr dead_on_return noundef %14) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #22
  br label %106

25:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #22
  store ptr %6, ptr %15, align 8, !tbaa !102
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store ptr %7, ptr %26, align 8, !tbaa !108
  %27 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %8, ptr %27, align 8, !tbaa !106
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %29 = getelementptr inbounds nuw i8, ptr %15, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  store i64 8, ptr %29, align 8, !tbaa !115
  %30 = icmp eq ptr %0, null
  br i1 %30, label %33, label %31

31:                                               ; preds = %25
  %32 = call fastcc signext i32 @check(ptr noundef nonnull %0, ptr noundef %15, ptr noundef null, ptr noundef %9, ptr noundef %10)
  br label %35

33:                                               ; preds = %25
  %34 = tail call fastcc signext i32 @check_host(ptr noundef %9, ptr noundef %10)
  br label %35

35:                                               ; preds = %33, %31
  %36 = phi i32 [ %32, %31 ], [ %34, %33 ]
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %104

38:                                               ; preds = %35
  call void @llvm.memset.p0.i64(ptr nonnull align 1 %6, i8 0, i64 %4, i1 false)
  store i64 %3, ptr %6, align 8, !tbaa !47
  %39 = icmp sgt i64 %2, 0
  br i1 %39, label %41, label %40

40:                                               ; preds = %55, %38
  br i1 %30, label %104, label %61

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
  store i8 1, ptr %58, align 1, !tbaa !13
  %59 = add nuw nsw i64 %42, 1
  %60 = icmp eq i64 %59, %2
  br i1 %60, label %40, label %41, !llvm.loop !227

61:                                               ; preds = %40
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %63 = load i64, ptr %62, align 8, !tbaa !104
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %99, label %65

65:                                               ; preds = %61
  %66 = load i64, ptr %6, align 8, !tbaa !47
  %67 = icmp eq i64 %66, %63
  br i1 %67, label %70, label %68

68:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %12, i8 0, i64 56, i1 false)
  %69 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 9, ptr noundef nonnull @.str.17, ptr dead_on_return noundef %12) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #22
  br label %102

70:                                               ; preds = %65
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %72 = load i32, ptr %71, align 4, !tbaa !138
  %73 = load ptr, ptr %0, align 8, !tbaa !111
  %74 = sext i32 %72 to i64
  %75 = getelementptr inbounds i8, ptr %73, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %77 = load i32, ptr %76, align 8, !tbaa !139
  %78 = icmp sgt i32 %77, 0
  br i1 %78, label %79, label %99

79:                                               ; preds = %70
  %80 = zext nneg i32 %77 to i64
  br label %84

81:                                               ; preds = %84
  %82 = add nuw nsw i64 %85, 1
  %83 = icmp eq i64 %82, %80
  br i1 %83, label %99, label %84, !llvm.loop !140

84:                                               ; preds = %81, %79
  %85 = phi i64 [ 0, %79 ], [ %82, %81 ]
  %86 = getelementptr inbounds nuw %struct.tfc_flag, ptr %75, i64 %85
  %87 = load i32, ptr %86, align 4, !tbaa !141
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i8, ptr %6, i64 %88
  %90 = load i8, ptr %89, align 1, !tbaa !13
  %91 = icmp eq i8 %90, 0
  br i1 %91, label %92, label %81

92:                                               ; preds = %84
  %93 = getelementptr inbounds nuw i8, ptr %13, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %93, i8 0, i64 48, i1 false)
  %94 = getelementptr inbounds nuw i8, ptr %86, i64 4
  %95 = load i32, ptr %94, align 4, !tbaa !143
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i8, ptr %73, i64 %96
  store ptr %97, ptr %13, align 8, !tbaa !99
  %98 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 9, ptr noundef nonnull @.str.18, ptr dead_on_return noundef %13) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #22
  br label %102

99:                                               ; preds = %81, %61, %70
  %100 = call fastcc signext i32 @run(ptr noundef nonnull %0, ptr noundef %15, ptr noundef null, ptr noundef %9, ptr noundef %10)
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %104, label %102

102:                                              ; preds = %68, %92, %99
  %103 = phi i32 [ %100, %99 ], [ 9, %92 ], [ 9, %68 ]
  store i64 0, ptr %6, align 8, !tbaa !47
  br label %104

104:                                              ; preds = %40, %99, %102, %35
  %105 = phi i32 [ %36, %35 ], [ %103, %102 ], [ 0, %99 ], [ 0, %40 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #22
  br label %106

106:                                              ; preds = %11, %104, %23
  %107 = phi i32 [ 3, %23 ], [ %105, %104 ], [ 0, %11 ]
  ret i32 %107
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #15

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @check_host(ptr noundef readonly captures(address_is_null) %0, ptr noundef %1) unnamed_addr #36 {
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
  %11 = zext nneg i32 %8 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #22
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  store i64 %11, ptr %12, align 8, !tbaa !47
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 56, ptr %13, align 8, !tbaa !47
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %15 = call fastcc signext i32 @report(ptr noundef %1, i32 noundef signext 3, ptr noundef nonnull @.str.36, ptr dead_on_return noundef %3) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #22
  br label %38

16:                                               ; preds = %7
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8, !tbaa !33
  %19 = icmp eq ptr %18, null
  br i1 %19, label %30, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %22 = load i32, ptr %21, align 4, !tbaa !35
  %23 = icmp ugt i32 %22, 65536
  br i1 %23, label %24, label %30

24:                                               ; preds = %20
  %25 = zext i32 %22 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, i8 0, i64 24, i1 false)
  store i64 %25, ptr %26, align 8, !tbaa !47
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 65536, ptr %27, align 8, !tbaa !47
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  %29 = call fastcc signext i32 @report(ptr noundef %1, i32 noundef signext 3, ptr noundef nonnull @.str.37, ptr dead_on_return noundef %4) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
  br label %38

30:                                               ; preds = %20, %16
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %32 = load ptr, ptr %31, align 8, !tbaa !163
  %33 = ptrtoint ptr %32 to i64
  %34 = and i64 %33, 63
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %38, label %36

36:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %37 = call fastcc signext i32 @report(ptr noundef %1, i32 noundef signext 3, ptr noundef nonnull @.str.38, ptr dead_on_return noundef %5) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %38

38:                                               ; preds = %30, %2, %36, %24, %10
  %39 = phi i32 [ 3, %10 ], [ 3, %24 ], [ 3, %36 ], [ 0, %2 ], [ 0, %30 ]
  ret i32 %39
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define signext i32 @tfc_monitor_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #28 {
  %2 = load atomic i32, ptr %0 monotonic, align 8
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define void @tfc_monitor_trace(ptr noundef captures(none) %0, i32 noundef signext %1, i32 noundef signext %2) local_unnamed_addr #25 {
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  %12 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %5) #22
  %13 = load i64, ptr %5, align 8, !tbaa !233
  %14 = mul nsw i64 %13, 1000000000
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !235
  %17 = add nsw i64 %14, %16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
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
  store i64 %17, ptr %41, align 8, !tbaa !47
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 0, ptr %42, align 8, !tbaa !47
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 %6, ptr %43, align 8, !tbaa !47
  br label %81

44:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  %45 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %4) #22
  %46 = load i64, ptr %4, align 8, !tbaa !233
  %47 = mul nsw i64 %46, 1000000000
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !235
  %50 = add nsw i64 %47, %49
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
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
define ptr @tfc_call_from_python(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #26 {
  %5 = alloca [64 x ptr], align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !248
  %8 = load ptr, ptr %7, align 8, !tbaa !250
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
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
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %5, ptr align 8 %1, i64 %20, i1 false), !tbaa !46
  br label %21

21:                                               ; preds = %19, %17
  %22 = icmp slt i64 %2, %15
  br i1 %22, label %23, label %28

23:                                               ; preds = %21
  %24 = shl i64 %2, 3
  %25 = getelementptr i8, ptr %5, i64 %24
  %26 = sub i64 %15, %2
  %27 = shl i64 %26, 3
  call void @llvm.memset.p0.i64(ptr align 8 %25, i8 0, i64 %27, i1 false), !tbaa !46
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
  %46 = load ptr, ptr %45, align 8, !tbaa !46
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
  %56 = load ptr, ptr %55, align 8, !tbaa !46
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
  %69 = load ptr, ptr %68, align 8, !tbaa !46
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
  %81 = load ptr, ptr %80, align 8, !tbaa !46
  %82 = tail call signext i32 %78(ptr noundef %81, ptr noundef %46) #22
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
  %94 = tail call signext i32 %93(ptr noundef %90, ptr noundef %46) #22
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
  %106 = load ptr, ptr %105, align 8, !tbaa !46
  br label %118

107:                                              ; preds = %101
  %108 = icmp slt i32 %102, 0
  br i1 %108, label %130, label %109

109:                                              ; preds = %107
  %110 = zext nneg i32 %102 to i64
  %111 = getelementptr inbounds nuw ptr, ptr %5, i64 %110
  %112 = load ptr, ptr %111, align 8, !tbaa !46
  %113 = icmp eq ptr %112, null
  br i1 %113, label %114, label %130

114:                                              ; preds = %109
  %115 = getelementptr inbounds ptr, ptr %1, i64 %47
  %116 = load ptr, ptr %115, align 8, !tbaa !46
  store ptr %116, ptr %111, align 8, !tbaa !46
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
  %7 = load ptr, ptr %0, align 8, !tbaa !250
  %8 = load ptr, ptr %7, align 8, !tbaa !260
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !271
  %11 = load i32, ptr %10, align 4, !tbaa !9
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %643, label %13

13:                                               ; preds = %3
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 52
  %15 = load i32, ptr %14, align 4, !tbaa !272
  %16 = icmp slt i32 %15, 1
  br i1 %16, label %20, label %17

17:                                               ; preds = %13
  %18 = zext nneg i32 %15 to i64
  %19 = shl nuw nsw i64 %18, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %6, i8 0, i64 %19, i1 false), !tbaa !46
  br label %20

20:                                               ; preds = %17, %13
  %21 = icmp eq ptr %2, null
  br i1 %21, label %124, label %22

22:                                               ; preds = %20
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 160
  %24 = load ptr, ptr %23, align 8, !tbaa !273
  %25 = icmp eq ptr %2, %24
  br i1 %25, label %124, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = load i64, ptr %27, align 8, !tbaa !274
  switch i64 %28, label %69 [
    i64 0, label %29
    i64 2, label %30
  ]

29:                                               ; preds = %26
  store ptr %2, ptr %6, align 8, !tbaa !46
  br label %108

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %32 = load ptr, ptr %31, align 8, !tbaa !275
  %33 = getelementptr inbounds nuw i8, ptr %8, i64 192
  %34 = load ptr, ptr %33, align 8, !tbaa !276
  %35 = icmp eq ptr %32, %34
  br i1 %35, label %36, label %643

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
  %45 = tail call i64 %44(ptr noundef nonnull %2) #22
  %46 = icmp eq i64 %42, %45
  br i1 %46, label %108, label %61

47:                                               ; preds = %47, %37
  %48 = phi i64 [ 0, %37 ], [ %59, %47 ]
  %49 = phi i64 [ 0, %37 ], [ %58, %47 ]
  %50 = load ptr, ptr %38, align 8, !tbaa !278
  %51 = load ptr, ptr %39, align 8, !tbaa !279
  %52 = getelementptr inbounds nuw ptr, ptr %51, i64 %48
  %53 = load ptr, ptr %52, align 8, !tbaa !46
  %54 = tail call ptr %50(ptr noundef nonnull %2, ptr noundef %53) #22
  %55 = getelementptr inbounds nuw ptr, ptr %6, i64 %48
  store ptr %54, ptr %55, align 8, !tbaa !46
  %56 = icmp ne ptr %54, null
  %57 = zext i1 %56 to i64
  %58 = add nuw nsw i64 %49, %57
  %59 = add nuw nsw i64 %48, 1
  %60 = icmp eq i64 %59, %40
  br i1 %60, label %41, label %47, !llvm.loop !280

61:                                               ; preds = %41
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %63 = load ptr, ptr %62, align 8, !tbaa !281
  %64 = tail call ptr %63() #22
  %65 = icmp eq ptr %64, null
  br i1 %65, label %643, label %66

66:                                               ; preds = %61
  %67 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %68 = load ptr, ptr %67, align 8, !tbaa !282
  tail call void %68() #22
  br label %643

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
  %78 = tail call i64 %77(ptr noundef nonnull %2) #22
  %79 = sext i32 %15 to i64
  %80 = icmp ne i64 %78, %79
  %81 = or i1 %16, %80
  br i1 %81, label %122, label %82

82:                                               ; preds = %75
  %83 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %84 = zext nneg i32 %15 to i64
  br label %85

85:                                               ; preds = %85, %82
  %86 = phi i64 [ 0, %82 ], [ %90, %85 ]
  %87 = load ptr, ptr %83, align 8, !tbaa !285
  %88 = tail call ptr %87(ptr noundef nonnull %2, i64 noundef %86) #22
  %89 = getelementptr inbounds nuw ptr, ptr %6, i64 %86
  store ptr %88, ptr %89, align 8, !tbaa !46
  %90 = add nuw nsw i64 %86, 1
  %91 = icmp eq i64 %90, %84
  br i1 %91, label %111, label %85, !llvm.loop !286

92:                                               ; preds = %69
  %93 = getelementptr inbounds nuw i8, ptr %8, i64 176
  %94 = load ptr, ptr %93, align 8, !tbaa !287
  %95 = icmp eq ptr %71, %94
  br i1 %95, label %96, label %643

96:                                               ; preds = %92
  %97 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %98 = load i64, ptr %97, align 8, !tbaa !258
  %99 = sext i32 %15 to i64
  %100 = icmp ne i64 %98, %99
  %101 = or i1 %16, %100
  br i1 %101, label %122, label %102

102:                                              ; preds = %96
  %103 = getelementptr inbounds nuw i8, ptr %8, i64 216
  %104 = load i64, ptr %103, align 8, !tbaa !261
  %105 = getelementptr inbounds i8, ptr %2, i64 %104
  %106 = zext nneg i32 %15 to i64
  %107 = shl nuw nsw i64 %106, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %6, ptr nonnull align 8 %105, i64 %107, i1 false), !tbaa !46
  br label %111

108:                                              ; preds = %41, %29
  br i1 %16, label %124, label %109

109:                                              ; preds = %108
  %110 = zext nneg i32 %15 to i64
  br label %111

111:                                              ; preds = %85, %109, %102
  %112 = phi i64 [ %110, %109 ], [ %106, %102 ], [ %84, %85 ]
  %113 = load ptr, ptr %23, align 8, !tbaa !273
  br label %114

114:                                              ; preds = %114, %111
  %115 = phi i64 [ 0, %111 ], [ %120, %114 ]
  %116 = getelementptr inbounds nuw ptr, ptr %6, i64 %115
  %117 = load ptr, ptr %116, align 8, !tbaa !46
  %118 = icmp eq ptr %117, %113
  %119 = select i1 %118, ptr null, ptr %117
  store ptr %119, ptr %116, align 8
  %120 = add nuw nsw i64 %115, 1
  %121 = icmp eq i64 %120, %112
  br i1 %121, label %124, label %114, !llvm.loop !288

122:                                              ; preds = %75, %96
  %123 = phi i1 [ %80, %75 ], [ %100, %96 ]
  br i1 %123, label %643, label %124

124:                                              ; preds = %114, %22, %108, %20, %122
  %125 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %126 = load ptr, ptr %125, align 8, !tbaa !289
  %127 = icmp eq ptr %126, null
  br i1 %127, label %643, label %128

128:                                              ; preds = %124
  %129 = getelementptr inbounds nuw i8, ptr %7, i64 48
  br label %130

130:                                              ; preds = %252, %128
  %131 = phi ptr [ %126, %128 ], [ %254, %252 ]
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 144
  %133 = load i32, ptr %132, align 8, !tbaa !290
  %134 = getelementptr inbounds nuw i8, ptr %131, i64 148
  %135 = load i32, ptr %134, align 4, !tbaa !298
  %136 = or i32 %135, %133
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %252

138:                                              ; preds = %130
  %139 = load i32, ptr %129, align 8, !tbaa !257
  %140 = icmp slt i32 %139, 1
  br i1 %140, label %256, label %141

141:                                              ; preds = %138
  %142 = load ptr, ptr %7, align 8, !tbaa !260
  %143 = getelementptr inbounds nuw i8, ptr %131, i64 24
  %144 = getelementptr inbounds nuw i8, ptr %142, i64 168
  %145 = getelementptr inbounds nuw i8, ptr %142, i64 200
  %146 = getelementptr inbounds nuw i8, ptr %142, i64 208
  %147 = getelementptr inbounds nuw i8, ptr %142, i64 144
  %148 = getelementptr inbounds nuw i8, ptr %142, i64 136
  br label %149

149:                                              ; preds = %247, %141
  %150 = phi i32 [ %139, %141 ], [ %248, %247 ]
  %151 = phi i64 [ 0, %141 ], [ %249, %247 ]
  %152 = load ptr, ptr %143, align 8, !tbaa !299
  %153 = getelementptr inbounds nuw %struct.tfc_operand, ptr %152, i64 %151
  %154 = getelementptr inbounds nuw ptr, ptr %1, i64 %151
  %155 = load ptr, ptr %154, align 8, !tbaa !46
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 8
  %157 = load ptr, ptr %156, align 8, !tbaa !275
  %158 = load ptr, ptr %144, align 8, !tbaa !300
  %159 = icmp eq ptr %157, %158
  br i1 %159, label %160, label %198

160:                                              ; preds = %149
  %161 = getelementptr inbounds nuw i8, ptr %155, i64 56
  %162 = load ptr, ptr %161, align 8, !tbaa !301
  %163 = load ptr, ptr %153, align 8, !tbaa !303
  %164 = icmp eq ptr %162, %163
  br i1 %164, label %165, label %252

165:                                              ; preds = %160
  %166 = getelementptr inbounds nuw i8, ptr %155, i64 24
  %167 = load i32, ptr %166, align 8, !tbaa !305
  %168 = getelementptr inbounds nuw i8, ptr %153, i64 32
  %169 = load i32, ptr %168, align 8, !tbaa !306
  %170 = icmp eq i32 %167, %169
  br i1 %170, label %171, label %252

171:                                              ; preds = %165
  %172 = getelementptr inbounds nuw i8, ptr %155, i64 64
  %173 = load i32, ptr %172, align 8, !tbaa !307
  %174 = and i32 %173, 257
  %175 = icmp eq i32 %174, 257
  br i1 %175, label %176, label %252

176:                                              ; preds = %171
  %177 = icmp sgt i32 %167, 0
  br i1 %177, label %178, label %194

178:                                              ; preds = %176
  %179 = getelementptr inbounds nuw i8, ptr %155, i64 32
  %180 = load ptr, ptr %179, align 8, !tbaa !308
  %181 = getelementptr inbounds nuw i8, ptr %153, i64 16
  %182 = load ptr, ptr %181, align 8, !tbaa !309
  %183 = zext nneg i32 %167 to i64
  br label %187

184:                                              ; preds = %187
  %185 = add nuw nsw i64 %188, 1
  %186 = icmp eq i64 %185, %183
  br i1 %186, label %194, label %187, !llvm.loop !310

187:                                              ; preds = %184, %178
  %188 = phi i64 [ 0, %178 ], [ %185, %184 ]
  %189 = getelementptr inbounds nuw i64, ptr %180, i64 %188
  %190 = load i64, ptr %189, align 8, !tbaa !47
  %191 = getelementptr inbounds nuw i64, ptr %182, i64 %188
  %192 = load i64, ptr %191, align 8, !tbaa !47
  %193 = icmp eq i64 %190, %192
  br i1 %193, label %184, label %252

194:                                              ; preds = %184, %176
  %195 = getelementptr inbounds nuw i8, ptr %155, i64 16
  %196 = load ptr, ptr %195, align 8, !tbaa !311
  %197 = getelementptr inbounds nuw i8, ptr %153, i64 56
  store ptr %196, ptr %197, align 8, !tbaa !312
  br label %247

198:                                              ; preds = %149
  %199 = getelementptr inbounds nuw i8, ptr %153, i64 8
  %200 = load ptr, ptr %199, align 8, !tbaa !313
  %201 = icmp eq ptr %157, %200
  br i1 %201, label %202, label %205

202:                                              ; preds = %198
  %203 = getelementptr inbounds nuw i8, ptr %155, i64 16
  %204 = getelementptr inbounds nuw i8, ptr %153, i64 56
  store ptr %203, ptr %204, align 8, !tbaa !312
  br label %247

205:                                              ; preds = %198
  %206 = getelementptr inbounds nuw i8, ptr %153, i64 40
  %207 = load i32, ptr %206, align 8, !tbaa !314
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %252, label %209

209:                                              ; preds = %205
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store double 0.000000e+00, ptr %4, align 8
  %210 = getelementptr inbounds nuw i8, ptr %153, i64 64
  %211 = getelementptr inbounds nuw i8, ptr %153, i64 56
  store ptr %210, ptr %211, align 8, !tbaa !312
  %212 = load ptr, ptr %145, align 8, !tbaa !315
  %213 = icmp eq ptr %157, %212
  br i1 %213, label %214, label %221

214:                                              ; preds = %209
  %215 = load ptr, ptr %148, align 8, !tbaa !316
  %216 = call double %215(ptr noundef nonnull %155) #22
  %217 = load i32, ptr %206, align 8, !tbaa !314
  switch i32 %217, label %243 [
    i32 1, label %218
    i32 2, label %220
  ]

218:                                              ; preds = %214
  %219 = fptrunc double %216 to float
  store float %219, ptr %4, align 8, !tbaa !13
  br label %244

220:                                              ; preds = %214
  store double %216, ptr %4, align 8, !tbaa !13
  br label %244

221:                                              ; preds = %209
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  store i32 0, ptr %5, align 4, !tbaa !9
  %222 = load ptr, ptr %146, align 8, !tbaa !317
  %223 = icmp eq ptr %157, %222
  br i1 %223, label %224, label %242

224:                                              ; preds = %221
  %225 = load ptr, ptr %147, align 8, !tbaa !318
  %226 = call i64 %225(ptr noundef nonnull %155, ptr noundef nonnull %5) #22
  %227 = load i32, ptr %5, align 4, !tbaa !9
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %229, label %242

229:                                              ; preds = %224
  %230 = load i32, ptr %206, align 8, !tbaa !314
  switch i32 %230, label %236 [
    i32 1, label %231
    i32 2, label %233
    i32 4, label %235
  ]

231:                                              ; preds = %229
  %232 = sitofp i64 %226 to float
  store float %232, ptr %4, align 8, !tbaa !13
  br label %241

233:                                              ; preds = %229
  %234 = sitofp i64 %226 to double
  store double %234, ptr %4, align 8, !tbaa !13
  br label %241

235:                                              ; preds = %229
  store i64 %226, ptr %4, align 8, !tbaa !13
  br label %241

236:                                              ; preds = %229
  %237 = add i64 %226, 2147483648
  %238 = icmp ult i64 %237, 4294967296
  br i1 %238, label %239, label %242

239:                                              ; preds = %236
  %240 = trunc nsw i64 %226 to i32
  store i32 %240, ptr %4, align 8, !tbaa !13
  br label %241

241:                                              ; preds = %239, %235, %233, %231
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %244

242:                                              ; preds = %236, %224, %221
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %243

243:                                              ; preds = %214, %242
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %252

244:                                              ; preds = %241, %220, %218
  %245 = load i64, ptr %4, align 8, !tbaa !13
  store i64 %245, ptr %210, align 8, !tbaa !319
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %246 = load i32, ptr %129, align 8, !tbaa !257
  br label %247

247:                                              ; preds = %244, %202, %194
  %248 = phi i32 [ %246, %244 ], [ %150, %194 ], [ %150, %202 ]
  %249 = add nuw nsw i64 %151, 1
  %250 = sext i32 %248 to i64
  %251 = icmp slt i64 %249, %250
  br i1 %251, label %149, label %256, !llvm.loop !320

252:                                              ; preds = %205, %171, %165, %160, %187, %243, %130
  %253 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %254 = load ptr, ptr %253, align 8, !tbaa !289
  %255 = icmp eq ptr %254, null
  br i1 %255, label %643, label %130, !llvm.loop !321

256:                                              ; preds = %138, %247
  %257 = phi i32 [ %248, %247 ], [ %139, %138 ]
  %258 = getelementptr inbounds nuw i8, ptr %131, i64 144
  %259 = load i32, ptr %14, align 4, !tbaa !272
  %260 = icmp sgt i32 %259, 0
  br i1 %260, label %261, label %373

261:                                              ; preds = %256
  %262 = getelementptr inbounds nuw i8, ptr %131, i64 32
  %263 = load ptr, ptr %262, align 8, !tbaa !322
  %264 = getelementptr inbounds nuw i8, ptr %131, i64 24
  %265 = zext nneg i32 %259 to i64
  %266 = icmp sgt i32 %257, 0
  %267 = zext nneg i32 %257 to i64
  br label %268

268:                                              ; preds = %370, %261
  %269 = phi i64 [ 0, %261 ], [ %371, %370 ]
  %270 = getelementptr inbounds nuw %struct.tfc_operand, ptr %263, i64 %269
  %271 = getelementptr inbounds nuw ptr, ptr %6, i64 %269
  %272 = load ptr, ptr %271, align 8, !tbaa !46
  %273 = icmp eq ptr %272, null
  br i1 %273, label %370, label %274

274:                                              ; preds = %268
  %275 = getelementptr inbounds nuw i8, ptr %272, i64 8
  %276 = load ptr, ptr %275, align 8, !tbaa !275
  %277 = load ptr, ptr %7, align 8, !tbaa !260
  %278 = getelementptr inbounds nuw i8, ptr %277, i64 168
  %279 = load ptr, ptr %278, align 8, !tbaa !300
  %280 = icmp eq ptr %276, %279
  br i1 %280, label %281, label %643

281:                                              ; preds = %274
  %282 = getelementptr inbounds nuw i8, ptr %272, i64 56
  %283 = load ptr, ptr %282, align 8, !tbaa !301
  %284 = load ptr, ptr %270, align 8, !tbaa !303
  %285 = icmp eq ptr %283, %284
  br i1 %285, label %286, label %643

286:                                              ; preds = %281
  %287 = getelementptr inbounds nuw i8, ptr %272, i64 24
  %288 = load i32, ptr %287, align 8, !tbaa !305
  %289 = getelementptr inbounds nuw i8, ptr %270, i64 32
  %290 = load i32, ptr %289, align 8, !tbaa !306
  %291 = icmp eq i32 %288, %290
  br i1 %291, label %292, label %643

292:                                              ; preds = %286
  %293 = getelementptr inbounds nuw i8, ptr %272, i64 64
  %294 = load i32, ptr %293, align 8, !tbaa !307
  %295 = and i32 %294, 1281
  %296 = icmp eq i32 %295, 1281
  br i1 %296, label %297, label %643

297:                                              ; preds = %292
  %298 = icmp sgt i32 %288, 0
  br i1 %298, label %299, label %315

299:                                              ; preds = %297
  %300 = getelementptr inbounds nuw i8, ptr %272, i64 32
  %301 = load ptr, ptr %300, align 8, !tbaa !308
  %302 = getelementptr inbounds nuw i8, ptr %270, i64 16
  %303 = load ptr, ptr %302, align 8, !tbaa !309
  %304 = zext nneg i32 %288 to i64
  br label %308

305:                                              ; preds = %308
  %306 = add nuw nsw i64 %309, 1
  %307 = icmp eq i64 %306, %304
  br i1 %307, label %315, label %308, !llvm.loop !310

308:                                              ; preds = %305, %299
  %309 = phi i64 [ 0, %299 ], [ %306, %305 ]
  %310 = getelementptr inbounds nuw i64, ptr %301, i64 %309
  %311 = load i64, ptr %310, align 8, !tbaa !47
  %312 = getelementptr inbounds nuw i64, ptr %303, i64 %309
  %313 = load i64, ptr %312, align 8, !tbaa !47
  %314 = icmp eq i64 %311, %313
  br i1 %314, label %305, label %643

315:                                              ; preds = %305, %297
  %316 = getelementptr inbounds nuw i8, ptr %272, i64 16
  %317 = load ptr, ptr %316, align 8, !tbaa !311
  %318 = getelementptr inbounds nuw i8, ptr %270, i64 56
  store ptr %317, ptr %318, align 8, !tbaa !312
  br i1 %266, label %319, label %344

319:                                              ; preds = %315
  %320 = getelementptr inbounds nuw i8, ptr %270, i64 44
  %321 = load i32, ptr %320, align 4, !tbaa !323
  %322 = icmp eq i32 %321, 0
  %323 = getelementptr inbounds nuw i8, ptr %270, i64 24
  br i1 %322, label %324, label %344

324:                                              ; preds = %319
  %325 = load ptr, ptr %264, align 8, !tbaa !299
  %326 = ptrtoint ptr %317 to i64
  br label %327

327:                                              ; preds = %341, %324
  %328 = phi i64 [ 0, %324 ], [ %342, %341 ]
  %329 = getelementptr inbounds nuw %struct.tfc_operand, ptr %325, i64 %328
  %330 = getelementptr inbounds nuw i8, ptr %329, i64 56
  %331 = load ptr, ptr %330, align 8, !tbaa !312
  %332 = ptrtoint ptr %331 to i64
  %333 = getelementptr inbounds nuw i8, ptr %329, i64 24
  %334 = load i64, ptr %333, align 8, !tbaa !324
  %335 = add i64 %334, %332
  %336 = icmp ugt i64 %335, %326
  br i1 %336, label %337, label %341

337:                                              ; preds = %327
  %338 = load i64, ptr %323, align 8, !tbaa !324
  %339 = add i64 %338, %326
  %340 = icmp ugt i64 %339, %332
  br i1 %340, label %643, label %341

341:                                              ; preds = %337, %327
  %342 = add nuw nsw i64 %328, 1
  %343 = icmp eq i64 %342, %267
  br i1 %343, label %344, label %327, !llvm.loop !325

344:                                              ; preds = %341, %319, %315
  %345 = icmp eq i64 %269, 0
  br i1 %345, label %370, label %346

346:                                              ; preds = %344
  %347 = getelementptr inbounds nuw i8, ptr %270, i64 24
  %348 = ptrtoint ptr %317 to i64
  br label %349

349:                                              ; preds = %367, %346
  %350 = phi i64 [ 0, %346 ], [ %368, %367 ]
  %351 = getelementptr inbounds nuw ptr, ptr %6, i64 %350
  %352 = load ptr, ptr %351, align 8, !tbaa !46
  %353 = icmp eq ptr %352, null
  br i1 %353, label %367, label %354

354:                                              ; preds = %349
  %355 = getelementptr inbounds nuw %struct.tfc_operand, ptr %263, i64 %350
  %356 = getelementptr inbounds nuw i8, ptr %355, i64 56
  %357 = load ptr, ptr %356, align 8, !tbaa !312
  %358 = ptrtoint ptr %357 to i64
  %359 = getelementptr inbounds nuw i8, ptr %355, i64 24
  %360 = load i64, ptr %359, align 8, !tbaa !324
  %361 = add i64 %360, %358
  %362 = icmp ugt i64 %361, %348
  br i1 %362, label %363, label %367

363:                                              ; preds = %354
  %364 = load i64, ptr %347, align 8, !tbaa !324
  %365 = add i64 %364, %348
  %366 = icmp ugt i64 %365, %358
  br i1 %366, label %643, label %367

367:                                              ; preds = %363, %354, %349
  %368 = add nuw nsw i64 %350, 1
  %369 = icmp eq i64 %368, %269
  br i1 %369, label %370, label %349, !llvm.loop !326

370:                                              ; preds = %367, %344, %268
  %371 = add nuw nsw i64 %269, 1
  %372 = icmp eq i64 %371, %265
  br i1 %372, label %373, label %268, !llvm.loop !327

373:                                              ; preds = %370, %256
  %374 = load ptr, ptr %131, align 8, !tbaa !328
  %375 = load ptr, ptr %8, align 8, !tbaa !329
  call void %375(ptr noundef %374) #22
  store i32 1, ptr %258, align 8, !tbaa !290
  %376 = load ptr, ptr %7, align 8, !tbaa !260
  %377 = load i32, ptr %14, align 4, !tbaa !272
  %378 = icmp sgt i32 %377, 0
  br i1 %378, label %379, label %445

379:                                              ; preds = %373
  %380 = zext nneg i32 %377 to i64
  br label %386

381:                                              ; preds = %393
  %382 = getelementptr inbounds nuw i8, ptr %131, i64 32
  %383 = getelementptr inbounds nuw i8, ptr %376, i64 24
  %384 = getelementptr inbounds nuw i8, ptr %376, i64 152
  %385 = getelementptr inbounds nuw i8, ptr %376, i64 168
  br label %398

386:                                              ; preds = %393, %379
  %387 = phi i64 [ 0, %379 ], [ %394, %393 ]
  %388 = getelementptr inbounds nuw ptr, ptr %6, i64 %387
  %389 = load ptr, ptr %388, align 8, !tbaa !46
  %390 = icmp eq ptr %389, null
  br i1 %390, label %393, label %391

391:                                              ; preds = %386
  %392 = load ptr, ptr %376, align 8, !tbaa !329
  call void %392(ptr noundef nonnull %389) #22
  br label %393

393:                                              ; preds = %391, %386
  %394 = add nuw nsw i64 %387, 1
  %395 = icmp eq i64 %394, %380
  br i1 %395, label %381, label %386, !llvm.loop !330

396:                                              ; preds = %423
  %397 = getelementptr inbounds nuw i8, ptr %376, i64 8
  br label %435

398:                                              ; preds = %432, %381
  %399 = phi i64 [ 0, %381 ], [ %433, %432 ]
  %400 = getelementptr inbounds nuw ptr, ptr %6, i64 %399
  %401 = load ptr, ptr %400, align 8, !tbaa !46
  %402 = icmp eq ptr %401, null
  br i1 %402, label %403, label %432

403:                                              ; preds = %398
  %404 = load ptr, ptr %382, align 8, !tbaa !322
  %405 = getelementptr inbounds nuw %struct.tfc_operand, ptr %404, i64 %399
  %406 = getelementptr inbounds nuw i8, ptr %405, i64 48
  %407 = load ptr, ptr %406, align 8, !tbaa !331
  %408 = icmp eq ptr %407, null
  br i1 %408, label %412, label %409

409:                                              ; preds = %403
  %410 = load ptr, ptr %383, align 8, !tbaa !332
  %411 = call ptr %410(ptr noundef nonnull %407) #22
  br label %423

412:                                              ; preds = %403
  %413 = load ptr, ptr %376, align 8, !tbaa !329
  %414 = load ptr, ptr %405, align 8, !tbaa !303
  call void %413(ptr noundef %414) #22
  %415 = load ptr, ptr %384, align 8, !tbaa !333
  %416 = load ptr, ptr %385, align 8, !tbaa !300
  %417 = load ptr, ptr %405, align 8, !tbaa !303
  %418 = getelementptr inbounds nuw i8, ptr %405, i64 32
  %419 = load i32, ptr %418, align 8, !tbaa !306
  %420 = getelementptr inbounds nuw i8, ptr %405, i64 16
  %421 = load ptr, ptr %420, align 8, !tbaa !309
  %422 = call ptr %415(ptr noundef %416, ptr noundef %417, i32 noundef signext %419, ptr noundef %421, ptr noundef null, ptr noundef null, i32 noundef signext 0, ptr noundef null) #22
  br label %423

423:                                              ; preds = %412, %409
  %424 = phi ptr [ %411, %409 ], [ %422, %412 ]
  store ptr %424, ptr %400, align 8, !tbaa !46
  %425 = icmp eq ptr %424, null
  br i1 %425, label %396, label %426

426:                                              ; preds = %423
  %427 = getelementptr inbounds nuw i8, ptr %424, i64 16
  %428 = load ptr, ptr %427, align 8, !tbaa !311
  %429 = load ptr, ptr %382, align 8, !tbaa !322
  %430 = getelementptr inbounds nuw %struct.tfc_operand, ptr %429, i64 %399
  %431 = getelementptr inbounds nuw i8, ptr %430, i64 56
  store ptr %428, ptr %431, align 8, !tbaa !312
  br label %432

432:                                              ; preds = %426, %398
  %433 = add nuw nsw i64 %399, 1
  %434 = icmp eq i64 %433, %380
  br i1 %434, label %445, label %398, !llvm.loop !334

435:                                              ; preds = %442, %396
  %436 = phi i64 [ 0, %396 ], [ %443, %442 ]
  %437 = getelementptr inbounds nuw ptr, ptr %6, i64 %436
  %438 = load ptr, ptr %437, align 8, !tbaa !46
  %439 = icmp eq ptr %438, null
  br i1 %439, label %442, label %440

440:                                              ; preds = %435
  %441 = load ptr, ptr %397, align 8, !tbaa !335
  call void %441(ptr noundef nonnull %438) #22
  br label %442

442:                                              ; preds = %440, %435
  %443 = add nuw nsw i64 %436, 1
  %444 = icmp eq i64 %443, %380
  br i1 %444, label %545, label %435, !llvm.loop !336

445:                                              ; preds = %432, %373
  %446 = getelementptr inbounds nuw i8, ptr %131, i64 140
  %447 = load i32, ptr %446, align 4, !tbaa !337
  %448 = icmp eq i32 %447, 0
  %449 = getelementptr inbounds nuw i8, ptr %131, i64 80
  %450 = load ptr, ptr %449, align 8, !tbaa !338
  %451 = icmp eq ptr %450, null
  br i1 %448, label %476, label %452

452:                                              ; preds = %445
  br i1 %451, label %474, label %453

453:                                              ; preds = %452
  %454 = getelementptr inbounds nuw i8, ptr %450, i64 4
  %455 = load i32, ptr %454, align 4, !tbaa !339
  %456 = getelementptr inbounds nuw i8, ptr %450, i64 8
  %457 = load i32, ptr %456, align 4, !tbaa !341
  %458 = or i32 %457, %455
  %459 = getelementptr inbounds nuw i8, ptr %131, i64 136
  %460 = load i32, ptr %459, align 8, !tbaa !342
  %461 = load i32, ptr %450, align 4, !tbaa !343
  %462 = icmp eq i32 %461, 0
  %463 = and i32 %460, 1
  %464 = select i1 %462, i32 0, i32 %463
  %465 = or i32 %458, %464
  %466 = icmp eq i32 %465, 0
  br i1 %466, label %467, label %522

467:                                              ; preds = %453
  %468 = getelementptr inbounds nuw i8, ptr %131, i64 88
  %469 = load ptr, ptr %468, align 8, !tbaa !344
  %470 = load i64, ptr %469, align 8, !tbaa !47
  %471 = getelementptr inbounds nuw i8, ptr %131, i64 96
  %472 = load i64, ptr %471, align 8, !tbaa !345
  %473 = icmp eq i64 %470, %472
  br i1 %473, label %474, label %522

474:                                              ; preds = %467, %452
  %475 = call fastcc signext i32 @walk_bound(ptr noundef nonnull readonly %131)
  br label %519

476:                                              ; preds = %445
  br i1 %451, label %496, label %477

477:                                              ; preds = %476
  %478 = getelementptr inbounds nuw i8, ptr %131, i64 104
  %479 = load ptr, ptr %478, align 8, !tbaa !346
  %480 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %481 = load ptr, ptr %480, align 8, !tbaa !332
  %482 = call ptr %481(ptr noundef %479) #22
  %483 = icmp eq ptr %482, null
  br i1 %483, label %522, label %484

484:                                              ; preds = %477
  %485 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %486 = load ptr, ptr %485, align 8, !tbaa !335
  call void %486(ptr noundef nonnull %482) #22
  %487 = load ptr, ptr %449, align 8, !tbaa !338
  %488 = icmp eq ptr %487, null
  br i1 %488, label %496, label %489

489:                                              ; preds = %484
  %490 = getelementptr inbounds nuw i8, ptr %131, i64 88
  %491 = load ptr, ptr %490, align 8, !tbaa !344
  %492 = load i64, ptr %491, align 8, !tbaa !47
  %493 = getelementptr inbounds nuw i8, ptr %131, i64 96
  %494 = load i64, ptr %493, align 8, !tbaa !345
  %495 = icmp eq i64 %492, %494
  br i1 %495, label %496, label %503

496:                                              ; preds = %489, %484, %476
  %497 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %498 = load ptr, ptr %497, align 8, !tbaa !347
  %499 = call ptr %498() #22
  %500 = call fastcc signext i32 @walk_bound(ptr noundef nonnull readonly %131)
  %501 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %502 = load ptr, ptr %501, align 8, !tbaa !348
  call void %502(ptr noundef %499) #22
  br label %503

503:                                              ; preds = %496, %489
  %504 = phi i32 [ %500, %496 ], [ -2, %489 ]
  %505 = getelementptr inbounds nuw i8, ptr %131, i64 128
  %506 = load ptr, ptr %505, align 8, !tbaa !349
  store atomic i32 0, ptr %506 monotonic, align 4
  %507 = load ptr, ptr %449, align 8, !tbaa !338
  %508 = icmp eq ptr %507, null
  br i1 %508, label %519, label %509

509:                                              ; preds = %503
  %510 = getelementptr inbounds nuw i8, ptr %131, i64 112
  %511 = load ptr, ptr %510, align 8, !tbaa !350
  %512 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %513 = load ptr, ptr %512, align 8, !tbaa !332
  %514 = call ptr %513(ptr noundef %511) #22
  %515 = icmp eq ptr %514, null
  br i1 %515, label %522, label %516

516:                                              ; preds = %509
  %517 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %518 = load ptr, ptr %517, align 8, !tbaa !335
  call void %518(ptr noundef nonnull %514) #22
  br label %519

519:                                              ; preds = %516, %503, %474
  %520 = phi i32 [ %504, %516 ], [ %475, %474 ], [ %504, %503 ]
  %521 = icmp eq i32 %520, 0
  br i1 %521, label %546, label %522

522:                                              ; preds = %477, %509, %453, %467, %519
  %523 = phi i32 [ %520, %519 ], [ -1, %477 ], [ -1, %509 ], [ -2, %453 ], [ -2, %467 ]
  %524 = freeze i32 %523
  %525 = load i32, ptr %14, align 4, !tbaa !272
  %526 = icmp sgt i32 %525, 0
  br i1 %526, label %527, label %537

527:                                              ; preds = %522
  %528 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %529 = zext nneg i32 %525 to i64
  br label %530

530:                                              ; preds = %530, %527
  %531 = phi i64 [ 0, %527 ], [ %535, %530 ]
  %532 = load ptr, ptr %528, align 8, !tbaa !335
  %533 = getelementptr inbounds nuw ptr, ptr %6, i64 %531
  %534 = load ptr, ptr %533, align 8, !tbaa !46
  call void %532(ptr noundef %534) #22
  %535 = add nuw nsw i64 %531, 1
  %536 = icmp eq i64 %535, %529
  br i1 %536, label %537, label %530, !llvm.loop !351

537:                                              ; preds = %530, %522
  %538 = icmp sgt i32 %524, 0
  br i1 %538, label %539, label %638

539:                                              ; preds = %537
  %540 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %541 = load ptr, ptr %540, align 8, !tbaa !332
  %542 = getelementptr inbounds nuw i8, ptr %131, i64 120
  %543 = load ptr, ptr %542, align 8, !tbaa !352
  %544 = call ptr %541(ptr noundef %543) #22
  br label %634

545:                                              ; preds = %442
  store i32 0, ptr %258, align 8, !tbaa !290
  br label %634

546:                                              ; preds = %519
  store i32 0, ptr %258, align 8, !tbaa !290
  %547 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %548 = load i64, ptr %547, align 8, !tbaa !274
  switch i64 %548, label %598 [
    i64 0, label %549
    i64 2, label %551
  ]

549:                                              ; preds = %546
  %550 = load ptr, ptr %6, align 8, !tbaa !46
  br label %634

551:                                              ; preds = %546
  %552 = load ptr, ptr %0, align 8, !tbaa !250
  %553 = load ptr, ptr %552, align 8, !tbaa !260
  %554 = getelementptr inbounds nuw i8, ptr %553, i64 48
  %555 = load ptr, ptr %554, align 8, !tbaa !353
  %556 = call ptr %555() #22
  %557 = getelementptr inbounds nuw i8, ptr %552, i64 52
  %558 = load i32, ptr %557, align 4, !tbaa !272
  %559 = icmp sgt i32 %558, 0
  %560 = icmp ne ptr %556, null
  %561 = select i1 %559, i1 %560, i1 false
  br i1 %561, label %562, label %566

562:                                              ; preds = %551
  %563 = getelementptr inbounds nuw i8, ptr %553, i64 56
  %564 = getelementptr inbounds nuw i8, ptr %552, i64 32
  %565 = getelementptr inbounds nuw i8, ptr %553, i64 8
  br label %580

566:                                              ; preds = %593, %590, %551
  %567 = phi ptr [ %556, %551 ], [ null, %590 ], [ %556, %593 ]
  %568 = phi i32 [ %558, %551 ], [ %592, %590 ], [ %595, %593 ]
  %569 = icmp sgt i32 %568, 0
  br i1 %569, label %570, label %634

570:                                              ; preds = %566
  %571 = getelementptr inbounds nuw i8, ptr %553, i64 8
  %572 = zext nneg i32 %568 to i64
  br label %573

573:                                              ; preds = %573, %570
  %574 = phi i64 [ 0, %570 ], [ %578, %573 ]
  %575 = load ptr, ptr %571, align 8, !tbaa !335
  %576 = getelementptr inbounds nuw ptr, ptr %6, i64 %574
  %577 = load ptr, ptr %576, align 8, !tbaa !46
  call void %575(ptr noundef %577) #22
  %578 = add nuw nsw i64 %574, 1
  %579 = icmp eq i64 %578, %572
  br i1 %579, label %634, label %573, !llvm.loop !351

580:                                              ; preds = %593, %562
  %581 = phi i64 [ 0, %562 ], [ %594, %593 ]
  %582 = load ptr, ptr %563, align 8, !tbaa !354
  %583 = load ptr, ptr %564, align 8, !tbaa !279
  %584 = getelementptr inbounds nuw ptr, ptr %583, i64 %581
  %585 = load ptr, ptr %584, align 8, !tbaa !46
  %586 = getelementptr inbounds nuw ptr, ptr %6, i64 %581
  %587 = load ptr, ptr %586, align 8, !tbaa !46
  %588 = call signext i32 %582(ptr noundef nonnull %556, ptr noundef %585, ptr noundef %587) #22
  %589 = icmp eq i32 %588, 0
  br i1 %589, label %593, label %590

590:                                              ; preds = %580
  %591 = load ptr, ptr %565, align 8, !tbaa !335
  call void %591(ptr noundef nonnull %556) #22
  %592 = load i32, ptr %557, align 4, !tbaa !272
  br label %566

593:                                              ; preds = %580
  %594 = add nuw nsw i64 %581, 1
  %595 = load i32, ptr %557, align 4, !tbaa !272
  %596 = sext i32 %595 to i64
  %597 = icmp slt i64 %594, %596
  br i1 %597, label %580, label %566, !llvm.loop !355

598:                                              ; preds = %546
  %599 = load ptr, ptr %0, align 8, !tbaa !250
  %600 = load ptr, ptr %599, align 8, !tbaa !260
  %601 = getelementptr inbounds nuw i8, ptr %600, i64 80
  %602 = load ptr, ptr %601, align 8, !tbaa !356
  %603 = getelementptr inbounds nuw i8, ptr %599, i64 52
  %604 = load i32, ptr %603, align 4, !tbaa !272
  %605 = sext i32 %604 to i64
  %606 = call ptr %602(i64 noundef %605) #22
  %607 = icmp eq ptr %606, null
  %608 = load i32, ptr %603, align 4, !tbaa !272
  %609 = icmp sgt i32 %608, 0
  br i1 %607, label %610, label %621

610:                                              ; preds = %598
  br i1 %609, label %611, label %634

611:                                              ; preds = %610
  %612 = getelementptr inbounds nuw i8, ptr %600, i64 8
  %613 = zext nneg i32 %608 to i64
  br label %614

614:                                              ; preds = %614, %611
  %615 = phi i64 [ 0, %611 ], [ %619, %614 ]
  %616 = load ptr, ptr %612, align 8, !tbaa !335
  %617 = getelementptr inbounds nuw ptr, ptr %6, i64 %615
  %618 = load ptr, ptr %617, align 8, !tbaa !46
  call void %616(ptr noundef %618) #22
  %619 = add nuw nsw i64 %615, 1
  %620 = icmp eq i64 %619, %613
  br i1 %620, label %634, label %614, !llvm.loop !351

621:                                              ; preds = %598
  br i1 %609, label %622, label %634

622:                                              ; preds = %621
  %623 = getelementptr inbounds nuw i8, ptr %600, i64 88
  br label %624

624:                                              ; preds = %624, %622
  %625 = phi i64 [ 0, %622 ], [ %630, %624 ]
  %626 = load ptr, ptr %623, align 8, !tbaa !357
  %627 = getelementptr inbounds nuw ptr, ptr %6, i64 %625
  %628 = load ptr, ptr %627, align 8, !tbaa !46
  %629 = call signext i32 %626(ptr noundef nonnull %606, i64 noundef %625, ptr noundef %628) #22
  %630 = add nuw nsw i64 %625, 1
  %631 = load i32, ptr %603, align 4, !tbaa !272
  %632 = sext i32 %631 to i64
  %633 = icmp slt i64 %630, %632
  br i1 %633, label %624, label %634, !llvm.loop !358

634:                                              ; preds = %573, %624, %614, %545, %539, %549, %566, %610, %621
  %635 = phi ptr [ null, %614 ], [ %606, %621 ], [ %606, %624 ], [ null, %610 ], [ %567, %566 ], [ null, %545 ], [ %550, %549 ], [ %544, %539 ], [ %567, %573 ]
  %636 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %637 = load ptr, ptr %636, align 8, !tbaa !335
  call void %637(ptr noundef %374) #22
  br label %643

638:                                              ; preds = %537
  store i32 0, ptr %258, align 8, !tbaa !290
  %639 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %640 = load ptr, ptr %639, align 8, !tbaa !335
  call void %640(ptr noundef %374) #22
  %641 = icmp eq i32 %524, -2
  %642 = select i1 %641, ptr @slow_way, ptr null
  br label %643

643:                                              ; preds = %252, %286, %274, %281, %292, %308, %337, %363, %638, %124, %61, %30, %66, %92, %634, %3, %122
  %644 = phi ptr [ @slow_way, %61 ], [ @slow_way, %308 ], [ @slow_way, %337 ], [ @slow_way, %122 ], [ @slow_way, %3 ], [ %635, %634 ], [ @slow_way, %363 ], [ %642, %638 ], [ @slow_way, %92 ], [ @slow_way, %66 ], [ @slow_way, %30 ], [ @slow_way, %124 ], [ @slow_way, %286 ], [ @slow_way, %292 ], [ @slow_way, %281 ], [ @slow_way, %274 ], [ @slow_way, %252 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  ret ptr %644
}

; Function Attrs: nounwind uwtable
define ptr @tfc_call_with_dict(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #26 {
  %4 = alloca [64 x ptr], align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !248
  %7 = load ptr, ptr %6, align 8, !tbaa !250
  %8 = load ptr, ptr %7, align 8, !tbaa !260
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  %9 = icmp eq i64 %2, 2
  br i1 %9, label %10, label %85

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !253
  %13 = icmp eq ptr %12, null
  br i1 %13, label %85, label %14

14:                                               ; preds = %10
  %15 = load ptr, ptr %1, align 8, !tbaa !46
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !275
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 192
  %19 = load ptr, ptr %18, align 8, !tbaa !276
  %20 = icmp eq ptr %17, %19
  br i1 %20, label %21, label %85

21:                                               ; preds = %14
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %23 = load ptr, ptr %22, align 8, !tbaa !277
  %24 = tail call i64 %23(ptr noundef nonnull %15) #22
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
  br i1 %38, label %39, label %56, !llvm.loop !359

39:                                               ; preds = %34, %31
  %40 = phi i64 [ 0, %31 ], [ %35, %34 ]
  %41 = load ptr, ptr %32, align 8, !tbaa !278
  %42 = load ptr, ptr %33, align 8, !tbaa !263
  %43 = getelementptr inbounds nuw ptr, ptr %42, i64 %40
  %44 = load ptr, ptr %43, align 8, !tbaa !46
  %45 = tail call ptr %41(ptr noundef nonnull %15, ptr noundef %44) #22
  %46 = getelementptr inbounds nuw ptr, ptr %4, i64 %40
  store ptr %45, ptr %46, align 8, !tbaa !46
  %47 = icmp eq ptr %45, null
  br i1 %47, label %48, label %34

48:                                               ; preds = %39
  %49 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %50 = load ptr, ptr %49, align 8, !tbaa !281
  %51 = tail call ptr %50() #22
  %52 = icmp eq ptr %51, null
  br i1 %52, label %85, label %53

53:                                               ; preds = %48
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %55 = load ptr, ptr %54, align 8, !tbaa !282
  tail call void %55() #22
  br label %85

56:                                               ; preds = %34
  %57 = icmp sgt i32 %36, 0
  br i1 %57, label %74, label %58

58:                                               ; preds = %74, %29, %56
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %60 = load ptr, ptr %59, align 8, !tbaa !46
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
  %69 = load ptr, ptr %65, align 8, !tbaa !335
  %70 = getelementptr inbounds nuw ptr, ptr %4, i64 %68
  %71 = load ptr, ptr %70, align 8, !tbaa !46
  tail call void %69(ptr noundef %71) #22
  %72 = add nuw nsw i64 %68, 1
  %73 = icmp eq i64 %72, %66
  br i1 %73, label %83, label %67, !llvm.loop !351

74:                                               ; preds = %56, %74
  %75 = phi i64 [ %79, %74 ], [ 0, %56 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !329
  %77 = getelementptr inbounds nuw ptr, ptr %4, i64 %75
  %78 = load ptr, ptr %77, align 8, !tbaa !46
  tail call void %76(ptr noundef %78) #22
  %79 = add nuw nsw i64 %75, 1
  %80 = load i32, ptr %25, align 8, !tbaa !257
  %81 = sext i32 %80 to i64
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %74, label %58, !llvm.loop !360

83:                                               ; preds = %67, %58
  %84 = icmp eq ptr %61, @slow_way
  br i1 %84, label %85, label %91

85:                                               ; preds = %48, %53, %14, %21, %10, %3, %83
  %86 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %87 = load ptr, ptr %86, align 8, !tbaa !269
  %88 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %89 = load ptr, ptr %88, align 8, !tbaa !270
  %90 = tail call ptr %87(ptr noundef %89, ptr noundef %1, i64 noundef %2, ptr noundef null) #22
  br label %91

91:                                               ; preds = %83, %85
  %92 = phi ptr [ %90, %85 ], [ %61, %83 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
  ret ptr %92
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_call_from_c(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #26 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %5 = load i32, ptr %4, align 8, !tbaa !361
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !299
  %10 = zext nneg i32 %5 to i64
  br label %19

11:                                               ; preds = %19, %3
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %13 = load i32, ptr %12, align 4, !tbaa !362
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %27

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load ptr, ptr %16, align 8, !tbaa !322
  %18 = zext nneg i32 %13 to i64
  br label %29

19:                                               ; preds = %7, %19
  %20 = phi i64 [ 0, %7 ], [ %25, %19 ]
  %21 = getelementptr inbounds nuw ptr, ptr %1, i64 %20
  %22 = load ptr, ptr %21, align 8, !tbaa !46
  %23 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %20
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 56
  store ptr %22, ptr %24, align 8, !tbaa !312
  %25 = add nuw nsw i64 %20, 1
  %26 = icmp eq i64 %25, %10
  br i1 %26, label %11, label %19, !llvm.loop !363

27:                                               ; preds = %29, %11
  %28 = tail call fastcc signext i32 @walk_bound(ptr noundef nonnull %0)
  ret i32 %28

29:                                               ; preds = %15, %29
  %30 = phi i64 [ 0, %15 ], [ %35, %29 ]
  %31 = getelementptr inbounds nuw ptr, ptr %2, i64 %30
  %32 = load ptr, ptr %31, align 8, !tbaa !46
  %33 = getelementptr inbounds nuw %struct.tfc_operand, ptr %17, i64 %30
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 56
  store ptr %32, ptr %34, align 8, !tbaa !312
  %35 = add nuw nsw i64 %30, 1
  %36 = icmp eq i64 %35, %18
  br i1 %36, label %27, label %29, !llvm.loop !364
}

; Function Attrs: nounwind uwtable
define internal fastcc signext i32 @walk_bound(ptr noundef readonly captures(none) %0) unnamed_addr #26 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %3 = load i32, ptr %2, align 8, !tbaa !361
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %5 = load i32, ptr %4, align 4, !tbaa !362
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !365
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !82
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
  %21 = load ptr, ptr %12, align 8, !tbaa !299
  %22 = getelementptr inbounds nuw %struct.tfc_operand, ptr %21, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 56
  %24 = load ptr, ptr %23, align 8, !tbaa !312
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 36
  %26 = load i32, ptr %25, align 4, !tbaa !366
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds ptr, ptr %9, i64 %27
  store ptr %24, ptr %28, align 8, !tbaa !46
  %29 = add nuw nsw i64 %20, 1
  %30 = icmp eq i64 %29, %13
  br i1 %30, label %14, label %19, !llvm.loop !367

31:                                               ; preds = %51, %14
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %33 = load i64, ptr %32, align 8, !tbaa !368
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %54

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %60

37:                                               ; preds = %16, %51
  %38 = phi i64 [ 0, %16 ], [ %52, %51 ]
  %39 = load ptr, ptr %17, align 8, !tbaa !322
  %40 = getelementptr inbounds nuw %struct.tfc_operand, ptr %39, i64 %38
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 44
  %42 = load i32, ptr %41, align 4, !tbaa !323
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %51

44:                                               ; preds = %37
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 56
  %46 = load ptr, ptr %45, align 8, !tbaa !312
  %47 = getelementptr inbounds nuw i8, ptr %40, i64 36
  %48 = load i32, ptr %47, align 4, !tbaa !366
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds ptr, ptr %9, i64 %49
  store ptr %46, ptr %50, align 8, !tbaa !46
  br label %51

51:                                               ; preds = %37, %44
  %52 = add nuw nsw i64 %38, 1
  %53 = icmp eq i64 %52, %18
  br i1 %53, label %31, label %37, !llvm.loop !369

54:                                               ; preds = %60, %31
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %56 = load i64, ptr %55, align 8, !tbaa !370
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %75

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %88

60:                                               ; preds = %35, %60
  %61 = phi i64 [ 0, %35 ], [ %73, %60 ]
  %62 = load ptr, ptr %36, align 8, !tbaa !371
  %63 = getelementptr inbounds nuw %struct.tfc_shift, ptr %62, i64 %61
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %65 = load i64, ptr %64, align 8, !tbaa !372
  %66 = getelementptr inbounds ptr, ptr %9, i64 %65
  %67 = load ptr, ptr %66, align 8, !tbaa !46
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %69 = load i64, ptr %68, align 8, !tbaa !374
  %70 = getelementptr inbounds i8, ptr %67, i64 %69
  %71 = load i64, ptr %63, align 8, !tbaa !375
  %72 = getelementptr inbounds ptr, ptr %9, i64 %71
  store ptr %70, ptr %72, align 8, !tbaa !46
  %73 = add nuw nsw i64 %61, 1
  %74 = icmp eq i64 %73, %33
  br i1 %74, label %54, label %60, !llvm.loop !376

75:                                               ; preds = %88, %54
  %76 = load ptr, ptr %6, align 8, !tbaa !365
  %77 = tail call signext i32 @tfc_walk(ptr noundef %76)
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %84, label %79

79:                                               ; preds = %75
  %80 = load i64, ptr %55, align 8, !tbaa !370
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
  %90 = load ptr, ptr %59, align 8, !tbaa !377
  %91 = getelementptr inbounds nuw %struct.tfc_saved, ptr %90, i64 %89
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %93 = load ptr, ptr %92, align 8, !tbaa !378
  %94 = load ptr, ptr %91, align 8, !tbaa !380
  %95 = getelementptr inbounds nuw i8, ptr %91, i64 16
  %96 = load i64, ptr %95, align 8, !tbaa !381
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %93, ptr readonly align 1 %94, i64 %96, i1 false)
  %97 = add nuw nsw i64 %89, 1
  %98 = load i64, ptr %55, align 8, !tbaa !370
  %99 = icmp slt i64 %97, %98
  br i1 %99, label %88, label %75, !llvm.loop !382

100:                                              ; preds = %82, %100
  %101 = phi i64 [ 0, %82 ], [ %109, %100 ]
  %102 = load ptr, ptr %83, align 8, !tbaa !377
  %103 = getelementptr inbounds nuw %struct.tfc_saved, ptr %102, i64 %101
  %104 = load ptr, ptr %103, align 8, !tbaa !380
  %105 = getelementptr inbounds nuw i8, ptr %103, i64 8
  %106 = load ptr, ptr %105, align 8, !tbaa !378
  %107 = getelementptr inbounds nuw i8, ptr %103, i64 16
  %108 = load i64, ptr %107, align 8, !tbaa !381
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %104, ptr readonly align 1 %106, i64 %108, i1 false)
  %109 = add nuw nsw i64 %101, 1
  %110 = load i64, ptr %55, align 8, !tbaa !370
  %111 = icmp slt i64 %109, %110
  br i1 %111, label %100, label %132, !llvm.loop !383

112:                                              ; preds = %85, %129
  %113 = phi i64 [ 0, %85 ], [ %130, %129 ]
  %114 = load ptr, ptr %86, align 8, !tbaa !322
  %115 = getelementptr inbounds nuw %struct.tfc_operand, ptr %114, i64 %113
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 44
  %117 = load i32, ptr %116, align 4, !tbaa !323
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %129, label %119

119:                                              ; preds = %112
  %120 = getelementptr inbounds nuw i8, ptr %115, i64 56
  %121 = load ptr, ptr %120, align 8, !tbaa !312
  %122 = getelementptr inbounds nuw i8, ptr %115, i64 36
  %123 = load i32, ptr %122, align 4, !tbaa !366
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds ptr, ptr %9, i64 %124
  %126 = load ptr, ptr %125, align 8, !tbaa !46
  %127 = getelementptr inbounds nuw i8, ptr %115, i64 24
  %128 = load i64, ptr %127, align 8, !tbaa !324
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %121, ptr readonly align 1 %126, i64 %128, i1 false)
  br label %129

129:                                              ; preds = %119, %112
  %130 = add nuw nsw i64 %113, 1
  %131 = icmp eq i64 %130, %87
  br i1 %131, label %132, label %112, !llvm.loop !384

132:                                              ; preds = %100, %129, %79, %84
  %133 = phi i32 [ 0, %84 ], [ %77, %79 ], [ 0, %129 ], [ %77, %100 ]
  ret i32 %133
}

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal fastcc void @work(ptr noundef captures(none) %0, i32 noundef signext %1) unnamed_addr #26 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %6 = load i32, ptr %5, align 8, !tbaa !9
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
  %14 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %4) #22
  %15 = load i64, ptr %4, align 8, !tbaa !233
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !235
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
  %44 = load i64, ptr %42, align 8, !tbaa !50
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %46, label %103

46:                                               ; preds = %35, %98
  %47 = phi i64 [ %99, %98 ], [ %44, %35 ]
  %48 = phi i32 [ %100, %98 ], [ %36, %35 ]
  %49 = atomicrmw add ptr %41, i64 1 monotonic, align 64
  %50 = icmp slt i64 %49, %47
  br i1 %50, label %51, label %98, !llvm.loop !385

51:                                               ; preds = %46
  %52 = load ptr, ptr %27, align 8, !tbaa !37
  %53 = load ptr, ptr %28, align 8, !tbaa !39
  %54 = load i64, ptr %29, align 8, !tbaa !41
  %55 = load i64, ptr %30, align 8, !tbaa !42
  %56 = sdiv i64 %54, %55
  %57 = freeze i64 %49
  %58 = freeze i64 %56
  %59 = sdiv i64 %57, %58
  %60 = load i64, ptr %31, align 8, !tbaa !40
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
  %97 = load i64, ptr %42, align 8, !tbaa !50
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
  br i1 %106, label %32, label %35, !llvm.loop !386

107:                                              ; preds = %32
  %108 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %109 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %110 = load i64, ptr %109, align 8, !tbaa !47
  %111 = srem i64 %108, %110
  %112 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %113 = getelementptr inbounds %struct.tfc_pool_event, ptr %112, i64 %111
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #22
  %114 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %3) #22
  %115 = load i64, ptr %3, align 8, !tbaa !233
  %116 = mul nsw i64 %115, 1000000000
  %117 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %118 = load i64, ptr %117, align 8, !tbaa !235
  %119 = add nsw i64 %116, %118
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #22
  %120 = zext i32 %1 to i64
  store i64 %23, ptr %113, align 8, !tbaa !47
  %121 = getelementptr inbounds nuw i8, ptr %113, i64 8
  store i64 %119, ptr %121, align 8, !tbaa !47
  %122 = getelementptr inbounds nuw i8, ptr %113, i64 16
  store i64 %120, ptr %122, align 8, !tbaa !47
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
  %11 = tail call i64 (i64, ...) @syscall(i64 noundef 122, i32 noundef signext 0, i64 noundef 128, ptr noundef nonnull %10) #22
  store atomic i32 0, ptr %6 release, align 4
  br label %12

12:                                               ; preds = %9, %2
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  store i32 0, ptr %4, align 4, !tbaa !9
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
  %24 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %3) #22
  %25 = load i64, ptr %3, align 8, !tbaa !233
  %26 = mul nsw i64 %25, 1000000000
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %28 = load i64, ptr %27, align 8, !tbaa !235
  %29 = add nsw i64 %26, %28
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #22
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %31 = load i64, ptr %30, align 16, !tbaa !387
  %32 = sub nsw i64 %29, %31
  %33 = icmp slt i64 %32, 1000000
  br i1 %33, label %52, label %34

34:                                               ; preds = %22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %5, i8 0, i64 128, i1 false)
  br i1 %17, label %52, label %35

35:                                               ; preds = %34
  %36 = call i64 (i64, ...) @syscall(i64 noundef 123, i32 noundef signext 0, i64 noundef 128, ptr noundef nonnull %5) #22
  %37 = icmp slt i64 %36, 1
  br i1 %37, label %52, label %38

38:                                               ; preds = %35
  %39 = lshr i32 %15, 6
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i64, ptr %5, i64 %40
  %42 = load i64, ptr %41, align 8, !tbaa !47
  %43 = and i32 %15, 63
  %44 = zext nneg i32 %43 to i64
  %45 = shl nuw i64 1, %44
  %46 = xor i64 %45, -1
  %47 = and i64 %42, %46
  store i64 %47, ptr %41, align 8, !tbaa !47
  %48 = call i64 (i64, ...) @syscall(i64 noundef 122, i32 noundef signext 0, i64 noundef 128, ptr noundef nonnull %5) #22
  %49 = icmp eq i64 %48, 0
  store i64 %42, ptr %41, align 8, !tbaa !47
  br i1 %49, label %50, label %52

50:                                               ; preds = %38
  %51 = call i64 (i64, ...) @syscall(i64 noundef 122, i32 noundef signext 0, i64 noundef 128, ptr noundef nonnull %5) #22
  store i64 %29, ptr %30, align 16, !tbaa !387
  br label %52

52:                                               ; preds = %34, %35, %22, %38, %50
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %53

53:                                               ; preds = %12, %52
  ret void
}

; Function Attrs: nounwind
declare signext i32 @clock_gettime(i32 noundef signext, ptr noundef) local_unnamed_addr #3

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @guide(ptr noundef %0, i32 noundef signext %1) unnamed_addr #27 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load atomic i32, ptr %3 monotonic, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %49, label %6

6:                                                ; preds = %2
  %7 = atomicrmw sub ptr %3, i32 1 monotonic, align 8
  %8 = load i32, ptr %0, align 64, !tbaa !9
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
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 123, i32 noundef signext %23, i64 noundef 128, ptr noundef nonnull %30) #22
  %33 = icmp slt i64 %32, 1
  br i1 %33, label %41, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i64, ptr %30, i64 %14
  %36 = load i64, ptr %35, align 8, !tbaa !47
  %37 = and i64 %36, %18
  store i64 %37, ptr %35, align 8, !tbaa !47
  %38 = tail call i64 (i64, ...) @syscall(i64 noundef 122, i32 noundef signext %23, i64 noundef 128, ptr noundef nonnull %30) #22
  %39 = freeze i64 %38
  %40 = icmp eq i64 %39, 0
  store i64 %36, ptr %35, align 8, !tbaa !47
  br i1 %40, label %42, label %41

41:                                               ; preds = %29, %31, %34
  br label %42

42:                                               ; preds = %34, %41
  %43 = phi i32 [ 0, %41 ], [ 2, %34 ]
  store atomic i32 %43, ptr %26 release, align 4
  br label %44

44:                                               ; preds = %19, %25, %42
  %45 = add nuw nsw i64 %20, 1
  %46 = load i32, ptr %0, align 64, !tbaa !9
  %47 = zext i32 %46 to i64
  %48 = icmp samesign ult i64 %45, %47
  br i1 %48, label %19, label %49, !llvm.loop !388

49:                                               ; preds = %44, %6, %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc signext i32 @run_kernel(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #31 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8, !tbaa !83
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i32, ptr %5, align 8, !tbaa !84
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr %4, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %10 = load i32, ptr %9, align 4, !tbaa !85
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %16, label %12

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %15 = zext i32 %10 to i64
  br label %26

16:                                               ; preds = %26, %2
  %17 = load ptr, ptr %1, align 8, !tbaa !389
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !tbaa !168
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %21 = load ptr, ptr %20, align 8, !tbaa !166
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %23 = load ptr, ptr %22, align 8, !tbaa !62
  %24 = tail call signext i32 %17(ptr noundef %19, ptr noundef %21, ptr noundef %23) #22
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %69, label %38

26:                                               ; preds = %12, %26
  %27 = phi i64 [ 0, %12 ], [ %36, %26 ]
  %28 = load ptr, ptr %13, align 8, !tbaa !82
  %29 = getelementptr inbounds nuw i32, ptr %8, i64 %27
  %30 = load i32, ptr %29, align 4, !tbaa !9
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds ptr, ptr %28, i64 %31
  %33 = load ptr, ptr %32, align 8, !tbaa !46
  %34 = load ptr, ptr %14, align 8, !tbaa !168
  %35 = getelementptr inbounds nuw ptr, ptr %34, i64 %27
  store ptr %33, ptr %35, align 8, !tbaa !46
  %36 = add nuw nsw i64 %27, 1
  %37 = icmp eq i64 %36, %15
  br i1 %37, label %16, label %26, !llvm.loop !390

38:                                               ; preds = %16
  %39 = load ptr, ptr %22, align 8, !tbaa !62
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !52
  %42 = load atomic i32, ptr %41 acquire, align 8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %62

44:                                               ; preds = %38
  %45 = load ptr, ptr %22, align 8, !tbaa !62
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !52
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  br label %49

49:                                               ; preds = %49, %44
  %50 = atomicrmw xchg ptr %48, i32 1 acquire, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %49, !llvm.loop !53

52:                                               ; preds = %49
  %53 = load atomic i32, ptr %47 monotonic, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %57 = load i64, ptr %56, align 8, !tbaa !54
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
  %64 = load i32, ptr %63, align 8, !tbaa !80
  %65 = load ptr, ptr %22, align 8, !tbaa !62
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %67 = load ptr, ptr %66, align 8, !tbaa !52
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 8
  store i32 %64, ptr %68, align 8, !tbaa !391
  br label %69

69:                                               ; preds = %16, %62
  ret i32 %24
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @fail_at(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #37 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %4 = load ptr, ptr %3, align 8, !tbaa !62
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %6 = load ptr, ptr %5, align 8, !tbaa !52
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 4
  br label %8

8:                                                ; preds = %8, %2
  %9 = atomicrmw xchg ptr %7, i32 1 acquire, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %8, !llvm.loop !53

11:                                               ; preds = %8
  %12 = load atomic i32, ptr %6 monotonic, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %16 = load i64, ptr %15, align 8, !tbaa !54
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
  %22 = load i32, ptr %21, align 8, !tbaa !80
  %23 = load ptr, ptr %3, align 8, !tbaa !62
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %25 = load ptr, ptr %24, align 8, !tbaa !52
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i32 %22, ptr %26, align 8, !tbaa !391
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put(ptr noundef nonnull captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #38 {
  %3 = load i8, ptr %1, align 1, !tbaa !13
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
  store i8 %8, ptr %10, align 1, !tbaa !13
  %16 = load i8, ptr %14, align 1, !tbaa !13
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %7, !llvm.loop !392

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
  store i8 %13, ptr %15, align 1, !tbaa !13
  %16 = icmp ult i64 %7, 10
  br i1 %16, label %17, label %5, !llvm.loop !393

17:                                               ; preds = %5
  %18 = icmp slt i64 %1, 0
  br i1 %18, label %19, label %23

19:                                               ; preds = %17
  %20 = add nuw i64 %6, 2
  %21 = and i64 %14, 4294967295
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 %21
  store i8 45, ptr %22, align 1, !tbaa !13
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
  %36 = load i8, ptr %35, align 1, !tbaa !13
  %37 = getelementptr inbounds nuw i8, ptr %30, i64 1
  store ptr %37, ptr %0, align 8, !tbaa !119
  store i8 %36, ptr %30, align 1, !tbaa !13
  %38 = icmp eq i64 %34, 0
  br i1 %38, label %39, label %28, !llvm.loop !394

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
  br i1 %31, label %22, label %26, !llvm.loop !395

32:                                               ; preds = %22, %32
  %33 = phi i32 [ %36, %32 ], [ %24, %22 ]
  %34 = phi double [ %35, %32 ], [ %23, %22 ]
  %35 = fmul double %34, 1.000000e+01
  %36 = add nsw i32 %33, -1
  %37 = fcmp olt double %35, 1.000000e+00
  br i1 %37, label %32, label %38, !llvm.loop !396

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
  store i8 0, ptr %55, align 1, !tbaa !13
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
  store i8 %65, ptr %66, align 1, !tbaa !13
  %67 = icmp eq i32 %58, 0
  %68 = icmp eq i64 %63, 0
  %69 = trunc nuw nsw i64 %57 to i32
  %70 = select i1 %68, i32 0, i32 %69
  %71 = select i1 %67, i32 %70, i32 %58
  %72 = add nsw i64 %57, -1
  %73 = icmp samesign ugt i64 %57, 1
  br i1 %73, label %56, label %52, !llvm.loop !397

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
define internal fastcc signext range(i32 0, 4) i32 @check_dims(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef %2) unnamed_addr #36 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %7 = load i32, ptr %6, align 8, !tbaa !190
  %8 = icmp eq i32 %7, 0
  %9 = icmp ne ptr %1, null
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %20

11:                                               ; preds = %3
  %12 = icmp sgt i32 %7, 0
  br i1 %12, label %13, label %77

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %15 = load i32, ptr %14, align 4, !tbaa !211
  %16 = load ptr, ptr %0, align 8, !tbaa !111
  %17 = sext i32 %15 to i64
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = zext nneg i32 %7 to i64
  br label %35

20:                                               ; preds = %3
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %21, i8 0, i64 48, i1 false)
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %23 = load i32, ptr %22, align 4, !tbaa !211
  %24 = load ptr, ptr %0, align 8, !tbaa !111
  %25 = sext i32 %23 to i64
  %26 = getelementptr inbounds i8, ptr %24, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 32
  %28 = load i32, ptr %27, align 8, !tbaa !218
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %24, i64 %29
  store ptr %30, ptr %4, align 8, !tbaa !99
  %31 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 3, ptr noundef nonnull @.str.13, ptr dead_on_return noundef %4) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
  br label %77

32:                                               ; preds = %42
  %33 = add nuw nsw i64 %36, 1
  %34 = icmp eq i64 %33, %19
  br i1 %34, label %77, label %35, !llvm.loop !398

35:                                               ; preds = %13, %32
  %36 = phi i64 [ 0, %13 ], [ %33, %32 ]
  %37 = getelementptr inbounds nuw %struct.tfc_bound, ptr %18, i64 %36
  %38 = getelementptr inbounds nuw i64, ptr %1, i64 %36
  %39 = load i64, ptr %38, align 8, !tbaa !47
  %40 = load i64, ptr %37, align 8, !tbaa !399
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %46, label %42

42:                                               ; preds = %35
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !400
  %45 = icmp sgt i64 %39, %44
  br i1 %45, label %46, label %32

46:                                               ; preds = %42, %35
  %47 = getelementptr inbounds nuw i8, ptr %37, i64 36
  %48 = load i32, ptr %47, align 4, !tbaa !212
  %49 = icmp sgt i32 %48, -1
  br i1 %49, label %50, label %62

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = load ptr, ptr %51, align 8, !tbaa !117
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %54 = load i32, ptr %53, align 8, !tbaa !110
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
  %65 = load i32, ptr %64, align 8, !tbaa !218
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr %16, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %69 = load i64, ptr %68, align 8, !tbaa !400
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  store ptr %67, ptr %5, align 8, !tbaa !99
  %70 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr null, ptr %70, align 8, !tbaa !99
  %71 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %39, ptr %71, align 8, !tbaa !47
  %72 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %40, ptr %72, align 8, !tbaa !47
  %73 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %69, ptr %73, align 8, !tbaa !47
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double 0.000000e+00, ptr %74, align 8, !tbaa !401
  %75 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %63, ptr %75, align 8, !tbaa !100
  %76 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 3, ptr noundef nonnull @.str.14, ptr dead_on_return noundef %5) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %77

77:                                               ; preds = %32, %11, %62, %20
  %78 = phi i32 [ 3, %20 ], [ 3, %62 ], [ 0, %11 ], [ 0, %32 ]
  ret i32 %78
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @check_pointers(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef range(i64 0, 4294967296) %2, ptr noundef nonnull readonly captures(none) %3, ptr noundef readonly captures(address_is_null) %4, ptr noundef readonly captures(none) %5, ptr noundef %6) unnamed_addr #34 {
  %8 = alloca %struct.tfc_fault, align 8
  %9 = alloca %struct.tfc_fault, align 8
  %10 = icmp eq i64 %2, 0
  br i1 %10, label %71, label %11

11:                                               ; preds = %7
  %12 = load ptr, ptr %0, align 8, !tbaa !111
  %13 = icmp eq ptr %4, null
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %16

16:                                               ; preds = %11, %68
  %17 = phi i64 [ 0, %11 ], [ %69, %68 ]
  %18 = getelementptr inbounds nuw %struct.tfc_given, ptr %1, i64 %17
  br i1 %13, label %25, label %19

19:                                               ; preds = %16
  %20 = load i64, ptr %14, align 8, !tbaa !115
  %21 = mul i64 %20, %17
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 %21
  %23 = load ptr, ptr %22, align 8, !tbaa !46
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %48

25:                                               ; preds = %16, %19
  %26 = load i32, ptr %15, align 8, !tbaa !112
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %12, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %30 = load i32, ptr %29, align 4, !tbaa !113
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
  store ptr %39, ptr %8, align 8, !tbaa !99
  %45 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %46 = getelementptr inbounds nuw i8, ptr %8, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %45, i8 0, i64 40, i1 false)
  store ptr %44, ptr %46, align 8, !tbaa !100
  %47 = call fastcc signext i32 @report(ptr noundef %6, i32 noundef signext 3, ptr noundef nonnull @.str.15, ptr dead_on_return noundef %8) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #22
  br label %71

48:                                               ; preds = %19
  %49 = ptrtoint ptr %23 to i64
  %50 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %51 = load i32, ptr %50, align 4, !tbaa !402
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
  store ptr %59, ptr %9, align 8, !tbaa !99
  %65 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %66 = getelementptr inbounds nuw i8, ptr %9, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %65, i8 0, i64 40, i1 false)
  store ptr %64, ptr %66, align 8, !tbaa !100
  %67 = call fastcc signext i32 @report(ptr noundef %6, i32 noundef signext 3, ptr noundef nonnull @.str.16, ptr dead_on_return noundef %9) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #22
  br label %71

68:                                               ; preds = %25, %48
  %69 = add nuw nsw i64 %17, 1
  %70 = icmp eq i64 %69, %2
  br i1 %70, label %71, label %16, !llvm.loop !403

71:                                               ; preds = %68, %7, %35, %55
  %72 = phi i32 [ 3, %55 ], [ 3, %35 ], [ 0, %7 ], [ 0, %68 ]
  ret i32 %72
}

; Function Attrs: cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext i32 @report_failure(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #39 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = load atomic i32, ptr %1 seq_cst, align 4, !tbaa !404
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load i64, ptr %8, align 8, !tbaa !54
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %11 = load i64, ptr %10, align 8, !tbaa !58
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %13 = load i64, ptr %12, align 8, !tbaa !59
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %15 = load double, ptr %14, align 8, !tbaa !60
  %16 = icmp eq i32 %7, 1
  br i1 %16, label %17, label %25

17:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  store ptr @.str.19, ptr %4, align 8, !tbaa !99
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr @.str.19, ptr %18, align 8, !tbaa !99
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %9, ptr %19, align 8, !tbaa !47
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %11, ptr %20, align 8, !tbaa !47
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 %13, ptr %21, align 8, !tbaa !47
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store double %15, ptr %22, align 8, !tbaa !401
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store ptr null, ptr %23, align 8, !tbaa !100
  %24 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 1, ptr noundef nonnull @.str.20, ptr dead_on_return noundef %4) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
  br label %78

25:                                               ; preds = %3
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %27 = load i32, ptr %26, align 4, !tbaa !405
  %28 = load ptr, ptr %0, align 8, !tbaa !111
  %29 = sext i32 %27 to i64
  %30 = getelementptr inbounds i8, ptr %28, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 172
  %32 = load i32, ptr %31, align 4, !tbaa !406
  %33 = sext i32 %32 to i64
  %34 = icmp sgt i32 %32, 0
  br i1 %34, label %35, label %70

35:                                               ; preds = %25
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %37 = load i32, ptr %36, align 8, !tbaa !391
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 12
  br label %39

39:                                               ; preds = %35, %67
  %40 = phi i64 [ 0, %35 ], [ %68, %67 ]
  %41 = getelementptr inbounds nuw %struct.tfc_message, ptr %30, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  %43 = load i32, ptr %42, align 4, !tbaa !407
  %44 = icmp eq i32 %43, %37
  br i1 %44, label %45, label %67

45:                                               ; preds = %39
  %46 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %47 = load i32, ptr %46, align 4, !tbaa !409
  %48 = load i32, ptr %38, align 4, !tbaa !57
  %49 = icmp eq i32 %47, %48
  br i1 %49, label %50, label %67

50:                                               ; preds = %45
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = load ptr, ptr %51, align 8, !tbaa !117
  %53 = load i32, ptr %41, align 4, !tbaa !410
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.tfc_loc, ptr %52, i64 %54
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 12
  %57 = load i32, ptr %56, align 4, !tbaa !411
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i8, ptr %28, i64 %58
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  store ptr @.str.19, ptr %5, align 8, !tbaa !99
  %60 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr @.str.19, ptr %60, align 8, !tbaa !99
  %61 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %9, ptr %61, align 8, !tbaa !47
  %62 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %11, ptr %62, align 8, !tbaa !47
  %63 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %13, ptr %63, align 8, !tbaa !47
  %64 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double %15, ptr %64, align 8, !tbaa !401
  %65 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %55, ptr %65, align 8, !tbaa !100
  %66 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext %7, ptr noundef %59, ptr dead_on_return noundef %5) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %78

67:                                               ; preds = %45, %39
  %68 = add nuw nsw i64 %40, 1
  %69 = icmp eq i64 %68, %33
  br i1 %69, label %70, label %39, !llvm.loop !412

70:                                               ; preds = %67, %25
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  store ptr @.str.19, ptr %6, align 8, !tbaa !99
  %71 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr @.str.19, ptr %71, align 8, !tbaa !99
  %72 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %9, ptr %72, align 8, !tbaa !47
  %73 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 %11, ptr %73, align 8, !tbaa !47
  %74 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 %13, ptr %74, align 8, !tbaa !47
  %75 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store double %15, ptr %75, align 8, !tbaa !401
  %76 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store ptr null, ptr %76, align 8, !tbaa !100
  %77 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext %7, ptr noundef nonnull @.str.21, ptr dead_on_return noundef %6) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  br label %78

78:                                               ; preds = %50, %70, %17
  ret i32 %7
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @check_kind(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef signext range(i32 0, 2) %3, ptr noundef %4) unnamed_addr #34 {
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = alloca %struct.tfc_fault, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %11 = load i32, ptr %10, align 4, !tbaa !116
  %12 = load ptr, ptr %0, align 8, !tbaa !111
  %13 = sext i32 %11 to i64
  %14 = getelementptr inbounds i8, ptr %12, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !117
  %17 = load i32, ptr %1, align 4, !tbaa !118
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds %struct.tfc_loc, ptr %16, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %21 = load i32, ptr %20, align 8, !tbaa !413
  %22 = icmp ugt i32 %21, 1
  br i1 %22, label %27, label %23

23:                                               ; preds = %5
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %25 = load i32, ptr %24, align 4, !tbaa !414
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %31, label %27

27:                                               ; preds = %23, %5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  store ptr %14, ptr %6, align 8, !tbaa !99
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %28, i8 0, i64 40, i1 false)
  store ptr %19, ptr %29, align 8, !tbaa !100
  %30 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.29, ptr dead_on_return noundef %6) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  br label %76

31:                                               ; preds = %23
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %33 = load i32, ptr %32, align 8, !tbaa !200
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %35 = load i32, ptr %34, align 4, !tbaa !415
  %36 = icmp eq i32 %33, %35
  br i1 %36, label %46, label %37

37:                                               ; preds = %31
  %38 = zext i32 %35 to i64
  %39 = zext i32 %33 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #22
  store ptr %14, ptr %7, align 8, !tbaa !99
  %40 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %41 = getelementptr inbounds nuw i8, ptr %7, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %40, i8 0, i64 16, i1 false)
  store i64 %39, ptr %41, align 8, !tbaa !47
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %38, ptr %42, align 8, !tbaa !47
  %43 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %43, align 8, !tbaa !401
  %44 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %19, ptr %44, align 8, !tbaa !100
  %45 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.30, ptr dead_on_return noundef %7) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #22
  br label %76

46:                                               ; preds = %31
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %48 = load i32, ptr %47, align 4, !tbaa !416
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %51 = load i32, ptr %50, align 4, !tbaa !417
  %52 = zext i32 %51 to i64
  %53 = icmp eq i32 %48, %51
  br i1 %53, label %61, label %54

54:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #22
  store ptr %14, ptr %8, align 8, !tbaa !99
  %55 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %56 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %55, i8 0, i64 16, i1 false)
  store i64 %49, ptr %56, align 8, !tbaa !47
  %57 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %52, ptr %57, align 8, !tbaa !47
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %58, align 8, !tbaa !401
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %19, ptr %59, align 8, !tbaa !100
  %60 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.31, ptr dead_on_return noundef %8) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #22
  br label %76

61:                                               ; preds = %46
  %62 = icmp eq i32 %3, 0
  %63 = icmp eq i32 %33, 0
  %64 = or i1 %62, %63
  br i1 %64, label %76, label %65

65:                                               ; preds = %61
  %66 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %67 = load ptr, ptr %66, align 8, !tbaa !198
  %68 = icmp eq ptr %67, null
  br i1 %68, label %69, label %76

69:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #22
  store ptr %14, ptr %9, align 8, !tbaa !99
  %70 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %71 = getelementptr inbounds nuw i8, ptr %9, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %70, i8 0, i64 16, i1 false)
  store i64 %49, ptr %71, align 8, !tbaa !47
  %72 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %52, ptr %72, align 8, !tbaa !47
  %73 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double 0.000000e+00, ptr %73, align 8, !tbaa !401
  %74 = getelementptr inbounds nuw i8, ptr %9, i64 48
  store ptr %19, ptr %74, align 8, !tbaa !100
  %75 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.32, ptr dead_on_return noundef %9) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #22
  br label %76

76:                                               ; preds = %61, %65, %69, %54, %37, %27
  %77 = phi i32 [ 3, %27 ], [ 3, %37 ], [ 3, %54 ], [ 3, %69 ], [ 0, %65 ], [ 0, %61 ]
  ret i32 %77
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @check_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef signext range(i32 0, 2) %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef %5) unnamed_addr #36 {
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %57, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = load i32, ptr %11, align 4, !tbaa !415
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = zext i32 %12 to i64
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %57, label %18

18:                                               ; preds = %10
  %19 = load i32, ptr %13, align 8, !tbaa !112
  %20 = load ptr, ptr %0, align 8, !tbaa !111
  %21 = sext i32 %19 to i64
  %22 = getelementptr inbounds i8, ptr %20, i64 %21
  %23 = load i32, ptr %14, align 4, !tbaa !201
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
  %32 = load i32, ptr %31, align 4, !tbaa !9
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i64, ptr %22, i64 %33
  %35 = tail call fastcc i64 @evaluate(ptr noundef %34, ptr noundef nonnull %4)
  %36 = load ptr, ptr %15, align 8, !tbaa !198
  %37 = getelementptr inbounds nuw i64, ptr %36, i64 %30
  %38 = load i64, ptr %37, align 8, !tbaa !47
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
  store ptr %44, ptr %7, align 8, !tbaa !99
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @.str.19, ptr %50, align 8, !tbaa !99
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %38, ptr %51, align 8, !tbaa !47
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %30, ptr %52, align 8, !tbaa !47
  %53 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %35, ptr %53, align 8, !tbaa !47
  %54 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %54, align 8, !tbaa !401
  %55 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %49, ptr %55, align 8, !tbaa !100
  %56 = call fastcc signext i32 @report(ptr noundef %5, i32 noundef signext 3, ptr noundef nonnull @.str.34, ptr dead_on_return noundef %7) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #22
  br label %87

57:                                               ; preds = %26, %10, %6
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %59 = load i32, ptr %58, align 8, !tbaa !112
  %60 = load ptr, ptr %0, align 8, !tbaa !111
  %61 = sext i32 %59 to i64
  %62 = getelementptr inbounds i8, ptr %60, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %64 = load i32, ptr %63, align 4, !tbaa !113
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i64, ptr %62, i64 %65
  %67 = tail call fastcc i64 @evaluate(ptr noundef %66, ptr noundef nonnull %4)
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %69 = load i64, ptr %68, align 8, !tbaa !418
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
  store ptr %75, ptr %8, align 8, !tbaa !99
  %81 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %82 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %81, i8 0, i64 16, i1 false)
  store i64 %69, ptr %82, align 8, !tbaa !47
  %83 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %67, ptr %83, align 8, !tbaa !47
  %84 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %84, align 8, !tbaa !401
  %85 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %80, ptr %85, align 8, !tbaa !100
  %86 = call fastcc signext i32 @report(ptr noundef %5, i32 noundef signext 3, ptr noundef nonnull @.str.35, ptr dead_on_return noundef %8) #23
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
!13 = !{!11, !11, i64 0}
!14 = !{!15, !18, i64 160}
!15 = !{!"tfc_worker", !11, i64 0, !16, i64 8, !16, i64 16, !11, i64 24, !11, i64 28, !17, i64 32, !18, i64 160, !16, i64 168}
!16 = !{!"long", !11, i64 0}
!17 = !{!"tfc_processors", !11, i64 0}
!18 = !{!"p1 _ZTS8tfc_pool", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.mustprogress"}
!22 = distinct !{!22, !21}
!23 = distinct !{!23, !21}
!24 = !{!15, !16, i64 168}
!25 = distinct !{!25, !21}
!26 = !{!27, !28, i64 16}
!27 = !{!"tfc_ctx", !10, i64 0, !10, i64 4, !18, i64 8, !28, i64 16, !29, i64 24, !30, i64 32, !31, i64 40, !32, i64 48}
!28 = !{!"p1 _ZTS8tfc_host", !19, i64 0}
!29 = !{!"p1 _ZTS11tfc_failure", !19, i64 0}
!30 = !{!"p1 _ZTS10tfc_device", !19, i64 0}
!31 = !{!"p1 _ZTS10tfc_checks", !19, i64 0}
!32 = !{!"p1 _ZTS9tfc_timer", !19, i64 0}
!33 = !{!34, !19, i64 16}
!34 = !{!"tfc_host", !10, i64 0, !10, i64 4, !19, i64 8, !19, i64 16, !19, i64 24, !19, i64 32, !19, i64 40, !19, i64 48}
!35 = !{!34, !10, i64 4}
!36 = !{!27, !18, i64 8}
!37 = !{!38, !19, i64 0}
!38 = !{!"tfc_loop", !19, i64 0, !19, i64 8, !16, i64 16, !16, i64 24, !16, i64 32}
!39 = !{!38, !19, i64 8}
!40 = !{!38, !16, i64 16}
!41 = !{!38, !16, i64 24}
!42 = !{!38, !16, i64 32}
!43 = distinct !{!43, !21}
!44 = !{!34, !19, i64 8}
!45 = !{i64 0, i64 8, !46, i64 8, i64 8, !46, i64 16, i64 8, !47, i64 24, i64 8, !47, i64 32, i64 8, !47}
!46 = !{!19, !19, i64 0}
!47 = !{!16, !16, i64 0}
!48 = distinct !{!48, !21}
!49 = distinct !{!49, !21}
!50 = !{!15, !16, i64 8}
!51 = distinct !{!51, !21}
!52 = !{!27, !29, i64 24}
!53 = distinct !{!53, !21}
!54 = !{!55, !16, i64 16}
!55 = !{!"tfc_failure", !11, i64 0, !11, i64 4, !10, i64 8, !10, i64 12, !16, i64 16, !16, i64 24, !16, i64 32, !56, i64 40}
!56 = !{!"double", !11, i64 0}
!57 = !{!55, !10, i64 12}
!58 = !{!55, !16, i64 24}
!59 = !{!55, !16, i64 32}
!60 = !{!55, !56, i64 40}
!61 = !{!34, !19, i64 40}
!62 = !{!63, !68, i64 48}
!63 = !{!"tfc_region", !64, i64 0, !16, i64 8, !65, i64 16, !66, i64 24, !65, i64 32, !67, i64 40, !68, i64 48, !16, i64 56, !66, i64 64, !69, i64 72, !70, i64 80, !16, i64 88, !67, i64 96, !71, i64 104}
!64 = !{!"p1 _ZTS15tfc_instruction", !19, i64 0}
!65 = !{!"any p2 pointer", !19, i64 0}
!66 = !{!"p1 long", !19, i64 0}
!67 = !{!"p1 int", !19, i64 0}
!68 = !{!"p1 _ZTS7tfc_ctx", !19, i64 0}
!69 = !{!"p1 omnipotent char", !19, i64 0}
!70 = !{!"p1 _ZTS9tfc_block", !19, i64 0}
!71 = !{!"p1 _ZTS13tfc_recording", !19, i64 0}
!72 = !{!34, !19, i64 32}
!73 = !{!63, !16, i64 88}
!74 = !{!63, !16, i64 8}
!75 = distinct !{!75, !21}
!76 = !{!63, !64, i64 0}
!77 = !{!78, !10, i64 20}
!78 = !{!"tfc_instruction", !19, i64 0, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24}
!79 = !{!63, !16, i64 56}
!80 = !{!78, !10, i64 16}
!81 = !{!78, !10, i64 24}
!82 = !{!63, !65, i64 16}
!83 = !{!63, !67, i64 40}
!84 = !{!78, !10, i64 8}
!85 = !{!78, !10, i64 12}
!86 = !{!63, !69, i64 72}
!87 = distinct !{!87, !21}
!88 = distinct !{!88, !21}
!89 = !{!90, !10, i64 152}
!90 = !{!"tfc_entry", !69, i64 0, !64, i64 8, !69, i64 16, !91, i64 24, !19, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !10, i64 96, !10, i64 100, !10, i64 104, !10, i64 108, !10, i64 112, !10, i64 116, !10, i64 120, !10, i64 124, !10, i64 128, !10, i64 132, !10, i64 136, !10, i64 140, !10, i64 144, !10, i64 148, !10, i64 152, !10, i64 156, !10, i64 160, !10, i64 164, !10, i64 168, !10, i64 172, !10, i64 176, !10, i64 180}
!91 = !{!"p1 _ZTS7tfc_loc", !19, i64 0}
!92 = !{!90, !10, i64 148}
!93 = !{!94, !16, i64 8}
!94 = !{!"tfc_block_of", !69, i64 0, !16, i64 8, !16, i64 16, !91, i64 24}
!95 = !{!94, !16, i64 16}
!96 = distinct !{!96, !21}
!97 = !{!94, !69, i64 0}
!98 = !{!94, !91, i64 24}
!99 = !{!69, !69, i64 0}
!100 = !{!91, !91, i64 0}
!101 = distinct !{!101, !21}
!102 = !{!103, !69, i64 0}
!103 = !{!"tfc_memory", !69, i64 0, !69, i64 8, !69, i64 16, !19, i64 24, !19, i64 32, !16, i64 40}
!104 = !{!90, !16, i64 72}
!105 = !{!90, !16, i64 88}
!106 = !{!103, !69, i64 16}
!107 = !{!90, !16, i64 48}
!108 = !{!103, !69, i64 8}
!109 = !{!90, !16, i64 80}
!110 = !{!90, !10, i64 128}
!111 = !{!90, !69, i64 0}
!112 = !{!90, !10, i64 104}
!113 = !{!114, !10, i64 12}
!114 = !{!"tfc_given", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24}
!115 = !{!103, !16, i64 40}
!116 = !{!114, !10, i64 4}
!117 = !{!90, !91, i64 24}
!118 = !{!114, !10, i64 0}
!119 = !{!120, !69, i64 0}
!120 = !{!"text", !69, i64 0, !69, i64 8}
!121 = !{!120, !69, i64 8}
!122 = distinct !{!122, !21}
!123 = distinct !{!123, !21}
!124 = !{!125, !69, i64 0}
!125 = !{!"tfc_fault", !69, i64 0, !69, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !56, i64 40, !91, i64 48}
!126 = !{!125, !69, i64 8}
!127 = !{!125, !16, i64 16}
!128 = !{!125, !16, i64 24}
!129 = !{!125, !16, i64 32}
!130 = !{!125, !56, i64 40}
!131 = !{!132, !10, i64 0}
!132 = !{!"tfc_error", !10, i64 0, !11, i64 4, !91, i64 240, !16, i64 248}
!133 = !{!125, !91, i64 48}
!134 = !{!132, !91, i64 240}
!135 = !{!132, !16, i64 248}
!136 = !{!103, !19, i64 24}
!137 = !{!103, !19, i64 32}
!138 = !{!90, !10, i64 116}
!139 = !{!90, !10, i64 160}
!140 = distinct !{!140, !21}
!141 = !{!142, !10, i64 0}
!142 = !{!"tfc_flag", !10, i64 0, !10, i64 4}
!143 = !{!142, !10, i64 4}
!144 = !{!90, !19, i64 32}
!145 = !{!90, !10, i64 124}
!146 = !{!90, !10, i64 112}
!147 = !{!90, !10, i64 120}
!148 = !{!90, !10, i64 100}
!149 = !{!90, !10, i64 140}
!150 = !{!90, !69, i64 16}
!151 = distinct !{!151, !21}
!152 = !{!90, !10, i64 176}
!153 = !{!90, !10, i64 168}
!154 = !{!90, !16, i64 64}
!155 = distinct !{!155, !21}
!156 = !{!27, !10, i64 0}
!157 = !{!27, !10, i64 4}
!158 = !{!159, !16, i64 8}
!159 = !{!"tfc_aside", !16, i64 0, !16, i64 8, !16, i64 16}
!160 = !{!159, !16, i64 0}
!161 = !{!159, !16, i64 16}
!162 = distinct !{!162, !21}
!163 = !{!34, !19, i64 48}
!164 = !{!90, !64, i64 8}
!165 = !{!90, !10, i64 136}
!166 = !{!63, !66, i64 24}
!167 = !{!90, !16, i64 56}
!168 = !{!63, !65, i64 32}
!169 = !{!90, !16, i64 40}
!170 = !{!63, !66, i64 64}
!171 = !{!63, !70, i64 80}
!172 = !{!90, !10, i64 180}
!173 = !{!90, !10, i64 156}
!174 = distinct !{!174, !21}
!175 = !{!90, !10, i64 164}
!176 = !{!177, !10, i64 4}
!177 = !{!"tfc_result", !10, i64 0, !10, i64 4, !16, i64 8}
!178 = !{!177, !10, i64 0}
!179 = !{!177, !16, i64 8}
!180 = distinct !{!180, !21}
!181 = distinct !{!181, !21}
!182 = !{!183, !10, i64 0}
!183 = !{!"tfc_call", !10, i64 0, !10, i64 4, !184, i64 8, !185, i64 16, !185, i64 24, !10, i64 32, !10, i64 36, !19, i64 40, !19, i64 48, !19, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !19, i64 88, !28, i64 96}
!184 = !{!"p1 _ZTS9tfc_error", !19, i64 0}
!185 = !{!"p1 _ZTS10tfc_tensor", !19, i64 0}
!186 = !{!183, !184, i64 8}
!187 = !{!183, !10, i64 4}
!188 = !{!189, !189, i64 0}
!189 = !{!"p1 _ZTS9tfc_entry", !19, i64 0}
!190 = !{!90, !10, i64 144}
!191 = !{!183, !19, i64 40}
!192 = !{!183, !19, i64 48}
!193 = !{!183, !19, i64 56}
!194 = !{!183, !185, i64 16}
!195 = !{!183, !185, i64 24}
!196 = !{!183, !28, i64 96}
!197 = !{!183, !10, i64 36}
!198 = !{!199, !66, i64 8}
!199 = !{!"tfc_tensor", !19, i64 0, !66, i64 8, !16, i64 16, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36, !11, i64 40}
!200 = !{!199, !10, i64 24}
!201 = !{!114, !10, i64 16}
!202 = distinct !{!202, !21}
!203 = !{!183, !19, i64 88}
!204 = !{!183, !10, i64 32}
!205 = !{!90, !10, i64 96}
!206 = !{!183, !16, i64 64}
!207 = !{!183, !16, i64 72}
!208 = !{!183, !16, i64 80}
!209 = distinct !{!209, !21}
!210 = distinct !{!210, !21}
!211 = !{!90, !10, i64 108}
!212 = !{!213, !10, i64 36}
!213 = !{!"tfc_bound", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44}
!214 = !{!213, !10, i64 40}
!215 = !{!213, !16, i64 24}
!216 = !{!213, !16, i64 16}
!217 = distinct !{!217, !21}
!218 = !{!213, !10, i64 32}
!219 = distinct !{!219, !21}
!220 = distinct !{!220, !21}
!221 = distinct !{!221, !21}
!222 = !{!223, !16, i64 0}
!223 = !{!"tfc_initial", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24}
!224 = !{!223, !16, i64 8}
!225 = !{!223, !16, i64 16}
!226 = !{!223, !16, i64 24}
!227 = distinct !{!227, !21}
!228 = !{!34, !10, i64 0}
!229 = !{!230, !16, i64 40}
!230 = !{!"tfc_monitor", !11, i64 0, !10, i64 4, !231, i64 8, !16, i64 16, !16, i64 24, !232, i64 32, !16, i64 40, !16, i64 48}
!231 = !{!"p1 _ZTS9tfc_event", !19, i64 0}
!232 = !{!"p1 _ZTS8tfc_runs", !19, i64 0}
!233 = !{!234, !16, i64 0}
!234 = !{!"timespec", !16, i64 0, !16, i64 8}
!235 = !{!234, !16, i64 8}
!236 = !{!230, !232, i64 32}
!237 = !{!238, !16, i64 0}
!238 = !{!"tfc_runs", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24}
!239 = !{!238, !16, i64 16}
!240 = !{!238, !16, i64 24}
!241 = !{!230, !16, i64 48}
!242 = !{!230, !16, i64 24}
!243 = !{!230, !16, i64 16}
!244 = !{!230, !231, i64 8}
!245 = !{!238, !16, i64 8}
!246 = !{!247, !16, i64 8}
!247 = !{!"tfc_event", !16, i64 0, !16, i64 8, !16, i64 16}
!248 = !{!249, !19, i64 16}
!249 = !{!"py_record", !16, i64 0, !19, i64 8, !19, i64 16}
!250 = !{!251, !252, i64 0}
!251 = !{!"tfc_callable", !252, i64 0, !19, i64 8, !16, i64 16}
!252 = !{!"p1 _ZTS12tfc_prepared", !19, i64 0}
!253 = !{!254, !256, i64 8}
!254 = !{!"tfc_prepared", !255, i64 0, !256, i64 8, !67, i64 16, !65, i64 24, !65, i64 32, !19, i64 40, !10, i64 48, !10, i64 52}
!255 = !{!"p1 _ZTS10tfc_python", !19, i64 0}
!256 = !{!"p1 _ZTS11tfc_binding", !19, i64 0}
!257 = !{!254, !10, i64 48}
!258 = !{!259, !16, i64 16}
!259 = !{!"py_object", !16, i64 0, !19, i64 8, !16, i64 16}
!260 = !{!254, !255, i64 0}
!261 = !{!262, !16, i64 216}
!262 = !{!"tfc_python", !19, i64 0, !19, i64 8, !19, i64 16, !19, i64 24, !19, i64 32, !19, i64 40, !19, i64 48, !19, i64 56, !19, i64 64, !19, i64 72, !19, i64 80, !19, i64 88, !19, i64 96, !19, i64 104, !19, i64 112, !19, i64 120, !19, i64 128, !19, i64 136, !19, i64 144, !19, i64 152, !19, i64 160, !19, i64 168, !19, i64 176, !19, i64 184, !19, i64 192, !19, i64 200, !19, i64 208, !16, i64 216}
!263 = !{!254, !65, i64 24}
!264 = !{!254, !19, i64 40}
!265 = distinct !{!265, !21}
!266 = !{!262, !19, i64 112}
!267 = distinct !{!267, !21}
!268 = distinct !{!268, !21}
!269 = !{!262, !19, i64 16}
!270 = !{!251, !19, i64 8}
!271 = !{!254, !67, i64 16}
!272 = !{!254, !10, i64 52}
!273 = !{!262, !19, i64 160}
!274 = !{!251, !16, i64 16}
!275 = !{!259, !19, i64 8}
!276 = !{!262, !19, i64 192}
!277 = !{!262, !19, i64 72}
!278 = !{!262, !19, i64 64}
!279 = !{!254, !65, i64 32}
!280 = distinct !{!280, !21}
!281 = !{!262, !19, i64 120}
!282 = !{!262, !19, i64 128}
!283 = !{!262, !19, i64 184}
!284 = !{!262, !19, i64 104}
!285 = !{!262, !19, i64 96}
!286 = distinct !{!286, !21}
!287 = !{!262, !19, i64 176}
!288 = distinct !{!288, !21}
!289 = !{!256, !256, i64 0}
!290 = !{!291, !10, i64 144}
!291 = !{!"tfc_binding", !19, i64 0, !256, i64 8, !292, i64 16, !293, i64 24, !293, i64 32, !294, i64 40, !16, i64 48, !10, i64 56, !10, i64 60, !295, i64 64, !16, i64 72, !296, i64 80, !66, i64 88, !16, i64 96, !19, i64 104, !19, i64 112, !19, i64 120, !19, i64 128, !10, i64 136, !10, i64 140, !10, i64 144, !10, i64 148, !297, i64 152}
!292 = !{!"p1 _ZTS10tfc_region", !19, i64 0}
!293 = !{!"p1 _ZTS11tfc_operand", !19, i64 0}
!294 = !{!"p1 _ZTS9tfc_shift", !19, i64 0}
!295 = !{!"p1 _ZTS9tfc_saved", !19, i64 0}
!296 = !{!"p1 _ZTS13tfc_step_lock", !19, i64 0}
!297 = !{!"p1 _ZTS9tfc_begun", !19, i64 0}
!298 = !{!291, !10, i64 148}
!299 = !{!291, !293, i64 24}
!300 = !{!262, !19, i64 168}
!301 = !{!302, !19, i64 56}
!302 = !{!"py_array", !16, i64 0, !19, i64 8, !19, i64 16, !10, i64 24, !66, i64 32, !66, i64 40, !19, i64 48, !19, i64 56, !10, i64 64}
!303 = !{!304, !19, i64 0}
!304 = !{!"tfc_operand", !19, i64 0, !19, i64 8, !66, i64 16, !16, i64 24, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44, !19, i64 48, !19, i64 56, !16, i64 64}
!305 = !{!302, !10, i64 24}
!306 = !{!304, !10, i64 32}
!307 = !{!302, !10, i64 64}
!308 = !{!302, !66, i64 32}
!309 = !{!304, !66, i64 16}
!310 = distinct !{!310, !21}
!311 = !{!302, !19, i64 16}
!312 = !{!304, !19, i64 56}
!313 = !{!304, !19, i64 8}
!314 = !{!304, !10, i64 40}
!315 = !{!262, !19, i64 200}
!316 = !{!262, !19, i64 136}
!317 = !{!262, !19, i64 208}
!318 = !{!262, !19, i64 144}
!319 = !{!304, !16, i64 64}
!320 = distinct !{!320, !21}
!321 = distinct !{!321, !21}
!322 = !{!291, !293, i64 32}
!323 = !{!304, !10, i64 44}
!324 = !{!304, !16, i64 24}
!325 = distinct !{!325, !21}
!326 = distinct !{!326, !21}
!327 = distinct !{!327, !21}
!328 = !{!291, !19, i64 0}
!329 = !{!262, !19, i64 0}
!330 = distinct !{!330, !21}
!331 = !{!304, !19, i64 48}
!332 = !{!262, !19, i64 24}
!333 = !{!262, !19, i64 152}
!334 = distinct !{!334, !21}
!335 = !{!262, !19, i64 8}
!336 = distinct !{!336, !21}
!337 = !{!291, !10, i64 140}
!338 = !{!291, !296, i64 80}
!339 = !{!340, !10, i64 4}
!340 = !{!"tfc_step_lock", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12}
!341 = !{!340, !10, i64 8}
!342 = !{!291, !10, i64 136}
!343 = !{!340, !10, i64 0}
!344 = !{!291, !66, i64 88}
!345 = !{!291, !16, i64 96}
!346 = !{!291, !19, i64 104}
!347 = !{!262, !19, i64 32}
!348 = !{!262, !19, i64 40}
!349 = !{!291, !19, i64 128}
!350 = !{!291, !19, i64 112}
!351 = distinct !{!351, !21}
!352 = !{!291, !19, i64 120}
!353 = !{!262, !19, i64 48}
!354 = !{!262, !19, i64 56}
!355 = distinct !{!355, !21}
!356 = !{!262, !19, i64 80}
!357 = !{!262, !19, i64 88}
!358 = distinct !{!358, !21}
!359 = distinct !{!359, !21}
!360 = distinct !{!360, !21}
!361 = !{!291, !10, i64 56}
!362 = !{!291, !10, i64 60}
!363 = distinct !{!363, !21}
!364 = distinct !{!364, !21}
!365 = !{!291, !292, i64 16}
!366 = !{!304, !10, i64 36}
!367 = distinct !{!367, !21}
!368 = !{!291, !16, i64 48}
!369 = distinct !{!369, !21}
!370 = !{!291, !16, i64 72}
!371 = !{!291, !294, i64 40}
!372 = !{!373, !16, i64 8}
!373 = !{!"tfc_shift", !16, i64 0, !16, i64 8, !16, i64 16}
!374 = !{!373, !16, i64 16}
!375 = !{!373, !16, i64 0}
!376 = distinct !{!376, !21}
!377 = !{!291, !295, i64 64}
!378 = !{!379, !19, i64 8}
!379 = !{!"tfc_saved", !19, i64 0, !19, i64 8, !16, i64 16}
!380 = !{!379, !19, i64 0}
!381 = !{!379, !16, i64 16}
!382 = distinct !{!382, !21}
!383 = distinct !{!383, !21}
!384 = distinct !{!384, !21}
!385 = distinct !{!385, !21}
!386 = distinct !{!386, !21}
!387 = !{!15, !16, i64 16}
!388 = distinct !{!388, !21}
!389 = !{!78, !19, i64 0}
!390 = distinct !{!390, !21}
!391 = !{!55, !10, i64 8}
!392 = distinct !{!392, !21}
!393 = distinct !{!393, !21}
!394 = distinct !{!394, !21}
!395 = distinct !{!395, !21}
!396 = distinct !{!396, !21}
!397 = distinct !{!397, !21}
!398 = distinct !{!398, !21}
!399 = !{!213, !16, i64 0}
!400 = !{!213, !16, i64 8}
!401 = !{!56, !56, i64 0}
!402 = !{!114, !10, i64 8}
!403 = distinct !{!403, !21}
!404 = !{!55, !11, i64 0}
!405 = !{!90, !10, i64 132}
!406 = !{!90, !10, i64 172}
!407 = !{!408, !10, i64 4}
!408 = !{!"tfc_message", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12}
!409 = !{!408, !10, i64 8}
!410 = !{!408, !10, i64 0}
!411 = !{!408, !10, i64 12}
!412 = distinct !{!412, !21}
!413 = !{!199, !10, i64 32}
!414 = !{!199, !10, i64 36}
!415 = !{!114, !10, i64 24}
!416 = !{!199, !10, i64 28}
!417 = !{!114, !10, i64 20}
!418 = !{!199, !16, i64 16}
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
