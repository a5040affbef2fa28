; Made by `python -m tfc.runtime.native` from entry.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.tfc_worker = type { i64, i64, ptr, i64, [32 x i8] }
%struct.tfc_loop = type { ptr, ptr, i64, i64 }
%struct.tfc_instruction = type { ptr, ptr, i32, i32, i32, i32 }
%struct.tfc_fault = type { ptr, ptr, i64, i64, i64, double, ptr }
%struct.tfc_memory = type { ptr, ptr, ptr, ptr, ptr, i64 }
%struct.tfc_flag = type { i64, ptr }
%struct.tfc_given = type { ptr, i64, i64, ptr, i32, i32, %struct.tfc_loc }
%struct.tfc_loc = type { ptr, ptr, i32, i32 }
%struct.tfc_failure = type { i32, i32, i32, i32, i64, i64, i64, double }
%struct.tfc_ctx = type { i32, i32, ptr, ptr, ptr, ptr, ptr }
%struct.tfc_region = type { ptr, i64, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, i64, ptr, ptr }
%struct.tfc_place = type { i32, i32, i32, i32, i64 }
%struct.tfc_aside = type { i64, i64, i64 }
%struct.tfc_result = type { i32, i32, i64 }
%struct.tfc_tensor = type { ptr, ptr, i64, i32, i32, i32, i32, [2 x i64] }
%struct.text = type { ptr, ptr }
%struct.tfc_bound = type { i64, i64, ptr, i64, i64, i64, i64 }
%struct.tfc_initial = type { i64, i64, i64, i64 }
%struct.timespec = type { i64, i64 }
%struct.tfc_pool_event = type { i64, i64, i64 }
%struct.tfc_block_of = type { ptr, i64, i64, ptr }
%struct.tfc_message = type { i32, i32, ptr, %struct.tfc_loc }

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
  %14 = load ptr, ptr %13, align 8, !tbaa !27
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !29
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !30
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 64, !tbaa !5
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  store ptr %2, ptr %6, align 8, !tbaa !31
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %28, align 8, !tbaa !33
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %29, align 8, !tbaa !34
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
  store i64 %39, ptr %30, align 8, !tbaa !35
  %40 = icmp samesign ugt i64 %39, 1
  %41 = and i1 %26, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %25
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %44 = load ptr, ptr %43, align 8, !tbaa !27
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %46 = load ptr, ptr %45, align 8, !tbaa !36
  %47 = trunc i64 %39 to i32
  call void %44(ptr noundef %46, i32 noundef %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #14
  br label %158

48:                                               ; preds = %25
  %49 = icmp eq i64 %39, 1
  br i1 %49, label %157, label %50

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !30
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %54 = cmpxchg ptr %53, i32 0, i32 1 acquire monotonic, align 64
  %55 = extractvalue { i32, i1 } %54, 1
  br i1 %55, label %56, label %157

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(32) %57, ptr noundef nonnull readonly align 8 dereferenceable(32) %6, i64 32, i1 false), !tbaa.struct !37
  %58 = load i64, ptr %30, align 8, !tbaa !35
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
  %92 = load i64, ptr %90, align 8, !tbaa !40
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %94, label %119

94:                                               ; preds = %87, %115
  %95 = phi i64 [ %116, %115 ], [ %92, %87 ]
  %96 = atomicrmw add ptr %89, i64 1 monotonic, align 64
  %97 = icmp slt i64 %96, %95
  br i1 %97, label %98, label %115, !llvm.loop !41

98:                                               ; preds = %94
  %99 = load ptr, ptr %57, align 8, !tbaa !31
  %100 = load ptr, ptr %83, align 8, !tbaa !33
  %101 = load i64, ptr %84, align 8, !tbaa !34
  %102 = load i64, ptr %85, align 8, !tbaa !35
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
  %114 = load i64, ptr %90, align 8, !tbaa !40
  br label %115

115:                                              ; preds = %98, %94
  %116 = phi i64 [ %114, %98 ], [ %95, %94 ]
  %117 = load atomic i64, ptr %89 monotonic, align 64
  %118 = icmp slt i64 %117, %116
  br i1 %118, label %94, label %119

119:                                              ; preds = %115, %87
  %120 = add nuw nsw i64 %88, 1
  %121 = icmp eq i64 %120, %86
  br i1 %121, label %122, label %87, !llvm.loop !42

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
  br i1 %135, label %156, label %128, !llvm.loop !43

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
  br i1 %144, label %145, label %140, !llvm.loop !44

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
  store i64 %153, ptr %154, align 8, !tbaa !40
  %155 = icmp eq i64 %151, %67
  br i1 %155, label %68, label %146, !llvm.loop !45

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
  %4 = load ptr, ptr %0, align 8, !tbaa !31
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !33
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !34
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !35
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
  %9 = load ptr, ptr %8, align 8, !tbaa !46
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !47

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !48
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !51
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !48
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !52
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !53
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !54
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #29 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !46
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
  %7 = load ptr, ptr %6, align 8, !tbaa !55
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !36
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
  %3 = load ptr, ptr %2, align 8, !tbaa !56
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !21
  %6 = icmp eq ptr %5, null
  br i1 %6, label %17, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !66
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !55
  %14 = icmp eq ptr %13, null
  br i1 %14, label %17, label %15

15:                                               ; preds = %11, %7
  %16 = tail call fastcc i32 @walk(ptr noundef nonnull %0, ptr noundef nonnull %5)
  br label %126

17:                                               ; preds = %11, %1
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %19 = load i64, ptr %18, align 8, !tbaa !67
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %124, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %23 = load i64, ptr %22, align 8, !tbaa !68
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %126

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %33

29:                                               ; preds = %61
  %30 = add nuw nsw i64 %34, 1
  %31 = load i64, ptr %22, align 8, !tbaa !68
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %33, label %126, !llvm.loop !69

33:                                               ; preds = %29, %25
  %34 = phi i64 [ 0, %25 ], [ %30, %29 ]
  %35 = load ptr, ptr %0, align 8, !tbaa !70
  %36 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %35, i64 %34
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %38 = load i32, ptr %37, align 8, !tbaa !71
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
  %52 = load ptr, ptr %26, align 8, !tbaa !73
  %53 = load ptr, ptr %41, align 8, !tbaa !74
  %54 = getelementptr inbounds nuw i32, ptr %53, i64 %50
  %55 = load i32, ptr %54, align 4, !tbaa !5
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds ptr, ptr %52, i64 %56
  %58 = load ptr, ptr %57, align 8, !tbaa !38
  %59 = load ptr, ptr %27, align 8, !tbaa !75
  %60 = getelementptr inbounds nuw ptr, ptr %59, i64 %50
  store ptr %58, ptr %60, align 8, !tbaa !38
  br label %61

61:                                               ; preds = %49, %47, %33
  %62 = load ptr, ptr %36, align 8, !tbaa !76
  %63 = load ptr, ptr %27, align 8, !tbaa !75
  %64 = load ptr, ptr %28, align 8, !tbaa !77
  %65 = load ptr, ptr %2, align 8, !tbaa !56
  %66 = tail call i32 %62(ptr noundef %63, ptr noundef %64, ptr noundef %65) #14
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %29, label %93

68:                                               ; preds = %68, %45
  %69 = phi i64 [ 0, %45 ], [ %90, %68 ]
  %70 = phi i64 [ 0, %45 ], [ %91, %68 ]
  %71 = load ptr, ptr %26, align 8, !tbaa !73
  %72 = load ptr, ptr %41, align 8, !tbaa !74
  %73 = getelementptr inbounds nuw i32, ptr %72, i64 %69
  %74 = load i32, ptr %73, align 4, !tbaa !5
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds ptr, ptr %71, i64 %75
  %77 = load ptr, ptr %76, align 8, !tbaa !38
  %78 = load ptr, ptr %27, align 8, !tbaa !75
  %79 = getelementptr inbounds nuw ptr, ptr %78, i64 %69
  store ptr %77, ptr %79, align 8, !tbaa !38
  %80 = or disjoint i64 %69, 1
  %81 = load ptr, ptr %26, align 8, !tbaa !73
  %82 = load ptr, ptr %41, align 8, !tbaa !74
  %83 = getelementptr inbounds nuw i32, ptr %82, i64 %80
  %84 = load i32, ptr %83, align 4, !tbaa !5
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds ptr, ptr %81, i64 %85
  %87 = load ptr, ptr %86, align 8, !tbaa !38
  %88 = load ptr, ptr %27, align 8, !tbaa !75
  %89 = getelementptr inbounds nuw ptr, ptr %88, i64 %80
  store ptr %87, ptr %89, align 8, !tbaa !38
  %90 = add nuw nsw i64 %69, 2
  %91 = add i64 %70, 2
  %92 = icmp eq i64 %91, %46
  br i1 %92, label %47, label %68, !llvm.loop !78

93:                                               ; preds = %61
  %94 = load ptr, ptr %2, align 8, !tbaa !56
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 24
  %96 = load ptr, ptr %95, align 8, !tbaa !46
  %97 = load atomic i32, ptr %96 acquire, align 8
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %117

99:                                               ; preds = %93
  %100 = load ptr, ptr %2, align 8, !tbaa !56
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 24
  %102 = load ptr, ptr %101, align 8, !tbaa !46
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 4
  br label %104

104:                                              ; preds = %104, %99
  %105 = atomicrmw xchg ptr %103, i32 1 acquire, align 4
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %107, label %104, !llvm.loop !47

107:                                              ; preds = %104
  %108 = load atomic i32, ptr %102 monotonic, align 8
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %114, label %110

110:                                              ; preds = %107
  %111 = getelementptr inbounds nuw i8, ptr %102, i64 16
  %112 = load i64, ptr %111, align 8, !tbaa !48
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
  %119 = load i32, ptr %118, align 4, !tbaa !79
  %120 = load ptr, ptr %2, align 8, !tbaa !56
  %121 = getelementptr inbounds nuw i8, ptr %120, i64 24
  %122 = load ptr, ptr %121, align 8, !tbaa !46
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 8
  store i32 %119, ptr %123, align 8, !tbaa !80
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
  %3 = load ptr, ptr %0, align 8, !tbaa !70
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !68
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
  %23 = load i32, ptr %22, align 8, !tbaa !81
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
  %26 = load ptr, ptr %11, align 8, !tbaa !55
  %27 = icmp eq ptr %26, null
  br i1 %27, label %53, label %28

28:                                               ; preds = %25
  %29 = load i64, ptr %12, align 8, !tbaa !82
  %30 = icmp slt i64 %17, %29
  br i1 %30, label %31, label %53

31:                                               ; preds = %28
  %32 = load ptr, ptr %10, align 8, !tbaa !36
  %33 = tail call i32 %26(ptr noundef %32) #14
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %53, label %35

35:                                               ; preds = %31
  %36 = load ptr, ptr %13, align 8, !tbaa !56
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 24
  %38 = load ptr, ptr %37, align 8, !tbaa !46
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 4
  br label %40

40:                                               ; preds = %40, %35
  %41 = atomicrmw xchg ptr %39, i32 1 acquire, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %40, !llvm.loop !47

43:                                               ; preds = %40
  %44 = load atomic i32, ptr %38 monotonic, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %50, label %46

46:                                               ; preds = %43
  %47 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %48 = load i64, ptr %47, align 8, !tbaa !48
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
  %54 = load ptr, ptr %9, align 8, !tbaa !66
  %55 = icmp eq ptr %54, null
  br i1 %55, label %60, label %56

56:                                               ; preds = %53
  %57 = load ptr, ptr %10, align 8, !tbaa !36
  %58 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %59 = load i32, ptr %58, align 4, !tbaa !79
  tail call void %54(ptr noundef %57, i32 noundef %59, i32 noundef 0) #14
  br label %60

60:                                               ; preds = %56, %53
  %61 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %62 = load i32, ptr %61, align 8, !tbaa !71
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
  %76 = load ptr, ptr %7, align 8, !tbaa !73
  %77 = load ptr, ptr %65, align 8, !tbaa !74
  %78 = getelementptr inbounds nuw i32, ptr %77, i64 %74
  %79 = load i32, ptr %78, align 4, !tbaa !5
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds ptr, ptr %76, i64 %80
  %82 = load ptr, ptr %81, align 8, !tbaa !38
  %83 = load ptr, ptr %14, align 8, !tbaa !75
  %84 = getelementptr inbounds nuw ptr, ptr %83, i64 %74
  store ptr %82, ptr %84, align 8, !tbaa !38
  br label %85

85:                                               ; preds = %73, %71, %60
  %86 = load ptr, ptr %20, align 8, !tbaa !76
  %87 = load ptr, ptr %14, align 8, !tbaa !75
  %88 = load ptr, ptr %15, align 8, !tbaa !77
  %89 = load ptr, ptr %13, align 8, !tbaa !56
  %90 = tail call i32 %86(ptr noundef %87, ptr noundef %88, ptr noundef %89) #14
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %148, label %117

92:                                               ; preds = %92, %69
  %93 = phi i64 [ 0, %69 ], [ %114, %92 ]
  %94 = phi i64 [ 0, %69 ], [ %115, %92 ]
  %95 = load ptr, ptr %7, align 8, !tbaa !73
  %96 = load ptr, ptr %65, align 8, !tbaa !74
  %97 = getelementptr inbounds nuw i32, ptr %96, i64 %93
  %98 = load i32, ptr %97, align 4, !tbaa !5
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds ptr, ptr %95, i64 %99
  %101 = load ptr, ptr %100, align 8, !tbaa !38
  %102 = load ptr, ptr %14, align 8, !tbaa !75
  %103 = getelementptr inbounds nuw ptr, ptr %102, i64 %93
  store ptr %101, ptr %103, align 8, !tbaa !38
  %104 = or disjoint i64 %93, 1
  %105 = load ptr, ptr %7, align 8, !tbaa !73
  %106 = load ptr, ptr %65, align 8, !tbaa !74
  %107 = getelementptr inbounds nuw i32, ptr %106, i64 %104
  %108 = load i32, ptr %107, align 4, !tbaa !5
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds ptr, ptr %105, i64 %109
  %111 = load ptr, ptr %110, align 8, !tbaa !38
  %112 = load ptr, ptr %14, align 8, !tbaa !75
  %113 = getelementptr inbounds nuw ptr, ptr %112, i64 %104
  store ptr %111, ptr %113, align 8, !tbaa !38
  %114 = add nuw nsw i64 %93, 2
  %115 = add i64 %94, 2
  %116 = icmp eq i64 %115, %70
  br i1 %116, label %71, label %92, !llvm.loop !78

117:                                              ; preds = %85
  %118 = load ptr, ptr %13, align 8, !tbaa !56
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 24
  %120 = load ptr, ptr %119, align 8, !tbaa !46
  %121 = load atomic i32, ptr %120 acquire, align 8
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %123, label %141

123:                                              ; preds = %117
  %124 = load ptr, ptr %13, align 8, !tbaa !56
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 24
  %126 = load ptr, ptr %125, align 8, !tbaa !46
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 4
  br label %128

