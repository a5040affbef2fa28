; Made by `python -m tfc.runtime.native` from entry.c; do not edit.
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown"

%struct.tfc_loop = type { ptr, ptr, i64, i64, i64 }
%struct.tfc_instruction = type { ptr, ptr, i32, i32, i32, i32 }
%struct.tfc_block_of = type { ptr, i32, i64, ptr }
%struct.tfc_fault = type { ptr, ptr, i64, i64, i64, double, ptr }
%struct.tfc_given = type { %struct.tfc_loc, i32, i32, i32, i32, i32, i32 }
%struct.tfc_loc = type { ptr, ptr, i32, i32 }
%struct.text = type { ptr, ptr }
%struct.tfc_memory = type { ptr, ptr, ptr, ptr, ptr, i32 }
%struct.tfc_flag = type { i32, i32 }
%struct.tfc_failure = type { i32, i32, i32, i32, i64, i64, i64, double }
%struct.tfc_ctx = type { i32, i32, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.tfc_region = type { ptr, i64, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, i64, ptr, ptr }
%struct.tfc_place = type { i32, i32, %union.anon.1 }
%union.anon.1 = type { i64 }
%struct.tfc_aside = type { i64, i64, i64 }
%struct.tfc_result = type { i32, i32, i64 }
%struct.tfc_tensor = type { ptr, ptr, i64, i32, i32, i32, i32, [2 x i64] }
%struct.tfc_bound = type { i64, i64, i64, i64, i32, i32, i32, i32 }
%struct.tfc_initial = type { i64, i64, i64, i64 }
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
define noundef i32 @tfc_may_use_amx() local_unnamed_addr #25 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i32 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #25 {
  ret i32 4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define noundef i32 @tfc_pool_start(ptr noundef writeonly captures(none) initializes((0, 4)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #26 {
  store i32 1, ptr %0, align 4, !tbaa !9
  ret i32 1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @tfc_pool_stop(ptr noundef readnone captures(none) %0) local_unnamed_addr #25 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @tfc_pool_watch(ptr noundef readnone captures(none) %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #25 {
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #27 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %68, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %10 = load ptr, ptr %9, align 4, !tbaa !11
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i32 12
  %14 = load ptr, ptr %13, align 4, !tbaa !20
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i32 4
  %18 = load i32, ptr %17, align 4, !tbaa !22
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %21 = load ptr, ptr %20, align 4, !tbaa !23
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 4, !tbaa !9
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  store ptr %2, ptr %6, align 8, !tbaa !24
  %28 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store ptr %3, ptr %28, align 4, !tbaa !27
  %29 = getelementptr inbounds nuw i8, ptr %6, i32 8
  store i64 %1, ptr %29, align 8, !tbaa !28
  %30 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %31 = getelementptr inbounds nuw i8, ptr %6, i32 24
  %32 = tail call i64 @llvm.smax.i64(i64 %4, i64 1)
  %33 = udiv i64 %1, %32
  %34 = icmp ult i32 %27, 2
  %35 = icmp samesign ult i64 %33, 2
  %36 = select i1 %34, i1 true, i1 %35
  %37 = zext i32 %27 to i64
  %38 = tail call i64 @llvm.umin.i64(i64 %33, i64 %37)
  %39 = select i1 %36, i64 1, i64 %38
  store i64 %39, ptr %31, align 8, !tbaa !29
  %40 = icmp samesign ult i64 %39, 2
  %41 = lshr i64 %33, 1
  %42 = icmp samesign ult i64 %41, %39
  %43 = select i1 %40, i1 true, i1 %42
  br i1 %43, label %55, label %44, !llvm.loop !30

44:                                               ; preds = %25
  %45 = lshr i64 %33, 2
  %46 = icmp samesign ult i64 %45, %39
  br i1 %46, label %55, label %47, !llvm.loop !30

47:                                               ; preds = %44
  %48 = lshr i64 %33, 3
  %49 = icmp samesign ult i64 %48, %39
  %50 = select i1 %40, i1 true, i1 %49
  br i1 %50, label %55, label %51, !llvm.loop !30

51:                                               ; preds = %47
  %52 = lshr i64 %33, 4
  %53 = icmp samesign ult i64 %52, %39
  %54 = select i1 %53, i64 4, i64 5
  br label %55, !llvm.loop !30

55:                                               ; preds = %51, %47, %44, %25
  %56 = phi i64 [ 1, %25 ], [ 2, %44 ], [ 3, %47 ], [ %54, %51 ]
  %57 = mul nuw nsw i64 %56, %39
  store i64 %57, ptr %30, align 8, !tbaa !32
  %58 = icmp samesign ugt i64 %57, 1
  %59 = and i1 %26, %58
  br i1 %59, label %60, label %66

60:                                               ; preds = %55
  %61 = getelementptr inbounds nuw i8, ptr %10, i32 12
  %62 = load ptr, ptr %61, align 4, !tbaa !20
  %63 = getelementptr inbounds nuw i8, ptr %10, i32 8
  %64 = load ptr, ptr %63, align 4, !tbaa !33
  %65 = trunc i64 %57 to i32
  call void %62(ptr noundef %64, i32 noundef %65, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #22
  br label %67

66:                                               ; preds = %55
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #22
  br label %67

67:                                               ; preds = %66, %60
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %68

68:                                               ; preds = %5, %67
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #27 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !24
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %6 = load ptr, ptr %5, align 4, !tbaa !27
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %8 = load i64, ptr %7, align 8, !tbaa !32
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %10 = load i64, ptr %9, align 8, !tbaa !29
  %11 = sdiv i64 %8, %10
  %12 = freeze i64 %11
  %13 = sdiv i64 %3, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %15 = load i64, ptr %14, align 8, !tbaa !28
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #28 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %9 = load ptr, ptr %8, align 4, !tbaa !34
  %10 = getelementptr inbounds nuw i8, ptr %9, i32 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !35

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i32 16
  %19 = load i64, ptr %18, align 8, !tbaa !36
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i32 12
  store i32 %2, ptr %22, align 4, !tbaa !39
  %23 = getelementptr inbounds nuw i8, ptr %9, i32 16
  store i64 %3, ptr %23, align 8, !tbaa !36
  %24 = getelementptr inbounds nuw i8, ptr %9, i32 24
  store i64 %4, ptr %24, align 8, !tbaa !40
  %25 = getelementptr inbounds nuw i8, ptr %9, i32 32
  store i64 %5, ptr %25, align 8, !tbaa !41
  %26 = getelementptr inbounds nuw i8, ptr %9, i32 40
  store double %6, ptr %26, align 8, !tbaa !42
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #29 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %3 = load ptr, ptr %2, align 4, !tbaa !34
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #27 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %3 = load ptr, ptr %2, align 4, !tbaa !11
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i32 24
  %7 = load ptr, ptr %6, align 4, !tbaa !43
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %11 = load ptr, ptr %10, align 4, !tbaa !33
  %12 = tail call i32 %7(ptr noundef %11) #22
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: noinline nounwind uwtable
define i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #30 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %3 = load ptr, ptr %2, align 4, !tbaa !44
  %4 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %5 = load ptr, ptr %4, align 4, !tbaa !11
  %6 = icmp eq ptr %5, null
  br i1 %6, label %15, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %9 = load ptr, ptr %8, align 4, !tbaa !54
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %34

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %13 = load ptr, ptr %12, align 4, !tbaa !43
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %34

15:                                               ; preds = %11, %1
  %16 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %17 = load i64, ptr %16, align 8, !tbaa !55
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %34, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %21 = load i64, ptr %20, align 8, !tbaa !56
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %27, label %37

23:                                               ; preds = %27
  %24 = add nuw nsw i64 %28, 1
  %25 = load i64, ptr %20, align 8, !tbaa !56
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %37, !llvm.loop !57

27:                                               ; preds = %19, %23
  %28 = phi i64 [ %24, %23 ], [ 0, %19 ]
  %29 = load ptr, ptr %0, align 8, !tbaa !58
  %30 = trunc i64 %28 to i32
  %31 = getelementptr inbounds %struct.tfc_instruction, ptr %29, i32 %30
  %32 = tail call fastcc i32 @run_kernel(ptr noundef nonnull readonly %0, ptr noundef %31) #23
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %23, label %37

34:                                               ; preds = %15, %7, %11
  %35 = phi ptr [ %5, %7 ], [ %5, %11 ], [ null, %15 ]
  %36 = tail call fastcc i32 @walk(ptr noundef nonnull %0, ptr noundef %35) #23
  br label %37

37:                                               ; preds = %27, %23, %34, %19
  %38 = phi i32 [ 0, %19 ], [ %36, %34 ], [ %32, %27 ], [ 0, %23 ]
  ret i32 %38
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @walk(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1) unnamed_addr #31 {
  %3 = load ptr, ptr %0, align 8, !tbaa !58
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %5 = load i64, ptr %4, align 8, !tbaa !56
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 44
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %8 = icmp eq ptr %1, null
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 32
  br label %13

13:                                               ; preds = %242, %2
  %14 = phi i64 [ 0, %2 ], [ %243, %242 ]
  %15 = icmp slt i64 %14, %5
  br i1 %15, label %16, label %246

16:                                               ; preds = %13
  %17 = trunc i64 %14 to i32
  %18 = getelementptr inbounds %struct.tfc_instruction, ptr %3, i32 %17
  %19 = add nsw i64 %14, 1
  %20 = getelementptr inbounds nuw i8, ptr %18, i32 16
  %21 = load i32, ptr %20, align 4, !tbaa !59
  switch i32 %21, label %242 [
    i32 0, label %22
    i32 1, label %51
    i32 3, label %55
    i32 4, label %68
    i32 2, label %87
    i32 5, label %111
    i32 6, label %152
    i32 7, label %214
  ]

22:                                               ; preds = %16
  br i1 %8, label %49, label %23

23:                                               ; preds = %22
  %24 = load ptr, ptr %11, align 4, !tbaa !43
  %25 = icmp eq ptr %24, null
  br i1 %25, label %34, label %26

26:                                               ; preds = %23
  %27 = load i64, ptr %12, align 8, !tbaa !61
  %28 = icmp slt i64 %14, %27
  br i1 %28, label %29, label %34

29:                                               ; preds = %26
  %30 = load ptr, ptr %10, align 4, !tbaa !33
  %31 = tail call i32 %24(ptr noundef %30) #22
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %34, label %33

33:                                               ; preds = %29
  tail call fastcc void @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %18) #23
  br label %246

34:                                               ; preds = %29, %26, %23
  %35 = load ptr, ptr %9, align 4, !tbaa !54
  %36 = icmp eq ptr %35, null
  br i1 %36, label %41, label %37

37:                                               ; preds = %34
  %38 = load ptr, ptr %10, align 4, !tbaa !33
  %39 = getelementptr inbounds nuw i8, ptr %18, i32 12
  %40 = load i32, ptr %39, align 4, !tbaa !62
  tail call void %35(ptr noundef %38, i32 noundef %40, i32 noundef 0) #22
  br label %41

41:                                               ; preds = %37, %34
  %42 = tail call fastcc i32 @run_kernel(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %18) #23
  %43 = load ptr, ptr %9, align 4, !tbaa !54
  %44 = icmp eq ptr %43, null
  br i1 %44, label %242, label %45

45:                                               ; preds = %41
  %46 = load ptr, ptr %10, align 4, !tbaa !33
  %47 = getelementptr inbounds nuw i8, ptr %18, i32 12
  %48 = load i32, ptr %47, align 4, !tbaa !62
  tail call void %43(ptr noundef %46, i32 noundef %48, i32 noundef 1) #22
  br label %242

49:                                               ; preds = %22
  %50 = tail call fastcc i32 @run_kernel(ptr noundef nonnull %0, ptr noundef nonnull %18) #23
  br label %242

51:                                               ; preds = %16
  %52 = getelementptr inbounds nuw i8, ptr %18, i32 20
  %53 = load i32, ptr %52, align 4, !tbaa !63
  %54 = sext i32 %53 to i64
  br label %242

55:                                               ; preds = %16
  %56 = load ptr, ptr %7, align 8, !tbaa !64
  %57 = getelementptr inbounds nuw i8, ptr %18, i32 4
  %58 = load ptr, ptr %57, align 4, !tbaa !65
  %59 = load i32, ptr %58, align 4, !tbaa !5
  %60 = getelementptr inbounds ptr, ptr %56, i32 %59
  %61 = load ptr, ptr %60, align 4, !tbaa !66
  %62 = load i8, ptr %61, align 1, !tbaa !67
  %63 = icmp eq i8 %62, 0
  br i1 %63, label %64, label %242

64:                                               ; preds = %55
  %65 = getelementptr inbounds nuw i8, ptr %18, i32 20
  %66 = load i32, ptr %65, align 4, !tbaa !63
  %67 = sext i32 %66 to i64
  br label %242

68:                                               ; preds = %16
  %69 = getelementptr inbounds nuw i8, ptr %18, i32 4
  %70 = load ptr, ptr %69, align 4, !tbaa !65
  %71 = load ptr, ptr %7, align 8, !tbaa !64
  %72 = load i32, ptr %70, align 4, !tbaa !5
  %73 = getelementptr inbounds ptr, ptr %71, i32 %72
  %74 = load ptr, ptr %73, align 4, !tbaa !66
  store i32 0, ptr %74, align 4, !tbaa !5
  %75 = getelementptr inbounds nuw i8, ptr %70, i32 4
  %76 = load i32, ptr %75, align 4, !tbaa !5
  %77 = icmp sgt i32 %76, -1
  br i1 %77, label %78, label %242

78:                                               ; preds = %68
  %79 = getelementptr inbounds nuw ptr, ptr %71, i32 %76
  %80 = load ptr, ptr %79, align 4, !tbaa !66
  %81 = load i32, ptr %80, align 4, !tbaa !5
  %82 = icmp slt i32 %81, 1
  br i1 %82, label %83, label %242

83:                                               ; preds = %78
  %84 = getelementptr inbounds nuw i8, ptr %18, i32 20
  %85 = load i32, ptr %84, align 4, !tbaa !63
  %86 = sext i32 %85 to i64
  br label %242

87:                                               ; preds = %16
  br i1 %8, label %106, label %88

88:                                               ; preds = %87
  %89 = load ptr, ptr %9, align 4, !tbaa !54
  %90 = icmp eq ptr %89, null
  br i1 %90, label %95, label %91

91:                                               ; preds = %88
  %92 = load ptr, ptr %10, align 4, !tbaa !33
  %93 = getelementptr inbounds nuw i8, ptr %18, i32 12
  %94 = load i32, ptr %93, align 4, !tbaa !62
  tail call void %89(ptr noundef %92, i32 noundef %94, i32 noundef 2) #22
  br label %95

95:                                               ; preds = %91, %88
  %96 = load ptr, ptr %11, align 4, !tbaa !43
  %97 = icmp eq ptr %96, null
  br i1 %97, label %106, label %98

98:                                               ; preds = %95
  %99 = load i64, ptr %12, align 8, !tbaa !61
  %100 = icmp slt i64 %14, %99
  br i1 %100, label %101, label %106

101:                                              ; preds = %98
  %102 = load ptr, ptr %10, align 4, !tbaa !33
  %103 = tail call i32 %96(ptr noundef %102) #22
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %106, label %105

105:                                              ; preds = %101
  tail call fastcc void @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %18) #23
  br label %106

106:                                              ; preds = %87, %95, %98, %101, %105
  %107 = phi i32 [ 0, %87 ], [ 1, %105 ], [ 0, %101 ], [ 0, %98 ], [ 0, %95 ]
  %108 = getelementptr inbounds nuw i8, ptr %18, i32 20
  %109 = load i32, ptr %108, align 4, !tbaa !63
  %110 = sext i32 %109 to i64
  br label %242

111:                                              ; preds = %16
  br i1 %8, label %130, label %112

112:                                              ; preds = %111
  %113 = load ptr, ptr %9, align 4, !tbaa !54
  %114 = icmp eq ptr %113, null
  br i1 %114, label %119, label %115

115:                                              ; preds = %112
  %116 = load ptr, ptr %10, align 4, !tbaa !33
  %117 = getelementptr inbounds nuw i8, ptr %18, i32 12
  %118 = load i32, ptr %117, align 4, !tbaa !62
  tail call void %113(ptr noundef %116, i32 noundef %118, i32 noundef 2) #22
  br label %119

119:                                              ; preds = %115, %112
  %120 = load ptr, ptr %11, align 4, !tbaa !43
  %121 = icmp eq ptr %120, null
  br i1 %121, label %130, label %122

122:                                              ; preds = %119
  %123 = load i64, ptr %12, align 8, !tbaa !61
  %124 = icmp slt i64 %14, %123
  br i1 %124, label %125, label %130

125:                                              ; preds = %122
  %126 = load ptr, ptr %10, align 4, !tbaa !33
  %127 = tail call i32 %120(ptr noundef %126) #22
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %130, label %129

129:                                              ; preds = %125
  tail call fastcc void @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %18) #23
  br label %130

130:                                              ; preds = %111, %119, %122, %125, %129
  %131 = phi i32 [ 0, %111 ], [ 1, %129 ], [ 0, %125 ], [ 0, %122 ], [ 0, %119 ]
  %132 = getelementptr inbounds nuw i8, ptr %18, i32 4
  %133 = load ptr, ptr %132, align 4, !tbaa !65
  %134 = load ptr, ptr %7, align 8, !tbaa !64
  %135 = load i32, ptr %133, align 4, !tbaa !5
  %136 = getelementptr inbounds ptr, ptr %134, i32 %135
  %137 = load ptr, ptr %136, align 4, !tbaa !66
  %138 = load i32, ptr %137, align 4, !tbaa !5
  %139 = add i32 %138, 1
  store i32 %139, ptr %137, align 4, !tbaa !5
  %140 = getelementptr inbounds nuw i8, ptr %133, i32 4
  %141 = load i32, ptr %140, align 4, !tbaa !5
  %142 = icmp slt i32 %141, 0
  br i1 %142, label %148, label %143

143:                                              ; preds = %130
  %144 = getelementptr inbounds nuw ptr, ptr %134, i32 %141
  %145 = load ptr, ptr %144, align 4, !tbaa !66
  %146 = load i32, ptr %145, align 4, !tbaa !5
  %147 = icmp slt i32 %139, %146
  br i1 %147, label %148, label %242

148:                                              ; preds = %143, %130
  %149 = getelementptr inbounds nuw i8, ptr %18, i32 20
  %150 = load i32, ptr %149, align 4, !tbaa !63
  %151 = sext i32 %150 to i64
  br label %242

152:                                              ; preds = %16
  %153 = getelementptr inbounds nuw i8, ptr %18, i32 4
  %154 = load ptr, ptr %153, align 4, !tbaa !65
  %155 = getelementptr inbounds nuw i8, ptr %18, i32 8
  %156 = load i32, ptr %155, align 4, !tbaa !68
  %157 = load ptr, ptr %7, align 8, !tbaa !64
  %158 = load i32, ptr %154, align 4, !tbaa !5
  %159 = getelementptr inbounds ptr, ptr %157, i32 %158
  %160 = load ptr, ptr %159, align 4, !tbaa !66
  %161 = getelementptr inbounds nuw i8, ptr %154, i32 4
  %162 = load i32, ptr %161, align 4, !tbaa !5
  %163 = getelementptr inbounds ptr, ptr %157, i32 %162
  %164 = load ptr, ptr %163, align 4, !tbaa !66
  store ptr %164, ptr %159, align 4, !tbaa !66
  %165 = load ptr, ptr %7, align 8, !tbaa !64
  %166 = getelementptr inbounds ptr, ptr %165, i32 %162
  store ptr %160, ptr %166, align 4, !tbaa !66
  %167 = load ptr, ptr %6, align 4, !tbaa !69
  %168 = getelementptr inbounds nuw i8, ptr %154, i32 8
  %169 = load i32, ptr %168, align 4, !tbaa !5
  %170 = getelementptr inbounds i8, ptr %167, i32 %169
  %171 = load i8, ptr %170, align 1, !tbaa !67
  %172 = xor i8 %171, 1
  store i8 %172, ptr %170, align 1, !tbaa !67
  %173 = getelementptr inbounds nuw i8, ptr %154, i32 12
  %174 = load i32, ptr %173, align 4, !tbaa !5
  %175 = add i32 %174, 4
  %176 = ptrtoint ptr %164 to i32
  %177 = ptrtoint ptr %160 to i32
  %178 = sub i32 %176, %177
  %179 = icmp ugt i32 %156, 4
  br i1 %179, label %180, label %242

180:                                              ; preds = %152
  %181 = sub i32 0, %178
  %182 = and i32 %156, 1
  %183 = icmp eq i32 %156, 5
  br i1 %183, label %229, label %184

184:                                              ; preds = %180
  %185 = and i32 %156, -2
  %186 = add i32 %185, -6
  br label %187

187:                                              ; preds = %187, %184
  %188 = phi i32 [ 4, %184 ], [ %211, %187 ]
  %189 = phi i32 [ 0, %184 ], [ %212, %187 ]
  %190 = load ptr, ptr %7, align 8, !tbaa !64
  %191 = getelementptr inbounds nuw i32, ptr %154, i32 %188
  %192 = load i32, ptr %191, align 4, !tbaa !5
  %193 = getelementptr inbounds ptr, ptr %190, i32 %192
  %194 = load ptr, ptr %193, align 4, !tbaa !66
  %195 = ptrtoint ptr %194 to i32
  %196 = icmp ult i32 %188, %175
  %197 = select i1 %196, i32 %178, i32 %181
  %198 = add i32 %197, %195
  %199 = inttoptr i32 %198 to ptr
  store ptr %199, ptr %193, align 4, !tbaa !66
  %200 = or disjoint i32 %188, 1
  %201 = load ptr, ptr %7, align 8, !tbaa !64
  %202 = getelementptr inbounds nuw i32, ptr %154, i32 %200
  %203 = load i32, ptr %202, align 4, !tbaa !5
  %204 = getelementptr inbounds ptr, ptr %201, i32 %203
  %205 = load ptr, ptr %204, align 4, !tbaa !66
  %206 = ptrtoint ptr %205 to i32
  %207 = icmp ult i32 %200, %175
  %208 = select i1 %207, i32 %178, i32 %181
  %209 = add i32 %208, %206
  %210 = inttoptr i32 %209 to ptr
  store ptr %210, ptr %204, align 4, !tbaa !66
  %211 = add nuw i32 %188, 2
  %212 = add i32 %189, 2
  %213 = icmp eq i32 %189, %186
  br i1 %213, label %227, label %187, !llvm.loop !70

214:                                              ; preds = %16
  %215 = load ptr, ptr %6, align 4, !tbaa !69
  %216 = getelementptr inbounds nuw i8, ptr %18, i32 4
  %217 = load ptr, ptr %216, align 4, !tbaa !65
  %218 = getelementptr inbounds nuw i8, ptr %217, i32 8
  %219 = load i32, ptr %218, align 4, !tbaa !5
  %220 = getelementptr inbounds i8, ptr %215, i32 %219
  %221 = load i8, ptr %220, align 1, !tbaa !67
  %222 = icmp eq i8 %221, 0
  br i1 %222, label %223, label %242

223:                                              ; preds = %214
  %224 = getelementptr inbounds nuw i8, ptr %18, i32 20
  %225 = load i32, ptr %224, align 4, !tbaa !63
  %226 = sext i32 %225 to i64
  br label %242

227:                                              ; preds = %187
  %228 = icmp eq i32 %182, 0
  br i1 %228, label %242, label %229

229:                                              ; preds = %227, %180
  %230 = phi i32 [ 4, %180 ], [ %211, %227 ]
  %231 = icmp ne i32 %182, 0
  tail call void @llvm.assume(i1 %231)
  %232 = load ptr, ptr %7, align 8, !tbaa !64
  %233 = getelementptr inbounds nuw i32, ptr %154, i32 %230
  %234 = load i32, ptr %233, align 4, !tbaa !5
  %235 = getelementptr inbounds ptr, ptr %232, i32 %234
  %236 = load ptr, ptr %235, align 4, !tbaa !66
  %237 = ptrtoint ptr %236 to i32
  %238 = icmp ult i32 %230, %175
  %239 = select i1 %238, i32 %178, i32 %181
  %240 = add i32 %239, %237
  %241 = inttoptr i32 %240 to ptr
  store ptr %241, ptr %235, align 4, !tbaa !66
  br label %242

242:                                              ; preds = %229, %227, %152, %148, %143, %83, %78, %68, %45, %41, %223, %214, %64, %55, %49, %16, %106, %51
  %243 = phi i64 [ %19, %16 ], [ %19, %55 ], [ %54, %51 ], [ %19, %214 ], [ %19, %45 ], [ %110, %106 ], [ %19, %68 ], [ %19, %143 ], [ %19, %49 ], [ %67, %64 ], [ %226, %223 ], [ %19, %152 ], [ %19, %41 ], [ %86, %83 ], [ %19, %78 ], [ %151, %148 ], [ %19, %227 ], [ %19, %229 ]
  %244 = phi i32 [ 0, %16 ], [ 0, %55 ], [ 0, %51 ], [ 0, %214 ], [ %42, %45 ], [ %107, %106 ], [ 0, %68 ], [ %131, %143 ], [ %50, %49 ], [ 0, %64 ], [ 0, %223 ], [ 0, %152 ], [ %42, %41 ], [ 0, %83 ], [ 0, %78 ], [ %131, %148 ], [ 0, %227 ], [ 0, %229 ]
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %13, label %246, !llvm.loop !71

246:                                              ; preds = %13, %242, %33
  %247 = phi i32 [ 1, %33 ], [ 0, %13 ], [ %244, %242 ]
  ret i32 %247
}

