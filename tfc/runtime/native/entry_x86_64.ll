; Made by `python -m tfc.runtime.native` from entry.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.tfc_worker = type { i64, i64, ptr, i64, [32 x i8] }
%struct.tfc_loop = type { ptr, ptr, i64, i64 }
%struct.tfc_instruction = type { ptr, ptr, i32, i32, i32, i32 }
%struct.tfc_fault = type { ptr, ptr, i64, i64, i64, double, ptr }
%struct.tfc_memory = type { ptr, ptr, ptr, ptr, ptr, i64 }
%struct.tfc_flag = type { i32, i32 }
%struct.tfc_given = type { %struct.tfc_loc, i32, i32, i32, i32, i32, i32 }
%struct.tfc_loc = type { ptr, ptr, i32, i32 }
%struct.tfc_failure = type { i32, i32, i32, i32, i64, i64, i64, double }
%struct.tfc_ctx = type { i32, i32, ptr, ptr, ptr }
%struct.tfc_region = type { ptr, i64, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, i64 }
%struct.tfc_place = type { i32, i32, %union.anon }
%union.anon = type { i64 }
%struct.tfc_aside = type { i64, i64, i64 }
%struct.tfc_result = type { i32, i32, i64 }
%struct.tfc_tensor = type { ptr, ptr, i64, i32, i32, i32, i32, [2 x i64] }
%struct.text = type { ptr, ptr }
%struct.tfc_bound = type { i64, i64, i64, i64, i32, i32, i32, i32 }
%struct.tfc_initial = type { i64, i64, i64, i64 }
%struct.timespec = type { i64, i64 }
%struct.tfc_pool_event = type { i64, i64, i64 }
%struct.tfc_block_of = type { ptr, i64, i64, ptr }
%struct.tfc_message = type { %struct.tfc_loc, i32, i32, i32, i32 }

@tfc_may_use_amx.answer = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [62 x i8] c"struct_size is {a}, less than {b}: set it to sizeof(tfc_call)\00", align 1
@.str.1 = private unnamed_addr constant [40 x i8] c"there is no entry {a}, only {b} of them\00", align 1
@.str.2 = private unnamed_addr constant [45 x i8] c"the state is NULL or not aligned to 64 bytes\00", align 1
@.str.3 = private unnamed_addr constant [48 x i8] c"the weights are NULL or not aligned to 64 bytes\00", align 1
@.str.4 = private unnamed_addr constant [49 x i8] c"the workspace is NULL or not aligned to 64 bytes\00", align 1
@.str.5 = private unnamed_addr constant [40 x i8] c"the sizes of {name} and others are NULL\00", align 1
@.str.6 = private unnamed_addr constant [50 x i8] c"the size {name} is {element}, outside of {a}..{b}\00", align 1
@.str.7 = private unnamed_addr constant [15 x i8] c"{name} is NULL\00", align 1
@.str.8 = private unnamed_addr constant [39 x i8] c"{name} is not aligned for its elements\00", align 1
@.str.9 = private unnamed_addr constant [27 x i8] c"{name} and {other} overlap\00", align 1
@.str.10 = private unnamed_addr constant [10 x i8] c"the state\00", align 1
@.str.11 = private unnamed_addr constant [14 x i8] c"the workspace\00", align 1
@.str.12 = private unnamed_addr constant [12 x i8] c"the weights\00", align 1
@.str.13 = private unnamed_addr constant [51 x i8] c"the state was not initialised by this model's init\00", align 1
@.str.14 = private unnamed_addr constant [33 x i8] c"the variable {name} has no value\00", align 1
@.str.15 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.16 = private unnamed_addr constant [23 x i8] c"the step was cancelled\00", align 1
@.str.17 = private unnamed_addr constant [16 x i8] c"a kernel failed\00", align 1
@.str.18 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.19 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.20 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.21 = private unnamed_addr constant [2 x i8] c"e\00", align 1
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
define range(i32 0, 2) i32 @tfc_may_use_amx() local_unnamed_addr #24 {
  %1 = load atomic i32, ptr @tfc_may_use_amx.answer monotonic, align 4
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %3, label %7

3:                                                ; preds = %0
  %4 = tail call i64 (i64, ...) @syscall(i64 noundef 158, i32 noundef 4131, i32 noundef 18) #14
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
define range(i64 320, 274877907201) i64 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #25 {
  %2 = zext i32 %0 to i64
  %3 = shl nuw nsw i64 %2, 6
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 140), (144, 152), (192, 196), (288, 292)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #24 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !5
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store i32 0, ptr %5, align 32, !tbaa !5
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 32, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i32 0, ptr %7, align 32, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 0, ptr %8, align 4, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %9, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %10, align 32, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %11, align 16, !tbaa !9
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
  %23 = tail call i32 @pthread_create(ptr noundef nonnull %22, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %20) #14
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
define internal noalias noundef ptr @worker_main(ptr noundef %0) #26 {
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
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %11, i32 noundef 128, i32 noundef %16, ptr noundef null, ptr noundef null, i32 noundef 0) #14
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
  %57 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %14, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #14
  br label %58

58:                                               ; preds = %45, %56, %53
  br label %15
}

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #24 {
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
  %10 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %4, i32 noundef 129, i32 noundef %3, ptr noundef null, ptr noundef null, i32 noundef 0) #14
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
  %20 = tail call i32 @pthread_join(i64 noundef %19, ptr noundef null) #14
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !5
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !20
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define void @tfc_pool_watch(ptr noundef writeonly captures(none) %0, ptr noundef %1) local_unnamed_addr #27 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 release, align 16
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #26 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %159, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !21
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !25
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !27
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !28
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 64, !tbaa !5
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  store ptr %2, ptr %6, align 8, !tbaa !29
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %28, align 8, !tbaa !31
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %29, align 8, !tbaa !32
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %31 = tail call i64 @llvm.smax.i64(i64 %4, i64 1)
  %32 = udiv i64 %1, %31
  %33 = icmp ult i32 %27, 2
  %34 = icmp samesign ult i64 %32, 2
  %35 = select i1 %33, i1 true, i1 %34
  %36 = zext i32 %27 to i64
  %37 = shl nuw nsw i64 %36, 2
  %38 = tail call i64 @llvm.umin.i64(i64 %32, i64 %37)
  %39 = select i1 %35, i64 1, i64 %38
  store i64 %39, ptr %30, align 8, !tbaa !33
  %40 = icmp samesign ugt i64 %39, 1
  %41 = and i1 %26, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %25
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %44 = load ptr, ptr %43, align 8, !tbaa !25
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %46 = load ptr, ptr %45, align 8, !tbaa !34
  %47 = trunc i64 %39 to i32
  call void %44(ptr noundef %46, i32 noundef %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #14
  br label %158

48:                                               ; preds = %25
  %49 = icmp eq i64 %39, 1
  br i1 %49, label %157, label %50

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !28
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %54 = cmpxchg ptr %53, i32 0, i32 1 acquire monotonic, align 64
  %55 = extractvalue { i32, i1 } %54, 1
  br i1 %55, label %56, label %157

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(32) %57, ptr noundef nonnull readonly align 8 dereferenceable(32) %6, i64 32, i1 false), !tbaa.struct !35
  %58 = load i64, ptr %30, align 8, !tbaa !33
  %59 = load i32, ptr %52, align 64, !tbaa !5
  %60 = zext i32 %59 to i64
  %61 = tail call i64 @llvm.smin.i64(i64 %58, i64 %60)
  %62 = trunc i64 %61 to i32
  %63 = getelementptr inbounds nuw i8, ptr %52, i64 288
  store i32 %62, ptr %63, align 32, !tbaa !5
  %64 = icmp eq i32 %62, 0
  br i1 %64, label %68, label %65

65:                                               ; preds = %56
  %66 = getelementptr inbounds nuw i8, ptr %52, i64 320
  %67 = and i64 %61, 4294967295
  br label %146

68:                                               ; preds = %146, %56
  %69 = getelementptr inbounds nuw i8, ptr %52, i64 192
  store atomic i32 -2147483648, ptr %69 release, align 64
  %70 = getelementptr inbounds nuw i8, ptr %52, i64 128
  %71 = atomicrmw add ptr %70, i32 1 seq_cst, align 64
  %72 = getelementptr inbounds nuw i8, ptr %52, i64 132
  %73 = load atomic i32, ptr %72 seq_cst, align 4
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %78, label %75

75:                                               ; preds = %68
  %76 = add i32 %62, -1
  %77 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %70, i32 noundef 129, i32 noundef %76, ptr noundef null, ptr noundef null, i32 noundef 0) #14
  br label %78

78:                                               ; preds = %75, %68
  %79 = load i32, ptr %63, align 32, !tbaa !5
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %122, label %81

81:                                               ; preds = %78
  %82 = getelementptr inbounds nuw i8, ptr %52, i64 320
  %83 = getelementptr inbounds nuw i8, ptr %52, i64 264
  %84 = getelementptr inbounds nuw i8, ptr %52, i64 272
  %85 = getelementptr inbounds nuw i8, ptr %52, i64 280
  %86 = zext i32 %79 to i64
  br label %87

87:                                               ; preds = %119, %81
  %88 = phi i64 [ %120, %119 ], [ 0, %81 ]
  %89 = getelementptr inbounds nuw %struct.tfc_worker, ptr %82, i64 %88
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %91 = load atomic i64, ptr %89 monotonic, align 64
  %92 = load i64, ptr %90, align 8, !tbaa !38
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %94, label %119

94:                                               ; preds = %87, %115
  %95 = phi i64 [ %116, %115 ], [ %92, %87 ]
  %96 = atomicrmw add ptr %89, i64 1 monotonic, align 64
  %97 = icmp slt i64 %96, %95
  br i1 %97, label %98, label %115, !llvm.loop !39

98:                                               ; preds = %94
  %99 = load ptr, ptr %57, align 8, !tbaa !29
  %100 = load ptr, ptr %83, align 8, !tbaa !31
  %101 = load i64, ptr %84, align 8, !tbaa !32
  %102 = load i64, ptr %85, align 8, !tbaa !33
  %103 = sdiv i64 %101, %102
  %104 = mul nsw i64 %103, %96
  %105 = srem i64 %101, %102
  %106 = mul nsw i64 %105, %96
  %107 = sdiv i64 %106, %102
  %108 = add nsw i64 %107, %104
  %109 = add nsw i64 %96, 1
  %110 = mul nsw i64 %103, %109
  %111 = mul nsw i64 %105, %109
  %112 = sdiv i64 %111, %102
  %113 = add nsw i64 %112, %110
  tail call void %99(ptr noundef %100, i64 noundef %108, i64 noundef %113) #14
  %114 = load i64, ptr %90, align 8, !tbaa !38
  br label %115

115:                                              ; preds = %98, %94
  %116 = phi i64 [ %114, %98 ], [ %95, %94 ]
  %117 = load atomic i64, ptr %89 monotonic, align 64
  %118 = icmp slt i64 %117, %116
  br i1 %118, label %94, label %119

119:                                              ; preds = %115, %87
  %120 = add nuw nsw i64 %88, 1
  %121 = icmp eq i64 %120, %86
  br i1 %121, label %122, label %87, !llvm.loop !40

122:                                              ; preds = %119, %78
  %123 = atomicrmw and ptr %69, i32 2147483647 acquire, align 64
  %124 = and i32 %123, 2147483647
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %156, label %126

126:                                              ; preds = %122
  %127 = getelementptr inbounds nuw i8, ptr %52, i64 4
  br label %128

128:                                              ; preds = %132, %126
  %129 = phi i32 [ 0, %126 ], [ %134, %132 ]
  %130 = load i32, ptr %127, align 4, !tbaa !5
  %131 = icmp ult i32 %129, %130
  br i1 %131, label %132, label %136

132:                                              ; preds = %128
  tail call void @llvm.x86.sse2.pause()
  %133 = load atomic i32, ptr %69 acquire, align 64
  %134 = add nuw i32 %129, 1
  %135 = icmp eq i32 %133, 0
  br i1 %135, label %156, label %128, !llvm.loop !41

136:                                              ; preds = %128
  %137 = atomicrmw or ptr %69, i32 1073741824 acquire, align 64
  %138 = or i32 %137, 1073741824
  %139 = icmp eq i32 %138, 1073741824
  br i1 %139, label %145, label %140

140:                                              ; preds = %136, %140
  %141 = phi i32 [ %143, %140 ], [ %138, %136 ]
  %142 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %69, i32 noundef 128, i32 noundef %141, ptr noundef null, ptr noundef null, i32 noundef 0) #14
  %143 = load atomic i32, ptr %69 acquire, align 64
  %144 = icmp eq i32 %143, 1073741824
  br i1 %144, label %145, label %140, !llvm.loop !42

145:                                              ; preds = %140, %136
  store atomic i32 0, ptr %69 monotonic, align 64
  br label %156

146:                                              ; preds = %146, %65
  %147 = phi i64 [ 0, %65 ], [ %151, %146 ]
  %148 = getelementptr inbounds nuw %struct.tfc_worker, ptr %66, i64 %147
  %149 = mul nsw i64 %147, %58
  %150 = sdiv i64 %149, %67
  store atomic i64 %150, ptr %148 monotonic, align 64
  %151 = add nuw nsw i64 %147, 1
  %152 = mul nsw i64 %58, %151
  %153 = sdiv i64 %152, %67
  %154 = getelementptr inbounds nuw i8, ptr %148, i64 8
  store i64 %153, ptr %154, align 8, !tbaa !38
  %155 = icmp eq i64 %151, %67
  br i1 %155, label %68, label %146, !llvm.loop !43

156:                                              ; preds = %132, %122, %145
  store atomic i32 0, ptr %53 release, align 64
  br label %158

157:                                              ; preds = %50, %48
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #14
  br label %158

158:                                              ; preds = %156, %157, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  br label %159

159:                                              ; preds = %5, %158
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #26 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !29
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !31
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !32
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !33
  %11 = sdiv i64 %8, %10
  %12 = mul nsw i64 %11, %3
  %13 = srem i64 %8, %10
  %14 = mul nsw i64 %13, %3
  %15 = sdiv i64 %14, %10
  %16 = add nsw i64 %15, %12
  %17 = add nuw nsw i64 %3, 1
  %18 = mul nsw i64 %11, %17
  %19 = mul nsw i64 %13, %17
  %20 = sdiv i64 %19, %10
  %21 = add nsw i64 %20, %18
  tail call void %4(ptr noundef %6, i64 noundef %16, i64 noundef %21) #14
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #28 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !44
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !45

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !46
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !49
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !46
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !50
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !51
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !52
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #29 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !44
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #26 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !21
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !53
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !34
  %12 = tail call i32 %7(ptr noundef %11) #14
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: noinline nounwind uwtable
define i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #30 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8, !tbaa !54
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !21
  %6 = icmp eq ptr %5, null
  br i1 %6, label %17, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !62
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !53
  %14 = icmp eq ptr %13, null
  br i1 %14, label %17, label %15

15:                                               ; preds = %11, %7
  %16 = tail call fastcc i32 @walk(ptr noundef nonnull %0, ptr noundef nonnull %5)
  br label %126

17:                                               ; preds = %11, %1
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %19 = load i64, ptr %18, align 8, !tbaa !63
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %124, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %23 = load i64, ptr %22, align 8, !tbaa !64
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %126

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %33

29:                                               ; preds = %61
  %30 = add nuw nsw i64 %34, 1
  %31 = load i64, ptr %22, align 8, !tbaa !64
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %33, label %126, !llvm.loop !65

33:                                               ; preds = %29, %25
  %34 = phi i64 [ 0, %25 ], [ %30, %29 ]
  %35 = load ptr, ptr %0, align 8, !tbaa !66
  %36 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %35, i64 %34
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %38 = load i32, ptr %37, align 8, !tbaa !67
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %61, label %40

40:                                               ; preds = %33
  %41 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %42 = zext i32 %38 to i64
  %43 = and i64 %42, 1
  %44 = icmp eq i32 %38, 1
  br i1 %44, label %49, label %45

45:                                               ; preds = %40
  %46 = and i64 %42, 4294967294
  br label %68

47:                                               ; preds = %68
  %48 = icmp eq i64 %43, 0
  br i1 %48, label %61, label %49

49:                                               ; preds = %47, %40
  %50 = phi i64 [ 0, %40 ], [ %90, %47 ]
  %51 = icmp ne i64 %43, 0
  tail call void @llvm.assume(i1 %51)
  %52 = load ptr, ptr %26, align 8, !tbaa !70
  %53 = load ptr, ptr %41, align 8, !tbaa !71
  %54 = getelementptr inbounds nuw i32, ptr %53, i64 %50
  %55 = load i32, ptr %54, align 4, !tbaa !5
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds ptr, ptr %52, i64 %56
  %58 = load ptr, ptr %57, align 8, !tbaa !36
  %59 = load ptr, ptr %27, align 8, !tbaa !72
  %60 = getelementptr inbounds nuw ptr, ptr %59, i64 %50
  store ptr %58, ptr %60, align 8, !tbaa !36
  br label %61

61:                                               ; preds = %49, %47, %33
  %62 = load ptr, ptr %36, align 8, !tbaa !73
  %63 = load ptr, ptr %27, align 8, !tbaa !72
  %64 = load ptr, ptr %28, align 8, !tbaa !74
  %65 = load ptr, ptr %2, align 8, !tbaa !54
  %66 = tail call i32 %62(ptr noundef %63, ptr noundef %64, ptr noundef %65) #14
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %29, label %93

