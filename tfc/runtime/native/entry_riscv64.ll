; Made by `python -m tfc.runtime.native` from entry.c; do not edit.
target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
target triple = "riscv64-unknown-linux-gnu"

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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef signext i32 @tfc_may_use_amx() local_unnamed_addr #24 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 274877907201) i64 @tfc_pool_bytes(i32 noundef signext %0) local_unnamed_addr #24 {
  %2 = zext i32 %0 to i64
  %3 = shl nuw nsw i64 %2, 6
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 140), (144, 152), (192, 196), (296, 300)) %0, i32 noundef signext %1, i32 noundef signext %2) local_unnamed_addr #25 {
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
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %9, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %10, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %11, align 8, !tbaa !13
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
  %23 = tail call signext i32 @pthread_create(ptr noundef nonnull %22, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %20) #22
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
define internal noalias noundef ptr @worker_main(ptr noundef %0) #26 {
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
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %11, i32 noundef signext 128, i32 noundef signext %16, ptr noundef null, ptr noundef null, i32 noundef signext 0) #22
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
  %57 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %14, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #22
  br label %58

58:                                               ; preds = %45, %56, %53
  br label %15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #25 {
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
  %10 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef signext 129, i32 noundef signext %3, ptr noundef null, ptr noundef null, i32 noundef signext 0) #22
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
  %20 = tail call signext i32 @pthread_join(i64 noundef %19, ptr noundef null) #22
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !9
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !24
}

declare signext i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

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
  br i1 %7, label %124, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !25
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !32
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !34
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !35
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 64, !tbaa !9
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  store ptr %2, ptr %6, align 8, !tbaa !36
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %28, align 8, !tbaa !38
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %29, align 8, !tbaa !39
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
  store i64 %39, ptr %31, align 8, !tbaa !40
  %40 = icmp samesign ult i64 %39, 2
  br label %41

41:                                               ; preds = %41, %25
  %42 = phi i64 [ 1, %25 ], [ %48, %41 ]
  %43 = icmp samesign ugt i64 %42, 4
  %44 = select i1 %40, i1 true, i1 %43
  %45 = lshr i64 %33, %42
  %46 = icmp samesign ult i64 %45, %39
  %47 = select i1 %44, i1 true, i1 %46
  %48 = add nuw nsw i64 %42, 1
  br i1 %47, label %49, label %41, !llvm.loop !41

49:                                               ; preds = %41
  %50 = mul nuw nsw i64 %42, %39
  store i64 %50, ptr %30, align 8, !tbaa !42
  %51 = icmp samesign ugt i64 %50, 1
  %52 = and i1 %26, %51
  br i1 %52, label %53, label %59

53:                                               ; preds = %49
  %54 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %55 = load ptr, ptr %54, align 8, !tbaa !32
  %56 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %57 = load ptr, ptr %56, align 8, !tbaa !43
  %58 = trunc i64 %50 to i32
  call void %55(ptr noundef %57, i32 noundef signext %58, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #22
  br label %123

59:                                               ; preds = %49
  %60 = icmp eq i64 %50, 1
  br i1 %60, label %122, label %61

61:                                               ; preds = %59
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %63 = load ptr, ptr %62, align 8, !tbaa !35
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 64
  %65 = cmpxchg ptr %64, i32 0, i32 1 acquire monotonic, align 64
  %66 = extractvalue { i32, i1 } %65, 1
  br i1 %66, label %67, label %122

67:                                               ; preds = %61
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(40) %68, ptr noundef nonnull readonly align 8 dereferenceable(40) %6, i64 40, i1 false), !tbaa.struct !44
  %69 = load i64, ptr %31, align 8, !tbaa !40
  %70 = trunc i64 %69 to i32
  %71 = getelementptr inbounds nuw i8, ptr %63, i64 296
  store i32 %70, ptr %71, align 8, !tbaa !9
  %72 = icmp eq i32 %70, 0
  br i1 %72, label %77, label %73

73:                                               ; preds = %67
  %74 = getelementptr inbounds nuw i8, ptr %63, i64 320
  %75 = load i64, ptr %30, align 8, !tbaa !42
  %76 = and i64 %69, 4294967295
  br label %111

77:                                               ; preds = %111, %67
  %78 = getelementptr inbounds nuw i8, ptr %63, i64 192
  store atomic i32 -2147483648, ptr %78 release, align 64
  %79 = getelementptr inbounds nuw i8, ptr %63, i64 128
  %80 = atomicrmw add ptr %79, i32 1 seq_cst, align 64
  %81 = getelementptr inbounds nuw i8, ptr %63, i64 132
  %82 = load atomic i32, ptr %81 seq_cst, align 4
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %87, label %84

84:                                               ; preds = %77
  %85 = add i32 %70, -1
  %86 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %79, i32 noundef signext 129, i32 noundef signext %85, ptr noundef null, ptr noundef null, i32 noundef signext 0) #22
  br label %87

87:                                               ; preds = %84, %77
  tail call fastcc void @work(ptr noundef nonnull %63, i32 noundef signext 0)
  %88 = atomicrmw and ptr %78, i32 2147483647 acquire, align 64
  %89 = and i32 %88, 2147483647
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %121, label %91

91:                                               ; preds = %87
  %92 = getelementptr inbounds nuw i8, ptr %63, i64 4
  br label %93

93:                                               ; preds = %97, %91
  %94 = phi i32 [ 0, %91 ], [ %99, %97 ]
  %95 = load i32, ptr %92, align 4, !tbaa !9
  %96 = icmp ult i32 %94, %95
  br i1 %96, label %97, label %101

97:                                               ; preds = %93
  %98 = load atomic i32, ptr %78 acquire, align 64
  %99 = add nuw i32 %94, 1
  %100 = icmp eq i32 %98, 0
  br i1 %100, label %121, label %93, !llvm.loop !47

101:                                              ; preds = %93
  %102 = atomicrmw or ptr %78, i32 1073741824 acquire, align 64
  %103 = or i32 %102, 1073741824
  %104 = icmp eq i32 %103, 1073741824
  br i1 %104, label %110, label %105

105:                                              ; preds = %101, %105
  %106 = phi i32 [ %108, %105 ], [ %103, %101 ]
  %107 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %78, i32 noundef signext 128, i32 noundef signext %106, ptr noundef null, ptr noundef null, i32 noundef signext 0) #22
  %108 = load atomic i32, ptr %78 acquire, align 64
  %109 = icmp eq i32 %108, 1073741824
  br i1 %109, label %110, label %105, !llvm.loop !48

110:                                              ; preds = %105, %101
  store atomic i32 0, ptr %78 monotonic, align 64
  br label %121

111:                                              ; preds = %111, %73
  %112 = phi i64 [ 0, %73 ], [ %116, %111 ]
  %113 = getelementptr inbounds nuw %struct.tfc_worker, ptr %74, i64 %112
  %114 = mul nsw i64 %112, %75
  %115 = sdiv i64 %114, %76
  store atomic i64 %115, ptr %113 monotonic, align 64
  %116 = add nuw nsw i64 %112, 1
  %117 = mul nsw i64 %75, %116
  %118 = sdiv i64 %117, %76
  %119 = getelementptr inbounds nuw i8, ptr %113, i64 8
  store i64 %118, ptr %119, align 8, !tbaa !49
  %120 = icmp eq i64 %116, %76
  br i1 %120, label %77, label %111, !llvm.loop !50

121:                                              ; preds = %97, %87, %110
  store atomic i32 0, ptr %64 release, align 64
  br label %123

122:                                              ; preds = %61, %59
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #22
  br label %123

123:                                              ; preds = %121, %122, %53
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  br label %124

124:                                              ; preds = %5, %123
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef signext %1) #26 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !36
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !38
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !42
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !40
  %11 = sdiv i64 %8, %10
  %12 = freeze i64 %11
  %13 = sdiv i64 %3, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load i64, ptr %14, align 8, !tbaa !39
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
define noundef signext i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned signext %1, i32 noundef signext %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #28 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !51
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !52

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !53
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !56
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !53
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !57
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !58
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !59
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define signext i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #29 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !51
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #26 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !25
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !60
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !43
  %12 = tail call signext i32 %7(ptr noundef %11) #22
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: noinline nounwind uwtable
define signext i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #30 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8, !tbaa !61
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !25
  %6 = icmp eq ptr %5, null
  br i1 %6, label %15, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !71
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %33

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !60
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %33

15:                                               ; preds = %11, %1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %17 = load i64, ptr %16, align 8, !tbaa !72
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %33, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load i64, ptr %20, align 8, !tbaa !73
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %27, label %36

23:                                               ; preds = %27
  %24 = add nuw nsw i64 %28, 1
  %25 = load i64, ptr %20, align 8, !tbaa !73
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %36, !llvm.loop !74

27:                                               ; preds = %19, %23
  %28 = phi i64 [ %24, %23 ], [ 0, %19 ]
  %29 = load ptr, ptr %0, align 8, !tbaa !75
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
define internal fastcc signext i32 @walk(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1) unnamed_addr #31 {
  %3 = load ptr, ptr %0, align 8, !tbaa !75
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !73
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = icmp eq ptr %1, null
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  br label %13

13:                                               ; preds = %220, %2
  %14 = phi i64 [ 0, %2 ], [ %221, %220 ]
  %15 = icmp slt i64 %14, %5
  br i1 %15, label %16, label %224

16:                                               ; preds = %13
  %17 = getelementptr inbounds %struct.tfc_instruction, ptr %3, i64 %14
  %18 = add nsw i64 %14, 1
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %20 = load i32, ptr %19, align 8, !tbaa !76
  switch i32 %20, label %220 [
    i32 0, label %21
    i32 1, label %50
    i32 3, label %54
    i32 4, label %68
    i32 2, label %89
    i32 5, label %113
    i32 6, label %156
    i32 7, label %206
  ]

21:                                               ; preds = %16
  br i1 %8, label %48, label %22

22:                                               ; preds = %21
  %23 = load ptr, ptr %11, align 8, !tbaa !60
  %24 = icmp eq ptr %23, null
  br i1 %24, label %33, label %25

25:                                               ; preds = %22
  %26 = load i64, ptr %12, align 8, !tbaa !78
  %27 = icmp slt i64 %14, %26
  br i1 %27, label %28, label %33

28:                                               ; preds = %25
  %29 = load ptr, ptr %10, align 8, !tbaa !43
  %30 = tail call signext i32 %23(ptr noundef %29) #22
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  tail call fastcc void @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %17)
  br label %224

33:                                               ; preds = %28, %25, %22
  %34 = load ptr, ptr %9, align 8, !tbaa !71
  %35 = icmp eq ptr %34, null
  br i1 %35, label %40, label %36

36:                                               ; preds = %33
  %37 = load ptr, ptr %10, align 8, !tbaa !43
  %38 = getelementptr inbounds nuw i8, ptr %17, i64 20
  %39 = load i32, ptr %38, align 4, !tbaa !79
  tail call void %34(ptr noundef %37, i32 noundef signext %39, i32 noundef signext 0) #22
  br label %40

40:                                               ; preds = %36, %33
  %41 = tail call fastcc signext i32 @run_kernel(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %17)
  %42 = load ptr, ptr %9, align 8, !tbaa !71
  %43 = icmp eq ptr %42, null
  br i1 %43, label %220, label %44

44:                                               ; preds = %40
  %45 = load ptr, ptr %10, align 8, !tbaa !43
  %46 = getelementptr inbounds nuw i8, ptr %17, i64 20
  %47 = load i32, ptr %46, align 4, !tbaa !79
  tail call void %42(ptr noundef %45, i32 noundef signext %47, i32 noundef signext 1) #22
  br label %220

48:                                               ; preds = %21
  %49 = tail call fastcc signext i32 @run_kernel(ptr noundef nonnull %0, ptr noundef nonnull %17)
  br label %220

50:                                               ; preds = %16
  %51 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %52 = load i32, ptr %51, align 4, !tbaa !80
  %53 = sext i32 %52 to i64
  br label %220

54:                                               ; preds = %16
  %55 = load ptr, ptr %7, align 8, !tbaa !81
  %56 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %57 = load ptr, ptr %56, align 8, !tbaa !82
  %58 = load i32, ptr %57, align 4, !tbaa !9
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds ptr, ptr %55, i64 %59
  %61 = load ptr, ptr %60, align 8, !tbaa !45
  %62 = load i8, ptr %61, align 1, !tbaa !13
  %63 = icmp eq i8 %62, 0
  br i1 %63, label %64, label %220

64:                                               ; preds = %54
  %65 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %66 = load i32, ptr %65, align 4, !tbaa !80
  %67 = sext i32 %66 to i64
  br label %220

68:                                               ; preds = %16
  %69 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %70 = load ptr, ptr %69, align 8, !tbaa !82
  %71 = load ptr, ptr %7, align 8, !tbaa !81
  %72 = load i32, ptr %70, align 4, !tbaa !9
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds ptr, ptr %71, i64 %73
  %75 = load ptr, ptr %74, align 8, !tbaa !45
  store i32 0, ptr %75, align 4, !tbaa !9
  %76 = getelementptr inbounds nuw i8, ptr %70, i64 4
  %77 = load i32, ptr %76, align 4, !tbaa !9
  %78 = icmp sgt i32 %77, -1
  br i1 %78, label %79, label %220

79:                                               ; preds = %68
  %80 = zext nneg i32 %77 to i64
  %81 = getelementptr inbounds nuw ptr, ptr %71, i64 %80
  %82 = load ptr, ptr %81, align 8, !tbaa !45
  %83 = load i32, ptr %82, align 4, !tbaa !9
  %84 = icmp slt i32 %83, 1
  br i1 %84, label %85, label %220

85:                                               ; preds = %79
  %86 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %87 = load i32, ptr %86, align 4, !tbaa !80
  %88 = sext i32 %87 to i64
  br label %220

89:                                               ; preds = %16
  br i1 %8, label %108, label %90

90:                                               ; preds = %89
  %91 = load ptr, ptr %9, align 8, !tbaa !71
  %92 = icmp eq ptr %91, null
  br i1 %92, label %97, label %93

93:                                               ; preds = %90
  %94 = load ptr, ptr %10, align 8, !tbaa !43
  %95 = getelementptr inbounds nuw i8, ptr %17, i64 20
  %96 = load i32, ptr %95, align 4, !tbaa !79
  tail call void %91(ptr noundef %94, i32 noundef signext %96, i32 noundef signext 2) #22
  br label %97

97:                                               ; preds = %93, %90
  %98 = load ptr, ptr %11, align 8, !tbaa !60
  %99 = icmp eq ptr %98, null
  br i1 %99, label %108, label %100

