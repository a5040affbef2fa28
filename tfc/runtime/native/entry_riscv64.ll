; Made by `python -m tfc.runtime.native` from entry.c; do not edit.
target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
target triple = "riscv64-unknown-linux-gnu"

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
%struct.tfc_pool_event = type { i64, i64, i64 }
%struct.tfc_block_of = type { ptr, i64, i64, ptr }
%struct.tfc_message = type { i32, i32, ptr, %struct.tfc_loc }

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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef signext i32 @tfc_may_use_amx() local_unnamed_addr #23 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 274877907201) i64 @tfc_pool_bytes(i32 noundef signext %0) local_unnamed_addr #23 {
  %2 = zext i32 %0 to i64
  %3 = shl nuw nsw i64 %2, 6
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 140), (144, 152), (192, 196), (288, 292)) %0, i32 noundef signext %1, i32 noundef signext %2) local_unnamed_addr #24 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store i32 0, ptr %5, align 32, !tbaa !9
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
  %23 = tail call signext i32 @pthread_create(ptr noundef nonnull %22, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %20) #21
  %24 = icmp eq i32 %23, 0
  %25 = add nuw nsw i64 %17, 1
  br i1 %24, label %16, label %26

26:                                               ; preds = %19
  %27 = trunc nuw i64 %17 to i32
  br label %28

28:                                               ; preds = %16, %26
  %29 = phi i32 [ %27, %26 ], [ %14, %16 ]
  store i32 %29, ptr %0, align 64, !tbaa !9
  ret i32 %29
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nounwind
declare signext i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #25 {
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
  %17 = load i32, ptr %10, align 4, !tbaa !9
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %27, label %23

19:                                               ; preds = %23
  %20 = add nuw i32 %24, 1
  %21 = load i32, ptr %10, align 4, !tbaa !9
  %22 = icmp ult i32 %20, %21
  br i1 %22, label %23, label %27, !llvm.loop !19

23:                                               ; preds = %15, %19
  %24 = phi i32 [ %20, %19 ], [ 0, %15 ]
  %25 = load atomic i32, ptr %11 acquire, align 64
  %26 = icmp eq i32 %25, %16
  br i1 %26, label %19, label %38

27:                                               ; preds = %19, %15
  %28 = atomicrmw add ptr %12, i32 1 seq_cst, align 4
  %29 = load atomic i32, ptr %11 seq_cst, align 64
  %30 = icmp eq i32 %29, %16
  br i1 %30, label %31, label %35

31:                                               ; preds = %27, %31
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %11, i32 noundef signext 128, i32 noundef signext %16, ptr noundef null, ptr noundef null, i32 noundef signext 0) #21
  %33 = load atomic i32, ptr %11 seq_cst, align 64
  %34 = icmp eq i32 %33, %16
  br i1 %34, label %31, label %35, !llvm.loop !21

35:                                               ; preds = %31, %27
  %36 = phi i32 [ %29, %27 ], [ %33, %31 ]
  %37 = atomicrmw sub ptr %12, i32 1 seq_cst, align 4
  br label %38

38:                                               ; preds = %23, %35
  %39 = phi i32 [ %36, %35 ], [ %25, %23 ]
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
  br i1 %51, label %53, label %45, !llvm.loop !22

53:                                               ; preds = %48
  tail call fastcc void @work(ptr noundef %3, i32 noundef signext %9)
  %54 = atomicrmw sub ptr %14, i32 1 release, align 64
  %55 = icmp eq i32 %54, 1073741825
  br i1 %55, label %56, label %58

56:                                               ; preds = %53
  %57 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %14, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #21
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
  %3 = load i32, ptr %0, align 64, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %5 = atomicrmw add ptr %4, i32 1 seq_cst, align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %7 = load atomic i32, ptr %6 seq_cst, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %1
  %10 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef signext 129, i32 noundef signext %3, ptr noundef null, ptr noundef null, i32 noundef signext 0) #21
  br label %11

11:                                               ; preds = %1, %9
  %12 = load i32, ptr %0, align 64, !tbaa !9
  %13 = icmp ugt i32 %12, 1
  br i1 %13, label %15, label %14

14:                                               ; preds = %15, %11
  ret void

15:                                               ; preds = %11, %15
  %16 = phi i64 [ %21, %15 ], [ 1, %11 ]
  %17 = getelementptr inbounds nuw %struct.tfc_worker, ptr %0, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 344
  %19 = load i64, ptr %18, align 8, !tbaa !23
  %20 = tail call signext i32 @pthread_join(i64 noundef %19, ptr noundef null) #21
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !9
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !24
}

declare signext i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

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
  %10 = load ptr, ptr %9, align 8, !tbaa !25
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !31
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !33
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !34
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 64, !tbaa !9
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  store ptr %2, ptr %6, align 8, !tbaa !35
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %28, align 8, !tbaa !37
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %29, align 8, !tbaa !38
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
  store i64 %39, ptr %30, align 8, !tbaa !39
  %40 = icmp samesign ugt i64 %39, 1
  %41 = and i1 %26, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %25
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %44 = load ptr, ptr %43, align 8, !tbaa !31
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %46 = load ptr, ptr %45, align 8, !tbaa !40
  %47 = trunc i64 %39 to i32
  call void %44(ptr noundef %46, i32 noundef signext %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #21
  br label %161

48:                                               ; preds = %25
  %49 = icmp eq i64 %39, 1
  br i1 %49, label %160, label %50

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !34
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %54 = cmpxchg ptr %53, i32 0, i32 1 acquire monotonic, align 64
  %55 = extractvalue { i32, i1 } %54, 1
  br i1 %55, label %56, label %160

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(32) %57, ptr noundef nonnull readonly align 8 dereferenceable(32) %6, i64 32, i1 false), !tbaa.struct !41
  %58 = load i64, ptr %30, align 8, !tbaa !39
  %59 = load i32, ptr %52, align 64, !tbaa !9
  %60 = zext i32 %59 to i64
  %61 = tail call i64 @llvm.smin.i64(i64 %58, i64 %60)
  %62 = trunc i64 %61 to i32
  %63 = getelementptr inbounds nuw i8, ptr %52, i64 288
  store i32 %62, ptr %63, align 32, !tbaa !9
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
  %77 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %70, i32 noundef signext 129, i32 noundef signext %76, ptr noundef null, ptr noundef null, i32 noundef signext 0) #21
  br label %78

78:                                               ; preds = %75, %68
  %79 = load i32, ptr %63, align 32, !tbaa !9
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
  %92 = load i64, ptr %90, align 8, !tbaa !44
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %94, label %122

94:                                               ; preds = %87, %118
  %95 = phi i64 [ %119, %118 ], [ %92, %87 ]
  %96 = atomicrmw add ptr %89, i64 1 monotonic, align 64
  %97 = icmp slt i64 %96, %95
  br i1 %97, label %98, label %118, !llvm.loop !45

98:                                               ; preds = %94
  %99 = load ptr, ptr %57, align 8, !tbaa !35
  %100 = load ptr, ptr %83, align 8, !tbaa !37
  %101 = load i64, ptr %84, align 8, !tbaa !38
  %102 = load i64, ptr %85, align 8, !tbaa !39
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
  %117 = load i64, ptr %90, align 8, !tbaa !44
  br label %118

118:                                              ; preds = %98, %94
  %119 = phi i64 [ %117, %98 ], [ %95, %94 ]
  %120 = load atomic i64, ptr %89 monotonic, align 64
  %121 = icmp slt i64 %120, %119
  br i1 %121, label %94, label %122

122:                                              ; preds = %118, %87
  %123 = add nuw nsw i64 %88, 1
  %124 = icmp eq i64 %123, %86
  br i1 %124, label %125, label %87, !llvm.loop !46

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
  %133 = load i32, ptr %130, align 4, !tbaa !9
  %134 = icmp ult i32 %132, %133
  br i1 %134, label %135, label %139

135:                                              ; preds = %131
  %136 = load atomic i32, ptr %69 acquire, align 64
  %137 = add nuw i32 %132, 1
  %138 = icmp eq i32 %136, 0
  br i1 %138, label %159, label %131, !llvm.loop !47

139:                                              ; preds = %131
  %140 = atomicrmw or ptr %69, i32 1073741824 acquire, align 64
  %141 = or i32 %140, 1073741824
  %142 = icmp eq i32 %141, 1073741824
  br i1 %142, label %148, label %143

143:                                              ; preds = %139, %143
  %144 = phi i32 [ %146, %143 ], [ %141, %139 ]
  %145 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %69, i32 noundef signext 128, i32 noundef signext %144, ptr noundef null, ptr noundef null, i32 noundef signext 0) #21
  %146 = load atomic i32, ptr %69 acquire, align 64
  %147 = icmp eq i32 %146, 1073741824
  br i1 %147, label %148, label %143, !llvm.loop !48

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
  store i64 %156, ptr %157, align 8, !tbaa !44
  %158 = icmp eq i64 %154, %67
  br i1 %158, label %68, label %149, !llvm.loop !49

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
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef signext %1) #25 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !35
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !37
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !38
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !39
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
define noundef signext i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned signext %1, i32 noundef signext %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #27 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !50
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !51

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !52
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !55
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !52
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !56
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !57
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !58
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define signext i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #28 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !50
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #25 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !25
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !59
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !40
  %12 = tail call signext i32 %7(ptr noundef %11) #21
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: noinline nounwind uwtable
define signext i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #29 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8, !tbaa !60
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !25
  %6 = icmp eq ptr %5, null
  br i1 %6, label %17, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !70
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !59
  %14 = icmp eq ptr %13, null
  br i1 %14, label %17, label %15

15:                                               ; preds = %11, %7
  %16 = tail call fastcc signext i32 @walk(ptr noundef nonnull %0, ptr noundef nonnull %5)
  br label %96

17:                                               ; preds = %11, %1
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %19 = load i64, ptr %18, align 8, !tbaa !71
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %94, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %23 = load i64, ptr %22, align 8, !tbaa !72
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %96

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %33

29:                                               ; preds = %43
  %30 = add nuw nsw i64 %34, 1
  %31 = load i64, ptr %22, align 8, !tbaa !72
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %33, label %96, !llvm.loop !73

33:                                               ; preds = %29, %25
  %34 = phi i64 [ 0, %25 ], [ %30, %29 ]
  %35 = load ptr, ptr %0, align 8, !tbaa !74
  %36 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %35, i64 %34
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %38 = load i32, ptr %37, align 8, !tbaa !75
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %43, label %40

40:                                               ; preds = %33
  %41 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %42 = zext i32 %38 to i64
  br label %50

43:                                               ; preds = %50, %33
  %44 = load ptr, ptr %36, align 8, !tbaa !77
  %45 = load ptr, ptr %27, align 8, !tbaa !78
  %46 = load ptr, ptr %28, align 8, !tbaa !79
  %47 = load ptr, ptr %2, align 8, !tbaa !60
  %48 = tail call signext i32 %44(ptr noundef %45, ptr noundef %46, ptr noundef %47) #21
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %29, label %63

50:                                               ; preds = %50, %40
  %51 = phi i64 [ 0, %40 ], [ %61, %50 ]
  %52 = load ptr, ptr %26, align 8, !tbaa !80
  %53 = load ptr, ptr %41, align 8, !tbaa !81
  %54 = getelementptr inbounds nuw i32, ptr %53, i64 %51
  %55 = load i32, ptr %54, align 4, !tbaa !9
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds ptr, ptr %52, i64 %56
  %58 = load ptr, ptr %57, align 8, !tbaa !42
  %59 = load ptr, ptr %27, align 8, !tbaa !78
  %60 = getelementptr inbounds nuw ptr, ptr %59, i64 %51
  store ptr %58, ptr %60, align 8, !tbaa !42
  %61 = add nuw nsw i64 %51, 1
  %62 = icmp eq i64 %61, %42
  br i1 %62, label %43, label %50, !llvm.loop !82

63:                                               ; preds = %43
  %64 = load ptr, ptr %2, align 8, !tbaa !60
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 24
  %66 = load ptr, ptr %65, align 8, !tbaa !50
  %67 = load atomic i32, ptr %66 acquire, align 8
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %87

69:                                               ; preds = %63
  %70 = load ptr, ptr %2, align 8, !tbaa !60
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 24
  %72 = load ptr, ptr %71, align 8, !tbaa !50
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 4
  br label %74

74:                                               ; preds = %74, %69
  %75 = atomicrmw xchg ptr %73, i32 1 acquire, align 4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %74, !llvm.loop !51

77:                                               ; preds = %74
  %78 = load atomic i32, ptr %72 monotonic, align 8
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %84, label %80

80:                                               ; preds = %77
  %81 = getelementptr inbounds nuw i8, ptr %72, i64 16
  %82 = load i64, ptr %81, align 8, !tbaa !52
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
  %89 = load i32, ptr %88, align 4, !tbaa !83
  %90 = load ptr, ptr %2, align 8, !tbaa !60
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 24
  %92 = load ptr, ptr %91, align 8, !tbaa !50
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 8
  store i32 %89, ptr %93, align 8, !tbaa !84
  br label %96

94:                                               ; preds = %17
  %95 = tail call fastcc signext i32 @walk(ptr noundef nonnull %0, ptr noundef null)
  br label %96

96:                                               ; preds = %29, %87, %21, %94, %15
  %97 = phi i32 [ %16, %15 ], [ %95, %94 ], [ %48, %87 ], [ 0, %21 ], [ 0, %29 ]
  ret i32 %97
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc signext i32 @walk(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1) unnamed_addr #30 {
  %3 = load ptr, ptr %0, align 8, !tbaa !74
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !72
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
  %23 = load i32, ptr %22, align 8, !tbaa !85
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
  %26 = load ptr, ptr %11, align 8, !tbaa !59
  %27 = icmp eq ptr %26, null
  br i1 %27, label %53, label %28

28:                                               ; preds = %25
  %29 = load i64, ptr %12, align 8, !tbaa !86
  %30 = icmp slt i64 %17, %29
  br i1 %30, label %31, label %53

31:                                               ; preds = %28
  %32 = load ptr, ptr %10, align 8, !tbaa !40
  %33 = tail call signext i32 %26(ptr noundef %32) #21
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %53, label %35

35:                                               ; preds = %31
  %36 = load ptr, ptr %13, align 8, !tbaa !60
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 24
  %38 = load ptr, ptr %37, align 8, !tbaa !50
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 4
  br label %40

40:                                               ; preds = %40, %35
  %41 = atomicrmw xchg ptr %39, i32 1 acquire, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %40, !llvm.loop !51

43:                                               ; preds = %40
  %44 = load atomic i32, ptr %38 monotonic, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %50, label %46

46:                                               ; preds = %43
  %47 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %48 = load i64, ptr %47, align 8, !tbaa !52
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
  %54 = load ptr, ptr %9, align 8, !tbaa !70
  %55 = icmp eq ptr %54, null
  br i1 %55, label %60, label %56

56:                                               ; preds = %53
  %57 = load ptr, ptr %10, align 8, !tbaa !40
  %58 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %59 = load i32, ptr %58, align 4, !tbaa !83
  tail call void %54(ptr noundef %57, i32 noundef signext %59, i32 noundef signext 0) #21
  br label %60

60:                                               ; preds = %56, %53
  %61 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %62 = load i32, ptr %61, align 8, !tbaa !75
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %67, label %64

64:                                               ; preds = %60
  %65 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %66 = zext i32 %62 to i64
  br label %74

67:                                               ; preds = %74, %60
  %68 = load ptr, ptr %20, align 8, !tbaa !77
  %69 = load ptr, ptr %14, align 8, !tbaa !78
  %70 = load ptr, ptr %15, align 8, !tbaa !79
  %71 = load ptr, ptr %13, align 8, !tbaa !60
  %72 = tail call signext i32 %68(ptr noundef %69, ptr noundef %70, ptr noundef %71) #21
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %118, label %87