68:                                               ; preds = %68, %45
  %69 = phi i64 [ 0, %45 ], [ %90, %68 ]
  %70 = phi i64 [ 0, %45 ], [ %91, %68 ]
  %71 = load ptr, ptr %26, align 8, !tbaa !70
  %72 = load ptr, ptr %41, align 8, !tbaa !71
  %73 = getelementptr inbounds nuw i32, ptr %72, i64 %69
  %74 = load i32, ptr %73, align 4, !tbaa !5
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds ptr, ptr %71, i64 %75
  %77 = load ptr, ptr %76, align 8, !tbaa !36
  %78 = load ptr, ptr %27, align 8, !tbaa !72
  %79 = getelementptr inbounds nuw ptr, ptr %78, i64 %69
  store ptr %77, ptr %79, align 8, !tbaa !36
  %80 = or disjoint i64 %69, 1
  %81 = load ptr, ptr %26, align 8, !tbaa !70
  %82 = load ptr, ptr %41, align 8, !tbaa !71
  %83 = getelementptr inbounds nuw i32, ptr %82, i64 %80
  %84 = load i32, ptr %83, align 4, !tbaa !5
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds ptr, ptr %81, i64 %85
  %87 = load ptr, ptr %86, align 8, !tbaa !36
  %88 = load ptr, ptr %27, align 8, !tbaa !72
  %89 = getelementptr inbounds nuw ptr, ptr %88, i64 %80
  store ptr %87, ptr %89, align 8, !tbaa !36
  %90 = add nuw nsw i64 %69, 2
  %91 = add i64 %70, 2
  %92 = icmp eq i64 %91, %46
  br i1 %92, label %47, label %68, !llvm.loop !75

93:                                               ; preds = %61
  %94 = load ptr, ptr %2, align 8, !tbaa !54
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 24
  %96 = load ptr, ptr %95, align 8, !tbaa !44
  %97 = load atomic i32, ptr %96 acquire, align 8
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %117

99:                                               ; preds = %93
  %100 = load ptr, ptr %2, align 8, !tbaa !54
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 24
  %102 = load ptr, ptr %101, align 8, !tbaa !44
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 4
  br label %104

104:                                              ; preds = %104, %99
  %105 = atomicrmw xchg ptr %103, i32 1 acquire, align 4
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %107, label %104, !llvm.loop !45

107:                                              ; preds = %104
  %108 = load atomic i32, ptr %102 monotonic, align 8
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %114, label %110

110:                                              ; preds = %107
  %111 = getelementptr inbounds nuw i8, ptr %102, i64 16
  %112 = load i64, ptr %111, align 8, !tbaa !46
  %113 = icmp sgt i64 %112, 0
  br i1 %113, label %114, label %116

114:                                              ; preds = %110, %107
  %115 = getelementptr inbounds nuw i8, ptr %102, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %115, i8 0, i64 36, i1 false)
  store atomic i32 %66, ptr %102 monotonic, align 8
  br label %116

116:                                              ; preds = %114, %110
  store atomic i32 0, ptr %103 release, align 4
  br label %117

117:                                              ; preds = %116, %93
  %118 = getelementptr inbounds nuw i8, ptr %36, i64 20
  %119 = load i32, ptr %118, align 4, !tbaa !76
  %120 = load ptr, ptr %2, align 8, !tbaa !54
  %121 = getelementptr inbounds nuw i8, ptr %120, i64 24
  %122 = load ptr, ptr %121, align 8, !tbaa !44
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 8
  store i32 %119, ptr %123, align 8, !tbaa !77
  br label %126

124:                                              ; preds = %17
  %125 = tail call fastcc i32 @walk(ptr noundef nonnull %0, ptr noundef null)
  br label %126

126:                                              ; preds = %29, %117, %21, %124, %15
  %127 = phi i32 [ %16, %15 ], [ %125, %124 ], [ %66, %117 ], [ 0, %21 ], [ 0, %29 ]
  ret i32 %127
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @walk(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1) unnamed_addr #31 {
  %3 = load ptr, ptr %0, align 8, !tbaa !66
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = icmp eq ptr %1, null
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %16

16:                                               ; preds = %487, %2
  %17 = phi i64 [ 0, %2 ], [ %488, %487 ]
  %18 = icmp slt i64 %17, %5
  br i1 %18, label %19, label %499

19:                                               ; preds = %16
  %20 = getelementptr inbounds %struct.tfc_instruction, ptr %3, i64 %17
  %21 = add nsw i64 %17, 1
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %23 = load i32, ptr %22, align 8, !tbaa !78
  switch i32 %23, label %487 [
    i32 0, label %24
    i32 1, label %236
    i32 3, label %240
    i32 4, label %254
    i32 2, label %275
    i32 5, label %322
    i32 6, label %388
    i32 7, label %457
  ]

24:                                               ; preds = %19
  br i1 %8, label %155, label %25

25:                                               ; preds = %24
  %26 = load ptr, ptr %11, align 8, !tbaa !53
  %27 = icmp eq ptr %26, null
  br i1 %27, label %53, label %28

28:                                               ; preds = %25
  %29 = load i64, ptr %12, align 8, !tbaa !79
  %30 = icmp slt i64 %17, %29
  br i1 %30, label %31, label %53

31:                                               ; preds = %28
  %32 = load ptr, ptr %10, align 8, !tbaa !34
  %33 = tail call i32 %26(ptr noundef %32) #14
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %53, label %35

35:                                               ; preds = %31
  %36 = load ptr, ptr %13, align 8, !tbaa !54
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 24
  %38 = load ptr, ptr %37, align 8, !tbaa !44
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 4
  br label %40

40:                                               ; preds = %40, %35
  %41 = atomicrmw xchg ptr %39, i32 1 acquire, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %40, !llvm.loop !45

43:                                               ; preds = %40
  %44 = load atomic i32, ptr %38 monotonic, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %50, label %46

46:                                               ; preds = %43
  %47 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %48 = load i64, ptr %47, align 8, !tbaa !46
  %49 = icmp sgt i64 %48, 0
  br i1 %49, label %50, label %52

50:                                               ; preds = %46, %43
  %51 = getelementptr inbounds nuw i8, ptr %38, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %51, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %38 monotonic, align 8
  br label %52

52:                                               ; preds = %50, %46
  store atomic i32 0, ptr %39 release, align 4
  br label %491

53:                                               ; preds = %31, %28, %25
  %54 = load ptr, ptr %9, align 8, !tbaa !62
  %55 = icmp eq ptr %54, null
  br i1 %55, label %60, label %56

56:                                               ; preds = %53
  %57 = load ptr, ptr %10, align 8, !tbaa !34
  %58 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %59 = load i32, ptr %58, align 4, !tbaa !76
  tail call void %54(ptr noundef %57, i32 noundef %59, i32 noundef 0) #14
  br label %60

60:                                               ; preds = %56, %53
  %61 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %62 = load i32, ptr %61, align 8, !tbaa !67
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %85, label %64

64:                                               ; preds = %60
  %65 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %66 = zext i32 %62 to i64
  %67 = and i64 %66, 1
  %68 = icmp eq i32 %62, 1
  br i1 %68, label %73, label %69

69:                                               ; preds = %64
  %70 = and i64 %66, 4294967294
  br label %92

71:                                               ; preds = %92
  %72 = icmp eq i64 %67, 0
  br i1 %72, label %85, label %73

73:                                               ; preds = %71, %64
  %74 = phi i64 [ 0, %64 ], [ %114, %71 ]
  %75 = icmp ne i64 %67, 0
  tail call void @llvm.assume(i1 %75)
  %76 = load ptr, ptr %7, align 8, !tbaa !70
  %77 = load ptr, ptr %65, align 8, !tbaa !71
  %78 = getelementptr inbounds nuw i32, ptr %77, i64 %74
  %79 = load i32, ptr %78, align 4, !tbaa !5
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds ptr, ptr %76, i64 %80
  %82 = load ptr, ptr %81, align 8, !tbaa !36
  %83 = load ptr, ptr %14, align 8, !tbaa !72
  %84 = getelementptr inbounds nuw ptr, ptr %83, i64 %74
  store ptr %82, ptr %84, align 8, !tbaa !36
  br label %85

85:                                               ; preds = %73, %71, %60
  %86 = load ptr, ptr %20, align 8, !tbaa !73
  %87 = load ptr, ptr %14, align 8, !tbaa !72
  %88 = load ptr, ptr %15, align 8, !tbaa !74
  %89 = load ptr, ptr %13, align 8, !tbaa !54
  %90 = tail call i32 %86(ptr noundef %87, ptr noundef %88, ptr noundef %89) #14
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %148, label %117

92:                                               ; preds = %92, %69
  %93 = phi i64 [ 0, %69 ], [ %114, %92 ]
  %94 = phi i64 [ 0, %69 ], [ %115, %92 ]
  %95 = load ptr, ptr %7, align 8, !tbaa !70
  %96 = load ptr, ptr %65, align 8, !tbaa !71
  %97 = getelementptr inbounds nuw i32, ptr %96, i64 %93
  %98 = load i32, ptr %97, align 4, !tbaa !5
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds ptr, ptr %95, i64 %99
  %101 = load ptr, ptr %100, align 8, !tbaa !36
  %102 = load ptr, ptr %14, align 8, !tbaa !72
  %103 = getelementptr inbounds nuw ptr, ptr %102, i64 %93
  store ptr %101, ptr %103, align 8, !tbaa !36
  %104 = or disjoint i64 %93, 1
  %105 = load ptr, ptr %7, align 8, !tbaa !70
  %106 = load ptr, ptr %65, align 8, !tbaa !71
  %107 = getelementptr inbounds nuw i32, ptr %106, i64 %104
  %108 = load i32, ptr %107, align 4, !tbaa !5
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds ptr, ptr %105, i64 %109
  %111 = load ptr, ptr %110, align 8, !tbaa !36
  %112 = load ptr, ptr %14, align 8, !tbaa !72
  %113 = getelementptr inbounds nuw ptr, ptr %112, i64 %104
  store ptr %111, ptr %113, align 8, !tbaa !36
  %114 = add nuw nsw i64 %93, 2
  %115 = add i64 %94, 2
  %116 = icmp eq i64 %115, %70
  br i1 %116, label %71, label %92, !llvm.loop !75

117:                                              ; preds = %85
  %118 = load ptr, ptr %13, align 8, !tbaa !54
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 24
  %120 = load ptr, ptr %119, align 8, !tbaa !44
  %121 = load atomic i32, ptr %120 acquire, align 8
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %123, label %141

123:                                              ; preds = %117
  %124 = load ptr, ptr %13, align 8, !tbaa !54
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 24
  %126 = load ptr, ptr %125, align 8, !tbaa !44
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 4
  br label %128

128:                                              ; preds = %128, %123
  %129 = atomicrmw xchg ptr %127, i32 1 acquire, align 4
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %128, !llvm.loop !45

131:                                              ; preds = %128
  %132 = load atomic i32, ptr %126 monotonic, align 8
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %138, label %134

134:                                              ; preds = %131
  %135 = getelementptr inbounds nuw i8, ptr %126, i64 16
  %136 = load i64, ptr %135, align 8, !tbaa !46
  %137 = icmp sgt i64 %136, 0
  br i1 %137, label %138, label %140

138:                                              ; preds = %134, %131
  %139 = getelementptr inbounds nuw i8, ptr %126, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %139, i8 0, i64 36, i1 false)
  store atomic i32 %90, ptr %126 monotonic, align 8
  br label %140

140:                                              ; preds = %138, %134
  store atomic i32 0, ptr %127 release, align 4
  br label %141

141:                                              ; preds = %140, %117
  %142 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %143 = load i32, ptr %142, align 4, !tbaa !76
  %144 = load ptr, ptr %13, align 8, !tbaa !54
  %145 = getelementptr inbounds nuw i8, ptr %144, i64 24
  %146 = load ptr, ptr %145, align 8, !tbaa !44
  %147 = getelementptr inbounds nuw i8, ptr %146, i64 8
  store i32 %143, ptr %147, align 8, !tbaa !77
  br label %148

148:                                              ; preds = %141, %85
  %149 = load ptr, ptr %9, align 8, !tbaa !62
  %150 = icmp eq ptr %149, null
  br i1 %150, label %487, label %151

151:                                              ; preds = %148
  %152 = load ptr, ptr %10, align 8, !tbaa !34
  %153 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %154 = load i32, ptr %153, align 4, !tbaa !76
  tail call void %149(ptr noundef %152, i32 noundef %154, i32 noundef 1) #14
  br label %487

155:                                              ; preds = %24
  %156 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %157 = load i32, ptr %156, align 8, !tbaa !67
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %180, label %159

159:                                              ; preds = %155
  %160 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %161 = zext i32 %157 to i64
  %162 = and i64 %161, 1
  %163 = icmp eq i32 %157, 1
  br i1 %163, label %168, label %164

164:                                              ; preds = %159
  %165 = and i64 %161, 4294967294
  br label %187

166:                                              ; preds = %187
  %167 = icmp eq i64 %162, 0
  br i1 %167, label %180, label %168

168:                                              ; preds = %166, %159
  %169 = phi i64 [ 0, %159 ], [ %209, %166 ]
  %170 = icmp ne i64 %162, 0
  tail call void @llvm.assume(i1 %170)
  %171 = load ptr, ptr %7, align 8, !tbaa !70
  %172 = load ptr, ptr %160, align 8, !tbaa !71
  %173 = getelementptr inbounds nuw i32, ptr %172, i64 %169
  %174 = load i32, ptr %173, align 4, !tbaa !5
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds ptr, ptr %171, i64 %175
  %177 = load ptr, ptr %176, align 8, !tbaa !36
  %178 = load ptr, ptr %14, align 8, !tbaa !72
  %179 = getelementptr inbounds nuw ptr, ptr %178, i64 %169
  store ptr %177, ptr %179, align 8, !tbaa !36
  br label %180

180:                                              ; preds = %168, %166, %155
  %181 = load ptr, ptr %20, align 8, !tbaa !73
  %182 = load ptr, ptr %14, align 8, !tbaa !72
  %183 = load ptr, ptr %15, align 8, !tbaa !74
  %184 = load ptr, ptr %13, align 8, !tbaa !54
  %185 = tail call i32 %181(ptr noundef %182, ptr noundef %183, ptr noundef %184) #14
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %487, label %212

187:                                              ; preds = %187, %164
  %188 = phi i64 [ 0, %164 ], [ %209, %187 ]
  %189 = phi i64 [ 0, %164 ], [ %210, %187 ]
  %190 = load ptr, ptr %7, align 8, !tbaa !70
  %191 = load ptr, ptr %160, align 8, !tbaa !71
  %192 = getelementptr inbounds nuw i32, ptr %191, i64 %188
  %193 = load i32, ptr %192, align 4, !tbaa !5
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds ptr, ptr %190, i64 %194
  %196 = load ptr, ptr %195, align 8, !tbaa !36
  %197 = load ptr, ptr %14, align 8, !tbaa !72
  %198 = getelementptr inbounds nuw ptr, ptr %197, i64 %188
  store ptr %196, ptr %198, align 8, !tbaa !36
  %199 = or disjoint i64 %188, 1
  %200 = load ptr, ptr %7, align 8, !tbaa !70
  %201 = load ptr, ptr %160, align 8, !tbaa !71
  %202 = getelementptr inbounds nuw i32, ptr %201, i64 %199
  %203 = load i32, ptr %202, align 4, !tbaa !5
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds ptr, ptr %200, i64 %204
  %206 = load ptr, ptr %205, align 8, !tbaa !36
  %207 = load ptr, ptr %14, align 8, !tbaa !72
  %208 = getelementptr inbounds nuw ptr, ptr %207, i64 %199
  store ptr %206, ptr %208, align 8, !tbaa !36
  %209 = add nuw nsw i64 %188, 2
  %210 = add i64 %189, 2
  %211 = icmp eq i64 %210, %165
  br i1 %211, label %166, label %187, !llvm.loop !75

212:                                              ; preds = %180
  %213 = load ptr, ptr %13, align 8, !tbaa !54
  %214 = getelementptr inbounds nuw i8, ptr %213, i64 24
  %215 = load ptr, ptr %214, align 8, !tbaa !44
  %216 = load atomic i32, ptr %215 acquire, align 8
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %218, label %491

218:                                              ; preds = %212
  %219 = load ptr, ptr %13, align 8, !tbaa !54
  %220 = getelementptr inbounds nuw i8, ptr %219, i64 24
  %221 = load ptr, ptr %220, align 8, !tbaa !44
  %222 = getelementptr inbounds nuw i8, ptr %221, i64 4
  br label %223

223:                                              ; preds = %223, %218
  %224 = atomicrmw xchg ptr %222, i32 1 acquire, align 4
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %226, label %223, !llvm.loop !45

226:                                              ; preds = %223
  %227 = load atomic i32, ptr %221 monotonic, align 8
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %233, label %229

229:                                              ; preds = %226
  %230 = getelementptr inbounds nuw i8, ptr %221, i64 16
  %231 = load i64, ptr %230, align 8, !tbaa !46
  %232 = icmp sgt i64 %231, 0
  br i1 %232, label %233, label %235

233:                                              ; preds = %229, %226
  %234 = getelementptr inbounds nuw i8, ptr %221, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %234, i8 0, i64 36, i1 false)
  store atomic i32 %185, ptr %221 monotonic, align 8
  br label %235

235:                                              ; preds = %233, %229
  store atomic i32 0, ptr %222 release, align 4
  br label %491

236:                                              ; preds = %19
  %237 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %238 = load i32, ptr %237, align 4, !tbaa !80
  %239 = sext i32 %238 to i64
  br label %487

240:                                              ; preds = %19
  %241 = load ptr, ptr %7, align 8, !tbaa !70
  %242 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %243 = load ptr, ptr %242, align 8, !tbaa !71
  %244 = load i32, ptr %243, align 4, !tbaa !5
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds ptr, ptr %241, i64 %245
  %247 = load ptr, ptr %246, align 8, !tbaa !36
  %248 = load i8, ptr %247, align 1, !tbaa !9
  %249 = icmp eq i8 %248, 0
  br i1 %249, label %250, label %487