128:                                              ; preds = %128, %123
  %129 = atomicrmw xchg ptr %127, i32 1 acquire, align 4
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %128, !llvm.loop !47

131:                                              ; preds = %128
  %132 = load atomic i32, ptr %126 monotonic, align 8
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %138, label %134

134:                                              ; preds = %131
  %135 = getelementptr inbounds nuw i8, ptr %126, i64 16
  %136 = load i64, ptr %135, align 8, !tbaa !48
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
  %143 = load i32, ptr %142, align 4, !tbaa !79
  %144 = load ptr, ptr %13, align 8, !tbaa !56
  %145 = getelementptr inbounds nuw i8, ptr %144, i64 24
  %146 = load ptr, ptr %145, align 8, !tbaa !46
  %147 = getelementptr inbounds nuw i8, ptr %146, i64 8
  store i32 %143, ptr %147, align 8, !tbaa !80
  br label %148

148:                                              ; preds = %141, %85
  %149 = load ptr, ptr %9, align 8, !tbaa !66
  %150 = icmp eq ptr %149, null
  br i1 %150, label %487, label %151

151:                                              ; preds = %148
  %152 = load ptr, ptr %10, align 8, !tbaa !36
  %153 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %154 = load i32, ptr %153, align 4, !tbaa !79
  tail call void %149(ptr noundef %152, i32 noundef %154, i32 noundef 1) #14
  br label %487

155:                                              ; preds = %24
  %156 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %157 = load i32, ptr %156, align 8, !tbaa !71
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
  %171 = load ptr, ptr %7, align 8, !tbaa !73
  %172 = load ptr, ptr %160, align 8, !tbaa !74
  %173 = getelementptr inbounds nuw i32, ptr %172, i64 %169
  %174 = load i32, ptr %173, align 4, !tbaa !5
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds ptr, ptr %171, i64 %175
  %177 = load ptr, ptr %176, align 8, !tbaa !38
  %178 = load ptr, ptr %14, align 8, !tbaa !75
  %179 = getelementptr inbounds nuw ptr, ptr %178, i64 %169
  store ptr %177, ptr %179, align 8, !tbaa !38
  br label %180

180:                                              ; preds = %168, %166, %155
  %181 = load ptr, ptr %20, align 8, !tbaa !76
  %182 = load ptr, ptr %14, align 8, !tbaa !75
  %183 = load ptr, ptr %15, align 8, !tbaa !77
  %184 = load ptr, ptr %13, align 8, !tbaa !56
  %185 = tail call i32 %181(ptr noundef %182, ptr noundef %183, ptr noundef %184) #14
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %487, label %212

187:                                              ; preds = %187, %164
  %188 = phi i64 [ 0, %164 ], [ %209, %187 ]
  %189 = phi i64 [ 0, %164 ], [ %210, %187 ]
  %190 = load ptr, ptr %7, align 8, !tbaa !73
  %191 = load ptr, ptr %160, align 8, !tbaa !74
  %192 = getelementptr inbounds nuw i32, ptr %191, i64 %188
  %193 = load i32, ptr %192, align 4, !tbaa !5
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds ptr, ptr %190, i64 %194
  %196 = load ptr, ptr %195, align 8, !tbaa !38
  %197 = load ptr, ptr %14, align 8, !tbaa !75
  %198 = getelementptr inbounds nuw ptr, ptr %197, i64 %188
  store ptr %196, ptr %198, align 8, !tbaa !38
  %199 = or disjoint i64 %188, 1
  %200 = load ptr, ptr %7, align 8, !tbaa !73
  %201 = load ptr, ptr %160, align 8, !tbaa !74
  %202 = getelementptr inbounds nuw i32, ptr %201, i64 %199
  %203 = load i32, ptr %202, align 4, !tbaa !5
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds ptr, ptr %200, i64 %204
  %206 = load ptr, ptr %205, align 8, !tbaa !38
  %207 = load ptr, ptr %14, align 8, !tbaa !75
  %208 = getelementptr inbounds nuw ptr, ptr %207, i64 %199
  store ptr %206, ptr %208, align 8, !tbaa !38
  %209 = add nuw nsw i64 %188, 2
  %210 = add i64 %189, 2
  %211 = icmp eq i64 %210, %165
  br i1 %211, label %166, label %187, !llvm.loop !78

212:                                              ; preds = %180
  %213 = load ptr, ptr %13, align 8, !tbaa !56
  %214 = getelementptr inbounds nuw i8, ptr %213, i64 24
  %215 = load ptr, ptr %214, align 8, !tbaa !46
  %216 = load atomic i32, ptr %215 acquire, align 8
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %218, label %491

218:                                              ; preds = %212
  %219 = load ptr, ptr %13, align 8, !tbaa !56
  %220 = getelementptr inbounds nuw i8, ptr %219, i64 24
  %221 = load ptr, ptr %220, align 8, !tbaa !46
  %222 = getelementptr inbounds nuw i8, ptr %221, i64 4
  br label %223

223:                                              ; preds = %223, %218
  %224 = atomicrmw xchg ptr %222, i32 1 acquire, align 4
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %226, label %223, !llvm.loop !47

226:                                              ; preds = %223
  %227 = load atomic i32, ptr %221 monotonic, align 8
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %233, label %229

229:                                              ; preds = %226
  %230 = getelementptr inbounds nuw i8, ptr %221, i64 16
  %231 = load i64, ptr %230, align 8, !tbaa !48
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
  %238 = load i32, ptr %237, align 4, !tbaa !83
  %239 = sext i32 %238 to i64
  br label %487

240:                                              ; preds = %19
  %241 = load ptr, ptr %7, align 8, !tbaa !73
  %242 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %243 = load ptr, ptr %242, align 8, !tbaa !74
  %244 = load i32, ptr %243, align 4, !tbaa !5
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds ptr, ptr %241, i64 %245
  %247 = load ptr, ptr %246, align 8, !tbaa !38
  %248 = load i8, ptr %247, align 1, !tbaa !9
  %249 = icmp eq i8 %248, 0
  br i1 %249, label %250, label %487

250:                                              ; preds = %240
  %251 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %252 = load i32, ptr %251, align 4, !tbaa !83
  %253 = sext i32 %252 to i64
  br label %487

254:                                              ; preds = %19
  %255 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %256 = load ptr, ptr %255, align 8, !tbaa !74
  %257 = load ptr, ptr %7, align 8, !tbaa !73
  %258 = load i32, ptr %256, align 4, !tbaa !5
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds ptr, ptr %257, i64 %259
  %261 = load ptr, ptr %260, align 8, !tbaa !38
  store i32 0, ptr %261, align 4, !tbaa !5
  %262 = getelementptr inbounds nuw i8, ptr %256, i64 4
  %263 = load i32, ptr %262, align 4, !tbaa !5
  %264 = icmp sgt i32 %263, -1
  br i1 %264, label %265, label %487

265:                                              ; preds = %254
  %266 = zext nneg i32 %263 to i64
  %267 = getelementptr inbounds nuw ptr, ptr %257, i64 %266
  %268 = load ptr, ptr %267, align 8, !tbaa !38
  %269 = load i32, ptr %268, align 4, !tbaa !5
  %270 = icmp slt i32 %269, 1
  br i1 %270, label %271, label %487

271:                                              ; preds = %265
  %272 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %273 = load i32, ptr %272, align 4, !tbaa !83
  %274 = sext i32 %273 to i64
  br label %487

275:                                              ; preds = %19
  br i1 %8, label %317, label %276

276:                                              ; preds = %275
  %277 = load ptr, ptr %9, align 8, !tbaa !66
  %278 = icmp eq ptr %277, null
  br i1 %278, label %283, label %279

279:                                              ; preds = %276
  %280 = load ptr, ptr %10, align 8, !tbaa !36
  %281 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %282 = load i32, ptr %281, align 4, !tbaa !79
  tail call void %277(ptr noundef %280, i32 noundef %282, i32 noundef 2) #14
  br label %283

283:                                              ; preds = %279, %276
  %284 = load ptr, ptr %11, align 8, !tbaa !55
  %285 = icmp eq ptr %284, null
  br i1 %285, label %317, label %286

286:                                              ; preds = %283
  %287 = load i64, ptr %12, align 8, !tbaa !82
  %288 = icmp slt i64 %17, %287
  br i1 %288, label %289, label %317

289:                                              ; preds = %286
  %290 = load ptr, ptr %10, align 8, !tbaa !36
  %291 = tail call i32 %284(ptr noundef %290) #14
  %292 = icmp eq i32 %291, 0
  br i1 %292, label %317, label %293

293:                                              ; preds = %289
  %294 = load ptr, ptr %13, align 8, !tbaa !56
  %295 = getelementptr inbounds nuw i8, ptr %294, i64 24
  %296 = load ptr, ptr %295, align 8, !tbaa !46
  %297 = getelementptr inbounds nuw i8, ptr %296, i64 4
  br label %298

298:                                              ; preds = %298, %293
  %299 = atomicrmw xchg ptr %297, i32 1 acquire, align 4
  %300 = icmp eq i32 %299, 0
  br i1 %300, label %301, label %298, !llvm.loop !47

301:                                              ; preds = %298
  %302 = load atomic i32, ptr %296 monotonic, align 8
  %303 = icmp eq i32 %302, 0
  br i1 %303, label %308, label %304

304:                                              ; preds = %301
  %305 = getelementptr inbounds nuw i8, ptr %296, i64 16
  %306 = load i64, ptr %305, align 8, !tbaa !48
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
  %312 = load i32, ptr %311, align 4, !tbaa !79
  %313 = load ptr, ptr %13, align 8, !tbaa !56
  %314 = getelementptr inbounds nuw i8, ptr %313, i64 24
  %315 = load ptr, ptr %314, align 8, !tbaa !46
  %316 = getelementptr inbounds nuw i8, ptr %315, i64 8
  store i32 %312, ptr %316, align 8, !tbaa !80
  br label %317

317:                                              ; preds = %275, %283, %286, %289, %310
  %318 = phi i32 [ 0, %275 ], [ 1, %310 ], [ 0, %289 ], [ 0, %286 ], [ 0, %283 ]
  %319 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %320 = load i32, ptr %319, align 4, !tbaa !83
  %321 = sext i32 %320 to i64
  br label %487

322:                                              ; preds = %19
  br i1 %8, label %364, label %323

323:                                              ; preds = %322
  %324 = load ptr, ptr %9, align 8, !tbaa !66
  %325 = icmp eq ptr %324, null
  br i1 %325, label %330, label %326

326:                                              ; preds = %323
  %327 = load ptr, ptr %10, align 8, !tbaa !36
  %328 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %329 = load i32, ptr %328, align 4, !tbaa !79
  tail call void %324(ptr noundef %327, i32 noundef %329, i32 noundef 2) #14
  br label %330

330:                                              ; preds = %326, %323
  %331 = load ptr, ptr %11, align 8, !tbaa !55
  %332 = icmp eq ptr %331, null
  br i1 %332, label %364, label %333

333:                                              ; preds = %330
  %334 = load i64, ptr %12, align 8, !tbaa !82
  %335 = icmp slt i64 %17, %334
  br i1 %335, label %336, label %364

336:                                              ; preds = %333
  %337 = load ptr, ptr %10, align 8, !tbaa !36
  %338 = tail call i32 %331(ptr noundef %337) #14
  %339 = icmp eq i32 %338, 0
  br i1 %339, label %364, label %340

340:                                              ; preds = %336
  %341 = load ptr, ptr %13, align 8, !tbaa !56
  %342 = getelementptr inbounds nuw i8, ptr %341, i64 24
  %343 = load ptr, ptr %342, align 8, !tbaa !46
  %344 = getelementptr inbounds nuw i8, ptr %343, i64 4
  br label %345

345:                                              ; preds = %345, %340
  %346 = atomicrmw xchg ptr %344, i32 1 acquire, align 4
  %347 = icmp eq i32 %346, 0
  br i1 %347, label %348, label %345, !llvm.loop !47

348:                                              ; preds = %345
  %349 = load atomic i32, ptr %343 monotonic, align 8
  %350 = icmp eq i32 %349, 0
  br i1 %350, label %355, label %351

351:                                              ; preds = %348
  %352 = getelementptr inbounds nuw i8, ptr %343, i64 16
  %353 = load i64, ptr %352, align 8, !tbaa !48
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
  %359 = load i32, ptr %358, align 4, !tbaa !79
  %360 = load ptr, ptr %13, align 8, !tbaa !56
  %361 = getelementptr inbounds nuw i8, ptr %360, i64 24
  %362 = load ptr, ptr %361, align 8, !tbaa !46
  %363 = getelementptr inbounds nuw i8, ptr %362, i64 8
  store i32 %359, ptr %363, align 8, !tbaa !80
  br label %364

364:                                              ; preds = %322, %330, %333, %336, %357
  %365 = phi i32 [ 0, %322 ], [ 1, %357 ], [ 0, %336 ], [ 0, %333 ], [ 0, %330 ]
  %366 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %367 = load ptr, ptr %366, align 8, !tbaa !74
  %368 = load ptr, ptr %7, align 8, !tbaa !73
  %369 = load i32, ptr %367, align 4, !tbaa !5
  %370 = sext i32 %369 to i64
  %371 = getelementptr inbounds ptr, ptr %368, i64 %370
  %372 = load ptr, ptr %371, align 8, !tbaa !38
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
  %381 = load ptr, ptr %380, align 8, !tbaa !38
  %382 = load i32, ptr %381, align 4, !tbaa !5
  %383 = icmp slt i32 %374, %382
  br i1 %383, label %384, label %487

384:                                              ; preds = %378, %364
  %385 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %386 = load i32, ptr %385, align 4, !tbaa !83
  %387 = sext i32 %386 to i64
  br label %487

