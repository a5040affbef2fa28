; Made by `python -m tfc.runtime.native` from entry.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i32 @tfc_may_use_amx() local_unnamed_addr #19 {
  ret i32 0
}

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
define void @tfc_block_free(ptr noundef readnone captures(none) %0) local_unnamed_addr #19 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 274877907201) i64 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #19 {
  %2 = zext i32 %0 to i64
  %3 = shl nuw nsw i64 %2, 6
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 140), (144, 152), (192, 196), (288, 292)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #21 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !5
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store i32 0, ptr %5, align 32, !tbaa !5
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 32, !tbaa !13
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store <2 x i32> zeroinitializer, ptr %7, align 32, !tbaa !13
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %8, align 8, !tbaa !13
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %9, align 32, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %10, align 16, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %12, align 16, !tbaa !14
  %13 = tail call i32 @llvm.umax.i32(i32 %1, i32 1)
  %14 = zext i32 %13 to i64
  br label %15

15:                                               ; preds = %18, %3
  %16 = phi i64 [ %24, %18 ], [ 1, %3 ]
  %17 = icmp eq i64 %16, %14
  br i1 %17, label %27, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw %struct.tfc_worker, ptr %11, i64 %16
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store ptr %0, ptr %20, align 16, !tbaa !14
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %22 = tail call i32 @pthread_create(ptr noundef nonnull %21, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %19) #18
  %23 = icmp eq i32 %22, 0
  %24 = add nuw nsw i64 %16, 1
  br i1 %23, label %15, label %25

25:                                               ; preds = %18
  %26 = trunc nuw i64 %16 to i32
  br label %27

27:                                               ; preds = %15, %25
  %28 = phi i32 [ %26, %25 ], [ %13, %15 ]
  store i32 %28, ptr %0, align 64, !tbaa !5
  ret i32 %28
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #2 {
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
  tail call void @llvm.aarch64.hint(i32 1)
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
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %11, i32 noundef 128, i32 noundef %16, ptr noundef null, ptr noundef null, i32 noundef 0) #18
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
  %57 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %14, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %58

58:                                               ; preds = %45, %56, %53
  br label %15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #21 {
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
  %10 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef 129, i32 noundef %3, ptr noundef null, ptr noundef null, i32 noundef 0) #18
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
  %20 = tail call i32 @pthread_join(i64 noundef %19, ptr noundef null) #18
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
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #2 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %162, label %8

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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
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
  call void %44(ptr noundef %46, i32 noundef %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #18
  br label %161

48:                                               ; preds = %25
  %49 = icmp eq i64 %39, 1
  br i1 %49, label %160, label %50

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !30
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %54 = cmpxchg ptr %53, i32 0, i32 1 acquire monotonic, align 64
  %55 = extractvalue { i32, i1 } %54, 1
  br i1 %55, label %56, label %160

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
  br label %149

68:                                               ; preds = %149, %56
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
  %77 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %70, i32 noundef 129, i32 noundef %76, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %78

78:                                               ; preds = %75, %68
  %79 = load i32, ptr %63, align 32, !tbaa !5
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %125, label %81

81:                                               ; preds = %78
  %82 = getelementptr inbounds nuw i8, ptr %52, i64 320
  %83 = getelementptr inbounds nuw i8, ptr %52, i64 264
  %84 = getelementptr inbounds nuw i8, ptr %52, i64 272
  %85 = getelementptr inbounds nuw i8, ptr %52, i64 280
  %86 = zext i32 %79 to i64
  br label %87

87:                                               ; preds = %122, %81
  %88 = phi i64 [ %123, %122 ], [ 0, %81 ]
  %89 = getelementptr inbounds nuw %struct.tfc_worker, ptr %82, i64 %88
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %91 = load atomic i64, ptr %89 monotonic, align 64
  %92 = load i64, ptr %90, align 8, !tbaa !40
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %94, label %122

94:                                               ; preds = %87, %118
  %95 = phi i64 [ %119, %118 ], [ %92, %87 ]
  %96 = atomicrmw add ptr %89, i64 1 monotonic, align 64
  %97 = icmp slt i64 %96, %95
  br i1 %97, label %98, label %118, !llvm.loop !41

98:                                               ; preds = %94
  %99 = load ptr, ptr %57, align 8, !tbaa !31
  %100 = load ptr, ptr %83, align 8, !tbaa !33
  %101 = load i64, ptr %84, align 8, !tbaa !34
  %102 = load i64, ptr %85, align 8, !tbaa !35
  %103 = freeze i64 %101
  %104 = freeze i64 %102
  %105 = sdiv i64 %103, %104
  %106 = mul nsw i64 %105, %96
  %107 = mul i64 %105, %104
  %108 = sub i64 %103, %107
  %109 = mul nsw i64 %108, %96
  %110 = sdiv i64 %109, %102
  %111 = add nsw i64 %110, %106
  %112 = add nsw i64 %96, 1
  %113 = mul nsw i64 %105, %112
  %114 = mul nsw i64 %108, %112
  %115 = sdiv i64 %114, %102
  %116 = add nsw i64 %115, %113
  tail call void %99(ptr noundef %100, i64 noundef %111, i64 noundef %116) #18
  %117 = load i64, ptr %90, align 8, !tbaa !40
  br label %118

118:                                              ; preds = %98, %94
  %119 = phi i64 [ %117, %98 ], [ %95, %94 ]
  %120 = load atomic i64, ptr %89 monotonic, align 64
  %121 = icmp slt i64 %120, %119
  br i1 %121, label %94, label %122

122:                                              ; preds = %118, %87
  %123 = add nuw nsw i64 %88, 1
  %124 = icmp eq i64 %123, %86
  br i1 %124, label %125, label %87, !llvm.loop !42

125:                                              ; preds = %122, %78
  %126 = atomicrmw and ptr %69, i32 2147483647 acquire, align 64
  %127 = and i32 %126, 2147483647
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %159, label %129

129:                                              ; preds = %125
  %130 = getelementptr inbounds nuw i8, ptr %52, i64 4
  br label %131

131:                                              ; preds = %135, %129
  %132 = phi i32 [ 0, %129 ], [ %137, %135 ]
  %133 = load i32, ptr %130, align 4, !tbaa !5
  %134 = icmp ult i32 %132, %133
  br i1 %134, label %135, label %139

135:                                              ; preds = %131
  tail call void @llvm.aarch64.hint(i32 1)
  %136 = load atomic i32, ptr %69 acquire, align 64
  %137 = add nuw i32 %132, 1
  %138 = icmp eq i32 %136, 0
  br i1 %138, label %159, label %131, !llvm.loop !43

139:                                              ; preds = %131
  %140 = atomicrmw or ptr %69, i32 1073741824 acquire, align 64
  %141 = or i32 %140, 1073741824
  %142 = icmp eq i32 %141, 1073741824
  br i1 %142, label %148, label %143

143:                                              ; preds = %139, %143
  %144 = phi i32 [ %146, %143 ], [ %141, %139 ]
  %145 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %69, i32 noundef 128, i32 noundef %144, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %146 = load atomic i32, ptr %69 acquire, align 64
  %147 = icmp eq i32 %146, 1073741824
  br i1 %147, label %148, label %143, !llvm.loop !44

148:                                              ; preds = %143, %139
  store atomic i32 0, ptr %69 monotonic, align 64
  br label %159

149:                                              ; preds = %149, %65
  %150 = phi i64 [ 0, %65 ], [ %154, %149 ]
  %151 = getelementptr inbounds nuw %struct.tfc_worker, ptr %66, i64 %150
  %152 = mul nsw i64 %150, %58
  %153 = sdiv i64 %152, %67
  store atomic i64 %153, ptr %151 monotonic, align 64
  %154 = add nuw nsw i64 %150, 1
  %155 = mul nsw i64 %58, %154
  %156 = sdiv i64 %155, %67
  %157 = getelementptr inbounds nuw i8, ptr %151, i64 8
  store i64 %156, ptr %157, align 8, !tbaa !40
  %158 = icmp eq i64 %154, %67
  br i1 %158, label %68, label %149, !llvm.loop !45

159:                                              ; preds = %135, %125, %148
  store atomic i32 0, ptr %53 release, align 64
  br label %161

160:                                              ; preds = %50, %48
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #18
  br label %161

161:                                              ; preds = %159, %160, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  br label %162

162:                                              ; preds = %5, %161
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #2 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !31
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !33
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !34
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !35
  %11 = freeze i64 %8
  %12 = freeze i64 %10
  %13 = sdiv i64 %11, %12
  %14 = mul nsw i64 %13, %3
  %15 = mul i64 %13, %12
  %16 = sub i64 %11, %15
  %17 = mul nsw i64 %16, %3
  %18 = sdiv i64 %17, %10
  %19 = add nsw i64 %18, %14
  %20 = add nuw nsw i64 %3, 1
  %21 = mul nsw i64 %13, %20
  %22 = mul nsw i64 %16, %20
  %23 = sdiv i64 %22, %10
  %24 = add nsw i64 %23, %21
  tail call void %4(ptr noundef %6, i64 noundef %19, i64 noundef %24) #18
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
define range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #2 {
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
  %12 = tail call i32 %7(ptr noundef %11) #18
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8, !tbaa !56
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !23
  %6 = icmp eq ptr %5, null
  br i1 %6, label %358, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !64
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !55
  %14 = icmp eq ptr %13, null
  br i1 %14, label %358, label %15

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

26:                                               ; preds = %354, %15
  %27 = phi i64 [ 0, %15 ], [ %355, %354 ]
  %28 = icmp slt i64 %27, %18
  br i1 %28, label %29, label %644

29:                                               ; preds = %26
  %30 = getelementptr inbounds %struct.tfc_instruction, ptr %16, i64 %27
  %31 = add nsw i64 %27, 1
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %33 = load i32, ptr %32, align 8, !tbaa !67
  switch i32 %33, label %351 [
    i32 0, label %34
    i32 1, label %133
    i32 3, label %137
    i32 4, label %151
    i32 2, label %172
    i32 5, label %218
    i32 6, label %283
    i32 7, label %333
    i32 8, label %347
    i32 9, label %349
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
  %42 = tail call i32 %35(ptr noundef %41) #18
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
  br i1 %58, label %59, label %353

59:                                               ; preds = %55, %52
  %60 = getelementptr inbounds nuw i8, ptr %47, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %60, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %47 monotonic, align 8
  br label %353

61:                                               ; preds = %40, %37, %34
  %62 = load ptr, ptr %8, align 8, !tbaa !64
  %63 = icmp eq ptr %62, null
  br i1 %63, label %68, label %64

64:                                               ; preds = %61
  %65 = load ptr, ptr %21, align 8, !tbaa !36
  %66 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %67 = load i32, ptr %66, align 4, !tbaa !71
  tail call void %62(ptr noundef %65, i32 noundef %67, i32 noundef 0) #18
  br label %68

68:                                               ; preds = %64, %61
  %69 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !72
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %75, label %72

72:                                               ; preds = %68
  %73 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %74 = zext i32 %70 to i64
  br label %82

75:                                               ; preds = %82, %68
  %76 = load ptr, ptr %30, align 8, !tbaa !73
  %77 = load ptr, ptr %24, align 8, !tbaa !74
  %78 = load ptr, ptr %25, align 8, !tbaa !75
  %79 = load ptr, ptr %2, align 8, !tbaa !56
  %80 = tail call i32 %76(ptr noundef %77, ptr noundef %78, ptr noundef %79) #18
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %126, label %95

82:                                               ; preds = %82, %72
  %83 = phi i64 [ 0, %72 ], [ %93, %82 ]
  %84 = load ptr, ptr %20, align 8, !tbaa !76
  %85 = load ptr, ptr %73, align 8, !tbaa !77
  %86 = getelementptr inbounds nuw i32, ptr %85, i64 %83
  %87 = load i32, ptr %86, align 4, !tbaa !5
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds ptr, ptr %84, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !38
  %91 = load ptr, ptr %24, align 8, !tbaa !74
  %92 = getelementptr inbounds nuw ptr, ptr %91, i64 %83
  store ptr %90, ptr %92, align 8, !tbaa !38
  %93 = add nuw nsw i64 %83, 1
  %94 = icmp eq i64 %93, %74
  br i1 %94, label %75, label %82, !llvm.loop !78

95:                                               ; preds = %75
  %96 = load ptr, ptr %2, align 8, !tbaa !56
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 24
  %98 = load ptr, ptr %97, align 8, !tbaa !46
  %99 = load atomic i32, ptr %98 acquire, align 8
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %119

101:                                              ; preds = %95
  %102 = load ptr, ptr %2, align 8, !tbaa !56
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 24
  %104 = load ptr, ptr %103, align 8, !tbaa !46
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 4
  br label %106

106:                                              ; preds = %106, %101
  %107 = atomicrmw xchg ptr %105, i32 1 acquire, align 4
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %106, !llvm.loop !47

109:                                              ; preds = %106
  %110 = load atomic i32, ptr %104 monotonic, align 8
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %116, label %112

112:                                              ; preds = %109
  %113 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %114 = load i64, ptr %113, align 8, !tbaa !48
  %115 = icmp sgt i64 %114, 0
  br i1 %115, label %116, label %118

116:                                              ; preds = %112, %109
  %117 = getelementptr inbounds nuw i8, ptr %104, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %117, i8 0, i64 36, i1 false)
  store atomic i32 %80, ptr %104 monotonic, align 8
  br label %118

118:                                              ; preds = %116, %112
  store atomic i32 0, ptr %105 release, align 4
  br label %119

119:                                              ; preds = %118, %95
  %120 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %121 = load i32, ptr %120, align 4, !tbaa !71
  %122 = load ptr, ptr %2, align 8, !tbaa !56
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 24
  %124 = load ptr, ptr %123, align 8, !tbaa !46
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 8
  store i32 %121, ptr %125, align 8, !tbaa !79
  br label %126

126:                                              ; preds = %119, %75
  %127 = load ptr, ptr %8, align 8, !tbaa !64
  %128 = icmp eq ptr %127, null
  br i1 %128, label %354, label %129

129:                                              ; preds = %126
  %130 = load ptr, ptr %21, align 8, !tbaa !36
  %131 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %132 = load i32, ptr %131, align 4, !tbaa !71
  tail call void %127(ptr noundef %130, i32 noundef %132, i32 noundef 1) #18
  br label %354

133:                                              ; preds = %29
  %134 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %135 = load i32, ptr %134, align 4, !tbaa !80
  %136 = sext i32 %135 to i64
  br label %354

137:                                              ; preds = %29
  %138 = load ptr, ptr %20, align 8, !tbaa !76
  %139 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %140 = load ptr, ptr %139, align 8, !tbaa !77
  %141 = load i32, ptr %140, align 4, !tbaa !5
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds ptr, ptr %138, i64 %142
  %144 = load ptr, ptr %143, align 8, !tbaa !38
  %145 = load i8, ptr %144, align 1, !tbaa !13
  %146 = icmp eq i8 %145, 0
  br i1 %146, label %147, label %354

147:                                              ; preds = %137
  %148 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %149 = load i32, ptr %148, align 4, !tbaa !80
  %150 = sext i32 %149 to i64
  br label %354

151:                                              ; preds = %29
  %152 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %153 = load ptr, ptr %152, align 8, !tbaa !77
  %154 = load ptr, ptr %20, align 8, !tbaa !76
  %155 = load i32, ptr %153, align 4, !tbaa !5
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds ptr, ptr %154, i64 %156
  %158 = load ptr, ptr %157, align 8, !tbaa !38
  store i32 0, ptr %158, align 4, !tbaa !5
  %159 = getelementptr inbounds nuw i8, ptr %153, i64 4
  %160 = load i32, ptr %159, align 4, !tbaa !5
  %161 = icmp sgt i32 %160, -1
  br i1 %161, label %162, label %354

162:                                              ; preds = %151
  %163 = zext nneg i32 %160 to i64
  %164 = getelementptr inbounds nuw ptr, ptr %154, i64 %163
  %165 = load ptr, ptr %164, align 8, !tbaa !38
  %166 = load i32, ptr %165, align 4, !tbaa !5
  %167 = icmp slt i32 %166, 1
  br i1 %167, label %168, label %354

168:                                              ; preds = %162
  %169 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %170 = load i32, ptr %169, align 4, !tbaa !80
  %171 = sext i32 %170 to i64
  br label %354

172:                                              ; preds = %29
  %173 = load ptr, ptr %8, align 8, !tbaa !64
  %174 = icmp eq ptr %173, null
  br i1 %174, label %179, label %175

175:                                              ; preds = %172
  %176 = load ptr, ptr %21, align 8, !tbaa !36
  %177 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %178 = load i32, ptr %177, align 4, !tbaa !71
  tail call void %173(ptr noundef %176, i32 noundef %178, i32 noundef 2) #18
  br label %179

179:                                              ; preds = %175, %172
  %180 = load ptr, ptr %22, align 8, !tbaa !55
  %181 = icmp eq ptr %180, null
  br i1 %181, label %213, label %182

182:                                              ; preds = %179
  %183 = load i64, ptr %23, align 8, !tbaa !70
  %184 = icmp slt i64 %27, %183
  br i1 %184, label %185, label %213

185:                                              ; preds = %182
  %186 = load ptr, ptr %21, align 8, !tbaa !36
  %187 = tail call i32 %180(ptr noundef %186) #18
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %213, label %189

189:                                              ; preds = %185
  %190 = load ptr, ptr %2, align 8, !tbaa !56
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 24
  %192 = load ptr, ptr %191, align 8, !tbaa !46
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 4
  br label %194

194:                                              ; preds = %194, %189
  %195 = atomicrmw xchg ptr %193, i32 1 acquire, align 4
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %194, !llvm.loop !47

197:                                              ; preds = %194
  %198 = load atomic i32, ptr %192 monotonic, align 8
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %204, label %200

200:                                              ; preds = %197
  %201 = getelementptr inbounds nuw i8, ptr %192, i64 16
  %202 = load i64, ptr %201, align 8, !tbaa !48
  %203 = icmp sgt i64 %202, 0
  br i1 %203, label %204, label %206

204:                                              ; preds = %200, %197
  %205 = getelementptr inbounds nuw i8, ptr %192, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %205, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %192 monotonic, align 8
  br label %206

206:                                              ; preds = %204, %200
  store atomic i32 0, ptr %193 release, align 4
  %207 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %208 = load i32, ptr %207, align 4, !tbaa !71
  %209 = load ptr, ptr %2, align 8, !tbaa !56
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 24
  %211 = load ptr, ptr %210, align 8, !tbaa !46
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 8
  store i32 %208, ptr %212, align 8, !tbaa !79
  br label %213

213:                                              ; preds = %179, %182, %185, %206
  %214 = phi i32 [ 0, %179 ], [ 1, %206 ], [ 0, %185 ], [ 0, %182 ]
  %215 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %216 = load i32, ptr %215, align 4, !tbaa !80
  %217 = sext i32 %216 to i64
  br label %354

218:                                              ; preds = %29
  %219 = load ptr, ptr %8, align 8, !tbaa !64
  %220 = icmp eq ptr %219, null
  br i1 %220, label %225, label %221

221:                                              ; preds = %218
  %222 = load ptr, ptr %21, align 8, !tbaa !36
  %223 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %224 = load i32, ptr %223, align 4, !tbaa !71
  tail call void %219(ptr noundef %222, i32 noundef %224, i32 noundef 2) #18
  br label %225

225:                                              ; preds = %221, %218
  %226 = load ptr, ptr %22, align 8, !tbaa !55
  %227 = icmp eq ptr %226, null
  br i1 %227, label %259, label %228

228:                                              ; preds = %225
  %229 = load i64, ptr %23, align 8, !tbaa !70
  %230 = icmp slt i64 %27, %229
  br i1 %230, label %231, label %259

231:                                              ; preds = %228
  %232 = load ptr, ptr %21, align 8, !tbaa !36
  %233 = tail call i32 %226(ptr noundef %232) #18
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %259, label %235

235:                                              ; preds = %231
  %236 = load ptr, ptr %2, align 8, !tbaa !56
  %237 = getelementptr inbounds nuw i8, ptr %236, i64 24
  %238 = load ptr, ptr %237, align 8, !tbaa !46
  %239 = getelementptr inbounds nuw i8, ptr %238, i64 4
  br label %240

240:                                              ; preds = %240, %235
  %241 = atomicrmw xchg ptr %239, i32 1 acquire, align 4
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %243, label %240, !llvm.loop !47

243:                                              ; preds = %240
  %244 = load atomic i32, ptr %238 monotonic, align 8
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %250, label %246

246:                                              ; preds = %243
  %247 = getelementptr inbounds nuw i8, ptr %238, i64 16
  %248 = load i64, ptr %247, align 8, !tbaa !48
  %249 = icmp sgt i64 %248, 0
  br i1 %249, label %250, label %252

250:                                              ; preds = %246, %243
  %251 = getelementptr inbounds nuw i8, ptr %238, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %251, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %238 monotonic, align 8
  br label %252

252:                                              ; preds = %250, %246
  store atomic i32 0, ptr %239 release, align 4
  %253 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %254 = load i32, ptr %253, align 4, !tbaa !71
  %255 = load ptr, ptr %2, align 8, !tbaa !56
  %256 = getelementptr inbounds nuw i8, ptr %255, i64 24
  %257 = load ptr, ptr %256, align 8, !tbaa !46
  %258 = getelementptr inbounds nuw i8, ptr %257, i64 8
  store i32 %254, ptr %258, align 8, !tbaa !79
  br label %259

259:                                              ; preds = %225, %228, %231, %252
  %260 = phi i32 [ 0, %225 ], [ 1, %252 ], [ 0, %231 ], [ 0, %228 ]
  %261 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %262 = load ptr, ptr %261, align 8, !tbaa !77
  %263 = load ptr, ptr %20, align 8, !tbaa !76
  %264 = load i32, ptr %262, align 4, !tbaa !5
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds ptr, ptr %263, i64 %265
  %267 = load ptr, ptr %266, align 8, !tbaa !38
  %268 = load i32, ptr %267, align 4, !tbaa !5
  %269 = add i32 %268, 1
  store i32 %269, ptr %267, align 4, !tbaa !5
  %270 = getelementptr inbounds nuw i8, ptr %262, i64 4
  %271 = load i32, ptr %270, align 4, !tbaa !5
  %272 = icmp slt i32 %271, 0
  br i1 %272, label %279, label %273

273:                                              ; preds = %259
  %274 = zext nneg i32 %271 to i64
  %275 = getelementptr inbounds nuw ptr, ptr %263, i64 %274
  %276 = load ptr, ptr %275, align 8, !tbaa !38
  %277 = load i32, ptr %276, align 4, !tbaa !5
  %278 = icmp slt i32 %269, %277
  br i1 %278, label %279, label %354

279:                                              ; preds = %273, %259
  %280 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %281 = load i32, ptr %280, align 4, !tbaa !80
  %282 = sext i32 %281 to i64
  br label %354

283:                                              ; preds = %29
  %284 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %285 = load ptr, ptr %284, align 8, !tbaa !77
  %286 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %287 = load i32, ptr %286, align 8, !tbaa !72
  %288 = load ptr, ptr %20, align 8, !tbaa !76
  %289 = load i32, ptr %285, align 4, !tbaa !5
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds ptr, ptr %288, i64 %290
  %292 = load ptr, ptr %291, align 8, !tbaa !38
  %293 = getelementptr inbounds nuw i8, ptr %285, i64 4
  %294 = load i32, ptr %293, align 4, !tbaa !5
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds ptr, ptr %288, i64 %295
  %297 = load ptr, ptr %296, align 8, !tbaa !38
  store ptr %297, ptr %291, align 8, !tbaa !38
  %298 = load ptr, ptr %20, align 8, !tbaa !76
  %299 = getelementptr inbounds ptr, ptr %298, i64 %295
  store ptr %292, ptr %299, align 8, !tbaa !38
  %300 = load ptr, ptr %19, align 8, !tbaa !81
  %301 = getelementptr inbounds nuw i8, ptr %285, i64 8
  %302 = load i32, ptr %301, align 4, !tbaa !5
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds i8, ptr %300, i64 %303
  %305 = load i8, ptr %304, align 1, !tbaa !13
  %306 = xor i8 %305, 1
  store i8 %306, ptr %304, align 1, !tbaa !13
  %307 = ptrtoint ptr %297 to i64
  %308 = ptrtoint ptr %292 to i64
  %309 = sub i64 %307, %308
  %310 = icmp ugt i32 %287, 4
  br i1 %310, label %311, label %354

311:                                              ; preds = %283
  %312 = getelementptr inbounds nuw i8, ptr %285, i64 12
  %313 = load i32, ptr %312, align 4, !tbaa !5
  %314 = add i32 %313, 4
  %315 = sub i64 0, %309
  %316 = zext i32 %314 to i64
  %317 = zext i32 %287 to i64
  br label %318

318:                                              ; preds = %318, %311
  %319 = phi i64 [ 4, %311 ], [ %331, %318 ]
  %320 = load ptr, ptr %20, align 8, !tbaa !76
  %321 = getelementptr inbounds nuw i32, ptr %285, i64 %319
  %322 = load i32, ptr %321, align 4, !tbaa !5
  %323 = sext i32 %322 to i64
  %324 = getelementptr inbounds ptr, ptr %320, i64 %323
  %325 = load ptr, ptr %324, align 8, !tbaa !38
  %326 = ptrtoint ptr %325 to i64
  %327 = icmp samesign ult i64 %319, %316
  %328 = select i1 %327, i64 %309, i64 %315
  %329 = add i64 %328, %326
  %330 = inttoptr i64 %329 to ptr
  store ptr %330, ptr %324, align 8, !tbaa !38
  %331 = add nuw nsw i64 %319, 1
  %332 = icmp eq i64 %331, %317
  br i1 %332, label %354, label %318, !llvm.loop !82

333:                                              ; preds = %29
  %334 = load ptr, ptr %19, align 8, !tbaa !81
  %335 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %336 = load ptr, ptr %335, align 8, !tbaa !77
  %337 = getelementptr inbounds nuw i8, ptr %336, i64 8
  %338 = load i32, ptr %337, align 4, !tbaa !5
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds i8, ptr %334, i64 %339
  %341 = load i8, ptr %340, align 1, !tbaa !13
  %342 = icmp eq i8 %341, 0
  br i1 %342, label %343, label %354

343:                                              ; preds = %333
  %344 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %345 = load i32, ptr %344, align 4, !tbaa !80
  %346 = sext i32 %345 to i64
  br label %354

347:                                              ; preds = %29
  %348 = tail call fastcc i32 @set_size(ptr noundef nonnull %0, ptr noundef nonnull %30)
  br label %354

349:                                              ; preds = %29
  %350 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %30)
  br label %354