250:                                              ; preds = %240
  %251 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %252 = load i32, ptr %251, align 4, !tbaa !80
  %253 = sext i32 %252 to i64
  br label %487

254:                                              ; preds = %19
  %255 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %256 = load ptr, ptr %255, align 8, !tbaa !71
  %257 = load ptr, ptr %7, align 8, !tbaa !70
  %258 = load i32, ptr %256, align 4, !tbaa !5
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds ptr, ptr %257, i64 %259
  %261 = load ptr, ptr %260, align 8, !tbaa !36
  store i32 0, ptr %261, align 4, !tbaa !5
  %262 = getelementptr inbounds nuw i8, ptr %256, i64 4
  %263 = load i32, ptr %262, align 4, !tbaa !5
  %264 = icmp sgt i32 %263, -1
  br i1 %264, label %265, label %487

265:                                              ; preds = %254
  %266 = zext nneg i32 %263 to i64
  %267 = getelementptr inbounds nuw ptr, ptr %257, i64 %266
  %268 = load ptr, ptr %267, align 8, !tbaa !36
  %269 = load i32, ptr %268, align 4, !tbaa !5
  %270 = icmp slt i32 %269, 1
  br i1 %270, label %271, label %487

271:                                              ; preds = %265
  %272 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %273 = load i32, ptr %272, align 4, !tbaa !80
  %274 = sext i32 %273 to i64
  br label %487

275:                                              ; preds = %19
  br i1 %8, label %317, label %276

276:                                              ; preds = %275
  %277 = load ptr, ptr %9, align 8, !tbaa !62
  %278 = icmp eq ptr %277, null
  br i1 %278, label %283, label %279

279:                                              ; preds = %276
  %280 = load ptr, ptr %10, align 8, !tbaa !34
  %281 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %282 = load i32, ptr %281, align 4, !tbaa !76
  tail call void %277(ptr noundef %280, i32 noundef %282, i32 noundef 2) #14
  br label %283

283:                                              ; preds = %279, %276
  %284 = load ptr, ptr %11, align 8, !tbaa !53
  %285 = icmp eq ptr %284, null
  br i1 %285, label %317, label %286

286:                                              ; preds = %283
  %287 = load i64, ptr %12, align 8, !tbaa !79
  %288 = icmp slt i64 %17, %287
  br i1 %288, label %289, label %317

289:                                              ; preds = %286
  %290 = load ptr, ptr %10, align 8, !tbaa !34
  %291 = tail call i32 %284(ptr noundef %290) #14
  %292 = icmp eq i32 %291, 0
  br i1 %292, label %317, label %293

293:                                              ; preds = %289
  %294 = load ptr, ptr %13, align 8, !tbaa !54
  %295 = getelementptr inbounds nuw i8, ptr %294, i64 24
  %296 = load ptr, ptr %295, align 8, !tbaa !44
  %297 = getelementptr inbounds nuw i8, ptr %296, i64 4
  br label %298

298:                                              ; preds = %298, %293
  %299 = atomicrmw xchg ptr %297, i32 1 acquire, align 4
  %300 = icmp eq i32 %299, 0
  br i1 %300, label %301, label %298, !llvm.loop !45

301:                                              ; preds = %298
  %302 = load atomic i32, ptr %296 monotonic, align 8
  %303 = icmp eq i32 %302, 0
  br i1 %303, label %308, label %304

304:                                              ; preds = %301
  %305 = getelementptr inbounds nuw i8, ptr %296, i64 16
  %306 = load i64, ptr %305, align 8, !tbaa !46
  %307 = icmp sgt i64 %306, 0
  br i1 %307, label %308, label %310

308:                                              ; preds = %304, %301
  %309 = getelementptr inbounds nuw i8, ptr %296, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %309, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %296 monotonic, align 8
  br label %310

310:                                              ; preds = %308, %304
  store atomic i32 0, ptr %297 release, align 4
  %311 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %312 = load i32, ptr %311, align 4, !tbaa !76
  %313 = load ptr, ptr %13, align 8, !tbaa !54
  %314 = getelementptr inbounds nuw i8, ptr %313, i64 24
  %315 = load ptr, ptr %314, align 8, !tbaa !44
  %316 = getelementptr inbounds nuw i8, ptr %315, i64 8
  store i32 %312, ptr %316, align 8, !tbaa !77
  br label %317

317:                                              ; preds = %275, %283, %286, %289, %310
  %318 = phi i32 [ 0, %275 ], [ 1, %310 ], [ 0, %289 ], [ 0, %286 ], [ 0, %283 ]
  %319 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %320 = load i32, ptr %319, align 4, !tbaa !80
  %321 = sext i32 %320 to i64
  br label %487

322:                                              ; preds = %19
  br i1 %8, label %364, label %323

323:                                              ; preds = %322
  %324 = load ptr, ptr %9, align 8, !tbaa !62
  %325 = icmp eq ptr %324, null
  br i1 %325, label %330, label %326

326:                                              ; preds = %323
  %327 = load ptr, ptr %10, align 8, !tbaa !34
  %328 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %329 = load i32, ptr %328, align 4, !tbaa !76
  tail call void %324(ptr noundef %327, i32 noundef %329, i32 noundef 2) #14
  br label %330

330:                                              ; preds = %326, %323
  %331 = load ptr, ptr %11, align 8, !tbaa !53
  %332 = icmp eq ptr %331, null
  br i1 %332, label %364, label %333

333:                                              ; preds = %330
  %334 = load i64, ptr %12, align 8, !tbaa !79
  %335 = icmp slt i64 %17, %334
  br i1 %335, label %336, label %364

336:                                              ; preds = %333
  %337 = load ptr, ptr %10, align 8, !tbaa !34
  %338 = tail call i32 %331(ptr noundef %337) #14
  %339 = icmp eq i32 %338, 0
  br i1 %339, label %364, label %340

340:                                              ; preds = %336
  %341 = load ptr, ptr %13, align 8, !tbaa !54
  %342 = getelementptr inbounds nuw i8, ptr %341, i64 24
  %343 = load ptr, ptr %342, align 8, !tbaa !44
  %344 = getelementptr inbounds nuw i8, ptr %343, i64 4
  br label %345

345:                                              ; preds = %345, %340
  %346 = atomicrmw xchg ptr %344, i32 1 acquire, align 4
  %347 = icmp eq i32 %346, 0
  br i1 %347, label %348, label %345, !llvm.loop !45

348:                                              ; preds = %345
  %349 = load atomic i32, ptr %343 monotonic, align 8
  %350 = icmp eq i32 %349, 0
  br i1 %350, label %355, label %351

351:                                              ; preds = %348
  %352 = getelementptr inbounds nuw i8, ptr %343, i64 16
  %353 = load i64, ptr %352, align 8, !tbaa !46
  %354 = icmp sgt i64 %353, 0
  br i1 %354, label %355, label %357

355:                                              ; preds = %351, %348
  %356 = getelementptr inbounds nuw i8, ptr %343, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %356, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %343 monotonic, align 8
  br label %357

357:                                              ; preds = %355, %351
  store atomic i32 0, ptr %344 release, align 4
  %358 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %359 = load i32, ptr %358, align 4, !tbaa !76
  %360 = load ptr, ptr %13, align 8, !tbaa !54
  %361 = getelementptr inbounds nuw i8, ptr %360, i64 24
  %362 = load ptr, ptr %361, align 8, !tbaa !44
  %363 = getelementptr inbounds nuw i8, ptr %362, i64 8
  store i32 %359, ptr %363, align 8, !tbaa !77
  br label %364

364:                                              ; preds = %322, %330, %333, %336, %357
  %365 = phi i32 [ 0, %322 ], [ 1, %357 ], [ 0, %336 ], [ 0, %333 ], [ 0, %330 ]
  %366 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %367 = load ptr, ptr %366, align 8, !tbaa !71
  %368 = load ptr, ptr %7, align 8, !tbaa !70
  %369 = load i32, ptr %367, align 4, !tbaa !5
  %370 = sext i32 %369 to i64
  %371 = getelementptr inbounds ptr, ptr %368, i64 %370
  %372 = load ptr, ptr %371, align 8, !tbaa !36
  %373 = load i32, ptr %372, align 4, !tbaa !5
  %374 = add i32 %373, 1
  store i32 %374, ptr %372, align 4, !tbaa !5
  %375 = getelementptr inbounds nuw i8, ptr %367, i64 4
  %376 = load i32, ptr %375, align 4, !tbaa !5
  %377 = icmp slt i32 %376, 0
  br i1 %377, label %384, label %378

378:                                              ; preds = %364
  %379 = zext nneg i32 %376 to i64
  %380 = getelementptr inbounds nuw ptr, ptr %368, i64 %379
  %381 = load ptr, ptr %380, align 8, !tbaa !36
  %382 = load i32, ptr %381, align 4, !tbaa !5
  %383 = icmp slt i32 %374, %382
  br i1 %383, label %384, label %487

384:                                              ; preds = %378, %364
  %385 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %386 = load i32, ptr %385, align 4, !tbaa !80
  %387 = sext i32 %386 to i64
  br label %487

388:                                              ; preds = %19
  %389 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %390 = load ptr, ptr %389, align 8, !tbaa !71
  %391 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %392 = load i32, ptr %391, align 8, !tbaa !67
  %393 = load ptr, ptr %7, align 8, !tbaa !70
  %394 = load i32, ptr %390, align 4, !tbaa !5
  %395 = sext i32 %394 to i64
  %396 = getelementptr inbounds ptr, ptr %393, i64 %395
  %397 = load ptr, ptr %396, align 8, !tbaa !36
  %398 = getelementptr inbounds nuw i8, ptr %390, i64 4
  %399 = load i32, ptr %398, align 4, !tbaa !5
  %400 = sext i32 %399 to i64
  %401 = getelementptr inbounds ptr, ptr %393, i64 %400
  %402 = load ptr, ptr %401, align 8, !tbaa !36
  store ptr %402, ptr %396, align 8, !tbaa !36
  %403 = load ptr, ptr %7, align 8, !tbaa !70
  %404 = getelementptr inbounds ptr, ptr %403, i64 %400
  store ptr %397, ptr %404, align 8, !tbaa !36
  %405 = load ptr, ptr %6, align 8, !tbaa !81
  %406 = getelementptr inbounds nuw i8, ptr %390, i64 8
  %407 = load i32, ptr %406, align 4, !tbaa !5
  %408 = sext i32 %407 to i64
  %409 = getelementptr inbounds i8, ptr %405, i64 %408
  %410 = load i8, ptr %409, align 1, !tbaa !9
  %411 = xor i8 %410, 1
  store i8 %411, ptr %409, align 1, !tbaa !9
  %412 = ptrtoint ptr %402 to i64
  %413 = ptrtoint ptr %397 to i64
  %414 = sub i64 %412, %413
  %415 = icmp ugt i32 %392, 4
  br i1 %415, label %416, label %487

416:                                              ; preds = %388
  %417 = getelementptr inbounds nuw i8, ptr %390, i64 12
  %418 = load i32, ptr %417, align 4, !tbaa !5
  %419 = add i32 %418, 4
  %420 = sub i64 0, %414
  %421 = zext i32 %419 to i64
  %422 = zext i32 %392 to i64
  %423 = and i64 %422, 1
  %424 = icmp eq i32 %392, 5
  br i1 %424, label %473, label %425

425:                                              ; preds = %416
  %426 = and i64 %422, 4294967294
  %427 = add nsw i64 %426, -6
  br label %428

428:                                              ; preds = %428, %425
  %429 = phi i64 [ 4, %425 ], [ %454, %428 ]
  %430 = phi i64 [ 0, %425 ], [ %455, %428 ]
  %431 = load ptr, ptr %7, align 8, !tbaa !70
  %432 = getelementptr inbounds nuw i32, ptr %390, i64 %429
  %433 = load i32, ptr %432, align 4, !tbaa !5
  %434 = sext i32 %433 to i64
  %435 = getelementptr inbounds ptr, ptr %431, i64 %434
  %436 = load ptr, ptr %435, align 8, !tbaa !36
  %437 = ptrtoint ptr %436 to i64
  %438 = icmp samesign ult i64 %429, %421
  %439 = select i1 %438, i64 %414, i64 %420
  %440 = add i64 %439, %437
  %441 = inttoptr i64 %440 to ptr
  store ptr %441, ptr %435, align 8, !tbaa !36
  %442 = or disjoint i64 %429, 1
  %443 = load ptr, ptr %7, align 8, !tbaa !70
  %444 = getelementptr inbounds nuw i32, ptr %390, i64 %442
  %445 = load i32, ptr %444, align 4, !tbaa !5
  %446 = sext i32 %445 to i64
  %447 = getelementptr inbounds ptr, ptr %443, i64 %446
  %448 = load ptr, ptr %447, align 8, !tbaa !36
  %449 = ptrtoint ptr %448 to i64
  %450 = icmp samesign ult i64 %442, %421
  %451 = select i1 %450, i64 %414, i64 %420
  %452 = add i64 %451, %449
  %453 = inttoptr i64 %452 to ptr
  store ptr %453, ptr %447, align 8, !tbaa !36
  %454 = add nuw nsw i64 %429, 2
  %455 = add i64 %430, 2
  %456 = icmp eq i64 %430, %427
  br i1 %456, label %471, label %428, !llvm.loop !82

457:                                              ; preds = %19
  %458 = load ptr, ptr %6, align 8, !tbaa !81
  %459 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %460 = load ptr, ptr %459, align 8, !tbaa !71
  %461 = getelementptr inbounds nuw i8, ptr %460, i64 8
  %462 = load i32, ptr %461, align 4, !tbaa !5
  %463 = sext i32 %462 to i64
  %464 = getelementptr inbounds i8, ptr %458, i64 %463
  %465 = load i8, ptr %464, align 1, !tbaa !9
  %466 = icmp eq i8 %465, 0
  br i1 %466, label %467, label %487

467:                                              ; preds = %457
  %468 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %469 = load i32, ptr %468, align 4, !tbaa !80
  %470 = sext i32 %469 to i64
  br label %487

471:                                              ; preds = %428
  %472 = icmp eq i64 %423, 0
  br i1 %472, label %487, label %473

473:                                              ; preds = %471, %416
  %474 = phi i64 [ 4, %416 ], [ %454, %471 ]
  %475 = icmp ne i64 %423, 0
  tail call void @llvm.assume(i1 %475)
  %476 = load ptr, ptr %7, align 8, !tbaa !70
  %477 = getelementptr inbounds nuw i32, ptr %390, i64 %474
  %478 = load i32, ptr %477, align 4, !tbaa !5
  %479 = sext i32 %478 to i64
  %480 = getelementptr inbounds ptr, ptr %476, i64 %479
  %481 = load ptr, ptr %480, align 8, !tbaa !36
  %482 = ptrtoint ptr %481 to i64
  %483 = icmp samesign ult i64 %474, %421
  %484 = select i1 %483, i64 %414, i64 %420
  %485 = add i64 %484, %482
  %486 = inttoptr i64 %485 to ptr
  store ptr %486, ptr %480, align 8, !tbaa !36
  br label %487

487:                                              ; preds = %473, %471, %388, %384, %378, %271, %265, %254, %180, %151, %148, %467, %457, %250, %240, %19, %317, %236
  %488 = phi i64 [ %21, %19 ], [ %21, %240 ], [ %239, %236 ], [ %21, %457 ], [ %21, %388 ], [ %321, %317 ], [ %21, %254 ], [ %21, %378 ], [ %21, %151 ], [ %253, %250 ], [ %470, %467 ], [ %387, %384 ], [ %21, %148 ], [ %21, %180 ], [ %274, %271 ], [ %21, %265 ], [ %21, %471 ], [ %21, %473 ]
  %489 = phi i32 [ 0, %19 ], [ 0, %240 ], [ 0, %236 ], [ 0, %457 ], [ 0, %388 ], [ %318, %317 ], [ 0, %254 ], [ %365, %378 ], [ %90, %151 ], [ 0, %250 ], [ 0, %467 ], [ %365, %384 ], [ %90, %148 ], [ 0, %180 ], [ 0, %271 ], [ 0, %265 ], [ 0, %471 ], [ 0, %473 ]
  %490 = icmp eq i32 %489, 0
  br i1 %490, label %16, label %499, !llvm.loop !83

491:                                              ; preds = %212, %235, %52
  %492 = phi i32 [ 1, %52 ], [ %185, %235 ], [ %185, %212 ]
  %493 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %494 = load i32, ptr %493, align 4, !tbaa !76
  %495 = load ptr, ptr %13, align 8, !tbaa !54
  %496 = getelementptr inbounds nuw i8, ptr %495, i64 24
  %497 = load ptr, ptr %496, align 8, !tbaa !44
  %498 = getelementptr inbounds nuw i8, ptr %497, i64 8
  store i32 %494, ptr %498, align 8, !tbaa !77
  br label %499

499:                                              ; preds = %16, %487, %491
  %500 = phi i32 [ %492, %491 ], [ 0, %16 ], [ %489, %487 ]
  ret i32 %500
}

; Function Attrs: nounwind uwtable
define i32 @tfc_enter(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #26 {
  %10 = alloca %struct.tfc_fault, align 8
  %11 = alloca %struct.tfc_fault, align 8
  %12 = alloca %struct.tfc_memory, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #14
  store ptr %1, ptr %12, align 8, !tbaa !84
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %2, ptr %13, align 8, !tbaa !86
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr %3, ptr %14, align 8, !tbaa !87
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store ptr %5, ptr %15, align 8, !tbaa !88
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store ptr %6, ptr %16, align 8, !tbaa !89
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 40
  store i64 8, ptr %17, align 8, !tbaa !90
  %18 = call fastcc i32 @check(ptr noundef %0, ptr noundef %12, ptr noundef %4, ptr noundef %7, ptr noundef %8)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %62

20:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %22 = load i64, ptr %21, align 8, !tbaa !91
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %60, label %24

24:                                               ; preds = %20
  %25 = load i64, ptr %1, align 8, !tbaa !37
  %26 = icmp eq i64 %25, %22
  br i1 %26, label %29, label %27

27:                                               ; preds = %24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  %28 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.13, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %10) #23
  br label %59

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %31 = load i32, ptr %30, align 4, !tbaa !95
  %32 = load ptr, ptr %0, align 8, !tbaa !96
  %33 = sext i32 %31 to i64
  %34 = getelementptr inbounds i8, ptr %32, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %36 = load i32, ptr %35, align 8, !tbaa !97
  %37 = icmp sgt i32 %36, 0
  br i1 %37, label %38, label %60