388:                                              ; preds = %19
  %389 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %390 = load ptr, ptr %389, align 8, !tbaa !74
  %391 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %392 = load i32, ptr %391, align 8, !tbaa !71
  %393 = load ptr, ptr %7, align 8, !tbaa !73
  %394 = load i32, ptr %390, align 4, !tbaa !5
  %395 = sext i32 %394 to i64
  %396 = getelementptr inbounds ptr, ptr %393, i64 %395
  %397 = load ptr, ptr %396, align 8, !tbaa !38
  %398 = getelementptr inbounds nuw i8, ptr %390, i64 4
  %399 = load i32, ptr %398, align 4, !tbaa !5
  %400 = sext i32 %399 to i64
  %401 = getelementptr inbounds ptr, ptr %393, i64 %400
  %402 = load ptr, ptr %401, align 8, !tbaa !38
  store ptr %402, ptr %396, align 8, !tbaa !38
  %403 = load ptr, ptr %7, align 8, !tbaa !73
  %404 = getelementptr inbounds ptr, ptr %403, i64 %400
  store ptr %397, ptr %404, align 8, !tbaa !38
  %405 = load ptr, ptr %6, align 8, !tbaa !84
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
  %431 = load ptr, ptr %7, align 8, !tbaa !73
  %432 = getelementptr inbounds nuw i32, ptr %390, i64 %429
  %433 = load i32, ptr %432, align 4, !tbaa !5
  %434 = sext i32 %433 to i64
  %435 = getelementptr inbounds ptr, ptr %431, i64 %434
  %436 = load ptr, ptr %435, align 8, !tbaa !38
  %437 = ptrtoint ptr %436 to i64
  %438 = icmp samesign ult i64 %429, %421
  %439 = select i1 %438, i64 %414, i64 %420
  %440 = add i64 %439, %437
  %441 = inttoptr i64 %440 to ptr
  store ptr %441, ptr %435, align 8, !tbaa !38
  %442 = or disjoint i64 %429, 1
  %443 = load ptr, ptr %7, align 8, !tbaa !73
  %444 = getelementptr inbounds nuw i32, ptr %390, i64 %442
  %445 = load i32, ptr %444, align 4, !tbaa !5
  %446 = sext i32 %445 to i64
  %447 = getelementptr inbounds ptr, ptr %443, i64 %446
  %448 = load ptr, ptr %447, align 8, !tbaa !38
  %449 = ptrtoint ptr %448 to i64
  %450 = icmp samesign ult i64 %442, %421
  %451 = select i1 %450, i64 %414, i64 %420
  %452 = add i64 %451, %449
  %453 = inttoptr i64 %452 to ptr
  store ptr %453, ptr %447, align 8, !tbaa !38
  %454 = add nuw nsw i64 %429, 2
  %455 = add i64 %430, 2
  %456 = icmp eq i64 %430, %427
  br i1 %456, label %471, label %428, !llvm.loop !85

457:                                              ; preds = %19
  %458 = load ptr, ptr %6, align 8, !tbaa !84
  %459 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %460 = load ptr, ptr %459, align 8, !tbaa !74
  %461 = getelementptr inbounds nuw i8, ptr %460, i64 8
  %462 = load i32, ptr %461, align 4, !tbaa !5
  %463 = sext i32 %462 to i64
  %464 = getelementptr inbounds i8, ptr %458, i64 %463
  %465 = load i8, ptr %464, align 1, !tbaa !9
  %466 = icmp eq i8 %465, 0
  br i1 %466, label %467, label %487

467:                                              ; preds = %457
  %468 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %469 = load i32, ptr %468, align 4, !tbaa !83
  %470 = sext i32 %469 to i64
  br label %487

471:                                              ; preds = %428
  %472 = icmp eq i64 %423, 0
  br i1 %472, label %487, label %473

473:                                              ; preds = %471, %416
  %474 = phi i64 [ 4, %416 ], [ %454, %471 ]
  %475 = icmp ne i64 %423, 0
  tail call void @llvm.assume(i1 %475)
  %476 = load ptr, ptr %7, align 8, !tbaa !73
  %477 = getelementptr inbounds nuw i32, ptr %390, i64 %474
  %478 = load i32, ptr %477, align 4, !tbaa !5
  %479 = sext i32 %478 to i64
  %480 = getelementptr inbounds ptr, ptr %476, i64 %479
  %481 = load ptr, ptr %480, align 8, !tbaa !38
  %482 = ptrtoint ptr %481 to i64
  %483 = icmp samesign ult i64 %474, %421
  %484 = select i1 %483, i64 %414, i64 %420
  %485 = add i64 %484, %482
  %486 = inttoptr i64 %485 to ptr
  store ptr %486, ptr %480, align 8, !tbaa !38
  br label %487

487:                                              ; preds = %473, %471, %388, %384, %378, %271, %265, %254, %180, %151, %148, %467, %457, %250, %240, %19, %317, %236
  %488 = phi i64 [ %21, %19 ], [ %21, %240 ], [ %239, %236 ], [ %21, %457 ], [ %21, %388 ], [ %321, %317 ], [ %21, %254 ], [ %21, %378 ], [ %21, %151 ], [ %253, %250 ], [ %470, %467 ], [ %387, %384 ], [ %21, %148 ], [ %21, %180 ], [ %274, %271 ], [ %21, %265 ], [ %21, %471 ], [ %21, %473 ]
  %489 = phi i32 [ 0, %19 ], [ 0, %240 ], [ 0, %236 ], [ 0, %457 ], [ 0, %388 ], [ %318, %317 ], [ 0, %254 ], [ %365, %378 ], [ %90, %151 ], [ 0, %250 ], [ 0, %467 ], [ %365, %384 ], [ %90, %148 ], [ 0, %180 ], [ 0, %271 ], [ 0, %265 ], [ 0, %471 ], [ 0, %473 ]
  %490 = icmp eq i32 %489, 0
  br i1 %490, label %16, label %499, !llvm.loop !86

491:                                              ; preds = %212, %235, %52
  %492 = phi i32 [ 1, %52 ], [ %185, %235 ], [ %185, %212 ]
  %493 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %494 = load i32, ptr %493, align 4, !tbaa !79
  %495 = load ptr, ptr %13, align 8, !tbaa !56
  %496 = getelementptr inbounds nuw i8, ptr %495, i64 24
  %497 = load ptr, ptr %496, align 8, !tbaa !46
  %498 = getelementptr inbounds nuw i8, ptr %497, i64 8
  store i32 %494, ptr %498, align 8, !tbaa !80
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
  store ptr %1, ptr %12, align 8, !tbaa !87
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %2, ptr %13, align 8, !tbaa !89
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr %3, ptr %14, align 8, !tbaa !90
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store ptr %5, ptr %15, align 8, !tbaa !91
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store ptr %6, ptr %16, align 8, !tbaa !92
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 40
  store i64 8, ptr %17, align 8, !tbaa !93
  %18 = call fastcc i32 @check(ptr noundef %0, ptr noundef %12, ptr noundef %4, ptr noundef %7, ptr noundef %8)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %54

20:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %22 = load i64, ptr %21, align 8, !tbaa !94
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %52, label %24

24:                                               ; preds = %20
  %25 = load i64, ptr %1, align 8, !tbaa !39
  %26 = icmp eq i64 %25, %22
  br i1 %26, label %27, label %34

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %29 = load i64, ptr %28, align 8, !tbaa !103
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %52

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %33 = load ptr, ptr %32, align 8, !tbaa !104
  br label %39

34:                                               ; preds = %24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  %35 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.13, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %10) #23
  br label %51

36:                                               ; preds = %39
  %37 = add nuw nsw i64 %40, 1
  %38 = icmp eq i64 %37, %29
  br i1 %38, label %52, label %39, !llvm.loop !105

39:                                               ; preds = %36, %31
  %40 = phi i64 [ 0, %31 ], [ %37, %36 ]
  %41 = getelementptr inbounds nuw %struct.tfc_flag, ptr %33, i64 %40
  %42 = load i64, ptr %41, align 8, !tbaa !106
  %43 = getelementptr inbounds i8, ptr %1, i64 %42
  %44 = load i8, ptr %43, align 1, !tbaa !9
  %45 = icmp eq i8 %44, 0
  br i1 %45, label %46, label %36

46:                                               ; preds = %39
  %47 = getelementptr inbounds nuw i8, ptr %11, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %47, i8 0, i64 48, i1 false)
  %48 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %49 = load ptr, ptr %48, align 8, !tbaa !108
  store ptr %49, ptr %11, align 8, !tbaa !109
  %50 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %11) #23
  br label %51

51:                                               ; preds = %46, %34
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %54

52:                                               ; preds = %36, %20, %27
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %53 = call fastcc i32 @run(ptr noundef %0, ptr noundef %12, ptr noundef %4, ptr noundef %7, ptr noundef %8)
  br label %54

54:                                               ; preds = %9, %51, %52
  %55 = phi i32 [ %53, %52 ], [ 9, %51 ], [ %18, %9 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #14
  ret i32 %55
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
  br i1 %12, label %13, label %152

13:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %15 = load i64, ptr %14, align 8, !tbaa !112
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %27, label %17

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = load ptr, ptr %18, align 8, !tbaa !89
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %29 = load i64, ptr %28, align 8, !tbaa !113
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %41, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %33 = load ptr, ptr %32, align 8, !tbaa !90
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
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %43 = load i64, ptr %42, align 8, !tbaa !94
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %55, label %45

45:                                               ; preds = %41
  %46 = load ptr, ptr %1, align 8, !tbaa !87
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
  br label %152

55:                                               ; preds = %45, %41
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %56 = tail call fastcc i32 @check_dims(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %4)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %152

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %60 = load ptr, ptr %59, align 8, !tbaa !114
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %62 = load i64, ptr %61, align 8, !tbaa !115
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %64 = load ptr, ptr %63, align 8, !tbaa !91
  %65 = icmp sgt i64 %62, 0
  br i1 %65, label %66, label %102

66:                                               ; preds = %58
  %67 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %68 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %69 = icmp eq ptr %64, null
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %72

72:                                               ; preds = %96, %66
  %73 = phi i64 [ 0, %66 ], [ %97, %96 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  %74 = getelementptr inbounds nuw %struct.tfc_given, ptr %60, i64 %73
  %75 = load ptr, ptr %74, align 8, !tbaa !116
  store ptr %75, ptr %7, align 8, !tbaa !109
  %76 = getelementptr inbounds nuw i8, ptr %74, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %67, i8 0, i64 40, i1 false)
  store ptr %76, ptr %68, align 8, !tbaa !119
  br i1 %69, label %83, label %77

77:                                               ; preds = %72
  %78 = load i64, ptr %70, align 8, !tbaa !93
  %79 = mul i64 %78, %73
  %80 = getelementptr inbounds nuw i8, ptr %64, i64 %79
  %81 = load ptr, ptr %80, align 8, !tbaa !38
  %82 = icmp eq ptr %81, null
  br i1 %82, label %83, label %90

83:                                               ; preds = %77, %72
  %84 = load ptr, ptr %71, align 8, !tbaa !120
  %85 = getelementptr inbounds nuw i8, ptr %74, i64 16
  %86 = load i64, ptr %85, align 8, !tbaa !121
  %87 = getelementptr inbounds i64, ptr %84, i64 %86
  %88 = tail call fastcc i64 @evaluate(ptr noundef %87, ptr noundef readonly %2)
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %96, label %99

90:                                               ; preds = %77
  %91 = ptrtoint ptr %81 to i64
  %92 = getelementptr inbounds nuw i8, ptr %74, i64 8
  %93 = load i64, ptr %92, align 8, !tbaa !122
  %94 = urem i64 %91, %93
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %96, label %99

96:                                               ; preds = %90, %83
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  %97 = add nuw nsw i64 %73, 1
  %98 = icmp eq i64 %97, %62
  br i1 %98, label %102, label %72, !llvm.loop !123

99:                                               ; preds = %90, %83
  %100 = phi ptr [ @.str.7, %83 ], [ @.str.8, %90 ]
  %101 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %100, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  br label %152

102:                                              ; preds = %96, %58
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %104 = load ptr, ptr %103, align 8, !tbaa !124
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %106 = load i64, ptr %105, align 8, !tbaa !125
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %108 = load ptr, ptr %107, align 8, !tbaa !92
  %109 = icmp sgt i64 %106, 0
  br i1 %109, label %110, label %146

110:                                              ; preds = %102
  %111 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %112 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %113 = icmp eq ptr %108, null
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %116

116:                                              ; preds = %140, %110
  %117 = phi i64 [ 0, %110 ], [ %141, %140 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  %118 = getelementptr inbounds nuw %struct.tfc_given, ptr %104, i64 %117
  %119 = load ptr, ptr %118, align 8, !tbaa !116
  store ptr %119, ptr %6, align 8, !tbaa !109
  %120 = getelementptr inbounds nuw i8, ptr %118, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %111, i8 0, i64 40, i1 false)
  store ptr %120, ptr %112, align 8, !tbaa !119
  br i1 %113, label %127, label %121

121:                                              ; preds = %116
  %122 = load i64, ptr %114, align 8, !tbaa !93
  %123 = mul i64 %122, %117
  %124 = getelementptr inbounds nuw i8, ptr %108, i64 %123
  %125 = load ptr, ptr %124, align 8, !tbaa !38
  %126 = icmp eq ptr %125, null
  br i1 %126, label %127, label %134

127:                                              ; preds = %121, %116
  %128 = load ptr, ptr %115, align 8, !tbaa !120
  %129 = getelementptr inbounds nuw i8, ptr %118, i64 16
  %130 = load i64, ptr %129, align 8, !tbaa !121
  %131 = getelementptr inbounds i64, ptr %128, i64 %130
  %132 = tail call fastcc i64 @evaluate(ptr noundef %131, ptr noundef readonly %2)
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %140, label %143

134:                                              ; preds = %121
  %135 = ptrtoint ptr %125 to i64
  %136 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %137 = load i64, ptr %136, align 8, !tbaa !122
  %138 = urem i64 %135, %137
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %140, label %143

140:                                              ; preds = %134, %127
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  %141 = add nuw nsw i64 %117, 1
  %142 = icmp eq i64 %141, %106
  br i1 %142, label %146, label %116, !llvm.loop !123

143:                                              ; preds = %134, %127
  %144 = phi ptr [ @.str.7, %127 ], [ @.str.8, %134 ]
  %145 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %144, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  br label %152

146:                                              ; preds = %140, %102
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %148 = load i64, ptr %147, align 8, !tbaa !126
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %152, label %150

150:                                              ; preds = %146
  %151 = tail call fastcc i32 @check_overlaps(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, ptr noundef %4) #23
  br label %152

152:                                              ; preds = %5, %54, %99, %55, %143, %146, %150
  %153 = phi i32 [ %151, %150 ], [ 0, %146 ], [ 3, %143 ], [ 3, %99 ], [ %56, %55 ], [ 3, %54 ], [ %11, %5 ]
  ret i32 %153
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 10) i32 @check_state(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef %2) unnamed_addr #33 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %7 = load i64, ptr %6, align 8, !tbaa !94
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %36, label %9

9:                                                ; preds = %3
  %10 = load i64, ptr %1, align 8, !tbaa !39
  %11 = icmp eq i64 %10, %7
  br i1 %11, label %12, label %19

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load i64, ptr %13, align 8, !tbaa !103
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %36

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %18 = load ptr, ptr %17, align 8, !tbaa !104
  br label %24

19:                                               ; preds = %9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  %20 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 9, ptr noundef nonnull @.str.13, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  br label %36

21:                                               ; preds = %24
  %22 = add nuw nsw i64 %25, 1
  %23 = icmp eq i64 %22, %14
  br i1 %23, label %36, label %24, !llvm.loop !105

24:                                               ; preds = %16, %21
  %25 = phi i64 [ 0, %16 ], [ %22, %21 ]
  %26 = getelementptr inbounds nuw %struct.tfc_flag, ptr %18, i64 %25
  %27 = load i64, ptr %26, align 8, !tbaa !106
  %28 = getelementptr inbounds i8, ptr %1, i64 %27
  %29 = load i8, ptr %28, align 1, !tbaa !9
  %30 = icmp eq i8 %29, 0
  br i1 %30, label %31, label %21

