; Made by `python -m tfc.runtime.native` from module.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

%struct.tfc_worker = type { i64, i64, ptr, i64, [32 x i8] }
%struct.tfc_loop = type { ptr, ptr, i64, i64 }
%struct.tfc_instruction = type { ptr, ptr, i32, i32, i32, i32 }
%struct.tfc_fault = type { ptr, ptr, i64, i64, i64, double, ptr }
%struct.tfc_memory = type { ptr, ptr, ptr, ptr, ptr, i64 }
%struct.tfc_flag = type { i64, ptr }
%struct.tfc_failure = type { i32, i32, i32, i32, i64, i64, i64, double }
%struct.tfc_ctx = type { i32, i32, ptr, ptr, ptr, ptr, ptr }
%struct.tfc_region = type { ptr, i64, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, i64, ptr, ptr }
%struct.tfc_place = type { i32, i32, i32, i32, i64 }
%struct.tfc_aside = type { i64, i64, i64 }
%struct.tfc_result = type { i32, i32, i64 }
%struct.tfc_tensor = type { ptr, ptr, i64, i32, i32, i32, i32, [2 x i64] }
%struct.tfc_given = type { ptr, i64, i64, ptr, i32, i32, %struct.tfc_loc }
%struct.tfc_loc = type { ptr, ptr, i32, i32 }
%struct.text = type { ptr, ptr }
%struct.tfc_bound = type { i64, i64, ptr, i64, i64, i64, i64 }
%struct.tfc_initial = type { i64, i64, i64, i64 }
%struct.timespec = type { i64, i64 }
%struct.tfc_runs = type { i64, i64, i64, i64 }
%struct.tfc_event = type { i64, i64, i64 }
%struct.tfc_operand = type { ptr, ptr, ptr, i64, i32, i32, i32, i32, ptr, ptr, i64 }
%struct.tfc_shift = type { i64, i64, i64 }
%struct.tfc_saved = type { ptr, ptr, i64 }
%struct.tfc_pool_event = type { i64, i64, i64 }
%struct.tfc_block_of = type { ptr, i64, i64, ptr }
%struct.tfc_message = type { i32, i32, ptr, %struct.tfc_loc }

@.str = private unnamed_addr constant [62 x i8] c"struct_size is {a}, less than {b}: set it to sizeof(tfc_call)\00", align 1
@.str.1 = private unnamed_addr constant [40 x i8] c"there is no entry {a}, only {b} of them\00", align 1
@.str.2 = private unnamed_addr constant [45 x i8] c"the state is NULL or not aligned to 64 bytes\00", align 1
@slow_way = internal global i8 0, align 1
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i32 @tfc_may_use_amx() local_unnamed_addr #23 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 274877907201) i64 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #23 {
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
  store <2 x i32> zeroinitializer, ptr %7, align 32, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %8, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %9, align 32, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %10, align 16, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %12, align 16, !tbaa !10
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
  store ptr %0, ptr %20, align 16, !tbaa !10
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %22 = tail call i32 @pthread_create(ptr noundef nonnull %21, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %19) #21
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
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #25 {
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
  tail call void @llvm.aarch64.hint(i32 1)
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
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %11, i32 noundef 128, i32 noundef %16, ptr noundef null, ptr noundef null, i32 noundef 0) #21
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
  %57 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %14, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #21
  br label %58

58:                                               ; preds = %45, %56, %53
  br label %15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

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
  %10 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef 129, i32 noundef %3, ptr noundef null, ptr noundef null, i32 noundef 0) #21
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
  %20 = tail call i32 @pthread_join(i64 noundef %19, ptr noundef null) #21
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !5
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !20
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define void @tfc_pool_watch(ptr noundef writeonly captures(none) %0, ptr noundef %1) local_unnamed_addr #26 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 release, align 16
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #25 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %162, label %8

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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
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
  call void %44(ptr noundef %46, i32 noundef %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #21
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
  %77 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %70, i32 noundef 129, i32 noundef %76, ptr noundef null, ptr noundef null, i32 noundef 0) #21
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
  tail call void %99(ptr noundef %100, i64 noundef %111, i64 noundef %116) #21
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
  %145 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %69, i32 noundef 128, i32 noundef %144, ptr noundef null, ptr noundef null, i32 noundef 0) #21
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
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #21
  br label %161

161:                                              ; preds = %159, %160, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %162

162:                                              ; preds = %5, %161
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #25 {
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
  tail call void %4(ptr noundef %6, i64 noundef %19, i64 noundef %24) #21
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #27 {
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
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #28 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !46
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #25 {
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
  %12 = tail call i32 %7(ptr noundef %11) #21
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: noinline nounwind uwtable
define i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #29 {
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
  br label %96

17:                                               ; preds = %11, %1
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %19 = load i64, ptr %18, align 8, !tbaa !67
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %94, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %23 = load i64, ptr %22, align 8, !tbaa !68
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %96

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %33

29:                                               ; preds = %43
  %30 = add nuw nsw i64 %34, 1
  %31 = load i64, ptr %22, align 8, !tbaa !68
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %33, label %96, !llvm.loop !69

33:                                               ; preds = %29, %25
  %34 = phi i64 [ 0, %25 ], [ %30, %29 ]
  %35 = load ptr, ptr %0, align 8, !tbaa !70
  %36 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %35, i64 %34
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %38 = load i32, ptr %37, align 8, !tbaa !71
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %43, label %40

40:                                               ; preds = %33
  %41 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %42 = zext i32 %38 to i64
  br label %50

43:                                               ; preds = %50, %33
  %44 = load ptr, ptr %36, align 8, !tbaa !73
  %45 = load ptr, ptr %27, align 8, !tbaa !74
  %46 = load ptr, ptr %28, align 8, !tbaa !75
  %47 = load ptr, ptr %2, align 8, !tbaa !56
  %48 = tail call i32 %44(ptr noundef %45, ptr noundef %46, ptr noundef %47) #21
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %29, label %63

50:                                               ; preds = %50, %40
  %51 = phi i64 [ 0, %40 ], [ %61, %50 ]
  %52 = load ptr, ptr %26, align 8, !tbaa !76
  %53 = load ptr, ptr %41, align 8, !tbaa !77
  %54 = getelementptr inbounds nuw i32, ptr %53, i64 %51
  %55 = load i32, ptr %54, align 4, !tbaa !5
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds ptr, ptr %52, i64 %56
  %58 = load ptr, ptr %57, align 8, !tbaa !38
  %59 = load ptr, ptr %27, align 8, !tbaa !74
  %60 = getelementptr inbounds nuw ptr, ptr %59, i64 %51
  store ptr %58, ptr %60, align 8, !tbaa !38
  %61 = add nuw nsw i64 %51, 1
  %62 = icmp eq i64 %61, %42
  br i1 %62, label %43, label %50, !llvm.loop !78

63:                                               ; preds = %43
  %64 = load ptr, ptr %2, align 8, !tbaa !56
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 24
  %66 = load ptr, ptr %65, align 8, !tbaa !46
  %67 = load atomic i32, ptr %66 acquire, align 8
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %87

69:                                               ; preds = %63
  %70 = load ptr, ptr %2, align 8, !tbaa !56
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 24
  %72 = load ptr, ptr %71, align 8, !tbaa !46
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 4
  br label %74

74:                                               ; preds = %74, %69
  %75 = atomicrmw xchg ptr %73, i32 1 acquire, align 4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %74, !llvm.loop !47

77:                                               ; preds = %74
  %78 = load atomic i32, ptr %72 monotonic, align 8
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %84, label %80

80:                                               ; preds = %77
  %81 = getelementptr inbounds nuw i8, ptr %72, i64 16
  %82 = load i64, ptr %81, align 8, !tbaa !48
  %83 = icmp sgt i64 %82, 0
  br i1 %83, label %84, label %86

84:                                               ; preds = %80, %77
  %85 = getelementptr inbounds nuw i8, ptr %72, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %85, i8 0, i64 36, i1 false)
  store atomic i32 %48, ptr %72 monotonic, align 8
  br label %86

86:                                               ; preds = %84, %80
  store atomic i32 0, ptr %73 release, align 4
  br label %87

87:                                               ; preds = %86, %63
  %88 = getelementptr inbounds nuw i8, ptr %36, i64 20
  %89 = load i32, ptr %88, align 4, !tbaa !79
  %90 = load ptr, ptr %2, align 8, !tbaa !56
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 24
  %92 = load ptr, ptr %91, align 8, !tbaa !46
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 8
  store i32 %89, ptr %93, align 8, !tbaa !80
  br label %96

94:                                               ; preds = %17
  %95 = tail call fastcc i32 @walk(ptr noundef nonnull %0, ptr noundef null)
  br label %96

96:                                               ; preds = %29, %87, %21, %94, %15
  %97 = phi i32 [ %16, %15 ], [ %95, %94 ], [ %48, %87 ], [ 0, %21 ], [ 0, %29 ]
  ret i32 %97
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @walk(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1) unnamed_addr #30 {
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

16:                                               ; preds = %392, %2
  %17 = phi i64 [ 0, %2 ], [ %393, %392 ]
  %18 = icmp slt i64 %17, %5
  br i1 %18, label %19, label %404

19:                                               ; preds = %16
  %20 = getelementptr inbounds %struct.tfc_instruction, ptr %3, i64 %17
  %21 = add nsw i64 %17, 1
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %23 = load i32, ptr %22, align 8, !tbaa !81
  switch i32 %23, label %392 [
    i32 0, label %24
    i32 1, label %176
    i32 3, label %180
    i32 4, label %194
    i32 2, label %215
    i32 5, label %262
    i32 6, label %328
    i32 7, label %378
  ]

24:                                               ; preds = %19
  br i1 %8, label %125, label %25

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
  %33 = tail call i32 %26(ptr noundef %32) #21
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
  br label %396

53:                                               ; preds = %31, %28, %25
  %54 = load ptr, ptr %9, align 8, !tbaa !66
  %55 = icmp eq ptr %54, null
  br i1 %55, label %60, label %56

56:                                               ; preds = %53
  %57 = load ptr, ptr %10, align 8, !tbaa !36
  %58 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %59 = load i32, ptr %58, align 4, !tbaa !79
  tail call void %54(ptr noundef %57, i32 noundef %59, i32 noundef 0) #21
  br label %60

60:                                               ; preds = %56, %53
  %61 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %62 = load i32, ptr %61, align 8, !tbaa !71
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %67, label %64

64:                                               ; preds = %60
  %65 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %66 = zext i32 %62 to i64
  br label %74

67:                                               ; preds = %74, %60
  %68 = load ptr, ptr %20, align 8, !tbaa !73
  %69 = load ptr, ptr %14, align 8, !tbaa !74
  %70 = load ptr, ptr %15, align 8, !tbaa !75
  %71 = load ptr, ptr %13, align 8, !tbaa !56
  %72 = tail call i32 %68(ptr noundef %69, ptr noundef %70, ptr noundef %71) #21
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %118, label %87

74:                                               ; preds = %74, %64
  %75 = phi i64 [ 0, %64 ], [ %85, %74 ]
  %76 = load ptr, ptr %7, align 8, !tbaa !76
  %77 = load ptr, ptr %65, align 8, !tbaa !77
  %78 = getelementptr inbounds nuw i32, ptr %77, i64 %75
  %79 = load i32, ptr %78, align 4, !tbaa !5
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds ptr, ptr %76, i64 %80
  %82 = load ptr, ptr %81, align 8, !tbaa !38
  %83 = load ptr, ptr %14, align 8, !tbaa !74
  %84 = getelementptr inbounds nuw ptr, ptr %83, i64 %75
  store ptr %82, ptr %84, align 8, !tbaa !38
  %85 = add nuw nsw i64 %75, 1
  %86 = icmp eq i64 %85, %66
  br i1 %86, label %67, label %74, !llvm.loop !78

87:                                               ; preds = %67
  %88 = load ptr, ptr %13, align 8, !tbaa !56
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 24
  %90 = load ptr, ptr %89, align 8, !tbaa !46
  %91 = load atomic i32, ptr %90 acquire, align 8
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %111

93:                                               ; preds = %87
  %94 = load ptr, ptr %13, align 8, !tbaa !56
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 24
  %96 = load ptr, ptr %95, align 8, !tbaa !46
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 4
  br label %98

98:                                               ; preds = %98, %93
  %99 = atomicrmw xchg ptr %97, i32 1 acquire, align 4
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %98, !llvm.loop !47

101:                                              ; preds = %98
  %102 = load atomic i32, ptr %96 monotonic, align 8
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %108, label %104

104:                                              ; preds = %101
  %105 = getelementptr inbounds nuw i8, ptr %96, i64 16
  %106 = load i64, ptr %105, align 8, !tbaa !48
  %107 = icmp sgt i64 %106, 0
  br i1 %107, label %108, label %110

108:                                              ; preds = %104, %101
  %109 = getelementptr inbounds nuw i8, ptr %96, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %109, i8 0, i64 36, i1 false)
  store atomic i32 %72, ptr %96 monotonic, align 8
  br label %110

110:                                              ; preds = %108, %104
  store atomic i32 0, ptr %97 release, align 4
  br label %111

111:                                              ; preds = %110, %87
  %112 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %113 = load i32, ptr %112, align 4, !tbaa !79
  %114 = load ptr, ptr %13, align 8, !tbaa !56
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 24
  %116 = load ptr, ptr %115, align 8, !tbaa !46
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 8
  store i32 %113, ptr %117, align 8, !tbaa !80
  br label %118

118:                                              ; preds = %111, %67
  %119 = load ptr, ptr %9, align 8, !tbaa !66
  %120 = icmp eq ptr %119, null
  br i1 %120, label %392, label %121

121:                                              ; preds = %118
  %122 = load ptr, ptr %10, align 8, !tbaa !36
  %123 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %124 = load i32, ptr %123, align 4, !tbaa !79
  tail call void %119(ptr noundef %122, i32 noundef %124, i32 noundef 1) #21
  br label %392

125:                                              ; preds = %24
  %126 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %127 = load i32, ptr %126, align 8, !tbaa !71
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %132, label %129

129:                                              ; preds = %125
  %130 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %131 = zext i32 %127 to i64
  br label %139

132:                                              ; preds = %139, %125
  %133 = load ptr, ptr %20, align 8, !tbaa !73
  %134 = load ptr, ptr %14, align 8, !tbaa !74
  %135 = load ptr, ptr %15, align 8, !tbaa !75
  %136 = load ptr, ptr %13, align 8, !tbaa !56
  %137 = tail call i32 %133(ptr noundef %134, ptr noundef %135, ptr noundef %136) #21
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %392, label %152

139:                                              ; preds = %139, %129
  %140 = phi i64 [ 0, %129 ], [ %150, %139 ]
  %141 = load ptr, ptr %7, align 8, !tbaa !76
  %142 = load ptr, ptr %130, align 8, !tbaa !77
  %143 = getelementptr inbounds nuw i32, ptr %142, i64 %140
  %144 = load i32, ptr %143, align 4, !tbaa !5
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds ptr, ptr %141, i64 %145
  %147 = load ptr, ptr %146, align 8, !tbaa !38
  %148 = load ptr, ptr %14, align 8, !tbaa !74
  %149 = getelementptr inbounds nuw ptr, ptr %148, i64 %140
  store ptr %147, ptr %149, align 8, !tbaa !38
  %150 = add nuw nsw i64 %140, 1
  %151 = icmp eq i64 %150, %131
  br i1 %151, label %132, label %139, !llvm.loop !78

152:                                              ; preds = %132
  %153 = load ptr, ptr %13, align 8, !tbaa !56
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 24
  %155 = load ptr, ptr %154, align 8, !tbaa !46
  %156 = load atomic i32, ptr %155 acquire, align 8
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %396

158:                                              ; preds = %152
  %159 = load ptr, ptr %13, align 8, !tbaa !56
  %160 = getelementptr inbounds nuw i8, ptr %159, i64 24
  %161 = load ptr, ptr %160, align 8, !tbaa !46
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 4
  br label %163

163:                                              ; preds = %163, %158
  %164 = atomicrmw xchg ptr %162, i32 1 acquire, align 4
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %163, !llvm.loop !47

166:                                              ; preds = %163
  %167 = load atomic i32, ptr %161 monotonic, align 8
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %173, label %169

169:                                              ; preds = %166
  %170 = getelementptr inbounds nuw i8, ptr %161, i64 16
  %171 = load i64, ptr %170, align 8, !tbaa !48
  %172 = icmp sgt i64 %171, 0
  br i1 %172, label %173, label %175

173:                                              ; preds = %169, %166
  %174 = getelementptr inbounds nuw i8, ptr %161, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %174, i8 0, i64 36, i1 false)
  store atomic i32 %137, ptr %161 monotonic, align 8
  br label %175

175:                                              ; preds = %173, %169
  store atomic i32 0, ptr %162 release, align 4
  br label %396

176:                                              ; preds = %19
  %177 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %178 = load i32, ptr %177, align 4, !tbaa !83
  %179 = sext i32 %178 to i64
  br label %392

180:                                              ; preds = %19
  %181 = load ptr, ptr %7, align 8, !tbaa !76
  %182 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %183 = load ptr, ptr %182, align 8, !tbaa !77
  %184 = load i32, ptr %183, align 4, !tbaa !5
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds ptr, ptr %181, i64 %185
  %187 = load ptr, ptr %186, align 8, !tbaa !38
  %188 = load i8, ptr %187, align 1, !tbaa !9
  %189 = icmp eq i8 %188, 0
  br i1 %189, label %190, label %392

190:                                              ; preds = %180
  %191 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %192 = load i32, ptr %191, align 4, !tbaa !83
  %193 = sext i32 %192 to i64
  br label %392

194:                                              ; preds = %19
  %195 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %196 = load ptr, ptr %195, align 8, !tbaa !77
  %197 = load ptr, ptr %7, align 8, !tbaa !76
  %198 = load i32, ptr %196, align 4, !tbaa !5
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds ptr, ptr %197, i64 %199
  %201 = load ptr, ptr %200, align 8, !tbaa !38
  store i32 0, ptr %201, align 4, !tbaa !5
  %202 = getelementptr inbounds nuw i8, ptr %196, i64 4
  %203 = load i32, ptr %202, align 4, !tbaa !5
  %204 = icmp sgt i32 %203, -1
  br i1 %204, label %205, label %392

205:                                              ; preds = %194
  %206 = zext nneg i32 %203 to i64
  %207 = getelementptr inbounds nuw ptr, ptr %197, i64 %206
  %208 = load ptr, ptr %207, align 8, !tbaa !38
  %209 = load i32, ptr %208, align 4, !tbaa !5
  %210 = icmp slt i32 %209, 1
  br i1 %210, label %211, label %392

211:                                              ; preds = %205
  %212 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %213 = load i32, ptr %212, align 4, !tbaa !83
  %214 = sext i32 %213 to i64
  br label %392

215:                                              ; preds = %19
  br i1 %8, label %257, label %216

216:                                              ; preds = %215
  %217 = load ptr, ptr %9, align 8, !tbaa !66
  %218 = icmp eq ptr %217, null
  br i1 %218, label %223, label %219

219:                                              ; preds = %216
  %220 = load ptr, ptr %10, align 8, !tbaa !36
  %221 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %222 = load i32, ptr %221, align 4, !tbaa !79
  tail call void %217(ptr noundef %220, i32 noundef %222, i32 noundef 2) #21
  br label %223

223:                                              ; preds = %219, %216
  %224 = load ptr, ptr %11, align 8, !tbaa !55
  %225 = icmp eq ptr %224, null
  br i1 %225, label %257, label %226

226:                                              ; preds = %223
  %227 = load i64, ptr %12, align 8, !tbaa !82
  %228 = icmp slt i64 %17, %227
  br i1 %228, label %229, label %257

229:                                              ; preds = %226
  %230 = load ptr, ptr %10, align 8, !tbaa !36
  %231 = tail call i32 %224(ptr noundef %230) #21
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %257, label %233

233:                                              ; preds = %229
  %234 = load ptr, ptr %13, align 8, !tbaa !56
  %235 = getelementptr inbounds nuw i8, ptr %234, i64 24
  %236 = load ptr, ptr %235, align 8, !tbaa !46
  %237 = getelementptr inbounds nuw i8, ptr %236, i64 4
  br label %238

238:                                              ; preds = %238, %233
  %239 = atomicrmw xchg ptr %237, i32 1 acquire, align 4
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %241, label %238, !llvm.loop !47

241:                                              ; preds = %238
  %242 = load atomic i32, ptr %236 monotonic, align 8
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %248, label %244

244:                                              ; preds = %241
  %245 = getelementptr inbounds nuw i8, ptr %236, i64 16
  %246 = load i64, ptr %245, align 8, !tbaa !48
  %247 = icmp sgt i64 %246, 0
  br i1 %247, label %248, label %250

248:                                              ; preds = %244, %241
  %249 = getelementptr inbounds nuw i8, ptr %236, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %249, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %236 monotonic, align 8
  br label %250

250:                                              ; preds = %248, %244
  store atomic i32 0, ptr %237 release, align 4
  %251 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %252 = load i32, ptr %251, align 4, !tbaa !79
  %253 = load ptr, ptr %13, align 8, !tbaa !56
  %254 = getelementptr inbounds nuw i8, ptr %253, i64 24
  %255 = load ptr, ptr %254, align 8, !tbaa !46
  %256 = getelementptr inbounds nuw i8, ptr %255, i64 8
  store i32 %252, ptr %256, align 8, !tbaa !80
  br label %257

257:                                              ; preds = %215, %223, %226, %229, %250
  %258 = phi i32 [ 0, %215 ], [ 1, %250 ], [ 0, %229 ], [ 0, %226 ], [ 0, %223 ]
  %259 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %260 = load i32, ptr %259, align 4, !tbaa !83
  %261 = sext i32 %260 to i64
  br label %392

262:                                              ; preds = %19
  br i1 %8, label %304, label %263

263:                                              ; preds = %262
  %264 = load ptr, ptr %9, align 8, !tbaa !66
  %265 = icmp eq ptr %264, null
  br i1 %265, label %270, label %266

266:                                              ; preds = %263
  %267 = load ptr, ptr %10, align 8, !tbaa !36
  %268 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %269 = load i32, ptr %268, align 4, !tbaa !79
  tail call void %264(ptr noundef %267, i32 noundef %269, i32 noundef 2) #21
  br label %270

270:                                              ; preds = %266, %263
  %271 = load ptr, ptr %11, align 8, !tbaa !55
  %272 = icmp eq ptr %271, null
  br i1 %272, label %304, label %273

