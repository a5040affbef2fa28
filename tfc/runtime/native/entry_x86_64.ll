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
%struct.tfc_ctx = type { i32, i32, ptr, ptr, ptr }
%struct.tfc_region = type { ptr, i64, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, i64 }
%struct.tfc_place = type { i32, i32, i32, i32, i64 }
%struct.tfc_aside = type { i64, i64, i64 }
%struct.tfc_message = type { i32, i32, ptr, %struct.tfc_loc }
%struct.tfc_result = type { i32, i32, i64 }
%struct.tfc_tensor = type { ptr, ptr, i64, i32, i32, i32, i32, [2 x i64] }
%struct.tfc_bound = type { i64, i64, ptr, i64, i64, i64, i64 }
%struct.tfc_initial = type { i64, i64, i64, i64 }
%struct.timespec = type { i64, i64 }
%struct.tfc_pool_event = type { i64, i64, i64 }
%struct.tfc_block = type { ptr, i64 }

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
define range(i32 0, 2) i32 @tfc_may_use_amx() local_unnamed_addr #19 {
  %1 = load atomic i32, ptr @tfc_may_use_amx.answer monotonic, align 4
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %3, label %7

3:                                                ; preds = %0
  %4 = tail call i64 (i64, ...) @syscall(i64 noundef 158, i32 noundef 4131, i32 noundef 18) #13
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define ptr @tfc_block_data(ptr noundef readonly captures(none) %0) local_unnamed_addr #20 {
  %2 = load ptr, ptr %0, align 8, !tbaa !9
  %3 = ptrtoint ptr %2 to i64
  %4 = add i64 %3, 63
  %5 = and i64 %4, -64
  %6 = inttoptr i64 %5 to ptr
  ret ptr %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @tfc_block_free(ptr noundef readnone captures(none) %0) local_unnamed_addr #21 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 274877907201) i64 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #21 {
  %2 = zext i32 %0 to i64
  %3 = shl nuw nsw i64 %2, 6
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 140), (144, 152), (192, 196), (288, 292)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #19 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !5
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store i32 0, ptr %5, align 32, !tbaa !5
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 32, !tbaa !13
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i32 0, ptr %7, align 32, !tbaa !13
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 0, ptr %8, align 4, !tbaa !13
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %9, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %10, align 32, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %11, align 16, !tbaa !13
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %13, align 16, !tbaa !14
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
  store ptr %0, ptr %21, align 16, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %23 = tail call i32 @pthread_create(ptr noundef nonnull %22, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %20) #13
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
define internal noalias noundef ptr @worker_main(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 16, !tbaa !14
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
  br i1 %26, label %19, label %27, !llvm.loop !17

27:                                               ; preds = %23, %15
  %28 = atomicrmw add ptr %12, i32 1 seq_cst, align 4
  %29 = load atomic i32, ptr %11 seq_cst, align 64
  %30 = icmp eq i32 %29, %16
  br i1 %30, label %31, label %35

31:                                               ; preds = %27, %31
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %11, i32 noundef 128, i32 noundef %16, ptr noundef null, ptr noundef null, i32 noundef 0) #13
  %33 = load atomic i32, ptr %11 seq_cst, align 64
  %34 = icmp eq i32 %33, %16
  br i1 %34, label %31, label %35, !llvm.loop !19

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
  br i1 %51, label %53, label %45, !llvm.loop !20

53:                                               ; preds = %48
  tail call fastcc void @work(ptr noundef %3, i32 noundef %9)
  %54 = atomicrmw sub ptr %14, i32 1 release, align 64
  %55 = icmp eq i32 %54, 1073741825
  br i1 %55, label %56, label %58

56:                                               ; preds = %53
  %57 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %14, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #13
  br label %58

58:                                               ; preds = %45, %56, %53
  br label %15
}

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #19 {
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
  %10 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %4, i32 noundef 129, i32 noundef %3, ptr noundef null, ptr noundef null, i32 noundef 0) #13
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
  %19 = load i64, ptr %18, align 8, !tbaa !21
  %20 = tail call i32 @pthread_join(i64 noundef %19, ptr noundef null) #13
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !5
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !22
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define void @tfc_pool_watch(ptr noundef writeonly captures(none) %0, ptr noundef %1) local_unnamed_addr #22 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 release, align 16
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %159, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !23
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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
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
  call void %44(ptr noundef %46, i32 noundef %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #13
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
  %77 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %70, i32 noundef 129, i32 noundef %76, ptr noundef null, ptr noundef null, i32 noundef 0) #13
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
  tail call void %99(ptr noundef %100, i64 noundef %108, i64 noundef %113) #13
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
  %142 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %69, i32 noundef 128, i32 noundef %141, ptr noundef null, ptr noundef null, i32 noundef 0) #13
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
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #13
  br label %158

158:                                              ; preds = %156, %157, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  br label %159

159:                                              ; preds = %5, %158
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #0 {
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
  tail call void %4(ptr noundef %6, i64 noundef %16, i64 noundef %21) #13
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #23 {
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
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #8 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !46
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !23
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
  %12 = tail call i32 %7(ptr noundef %11) #13
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8, !tbaa !56
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !23
  %6 = icmp eq ptr %5, null
  br i1 %6, label %423, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !64
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !55
  %14 = icmp eq ptr %13, null
  br i1 %14, label %423, label %15

15:                                               ; preds = %11, %7
  %16 = load ptr, ptr %0, align 8, !tbaa !65
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !66
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %26

26:                                               ; preds = %419, %15
  %27 = phi i64 [ 0, %15 ], [ %420, %419 ]
  %28 = icmp slt i64 %27, %18
  br i1 %28, label %29, label %804

29:                                               ; preds = %26
  %30 = getelementptr inbounds %struct.tfc_instruction, ptr %16, i64 %27
  %31 = add nsw i64 %27, 1
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %33 = load i32, ptr %32, align 8, !tbaa !67
  switch i32 %33, label %400 [
    i32 0, label %34
    i32 1, label %163
    i32 3, label %167
    i32 4, label %181
    i32 2, label %202
    i32 5, label %248
    i32 6, label %313
    i32 7, label %382
    i32 8, label %396
    i32 9, label %398
  ]

34:                                               ; preds = %29
  %35 = load ptr, ptr %22, align 8, !tbaa !55
  %36 = icmp eq ptr %35, null
  br i1 %36, label %61, label %37

37:                                               ; preds = %34
  %38 = load i64, ptr %23, align 8, !tbaa !70
  %39 = icmp slt i64 %27, %38
  br i1 %39, label %40, label %61

40:                                               ; preds = %37
  %41 = load ptr, ptr %21, align 8, !tbaa !36
  %42 = tail call i32 %35(ptr noundef %41) #13
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %61, label %44

44:                                               ; preds = %40
  %45 = load ptr, ptr %2, align 8, !tbaa !56
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  br label %49

49:                                               ; preds = %49, %44
  %50 = atomicrmw xchg ptr %48, i32 1 acquire, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %49, !llvm.loop !47

52:                                               ; preds = %49
  %53 = load atomic i32, ptr %47 monotonic, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %57 = load i64, ptr %56, align 8, !tbaa !48
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %59, label %402

59:                                               ; preds = %55, %52
  %60 = getelementptr inbounds nuw i8, ptr %47, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %60, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %47 monotonic, align 8
  br label %402

61:                                               ; preds = %40, %37, %34
  %62 = load ptr, ptr %8, align 8, !tbaa !64
  %63 = icmp eq ptr %62, null
  br i1 %63, label %68, label %64

64:                                               ; preds = %61
  %65 = load ptr, ptr %21, align 8, !tbaa !36
  %66 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %67 = load i32, ptr %66, align 4, !tbaa !71
  tail call void %62(ptr noundef %65, i32 noundef %67, i32 noundef 0) #13
  br label %68

68:                                               ; preds = %64, %61
  %69 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !72
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %93, label %72

72:                                               ; preds = %68
  %73 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %74 = zext i32 %70 to i64
  %75 = and i64 %74, 1
  %76 = icmp eq i32 %70, 1
  br i1 %76, label %81, label %77

77:                                               ; preds = %72
  %78 = and i64 %74, 4294967294
  br label %100

79:                                               ; preds = %100
  %80 = icmp eq i64 %75, 0
  br i1 %80, label %93, label %81

81:                                               ; preds = %79, %72
  %82 = phi i64 [ 0, %72 ], [ %122, %79 ]
  %83 = icmp ne i64 %75, 0
  tail call void @llvm.assume(i1 %83)
  %84 = load ptr, ptr %20, align 8, !tbaa !73
  %85 = load ptr, ptr %73, align 8, !tbaa !74
  %86 = getelementptr inbounds nuw i32, ptr %85, i64 %82
  %87 = load i32, ptr %86, align 4, !tbaa !5
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds ptr, ptr %84, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !38
  %91 = load ptr, ptr %24, align 8, !tbaa !75
  %92 = getelementptr inbounds nuw ptr, ptr %91, i64 %82
  store ptr %90, ptr %92, align 8, !tbaa !38
  br label %93

93:                                               ; preds = %81, %79, %68
  %94 = load ptr, ptr %30, align 8, !tbaa !76
  %95 = load ptr, ptr %24, align 8, !tbaa !75
  %96 = load ptr, ptr %25, align 8, !tbaa !77
  %97 = load ptr, ptr %2, align 8, !tbaa !56
  %98 = tail call i32 %94(ptr noundef %95, ptr noundef %96, ptr noundef %97) #13
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %156, label %125

100:                                              ; preds = %100, %77
  %101 = phi i64 [ 0, %77 ], [ %122, %100 ]
  %102 = phi i64 [ 0, %77 ], [ %123, %100 ]
  %103 = load ptr, ptr %20, align 8, !tbaa !73
  %104 = load ptr, ptr %73, align 8, !tbaa !74
  %105 = getelementptr inbounds nuw i32, ptr %104, i64 %101
  %106 = load i32, ptr %105, align 4, !tbaa !5
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds ptr, ptr %103, i64 %107
  %109 = load ptr, ptr %108, align 8, !tbaa !38
  %110 = load ptr, ptr %24, align 8, !tbaa !75
  %111 = getelementptr inbounds nuw ptr, ptr %110, i64 %101
  store ptr %109, ptr %111, align 8, !tbaa !38
  %112 = or disjoint i64 %101, 1
  %113 = load ptr, ptr %20, align 8, !tbaa !73
  %114 = load ptr, ptr %73, align 8, !tbaa !74
  %115 = getelementptr inbounds nuw i32, ptr %114, i64 %112
  %116 = load i32, ptr %115, align 4, !tbaa !5
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds ptr, ptr %113, i64 %117
  %119 = load ptr, ptr %118, align 8, !tbaa !38
  %120 = load ptr, ptr %24, align 8, !tbaa !75
  %121 = getelementptr inbounds nuw ptr, ptr %120, i64 %112
  store ptr %119, ptr %121, align 8, !tbaa !38
  %122 = add nuw nsw i64 %101, 2
  %123 = add i64 %102, 2
  %124 = icmp eq i64 %123, %78
  br i1 %124, label %79, label %100, !llvm.loop !78

125:                                              ; preds = %93
  %126 = load ptr, ptr %2, align 8, !tbaa !56
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 24
  %128 = load ptr, ptr %127, align 8, !tbaa !46
  %129 = load atomic i32, ptr %128 acquire, align 8
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %149

131:                                              ; preds = %125
  %132 = load ptr, ptr %2, align 8, !tbaa !56
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 24
  %134 = load ptr, ptr %133, align 8, !tbaa !46
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 4
  br label %136

136:                                              ; preds = %136, %131
  %137 = atomicrmw xchg ptr %135, i32 1 acquire, align 4
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %136, !llvm.loop !47

139:                                              ; preds = %136
  %140 = load atomic i32, ptr %134 monotonic, align 8
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %146, label %142

142:                                              ; preds = %139
  %143 = getelementptr inbounds nuw i8, ptr %134, i64 16
  %144 = load i64, ptr %143, align 8, !tbaa !48
  %145 = icmp sgt i64 %144, 0
  br i1 %145, label %146, label %148

146:                                              ; preds = %142, %139
  %147 = getelementptr inbounds nuw i8, ptr %134, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %147, i8 0, i64 36, i1 false)
  store atomic i32 %98, ptr %134 monotonic, align 8
  br label %148

148:                                              ; preds = %146, %142
  store atomic i32 0, ptr %135 release, align 4
  br label %149

149:                                              ; preds = %148, %125
  %150 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %151 = load i32, ptr %150, align 4, !tbaa !71
  %152 = load ptr, ptr %2, align 8, !tbaa !56
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 24
  %154 = load ptr, ptr %153, align 8, !tbaa !46
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 8
  store i32 %151, ptr %155, align 8, !tbaa !79
  br label %156

156:                                              ; preds = %149, %93
  %157 = load ptr, ptr %8, align 8, !tbaa !64
  %158 = icmp eq ptr %157, null
  br i1 %158, label %419, label %159

159:                                              ; preds = %156
  %160 = load ptr, ptr %21, align 8, !tbaa !36
  %161 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %162 = load i32, ptr %161, align 4, !tbaa !71
  tail call void %157(ptr noundef %160, i32 noundef %162, i32 noundef 1) #13
  br label %419

163:                                              ; preds = %29
  %164 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %165 = load i32, ptr %164, align 4, !tbaa !80
  %166 = sext i32 %165 to i64
  br label %419

167:                                              ; preds = %29
  %168 = load ptr, ptr %20, align 8, !tbaa !73
  %169 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %170 = load ptr, ptr %169, align 8, !tbaa !74
  %171 = load i32, ptr %170, align 4, !tbaa !5
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds ptr, ptr %168, i64 %172
  %174 = load ptr, ptr %173, align 8, !tbaa !38
  %175 = load i8, ptr %174, align 1, !tbaa !13
  %176 = icmp eq i8 %175, 0
  br i1 %176, label %177, label %419

177:                                              ; preds = %167
  %178 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %179 = load i32, ptr %178, align 4, !tbaa !80
  %180 = sext i32 %179 to i64
  br label %419

181:                                              ; preds = %29
  %182 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %183 = load ptr, ptr %182, align 8, !tbaa !74
  %184 = load ptr, ptr %20, align 8, !tbaa !73
  %185 = load i32, ptr %183, align 4, !tbaa !5
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds ptr, ptr %184, i64 %186
  %188 = load ptr, ptr %187, align 8, !tbaa !38
  store i32 0, ptr %188, align 4, !tbaa !5
  %189 = getelementptr inbounds nuw i8, ptr %183, i64 4
  %190 = load i32, ptr %189, align 4, !tbaa !5
  %191 = icmp sgt i32 %190, -1
  br i1 %191, label %192, label %419

192:                                              ; preds = %181
  %193 = zext nneg i32 %190 to i64
  %194 = getelementptr inbounds nuw ptr, ptr %184, i64 %193
  %195 = load ptr, ptr %194, align 8, !tbaa !38
  %196 = load i32, ptr %195, align 4, !tbaa !5
  %197 = icmp slt i32 %196, 1
  br i1 %197, label %198, label %419

198:                                              ; preds = %192
  %199 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %200 = load i32, ptr %199, align 4, !tbaa !80
  %201 = sext i32 %200 to i64
  br label %419

202:                                              ; preds = %29
  %203 = load ptr, ptr %8, align 8, !tbaa !64
  %204 = icmp eq ptr %203, null
  br i1 %204, label %209, label %205

205:                                              ; preds = %202
  %206 = load ptr, ptr %21, align 8, !tbaa !36
  %207 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %208 = load i32, ptr %207, align 4, !tbaa !71
  tail call void %203(ptr noundef %206, i32 noundef %208, i32 noundef 2) #13
  br label %209

209:                                              ; preds = %205, %202
  %210 = load ptr, ptr %22, align 8, !tbaa !55
  %211 = icmp eq ptr %210, null
  br i1 %211, label %243, label %212

212:                                              ; preds = %209
  %213 = load i64, ptr %23, align 8, !tbaa !70
  %214 = icmp slt i64 %27, %213
  br i1 %214, label %215, label %243

215:                                              ; preds = %212
  %216 = load ptr, ptr %21, align 8, !tbaa !36
  %217 = tail call i32 %210(ptr noundef %216) #13
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %243, label %219

219:                                              ; preds = %215
  %220 = load ptr, ptr %2, align 8, !tbaa !56
  %221 = getelementptr inbounds nuw i8, ptr %220, i64 24
  %222 = load ptr, ptr %221, align 8, !tbaa !46
  %223 = getelementptr inbounds nuw i8, ptr %222, i64 4
  br label %224

224:                                              ; preds = %224, %219
  %225 = atomicrmw xchg ptr %223, i32 1 acquire, align 4
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %227, label %224, !llvm.loop !47

227:                                              ; preds = %224
  %228 = load atomic i32, ptr %222 monotonic, align 8
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %234, label %230

230:                                              ; preds = %227
  %231 = getelementptr inbounds nuw i8, ptr %222, i64 16
  %232 = load i64, ptr %231, align 8, !tbaa !48
  %233 = icmp sgt i64 %232, 0
  br i1 %233, label %234, label %236

234:                                              ; preds = %230, %227
  %235 = getelementptr inbounds nuw i8, ptr %222, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %235, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %222 monotonic, align 8
  br label %236

236:                                              ; preds = %234, %230
  store atomic i32 0, ptr %223 release, align 4
  %237 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %238 = load i32, ptr %237, align 4, !tbaa !71
  %239 = load ptr, ptr %2, align 8, !tbaa !56
  %240 = getelementptr inbounds nuw i8, ptr %239, i64 24
  %241 = load ptr, ptr %240, align 8, !tbaa !46
  %242 = getelementptr inbounds nuw i8, ptr %241, i64 8
  store i32 %238, ptr %242, align 8, !tbaa !79
  br label %243

243:                                              ; preds = %209, %212, %215, %236
  %244 = phi i32 [ 0, %209 ], [ 1, %236 ], [ 0, %215 ], [ 0, %212 ]
  %245 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %246 = load i32, ptr %245, align 4, !tbaa !80
  %247 = sext i32 %246 to i64
  br label %419

248:                                              ; preds = %29
  %249 = load ptr, ptr %8, align 8, !tbaa !64
  %250 = icmp eq ptr %249, null
  br i1 %250, label %255, label %251

251:                                              ; preds = %248
  %252 = load ptr, ptr %21, align 8, !tbaa !36
  %253 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %254 = load i32, ptr %253, align 4, !tbaa !71
  tail call void %249(ptr noundef %252, i32 noundef %254, i32 noundef 2) #13
  br label %255

255:                                              ; preds = %251, %248
  %256 = load ptr, ptr %22, align 8, !tbaa !55
  %257 = icmp eq ptr %256, null
  br i1 %257, label %289, label %258

258:                                              ; preds = %255
  %259 = load i64, ptr %23, align 8, !tbaa !70
  %260 = icmp slt i64 %27, %259
  br i1 %260, label %261, label %289

261:                                              ; preds = %258
  %262 = load ptr, ptr %21, align 8, !tbaa !36
  %263 = tail call i32 %256(ptr noundef %262) #13
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %289, label %265

265:                                              ; preds = %261
  %266 = load ptr, ptr %2, align 8, !tbaa !56
  %267 = getelementptr inbounds nuw i8, ptr %266, i64 24
  %268 = load ptr, ptr %267, align 8, !tbaa !46
  %269 = getelementptr inbounds nuw i8, ptr %268, i64 4
  br label %270

270:                                              ; preds = %270, %265
  %271 = atomicrmw xchg ptr %269, i32 1 acquire, align 4
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %273, label %270, !llvm.loop !47

273:                                              ; preds = %270
  %274 = load atomic i32, ptr %268 monotonic, align 8
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %280, label %276

276:                                              ; preds = %273
  %277 = getelementptr inbounds nuw i8, ptr %268, i64 16
  %278 = load i64, ptr %277, align 8, !tbaa !48
  %279 = icmp sgt i64 %278, 0
  br i1 %279, label %280, label %282

280:                                              ; preds = %276, %273
  %281 = getelementptr inbounds nuw i8, ptr %268, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %281, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %268 monotonic, align 8
  br label %282

282:                                              ; preds = %280, %276
  store atomic i32 0, ptr %269 release, align 4
  %283 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %284 = load i32, ptr %283, align 4, !tbaa !71
  %285 = load ptr, ptr %2, align 8, !tbaa !56
  %286 = getelementptr inbounds nuw i8, ptr %285, i64 24
  %287 = load ptr, ptr %286, align 8, !tbaa !46
  %288 = getelementptr inbounds nuw i8, ptr %287, i64 8
  store i32 %284, ptr %288, align 8, !tbaa !79
  br label %289

289:                                              ; preds = %255, %258, %261, %282
  %290 = phi i32 [ 0, %255 ], [ 1, %282 ], [ 0, %261 ], [ 0, %258 ]
  %291 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %292 = load ptr, ptr %291, align 8, !tbaa !74
  %293 = load ptr, ptr %20, align 8, !tbaa !73
  %294 = load i32, ptr %292, align 4, !tbaa !5
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds ptr, ptr %293, i64 %295
  %297 = load ptr, ptr %296, align 8, !tbaa !38
  %298 = load i32, ptr %297, align 4, !tbaa !5
  %299 = add i32 %298, 1
  store i32 %299, ptr %297, align 4, !tbaa !5
  %300 = getelementptr inbounds nuw i8, ptr %292, i64 4
  %301 = load i32, ptr %300, align 4, !tbaa !5
  %302 = icmp slt i32 %301, 0
  br i1 %302, label %309, label %303

303:                                              ; preds = %289
  %304 = zext nneg i32 %301 to i64
  %305 = getelementptr inbounds nuw ptr, ptr %293, i64 %304
  %306 = load ptr, ptr %305, align 8, !tbaa !38
  %307 = load i32, ptr %306, align 4, !tbaa !5
  %308 = icmp slt i32 %299, %307
  br i1 %308, label %309, label %419

309:                                              ; preds = %303, %289
  %310 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %311 = load i32, ptr %310, align 4, !tbaa !80
  %312 = sext i32 %311 to i64
  br label %419

313:                                              ; preds = %29
  %314 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %315 = load ptr, ptr %314, align 8, !tbaa !74
  %316 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %317 = load i32, ptr %316, align 8, !tbaa !72
  %318 = load ptr, ptr %20, align 8, !tbaa !73
  %319 = load i32, ptr %315, align 4, !tbaa !5
  %320 = sext i32 %319 to i64
  %321 = getelementptr inbounds ptr, ptr %318, i64 %320
  %322 = load ptr, ptr %321, align 8, !tbaa !38
  %323 = getelementptr inbounds nuw i8, ptr %315, i64 4
  %324 = load i32, ptr %323, align 4, !tbaa !5
  %325 = sext i32 %324 to i64
  %326 = getelementptr inbounds ptr, ptr %318, i64 %325
  %327 = load ptr, ptr %326, align 8, !tbaa !38
  store ptr %327, ptr %321, align 8, !tbaa !38
  %328 = load ptr, ptr %20, align 8, !tbaa !73
  %329 = getelementptr inbounds ptr, ptr %328, i64 %325
  store ptr %322, ptr %329, align 8, !tbaa !38
  %330 = load ptr, ptr %19, align 8, !tbaa !81
  %331 = getelementptr inbounds nuw i8, ptr %315, i64 8
  %332 = load i32, ptr %331, align 4, !tbaa !5
  %333 = sext i32 %332 to i64
  %334 = getelementptr inbounds i8, ptr %330, i64 %333
  %335 = load i8, ptr %334, align 1, !tbaa !13
  %336 = xor i8 %335, 1
  store i8 %336, ptr %334, align 1, !tbaa !13
  %337 = ptrtoint ptr %327 to i64
  %338 = ptrtoint ptr %322 to i64
  %339 = sub i64 %337, %338
  %340 = icmp ugt i32 %317, 4
  br i1 %340, label %341, label %419

341:                                              ; preds = %313
  %342 = getelementptr inbounds nuw i8, ptr %315, i64 12
  %343 = load i32, ptr %342, align 4, !tbaa !5
  %344 = add i32 %343, 4
  %345 = sub i64 0, %339
  %346 = zext i32 %344 to i64
  %347 = zext i32 %317 to i64
  %348 = and i64 %347, 1
  %349 = icmp eq i32 %317, 5
  br i1 %349, label %405, label %350

350:                                              ; preds = %341
  %351 = and i64 %347, 4294967294
  %352 = add nsw i64 %351, -6
  br label %353