31:                                               ; preds = %24
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %32, i8 0, i64 48, i1 false)
  %33 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %34 = load ptr, ptr %33, align 8, !tbaa !108
  store ptr %34, ptr %5, align 8, !tbaa !109
  %35 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 9, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #23
  br label %36

36:                                               ; preds = %21, %12, %31, %3, %19
  %37 = phi i32 [ 9, %19 ], [ 0, %3 ], [ 9, %31 ], [ 0, %12 ], [ 0, %21 ]
  ret i32 %37
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @run(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #26 {
  %6 = alloca %struct.tfc_failure, align 8
  %7 = alloca %struct.tfc_ctx, align 8
  %8 = alloca %struct.tfc_region, align 8
  %9 = load ptr, ptr %1, align 8, !tbaa !87
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !90
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %13 = load i64, ptr %12, align 8, !tbaa !127
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %86

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %23

23:                                               ; preds = %77, %15
  %24 = phi i64 [ 0, %15 ], [ %84, %77 ]
  %25 = load ptr, ptr %16, align 8, !tbaa !128
  %26 = getelementptr inbounds nuw %struct.tfc_place, ptr %25, i64 %24
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %28 = load i64, ptr %27, align 8, !tbaa !129
  %29 = load i32, ptr %26, align 8, !tbaa !131
  switch i32 %29, label %66 [
    i32 0, label %30
    i32 1, label %40
    i32 2, label %50
    i32 3, label %54
    i32 4, label %58
    i32 5, label %62
  ]

30:                                               ; preds = %23
  %31 = load ptr, ptr %21, align 8, !tbaa !91
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %33 = load i32, ptr %32, align 8, !tbaa !132
  %34 = sext i32 %33 to i64
  %35 = load i64, ptr %20, align 8, !tbaa !93
  %36 = mul i64 %35, %34
  %37 = getelementptr inbounds nuw i8, ptr %31, i64 %36
  %38 = load ptr, ptr %37, align 8, !tbaa !38
  %39 = ptrtoint ptr %38 to i64
  br label %77

40:                                               ; preds = %23
  %41 = load ptr, ptr %19, align 8, !tbaa !92
  %42 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %43 = load i32, ptr %42, align 8, !tbaa !132
  %44 = sext i32 %43 to i64
  %45 = load i64, ptr %20, align 8, !tbaa !93
  %46 = mul i64 %45, %44
  %47 = getelementptr inbounds nuw i8, ptr %41, i64 %46
  %48 = load ptr, ptr %47, align 8, !tbaa !38
  %49 = ptrtoint ptr %48 to i64
  br label %77

50:                                               ; preds = %23
  %51 = load ptr, ptr %1, align 8, !tbaa !87
  %52 = ptrtoint ptr %51 to i64
  %53 = add i64 %28, %52
  br label %77

54:                                               ; preds = %23
  %55 = load ptr, ptr %18, align 8, !tbaa !89
  %56 = ptrtoint ptr %55 to i64
  %57 = add i64 %28, %56
  br label %77

58:                                               ; preds = %23
  %59 = load ptr, ptr %17, align 8, !tbaa !133
  %60 = ptrtoint ptr %59 to i64
  %61 = add i64 %28, %60
  br label %77

62:                                               ; preds = %23
  %63 = load ptr, ptr %10, align 8, !tbaa !90
  %64 = ptrtoint ptr %63 to i64
  %65 = add i64 %28, %64
  br label %77

66:                                               ; preds = %23
  %67 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %68 = load i32, ptr %67, align 8, !tbaa !132
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds ptr, ptr %11, i64 %69
  %71 = load ptr, ptr %70, align 8, !tbaa !38
  %72 = ptrtoint ptr %71 to i64
  %73 = load ptr, ptr %22, align 8, !tbaa !120
  %74 = getelementptr inbounds i64, ptr %73, i64 %28
  %75 = tail call fastcc i64 @evaluate(ptr noundef %74, ptr noundef readonly %2)
  %76 = add i64 %75, %72
  br label %77

77:                                               ; preds = %66, %62, %58, %54, %50, %40, %30
  %78 = phi i64 [ %76, %66 ], [ %39, %30 ], [ %49, %40 ], [ %53, %50 ], [ %57, %54 ], [ %61, %58 ], [ %65, %62 ]
  %79 = inttoptr i64 %78 to ptr
  %80 = getelementptr inbounds nuw i8, ptr %26, i64 4
  %81 = load i32, ptr %80, align 4, !tbaa !134
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds ptr, ptr %11, i64 %82
  store ptr %79, ptr %83, align 8, !tbaa !38
  %84 = add nuw nsw i64 %24, 1
  %85 = icmp eq i64 %84, %13
  br i1 %85, label %86, label %23, !llvm.loop !135

86:                                               ; preds = %77, %5
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %88 = load i64, ptr %87, align 8, !tbaa !136
  %89 = icmp sgt i64 %88, 0
  br i1 %89, label %90, label %92

90:                                               ; preds = %86
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 216
  br label %98

92:                                               ; preds = %98, %86
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %94 = load i64, ptr %93, align 8, !tbaa !137
  %95 = icmp sgt i64 %94, 0
  br i1 %95, label %96, label %106

96:                                               ; preds = %92
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %110

98:                                               ; preds = %90, %98
  %99 = phi i64 [ 0, %90 ], [ %103, %98 ]
  %100 = load i64, ptr %91, align 8, !tbaa !138
  %101 = getelementptr i8, ptr %11, i64 %100
  %102 = getelementptr i8, ptr %101, i64 %99
  store i8 0, ptr %102, align 1, !tbaa !9
  %103 = add nuw nsw i64 %99, 1
  %104 = load i64, ptr %87, align 8, !tbaa !136
  %105 = icmp slt i64 %103, %104
  br i1 %105, label %98, label %92, !llvm.loop !139

106:                                              ; preds = %127, %92
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  store i32 48, ptr %7, align 8, !tbaa !140
  %107 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 0, ptr %107, align 4, !tbaa !141
  %108 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %109 = icmp eq ptr %3, null
  br i1 %109, label %134, label %131

110:                                              ; preds = %96, %127
  %111 = phi i64 [ %94, %96 ], [ %128, %127 ]
  %112 = phi i64 [ 0, %96 ], [ %129, %127 ]
  %113 = load ptr, ptr %97, align 8, !tbaa !142
  %114 = getelementptr inbounds nuw %struct.tfc_aside, ptr %113, i64 %112
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 8
  %116 = load i64, ptr %115, align 8, !tbaa !143
  %117 = getelementptr inbounds i8, ptr %11, i64 %116
  %118 = load i64, ptr %114, align 8, !tbaa !145
  %119 = getelementptr inbounds i8, ptr %9, i64 %118
  %120 = getelementptr inbounds nuw i8, ptr %114, i64 16
  %121 = load i64, ptr %120, align 8, !tbaa !146
  %122 = icmp slt i64 %121, 1
  %123 = icmp eq ptr %117, %119
  %124 = or i1 %123, %122
  br i1 %124, label %127, label %125

125:                                              ; preds = %110
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %117, ptr readonly align 1 %119, i64 %121, i1 false)
  %126 = load i64, ptr %93, align 8, !tbaa !137
  br label %127

127:                                              ; preds = %110, %125
  %128 = phi i64 [ %111, %110 ], [ %126, %125 ]
  %129 = add nuw nsw i64 %112, 1
  %130 = icmp slt i64 %129, %128
  br i1 %130, label %110, label %106, !llvm.loop !147

131:                                              ; preds = %106
  %132 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %133 = load ptr, ptr %132, align 8, !tbaa !148
  br label %134

134:                                              ; preds = %106, %131
  %135 = phi ptr [ %133, %131 ], [ null, %106 ]
  store ptr %135, ptr %108, align 8, !tbaa !30
  %136 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %3, ptr %136, align 8, !tbaa !21
  %137 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %6, ptr %137, align 8, !tbaa !46
  %138 = getelementptr inbounds nuw i8, ptr %7, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %138, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %140 = load ptr, ptr %139, align 8, !tbaa !149
  store ptr %140, ptr %8, align 8, !tbaa !70
  %141 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %143 = load i64, ptr %142, align 8, !tbaa !150
  store i64 %143, ptr %141, align 8, !tbaa !68
  %144 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %11, ptr %144, align 8, !tbaa !73
  %145 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store ptr %2, ptr %145, align 8, !tbaa !77
  %146 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %148 = load i64, ptr %147, align 8, !tbaa !151
  %149 = getelementptr inbounds i8, ptr %11, i64 %148
  store ptr %149, ptr %146, align 8, !tbaa !75
  %150 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store ptr %7, ptr %150, align 8, !tbaa !56
  %151 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %153 = load i64, ptr %152, align 8, !tbaa !152
  store i64 %153, ptr %151, align 8, !tbaa !82
  %154 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %156 = load ptr, ptr %155, align 8, !tbaa !120
  store ptr %156, ptr %154, align 8, !tbaa !153
  %157 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %159 = load i64, ptr %158, align 8, !tbaa !138
  %160 = getelementptr inbounds i8, ptr %11, i64 %159
  store ptr %160, ptr %157, align 8, !tbaa !84
  %161 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store ptr null, ptr %161, align 8, !tbaa !154
  %162 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %164 = load i64, ptr %163, align 8, !tbaa !155
  store i64 %164, ptr %162, align 8, !tbaa !67
  %165 = getelementptr inbounds nuw i8, ptr %8, i64 88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %165, i8 0, i64 16, i1 false)
  %166 = call i32 @tfc_walk(ptr noundef nonnull %8)
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %173, label %168

168:                                              ; preds = %134
  %169 = load i64, ptr %93, align 8, !tbaa !137
  %170 = icmp sgt i64 %169, 0
  br i1 %170, label %171, label %181

171:                                              ; preds = %168
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %183

173:                                              ; preds = %134
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %175 = load i64, ptr %174, align 8, !tbaa !156
  %176 = icmp sgt i64 %175, 0
  br i1 %176, label %177, label %204

177:                                              ; preds = %173
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %179 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %180 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %210

181:                                              ; preds = %200, %168
  %182 = call fastcc i32 @report_failure(ptr noundef nonnull %0, ptr noundef %6, ptr noundef %4) #23
  br label %250

183:                                              ; preds = %171, %200
  %184 = phi i64 [ %169, %171 ], [ %201, %200 ]
  %185 = phi i64 [ 0, %171 ], [ %202, %200 ]
  %186 = load ptr, ptr %172, align 8, !tbaa !142
  %187 = getelementptr inbounds nuw %struct.tfc_aside, ptr %186, i64 %185
  %188 = load i64, ptr %187, align 8, !tbaa !145
  %189 = getelementptr inbounds i8, ptr %9, i64 %188
  %190 = getelementptr inbounds nuw i8, ptr %187, i64 8
  %191 = load i64, ptr %190, align 8, !tbaa !143
  %192 = getelementptr inbounds i8, ptr %11, i64 %191
  %193 = getelementptr inbounds nuw i8, ptr %187, i64 16
  %194 = load i64, ptr %193, align 8, !tbaa !146
  %195 = icmp slt i64 %194, 1
  %196 = icmp eq ptr %189, %192
  %197 = or i1 %196, %195
  br i1 %197, label %200, label %198

198:                                              ; preds = %183
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %189, ptr readonly align 1 %192, i64 %194, i1 false)
  %199 = load i64, ptr %93, align 8, !tbaa !137
  br label %200

200:                                              ; preds = %183, %198
  %201 = phi i64 [ %184, %183 ], [ %199, %198 ]
  %202 = add nuw nsw i64 %185, 1
  %203 = icmp slt i64 %202, %201
  br i1 %203, label %183, label %181, !llvm.loop !157

204:                                              ; preds = %237, %173
  %205 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %206 = load i64, ptr %205, align 8, !tbaa !158
  %207 = icmp sgt i64 %206, 0
  br i1 %207, label %208, label %250

208:                                              ; preds = %204
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %241

210:                                              ; preds = %177, %237
  %211 = phi i64 [ %175, %177 ], [ %238, %237 ]
  %212 = phi i64 [ 0, %177 ], [ %239, %237 ]
  %213 = load ptr, ptr %178, align 8, !tbaa !159
  %214 = getelementptr inbounds nuw %struct.tfc_result, ptr %213, i64 %212
  %215 = load ptr, ptr %179, align 8, !tbaa !92
  %216 = getelementptr inbounds nuw i8, ptr %214, i64 4
  %217 = load i32, ptr %216, align 4, !tbaa !160
  %218 = sext i32 %217 to i64
  %219 = load i64, ptr %180, align 8, !tbaa !93
  %220 = mul i64 %219, %218
  %221 = getelementptr inbounds nuw i8, ptr %215, i64 %220
  %222 = load ptr, ptr %221, align 8, !tbaa !38
  %223 = load i32, ptr %214, align 8, !tbaa !162
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds ptr, ptr %11, i64 %224
  %226 = load ptr, ptr %225, align 8, !tbaa !38
  %227 = load ptr, ptr %155, align 8, !tbaa !120
  %228 = getelementptr inbounds nuw i8, ptr %214, i64 8
  %229 = load i64, ptr %228, align 8, !tbaa !163
  %230 = getelementptr inbounds i64, ptr %227, i64 %229
  %231 = call fastcc i64 @evaluate(ptr noundef %230, ptr noundef %2)
  %232 = icmp slt i64 %231, 1
  %233 = icmp eq ptr %222, %226
  %234 = or i1 %233, %232
  br i1 %234, label %237, label %235

235:                                              ; preds = %210
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %222, ptr readonly align 1 %226, i64 %231, i1 false)
  %236 = load i64, ptr %174, align 8, !tbaa !156
  br label %237

237:                                              ; preds = %210, %235
  %238 = phi i64 [ %211, %210 ], [ %236, %235 ]
  %239 = add nuw nsw i64 %212, 1
  %240 = icmp slt i64 %239, %238
  br i1 %240, label %210, label %204, !llvm.loop !164

241:                                              ; preds = %208, %241
  %242 = phi i64 [ 0, %208 ], [ %247, %241 ]
  %243 = load ptr, ptr %209, align 8, !tbaa !165
  %244 = getelementptr inbounds nuw %struct.tfc_flag, ptr %243, i64 %242
  %245 = load i64, ptr %244, align 8, !tbaa !106
  %246 = getelementptr inbounds i8, ptr %9, i64 %245
  store i8 1, ptr %246, align 1, !tbaa !9
  %247 = add nuw nsw i64 %242, 1
  %248 = load i64, ptr %205, align 8, !tbaa !158
  %249 = icmp slt i64 %247, %248
  br i1 %249, label %241, label %250, !llvm.loop !166