273:                                              ; preds = %270
  %274 = load i64, ptr %12, align 8, !tbaa !82
  %275 = icmp slt i64 %17, %274
  br i1 %275, label %276, label %304

276:                                              ; preds = %273
  %277 = load ptr, ptr %10, align 8, !tbaa !36
  %278 = tail call i32 %271(ptr noundef %277) #21
  %279 = icmp eq i32 %278, 0
  br i1 %279, label %304, label %280

280:                                              ; preds = %276
  %281 = load ptr, ptr %13, align 8, !tbaa !56
  %282 = getelementptr inbounds nuw i8, ptr %281, i64 24
  %283 = load ptr, ptr %282, align 8, !tbaa !46
  %284 = getelementptr inbounds nuw i8, ptr %283, i64 4
  br label %285

285:                                              ; preds = %285, %280
  %286 = atomicrmw xchg ptr %284, i32 1 acquire, align 4
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %288, label %285, !llvm.loop !47

288:                                              ; preds = %285
  %289 = load atomic i32, ptr %283 monotonic, align 8
  %290 = icmp eq i32 %289, 0
  br i1 %290, label %295, label %291

291:                                              ; preds = %288
  %292 = getelementptr inbounds nuw i8, ptr %283, i64 16
  %293 = load i64, ptr %292, align 8, !tbaa !48
  %294 = icmp sgt i64 %293, 0
  br i1 %294, label %295, label %297

295:                                              ; preds = %291, %288
  %296 = getelementptr inbounds nuw i8, ptr %283, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %296, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %283 monotonic, align 8
  br label %297

297:                                              ; preds = %295, %291
  store atomic i32 0, ptr %284 release, align 4
  %298 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %299 = load i32, ptr %298, align 4, !tbaa !79
  %300 = load ptr, ptr %13, align 8, !tbaa !56
  %301 = getelementptr inbounds nuw i8, ptr %300, i64 24
  %302 = load ptr, ptr %301, align 8, !tbaa !46
  %303 = getelementptr inbounds nuw i8, ptr %302, i64 8
  store i32 %299, ptr %303, align 8, !tbaa !80
  br label %304

304:                                              ; preds = %262, %270, %273, %276, %297
  %305 = phi i32 [ 0, %262 ], [ 1, %297 ], [ 0, %276 ], [ 0, %273 ], [ 0, %270 ]
  %306 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %307 = load ptr, ptr %306, align 8, !tbaa !77
  %308 = load ptr, ptr %7, align 8, !tbaa !76
  %309 = load i32, ptr %307, align 4, !tbaa !5
  %310 = sext i32 %309 to i64
  %311 = getelementptr inbounds ptr, ptr %308, i64 %310
  %312 = load ptr, ptr %311, align 8, !tbaa !38
  %313 = load i32, ptr %312, align 4, !tbaa !5
  %314 = add i32 %313, 1
  store i32 %314, ptr %312, align 4, !tbaa !5
  %315 = getelementptr inbounds nuw i8, ptr %307, i64 4
  %316 = load i32, ptr %315, align 4, !tbaa !5
  %317 = icmp slt i32 %316, 0
  br i1 %317, label %324, label %318

318:                                              ; preds = %304
  %319 = zext nneg i32 %316 to i64
  %320 = getelementptr inbounds nuw ptr, ptr %308, i64 %319
  %321 = load ptr, ptr %320, align 8, !tbaa !38
  %322 = load i32, ptr %321, align 4, !tbaa !5
  %323 = icmp slt i32 %314, %322
  br i1 %323, label %324, label %392

324:                                              ; preds = %318, %304
  %325 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %326 = load i32, ptr %325, align 4, !tbaa !83
  %327 = sext i32 %326 to i64
  br label %392

328:                                              ; preds = %19
  %329 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %330 = load ptr, ptr %329, align 8, !tbaa !77
  %331 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %332 = load i32, ptr %331, align 8, !tbaa !71
  %333 = load ptr, ptr %7, align 8, !tbaa !76
  %334 = load i32, ptr %330, align 4, !tbaa !5
  %335 = sext i32 %334 to i64
  %336 = getelementptr inbounds ptr, ptr %333, i64 %335
  %337 = load ptr, ptr %336, align 8, !tbaa !38
  %338 = getelementptr inbounds nuw i8, ptr %330, i64 4
  %339 = load i32, ptr %338, align 4, !tbaa !5
  %340 = sext i32 %339 to i64
  %341 = getelementptr inbounds ptr, ptr %333, i64 %340
  %342 = load ptr, ptr %341, align 8, !tbaa !38
  store ptr %342, ptr %336, align 8, !tbaa !38
  %343 = load ptr, ptr %7, align 8, !tbaa !76
  %344 = getelementptr inbounds ptr, ptr %343, i64 %340
  store ptr %337, ptr %344, align 8, !tbaa !38
  %345 = load ptr, ptr %6, align 8, !tbaa !84
  %346 = getelementptr inbounds nuw i8, ptr %330, i64 8
  %347 = load i32, ptr %346, align 4, !tbaa !5
  %348 = sext i32 %347 to i64
  %349 = getelementptr inbounds i8, ptr %345, i64 %348
  %350 = load i8, ptr %349, align 1, !tbaa !9
  %351 = xor i8 %350, 1
  store i8 %351, ptr %349, align 1, !tbaa !9
  %352 = ptrtoint ptr %342 to i64
  %353 = ptrtoint ptr %337 to i64
  %354 = sub i64 %352, %353
  %355 = icmp ugt i32 %332, 4
  br i1 %355, label %356, label %392

356:                                              ; preds = %328
  %357 = getelementptr inbounds nuw i8, ptr %330, i64 12
  %358 = load i32, ptr %357, align 4, !tbaa !5
  %359 = add i32 %358, 4
  %360 = sub i64 0, %354
  %361 = zext i32 %359 to i64
  %362 = zext i32 %332 to i64
  br label %363

363:                                              ; preds = %363, %356
  %364 = phi i64 [ 4, %356 ], [ %376, %363 ]
  %365 = load ptr, ptr %7, align 8, !tbaa !76
  %366 = getelementptr inbounds nuw i32, ptr %330, i64 %364
  %367 = load i32, ptr %366, align 4, !tbaa !5
  %368 = sext i32 %367 to i64
  %369 = getelementptr inbounds ptr, ptr %365, i64 %368
  %370 = load ptr, ptr %369, align 8, !tbaa !38
  %371 = ptrtoint ptr %370 to i64
  %372 = icmp samesign ult i64 %364, %361
  %373 = select i1 %372, i64 %354, i64 %360
  %374 = add i64 %373, %371
  %375 = inttoptr i64 %374 to ptr
  store ptr %375, ptr %369, align 8, !tbaa !38
  %376 = add nuw nsw i64 %364, 1
  %377 = icmp eq i64 %376, %362
  br i1 %377, label %392, label %363, !llvm.loop !85

378:                                              ; preds = %19
  %379 = load ptr, ptr %6, align 8, !tbaa !84
  %380 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %381 = load ptr, ptr %380, align 8, !tbaa !77
  %382 = getelementptr inbounds nuw i8, ptr %381, i64 8
  %383 = load i32, ptr %382, align 4, !tbaa !5
  %384 = sext i32 %383 to i64
  %385 = getelementptr inbounds i8, ptr %379, i64 %384
  %386 = load i8, ptr %385, align 1, !tbaa !9
  %387 = icmp eq i8 %386, 0
  br i1 %387, label %388, label %392

388:                                              ; preds = %378
  %389 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %390 = load i32, ptr %389, align 4, !tbaa !83
  %391 = sext i32 %390 to i64
  br label %392

392:                                              ; preds = %363, %328, %324, %318, %211, %205, %194, %132, %121, %118, %388, %378, %190, %180, %19, %257, %176
  %393 = phi i64 [ %21, %19 ], [ %21, %180 ], [ %179, %176 ], [ %21, %378 ], [ %21, %328 ], [ %261, %257 ], [ %21, %194 ], [ %21, %318 ], [ %21, %121 ], [ %193, %190 ], [ %391, %388 ], [ %327, %324 ], [ %21, %118 ], [ %21, %132 ], [ %214, %211 ], [ %21, %205 ], [ %21, %363 ]
  %394 = phi i32 [ 0, %19 ], [ 0, %180 ], [ 0, %176 ], [ 0, %378 ], [ 0, %328 ], [ %258, %257 ], [ 0, %194 ], [ %305, %318 ], [ %72, %121 ], [ 0, %190 ], [ 0, %388 ], [ %305, %324 ], [ %72, %118 ], [ 0, %132 ], [ 0, %211 ], [ 0, %205 ], [ 0, %363 ]
  %395 = icmp eq i32 %394, 0
  br i1 %395, label %16, label %404, !llvm.loop !86

396:                                              ; preds = %152, %175, %52
  %397 = phi i32 [ 1, %52 ], [ %137, %175 ], [ %137, %152 ]
  %398 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %399 = load i32, ptr %398, align 4, !tbaa !79
  %400 = load ptr, ptr %13, align 8, !tbaa !56
  %401 = getelementptr inbounds nuw i8, ptr %400, i64 24
  %402 = load ptr, ptr %401, align 8, !tbaa !46
  %403 = getelementptr inbounds nuw i8, ptr %402, i64 8
  store i32 %399, ptr %403, align 8, !tbaa !80
  br label %404

404:                                              ; preds = %16, %392, %396
  %405 = phi i32 [ %397, %396 ], [ 0, %16 ], [ %394, %392 ]
  ret i32 %405
}

; Function Attrs: nounwind uwtable
define i32 @tfc_enter(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #25 {
  %10 = alloca %struct.tfc_fault, align 8
  %11 = alloca %struct.tfc_fault, align 8
  %12 = alloca %struct.tfc_memory, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #21
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
  br label %36

34:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  %35 = call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.13, ptr dead_on_return noundef %10) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #21
  br label %54

36:                                               ; preds = %43, %31
  %37 = phi i64 [ 0, %31 ], [ %44, %43 ]
  %38 = getelementptr inbounds nuw %struct.tfc_flag, ptr %33, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !105
  %40 = getelementptr inbounds i8, ptr %1, i64 %39
  %41 = load i8, ptr %40, align 1, !tbaa !9
  %42 = icmp eq i8 %41, 0
  br i1 %42, label %46, label %43

43:                                               ; preds = %36
  %44 = add nuw nsw i64 %37, 1
  %45 = icmp eq i64 %44, %29
  br i1 %45, label %52, label %36, !llvm.loop !107

46:                                               ; preds = %36
  %47 = getelementptr inbounds nuw %struct.tfc_flag, ptr %33, i64 %37
  %48 = getelementptr inbounds nuw i8, ptr %11, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %48, i8 0, i64 48, i1 false)
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %50 = load ptr, ptr %49, align 8, !tbaa !108
  store ptr %50, ptr %11, align 8, !tbaa !109
  %51 = call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.14, ptr dead_on_return noundef %11) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #21
  br label %54

52:                                               ; preds = %43, %20, %27
  %53 = call fastcc i32 @run(ptr noundef %0, ptr noundef %12, ptr noundef %4, ptr noundef %7, ptr noundef %8)
  br label %54

54:                                               ; preds = %9, %34, %46, %52
  %55 = phi i32 [ %53, %52 ], [ %18, %9 ], [ 9, %34 ], [ 9, %46 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #21
  ret i32 %55
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef readonly captures(address_is_null) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #31 {
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = tail call fastcc i32 @check_host(ptr noundef %3, ptr noundef %4)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %79

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %13 = load i64, ptr %12, align 8, !tbaa !110
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %25, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !89
  %18 = icmp ne ptr %17, null
  %19 = ptrtoint ptr %17 to i64
  %20 = and i64 %19, 63
  %21 = icmp eq i64 %20, 0
  %22 = and i1 %18, %21
  br i1 %22, label %25, label %23

23:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %24 = call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.3, ptr dead_on_return noundef %6) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %79

25:                                               ; preds = %15, %11
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %27 = load i64, ptr %26, align 8, !tbaa !111
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %39, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %31 = load ptr, ptr %30, align 8, !tbaa !90
  %32 = icmp ne ptr %31, null
  %33 = ptrtoint ptr %31 to i64
  %34 = and i64 %33, 63
  %35 = icmp eq i64 %34, 0
  %36 = and i1 %32, %35
  br i1 %36, label %39, label %37

37:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %7, i8 0, i64 56, i1 false)
  %38 = call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.4, ptr dead_on_return noundef %7) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  br label %79

39:                                               ; preds = %29, %25
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %41 = load i64, ptr %40, align 8, !tbaa !94
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %52, label %43

43:                                               ; preds = %39
  %44 = load ptr, ptr %1, align 8, !tbaa !87
  %45 = icmp ne ptr %44, null
  %46 = ptrtoint ptr %44 to i64
  %47 = and i64 %46, 63
  %48 = icmp eq i64 %47, 0
  %49 = and i1 %45, %48
  br i1 %49, label %52, label %50

50:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %8, i8 0, i64 56, i1 false)
  %51 = call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.2, ptr dead_on_return noundef %8) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  br label %79

52:                                               ; preds = %43, %39
  %53 = tail call fastcc i32 @check_dims(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %4)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %79

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %57 = load ptr, ptr %56, align 8, !tbaa !112
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %59 = load i64, ptr %58, align 8, !tbaa !113
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %61 = load ptr, ptr %60, align 8, !tbaa !91
  %62 = tail call fastcc i32 @check_pointers(ptr noundef nonnull %0, ptr noundef %57, i64 noundef %59, ptr noundef %1, ptr noundef %61, ptr noundef %2, ptr noundef %4)
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %79

64:                                               ; preds = %55
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %66 = load ptr, ptr %65, align 8, !tbaa !114
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %68 = load i64, ptr %67, align 8, !tbaa !115
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %70 = load ptr, ptr %69, align 8, !tbaa !92
  %71 = tail call fastcc i32 @check_pointers(ptr noundef nonnull %0, ptr noundef %66, i64 noundef %68, ptr noundef %1, ptr noundef %70, ptr noundef %2, ptr noundef %4)
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %79

73:                                               ; preds = %64
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %75 = load i64, ptr %74, align 8, !tbaa !116
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %79, label %77

77:                                               ; preds = %73
  %78 = tail call fastcc i32 @check_overlaps(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, ptr noundef %4) #22
  br label %79

79:                                               ; preds = %5, %23, %37, %50, %52, %55, %64, %73, %77
  %80 = phi i32 [ %78, %77 ], [ 0, %73 ], [ %71, %64 ], [ %62, %55 ], [ %53, %52 ], [ 3, %50 ], [ 3, %37 ], [ 3, %23 ], [ %9, %5 ]
  ret i32 %80
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 10) i32 @check_state(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef %2) unnamed_addr #32 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %7 = load i64, ptr %6, align 8, !tbaa !94
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %37, label %9

9:                                                ; preds = %3
  %10 = load i64, ptr %1, align 8, !tbaa !39
  %11 = icmp eq i64 %10, %7
  br i1 %11, label %12, label %19

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load i64, ptr %13, align 8, !tbaa !103
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %37

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %18 = load ptr, ptr %17, align 8, !tbaa !104
  br label %21

19:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  %20 = call fastcc i32 @report(ptr noundef %2, i32 noundef 9, ptr noundef nonnull @.str.13, ptr dead_on_return noundef %4) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  br label %37

21:                                               ; preds = %16, %28
  %22 = phi i64 [ 0, %16 ], [ %29, %28 ]
  %23 = getelementptr inbounds nuw %struct.tfc_flag, ptr %18, i64 %22
  %24 = load i64, ptr %23, align 8, !tbaa !105
  %25 = getelementptr inbounds i8, ptr %1, i64 %24
  %26 = load i8, ptr %25, align 1, !tbaa !9
  %27 = icmp eq i8 %26, 0
  br i1 %27, label %31, label %28

28:                                               ; preds = %21
  %29 = add nuw nsw i64 %22, 1
  %30 = icmp eq i64 %29, %14
  br i1 %30, label %37, label %21, !llvm.loop !107

31:                                               ; preds = %21
  %32 = getelementptr inbounds nuw %struct.tfc_flag, ptr %18, i64 %22
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %33, i8 0, i64 48, i1 false)
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %35 = load ptr, ptr %34, align 8, !tbaa !108
  store ptr %35, ptr %5, align 8, !tbaa !109
  %36 = call fastcc i32 @report(ptr noundef %2, i32 noundef 9, ptr noundef nonnull @.str.14, ptr dead_on_return noundef %5) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %37

37:                                               ; preds = %28, %12, %31, %3, %19
  %38 = phi i32 [ 9, %19 ], [ 0, %3 ], [ 9, %31 ], [ 0, %12 ], [ 0, %28 ]
  ret i32 %38
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @run(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #25 {
  %6 = alloca %struct.tfc_failure, align 8
  %7 = alloca %struct.tfc_ctx, align 8
  %8 = alloca %struct.tfc_region, align 8
  %9 = load ptr, ptr %1, align 8, !tbaa !87
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !90
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %13 = load i64, ptr %12, align 8, !tbaa !117
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
  %25 = load ptr, ptr %16, align 8, !tbaa !118
  %26 = getelementptr inbounds nuw %struct.tfc_place, ptr %25, i64 %24
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %28 = load i64, ptr %27, align 8, !tbaa !119
  %29 = load i32, ptr %26, align 8, !tbaa !121
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
  %33 = load i32, ptr %32, align 8, !tbaa !122
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
  %43 = load i32, ptr %42, align 8, !tbaa !122
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
  %59 = load ptr, ptr %17, align 8, !tbaa !123
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
  %68 = load i32, ptr %67, align 8, !tbaa !122
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds ptr, ptr %11, i64 %69
  %71 = load ptr, ptr %70, align 8, !tbaa !38
  %72 = ptrtoint ptr %71 to i64
  %73 = load ptr, ptr %22, align 8, !tbaa !124
  %74 = getelementptr inbounds i64, ptr %73, i64 %28
  %75 = tail call fastcc i64 @evaluate(ptr noundef %74, ptr noundef readonly %2)
  %76 = add i64 %75, %72
  br label %77

77:                                               ; preds = %66, %62, %58, %54, %50, %40, %30
  %78 = phi i64 [ %76, %66 ], [ %39, %30 ], [ %49, %40 ], [ %53, %50 ], [ %57, %54 ], [ %61, %58 ], [ %65, %62 ]
  %79 = inttoptr i64 %78 to ptr
  %80 = getelementptr inbounds nuw i8, ptr %26, i64 4
  %81 = load i32, ptr %80, align 4, !tbaa !125
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds ptr, ptr %11, i64 %82
  store ptr %79, ptr %83, align 8, !tbaa !38
  %84 = add nuw nsw i64 %24, 1
  %85 = icmp eq i64 %84, %13
  br i1 %85, label %86, label %23, !llvm.loop !126

86:                                               ; preds = %77, %5
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %88 = load i64, ptr %87, align 8, !tbaa !127
  %89 = icmp sgt i64 %88, 0
  br i1 %89, label %90, label %92

90:                                               ; preds = %86
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 216
  br label %98

92:                                               ; preds = %98, %86
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %94 = load i64, ptr %93, align 8, !tbaa !128
  %95 = icmp sgt i64 %94, 0
  br i1 %95, label %96, label %106

96:                                               ; preds = %92
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %109

98:                                               ; preds = %90, %98
  %99 = phi i64 [ 0, %90 ], [ %103, %98 ]
  %100 = load i64, ptr %91, align 8, !tbaa !129
  %101 = getelementptr i8, ptr %11, i64 %100
  %102 = getelementptr i8, ptr %101, i64 %99
  store i8 0, ptr %102, align 1, !tbaa !9
  %103 = add nuw nsw i64 %99, 1
  %104 = load i64, ptr %87, align 8, !tbaa !127
  %105 = icmp slt i64 %103, %104
  br i1 %105, label %98, label %92, !llvm.loop !130

106:                                              ; preds = %126, %92
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  store <2 x i32> <i32 48, i32 0>, ptr %7, align 8, !tbaa !5
  %107 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %108 = icmp eq ptr %3, null
  br i1 %108, label %133, label %130

109:                                              ; preds = %96, %126
  %110 = phi i64 [ %94, %96 ], [ %127, %126 ]
  %111 = phi i64 [ 0, %96 ], [ %128, %126 ]
  %112 = load ptr, ptr %97, align 8, !tbaa !131
  %113 = getelementptr inbounds nuw %struct.tfc_aside, ptr %112, i64 %111
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 8
  %115 = load i64, ptr %114, align 8, !tbaa !132
  %116 = getelementptr inbounds i8, ptr %11, i64 %115
  %117 = load i64, ptr %113, align 8, !tbaa !134
  %118 = getelementptr inbounds i8, ptr %9, i64 %117
  %119 = getelementptr inbounds nuw i8, ptr %113, i64 16
  %120 = load i64, ptr %119, align 8, !tbaa !135
  %121 = icmp slt i64 %120, 1
  %122 = icmp eq ptr %116, %118
  %123 = or i1 %122, %121
  br i1 %123, label %126, label %124

124:                                              ; preds = %109
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %116, ptr readonly align 1 %118, i64 %120, i1 false)
  %125 = load i64, ptr %93, align 8, !tbaa !128
  br label %126

126:                                              ; preds = %109, %124
  %127 = phi i64 [ %110, %109 ], [ %125, %124 ]
  %128 = add nuw nsw i64 %111, 1
  %129 = icmp slt i64 %128, %127
  br i1 %129, label %109, label %106, !llvm.loop !136

130:                                              ; preds = %106
  %131 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %132 = load ptr, ptr %131, align 8, !tbaa !137
  br label %133