74:                                               ; preds = %74, %64
  %75 = phi i64 [ 0, %64 ], [ %85, %74 ]
  %76 = load ptr, ptr %7, align 8, !tbaa !80
  %77 = load ptr, ptr %65, align 8, !tbaa !81
  %78 = getelementptr inbounds nuw i32, ptr %77, i64 %75
  %79 = load i32, ptr %78, align 4, !tbaa !9
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds ptr, ptr %76, i64 %80
  %82 = load ptr, ptr %81, align 8, !tbaa !42
  %83 = load ptr, ptr %14, align 8, !tbaa !78
  %84 = getelementptr inbounds nuw ptr, ptr %83, i64 %75
  store ptr %82, ptr %84, align 8, !tbaa !42
  %85 = add nuw nsw i64 %75, 1
  %86 = icmp eq i64 %85, %66
  br i1 %86, label %67, label %74, !llvm.loop !82

87:                                               ; preds = %67
  %88 = load ptr, ptr %13, align 8, !tbaa !60
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 24
  %90 = load ptr, ptr %89, align 8, !tbaa !50
  %91 = load atomic i32, ptr %90 acquire, align 8
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %111

93:                                               ; preds = %87
  %94 = load ptr, ptr %13, align 8, !tbaa !60
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 24
  %96 = load ptr, ptr %95, align 8, !tbaa !50
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 4
  br label %98

98:                                               ; preds = %98, %93
  %99 = atomicrmw xchg ptr %97, i32 1 acquire, align 4
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %98, !llvm.loop !51

101:                                              ; preds = %98
  %102 = load atomic i32, ptr %96 monotonic, align 8
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %108, label %104

104:                                              ; preds = %101
  %105 = getelementptr inbounds nuw i8, ptr %96, i64 16
  %106 = load i64, ptr %105, align 8, !tbaa !52
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
  %113 = load i32, ptr %112, align 4, !tbaa !83
  %114 = load ptr, ptr %13, align 8, !tbaa !60
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 24
  %116 = load ptr, ptr %115, align 8, !tbaa !50
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 8
  store i32 %113, ptr %117, align 8, !tbaa !84
  br label %118

118:                                              ; preds = %111, %67
  %119 = load ptr, ptr %9, align 8, !tbaa !70
  %120 = icmp eq ptr %119, null
  br i1 %120, label %392, label %121

121:                                              ; preds = %118
  %122 = load ptr, ptr %10, align 8, !tbaa !40
  %123 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %124 = load i32, ptr %123, align 4, !tbaa !83
  tail call void %119(ptr noundef %122, i32 noundef signext %124, i32 noundef signext 1) #21
  br label %392

125:                                              ; preds = %24
  %126 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %127 = load i32, ptr %126, align 8, !tbaa !75
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %132, label %129

129:                                              ; preds = %125
  %130 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %131 = zext i32 %127 to i64
  br label %139

132:                                              ; preds = %139, %125
  %133 = load ptr, ptr %20, align 8, !tbaa !77
  %134 = load ptr, ptr %14, align 8, !tbaa !78
  %135 = load ptr, ptr %15, align 8, !tbaa !79
  %136 = load ptr, ptr %13, align 8, !tbaa !60
  %137 = tail call signext i32 %133(ptr noundef %134, ptr noundef %135, ptr noundef %136) #21
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %392, label %152

139:                                              ; preds = %139, %129
  %140 = phi i64 [ 0, %129 ], [ %150, %139 ]
  %141 = load ptr, ptr %7, align 8, !tbaa !80
  %142 = load ptr, ptr %130, align 8, !tbaa !81
  %143 = getelementptr inbounds nuw i32, ptr %142, i64 %140
  %144 = load i32, ptr %143, align 4, !tbaa !9
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds ptr, ptr %141, i64 %145
  %147 = load ptr, ptr %146, align 8, !tbaa !42
  %148 = load ptr, ptr %14, align 8, !tbaa !78
  %149 = getelementptr inbounds nuw ptr, ptr %148, i64 %140
  store ptr %147, ptr %149, align 8, !tbaa !42
  %150 = add nuw nsw i64 %140, 1
  %151 = icmp eq i64 %150, %131
  br i1 %151, label %132, label %139, !llvm.loop !82

152:                                              ; preds = %132
  %153 = load ptr, ptr %13, align 8, !tbaa !60
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 24
  %155 = load ptr, ptr %154, align 8, !tbaa !50
  %156 = load atomic i32, ptr %155 acquire, align 8
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %396

158:                                              ; preds = %152
  %159 = load ptr, ptr %13, align 8, !tbaa !60
  %160 = getelementptr inbounds nuw i8, ptr %159, i64 24
  %161 = load ptr, ptr %160, align 8, !tbaa !50
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 4
  br label %163

163:                                              ; preds = %163, %158
  %164 = atomicrmw xchg ptr %162, i32 1 acquire, align 4
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %163, !llvm.loop !51

166:                                              ; preds = %163
  %167 = load atomic i32, ptr %161 monotonic, align 8
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %173, label %169

169:                                              ; preds = %166
  %170 = getelementptr inbounds nuw i8, ptr %161, i64 16
  %171 = load i64, ptr %170, align 8, !tbaa !52
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
  %178 = load i32, ptr %177, align 4, !tbaa !87
  %179 = sext i32 %178 to i64
  br label %392

180:                                              ; preds = %19
  %181 = load ptr, ptr %7, align 8, !tbaa !80
  %182 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %183 = load ptr, ptr %182, align 8, !tbaa !81
  %184 = load i32, ptr %183, align 4, !tbaa !9
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds ptr, ptr %181, i64 %185
  %187 = load ptr, ptr %186, align 8, !tbaa !42
  %188 = load i8, ptr %187, align 1, !tbaa !13
  %189 = icmp eq i8 %188, 0
  br i1 %189, label %190, label %392

190:                                              ; preds = %180
  %191 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %192 = load i32, ptr %191, align 4, !tbaa !87
  %193 = sext i32 %192 to i64
  br label %392

194:                                              ; preds = %19
  %195 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %196 = load ptr, ptr %195, align 8, !tbaa !81
  %197 = load ptr, ptr %7, align 8, !tbaa !80
  %198 = load i32, ptr %196, align 4, !tbaa !9
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds ptr, ptr %197, i64 %199
  %201 = load ptr, ptr %200, align 8, !tbaa !42
  store i32 0, ptr %201, align 4, !tbaa !9
  %202 = getelementptr inbounds nuw i8, ptr %196, i64 4
  %203 = load i32, ptr %202, align 4, !tbaa !9
  %204 = icmp sgt i32 %203, -1
  br i1 %204, label %205, label %392

205:                                              ; preds = %194
  %206 = zext nneg i32 %203 to i64
  %207 = getelementptr inbounds nuw ptr, ptr %197, i64 %206
  %208 = load ptr, ptr %207, align 8, !tbaa !42
  %209 = load i32, ptr %208, align 4, !tbaa !9
  %210 = icmp slt i32 %209, 1
  br i1 %210, label %211, label %392

211:                                              ; preds = %205
  %212 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %213 = load i32, ptr %212, align 4, !tbaa !87
  %214 = sext i32 %213 to i64
  br label %392

215:                                              ; preds = %19
  br i1 %8, label %257, label %216

216:                                              ; preds = %215
  %217 = load ptr, ptr %9, align 8, !tbaa !70
  %218 = icmp eq ptr %217, null
  br i1 %218, label %223, label %219

219:                                              ; preds = %216
  %220 = load ptr, ptr %10, align 8, !tbaa !40
  %221 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %222 = load i32, ptr %221, align 4, !tbaa !83
  tail call void %217(ptr noundef %220, i32 noundef signext %222, i32 noundef signext 2) #21
  br label %223

223:                                              ; preds = %219, %216
  %224 = load ptr, ptr %11, align 8, !tbaa !59
  %225 = icmp eq ptr %224, null
  br i1 %225, label %257, label %226

226:                                              ; preds = %223
  %227 = load i64, ptr %12, align 8, !tbaa !86
  %228 = icmp slt i64 %17, %227
  br i1 %228, label %229, label %257

229:                                              ; preds = %226
  %230 = load ptr, ptr %10, align 8, !tbaa !40
  %231 = tail call signext i32 %224(ptr noundef %230) #21
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %257, label %233

233:                                              ; preds = %229
  %234 = load ptr, ptr %13, align 8, !tbaa !60
  %235 = getelementptr inbounds nuw i8, ptr %234, i64 24
  %236 = load ptr, ptr %235, align 8, !tbaa !50
  %237 = getelementptr inbounds nuw i8, ptr %236, i64 4
  br label %238

238:                                              ; preds = %238, %233
  %239 = atomicrmw xchg ptr %237, i32 1 acquire, align 4
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %241, label %238, !llvm.loop !51

241:                                              ; preds = %238
  %242 = load atomic i32, ptr %236 monotonic, align 8
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %248, label %244

244:                                              ; preds = %241
  %245 = getelementptr inbounds nuw i8, ptr %236, i64 16
  %246 = load i64, ptr %245, align 8, !tbaa !52
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
  %252 = load i32, ptr %251, align 4, !tbaa !83
  %253 = load ptr, ptr %13, align 8, !tbaa !60
  %254 = getelementptr inbounds nuw i8, ptr %253, i64 24
  %255 = load ptr, ptr %254, align 8, !tbaa !50
  %256 = getelementptr inbounds nuw i8, ptr %255, i64 8
  store i32 %252, ptr %256, align 8, !tbaa !84
  br label %257

257:                                              ; preds = %215, %223, %226, %229, %250
  %258 = phi i32 [ 0, %215 ], [ 1, %250 ], [ 0, %229 ], [ 0, %226 ], [ 0, %223 ]
  %259 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %260 = load i32, ptr %259, align 4, !tbaa !87
  %261 = sext i32 %260 to i64
  br label %392

262:                                              ; preds = %19
  br i1 %8, label %304, label %263

263:                                              ; preds = %262
  %264 = load ptr, ptr %9, align 8, !tbaa !70
  %265 = icmp eq ptr %264, null
  br i1 %265, label %270, label %266

266:                                              ; preds = %263
  %267 = load ptr, ptr %10, align 8, !tbaa !40
  %268 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %269 = load i32, ptr %268, align 4, !tbaa !83
  tail call void %264(ptr noundef %267, i32 noundef signext %269, i32 noundef signext 2) #21
  br label %270

270:                                              ; preds = %266, %263
  %271 = load ptr, ptr %11, align 8, !tbaa !59
  %272 = icmp eq ptr %271, null
  br i1 %272, label %304, label %273

273:                                              ; preds = %270
  %274 = load i64, ptr %12, align 8, !tbaa !86
  %275 = icmp slt i64 %17, %274
  br i1 %275, label %276, label %304

276:                                              ; preds = %273
  %277 = load ptr, ptr %10, align 8, !tbaa !40
  %278 = tail call signext i32 %271(ptr noundef %277) #21
  %279 = icmp eq i32 %278, 0
  br i1 %279, label %304, label %280

280:                                              ; preds = %276
  %281 = load ptr, ptr %13, align 8, !tbaa !60
  %282 = getelementptr inbounds nuw i8, ptr %281, i64 24
  %283 = load ptr, ptr %282, align 8, !tbaa !50
  %284 = getelementptr inbounds nuw i8, ptr %283, i64 4
  br label %285

285:                                              ; preds = %285, %280
  %286 = atomicrmw xchg ptr %284, i32 1 acquire, align 4
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %288, label %285, !llvm.loop !51

288:                                              ; preds = %285
  %289 = load atomic i32, ptr %283 monotonic, align 8
  %290 = icmp eq i32 %289, 0
  br i1 %290, label %295, label %291

291:                                              ; preds = %288
  %292 = getelementptr inbounds nuw i8, ptr %283, i64 16
  %293 = load i64, ptr %292, align 8, !tbaa !52
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
  %299 = load i32, ptr %298, align 4, !tbaa !83
  %300 = load ptr, ptr %13, align 8, !tbaa !60
  %301 = getelementptr inbounds nuw i8, ptr %300, i64 24
  %302 = load ptr, ptr %301, align 8, !tbaa !50
  %303 = getelementptr inbounds nuw i8, ptr %302, i64 8
  store i32 %299, ptr %303, align 8, !tbaa !84
  br label %304

304:                                              ; preds = %262, %270, %273, %276, %297
  %305 = phi i32 [ 0, %262 ], [ 1, %297 ], [ 0, %276 ], [ 0, %273 ], [ 0, %270 ]
  %306 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %307 = load ptr, ptr %306, align 8, !tbaa !81
  %308 = load ptr, ptr %7, align 8, !tbaa !80
  %309 = load i32, ptr %307, align 4, !tbaa !9
  %310 = sext i32 %309 to i64
  %311 = getelementptr inbounds ptr, ptr %308, i64 %310
  %312 = load ptr, ptr %311, align 8, !tbaa !42
  %313 = load i32, ptr %312, align 4, !tbaa !9
  %314 = add i32 %313, 1
  store i32 %314, ptr %312, align 4, !tbaa !9
  %315 = getelementptr inbounds nuw i8, ptr %307, i64 4
  %316 = load i32, ptr %315, align 4, !tbaa !9
  %317 = icmp slt i32 %316, 0
  br i1 %317, label %324, label %318

318:                                              ; preds = %304
  %319 = zext nneg i32 %316 to i64
  %320 = getelementptr inbounds nuw ptr, ptr %308, i64 %319
  %321 = load ptr, ptr %320, align 8, !tbaa !42
  %322 = load i32, ptr %321, align 4, !tbaa !9
  %323 = icmp slt i32 %314, %322
  br i1 %323, label %324, label %392

324:                                              ; preds = %318, %304
  %325 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %326 = load i32, ptr %325, align 4, !tbaa !87
  %327 = sext i32 %326 to i64
  br label %392

328:                                              ; preds = %19
  %329 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %330 = load ptr, ptr %329, align 8, !tbaa !81
  %331 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %332 = load i32, ptr %331, align 8, !tbaa !75
  %333 = load ptr, ptr %7, align 8, !tbaa !80
  %334 = load i32, ptr %330, align 4, !tbaa !9
  %335 = sext i32 %334 to i64
  %336 = getelementptr inbounds ptr, ptr %333, i64 %335
  %337 = load ptr, ptr %336, align 8, !tbaa !42
  %338 = getelementptr inbounds nuw i8, ptr %330, i64 4
  %339 = load i32, ptr %338, align 4, !tbaa !9
  %340 = sext i32 %339 to i64
  %341 = getelementptr inbounds ptr, ptr %333, i64 %340
  %342 = load ptr, ptr %341, align 8, !tbaa !42
  store ptr %342, ptr %336, align 8, !tbaa !42
  %343 = load ptr, ptr %7, align 8, !tbaa !80
  %344 = getelementptr inbounds ptr, ptr %343, i64 %340
  store ptr %337, ptr %344, align 8, !tbaa !42
  %345 = load ptr, ptr %6, align 8, !tbaa !88
  %346 = getelementptr inbounds nuw i8, ptr %330, i64 8
  %347 = load i32, ptr %346, align 4, !tbaa !9
  %348 = sext i32 %347 to i64
  %349 = getelementptr inbounds i8, ptr %345, i64 %348
  %350 = load i8, ptr %349, align 1, !tbaa !13
  %351 = xor i8 %350, 1
  store i8 %351, ptr %349, align 1, !tbaa !13
  %352 = ptrtoint ptr %342 to i64
  %353 = ptrtoint ptr %337 to i64
  %354 = sub i64 %352, %353
  %355 = icmp ugt i32 %332, 4
  br i1 %355, label %356, label %392

356:                                              ; preds = %328
  %357 = getelementptr inbounds nuw i8, ptr %330, i64 12
  %358 = load i32, ptr %357, align 4, !tbaa !9
  %359 = add i32 %358, 4
  %360 = sub i64 0, %354
  %361 = zext i32 %359 to i64
  %362 = zext i32 %332 to i64
  br label %363