; Function Attrs: noinline nounwind uwtable
define weak float @fmaf(float noundef %0, float noundef %1, float noundef %2) local_unnamed_addr #31 {
  %4 = fpext float %0 to double
  %5 = fpext float %1 to double
  %6 = fmul double %4, %5
  %7 = fpext float %2 to double
  %8 = fadd double %6, %7
  %9 = bitcast double %8 to i64
  %10 = and i64 %9, 536870911
  %11 = icmp eq i64 %10, 268435456
  %12 = and i64 %9, 9218868437227405312
  %13 = icmp ne i64 %12, 9218868437227405312
  %14 = and i1 %11, %13
  br i1 %14, label %15, label %35

15:                                               ; preds = %3
  %16 = fsub double %8, %6
  %17 = fcmp oeq double %16, %7
  %18 = fsub double %8, %7
  %19 = fcmp oeq double %18, %6
  %20 = and i1 %17, %19
  br i1 %20, label %35, label %21

21:                                               ; preds = %15
  %22 = icmp slt i64 %9, 0
  %23 = fcmp uge double %6, %7
  %24 = xor i1 %23, %22
  %25 = fsub double %6, %8
  %26 = fadd double %25, %7
  %27 = fsub double %7, %8
  %28 = fadd double %6, %27
  %29 = select i1 %24, double %26, double %28
  %30 = fcmp uge double %29, 0.000000e+00
  %31 = xor i1 %22, %30
  %32 = select i1 %31, i64 1, i64 -1
  %33 = add nsw i64 %32, %9
  %34 = bitcast i64 %33 to double
  br label %35

35:                                               ; preds = %3, %15, %21
  %36 = phi double [ %34, %21 ], [ %8, %15 ], [ %8, %3 ]
  %37 = fptrunc double %36 to float
  ret float %37
}

; Function Attrs: noinline nounwind uwtable
define weak double @fma(double noundef %0, double noundef %1, double noundef %2) local_unnamed_addr #31 {
  %4 = tail call double @llvm.fmuladd.f64(double %0, double %1, double %2)
  %5 = tail call double @llvm.fabs.f64(double %0)
  %6 = fcmp olt double %5, 0x7830000000000000
  br i1 %6, label %7, label %66

7:                                                ; preds = %3
  %8 = fmul double %0, %1
  %9 = tail call double @llvm.fabs.f64(double %8)
  %10 = tail call double @llvm.fabs.f64(double %1)
  %11 = fcmp olt double %10, 0x7830000000000000
  %12 = fcmp olt double %9, 0x7E70000000000000
  %13 = and i1 %11, %12
  %14 = fcmp ogt double %9, 0x7B0000000000000
  %15 = and i1 %14, %13
  %16 = tail call double @llvm.fabs.f64(double %2)
  %17 = fcmp olt double %16, 0x7E70000000000000
  %18 = and i1 %17, %15
  br i1 %18, label %19, label %66

19:                                               ; preds = %7
  %20 = fmul double %0, 0x41A0000002000000
  %21 = fmul double %1, 0x41A0000002000000
  %22 = fsub double %20, %0
  %23 = fsub double %20, %22
  %24 = fsub double %21, %1
  %25 = fsub double %21, %24
  %26 = fsub double %0, %23
  %27 = fsub double %1, %25
  %28 = fneg double %8
  %29 = tail call double @llvm.fmuladd.f64(double %23, double %25, double %28)
  %30 = tail call double @llvm.fmuladd.f64(double %23, double %27, double %29)
  %31 = tail call double @llvm.fmuladd.f64(double %26, double %25, double %30)
  %32 = tail call double @llvm.fmuladd.f64(double %26, double %27, double %31)
  %33 = fadd double %2, %32
  %34 = fsub double %33, %2
  %35 = fsub double %33, %34
  %36 = fsub double %2, %35
  %37 = fsub double %32, %34
  %38 = fadd double %37, %36
  %39 = fadd double %8, %33
  %40 = fsub double %39, %8
  %41 = fsub double %40, %39
  %42 = fadd double %8, %41
  %43 = fsub double %33, %40
  %44 = fadd double %43, %42
  %45 = fadd double %38, %44
  %46 = fsub double %45, %38
  %47 = fsub double %45, %46
  %48 = fsub double %38, %47
  %49 = fsub double %44, %46
  %50 = fadd double %49, %48
  %51 = fcmp une double %50, 0.000000e+00
  br i1 %51, label %52, label %63

52:                                               ; preds = %19
  %53 = bitcast double %45 to i64
  %54 = and i64 %53, 1
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %56, label %63

56:                                               ; preds = %52
  %57 = fcmp ogt double %50, 0.000000e+00
  %58 = fcmp ule double %45, 0.000000e+00
  %59 = xor i1 %58, %57
  %60 = select i1 %59, i64 1, i64 -1
  %61 = add i64 %60, %53
  %62 = bitcast i64 %61 to double
  br label %63

63:                                               ; preds = %56, %52, %19
  %64 = phi double [ %45, %52 ], [ %62, %56 ], [ %45, %19 ]
  %65 = fadd double %39, %64
  br label %66

66:                                               ; preds = %3, %7, %63
  %67 = phi double [ %65, %63 ], [ %4, %3 ], [ %4, %7 ]
  ret double %67
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #7

; Function Attrs: noinline nounwind uwtable
define weak i128 @__multi3(i128 noundef %0, i128 noundef %1) local_unnamed_addr #31 {
  %3 = trunc i128 %0 to i64
  %4 = trunc i128 %1 to i64
  %5 = and i64 %3, 4294967295
  %6 = and i64 %4, 4294967295
  %7 = mul nuw i64 %6, %5
  %8 = lshr i64 %3, 32
  %9 = mul nuw i64 %6, %8
  %10 = lshr i64 %7, 32
  %11 = add nuw i64 %10, %9
  %12 = lshr i64 %4, 32
  %13 = mul nuw i64 %12, %5
  %14 = and i64 %11, 4294967295
  %15 = add nuw i64 %14, %13
  %16 = mul nuw i64 %12, %8
  %17 = lshr i64 %11, 32
  %18 = lshr i64 %15, 32
  %19 = lshr i128 %0, 64
  %20 = trunc nuw i128 %19 to i64
  %21 = mul i64 %20, %4
  %22 = lshr i128 %1, 64
  %23 = trunc nuw i128 %22 to i64
  %24 = mul i64 %23, %3
  %25 = add i64 %24, %21
  %26 = add i64 %25, %16
  %27 = add i64 %26, %17
  %28 = add i64 %27, %18
  %29 = zext i64 %28 to i128
  %30 = shl nuw i128 %29, 64
  %31 = shl i64 %15, 32
  %32 = and i64 %7, 4294967295
  %33 = or disjoint i64 %31, %32
  %34 = zext i64 %33 to i128
  %35 = or disjoint i128 %30, %34
  ret i128 %35
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 4) i32 @tfc_check_overlaps(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) local_unnamed_addr #32 {
  %5 = alloca %struct.tfc_block_of, align 8
  %6 = alloca %struct.tfc_block_of, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %9 = load i32, ptr %8, align 8, !tbaa !72
  %10 = add i32 %9, 2
  %11 = zext i32 %10 to i64
  %12 = add nuw nsw i64 %11, 1
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 124
  %14 = load i32, ptr %13, align 4, !tbaa !76
  %15 = zext i32 %14 to i64
  %16 = add nuw nsw i64 %12, %15
  %17 = icmp eq i32 %10, 0
  br i1 %17, label %63, label %18

18:                                               ; preds = %4
  %19 = getelementptr inbounds nuw i8, ptr %5, i32 4
  %20 = getelementptr inbounds nuw i8, ptr %6, i32 4
  %21 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %22 = getelementptr inbounds nuw i8, ptr %5, i32 8
  br label %23

23:                                               ; preds = %18, %61
  %24 = phi i64 [ 0, %18 ], [ %25, %61 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %5, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %24) #23
  %25 = add nuw nsw i64 %24, 1
  %26 = icmp samesign ult i64 %25, %16
  br i1 %26, label %27, label %61

27:                                               ; preds = %23
  %28 = load i32, ptr %19, align 4
  %29 = load i64, ptr %22, align 8
  %30 = icmp eq i64 %29, 0
  br label %31

31:                                               ; preds = %27, %58
  %32 = phi i64 [ %25, %27 ], [ %59, %58 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %6, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %32) #23
  %33 = load i32, ptr %20, align 4, !tbaa !77
  %34 = sub i32 %28, %33
  %35 = zext i32 %34 to i64
  %36 = load i64, ptr %21, align 8, !tbaa !81
  %37 = icmp ule i64 %36, %35
  %38 = sub i32 %33, %28
  %39 = zext i32 %38 to i64
  %40 = icmp ule i64 %29, %39
  %41 = select i1 %37, i1 %40, i1 false
  %42 = icmp eq i64 %36, 0
  %43 = select i1 %30, i1 true, i1 %42
  %44 = select i1 %43, i1 true, i1 %41
  br i1 %44, label %58, label %45

45:                                               ; preds = %31
  %46 = getelementptr inbounds nuw i8, ptr %7, i32 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %46, i8 0, i64 40, i1 false)
  %47 = load ptr, ptr %6, align 8, !tbaa !82
  store ptr %47, ptr %7, align 8, !tbaa !83
  %48 = getelementptr inbounds nuw i8, ptr %7, i32 4
  %49 = load ptr, ptr %5, align 8, !tbaa !82
  store ptr %49, ptr %48, align 4, !tbaa !85
  %50 = getelementptr inbounds nuw i8, ptr %7, i32 40
  %51 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %52 = load ptr, ptr %51, align 8, !tbaa !86
  %53 = icmp eq ptr %52, null
  %54 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %55 = load ptr, ptr %54, align 8
  %56 = select i1 %53, ptr %55, ptr %52
  store ptr %56, ptr %50, align 8, !tbaa !87
  %57 = tail call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull @.str, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %63

58:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  %59 = add nuw nsw i64 %32, 1
  %60 = icmp eq i64 %59, %16
  br i1 %60, label %61, label %31, !llvm.loop !88

61:                                               ; preds = %58, %23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  %62 = icmp eq i64 %25, %11
  br i1 %62, label %63, label %23

63:                                               ; preds = %61, %4, %45
  %64 = phi i32 [ 3, %45 ], [ 0, %4 ], [ 0, %61 ]
  ret i32 %64
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @block_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.tfc_block_of) align 8 captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef range(i64 -9223372036854775808, 8589934591) %4) unnamed_addr #33 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i32 128
  %7 = load i32, ptr %6, align 8, !tbaa !72
  %8 = add i32 %7, 2
  %9 = zext i32 %8 to i64
  switch i64 %4, label %31 [
    i64 0, label %10
    i64 1, label %23
  ]

10:                                               ; preds = %5
  store ptr @.str.4, ptr %0, align 8, !tbaa !82
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %12 = load ptr, ptr %2, align 4, !tbaa !89
  %13 = ptrtoint ptr %12 to i32
  store i32 %13, ptr %11, align 4, !tbaa !77
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %15 = getelementptr inbounds nuw i8, ptr %1, i32 56
  %16 = load i64, ptr %15, align 8, !tbaa !91
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %10
  %19 = getelementptr inbounds nuw i8, ptr %1, i32 72
  %20 = load i64, ptr %19, align 8, !tbaa !92
  br label %21

21:                                               ; preds = %10, %18
  %22 = phi i64 [ %20, %18 ], [ 0, %10 ]
  store i64 %22, ptr %14, align 8, !tbaa !81
  br label %91

23:                                               ; preds = %5
  store ptr @.str.5, ptr %0, align 8, !tbaa !82
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %25 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %26 = load ptr, ptr %25, align 4, !tbaa !93
  %27 = ptrtoint ptr %26 to i32
  store i32 %27, ptr %24, align 4, !tbaa !77
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %29 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %30 = load i64, ptr %29, align 8, !tbaa !94
  store i64 %30, ptr %28, align 8, !tbaa !81
  br label %91

31:                                               ; preds = %5
  %32 = icmp eq i64 %4, %9
  br i1 %32, label %33, label %41

33:                                               ; preds = %31
  store ptr @.str.6, ptr %0, align 8, !tbaa !82
  %34 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %35 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %36 = load ptr, ptr %35, align 4, !tbaa !95
  %37 = ptrtoint ptr %36 to i32
  store i32 %37, ptr %34, align 4, !tbaa !77
  %38 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %39 = getelementptr inbounds nuw i8, ptr %1, i32 64
  %40 = load i64, ptr %39, align 8, !tbaa !96
  store i64 %40, ptr %38, align 8, !tbaa !81
  br label %91

41:                                               ; preds = %31
  %42 = icmp slt i64 %4, %9
  %43 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %44 = load ptr, ptr %43, align 4, !tbaa !97
  br i1 %42, label %45, label %52

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %1, i32 124
  %47 = load i32, ptr %46, align 4, !tbaa !76
  %48 = getelementptr inbounds nuw %struct.tfc_given, ptr %44, i32 %47
  %49 = trunc i64 %4 to i32
  %50 = getelementptr %struct.tfc_given, ptr %48, i32 %49
  %51 = getelementptr i8, ptr %50, i32 -80
  br label %57

52:                                               ; preds = %41
  %53 = xor i64 %9, -1
  %54 = add nsw i64 %4, %53
  %55 = trunc i64 %54 to i32
  %56 = getelementptr inbounds %struct.tfc_given, ptr %44, i32 %55
  br label %57

57:                                               ; preds = %52, %45
  %58 = phi ptr [ %51, %45 ], [ %56, %52 ]
  %59 = getelementptr inbounds nuw i8, ptr %1, i32 88
  %60 = load i32, ptr %59, align 8, !tbaa !98
  %61 = load ptr, ptr %1, align 8, !tbaa !99
  %62 = getelementptr inbounds i8, ptr %61, i32 %60
  %63 = getelementptr inbounds nuw i8, ptr %58, i32 24
  %64 = load i32, ptr %63, align 4, !tbaa !100
  %65 = getelementptr inbounds i64, ptr %62, i32 %64
  %66 = tail call fastcc i64 @evaluate(ptr noundef %65, ptr noundef %3) #23
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %84, label %68

68:                                               ; preds = %57
  %69 = trunc i64 %4 to i32
  %70 = add i32 %69, -2
  %71 = xor i64 %9, -1
  %72 = add nsw i64 %4, %71
  %73 = trunc i64 %72 to i32
  %74 = select i1 %42, i32 %70, i32 %73
  %75 = select i1 %42, i32 16, i32 12
  %76 = getelementptr inbounds nuw i8, ptr %2, i32 %75
  %77 = load ptr, ptr %76, align 4, !tbaa !66
  %78 = getelementptr inbounds nuw i8, ptr %2, i32 20
  %79 = load i32, ptr %78, align 4, !tbaa !103
  %80 = mul i32 %79, %74
  %81 = getelementptr inbounds nuw i8, ptr %77, i32 %80
  %82 = load ptr, ptr %81, align 4, !tbaa !66
  %83 = ptrtoint ptr %82 to i32
  br label %84

