; Made by `python -m tfc.runtime.native` from entry.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.tfc_worker = type { i64, i64, ptr, i64, [32 x i8] }
%struct.tfc_loop = type { ptr, ptr, i64, i64, i64 }
%struct.tfc_instruction = type { ptr, ptr, i32, i32, i32, i32 }
%struct.tfc_block_of = type { ptr, i64, i64, ptr }
%struct.tfc_fault = type { ptr, ptr, i64, i64, i64, double, ptr }
%struct.tfc_given = type { %struct.tfc_loc, i32, i32, i32, i32, i32, i32 }
%struct.tfc_loc = type { ptr, ptr, i32, i32 }
%struct.text = type { ptr, ptr }
%struct.tfc_memory = type { ptr, ptr, ptr, ptr, ptr, i64 }
%struct.tfc_flag = type { i32, i32 }
%struct.tfc_failure = type { i32, i32, i32, i32, i64, i64, i64, double }
%struct.tfc_ctx = type { i32, i32, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.tfc_region = type { ptr, i64, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, i64, ptr, ptr }
%struct.tfc_place = type { i32, i32, %union.anon }
%union.anon = type { i64 }
%struct.tfc_aside = type { i64, i64, i64 }
%struct.tfc_result = type { i32, i32, i64 }
%struct.tfc_tensor = type { ptr, ptr, i64, i32, i32, i32, i32, [2 x i64] }
%struct.tfc_bound = type { i64, i64, i64, i64, i32, i32, i32, i32 }
%struct.tfc_initial = type { i64, i64, i64, i64 }
%struct.timespec = type { i64, i64 }
%struct.tfc_pool_event = type { i64, i64, i64 }
%struct.tfc_message = type { %struct.tfc_loc, i32, i32, i32, i32 }

@tfc_may_use_amx.answer = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [27 x i8] c"{name} and {other} overlap\00", align 1
@.str.1 = private unnamed_addr constant [62 x i8] c"struct_size is {a}, less than {b}: set it to sizeof(tfc_call)\00", align 1
@.str.2 = private unnamed_addr constant [40 x i8] c"there is no entry {a}, only {b} of them\00", align 1
@.str.3 = private unnamed_addr constant [45 x i8] c"the state is NULL or not aligned to 64 bytes\00", align 1
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
define range(i64 320, 274877907201) i64 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #26 {
  %2 = zext i32 %0 to i64
  %3 = shl nuw nsw i64 %2, 6
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 140), (144, 152), (192, 196), (296, 300)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #25 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !5
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i32 0, ptr %5, align 8, !tbaa !5
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i32 0, ptr %7, align 8, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 0, ptr %8, align 4, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %9, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %10, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %11, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %13, align 16, !tbaa !10
  %14 = tail call i32 @llvm.umax.i32(i32 %1, i32 1)
  %15 = zext i32 %14 to i64
  br label %16

16:                                               ; preds = %19, %3
  %17 = phi i64 [ %25, %19 ], [ 1, %3 ]
  %18 = icmp eq i64 %17, %15
  br i1 %18, label %28, label %19

19:                                               ; preds = %16
  %20 = getelementptr inbounds nuw %struct.tfc_worker, ptr %12, i64 %17
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store ptr %0, ptr %21, align 16, !tbaa !10
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %23 = tail call i32 @pthread_create(ptr noundef nonnull %22, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %20) #15
  %24 = icmp eq i32 %23, 0
  %25 = add nuw nsw i64 %17, 1
  br i1 %24, label %16, label %26

26:                                               ; preds = %19
  %27 = trunc nuw i64 %17 to i32
  br label %28

28:                                               ; preds = %16, %26
  %29 = phi i32 [ %27, %26 ], [ %14, %16 ]
  store i32 %29, ptr %0, align 64, !tbaa !5
  ret i32 %29
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #27 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 16, !tbaa !10
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 320
  %5 = ptrtoint ptr %0 to i64
  %6 = ptrtoint ptr %4 to i64
  %7 = sub i64 %5, %6
  %8 = lshr exact i64 %7, 6
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 132
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 136
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 192
  br label %15

15:                                               ; preds = %58, %1
  %16 = phi i32 [ 0, %1 ], [ %39, %58 ]
  %17 = load i32, ptr %10, align 4, !tbaa !5
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %27, label %19

19:                                               ; preds = %15, %23
  %20 = phi i32 [ %24, %23 ], [ 0, %15 ]
  %21 = load atomic i32, ptr %11 acquire, align 64
  %22 = icmp eq i32 %21, %16
  br i1 %22, label %23, label %38

23:                                               ; preds = %19
  tail call void @llvm.x86.sse2.pause()
  %24 = add nuw i32 %20, 1
  %25 = load i32, ptr %10, align 4, !tbaa !5
  %26 = icmp ult i32 %24, %25
  br i1 %26, label %19, label %27, !llvm.loop !15

27:                                               ; preds = %23, %15
  %28 = atomicrmw add ptr %12, i32 1 seq_cst, align 4
  %29 = load atomic i32, ptr %11 seq_cst, align 64
  %30 = icmp eq i32 %29, %16
  br i1 %30, label %31, label %35

31:                                               ; preds = %27, %31
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %11, i32 noundef 128, i32 noundef %16, ptr noundef null, ptr noundef null, i32 noundef 0) #15
  %33 = load atomic i32, ptr %11 seq_cst, align 64
  %34 = icmp eq i32 %33, %16
  br i1 %34, label %31, label %35, !llvm.loop !17

35:                                               ; preds = %31, %27
  %36 = phi i32 [ %29, %27 ], [ %33, %31 ]
  %37 = atomicrmw sub ptr %12, i32 1 seq_cst, align 4
  br label %38

38:                                               ; preds = %19, %35
  %39 = phi i32 [ %36, %35 ], [ %21, %19 ]
  %40 = load atomic i32, ptr %13 seq_cst, align 8
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %43, label %42

42:                                               ; preds = %38
  ret ptr null

43:                                               ; preds = %38
  %44 = load atomic i32, ptr %14 monotonic, align 64
  br label %45

45:                                               ; preds = %48, %43
  %46 = phi i32 [ %44, %43 ], [ %52, %48 ]
  %47 = icmp sgt i32 %46, -1
  br i1 %47, label %58, label %48

48:                                               ; preds = %45
  %49 = add nsw i32 %46, 1
  %50 = cmpxchg weak ptr %14, i32 %46, i32 %49 acquire monotonic, align 64
  %51 = extractvalue { i32, i1 } %50, 1
  %52 = extractvalue { i32, i1 } %50, 0
  br i1 %51, label %53, label %45, !llvm.loop !18

53:                                               ; preds = %48
  tail call fastcc void @work(ptr noundef %3, i32 noundef %9)
  %54 = atomicrmw sub ptr %14, i32 1 release, align 64
  %55 = icmp eq i32 %54, 1073741825
  br i1 %55, label %56, label %58

56:                                               ; preds = %53
  %57 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %14, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #15
  br label %58

58:                                               ; preds = %45, %56, %53
  br label %15
}

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #25 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store atomic i32 1, ptr %2 seq_cst, align 8
  %3 = load i32, ptr %0, align 64, !tbaa !5
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %5 = atomicrmw add ptr %4, i32 1 seq_cst, align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %7 = load atomic i32, ptr %6 seq_cst, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %1
  %10 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %4, i32 noundef 129, i32 noundef %3, ptr noundef null, ptr noundef null, i32 noundef 0) #15
  br label %11

11:                                               ; preds = %1, %9
  %12 = load i32, ptr %0, align 64, !tbaa !5
  %13 = icmp ugt i32 %12, 1
  br i1 %13, label %15, label %14

14:                                               ; preds = %15, %11
  ret void

15:                                               ; preds = %11, %15
  %16 = phi i64 [ %21, %15 ], [ 1, %11 ]
  %17 = getelementptr inbounds nuw %struct.tfc_worker, ptr %0, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 344
  %19 = load i64, ptr %18, align 8, !tbaa !19
  %20 = tail call i32 @pthread_join(i64 noundef %19, ptr noundef null) #15
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !5
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !20
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define void @tfc_pool_watch(ptr noundef writeonly captures(none) %0, ptr noundef %1) local_unnamed_addr #28 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 release, align 16
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #27 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %131, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !21
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !28
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !30
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !31
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 64, !tbaa !5
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #15
  store ptr %2, ptr %6, align 8, !tbaa !32
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %28, align 8, !tbaa !34
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %29, align 8, !tbaa !35
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %32 = tail call i64 @llvm.smax.i64(i64 %4, i64 1)
  %33 = udiv i64 %1, %32
  %34 = icmp ult i32 %27, 2
  %35 = icmp samesign ult i64 %33, 2
  %36 = select i1 %34, i1 true, i1 %35
  %37 = zext i32 %27 to i64
  %38 = tail call i64 @llvm.umin.i64(i64 %33, i64 %37)
  %39 = select i1 %36, i64 1, i64 %38
  store i64 %39, ptr %31, align 8, !tbaa !36
  %40 = icmp samesign ult i64 %39, 2
  %41 = lshr i64 %33, 1
  %42 = icmp samesign ult i64 %41, %39
  %43 = select i1 %40, i1 true, i1 %42
  br i1 %43, label %55, label %44, !llvm.loop !37

44:                                               ; preds = %25
  %45 = lshr i64 %33, 2
  %46 = icmp samesign ult i64 %45, %39
  br i1 %46, label %55, label %47, !llvm.loop !37

47:                                               ; preds = %44
  %48 = lshr i64 %33, 3
  %49 = icmp samesign ult i64 %48, %39
  %50 = select i1 %40, i1 true, i1 %49
  br i1 %50, label %55, label %51, !llvm.loop !37

51:                                               ; preds = %47
  %52 = lshr i64 %33, 4
  %53 = icmp samesign ult i64 %52, %39
  %54 = select i1 %53, i64 4, i64 5
  br label %55, !llvm.loop !37

55:                                               ; preds = %51, %47, %44, %25
  %56 = phi i64 [ 1, %25 ], [ 2, %44 ], [ 3, %47 ], [ %54, %51 ]
  %57 = mul nuw nsw i64 %56, %39
  store i64 %57, ptr %30, align 8, !tbaa !38
  %58 = icmp samesign ugt i64 %57, 1
  %59 = and i1 %26, %58
  br i1 %59, label %60, label %66

60:                                               ; preds = %55
  %61 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %62 = load ptr, ptr %61, align 8, !tbaa !28
  %63 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %64 = load ptr, ptr %63, align 8, !tbaa !39
  %65 = trunc i64 %57 to i32
  call void %62(ptr noundef %64, i32 noundef %65, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #15
  br label %130

66:                                               ; preds = %55
  %67 = icmp eq i64 %57, 1
  br i1 %67, label %129, label %68

68:                                               ; preds = %66
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %70 = load ptr, ptr %69, align 8, !tbaa !31
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 64
  %72 = cmpxchg ptr %71, i32 0, i32 1 acquire monotonic, align 64
  %73 = extractvalue { i32, i1 } %72, 1
  br i1 %73, label %74, label %129

74:                                               ; preds = %68
  %75 = getelementptr inbounds nuw i8, ptr %70, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(40) %75, ptr noundef nonnull readonly align 8 dereferenceable(40) %6, i64 40, i1 false), !tbaa.struct !40
  %76 = load i64, ptr %31, align 8, !tbaa !36
  %77 = trunc i64 %76 to i32
  %78 = getelementptr inbounds nuw i8, ptr %70, i64 296
  store i32 %77, ptr %78, align 8, !tbaa !5
  %79 = icmp eq i32 %77, 0
  br i1 %79, label %84, label %80

80:                                               ; preds = %74
  %81 = getelementptr inbounds nuw i8, ptr %70, i64 320
  %82 = load i64, ptr %30, align 8, !tbaa !38
  %83 = and i64 %76, 4294967295
  br label %118

84:                                               ; preds = %118, %74
  %85 = getelementptr inbounds nuw i8, ptr %70, i64 192
  store atomic i32 -2147483648, ptr %85 release, align 64
  %86 = getelementptr inbounds nuw i8, ptr %70, i64 128
  %87 = atomicrmw add ptr %86, i32 1 seq_cst, align 64
  %88 = getelementptr inbounds nuw i8, ptr %70, i64 132
  %89 = load atomic i32, ptr %88 seq_cst, align 4
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %94, label %91

91:                                               ; preds = %84
  %92 = add i32 %77, -1
  %93 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %86, i32 noundef 129, i32 noundef %92, ptr noundef null, ptr noundef null, i32 noundef 0) #15
  br label %94

94:                                               ; preds = %91, %84
  tail call fastcc void @work(ptr noundef nonnull %70, i32 noundef 0)
  %95 = atomicrmw and ptr %85, i32 2147483647 acquire, align 64
  %96 = and i32 %95, 2147483647
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %128, label %98

98:                                               ; preds = %94
  %99 = getelementptr inbounds nuw i8, ptr %70, i64 4
  br label %100

100:                                              ; preds = %104, %98
  %101 = phi i32 [ 0, %98 ], [ %106, %104 ]
  %102 = load i32, ptr %99, align 4, !tbaa !5
  %103 = icmp ult i32 %101, %102
  br i1 %103, label %104, label %108

104:                                              ; preds = %100
  tail call void @llvm.x86.sse2.pause()
  %105 = load atomic i32, ptr %85 acquire, align 64
  %106 = add nuw i32 %101, 1
  %107 = icmp eq i32 %105, 0
  br i1 %107, label %128, label %100, !llvm.loop !43

108:                                              ; preds = %100
  %109 = atomicrmw or ptr %85, i32 1073741824 acquire, align 64
  %110 = or i32 %109, 1073741824
  %111 = icmp eq i32 %110, 1073741824
  br i1 %111, label %117, label %112

112:                                              ; preds = %108, %112
  %113 = phi i32 [ %115, %112 ], [ %110, %108 ]
  %114 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %85, i32 noundef 128, i32 noundef %113, ptr noundef null, ptr noundef null, i32 noundef 0) #15
  %115 = load atomic i32, ptr %85 acquire, align 64
  %116 = icmp eq i32 %115, 1073741824
  br i1 %116, label %117, label %112, !llvm.loop !44

117:                                              ; preds = %112, %108
  store atomic i32 0, ptr %85 monotonic, align 64
  br label %128

118:                                              ; preds = %118, %80
  %119 = phi i64 [ 0, %80 ], [ %123, %118 ]
  %120 = getelementptr inbounds nuw %struct.tfc_worker, ptr %81, i64 %119
  %121 = mul nsw i64 %119, %82
  %122 = sdiv i64 %121, %83
  store atomic i64 %122, ptr %120 monotonic, align 64
  %123 = add nuw nsw i64 %119, 1
  %124 = mul nsw i64 %82, %123
  %125 = sdiv i64 %124, %83
  %126 = getelementptr inbounds nuw i8, ptr %120, i64 8
  store i64 %125, ptr %126, align 8, !tbaa !45
  %127 = icmp eq i64 %123, %83
  br i1 %127, label %84, label %118, !llvm.loop !46

128:                                              ; preds = %104, %94, %117
  store atomic i32 0, ptr %71 release, align 64
  br label %130

129:                                              ; preds = %68, %66
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #15
  br label %130

130:                                              ; preds = %128, %129, %60
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  br label %131

131:                                              ; preds = %5, %130
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #27 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !32
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !34
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !38
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !36
  %11 = sdiv i64 %8, %10
  %12 = sdiv i64 %3, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load i64, ptr %13, align 8, !tbaa !35
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
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #29 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !47
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !48

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !49
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !52
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !49
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !53
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !54
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !55
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #30 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !47
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #27 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !21
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !56
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !39
  %12 = tail call i32 %7(ptr noundef %11) #15
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: noinline nounwind uwtable
define i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #31 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8, !tbaa !57
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !21
  %6 = icmp eq ptr %5, null
  br i1 %6, label %15, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !67
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %33

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !56
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %33