351:                                              ; preds = %29
  %352 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %30)
  br label %354

353:                                              ; preds = %59, %55
  store atomic i32 0, ptr %48 release, align 4
  br label %635

354:                                              ; preds = %318, %283, %279, %273, %168, %162, %151, %129, %126, %351, %349, %347, %343, %333, %213, %147, %137, %133
  %355 = phi i64 [ %31, %351 ], [ %31, %349 ], [ %136, %133 ], [ %31, %333 ], [ %31, %283 ], [ %217, %213 ], [ %31, %151 ], [ %31, %273 ], [ %31, %137 ], [ %31, %347 ], [ %31, %129 ], [ %150, %147 ], [ %346, %343 ], [ %31, %162 ], [ %31, %126 ], [ %282, %279 ], [ %171, %168 ], [ %31, %318 ]
  %356 = phi i32 [ %352, %351 ], [ %350, %349 ], [ 0, %133 ], [ 0, %333 ], [ 0, %283 ], [ %214, %213 ], [ 0, %151 ], [ %260, %273 ], [ 0, %137 ], [ %348, %347 ], [ %80, %129 ], [ 0, %147 ], [ 0, %343 ], [ 0, %162 ], [ %80, %126 ], [ %260, %279 ], [ 0, %168 ], [ 0, %318 ]
  %357 = icmp eq i32 %356, 0
  br i1 %357, label %26, label %644, !llvm.loop !83

358:                                              ; preds = %11, %1
  %359 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %360 = load i64, ptr %359, align 8, !tbaa !84
  %361 = icmp eq i64 %360, 0
  br i1 %361, label %428, label %362

362:                                              ; preds = %358
  %363 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %364 = load i64, ptr %363, align 8, !tbaa !66
  %365 = icmp sgt i64 %364, 0
  br i1 %365, label %366, label %644

366:                                              ; preds = %362
  %367 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %368 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %369 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %374

370:                                              ; preds = %384
  %371 = add nuw nsw i64 %375, 1
  %372 = load i64, ptr %363, align 8, !tbaa !66
  %373 = icmp slt i64 %371, %372
  br i1 %373, label %374, label %644, !llvm.loop !85

374:                                              ; preds = %370, %366
  %375 = phi i64 [ 0, %366 ], [ %371, %370 ]
  %376 = load ptr, ptr %0, align 8, !tbaa !65
  %377 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %376, i64 %375
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 16
  %379 = load i32, ptr %378, align 8, !tbaa !72
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %384, label %381

381:                                              ; preds = %374
  %382 = getelementptr inbounds nuw i8, ptr %377, i64 8
  %383 = zext i32 %379 to i64
  br label %391

384:                                              ; preds = %391, %374
  %385 = load ptr, ptr %377, align 8, !tbaa !73
  %386 = load ptr, ptr %368, align 8, !tbaa !74
  %387 = load ptr, ptr %369, align 8, !tbaa !75
  %388 = load ptr, ptr %2, align 8, !tbaa !56
  %389 = tail call i32 %385(ptr noundef %386, ptr noundef %387, ptr noundef %388) #18
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %370, label %404

391:                                              ; preds = %391, %381
  %392 = phi i64 [ 0, %381 ], [ %402, %391 ]
  %393 = load ptr, ptr %367, align 8, !tbaa !76
  %394 = load ptr, ptr %382, align 8, !tbaa !77
  %395 = getelementptr inbounds nuw i32, ptr %394, i64 %392
  %396 = load i32, ptr %395, align 4, !tbaa !5
  %397 = sext i32 %396 to i64
  %398 = getelementptr inbounds ptr, ptr %393, i64 %397
  %399 = load ptr, ptr %398, align 8, !tbaa !38
  %400 = load ptr, ptr %368, align 8, !tbaa !74
  %401 = getelementptr inbounds nuw ptr, ptr %400, i64 %392
  store ptr %399, ptr %401, align 8, !tbaa !38
  %402 = add nuw nsw i64 %392, 1
  %403 = icmp eq i64 %402, %383
  br i1 %403, label %384, label %391, !llvm.loop !78

404:                                              ; preds = %384
  %405 = load ptr, ptr %2, align 8, !tbaa !56
  %406 = getelementptr inbounds nuw i8, ptr %405, i64 24
  %407 = load ptr, ptr %406, align 8, !tbaa !46
  %408 = load atomic i32, ptr %407 acquire, align 8
  %409 = icmp eq i32 %408, 0
  br i1 %409, label %410, label %635

410:                                              ; preds = %404
  %411 = load ptr, ptr %2, align 8, !tbaa !56
  %412 = getelementptr inbounds nuw i8, ptr %411, i64 24
  %413 = load ptr, ptr %412, align 8, !tbaa !46
  %414 = getelementptr inbounds nuw i8, ptr %413, i64 4
  br label %415

415:                                              ; preds = %415, %410
  %416 = atomicrmw xchg ptr %414, i32 1 acquire, align 4
  %417 = icmp eq i32 %416, 0
  br i1 %417, label %418, label %415, !llvm.loop !47

418:                                              ; preds = %415
  %419 = load atomic i32, ptr %413 monotonic, align 8
  %420 = icmp eq i32 %419, 0
  br i1 %420, label %425, label %421

421:                                              ; preds = %418
  %422 = getelementptr inbounds nuw i8, ptr %413, i64 16
  %423 = load i64, ptr %422, align 8, !tbaa !48
  %424 = icmp sgt i64 %423, 0
  br i1 %424, label %425, label %427

425:                                              ; preds = %421, %418
  %426 = getelementptr inbounds nuw i8, ptr %413, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %426, i8 0, i64 36, i1 false)
  store atomic i32 %389, ptr %413 monotonic, align 8
  br label %427

427:                                              ; preds = %425, %421
  store atomic i32 0, ptr %414 release, align 4
  br label %635

428:                                              ; preds = %358
  %429 = load ptr, ptr %0, align 8, !tbaa !65
  %430 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %431 = load i64, ptr %430, align 8, !tbaa !66
  %432 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %433 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %434 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %435 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %436

436:                                              ; preds = %631, %428
  %437 = phi i64 [ 0, %428 ], [ %632, %631 ]
  %438 = icmp slt i64 %437, %431
  br i1 %438, label %439, label %644

439:                                              ; preds = %436
  %440 = getelementptr inbounds %struct.tfc_instruction, ptr %429, i64 %437
  %441 = add nsw i64 %437, 1
  %442 = getelementptr inbounds nuw i8, ptr %440, i64 24
  %443 = load i32, ptr %442, align 8, !tbaa !67
  switch i32 %443, label %629 [
    i32 0, label %444
    i32 1, label %495
    i32 3, label %499
    i32 4, label %513
    i32 2, label %534
    i32 5, label %538
    i32 6, label %561
    i32 7, label %611
    i32 8, label %625
    i32 9, label %627
  ]

444:                                              ; preds = %439
  %445 = getelementptr inbounds nuw i8, ptr %440, i64 16
  %446 = load i32, ptr %445, align 8, !tbaa !72
  %447 = icmp eq i32 %446, 0
  br i1 %447, label %451, label %448

448:                                              ; preds = %444
  %449 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %450 = zext i32 %446 to i64
  br label %458

451:                                              ; preds = %458, %444
  %452 = load ptr, ptr %440, align 8, !tbaa !73
  %453 = load ptr, ptr %434, align 8, !tbaa !74
  %454 = load ptr, ptr %435, align 8, !tbaa !75
  %455 = load ptr, ptr %2, align 8, !tbaa !56
  %456 = tail call i32 %452(ptr noundef %453, ptr noundef %454, ptr noundef %455) #18
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %631, label %471

458:                                              ; preds = %458, %448
  %459 = phi i64 [ 0, %448 ], [ %469, %458 ]
  %460 = load ptr, ptr %433, align 8, !tbaa !76
  %461 = load ptr, ptr %449, align 8, !tbaa !77
  %462 = getelementptr inbounds nuw i32, ptr %461, i64 %459
  %463 = load i32, ptr %462, align 4, !tbaa !5
  %464 = sext i32 %463 to i64
  %465 = getelementptr inbounds ptr, ptr %460, i64 %464
  %466 = load ptr, ptr %465, align 8, !tbaa !38
  %467 = load ptr, ptr %434, align 8, !tbaa !74
  %468 = getelementptr inbounds nuw ptr, ptr %467, i64 %459
  store ptr %466, ptr %468, align 8, !tbaa !38
  %469 = add nuw nsw i64 %459, 1
  %470 = icmp eq i64 %469, %450
  br i1 %470, label %451, label %458, !llvm.loop !78

471:                                              ; preds = %451
  %472 = load ptr, ptr %2, align 8, !tbaa !56
  %473 = getelementptr inbounds nuw i8, ptr %472, i64 24
  %474 = load ptr, ptr %473, align 8, !tbaa !46
  %475 = load atomic i32, ptr %474 acquire, align 8
  %476 = icmp eq i32 %475, 0
  br i1 %476, label %477, label %635

477:                                              ; preds = %471
  %478 = load ptr, ptr %2, align 8, !tbaa !56
  %479 = getelementptr inbounds nuw i8, ptr %478, i64 24
  %480 = load ptr, ptr %479, align 8, !tbaa !46
  %481 = getelementptr inbounds nuw i8, ptr %480, i64 4
  br label %482

482:                                              ; preds = %482, %477
  %483 = atomicrmw xchg ptr %481, i32 1 acquire, align 4
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %485, label %482, !llvm.loop !47

485:                                              ; preds = %482
  %486 = load atomic i32, ptr %480 monotonic, align 8
  %487 = icmp eq i32 %486, 0
  br i1 %487, label %492, label %488

488:                                              ; preds = %485
  %489 = getelementptr inbounds nuw i8, ptr %480, i64 16
  %490 = load i64, ptr %489, align 8, !tbaa !48
  %491 = icmp sgt i64 %490, 0
  br i1 %491, label %492, label %494

492:                                              ; preds = %488, %485
  %493 = getelementptr inbounds nuw i8, ptr %480, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %493, i8 0, i64 36, i1 false)
  store atomic i32 %456, ptr %480 monotonic, align 8
  br label %494

494:                                              ; preds = %492, %488
  store atomic i32 0, ptr %481 release, align 4
  br label %635

495:                                              ; preds = %439
  %496 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %497 = load i32, ptr %496, align 4, !tbaa !80
  %498 = sext i32 %497 to i64
  br label %631

499:                                              ; preds = %439
  %500 = load ptr, ptr %433, align 8, !tbaa !76
  %501 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %502 = load ptr, ptr %501, align 8, !tbaa !77
  %503 = load i32, ptr %502, align 4, !tbaa !5
  %504 = sext i32 %503 to i64
  %505 = getelementptr inbounds ptr, ptr %500, i64 %504
  %506 = load ptr, ptr %505, align 8, !tbaa !38
  %507 = load i8, ptr %506, align 1, !tbaa !13
  %508 = icmp eq i8 %507, 0
  br i1 %508, label %509, label %631

509:                                              ; preds = %499
  %510 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %511 = load i32, ptr %510, align 4, !tbaa !80
  %512 = sext i32 %511 to i64
  br label %631

513:                                              ; preds = %439
  %514 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %515 = load ptr, ptr %514, align 8, !tbaa !77
  %516 = load ptr, ptr %433, align 8, !tbaa !76
  %517 = load i32, ptr %515, align 4, !tbaa !5
  %518 = sext i32 %517 to i64
  %519 = getelementptr inbounds ptr, ptr %516, i64 %518
  %520 = load ptr, ptr %519, align 8, !tbaa !38
  store i32 0, ptr %520, align 4, !tbaa !5
  %521 = getelementptr inbounds nuw i8, ptr %515, i64 4
  %522 = load i32, ptr %521, align 4, !tbaa !5
  %523 = icmp sgt i32 %522, -1
  br i1 %523, label %524, label %631

524:                                              ; preds = %513
  %525 = zext nneg i32 %522 to i64
  %526 = getelementptr inbounds nuw ptr, ptr %516, i64 %525
  %527 = load ptr, ptr %526, align 8, !tbaa !38
  %528 = load i32, ptr %527, align 4, !tbaa !5
  %529 = icmp slt i32 %528, 1
  br i1 %529, label %530, label %631

530:                                              ; preds = %524
  %531 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %532 = load i32, ptr %531, align 4, !tbaa !80
  %533 = sext i32 %532 to i64
  br label %631

534:                                              ; preds = %439
  %535 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %536 = load i32, ptr %535, align 4, !tbaa !80
  %537 = sext i32 %536 to i64
  br label %631

538:                                              ; preds = %439
  %539 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %540 = load ptr, ptr %539, align 8, !tbaa !77
  %541 = load ptr, ptr %433, align 8, !tbaa !76
  %542 = load i32, ptr %540, align 4, !tbaa !5
  %543 = sext i32 %542 to i64
  %544 = getelementptr inbounds ptr, ptr %541, i64 %543
  %545 = load ptr, ptr %544, align 8, !tbaa !38
  %546 = load i32, ptr %545, align 4, !tbaa !5
  %547 = add i32 %546, 1
  store i32 %547, ptr %545, align 4, !tbaa !5
  %548 = getelementptr inbounds nuw i8, ptr %540, i64 4
  %549 = load i32, ptr %548, align 4, !tbaa !5
  %550 = icmp slt i32 %549, 0
  br i1 %550, label %557, label %551

551:                                              ; preds = %538
  %552 = zext nneg i32 %549 to i64
  %553 = getelementptr inbounds nuw ptr, ptr %541, i64 %552
  %554 = load ptr, ptr %553, align 8, !tbaa !38
  %555 = load i32, ptr %554, align 4, !tbaa !5
  %556 = icmp slt i32 %547, %555
  br i1 %556, label %557, label %631

557:                                              ; preds = %551, %538
  %558 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %559 = load i32, ptr %558, align 4, !tbaa !80
  %560 = sext i32 %559 to i64
  br label %631

561:                                              ; preds = %439
  %562 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %563 = load ptr, ptr %562, align 8, !tbaa !77
  %564 = getelementptr inbounds nuw i8, ptr %440, i64 16
  %565 = load i32, ptr %564, align 8, !tbaa !72
  %566 = load ptr, ptr %433, align 8, !tbaa !76
  %567 = load i32, ptr %563, align 4, !tbaa !5
  %568 = sext i32 %567 to i64
  %569 = getelementptr inbounds ptr, ptr %566, i64 %568
  %570 = load ptr, ptr %569, align 8, !tbaa !38
  %571 = getelementptr inbounds nuw i8, ptr %563, i64 4
  %572 = load i32, ptr %571, align 4, !tbaa !5
  %573 = sext i32 %572 to i64
  %574 = getelementptr inbounds ptr, ptr %566, i64 %573
  %575 = load ptr, ptr %574, align 8, !tbaa !38
  store ptr %575, ptr %569, align 8, !tbaa !38
  %576 = load ptr, ptr %433, align 8, !tbaa !76
  %577 = getelementptr inbounds ptr, ptr %576, i64 %573
  store ptr %570, ptr %577, align 8, !tbaa !38
  %578 = load ptr, ptr %432, align 8, !tbaa !81
  %579 = getelementptr inbounds nuw i8, ptr %563, i64 8
  %580 = load i32, ptr %579, align 4, !tbaa !5
  %581 = sext i32 %580 to i64
  %582 = getelementptr inbounds i8, ptr %578, i64 %581
  %583 = load i8, ptr %582, align 1, !tbaa !13
  %584 = xor i8 %583, 1
  store i8 %584, ptr %582, align 1, !tbaa !13
  %585 = ptrtoint ptr %575 to i64
  %586 = ptrtoint ptr %570 to i64
  %587 = sub i64 %585, %586
  %588 = icmp ugt i32 %565, 4
  br i1 %588, label %589, label %631

589:                                              ; preds = %561
  %590 = getelementptr inbounds nuw i8, ptr %563, i64 12
  %591 = load i32, ptr %590, align 4, !tbaa !5
  %592 = add i32 %591, 4
  %593 = sub i64 0, %587
  %594 = zext i32 %592 to i64
  %595 = zext i32 %565 to i64
  br label %596

596:                                              ; preds = %596, %589
  %597 = phi i64 [ 4, %589 ], [ %609, %596 ]
  %598 = load ptr, ptr %433, align 8, !tbaa !76
  %599 = getelementptr inbounds nuw i32, ptr %563, i64 %597
  %600 = load i32, ptr %599, align 4, !tbaa !5
  %601 = sext i32 %600 to i64
  %602 = getelementptr inbounds ptr, ptr %598, i64 %601
  %603 = load ptr, ptr %602, align 8, !tbaa !38
  %604 = ptrtoint ptr %603 to i64
  %605 = icmp samesign ult i64 %597, %594
  %606 = select i1 %605, i64 %587, i64 %593
  %607 = add i64 %606, %604
  %608 = inttoptr i64 %607 to ptr
  store ptr %608, ptr %602, align 8, !tbaa !38
  %609 = add nuw nsw i64 %597, 1
  %610 = icmp eq i64 %609, %595
  br i1 %610, label %631, label %596, !llvm.loop !82

611:                                              ; preds = %439
  %612 = load ptr, ptr %432, align 8, !tbaa !81
  %613 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %614 = load ptr, ptr %613, align 8, !tbaa !77
  %615 = getelementptr inbounds nuw i8, ptr %614, i64 8
  %616 = load i32, ptr %615, align 4, !tbaa !5
  %617 = sext i32 %616 to i64
  %618 = getelementptr inbounds i8, ptr %612, i64 %617
  %619 = load i8, ptr %618, align 1, !tbaa !13
  %620 = icmp eq i8 %619, 0
  br i1 %620, label %621, label %631

621:                                              ; preds = %611
  %622 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %623 = load i32, ptr %622, align 4, !tbaa !80
  %624 = sext i32 %623 to i64
  br label %631

625:                                              ; preds = %439
  %626 = tail call fastcc i32 @set_size(ptr noundef nonnull %0, ptr noundef nonnull %440)
  br label %631

627:                                              ; preds = %439
  %628 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %440)
  br label %631

629:                                              ; preds = %439
  %630 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %440)
  br label %631

631:                                              ; preds = %596, %561, %557, %551, %530, %524, %513, %451, %629, %627, %625, %621, %611, %534, %509, %499, %495
  %632 = phi i64 [ %441, %629 ], [ %441, %627 ], [ %498, %495 ], [ %441, %611 ], [ %441, %561 ], [ %537, %534 ], [ %441, %513 ], [ %441, %551 ], [ %441, %499 ], [ %441, %625 ], [ %624, %621 ], [ %512, %509 ], [ %441, %451 ], [ %533, %530 ], [ %441, %524 ], [ %560, %557 ], [ %441, %596 ]
  %633 = phi i32 [ %630, %629 ], [ %628, %627 ], [ 0, %495 ], [ 0, %611 ], [ 0, %561 ], [ 0, %534 ], [ 0, %513 ], [ 0, %551 ], [ 0, %499 ], [ %626, %625 ], [ 0, %621 ], [ 0, %509 ], [ 0, %451 ], [ 0, %530 ], [ 0, %524 ], [ 0, %557 ], [ 0, %596 ]
  %634 = icmp eq i32 %633, 0
  br i1 %634, label %436, label %644, !llvm.loop !83