84:                                               ; preds = %68, %57
  %85 = phi i32 [ 0, %57 ], [ %83, %68 ]
  %86 = getelementptr inbounds nuw i8, ptr %58, i32 16
  %87 = load i32, ptr %86, align 4, !tbaa !104
  %88 = getelementptr inbounds i8, ptr %61, i32 %87
  store ptr %88, ptr %0, align 8, !tbaa !82
  %89 = getelementptr inbounds nuw i8, ptr %0, i32 4
  store i32 %85, ptr %89, align 4, !tbaa !77
  %90 = getelementptr inbounds nuw i8, ptr %0, i32 8
  store i64 %66, ptr %90, align 8, !tbaa !81
  br label %91

91:                                               ; preds = %84, %33, %23, %21
  %92 = phi ptr [ %58, %84 ], [ null, %33 ], [ null, %23 ], [ null, %21 ]
  %93 = getelementptr inbounds nuw i8, ptr %0, i32 16
  store ptr %92, ptr %93, align 8, !tbaa !86
  %94 = getelementptr inbounds nuw i8, ptr %0, i32 20
  store i32 0, ptr %94, align 4
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef i32 @report(ptr noundef %0, i32 noundef returned %1, ptr noundef readonly captures(none) %2, ptr noundef readonly byval(%struct.tfc_fault) align 8 captures(none) %3) unnamed_addr #32 {
  %5 = alloca %struct.text, align 4
  %6 = icmp eq ptr %0, null
  br i1 %6, label %78, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 4
  store ptr %8, ptr %5, align 4, !tbaa !105
  %9 = getelementptr inbounds nuw i8, ptr %5, i32 4
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 239
  store ptr %10, ptr %9, align 4, !tbaa !107
  %11 = load i8, ptr %2, align 1, !tbaa !67
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %72, label %13

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %3, i32 32
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %3, i32 24
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %23 = load ptr, ptr %22, align 4
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
  %30 = getelementptr inbounds nuw i8, ptr %28, i32 1
  %31 = load i8, ptr %30, align 1, !tbaa !67
  br label %36

32:                                               ; preds = %25
  %33 = getelementptr inbounds nuw i8, ptr %28, i32 1
  %34 = load i8, ptr %33, align 1, !tbaa !67
  %35 = icmp eq i8 %34, 123
  br i1 %35, label %36, label %56

36:                                               ; preds = %29, %32
  %37 = phi i8 [ %31, %29 ], [ 123, %32 ]
  %38 = icmp eq i8 %37, %27
  %39 = zext i1 %38 to i32
  %40 = getelementptr inbounds nuw i8, ptr %28, i32 %39
  %41 = load i8, ptr %40, align 1, !tbaa !67
  br label %42

42:                                               ; preds = %25, %36
  %43 = phi i8 [ %27, %25 ], [ %41, %36 ]
  %44 = phi i32 [ 0, %25 ], [ %39, %36 ]
  %45 = getelementptr inbounds nuw i8, ptr %28, i32 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i32 1
  %47 = getelementptr inbounds nuw i8, ptr %26, i32 1
  store ptr %47, ptr %5, align 4, !tbaa !105
  store i8 %43, ptr %26, align 1, !tbaa !67
  br label %48

48:                                               ; preds = %71, %62, %66, %67, %68, %69, %70, %42
  %49 = phi ptr [ %46, %42 ], [ %65, %70 ], [ %65, %69 ], [ %65, %68 ], [ %65, %67 ], [ %65, %66 ], [ %65, %62 ], [ %65, %71 ]
  %50 = load i8, ptr %49, align 1, !tbaa !67
  %51 = icmp ne i8 %50, 0
  %52 = load ptr, ptr %5, align 4
  %53 = load ptr, ptr %9, align 4
  %54 = icmp ult ptr %52, %53
  %55 = select i1 %51, i1 %54, i1 false
  br i1 %55, label %25, label %72, !llvm.loop !108

56:                                               ; preds = %32, %59
  %57 = phi i8 [ %61, %59 ], [ 123, %32 ]
  %58 = phi ptr [ %60, %59 ], [ %28, %32 ]
  switch i8 %57, label %59 [
    i8 0, label %62
    i8 125, label %62
  ]

59:                                               ; preds = %56
  %60 = getelementptr inbounds nuw i8, ptr %58, i32 1
  %61 = load i8, ptr %60, align 1, !tbaa !67
  br label %56, !llvm.loop !109

62:                                               ; preds = %56, %56
  %63 = icmp ne i8 %57, 0
  %64 = zext i1 %63 to i32
  %65 = getelementptr inbounds nuw i8, ptr %58, i32 %64
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
  store i8 0, ptr %73, align 1, !tbaa !67
  store i32 %1, ptr %0, align 8, !tbaa !110
  %74 = getelementptr inbounds nuw i8, ptr %3, i32 40
  %75 = load ptr, ptr %74, align 8, !tbaa !87
  %76 = getelementptr inbounds nuw i8, ptr %0, i32 240
  store ptr %75, ptr %76, align 8, !tbaa !112
  %77 = getelementptr inbounds nuw i8, ptr %0, i32 248
  store i64 0, ptr %77, align 8, !tbaa !113
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  br label %78

78:                                               ; preds = %4, %72
  ret i32 %1
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #10

; Function Attrs: nounwind uwtable
define i32 @tfc_enter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #27 {
  %10 = alloca %struct.tfc_fault, align 8
  %11 = alloca %struct.tfc_fault, align 8
  %12 = alloca %struct.tfc_memory, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #21
  store ptr %1, ptr %12, align 4, !tbaa !89
  %13 = getelementptr inbounds nuw i8, ptr %12, i32 4
  store ptr %2, ptr %13, align 4, !tbaa !95
  %14 = getelementptr inbounds nuw i8, ptr %12, i32 8
  store ptr %3, ptr %14, align 4, !tbaa !93
  %15 = getelementptr inbounds nuw i8, ptr %12, i32 12
  store ptr %5, ptr %15, align 4, !tbaa !114
  %16 = getelementptr inbounds nuw i8, ptr %12, i32 16
  store ptr %6, ptr %16, align 4, !tbaa !115
  %17 = getelementptr inbounds nuw i8, ptr %12, i32 20
  store i32 4, ptr %17, align 4, !tbaa !103
  %18 = call fastcc i32 @check(ptr noundef %0, ptr noundef %12, ptr noundef %4, ptr noundef %7, ptr noundef %8) #23
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %55

20:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %22 = load i64, ptr %21, align 8, !tbaa !91
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %53, label %24

24:                                               ; preds = %20
  %25 = load i64, ptr %1, align 8, !tbaa !116
  %26 = icmp eq i64 %25, %22
  br i1 %26, label %29, label %27

27:                                               ; preds = %24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %10, i8 0, i64 48, i1 false)
  %28 = call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.17, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %10) #24
  br label %52

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw i8, ptr %0, i32 100
  %31 = load i32, ptr %30, align 4, !tbaa !117
  %32 = load ptr, ptr %0, align 8, !tbaa !99
  %33 = getelementptr inbounds i8, ptr %32, i32 %31
  %34 = getelementptr inbounds nuw i8, ptr %0, i32 136
  %35 = load i32, ptr %34, align 8, !tbaa !118
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %40, label %53

37:                                               ; preds = %40
  %38 = add nuw nsw i32 %41, 1
  %39 = icmp eq i32 %38, %35
  br i1 %39, label %53, label %40, !llvm.loop !119

40:                                               ; preds = %29, %37
  %41 = phi i32 [ %38, %37 ], [ 0, %29 ]
  %42 = getelementptr inbounds nuw %struct.tfc_flag, ptr %33, i32 %41
  %43 = load i32, ptr %42, align 4, !tbaa !120
  %44 = getelementptr inbounds i8, ptr %1, i32 %43
  %45 = load i8, ptr %44, align 1, !tbaa !67
  %46 = icmp eq i8 %45, 0
  br i1 %46, label %47, label %37

47:                                               ; preds = %40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %11, i8 0, i64 48, i1 false)
  %48 = getelementptr inbounds nuw i8, ptr %42, i32 4
  %49 = load i32, ptr %48, align 4, !tbaa !122
  %50 = getelementptr inbounds i8, ptr %32, i32 %49
  store ptr %50, ptr %11, align 8, !tbaa !83
  %51 = call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.18, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %11) #24
  br label %52

52:                                               ; preds = %47, %27
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %55

53:                                               ; preds = %37, %20, %29
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %54 = call fastcc i32 @run(ptr noundef %0, ptr noundef %12, ptr noundef %4, ptr noundef %7, ptr noundef %8) #23
  br label %55

55:                                               ; preds = %9, %52, %53
  %56 = phi i32 [ %54, %53 ], [ 9, %52 ], [ %18, %9 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #21
  ret i32 %56
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @check(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #27 {
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = alloca %struct.tfc_fault, align 8
  %10 = alloca %struct.tfc_fault, align 8
  %11 = tail call fastcc i32 @check_host(ptr noundef %3, ptr noundef %4) #23
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %159

13:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 64
  %15 = load i64, ptr %14, align 8, !tbaa !96
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %27, label %17

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %19 = load ptr, ptr %18, align 4, !tbaa !95
  %20 = icmp ne ptr %19, null
  %21 = ptrtoint ptr %19 to i32
  %22 = and i32 %21, 63
  %23 = icmp eq i32 %22, 0
  %24 = and i1 %20, %23
  br i1 %24, label %27, label %25

25:                                               ; preds = %17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %8, i8 0, i64 48, i1 false)
  %26 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.11, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #24
  br label %54

27:                                               ; preds = %17, %13
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %29 = load i64, ptr %28, align 8, !tbaa !94
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %41, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %33 = load ptr, ptr %32, align 4, !tbaa !93
  %34 = icmp ne ptr %33, null
  %35 = ptrtoint ptr %33 to i32
  %36 = and i32 %35, 63
  %37 = icmp eq i32 %36, 0
  %38 = and i1 %34, %37
  br i1 %38, label %41, label %39

39:                                               ; preds = %31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %9, i8 0, i64 48, i1 false)
  %40 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.12, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %9) #24
  br label %54

41:                                               ; preds = %31, %27
  %42 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %43 = load i64, ptr %42, align 8, !tbaa !91
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %55, label %45

45:                                               ; preds = %41
  %46 = load ptr, ptr %1, align 4, !tbaa !89
  %47 = icmp ne ptr %46, null
  %48 = ptrtoint ptr %46 to i32
  %49 = and i32 %48, 63
  %50 = icmp eq i32 %49, 0
  %51 = and i1 %47, %50
  br i1 %51, label %55, label %52

52:                                               ; preds = %45
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %10, i8 0, i64 48, i1 false)
  %53 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.3, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %10) #24
  br label %54

54:                                               ; preds = %25, %39, %52
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %159

55:                                               ; preds = %45, %41
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %56 = tail call fastcc i32 @check_dims(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %4) #23
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %159

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %60 = load ptr, ptr %59, align 4, !tbaa !97
  %61 = getelementptr inbounds nuw i8, ptr %0, i32 124
  %62 = load i32, ptr %61, align 4, !tbaa !76
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %65 = load ptr, ptr %64, align 4, !tbaa !114
  %66 = icmp eq i32 %62, 0
  br i1 %66, label %106, label %67

67:                                               ; preds = %58
  %68 = load ptr, ptr %0, align 8, !tbaa !99
  %69 = getelementptr inbounds nuw i8, ptr %7, i32 40
  %70 = icmp eq ptr %65, null
  %71 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %72 = getelementptr inbounds nuw i8, ptr %0, i32 88
  br label %73

73:                                               ; preds = %100, %67
  %74 = phi i64 [ 0, %67 ], [ %101, %100 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %7, i8 0, i64 48, i1 false)
  %75 = trunc i64 %74 to i32
  %76 = getelementptr inbounds %struct.tfc_given, ptr %60, i32 %75
  %77 = getelementptr inbounds nuw i8, ptr %76, i32 16
  %78 = load i32, ptr %77, align 4, !tbaa !104
  %79 = getelementptr inbounds i8, ptr %68, i32 %78
  store ptr %79, ptr %7, align 8, !tbaa !83
  store ptr %76, ptr %69, align 8, !tbaa !87
  br i1 %70, label %86, label %80

80:                                               ; preds = %73
  %81 = load i32, ptr %71, align 4, !tbaa !103
  %82 = mul i32 %81, %75
  %83 = getelementptr inbounds nuw i8, ptr %65, i32 %82
  %84 = load ptr, ptr %83, align 4, !tbaa !66
  %85 = icmp eq ptr %84, null
  br i1 %85, label %86, label %94

86:                                               ; preds = %80, %73
  %87 = load i32, ptr %72, align 8, !tbaa !98
  %88 = getelementptr inbounds i8, ptr %68, i32 %87
  %89 = getelementptr inbounds nuw i8, ptr %76, i32 24
  %90 = load i32, ptr %89, align 4, !tbaa !100
  %91 = getelementptr inbounds i64, ptr %88, i32 %90
  %92 = tail call fastcc i64 @evaluate(ptr noundef %91, ptr noundef readonly %2) #23
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %100, label %103

94:                                               ; preds = %80
  %95 = ptrtoint ptr %84 to i32
  %96 = getelementptr inbounds nuw i8, ptr %76, i32 20
  %97 = load i32, ptr %96, align 4, !tbaa !123
  %98 = urem i32 %95, %97
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %103

100:                                              ; preds = %94, %86
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  %101 = add nuw nsw i64 %74, 1
  %102 = icmp eq i64 %101, %63
  br i1 %102, label %106, label %73, !llvm.loop !124

103:                                              ; preds = %94, %86
  %104 = phi ptr [ @.str.15, %86 ], [ @.str.16, %94 ]
  %105 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %104, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  br label %159

106:                                              ; preds = %100, %58
  %107 = getelementptr inbounds nuw %struct.tfc_given, ptr %60, i32 %62
  %108 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %109 = load i32, ptr %108, align 8, !tbaa !72
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %112 = load ptr, ptr %111, align 4, !tbaa !115
  %113 = icmp eq i32 %109, 0
  br i1 %113, label %153, label %114

114:                                              ; preds = %106
  %115 = load ptr, ptr %0, align 8, !tbaa !99
  %116 = getelementptr inbounds nuw i8, ptr %6, i32 40
  %117 = icmp eq ptr %112, null
  %118 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %119 = getelementptr inbounds nuw i8, ptr %0, i32 88
  br label %120

120:                                              ; preds = %147, %114
  %121 = phi i64 [ 0, %114 ], [ %148, %147 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  %122 = trunc i64 %121 to i32
  %123 = getelementptr inbounds %struct.tfc_given, ptr %107, i32 %122
  %124 = getelementptr inbounds nuw i8, ptr %123, i32 16
  %125 = load i32, ptr %124, align 4, !tbaa !104
  %126 = getelementptr inbounds i8, ptr %115, i32 %125
  store ptr %126, ptr %6, align 8, !tbaa !83
  store ptr %123, ptr %116, align 8, !tbaa !87
  br i1 %117, label %133, label %127

127:                                              ; preds = %120
  %128 = load i32, ptr %118, align 4, !tbaa !103
  %129 = mul i32 %128, %122
  %130 = getelementptr inbounds nuw i8, ptr %112, i32 %129
  %131 = load ptr, ptr %130, align 4, !tbaa !66
  %132 = icmp eq ptr %131, null
  br i1 %132, label %133, label %141

133:                                              ; preds = %127, %120
  %134 = load i32, ptr %119, align 8, !tbaa !98
  %135 = getelementptr inbounds i8, ptr %115, i32 %134
  %136 = getelementptr inbounds nuw i8, ptr %123, i32 24
  %137 = load i32, ptr %136, align 4, !tbaa !100
  %138 = getelementptr inbounds i64, ptr %135, i32 %137
  %139 = tail call fastcc i64 @evaluate(ptr noundef %138, ptr noundef readonly %2) #23
  %140 = icmp eq i64 %139, 0
  br i1 %140, label %147, label %150

141:                                              ; preds = %127
  %142 = ptrtoint ptr %131 to i32
  %143 = getelementptr inbounds nuw i8, ptr %123, i32 20
  %144 = load i32, ptr %143, align 4, !tbaa !123
  %145 = urem i32 %142, %144
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %150

147:                                              ; preds = %141, %133
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  %148 = add nuw nsw i64 %121, 1
  %149 = icmp eq i64 %148, %110
  br i1 %149, label %153, label %120, !llvm.loop !124

150:                                              ; preds = %141, %133
  %151 = phi ptr [ @.str.15, %133 ], [ @.str.16, %141 ]
  %152 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %151, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %159

153:                                              ; preds = %147, %106
  %154 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %155 = load ptr, ptr %154, align 4, !tbaa !125
  %156 = icmp eq ptr %155, null
  br i1 %156, label %159, label %157

157:                                              ; preds = %153
  %158 = tail call i32 %155(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef %4) #22
  br label %159

159:                                              ; preds = %5, %54, %103, %55, %150, %153, %157
  %160 = phi i32 [ %158, %157 ], [ 0, %153 ], [ 3, %150 ], [ 3, %103 ], [ %56, %55 ], [ 3, %54 ], [ %11, %5 ]
  ret i32 %160
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 10) i32 @check_state(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef %2) unnamed_addr #34 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %7 = load i64, ptr %6, align 8, !tbaa !91
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %37, label %9

9:                                                ; preds = %3
  %10 = load i64, ptr %1, align 8, !tbaa !116
  %11 = icmp eq i64 %10, %7
  br i1 %11, label %14, label %12

12:                                               ; preds = %9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %4, i8 0, i64 48, i1 false)
  %13 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 9, ptr noundef nonnull @.str.17, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  br label %37

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 100
  %16 = load i32, ptr %15, align 4, !tbaa !117
  %17 = load ptr, ptr %0, align 8, !tbaa !99
  %18 = getelementptr inbounds i8, ptr %17, i32 %16
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 136
  %20 = load i32, ptr %19, align 8, !tbaa !118
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %25, label %37

22:                                               ; preds = %25
  %23 = add nuw nsw i32 %26, 1
  %24 = icmp eq i32 %23, %20
  br i1 %24, label %37, label %25, !llvm.loop !119

25:                                               ; preds = %14, %22
  %26 = phi i32 [ %23, %22 ], [ 0, %14 ]
  %27 = getelementptr inbounds nuw %struct.tfc_flag, ptr %18, i32 %26
  %28 = load i32, ptr %27, align 4, !tbaa !120
  %29 = getelementptr inbounds i8, ptr %1, i32 %28
  %30 = load i8, ptr %29, align 1, !tbaa !67
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %32, label %22

32:                                               ; preds = %25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %5, i8 0, i64 48, i1 false)
  %33 = getelementptr inbounds nuw i8, ptr %27, i32 4
  %34 = load i32, ptr %33, align 4, !tbaa !122
  %35 = getelementptr inbounds i8, ptr %17, i32 %34
  store ptr %35, ptr %5, align 8, !tbaa !83
  %36 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 9, ptr noundef nonnull @.str.18, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #24
  br label %37