38:                                               ; preds = %29
  %39 = zext nneg i32 %36 to i64
  br label %43

40:                                               ; preds = %43
  %41 = add nuw nsw i64 %44, 1
  %42 = icmp eq i64 %41, %39
  br i1 %42, label %60, label %43, !llvm.loop !98

43:                                               ; preds = %40, %38
  %44 = phi i64 [ 0, %38 ], [ %41, %40 ]
  %45 = getelementptr inbounds nuw %struct.tfc_flag, ptr %34, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !99
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
  %55 = load i32, ptr %54, align 4, !tbaa !101
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr %32, i64 %56
  store ptr %57, ptr %11, align 8, !tbaa !102
  %58 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %11) #23
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
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #14
  ret i32 %63
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef readonly captures(address_is_null) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #32 {
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
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %15 = load i64, ptr %14, align 8, !tbaa !105
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %27, label %17

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = load ptr, ptr %18, align 8, !tbaa !86
  %20 = icmp ne ptr %19, null
  %21 = ptrtoint ptr %19 to i64
  %22 = and i64 %21, 63
  %23 = icmp eq i64 %22, 0
  %24 = and i1 %20, %23
  br i1 %24, label %27, label %25

25:                                               ; preds = %17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %8, i8 0, i64 56, i1 false)
  %26 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.3, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #23
  br label %54

27:                                               ; preds = %17, %13
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !tbaa !106
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %41, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %33 = load ptr, ptr %32, align 8, !tbaa !87
  %34 = icmp ne ptr %33, null
  %35 = ptrtoint ptr %33 to i64
  %36 = and i64 %35, 63
  %37 = icmp eq i64 %36, 0
  %38 = and i1 %34, %37
  br i1 %38, label %41, label %39

39:                                               ; preds = %31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %9, i8 0, i64 56, i1 false)
  %40 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.4, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %9) #23
  br label %54

41:                                               ; preds = %31, %27
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %43 = load i64, ptr %42, align 8, !tbaa !91
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %55, label %45

45:                                               ; preds = %41
  %46 = load ptr, ptr %1, align 8, !tbaa !84
  %47 = icmp ne ptr %46, null
  %48 = ptrtoint ptr %46 to i64
  %49 = and i64 %48, 63
  %50 = icmp eq i64 %49, 0
  %51 = and i1 %47, %50
  br i1 %51, label %55, label %52

52:                                               ; preds = %45
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  %53 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.2, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %10) #23
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
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %62 = load i32, ptr %61, align 4, !tbaa !108
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %65 = load ptr, ptr %64, align 8, !tbaa !88
  %66 = icmp eq i32 %62, 0
  br i1 %66, label %110, label %67

67:                                               ; preds = %58
  %68 = load ptr, ptr %0, align 8, !tbaa !96
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %70 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %71 = icmp eq ptr %65, null
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %74

74:                                               ; preds = %104, %67
  %75 = phi i64 [ 0, %67 ], [ %105, %104 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  %76 = getelementptr inbounds nuw %struct.tfc_given, ptr %60, i64 %75
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 24
  %78 = load i32, ptr %77, align 8, !tbaa !109
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i8, ptr %68, i64 %79
  store ptr %80, ptr %7, align 8, !tbaa !102
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %69, i8 0, i64 40, i1 false)
  store ptr %76, ptr %70, align 8, !tbaa !112
  br i1 %71, label %87, label %81

81:                                               ; preds = %74
  %82 = load i64, ptr %72, align 8, !tbaa !90
  %83 = mul i64 %82, %75
  %84 = getelementptr inbounds nuw i8, ptr %65, i64 %83
  %85 = load ptr, ptr %84, align 8, !tbaa !36
  %86 = icmp eq ptr %85, null
  br i1 %86, label %87, label %97

87:                                               ; preds = %81, %74
  %88 = load i32, ptr %73, align 8, !tbaa !113
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i8, ptr %68, i64 %89
  %91 = getelementptr inbounds nuw i8, ptr %76, i64 32
  %92 = load i32, ptr %91, align 8, !tbaa !114
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i64, ptr %90, i64 %93
  %95 = tail call fastcc i64 @evaluate(ptr noundef %94, ptr noundef readonly %2)
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %104, label %107

97:                                               ; preds = %81
  %98 = ptrtoint ptr %85 to i64
  %99 = getelementptr inbounds nuw i8, ptr %76, i64 28
  %100 = load i32, ptr %99, align 4, !tbaa !115
  %101 = sext i32 %100 to i64
  %102 = urem i64 %98, %101
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %104, label %107

104:                                              ; preds = %97, %87
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  %105 = add nuw nsw i64 %75, 1
  %106 = icmp eq i64 %105, %63
  br i1 %106, label %110, label %74, !llvm.loop !116

107:                                              ; preds = %97, %87
  %108 = phi ptr [ @.str.7, %87 ], [ @.str.8, %97 ]
  %109 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %108, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  br label %167

110:                                              ; preds = %104, %58
  %111 = getelementptr inbounds nuw %struct.tfc_given, ptr %60, i64 %63
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %113 = load i32, ptr %112, align 8, !tbaa !117
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %116 = load ptr, ptr %115, align 8, !tbaa !89
  %117 = icmp eq i32 %113, 0
  br i1 %117, label %161, label %118

118:                                              ; preds = %110
  %119 = load ptr, ptr %0, align 8, !tbaa !96
  %120 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %121 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %122 = icmp eq ptr %116, null
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %125

125:                                              ; preds = %155, %118
  %126 = phi i64 [ 0, %118 ], [ %156, %155 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  %127 = getelementptr inbounds nuw %struct.tfc_given, ptr %111, i64 %126
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 24
  %129 = load i32, ptr %128, align 8, !tbaa !109
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds i8, ptr %119, i64 %130
  store ptr %131, ptr %6, align 8, !tbaa !102
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %120, i8 0, i64 40, i1 false)
  store ptr %127, ptr %121, align 8, !tbaa !112
  br i1 %122, label %138, label %132

132:                                              ; preds = %125
  %133 = load i64, ptr %123, align 8, !tbaa !90
  %134 = mul i64 %133, %126
  %135 = getelementptr inbounds nuw i8, ptr %116, i64 %134
  %136 = load ptr, ptr %135, align 8, !tbaa !36
  %137 = icmp eq ptr %136, null
  br i1 %137, label %138, label %148

138:                                              ; preds = %132, %125
  %139 = load i32, ptr %124, align 8, !tbaa !113
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds i8, ptr %119, i64 %140
  %142 = getelementptr inbounds nuw i8, ptr %127, i64 32
  %143 = load i32, ptr %142, align 8, !tbaa !114
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds i64, ptr %141, i64 %144
  %146 = tail call fastcc i64 @evaluate(ptr noundef %145, ptr noundef readonly %2)
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %155, label %158

148:                                              ; preds = %132
  %149 = ptrtoint ptr %136 to i64
  %150 = getelementptr inbounds nuw i8, ptr %127, i64 28
  %151 = load i32, ptr %150, align 4, !tbaa !115
  %152 = sext i32 %151 to i64
  %153 = urem i64 %149, %152
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %155, label %158

155:                                              ; preds = %148, %138
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  %156 = add nuw nsw i64 %126, 1
  %157 = icmp eq i64 %156, %114
  br i1 %157, label %161, label %125, !llvm.loop !116

158:                                              ; preds = %148, %138
  %159 = phi ptr [ @.str.7, %138 ], [ @.str.8, %148 ]
  %160 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %159, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  br label %167

161:                                              ; preds = %155, %110
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %163 = load i32, ptr %162, align 8, !tbaa !118
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %167, label %165

165:                                              ; preds = %161
  %166 = tail call fastcc i32 @check_overlaps(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, ptr noundef %4) #23
  br label %167

167:                                              ; preds = %5, %54, %107, %55, %158, %161, %165
  %168 = phi i32 [ %166, %165 ], [ 0, %161 ], [ 3, %158 ], [ 3, %107 ], [ %56, %55 ], [ 3, %54 ], [ %11, %5 ]
  ret i32 %168
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 10) i32 @check_state(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef %2) unnamed_addr #33 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %7 = load i64, ptr %6, align 8, !tbaa !91
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %44, label %9

9:                                                ; preds = %3
  %10 = load i64, ptr %1, align 8, !tbaa !37
  %11 = icmp eq i64 %10, %7
  br i1 %11, label %14, label %12

12:                                               ; preds = %9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  %13 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 9, ptr noundef nonnull @.str.13, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  br label %44

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %16 = load i32, ptr %15, align 4, !tbaa !95
  %17 = load ptr, ptr %0, align 8, !tbaa !96
  %18 = sext i32 %16 to i64
  %19 = getelementptr inbounds i8, ptr %17, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %21 = load i32, ptr %20, align 8, !tbaa !97
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %23, label %44

23:                                               ; preds = %14
  %24 = zext nneg i32 %21 to i64
  br label %28

25:                                               ; preds = %28
  %26 = add nuw nsw i64 %29, 1
  %27 = icmp eq i64 %26, %24
  br i1 %27, label %44, label %28, !llvm.loop !98

28:                                               ; preds = %23, %25
  %29 = phi i64 [ 0, %23 ], [ %26, %25 ]
  %30 = getelementptr inbounds nuw %struct.tfc_flag, ptr %19, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !99
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
  %40 = load i32, ptr %39, align 4, !tbaa !101
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr %17, i64 %41
  store ptr %42, ptr %5, align 8, !tbaa !102
  %43 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 9, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #23
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
  %9 = load ptr, ptr %1, align 8, !tbaa !84
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !87
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %13 = load i32, ptr %12, align 4, !tbaa !119
  %14 = load ptr, ptr %0, align 8, !tbaa !96
  %15 = sext i32 %13 to i64
  %16 = getelementptr inbounds i8, ptr %14, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %18 = load i32, ptr %17, align 8, !tbaa !120
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr %14, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %22 = load i32, ptr %21, align 8, !tbaa !121
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr %14, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %26 = load i32, ptr %25, align 4, !tbaa !122
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %14, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %30 = load i32, ptr %29, align 4, !tbaa !123
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

40:                                               ; preds = %94, %32
  %41 = phi i64 [ 0, %32 ], [ %101, %94 ]
  %42 = getelementptr inbounds nuw %struct.tfc_place, ptr %28, i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = load i32, ptr %42, align 8, !tbaa !124
  switch i32 %45, label %80 [
    i32 0, label %46
    i32 1, label %55
    i32 2, label %64
    i32 3, label %68
    i32 4, label %72
    i32 5, label %76
  ]

46:                                               ; preds = %40
  %47 = load ptr, ptr %37, align 8, !tbaa !88
  %48 = shl i64 %44, 32
  %49 = ashr exact i64 %48, 32
  %50 = load i64, ptr %36, align 8, !tbaa !90
  %51 = mul i64 %50, %49
  %52 = getelementptr inbounds nuw i8, ptr %47, i64 %51
  %53 = load ptr, ptr %52, align 8, !tbaa !36
  %54 = ptrtoint ptr %53 to i64
  br label %94

55:                                               ; preds = %40
  %56 = load ptr, ptr %35, align 8, !tbaa !89
  %57 = shl i64 %44, 32
  %58 = ashr exact i64 %57, 32
  %59 = load i64, ptr %36, align 8, !tbaa !90
  %60 = mul i64 %59, %58
  %61 = getelementptr inbounds nuw i8, ptr %56, i64 %60
  %62 = load ptr, ptr %61, align 8, !tbaa !36
  %63 = ptrtoint ptr %62 to i64
  br label %94

64:                                               ; preds = %40
  %65 = load ptr, ptr %1, align 8, !tbaa !84
  %66 = ptrtoint ptr %65 to i64
  %67 = add i64 %44, %66
  br label %94

68:                                               ; preds = %40
  %69 = load ptr, ptr %34, align 8, !tbaa !86
  %70 = ptrtoint ptr %69 to i64
  %71 = add i64 %44, %70
  br label %94

72:                                               ; preds = %40
  %73 = load ptr, ptr %33, align 8, !tbaa !126
  %74 = ptrtoint ptr %73 to i64
  %75 = add i64 %44, %74
  br label %94

76:                                               ; preds = %40
  %77 = load ptr, ptr %10, align 8, !tbaa !87
  %78 = ptrtoint ptr %77 to i64
  %79 = add i64 %44, %78
  br label %94

80:                                               ; preds = %40
  %81 = shl i64 %44, 32
  %82 = ashr exact i64 %81, 29
  %83 = getelementptr inbounds i8, ptr %11, i64 %82
  %84 = load ptr, ptr %83, align 8, !tbaa !36
  %85 = ptrtoint ptr %84 to i64
  %86 = load i32, ptr %38, align 8, !tbaa !113
  %87 = load ptr, ptr %0, align 8, !tbaa !96
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
  %98 = load i32, ptr %97, align 4, !tbaa !127
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds ptr, ptr %11, i64 %99
  store ptr %96, ptr %100, align 8, !tbaa !36
  %101 = add nuw nsw i64 %41, 1
  %102 = icmp eq i64 %101, %39
  br i1 %102, label %103, label %40, !llvm.loop !128

103:                                              ; preds = %94, %5
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %105 = load i32, ptr %104, align 8, !tbaa !129
  %106 = icmp sgt i32 %105, 0
  br i1 %106, label %107, label %109

107:                                              ; preds = %103
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %113

109:                                              ; preds = %113, %103
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %111 = load i32, ptr %110, align 8, !tbaa !130
  %112 = icmp sgt i32 %111, 0
  br i1 %112, label %126, label %122

113:                                              ; preds = %107, %113
  %114 = phi i64 [ 0, %107 ], [ %118, %113 ]
  %115 = load i64, ptr %108, align 8, !tbaa !131
  %116 = getelementptr i8, ptr %11, i64 %115
  %117 = getelementptr i8, ptr %116, i64 %114
  store i8 0, ptr %117, align 1, !tbaa !9
  %118 = add nuw nsw i64 %114, 1
  %119 = load i32, ptr %104, align 8, !tbaa !129
  %120 = sext i32 %119 to i64
  %121 = icmp slt i64 %118, %120
  br i1 %121, label %113, label %109, !llvm.loop !132

122:                                              ; preds = %142, %109
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  store i32 32, ptr %7, align 8, !tbaa !133
  %123 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 0, ptr %123, align 4, !tbaa !134
  %124 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %125 = icmp eq ptr %3, null
  br i1 %125, label %150, label %147

126:                                              ; preds = %109, %142
  %127 = phi i32 [ %143, %142 ], [ %111, %109 ]
  %128 = phi i64 [ %144, %142 ], [ 0, %109 ]
  %129 = getelementptr inbounds nuw %struct.tfc_aside, ptr %16, i64 %128
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 8
  %131 = load i64, ptr %130, align 8, !tbaa !135
  %132 = getelementptr inbounds i8, ptr %11, i64 %131
  %133 = load i64, ptr %129, align 8, !tbaa !137
  %134 = getelementptr inbounds i8, ptr %9, i64 %133
  %135 = getelementptr inbounds nuw i8, ptr %129, i64 16
  %136 = load i64, ptr %135, align 8, !tbaa !138
  %137 = icmp slt i64 %136, 1
  %138 = icmp eq ptr %132, %134
  %139 = or i1 %138, %137
  br i1 %139, label %142, label %140

140:                                              ; preds = %126
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %132, ptr readonly align 1 %134, i64 %136, i1 false)
  %141 = load i32, ptr %110, align 8, !tbaa !130
  br label %142

142:                                              ; preds = %126, %140
  %143 = phi i32 [ %127, %126 ], [ %141, %140 ]
  %144 = add nuw nsw i64 %128, 1
  %145 = sext i32 %143 to i64
  %146 = icmp slt i64 %144, %145
  br i1 %146, label %126, label %122, !llvm.loop !139

147:                                              ; preds = %122
  %148 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %149 = load ptr, ptr %148, align 8, !tbaa !140
  br label %150

150:                                              ; preds = %122, %147
  %151 = phi ptr [ %149, %147 ], [ null, %122 ]
  store ptr %151, ptr %124, align 8, !tbaa !28
  %152 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %3, ptr %152, align 8, !tbaa !21
  %153 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %6, ptr %153, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %155 = load ptr, ptr %154, align 8, !tbaa !141
  store ptr %155, ptr %8, align 8, !tbaa !66
  %156 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %157 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %158 = load i32, ptr %157, align 8, !tbaa !142
  %159 = sext i32 %158 to i64
  store i64 %159, ptr %156, align 8, !tbaa !64
  %160 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %11, ptr %160, align 8, !tbaa !70
  %161 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store ptr %2, ptr %161, align 8, !tbaa !74
  %162 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %164 = load i64, ptr %163, align 8, !tbaa !143
  %165 = getelementptr inbounds i8, ptr %11, i64 %164
  store ptr %165, ptr %162, align 8, !tbaa !72
  %166 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store ptr %7, ptr %166, align 8, !tbaa !54
  %167 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %169 = load i64, ptr %168, align 8, !tbaa !144
  store i64 %169, ptr %167, align 8, !tbaa !79
  %170 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %172 = load i32, ptr %171, align 8, !tbaa !113
  %173 = load ptr, ptr %0, align 8, !tbaa !96
  %174 = sext i32 %172 to i64
  %175 = getelementptr inbounds i8, ptr %173, i64 %174
  store ptr %175, ptr %170, align 8, !tbaa !145
  %176 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %178 = load i64, ptr %177, align 8, !tbaa !131
  %179 = getelementptr inbounds i8, ptr %11, i64 %178
  store ptr %179, ptr %176, align 8, !tbaa !81
  %180 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store ptr null, ptr %180, align 8, !tbaa !146
  %181 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %182 = getelementptr inbounds nuw i8, ptr %0, i64 172
  %183 = load i32, ptr %182, align 4, !tbaa !147
  %184 = sext i32 %183 to i64
  store i64 %184, ptr %181, align 8, !tbaa !63
  %185 = call i32 @tfc_walk(ptr noundef nonnull %8)
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %190, label %187