353:                                              ; preds = %353, %350
  %354 = phi i64 [ 4, %350 ], [ %379, %353 ]
  %355 = phi i64 [ 0, %350 ], [ %380, %353 ]
  %356 = load ptr, ptr %20, align 8, !tbaa !73
  %357 = getelementptr inbounds nuw i32, ptr %315, i64 %354
  %358 = load i32, ptr %357, align 4, !tbaa !5
  %359 = sext i32 %358 to i64
  %360 = getelementptr inbounds ptr, ptr %356, i64 %359
  %361 = load ptr, ptr %360, align 8, !tbaa !38
  %362 = ptrtoint ptr %361 to i64
  %363 = icmp samesign ult i64 %354, %346
  %364 = select i1 %363, i64 %339, i64 %345
  %365 = add i64 %364, %362
  %366 = inttoptr i64 %365 to ptr
  store ptr %366, ptr %360, align 8, !tbaa !38
  %367 = or disjoint i64 %354, 1
  %368 = load ptr, ptr %20, align 8, !tbaa !73
  %369 = getelementptr inbounds nuw i32, ptr %315, i64 %367
  %370 = load i32, ptr %369, align 4, !tbaa !5
  %371 = sext i32 %370 to i64
  %372 = getelementptr inbounds ptr, ptr %368, i64 %371
  %373 = load ptr, ptr %372, align 8, !tbaa !38
  %374 = ptrtoint ptr %373 to i64
  %375 = icmp samesign ult i64 %367, %346
  %376 = select i1 %375, i64 %339, i64 %345
  %377 = add i64 %376, %374
  %378 = inttoptr i64 %377 to ptr
  store ptr %378, ptr %372, align 8, !tbaa !38
  %379 = add nuw nsw i64 %354, 2
  %380 = add i64 %355, 2
  %381 = icmp eq i64 %355, %352
  br i1 %381, label %403, label %353, !llvm.loop !82

382:                                              ; preds = %29
  %383 = load ptr, ptr %19, align 8, !tbaa !81
  %384 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %385 = load ptr, ptr %384, align 8, !tbaa !74
  %386 = getelementptr inbounds nuw i8, ptr %385, i64 8
  %387 = load i32, ptr %386, align 4, !tbaa !5
  %388 = sext i32 %387 to i64
  %389 = getelementptr inbounds i8, ptr %383, i64 %388
  %390 = load i8, ptr %389, align 1, !tbaa !13
  %391 = icmp eq i8 %390, 0
  br i1 %391, label %392, label %419

392:                                              ; preds = %382
  %393 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %394 = load i32, ptr %393, align 4, !tbaa !80
  %395 = sext i32 %394 to i64
  br label %419

396:                                              ; preds = %29
  %397 = tail call fastcc i32 @set_size(ptr noundef nonnull %0, ptr noundef nonnull %30)
  br label %419

398:                                              ; preds = %29
  %399 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %30)
  br label %419

400:                                              ; preds = %29
  %401 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %30)
  br label %419

402:                                              ; preds = %59, %55
  store atomic i32 0, ptr %48 release, align 4
  br label %795

403:                                              ; preds = %353
  %404 = icmp eq i64 %348, 0
  br i1 %404, label %419, label %405

405:                                              ; preds = %403, %341
  %406 = phi i64 [ 4, %341 ], [ %379, %403 ]
  %407 = icmp ne i64 %348, 0
  tail call void @llvm.assume(i1 %407)
  %408 = load ptr, ptr %20, align 8, !tbaa !73
  %409 = getelementptr inbounds nuw i32, ptr %315, i64 %406
  %410 = load i32, ptr %409, align 4, !tbaa !5
  %411 = sext i32 %410 to i64
  %412 = getelementptr inbounds ptr, ptr %408, i64 %411
  %413 = load ptr, ptr %412, align 8, !tbaa !38
  %414 = ptrtoint ptr %413 to i64
  %415 = icmp samesign ult i64 %406, %346
  %416 = select i1 %415, i64 %339, i64 %345
  %417 = add i64 %416, %414
  %418 = inttoptr i64 %417 to ptr
  store ptr %418, ptr %412, align 8, !tbaa !38
  br label %419

419:                                              ; preds = %405, %403, %313, %309, %303, %198, %192, %181, %159, %156, %400, %398, %396, %392, %382, %243, %177, %167, %163
  %420 = phi i64 [ %31, %400 ], [ %31, %398 ], [ %166, %163 ], [ %31, %382 ], [ %31, %313 ], [ %247, %243 ], [ %31, %181 ], [ %31, %303 ], [ %31, %167 ], [ %31, %396 ], [ %31, %159 ], [ %180, %177 ], [ %395, %392 ], [ %31, %192 ], [ %31, %156 ], [ %312, %309 ], [ %201, %198 ], [ %31, %403 ], [ %31, %405 ]
  %421 = phi i32 [ %401, %400 ], [ %399, %398 ], [ 0, %163 ], [ 0, %382 ], [ 0, %313 ], [ %244, %243 ], [ 0, %181 ], [ %290, %303 ], [ 0, %167 ], [ %397, %396 ], [ %98, %159 ], [ 0, %177 ], [ 0, %392 ], [ 0, %192 ], [ %98, %156 ], [ %290, %309 ], [ 0, %198 ], [ 0, %403 ], [ 0, %405 ]
  %422 = icmp eq i32 %421, 0
  br i1 %422, label %26, label %804, !llvm.loop !83

423:                                              ; preds = %11, %1
  %424 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %425 = load i64, ptr %424, align 8, !tbaa !84
  %426 = icmp eq i64 %425, 0
  br i1 %426, label %523, label %427

427:                                              ; preds = %423
  %428 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %429 = load i64, ptr %428, align 8, !tbaa !66
  %430 = icmp sgt i64 %429, 0
  br i1 %430, label %431, label %804

431:                                              ; preds = %427
  %432 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %433 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %434 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %439

435:                                              ; preds = %467
  %436 = add nuw nsw i64 %440, 1
  %437 = load i64, ptr %428, align 8, !tbaa !66
  %438 = icmp slt i64 %436, %437
  br i1 %438, label %439, label %804, !llvm.loop !85

439:                                              ; preds = %435, %431
  %440 = phi i64 [ 0, %431 ], [ %436, %435 ]
  %441 = load ptr, ptr %0, align 8, !tbaa !65
  %442 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %441, i64 %440
  %443 = getelementptr inbounds nuw i8, ptr %442, i64 16
  %444 = load i32, ptr %443, align 8, !tbaa !72
  %445 = icmp eq i32 %444, 0
  br i1 %445, label %467, label %446

446:                                              ; preds = %439
  %447 = getelementptr inbounds nuw i8, ptr %442, i64 8
  %448 = zext i32 %444 to i64
  %449 = and i64 %448, 1
  %450 = icmp eq i32 %444, 1
  br i1 %450, label %455, label %451

451:                                              ; preds = %446
  %452 = and i64 %448, 4294967294
  br label %474

453:                                              ; preds = %474
  %454 = icmp eq i64 %449, 0
  br i1 %454, label %467, label %455

455:                                              ; preds = %453, %446
  %456 = phi i64 [ 0, %446 ], [ %496, %453 ]
  %457 = icmp ne i64 %449, 0
  tail call void @llvm.assume(i1 %457)
  %458 = load ptr, ptr %432, align 8, !tbaa !73
  %459 = load ptr, ptr %447, align 8, !tbaa !74
  %460 = getelementptr inbounds nuw i32, ptr %459, i64 %456
  %461 = load i32, ptr %460, align 4, !tbaa !5
  %462 = sext i32 %461 to i64
  %463 = getelementptr inbounds ptr, ptr %458, i64 %462
  %464 = load ptr, ptr %463, align 8, !tbaa !38
  %465 = load ptr, ptr %433, align 8, !tbaa !75
  %466 = getelementptr inbounds nuw ptr, ptr %465, i64 %456
  store ptr %464, ptr %466, align 8, !tbaa !38
  br label %467

467:                                              ; preds = %455, %453, %439
  %468 = load ptr, ptr %442, align 8, !tbaa !76
  %469 = load ptr, ptr %433, align 8, !tbaa !75
  %470 = load ptr, ptr %434, align 8, !tbaa !77
  %471 = load ptr, ptr %2, align 8, !tbaa !56
  %472 = tail call i32 %468(ptr noundef %469, ptr noundef %470, ptr noundef %471) #13
  %473 = icmp eq i32 %472, 0
  br i1 %473, label %435, label %499

474:                                              ; preds = %474, %451
  %475 = phi i64 [ 0, %451 ], [ %496, %474 ]
  %476 = phi i64 [ 0, %451 ], [ %497, %474 ]
  %477 = load ptr, ptr %432, align 8, !tbaa !73
  %478 = load ptr, ptr %447, align 8, !tbaa !74
  %479 = getelementptr inbounds nuw i32, ptr %478, i64 %475
  %480 = load i32, ptr %479, align 4, !tbaa !5
  %481 = sext i32 %480 to i64
  %482 = getelementptr inbounds ptr, ptr %477, i64 %481
  %483 = load ptr, ptr %482, align 8, !tbaa !38
  %484 = load ptr, ptr %433, align 8, !tbaa !75
  %485 = getelementptr inbounds nuw ptr, ptr %484, i64 %475
  store ptr %483, ptr %485, align 8, !tbaa !38
  %486 = or disjoint i64 %475, 1
  %487 = load ptr, ptr %432, align 8, !tbaa !73
  %488 = load ptr, ptr %447, align 8, !tbaa !74
  %489 = getelementptr inbounds nuw i32, ptr %488, i64 %486
  %490 = load i32, ptr %489, align 4, !tbaa !5
  %491 = sext i32 %490 to i64
  %492 = getelementptr inbounds ptr, ptr %487, i64 %491
  %493 = load ptr, ptr %492, align 8, !tbaa !38
  %494 = load ptr, ptr %433, align 8, !tbaa !75
  %495 = getelementptr inbounds nuw ptr, ptr %494, i64 %486
  store ptr %493, ptr %495, align 8, !tbaa !38
  %496 = add nuw nsw i64 %475, 2
  %497 = add i64 %476, 2
  %498 = icmp eq i64 %497, %452
  br i1 %498, label %453, label %474, !llvm.loop !78

499:                                              ; preds = %467
  %500 = load ptr, ptr %2, align 8, !tbaa !56
  %501 = getelementptr inbounds nuw i8, ptr %500, i64 24
  %502 = load ptr, ptr %501, align 8, !tbaa !46
  %503 = load atomic i32, ptr %502 acquire, align 8
  %504 = icmp eq i32 %503, 0
  br i1 %504, label %505, label %795

505:                                              ; preds = %499
  %506 = load ptr, ptr %2, align 8, !tbaa !56
  %507 = getelementptr inbounds nuw i8, ptr %506, i64 24
  %508 = load ptr, ptr %507, align 8, !tbaa !46
  %509 = getelementptr inbounds nuw i8, ptr %508, i64 4
  br label %510

510:                                              ; preds = %510, %505
  %511 = atomicrmw xchg ptr %509, i32 1 acquire, align 4
  %512 = icmp eq i32 %511, 0
  br i1 %512, label %513, label %510, !llvm.loop !47

513:                                              ; preds = %510
  %514 = load atomic i32, ptr %508 monotonic, align 8
  %515 = icmp eq i32 %514, 0
  br i1 %515, label %520, label %516

516:                                              ; preds = %513
  %517 = getelementptr inbounds nuw i8, ptr %508, i64 16
  %518 = load i64, ptr %517, align 8, !tbaa !48
  %519 = icmp sgt i64 %518, 0
  br i1 %519, label %520, label %522

520:                                              ; preds = %516, %513
  %521 = getelementptr inbounds nuw i8, ptr %508, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %521, i8 0, i64 36, i1 false)
  store atomic i32 %472, ptr %508 monotonic, align 8
  br label %522

522:                                              ; preds = %520, %516
  store atomic i32 0, ptr %509 release, align 4
  br label %795

523:                                              ; preds = %423
  %524 = load ptr, ptr %0, align 8, !tbaa !65
  %525 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %526 = load i64, ptr %525, align 8, !tbaa !66
  %527 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %528 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %529 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %530 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %531

531:                                              ; preds = %791, %523
  %532 = phi i64 [ 0, %523 ], [ %792, %791 ]
  %533 = icmp slt i64 %532, %526
  br i1 %533, label %534, label %804

534:                                              ; preds = %531
  %535 = getelementptr inbounds %struct.tfc_instruction, ptr %524, i64 %532
  %536 = add nsw i64 %532, 1
  %537 = getelementptr inbounds nuw i8, ptr %535, i64 24
  %538 = load i32, ptr %537, align 8, !tbaa !67
  switch i32 %538, label %773 [
    i32 0, label %539
    i32 1, label %620
    i32 3, label %624
    i32 4, label %638
    i32 2, label %659
    i32 5, label %663
    i32 6, label %686
    i32 7, label %755
    i32 8, label %769
    i32 9, label %771
  ]

539:                                              ; preds = %534
  %540 = getelementptr inbounds nuw i8, ptr %535, i64 16
  %541 = load i32, ptr %540, align 8, !tbaa !72
  %542 = icmp eq i32 %541, 0
  br i1 %542, label %564, label %543

543:                                              ; preds = %539
  %544 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %545 = zext i32 %541 to i64
  %546 = and i64 %545, 1
  %547 = icmp eq i32 %541, 1
  br i1 %547, label %552, label %548

548:                                              ; preds = %543
  %549 = and i64 %545, 4294967294
  br label %571

550:                                              ; preds = %571
  %551 = icmp eq i64 %546, 0
  br i1 %551, label %564, label %552

552:                                              ; preds = %550, %543
  %553 = phi i64 [ 0, %543 ], [ %593, %550 ]
  %554 = icmp ne i64 %546, 0
  tail call void @llvm.assume(i1 %554)
  %555 = load ptr, ptr %528, align 8, !tbaa !73
  %556 = load ptr, ptr %544, align 8, !tbaa !74
  %557 = getelementptr inbounds nuw i32, ptr %556, i64 %553
  %558 = load i32, ptr %557, align 4, !tbaa !5
  %559 = sext i32 %558 to i64
  %560 = getelementptr inbounds ptr, ptr %555, i64 %559
  %561 = load ptr, ptr %560, align 8, !tbaa !38
  %562 = load ptr, ptr %529, align 8, !tbaa !75
  %563 = getelementptr inbounds nuw ptr, ptr %562, i64 %553
  store ptr %561, ptr %563, align 8, !tbaa !38
  br label %564

564:                                              ; preds = %552, %550, %539
  %565 = load ptr, ptr %535, align 8, !tbaa !76
  %566 = load ptr, ptr %529, align 8, !tbaa !75
  %567 = load ptr, ptr %530, align 8, !tbaa !77
  %568 = load ptr, ptr %2, align 8, !tbaa !56
  %569 = tail call i32 %565(ptr noundef %566, ptr noundef %567, ptr noundef %568) #13
  %570 = icmp eq i32 %569, 0
  br i1 %570, label %791, label %596

571:                                              ; preds = %571, %548
  %572 = phi i64 [ 0, %548 ], [ %593, %571 ]
  %573 = phi i64 [ 0, %548 ], [ %594, %571 ]
  %574 = load ptr, ptr %528, align 8, !tbaa !73
  %575 = load ptr, ptr %544, align 8, !tbaa !74
  %576 = getelementptr inbounds nuw i32, ptr %575, i64 %572
  %577 = load i32, ptr %576, align 4, !tbaa !5
  %578 = sext i32 %577 to i64
  %579 = getelementptr inbounds ptr, ptr %574, i64 %578
  %580 = load ptr, ptr %579, align 8, !tbaa !38
  %581 = load ptr, ptr %529, align 8, !tbaa !75
  %582 = getelementptr inbounds nuw ptr, ptr %581, i64 %572
  store ptr %580, ptr %582, align 8, !tbaa !38
  %583 = or disjoint i64 %572, 1
  %584 = load ptr, ptr %528, align 8, !tbaa !73
  %585 = load ptr, ptr %544, align 8, !tbaa !74
  %586 = getelementptr inbounds nuw i32, ptr %585, i64 %583
  %587 = load i32, ptr %586, align 4, !tbaa !5
  %588 = sext i32 %587 to i64
  %589 = getelementptr inbounds ptr, ptr %584, i64 %588
  %590 = load ptr, ptr %589, align 8, !tbaa !38
  %591 = load ptr, ptr %529, align 8, !tbaa !75
  %592 = getelementptr inbounds nuw ptr, ptr %591, i64 %583
  store ptr %590, ptr %592, align 8, !tbaa !38
  %593 = add nuw nsw i64 %572, 2
  %594 = add i64 %573, 2
  %595 = icmp eq i64 %594, %549
  br i1 %595, label %550, label %571, !llvm.loop !78

596:                                              ; preds = %564
  %597 = load ptr, ptr %2, align 8, !tbaa !56
  %598 = getelementptr inbounds nuw i8, ptr %597, i64 24
  %599 = load ptr, ptr %598, align 8, !tbaa !46
  %600 = load atomic i32, ptr %599 acquire, align 8
  %601 = icmp eq i32 %600, 0
  br i1 %601, label %602, label %795

602:                                              ; preds = %596
  %603 = load ptr, ptr %2, align 8, !tbaa !56
  %604 = getelementptr inbounds nuw i8, ptr %603, i64 24
  %605 = load ptr, ptr %604, align 8, !tbaa !46
  %606 = getelementptr inbounds nuw i8, ptr %605, i64 4
  br label %607

607:                                              ; preds = %607, %602
  %608 = atomicrmw xchg ptr %606, i32 1 acquire, align 4
  %609 = icmp eq i32 %608, 0
  br i1 %609, label %610, label %607, !llvm.loop !47

610:                                              ; preds = %607
  %611 = load atomic i32, ptr %605 monotonic, align 8
  %612 = icmp eq i32 %611, 0
  br i1 %612, label %617, label %613

613:                                              ; preds = %610
  %614 = getelementptr inbounds nuw i8, ptr %605, i64 16
  %615 = load i64, ptr %614, align 8, !tbaa !48
  %616 = icmp sgt i64 %615, 0
  br i1 %616, label %617, label %619

617:                                              ; preds = %613, %610
  %618 = getelementptr inbounds nuw i8, ptr %605, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %618, i8 0, i64 36, i1 false)
  store atomic i32 %569, ptr %605 monotonic, align 8
  br label %619

619:                                              ; preds = %617, %613
  store atomic i32 0, ptr %606 release, align 4
  br label %795

620:                                              ; preds = %534
  %621 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %622 = load i32, ptr %621, align 4, !tbaa !80
  %623 = sext i32 %622 to i64
  br label %791

624:                                              ; preds = %534
  %625 = load ptr, ptr %528, align 8, !tbaa !73
  %626 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %627 = load ptr, ptr %626, align 8, !tbaa !74
  %628 = load i32, ptr %627, align 4, !tbaa !5
  %629 = sext i32 %628 to i64
  %630 = getelementptr inbounds ptr, ptr %625, i64 %629
  %631 = load ptr, ptr %630, align 8, !tbaa !38
  %632 = load i8, ptr %631, align 1, !tbaa !13
  %633 = icmp eq i8 %632, 0
  br i1 %633, label %634, label %791

634:                                              ; preds = %624
  %635 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %636 = load i32, ptr %635, align 4, !tbaa !80
  %637 = sext i32 %636 to i64
  br label %791

638:                                              ; preds = %534
  %639 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %640 = load ptr, ptr %639, align 8, !tbaa !74
  %641 = load ptr, ptr %528, align 8, !tbaa !73
  %642 = load i32, ptr %640, align 4, !tbaa !5
  %643 = sext i32 %642 to i64
  %644 = getelementptr inbounds ptr, ptr %641, i64 %643
  %645 = load ptr, ptr %644, align 8, !tbaa !38
  store i32 0, ptr %645, align 4, !tbaa !5
  %646 = getelementptr inbounds nuw i8, ptr %640, i64 4
  %647 = load i32, ptr %646, align 4, !tbaa !5
  %648 = icmp sgt i32 %647, -1
  br i1 %648, label %649, label %791

649:                                              ; preds = %638
  %650 = zext nneg i32 %647 to i64
  %651 = getelementptr inbounds nuw ptr, ptr %641, i64 %650
  %652 = load ptr, ptr %651, align 8, !tbaa !38
  %653 = load i32, ptr %652, align 4, !tbaa !5
  %654 = icmp slt i32 %653, 1
  br i1 %654, label %655, label %791

655:                                              ; preds = %649
  %656 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %657 = load i32, ptr %656, align 4, !tbaa !80
  %658 = sext i32 %657 to i64
  br label %791

659:                                              ; preds = %534
  %660 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %661 = load i32, ptr %660, align 4, !tbaa !80
  %662 = sext i32 %661 to i64
  br label %791

663:                                              ; preds = %534
  %664 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %665 = load ptr, ptr %664, align 8, !tbaa !74
  %666 = load ptr, ptr %528, align 8, !tbaa !73
  %667 = load i32, ptr %665, align 4, !tbaa !5
  %668 = sext i32 %667 to i64
  %669 = getelementptr inbounds ptr, ptr %666, i64 %668
  %670 = load ptr, ptr %669, align 8, !tbaa !38
  %671 = load i32, ptr %670, align 4, !tbaa !5
  %672 = add i32 %671, 1
  store i32 %672, ptr %670, align 4, !tbaa !5
  %673 = getelementptr inbounds nuw i8, ptr %665, i64 4
  %674 = load i32, ptr %673, align 4, !tbaa !5
  %675 = icmp slt i32 %674, 0
  br i1 %675, label %682, label %676

676:                                              ; preds = %663
  %677 = zext nneg i32 %674 to i64
  %678 = getelementptr inbounds nuw ptr, ptr %666, i64 %677
  %679 = load ptr, ptr %678, align 8, !tbaa !38
  %680 = load i32, ptr %679, align 4, !tbaa !5
  %681 = icmp slt i32 %672, %680
  br i1 %681, label %682, label %791

682:                                              ; preds = %676, %663
  %683 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %684 = load i32, ptr %683, align 4, !tbaa !80
  %685 = sext i32 %684 to i64
  br label %791

686:                                              ; preds = %534
  %687 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %688 = load ptr, ptr %687, align 8, !tbaa !74
  %689 = getelementptr inbounds nuw i8, ptr %535, i64 16
  %690 = load i32, ptr %689, align 8, !tbaa !72
  %691 = load ptr, ptr %528, align 8, !tbaa !73
  %692 = load i32, ptr %688, align 4, !tbaa !5
  %693 = sext i32 %692 to i64
  %694 = getelementptr inbounds ptr, ptr %691, i64 %693
  %695 = load ptr, ptr %694, align 8, !tbaa !38
  %696 = getelementptr inbounds nuw i8, ptr %688, i64 4
  %697 = load i32, ptr %696, align 4, !tbaa !5
  %698 = sext i32 %697 to i64
  %699 = getelementptr inbounds ptr, ptr %691, i64 %698
  %700 = load ptr, ptr %699, align 8, !tbaa !38
  store ptr %700, ptr %694, align 8, !tbaa !38
  %701 = load ptr, ptr %528, align 8, !tbaa !73
  %702 = getelementptr inbounds ptr, ptr %701, i64 %698
  store ptr %695, ptr %702, align 8, !tbaa !38
  %703 = load ptr, ptr %527, align 8, !tbaa !81
  %704 = getelementptr inbounds nuw i8, ptr %688, i64 8
  %705 = load i32, ptr %704, align 4, !tbaa !5
  %706 = sext i32 %705 to i64
  %707 = getelementptr inbounds i8, ptr %703, i64 %706
  %708 = load i8, ptr %707, align 1, !tbaa !13
  %709 = xor i8 %708, 1
  store i8 %709, ptr %707, align 1, !tbaa !13
  %710 = ptrtoint ptr %700 to i64
  %711 = ptrtoint ptr %695 to i64
  %712 = sub i64 %710, %711
  %713 = icmp ugt i32 %690, 4
  br i1 %713, label %714, label %791

714:                                              ; preds = %686
  %715 = getelementptr inbounds nuw i8, ptr %688, i64 12
  %716 = load i32, ptr %715, align 4, !tbaa !5
  %717 = add i32 %716, 4
  %718 = sub i64 0, %712
  %719 = zext i32 %717 to i64
  %720 = zext i32 %690 to i64
  %721 = and i64 %720, 1
  %722 = icmp eq i32 %690, 5
  br i1 %722, label %777, label %723

723:                                              ; preds = %714
  %724 = and i64 %720, 4294967294
  %725 = add nsw i64 %724, -6
  br label %726

726:                                              ; preds = %726, %723
  %727 = phi i64 [ 4, %723 ], [ %752, %726 ]
  %728 = phi i64 [ 0, %723 ], [ %753, %726 ]
  %729 = load ptr, ptr %528, align 8, !tbaa !73
  %730 = getelementptr inbounds nuw i32, ptr %688, i64 %727
  %731 = load i32, ptr %730, align 4, !tbaa !5
  %732 = sext i32 %731 to i64
  %733 = getelementptr inbounds ptr, ptr %729, i64 %732
  %734 = load ptr, ptr %733, align 8, !tbaa !38
  %735 = ptrtoint ptr %734 to i64
  %736 = icmp samesign ult i64 %727, %719
  %737 = select i1 %736, i64 %712, i64 %718
  %738 = add i64 %737, %735
  %739 = inttoptr i64 %738 to ptr
  store ptr %739, ptr %733, align 8, !tbaa !38
  %740 = or disjoint i64 %727, 1
  %741 = load ptr, ptr %528, align 8, !tbaa !73
  %742 = getelementptr inbounds nuw i32, ptr %688, i64 %740
  %743 = load i32, ptr %742, align 4, !tbaa !5
  %744 = sext i32 %743 to i64
  %745 = getelementptr inbounds ptr, ptr %741, i64 %744
  %746 = load ptr, ptr %745, align 8, !tbaa !38
  %747 = ptrtoint ptr %746 to i64
  %748 = icmp samesign ult i64 %740, %719
  %749 = select i1 %748, i64 %712, i64 %718
  %750 = add i64 %749, %747
  %751 = inttoptr i64 %750 to ptr
  store ptr %751, ptr %745, align 8, !tbaa !38
  %752 = add nuw nsw i64 %727, 2
  %753 = add i64 %728, 2
  %754 = icmp eq i64 %728, %725
  br i1 %754, label %775, label %726, !llvm.loop !82