37:                                               ; preds = %22, %14, %32, %3, %12
  %38 = phi i32 [ 9, %12 ], [ 0, %3 ], [ 9, %32 ], [ 0, %14 ], [ 0, %22 ]
  ret i32 %38
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @run(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #27 {
  %6 = alloca %struct.tfc_failure, align 8
  %7 = alloca %struct.tfc_ctx, align 4
  %8 = alloca %struct.tfc_region, align 8
  %9 = load ptr, ptr %1, align 4, !tbaa !89
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %11 = load ptr, ptr %10, align 4, !tbaa !93
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 108
  %13 = load i32, ptr %12, align 4, !tbaa !126
  %14 = load ptr, ptr %0, align 8, !tbaa !99
  %15 = getelementptr inbounds i8, ptr %14, i32 %13
  %16 = getelementptr inbounds nuw i8, ptr %0, i32 96
  %17 = load i32, ptr %16, align 8, !tbaa !127
  %18 = getelementptr inbounds i8, ptr %14, i32 %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 104
  %20 = load i32, ptr %19, align 8, !tbaa !128
  %21 = getelementptr inbounds i8, ptr %14, i32 %20
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 84
  %23 = load i32, ptr %22, align 4, !tbaa !129
  %24 = getelementptr inbounds i8, ptr %14, i32 %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 116
  %26 = load i32, ptr %25, align 4, !tbaa !130
  %27 = icmp sgt i32 %26, 0
  br i1 %27, label %28, label %93

28:                                               ; preds = %5
  %29 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %30 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %31 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %32 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %33 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %34 = getelementptr inbounds nuw i8, ptr %0, i32 88
  br label %35

35:                                               ; preds = %85, %28
  %36 = phi i32 [ 0, %28 ], [ %91, %85 ]
  %37 = getelementptr inbounds nuw %struct.tfc_place, ptr %24, i32 %36
  %38 = getelementptr inbounds nuw i8, ptr %37, i32 8
  %39 = load i64, ptr %38, align 8
  %40 = trunc i64 %39 to i32
  %41 = load i32, ptr %37, align 8, !tbaa !131
  switch i32 %41, label %72 [
    i32 0, label %42
    i32 1, label %49
    i32 2, label %56
    i32 3, label %60
    i32 4, label %64
    i32 5, label %68
  ]

42:                                               ; preds = %35
  %43 = load ptr, ptr %33, align 4, !tbaa !114
  %44 = load i32, ptr %32, align 4, !tbaa !103
  %45 = mul i32 %44, %40
  %46 = getelementptr inbounds nuw i8, ptr %43, i32 %45
  %47 = load ptr, ptr %46, align 4, !tbaa !66
  %48 = ptrtoint ptr %47 to i32
  br label %85

49:                                               ; preds = %35
  %50 = load ptr, ptr %31, align 4, !tbaa !115
  %51 = load i32, ptr %32, align 4, !tbaa !103
  %52 = mul i32 %51, %40
  %53 = getelementptr inbounds nuw i8, ptr %50, i32 %52
  %54 = load ptr, ptr %53, align 4, !tbaa !66
  %55 = ptrtoint ptr %54 to i32
  br label %85

56:                                               ; preds = %35
  %57 = load ptr, ptr %1, align 4, !tbaa !89
  %58 = ptrtoint ptr %57 to i32
  %59 = add i32 %58, %40
  br label %85

60:                                               ; preds = %35
  %61 = load ptr, ptr %30, align 4, !tbaa !95
  %62 = ptrtoint ptr %61 to i32
  %63 = add i32 %62, %40
  br label %85

64:                                               ; preds = %35
  %65 = load ptr, ptr %29, align 8, !tbaa !133
  %66 = ptrtoint ptr %65 to i32
  %67 = add i32 %66, %40
  br label %85

68:                                               ; preds = %35
  %69 = load ptr, ptr %10, align 4, !tbaa !93
  %70 = ptrtoint ptr %69 to i32
  %71 = add i32 %70, %40
  br label %85

72:                                               ; preds = %35
  %73 = lshr i64 %39, 32
  %74 = trunc nuw i64 %73 to i32
  %75 = getelementptr inbounds ptr, ptr %11, i32 %40
  %76 = load ptr, ptr %75, align 4, !tbaa !66
  %77 = ptrtoint ptr %76 to i32
  %78 = load i32, ptr %34, align 8, !tbaa !98
  %79 = load ptr, ptr %0, align 8, !tbaa !99
  %80 = getelementptr inbounds i8, ptr %79, i32 %78
  %81 = getelementptr inbounds i64, ptr %80, i32 %74
  %82 = tail call fastcc i64 @evaluate(ptr noundef %81, ptr noundef readonly %2) #23
  %83 = trunc i64 %82 to i32
  %84 = add i32 %83, %77
  br label %85

85:                                               ; preds = %72, %68, %64, %60, %56, %49, %42
  %86 = phi i32 [ %84, %72 ], [ %48, %42 ], [ %55, %49 ], [ %59, %56 ], [ %63, %60 ], [ %67, %64 ], [ %71, %68 ]
  %87 = inttoptr i32 %86 to ptr
  %88 = getelementptr inbounds nuw i8, ptr %37, i32 4
  %89 = load i32, ptr %88, align 4, !tbaa !134
  %90 = getelementptr inbounds ptr, ptr %11, i32 %89
  store ptr %87, ptr %90, align 4, !tbaa !66
  %91 = add nuw nsw i32 %36, 1
  %92 = icmp eq i32 %91, %26
  br i1 %92, label %93, label %35, !llvm.loop !135

93:                                               ; preds = %85, %5
  %94 = getelementptr inbounds nuw i8, ptr %0, i32 152
  %95 = load i32, ptr %94, align 8, !tbaa !136
  %96 = icmp sgt i32 %95, 0
  br i1 %96, label %97, label %99

97:                                               ; preds = %93
  %98 = getelementptr inbounds nuw i8, ptr %0, i32 48
  br label %103

99:                                               ; preds = %103, %93
  %100 = getelementptr inbounds nuw i8, ptr %0, i32 144
  %101 = load i32, ptr %100, align 8, !tbaa !137
  %102 = icmp sgt i32 %101, 0
  br i1 %102, label %117, label %113

103:                                              ; preds = %97, %103
  %104 = phi i64 [ 0, %97 ], [ %109, %103 ]
  %105 = load i64, ptr %98, align 8, !tbaa !138
  %106 = add nsw i64 %105, %104
  %107 = trunc i64 %106 to i32
  %108 = getelementptr inbounds i8, ptr %11, i32 %107
  store i8 0, ptr %108, align 1, !tbaa !67
  %109 = add nuw nsw i64 %104, 1
  %110 = load i32, ptr %94, align 8, !tbaa !136
  %111 = sext i32 %110 to i64
  %112 = icmp slt i64 %109, %111
  br i1 %112, label %103, label %99, !llvm.loop !139

113:                                              ; preds = %137, %99
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  call void @llvm.memset.p0.i32(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i32 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  store i32 32, ptr %7, align 4, !tbaa !140
  %114 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store i32 0, ptr %114, align 4, !tbaa !141
  %115 = getelementptr inbounds nuw i8, ptr %7, i32 8
  %116 = icmp eq ptr %3, null
  br i1 %116, label %145, label %142

117:                                              ; preds = %99, %137
  %118 = phi i32 [ %138, %137 ], [ %101, %99 ]
  %119 = phi i64 [ %139, %137 ], [ 0, %99 ]
  %120 = trunc i64 %119 to i32
  %121 = getelementptr inbounds %struct.tfc_aside, ptr %15, i32 %120
  %122 = getelementptr inbounds nuw i8, ptr %121, i32 8
  %123 = load i64, ptr %122, align 8, !tbaa !142
  %124 = trunc i64 %123 to i32
  %125 = getelementptr inbounds i8, ptr %11, i32 %124
  %126 = load i64, ptr %121, align 8, !tbaa !144
  %127 = trunc i64 %126 to i32
  %128 = getelementptr inbounds i8, ptr %9, i32 %127
  %129 = getelementptr inbounds nuw i8, ptr %121, i32 16
  %130 = load i64, ptr %129, align 8, !tbaa !145
  %131 = icmp slt i64 %130, 1
  %132 = icmp eq ptr %125, %128
  %133 = or i1 %131, %132
  br i1 %133, label %137, label %134

134:                                              ; preds = %117
  %135 = trunc i64 %130 to i32
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 1 %125, ptr readonly align 1 %128, i32 %135, i1 false)
  %136 = load i32, ptr %100, align 8, !tbaa !137
  br label %137

137:                                              ; preds = %117, %134
  %138 = phi i32 [ %118, %117 ], [ %136, %134 ]
  %139 = add nuw nsw i64 %119, 1
  %140 = sext i32 %138 to i64
  %141 = icmp slt i64 %139, %140
  br i1 %141, label %117, label %113, !llvm.loop !146

142:                                              ; preds = %113
  %143 = getelementptr inbounds nuw i8, ptr %3, i32 28
  %144 = load ptr, ptr %143, align 4, !tbaa !147
  br label %145

145:                                              ; preds = %113, %142
  %146 = phi ptr [ %144, %142 ], [ null, %113 ]
  store ptr %146, ptr %115, align 4, !tbaa !23
  %147 = getelementptr inbounds nuw i8, ptr %7, i32 12
  store ptr %3, ptr %147, align 4, !tbaa !11
  %148 = getelementptr inbounds nuw i8, ptr %7, i32 16
  store ptr %6, ptr %148, align 4, !tbaa !34
  %149 = getelementptr inbounds nuw i8, ptr %7, i32 20
  store ptr null, ptr %149, align 4, !tbaa !148
  %150 = getelementptr inbounds nuw i8, ptr %7, i32 24
  store ptr null, ptr %150, align 4, !tbaa !149
  %151 = getelementptr inbounds nuw i8, ptr %7, i32 28
  store ptr null, ptr %151, align 4, !tbaa !150
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  %152 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %153 = load ptr, ptr %152, align 4, !tbaa !151
  store ptr %153, ptr %8, align 8, !tbaa !58
  %154 = getelementptr inbounds nuw i8, ptr %8, i32 4
  store i32 0, ptr %154, align 4
  %155 = getelementptr inbounds nuw i8, ptr %8, i32 8
  %156 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %157 = load i32, ptr %156, align 8, !tbaa !152
  %158 = sext i32 %157 to i64
  store i64 %158, ptr %155, align 8, !tbaa !56
  %159 = getelementptr inbounds nuw i8, ptr %8, i32 16
  store ptr %11, ptr %159, align 8, !tbaa !64
  %160 = getelementptr inbounds nuw i8, ptr %8, i32 20
  store ptr %2, ptr %160, align 4, !tbaa !153
  %161 = getelementptr inbounds nuw i8, ptr %8, i32 24
  %162 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %163 = load i64, ptr %162, align 8, !tbaa !154
  %164 = trunc i64 %163 to i32
  %165 = getelementptr inbounds i8, ptr %11, i32 %164
  store ptr %165, ptr %161, align 8, !tbaa !155
  %166 = getelementptr inbounds nuw i8, ptr %8, i32 28
  store ptr %7, ptr %166, align 4, !tbaa !44
  %167 = getelementptr inbounds nuw i8, ptr %8, i32 32
  %168 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %169 = load i64, ptr %168, align 8, !tbaa !156
  store i64 %169, ptr %167, align 8, !tbaa !61
  %170 = getelementptr inbounds nuw i8, ptr %8, i32 40
  %171 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %172 = load i32, ptr %171, align 8, !tbaa !98
  %173 = load ptr, ptr %0, align 8, !tbaa !99
  %174 = getelementptr inbounds i8, ptr %173, i32 %172
  store ptr %174, ptr %170, align 8, !tbaa !157
  %175 = getelementptr inbounds nuw i8, ptr %8, i32 44
  %176 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %177 = load i64, ptr %176, align 8, !tbaa !138
  %178 = trunc i64 %177 to i32
  %179 = getelementptr inbounds i8, ptr %11, i32 %178
  store ptr %179, ptr %175, align 4, !tbaa !69
  %180 = getelementptr inbounds nuw i8, ptr %8, i32 48
  store ptr null, ptr %180, align 8, !tbaa !158
  %181 = getelementptr inbounds nuw i8, ptr %8, i32 52
  store i32 0, ptr %181, align 4
  %182 = getelementptr inbounds nuw i8, ptr %8, i32 56
  %183 = getelementptr inbounds nuw i8, ptr %0, i32 156
  %184 = load i32, ptr %183, align 4, !tbaa !159
  %185 = sext i32 %184 to i64
  store i64 %185, ptr %182, align 8, !tbaa !55
  %186 = getelementptr inbounds nuw i8, ptr %8, i32 64
  store ptr null, ptr %186, align 8, !tbaa !160
  %187 = getelementptr inbounds nuw i8, ptr %8, i32 68
  store ptr null, ptr %187, align 4, !tbaa !161
  %188 = call i32 @tfc_walk(ptr noundef nonnull %8) #23
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %193, label %190

190:                                              ; preds = %145
  %191 = load i32, ptr %100, align 8, !tbaa !137
  %192 = icmp sgt i32 %191, 0
  br i1 %192, label %202, label %200

193:                                              ; preds = %145
  %194 = getelementptr inbounds nuw i8, ptr %0, i32 132
  %195 = load i32, ptr %194, align 4, !tbaa !162
  %196 = icmp sgt i32 %195, 0
  br i1 %196, label %197, label %227

197:                                              ; preds = %193
  %198 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %199 = getelementptr inbounds nuw i8, ptr %1, i32 20
  br label %231

200:                                              ; preds = %222, %190
  %201 = call fastcc i32 @report_failure(ptr noundef nonnull %0, ptr noundef %6, ptr noundef %4) #24
  br label %275

202:                                              ; preds = %190, %222
  %203 = phi i32 [ %223, %222 ], [ %191, %190 ]
  %204 = phi i64 [ %224, %222 ], [ 0, %190 ]
  %205 = trunc i64 %204 to i32
  %206 = getelementptr inbounds %struct.tfc_aside, ptr %15, i32 %205
  %207 = load i64, ptr %206, align 8, !tbaa !144
  %208 = trunc i64 %207 to i32
  %209 = getelementptr inbounds i8, ptr %9, i32 %208
  %210 = getelementptr inbounds nuw i8, ptr %206, i32 8
  %211 = load i64, ptr %210, align 8, !tbaa !142
  %212 = trunc i64 %211 to i32
  %213 = getelementptr inbounds i8, ptr %11, i32 %212
  %214 = getelementptr inbounds nuw i8, ptr %206, i32 16
  %215 = load i64, ptr %214, align 8, !tbaa !145
  %216 = icmp slt i64 %215, 1
  %217 = icmp eq ptr %209, %213
  %218 = or i1 %216, %217
  br i1 %218, label %222, label %219

219:                                              ; preds = %202
  %220 = trunc i64 %215 to i32
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %209, ptr readonly align 1 %213, i32 %220, i1 false)
  %221 = load i32, ptr %100, align 8, !tbaa !137
  br label %222

222:                                              ; preds = %202, %219
  %223 = phi i32 [ %203, %202 ], [ %221, %219 ]
  %224 = add nuw nsw i64 %204, 1
  %225 = sext i32 %223 to i64
  %226 = icmp slt i64 %224, %225
  br i1 %226, label %202, label %200, !llvm.loop !163

227:                                              ; preds = %260, %193
  %228 = getelementptr inbounds nuw i8, ptr %0, i32 140
  %229 = load i32, ptr %228, align 4, !tbaa !164
  %230 = icmp sgt i32 %229, 0
  br i1 %230, label %265, label %275

231:                                              ; preds = %197, %260
  %232 = phi i32 [ %195, %197 ], [ %261, %260 ]
  %233 = phi i64 [ 0, %197 ], [ %262, %260 ]
  %234 = trunc i64 %233 to i32
  %235 = getelementptr inbounds %struct.tfc_result, ptr %18, i32 %234
  %236 = load ptr, ptr %198, align 4, !tbaa !115
  %237 = getelementptr inbounds nuw i8, ptr %235, i32 4
  %238 = load i32, ptr %237, align 4, !tbaa !165
  %239 = load i32, ptr %199, align 4, !tbaa !103
  %240 = mul i32 %239, %238
  %241 = getelementptr inbounds nuw i8, ptr %236, i32 %240
  %242 = load ptr, ptr %241, align 4, !tbaa !66
  %243 = load i32, ptr %235, align 8, !tbaa !167
  %244 = getelementptr inbounds ptr, ptr %11, i32 %243
  %245 = load ptr, ptr %244, align 4, !tbaa !66
  %246 = load i32, ptr %171, align 8, !tbaa !98
  %247 = load ptr, ptr %0, align 8, !tbaa !99
  %248 = getelementptr inbounds i8, ptr %247, i32 %246
  %249 = getelementptr inbounds nuw i8, ptr %235, i32 8
  %250 = load i64, ptr %249, align 8, !tbaa !168
  %251 = trunc i64 %250 to i32
  %252 = getelementptr inbounds i64, ptr %248, i32 %251
  %253 = call fastcc i64 @evaluate(ptr noundef %252, ptr noundef %2) #23
  %254 = icmp slt i64 %253, 1
  %255 = icmp eq ptr %242, %245
  %256 = or i1 %255, %254
  br i1 %256, label %260, label %257

257:                                              ; preds = %231
  %258 = trunc i64 %253 to i32
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %242, ptr readonly align 1 %245, i32 %258, i1 false)
  %259 = load i32, ptr %194, align 4, !tbaa !162
  br label %260

260:                                              ; preds = %231, %257
  %261 = phi i32 [ %232, %231 ], [ %259, %257 ]
  %262 = add nuw nsw i64 %233, 1
  %263 = sext i32 %261 to i64
  %264 = icmp slt i64 %262, %263
  br i1 %264, label %231, label %227, !llvm.loop !169

265:                                              ; preds = %227, %265
  %266 = phi i64 [ %271, %265 ], [ 0, %227 ]
  %267 = trunc i64 %266 to i32
  %268 = getelementptr inbounds %struct.tfc_flag, ptr %21, i32 %267
  %269 = load i32, ptr %268, align 4, !tbaa !120
  %270 = getelementptr inbounds i8, ptr %9, i32 %269
  store i8 1, ptr %270, align 1, !tbaa !67
  %271 = add nuw nsw i64 %266, 1
  %272 = load i32, ptr %228, align 4, !tbaa !164
  %273 = sext i32 %272 to i64
  %274 = icmp slt i64 %271, %273
  br i1 %274, label %265, label %275, !llvm.loop !170

275:                                              ; preds = %265, %227, %200
  %276 = phi i32 [ %201, %200 ], [ 0, %227 ], [ 0, %265 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  ret i32 %276
}

; Function Attrs: nounwind uwtable
define i32 @tfc_run(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3) local_unnamed_addr #35 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_memory, align 4
  %8 = icmp eq ptr %3, null
  br i1 %8, label %131, label %9

9:                                                ; preds = %4
  %10 = load i32, ptr %3, align 8, !tbaa !171
  %11 = icmp ult i32 %10, 12
  br i1 %11, label %131, label %12

12:                                               ; preds = %9
  %13 = icmp ult i32 %10, 72
  br i1 %13, label %14, label %26