100:                                              ; preds = %97
  %101 = load i64, ptr %12, align 8, !tbaa !78
  %102 = icmp slt i64 %14, %101
  br i1 %102, label %103, label %108

103:                                              ; preds = %100
  %104 = load ptr, ptr %10, align 8, !tbaa !43
  %105 = tail call signext i32 %98(ptr noundef %104) #22
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %108, label %107

107:                                              ; preds = %103
  tail call fastcc void @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %17)
  br label %108

108:                                              ; preds = %89, %97, %100, %103, %107
  %109 = phi i32 [ 0, %89 ], [ 1, %107 ], [ 0, %103 ], [ 0, %100 ], [ 0, %97 ]
  %110 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %111 = load i32, ptr %110, align 4, !tbaa !80
  %112 = sext i32 %111 to i64
  br label %220

113:                                              ; preds = %16
  br i1 %8, label %132, label %114

114:                                              ; preds = %113
  %115 = load ptr, ptr %9, align 8, !tbaa !71
  %116 = icmp eq ptr %115, null
  br i1 %116, label %121, label %117

117:                                              ; preds = %114
  %118 = load ptr, ptr %10, align 8, !tbaa !43
  %119 = getelementptr inbounds nuw i8, ptr %17, i64 20
  %120 = load i32, ptr %119, align 4, !tbaa !79
  tail call void %115(ptr noundef %118, i32 noundef signext %120, i32 noundef signext 2) #22
  br label %121

121:                                              ; preds = %117, %114
  %122 = load ptr, ptr %11, align 8, !tbaa !60
  %123 = icmp eq ptr %122, null
  br i1 %123, label %132, label %124

124:                                              ; preds = %121
  %125 = load i64, ptr %12, align 8, !tbaa !78
  %126 = icmp slt i64 %14, %125
  br i1 %126, label %127, label %132

127:                                              ; preds = %124
  %128 = load ptr, ptr %10, align 8, !tbaa !43
  %129 = tail call signext i32 %122(ptr noundef %128) #22
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %132, label %131

131:                                              ; preds = %127
  tail call fastcc void @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %17)
  br label %132

132:                                              ; preds = %113, %121, %124, %127, %131
  %133 = phi i32 [ 0, %113 ], [ 1, %131 ], [ 0, %127 ], [ 0, %124 ], [ 0, %121 ]
  %134 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %135 = load ptr, ptr %134, align 8, !tbaa !82
  %136 = load ptr, ptr %7, align 8, !tbaa !81
  %137 = load i32, ptr %135, align 4, !tbaa !9
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds ptr, ptr %136, i64 %138
  %140 = load ptr, ptr %139, align 8, !tbaa !45
  %141 = load i32, ptr %140, align 4, !tbaa !9
  %142 = add i32 %141, 1
  store i32 %142, ptr %140, align 4, !tbaa !9
  %143 = getelementptr inbounds nuw i8, ptr %135, i64 4
  %144 = load i32, ptr %143, align 4, !tbaa !9
  %145 = icmp slt i32 %144, 0
  br i1 %145, label %152, label %146

146:                                              ; preds = %132
  %147 = zext nneg i32 %144 to i64
  %148 = getelementptr inbounds nuw ptr, ptr %136, i64 %147
  %149 = load ptr, ptr %148, align 8, !tbaa !45
  %150 = load i32, ptr %149, align 4, !tbaa !9
  %151 = icmp slt i32 %142, %150
  br i1 %151, label %152, label %220

152:                                              ; preds = %146, %132
  %153 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %154 = load i32, ptr %153, align 4, !tbaa !80
  %155 = sext i32 %154 to i64
  br label %220

156:                                              ; preds = %16
  %157 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %158 = load ptr, ptr %157, align 8, !tbaa !82
  %159 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %160 = load i32, ptr %159, align 8, !tbaa !83
  %161 = load ptr, ptr %7, align 8, !tbaa !81
  %162 = load i32, ptr %158, align 4, !tbaa !9
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds ptr, ptr %161, i64 %163
  %165 = load ptr, ptr %164, align 8, !tbaa !45
  %166 = getelementptr inbounds nuw i8, ptr %158, i64 4
  %167 = load i32, ptr %166, align 4, !tbaa !9
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds ptr, ptr %161, i64 %168
  %170 = load ptr, ptr %169, align 8, !tbaa !45
  store ptr %170, ptr %164, align 8, !tbaa !45
  %171 = load ptr, ptr %7, align 8, !tbaa !81
  %172 = getelementptr inbounds ptr, ptr %171, i64 %168
  store ptr %165, ptr %172, align 8, !tbaa !45
  %173 = load ptr, ptr %6, align 8, !tbaa !84
  %174 = getelementptr inbounds nuw i8, ptr %158, i64 8
  %175 = load i32, ptr %174, align 4, !tbaa !9
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds i8, ptr %173, i64 %176
  %178 = load i8, ptr %177, align 1, !tbaa !13
  %179 = xor i8 %178, 1
  store i8 %179, ptr %177, align 1, !tbaa !13
  %180 = ptrtoint ptr %170 to i64
  %181 = ptrtoint ptr %165 to i64
  %182 = sub i64 %180, %181
  %183 = icmp ugt i32 %160, 4
  br i1 %183, label %184, label %220

184:                                              ; preds = %156
  %185 = getelementptr inbounds nuw i8, ptr %158, i64 12
  %186 = load i32, ptr %185, align 4, !tbaa !9
  %187 = add i32 %186, 4
  %188 = sub i64 0, %182
  %189 = zext i32 %187 to i64
  %190 = zext i32 %160 to i64
  br label %191

191:                                              ; preds = %191, %184
  %192 = phi i64 [ 4, %184 ], [ %204, %191 ]
  %193 = load ptr, ptr %7, align 8, !tbaa !81
  %194 = getelementptr inbounds nuw i32, ptr %158, i64 %192
  %195 = load i32, ptr %194, align 4, !tbaa !9
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds ptr, ptr %193, i64 %196
  %198 = load ptr, ptr %197, align 8, !tbaa !45
  %199 = ptrtoint ptr %198 to i64
  %200 = icmp samesign ult i64 %192, %189
  %201 = select i1 %200, i64 %182, i64 %188
  %202 = add i64 %201, %199
  %203 = inttoptr i64 %202 to ptr
  store ptr %203, ptr %197, align 8, !tbaa !45
  %204 = add nuw nsw i64 %192, 1
  %205 = icmp eq i64 %204, %190
  br i1 %205, label %220, label %191, !llvm.loop !85

206:                                              ; preds = %16
  %207 = load ptr, ptr %6, align 8, !tbaa !84
  %208 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %209 = load ptr, ptr %208, align 8, !tbaa !82
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 8
  %211 = load i32, ptr %210, align 4, !tbaa !9
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds i8, ptr %207, i64 %212
  %214 = load i8, ptr %213, align 1, !tbaa !13
  %215 = icmp eq i8 %214, 0
  br i1 %215, label %216, label %220

216:                                              ; preds = %206
  %217 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %218 = load i32, ptr %217, align 4, !tbaa !80
  %219 = sext i32 %218 to i64
  br label %220

220:                                              ; preds = %191, %156, %152, %146, %85, %79, %68, %44, %40, %216, %206, %64, %54, %48, %16, %108, %50
  %221 = phi i64 [ %18, %16 ], [ %18, %54 ], [ %53, %50 ], [ %18, %206 ], [ %18, %44 ], [ %112, %108 ], [ %18, %68 ], [ %18, %146 ], [ %18, %48 ], [ %67, %64 ], [ %219, %216 ], [ %18, %156 ], [ %18, %40 ], [ %88, %85 ], [ %18, %79 ], [ %155, %152 ], [ %18, %191 ]
  %222 = phi i32 [ 0, %16 ], [ 0, %54 ], [ 0, %50 ], [ 0, %206 ], [ %41, %44 ], [ %109, %108 ], [ 0, %68 ], [ %133, %146 ], [ %49, %48 ], [ 0, %64 ], [ 0, %216 ], [ 0, %156 ], [ %41, %40 ], [ 0, %85 ], [ 0, %79 ], [ %133, %152 ], [ 0, %191 ]
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %13, label %224, !llvm.loop !86

224:                                              ; preds = %13, %220, %32
  %225 = phi i32 [ 1, %32 ], [ 0, %13 ], [ %222, %220 ]
  ret i32 %225
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define signext range(i32 0, 4) i32 @tfc_check_overlaps(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) local_unnamed_addr #32 {
  %5 = alloca %struct.tfc_block_of, align 8
  %6 = alloca %struct.tfc_block_of, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = load i32, ptr %8, align 8, !tbaa !87
  %10 = add i32 %9, 2
  %11 = zext i32 %10 to i64
  %12 = add nuw nsw i64 %11, 1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %14 = load i32, ptr %13, align 4, !tbaa !91
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %6, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %32)
  %33 = load i64, ptr %20, align 8, !tbaa !92
  %34 = sub i64 %28, %33
  %35 = load i64, ptr %21, align 8, !tbaa !95
  %36 = icmp uge i64 %34, %35
  %37 = sub i64 %33, %28
  %38 = icmp uge i64 %37, %29
  %39 = and i1 %36, %38
  %40 = icmp eq i64 %35, 0
  %41 = select i1 %30, i1 true, i1 %40
  %42 = select i1 %41, i1 true, i1 %39
  br i1 %42, label %56, label %43

43:                                               ; preds = %31
  %44 = load ptr, ptr %6, align 8, !tbaa !96
  %45 = load ptr, ptr %5, align 8, !tbaa !96
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !97
  %48 = icmp eq ptr %47, null
  %49 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %50 = load ptr, ptr %49, align 8
  %51 = select i1 %48, ptr %50, ptr %47
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #22
  store ptr %44, ptr %7, align 8, !tbaa !98
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %45, ptr %52, align 8, !tbaa !98
  %53 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %54 = getelementptr inbounds nuw i8, ptr %7, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %53, i8 0, i64 32, i1 false)
  store ptr %51, ptr %54, align 8, !tbaa !99
  %55 = call fastcc signext i32 @report(ptr noundef %3, i32 noundef signext 3, ptr noundef nonnull @.str, ptr dead_on_return noundef %7) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %61

56:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  %57 = add nuw nsw i64 %32, 1
  %58 = icmp eq i64 %57, %16
  br i1 %58, label %59, label %31, !llvm.loop !100

59:                                               ; preds = %56, %23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  %60 = icmp eq i64 %25, %11
  br i1 %60, label %61, label %23

61:                                               ; preds = %59, %4, %43
  %62 = phi i32 [ 3, %43 ], [ 0, %4 ], [ 0, %59 ]
  ret i32 %62
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @block_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.tfc_block_of) align 8 captures(none) initializes((0, 32)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef range(i64 -9223372036854775808, 8589934591) %4) unnamed_addr #33 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %7 = load i32, ptr %6, align 8, !tbaa !87
  %8 = add i32 %7, 2
  %9 = zext i32 %8 to i64
  switch i64 %4, label %31 [
    i64 0, label %10
    i64 1, label %23
  ]

10:                                               ; preds = %5
  store ptr @.str.4, ptr %0, align 8, !tbaa !96
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load ptr, ptr %2, align 8, !tbaa !101
  %13 = ptrtoint ptr %12 to i64
  store i64 %13, ptr %11, align 8, !tbaa !92
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %16 = load i64, ptr %15, align 8, !tbaa !103
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %10
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %20 = load i64, ptr %19, align 8, !tbaa !104
  br label %21

21:                                               ; preds = %10, %18
  %22 = phi i64 [ %20, %18 ], [ 0, %10 ]
  store i64 %22, ptr %14, align 8, !tbaa !95
  br label %90

23:                                               ; preds = %5
  store ptr @.str.5, ptr %0, align 8, !tbaa !96
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %26 = load ptr, ptr %25, align 8, !tbaa !105
  %27 = ptrtoint ptr %26 to i64
  store i64 %27, ptr %24, align 8, !tbaa !92
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %30 = load i64, ptr %29, align 8, !tbaa !106
  store i64 %30, ptr %28, align 8, !tbaa !95
  br label %90

31:                                               ; preds = %5
  %32 = icmp eq i64 %4, %9
  br i1 %32, label %33, label %41

33:                                               ; preds = %31
  store ptr @.str.6, ptr %0, align 8, !tbaa !96
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !107
  %37 = ptrtoint ptr %36 to i64
  store i64 %37, ptr %34, align 8, !tbaa !92
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %40 = load i64, ptr %39, align 8, !tbaa !108
  store i64 %40, ptr %38, align 8, !tbaa !95
  br label %90

41:                                               ; preds = %31
  %42 = icmp slt i64 %4, %9
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %44 = load ptr, ptr %43, align 8, !tbaa !109
  br i1 %42, label %45, label %52

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 148
  %47 = load i32, ptr %46, align 4, !tbaa !91
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
  %59 = load i32, ptr %58, align 8, !tbaa !110
  %60 = load ptr, ptr %1, align 8, !tbaa !111
  %61 = sext i32 %59 to i64
  %62 = getelementptr inbounds i8, ptr %60, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %57, i64 32
  %64 = load i32, ptr %63, align 8, !tbaa !112
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
  %74 = load ptr, ptr %73, align 8, !tbaa !45
  %75 = add nsw i64 %4, %71
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %77 = load i64, ptr %76, align 8, !tbaa !115
  %78 = mul i64 %77, %75
  %79 = getelementptr inbounds nuw i8, ptr %74, i64 %78
  %80 = load ptr, ptr %79, align 8, !tbaa !45
  %81 = ptrtoint ptr %80 to i64
  br label %82

82:                                               ; preds = %69, %56
  %83 = phi i64 [ 0, %56 ], [ %81, %69 ]
  %84 = getelementptr inbounds nuw i8, ptr %57, i64 24
  %85 = load i32, ptr %84, align 8, !tbaa !116
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr %60, i64 %86
  store ptr %87, ptr %0, align 8, !tbaa !96
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %83, ptr %88, align 8, !tbaa !92
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %67, ptr %89, align 8, !tbaa !95
  br label %90

90:                                               ; preds = %82, %33, %23, %21
  %91 = phi ptr [ %57, %82 ], [ null, %33 ], [ null, %23 ], [ null, %21 ]
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %91, ptr %92, align 8, !tbaa !97
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
  store ptr %8, ptr %5, align 8, !tbaa !117
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 239
  store ptr %10, ptr %9, align 8, !tbaa !119
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
  store ptr %41, ptr %5, align 8, !tbaa !117
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
  br i1 %49, label %19, label %72, !llvm.loop !120

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
  br label %50, !llvm.loop !121

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
  %61 = load ptr, ptr %3, align 8, !tbaa !122
  call fastcc void @put(ptr noundef %5, ptr noundef %61) #23
  br label %42