755:                                              ; preds = %534
  %756 = load ptr, ptr %527, align 8, !tbaa !81
  %757 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %758 = load ptr, ptr %757, align 8, !tbaa !74
  %759 = getelementptr inbounds nuw i8, ptr %758, i64 8
  %760 = load i32, ptr %759, align 4, !tbaa !5
  %761 = sext i32 %760 to i64
  %762 = getelementptr inbounds i8, ptr %756, i64 %761
  %763 = load i8, ptr %762, align 1, !tbaa !13
  %764 = icmp eq i8 %763, 0
  br i1 %764, label %765, label %791

765:                                              ; preds = %755
  %766 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %767 = load i32, ptr %766, align 4, !tbaa !80
  %768 = sext i32 %767 to i64
  br label %791

769:                                              ; preds = %534
  %770 = tail call fastcc i32 @set_size(ptr noundef nonnull %0, ptr noundef nonnull %535)
  br label %791

771:                                              ; preds = %534
  %772 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %535)
  br label %791

773:                                              ; preds = %534
  %774 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %535)
  br label %791

775:                                              ; preds = %726
  %776 = icmp eq i64 %721, 0
  br i1 %776, label %791, label %777

777:                                              ; preds = %775, %714
  %778 = phi i64 [ 4, %714 ], [ %752, %775 ]
  %779 = icmp ne i64 %721, 0
  tail call void @llvm.assume(i1 %779)
  %780 = load ptr, ptr %528, align 8, !tbaa !73
  %781 = getelementptr inbounds nuw i32, ptr %688, i64 %778
  %782 = load i32, ptr %781, align 4, !tbaa !5
  %783 = sext i32 %782 to i64
  %784 = getelementptr inbounds ptr, ptr %780, i64 %783
  %785 = load ptr, ptr %784, align 8, !tbaa !38
  %786 = ptrtoint ptr %785 to i64
  %787 = icmp samesign ult i64 %778, %719
  %788 = select i1 %787, i64 %712, i64 %718
  %789 = add i64 %788, %786
  %790 = inttoptr i64 %789 to ptr
  store ptr %790, ptr %784, align 8, !tbaa !38
  br label %791

791:                                              ; preds = %777, %775, %686, %682, %676, %655, %649, %638, %564, %773, %771, %769, %765, %755, %659, %634, %624, %620
  %792 = phi i64 [ %536, %773 ], [ %536, %771 ], [ %623, %620 ], [ %536, %755 ], [ %536, %686 ], [ %662, %659 ], [ %536, %638 ], [ %536, %676 ], [ %536, %624 ], [ %536, %769 ], [ %768, %765 ], [ %637, %634 ], [ %536, %564 ], [ %658, %655 ], [ %536, %649 ], [ %685, %682 ], [ %536, %775 ], [ %536, %777 ]
  %793 = phi i32 [ %774, %773 ], [ %772, %771 ], [ 0, %620 ], [ 0, %755 ], [ 0, %686 ], [ 0, %659 ], [ 0, %638 ], [ 0, %676 ], [ 0, %624 ], [ %770, %769 ], [ 0, %765 ], [ 0, %634 ], [ 0, %564 ], [ 0, %655 ], [ 0, %649 ], [ 0, %682 ], [ 0, %775 ], [ 0, %777 ]
  %794 = icmp eq i32 %793, 0
  br i1 %794, label %531, label %804, !llvm.loop !83

795:                                              ; preds = %619, %596, %499, %522, %402
  %796 = phi ptr [ %442, %499 ], [ %30, %402 ], [ %442, %522 ], [ %535, %596 ], [ %535, %619 ]
  %797 = phi i32 [ %472, %499 ], [ 1, %402 ], [ %472, %522 ], [ %569, %596 ], [ %569, %619 ]
  %798 = getelementptr inbounds nuw i8, ptr %796, i64 20
  %799 = load i32, ptr %798, align 4, !tbaa !71
  %800 = load ptr, ptr %2, align 8, !tbaa !56
  %801 = getelementptr inbounds nuw i8, ptr %800, i64 24
  %802 = load ptr, ptr %801, align 8, !tbaa !46
  %803 = getelementptr inbounds nuw i8, ptr %802, i64 8
  store i32 %799, ptr %803, align 8, !tbaa !79
  br label %804

804:                                              ; preds = %419, %26, %435, %791, %531, %795, %427
  %805 = phi i32 [ 0, %435 ], [ 0, %427 ], [ 0, %531 ], [ %797, %795 ], [ %793, %791 ], [ 0, %26 ], [ %421, %419 ]
  ret i32 %805
}

; Function Attrs: nounwind uwtable
define i32 @tfc_enter(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef writeonly captures(address_is_null) %8) local_unnamed_addr #0 {
  %10 = alloca %struct.tfc_fault, align 8
  %11 = alloca %struct.tfc_fault, align 8
  %12 = alloca %struct.tfc_memory, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #13
  store ptr %1, ptr %12, align 8, !tbaa !86
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %2, ptr %13, align 8, !tbaa !88
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr %3, ptr %14, align 8, !tbaa !89
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store ptr %5, ptr %15, align 8, !tbaa !90
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store ptr %6, ptr %16, align 8, !tbaa !91
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 40
  store i64 8, ptr %17, align 8, !tbaa !92
  %18 = call fastcc i32 @check(ptr noundef %0, ptr noundef %12, ptr noundef %4, ptr noundef %7, ptr noundef %8)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %54

20:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %22 = load i64, ptr %21, align 8, !tbaa !93
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %52, label %24

24:                                               ; preds = %20
  %25 = load i64, ptr %1, align 8, !tbaa !39
  %26 = icmp eq i64 %25, %22
  br i1 %26, label %27, label %34

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %29 = load i64, ptr %28, align 8, !tbaa !102
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %52

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %33 = load ptr, ptr %32, align 8, !tbaa !103
  br label %39

34:                                               ; preds = %24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  %35 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.13, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %10)
  br label %51

36:                                               ; preds = %39
  %37 = add nuw nsw i64 %40, 1
  %38 = icmp eq i64 %37, %29
  br i1 %38, label %52, label %39, !llvm.loop !104

39:                                               ; preds = %36, %31
  %40 = phi i64 [ 0, %31 ], [ %37, %36 ]
  %41 = getelementptr inbounds nuw %struct.tfc_flag, ptr %33, i64 %40
  %42 = load i64, ptr %41, align 8, !tbaa !105
  %43 = getelementptr inbounds i8, ptr %1, i64 %42
  %44 = load i8, ptr %43, align 1, !tbaa !13
  %45 = icmp eq i8 %44, 0
  br i1 %45, label %46, label %36

46:                                               ; preds = %39
  %47 = getelementptr inbounds nuw i8, ptr %11, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %47, i8 0, i64 48, i1 false)
  %48 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %49 = load ptr, ptr %48, align 8, !tbaa !107
  store ptr %49, ptr %11, align 8, !tbaa !108
  %50 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %11)
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
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #13
  ret i32 %55
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef readonly captures(address_is_null) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef writeonly captures(address_is_null) %4) unnamed_addr #9 {
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = alloca %struct.tfc_fault, align 8
  %10 = alloca %struct.tfc_fault, align 8
  %11 = alloca %struct.tfc_fault, align 8
  %12 = tail call fastcc i32 @check_host(ptr noundef %3, ptr noundef %4)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %286

14:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %16 = load i64, ptr %15, align 8, !tbaa !111
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %28, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %20 = load ptr, ptr %19, align 8, !tbaa !88
  %21 = icmp ne ptr %20, null
  %22 = ptrtoint ptr %20 to i64
  %23 = and i64 %22, 63
  %24 = icmp eq i64 %23, 0
  %25 = and i1 %21, %24
  br i1 %25, label %28, label %26

26:                                               ; preds = %18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %9, i8 0, i64 56, i1 false)
  %27 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.3, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %9)
  br label %55

28:                                               ; preds = %18, %14
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %30 = load i64, ptr %29, align 8, !tbaa !112
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %42, label %32

32:                                               ; preds = %28
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %34 = load ptr, ptr %33, align 8, !tbaa !89
  %35 = icmp ne ptr %34, null
  %36 = ptrtoint ptr %34 to i64
  %37 = and i64 %36, 63
  %38 = icmp eq i64 %37, 0
  %39 = and i1 %35, %38
  br i1 %39, label %42, label %40

40:                                               ; preds = %32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  %41 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.4, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %10)
  br label %55

42:                                               ; preds = %32, %28
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %44 = load i64, ptr %43, align 8, !tbaa !93
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %56, label %46

46:                                               ; preds = %42
  %47 = load ptr, ptr %1, align 8, !tbaa !86
  %48 = icmp ne ptr %47, null
  %49 = ptrtoint ptr %47 to i64
  %50 = and i64 %49, 63
  %51 = icmp eq i64 %50, 0
  %52 = and i1 %48, %51
  br i1 %52, label %56, label %53

53:                                               ; preds = %46
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %11, i8 0, i64 56, i1 false)
  %54 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.2, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %11)
  br label %55

55:                                               ; preds = %26, %40, %53
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %286

56:                                               ; preds = %46, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %57 = tail call fastcc i32 @check_dims(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %4)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %286

59:                                               ; preds = %56
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %61 = load ptr, ptr %60, align 8, !tbaa !113
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %63 = load i64, ptr %62, align 8, !tbaa !114
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %65 = load ptr, ptr %64, align 8, !tbaa !90
  %66 = icmp sgt i64 %63, 0
  br i1 %66, label %67, label %103

67:                                               ; preds = %59
  %68 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %69 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %70 = icmp eq ptr %65, null
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %73

73:                                               ; preds = %97, %67
  %74 = phi i64 [ 0, %67 ], [ %98, %97 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #13
  %75 = getelementptr inbounds nuw %struct.tfc_given, ptr %61, i64 %74
  %76 = load ptr, ptr %75, align 8, !tbaa !115
  store ptr %76, ptr %8, align 8, !tbaa !108
  %77 = getelementptr inbounds nuw i8, ptr %75, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %68, i8 0, i64 40, i1 false)
  store ptr %77, ptr %69, align 8, !tbaa !118
  br i1 %70, label %84, label %78

78:                                               ; preds = %73
  %79 = load i64, ptr %71, align 8, !tbaa !92
  %80 = mul i64 %79, %74
  %81 = getelementptr inbounds nuw i8, ptr %65, i64 %80
  %82 = load ptr, ptr %81, align 8, !tbaa !38
  %83 = icmp eq ptr %82, null
  br i1 %83, label %84, label %91

84:                                               ; preds = %78, %73
  %85 = load ptr, ptr %72, align 8, !tbaa !119
  %86 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %87 = load i64, ptr %86, align 8, !tbaa !120
  %88 = getelementptr inbounds i64, ptr %85, i64 %87
  %89 = tail call fastcc i64 @evaluate(ptr noundef %88, ptr noundef readonly %2)
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %97, label %100

91:                                               ; preds = %78
  %92 = ptrtoint ptr %82 to i64
  %93 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %94 = load i64, ptr %93, align 8, !tbaa !121
  %95 = urem i64 %92, %94
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %97, label %100

97:                                               ; preds = %91, %84
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #13
  %98 = add nuw nsw i64 %74, 1
  %99 = icmp eq i64 %98, %63
  br i1 %99, label %103, label %73, !llvm.loop !122

100:                                              ; preds = %91, %84
  %101 = phi ptr [ @.str.7, %84 ], [ @.str.8, %91 ]
  %102 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %101, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #13
  br label %286

103:                                              ; preds = %97, %59
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %105 = load ptr, ptr %104, align 8, !tbaa !123
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %107 = load i64, ptr %106, align 8, !tbaa !124
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %109 = load ptr, ptr %108, align 8, !tbaa !91
  %110 = icmp sgt i64 %107, 0
  br i1 %110, label %111, label %147

111:                                              ; preds = %103
  %112 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %113 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %114 = icmp eq ptr %109, null
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %117

117:                                              ; preds = %141, %111
  %118 = phi i64 [ 0, %111 ], [ %142, %141 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  %119 = getelementptr inbounds nuw %struct.tfc_given, ptr %105, i64 %118
  %120 = load ptr, ptr %119, align 8, !tbaa !115
  store ptr %120, ptr %7, align 8, !tbaa !108
  %121 = getelementptr inbounds nuw i8, ptr %119, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %112, i8 0, i64 40, i1 false)
  store ptr %121, ptr %113, align 8, !tbaa !118
  br i1 %114, label %128, label %122

122:                                              ; preds = %117
  %123 = load i64, ptr %115, align 8, !tbaa !92
  %124 = mul i64 %123, %118
  %125 = getelementptr inbounds nuw i8, ptr %109, i64 %124
  %126 = load ptr, ptr %125, align 8, !tbaa !38
  %127 = icmp eq ptr %126, null
  br i1 %127, label %128, label %135

128:                                              ; preds = %122, %117
  %129 = load ptr, ptr %116, align 8, !tbaa !119
  %130 = getelementptr inbounds nuw i8, ptr %119, i64 16
  %131 = load i64, ptr %130, align 8, !tbaa !120
  %132 = getelementptr inbounds i64, ptr %129, i64 %131
  %133 = tail call fastcc i64 @evaluate(ptr noundef %132, ptr noundef readonly %2)
  %134 = icmp eq i64 %133, 0
  br i1 %134, label %141, label %144

135:                                              ; preds = %122
  %136 = ptrtoint ptr %126 to i64
  %137 = getelementptr inbounds nuw i8, ptr %119, i64 8
  %138 = load i64, ptr %137, align 8, !tbaa !121
  %139 = urem i64 %136, %138
  %140 = icmp eq i64 %139, 0
  br i1 %140, label %141, label %144

141:                                              ; preds = %135, %128
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  %142 = add nuw nsw i64 %118, 1
  %143 = icmp eq i64 %142, %107
  br i1 %143, label %147, label %117, !llvm.loop !122

144:                                              ; preds = %135, %128
  %145 = phi ptr [ @.str.7, %128 ], [ @.str.8, %135 ]
  %146 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %145, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  br label %286

147:                                              ; preds = %141, %103
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %149 = load i64, ptr %148, align 8, !tbaa !125
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %286, label %151

151:                                              ; preds = %147
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %152 = add i64 %107, 3
  %153 = add i64 %152, %63
  %154 = icmp sgt i64 %107, -2
  br i1 %154, label %155, label %284

155:                                              ; preds = %151
  %156 = add i64 %107, 2
  %157 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %160 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %161 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %164

162:                                              ; preds = %217, %208
  %163 = icmp eq i64 %213, %156
  br i1 %163, label %284, label %164

164:                                              ; preds = %162, %155
  %165 = phi i64 [ 0, %155 ], [ %213, %162 ]
  switch i64 %165, label %177 [
    i64 0, label %166
    i64 1, label %173
  ]

166:                                              ; preds = %164
  %167 = load ptr, ptr %1, align 8, !tbaa !86, !noalias !126
  %168 = ptrtoint ptr %167 to i64
  %169 = load i64, ptr %43, align 8, !tbaa !93, !noalias !126
  %170 = icmp eq i64 %169, 0
  br i1 %170, label %208, label %171

171:                                              ; preds = %166
  %172 = load i64, ptr %158, align 8, !tbaa !129, !noalias !126
  br label %208

173:                                              ; preds = %164
  %174 = load ptr, ptr %157, align 8, !tbaa !89, !noalias !126
  %175 = ptrtoint ptr %174 to i64
  %176 = load i64, ptr %29, align 8, !tbaa !112, !noalias !126
  br label %208

177:                                              ; preds = %164
  %178 = icmp slt i64 %165, %156
  %179 = getelementptr %struct.tfc_given, ptr %105, i64 %165
  %180 = getelementptr i8, ptr %179, i64 -128
  %181 = sub i64 %165, %107
  %182 = getelementptr %struct.tfc_given, ptr %61, i64 %181
  %183 = getelementptr i8, ptr %182, i64 -192
  %184 = select i1 %178, ptr %180, ptr %183
  %185 = load ptr, ptr %159, align 8, !tbaa !119, !noalias !126
  %186 = getelementptr inbounds nuw i8, ptr %184, i64 16
  %187 = load i64, ptr %186, align 8, !tbaa !120, !noalias !126
  %188 = getelementptr inbounds i64, ptr %185, i64 %187
  %189 = tail call fastcc i64 @evaluate(ptr noundef %188, ptr noundef readonly %2), !noalias !126
  %190 = icmp eq i64 %189, 0
  br i1 %190, label %204, label %191

191:                                              ; preds = %177
  %192 = add nsw i64 %165, -2
  %193 = sub i64 %165, %107
  %194 = add i64 %193, -3
  %195 = select i1 %178, i64 %192, i64 %194
  %196 = select i1 %178, i64 32, i64 24
  %197 = getelementptr inbounds nuw i8, ptr %1, i64 %196
  %198 = load ptr, ptr %197, align 8, !tbaa !38, !noalias !126
  %199 = load i64, ptr %160, align 8, !tbaa !92, !noalias !126
  %200 = mul i64 %199, %195
  %201 = getelementptr inbounds nuw i8, ptr %198, i64 %200
  %202 = load ptr, ptr %201, align 8, !tbaa !38, !noalias !126
  %203 = ptrtoint ptr %202 to i64
  br label %204

204:                                              ; preds = %191, %177
  %205 = phi i64 [ 0, %177 ], [ %203, %191 ]
  %206 = load ptr, ptr %184, align 8, !tbaa !115, !noalias !126
  %207 = getelementptr inbounds nuw i8, ptr %184, i64 40
  br label %208

208:                                              ; preds = %204, %173, %171, %166
  %209 = phi ptr [ null, %166 ], [ %207, %204 ], [ null, %173 ], [ null, %171 ]
  %210 = phi i64 [ 0, %166 ], [ %189, %204 ], [ %176, %173 ], [ %172, %171 ]
  %211 = phi i64 [ %168, %166 ], [ %205, %204 ], [ %175, %173 ], [ %168, %171 ]
  %212 = phi ptr [ @.str.10, %166 ], [ %206, %204 ], [ @.str.11, %173 ], [ @.str.10, %171 ]
  %213 = add nuw i64 %165, 1
  %214 = icmp slt i64 %213, %153
  br i1 %214, label %215, label %162

215:                                              ; preds = %208
  %216 = icmp eq i64 %210, 0
  br label %220

217:                                              ; preds = %264
  %218 = add i64 %221, 1
  %219 = icmp eq i64 %218, %153
  br i1 %219, label %162, label %220, !llvm.loop !130

220:                                              ; preds = %217, %215
  %221 = phi i64 [ %213, %215 ], [ %218, %217 ]
  %222 = icmp eq i64 %221, 1
  br i1 %222, label %223, label %227

223:                                              ; preds = %220
  %224 = load ptr, ptr %157, align 8, !tbaa !89, !noalias !131
  %225 = ptrtoint ptr %224 to i64
  %226 = load i64, ptr %29, align 8, !tbaa !112, !noalias !131
  br label %264

227:                                              ; preds = %220
  %228 = icmp eq i64 %221, %156
  br i1 %228, label %229, label %233

229:                                              ; preds = %227
  %230 = load ptr, ptr %161, align 8, !tbaa !88, !noalias !131
  %231 = ptrtoint ptr %230 to i64
  %232 = load i64, ptr %15, align 8, !tbaa !111, !noalias !131
  br label %264

233:                                              ; preds = %227
  %234 = icmp slt i64 %221, %156
  %235 = getelementptr %struct.tfc_given, ptr %105, i64 %221
  %236 = getelementptr i8, ptr %235, i64 -128
  %237 = sub i64 %221, %107
  %238 = getelementptr %struct.tfc_given, ptr %61, i64 %237
  %239 = getelementptr i8, ptr %238, i64 -192
  %240 = select i1 %234, ptr %236, ptr %239
  %241 = load ptr, ptr %159, align 8, !tbaa !119, !noalias !131
  %242 = getelementptr inbounds nuw i8, ptr %240, i64 16
  %243 = load i64, ptr %242, align 8, !tbaa !120, !noalias !131
  %244 = getelementptr inbounds i64, ptr %241, i64 %243
  %245 = tail call fastcc i64 @evaluate(ptr noundef %244, ptr noundef readonly %2), !noalias !131
  %246 = icmp eq i64 %245, 0
  br i1 %246, label %260, label %247

247:                                              ; preds = %233
  %248 = add nsw i64 %221, -2
  %249 = sub i64 %221, %107
  %250 = add i64 %249, -3
  %251 = select i1 %234, i64 %248, i64 %250
  %252 = select i1 %234, i64 32, i64 24
  %253 = getelementptr inbounds nuw i8, ptr %1, i64 %252
  %254 = load ptr, ptr %253, align 8, !tbaa !38, !noalias !131
  %255 = load i64, ptr %160, align 8, !tbaa !92, !noalias !131
  %256 = mul i64 %255, %251
  %257 = getelementptr inbounds nuw i8, ptr %254, i64 %256
  %258 = load ptr, ptr %257, align 8, !tbaa !38, !noalias !131
  %259 = ptrtoint ptr %258 to i64
  br label %260

260:                                              ; preds = %247, %233
  %261 = phi i64 [ 0, %233 ], [ %259, %247 ]
  %262 = load ptr, ptr %240, align 8, !tbaa !115, !noalias !131
  %263 = getelementptr inbounds nuw i8, ptr %240, i64 40
  br label %264

264:                                              ; preds = %260, %229, %223
  %265 = phi ptr [ null, %229 ], [ %263, %260 ], [ null, %223 ]
  %266 = phi i64 [ %232, %229 ], [ %245, %260 ], [ %226, %223 ]
  %267 = phi i64 [ %231, %229 ], [ %261, %260 ], [ %225, %223 ]
  %268 = phi ptr [ @.str.12, %229 ], [ %262, %260 ], [ @.str.11, %223 ]
  %269 = sub i64 %211, %267
  %270 = icmp uge i64 %269, %266
  %271 = sub i64 %267, %211
  %272 = icmp uge i64 %271, %210
  %273 = select i1 %270, i1 %272, i1 false
  %274 = icmp eq i64 %266, 0
  %275 = select i1 %216, i1 true, i1 %274
  %276 = select i1 %275, i1 true, i1 %273
  br i1 %276, label %217, label %277

277:                                              ; preds = %264
  store ptr %268, ptr %6, align 8, !tbaa !108
  %278 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %212, ptr %278, align 8, !tbaa !134
  %279 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %280 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %281 = icmp eq ptr %265, null
  %282 = select i1 %281, ptr %209, ptr %265
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %279, i8 0, i64 32, i1 false)
  store ptr %282, ptr %280, align 8, !tbaa !118
  %283 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.9, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6)
  br label %284