14:                                               ; preds = %12
  %15 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %16 = load ptr, ptr %15, align 8, !tbaa !175
  store ptr null, ptr %5, align 8, !tbaa !83
  %17 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store ptr null, ptr %17, align 4, !tbaa !85
  %18 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i64 0, ptr %18, align 8, !tbaa !176
  %19 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %20 = zext nneg i32 %10 to i64
  store i64 %20, ptr %19, align 8, !tbaa !177
  %21 = getelementptr inbounds nuw i8, ptr %5, i32 24
  store i64 72, ptr %21, align 8, !tbaa !178
  %22 = getelementptr inbounds nuw i8, ptr %5, i32 32
  store double 0.000000e+00, ptr %22, align 8, !tbaa !179
  %23 = getelementptr inbounds nuw i8, ptr %5, i32 40
  store ptr null, ptr %23, align 8, !tbaa !87
  %24 = getelementptr inbounds nuw i8, ptr %5, i32 44
  store i32 0, ptr %24, align 4
  %25 = tail call fastcc i32 @report(ptr noundef %16, i32 noundef 3, ptr noundef nonnull @.str.1, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #24
  br label %131

26:                                               ; preds = %12
  %27 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %28 = load i32, ptr %27, align 4, !tbaa !180
  %29 = icmp ult i32 %28, %1
  br i1 %29, label %43, label %30

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %32 = load ptr, ptr %31, align 8, !tbaa !175
  store ptr null, ptr %6, align 8, !tbaa !83
  %33 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store ptr null, ptr %33, align 4, !tbaa !85
  %34 = getelementptr inbounds nuw i8, ptr %6, i32 8
  store i64 0, ptr %34, align 8, !tbaa !176
  %35 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %36 = zext i32 %28 to i64
  store i64 %36, ptr %35, align 8, !tbaa !177
  %37 = getelementptr inbounds nuw i8, ptr %6, i32 24
  %38 = zext i32 %1 to i64
  store i64 %38, ptr %37, align 8, !tbaa !178
  %39 = getelementptr inbounds nuw i8, ptr %6, i32 32
  store double 0.000000e+00, ptr %39, align 8, !tbaa !179
  %40 = getelementptr inbounds nuw i8, ptr %6, i32 40
  store ptr null, ptr %40, align 8, !tbaa !87
  %41 = getelementptr inbounds nuw i8, ptr %6, i32 44
  store i32 0, ptr %41, align 4
  %42 = tail call fastcc i32 @report(ptr noundef %32, i32 noundef 3, ptr noundef nonnull @.str.2, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #24
  br label %131

43:                                               ; preds = %26
  %44 = getelementptr inbounds nuw ptr, ptr %0, i32 %28
  %45 = load ptr, ptr %44, align 4, !tbaa !181
  %46 = getelementptr inbounds nuw i8, ptr %45, i32 120
  %47 = load i32, ptr %46, align 8, !tbaa !183
  %48 = add nsw i32 %47, 1
  %49 = tail call ptr @llvm.stacksave.p0()
  %50 = alloca i64, i32 %48, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  %51 = getelementptr inbounds nuw i8, ptr %3, i32 28
  %52 = load ptr, ptr %51, align 4, !tbaa !184
  store ptr %52, ptr %7, align 4, !tbaa !89
  %53 = getelementptr inbounds nuw i8, ptr %7, i32 4
  %54 = getelementptr inbounds nuw i8, ptr %3, i32 32
  %55 = load ptr, ptr %54, align 8, !tbaa !185
  %56 = icmp eq ptr %55, null
  %57 = select i1 %56, ptr %2, ptr %55
  store ptr %57, ptr %53, align 4, !tbaa !95
  %58 = getelementptr inbounds nuw i8, ptr %7, i32 8
  %59 = getelementptr inbounds nuw i8, ptr %3, i32 36
  %60 = load ptr, ptr %59, align 4, !tbaa !186
  store ptr %60, ptr %58, align 4, !tbaa !93
  %61 = getelementptr inbounds nuw i8, ptr %7, i32 12
  %62 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %63 = load ptr, ptr %62, align 4, !tbaa !187
  store ptr %63, ptr %61, align 4, !tbaa !114
  %64 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %65 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %66 = load ptr, ptr %65, align 8, !tbaa !188
  store ptr %66, ptr %64, align 4, !tbaa !115
  %67 = getelementptr inbounds nuw i8, ptr %7, i32 20
  store i32 48, ptr %67, align 4, !tbaa !103
  %68 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %69 = call fastcc i32 @check_call(ptr noundef %45, ptr noundef %3, ptr noundef %50) #24
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %129

71:                                               ; preds = %43
  %72 = getelementptr inbounds nuw i8, ptr %3, i32 68
  %73 = load ptr, ptr %72, align 4, !tbaa !189
  %74 = load ptr, ptr %68, align 8, !tbaa !175
  %75 = call fastcc i32 @check(ptr noundef nonnull %45, ptr noundef %7, ptr noundef nonnull %50, ptr noundef %73, ptr noundef %74) #23
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %129

77:                                               ; preds = %71
  %78 = load ptr, ptr %7, align 4, !tbaa !89
  %79 = load ptr, ptr %68, align 8, !tbaa !175
  %80 = call fastcc i32 @check_state(ptr noundef nonnull %45, ptr noundef %78, ptr noundef %79) #23
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %129

82:                                               ; preds = %77
  %83 = load ptr, ptr %72, align 4, !tbaa !189
  %84 = load ptr, ptr %68, align 8, !tbaa !175
  %85 = call fastcc i32 @run(ptr noundef nonnull %45, ptr noundef %7, ptr noundef nonnull %50, ptr noundef %83, ptr noundef %84) #23
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %129

87:                                               ; preds = %82
  %88 = getelementptr inbounds nuw i8, ptr %3, i32 24
  %89 = load i32, ptr %88, align 8, !tbaa !190
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %129, label %91

91:                                               ; preds = %87
  %92 = load ptr, ptr %65, align 8, !tbaa !188
  %93 = getelementptr inbounds nuw i8, ptr %45, i32 88
  %94 = getelementptr inbounds nuw i8, ptr %45, i32 12
  %95 = getelementptr inbounds nuw i8, ptr %45, i32 124
  br label %96

96:                                               ; preds = %91, %117
  %97 = phi i32 [ 0, %91 ], [ %118, %117 ]
  %98 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %92, i32 %97
  %99 = getelementptr inbounds nuw i8, ptr %98, i32 4
  %100 = load ptr, ptr %99, align 4, !tbaa !191
  %101 = icmp eq ptr %100, null
  br i1 %101, label %117, label %102

102:                                              ; preds = %96
  %103 = getelementptr inbounds nuw i8, ptr %98, i32 16
  %104 = load i32, ptr %103, align 8, !tbaa !193
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %117, label %106

106:                                              ; preds = %102
  %107 = load i32, ptr %93, align 8, !tbaa !98
  %108 = load ptr, ptr %45, align 8, !tbaa !99
  %109 = getelementptr inbounds i8, ptr %108, i32 %107
  %110 = load ptr, ptr %94, align 4, !tbaa !97
  %111 = load i32, ptr %95, align 4, !tbaa !76
  %112 = getelementptr inbounds nuw %struct.tfc_given, ptr %110, i32 %111
  %113 = getelementptr inbounds nuw %struct.tfc_given, ptr %112, i32 %97
  %114 = getelementptr inbounds nuw i8, ptr %113, i32 28
  %115 = load i32, ptr %114, align 4, !tbaa !194
  %116 = getelementptr inbounds i8, ptr %108, i32 %115
  br label %120

117:                                              ; preds = %120, %102, %96
  %118 = add nuw i32 %97, 1
  %119 = icmp eq i32 %118, %89
  br i1 %119, label %129, label %96, !llvm.loop !195

120:                                              ; preds = %106, %120
  %121 = phi i32 [ %127, %120 ], [ 0, %106 ]
  %122 = getelementptr inbounds nuw i32, ptr %116, i32 %121
  %123 = load i32, ptr %122, align 4, !tbaa !5
  %124 = getelementptr inbounds i64, ptr %109, i32 %123
  %125 = call fastcc i64 @evaluate(ptr noundef %124, ptr noundef nonnull %50) #23
  %126 = getelementptr inbounds nuw i64, ptr %100, i32 %121
  store i64 %125, ptr %126, align 8, !tbaa !116
  %127 = add i32 %121, 1
  %128 = icmp eq i32 %127, %104
  br i1 %128, label %117, label %120

129:                                              ; preds = %117, %87, %43, %71, %77, %82
  %130 = phi i32 [ %85, %82 ], [ %69, %43 ], [ %80, %77 ], [ %75, %71 ], [ 0, %87 ], [ 0, %117 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  call void @llvm.stackrestore.p0(ptr %49)
  br label %131

131:                                              ; preds = %4, %9, %129, %30, %14
  %132 = phi i32 [ %130, %129 ], [ 3, %14 ], [ 3, %30 ], [ 3, %9 ], [ 3, %4 ]
  ret i32 %132
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #12

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_call(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull captures(address_is_null) %2) unnamed_addr #32 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %10 = load ptr, ptr %9, align 8, !tbaa !175
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 64
  %12 = load ptr, ptr %11, align 8, !tbaa !196
  %13 = icmp eq ptr %12, null
  br i1 %13, label %16, label %14

14:                                               ; preds = %3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  %15 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.22, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #24
  br label %240

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %18 = load i32, ptr %17, align 4, !tbaa !197
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 124
  %20 = load i32, ptr %19, align 4, !tbaa !76
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %28

22:                                               ; preds = %16
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %43, label %24

24:                                               ; preds = %22
  %25 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %26 = load ptr, ptr %25, align 4, !tbaa !187
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %43

28:                                               ; preds = %24, %16
  %29 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %30 = load i32, ptr %29, align 8, !tbaa !198
  %31 = load ptr, ptr %0, align 8, !tbaa !99
  %32 = getelementptr inbounds i8, ptr %31, i32 %30
  store ptr %32, ptr %7, align 8, !tbaa !83
  %33 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store ptr null, ptr %33, align 4, !tbaa !85
  %34 = getelementptr inbounds nuw i8, ptr %7, i32 8
  store i64 0, ptr %34, align 8, !tbaa !176
  %35 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %36 = zext i32 %18 to i64
  store i64 %36, ptr %35, align 8, !tbaa !177
  %37 = getelementptr inbounds nuw i8, ptr %7, i32 24
  %38 = zext i32 %20 to i64
  store i64 %38, ptr %37, align 8, !tbaa !178
  %39 = getelementptr inbounds nuw i8, ptr %7, i32 32
  store double 0.000000e+00, ptr %39, align 8, !tbaa !179
  %40 = getelementptr inbounds nuw i8, ptr %7, i32 40
  store ptr null, ptr %40, align 8, !tbaa !87
  %41 = getelementptr inbounds nuw i8, ptr %7, i32 44
  store i32 0, ptr %41, align 4
  %42 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.23, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #24
  br label %240

43:                                               ; preds = %24, %22
  %44 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %45 = load i32, ptr %44, align 8, !tbaa !190
  %46 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %47 = load i32, ptr %46, align 8, !tbaa !72
  %48 = icmp eq i32 %45, %47
  br i1 %48, label %49, label %55

49:                                               ; preds = %43
  %50 = icmp eq i32 %45, 0
  br i1 %50, label %70, label %51

51:                                               ; preds = %49
  %52 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %53 = load ptr, ptr %52, align 8, !tbaa !188
  %54 = icmp eq ptr %53, null
  br i1 %54, label %55, label %70

55:                                               ; preds = %51, %43
  %56 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %57 = load i32, ptr %56, align 8, !tbaa !198
  %58 = load ptr, ptr %0, align 8, !tbaa !99
  %59 = getelementptr inbounds i8, ptr %58, i32 %57
  store ptr %59, ptr %8, align 8, !tbaa !83
  %60 = getelementptr inbounds nuw i8, ptr %8, i32 4
  store ptr null, ptr %60, align 4, !tbaa !85
  %61 = getelementptr inbounds nuw i8, ptr %8, i32 8
  store i64 0, ptr %61, align 8, !tbaa !176
  %62 = getelementptr inbounds nuw i8, ptr %8, i32 16
  %63 = zext i32 %45 to i64
  store i64 %63, ptr %62, align 8, !tbaa !177
  %64 = getelementptr inbounds nuw i8, ptr %8, i32 24
  %65 = zext i32 %47 to i64
  store i64 %65, ptr %64, align 8, !tbaa !178
  %66 = getelementptr inbounds nuw i8, ptr %8, i32 32
  store double 0.000000e+00, ptr %66, align 8, !tbaa !179
  %67 = getelementptr inbounds nuw i8, ptr %8, i32 40
  store ptr null, ptr %67, align 8, !tbaa !87
  %68 = getelementptr inbounds nuw i8, ptr %8, i32 44
  store i32 0, ptr %68, align 4
  %69 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.24, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #24
  br label %240

70:                                               ; preds = %51, %49
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %71 = getelementptr inbounds nuw i8, ptr %1, i32 40
  %72 = load i64, ptr %71, align 8, !tbaa !199
  %73 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %74 = load i64, ptr %73, align 8, !tbaa !91
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %79, label %76

76:                                               ; preds = %70
  %77 = getelementptr inbounds nuw i8, ptr %0, i32 72
  %78 = load i64, ptr %77, align 8, !tbaa !92
  br label %79

79:                                               ; preds = %76, %70
  %80 = phi i64 [ %78, %76 ], [ 0, %70 ]
  %81 = getelementptr inbounds nuw i8, ptr %1, i32 48
  %82 = load i64, ptr %81, align 8, !tbaa !200
  %83 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %84 = load ptr, ptr %83, align 8, !tbaa !185
  %85 = icmp eq ptr %84, null
  br i1 %85, label %89, label %86

86:                                               ; preds = %79
  %87 = getelementptr inbounds nuw i8, ptr %0, i32 64
  %88 = load i64, ptr %87, align 8, !tbaa !96
  br label %89

89:                                               ; preds = %86, %79
  %90 = phi i64 [ %88, %86 ], [ 0, %79 ]
  %91 = getelementptr inbounds nuw i8, ptr %1, i32 56
  %92 = load i64, ptr %91, align 8, !tbaa !201
  %93 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %94 = load i64, ptr %93, align 8, !tbaa !94
  %95 = icmp ult i64 %72, %80
  br i1 %95, label %100, label %96

96:                                               ; preds = %89
  %97 = icmp ult i64 %82, %90
  br i1 %97, label %100, label %98

98:                                               ; preds = %96
  %99 = icmp ult i64 %92, %94
  br i1 %99, label %100, label %112

100:                                              ; preds = %89, %96, %98
  %101 = phi ptr [ @.str.25, %89 ], [ @.str.26, %96 ], [ @.str.27, %98 ]
  %102 = phi i64 [ %72, %89 ], [ %82, %96 ], [ %92, %98 ]
  %103 = phi i64 [ %80, %89 ], [ %90, %96 ], [ %94, %98 ]
  store ptr %101, ptr %5, align 8, !tbaa !83
  %104 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store ptr null, ptr %104, align 4, !tbaa !85
  %105 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i64 0, ptr %105, align 8, !tbaa !176
  %106 = getelementptr inbounds nuw i8, ptr %5, i32 16
  store i64 %102, ptr %106, align 8, !tbaa !177
  %107 = getelementptr inbounds nuw i8, ptr %5, i32 24
  store i64 %103, ptr %107, align 8, !tbaa !178
  %108 = getelementptr inbounds nuw i8, ptr %5, i32 32
  store double 0.000000e+00, ptr %108, align 8, !tbaa !179
  %109 = getelementptr inbounds nuw i8, ptr %5, i32 40
  store ptr null, ptr %109, align 8, !tbaa !87
  %110 = getelementptr inbounds nuw i8, ptr %5, i32 44
  store i32 0, ptr %110, align 4
  %111 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.28, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %240

112:                                              ; preds = %98
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %113 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %114 = getelementptr inbounds nuw i8, ptr %1, i32 12
  br label %115

115:                                              ; preds = %112, %122
  %116 = phi i32 [ 0, %112 ], [ %128, %122 ]
  %117 = load i32, ptr %17, align 4, !tbaa !197
  %118 = icmp ult i32 %116, %117
  br i1 %118, label %122, label %119

119:                                              ; preds = %115
  %120 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %121 = getelementptr inbounds nuw i8, ptr %1, i32 16
  br label %130

122:                                              ; preds = %115
  %123 = load ptr, ptr %113, align 4, !tbaa !97
  %124 = getelementptr inbounds nuw %struct.tfc_given, ptr %123, i32 %116
  %125 = load ptr, ptr %114, align 4, !tbaa !187
  %126 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %125, i32 %116
  %127 = tail call fastcc i32 @check_kind(ptr noundef nonnull %0, ptr noundef %124, ptr noundef %126, i32 noundef 1, ptr noundef %10) #23
  %128 = add nuw i32 %116, 1
  %129 = icmp eq i32 %127, 0
  br i1 %129, label %115, label %240, !llvm.loop !202

130:                                              ; preds = %119, %134
  %131 = phi i32 [ 0, %119 ], [ %142, %134 ]
  %132 = load i32, ptr %44, align 8, !tbaa !190
  %133 = icmp ult i32 %131, %132
  br i1 %133, label %134, label %144

134:                                              ; preds = %130
  %135 = load ptr, ptr %120, align 4, !tbaa !97
  %136 = load i32, ptr %19, align 4, !tbaa !76
  %137 = getelementptr inbounds nuw %struct.tfc_given, ptr %135, i32 %136
  %138 = getelementptr inbounds nuw %struct.tfc_given, ptr %137, i32 %131
  %139 = load ptr, ptr %121, align 8, !tbaa !188
  %140 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %139, i32 %131
  %141 = tail call fastcc i32 @check_kind(ptr noundef nonnull %0, ptr noundef %138, ptr noundef %140, i32 noundef 0, ptr noundef %10) #23
  %142 = add nuw i32 %131, 1
  %143 = icmp eq i32 %141, 0
  br i1 %143, label %130, label %240, !llvm.loop !203

144:                                              ; preds = %130
  %145 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %146 = load ptr, ptr %145, align 4, !tbaa !187
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %147 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %148 = load i32, ptr %147, align 8, !tbaa !183
  %149 = icmp sgt i32 %148, 0
  br i1 %149, label %150, label %205

150:                                              ; preds = %144
  %151 = getelementptr inbounds nuw i8, ptr %0, i32 92
  %152 = load i32, ptr %151, align 4, !tbaa !204
  %153 = load ptr, ptr %0, align 8, !tbaa !99
  %154 = getelementptr inbounds i8, ptr %153, i32 %152
  %155 = load ptr, ptr %120, align 4, !tbaa !97
  br label %156

156:                                              ; preds = %184, %150
  %157 = phi i32 [ 0, %150 ], [ %186, %184 ]
  %158 = getelementptr inbounds nuw %struct.tfc_bound, ptr %154, i32 %157
  %159 = getelementptr inbounds nuw i8, ptr %158, i32 36
  %160 = load i32, ptr %159, align 4, !tbaa !205
  %161 = getelementptr inbounds %struct.tfc_tensor, ptr %146, i32 %160
  %162 = getelementptr inbounds nuw i8, ptr %161, i32 4
  %163 = load ptr, ptr %162, align 4, !tbaa !191
  %164 = getelementptr inbounds nuw i8, ptr %158, i32 40
  %165 = load i32, ptr %164, align 8, !tbaa !207
  %166 = getelementptr inbounds i64, ptr %163, i32 %165
  %167 = load i64, ptr %166, align 8, !tbaa !116
  %168 = icmp slt i64 %167, 0
  br i1 %168, label %188, label %169

169:                                              ; preds = %156
  %170 = getelementptr inbounds nuw i8, ptr %158, i32 24
  %171 = load i64, ptr %170, align 8, !tbaa !208
  %172 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %167, i64 %171)
  %173 = extractvalue { i64, i1 } %172, 1
  %174 = extractvalue { i64, i1 } %172, 0
  br i1 %173, label %188, label %175

175:                                              ; preds = %169
  %176 = getelementptr inbounds nuw i8, ptr %158, i32 16
  %177 = load i64, ptr %176, align 8, !tbaa !209
  %178 = freeze i64 %174
  %179 = freeze i64 %177
  %180 = sdiv i64 %178, %179
  %181 = mul i64 %180, %179
  %182 = sub i64 %178, %181
  %183 = icmp eq i64 %182, 0
  br i1 %183, label %184, label %188

184:                                              ; preds = %175
  %185 = getelementptr inbounds nuw i64, ptr %2, i32 %157
  store i64 %180, ptr %185, align 8, !tbaa !116
  %186 = add nuw nsw i32 %157, 1
  %187 = icmp eq i32 %186, %148
  br i1 %187, label %205, label %156, !llvm.loop !210

188:                                              ; preds = %156, %169, %175
  %189 = getelementptr inbounds %struct.tfc_given, ptr %155, i32 %160
  %190 = getelementptr inbounds nuw i8, ptr %189, i32 16
  %191 = load i32, ptr %190, align 4, !tbaa !104
  %192 = getelementptr inbounds i8, ptr %153, i32 %191
  store ptr %192, ptr %4, align 8, !tbaa !83
  %193 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %194 = getelementptr inbounds nuw i8, ptr %158, i32 32
  %195 = load i32, ptr %194, align 8, !tbaa !211
  %196 = getelementptr inbounds i8, ptr %153, i32 %195
  store ptr %196, ptr %193, align 4, !tbaa !85
  %197 = getelementptr inbounds nuw i8, ptr %4, i32 8
  store i64 %167, ptr %197, align 8, !tbaa !176
  %198 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %199 = sext i32 %165 to i64
  store i64 %199, ptr %198, align 8, !tbaa !177
  %200 = getelementptr inbounds nuw i8, ptr %4, i32 24
  store i64 0, ptr %200, align 8, !tbaa !178
  %201 = getelementptr inbounds nuw i8, ptr %4, i32 32
  store double 0.000000e+00, ptr %201, align 8, !tbaa !179
  %202 = getelementptr inbounds nuw i8, ptr %4, i32 40
  store ptr %189, ptr %202, align 8, !tbaa !87
  %203 = getelementptr inbounds nuw i8, ptr %4, i32 44
  store i32 0, ptr %203, align 4
  %204 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.33, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %240

205:                                              ; preds = %184, %144
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %206 = tail call fastcc i32 @check_dims(ptr noundef %0, ptr noundef nonnull %2, ptr noundef %10) #23
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %208, label %240

208:                                              ; preds = %205
  %209 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %210 = getelementptr inbounds nuw i8, ptr %1, i32 12
  br label %211

211:                                              ; preds = %208, %218
  %212 = phi i32 [ 0, %208 ], [ %224, %218 ]
  %213 = load i32, ptr %17, align 4, !tbaa !197
  %214 = icmp ult i32 %212, %213
  br i1 %214, label %218, label %215

215:                                              ; preds = %211
  %216 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %217 = getelementptr inbounds nuw i8, ptr %1, i32 16
  br label %226

218:                                              ; preds = %211
  %219 = load ptr, ptr %209, align 4, !tbaa !97
  %220 = getelementptr inbounds nuw %struct.tfc_given, ptr %219, i32 %212
  %221 = load ptr, ptr %210, align 4, !tbaa !187
  %222 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %221, i32 %212
  %223 = tail call fastcc i32 @check_size(ptr noundef %0, ptr noundef %220, ptr noundef %222, i32 noundef 1, ptr noundef %2, ptr noundef %10) #23
  %224 = add nuw i32 %212, 1
  %225 = icmp eq i32 %223, 0
  br i1 %225, label %211, label %240, !llvm.loop !212

226:                                              ; preds = %215, %230
  %227 = phi i32 [ 0, %215 ], [ %238, %230 ]
  %228 = load i32, ptr %44, align 8, !tbaa !190
  %229 = icmp ult i32 %227, %228
  br i1 %229, label %230, label %240

230:                                              ; preds = %226
  %231 = load ptr, ptr %216, align 4, !tbaa !97
  %232 = load i32, ptr %19, align 4, !tbaa !76
  %233 = getelementptr inbounds nuw %struct.tfc_given, ptr %231, i32 %232
  %234 = getelementptr inbounds nuw %struct.tfc_given, ptr %233, i32 %227
  %235 = load ptr, ptr %217, align 8, !tbaa !188
  %236 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %235, i32 %227
  %237 = tail call fastcc i32 @check_size(ptr noundef %0, ptr noundef %234, ptr noundef %236, i32 noundef 0, ptr noundef %2, ptr noundef %10) #23
  %238 = add nuw i32 %227, 1
  %239 = icmp eq i32 %237, 0
  br i1 %239, label %226, label %240, !llvm.loop !213

240:                                              ; preds = %122, %134, %218, %230, %226, %100, %188, %205, %55, %28, %14
  %241 = phi i32 [ 3, %14 ], [ 3, %28 ], [ 3, %55 ], [ %237, %230 ], [ 3, %100 ], [ %223, %218 ], [ %206, %205 ], [ %141, %134 ], [ 3, %188 ], [ 0, %226 ], [ %127, %122 ]
  ret i32 %241
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #36 {
  %3 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
  br label %4

4:                                                ; preds = %71, %2
  %5 = phi i32 [ 0, %2 ], [ %72, %71 ]
  %6 = phi ptr [ %0, %2 ], [ %74, %71 ]
  %7 = phi i32 [ 0, %2 ], [ %73, %71 ]
  %8 = load i64, ptr %6, align 8, !tbaa !116
  switch i64 %8, label %22 [
    i64 0, label %75
    i64 1, label %9
    i64 2, label %14
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %11 = load i64, ptr %10, align 8, !tbaa !116
  %12 = add nsw i32 %7, 1
  %13 = getelementptr inbounds i64, ptr %3, i32 %7
  store i64 %11, ptr %13, align 8, !tbaa !116
  br label %71

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %16 = load i64, ptr %15, align 8, !tbaa !116
  %17 = trunc i64 %16 to i32
  %18 = getelementptr inbounds i64, ptr %1, i32 %17
  %19 = load i64, ptr %18, align 8, !tbaa !116
  %20 = add nsw i32 %7, 1
  %21 = getelementptr inbounds i64, ptr %3, i32 %7
  store i64 %19, ptr %21, align 8, !tbaa !116
  br label %71

22:                                               ; preds = %4
  %23 = add nsw i32 %7, -1
  %24 = getelementptr i64, ptr %3, i32 %7
  %25 = getelementptr i8, ptr %24, i32 -16
  %26 = load i64, ptr %25, align 8, !tbaa !116
  %27 = getelementptr inbounds i64, ptr %3, i32 %23
  %28 = load i64, ptr %27, align 8, !tbaa !116
  switch i64 %8, label %45 [
    i64 3, label %29
    i64 4, label %35
    i64 7, label %41
    i64 8, label %43
  ]

29:                                               ; preds = %22
  %30 = tail call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %26, i64 %28)
  %31 = extractvalue { i64, i1 } %30, 1
  %32 = extractvalue { i64, i1 } %30, 0
  %33 = zext i1 %31 to i32
  %34 = or i32 %5, %33
  br label %68

35:                                               ; preds = %22
  %36 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %26, i64 %28)
  %37 = extractvalue { i64, i1 } %36, 1
  %38 = extractvalue { i64, i1 } %36, 0
  %39 = zext i1 %37 to i32
  %40 = or i32 %5, %39
  br label %68

41:                                               ; preds = %22
  %42 = tail call i64 @llvm.smin.i64(i64 %26, i64 %28)
  br label %68

43:                                               ; preds = %22
  %44 = tail call i64 @llvm.smax.i64(i64 %26, i64 %28)
  br label %68

45:                                               ; preds = %22
  %46 = icmp eq i64 %28, 0
  br i1 %46, label %68, label %47

47:                                               ; preds = %45
  %48 = icmp eq i64 %28, -1
  %49 = icmp eq i64 %26, -9223372036854775808
  %50 = and i1 %49, %48
  br i1 %50, label %68, label %51

51:                                               ; preds = %47
  %52 = freeze i64 %26
  %53 = freeze i64 %28
  %54 = sdiv i64 %52, %53
  %55 = mul i64 %54, %53
  %56 = sub i64 %52, %55
  %57 = icmp ne i64 %56, 0
  %58 = xor i64 %56, %28
  %59 = icmp slt i64 %58, 0
  %60 = and i1 %57, %59
  %61 = icmp eq i64 %8, 5
  br i1 %61, label %62, label %65

62:                                               ; preds = %51
  %63 = sext i1 %60 to i64
  %64 = add i64 %54, %63
  br label %68

65:                                               ; preds = %51
  %66 = select i1 %60, i64 %28, i64 0
  %67 = add nsw i64 %66, %56
  br label %68

68:                                               ; preds = %45, %47, %29, %35, %41, %43, %62, %65
  %69 = phi i32 [ %5, %43 ], [ %5, %62 ], [ %5, %65 ], [ %34, %29 ], [ %40, %35 ], [ %5, %41 ], [ 1, %47 ], [ 1, %45 ]
  %70 = phi i64 [ %44, %43 ], [ %64, %62 ], [ %67, %65 ], [ %32, %29 ], [ %38, %35 ], [ %42, %41 ], [ 0, %47 ], [ 0, %45 ]
  store i64 %70, ptr %25, align 8, !tbaa !116
  br label %71

71:                                               ; preds = %9, %68, %14
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %14 ]
  %73 = phi i32 [ %23, %68 ], [ %12, %9 ], [ %20, %14 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i32 16
  br label %4, !llvm.loop !214

75:                                               ; preds = %4
  %76 = icmp eq i32 %5, 0
  %77 = load i64, ptr %3, align 16
  %78 = select i1 %76, i64 %77, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
  ret i64 %78
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #12

; Function Attrs: nounwind uwtable
define i32 @tfc_begin(ptr noundef %0, ptr noundef readonly captures(none) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef readonly captures(address) %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) local_unnamed_addr #35 {
  %12 = alloca %struct.tfc_fault, align 8
  %13 = alloca %struct.tfc_fault, align 8
  %14 = alloca %struct.tfc_fault, align 8
  %15 = alloca %struct.tfc_memory, align 4
  %16 = icmp eq i64 %4, 0
  br i1 %16, label %108, label %17

17:                                               ; preds = %11
  %18 = icmp ne ptr %6, null
  %19 = ptrtoint ptr %6 to i32
  %20 = and i32 %19, 63
  %21 = icmp eq i32 %20, 0
  %22 = and i1 %18, %21
  br i1 %22, label %25, label %23

23:                                               ; preds = %17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %14, i8 0, i64 48, i1 false)
  %24 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.3, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %14) #24
  br label %108

25:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #21
  store ptr %6, ptr %15, align 4, !tbaa !89
  %26 = getelementptr inbounds nuw i8, ptr %15, i32 4
  store ptr %7, ptr %26, align 4, !tbaa !95
  %27 = getelementptr inbounds nuw i8, ptr %15, i32 8
  store ptr %8, ptr %27, align 4, !tbaa !93
  %28 = getelementptr inbounds nuw i8, ptr %15, i32 12
  store ptr null, ptr %28, align 4, !tbaa !114
  %29 = getelementptr inbounds nuw i8, ptr %15, i32 16
  store ptr null, ptr %29, align 4, !tbaa !115
  %30 = getelementptr inbounds nuw i8, ptr %15, i32 20
  store i32 4, ptr %30, align 4, !tbaa !103
  %31 = icmp eq ptr %0, null
  br i1 %31, label %34, label %32

32:                                               ; preds = %25
  %33 = call fastcc i32 @check(ptr noundef nonnull %0, ptr noundef %15, ptr noundef null, ptr noundef %9, ptr noundef %10) #23
  br label %36

34:                                               ; preds = %25
  %35 = tail call fastcc i32 @check_host(ptr noundef %9, ptr noundef %10) #23
  br label %36

36:                                               ; preds = %34, %32
  %37 = phi i32 [ %33, %32 ], [ %35, %34 ]
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %106

39:                                               ; preds = %36
  %40 = trunc i64 %4 to i32
  call void @llvm.memset.p0.i32(ptr nonnull align 1 %6, i8 0, i32 %40, i1 false)
  store i64 %3, ptr %6, align 8, !tbaa !116
  %41 = icmp sgt i64 %2, 0
  br i1 %41, label %43, label %42

42:                                               ; preds = %61, %39
  br i1 %31, label %106, label %68

43:                                               ; preds = %39, %61
  %44 = phi i64 [ %66, %61 ], [ 0, %39 ]
  %45 = trunc i64 %44 to i32
  %46 = getelementptr inbounds %struct.tfc_initial, ptr %1, i32 %45
  %47 = load i64, ptr %46, align 8, !tbaa !215
  %48 = trunc i64 %47 to i32
  %49 = getelementptr inbounds i8, ptr %6, i32 %48
  %50 = getelementptr inbounds nuw i8, ptr %46, i32 8
  %51 = load i64, ptr %50, align 8, !tbaa !217
  %52 = trunc i64 %51 to i32
  %53 = getelementptr inbounds i8, ptr %5, i32 %52
  %54 = getelementptr inbounds nuw i8, ptr %46, i32 16
  %55 = load i64, ptr %54, align 8, !tbaa !218
  %56 = icmp slt i64 %55, 1
  %57 = icmp eq ptr %49, %53
  %58 = or i1 %56, %57
  br i1 %58, label %61, label %59

59:                                               ; preds = %43
  %60 = trunc i64 %55 to i32
  call void @llvm.memcpy.p0.p0.i32(ptr nonnull align 1 %49, ptr readonly align 1 %53, i32 %60, i1 false)
  br label %61

61:                                               ; preds = %43, %59
  %62 = getelementptr inbounds nuw i8, ptr %46, i32 24
  %63 = load i64, ptr %62, align 8, !tbaa !219
  %64 = trunc i64 %63 to i32
  %65 = getelementptr inbounds i8, ptr %6, i32 %64
  store i8 1, ptr %65, align 1, !tbaa !67
  %66 = add nuw nsw i64 %44, 1
  %67 = icmp eq i64 %66, %2
  br i1 %67, label %42, label %43, !llvm.loop !220

68:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %69 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %70 = load i64, ptr %69, align 8, !tbaa !91
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %101, label %72

72:                                               ; preds = %68
  %73 = load i64, ptr %6, align 8, !tbaa !116
  %74 = icmp eq i64 %73, %70
  br i1 %74, label %77, label %75

75:                                               ; preds = %72
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %12, i8 0, i64 48, i1 false)
  %76 = call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.17, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %12) #24
  br label %100

77:                                               ; preds = %72
  %78 = getelementptr inbounds nuw i8, ptr %0, i32 100
  %79 = load i32, ptr %78, align 4, !tbaa !117
  %80 = load ptr, ptr %0, align 8, !tbaa !99
  %81 = getelementptr inbounds i8, ptr %80, i32 %79
  %82 = getelementptr inbounds nuw i8, ptr %0, i32 136
  %83 = load i32, ptr %82, align 8, !tbaa !118
  %84 = icmp sgt i32 %83, 0
  br i1 %84, label %88, label %101

85:                                               ; preds = %88
  %86 = add nuw nsw i32 %89, 1
  %87 = icmp eq i32 %86, %83
  br i1 %87, label %101, label %88, !llvm.loop !119

88:                                               ; preds = %77, %85
  %89 = phi i32 [ %86, %85 ], [ 0, %77 ]
  %90 = getelementptr inbounds nuw %struct.tfc_flag, ptr %81, i32 %89
  %91 = load i32, ptr %90, align 4, !tbaa !120
  %92 = getelementptr inbounds i8, ptr %6, i32 %91
  %93 = load i8, ptr %92, align 1, !tbaa !67
  %94 = icmp eq i8 %93, 0
  br i1 %94, label %95, label %85

95:                                               ; preds = %88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %13, i8 0, i64 48, i1 false)
  %96 = getelementptr inbounds nuw i8, ptr %90, i32 4
  %97 = load i32, ptr %96, align 4, !tbaa !122
  %98 = getelementptr inbounds i8, ptr %80, i32 %97
  store ptr %98, ptr %13, align 8, !tbaa !83
  %99 = call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.18, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %13) #24
  br label %100

100:                                              ; preds = %95, %75
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %104

101:                                              ; preds = %85, %77, %68
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  %102 = call fastcc i32 @run(ptr noundef nonnull %0, ptr noundef %15, ptr noundef null, ptr noundef %9, ptr noundef %10) #23
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %106, label %104

104:                                              ; preds = %100, %101
  %105 = phi i32 [ 9, %100 ], [ %102, %101 ]
  store i64 0, ptr %6, align 8, !tbaa !116
  br label %106

106:                                              ; preds = %42, %101, %104, %36
  %107 = phi i32 [ %37, %36 ], [ %105, %104 ], [ 0, %101 ], [ 0, %42 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #21
  br label %108

108:                                              ; preds = %11, %106, %23
  %109 = phi i32 [ 3, %23 ], [ %107, %106 ], [ 0, %11 ]
  ret i32 %109
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_host(ptr noundef readonly captures(address_is_null) %0, ptr noundef %1) unnamed_addr #37 {
  %3 = alloca %struct.tfc_fault, align 8
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = icmp eq ptr %0, null
  br i1 %6, label %46, label %7

7:                                                ; preds = %2
  %8 = load i32, ptr %0, align 4, !tbaa !221
  %9 = icmp ult i32 %8, 32
  br i1 %9, label %10, label %20

10:                                               ; preds = %7
  store ptr null, ptr %3, align 8, !tbaa !83
  %11 = getelementptr inbounds nuw i8, ptr %3, i32 4
  store ptr null, ptr %11, align 4, !tbaa !85
  %12 = getelementptr inbounds nuw i8, ptr %3, i32 8
  store i64 0, ptr %12, align 8, !tbaa !176
  %13 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %14 = zext nneg i32 %8 to i64
  store i64 %14, ptr %13, align 8, !tbaa !177
  %15 = getelementptr inbounds nuw i8, ptr %3, i32 24
  store i64 32, ptr %15, align 8, !tbaa !178
  %16 = getelementptr inbounds nuw i8, ptr %3, i32 32
  store double 0.000000e+00, ptr %16, align 8, !tbaa !179
  %17 = getelementptr inbounds nuw i8, ptr %3, i32 40
  store ptr null, ptr %17, align 8, !tbaa !87
  %18 = getelementptr inbounds nuw i8, ptr %3, i32 44
  store i32 0, ptr %18, align 4
  %19 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.36, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %3) #24
  br label %46

20:                                               ; preds = %7
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %22 = load ptr, ptr %21, align 4, !tbaa !20
  %23 = icmp eq ptr %22, null
  br i1 %23, label %38, label %24

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %26 = load i32, ptr %25, align 4, !tbaa !22
  %27 = icmp ugt i32 %26, 65536
  br i1 %27, label %28, label %38

28:                                               ; preds = %24
  store ptr null, ptr %4, align 8, !tbaa !83
  %29 = getelementptr inbounds nuw i8, ptr %4, i32 4
  store ptr null, ptr %29, align 4, !tbaa !85
  %30 = getelementptr inbounds nuw i8, ptr %4, i32 8
  store i64 0, ptr %30, align 8, !tbaa !176
  %31 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %32 = zext i32 %26 to i64
  store i64 %32, ptr %31, align 8, !tbaa !177
  %33 = getelementptr inbounds nuw i8, ptr %4, i32 24
  store i64 65536, ptr %33, align 8, !tbaa !178
  %34 = getelementptr inbounds nuw i8, ptr %4, i32 32
  store double 0.000000e+00, ptr %34, align 8, !tbaa !179
  %35 = getelementptr inbounds nuw i8, ptr %4, i32 40
  store ptr null, ptr %35, align 8, !tbaa !87
  %36 = getelementptr inbounds nuw i8, ptr %4, i32 44
  store i32 0, ptr %36, align 4
  %37 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.37, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  br label %46

38:                                               ; preds = %24, %20
  %39 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %40 = load ptr, ptr %39, align 4, !tbaa !147
  %41 = ptrtoint ptr %40 to i32
  %42 = and i32 %41, 63
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %38
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %5, i8 0, i64 48, i1 false)
  %45 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.38, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #24
  br label %46