363:                                              ; preds = %363, %356
  %364 = phi i64 [ 4, %356 ], [ %376, %363 ]
  %365 = load ptr, ptr %7, align 8, !tbaa !80
  %366 = getelementptr inbounds nuw i32, ptr %330, i64 %364
  %367 = load i32, ptr %366, align 4, !tbaa !9
  %368 = sext i32 %367 to i64
  %369 = getelementptr inbounds ptr, ptr %365, i64 %368
  %370 = load ptr, ptr %369, align 8, !tbaa !42
  %371 = ptrtoint ptr %370 to i64
  %372 = icmp samesign ult i64 %364, %361
  %373 = select i1 %372, i64 %354, i64 %360
  %374 = add i64 %373, %371
  %375 = inttoptr i64 %374 to ptr
  store ptr %375, ptr %369, align 8, !tbaa !42
  %376 = add nuw nsw i64 %364, 1
  %377 = icmp eq i64 %376, %362
  br i1 %377, label %392, label %363, !llvm.loop !89

378:                                              ; preds = %19
  %379 = load ptr, ptr %6, align 8, !tbaa !88
  %380 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %381 = load ptr, ptr %380, align 8, !tbaa !81
  %382 = getelementptr inbounds nuw i8, ptr %381, i64 8
  %383 = load i32, ptr %382, align 4, !tbaa !9
  %384 = sext i32 %383 to i64
  %385 = getelementptr inbounds i8, ptr %379, i64 %384
  %386 = load i8, ptr %385, align 1, !tbaa !13
  %387 = icmp eq i8 %386, 0
  br i1 %387, label %388, label %392

388:                                              ; preds = %378
  %389 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %390 = load i32, ptr %389, align 4, !tbaa !87
  %391 = sext i32 %390 to i64
  br label %392

392:                                              ; preds = %363, %328, %324, %318, %211, %205, %194, %132, %121, %118, %388, %378, %190, %180, %19, %257, %176
  %393 = phi i64 [ %21, %19 ], [ %21, %180 ], [ %179, %176 ], [ %21, %378 ], [ %21, %328 ], [ %261, %257 ], [ %21, %194 ], [ %21, %318 ], [ %21, %121 ], [ %193, %190 ], [ %391, %388 ], [ %327, %324 ], [ %21, %118 ], [ %21, %132 ], [ %214, %211 ], [ %21, %205 ], [ %21, %363 ]
  %394 = phi i32 [ 0, %19 ], [ 0, %180 ], [ 0, %176 ], [ 0, %378 ], [ 0, %328 ], [ %258, %257 ], [ 0, %194 ], [ %305, %318 ], [ %72, %121 ], [ 0, %190 ], [ 0, %388 ], [ %305, %324 ], [ %72, %118 ], [ 0, %132 ], [ 0, %211 ], [ 0, %205 ], [ 0, %363 ]
  %395 = icmp eq i32 %394, 0
  br i1 %395, label %16, label %404, !llvm.loop !90

396:                                              ; preds = %152, %175, %52
  %397 = phi i32 [ 1, %52 ], [ %137, %175 ], [ %137, %152 ]
  %398 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %399 = load i32, ptr %398, align 4, !tbaa !83
  %400 = load ptr, ptr %13, align 8, !tbaa !60
  %401 = getelementptr inbounds nuw i8, ptr %400, i64 24
  %402 = load ptr, ptr %401, align 8, !tbaa !50
  %403 = getelementptr inbounds nuw i8, ptr %402, i64 8
  store i32 %399, ptr %403, align 8, !tbaa !84
  br label %404

404:                                              ; preds = %16, %392, %396
  %405 = phi i32 [ %397, %396 ], [ 0, %16 ], [ %394, %392 ]
  ret i32 %405
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_enter(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #25 {
  %10 = alloca %struct.tfc_fault, align 8
  %11 = alloca %struct.tfc_fault, align 8
  %12 = alloca %struct.tfc_memory, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #21
  store ptr %1, ptr %12, align 8, !tbaa !91
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %2, ptr %13, align 8, !tbaa !93
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr %3, ptr %14, align 8, !tbaa !94
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store ptr %5, ptr %15, align 8, !tbaa !95
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store ptr %6, ptr %16, align 8, !tbaa !96
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 40
  store i64 8, ptr %17, align 8, !tbaa !97
  %18 = call fastcc signext i32 @check(ptr noundef %0, ptr noundef %12, ptr noundef %4, ptr noundef %7, ptr noundef %8)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %53

20:                                               ; preds = %9
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %22 = load i64, ptr %21, align 8, !tbaa !98
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %51, label %24

24:                                               ; preds = %20
  %25 = load i64, ptr %1, align 8, !tbaa !43
  %26 = icmp eq i64 %25, %22
  br i1 %26, label %27, label %34

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %29 = load i64, ptr %28, align 8, !tbaa !107
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %51

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %33 = load ptr, ptr %32, align 8, !tbaa !108
  br label %39

34:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  %35 = call fastcc signext i32 @report(ptr noundef %8, i32 noundef signext 9, ptr noundef nonnull @.str.13, ptr dead_on_return noundef %10) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #21
  br label %53

36:                                               ; preds = %39
  %37 = add nuw nsw i64 %40, 1
  %38 = icmp eq i64 %37, %29
  br i1 %38, label %51, label %39, !llvm.loop !109

39:                                               ; preds = %36, %31
  %40 = phi i64 [ 0, %31 ], [ %37, %36 ]
  %41 = getelementptr inbounds nuw %struct.tfc_flag, ptr %33, i64 %40
  %42 = load i64, ptr %41, align 8, !tbaa !110
  %43 = getelementptr inbounds i8, ptr %1, i64 %42
  %44 = load i8, ptr %43, align 1, !tbaa !13
  %45 = icmp eq i8 %44, 0
  br i1 %45, label %46, label %36

46:                                               ; preds = %39
  %47 = getelementptr inbounds nuw i8, ptr %11, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %47, i8 0, i64 48, i1 false)
  %48 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %49 = load ptr, ptr %48, align 8, !tbaa !112
  store ptr %49, ptr %11, align 8, !tbaa !113
  %50 = call fastcc signext i32 @report(ptr noundef %8, i32 noundef signext 9, ptr noundef nonnull @.str.14, ptr dead_on_return noundef %11) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #21
  br label %53

51:                                               ; preds = %36, %20, %27
  %52 = call fastcc signext i32 @run(ptr noundef %0, ptr noundef %12, ptr noundef %4, ptr noundef %7, ptr noundef %8)
  br label %53

53:                                               ; preds = %9, %34, %46, %51
  %54 = phi i32 [ %52, %51 ], [ %18, %9 ], [ 9, %34 ], [ 9, %46 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #21
  ret i32 %54
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @check(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef readonly captures(address_is_null) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #31 {
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = tail call fastcc signext i32 @check_host(ptr noundef %3, ptr noundef %4)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %79

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %13 = load i64, ptr %12, align 8, !tbaa !114
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %25, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !93
  %18 = icmp ne ptr %17, null
  %19 = ptrtoint ptr %17 to i64
  %20 = and i64 %19, 63
  %21 = icmp eq i64 %20, 0
  %22 = and i1 %18, %21
  br i1 %22, label %25, label %23

23:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %24 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.3, ptr dead_on_return noundef %6) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %79

25:                                               ; preds = %15, %11
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %27 = load i64, ptr %26, align 8, !tbaa !115
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %39, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %31 = load ptr, ptr %30, align 8, !tbaa !94
  %32 = icmp ne ptr %31, null
  %33 = ptrtoint ptr %31 to i64
  %34 = and i64 %33, 63
  %35 = icmp eq i64 %34, 0
  %36 = and i1 %32, %35
  br i1 %36, label %39, label %37

37:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %7, i8 0, i64 56, i1 false)
  %38 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.4, ptr dead_on_return noundef %7) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  br label %79

39:                                               ; preds = %29, %25
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %41 = load i64, ptr %40, align 8, !tbaa !98
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %52, label %43

43:                                               ; preds = %39
  %44 = load ptr, ptr %1, align 8, !tbaa !91
  %45 = icmp ne ptr %44, null
  %46 = ptrtoint ptr %44 to i64
  %47 = and i64 %46, 63
  %48 = icmp eq i64 %47, 0
  %49 = and i1 %45, %48
  br i1 %49, label %52, label %50

50:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %8, i8 0, i64 56, i1 false)
  %51 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.2, ptr dead_on_return noundef %8) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  br label %79

52:                                               ; preds = %43, %39
  %53 = tail call fastcc signext i32 @check_dims(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %4)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %79

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %57 = load ptr, ptr %56, align 8, !tbaa !116
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %59 = load i64, ptr %58, align 8, !tbaa !117
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %61 = load ptr, ptr %60, align 8, !tbaa !95
  %62 = tail call fastcc signext i32 @check_pointers(ptr noundef nonnull %0, ptr noundef %57, i64 noundef %59, ptr noundef %1, ptr noundef %61, ptr noundef %2, ptr noundef %4)
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %79

64:                                               ; preds = %55
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %66 = load ptr, ptr %65, align 8, !tbaa !118
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %68 = load i64, ptr %67, align 8, !tbaa !119
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %70 = load ptr, ptr %69, align 8, !tbaa !96
  %71 = tail call fastcc signext i32 @check_pointers(ptr noundef nonnull %0, ptr noundef %66, i64 noundef %68, ptr noundef %1, ptr noundef %70, ptr noundef %2, ptr noundef %4)
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %79

73:                                               ; preds = %64
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %75 = load i64, ptr %74, align 8, !tbaa !120
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %79, label %77

77:                                               ; preds = %73
  %78 = tail call fastcc signext i32 @check_overlaps(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, ptr noundef %4) #22
  br label %79

79:                                               ; preds = %5, %23, %37, %50, %52, %55, %64, %73, %77
  %80 = phi i32 [ %78, %77 ], [ 0, %73 ], [ %71, %64 ], [ %62, %55 ], [ %53, %52 ], [ 3, %50 ], [ 3, %37 ], [ 3, %23 ], [ %9, %5 ]
  ret i32 %80
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 10) i32 @check_state(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef %2) unnamed_addr #32 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %7 = load i64, ptr %6, align 8, !tbaa !98
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %36, label %9

9:                                                ; preds = %3
  %10 = load i64, ptr %1, align 8, !tbaa !43
  %11 = icmp eq i64 %10, %7
  br i1 %11, label %12, label %19

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = load i64, ptr %13, align 8, !tbaa !107
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %36

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %18 = load ptr, ptr %17, align 8, !tbaa !108
  br label %24

19:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  %20 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 9, ptr noundef nonnull @.str.13, ptr dead_on_return noundef %4) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  br label %36

21:                                               ; preds = %24
  %22 = add nuw nsw i64 %25, 1
  %23 = icmp eq i64 %22, %14
  br i1 %23, label %36, label %24, !llvm.loop !109

24:                                               ; preds = %16, %21
  %25 = phi i64 [ 0, %16 ], [ %22, %21 ]
  %26 = getelementptr inbounds nuw %struct.tfc_flag, ptr %18, i64 %25
  %27 = load i64, ptr %26, align 8, !tbaa !110
  %28 = getelementptr inbounds i8, ptr %1, i64 %27
  %29 = load i8, ptr %28, align 1, !tbaa !13
  %30 = icmp eq i8 %29, 0
  br i1 %30, label %31, label %21

31:                                               ; preds = %24
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %32, i8 0, i64 48, i1 false)
  %33 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %34 = load ptr, ptr %33, align 8, !tbaa !112
  store ptr %34, ptr %5, align 8, !tbaa !113
  %35 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 9, ptr noundef nonnull @.str.14, ptr dead_on_return noundef %5) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %36

36:                                               ; preds = %21, %12, %31, %3, %19
  %37 = phi i32 [ 9, %19 ], [ 0, %3 ], [ 9, %31 ], [ 0, %12 ], [ 0, %21 ]
  ret i32 %37
}

; Function Attrs: nounwind uwtable
define internal fastcc signext i32 @run(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #25 {
  %6 = alloca %struct.tfc_failure, align 8
  %7 = alloca %struct.tfc_ctx, align 8
  %8 = alloca %struct.tfc_region, align 8
  %9 = load ptr, ptr %1, align 8, !tbaa !91
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !94
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %13 = load i64, ptr %12, align 8, !tbaa !121
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
  %25 = load ptr, ptr %16, align 8, !tbaa !122
  %26 = getelementptr inbounds nuw %struct.tfc_place, ptr %25, i64 %24
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %28 = load i64, ptr %27, align 8, !tbaa !123
  %29 = load i32, ptr %26, align 8, !tbaa !125
  switch i32 %29, label %66 [
    i32 0, label %30
    i32 1, label %40
    i32 2, label %50
    i32 3, label %54
    i32 4, label %58
    i32 5, label %62
  ]

30:                                               ; preds = %23
  %31 = load ptr, ptr %21, align 8, !tbaa !95
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %33 = load i32, ptr %32, align 8, !tbaa !126
  %34 = sext i32 %33 to i64
  %35 = load i64, ptr %20, align 8, !tbaa !97
  %36 = mul i64 %35, %34
  %37 = getelementptr inbounds nuw i8, ptr %31, i64 %36
  %38 = load ptr, ptr %37, align 8, !tbaa !42
  %39 = ptrtoint ptr %38 to i64
  br label %77

40:                                               ; preds = %23
  %41 = load ptr, ptr %19, align 8, !tbaa !96
  %42 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %43 = load i32, ptr %42, align 8, !tbaa !126
  %44 = sext i32 %43 to i64
  %45 = load i64, ptr %20, align 8, !tbaa !97
  %46 = mul i64 %45, %44
  %47 = getelementptr inbounds nuw i8, ptr %41, i64 %46
  %48 = load ptr, ptr %47, align 8, !tbaa !42
  %49 = ptrtoint ptr %48 to i64
  br label %77

50:                                               ; preds = %23
  %51 = load ptr, ptr %1, align 8, !tbaa !91
  %52 = ptrtoint ptr %51 to i64
  %53 = add i64 %28, %52
  br label %77

54:                                               ; preds = %23
  %55 = load ptr, ptr %18, align 8, !tbaa !93
  %56 = ptrtoint ptr %55 to i64
  %57 = add i64 %28, %56
  br label %77

58:                                               ; preds = %23
  %59 = load ptr, ptr %17, align 8, !tbaa !127
  %60 = ptrtoint ptr %59 to i64
  %61 = add i64 %28, %60
  br label %77

62:                                               ; preds = %23
  %63 = load ptr, ptr %10, align 8, !tbaa !94
  %64 = ptrtoint ptr %63 to i64
  %65 = add i64 %28, %64
  br label %77

66:                                               ; preds = %23
  %67 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %68 = load i32, ptr %67, align 8, !tbaa !126
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds ptr, ptr %11, i64 %69
  %71 = load ptr, ptr %70, align 8, !tbaa !42
  %72 = ptrtoint ptr %71 to i64
  %73 = load ptr, ptr %22, align 8, !tbaa !128
  %74 = getelementptr inbounds i64, ptr %73, i64 %28
  %75 = tail call fastcc i64 @evaluate(ptr noundef %74, ptr noundef readonly %2)
  %76 = add i64 %75, %72
  br label %77

77:                                               ; preds = %66, %62, %58, %54, %50, %40, %30
  %78 = phi i64 [ %76, %66 ], [ %39, %30 ], [ %49, %40 ], [ %53, %50 ], [ %57, %54 ], [ %61, %58 ], [ %65, %62 ]
  %79 = inttoptr i64 %78 to ptr
  %80 = getelementptr inbounds nuw i8, ptr %26, i64 4
  %81 = load i32, ptr %80, align 4, !tbaa !129
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds ptr, ptr %11, i64 %82
  store ptr %79, ptr %83, align 8, !tbaa !42
  %84 = add nuw nsw i64 %24, 1
  %85 = icmp eq i64 %84, %13
  br i1 %85, label %86, label %23, !llvm.loop !130

86:                                               ; preds = %77, %5
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %88 = load i64, ptr %87, align 8, !tbaa !131
  %89 = icmp sgt i64 %88, 0
  br i1 %89, label %90, label %92

90:                                               ; preds = %86
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 216
  br label %98

92:                                               ; preds = %98, %86
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %94 = load i64, ptr %93, align 8, !tbaa !132
  %95 = icmp sgt i64 %94, 0
  br i1 %95, label %96, label %106

96:                                               ; preds = %92
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %110

98:                                               ; preds = %90, %98
  %99 = phi i64 [ 0, %90 ], [ %103, %98 ]
  %100 = load i64, ptr %91, align 8, !tbaa !133
  %101 = getelementptr i8, ptr %11, i64 %100
  %102 = getelementptr i8, ptr %101, i64 %99
  store i8 0, ptr %102, align 1, !tbaa !13
  %103 = add nuw nsw i64 %99, 1
  %104 = load i64, ptr %87, align 8, !tbaa !131
  %105 = icmp slt i64 %103, %104
  br i1 %105, label %98, label %92, !llvm.loop !134

106:                                              ; preds = %127, %92
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  store i32 48, ptr %7, align 8, !tbaa !135
  %107 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 0, ptr %107, align 4, !tbaa !136
  %108 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %109 = icmp eq ptr %3, null
  br i1 %109, label %134, label %131

110:                                              ; preds = %96, %127
  %111 = phi i64 [ %94, %96 ], [ %128, %127 ]
  %112 = phi i64 [ 0, %96 ], [ %129, %127 ]
  %113 = load ptr, ptr %97, align 8, !tbaa !137
  %114 = getelementptr inbounds nuw %struct.tfc_aside, ptr %113, i64 %112
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 8
  %116 = load i64, ptr %115, align 8, !tbaa !138
  %117 = getelementptr inbounds i8, ptr %11, i64 %116
  %118 = load i64, ptr %114, align 8, !tbaa !140
  %119 = getelementptr inbounds i8, ptr %9, i64 %118
  %120 = getelementptr inbounds nuw i8, ptr %114, i64 16
  %121 = load i64, ptr %120, align 8, !tbaa !141
  %122 = icmp slt i64 %121, 1
  %123 = icmp eq ptr %117, %119
  %124 = or i1 %123, %122
  br i1 %124, label %127, label %125

125:                                              ; preds = %110
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %117, ptr readonly align 1 %119, i64 %121, i1 false)
  %126 = load i64, ptr %93, align 8, !tbaa !132
  br label %127