250:                                              ; preds = %241, %204, %181
  %251 = phi i32 [ %182, %181 ], [ 0, %204 ], [ 0, %241 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  ret i32 %251
}

; Function Attrs: nounwind uwtable
define i32 @tfc_run(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3) local_unnamed_addr #24 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_memory, align 8
  %8 = icmp eq ptr %3, null
  br i1 %8, label %117, label %9

9:                                                ; preds = %4
  %10 = load i32, ptr %3, align 8, !tbaa !167
  %11 = icmp ult i32 %10, 16
  br i1 %11, label %117, label %12

12:                                               ; preds = %9
  %13 = icmp ult i32 %10, 104
  br i1 %13, label %14, label %22

14:                                               ; preds = %12
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %16 = load ptr, ptr %15, align 8, !tbaa !171
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %18 = zext nneg i32 %10 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, i8 0, i64 24, i1 false)
  store i64 %18, ptr %17, align 8, !tbaa !172
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 104, ptr %19, align 8, !tbaa !173
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %20, i8 0, i64 16, i1 false)
  %21 = tail call fastcc i32 @report(ptr noundef %16, i32 noundef 3, ptr noundef nonnull @.str, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #23
  br label %117

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %24 = load i32, ptr %23, align 4, !tbaa !174
  %25 = icmp ult i32 %24, %1
  br i1 %25, label %35, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !171
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %30 = zext i32 %24 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  store i64 %30, ptr %29, align 8, !tbaa !172
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %32 = zext i32 %1 to i64
  store i64 %32, ptr %31, align 8, !tbaa !173
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %33, i8 0, i64 16, i1 false)
  %34 = tail call fastcc i32 @report(ptr noundef %28, i32 noundef 3, ptr noundef nonnull @.str.1, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #23
  br label %117

35:                                               ; preds = %22
  %36 = zext i32 %24 to i64
  %37 = getelementptr inbounds nuw ptr, ptr %0, i64 %36
  %38 = load ptr, ptr %37, align 8, !tbaa !175
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 120
  %40 = load i64, ptr %39, align 8, !tbaa !177
  %41 = add nsw i64 %40, 1
  %42 = tail call ptr @llvm.stacksave.p0()
  %43 = alloca i64, i64 %41, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %45 = load ptr, ptr %44, align 8, !tbaa !178
  store ptr %45, ptr %7, align 8, !tbaa !87
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %48 = load ptr, ptr %47, align 8, !tbaa !179
  %49 = icmp eq ptr %48, null
  %50 = select i1 %49, ptr %2, ptr %48
  store ptr %50, ptr %46, align 8, !tbaa !89
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %53 = load ptr, ptr %52, align 8, !tbaa !180
  store ptr %53, ptr %51, align 8, !tbaa !90
  %54 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %57 = load <2 x ptr>, ptr %55, align 8, !tbaa !181
  store <2 x ptr> %57, ptr %54, align 8, !tbaa !38
  %58 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 56, ptr %58, align 8, !tbaa !93
  %59 = call fastcc i32 @check_call(ptr noundef %38, ptr noundef %3, ptr noundef %43) #23
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %115

61:                                               ; preds = %35
  %62 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %63 = load ptr, ptr %62, align 8, !tbaa !182
  %64 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %65 = load ptr, ptr %64, align 8, !tbaa !171
  %66 = call fastcc i32 @check(ptr noundef nonnull %38, ptr noundef %7, ptr noundef nonnull %43, ptr noundef %63, ptr noundef %65)
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %115

68:                                               ; preds = %61
  %69 = load ptr, ptr %64, align 8, !tbaa !171
  %70 = call fastcc i32 @check_state(ptr noundef nonnull %38, ptr noundef %45, ptr noundef %69)
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %115

72:                                               ; preds = %68
  %73 = load ptr, ptr %62, align 8, !tbaa !182
  %74 = load ptr, ptr %64, align 8, !tbaa !171
  %75 = call fastcc i32 @run(ptr noundef nonnull %38, ptr noundef %7, ptr noundef nonnull %43, ptr noundef %73, ptr noundef %74)
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %115

77:                                               ; preds = %72
  %78 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %79 = load i32, ptr %78, align 4, !tbaa !183
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %115, label %81

81:                                               ; preds = %77
  %82 = load ptr, ptr %56, align 8, !tbaa !184
  %83 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %84 = getelementptr inbounds nuw i8, ptr %38, i64 56
  %85 = zext i32 %79 to i64
  br label %86

86:                                               ; preds = %81, %103
  %87 = phi i64 [ 0, %81 ], [ %104, %103 ]
  %88 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %82, i64 %87
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 8
  %90 = load ptr, ptr %89, align 8, !tbaa !185
  %91 = icmp eq ptr %90, null
  br i1 %91, label %103, label %92

92:                                               ; preds = %86
  %93 = getelementptr inbounds nuw i8, ptr %88, i64 24
  %94 = load i32, ptr %93, align 8, !tbaa !187
  %95 = zext i32 %94 to i64
  %96 = icmp eq i32 %94, 0
  br i1 %96, label %103, label %97

97:                                               ; preds = %92
  %98 = load ptr, ptr %83, align 8, !tbaa !120
  %99 = load ptr, ptr %84, align 8, !tbaa !124
  %100 = getelementptr inbounds nuw %struct.tfc_given, ptr %99, i64 %87
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 24
  %102 = load ptr, ptr %101, align 8, !tbaa !188
  br label %106

103:                                              ; preds = %106, %92, %86
  %104 = add nuw nsw i64 %87, 1
  %105 = icmp eq i64 %104, %85
  br i1 %105, label %115, label %86, !llvm.loop !189

106:                                              ; preds = %97, %106
  %107 = phi i64 [ %113, %106 ], [ 0, %97 ]
  %108 = getelementptr inbounds nuw i64, ptr %102, i64 %107
  %109 = load i64, ptr %108, align 8, !tbaa !39
  %110 = getelementptr inbounds i64, ptr %98, i64 %109
  %111 = call fastcc i64 @evaluate(ptr noundef %110, ptr noundef nonnull %43)
  %112 = getelementptr inbounds nuw i64, ptr %90, i64 %107
  store i64 %111, ptr %112, align 8, !tbaa !39
  %113 = add nuw nsw i64 %107, 1
  %114 = icmp eq i64 %113, %95
  br i1 %114, label %103, label %106

115:                                              ; preds = %103, %77, %35, %61, %68, %72
  %116 = phi i32 [ %75, %72 ], [ %59, %35 ], [ %70, %68 ], [ %66, %61 ], [ 0, %77 ], [ 0, %103 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  call void @llvm.stackrestore.p0(ptr %42)
  br label %117

117:                                              ; preds = %4, %9, %115, %26, %14
  %118 = phi i32 [ %116, %115 ], [ 3, %14 ], [ 3, %26 ], [ 3, %9 ], [ 3, %4 ]
  ret i32 %118
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef i32 @report(ptr noundef %0, i32 noundef returned %1, ptr noundef readonly captures(none) %2, ptr noundef readonly byval(%struct.tfc_fault) align 8 captures(none) %3) unnamed_addr #34 {
  %5 = alloca %struct.text, align 8
  %6 = icmp eq ptr %0, null
  br i1 %6, label %78, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #14
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store ptr %8, ptr %5, align 8, !tbaa !190
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 239
  store ptr %10, ptr %9, align 8, !tbaa !192
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
  store ptr %47, ptr %5, align 8, !tbaa !190
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
  br i1 %55, label %25, label %72, !llvm.loop !193

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
  br label %56, !llvm.loop !194

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
  store i32 %1, ptr %0, align 8, !tbaa !195
  %74 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %75 = load ptr, ptr %74, align 8, !tbaa !119
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store ptr %75, ptr %76, align 8, !tbaa !197
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %77, align 8, !tbaa !198
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
  %10 = load ptr, ptr %9, align 8, !tbaa !171
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %12 = load ptr, ptr %11, align 8, !tbaa !199
  %13 = icmp eq ptr %12, null
  br i1 %13, label %16, label %14

14:                                               ; preds = %3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %15 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.22, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #23
  br label %215

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %18 = load i32, ptr %17, align 8, !tbaa !200
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %21 = load i64, ptr %20, align 8, !tbaa !115
  %22 = icmp eq i64 %21, %19
  br i1 %22, label %23, label %29

23:                                               ; preds = %16
  %24 = icmp eq i32 %18, 0
  br i1 %24, label %36, label %25

25:                                               ; preds = %23
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %27 = load ptr, ptr %26, align 8, !tbaa !201
  %28 = icmp eq ptr %27, null
  br i1 %28, label %29, label %36

29:                                               ; preds = %25, %16
  %30 = load ptr, ptr %0, align 8, !tbaa !202
  store ptr %30, ptr %7, align 8, !tbaa !109
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %31, i8 0, i64 16, i1 false)
  store i64 %19, ptr %32, align 8, !tbaa !172
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %21, ptr %33, align 8, !tbaa !173
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %34, i8 0, i64 16, i1 false)
  %35 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.23, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #23
  br label %215

36:                                               ; preds = %25, %23
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %38 = load i32, ptr %37, align 4, !tbaa !183
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %41 = load i64, ptr %40, align 8, !tbaa !125
  %42 = icmp eq i64 %41, %39
  br i1 %42, label %43, label %49

43:                                               ; preds = %36
  %44 = icmp eq i32 %38, 0
  br i1 %44, label %56, label %45

45:                                               ; preds = %43
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !184
  %48 = icmp eq ptr %47, null
  br i1 %48, label %49, label %56

49:                                               ; preds = %45, %36
  %50 = load ptr, ptr %0, align 8, !tbaa !202
  store ptr %50, ptr %8, align 8, !tbaa !109
  %51 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %52 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %51, i8 0, i64 16, i1 false)
  store i64 %39, ptr %52, align 8, !tbaa !172
  %53 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %41, ptr %53, align 8, !tbaa !173
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %54, i8 0, i64 16, i1 false)
  %55 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.24, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #23
  br label %215

56:                                               ; preds = %45, %43
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %58 = load i64, ptr %57, align 8, !tbaa !203
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %60 = load i64, ptr %59, align 8, !tbaa !94
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %65, label %62

62:                                               ; preds = %56
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %64 = load i64, ptr %63, align 8, !tbaa !204
  br label %65

65:                                               ; preds = %62, %56
  %66 = phi i64 [ %64, %62 ], [ 0, %56 ]
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %68 = load i64, ptr %67, align 8, !tbaa !205
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %70 = load ptr, ptr %69, align 8, !tbaa !179
  %71 = icmp eq ptr %70, null
  br i1 %71, label %75, label %72

72:                                               ; preds = %65
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %74 = load i64, ptr %73, align 8, !tbaa !112
  br label %75

75:                                               ; preds = %72, %65
  %76 = phi i64 [ %74, %72 ], [ 0, %65 ]
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %78 = load i64, ptr %77, align 8, !tbaa !206
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %80 = load i64, ptr %79, align 8, !tbaa !113
  %81 = icmp ult i64 %58, %66
  br i1 %81, label %86, label %82

82:                                               ; preds = %75
  %83 = icmp ult i64 %68, %76
  br i1 %83, label %86, label %84

84:                                               ; preds = %82
  %85 = icmp ult i64 %78, %80
  br i1 %85, label %86, label %95

86:                                               ; preds = %75, %82, %84
  %87 = phi ptr [ @.str.25, %75 ], [ @.str.26, %82 ], [ @.str.27, %84 ]
  %88 = phi i64 [ %58, %75 ], [ %68, %82 ], [ %78, %84 ]
  %89 = phi i64 [ %66, %75 ], [ %76, %82 ], [ %80, %84 ]
  store ptr %87, ptr %5, align 8, !tbaa !109
  %90 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %91 = getelementptr inbounds nuw i8, ptr %5, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %90, i8 0, i64 16, i1 false)
  store i64 %88, ptr %91, align 8, !tbaa !172
  %92 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %89, ptr %92, align 8, !tbaa !173
  %93 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %93, i8 0, i64 16, i1 false)
  %94 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.28, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %215

95:                                               ; preds = %84
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %98

98:                                               ; preds = %95, %106
  %99 = phi i64 [ 0, %95 ], [ %112, %106 ]
  %100 = load i32, ptr %17, align 8, !tbaa !200
  %101 = zext i32 %100 to i64
  %102 = icmp samesign ult i64 %99, %101
  br i1 %102, label %106, label %103

103:                                              ; preds = %98
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %114

106:                                              ; preds = %98
  %107 = load ptr, ptr %96, align 8, !tbaa !114
  %108 = getelementptr inbounds nuw %struct.tfc_given, ptr %107, i64 %99
  %109 = load ptr, ptr %97, align 8, !tbaa !201
  %110 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %109, i64 %99
  %111 = tail call fastcc i32 @check_kind(ptr noundef %108, ptr noundef %110, i32 noundef 1, ptr noundef %10)
  %112 = add nuw nsw i64 %99, 1
  %113 = icmp eq i32 %111, 0
  br i1 %113, label %98, label %215, !llvm.loop !207

114:                                              ; preds = %103, %119
  %115 = phi i64 [ 0, %103 ], [ %125, %119 ]
  %116 = load i32, ptr %37, align 4, !tbaa !183
  %117 = zext i32 %116 to i64
  %118 = icmp samesign ult i64 %115, %117
  br i1 %118, label %119, label %127

119:                                              ; preds = %114
  %120 = load ptr, ptr %104, align 8, !tbaa !124
  %121 = getelementptr inbounds nuw %struct.tfc_given, ptr %120, i64 %115
  %122 = load ptr, ptr %105, align 8, !tbaa !184
  %123 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %122, i64 %115
  %124 = tail call fastcc i32 @check_kind(ptr noundef %121, ptr noundef %123, i32 noundef 0, ptr noundef %10)
  %125 = add nuw nsw i64 %115, 1
  %126 = icmp eq i32 %124, 0
  br i1 %126, label %114, label %215, !llvm.loop !208

127:                                              ; preds = %114
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %129 = load ptr, ptr %128, align 8, !tbaa !201
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %131 = load i64, ptr %130, align 8, !tbaa !177
  %132 = icmp sgt i64 %131, 0
  br i1 %132, label %133, label %180

133:                                              ; preds = %127
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %135 = load ptr, ptr %134, align 8, !tbaa !209
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %137 = load ptr, ptr %136, align 8, !tbaa !114
  br label %138

138:                                              ; preds = %163, %133
  %139 = phi i64 [ 0, %133 ], [ %165, %163 ]
  %140 = getelementptr inbounds nuw %struct.tfc_bound, ptr %135, i64 %139
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 24
  %142 = load i64, ptr %141, align 8, !tbaa !210
  %143 = getelementptr inbounds %struct.tfc_tensor, ptr %129, i64 %142
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 8
  %145 = load ptr, ptr %144, align 8, !tbaa !185
  %146 = getelementptr inbounds nuw i8, ptr %140, i64 32
  %147 = load i64, ptr %146, align 8, !tbaa !212
  %148 = getelementptr inbounds i64, ptr %145, i64 %147
  %149 = load i64, ptr %148, align 8, !tbaa !39
  %150 = icmp slt i64 %149, 0
  br i1 %150, label %168, label %151