284:                                              ; preds = %162, %151, %277
  %285 = phi i32 [ 3, %277 ], [ 0, %151 ], [ 0, %162 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %286

286:                                              ; preds = %5, %55, %100, %56, %144, %147, %284
  %287 = phi i32 [ %285, %284 ], [ 0, %147 ], [ 3, %144 ], [ 3, %100 ], [ %57, %56 ], [ 3, %55 ], [ %12, %5 ]
  ret i32 %287
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @run(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2, ptr noundef %3, ptr noundef writeonly captures(address_is_null) %4) unnamed_addr #0 {
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_failure, align 8
  %8 = alloca %struct.tfc_ctx, align 8
  %9 = alloca %struct.tfc_region, align 8
  %10 = load ptr, ptr %1, align 8, !tbaa !86
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !89
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %14 = load i64, ptr %13, align 8, !tbaa !135
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %87

16:                                               ; preds = %5
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %24

24:                                               ; preds = %78, %16
  %25 = phi i64 [ 0, %16 ], [ %85, %78 ]
  %26 = load ptr, ptr %17, align 8, !tbaa !136
  %27 = getelementptr inbounds nuw %struct.tfc_place, ptr %26, i64 %25
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %29 = load i64, ptr %28, align 8, !tbaa !137
  %30 = load i32, ptr %27, align 8, !tbaa !139
  switch i32 %30, label %67 [
    i32 0, label %31
    i32 1, label %41
    i32 2, label %51
    i32 3, label %55
    i32 4, label %59
    i32 5, label %63
  ]

31:                                               ; preds = %24
  %32 = load ptr, ptr %22, align 8, !tbaa !90
  %33 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %34 = load i32, ptr %33, align 8, !tbaa !140
  %35 = sext i32 %34 to i64
  %36 = load i64, ptr %21, align 8, !tbaa !92
  %37 = mul i64 %36, %35
  %38 = getelementptr inbounds nuw i8, ptr %32, i64 %37
  %39 = load ptr, ptr %38, align 8, !tbaa !38
  %40 = ptrtoint ptr %39 to i64
  br label %78

41:                                               ; preds = %24
  %42 = load ptr, ptr %20, align 8, !tbaa !91
  %43 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %44 = load i32, ptr %43, align 8, !tbaa !140
  %45 = sext i32 %44 to i64
  %46 = load i64, ptr %21, align 8, !tbaa !92
  %47 = mul i64 %46, %45
  %48 = getelementptr inbounds nuw i8, ptr %42, i64 %47
  %49 = load ptr, ptr %48, align 8, !tbaa !38
  %50 = ptrtoint ptr %49 to i64
  br label %78

51:                                               ; preds = %24
  %52 = load ptr, ptr %1, align 8, !tbaa !86
  %53 = ptrtoint ptr %52 to i64
  %54 = add i64 %29, %53
  br label %78

55:                                               ; preds = %24
  %56 = load ptr, ptr %19, align 8, !tbaa !88
  %57 = ptrtoint ptr %56 to i64
  %58 = add i64 %29, %57
  br label %78

59:                                               ; preds = %24
  %60 = load ptr, ptr %18, align 8, !tbaa !141
  %61 = ptrtoint ptr %60 to i64
  %62 = add i64 %29, %61
  br label %78

63:                                               ; preds = %24
  %64 = load ptr, ptr %11, align 8, !tbaa !89
  %65 = ptrtoint ptr %64 to i64
  %66 = add i64 %29, %65
  br label %78

67:                                               ; preds = %24
  %68 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %69 = load i32, ptr %68, align 8, !tbaa !140
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds ptr, ptr %12, i64 %70
  %72 = load ptr, ptr %71, align 8, !tbaa !38
  %73 = ptrtoint ptr %72 to i64
  %74 = load ptr, ptr %23, align 8, !tbaa !119
  %75 = getelementptr inbounds i64, ptr %74, i64 %29
  %76 = tail call fastcc i64 @evaluate(ptr noundef %75, ptr noundef readonly %2)
  %77 = add i64 %76, %73
  br label %78

78:                                               ; preds = %67, %63, %59, %55, %51, %41, %31
  %79 = phi i64 [ %77, %67 ], [ %40, %31 ], [ %50, %41 ], [ %54, %51 ], [ %58, %55 ], [ %62, %59 ], [ %66, %63 ]
  %80 = inttoptr i64 %79 to ptr
  %81 = getelementptr inbounds nuw i8, ptr %27, i64 4
  %82 = load i32, ptr %81, align 4, !tbaa !142
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds ptr, ptr %12, i64 %83
  store ptr %80, ptr %84, align 8, !tbaa !38
  %85 = add nuw nsw i64 %25, 1
  %86 = icmp eq i64 %85, %14
  br i1 %86, label %87, label %24, !llvm.loop !143

87:                                               ; preds = %78, %5
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %89 = load i64, ptr %88, align 8, !tbaa !144
  %90 = icmp sgt i64 %89, 0
  br i1 %90, label %91, label %93

91:                                               ; preds = %87
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 216
  br label %99

93:                                               ; preds = %99, %87
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %95 = load i64, ptr %94, align 8, !tbaa !145
  %96 = icmp sgt i64 %95, 0
  br i1 %96, label %97, label %107

97:                                               ; preds = %93
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %111

99:                                               ; preds = %91, %99
  %100 = phi i64 [ 0, %91 ], [ %104, %99 ]
  %101 = load i64, ptr %92, align 8, !tbaa !146
  %102 = getelementptr i8, ptr %12, i64 %101
  %103 = getelementptr i8, ptr %102, i64 %100
  store i8 0, ptr %103, align 1, !tbaa !13
  %104 = add nuw nsw i64 %100, 1
  %105 = load i64, ptr %88, align 8, !tbaa !144
  %106 = icmp slt i64 %104, %105
  br i1 %106, label %99, label %93, !llvm.loop !147

107:                                              ; preds = %128, %93
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %7, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #13
  store i32 32, ptr %8, align 8, !tbaa !148
  %108 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store i32 0, ptr %108, align 4, !tbaa !149
  %109 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %110 = icmp eq ptr %3, null
  br i1 %110, label %135, label %132

111:                                              ; preds = %97, %128
  %112 = phi i64 [ %95, %97 ], [ %129, %128 ]
  %113 = phi i64 [ 0, %97 ], [ %130, %128 ]
  %114 = load ptr, ptr %98, align 8, !tbaa !150
  %115 = getelementptr inbounds nuw %struct.tfc_aside, ptr %114, i64 %113
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 8
  %117 = load i64, ptr %116, align 8, !tbaa !151
  %118 = getelementptr inbounds i8, ptr %12, i64 %117
  %119 = load i64, ptr %115, align 8, !tbaa !153
  %120 = getelementptr inbounds i8, ptr %10, i64 %119
  %121 = getelementptr inbounds nuw i8, ptr %115, i64 16
  %122 = load i64, ptr %121, align 8, !tbaa !154
  %123 = icmp slt i64 %122, 1
  %124 = icmp eq ptr %118, %120
  %125 = or i1 %124, %123
  br i1 %125, label %128, label %126

126:                                              ; preds = %111
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %118, ptr readonly align 1 %120, i64 %122, i1 false)
  %127 = load i64, ptr %94, align 8, !tbaa !145
  br label %128

128:                                              ; preds = %111, %126
  %129 = phi i64 [ %112, %111 ], [ %127, %126 ]
  %130 = add nuw nsw i64 %113, 1
  %131 = icmp slt i64 %130, %129
  br i1 %131, label %111, label %107, !llvm.loop !155

132:                                              ; preds = %107
  %133 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %134 = load ptr, ptr %133, align 8, !tbaa !156
  br label %135

135:                                              ; preds = %107, %132
  %136 = phi ptr [ %134, %132 ], [ null, %107 ]
  store ptr %136, ptr %109, align 8, !tbaa !30
  %137 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %3, ptr %137, align 8, !tbaa !23
  %138 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store ptr %7, ptr %138, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #13
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %140 = load ptr, ptr %139, align 8, !tbaa !157
  store ptr %140, ptr %9, align 8, !tbaa !65
  %141 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %143 = load i64, ptr %142, align 8, !tbaa !158
  store i64 %143, ptr %141, align 8, !tbaa !66
  %144 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr %12, ptr %144, align 8, !tbaa !73
  %145 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store ptr %2, ptr %145, align 8, !tbaa !77
  %146 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %148 = load i64, ptr %147, align 8, !tbaa !159
  %149 = getelementptr inbounds i8, ptr %12, i64 %148
  store ptr %149, ptr %146, align 8, !tbaa !75
  %150 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store ptr %8, ptr %150, align 8, !tbaa !56
  %151 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %153 = load i64, ptr %152, align 8, !tbaa !160
  store i64 %153, ptr %151, align 8, !tbaa !70
  %154 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %156 = load ptr, ptr %155, align 8, !tbaa !119
  store ptr %156, ptr %154, align 8, !tbaa !161
  %157 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %159 = load i64, ptr %158, align 8, !tbaa !146
  %160 = getelementptr inbounds i8, ptr %12, i64 %159
  store ptr %160, ptr %157, align 8, !tbaa !81
  %161 = getelementptr inbounds nuw i8, ptr %9, i64 72
  store ptr null, ptr %161, align 8, !tbaa !162
  %162 = getelementptr inbounds nuw i8, ptr %9, i64 80
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %164 = load i64, ptr %163, align 8, !tbaa !163
  store i64 %164, ptr %162, align 8, !tbaa !84
  %165 = call i32 @tfc_walk(ptr noundef nonnull %9)
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %172, label %167

167:                                              ; preds = %135
  %168 = load i64, ptr %94, align 8, !tbaa !145
  %169 = icmp sgt i64 %168, 0
  br i1 %169, label %170, label %180

170:                                              ; preds = %167
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %227

172:                                              ; preds = %135
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %174 = load i64, ptr %173, align 8, !tbaa !164
  %175 = icmp sgt i64 %174, 0
  br i1 %175, label %176, label %248

176:                                              ; preds = %172
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %178 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %179 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %254

180:                                              ; preds = %244, %167
  %181 = load atomic i32, ptr %7 seq_cst, align 8, !tbaa !165
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  store ptr @.str.15, ptr %6, align 8, !tbaa !108
  %182 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr @.str.15, ptr %182, align 8, !tbaa !134
  %183 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %184 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %185 = load <2 x i64>, ptr %184, align 8, !tbaa !39
  store <2 x i64> %185, ptr %183, align 8, !tbaa !39
  %186 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %187 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %188 = load i64, ptr %187, align 8, !tbaa !53
  store i64 %188, ptr %186, align 8, !tbaa !166
  %189 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %190 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %191 = load double, ptr %190, align 8, !tbaa !54
  store double %191, ptr %189, align 8, !tbaa !167
  %192 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store ptr null, ptr %192, align 8, !tbaa !118
  %193 = icmp eq i32 %181, 1
  br i1 %193, label %205, label %194

194:                                              ; preds = %180
  %195 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %196 = load i64, ptr %195, align 8, !tbaa !168
  %197 = icmp sgt i64 %196, 0
  br i1 %197, label %198, label %224

198:                                              ; preds = %194
  %199 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %200 = load ptr, ptr %199, align 8, !tbaa !169
  %201 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %202 = load i32, ptr %201, align 8, !tbaa !79
  %203 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %204 = load i32, ptr %203, align 4
  br label %207

205:                                              ; preds = %180
  %206 = call fastcc i32 @report(ptr noundef %4, i32 noundef 1, ptr noundef nonnull @.str.16, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6)
  br label %226

207:                                              ; preds = %221, %198
  %208 = phi i64 [ 0, %198 ], [ %222, %221 ]
  %209 = getelementptr inbounds nuw %struct.tfc_message, ptr %200, i64 %208
  %210 = load i32, ptr %209, align 8, !tbaa !170
  %211 = icmp eq i32 %210, %202
  br i1 %211, label %212, label %221

212:                                              ; preds = %207
  %213 = getelementptr inbounds nuw i8, ptr %209, i64 4
  %214 = load i32, ptr %213, align 4, !tbaa !172
  %215 = icmp eq i32 %214, %204
  br i1 %215, label %216, label %221

216:                                              ; preds = %212
  %217 = getelementptr inbounds nuw i8, ptr %209, i64 16
  store ptr %217, ptr %192, align 8, !tbaa !118
  %218 = getelementptr inbounds nuw i8, ptr %209, i64 8
  %219 = load ptr, ptr %218, align 8, !tbaa !173
  %220 = call fastcc i32 @report(ptr noundef %4, i32 noundef %181, ptr noundef %219, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6)
  br label %226

221:                                              ; preds = %212, %207
  %222 = add nuw nsw i64 %208, 1
  %223 = icmp eq i64 %222, %196
  br i1 %223, label %224, label %207, !llvm.loop !174

224:                                              ; preds = %221, %194
  %225 = call fastcc i32 @report(ptr noundef %4, i32 noundef %181, ptr noundef nonnull @.str.17, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6)
  br label %226

226:                                              ; preds = %205, %216, %224
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  br label %294

227:                                              ; preds = %170, %244
  %228 = phi i64 [ %168, %170 ], [ %245, %244 ]
  %229 = phi i64 [ 0, %170 ], [ %246, %244 ]
  %230 = load ptr, ptr %171, align 8, !tbaa !150
  %231 = getelementptr inbounds nuw %struct.tfc_aside, ptr %230, i64 %229
  %232 = load i64, ptr %231, align 8, !tbaa !153
  %233 = getelementptr inbounds i8, ptr %10, i64 %232
  %234 = getelementptr inbounds nuw i8, ptr %231, i64 8
  %235 = load i64, ptr %234, align 8, !tbaa !151
  %236 = getelementptr inbounds i8, ptr %12, i64 %235
  %237 = getelementptr inbounds nuw i8, ptr %231, i64 16
  %238 = load i64, ptr %237, align 8, !tbaa !154
  %239 = icmp slt i64 %238, 1
  %240 = icmp eq ptr %233, %236
  %241 = or i1 %240, %239
  br i1 %241, label %244, label %242

242:                                              ; preds = %227
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %233, ptr readonly align 1 %236, i64 %238, i1 false)
  %243 = load i64, ptr %94, align 8, !tbaa !145
  br label %244

244:                                              ; preds = %227, %242
  %245 = phi i64 [ %228, %227 ], [ %243, %242 ]
  %246 = add nuw nsw i64 %229, 1
  %247 = icmp slt i64 %246, %245
  br i1 %247, label %227, label %180, !llvm.loop !175

248:                                              ; preds = %281, %172
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %250 = load i64, ptr %249, align 8, !tbaa !176
  %251 = icmp sgt i64 %250, 0
  br i1 %251, label %252, label %294

252:                                              ; preds = %248
  %253 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %285

254:                                              ; preds = %176, %281
  %255 = phi i64 [ %174, %176 ], [ %282, %281 ]
  %256 = phi i64 [ 0, %176 ], [ %283, %281 ]
  %257 = load ptr, ptr %177, align 8, !tbaa !177
  %258 = getelementptr inbounds nuw %struct.tfc_result, ptr %257, i64 %256
  %259 = load ptr, ptr %178, align 8, !tbaa !91
  %260 = getelementptr inbounds nuw i8, ptr %258, i64 4
  %261 = load i32, ptr %260, align 4, !tbaa !178
  %262 = sext i32 %261 to i64
  %263 = load i64, ptr %179, align 8, !tbaa !92
  %264 = mul i64 %263, %262
  %265 = getelementptr inbounds nuw i8, ptr %259, i64 %264
  %266 = load ptr, ptr %265, align 8, !tbaa !38
  %267 = load i32, ptr %258, align 8, !tbaa !180
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds ptr, ptr %12, i64 %268
  %270 = load ptr, ptr %269, align 8, !tbaa !38
  %271 = load ptr, ptr %155, align 8, !tbaa !119
  %272 = getelementptr inbounds nuw i8, ptr %258, i64 8
  %273 = load i64, ptr %272, align 8, !tbaa !181
  %274 = getelementptr inbounds i64, ptr %271, i64 %273
  %275 = call fastcc i64 @evaluate(ptr noundef %274, ptr noundef %2)
  %276 = icmp slt i64 %275, 1
  %277 = icmp eq ptr %266, %270
  %278 = or i1 %277, %276
  br i1 %278, label %281, label %279

279:                                              ; preds = %254
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %266, ptr readonly align 1 %270, i64 %275, i1 false)
  %280 = load i64, ptr %173, align 8, !tbaa !164
  br label %281

281:                                              ; preds = %254, %279
  %282 = phi i64 [ %255, %254 ], [ %280, %279 ]
  %283 = add nuw nsw i64 %256, 1
  %284 = icmp slt i64 %283, %282
  br i1 %284, label %254, label %248, !llvm.loop !182

285:                                              ; preds = %252, %285
  %286 = phi i64 [ 0, %252 ], [ %291, %285 ]
  %287 = load ptr, ptr %253, align 8, !tbaa !183
  %288 = getelementptr inbounds nuw %struct.tfc_flag, ptr %287, i64 %286
  %289 = load i64, ptr %288, align 8, !tbaa !105
  %290 = getelementptr inbounds i8, ptr %10, i64 %289
  store i8 1, ptr %290, align 1, !tbaa !13
  %291 = add nuw nsw i64 %286, 1
  %292 = load i64, ptr %249, align 8, !tbaa !176
  %293 = icmp slt i64 %291, %292
  br i1 %293, label %285, label %294, !llvm.loop !184

294:                                              ; preds = %285, %248, %226
  %295 = phi i32 [ %181, %226 ], [ 0, %248 ], [ 0, %285 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  ret i32 %295
}

; Function Attrs: nounwind uwtable
define i32 @tfc_run(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3) local_unnamed_addr #0 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = alloca %struct.tfc_fault, align 8
  %10 = alloca %struct.tfc_fault, align 8
  %11 = alloca %struct.tfc_fault, align 8
  %12 = alloca %struct.tfc_fault, align 8
  %13 = alloca %struct.tfc_fault, align 8
  %14 = alloca %struct.tfc_fault, align 8
  %15 = alloca %struct.tfc_fault, align 8
  %16 = alloca %struct.tfc_fault, align 8
  %17 = alloca %struct.tfc_memory, align 8
  %18 = icmp eq ptr %3, null
  br i1 %18, label %416, label %19

19:                                               ; preds = %4
  %20 = load i32, ptr %3, align 8, !tbaa !185
  %21 = icmp ult i32 %20, 16
  br i1 %21, label %416, label %22

22:                                               ; preds = %19
  %23 = icmp ult i32 %20, 104
  br i1 %23, label %24, label %32

24:                                               ; preds = %22
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %26 = load ptr, ptr %25, align 8, !tbaa !189
  %27 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %28 = zext nneg i32 %20 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %15, i8 0, i64 24, i1 false)
  store i64 %28, ptr %27, align 8, !tbaa !190
  %29 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store i64 104, ptr %29, align 8, !tbaa !166
  %30 = getelementptr inbounds nuw i8, ptr %15, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %30, i8 0, i64 16, i1 false)
  %31 = tail call fastcc i32 @report(ptr noundef %26, i32 noundef 3, ptr noundef nonnull @.str, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %15)
  br label %416

32:                                               ; preds = %22
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %34 = load i32, ptr %33, align 4, !tbaa !191
  %35 = icmp ult i32 %34, %1
  br i1 %35, label %45, label %36

36:                                               ; preds = %32
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %38 = load ptr, ptr %37, align 8, !tbaa !189
  %39 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %40 = zext i32 %34 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %16, i8 0, i64 24, i1 false)
  store i64 %40, ptr %39, align 8, !tbaa !190
  %41 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %42 = zext i32 %1 to i64
  store i64 %42, ptr %41, align 8, !tbaa !166
  %43 = getelementptr inbounds nuw i8, ptr %16, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %43, i8 0, i64 16, i1 false)
  %44 = tail call fastcc i32 @report(ptr noundef %38, i32 noundef 3, ptr noundef nonnull @.str.1, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %16)
  br label %416

45:                                               ; preds = %32
  %46 = zext i32 %34 to i64
  %47 = getelementptr inbounds nuw ptr, ptr %0, i64 %46
  %48 = load ptr, ptr %47, align 8, !tbaa !192
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 120
  %50 = load i64, ptr %49, align 8, !tbaa !194
  %51 = add nsw i64 %50, 1
  %52 = tail call ptr @llvm.stacksave.p0()
  %53 = alloca i64, i64 %51, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #13
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %55 = load ptr, ptr %54, align 8, !tbaa !195
  store ptr %55, ptr %17, align 8, !tbaa !86
  %56 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %57 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %58 = load ptr, ptr %57, align 8, !tbaa !196
  %59 = icmp eq ptr %58, null
  %60 = select i1 %59, ptr %2, ptr %58
  store ptr %60, ptr %56, align 8, !tbaa !88
  %61 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %62 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %63 = load ptr, ptr %62, align 8, !tbaa !197
  store ptr %63, ptr %61, align 8, !tbaa !89
  %64 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %65 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %66 = load ptr, ptr %65, align 8, !tbaa !198
  store ptr %66, ptr %64, align 8, !tbaa !90
  %67 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %68 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %69 = load ptr, ptr %68, align 8, !tbaa !199
  store ptr %69, ptr %67, align 8, !tbaa !91
  %70 = getelementptr inbounds nuw i8, ptr %17, i64 40
  store i64 56, ptr %70, align 8, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  %71 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !189
  %73 = getelementptr inbounds nuw i8, ptr %3, i64 88
  %74 = load ptr, ptr %73, align 8, !tbaa !200
  %75 = icmp eq ptr %74, null
  br i1 %75, label %78, label %76

76:                                               ; preds = %45
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %12, i8 0, i64 56, i1 false)
  %77 = tail call fastcc i32 @report(ptr noundef %72, i32 noundef 3, ptr noundef nonnull @.str.22, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %12)
  br label %334

78:                                               ; preds = %45
  %79 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %80 = load i32, ptr %79, align 8, !tbaa !201
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw i8, ptr %48, i64 128
  %83 = load i64, ptr %82, align 8, !tbaa !114
  %84 = icmp eq i64 %83, %81
  br i1 %84, label %85, label %89

85:                                               ; preds = %78
  %86 = icmp ne i32 %80, 0
  %87 = icmp eq ptr %66, null
  %88 = select i1 %86, i1 %87, i1 false
  br i1 %88, label %89, label %96

89:                                               ; preds = %85, %78
  %90 = load ptr, ptr %48, align 8, !tbaa !202
  store ptr %90, ptr %13, align 8, !tbaa !108
  %91 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %92 = getelementptr inbounds nuw i8, ptr %13, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %91, i8 0, i64 16, i1 false)
  store i64 %81, ptr %92, align 8, !tbaa !190
  %93 = getelementptr inbounds nuw i8, ptr %13, i64 32
  store i64 %83, ptr %93, align 8, !tbaa !166
  %94 = getelementptr inbounds nuw i8, ptr %13, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %94, i8 0, i64 16, i1 false)
  %95 = tail call fastcc i32 @report(ptr noundef %72, i32 noundef 3, ptr noundef nonnull @.str.23, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %13)
  br label %334

96:                                               ; preds = %85
  %97 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %98 = load i32, ptr %97, align 4, !tbaa !203
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw i8, ptr %48, i64 136
  %101 = load i64, ptr %100, align 8, !tbaa !124
  %102 = icmp eq i64 %101, %99
  br i1 %102, label %103, label %107

103:                                              ; preds = %96
  %104 = icmp ne i32 %98, 0
  %105 = icmp eq ptr %69, null
  %106 = select i1 %104, i1 %105, i1 false
  br i1 %106, label %107, label %114

107:                                              ; preds = %103, %96
  %108 = load ptr, ptr %48, align 8, !tbaa !202
  store ptr %108, ptr %14, align 8, !tbaa !108
  %109 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %110 = getelementptr inbounds nuw i8, ptr %14, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %109, i8 0, i64 16, i1 false)
  store i64 %99, ptr %110, align 8, !tbaa !190
  %111 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store i64 %101, ptr %111, align 8, !tbaa !166
  %112 = getelementptr inbounds nuw i8, ptr %14, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %112, i8 0, i64 16, i1 false)
  %113 = tail call fastcc i32 @report(ptr noundef %72, i32 noundef 3, ptr noundef nonnull @.str.24, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %14)
  br label %334

114:                                              ; preds = %103
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %115 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %116 = load i64, ptr %115, align 8, !tbaa !204
  %117 = getelementptr inbounds nuw i8, ptr %48, i64 232
  %118 = load i64, ptr %117, align 8, !tbaa !93
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %123, label %120

120:                                              ; preds = %114
  %121 = getelementptr inbounds nuw i8, ptr %48, i64 248
  %122 = load i64, ptr %121, align 8, !tbaa !129
  br label %123

123:                                              ; preds = %120, %114
  %124 = phi i64 [ %122, %120 ], [ 0, %114 ]
  %125 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %126 = load i64, ptr %125, align 8, !tbaa !205
  br i1 %59, label %130, label %127

127:                                              ; preds = %123
  %128 = getelementptr inbounds nuw i8, ptr %48, i64 240
  %129 = load i64, ptr %128, align 8, !tbaa !111
  br label %130

130:                                              ; preds = %127, %123
  %131 = phi i64 [ %129, %127 ], [ 0, %123 ]
  %132 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %133 = load i64, ptr %132, align 8, !tbaa !206
  %134 = getelementptr inbounds nuw i8, ptr %48, i64 200
  %135 = load i64, ptr %134, align 8, !tbaa !112
  %136 = icmp ult i64 %116, %124
  br i1 %136, label %141, label %137

137:                                              ; preds = %130
  %138 = icmp ult i64 %126, %131
  br i1 %138, label %141, label %139

139:                                              ; preds = %137
  %140 = icmp ult i64 %133, %135
  br i1 %140, label %141, label %150