127:                                              ; preds = %110, %125
  %128 = phi i64 [ %111, %110 ], [ %126, %125 ]
  %129 = add nuw nsw i64 %112, 1
  %130 = icmp slt i64 %129, %128
  br i1 %130, label %110, label %106, !llvm.loop !142

131:                                              ; preds = %106
  %132 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %133 = load ptr, ptr %132, align 8, !tbaa !143
  br label %134

134:                                              ; preds = %106, %131
  %135 = phi ptr [ %133, %131 ], [ null, %106 ]
  store ptr %135, ptr %108, align 8, !tbaa !34
  %136 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %3, ptr %136, align 8, !tbaa !25
  %137 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %6, ptr %137, align 8, !tbaa !50
  %138 = getelementptr inbounds nuw i8, ptr %7, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %138, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %140 = load ptr, ptr %139, align 8, !tbaa !144
  store ptr %140, ptr %8, align 8, !tbaa !74
  %141 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %143 = load i64, ptr %142, align 8, !tbaa !145
  store i64 %143, ptr %141, align 8, !tbaa !72
  %144 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %11, ptr %144, align 8, !tbaa !80
  %145 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store ptr %2, ptr %145, align 8, !tbaa !79
  %146 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %148 = load i64, ptr %147, align 8, !tbaa !146
  %149 = getelementptr inbounds i8, ptr %11, i64 %148
  store ptr %149, ptr %146, align 8, !tbaa !78
  %150 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store ptr %7, ptr %150, align 8, !tbaa !60
  %151 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %153 = load i64, ptr %152, align 8, !tbaa !147
  store i64 %153, ptr %151, align 8, !tbaa !86
  %154 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %156 = load ptr, ptr %155, align 8, !tbaa !128
  store ptr %156, ptr %154, align 8, !tbaa !148
  %157 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %159 = load i64, ptr %158, align 8, !tbaa !133
  %160 = getelementptr inbounds i8, ptr %11, i64 %159
  store ptr %160, ptr %157, align 8, !tbaa !88
  %161 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store ptr null, ptr %161, align 8, !tbaa !149
  %162 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %164 = load i64, ptr %163, align 8, !tbaa !150
  store i64 %164, ptr %162, align 8, !tbaa !71
  %165 = getelementptr inbounds nuw i8, ptr %8, i64 88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %165, i8 0, i64 16, i1 false)
  %166 = call signext i32 @tfc_walk(ptr noundef nonnull %8)
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %173, label %168

168:                                              ; preds = %134
  %169 = load i64, ptr %93, align 8, !tbaa !132
  %170 = icmp sgt i64 %169, 0
  br i1 %170, label %171, label %181

171:                                              ; preds = %168
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %183

173:                                              ; preds = %134
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %175 = load i64, ptr %174, align 8, !tbaa !151
  %176 = icmp sgt i64 %175, 0
  br i1 %176, label %177, label %204

177:                                              ; preds = %173
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %179 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %180 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %210

181:                                              ; preds = %200, %168
  %182 = call fastcc signext i32 @report_failure(ptr noundef nonnull %0, ptr noundef %6, ptr noundef %4) #22
  br label %250

183:                                              ; preds = %171, %200
  %184 = phi i64 [ %169, %171 ], [ %201, %200 ]
  %185 = phi i64 [ 0, %171 ], [ %202, %200 ]
  %186 = load ptr, ptr %172, align 8, !tbaa !137
  %187 = getelementptr inbounds nuw %struct.tfc_aside, ptr %186, i64 %185
  %188 = load i64, ptr %187, align 8, !tbaa !140
  %189 = getelementptr inbounds i8, ptr %9, i64 %188
  %190 = getelementptr inbounds nuw i8, ptr %187, i64 8
  %191 = load i64, ptr %190, align 8, !tbaa !138
  %192 = getelementptr inbounds i8, ptr %11, i64 %191
  %193 = getelementptr inbounds nuw i8, ptr %187, i64 16
  %194 = load i64, ptr %193, align 8, !tbaa !141
  %195 = icmp slt i64 %194, 1
  %196 = icmp eq ptr %189, %192
  %197 = or i1 %196, %195
  br i1 %197, label %200, label %198

198:                                              ; preds = %183
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %189, ptr readonly align 1 %192, i64 %194, i1 false)
  %199 = load i64, ptr %93, align 8, !tbaa !132
  br label %200

200:                                              ; preds = %183, %198
  %201 = phi i64 [ %184, %183 ], [ %199, %198 ]
  %202 = add nuw nsw i64 %185, 1
  %203 = icmp slt i64 %202, %201
  br i1 %203, label %183, label %181, !llvm.loop !152

204:                                              ; preds = %237, %173
  %205 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %206 = load i64, ptr %205, align 8, !tbaa !153
  %207 = icmp sgt i64 %206, 0
  br i1 %207, label %208, label %250

208:                                              ; preds = %204
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %241

210:                                              ; preds = %177, %237
  %211 = phi i64 [ %175, %177 ], [ %238, %237 ]
  %212 = phi i64 [ 0, %177 ], [ %239, %237 ]
  %213 = load ptr, ptr %178, align 8, !tbaa !154
  %214 = getelementptr inbounds nuw %struct.tfc_result, ptr %213, i64 %212
  %215 = load ptr, ptr %179, align 8, !tbaa !96
  %216 = getelementptr inbounds nuw i8, ptr %214, i64 4
  %217 = load i32, ptr %216, align 4, !tbaa !155
  %218 = sext i32 %217 to i64
  %219 = load i64, ptr %180, align 8, !tbaa !97
  %220 = mul i64 %219, %218
  %221 = getelementptr inbounds nuw i8, ptr %215, i64 %220
  %222 = load ptr, ptr %221, align 8, !tbaa !42
  %223 = load i32, ptr %214, align 8, !tbaa !157
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds ptr, ptr %11, i64 %224
  %226 = load ptr, ptr %225, align 8, !tbaa !42
  %227 = load ptr, ptr %155, align 8, !tbaa !128
  %228 = getelementptr inbounds nuw i8, ptr %214, i64 8
  %229 = load i64, ptr %228, align 8, !tbaa !158
  %230 = getelementptr inbounds i64, ptr %227, i64 %229
  %231 = call fastcc i64 @evaluate(ptr noundef %230, ptr noundef %2)
  %232 = icmp slt i64 %231, 1
  %233 = icmp eq ptr %222, %226
  %234 = or i1 %233, %232
  br i1 %234, label %237, label %235

235:                                              ; preds = %210
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %222, ptr readonly align 1 %226, i64 %231, i1 false)
  %236 = load i64, ptr %174, align 8, !tbaa !151
  br label %237

237:                                              ; preds = %210, %235
  %238 = phi i64 [ %211, %210 ], [ %236, %235 ]
  %239 = add nuw nsw i64 %212, 1
  %240 = icmp slt i64 %239, %238
  br i1 %240, label %210, label %204, !llvm.loop !159

241:                                              ; preds = %208, %241
  %242 = phi i64 [ 0, %208 ], [ %247, %241 ]
  %243 = load ptr, ptr %209, align 8, !tbaa !160
  %244 = getelementptr inbounds nuw %struct.tfc_flag, ptr %243, i64 %242
  %245 = load i64, ptr %244, align 8, !tbaa !110
  %246 = getelementptr inbounds i8, ptr %9, i64 %245
  store i8 1, ptr %246, align 1, !tbaa !13
  %247 = add nuw nsw i64 %242, 1
  %248 = load i64, ptr %205, align 8, !tbaa !153
  %249 = icmp slt i64 %247, %248
  br i1 %249, label %241, label %250, !llvm.loop !161

250:                                              ; preds = %241, %204, %181
  %251 = phi i32 [ %182, %181 ], [ 0, %204 ], [ 0, %241 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  ret i32 %251
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_run(ptr noundef readonly captures(none) %0, i32 noundef signext %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3) local_unnamed_addr #24 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_memory, align 8
  %8 = icmp eq ptr %3, null
  br i1 %8, label %119, label %9

9:                                                ; preds = %4
  %10 = load i32, ptr %3, align 8, !tbaa !162
  %11 = zext i32 %10 to i64
  %12 = icmp ult i32 %10, 16
  br i1 %12, label %119, label %13

13:                                               ; preds = %9
  %14 = icmp ult i32 %10, 104
  br i1 %14, label %15, label %22

15:                                               ; preds = %13
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !166
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, i8 0, i64 24, i1 false)
  store i64 %11, ptr %18, align 8, !tbaa !43
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 104, ptr %19, align 8, !tbaa !43
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %20, i8 0, i64 16, i1 false)
  %21 = call fastcc signext i32 @report(ptr noundef %17, i32 noundef signext 3, ptr noundef nonnull @.str, ptr dead_on_return noundef %5) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %119

22:                                               ; preds = %13
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %24 = load i32, ptr %23, align 4, !tbaa !167
  %25 = icmp ult i32 %24, %1
  br i1 %25, label %35, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !166
  %29 = zext i32 %24 to i64
  %30 = zext i32 %1 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  store i64 %29, ptr %31, align 8, !tbaa !43
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 %30, ptr %32, align 8, !tbaa !43
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %33, i8 0, i64 16, i1 false)
  %34 = call fastcc signext i32 @report(ptr noundef %28, i32 noundef signext 3, ptr noundef nonnull @.str.1, ptr dead_on_return noundef %6) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %119

35:                                               ; preds = %22
  %36 = zext i32 %24 to i64
  %37 = getelementptr inbounds nuw ptr, ptr %0, i64 %36
  %38 = load ptr, ptr %37, align 8, !tbaa !168
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 120
  %40 = load i64, ptr %39, align 8, !tbaa !170
  %41 = add nsw i64 %40, 1
  %42 = tail call ptr @llvm.stacksave.p0()
  %43 = alloca i64, i64 %41, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %45 = load ptr, ptr %44, align 8, !tbaa !171
  store ptr %45, ptr %7, align 8, !tbaa !91
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %48 = load ptr, ptr %47, align 8, !tbaa !172
  %49 = icmp eq ptr %48, null
  %50 = select i1 %49, ptr %2, ptr %48
  store ptr %50, ptr %46, align 8, !tbaa !93
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %53 = load ptr, ptr %52, align 8, !tbaa !173
  store ptr %53, ptr %51, align 8, !tbaa !94
  %54 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %56 = load ptr, ptr %55, align 8, !tbaa !174
  store ptr %56, ptr %54, align 8, !tbaa !95
  %57 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %58 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %59 = load ptr, ptr %58, align 8, !tbaa !175
  store ptr %59, ptr %57, align 8, !tbaa !96
  %60 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 56, ptr %60, align 8, !tbaa !97
  %61 = call fastcc signext i32 @check_call(ptr noundef %38, ptr noundef %3, ptr noundef %43) #22
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %117

63:                                               ; preds = %35
  %64 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %65 = load ptr, ptr %64, align 8, !tbaa !176
  %66 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %67 = load ptr, ptr %66, align 8, !tbaa !166
  %68 = call fastcc signext i32 @check(ptr noundef nonnull %38, ptr noundef %7, ptr noundef nonnull %43, ptr noundef %65, ptr noundef %67)
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %117

70:                                               ; preds = %63
  %71 = load ptr, ptr %66, align 8, !tbaa !166
  %72 = call fastcc signext i32 @check_state(ptr noundef nonnull %38, ptr noundef %45, ptr noundef %71)
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %117

74:                                               ; preds = %70
  %75 = load ptr, ptr %64, align 8, !tbaa !176
  %76 = load ptr, ptr %66, align 8, !tbaa !166
  %77 = call fastcc signext i32 @run(ptr noundef nonnull %38, ptr noundef %7, ptr noundef nonnull %43, ptr noundef %75, ptr noundef %76)
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %117

79:                                               ; preds = %74
  %80 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %81 = load i32, ptr %80, align 4, !tbaa !177
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %117, label %83

83:                                               ; preds = %79
  %84 = load ptr, ptr %58, align 8, !tbaa !175
  %85 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %86 = getelementptr inbounds nuw i8, ptr %38, i64 56
  %87 = zext i32 %81 to i64
  br label %88

88:                                               ; preds = %83, %105
  %89 = phi i64 [ 0, %83 ], [ %106, %105 ]
  %90 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %84, i64 %89
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %92 = load ptr, ptr %91, align 8, !tbaa !178
  %93 = icmp eq ptr %92, null
  br i1 %93, label %105, label %94

94:                                               ; preds = %88
  %95 = getelementptr inbounds nuw i8, ptr %90, i64 24
  %96 = load i32, ptr %95, align 8, !tbaa !180
  %97 = zext i32 %96 to i64
  %98 = icmp eq i32 %96, 0
  br i1 %98, label %105, label %99

99:                                               ; preds = %94
  %100 = load ptr, ptr %85, align 8, !tbaa !128
  %101 = load ptr, ptr %86, align 8, !tbaa !118
  %102 = getelementptr inbounds nuw %struct.tfc_given, ptr %101, i64 %89
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 24
  %104 = load ptr, ptr %103, align 8, !tbaa !181
  br label %108

105:                                              ; preds = %108, %94, %88
  %106 = add nuw nsw i64 %89, 1
  %107 = icmp eq i64 %106, %87
  br i1 %107, label %117, label %88, !llvm.loop !184