151:                                              ; preds = %138
  %152 = getelementptr inbounds nuw i8, ptr %140, i64 48
  %153 = load i64, ptr %152, align 8, !tbaa !213
  %154 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %149, i64 %153)
  %155 = extractvalue { i64, i1 } %154, 1
  %156 = extractvalue { i64, i1 } %154, 0
  br i1 %155, label %168, label %157

157:                                              ; preds = %151
  %158 = getelementptr inbounds nuw i8, ptr %140, i64 40
  %159 = load i64, ptr %158, align 8, !tbaa !214
  %160 = srem i64 %156, %159
  %161 = sdiv i64 %156, %159
  %162 = icmp eq i64 %160, 0
  br i1 %162, label %163, label %168

163:                                              ; preds = %157
  %164 = getelementptr inbounds nuw i64, ptr %2, i64 %139
  store i64 %161, ptr %164, align 8, !tbaa !39
  %165 = add nuw nsw i64 %139, 1
  %166 = load i64, ptr %130, align 8, !tbaa !177
  %167 = icmp slt i64 %165, %166
  br i1 %167, label %138, label %180, !llvm.loop !215

168:                                              ; preds = %138, %151, %157
  %169 = getelementptr inbounds %struct.tfc_given, ptr %137, i64 %142
  %170 = load ptr, ptr %169, align 8, !tbaa !116
  store ptr %170, ptr %4, align 8, !tbaa !109
  %171 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %172 = getelementptr inbounds nuw i8, ptr %140, i64 16
  %173 = load ptr, ptr %172, align 8, !tbaa !216
  store ptr %173, ptr %171, align 8, !tbaa !217
  %174 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %149, ptr %174, align 8, !tbaa !218
  %175 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %147, ptr %175, align 8, !tbaa !172
  %176 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %177 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %178 = getelementptr inbounds nuw i8, ptr %169, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %176, i8 0, i64 16, i1 false)
  store ptr %178, ptr %177, align 8, !tbaa !119
  %179 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.33, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %215

180:                                              ; preds = %163, %127
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %181 = tail call fastcc i32 @check_dims(ptr noundef nonnull %0, ptr noundef nonnull %2, ptr noundef %10)
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %183, label %215

183:                                              ; preds = %180
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %185 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %186

186:                                              ; preds = %183, %194
  %187 = phi i64 [ 0, %183 ], [ %200, %194 ]
  %188 = load i32, ptr %17, align 8, !tbaa !200
  %189 = zext i32 %188 to i64
  %190 = icmp samesign ult i64 %187, %189
  br i1 %190, label %194, label %191

191:                                              ; preds = %186
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %193 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %202

194:                                              ; preds = %186
  %195 = load ptr, ptr %184, align 8, !tbaa !114
  %196 = getelementptr inbounds nuw %struct.tfc_given, ptr %195, i64 %187
  %197 = load ptr, ptr %185, align 8, !tbaa !201
  %198 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %197, i64 %187
  %199 = tail call fastcc i32 @check_size(ptr noundef nonnull %0, ptr noundef %196, ptr noundef %198, i32 noundef 1, ptr noundef %2, ptr noundef %10)
  %200 = add nuw nsw i64 %187, 1
  %201 = icmp eq i32 %199, 0
  br i1 %201, label %186, label %215, !llvm.loop !219

202:                                              ; preds = %191, %207
  %203 = phi i64 [ 0, %191 ], [ %213, %207 ]
  %204 = load i32, ptr %37, align 4, !tbaa !183
  %205 = zext i32 %204 to i64
  %206 = icmp samesign ult i64 %203, %205
  br i1 %206, label %207, label %215

207:                                              ; preds = %202
  %208 = load ptr, ptr %192, align 8, !tbaa !124
  %209 = getelementptr inbounds nuw %struct.tfc_given, ptr %208, i64 %203
  %210 = load ptr, ptr %193, align 8, !tbaa !184
  %211 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %210, i64 %203
  %212 = tail call fastcc i32 @check_size(ptr noundef nonnull %0, ptr noundef %209, ptr noundef %211, i32 noundef 0, ptr noundef %2, ptr noundef %10)
  %213 = add nuw nsw i64 %203, 1
  %214 = icmp eq i32 %212, 0
  br i1 %214, label %202, label %215, !llvm.loop !220

215:                                              ; preds = %106, %119, %194, %207, %202, %86, %168, %180, %49, %29, %14
  %216 = phi i32 [ 3, %14 ], [ 3, %29 ], [ 3, %49 ], [ %212, %207 ], [ 3, %86 ], [ %199, %194 ], [ %181, %180 ], [ %124, %119 ], [ 3, %168 ], [ 0, %202 ], [ %111, %106 ]
  ret i32 %216
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
  %8 = load i64, ptr %6, align 8, !tbaa !39
  switch i64 %8, label %23 [
    i64 0, label %75
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !39
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !39
  br label %71

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !39
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !39
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !39
  br label %71

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !39
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !39
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
  store i64 %70, ptr %27, align 8, !tbaa !39
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
  br i1 %16, label %100, label %17

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
  br label %100

25:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #14
  store ptr %6, ptr %15, align 8, !tbaa !87
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store ptr %7, ptr %26, align 8, !tbaa !89
  %27 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %8, ptr %27, align 8, !tbaa !90
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %29 = getelementptr inbounds nuw i8, ptr %15, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  store i64 8, ptr %29, align 8, !tbaa !93
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
  br i1 %37, label %38, label %98

38:                                               ; preds = %35
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %6, i8 0, i64 %4, i1 false)
  store i64 %3, ptr %6, align 8, !tbaa !39
  %39 = icmp sgt i64 %2, 0
  br i1 %39, label %41, label %40

40:                                               ; preds = %55, %38
  br i1 %30, label %98, label %61

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
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %45, ptr readonly align 1 %48, i64 %50, i1 false)
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
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %63 = load i64, ptr %62, align 8, !tbaa !94
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %93, label %65

65:                                               ; preds = %61
  %66 = load i64, ptr %6, align 8, !tbaa !39
  %67 = icmp eq i64 %66, %63
  br i1 %67, label %68, label %75

68:                                               ; preds = %65
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %70 = load i64, ptr %69, align 8, !tbaa !103
  %71 = icmp sgt i64 %70, 0
  br i1 %71, label %72, label %93

72:                                               ; preds = %68
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %74 = load ptr, ptr %73, align 8, !tbaa !104
  br label %80

75:                                               ; preds = %65
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %12, i8 0, i64 56, i1 false)
  %76 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.13, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %12) #23
  br label %92

77:                                               ; preds = %80
  %78 = add nuw nsw i64 %81, 1
  %79 = icmp eq i64 %78, %70
  br i1 %79, label %93, label %80, !llvm.loop !105

80:                                               ; preds = %77, %72
  %81 = phi i64 [ 0, %72 ], [ %78, %77 ]
  %82 = getelementptr inbounds nuw %struct.tfc_flag, ptr %74, i64 %81
  %83 = load i64, ptr %82, align 8, !tbaa !106
  %84 = getelementptr inbounds i8, ptr %6, i64 %83
  %85 = load i8, ptr %84, align 1, !tbaa !9
  %86 = icmp eq i8 %85, 0
  br i1 %86, label %87, label %77

87:                                               ; preds = %80
  %88 = getelementptr inbounds nuw i8, ptr %13, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %88, i8 0, i64 48, i1 false)
  %89 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %90 = load ptr, ptr %89, align 8, !tbaa !108
  store ptr %90, ptr %13, align 8, !tbaa !109
  %91 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %13) #23
  br label %92

92:                                               ; preds = %87, %75
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %96

93:                                               ; preds = %77, %68, %61
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  %94 = call fastcc i32 @run(ptr noundef nonnull %0, ptr noundef %15, ptr noundef null, ptr noundef %9, ptr noundef %10)
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %98, label %96

96:                                               ; preds = %92, %93
  %97 = phi i32 [ 9, %92 ], [ %94, %93 ]
  store i64 0, ptr %6, align 8, !tbaa !39
  br label %98

98:                                               ; preds = %40, %93, %96, %35
  %99 = phi i32 [ %36, %35 ], [ %97, %96 ], [ 0, %93 ], [ 0, %40 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #14
  br label %100

100:                                              ; preds = %11, %98, %23
  %101 = phi i32 [ 3, %23 ], [ %99, %98 ], [ 0, %11 ]
  ret i32 %101
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
  %8 = load i32, ptr %0, align 8, !tbaa !228
  %9 = icmp ult i32 %8, 56
  br i1 %9, label %10, label %16

10:                                               ; preds = %7
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %12 = zext nneg i32 %8 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  store i64 %12, ptr %11, align 8, !tbaa !172
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 56, ptr %13, align 8, !tbaa !173
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %15 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.36, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %3) #23
  br label %38

16:                                               ; preds = %7
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8, !tbaa !27
  %19 = icmp eq ptr %18, null
  br i1 %19, label %30, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %22 = load i32, ptr %21, align 4, !tbaa !29
  %23 = icmp ugt i32 %22, 65536
  br i1 %23, label %24, label %30

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %26 = zext i32 %22 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, i8 0, i64 24, i1 false)
  store i64 %26, ptr %25, align 8, !tbaa !172
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 65536, ptr %27, align 8, !tbaa !173
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  %29 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.37, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  br label %38

30:                                               ; preds = %20, %16
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %32 = load ptr, ptr %31, align 8, !tbaa !148
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
  %15 = load i64, ptr %4, align 8, !tbaa !229
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !231
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
  %43 = load i64, ptr %41, align 8, !tbaa !40
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %45, label %73

45:                                               ; preds = %34, %68
  %46 = phi i64 [ %69, %68 ], [ %43, %34 ]
  %47 = phi i32 [ %70, %68 ], [ %35, %34 ]
  %48 = atomicrmw add ptr %40, i64 1 monotonic, align 64
  %49 = icmp slt i64 %48, %46
  br i1 %49, label %50, label %68, !llvm.loop !41

50:                                               ; preds = %45
  %51 = load ptr, ptr %27, align 8, !tbaa !31
  %52 = load ptr, ptr %28, align 8, !tbaa !33
  %53 = load i64, ptr %29, align 8, !tbaa !34
  %54 = load i64, ptr %30, align 8, !tbaa !35
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
  %67 = load i64, ptr %41, align 8, !tbaa !40
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
  br i1 %76, label %31, label %34, !llvm.loop !42

77:                                               ; preds = %31
  %78 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %79 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %80 = load i64, ptr %79, align 8, !tbaa !39
  %81 = srem i64 %78, %80
  %82 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %83 = getelementptr inbounds %struct.tfc_pool_event, ptr %82, i64 %81
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  %84 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #14
  %85 = load i64, ptr %3, align 8, !tbaa !229
  %86 = mul nsw i64 %85, 1000000000
  %87 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %88 = load i64, ptr %87, align 8, !tbaa !231
  %89 = add nsw i64 %86, %88
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  %90 = zext i32 %1 to i64
  store i64 %23, ptr %83, align 8, !tbaa !39
  %91 = getelementptr inbounds nuw i8, ptr %83, i64 8
  store i64 %89, ptr %91, align 8, !tbaa !39
  %92 = getelementptr inbounds nuw i8, ptr %83, i64 16
  store i64 %90, ptr %92, align 8, !tbaa !39
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %7 = load i64, ptr %6, align 8, !tbaa !177
  %8 = icmp eq i64 %7, 0
  %9 = icmp ne ptr %1, null
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %16

11:                                               ; preds = %3
  %12 = icmp sgt i64 %7, 0
  br i1 %12, label %13, label %59

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %15 = load ptr, ptr %14, align 8, !tbaa !209
  br label %26

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %17, i8 0, i64 48, i1 false)
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %19 = load ptr, ptr %18, align 8, !tbaa !209
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %21 = load ptr, ptr %20, align 8, !tbaa !216
  store ptr %21, ptr %4, align 8, !tbaa !109
  %22 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.5, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  br label %59

23:                                               ; preds = %33
  %24 = add nuw nsw i64 %27, 1
  %25 = icmp eq i64 %24, %7
  br i1 %25, label %59, label %26, !llvm.loop !232

26:                                               ; preds = %13, %23
  %27 = phi i64 [ 0, %13 ], [ %24, %23 ]
  %28 = getelementptr inbounds nuw %struct.tfc_bound, ptr %15, i64 %27
  %29 = getelementptr inbounds nuw i64, ptr %1, i64 %27
  %30 = load i64, ptr %29, align 8, !tbaa !39
  %31 = load i64, ptr %28, align 8, !tbaa !233
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %37, label %33

33:                                               ; preds = %26
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !234
  %36 = icmp sgt i64 %30, %35
  br i1 %36, label %37, label %23

37:                                               ; preds = %33, %26
  %38 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %39 = load i64, ptr %38, align 8, !tbaa !210
  %40 = icmp sgt i64 %39, -1
  br i1 %40, label %41, label %46

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %43 = load ptr, ptr %42, align 8, !tbaa !114
  %44 = getelementptr inbounds nuw %struct.tfc_given, ptr %43, i64 %39
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 40
  br label %46

46:                                               ; preds = %37, %41
  %47 = phi ptr [ %45, %41 ], [ null, %37 ]
  %48 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %49 = load ptr, ptr %48, align 8, !tbaa !216
  store ptr %49, ptr %5, align 8, !tbaa !109
  %50 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr null, ptr %50, align 8, !tbaa !217
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %30, ptr %51, align 8, !tbaa !218
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %31, ptr %52, align 8, !tbaa !172
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %54 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %55 = load i64, ptr %54, align 8, !tbaa !234
  store i64 %55, ptr %53, align 8, !tbaa !173
  %56 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double 0.000000e+00, ptr %56, align 8, !tbaa !235
  %57 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %47, ptr %57, align 8, !tbaa !119
  %58 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.6, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #23
  br label %59

59:                                               ; preds = %23, %11, %46, %16
  %60 = phi i32 [ 3, %16 ], [ 3, %46 ], [ 0, %11 ], [ 0, %23 ]
  ret i32 %60
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_overlaps(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) unnamed_addr #34 {
  %5 = alloca %struct.tfc_block_of, align 8
  %6 = alloca %struct.tfc_block_of, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load i64, ptr %8, align 8, !tbaa !125
  %10 = add i64 %9, 3
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %12 = load i64, ptr %11, align 8, !tbaa !115
  %13 = add i64 %10, %12
  %14 = icmp sgt i64 %9, -2
  br i1 %14, label %15, label %59

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %20 = add i64 %9, 1
  br label %21