187:                                              ; preds = %150
  %188 = load i32, ptr %110, align 8, !tbaa !130
  %189 = icmp sgt i32 %188, 0
  br i1 %189, label %199, label %197

190:                                              ; preds = %150
  %191 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %192 = load i32, ptr %191, align 4, !tbaa !148
  %193 = icmp sgt i32 %192, 0
  br i1 %193, label %194, label %220

194:                                              ; preds = %190
  %195 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %196 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %224

197:                                              ; preds = %215, %187
  %198 = call fastcc i32 @report_failure(ptr noundef nonnull %0, ptr noundef %6, ptr noundef %4) #23
  br label %268

199:                                              ; preds = %187, %215
  %200 = phi i32 [ %216, %215 ], [ %188, %187 ]
  %201 = phi i64 [ %217, %215 ], [ 0, %187 ]
  %202 = getelementptr inbounds nuw %struct.tfc_aside, ptr %16, i64 %201
  %203 = load i64, ptr %202, align 8, !tbaa !137
  %204 = getelementptr inbounds i8, ptr %9, i64 %203
  %205 = getelementptr inbounds nuw i8, ptr %202, i64 8
  %206 = load i64, ptr %205, align 8, !tbaa !135
  %207 = getelementptr inbounds i8, ptr %11, i64 %206
  %208 = getelementptr inbounds nuw i8, ptr %202, i64 16
  %209 = load i64, ptr %208, align 8, !tbaa !138
  %210 = icmp slt i64 %209, 1
  %211 = icmp eq ptr %204, %207
  %212 = or i1 %211, %210
  br i1 %212, label %215, label %213

213:                                              ; preds = %199
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %204, ptr readonly align 1 %207, i64 %209, i1 false)
  %214 = load i32, ptr %110, align 8, !tbaa !130
  br label %215

215:                                              ; preds = %199, %213
  %216 = phi i32 [ %200, %199 ], [ %214, %213 ]
  %217 = add nuw nsw i64 %201, 1
  %218 = sext i32 %216 to i64
  %219 = icmp slt i64 %217, %218
  br i1 %219, label %199, label %197, !llvm.loop !149

220:                                              ; preds = %253, %190
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %222 = load i32, ptr %221, align 4, !tbaa !150
  %223 = icmp sgt i32 %222, 0
  br i1 %223, label %258, label %268

224:                                              ; preds = %194, %253
  %225 = phi i32 [ %192, %194 ], [ %254, %253 ]
  %226 = phi i64 [ 0, %194 ], [ %255, %253 ]
  %227 = getelementptr inbounds nuw %struct.tfc_result, ptr %20, i64 %226
  %228 = load ptr, ptr %195, align 8, !tbaa !89
  %229 = getelementptr inbounds nuw i8, ptr %227, i64 4
  %230 = load i32, ptr %229, align 4, !tbaa !151
  %231 = sext i32 %230 to i64
  %232 = load i64, ptr %196, align 8, !tbaa !90
  %233 = mul i64 %232, %231
  %234 = getelementptr inbounds nuw i8, ptr %228, i64 %233
  %235 = load ptr, ptr %234, align 8, !tbaa !36
  %236 = load i32, ptr %227, align 8, !tbaa !153
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds ptr, ptr %11, i64 %237
  %239 = load ptr, ptr %238, align 8, !tbaa !36
  %240 = load i32, ptr %171, align 8, !tbaa !113
  %241 = load ptr, ptr %0, align 8, !tbaa !96
  %242 = sext i32 %240 to i64
  %243 = getelementptr inbounds i8, ptr %241, i64 %242
  %244 = getelementptr inbounds nuw i8, ptr %227, i64 8
  %245 = load i64, ptr %244, align 8, !tbaa !154
  %246 = getelementptr inbounds i64, ptr %243, i64 %245
  %247 = call fastcc i64 @evaluate(ptr noundef %246, ptr noundef %2)
  %248 = icmp slt i64 %247, 1
  %249 = icmp eq ptr %235, %239
  %250 = or i1 %249, %248
  br i1 %250, label %253, label %251

251:                                              ; preds = %224
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %235, ptr readonly align 1 %239, i64 %247, i1 false)
  %252 = load i32, ptr %191, align 4, !tbaa !148
  br label %253

253:                                              ; preds = %224, %251
  %254 = phi i32 [ %225, %224 ], [ %252, %251 ]
  %255 = add nuw nsw i64 %226, 1
  %256 = sext i32 %254 to i64
  %257 = icmp slt i64 %255, %256
  br i1 %257, label %224, label %220, !llvm.loop !155

258:                                              ; preds = %220, %258
  %259 = phi i64 [ %264, %258 ], [ 0, %220 ]
  %260 = getelementptr inbounds nuw %struct.tfc_flag, ptr %24, i64 %259
  %261 = load i32, ptr %260, align 4, !tbaa !99
  %262 = sext i32 %261 to i64
  %263 = getelementptr inbounds i8, ptr %9, i64 %262
  store i8 1, ptr %263, align 1, !tbaa !9
  %264 = add nuw nsw i64 %259, 1
  %265 = load i32, ptr %221, align 4, !tbaa !150
  %266 = sext i32 %265 to i64
  %267 = icmp slt i64 %264, %266
  br i1 %267, label %258, label %268, !llvm.loop !156

268:                                              ; preds = %258, %220, %197
  %269 = phi i32 [ %198, %197 ], [ 0, %220 ], [ 0, %258 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  ret i32 %269
}

; Function Attrs: nounwind uwtable
define i32 @tfc_run(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3) local_unnamed_addr #24 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_memory, align 8
  %8 = icmp eq ptr %3, null
  br i1 %8, label %128, label %9

9:                                                ; preds = %4
  %10 = load i32, ptr %3, align 8, !tbaa !157
  %11 = icmp ult i32 %10, 16
  br i1 %11, label %128, label %12

12:                                               ; preds = %9
  %13 = icmp ult i32 %10, 104
  br i1 %13, label %14, label %22

14:                                               ; preds = %12
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %16 = load ptr, ptr %15, align 8, !tbaa !161
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %18 = zext nneg i32 %10 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, i8 0, i64 24, i1 false)
  store i64 %18, ptr %17, align 8, !tbaa !162
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 104, ptr %19, align 8, !tbaa !163
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %20, i8 0, i64 16, i1 false)
  %21 = tail call fastcc i32 @report(ptr noundef %16, i32 noundef 3, ptr noundef nonnull @.str, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #23
  br label %128

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %24 = load i32, ptr %23, align 4, !tbaa !164
  %25 = icmp ult i32 %24, %1
  br i1 %25, label %35, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !161
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %30 = zext i32 %24 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  store i64 %30, ptr %29, align 8, !tbaa !162
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %32 = zext i32 %1 to i64
  store i64 %32, ptr %31, align 8, !tbaa !163
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %33, i8 0, i64 16, i1 false)
  %34 = tail call fastcc i32 @report(ptr noundef %28, i32 noundef 3, ptr noundef nonnull @.str.1, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #23
  br label %128

35:                                               ; preds = %22
  %36 = zext i32 %24 to i64
  %37 = getelementptr inbounds nuw ptr, ptr %0, i64 %36
  %38 = load ptr, ptr %37, align 8, !tbaa !165
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 136
  %40 = load i32, ptr %39, align 8, !tbaa !167
  %41 = add nsw i32 %40, 1
  %42 = zext i32 %41 to i64
  %43 = tail call ptr @llvm.stacksave.p0()
  %44 = alloca i64, i64 %42, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %46 = load ptr, ptr %45, align 8, !tbaa !168
  store ptr %46, ptr %7, align 8, !tbaa !84
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %49 = load ptr, ptr %48, align 8, !tbaa !169
  %50 = icmp eq ptr %49, null
  %51 = select i1 %50, ptr %2, ptr %49
  store ptr %51, ptr %47, align 8, !tbaa !86
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %54 = load ptr, ptr %53, align 8, !tbaa !170
  store ptr %54, ptr %52, align 8, !tbaa !87
  %55 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %57 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %58 = load <2 x ptr>, ptr %56, align 8, !tbaa !171
  store <2 x ptr> %58, ptr %55, align 8, !tbaa !36
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 56, ptr %59, align 8, !tbaa !90
  %60 = call fastcc i32 @check_call(ptr noundef %38, ptr noundef %3, ptr noundef %44) #23
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %126

62:                                               ; preds = %35
  %63 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %64 = load ptr, ptr %63, align 8, !tbaa !172
  %65 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %66 = load ptr, ptr %65, align 8, !tbaa !161
  %67 = call fastcc i32 @check(ptr noundef nonnull %38, ptr noundef %7, ptr noundef nonnull %44, ptr noundef %64, ptr noundef %66)
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %126

69:                                               ; preds = %62
  %70 = load ptr, ptr %65, align 8, !tbaa !161
  %71 = call fastcc i32 @check_state(ptr noundef nonnull %38, ptr noundef %46, ptr noundef %70)
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %126

73:                                               ; preds = %69
  %74 = load ptr, ptr %63, align 8, !tbaa !172
  %75 = load ptr, ptr %65, align 8, !tbaa !161
  %76 = call fastcc i32 @run(ptr noundef nonnull %38, ptr noundef %7, ptr noundef nonnull %44, ptr noundef %74, ptr noundef %75)
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %126

78:                                               ; preds = %73
  %79 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %80 = load i32, ptr %79, align 4, !tbaa !173
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %126, label %82

82:                                               ; preds = %78
  %83 = load ptr, ptr %57, align 8, !tbaa !174
  %84 = getelementptr inbounds nuw i8, ptr %38, i64 104
  %85 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %86 = getelementptr inbounds nuw i8, ptr %38, i64 140
  %87 = zext i32 %80 to i64
  br label %88

88:                                               ; preds = %82, %113
  %89 = phi i64 [ 0, %82 ], [ %114, %113 ]
  %90 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %83, i64 %89
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %92 = load ptr, ptr %91, align 8, !tbaa !175
  %93 = icmp eq ptr %92, null
  br i1 %93, label %113, label %94

94:                                               ; preds = %88
  %95 = getelementptr inbounds nuw i8, ptr %90, i64 24
  %96 = load i32, ptr %95, align 8, !tbaa !177
  %97 = zext i32 %96 to i64
  %98 = icmp eq i32 %96, 0
  br i1 %98, label %113, label %99

99:                                               ; preds = %94
  %100 = load i32, ptr %84, align 8, !tbaa !113
  %101 = load ptr, ptr %38, align 8, !tbaa !96
  %102 = sext i32 %100 to i64
  %103 = getelementptr inbounds i8, ptr %101, i64 %102
  %104 = load ptr, ptr %85, align 8, !tbaa !107
  %105 = load i32, ptr %86, align 4, !tbaa !108
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw %struct.tfc_given, ptr %104, i64 %106
  %108 = getelementptr inbounds nuw %struct.tfc_given, ptr %107, i64 %89
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 36
  %110 = load i32, ptr %109, align 4, !tbaa !178
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i8, ptr %101, i64 %111
  br label %116

113:                                              ; preds = %116, %94, %88
  %114 = add nuw nsw i64 %89, 1
  %115 = icmp eq i64 %114, %87
  br i1 %115, label %126, label %88, !llvm.loop !179

116:                                              ; preds = %99, %116
  %117 = phi i64 [ %124, %116 ], [ 0, %99 ]
  %118 = getelementptr inbounds nuw i32, ptr %112, i64 %117
  %119 = load i32, ptr %118, align 4, !tbaa !5
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds i64, ptr %103, i64 %120
  %122 = call fastcc i64 @evaluate(ptr noundef %121, ptr noundef nonnull %44)
  %123 = getelementptr inbounds nuw i64, ptr %92, i64 %117
  store i64 %122, ptr %123, align 8, !tbaa !37
  %124 = add nuw nsw i64 %117, 1
  %125 = icmp eq i64 %124, %97
  br i1 %125, label %113, label %116

126:                                              ; preds = %113, %78, %35, %62, %69, %73
  %127 = phi i32 [ %76, %73 ], [ %60, %35 ], [ %71, %69 ], [ %67, %62 ], [ 0, %78 ], [ 0, %113 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  call void @llvm.stackrestore.p0(ptr %43)
  br label %128

128:                                              ; preds = %4, %9, %126, %26, %14
  %129 = phi i32 [ %127, %126 ], [ 3, %14 ], [ 3, %26 ], [ 3, %9 ], [ 3, %4 ]
  ret i32 %129
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef i32 @report(ptr noundef %0, i32 noundef returned %1, ptr noundef readonly captures(none) %2, ptr noundef readonly byval(%struct.tfc_fault) align 8 captures(none) %3) unnamed_addr #34 {
  %5 = alloca %struct.text, align 8
  %6 = icmp eq ptr %0, null
  br i1 %6, label %78, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #14
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store ptr %8, ptr %5, align 8, !tbaa !180
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 239
  store ptr %10, ptr %9, align 8, !tbaa !182
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
  store ptr %47, ptr %5, align 8, !tbaa !180
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
  br i1 %55, label %25, label %72, !llvm.loop !183

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
  br label %56, !llvm.loop !184

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
  call fastcc void @put(ptr noundef %5, ptr noundef %24) #23
  br label %48

67:                                               ; preds = %62
  call fastcc void @put(ptr noundef %5, ptr noundef %23) #23
  br label %48

68:                                               ; preds = %62
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %21) #23
  br label %48

69:                                               ; preds = %62
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %19) #23
  br label %48

70:                                               ; preds = %62
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %17) #23
  br label %48

71:                                               ; preds = %62
  call fastcc void @put_number(ptr noundef %5, double noundef %15) #23
  br label %48

72:                                               ; preds = %48, %7
  %73 = phi ptr [ %8, %7 ], [ %52, %48 ]
  store i8 0, ptr %73, align 1, !tbaa !9
  store i32 %1, ptr %0, align 8, !tbaa !185
  %74 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %75 = load ptr, ptr %74, align 8, !tbaa !112
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store ptr %75, ptr %76, align 8, !tbaa !187
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %77, align 8, !tbaa !188
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #14
  br label %78

78:                                               ; preds = %4, %72
  ret i32 %1
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #11

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_call(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull captures(address_is_null) %2) unnamed_addr #34 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !161
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %12 = load ptr, ptr %11, align 8, !tbaa !189
  %13 = icmp eq ptr %12, null
  br i1 %13, label %16, label %14

14:                                               ; preds = %3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %15 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.22, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #23
  br label %239

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %18 = load i32, ptr %17, align 8, !tbaa !190
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %20 = load i32, ptr %19, align 4, !tbaa !108
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %28

22:                                               ; preds = %16
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %41, label %24

24:                                               ; preds = %22
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %26 = load ptr, ptr %25, align 8, !tbaa !191
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %41

28:                                               ; preds = %24, %16
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %30 = load i32, ptr %29, align 8, !tbaa !192
  %31 = load ptr, ptr %0, align 8, !tbaa !96
  %32 = sext i32 %30 to i64
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  store ptr %33, ptr %7, align 8, !tbaa !102
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %36 = zext i32 %18 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %34, i8 0, i64 16, i1 false)
  store i64 %36, ptr %35, align 8, !tbaa !162
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %38 = zext i32 %20 to i64
  store i64 %38, ptr %37, align 8, !tbaa !163
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %39, i8 0, i64 16, i1 false)
  %40 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.23, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #23
  br label %239

41:                                               ; preds = %24, %22
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %43 = load i32, ptr %42, align 4, !tbaa !173
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %45 = load i32, ptr %44, align 8, !tbaa !117
  %46 = icmp eq i32 %43, %45
  br i1 %46, label %47, label %53

47:                                               ; preds = %41
  %48 = icmp eq i32 %43, 0
  br i1 %48, label %66, label %49

49:                                               ; preds = %47
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %51 = load ptr, ptr %50, align 8, !tbaa !174
  %52 = icmp eq ptr %51, null
  br i1 %52, label %53, label %66

53:                                               ; preds = %49, %41
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %55 = load i32, ptr %54, align 8, !tbaa !192
  %56 = load ptr, ptr %0, align 8, !tbaa !96
  %57 = sext i32 %55 to i64
  %58 = getelementptr inbounds i8, ptr %56, i64 %57
  store ptr %58, ptr %8, align 8, !tbaa !102
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %61 = zext i32 %43 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %59, i8 0, i64 16, i1 false)
  store i64 %61, ptr %60, align 8, !tbaa !162
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %63 = zext i32 %45 to i64
  store i64 %63, ptr %62, align 8, !tbaa !163
  %64 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %64, i8 0, i64 16, i1 false)
  %65 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.24, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #23
  br label %239

66:                                               ; preds = %49, %47
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %68 = load i64, ptr %67, align 8, !tbaa !193
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %70 = load i64, ptr %69, align 8, !tbaa !91
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %75, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %74 = load i64, ptr %73, align 8, !tbaa !194
  br label %75