62:                                               ; preds = %56
  %63 = load ptr, ptr %18, align 8, !tbaa !124
  call fastcc void @put(ptr noundef %5, ptr noundef %63) #23
  br label %42

64:                                               ; preds = %56
  %65 = load i64, ptr %17, align 8, !tbaa !125
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %65) #23
  br label %42

66:                                               ; preds = %56
  %67 = load i64, ptr %16, align 8, !tbaa !126
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %67) #23
  br label %42

68:                                               ; preds = %56
  %69 = load i64, ptr %15, align 8, !tbaa !127
  call fastcc void @put_integer(ptr noundef %5, i64 noundef %69) #23
  br label %42

70:                                               ; preds = %56
  %71 = load double, ptr %14, align 8, !tbaa !128
  call fastcc void @put_number(ptr noundef %5, double noundef %71) #23
  br label %42

72:                                               ; preds = %42, %7
  %73 = phi ptr [ %8, %7 ], [ %46, %42 ]
  store i8 0, ptr %73, align 1, !tbaa !13
  store i32 %1, ptr %0, align 8, !tbaa !129
  %74 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %75 = load ptr, ptr %74, align 8, !tbaa !131
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store ptr %75, ptr %76, align 8, !tbaa !132
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %77, align 8, !tbaa !133
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
  store ptr %1, ptr %12, align 8, !tbaa !101
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %2, ptr %13, align 8, !tbaa !107
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr %3, ptr %14, align 8, !tbaa !105
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store ptr %5, ptr %15, align 8, !tbaa !134
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store ptr %6, ptr %16, align 8, !tbaa !135
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 40
  store i64 8, ptr %17, align 8, !tbaa !115
  %18 = call fastcc signext i32 @check(ptr noundef %0, ptr noundef %12, ptr noundef %4, ptr noundef %7, ptr noundef %8)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %60

20:                                               ; preds = %9
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %22 = load i64, ptr %21, align 8, !tbaa !103
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %58, label %24

24:                                               ; preds = %20
  %25 = load i64, ptr %1, align 8, !tbaa !46
  %26 = icmp eq i64 %25, %22
  br i1 %26, label %29, label %27

27:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  %28 = call fastcc signext i32 @report(ptr noundef %8, i32 noundef signext 9, ptr noundef nonnull @.str.17, ptr dead_on_return noundef %10) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #22
  br label %60

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %31 = load i32, ptr %30, align 4, !tbaa !136
  %32 = load ptr, ptr %0, align 8, !tbaa !111
  %33 = sext i32 %31 to i64
  %34 = getelementptr inbounds i8, ptr %32, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %36 = load i32, ptr %35, align 8, !tbaa !137
  %37 = icmp sgt i32 %36, 0
  br i1 %37, label %38, label %58

38:                                               ; preds = %29
  %39 = zext nneg i32 %36 to i64
  br label %43

40:                                               ; preds = %43
  %41 = add nuw nsw i64 %44, 1
  %42 = icmp eq i64 %41, %39
  br i1 %42, label %58, label %43, !llvm.loop !138

43:                                               ; preds = %40, %38
  %44 = phi i64 [ 0, %38 ], [ %41, %40 ]
  %45 = getelementptr inbounds nuw %struct.tfc_flag, ptr %34, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !139
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
  %54 = load i32, ptr %53, align 4, !tbaa !141
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %32, i64 %55
  store ptr %56, ptr %11, align 8, !tbaa !98
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
  br i1 %10, label %11, label %83

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %13 = load i64, ptr %12, align 8, !tbaa !108
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %25, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !107
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
  br label %83

25:                                               ; preds = %15, %11
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %27 = load i64, ptr %26, align 8, !tbaa !106
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %39, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %31 = load ptr, ptr %30, align 8, !tbaa !105
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
  br label %83

39:                                               ; preds = %29, %25
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %41 = load i64, ptr %40, align 8, !tbaa !103
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %52, label %43

43:                                               ; preds = %39
  %44 = load ptr, ptr %1, align 8, !tbaa !101
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
  br label %83

52:                                               ; preds = %43, %39
  %53 = tail call fastcc signext i32 @check_dims(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %4)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %83

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %57 = load ptr, ptr %56, align 8, !tbaa !109
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %59 = load i32, ptr %58, align 4, !tbaa !91
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %62 = load ptr, ptr %61, align 8, !tbaa !134
  %63 = tail call fastcc signext i32 @check_pointers(ptr noundef nonnull %0, ptr noundef %57, i64 noundef %60, ptr noundef %1, ptr noundef %62, ptr noundef %2, ptr noundef %4)
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %83

65:                                               ; preds = %55
  %66 = load ptr, ptr %56, align 8, !tbaa !109
  %67 = load i32, ptr %58, align 4, !tbaa !91
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw %struct.tfc_given, ptr %66, i64 %68
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %71 = load i32, ptr %70, align 8, !tbaa !87
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %74 = load ptr, ptr %73, align 8, !tbaa !135
  %75 = tail call fastcc signext i32 @check_pointers(ptr noundef nonnull %0, ptr noundef %69, i64 noundef %72, ptr noundef %1, ptr noundef %74, ptr noundef %2, ptr noundef %4)
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %83

77:                                               ; preds = %65
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %79 = load ptr, ptr %78, align 8, !tbaa !142
  %80 = icmp eq ptr %79, null
  br i1 %80, label %83, label %81

81:                                               ; preds = %77
  %82 = tail call signext i32 %79(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef %4) #22
  br label %83

83:                                               ; preds = %5, %23, %37, %50, %52, %55, %65, %77, %81
  %84 = phi i32 [ %82, %81 ], [ 0, %77 ], [ %75, %65 ], [ %63, %55 ], [ %53, %52 ], [ 3, %50 ], [ 3, %37 ], [ 3, %23 ], [ %9, %5 ]
  ret i32 %84
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 10) i32 @check_state(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef %2) unnamed_addr #34 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %7 = load i64, ptr %6, align 8, !tbaa !103
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %43, label %9

9:                                                ; preds = %3
  %10 = load i64, ptr %1, align 8, !tbaa !46
  %11 = icmp eq i64 %10, %7
  br i1 %11, label %14, label %12

12:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  %13 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 9, ptr noundef nonnull @.str.17, ptr dead_on_return noundef %4) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
  br label %43

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %16 = load i32, ptr %15, align 4, !tbaa !136
  %17 = load ptr, ptr %0, align 8, !tbaa !111
  %18 = sext i32 %16 to i64
  %19 = getelementptr inbounds i8, ptr %17, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %21 = load i32, ptr %20, align 8, !tbaa !137
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %23, label %43

23:                                               ; preds = %14
  %24 = zext nneg i32 %21 to i64
  br label %28

25:                                               ; preds = %28
  %26 = add nuw nsw i64 %29, 1
  %27 = icmp eq i64 %26, %24
  br i1 %27, label %43, label %28, !llvm.loop !138

28:                                               ; preds = %23, %25
  %29 = phi i64 [ 0, %23 ], [ %26, %25 ]
  %30 = getelementptr inbounds nuw %struct.tfc_flag, ptr %19, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !139
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
  %39 = load i32, ptr %38, align 4, !tbaa !141
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr %17, i64 %40
  store ptr %41, ptr %5, align 8, !tbaa !98
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
  %9 = load ptr, ptr %1, align 8, !tbaa !101
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !105
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %13 = load i32, ptr %12, align 4, !tbaa !143
  %14 = load ptr, ptr %0, align 8, !tbaa !111
  %15 = sext i32 %13 to i64
  %16 = getelementptr inbounds i8, ptr %14, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %18 = load i32, ptr %17, align 8, !tbaa !144
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr %14, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %22 = load i32, ptr %21, align 8, !tbaa !145
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr %14, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %26 = load i32, ptr %25, align 4, !tbaa !146
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %14, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %30 = load i32, ptr %29, align 4, !tbaa !147
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
  %45 = load i32, ptr %42, align 8, !tbaa !148
  switch i32 %45, label %80 [
    i32 0, label %46
    i32 1, label %55
    i32 2, label %64
    i32 3, label %68
    i32 4, label %72
    i32 5, label %76
  ]

46:                                               ; preds = %40
  %47 = load ptr, ptr %37, align 8, !tbaa !134
  %48 = shl i64 %44, 32
  %49 = ashr exact i64 %48, 32
  %50 = load i64, ptr %36, align 8, !tbaa !115
  %51 = mul i64 %50, %49
  %52 = getelementptr inbounds nuw i8, ptr %47, i64 %51
  %53 = load ptr, ptr %52, align 8, !tbaa !45
  %54 = ptrtoint ptr %53 to i64
  br label %94

55:                                               ; preds = %40
  %56 = load ptr, ptr %35, align 8, !tbaa !135
  %57 = shl i64 %44, 32
  %58 = ashr exact i64 %57, 32
  %59 = load i64, ptr %36, align 8, !tbaa !115
  %60 = mul i64 %59, %58
  %61 = getelementptr inbounds nuw i8, ptr %56, i64 %60
  %62 = load ptr, ptr %61, align 8, !tbaa !45
  %63 = ptrtoint ptr %62 to i64
  br label %94

64:                                               ; preds = %40
  %65 = load ptr, ptr %1, align 8, !tbaa !101
  %66 = ptrtoint ptr %65 to i64
  %67 = add i64 %44, %66
  br label %94

68:                                               ; preds = %40
  %69 = load ptr, ptr %34, align 8, !tbaa !107
  %70 = ptrtoint ptr %69 to i64
  %71 = add i64 %44, %70
  br label %94

72:                                               ; preds = %40
  %73 = load ptr, ptr %33, align 8, !tbaa !150
  %74 = ptrtoint ptr %73 to i64
  %75 = add i64 %44, %74
  br label %94

76:                                               ; preds = %40
  %77 = load ptr, ptr %10, align 8, !tbaa !105
  %78 = ptrtoint ptr %77 to i64
  %79 = add i64 %44, %78
  br label %94

80:                                               ; preds = %40
  %81 = shl i64 %44, 32
  %82 = ashr exact i64 %81, 29
  %83 = getelementptr inbounds i8, ptr %11, i64 %82
  %84 = load ptr, ptr %83, align 8, !tbaa !45
  %85 = ptrtoint ptr %84 to i64
  %86 = load i32, ptr %38, align 8, !tbaa !110
  %87 = load ptr, ptr %0, align 8, !tbaa !111
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
  %98 = load i32, ptr %97, align 4, !tbaa !151
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds ptr, ptr %11, i64 %99
  store ptr %96, ptr %100, align 8, !tbaa !45
  %101 = add nuw nsw i64 %41, 1
  %102 = icmp eq i64 %101, %39
  br i1 %102, label %103, label %40, !llvm.loop !152

103:                                              ; preds = %94, %5
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %105 = load i32, ptr %104, align 8, !tbaa !153
  %106 = icmp sgt i32 %105, 0
  br i1 %106, label %107, label %109

107:                                              ; preds = %103
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 72
  br label %113

109:                                              ; preds = %113, %103
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %111 = load i32, ptr %110, align 8, !tbaa !154
  %112 = icmp sgt i32 %111, 0
  br i1 %112, label %126, label %122

113:                                              ; preds = %107, %113
  %114 = phi i64 [ 0, %107 ], [ %118, %113 ]
  %115 = load i64, ptr %108, align 8, !tbaa !155
  %116 = getelementptr i8, ptr %11, i64 %115
  %117 = getelementptr i8, ptr %116, i64 %114
  store i8 0, ptr %117, align 1, !tbaa !13
  %118 = add nuw nsw i64 %114, 1
  %119 = load i32, ptr %104, align 8, !tbaa !153
  %120 = sext i32 %119 to i64
  %121 = icmp slt i64 %118, %120
  br i1 %121, label %113, label %109, !llvm.loop !156

122:                                              ; preds = %142, %109
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #22
  store i32 56, ptr %7, align 8, !tbaa !157
  %123 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 0, ptr %123, align 4, !tbaa !158
  %124 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %125 = icmp eq ptr %3, null
  br i1 %125, label %150, label %147

126:                                              ; preds = %109, %142
  %127 = phi i32 [ %143, %142 ], [ %111, %109 ]
  %128 = phi i64 [ %144, %142 ], [ 0, %109 ]
  %129 = getelementptr inbounds nuw %struct.tfc_aside, ptr %16, i64 %128
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 8
  %131 = load i64, ptr %130, align 8, !tbaa !159
  %132 = getelementptr inbounds i8, ptr %11, i64 %131
  %133 = load i64, ptr %129, align 8, !tbaa !161
  %134 = getelementptr inbounds i8, ptr %9, i64 %133
  %135 = getelementptr inbounds nuw i8, ptr %129, i64 16
  %136 = load i64, ptr %135, align 8, !tbaa !162
  %137 = icmp slt i64 %136, 1
  %138 = icmp eq ptr %132, %134
  %139 = or i1 %138, %137
  br i1 %139, label %142, label %140

140:                                              ; preds = %126
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %132, ptr readonly align 1 %134, i64 %136, i1 false)
  %141 = load i32, ptr %110, align 8, !tbaa !154
  br label %142

142:                                              ; preds = %126, %140
  %143 = phi i32 [ %127, %126 ], [ %141, %140 ]
  %144 = add nuw nsw i64 %128, 1
  %145 = sext i32 %143 to i64
  %146 = icmp slt i64 %144, %145
  br i1 %146, label %126, label %122, !llvm.loop !163

147:                                              ; preds = %122
  %148 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %149 = load ptr, ptr %148, align 8, !tbaa !164
  br label %150