21:                                               ; preds = %15, %57
  %22 = phi i64 [ 0, %15 ], [ %23, %57 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #14
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %5, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %22)
  %23 = add nuw i64 %22, 1
  %24 = icmp slt i64 %23, %13
  br i1 %24, label %25, label %57

25:                                               ; preds = %21
  %26 = load i64, ptr %16, align 8
  %27 = load i64, ptr %19, align 8
  %28 = icmp eq i64 %27, 0
  br label %29

29:                                               ; preds = %25, %54
  %30 = phi i64 [ %23, %25 ], [ %55, %54 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %6, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %30)
  %31 = load i64, ptr %17, align 8, !tbaa !236
  %32 = sub i64 %26, %31
  %33 = load i64, ptr %18, align 8, !tbaa !238
  %34 = icmp uge i64 %32, %33
  %35 = sub i64 %31, %26
  %36 = icmp uge i64 %35, %27
  %37 = and i1 %34, %36
  %38 = icmp eq i64 %33, 0
  %39 = select i1 %28, i1 true, i1 %38
  %40 = select i1 %39, i1 true, i1 %37
  br i1 %40, label %54, label %41

41:                                               ; preds = %29
  %42 = load ptr, ptr %6, align 8, !tbaa !239
  store ptr %42, ptr %7, align 8, !tbaa !109
  %43 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %44 = load ptr, ptr %5, align 8, !tbaa !239
  store ptr %44, ptr %43, align 8, !tbaa !217
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %45, i8 0, i64 32, i1 false)
  %48 = load ptr, ptr %47, align 8, !tbaa !240
  %49 = icmp eq ptr %48, null
  %50 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %51 = load ptr, ptr %50, align 8
  %52 = select i1 %49, ptr %51, ptr %48
  store ptr %52, ptr %46, align 8, !tbaa !119
  %53 = tail call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull @.str.9, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #14
  br label %59

54:                                               ; preds = %29
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  %55 = add i64 %30, 1
  %56 = icmp eq i64 %55, %13
  br i1 %56, label %57, label %29, !llvm.loop !241

57:                                               ; preds = %54, %21
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #14
  %58 = icmp eq i64 %22, %20
  br i1 %58, label %59, label %21

59:                                               ; preds = %57, %4, %41
  %60 = phi i32 [ 3, %41 ], [ 0, %4 ], [ 0, %57 ]
  ret i32 %60
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @block_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.tfc_block_of) align 8 captures(none) initializes((0, 32)) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef %4) unnamed_addr #36 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %7 = load i64, ptr %6, align 8, !tbaa !125
  %8 = add nsw i64 %7, 2
  switch i64 %4, label %32 [
    i64 0, label %9
    i64 1, label %23
  ]

9:                                                ; preds = %5
  store ptr @.str.10, ptr %0, align 8, !tbaa !239
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load ptr, ptr %2, align 8, !tbaa !87
  %12 = ptrtoint ptr %11 to i64
  store i64 %12, ptr %10, align 8, !tbaa !236
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %15 = load i64, ptr %14, align 8, !tbaa !94
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %20, label %17

17:                                               ; preds = %9
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %19 = load i64, ptr %18, align 8, !tbaa !204
  br label %20

20:                                               ; preds = %9, %17
  %21 = phi i64 [ %19, %17 ], [ 0, %9 ]
  store i64 %21, ptr %13, align 8, !tbaa !238
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %22, align 8, !tbaa !240
  br label %86

23:                                               ; preds = %5
  store ptr @.str.11, ptr %0, align 8, !tbaa !239
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %26 = load ptr, ptr %25, align 8, !tbaa !90
  %27 = ptrtoint ptr %26 to i64
  store i64 %27, ptr %24, align 8, !tbaa !236
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %30 = load i64, ptr %29, align 8, !tbaa !113
  store i64 %30, ptr %28, align 8, !tbaa !238
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %31, align 8, !tbaa !240
  br label %86

32:                                               ; preds = %5
  %33 = icmp eq i64 %4, %8
  br i1 %33, label %34, label %43

34:                                               ; preds = %32
  store ptr @.str.12, ptr %0, align 8, !tbaa !239
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %37 = load ptr, ptr %36, align 8, !tbaa !89
  %38 = ptrtoint ptr %37 to i64
  store i64 %38, ptr %35, align 8, !tbaa !236
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %41 = load i64, ptr %40, align 8, !tbaa !112
  store i64 %41, ptr %39, align 8, !tbaa !238
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %42, align 8, !tbaa !240
  br label %86

43:                                               ; preds = %32
  %44 = icmp slt i64 %4, %8
  br i1 %44, label %45, label %50

45:                                               ; preds = %43
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %47 = load ptr, ptr %46, align 8, !tbaa !124
  %48 = getelementptr %struct.tfc_given, ptr %47, i64 %4
  %49 = getelementptr i8, ptr %48, i64 -128
  br label %56

50:                                               ; preds = %43
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %52 = load ptr, ptr %51, align 8, !tbaa !114
  %53 = sub i64 %4, %7
  %54 = getelementptr %struct.tfc_given, ptr %52, i64 %53
  %55 = getelementptr i8, ptr %54, i64 -192
  br label %56

56:                                               ; preds = %50, %45
  %57 = phi ptr [ %49, %45 ], [ %55, %50 ]
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %59 = load ptr, ptr %58, align 8, !tbaa !120
  %60 = getelementptr inbounds nuw i8, ptr %57, i64 16
  %61 = load i64, ptr %60, align 8, !tbaa !121
  %62 = getelementptr inbounds i64, ptr %59, i64 %61
  %63 = tail call fastcc i64 @evaluate(ptr noundef %62, ptr noundef %3)
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %79, label %65

65:                                               ; preds = %56
  %66 = add nsw i64 %4, -2
  %67 = add i64 %4, -3
  %68 = sub i64 %67, %7
  %69 = select i1 %44, i64 %66, i64 %68
  %70 = select i1 %44, i64 32, i64 24
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 %70
  %72 = load ptr, ptr %71, align 8, !tbaa !38
  %73 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %74 = load i64, ptr %73, align 8, !tbaa !93
  %75 = mul i64 %74, %69
  %76 = getelementptr inbounds nuw i8, ptr %72, i64 %75
  %77 = load ptr, ptr %76, align 8, !tbaa !38
  %78 = ptrtoint ptr %77 to i64
  br label %79

79:                                               ; preds = %65, %56
  %80 = phi i64 [ 0, %56 ], [ %78, %65 ]
  %81 = load ptr, ptr %57, align 8, !tbaa !116
  store ptr %81, ptr %0, align 8, !tbaa !239
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %80, ptr %82, align 8, !tbaa !236
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %63, ptr %83, align 8, !tbaa !238
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %85 = getelementptr inbounds nuw i8, ptr %57, i64 40
  store ptr %85, ptr %84, align 8, !tbaa !240
  br label %86

86:                                               ; preds = %79, %34, %23, %20
  ret void
}

; Function Attrs: cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i32 @report_failure(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #37 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = load atomic i32, ptr %1 seq_cst, align 4, !tbaa !242
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #14
  store ptr @.str.15, ptr %4, align 8, !tbaa !109
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr @.str.15, ptr %6, align 8, !tbaa !217
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load <2 x i64>, ptr %8, align 8, !tbaa !39
  store <2 x i64> %9, ptr %7, align 8, !tbaa !39
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %12 = load i64, ptr %11, align 8, !tbaa !53
  store i64 %12, ptr %10, align 8, !tbaa !173
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %15 = load double, ptr %14, align 8, !tbaa !54
  store double %15, ptr %13, align 8, !tbaa !235
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store ptr null, ptr %16, align 8, !tbaa !119
  %17 = icmp eq i32 %5, 1
  br i1 %17, label %28, label %18

18:                                               ; preds = %3
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %20 = load i64, ptr %19, align 8, !tbaa !243
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %22, label %48

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %24 = load ptr, ptr %23, align 8, !tbaa !244
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %26 = load i32, ptr %25, align 8, !tbaa !80
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 12
  br label %30

28:                                               ; preds = %3
  %29 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 1, ptr noundef nonnull @.str.16, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  br label %50

30:                                               ; preds = %22, %45
  %31 = phi i64 [ 0, %22 ], [ %46, %45 ]
  %32 = getelementptr inbounds nuw %struct.tfc_message, ptr %24, i64 %31
  %33 = load i32, ptr %32, align 8, !tbaa !245
  %34 = icmp eq i32 %33, %26
  br i1 %34, label %35, label %45

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw i8, ptr %32, i64 4
  %37 = load i32, ptr %36, align 4, !tbaa !247
  %38 = load i32, ptr %27, align 4, !tbaa !51
  %39 = icmp eq i32 %37, %38
  br i1 %39, label %40, label %45

40:                                               ; preds = %35
  %41 = getelementptr inbounds nuw i8, ptr %32, i64 16
  store ptr %41, ptr %16, align 8, !tbaa !119
  %42 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %43 = load ptr, ptr %42, align 8, !tbaa !248
  %44 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef %5, ptr noundef %43, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  br label %50

45:                                               ; preds = %35, %30
  %46 = add nuw nsw i64 %31, 1
  %47 = icmp eq i64 %46, %20
  br i1 %47, label %48, label %30, !llvm.loop !249

48:                                               ; preds = %45, %18
  %49 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef %5, ptr noundef nonnull @.str.17, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  br label %50

50:                                               ; preds = %40, %48, %28
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
  %10 = load ptr, ptr %0, align 8, !tbaa !190
  %11 = load ptr, ptr %6, align 8, !tbaa !192
  %12 = icmp ult ptr %10, %11
  br i1 %12, label %13, label %18

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 1
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 1
  store ptr %15, ptr %0, align 8, !tbaa !190
  store i8 %8, ptr %10, align 1, !tbaa !9
  %16 = load i8, ptr %14, align 1, !tbaa !9
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %7, !llvm.loop !250

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
  br i1 %14, label %15, label %5, !llvm.loop !251

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
  %28 = load ptr, ptr %0, align 8, !tbaa !190
  %29 = load ptr, ptr %23, align 8, !tbaa !192
  %30 = icmp ult ptr %28, %29
  br i1 %30, label %31, label %37

31:                                               ; preds = %26
  %32 = add nsw i64 %27, -1
  %33 = getelementptr inbounds i8, ptr %3, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !9
  %35 = getelementptr inbounds nuw i8, ptr %28, i64 1
  store ptr %35, ptr %0, align 8, !tbaa !190
  store i8 %34, ptr %28, align 1, !tbaa !9
  %36 = icmp eq i64 %32, 0
  br i1 %36, label %37, label %26, !llvm.loop !252

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
  br i1 %31, label %22, label %26, !llvm.loop !253

32:                                               ; preds = %22, %32
  %33 = phi i32 [ %36, %32 ], [ %24, %22 ]
  %34 = phi double [ %35, %32 ], [ %23, %22 ]
  %35 = fmul double %34, 1.000000e+01
  %36 = add nsw i32 %33, -1
  %37 = fcmp olt double %35, 1.000000e+00
  br i1 %37, label %32, label %38, !llvm.loop !254

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
  br i1 %71, label %56, label %52, !llvm.loop !255

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
define internal fastcc range(i32 0, 4) i32 @check_kind(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef range(i32 0, 2) %2, ptr noundef %3) unnamed_addr #33 {
  %5 = alloca %struct.tfc_fault, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #14
  %6 = load ptr, ptr %0, align 8, !tbaa !116
  store ptr %6, ptr %5, align 8, !tbaa !109
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %7, i8 0, i64 40, i1 false)
  store ptr %11, ptr %10, align 8, !tbaa !119
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %13 = load i32, ptr %12, align 8, !tbaa !256
  %14 = icmp ugt i32 %13, 1
  br i1 %14, label %43, label %15

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %17 = load i32, ptr %16, align 4, !tbaa !257
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %43

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %21 = load i32, ptr %20, align 8, !tbaa !187
  %22 = zext i32 %21 to i64
  store i64 %22, ptr %8, align 8, !tbaa !172
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %24 = load i32, ptr %23, align 4, !tbaa !258
  %25 = zext i32 %24 to i64
  store i64 %25, ptr %9, align 8, !tbaa !173
  %26 = icmp eq i32 %21, %24
  br i1 %26, label %27, label %43

27:                                               ; preds = %19
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %29 = load i32, ptr %28, align 4, !tbaa !259
  %30 = zext i32 %29 to i64
  store i64 %30, ptr %8, align 8, !tbaa !172
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %32 = load i32, ptr %31, align 8, !tbaa !260
  %33 = zext i32 %32 to i64
  store i64 %33, ptr %9, align 8, !tbaa !173
  %34 = icmp eq i32 %29, %32
  br i1 %34, label %35, label %43

35:                                               ; preds = %27
  %36 = icmp eq i32 %2, 0
  %37 = icmp eq i32 %21, 0
  %38 = or i1 %36, %37
  br i1 %38, label %46, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %41 = load ptr, ptr %40, align 8, !tbaa !185
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %46

43:                                               ; preds = %39, %27, %19, %4, %15
  %44 = phi ptr [ @.str.31, %27 ], [ @.str.30, %19 ], [ @.str.29, %4 ], [ @.str.29, %15 ], [ @.str.32, %39 ]
  %45 = tail call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull %44, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #23
  br label %46

46:                                               ; preds = %43, %35, %39
  %47 = phi i32 [ 0, %39 ], [ 0, %35 ], [ 3, %43 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #14
  ret i32 %47
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_size(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef %5) unnamed_addr #32 {
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %44, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %12 = load i32, ptr %11, align 4, !tbaa !258
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = zext i32 %12 to i64
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %44, label %18

18:                                               ; preds = %10
  %19 = load ptr, ptr %13, align 8, !tbaa !120
  %20 = load ptr, ptr %14, align 8, !tbaa !188
  br label %24

21:                                               ; preds = %24
  %22 = add nuw nsw i64 %25, 1
  %23 = icmp eq i64 %22, %16
  br i1 %23, label %44, label %24

24:                                               ; preds = %18, %21
  %25 = phi i64 [ %22, %21 ], [ 0, %18 ]
  %26 = getelementptr inbounds nuw i64, ptr %20, i64 %25
  %27 = load i64, ptr %26, align 8, !tbaa !39
  %28 = getelementptr inbounds i64, ptr %19, i64 %27
  %29 = tail call fastcc i64 @evaluate(ptr noundef %28, ptr noundef nonnull %4)
  %30 = load ptr, ptr %15, align 8, !tbaa !185
  %31 = getelementptr inbounds nuw i64, ptr %30, i64 %25
  %32 = load i64, ptr %31, align 8, !tbaa !39
  %33 = icmp eq i64 %32, %29
  br i1 %33, label %21, label %34

34:                                               ; preds = %24
  %35 = load ptr, ptr %1, align 8, !tbaa !116
  store ptr %35, ptr %7, align 8, !tbaa !109
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @.str.15, ptr %36, align 8, !tbaa !217
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %32, ptr %37, align 8, !tbaa !218
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %25, ptr %38, align 8, !tbaa !172
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %29, ptr %39, align 8, !tbaa !173
  %40 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %40, align 8, !tbaa !235
  %41 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store ptr %42, ptr %41, align 8, !tbaa !119
  %43 = tail call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.34, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #23
  br label %63

44:                                               ; preds = %21, %10, %6
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %46 = load ptr, ptr %45, align 8, !tbaa !120
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %48 = load i64, ptr %47, align 8, !tbaa !121
  %49 = getelementptr inbounds i64, ptr %46, i64 %48
  %50 = tail call fastcc i64 @evaluate(ptr noundef %49, ptr noundef nonnull %4)
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %52 = load i64, ptr %51, align 8, !tbaa !261
  %53 = icmp ult i64 %52, %50
  br i1 %53, label %54, label %63

54:                                               ; preds = %44
  %55 = load ptr, ptr %1, align 8, !tbaa !116
  store ptr %55, ptr %8, align 8, !tbaa !109
  %56 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %57 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %56, i8 0, i64 16, i1 false)
  store i64 %52, ptr %57, align 8, !tbaa !172
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %50, ptr %58, align 8, !tbaa !173
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %59, align 8, !tbaa !235
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store ptr %61, ptr %60, align 8, !tbaa !119
  %62 = tail call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.35, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #23
  br label %63