75:                                               ; preds = %72, %66
  %76 = phi i64 [ %74, %72 ], [ 0, %66 ]
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %78 = load i64, ptr %77, align 8, !tbaa !195
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %80 = load ptr, ptr %79, align 8, !tbaa !169
  %81 = icmp eq ptr %80, null
  br i1 %81, label %85, label %82

82:                                               ; preds = %75
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %84 = load i64, ptr %83, align 8, !tbaa !105
  br label %85

85:                                               ; preds = %82, %75
  %86 = phi i64 [ %84, %82 ], [ 0, %75 ]
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %88 = load i64, ptr %87, align 8, !tbaa !196
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %90 = load i64, ptr %89, align 8, !tbaa !106
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
  store ptr %97, ptr %5, align 8, !tbaa !102
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %101 = getelementptr inbounds nuw i8, ptr %5, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %100, i8 0, i64 16, i1 false)
  store i64 %98, ptr %101, align 8, !tbaa !162
  %102 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %99, ptr %102, align 8, !tbaa !163
  %103 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %103, i8 0, i64 16, i1 false)
  %104 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.28, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %239

105:                                              ; preds = %94
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %108

108:                                              ; preds = %105, %116
  %109 = phi i64 [ 0, %105 ], [ %122, %116 ]
  %110 = load i32, ptr %17, align 8, !tbaa !190
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
  %119 = load ptr, ptr %107, align 8, !tbaa !191
  %120 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %119, i64 %109
  %121 = tail call fastcc i32 @check_kind(ptr noundef nonnull %0, ptr noundef %118, ptr noundef %120, i32 noundef 1, ptr noundef %10)
  %122 = add nuw nsw i64 %109, 1
  %123 = icmp eq i32 %121, 0
  br i1 %123, label %108, label %239, !llvm.loop !197

124:                                              ; preds = %113, %129
  %125 = phi i64 [ 0, %113 ], [ %138, %129 ]
  %126 = load i32, ptr %42, align 4, !tbaa !173
  %127 = zext i32 %126 to i64
  %128 = icmp samesign ult i64 %125, %127
  br i1 %128, label %129, label %140

129:                                              ; preds = %124
  %130 = load ptr, ptr %114, align 8, !tbaa !107
  %131 = load i32, ptr %19, align 4, !tbaa !108
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw %struct.tfc_given, ptr %130, i64 %132
  %134 = getelementptr inbounds nuw %struct.tfc_given, ptr %133, i64 %125
  %135 = load ptr, ptr %115, align 8, !tbaa !174
  %136 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %135, i64 %125
  %137 = tail call fastcc i32 @check_kind(ptr noundef nonnull %0, ptr noundef %134, ptr noundef %136, i32 noundef 0, ptr noundef %10)
  %138 = add nuw nsw i64 %125, 1
  %139 = icmp eq i32 %137, 0
  br i1 %139, label %124, label %239, !llvm.loop !198

140:                                              ; preds = %124
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %142 = load ptr, ptr %141, align 8, !tbaa !191
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %144 = load i32, ptr %143, align 8, !tbaa !167
  %145 = icmp sgt i32 %144, 0
  br i1 %145, label %146, label %201

146:                                              ; preds = %140
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %148 = load i32, ptr %147, align 4, !tbaa !199
  %149 = load ptr, ptr %0, align 8, !tbaa !96
  %150 = sext i32 %148 to i64
  %151 = getelementptr inbounds i8, ptr %149, i64 %150
  %152 = load ptr, ptr %114, align 8, !tbaa !107
  %153 = zext nneg i32 %144 to i64
  br label %154

154:                                              ; preds = %181, %146
  %155 = phi i64 [ 0, %146 ], [ %183, %181 ]
  %156 = getelementptr inbounds nuw %struct.tfc_bound, ptr %151, i64 %155
  %157 = getelementptr inbounds nuw i8, ptr %156, i64 36
  %158 = load i32, ptr %157, align 4, !tbaa !200
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds %struct.tfc_tensor, ptr %142, i64 %159
  %161 = getelementptr inbounds nuw i8, ptr %160, i64 8
  %162 = load ptr, ptr %161, align 8, !tbaa !175
  %163 = getelementptr inbounds nuw i8, ptr %156, i64 40
  %164 = load i32, ptr %163, align 8, !tbaa !202
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds i64, ptr %162, i64 %165
  %167 = load i64, ptr %166, align 8, !tbaa !37
  %168 = icmp slt i64 %167, 0
  br i1 %168, label %185, label %169

169:                                              ; preds = %154
  %170 = getelementptr inbounds nuw i8, ptr %156, i64 24
  %171 = load i64, ptr %170, align 8, !tbaa !203
  %172 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %167, i64 %171)
  %173 = extractvalue { i64, i1 } %172, 1
  %174 = extractvalue { i64, i1 } %172, 0
  br i1 %173, label %185, label %175

175:                                              ; preds = %169
  %176 = getelementptr inbounds nuw i8, ptr %156, i64 16
  %177 = load i64, ptr %176, align 8, !tbaa !204
  %178 = srem i64 %174, %177
  %179 = sdiv i64 %174, %177
  %180 = icmp eq i64 %178, 0
  br i1 %180, label %181, label %185

181:                                              ; preds = %175
  %182 = getelementptr inbounds nuw i64, ptr %2, i64 %155
  store i64 %179, ptr %182, align 8, !tbaa !37
  %183 = add nuw nsw i64 %155, 1
  %184 = icmp eq i64 %183, %153
  br i1 %184, label %201, label %154, !llvm.loop !205

185:                                              ; preds = %154, %169, %175
  %186 = getelementptr inbounds %struct.tfc_given, ptr %152, i64 %159
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 24
  %188 = load i32, ptr %187, align 8, !tbaa !109
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds i8, ptr %149, i64 %189
  store ptr %190, ptr %4, align 8, !tbaa !102
  %191 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %192 = getelementptr inbounds nuw i8, ptr %156, i64 32
  %193 = load i32, ptr %192, align 8, !tbaa !206
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds i8, ptr %149, i64 %194
  store ptr %195, ptr %191, align 8, !tbaa !207
  %196 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %167, ptr %196, align 8, !tbaa !208
  %197 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %165, ptr %197, align 8, !tbaa !162
  %198 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %199 = getelementptr inbounds nuw i8, ptr %4, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %198, i8 0, i64 16, i1 false)
  store ptr %186, ptr %199, align 8, !tbaa !112
  %200 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.33, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
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
  %209 = load i32, ptr %17, align 8, !tbaa !190
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
  %218 = load ptr, ptr %206, align 8, !tbaa !191
  %219 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %218, i64 %208
  %220 = tail call fastcc i32 @check_size(ptr noundef %0, ptr noundef %217, ptr noundef %219, i32 noundef 1, ptr noundef %2, ptr noundef %10)
  %221 = add nuw nsw i64 %208, 1
  %222 = icmp eq i32 %220, 0
  br i1 %222, label %207, label %239, !llvm.loop !209

223:                                              ; preds = %212, %228
  %224 = phi i64 [ 0, %212 ], [ %237, %228 ]
  %225 = load i32, ptr %42, align 4, !tbaa !173
  %226 = zext i32 %225 to i64
  %227 = icmp samesign ult i64 %224, %226
  br i1 %227, label %228, label %239

228:                                              ; preds = %223
  %229 = load ptr, ptr %213, align 8, !tbaa !107
  %230 = load i32, ptr %19, align 4, !tbaa !108
  %231 = zext i32 %230 to i64
  %232 = getelementptr inbounds nuw %struct.tfc_given, ptr %229, i64 %231
  %233 = getelementptr inbounds nuw %struct.tfc_given, ptr %232, i64 %224
  %234 = load ptr, ptr %214, align 8, !tbaa !174
  %235 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %234, i64 %224
  %236 = tail call fastcc i32 @check_size(ptr noundef %0, ptr noundef %233, ptr noundef %235, i32 noundef 0, ptr noundef %2, ptr noundef %10)
  %237 = add nuw nsw i64 %224, 1
  %238 = icmp eq i32 %236, 0
  br i1 %238, label %223, label %239, !llvm.loop !210

239:                                              ; preds = %116, %129, %215, %228, %223, %96, %185, %201, %53, %28, %14
  %240 = phi i32 [ 3, %14 ], [ 3, %28 ], [ 3, %53 ], [ %236, %228 ], [ 3, %96 ], [ %220, %215 ], [ %202, %201 ], [ %137, %129 ], [ 3, %185 ], [ 0, %223 ], [ %121, %116 ]
  ret i32 %240
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #35 {
  %3 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  br label %4

4:                                                ; preds = %71, %2
  %5 = phi i32 [ 0, %2 ], [ %72, %71 ]
  %6 = phi ptr [ %0, %2 ], [ %74, %71 ]
  %7 = phi i32 [ 0, %2 ], [ %73, %71 ]
  %8 = load i64, ptr %6, align 8, !tbaa !37
  switch i64 %8, label %23 [
    i64 0, label %75
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
  br label %71

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !37
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !37
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !37
  br label %71

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
  store i64 %70, ptr %27, align 8, !tbaa !37
  br label %71

71:                                               ; preds = %9, %68, %15
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %15 ]
  %73 = phi i32 [ %24, %68 ], [ %12, %9 ], [ %20, %15 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !211

75:                                               ; preds = %4
  %76 = icmp eq i32 %5, 0
  %77 = load i64, ptr %3, align 16
  %78 = select i1 %76, i64 %77, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  ret i64 %78
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #11

; Function Attrs: nounwind uwtable
define i32 @tfc_begin(ptr noundef readonly captures(address_is_null) %0, ptr noundef readonly captures(none) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef readonly captures(address) %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) local_unnamed_addr #24 {
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
  %24 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.2, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %14) #23
  br label %108

25:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #14
  store ptr %6, ptr %15, align 8, !tbaa !84
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store ptr %7, ptr %26, align 8, !tbaa !86
  %27 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %8, ptr %27, align 8, !tbaa !87
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %29 = getelementptr inbounds nuw i8, ptr %15, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  store i64 8, ptr %29, align 8, !tbaa !90
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
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %6, i8 0, i64 %4, i1 false)
  store i64 %3, ptr %6, align 8, !tbaa !37
  %39 = icmp sgt i64 %2, 0
  br i1 %39, label %41, label %40

40:                                               ; preds = %55, %38
  br i1 %30, label %106, label %61

41:                                               ; preds = %38, %55
  %42 = phi i64 [ %59, %55 ], [ 0, %38 ]
  %43 = getelementptr inbounds nuw %struct.tfc_initial, ptr %1, i64 %42
  %44 = load i64, ptr %43, align 8, !tbaa !212
  %45 = getelementptr inbounds i8, ptr %6, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %47 = load i64, ptr %46, align 8, !tbaa !214
  %48 = getelementptr inbounds i8, ptr %5, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %50 = load i64, ptr %49, align 8, !tbaa !215
  %51 = icmp slt i64 %50, 1
  %52 = icmp eq ptr %45, %48
  %53 = or i1 %52, %51
  br i1 %53, label %55, label %54

54:                                               ; preds = %41
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %45, ptr readonly align 1 %48, i64 %50, i1 false)
  br label %55

55:                                               ; preds = %41, %54
  %56 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %57 = load i64, ptr %56, align 8, !tbaa !216
  %58 = getelementptr inbounds i8, ptr %6, i64 %57
  store i8 1, ptr %58, align 1, !tbaa !9
  %59 = add nuw nsw i64 %42, 1
  %60 = icmp eq i64 %59, %2
  br i1 %60, label %40, label %41, !llvm.loop !217

61:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %63 = load i64, ptr %62, align 8, !tbaa !91
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %101, label %65

65:                                               ; preds = %61
  %66 = load i64, ptr %6, align 8, !tbaa !37
  %67 = icmp eq i64 %66, %63
  br i1 %67, label %70, label %68

68:                                               ; preds = %65
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %12, i8 0, i64 56, i1 false)
  %69 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.13, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %12) #23
  br label %100

70:                                               ; preds = %65
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %72 = load i32, ptr %71, align 4, !tbaa !95
  %73 = load ptr, ptr %0, align 8, !tbaa !96
  %74 = sext i32 %72 to i64
  %75 = getelementptr inbounds i8, ptr %73, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %77 = load i32, ptr %76, align 8, !tbaa !97
  %78 = icmp sgt i32 %77, 0
  br i1 %78, label %79, label %101

79:                                               ; preds = %70
  %80 = zext nneg i32 %77 to i64
  br label %84

81:                                               ; preds = %84
  %82 = add nuw nsw i64 %85, 1
  %83 = icmp eq i64 %82, %80
  br i1 %83, label %101, label %84, !llvm.loop !98

84:                                               ; preds = %81, %79
  %85 = phi i64 [ 0, %79 ], [ %82, %81 ]
  %86 = getelementptr inbounds nuw %struct.tfc_flag, ptr %75, i64 %85
  %87 = load i32, ptr %86, align 4, !tbaa !99
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
  %96 = load i32, ptr %95, align 4, !tbaa !101
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i8, ptr %73, i64 %97
  store ptr %98, ptr %13, align 8, !tbaa !102
  %99 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %13) #23
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
  store i64 0, ptr %6, align 8, !tbaa !37
  br label %106

106:                                              ; preds = %40, %101, %104, %35
  %107 = phi i32 [ %36, %35 ], [ %105, %104 ], [ 0, %101 ], [ 0, %40 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #14
  br label %108

108:                                              ; preds = %11, %106, %23
  %109 = phi i32 [ 3, %23 ], [ %107, %106 ], [ 0, %11 ]
  ret i32 %109
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #13

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_host(ptr noundef readonly captures(address_is_null) %0, ptr noundef %1) unnamed_addr #32 {
  %3 = alloca %struct.tfc_fault, align 8
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = icmp eq ptr %0, null
  br i1 %6, label %38, label %7

7:                                                ; preds = %2
  %8 = load i32, ptr %0, align 8, !tbaa !218
  %9 = icmp ult i32 %8, 56
  br i1 %9, label %10, label %16

10:                                               ; preds = %7
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %12 = zext nneg i32 %8 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  store i64 %12, ptr %11, align 8, !tbaa !162
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 56, ptr %13, align 8, !tbaa !163
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %15 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.36, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %3) #23
  br label %38

16:                                               ; preds = %7
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8, !tbaa !25
  %19 = icmp eq ptr %18, null
  br i1 %19, label %30, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %22 = load i32, ptr %21, align 4, !tbaa !27
  %23 = icmp ugt i32 %22, 65536
  br i1 %23, label %24, label %30

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %26 = zext i32 %22 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, i8 0, i64 24, i1 false)
  store i64 %26, ptr %25, align 8, !tbaa !162
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 65536, ptr %27, align 8, !tbaa !163
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  %29 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.37, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  br label %38

30:                                               ; preds = %20, %16
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %32 = load ptr, ptr %31, align 8, !tbaa !140
  %33 = ptrtoint ptr %32 to i64
  %34 = and i64 %33, 63
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %38, label %36

36:                                               ; preds = %30
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %37 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.38, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #23
  br label %38

38:                                               ; preds = %30, %2, %36, %24, %10
  %39 = phi i32 [ 3, %10 ], [ 3, %24 ], [ 3, %36 ], [ 0, %2 ], [ 0, %30 ]
  ret i32 %39
}

; Function Attrs: nounwind uwtable
define internal fastcc void @work(ptr noundef captures(none) %0, i32 noundef %1) unnamed_addr #26 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %6 = load i32, ptr %5, align 32, !tbaa !5
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %20, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load atomic i64, ptr %9 acquire, align 16
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %20, label %12

12:                                               ; preds = %8
  %13 = inttoptr i64 %10 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #14
  %14 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #14
  %15 = load i64, ptr %4, align 8, !tbaa !219
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !221
  %19 = add nsw i64 %16, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #14
  br label %20

20:                                               ; preds = %2, %8, %12
  %21 = phi i1 [ true, %12 ], [ false, %8 ], [ false, %2 ]
  %22 = phi ptr [ %13, %12 ], [ null, %8 ], [ null, %2 ]
  %23 = phi i64 [ %19, %12 ], [ 0, %8 ], [ 0, %2 ]
  %24 = icmp eq i32 %6, 0
  br i1 %24, label %93, label %25

25:                                               ; preds = %20
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 280
  br label %34

31:                                               ; preds = %73
  %32 = icmp ne i32 %74, 0
  %33 = select i1 %21, i1 %32, i1 false
  br i1 %33, label %77, label %93

34:                                               ; preds = %25, %73
  %35 = phi i32 [ 0, %25 ], [ %74, %73 ]
  %36 = phi i32 [ 0, %25 ], [ %75, %73 ]
  %37 = add i32 %36, %1
  %38 = urem i32 %37, %6
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw %struct.tfc_worker, ptr %26, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %42 = load atomic i64, ptr %40 monotonic, align 64
  %43 = load i64, ptr %41, align 8, !tbaa !38
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %45, label %73

45:                                               ; preds = %34, %68
  %46 = phi i64 [ %69, %68 ], [ %43, %34 ]
  %47 = phi i32 [ %70, %68 ], [ %35, %34 ]
  %48 = atomicrmw add ptr %40, i64 1 monotonic, align 64
  %49 = icmp slt i64 %48, %46
  br i1 %49, label %50, label %68, !llvm.loop !39