133:                                              ; preds = %106, %130
  %134 = phi ptr [ %132, %130 ], [ null, %106 ]
  store ptr %134, ptr %107, align 8, !tbaa !30
  %135 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %3, ptr %135, align 8, !tbaa !21
  %136 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %6, ptr %136, align 8, !tbaa !46
  %137 = getelementptr inbounds nuw i8, ptr %7, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %137, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %139 = load ptr, ptr %138, align 8, !tbaa !138
  store ptr %139, ptr %8, align 8, !tbaa !70
  %140 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %142 = load i64, ptr %141, align 8, !tbaa !139
  store i64 %142, ptr %140, align 8, !tbaa !68
  %143 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %11, ptr %143, align 8, !tbaa !76
  %144 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store ptr %2, ptr %144, align 8, !tbaa !75
  %145 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %147 = load i64, ptr %146, align 8, !tbaa !140
  %148 = getelementptr inbounds i8, ptr %11, i64 %147
  store ptr %148, ptr %145, align 8, !tbaa !74
  %149 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store ptr %7, ptr %149, align 8, !tbaa !56
  %150 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %152 = load i64, ptr %151, align 8, !tbaa !141
  store i64 %152, ptr %150, align 8, !tbaa !82
  %153 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %155 = load ptr, ptr %154, align 8, !tbaa !124
  store ptr %155, ptr %153, align 8, !tbaa !142
  %156 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %157 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %158 = load i64, ptr %157, align 8, !tbaa !129
  %159 = getelementptr inbounds i8, ptr %11, i64 %158
  store ptr %159, ptr %156, align 8, !tbaa !84
  %160 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store ptr null, ptr %160, align 8, !tbaa !143
  %161 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %163 = load i64, ptr %162, align 8, !tbaa !144
  store i64 %163, ptr %161, align 8, !tbaa !67
  %164 = getelementptr inbounds nuw i8, ptr %8, i64 88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %164, i8 0, i64 16, i1 false)
  %165 = call i32 @tfc_walk(ptr noundef nonnull %8)
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %172, label %167

167:                                              ; preds = %133
  %168 = load i64, ptr %93, align 8, !tbaa !128
  %169 = icmp sgt i64 %168, 0
  br i1 %169, label %170, label %180

170:                                              ; preds = %167
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %182

172:                                              ; preds = %133
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %174 = load i64, ptr %173, align 8, !tbaa !145
  %175 = icmp sgt i64 %174, 0
  br i1 %175, label %176, label %203

176:                                              ; preds = %172
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %178 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %179 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %209

180:                                              ; preds = %199, %167
  %181 = call fastcc i32 @report_failure(ptr noundef nonnull %0, ptr noundef %6, ptr noundef %4) #22
  br label %249

182:                                              ; preds = %170, %199
  %183 = phi i64 [ %168, %170 ], [ %200, %199 ]
  %184 = phi i64 [ 0, %170 ], [ %201, %199 ]
  %185 = load ptr, ptr %171, align 8, !tbaa !131
  %186 = getelementptr inbounds nuw %struct.tfc_aside, ptr %185, i64 %184
  %187 = load i64, ptr %186, align 8, !tbaa !134
  %188 = getelementptr inbounds i8, ptr %9, i64 %187
  %189 = getelementptr inbounds nuw i8, ptr %186, i64 8
  %190 = load i64, ptr %189, align 8, !tbaa !132
  %191 = getelementptr inbounds i8, ptr %11, i64 %190
  %192 = getelementptr inbounds nuw i8, ptr %186, i64 16
  %193 = load i64, ptr %192, align 8, !tbaa !135
  %194 = icmp slt i64 %193, 1
  %195 = icmp eq ptr %188, %191
  %196 = or i1 %195, %194
  br i1 %196, label %199, label %197

197:                                              ; preds = %182
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %188, ptr readonly align 1 %191, i64 %193, i1 false)
  %198 = load i64, ptr %93, align 8, !tbaa !128
  br label %199

199:                                              ; preds = %182, %197
  %200 = phi i64 [ %183, %182 ], [ %198, %197 ]
  %201 = add nuw nsw i64 %184, 1
  %202 = icmp slt i64 %201, %200
  br i1 %202, label %182, label %180, !llvm.loop !146

203:                                              ; preds = %236, %172
  %204 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %205 = load i64, ptr %204, align 8, !tbaa !147
  %206 = icmp sgt i64 %205, 0
  br i1 %206, label %207, label %249

207:                                              ; preds = %203
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %240

209:                                              ; preds = %176, %236
  %210 = phi i64 [ %174, %176 ], [ %237, %236 ]
  %211 = phi i64 [ 0, %176 ], [ %238, %236 ]
  %212 = load ptr, ptr %177, align 8, !tbaa !148
  %213 = getelementptr inbounds nuw %struct.tfc_result, ptr %212, i64 %211
  %214 = load ptr, ptr %178, align 8, !tbaa !92
  %215 = getelementptr inbounds nuw i8, ptr %213, i64 4
  %216 = load i32, ptr %215, align 4, !tbaa !149
  %217 = sext i32 %216 to i64
  %218 = load i64, ptr %179, align 8, !tbaa !93
  %219 = mul i64 %218, %217
  %220 = getelementptr inbounds nuw i8, ptr %214, i64 %219
  %221 = load ptr, ptr %220, align 8, !tbaa !38
  %222 = load i32, ptr %213, align 8, !tbaa !151
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds ptr, ptr %11, i64 %223
  %225 = load ptr, ptr %224, align 8, !tbaa !38
  %226 = load ptr, ptr %154, align 8, !tbaa !124
  %227 = getelementptr inbounds nuw i8, ptr %213, i64 8
  %228 = load i64, ptr %227, align 8, !tbaa !152
  %229 = getelementptr inbounds i64, ptr %226, i64 %228
  %230 = call fastcc i64 @evaluate(ptr noundef %229, ptr noundef %2)
  %231 = icmp slt i64 %230, 1
  %232 = icmp eq ptr %221, %225
  %233 = or i1 %232, %231
  br i1 %233, label %236, label %234

234:                                              ; preds = %209
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %221, ptr readonly align 1 %225, i64 %230, i1 false)
  %235 = load i64, ptr %173, align 8, !tbaa !145
  br label %236

236:                                              ; preds = %209, %234
  %237 = phi i64 [ %210, %209 ], [ %235, %234 ]
  %238 = add nuw nsw i64 %211, 1
  %239 = icmp slt i64 %238, %237
  br i1 %239, label %209, label %203, !llvm.loop !153

240:                                              ; preds = %207, %240
  %241 = phi i64 [ 0, %207 ], [ %246, %240 ]
  %242 = load ptr, ptr %208, align 8, !tbaa !154
  %243 = getelementptr inbounds nuw %struct.tfc_flag, ptr %242, i64 %241
  %244 = load i64, ptr %243, align 8, !tbaa !105
  %245 = getelementptr inbounds i8, ptr %9, i64 %244
  store i8 1, ptr %245, align 1, !tbaa !9
  %246 = add nuw nsw i64 %241, 1
  %247 = load i64, ptr %204, align 8, !tbaa !147
  %248 = icmp slt i64 %246, %247
  br i1 %248, label %240, label %249, !llvm.loop !155

249:                                              ; preds = %240, %203, %180
  %250 = phi i32 [ %181, %180 ], [ 0, %203 ], [ 0, %240 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  ret i32 %250
}

; Function Attrs: nounwind uwtable
define i32 @tfc_run(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3) local_unnamed_addr #24 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_memory, align 8
  %8 = icmp eq ptr %3, null
  br i1 %8, label %117, label %9

9:                                                ; preds = %4
  %10 = load i32, ptr %3, align 8, !tbaa !156
  %11 = zext i32 %10 to i64
  %12 = icmp ult i32 %10, 16
  br i1 %12, label %117, label %13

13:                                               ; preds = %9
  %14 = icmp ult i32 %10, 104
  br i1 %14, label %15, label %22

15:                                               ; preds = %13
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !160
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, i8 0, i64 24, i1 false)
  store i64 %11, ptr %18, align 8, !tbaa !39
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 104, ptr %19, align 8, !tbaa !39
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %20, i8 0, i64 16, i1 false)
  %21 = call fastcc i32 @report(ptr noundef %17, i32 noundef 3, ptr noundef nonnull @.str, ptr dead_on_return noundef %5) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %117

22:                                               ; preds = %13
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %24 = load i32, ptr %23, align 4, !tbaa !161
  %25 = icmp ult i32 %24, %1
  br i1 %25, label %35, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !160
  %29 = zext i32 %24 to i64
  %30 = zext i32 %1 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  store i64 %29, ptr %31, align 8, !tbaa !39
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 %30, ptr %32, align 8, !tbaa !39
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %33, i8 0, i64 16, i1 false)
  %34 = call fastcc i32 @report(ptr noundef %28, i32 noundef 3, ptr noundef nonnull @.str.1, ptr dead_on_return noundef %6) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %117

35:                                               ; preds = %22
  %36 = zext i32 %24 to i64
  %37 = getelementptr inbounds nuw ptr, ptr %0, i64 %36
  %38 = load ptr, ptr %37, align 8, !tbaa !162
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 120
  %40 = load i64, ptr %39, align 8, !tbaa !164
  %41 = add nsw i64 %40, 1
  %42 = tail call ptr @llvm.stacksave.p0()
  %43 = alloca i64, i64 %41, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %45 = load ptr, ptr %44, align 8, !tbaa !165
  store ptr %45, ptr %7, align 8, !tbaa !87
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %48 = load ptr, ptr %47, align 8, !tbaa !166
  %49 = icmp eq ptr %48, null
  %50 = select i1 %49, ptr %2, ptr %48
  store ptr %50, ptr %46, align 8, !tbaa !89
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %53 = load ptr, ptr %52, align 8, !tbaa !167
  store ptr %53, ptr %51, align 8, !tbaa !90
  %54 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %57 = load <2 x ptr>, ptr %55, align 8, !tbaa !168
  store <2 x ptr> %57, ptr %54, align 8, !tbaa !38
  %58 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 56, ptr %58, align 8, !tbaa !93
  %59 = call fastcc i32 @check_call(ptr noundef %38, ptr noundef %3, ptr noundef %43) #22
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %115

61:                                               ; preds = %35
  %62 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %63 = load ptr, ptr %62, align 8, !tbaa !169
  %64 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %65 = load ptr, ptr %64, align 8, !tbaa !160
  %66 = call fastcc i32 @check(ptr noundef nonnull %38, ptr noundef %7, ptr noundef nonnull %43, ptr noundef %63, ptr noundef %65)
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %115

68:                                               ; preds = %61
  %69 = load ptr, ptr %64, align 8, !tbaa !160
  %70 = call fastcc i32 @check_state(ptr noundef nonnull %38, ptr noundef %45, ptr noundef %69)
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %115

72:                                               ; preds = %68
  %73 = load ptr, ptr %62, align 8, !tbaa !169
  %74 = load ptr, ptr %64, align 8, !tbaa !160
  %75 = call fastcc i32 @run(ptr noundef nonnull %38, ptr noundef %7, ptr noundef nonnull %43, ptr noundef %73, ptr noundef %74)
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %115

77:                                               ; preds = %72
  %78 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %79 = load i32, ptr %78, align 4, !tbaa !170
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %115, label %81

81:                                               ; preds = %77
  %82 = load ptr, ptr %56, align 8, !tbaa !171
  %83 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %84 = getelementptr inbounds nuw i8, ptr %38, i64 56
  %85 = zext i32 %79 to i64
  br label %86

86:                                               ; preds = %81, %103
  %87 = phi i64 [ 0, %81 ], [ %104, %103 ]
  %88 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %82, i64 %87
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 8
  %90 = load ptr, ptr %89, align 8, !tbaa !172
  %91 = icmp eq ptr %90, null
  br i1 %91, label %103, label %92

92:                                               ; preds = %86
  %93 = getelementptr inbounds nuw i8, ptr %88, i64 24
  %94 = load i32, ptr %93, align 8, !tbaa !174
  %95 = zext i32 %94 to i64
  %96 = icmp eq i32 %94, 0
  br i1 %96, label %103, label %97

97:                                               ; preds = %92
  %98 = load ptr, ptr %83, align 8, !tbaa !124
  %99 = load ptr, ptr %84, align 8, !tbaa !114
  %100 = getelementptr inbounds nuw %struct.tfc_given, ptr %99, i64 %87
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 24
  %102 = load ptr, ptr %101, align 8, !tbaa !175
  br label %106

103:                                              ; preds = %106, %92, %86
  %104 = add nuw nsw i64 %87, 1
  %105 = icmp eq i64 %104, %85
  br i1 %105, label %115, label %86, !llvm.loop !178

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
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  call void @llvm.stackrestore.p0(ptr %42)
  br label %117

117:                                              ; preds = %4, %9, %115, %26, %15
  %118 = phi i32 [ %116, %115 ], [ 3, %15 ], [ 3, %26 ], [ 3, %9 ], [ 3, %4 ]
  ret i32 %118
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef i32 @report(ptr noundef %0, i32 noundef returned %1, ptr noundef readonly captures(none) %2, ptr dead_on_return noundef nonnull readonly captures(none) %3) unnamed_addr #33 {
  %5 = alloca %struct.text, align 8
  %6 = icmp eq ptr %0, null
  br i1 %6, label %78, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store ptr %8, ptr %5, align 8, !tbaa !179
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 239
  store ptr %10, ptr %9, align 8, !tbaa !181
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
  store ptr %41, ptr %5, align 8, !tbaa !179
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
  br i1 %49, label %19, label %72, !llvm.loop !182

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
  br label %50, !llvm.loop !183

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
  %61 = load ptr, ptr %3, align 8, !tbaa !184
  call fastcc void @put(ptr noundef %5, ptr noundef %61) #22
  br label %42

62:                                               ; preds = %56
  %63 = load ptr, ptr %18, align 8, !tbaa !187
  call fastcc void @put(ptr noundef %5, ptr noundef %63) #22
  br label %42

64:                                               ; preds = %56
  %65 = load i64, ptr %17, align 8, !tbaa !188
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %65) #22
  br label %42

66:                                               ; preds = %56
  %67 = load i64, ptr %16, align 8, !tbaa !189
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %67) #22
  br label %42

68:                                               ; preds = %56
  %69 = load i64, ptr %15, align 8, !tbaa !190
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %69) #22
  br label %42

70:                                               ; preds = %56
  %71 = load double, ptr %14, align 8, !tbaa !191
  call fastcc void @put_number(ptr noundef %5, double noundef %71) #22
  br label %42

72:                                               ; preds = %42, %7
  %73 = phi ptr [ %8, %7 ], [ %46, %42 ]
  store i8 0, ptr %73, align 1, !tbaa !9
  store i32 %1, ptr %0, align 8, !tbaa !192
  %74 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %75 = load ptr, ptr %74, align 8, !tbaa !194
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store ptr %75, ptr %76, align 8, !tbaa !195
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %77, align 8, !tbaa !196
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %78

78:                                               ; preds = %4, %72
  ret i32 %1
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #11

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
  %10 = load ptr, ptr %9, align 8, !tbaa !160
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %12 = load ptr, ptr %11, align 8, !tbaa !197
  %13 = icmp eq ptr %12, null
  br i1 %13, label %16, label %14

14:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %15 = call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.22, ptr dead_on_return noundef %6) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %218

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %18 = load i32, ptr %17, align 8, !tbaa !198
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %21 = load i64, ptr %20, align 8, !tbaa !113
  %22 = icmp eq i64 %21, %19
  br i1 %22, label %23, label %29

23:                                               ; preds = %16
  %24 = icmp eq i32 %18, 0
  br i1 %24, label %36, label %25

25:                                               ; preds = %23
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %27 = load ptr, ptr %26, align 8, !tbaa !199
  %28 = icmp eq ptr %27, null
  br i1 %28, label %29, label %36

29:                                               ; preds = %25, %16
  %30 = load ptr, ptr %0, align 8, !tbaa !200
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  store ptr %30, ptr %7, align 8, !tbaa !109
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %31, i8 0, i64 16, i1 false)
  store i64 %19, ptr %32, align 8, !tbaa !39
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %21, ptr %33, align 8, !tbaa !39
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %34, i8 0, i64 16, i1 false)
  %35 = call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.23, ptr dead_on_return noundef %7) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  br label %218

36:                                               ; preds = %25, %23
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %38 = load i32, ptr %37, align 4, !tbaa !170
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %41 = load i64, ptr %40, align 8, !tbaa !115
  %42 = icmp eq i64 %41, %39
  br i1 %42, label %43, label %49

43:                                               ; preds = %36
  %44 = icmp eq i32 %38, 0
  br i1 %44, label %56, label %45

45:                                               ; preds = %43
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !171
  %48 = icmp eq ptr %47, null
  br i1 %48, label %49, label %56

49:                                               ; preds = %45, %36
  %50 = load ptr, ptr %0, align 8, !tbaa !200
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  store ptr %50, ptr %8, align 8, !tbaa !109
  %51 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %52 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %51, i8 0, i64 16, i1 false)
  store i64 %39, ptr %52, align 8, !tbaa !39
  %53 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %41, ptr %53, align 8, !tbaa !39
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %54, i8 0, i64 16, i1 false)
  %55 = call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.24, ptr dead_on_return noundef %8) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  br label %218

56:                                               ; preds = %45, %43
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %58 = load i64, ptr %57, align 8, !tbaa !201
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %60 = load i64, ptr %59, align 8, !tbaa !94
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %65, label %62

62:                                               ; preds = %56
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %64 = load i64, ptr %63, align 8, !tbaa !202
  br label %65

65:                                               ; preds = %62, %56
  %66 = phi i64 [ %64, %62 ], [ 0, %56 ]
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %68 = load i64, ptr %67, align 8, !tbaa !203
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %70 = load ptr, ptr %69, align 8, !tbaa !166
  %71 = icmp eq ptr %70, null
  br i1 %71, label %75, label %72

72:                                               ; preds = %65
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %74 = load i64, ptr %73, align 8, !tbaa !110
  br label %75

75:                                               ; preds = %72, %65
  %76 = phi i64 [ %74, %72 ], [ 0, %65 ]
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %78 = load i64, ptr %77, align 8, !tbaa !204
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %80 = load i64, ptr %79, align 8, !tbaa !111
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  store ptr %87, ptr %5, align 8, !tbaa !109
  %90 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %91 = getelementptr inbounds nuw i8, ptr %5, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %90, i8 0, i64 16, i1 false)
  store i64 %88, ptr %91, align 8, !tbaa !39
  %92 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %89, ptr %92, align 8, !tbaa !39
  %93 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %93, i8 0, i64 16, i1 false)
  %94 = call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.28, ptr dead_on_return noundef %5) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %218

95:                                               ; preds = %84
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %98

98:                                               ; preds = %95, %106
  %99 = phi i64 [ 0, %95 ], [ %112, %106 ]
  %100 = load i32, ptr %17, align 8, !tbaa !198
  %101 = zext i32 %100 to i64
  %102 = icmp samesign ult i64 %99, %101
  br i1 %102, label %106, label %103

103:                                              ; preds = %98
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %114

106:                                              ; preds = %98
  %107 = load ptr, ptr %96, align 8, !tbaa !112
  %108 = getelementptr inbounds nuw %struct.tfc_given, ptr %107, i64 %99
  %109 = load ptr, ptr %97, align 8, !tbaa !199
  %110 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %109, i64 %99
  %111 = tail call fastcc i32 @check_kind(ptr noundef %108, ptr noundef %110, i32 noundef 1, ptr noundef %10)
  %112 = add nuw nsw i64 %99, 1
  %113 = icmp eq i32 %111, 0
  br i1 %113, label %98, label %218, !llvm.loop !205

114:                                              ; preds = %103, %119
  %115 = phi i64 [ 0, %103 ], [ %125, %119 ]
  %116 = load i32, ptr %37, align 4, !tbaa !170
  %117 = zext i32 %116 to i64
  %118 = icmp samesign ult i64 %115, %117
  br i1 %118, label %119, label %127

119:                                              ; preds = %114
  %120 = load ptr, ptr %104, align 8, !tbaa !114
  %121 = getelementptr inbounds nuw %struct.tfc_given, ptr %120, i64 %115
  %122 = load ptr, ptr %105, align 8, !tbaa !171
  %123 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %122, i64 %115
  %124 = tail call fastcc i32 @check_kind(ptr noundef %121, ptr noundef %123, i32 noundef 0, ptr noundef %10)
  %125 = add nuw nsw i64 %115, 1
  %126 = icmp eq i32 %124, 0
  br i1 %126, label %114, label %218, !llvm.loop !206

127:                                              ; preds = %114
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %129 = load ptr, ptr %128, align 8, !tbaa !199
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %131 = load i64, ptr %130, align 8, !tbaa !164
  %132 = icmp sgt i64 %131, 0
  br i1 %132, label %133, label %183

133:                                              ; preds = %127
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %135 = load ptr, ptr %134, align 8, !tbaa !207
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %137 = load ptr, ptr %136, align 8, !tbaa !112
  br label %138

138:                                              ; preds = %166, %133
  %139 = phi i64 [ 0, %133 ], [ %168, %166 ]
  %140 = getelementptr inbounds nuw %struct.tfc_bound, ptr %135, i64 %139
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 24
  %142 = load i64, ptr %141, align 8, !tbaa !208
  %143 = getelementptr inbounds %struct.tfc_tensor, ptr %129, i64 %142
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 8
  %145 = load ptr, ptr %144, align 8, !tbaa !172
  %146 = getelementptr inbounds nuw i8, ptr %140, i64 32
  %147 = load i64, ptr %146, align 8, !tbaa !210
  %148 = getelementptr inbounds i64, ptr %145, i64 %147
  %149 = load i64, ptr %148, align 8, !tbaa !39
  %150 = icmp slt i64 %149, 0
  br i1 %150, label %171, label %151

151:                                              ; preds = %138
  %152 = getelementptr inbounds nuw i8, ptr %140, i64 48
  %153 = load i64, ptr %152, align 8, !tbaa !211
  %154 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %149, i64 %153)
  %155 = extractvalue { i64, i1 } %154, 1
  %156 = extractvalue { i64, i1 } %154, 0
  br i1 %155, label %171, label %157

157:                                              ; preds = %151
  %158 = getelementptr inbounds nuw i8, ptr %140, i64 40
  %159 = load i64, ptr %158, align 8, !tbaa !212
  %160 = freeze i64 %156
  %161 = freeze i64 %159
  %162 = sdiv i64 %160, %161
  %163 = mul i64 %162, %161
  %164 = sub i64 %160, %163
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %166, label %171

166:                                              ; preds = %157
  %167 = getelementptr inbounds nuw i64, ptr %2, i64 %139
  store i64 %162, ptr %167, align 8, !tbaa !39
  %168 = add nuw nsw i64 %139, 1
  %169 = load i64, ptr %130, align 8, !tbaa !164
  %170 = icmp slt i64 %168, %169
  br i1 %170, label %138, label %183, !llvm.loop !213