15:                                               ; preds = %11, %1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %17 = load i64, ptr %16, align 8, !tbaa !68
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %33, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load i64, ptr %20, align 8, !tbaa !69
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %27, label %36

23:                                               ; preds = %27
  %24 = add nuw nsw i64 %28, 1
  %25 = load i64, ptr %20, align 8, !tbaa !69
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %36, !llvm.loop !70

27:                                               ; preds = %19, %23
  %28 = phi i64 [ %24, %23 ], [ 0, %19 ]
  %29 = load ptr, ptr %0, align 8, !tbaa !71
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
define internal fastcc i32 @walk(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1) unnamed_addr #32 {
  %3 = load ptr, ptr %0, align 8, !tbaa !71
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !69
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = icmp eq ptr %1, null
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  br label %13

13:                                               ; preds = %255, %2
  %14 = phi i64 [ 0, %2 ], [ %256, %255 ]
  %15 = icmp slt i64 %14, %5
  br i1 %15, label %16, label %259

16:                                               ; preds = %13
  %17 = getelementptr inbounds %struct.tfc_instruction, ptr %3, i64 %14
  %18 = add nsw i64 %14, 1
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %20 = load i32, ptr %19, align 8, !tbaa !72
  switch i32 %20, label %255 [
    i32 0, label %21
    i32 1, label %50
    i32 3, label %54
    i32 4, label %68
    i32 2, label %89
    i32 5, label %113
    i32 6, label %156
    i32 7, label %225
  ]

21:                                               ; preds = %16
  br i1 %8, label %48, label %22

22:                                               ; preds = %21
  %23 = load ptr, ptr %11, align 8, !tbaa !56
  %24 = icmp eq ptr %23, null
  br i1 %24, label %33, label %25

25:                                               ; preds = %22
  %26 = load i64, ptr %12, align 8, !tbaa !74
  %27 = icmp slt i64 %14, %26
  br i1 %27, label %28, label %33

28:                                               ; preds = %25
  %29 = load ptr, ptr %10, align 8, !tbaa !39
  %30 = tail call i32 %23(ptr noundef %29) #15
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  tail call fastcc void @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %17)
  br label %259

33:                                               ; preds = %28, %25, %22
  %34 = load ptr, ptr %9, align 8, !tbaa !67
  %35 = icmp eq ptr %34, null
  br i1 %35, label %40, label %36

36:                                               ; preds = %33
  %37 = load ptr, ptr %10, align 8, !tbaa !39
  %38 = getelementptr inbounds nuw i8, ptr %17, i64 20
  %39 = load i32, ptr %38, align 4, !tbaa !75
  tail call void %34(ptr noundef %37, i32 noundef %39, i32 noundef 0) #15
  br label %40

40:                                               ; preds = %36, %33
  %41 = tail call fastcc i32 @run_kernel(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %17)
  %42 = load ptr, ptr %9, align 8, !tbaa !67
  %43 = icmp eq ptr %42, null
  br i1 %43, label %255, label %44

44:                                               ; preds = %40
  %45 = load ptr, ptr %10, align 8, !tbaa !39
  %46 = getelementptr inbounds nuw i8, ptr %17, i64 20
  %47 = load i32, ptr %46, align 4, !tbaa !75
  tail call void %42(ptr noundef %45, i32 noundef %47, i32 noundef 1) #15
  br label %255

48:                                               ; preds = %21
  %49 = tail call fastcc i32 @run_kernel(ptr noundef nonnull %0, ptr noundef nonnull %17)
  br label %255

50:                                               ; preds = %16
  %51 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %52 = load i32, ptr %51, align 4, !tbaa !76
  %53 = sext i32 %52 to i64
  br label %255

54:                                               ; preds = %16
  %55 = load ptr, ptr %7, align 8, !tbaa !77
  %56 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %57 = load ptr, ptr %56, align 8, !tbaa !78
  %58 = load i32, ptr %57, align 4, !tbaa !5
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds ptr, ptr %55, i64 %59
  %61 = load ptr, ptr %60, align 8, !tbaa !41
  %62 = load i8, ptr %61, align 1, !tbaa !9
  %63 = icmp eq i8 %62, 0
  br i1 %63, label %64, label %255

64:                                               ; preds = %54
  %65 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %66 = load i32, ptr %65, align 4, !tbaa !76
  %67 = sext i32 %66 to i64
  br label %255

68:                                               ; preds = %16
  %69 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %70 = load ptr, ptr %69, align 8, !tbaa !78
  %71 = load ptr, ptr %7, align 8, !tbaa !77
  %72 = load i32, ptr %70, align 4, !tbaa !5
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds ptr, ptr %71, i64 %73
  %75 = load ptr, ptr %74, align 8, !tbaa !41
  store i32 0, ptr %75, align 4, !tbaa !5
  %76 = getelementptr inbounds nuw i8, ptr %70, i64 4
  %77 = load i32, ptr %76, align 4, !tbaa !5
  %78 = icmp sgt i32 %77, -1
  br i1 %78, label %79, label %255

79:                                               ; preds = %68
  %80 = zext nneg i32 %77 to i64
  %81 = getelementptr inbounds nuw ptr, ptr %71, i64 %80
  %82 = load ptr, ptr %81, align 8, !tbaa !41
  %83 = load i32, ptr %82, align 4, !tbaa !5
  %84 = icmp slt i32 %83, 1
  br i1 %84, label %85, label %255

85:                                               ; preds = %79
  %86 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %87 = load i32, ptr %86, align 4, !tbaa !76
  %88 = sext i32 %87 to i64
  br label %255

89:                                               ; preds = %16
  br i1 %8, label %108, label %90

90:                                               ; preds = %89
  %91 = load ptr, ptr %9, align 8, !tbaa !67
  %92 = icmp eq ptr %91, null
  br i1 %92, label %97, label %93

93:                                               ; preds = %90
  %94 = load ptr, ptr %10, align 8, !tbaa !39
  %95 = getelementptr inbounds nuw i8, ptr %17, i64 20
  %96 = load i32, ptr %95, align 4, !tbaa !75
  tail call void %91(ptr noundef %94, i32 noundef %96, i32 noundef 2) #15
  br label %97

97:                                               ; preds = %93, %90
  %98 = load ptr, ptr %11, align 8, !tbaa !56
  %99 = icmp eq ptr %98, null
  br i1 %99, label %108, label %100

100:                                              ; preds = %97
  %101 = load i64, ptr %12, align 8, !tbaa !74
  %102 = icmp slt i64 %14, %101
  br i1 %102, label %103, label %108

103:                                              ; preds = %100
  %104 = load ptr, ptr %10, align 8, !tbaa !39
  %105 = tail call i32 %98(ptr noundef %104) #15
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %108, label %107

107:                                              ; preds = %103
  tail call fastcc void @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %17)
  br label %108

108:                                              ; preds = %89, %97, %100, %103, %107
  %109 = phi i32 [ 0, %89 ], [ 1, %107 ], [ 0, %103 ], [ 0, %100 ], [ 0, %97 ]
  %110 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %111 = load i32, ptr %110, align 4, !tbaa !76
  %112 = sext i32 %111 to i64
  br label %255

113:                                              ; preds = %16
  br i1 %8, label %132, label %114

114:                                              ; preds = %113
  %115 = load ptr, ptr %9, align 8, !tbaa !67
  %116 = icmp eq ptr %115, null
  br i1 %116, label %121, label %117

117:                                              ; preds = %114
  %118 = load ptr, ptr %10, align 8, !tbaa !39
  %119 = getelementptr inbounds nuw i8, ptr %17, i64 20
  %120 = load i32, ptr %119, align 4, !tbaa !75
  tail call void %115(ptr noundef %118, i32 noundef %120, i32 noundef 2) #15
  br label %121

121:                                              ; preds = %117, %114
  %122 = load ptr, ptr %11, align 8, !tbaa !56
  %123 = icmp eq ptr %122, null
  br i1 %123, label %132, label %124

124:                                              ; preds = %121
  %125 = load i64, ptr %12, align 8, !tbaa !74
  %126 = icmp slt i64 %14, %125
  br i1 %126, label %127, label %132

127:                                              ; preds = %124
  %128 = load ptr, ptr %10, align 8, !tbaa !39
  %129 = tail call i32 %122(ptr noundef %128) #15
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %132, label %131

131:                                              ; preds = %127
  tail call fastcc void @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %17)
  br label %132

132:                                              ; preds = %113, %121, %124, %127, %131
  %133 = phi i32 [ 0, %113 ], [ 1, %131 ], [ 0, %127 ], [ 0, %124 ], [ 0, %121 ]
  %134 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %135 = load ptr, ptr %134, align 8, !tbaa !78
  %136 = load ptr, ptr %7, align 8, !tbaa !77
  %137 = load i32, ptr %135, align 4, !tbaa !5
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds ptr, ptr %136, i64 %138
  %140 = load ptr, ptr %139, align 8, !tbaa !41
  %141 = load i32, ptr %140, align 4, !tbaa !5
  %142 = add i32 %141, 1
  store i32 %142, ptr %140, align 4, !tbaa !5
  %143 = getelementptr inbounds nuw i8, ptr %135, i64 4
  %144 = load i32, ptr %143, align 4, !tbaa !5
  %145 = icmp slt i32 %144, 0
  br i1 %145, label %152, label %146

146:                                              ; preds = %132
  %147 = zext nneg i32 %144 to i64
  %148 = getelementptr inbounds nuw ptr, ptr %136, i64 %147
  %149 = load ptr, ptr %148, align 8, !tbaa !41
  %150 = load i32, ptr %149, align 4, !tbaa !5
  %151 = icmp slt i32 %142, %150
  br i1 %151, label %152, label %255

152:                                              ; preds = %146, %132
  %153 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %154 = load i32, ptr %153, align 4, !tbaa !76
  %155 = sext i32 %154 to i64
  br label %255

156:                                              ; preds = %16
  %157 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %158 = load ptr, ptr %157, align 8, !tbaa !78
  %159 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %160 = load i32, ptr %159, align 8, !tbaa !79
  %161 = load ptr, ptr %7, align 8, !tbaa !77
  %162 = load i32, ptr %158, align 4, !tbaa !5
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds ptr, ptr %161, i64 %163
  %165 = load ptr, ptr %164, align 8, !tbaa !41
  %166 = getelementptr inbounds nuw i8, ptr %158, i64 4
  %167 = load i32, ptr %166, align 4, !tbaa !5
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds ptr, ptr %161, i64 %168
  %170 = load ptr, ptr %169, align 8, !tbaa !41
  store ptr %170, ptr %164, align 8, !tbaa !41
  %171 = load ptr, ptr %7, align 8, !tbaa !77
  %172 = getelementptr inbounds ptr, ptr %171, i64 %168
  store ptr %165, ptr %172, align 8, !tbaa !41
  %173 = load ptr, ptr %6, align 8, !tbaa !80
  %174 = getelementptr inbounds nuw i8, ptr %158, i64 8
  %175 = load i32, ptr %174, align 4, !tbaa !5
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds i8, ptr %173, i64 %176
  %178 = load i8, ptr %177, align 1, !tbaa !9
  %179 = xor i8 %178, 1
  store i8 %179, ptr %177, align 1, !tbaa !9
  %180 = ptrtoint ptr %170 to i64
  %181 = ptrtoint ptr %165 to i64
  %182 = sub i64 %180, %181
  %183 = icmp ugt i32 %160, 4
  br i1 %183, label %184, label %255

184:                                              ; preds = %156
  %185 = getelementptr inbounds nuw i8, ptr %158, i64 12
  %186 = load i32, ptr %185, align 4, !tbaa !5
  %187 = add i32 %186, 4
  %188 = sub i64 0, %182
  %189 = zext i32 %187 to i64
  %190 = zext i32 %160 to i64
  %191 = and i64 %190, 1
  %192 = icmp eq i32 %160, 5
  br i1 %192, label %241, label %193

193:                                              ; preds = %184
  %194 = and i64 %190, 4294967294
  %195 = add nsw i64 %194, -6
  br label %196

196:                                              ; preds = %196, %193
  %197 = phi i64 [ 4, %193 ], [ %222, %196 ]
  %198 = phi i64 [ 0, %193 ], [ %223, %196 ]
  %199 = load ptr, ptr %7, align 8, !tbaa !77
  %200 = getelementptr inbounds nuw i32, ptr %158, i64 %197
  %201 = load i32, ptr %200, align 4, !tbaa !5
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds ptr, ptr %199, i64 %202
  %204 = load ptr, ptr %203, align 8, !tbaa !41
  %205 = ptrtoint ptr %204 to i64
  %206 = icmp samesign ult i64 %197, %189
  %207 = select i1 %206, i64 %182, i64 %188
  %208 = add i64 %207, %205
  %209 = inttoptr i64 %208 to ptr
  store ptr %209, ptr %203, align 8, !tbaa !41
  %210 = or disjoint i64 %197, 1
  %211 = load ptr, ptr %7, align 8, !tbaa !77
  %212 = getelementptr inbounds nuw i32, ptr %158, i64 %210
  %213 = load i32, ptr %212, align 4, !tbaa !5
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds ptr, ptr %211, i64 %214
  %216 = load ptr, ptr %215, align 8, !tbaa !41
  %217 = ptrtoint ptr %216 to i64
  %218 = icmp samesign ult i64 %210, %189
  %219 = select i1 %218, i64 %182, i64 %188
  %220 = add i64 %219, %217
  %221 = inttoptr i64 %220 to ptr
  store ptr %221, ptr %215, align 8, !tbaa !41
  %222 = add nuw nsw i64 %197, 2
  %223 = add i64 %198, 2
  %224 = icmp eq i64 %198, %195
  br i1 %224, label %239, label %196, !llvm.loop !81

225:                                              ; preds = %16
  %226 = load ptr, ptr %6, align 8, !tbaa !80
  %227 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %228 = load ptr, ptr %227, align 8, !tbaa !78
  %229 = getelementptr inbounds nuw i8, ptr %228, i64 8
  %230 = load i32, ptr %229, align 4, !tbaa !5
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds i8, ptr %226, i64 %231
  %233 = load i8, ptr %232, align 1, !tbaa !9
  %234 = icmp eq i8 %233, 0
  br i1 %234, label %235, label %255

235:                                              ; preds = %225
  %236 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %237 = load i32, ptr %236, align 4, !tbaa !76
  %238 = sext i32 %237 to i64
  br label %255

239:                                              ; preds = %196
  %240 = icmp eq i64 %191, 0
  br i1 %240, label %255, label %241

241:                                              ; preds = %239, %184
  %242 = phi i64 [ 4, %184 ], [ %222, %239 ]
  %243 = icmp ne i64 %191, 0
  tail call void @llvm.assume(i1 %243)
  %244 = load ptr, ptr %7, align 8, !tbaa !77
  %245 = getelementptr inbounds nuw i32, ptr %158, i64 %242
  %246 = load i32, ptr %245, align 4, !tbaa !5
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds ptr, ptr %244, i64 %247
  %249 = load ptr, ptr %248, align 8, !tbaa !41
  %250 = ptrtoint ptr %249 to i64
  %251 = icmp samesign ult i64 %242, %189
  %252 = select i1 %251, i64 %182, i64 %188
  %253 = add i64 %252, %250
  %254 = inttoptr i64 %253 to ptr
  store ptr %254, ptr %248, align 8, !tbaa !41
  br label %255