141:                                              ; preds = %139, %137, %130
  %142 = phi ptr [ @.str.25, %130 ], [ @.str.26, %137 ], [ @.str.27, %139 ]
  %143 = phi i64 [ %116, %130 ], [ %126, %137 ], [ %133, %139 ]
  %144 = phi i64 [ %124, %130 ], [ %131, %137 ], [ %135, %139 ]
  store ptr %142, ptr %11, align 8, !tbaa !108
  %145 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %146 = getelementptr inbounds nuw i8, ptr %11, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %145, i8 0, i64 16, i1 false)
  store i64 %143, ptr %146, align 8, !tbaa !190
  %147 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store i64 %144, ptr %147, align 8, !tbaa !166
  %148 = getelementptr inbounds nuw i8, ptr %11, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %148, i8 0, i64 16, i1 false)
  %149 = tail call fastcc i32 @report(ptr noundef %72, i32 noundef 3, ptr noundef nonnull @.str.28, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %334

150:                                              ; preds = %139
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %151 = getelementptr inbounds nuw i8, ptr %48, i64 48
  %152 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %153 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %154 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %155 = getelementptr inbounds nuw i8, ptr %10, i64 48
  %156 = icmp eq i32 %80, 0
  br i1 %156, label %162, label %157

157:                                              ; preds = %150
  %158 = load ptr, ptr %151, align 8, !tbaa !113
  br label %171

159:                                              ; preds = %202, %192, %184, %180, %171
  %160 = phi ptr [ @.str.31, %192 ], [ @.str.30, %184 ], [ @.str.29, %171 ], [ @.str.29, %180 ], [ @.str.32, %202 ]
  %161 = tail call fastcc i32 @report(ptr noundef %72, i32 noundef 3, ptr noundef nonnull %160, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #13
  br label %334

162:                                              ; preds = %206, %150
  %163 = getelementptr inbounds nuw i8, ptr %48, i64 56
  %164 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %165 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %166 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %167 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %168 = icmp eq i32 %98, 0
  br i1 %168, label %241, label %169

169:                                              ; preds = %162
  %170 = load ptr, ptr %163, align 8, !tbaa !123
  br label %209

171:                                              ; preds = %157, %206
  %172 = phi i64 [ 0, %157 ], [ %207, %206 ]
  %173 = getelementptr inbounds nuw %struct.tfc_given, ptr %158, i64 %172
  %174 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %66, i64 %172
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #13
  %175 = load ptr, ptr %173, align 8, !tbaa !115
  store ptr %175, ptr %10, align 8, !tbaa !108
  %176 = getelementptr inbounds nuw i8, ptr %173, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %152, i8 0, i64 40, i1 false)
  store ptr %176, ptr %155, align 8, !tbaa !118
  %177 = getelementptr inbounds nuw i8, ptr %174, i64 32
  %178 = load i32, ptr %177, align 8, !tbaa !207
  %179 = icmp ugt i32 %178, 1
  br i1 %179, label %159, label %180

180:                                              ; preds = %171
  %181 = getelementptr inbounds nuw i8, ptr %174, i64 36
  %182 = load i32, ptr %181, align 4, !tbaa !209
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %184, label %159

184:                                              ; preds = %180
  %185 = getelementptr inbounds nuw i8, ptr %174, i64 24
  %186 = load i32, ptr %185, align 8, !tbaa !210
  %187 = zext i32 %186 to i64
  store i64 %187, ptr %153, align 8, !tbaa !190
  %188 = getelementptr inbounds nuw i8, ptr %173, i64 36
  %189 = load i32, ptr %188, align 4, !tbaa !211
  %190 = zext i32 %189 to i64
  store i64 %190, ptr %154, align 8, !tbaa !166
  %191 = icmp eq i32 %186, %189
  br i1 %191, label %192, label %159

192:                                              ; preds = %184
  %193 = getelementptr inbounds nuw i8, ptr %174, i64 28
  %194 = load i32, ptr %193, align 4, !tbaa !212
  %195 = zext i32 %194 to i64
  store i64 %195, ptr %153, align 8, !tbaa !190
  %196 = getelementptr inbounds nuw i8, ptr %173, i64 32
  %197 = load i32, ptr %196, align 8, !tbaa !213
  %198 = zext i32 %197 to i64
  store i64 %198, ptr %154, align 8, !tbaa !166
  %199 = icmp eq i32 %194, %197
  br i1 %199, label %200, label %159

200:                                              ; preds = %192
  %201 = icmp eq i32 %186, 0
  br i1 %201, label %206, label %202

202:                                              ; preds = %200
  %203 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %204 = load ptr, ptr %203, align 8, !tbaa !214
  %205 = icmp eq ptr %204, null
  br i1 %205, label %159, label %206

206:                                              ; preds = %202, %200
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #13
  %207 = add nuw nsw i64 %172, 1
  %208 = icmp eq i64 %207, %81
  br i1 %208, label %162, label %171, !llvm.loop !215

209:                                              ; preds = %169, %238
  %210 = phi i64 [ 0, %169 ], [ %239, %238 ]
  %211 = getelementptr inbounds nuw %struct.tfc_given, ptr %170, i64 %210
  %212 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %69, i64 %210
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #13
  %213 = load ptr, ptr %211, align 8, !tbaa !115
  store ptr %213, ptr %9, align 8, !tbaa !108
  %214 = getelementptr inbounds nuw i8, ptr %211, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %164, i8 0, i64 40, i1 false)
  store ptr %214, ptr %167, align 8, !tbaa !118
  %215 = getelementptr inbounds nuw i8, ptr %212, i64 32
  %216 = load i32, ptr %215, align 8, !tbaa !207
  %217 = icmp ugt i32 %216, 1
  br i1 %217, label %272, label %218

218:                                              ; preds = %209
  %219 = getelementptr inbounds nuw i8, ptr %212, i64 36
  %220 = load i32, ptr %219, align 4, !tbaa !209
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %222, label %272

222:                                              ; preds = %218
  %223 = getelementptr inbounds nuw i8, ptr %212, i64 24
  %224 = load i32, ptr %223, align 8, !tbaa !210
  %225 = zext i32 %224 to i64
  store i64 %225, ptr %165, align 8, !tbaa !190
  %226 = getelementptr inbounds nuw i8, ptr %211, i64 36
  %227 = load i32, ptr %226, align 4, !tbaa !211
  %228 = zext i32 %227 to i64
  store i64 %228, ptr %166, align 8, !tbaa !166
  %229 = icmp eq i32 %224, %227
  br i1 %229, label %230, label %272

230:                                              ; preds = %222
  %231 = getelementptr inbounds nuw i8, ptr %212, i64 28
  %232 = load i32, ptr %231, align 4, !tbaa !212
  %233 = zext i32 %232 to i64
  store i64 %233, ptr %165, align 8, !tbaa !190
  %234 = getelementptr inbounds nuw i8, ptr %211, i64 32
  %235 = load i32, ptr %234, align 8, !tbaa !213
  %236 = zext i32 %235 to i64
  store i64 %236, ptr %166, align 8, !tbaa !166
  %237 = icmp eq i32 %232, %235
  br i1 %237, label %238, label %272

238:                                              ; preds = %230
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #13
  %239 = add nuw nsw i64 %210, 1
  %240 = icmp eq i64 %239, %99
  br i1 %240, label %241, label %209, !llvm.loop !216

241:                                              ; preds = %238, %162
  %242 = call fastcc i32 @read_dims(ptr noundef nonnull readonly %48, ptr noundef %66, ptr noundef nonnull %53, ptr noundef %72)
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %244, label %334

244:                                              ; preds = %241
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %245 = load i64, ptr %49, align 8, !tbaa !194
  %246 = icmp sgt i64 %245, 0
  br i1 %246, label %247, label %288

247:                                              ; preds = %244
  %248 = getelementptr inbounds nuw i8, ptr %48, i64 40
  %249 = load ptr, ptr %248, align 8, !tbaa !217
  br label %253

250:                                              ; preds = %260
  %251 = add nuw nsw i64 %254, 1
  %252 = icmp eq i64 %251, %245
  br i1 %252, label %288, label %253, !llvm.loop !218

253:                                              ; preds = %250, %247
  %254 = phi i64 [ 0, %247 ], [ %251, %250 ]
  %255 = getelementptr inbounds nuw %struct.tfc_bound, ptr %249, i64 %254
  %256 = getelementptr inbounds nuw i64, ptr %53, i64 %254
  %257 = load i64, ptr %256, align 8, !tbaa !39
  %258 = load i64, ptr %255, align 8, !tbaa !219
  %259 = icmp slt i64 %257, %258
  br i1 %259, label %264, label %260

260:                                              ; preds = %253
  %261 = getelementptr inbounds nuw i8, ptr %255, i64 8
  %262 = load i64, ptr %261, align 8, !tbaa !221
  %263 = icmp sgt i64 %257, %262
  br i1 %263, label %264, label %250

264:                                              ; preds = %260, %253
  %265 = getelementptr inbounds nuw i8, ptr %255, i64 24
  %266 = load i64, ptr %265, align 8, !tbaa !222
  %267 = icmp sgt i64 %266, -1
  br i1 %267, label %268, label %275

268:                                              ; preds = %264
  %269 = load ptr, ptr %151, align 8, !tbaa !113
  %270 = getelementptr inbounds nuw %struct.tfc_given, ptr %269, i64 %266
  %271 = getelementptr inbounds nuw i8, ptr %270, i64 40
  br label %275