171:                                              ; preds = %157, %151, %138
  %172 = getelementptr inbounds %struct.tfc_given, ptr %137, i64 %142
  %173 = load ptr, ptr %172, align 8, !tbaa !214
  %174 = getelementptr inbounds nuw i8, ptr %140, i64 16
  %175 = load ptr, ptr %174, align 8, !tbaa !215
  %176 = getelementptr inbounds nuw i8, ptr %172, i64 40
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  store ptr %173, ptr %4, align 8, !tbaa !109
  %177 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %175, ptr %177, align 8, !tbaa !109
  %178 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %149, ptr %178, align 8, !tbaa !39
  %179 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %147, ptr %179, align 8, !tbaa !39
  %180 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %181 = getelementptr inbounds nuw i8, ptr %4, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %180, i8 0, i64 16, i1 false)
  store ptr %176, ptr %181, align 8, !tbaa !216
  %182 = call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.33, ptr dead_on_return noundef %4) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  br label %218

183:                                              ; preds = %166, %127
  %184 = tail call fastcc i32 @check_dims(ptr noundef nonnull %0, ptr noundef nonnull %2, ptr noundef %10)
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %186, label %218

186:                                              ; preds = %183
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %188 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %189

189:                                              ; preds = %186, %197
  %190 = phi i64 [ 0, %186 ], [ %203, %197 ]
  %191 = load i32, ptr %17, align 8, !tbaa !198
  %192 = zext i32 %191 to i64
  %193 = icmp samesign ult i64 %190, %192
  br i1 %193, label %197, label %194

194:                                              ; preds = %189
  %195 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %196 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %205

197:                                              ; preds = %189
  %198 = load ptr, ptr %187, align 8, !tbaa !112
  %199 = getelementptr inbounds nuw %struct.tfc_given, ptr %198, i64 %190
  %200 = load ptr, ptr %188, align 8, !tbaa !199
  %201 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %200, i64 %190
  %202 = tail call fastcc i32 @check_size(ptr noundef nonnull %0, ptr noundef %199, ptr noundef %201, i32 noundef 1, ptr noundef %2, ptr noundef %10)
  %203 = add nuw nsw i64 %190, 1
  %204 = icmp eq i32 %202, 0
  br i1 %204, label %189, label %218, !llvm.loop !217

205:                                              ; preds = %194, %210
  %206 = phi i64 [ 0, %194 ], [ %216, %210 ]
  %207 = load i32, ptr %37, align 4, !tbaa !170
  %208 = zext i32 %207 to i64
  %209 = icmp samesign ult i64 %206, %208
  br i1 %209, label %210, label %218

210:                                              ; preds = %205
  %211 = load ptr, ptr %195, align 8, !tbaa !114
  %212 = getelementptr inbounds nuw %struct.tfc_given, ptr %211, i64 %206
  %213 = load ptr, ptr %196, align 8, !tbaa !171
  %214 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %213, i64 %206
  %215 = tail call fastcc i32 @check_size(ptr noundef nonnull %0, ptr noundef %212, ptr noundef %214, i32 noundef 0, ptr noundef %2, ptr noundef %10)
  %216 = add nuw nsw i64 %206, 1
  %217 = icmp eq i32 %215, 0
  br i1 %217, label %205, label %218, !llvm.loop !218

218:                                              ; preds = %106, %119, %197, %210, %205, %86, %171, %183, %49, %29, %14
  %219 = phi i32 [ 3, %14 ], [ 3, %29 ], [ 3, %49 ], [ %215, %210 ], [ 3, %86 ], [ %202, %197 ], [ %184, %183 ], [ %124, %119 ], [ 3, %171 ], [ 0, %205 ], [ %111, %106 ]
  ret i32 %219
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #34 {
  %3 = alloca [32 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
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
  br label %4, !llvm.loop !219

78:                                               ; preds = %4
  %79 = icmp eq i32 %5, 0
  %80 = load i64, ptr %3, align 8
  %81 = select i1 %79, i64 %80, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
  ret i64 %81
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #12

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
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %14, i8 0, i64 56, i1 false)
  %24 = call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.2, ptr dead_on_return noundef %14) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #21
  br label %100

25:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #21
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
  %44 = load i64, ptr %43, align 8, !tbaa !220
  %45 = getelementptr inbounds i8, ptr %6, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %47 = load i64, ptr %46, align 8, !tbaa !222
  %48 = getelementptr inbounds i8, ptr %5, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %50 = load i64, ptr %49, align 8, !tbaa !223
  %51 = icmp slt i64 %50, 1
  %52 = icmp eq ptr %45, %48
  %53 = or i1 %52, %51
  br i1 %53, label %55, label %54

54:                                               ; preds = %41
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %45, ptr readonly align 1 %48, i64 %50, i1 false)
  br label %55

55:                                               ; preds = %41, %54
  %56 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %57 = load i64, ptr %56, align 8, !tbaa !224
  %58 = getelementptr inbounds i8, ptr %6, i64 %57
  store i8 1, ptr %58, align 1, !tbaa !9
  %59 = add nuw nsw i64 %42, 1
  %60 = icmp eq i64 %59, %2
  br i1 %60, label %40, label %41, !llvm.loop !225

61:                                               ; preds = %40
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
  br label %77

75:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %12, i8 0, i64 56, i1 false)
  %76 = call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.13, ptr dead_on_return noundef %12) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #21
  br label %96

77:                                               ; preds = %84, %72
  %78 = phi i64 [ 0, %72 ], [ %85, %84 ]
  %79 = getelementptr inbounds nuw %struct.tfc_flag, ptr %74, i64 %78
  %80 = load i64, ptr %79, align 8, !tbaa !105
  %81 = getelementptr inbounds i8, ptr %6, i64 %80
  %82 = load i8, ptr %81, align 1, !tbaa !9
  %83 = icmp eq i8 %82, 0
  br i1 %83, label %87, label %84

84:                                               ; preds = %77
  %85 = add nuw nsw i64 %78, 1
  %86 = icmp eq i64 %85, %70
  br i1 %86, label %93, label %77, !llvm.loop !107

87:                                               ; preds = %77
  %88 = getelementptr inbounds nuw %struct.tfc_flag, ptr %74, i64 %78
  %89 = getelementptr inbounds nuw i8, ptr %13, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %89, i8 0, i64 48, i1 false)
  %90 = getelementptr inbounds nuw i8, ptr %88, i64 8
  %91 = load ptr, ptr %90, align 8, !tbaa !108
  store ptr %91, ptr %13, align 8, !tbaa !109
  %92 = call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.14, ptr dead_on_return noundef %13) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #21
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
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #21
  br label %100

100:                                              ; preds = %11, %98, %23
  %101 = phi i32 [ 3, %23 ], [ %99, %98 ], [ 0, %11 ]
  ret i32 %101
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #14

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_host(ptr noundef readonly captures(address_is_null) %0, ptr noundef %1) unnamed_addr #31 {
  %3 = alloca %struct.tfc_fault, align 8
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = icmp eq ptr %0, null
  br i1 %6, label %38, label %7

7:                                                ; preds = %2
  %8 = load i32, ptr %0, align 8, !tbaa !226
  %9 = icmp ult i32 %8, 56
  br i1 %9, label %10, label %16

10:                                               ; preds = %7
  %11 = zext nneg i32 %8 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  store i64 %11, ptr %12, align 8, !tbaa !39
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 56, ptr %13, align 8, !tbaa !39
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %15 = call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.36, ptr dead_on_return noundef %3) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, i8 0, i64 24, i1 false)
  store i64 %25, ptr %26, align 8, !tbaa !39
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 65536, ptr %27, align 8, !tbaa !39
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  %29 = call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.37, ptr dead_on_return noundef %4) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  br label %38

30:                                               ; preds = %20, %16
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %32 = load ptr, ptr %31, align 8, !tbaa !137
  %33 = ptrtoint ptr %32 to i64
  %34 = and i64 %33, 63
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %38, label %36

36:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %37 = call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.38, ptr dead_on_return noundef %5) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %38

38:                                               ; preds = %30, %2, %36, %24, %10
  %39 = phi i32 [ 3, %10 ], [ 3, %24 ], [ 3, %36 ], [ 0, %2 ], [ 0, %30 ]
  ret i32 %39
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define i32 @tfc_monitor_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #26 {
  %2 = load atomic i32, ptr %0 monotonic, align 8
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define void @tfc_monitor_trace(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #24 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = zext i32 %1 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i64, ptr %7, align 8, !tbaa !227
  %9 = icmp sgt i64 %8, %6
  br i1 %9, label %10, label %81

10:                                               ; preds = %3
  switch i32 %2, label %75 [
    i32 0, label %11
    i32 1, label %44
  ]

11:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  %12 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #21
  %13 = load i64, ptr %5, align 8, !tbaa !231
  %14 = mul nsw i64 %13, 1000000000
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !233
  %17 = add nsw i64 %14, %16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !tbaa !234
  %20 = getelementptr inbounds nuw %struct.tfc_runs, ptr %19, i64 %6
  %21 = load i64, ptr %20, align 8, !tbaa !235
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %11
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 %17, ptr %24, align 8, !tbaa !237
  br label %25

25:                                               ; preds = %23, %11
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store i64 %17, ptr %26, align 8, !tbaa !238
  %27 = add nsw i64 %21, 1
  store i64 %27, ptr %20, align 8, !tbaa !235
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !tbaa !239
  %30 = icmp slt i64 %21, %29
  br i1 %30, label %31, label %81

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %33 = load i64, ptr %32, align 8, !tbaa !240
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %32, align 8, !tbaa !240
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %36 = load i64, ptr %35, align 8, !tbaa !241
  %37 = icmp slt i64 %33, %36
  br i1 %37, label %38, label %81

38:                                               ; preds = %31
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !242
  %41 = getelementptr inbounds %struct.tfc_event, ptr %40, i64 %33
  store i64 %17, ptr %41, align 8, !tbaa !39
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 0, ptr %42, align 8, !tbaa !39
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 %6, ptr %43, align 8, !tbaa !39
  br label %81

44:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  %45 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #21
  %46 = load i64, ptr %4, align 8, !tbaa !231
  %47 = mul nsw i64 %46, 1000000000
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !233
  %50 = add nsw i64 %47, %49
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %52 = load ptr, ptr %51, align 8, !tbaa !234
  %53 = getelementptr inbounds nuw %struct.tfc_runs, ptr %52, i64 %6
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load i64, ptr %54, align 8, !tbaa !238
  %56 = sub i64 %50, %55
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %58 = load i64, ptr %57, align 8, !tbaa !243
  %59 = add nsw i64 %56, %58
  store i64 %59, ptr %57, align 8, !tbaa !243
  store i64 %50, ptr %54, align 8, !tbaa !238
  %60 = load i64, ptr %53, align 8, !tbaa !235
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %62 = load i64, ptr %61, align 8, !tbaa !239
  %63 = icmp sgt i64 %60, %62
  br i1 %63, label %81, label %64

64:                                               ; preds = %44
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %66 = load i64, ptr %65, align 8, !tbaa !240
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %68 = load i64, ptr %67, align 8, !tbaa !241
  %69 = icmp sgt i64 %66, %68
  br i1 %69, label %81, label %70

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !242
  %73 = getelementptr %struct.tfc_event, ptr %72, i64 %66
  %74 = getelementptr i8, ptr %73, i64 -16
  store i64 %50, ptr %74, align 8, !tbaa !244
  br label %81

75:                                               ; preds = %10
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !234
  %78 = getelementptr inbounds nuw %struct.tfc_runs, ptr %77, i64 %6
  %79 = load i64, ptr %78, align 8, !tbaa !235
  %80 = add nsw i64 %79, 1
  store i64 %80, ptr %78, align 8, !tbaa !235
  br label %81

81:                                               ; preds = %70, %64, %44, %38, %31, %25, %75, %3
  ret void
}

; Function Attrs: nounwind uwtable
define ptr @tfc_call_from_python(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #25 {
  %5 = alloca [64 x ptr], align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !246
  %8 = load ptr, ptr %7, align 8, !tbaa !248
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !251
  %11 = icmp eq ptr %10, null
  br i1 %11, label %130, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %14 = load i32, ptr %13, align 8, !tbaa !255
  %15 = sext i32 %14 to i64
  %16 = icmp sgt i64 %2, %15
  br i1 %16, label %130, label %17

17:                                               ; preds = %12
  %18 = icmp sgt i64 %2, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %17
  %20 = shl nuw nsw i64 %2, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %5, ptr align 8 %1, i64 %20, i1 false), !tbaa !38
  br label %21

21:                                               ; preds = %19, %17
  %22 = icmp slt i64 %2, %15
  br i1 %22, label %23, label %28

23:                                               ; preds = %21
  %24 = shl i64 %2, 3
  %25 = getelementptr i8, ptr %5, i64 %24
  %26 = sub i64 %15, %2
  %27 = shl i64 %26, 3
  call void @llvm.memset.p0.i64(ptr align 8 %25, i8 0, i64 %27, i1 false), !tbaa !38
  br label %28

28:                                               ; preds = %23, %21
  %29 = icmp eq ptr %3, null
  br i1 %29, label %123, label %30

30:                                               ; preds = %28
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %32 = load i64, ptr %31, align 8, !tbaa !256
  %33 = load ptr, ptr %8, align 8, !tbaa !258
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 216
  %35 = load i64, ptr %34, align 8, !tbaa !259
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
  %46 = load ptr, ptr %45, align 8, !tbaa !38
  %47 = add nsw i64 %43, %2
  %48 = trunc i64 %47 to i32
  %49 = load i32, ptr %13, align 8, !tbaa !255
  %50 = icmp sgt i32 %49, %48
  br i1 %50, label %51, label %58

51:                                               ; preds = %41
  %52 = load ptr, ptr %39, align 8, !tbaa !261
  %53 = shl i64 %47, 32
  %54 = ashr exact i64 %53, 29
  %55 = getelementptr inbounds i8, ptr %52, i64 %54
  %56 = load ptr, ptr %55, align 8, !tbaa !38
  %57 = icmp eq ptr %56, %46
  br i1 %57, label %101, label %58

58:                                               ; preds = %51, %41
  %59 = load ptr, ptr %40, align 8, !tbaa !262
  %60 = icmp eq ptr %46, %59
  br i1 %60, label %101, label %61

61:                                               ; preds = %58
  %62 = icmp sgt i32 %49, 0
  br i1 %62, label %63, label %89

63:                                               ; preds = %61
  %64 = load ptr, ptr %39, align 8, !tbaa !261
  %65 = zext nneg i32 %49 to i64
  br label %66

66:                                               ; preds = %71, %63
  %67 = phi i64 [ 0, %63 ], [ %72, %71 ]
  %68 = getelementptr inbounds nuw ptr, ptr %64, i64 %67
  %69 = load ptr, ptr %68, align 8, !tbaa !38
  %70 = icmp eq ptr %69, %46
  br i1 %70, label %99, label %71

71:                                               ; preds = %66
  %72 = add nuw nsw i64 %67, 1
  %73 = icmp eq i64 %72, %65
  br i1 %73, label %74, label %66, !llvm.loop !263

74:                                               ; preds = %71, %84
  %75 = phi i64 [ %85, %84 ], [ 0, %71 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !258
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 112
  %78 = load ptr, ptr %77, align 8, !tbaa !264
  %79 = load ptr, ptr %39, align 8, !tbaa !261
  %80 = getelementptr inbounds nuw ptr, ptr %79, i64 %75
  %81 = load ptr, ptr %80, align 8, !tbaa !38
  %82 = tail call i32 %78(ptr noundef %81, ptr noundef %46) #21
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %97, label %84

84:                                               ; preds = %74
  %85 = add nuw nsw i64 %75, 1
  %86 = icmp eq i64 %85, %65
  br i1 %86, label %87, label %74, !llvm.loop !265

87:                                               ; preds = %84
  %88 = load ptr, ptr %40, align 8, !tbaa !262
  br label %89

89:                                               ; preds = %87, %61
  %90 = phi ptr [ %88, %87 ], [ %59, %61 ]
  %91 = load ptr, ptr %8, align 8, !tbaa !258
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 112
  %93 = load ptr, ptr %92, align 8, !tbaa !264
  %94 = tail call i32 %93(ptr noundef %90, ptr noundef %46) #21
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
  %106 = load ptr, ptr %105, align 8, !tbaa !38
  br label %118

107:                                              ; preds = %101
  %108 = icmp slt i32 %102, 0
  br i1 %108, label %130, label %109

109:                                              ; preds = %107
  %110 = zext nneg i32 %102 to i64
  %111 = getelementptr inbounds nuw ptr, ptr %5, i64 %110
  %112 = load ptr, ptr %111, align 8, !tbaa !38
  %113 = icmp eq ptr %112, null
  br i1 %113, label %114, label %130

114:                                              ; preds = %109
  %115 = getelementptr inbounds ptr, ptr %1, i64 %47
  %116 = load ptr, ptr %115, align 8, !tbaa !38
  store ptr %116, ptr %111, align 8, !tbaa !38
  %117 = add nsw i64 %44, 1
  br label %118

118:                                              ; preds = %114, %104
  %119 = phi ptr [ %106, %104 ], [ %42, %114 ]
  %120 = phi i64 [ %44, %104 ], [ %117, %114 ]
  %121 = add nuw nsw i64 %43, 1
  %122 = icmp eq i64 %121, %32
  br i1 %122, label %123, label %41, !llvm.loop !266

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
  %131 = load ptr, ptr %8, align 8, !tbaa !258
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %133 = load ptr, ptr %132, align 8, !tbaa !267
  %134 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %135 = load ptr, ptr %134, align 8, !tbaa !268
  %136 = tail call ptr %133(ptr noundef %135, ptr noundef %1, i64 noundef %2, ptr noundef %3) #21
  br label %137

137:                                              ; preds = %127, %130
  %138 = phi ptr [ %136, %130 ], [ %128, %127 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  ret ptr %138
}

; Function Attrs: nounwind uwtable
define internal fastcc ptr @call_step(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #25 {
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  %6 = alloca [64 x ptr], align 8
  %7 = load ptr, ptr %0, align 8, !tbaa !248
  %8 = load ptr, ptr %7, align 8, !tbaa !258
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !269
  %11 = load i32, ptr %10, align 4, !tbaa !5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %664, label %13

13:                                               ; preds = %3
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 52
  %15 = load i32, ptr %14, align 4, !tbaa !270
  %16 = icmp slt i32 %15, 1
  br i1 %16, label %20, label %17

17:                                               ; preds = %13
  %18 = zext nneg i32 %15 to i64
  %19 = shl nuw nsw i64 %18, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %6, i8 0, i64 %19, i1 false), !tbaa !38
  br label %20

20:                                               ; preds = %17, %13
  %21 = icmp eq ptr %2, null
  br i1 %21, label %145, label %22

22:                                               ; preds = %20
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 160
  %24 = load ptr, ptr %23, align 8, !tbaa !271
  %25 = icmp eq ptr %2, %24
  br i1 %25, label %145, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = load i64, ptr %27, align 8, !tbaa !272
  switch i64 %28, label %69 [
    i64 0, label %29
    i64 2, label %30
  ]

29:                                               ; preds = %26
  store ptr %2, ptr %6, align 8, !tbaa !38
  br label %108

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %32 = load ptr, ptr %31, align 8, !tbaa !273
  %33 = getelementptr inbounds nuw i8, ptr %8, i64 192
  %34 = load ptr, ptr %33, align 8, !tbaa !274
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
  %44 = load ptr, ptr %43, align 8, !tbaa !275
  %45 = tail call i64 %44(ptr noundef nonnull %2) #21
  %46 = icmp eq i64 %42, %45
  br i1 %46, label %108, label %61

47:                                               ; preds = %47, %37
  %48 = phi i64 [ 0, %37 ], [ %59, %47 ]
  %49 = phi i64 [ 0, %37 ], [ %58, %47 ]
  %50 = load ptr, ptr %38, align 8, !tbaa !276
  %51 = load ptr, ptr %39, align 8, !tbaa !277
  %52 = getelementptr inbounds nuw ptr, ptr %51, i64 %48
  %53 = load ptr, ptr %52, align 8, !tbaa !38
  %54 = tail call ptr %50(ptr noundef nonnull %2, ptr noundef %53) #21
  %55 = getelementptr inbounds nuw ptr, ptr %6, i64 %48
  store ptr %54, ptr %55, align 8, !tbaa !38
  %56 = icmp ne ptr %54, null
  %57 = zext i1 %56 to i64
  %58 = add nuw nsw i64 %49, %57
  %59 = add nuw nsw i64 %48, 1
  %60 = icmp eq i64 %59, %40
  br i1 %60, label %41, label %47, !llvm.loop !278

61:                                               ; preds = %41
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %63 = load ptr, ptr %62, align 8, !tbaa !279
  %64 = tail call ptr %63() #21
  %65 = icmp eq ptr %64, null
  br i1 %65, label %664, label %66

66:                                               ; preds = %61
  %67 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %68 = load ptr, ptr %67, align 8, !tbaa !280
  tail call void %68() #21
  br label %664

69:                                               ; preds = %26
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %71 = load ptr, ptr %70, align 8, !tbaa !273
  %72 = getelementptr inbounds nuw i8, ptr %8, i64 184
  %73 = load ptr, ptr %72, align 8, !tbaa !281
  %74 = icmp eq ptr %71, %73
  br i1 %74, label %75, label %92

75:                                               ; preds = %69
  %76 = getelementptr inbounds nuw i8, ptr %8, i64 104
  %77 = load ptr, ptr %76, align 8, !tbaa !282
  %78 = tail call i64 %77(ptr noundef nonnull %2) #21
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
  %87 = load ptr, ptr %83, align 8, !tbaa !283
  %88 = tail call ptr %87(ptr noundef nonnull %2, i64 noundef %86) #21
  %89 = getelementptr inbounds nuw ptr, ptr %6, i64 %86
  store ptr %88, ptr %89, align 8, !tbaa !38
  %90 = add nuw nsw i64 %86, 1
  %91 = icmp eq i64 %90, %84
  br i1 %91, label %111, label %85, !llvm.loop !284

92:                                               ; preds = %69
  %93 = getelementptr inbounds nuw i8, ptr %8, i64 176
  %94 = load ptr, ptr %93, align 8, !tbaa !285
  %95 = icmp eq ptr %71, %94
  br i1 %95, label %96, label %664

96:                                               ; preds = %92
  %97 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %98 = load i64, ptr %97, align 8, !tbaa !256
  %99 = sext i32 %15 to i64
  %100 = icmp ne i64 %98, %99
  %101 = or i1 %16, %100
  br i1 %101, label %143, label %102

102:                                              ; preds = %96
  %103 = getelementptr inbounds nuw i8, ptr %8, i64 216
  %104 = load i64, ptr %103, align 8, !tbaa !259
  %105 = getelementptr inbounds i8, ptr %2, i64 %104
  %106 = zext nneg i32 %15 to i64
  %107 = shl nuw nsw i64 %106, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %6, ptr nonnull align 8 %105, i64 %107, i1 false), !tbaa !38
  br label %111