150:                                              ; preds = %122, %147
  %151 = phi ptr [ %149, %147 ], [ null, %122 ]
  store ptr %151, ptr %124, align 8, !tbaa !35
  %152 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %3, ptr %152, align 8, !tbaa !25
  %153 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %6, ptr %153, align 8, !tbaa !51
  %154 = getelementptr inbounds nuw i8, ptr %7, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %154, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #22
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %156 = load ptr, ptr %155, align 8, !tbaa !165
  store ptr %156, ptr %8, align 8, !tbaa !75
  %157 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %159 = load i32, ptr %158, align 8, !tbaa !166
  %160 = sext i32 %159 to i64
  store i64 %160, ptr %157, align 8, !tbaa !73
  %161 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %11, ptr %161, align 8, !tbaa !81
  %162 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store ptr %2, ptr %162, align 8, !tbaa !167
  %163 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %165 = load i64, ptr %164, align 8, !tbaa !168
  %166 = getelementptr inbounds i8, ptr %11, i64 %165
  store ptr %166, ptr %163, align 8, !tbaa !169
  %167 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store ptr %7, ptr %167, align 8, !tbaa !61
  %168 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %170 = load i64, ptr %169, align 8, !tbaa !170
  store i64 %170, ptr %168, align 8, !tbaa !78
  %171 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %173 = load i32, ptr %172, align 8, !tbaa !110
  %174 = load ptr, ptr %0, align 8, !tbaa !111
  %175 = sext i32 %173 to i64
  %176 = getelementptr inbounds i8, ptr %174, i64 %175
  store ptr %176, ptr %171, align 8, !tbaa !171
  %177 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %179 = load i64, ptr %178, align 8, !tbaa !155
  %180 = getelementptr inbounds i8, ptr %11, i64 %179
  store ptr %180, ptr %177, align 8, !tbaa !84
  %181 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store ptr null, ptr %181, align 8, !tbaa !172
  %182 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 180
  %184 = load i32, ptr %183, align 4, !tbaa !173
  %185 = sext i32 %184 to i64
  store i64 %185, ptr %182, align 8, !tbaa !72
  %186 = getelementptr inbounds nuw i8, ptr %8, i64 88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %186, i8 0, i64 16, i1 false)
  %187 = call signext i32 @tfc_walk(ptr noundef nonnull %8)
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %192, label %189

189:                                              ; preds = %150
  %190 = load i32, ptr %110, align 8, !tbaa !154
  %191 = icmp sgt i32 %190, 0
  br i1 %191, label %201, label %199

192:                                              ; preds = %150
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %194 = load i32, ptr %193, align 4, !tbaa !174
  %195 = icmp sgt i32 %194, 0
  br i1 %195, label %196, label %222

196:                                              ; preds = %192
  %197 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %198 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %226

199:                                              ; preds = %217, %189
  %200 = call fastcc signext i32 @report_failure(ptr noundef nonnull %0, ptr noundef %6, ptr noundef %4) #23
  br label %270

201:                                              ; preds = %189, %217
  %202 = phi i32 [ %218, %217 ], [ %190, %189 ]
  %203 = phi i64 [ %219, %217 ], [ 0, %189 ]
  %204 = getelementptr inbounds nuw %struct.tfc_aside, ptr %16, i64 %203
  %205 = load i64, ptr %204, align 8, !tbaa !161
  %206 = getelementptr inbounds i8, ptr %9, i64 %205
  %207 = getelementptr inbounds nuw i8, ptr %204, i64 8
  %208 = load i64, ptr %207, align 8, !tbaa !159
  %209 = getelementptr inbounds i8, ptr %11, i64 %208
  %210 = getelementptr inbounds nuw i8, ptr %204, i64 16
  %211 = load i64, ptr %210, align 8, !tbaa !162
  %212 = icmp slt i64 %211, 1
  %213 = icmp eq ptr %206, %209
  %214 = or i1 %213, %212
  br i1 %214, label %217, label %215

215:                                              ; preds = %201
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %206, ptr readonly align 1 %209, i64 %211, i1 false)
  %216 = load i32, ptr %110, align 8, !tbaa !154
  br label %217

217:                                              ; preds = %201, %215
  %218 = phi i32 [ %202, %201 ], [ %216, %215 ]
  %219 = add nuw nsw i64 %203, 1
  %220 = sext i32 %218 to i64
  %221 = icmp slt i64 %219, %220
  br i1 %221, label %201, label %199, !llvm.loop !175

222:                                              ; preds = %255, %192
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 164
  %224 = load i32, ptr %223, align 4, !tbaa !176
  %225 = icmp sgt i32 %224, 0
  br i1 %225, label %260, label %270

226:                                              ; preds = %196, %255
  %227 = phi i32 [ %194, %196 ], [ %256, %255 ]
  %228 = phi i64 [ 0, %196 ], [ %257, %255 ]
  %229 = getelementptr inbounds nuw %struct.tfc_result, ptr %20, i64 %228
  %230 = load ptr, ptr %197, align 8, !tbaa !135
  %231 = getelementptr inbounds nuw i8, ptr %229, i64 4
  %232 = load i32, ptr %231, align 4, !tbaa !177
  %233 = sext i32 %232 to i64
  %234 = load i64, ptr %198, align 8, !tbaa !115
  %235 = mul i64 %234, %233
  %236 = getelementptr inbounds nuw i8, ptr %230, i64 %235
  %237 = load ptr, ptr %236, align 8, !tbaa !45
  %238 = load i32, ptr %229, align 8, !tbaa !179
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds ptr, ptr %11, i64 %239
  %241 = load ptr, ptr %240, align 8, !tbaa !45
  %242 = load i32, ptr %172, align 8, !tbaa !110
  %243 = load ptr, ptr %0, align 8, !tbaa !111
  %244 = sext i32 %242 to i64
  %245 = getelementptr inbounds i8, ptr %243, i64 %244
  %246 = getelementptr inbounds nuw i8, ptr %229, i64 8
  %247 = load i64, ptr %246, align 8, !tbaa !180
  %248 = getelementptr inbounds i64, ptr %245, i64 %247
  %249 = call fastcc i64 @evaluate(ptr noundef %248, ptr noundef %2)
  %250 = icmp slt i64 %249, 1
  %251 = icmp eq ptr %237, %241
  %252 = or i1 %251, %250
  br i1 %252, label %255, label %253

253:                                              ; preds = %226
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %237, ptr readonly align 1 %241, i64 %249, i1 false)
  %254 = load i32, ptr %193, align 4, !tbaa !174
  br label %255

255:                                              ; preds = %226, %253
  %256 = phi i32 [ %227, %226 ], [ %254, %253 ]
  %257 = add nuw nsw i64 %228, 1
  %258 = sext i32 %256 to i64
  %259 = icmp slt i64 %257, %258
  br i1 %259, label %226, label %222, !llvm.loop !181

260:                                              ; preds = %222, %260
  %261 = phi i64 [ %266, %260 ], [ 0, %222 ]
  %262 = getelementptr inbounds nuw %struct.tfc_flag, ptr %24, i64 %261
  %263 = load i32, ptr %262, align 4, !tbaa !139
  %264 = sext i32 %263 to i64
  %265 = getelementptr inbounds i8, ptr %9, i64 %264
  store i8 1, ptr %265, align 1, !tbaa !13
  %266 = add nuw nsw i64 %261, 1
  %267 = load i32, ptr %223, align 4, !tbaa !176
  %268 = sext i32 %267 to i64
  %269 = icmp slt i64 %266, %268
  br i1 %269, label %260, label %270, !llvm.loop !182

270:                                              ; preds = %260, %222, %199
  %271 = phi i32 [ %200, %199 ], [ 0, %222 ], [ 0, %260 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #22
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  ret i32 %271
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_run(ptr noundef readonly captures(none) %0, i32 noundef signext %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3) local_unnamed_addr #25 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_memory, align 8
  %8 = icmp eq ptr %3, null
  br i1 %8, label %131, label %9

9:                                                ; preds = %4
  %10 = load i32, ptr %3, align 8, !tbaa !183
  %11 = zext i32 %10 to i64
  %12 = icmp ult i32 %10, 16
  br i1 %12, label %131, label %13

13:                                               ; preds = %9
  %14 = icmp ult i32 %10, 104
  br i1 %14, label %15, label %22

15:                                               ; preds = %13
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !187
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, i8 0, i64 24, i1 false)
  store i64 %11, ptr %18, align 8, !tbaa !46
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 104, ptr %19, align 8, !tbaa !46
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %20, i8 0, i64 16, i1 false)
  %21 = call fastcc signext i32 @report(ptr noundef %17, i32 noundef signext 3, ptr noundef nonnull @.str.1, ptr dead_on_return noundef %5) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %131

22:                                               ; preds = %13
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %24 = load i32, ptr %23, align 4, !tbaa !188
  %25 = icmp ult i32 %24, %1
  br i1 %25, label %35, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !187
  %29 = zext i32 %24 to i64
  %30 = zext i32 %1 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  store i64 %29, ptr %31, align 8, !tbaa !46
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 %30, ptr %32, align 8, !tbaa !46
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %33, i8 0, i64 16, i1 false)
  %34 = call fastcc signext i32 @report(ptr noundef %28, i32 noundef signext 3, ptr noundef nonnull @.str.2, ptr dead_on_return noundef %6) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  br label %131

35:                                               ; preds = %22
  %36 = zext i32 %24 to i64
  %37 = getelementptr inbounds nuw ptr, ptr %0, i64 %36
  %38 = load ptr, ptr %37, align 8, !tbaa !189
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 144
  %40 = load i32, ptr %39, align 8, !tbaa !191
  %41 = add nsw i32 %40, 1
  %42 = zext i32 %41 to i64
  %43 = tail call ptr @llvm.stacksave.p0()
  %44 = alloca i64, i64 %42, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #22
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %46 = load ptr, ptr %45, align 8, !tbaa !192
  store ptr %46, ptr %7, align 8, !tbaa !101
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %49 = load ptr, ptr %48, align 8, !tbaa !193
  %50 = icmp eq ptr %49, null
  %51 = select i1 %50, ptr %2, ptr %49
  store ptr %51, ptr %47, align 8, !tbaa !107
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %54 = load ptr, ptr %53, align 8, !tbaa !194
  store ptr %54, ptr %52, align 8, !tbaa !105
  %55 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %57 = load ptr, ptr %56, align 8, !tbaa !195
  store ptr %57, ptr %55, align 8, !tbaa !134
  %58 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %59 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !196
  store ptr %60, ptr %58, align 8, !tbaa !135
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 56, ptr %61, align 8, !tbaa !115
  %62 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %63 = call fastcc signext i32 @check_call(ptr noundef %38, ptr noundef %3, ptr noundef %44) #23
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %129

65:                                               ; preds = %35
  %66 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %67 = load ptr, ptr %66, align 8, !tbaa !197
  %68 = load ptr, ptr %62, align 8, !tbaa !187
  %69 = call fastcc signext i32 @check(ptr noundef nonnull %38, ptr noundef %7, ptr noundef nonnull %44, ptr noundef %67, ptr noundef %68)
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %129

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8, !tbaa !101
  %73 = load ptr, ptr %62, align 8, !tbaa !187
  %74 = call fastcc signext i32 @check_state(ptr noundef nonnull %38, ptr noundef %72, ptr noundef %73)
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %129

76:                                               ; preds = %71
  %77 = load ptr, ptr %66, align 8, !tbaa !197
  %78 = load ptr, ptr %62, align 8, !tbaa !187
  %79 = call fastcc signext i32 @run(ptr noundef nonnull %38, ptr noundef %7, ptr noundef nonnull %44, ptr noundef %77, ptr noundef %78)
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %129

81:                                               ; preds = %76
  %82 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %83 = load i32, ptr %82, align 4, !tbaa !198
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %129, label %85

85:                                               ; preds = %81
  %86 = load ptr, ptr %59, align 8, !tbaa !196
  %87 = getelementptr inbounds nuw i8, ptr %38, i64 112
  %88 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %89 = getelementptr inbounds nuw i8, ptr %38, i64 148
  %90 = zext i32 %83 to i64
  br label %91

91:                                               ; preds = %85, %116
  %92 = phi i64 [ 0, %85 ], [ %117, %116 ]
  %93 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %86, i64 %92
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 8
  %95 = load ptr, ptr %94, align 8, !tbaa !199
  %96 = icmp eq ptr %95, null
  br i1 %96, label %116, label %97

97:                                               ; preds = %91
  %98 = getelementptr inbounds nuw i8, ptr %93, i64 24
  %99 = load i32, ptr %98, align 8, !tbaa !201
  %100 = zext i32 %99 to i64
  %101 = icmp eq i32 %99, 0
  br i1 %101, label %116, label %102

102:                                              ; preds = %97
  %103 = load i32, ptr %87, align 8, !tbaa !110
  %104 = load ptr, ptr %38, align 8, !tbaa !111
  %105 = sext i32 %103 to i64
  %106 = getelementptr inbounds i8, ptr %104, i64 %105
  %107 = load ptr, ptr %88, align 8, !tbaa !109
  %108 = load i32, ptr %89, align 4, !tbaa !91
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw %struct.tfc_given, ptr %107, i64 %109
  %111 = getelementptr inbounds nuw %struct.tfc_given, ptr %110, i64 %92
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 36
  %113 = load i32, ptr %112, align 4, !tbaa !202
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds i8, ptr %104, i64 %114
  br label %119

116:                                              ; preds = %119, %97, %91
  %117 = add nuw nsw i64 %92, 1
  %118 = icmp eq i64 %117, %90
  br i1 %118, label %129, label %91, !llvm.loop !203

119:                                              ; preds = %102, %119
  %120 = phi i64 [ %127, %119 ], [ 0, %102 ]
  %121 = getelementptr inbounds nuw i32, ptr %115, i64 %120
  %122 = load i32, ptr %121, align 4, !tbaa !9
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds i64, ptr %106, i64 %123
  %125 = call fastcc i64 @evaluate(ptr noundef %124, ptr noundef nonnull %44)
  %126 = getelementptr inbounds nuw i64, ptr %95, i64 %120
  store i64 %125, ptr %126, align 8, !tbaa !46
  %127 = add nuw nsw i64 %120, 1
  %128 = icmp eq i64 %127, %100
  br i1 %128, label %116, label %119

129:                                              ; preds = %116, %81, %35, %65, %71, %76
  %130 = phi i32 [ %79, %76 ], [ %63, %35 ], [ %74, %71 ], [ %69, %65 ], [ 0, %81 ], [ 0, %116 ]
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
define internal fastcc signext range(i32 0, 4) i32 @check_call(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull captures(address_is_null) %2) unnamed_addr #32 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !187
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %12 = load ptr, ptr %11, align 8, !tbaa !204
  %13 = icmp eq ptr %12, null
  br i1 %13, label %16, label %14

14:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %15 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.22, ptr dead_on_return noundef %6) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  br label %242

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %18 = load i32, ptr %17, align 8, !tbaa !205
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %20 = load i32, ptr %19, align 4, !tbaa !91
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %28

22:                                               ; preds = %16
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %41, label %24

24:                                               ; preds = %22
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %26 = load ptr, ptr %25, align 8, !tbaa !195
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %41