272:                                              ; preds = %230, %222, %218, %209
  %273 = phi ptr [ @.str.31, %230 ], [ @.str.30, %222 ], [ @.str.29, %209 ], [ @.str.29, %218 ]
  %274 = tail call fastcc i32 @report(ptr noundef %72, i32 noundef 3, ptr noundef nonnull %273, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #13
  br label %334

275:                                              ; preds = %268, %264
  %276 = phi ptr [ %271, %268 ], [ null, %264 ]
  %277 = getelementptr inbounds nuw i8, ptr %255, i64 16
  %278 = load ptr, ptr %277, align 8, !tbaa !223
  store ptr %278, ptr %8, align 8, !tbaa !108
  %279 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr null, ptr %279, align 8, !tbaa !134
  %280 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i64 %257, ptr %280, align 8, !tbaa !224
  %281 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 %258, ptr %281, align 8, !tbaa !190
  %282 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %283 = getelementptr inbounds nuw i8, ptr %255, i64 8
  %284 = load i64, ptr %283, align 8, !tbaa !221
  store i64 %284, ptr %282, align 8, !tbaa !166
  %285 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %285, align 8, !tbaa !167
  %286 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %276, ptr %286, align 8, !tbaa !118
  %287 = tail call fastcc i32 @report(ptr noundef %72, i32 noundef 3, ptr noundef nonnull @.str.6, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %334

288:                                              ; preds = %250, %244
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %289

289:                                              ; preds = %308, %288
  %290 = phi i64 [ 0, %288 ], [ %314, %308 ]
  %291 = load i32, ptr %79, align 8, !tbaa !201
  %292 = zext i32 %291 to i64
  %293 = icmp samesign ult i64 %290, %292
  br i1 %293, label %308, label %294

294:                                              ; preds = %289
  %295 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %296 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %297 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %298 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %299 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %300 = load i32, ptr %97, align 4, !tbaa !203
  %301 = zext i32 %300 to i64
  %302 = icmp eq i32 %300, 0
  br i1 %302, label %336, label %303

303:                                              ; preds = %294
  %304 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %305 = load ptr, ptr %163, align 8, !tbaa !123
  %306 = load ptr, ptr %68, align 8, !tbaa !199
  %307 = load ptr, ptr %304, align 8, !tbaa !119
  br label %316

308:                                              ; preds = %289
  %309 = load ptr, ptr %151, align 8, !tbaa !113
  %310 = getelementptr inbounds nuw %struct.tfc_given, ptr %309, i64 %290
  %311 = load ptr, ptr %65, align 8, !tbaa !198
  %312 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %311, i64 %290
  %313 = call fastcc i32 @check_size(ptr noundef nonnull readonly %48, ptr noundef %310, ptr noundef %312, i32 noundef 1, ptr noundef nonnull %53, ptr noundef %72)
  %314 = add nuw nsw i64 %290, 1
  %315 = icmp eq i32 %313, 0
  br i1 %315, label %289, label %334, !llvm.loop !225

316:                                              ; preds = %303, %331
  %317 = phi i64 [ 0, %303 ], [ %332, %331 ]
  %318 = getelementptr inbounds nuw %struct.tfc_given, ptr %305, i64 %317
  %319 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %306, i64 %317
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %320 = getelementptr inbounds nuw i8, ptr %318, i64 16
  %321 = load i64, ptr %320, align 8, !tbaa !120
  %322 = getelementptr inbounds i64, ptr %307, i64 %321
  %323 = call fastcc i64 @evaluate(ptr noundef %322, ptr noundef nonnull readonly %53)
  %324 = getelementptr inbounds nuw i8, ptr %319, i64 16
  %325 = load i64, ptr %324, align 8, !tbaa !226
  %326 = icmp ult i64 %325, %323
  br i1 %326, label %327, label %331

327:                                              ; preds = %316
  %328 = load ptr, ptr %318, align 8, !tbaa !115
  store ptr %328, ptr %7, align 8, !tbaa !108
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %295, i8 0, i64 16, i1 false)
  store i64 %325, ptr %296, align 8, !tbaa !190
  store i64 %323, ptr %297, align 8, !tbaa !166
  store double 0.000000e+00, ptr %298, align 8, !tbaa !167
  %329 = getelementptr inbounds nuw i8, ptr %318, i64 40
  store ptr %329, ptr %299, align 8, !tbaa !118
  %330 = tail call fastcc i32 @report(ptr noundef %72, i32 noundef 3, ptr noundef nonnull @.str.35, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %334

331:                                              ; preds = %316
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %332 = add nuw nsw i64 %317, 1
  %333 = icmp eq i64 %332, %301
  br i1 %333, label %336, label %316

334:                                              ; preds = %308, %159, %272, %141, %275, %241, %327, %107, %89, %76
  %335 = phi i32 [ 3, %76 ], [ 3, %159 ], [ 3, %272 ], [ 3, %141 ], [ 3, %275 ], [ %242, %241 ], [ 3, %327 ], [ 3, %107 ], [ 3, %89 ], [ %313, %308 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %414

336:                                              ; preds = %331, %294
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  %337 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %338 = load ptr, ptr %337, align 8, !tbaa !227
  %339 = load ptr, ptr %71, align 8, !tbaa !189
  %340 = call fastcc i32 @check(ptr noundef nonnull %48, ptr noundef %17, ptr noundef nonnull %53, ptr noundef %338, ptr noundef %339)
  %341 = icmp eq i32 %340, 0
  br i1 %341, label %342, label %414

342:                                              ; preds = %336
  %343 = load ptr, ptr %71, align 8, !tbaa !189
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %344 = load i64, ptr %117, align 8, !tbaa !93
  %345 = icmp eq i64 %344, 0
  br i1 %345, label %374, label %346

346:                                              ; preds = %342
  %347 = load i64, ptr %55, align 8, !tbaa !39
  %348 = icmp eq i64 %347, %344
  br i1 %348, label %349, label %356

349:                                              ; preds = %346
  %350 = getelementptr inbounds nuw i8, ptr %48, i64 152
  %351 = load i64, ptr %350, align 8, !tbaa !102
  %352 = icmp sgt i64 %351, 0
  br i1 %352, label %353, label %374

353:                                              ; preds = %349
  %354 = getelementptr inbounds nuw i8, ptr %48, i64 72
  %355 = load ptr, ptr %354, align 8, !tbaa !103
  br label %361

356:                                              ; preds = %346
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %357 = call fastcc i32 @report(ptr noundef %343, i32 noundef 9, ptr noundef nonnull @.str.13, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5)
  br label %373

358:                                              ; preds = %361
  %359 = add nuw nsw i64 %362, 1
  %360 = icmp eq i64 %359, %351
  br i1 %360, label %374, label %361, !llvm.loop !104

361:                                              ; preds = %358, %353
  %362 = phi i64 [ 0, %353 ], [ %359, %358 ]
  %363 = getelementptr inbounds nuw %struct.tfc_flag, ptr %355, i64 %362
  %364 = load i64, ptr %363, align 8, !tbaa !105
  %365 = getelementptr inbounds i8, ptr %55, i64 %364
  %366 = load i8, ptr %365, align 1, !tbaa !13
  %367 = icmp eq i8 %366, 0
  br i1 %367, label %368, label %358

368:                                              ; preds = %361
  %369 = getelementptr inbounds nuw i8, ptr %6, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %369, i8 0, i64 48, i1 false)
  %370 = getelementptr inbounds nuw i8, ptr %363, i64 8
  %371 = load ptr, ptr %370, align 8, !tbaa !107
  store ptr %371, ptr %6, align 8, !tbaa !108
  %372 = call fastcc i32 @report(ptr noundef %343, i32 noundef 9, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6)
  br label %373

373:                                              ; preds = %368, %356
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %414

374:                                              ; preds = %358, %349, %342
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %375 = load ptr, ptr %337, align 8, !tbaa !227
  %376 = call fastcc i32 @run(ptr noundef nonnull %48, ptr noundef %17, ptr noundef nonnull %53, ptr noundef %375, ptr noundef %343)
  %377 = icmp eq i32 %376, 0
  br i1 %377, label %378, label %414

378:                                              ; preds = %374
  %379 = load i32, ptr %97, align 4, !tbaa !203
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %414, label %381

381:                                              ; preds = %378
  %382 = load ptr, ptr %68, align 8, !tbaa !199
  %383 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %384 = zext i32 %379 to i64
  br label %385

385:                                              ; preds = %381, %402
  %386 = phi i64 [ 0, %381 ], [ %403, %402 ]
  %387 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %382, i64 %386
  %388 = getelementptr inbounds nuw i8, ptr %387, i64 8
  %389 = load ptr, ptr %388, align 8, !tbaa !214
  %390 = icmp eq ptr %389, null
  br i1 %390, label %402, label %391

391:                                              ; preds = %385
  %392 = getelementptr inbounds nuw i8, ptr %387, i64 24
  %393 = load i32, ptr %392, align 8, !tbaa !210
  %394 = zext i32 %393 to i64
  %395 = icmp eq i32 %393, 0
  br i1 %395, label %402, label %396

396:                                              ; preds = %391
  %397 = load ptr, ptr %383, align 8, !tbaa !119
  %398 = load ptr, ptr %163, align 8, !tbaa !123
  %399 = getelementptr inbounds nuw %struct.tfc_given, ptr %398, i64 %386
  %400 = getelementptr inbounds nuw i8, ptr %399, i64 24
  %401 = load ptr, ptr %400, align 8, !tbaa !228
  br label %405

402:                                              ; preds = %405, %391, %385
  %403 = add nuw nsw i64 %386, 1
  %404 = icmp eq i64 %403, %384
  br i1 %404, label %414, label %385, !llvm.loop !229

405:                                              ; preds = %396, %405
  %406 = phi i64 [ %412, %405 ], [ 0, %396 ]
  %407 = getelementptr inbounds nuw i64, ptr %401, i64 %406
  %408 = load i64, ptr %407, align 8, !tbaa !39
  %409 = getelementptr inbounds i64, ptr %397, i64 %408
  %410 = call fastcc i64 @evaluate(ptr noundef %409, ptr noundef nonnull %53)
  %411 = getelementptr inbounds nuw i64, ptr %389, i64 %406
  store i64 %410, ptr %411, align 8, !tbaa !39
  %412 = add nuw nsw i64 %406, 1
  %413 = icmp eq i64 %412, %394
  br i1 %413, label %402, label %405

414:                                              ; preds = %402, %378, %334, %336, %373, %374
  %415 = phi i32 [ %376, %374 ], [ %340, %336 ], [ 9, %373 ], [ %335, %334 ], [ 0, %378 ], [ 0, %402 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #13
  call void @llvm.stackrestore.p0(ptr %52)
  br label %416

416:                                              ; preds = %4, %19, %414, %36, %24
  %417 = phi i32 [ %415, %414 ], [ 3, %24 ], [ 3, %36 ], [ 3, %19 ], [ 3, %4 ]
  ret i32 %417
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef i32 @report(ptr noundef writeonly captures(address_is_null) %0, i32 noundef returned %1, ptr noundef readonly captures(none) %2, ptr noundef readonly byval(%struct.tfc_fault) align 8 captures(none) %3) unnamed_addr #24 {
  %5 = alloca [24 x i8], align 16
  %6 = alloca [24 x i8], align 16
  %7 = alloca [8 x i8], align 8
  %8 = alloca [24 x i8], align 16
  %9 = alloca [24 x i8], align 16
  %10 = alloca [24 x i8], align 16
  %11 = icmp eq ptr %0, null
  br i1 %11, label %583, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %14 = load i8, ptr %2, align 1, !tbaa !13
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %577, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %18 = load double, ptr %17, align 8
  %19 = fcmp uno double %18, 0.000000e+00
  %20 = fcmp olt double %18, 0.000000e+00
  %21 = fneg double %18
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 6
  %23 = getelementptr inbounds nuw i8, ptr %7, i64 5
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 3
  %26 = getelementptr inbounds nuw i8, ptr %7, i64 2
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 1
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %29 = load i64, ptr %28, align 8
  %30 = tail call i64 @llvm.abs.i64(i64 %29, i1 false)
  %31 = icmp slt i64 %29, 0
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %33 = load i64, ptr %32, align 8
  %34 = tail call i64 @llvm.abs.i64(i64 %33, i1 false)
  %35 = icmp slt i64 %33, 0
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %37 = load i64, ptr %36, align 8
  %38 = tail call i64 @llvm.abs.i64(i64 %37, i1 false)
  %39 = icmp slt i64 %37, 0
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %41 = load ptr, ptr %40, align 8
  %42 = load ptr, ptr %3, align 8
  br label %43

43:                                               ; preds = %16, %69
  %44 = phi i8 [ %14, %16 ], [ %73, %69 ]
  %45 = phi ptr [ %13, %16 ], [ %72, %69 ]
  %46 = phi ptr [ %2, %16 ], [ %71, %69 ]
  %47 = phi i64 [ 4, %16 ], [ %70, %69 ]
  switch i8 %44, label %61 [
    i8 123, label %51
    i8 125, label %48
  ]

48:                                               ; preds = %43
  %49 = getelementptr inbounds nuw i8, ptr %46, i64 1
  %50 = load i8, ptr %49, align 1, !tbaa !13
  br label %55

51:                                               ; preds = %43
  %52 = getelementptr inbounds nuw i8, ptr %46, i64 1
  %53 = load i8, ptr %52, align 1, !tbaa !13
  %54 = icmp eq i8 %53, 123
  br i1 %54, label %55, label %77

55:                                               ; preds = %48, %51
  %56 = phi i8 [ %50, %48 ], [ 123, %51 ]
  %57 = icmp eq i8 %56, %44
  %58 = zext i1 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %46, i64 %58
  %60 = load i8, ptr %59, align 1, !tbaa !13
  br label %61

61:                                               ; preds = %43, %55
  %62 = phi i8 [ %44, %43 ], [ %60, %55 ]
  %63 = phi i64 [ 0, %43 ], [ %58, %55 ]
  %64 = getelementptr inbounds nuw i8, ptr %46, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 1
  %66 = add nuw nsw i64 %47, 1
  store i8 %62, ptr %45, align 1, !tbaa !13
  br label %69

67:                                               ; preds = %331, %314, %333
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 239
  br label %577

69:                                               ; preds = %104, %109, %90, %95, %83, %178, %243, %308, %87, %101, %311, %317, %329, %337, %500, %575, %61
  %70 = phi i64 [ %66, %61 ], [ %47, %83 ], [ %340, %337 ], [ %325, %329 ], [ %179, %178 ], [ %244, %243 ], [ %309, %308 ], [ %47, %87 ], [ %501, %500 ], [ %47, %101 ], [ %576, %575 ], [ %320, %317 ], [ %98, %95 ], [ %312, %311 ], [ %91, %90 ], [ %105, %104 ], [ %112, %109 ]
  %71 = phi ptr [ %65, %61 ], [ %86, %83 ], [ %86, %337 ], [ %86, %329 ], [ %86, %178 ], [ %86, %243 ], [ %86, %308 ], [ %86, %87 ], [ %86, %500 ], [ %86, %101 ], [ %86, %575 ], [ %86, %317 ], [ %86, %90 ], [ %86, %311 ], [ %86, %95 ], [ %86, %109 ], [ %86, %104 ]
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 %70
  %73 = load i8, ptr %71, align 1, !tbaa !13
  %74 = icmp ne i8 %73, 0
  %75 = icmp slt i64 %70, 239
  %76 = select i1 %74, i1 %75, i1 false
  br i1 %76, label %43, label %577, !llvm.loop !230

77:                                               ; preds = %51, %80
  %78 = phi i8 [ %82, %80 ], [ 123, %51 ]
  %79 = phi ptr [ %81, %80 ], [ %46, %51 ]
  switch i8 %78, label %80 [
    i8 0, label %83
    i8 125, label %83
  ]

80:                                               ; preds = %77
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 1
  %82 = load i8, ptr %81, align 1, !tbaa !13
  br label %77, !llvm.loop !231

83:                                               ; preds = %77, %77
  %84 = icmp ne i8 %78, 0
  %85 = zext i1 %84 to i64
  %86 = getelementptr inbounds nuw i8, ptr %79, i64 %85
  switch i8 %53, label %69 [
    i8 110, label %87
    i8 111, label %101
    i8 101, label %115
    i8 97, label %180
    i8 98, label %245
    i8 118, label %310
  ]

87:                                               ; preds = %83
  %88 = load i8, ptr %42, align 1, !tbaa !13
  %89 = icmp eq i8 %88, 0
  br i1 %89, label %69, label %90

90:                                               ; preds = %87, %95
  %91 = phi i64 [ %98, %95 ], [ %47, %87 ]
  %92 = phi i8 [ %99, %95 ], [ %88, %87 ]
  %93 = phi ptr [ %97, %95 ], [ %42, %87 ]
  %94 = icmp samesign ult i64 %91, 239
  br i1 %94, label %95, label %69

95:                                               ; preds = %90
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 %91
  %97 = getelementptr inbounds nuw i8, ptr %93, i64 1
  %98 = add nuw nsw i64 %91, 1
  store i8 %92, ptr %96, align 1, !tbaa !13
  %99 = load i8, ptr %97, align 1, !tbaa !13
  %100 = icmp eq i8 %99, 0
  br i1 %100, label %69, label %90, !llvm.loop !232

101:                                              ; preds = %83
  %102 = load i8, ptr %41, align 1, !tbaa !13
  %103 = icmp eq i8 %102, 0
  br i1 %103, label %69, label %104

104:                                              ; preds = %101, %109
  %105 = phi i64 [ %112, %109 ], [ %47, %101 ]
  %106 = phi i8 [ %113, %109 ], [ %102, %101 ]
  %107 = phi ptr [ %111, %109 ], [ %41, %101 ]
  %108 = icmp samesign ult i64 %105, 239
  br i1 %108, label %109, label %69

109:                                              ; preds = %104
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 %105
  %111 = getelementptr inbounds nuw i8, ptr %107, i64 1
  %112 = add nuw nsw i64 %105, 1
  store i8 %106, ptr %110, align 1, !tbaa !13
  %113 = load i8, ptr %111, align 1, !tbaa !13
  %114 = icmp eq i8 %113, 0
  br i1 %114, label %69, label %104, !llvm.loop !232

115:                                              ; preds = %83
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #13
  br label %116

116:                                              ; preds = %116, %115
  %117 = phi i64 [ %122, %116 ], [ 0, %115 ]
  %118 = phi i64 [ %124, %116 ], [ %38, %115 ]
  %119 = urem i64 %118, 10
  %120 = trunc nuw nsw i64 %119 to i8
  %121 = or disjoint i8 %120, 48
  %122 = add nuw nsw i64 %117, 1
  %123 = getelementptr inbounds nuw i8, ptr %10, i64 %117
  store i8 %121, ptr %123, align 1, !tbaa !13
  %124 = udiv i64 %118, 10
  %125 = icmp ult i64 %118, 10
  br i1 %125, label %126, label %116, !llvm.loop !233

126:                                              ; preds = %116
  br i1 %39, label %127, label %131

127:                                              ; preds = %126
  %128 = add nuw i64 %117, 2
  %129 = and i64 %122, 4294967295
  %130 = getelementptr inbounds nuw i8, ptr %10, i64 %129
  store i8 45, ptr %130, align 1, !tbaa !13
  br label %131

131:                                              ; preds = %127, %126
  %132 = phi i64 [ %128, %127 ], [ %122, %126 ]
  %133 = freeze i64 %132
  %134 = shl i64 %133, 32
  %135 = ashr exact i64 %134, 32
  %136 = add nsw i64 %135, -1
  %137 = tail call i64 @llvm.usub.sat.i64(i64 239, i64 %47)
  %138 = tail call i64 @llvm.umin.i64(i64 %136, i64 %137)
  %139 = icmp samesign ult i64 %138, 32
  br i1 %139, label %164, label %140

140:                                              ; preds = %131
  %141 = add nuw nsw i64 %138, 1
  %142 = and i64 %141, 31
  %143 = icmp eq i64 %142, 0
  %144 = select i1 %143, i64 32, i64 %142
  %145 = sub nsw i64 %141, %144
  %146 = add i64 %47, %145
  %147 = sub nsw i64 %135, %145
  %148 = getelementptr i8, ptr %0, i64 %47
  %149 = getelementptr i8, ptr %10, i64 %135
  br label %150

150:                                              ; preds = %150, %140
  %151 = phi i64 [ 0, %140 ], [ %162, %150 ]
  %152 = getelementptr i8, ptr %148, i64 %151
  %153 = xor i64 %151, -1
  %154 = getelementptr i8, ptr %149, i64 %153
  %155 = getelementptr inbounds i8, ptr %154, i64 -15
  %156 = getelementptr inbounds i8, ptr %154, i64 -31
  %157 = load <16 x i8>, ptr %155, align 1, !tbaa !13
  %158 = load <16 x i8>, ptr %156, align 1, !tbaa !13
  %159 = shufflevector <16 x i8> %157, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %160 = shufflevector <16 x i8> %158, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %161 = getelementptr inbounds nuw i8, ptr %152, i64 16
  store <16 x i8> %159, ptr %152, align 1, !tbaa !13
  store <16 x i8> %160, ptr %161, align 1, !tbaa !13
  %162 = add nuw i64 %151, 32
  %163 = icmp eq i64 %162, %145
  br i1 %163, label %164, label %150, !llvm.loop !234

164:                                              ; preds = %150, %131
  %165 = phi i64 [ %47, %131 ], [ %146, %150 ]
  %166 = phi i64 [ %135, %131 ], [ %147, %150 ]
  br label %167

167:                                              ; preds = %164, %171
  %168 = phi i64 [ %176, %171 ], [ %165, %164 ]
  %169 = phi i64 [ %173, %171 ], [ %166, %164 ]
  %170 = icmp samesign ult i64 %168, 239
  br i1 %170, label %171, label %178

171:                                              ; preds = %167
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 %168
  %173 = add nsw i64 %169, -1
  %174 = getelementptr inbounds i8, ptr %10, i64 %173
  %175 = load i8, ptr %174, align 1, !tbaa !13
  %176 = add nuw nsw i64 %168, 1
  store i8 %175, ptr %172, align 1, !tbaa !13
  %177 = icmp eq i64 %173, 0
  br i1 %177, label %178, label %167, !llvm.loop !237

178:                                              ; preds = %167, %171
  %179 = phi i64 [ %176, %171 ], [ %168, %167 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #13
  br label %69

180:                                              ; preds = %83
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #13
  br label %181

181:                                              ; preds = %181, %180
  %182 = phi i64 [ %187, %181 ], [ 0, %180 ]
  %183 = phi i64 [ %189, %181 ], [ %34, %180 ]
  %184 = urem i64 %183, 10
  %185 = trunc nuw nsw i64 %184 to i8
  %186 = or disjoint i8 %185, 48
  %187 = add nuw nsw i64 %182, 1
  %188 = getelementptr inbounds nuw i8, ptr %9, i64 %182
  store i8 %186, ptr %188, align 1, !tbaa !13
  %189 = udiv i64 %183, 10
  %190 = icmp ult i64 %183, 10
  br i1 %190, label %191, label %181, !llvm.loop !233

191:                                              ; preds = %181
  br i1 %35, label %192, label %196

192:                                              ; preds = %191
  %193 = add nuw i64 %182, 2
  %194 = and i64 %187, 4294967295
  %195 = getelementptr inbounds nuw i8, ptr %9, i64 %194
  store i8 45, ptr %195, align 1, !tbaa !13
  br label %196

196:                                              ; preds = %192, %191
  %197 = phi i64 [ %193, %192 ], [ %187, %191 ]
  %198 = freeze i64 %197
  %199 = shl i64 %198, 32
  %200 = ashr exact i64 %199, 32
  %201 = add nsw i64 %200, -1
  %202 = tail call i64 @llvm.usub.sat.i64(i64 239, i64 %47)
  %203 = tail call i64 @llvm.umin.i64(i64 %201, i64 %202)
  %204 = icmp samesign ult i64 %203, 32
  br i1 %204, label %229, label %205

205:                                              ; preds = %196
  %206 = add nuw nsw i64 %203, 1
  %207 = and i64 %206, 31
  %208 = icmp eq i64 %207, 0
  %209 = select i1 %208, i64 32, i64 %207
  %210 = sub nsw i64 %206, %209
  %211 = add i64 %47, %210
  %212 = sub nsw i64 %200, %210
  %213 = getelementptr i8, ptr %0, i64 %47
  %214 = getelementptr i8, ptr %9, i64 %200
  br label %215

215:                                              ; preds = %215, %205
  %216 = phi i64 [ 0, %205 ], [ %227, %215 ]
  %217 = getelementptr i8, ptr %213, i64 %216
  %218 = xor i64 %216, -1
  %219 = getelementptr i8, ptr %214, i64 %218
  %220 = getelementptr inbounds i8, ptr %219, i64 -15
  %221 = getelementptr inbounds i8, ptr %219, i64 -31
  %222 = load <16 x i8>, ptr %220, align 1, !tbaa !13
  %223 = load <16 x i8>, ptr %221, align 1, !tbaa !13
  %224 = shufflevector <16 x i8> %222, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %225 = shufflevector <16 x i8> %223, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %226 = getelementptr inbounds nuw i8, ptr %217, i64 16
  store <16 x i8> %224, ptr %217, align 1, !tbaa !13
  store <16 x i8> %225, ptr %226, align 1, !tbaa !13
  %227 = add nuw i64 %216, 32
  %228 = icmp eq i64 %227, %210
  br i1 %228, label %229, label %215, !llvm.loop !238

229:                                              ; preds = %215, %196
  %230 = phi i64 [ %47, %196 ], [ %211, %215 ]
  %231 = phi i64 [ %200, %196 ], [ %212, %215 ]
  br label %232

232:                                              ; preds = %229, %236
  %233 = phi i64 [ %241, %236 ], [ %230, %229 ]
  %234 = phi i64 [ %238, %236 ], [ %231, %229 ]
  %235 = icmp samesign ult i64 %233, 239
  br i1 %235, label %236, label %243

236:                                              ; preds = %232
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 %233
  %238 = add nsw i64 %234, -1
  %239 = getelementptr inbounds i8, ptr %9, i64 %238
  %240 = load i8, ptr %239, align 1, !tbaa !13
  %241 = add nuw nsw i64 %233, 1
  store i8 %240, ptr %237, align 1, !tbaa !13
  %242 = icmp eq i64 %238, 0
  br i1 %242, label %243, label %232, !llvm.loop !239

243:                                              ; preds = %232, %236
  %244 = phi i64 [ %241, %236 ], [ %233, %232 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #13
  br label %69

245:                                              ; preds = %83
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #13
  br label %246

246:                                              ; preds = %246, %245
  %247 = phi i64 [ %252, %246 ], [ 0, %245 ]
  %248 = phi i64 [ %254, %246 ], [ %30, %245 ]
  %249 = urem i64 %248, 10
  %250 = trunc nuw nsw i64 %249 to i8
  %251 = or disjoint i8 %250, 48
  %252 = add nuw nsw i64 %247, 1
  %253 = getelementptr inbounds nuw i8, ptr %8, i64 %247
  store i8 %251, ptr %253, align 1, !tbaa !13
  %254 = udiv i64 %248, 10
  %255 = icmp ult i64 %248, 10
  br i1 %255, label %256, label %246, !llvm.loop !233

256:                                              ; preds = %246
  br i1 %31, label %257, label %261

257:                                              ; preds = %256
  %258 = add nuw i64 %247, 2
  %259 = and i64 %252, 4294967295
  %260 = getelementptr inbounds nuw i8, ptr %8, i64 %259
  store i8 45, ptr %260, align 1, !tbaa !13
  br label %261

261:                                              ; preds = %257, %256
  %262 = phi i64 [ %258, %257 ], [ %252, %256 ]
  %263 = freeze i64 %262
  %264 = shl i64 %263, 32
  %265 = ashr exact i64 %264, 32
  %266 = add nsw i64 %265, -1
  %267 = tail call i64 @llvm.usub.sat.i64(i64 239, i64 %47)
  %268 = tail call i64 @llvm.umin.i64(i64 %266, i64 %267)
  %269 = icmp samesign ult i64 %268, 32
  br i1 %269, label %294, label %270

270:                                              ; preds = %261
  %271 = add nuw nsw i64 %268, 1
  %272 = and i64 %271, 31
  %273 = icmp eq i64 %272, 0
  %274 = select i1 %273, i64 32, i64 %272
  %275 = sub nsw i64 %271, %274
  %276 = add i64 %47, %275
  %277 = sub nsw i64 %265, %275
  %278 = getelementptr i8, ptr %0, i64 %47
  %279 = getelementptr i8, ptr %8, i64 %265
  br label %280

280:                                              ; preds = %280, %270
  %281 = phi i64 [ 0, %270 ], [ %292, %280 ]
  %282 = getelementptr i8, ptr %278, i64 %281
  %283 = xor i64 %281, -1
  %284 = getelementptr i8, ptr %279, i64 %283
  %285 = getelementptr inbounds i8, ptr %284, i64 -15
  %286 = getelementptr inbounds i8, ptr %284, i64 -31
  %287 = load <16 x i8>, ptr %285, align 1, !tbaa !13
  %288 = load <16 x i8>, ptr %286, align 1, !tbaa !13
  %289 = shufflevector <16 x i8> %287, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %290 = shufflevector <16 x i8> %288, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %291 = getelementptr inbounds nuw i8, ptr %282, i64 16
  store <16 x i8> %289, ptr %282, align 1, !tbaa !13
  store <16 x i8> %290, ptr %291, align 1, !tbaa !13
  %292 = add nuw i64 %281, 32
  %293 = icmp eq i64 %292, %275
  br i1 %293, label %294, label %280, !llvm.loop !240

294:                                              ; preds = %280, %261
  %295 = phi i64 [ %47, %261 ], [ %276, %280 ]
  %296 = phi i64 [ %265, %261 ], [ %277, %280 ]
  br label %297

297:                                              ; preds = %294, %301
  %298 = phi i64 [ %306, %301 ], [ %295, %294 ]
  %299 = phi i64 [ %303, %301 ], [ %296, %294 ]
  %300 = icmp samesign ult i64 %298, 239
  br i1 %300, label %301, label %308

301:                                              ; preds = %297
  %302 = getelementptr inbounds nuw i8, ptr %0, i64 %298
  %303 = add nsw i64 %299, -1
  %304 = getelementptr inbounds i8, ptr %8, i64 %303
  %305 = load i8, ptr %304, align 1, !tbaa !13
  %306 = add nuw nsw i64 %298, 1
  store i8 %305, ptr %302, align 1, !tbaa !13
  %307 = icmp eq i64 %303, 0
  br i1 %307, label %308, label %297, !llvm.loop !241

308:                                              ; preds = %297, %301
  %309 = phi i64 [ %306, %301 ], [ %298, %297 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #13
  br label %69

310:                                              ; preds = %83
  br i1 %19, label %311, label %321

311:                                              ; preds = %310
  %312 = add nuw nsw i64 %47, 1
  store i8 110, ptr %45, align 1, !tbaa !13
  %313 = icmp ult i64 %47, 238
  br i1 %313, label %314, label %69

314:                                              ; preds = %311
  %315 = getelementptr inbounds nuw i8, ptr %0, i64 %312
  store i8 97, ptr %315, align 1, !tbaa !13
  %316 = icmp eq i64 %47, 237
  br i1 %316, label %67, label %317

317:                                              ; preds = %314
  %318 = getelementptr inbounds nuw i8, ptr %0, i64 %47
  %319 = getelementptr inbounds nuw i8, ptr %318, i64 2
  %320 = add nuw nsw i64 %47, 3
  store i8 110, ptr %319, align 1, !tbaa !13
  br label %69

321:                                              ; preds = %310
  br i1 %20, label %322, label %324

322:                                              ; preds = %321
  %323 = add nuw nsw i64 %47, 1
  store i8 45, ptr %45, align 1, !tbaa !13
  br label %324

324:                                              ; preds = %322, %321
  %325 = phi i64 [ %323, %322 ], [ %47, %321 ]
  %326 = phi double [ %21, %322 ], [ %18, %321 ]
  %327 = getelementptr inbounds nuw i8, ptr %0, i64 %325
  %328 = fcmp ogt double %326, 1.700000e+308
  br i1 %328, label %329, label %341

329:                                              ; preds = %324
  %330 = icmp samesign ult i64 %325, 239
  br i1 %330, label %331, label %69

331:                                              ; preds = %329
  store i8 105, ptr %327, align 1, !tbaa !13
  %332 = icmp eq i64 %325, 238
  br i1 %332, label %67, label %333

333:                                              ; preds = %331
  %334 = getelementptr inbounds nuw i8, ptr %0, i64 %325
  %335 = getelementptr inbounds nuw i8, ptr %334, i64 1
  store i8 110, ptr %335, align 1, !tbaa !13
  %336 = icmp samesign ult i64 %325, 237
  br i1 %336, label %337, label %67

337:                                              ; preds = %333
  %338 = getelementptr inbounds nuw i8, ptr %0, i64 %325
  %339 = getelementptr inbounds nuw i8, ptr %338, i64 2
  %340 = add nuw nsw i64 %325, 3
  store i8 102, ptr %339, align 1, !tbaa !13
  br label %69

341:                                              ; preds = %324
  %342 = fcmp ogt double %326, 0.000000e+00
  br i1 %342, label %343, label %365

343:                                              ; preds = %341
  %344 = fcmp oge double %326, 1.000000e+15
  %345 = fcmp olt double %326, 1.000000e-04
  %346 = or i1 %344, %345
  br i1 %346, label %347, label %365

347:                                              ; preds = %343
  %348 = fcmp ult double %326, 1.000000e+01
  br i1 %348, label %349, label %353

349:                                              ; preds = %353, %347
  %350 = phi double [ %326, %347 ], [ %356, %353 ]
  %351 = phi i32 [ 0, %347 ], [ %357, %353 ]
  %352 = fcmp olt double %350, 1.000000e+00
  br i1 %352, label %359, label %365

353:                                              ; preds = %347, %353
  %354 = phi i32 [ %357, %353 ], [ 0, %347 ]
  %355 = phi double [ %356, %353 ], [ %326, %347 ]
  %356 = fdiv double %355, 1.000000e+01
  %357 = add nuw nsw i32 %354, 1
  %358 = fcmp ult double %356, 1.000000e+01
  br i1 %358, label %349, label %353, !llvm.loop !242

359:                                              ; preds = %349, %359
  %360 = phi i32 [ %363, %359 ], [ %351, %349 ]
  %361 = phi double [ %362, %359 ], [ %350, %349 ]
  %362 = fmul double %361, 1.000000e+01
  %363 = add nsw i32 %360, -1
  %364 = fcmp olt double %362, 1.000000e+00
  br i1 %364, label %359, label %365, !llvm.loop !243

365:                                              ; preds = %359, %349, %343, %341
  %366 = phi double [ %326, %341 ], [ %326, %343 ], [ %350, %349 ], [ %362, %359 ]
  %367 = phi i32 [ 0, %341 ], [ 0, %343 ], [ %351, %349 ], [ %363, %359 ]
  %368 = fptosi double %366 to i64
  %369 = sitofp i64 %368 to double
  %370 = fsub double %366, %369
  %371 = tail call double @llvm.fmuladd.f64(double %370, double 1.000000e+06, double 5.000000e-01)
  %372 = fptosi double %371 to i64
  %373 = icmp sgt i64 %372, 999999
  %374 = zext i1 %373 to i64
  %375 = add nsw i64 %374, %368
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  %376 = tail call i64 @llvm.abs.i64(i64 %375, i1 false)
  br label %377

377:                                              ; preds = %377, %365
  %378 = phi i64 [ %383, %377 ], [ 0, %365 ]
  %379 = phi i64 [ %385, %377 ], [ %376, %365 ]
  %380 = urem i64 %379, 10
  %381 = trunc nuw nsw i64 %380 to i8
  %382 = or disjoint i8 %381, 48
  %383 = add nuw nsw i64 %378, 1
  %384 = getelementptr inbounds nuw i8, ptr %6, i64 %378
  store i8 %382, ptr %384, align 1, !tbaa !13
  %385 = udiv i64 %379, 10
  %386 = icmp ult i64 %379, 10
  br i1 %386, label %387, label %377, !llvm.loop !233

387:                                              ; preds = %377
  %388 = icmp slt i64 %375, 0
  br i1 %388, label %389, label %393

389:                                              ; preds = %387
  %390 = add nuw i64 %378, 2
  %391 = and i64 %383, 4294967295
  %392 = getelementptr inbounds nuw i8, ptr %6, i64 %391
  store i8 45, ptr %392, align 1, !tbaa !13
  br label %393

393:                                              ; preds = %389, %387
  %394 = phi i64 [ %390, %389 ], [ %383, %387 ]
  %395 = freeze i64 %394
  %396 = shl i64 %395, 32
  %397 = ashr exact i64 %396, 32
  %398 = add nsw i64 %397, -1
  %399 = tail call i64 @llvm.usub.sat.i64(i64 239, i64 %325)
  %400 = tail call i64 @llvm.umin.i64(i64 %398, i64 %399)
  %401 = icmp samesign ult i64 %400, 32
  br i1 %401, label %426, label %402

402:                                              ; preds = %393
  %403 = add nuw nsw i64 %400, 1
  %404 = and i64 %403, 31
  %405 = icmp eq i64 %404, 0
  %406 = select i1 %405, i64 32, i64 %404
  %407 = sub nsw i64 %403, %406
  %408 = add i64 %325, %407
  %409 = sub nsw i64 %397, %407
  %410 = getelementptr i8, ptr %0, i64 %325
  %411 = getelementptr i8, ptr %6, i64 %397
  br label %412

412:                                              ; preds = %412, %402
  %413 = phi i64 [ 0, %402 ], [ %424, %412 ]
  %414 = getelementptr i8, ptr %410, i64 %413
  %415 = xor i64 %413, -1
  %416 = getelementptr i8, ptr %411, i64 %415
  %417 = getelementptr inbounds i8, ptr %416, i64 -15
  %418 = getelementptr inbounds i8, ptr %416, i64 -31
  %419 = load <16 x i8>, ptr %417, align 1, !tbaa !13
  %420 = load <16 x i8>, ptr %418, align 1, !tbaa !13
  %421 = shufflevector <16 x i8> %419, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %422 = shufflevector <16 x i8> %420, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %423 = getelementptr inbounds nuw i8, ptr %414, i64 16
  store <16 x i8> %421, ptr %414, align 1, !tbaa !13
  store <16 x i8> %422, ptr %423, align 1, !tbaa !13
  %424 = add nuw i64 %413, 32
  %425 = icmp eq i64 %424, %407
  br i1 %425, label %426, label %412, !llvm.loop !244

426:                                              ; preds = %412, %393
  %427 = phi i64 [ %325, %393 ], [ %408, %412 ]
  %428 = phi i64 [ %397, %393 ], [ %409, %412 ]
  br label %429

429:                                              ; preds = %426, %433
  %430 = phi i64 [ %438, %433 ], [ %427, %426 ]
  %431 = phi i64 [ %435, %433 ], [ %428, %426 ]
  %432 = icmp samesign ult i64 %430, 239
  br i1 %432, label %433, label %440

433:                                              ; preds = %429
  %434 = getelementptr inbounds nuw i8, ptr %0, i64 %430
  %435 = add nsw i64 %431, -1
  %436 = getelementptr inbounds i8, ptr %6, i64 %435
  %437 = load i8, ptr %436, align 1, !tbaa !13
  %438 = add nuw nsw i64 %430, 1
  store i8 %437, ptr %434, align 1, !tbaa !13
  %439 = icmp eq i64 %435, 0
  br i1 %439, label %440, label %429, !llvm.loop !245

440:                                              ; preds = %433, %429
  %441 = phi i64 [ %438, %433 ], [ %430, %429 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  %442 = icmp eq i64 %372, 0
  %443 = or i1 %373, %442
  br i1 %443, label %500, label %444

444:                                              ; preds = %440
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  store i64 13563782407139374, ptr %7, align 8
  %445 = srem i64 %372, 10
  %446 = trunc nsw i64 %445 to i8
  %447 = add nsw i8 %446, 48
  store i8 %447, ptr %22, align 2, !tbaa !13
  %448 = icmp eq i64 %445, 0
  %449 = sdiv i64 %372, 10
  %450 = srem i64 %449, 10
  %451 = trunc nsw i64 %450 to i8
  %452 = add nsw i8 %451, 48
  store i8 %452, ptr %23, align 1, !tbaa !13
  %453 = icmp eq i64 %450, 0
  %454 = sdiv i64 %372, 100
  %455 = srem i64 %454, 10
  %456 = trunc nsw i64 %455 to i8
  %457 = add nsw i8 %456, 48
  store i8 %457, ptr %24, align 4, !tbaa !13
  %458 = icmp eq i64 %455, 0
  %459 = select i1 %458, i32 0, i32 4
  %460 = select i1 %453, i32 %459, i32 5
  %461 = select i1 %448, i32 %460, i32 6
  %462 = sdiv i64 %372, 1000
  %463 = srem i64 %462, 10
  %464 = trunc nsw i64 %463 to i8
  %465 = add nsw i8 %464, 48
  store i8 %465, ptr %25, align 1, !tbaa !13
  %466 = icmp eq i32 %461, 0
  %467 = icmp eq i64 %463, 0
  %468 = sdiv i64 %372, 10000
  %469 = srem i64 %468, 10
  %470 = trunc nsw i64 %469 to i8
  %471 = add nsw i8 %470, 48
  store i8 %471, ptr %26, align 2, !tbaa !13
  %472 = icmp eq i64 %469, 0
  %473 = select i1 %472, i32 0, i32 2
  %474 = select i1 %467, i32 %473, i32 3
  %475 = select i1 %466, i32 %474, i32 %461
  %476 = sdiv i64 %372, 100000
  %477 = srem i64 %476, 10
  %478 = trunc nsw i64 %477 to i8
  %479 = add nsw i8 %478, 48
  store i8 %479, ptr %27, align 1, !tbaa !13
  %480 = icmp eq i32 %475, 0
  %481 = icmp ne i64 %477, 0
  %482 = zext i1 %481 to i32
  %483 = select i1 %480, i32 %482, i32 %475
  %484 = zext nneg i32 %483 to i64
  %485 = getelementptr inbounds nuw i8, ptr %7, i64 %484
  %486 = getelementptr inbounds nuw i8, ptr %485, i64 1
  store i8 0, ptr %486, align 1, !tbaa !13
  br label %487

487:                                              ; preds = %492, %444
  %488 = phi i64 [ %495, %492 ], [ %441, %444 ]
  %489 = phi i8 [ %496, %492 ], [ 46, %444 ]
  %490 = phi ptr [ %494, %492 ], [ %7, %444 ]
  %491 = icmp samesign ult i64 %488, 239
  br i1 %491, label %492, label %498

492:                                              ; preds = %487
  %493 = getelementptr inbounds nuw i8, ptr %0, i64 %488
  %494 = getelementptr inbounds nuw i8, ptr %490, i64 1
  %495 = add nuw nsw i64 %488, 1
  store i8 %489, ptr %493, align 1, !tbaa !13
  %496 = load i8, ptr %494, align 1, !tbaa !13
  %497 = icmp eq i8 %496, 0
  br i1 %497, label %498, label %487, !llvm.loop !232

498:                                              ; preds = %492, %487
  %499 = phi i64 [ %495, %492 ], [ %488, %487 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  br label %500

500:                                              ; preds = %498, %440
  %501 = phi i64 [ %441, %440 ], [ %499, %498 ]
  %502 = getelementptr inbounds nuw i8, ptr %0, i64 %501
  %503 = icmp eq i32 %367, 0
  br i1 %503, label %69, label %504

504:                                              ; preds = %500
  %505 = icmp samesign ult i64 %501, 239
  br i1 %505, label %506, label %508

506:                                              ; preds = %504
  %507 = add nuw nsw i64 %501, 1
  store i8 101, ptr %502, align 1, !tbaa !13
  br label %508

508:                                              ; preds = %506, %504
  %509 = phi i64 [ %507, %506 ], [ %501, %504 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  %510 = tail call i32 @llvm.abs.i32(i32 %367, i1 false)
  %511 = zext i32 %510 to i64
  br label %512

512:                                              ; preds = %512, %508
  %513 = phi i64 [ %518, %512 ], [ 0, %508 ]
  %514 = phi i64 [ %520, %512 ], [ %511, %508 ]
  %515 = urem i64 %514, 10
  %516 = trunc nuw nsw i64 %515 to i8
  %517 = or disjoint i8 %516, 48
  %518 = add nuw nsw i64 %513, 1
  %519 = getelementptr inbounds nuw i8, ptr %5, i64 %513
  store i8 %517, ptr %519, align 1, !tbaa !13
  %520 = udiv i64 %514, 10
  %521 = icmp samesign ult i64 %514, 10
  br i1 %521, label %522, label %512, !llvm.loop !233

522:                                              ; preds = %512
  %523 = icmp slt i32 %367, 0
  br i1 %523, label %524, label %528

524:                                              ; preds = %522
  %525 = add nuw i64 %513, 2
  %526 = and i64 %518, 4294967295
  %527 = getelementptr inbounds nuw i8, ptr %5, i64 %526
  store i8 45, ptr %527, align 1, !tbaa !13
  br label %528

528:                                              ; preds = %524, %522
  %529 = phi i64 [ %525, %524 ], [ %518, %522 ]
  %530 = freeze i64 %529
  %531 = shl i64 %530, 32
  %532 = ashr exact i64 %531, 32
  %533 = add nsw i64 %532, -1
  %534 = tail call i64 @llvm.usub.sat.i64(i64 239, i64 %509)
  %535 = tail call i64 @llvm.umin.i64(i64 %533, i64 %534)
  %536 = icmp samesign ult i64 %535, 32
  br i1 %536, label %561, label %537

537:                                              ; preds = %528
  %538 = add nuw nsw i64 %535, 1
  %539 = and i64 %538, 31
  %540 = icmp eq i64 %539, 0
  %541 = select i1 %540, i64 32, i64 %539
  %542 = sub nsw i64 %538, %541
  %543 = add i64 %509, %542
  %544 = sub nsw i64 %532, %542
  %545 = getelementptr i8, ptr %0, i64 %509
  %546 = getelementptr i8, ptr %5, i64 %532
  br label %547

547:                                              ; preds = %547, %537
  %548 = phi i64 [ 0, %537 ], [ %559, %547 ]
  %549 = getelementptr i8, ptr %545, i64 %548
  %550 = xor i64 %548, -1
  %551 = getelementptr i8, ptr %546, i64 %550
  %552 = getelementptr inbounds i8, ptr %551, i64 -15
  %553 = getelementptr inbounds i8, ptr %551, i64 -31
  %554 = load <16 x i8>, ptr %552, align 1, !tbaa !13
  %555 = load <16 x i8>, ptr %553, align 1, !tbaa !13
  %556 = shufflevector <16 x i8> %554, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %557 = shufflevector <16 x i8> %555, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %558 = getelementptr inbounds nuw i8, ptr %549, i64 16
  store <16 x i8> %556, ptr %549, align 1, !tbaa !13
  store <16 x i8> %557, ptr %558, align 1, !tbaa !13
  %559 = add nuw i64 %548, 32
  %560 = icmp eq i64 %559, %542
  br i1 %560, label %561, label %547, !llvm.loop !246

561:                                              ; preds = %547, %528
  %562 = phi i64 [ %509, %528 ], [ %543, %547 ]
  %563 = phi i64 [ %532, %528 ], [ %544, %547 ]
  br label %564

564:                                              ; preds = %561, %568
  %565 = phi i64 [ %573, %568 ], [ %562, %561 ]
  %566 = phi i64 [ %570, %568 ], [ %563, %561 ]
  %567 = icmp samesign ult i64 %565, 239
  br i1 %567, label %568, label %575

568:                                              ; preds = %564
  %569 = getelementptr inbounds nuw i8, ptr %0, i64 %565
  %570 = add nsw i64 %566, -1
  %571 = getelementptr inbounds i8, ptr %5, i64 %570
  %572 = load i8, ptr %571, align 1, !tbaa !13
  %573 = add nuw nsw i64 %565, 1
  store i8 %572, ptr %569, align 1, !tbaa !13
  %574 = icmp eq i64 %570, 0
  br i1 %574, label %575, label %564, !llvm.loop !247

575:                                              ; preds = %568, %564
  %576 = phi i64 [ %573, %568 ], [ %565, %564 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  br label %69

577:                                              ; preds = %69, %67, %12
  %578 = phi ptr [ %13, %12 ], [ %68, %67 ], [ %72, %69 ]
  store i8 0, ptr %578, align 1, !tbaa !13
  store i32 %1, ptr %0, align 8, !tbaa !248
  %579 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %580 = load ptr, ptr %579, align 8, !tbaa !118
  %581 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store ptr %580, ptr %581, align 8, !tbaa !250
  %582 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %582, align 8, !tbaa !251
  br label %583

583:                                              ; preds = %4, %577
  ret i32 %1
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #10

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #11 {
  %3 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
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
  br label %4, !llvm.loop !252

75:                                               ; preds = %4
  %76 = icmp eq i32 %5, 0
  %77 = load i64, ptr %3, align 16
  %78 = select i1 %76, i64 %77, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  ret i64 %78
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #10

; Function Attrs: nounwind uwtable
define i32 @tfc_begin(ptr noundef readonly captures(address_is_null) %0, ptr noundef readonly captures(none) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef readonly captures(address) %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef writeonly captures(address_is_null) %10) local_unnamed_addr #19 {
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
  %24 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.2, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %14)
  br label %100

25:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #13
  store ptr %6, ptr %15, align 8, !tbaa !86
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store ptr %7, ptr %26, align 8, !tbaa !88
  %27 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %8, ptr %27, align 8, !tbaa !89
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %29 = getelementptr inbounds nuw i8, ptr %15, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  store i64 8, ptr %29, align 8, !tbaa !92
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
  %44 = load i64, ptr %43, align 8, !tbaa !253
  %45 = getelementptr inbounds i8, ptr %6, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %47 = load i64, ptr %46, align 8, !tbaa !255
  %48 = getelementptr inbounds i8, ptr %5, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %50 = load i64, ptr %49, align 8, !tbaa !256
  %51 = icmp slt i64 %50, 1
  %52 = icmp eq ptr %45, %48
  %53 = or i1 %52, %51
  br i1 %53, label %55, label %54

54:                                               ; preds = %41
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %45, ptr readonly align 1 %48, i64 %50, i1 false)
  br label %55

55:                                               ; preds = %41, %54
  %56 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %57 = load i64, ptr %56, align 8, !tbaa !257
  %58 = getelementptr inbounds i8, ptr %6, i64 %57
  store i8 1, ptr %58, align 1, !tbaa !13
  %59 = add nuw nsw i64 %42, 1
  %60 = icmp eq i64 %59, %2
  br i1 %60, label %40, label %41, !llvm.loop !258

61:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %63 = load i64, ptr %62, align 8, !tbaa !93
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %93, label %65

65:                                               ; preds = %61
  %66 = load i64, ptr %6, align 8, !tbaa !39
  %67 = icmp eq i64 %66, %63
  br i1 %67, label %68, label %75

68:                                               ; preds = %65
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %70 = load i64, ptr %69, align 8, !tbaa !102
  %71 = icmp sgt i64 %70, 0
  br i1 %71, label %72, label %93

72:                                               ; preds = %68
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %74 = load ptr, ptr %73, align 8, !tbaa !103
  br label %80

75:                                               ; preds = %65
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %12, i8 0, i64 56, i1 false)
  %76 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.13, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %12)
  br label %92

77:                                               ; preds = %80
  %78 = add nuw nsw i64 %81, 1
  %79 = icmp eq i64 %78, %70
  br i1 %79, label %93, label %80, !llvm.loop !104

80:                                               ; preds = %77, %72
  %81 = phi i64 [ 0, %72 ], [ %78, %77 ]
  %82 = getelementptr inbounds nuw %struct.tfc_flag, ptr %74, i64 %81
  %83 = load i64, ptr %82, align 8, !tbaa !105
  %84 = getelementptr inbounds i8, ptr %6, i64 %83
  %85 = load i8, ptr %84, align 1, !tbaa !13
  %86 = icmp eq i8 %85, 0
  br i1 %86, label %87, label %77

87:                                               ; preds = %80
  %88 = getelementptr inbounds nuw i8, ptr %13, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %88, i8 0, i64 48, i1 false)
  %89 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %90 = load ptr, ptr %89, align 8, !tbaa !107
  store ptr %90, ptr %13, align 8, !tbaa !108
  %91 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %13)
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
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #13
  br label %100

100:                                              ; preds = %11, %98, %23
  %101 = phi i32 [ 3, %23 ], [ %99, %98 ], [ 0, %11 ]
  ret i32 %101
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #12

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_host(ptr noundef readonly captures(address_is_null) %0, ptr noundef writeonly captures(address_is_null) %1) unnamed_addr #9 {
  %3 = alloca %struct.tfc_fault, align 8
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = icmp eq ptr %0, null
  br i1 %6, label %38, label %7

7:                                                ; preds = %2
  %8 = load i32, ptr %0, align 8, !tbaa !259
  %9 = icmp ult i32 %8, 56
  br i1 %9, label %10, label %16

10:                                               ; preds = %7
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %12 = zext nneg i32 %8 to i64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  store i64 %12, ptr %11, align 8, !tbaa !190
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 56, ptr %13, align 8, !tbaa !166
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %15 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.36, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %3)
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
  store i64 %26, ptr %25, align 8, !tbaa !190
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 65536, ptr %27, align 8, !tbaa !166
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  %29 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.37, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4)
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
  %37 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.38, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5)
  br label %38

38:                                               ; preds = %30, %2, %36, %24, %10
  %39 = phi i32 [ 3, %10 ], [ 3, %24 ], [ 3, %36 ], [ 0, %2 ], [ 0, %30 ]
  ret i32 %39
}