108:                                              ; preds = %41, %29
  br i1 %16, label %145, label %109

109:                                              ; preds = %108
  %110 = zext nneg i32 %15 to i64
  br label %111

111:                                              ; preds = %85, %109, %102
  %112 = phi i64 [ %110, %109 ], [ %106, %102 ], [ %84, %85 ]
  %113 = load ptr, ptr %23, align 8, !tbaa !271
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
  %123 = load <2 x ptr>, ptr %121, align 8, !tbaa !38
  %124 = load <2 x ptr>, ptr %122, align 8, !tbaa !38
  %125 = icmp eq <2 x ptr> %123, %118
  %126 = icmp eq <2 x ptr> %124, %118
  %127 = select <2 x i1> %125, <2 x ptr> zeroinitializer, <2 x ptr> %123
  %128 = select <2 x i1> %126, <2 x ptr> zeroinitializer, <2 x ptr> %124
  store <2 x ptr> %127, ptr %121, align 8
  store <2 x ptr> %128, ptr %122, align 8
  %129 = add nuw i64 %120, 4
  %130 = icmp eq i64 %129, %116
  br i1 %130, label %131, label %119, !llvm.loop !286

131:                                              ; preds = %119
  %132 = icmp eq i64 %112, %116
  br i1 %132, label %145, label %133

133:                                              ; preds = %111, %131
  %134 = phi i64 [ 0, %111 ], [ %116, %131 ]
  br label %135

135:                                              ; preds = %133, %135
  %136 = phi i64 [ %141, %135 ], [ %134, %133 ]
  %137 = getelementptr inbounds nuw ptr, ptr %6, i64 %136
  %138 = load ptr, ptr %137, align 8, !tbaa !38
  %139 = icmp eq ptr %138, %113
  %140 = select i1 %139, ptr null, ptr %138
  store ptr %140, ptr %137, align 8
  %141 = add nuw nsw i64 %136, 1
  %142 = icmp eq i64 %141, %112
  br i1 %142, label %145, label %135, !llvm.loop !289

143:                                              ; preds = %75, %96
  %144 = phi i1 [ %80, %75 ], [ %100, %96 ]
  br i1 %144, label %664, label %145

145:                                              ; preds = %135, %131, %22, %108, %20, %143
  %146 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %147 = load ptr, ptr %146, align 8, !tbaa !290
  %148 = icmp eq ptr %147, null
  br i1 %148, label %664, label %149

149:                                              ; preds = %145
  %150 = getelementptr inbounds nuw i8, ptr %7, i64 48
  br label %151

151:                                              ; preds = %273, %149
  %152 = phi ptr [ %147, %149 ], [ %275, %273 ]
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 144
  %154 = load i32, ptr %153, align 8, !tbaa !291
  %155 = getelementptr inbounds nuw i8, ptr %152, i64 148
  %156 = load i32, ptr %155, align 4, !tbaa !299
  %157 = or i32 %156, %154
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %273

159:                                              ; preds = %151
  %160 = load i32, ptr %150, align 8, !tbaa !255
  %161 = icmp slt i32 %160, 1
  br i1 %161, label %277, label %162

162:                                              ; preds = %159
  %163 = load ptr, ptr %7, align 8, !tbaa !258
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
  %173 = load ptr, ptr %164, align 8, !tbaa !300
  %174 = getelementptr inbounds nuw %struct.tfc_operand, ptr %173, i64 %172
  %175 = getelementptr inbounds nuw ptr, ptr %1, i64 %172
  %176 = load ptr, ptr %175, align 8, !tbaa !38
  %177 = getelementptr inbounds nuw i8, ptr %176, i64 8
  %178 = load ptr, ptr %177, align 8, !tbaa !273
  %179 = load ptr, ptr %165, align 8, !tbaa !301
  %180 = icmp eq ptr %178, %179
  br i1 %180, label %181, label %219

181:                                              ; preds = %170
  %182 = getelementptr inbounds nuw i8, ptr %176, i64 56
  %183 = load ptr, ptr %182, align 8, !tbaa !302
  %184 = load ptr, ptr %174, align 8, !tbaa !304
  %185 = icmp eq ptr %183, %184
  br i1 %185, label %186, label %273

186:                                              ; preds = %181
  %187 = getelementptr inbounds nuw i8, ptr %176, i64 24
  %188 = load i32, ptr %187, align 8, !tbaa !306
  %189 = getelementptr inbounds nuw i8, ptr %174, i64 32
  %190 = load i32, ptr %189, align 8, !tbaa !307
  %191 = icmp eq i32 %188, %190
  br i1 %191, label %192, label %273

192:                                              ; preds = %186
  %193 = getelementptr inbounds nuw i8, ptr %176, i64 64
  %194 = load i32, ptr %193, align 8, !tbaa !308
  %195 = and i32 %194, 257
  %196 = icmp eq i32 %195, 257
  br i1 %196, label %197, label %273

197:                                              ; preds = %192
  %198 = icmp sgt i32 %188, 0
  br i1 %198, label %199, label %215

199:                                              ; preds = %197
  %200 = getelementptr inbounds nuw i8, ptr %176, i64 32
  %201 = load ptr, ptr %200, align 8, !tbaa !309
  %202 = getelementptr inbounds nuw i8, ptr %174, i64 16
  %203 = load ptr, ptr %202, align 8, !tbaa !310
  %204 = zext nneg i32 %188 to i64
  br label %208

205:                                              ; preds = %208
  %206 = add nuw nsw i64 %209, 1
  %207 = icmp eq i64 %206, %204
  br i1 %207, label %215, label %208, !llvm.loop !311

208:                                              ; preds = %205, %199
  %209 = phi i64 [ 0, %199 ], [ %206, %205 ]
  %210 = getelementptr inbounds nuw i64, ptr %201, i64 %209
  %211 = load i64, ptr %210, align 8, !tbaa !39
  %212 = getelementptr inbounds nuw i64, ptr %203, i64 %209
  %213 = load i64, ptr %212, align 8, !tbaa !39
  %214 = icmp eq i64 %211, %213
  br i1 %214, label %205, label %273

215:                                              ; preds = %205, %197
  %216 = getelementptr inbounds nuw i8, ptr %176, i64 16
  %217 = load ptr, ptr %216, align 8, !tbaa !312
  %218 = getelementptr inbounds nuw i8, ptr %174, i64 56
  store ptr %217, ptr %218, align 8, !tbaa !313
  br label %268

219:                                              ; preds = %170
  %220 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %221 = load ptr, ptr %220, align 8, !tbaa !314
  %222 = icmp eq ptr %178, %221
  br i1 %222, label %223, label %226

223:                                              ; preds = %219
  %224 = getelementptr inbounds nuw i8, ptr %176, i64 16
  %225 = getelementptr inbounds nuw i8, ptr %174, i64 56
  store ptr %224, ptr %225, align 8, !tbaa !313
  br label %268

226:                                              ; preds = %219
  %227 = getelementptr inbounds nuw i8, ptr %174, i64 40
  %228 = load i32, ptr %227, align 8, !tbaa !315
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %273, label %230

230:                                              ; preds = %226
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store double 0.000000e+00, ptr %4, align 8
  %231 = getelementptr inbounds nuw i8, ptr %174, i64 64
  %232 = getelementptr inbounds nuw i8, ptr %174, i64 56
  store ptr %231, ptr %232, align 8, !tbaa !313
  %233 = load ptr, ptr %166, align 8, !tbaa !316
  %234 = icmp eq ptr %178, %233
  br i1 %234, label %235, label %242

235:                                              ; preds = %230
  %236 = load ptr, ptr %169, align 8, !tbaa !317
  %237 = call double %236(ptr noundef nonnull %176) #21
  %238 = load i32, ptr %227, align 8, !tbaa !315
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  store i32 0, ptr %5, align 4, !tbaa !5
  %243 = load ptr, ptr %167, align 8, !tbaa !318
  %244 = icmp eq ptr %178, %243
  br i1 %244, label %245, label %263

245:                                              ; preds = %242
  %246 = load ptr, ptr %168, align 8, !tbaa !319
  %247 = call i64 %246(ptr noundef nonnull %176, ptr noundef nonnull %5) #21
  %248 = load i32, ptr %5, align 4, !tbaa !5
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %250, label %263

250:                                              ; preds = %245
  %251 = load i32, ptr %227, align 8, !tbaa !315
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
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %265

263:                                              ; preds = %257, %245, %242
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %264

264:                                              ; preds = %235, %263
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %273

265:                                              ; preds = %262, %241, %239
  %266 = load i64, ptr %4, align 8, !tbaa !9
  store i64 %266, ptr %231, align 8, !tbaa !320
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %267 = load i32, ptr %150, align 8, !tbaa !255
  br label %268

268:                                              ; preds = %265, %223, %215
  %269 = phi i32 [ %267, %265 ], [ %171, %215 ], [ %171, %223 ]
  %270 = add nuw nsw i64 %172, 1
  %271 = sext i32 %269 to i64
  %272 = icmp slt i64 %270, %271
  br i1 %272, label %170, label %277, !llvm.loop !321

273:                                              ; preds = %226, %192, %186, %181, %208, %264, %151
  %274 = getelementptr inbounds nuw i8, ptr %152, i64 8
  %275 = load ptr, ptr %274, align 8, !tbaa !290
  %276 = icmp eq ptr %275, null
  br i1 %276, label %664, label %151, !llvm.loop !322

277:                                              ; preds = %159, %268
  %278 = phi i32 [ %269, %268 ], [ %160, %159 ]
  %279 = getelementptr inbounds nuw i8, ptr %152, i64 144
  %280 = load i32, ptr %14, align 4, !tbaa !270
  %281 = icmp sgt i32 %280, 0
  br i1 %281, label %282, label %394

282:                                              ; preds = %277
  %283 = getelementptr inbounds nuw i8, ptr %152, i64 32
  %284 = load ptr, ptr %283, align 8, !tbaa !323
  %285 = getelementptr inbounds nuw i8, ptr %152, i64 24
  %286 = zext nneg i32 %280 to i64
  %287 = icmp sgt i32 %278, 0
  %288 = zext nneg i32 %278 to i64
  br label %289

289:                                              ; preds = %391, %282
  %290 = phi i64 [ 0, %282 ], [ %392, %391 ]
  %291 = getelementptr inbounds nuw %struct.tfc_operand, ptr %284, i64 %290
  %292 = getelementptr inbounds nuw ptr, ptr %6, i64 %290
  %293 = load ptr, ptr %292, align 8, !tbaa !38
  %294 = icmp eq ptr %293, null
  br i1 %294, label %391, label %295

295:                                              ; preds = %289
  %296 = getelementptr inbounds nuw i8, ptr %293, i64 8
  %297 = load ptr, ptr %296, align 8, !tbaa !273
  %298 = load ptr, ptr %7, align 8, !tbaa !258
  %299 = getelementptr inbounds nuw i8, ptr %298, i64 168
  %300 = load ptr, ptr %299, align 8, !tbaa !301
  %301 = icmp eq ptr %297, %300
  br i1 %301, label %302, label %664

302:                                              ; preds = %295
  %303 = getelementptr inbounds nuw i8, ptr %293, i64 56
  %304 = load ptr, ptr %303, align 8, !tbaa !302
  %305 = load ptr, ptr %291, align 8, !tbaa !304
  %306 = icmp eq ptr %304, %305
  br i1 %306, label %307, label %664

307:                                              ; preds = %302
  %308 = getelementptr inbounds nuw i8, ptr %293, i64 24
  %309 = load i32, ptr %308, align 8, !tbaa !306
  %310 = getelementptr inbounds nuw i8, ptr %291, i64 32
  %311 = load i32, ptr %310, align 8, !tbaa !307
  %312 = icmp eq i32 %309, %311
  br i1 %312, label %313, label %664

313:                                              ; preds = %307
  %314 = getelementptr inbounds nuw i8, ptr %293, i64 64
  %315 = load i32, ptr %314, align 8, !tbaa !308
  %316 = and i32 %315, 1281
  %317 = icmp eq i32 %316, 1281
  br i1 %317, label %318, label %664

318:                                              ; preds = %313
  %319 = icmp sgt i32 %309, 0
  br i1 %319, label %320, label %336

320:                                              ; preds = %318
  %321 = getelementptr inbounds nuw i8, ptr %293, i64 32
  %322 = load ptr, ptr %321, align 8, !tbaa !309
  %323 = getelementptr inbounds nuw i8, ptr %291, i64 16
  %324 = load ptr, ptr %323, align 8, !tbaa !310
  %325 = zext nneg i32 %309 to i64
  br label %329

326:                                              ; preds = %329
  %327 = add nuw nsw i64 %330, 1
  %328 = icmp eq i64 %327, %325
  br i1 %328, label %336, label %329, !llvm.loop !311

329:                                              ; preds = %326, %320
  %330 = phi i64 [ 0, %320 ], [ %327, %326 ]
  %331 = getelementptr inbounds nuw i64, ptr %322, i64 %330
  %332 = load i64, ptr %331, align 8, !tbaa !39
  %333 = getelementptr inbounds nuw i64, ptr %324, i64 %330
  %334 = load i64, ptr %333, align 8, !tbaa !39
  %335 = icmp eq i64 %332, %334
  br i1 %335, label %326, label %664

336:                                              ; preds = %326, %318
  %337 = getelementptr inbounds nuw i8, ptr %293, i64 16
  %338 = load ptr, ptr %337, align 8, !tbaa !312
  %339 = getelementptr inbounds nuw i8, ptr %291, i64 56
  store ptr %338, ptr %339, align 8, !tbaa !313
  br i1 %287, label %340, label %365

340:                                              ; preds = %336
  %341 = getelementptr inbounds nuw i8, ptr %291, i64 44
  %342 = load i32, ptr %341, align 4, !tbaa !324
  %343 = icmp eq i32 %342, 0
  %344 = getelementptr inbounds nuw i8, ptr %291, i64 24
  br i1 %343, label %345, label %365

345:                                              ; preds = %340
  %346 = load ptr, ptr %285, align 8, !tbaa !300
  %347 = ptrtoint ptr %338 to i64
  br label %348

348:                                              ; preds = %362, %345
  %349 = phi i64 [ 0, %345 ], [ %363, %362 ]
  %350 = getelementptr inbounds nuw %struct.tfc_operand, ptr %346, i64 %349
  %351 = getelementptr inbounds nuw i8, ptr %350, i64 56
  %352 = load ptr, ptr %351, align 8, !tbaa !313
  %353 = ptrtoint ptr %352 to i64
  %354 = getelementptr inbounds nuw i8, ptr %350, i64 24
  %355 = load i64, ptr %354, align 8, !tbaa !325
  %356 = add i64 %355, %353
  %357 = icmp ugt i64 %356, %347
  br i1 %357, label %358, label %362

358:                                              ; preds = %348
  %359 = load i64, ptr %344, align 8, !tbaa !325
  %360 = add i64 %359, %347
  %361 = icmp ugt i64 %360, %353
  br i1 %361, label %664, label %362

362:                                              ; preds = %358, %348
  %363 = add nuw nsw i64 %349, 1
  %364 = icmp eq i64 %363, %288
  br i1 %364, label %365, label %348, !llvm.loop !326

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
  %373 = load ptr, ptr %372, align 8, !tbaa !38
  %374 = icmp eq ptr %373, null
  br i1 %374, label %388, label %375

375:                                              ; preds = %370
  %376 = getelementptr inbounds nuw %struct.tfc_operand, ptr %284, i64 %371
  %377 = getelementptr inbounds nuw i8, ptr %376, i64 56
  %378 = load ptr, ptr %377, align 8, !tbaa !313
  %379 = ptrtoint ptr %378 to i64
  %380 = getelementptr inbounds nuw i8, ptr %376, i64 24
  %381 = load i64, ptr %380, align 8, !tbaa !325
  %382 = add i64 %381, %379
  %383 = icmp ugt i64 %382, %369
  br i1 %383, label %384, label %388

384:                                              ; preds = %375
  %385 = load i64, ptr %368, align 8, !tbaa !325
  %386 = add i64 %385, %369
  %387 = icmp ugt i64 %386, %379
  br i1 %387, label %664, label %388

388:                                              ; preds = %384, %375, %370
  %389 = add nuw nsw i64 %371, 1
  %390 = icmp eq i64 %389, %290
  br i1 %390, label %391, label %370, !llvm.loop !327

391:                                              ; preds = %388, %365, %289
  %392 = add nuw nsw i64 %290, 1
  %393 = icmp eq i64 %392, %286
  br i1 %393, label %394, label %289, !llvm.loop !328

394:                                              ; preds = %391, %277
  %395 = load ptr, ptr %152, align 8, !tbaa !329
  %396 = load ptr, ptr %8, align 8, !tbaa !330
  call void %396(ptr noundef %395) #21
  store i32 1, ptr %279, align 8, !tbaa !291
  %397 = load ptr, ptr %7, align 8, !tbaa !258
  %398 = load i32, ptr %14, align 4, !tbaa !270
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
  %410 = load ptr, ptr %409, align 8, !tbaa !38
  %411 = icmp eq ptr %410, null
  br i1 %411, label %414, label %412

412:                                              ; preds = %407
  %413 = load ptr, ptr %397, align 8, !tbaa !330
  call void %413(ptr noundef nonnull %410) #21
  br label %414

414:                                              ; preds = %412, %407
  %415 = add nuw nsw i64 %408, 1
  %416 = icmp eq i64 %415, %401
  br i1 %416, label %402, label %407, !llvm.loop !331

417:                                              ; preds = %444
  %418 = getelementptr inbounds nuw i8, ptr %397, i64 8
  br label %456

419:                                              ; preds = %453, %402
  %420 = phi i64 [ 0, %402 ], [ %454, %453 ]
  %421 = getelementptr inbounds nuw ptr, ptr %6, i64 %420
  %422 = load ptr, ptr %421, align 8, !tbaa !38
  %423 = icmp eq ptr %422, null
  br i1 %423, label %424, label %453

424:                                              ; preds = %419
  %425 = load ptr, ptr %403, align 8, !tbaa !323
  %426 = getelementptr inbounds nuw %struct.tfc_operand, ptr %425, i64 %420
  %427 = getelementptr inbounds nuw i8, ptr %426, i64 48
  %428 = load ptr, ptr %427, align 8, !tbaa !332
  %429 = icmp eq ptr %428, null
  br i1 %429, label %433, label %430

430:                                              ; preds = %424
  %431 = load ptr, ptr %404, align 8, !tbaa !333
  %432 = call ptr %431(ptr noundef nonnull %428) #21
  br label %444

433:                                              ; preds = %424
  %434 = load ptr, ptr %397, align 8, !tbaa !330
  %435 = load ptr, ptr %426, align 8, !tbaa !304
  call void %434(ptr noundef %435) #21
  %436 = load ptr, ptr %405, align 8, !tbaa !334
  %437 = load ptr, ptr %406, align 8, !tbaa !301
  %438 = load ptr, ptr %426, align 8, !tbaa !304
  %439 = getelementptr inbounds nuw i8, ptr %426, i64 32
  %440 = load i32, ptr %439, align 8, !tbaa !307
  %441 = getelementptr inbounds nuw i8, ptr %426, i64 16
  %442 = load ptr, ptr %441, align 8, !tbaa !310
  %443 = call ptr %436(ptr noundef %437, ptr noundef %438, i32 noundef %440, ptr noundef %442, ptr noundef null, ptr noundef null, i32 noundef 0, ptr noundef null) #21
  br label %444

444:                                              ; preds = %433, %430
  %445 = phi ptr [ %432, %430 ], [ %443, %433 ]
  store ptr %445, ptr %421, align 8, !tbaa !38
  %446 = icmp eq ptr %445, null
  br i1 %446, label %417, label %447

447:                                              ; preds = %444
  %448 = getelementptr inbounds nuw i8, ptr %445, i64 16
  %449 = load ptr, ptr %448, align 8, !tbaa !312
  %450 = load ptr, ptr %403, align 8, !tbaa !323
  %451 = getelementptr inbounds nuw %struct.tfc_operand, ptr %450, i64 %420
  %452 = getelementptr inbounds nuw i8, ptr %451, i64 56
  store ptr %449, ptr %452, align 8, !tbaa !313
  br label %453

453:                                              ; preds = %447, %419
  %454 = add nuw nsw i64 %420, 1
  %455 = icmp eq i64 %454, %401
  br i1 %455, label %466, label %419, !llvm.loop !335

456:                                              ; preds = %463, %417
  %457 = phi i64 [ 0, %417 ], [ %464, %463 ]
  %458 = getelementptr inbounds nuw ptr, ptr %6, i64 %457
  %459 = load ptr, ptr %458, align 8, !tbaa !38
  %460 = icmp eq ptr %459, null
  br i1 %460, label %463, label %461

461:                                              ; preds = %456
  %462 = load ptr, ptr %418, align 8, !tbaa !336
  call void %462(ptr noundef nonnull %459) #21
  br label %463

463:                                              ; preds = %461, %456
  %464 = add nuw nsw i64 %457, 1
  %465 = icmp eq i64 %464, %401
  br i1 %465, label %566, label %456, !llvm.loop !337

466:                                              ; preds = %453, %394
  %467 = getelementptr inbounds nuw i8, ptr %152, i64 140
  %468 = load i32, ptr %467, align 4, !tbaa !338
  %469 = icmp eq i32 %468, 0
  %470 = getelementptr inbounds nuw i8, ptr %152, i64 80
  %471 = load ptr, ptr %470, align 8, !tbaa !339
  %472 = icmp eq ptr %471, null
  br i1 %469, label %497, label %473

473:                                              ; preds = %466
  br i1 %472, label %495, label %474

474:                                              ; preds = %473
  %475 = getelementptr inbounds nuw i8, ptr %471, i64 4
  %476 = load i32, ptr %475, align 4, !tbaa !340
  %477 = getelementptr inbounds nuw i8, ptr %471, i64 8
  %478 = load i32, ptr %477, align 4, !tbaa !342
  %479 = or i32 %478, %476
  %480 = getelementptr inbounds nuw i8, ptr %152, i64 136
  %481 = load i32, ptr %480, align 8, !tbaa !343
  %482 = load i32, ptr %471, align 4, !tbaa !344
  %483 = icmp eq i32 %482, 0
  %484 = and i32 %481, 1
  %485 = select i1 %483, i32 0, i32 %484
  %486 = or i32 %479, %485
  %487 = icmp eq i32 %486, 0
  br i1 %487, label %488, label %543