255:                                              ; preds = %241, %239, %156, %152, %146, %85, %79, %68, %44, %40, %235, %225, %64, %54, %48, %16, %108, %50
  %256 = phi i64 [ %18, %16 ], [ %18, %54 ], [ %53, %50 ], [ %18, %225 ], [ %18, %44 ], [ %112, %108 ], [ %18, %68 ], [ %18, %146 ], [ %18, %48 ], [ %67, %64 ], [ %238, %235 ], [ %18, %156 ], [ %18, %40 ], [ %88, %85 ], [ %18, %79 ], [ %155, %152 ], [ %18, %239 ], [ %18, %241 ]
  %257 = phi i32 [ 0, %16 ], [ 0, %54 ], [ 0, %50 ], [ 0, %225 ], [ %41, %44 ], [ %109, %108 ], [ 0, %68 ], [ %133, %146 ], [ %49, %48 ], [ 0, %64 ], [ 0, %235 ], [ 0, %156 ], [ %41, %40 ], [ 0, %85 ], [ 0, %79 ], [ %133, %152 ], [ 0, %239 ], [ 0, %241 ]
  %258 = icmp eq i32 %257, 0
  br i1 %258, label %13, label %259, !llvm.loop !82

259:                                              ; preds = %13, %255, %32
  %260 = phi i32 [ 1, %32 ], [ 0, %13 ], [ %257, %255 ]
  ret i32 %260
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 4) i32 @tfc_check_overlaps(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) local_unnamed_addr #33 {
  %5 = alloca %struct.tfc_block_of, align 8
  %6 = alloca %struct.tfc_block_of, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load i32, ptr %8, align 8, !tbaa !83
  %10 = add i32 %9, 2
  %11 = zext i32 %10 to i64
  %12 = add nuw nsw i64 %11, 1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %14 = load i32, ptr %13, align 4, !tbaa !87
  %15 = zext i32 %14 to i64
  %16 = add nuw nsw i64 %12, %15
  %17 = icmp eq i32 %10, 0
  br i1 %17, label %61, label %18

18:                                               ; preds = %4
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 16
  br label %23

23:                                               ; preds = %18, %59
  %24 = phi i64 [ 0, %18 ], [ %25, %59 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #15
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %5, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %24)
  %25 = add nuw nsw i64 %24, 1
  %26 = icmp samesign ult i64 %25, %16
  br i1 %26, label %27, label %59

27:                                               ; preds = %23
  %28 = load i64, ptr %19, align 8
  %29 = load i64, ptr %22, align 8
  %30 = icmp eq i64 %29, 0
  br label %31

31:                                               ; preds = %27, %56
  %32 = phi i64 [ %25, %27 ], [ %57, %56 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #15
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %6, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %32)
  %33 = load i64, ptr %20, align 8, !tbaa !88
  %34 = sub i64 %28, %33
  %35 = load i64, ptr %21, align 8, !tbaa !91
  %36 = icmp uge i64 %34, %35
  %37 = sub i64 %33, %28
  %38 = icmp uge i64 %37, %29
  %39 = and i1 %36, %38
  %40 = icmp eq i64 %35, 0
  %41 = select i1 %30, i1 true, i1 %40
  %42 = select i1 %41, i1 true, i1 %39
  br i1 %42, label %56, label %43

43:                                               ; preds = %31
  %44 = load ptr, ptr %6, align 8, !tbaa !92
  store ptr %44, ptr %7, align 8, !tbaa !93
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %46 = load ptr, ptr %5, align 8, !tbaa !92
  store ptr %46, ptr %45, align 8, !tbaa !95
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %49 = getelementptr inbounds nuw i8, ptr %6, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %47, i8 0, i64 32, i1 false)
  %50 = load ptr, ptr %49, align 8, !tbaa !96
  %51 = icmp eq ptr %50, null
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %53 = load ptr, ptr %52, align 8
  %54 = select i1 %51, ptr %53, ptr %50
  store ptr %54, ptr %48, align 8, !tbaa !97
  %55 = tail call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull @.str, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15
  br label %61

56:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  %57 = add nuw nsw i64 %32, 1
  %58 = icmp eq i64 %57, %16
  br i1 %58, label %59, label %31, !llvm.loop !98

59:                                               ; preds = %56, %23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15
  %60 = icmp eq i64 %25, %11
  br i1 %60, label %61, label %23

61:                                               ; preds = %59, %4, %43
  %62 = phi i32 [ 3, %43 ], [ 0, %4 ], [ 0, %59 ]
  ret i32 %62
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @block_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.tfc_block_of) align 8 captures(none) initializes((0, 32)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef range(i64 -9223372036854775808, 8589934591) %4) unnamed_addr #34 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %7 = load i32, ptr %6, align 8, !tbaa !83
  %8 = add i32 %7, 2
  %9 = zext i32 %8 to i64
  switch i64 %4, label %31 [
    i64 0, label %10
    i64 1, label %23
  ]

10:                                               ; preds = %5
  store ptr @.str.4, ptr %0, align 8, !tbaa !92
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load ptr, ptr %2, align 8, !tbaa !99
  %13 = ptrtoint ptr %12 to i64
  store i64 %13, ptr %11, align 8, !tbaa !88
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %16 = load i64, ptr %15, align 8, !tbaa !101
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %10
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %20 = load i64, ptr %19, align 8, !tbaa !102
  br label %21

21:                                               ; preds = %10, %18
  %22 = phi i64 [ %20, %18 ], [ 0, %10 ]
  store i64 %22, ptr %14, align 8, !tbaa !91
  br label %90

23:                                               ; preds = %5
  store ptr @.str.5, ptr %0, align 8, !tbaa !92
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %26 = load ptr, ptr %25, align 8, !tbaa !103
  %27 = ptrtoint ptr %26 to i64
  store i64 %27, ptr %24, align 8, !tbaa !88
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %30 = load i64, ptr %29, align 8, !tbaa !104
  store i64 %30, ptr %28, align 8, !tbaa !91
  br label %90

31:                                               ; preds = %5
  %32 = icmp eq i64 %4, %9
  br i1 %32, label %33, label %41

33:                                               ; preds = %31
  store ptr @.str.6, ptr %0, align 8, !tbaa !92
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !105
  %37 = ptrtoint ptr %36 to i64
  store i64 %37, ptr %34, align 8, !tbaa !88
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %40 = load i64, ptr %39, align 8, !tbaa !106
  store i64 %40, ptr %38, align 8, !tbaa !91
  br label %90

41:                                               ; preds = %31
  %42 = icmp slt i64 %4, %9
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %44 = load ptr, ptr %43, align 8, !tbaa !107
  br i1 %42, label %45, label %52

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 148
  %47 = load i32, ptr %46, align 4, !tbaa !87
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw %struct.tfc_given, ptr %44, i64 %48
  %50 = getelementptr %struct.tfc_given, ptr %49, i64 %4
  %51 = getelementptr i8, ptr %50, i64 -96
  br label %56

52:                                               ; preds = %41
  %53 = xor i64 %9, -1
  %54 = getelementptr %struct.tfc_given, ptr %44, i64 %4
  %55 = getelementptr %struct.tfc_given, ptr %54, i64 %53
  br label %56

56:                                               ; preds = %52, %45
  %57 = phi ptr [ %51, %45 ], [ %55, %52 ]
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %59 = load i32, ptr %58, align 8, !tbaa !108
  %60 = load ptr, ptr %1, align 8, !tbaa !109
  %61 = sext i32 %59 to i64
  %62 = getelementptr inbounds i8, ptr %60, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %57, i64 32
  %64 = load i32, ptr %63, align 8, !tbaa !110
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i64, ptr %62, i64 %65
  %67 = tail call fastcc i64 @evaluate(ptr noundef %66, ptr noundef %3)
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %82, label %69

69:                                               ; preds = %56
  %70 = xor i64 %9, -1
  %71 = select i1 %42, i64 -2, i64 %70
  %72 = select i1 %42, i64 32, i64 24
  %73 = getelementptr inbounds nuw i8, ptr %2, i64 %72
  %74 = load ptr, ptr %73, align 8, !tbaa !41
  %75 = add nsw i64 %4, %71
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %77 = load i64, ptr %76, align 8, !tbaa !113
  %78 = mul i64 %77, %75
  %79 = getelementptr inbounds nuw i8, ptr %74, i64 %78
  %80 = load ptr, ptr %79, align 8, !tbaa !41
  %81 = ptrtoint ptr %80 to i64
  br label %82

82:                                               ; preds = %69, %56
  %83 = phi i64 [ 0, %56 ], [ %81, %69 ]
  %84 = getelementptr inbounds nuw i8, ptr %57, i64 24
  %85 = load i32, ptr %84, align 8, !tbaa !114
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr %60, i64 %86
  store ptr %87, ptr %0, align 8, !tbaa !92
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %83, ptr %88, align 8, !tbaa !88
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %67, ptr %89, align 8, !tbaa !91
  br label %90

90:                                               ; preds = %82, %33, %23, %21
  %91 = phi ptr [ %57, %82 ], [ null, %33 ], [ null, %23 ], [ null, %21 ]
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %91, ptr %92, align 8, !tbaa !96
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
  store ptr %8, ptr %5, align 8, !tbaa !115
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 239
  store ptr %10, ptr %9, align 8, !tbaa !117
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
  store ptr %47, ptr %5, align 8, !tbaa !115
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
  br i1 %55, label %25, label %72, !llvm.loop !118

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
  br label %56, !llvm.loop !119

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
  store i32 %1, ptr %0, align 8, !tbaa !120
  %74 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %75 = load ptr, ptr %74, align 8, !tbaa !97
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store ptr %75, ptr %76, align 8, !tbaa !122
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %77, align 8, !tbaa !123
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
  store ptr %1, ptr %12, align 8, !tbaa !99
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %2, ptr %13, align 8, !tbaa !105
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr %3, ptr %14, align 8, !tbaa !103
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store ptr %5, ptr %15, align 8, !tbaa !124
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store ptr %6, ptr %16, align 8, !tbaa !125
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 40
  store i64 8, ptr %17, align 8, !tbaa !113
  %18 = call fastcc i32 @check(ptr noundef %0, ptr noundef %12, ptr noundef %4, ptr noundef %7, ptr noundef %8)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %62

20:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %22 = load i64, ptr %21, align 8, !tbaa !101
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %60, label %24

24:                                               ; preds = %20
  %25 = load i64, ptr %1, align 8, !tbaa !42
  %26 = icmp eq i64 %25, %22
  br i1 %26, label %29, label %27

27:                                               ; preds = %24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  %28 = call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.17, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %10) #24
  br label %59

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %31 = load i32, ptr %30, align 4, !tbaa !126
  %32 = load ptr, ptr %0, align 8, !tbaa !109
  %33 = sext i32 %31 to i64
  %34 = getelementptr inbounds i8, ptr %32, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %36 = load i32, ptr %35, align 8, !tbaa !127
  %37 = icmp sgt i32 %36, 0
  br i1 %37, label %38, label %60

38:                                               ; preds = %29
  %39 = zext nneg i32 %36 to i64
  br label %43

40:                                               ; preds = %43
  %41 = add nuw nsw i64 %44, 1
  %42 = icmp eq i64 %41, %39
  br i1 %42, label %60, label %43, !llvm.loop !128

43:                                               ; preds = %40, %38
  %44 = phi i64 [ 0, %38 ], [ %41, %40 ]
  %45 = getelementptr inbounds nuw %struct.tfc_flag, ptr %34, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !129
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
  %55 = load i32, ptr %54, align 4, !tbaa !131
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr %32, i64 %56
  store ptr %57, ptr %11, align 8, !tbaa !93
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
  br i1 %12, label %13, label %167

13:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %15 = load i64, ptr %14, align 8, !tbaa !106
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %27, label %17

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = load ptr, ptr %18, align 8, !tbaa !105
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %29 = load i64, ptr %28, align 8, !tbaa !104
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
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %43 = load i64, ptr %42, align 8, !tbaa !101
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %55, label %45

45:                                               ; preds = %41
  %46 = load ptr, ptr %1, align 8, !tbaa !99
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
  br label %167

55:                                               ; preds = %45, %41
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %56 = tail call fastcc i32 @check_dims(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %4)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %167

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !107
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %62 = load i32, ptr %61, align 4, !tbaa !87
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %65 = load ptr, ptr %64, align 8, !tbaa !124
  %66 = icmp eq i32 %62, 0
  br i1 %66, label %110, label %67

67:                                               ; preds = %58
  %68 = load ptr, ptr %0, align 8, !tbaa !109
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %70 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %71 = icmp eq ptr %65, null
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 112
  br label %74

74:                                               ; preds = %104, %67
  %75 = phi i64 [ 0, %67 ], [ %105, %104 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #15
  %76 = getelementptr inbounds nuw %struct.tfc_given, ptr %60, i64 %75
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 24
  %78 = load i32, ptr %77, align 8, !tbaa !114
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i8, ptr %68, i64 %79
  store ptr %80, ptr %7, align 8, !tbaa !93
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %69, i8 0, i64 40, i1 false)
  store ptr %76, ptr %70, align 8, !tbaa !97
  br i1 %71, label %87, label %81

81:                                               ; preds = %74
  %82 = load i64, ptr %72, align 8, !tbaa !113
  %83 = mul i64 %82, %75
  %84 = getelementptr inbounds nuw i8, ptr %65, i64 %83
  %85 = load ptr, ptr %84, align 8, !tbaa !41
  %86 = icmp eq ptr %85, null
  br i1 %86, label %87, label %97

87:                                               ; preds = %81, %74
  %88 = load i32, ptr %73, align 8, !tbaa !108
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i8, ptr %68, i64 %89
  %91 = getelementptr inbounds nuw i8, ptr %76, i64 32
  %92 = load i32, ptr %91, align 8, !tbaa !110
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i64, ptr %90, i64 %93
  %95 = tail call fastcc i64 @evaluate(ptr noundef %94, ptr noundef readonly %2)
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %104, label %107

97:                                               ; preds = %81
  %98 = ptrtoint ptr %85 to i64
  %99 = getelementptr inbounds nuw i8, ptr %76, i64 28
  %100 = load i32, ptr %99, align 4, !tbaa !132
  %101 = sext i32 %100 to i64
  %102 = urem i64 %98, %101
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %104, label %107

104:                                              ; preds = %97, %87
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #15
  %105 = add nuw nsw i64 %75, 1
  %106 = icmp eq i64 %105, %63
  br i1 %106, label %110, label %74, !llvm.loop !133

107:                                              ; preds = %97, %87
  %108 = phi ptr [ @.str.15, %87 ], [ @.str.16, %97 ]
  %109 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %108, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #15
  br label %167

110:                                              ; preds = %104, %58
  %111 = getelementptr inbounds nuw %struct.tfc_given, ptr %60, i64 %63
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %113 = load i32, ptr %112, align 8, !tbaa !83
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %116 = load ptr, ptr %115, align 8, !tbaa !125
  %117 = icmp eq i32 %113, 0
  br i1 %117, label %161, label %118

118:                                              ; preds = %110
  %119 = load ptr, ptr %0, align 8, !tbaa !109
  %120 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %121 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %122 = icmp eq ptr %116, null
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 112
  br label %125

125:                                              ; preds = %155, %118
  %126 = phi i64 [ 0, %118 ], [ %156, %155 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #15
  %127 = getelementptr inbounds nuw %struct.tfc_given, ptr %111, i64 %126
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 24
  %129 = load i32, ptr %128, align 8, !tbaa !114
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds i8, ptr %119, i64 %130
  store ptr %131, ptr %6, align 8, !tbaa !93
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %120, i8 0, i64 40, i1 false)
  store ptr %127, ptr %121, align 8, !tbaa !97
  br i1 %122, label %138, label %132

132:                                              ; preds = %125
  %133 = load i64, ptr %123, align 8, !tbaa !113
  %134 = mul i64 %133, %126
  %135 = getelementptr inbounds nuw i8, ptr %116, i64 %134
  %136 = load ptr, ptr %135, align 8, !tbaa !41
  %137 = icmp eq ptr %136, null
  br i1 %137, label %138, label %148