46:                                               ; preds = %38, %2, %44, %28, %10
  %47 = phi i32 [ 3, %10 ], [ 3, %28 ], [ 3, %44 ], [ 0, %2 ], [ 0, %38 ]
  ret i32 %47
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg) #10

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @run_kernel(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %4 = load i32, ptr %3, align 4, !tbaa !68
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %27, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %8 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %10 = and i32 %4, 1
  %11 = icmp eq i32 %4, 1
  br i1 %11, label %16, label %12

12:                                               ; preds = %6
  %13 = and i32 %4, -2
  br label %37

14:                                               ; preds = %37
  %15 = icmp eq i32 %10, 0
  br i1 %15, label %27, label %16

16:                                               ; preds = %14, %6
  %17 = phi i32 [ 0, %6 ], [ %57, %14 ]
  %18 = icmp ne i32 %10, 0
  tail call void @llvm.assume(i1 %18)
  %19 = load ptr, ptr %7, align 8, !tbaa !64
  %20 = load ptr, ptr %8, align 4, !tbaa !65
  %21 = getelementptr inbounds nuw i32, ptr %20, i32 %17
  %22 = load i32, ptr %21, align 4, !tbaa !5
  %23 = getelementptr inbounds ptr, ptr %19, i32 %22
  %24 = load ptr, ptr %23, align 4, !tbaa !66
  %25 = load ptr, ptr %9, align 8, !tbaa !155
  %26 = getelementptr inbounds nuw ptr, ptr %25, i32 %17
  store ptr %24, ptr %26, align 4, !tbaa !66
  br label %27

27:                                               ; preds = %16, %14, %2
  %28 = load ptr, ptr %1, align 4, !tbaa !222
  %29 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %30 = load ptr, ptr %29, align 8, !tbaa !155
  %31 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %32 = load ptr, ptr %31, align 4, !tbaa !153
  %33 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %34 = load ptr, ptr %33, align 4, !tbaa !44
  %35 = tail call i32 %28(ptr noundef %30, ptr noundef %32, ptr noundef %34) #22
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %95, label %60

37:                                               ; preds = %37, %12
  %38 = phi i32 [ 0, %12 ], [ %57, %37 ]
  %39 = phi i32 [ 0, %12 ], [ %58, %37 ]
  %40 = load ptr, ptr %7, align 8, !tbaa !64
  %41 = load ptr, ptr %8, align 4, !tbaa !65
  %42 = getelementptr inbounds nuw i32, ptr %41, i32 %38
  %43 = load i32, ptr %42, align 4, !tbaa !5
  %44 = getelementptr inbounds ptr, ptr %40, i32 %43
  %45 = load ptr, ptr %44, align 4, !tbaa !66
  %46 = load ptr, ptr %9, align 8, !tbaa !155
  %47 = getelementptr inbounds nuw ptr, ptr %46, i32 %38
  store ptr %45, ptr %47, align 4, !tbaa !66
  %48 = or disjoint i32 %38, 1
  %49 = load ptr, ptr %7, align 8, !tbaa !64
  %50 = load ptr, ptr %8, align 4, !tbaa !65
  %51 = getelementptr inbounds nuw i32, ptr %50, i32 %48
  %52 = load i32, ptr %51, align 4, !tbaa !5
  %53 = getelementptr inbounds ptr, ptr %49, i32 %52
  %54 = load ptr, ptr %53, align 4, !tbaa !66
  %55 = load ptr, ptr %9, align 8, !tbaa !155
  %56 = getelementptr inbounds nuw ptr, ptr %55, i32 %48
  store ptr %54, ptr %56, align 4, !tbaa !66
  %57 = add nuw i32 %38, 2
  %58 = add i32 %39, 2
  %59 = icmp eq i32 %58, %13
  br i1 %59, label %14, label %37, !llvm.loop !223

60:                                               ; preds = %27
  %61 = load ptr, ptr %33, align 4, !tbaa !44
  %62 = getelementptr inbounds nuw i8, ptr %61, i32 16
  %63 = load ptr, ptr %62, align 4, !tbaa !34
  %64 = load atomic i32, ptr %63 acquire, align 8
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %88

66:                                               ; preds = %60
  %67 = load ptr, ptr %33, align 4, !tbaa !44
  %68 = getelementptr inbounds nuw i8, ptr %67, i32 16
  %69 = load ptr, ptr %68, align 4, !tbaa !34
  %70 = getelementptr inbounds nuw i8, ptr %69, i32 4
  br label %71

71:                                               ; preds = %71, %66
  %72 = atomicrmw xchg ptr %70, i32 1 acquire, align 4
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %71, !llvm.loop !35

74:                                               ; preds = %71
  %75 = load atomic i32, ptr %69 monotonic, align 8
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %81, label %77

77:                                               ; preds = %74
  %78 = getelementptr inbounds nuw i8, ptr %69, i32 16
  %79 = load i64, ptr %78, align 8, !tbaa !36
  %80 = icmp sgt i64 %79, 0
  br i1 %80, label %81, label %87

81:                                               ; preds = %77, %74
  %82 = getelementptr inbounds nuw i8, ptr %69, i32 12
  store i32 0, ptr %82, align 4, !tbaa !39
  %83 = getelementptr inbounds nuw i8, ptr %69, i32 16
  store i64 0, ptr %83, align 8, !tbaa !36
  %84 = getelementptr inbounds nuw i8, ptr %69, i32 24
  store i64 0, ptr %84, align 8, !tbaa !40
  %85 = getelementptr inbounds nuw i8, ptr %69, i32 32
  store i64 0, ptr %85, align 8, !tbaa !41
  %86 = getelementptr inbounds nuw i8, ptr %69, i32 40
  store double 0.000000e+00, ptr %86, align 8, !tbaa !42
  store atomic i32 %35, ptr %69 monotonic, align 8
  br label %87

87:                                               ; preds = %77, %81
  store atomic i32 0, ptr %70 release, align 4
  br label %88

88:                                               ; preds = %87, %60
  %89 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %90 = load i32, ptr %89, align 4, !tbaa !62
  %91 = load ptr, ptr %33, align 4, !tbaa !44
  %92 = getelementptr inbounds nuw i8, ptr %91, i32 16
  %93 = load ptr, ptr %92, align 4, !tbaa !34
  %94 = getelementptr inbounds nuw i8, ptr %93, i32 8
  store i32 %90, ptr %94, align 8, !tbaa !224
  br label %95

95:                                               ; preds = %27, %88
  ret i32 %35
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @fail_at(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #38 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %4 = load ptr, ptr %3, align 4, !tbaa !44
  %5 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %6 = load ptr, ptr %5, align 4, !tbaa !34
  %7 = getelementptr inbounds nuw i8, ptr %6, i32 4
  br label %8

8:                                                ; preds = %8, %2
  %9 = atomicrmw xchg ptr %7, i32 1 acquire, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %8, !llvm.loop !35

11:                                               ; preds = %8
  %12 = load atomic i32, ptr %6 monotonic, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %16 = load i64, ptr %15, align 8, !tbaa !36
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %14, %11
  %19 = getelementptr inbounds nuw i8, ptr %6, i32 12
  store i32 0, ptr %19, align 4, !tbaa !39
  %20 = getelementptr inbounds nuw i8, ptr %6, i32 16
  store i64 0, ptr %20, align 8, !tbaa !36
  %21 = getelementptr inbounds nuw i8, ptr %6, i32 24
  store i64 0, ptr %21, align 8, !tbaa !40
  %22 = getelementptr inbounds nuw i8, ptr %6, i32 32
  store i64 0, ptr %22, align 8, !tbaa !41
  %23 = getelementptr inbounds nuw i8, ptr %6, i32 40
  store double 0.000000e+00, ptr %23, align 8, !tbaa !42
  store atomic i32 1, ptr %6 monotonic, align 8
  br label %24

24:                                               ; preds = %14, %18
  store atomic i32 0, ptr %7 release, align 4
  %25 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %26 = load i32, ptr %25, align 4, !tbaa !62
  %27 = load ptr, ptr %3, align 4, !tbaa !44
  %28 = getelementptr inbounds nuw i8, ptr %27, i32 16
  %29 = load ptr, ptr %28, align 4, !tbaa !34
  %30 = getelementptr inbounds nuw i8, ptr %29, i32 8
  store i32 %26, ptr %30, align 8, !tbaa !224
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put(ptr noundef nonnull captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #39 {
  %3 = load i8, ptr %1, align 1, !tbaa !67
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %18, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 4
  br label %7

7:                                                ; preds = %5, %13
  %8 = phi i8 [ %3, %5 ], [ %16, %13 ]
  %9 = phi ptr [ %1, %5 ], [ %14, %13 ]
  %10 = load ptr, ptr %0, align 4, !tbaa !105
  %11 = load ptr, ptr %6, align 4, !tbaa !107
  %12 = icmp ult ptr %10, %11
  br i1 %12, label %13, label %18

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %9, i32 1
  %15 = getelementptr inbounds nuw i8, ptr %10, i32 1
  store ptr %15, ptr %0, align 4, !tbaa !105
  store i8 %8, ptr %10, align 1, !tbaa !67
  %16 = load i8, ptr %14, align 1, !tbaa !67
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %7, !llvm.loop !225

18:                                               ; preds = %7, %13, %2
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put_integer(ptr noundef nonnull captures(none) %0, i64 noundef %1) unnamed_addr #39 {
  %3 = alloca [24 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
  %4 = tail call i64 @llvm.abs.i64(i64 %1, i1 false)
  br label %5

5:                                                ; preds = %5, %2
  %6 = phi i32 [ 0, %2 ], [ %14, %5 ]
  %7 = phi i64 [ %4, %2 ], [ %9, %5 ]
  %8 = freeze i64 %7
  %9 = udiv i64 %8, 10
  %10 = mul i64 %9, 10
  %11 = sub i64 %8, %10
  %12 = trunc nuw nsw i64 %11 to i8
  %13 = or disjoint i8 %12, 48
  %14 = add nuw nsw i32 %6, 1
  %15 = getelementptr inbounds nuw i8, ptr %3, i32 %6
  store i8 %13, ptr %15, align 1, !tbaa !67
  %16 = icmp ult i64 %7, 10
  br i1 %16, label %17, label %5, !llvm.loop !226

17:                                               ; preds = %5
  %18 = icmp slt i64 %1, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %17
  %20 = add nuw nsw i32 %6, 2
  %21 = getelementptr inbounds nuw i8, ptr %3, i32 %14
  store i8 45, ptr %21, align 1, !tbaa !67
  br label %22

22:                                               ; preds = %19, %17
  %23 = phi i32 [ %20, %19 ], [ %14, %17 ]
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 4
  br label %25

25:                                               ; preds = %22, %30
  %26 = phi i32 [ %23, %22 ], [ %31, %30 ]
  %27 = load ptr, ptr %0, align 4, !tbaa !105
  %28 = load ptr, ptr %24, align 4, !tbaa !107
  %29 = icmp ult ptr %27, %28
  br i1 %29, label %30, label %36

30:                                               ; preds = %25
  %31 = add nsw i32 %26, -1
  %32 = getelementptr inbounds i8, ptr %3, i32 %31
  %33 = load i8, ptr %32, align 1, !tbaa !67
  %34 = getelementptr inbounds nuw i8, ptr %27, i32 1
  store ptr %34, ptr %0, align 4, !tbaa !105
  store i8 %33, ptr %27, align 1, !tbaa !67
  %35 = icmp eq i32 %31, 0
  br i1 %35, label %36, label %25, !llvm.loop !227

36:                                               ; preds = %30, %25
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
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
  br i1 %31, label %22, label %26, !llvm.loop !228

32:                                               ; preds = %22, %32
  %33 = phi i32 [ %36, %32 ], [ %24, %22 ]
  %34 = phi double [ %35, %32 ], [ %23, %22 ]
  %35 = fmul double %34, 1.000000e+01
  %36 = add nsw i32 %33, -1
  %37 = fcmp olt double %35, 1.000000e+00
  br i1 %37, label %32, label %38, !llvm.loop !229

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
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
  store i64 13563782407139374, ptr %3, align 8
  br label %55

52:                                               ; preds = %55
  %53 = getelementptr inbounds nuw i8, ptr %3, i32 %69
  %54 = getelementptr inbounds nuw i8, ptr %53, i32 1
  store i8 0, ptr %54, align 1, !tbaa !67
  call fastcc void @put(ptr noundef %0, ptr noundef nonnull %3) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
  br label %72

55:                                               ; preds = %51, %55
  %56 = phi i32 [ 6, %51 ], [ %70, %55 ]
  %57 = phi i32 [ 0, %51 ], [ %69, %55 ]
  %58 = phi i64 [ %45, %51 ], [ %60, %55 ]
  %59 = freeze i64 %58
  %60 = sdiv i64 %59, 10
  %61 = mul i64 %60, 10
  %62 = sub i64 %59, %61
  %63 = trunc nsw i64 %62 to i8
  %64 = add nsw i8 %63, 48
  %65 = getelementptr inbounds nuw i8, ptr %3, i32 %56
  store i8 %64, ptr %65, align 1, !tbaa !67
  %66 = icmp eq i32 %57, 0
  %67 = icmp eq i64 %62, 0
  %68 = select i1 %67, i32 0, i32 %56
  %69 = select i1 %66, i32 %68, i32 %57
  %70 = add nsw i32 %56, -1
  %71 = icmp samesign ugt i32 %56, 1
  br i1 %71, label %55, label %52, !llvm.loop !230

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

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #16

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_dims(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef %2) unnamed_addr #37 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %7 = load i32, ptr %6, align 8, !tbaa !183
  %8 = icmp eq i32 %7, 0
  %9 = icmp ne ptr %1, null
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %18

11:                                               ; preds = %3
  %12 = icmp sgt i32 %7, 0
  br i1 %12, label %13, label %64

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 92
  %15 = load i32, ptr %14, align 4, !tbaa !204
  %16 = load ptr, ptr %0, align 8, !tbaa !99
  %17 = getelementptr inbounds i8, ptr %16, i32 %15
  br label %30

18:                                               ; preds = %3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %4, i8 0, i64 48, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 92
  %20 = load i32, ptr %19, align 4, !tbaa !204
  %21 = load ptr, ptr %0, align 8, !tbaa !99
  %22 = getelementptr inbounds i8, ptr %21, i32 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i32 32
  %24 = load i32, ptr %23, align 8, !tbaa !211
  %25 = getelementptr inbounds i8, ptr %21, i32 %24
  store ptr %25, ptr %4, align 8, !tbaa !83
  %26 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.13, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  br label %64

27:                                               ; preds = %37
  %28 = add nuw nsw i32 %31, 1
  %29 = icmp eq i32 %28, %7
  br i1 %29, label %64, label %30, !llvm.loop !231

30:                                               ; preds = %13, %27
  %31 = phi i32 [ 0, %13 ], [ %28, %27 ]
  %32 = getelementptr inbounds nuw %struct.tfc_bound, ptr %17, i32 %31
  %33 = getelementptr inbounds nuw i64, ptr %1, i32 %31
  %34 = load i64, ptr %33, align 8, !tbaa !116
  %35 = load i64, ptr %32, align 8, !tbaa !232
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %41, label %37

37:                                               ; preds = %30
  %38 = getelementptr inbounds nuw i8, ptr %32, i32 8
  %39 = load i64, ptr %38, align 8, !tbaa !233
  %40 = icmp sgt i64 %34, %39
  br i1 %40, label %41, label %27

41:                                               ; preds = %37, %30
  %42 = getelementptr inbounds nuw i8, ptr %32, i32 36
  %43 = load i32, ptr %42, align 4, !tbaa !205
  %44 = icmp sgt i32 %43, -1
  br i1 %44, label %45, label %49

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %47 = load ptr, ptr %46, align 4, !tbaa !97
  %48 = getelementptr inbounds nuw %struct.tfc_given, ptr %47, i32 %43
  br label %49

49:                                               ; preds = %41, %45
  %50 = phi ptr [ %48, %45 ], [ null, %41 ]
  %51 = getelementptr inbounds nuw i8, ptr %32, i32 32
  %52 = load i32, ptr %51, align 8, !tbaa !211
  %53 = getelementptr inbounds i8, ptr %16, i32 %52
  store ptr %53, ptr %5, align 8, !tbaa !83
  %54 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store ptr null, ptr %54, align 4, !tbaa !85
  %55 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i64 %34, ptr %55, align 8, !tbaa !176
  %56 = getelementptr inbounds nuw i8, ptr %5, i32 16
  store i64 %35, ptr %56, align 8, !tbaa !177
  %57 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %58 = getelementptr inbounds nuw i8, ptr %32, i32 8
  %59 = load i64, ptr %58, align 8, !tbaa !233
  store i64 %59, ptr %57, align 8, !tbaa !178
  %60 = getelementptr inbounds nuw i8, ptr %5, i32 32
  store double 0.000000e+00, ptr %60, align 8, !tbaa !179
  %61 = getelementptr inbounds nuw i8, ptr %5, i32 40
  store ptr %50, ptr %61, align 8, !tbaa !87
  %62 = getelementptr inbounds nuw i8, ptr %5, i32 44
  store i32 0, ptr %62, align 4
  %63 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #24
  br label %64

64:                                               ; preds = %27, %11, %49, %18
  %65 = phi i32 [ 3, %18 ], [ 3, %49 ], [ 0, %11 ], [ 0, %27 ]
  ret i32 %65
}

; Function Attrs: cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i32 @report_failure(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #40 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = load atomic i32, ptr %1 seq_cst, align 4, !tbaa !234
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  store ptr @.str.19, ptr %4, align 8, !tbaa !83
  %6 = getelementptr inbounds nuw i8, ptr %4, i32 4
  store ptr @.str.19, ptr %6, align 4, !tbaa !85
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %9 = load i64, ptr %8, align 8, !tbaa !36
  store i64 %9, ptr %7, align 8, !tbaa !176
  %10 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %12 = load i64, ptr %11, align 8, !tbaa !40
  store i64 %12, ptr %10, align 8, !tbaa !177
  %13 = getelementptr inbounds nuw i8, ptr %4, i32 24
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %15 = load i64, ptr %14, align 8, !tbaa !41
  store i64 %15, ptr %13, align 8, !tbaa !178
  %16 = getelementptr inbounds nuw i8, ptr %4, i32 32
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 40
  %18 = load double, ptr %17, align 8, !tbaa !42
  store double %18, ptr %16, align 8, !tbaa !179
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 40
  store ptr null, ptr %19, align 8, !tbaa !87
  %20 = getelementptr inbounds nuw i8, ptr %4, i32 44
  store i32 0, ptr %20, align 4
  %21 = icmp eq i32 %5, 1
  br i1 %21, label %33, label %22

22:                                               ; preds = %3
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 148
  %24 = load i32, ptr %23, align 4, !tbaa !235
  %25 = sext i32 %24 to i64
  %26 = icmp sgt i32 %24, 0
  br i1 %26, label %27, label %56

27:                                               ; preds = %22
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %29 = load ptr, ptr %28, align 8, !tbaa !236
  %30 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %31 = load i32, ptr %30, align 8, !tbaa !224
  %32 = getelementptr inbounds nuw i8, ptr %1, i32 12
  br label %35

33:                                               ; preds = %3
  %34 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 1, ptr noundef nonnull @.str.20, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  br label %58

35:                                               ; preds = %27, %53
  %36 = phi i64 [ 0, %27 ], [ %54, %53 ]
  %37 = trunc i64 %36 to i32
  %38 = getelementptr inbounds %struct.tfc_message, ptr %29, i32 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i32 16
  %40 = load i32, ptr %39, align 4, !tbaa !237
  %41 = icmp eq i32 %40, %31
  br i1 %41, label %42, label %53

42:                                               ; preds = %35
  %43 = getelementptr inbounds nuw i8, ptr %38, i32 20
  %44 = load i32, ptr %43, align 4, !tbaa !239
  %45 = load i32, ptr %32, align 4, !tbaa !39
  %46 = icmp eq i32 %44, %45
  br i1 %46, label %47, label %53

47:                                               ; preds = %42
  store ptr %38, ptr %19, align 8, !tbaa !87
  %48 = getelementptr inbounds nuw i8, ptr %38, i32 24
  %49 = load i32, ptr %48, align 4, !tbaa !240
  %50 = load ptr, ptr %0, align 8, !tbaa !99
  %51 = getelementptr inbounds i8, ptr %50, i32 %49
  %52 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef %5, ptr noundef %51, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  br label %58

53:                                               ; preds = %42, %35
  %54 = add nuw nsw i64 %36, 1
  %55 = icmp eq i64 %54, %25
  br i1 %55, label %56, label %35, !llvm.loop !241

56:                                               ; preds = %53, %22
  %57 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef %5, ptr noundef nonnull @.str.21, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  br label %58

58:                                               ; preds = %47, %56, %33
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  ret i32 %5
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_kind(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef %4) unnamed_addr #34 {
  %6 = alloca %struct.tfc_fault, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %8 = load i32, ptr %7, align 4, !tbaa !104
  %9 = load ptr, ptr %0, align 8, !tbaa !99
  %10 = getelementptr inbounds i8, ptr %9, i32 %8
  store ptr %10, ptr %6, align 8, !tbaa !83
  %11 = getelementptr inbounds nuw i8, ptr %6, i32 40
  store ptr %1, ptr %11, align 8, !tbaa !87
  %12 = getelementptr inbounds nuw i8, ptr %2, i32 24
  %13 = load i32, ptr %12, align 8, !tbaa !242
  %14 = icmp ugt i32 %13, 1
  br i1 %14, label %45, label %15

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %2, i32 28
  %17 = load i32, ptr %16, align 4, !tbaa !243
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %45

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %21 = load i32, ptr %20, align 8, !tbaa !193
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr %6, i32 16
  store i64 %22, ptr %23, align 8, !tbaa !177
  %24 = getelementptr inbounds nuw i8, ptr %1, i32 36
  %25 = load i32, ptr %24, align 4, !tbaa !244
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i8, ptr %6, i32 24
  store i64 %26, ptr %27, align 8, !tbaa !178
  %28 = icmp eq i32 %21, %25
  br i1 %28, label %29, label %45

29:                                               ; preds = %19
  %30 = getelementptr inbounds nuw i8, ptr %2, i32 20
  %31 = load i32, ptr %30, align 4, !tbaa !245
  %32 = zext i32 %31 to i64
  store i64 %32, ptr %23, align 8, !tbaa !177
  %33 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %34 = load i32, ptr %33, align 4, !tbaa !246
  %35 = zext i32 %34 to i64
  store i64 %35, ptr %27, align 8, !tbaa !178
  %36 = icmp eq i32 %31, %34
  br i1 %36, label %37, label %45

37:                                               ; preds = %29
  %38 = icmp eq i32 %3, 0
  %39 = icmp eq i32 %21, 0
  %40 = or i1 %38, %39
  br i1 %40, label %48, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %43 = load ptr, ptr %42, align 4, !tbaa !191
  %44 = icmp eq ptr %43, null
  br i1 %44, label %45, label %48

45:                                               ; preds = %41, %29, %19, %5, %15
  %46 = phi ptr [ @.str.31, %29 ], [ @.str.30, %19 ], [ @.str.29, %5 ], [ @.str.29, %15 ], [ @.str.32, %41 ]
  %47 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %46, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #24
  br label %48

48:                                               ; preds = %45, %37, %41
  %49 = phi i32 [ 0, %41 ], [ 0, %37 ], [ 3, %45 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  ret i32 %49
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_size(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef %5) unnamed_addr #37 {
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %49, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 36
  %12 = load i32, ptr %11, align 4, !tbaa !244
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %15 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %16 = icmp eq i32 %12, 0
  br i1 %16, label %49, label %17

17:                                               ; preds = %10
  %18 = load i32, ptr %13, align 8, !tbaa !98
  %19 = load ptr, ptr %0, align 8, !tbaa !99
  %20 = getelementptr inbounds i8, ptr %19, i32 %18
  %21 = load i32, ptr %14, align 4, !tbaa !194
  %22 = getelementptr inbounds i8, ptr %19, i32 %21
  br label %23

23:                                               ; preds = %17, %33
  %24 = phi i32 [ %34, %33 ], [ 0, %17 ]
  %25 = getelementptr inbounds nuw i32, ptr %22, i32 %24
  %26 = load i32, ptr %25, align 4, !tbaa !5
  %27 = getelementptr inbounds i64, ptr %20, i32 %26
  %28 = tail call fastcc i64 @evaluate(ptr noundef %27, ptr noundef nonnull %4) #23
  %29 = load ptr, ptr %15, align 4, !tbaa !191
  %30 = getelementptr inbounds nuw i64, ptr %29, i32 %24
  %31 = load i64, ptr %30, align 8, !tbaa !116
  %32 = icmp eq i64 %31, %28
  br i1 %32, label %33, label %36

33:                                               ; preds = %23
  %34 = add i32 %24, 1
  %35 = icmp eq i32 %34, %12
  br i1 %35, label %49, label %23

36:                                               ; preds = %23
  %37 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %38 = load i32, ptr %37, align 4, !tbaa !104
  %39 = getelementptr inbounds i8, ptr %19, i32 %38
  store ptr %39, ptr %7, align 8, !tbaa !83
  %40 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store ptr @.str.19, ptr %40, align 4, !tbaa !85
  %41 = getelementptr inbounds nuw i8, ptr %7, i32 8
  store i64 %31, ptr %41, align 8, !tbaa !176
  %42 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %43 = zext i32 %24 to i64
  store i64 %43, ptr %42, align 8, !tbaa !177
  %44 = getelementptr inbounds nuw i8, ptr %7, i32 24
  store i64 %28, ptr %44, align 8, !tbaa !178
  %45 = getelementptr inbounds nuw i8, ptr %7, i32 32
  store double 0.000000e+00, ptr %45, align 8, !tbaa !179
  %46 = getelementptr inbounds nuw i8, ptr %7, i32 40
  store ptr %1, ptr %46, align 8, !tbaa !87
  %47 = getelementptr inbounds nuw i8, ptr %7, i32 44
  store i32 0, ptr %47, align 4
  %48 = tail call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.34, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #24
  br label %73

49:                                               ; preds = %33, %10, %6
  %50 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %51 = load i32, ptr %50, align 8, !tbaa !98
  %52 = load ptr, ptr %0, align 8, !tbaa !99
  %53 = getelementptr inbounds i8, ptr %52, i32 %51
  %54 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %55 = load i32, ptr %54, align 4, !tbaa !100
  %56 = getelementptr inbounds i64, ptr %53, i32 %55
  %57 = tail call fastcc i64 @evaluate(ptr noundef %56, ptr noundef nonnull %4) #23
  %58 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %59 = load i64, ptr %58, align 8, !tbaa !247
  %60 = icmp ult i64 %59, %57
  br i1 %60, label %61, label %73

61:                                               ; preds = %49
  %62 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %63 = load i32, ptr %62, align 4, !tbaa !104
  %64 = getelementptr inbounds i8, ptr %52, i32 %63
  store ptr %64, ptr %8, align 8, !tbaa !83
  %65 = getelementptr inbounds nuw i8, ptr %8, i32 4
  store ptr null, ptr %65, align 4, !tbaa !85
  %66 = getelementptr inbounds nuw i8, ptr %8, i32 8
  store i64 0, ptr %66, align 8, !tbaa !176
  %67 = getelementptr inbounds nuw i8, ptr %8, i32 16
  store i64 %59, ptr %67, align 8, !tbaa !177
  %68 = getelementptr inbounds nuw i8, ptr %8, i32 24
  store i64 %57, ptr %68, align 8, !tbaa !178
  %69 = getelementptr inbounds nuw i8, ptr %8, i32 32
  store double 0.000000e+00, ptr %69, align 8, !tbaa !179
  %70 = getelementptr inbounds nuw i8, ptr %8, i32 40
  store ptr %1, ptr %70, align 8, !tbaa !87
  %71 = getelementptr inbounds nuw i8, ptr %8, i32 44
  store i32 0, ptr %71, align 4
  %72 = tail call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.35, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #24
  br label %73

73:                                               ; preds = %36, %61, %49
  %74 = phi i32 [ 3, %36 ], [ 3, %61 ], [ 0, %49 ]
  ret i32 %74
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #18

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #18

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #19

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #18

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #20

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #2 = { nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #6 = { noinline nounwind }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #9 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #12 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #13 = { nofree norecurse nosync nounwind memory(argmem: read) }
attributes #14 = { nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #15 = { cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #16 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #17 = { cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #18 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #19 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #20 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #21 = { nounwind }
attributes #22 = { nobuiltin nounwind }
attributes #23 = { nobuiltin }
attributes #24 = { cold nobuiltin }

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
!9 = !{!10, !6, i64 0}
!10 = !{!"tfc_pool", !6, i64 0}
!11 = !{!12, !15, i64 12}
!12 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !13, i64 8, !15, i64 12, !16, i64 16, !17, i64 20, !18, i64 24, !19, i64 28}
!13 = !{!"p1 _ZTS8tfc_pool", !14, i64 0}
!14 = !{!"any pointer", !7, i64 0}
!15 = !{!"p1 _ZTS8tfc_host", !14, i64 0}
!16 = !{!"p1 _ZTS11tfc_failure", !14, i64 0}
!17 = !{!"p1 _ZTS10tfc_device", !14, i64 0}
!18 = !{!"p1 _ZTS10tfc_checks", !14, i64 0}
!19 = !{!"p1 _ZTS9tfc_timer", !14, i64 0}
!20 = !{!21, !14, i64 12}
!21 = !{!"tfc_host", !6, i64 0, !6, i64 4, !14, i64 8, !14, i64 12, !14, i64 16, !14, i64 20, !14, i64 24, !14, i64 28}
!22 = !{!21, !6, i64 4}
!23 = !{!12, !13, i64 8}
!24 = !{!25, !14, i64 0}
!25 = !{!"tfc_loop", !14, i64 0, !14, i64 4, !26, i64 8, !26, i64 16, !26, i64 24}
!26 = !{!"long long", !7, i64 0}
!27 = !{!25, !14, i64 4}
!28 = !{!25, !26, i64 8}
!29 = !{!25, !26, i64 24}
!30 = distinct !{!30, !31}
!31 = !{!"llvm.loop.mustprogress"}
!32 = !{!25, !26, i64 16}
!33 = !{!21, !14, i64 8}
!34 = !{!12, !16, i64 16}
!35 = distinct !{!35, !31}
!36 = !{!37, !26, i64 16}
!37 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !26, i64 16, !26, i64 24, !26, i64 32, !38, i64 40}
!38 = !{!"double", !7, i64 0}
!39 = !{!37, !6, i64 12}
!40 = !{!37, !26, i64 24}
!41 = !{!37, !26, i64 32}
!42 = !{!37, !38, i64 40}
!43 = !{!21, !14, i64 24}
!44 = !{!45, !49, i64 28}
!45 = !{!"tfc_region", !46, i64 0, !26, i64 8, !47, i64 16, !48, i64 20, !47, i64 24, !49, i64 28, !26, i64 32, !48, i64 40, !50, i64 44, !51, i64 48, !26, i64 56, !52, i64 64, !53, i64 68}
!46 = !{!"p1 _ZTS15tfc_instruction", !14, i64 0}
!47 = !{!"any p2 pointer", !14, i64 0}
!48 = !{!"p1 long long", !14, i64 0}
!49 = !{!"p1 _ZTS7tfc_ctx", !14, i64 0}
!50 = !{!"p1 omnipotent char", !14, i64 0}
!51 = !{!"p1 _ZTS9tfc_block", !14, i64 0}
!52 = !{!"p1 int", !14, i64 0}
!53 = !{!"p1 _ZTS13tfc_recording", !14, i64 0}
!54 = !{!21, !14, i64 20}
!55 = !{!45, !26, i64 56}
!56 = !{!45, !26, i64 8}
!57 = distinct !{!57, !31}
!58 = !{!45, !46, i64 0}
!59 = !{!60, !6, i64 16}
!60 = !{!"tfc_instruction", !14, i64 0, !52, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20}
!61 = !{!45, !26, i64 32}
!62 = !{!60, !6, i64 12}
!63 = !{!60, !6, i64 20}
!64 = !{!45, !47, i64 16}
!65 = !{!60, !52, i64 4}
!66 = !{!14, !14, i64 0}
!67 = !{!7, !7, i64 0}
!68 = !{!60, !6, i64 8}
!69 = !{!45, !50, i64 44}
!70 = distinct !{!70, !31}
!71 = distinct !{!71, !31}
!72 = !{!73, !6, i64 128}
!73 = !{!"tfc_entry", !50, i64 0, !46, i64 4, !50, i64 8, !74, i64 12, !75, i64 16, !14, i64 20, !26, i64 24, !26, i64 32, !26, i64 40, !26, i64 48, !26, i64 56, !26, i64 64, !26, i64 72, !6, i64 80, !6, i64 84, !6, i64 88, !6, i64 92, !6, i64 96, !6, i64 100, !6, i64 104, !6, i64 108, !6, i64 112, !6, i64 116, !6, i64 120, !6, i64 124, !6, i64 128, !6, i64 132, !6, i64 136, !6, i64 140, !6, i64 144, !6, i64 148, !6, i64 152, !6, i64 156}
!74 = !{!"p1 _ZTS9tfc_given", !14, i64 0}
!75 = !{!"p1 _ZTS11tfc_message", !14, i64 0}
!76 = !{!73, !6, i64 124}
!77 = !{!78, !79, i64 4}
!78 = !{!"tfc_block_of", !50, i64 0, !79, i64 4, !26, i64 8, !80, i64 16}
!79 = !{!"long", !7, i64 0}
!80 = !{!"p1 _ZTS7tfc_loc", !14, i64 0}
!81 = !{!78, !26, i64 8}
!82 = !{!78, !50, i64 0}
!83 = !{!84, !50, i64 0}
!84 = !{!"tfc_fault", !50, i64 0, !50, i64 4, !26, i64 8, !26, i64 16, !26, i64 24, !38, i64 32, !80, i64 40}
!85 = !{!84, !50, i64 4}
!86 = !{!78, !80, i64 16}
!87 = !{!84, !80, i64 40}
!88 = distinct !{!88, !31}
!89 = !{!90, !50, i64 0}
!90 = !{!"tfc_memory", !50, i64 0, !50, i64 4, !50, i64 8, !14, i64 12, !14, i64 16, !79, i64 20}
!91 = !{!73, !26, i64 56}
!92 = !{!73, !26, i64 72}
!93 = !{!90, !50, i64 8}
!94 = !{!73, !26, i64 32}
!95 = !{!90, !50, i64 4}
!96 = !{!73, !26, i64 64}
!97 = !{!73, !74, i64 12}
!98 = !{!73, !6, i64 88}
!99 = !{!73, !50, i64 0}
!100 = !{!101, !6, i64 24}
!101 = !{!"tfc_given", !102, i64 0, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36}
!102 = !{!"tfc_loc", !50, i64 0, !50, i64 4, !6, i64 8, !6, i64 12}
!103 = !{!90, !79, i64 20}
!104 = !{!101, !6, i64 16}
!105 = !{!106, !50, i64 0}
!106 = !{!"text", !50, i64 0, !50, i64 4}
!107 = !{!106, !50, i64 4}
!108 = distinct !{!108, !31}
!109 = distinct !{!109, !31}
!110 = !{!111, !6, i64 0}
!111 = !{!"tfc_error", !6, i64 0, !7, i64 4, !80, i64 240, !26, i64 248}
!112 = !{!111, !80, i64 240}
!113 = !{!111, !26, i64 248}
!114 = !{!90, !14, i64 12}
!115 = !{!90, !14, i64 16}
!116 = !{!26, !26, i64 0}
!117 = !{!73, !6, i64 100}
!118 = !{!73, !6, i64 136}
!119 = distinct !{!119, !31}
!120 = !{!121, !6, i64 0}
!121 = !{!"tfc_flag", !6, i64 0, !6, i64 4}
!122 = !{!121, !6, i64 4}
!123 = !{!101, !6, i64 20}
!124 = distinct !{!124, !31}
!125 = !{!73, !14, i64 20}
!126 = !{!73, !6, i64 108}
!127 = !{!73, !6, i64 96}
!128 = !{!73, !6, i64 104}
!129 = !{!73, !6, i64 84}
!130 = !{!73, !6, i64 116}
!131 = !{!132, !6, i64 0}
!132 = !{!"tfc_place", !6, i64 0, !6, i64 4, !7, i64 8}
!133 = !{!73, !50, i64 8}
!134 = !{!132, !6, i64 4}
!135 = distinct !{!135, !31}
!136 = !{!73, !6, i64 152}
!137 = !{!73, !6, i64 144}
!138 = !{!73, !26, i64 48}
!139 = distinct !{!139, !31}
!140 = !{!12, !6, i64 0}
!141 = !{!12, !6, i64 4}
!142 = !{!143, !26, i64 8}
!143 = !{!"tfc_aside", !26, i64 0, !26, i64 8, !26, i64 16}
!144 = !{!143, !26, i64 0}
!145 = !{!143, !26, i64 16}
!146 = distinct !{!146, !31}
!147 = !{!21, !14, i64 28}
!148 = !{!12, !17, i64 20}
!149 = !{!12, !18, i64 24}
!150 = !{!12, !19, i64 28}
!151 = !{!73, !46, i64 4}
!152 = !{!73, !6, i64 112}
!153 = !{!45, !48, i64 20}
!154 = !{!73, !26, i64 40}
!155 = !{!45, !47, i64 24}
!156 = !{!73, !26, i64 24}
!157 = !{!45, !48, i64 40}
!158 = !{!45, !51, i64 48}
!159 = !{!73, !6, i64 156}
!160 = !{!45, !52, i64 64}
!161 = !{!45, !53, i64 68}
!162 = !{!73, !6, i64 132}
!163 = distinct !{!163, !31}
!164 = !{!73, !6, i64 140}
!165 = !{!166, !6, i64 4}
!166 = !{!"tfc_result", !6, i64 0, !6, i64 4, !26, i64 8}
!167 = !{!166, !6, i64 0}
!168 = !{!166, !26, i64 8}
!169 = distinct !{!169, !31}
!170 = distinct !{!170, !31}
!171 = !{!172, !6, i64 0}
!172 = !{!"tfc_call", !6, i64 0, !6, i64 4, !173, i64 8, !174, i64 12, !174, i64 16, !6, i64 20, !6, i64 24, !14, i64 28, !14, i64 32, !14, i64 36, !26, i64 40, !26, i64 48, !26, i64 56, !14, i64 64, !15, i64 68}
!173 = !{!"p1 _ZTS9tfc_error", !14, i64 0}
!174 = !{!"p1 _ZTS10tfc_tensor", !14, i64 0}
!175 = !{!172, !173, i64 8}
!176 = !{!84, !26, i64 8}
!177 = !{!84, !26, i64 16}
!178 = !{!84, !26, i64 24}
!179 = !{!84, !38, i64 32}
!180 = !{!172, !6, i64 4}
!181 = !{!182, !182, i64 0}
!182 = !{!"p1 _ZTS9tfc_entry", !14, i64 0}
!183 = !{!73, !6, i64 120}
!184 = !{!172, !14, i64 28}
!185 = !{!172, !14, i64 32}
!186 = !{!172, !14, i64 36}
!187 = !{!172, !174, i64 12}
!188 = !{!172, !174, i64 16}
!189 = !{!172, !15, i64 68}
!190 = !{!172, !6, i64 24}
!191 = !{!192, !48, i64 4}
!192 = !{!"tfc_tensor", !14, i64 0, !48, i64 4, !26, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !7, i64 32}
!193 = !{!192, !6, i64 16}
!194 = !{!101, !6, i64 28}
!195 = distinct !{!195, !31}
!196 = !{!172, !14, i64 64}
!197 = !{!172, !6, i64 20}
!198 = !{!73, !6, i64 80}
!199 = !{!172, !26, i64 40}
!200 = !{!172, !26, i64 48}
!201 = !{!172, !26, i64 56}
!202 = distinct !{!202, !31}
!203 = distinct !{!203, !31}
!204 = !{!73, !6, i64 92}
!205 = !{!206, !6, i64 36}
!206 = !{!"tfc_bound", !26, i64 0, !26, i64 8, !26, i64 16, !26, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44}
!207 = !{!206, !6, i64 40}
!208 = !{!206, !26, i64 24}
!209 = !{!206, !26, i64 16}
!210 = distinct !{!210, !31}
!211 = !{!206, !6, i64 32}
!212 = distinct !{!212, !31}
!213 = distinct !{!213, !31}
!214 = distinct !{!214, !31}
!215 = !{!216, !26, i64 0}
!216 = !{!"tfc_initial", !26, i64 0, !26, i64 8, !26, i64 16, !26, i64 24}
!217 = !{!216, !26, i64 8}
!218 = !{!216, !26, i64 16}
!219 = !{!216, !26, i64 24}
!220 = distinct !{!220, !31}
!221 = !{!21, !6, i64 0}
!222 = !{!60, !14, i64 0}
!223 = distinct !{!223, !31}
!224 = !{!37, !6, i64 8}
!225 = distinct !{!225, !31}
!226 = distinct !{!226, !31}
!227 = distinct !{!227, !31}
!228 = distinct !{!228, !31}
!229 = distinct !{!229, !31}
!230 = distinct !{!230, !31}
!231 = distinct !{!231, !31}
!232 = !{!206, !26, i64 0}
!233 = !{!206, !26, i64 8}
!234 = !{!37, !7, i64 0}
!235 = !{!73, !6, i64 148}
!236 = !{!73, !75, i64 16}
!237 = !{!238, !6, i64 16}
!238 = !{!"tfc_message", !102, i64 0, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28}
!239 = !{!238, !6, i64 20}
!240 = !{!238, !6, i64 24}
!241 = distinct !{!241, !31}
!242 = !{!192, !6, i64 24}
!243 = !{!192, !6, i64 28}
!244 = !{!101, !6, i64 36}
!245 = !{!192, !6, i64 20}
!246 = !{!101, !6, i64 32}
!247 = !{!192, !26, i64 8}
attributes #25 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) minsize optsize }
attributes #26 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) minsize optsize }
attributes #27 = { nounwind optsize }
attributes #28 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #29 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) optsize }
attributes #30 = { noinline nounwind optsize }
attributes #31 = { noinline nounwind minsize optsize }
attributes #32 = { cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #33 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #34 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #35 = { nounwind minsize optsize }
attributes #36 = { nofree norecurse nosync nounwind memory(argmem: read) optsize }
attributes #37 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) optsize }
attributes #38 = { nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #39 = { cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #40 = { cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