635:                                              ; preds = %494, %471, %404, %427, %353
  %636 = phi ptr [ %377, %404 ], [ %30, %353 ], [ %377, %427 ], [ %440, %471 ], [ %440, %494 ]
  %637 = phi i32 [ %389, %404 ], [ 1, %353 ], [ %389, %427 ], [ %456, %471 ], [ %456, %494 ]
  %638 = getelementptr inbounds nuw i8, ptr %636, i64 20
  %639 = load i32, ptr %638, align 4, !tbaa !71
  %640 = load ptr, ptr %2, align 8, !tbaa !56
  %641 = getelementptr inbounds nuw i8, ptr %640, i64 24
  %642 = load ptr, ptr %641, align 8, !tbaa !46
  %643 = getelementptr inbounds nuw i8, ptr %642, i64 8
  store i32 %639, ptr %643, align 8, !tbaa !79
  br label %644

644:                                              ; preds = %354, %26, %370, %631, %436, %635, %362
  %645 = phi i32 [ 0, %370 ], [ 0, %362 ], [ 0, %436 ], [ %637, %635 ], [ %633, %631 ], [ 0, %26 ], [ %356, %354 ]
  ret i32 %645
}

; Function Attrs: nounwind uwtable
define i32 @tfc_enter(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef writeonly captures(address_is_null) %8) local_unnamed_addr #2 {
  %10 = alloca %struct.tfc_fault, align 8
  %11 = alloca %struct.tfc_fault, align 8
  %12 = alloca %struct.tfc_memory, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #18
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
  br label %36

34:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  %35 = call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.13, ptr dead_on_return noundef %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #18
  br label %54

36:                                               ; preds = %43, %31
  %37 = phi i64 [ 0, %31 ], [ %44, %43 ]
  %38 = getelementptr inbounds nuw %struct.tfc_flag, ptr %33, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !104
  %40 = getelementptr inbounds i8, ptr %1, i64 %39
  %41 = load i8, ptr %40, align 1, !tbaa !13
  %42 = icmp eq i8 %41, 0
  br i1 %42, label %46, label %43

43:                                               ; preds = %36
  %44 = add nuw nsw i64 %37, 1
  %45 = icmp eq i64 %44, %29
  br i1 %45, label %52, label %36, !llvm.loop !106

46:                                               ; preds = %36
  %47 = getelementptr inbounds nuw %struct.tfc_flag, ptr %33, i64 %37
  %48 = getelementptr inbounds nuw i8, ptr %11, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %48, i8 0, i64 48, i1 false)
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %50 = load ptr, ptr %49, align 8, !tbaa !107
  store ptr %50, ptr %11, align 8, !tbaa !108
  %51 = call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.14, ptr dead_on_return noundef %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #18
  br label %54

52:                                               ; preds = %43, %20, %27
  %53 = call fastcc i32 @run(ptr noundef %0, ptr noundef %12, ptr noundef %4, ptr noundef %7, ptr noundef %8)
  br label %54

54:                                               ; preds = %9, %34, %46, %52
  %55 = phi i32 [ %53, %52 ], [ %18, %9 ], [ 9, %34 ], [ 9, %46 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #18
  ret i32 %55
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef readonly captures(address_is_null) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef writeonly captures(address_is_null) %4) unnamed_addr #9 {
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = alloca %struct.tfc_fault, align 8
  %10 = tail call fastcc i32 @check_host(ptr noundef %3, ptr noundef %4)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %223

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %14 = load i64, ptr %13, align 8, !tbaa !109
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %26, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %18 = load ptr, ptr %17, align 8, !tbaa !88
  %19 = icmp ne ptr %18, null
  %20 = ptrtoint ptr %18 to i64
  %21 = and i64 %20, 63
  %22 = icmp eq i64 %21, 0
  %23 = and i1 %19, %22
  br i1 %23, label %26, label %24

24:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %7, i8 0, i64 56, i1 false)
  %25 = call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.3, ptr dead_on_return noundef %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #18
  br label %223

26:                                               ; preds = %16, %12
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %28 = load i64, ptr %27, align 8, !tbaa !110
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %40, label %30

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %32 = load ptr, ptr %31, align 8, !tbaa !89
  %33 = icmp ne ptr %32, null
  %34 = ptrtoint ptr %32 to i64
  %35 = and i64 %34, 63
  %36 = icmp eq i64 %35, 0
  %37 = and i1 %33, %36
  br i1 %37, label %40, label %38

38:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %8, i8 0, i64 56, i1 false)
  %39 = call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.4, ptr dead_on_return noundef %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #18
  br label %223

40:                                               ; preds = %30, %26
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %42 = load i64, ptr %41, align 8, !tbaa !93
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %53, label %44

44:                                               ; preds = %40
  %45 = load ptr, ptr %1, align 8, !tbaa !86
  %46 = icmp ne ptr %45, null
  %47 = ptrtoint ptr %45 to i64
  %48 = and i64 %47, 63
  %49 = icmp eq i64 %48, 0
  %50 = and i1 %46, %49
  br i1 %50, label %53, label %51

51:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %9, i8 0, i64 56, i1 false)
  %52 = call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.2, ptr dead_on_return noundef %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #18
  br label %223

53:                                               ; preds = %44, %40
  %54 = tail call fastcc i32 @check_dims(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %4)
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %223

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %58 = load ptr, ptr %57, align 8, !tbaa !111
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %60 = load i64, ptr %59, align 8, !tbaa !112
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %62 = load ptr, ptr %61, align 8, !tbaa !90
  %63 = tail call fastcc i32 @check_pointers(ptr noundef nonnull %0, ptr noundef %58, i64 noundef %60, ptr noundef %1, ptr noundef %62, ptr noundef %2, ptr noundef %4)
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %223

65:                                               ; preds = %56
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %67 = load ptr, ptr %66, align 8, !tbaa !113
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %69 = load i64, ptr %68, align 8, !tbaa !114
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %71 = load ptr, ptr %70, align 8, !tbaa !91
  %72 = tail call fastcc i32 @check_pointers(ptr noundef nonnull %0, ptr noundef %67, i64 noundef %69, ptr noundef %1, ptr noundef %71, ptr noundef %2, ptr noundef %4)
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %223

74:                                               ; preds = %65
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %76 = load i64, ptr %75, align 8, !tbaa !115
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %223, label %78

78:                                               ; preds = %74
  %79 = load i64, ptr %68, align 8, !tbaa !114
  %80 = add i64 %79, 3
  %81 = load i64, ptr %59, align 8, !tbaa !112
  %82 = add i64 %80, %81
  %83 = icmp sgt i64 %79, -2
  br i1 %83, label %84, label %223

84:                                               ; preds = %78
  %85 = add i64 %79, 2
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %93

91:                                               ; preds = %151, %142
  %92 = icmp eq i64 %147, %85
  br i1 %92, label %223, label %93

93:                                               ; preds = %91, %84
  %94 = phi i64 [ 0, %84 ], [ %147, %91 ]
  switch i64 %94, label %106 [
    i64 0, label %95
    i64 1, label %102
  ]

95:                                               ; preds = %93
  %96 = load ptr, ptr %1, align 8, !tbaa !86, !noalias !116
  %97 = ptrtoint ptr %96 to i64
  %98 = load i64, ptr %41, align 8, !tbaa !93, !noalias !116
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %142, label %100

100:                                              ; preds = %95
  %101 = load i64, ptr %87, align 8, !tbaa !119, !noalias !116
  br label %142

102:                                              ; preds = %93
  %103 = load ptr, ptr %86, align 8, !tbaa !89, !noalias !116
  %104 = ptrtoint ptr %103 to i64
  %105 = load i64, ptr %27, align 8, !tbaa !110, !noalias !116
  br label %142

106:                                              ; preds = %93
  %107 = icmp slt i64 %94, %85
  br i1 %107, label %108, label %112

108:                                              ; preds = %106
  %109 = load ptr, ptr %66, align 8, !tbaa !113, !noalias !116
  %110 = getelementptr %struct.tfc_given, ptr %109, i64 %94
  %111 = getelementptr i8, ptr %110, i64 -128
  br label %117

112:                                              ; preds = %106
  %113 = load ptr, ptr %57, align 8, !tbaa !111, !noalias !116
  %114 = sub i64 %94, %79
  %115 = getelementptr %struct.tfc_given, ptr %113, i64 %114
  %116 = getelementptr i8, ptr %115, i64 -192
  br label %117

117:                                              ; preds = %112, %108
  %118 = phi ptr [ %111, %108 ], [ %116, %112 ]
  %119 = load ptr, ptr %88, align 8, !tbaa !120, !noalias !116
  %120 = getelementptr inbounds nuw i8, ptr %118, i64 16
  %121 = load i64, ptr %120, align 8, !tbaa !121, !noalias !116
  %122 = getelementptr inbounds i64, ptr %119, i64 %121
  %123 = tail call fastcc i64 @evaluate(ptr noundef %122, ptr noundef readonly %2), !noalias !116
  %124 = icmp eq i64 %123, 0
  br i1 %124, label %138, label %125

125:                                              ; preds = %117
  %126 = add nsw i64 %94, -2
  %127 = sub i64 %94, %79
  %128 = add i64 %127, -3
  %129 = select i1 %107, i64 %126, i64 %128
  %130 = select i1 %107, i64 32, i64 24
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 %130
  %132 = load ptr, ptr %131, align 8, !tbaa !38, !noalias !116
  %133 = load i64, ptr %89, align 8, !tbaa !92, !noalias !116
  %134 = mul i64 %133, %129
  %135 = getelementptr inbounds nuw i8, ptr %132, i64 %134
  %136 = load ptr, ptr %135, align 8, !tbaa !38, !noalias !116
  %137 = ptrtoint ptr %136 to i64
  br label %138

138:                                              ; preds = %125, %117
  %139 = phi i64 [ 0, %117 ], [ %137, %125 ]
  %140 = load ptr, ptr %118, align 8, !tbaa !124, !noalias !116
  %141 = getelementptr inbounds nuw i8, ptr %118, i64 40
  br label %142

142:                                              ; preds = %138, %102, %100, %95
  %143 = phi ptr [ null, %95 ], [ %141, %138 ], [ null, %102 ], [ null, %100 ]
  %144 = phi i64 [ 0, %95 ], [ %123, %138 ], [ %105, %102 ], [ %101, %100 ]
  %145 = phi i64 [ %97, %95 ], [ %139, %138 ], [ %104, %102 ], [ %97, %100 ]
  %146 = phi ptr [ @.str.10, %95 ], [ %140, %138 ], [ @.str.11, %102 ], [ @.str.10, %100 ]
  %147 = add nuw i64 %94, 1
  %148 = icmp slt i64 %147, %82
  br i1 %148, label %149, label %91

149:                                              ; preds = %142
  %150 = icmp eq i64 %144, 0
  br label %154

151:                                              ; preds = %203
  %152 = add i64 %155, 1
  %153 = icmp eq i64 %152, %82
  br i1 %153, label %91, label %154, !llvm.loop !125

154:                                              ; preds = %151, %149
  %155 = phi i64 [ %147, %149 ], [ %152, %151 ]
  %156 = icmp eq i64 %155, 1
  br i1 %156, label %157, label %161

157:                                              ; preds = %154
  %158 = load ptr, ptr %86, align 8, !tbaa !89, !noalias !126
  %159 = ptrtoint ptr %158 to i64
  %160 = load i64, ptr %27, align 8, !tbaa !110, !noalias !126
  br label %203

161:                                              ; preds = %154
  %162 = icmp eq i64 %155, %85
  br i1 %162, label %163, label %167

163:                                              ; preds = %161
  %164 = load ptr, ptr %90, align 8, !tbaa !88, !noalias !126
  %165 = ptrtoint ptr %164 to i64
  %166 = load i64, ptr %13, align 8, !tbaa !109, !noalias !126
  br label %203

167:                                              ; preds = %161
  %168 = icmp slt i64 %155, %85
  br i1 %168, label %169, label %173

169:                                              ; preds = %167
  %170 = load ptr, ptr %66, align 8, !tbaa !113, !noalias !126
  %171 = getelementptr %struct.tfc_given, ptr %170, i64 %155
  %172 = getelementptr i8, ptr %171, i64 -128
  br label %178

173:                                              ; preds = %167
  %174 = load ptr, ptr %57, align 8, !tbaa !111, !noalias !126
  %175 = sub i64 %155, %79
  %176 = getelementptr %struct.tfc_given, ptr %174, i64 %175
  %177 = getelementptr i8, ptr %176, i64 -192
  br label %178

178:                                              ; preds = %173, %169
  %179 = phi ptr [ %172, %169 ], [ %177, %173 ]
  %180 = load ptr, ptr %88, align 8, !tbaa !120, !noalias !126
  %181 = getelementptr inbounds nuw i8, ptr %179, i64 16
  %182 = load i64, ptr %181, align 8, !tbaa !121, !noalias !126
  %183 = getelementptr inbounds i64, ptr %180, i64 %182
  %184 = tail call fastcc i64 @evaluate(ptr noundef %183, ptr noundef readonly %2), !noalias !126
  %185 = icmp eq i64 %184, 0
  br i1 %185, label %199, label %186

186:                                              ; preds = %178
  %187 = add nsw i64 %155, -2
  %188 = sub i64 %155, %79
  %189 = add i64 %188, -3
  %190 = select i1 %168, i64 %187, i64 %189
  %191 = select i1 %168, i64 32, i64 24
  %192 = getelementptr inbounds nuw i8, ptr %1, i64 %191
  %193 = load ptr, ptr %192, align 8, !tbaa !38, !noalias !126
  %194 = load i64, ptr %89, align 8, !tbaa !92, !noalias !126
  %195 = mul i64 %194, %190
  %196 = getelementptr inbounds nuw i8, ptr %193, i64 %195
  %197 = load ptr, ptr %196, align 8, !tbaa !38, !noalias !126
  %198 = ptrtoint ptr %197 to i64
  br label %199

199:                                              ; preds = %186, %178
  %200 = phi i64 [ 0, %178 ], [ %198, %186 ]
  %201 = load ptr, ptr %179, align 8, !tbaa !124, !noalias !126
  %202 = getelementptr inbounds nuw i8, ptr %179, i64 40
  br label %203

203:                                              ; preds = %199, %163, %157
  %204 = phi ptr [ null, %163 ], [ %202, %199 ], [ null, %157 ]
  %205 = phi i64 [ %166, %163 ], [ %184, %199 ], [ %160, %157 ]
  %206 = phi i64 [ %165, %163 ], [ %200, %199 ], [ %159, %157 ]
  %207 = phi ptr [ @.str.12, %163 ], [ %201, %199 ], [ @.str.11, %157 ]
  %208 = sub i64 %145, %206
  %209 = icmp uge i64 %208, %205
  %210 = sub i64 %206, %145
  %211 = icmp uge i64 %210, %144
  %212 = select i1 %209, i1 %211, i1 false
  %213 = icmp eq i64 %205, 0
  %214 = select i1 %150, i1 true, i1 %213
  %215 = select i1 %214, i1 true, i1 %212
  br i1 %215, label %151, label %216

216:                                              ; preds = %203
  %217 = icmp eq ptr %204, null
  %218 = select i1 %217, ptr %143, ptr %204
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  store ptr %207, ptr %6, align 8, !tbaa !108
  %219 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %146, ptr %219, align 8, !tbaa !108
  %220 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %221 = getelementptr inbounds nuw i8, ptr %6, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %220, i8 0, i64 32, i1 false)
  store ptr %218, ptr %221, align 8, !tbaa !129
  %222 = call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.9, ptr dead_on_return noundef %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  br label %223

223:                                              ; preds = %91, %5, %24, %38, %51, %53, %56, %216, %78, %65, %74
  %224 = phi i32 [ %10, %5 ], [ 0, %74 ], [ %72, %65 ], [ 3, %216 ], [ 0, %78 ], [ %63, %56 ], [ %54, %53 ], [ 3, %51 ], [ 3, %38 ], [ 3, %24 ], [ 0, %91 ]
  ret i32 %224
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @run(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2, ptr noundef %3, ptr noundef writeonly captures(address_is_null) %4) unnamed_addr #2 {
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = alloca %struct.tfc_failure, align 8
  %10 = alloca %struct.tfc_ctx, align 8
  %11 = alloca %struct.tfc_region, align 8
  %12 = load ptr, ptr %1, align 8, !tbaa !86
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !89
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %16 = load i64, ptr %15, align 8, !tbaa !131
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %89

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %26

26:                                               ; preds = %80, %18
  %27 = phi i64 [ 0, %18 ], [ %87, %80 ]
  %28 = load ptr, ptr %19, align 8, !tbaa !132
  %29 = getelementptr inbounds nuw %struct.tfc_place, ptr %28, i64 %27
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %31 = load i64, ptr %30, align 8, !tbaa !133
  %32 = load i32, ptr %29, align 8, !tbaa !135
  switch i32 %32, label %69 [
    i32 0, label %33
    i32 1, label %43
    i32 2, label %53
    i32 3, label %57
    i32 4, label %61
    i32 5, label %65
  ]

33:                                               ; preds = %26
  %34 = load ptr, ptr %24, align 8, !tbaa !90
  %35 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %36 = load i32, ptr %35, align 8, !tbaa !136
  %37 = sext i32 %36 to i64
  %38 = load i64, ptr %23, align 8, !tbaa !92
  %39 = mul i64 %38, %37
  %40 = getelementptr inbounds nuw i8, ptr %34, i64 %39
  %41 = load ptr, ptr %40, align 8, !tbaa !38
  %42 = ptrtoint ptr %41 to i64
  br label %80

43:                                               ; preds = %26
  %44 = load ptr, ptr %22, align 8, !tbaa !91
  %45 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %46 = load i32, ptr %45, align 8, !tbaa !136
  %47 = sext i32 %46 to i64
  %48 = load i64, ptr %23, align 8, !tbaa !92
  %49 = mul i64 %48, %47
  %50 = getelementptr inbounds nuw i8, ptr %44, i64 %49
  %51 = load ptr, ptr %50, align 8, !tbaa !38
  %52 = ptrtoint ptr %51 to i64
  br label %80

53:                                               ; preds = %26
  %54 = load ptr, ptr %1, align 8, !tbaa !86
  %55 = ptrtoint ptr %54 to i64
  %56 = add i64 %31, %55
  br label %80

57:                                               ; preds = %26
  %58 = load ptr, ptr %21, align 8, !tbaa !88
  %59 = ptrtoint ptr %58 to i64
  %60 = add i64 %31, %59
  br label %80

61:                                               ; preds = %26
  %62 = load ptr, ptr %20, align 8, !tbaa !137
  %63 = ptrtoint ptr %62 to i64
  %64 = add i64 %31, %63
  br label %80

65:                                               ; preds = %26
  %66 = load ptr, ptr %13, align 8, !tbaa !89
  %67 = ptrtoint ptr %66 to i64
  %68 = add i64 %31, %67
  br label %80

69:                                               ; preds = %26
  %70 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %71 = load i32, ptr %70, align 8, !tbaa !136
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds ptr, ptr %14, i64 %72
  %74 = load ptr, ptr %73, align 8, !tbaa !38
  %75 = ptrtoint ptr %74 to i64
  %76 = load ptr, ptr %25, align 8, !tbaa !120
  %77 = getelementptr inbounds i64, ptr %76, i64 %31
  %78 = tail call fastcc i64 @evaluate(ptr noundef %77, ptr noundef readonly %2)
  %79 = add i64 %78, %75
  br label %80

80:                                               ; preds = %69, %65, %61, %57, %53, %43, %33
  %81 = phi i64 [ %79, %69 ], [ %42, %33 ], [ %52, %43 ], [ %56, %53 ], [ %60, %57 ], [ %64, %61 ], [ %68, %65 ]
  %82 = inttoptr i64 %81 to ptr
  %83 = getelementptr inbounds nuw i8, ptr %29, i64 4
  %84 = load i32, ptr %83, align 4, !tbaa !138
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds ptr, ptr %14, i64 %85
  store ptr %82, ptr %86, align 8, !tbaa !38
  %87 = add nuw nsw i64 %27, 1
  %88 = icmp eq i64 %87, %16
  br i1 %88, label %89, label %26, !llvm.loop !139

89:                                               ; preds = %80, %5
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %91 = load i64, ptr %90, align 8, !tbaa !140
  %92 = icmp sgt i64 %91, 0
  br i1 %92, label %93, label %95

93:                                               ; preds = %89
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 216
  br label %101

95:                                               ; preds = %101, %89
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %97 = load i64, ptr %96, align 8, !tbaa !141
  %98 = icmp sgt i64 %97, 0
  br i1 %98, label %99, label %109

99:                                               ; preds = %95
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %112

101:                                              ; preds = %93, %101
  %102 = phi i64 [ 0, %93 ], [ %106, %101 ]
  %103 = load i64, ptr %94, align 8, !tbaa !142
  %104 = getelementptr i8, ptr %14, i64 %103
  %105 = getelementptr i8, ptr %104, i64 %102
  store i8 0, ptr %105, align 1, !tbaa !13
  %106 = add nuw nsw i64 %102, 1
  %107 = load i64, ptr %90, align 8, !tbaa !140
  %108 = icmp slt i64 %106, %107
  br i1 %108, label %101, label %95, !llvm.loop !143

109:                                              ; preds = %129, %95
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %9, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #18
  store <2 x i32> <i32 32, i32 0>, ptr %10, align 8, !tbaa !5
  %110 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %111 = icmp eq ptr %3, null
  br i1 %111, label %136, label %133

112:                                              ; preds = %99, %129
  %113 = phi i64 [ %97, %99 ], [ %130, %129 ]
  %114 = phi i64 [ 0, %99 ], [ %131, %129 ]
  %115 = load ptr, ptr %100, align 8, !tbaa !144
  %116 = getelementptr inbounds nuw %struct.tfc_aside, ptr %115, i64 %114
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 8
  %118 = load i64, ptr %117, align 8, !tbaa !145
  %119 = getelementptr inbounds i8, ptr %14, i64 %118
  %120 = load i64, ptr %116, align 8, !tbaa !147
  %121 = getelementptr inbounds i8, ptr %12, i64 %120
  %122 = getelementptr inbounds nuw i8, ptr %116, i64 16
  %123 = load i64, ptr %122, align 8, !tbaa !148
  %124 = icmp slt i64 %123, 1
  %125 = icmp eq ptr %119, %121
  %126 = or i1 %125, %124
  br i1 %126, label %129, label %127

127:                                              ; preds = %112
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %119, ptr readonly align 1 %121, i64 %123, i1 false)
  %128 = load i64, ptr %96, align 8, !tbaa !141
  br label %129

129:                                              ; preds = %112, %127
  %130 = phi i64 [ %113, %112 ], [ %128, %127 ]
  %131 = add nuw nsw i64 %114, 1
  %132 = icmp slt i64 %131, %130
  br i1 %132, label %112, label %109, !llvm.loop !149

133:                                              ; preds = %109
  %134 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %135 = load ptr, ptr %134, align 8, !tbaa !150
  br label %136