108:                                              ; preds = %99, %108
  %109 = phi i64 [ %115, %108 ], [ 0, %99 ]
  %110 = getelementptr inbounds nuw i64, ptr %104, i64 %109
  %111 = load i64, ptr %110, align 8, !tbaa !43
  %112 = getelementptr inbounds i64, ptr %100, i64 %111
  %113 = call fastcc i64 @evaluate(ptr noundef %112, ptr noundef nonnull %43)
  %114 = getelementptr inbounds nuw i64, ptr %92, i64 %109
  store i64 %113, ptr %114, align 8, !tbaa !43
  %115 = add nuw nsw i64 %109, 1
  %116 = icmp eq i64 %115, %97
  br i1 %116, label %105, label %108

117:                                              ; preds = %105, %79, %35, %63, %70, %74
  %118 = phi i32 [ %77, %74 ], [ %61, %35 ], [ %72, %70 ], [ %68, %63 ], [ 0, %79 ], [ 0, %105 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  call void @llvm.stackrestore.p0(ptr %42)
  br label %119

119:                                              ; preds = %4, %9, %117, %26, %15
  %120 = phi i32 [ %118, %117 ], [ 3, %15 ], [ 3, %26 ], [ 3, %9 ], [ 3, %4 ]
  ret i32 %120
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef signext i32 @report(ptr noundef %0, i32 noundef returned signext %1, ptr noundef readonly captures(none) %2, ptr dead_on_return noundef nonnull readonly captures(none) %3) unnamed_addr #33 {
  %5 = alloca %struct.text, align 8
  %6 = icmp eq ptr %0, null
  br i1 %6, label %78, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store ptr %8, ptr %5, align 8, !tbaa !185
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 239
  store ptr %10, ptr %9, align 8, !tbaa !187
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
  store ptr %41, ptr %5, align 8, !tbaa !185
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
  br i1 %49, label %19, label %72, !llvm.loop !188

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
  br label %50, !llvm.loop !189

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
  %61 = load ptr, ptr %3, align 8, !tbaa !190
  call fastcc void @put(ptr noundef %5, ptr noundef %61) #22
  br label %42

62:                                               ; preds = %56
  %63 = load ptr, ptr %18, align 8, !tbaa !193
  call fastcc void @put(ptr noundef %5, ptr noundef %63) #22
  br label %42

64:                                               ; preds = %56
  %65 = load i64, ptr %17, align 8, !tbaa !194
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %65) #22
  br label %42

66:                                               ; preds = %56
  %67 = load i64, ptr %16, align 8, !tbaa !195
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %67) #22
  br label %42

68:                                               ; preds = %56
  %69 = load i64, ptr %15, align 8, !tbaa !196
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %69) #22
  br label %42

70:                                               ; preds = %56
  %71 = load double, ptr %14, align 8, !tbaa !197
  call fastcc void @put_number(ptr noundef %5, double noundef %71) #22
  br label %42

72:                                               ; preds = %42, %7
  %73 = phi ptr [ %8, %7 ], [ %46, %42 ]
  store i8 0, ptr %73, align 1, !tbaa !13
  store i32 %1, ptr %0, align 8, !tbaa !198
  %74 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %75 = load ptr, ptr %74, align 8, !tbaa !200
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store ptr %75, ptr %76, align 8, !tbaa !201
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %77, align 8, !tbaa !202
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
define internal fastcc signext range(i32 0, 4) i32 @check_call(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull captures(address_is_null) %2) unnamed_addr #33 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !166
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %12 = load ptr, ptr %11, align 8, !tbaa !203
  %13 = icmp eq ptr %12, null
  br i1 %13, label %16, label %14

14:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %15 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.22, ptr dead_on_return noundef %6) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %218

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %18 = load i32, ptr %17, align 8, !tbaa !204
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %21 = load i64, ptr %20, align 8, !tbaa !117
  %22 = icmp eq i64 %21, %19
  br i1 %22, label %23, label %29

23:                                               ; preds = %16
  %24 = icmp eq i32 %18, 0
  br i1 %24, label %36, label %25

25:                                               ; preds = %23
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %27 = load ptr, ptr %26, align 8, !tbaa !174
  %28 = icmp eq ptr %27, null
  br i1 %28, label %29, label %36

29:                                               ; preds = %25, %16
  %30 = load ptr, ptr %0, align 8, !tbaa !205
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  store ptr %30, ptr %7, align 8, !tbaa !113
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %31, i8 0, i64 16, i1 false)
  store i64 %19, ptr %32, align 8, !tbaa !43
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %21, ptr %33, align 8, !tbaa !43
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %34, i8 0, i64 16, i1 false)
  %35 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.23, ptr dead_on_return noundef %7) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  br label %218

36:                                               ; preds = %25, %23
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %38 = load i32, ptr %37, align 4, !tbaa !177
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %41 = load i64, ptr %40, align 8, !tbaa !119
  %42 = icmp eq i64 %41, %39
  br i1 %42, label %43, label %49

43:                                               ; preds = %36
  %44 = icmp eq i32 %38, 0
  br i1 %44, label %56, label %45

45:                                               ; preds = %43
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !175
  %48 = icmp eq ptr %47, null
  br i1 %48, label %49, label %56

49:                                               ; preds = %45, %36
  %50 = load ptr, ptr %0, align 8, !tbaa !205
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  store ptr %50, ptr %8, align 8, !tbaa !113
  %51 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %52 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %51, i8 0, i64 16, i1 false)
  store i64 %39, ptr %52, align 8, !tbaa !43
  %53 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %41, ptr %53, align 8, !tbaa !43
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %54, i8 0, i64 16, i1 false)
  %55 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.24, ptr dead_on_return noundef %8) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  br label %218

56:                                               ; preds = %45, %43
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %58 = load i64, ptr %57, align 8, !tbaa !206
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %60 = load i64, ptr %59, align 8, !tbaa !98
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %65, label %62

62:                                               ; preds = %56
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %64 = load i64, ptr %63, align 8, !tbaa !207
  br label %65

65:                                               ; preds = %62, %56
  %66 = phi i64 [ %64, %62 ], [ 0, %56 ]
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %68 = load i64, ptr %67, align 8, !tbaa !208
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %70 = load ptr, ptr %69, align 8, !tbaa !172
  %71 = icmp eq ptr %70, null
  br i1 %71, label %75, label %72

72:                                               ; preds = %65
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %74 = load i64, ptr %73, align 8, !tbaa !114
  br label %75

75:                                               ; preds = %72, %65
  %76 = phi i64 [ %74, %72 ], [ 0, %65 ]
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %78 = load i64, ptr %77, align 8, !tbaa !209
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %80 = load i64, ptr %79, align 8, !tbaa !115
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
  store ptr %87, ptr %5, align 8, !tbaa !113
  %90 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %91 = getelementptr inbounds nuw i8, ptr %5, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %90, i8 0, i64 16, i1 false)
  store i64 %88, ptr %91, align 8, !tbaa !43
  %92 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %89, ptr %92, align 8, !tbaa !43
  %93 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %93, i8 0, i64 16, i1 false)
  %94 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.28, ptr dead_on_return noundef %5) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %218

95:                                               ; preds = %84
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %98

98:                                               ; preds = %95, %106
  %99 = phi i64 [ 0, %95 ], [ %112, %106 ]
  %100 = load i32, ptr %17, align 8, !tbaa !204
  %101 = zext i32 %100 to i64
  %102 = icmp samesign ult i64 %99, %101
  br i1 %102, label %106, label %103

103:                                              ; preds = %98
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %114

106:                                              ; preds = %98
  %107 = load ptr, ptr %96, align 8, !tbaa !116
  %108 = getelementptr inbounds nuw %struct.tfc_given, ptr %107, i64 %99
  %109 = load ptr, ptr %97, align 8, !tbaa !174
  %110 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %109, i64 %99
  %111 = tail call fastcc signext i32 @check_kind(ptr noundef %108, ptr noundef %110, i32 noundef signext 1, ptr noundef %10)
  %112 = add nuw nsw i64 %99, 1
  %113 = icmp eq i32 %111, 0
  br i1 %113, label %98, label %218, !llvm.loop !210

114:                                              ; preds = %103, %119
  %115 = phi i64 [ 0, %103 ], [ %125, %119 ]
  %116 = load i32, ptr %37, align 4, !tbaa !177
  %117 = zext i32 %116 to i64
  %118 = icmp samesign ult i64 %115, %117
  br i1 %118, label %119, label %127

119:                                              ; preds = %114
  %120 = load ptr, ptr %104, align 8, !tbaa !118
  %121 = getelementptr inbounds nuw %struct.tfc_given, ptr %120, i64 %115
  %122 = load ptr, ptr %105, align 8, !tbaa !175
  %123 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %122, i64 %115
  %124 = tail call fastcc signext i32 @check_kind(ptr noundef %121, ptr noundef %123, i32 noundef signext 0, ptr noundef %10)
  %125 = add nuw nsw i64 %115, 1
  %126 = icmp eq i32 %124, 0
  br i1 %126, label %114, label %218, !llvm.loop !211

127:                                              ; preds = %114
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %129 = load ptr, ptr %128, align 8, !tbaa !174
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %131 = load i64, ptr %130, align 8, !tbaa !170
  %132 = icmp sgt i64 %131, 0
  br i1 %132, label %133, label %183

133:                                              ; preds = %127
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %135 = load ptr, ptr %134, align 8, !tbaa !212
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %137 = load ptr, ptr %136, align 8, !tbaa !116
  br label %138

138:                                              ; preds = %166, %133
  %139 = phi i64 [ 0, %133 ], [ %168, %166 ]
  %140 = getelementptr inbounds nuw %struct.tfc_bound, ptr %135, i64 %139
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 24
  %142 = load i64, ptr %141, align 8, !tbaa !213
  %143 = getelementptr inbounds %struct.tfc_tensor, ptr %129, i64 %142
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 8
  %145 = load ptr, ptr %144, align 8, !tbaa !178
  %146 = getelementptr inbounds nuw i8, ptr %140, i64 32
  %147 = load i64, ptr %146, align 8, !tbaa !215
  %148 = getelementptr inbounds i64, ptr %145, i64 %147
  %149 = load i64, ptr %148, align 8, !tbaa !43
  %150 = icmp slt i64 %149, 0
  br i1 %150, label %171, label %151

151:                                              ; preds = %138
  %152 = getelementptr inbounds nuw i8, ptr %140, i64 48
  %153 = load i64, ptr %152, align 8, !tbaa !216
  %154 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %149, i64 %153)
  %155 = extractvalue { i64, i1 } %154, 1
  %156 = extractvalue { i64, i1 } %154, 0
  br i1 %155, label %171, label %157

157:                                              ; preds = %151
  %158 = getelementptr inbounds nuw i8, ptr %140, i64 40
  %159 = load i64, ptr %158, align 8, !tbaa !217
  %160 = freeze i64 %156
  %161 = freeze i64 %159
  %162 = sdiv i64 %160, %161
  %163 = mul i64 %162, %161
  %164 = sub i64 %160, %163
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %166, label %171

166:                                              ; preds = %157
  %167 = getelementptr inbounds nuw i64, ptr %2, i64 %139
  store i64 %162, ptr %167, align 8, !tbaa !43
  %168 = add nuw nsw i64 %139, 1
  %169 = load i64, ptr %130, align 8, !tbaa !170
  %170 = icmp slt i64 %168, %169
  br i1 %170, label %138, label %183, !llvm.loop !218

171:                                              ; preds = %157, %151, %138
  %172 = getelementptr inbounds %struct.tfc_given, ptr %137, i64 %142
  %173 = load ptr, ptr %172, align 8, !tbaa !219
  %174 = getelementptr inbounds nuw i8, ptr %140, i64 16
  %175 = load ptr, ptr %174, align 8, !tbaa !220
  %176 = getelementptr inbounds nuw i8, ptr %172, i64 40
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  store ptr %173, ptr %4, align 8, !tbaa !113
  %177 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %175, ptr %177, align 8, !tbaa !113
  %178 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %149, ptr %178, align 8, !tbaa !43
  %179 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %147, ptr %179, align 8, !tbaa !43
  %180 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %181 = getelementptr inbounds nuw i8, ptr %4, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %180, i8 0, i64 16, i1 false)
  store ptr %176, ptr %181, align 8, !tbaa !221
  %182 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.33, ptr dead_on_return noundef %4) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  br label %218

183:                                              ; preds = %166, %127
  %184 = tail call fastcc signext i32 @check_dims(ptr noundef nonnull %0, ptr noundef nonnull %2, ptr noundef %10)
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %186, label %218

186:                                              ; preds = %183
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %188 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %189

189:                                              ; preds = %186, %197
  %190 = phi i64 [ 0, %186 ], [ %203, %197 ]
  %191 = load i32, ptr %17, align 8, !tbaa !204
  %192 = zext i32 %191 to i64
  %193 = icmp samesign ult i64 %190, %192
  br i1 %193, label %197, label %194

194:                                              ; preds = %189
  %195 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %196 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %205

197:                                              ; preds = %189
  %198 = load ptr, ptr %187, align 8, !tbaa !116
  %199 = getelementptr inbounds nuw %struct.tfc_given, ptr %198, i64 %190
  %200 = load ptr, ptr %188, align 8, !tbaa !174
  %201 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %200, i64 %190
  %202 = tail call fastcc signext i32 @check_size(ptr noundef nonnull %0, ptr noundef %199, ptr noundef %201, i32 noundef signext 1, ptr noundef %2, ptr noundef %10)
  %203 = add nuw nsw i64 %190, 1
  %204 = icmp eq i32 %202, 0
  br i1 %204, label %189, label %218, !llvm.loop !222

205:                                              ; preds = %194, %210
  %206 = phi i64 [ 0, %194 ], [ %216, %210 ]
  %207 = load i32, ptr %37, align 4, !tbaa !177
  %208 = zext i32 %207 to i64
  %209 = icmp samesign ult i64 %206, %208
  br i1 %209, label %210, label %218

210:                                              ; preds = %205
  %211 = load ptr, ptr %195, align 8, !tbaa !118
  %212 = getelementptr inbounds nuw %struct.tfc_given, ptr %211, i64 %206
  %213 = load ptr, ptr %196, align 8, !tbaa !175
  %214 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %213, i64 %206
  %215 = tail call fastcc signext i32 @check_size(ptr noundef nonnull %0, ptr noundef %212, ptr noundef %214, i32 noundef signext 0, ptr noundef %2, ptr noundef %10)
  %216 = add nuw nsw i64 %206, 1
  %217 = icmp eq i32 %215, 0
  br i1 %217, label %205, label %218, !llvm.loop !223

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
  %8 = load i64, ptr %6, align 8, !tbaa !43
  switch i64 %8, label %23 [
    i64 0, label %78
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
  br label %74

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !43
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !43
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !43
  br label %74

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
  store i64 %73, ptr %27, align 8, !tbaa !43
  br label %74

74:                                               ; preds = %9, %71, %15
  %75 = phi i32 [ %72, %71 ], [ %5, %9 ], [ %5, %15 ]
  %76 = phi i32 [ %24, %71 ], [ %12, %9 ], [ %20, %15 ]
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !224

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
define signext i32 @tfc_begin(ptr noundef readonly captures(address_is_null) %0, ptr noundef readonly captures(none) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef readonly captures(address) %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) local_unnamed_addr #24 {
  %12 = alloca %struct.tfc_fault, align 8
  %13 = alloca %struct.tfc_fault, align 8
  %14 = alloca %struct.tfc_fault, align 8
  %15 = alloca %struct.tfc_memory, align 8
  %16 = icmp eq i64 %4, 0
  br i1 %16, label %99, label %17

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
  %24 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.2, ptr dead_on_return noundef %14) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #21
  br label %99

25:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #21
  store ptr %6, ptr %15, align 8, !tbaa !91
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store ptr %7, ptr %26, align 8, !tbaa !93
  %27 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %8, ptr %27, align 8, !tbaa !94
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %29 = getelementptr inbounds nuw i8, ptr %15, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  store i64 8, ptr %29, align 8, !tbaa !97
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
  br i1 %37, label %38, label %97

38:                                               ; preds = %35
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %6, i8 0, i64 %4, i1 false)
  store i64 %3, ptr %6, align 8, !tbaa !43
  %39 = icmp sgt i64 %2, 0
  br i1 %39, label %41, label %40

40:                                               ; preds = %55, %38
  br i1 %30, label %97, label %61

41:                                               ; preds = %38, %55
  %42 = phi i64 [ %59, %55 ], [ 0, %38 ]
  %43 = getelementptr inbounds nuw %struct.tfc_initial, ptr %1, i64 %42
  %44 = load i64, ptr %43, align 8, !tbaa !225
  %45 = getelementptr inbounds i8, ptr %6, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %47 = load i64, ptr %46, align 8, !tbaa !227
  %48 = getelementptr inbounds i8, ptr %5, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %50 = load i64, ptr %49, align 8, !tbaa !228
  %51 = icmp slt i64 %50, 1
  %52 = icmp eq ptr %45, %48
  %53 = or i1 %52, %51
  br i1 %53, label %55, label %54

54:                                               ; preds = %41
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %45, ptr readonly align 1 %48, i64 %50, i1 false)
  br label %55

55:                                               ; preds = %41, %54
  %56 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %57 = load i64, ptr %56, align 8, !tbaa !229
  %58 = getelementptr inbounds i8, ptr %6, i64 %57
  store i8 1, ptr %58, align 1, !tbaa !13
  %59 = add nuw nsw i64 %42, 1
  %60 = icmp eq i64 %59, %2
  br i1 %60, label %40, label %41, !llvm.loop !230

61:                                               ; preds = %40
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %63 = load i64, ptr %62, align 8, !tbaa !98
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %92, label %65

65:                                               ; preds = %61
  %66 = load i64, ptr %6, align 8, !tbaa !43
  %67 = icmp eq i64 %66, %63
  br i1 %67, label %68, label %75

68:                                               ; preds = %65
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %70 = load i64, ptr %69, align 8, !tbaa !107
  %71 = icmp sgt i64 %70, 0
  br i1 %71, label %72, label %92

72:                                               ; preds = %68
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %74 = load ptr, ptr %73, align 8, !tbaa !108
  br label %80

75:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %12, i8 0, i64 56, i1 false)
  %76 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 9, ptr noundef nonnull @.str.13, ptr dead_on_return noundef %12) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #21
  br label %95

77:                                               ; preds = %80
  %78 = add nuw nsw i64 %81, 1
  %79 = icmp eq i64 %78, %70
  br i1 %79, label %92, label %80, !llvm.loop !109

80:                                               ; preds = %77, %72
  %81 = phi i64 [ 0, %72 ], [ %78, %77 ]
  %82 = getelementptr inbounds nuw %struct.tfc_flag, ptr %74, i64 %81
  %83 = load i64, ptr %82, align 8, !tbaa !110
  %84 = getelementptr inbounds i8, ptr %6, i64 %83
  %85 = load i8, ptr %84, align 1, !tbaa !13
  %86 = icmp eq i8 %85, 0
  br i1 %86, label %87, label %77

87:                                               ; preds = %80
  %88 = getelementptr inbounds nuw i8, ptr %13, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %88, i8 0, i64 48, i1 false)
  %89 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %90 = load ptr, ptr %89, align 8, !tbaa !112
  store ptr %90, ptr %13, align 8, !tbaa !113
  %91 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 9, ptr noundef nonnull @.str.14, ptr dead_on_return noundef %13) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #21
  br label %95

92:                                               ; preds = %77, %61, %68
  %93 = call fastcc signext i32 @run(ptr noundef nonnull %0, ptr noundef %15, ptr noundef null, ptr noundef %9, ptr noundef %10)
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %97, label %95

95:                                               ; preds = %75, %87, %92
  %96 = phi i32 [ %93, %92 ], [ 9, %87 ], [ 9, %75 ]
  store i64 0, ptr %6, align 8, !tbaa !43
  br label %97

97:                                               ; preds = %40, %92, %95, %35
  %98 = phi i32 [ %36, %35 ], [ %96, %95 ], [ 0, %92 ], [ 0, %40 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #21
  br label %99

99:                                               ; preds = %11, %97, %23
  %100 = phi i32 [ 3, %23 ], [ %98, %97 ], [ 0, %11 ]
  ret i32 %100
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #14

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @check_host(ptr noundef readonly captures(address_is_null) %0, ptr noundef %1) unnamed_addr #31 {
  %3 = alloca %struct.tfc_fault, align 8
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = icmp eq ptr %0, null
  br i1 %6, label %38, label %7

7:                                                ; preds = %2
  %8 = load i32, ptr %0, align 8, !tbaa !231
  %9 = icmp ult i32 %8, 56
  br i1 %9, label %10, label %16

10:                                               ; preds = %7
  %11 = zext nneg i32 %8 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  store i64 %11, ptr %12, align 8, !tbaa !43
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 56, ptr %13, align 8, !tbaa !43
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %15 = call fastcc signext i32 @report(ptr noundef %1, i32 noundef signext 3, ptr noundef nonnull @.str.36, ptr dead_on_return noundef %3) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
  br label %38

16:                                               ; preds = %7
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8, !tbaa !31
  %19 = icmp eq ptr %18, null
  br i1 %19, label %30, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %22 = load i32, ptr %21, align 4, !tbaa !33
  %23 = icmp ugt i32 %22, 65536
  br i1 %23, label %24, label %30

24:                                               ; preds = %20
  %25 = zext i32 %22 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, i8 0, i64 24, i1 false)
  store i64 %25, ptr %26, align 8, !tbaa !43
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 65536, ptr %27, align 8, !tbaa !43
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  %29 = call fastcc signext i32 @report(ptr noundef %1, i32 noundef signext 3, ptr noundef nonnull @.str.37, ptr dead_on_return noundef %4) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  br label %38

30:                                               ; preds = %20, %16
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %32 = load ptr, ptr %31, align 8, !tbaa !143
  %33 = ptrtoint ptr %32 to i64
  %34 = and i64 %33, 63
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %38, label %36

36:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %5, i8 0, i64 56, i1 false)
  %37 = call fastcc signext i32 @report(ptr noundef %1, i32 noundef signext 3, ptr noundef nonnull @.str.38, ptr dead_on_return noundef %5) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %38

38:                                               ; preds = %30, %2, %36, %24, %10
  %39 = phi i32 [ 3, %10 ], [ 3, %24 ], [ 3, %36 ], [ 0, %2 ], [ 0, %30 ]
  ret i32 %39
}

; Function Attrs: nounwind uwtable
define internal fastcc void @work(ptr noundef captures(none) %0, i32 noundef signext %1) unnamed_addr #25 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %6 = load i32, ptr %5, align 32, !tbaa !9
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
  %14 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %4) #21
  %15 = load i64, ptr %4, align 8, !tbaa !232
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !234
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
  %43 = load i64, ptr %41, align 8, !tbaa !44
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %45, label %76

45:                                               ; preds = %34, %71
  %46 = phi i64 [ %72, %71 ], [ %43, %34 ]
  %47 = phi i32 [ %73, %71 ], [ %35, %34 ]
  %48 = atomicrmw add ptr %40, i64 1 monotonic, align 64
  %49 = icmp slt i64 %48, %46
  br i1 %49, label %50, label %71, !llvm.loop !45

50:                                               ; preds = %45
  %51 = load ptr, ptr %27, align 8, !tbaa !35
  %52 = load ptr, ptr %28, align 8, !tbaa !37
  %53 = load i64, ptr %29, align 8, !tbaa !38
  %54 = load i64, ptr %30, align 8, !tbaa !39
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
  %70 = load i64, ptr %41, align 8, !tbaa !44
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
  br i1 %79, label %31, label %34, !llvm.loop !46

80:                                               ; preds = %31
  %81 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %82 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %83 = load i64, ptr %82, align 8, !tbaa !43
  %84 = srem i64 %81, %83
  %85 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %86 = getelementptr inbounds %struct.tfc_pool_event, ptr %85, i64 %84
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
  %87 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %3) #21
  %88 = load i64, ptr %3, align 8, !tbaa !232
  %89 = mul nsw i64 %88, 1000000000
  %90 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %91 = load i64, ptr %90, align 8, !tbaa !234
  %92 = add nsw i64 %89, %91
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
  %93 = zext i32 %1 to i64
  store i64 %23, ptr %86, align 8, !tbaa !43
  %94 = getelementptr inbounds nuw i8, ptr %86, i64 8
  store i64 %92, ptr %94, align 8, !tbaa !43
  %95 = getelementptr inbounds nuw i8, ptr %86, i64 16
  store i64 %93, ptr %95, align 8, !tbaa !43
  br label %96

96:                                               ; preds = %20, %80, %31
  ret void
}

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #3

; Function Attrs: nounwind
declare signext i32 @clock_gettime(i32 noundef signext, ptr noundef) local_unnamed_addr #3

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @check_dims(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef %2) unnamed_addr #31 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %7 = load i64, ptr %6, align 8, !tbaa !170
  %8 = icmp eq i64 %7, 0
  %9 = icmp ne ptr %1, null
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %16

11:                                               ; preds = %3
  %12 = icmp sgt i64 %7, 0
  br i1 %12, label %13, label %59

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %15 = load ptr, ptr %14, align 8, !tbaa !212
  br label %26

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %17, i8 0, i64 48, i1 false)
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %19 = load ptr, ptr %18, align 8, !tbaa !212
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %21 = load ptr, ptr %20, align 8, !tbaa !220
  store ptr %21, ptr %4, align 8, !tbaa !113
  %22 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 3, ptr noundef nonnull @.str.5, ptr dead_on_return noundef %4) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  br label %59

23:                                               ; preds = %33
  %24 = add nuw nsw i64 %27, 1
  %25 = icmp eq i64 %24, %7
  br i1 %25, label %59, label %26, !llvm.loop !235

26:                                               ; preds = %13, %23
  %27 = phi i64 [ 0, %13 ], [ %24, %23 ]
  %28 = getelementptr inbounds nuw %struct.tfc_bound, ptr %15, i64 %27
  %29 = getelementptr inbounds nuw i64, ptr %1, i64 %27
  %30 = load i64, ptr %29, align 8, !tbaa !43
  %31 = load i64, ptr %28, align 8, !tbaa !236
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %37, label %33

33:                                               ; preds = %26
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !237
  %36 = icmp sgt i64 %30, %35
  br i1 %36, label %37, label %23

37:                                               ; preds = %33, %26
  %38 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %39 = load i64, ptr %38, align 8, !tbaa !213
  %40 = icmp sgt i64 %39, -1
  br i1 %40, label %41, label %46

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %43 = load ptr, ptr %42, align 8, !tbaa !116
  %44 = getelementptr inbounds nuw %struct.tfc_given, ptr %43, i64 %39
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 40
  br label %46

46:                                               ; preds = %37, %41
  %47 = phi ptr [ %45, %41 ], [ null, %37 ]
  %48 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %49 = load ptr, ptr %48, align 8, !tbaa !220
  %50 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %51 = load i64, ptr %50, align 8, !tbaa !237
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  store ptr %49, ptr %5, align 8, !tbaa !113
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr null, ptr %52, align 8, !tbaa !113
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %30, ptr %53, align 8, !tbaa !43
  %54 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %31, ptr %54, align 8, !tbaa !43
  %55 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %51, ptr %55, align 8, !tbaa !43
  %56 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double 0.000000e+00, ptr %56, align 8, !tbaa !238
  %57 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %47, ptr %57, align 8, !tbaa !221
  %58 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 3, ptr noundef nonnull @.str.6, ptr dead_on_return noundef %5) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %59

59:                                               ; preds = %23, %11, %46, %16
  %60 = phi i32 [ 3, %16 ], [ 3, %46 ], [ 0, %11 ], [ 0, %23 ]
  ret i32 %60
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @check_pointers(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2, ptr noundef nonnull readonly captures(none) %3, ptr noundef readonly captures(address_is_null) %4, ptr noundef readonly captures(none) %5, ptr noundef %6) unnamed_addr #32 {
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
  %19 = load i64, ptr %13, align 8, !tbaa !97
  %20 = mul i64 %19, %16
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 %20
  %22 = load ptr, ptr %21, align 8, !tbaa !42
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %37

24:                                               ; preds = %15, %18
  %25 = load ptr, ptr %14, align 8, !tbaa !128
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %27 = load i64, ptr %26, align 8, !tbaa !239
  %28 = getelementptr inbounds i64, ptr %25, i64 %27
  %29 = tail call fastcc i64 @evaluate(ptr noundef %28, ptr noundef %5)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %49, label %31

31:                                               ; preds = %24
  %32 = load ptr, ptr %17, align 8, !tbaa !219
  %33 = getelementptr inbounds nuw i8, ptr %17, i64 40
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  store ptr %32, ptr %8, align 8, !tbaa !113
  %34 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %35 = getelementptr inbounds nuw i8, ptr %8, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %34, i8 0, i64 40, i1 false)
  store ptr %33, ptr %35, align 8, !tbaa !221
  %36 = call fastcc signext i32 @report(ptr noundef %6, i32 noundef signext 3, ptr noundef nonnull @.str.7, ptr dead_on_return noundef %8) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  br label %52

37:                                               ; preds = %18
  %38 = ptrtoint ptr %22 to i64
  %39 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %40 = load i64, ptr %39, align 8, !tbaa !240
  %41 = urem i64 %38, %40
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %49, label %43

43:                                               ; preds = %37
  %44 = load ptr, ptr %17, align 8, !tbaa !219
  %45 = getelementptr inbounds nuw i8, ptr %17, i64 40
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #21
  store ptr %44, ptr %9, align 8, !tbaa !113
  %46 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %47 = getelementptr inbounds nuw i8, ptr %9, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %46, i8 0, i64 40, i1 false)
  store ptr %45, ptr %47, align 8, !tbaa !221
  %48 = call fastcc signext i32 @report(ptr noundef %6, i32 noundef signext 3, ptr noundef nonnull @.str.8, ptr dead_on_return noundef %9) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #21
  br label %52

49:                                               ; preds = %24, %37
  %50 = add nuw nsw i64 %16, 1
  %51 = icmp eq i64 %50, %2
  br i1 %51, label %52, label %15, !llvm.loop !241

52:                                               ; preds = %49, %7, %31, %43
  %53 = phi i32 [ 3, %43 ], [ 3, %31 ], [ 0, %7 ], [ 0, %49 ]
  ret i32 %53
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @check_overlaps(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) unnamed_addr #33 {
  %5 = alloca %struct.tfc_block_of, align 8
  %6 = alloca %struct.tfc_block_of, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = load i64, ptr %8, align 8, !tbaa !119
  %10 = add i64 %9, 3
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %12 = load i64, ptr %11, align 8, !tbaa !117
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
  %31 = load i64, ptr %17, align 8, !tbaa !242
  %32 = sub i64 %26, %31
  %33 = load i64, ptr %18, align 8, !tbaa !244
  %34 = icmp uge i64 %32, %33
  %35 = sub i64 %31, %26
  %36 = icmp uge i64 %35, %27
  %37 = and i1 %34, %36
  %38 = icmp eq i64 %33, 0
  %39 = select i1 %28, i1 true, i1 %38
  %40 = select i1 %39, i1 true, i1 %37
  br i1 %40, label %54, label %41