488:                                              ; preds = %474
  %489 = getelementptr inbounds nuw i8, ptr %152, i64 88
  %490 = load ptr, ptr %489, align 8, !tbaa !345
  %491 = load i64, ptr %490, align 8, !tbaa !39
  %492 = getelementptr inbounds nuw i8, ptr %152, i64 96
  %493 = load i64, ptr %492, align 8, !tbaa !346
  %494 = icmp eq i64 %491, %493
  br i1 %494, label %495, label %543

495:                                              ; preds = %488, %473
  %496 = call fastcc i32 @walk_bound(ptr noundef nonnull readonly %152)
  br label %540

497:                                              ; preds = %466
  br i1 %472, label %517, label %498

498:                                              ; preds = %497
  %499 = getelementptr inbounds nuw i8, ptr %152, i64 104
  %500 = load ptr, ptr %499, align 8, !tbaa !347
  %501 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %502 = load ptr, ptr %501, align 8, !tbaa !333
  %503 = call ptr %502(ptr noundef %500) #21
  %504 = icmp eq ptr %503, null
  br i1 %504, label %543, label %505

505:                                              ; preds = %498
  %506 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %507 = load ptr, ptr %506, align 8, !tbaa !336
  call void %507(ptr noundef nonnull %503) #21
  %508 = load ptr, ptr %470, align 8, !tbaa !339
  %509 = icmp eq ptr %508, null
  br i1 %509, label %517, label %510

510:                                              ; preds = %505
  %511 = getelementptr inbounds nuw i8, ptr %152, i64 88
  %512 = load ptr, ptr %511, align 8, !tbaa !345
  %513 = load i64, ptr %512, align 8, !tbaa !39
  %514 = getelementptr inbounds nuw i8, ptr %152, i64 96
  %515 = load i64, ptr %514, align 8, !tbaa !346
  %516 = icmp eq i64 %513, %515
  br i1 %516, label %517, label %524

517:                                              ; preds = %510, %505, %497
  %518 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %519 = load ptr, ptr %518, align 8, !tbaa !348
  %520 = call ptr %519() #21
  %521 = call fastcc i32 @walk_bound(ptr noundef nonnull readonly %152)
  %522 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %523 = load ptr, ptr %522, align 8, !tbaa !349
  call void %523(ptr noundef %520) #21
  br label %524

524:                                              ; preds = %517, %510
  %525 = phi i32 [ %521, %517 ], [ -2, %510 ]
  %526 = getelementptr inbounds nuw i8, ptr %152, i64 128
  %527 = load ptr, ptr %526, align 8, !tbaa !350
  store atomic i32 0, ptr %527 monotonic, align 4
  %528 = load ptr, ptr %470, align 8, !tbaa !339
  %529 = icmp eq ptr %528, null
  br i1 %529, label %540, label %530

530:                                              ; preds = %524
  %531 = getelementptr inbounds nuw i8, ptr %152, i64 112
  %532 = load ptr, ptr %531, align 8, !tbaa !351
  %533 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %534 = load ptr, ptr %533, align 8, !tbaa !333
  %535 = call ptr %534(ptr noundef %532) #21
  %536 = icmp eq ptr %535, null
  br i1 %536, label %543, label %537

537:                                              ; preds = %530
  %538 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %539 = load ptr, ptr %538, align 8, !tbaa !336
  call void %539(ptr noundef nonnull %535) #21
  br label %540

540:                                              ; preds = %537, %524, %495
  %541 = phi i32 [ %525, %537 ], [ %496, %495 ], [ %525, %524 ]
  %542 = icmp eq i32 %541, 0
  br i1 %542, label %567, label %543

543:                                              ; preds = %498, %530, %474, %488, %540
  %544 = phi i32 [ %541, %540 ], [ -1, %498 ], [ -1, %530 ], [ -2, %474 ], [ -2, %488 ]
  %545 = freeze i32 %544
  %546 = load i32, ptr %14, align 4, !tbaa !270
  %547 = icmp sgt i32 %546, 0
  br i1 %547, label %548, label %558

548:                                              ; preds = %543
  %549 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %550 = zext nneg i32 %546 to i64
  br label %551

551:                                              ; preds = %551, %548
  %552 = phi i64 [ 0, %548 ], [ %556, %551 ]
  %553 = load ptr, ptr %549, align 8, !tbaa !336
  %554 = getelementptr inbounds nuw ptr, ptr %6, i64 %552
  %555 = load ptr, ptr %554, align 8, !tbaa !38
  call void %553(ptr noundef %555) #21
  %556 = add nuw nsw i64 %552, 1
  %557 = icmp eq i64 %556, %550
  br i1 %557, label %558, label %551, !llvm.loop !352

558:                                              ; preds = %551, %543
  %559 = icmp sgt i32 %545, 0
  br i1 %559, label %560, label %659

560:                                              ; preds = %558
  %561 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %562 = load ptr, ptr %561, align 8, !tbaa !333
  %563 = getelementptr inbounds nuw i8, ptr %152, i64 120
  %564 = load ptr, ptr %563, align 8, !tbaa !353
  %565 = call ptr %562(ptr noundef %564) #21
  br label %655

566:                                              ; preds = %463
  store i32 0, ptr %279, align 8, !tbaa !291
  br label %655

567:                                              ; preds = %540
  store i32 0, ptr %279, align 8, !tbaa !291
  %568 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %569 = load i64, ptr %568, align 8, !tbaa !272
  switch i64 %569, label %619 [
    i64 0, label %570
    i64 2, label %572
  ]

570:                                              ; preds = %567
  %571 = load ptr, ptr %6, align 8, !tbaa !38
  br label %655

572:                                              ; preds = %567
  %573 = load ptr, ptr %0, align 8, !tbaa !248
  %574 = load ptr, ptr %573, align 8, !tbaa !258
  %575 = getelementptr inbounds nuw i8, ptr %574, i64 48
  %576 = load ptr, ptr %575, align 8, !tbaa !354
  %577 = call ptr %576() #21
  %578 = getelementptr inbounds nuw i8, ptr %573, i64 52
  %579 = load i32, ptr %578, align 4, !tbaa !270
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
  %596 = load ptr, ptr %592, align 8, !tbaa !336
  %597 = getelementptr inbounds nuw ptr, ptr %6, i64 %595
  %598 = load ptr, ptr %597, align 8, !tbaa !38
  call void %596(ptr noundef %598) #21
  %599 = add nuw nsw i64 %595, 1
  %600 = icmp eq i64 %599, %593
  br i1 %600, label %655, label %594, !llvm.loop !352

601:                                              ; preds = %614, %583
  %602 = phi i64 [ 0, %583 ], [ %615, %614 ]
  %603 = load ptr, ptr %584, align 8, !tbaa !355
  %604 = load ptr, ptr %585, align 8, !tbaa !277
  %605 = getelementptr inbounds nuw ptr, ptr %604, i64 %602
  %606 = load ptr, ptr %605, align 8, !tbaa !38
  %607 = getelementptr inbounds nuw ptr, ptr %6, i64 %602
  %608 = load ptr, ptr %607, align 8, !tbaa !38
  %609 = call i32 %603(ptr noundef nonnull %577, ptr noundef %606, ptr noundef %608) #21
  %610 = icmp eq i32 %609, 0
  br i1 %610, label %614, label %611

611:                                              ; preds = %601
  %612 = load ptr, ptr %586, align 8, !tbaa !336
  call void %612(ptr noundef nonnull %577) #21
  %613 = load i32, ptr %578, align 4, !tbaa !270
  br label %587

614:                                              ; preds = %601
  %615 = add nuw nsw i64 %602, 1
  %616 = load i32, ptr %578, align 4, !tbaa !270
  %617 = sext i32 %616 to i64
  %618 = icmp slt i64 %615, %617
  br i1 %618, label %601, label %587, !llvm.loop !356

619:                                              ; preds = %567
  %620 = load ptr, ptr %0, align 8, !tbaa !248
  %621 = load ptr, ptr %620, align 8, !tbaa !258
  %622 = getelementptr inbounds nuw i8, ptr %621, i64 80
  %623 = load ptr, ptr %622, align 8, !tbaa !357
  %624 = getelementptr inbounds nuw i8, ptr %620, i64 52
  %625 = load i32, ptr %624, align 4, !tbaa !270
  %626 = sext i32 %625 to i64
  %627 = call ptr %623(i64 noundef %626) #21
  %628 = icmp eq ptr %627, null
  %629 = load i32, ptr %624, align 4, !tbaa !270
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
  %637 = load ptr, ptr %633, align 8, !tbaa !336
  %638 = getelementptr inbounds nuw ptr, ptr %6, i64 %636
  %639 = load ptr, ptr %638, align 8, !tbaa !38
  call void %637(ptr noundef %639) #21
  %640 = add nuw nsw i64 %636, 1
  %641 = icmp eq i64 %640, %634
  br i1 %641, label %655, label %635, !llvm.loop !352

642:                                              ; preds = %619
  br i1 %630, label %643, label %655

643:                                              ; preds = %642
  %644 = getelementptr inbounds nuw i8, ptr %621, i64 88
  br label %645

645:                                              ; preds = %645, %643
  %646 = phi i64 [ 0, %643 ], [ %651, %645 ]
  %647 = load ptr, ptr %644, align 8, !tbaa !358
  %648 = getelementptr inbounds nuw ptr, ptr %6, i64 %646
  %649 = load ptr, ptr %648, align 8, !tbaa !38
  %650 = call i32 %647(ptr noundef nonnull %627, i64 noundef %646, ptr noundef %649) #21
  %651 = add nuw nsw i64 %646, 1
  %652 = load i32, ptr %624, align 4, !tbaa !270
  %653 = sext i32 %652 to i64
  %654 = icmp slt i64 %651, %653
  br i1 %654, label %645, label %655, !llvm.loop !359

655:                                              ; preds = %594, %645, %635, %566, %560, %570, %587, %631, %642
  %656 = phi ptr [ null, %635 ], [ %627, %642 ], [ %627, %645 ], [ null, %631 ], [ %588, %587 ], [ null, %566 ], [ %571, %570 ], [ %565, %560 ], [ %588, %594 ]
  %657 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %658 = load ptr, ptr %657, align 8, !tbaa !336
  call void %658(ptr noundef %395) #21
  br label %664

659:                                              ; preds = %558
  store i32 0, ptr %279, align 8, !tbaa !291
  %660 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %661 = load ptr, ptr %660, align 8, !tbaa !336
  call void %661(ptr noundef %395) #21
  %662 = icmp eq i32 %545, -2
  %663 = select i1 %662, ptr @slow_way, ptr null
  br label %664

664:                                              ; preds = %273, %307, %295, %302, %313, %329, %358, %384, %659, %145, %61, %30, %66, %92, %655, %3, %143
  %665 = phi ptr [ @slow_way, %61 ], [ @slow_way, %329 ], [ @slow_way, %358 ], [ @slow_way, %143 ], [ @slow_way, %3 ], [ %656, %655 ], [ @slow_way, %384 ], [ %663, %659 ], [ @slow_way, %92 ], [ @slow_way, %66 ], [ @slow_way, %30 ], [ @slow_way, %145 ], [ @slow_way, %307 ], [ @slow_way, %313 ], [ @slow_way, %302 ], [ @slow_way, %295 ], [ @slow_way, %273 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  ret ptr %665
}

; Function Attrs: nounwind uwtable
define ptr @tfc_call_with_dict(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #25 {
  %4 = alloca [64 x ptr], align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !246
  %7 = load ptr, ptr %6, align 8, !tbaa !248
  %8 = load ptr, ptr %7, align 8, !tbaa !258
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  %9 = icmp eq i64 %2, 2
  br i1 %9, label %10, label %85

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !251
  %13 = icmp eq ptr %12, null
  br i1 %13, label %85, label %14

14:                                               ; preds = %10
  %15 = load ptr, ptr %1, align 8, !tbaa !38
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !273
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 192
  %19 = load ptr, ptr %18, align 8, !tbaa !274
  %20 = icmp eq ptr %17, %19
  br i1 %20, label %21, label %85

21:                                               ; preds = %14
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %23 = load ptr, ptr %22, align 8, !tbaa !275
  %24 = tail call i64 %23(ptr noundef nonnull %15) #21
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %26 = load i32, ptr %25, align 8, !tbaa !255
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
  %36 = load i32, ptr %25, align 8, !tbaa !255
  %37 = sext i32 %36 to i64
  %38 = icmp slt i64 %35, %37
  br i1 %38, label %39, label %56, !llvm.loop !360

39:                                               ; preds = %34, %31
  %40 = phi i64 [ 0, %31 ], [ %35, %34 ]
  %41 = load ptr, ptr %32, align 8, !tbaa !276
  %42 = load ptr, ptr %33, align 8, !tbaa !261
  %43 = getelementptr inbounds nuw ptr, ptr %42, i64 %40
  %44 = load ptr, ptr %43, align 8, !tbaa !38
  %45 = tail call ptr %41(ptr noundef nonnull %15, ptr noundef %44) #21
  %46 = getelementptr inbounds nuw ptr, ptr %4, i64 %40
  store ptr %45, ptr %46, align 8, !tbaa !38
  %47 = icmp eq ptr %45, null
  br i1 %47, label %48, label %34

48:                                               ; preds = %39
  %49 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %50 = load ptr, ptr %49, align 8, !tbaa !279
  %51 = tail call ptr %50() #21
  %52 = icmp eq ptr %51, null
  br i1 %52, label %85, label %53

53:                                               ; preds = %48
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %55 = load ptr, ptr %54, align 8, !tbaa !280
  tail call void %55() #21
  br label %85

56:                                               ; preds = %34
  %57 = icmp sgt i32 %36, 0
  br i1 %57, label %74, label %58

58:                                               ; preds = %74, %29, %56
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %60 = load ptr, ptr %59, align 8, !tbaa !38
  %61 = call fastcc ptr @call_step(ptr noundef nonnull %6, ptr noundef %4, ptr noundef %60)
  %62 = load i32, ptr %25, align 8, !tbaa !255
  %63 = icmp sgt i32 %62, 0
  br i1 %63, label %64, label %83

64:                                               ; preds = %58
  %65 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %66 = zext nneg i32 %62 to i64
  br label %67

67:                                               ; preds = %67, %64
  %68 = phi i64 [ 0, %64 ], [ %72, %67 ]
  %69 = load ptr, ptr %65, align 8, !tbaa !336
  %70 = getelementptr inbounds nuw ptr, ptr %4, i64 %68
  %71 = load ptr, ptr %70, align 8, !tbaa !38
  tail call void %69(ptr noundef %71) #21
  %72 = add nuw nsw i64 %68, 1
  %73 = icmp eq i64 %72, %66
  br i1 %73, label %83, label %67, !llvm.loop !352

74:                                               ; preds = %56, %74
  %75 = phi i64 [ %79, %74 ], [ 0, %56 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !330
  %77 = getelementptr inbounds nuw ptr, ptr %4, i64 %75
  %78 = load ptr, ptr %77, align 8, !tbaa !38
  tail call void %76(ptr noundef %78) #21
  %79 = add nuw nsw i64 %75, 1
  %80 = load i32, ptr %25, align 8, !tbaa !255
  %81 = sext i32 %80 to i64
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %74, label %58, !llvm.loop !361

83:                                               ; preds = %67, %58
  %84 = icmp eq ptr %61, @slow_way
  br i1 %84, label %85, label %91

85:                                               ; preds = %48, %53, %14, %21, %10, %3, %83
  %86 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %87 = load ptr, ptr %86, align 8, !tbaa !267
  %88 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %89 = load ptr, ptr %88, align 8, !tbaa !268
  %90 = tail call ptr %87(ptr noundef %89, ptr noundef %1, i64 noundef %2, ptr noundef null) #21
  br label %91

91:                                               ; preds = %83, %85
  %92 = phi ptr [ %90, %85 ], [ %61, %83 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  ret ptr %92
}

; Function Attrs: nounwind uwtable
define i32 @tfc_call_from_c(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #25 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %5 = load i32, ptr %4, align 8, !tbaa !362
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !300
  %10 = zext nneg i32 %5 to i64
  br label %19

11:                                               ; preds = %19, %3
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %13 = load i32, ptr %12, align 4, !tbaa !363
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %27

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load ptr, ptr %16, align 8, !tbaa !323
  %18 = zext nneg i32 %13 to i64
  br label %29

19:                                               ; preds = %7, %19
  %20 = phi i64 [ 0, %7 ], [ %25, %19 ]
  %21 = getelementptr inbounds nuw ptr, ptr %1, i64 %20
  %22 = load ptr, ptr %21, align 8, !tbaa !38
  %23 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %20
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 56
  store ptr %22, ptr %24, align 8, !tbaa !313
  %25 = add nuw nsw i64 %20, 1
  %26 = icmp eq i64 %25, %10
  br i1 %26, label %11, label %19, !llvm.loop !364

27:                                               ; preds = %29, %11
  %28 = tail call fastcc i32 @walk_bound(ptr noundef nonnull %0)
  ret i32 %28

29:                                               ; preds = %15, %29
  %30 = phi i64 [ 0, %15 ], [ %35, %29 ]
  %31 = getelementptr inbounds nuw ptr, ptr %2, i64 %30
  %32 = load ptr, ptr %31, align 8, !tbaa !38
  %33 = getelementptr inbounds nuw %struct.tfc_operand, ptr %17, i64 %30
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 56
  store ptr %32, ptr %34, align 8, !tbaa !313
  %35 = add nuw nsw i64 %30, 1
  %36 = icmp eq i64 %35, %18
  br i1 %36, label %27, label %29, !llvm.loop !365
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @walk_bound(ptr noundef readonly captures(none) %0) unnamed_addr #25 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %3 = load i32, ptr %2, align 8, !tbaa !362
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %5 = load i32, ptr %4, align 4, !tbaa !363
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !366
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !76
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
  %21 = load ptr, ptr %12, align 8, !tbaa !300
  %22 = getelementptr inbounds nuw %struct.tfc_operand, ptr %21, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 56
  %24 = load ptr, ptr %23, align 8, !tbaa !313
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 36
  %26 = load i32, ptr %25, align 4, !tbaa !367
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds ptr, ptr %9, i64 %27
  store ptr %24, ptr %28, align 8, !tbaa !38
  %29 = add nuw nsw i64 %20, 1
  %30 = icmp eq i64 %29, %13
  br i1 %30, label %14, label %19, !llvm.loop !368

31:                                               ; preds = %51, %14
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %33 = load i64, ptr %32, align 8, !tbaa !369
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %54

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %60

37:                                               ; preds = %16, %51
  %38 = phi i64 [ 0, %16 ], [ %52, %51 ]
  %39 = load ptr, ptr %17, align 8, !tbaa !323
  %40 = getelementptr inbounds nuw %struct.tfc_operand, ptr %39, i64 %38
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 44
  %42 = load i32, ptr %41, align 4, !tbaa !324
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %51

44:                                               ; preds = %37
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 56
  %46 = load ptr, ptr %45, align 8, !tbaa !313
  %47 = getelementptr inbounds nuw i8, ptr %40, i64 36
  %48 = load i32, ptr %47, align 4, !tbaa !367
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds ptr, ptr %9, i64 %49
  store ptr %46, ptr %50, align 8, !tbaa !38
  br label %51

51:                                               ; preds = %37, %44
  %52 = add nuw nsw i64 %38, 1
  %53 = icmp eq i64 %52, %18
  br i1 %53, label %31, label %37, !llvm.loop !370

54:                                               ; preds = %60, %31
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %56 = load i64, ptr %55, align 8, !tbaa !371
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %75

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %88

60:                                               ; preds = %35, %60
  %61 = phi i64 [ 0, %35 ], [ %73, %60 ]
  %62 = load ptr, ptr %36, align 8, !tbaa !372
  %63 = getelementptr inbounds nuw %struct.tfc_shift, ptr %62, i64 %61
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %65 = load i64, ptr %64, align 8, !tbaa !373
  %66 = getelementptr inbounds ptr, ptr %9, i64 %65
  %67 = load ptr, ptr %66, align 8, !tbaa !38
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %69 = load i64, ptr %68, align 8, !tbaa !375
  %70 = getelementptr inbounds i8, ptr %67, i64 %69
  %71 = load i64, ptr %63, align 8, !tbaa !376
  %72 = getelementptr inbounds ptr, ptr %9, i64 %71
  store ptr %70, ptr %72, align 8, !tbaa !38
  %73 = add nuw nsw i64 %61, 1
  %74 = icmp eq i64 %73, %33
  br i1 %74, label %54, label %60, !llvm.loop !377

75:                                               ; preds = %88, %54
  %76 = load ptr, ptr %6, align 8, !tbaa !366
  %77 = tail call i32 @tfc_walk(ptr noundef %76)
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %84, label %79

79:                                               ; preds = %75
  %80 = load i64, ptr %55, align 8, !tbaa !371
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
  %90 = load ptr, ptr %59, align 8, !tbaa !378
  %91 = getelementptr inbounds nuw %struct.tfc_saved, ptr %90, i64 %89
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %93 = load ptr, ptr %92, align 8, !tbaa !379
  %94 = load ptr, ptr %91, align 8, !tbaa !381
  %95 = getelementptr inbounds nuw i8, ptr %91, i64 16
  %96 = load i64, ptr %95, align 8, !tbaa !382
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %93, ptr readonly align 1 %94, i64 %96, i1 false)
  %97 = add nuw nsw i64 %89, 1
  %98 = load i64, ptr %55, align 8, !tbaa !371
  %99 = icmp slt i64 %97, %98
  br i1 %99, label %88, label %75, !llvm.loop !383

100:                                              ; preds = %82, %100
  %101 = phi i64 [ 0, %82 ], [ %109, %100 ]
  %102 = load ptr, ptr %83, align 8, !tbaa !378
  %103 = getelementptr inbounds nuw %struct.tfc_saved, ptr %102, i64 %101
  %104 = load ptr, ptr %103, align 8, !tbaa !381
  %105 = getelementptr inbounds nuw i8, ptr %103, i64 8
  %106 = load ptr, ptr %105, align 8, !tbaa !379
  %107 = getelementptr inbounds nuw i8, ptr %103, i64 16
  %108 = load i64, ptr %107, align 8, !tbaa !382
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %104, ptr readonly align 1 %106, i64 %108, i1 false)
  %109 = add nuw nsw i64 %101, 1
  %110 = load i64, ptr %55, align 8, !tbaa !371
  %111 = icmp slt i64 %109, %110
  br i1 %111, label %100, label %132, !llvm.loop !384

112:                                              ; preds = %85, %129
  %113 = phi i64 [ 0, %85 ], [ %130, %129 ]
  %114 = load ptr, ptr %86, align 8, !tbaa !323
  %115 = getelementptr inbounds nuw %struct.tfc_operand, ptr %114, i64 %113
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 44
  %117 = load i32, ptr %116, align 4, !tbaa !324
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %129, label %119

119:                                              ; preds = %112
  %120 = getelementptr inbounds nuw i8, ptr %115, i64 56
  %121 = load ptr, ptr %120, align 8, !tbaa !313
  %122 = getelementptr inbounds nuw i8, ptr %115, i64 36
  %123 = load i32, ptr %122, align 4, !tbaa !367
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds ptr, ptr %9, i64 %124
  %126 = load ptr, ptr %125, align 8, !tbaa !38
  %127 = getelementptr inbounds nuw i8, ptr %115, i64 24
  %128 = load i64, ptr %127, align 8, !tbaa !325
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %121, ptr readonly align 1 %126, i64 %128, i1 false)
  br label %129