138:                                              ; preds = %132, %125
  %139 = load i32, ptr %124, align 8, !tbaa !108
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds i8, ptr %119, i64 %140
  %142 = getelementptr inbounds nuw i8, ptr %127, i64 32
  %143 = load i32, ptr %142, align 8, !tbaa !110
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds i64, ptr %141, i64 %144
  %146 = tail call fastcc i64 @evaluate(ptr noundef %145, ptr noundef readonly %2)
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %155, label %158

148:                                              ; preds = %132
  %149 = ptrtoint ptr %136 to i64
  %150 = getelementptr inbounds nuw i8, ptr %127, i64 28
  %151 = load i32, ptr %150, align 4, !tbaa !132
  %152 = sext i32 %151 to i64
  %153 = urem i64 %149, %152
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %155, label %158

155:                                              ; preds = %148, %138
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  %156 = add nuw nsw i64 %126, 1
  %157 = icmp eq i64 %156, %114
  br i1 %157, label %161, label %125, !llvm.loop !133

158:                                              ; preds = %148, %138
  %159 = phi ptr [ @.str.15, %138 ], [ @.str.16, %148 ]
  %160 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %159, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  br label %167

161:                                              ; preds = %155, %110
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %163 = load ptr, ptr %162, align 8, !tbaa !134
  %164 = icmp eq ptr %163, null
  br i1 %164, label %167, label %165

165:                                              ; preds = %161
  %166 = tail call i32 %163(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef %4) #15
  br label %167

167:                                              ; preds = %5, %54, %107, %55, %158, %161, %165
  %168 = phi i32 [ %166, %165 ], [ 0, %161 ], [ 3, %158 ], [ 3, %107 ], [ %56, %55 ], [ 3, %54 ], [ %11, %5 ]
  ret i32 %168
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 10) i32 @check_state(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef %2) unnamed_addr #35 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %7 = load i64, ptr %6, align 8, !tbaa !101
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %44, label %9

9:                                                ; preds = %3
  %10 = load i64, ptr %1, align 8, !tbaa !42
  %11 = icmp eq i64 %10, %7
  br i1 %11, label %14, label %12

12:                                               ; preds = %9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  %13 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 9, ptr noundef nonnull @.str.17, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  br label %44

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %16 = load i32, ptr %15, align 4, !tbaa !126
  %17 = load ptr, ptr %0, align 8, !tbaa !109
  %18 = sext i32 %16 to i64
  %19 = getelementptr inbounds i8, ptr %17, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %21 = load i32, ptr %20, align 8, !tbaa !127
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %23, label %44

23:                                               ; preds = %14
  %24 = zext nneg i32 %21 to i64
  br label %28

25:                                               ; preds = %28
  %26 = add nuw nsw i64 %29, 1
  %27 = icmp eq i64 %26, %24
  br i1 %27, label %44, label %28, !llvm.loop !128

28:                                               ; preds = %23, %25
  %29 = phi i64 [ 0, %23 ], [ %26, %25 ]
  %30 = getelementptr inbounds nuw %struct.tfc_flag, ptr %19, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !129
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
  %40 = load i32, ptr %39, align 4, !tbaa !131
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr %17, i64 %41
  store ptr %42, ptr %5, align 8, !tbaa !93
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
  %9 = load ptr, ptr %1, align 8, !tbaa !99
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !103
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %13 = load i32, ptr %12, align 4, !tbaa !135
  %14 = load ptr, ptr %0, align 8, !tbaa !109
  %15 = sext i32 %13 to i64
  %16 = getelementptr inbounds i8, ptr %14, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %18 = load i32, ptr %17, align 8, !tbaa !136
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr %14, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %22 = load i32, ptr %21, align 8, !tbaa !137
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr %14, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %26 = load i32, ptr %25, align 4, !tbaa !138
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %14, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %30 = load i32, ptr %29, align 4, !tbaa !139
  %31 = icmp sgt i32 %30, 0
  br i1 %31, label %32, label %103

32:                                               ; preds = %5
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %39 = zext nneg i32 %30 to i64
  br label %40

40:                                               ; preds = %94, %32
  %41 = phi i64 [ 0, %32 ], [ %101, %94 ]
  %42 = getelementptr inbounds nuw %struct.tfc_place, ptr %28, i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = load i32, ptr %42, align 8, !tbaa !140
  switch i32 %45, label %80 [
    i32 0, label %46
    i32 1, label %55
    i32 2, label %64
    i32 3, label %68
    i32 4, label %72
    i32 5, label %76
  ]

46:                                               ; preds = %40
  %47 = load ptr, ptr %37, align 8, !tbaa !124
  %48 = shl i64 %44, 32
  %49 = ashr exact i64 %48, 32
  %50 = load i64, ptr %36, align 8, !tbaa !113
  %51 = mul i64 %50, %49
  %52 = getelementptr inbounds nuw i8, ptr %47, i64 %51
  %53 = load ptr, ptr %52, align 8, !tbaa !41
  %54 = ptrtoint ptr %53 to i64
  br label %94

55:                                               ; preds = %40
  %56 = load ptr, ptr %35, align 8, !tbaa !125
  %57 = shl i64 %44, 32
  %58 = ashr exact i64 %57, 32
  %59 = load i64, ptr %36, align 8, !tbaa !113
  %60 = mul i64 %59, %58
  %61 = getelementptr inbounds nuw i8, ptr %56, i64 %60
  %62 = load ptr, ptr %61, align 8, !tbaa !41
  %63 = ptrtoint ptr %62 to i64
  br label %94

64:                                               ; preds = %40
  %65 = load ptr, ptr %1, align 8, !tbaa !99
  %66 = ptrtoint ptr %65 to i64
  %67 = add i64 %44, %66
  br label %94

68:                                               ; preds = %40
  %69 = load ptr, ptr %34, align 8, !tbaa !105
  %70 = ptrtoint ptr %69 to i64
  %71 = add i64 %44, %70
  br label %94

72:                                               ; preds = %40
  %73 = load ptr, ptr %33, align 8, !tbaa !142
  %74 = ptrtoint ptr %73 to i64
  %75 = add i64 %44, %74
  br label %94

76:                                               ; preds = %40
  %77 = load ptr, ptr %10, align 8, !tbaa !103
  %78 = ptrtoint ptr %77 to i64
  %79 = add i64 %44, %78
  br label %94

80:                                               ; preds = %40
  %81 = shl i64 %44, 32
  %82 = ashr exact i64 %81, 29
  %83 = getelementptr inbounds i8, ptr %11, i64 %82
  %84 = load ptr, ptr %83, align 8, !tbaa !41
  %85 = ptrtoint ptr %84 to i64
  %86 = load i32, ptr %38, align 8, !tbaa !108
  %87 = load ptr, ptr %0, align 8, !tbaa !109
  %88 = sext i32 %86 to i64
  %89 = getelementptr inbounds i8, ptr %87, i64 %88
  %90 = ashr i64 %44, 32
  %91 = getelementptr inbounds i64, ptr %89, i64 %90
  %92 = tail call fastcc i64 @evaluate(ptr noundef %91, ptr noundef readonly %2)
  %93 = add i64 %92, %85
  br label %94

94:                                               ; preds = %80, %76, %72, %68, %64, %55, %46
  %95 = phi i64 [ %93, %80 ], [ %54, %46 ], [ %63, %55 ], [ %67, %64 ], [ %71, %68 ], [ %75, %72 ], [ %79, %76 ]
  %96 = inttoptr i64 %95 to ptr
  %97 = getelementptr inbounds nuw i8, ptr %42, i64 4
  %98 = load i32, ptr %97, align 4, !tbaa !143
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds ptr, ptr %11, i64 %99
  store ptr %96, ptr %100, align 8, !tbaa !41
  %101 = add nuw nsw i64 %41, 1
  %102 = icmp eq i64 %101, %39
  br i1 %102, label %103, label %40, !llvm.loop !144

103:                                              ; preds = %94, %5
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %105 = load i32, ptr %104, align 8, !tbaa !145
  %106 = icmp sgt i32 %105, 0
  br i1 %106, label %107, label %109

107:                                              ; preds = %103
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 72
  br label %113

109:                                              ; preds = %113, %103
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %111 = load i32, ptr %110, align 8, !tbaa !146
  %112 = icmp sgt i32 %111, 0
  br i1 %112, label %126, label %122

113:                                              ; preds = %107, %113
  %114 = phi i64 [ 0, %107 ], [ %118, %113 ]
  %115 = load i64, ptr %108, align 8, !tbaa !147
  %116 = getelementptr i8, ptr %11, i64 %115
  %117 = getelementptr i8, ptr %116, i64 %114
  store i8 0, ptr %117, align 1, !tbaa !9
  %118 = add nuw nsw i64 %114, 1
  %119 = load i32, ptr %104, align 8, !tbaa !145
  %120 = sext i32 %119 to i64
  %121 = icmp slt i64 %118, %120
  br i1 %121, label %113, label %109, !llvm.loop !148

122:                                              ; preds = %142, %109
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #15
  store i32 56, ptr %7, align 8, !tbaa !149
  %123 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 0, ptr %123, align 4, !tbaa !150
  %124 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %125 = icmp eq ptr %3, null
  br i1 %125, label %150, label %147

126:                                              ; preds = %109, %142
  %127 = phi i32 [ %143, %142 ], [ %111, %109 ]
  %128 = phi i64 [ %144, %142 ], [ 0, %109 ]
  %129 = getelementptr inbounds nuw %struct.tfc_aside, ptr %16, i64 %128
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 8
  %131 = load i64, ptr %130, align 8, !tbaa !151
  %132 = getelementptr inbounds i8, ptr %11, i64 %131
  %133 = load i64, ptr %129, align 8, !tbaa !153
  %134 = getelementptr inbounds i8, ptr %9, i64 %133
  %135 = getelementptr inbounds nuw i8, ptr %129, i64 16
  %136 = load i64, ptr %135, align 8, !tbaa !154
  %137 = icmp slt i64 %136, 1
  %138 = icmp eq ptr %132, %134
  %139 = or i1 %138, %137
  br i1 %139, label %142, label %140

140:                                              ; preds = %126
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %132, ptr readonly align 1 %134, i64 %136, i1 false)
  %141 = load i32, ptr %110, align 8, !tbaa !146
  br label %142

142:                                              ; preds = %126, %140
  %143 = phi i32 [ %127, %126 ], [ %141, %140 ]
  %144 = add nuw nsw i64 %128, 1
  %145 = sext i32 %143 to i64
  %146 = icmp slt i64 %144, %145
  br i1 %146, label %126, label %122, !llvm.loop !155

147:                                              ; preds = %122
  %148 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %149 = load ptr, ptr %148, align 8, !tbaa !156
  br label %150

150:                                              ; preds = %122, %147
  %151 = phi ptr [ %149, %147 ], [ null, %122 ]
  store ptr %151, ptr %124, align 8, !tbaa !31
  %152 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %3, ptr %152, align 8, !tbaa !21
  %153 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %6, ptr %153, align 8, !tbaa !47
  %154 = getelementptr inbounds nuw i8, ptr %7, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %154, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #15
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %156 = load ptr, ptr %155, align 8, !tbaa !157
  store ptr %156, ptr %8, align 8, !tbaa !71
  %157 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %159 = load i32, ptr %158, align 8, !tbaa !158
  %160 = sext i32 %159 to i64
  store i64 %160, ptr %157, align 8, !tbaa !69
  %161 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %11, ptr %161, align 8, !tbaa !77
  %162 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store ptr %2, ptr %162, align 8, !tbaa !159
  %163 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %165 = load i64, ptr %164, align 8, !tbaa !160
  %166 = getelementptr inbounds i8, ptr %11, i64 %165
  store ptr %166, ptr %163, align 8, !tbaa !161
  %167 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store ptr %7, ptr %167, align 8, !tbaa !57
  %168 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %170 = load i64, ptr %169, align 8, !tbaa !162
  store i64 %170, ptr %168, align 8, !tbaa !74
  %171 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %173 = load i32, ptr %172, align 8, !tbaa !108
  %174 = load ptr, ptr %0, align 8, !tbaa !109
  %175 = sext i32 %173 to i64
  %176 = getelementptr inbounds i8, ptr %174, i64 %175
  store ptr %176, ptr %171, align 8, !tbaa !163
  %177 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %179 = load i64, ptr %178, align 8, !tbaa !147
  %180 = getelementptr inbounds i8, ptr %11, i64 %179
  store ptr %180, ptr %177, align 8, !tbaa !80
  %181 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store ptr null, ptr %181, align 8, !tbaa !164
  %182 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 180
  %184 = load i32, ptr %183, align 4, !tbaa !165
  %185 = sext i32 %184 to i64
  store i64 %185, ptr %182, align 8, !tbaa !68
  %186 = getelementptr inbounds nuw i8, ptr %8, i64 88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %186, i8 0, i64 16, i1 false)
  %187 = call i32 @tfc_walk(ptr noundef nonnull %8)
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %192, label %189

189:                                              ; preds = %150
  %190 = load i32, ptr %110, align 8, !tbaa !146
  %191 = icmp sgt i32 %190, 0
  br i1 %191, label %201, label %199

192:                                              ; preds = %150
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %194 = load i32, ptr %193, align 4, !tbaa !166
  %195 = icmp sgt i32 %194, 0
  br i1 %195, label %196, label %222

196:                                              ; preds = %192
  %197 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %198 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %226

199:                                              ; preds = %217, %189
  %200 = call fastcc i32 @report_failure(ptr noundef nonnull %0, ptr noundef %6, ptr noundef %4) #24
  br label %270

201:                                              ; preds = %189, %217
  %202 = phi i32 [ %218, %217 ], [ %190, %189 ]
  %203 = phi i64 [ %219, %217 ], [ 0, %189 ]
  %204 = getelementptr inbounds nuw %struct.tfc_aside, ptr %16, i64 %203
  %205 = load i64, ptr %204, align 8, !tbaa !153
  %206 = getelementptr inbounds i8, ptr %9, i64 %205
  %207 = getelementptr inbounds nuw i8, ptr %204, i64 8
  %208 = load i64, ptr %207, align 8, !tbaa !151
  %209 = getelementptr inbounds i8, ptr %11, i64 %208
  %210 = getelementptr inbounds nuw i8, ptr %204, i64 16
  %211 = load i64, ptr %210, align 8, !tbaa !154
  %212 = icmp slt i64 %211, 1
  %213 = icmp eq ptr %206, %209
  %214 = or i1 %213, %212
  br i1 %214, label %217, label %215

215:                                              ; preds = %201
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %206, ptr readonly align 1 %209, i64 %211, i1 false)
  %216 = load i32, ptr %110, align 8, !tbaa !146
  br label %217

217:                                              ; preds = %201, %215
  %218 = phi i32 [ %202, %201 ], [ %216, %215 ]
  %219 = add nuw nsw i64 %203, 1
  %220 = sext i32 %218 to i64
  %221 = icmp slt i64 %219, %220
  br i1 %221, label %201, label %199, !llvm.loop !167

222:                                              ; preds = %255, %192
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 164
  %224 = load i32, ptr %223, align 4, !tbaa !168
  %225 = icmp sgt i32 %224, 0
  br i1 %225, label %260, label %270