28:                                               ; preds = %24, %16
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %30 = load i32, ptr %29, align 8, !tbaa !206
  %31 = load ptr, ptr %0, align 8, !tbaa !111
  %32 = sext i32 %30 to i64
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  %34 = zext i32 %18 to i64
  %35 = zext i32 %20 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #22
  store ptr %33, ptr %7, align 8, !tbaa !98
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %36, i8 0, i64 16, i1 false)
  store i64 %34, ptr %37, align 8, !tbaa !46
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %35, ptr %38, align 8, !tbaa !46
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %39, i8 0, i64 16, i1 false)
  %40 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.23, ptr dead_on_return noundef %7) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #22
  br label %242

41:                                               ; preds = %24, %22
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %43 = load i32, ptr %42, align 4, !tbaa !198
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %45 = load i32, ptr %44, align 8, !tbaa !87
  %46 = icmp eq i32 %43, %45
  br i1 %46, label %47, label %53

47:                                               ; preds = %41
  %48 = icmp eq i32 %43, 0
  br i1 %48, label %66, label %49

49:                                               ; preds = %47
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %51 = load ptr, ptr %50, align 8, !tbaa !196
  %52 = icmp eq ptr %51, null
  br i1 %52, label %53, label %66

53:                                               ; preds = %49, %41
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %55 = load i32, ptr %54, align 8, !tbaa !206
  %56 = load ptr, ptr %0, align 8, !tbaa !111
  %57 = sext i32 %55 to i64
  %58 = getelementptr inbounds i8, ptr %56, i64 %57
  %59 = zext i32 %43 to i64
  %60 = zext i32 %45 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #22
  store ptr %58, ptr %8, align 8, !tbaa !98
  %61 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %61, i8 0, i64 16, i1 false)
  store i64 %59, ptr %62, align 8, !tbaa !46
  %63 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %60, ptr %63, align 8, !tbaa !46
  %64 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %64, i8 0, i64 16, i1 false)
  %65 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.24, ptr dead_on_return noundef %8) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #22
  br label %242

66:                                               ; preds = %49, %47
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %68 = load i64, ptr %67, align 8, !tbaa !207
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %70 = load i64, ptr %69, align 8, !tbaa !103
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %75, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %74 = load i64, ptr %73, align 8, !tbaa !104
  br label %75

75:                                               ; preds = %72, %66
  %76 = phi i64 [ %74, %72 ], [ 0, %66 ]
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %78 = load i64, ptr %77, align 8, !tbaa !208
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %80 = load ptr, ptr %79, align 8, !tbaa !193
  %81 = icmp eq ptr %80, null
  br i1 %81, label %85, label %82

82:                                               ; preds = %75
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %84 = load i64, ptr %83, align 8, !tbaa !108
  br label %85

85:                                               ; preds = %82, %75
  %86 = phi i64 [ %84, %82 ], [ 0, %75 ]
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %88 = load i64, ptr %87, align 8, !tbaa !209
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 56
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  store ptr %97, ptr %5, align 8, !tbaa !98
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %101 = getelementptr inbounds nuw i8, ptr %5, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %100, i8 0, i64 16, i1 false)
  store i64 %98, ptr %101, align 8, !tbaa !46
  %102 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %99, ptr %102, align 8, !tbaa !46
  %103 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %103, i8 0, i64 16, i1 false)
  %104 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.28, ptr dead_on_return noundef %5) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %242

105:                                              ; preds = %94
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %108

108:                                              ; preds = %105, %116
  %109 = phi i64 [ 0, %105 ], [ %122, %116 ]
  %110 = load i32, ptr %17, align 8, !tbaa !205
  %111 = zext i32 %110 to i64
  %112 = icmp samesign ult i64 %109, %111
  br i1 %112, label %116, label %113

113:                                              ; preds = %108
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %124

116:                                              ; preds = %108
  %117 = load ptr, ptr %106, align 8, !tbaa !109
  %118 = getelementptr inbounds nuw %struct.tfc_given, ptr %117, i64 %109
  %119 = load ptr, ptr %107, align 8, !tbaa !195
  %120 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %119, i64 %109
  %121 = tail call fastcc signext i32 @check_kind(ptr noundef nonnull %0, ptr noundef %118, ptr noundef %120, i32 noundef signext 1, ptr noundef %10)
  %122 = add nuw nsw i64 %109, 1
  %123 = icmp eq i32 %121, 0
  br i1 %123, label %108, label %242, !llvm.loop !210

124:                                              ; preds = %113, %129
  %125 = phi i64 [ 0, %113 ], [ %138, %129 ]
  %126 = load i32, ptr %42, align 4, !tbaa !198
  %127 = zext i32 %126 to i64
  %128 = icmp samesign ult i64 %125, %127
  br i1 %128, label %129, label %140

129:                                              ; preds = %124
  %130 = load ptr, ptr %114, align 8, !tbaa !109
  %131 = load i32, ptr %19, align 4, !tbaa !91
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw %struct.tfc_given, ptr %130, i64 %132
  %134 = getelementptr inbounds nuw %struct.tfc_given, ptr %133, i64 %125
  %135 = load ptr, ptr %115, align 8, !tbaa !196
  %136 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %135, i64 %125
  %137 = tail call fastcc signext i32 @check_kind(ptr noundef nonnull %0, ptr noundef %134, ptr noundef %136, i32 noundef signext 0, ptr noundef %10)
  %138 = add nuw nsw i64 %125, 1
  %139 = icmp eq i32 %137, 0
  br i1 %139, label %124, label %242, !llvm.loop !211

140:                                              ; preds = %124
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %142 = load ptr, ptr %141, align 8, !tbaa !195
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %144 = load i32, ptr %143, align 8, !tbaa !191
  %145 = icmp sgt i32 %144, 0
  br i1 %145, label %146, label %204

146:                                              ; preds = %140
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %148 = load i32, ptr %147, align 4, !tbaa !212
  %149 = load ptr, ptr %0, align 8, !tbaa !111
  %150 = sext i32 %148 to i64
  %151 = getelementptr inbounds i8, ptr %149, i64 %150
  %152 = load ptr, ptr %114, align 8, !tbaa !109
  %153 = zext nneg i32 %144 to i64
  br label %154

154:                                              ; preds = %184, %146
  %155 = phi i64 [ 0, %146 ], [ %186, %184 ]
  %156 = getelementptr inbounds nuw %struct.tfc_bound, ptr %151, i64 %155
  %157 = getelementptr inbounds nuw i8, ptr %156, i64 36
  %158 = load i32, ptr %157, align 4, !tbaa !213
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds %struct.tfc_tensor, ptr %142, i64 %159
  %161 = getelementptr inbounds nuw i8, ptr %160, i64 8
  %162 = load ptr, ptr %161, align 8, !tbaa !199
  %163 = getelementptr inbounds nuw i8, ptr %156, i64 40
  %164 = load i32, ptr %163, align 8, !tbaa !215
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds i64, ptr %162, i64 %165
  %167 = load i64, ptr %166, align 8, !tbaa !46
  %168 = icmp slt i64 %167, 0
  br i1 %168, label %188, label %169

169:                                              ; preds = %154
  %170 = getelementptr inbounds nuw i8, ptr %156, i64 24
  %171 = load i64, ptr %170, align 8, !tbaa !216
  %172 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %167, i64 %171)
  %173 = extractvalue { i64, i1 } %172, 1
  %174 = extractvalue { i64, i1 } %172, 0
  br i1 %173, label %188, label %175

175:                                              ; preds = %169
  %176 = getelementptr inbounds nuw i8, ptr %156, i64 16
  %177 = load i64, ptr %176, align 8, !tbaa !217
  %178 = freeze i64 %174
  %179 = freeze i64 %177
  %180 = sdiv i64 %178, %179
  %181 = mul i64 %180, %179
  %182 = sub i64 %178, %181
  %183 = icmp eq i64 %182, 0
  br i1 %183, label %184, label %188

184:                                              ; preds = %175
  %185 = getelementptr inbounds nuw i64, ptr %2, i64 %155
  store i64 %180, ptr %185, align 8, !tbaa !46
  %186 = add nuw nsw i64 %155, 1
  %187 = icmp eq i64 %186, %153
  br i1 %187, label %204, label %154, !llvm.loop !218

188:                                              ; preds = %175, %169, %154
  %189 = getelementptr inbounds %struct.tfc_given, ptr %152, i64 %159
  %190 = getelementptr inbounds nuw i8, ptr %189, i64 24
  %191 = load i32, ptr %190, align 8, !tbaa !116
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds i8, ptr %149, i64 %192
  %194 = getelementptr inbounds nuw i8, ptr %156, i64 32
  %195 = load i32, ptr %194, align 8, !tbaa !219
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds i8, ptr %149, i64 %196
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  store ptr %193, ptr %4, align 8, !tbaa !98
  %198 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %197, ptr %198, align 8, !tbaa !98
  %199 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %167, ptr %199, align 8, !tbaa !46
  %200 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %165, ptr %200, align 8, !tbaa !46
  %201 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %202 = getelementptr inbounds nuw i8, ptr %4, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %201, i8 0, i64 16, i1 false)
  store ptr %189, ptr %202, align 8, !tbaa !99
  %203 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef nonnull @.str.33, ptr dead_on_return noundef %4) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
  br label %242

204:                                              ; preds = %184, %140
  %205 = tail call fastcc signext i32 @check_dims(ptr noundef %0, ptr noundef nonnull %2, ptr noundef %10)
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %207, label %242

207:                                              ; preds = %204
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %209 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %210

210:                                              ; preds = %207, %218
  %211 = phi i64 [ 0, %207 ], [ %224, %218 ]
  %212 = load i32, ptr %17, align 8, !tbaa !205
  %213 = zext i32 %212 to i64
  %214 = icmp samesign ult i64 %211, %213
  br i1 %214, label %218, label %215

215:                                              ; preds = %210
  %216 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %217 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %226

218:                                              ; preds = %210
  %219 = load ptr, ptr %208, align 8, !tbaa !109
  %220 = getelementptr inbounds nuw %struct.tfc_given, ptr %219, i64 %211
  %221 = load ptr, ptr %209, align 8, !tbaa !195
  %222 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %221, i64 %211
  %223 = tail call fastcc signext i32 @check_size(ptr noundef %0, ptr noundef %220, ptr noundef %222, i32 noundef signext 1, ptr noundef %2, ptr noundef %10)
  %224 = add nuw nsw i64 %211, 1
  %225 = icmp eq i32 %223, 0
  br i1 %225, label %210, label %242, !llvm.loop !220

226:                                              ; preds = %215, %231
  %227 = phi i64 [ 0, %215 ], [ %240, %231 ]
  %228 = load i32, ptr %42, align 4, !tbaa !198
  %229 = zext i32 %228 to i64
  %230 = icmp samesign ult i64 %227, %229
  br i1 %230, label %231, label %242

231:                                              ; preds = %226
  %232 = load ptr, ptr %216, align 8, !tbaa !109
  %233 = load i32, ptr %19, align 4, !tbaa !91
  %234 = zext i32 %233 to i64
  %235 = getelementptr inbounds nuw %struct.tfc_given, ptr %232, i64 %234
  %236 = getelementptr inbounds nuw %struct.tfc_given, ptr %235, i64 %227
  %237 = load ptr, ptr %217, align 8, !tbaa !196
  %238 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %237, i64 %227
  %239 = tail call fastcc signext i32 @check_size(ptr noundef %0, ptr noundef %236, ptr noundef %238, i32 noundef signext 0, ptr noundef %2, ptr noundef %10)
  %240 = add nuw nsw i64 %227, 1
  %241 = icmp eq i32 %239, 0
  br i1 %241, label %226, label %242, !llvm.loop !221

242:                                              ; preds = %116, %129, %218, %231, %226, %96, %188, %204, %53, %28, %14
  %243 = phi i32 [ 3, %14 ], [ 3, %28 ], [ 3, %53 ], [ %239, %231 ], [ 3, %96 ], [ %223, %218 ], [ %205, %204 ], [ %137, %129 ], [ 3, %188 ], [ 0, %226 ], [ %121, %116 ]
  ret i32 %243
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
  %8 = load i64, ptr %6, align 8, !tbaa !46
  switch i64 %8, label %23 [
    i64 0, label %78
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !46
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !46
  br label %74

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !46
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !46
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !46
  br label %74

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !46
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !46
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
  store i64 %73, ptr %27, align 8, !tbaa !46
  br label %74

74:                                               ; preds = %9, %71, %15
  %75 = phi i32 [ %72, %71 ], [ %5, %9 ], [ %5, %15 ]
  %76 = phi i32 [ %24, %71 ], [ %12, %9 ], [ %20, %15 ]
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !222

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
  store ptr %6, ptr %15, align 8, !tbaa !101
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store ptr %7, ptr %26, align 8, !tbaa !107
  %27 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %8, ptr %27, align 8, !tbaa !105
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
  store i64 %3, ptr %6, align 8, !tbaa !46
  %39 = icmp sgt i64 %2, 0
  br i1 %39, label %41, label %40

40:                                               ; preds = %55, %38
  br i1 %30, label %104, label %61

41:                                               ; preds = %38, %55
  %42 = phi i64 [ %59, %55 ], [ 0, %38 ]
  %43 = getelementptr inbounds nuw %struct.tfc_initial, ptr %1, i64 %42
  %44 = load i64, ptr %43, align 8, !tbaa !223
  %45 = getelementptr inbounds i8, ptr %6, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %47 = load i64, ptr %46, align 8, !tbaa !225
  %48 = getelementptr inbounds i8, ptr %5, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %50 = load i64, ptr %49, align 8, !tbaa !226
  %51 = icmp slt i64 %50, 1
  %52 = icmp eq ptr %45, %48
  %53 = or i1 %52, %51
  br i1 %53, label %55, label %54

54:                                               ; preds = %41
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %45, ptr readonly align 1 %48, i64 %50, i1 false)
  br label %55

55:                                               ; preds = %41, %54
  %56 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %57 = load i64, ptr %56, align 8, !tbaa !227
  %58 = getelementptr inbounds i8, ptr %6, i64 %57
  store i8 1, ptr %58, align 1, !tbaa !13
  %59 = add nuw nsw i64 %42, 1
  %60 = icmp eq i64 %59, %2
  br i1 %60, label %40, label %41, !llvm.loop !228

61:                                               ; preds = %40
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %63 = load i64, ptr %62, align 8, !tbaa !103
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %99, label %65

65:                                               ; preds = %61
  %66 = load i64, ptr %6, align 8, !tbaa !46
  %67 = icmp eq i64 %66, %63
  br i1 %67, label %70, label %68

68:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %12, i8 0, i64 56, i1 false)
  %69 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 9, ptr noundef nonnull @.str.17, ptr dead_on_return noundef %12) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #22
  br label %102