129:                                              ; preds = %119, %112
  %130 = add nuw nsw i64 %113, 1
  %131 = icmp eq i64 %130, %87
  br i1 %131, label %132, label %112, !llvm.loop !385

132:                                              ; preds = %100, %129, %79, %84
  %133 = phi i32 [ 0, %84 ], [ %77, %79 ], [ 0, %129 ], [ %77, %100 ]
  ret i32 %133
}

; Function Attrs: nounwind uwtable
define internal fastcc void @work(ptr noundef captures(none) %0, i32 noundef %1) unnamed_addr #25 {
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  %14 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #21
  %15 = load i64, ptr %4, align 8, !tbaa !231
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !233
  %19 = add nsw i64 %16, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
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
  call void %51(ptr noundef %52, i64 noundef %63, i64 noundef %68) #21
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
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
  %87 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #21
  %88 = load i64, ptr %3, align 8, !tbaa !231
  %89 = mul nsw i64 %88, 1000000000
  %90 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %91 = load i64, ptr %90, align 8, !tbaa !233
  %92 = add nsw i64 %89, %91
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
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
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #3

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_dims(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef %2) unnamed_addr #31 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %7 = load i64, ptr %6, align 8, !tbaa !164
  %8 = icmp eq i64 %7, 0
  %9 = icmp ne ptr %1, null
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %16

11:                                               ; preds = %3
  %12 = icmp sgt i64 %7, 0
  br i1 %12, label %13, label %59

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %15 = load ptr, ptr %14, align 8, !tbaa !207
  br label %26

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %17, i8 0, i64 48, i1 false)
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %19 = load ptr, ptr %18, align 8, !tbaa !207
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %21 = load ptr, ptr %20, align 8, !tbaa !215
  store ptr %21, ptr %4, align 8, !tbaa !109
  %22 = call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.5, ptr dead_on_return noundef %4) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  br label %59

23:                                               ; preds = %33
  %24 = add nuw nsw i64 %27, 1
  %25 = icmp eq i64 %24, %7
  br i1 %25, label %59, label %26, !llvm.loop !386

26:                                               ; preds = %13, %23
  %27 = phi i64 [ 0, %13 ], [ %24, %23 ]
  %28 = getelementptr inbounds nuw %struct.tfc_bound, ptr %15, i64 %27
  %29 = getelementptr inbounds nuw i64, ptr %1, i64 %27
  %30 = load i64, ptr %29, align 8, !tbaa !39
  %31 = load i64, ptr %28, align 8, !tbaa !387
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %37, label %33

33:                                               ; preds = %26
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !388
  %36 = icmp sgt i64 %30, %35
  br i1 %36, label %37, label %23

37:                                               ; preds = %33, %26
  %38 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %39 = load i64, ptr %38, align 8, !tbaa !208
  %40 = icmp sgt i64 %39, -1
  br i1 %40, label %41, label %46

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %43 = load ptr, ptr %42, align 8, !tbaa !112
  %44 = getelementptr inbounds nuw %struct.tfc_given, ptr %43, i64 %39
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 40
  br label %46

46:                                               ; preds = %37, %41
  %47 = phi ptr [ %45, %41 ], [ null, %37 ]
  %48 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %49 = load ptr, ptr %48, align 8, !tbaa !215
  %50 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %51 = load i64, ptr %50, align 8, !tbaa !388
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  store ptr %49, ptr %5, align 8, !tbaa !109
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr null, ptr %52, align 8, !tbaa !109
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %30, ptr %53, align 8, !tbaa !39
  %54 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %31, ptr %54, align 8, !tbaa !39
  %55 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %51, ptr %55, align 8, !tbaa !39
  %56 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double 0.000000e+00, ptr %56, align 8, !tbaa !389
  %57 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %47, ptr %57, align 8, !tbaa !216
  %58 = call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.6, ptr dead_on_return noundef %5) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %59

59:                                               ; preds = %23, %11, %46, %16
  %60 = phi i32 [ 3, %16 ], [ 3, %46 ], [ 0, %11 ], [ 0, %23 ]
  ret i32 %60
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_pointers(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2, ptr noundef nonnull readonly captures(none) %3, ptr noundef readonly captures(address_is_null) %4, ptr noundef readonly captures(none) %5, ptr noundef %6) unnamed_addr #32 {
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
  %19 = load i64, ptr %13, align 8, !tbaa !93
  %20 = mul i64 %19, %16
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 %20
  %22 = load ptr, ptr %21, align 8, !tbaa !38
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %37

24:                                               ; preds = %15, %18
  %25 = load ptr, ptr %14, align 8, !tbaa !124
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %27 = load i64, ptr %26, align 8, !tbaa !390
  %28 = getelementptr inbounds i64, ptr %25, i64 %27
  %29 = tail call fastcc i64 @evaluate(ptr noundef %28, ptr noundef %5)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %49, label %31

31:                                               ; preds = %24
  %32 = load ptr, ptr %17, align 8, !tbaa !214
  %33 = getelementptr inbounds nuw i8, ptr %17, i64 40
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  store ptr %32, ptr %8, align 8, !tbaa !109
  %34 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %35 = getelementptr inbounds nuw i8, ptr %8, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %34, i8 0, i64 40, i1 false)
  store ptr %33, ptr %35, align 8, !tbaa !216
  %36 = call fastcc i32 @report(ptr noundef %6, i32 noundef 3, ptr noundef nonnull @.str.7, ptr dead_on_return noundef %8) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  br label %52

37:                                               ; preds = %18
  %38 = ptrtoint ptr %22 to i64
  %39 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %40 = load i64, ptr %39, align 8, !tbaa !391
  %41 = urem i64 %38, %40
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %49, label %43

43:                                               ; preds = %37
  %44 = load ptr, ptr %17, align 8, !tbaa !214
  %45 = getelementptr inbounds nuw i8, ptr %17, i64 40
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #21
  store ptr %44, ptr %9, align 8, !tbaa !109
  %46 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %47 = getelementptr inbounds nuw i8, ptr %9, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %46, i8 0, i64 40, i1 false)
  store ptr %45, ptr %47, align 8, !tbaa !216
  %48 = call fastcc i32 @report(ptr noundef %6, i32 noundef 3, ptr noundef nonnull @.str.8, ptr dead_on_return noundef %9) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #21
  br label %52

49:                                               ; preds = %24, %37
  %50 = add nuw nsw i64 %16, 1
  %51 = icmp eq i64 %50, %2
  br i1 %51, label %52, label %15, !llvm.loop !392

52:                                               ; preds = %49, %7, %31, %43
  %53 = phi i32 [ 3, %43 ], [ 3, %31 ], [ 0, %7 ], [ 0, %49 ]
  ret i32 %53
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_overlaps(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) unnamed_addr #33 {
  %5 = alloca %struct.tfc_block_of, align 8
  %6 = alloca %struct.tfc_block_of, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load i64, ptr %8, align 8, !tbaa !115
  %10 = add i64 %9, 3
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %12 = load i64, ptr %11, align 8, !tbaa !113
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %6, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %30)
  %31 = load i64, ptr %17, align 8, !tbaa !393
  %32 = sub i64 %26, %31
  %33 = load i64, ptr %18, align 8, !tbaa !395
  %34 = icmp uge i64 %32, %33
  %35 = sub i64 %31, %26
  %36 = icmp uge i64 %35, %27
  %37 = and i1 %34, %36
  %38 = icmp eq i64 %33, 0
  %39 = select i1 %28, i1 true, i1 %38
  %40 = select i1 %39, i1 true, i1 %37
  br i1 %40, label %54, label %41

41:                                               ; preds = %29
  %42 = load ptr, ptr %6, align 8, !tbaa !396
  %43 = load ptr, ptr %5, align 8, !tbaa !396
  %44 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %45 = load ptr, ptr %44, align 8, !tbaa !397
  %46 = icmp eq ptr %45, null
  %47 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %48 = load ptr, ptr %47, align 8
  %49 = select i1 %46, ptr %48, ptr %45
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  store ptr %42, ptr %7, align 8, !tbaa !109
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %43, ptr %50, align 8, !tbaa !109
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %51, i8 0, i64 32, i1 false)
  store ptr %49, ptr %52, align 8, !tbaa !216
  %53 = call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull @.str.9, ptr dead_on_return noundef %7) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %59

54:                                               ; preds = %29
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  %55 = add i64 %30, 1
  %56 = icmp eq i64 %55, %13
  br i1 %56, label %57, label %29, !llvm.loop !398

57:                                               ; preds = %54, %21
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  %58 = icmp eq i64 %22, %20
  br i1 %58, label %59, label %21

59:                                               ; preds = %57, %4, %41
  %60 = phi i32 [ 3, %41 ], [ 0, %4 ], [ 0, %57 ]
  ret i32 %60
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @block_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.tfc_block_of) align 8 captures(none) initializes((0, 32)) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef %4) unnamed_addr #35 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %7 = load i64, ptr %6, align 8, !tbaa !115
  %8 = add nsw i64 %7, 2
  switch i64 %4, label %32 [
    i64 0, label %9
    i64 1, label %23
  ]

9:                                                ; preds = %5
  store ptr @.str.10, ptr %0, align 8, !tbaa !396
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load ptr, ptr %2, align 8, !tbaa !87
  %12 = ptrtoint ptr %11 to i64
  store i64 %12, ptr %10, align 8, !tbaa !393
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %15 = load i64, ptr %14, align 8, !tbaa !94
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %20, label %17

17:                                               ; preds = %9
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %19 = load i64, ptr %18, align 8, !tbaa !202
  br label %20

20:                                               ; preds = %9, %17
  %21 = phi i64 [ %19, %17 ], [ 0, %9 ]
  store i64 %21, ptr %13, align 8, !tbaa !395
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %22, align 8, !tbaa !397
  br label %86

23:                                               ; preds = %5
  store ptr @.str.11, ptr %0, align 8, !tbaa !396
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %26 = load ptr, ptr %25, align 8, !tbaa !90
  %27 = ptrtoint ptr %26 to i64
  store i64 %27, ptr %24, align 8, !tbaa !393
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %30 = load i64, ptr %29, align 8, !tbaa !111
  store i64 %30, ptr %28, align 8, !tbaa !395
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %31, align 8, !tbaa !397
  br label %86

32:                                               ; preds = %5
  %33 = icmp eq i64 %4, %8
  br i1 %33, label %34, label %43

34:                                               ; preds = %32
  store ptr @.str.12, ptr %0, align 8, !tbaa !396
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %37 = load ptr, ptr %36, align 8, !tbaa !89
  %38 = ptrtoint ptr %37 to i64
  store i64 %38, ptr %35, align 8, !tbaa !393
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %41 = load i64, ptr %40, align 8, !tbaa !110
  store i64 %41, ptr %39, align 8, !tbaa !395
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %42, align 8, !tbaa !397
  br label %86

43:                                               ; preds = %32
  %44 = icmp slt i64 %4, %8
  br i1 %44, label %45, label %50

45:                                               ; preds = %43
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %47 = load ptr, ptr %46, align 8, !tbaa !114
  %48 = getelementptr %struct.tfc_given, ptr %47, i64 %4
  %49 = getelementptr i8, ptr %48, i64 -128
  br label %56

50:                                               ; preds = %43
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %52 = load ptr, ptr %51, align 8, !tbaa !112
  %53 = sub i64 %4, %7
  %54 = getelementptr %struct.tfc_given, ptr %52, i64 %53
  %55 = getelementptr i8, ptr %54, i64 -192
  br label %56

56:                                               ; preds = %50, %45
  %57 = phi ptr [ %49, %45 ], [ %55, %50 ]
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %59 = load ptr, ptr %58, align 8, !tbaa !124
  %60 = getelementptr inbounds nuw i8, ptr %57, i64 16
  %61 = load i64, ptr %60, align 8, !tbaa !390
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
  %81 = load ptr, ptr %57, align 8, !tbaa !214
  store ptr %81, ptr %0, align 8, !tbaa !396
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %80, ptr %82, align 8, !tbaa !393
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %63, ptr %83, align 8, !tbaa !395
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %85 = getelementptr inbounds nuw i8, ptr %57, i64 40
  store ptr %85, ptr %84, align 8, !tbaa !397
  br label %86

86:                                               ; preds = %79, %34, %23, %20
  ret void
}

; Function Attrs: cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i32 @report_failure(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #36 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = load atomic i32, ptr %1 seq_cst, align 4, !tbaa !399
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load i64, ptr %8, align 8, !tbaa !48
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %11 = load i64, ptr %10, align 8, !tbaa !52
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %13 = load i64, ptr %12, align 8, !tbaa !53
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %15 = load double, ptr %14, align 8, !tbaa !54
  %16 = icmp eq i32 %7, 1
  br i1 %16, label %27, label %17

17:                                               ; preds = %3
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %19 = load i64, ptr %18, align 8, !tbaa !400
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %59

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %23 = load ptr, ptr %22, align 8, !tbaa !401
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %25 = load i32, ptr %24, align 8, !tbaa !80
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 12
  br label %35

27:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  store ptr @.str.15, ptr %4, align 8, !tbaa !109
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr @.str.15, ptr %28, align 8, !tbaa !109
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %9, ptr %29, align 8, !tbaa !39
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %11, ptr %30, align 8, !tbaa !39
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 %13, ptr %31, align 8, !tbaa !39
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store double %15, ptr %32, align 8, !tbaa !389
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store ptr null, ptr %33, align 8, !tbaa !216
  %34 = call fastcc i32 @report(ptr noundef %2, i32 noundef 1, ptr noundef nonnull @.str.16, ptr dead_on_return noundef %4) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  br label %67

35:                                               ; preds = %21, %56
  %36 = phi i64 [ 0, %21 ], [ %57, %56 ]
  %37 = getelementptr inbounds nuw %struct.tfc_message, ptr %23, i64 %36
  %38 = load i32, ptr %37, align 8, !tbaa !402
  %39 = icmp eq i32 %38, %25
  br i1 %39, label %40, label %56

40:                                               ; preds = %35
  %41 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %42 = load i32, ptr %41, align 4, !tbaa !404
  %43 = load i32, ptr %26, align 4, !tbaa !51
  %44 = icmp eq i32 %42, %43
  br i1 %44, label %45, label %56

45:                                               ; preds = %40
  %46 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %47 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %48 = load ptr, ptr %47, align 8, !tbaa !405
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  store ptr @.str.15, ptr %5, align 8, !tbaa !109
  %49 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr @.str.15, ptr %49, align 8, !tbaa !109
  %50 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %9, ptr %50, align 8, !tbaa !39
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %11, ptr %51, align 8, !tbaa !39
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %13, ptr %52, align 8, !tbaa !39
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double %15, ptr %53, align 8, !tbaa !389
  %54 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %46, ptr %54, align 8, !tbaa !216
  %55 = call fastcc i32 @report(ptr noundef %2, i32 noundef %7, ptr noundef %48, ptr dead_on_return noundef %5) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %67

56:                                               ; preds = %40, %35
  %57 = add nuw nsw i64 %36, 1
  %58 = icmp eq i64 %57, %19
  br i1 %58, label %59, label %35, !llvm.loop !406

59:                                               ; preds = %56, %17
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  store ptr @.str.15, ptr %6, align 8, !tbaa !109
  %60 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr @.str.15, ptr %60, align 8, !tbaa !109
  %61 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %9, ptr %61, align 8, !tbaa !39
  %62 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 %11, ptr %62, align 8, !tbaa !39
  %63 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 %13, ptr %63, align 8, !tbaa !39
  %64 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store double %15, ptr %64, align 8, !tbaa !389
  %65 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store ptr null, ptr %65, align 8, !tbaa !216
  %66 = call fastcc i32 @report(ptr noundef %2, i32 noundef %7, ptr noundef nonnull @.str.17, ptr dead_on_return noundef %6) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %67

67:                                               ; preds = %45, %59, %27
  ret i32 %7
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put(ptr noundef nonnull captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #37 {
  %3 = load i8, ptr %1, align 1, !tbaa !9
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %18, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %7

7:                                                ; preds = %5, %13
  %8 = phi i8 [ %3, %5 ], [ %16, %13 ]
  %9 = phi ptr [ %1, %5 ], [ %14, %13 ]
  %10 = load ptr, ptr %0, align 8, !tbaa !179
  %11 = load ptr, ptr %6, align 8, !tbaa !181
  %12 = icmp ult ptr %10, %11
  br i1 %12, label %13, label %18

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 1
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 1
  store ptr %15, ptr %0, align 8, !tbaa !179
  store i8 %8, ptr %10, align 1, !tbaa !9
  %16 = load i8, ptr %14, align 1, !tbaa !9
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %7, !llvm.loop !407

18:                                               ; preds = %7, %13, %2
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put_integer(ptr noundef nonnull captures(none) %0, i64 noundef %1) unnamed_addr #37 {
  %3 = alloca [24 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
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
  br i1 %16, label %17, label %5, !llvm.loop !408

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
  %30 = load ptr, ptr %0, align 8, !tbaa !179
  %31 = load ptr, ptr %25, align 8, !tbaa !181
  %32 = icmp ult ptr %30, %31
  br i1 %32, label %33, label %39

33:                                               ; preds = %28
  %34 = add nsw i64 %29, -1
  %35 = getelementptr inbounds i8, ptr %3, i64 %34
  %36 = load i8, ptr %35, align 1, !tbaa !9
  %37 = getelementptr inbounds nuw i8, ptr %30, i64 1
  store ptr %37, ptr %0, align 8, !tbaa !179
  store i8 %36, ptr %30, align 1, !tbaa !9
  %38 = icmp eq i64 %34, 0
  br i1 %38, label %39, label %28, !llvm.loop !409

39:                                               ; preds = %33, %28
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put_number(ptr noundef nonnull captures(none) %0, double noundef %1) unnamed_addr #37 {
  %3 = alloca [8 x i8], align 8
  %4 = fcmp uno double %1, 0.000000e+00
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.18) #22
  br label %78

6:                                                ; preds = %2
  %7 = fcmp olt double %1, 0.000000e+00
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.19) #22
  %9 = fneg double %1
  br label %10

10:                                               ; preds = %8, %6
  %11 = phi double [ %9, %8 ], [ %1, %6 ]
  %12 = fcmp ogt double %11, 1.700000e+308
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.20) #22
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
  br i1 %31, label %22, label %26, !llvm.loop !410

32:                                               ; preds = %22, %32
  %33 = phi i32 [ %36, %32 ], [ %24, %22 ]
  %34 = phi double [ %35, %32 ], [ %23, %22 ]
  %35 = fmul double %34, 1.000000e+01
  %36 = add nsw i32 %33, -1
  %37 = fcmp olt double %35, 1.000000e+00
  br i1 %37, label %32, label %38, !llvm.loop !411

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
  tail call fastcc void @put_integer(ptr noundef %0, i64 noundef %48) #22
  %49 = icmp eq i64 %45, 0
  %50 = or i1 %46, %49
  br i1 %50, label %74, label %51

51:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
  store i64 13563782407139374, ptr %3, align 8
  br label %56

52:                                               ; preds = %56
  %53 = sext i32 %71 to i64
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 1
  store i8 0, ptr %55, align 1, !tbaa !9
  call fastcc void @put(ptr noundef %0, ptr noundef nonnull %3) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
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
  br i1 %73, label %56, label %52, !llvm.loop !412

74:                                               ; preds = %52, %38
  %75 = icmp eq i32 %40, 0
  br i1 %75, label %78, label %76

76:                                               ; preds = %74
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.21) #22
  %77 = sext i32 %40 to i64
  tail call fastcc void @put_integer(ptr noundef %0, i64 noundef %77) #22
  br label %78

78:                                               ; preds = %74, %76, %13, %5
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #18

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_kind(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef range(i32 0, 2) %2, ptr noundef %3) unnamed_addr #32 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = load ptr, ptr %0, align 8, !tbaa !214
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %12 = load i32, ptr %11, align 8, !tbaa !413
  %13 = icmp ugt i32 %12, 1
  br i1 %13, label %18, label %14

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %16 = load i32, ptr %15, align 4, !tbaa !414
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %22, label %18

18:                                               ; preds = %14, %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  store ptr %9, ptr %5, align 8, !tbaa !109
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %19, i8 0, i64 40, i1 false)
  store ptr %10, ptr %20, align 8, !tbaa !216
  %21 = call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull @.str.29, ptr dead_on_return noundef %5) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %67

22:                                               ; preds = %14
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %24 = load i32, ptr %23, align 8, !tbaa !174
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %26 = load i32, ptr %25, align 4, !tbaa !415
  %27 = icmp eq i32 %24, %26
  br i1 %27, label %37, label %28

28:                                               ; preds = %22
  %29 = zext i32 %26 to i64
  %30 = zext i32 %24 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  store ptr %9, ptr %6, align 8, !tbaa !109
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %31, i8 0, i64 16, i1 false)
  store i64 %30, ptr %32, align 8, !tbaa !39
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 %29, ptr %33, align 8, !tbaa !39
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store double 0.000000e+00, ptr %34, align 8, !tbaa !389
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store ptr %10, ptr %35, align 8, !tbaa !216
  %36 = call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull @.str.30, ptr dead_on_return noundef %6) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %67