226:                                              ; preds = %196, %255
  %227 = phi i32 [ %194, %196 ], [ %256, %255 ]
  %228 = phi i64 [ 0, %196 ], [ %257, %255 ]
  %229 = getelementptr inbounds nuw %struct.tfc_result, ptr %20, i64 %228
  %230 = load ptr, ptr %197, align 8, !tbaa !125
  %231 = getelementptr inbounds nuw i8, ptr %229, i64 4
  %232 = load i32, ptr %231, align 4, !tbaa !169
  %233 = sext i32 %232 to i64
  %234 = load i64, ptr %198, align 8, !tbaa !113
  %235 = mul i64 %234, %233
  %236 = getelementptr inbounds nuw i8, ptr %230, i64 %235
  %237 = load ptr, ptr %236, align 8, !tbaa !41
  %238 = load i32, ptr %229, align 8, !tbaa !171
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds ptr, ptr %11, i64 %239
  %241 = load ptr, ptr %240, align 8, !tbaa !41
  %242 = load i32, ptr %172, align 8, !tbaa !108
  %243 = load ptr, ptr %0, align 8, !tbaa !109
  %244 = sext i32 %242 to i64
  %245 = getelementptr inbounds i8, ptr %243, i64 %244
  %246 = getelementptr inbounds nuw i8, ptr %229, i64 8
  %247 = load i64, ptr %246, align 8, !tbaa !172
  %248 = getelementptr inbounds i64, ptr %245, i64 %247
  %249 = call fastcc i64 @evaluate(ptr noundef %248, ptr noundef %2)
  %250 = icmp slt i64 %249, 1
  %251 = icmp eq ptr %237, %241
  %252 = or i1 %251, %250
  br i1 %252, label %255, label %253

253:                                              ; preds = %226
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %237, ptr readonly align 1 %241, i64 %249, i1 false)
  %254 = load i32, ptr %193, align 4, !tbaa !166
  br label %255

255:                                              ; preds = %226, %253
  %256 = phi i32 [ %227, %226 ], [ %254, %253 ]
  %257 = add nuw nsw i64 %228, 1
  %258 = sext i32 %256 to i64
  %259 = icmp slt i64 %257, %258
  br i1 %259, label %226, label %222, !llvm.loop !173

260:                                              ; preds = %222, %260
  %261 = phi i64 [ %266, %260 ], [ 0, %222 ]
  %262 = getelementptr inbounds nuw %struct.tfc_flag, ptr %24, i64 %261
  %263 = load i32, ptr %262, align 4, !tbaa !129
  %264 = sext i32 %263 to i64
  %265 = getelementptr inbounds i8, ptr %9, i64 %264
  store i8 1, ptr %265, align 1, !tbaa !9
  %266 = add nuw nsw i64 %261, 1
  %267 = load i32, ptr %223, align 4, !tbaa !168
  %268 = sext i32 %267 to i64
  %269 = icmp slt i64 %266, %268
  br i1 %269, label %260, label %270, !llvm.loop !174

270:                                              ; preds = %260, %222, %199
  %271 = phi i32 [ %200, %199 ], [ 0, %222 ], [ 0, %260 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  ret i32 %271
}

; Function Attrs: nounwind uwtable
define i32 @tfc_run(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3) local_unnamed_addr #25 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_memory, align 8
  %8 = icmp eq ptr %3, null
  br i1 %8, label %129, label %9

9:                                                ; preds = %4
  %10 = load i32, ptr %3, align 8, !tbaa !175
  %11 = icmp ult i32 %10, 16
  br i1 %11, label %129, label %12

12:                                               ; preds = %9
  %13 = icmp ult i32 %10, 104
  br i1 %13, label %14, label %22

14:                                               ; preds = %12
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %16 = load ptr, ptr %15, align 8, !tbaa !179
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %18 = zext nneg i32 %10 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, i8 0, i64 24, i1 false)
  store i64 %18, ptr %17, align 8, !tbaa !180
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 104, ptr %19, align 8, !tbaa !181
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %20, i8 0, i64 16, i1 false)
  %21 = tail call fastcc i32 @report(ptr noundef %16, i32 noundef 3, ptr noundef nonnull @.str.1, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #24
  br label %129

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %24 = load i32, ptr %23, align 4, !tbaa !182
  %25 = icmp ult i32 %24, %1
  br i1 %25, label %35, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !179
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %30 = zext i32 %24 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  store i64 %30, ptr %29, align 8, !tbaa !180
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %32 = zext i32 %1 to i64
  store i64 %32, ptr %31, align 8, !tbaa !181
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %33, i8 0, i64 16, i1 false)
  %34 = tail call fastcc i32 @report(ptr noundef %28, i32 noundef 3, ptr noundef nonnull @.str.2, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #24
  br label %129

35:                                               ; preds = %22
  %36 = zext i32 %24 to i64
  %37 = getelementptr inbounds nuw ptr, ptr %0, i64 %36
  %38 = load ptr, ptr %37, align 8, !tbaa !183
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 144
  %40 = load i32, ptr %39, align 8, !tbaa !185
  %41 = add nsw i32 %40, 1
  %42 = zext i32 %41 to i64
  %43 = tail call ptr @llvm.stacksave.p0()
  %44 = alloca i64, i64 %42, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #15
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %46 = load ptr, ptr %45, align 8, !tbaa !186
  store ptr %46, ptr %7, align 8, !tbaa !99
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %49 = load ptr, ptr %48, align 8, !tbaa !187
  %50 = icmp eq ptr %49, null
  %51 = select i1 %50, ptr %2, ptr %49
  store ptr %51, ptr %47, align 8, !tbaa !105
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %54 = load ptr, ptr %53, align 8, !tbaa !188
  store ptr %54, ptr %52, align 8, !tbaa !103
  %55 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %57 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %58 = load <2 x ptr>, ptr %56, align 8, !tbaa !189
  store <2 x ptr> %58, ptr %55, align 8, !tbaa !41
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 56, ptr %59, align 8, !tbaa !113
  %60 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %61 = call fastcc i32 @check_call(ptr noundef %38, ptr noundef %3, ptr noundef %44) #24
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %127

63:                                               ; preds = %35
  %64 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %65 = load ptr, ptr %64, align 8, !tbaa !190
  %66 = load ptr, ptr %60, align 8, !tbaa !179
  %67 = call fastcc i32 @check(ptr noundef nonnull %38, ptr noundef %7, ptr noundef nonnull %44, ptr noundef %65, ptr noundef %66)
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %127

69:                                               ; preds = %63
  %70 = load ptr, ptr %7, align 8, !tbaa !99
  %71 = load ptr, ptr %60, align 8, !tbaa !179
  %72 = call fastcc i32 @check_state(ptr noundef nonnull %38, ptr noundef %70, ptr noundef %71)
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %127

74:                                               ; preds = %69
  %75 = load ptr, ptr %64, align 8, !tbaa !190
  %76 = load ptr, ptr %60, align 8, !tbaa !179
  %77 = call fastcc i32 @run(ptr noundef nonnull %38, ptr noundef %7, ptr noundef nonnull %44, ptr noundef %75, ptr noundef %76)
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %127

79:                                               ; preds = %74
  %80 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %81 = load i32, ptr %80, align 4, !tbaa !191
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %127, label %83

83:                                               ; preds = %79
  %84 = load ptr, ptr %57, align 8, !tbaa !192
  %85 = getelementptr inbounds nuw i8, ptr %38, i64 112
  %86 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %87 = getelementptr inbounds nuw i8, ptr %38, i64 148
  %88 = zext i32 %81 to i64
  br label %89

89:                                               ; preds = %83, %114
  %90 = phi i64 [ 0, %83 ], [ %115, %114 ]
  %91 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %84, i64 %90
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %93 = load ptr, ptr %92, align 8, !tbaa !193
  %94 = icmp eq ptr %93, null
  br i1 %94, label %114, label %95

95:                                               ; preds = %89
  %96 = getelementptr inbounds nuw i8, ptr %91, i64 24
  %97 = load i32, ptr %96, align 8, !tbaa !195
  %98 = zext i32 %97 to i64
  %99 = icmp eq i32 %97, 0
  br i1 %99, label %114, label %100

100:                                              ; preds = %95
  %101 = load i32, ptr %85, align 8, !tbaa !108
  %102 = load ptr, ptr %38, align 8, !tbaa !109
  %103 = sext i32 %101 to i64
  %104 = getelementptr inbounds i8, ptr %102, i64 %103
  %105 = load ptr, ptr %86, align 8, !tbaa !107
  %106 = load i32, ptr %87, align 4, !tbaa !87
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw %struct.tfc_given, ptr %105, i64 %107
  %109 = getelementptr inbounds nuw %struct.tfc_given, ptr %108, i64 %90
  %110 = getelementptr inbounds nuw i8, ptr %109, i64 36
  %111 = load i32, ptr %110, align 4, !tbaa !196
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i8, ptr %102, i64 %112
  br label %117

114:                                              ; preds = %117, %95, %89
  %115 = add nuw nsw i64 %90, 1
  %116 = icmp eq i64 %115, %88
  br i1 %116, label %127, label %89, !llvm.loop !197

117:                                              ; preds = %100, %117
  %118 = phi i64 [ %125, %117 ], [ 0, %100 ]
  %119 = getelementptr inbounds nuw i32, ptr %113, i64 %118
  %120 = load i32, ptr %119, align 4, !tbaa !5
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i64, ptr %104, i64 %121
  %123 = call fastcc i64 @evaluate(ptr noundef %122, ptr noundef nonnull %44)
  %124 = getelementptr inbounds nuw i64, ptr %93, i64 %118
  store i64 %123, ptr %124, align 8, !tbaa !42
  %125 = add nuw nsw i64 %118, 1
  %126 = icmp eq i64 %125, %98
  br i1 %126, label %114, label %117

127:                                              ; preds = %114, %79, %35, %63, %69, %74
  %128 = phi i32 [ %77, %74 ], [ %61, %35 ], [ %72, %69 ], [ %67, %63 ], [ 0, %79 ], [ 0, %114 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #15
  call void @llvm.stackrestore.p0(ptr %43)
  br label %129

129:                                              ; preds = %4, %9, %127, %26, %14
  %130 = phi i32 [ %128, %127 ], [ 3, %14 ], [ 3, %26 ], [ 3, %9 ], [ 3, %4 ]
  ret i32 %130
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
  %10 = load ptr, ptr %9, align 8, !tbaa !179
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %12 = load ptr, ptr %11, align 8, !tbaa !198
  %13 = icmp eq ptr %12, null
  br i1 %13, label %16, label %14

14:                                               ; preds = %3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %15 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.22, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #24
  br label %239

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %18 = load i32, ptr %17, align 8, !tbaa !199
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %20 = load i32, ptr %19, align 4, !tbaa !87
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %28

22:                                               ; preds = %16
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %41, label %24

24:                                               ; preds = %22
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %26 = load ptr, ptr %25, align 8, !tbaa !200
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %41

28:                                               ; preds = %24, %16
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %30 = load i32, ptr %29, align 8, !tbaa !201
  %31 = load ptr, ptr %0, align 8, !tbaa !109
  %32 = sext i32 %30 to i64
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  store ptr %33, ptr %7, align 8, !tbaa !93
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %36 = zext i32 %18 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %34, i8 0, i64 16, i1 false)
  store i64 %36, ptr %35, align 8, !tbaa !180
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %38 = zext i32 %20 to i64
  store i64 %38, ptr %37, align 8, !tbaa !181
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %39, i8 0, i64 16, i1 false)
  %40 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.23, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #24
  br label %239

41:                                               ; preds = %24, %22
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %43 = load i32, ptr %42, align 4, !tbaa !191
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %45 = load i32, ptr %44, align 8, !tbaa !83
  %46 = icmp eq i32 %43, %45
  br i1 %46, label %47, label %53

47:                                               ; preds = %41
  %48 = icmp eq i32 %43, 0
  br i1 %48, label %66, label %49

49:                                               ; preds = %47
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %51 = load ptr, ptr %50, align 8, !tbaa !192
  %52 = icmp eq ptr %51, null
  br i1 %52, label %53, label %66

53:                                               ; preds = %49, %41
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %55 = load i32, ptr %54, align 8, !tbaa !201
  %56 = load ptr, ptr %0, align 8, !tbaa !109
  %57 = sext i32 %55 to i64
  %58 = getelementptr inbounds i8, ptr %56, i64 %57
  store ptr %58, ptr %8, align 8, !tbaa !93
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %61 = zext i32 %43 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %59, i8 0, i64 16, i1 false)
  store i64 %61, ptr %60, align 8, !tbaa !180
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %63 = zext i32 %45 to i64
  store i64 %63, ptr %62, align 8, !tbaa !181
  %64 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %64, i8 0, i64 16, i1 false)
  %65 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.24, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #24
  br label %239

66:                                               ; preds = %49, %47
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %68 = load i64, ptr %67, align 8, !tbaa !202
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %70 = load i64, ptr %69, align 8, !tbaa !101
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %75, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %74 = load i64, ptr %73, align 8, !tbaa !102
  br label %75

75:                                               ; preds = %72, %66
  %76 = phi i64 [ %74, %72 ], [ 0, %66 ]
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %78 = load i64, ptr %77, align 8, !tbaa !203
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %80 = load ptr, ptr %79, align 8, !tbaa !187
  %81 = icmp eq ptr %80, null
  br i1 %81, label %85, label %82

82:                                               ; preds = %75
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %84 = load i64, ptr %83, align 8, !tbaa !106
  br label %85

85:                                               ; preds = %82, %75
  %86 = phi i64 [ %84, %82 ], [ 0, %75 ]
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %88 = load i64, ptr %87, align 8, !tbaa !204
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %90 = load i64, ptr %89, align 8, !tbaa !104
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
  store ptr %97, ptr %5, align 8, !tbaa !93
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %101 = getelementptr inbounds nuw i8, ptr %5, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %100, i8 0, i64 16, i1 false)
  store i64 %98, ptr %101, align 8, !tbaa !180
  %102 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %99, ptr %102, align 8, !tbaa !181
  %103 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %103, i8 0, i64 16, i1 false)
  %104 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.28, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %239

105:                                              ; preds = %94
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %108

108:                                              ; preds = %105, %116
  %109 = phi i64 [ 0, %105 ], [ %122, %116 ]
  %110 = load i32, ptr %17, align 8, !tbaa !199
  %111 = zext i32 %110 to i64
  %112 = icmp samesign ult i64 %109, %111
  br i1 %112, label %116, label %113

113:                                              ; preds = %108
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %124

116:                                              ; preds = %108
  %117 = load ptr, ptr %106, align 8, !tbaa !107
  %118 = getelementptr inbounds nuw %struct.tfc_given, ptr %117, i64 %109
  %119 = load ptr, ptr %107, align 8, !tbaa !200
  %120 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %119, i64 %109
  %121 = tail call fastcc i32 @check_kind(ptr noundef nonnull %0, ptr noundef %118, ptr noundef %120, i32 noundef 1, ptr noundef %10)
  %122 = add nuw nsw i64 %109, 1
  %123 = icmp eq i32 %121, 0
  br i1 %123, label %108, label %239, !llvm.loop !205

124:                                              ; preds = %113, %129
  %125 = phi i64 [ 0, %113 ], [ %138, %129 ]
  %126 = load i32, ptr %42, align 4, !tbaa !191
  %127 = zext i32 %126 to i64
  %128 = icmp samesign ult i64 %125, %127
  br i1 %128, label %129, label %140

129:                                              ; preds = %124
  %130 = load ptr, ptr %114, align 8, !tbaa !107
  %131 = load i32, ptr %19, align 4, !tbaa !87
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw %struct.tfc_given, ptr %130, i64 %132
  %134 = getelementptr inbounds nuw %struct.tfc_given, ptr %133, i64 %125
  %135 = load ptr, ptr %115, align 8, !tbaa !192
  %136 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %135, i64 %125
  %137 = tail call fastcc i32 @check_kind(ptr noundef nonnull %0, ptr noundef %134, ptr noundef %136, i32 noundef 0, ptr noundef %10)
  %138 = add nuw nsw i64 %125, 1
  %139 = icmp eq i32 %137, 0
  br i1 %139, label %124, label %239, !llvm.loop !206

140:                                              ; preds = %124
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %142 = load ptr, ptr %141, align 8, !tbaa !200
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %144 = load i32, ptr %143, align 8, !tbaa !185
  %145 = icmp sgt i32 %144, 0
  br i1 %145, label %146, label %201