41:                                               ; preds = %29
  %42 = load ptr, ptr %6, align 8, !tbaa !245
  %43 = load ptr, ptr %5, align 8, !tbaa !245
  %44 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %45 = load ptr, ptr %44, align 8, !tbaa !246
  %46 = icmp eq ptr %45, null
  %47 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %48 = load ptr, ptr %47, align 8
  %49 = select i1 %46, ptr %48, ptr %45
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  store ptr %42, ptr %7, align 8, !tbaa !113
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %43, ptr %50, align 8, !tbaa !113
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %51, i8 0, i64 32, i1 false)
  store ptr %49, ptr %52, align 8, !tbaa !221
  %53 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 3, ptr noundef nonnull @.str.9, ptr dead_on_return noundef %7) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %59

54:                                               ; preds = %29
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  %55 = add i64 %30, 1
  %56 = icmp eq i64 %55, %13
  br i1 %56, label %57, label %29, !llvm.loop !247

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
  %7 = load i64, ptr %6, align 8, !tbaa !119
  %8 = add nsw i64 %7, 2
  switch i64 %4, label %32 [
    i64 0, label %9
    i64 1, label %23
  ]

9:                                                ; preds = %5
  store ptr @.str.10, ptr %0, align 8, !tbaa !245
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load ptr, ptr %2, align 8, !tbaa !91
  %12 = ptrtoint ptr %11 to i64
  store i64 %12, ptr %10, align 8, !tbaa !242
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %15 = load i64, ptr %14, align 8, !tbaa !98
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %20, label %17

17:                                               ; preds = %9
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %19 = load i64, ptr %18, align 8, !tbaa !207
  br label %20

20:                                               ; preds = %9, %17
  %21 = phi i64 [ %19, %17 ], [ 0, %9 ]
  store i64 %21, ptr %13, align 8, !tbaa !244
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %22, align 8, !tbaa !246
  br label %86

23:                                               ; preds = %5
  store ptr @.str.11, ptr %0, align 8, !tbaa !245
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %26 = load ptr, ptr %25, align 8, !tbaa !94
  %27 = ptrtoint ptr %26 to i64
  store i64 %27, ptr %24, align 8, !tbaa !242
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %30 = load i64, ptr %29, align 8, !tbaa !115
  store i64 %30, ptr %28, align 8, !tbaa !244
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %31, align 8, !tbaa !246
  br label %86

32:                                               ; preds = %5
  %33 = icmp eq i64 %4, %8
  br i1 %33, label %34, label %43

34:                                               ; preds = %32
  store ptr @.str.12, ptr %0, align 8, !tbaa !245
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %37 = load ptr, ptr %36, align 8, !tbaa !93
  %38 = ptrtoint ptr %37 to i64
  store i64 %38, ptr %35, align 8, !tbaa !242
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %41 = load i64, ptr %40, align 8, !tbaa !114
  store i64 %41, ptr %39, align 8, !tbaa !244
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr null, ptr %42, align 8, !tbaa !246
  br label %86

43:                                               ; preds = %32
  %44 = icmp slt i64 %4, %8
  br i1 %44, label %45, label %50

45:                                               ; preds = %43
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %47 = load ptr, ptr %46, align 8, !tbaa !118
  %48 = getelementptr %struct.tfc_given, ptr %47, i64 %4
  %49 = getelementptr i8, ptr %48, i64 -128
  br label %56

50:                                               ; preds = %43
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %52 = load ptr, ptr %51, align 8, !tbaa !116
  %53 = sub i64 %4, %7
  %54 = getelementptr %struct.tfc_given, ptr %52, i64 %53
  %55 = getelementptr i8, ptr %54, i64 -192
  br label %56

56:                                               ; preds = %50, %45
  %57 = phi ptr [ %49, %45 ], [ %55, %50 ]
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %59 = load ptr, ptr %58, align 8, !tbaa !128
  %60 = getelementptr inbounds nuw i8, ptr %57, i64 16
  %61 = load i64, ptr %60, align 8, !tbaa !239
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
  %72 = load ptr, ptr %71, align 8, !tbaa !42
  %73 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %74 = load i64, ptr %73, align 8, !tbaa !97
  %75 = mul i64 %74, %69
  %76 = getelementptr inbounds nuw i8, ptr %72, i64 %75
  %77 = load ptr, ptr %76, align 8, !tbaa !42
  %78 = ptrtoint ptr %77 to i64
  br label %79

79:                                               ; preds = %65, %56
  %80 = phi i64 [ 0, %56 ], [ %78, %65 ]
  %81 = load ptr, ptr %57, align 8, !tbaa !219
  store ptr %81, ptr %0, align 8, !tbaa !245
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %80, ptr %82, align 8, !tbaa !242
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %63, ptr %83, align 8, !tbaa !244
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %85 = getelementptr inbounds nuw i8, ptr %57, i64 40
  store ptr %85, ptr %84, align 8, !tbaa !246
  br label %86

86:                                               ; preds = %79, %34, %23, %20
  ret void
}

; Function Attrs: cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext i32 @report_failure(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #36 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = load atomic i32, ptr %1 seq_cst, align 4, !tbaa !248
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load i64, ptr %8, align 8, !tbaa !52
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %11 = load i64, ptr %10, align 8, !tbaa !56
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %13 = load i64, ptr %12, align 8, !tbaa !57
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %15 = load double, ptr %14, align 8, !tbaa !58
  %16 = icmp eq i32 %7, 1
  br i1 %16, label %27, label %17

17:                                               ; preds = %3
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %19 = load i64, ptr %18, align 8, !tbaa !249
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %59

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %23 = load ptr, ptr %22, align 8, !tbaa !250
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %25 = load i32, ptr %24, align 8, !tbaa !84
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 12
  br label %35

27:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  store ptr @.str.15, ptr %4, align 8, !tbaa !113
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr @.str.15, ptr %28, align 8, !tbaa !113
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %9, ptr %29, align 8, !tbaa !43
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %11, ptr %30, align 8, !tbaa !43
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 %13, ptr %31, align 8, !tbaa !43
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store double %15, ptr %32, align 8, !tbaa !238
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store ptr null, ptr %33, align 8, !tbaa !221
  %34 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 1, ptr noundef nonnull @.str.16, ptr dead_on_return noundef %4) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  br label %67

35:                                               ; preds = %21, %56
  %36 = phi i64 [ 0, %21 ], [ %57, %56 ]
  %37 = getelementptr inbounds nuw %struct.tfc_message, ptr %23, i64 %36
  %38 = load i32, ptr %37, align 8, !tbaa !251
  %39 = icmp eq i32 %38, %25
  br i1 %39, label %40, label %56

40:                                               ; preds = %35
  %41 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %42 = load i32, ptr %41, align 4, !tbaa !253
  %43 = load i32, ptr %26, align 4, !tbaa !55
  %44 = icmp eq i32 %42, %43
  br i1 %44, label %45, label %56

45:                                               ; preds = %40
  %46 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %47 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %48 = load ptr, ptr %47, align 8, !tbaa !254
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  store ptr @.str.15, ptr %5, align 8, !tbaa !113
  %49 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr @.str.15, ptr %49, align 8, !tbaa !113
  %50 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %9, ptr %50, align 8, !tbaa !43
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %11, ptr %51, align 8, !tbaa !43
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %13, ptr %52, align 8, !tbaa !43
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double %15, ptr %53, align 8, !tbaa !238
  %54 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %46, ptr %54, align 8, !tbaa !221
  %55 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext %7, ptr noundef %48, ptr dead_on_return noundef %5) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %67

56:                                               ; preds = %40, %35
  %57 = add nuw nsw i64 %36, 1
  %58 = icmp eq i64 %57, %19
  br i1 %58, label %59, label %35, !llvm.loop !255

59:                                               ; preds = %56, %17
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  store ptr @.str.15, ptr %6, align 8, !tbaa !113
  %60 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr @.str.15, ptr %60, align 8, !tbaa !113
  %61 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %9, ptr %61, align 8, !tbaa !43
  %62 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 %11, ptr %62, align 8, !tbaa !43
  %63 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 %13, ptr %63, align 8, !tbaa !43
  %64 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store double %15, ptr %64, align 8, !tbaa !238
  %65 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store ptr null, ptr %65, align 8, !tbaa !221
  %66 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext %7, ptr noundef nonnull @.str.17, ptr dead_on_return noundef %6) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %67

67:                                               ; preds = %45, %59, %27
  ret i32 %7
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put(ptr noundef nonnull captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #37 {
  %3 = load i8, ptr %1, align 1, !tbaa !13
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %18, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %7

7:                                                ; preds = %5, %13
  %8 = phi i8 [ %3, %5 ], [ %16, %13 ]
  %9 = phi ptr [ %1, %5 ], [ %14, %13 ]
  %10 = load ptr, ptr %0, align 8, !tbaa !185
  %11 = load ptr, ptr %6, align 8, !tbaa !187
  %12 = icmp ult ptr %10, %11
  br i1 %12, label %13, label %18

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 1
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 1
  store ptr %15, ptr %0, align 8, !tbaa !185
  store i8 %8, ptr %10, align 1, !tbaa !13
  %16 = load i8, ptr %14, align 1, !tbaa !13
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %7, !llvm.loop !256

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
  store i8 %13, ptr %15, align 1, !tbaa !13
  %16 = icmp ult i64 %7, 10
  br i1 %16, label %17, label %5, !llvm.loop !257

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
  %30 = load ptr, ptr %0, align 8, !tbaa !185
  %31 = load ptr, ptr %25, align 8, !tbaa !187
  %32 = icmp ult ptr %30, %31
  br i1 %32, label %33, label %39

33:                                               ; preds = %28
  %34 = add nsw i64 %29, -1
  %35 = getelementptr inbounds i8, ptr %3, i64 %34
  %36 = load i8, ptr %35, align 1, !tbaa !13
  %37 = getelementptr inbounds nuw i8, ptr %30, i64 1
  store ptr %37, ptr %0, align 8, !tbaa !185
  store i8 %36, ptr %30, align 1, !tbaa !13
  %38 = icmp eq i64 %34, 0
  br i1 %38, label %39, label %28, !llvm.loop !258

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
  br i1 %31, label %22, label %26, !llvm.loop !259

32:                                               ; preds = %22, %32
  %33 = phi i32 [ %36, %32 ], [ %24, %22 ]
  %34 = phi double [ %35, %32 ], [ %23, %22 ]
  %35 = fmul double %34, 1.000000e+01
  %36 = add nsw i32 %33, -1
  %37 = fcmp olt double %35, 1.000000e+00
  br i1 %37, label %32, label %38, !llvm.loop !260

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
  store i8 0, ptr %55, align 1, !tbaa !13
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
  store i8 %65, ptr %66, align 1, !tbaa !13
  %67 = icmp eq i32 %58, 0
  %68 = icmp eq i64 %63, 0
  %69 = trunc nuw nsw i64 %57 to i32
  %70 = select i1 %68, i32 0, i32 %69
  %71 = select i1 %67, i32 %70, i32 %58
  %72 = add nsw i64 %57, -1
  %73 = icmp samesign ugt i64 %57, 1
  br i1 %73, label %56, label %52, !llvm.loop !261

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
define internal fastcc signext range(i32 0, 4) i32 @check_kind(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef signext range(i32 0, 2) %2, ptr noundef %3) unnamed_addr #32 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = load ptr, ptr %0, align 8, !tbaa !219
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %12 = load i32, ptr %11, align 8, !tbaa !262
  %13 = icmp ugt i32 %12, 1
  br i1 %13, label %18, label %14

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %16 = load i32, ptr %15, align 4, !tbaa !263
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %22, label %18

18:                                               ; preds = %14, %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  store ptr %9, ptr %5, align 8, !tbaa !113
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %19, i8 0, i64 40, i1 false)
  store ptr %10, ptr %20, align 8, !tbaa !221
  %21 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 3, ptr noundef nonnull @.str.29, ptr dead_on_return noundef %5) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %67

22:                                               ; preds = %14
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %24 = load i32, ptr %23, align 8, !tbaa !180
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %26 = load i32, ptr %25, align 4, !tbaa !264
  %27 = icmp eq i32 %24, %26
  br i1 %27, label %37, label %28

28:                                               ; preds = %22
  %29 = zext i32 %26 to i64
  %30 = zext i32 %24 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  store ptr %9, ptr %6, align 8, !tbaa !113
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %31, i8 0, i64 16, i1 false)
  store i64 %30, ptr %32, align 8, !tbaa !43
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 %29, ptr %33, align 8, !tbaa !43
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store double 0.000000e+00, ptr %34, align 8, !tbaa !238
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store ptr %10, ptr %35, align 8, !tbaa !221
  %36 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 3, ptr noundef nonnull @.str.30, ptr dead_on_return noundef %6) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %67

37:                                               ; preds = %22
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %39 = load i32, ptr %38, align 4, !tbaa !265
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %42 = load i32, ptr %41, align 8, !tbaa !266
  %43 = zext i32 %42 to i64
  %44 = icmp eq i32 %39, %42
  br i1 %44, label %52, label %45

45:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  store ptr %9, ptr %7, align 8, !tbaa !113
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %46, i8 0, i64 16, i1 false)
  store i64 %40, ptr %47, align 8, !tbaa !43
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %43, ptr %48, align 8, !tbaa !43
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %49, align 8, !tbaa !238
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %10, ptr %50, align 8, !tbaa !221
  %51 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 3, ptr noundef nonnull @.str.31, ptr dead_on_return noundef %7) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  br label %67

52:                                               ; preds = %37
  %53 = icmp eq i32 %2, 0
  %54 = icmp eq i32 %24, 0
  %55 = or i1 %53, %54
  br i1 %55, label %67, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %58 = load ptr, ptr %57, align 8, !tbaa !178
  %59 = icmp eq ptr %58, null
  br i1 %59, label %60, label %67

60:                                               ; preds = %56
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  store ptr %9, ptr %8, align 8, !tbaa !113
  %61 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %61, i8 0, i64 16, i1 false)
  store i64 %40, ptr %62, align 8, !tbaa !43
  %63 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %43, ptr %63, align 8, !tbaa !43
  %64 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %64, align 8, !tbaa !238
  %65 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %10, ptr %65, align 8, !tbaa !221
  %66 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 3, ptr noundef nonnull @.str.32, ptr dead_on_return noundef %8) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  br label %67

67:                                               ; preds = %52, %56, %60, %45, %28, %18
  %68 = phi i32 [ 3, %18 ], [ 3, %28 ], [ 3, %45 ], [ 3, %60 ], [ 0, %56 ], [ 0, %52 ]
  ret i32 %68
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @check_size(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, i32 noundef signext range(i32 0, 2) %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef %5) unnamed_addr #31 {
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %44, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %12 = load i32, ptr %11, align 4, !tbaa !264
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = zext i32 %12 to i64
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %44, label %18

18:                                               ; preds = %10
  %19 = load ptr, ptr %13, align 8, !tbaa !128
  %20 = load ptr, ptr %14, align 8, !tbaa !181
  br label %24

21:                                               ; preds = %24
  %22 = add nuw nsw i64 %25, 1
  %23 = icmp eq i64 %22, %16
  br i1 %23, label %44, label %24

24:                                               ; preds = %18, %21
  %25 = phi i64 [ %22, %21 ], [ 0, %18 ]
  %26 = getelementptr inbounds nuw i64, ptr %20, i64 %25
  %27 = load i64, ptr %26, align 8, !tbaa !43
  %28 = getelementptr inbounds i64, ptr %19, i64 %27
  %29 = tail call fastcc i64 @evaluate(ptr noundef %28, ptr noundef nonnull %4)
  %30 = load ptr, ptr %15, align 8, !tbaa !178
  %31 = getelementptr inbounds nuw i64, ptr %30, i64 %25
  %32 = load i64, ptr %31, align 8, !tbaa !43
  %33 = icmp eq i64 %32, %29
  br i1 %33, label %21, label %34