50:                                               ; preds = %45
  %51 = load ptr, ptr %27, align 8, !tbaa !29
  %52 = load ptr, ptr %28, align 8, !tbaa !31
  %53 = load i64, ptr %29, align 8, !tbaa !32
  %54 = load i64, ptr %30, align 8, !tbaa !33
  %55 = sdiv i64 %53, %54
  %56 = mul nsw i64 %55, %48
  %57 = srem i64 %53, %54
  %58 = mul nsw i64 %57, %48
  %59 = sdiv i64 %58, %54
  %60 = add nsw i64 %59, %56
  %61 = add nsw i64 %48, 1
  %62 = mul nsw i64 %55, %61
  %63 = mul nsw i64 %57, %61
  %64 = sdiv i64 %63, %54
  %65 = add nsw i64 %64, %62
  call void %51(ptr noundef %52, i64 noundef %60, i64 noundef %65) #14
  %66 = add i32 %47, 1
  %67 = load i64, ptr %41, align 8, !tbaa !38
  br label %68

68:                                               ; preds = %45, %50
  %69 = phi i64 [ %67, %50 ], [ %46, %45 ]
  %70 = phi i32 [ %66, %50 ], [ %47, %45 ]
  %71 = load atomic i64, ptr %40 monotonic, align 64
  %72 = icmp slt i64 %71, %69
  br i1 %72, label %45, label %73

73:                                               ; preds = %68, %34
  %74 = phi i32 [ %35, %34 ], [ %70, %68 ]
  %75 = add nuw i32 %36, 1
  %76 = icmp eq i32 %75, %6
  br i1 %76, label %31, label %34, !llvm.loop !40

77:                                               ; preds = %31
  %78 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %79 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %80 = load i64, ptr %79, align 8, !tbaa !37
  %81 = srem i64 %78, %80
  %82 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %83 = getelementptr inbounds %struct.tfc_pool_event, ptr %82, i64 %81
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  %84 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #14
  %85 = load i64, ptr %3, align 8, !tbaa !219
  %86 = mul nsw i64 %85, 1000000000
  %87 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %88 = load i64, ptr %87, align 8, !tbaa !221
  %89 = add nsw i64 %86, %88
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  %90 = zext i32 %1 to i64
  store i64 %23, ptr %83, align 8, !tbaa !37
  %91 = getelementptr inbounds nuw i8, ptr %83, i64 8
  store i64 %89, ptr %91, align 8, !tbaa !37
  %92 = getelementptr inbounds nuw i8, ptr %83, i64 16
  store i64 %90, ptr %92, align 8, !tbaa !37
  br label %93

93:                                               ; preds = %20, %77, %31
  ret void
}

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #14

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #15

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_dims(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef %2) unnamed_addr #32 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %7 = load i32, ptr %6, align 8, !tbaa !167
  %8 = icmp eq i32 %7, 0
  %9 = icmp ne ptr %1, null
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %20

11:                                               ; preds = %3
  %12 = icmp sgt i32 %7, 0
  br i1 %12, label %13, label %70

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %15 = load i32, ptr %14, align 4, !tbaa !199
  %16 = load ptr, ptr %0, align 8, !tbaa !96
  %17 = sext i32 %15 to i64
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = zext nneg i32 %7 to i64
  br label %35

20:                                               ; preds = %3
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %21, i8 0, i64 48, i1 false)
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %23 = load i32, ptr %22, align 4, !tbaa !199
  %24 = load ptr, ptr %0, align 8, !tbaa !96
  %25 = sext i32 %23 to i64
  %26 = getelementptr inbounds i8, ptr %24, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 32
  %28 = load i32, ptr %27, align 8, !tbaa !206
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %24, i64 %29
  store ptr %30, ptr %4, align 8, !tbaa !102
  %31 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.5, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  br label %70

32:                                               ; preds = %42
  %33 = add nuw nsw i64 %36, 1
  %34 = icmp eq i64 %33, %19
  br i1 %34, label %70, label %35, !llvm.loop !222

35:                                               ; preds = %13, %32
  %36 = phi i64 [ 0, %13 ], [ %33, %32 ]
  %37 = getelementptr inbounds nuw %struct.tfc_bound, ptr %18, i64 %36
  %38 = getelementptr inbounds nuw i64, ptr %1, i64 %36
  %39 = load i64, ptr %38, align 8, !tbaa !37
  %40 = load i64, ptr %37, align 8, !tbaa !223
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %46, label %42

42:                                               ; preds = %35
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !224
  %45 = icmp sgt i64 %39, %44
  br i1 %45, label %46, label %32

46:                                               ; preds = %42, %35
  %47 = getelementptr inbounds nuw i8, ptr %37, i64 36
  %48 = load i32, ptr %47, align 4, !tbaa !200
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
  %58 = load i32, ptr %57, align 8, !tbaa !206
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i8, ptr %16, i64 %59
  store ptr %60, ptr %5, align 8, !tbaa !102
  %61 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr null, ptr %61, align 8, !tbaa !207
  %62 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %39, ptr %62, align 8, !tbaa !208
  %63 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %40, ptr %63, align 8, !tbaa !162
  %64 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %65 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %66 = load i64, ptr %65, align 8, !tbaa !224
  store i64 %66, ptr %64, align 8, !tbaa !163
  %67 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double 0.000000e+00, ptr %67, align 8, !tbaa !225
  %68 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %56, ptr %68, align 8, !tbaa !112
  %69 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.6, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #23
  br label %70

70:                                               ; preds = %32, %11, %55, %20
  %71 = phi i32 [ 3, %20 ], [ 3, %55 ], [ 0, %11 ], [ 0, %32 ]
  ret i32 %71
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_overlaps(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) unnamed_addr #34 {
  %5 = alloca %struct.tfc_block_of, align 8
  %6 = alloca %struct.tfc_block_of, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %9 = load i32, ptr %8, align 8, !tbaa !117
  %10 = add i32 %9, 2
  %11 = zext i32 %10 to i64
  %12 = add nuw nsw i64 %11, 1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %14 = load i32, ptr %13, align 4, !tbaa !108
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #14
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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %6, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %32)
  %33 = load i64, ptr %20, align 8, !tbaa !226
  %34 = sub i64 %28, %33
  %35 = load i64, ptr %21, align 8, !tbaa !228
  %36 = icmp uge i64 %34, %35
  %37 = sub i64 %33, %28
  %38 = icmp uge i64 %37, %29
  %39 = and i1 %36, %38
  %40 = icmp eq i64 %35, 0
  %41 = select i1 %30, i1 true, i1 %40
  %42 = select i1 %41, i1 true, i1 %39
  br i1 %42, label %56, label %43

43:                                               ; preds = %31
  %44 = load ptr, ptr %6, align 8, !tbaa !229
  store ptr %44, ptr %7, align 8, !tbaa !102
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %46 = load ptr, ptr %5, align 8, !tbaa !229
  store ptr %46, ptr %45, align 8, !tbaa !207
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %49 = getelementptr inbounds nuw i8, ptr %6, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %47, i8 0, i64 32, i1 false)
  %50 = load ptr, ptr %49, align 8, !tbaa !230
  %51 = icmp eq ptr %50, null
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %53 = load ptr, ptr %52, align 8
  %54 = select i1 %51, ptr %53, ptr %50
  store ptr %54, ptr %48, align 8, !tbaa !112
  %55 = tail call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull @.str.9, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #14
  br label %61

56:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  %57 = add nuw nsw i64 %32, 1
  %58 = icmp eq i64 %57, %16
  br i1 %58, label %59, label %31, !llvm.loop !231

59:                                               ; preds = %56, %23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #14
  %60 = icmp eq i64 %25, %11
  br i1 %60, label %61, label %23

61:                                               ; preds = %59, %4, %43
  %62 = phi i32 [ 3, %43 ], [ 0, %4 ], [ 0, %59 ]
  ret i32 %62
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @block_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.tfc_block_of) align 8 captures(none) initializes((0, 32)) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef range(i64 -9223372036854775808, 8589934591) %4) unnamed_addr #36 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %7 = load i32, ptr %6, align 8, !tbaa !117
  %8 = add i32 %7, 2
  %9 = zext i32 %8 to i64
  switch i64 %4, label %31 [
    i64 0, label %10
    i64 1, label %23
  ]

10:                                               ; preds = %5
  store ptr @.str.10, ptr %0, align 8, !tbaa !229
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load ptr, ptr %2, align 8, !tbaa !84
  %13 = ptrtoint ptr %12 to i64
  store i64 %13, ptr %11, align 8, !tbaa !226
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %16 = load i64, ptr %15, align 8, !tbaa !91
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %10
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %20 = load i64, ptr %19, align 8, !tbaa !194
  br label %21

21:                                               ; preds = %10, %18
  %22 = phi i64 [ %20, %18 ], [ 0, %10 ]
  store i64 %22, ptr %14, align 8, !tbaa !228
  br label %90

23:                                               ; preds = %5
  store ptr @.str.11, ptr %0, align 8, !tbaa !229
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %26 = load ptr, ptr %25, align 8, !tbaa !87
  %27 = ptrtoint ptr %26 to i64
  store i64 %27, ptr %24, align 8, !tbaa !226
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %30 = load i64, ptr %29, align 8, !tbaa !106
  store i64 %30, ptr %28, align 8, !tbaa !228
  br label %90

31:                                               ; preds = %5
  %32 = icmp eq i64 %4, %9
  br i1 %32, label %33, label %41

33:                                               ; preds = %31
  store ptr @.str.12, ptr %0, align 8, !tbaa !229
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !86
  %37 = ptrtoint ptr %36 to i64
  store i64 %37, ptr %34, align 8, !tbaa !226
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %40 = load i64, ptr %39, align 8, !tbaa !105
  store i64 %40, ptr %38, align 8, !tbaa !228
  br label %90

41:                                               ; preds = %31
  %42 = icmp slt i64 %4, %9
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %44 = load ptr, ptr %43, align 8, !tbaa !107
  br i1 %42, label %45, label %52

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 140
  %47 = load i32, ptr %46, align 4, !tbaa !108
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
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %59 = load i32, ptr %58, align 8, !tbaa !113
  %60 = load ptr, ptr %1, align 8, !tbaa !96
  %61 = sext i32 %59 to i64
  %62 = getelementptr inbounds i8, ptr %60, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %57, i64 32
  %64 = load i32, ptr %63, align 8, !tbaa !114
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
  %74 = load ptr, ptr %73, align 8, !tbaa !36
  %75 = add nsw i64 %4, %71
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %77 = load i64, ptr %76, align 8, !tbaa !90
  %78 = mul i64 %77, %75
  %79 = getelementptr inbounds nuw i8, ptr %74, i64 %78
  %80 = load ptr, ptr %79, align 8, !tbaa !36
  %81 = ptrtoint ptr %80 to i64
  br label %82

82:                                               ; preds = %69, %56
  %83 = phi i64 [ 0, %56 ], [ %81, %69 ]
  %84 = getelementptr inbounds nuw i8, ptr %57, i64 24
  %85 = load i32, ptr %84, align 8, !tbaa !109
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr %60, i64 %86
  store ptr %87, ptr %0, align 8, !tbaa !229
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %83, ptr %88, align 8, !tbaa !226
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %67, ptr %89, align 8, !tbaa !228
  br label %90

90:                                               ; preds = %82, %33, %23, %21
  %91 = phi ptr [ %57, %82 ], [ null, %33 ], [ null, %23 ], [ null, %21 ]
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %91, ptr %92, align 8, !tbaa !230
  ret void
}

; Function Attrs: cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i32 @report_failure(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #37 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = load atomic i32, ptr %1 seq_cst, align 4, !tbaa !232
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #14
  store ptr @.str.15, ptr %4, align 8, !tbaa !102
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr @.str.15, ptr %6, align 8, !tbaa !207
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load <2 x i64>, ptr %8, align 8, !tbaa !37
  store <2 x i64> %9, ptr %7, align 8, !tbaa !37
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %12 = load i64, ptr %11, align 8, !tbaa !51
  store i64 %12, ptr %10, align 8, !tbaa !163
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %15 = load double, ptr %14, align 8, !tbaa !52
  store double %15, ptr %13, align 8, !tbaa !225
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store ptr null, ptr %16, align 8, !tbaa !112
  %17 = icmp eq i32 %5, 1
  br i1 %17, label %29, label %18

18:                                               ; preds = %3
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 164
  %20 = load i32, ptr %19, align 4, !tbaa !233
  %21 = sext i32 %20 to i64
  %22 = icmp sgt i32 %20, 0
  br i1 %22, label %23, label %52

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = load ptr, ptr %24, align 8, !tbaa !234
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %27 = load i32, ptr %26, align 8, !tbaa !77
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 12
  br label %31

29:                                               ; preds = %3
  %30 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 1, ptr noundef nonnull @.str.16, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  br label %54

31:                                               ; preds = %23, %49
  %32 = phi i64 [ 0, %23 ], [ %50, %49 ]
  %33 = getelementptr inbounds nuw %struct.tfc_message, ptr %25, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %35 = load i32, ptr %34, align 8, !tbaa !235
  %36 = icmp eq i32 %35, %27
  br i1 %36, label %37, label %49

37:                                               ; preds = %31
  %38 = getelementptr inbounds nuw i8, ptr %33, i64 28
  %39 = load i32, ptr %38, align 4, !tbaa !237
  %40 = load i32, ptr %28, align 4, !tbaa !49
  %41 = icmp eq i32 %39, %40
  br i1 %41, label %42, label %49

42:                                               ; preds = %37
  store ptr %33, ptr %16, align 8, !tbaa !112
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 32
  %44 = load i32, ptr %43, align 8, !tbaa !238
  %45 = load ptr, ptr %0, align 8, !tbaa !96
  %46 = sext i32 %44 to i64
  %47 = getelementptr inbounds i8, ptr %45, i64 %46
  %48 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef %5, ptr noundef %47, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  br label %54

49:                                               ; preds = %37, %31
  %50 = add nuw nsw i64 %32, 1
  %51 = icmp eq i64 %50, %21
  br i1 %51, label %52, label %31, !llvm.loop !239

52:                                               ; preds = %49, %18
  %53 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef %5, ptr noundef nonnull @.str.17, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  br label %54

54:                                               ; preds = %42, %52, %29
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #14
  ret i32 %5
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
  %10 = load ptr, ptr %0, align 8, !tbaa !180
  %11 = load ptr, ptr %6, align 8, !tbaa !182
  %12 = icmp ult ptr %10, %11
  br i1 %12, label %13, label %18

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 1
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 1
  store ptr %15, ptr %0, align 8, !tbaa !180
  store i8 %8, ptr %10, align 1, !tbaa !9
  %16 = load i8, ptr %14, align 1, !tbaa !9
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %7, !llvm.loop !240

18:                                               ; preds = %7, %13, %2
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put_integer(ptr noundef nonnull captures(none) %0, i64 noundef %1) unnamed_addr #38 {
  %3 = alloca [24 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
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
  br i1 %14, label %15, label %5, !llvm.loop !241

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
  %28 = load ptr, ptr %0, align 8, !tbaa !180
  %29 = load ptr, ptr %23, align 8, !tbaa !182
  %30 = icmp ult ptr %28, %29
  br i1 %30, label %31, label %37

31:                                               ; preds = %26
  %32 = add nsw i64 %27, -1
  %33 = getelementptr inbounds i8, ptr %3, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !9
  %35 = getelementptr inbounds nuw i8, ptr %28, i64 1
  store ptr %35, ptr %0, align 8, !tbaa !180
  store i8 %34, ptr %28, align 1, !tbaa !9
  %36 = icmp eq i64 %32, 0
  br i1 %36, label %37, label %26, !llvm.loop !242

37:                                               ; preds = %31, %26
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put_number(ptr noundef nonnull captures(none) %0, double noundef %1) unnamed_addr #38 {
  %3 = alloca [8 x i8], align 8
  %4 = fcmp uno double %1, 0.000000e+00
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.18) #23
  br label %76

6:                                                ; preds = %2
  %7 = fcmp olt double %1, 0.000000e+00
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.19) #23
  %9 = fneg double %1
  br label %10

10:                                               ; preds = %8, %6
  %11 = phi double [ %9, %8 ], [ %1, %6 ]
  %12 = fcmp ogt double %11, 1.700000e+308
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.20) #23
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
  br i1 %31, label %22, label %26, !llvm.loop !243

32:                                               ; preds = %22, %32
  %33 = phi i32 [ %36, %32 ], [ %24, %22 ]
  %34 = phi double [ %35, %32 ], [ %23, %22 ]
  %35 = fmul double %34, 1.000000e+01
  %36 = add nsw i32 %33, -1
  %37 = fcmp olt double %35, 1.000000e+00
  br i1 %37, label %32, label %38, !llvm.loop !244

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
  br i1 %50, label %72, label %51

51:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  store i64 13563782407139374, ptr %3, align 8
  br label %56

52:                                               ; preds = %56
  %53 = sext i32 %68 to i64
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 1
  store i8 0, ptr %55, align 1, !tbaa !9
  call fastcc void @put(ptr noundef %0, ptr noundef nonnull %3) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
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
  br i1 %71, label %56, label %52, !llvm.loop !245

72:                                               ; preds = %52, %38
  %73 = icmp eq i32 %40, 0
  br i1 %73, label %76, label %74

74:                                               ; preds = %72
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.21) #23
  %75 = sext i32 %40 to i64
  tail call fastcc void @put_integer(ptr noundef %0, i64 noundef %75) #23
  br label %76

76:                                               ; preds = %72, %74, %13, %5
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #19

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_kind(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef %4) unnamed_addr #33 {
  %6 = alloca %struct.tfc_fault, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %8 = load i32, ptr %7, align 8, !tbaa !109
  %9 = load ptr, ptr %0, align 8, !tbaa !96
  %10 = sext i32 %8 to i64
  %11 = getelementptr inbounds i8, ptr %9, i64 %10
  store ptr %11, ptr %6, align 8, !tbaa !102
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %12, i8 0, i64 40, i1 false)
  store ptr %1, ptr %15, align 8, !tbaa !112
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %17 = load i32, ptr %16, align 8, !tbaa !246
  %18 = icmp ugt i32 %17, 1
  br i1 %18, label %47, label %19

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %21 = load i32, ptr %20, align 4, !tbaa !247
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %47

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %25 = load i32, ptr %24, align 8, !tbaa !177
  %26 = zext i32 %25 to i64
  store i64 %26, ptr %13, align 8, !tbaa !162
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %28 = load i32, ptr %27, align 4, !tbaa !248
  %29 = zext i32 %28 to i64
  store i64 %29, ptr %14, align 8, !tbaa !163
  %30 = icmp eq i32 %25, %28
  br i1 %30, label %31, label %47