70:                                               ; preds = %65
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %72 = load i32, ptr %71, align 4, !tbaa !136
  %73 = load ptr, ptr %0, align 8, !tbaa !111
  %74 = sext i32 %72 to i64
  %75 = getelementptr inbounds i8, ptr %73, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %77 = load i32, ptr %76, align 8, !tbaa !137
  %78 = icmp sgt i32 %77, 0
  br i1 %78, label %79, label %99

79:                                               ; preds = %70
  %80 = zext nneg i32 %77 to i64
  br label %84

81:                                               ; preds = %84
  %82 = add nuw nsw i64 %85, 1
  %83 = icmp eq i64 %82, %80
  br i1 %83, label %99, label %84, !llvm.loop !138

84:                                               ; preds = %81, %79
  %85 = phi i64 [ 0, %79 ], [ %82, %81 ]
  %86 = getelementptr inbounds nuw %struct.tfc_flag, ptr %75, i64 %85
  %87 = load i32, ptr %86, align 4, !tbaa !139
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
  %95 = load i32, ptr %94, align 4, !tbaa !141
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i8, ptr %73, i64 %96
  store ptr %97, ptr %13, align 8, !tbaa !98
  %98 = call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 9, ptr noundef nonnull @.str.18, ptr dead_on_return noundef %13) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #22
  br label %102

99:                                               ; preds = %81, %61, %70
  %100 = call fastcc signext i32 @run(ptr noundef nonnull %0, ptr noundef %15, ptr noundef null, ptr noundef %9, ptr noundef %10)
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %104, label %102

102:                                              ; preds = %68, %92, %99
  %103 = phi i32 [ %100, %99 ], [ 9, %92 ], [ 9, %68 ]
  store i64 0, ptr %6, align 8, !tbaa !46
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
  %8 = load i32, ptr %0, align 8, !tbaa !229
  %9 = icmp ult i32 %8, 56
  br i1 %9, label %10, label %16

10:                                               ; preds = %7
  %11 = zext nneg i32 %8 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #22
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  store i64 %11, ptr %12, align 8, !tbaa !46
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 56, ptr %13, align 8, !tbaa !46
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %15 = call fastcc signext i32 @report(ptr noundef %1, i32 noundef signext 3, ptr noundef nonnull @.str.36, ptr dead_on_return noundef %3) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #22
  br label %38

16:                                               ; preds = %7
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8, !tbaa !32
  %19 = icmp eq ptr %18, null
  br i1 %19, label %30, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %22 = load i32, ptr %21, align 4, !tbaa !34
  %23 = icmp ugt i32 %22, 65536
  br i1 %23, label %24, label %30

24:                                               ; preds = %20
  %25 = zext i32 %22 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, i8 0, i64 24, i1 false)
  store i64 %25, ptr %26, align 8, !tbaa !46
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 65536, ptr %27, align 8, !tbaa !46
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  %29 = call fastcc signext i32 @report(ptr noundef %1, i32 noundef signext 3, ptr noundef nonnull @.str.37, ptr dead_on_return noundef %4) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
  br label %38

30:                                               ; preds = %20, %16
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %32 = load ptr, ptr %31, align 8, !tbaa !164
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

; Function Attrs: nounwind uwtable
define internal fastcc void @work(ptr noundef captures(none) %0, i32 noundef signext %1) unnamed_addr #26 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %6 = load i32, ptr %5, align 8, !tbaa !9
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %20, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load atomic i64, ptr %9 acquire, align 16
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %20, label %12

12:                                               ; preds = %8
  %13 = inttoptr i64 %10 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  %14 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %4) #22
  %15 = load i64, ptr %4, align 8, !tbaa !230
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !232
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
  %44 = load i64, ptr %42, align 8, !tbaa !49
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %46, label %103

46:                                               ; preds = %35, %98
  %47 = phi i64 [ %99, %98 ], [ %44, %35 ]
  %48 = phi i32 [ %100, %98 ], [ %36, %35 ]
  %49 = atomicrmw add ptr %41, i64 1 monotonic, align 64
  %50 = icmp slt i64 %49, %47
  br i1 %50, label %51, label %98, !llvm.loop !233

51:                                               ; preds = %46
  %52 = load ptr, ptr %27, align 8, !tbaa !36
  %53 = load ptr, ptr %28, align 8, !tbaa !38
  %54 = load i64, ptr %29, align 8, !tbaa !42
  %55 = load i64, ptr %30, align 8, !tbaa !40
  %56 = sdiv i64 %54, %55
  %57 = freeze i64 %49
  %58 = freeze i64 %56
  %59 = sdiv i64 %57, %58
  %60 = load i64, ptr %31, align 8, !tbaa !39
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
  %97 = load i64, ptr %42, align 8, !tbaa !49
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
  br i1 %106, label %32, label %35, !llvm.loop !234

107:                                              ; preds = %32
  %108 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %109 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %110 = load i64, ptr %109, align 8, !tbaa !46
  %111 = srem i64 %108, %110
  %112 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %113 = getelementptr inbounds %struct.tfc_pool_event, ptr %112, i64 %111
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #22
  %114 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %3) #22
  %115 = load i64, ptr %3, align 8, !tbaa !230
  %116 = mul nsw i64 %115, 1000000000
  %117 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %118 = load i64, ptr %117, align 8, !tbaa !232
  %119 = add nsw i64 %116, %118
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #22
  %120 = zext i32 %1 to i64
  store i64 %23, ptr %113, align 8, !tbaa !46
  %121 = getelementptr inbounds nuw i8, ptr %113, i64 8
  store i64 %119, ptr %121, align 8, !tbaa !46
  %122 = getelementptr inbounds nuw i8, ptr %113, i64 16
  store i64 %120, ptr %122, align 8, !tbaa !46
  br label %123

123:                                              ; preds = %20, %107, %32
  ret void
}

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #3

; Function Attrs: nounwind
declare signext i32 @clock_gettime(i32 noundef signext, ptr noundef) local_unnamed_addr #3

; Function Attrs: noinline nounwind uwtable
define internal fastcc signext i32 @run_kernel(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %4 = load i32, ptr %3, align 8, !tbaa !83
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %11, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = zext i32 %4 to i64
  br label %21

11:                                               ; preds = %21, %2
  %12 = load ptr, ptr %1, align 8, !tbaa !235
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %14 = load ptr, ptr %13, align 8, !tbaa !169
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !167
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %18 = load ptr, ptr %17, align 8, !tbaa !61
  %19 = tail call signext i32 %12(ptr noundef %14, ptr noundef %16, ptr noundef %18) #22
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %65, label %34

21:                                               ; preds = %6, %21
  %22 = phi i64 [ 0, %6 ], [ %32, %21 ]
  %23 = load ptr, ptr %7, align 8, !tbaa !81
  %24 = load ptr, ptr %8, align 8, !tbaa !82
  %25 = getelementptr inbounds nuw i32, ptr %24, i64 %22
  %26 = load i32, ptr %25, align 4, !tbaa !9
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds ptr, ptr %23, i64 %27
  %29 = load ptr, ptr %28, align 8, !tbaa !45
  %30 = load ptr, ptr %9, align 8, !tbaa !169
  %31 = getelementptr inbounds nuw ptr, ptr %30, i64 %22
  store ptr %29, ptr %31, align 8, !tbaa !45
  %32 = add nuw nsw i64 %22, 1
  %33 = icmp eq i64 %32, %10
  br i1 %33, label %11, label %21, !llvm.loop !236

34:                                               ; preds = %11
  %35 = load ptr, ptr %17, align 8, !tbaa !61
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %37 = load ptr, ptr %36, align 8, !tbaa !51
  %38 = load atomic i32, ptr %37 acquire, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %58

40:                                               ; preds = %34
  %41 = load ptr, ptr %17, align 8, !tbaa !61
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %43 = load ptr, ptr %42, align 8, !tbaa !51
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 4
  br label %45

45:                                               ; preds = %45, %40
  %46 = atomicrmw xchg ptr %44, i32 1 acquire, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %45, !llvm.loop !52

48:                                               ; preds = %45
  %49 = load atomic i32, ptr %43 monotonic, align 8
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %55, label %51

51:                                               ; preds = %48
  %52 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %53 = load i64, ptr %52, align 8, !tbaa !53
  %54 = icmp sgt i64 %53, 0
  br i1 %54, label %55, label %57

55:                                               ; preds = %51, %48
  %56 = getelementptr inbounds nuw i8, ptr %43, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %56, i8 0, i64 36, i1 false)
  store atomic i32 %19, ptr %43 monotonic, align 8
  br label %57

57:                                               ; preds = %51, %55
  store atomic i32 0, ptr %44 release, align 4
  br label %58

58:                                               ; preds = %57, %34
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %60 = load i32, ptr %59, align 4, !tbaa !79
  %61 = load ptr, ptr %17, align 8, !tbaa !61
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 24
  %63 = load ptr, ptr %62, align 8, !tbaa !51
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i32 %60, ptr %64, align 8, !tbaa !237
  br label %65

65:                                               ; preds = %11, %58
  ret i32 %19
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @fail_at(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #37 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8, !tbaa !61
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %6 = load ptr, ptr %5, align 8, !tbaa !51
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 4
  br label %8

8:                                                ; preds = %8, %2
  %9 = atomicrmw xchg ptr %7, i32 1 acquire, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %8, !llvm.loop !52

11:                                               ; preds = %8
  %12 = load atomic i32, ptr %6 monotonic, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %16 = load i64, ptr %15, align 8, !tbaa !53
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
  %22 = load i32, ptr %21, align 4, !tbaa !79
  %23 = load ptr, ptr %3, align 8, !tbaa !61
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %25 = load ptr, ptr %24, align 8, !tbaa !51
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i32 %22, ptr %26, align 8, !tbaa !237
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
  %10 = load ptr, ptr %0, align 8, !tbaa !117
  %11 = load ptr, ptr %6, align 8, !tbaa !119
  %12 = icmp ult ptr %10, %11
  br i1 %12, label %13, label %18

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 1
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 1
  store ptr %15, ptr %0, align 8, !tbaa !117
  store i8 %8, ptr %10, align 1, !tbaa !13
  %16 = load i8, ptr %14, align 1, !tbaa !13
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %7, !llvm.loop !238

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
  br i1 %16, label %17, label %5, !llvm.loop !239

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
  %30 = load ptr, ptr %0, align 8, !tbaa !117
  %31 = load ptr, ptr %25, align 8, !tbaa !119
  %32 = icmp ult ptr %30, %31
  br i1 %32, label %33, label %39

33:                                               ; preds = %28
  %34 = add nsw i64 %29, -1
  %35 = getelementptr inbounds i8, ptr %3, i64 %34
  %36 = load i8, ptr %35, align 1, !tbaa !13
  %37 = getelementptr inbounds nuw i8, ptr %30, i64 1
  store ptr %37, ptr %0, align 8, !tbaa !117
  store i8 %36, ptr %30, align 1, !tbaa !13
  %38 = icmp eq i64 %34, 0
  br i1 %38, label %39, label %28, !llvm.loop !240

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
  br i1 %31, label %22, label %26, !llvm.loop !241

32:                                               ; preds = %22, %32
  %33 = phi i32 [ %36, %32 ], [ %24, %22 ]
  %34 = phi double [ %35, %32 ], [ %23, %22 ]
  %35 = fmul double %34, 1.000000e+01
  %36 = add nsw i32 %33, -1
  %37 = fcmp olt double %35, 1.000000e+00
  br i1 %37, label %32, label %38, !llvm.loop !242

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
  br i1 %73, label %56, label %52, !llvm.loop !243

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
  %7 = load i32, ptr %6, align 8, !tbaa !191
  %8 = icmp eq i32 %7, 0
  %9 = icmp ne ptr %1, null
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %20

11:                                               ; preds = %3
  %12 = icmp sgt i32 %7, 0
  br i1 %12, label %13, label %70

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %15 = load i32, ptr %14, align 4, !tbaa !212
  %16 = load ptr, ptr %0, align 8, !tbaa !111
  %17 = sext i32 %15 to i64
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = zext nneg i32 %7 to i64
  br label %35

20:                                               ; preds = %3
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %21, i8 0, i64 48, i1 false)
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %23 = load i32, ptr %22, align 4, !tbaa !212
  %24 = load ptr, ptr %0, align 8, !tbaa !111
  %25 = sext i32 %23 to i64
  %26 = getelementptr inbounds i8, ptr %24, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 32
  %28 = load i32, ptr %27, align 8, !tbaa !219
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %24, i64 %29
  store ptr %30, ptr %4, align 8, !tbaa !98
  %31 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 3, ptr noundef nonnull @.str.13, ptr dead_on_return noundef %4) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
  br label %70

32:                                               ; preds = %42
  %33 = add nuw nsw i64 %36, 1
  %34 = icmp eq i64 %33, %19
  br i1 %34, label %70, label %35, !llvm.loop !244

35:                                               ; preds = %13, %32
  %36 = phi i64 [ 0, %13 ], [ %33, %32 ]
  %37 = getelementptr inbounds nuw %struct.tfc_bound, ptr %18, i64 %36
  %38 = getelementptr inbounds nuw i64, ptr %1, i64 %36
  %39 = load i64, ptr %38, align 8, !tbaa !46
  %40 = load i64, ptr %37, align 8, !tbaa !245
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %46, label %42

42:                                               ; preds = %35
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !246
  %45 = icmp sgt i64 %39, %44
  br i1 %45, label %46, label %32

46:                                               ; preds = %42, %35
  %47 = getelementptr inbounds nuw i8, ptr %37, i64 36
  %48 = load i32, ptr %47, align 4, !tbaa !213
  %49 = icmp sgt i32 %48, -1
  br i1 %49, label %50, label %55

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = load ptr, ptr %51, align 8, !tbaa !109
  %53 = zext nneg i32 %48 to i64
  %54 = getelementptr inbounds nuw %struct.tfc_given, ptr %52, i64 %53
  br label %55

55:                                               ; preds = %46, %50
  %56 = phi ptr [ %54, %50 ], [ null, %46 ]
  %57 = getelementptr inbounds nuw i8, ptr %37, i64 32
  %58 = load i32, ptr %57, align 8, !tbaa !219
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i8, ptr %16, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %62 = load i64, ptr %61, align 8, !tbaa !246
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  store ptr %60, ptr %5, align 8, !tbaa !98
  %63 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr null, ptr %63, align 8, !tbaa !98
  %64 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %39, ptr %64, align 8, !tbaa !46
  %65 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %40, ptr %65, align 8, !tbaa !46
  %66 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %62, ptr %66, align 8, !tbaa !46
  %67 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double 0.000000e+00, ptr %67, align 8, !tbaa !247
  %68 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %56, ptr %68, align 8, !tbaa !99
  %69 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 3, ptr noundef nonnull @.str.14, ptr dead_on_return noundef %5) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %70