; Function Attrs: nounwind uwtable
define internal fastcc void @work(ptr noundef captures(none) %0, i32 noundef %1) unnamed_addr #0 {
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  %14 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #13
  %15 = load i64, ptr %4, align 8, !tbaa !260
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !262
  %19 = add nsw i64 %16, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
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
  call void %51(ptr noundef %52, i64 noundef %60, i64 noundef %65) #13
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
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  %84 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #13
  %85 = load i64, ptr %3, align 8, !tbaa !260
  %86 = mul nsw i64 %85, 1000000000
  %87 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %88 = load i64, ptr %87, align 8, !tbaa !262
  %89 = add nsw i64 %86, %88
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
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
declare void @llvm.x86.sse2.pause() #13

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #14

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @set_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #23 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !74
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !73
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds ptr, ptr %6, i64 %9
  %11 = load ptr, ptr %10, align 8, !tbaa !38
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %13 = load i32, ptr %12, align 4, !tbaa !5
  %14 = icmp eq i32 %13, 8
  br i1 %14, label %15, label %17

15:                                               ; preds = %2
  %16 = load i64, ptr %11, align 8, !tbaa !39
  br label %20

17:                                               ; preds = %2
  %18 = load i32, ptr %11, align 4, !tbaa !5
  %19 = sext i32 %18 to i64
  br label %20

20:                                               ; preds = %17, %15
  %21 = phi i64 [ %16, %15 ], [ %19, %17 ]
  %22 = tail call i64 @llvm.smax.i64(i64 %21, i64 0)
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %24 = load ptr, ptr %23, align 8, !tbaa !161
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !5
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i64, ptr %24, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %30 = load ptr, ptr %29, align 8, !tbaa !77
  %31 = tail call fastcc i64 @evaluate(ptr noundef %28, ptr noundef %30)
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %33 = load i32, ptr %32, align 4, !tbaa !5
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i64, ptr %24, i64 %34
  %36 = tail call fastcc i64 @evaluate(ptr noundef %35, ptr noundef %30)
  %37 = icmp slt i64 %22, %31
  %38 = icmp sgt i64 %22, %36
  %39 = select i1 %37, i1 true, i1 %38
  br i1 %39, label %40, label %68

40:                                               ; preds = %20
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %42 = load ptr, ptr %41, align 8, !tbaa !56
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 24
  %44 = load ptr, ptr %43, align 8, !tbaa !46
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 4
  br label %46

46:                                               ; preds = %46, %40
  %47 = atomicrmw xchg ptr %45, i32 1 acquire, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %46, !llvm.loop !47

49:                                               ; preds = %46
  %50 = load atomic i32, ptr %44 monotonic, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %56, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %54 = load i64, ptr %53, align 8, !tbaa !48
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %56, label %61

56:                                               ; preds = %52, %49
  %57 = getelementptr inbounds nuw i8, ptr %44, i64 12
  store i32 0, ptr %57, align 4, !tbaa !51
  %58 = getelementptr inbounds nuw i8, ptr %44, i64 16
  store i64 0, ptr %58, align 8, !tbaa !48
  %59 = getelementptr inbounds nuw i8, ptr %44, i64 24
  store i64 %22, ptr %59, align 8, !tbaa !52
  %60 = getelementptr inbounds nuw i8, ptr %44, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %60, i8 0, i64 16, i1 false)
  store atomic i32 3, ptr %44 monotonic, align 8
  br label %61

61:                                               ; preds = %52, %56
  store atomic i32 0, ptr %45 release, align 4
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %63 = load i32, ptr %62, align 4, !tbaa !71
  %64 = load ptr, ptr %41, align 8, !tbaa !56
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 24
  %66 = load ptr, ptr %65, align 8, !tbaa !46
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  store i32 %63, ptr %67, align 8, !tbaa !79
  br label %102

68:                                               ; preds = %20
  %69 = load i32, ptr %4, align 4, !tbaa !5
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i64, ptr %30, i64 %70
  store i64 %22, ptr %71, align 8, !tbaa !39
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %73 = load i32, ptr %72, align 8, !tbaa !72
  %74 = icmp ugt i32 %73, 7
  br i1 %74, label %75, label %102

75:                                               ; preds = %68, %75
  %76 = phi i32 [ %99, %75 ], [ 5, %68 ]
  %77 = load ptr, ptr %3, align 8, !tbaa !74
  %78 = zext i32 %76 to i64
  %79 = getelementptr inbounds nuw i32, ptr %77, i64 %78
  %80 = load ptr, ptr %23, align 8, !tbaa !161
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %82 = load i32, ptr %81, align 4, !tbaa !5
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i64, ptr %80, i64 %83
  %85 = load ptr, ptr %29, align 8, !tbaa !77
  %86 = tail call fastcc i64 @evaluate(ptr noundef %84, ptr noundef %85)
  %87 = load ptr, ptr %5, align 8, !tbaa !73
  %88 = getelementptr inbounds nuw i8, ptr %79, i64 4
  %89 = load i32, ptr %88, align 4, !tbaa !5
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds ptr, ptr %87, i64 %90
  %92 = load ptr, ptr %91, align 8, !tbaa !38
  %93 = ptrtoint ptr %92 to i64
  %94 = add i64 %86, %93
  %95 = inttoptr i64 %94 to ptr
  %96 = load i32, ptr %79, align 4, !tbaa !5
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds ptr, ptr %87, i64 %97
  store ptr %95, ptr %98, align 8, !tbaa !38
  %99 = add i32 %76, 3
  %100 = add i32 %76, 5
  %101 = icmp ult i32 %100, %73
  br i1 %101, label %75, label %102, !llvm.loop !263

102:                                              ; preds = %75, %68, %61
  %103 = phi i32 [ 3, %61 ], [ 0, %68 ], [ 0, %75 ]
  ret i32 %103
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #23 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !74
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !162
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = load ptr, ptr %11, align 8, !tbaa !161
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %12, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !77
  %19 = tail call fastcc i64 @evaluate(ptr noundef %16, ptr noundef %18)
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %28, label %21

21:                                               ; preds = %2
  %22 = load ptr, ptr %10, align 8, !tbaa !9
  %23 = icmp eq ptr %22, null
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !264
  %27 = icmp sgt i64 %19, %26
  br i1 %27, label %28, label %56

28:                                               ; preds = %21, %24, %2
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %30 = load ptr, ptr %29, align 8, !tbaa !56
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %32 = load ptr, ptr %31, align 8, !tbaa !46
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 4
  br label %34

34:                                               ; preds = %34, %28
  %35 = atomicrmw xchg ptr %33, i32 1 acquire, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %34, !llvm.loop !47

37:                                               ; preds = %34
  %38 = load atomic i32, ptr %32 monotonic, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %44, label %40

40:                                               ; preds = %37
  %41 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %42 = load i64, ptr %41, align 8, !tbaa !48
  %43 = icmp sgt i64 %42, 0
  br i1 %43, label %44, label %49

44:                                               ; preds = %40, %37
  %45 = getelementptr inbounds nuw i8, ptr %32, i64 12
  store i32 0, ptr %45, align 4, !tbaa !51
  %46 = getelementptr inbounds nuw i8, ptr %32, i64 16
  store i64 0, ptr %46, align 8, !tbaa !48
  %47 = getelementptr inbounds nuw i8, ptr %32, i64 24
  store i64 %19, ptr %47, align 8, !tbaa !52
  %48 = getelementptr inbounds nuw i8, ptr %32, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %48, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %32 monotonic, align 8
  br label %49

49:                                               ; preds = %40, %44
  store atomic i32 0, ptr %33 release, align 4
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %51 = load i32, ptr %50, align 4, !tbaa !71
  %52 = load ptr, ptr %29, align 8, !tbaa !56
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 24
  %54 = load ptr, ptr %53, align 8, !tbaa !46
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store i32 %51, ptr %55, align 8, !tbaa !79
  br label %96

56:                                               ; preds = %24
  %57 = ptrtoint ptr %22 to i64
  %58 = add i64 %57, 63
  %59 = and i64 %58, -64
  %60 = inttoptr i64 %59 to ptr
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %62 = load ptr, ptr %61, align 8, !tbaa !73
  %63 = load i32, ptr %4, align 4, !tbaa !5
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds ptr, ptr %62, i64 %64
  store ptr %60, ptr %65, align 8, !tbaa !38
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %67 = load i32, ptr %66, align 8, !tbaa !72
  %68 = icmp ugt i32 %67, 5
  br i1 %68, label %69, label %96

69:                                               ; preds = %56, %69
  %70 = phi i32 [ %93, %69 ], [ 3, %56 ]
  %71 = load ptr, ptr %3, align 8, !tbaa !74
  %72 = zext i32 %70 to i64
  %73 = getelementptr inbounds nuw i32, ptr %71, i64 %72
  %74 = load ptr, ptr %11, align 8, !tbaa !161
  %75 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %76 = load i32, ptr %75, align 4, !tbaa !5
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i64, ptr %74, i64 %77
  %79 = load ptr, ptr %17, align 8, !tbaa !77
  %80 = tail call fastcc i64 @evaluate(ptr noundef %78, ptr noundef %79)
  %81 = load ptr, ptr %61, align 8, !tbaa !73
  %82 = getelementptr inbounds nuw i8, ptr %73, i64 4
  %83 = load i32, ptr %82, align 4, !tbaa !5
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds ptr, ptr %81, i64 %84
  %86 = load ptr, ptr %85, align 8, !tbaa !38
  %87 = ptrtoint ptr %86 to i64
  %88 = add i64 %80, %87
  %89 = inttoptr i64 %88 to ptr
  %90 = load i32, ptr %73, align 4, !tbaa !5
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds ptr, ptr %81, i64 %91
  store ptr %89, ptr %92, align 8, !tbaa !38
  %93 = add i32 %70, 3
  %94 = add i32 %70, 5
  %95 = icmp ult i32 %94, %67
  br i1 %95, label %69, label %96, !llvm.loop !263

96:                                               ; preds = %69, %56, %49
  %97 = phi i32 [ 8, %49 ], [ 0, %56 ], [ 0, %69 ]
  ret i32 %97
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #23 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !74
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !162
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !73
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds ptr, ptr %12, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !38
  %18 = load i32, ptr %17, align 4, !tbaa !5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %20 = load ptr, ptr %19, align 8, !tbaa !161
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %22 = load i32, ptr %21, align 4, !tbaa !5
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i64, ptr %20, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %26 = load ptr, ptr %25, align 8, !tbaa !77
  %27 = tail call fastcc i64 @evaluate(ptr noundef %24, ptr noundef %26)
  %28 = icmp slt i32 %18, 0
  %29 = icmp slt i64 %27, 0
  %30 = select i1 %28, i1 true, i1 %29
  br i1 %30, label %37, label %31

31:                                               ; preds = %2
  %32 = add nuw i32 %18, 1
  %33 = zext i32 %32 to i64
  %34 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %33, i64 %27)
  %35 = extractvalue { i64, i1 } %34, 1
  %36 = extractvalue { i64, i1 } %34, 0
  br i1 %35, label %37, label %59

37:                                               ; preds = %31, %2
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %39 = load ptr, ptr %38, align 8, !tbaa !56
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !46
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !47

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !48
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !51
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %55, align 8, !tbaa !48
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store i64 -1, ptr %56, align 8, !tbaa !52
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %58

58:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  br label %131

59:                                               ; preds = %31
  %60 = load ptr, ptr %10, align 8, !tbaa !9
  %61 = icmp eq ptr %60, null
  br i1 %61, label %71, label %62

62:                                               ; preds = %59
  %63 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %64 = load i64, ptr %63, align 8, !tbaa !264
  %65 = icmp sgt i64 %36, %64
  br i1 %65, label %66, label %93

66:                                               ; preds = %62
  %67 = icmp slt i64 %36, 4611686018427387904
  %68 = zext i1 %67 to i64
  %69 = shl nsw i64 %36, %68
  %70 = icmp sgt i64 %69, %64
  br i1 %70, label %71, label %93

71:                                               ; preds = %66, %59
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %73 = load ptr, ptr %72, align 8, !tbaa !56
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 24
  %75 = load ptr, ptr %74, align 8, !tbaa !46
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 4
  br label %77

77:                                               ; preds = %77, %71
  %78 = atomicrmw xchg ptr %76, i32 1 acquire, align 4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %77, !llvm.loop !47

80:                                               ; preds = %77
  %81 = load atomic i32, ptr %75 monotonic, align 8
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %87, label %83

83:                                               ; preds = %80
  %84 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %85 = load i64, ptr %84, align 8, !tbaa !48
  %86 = icmp sgt i64 %85, 0
  br i1 %86, label %87, label %92

87:                                               ; preds = %83, %80
  %88 = getelementptr inbounds nuw i8, ptr %75, i64 12
  store i32 0, ptr %88, align 4, !tbaa !51
  %89 = getelementptr inbounds nuw i8, ptr %75, i64 16
  store i64 0, ptr %89, align 8, !tbaa !48
  %90 = getelementptr inbounds nuw i8, ptr %75, i64 24
  store i64 %36, ptr %90, align 8, !tbaa !52
  %91 = getelementptr inbounds nuw i8, ptr %75, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %91, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %75 monotonic, align 8
  br label %92

92:                                               ; preds = %87, %83
  store atomic i32 0, ptr %76 release, align 4
  br label %131

93:                                               ; preds = %66, %62
  %94 = ptrtoint ptr %60 to i64
  %95 = add i64 %94, 63
  %96 = and i64 %95, -64
  %97 = inttoptr i64 %96 to ptr
  %98 = load i32, ptr %4, align 4, !tbaa !5
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds ptr, ptr %12, i64 %99
  store ptr %97, ptr %100, align 8, !tbaa !38
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %102 = load i32, ptr %101, align 8, !tbaa !72
  %103 = icmp ugt i32 %102, 6
  br i1 %103, label %104, label %139