37:                                               ; preds = %22
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %39 = load i32, ptr %38, align 4, !tbaa !416
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %42 = load i32, ptr %41, align 8, !tbaa !417
  %43 = zext i32 %42 to i64
  %44 = icmp eq i32 %39, %42
  br i1 %44, label %52, label %45

45:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  store ptr %9, ptr %7, align 8, !tbaa !109
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %46, i8 0, i64 16, i1 false)
  store i64 %40, ptr %47, align 8, !tbaa !39
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %43, ptr %48, align 8, !tbaa !39
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %49, align 8, !tbaa !389
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %10, ptr %50, align 8, !tbaa !216
  %51 = call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull @.str.31, ptr dead_on_return noundef %7) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  br label %67

52:                                               ; preds = %37
  %53 = icmp eq i32 %2, 0
  %54 = icmp eq i32 %24, 0
  %55 = or i1 %53, %54
  br i1 %55, label %67, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %58 = load ptr, ptr %57, align 8, !tbaa !172
  %59 = icmp eq ptr %58, null
  br i1 %59, label %60, label %67

60:                                               ; preds = %56
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  store ptr %9, ptr %8, align 8, !tbaa !109
  %61 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %61, i8 0, i64 16, i1 false)
  store i64 %40, ptr %62, align 8, !tbaa !39
  %63 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %43, ptr %63, align 8, !tbaa !39
  %64 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %64, align 8, !tbaa !389
  %65 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %10, ptr %65, align 8, !tbaa !216
  %66 = call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull @.str.32, ptr dead_on_return noundef %8) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  br label %67

67:                                               ; preds = %52, %56, %60, %45, %28, %18
  %68 = phi i32 [ 3, %18 ], [ 3, %28 ], [ 3, %45 ], [ 3, %60 ], [ 0, %56 ], [ 0, %52 ]
  ret i32 %68
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_size(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef %5) unnamed_addr #31 {
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %44, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %12 = load i32, ptr %11, align 4, !tbaa !415
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = zext i32 %12 to i64
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %44, label %18

18:                                               ; preds = %10
  %19 = load ptr, ptr %13, align 8, !tbaa !124
  %20 = load ptr, ptr %14, align 8, !tbaa !175
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
  %30 = load ptr, ptr %15, align 8, !tbaa !172
  %31 = getelementptr inbounds nuw i64, ptr %30, i64 %25
  %32 = load i64, ptr %31, align 8, !tbaa !39
  %33 = icmp eq i64 %32, %29
  br i1 %33, label %21, label %34

34:                                               ; preds = %24
  %35 = load ptr, ptr %1, align 8, !tbaa !214
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 40
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  store ptr %35, ptr %7, align 8, !tbaa !109
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @.str.15, ptr %37, align 8, !tbaa !109
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %32, ptr %38, align 8, !tbaa !39
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %25, ptr %39, align 8, !tbaa !39
  %40 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %29, ptr %40, align 8, !tbaa !39
  %41 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %41, align 8, !tbaa !389
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %36, ptr %42, align 8, !tbaa !216
  %43 = call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.34, ptr dead_on_return noundef %7) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  br label %63

44:                                               ; preds = %21, %10, %6
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %46 = load ptr, ptr %45, align 8, !tbaa !124
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %48 = load i64, ptr %47, align 8, !tbaa !390
  %49 = getelementptr inbounds i64, ptr %46, i64 %48
  %50 = tail call fastcc i64 @evaluate(ptr noundef %49, ptr noundef nonnull %4)
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %52 = load i64, ptr %51, align 8, !tbaa !418
  %53 = icmp ult i64 %52, %50
  br i1 %53, label %54, label %63

54:                                               ; preds = %44
  %55 = load ptr, ptr %1, align 8, !tbaa !214
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 40
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  store ptr %55, ptr %8, align 8, !tbaa !109
  %57 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store i64 %52, ptr %58, align 8, !tbaa !39
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %50, ptr %59, align 8, !tbaa !39
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %60, align 8, !tbaa !389
  %61 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %56, ptr %61, align 8, !tbaa !216
  %62 = call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.35, ptr dead_on_return noundef %8) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  br label %63

63:                                               ; preds = %34, %54, %44
  %64 = phi i32 [ 3, %34 ], [ 3, %54 ], [ 0, %44 ]
  ret i32 %64
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
declare i64 @llvm.smax.i64(i64, i64) #19

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #19

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #20

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #19

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #19

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
attributes #1 = { nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #7 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #8 = { noinline nounwind }
attributes #9 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #10 = { cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #12 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #13 = { nofree norecurse nosync nounwind memory(argmem: read) }
attributes #14 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #15 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #16 = { cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #17 = { cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #18 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #19 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #20 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #21 = { nounwind }
attributes #22 = { cold }

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
!73 = !{!72, !14, i64 0}
!74 = !{!57, !59, i64 32}
!75 = !{!57, !60, i64 24}
!76 = !{!57, !59, i64 16}
!77 = !{!72, !64, i64 8}
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
!105 = !{!106, !12, i64 0}
!106 = !{!"tfc_flag", !12, i64 0, !62, i64 8}
!107 = distinct !{!107, !16}
!108 = !{!106, !62, i64 8}
!109 = !{!62, !62, i64 0}
!110 = !{!95, !12, i64 240}
!111 = !{!95, !12, i64 200}
!112 = !{!95, !98, i64 48}
!113 = !{!95, !12, i64 128}
!114 = !{!95, !98, i64 56}
!115 = !{!95, !12, i64 136}
!116 = !{!95, !12, i64 256}
!117 = !{!95, !12, i64 112}
!118 = !{!95, !96, i64 16}
!119 = !{!120, !12, i64 16}
!120 = !{!"tfc_place", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !12, i64 16}
!121 = !{!120, !6, i64 0}
!122 = !{!120, !6, i64 8}
!123 = !{!95, !62, i64 32}
!124 = !{!95, !60, i64 24}
!125 = !{!120, !6, i64 4}
!126 = distinct !{!126, !16}
!127 = !{!95, !12, i64 224}
!128 = !{!95, !12, i64 168}
!129 = !{!95, !12, i64 216}
!130 = distinct !{!130, !16}
!131 = !{!95, !101, i64 88}
!132 = !{!133, !12, i64 8}
!133 = !{!"tfc_aside", !12, i64 0, !12, i64 8, !12, i64 16}
!134 = !{!133, !12, i64 0}
!135 = !{!133, !12, i64 16}
!136 = distinct !{!136, !16}
!137 = !{!28, !14, i64 48}
!138 = !{!95, !58, i64 8}
!139 = !{!95, !12, i64 104}
!140 = !{!95, !12, i64 208}
!141 = !{!95, !12, i64 184}
!142 = !{!57, !60, i64 56}
!143 = !{!57, !63, i64 72}
!144 = !{!95, !12, i64 192}
!145 = !{!95, !12, i64 144}
!146 = distinct !{!146, !16}
!147 = !{!95, !12, i64 160}
!148 = !{!95, !99, i64 64}
!149 = !{!150, !6, i64 4}
!150 = !{!"tfc_result", !6, i64 0, !6, i64 4, !12, i64 8}
!151 = !{!150, !6, i64 0}
!152 = !{!150, !12, i64 8}
!153 = distinct !{!153, !16}
!154 = !{!95, !100, i64 80}
!155 = distinct !{!155, !16}
!156 = !{!157, !6, i64 0}
!157 = !{!"tfc_call", !6, i64 0, !6, i64 4, !158, i64 8, !159, i64 16, !159, i64 24, !6, i64 32, !6, i64 36, !14, i64 40, !14, i64 48, !14, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !14, i64 88, !23, i64 96}
!158 = !{!"p1 _ZTS9tfc_error", !14, i64 0}
!159 = !{!"p1 _ZTS10tfc_tensor", !14, i64 0}
!160 = !{!157, !158, i64 8}
!161 = !{!157, !6, i64 4}
!162 = !{!163, !163, i64 0}
!163 = !{!"p1 _ZTS9tfc_entry", !14, i64 0}
!164 = !{!95, !12, i64 120}
!165 = !{!157, !14, i64 40}
!166 = !{!157, !14, i64 48}
!167 = !{!157, !14, i64 56}
!168 = !{!159, !159, i64 0}
!169 = !{!157, !23, i64 96}
!170 = !{!157, !6, i64 36}
!171 = !{!157, !159, i64 24}
!172 = !{!173, !60, i64 8}
!173 = !{!"tfc_tensor", !14, i64 0, !60, i64 8, !12, i64 16, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !7, i64 40}
!174 = !{!173, !6, i64 24}
!175 = !{!176, !60, i64 24}
!176 = !{!"tfc_given", !62, i64 0, !12, i64 8, !12, i64 16, !60, i64 24, !6, i64 32, !6, i64 36, !177, i64 40}
!177 = !{!"tfc_loc", !62, i64 0, !62, i64 8, !6, i64 16, !6, i64 20}
!178 = distinct !{!178, !16}
!179 = !{!180, !62, i64 0}
!180 = !{!"text", !62, i64 0, !62, i64 8}
!181 = !{!180, !62, i64 8}
!182 = distinct !{!182, !16}
!183 = distinct !{!183, !16}
!184 = !{!185, !62, i64 0}
!185 = !{!"tfc_fault", !62, i64 0, !62, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !50, i64 40, !186, i64 48}
!186 = !{!"p1 _ZTS7tfc_loc", !14, i64 0}
!187 = !{!185, !62, i64 8}
!188 = !{!185, !12, i64 16}
!189 = !{!185, !12, i64 24}
!190 = !{!185, !12, i64 32}
!191 = !{!185, !50, i64 40}
!192 = !{!193, !6, i64 0}
!193 = !{!"tfc_error", !6, i64 0, !7, i64 4, !186, i64 240, !12, i64 248}
!194 = !{!185, !186, i64 48}
!195 = !{!193, !186, i64 240}
!196 = !{!193, !12, i64 248}
!197 = !{!157, !14, i64 88}
!198 = !{!157, !6, i64 32}
!199 = !{!157, !159, i64 16}
!200 = !{!95, !62, i64 0}
!201 = !{!157, !12, i64 64}
!202 = !{!95, !12, i64 248}
!203 = !{!157, !12, i64 72}
!204 = !{!157, !12, i64 80}
!205 = distinct !{!205, !16}
!206 = distinct !{!206, !16}
!207 = !{!95, !97, i64 40}
!208 = !{!209, !12, i64 24}
!209 = !{!"tfc_bound", !12, i64 0, !12, i64 8, !62, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48}
!210 = !{!209, !12, i64 32}
!211 = !{!209, !12, i64 48}
!212 = !{!209, !12, i64 40}
!213 = distinct !{!213, !16}
!214 = !{!176, !62, i64 0}
!215 = !{!209, !62, i64 16}
!216 = !{!186, !186, i64 0}
!217 = distinct !{!217, !16}
!218 = distinct !{!218, !16}
!219 = distinct !{!219, !16}
!220 = !{!221, !12, i64 0}
!221 = !{!"tfc_initial", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24}
!222 = !{!221, !12, i64 8}
!223 = !{!221, !12, i64 16}
!224 = !{!221, !12, i64 24}
!225 = distinct !{!225, !16}
!226 = !{!28, !6, i64 0}
!227 = !{!228, !12, i64 40}
!228 = !{!"tfc_monitor", !7, i64 0, !6, i64 4, !229, i64 8, !12, i64 16, !12, i64 24, !230, i64 32, !12, i64 40, !12, i64 48}
!229 = !{!"p1 _ZTS9tfc_event", !14, i64 0}
!230 = !{!"p1 _ZTS8tfc_runs", !14, i64 0}
!231 = !{!232, !12, i64 0}
!232 = !{!"timespec", !12, i64 0, !12, i64 8}
!233 = !{!232, !12, i64 8}
!234 = !{!228, !230, i64 32}
!235 = !{!236, !12, i64 0}
!236 = !{!"tfc_runs", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24}
!237 = !{!236, !12, i64 16}
!238 = !{!236, !12, i64 24}
!239 = !{!228, !12, i64 48}
!240 = !{!228, !12, i64 24}
!241 = !{!228, !12, i64 16}
!242 = !{!228, !229, i64 8}
!243 = !{!236, !12, i64 8}
!244 = !{!245, !12, i64 8}
!245 = !{!"tfc_event", !12, i64 0, !12, i64 8, !12, i64 16}
!246 = !{!247, !14, i64 16}
!247 = !{!"py_record", !12, i64 0, !14, i64 8, !14, i64 16}
!248 = !{!249, !250, i64 0}
!249 = !{!"tfc_callable", !250, i64 0, !14, i64 8, !12, i64 16}
!250 = !{!"p1 _ZTS12tfc_prepared", !14, i64 0}
!251 = !{!252, !254, i64 8}
!252 = !{!"tfc_prepared", !253, i64 0, !254, i64 8, !64, i64 16, !59, i64 24, !59, i64 32, !14, i64 40, !6, i64 48, !6, i64 52}
!253 = !{!"p1 _ZTS10tfc_python", !14, i64 0}
!254 = !{!"p1 _ZTS11tfc_binding", !14, i64 0}
!255 = !{!252, !6, i64 48}
!256 = !{!257, !12, i64 16}
!257 = !{!"py_object", !12, i64 0, !14, i64 8, !12, i64 16}
!258 = !{!252, !253, i64 0}
!259 = !{!260, !12, i64 216}
!260 = !{!"tfc_python", !14, i64 0, !14, i64 8, !14, i64 16, !14, i64 24, !14, i64 32, !14, i64 40, !14, i64 48, !14, i64 56, !14, i64 64, !14, i64 72, !14, i64 80, !14, i64 88, !14, i64 96, !14, i64 104, !14, i64 112, !14, i64 120, !14, i64 128, !14, i64 136, !14, i64 144, !14, i64 152, !14, i64 160, !14, i64 168, !14, i64 176, !14, i64 184, !14, i64 192, !14, i64 200, !14, i64 208, !12, i64 216}
!261 = !{!252, !59, i64 24}
!262 = !{!252, !14, i64 40}
!263 = distinct !{!263, !16}
!264 = !{!260, !14, i64 112}
!265 = distinct !{!265, !16}
!266 = distinct !{!266, !16}
!267 = !{!260, !14, i64 16}
!268 = !{!249, !14, i64 8}
!269 = !{!252, !64, i64 16}
!270 = !{!252, !6, i64 52}
!271 = !{!260, !14, i64 160}
!272 = !{!249, !12, i64 16}
!273 = !{!257, !14, i64 8}
!274 = !{!260, !14, i64 192}
!275 = !{!260, !14, i64 72}
!276 = !{!260, !14, i64 64}
!277 = !{!252, !59, i64 32}
!278 = distinct !{!278, !16}
!279 = !{!260, !14, i64 120}
!280 = !{!260, !14, i64 128}
!281 = !{!260, !14, i64 184}
!282 = !{!260, !14, i64 104}
!283 = !{!260, !14, i64 96}
!284 = distinct !{!284, !16}
!285 = !{!260, !14, i64 176}
!286 = distinct !{!286, !16, !287, !288}
!287 = !{!"llvm.loop.isvectorized", i32 1}
!288 = !{!"llvm.loop.unroll.runtime.disable"}
!289 = distinct !{!289, !16, !288, !287}
!290 = !{!254, !254, i64 0}
!291 = !{!292, !6, i64 144}
!292 = !{!"tfc_binding", !14, i64 0, !254, i64 8, !293, i64 16, !294, i64 24, !294, i64 32, !295, i64 40, !12, i64 48, !6, i64 56, !6, i64 60, !296, i64 64, !12, i64 72, !297, i64 80, !60, i64 88, !12, i64 96, !14, i64 104, !14, i64 112, !14, i64 120, !14, i64 128, !6, i64 136, !6, i64 140, !6, i64 144, !6, i64 148, !298, i64 152}
!293 = !{!"p1 _ZTS10tfc_region", !14, i64 0}
!294 = !{!"p1 _ZTS11tfc_operand", !14, i64 0}
!295 = !{!"p1 _ZTS9tfc_shift", !14, i64 0}
!296 = !{!"p1 _ZTS9tfc_saved", !14, i64 0}
!297 = !{!"p1 _ZTS13tfc_step_lock", !14, i64 0}
!298 = !{!"p1 _ZTS9tfc_begun", !14, i64 0}
!299 = !{!292, !6, i64 148}
!300 = !{!292, !294, i64 24}
!301 = !{!260, !14, i64 168}
!302 = !{!303, !14, i64 56}
!303 = !{!"py_array", !12, i64 0, !14, i64 8, !14, i64 16, !6, i64 24, !60, i64 32, !60, i64 40, !14, i64 48, !14, i64 56, !6, i64 64}
!304 = !{!305, !14, i64 0}
!305 = !{!"tfc_operand", !14, i64 0, !14, i64 8, !60, i64 16, !12, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44, !14, i64 48, !14, i64 56, !12, i64 64}
!306 = !{!303, !6, i64 24}
!307 = !{!305, !6, i64 32}
!308 = !{!303, !6, i64 64}
!309 = !{!303, !60, i64 32}
!310 = !{!305, !60, i64 16}
!311 = distinct !{!311, !16}
!312 = !{!303, !14, i64 16}
!313 = !{!305, !14, i64 56}
!314 = !{!305, !14, i64 8}
!315 = !{!305, !6, i64 40}
!316 = !{!260, !14, i64 200}
!317 = !{!260, !14, i64 136}
!318 = !{!260, !14, i64 208}
!319 = !{!260, !14, i64 144}
!320 = !{!305, !12, i64 64}
!321 = distinct !{!321, !16}
!322 = distinct !{!322, !16}
!323 = !{!292, !294, i64 32}
!324 = !{!305, !6, i64 44}
!325 = !{!305, !12, i64 24}
!326 = distinct !{!326, !16}
!327 = distinct !{!327, !16}
!328 = distinct !{!328, !16}
!329 = !{!292, !14, i64 0}
!330 = !{!260, !14, i64 0}
!331 = distinct !{!331, !16}
!332 = !{!305, !14, i64 48}
!333 = !{!260, !14, i64 24}
!334 = !{!260, !14, i64 152}
!335 = distinct !{!335, !16}
!336 = !{!260, !14, i64 8}
!337 = distinct !{!337, !16}
!338 = !{!292, !6, i64 140}
!339 = !{!292, !297, i64 80}
!340 = !{!341, !6, i64 4}
!341 = !{!"tfc_step_lock", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12}
!342 = !{!341, !6, i64 8}
!343 = !{!292, !6, i64 136}
!344 = !{!341, !6, i64 0}
!345 = !{!292, !60, i64 88}
!346 = !{!292, !12, i64 96}
!347 = !{!292, !14, i64 104}
!348 = !{!260, !14, i64 32}
!349 = !{!260, !14, i64 40}
!350 = !{!292, !14, i64 128}
!351 = !{!292, !14, i64 112}
!352 = distinct !{!352, !16}
!353 = !{!292, !14, i64 120}
!354 = !{!260, !14, i64 48}
!355 = !{!260, !14, i64 56}
!356 = distinct !{!356, !16}
!357 = !{!260, !14, i64 80}
!358 = !{!260, !14, i64 88}
!359 = distinct !{!359, !16}
!360 = distinct !{!360, !16}
!361 = distinct !{!361, !16}
!362 = !{!292, !6, i64 56}
!363 = !{!292, !6, i64 60}
!364 = distinct !{!364, !16}
!365 = distinct !{!365, !16}
!366 = !{!292, !293, i64 16}
!367 = !{!305, !6, i64 36}
!368 = distinct !{!368, !16}
!369 = !{!292, !12, i64 48}
!370 = distinct !{!370, !16}
!371 = !{!292, !12, i64 72}
!372 = !{!292, !295, i64 40}
!373 = !{!374, !12, i64 8}
!374 = !{!"tfc_shift", !12, i64 0, !12, i64 8, !12, i64 16}
!375 = !{!374, !12, i64 16}
!376 = !{!374, !12, i64 0}
!377 = distinct !{!377, !16}
!378 = !{!292, !296, i64 64}
!379 = !{!380, !14, i64 8}
!380 = !{!"tfc_saved", !14, i64 0, !14, i64 8, !12, i64 16}
!381 = !{!380, !14, i64 0}
!382 = !{!380, !12, i64 16}
!383 = distinct !{!383, !16}
!384 = distinct !{!384, !16}
!385 = distinct !{!385, !16}
!386 = distinct !{!386, !16}
!387 = !{!209, !12, i64 0}
!388 = !{!209, !12, i64 8}
!389 = !{!50, !50, i64 0}
!390 = !{!176, !12, i64 16}
!391 = !{!176, !12, i64 8}
!392 = distinct !{!392, !16}
!393 = !{!394, !12, i64 8}
!394 = !{!"tfc_block_of", !62, i64 0, !12, i64 8, !12, i64 16, !186, i64 24}
!395 = !{!394, !12, i64 16}
!396 = !{!394, !62, i64 0}
!397 = !{!394, !186, i64 24}
!398 = distinct !{!398, !16}
!399 = !{!49, !7, i64 0}
!400 = !{!95, !12, i64 176}
!401 = !{!95, !102, i64 96}
!402 = !{!403, !6, i64 0}
!403 = !{!"tfc_message", !6, i64 0, !6, i64 4, !62, i64 8, !177, i64 16}
!404 = !{!403, !6, i64 4}
!405 = !{!403, !62, i64 8}
!406 = distinct !{!406, !16}
!407 = distinct !{!407, !16}
!408 = distinct !{!408, !16}
!409 = distinct !{!409, !16}
!410 = distinct !{!410, !16}
!411 = distinct !{!411, !16}
!412 = distinct !{!412, !16}
!413 = !{!173, !6, i64 32}
!414 = !{!173, !6, i64 36}
!415 = !{!176, !6, i64 36}
!416 = !{!173, !6, i64 28}
!417 = !{!176, !6, i64 32}
!418 = !{!173, !12, i64 16}
attributes #23 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) minsize optsize }
attributes #24 = { nounwind minsize optsize }
attributes #25 = { nounwind optsize }
attributes #26 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) minsize optsize }
attributes #27 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #28 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) optsize }
attributes #29 = { noinline nounwind optsize }
attributes #30 = { noinline nounwind minsize optsize }
attributes #31 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) optsize }
attributes #32 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #33 = { cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #34 = { nofree norecurse nosync nounwind memory(argmem: read) optsize }
attributes #35 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #36 = { cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #37 = { cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