63:                                               ; preds = %34, %54, %44
  %64 = phi i32 [ 3, %34 ], [ 3, %54 ], [ 0, %44 ]
  ret i32 %64
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
!22 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !13, i64 8, !23, i64 16, !24, i64 24, !25, i64 32, !26, i64 40}
!23 = !{!"p1 _ZTS8tfc_host", !14, i64 0}
!24 = !{!"p1 _ZTS11tfc_failure", !14, i64 0}
!25 = !{!"p1 _ZTS10tfc_device", !14, i64 0}
!26 = !{!"p1 _ZTS10tfc_checks", !14, i64 0}
!27 = !{!28, !14, i64 16}
!28 = !{!"tfc_host", !6, i64 0, !6, i64 4, !14, i64 8, !14, i64 16, !14, i64 24, !14, i64 32, !14, i64 40, !14, i64 48}
!29 = !{!28, !6, i64 4}
!30 = !{!22, !13, i64 8}
!31 = !{!32, !14, i64 0}
!32 = !{!"tfc_loop", !14, i64 0, !14, i64 8, !12, i64 16, !12, i64 24}
!33 = !{!32, !14, i64 8}
!34 = !{!32, !12, i64 16}
!35 = !{!32, !12, i64 24}
!36 = !{!28, !14, i64 8}
!37 = !{i64 0, i64 8, !38, i64 8, i64 8, !38, i64 16, i64 8, !39, i64 24, i64 8, !39}
!38 = !{!14, !14, i64 0}
!39 = !{!12, !12, i64 0}
!40 = !{!11, !12, i64 8}
!41 = distinct !{!41, !16}
!42 = distinct !{!42, !16}
!43 = distinct !{!43, !16}
!44 = distinct !{!44, !16}
!45 = distinct !{!45, !16}
!46 = !{!22, !24, i64 24}
!47 = distinct !{!47, !16}
!48 = !{!49, !12, i64 16}
!49 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !12, i64 16, !12, i64 24, !12, i64 32, !50, i64 40}
!50 = !{!"double", !7, i64 0}
!51 = !{!49, !6, i64 12}
!52 = !{!49, !12, i64 24}
!53 = !{!49, !12, i64 32}
!54 = !{!49, !50, i64 40}
!55 = !{!28, !14, i64 40}
!56 = !{!57, !61, i64 40}
!57 = !{!"tfc_region", !58, i64 0, !12, i64 8, !59, i64 16, !60, i64 24, !59, i64 32, !61, i64 40, !12, i64 48, !60, i64 56, !62, i64 64, !63, i64 72, !12, i64 80, !64, i64 88, !65, i64 96}
!58 = !{!"p1 _ZTS15tfc_instruction", !14, i64 0}
!59 = !{!"any p2 pointer", !14, i64 0}
!60 = !{!"p1 long", !14, i64 0}
!61 = !{!"p1 _ZTS7tfc_ctx", !14, i64 0}
!62 = !{!"p1 omnipotent char", !14, i64 0}
!63 = !{!"p1 _ZTS9tfc_block", !14, i64 0}
!64 = !{!"p1 int", !14, i64 0}
!65 = !{!"p1 _ZTS13tfc_recording", !14, i64 0}
!66 = !{!28, !14, i64 32}
!67 = !{!57, !12, i64 80}
!68 = !{!57, !12, i64 8}
!69 = distinct !{!69, !16}
!70 = !{!57, !58, i64 0}
!71 = !{!72, !6, i64 16}
!72 = !{!"tfc_instruction", !14, i64 0, !64, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28}
!73 = !{!57, !59, i64 16}
!74 = !{!72, !64, i64 8}
!75 = !{!57, !59, i64 32}
!76 = !{!72, !14, i64 0}
!77 = !{!57, !60, i64 24}
!78 = distinct !{!78, !16}
!79 = !{!72, !6, i64 20}
!80 = !{!49, !6, i64 8}
!81 = !{!72, !6, i64 24}
!82 = !{!57, !12, i64 48}
!83 = !{!72, !6, i64 28}
!84 = !{!57, !62, i64 64}
!85 = distinct !{!85, !16}
!86 = distinct !{!86, !16}
!87 = !{!88, !62, i64 0}
!88 = !{!"tfc_memory", !62, i64 0, !62, i64 8, !62, i64 16, !14, i64 24, !14, i64 32, !12, i64 40}
!89 = !{!88, !62, i64 8}
!90 = !{!88, !62, i64 16}
!91 = !{!88, !14, i64 24}
!92 = !{!88, !14, i64 32}
!93 = !{!88, !12, i64 40}
!94 = !{!95, !12, i64 232}
!95 = !{!"tfc_entry", !62, i64 0, !58, i64 8, !96, i64 16, !60, i64 24, !62, i64 32, !97, i64 40, !98, i64 48, !98, i64 56, !99, i64 64, !100, i64 72, !100, i64 80, !101, i64 88, !102, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136, !12, i64 144, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184, !12, i64 192, !12, i64 200, !12, i64 208, !12, i64 216, !12, i64 224, !12, i64 232, !12, i64 240, !12, i64 248, !12, i64 256}
!96 = !{!"p1 _ZTS9tfc_place", !14, i64 0}
!97 = !{!"p1 _ZTS9tfc_bound", !14, i64 0}
!98 = !{!"p1 _ZTS9tfc_given", !14, i64 0}
!99 = !{!"p1 _ZTS10tfc_result", !14, i64 0}
!100 = !{!"p1 _ZTS8tfc_flag", !14, i64 0}
!101 = !{!"p1 _ZTS9tfc_aside", !14, i64 0}
!102 = !{!"p1 _ZTS11tfc_message", !14, i64 0}
!103 = !{!95, !12, i64 152}
!104 = !{!95, !100, i64 72}
!105 = distinct !{!105, !16}
!106 = !{!107, !12, i64 0}
!107 = !{!"tfc_flag", !12, i64 0, !62, i64 8}
!108 = !{!107, !62, i64 8}
!109 = !{!110, !62, i64 0}
!110 = !{!"tfc_fault", !62, i64 0, !62, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !50, i64 40, !111, i64 48}
!111 = !{!"p1 _ZTS7tfc_loc", !14, i64 0}
!112 = !{!95, !12, i64 240}
!113 = !{!95, !12, i64 200}
!114 = !{!95, !98, i64 48}
!115 = !{!95, !12, i64 128}
!116 = !{!117, !62, i64 0}
!117 = !{!"tfc_given", !62, i64 0, !12, i64 8, !12, i64 16, !60, i64 24, !6, i64 32, !6, i64 36, !118, i64 40}
!118 = !{!"tfc_loc", !62, i64 0, !62, i64 8, !6, i64 16, !6, i64 20}
!119 = !{!110, !111, i64 48}
!120 = !{!95, !60, i64 24}
!121 = !{!117, !12, i64 16}
!122 = !{!117, !12, i64 8}
!123 = distinct !{!123, !16}
!124 = !{!95, !98, i64 56}
!125 = !{!95, !12, i64 136}
!126 = !{!95, !12, i64 256}
!127 = !{!95, !12, i64 112}
!128 = !{!95, !96, i64 16}
!129 = !{!130, !12, i64 16}
!130 = !{!"tfc_place", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !12, i64 16}
!131 = !{!130, !6, i64 0}
!132 = !{!130, !6, i64 8}
!133 = !{!95, !62, i64 32}
!134 = !{!130, !6, i64 4}
!135 = distinct !{!135, !16}
!136 = !{!95, !12, i64 224}
!137 = !{!95, !12, i64 168}
!138 = !{!95, !12, i64 216}
!139 = distinct !{!139, !16}
!140 = !{!22, !6, i64 0}
!141 = !{!22, !6, i64 4}
!142 = !{!95, !101, i64 88}
!143 = !{!144, !12, i64 8}
!144 = !{!"tfc_aside", !12, i64 0, !12, i64 8, !12, i64 16}
!145 = !{!144, !12, i64 0}
!146 = !{!144, !12, i64 16}
!147 = distinct !{!147, !16}
!148 = !{!28, !14, i64 48}
!149 = !{!95, !58, i64 8}
!150 = !{!95, !12, i64 104}
!151 = !{!95, !12, i64 208}
!152 = !{!95, !12, i64 184}
!153 = !{!57, !60, i64 56}
!154 = !{!57, !63, i64 72}
!155 = !{!95, !12, i64 192}
!156 = !{!95, !12, i64 144}
!157 = distinct !{!157, !16}
!158 = !{!95, !12, i64 160}
!159 = !{!95, !99, i64 64}
!160 = !{!161, !6, i64 4}
!161 = !{!"tfc_result", !6, i64 0, !6, i64 4, !12, i64 8}
!162 = !{!161, !6, i64 0}
!163 = !{!161, !12, i64 8}
!164 = distinct !{!164, !16}
!165 = !{!95, !100, i64 80}
!166 = distinct !{!166, !16}
!167 = !{!168, !6, i64 0}
!168 = !{!"tfc_call", !6, i64 0, !6, i64 4, !169, i64 8, !170, i64 16, !170, i64 24, !6, i64 32, !6, i64 36, !14, i64 40, !14, i64 48, !14, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !14, i64 88, !23, i64 96}
!169 = !{!"p1 _ZTS9tfc_error", !14, i64 0}
!170 = !{!"p1 _ZTS10tfc_tensor", !14, i64 0}
!171 = !{!168, !169, i64 8}
!172 = !{!110, !12, i64 24}
!173 = !{!110, !12, i64 32}
!174 = !{!168, !6, i64 4}
!175 = !{!176, !176, i64 0}
!176 = !{!"p1 _ZTS9tfc_entry", !14, i64 0}
!177 = !{!95, !12, i64 120}
!178 = !{!168, !14, i64 40}
!179 = !{!168, !14, i64 48}
!180 = !{!168, !14, i64 56}
!181 = !{!170, !170, i64 0}
!182 = !{!168, !23, i64 96}
!183 = !{!168, !6, i64 36}
!184 = !{!168, !170, i64 24}
!185 = !{!186, !60, i64 8}
!186 = !{!"tfc_tensor", !14, i64 0, !60, i64 8, !12, i64 16, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !7, i64 40}
!187 = !{!186, !6, i64 24}
!188 = !{!117, !60, i64 24}
!189 = distinct !{!189, !16}
!190 = !{!191, !62, i64 0}
!191 = !{!"text", !62, i64 0, !62, i64 8}
!192 = !{!191, !62, i64 8}
!193 = distinct !{!193, !16}
!194 = distinct !{!194, !16}
!195 = !{!196, !6, i64 0}
!196 = !{!"tfc_error", !6, i64 0, !7, i64 4, !111, i64 240, !12, i64 248}
!197 = !{!196, !111, i64 240}
!198 = !{!196, !12, i64 248}
!199 = !{!168, !14, i64 88}
!200 = !{!168, !6, i64 32}
!201 = !{!168, !170, i64 16}
!202 = !{!95, !62, i64 0}
!203 = !{!168, !12, i64 64}
!204 = !{!95, !12, i64 248}
!205 = !{!168, !12, i64 72}
!206 = !{!168, !12, i64 80}
!207 = distinct !{!207, !16}
!208 = distinct !{!208, !16}
!209 = !{!95, !97, i64 40}
!210 = !{!211, !12, i64 24}
!211 = !{!"tfc_bound", !12, i64 0, !12, i64 8, !62, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48}
!212 = !{!211, !12, i64 32}
!213 = !{!211, !12, i64 48}
!214 = !{!211, !12, i64 40}
!215 = distinct !{!215, !16}
!216 = !{!211, !62, i64 16}
!217 = !{!110, !62, i64 8}
!218 = !{!110, !12, i64 16}
!219 = distinct !{!219, !16}
!220 = distinct !{!220, !16}
!221 = distinct !{!221, !16}
!222 = !{!223, !12, i64 0}
!223 = !{!"tfc_initial", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24}
!224 = !{!223, !12, i64 8}
!225 = !{!223, !12, i64 16}
!226 = !{!223, !12, i64 24}
!227 = distinct !{!227, !16}
!228 = !{!28, !6, i64 0}
!229 = !{!230, !12, i64 0}
!230 = !{!"timespec", !12, i64 0, !12, i64 8}
!231 = !{!230, !12, i64 8}
!232 = distinct !{!232, !16}
!233 = !{!211, !12, i64 0}
!234 = !{!211, !12, i64 8}
!235 = !{!110, !50, i64 40}
!236 = !{!237, !12, i64 8}
!237 = !{!"tfc_block_of", !62, i64 0, !12, i64 8, !12, i64 16, !111, i64 24}
!238 = !{!237, !12, i64 16}
!239 = !{!237, !62, i64 0}
!240 = !{!237, !111, i64 24}
!241 = distinct !{!241, !16}
!242 = !{!49, !7, i64 0}
!243 = !{!95, !12, i64 176}
!244 = !{!95, !102, i64 96}
!245 = !{!246, !6, i64 0}
!246 = !{!"tfc_message", !6, i64 0, !6, i64 4, !62, i64 8, !118, i64 16}
!247 = !{!246, !6, i64 4}
!248 = !{!246, !62, i64 8}
!249 = distinct !{!249, !16}
!250 = distinct !{!250, !16}
!251 = distinct !{!251, !16}
!252 = distinct !{!252, !16}
!253 = distinct !{!253, !16}
!254 = distinct !{!254, !16}
!255 = distinct !{!255, !16}
!256 = !{!186, !6, i64 32}
!257 = !{!186, !6, i64 36}
!258 = !{!117, !6, i64 36}
!259 = !{!186, !6, i64 28}
!260 = !{!117, !6, i64 32}
!261 = !{!186, !12, i64 16}
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