70:                                               ; preds = %32, %11, %55, %20
  %71 = phi i32 [ 3, %20 ], [ 3, %55 ], [ 0, %11 ], [ 0, %32 ]
  ret i32 %71
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @check_pointers(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef range(i64 0, 4294967296) %2, ptr noundef nonnull readonly captures(none) %3, ptr noundef readonly captures(address_is_null) %4, ptr noundef readonly captures(none) %5, ptr noundef %6) unnamed_addr #34 {
  %8 = alloca %struct.tfc_fault, align 8
  %9 = alloca %struct.tfc_fault, align 8
  %10 = icmp eq i64 %2, 0
  br i1 %10, label %61, label %11

11:                                               ; preds = %7
  %12 = load ptr, ptr %0, align 8, !tbaa !111
  %13 = icmp eq ptr %4, null
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 112
  br label %16

16:                                               ; preds = %11, %58
  %17 = phi i64 [ 0, %11 ], [ %59, %58 ]
  %18 = getelementptr inbounds nuw %struct.tfc_given, ptr %1, i64 %17
  br i1 %13, label %25, label %19

19:                                               ; preds = %16
  %20 = load i64, ptr %14, align 8, !tbaa !115
  %21 = mul i64 %20, %17
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 %21
  %23 = load ptr, ptr %22, align 8, !tbaa !45
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %43

25:                                               ; preds = %16, %19
  %26 = load i32, ptr %15, align 8, !tbaa !110
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %12, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %30 = load i32, ptr %29, align 8, !tbaa !112
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i64, ptr %28, i64 %31
  %33 = tail call fastcc i64 @evaluate(ptr noundef %32, ptr noundef %5)
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %58, label %35

35:                                               ; preds = %25
  %36 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %37 = load i32, ptr %36, align 8, !tbaa !116
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i8, ptr %12, i64 %38
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #22
  store ptr %39, ptr %8, align 8, !tbaa !98
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %40, i8 0, i64 40, i1 false)
  store ptr %18, ptr %41, align 8, !tbaa !99
  %42 = call fastcc signext i32 @report(ptr noundef %6, i32 noundef signext 3, ptr noundef nonnull @.str.15, ptr dead_on_return noundef %8) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #22
  br label %61

43:                                               ; preds = %19
  %44 = ptrtoint ptr %23 to i64
  %45 = getelementptr inbounds nuw i8, ptr %18, i64 28
  %46 = load i32, ptr %45, align 4, !tbaa !248
  %47 = sext i32 %46 to i64
  %48 = urem i64 %44, %47
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %58, label %50

50:                                               ; preds = %43
  %51 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %52 = load i32, ptr %51, align 8, !tbaa !116
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i8, ptr %12, i64 %53
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #22
  store ptr %54, ptr %9, align 8, !tbaa !98
  %55 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %56 = getelementptr inbounds nuw i8, ptr %9, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %55, i8 0, i64 40, i1 false)
  store ptr %18, ptr %56, align 8, !tbaa !99
  %57 = call fastcc signext i32 @report(ptr noundef %6, i32 noundef signext 3, ptr noundef nonnull @.str.16, ptr dead_on_return noundef %9) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #22
  br label %61

58:                                               ; preds = %25, %43
  %59 = add nuw nsw i64 %17, 1
  %60 = icmp eq i64 %59, %2
  br i1 %60, label %61, label %16, !llvm.loop !249

61:                                               ; preds = %58, %7, %35, %50
  %62 = phi i32 [ 3, %50 ], [ 3, %35 ], [ 0, %7 ], [ 0, %58 ]
  ret i32 %62
}

; Function Attrs: cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext i32 @report_failure(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #39 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = load atomic i32, ptr %1 seq_cst, align 4, !tbaa !250
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load i64, ptr %8, align 8, !tbaa !53
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %11 = load i64, ptr %10, align 8, !tbaa !57
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %13 = load i64, ptr %12, align 8, !tbaa !58
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %15 = load double, ptr %14, align 8, !tbaa !59
  %16 = icmp eq i32 %7, 1
  br i1 %16, label %28, label %17

17:                                               ; preds = %3
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 172
  %19 = load i32, ptr %18, align 4, !tbaa !251
  %20 = sext i32 %19 to i64
  %21 = icmp sgt i32 %19, 0
  br i1 %21, label %22, label %63

22:                                               ; preds = %17
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %24 = load ptr, ptr %23, align 8, !tbaa !252
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %26 = load i32, ptr %25, align 8, !tbaa !237
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 12
  br label %36

28:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #22
  store ptr @.str.19, ptr %4, align 8, !tbaa !98
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr @.str.19, ptr %29, align 8, !tbaa !98
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %9, ptr %30, align 8, !tbaa !46
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %11, ptr %31, align 8, !tbaa !46
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 %13, ptr %32, align 8, !tbaa !46
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store double %15, ptr %33, align 8, !tbaa !247
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store ptr null, ptr %34, align 8, !tbaa !99
  %35 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext 1, ptr noundef nonnull @.str.20, ptr dead_on_return noundef %4) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #22
  br label %71

36:                                               ; preds = %22, %60
  %37 = phi i64 [ 0, %22 ], [ %61, %60 ]
  %38 = getelementptr inbounds nuw %struct.tfc_message, ptr %24, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %40 = load i32, ptr %39, align 8, !tbaa !253
  %41 = icmp eq i32 %40, %26
  br i1 %41, label %42, label %60

42:                                               ; preds = %36
  %43 = getelementptr inbounds nuw i8, ptr %38, i64 28
  %44 = load i32, ptr %43, align 4, !tbaa !255
  %45 = load i32, ptr %27, align 4, !tbaa !56
  %46 = icmp eq i32 %44, %45
  br i1 %46, label %47, label %60

47:                                               ; preds = %42
  %48 = getelementptr inbounds nuw i8, ptr %38, i64 32
  %49 = load i32, ptr %48, align 8, !tbaa !256
  %50 = load ptr, ptr %0, align 8, !tbaa !111
  %51 = sext i32 %49 to i64
  %52 = getelementptr inbounds i8, ptr %50, i64 %51
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #22
  store ptr @.str.19, ptr %5, align 8, !tbaa !98
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr @.str.19, ptr %53, align 8, !tbaa !98
  %54 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %9, ptr %54, align 8, !tbaa !46
  %55 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %11, ptr %55, align 8, !tbaa !46
  %56 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %13, ptr %56, align 8, !tbaa !46
  %57 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double %15, ptr %57, align 8, !tbaa !247
  %58 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %38, ptr %58, align 8, !tbaa !99
  %59 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext %7, ptr noundef %52, ptr dead_on_return noundef %5) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #22
  br label %71

60:                                               ; preds = %42, %36
  %61 = add nuw nsw i64 %37, 1
  %62 = icmp eq i64 %61, %20
  br i1 %62, label %63, label %36, !llvm.loop !257

63:                                               ; preds = %60, %17
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  store ptr @.str.19, ptr %6, align 8, !tbaa !98
  %64 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr @.str.19, ptr %64, align 8, !tbaa !98
  %65 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %9, ptr %65, align 8, !tbaa !46
  %66 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 %11, ptr %66, align 8, !tbaa !46
  %67 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 %13, ptr %67, align 8, !tbaa !46
  %68 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store double %15, ptr %68, align 8, !tbaa !247
  %69 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store ptr null, ptr %69, align 8, !tbaa !99
  %70 = call fastcc signext i32 @report(ptr noundef %2, i32 noundef signext %7, ptr noundef nonnull @.str.21, ptr dead_on_return noundef %6) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  br label %71

71:                                               ; preds = %47, %63, %28
  ret i32 %7
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @check_kind(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, i32 noundef signext range(i32 0, 2) %3, ptr noundef %4) unnamed_addr #34 {
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = alloca %struct.tfc_fault, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %11 = load i32, ptr %10, align 8, !tbaa !116
  %12 = load ptr, ptr %0, align 8, !tbaa !111
  %13 = sext i32 %11 to i64
  %14 = getelementptr inbounds i8, ptr %12, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %16 = load i32, ptr %15, align 8, !tbaa !258
  %17 = icmp ugt i32 %16, 1
  br i1 %17, label %22, label %18

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %20 = load i32, ptr %19, align 4, !tbaa !259
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %26, label %22

22:                                               ; preds = %18, %5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #22
  store ptr %14, ptr %6, align 8, !tbaa !98
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %24 = getelementptr inbounds nuw i8, ptr %6, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %23, i8 0, i64 40, i1 false)
  store ptr %1, ptr %24, align 8, !tbaa !99
  %25 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.29, ptr dead_on_return noundef %6) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #22
  br label %71

26:                                               ; preds = %18
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %28 = load i32, ptr %27, align 8, !tbaa !201
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %30 = load i32, ptr %29, align 4, !tbaa !260
  %31 = icmp eq i32 %28, %30
  br i1 %31, label %41, label %32

32:                                               ; preds = %26
  %33 = zext i32 %30 to i64
  %34 = zext i32 %28 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #22
  store ptr %14, ptr %7, align 8, !tbaa !98
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %35, i8 0, i64 16, i1 false)
  store i64 %34, ptr %36, align 8, !tbaa !46
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %33, ptr %37, align 8, !tbaa !46
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %38, align 8, !tbaa !247
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %1, ptr %39, align 8, !tbaa !99
  %40 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.30, ptr dead_on_return noundef %7) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #22
  br label %71

41:                                               ; preds = %26
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %43 = load i32, ptr %42, align 4, !tbaa !261
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %46 = load i32, ptr %45, align 8, !tbaa !262
  %47 = zext i32 %46 to i64
  %48 = icmp eq i32 %43, %46
  br i1 %48, label %56, label %49

49:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #22
  store ptr %14, ptr %8, align 8, !tbaa !98
  %50 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %51 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %50, i8 0, i64 16, i1 false)
  store i64 %44, ptr %51, align 8, !tbaa !46
  %52 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %47, ptr %52, align 8, !tbaa !46
  %53 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %53, align 8, !tbaa !247
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %1, ptr %54, align 8, !tbaa !99
  %55 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.31, ptr dead_on_return noundef %8) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #22
  br label %71

56:                                               ; preds = %41
  %57 = icmp eq i32 %3, 0
  %58 = icmp eq i32 %28, 0
  %59 = or i1 %57, %58
  br i1 %59, label %71, label %60

60:                                               ; preds = %56
  %61 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %62 = load ptr, ptr %61, align 8, !tbaa !199
  %63 = icmp eq ptr %62, null
  br i1 %63, label %64, label %71

64:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #22
  store ptr %14, ptr %9, align 8, !tbaa !98
  %65 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %66 = getelementptr inbounds nuw i8, ptr %9, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %65, i8 0, i64 16, i1 false)
  store i64 %44, ptr %66, align 8, !tbaa !46
  %67 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %47, ptr %67, align 8, !tbaa !46
  %68 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double 0.000000e+00, ptr %68, align 8, !tbaa !247
  %69 = getelementptr inbounds nuw i8, ptr %9, i64 48
  store ptr %1, ptr %69, align 8, !tbaa !99
  %70 = call fastcc signext i32 @report(ptr noundef %4, i32 noundef signext 3, ptr noundef nonnull @.str.32, ptr dead_on_return noundef %9) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #22
  br label %71

71:                                               ; preds = %56, %60, %64, %49, %32, %22
  %72 = phi i32 [ 3, %22 ], [ 3, %32 ], [ 3, %49 ], [ 3, %64 ], [ 0, %60 ], [ 0, %56 ]
  ret i32 %72
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @check_size(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, i32 noundef signext range(i32 0, 2) %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef %5) unnamed_addr #36 {
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %52, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %12 = load i32, ptr %11, align 4, !tbaa !260
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = zext i32 %12 to i64
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %52, label %18

18:                                               ; preds = %10
  %19 = load i32, ptr %13, align 8, !tbaa !110
  %20 = load ptr, ptr %0, align 8, !tbaa !111
  %21 = sext i32 %19 to i64
  %22 = getelementptr inbounds i8, ptr %20, i64 %21
  %23 = load i32, ptr %14, align 4, !tbaa !202
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
  %32 = load i32, ptr %31, align 4, !tbaa !9
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i64, ptr %22, i64 %33
  %35 = tail call fastcc i64 @evaluate(ptr noundef %34, ptr noundef nonnull %4)
  %36 = load ptr, ptr %15, align 8, !tbaa !199
  %37 = getelementptr inbounds nuw i64, ptr %36, i64 %30
  %38 = load i64, ptr %37, align 8, !tbaa !46
  %39 = icmp eq i64 %38, %35
  br i1 %39, label %26, label %40

40:                                               ; preds = %29
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %42 = load i32, ptr %41, align 8, !tbaa !116
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr %20, i64 %43
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #22
  store ptr %44, ptr %7, align 8, !tbaa !98
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @.str.19, ptr %45, align 8, !tbaa !98
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %38, ptr %46, align 8, !tbaa !46
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %30, ptr %47, align 8, !tbaa !46
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %35, ptr %48, align 8, !tbaa !46
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %49, align 8, !tbaa !247
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %1, ptr %50, align 8, !tbaa !99
  %51 = call fastcc signext i32 @report(ptr noundef %5, i32 noundef signext 3, ptr noundef nonnull @.str.34, ptr dead_on_return noundef %7) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #22
  br label %77

52:                                               ; preds = %26, %10, %6
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %54 = load i32, ptr %53, align 8, !tbaa !110
  %55 = load ptr, ptr %0, align 8, !tbaa !111
  %56 = sext i32 %54 to i64
  %57 = getelementptr inbounds i8, ptr %55, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %59 = load i32, ptr %58, align 8, !tbaa !112
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i64, ptr %57, i64 %60
  %62 = tail call fastcc i64 @evaluate(ptr noundef %61, ptr noundef nonnull %4)
  %63 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %64 = load i64, ptr %63, align 8, !tbaa !263
  %65 = icmp ult i64 %64, %62
  br i1 %65, label %66, label %77

66:                                               ; preds = %52
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %68 = load i32, ptr %67, align 8, !tbaa !116
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i8, ptr %55, i64 %69
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #22
  store ptr %70, ptr %8, align 8, !tbaa !98
  %71 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %72 = getelementptr inbounds nuw i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %71, i8 0, i64 16, i1 false)
  store i64 %64, ptr %72, align 8, !tbaa !46
  %73 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %62, ptr %73, align 8, !tbaa !46
  %74 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %74, align 8, !tbaa !247
  %75 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %1, ptr %75, align 8, !tbaa !99
  %76 = call fastcc signext i32 @report(ptr noundef %5, i32 noundef signext 3, ptr noundef nonnull @.str.35, ptr dead_on_return noundef %8) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #22
  br label %77