34:                                               ; preds = %24
  %35 = load ptr, ptr %1, align 8, !tbaa !219
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 40
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  store ptr %35, ptr %7, align 8, !tbaa !113
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @.str.15, ptr %37, align 8, !tbaa !113
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %32, ptr %38, align 8, !tbaa !43
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %25, ptr %39, align 8, !tbaa !43
  %40 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %29, ptr %40, align 8, !tbaa !43
  %41 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %41, align 8, !tbaa !238
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %36, ptr %42, align 8, !tbaa !221
  %43 = call fastcc signext i32 @report(ptr noundef %5, i32 noundef signext 3, ptr noundef nonnull @.str.34, ptr dead_on_return noundef %7) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  br label %63

44:                                               ; preds = %21, %10, %6
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %46 = load ptr, ptr %45, align 8, !tbaa !128
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %48 = load i64, ptr %47, align 8, !tbaa !239
  %49 = getelementptr inbounds i64, ptr %46, i64 %48
  %50 = tail call fastcc i64 @evaluate(ptr noundef %49, ptr noundef nonnull %4)
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %52 = load i64, ptr %51, align 8, !tbaa !267
  %53 = icmp ult i64 %52, %50
  br i1 %53, label %54, label %63

54:                                               ; preds = %44
  %55 = load ptr, ptr %1, align 8, !tbaa !219
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 40
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  store ptr %55, ptr %8, align 8, !tbaa !113
  %57 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store i64 %52, ptr %58, align 8, !tbaa !43
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %50, ptr %59, align 8, !tbaa !43
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %60, align 8, !tbaa !238
  %61 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %56, ptr %61, align 8, !tbaa !221
  %62 = call fastcc signext i32 @report(ptr noundef %5, i32 noundef signext 3, ptr noundef nonnull @.str.35, ptr dead_on_return noundef %8) #22
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
!14 = !{!15, !17, i64 16}
!15 = !{!"tfc_worker", !11, i64 0, !16, i64 8, !17, i64 16, !16, i64 24}
!16 = !{!"long", !11, i64 0}
!17 = !{!"p1 _ZTS8tfc_pool", !18, i64 0}
!18 = !{!"any pointer", !11, i64 0}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
!21 = distinct !{!21, !20}
!22 = distinct !{!22, !20}
!23 = !{!15, !16, i64 24}
!24 = distinct !{!24, !20}
!25 = !{!26, !27, i64 16}
!26 = !{!"tfc_ctx", !10, i64 0, !10, i64 4, !17, i64 8, !27, i64 16, !28, i64 24, !29, i64 32, !30, i64 40}
!27 = !{!"p1 _ZTS8tfc_host", !18, i64 0}
!28 = !{!"p1 _ZTS11tfc_failure", !18, i64 0}
!29 = !{!"p1 _ZTS10tfc_device", !18, i64 0}
!30 = !{!"p1 _ZTS10tfc_checks", !18, i64 0}
!31 = !{!32, !18, i64 16}
!32 = !{!"tfc_host", !10, i64 0, !10, i64 4, !18, i64 8, !18, i64 16, !18, i64 24, !18, i64 32, !18, i64 40, !18, i64 48}
!33 = !{!32, !10, i64 4}
!34 = !{!26, !17, i64 8}
!35 = !{!36, !18, i64 0}
!36 = !{!"tfc_loop", !18, i64 0, !18, i64 8, !16, i64 16, !16, i64 24}
!37 = !{!36, !18, i64 8}
!38 = !{!36, !16, i64 16}
!39 = !{!36, !16, i64 24}
!40 = !{!32, !18, i64 8}
!41 = !{i64 0, i64 8, !42, i64 8, i64 8, !42, i64 16, i64 8, !43, i64 24, i64 8, !43}
!42 = !{!18, !18, i64 0}
!43 = !{!16, !16, i64 0}
!44 = !{!15, !16, i64 8}
!45 = distinct !{!45, !20}
!46 = distinct !{!46, !20}
!47 = distinct !{!47, !20}
!48 = distinct !{!48, !20}
!49 = distinct !{!49, !20}
!50 = !{!26, !28, i64 24}
!51 = distinct !{!51, !20}
!52 = !{!53, !16, i64 16}
!53 = !{!"tfc_failure", !11, i64 0, !11, i64 4, !10, i64 8, !10, i64 12, !16, i64 16, !16, i64 24, !16, i64 32, !54, i64 40}
!54 = !{!"double", !11, i64 0}
!55 = !{!53, !10, i64 12}
!56 = !{!53, !16, i64 24}
!57 = !{!53, !16, i64 32}
!58 = !{!53, !54, i64 40}
!59 = !{!32, !18, i64 40}
!60 = !{!61, !65, i64 40}
!61 = !{!"tfc_region", !62, i64 0, !16, i64 8, !63, i64 16, !64, i64 24, !63, i64 32, !65, i64 40, !16, i64 48, !64, i64 56, !66, i64 64, !67, i64 72, !16, i64 80, !68, i64 88, !69, i64 96}
!62 = !{!"p1 _ZTS15tfc_instruction", !18, i64 0}
!63 = !{!"any p2 pointer", !18, i64 0}
!64 = !{!"p1 long", !18, i64 0}
!65 = !{!"p1 _ZTS7tfc_ctx", !18, i64 0}
!66 = !{!"p1 omnipotent char", !18, i64 0}
!67 = !{!"p1 _ZTS9tfc_block", !18, i64 0}
!68 = !{!"p1 int", !18, i64 0}
!69 = !{!"p1 _ZTS13tfc_recording", !18, i64 0}
!70 = !{!32, !18, i64 32}
!71 = !{!61, !16, i64 80}
!72 = !{!61, !16, i64 8}
!73 = distinct !{!73, !20}
!74 = !{!61, !62, i64 0}
!75 = !{!76, !10, i64 16}
!76 = !{!"tfc_instruction", !18, i64 0, !68, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28}
!77 = !{!76, !18, i64 0}
!78 = !{!61, !63, i64 32}
!79 = !{!61, !64, i64 24}
!80 = !{!61, !63, i64 16}
!81 = !{!76, !68, i64 8}
!82 = distinct !{!82, !20}
!83 = !{!76, !10, i64 20}
!84 = !{!53, !10, i64 8}
!85 = !{!76, !10, i64 24}
!86 = !{!61, !16, i64 48}
!87 = !{!76, !10, i64 28}
!88 = !{!61, !66, i64 64}
!89 = distinct !{!89, !20}
!90 = distinct !{!90, !20}
!91 = !{!92, !66, i64 0}
!92 = !{!"tfc_memory", !66, i64 0, !66, i64 8, !66, i64 16, !18, i64 24, !18, i64 32, !16, i64 40}
!93 = !{!92, !66, i64 8}
!94 = !{!92, !66, i64 16}
!95 = !{!92, !18, i64 24}
!96 = !{!92, !18, i64 32}
!97 = !{!92, !16, i64 40}
!98 = !{!99, !16, i64 232}
!99 = !{!"tfc_entry", !66, i64 0, !62, i64 8, !100, i64 16, !64, i64 24, !66, i64 32, !101, i64 40, !102, i64 48, !102, i64 56, !103, i64 64, !104, i64 72, !104, i64 80, !105, i64 88, !106, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128, !16, i64 136, !16, i64 144, !16, i64 152, !16, i64 160, !16, i64 168, !16, i64 176, !16, i64 184, !16, i64 192, !16, i64 200, !16, i64 208, !16, i64 216, !16, i64 224, !16, i64 232, !16, i64 240, !16, i64 248, !16, i64 256}
!100 = !{!"p1 _ZTS9tfc_place", !18, i64 0}
!101 = !{!"p1 _ZTS9tfc_bound", !18, i64 0}
!102 = !{!"p1 _ZTS9tfc_given", !18, i64 0}
!103 = !{!"p1 _ZTS10tfc_result", !18, i64 0}
!104 = !{!"p1 _ZTS8tfc_flag", !18, i64 0}
!105 = !{!"p1 _ZTS9tfc_aside", !18, i64 0}
!106 = !{!"p1 _ZTS11tfc_message", !18, i64 0}
!107 = !{!99, !16, i64 152}
!108 = !{!99, !104, i64 72}
!109 = distinct !{!109, !20}
!110 = !{!111, !16, i64 0}
!111 = !{!"tfc_flag", !16, i64 0, !66, i64 8}
!112 = !{!111, !66, i64 8}
!113 = !{!66, !66, i64 0}
!114 = !{!99, !16, i64 240}
!115 = !{!99, !16, i64 200}
!116 = !{!99, !102, i64 48}
!117 = !{!99, !16, i64 128}
!118 = !{!99, !102, i64 56}
!119 = !{!99, !16, i64 136}
!120 = !{!99, !16, i64 256}
!121 = !{!99, !16, i64 112}
!122 = !{!99, !100, i64 16}
!123 = !{!124, !16, i64 16}
!124 = !{!"tfc_place", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !16, i64 16}
!125 = !{!124, !10, i64 0}
!126 = !{!124, !10, i64 8}
!127 = !{!99, !66, i64 32}
!128 = !{!99, !64, i64 24}
!129 = !{!124, !10, i64 4}
!130 = distinct !{!130, !20}
!131 = !{!99, !16, i64 224}
!132 = !{!99, !16, i64 168}
!133 = !{!99, !16, i64 216}
!134 = distinct !{!134, !20}
!135 = !{!26, !10, i64 0}
!136 = !{!26, !10, i64 4}
!137 = !{!99, !105, i64 88}
!138 = !{!139, !16, i64 8}
!139 = !{!"tfc_aside", !16, i64 0, !16, i64 8, !16, i64 16}
!140 = !{!139, !16, i64 0}
!141 = !{!139, !16, i64 16}
!142 = distinct !{!142, !20}
!143 = !{!32, !18, i64 48}
!144 = !{!99, !62, i64 8}
!145 = !{!99, !16, i64 104}
!146 = !{!99, !16, i64 208}
!147 = !{!99, !16, i64 184}
!148 = !{!61, !64, i64 56}
!149 = !{!61, !67, i64 72}
!150 = !{!99, !16, i64 192}
!151 = !{!99, !16, i64 144}
!152 = distinct !{!152, !20}
!153 = !{!99, !16, i64 160}
!154 = !{!99, !103, i64 64}
!155 = !{!156, !10, i64 4}
!156 = !{!"tfc_result", !10, i64 0, !10, i64 4, !16, i64 8}
!157 = !{!156, !10, i64 0}
!158 = !{!156, !16, i64 8}
!159 = distinct !{!159, !20}
!160 = !{!99, !104, i64 80}
!161 = distinct !{!161, !20}
!162 = !{!163, !10, i64 0}
!163 = !{!"tfc_call", !10, i64 0, !10, i64 4, !164, i64 8, !165, i64 16, !165, i64 24, !10, i64 32, !10, i64 36, !18, i64 40, !18, i64 48, !18, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !18, i64 88, !27, i64 96}
!164 = !{!"p1 _ZTS9tfc_error", !18, i64 0}
!165 = !{!"p1 _ZTS10tfc_tensor", !18, i64 0}
!166 = !{!163, !164, i64 8}
!167 = !{!163, !10, i64 4}
!168 = !{!169, !169, i64 0}
!169 = !{!"p1 _ZTS9tfc_entry", !18, i64 0}
!170 = !{!99, !16, i64 120}
!171 = !{!163, !18, i64 40}
!172 = !{!163, !18, i64 48}
!173 = !{!163, !18, i64 56}
!174 = !{!163, !165, i64 16}
!175 = !{!163, !165, i64 24}
!176 = !{!163, !27, i64 96}
!177 = !{!163, !10, i64 36}
!178 = !{!179, !64, i64 8}
!179 = !{!"tfc_tensor", !18, i64 0, !64, i64 8, !16, i64 16, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36, !11, i64 40}
!180 = !{!179, !10, i64 24}
!181 = !{!182, !64, i64 24}
!182 = !{!"tfc_given", !66, i64 0, !16, i64 8, !16, i64 16, !64, i64 24, !10, i64 32, !10, i64 36, !183, i64 40}
!183 = !{!"tfc_loc", !66, i64 0, !66, i64 8, !10, i64 16, !10, i64 20}
!184 = distinct !{!184, !20}
!185 = !{!186, !66, i64 0}
!186 = !{!"text", !66, i64 0, !66, i64 8}
!187 = !{!186, !66, i64 8}
!188 = distinct !{!188, !20}
!189 = distinct !{!189, !20}
!190 = !{!191, !66, i64 0}
!191 = !{!"tfc_fault", !66, i64 0, !66, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !54, i64 40, !192, i64 48}
!192 = !{!"p1 _ZTS7tfc_loc", !18, i64 0}
!193 = !{!191, !66, i64 8}
!194 = !{!191, !16, i64 16}
!195 = !{!191, !16, i64 24}
!196 = !{!191, !16, i64 32}
!197 = !{!191, !54, i64 40}
!198 = !{!199, !10, i64 0}
!199 = !{!"tfc_error", !10, i64 0, !11, i64 4, !192, i64 240, !16, i64 248}
!200 = !{!191, !192, i64 48}
!201 = !{!199, !192, i64 240}
!202 = !{!199, !16, i64 248}
!203 = !{!163, !18, i64 88}
!204 = !{!163, !10, i64 32}
!205 = !{!99, !66, i64 0}
!206 = !{!163, !16, i64 64}
!207 = !{!99, !16, i64 248}
!208 = !{!163, !16, i64 72}
!209 = !{!163, !16, i64 80}
!210 = distinct !{!210, !20}
!211 = distinct !{!211, !20}
!212 = !{!99, !101, i64 40}
!213 = !{!214, !16, i64 24}
!214 = !{!"tfc_bound", !16, i64 0, !16, i64 8, !66, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48}
!215 = !{!214, !16, i64 32}
!216 = !{!214, !16, i64 48}
!217 = !{!214, !16, i64 40}
!218 = distinct !{!218, !20}
!219 = !{!182, !66, i64 0}
!220 = !{!214, !66, i64 16}
!221 = !{!192, !192, i64 0}
!222 = distinct !{!222, !20}
!223 = distinct !{!223, !20}
!224 = distinct !{!224, !20}
!225 = !{!226, !16, i64 0}
!226 = !{!"tfc_initial", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24}
!227 = !{!226, !16, i64 8}
!228 = !{!226, !16, i64 16}
!229 = !{!226, !16, i64 24}
!230 = distinct !{!230, !20}
!231 = !{!32, !10, i64 0}
!232 = !{!233, !16, i64 0}
!233 = !{!"timespec", !16, i64 0, !16, i64 8}
!234 = !{!233, !16, i64 8}
!235 = distinct !{!235, !20}
!236 = !{!214, !16, i64 0}
!237 = !{!214, !16, i64 8}
!238 = !{!54, !54, i64 0}
!239 = !{!182, !16, i64 16}
!240 = !{!182, !16, i64 8}
!241 = distinct !{!241, !20}
!242 = !{!243, !16, i64 8}
!243 = !{!"tfc_block_of", !66, i64 0, !16, i64 8, !16, i64 16, !192, i64 24}
!244 = !{!243, !16, i64 16}
!245 = !{!243, !66, i64 0}
!246 = !{!243, !192, i64 24}
!247 = distinct !{!247, !20}
!248 = !{!53, !11, i64 0}
!249 = !{!99, !16, i64 176}
!250 = !{!99, !106, i64 96}
!251 = !{!252, !10, i64 0}
!252 = !{!"tfc_message", !10, i64 0, !10, i64 4, !66, i64 8, !183, i64 16}
!253 = !{!252, !10, i64 4}
!254 = !{!252, !66, i64 8}
!255 = distinct !{!255, !20}
!256 = distinct !{!256, !20}
!257 = distinct !{!257, !20}
!258 = distinct !{!258, !20}
!259 = distinct !{!259, !20}
!260 = distinct !{!260, !20}
!261 = distinct !{!261, !20}
!262 = !{!179, !10, i64 32}
!263 = !{!179, !10, i64 36}
!264 = !{!182, !10, i64 36}
!265 = !{!179, !10, i64 28}
!266 = !{!182, !10, i64 32}
!267 = !{!179, !16, i64 16}
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