104:                                              ; preds = %93, %104
  %105 = phi i32 [ %128, %104 ], [ 4, %93 ]
  %106 = load ptr, ptr %3, align 8, !tbaa !74
  %107 = zext i32 %105 to i64
  %108 = getelementptr inbounds nuw i32, ptr %106, i64 %107
  %109 = load ptr, ptr %19, align 8, !tbaa !161
  %110 = getelementptr inbounds nuw i8, ptr %108, i64 8
  %111 = load i32, ptr %110, align 4, !tbaa !5
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i64, ptr %109, i64 %112
  %114 = load ptr, ptr %25, align 8, !tbaa !77
  %115 = tail call fastcc i64 @evaluate(ptr noundef %113, ptr noundef %114)
  %116 = load ptr, ptr %11, align 8, !tbaa !73
  %117 = getelementptr inbounds nuw i8, ptr %108, i64 4
  %118 = load i32, ptr %117, align 4, !tbaa !5
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds ptr, ptr %116, i64 %119
  %121 = load ptr, ptr %120, align 8, !tbaa !38
  %122 = ptrtoint ptr %121 to i64
  %123 = add i64 %115, %122
  %124 = inttoptr i64 %123 to ptr
  %125 = load i32, ptr %108, align 4, !tbaa !5
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds ptr, ptr %116, i64 %126
  store ptr %124, ptr %127, align 8, !tbaa !38
  %128 = add i32 %105, 3
  %129 = add i32 %105, 5
  %130 = icmp ult i32 %129, %102
  br i1 %130, label %104, label %139, !llvm.loop !263

131:                                              ; preds = %58, %92
  %132 = phi ptr [ %72, %92 ], [ %38, %58 ]
  %133 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %134 = load i32, ptr %133, align 4, !tbaa !71
  %135 = load ptr, ptr %132, align 8, !tbaa !56
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 24
  %137 = load ptr, ptr %136, align 8, !tbaa !46
  %138 = getelementptr inbounds nuw i8, ptr %137, i64 8
  store i32 %134, ptr %138, align 8, !tbaa !79
  br label %139

139:                                              ; preds = %104, %131, %93
  %140 = phi i32 [ 0, %93 ], [ 8, %131 ], [ 0, %104 ]
  ret i32 %140
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #15

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_dims(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef writeonly captures(address_is_null) %2) unnamed_addr #9 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %7 = load i64, ptr %6, align 8, !tbaa !194
  %8 = icmp eq i64 %7, 0
  %9 = icmp ne ptr %1, null
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %16

11:                                               ; preds = %3
  %12 = icmp sgt i64 %7, 0
  br i1 %12, label %13, label %59

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %15 = load ptr, ptr %14, align 8, !tbaa !217
  br label %26

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %17, i8 0, i64 48, i1 false)
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %19 = load ptr, ptr %18, align 8, !tbaa !217
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %21 = load ptr, ptr %20, align 8, !tbaa !223
  store ptr %21, ptr %4, align 8, !tbaa !108
  %22 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.5, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4)
  br label %59

23:                                               ; preds = %33
  %24 = add nuw nsw i64 %27, 1
  %25 = icmp eq i64 %24, %7
  br i1 %25, label %59, label %26, !llvm.loop !218

26:                                               ; preds = %13, %23
  %27 = phi i64 [ 0, %13 ], [ %24, %23 ]
  %28 = getelementptr inbounds nuw %struct.tfc_bound, ptr %15, i64 %27
  %29 = getelementptr inbounds nuw i64, ptr %1, i64 %27
  %30 = load i64, ptr %29, align 8, !tbaa !39
  %31 = load i64, ptr %28, align 8, !tbaa !219
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %37, label %33

33:                                               ; preds = %26
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !221
  %36 = icmp sgt i64 %30, %35
  br i1 %36, label %37, label %23

37:                                               ; preds = %33, %26
  %38 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %39 = load i64, ptr %38, align 8, !tbaa !222
  %40 = icmp sgt i64 %39, -1
  br i1 %40, label %41, label %46

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %43 = load ptr, ptr %42, align 8, !tbaa !113
  %44 = getelementptr inbounds nuw %struct.tfc_given, ptr %43, i64 %39
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 40
  br label %46

46:                                               ; preds = %37, %41
  %47 = phi ptr [ %45, %41 ], [ null, %37 ]
  %48 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %49 = load ptr, ptr %48, align 8, !tbaa !223
  store ptr %49, ptr %5, align 8, !tbaa !108
  %50 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr null, ptr %50, align 8, !tbaa !134
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %30, ptr %51, align 8, !tbaa !224
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %31, ptr %52, align 8, !tbaa !190
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %54 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %55 = load i64, ptr %54, align 8, !tbaa !221
  store i64 %55, ptr %53, align 8, !tbaa !166
  %56 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double 0.000000e+00, ptr %56, align 8, !tbaa !167
  %57 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %47, ptr %57, align 8, !tbaa !118
  %58 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.6, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5)
  br label %59

59:                                               ; preds = %23, %11, %46, %16
  %60 = phi i32 [ 3, %16 ], [ 3, %46 ], [ 0, %11 ], [ 0, %23 ]
  ret i32 %60
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #15

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @read_dims(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2, ptr noundef writeonly captures(address_is_null) %3) unnamed_addr #9 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %7 = load i64, ptr %6, align 8, !tbaa !194
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %56

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %11 = load ptr, ptr %10, align 8, !tbaa !217
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = load ptr, ptr %12, align 8, !tbaa !113
  br label %14

14:                                               ; preds = %9, %39
  %15 = phi i64 [ 0, %9 ], [ %41, %39 ]
  %16 = getelementptr inbounds nuw %struct.tfc_bound, ptr %11, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %18 = load i64, ptr %17, align 8, !tbaa !222
  %19 = getelementptr inbounds %struct.tfc_tensor, ptr %1, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !214
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !265
  %24 = getelementptr inbounds i64, ptr %21, i64 %23
  %25 = load i64, ptr %24, align 8, !tbaa !39
  %26 = icmp slt i64 %25, 0
  br i1 %26, label %44, label %27

27:                                               ; preds = %14
  %28 = getelementptr inbounds nuw i8, ptr %16, i64 48
  %29 = load i64, ptr %28, align 8, !tbaa !266
  %30 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %25, i64 %29)
  %31 = extractvalue { i64, i1 } %30, 1
  %32 = extractvalue { i64, i1 } %30, 0
  br i1 %31, label %44, label %33

33:                                               ; preds = %27
  %34 = getelementptr inbounds nuw i8, ptr %16, i64 40
  %35 = load i64, ptr %34, align 8, !tbaa !267
  %36 = srem i64 %32, %35
  %37 = sdiv i64 %32, %35
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %39, label %44

39:                                               ; preds = %33
  %40 = getelementptr inbounds nuw i64, ptr %2, i64 %15
  store i64 %37, ptr %40, align 8, !tbaa !39
  %41 = add nuw nsw i64 %15, 1
  %42 = load i64, ptr %6, align 8, !tbaa !194
  %43 = icmp slt i64 %41, %42
  br i1 %43, label %14, label %56, !llvm.loop !268

44:                                               ; preds = %33, %27, %14
  %45 = getelementptr inbounds %struct.tfc_given, ptr %13, i64 %18
  %46 = load ptr, ptr %45, align 8, !tbaa !115
  store ptr %46, ptr %5, align 8, !tbaa !108
  %47 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %48 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %49 = load ptr, ptr %48, align 8, !tbaa !223
  store ptr %49, ptr %47, align 8, !tbaa !134
  %50 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %25, ptr %50, align 8, !tbaa !224
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %23, ptr %51, align 8, !tbaa !190
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %54 = getelementptr inbounds nuw i8, ptr %45, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %52, i8 0, i64 16, i1 false)
  store ptr %54, ptr %53, align 8, !tbaa !118
  %55 = tail call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull @.str.33, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5)
  br label %56

56:                                               ; preds = %39, %4, %44
  %57 = phi i32 [ 3, %44 ], [ 0, %4 ], [ 0, %39 ]
  ret i32 %57
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_size(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef writeonly captures(address_is_null) %5) unnamed_addr #9 {
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %44, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %12 = load i32, ptr %11, align 4, !tbaa !211
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = zext i32 %12 to i64
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %44, label %18

18:                                               ; preds = %10
  %19 = load ptr, ptr %13, align 8, !tbaa !119
  %20 = load ptr, ptr %14, align 8, !tbaa !228
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
  %30 = load ptr, ptr %15, align 8, !tbaa !214
  %31 = getelementptr inbounds nuw i64, ptr %30, i64 %25
  %32 = load i64, ptr %31, align 8, !tbaa !39
  %33 = icmp eq i64 %32, %29
  br i1 %33, label %21, label %34

34:                                               ; preds = %24
  %35 = load ptr, ptr %1, align 8, !tbaa !115
  store ptr %35, ptr %7, align 8, !tbaa !108
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @.str.15, ptr %36, align 8, !tbaa !134
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %32, ptr %37, align 8, !tbaa !224
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %25, ptr %38, align 8, !tbaa !190
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %29, ptr %39, align 8, !tbaa !166
  %40 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %40, align 8, !tbaa !167
  %41 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store ptr %42, ptr %41, align 8, !tbaa !118
  %43 = tail call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.34, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7)
  br label %63

44:                                               ; preds = %21, %10, %6
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %46 = load ptr, ptr %45, align 8, !tbaa !119
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %48 = load i64, ptr %47, align 8, !tbaa !120
  %49 = getelementptr inbounds i64, ptr %46, i64 %48
  %50 = tail call fastcc i64 @evaluate(ptr noundef %49, ptr noundef nonnull %4)
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %52 = load i64, ptr %51, align 8, !tbaa !226
  %53 = icmp ult i64 %52, %50
  br i1 %53, label %54, label %63

54:                                               ; preds = %44
  %55 = load ptr, ptr %1, align 8, !tbaa !115
  store ptr %55, ptr %8, align 8, !tbaa !108
  %56 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %57 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %56, i8 0, i64 16, i1 false)
  store i64 %52, ptr %57, align 8, !tbaa !190
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %50, ptr %58, align 8, !tbaa !166
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %59, align 8, !tbaa !167
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store ptr %61, ptr %60, align 8, !tbaa !118
  %62 = tail call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.35, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8)
  br label %63

63:                                               ; preds = %34, %54, %44
  %64 = phi i32 [ 3, %34 ], [ 3, %54 ], [ 0, %44 ]
  ret i32 %64
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #15

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #15

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #16

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #16

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #17

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #18

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #16

attributes #0 = { nounwind uwtable }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable }
attributes #6 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable }
attributes #7 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #8 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #9 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #10 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #11 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable }
attributes #12 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #13 = { nounwind }
attributes #14 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #15 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!10 = !{!"tfc_block", !11, i64 0, !12, i64 8}
!11 = !{!"any pointer", !7, i64 0}
!12 = !{!"long", !7, i64 0}
!13 = !{!7, !7, i64 0}
!14 = !{!15, !16, i64 16}
!15 = !{!"tfc_worker", !7, i64 0, !12, i64 8, !16, i64 16, !12, i64 24}
!16 = !{!"p1 _ZTS8tfc_pool", !11, i64 0}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.mustprogress"}
!19 = distinct !{!19, !18}
!20 = distinct !{!20, !18}
!21 = !{!15, !12, i64 24}
!22 = distinct !{!22, !18}
!23 = !{!24, !25, i64 16}
!24 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !16, i64 8, !25, i64 16, !26, i64 24}
!25 = !{!"p1 _ZTS8tfc_host", !11, i64 0}
!26 = !{!"p1 _ZTS11tfc_failure", !11, i64 0}
!27 = !{!28, !11, i64 16}
!28 = !{!"tfc_host", !6, i64 0, !6, i64 4, !11, i64 8, !11, i64 16, !11, i64 24, !11, i64 32, !11, i64 40, !11, i64 48}
!29 = !{!28, !6, i64 4}
!30 = !{!24, !16, i64 8}
!31 = !{!32, !11, i64 0}
!32 = !{!"tfc_loop", !11, i64 0, !11, i64 8, !12, i64 16, !12, i64 24}
!33 = !{!32, !11, i64 8}
!34 = !{!32, !12, i64 16}
!35 = !{!32, !12, i64 24}
!36 = !{!28, !11, i64 8}
!37 = !{i64 0, i64 8, !38, i64 8, i64 8, !38, i64 16, i64 8, !39, i64 24, i64 8, !39}
!38 = !{!11, !11, i64 0}
!39 = !{!12, !12, i64 0}
!40 = !{!15, !12, i64 8}
!41 = distinct !{!41, !18}
!42 = distinct !{!42, !18}
!43 = distinct !{!43, !18}
!44 = distinct !{!44, !18}
!45 = distinct !{!45, !18}
!46 = !{!24, !26, i64 24}
!47 = distinct !{!47, !18}
!48 = !{!49, !12, i64 16}
!49 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !12, i64 16, !12, i64 24, !12, i64 32, !50, i64 40}
!50 = !{!"double", !7, i64 0}
!51 = !{!49, !6, i64 12}
!52 = !{!49, !12, i64 24}
!53 = !{!49, !12, i64 32}
!54 = !{!49, !50, i64 40}
!55 = !{!28, !11, i64 40}
!56 = !{!57, !61, i64 40}
!57 = !{!"tfc_region", !58, i64 0, !12, i64 8, !59, i64 16, !60, i64 24, !59, i64 32, !61, i64 40, !12, i64 48, !60, i64 56, !62, i64 64, !63, i64 72, !12, i64 80}
!58 = !{!"p1 _ZTS15tfc_instruction", !11, i64 0}
!59 = !{!"any p2 pointer", !11, i64 0}
!60 = !{!"p1 long", !11, i64 0}
!61 = !{!"p1 _ZTS7tfc_ctx", !11, i64 0}
!62 = !{!"p1 omnipotent char", !11, i64 0}
!63 = !{!"p1 _ZTS9tfc_block", !11, i64 0}
!64 = !{!28, !11, i64 32}
!65 = !{!57, !58, i64 0}
!66 = !{!57, !12, i64 8}
!67 = !{!68, !6, i64 24}
!68 = !{!"tfc_instruction", !11, i64 0, !69, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28}
!69 = !{!"p1 int", !11, i64 0}
!70 = !{!57, !12, i64 48}
!71 = !{!68, !6, i64 20}
!72 = !{!68, !6, i64 16}
!73 = !{!57, !59, i64 16}
!74 = !{!68, !69, i64 8}
!75 = !{!57, !59, i64 32}
!76 = !{!68, !11, i64 0}
!77 = !{!57, !60, i64 24}
!78 = distinct !{!78, !18}
!79 = !{!49, !6, i64 8}
!80 = !{!68, !6, i64 28}
!81 = !{!57, !62, i64 64}
!82 = distinct !{!82, !18}
!83 = distinct !{!83, !18}
!84 = !{!57, !12, i64 80}
!85 = distinct !{!85, !18}
!86 = !{!87, !62, i64 0}
!87 = !{!"tfc_memory", !62, i64 0, !62, i64 8, !62, i64 16, !11, i64 24, !11, i64 32, !12, i64 40}
!88 = !{!87, !62, i64 8}
!89 = !{!87, !62, i64 16}
!90 = !{!87, !11, i64 24}
!91 = !{!87, !11, i64 32}
!92 = !{!87, !12, i64 40}
!93 = !{!94, !12, i64 232}
!94 = !{!"tfc_entry", !62, i64 0, !58, i64 8, !95, i64 16, !60, i64 24, !62, i64 32, !96, i64 40, !97, i64 48, !97, i64 56, !98, i64 64, !99, i64 72, !99, i64 80, !100, i64 88, !101, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136, !12, i64 144, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184, !12, i64 192, !12, i64 200, !12, i64 208, !12, i64 216, !12, i64 224, !12, i64 232, !12, i64 240, !12, i64 248, !12, i64 256}
!95 = !{!"p1 _ZTS9tfc_place", !11, i64 0}
!96 = !{!"p1 _ZTS9tfc_bound", !11, i64 0}
!97 = !{!"p1 _ZTS9tfc_given", !11, i64 0}
!98 = !{!"p1 _ZTS10tfc_result", !11, i64 0}
!99 = !{!"p1 _ZTS8tfc_flag", !11, i64 0}
!100 = !{!"p1 _ZTS9tfc_aside", !11, i64 0}
!101 = !{!"p1 _ZTS11tfc_message", !11, i64 0}
!102 = !{!94, !12, i64 152}
!103 = !{!94, !99, i64 72}
!104 = distinct !{!104, !18}
!105 = !{!106, !12, i64 0}
!106 = !{!"tfc_flag", !12, i64 0, !62, i64 8}
!107 = !{!106, !62, i64 8}
!108 = !{!109, !62, i64 0}
!109 = !{!"tfc_fault", !62, i64 0, !62, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !50, i64 40, !110, i64 48}
!110 = !{!"p1 _ZTS7tfc_loc", !11, i64 0}
!111 = !{!94, !12, i64 240}
!112 = !{!94, !12, i64 200}
!113 = !{!94, !97, i64 48}
!114 = !{!94, !12, i64 128}
!115 = !{!116, !62, i64 0}
!116 = !{!"tfc_given", !62, i64 0, !12, i64 8, !12, i64 16, !60, i64 24, !6, i64 32, !6, i64 36, !117, i64 40}
!117 = !{!"tfc_loc", !62, i64 0, !62, i64 8, !6, i64 16, !6, i64 20}
!118 = !{!109, !110, i64 48}
!119 = !{!94, !60, i64 24}
!120 = !{!116, !12, i64 16}
!121 = !{!116, !12, i64 8}
!122 = distinct !{!122, !18}
!123 = !{!94, !97, i64 56}
!124 = !{!94, !12, i64 136}
!125 = !{!94, !12, i64 256}
!126 = !{!127}
!127 = distinct !{!127, !128, !"block_of: argument 0"}
!128 = distinct !{!128, !"block_of"}
!129 = !{!94, !12, i64 248}
!130 = distinct !{!130, !18}
!131 = !{!132}
!132 = distinct !{!132, !133, !"block_of: argument 0"}
!133 = distinct !{!133, !"block_of"}
!134 = !{!109, !62, i64 8}
!135 = !{!94, !12, i64 112}
!136 = !{!94, !95, i64 16}
!137 = !{!138, !12, i64 16}
!138 = !{!"tfc_place", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !12, i64 16}
!139 = !{!138, !6, i64 0}
!140 = !{!138, !6, i64 8}
!141 = !{!94, !62, i64 32}
!142 = !{!138, !6, i64 4}
!143 = distinct !{!143, !18}
!144 = !{!94, !12, i64 224}
!145 = !{!94, !12, i64 168}
!146 = !{!94, !12, i64 216}
!147 = distinct !{!147, !18}
!148 = !{!24, !6, i64 0}
!149 = !{!24, !6, i64 4}
!150 = !{!94, !100, i64 88}
!151 = !{!152, !12, i64 8}
!152 = !{!"tfc_aside", !12, i64 0, !12, i64 8, !12, i64 16}
!153 = !{!152, !12, i64 0}
!154 = !{!152, !12, i64 16}
!155 = distinct !{!155, !18}
!156 = !{!28, !11, i64 48}
!157 = !{!94, !58, i64 8}
!158 = !{!94, !12, i64 104}
!159 = !{!94, !12, i64 208}
!160 = !{!94, !12, i64 184}
!161 = !{!57, !60, i64 56}
!162 = !{!57, !63, i64 72}
!163 = !{!94, !12, i64 192}
!164 = !{!94, !12, i64 144}
!165 = !{!49, !7, i64 0}
!166 = !{!109, !12, i64 32}
!167 = !{!109, !50, i64 40}
!168 = !{!94, !12, i64 176}
!169 = !{!94, !101, i64 96}
!170 = !{!171, !6, i64 0}
!171 = !{!"tfc_message", !6, i64 0, !6, i64 4, !62, i64 8, !117, i64 16}
!172 = !{!171, !6, i64 4}
!173 = !{!171, !62, i64 8}
!174 = distinct !{!174, !18}
!175 = distinct !{!175, !18}
!176 = !{!94, !12, i64 160}
!177 = !{!94, !98, i64 64}
!178 = !{!179, !6, i64 4}
!179 = !{!"tfc_result", !6, i64 0, !6, i64 4, !12, i64 8}
!180 = !{!179, !6, i64 0}
!181 = !{!179, !12, i64 8}
!182 = distinct !{!182, !18}
!183 = !{!94, !99, i64 80}
!184 = distinct !{!184, !18}
!185 = !{!186, !6, i64 0}
!186 = !{!"tfc_call", !6, i64 0, !6, i64 4, !187, i64 8, !188, i64 16, !188, i64 24, !6, i64 32, !6, i64 36, !11, i64 40, !11, i64 48, !11, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !11, i64 88, !25, i64 96}
!187 = !{!"p1 _ZTS9tfc_error", !11, i64 0}
!188 = !{!"p1 _ZTS10tfc_tensor", !11, i64 0}
!189 = !{!186, !187, i64 8}
!190 = !{!109, !12, i64 24}
!191 = !{!186, !6, i64 4}
!192 = !{!193, !193, i64 0}
!193 = !{!"p1 _ZTS9tfc_entry", !11, i64 0}
!194 = !{!94, !12, i64 120}
!195 = !{!186, !11, i64 40}
!196 = !{!186, !11, i64 48}
!197 = !{!186, !11, i64 56}
!198 = !{!186, !188, i64 16}
!199 = !{!186, !188, i64 24}
!200 = !{!186, !11, i64 88}
!201 = !{!186, !6, i64 32}
!202 = !{!94, !62, i64 0}
!203 = !{!186, !6, i64 36}
!204 = !{!186, !12, i64 64}
!205 = !{!186, !12, i64 72}
!206 = !{!186, !12, i64 80}
!207 = !{!208, !6, i64 32}
!208 = !{!"tfc_tensor", !11, i64 0, !60, i64 8, !12, i64 16, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !7, i64 40}
!209 = !{!208, !6, i64 36}
!210 = !{!208, !6, i64 24}
!211 = !{!116, !6, i64 36}
!212 = !{!208, !6, i64 28}
!213 = !{!116, !6, i64 32}
!214 = !{!208, !60, i64 8}
!215 = distinct !{!215, !18}
!216 = distinct !{!216, !18}
!217 = !{!94, !96, i64 40}
!218 = distinct !{!218, !18}
!219 = !{!220, !12, i64 0}
!220 = !{!"tfc_bound", !12, i64 0, !12, i64 8, !62, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48}
!221 = !{!220, !12, i64 8}
!222 = !{!220, !12, i64 24}
!223 = !{!220, !62, i64 16}
!224 = !{!109, !12, i64 16}
!225 = distinct !{!225, !18}
!226 = !{!208, !12, i64 16}
!227 = !{!186, !25, i64 96}
!228 = !{!116, !60, i64 24}
!229 = distinct !{!229, !18}
!230 = distinct !{!230, !18}
!231 = distinct !{!231, !18}
!232 = distinct !{!232, !18}
!233 = distinct !{!233, !18}
!234 = distinct !{!234, !18, !235, !236}
!235 = !{!"llvm.loop.isvectorized", i32 1}
!236 = !{!"llvm.loop.unroll.runtime.disable"}
!237 = distinct !{!237, !18, !236, !235}
!238 = distinct !{!238, !18, !235, !236}
!239 = distinct !{!239, !18, !236, !235}
!240 = distinct !{!240, !18, !235, !236}
!241 = distinct !{!241, !18, !236, !235}
!242 = distinct !{!242, !18}
!243 = distinct !{!243, !18}
!244 = distinct !{!244, !18, !235, !236}
!245 = distinct !{!245, !18, !236, !235}
!246 = distinct !{!246, !18, !235, !236}
!247 = distinct !{!247, !18, !236, !235}
!248 = !{!249, !6, i64 0}
!249 = !{!"tfc_error", !6, i64 0, !7, i64 4, !110, i64 240, !12, i64 248}
!250 = !{!249, !110, i64 240}
!251 = !{!249, !12, i64 248}
!252 = distinct !{!252, !18}
!253 = !{!254, !12, i64 0}
!254 = !{!"tfc_initial", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24}
!255 = !{!254, !12, i64 8}
!256 = !{!254, !12, i64 16}
!257 = !{!254, !12, i64 24}
!258 = distinct !{!258, !18}
!259 = !{!28, !6, i64 0}
!260 = !{!261, !12, i64 0}
!261 = !{!"timespec", !12, i64 0, !12, i64 8}
!262 = !{!261, !12, i64 8}
!263 = distinct !{!263, !18}
!264 = !{!10, !12, i64 8}
!265 = !{!220, !12, i64 32}
!266 = !{!220, !12, i64 48}
!267 = !{!220, !12, i64 40}
!268 = distinct !{!268, !18}
attributes #19 = { nounwind uwtable optsize }
attributes #20 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable optsize }
attributes #21 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable optsize }
attributes #22 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable optsize }
attributes #23 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #24 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