77:                                               ; preds = %40, %66, %52
  %78 = phi i32 [ 3, %40 ], [ 3, %66 ], [ 0, %52 ]
  ret i32 %78
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #18

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #18

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #18

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #20

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #20

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #21

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #20

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #20

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
attributes #1 = { nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #7 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #8 = { noinline nounwind }
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
!26 = !{!"tfc_ctx", !10, i64 0, !10, i64 4, !17, i64 8, !27, i64 16, !28, i64 24, !29, i64 32, !30, i64 40, !31, i64 48}
!27 = !{!"p1 _ZTS8tfc_host", !18, i64 0}
!28 = !{!"p1 _ZTS11tfc_failure", !18, i64 0}
!29 = !{!"p1 _ZTS10tfc_device", !18, i64 0}
!30 = !{!"p1 _ZTS10tfc_checks", !18, i64 0}
!31 = !{!"p1 _ZTS9tfc_timer", !18, i64 0}
!32 = !{!33, !18, i64 16}
!33 = !{!"tfc_host", !10, i64 0, !10, i64 4, !18, i64 8, !18, i64 16, !18, i64 24, !18, i64 32, !18, i64 40, !18, i64 48}
!34 = !{!33, !10, i64 4}
!35 = !{!26, !17, i64 8}
!36 = !{!37, !18, i64 0}
!37 = !{!"tfc_loop", !18, i64 0, !18, i64 8, !16, i64 16, !16, i64 24, !16, i64 32}
!38 = !{!37, !18, i64 8}
!39 = !{!37, !16, i64 16}
!40 = !{!37, !16, i64 32}
!41 = distinct !{!41, !20}
!42 = !{!37, !16, i64 24}
!43 = !{!33, !18, i64 8}
!44 = !{i64 0, i64 8, !45, i64 8, i64 8, !45, i64 16, i64 8, !46, i64 24, i64 8, !46, i64 32, i64 8, !46}
!45 = !{!18, !18, i64 0}
!46 = !{!16, !16, i64 0}
!47 = distinct !{!47, !20}
!48 = distinct !{!48, !20}
!49 = !{!15, !16, i64 8}
!50 = distinct !{!50, !20}
!51 = !{!26, !28, i64 24}
!52 = distinct !{!52, !20}
!53 = !{!54, !16, i64 16}
!54 = !{!"tfc_failure", !11, i64 0, !11, i64 4, !10, i64 8, !10, i64 12, !16, i64 16, !16, i64 24, !16, i64 32, !55, i64 40}
!55 = !{!"double", !11, i64 0}
!56 = !{!54, !10, i64 12}
!57 = !{!54, !16, i64 24}
!58 = !{!54, !16, i64 32}
!59 = !{!54, !55, i64 40}
!60 = !{!33, !18, i64 40}
!61 = !{!62, !66, i64 40}
!62 = !{!"tfc_region", !63, i64 0, !16, i64 8, !64, i64 16, !65, i64 24, !64, i64 32, !66, i64 40, !16, i64 48, !65, i64 56, !67, i64 64, !68, i64 72, !16, i64 80, !69, i64 88, !70, i64 96}
!63 = !{!"p1 _ZTS15tfc_instruction", !18, i64 0}
!64 = !{!"any p2 pointer", !18, i64 0}
!65 = !{!"p1 long", !18, i64 0}
!66 = !{!"p1 _ZTS7tfc_ctx", !18, i64 0}
!67 = !{!"p1 omnipotent char", !18, i64 0}
!68 = !{!"p1 _ZTS9tfc_block", !18, i64 0}
!69 = !{!"p1 int", !18, i64 0}
!70 = !{!"p1 _ZTS13tfc_recording", !18, i64 0}
!71 = !{!33, !18, i64 32}
!72 = !{!62, !16, i64 80}
!73 = !{!62, !16, i64 8}
!74 = distinct !{!74, !20}
!75 = !{!62, !63, i64 0}
!76 = !{!77, !10, i64 24}
!77 = !{!"tfc_instruction", !18, i64 0, !69, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28}
!78 = !{!62, !16, i64 48}
!79 = !{!77, !10, i64 20}
!80 = !{!77, !10, i64 28}
!81 = !{!62, !64, i64 16}
!82 = !{!77, !69, i64 8}
!83 = !{!77, !10, i64 16}
!84 = !{!62, !67, i64 64}
!85 = distinct !{!85, !20}
!86 = distinct !{!86, !20}
!87 = !{!88, !10, i64 152}
!88 = !{!"tfc_entry", !67, i64 0, !63, i64 8, !67, i64 16, !89, i64 24, !90, i64 32, !18, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !16, i64 96, !10, i64 104, !10, i64 108, !10, i64 112, !10, i64 116, !10, i64 120, !10, i64 124, !10, i64 128, !10, i64 132, !10, i64 136, !10, i64 140, !10, i64 144, !10, i64 148, !10, i64 152, !10, i64 156, !10, i64 160, !10, i64 164, !10, i64 168, !10, i64 172, !10, i64 176, !10, i64 180}
!89 = !{!"p1 _ZTS9tfc_given", !18, i64 0}
!90 = !{!"p1 _ZTS11tfc_message", !18, i64 0}
!91 = !{!88, !10, i64 148}
!92 = !{!93, !16, i64 8}
!93 = !{!"tfc_block_of", !67, i64 0, !16, i64 8, !16, i64 16, !94, i64 24}
!94 = !{!"p1 _ZTS7tfc_loc", !18, i64 0}
!95 = !{!93, !16, i64 16}
!96 = !{!93, !67, i64 0}
!97 = !{!93, !94, i64 24}
!98 = !{!67, !67, i64 0}
!99 = !{!94, !94, i64 0}
!100 = distinct !{!100, !20}
!101 = !{!102, !67, i64 0}
!102 = !{!"tfc_memory", !67, i64 0, !67, i64 8, !67, i64 16, !18, i64 24, !18, i64 32, !16, i64 40}
!103 = !{!88, !16, i64 80}
!104 = !{!88, !16, i64 96}
!105 = !{!102, !67, i64 16}
!106 = !{!88, !16, i64 56}
!107 = !{!102, !67, i64 8}
!108 = !{!88, !16, i64 88}
!109 = !{!88, !89, i64 24}
!110 = !{!88, !10, i64 112}
!111 = !{!88, !67, i64 0}
!112 = !{!113, !10, i64 32}
!113 = !{!"tfc_given", !114, i64 0, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44}
!114 = !{!"tfc_loc", !67, i64 0, !67, i64 8, !10, i64 16, !10, i64 20}
!115 = !{!102, !16, i64 40}
!116 = !{!113, !10, i64 24}
!117 = !{!118, !67, i64 0}
!118 = !{!"text", !67, i64 0, !67, i64 8}
!119 = !{!118, !67, i64 8}
!120 = distinct !{!120, !20}
!121 = distinct !{!121, !20}
!122 = !{!123, !67, i64 0}
!123 = !{!"tfc_fault", !67, i64 0, !67, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !55, i64 40, !94, i64 48}
!124 = !{!123, !67, i64 8}
!125 = !{!123, !16, i64 16}
!126 = !{!123, !16, i64 24}
!127 = !{!123, !16, i64 32}
!128 = !{!123, !55, i64 40}
!129 = !{!130, !10, i64 0}
!130 = !{!"tfc_error", !10, i64 0, !11, i64 4, !94, i64 240, !16, i64 248}
!131 = !{!123, !94, i64 48}
!132 = !{!130, !94, i64 240}
!133 = !{!130, !16, i64 248}
!134 = !{!102, !18, i64 24}
!135 = !{!102, !18, i64 32}
!136 = !{!88, !10, i64 124}
!137 = !{!88, !10, i64 160}
!138 = distinct !{!138, !20}
!139 = !{!140, !10, i64 0}
!140 = !{!"tfc_flag", !10, i64 0, !10, i64 4}
!141 = !{!140, !10, i64 4}
!142 = !{!88, !18, i64 40}
!143 = !{!88, !10, i64 132}
!144 = !{!88, !10, i64 120}
!145 = !{!88, !10, i64 128}
!146 = !{!88, !10, i64 108}
!147 = !{!88, !10, i64 140}
!148 = !{!149, !10, i64 0}
!149 = !{!"tfc_place", !10, i64 0, !10, i64 4, !11, i64 8}
!150 = !{!88, !67, i64 16}
!151 = !{!149, !10, i64 4}
!152 = distinct !{!152, !20}
!153 = !{!88, !10, i64 176}
!154 = !{!88, !10, i64 168}
!155 = !{!88, !16, i64 72}
!156 = distinct !{!156, !20}
!157 = !{!26, !10, i64 0}
!158 = !{!26, !10, i64 4}
!159 = !{!160, !16, i64 8}
!160 = !{!"tfc_aside", !16, i64 0, !16, i64 8, !16, i64 16}
!161 = !{!160, !16, i64 0}
!162 = !{!160, !16, i64 16}
!163 = distinct !{!163, !20}
!164 = !{!33, !18, i64 48}
!165 = !{!88, !63, i64 8}
!166 = !{!88, !10, i64 136}
!167 = !{!62, !65, i64 24}
!168 = !{!88, !16, i64 64}
!169 = !{!62, !64, i64 32}
!170 = !{!88, !16, i64 48}
!171 = !{!62, !65, i64 56}
!172 = !{!62, !68, i64 72}
!173 = !{!88, !10, i64 180}
!174 = !{!88, !10, i64 156}
!175 = distinct !{!175, !20}
!176 = !{!88, !10, i64 164}
!177 = !{!178, !10, i64 4}
!178 = !{!"tfc_result", !10, i64 0, !10, i64 4, !16, i64 8}
!179 = !{!178, !10, i64 0}
!180 = !{!178, !16, i64 8}
!181 = distinct !{!181, !20}
!182 = distinct !{!182, !20}
!183 = !{!184, !10, i64 0}
!184 = !{!"tfc_call", !10, i64 0, !10, i64 4, !185, i64 8, !186, i64 16, !186, i64 24, !10, i64 32, !10, i64 36, !18, i64 40, !18, i64 48, !18, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !18, i64 88, !27, i64 96}
!185 = !{!"p1 _ZTS9tfc_error", !18, i64 0}
!186 = !{!"p1 _ZTS10tfc_tensor", !18, i64 0}
!187 = !{!184, !185, i64 8}
!188 = !{!184, !10, i64 4}
!189 = !{!190, !190, i64 0}
!190 = !{!"p1 _ZTS9tfc_entry", !18, i64 0}
!191 = !{!88, !10, i64 144}
!192 = !{!184, !18, i64 40}
!193 = !{!184, !18, i64 48}
!194 = !{!184, !18, i64 56}
!195 = !{!184, !186, i64 16}
!196 = !{!184, !186, i64 24}
!197 = !{!184, !27, i64 96}
!198 = !{!184, !10, i64 36}
!199 = !{!200, !65, i64 8}
!200 = !{!"tfc_tensor", !18, i64 0, !65, i64 8, !16, i64 16, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36, !11, i64 40}
!201 = !{!200, !10, i64 24}
!202 = !{!113, !10, i64 36}
!203 = distinct !{!203, !20}
!204 = !{!184, !18, i64 88}
!205 = !{!184, !10, i64 32}
!206 = !{!88, !10, i64 104}
!207 = !{!184, !16, i64 64}
!208 = !{!184, !16, i64 72}
!209 = !{!184, !16, i64 80}
!210 = distinct !{!210, !20}
!211 = distinct !{!211, !20}
!212 = !{!88, !10, i64 116}
!213 = !{!214, !10, i64 36}
!214 = !{!"tfc_bound", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44}
!215 = !{!214, !10, i64 40}
!216 = !{!214, !16, i64 24}
!217 = !{!214, !16, i64 16}
!218 = distinct !{!218, !20}
!219 = !{!214, !10, i64 32}
!220 = distinct !{!220, !20}
!221 = distinct !{!221, !20}
!222 = distinct !{!222, !20}
!223 = !{!224, !16, i64 0}
!224 = !{!"tfc_initial", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24}
!225 = !{!224, !16, i64 8}
!226 = !{!224, !16, i64 16}
!227 = !{!224, !16, i64 24}
!228 = distinct !{!228, !20}
!229 = !{!33, !10, i64 0}
!230 = !{!231, !16, i64 0}
!231 = !{!"timespec", !16, i64 0, !16, i64 8}
!232 = !{!231, !16, i64 8}
!233 = distinct !{!233, !20}
!234 = distinct !{!234, !20}
!235 = !{!77, !18, i64 0}
!236 = distinct !{!236, !20}
!237 = !{!54, !10, i64 8}
!238 = distinct !{!238, !20}
!239 = distinct !{!239, !20}
!240 = distinct !{!240, !20}
!241 = distinct !{!241, !20}
!242 = distinct !{!242, !20}
!243 = distinct !{!243, !20}
!244 = distinct !{!244, !20}
!245 = !{!214, !16, i64 0}
!246 = !{!214, !16, i64 8}
!247 = !{!55, !55, i64 0}
!248 = !{!113, !10, i64 28}
!249 = distinct !{!249, !20}
!250 = !{!54, !11, i64 0}
!251 = !{!88, !10, i64 172}
!252 = !{!88, !90, i64 32}
!253 = !{!254, !10, i64 24}
!254 = !{!"tfc_message", !114, i64 0, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36}
!255 = !{!254, !10, i64 28}
!256 = !{!254, !10, i64 32}
!257 = distinct !{!257, !20}
!258 = !{!200, !10, i64 32}
!259 = !{!200, !10, i64 36}
!260 = !{!113, !10, i64 44}
!261 = !{!200, !10, i64 28}
!262 = !{!113, !10, i64 40}
!263 = !{!200, !16, i64 16}
attributes #24 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) minsize optsize }
attributes #25 = { nounwind minsize optsize }
attributes #26 = { nounwind optsize }
attributes #27 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) minsize optsize }
attributes #28 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #29 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) optsize }
attributes #30 = { noinline nounwind optsize }
attributes #31 = { noinline nounwind minsize optsize }
attributes #32 = { cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #33 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #34 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #35 = { nofree norecurse nosync nounwind memory(argmem: read) optsize }
attributes #36 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) optsize }
attributes #37 = { nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #38 = { cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #39 = { cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