136:                                              ; preds = %109, %133
  %137 = phi ptr [ %135, %133 ], [ null, %109 ]
  store ptr %137, ptr %110, align 8, !tbaa !30
  %138 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store ptr %3, ptr %138, align 8, !tbaa !23
  %139 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store ptr %9, ptr %139, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #18
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %141 = load ptr, ptr %140, align 8, !tbaa !151
  store ptr %141, ptr %11, align 8, !tbaa !65
  %142 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %144 = load i64, ptr %143, align 8, !tbaa !152
  store i64 %144, ptr %142, align 8, !tbaa !66
  %145 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store ptr %14, ptr %145, align 8, !tbaa !76
  %146 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store ptr %2, ptr %146, align 8, !tbaa !75
  %147 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %149 = load i64, ptr %148, align 8, !tbaa !153
  %150 = getelementptr inbounds i8, ptr %14, i64 %149
  store ptr %150, ptr %147, align 8, !tbaa !74
  %151 = getelementptr inbounds nuw i8, ptr %11, i64 40
  store ptr %10, ptr %151, align 8, !tbaa !56
  %152 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %154 = load i64, ptr %153, align 8, !tbaa !154
  store i64 %154, ptr %152, align 8, !tbaa !70
  %155 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %156 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %157 = load ptr, ptr %156, align 8, !tbaa !120
  store ptr %157, ptr %155, align 8, !tbaa !155
  %158 = getelementptr inbounds nuw i8, ptr %11, i64 64
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %160 = load i64, ptr %159, align 8, !tbaa !142
  %161 = getelementptr inbounds i8, ptr %14, i64 %160
  store ptr %161, ptr %158, align 8, !tbaa !81
  %162 = getelementptr inbounds nuw i8, ptr %11, i64 72
  store ptr null, ptr %162, align 8, !tbaa !156
  %163 = getelementptr inbounds nuw i8, ptr %11, i64 80
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %165 = load i64, ptr %164, align 8, !tbaa !157
  store i64 %165, ptr %163, align 8, !tbaa !84
  %166 = call i32 @tfc_walk(ptr noundef nonnull %11)
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %173, label %168

168:                                              ; preds = %136
  %169 = load i64, ptr %96, align 8, !tbaa !141
  %170 = icmp sgt i64 %169, 0
  br i1 %170, label %171, label %181

171:                                              ; preds = %168
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %242

173:                                              ; preds = %136
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %175 = load i64, ptr %174, align 8, !tbaa !158
  %176 = icmp sgt i64 %175, 0
  br i1 %176, label %177, label %263

177:                                              ; preds = %173
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %179 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %180 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %269

181:                                              ; preds = %259, %168
  %182 = load atomic i32, ptr %9 seq_cst, align 8, !tbaa !159
  %183 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %184 = load i64, ptr %183, align 8, !tbaa !48
  %185 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %186 = load i64, ptr %185, align 8, !tbaa !52
  %187 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %188 = load i64, ptr %187, align 8, !tbaa !53
  %189 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %190 = load double, ptr %189, align 8, !tbaa !54
  %191 = icmp eq i32 %182, 1
  br i1 %191, label %203, label %192

192:                                              ; preds = %181
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %194 = load i64, ptr %193, align 8, !tbaa !160
  %195 = icmp sgt i64 %194, 0
  br i1 %195, label %196, label %234

196:                                              ; preds = %192
  %197 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %198 = load ptr, ptr %197, align 8, !tbaa !161
  %199 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %200 = load i32, ptr %199, align 8, !tbaa !79
  %201 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %202 = load i32, ptr %201, align 4
  br label %211