146:                                              ; preds = %140
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %148 = load i32, ptr %147, align 4, !tbaa !207
  %149 = load ptr, ptr %0, align 8, !tbaa !109
  %150 = sext i32 %148 to i64
  %151 = getelementptr inbounds i8, ptr %149, i64 %150
  %152 = load ptr, ptr %114, align 8, !tbaa !107
  %153 = zext nneg i32 %144 to i64
  br label %154

154:                                              ; preds = %181, %146
  %155 = phi i64 [ 0, %146 ], [ %183, %181 ]
  %156 = getelementptr inbounds nuw %struct.tfc_bound, ptr %151, i64 %155
  %157 = getelementptr inbounds nuw i8, ptr %156, i64 36
  %158 = load i32, ptr %157, align 4, !tbaa !208
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds %struct.tfc_tensor, ptr %142, i64 %159
  %161 = getelementptr inbounds nuw i8, ptr %160, i64 8
  %162 = load ptr, ptr %161, align 8, !tbaa !193
  %163 = getelementptr inbounds nuw i8, ptr %156, i64 40
  %164 = load i32, ptr %163, align 8, !tbaa !210
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds i64, ptr %162, i64 %165
  %167 = load i64, ptr %166, align 8, !tbaa !42
  %168 = icmp slt i64 %167, 0
  br i1 %168, label %185, label %169

169:                                              ; preds = %154
  %170 = getelementptr inbounds nuw i8, ptr %156, i64 24
  %171 = load i64, ptr %170, align 8, !tbaa !211
  %172 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %167, i64 %171)
  %173 = extractvalue { i64, i1 } %172, 1
  %174 = extractvalue { i64, i1 } %172, 0
  br i1 %173, label %185, label %175

175:                                              ; preds = %169
  %176 = getelementptr inbounds nuw i8, ptr %156, i64 16
  %177 = load i64, ptr %176, align 8, !tbaa !212
  %178 = srem i64 %174, %177
  %179 = sdiv i64 %174, %177
  %180 = icmp eq i64 %178, 0
  br i1 %180, label %181, label %185

181:                                              ; preds = %175
  %182 = getelementptr inbounds nuw i64, ptr %2, i64 %155
  store i64 %179, ptr %182, align 8, !tbaa !42
  %183 = add nuw nsw i64 %155, 1
  %184 = icmp eq i64 %183, %153
  br i1 %184, label %201, label %154, !llvm.loop !213

185:                                              ; preds = %154, %169, %175
  %186 = getelementptr inbounds %struct.tfc_given, ptr %152, i64 %159
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 24
  %188 = load i32, ptr %187, align 8, !tbaa !114
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds i8, ptr %149, i64 %189
  store ptr %190, ptr %4, align 8, !tbaa !93
  %191 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %192 = getelementptr inbounds nuw i8, ptr %156, i64 32
  %193 = load i32, ptr %192, align 8, !tbaa !214
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds i8, ptr %149, i64 %194
  store ptr %195, ptr %191, align 8, !tbaa !95
  %196 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %167, ptr %196, align 8, !tbaa !215
  %197 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %165, ptr %197, align 8, !tbaa !180
  %198 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %199 = getelementptr inbounds nuw i8, ptr %4, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %198, i8 0, i64 16, i1 false)
  store ptr %186, ptr %199, align 8, !tbaa !97
  %200 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.33, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %239

201:                                              ; preds = %181, %140
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %202 = tail call fastcc i32 @check_dims(ptr noundef %0, ptr noundef nonnull %2, ptr noundef %10)
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %204, label %239

204:                                              ; preds = %201
  %205 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %206 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %207

207:                                              ; preds = %204, %215
  %208 = phi i64 [ 0, %204 ], [ %221, %215 ]
  %209 = load i32, ptr %17, align 8, !tbaa !199
  %210 = zext i32 %209 to i64
  %211 = icmp samesign ult i64 %208, %210
  br i1 %211, label %215, label %212

212:                                              ; preds = %207
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %214 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %223

215:                                              ; preds = %207
  %216 = load ptr, ptr %205, align 8, !tbaa !107
  %217 = getelementptr inbounds nuw %struct.tfc_given, ptr %216, i64 %208
  %218 = load ptr, ptr %206, align 8, !tbaa !200
  %219 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %218, i64 %208
  %220 = tail call fastcc i32 @check_size(ptr noundef %0, ptr noundef %217, ptr noundef %219, i32 noundef 1, ptr noundef %2, ptr noundef %10)
  %221 = add nuw nsw i64 %208, 1
  %222 = icmp eq i32 %220, 0
  br i1 %222, label %207, label %239, !llvm.loop !216

223:                                              ; preds = %212, %228
  %224 = phi i64 [ 0, %212 ], [ %237, %228 ]
  %225 = load i32, ptr %42, align 4, !tbaa !191
  %226 = zext i32 %225 to i64
  %227 = icmp samesign ult i64 %224, %226
  br i1 %227, label %228, label %239

228:                                              ; preds = %223
  %229 = load ptr, ptr %213, align 8, !tbaa !107
  %230 = load i32, ptr %19, align 4, !tbaa !87
  %231 = zext i32 %230 to i64
  %232 = getelementptr inbounds nuw %struct.tfc_given, ptr %229, i64 %231
  %233 = getelementptr inbounds nuw %struct.tfc_given, ptr %232, i64 %224
  %234 = load ptr, ptr %214, align 8, !tbaa !192
  %235 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %234, i64 %224
  %236 = tail call fastcc i32 @check_size(ptr noundef %0, ptr noundef %233, ptr noundef %235, i32 noundef 0, ptr noundef %2, ptr noundef %10)
  %237 = add nuw nsw i64 %224, 1
  %238 = icmp eq i32 %236, 0
  br i1 %238, label %223, label %239, !llvm.loop !217

239:                                              ; preds = %116, %129, %215, %228, %223, %96, %185, %201, %53, %28, %14
  %240 = phi i32 [ 3, %14 ], [ 3, %28 ], [ 3, %53 ], [ %236, %228 ], [ 3, %96 ], [ %220, %215 ], [ %202, %201 ], [ %137, %129 ], [ 3, %185 ], [ 0, %223 ], [ %121, %116 ]
  ret i32 %240
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
  %8 = load i64, ptr %6, align 8, !tbaa !42
  switch i64 %8, label %23 [
    i64 0, label %75
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !42
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !42
  br label %71

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !42
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !42
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !42
  br label %71

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !42
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !42
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
  store i64 %70, ptr %27, align 8, !tbaa !42
  br label %71

71:                                               ; preds = %9, %68, %15
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %15 ]
  %73 = phi i32 [ %24, %68 ], [ %12, %9 ], [ %20, %15 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !218

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
  store ptr %6, ptr %15, align 8, !tbaa !99
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store ptr %7, ptr %26, align 8, !tbaa !105
  %27 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %8, ptr %27, align 8, !tbaa !103
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %29 = getelementptr inbounds nuw i8, ptr %15, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  store i64 8, ptr %29, align 8, !tbaa !113
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
  store i64 %3, ptr %6, align 8, !tbaa !42
  %39 = icmp sgt i64 %2, 0
  br i1 %39, label %41, label %40

40:                                               ; preds = %55, %38
  br i1 %30, label %106, label %61

41:                                               ; preds = %38, %55
  %42 = phi i64 [ %59, %55 ], [ 0, %38 ]
  %43 = getelementptr inbounds nuw %struct.tfc_initial, ptr %1, i64 %42
  %44 = load i64, ptr %43, align 8, !tbaa !219
  %45 = getelementptr inbounds i8, ptr %6, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %47 = load i64, ptr %46, align 8, !tbaa !221
  %48 = getelementptr inbounds i8, ptr %5, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %50 = load i64, ptr %49, align 8, !tbaa !222
  %51 = icmp slt i64 %50, 1
  %52 = icmp eq ptr %45, %48
  %53 = or i1 %52, %51
  br i1 %53, label %55, label %54

54:                                               ; preds = %41
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %45, ptr readonly align 1 %48, i64 %50, i1 false)
  br label %55

55:                                               ; preds = %41, %54
  %56 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %57 = load i64, ptr %56, align 8, !tbaa !223
  %58 = getelementptr inbounds i8, ptr %6, i64 %57
  store i8 1, ptr %58, align 1, !tbaa !9
  %59 = add nuw nsw i64 %42, 1
  %60 = icmp eq i64 %59, %2
  br i1 %60, label %40, label %41, !llvm.loop !224

61:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %63 = load i64, ptr %62, align 8, !tbaa !101
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %101, label %65

65:                                               ; preds = %61
  %66 = load i64, ptr %6, align 8, !tbaa !42
  %67 = icmp eq i64 %66, %63
  br i1 %67, label %70, label %68

68:                                               ; preds = %65
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %12, i8 0, i64 56, i1 false)
  %69 = call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.17, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %12) #24
  br label %100

70:                                               ; preds = %65
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %72 = load i32, ptr %71, align 4, !tbaa !126
  %73 = load ptr, ptr %0, align 8, !tbaa !109
  %74 = sext i32 %72 to i64
  %75 = getelementptr inbounds i8, ptr %73, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %77 = load i32, ptr %76, align 8, !tbaa !127
  %78 = icmp sgt i32 %77, 0
  br i1 %78, label %79, label %101

79:                                               ; preds = %70
  %80 = zext nneg i32 %77 to i64
  br label %84

81:                                               ; preds = %84
  %82 = add nuw nsw i64 %85, 1
  %83 = icmp eq i64 %82, %80
  br i1 %83, label %101, label %84, !llvm.loop !128

84:                                               ; preds = %81, %79
  %85 = phi i64 [ 0, %79 ], [ %82, %81 ]
  %86 = getelementptr inbounds nuw %struct.tfc_flag, ptr %75, i64 %85
  %87 = load i32, ptr %86, align 4, !tbaa !129
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
  %96 = load i32, ptr %95, align 4, !tbaa !131
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i8, ptr %73, i64 %97
  store ptr %98, ptr %13, align 8, !tbaa !93
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
  store i64 0, ptr %6, align 8, !tbaa !42
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
  %8 = load i32, ptr %0, align 8, !tbaa !225
  %9 = icmp ult i32 %8, 56
  br i1 %9, label %10, label %16

10:                                               ; preds = %7
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %12 = zext nneg i32 %8 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  store i64 %12, ptr %11, align 8, !tbaa !180
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 56, ptr %13, align 8, !tbaa !181
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %15 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.36, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %3) #24
  br label %38

16:                                               ; preds = %7
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8, !tbaa !28
  %19 = icmp eq ptr %18, null
  br i1 %19, label %30, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %22 = load i32, ptr %21, align 4, !tbaa !30
  %23 = icmp ugt i32 %22, 65536
  br i1 %23, label %24, label %30

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %26 = zext i32 %22 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, i8 0, i64 24, i1 false)
  store i64 %26, ptr %25, align 8, !tbaa !180
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 65536, ptr %27, align 8, !tbaa !181
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  %29 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.37, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  br label %38

30:                                               ; preds = %20, %16
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %32 = load ptr, ptr %31, align 8, !tbaa !156
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

; Function Attrs: nounwind uwtable
define internal fastcc void @work(ptr noundef captures(none) %0, i32 noundef %1) unnamed_addr #27 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %6 = load i32, ptr %5, align 8, !tbaa !5
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %20, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load atomic i64, ptr %9 acquire, align 16
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %20, label %12

12:                                               ; preds = %8
  %13 = inttoptr i64 %10 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15
  %14 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #15
  %15 = load i64, ptr %4, align 8, !tbaa !226
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !228
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
  %44 = load i64, ptr %42, align 8, !tbaa !45
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %46, label %94

46:                                               ; preds = %35, %89
  %47 = phi i64 [ %90, %89 ], [ %44, %35 ]
  %48 = phi i32 [ %91, %89 ], [ %36, %35 ]
  %49 = atomicrmw add ptr %41, i64 1 monotonic, align 64
  %50 = icmp slt i64 %49, %47
  br i1 %50, label %51, label %89, !llvm.loop !229

51:                                               ; preds = %46
  %52 = load ptr, ptr %27, align 8, !tbaa !32
  %53 = load ptr, ptr %28, align 8, !tbaa !34
  %54 = load i64, ptr %29, align 8, !tbaa !38
  %55 = load i64, ptr %30, align 8, !tbaa !36
  %56 = sdiv i64 %54, %55
  %57 = sdiv i64 %49, %56
  %58 = load i64, ptr %31, align 8, !tbaa !35
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
  %88 = load i64, ptr %42, align 8, !tbaa !45
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
  br i1 %97, label %32, label %35, !llvm.loop !230

98:                                               ; preds = %32
  %99 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %100 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %101 = load i64, ptr %100, align 8, !tbaa !42
  %102 = srem i64 %99, %101
  %103 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %104 = getelementptr inbounds %struct.tfc_pool_event, ptr %103, i64 %102
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
  %105 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #15
  %106 = load i64, ptr %3, align 8, !tbaa !226
  %107 = mul nsw i64 %106, 1000000000
  %108 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %109 = load i64, ptr %108, align 8, !tbaa !228
  %110 = add nsw i64 %107, %109
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  %111 = zext i32 %1 to i64
  store i64 %23, ptr %104, align 8, !tbaa !42
  %112 = getelementptr inbounds nuw i8, ptr %104, i64 8
  store i64 %110, ptr %112, align 8, !tbaa !42
  %113 = getelementptr inbounds nuw i8, ptr %104, i64 16
  store i64 %111, ptr %113, align 8, !tbaa !42
  br label %114

114:                                              ; preds = %20, %98, %32
  ret void
}

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #15

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #16

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @run_kernel(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #31 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %4 = load i32, ptr %3, align 8, !tbaa !79
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %29, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = zext i32 %4 to i64
  %11 = and i64 %10, 1
  %12 = icmp eq i32 %4, 1
  br i1 %12, label %17, label %13

13:                                               ; preds = %6
  %14 = and i64 %10, 4294967294
  br label %39

15:                                               ; preds = %39
  %16 = icmp eq i64 %11, 0
  br i1 %16, label %29, label %17

17:                                               ; preds = %15, %6
  %18 = phi i64 [ 0, %6 ], [ %61, %15 ]
  %19 = icmp ne i64 %11, 0
  tail call void @llvm.assume(i1 %19)
  %20 = load ptr, ptr %7, align 8, !tbaa !77
  %21 = load ptr, ptr %8, align 8, !tbaa !78
  %22 = getelementptr inbounds nuw i32, ptr %21, i64 %18
  %23 = load i32, ptr %22, align 4, !tbaa !5
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds ptr, ptr %20, i64 %24
  %26 = load ptr, ptr %25, align 8, !tbaa !41
  %27 = load ptr, ptr %9, align 8, !tbaa !161
  %28 = getelementptr inbounds nuw ptr, ptr %27, i64 %18
  store ptr %26, ptr %28, align 8, !tbaa !41
  br label %29

29:                                               ; preds = %17, %15, %2
  %30 = load ptr, ptr %1, align 8, !tbaa !231
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %32 = load ptr, ptr %31, align 8, !tbaa !161
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %34 = load ptr, ptr %33, align 8, !tbaa !159
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %36 = load ptr, ptr %35, align 8, !tbaa !57
  %37 = tail call i32 %30(ptr noundef %32, ptr noundef %34, ptr noundef %36) #15
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %95, label %64

39:                                               ; preds = %39, %13
  %40 = phi i64 [ 0, %13 ], [ %61, %39 ]
  %41 = phi i64 [ 0, %13 ], [ %62, %39 ]
  %42 = load ptr, ptr %7, align 8, !tbaa !77
  %43 = load ptr, ptr %8, align 8, !tbaa !78
  %44 = getelementptr inbounds nuw i32, ptr %43, i64 %40
  %45 = load i32, ptr %44, align 4, !tbaa !5
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds ptr, ptr %42, i64 %46
  %48 = load ptr, ptr %47, align 8, !tbaa !41
  %49 = load ptr, ptr %9, align 8, !tbaa !161
  %50 = getelementptr inbounds nuw ptr, ptr %49, i64 %40
  store ptr %48, ptr %50, align 8, !tbaa !41
  %51 = or disjoint i64 %40, 1
  %52 = load ptr, ptr %7, align 8, !tbaa !77
  %53 = load ptr, ptr %8, align 8, !tbaa !78
  %54 = getelementptr inbounds nuw i32, ptr %53, i64 %51
  %55 = load i32, ptr %54, align 4, !tbaa !5
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds ptr, ptr %52, i64 %56
  %58 = load ptr, ptr %57, align 8, !tbaa !41
  %59 = load ptr, ptr %9, align 8, !tbaa !161
  %60 = getelementptr inbounds nuw ptr, ptr %59, i64 %51
  store ptr %58, ptr %60, align 8, !tbaa !41
  %61 = add nuw nsw i64 %40, 2
  %62 = add i64 %41, 2
  %63 = icmp eq i64 %62, %14
  br i1 %63, label %15, label %39, !llvm.loop !232

64:                                               ; preds = %29
  %65 = load ptr, ptr %35, align 8, !tbaa !57
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %67 = load ptr, ptr %66, align 8, !tbaa !47
  %68 = load atomic i32, ptr %67 acquire, align 8
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %88

70:                                               ; preds = %64
  %71 = load ptr, ptr %35, align 8, !tbaa !57
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 24
  %73 = load ptr, ptr %72, align 8, !tbaa !47
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 4
  br label %75

75:                                               ; preds = %75, %70
  %76 = atomicrmw xchg ptr %74, i32 1 acquire, align 4
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %75, !llvm.loop !48

78:                                               ; preds = %75
  %79 = load atomic i32, ptr %73 monotonic, align 8
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %85, label %81

81:                                               ; preds = %78
  %82 = getelementptr inbounds nuw i8, ptr %73, i64 16
  %83 = load i64, ptr %82, align 8, !tbaa !49
  %84 = icmp sgt i64 %83, 0
  br i1 %84, label %85, label %87

85:                                               ; preds = %81, %78
  %86 = getelementptr inbounds nuw i8, ptr %73, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %86, i8 0, i64 36, i1 false)
  store atomic i32 %37, ptr %73 monotonic, align 8
  br label %87