31:                                               ; preds = %23
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %33 = load i32, ptr %32, align 4, !tbaa !249
  %34 = zext i32 %33 to i64
  store i64 %34, ptr %13, align 8, !tbaa !162
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %36 = load i32, ptr %35, align 8, !tbaa !250
  %37 = zext i32 %36 to i64
  store i64 %37, ptr %14, align 8, !tbaa !163
  %38 = icmp eq i32 %33, %36
  br i1 %38, label %39, label %47

39:                                               ; preds = %31
  %40 = icmp eq i32 %3, 0
  %41 = icmp eq i32 %25, 0
  %42 = or i1 %40, %41
  br i1 %42, label %50, label %43

43:                                               ; preds = %39
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %45 = load ptr, ptr %44, align 8, !tbaa !175
  %46 = icmp eq ptr %45, null
  br i1 %46, label %47, label %50

47:                                               ; preds = %43, %31, %23, %5, %19
  %48 = phi ptr [ @.str.31, %31 ], [ @.str.30, %23 ], [ @.str.29, %5 ], [ @.str.29, %19 ], [ @.str.32, %43 ]
  %49 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %48, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #23
  br label %50

50:                                               ; preds = %47, %39, %43
  %51 = phi i32 [ 0, %43 ], [ 0, %39 ], [ 3, %47 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  ret i32 %51
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_size(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef %5) unnamed_addr #32 {
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %52, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %12 = load i32, ptr %11, align 4, !tbaa !248
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = zext i32 %12 to i64
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %52, label %18

18:                                               ; preds = %10
  %19 = load i32, ptr %13, align 8, !tbaa !113
  %20 = load ptr, ptr %0, align 8, !tbaa !96
  %21 = sext i32 %19 to i64
  %22 = getelementptr inbounds i8, ptr %20, i64 %21
  %23 = load i32, ptr %14, align 4, !tbaa !178
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
  %36 = load ptr, ptr %15, align 8, !tbaa !175
  %37 = getelementptr inbounds nuw i64, ptr %36, i64 %30
  %38 = load i64, ptr %37, align 8, !tbaa !37
  %39 = icmp eq i64 %38, %35
  br i1 %39, label %26, label %40

40:                                               ; preds = %29
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %42 = load i32, ptr %41, align 8, !tbaa !109
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr %20, i64 %43
  store ptr %44, ptr %7, align 8, !tbaa !102
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @.str.15, ptr %45, align 8, !tbaa !207
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %38, ptr %46, align 8, !tbaa !208
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %30, ptr %47, align 8, !tbaa !162
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %35, ptr %48, align 8, !tbaa !163
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %49, align 8, !tbaa !225
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %1, ptr %50, align 8, !tbaa !112
  %51 = tail call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.34, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #23
  br label %77

52:                                               ; preds = %26, %10, %6
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %54 = load i32, ptr %53, align 8, !tbaa !113
  %55 = load ptr, ptr %0, align 8, !tbaa !96
  %56 = sext i32 %54 to i64
  %57 = getelementptr inbounds i8, ptr %55, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %59 = load i32, ptr %58, align 8, !tbaa !114
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i64, ptr %57, i64 %60
  %62 = tail call fastcc i64 @evaluate(ptr noundef %61, ptr noundef nonnull %4)
  %63 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %64 = load i64, ptr %63, align 8, !tbaa !251
  %65 = icmp ult i64 %64, %62
  br i1 %65, label %66, label %77

66:                                               ; preds = %52
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %68 = load i32, ptr %67, align 8, !tbaa !109
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i8, ptr %55, i64 %69
  store ptr %70, ptr %8, align 8, !tbaa !102
  %71 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %72 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %71, i8 0, i64 16, i1 false)
  store i64 %64, ptr %72, align 8, !tbaa !162
  %73 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %62, ptr %73, align 8, !tbaa !163
  %74 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %74, align 8, !tbaa !225
  %75 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %1, ptr %75, align 8, !tbaa !112
  %76 = tail call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.35, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #23
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
declare i64 @llvm.smax.i64(i64, i64) #20

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #20

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #21

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #20

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #20

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #22

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #7 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #8 = { noinline nounwind }
attributes #9 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #10 = { cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #11 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #12 = { nofree norecurse nosync nounwind memory(argmem: read) }
attributes #13 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #14 = { nounwind }
attributes #15 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #16 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #17 = { cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #18 = { cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #19 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #20 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #21 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #22 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
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
!22 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !13, i64 8, !23, i64 16, !24, i64 24}
!23 = !{!"p1 _ZTS8tfc_host", !14, i64 0}
!24 = !{!"p1 _ZTS11tfc_failure", !14, i64 0}
!25 = !{!26, !14, i64 16}
!26 = !{!"tfc_host", !6, i64 0, !6, i64 4, !14, i64 8, !14, i64 16, !14, i64 24, !14, i64 32, !14, i64 40, !14, i64 48}
!27 = !{!26, !6, i64 4}
!28 = !{!22, !13, i64 8}
!29 = !{!30, !14, i64 0}
!30 = !{!"tfc_loop", !14, i64 0, !14, i64 8, !12, i64 16, !12, i64 24}
!31 = !{!30, !14, i64 8}
!32 = !{!30, !12, i64 16}
!33 = !{!30, !12, i64 24}
!34 = !{!26, !14, i64 8}
!35 = !{i64 0, i64 8, !36, i64 8, i64 8, !36, i64 16, i64 8, !37, i64 24, i64 8, !37}
!36 = !{!14, !14, i64 0}
!37 = !{!12, !12, i64 0}
!38 = !{!11, !12, i64 8}
!39 = distinct !{!39, !16}
!40 = distinct !{!40, !16}
!41 = distinct !{!41, !16}
!42 = distinct !{!42, !16}
!43 = distinct !{!43, !16}
!44 = !{!22, !24, i64 24}
!45 = distinct !{!45, !16}
!46 = !{!47, !12, i64 16}
!47 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !12, i64 16, !12, i64 24, !12, i64 32, !48, i64 40}
!48 = !{!"double", !7, i64 0}
!49 = !{!47, !6, i64 12}
!50 = !{!47, !12, i64 24}
!51 = !{!47, !12, i64 32}
!52 = !{!47, !48, i64 40}
!53 = !{!26, !14, i64 40}
!54 = !{!55, !59, i64 40}
!55 = !{!"tfc_region", !56, i64 0, !12, i64 8, !57, i64 16, !58, i64 24, !57, i64 32, !59, i64 40, !12, i64 48, !58, i64 56, !60, i64 64, !61, i64 72, !12, i64 80}
!56 = !{!"p1 _ZTS15tfc_instruction", !14, i64 0}
!57 = !{!"any p2 pointer", !14, i64 0}
!58 = !{!"p1 long", !14, i64 0}
!59 = !{!"p1 _ZTS7tfc_ctx", !14, i64 0}
!60 = !{!"p1 omnipotent char", !14, i64 0}
!61 = !{!"p1 _ZTS9tfc_block", !14, i64 0}
!62 = !{!26, !14, i64 32}
!63 = !{!55, !12, i64 80}
!64 = !{!55, !12, i64 8}
!65 = distinct !{!65, !16}
!66 = !{!55, !56, i64 0}
!67 = !{!68, !6, i64 16}
!68 = !{!"tfc_instruction", !14, i64 0, !69, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28}
!69 = !{!"p1 int", !14, i64 0}
!70 = !{!55, !57, i64 16}
!71 = !{!68, !69, i64 8}
!72 = !{!55, !57, i64 32}
!73 = !{!68, !14, i64 0}
!74 = !{!55, !58, i64 24}
!75 = distinct !{!75, !16}
!76 = !{!68, !6, i64 20}
!77 = !{!47, !6, i64 8}
!78 = !{!68, !6, i64 24}
!79 = !{!55, !12, i64 48}
!80 = !{!68, !6, i64 28}
!81 = !{!55, !60, i64 64}
!82 = distinct !{!82, !16}
!83 = distinct !{!83, !16}
!84 = !{!85, !60, i64 0}
!85 = !{!"tfc_memory", !60, i64 0, !60, i64 8, !60, i64 16, !14, i64 24, !14, i64 32, !12, i64 40}
!86 = !{!85, !60, i64 8}
!87 = !{!85, !60, i64 16}
!88 = !{!85, !14, i64 24}
!89 = !{!85, !14, i64 32}
!90 = !{!85, !12, i64 40}
!91 = !{!92, !12, i64 72}
!92 = !{!"tfc_entry", !60, i64 0, !56, i64 8, !60, i64 16, !93, i64 24, !94, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !6, i64 96, !6, i64 100, !6, i64 104, !6, i64 108, !6, i64 112, !6, i64 116, !6, i64 120, !6, i64 124, !6, i64 128, !6, i64 132, !6, i64 136, !6, i64 140, !6, i64 144, !6, i64 148, !6, i64 152, !6, i64 156, !6, i64 160, !6, i64 164, !6, i64 168, !6, i64 172, !6, i64 176}
!93 = !{!"p1 _ZTS9tfc_given", !14, i64 0}
!94 = !{!"p1 _ZTS11tfc_message", !14, i64 0}
!95 = !{!92, !6, i64 116}
!96 = !{!92, !60, i64 0}
!97 = !{!92, !6, i64 152}
!98 = distinct !{!98, !16}
!99 = !{!100, !6, i64 0}
!100 = !{!"tfc_flag", !6, i64 0, !6, i64 4}
!101 = !{!100, !6, i64 4}
!102 = !{!103, !60, i64 0}
!103 = !{!"tfc_fault", !60, i64 0, !60, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !48, i64 40, !104, i64 48}
!104 = !{!"p1 _ZTS7tfc_loc", !14, i64 0}
!105 = !{!92, !12, i64 80}
!106 = !{!92, !12, i64 48}
!107 = !{!92, !93, i64 24}
!108 = !{!92, !6, i64 140}
!109 = !{!110, !6, i64 24}
!110 = !{!"tfc_given", !111, i64 0, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44}
!111 = !{!"tfc_loc", !60, i64 0, !60, i64 8, !6, i64 16, !6, i64 20}
!112 = !{!103, !104, i64 48}
!113 = !{!92, !6, i64 104}
!114 = !{!110, !6, i64 32}
!115 = !{!110, !6, i64 28}
!116 = distinct !{!116, !16}
!117 = !{!92, !6, i64 144}
!118 = !{!92, !6, i64 176}
!119 = !{!92, !6, i64 124}
!120 = !{!92, !6, i64 112}
!121 = !{!92, !6, i64 120}
!122 = !{!92, !6, i64 100}
!123 = !{!92, !6, i64 132}
!124 = !{!125, !6, i64 0}
!125 = !{!"tfc_place", !6, i64 0, !6, i64 4, !7, i64 8}
!126 = !{!92, !60, i64 16}
!127 = !{!125, !6, i64 4}
!128 = distinct !{!128, !16}
!129 = !{!92, !6, i64 168}
!130 = !{!92, !6, i64 160}
!131 = !{!92, !12, i64 64}
!132 = distinct !{!132, !16}
!133 = !{!22, !6, i64 0}
!134 = !{!22, !6, i64 4}
!135 = !{!136, !12, i64 8}
!136 = !{!"tfc_aside", !12, i64 0, !12, i64 8, !12, i64 16}
!137 = !{!136, !12, i64 0}
!138 = !{!136, !12, i64 16}
!139 = distinct !{!139, !16}
!140 = !{!26, !14, i64 48}
!141 = !{!92, !56, i64 8}
!142 = !{!92, !6, i64 128}
!143 = !{!92, !12, i64 56}
!144 = !{!92, !12, i64 40}
!145 = !{!55, !58, i64 56}
!146 = !{!55, !61, i64 72}
!147 = !{!92, !6, i64 172}
!148 = !{!92, !6, i64 148}
!149 = distinct !{!149, !16}
!150 = !{!92, !6, i64 156}
!151 = !{!152, !6, i64 4}
!152 = !{!"tfc_result", !6, i64 0, !6, i64 4, !12, i64 8}
!153 = !{!152, !6, i64 0}
!154 = !{!152, !12, i64 8}
!155 = distinct !{!155, !16}
!156 = distinct !{!156, !16}
!157 = !{!158, !6, i64 0}
!158 = !{!"tfc_call", !6, i64 0, !6, i64 4, !159, i64 8, !160, i64 16, !160, i64 24, !6, i64 32, !6, i64 36, !14, i64 40, !14, i64 48, !14, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !14, i64 88, !23, i64 96}
!159 = !{!"p1 _ZTS9tfc_error", !14, i64 0}
!160 = !{!"p1 _ZTS10tfc_tensor", !14, i64 0}
!161 = !{!158, !159, i64 8}
!162 = !{!103, !12, i64 24}
!163 = !{!103, !12, i64 32}
!164 = !{!158, !6, i64 4}
!165 = !{!166, !166, i64 0}
!166 = !{!"p1 _ZTS9tfc_entry", !14, i64 0}
!167 = !{!92, !6, i64 136}
!168 = !{!158, !14, i64 40}
!169 = !{!158, !14, i64 48}
!170 = !{!158, !14, i64 56}
!171 = !{!160, !160, i64 0}
!172 = !{!158, !23, i64 96}
!173 = !{!158, !6, i64 36}
!174 = !{!158, !160, i64 24}
!175 = !{!176, !58, i64 8}
!176 = !{!"tfc_tensor", !14, i64 0, !58, i64 8, !12, i64 16, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !7, i64 40}
!177 = !{!176, !6, i64 24}
!178 = !{!110, !6, i64 36}
!179 = distinct !{!179, !16}
!180 = !{!181, !60, i64 0}
!181 = !{!"text", !60, i64 0, !60, i64 8}
!182 = !{!181, !60, i64 8}
!183 = distinct !{!183, !16}
!184 = distinct !{!184, !16}
!185 = !{!186, !6, i64 0}
!186 = !{!"tfc_error", !6, i64 0, !7, i64 4, !104, i64 240, !12, i64 248}
!187 = !{!186, !104, i64 240}
!188 = !{!186, !12, i64 248}
!189 = !{!158, !14, i64 88}
!190 = !{!158, !6, i64 32}
!191 = !{!158, !160, i64 16}
!192 = !{!92, !6, i64 96}
!193 = !{!158, !12, i64 64}
!194 = !{!92, !12, i64 88}
!195 = !{!158, !12, i64 72}
!196 = !{!158, !12, i64 80}
!197 = distinct !{!197, !16}
!198 = distinct !{!198, !16}
!199 = !{!92, !6, i64 108}
!200 = !{!201, !6, i64 36}
!201 = !{!"tfc_bound", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44}
!202 = !{!201, !6, i64 40}
!203 = !{!201, !12, i64 24}
!204 = !{!201, !12, i64 16}
!205 = distinct !{!205, !16}
!206 = !{!201, !6, i64 32}
!207 = !{!103, !60, i64 8}
!208 = !{!103, !12, i64 16}
!209 = distinct !{!209, !16}
!210 = distinct !{!210, !16}
!211 = distinct !{!211, !16}
!212 = !{!213, !12, i64 0}
!213 = !{!"tfc_initial", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24}
!214 = !{!213, !12, i64 8}
!215 = !{!213, !12, i64 16}
!216 = !{!213, !12, i64 24}
!217 = distinct !{!217, !16}
!218 = !{!26, !6, i64 0}
!219 = !{!220, !12, i64 0}
!220 = !{!"timespec", !12, i64 0, !12, i64 8}
!221 = !{!220, !12, i64 8}
!222 = distinct !{!222, !16}
!223 = !{!201, !12, i64 0}
!224 = !{!201, !12, i64 8}
!225 = !{!103, !48, i64 40}
!226 = !{!227, !12, i64 8}
!227 = !{!"tfc_block_of", !60, i64 0, !12, i64 8, !12, i64 16, !104, i64 24}
!228 = !{!227, !12, i64 16}
!229 = !{!227, !60, i64 0}
!230 = !{!227, !104, i64 24}
!231 = distinct !{!231, !16}
!232 = !{!47, !7, i64 0}
!233 = !{!92, !6, i64 164}
!234 = !{!92, !94, i64 32}
!235 = !{!236, !6, i64 24}
!236 = !{!"tfc_message", !111, i64 0, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36}
!237 = !{!236, !6, i64 28}
!238 = !{!236, !6, i64 32}
!239 = distinct !{!239, !16}
!240 = distinct !{!240, !16}
!241 = distinct !{!241, !16}
!242 = distinct !{!242, !16}
!243 = distinct !{!243, !16}
!244 = distinct !{!244, !16}
!245 = distinct !{!245, !16}
!246 = !{!176, !6, i64 32}
!247 = !{!176, !6, i64 36}
!248 = !{!110, !6, i64 44}
!249 = !{!176, !6, i64 28}
!250 = !{!110, !6, i64 40}
!251 = !{!176, !12, i64 16}
attributes #24 = { nounwind minsize optsize }
attributes #25 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) minsize optsize }
attributes #26 = { nounwind optsize }
attributes #27 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) minsize optsize }
attributes #28 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #29 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) optsize }
attributes #30 = { noinline nounwind optsize }
attributes #31 = { noinline nounwind minsize optsize }
attributes #32 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) optsize }
attributes #33 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #34 = { cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #35 = { nofree norecurse nosync nounwind memory(argmem: read) optsize }
attributes #36 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #37 = { cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #38 = { cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