203:                                              ; preds = %181
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  store ptr @.str.15, ptr %6, align 8, !tbaa !108
  %204 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr @.str.15, ptr %204, align 8, !tbaa !108
  %205 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %184, ptr %205, align 8, !tbaa !39
  %206 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 %186, ptr %206, align 8, !tbaa !39
  %207 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 %188, ptr %207, align 8, !tbaa !39
  %208 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store double %190, ptr %208, align 8, !tbaa !162
  %209 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store ptr null, ptr %209, align 8, !tbaa !129
  %210 = call fastcc i32 @report(ptr noundef %4, i32 noundef 1, ptr noundef nonnull @.str.16, ptr dead_on_return noundef %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  br label %309

211:                                              ; preds = %231, %196
  %212 = phi i64 [ 0, %196 ], [ %232, %231 ]
  %213 = getelementptr inbounds nuw %struct.tfc_message, ptr %198, i64 %212
  %214 = load i32, ptr %213, align 8, !tbaa !163
  %215 = icmp eq i32 %214, %200
  br i1 %215, label %216, label %231

216:                                              ; preds = %211
  %217 = getelementptr inbounds nuw i8, ptr %213, i64 4
  %218 = load i32, ptr %217, align 4, !tbaa !165
  %219 = icmp eq i32 %218, %202
  br i1 %219, label %220, label %231

220:                                              ; preds = %216
  %221 = getelementptr inbounds nuw i8, ptr %213, i64 16
  %222 = getelementptr inbounds nuw i8, ptr %213, i64 8
  %223 = load ptr, ptr %222, align 8, !tbaa !166
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #18
  store ptr @.str.15, ptr %7, align 8, !tbaa !108
  %224 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @.str.15, ptr %224, align 8, !tbaa !108
  %225 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %184, ptr %225, align 8, !tbaa !39
  %226 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %186, ptr %226, align 8, !tbaa !39
  %227 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %188, ptr %227, align 8, !tbaa !39
  %228 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double %190, ptr %228, align 8, !tbaa !162
  %229 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %221, ptr %229, align 8, !tbaa !129
  %230 = call fastcc i32 @report(ptr noundef %4, i32 noundef %182, ptr noundef %223, ptr dead_on_return noundef %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #18
  br label %309

231:                                              ; preds = %216, %211
  %232 = add nuw nsw i64 %212, 1
  %233 = icmp eq i64 %232, %194
  br i1 %233, label %234, label %211, !llvm.loop !167

234:                                              ; preds = %231, %192
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #18
  store ptr @.str.15, ptr %8, align 8, !tbaa !108
  %235 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr @.str.15, ptr %235, align 8, !tbaa !108
  %236 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i64 %184, ptr %236, align 8, !tbaa !39
  %237 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 %186, ptr %237, align 8, !tbaa !39
  %238 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %188, ptr %238, align 8, !tbaa !39
  %239 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double %190, ptr %239, align 8, !tbaa !162
  %240 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr null, ptr %240, align 8, !tbaa !129
  %241 = call fastcc i32 @report(ptr noundef %4, i32 noundef %182, ptr noundef nonnull @.str.17, ptr dead_on_return noundef %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #18
  br label %309

242:                                              ; preds = %171, %259
  %243 = phi i64 [ %169, %171 ], [ %260, %259 ]
  %244 = phi i64 [ 0, %171 ], [ %261, %259 ]
  %245 = load ptr, ptr %172, align 8, !tbaa !144
  %246 = getelementptr inbounds nuw %struct.tfc_aside, ptr %245, i64 %244
  %247 = load i64, ptr %246, align 8, !tbaa !147
  %248 = getelementptr inbounds i8, ptr %12, i64 %247
  %249 = getelementptr inbounds nuw i8, ptr %246, i64 8
  %250 = load i64, ptr %249, align 8, !tbaa !145
  %251 = getelementptr inbounds i8, ptr %14, i64 %250
  %252 = getelementptr inbounds nuw i8, ptr %246, i64 16
  %253 = load i64, ptr %252, align 8, !tbaa !148
  %254 = icmp slt i64 %253, 1
  %255 = icmp eq ptr %248, %251
  %256 = or i1 %255, %254
  br i1 %256, label %259, label %257

257:                                              ; preds = %242
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %248, ptr readonly align 1 %251, i64 %253, i1 false)
  %258 = load i64, ptr %96, align 8, !tbaa !141
  br label %259

259:                                              ; preds = %242, %257
  %260 = phi i64 [ %243, %242 ], [ %258, %257 ]
  %261 = add nuw nsw i64 %244, 1
  %262 = icmp slt i64 %261, %260
  br i1 %262, label %242, label %181, !llvm.loop !168

263:                                              ; preds = %296, %173
  %264 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %265 = load i64, ptr %264, align 8, !tbaa !169
  %266 = icmp sgt i64 %265, 0
  br i1 %266, label %267, label %309

267:                                              ; preds = %263
  %268 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %300

269:                                              ; preds = %177, %296
  %270 = phi i64 [ %175, %177 ], [ %297, %296 ]
  %271 = phi i64 [ 0, %177 ], [ %298, %296 ]
  %272 = load ptr, ptr %178, align 8, !tbaa !170
  %273 = getelementptr inbounds nuw %struct.tfc_result, ptr %272, i64 %271
  %274 = load ptr, ptr %179, align 8, !tbaa !91
  %275 = getelementptr inbounds nuw i8, ptr %273, i64 4
  %276 = load i32, ptr %275, align 4, !tbaa !171
  %277 = sext i32 %276 to i64
  %278 = load i64, ptr %180, align 8, !tbaa !92
  %279 = mul i64 %278, %277
  %280 = getelementptr inbounds nuw i8, ptr %274, i64 %279
  %281 = load ptr, ptr %280, align 8, !tbaa !38
  %282 = load i32, ptr %273, align 8, !tbaa !173
  %283 = sext i32 %282 to i64
  %284 = getelementptr inbounds ptr, ptr %14, i64 %283
  %285 = load ptr, ptr %284, align 8, !tbaa !38
  %286 = load ptr, ptr %156, align 8, !tbaa !120
  %287 = getelementptr inbounds nuw i8, ptr %273, i64 8
  %288 = load i64, ptr %287, align 8, !tbaa !174
  %289 = getelementptr inbounds i64, ptr %286, i64 %288
  %290 = call fastcc i64 @evaluate(ptr noundef %289, ptr noundef %2)
  %291 = icmp slt i64 %290, 1
  %292 = icmp eq ptr %281, %285
  %293 = or i1 %292, %291
  br i1 %293, label %296, label %294

294:                                              ; preds = %269
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %281, ptr readonly align 1 %285, i64 %290, i1 false)
  %295 = load i64, ptr %174, align 8, !tbaa !158
  br label %296

296:                                              ; preds = %269, %294
  %297 = phi i64 [ %270, %269 ], [ %295, %294 ]
  %298 = add nuw nsw i64 %271, 1
  %299 = icmp slt i64 %298, %297
  br i1 %299, label %269, label %263, !llvm.loop !175

300:                                              ; preds = %267, %300
  %301 = phi i64 [ 0, %267 ], [ %306, %300 ]
  %302 = load ptr, ptr %268, align 8, !tbaa !176
  %303 = getelementptr inbounds nuw %struct.tfc_flag, ptr %302, i64 %301
  %304 = load i64, ptr %303, align 8, !tbaa !104
  %305 = getelementptr inbounds i8, ptr %12, i64 %304
  store i8 1, ptr %305, align 1, !tbaa !13
  %306 = add nuw nsw i64 %301, 1
  %307 = load i64, ptr %264, align 8, !tbaa !169
  %308 = icmp slt i64 %306, %307
  br i1 %308, label %300, label %309, !llvm.loop !177

309:                                              ; preds = %300, %263, %234, %220, %203
  %310 = phi i32 [ %182, %234 ], [ 1, %203 ], [ %182, %220 ], [ 0, %263 ], [ 0, %300 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #18
  ret i32 %310
}

; Function Attrs: nounwind uwtable
define i32 @tfc_run(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3) local_unnamed_addr #2 {
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
  %15 = alloca %struct.tfc_memory, align 8
  %16 = icmp eq ptr %3, null
  br i1 %16, label %349, label %17

17:                                               ; preds = %4
  %18 = load i32, ptr %3, align 8, !tbaa !178
  %19 = zext i32 %18 to i64
  %20 = icmp ult i32 %18, 16
  br i1 %20, label %349, label %21

21:                                               ; preds = %17
  %22 = icmp ult i32 %18, 104
  br i1 %22, label %23, label %30

23:                                               ; preds = %21
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %25 = load ptr, ptr %24, align 8, !tbaa !182
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #18
  %26 = getelementptr inbounds nuw i8, ptr %13, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %13, i8 0, i64 24, i1 false)
  store i64 %19, ptr %26, align 8, !tbaa !39
  %27 = getelementptr inbounds nuw i8, ptr %13, i64 32
  store i64 104, ptr %27, align 8, !tbaa !39
  %28 = getelementptr inbounds nuw i8, ptr %13, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  %29 = call fastcc i32 @report(ptr noundef %25, i32 noundef 3, ptr noundef nonnull @.str, ptr dead_on_return noundef %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #18
  br label %349

30:                                               ; preds = %21
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %32 = load i32, ptr %31, align 4, !tbaa !183
  %33 = icmp ult i32 %32, %1
  br i1 %33, label %43, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !182
  %37 = zext i32 %32 to i64
  %38 = zext i32 %1 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #18
  %39 = getelementptr inbounds nuw i8, ptr %14, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %14, i8 0, i64 24, i1 false)
  store i64 %37, ptr %39, align 8, !tbaa !39
  %40 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store i64 %38, ptr %40, align 8, !tbaa !39
  %41 = getelementptr inbounds nuw i8, ptr %14, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %41, i8 0, i64 16, i1 false)
  %42 = call fastcc i32 @report(ptr noundef %36, i32 noundef 3, ptr noundef nonnull @.str.1, ptr dead_on_return noundef %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #18
  br label %349

43:                                               ; preds = %30
  %44 = zext i32 %32 to i64
  %45 = getelementptr inbounds nuw ptr, ptr %0, i64 %44
  %46 = load ptr, ptr %45, align 8, !tbaa !184
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 120
  %48 = load i64, ptr %47, align 8, !tbaa !186
  %49 = add nsw i64 %48, 1
  %50 = tail call ptr @llvm.stacksave.p0()
  %51 = alloca i64, i64 %49, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #18
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %53 = load ptr, ptr %52, align 8, !tbaa !187
  store ptr %53, ptr %15, align 8, !tbaa !86
  %54 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %56 = load ptr, ptr %55, align 8, !tbaa !188
  %57 = icmp eq ptr %56, null
  %58 = select i1 %57, ptr %2, ptr %56
  store ptr %58, ptr %54, align 8, !tbaa !88
  %59 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %60 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %61 = load ptr, ptr %60, align 8, !tbaa !189
  store ptr %61, ptr %59, align 8, !tbaa !89
  %62 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %63 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %64 = load ptr, ptr %63, align 8, !tbaa !190
  store ptr %64, ptr %62, align 8, !tbaa !90
  %65 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %66 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %67 = load ptr, ptr %66, align 8, !tbaa !191
  store ptr %67, ptr %65, align 8, !tbaa !91
  %68 = getelementptr inbounds nuw i8, ptr %15, i64 40
  store i64 56, ptr %68, align 8, !tbaa !92
  %69 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %70 = load ptr, ptr %69, align 8, !tbaa !182
  %71 = getelementptr inbounds nuw i8, ptr %3, i64 88
  %72 = load ptr, ptr %71, align 8, !tbaa !192
  %73 = icmp eq ptr %72, null
  br i1 %73, label %76, label %74

74:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  %75 = call fastcc i32 @report(ptr noundef %70, i32 noundef 3, ptr noundef nonnull @.str.22, ptr dead_on_return noundef %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #18
  br label %347

76:                                               ; preds = %43
  %77 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %78 = load i32, ptr %77, align 8, !tbaa !193
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw i8, ptr %46, i64 128
  %81 = load i64, ptr %80, align 8, !tbaa !112
  %82 = icmp eq i64 %81, %79
  br i1 %82, label %83, label %87

83:                                               ; preds = %76
  %84 = icmp ne i32 %78, 0
  %85 = icmp eq ptr %64, null
  %86 = select i1 %84, i1 %85, i1 false
  br i1 %86, label %87, label %94

87:                                               ; preds = %83, %76
  %88 = load ptr, ptr %46, align 8, !tbaa !194
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #18
  store ptr %88, ptr %11, align 8, !tbaa !108
  %89 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %90 = getelementptr inbounds nuw i8, ptr %11, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %89, i8 0, i64 16, i1 false)
  store i64 %79, ptr %90, align 8, !tbaa !39
  %91 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store i64 %81, ptr %91, align 8, !tbaa !39
  %92 = getelementptr inbounds nuw i8, ptr %11, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %92, i8 0, i64 16, i1 false)
  %93 = call fastcc i32 @report(ptr noundef %70, i32 noundef 3, ptr noundef nonnull @.str.23, ptr dead_on_return noundef %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #18
  br label %347

94:                                               ; preds = %83
  %95 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %96 = load i32, ptr %95, align 4, !tbaa !195
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw i8, ptr %46, i64 136
  %99 = load i64, ptr %98, align 8, !tbaa !114
  %100 = icmp eq i64 %99, %97
  br i1 %100, label %101, label %105

101:                                              ; preds = %94
  %102 = icmp ne i32 %96, 0
  %103 = icmp eq ptr %67, null
  %104 = select i1 %102, i1 %103, i1 false
  br i1 %104, label %105, label %112

105:                                              ; preds = %101, %94
  %106 = load ptr, ptr %46, align 8, !tbaa !194
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #18
  store ptr %106, ptr %12, align 8, !tbaa !108
  %107 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %108 = getelementptr inbounds nuw i8, ptr %12, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %107, i8 0, i64 16, i1 false)
  store i64 %97, ptr %108, align 8, !tbaa !39
  %109 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store i64 %99, ptr %109, align 8, !tbaa !39
  %110 = getelementptr inbounds nuw i8, ptr %12, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %110, i8 0, i64 16, i1 false)
  %111 = call fastcc i32 @report(ptr noundef %70, i32 noundef 3, ptr noundef nonnull @.str.24, ptr dead_on_return noundef %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #18
  br label %347

112:                                              ; preds = %101
  %113 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %114 = load i64, ptr %113, align 8, !tbaa !196
  %115 = getelementptr inbounds nuw i8, ptr %46, i64 232
  %116 = load i64, ptr %115, align 8, !tbaa !93
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %121, label %118

118:                                              ; preds = %112
  %119 = getelementptr inbounds nuw i8, ptr %46, i64 248
  %120 = load i64, ptr %119, align 8, !tbaa !119
  br label %121

121:                                              ; preds = %118, %112
  %122 = phi i64 [ %120, %118 ], [ 0, %112 ]
  %123 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %124 = load i64, ptr %123, align 8, !tbaa !197
  br i1 %57, label %128, label %125

125:                                              ; preds = %121
  %126 = getelementptr inbounds nuw i8, ptr %46, i64 240
  %127 = load i64, ptr %126, align 8, !tbaa !109
  br label %128

128:                                              ; preds = %125, %121
  %129 = phi i64 [ %127, %125 ], [ 0, %121 ]
  %130 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %131 = load i64, ptr %130, align 8, !tbaa !198
  %132 = getelementptr inbounds nuw i8, ptr %46, i64 200
  %133 = load i64, ptr %132, align 8, !tbaa !110
  %134 = icmp ult i64 %114, %122
  br i1 %134, label %139, label %135

135:                                              ; preds = %128
  %136 = icmp ult i64 %124, %129
  br i1 %136, label %139, label %137

137:                                              ; preds = %135
  %138 = icmp ult i64 %131, %133
  br i1 %138, label %139, label %148

139:                                              ; preds = %137, %135, %128
  %140 = phi ptr [ @.str.25, %128 ], [ @.str.26, %135 ], [ @.str.27, %137 ]
  %141 = phi i64 [ %114, %128 ], [ %124, %135 ], [ %131, %137 ]
  %142 = phi i64 [ %122, %128 ], [ %129, %135 ], [ %133, %137 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #18
  store ptr %140, ptr %9, align 8, !tbaa !108
  %143 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %144 = getelementptr inbounds nuw i8, ptr %9, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %143, i8 0, i64 16, i1 false)
  store i64 %141, ptr %144, align 8, !tbaa !39
  %145 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %142, ptr %145, align 8, !tbaa !39
  %146 = getelementptr inbounds nuw i8, ptr %9, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %146, i8 0, i64 16, i1 false)
  %147 = call fastcc i32 @report(ptr noundef %70, i32 noundef 3, ptr noundef nonnull @.str.28, ptr dead_on_return noundef %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #18
  br label %347

148:                                              ; preds = %137
  %149 = getelementptr inbounds nuw i8, ptr %46, i64 48
  br label %150

150:                                              ; preds = %157, %148
  %151 = phi i64 [ 0, %148 ], [ %163, %157 ]
  %152 = load i32, ptr %77, align 8, !tbaa !193
  %153 = zext i32 %152 to i64
  %154 = icmp samesign ult i64 %151, %153
  br i1 %154, label %157, label %155

155:                                              ; preds = %150
  %156 = getelementptr inbounds nuw i8, ptr %46, i64 56
  br label %165

157:                                              ; preds = %150
  %158 = load ptr, ptr %149, align 8, !tbaa !111
  %159 = getelementptr inbounds nuw %struct.tfc_given, ptr %158, i64 %151
  %160 = load ptr, ptr %63, align 8, !tbaa !190
  %161 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %160, i64 %151
  %162 = tail call fastcc i32 @check_kind(ptr noundef %159, ptr noundef %161, i32 noundef 1, ptr noundef %70)
  %163 = add nuw nsw i64 %151, 1
  %164 = icmp eq i32 %162, 0
  br i1 %164, label %150, label %347, !llvm.loop !199

165:                                              ; preds = %170, %155
  %166 = phi i64 [ 0, %155 ], [ %176, %170 ]
  %167 = load i32, ptr %95, align 4, !tbaa !195
  %168 = zext i32 %167 to i64
  %169 = icmp samesign ult i64 %166, %168
  br i1 %169, label %170, label %178

170:                                              ; preds = %165
  %171 = load ptr, ptr %156, align 8, !tbaa !113
  %172 = getelementptr inbounds nuw %struct.tfc_given, ptr %171, i64 %166
  %173 = load ptr, ptr %66, align 8, !tbaa !191
  %174 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %173, i64 %166
  %175 = tail call fastcc i32 @check_kind(ptr noundef %172, ptr noundef %174, i32 noundef 0, ptr noundef %70)
  %176 = add nuw nsw i64 %166, 1
  %177 = icmp eq i32 %175, 0
  br i1 %177, label %165, label %347, !llvm.loop !200

178:                                              ; preds = %165
  %179 = load ptr, ptr %63, align 8, !tbaa !190
  %180 = call fastcc i32 @read_dims(ptr noundef nonnull readonly %46, ptr noundef %179, ptr noundef nonnull %51, ptr noundef %70)
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %182, label %347

182:                                              ; preds = %178
  %183 = load i64, ptr %47, align 8, !tbaa !186
  %184 = icmp sgt i64 %183, 0
  br i1 %184, label %186, label %185

185:                                              ; preds = %189, %182
  br label %224

186:                                              ; preds = %182
  %187 = getelementptr inbounds nuw i8, ptr %46, i64 40
  %188 = load ptr, ptr %187, align 8, !tbaa !201
  br label %192

189:                                              ; preds = %199
  %190 = add nuw nsw i64 %193, 1
  %191 = icmp eq i64 %190, %183
  br i1 %191, label %185, label %192, !llvm.loop !202

192:                                              ; preds = %189, %186
  %193 = phi i64 [ 0, %186 ], [ %190, %189 ]
  %194 = getelementptr inbounds nuw %struct.tfc_bound, ptr %188, i64 %193
  %195 = getelementptr inbounds nuw i64, ptr %51, i64 %193
  %196 = load i64, ptr %195, align 8, !tbaa !39
  %197 = load i64, ptr %194, align 8, !tbaa !203
  %198 = icmp slt i64 %196, %197
  br i1 %198, label %203, label %199

199:                                              ; preds = %192
  %200 = getelementptr inbounds nuw i8, ptr %194, i64 8
  %201 = load i64, ptr %200, align 8, !tbaa !205
  %202 = icmp sgt i64 %196, %201
  br i1 %202, label %203, label %189

203:                                              ; preds = %199, %192
  %204 = getelementptr inbounds nuw i8, ptr %194, i64 24
  %205 = load i64, ptr %204, align 8, !tbaa !206
  %206 = icmp sgt i64 %205, -1
  br i1 %206, label %207, label %211

207:                                              ; preds = %203
  %208 = load ptr, ptr %149, align 8, !tbaa !111
  %209 = getelementptr inbounds nuw %struct.tfc_given, ptr %208, i64 %205
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 40
  br label %211

211:                                              ; preds = %207, %203
  %212 = phi ptr [ %210, %207 ], [ null, %203 ]
  %213 = getelementptr inbounds nuw i8, ptr %194, i64 16
  %214 = load ptr, ptr %213, align 8, !tbaa !207
  %215 = getelementptr inbounds nuw i8, ptr %194, i64 8
  %216 = load i64, ptr %215, align 8, !tbaa !205
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #18
  store ptr %214, ptr %8, align 8, !tbaa !108
  %217 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr null, ptr %217, align 8, !tbaa !108
  %218 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i64 %196, ptr %218, align 8, !tbaa !39
  %219 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 %197, ptr %219, align 8, !tbaa !39
  %220 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %216, ptr %220, align 8, !tbaa !39
  %221 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %221, align 8, !tbaa !162
  %222 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %212, ptr %222, align 8, !tbaa !129
  %223 = call fastcc i32 @report(ptr noundef %70, i32 noundef 3, ptr noundef nonnull @.str.6, ptr dead_on_return noundef %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #18
  br label %347

224:                                              ; preds = %185, %243
  %225 = phi i64 [ %249, %243 ], [ 0, %185 ]
  %226 = load i32, ptr %77, align 8, !tbaa !193
  %227 = zext i32 %226 to i64
  %228 = icmp samesign ult i64 %225, %227
  br i1 %228, label %243, label %229

229:                                              ; preds = %224
  %230 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %231 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %232 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %233 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %234 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %235 = load i32, ptr %95, align 4, !tbaa !195
  %236 = zext i32 %235 to i64
  %237 = icmp eq i32 %235, 0
  br i1 %237, label %269, label %238

238:                                              ; preds = %229
  %239 = getelementptr inbounds nuw i8, ptr %46, i64 24
  %240 = load ptr, ptr %156, align 8, !tbaa !113
  %241 = load ptr, ptr %66, align 8, !tbaa !191
  %242 = load ptr, ptr %239, align 8, !tbaa !120
  br label %254

243:                                              ; preds = %224
  %244 = load ptr, ptr %149, align 8, !tbaa !111
  %245 = getelementptr inbounds nuw %struct.tfc_given, ptr %244, i64 %225
  %246 = load ptr, ptr %63, align 8, !tbaa !190
  %247 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %246, i64 %225
  %248 = call fastcc i32 @check_size(ptr noundef nonnull readonly %46, ptr noundef %245, ptr noundef %247, i32 noundef 1, ptr noundef nonnull %51, ptr noundef %70)
  %249 = add nuw nsw i64 %225, 1
  %250 = icmp eq i32 %248, 0
  br i1 %250, label %224, label %347, !llvm.loop !208

251:                                              ; preds = %254
  %252 = add nuw nsw i64 %255, 1
  %253 = icmp eq i64 %252, %236
  br i1 %253, label %269, label %254

254:                                              ; preds = %238, %251
  %255 = phi i64 [ 0, %238 ], [ %252, %251 ]
  %256 = getelementptr inbounds nuw %struct.tfc_given, ptr %240, i64 %255
  %257 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %241, i64 %255
  %258 = getelementptr inbounds nuw i8, ptr %256, i64 16
  %259 = load i64, ptr %258, align 8, !tbaa !121
  %260 = getelementptr inbounds i64, ptr %242, i64 %259
  %261 = call fastcc i64 @evaluate(ptr noundef %260, ptr noundef nonnull readonly %51)
  %262 = getelementptr inbounds nuw i8, ptr %257, i64 16
  %263 = load i64, ptr %262, align 8, !tbaa !209
  %264 = icmp ult i64 %263, %261
  br i1 %264, label %265, label %251

265:                                              ; preds = %254
  %266 = load ptr, ptr %256, align 8, !tbaa !124
  %267 = getelementptr inbounds nuw i8, ptr %256, i64 40
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #18
  store ptr %266, ptr %7, align 8, !tbaa !108
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %230, i8 0, i64 16, i1 false)
  store i64 %263, ptr %231, align 8, !tbaa !39
  store i64 %261, ptr %232, align 8, !tbaa !39
  store double 0.000000e+00, ptr %233, align 8, !tbaa !162
  store ptr %267, ptr %234, align 8, !tbaa !129
  %268 = call fastcc i32 @report(ptr noundef %70, i32 noundef 3, ptr noundef nonnull @.str.35, ptr dead_on_return noundef %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #18
  br label %347

269:                                              ; preds = %251, %229
  %270 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %271 = load ptr, ptr %270, align 8, !tbaa !211
  %272 = load ptr, ptr %69, align 8, !tbaa !182
  %273 = call fastcc i32 @check(ptr noundef nonnull %46, ptr noundef %15, ptr noundef nonnull %51, ptr noundef %271, ptr noundef %272)
  %274 = icmp eq i32 %273, 0
  br i1 %274, label %275, label %347

275:                                              ; preds = %269
  %276 = load ptr, ptr %69, align 8, !tbaa !182
  %277 = load i64, ptr %115, align 8, !tbaa !93
  %278 = icmp eq i64 %277, 0
  br i1 %278, label %307, label %279

279:                                              ; preds = %275
  %280 = load i64, ptr %53, align 8, !tbaa !39
  %281 = icmp eq i64 %280, %277
  br i1 %281, label %282, label %289

282:                                              ; preds = %279
  %283 = getelementptr inbounds nuw i8, ptr %46, i64 152
  %284 = load i64, ptr %283, align 8, !tbaa !102
  %285 = icmp sgt i64 %284, 0
  br i1 %285, label %286, label %307

286:                                              ; preds = %282
  %287 = getelementptr inbounds nuw i8, ptr %46, i64 72
  %288 = load ptr, ptr %287, align 8, !tbaa !103
  br label %291

289:                                              ; preds = %279
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %290 = call fastcc i32 @report(ptr noundef %276, i32 noundef 9, ptr noundef nonnull @.str.13, ptr dead_on_return noundef %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  br label %347

291:                                              ; preds = %298, %286
  %292 = phi i64 [ 0, %286 ], [ %299, %298 ]
  %293 = getelementptr inbounds nuw %struct.tfc_flag, ptr %288, i64 %292
  %294 = load i64, ptr %293, align 8, !tbaa !104
  %295 = getelementptr inbounds i8, ptr %53, i64 %294
  %296 = load i8, ptr %295, align 1, !tbaa !13
  %297 = icmp eq i8 %296, 0
  br i1 %297, label %301, label %298

298:                                              ; preds = %291
  %299 = add nuw nsw i64 %292, 1
  %300 = icmp eq i64 %299, %284
  br i1 %300, label %307, label %291, !llvm.loop !106

301:                                              ; preds = %291
  %302 = getelementptr inbounds nuw %struct.tfc_flag, ptr %288, i64 %292
  %303 = getelementptr inbounds nuw i8, ptr %6, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %303, i8 0, i64 48, i1 false)
  %304 = getelementptr inbounds nuw i8, ptr %302, i64 8
  %305 = load ptr, ptr %304, align 8, !tbaa !107
  store ptr %305, ptr %6, align 8, !tbaa !108
  %306 = call fastcc i32 @report(ptr noundef %276, i32 noundef 9, ptr noundef nonnull @.str.14, ptr dead_on_return noundef %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  br label %347

307:                                              ; preds = %298, %282, %275
  %308 = load ptr, ptr %270, align 8, !tbaa !211
  %309 = call fastcc i32 @run(ptr noundef nonnull %46, ptr noundef %15, ptr noundef nonnull %51, ptr noundef %308, ptr noundef %276)
  %310 = icmp eq i32 %309, 0
  br i1 %310, label %311, label %347

311:                                              ; preds = %307
  %312 = load i32, ptr %95, align 4, !tbaa !195
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %347, label %314

314:                                              ; preds = %311
  %315 = load ptr, ptr %66, align 8, !tbaa !191
  %316 = getelementptr inbounds nuw i8, ptr %46, i64 24
  %317 = zext i32 %312 to i64
  br label %318

318:                                              ; preds = %314, %335
  %319 = phi i64 [ 0, %314 ], [ %336, %335 ]
  %320 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %315, i64 %319
  %321 = getelementptr inbounds nuw i8, ptr %320, i64 8
  %322 = load ptr, ptr %321, align 8, !tbaa !212
  %323 = icmp eq ptr %322, null
  br i1 %323, label %335, label %324

324:                                              ; preds = %318
  %325 = getelementptr inbounds nuw i8, ptr %320, i64 24
  %326 = load i32, ptr %325, align 8, !tbaa !213
  %327 = zext i32 %326 to i64
  %328 = icmp eq i32 %326, 0
  br i1 %328, label %335, label %329

329:                                              ; preds = %324
  %330 = load ptr, ptr %316, align 8, !tbaa !120
  %331 = load ptr, ptr %156, align 8, !tbaa !113
  %332 = getelementptr inbounds nuw %struct.tfc_given, ptr %331, i64 %319
  %333 = getelementptr inbounds nuw i8, ptr %332, i64 24
  %334 = load ptr, ptr %333, align 8, !tbaa !214
  br label %338

335:                                              ; preds = %338, %324, %318
  %336 = add nuw nsw i64 %319, 1
  %337 = icmp eq i64 %336, %317
  br i1 %337, label %347, label %318, !llvm.loop !215

338:                                              ; preds = %329, %338
  %339 = phi i64 [ %345, %338 ], [ 0, %329 ]
  %340 = getelementptr inbounds nuw i64, ptr %334, i64 %339
  %341 = load i64, ptr %340, align 8, !tbaa !39
  %342 = getelementptr inbounds i64, ptr %330, i64 %341
  %343 = call fastcc i64 @evaluate(ptr noundef %342, ptr noundef nonnull %51)
  %344 = getelementptr inbounds nuw i64, ptr %322, i64 %339
  store i64 %343, ptr %344, align 8, !tbaa !39
  %345 = add nuw nsw i64 %339, 1
  %346 = icmp eq i64 %345, %327
  br i1 %346, label %335, label %338

347:                                              ; preds = %157, %170, %243, %335, %311, %269, %289, %301, %211, %178, %139, %265, %105, %87, %74, %307
  %348 = phi i32 [ %309, %307 ], [ 3, %74 ], [ 9, %301 ], [ 9, %289 ], [ %273, %269 ], [ %175, %170 ], [ 0, %335 ], [ 3, %211 ], [ %180, %178 ], [ 0, %311 ], [ 3, %139 ], [ 3, %265 ], [ 3, %105 ], [ 3, %87 ], [ %248, %243 ], [ %162, %157 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #18
  call void @llvm.stackrestore.p0(ptr %50)
  br label %349

349:                                              ; preds = %4, %17, %347, %34, %23
  %350 = phi i32 [ %348, %347 ], [ 3, %23 ], [ 3, %34 ], [ 3, %17 ], [ 3, %4 ]
  ret i32 %350
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef i32 @report(ptr noundef writeonly captures(address_is_null) %0, i32 noundef returned %1, ptr noundef readonly captures(none) %2, ptr dead_on_return noundef nonnull readonly captures(none) %3) unnamed_addr #24 {
  %5 = alloca [24 x i8], align 1
  %6 = alloca [24 x i8], align 1
  %7 = alloca [8 x i8], align 8
  %8 = alloca [24 x i8], align 1
  %9 = alloca [24 x i8], align 1
  %10 = alloca [24 x i8], align 1
  %11 = icmp eq ptr %0, null
  br i1 %11, label %605, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %14 = load i8, ptr %2, align 1, !tbaa !13
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %599, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 6
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 5
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 3
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 2
  %23 = getelementptr inbounds nuw i8, ptr %7, i64 1
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  br label %28

28:                                               ; preds = %16, %54
  %29 = phi i8 [ %14, %16 ], [ %58, %54 ]
  %30 = phi ptr [ %13, %16 ], [ %57, %54 ]
  %31 = phi ptr [ %2, %16 ], [ %56, %54 ]
  %32 = phi i64 [ 4, %16 ], [ %55, %54 ]
  switch i8 %29, label %46 [
    i8 123, label %36
    i8 125, label %33
  ]

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 1
  %35 = load i8, ptr %34, align 1, !tbaa !13
  br label %40

36:                                               ; preds = %28
  %37 = getelementptr inbounds nuw i8, ptr %31, i64 1
  %38 = load i8, ptr %37, align 1, !tbaa !13
  %39 = icmp eq i8 %38, 123
  br i1 %39, label %40, label %62

40:                                               ; preds = %33, %36
  %41 = phi i8 [ %35, %33 ], [ 123, %36 ]
  %42 = icmp eq i8 %41, %29
  %43 = zext i1 %42 to i64
  %44 = getelementptr inbounds nuw i8, ptr %31, i64 %43
  %45 = load i8, ptr %44, align 1, !tbaa !13
  br label %46

46:                                               ; preds = %28, %40
  %47 = phi i8 [ %29, %28 ], [ %45, %40 ]
  %48 = phi i64 [ 0, %28 ], [ %43, %40 ]
  %49 = getelementptr inbounds nuw i8, ptr %31, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 1
  %51 = add nuw nsw i64 %32, 1
  store i8 %47, ptr %30, align 1, !tbaa !13
  br label %54

52:                                               ; preds = %344, %325, %346
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 239
  br label %599

54:                                               ; preds = %95, %100, %78, %83, %68, %175, %246, %317, %72, %89, %322, %328, %342, %350, %519, %597, %46
  %55 = phi i64 [ %51, %46 ], [ %32, %68 ], [ %353, %350 ], [ %338, %342 ], [ %176, %175 ], [ %247, %246 ], [ %318, %317 ], [ %32, %72 ], [ %520, %519 ], [ %32, %89 ], [ %598, %597 ], [ %331, %328 ], [ %86, %83 ], [ %323, %322 ], [ %77, %78 ], [ %94, %95 ], [ %103, %100 ]
  %56 = phi ptr [ %50, %46 ], [ %71, %68 ], [ %71, %350 ], [ %71, %342 ], [ %71, %175 ], [ %71, %246 ], [ %71, %317 ], [ %71, %72 ], [ %71, %519 ], [ %71, %89 ], [ %71, %597 ], [ %71, %328 ], [ %71, %78 ], [ %71, %322 ], [ %71, %83 ], [ %71, %100 ], [ %71, %95 ]
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 %55
  %58 = load i8, ptr %56, align 1, !tbaa !13
  %59 = icmp ne i8 %58, 0
  %60 = icmp slt i64 %55, 239
  %61 = select i1 %59, i1 %60, i1 false
  br i1 %61, label %28, label %599, !llvm.loop !216

62:                                               ; preds = %36, %65
  %63 = phi i8 [ %67, %65 ], [ 123, %36 ]
  %64 = phi ptr [ %66, %65 ], [ %31, %36 ]
  switch i8 %63, label %65 [
    i8 0, label %68
    i8 125, label %68
  ]

65:                                               ; preds = %62
  %66 = getelementptr inbounds nuw i8, ptr %64, i64 1
  %67 = load i8, ptr %66, align 1, !tbaa !13
  br label %62, !llvm.loop !217

68:                                               ; preds = %62, %62
  %69 = icmp ne i8 %63, 0
  %70 = zext i1 %69 to i64
  %71 = getelementptr inbounds nuw i8, ptr %64, i64 %70
  switch i8 %38, label %54 [
    i8 110, label %72
    i8 111, label %89
    i8 101, label %106
    i8 97, label %177
    i8 98, label %248
    i8 118, label %319
  ]

72:                                               ; preds = %68
  %73 = load ptr, ptr %3, align 8, !tbaa !218
  %74 = load i8, ptr %73, align 1, !tbaa !13
  %75 = icmp eq i8 %74, 0
  br i1 %75, label %54, label %76

76:                                               ; preds = %72
  %77 = tail call i64 @llvm.umax.i64(i64 %32, i64 239)
  br label %78

78:                                               ; preds = %76, %83
  %79 = phi i64 [ %86, %83 ], [ %32, %76 ]
  %80 = phi i8 [ %87, %83 ], [ %74, %76 ]
  %81 = phi ptr [ %85, %83 ], [ %73, %76 ]
  %82 = icmp eq i64 %79, %77
  br i1 %82, label %54, label %83

83:                                               ; preds = %78
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 %79
  %85 = getelementptr inbounds nuw i8, ptr %81, i64 1
  %86 = add i64 %79, 1
  store i8 %80, ptr %84, align 1, !tbaa !13
  %87 = load i8, ptr %85, align 1, !tbaa !13
  %88 = icmp eq i8 %87, 0
  br i1 %88, label %54, label %78, !llvm.loop !220

89:                                               ; preds = %68
  %90 = load ptr, ptr %27, align 8, !tbaa !221
  %91 = load i8, ptr %90, align 1, !tbaa !13
  %92 = icmp eq i8 %91, 0
  br i1 %92, label %54, label %93

93:                                               ; preds = %89
  %94 = tail call i64 @llvm.umax.i64(i64 %32, i64 239)
  br label %95

95:                                               ; preds = %93, %100
  %96 = phi i64 [ %103, %100 ], [ %32, %93 ]
  %97 = phi i8 [ %104, %100 ], [ %91, %93 ]
  %98 = phi ptr [ %102, %100 ], [ %90, %93 ]
  %99 = icmp eq i64 %96, %94
  br i1 %99, label %54, label %100

100:                                              ; preds = %95
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 %96
  %102 = getelementptr inbounds nuw i8, ptr %98, i64 1
  %103 = add i64 %96, 1
  store i8 %97, ptr %101, align 1, !tbaa !13
  %104 = load i8, ptr %102, align 1, !tbaa !13
  %105 = icmp eq i8 %104, 0
  br i1 %105, label %54, label %95, !llvm.loop !220

106:                                              ; preds = %68
  %107 = load i64, ptr %26, align 8, !tbaa !222
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #18
  %108 = tail call i64 @llvm.abs.i64(i64 %107, i1 false)
  br label %109

109:                                              ; preds = %109, %106
  %110 = phi i64 [ %118, %109 ], [ 0, %106 ]
  %111 = phi i64 [ %113, %109 ], [ %108, %106 ]
  %112 = freeze i64 %111
  %113 = udiv i64 %112, 10
  %114 = mul i64 %113, 10
  %115 = sub i64 %112, %114
  %116 = trunc nuw nsw i64 %115 to i8
  %117 = or disjoint i8 %116, 48
  %118 = add nuw nsw i64 %110, 1
  %119 = getelementptr inbounds nuw i8, ptr %10, i64 %110
  store i8 %117, ptr %119, align 1, !tbaa !13
  %120 = icmp ult i64 %111, 10
  br i1 %120, label %121, label %109, !llvm.loop !223

121:                                              ; preds = %109
  %122 = icmp slt i64 %107, 0
  br i1 %122, label %123, label %127

123:                                              ; preds = %121
  %124 = add nuw i64 %110, 2
  %125 = and i64 %118, 4294967295
  %126 = getelementptr inbounds nuw i8, ptr %10, i64 %125
  store i8 45, ptr %126, align 1, !tbaa !13
  br label %127

127:                                              ; preds = %123, %121
  %128 = phi i64 [ %124, %123 ], [ %118, %121 ]
  %129 = freeze i64 %128
  %130 = shl i64 %129, 32
  %131 = ashr exact i64 %130, 32
  %132 = tail call i64 @llvm.umax.i64(i64 %32, i64 239)
  %133 = add nsw i64 %131, -1
  %134 = sub i64 %132, %32
  %135 = tail call i64 @llvm.umin.i64(i64 %133, i64 %134)
  %136 = add i64 %135, 1
  %137 = icmp ult i64 %136, 33
  br i1 %137, label %161, label %138

138:                                              ; preds = %127
  %139 = and i64 %136, 31
  %140 = icmp eq i64 %139, 0
  %141 = select i1 %140, i64 32, i64 %139
  %142 = sub i64 %136, %141
  %143 = add i64 %32, %142
  %144 = sub i64 %131, %142
  %145 = getelementptr i8, ptr %0, i64 %32
  %146 = getelementptr i8, ptr %10, i64 %131
  br label %147

147:                                              ; preds = %147, %138
  %148 = phi i64 [ 0, %138 ], [ %159, %147 ]
  %149 = getelementptr i8, ptr %145, i64 %148
  %150 = xor i64 %148, -1
  %151 = getelementptr i8, ptr %146, i64 %150
  %152 = getelementptr inbounds i8, ptr %151, i64 -15
  %153 = getelementptr inbounds i8, ptr %151, i64 -31
  %154 = load <16 x i8>, ptr %152, align 1, !tbaa !13
  %155 = load <16 x i8>, ptr %153, align 1, !tbaa !13
  %156 = shufflevector <16 x i8> %154, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %157 = shufflevector <16 x i8> %155, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %158 = getelementptr inbounds nuw i8, ptr %149, i64 16
  store <16 x i8> %156, ptr %149, align 1, !tbaa !13
  store <16 x i8> %157, ptr %158, align 1, !tbaa !13
  %159 = add nuw i64 %148, 32
  %160 = icmp eq i64 %159, %142
  br i1 %160, label %161, label %147, !llvm.loop !224

161:                                              ; preds = %147, %127
  %162 = phi i64 [ %32, %127 ], [ %143, %147 ]
  %163 = phi i64 [ %131, %127 ], [ %144, %147 ]
  br label %164

164:                                              ; preds = %161, %168
  %165 = phi i64 [ %173, %168 ], [ %162, %161 ]
  %166 = phi i64 [ %170, %168 ], [ %163, %161 ]
  %167 = icmp eq i64 %165, %132
  br i1 %167, label %175, label %168

168:                                              ; preds = %164
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 %165
  %170 = add nsw i64 %166, -1
  %171 = getelementptr inbounds i8, ptr %10, i64 %170
  %172 = load i8, ptr %171, align 1, !tbaa !13
  %173 = add i64 %165, 1
  store i8 %172, ptr %169, align 1, !tbaa !13
  %174 = icmp eq i64 %170, 0
  br i1 %174, label %175, label %164, !llvm.loop !227

175:                                              ; preds = %164, %168
  %176 = phi i64 [ %173, %168 ], [ %132, %164 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #18
  br label %54

177:                                              ; preds = %68
  %178 = load i64, ptr %25, align 8, !tbaa !228
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #18
  %179 = tail call i64 @llvm.abs.i64(i64 %178, i1 false)
  br label %180

180:                                              ; preds = %180, %177
  %181 = phi i64 [ %189, %180 ], [ 0, %177 ]
  %182 = phi i64 [ %184, %180 ], [ %179, %177 ]
  %183 = freeze i64 %182
  %184 = udiv i64 %183, 10
  %185 = mul i64 %184, 10
  %186 = sub i64 %183, %185
  %187 = trunc nuw nsw i64 %186 to i8
  %188 = or disjoint i8 %187, 48
  %189 = add nuw nsw i64 %181, 1
  %190 = getelementptr inbounds nuw i8, ptr %9, i64 %181
  store i8 %188, ptr %190, align 1, !tbaa !13
  %191 = icmp ult i64 %182, 10
  br i1 %191, label %192, label %180, !llvm.loop !223

192:                                              ; preds = %180
  %193 = icmp slt i64 %178, 0
  br i1 %193, label %194, label %198

194:                                              ; preds = %192
  %195 = add nuw i64 %181, 2
  %196 = and i64 %189, 4294967295
  %197 = getelementptr inbounds nuw i8, ptr %9, i64 %196
  store i8 45, ptr %197, align 1, !tbaa !13
  br label %198

198:                                              ; preds = %194, %192
  %199 = phi i64 [ %195, %194 ], [ %189, %192 ]
  %200 = freeze i64 %199
  %201 = shl i64 %200, 32
  %202 = ashr exact i64 %201, 32
  %203 = tail call i64 @llvm.umax.i64(i64 %32, i64 239)
  %204 = add nsw i64 %202, -1
  %205 = sub i64 %203, %32
  %206 = tail call i64 @llvm.umin.i64(i64 %204, i64 %205)
  %207 = add i64 %206, 1
  %208 = icmp ult i64 %207, 33
  br i1 %208, label %232, label %209

209:                                              ; preds = %198
  %210 = and i64 %207, 31
  %211 = icmp eq i64 %210, 0
  %212 = select i1 %211, i64 32, i64 %210
  %213 = sub i64 %207, %212
  %214 = add i64 %32, %213
  %215 = sub i64 %202, %213
  %216 = getelementptr i8, ptr %0, i64 %32
  %217 = getelementptr i8, ptr %9, i64 %202
  br label %218

218:                                              ; preds = %218, %209
  %219 = phi i64 [ 0, %209 ], [ %230, %218 ]
  %220 = getelementptr i8, ptr %216, i64 %219
  %221 = xor i64 %219, -1
  %222 = getelementptr i8, ptr %217, i64 %221
  %223 = getelementptr inbounds i8, ptr %222, i64 -15
  %224 = getelementptr inbounds i8, ptr %222, i64 -31
  %225 = load <16 x i8>, ptr %223, align 1, !tbaa !13
  %226 = load <16 x i8>, ptr %224, align 1, !tbaa !13
  %227 = shufflevector <16 x i8> %225, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %228 = shufflevector <16 x i8> %226, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %229 = getelementptr inbounds nuw i8, ptr %220, i64 16
  store <16 x i8> %227, ptr %220, align 1, !tbaa !13
  store <16 x i8> %228, ptr %229, align 1, !tbaa !13
  %230 = add nuw i64 %219, 32
  %231 = icmp eq i64 %230, %213
  br i1 %231, label %232, label %218, !llvm.loop !229

232:                                              ; preds = %218, %198
  %233 = phi i64 [ %32, %198 ], [ %214, %218 ]
  %234 = phi i64 [ %202, %198 ], [ %215, %218 ]
  br label %235

235:                                              ; preds = %232, %239
  %236 = phi i64 [ %244, %239 ], [ %233, %232 ]
  %237 = phi i64 [ %241, %239 ], [ %234, %232 ]
  %238 = icmp eq i64 %236, %203
  br i1 %238, label %246, label %239

239:                                              ; preds = %235
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 %236
  %241 = add nsw i64 %237, -1
  %242 = getelementptr inbounds i8, ptr %9, i64 %241
  %243 = load i8, ptr %242, align 1, !tbaa !13
  %244 = add i64 %236, 1
  store i8 %243, ptr %240, align 1, !tbaa !13
  %245 = icmp eq i64 %241, 0
  br i1 %245, label %246, label %235, !llvm.loop !230

246:                                              ; preds = %235, %239
  %247 = phi i64 [ %244, %239 ], [ %203, %235 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #18
  br label %54

248:                                              ; preds = %68
  %249 = load i64, ptr %24, align 8, !tbaa !231
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #18
  %250 = tail call i64 @llvm.abs.i64(i64 %249, i1 false)
  br label %251

251:                                              ; preds = %251, %248
  %252 = phi i64 [ %260, %251 ], [ 0, %248 ]
  %253 = phi i64 [ %255, %251 ], [ %250, %248 ]
  %254 = freeze i64 %253
  %255 = udiv i64 %254, 10
  %256 = mul i64 %255, 10
  %257 = sub i64 %254, %256
  %258 = trunc nuw nsw i64 %257 to i8
  %259 = or disjoint i8 %258, 48
  %260 = add nuw nsw i64 %252, 1
  %261 = getelementptr inbounds nuw i8, ptr %8, i64 %252
  store i8 %259, ptr %261, align 1, !tbaa !13
  %262 = icmp ult i64 %253, 10
  br i1 %262, label %263, label %251, !llvm.loop !223

263:                                              ; preds = %251
  %264 = icmp slt i64 %249, 0
  br i1 %264, label %265, label %269

265:                                              ; preds = %263
  %266 = add nuw i64 %252, 2
  %267 = and i64 %260, 4294967295
  %268 = getelementptr inbounds nuw i8, ptr %8, i64 %267
  store i8 45, ptr %268, align 1, !tbaa !13
  br label %269

269:                                              ; preds = %265, %263
  %270 = phi i64 [ %266, %265 ], [ %260, %263 ]
  %271 = freeze i64 %270
  %272 = shl i64 %271, 32
  %273 = ashr exact i64 %272, 32
  %274 = tail call i64 @llvm.umax.i64(i64 %32, i64 239)
  %275 = add nsw i64 %273, -1
  %276 = sub i64 %274, %32
  %277 = tail call i64 @llvm.umin.i64(i64 %275, i64 %276)
  %278 = add i64 %277, 1
  %279 = icmp ult i64 %278, 33
  br i1 %279, label %303, label %280

280:                                              ; preds = %269
  %281 = and i64 %278, 31
  %282 = icmp eq i64 %281, 0
  %283 = select i1 %282, i64 32, i64 %281
  %284 = sub i64 %278, %283
  %285 = add i64 %32, %284
  %286 = sub i64 %273, %284
  %287 = getelementptr i8, ptr %0, i64 %32
  %288 = getelementptr i8, ptr %8, i64 %273
  br label %289

289:                                              ; preds = %289, %280
  %290 = phi i64 [ 0, %280 ], [ %301, %289 ]
  %291 = getelementptr i8, ptr %287, i64 %290
  %292 = xor i64 %290, -1
  %293 = getelementptr i8, ptr %288, i64 %292
  %294 = getelementptr inbounds i8, ptr %293, i64 -15
  %295 = getelementptr inbounds i8, ptr %293, i64 -31
  %296 = load <16 x i8>, ptr %294, align 1, !tbaa !13
  %297 = load <16 x i8>, ptr %295, align 1, !tbaa !13
  %298 = shufflevector <16 x i8> %296, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %299 = shufflevector <16 x i8> %297, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %300 = getelementptr inbounds nuw i8, ptr %291, i64 16
  store <16 x i8> %298, ptr %291, align 1, !tbaa !13
  store <16 x i8> %299, ptr %300, align 1, !tbaa !13
  %301 = add nuw i64 %290, 32
  %302 = icmp eq i64 %301, %284
  br i1 %302, label %303, label %289, !llvm.loop !232

303:                                              ; preds = %289, %269
  %304 = phi i64 [ %32, %269 ], [ %285, %289 ]
  %305 = phi i64 [ %273, %269 ], [ %286, %289 ]
  br label %306

306:                                              ; preds = %303, %310
  %307 = phi i64 [ %315, %310 ], [ %304, %303 ]
  %308 = phi i64 [ %312, %310 ], [ %305, %303 ]
  %309 = icmp eq i64 %307, %274
  br i1 %309, label %317, label %310

310:                                              ; preds = %306
  %311 = getelementptr inbounds nuw i8, ptr %0, i64 %307
  %312 = add nsw i64 %308, -1
  %313 = getelementptr inbounds i8, ptr %8, i64 %312
  %314 = load i8, ptr %313, align 1, !tbaa !13
  %315 = add i64 %307, 1
  store i8 %314, ptr %311, align 1, !tbaa !13
  %316 = icmp eq i64 %312, 0
  br i1 %316, label %317, label %306, !llvm.loop !233

317:                                              ; preds = %306, %310
  %318 = phi i64 [ %315, %310 ], [ %274, %306 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #18
  br label %54

319:                                              ; preds = %68
  %320 = load double, ptr %17, align 8, !tbaa !234
  %321 = fcmp uno double %320, 0.000000e+00
  br i1 %321, label %322, label %332

322:                                              ; preds = %319
  %323 = add nuw nsw i64 %32, 1
  store i8 110, ptr %30, align 1, !tbaa !13
  %324 = icmp ult i64 %32, 238
  br i1 %324, label %325, label %54

325:                                              ; preds = %322
  %326 = getelementptr inbounds nuw i8, ptr %0, i64 %323
  store i8 97, ptr %326, align 1, !tbaa !13
  %327 = icmp eq i64 %32, 237
  br i1 %327, label %52, label %328

328:                                              ; preds = %325
  %329 = getelementptr inbounds nuw i8, ptr %0, i64 %32
  %330 = getelementptr inbounds nuw i8, ptr %329, i64 2
  %331 = add nuw nsw i64 %32, 3
  store i8 110, ptr %330, align 1, !tbaa !13
  br label %54

332:                                              ; preds = %319
  %333 = fcmp olt double %320, 0.000000e+00
  br i1 %333, label %334, label %337

334:                                              ; preds = %332
  %335 = add nuw nsw i64 %32, 1
  store i8 45, ptr %30, align 1, !tbaa !13
  %336 = fneg double %320
  br label %337

337:                                              ; preds = %334, %332
  %338 = phi i64 [ %335, %334 ], [ %32, %332 ]
  %339 = phi double [ %336, %334 ], [ %320, %332 ]
  %340 = getelementptr inbounds nuw i8, ptr %0, i64 %338
  %341 = fcmp ogt double %339, 1.700000e+308
  br i1 %341, label %342, label %354

342:                                              ; preds = %337
  %343 = icmp samesign ult i64 %338, 239
  br i1 %343, label %344, label %54

344:                                              ; preds = %342
  store i8 105, ptr %340, align 1, !tbaa !13
  %345 = icmp eq i64 %338, 238
  br i1 %345, label %52, label %346

346:                                              ; preds = %344
  %347 = getelementptr inbounds nuw i8, ptr %0, i64 %338
  %348 = getelementptr inbounds nuw i8, ptr %347, i64 1
  store i8 110, ptr %348, align 1, !tbaa !13
  %349 = icmp samesign ult i64 %338, 237
  br i1 %349, label %350, label %52

350:                                              ; preds = %346
  %351 = getelementptr inbounds nuw i8, ptr %0, i64 %338
  %352 = getelementptr inbounds nuw i8, ptr %351, i64 2
  %353 = add nuw nsw i64 %338, 3
  store i8 102, ptr %352, align 1, !tbaa !13
  br label %54

354:                                              ; preds = %337
  %355 = fcmp ogt double %339, 0.000000e+00
  br i1 %355, label %356, label %378

356:                                              ; preds = %354
  %357 = fcmp oge double %339, 1.000000e+15
  %358 = fcmp olt double %339, 1.000000e-04
  %359 = or i1 %357, %358
  br i1 %359, label %360, label %378

360:                                              ; preds = %356
  %361 = fcmp ult double %339, 1.000000e+01
  br i1 %361, label %362, label %366

362:                                              ; preds = %366, %360
  %363 = phi double [ %339, %360 ], [ %369, %366 ]
  %364 = phi i32 [ 0, %360 ], [ %370, %366 ]
  %365 = fcmp olt double %363, 1.000000e+00
  br i1 %365, label %372, label %378

366:                                              ; preds = %360, %366
  %367 = phi i32 [ %370, %366 ], [ 0, %360 ]
  %368 = phi double [ %369, %366 ], [ %339, %360 ]
  %369 = fdiv double %368, 1.000000e+01
  %370 = add nuw nsw i32 %367, 1
  %371 = fcmp ult double %369, 1.000000e+01
  br i1 %371, label %362, label %366, !llvm.loop !235

372:                                              ; preds = %362, %372
  %373 = phi i32 [ %376, %372 ], [ %364, %362 ]
  %374 = phi double [ %375, %372 ], [ %363, %362 ]
  %375 = fmul double %374, 1.000000e+01
  %376 = add nsw i32 %373, -1
  %377 = fcmp olt double %375, 1.000000e+00
  br i1 %377, label %372, label %378, !llvm.loop !236

378:                                              ; preds = %372, %362, %356, %354
  %379 = phi double [ %339, %354 ], [ %339, %356 ], [ %363, %362 ], [ %375, %372 ]
  %380 = phi i32 [ 0, %354 ], [ 0, %356 ], [ %364, %362 ], [ %376, %372 ]
  %381 = fptosi double %379 to i64
  %382 = sitofp i64 %381 to double
  %383 = fsub double %379, %382
  %384 = tail call double @llvm.fmuladd.f64(double %383, double 1.000000e+06, double 5.000000e-01)
  %385 = fptosi double %384 to i64
  %386 = icmp sgt i64 %385, 999999
  %387 = zext i1 %386 to i64
  %388 = add nsw i64 %387, %381
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  %389 = tail call i64 @llvm.abs.i64(i64 %388, i1 false)
  br label %390

390:                                              ; preds = %390, %378
  %391 = phi i64 [ %399, %390 ], [ 0, %378 ]
  %392 = phi i64 [ %394, %390 ], [ %389, %378 ]
  %393 = freeze i64 %392
  %394 = udiv i64 %393, 10
  %395 = mul i64 %394, 10
  %396 = sub i64 %393, %395
  %397 = trunc nuw nsw i64 %396 to i8
  %398 = or disjoint i8 %397, 48
  %399 = add nuw nsw i64 %391, 1
  %400 = getelementptr inbounds nuw i8, ptr %6, i64 %391
  store i8 %398, ptr %400, align 1, !tbaa !13
  %401 = icmp ult i64 %392, 10
  br i1 %401, label %402, label %390, !llvm.loop !223

402:                                              ; preds = %390
  %403 = icmp slt i64 %388, 0
  br i1 %403, label %404, label %408

404:                                              ; preds = %402
  %405 = add nuw i64 %391, 2
  %406 = and i64 %399, 4294967295
  %407 = getelementptr inbounds nuw i8, ptr %6, i64 %406
  store i8 45, ptr %407, align 1, !tbaa !13
  br label %408

408:                                              ; preds = %404, %402
  %409 = phi i64 [ %405, %404 ], [ %399, %402 ]
  %410 = freeze i64 %409
  %411 = shl i64 %410, 32
  %412 = ashr exact i64 %411, 32
  %413 = tail call i64 @llvm.umax.i64(i64 %338, i64 239)
  %414 = add nsw i64 %412, -1
  %415 = sub i64 %413, %338
  %416 = tail call i64 @llvm.umin.i64(i64 %414, i64 %415)
  %417 = add i64 %416, 1
  %418 = icmp ult i64 %417, 33
  br i1 %418, label %442, label %419

419:                                              ; preds = %408
  %420 = and i64 %417, 31
  %421 = icmp eq i64 %420, 0
  %422 = select i1 %421, i64 32, i64 %420
  %423 = sub i64 %417, %422
  %424 = add i64 %338, %423
  %425 = sub i64 %412, %423
  %426 = getelementptr i8, ptr %0, i64 %338
  %427 = getelementptr i8, ptr %6, i64 %412
  br label %428

428:                                              ; preds = %428, %419
  %429 = phi i64 [ 0, %419 ], [ %440, %428 ]
  %430 = getelementptr i8, ptr %426, i64 %429
  %431 = xor i64 %429, -1
  %432 = getelementptr i8, ptr %427, i64 %431
  %433 = getelementptr inbounds i8, ptr %432, i64 -15
  %434 = getelementptr inbounds i8, ptr %432, i64 -31
  %435 = load <16 x i8>, ptr %433, align 1, !tbaa !13
  %436 = load <16 x i8>, ptr %434, align 1, !tbaa !13
  %437 = shufflevector <16 x i8> %435, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %438 = shufflevector <16 x i8> %436, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %439 = getelementptr inbounds nuw i8, ptr %430, i64 16
  store <16 x i8> %437, ptr %430, align 1, !tbaa !13
  store <16 x i8> %438, ptr %439, align 1, !tbaa !13
  %440 = add nuw i64 %429, 32
  %441 = icmp eq i64 %440, %423
  br i1 %441, label %442, label %428, !llvm.loop !237

442:                                              ; preds = %428, %408
  %443 = phi i64 [ %338, %408 ], [ %424, %428 ]
  %444 = phi i64 [ %412, %408 ], [ %425, %428 ]
  br label %445

445:                                              ; preds = %442, %449
  %446 = phi i64 [ %454, %449 ], [ %443, %442 ]
  %447 = phi i64 [ %451, %449 ], [ %444, %442 ]
  %448 = icmp eq i64 %446, %413
  br i1 %448, label %456, label %449

449:                                              ; preds = %445
  %450 = getelementptr inbounds nuw i8, ptr %0, i64 %446
  %451 = add nsw i64 %447, -1
  %452 = getelementptr inbounds i8, ptr %6, i64 %451
  %453 = load i8, ptr %452, align 1, !tbaa !13
  %454 = add i64 %446, 1
  store i8 %453, ptr %450, align 1, !tbaa !13
  %455 = icmp eq i64 %451, 0
  br i1 %455, label %456, label %445, !llvm.loop !238

456:                                              ; preds = %449, %445
  %457 = phi i64 [ %454, %449 ], [ %413, %445 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  %458 = icmp eq i64 %385, 0
  %459 = or i1 %386, %458
  br i1 %459, label %519, label %460

460:                                              ; preds = %456
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #18
  store i64 13563782407139374, ptr %7, align 8
  %461 = freeze i64 %385
  %462 = sdiv i64 %461, 10
  %463 = mul i64 %462, 10
  %464 = sub i64 %461, %463
  %465 = trunc nsw i64 %464 to i8
  %466 = add nsw i8 %465, 48
  store i8 %466, ptr %18, align 2, !tbaa !13
  %467 = icmp eq i64 %464, 0
  %468 = srem i64 %462, 10
  %469 = trunc nsw i64 %468 to i8
  %470 = add nsw i8 %469, 48
  store i8 %470, ptr %19, align 1, !tbaa !13
  %471 = icmp eq i64 %468, 0
  %472 = sdiv i64 %385, 100
  %473 = srem i64 %472, 10
  %474 = trunc nsw i64 %473 to i8
  %475 = add nsw i8 %474, 48
  store i8 %475, ptr %20, align 4, !tbaa !13
  %476 = icmp eq i64 %473, 0
  %477 = select i1 %476, i32 0, i32 4
  %478 = select i1 %471, i32 %477, i32 5
  %479 = select i1 %467, i32 %478, i32 6
  %480 = sdiv i64 %385, 1000
  %481 = srem i64 %480, 10
  %482 = trunc nsw i64 %481 to i8
  %483 = add nsw i8 %482, 48
  store i8 %483, ptr %21, align 1, !tbaa !13
  %484 = icmp eq i32 %479, 0
  %485 = icmp eq i64 %481, 0
  %486 = sdiv i64 %385, 10000
  %487 = srem i64 %486, 10
  %488 = trunc nsw i64 %487 to i8
  %489 = add nsw i8 %488, 48
  store i8 %489, ptr %22, align 2, !tbaa !13
  %490 = icmp eq i64 %487, 0
  %491 = select i1 %490, i32 0, i32 2
  %492 = select i1 %485, i32 %491, i32 3
  %493 = select i1 %484, i32 %492, i32 %479
  %494 = sdiv i64 %385, 100000
  %495 = srem i64 %494, 10
  %496 = trunc nsw i64 %495 to i8
  %497 = add nsw i8 %496, 48
  store i8 %497, ptr %23, align 1, !tbaa !13
  %498 = icmp eq i32 %493, 0
  %499 = icmp ne i64 %495, 0
  %500 = zext i1 %499 to i32
  %501 = select i1 %498, i32 %500, i32 %493
  %502 = zext nneg i32 %501 to i64
  %503 = getelementptr inbounds nuw i8, ptr %7, i64 %502
  %504 = getelementptr inbounds nuw i8, ptr %503, i64 1
  store i8 0, ptr %504, align 1, !tbaa !13
  %505 = tail call i64 @llvm.umax.i64(i64 %457, i64 239)
  br label %506

506:                                              ; preds = %511, %460
  %507 = phi i64 [ %514, %511 ], [ %457, %460 ]
  %508 = phi i8 [ %515, %511 ], [ 46, %460 ]
  %509 = phi ptr [ %513, %511 ], [ %7, %460 ]
  %510 = icmp eq i64 %507, %505
  br i1 %510, label %517, label %511

511:                                              ; preds = %506
  %512 = getelementptr inbounds nuw i8, ptr %0, i64 %507
  %513 = getelementptr inbounds nuw i8, ptr %509, i64 1
  %514 = add i64 %507, 1
  store i8 %508, ptr %512, align 1, !tbaa !13
  %515 = load i8, ptr %513, align 1, !tbaa !13
  %516 = icmp eq i8 %515, 0
  br i1 %516, label %517, label %506, !llvm.loop !220

517:                                              ; preds = %511, %506
  %518 = phi i64 [ %514, %511 ], [ %505, %506 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #18
  br label %519

519:                                              ; preds = %517, %456
  %520 = phi i64 [ %457, %456 ], [ %518, %517 ]
  %521 = getelementptr inbounds nuw i8, ptr %0, i64 %520
  %522 = icmp eq i32 %380, 0
  br i1 %522, label %54, label %523

523:                                              ; preds = %519
  %524 = icmp samesign ult i64 %520, 239
  br i1 %524, label %525, label %527

525:                                              ; preds = %523
  %526 = add nuw nsw i64 %520, 1
  store i8 101, ptr %521, align 1, !tbaa !13
  br label %527

527:                                              ; preds = %525, %523
  %528 = phi i64 [ %526, %525 ], [ %520, %523 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  %529 = tail call i32 @llvm.abs.i32(i32 %380, i1 false)
  %530 = zext i32 %529 to i64
  br label %531

531:                                              ; preds = %531, %527
  %532 = phi i64 [ %540, %531 ], [ 0, %527 ]
  %533 = phi i64 [ %535, %531 ], [ %530, %527 ]
  %534 = freeze i64 %533
  %535 = udiv i64 %534, 10
  %536 = mul i64 %535, 10
  %537 = sub i64 %534, %536
  %538 = trunc nuw nsw i64 %537 to i8
  %539 = or disjoint i8 %538, 48
  %540 = add nuw nsw i64 %532, 1
  %541 = getelementptr inbounds nuw i8, ptr %5, i64 %532
  store i8 %539, ptr %541, align 1, !tbaa !13
  %542 = icmp samesign ult i64 %533, 10
  br i1 %542, label %543, label %531, !llvm.loop !223

543:                                              ; preds = %531
  %544 = icmp slt i32 %380, 0
  br i1 %544, label %545, label %549

545:                                              ; preds = %543
  %546 = add nuw i64 %532, 2
  %547 = and i64 %540, 4294967295
  %548 = getelementptr inbounds nuw i8, ptr %5, i64 %547
  store i8 45, ptr %548, align 1, !tbaa !13
  br label %549

549:                                              ; preds = %545, %543
  %550 = phi i64 [ %546, %545 ], [ %540, %543 ]
  %551 = freeze i64 %550
  %552 = shl i64 %551, 32
  %553 = ashr exact i64 %552, 32
  %554 = tail call i64 @llvm.umax.i64(i64 %528, i64 239)
  %555 = add nsw i64 %553, -1
  %556 = sub i64 %554, %528
  %557 = tail call i64 @llvm.umin.i64(i64 %555, i64 %556)
  %558 = add i64 %557, 1
  %559 = icmp ult i64 %558, 33
  br i1 %559, label %583, label %560

560:                                              ; preds = %549
  %561 = and i64 %558, 31
  %562 = icmp eq i64 %561, 0
  %563 = select i1 %562, i64 32, i64 %561
  %564 = sub i64 %558, %563
  %565 = add i64 %528, %564
  %566 = sub i64 %553, %564
  %567 = getelementptr i8, ptr %0, i64 %528
  %568 = getelementptr i8, ptr %5, i64 %553
  br label %569

569:                                              ; preds = %569, %560
  %570 = phi i64 [ 0, %560 ], [ %581, %569 ]
  %571 = getelementptr i8, ptr %567, i64 %570
  %572 = xor i64 %570, -1
  %573 = getelementptr i8, ptr %568, i64 %572
  %574 = getelementptr inbounds i8, ptr %573, i64 -15
  %575 = getelementptr inbounds i8, ptr %573, i64 -31
  %576 = load <16 x i8>, ptr %574, align 1, !tbaa !13
  %577 = load <16 x i8>, ptr %575, align 1, !tbaa !13
  %578 = shufflevector <16 x i8> %576, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %579 = shufflevector <16 x i8> %577, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %580 = getelementptr inbounds nuw i8, ptr %571, i64 16
  store <16 x i8> %578, ptr %571, align 1, !tbaa !13
  store <16 x i8> %579, ptr %580, align 1, !tbaa !13
  %581 = add nuw i64 %570, 32
  %582 = icmp eq i64 %581, %564
  br i1 %582, label %583, label %569, !llvm.loop !239

583:                                              ; preds = %569, %549
  %584 = phi i64 [ %528, %549 ], [ %565, %569 ]
  %585 = phi i64 [ %553, %549 ], [ %566, %569 ]
  br label %586

586:                                              ; preds = %583, %590
  %587 = phi i64 [ %595, %590 ], [ %584, %583 ]
  %588 = phi i64 [ %592, %590 ], [ %585, %583 ]
  %589 = icmp eq i64 %587, %554
  br i1 %589, label %597, label %590

590:                                              ; preds = %586
  %591 = getelementptr inbounds nuw i8, ptr %0, i64 %587
  %592 = add nsw i64 %588, -1
  %593 = getelementptr inbounds i8, ptr %5, i64 %592
  %594 = load i8, ptr %593, align 1, !tbaa !13
  %595 = add i64 %587, 1
  store i8 %594, ptr %591, align 1, !tbaa !13
  %596 = icmp eq i64 %592, 0
  br i1 %596, label %597, label %586, !llvm.loop !240

597:                                              ; preds = %590, %586
  %598 = phi i64 [ %595, %590 ], [ %554, %586 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  br label %54

599:                                              ; preds = %54, %52, %12
  %600 = phi ptr [ %13, %12 ], [ %53, %52 ], [ %57, %54 ]
  store i8 0, ptr %600, align 1, !tbaa !13
  store i32 %1, ptr %0, align 8, !tbaa !241
  %601 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %602 = load ptr, ptr %601, align 8, !tbaa !243
  %603 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store ptr %602, ptr %603, align 8, !tbaa !244
  %604 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %604, align 8, !tbaa !245
  br label %605

605:                                              ; preds = %4, %599
  ret i32 %1
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #12

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #13 {
  %3 = alloca [32 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  br label %4

4:                                                ; preds = %74, %2
  %5 = phi i32 [ 0, %2 ], [ %75, %74 ]
  %6 = phi ptr [ %0, %2 ], [ %77, %74 ]
  %7 = phi i32 [ 0, %2 ], [ %76, %74 ]
  %8 = load i64, ptr %6, align 8, !tbaa !39
  switch i64 %8, label %23 [
    i64 0, label %78
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
  br label %74

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !39
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !39
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !39
  br label %74

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
  store i64 %73, ptr %27, align 8, !tbaa !39
  br label %74

74:                                               ; preds = %9, %71, %15
  %75 = phi i32 [ %72, %71 ], [ %5, %9 ], [ %5, %15 ]
  %76 = phi i32 [ %24, %71 ], [ %12, %9 ], [ %20, %15 ]
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !246

78:                                               ; preds = %4
  %79 = icmp eq i32 %5, 0
  %80 = load i64, ptr %3, align 8
  %81 = select i1 %79, i64 %80, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  ret i64 %81
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #12

; Function Attrs: nounwind uwtable
define i32 @tfc_begin(ptr noundef readonly captures(address_is_null) %0, ptr noundef readonly captures(none) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef readonly captures(address) %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef writeonly captures(address_is_null) %10) local_unnamed_addr #21 {
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
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %14, i8 0, i64 56, i1 false)
  %24 = call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.2, ptr dead_on_return noundef %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #18
  br label %100

25:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #18
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
  %44 = load i64, ptr %43, align 8, !tbaa !247
  %45 = getelementptr inbounds i8, ptr %6, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %47 = load i64, ptr %46, align 8, !tbaa !249
  %48 = getelementptr inbounds i8, ptr %5, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %50 = load i64, ptr %49, align 8, !tbaa !250
  %51 = icmp slt i64 %50, 1
  %52 = icmp eq ptr %45, %48
  %53 = or i1 %52, %51
  br i1 %53, label %55, label %54

54:                                               ; preds = %41
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %45, ptr readonly align 1 %48, i64 %50, i1 false)
  br label %55

55:                                               ; preds = %41, %54
  %56 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %57 = load i64, ptr %56, align 8, !tbaa !251
  %58 = getelementptr inbounds i8, ptr %6, i64 %57
  store i8 1, ptr %58, align 1, !tbaa !13
  %59 = add nuw nsw i64 %42, 1
  %60 = icmp eq i64 %59, %2
  br i1 %60, label %40, label %41, !llvm.loop !252

61:                                               ; preds = %40
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
  br label %77

75:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %12, i8 0, i64 56, i1 false)
  %76 = call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.13, ptr dead_on_return noundef %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #18
  br label %96

77:                                               ; preds = %84, %72
  %78 = phi i64 [ 0, %72 ], [ %85, %84 ]
  %79 = getelementptr inbounds nuw %struct.tfc_flag, ptr %74, i64 %78
  %80 = load i64, ptr %79, align 8, !tbaa !104
  %81 = getelementptr inbounds i8, ptr %6, i64 %80
  %82 = load i8, ptr %81, align 1, !tbaa !13
  %83 = icmp eq i8 %82, 0
  br i1 %83, label %87, label %84

84:                                               ; preds = %77
  %85 = add nuw nsw i64 %78, 1
  %86 = icmp eq i64 %85, %70
  br i1 %86, label %93, label %77, !llvm.loop !106

87:                                               ; preds = %77
  %88 = getelementptr inbounds nuw %struct.tfc_flag, ptr %74, i64 %78
  %89 = getelementptr inbounds nuw i8, ptr %13, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %89, i8 0, i64 48, i1 false)
  %90 = getelementptr inbounds nuw i8, ptr %88, i64 8
  %91 = load ptr, ptr %90, align 8, !tbaa !107
  store ptr %91, ptr %13, align 8, !tbaa !108
  %92 = call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.14, ptr dead_on_return noundef %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #18
  br label %96

93:                                               ; preds = %84, %61, %68
  %94 = call fastcc i32 @run(ptr noundef nonnull %0, ptr noundef %15, ptr noundef null, ptr noundef %9, ptr noundef %10)
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %98, label %96

96:                                               ; preds = %75, %87, %93
  %97 = phi i32 [ %94, %93 ], [ 9, %87 ], [ 9, %75 ]
  store i64 0, ptr %6, align 8, !tbaa !39
  br label %98

98:                                               ; preds = %40, %93, %96, %35
  %99 = phi i32 [ %36, %35 ], [ %97, %96 ], [ 0, %93 ], [ 0, %40 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #18
  br label %100

100:                                              ; preds = %11, %98, %23
  %101 = phi i32 [ 3, %23 ], [ %99, %98 ], [ 0, %11 ]
  ret i32 %101
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #14

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_host(ptr noundef readonly captures(address_is_null) %0, ptr noundef writeonly captures(address_is_null) %1) unnamed_addr #10 {
  %3 = alloca %struct.tfc_fault, align 8
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = icmp eq ptr %0, null
  br i1 %6, label %38, label %7

7:                                                ; preds = %2
  %8 = load i32, ptr %0, align 8, !tbaa !253
  %9 = icmp ult i32 %8, 56
  br i1 %9, label %10, label %16

10:                                               ; preds = %7
  %11 = zext nneg i32 %8 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  store i64 %11, ptr %12, align 8, !tbaa !39
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 56, ptr %13, align 8, !tbaa !39
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %15 = call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.36, ptr dead_on_return noundef %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
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
  %25 = zext i32 %22 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, i8 0, i64 24, i1 false)
  store i64 %25, ptr %26, align 8, !tbaa !39
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 65536, ptr %27, align 8, !tbaa !39
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  %29 = call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.37, ptr dead_on_return noundef %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  br label %38

30:                                               ; preds = %20, %16
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %32 = load ptr, ptr %31, align 8, !tbaa !150
  %33 = ptrtoint ptr %32 to i64
  %34 = and i64 %33, 63
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %38, label %36

36:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %37 = call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.38, ptr dead_on_return noundef %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  br label %38

38:                                               ; preds = %30, %2, %36, %24, %10
  %39 = phi i32 [ 3, %10 ], [ 3, %24 ], [ 3, %36 ], [ 0, %2 ], [ 0, %30 ]
  ret i32 %39
}

; Function Attrs: nounwind uwtable
define internal fastcc void @work(ptr noundef captures(none) %0, i32 noundef %1) unnamed_addr #2 {
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %14 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %15 = load i64, ptr %4, align 8, !tbaa !254
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !256
  %19 = add nsw i64 %16, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  br label %20

20:                                               ; preds = %2, %8, %12
  %21 = phi i1 [ true, %12 ], [ false, %8 ], [ false, %2 ]
  %22 = phi ptr [ %13, %12 ], [ null, %8 ], [ null, %2 ]
  %23 = phi i64 [ %19, %12 ], [ 0, %8 ], [ 0, %2 ]
  %24 = icmp eq i32 %6, 0
  br i1 %24, label %96, label %25

25:                                               ; preds = %20
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 280
  br label %34

31:                                               ; preds = %76
  %32 = icmp ne i32 %77, 0
  %33 = select i1 %21, i1 %32, i1 false
  br i1 %33, label %80, label %96

34:                                               ; preds = %25, %76
  %35 = phi i32 [ 0, %25 ], [ %77, %76 ]
  %36 = phi i32 [ 0, %25 ], [ %78, %76 ]
  %37 = add i32 %36, %1
  %38 = urem i32 %37, %6
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw %struct.tfc_worker, ptr %26, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %42 = load atomic i64, ptr %40 monotonic, align 64
  %43 = load i64, ptr %41, align 8, !tbaa !40
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %45, label %76

45:                                               ; preds = %34, %71
  %46 = phi i64 [ %72, %71 ], [ %43, %34 ]
  %47 = phi i32 [ %73, %71 ], [ %35, %34 ]
  %48 = atomicrmw add ptr %40, i64 1 monotonic, align 64
  %49 = icmp slt i64 %48, %46
  br i1 %49, label %50, label %71, !llvm.loop !41

50:                                               ; preds = %45
  %51 = load ptr, ptr %27, align 8, !tbaa !31
  %52 = load ptr, ptr %28, align 8, !tbaa !33
  %53 = load i64, ptr %29, align 8, !tbaa !34
  %54 = load i64, ptr %30, align 8, !tbaa !35
  %55 = freeze i64 %53
  %56 = freeze i64 %54
  %57 = sdiv i64 %55, %56
  %58 = mul nsw i64 %57, %48
  %59 = mul i64 %57, %56
  %60 = sub i64 %55, %59
  %61 = mul nsw i64 %60, %48
  %62 = sdiv i64 %61, %54
  %63 = add nsw i64 %62, %58
  %64 = add nsw i64 %48, 1
  %65 = mul nsw i64 %57, %64
  %66 = mul nsw i64 %60, %64
  %67 = sdiv i64 %66, %54
  %68 = add nsw i64 %67, %65
  call void %51(ptr noundef %52, i64 noundef %63, i64 noundef %68) #18
  %69 = add i32 %47, 1
  %70 = load i64, ptr %41, align 8, !tbaa !40
  br label %71

71:                                               ; preds = %45, %50
  %72 = phi i64 [ %70, %50 ], [ %46, %45 ]
  %73 = phi i32 [ %69, %50 ], [ %47, %45 ]
  %74 = load atomic i64, ptr %40 monotonic, align 64
  %75 = icmp slt i64 %74, %72
  br i1 %75, label %45, label %76

76:                                               ; preds = %71, %34
  %77 = phi i32 [ %35, %34 ], [ %73, %71 ]
  %78 = add nuw i32 %36, 1
  %79 = icmp eq i32 %78, %6
  br i1 %79, label %31, label %34, !llvm.loop !42

80:                                               ; preds = %31
  %81 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %82 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %83 = load i64, ptr %82, align 8, !tbaa !39
  %84 = srem i64 %81, %83
  %85 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %86 = getelementptr inbounds %struct.tfc_pool_event, ptr %85, i64 %84
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %87 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #18
  %88 = load i64, ptr %3, align 8, !tbaa !254
  %89 = mul nsw i64 %88, 1000000000
  %90 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %91 = load i64, ptr %90, align 8, !tbaa !256
  %92 = add nsw i64 %89, %91
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  %93 = zext i32 %1 to i64
  store i64 %23, ptr %86, align 8, !tbaa !39
  %94 = getelementptr inbounds nuw i8, ptr %86, i64 8
  store i64 %92, ptr %94, align 8, !tbaa !39
  %95 = getelementptr inbounds nuw i8, ptr %86, i64 16
  store i64 %93, ptr %95, align 8, !tbaa !39
  br label %96

96:                                               ; preds = %20, %80, %31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #12

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #4

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @set_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #23 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !77
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !76
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
  %24 = load ptr, ptr %23, align 8, !tbaa !155
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !5
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i64, ptr %24, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %30 = load ptr, ptr %29, align 8, !tbaa !75
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
  %77 = load ptr, ptr %3, align 8, !tbaa !77
  %78 = zext i32 %76 to i64
  %79 = getelementptr inbounds nuw i32, ptr %77, i64 %78
  %80 = load ptr, ptr %23, align 8, !tbaa !155
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %82 = load i32, ptr %81, align 4, !tbaa !5
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i64, ptr %80, i64 %83
  %85 = load ptr, ptr %29, align 8, !tbaa !75
  %86 = tail call fastcc i64 @evaluate(ptr noundef %84, ptr noundef %85)
  %87 = load ptr, ptr %5, align 8, !tbaa !76
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
  br i1 %101, label %75, label %102, !llvm.loop !257

102:                                              ; preds = %75, %68, %61
  %103 = phi i32 [ 3, %61 ], [ 0, %68 ], [ 0, %75 ]
  ret i32 %103
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #23 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !77
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !156
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = load ptr, ptr %11, align 8, !tbaa !155
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %12, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !75
  %19 = tail call fastcc i64 @evaluate(ptr noundef %16, ptr noundef %18)
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %28, label %21

21:                                               ; preds = %2
  %22 = load ptr, ptr %10, align 8, !tbaa !9
  %23 = icmp eq ptr %22, null
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !258
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
  %62 = load ptr, ptr %61, align 8, !tbaa !76
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
  %71 = load ptr, ptr %3, align 8, !tbaa !77
  %72 = zext i32 %70 to i64
  %73 = getelementptr inbounds nuw i32, ptr %71, i64 %72
  %74 = load ptr, ptr %11, align 8, !tbaa !155
  %75 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %76 = load i32, ptr %75, align 4, !tbaa !5
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i64, ptr %74, i64 %77
  %79 = load ptr, ptr %17, align 8, !tbaa !75
  %80 = tail call fastcc i64 @evaluate(ptr noundef %78, ptr noundef %79)
  %81 = load ptr, ptr %61, align 8, !tbaa !76
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
  br i1 %95, label %69, label %96, !llvm.loop !257

96:                                               ; preds = %69, %56, %49
  %97 = phi i32 [ 8, %49 ], [ 0, %56 ], [ 0, %69 ]
  ret i32 %97
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #23 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !77
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !156
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !76
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds ptr, ptr %12, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !38
  %18 = load i32, ptr %17, align 4, !tbaa !5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %20 = load ptr, ptr %19, align 8, !tbaa !155
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %22 = load i32, ptr %21, align 4, !tbaa !5
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i64, ptr %20, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %26 = load ptr, ptr %25, align 8, !tbaa !75
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
  br i1 %35, label %37, label %58

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
  br i1 %52, label %53, label %57

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !51
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store <2 x i64> <i64 0, i64 -1>, ptr %55, align 8, !tbaa !39
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %56, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %57

57:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  br label %130

58:                                               ; preds = %31
  %59 = load ptr, ptr %10, align 8, !tbaa !9
  %60 = icmp eq ptr %59, null
  br i1 %60, label %70, label %61

61:                                               ; preds = %58
  %62 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %63 = load i64, ptr %62, align 8, !tbaa !258
  %64 = icmp sgt i64 %36, %63
  br i1 %64, label %65, label %92

65:                                               ; preds = %61
  %66 = icmp slt i64 %36, 4611686018427387904
  %67 = zext i1 %66 to i64
  %68 = shl nsw i64 %36, %67
  %69 = icmp sgt i64 %68, %63
  br i1 %69, label %70, label %92

70:                                               ; preds = %65, %58
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %72 = load ptr, ptr %71, align 8, !tbaa !56
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 24
  %74 = load ptr, ptr %73, align 8, !tbaa !46
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 4
  br label %76

76:                                               ; preds = %76, %70
  %77 = atomicrmw xchg ptr %75, i32 1 acquire, align 4
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %76, !llvm.loop !47

79:                                               ; preds = %76
  %80 = load atomic i32, ptr %74 monotonic, align 8
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %86, label %82

82:                                               ; preds = %79
  %83 = getelementptr inbounds nuw i8, ptr %74, i64 16
  %84 = load i64, ptr %83, align 8, !tbaa !48
  %85 = icmp sgt i64 %84, 0
  br i1 %85, label %86, label %91

86:                                               ; preds = %82, %79
  %87 = getelementptr inbounds nuw i8, ptr %74, i64 12
  store i32 0, ptr %87, align 4, !tbaa !51
  %88 = getelementptr inbounds nuw i8, ptr %74, i64 16
  store i64 0, ptr %88, align 8, !tbaa !48
  %89 = getelementptr inbounds nuw i8, ptr %74, i64 24
  store i64 %36, ptr %89, align 8, !tbaa !52
  %90 = getelementptr inbounds nuw i8, ptr %74, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %90, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %74 monotonic, align 8
  br label %91

91:                                               ; preds = %86, %82
  store atomic i32 0, ptr %75 release, align 4
  br label %130

92:                                               ; preds = %65, %61
  %93 = ptrtoint ptr %59 to i64
  %94 = add i64 %93, 63
  %95 = and i64 %94, -64
  %96 = inttoptr i64 %95 to ptr
  %97 = load i32, ptr %4, align 4, !tbaa !5
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds ptr, ptr %12, i64 %98
  store ptr %96, ptr %99, align 8, !tbaa !38
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %101 = load i32, ptr %100, align 8, !tbaa !72
  %102 = icmp ugt i32 %101, 6
  br i1 %102, label %103, label %138

103:                                              ; preds = %92, %103
  %104 = phi i32 [ %127, %103 ], [ 4, %92 ]
  %105 = load ptr, ptr %3, align 8, !tbaa !77
  %106 = zext i32 %104 to i64
  %107 = getelementptr inbounds nuw i32, ptr %105, i64 %106
  %108 = load ptr, ptr %19, align 8, !tbaa !155
  %109 = getelementptr inbounds nuw i8, ptr %107, i64 8
  %110 = load i32, ptr %109, align 4, !tbaa !5
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i64, ptr %108, i64 %111
  %113 = load ptr, ptr %25, align 8, !tbaa !75
  %114 = tail call fastcc i64 @evaluate(ptr noundef %112, ptr noundef %113)
  %115 = load ptr, ptr %11, align 8, !tbaa !76
  %116 = getelementptr inbounds nuw i8, ptr %107, i64 4
  %117 = load i32, ptr %116, align 4, !tbaa !5
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds ptr, ptr %115, i64 %118
  %120 = load ptr, ptr %119, align 8, !tbaa !38
  %121 = ptrtoint ptr %120 to i64
  %122 = add i64 %114, %121
  %123 = inttoptr i64 %122 to ptr
  %124 = load i32, ptr %107, align 4, !tbaa !5
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds ptr, ptr %115, i64 %125
  store ptr %123, ptr %126, align 8, !tbaa !38
  %127 = add i32 %104, 3
  %128 = add i32 %104, 5
  %129 = icmp ult i32 %128, %101
  br i1 %129, label %103, label %138, !llvm.loop !257

130:                                              ; preds = %57, %91
  %131 = phi ptr [ %71, %91 ], [ %38, %57 ]
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %133 = load i32, ptr %132, align 4, !tbaa !71
  %134 = load ptr, ptr %131, align 8, !tbaa !56
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 24
  %136 = load ptr, ptr %135, align 8, !tbaa !46
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 8
  store i32 %133, ptr %137, align 8, !tbaa !79
  br label %138

138:                                              ; preds = %103, %130, %92
  %139 = phi i32 [ 0, %92 ], [ 8, %130 ], [ 0, %103 ]
  ret i32 %139
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #15

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_dims(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef writeonly captures(address_is_null) %2) unnamed_addr #10 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %7 = load i64, ptr %6, align 8, !tbaa !186
  %8 = icmp eq i64 %7, 0
  %9 = icmp ne ptr %1, null
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %16

11:                                               ; preds = %3
  %12 = icmp sgt i64 %7, 0
  br i1 %12, label %13, label %59

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %15 = load ptr, ptr %14, align 8, !tbaa !201
  br label %26

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %17, i8 0, i64 48, i1 false)
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %19 = load ptr, ptr %18, align 8, !tbaa !201
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %21 = load ptr, ptr %20, align 8, !tbaa !207
  store ptr %21, ptr %4, align 8, !tbaa !108
  %22 = call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.5, ptr dead_on_return noundef %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  br label %59

23:                                               ; preds = %33
  %24 = add nuw nsw i64 %27, 1
  %25 = icmp eq i64 %24, %7
  br i1 %25, label %59, label %26, !llvm.loop !202

26:                                               ; preds = %13, %23
  %27 = phi i64 [ 0, %13 ], [ %24, %23 ]
  %28 = getelementptr inbounds nuw %struct.tfc_bound, ptr %15, i64 %27
  %29 = getelementptr inbounds nuw i64, ptr %1, i64 %27
  %30 = load i64, ptr %29, align 8, !tbaa !39
  %31 = load i64, ptr %28, align 8, !tbaa !203
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %37, label %33

33:                                               ; preds = %26
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !205
  %36 = icmp sgt i64 %30, %35
  br i1 %36, label %37, label %23

37:                                               ; preds = %33, %26
  %38 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %39 = load i64, ptr %38, align 8, !tbaa !206
  %40 = icmp sgt i64 %39, -1
  br i1 %40, label %41, label %46

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %43 = load ptr, ptr %42, align 8, !tbaa !111
  %44 = getelementptr inbounds nuw %struct.tfc_given, ptr %43, i64 %39
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 40
  br label %46

46:                                               ; preds = %37, %41
  %47 = phi ptr [ %45, %41 ], [ null, %37 ]
  %48 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %49 = load ptr, ptr %48, align 8, !tbaa !207
  %50 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %51 = load i64, ptr %50, align 8, !tbaa !205
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  store ptr %49, ptr %5, align 8, !tbaa !108
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr null, ptr %52, align 8, !tbaa !108
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %30, ptr %53, align 8, !tbaa !39
  %54 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %31, ptr %54, align 8, !tbaa !39
  %55 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %51, ptr %55, align 8, !tbaa !39
  %56 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double 0.000000e+00, ptr %56, align 8, !tbaa !162
  %57 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %47, ptr %57, align 8, !tbaa !129
  %58 = call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.6, ptr dead_on_return noundef %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  br label %59

59:                                               ; preds = %23, %11, %46, %16
  %60 = phi i32 [ 3, %16 ], [ 3, %46 ], [ 0, %11 ], [ 0, %23 ]
  ret i32 %60
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_pointers(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2, ptr noundef nonnull readonly captures(none) %3, ptr noundef readonly captures(address_is_null) %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(address_is_null) %6) unnamed_addr #24 {
  %8 = alloca %struct.tfc_fault, align 8
  %9 = alloca %struct.tfc_fault, align 8
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %52

11:                                               ; preds = %7
  %12 = icmp eq ptr %4, null
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %15

15:                                               ; preds = %11, %49
  %16 = phi i64 [ 0, %11 ], [ %50, %49 ]
  %17 = getelementptr inbounds nuw %struct.tfc_given, ptr %1, i64 %16
  br i1 %12, label %24, label %18

18:                                               ; preds = %15
  %19 = load i64, ptr %13, align 8, !tbaa !92
  %20 = mul i64 %19, %16
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 %20
  %22 = load ptr, ptr %21, align 8, !tbaa !38
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %37

24:                                               ; preds = %15, %18
  %25 = load ptr, ptr %14, align 8, !tbaa !120
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %27 = load i64, ptr %26, align 8, !tbaa !121
  %28 = getelementptr inbounds i64, ptr %25, i64 %27
  %29 = tail call fastcc i64 @evaluate(ptr noundef %28, ptr noundef %5)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %49, label %31

31:                                               ; preds = %24
  %32 = load ptr, ptr %17, align 8, !tbaa !124
  %33 = getelementptr inbounds nuw i8, ptr %17, i64 40
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #18
  store ptr %32, ptr %8, align 8, !tbaa !108
  %34 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %35 = getelementptr inbounds nuw i8, ptr %8, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %34, i8 0, i64 40, i1 false)
  store ptr %33, ptr %35, align 8, !tbaa !129
  %36 = call fastcc i32 @report(ptr noundef %6, i32 noundef 3, ptr noundef nonnull @.str.7, ptr dead_on_return noundef %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #18
  br label %52

37:                                               ; preds = %18
  %38 = ptrtoint ptr %22 to i64
  %39 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %40 = load i64, ptr %39, align 8, !tbaa !259
  %41 = urem i64 %38, %40
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %49, label %43

43:                                               ; preds = %37
  %44 = load ptr, ptr %17, align 8, !tbaa !124
  %45 = getelementptr inbounds nuw i8, ptr %17, i64 40
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #18
  store ptr %44, ptr %9, align 8, !tbaa !108
  %46 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %47 = getelementptr inbounds nuw i8, ptr %9, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %46, i8 0, i64 40, i1 false)
  store ptr %45, ptr %47, align 8, !tbaa !129
  %48 = call fastcc i32 @report(ptr noundef %6, i32 noundef 3, ptr noundef nonnull @.str.8, ptr dead_on_return noundef %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #18
  br label %52

49:                                               ; preds = %24, %37
  %50 = add nuw nsw i64 %16, 1
  %51 = icmp eq i64 %50, %2
  br i1 %51, label %52, label %15, !llvm.loop !260

52:                                               ; preds = %49, %7, %31, %43
  %53 = phi i32 [ 3, %43 ], [ 3, %31 ], [ 0, %7 ], [ 0, %49 ]
  ret i32 %53
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #15

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_kind(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef range(i32 0, 2) %2, ptr noundef writeonly captures(address_is_null) %3) unnamed_addr #24 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = load ptr, ptr %0, align 8, !tbaa !124
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %12 = load i32, ptr %11, align 8, !tbaa !261
  %13 = icmp ugt i32 %12, 1
  br i1 %13, label %18, label %14

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %16 = load i32, ptr %15, align 4, !tbaa !262
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %22, label %18

18:                                               ; preds = %14, %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  store ptr %9, ptr %5, align 8, !tbaa !108
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %19, i8 0, i64 40, i1 false)
  store ptr %10, ptr %20, align 8, !tbaa !129
  %21 = call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull @.str.29, ptr dead_on_return noundef %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  br label %67

22:                                               ; preds = %14
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %24 = load i32, ptr %23, align 8, !tbaa !213
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %26 = load i32, ptr %25, align 4, !tbaa !263
  %27 = icmp eq i32 %24, %26
  br i1 %27, label %37, label %28

28:                                               ; preds = %22
  %29 = zext i32 %26 to i64
  %30 = zext i32 %24 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  store ptr %9, ptr %6, align 8, !tbaa !108
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %31, i8 0, i64 16, i1 false)
  store i64 %30, ptr %32, align 8, !tbaa !39
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 %29, ptr %33, align 8, !tbaa !39
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store double 0.000000e+00, ptr %34, align 8, !tbaa !162
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store ptr %10, ptr %35, align 8, !tbaa !129
  %36 = call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull @.str.30, ptr dead_on_return noundef %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  br label %67

37:                                               ; preds = %22
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %39 = load i32, ptr %38, align 4, !tbaa !264
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %42 = load i32, ptr %41, align 8, !tbaa !265
  %43 = zext i32 %42 to i64
  %44 = icmp eq i32 %39, %42
  br i1 %44, label %52, label %45

45:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #18
  store ptr %9, ptr %7, align 8, !tbaa !108
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %46, i8 0, i64 16, i1 false)
  store i64 %40, ptr %47, align 8, !tbaa !39
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %43, ptr %48, align 8, !tbaa !39
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %49, align 8, !tbaa !162
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %10, ptr %50, align 8, !tbaa !129
  %51 = call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull @.str.31, ptr dead_on_return noundef %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #18
  br label %67

52:                                               ; preds = %37
  %53 = icmp eq i32 %2, 0
  %54 = icmp eq i32 %24, 0
  %55 = or i1 %53, %54
  br i1 %55, label %67, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %58 = load ptr, ptr %57, align 8, !tbaa !212
  %59 = icmp eq ptr %58, null
  br i1 %59, label %60, label %67

60:                                               ; preds = %56
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #18
  store ptr %9, ptr %8, align 8, !tbaa !108
  %61 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %61, i8 0, i64 16, i1 false)
  store i64 %40, ptr %62, align 8, !tbaa !39
  %63 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %43, ptr %63, align 8, !tbaa !39
  %64 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %64, align 8, !tbaa !162
  %65 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %10, ptr %65, align 8, !tbaa !129
  %66 = call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull @.str.32, ptr dead_on_return noundef %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #18
  br label %67

67:                                               ; preds = %52, %56, %60, %45, %28, %18
  %68 = phi i32 [ 3, %18 ], [ 3, %28 ], [ 3, %45 ], [ 3, %60 ], [ 0, %56 ], [ 0, %52 ]
  ret i32 %68
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @read_dims(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2, ptr noundef writeonly captures(address_is_null) %3) unnamed_addr #10 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %7 = load i64, ptr %6, align 8, !tbaa !186
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %59

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %11 = load ptr, ptr %10, align 8, !tbaa !201
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = load ptr, ptr %12, align 8, !tbaa !111
  br label %14

14:                                               ; preds = %9, %42
  %15 = phi i64 [ 0, %9 ], [ %44, %42 ]
  %16 = getelementptr inbounds nuw %struct.tfc_bound, ptr %11, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %18 = load i64, ptr %17, align 8, !tbaa !206
  %19 = getelementptr inbounds %struct.tfc_tensor, ptr %1, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !212
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !266
  %24 = getelementptr inbounds i64, ptr %21, i64 %23
  %25 = load i64, ptr %24, align 8, !tbaa !39
  %26 = icmp slt i64 %25, 0
  br i1 %26, label %47, label %27

27:                                               ; preds = %14
  %28 = getelementptr inbounds nuw i8, ptr %16, i64 48
  %29 = load i64, ptr %28, align 8, !tbaa !267
  %30 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %25, i64 %29)
  %31 = extractvalue { i64, i1 } %30, 1
  %32 = extractvalue { i64, i1 } %30, 0
  br i1 %31, label %47, label %33

33:                                               ; preds = %27
  %34 = getelementptr inbounds nuw i8, ptr %16, i64 40
  %35 = load i64, ptr %34, align 8, !tbaa !268
  %36 = freeze i64 %32
  %37 = freeze i64 %35
  %38 = sdiv i64 %36, %37
  %39 = mul i64 %38, %37
  %40 = sub i64 %36, %39
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %42, label %47

42:                                               ; preds = %33
  %43 = getelementptr inbounds nuw i64, ptr %2, i64 %15
  store i64 %38, ptr %43, align 8, !tbaa !39
  %44 = add nuw nsw i64 %15, 1
  %45 = load i64, ptr %6, align 8, !tbaa !186
  %46 = icmp slt i64 %44, %45
  br i1 %46, label %14, label %59, !llvm.loop !269

47:                                               ; preds = %33, %27, %14
  %48 = getelementptr inbounds %struct.tfc_given, ptr %13, i64 %18
  %49 = load ptr, ptr %48, align 8, !tbaa !124
  %50 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %51 = load ptr, ptr %50, align 8, !tbaa !207
  %52 = getelementptr inbounds nuw i8, ptr %48, i64 40
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  store ptr %49, ptr %5, align 8, !tbaa !108
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %51, ptr %53, align 8, !tbaa !108
  %54 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %25, ptr %54, align 8, !tbaa !39
  %55 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %23, ptr %55, align 8, !tbaa !39
  %56 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %57 = getelementptr inbounds nuw i8, ptr %5, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %56, i8 0, i64 16, i1 false)
  store ptr %52, ptr %57, align 8, !tbaa !129
  %58 = call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull @.str.33, ptr dead_on_return noundef %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  br label %59

59:                                               ; preds = %42, %4, %47
  %60 = phi i32 [ 3, %47 ], [ 0, %4 ], [ 0, %42 ]
  ret i32 %60
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_size(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef writeonly captures(address_is_null) %5) unnamed_addr #10 {
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %44, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %12 = load i32, ptr %11, align 4, !tbaa !263
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = zext i32 %12 to i64
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %44, label %18

18:                                               ; preds = %10
  %19 = load ptr, ptr %13, align 8, !tbaa !120
  %20 = load ptr, ptr %14, align 8, !tbaa !214
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
  %30 = load ptr, ptr %15, align 8, !tbaa !212
  %31 = getelementptr inbounds nuw i64, ptr %30, i64 %25
  %32 = load i64, ptr %31, align 8, !tbaa !39
  %33 = icmp eq i64 %32, %29
  br i1 %33, label %21, label %34

34:                                               ; preds = %24
  %35 = load ptr, ptr %1, align 8, !tbaa !124
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 40
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #18
  store ptr %35, ptr %7, align 8, !tbaa !108
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @.str.15, ptr %37, align 8, !tbaa !108
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %32, ptr %38, align 8, !tbaa !39
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %25, ptr %39, align 8, !tbaa !39
  %40 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %29, ptr %40, align 8, !tbaa !39
  %41 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %41, align 8, !tbaa !162
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %36, ptr %42, align 8, !tbaa !129
  %43 = call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.34, ptr dead_on_return noundef %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #18
  br label %63

44:                                               ; preds = %21, %10, %6
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %46 = load ptr, ptr %45, align 8, !tbaa !120
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %48 = load i64, ptr %47, align 8, !tbaa !121
  %49 = getelementptr inbounds i64, ptr %46, i64 %48
  %50 = tail call fastcc i64 @evaluate(ptr noundef %49, ptr noundef nonnull %4)
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %52 = load i64, ptr %51, align 8, !tbaa !209
  %53 = icmp ult i64 %52, %50
  br i1 %53, label %54, label %63

54:                                               ; preds = %44
  %55 = load ptr, ptr %1, align 8, !tbaa !124
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 40
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #18
  store ptr %55, ptr %8, align 8, !tbaa !108
  %57 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store i64 %52, ptr %58, align 8, !tbaa !39
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %50, ptr %59, align 8, !tbaa !39
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %60, align 8, !tbaa !162
  %61 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %56, ptr %61, align 8, !tbaa !129
  %62 = call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.35, ptr dead_on_return noundef %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #18
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #16

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable }
attributes #2 = { nounwind uwtable }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind }
attributes #6 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable }
attributes #7 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #8 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #9 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #10 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #12 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #13 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable }
attributes #14 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #15 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { nounwind }

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
!73 = !{!68, !11, i64 0}
!74 = !{!57, !59, i64 32}
!75 = !{!57, !60, i64 24}
!76 = !{!57, !59, i64 16}
!77 = !{!68, !69, i64 8}
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
!104 = !{!105, !12, i64 0}
!105 = !{!"tfc_flag", !12, i64 0, !62, i64 8}
!106 = distinct !{!106, !18}
!107 = !{!105, !62, i64 8}
!108 = !{!62, !62, i64 0}
!109 = !{!94, !12, i64 240}
!110 = !{!94, !12, i64 200}
!111 = !{!94, !97, i64 48}
!112 = !{!94, !12, i64 128}
!113 = !{!94, !97, i64 56}
!114 = !{!94, !12, i64 136}
!115 = !{!94, !12, i64 256}
!116 = !{!117}
!117 = distinct !{!117, !118, !"block_of: argument 0"}
!118 = distinct !{!118, !"block_of"}
!119 = !{!94, !12, i64 248}
!120 = !{!94, !60, i64 24}
!121 = !{!122, !12, i64 16}
!122 = !{!"tfc_given", !62, i64 0, !12, i64 8, !12, i64 16, !60, i64 24, !6, i64 32, !6, i64 36, !123, i64 40}
!123 = !{!"tfc_loc", !62, i64 0, !62, i64 8, !6, i64 16, !6, i64 20}
!124 = !{!122, !62, i64 0}
!125 = distinct !{!125, !18}
!126 = !{!127}
!127 = distinct !{!127, !128, !"block_of: argument 0"}
!128 = distinct !{!128, !"block_of"}
!129 = !{!130, !130, i64 0}
!130 = !{!"p1 _ZTS7tfc_loc", !11, i64 0}
!131 = !{!94, !12, i64 112}
!132 = !{!94, !95, i64 16}
!133 = !{!134, !12, i64 16}
!134 = !{!"tfc_place", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !12, i64 16}
!135 = !{!134, !6, i64 0}
!136 = !{!134, !6, i64 8}
!137 = !{!94, !62, i64 32}
!138 = !{!134, !6, i64 4}
!139 = distinct !{!139, !18}
!140 = !{!94, !12, i64 224}
!141 = !{!94, !12, i64 168}
!142 = !{!94, !12, i64 216}
!143 = distinct !{!143, !18}
!144 = !{!94, !100, i64 88}
!145 = !{!146, !12, i64 8}
!146 = !{!"tfc_aside", !12, i64 0, !12, i64 8, !12, i64 16}
!147 = !{!146, !12, i64 0}
!148 = !{!146, !12, i64 16}
!149 = distinct !{!149, !18}
!150 = !{!28, !11, i64 48}
!151 = !{!94, !58, i64 8}
!152 = !{!94, !12, i64 104}
!153 = !{!94, !12, i64 208}
!154 = !{!94, !12, i64 184}
!155 = !{!57, !60, i64 56}
!156 = !{!57, !63, i64 72}
!157 = !{!94, !12, i64 192}
!158 = !{!94, !12, i64 144}
!159 = !{!49, !7, i64 0}
!160 = !{!94, !12, i64 176}
!161 = !{!94, !101, i64 96}
!162 = !{!50, !50, i64 0}
!163 = !{!164, !6, i64 0}
!164 = !{!"tfc_message", !6, i64 0, !6, i64 4, !62, i64 8, !123, i64 16}
!165 = !{!164, !6, i64 4}
!166 = !{!164, !62, i64 8}
!167 = distinct !{!167, !18}
!168 = distinct !{!168, !18}
!169 = !{!94, !12, i64 160}
!170 = !{!94, !98, i64 64}
!171 = !{!172, !6, i64 4}
!172 = !{!"tfc_result", !6, i64 0, !6, i64 4, !12, i64 8}
!173 = !{!172, !6, i64 0}
!174 = !{!172, !12, i64 8}
!175 = distinct !{!175, !18}
!176 = !{!94, !99, i64 80}
!177 = distinct !{!177, !18}
!178 = !{!179, !6, i64 0}
!179 = !{!"tfc_call", !6, i64 0, !6, i64 4, !180, i64 8, !181, i64 16, !181, i64 24, !6, i64 32, !6, i64 36, !11, i64 40, !11, i64 48, !11, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !11, i64 88, !25, i64 96}
!180 = !{!"p1 _ZTS9tfc_error", !11, i64 0}
!181 = !{!"p1 _ZTS10tfc_tensor", !11, i64 0}
!182 = !{!179, !180, i64 8}
!183 = !{!179, !6, i64 4}
!184 = !{!185, !185, i64 0}
!185 = !{!"p1 _ZTS9tfc_entry", !11, i64 0}
!186 = !{!94, !12, i64 120}
!187 = !{!179, !11, i64 40}
!188 = !{!179, !11, i64 48}
!189 = !{!179, !11, i64 56}
!190 = !{!179, !181, i64 16}
!191 = !{!179, !181, i64 24}
!192 = !{!179, !11, i64 88}
!193 = !{!179, !6, i64 32}
!194 = !{!94, !62, i64 0}
!195 = !{!179, !6, i64 36}
!196 = !{!179, !12, i64 64}
!197 = !{!179, !12, i64 72}
!198 = !{!179, !12, i64 80}
!199 = distinct !{!199, !18}
!200 = distinct !{!200, !18}
!201 = !{!94, !96, i64 40}
!202 = distinct !{!202, !18}
!203 = !{!204, !12, i64 0}
!204 = !{!"tfc_bound", !12, i64 0, !12, i64 8, !62, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48}
!205 = !{!204, !12, i64 8}
!206 = !{!204, !12, i64 24}
!207 = !{!204, !62, i64 16}
!208 = distinct !{!208, !18}
!209 = !{!210, !12, i64 16}
!210 = !{!"tfc_tensor", !11, i64 0, !60, i64 8, !12, i64 16, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !7, i64 40}
!211 = !{!179, !25, i64 96}
!212 = !{!210, !60, i64 8}
!213 = !{!210, !6, i64 24}
!214 = !{!122, !60, i64 24}
!215 = distinct !{!215, !18}
!216 = distinct !{!216, !18}
!217 = distinct !{!217, !18}
!218 = !{!219, !62, i64 0}
!219 = !{!"tfc_fault", !62, i64 0, !62, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !50, i64 40, !130, i64 48}
!220 = distinct !{!220, !18}
!221 = !{!219, !62, i64 8}
!222 = !{!219, !12, i64 16}
!223 = distinct !{!223, !18}
!224 = distinct !{!224, !18, !225, !226}
!225 = !{!"llvm.loop.isvectorized", i32 1}
!226 = !{!"llvm.loop.unroll.runtime.disable"}
!227 = distinct !{!227, !18, !226, !225}
!228 = !{!219, !12, i64 24}
!229 = distinct !{!229, !18, !225, !226}
!230 = distinct !{!230, !18, !226, !225}
!231 = !{!219, !12, i64 32}
!232 = distinct !{!232, !18, !225, !226}
!233 = distinct !{!233, !18, !226, !225}
!234 = !{!219, !50, i64 40}
!235 = distinct !{!235, !18}
!236 = distinct !{!236, !18}
!237 = distinct !{!237, !18, !225, !226}
!238 = distinct !{!238, !18, !226, !225}
!239 = distinct !{!239, !18, !225, !226}
!240 = distinct !{!240, !18, !226, !225}
!241 = !{!242, !6, i64 0}
!242 = !{!"tfc_error", !6, i64 0, !7, i64 4, !130, i64 240, !12, i64 248}
!243 = !{!219, !130, i64 48}
!244 = !{!242, !130, i64 240}
!245 = !{!242, !12, i64 248}
!246 = distinct !{!246, !18}
!247 = !{!248, !12, i64 0}
!248 = !{!"tfc_initial", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24}
!249 = !{!248, !12, i64 8}
!250 = !{!248, !12, i64 16}
!251 = !{!248, !12, i64 24}
!252 = distinct !{!252, !18}
!253 = !{!28, !6, i64 0}
!254 = !{!255, !12, i64 0}
!255 = !{!"timespec", !12, i64 0, !12, i64 8}
!256 = !{!255, !12, i64 8}
!257 = distinct !{!257, !18}
!258 = !{!10, !12, i64 8}
!259 = !{!122, !12, i64 8}
!260 = distinct !{!260, !18}
!261 = !{!210, !6, i64 32}
!262 = !{!210, !6, i64 36}
!263 = !{!122, !6, i64 36}
!264 = !{!210, !6, i64 28}
!265 = !{!122, !6, i64 32}
!266 = !{!204, !12, i64 32}
!267 = !{!204, !12, i64 48}
!268 = !{!204, !12, i64 40}
!269 = distinct !{!269, !18}
attributes #19 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable optsize }
attributes #20 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable optsize }
attributes #21 = { nounwind uwtable optsize }
attributes #22 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable optsize }
attributes #23 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #24 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