87:                                               ; preds = %81, %85
  store atomic i32 0, ptr %74 release, align 4
  br label %88

88:                                               ; preds = %87, %64
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %90 = load i32, ptr %89, align 4, !tbaa !75
  %91 = load ptr, ptr %35, align 8, !tbaa !57
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 24
  %93 = load ptr, ptr %92, align 8, !tbaa !47
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 8
  store i32 %90, ptr %94, align 8, !tbaa !233
  br label %95

95:                                               ; preds = %29, %88
  ret i32 %37
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @fail_at(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #38 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8, !tbaa !57
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %6 = load ptr, ptr %5, align 8, !tbaa !47
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 4
  br label %8

8:                                                ; preds = %8, %2
  %9 = atomicrmw xchg ptr %7, i32 1 acquire, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %8, !llvm.loop !48

11:                                               ; preds = %8
  %12 = load atomic i32, ptr %6 monotonic, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %16 = load i64, ptr %15, align 8, !tbaa !49
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %20

18:                                               ; preds = %14, %11
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %19, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %6 monotonic, align 8
  br label %20

20:                                               ; preds = %14, %18
  store atomic i32 0, ptr %7 release, align 4
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %22 = load i32, ptr %21, align 4, !tbaa !75
  %23 = load ptr, ptr %3, align 8, !tbaa !57
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %25 = load ptr, ptr %24, align 8, !tbaa !47
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i32 %22, ptr %26, align 8, !tbaa !233
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
  %10 = load ptr, ptr %0, align 8, !tbaa !115
  %11 = load ptr, ptr %6, align 8, !tbaa !117
  %12 = icmp ult ptr %10, %11
  br i1 %12, label %13, label %18

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 1
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 1
  store ptr %15, ptr %0, align 8, !tbaa !115
  store i8 %8, ptr %10, align 1, !tbaa !9
  %16 = load i8, ptr %14, align 1, !tbaa !9
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %7, !llvm.loop !234

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
  br i1 %14, label %15, label %5, !llvm.loop !235

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
  %28 = load ptr, ptr %0, align 8, !tbaa !115
  %29 = load ptr, ptr %23, align 8, !tbaa !117
  %30 = icmp ult ptr %28, %29
  br i1 %30, label %31, label %37

31:                                               ; preds = %26
  %32 = add nsw i64 %27, -1
  %33 = getelementptr inbounds i8, ptr %3, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !9
  %35 = getelementptr inbounds nuw i8, ptr %28, i64 1
  store ptr %35, ptr %0, align 8, !tbaa !115
  store i8 %34, ptr %28, align 1, !tbaa !9
  %36 = icmp eq i64 %32, 0
  br i1 %36, label %37, label %26, !llvm.loop !236

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
  br i1 %31, label %22, label %26, !llvm.loop !237

32:                                               ; preds = %22, %32
  %33 = phi i32 [ %36, %32 ], [ %24, %22 ]
  %34 = phi double [ %35, %32 ], [ %23, %22 ]
  %35 = fmul double %34, 1.000000e+01
  %36 = add nsw i32 %33, -1
  %37 = fcmp olt double %35, 1.000000e+00
  br i1 %37, label %32, label %38, !llvm.loop !238

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
  br i1 %71, label %56, label %52, !llvm.loop !239

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
  %7 = load i32, ptr %6, align 8, !tbaa !185
  %8 = icmp eq i32 %7, 0
  %9 = icmp ne ptr %1, null
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %20

11:                                               ; preds = %3
  %12 = icmp sgt i32 %7, 0
  br i1 %12, label %13, label %70

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %15 = load i32, ptr %14, align 4, !tbaa !207
  %16 = load ptr, ptr %0, align 8, !tbaa !109
  %17 = sext i32 %15 to i64
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = zext nneg i32 %7 to i64
  br label %35

20:                                               ; preds = %3
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %21, i8 0, i64 48, i1 false)
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %23 = load i32, ptr %22, align 4, !tbaa !207
  %24 = load ptr, ptr %0, align 8, !tbaa !109
  %25 = sext i32 %23 to i64
  %26 = getelementptr inbounds i8, ptr %24, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 32
  %28 = load i32, ptr %27, align 8, !tbaa !214
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %24, i64 %29
  store ptr %30, ptr %4, align 8, !tbaa !93
  %31 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.13, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  br label %70

32:                                               ; preds = %42
  %33 = add nuw nsw i64 %36, 1
  %34 = icmp eq i64 %33, %19
  br i1 %34, label %70, label %35, !llvm.loop !240

35:                                               ; preds = %13, %32
  %36 = phi i64 [ 0, %13 ], [ %33, %32 ]
  %37 = getelementptr inbounds nuw %struct.tfc_bound, ptr %18, i64 %36
  %38 = getelementptr inbounds nuw i64, ptr %1, i64 %36
  %39 = load i64, ptr %38, align 8, !tbaa !42
  %40 = load i64, ptr %37, align 8, !tbaa !241
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %46, label %42

42:                                               ; preds = %35
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !242
  %45 = icmp sgt i64 %39, %44
  br i1 %45, label %46, label %32

46:                                               ; preds = %42, %35
  %47 = getelementptr inbounds nuw i8, ptr %37, i64 36
  %48 = load i32, ptr %47, align 4, !tbaa !208
  %49 = icmp sgt i32 %48, -1
  br i1 %49, label %50, label %55

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = load ptr, ptr %51, align 8, !tbaa !107
  %53 = zext nneg i32 %48 to i64
  %54 = getelementptr inbounds nuw %struct.tfc_given, ptr %52, i64 %53
  br label %55

55:                                               ; preds = %46, %50
  %56 = phi ptr [ %54, %50 ], [ null, %46 ]
  %57 = getelementptr inbounds nuw i8, ptr %37, i64 32
  %58 = load i32, ptr %57, align 8, !tbaa !214
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i8, ptr %16, i64 %59
  store ptr %60, ptr %5, align 8, !tbaa !93
  %61 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr null, ptr %61, align 8, !tbaa !95
  %62 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %39, ptr %62, align 8, !tbaa !215
  %63 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %40, ptr %63, align 8, !tbaa !180
  %64 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %65 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %66 = load i64, ptr %65, align 8, !tbaa !242
  store i64 %66, ptr %64, align 8, !tbaa !181
  %67 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double 0.000000e+00, ptr %67, align 8, !tbaa !243
  %68 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %56, ptr %68, align 8, !tbaa !97
  %69 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #24
  br label %70

70:                                               ; preds = %32, %11, %55, %20
  %71 = phi i32 [ 3, %20 ], [ 3, %55 ], [ 0, %11 ], [ 0, %32 ]
  ret i32 %71
}

; Function Attrs: cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i32 @report_failure(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #40 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = load atomic i32, ptr %1 seq_cst, align 4, !tbaa !244
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15
  store ptr @.str.19, ptr %4, align 8, !tbaa !93
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr @.str.19, ptr %6, align 8, !tbaa !95
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load <2 x i64>, ptr %8, align 8, !tbaa !42
  store <2 x i64> %9, ptr %7, align 8, !tbaa !42
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %12 = load i64, ptr %11, align 8, !tbaa !54
  store i64 %12, ptr %10, align 8, !tbaa !181
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %15 = load double, ptr %14, align 8, !tbaa !55
  store double %15, ptr %13, align 8, !tbaa !243
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store ptr null, ptr %16, align 8, !tbaa !97
  %17 = icmp eq i32 %5, 1
  br i1 %17, label %29, label %18

18:                                               ; preds = %3
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 172
  %20 = load i32, ptr %19, align 4, !tbaa !245
  %21 = sext i32 %20 to i64
  %22 = icmp sgt i32 %20, 0
  br i1 %22, label %23, label %52

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = load ptr, ptr %24, align 8, !tbaa !246
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %27 = load i32, ptr %26, align 8, !tbaa !233
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 12
  br label %31

29:                                               ; preds = %3
  %30 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 1, ptr noundef nonnull @.str.20, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  br label %54

31:                                               ; preds = %23, %49
  %32 = phi i64 [ 0, %23 ], [ %50, %49 ]
  %33 = getelementptr inbounds nuw %struct.tfc_message, ptr %25, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %35 = load i32, ptr %34, align 8, !tbaa !247
  %36 = icmp eq i32 %35, %27
  br i1 %36, label %37, label %49

37:                                               ; preds = %31
  %38 = getelementptr inbounds nuw i8, ptr %33, i64 28
  %39 = load i32, ptr %38, align 4, !tbaa !249
  %40 = load i32, ptr %28, align 4, !tbaa !52
  %41 = icmp eq i32 %39, %40
  br i1 %41, label %42, label %49

42:                                               ; preds = %37
  store ptr %33, ptr %16, align 8, !tbaa !97
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 32
  %44 = load i32, ptr %43, align 8, !tbaa !250
  %45 = load ptr, ptr %0, align 8, !tbaa !109
  %46 = sext i32 %44 to i64
  %47 = getelementptr inbounds i8, ptr %45, i64 %46
  %48 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef %5, ptr noundef %47, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  br label %54

49:                                               ; preds = %37, %31
  %50 = add nuw nsw i64 %32, 1
  %51 = icmp eq i64 %50, %21
  br i1 %51, label %52, label %31, !llvm.loop !251

52:                                               ; preds = %49, %18
  %53 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef %5, ptr noundef nonnull @.str.21, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  br label %54

54:                                               ; preds = %42, %52, %29
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #15
  ret i32 %5
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_kind(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef %4) unnamed_addr #35 {
  %6 = alloca %struct.tfc_fault, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #15
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %8 = load i32, ptr %7, align 8, !tbaa !114
  %9 = load ptr, ptr %0, align 8, !tbaa !109
  %10 = sext i32 %8 to i64
  %11 = getelementptr inbounds i8, ptr %9, i64 %10
  store ptr %11, ptr %6, align 8, !tbaa !93
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %12, i8 0, i64 40, i1 false)
  store ptr %1, ptr %15, align 8, !tbaa !97
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %17 = load i32, ptr %16, align 8, !tbaa !252
  %18 = icmp ugt i32 %17, 1
  br i1 %18, label %47, label %19

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %21 = load i32, ptr %20, align 4, !tbaa !253
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %47

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %25 = load i32, ptr %24, align 8, !tbaa !195
  %26 = zext i32 %25 to i64
  store i64 %26, ptr %13, align 8, !tbaa !180
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %28 = load i32, ptr %27, align 4, !tbaa !254
  %29 = zext i32 %28 to i64
  store i64 %29, ptr %14, align 8, !tbaa !181
  %30 = icmp eq i32 %25, %28
  br i1 %30, label %31, label %47

31:                                               ; preds = %23
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %33 = load i32, ptr %32, align 4, !tbaa !255
  %34 = zext i32 %33 to i64
  store i64 %34, ptr %13, align 8, !tbaa !180
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %36 = load i32, ptr %35, align 8, !tbaa !256
  %37 = zext i32 %36 to i64
  store i64 %37, ptr %14, align 8, !tbaa !181
  %38 = icmp eq i32 %33, %36
  br i1 %38, label %39, label %47

39:                                               ; preds = %31
  %40 = icmp eq i32 %3, 0
  %41 = icmp eq i32 %25, 0
  %42 = or i1 %40, %41
  br i1 %42, label %50, label %43

43:                                               ; preds = %39
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %45 = load ptr, ptr %44, align 8, !tbaa !193
  %46 = icmp eq ptr %45, null
  br i1 %46, label %47, label %50

47:                                               ; preds = %43, %31, %23, %5, %19
  %48 = phi ptr [ @.str.31, %31 ], [ @.str.30, %23 ], [ @.str.29, %5 ], [ @.str.29, %19 ], [ @.str.32, %43 ]
  %49 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %48, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #24
  br label %50

50:                                               ; preds = %47, %39, %43
  %51 = phi i32 [ 0, %43 ], [ 0, %39 ], [ 3, %47 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  ret i32 %51
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_size(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef %5) unnamed_addr #37 {
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %52, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %12 = load i32, ptr %11, align 4, !tbaa !254
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = zext i32 %12 to i64
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %52, label %18

18:                                               ; preds = %10
  %19 = load i32, ptr %13, align 8, !tbaa !108
  %20 = load ptr, ptr %0, align 8, !tbaa !109
  %21 = sext i32 %19 to i64
  %22 = getelementptr inbounds i8, ptr %20, i64 %21
  %23 = load i32, ptr %14, align 4, !tbaa !196
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i8, ptr %20, i64 %24
  br label %29

26:                                               ; preds = %29
  %27 = add nuw nsw i64 %30, 1
  %28 = icmp eq i64 %27, %16
  br i1 %28, label %52, label %29

29:                                               ; preds = %18, %26
  %30 = phi i64 [ %27, %26 ], [ 0, %18 ]
  %31 = getelementptr inbounds nuw i32, ptr %25, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !5
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i64, ptr %22, i64 %33
  %35 = tail call fastcc i64 @evaluate(ptr noundef %34, ptr noundef nonnull %4)
  %36 = load ptr, ptr %15, align 8, !tbaa !193
  %37 = getelementptr inbounds nuw i64, ptr %36, i64 %30
  %38 = load i64, ptr %37, align 8, !tbaa !42
  %39 = icmp eq i64 %38, %35
  br i1 %39, label %26, label %40

40:                                               ; preds = %29
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %42 = load i32, ptr %41, align 8, !tbaa !114
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr %20, i64 %43
  store ptr %44, ptr %7, align 8, !tbaa !93
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @.str.19, ptr %45, align 8, !tbaa !95
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %38, ptr %46, align 8, !tbaa !215
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %30, ptr %47, align 8, !tbaa !180
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %35, ptr %48, align 8, !tbaa !181
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %49, align 8, !tbaa !243
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %1, ptr %50, align 8, !tbaa !97
  %51 = tail call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.34, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #24
  br label %77

52:                                               ; preds = %26, %10, %6
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %54 = load i32, ptr %53, align 8, !tbaa !108
  %55 = load ptr, ptr %0, align 8, !tbaa !109
  %56 = sext i32 %54 to i64
  %57 = getelementptr inbounds i8, ptr %55, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %59 = load i32, ptr %58, align 8, !tbaa !110
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i64, ptr %57, i64 %60
  %62 = tail call fastcc i64 @evaluate(ptr noundef %61, ptr noundef nonnull %4)
  %63 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %64 = load i64, ptr %63, align 8, !tbaa !257
  %65 = icmp ult i64 %64, %62
  br i1 %65, label %66, label %77

66:                                               ; preds = %52
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %68 = load i32, ptr %67, align 8, !tbaa !114
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i8, ptr %55, i64 %69
  store ptr %70, ptr %8, align 8, !tbaa !93
  %71 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %72 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %71, i8 0, i64 16, i1 false)
  store i64 %64, ptr %72, align 8, !tbaa !180
  %73 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %62, ptr %73, align 8, !tbaa !181
  %74 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %74, align 8, !tbaa !243
  %75 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %1, ptr %75, align 8, !tbaa !97
  %76 = tail call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.35, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #24
  br label %77

77:                                               ; preds = %40, %66, %52
  %78 = phi i32 [ 3, %40 ], [ 3, %66 ], [ 0, %52 ]
  ret i32 %78
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #19

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #19

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #19

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #21

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #21

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #22

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
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #7 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #8 = { noinline nounwind }
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
!10 = !{!11, !13, i64 16}
!11 = !{!"tfc_worker", !7, i64 0, !12, i64 8, !13, i64 16, !12, i64 24}
!12 = !{!"long", !7, i64 0}
!13 = !{!"p1 _ZTS8tfc_pool", !14, i64 0}
!14 = !{!"any pointer", !7, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !16}
!18 = distinct !{!18, !16}
!19 = !{!11, !12, i64 24}
!20 = distinct !{!20, !16}
!21 = !{!22, !23, i64 16}
!22 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !13, i64 8, !23, i64 16, !24, i64 24, !25, i64 32, !26, i64 40, !27, i64 48}
!23 = !{!"p1 _ZTS8tfc_host", !14, i64 0}
!24 = !{!"p1 _ZTS11tfc_failure", !14, i64 0}
!25 = !{!"p1 _ZTS10tfc_device", !14, i64 0}
!26 = !{!"p1 _ZTS10tfc_checks", !14, i64 0}
!27 = !{!"p1 _ZTS9tfc_timer", !14, i64 0}
!28 = !{!29, !14, i64 16}
!29 = !{!"tfc_host", !6, i64 0, !6, i64 4, !14, i64 8, !14, i64 16, !14, i64 24, !14, i64 32, !14, i64 40, !14, i64 48}
!30 = !{!29, !6, i64 4}
!31 = !{!22, !13, i64 8}
!32 = !{!33, !14, i64 0}
!33 = !{!"tfc_loop", !14, i64 0, !14, i64 8, !12, i64 16, !12, i64 24, !12, i64 32}
!34 = !{!33, !14, i64 8}
!35 = !{!33, !12, i64 16}
!36 = !{!33, !12, i64 32}
!37 = distinct !{!37, !16}
!38 = !{!33, !12, i64 24}
!39 = !{!29, !14, i64 8}
!40 = !{i64 0, i64 8, !41, i64 8, i64 8, !41, i64 16, i64 8, !42, i64 24, i64 8, !42, i64 32, i64 8, !42}
!41 = !{!14, !14, i64 0}
!42 = !{!12, !12, i64 0}
!43 = distinct !{!43, !16}
!44 = distinct !{!44, !16}
!45 = !{!11, !12, i64 8}
!46 = distinct !{!46, !16}
!47 = !{!22, !24, i64 24}
!48 = distinct !{!48, !16}
!49 = !{!50, !12, i64 16}
!50 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !12, i64 16, !12, i64 24, !12, i64 32, !51, i64 40}
!51 = !{!"double", !7, i64 0}
!52 = !{!50, !6, i64 12}
!53 = !{!50, !12, i64 24}
!54 = !{!50, !12, i64 32}
!55 = !{!50, !51, i64 40}
!56 = !{!29, !14, i64 40}
!57 = !{!58, !62, i64 40}
!58 = !{!"tfc_region", !59, i64 0, !12, i64 8, !60, i64 16, !61, i64 24, !60, i64 32, !62, i64 40, !12, i64 48, !61, i64 56, !63, i64 64, !64, i64 72, !12, i64 80, !65, i64 88, !66, i64 96}
!59 = !{!"p1 _ZTS15tfc_instruction", !14, i64 0}
!60 = !{!"any p2 pointer", !14, i64 0}
!61 = !{!"p1 long", !14, i64 0}
!62 = !{!"p1 _ZTS7tfc_ctx", !14, i64 0}
!63 = !{!"p1 omnipotent char", !14, i64 0}
!64 = !{!"p1 _ZTS9tfc_block", !14, i64 0}
!65 = !{!"p1 int", !14, i64 0}
!66 = !{!"p1 _ZTS13tfc_recording", !14, i64 0}
!67 = !{!29, !14, i64 32}
!68 = !{!58, !12, i64 80}
!69 = !{!58, !12, i64 8}
!70 = distinct !{!70, !16}
!71 = !{!58, !59, i64 0}
!72 = !{!73, !6, i64 24}
!73 = !{!"tfc_instruction", !14, i64 0, !65, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28}
!74 = !{!58, !12, i64 48}
!75 = !{!73, !6, i64 20}
!76 = !{!73, !6, i64 28}
!77 = !{!58, !60, i64 16}
!78 = !{!73, !65, i64 8}
!79 = !{!73, !6, i64 16}
!80 = !{!58, !63, i64 64}
!81 = distinct !{!81, !16}
!82 = distinct !{!82, !16}
!83 = !{!84, !6, i64 152}
!84 = !{!"tfc_entry", !63, i64 0, !59, i64 8, !63, i64 16, !85, i64 24, !86, i64 32, !14, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !6, i64 104, !6, i64 108, !6, i64 112, !6, i64 116, !6, i64 120, !6, i64 124, !6, i64 128, !6, i64 132, !6, i64 136, !6, i64 140, !6, i64 144, !6, i64 148, !6, i64 152, !6, i64 156, !6, i64 160, !6, i64 164, !6, i64 168, !6, i64 172, !6, i64 176, !6, i64 180}
!85 = !{!"p1 _ZTS9tfc_given", !14, i64 0}
!86 = !{!"p1 _ZTS11tfc_message", !14, i64 0}
!87 = !{!84, !6, i64 148}
!88 = !{!89, !12, i64 8}
!89 = !{!"tfc_block_of", !63, i64 0, !12, i64 8, !12, i64 16, !90, i64 24}
!90 = !{!"p1 _ZTS7tfc_loc", !14, i64 0}
!91 = !{!89, !12, i64 16}
!92 = !{!89, !63, i64 0}
!93 = !{!94, !63, i64 0}
!94 = !{!"tfc_fault", !63, i64 0, !63, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !51, i64 40, !90, i64 48}
!95 = !{!94, !63, i64 8}
!96 = !{!89, !90, i64 24}
!97 = !{!94, !90, i64 48}
!98 = distinct !{!98, !16}
!99 = !{!100, !63, i64 0}
!100 = !{!"tfc_memory", !63, i64 0, !63, i64 8, !63, i64 16, !14, i64 24, !14, i64 32, !12, i64 40}
!101 = !{!84, !12, i64 80}
!102 = !{!84, !12, i64 96}
!103 = !{!100, !63, i64 16}
!104 = !{!84, !12, i64 56}
!105 = !{!100, !63, i64 8}
!106 = !{!84, !12, i64 88}
!107 = !{!84, !85, i64 24}
!108 = !{!84, !6, i64 112}
!109 = !{!84, !63, i64 0}
!110 = !{!111, !6, i64 32}
!111 = !{!"tfc_given", !112, i64 0, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44}
!112 = !{!"tfc_loc", !63, i64 0, !63, i64 8, !6, i64 16, !6, i64 20}
!113 = !{!100, !12, i64 40}
!114 = !{!111, !6, i64 24}
!115 = !{!116, !63, i64 0}
!116 = !{!"text", !63, i64 0, !63, i64 8}
!117 = !{!116, !63, i64 8}
!118 = distinct !{!118, !16}
!119 = distinct !{!119, !16}
!120 = !{!121, !6, i64 0}
!121 = !{!"tfc_error", !6, i64 0, !7, i64 4, !90, i64 240, !12, i64 248}
!122 = !{!121, !90, i64 240}
!123 = !{!121, !12, i64 248}
!124 = !{!100, !14, i64 24}
!125 = !{!100, !14, i64 32}
!126 = !{!84, !6, i64 124}
!127 = !{!84, !6, i64 160}
!128 = distinct !{!128, !16}
!129 = !{!130, !6, i64 0}
!130 = !{!"tfc_flag", !6, i64 0, !6, i64 4}
!131 = !{!130, !6, i64 4}
!132 = !{!111, !6, i64 28}
!133 = distinct !{!133, !16}
!134 = !{!84, !14, i64 40}
!135 = !{!84, !6, i64 132}
!136 = !{!84, !6, i64 120}
!137 = !{!84, !6, i64 128}
!138 = !{!84, !6, i64 108}
!139 = !{!84, !6, i64 140}
!140 = !{!141, !6, i64 0}
!141 = !{!"tfc_place", !6, i64 0, !6, i64 4, !7, i64 8}
!142 = !{!84, !63, i64 16}
!143 = !{!141, !6, i64 4}
!144 = distinct !{!144, !16}
!145 = !{!84, !6, i64 176}
!146 = !{!84, !6, i64 168}
!147 = !{!84, !12, i64 72}
!148 = distinct !{!148, !16}
!149 = !{!22, !6, i64 0}
!150 = !{!22, !6, i64 4}
!151 = !{!152, !12, i64 8}
!152 = !{!"tfc_aside", !12, i64 0, !12, i64 8, !12, i64 16}
!153 = !{!152, !12, i64 0}
!154 = !{!152, !12, i64 16}
!155 = distinct !{!155, !16}
!156 = !{!29, !14, i64 48}
!157 = !{!84, !59, i64 8}
!158 = !{!84, !6, i64 136}
!159 = !{!58, !61, i64 24}
!160 = !{!84, !12, i64 64}
!161 = !{!58, !60, i64 32}
!162 = !{!84, !12, i64 48}
!163 = !{!58, !61, i64 56}
!164 = !{!58, !64, i64 72}
!165 = !{!84, !6, i64 180}
!166 = !{!84, !6, i64 156}
!167 = distinct !{!167, !16}
!168 = !{!84, !6, i64 164}
!169 = !{!170, !6, i64 4}
!170 = !{!"tfc_result", !6, i64 0, !6, i64 4, !12, i64 8}
!171 = !{!170, !6, i64 0}
!172 = !{!170, !12, i64 8}
!173 = distinct !{!173, !16}
!174 = distinct !{!174, !16}
!175 = !{!176, !6, i64 0}
!176 = !{!"tfc_call", !6, i64 0, !6, i64 4, !177, i64 8, !178, i64 16, !178, i64 24, !6, i64 32, !6, i64 36, !14, i64 40, !14, i64 48, !14, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !14, i64 88, !23, i64 96}
!177 = !{!"p1 _ZTS9tfc_error", !14, i64 0}
!178 = !{!"p1 _ZTS10tfc_tensor", !14, i64 0}
!179 = !{!176, !177, i64 8}
!180 = !{!94, !12, i64 24}
!181 = !{!94, !12, i64 32}
!182 = !{!176, !6, i64 4}
!183 = !{!184, !184, i64 0}
!184 = !{!"p1 _ZTS9tfc_entry", !14, i64 0}
!185 = !{!84, !6, i64 144}
!186 = !{!176, !14, i64 40}
!187 = !{!176, !14, i64 48}
!188 = !{!176, !14, i64 56}
!189 = !{!178, !178, i64 0}
!190 = !{!176, !23, i64 96}
!191 = !{!176, !6, i64 36}
!192 = !{!176, !178, i64 24}
!193 = !{!194, !61, i64 8}
!194 = !{!"tfc_tensor", !14, i64 0, !61, i64 8, !12, i64 16, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !7, i64 40}
!195 = !{!194, !6, i64 24}
!196 = !{!111, !6, i64 36}
!197 = distinct !{!197, !16}
!198 = !{!176, !14, i64 88}
!199 = !{!176, !6, i64 32}
!200 = !{!176, !178, i64 16}
!201 = !{!84, !6, i64 104}
!202 = !{!176, !12, i64 64}
!203 = !{!176, !12, i64 72}
!204 = !{!176, !12, i64 80}
!205 = distinct !{!205, !16}
!206 = distinct !{!206, !16}
!207 = !{!84, !6, i64 116}
!208 = !{!209, !6, i64 36}
!209 = !{!"tfc_bound", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44}
!210 = !{!209, !6, i64 40}
!211 = !{!209, !12, i64 24}
!212 = !{!209, !12, i64 16}
!213 = distinct !{!213, !16}
!214 = !{!209, !6, i64 32}
!215 = !{!94, !12, i64 16}
!216 = distinct !{!216, !16}
!217 = distinct !{!217, !16}
!218 = distinct !{!218, !16}
!219 = !{!220, !12, i64 0}
!220 = !{!"tfc_initial", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24}
!221 = !{!220, !12, i64 8}
!222 = !{!220, !12, i64 16}
!223 = !{!220, !12, i64 24}
!224 = distinct !{!224, !16}
!225 = !{!29, !6, i64 0}
!226 = !{!227, !12, i64 0}
!227 = !{!"timespec", !12, i64 0, !12, i64 8}
!228 = !{!227, !12, i64 8}
!229 = distinct !{!229, !16}
!230 = distinct !{!230, !16}
!231 = !{!73, !14, i64 0}
!232 = distinct !{!232, !16}
!233 = !{!50, !6, i64 8}
!234 = distinct !{!234, !16}
!235 = distinct !{!235, !16}
!236 = distinct !{!236, !16}
!237 = distinct !{!237, !16}
!238 = distinct !{!238, !16}
!239 = distinct !{!239, !16}
!240 = distinct !{!240, !16}
!241 = !{!209, !12, i64 0}
!242 = !{!209, !12, i64 8}
!243 = !{!94, !51, i64 40}
!244 = !{!50, !7, i64 0}
!245 = !{!84, !6, i64 172}
!246 = !{!84, !86, i64 32}
!247 = !{!248, !6, i64 24}
!248 = !{!"tfc_message", !112, i64 0, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36}
!249 = !{!248, !6, i64 28}
!250 = !{!248, !6, i64 32}
!251 = distinct !{!251, !16}
!252 = !{!194, !6, i64 32}
!253 = !{!194, !6, i64 36}
!254 = !{!111, !6, i64 44}
!255 = !{!194, !6, i64 28}
!256 = !{!111, !6, i64 40}
!257 = !{!194, !12, i64 16}
attributes #25 = { nounwind minsize optsize }
attributes #26 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) minsize optsize }
attributes #27 = { nounwind optsize }
attributes #28 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) minsize optsize }
attributes #29 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #30 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) optsize }
attributes #31 = { noinline nounwind optsize }
attributes #32 = { noinline nounwind minsize optsize }
attributes #33 = { cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #34 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #35 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #36 = { nofree norecurse nosync nounwind memory(argmem: read) optsize }
attributes #37 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) optsize }
attributes #38 = { nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #39 = { cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #40 = { cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
