; Made by `python -m tfc.runtime.native` from entry.c; do not edit.
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown"

%struct.tfc_loop = type { ptr, ptr, i64, i64, i64 }
%struct.tfc_instruction = type { ptr, i32, i32, i32, i32, i32 }
%struct.tfc_block_of = type { ptr, i32, i64, ptr }
%struct.tfc_fault = type { ptr, ptr, i64, i64, i64, double, ptr }
%struct.tfc_given = type { i32, i32, i32, i32, i32, i32, i32 }
%struct.tfc_loc = type { ptr, ptr, i32, i32 }
%struct.text = type { ptr, ptr }
%struct.tfc_memory = type { ptr, ptr, ptr, ptr, ptr, i32 }
%struct.tfc_flag = type { i32, i32 }
%struct.tfc_failure = type { i32, i32, i32, i32, i64, i64, i64, double }
%struct.tfc_ctx = type { i32, i32, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.tfc_region = type { ptr, i64, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, i64, ptr, ptr }
%struct.tfc_place = type { i32, %union.anon.1 }
%union.anon.1 = type { %struct.anon }
%struct.anon = type { i32, i32 }
%struct.tfc_aside = type { i64, i64, i64 }
%struct.tfc_result = type { i32, i32, i64 }
%struct.tfc_tensor = type { ptr, ptr, i64, i32, i32, i32, i32, [2 x i64] }
%struct.tfc_bound = type { i64, i64, i64, i64, i32, i32, i32, i32 }
%struct.tfc_initial = type { i64, i64, i64, i64 }
%struct.tfc_message = type { i32, i32, i32, i32 }

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
  br i1 %7, label %75, label %8

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
  %32 = icmp ult i32 %27, 2
  %33 = icmp slt i64 %4, 0
  %34 = icmp eq i64 %4, 0
  br i1 %34, label %38, label %35

35:                                               ; preds = %25
  %36 = tail call i64 @llvm.abs.i64(i64 %4, i1 true)
  %37 = udiv i64 %1, %36
  br label %38

38:                                               ; preds = %25, %35
  %39 = phi i64 [ 4, %35 ], [ 2, %25 ]
  %40 = phi i64 [ %37, %35 ], [ %1, %25 ]
  %41 = icmp samesign ult i64 %40, %39
  %42 = select i1 %32, i1 true, i1 %41
  %43 = zext i32 %27 to i64
  %44 = tail call i64 @llvm.umin.i64(i64 %40, i64 %43)
  %45 = select i1 %42, i64 1, i64 %44
  store i64 %45, ptr %31, align 8, !tbaa !29
  %46 = icmp samesign ult i64 %45, 2
  %47 = or i1 %33, %46
  %48 = lshr i64 %40, 1
  %49 = icmp samesign ult i64 %48, %45
  %50 = select i1 %47, i1 true, i1 %49
  br i1 %50, label %62, label %51, !llvm.loop !30

51:                                               ; preds = %38
  %52 = lshr i64 %40, 2
  %53 = icmp samesign ult i64 %52, %45
  br i1 %53, label %62, label %54, !llvm.loop !30

54:                                               ; preds = %51
  %55 = lshr i64 %40, 3
  %56 = icmp samesign ult i64 %55, %45
  %57 = select i1 %47, i1 true, i1 %56
  br i1 %57, label %62, label %58, !llvm.loop !30

58:                                               ; preds = %54
  %59 = lshr i64 %40, 4
  %60 = icmp samesign ult i64 %59, %45
  %61 = select i1 %60, i64 4, i64 5
  br label %62, !llvm.loop !30

62:                                               ; preds = %58, %54, %51, %38
  %63 = phi i64 [ 1, %38 ], [ 2, %51 ], [ 3, %54 ], [ %61, %58 ]
  %64 = mul nuw nsw i64 %63, %45
  store i64 %64, ptr %30, align 8, !tbaa !32
  %65 = icmp samesign ugt i64 %64, 1
  %66 = and i1 %26, %65
  br i1 %66, label %67, label %73

67:                                               ; preds = %62
  %68 = getelementptr inbounds nuw i8, ptr %10, i32 12
  %69 = load ptr, ptr %68, align 4, !tbaa !20
  %70 = getelementptr inbounds nuw i8, ptr %10, i32 8
  %71 = load ptr, ptr %70, align 4, !tbaa !33
  %72 = trunc i64 %64 to i32
  call void %69(ptr noundef %71, i32 noundef %72, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #22
  br label %74

73:                                               ; preds = %62
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #22
  br label %74

74:                                               ; preds = %73, %67
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %75

75:                                               ; preds = %5, %74
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %3 = load ptr, ptr %2, align 8, !tbaa !44
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i32 64
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 52
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %9 = icmp eq ptr %1, null
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 40
  br label %14

14:                                               ; preds = %253, %2
  %15 = phi i64 [ 0, %2 ], [ %254, %253 ]
  %16 = icmp slt i64 %15, %5
  br i1 %16, label %17, label %257

17:                                               ; preds = %14
  %18 = trunc i64 %15 to i32
  %19 = getelementptr inbounds %struct.tfc_instruction, ptr %3, i32 %18
  %20 = add nsw i64 %15, 1
  %21 = getelementptr inbounds nuw i8, ptr %19, i32 16
  %22 = load i32, ptr %21, align 4, !tbaa !59
  switch i32 %22, label %253 [
    i32 0, label %23
    i32 1, label %52
    i32 3, label %56
    i32 4, label %71
    i32 2, label %92
    i32 5, label %116
    i32 6, label %159
    i32 7, label %223
  ]

23:                                               ; preds = %17
  br i1 %9, label %50, label %24

24:                                               ; preds = %23
  %25 = load ptr, ptr %12, align 4, !tbaa !43
  %26 = icmp eq ptr %25, null
  br i1 %26, label %35, label %27

27:                                               ; preds = %24
  %28 = load i64, ptr %13, align 8, !tbaa !61
  %29 = icmp slt i64 %15, %28
  br i1 %29, label %30, label %35

30:                                               ; preds = %27
  %31 = load ptr, ptr %11, align 4, !tbaa !33
  %32 = tail call i32 %25(ptr noundef %31) #22
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %35, label %34

34:                                               ; preds = %30
  tail call fastcc void @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %19) #23
  br label %257

35:                                               ; preds = %30, %27, %24
  %36 = load ptr, ptr %10, align 4, !tbaa !54
  %37 = icmp eq ptr %36, null
  br i1 %37, label %42, label %38

38:                                               ; preds = %35
  %39 = load ptr, ptr %11, align 4, !tbaa !33
  %40 = getelementptr inbounds nuw i8, ptr %19, i32 12
  %41 = load i32, ptr %40, align 4, !tbaa !62
  tail call void %36(ptr noundef %39, i32 noundef %41, i32 noundef 0) #22
  br label %42

42:                                               ; preds = %38, %35
  %43 = tail call fastcc i32 @run_kernel(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %19) #23
  %44 = load ptr, ptr %10, align 4, !tbaa !54
  %45 = icmp eq ptr %44, null
  br i1 %45, label %253, label %46

46:                                               ; preds = %42
  %47 = load ptr, ptr %11, align 4, !tbaa !33
  %48 = getelementptr inbounds nuw i8, ptr %19, i32 12
  %49 = load i32, ptr %48, align 4, !tbaa !62
  tail call void %44(ptr noundef %47, i32 noundef %49, i32 noundef 1) #22
  br label %253

50:                                               ; preds = %23
  %51 = tail call fastcc i32 @run_kernel(ptr noundef nonnull %0, ptr noundef nonnull %19) #23
  br label %253

52:                                               ; preds = %17
  %53 = getelementptr inbounds nuw i8, ptr %19, i32 20
  %54 = load i32, ptr %53, align 4, !tbaa !63
  %55 = sext i32 %54 to i64
  br label %253

56:                                               ; preds = %17
  %57 = load ptr, ptr %8, align 8, !tbaa !64
  %58 = load ptr, ptr %7, align 4, !tbaa !65
  %59 = getelementptr inbounds nuw i8, ptr %19, i32 4
  %60 = load i32, ptr %59, align 4, !tbaa !66
  %61 = getelementptr inbounds i32, ptr %58, i32 %60
  %62 = load i32, ptr %61, align 4, !tbaa !5
  %63 = getelementptr inbounds ptr, ptr %57, i32 %62
  %64 = load ptr, ptr %63, align 4, !tbaa !67
  %65 = load i8, ptr %64, align 1, !tbaa !68
  %66 = icmp eq i8 %65, 0
  br i1 %66, label %67, label %253

67:                                               ; preds = %56
  %68 = getelementptr inbounds nuw i8, ptr %19, i32 20
  %69 = load i32, ptr %68, align 4, !tbaa !63
  %70 = sext i32 %69 to i64
  br label %253

71:                                               ; preds = %17
  %72 = load ptr, ptr %7, align 4, !tbaa !65
  %73 = getelementptr inbounds nuw i8, ptr %19, i32 4
  %74 = load i32, ptr %73, align 4, !tbaa !66
  %75 = getelementptr inbounds i32, ptr %72, i32 %74
  %76 = load ptr, ptr %8, align 8, !tbaa !64
  %77 = load i32, ptr %75, align 4, !tbaa !5
  %78 = getelementptr inbounds ptr, ptr %76, i32 %77
  %79 = load ptr, ptr %78, align 4, !tbaa !67
  store i32 0, ptr %79, align 4, !tbaa !5
  %80 = getelementptr inbounds nuw i8, ptr %75, i32 4
  %81 = load i32, ptr %80, align 4, !tbaa !5
  %82 = icmp sgt i32 %81, -1
  br i1 %82, label %83, label %253

83:                                               ; preds = %71
  %84 = getelementptr inbounds nuw ptr, ptr %76, i32 %81
  %85 = load ptr, ptr %84, align 4, !tbaa !67
  %86 = load i32, ptr %85, align 4, !tbaa !5
  %87 = icmp slt i32 %86, 1
  br i1 %87, label %88, label %253

88:                                               ; preds = %83
  %89 = getelementptr inbounds nuw i8, ptr %19, i32 20
  %90 = load i32, ptr %89, align 4, !tbaa !63
  %91 = sext i32 %90 to i64
  br label %253

92:                                               ; preds = %17
  br i1 %9, label %111, label %93

93:                                               ; preds = %92
  %94 = load ptr, ptr %10, align 4, !tbaa !54
  %95 = icmp eq ptr %94, null
  br i1 %95, label %100, label %96

96:                                               ; preds = %93
  %97 = load ptr, ptr %11, align 4, !tbaa !33
  %98 = getelementptr inbounds nuw i8, ptr %19, i32 12
  %99 = load i32, ptr %98, align 4, !tbaa !62
  tail call void %94(ptr noundef %97, i32 noundef %99, i32 noundef 2) #22
  br label %100

100:                                              ; preds = %96, %93
  %101 = load ptr, ptr %12, align 4, !tbaa !43
  %102 = icmp eq ptr %101, null
  br i1 %102, label %111, label %103

103:                                              ; preds = %100
  %104 = load i64, ptr %13, align 8, !tbaa !61
  %105 = icmp slt i64 %15, %104
  br i1 %105, label %106, label %111

106:                                              ; preds = %103
  %107 = load ptr, ptr %11, align 4, !tbaa !33
  %108 = tail call i32 %101(ptr noundef %107) #22
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %111, label %110

110:                                              ; preds = %106
  tail call fastcc void @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %19) #23
  br label %111

111:                                              ; preds = %92, %100, %103, %106, %110
  %112 = phi i32 [ 0, %92 ], [ 1, %110 ], [ 0, %106 ], [ 0, %103 ], [ 0, %100 ]
  %113 = getelementptr inbounds nuw i8, ptr %19, i32 20
  %114 = load i32, ptr %113, align 4, !tbaa !63
  %115 = sext i32 %114 to i64
  br label %253

116:                                              ; preds = %17
  br i1 %9, label %135, label %117

117:                                              ; preds = %116
  %118 = load ptr, ptr %10, align 4, !tbaa !54
  %119 = icmp eq ptr %118, null
  br i1 %119, label %124, label %120

120:                                              ; preds = %117
  %121 = load ptr, ptr %11, align 4, !tbaa !33
  %122 = getelementptr inbounds nuw i8, ptr %19, i32 12
  %123 = load i32, ptr %122, align 4, !tbaa !62
  tail call void %118(ptr noundef %121, i32 noundef %123, i32 noundef 2) #22
  br label %124

124:                                              ; preds = %120, %117
  %125 = load ptr, ptr %12, align 4, !tbaa !43
  %126 = icmp eq ptr %125, null
  br i1 %126, label %135, label %127

127:                                              ; preds = %124
  %128 = load i64, ptr %13, align 8, !tbaa !61
  %129 = icmp slt i64 %15, %128
  br i1 %129, label %130, label %135

130:                                              ; preds = %127
  %131 = load ptr, ptr %11, align 4, !tbaa !33
  %132 = tail call i32 %125(ptr noundef %131) #22
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %135, label %134

134:                                              ; preds = %130
  tail call fastcc void @fail_at(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %19) #23
  br label %135

135:                                              ; preds = %116, %124, %127, %130, %134
  %136 = phi i32 [ 0, %116 ], [ 1, %134 ], [ 0, %130 ], [ 0, %127 ], [ 0, %124 ]
  %137 = load ptr, ptr %7, align 4, !tbaa !65
  %138 = getelementptr inbounds nuw i8, ptr %19, i32 4
  %139 = load i32, ptr %138, align 4, !tbaa !66
  %140 = getelementptr inbounds i32, ptr %137, i32 %139
  %141 = load ptr, ptr %8, align 8, !tbaa !64
  %142 = load i32, ptr %140, align 4, !tbaa !5
  %143 = getelementptr inbounds ptr, ptr %141, i32 %142
  %144 = load ptr, ptr %143, align 4, !tbaa !67
  %145 = load i32, ptr %144, align 4, !tbaa !5
  %146 = add i32 %145, 1
  store i32 %146, ptr %144, align 4, !tbaa !5
  %147 = getelementptr inbounds nuw i8, ptr %140, i32 4
  %148 = load i32, ptr %147, align 4, !tbaa !5
  %149 = icmp slt i32 %148, 0
  br i1 %149, label %155, label %150

150:                                              ; preds = %135
  %151 = getelementptr inbounds nuw ptr, ptr %141, i32 %148
  %152 = load ptr, ptr %151, align 4, !tbaa !67
  %153 = load i32, ptr %152, align 4, !tbaa !5
  %154 = icmp slt i32 %146, %153
  br i1 %154, label %155, label %253

155:                                              ; preds = %150, %135
  %156 = getelementptr inbounds nuw i8, ptr %19, i32 20
  %157 = load i32, ptr %156, align 4, !tbaa !63
  %158 = sext i32 %157 to i64
  br label %253

159:                                              ; preds = %17
  %160 = load ptr, ptr %7, align 4, !tbaa !65
  %161 = getelementptr inbounds nuw i8, ptr %19, i32 4
  %162 = load i32, ptr %161, align 4, !tbaa !66
  %163 = getelementptr inbounds i32, ptr %160, i32 %162
  %164 = getelementptr inbounds nuw i8, ptr %19, i32 8
  %165 = load i32, ptr %164, align 4, !tbaa !69
  %166 = load ptr, ptr %8, align 8, !tbaa !64
  %167 = load i32, ptr %163, align 4, !tbaa !5
  %168 = getelementptr inbounds ptr, ptr %166, i32 %167
  %169 = load ptr, ptr %168, align 4, !tbaa !67
  %170 = getelementptr inbounds nuw i8, ptr %163, i32 4
  %171 = load i32, ptr %170, align 4, !tbaa !5
  %172 = getelementptr inbounds ptr, ptr %166, i32 %171
  %173 = load ptr, ptr %172, align 4, !tbaa !67
  store ptr %173, ptr %168, align 4, !tbaa !67
  %174 = load ptr, ptr %8, align 8, !tbaa !64
  %175 = getelementptr inbounds ptr, ptr %174, i32 %171
  store ptr %169, ptr %175, align 4, !tbaa !67
  %176 = load ptr, ptr %6, align 4, !tbaa !70
  %177 = getelementptr inbounds nuw i8, ptr %163, i32 8
  %178 = load i32, ptr %177, align 4, !tbaa !5
  %179 = getelementptr inbounds i8, ptr %176, i32 %178
  %180 = load i8, ptr %179, align 1, !tbaa !68
  %181 = xor i8 %180, 1
  store i8 %181, ptr %179, align 1, !tbaa !68
  %182 = getelementptr inbounds nuw i8, ptr %163, i32 12
  %183 = load i32, ptr %182, align 4, !tbaa !5
  %184 = add i32 %183, 4
  %185 = ptrtoint ptr %173 to i32
  %186 = ptrtoint ptr %169 to i32
  %187 = sub i32 %185, %186
  %188 = icmp ugt i32 %165, 4
  br i1 %188, label %189, label %253

189:                                              ; preds = %159
  %190 = sub i32 0, %187
  %191 = and i32 %165, 1
  %192 = icmp eq i32 %165, 5
  br i1 %192, label %240, label %193

193:                                              ; preds = %189
  %194 = and i32 %165, -2
  %195 = add i32 %194, -6
  br label %196

196:                                              ; preds = %196, %193
  %197 = phi i32 [ 4, %193 ], [ %220, %196 ]
  %198 = phi i32 [ 0, %193 ], [ %221, %196 ]
  %199 = load ptr, ptr %8, align 8, !tbaa !64
  %200 = getelementptr inbounds nuw i32, ptr %163, i32 %197
  %201 = load i32, ptr %200, align 4, !tbaa !5
  %202 = getelementptr inbounds ptr, ptr %199, i32 %201
  %203 = load ptr, ptr %202, align 4, !tbaa !67
  %204 = ptrtoint ptr %203 to i32
  %205 = icmp ult i32 %197, %184
  %206 = select i1 %205, i32 %187, i32 %190
  %207 = add i32 %206, %204
  %208 = inttoptr i32 %207 to ptr
  store ptr %208, ptr %202, align 4, !tbaa !67
  %209 = or disjoint i32 %197, 1
  %210 = load ptr, ptr %8, align 8, !tbaa !64
  %211 = getelementptr inbounds nuw i32, ptr %163, i32 %209
  %212 = load i32, ptr %211, align 4, !tbaa !5
  %213 = getelementptr inbounds ptr, ptr %210, i32 %212
  %214 = load ptr, ptr %213, align 4, !tbaa !67
  %215 = ptrtoint ptr %214 to i32
  %216 = icmp ult i32 %209, %184
  %217 = select i1 %216, i32 %187, i32 %190
  %218 = add i32 %217, %215
  %219 = inttoptr i32 %218 to ptr
  store ptr %219, ptr %213, align 4, !tbaa !67
  %220 = add nuw i32 %197, 2
  %221 = add i32 %198, 2
  %222 = icmp eq i32 %198, %195
  br i1 %222, label %238, label %196, !llvm.loop !71

223:                                              ; preds = %17
  %224 = load ptr, ptr %6, align 4, !tbaa !70
  %225 = load ptr, ptr %7, align 4, !tbaa !65
  %226 = getelementptr inbounds nuw i8, ptr %19, i32 4
  %227 = load i32, ptr %226, align 4, !tbaa !66
  %228 = getelementptr inbounds i32, ptr %225, i32 %227
  %229 = getelementptr inbounds nuw i8, ptr %228, i32 8
  %230 = load i32, ptr %229, align 4, !tbaa !5
  %231 = getelementptr inbounds i8, ptr %224, i32 %230
  %232 = load i8, ptr %231, align 1, !tbaa !68
  %233 = icmp eq i8 %232, 0
  br i1 %233, label %234, label %253

234:                                              ; preds = %223
  %235 = getelementptr inbounds nuw i8, ptr %19, i32 20
  %236 = load i32, ptr %235, align 4, !tbaa !63
  %237 = sext i32 %236 to i64
  br label %253

238:                                              ; preds = %196
  %239 = icmp eq i32 %191, 0
  br i1 %239, label %253, label %240

240:                                              ; preds = %238, %189
  %241 = phi i32 [ 4, %189 ], [ %220, %238 ]
  %242 = icmp ne i32 %191, 0
  tail call void @llvm.assume(i1 %242)
  %243 = load ptr, ptr %8, align 8, !tbaa !64
  %244 = getelementptr inbounds nuw i32, ptr %163, i32 %241
  %245 = load i32, ptr %244, align 4, !tbaa !5
  %246 = getelementptr inbounds ptr, ptr %243, i32 %245
  %247 = load ptr, ptr %246, align 4, !tbaa !67
  %248 = ptrtoint ptr %247 to i32
  %249 = icmp ult i32 %241, %184
  %250 = select i1 %249, i32 %187, i32 %190
  %251 = add i32 %250, %248
  %252 = inttoptr i32 %251 to ptr
  store ptr %252, ptr %246, align 4, !tbaa !67
  br label %253

253:                                              ; preds = %240, %238, %159, %155, %150, %88, %83, %71, %46, %42, %234, %223, %67, %56, %50, %17, %111, %52
  %254 = phi i64 [ %20, %17 ], [ %20, %56 ], [ %55, %52 ], [ %20, %223 ], [ %20, %46 ], [ %115, %111 ], [ %20, %71 ], [ %20, %150 ], [ %20, %50 ], [ %70, %67 ], [ %237, %234 ], [ %20, %159 ], [ %20, %42 ], [ %91, %88 ], [ %20, %83 ], [ %158, %155 ], [ %20, %238 ], [ %20, %240 ]
  %255 = phi i32 [ 0, %17 ], [ 0, %56 ], [ 0, %52 ], [ 0, %223 ], [ %43, %46 ], [ %112, %111 ], [ 0, %71 ], [ %136, %150 ], [ %51, %50 ], [ 0, %67 ], [ 0, %234 ], [ 0, %159 ], [ %43, %42 ], [ 0, %88 ], [ 0, %83 ], [ %136, %155 ], [ 0, %238 ], [ 0, %240 ]
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %14, label %257, !llvm.loop !72

257:                                              ; preds = %14, %253, %34
  %258 = phi i32 [ 1, %34 ], [ 0, %14 ], [ %255, %253 ]
  ret i32 %258
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
  %7 = alloca %struct.tfc_block_of, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 136
  %10 = load i32, ptr %9, align 8, !tbaa !73
  %11 = add i32 %10, 2
  %12 = zext i32 %11 to i64
  %13 = add nuw nsw i64 %12, 1
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 132
  %15 = load i32, ptr %14, align 4, !tbaa !76
  %16 = zext i32 %15 to i64
  %17 = add nuw nsw i64 %13, %16
  %18 = icmp eq i32 %11, 0
  br i1 %18, label %85, label %19

19:                                               ; preds = %4
  %20 = getelementptr inbounds nuw i8, ptr %6, i32 4
  %21 = getelementptr inbounds nuw i8, ptr %7, i32 4
  %22 = getelementptr inbounds nuw i8, ptr %7, i32 8
  %23 = getelementptr inbounds nuw i8, ptr %6, i32 8
  br label %24

24:                                               ; preds = %19, %49
  %25 = phi i64 [ 0, %19 ], [ %26, %49 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %6, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %25) #23
  %26 = add nuw nsw i64 %25, 1
  %27 = icmp samesign ult i64 %26, %17
  br i1 %27, label %28, label %49

28:                                               ; preds = %24
  %29 = load i32, ptr %20, align 4
  %30 = load i64, ptr %23, align 8
  %31 = icmp eq i64 %30, 0
  br label %32

32:                                               ; preds = %28, %46
  %33 = phi i64 [ %26, %28 ], [ %47, %46 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %7, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %33) #23
  %34 = load i32, ptr %21, align 4, !tbaa !77
  %35 = sub i32 %29, %34
  %36 = zext i32 %35 to i64
  %37 = load i64, ptr %22, align 8, !tbaa !80
  %38 = icmp ule i64 %37, %36
  %39 = sub i32 %34, %29
  %40 = zext i32 %39 to i64
  %41 = icmp ule i64 %30, %40
  %42 = select i1 %38, i1 %41, i1 false
  %43 = icmp eq i64 %37, 0
  %44 = select i1 %31, i1 true, i1 %43
  %45 = select i1 %44, i1 true, i1 %42
  br i1 %45, label %46, label %51

46:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  %47 = add nuw nsw i64 %33, 1
  %48 = icmp eq i64 %47, %17
  br i1 %48, label %49, label %32, !llvm.loop !81

49:                                               ; preds = %46, %24
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  %50 = icmp eq i64 %26, %12
  br i1 %50, label %64, label %24

51:                                               ; preds = %32
  %52 = getelementptr inbounds nuw i8, ptr %8, i32 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %52, i8 0, i64 40, i1 false)
  %53 = load ptr, ptr %7, align 8, !tbaa !82
  store ptr %53, ptr %8, align 8, !tbaa !83
  %54 = getelementptr inbounds nuw i8, ptr %8, i32 4
  %55 = load ptr, ptr %6, align 8, !tbaa !82
  store ptr %55, ptr %54, align 4, !tbaa !85
  %56 = getelementptr inbounds nuw i8, ptr %8, i32 40
  %57 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %58 = load ptr, ptr %57, align 8, !tbaa !86
  %59 = icmp eq ptr %58, null
  %60 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %61 = load ptr, ptr %60, align 8
  %62 = select i1 %59, ptr %61, ptr %58
  store ptr %62, ptr %56, align 8, !tbaa !87
  %63 = tail call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull @.str, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %85

64:                                               ; preds = %49
  %65 = icmp ult i32 %10, -2
  br i1 %65, label %66, label %85

66:                                               ; preds = %64
  %67 = getelementptr inbounds nuw i8, ptr %5, i32 8
  %68 = getelementptr inbounds nuw i8, ptr %5, i32 4
  br label %69

69:                                               ; preds = %79, %66
  %70 = phi i32 [ %10, %66 ], [ %80, %79 ]
  %71 = phi i64 [ 1, %66 ], [ %81, %79 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #21
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %5, ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, i64 noundef %71) #23
  %72 = load i64, ptr %67, align 8, !tbaa !80
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %79, label %74

74:                                               ; preds = %69
  %75 = load i32, ptr %68, align 4, !tbaa !77
  %76 = inttoptr i32 %75 to ptr
  %77 = trunc i64 %72 to i32
  tail call void @llvm.memset.p0.i32(ptr align 1 %76, i8 -1, i32 %77, i1 false)
  %78 = load i32, ptr %9, align 8, !tbaa !73
  br label %79

79:                                               ; preds = %74, %69
  %80 = phi i32 [ %78, %74 ], [ %70, %69 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #21
  %81 = add nuw nsw i64 %71, 1
  %82 = add i32 %80, 2
  %83 = zext i32 %82 to i64
  %84 = icmp samesign ult i64 %81, %83
  br i1 %84, label %69, label %85, !llvm.loop !88

85:                                               ; preds = %79, %4, %51, %64
  %86 = phi i32 [ 3, %51 ], [ 0, %64 ], [ 0, %4 ], [ 0, %79 ]
  ret i32 %86
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @block_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.tfc_block_of) align 8 captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef range(i64 -9223372036854775808, 8589934591) %4) unnamed_addr #33 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i32 136
  %7 = load i32, ptr %6, align 8, !tbaa !73
  %8 = add i32 %7, 2
  %9 = zext i32 %8 to i64
  switch i64 %4, label %33 [
    i64 0, label %10
    i64 1, label %24
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
  store i64 %22, ptr %14, align 8, !tbaa !80
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 16
  store ptr null, ptr %23, align 8, !tbaa !86
  br label %100

24:                                               ; preds = %5
  store ptr @.str.5, ptr %0, align 8, !tbaa !82
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %26 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %27 = load ptr, ptr %26, align 4, !tbaa !93
  %28 = ptrtoint ptr %27 to i32
  store i32 %28, ptr %25, align 4, !tbaa !77
  %29 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %30 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %31 = load i64, ptr %30, align 8, !tbaa !94
  store i64 %31, ptr %29, align 8, !tbaa !80
  %32 = getelementptr inbounds nuw i8, ptr %0, i32 16
  store ptr null, ptr %32, align 8, !tbaa !86
  br label %100

33:                                               ; preds = %5
  %34 = icmp eq i64 %4, %9
  br i1 %34, label %35, label %44

35:                                               ; preds = %33
  store ptr @.str.6, ptr %0, align 8, !tbaa !82
  %36 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %37 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %38 = load ptr, ptr %37, align 4, !tbaa !95
  %39 = ptrtoint ptr %38 to i32
  store i32 %39, ptr %36, align 4, !tbaa !77
  %40 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %41 = getelementptr inbounds nuw i8, ptr %1, i32 64
  %42 = load i64, ptr %41, align 8, !tbaa !96
  store i64 %42, ptr %40, align 8, !tbaa !80
  %43 = getelementptr inbounds nuw i8, ptr %0, i32 16
  store ptr null, ptr %43, align 8, !tbaa !86
  br label %100

44:                                               ; preds = %33
  %45 = icmp slt i64 %4, %9
  %46 = getelementptr inbounds nuw i8, ptr %1, i32 112
  %47 = load i32, ptr %46, align 8, !tbaa !97
  %48 = load ptr, ptr %1, align 8, !tbaa !98
  %49 = getelementptr inbounds i8, ptr %48, i32 %47
  br i1 %45, label %50, label %57

50:                                               ; preds = %44
  %51 = getelementptr inbounds nuw i8, ptr %1, i32 132
  %52 = load i32, ptr %51, align 4, !tbaa !76
  %53 = getelementptr inbounds nuw %struct.tfc_given, ptr %49, i32 %52
  %54 = trunc i64 %4 to i32
  %55 = getelementptr %struct.tfc_given, ptr %53, i32 %54
  %56 = getelementptr i8, ptr %55, i32 -56
  br label %62

57:                                               ; preds = %44
  %58 = xor i64 %9, -1
  %59 = add nsw i64 %4, %58
  %60 = trunc i64 %59 to i32
  %61 = getelementptr inbounds %struct.tfc_given, ptr %49, i32 %60
  br label %62

62:                                               ; preds = %57, %50
  %63 = phi ptr [ %56, %50 ], [ %61, %57 ]
  %64 = getelementptr inbounds nuw i8, ptr %1, i32 88
  %65 = load i32, ptr %64, align 8, !tbaa !99
  %66 = getelementptr inbounds i8, ptr %48, i32 %65
  %67 = getelementptr inbounds nuw i8, ptr %63, i32 12
  %68 = load i32, ptr %67, align 4, !tbaa !100
  %69 = getelementptr inbounds i64, ptr %66, i32 %68
  %70 = tail call fastcc i64 @evaluate(ptr noundef %69, ptr noundef %3) #23
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %88, label %72

72:                                               ; preds = %62
  %73 = trunc i64 %4 to i32
  %74 = add i32 %73, -2
  %75 = xor i64 %9, -1
  %76 = add nsw i64 %4, %75
  %77 = trunc i64 %76 to i32
  %78 = select i1 %45, i32 %74, i32 %77
  %79 = select i1 %45, i32 16, i32 12
  %80 = getelementptr inbounds nuw i8, ptr %2, i32 %79
  %81 = load ptr, ptr %80, align 4, !tbaa !67
  %82 = getelementptr inbounds nuw i8, ptr %2, i32 20
  %83 = load i32, ptr %82, align 4, !tbaa !102
  %84 = mul i32 %83, %78
  %85 = getelementptr inbounds nuw i8, ptr %81, i32 %84
  %86 = load ptr, ptr %85, align 4, !tbaa !67
  %87 = ptrtoint ptr %86 to i32
  br label %88

88:                                               ; preds = %72, %62
  %89 = phi i32 [ 0, %62 ], [ %87, %72 ]
  %90 = getelementptr inbounds nuw i8, ptr %63, i32 4
  %91 = load i32, ptr %90, align 4, !tbaa !103
  %92 = getelementptr inbounds i8, ptr %48, i32 %91
  store ptr %92, ptr %0, align 8, !tbaa !82
  %93 = getelementptr inbounds nuw i8, ptr %0, i32 4
  store i32 %89, ptr %93, align 4, !tbaa !77
  %94 = getelementptr inbounds nuw i8, ptr %0, i32 8
  store i64 %70, ptr %94, align 8, !tbaa !80
  %95 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %96 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %97 = load ptr, ptr %96, align 4, !tbaa !104
  %98 = load i32, ptr %63, align 4, !tbaa !105
  %99 = getelementptr inbounds %struct.tfc_loc, ptr %97, i32 %98
  store ptr %99, ptr %95, align 8, !tbaa !86
  br label %100

100:                                              ; preds = %88, %35, %24, %21
  %101 = getelementptr inbounds nuw i8, ptr %0, i32 20
  store i32 0, ptr %101, align 4
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
  store ptr %8, ptr %5, align 4, !tbaa !106
  %9 = getelementptr inbounds nuw i8, ptr %5, i32 4
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 239
  store ptr %10, ptr %9, align 4, !tbaa !108
  %11 = load i8, ptr %2, align 1, !tbaa !68
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
  %31 = load i8, ptr %30, align 1, !tbaa !68
  br label %36

32:                                               ; preds = %25
  %33 = getelementptr inbounds nuw i8, ptr %28, i32 1
  %34 = load i8, ptr %33, align 1, !tbaa !68
  %35 = icmp eq i8 %34, 123
  br i1 %35, label %36, label %56

36:                                               ; preds = %29, %32
  %37 = phi i8 [ %31, %29 ], [ 123, %32 ]
  %38 = icmp eq i8 %37, %27
  %39 = zext i1 %38 to i32
  %40 = getelementptr inbounds nuw i8, ptr %28, i32 %39
  %41 = load i8, ptr %40, align 1, !tbaa !68
  br label %42

42:                                               ; preds = %25, %36
  %43 = phi i8 [ %27, %25 ], [ %41, %36 ]
  %44 = phi i32 [ 0, %25 ], [ %39, %36 ]
  %45 = getelementptr inbounds nuw i8, ptr %28, i32 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i32 1
  %47 = getelementptr inbounds nuw i8, ptr %26, i32 1
  store ptr %47, ptr %5, align 4, !tbaa !106
  store i8 %43, ptr %26, align 1, !tbaa !68
  br label %48

48:                                               ; preds = %71, %62, %66, %67, %68, %69, %70, %42
  %49 = phi ptr [ %46, %42 ], [ %65, %70 ], [ %65, %69 ], [ %65, %68 ], [ %65, %67 ], [ %65, %66 ], [ %65, %62 ], [ %65, %71 ]
  %50 = load i8, ptr %49, align 1, !tbaa !68
  %51 = icmp ne i8 %50, 0
  %52 = load ptr, ptr %5, align 4
  %53 = load ptr, ptr %9, align 4
  %54 = icmp ult ptr %52, %53
  %55 = select i1 %51, i1 %54, i1 false
  br i1 %55, label %25, label %72, !llvm.loop !109

56:                                               ; preds = %32, %59
  %57 = phi i8 [ %61, %59 ], [ 123, %32 ]
  %58 = phi ptr [ %60, %59 ], [ %28, %32 ]
  switch i8 %57, label %59 [
    i8 0, label %62
    i8 125, label %62
  ]

59:                                               ; preds = %56
  %60 = getelementptr inbounds nuw i8, ptr %58, i32 1
  %61 = load i8, ptr %60, align 1, !tbaa !68
  br label %56, !llvm.loop !110

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
  store i8 0, ptr %73, align 1, !tbaa !68
  store i32 %1, ptr %0, align 8, !tbaa !111
  %74 = getelementptr inbounds nuw i8, ptr %3, i32 40
  %75 = load ptr, ptr %74, align 8, !tbaa !87
  %76 = getelementptr inbounds nuw i8, ptr %0, i32 240
  store ptr %75, ptr %76, align 8, !tbaa !113
  %77 = getelementptr inbounds nuw i8, ptr %0, i32 248
  store i64 0, ptr %77, align 8, !tbaa !114
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
  store ptr %5, ptr %15, align 4, !tbaa !115
  %16 = getelementptr inbounds nuw i8, ptr %12, i32 16
  store ptr %6, ptr %16, align 4, !tbaa !116
  %17 = getelementptr inbounds nuw i8, ptr %12, i32 20
  store i32 4, ptr %17, align 4, !tbaa !102
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
  %25 = load i64, ptr %1, align 8, !tbaa !117
  %26 = icmp eq i64 %25, %22
  br i1 %26, label %29, label %27

27:                                               ; preds = %24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %10, i8 0, i64 48, i1 false)
  %28 = call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.17, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %10) #24
  br label %52

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw i8, ptr %0, i32 100
  %31 = load i32, ptr %30, align 4, !tbaa !118
  %32 = load ptr, ptr %0, align 8, !tbaa !98
  %33 = getelementptr inbounds i8, ptr %32, i32 %31
  %34 = getelementptr inbounds nuw i8, ptr %0, i32 144
  %35 = load i32, ptr %34, align 8, !tbaa !119
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %40, label %53

37:                                               ; preds = %40
  %38 = add nuw nsw i32 %41, 1
  %39 = icmp eq i32 %38, %35
  br i1 %39, label %53, label %40, !llvm.loop !120

40:                                               ; preds = %29, %37
  %41 = phi i32 [ %38, %37 ], [ 0, %29 ]
  %42 = getelementptr inbounds nuw %struct.tfc_flag, ptr %33, i32 %41
  %43 = load i32, ptr %42, align 4, !tbaa !121
  %44 = getelementptr inbounds i8, ptr %1, i32 %43
  %45 = load i8, ptr %44, align 1, !tbaa !68
  %46 = icmp eq i8 %45, 0
  br i1 %46, label %47, label %37

47:                                               ; preds = %40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %11, i8 0, i64 48, i1 false)
  %48 = getelementptr inbounds nuw i8, ptr %42, i32 4
  %49 = load i32, ptr %48, align 4, !tbaa !123
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
  br i1 %12, label %13, label %167

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
  br label %167

55:                                               ; preds = %45, %41
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %56 = tail call fastcc i32 @check_dims(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %4) #23
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %167

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %60 = load i32, ptr %59, align 8, !tbaa !97
  %61 = load ptr, ptr %0, align 8, !tbaa !98
  %62 = getelementptr inbounds i8, ptr %61, i32 %60
  %63 = getelementptr inbounds nuw i8, ptr %0, i32 132
  %64 = load i32, ptr %63, align 4, !tbaa !76
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %67 = load ptr, ptr %66, align 4, !tbaa !115
  %68 = icmp eq i32 %64, 0
  br i1 %68, label %111, label %69

69:                                               ; preds = %58
  %70 = getelementptr inbounds nuw i8, ptr %7, i32 40
  %71 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %72 = load ptr, ptr %71, align 4, !tbaa !104
  %73 = icmp eq ptr %67, null
  %74 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %75 = getelementptr inbounds nuw i8, ptr %0, i32 88
  br label %76

76:                                               ; preds = %105, %69
  %77 = phi i64 [ 0, %69 ], [ %106, %105 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %7, i8 0, i64 48, i1 false)
  %78 = trunc i64 %77 to i32
  %79 = getelementptr inbounds %struct.tfc_given, ptr %62, i32 %78
  %80 = getelementptr inbounds nuw i8, ptr %79, i32 4
  %81 = load i32, ptr %80, align 4, !tbaa !103
  %82 = getelementptr inbounds i8, ptr %61, i32 %81
  store ptr %82, ptr %7, align 8, !tbaa !83
  %83 = load i32, ptr %79, align 4, !tbaa !105
  %84 = getelementptr inbounds %struct.tfc_loc, ptr %72, i32 %83
  store ptr %84, ptr %70, align 8, !tbaa !87
  br i1 %73, label %91, label %85

85:                                               ; preds = %76
  %86 = load i32, ptr %74, align 4, !tbaa !102
  %87 = mul i32 %86, %78
  %88 = getelementptr inbounds nuw i8, ptr %67, i32 %87
  %89 = load ptr, ptr %88, align 4, !tbaa !67
  %90 = icmp eq ptr %89, null
  br i1 %90, label %91, label %99

91:                                               ; preds = %85, %76
  %92 = load i32, ptr %75, align 8, !tbaa !99
  %93 = getelementptr inbounds i8, ptr %61, i32 %92
  %94 = getelementptr inbounds nuw i8, ptr %79, i32 12
  %95 = load i32, ptr %94, align 4, !tbaa !100
  %96 = getelementptr inbounds i64, ptr %93, i32 %95
  %97 = tail call fastcc i64 @evaluate(ptr noundef %96, ptr noundef readonly %2) #23
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %105, label %108

99:                                               ; preds = %85
  %100 = ptrtoint ptr %89 to i32
  %101 = getelementptr inbounds nuw i8, ptr %79, i32 8
  %102 = load i32, ptr %101, align 4, !tbaa !124
  %103 = urem i32 %100, %102
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %108

105:                                              ; preds = %99, %91
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  %106 = add nuw nsw i64 %77, 1
  %107 = icmp eq i64 %106, %65
  br i1 %107, label %111, label %76, !llvm.loop !125

108:                                              ; preds = %99, %91
  %109 = phi ptr [ @.str.15, %91 ], [ @.str.16, %99 ]
  %110 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %109, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  br label %167

111:                                              ; preds = %105, %58
  %112 = getelementptr inbounds nuw %struct.tfc_given, ptr %62, i32 %64
  %113 = getelementptr inbounds nuw i8, ptr %0, i32 136
  %114 = load i32, ptr %113, align 8, !tbaa !73
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %117 = load ptr, ptr %116, align 4, !tbaa !116
  %118 = icmp eq i32 %114, 0
  br i1 %118, label %161, label %119

119:                                              ; preds = %111
  %120 = getelementptr inbounds nuw i8, ptr %6, i32 40
  %121 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %122 = load ptr, ptr %121, align 4, !tbaa !104
  %123 = icmp eq ptr %117, null
  %124 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %125 = getelementptr inbounds nuw i8, ptr %0, i32 88
  br label %126

126:                                              ; preds = %155, %119
  %127 = phi i64 [ 0, %119 ], [ %156, %155 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  %128 = trunc i64 %127 to i32
  %129 = getelementptr inbounds %struct.tfc_given, ptr %112, i32 %128
  %130 = getelementptr inbounds nuw i8, ptr %129, i32 4
  %131 = load i32, ptr %130, align 4, !tbaa !103
  %132 = getelementptr inbounds i8, ptr %61, i32 %131
  store ptr %132, ptr %6, align 8, !tbaa !83
  %133 = load i32, ptr %129, align 4, !tbaa !105
  %134 = getelementptr inbounds %struct.tfc_loc, ptr %122, i32 %133
  store ptr %134, ptr %120, align 8, !tbaa !87
  br i1 %123, label %141, label %135

135:                                              ; preds = %126
  %136 = load i32, ptr %124, align 4, !tbaa !102
  %137 = mul i32 %136, %128
  %138 = getelementptr inbounds nuw i8, ptr %117, i32 %137
  %139 = load ptr, ptr %138, align 4, !tbaa !67
  %140 = icmp eq ptr %139, null
  br i1 %140, label %141, label %149

141:                                              ; preds = %135, %126
  %142 = load i32, ptr %125, align 8, !tbaa !99
  %143 = getelementptr inbounds i8, ptr %61, i32 %142
  %144 = getelementptr inbounds nuw i8, ptr %129, i32 12
  %145 = load i32, ptr %144, align 4, !tbaa !100
  %146 = getelementptr inbounds i64, ptr %143, i32 %145
  %147 = tail call fastcc i64 @evaluate(ptr noundef %146, ptr noundef readonly %2) #23
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %155, label %158

149:                                              ; preds = %135
  %150 = ptrtoint ptr %139 to i32
  %151 = getelementptr inbounds nuw i8, ptr %129, i32 8
  %152 = load i32, ptr %151, align 4, !tbaa !124
  %153 = urem i32 %150, %152
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %158

155:                                              ; preds = %149, %141
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  %156 = add nuw nsw i64 %127, 1
  %157 = icmp eq i64 %156, %115
  br i1 %157, label %161, label %126, !llvm.loop !125

158:                                              ; preds = %149, %141
  %159 = phi ptr [ @.str.15, %141 ], [ @.str.16, %149 ]
  %160 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %159, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %167

161:                                              ; preds = %155, %111
  %162 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %163 = load ptr, ptr %162, align 8, !tbaa !126
  %164 = icmp eq ptr %163, null
  br i1 %164, label %167, label %165

165:                                              ; preds = %161
  %166 = tail call i32 %163(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef %4) #22
  br label %167

167:                                              ; preds = %5, %54, %108, %55, %158, %161, %165
  %168 = phi i32 [ %166, %165 ], [ 0, %161 ], [ 3, %158 ], [ 3, %108 ], [ %56, %55 ], [ 3, %54 ], [ %11, %5 ]
  ret i32 %168
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
  %10 = load i64, ptr %1, align 8, !tbaa !117
  %11 = icmp eq i64 %10, %7
  br i1 %11, label %14, label %12

12:                                               ; preds = %9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %4, i8 0, i64 48, i1 false)
  %13 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 9, ptr noundef nonnull @.str.17, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  br label %37

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 100
  %16 = load i32, ptr %15, align 4, !tbaa !118
  %17 = load ptr, ptr %0, align 8, !tbaa !98
  %18 = getelementptr inbounds i8, ptr %17, i32 %16
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 144
  %20 = load i32, ptr %19, align 8, !tbaa !119
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %25, label %37

22:                                               ; preds = %25
  %23 = add nuw nsw i32 %26, 1
  %24 = icmp eq i32 %23, %20
  br i1 %24, label %37, label %25, !llvm.loop !120

25:                                               ; preds = %14, %22
  %26 = phi i32 [ %23, %22 ], [ 0, %14 ]
  %27 = getelementptr inbounds nuw %struct.tfc_flag, ptr %18, i32 %26
  %28 = load i32, ptr %27, align 4, !tbaa !121
  %29 = getelementptr inbounds i8, ptr %1, i32 %28
  %30 = load i8, ptr %29, align 1, !tbaa !68
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %32, label %22

32:                                               ; preds = %25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %5, i8 0, i64 48, i1 false)
  %33 = getelementptr inbounds nuw i8, ptr %27, i32 4
  %34 = load i32, ptr %33, align 4, !tbaa !123
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
  %13 = load i32, ptr %12, align 4, !tbaa !127
  %14 = load ptr, ptr %0, align 8, !tbaa !98
  %15 = getelementptr inbounds i8, ptr %14, i32 %13
  %16 = getelementptr inbounds nuw i8, ptr %0, i32 96
  %17 = load i32, ptr %16, align 8, !tbaa !128
  %18 = getelementptr inbounds i8, ptr %14, i32 %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 104
  %20 = load i32, ptr %19, align 8, !tbaa !129
  %21 = getelementptr inbounds i8, ptr %14, i32 %20
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 84
  %23 = load i32, ptr %22, align 4, !tbaa !130
  %24 = getelementptr inbounds i8, ptr %14, i32 %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 124
  %26 = load i32, ptr %25, align 4, !tbaa !131
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

35:                                               ; preds = %86, %28
  %36 = phi i32 [ 0, %28 ], [ %91, %86 ]
  %37 = getelementptr inbounds nuw %struct.tfc_place, ptr %24, i32 %36
  %38 = getelementptr inbounds nuw i8, ptr %37, i32 4
  %39 = load i64, ptr %38, align 4
  %40 = trunc i64 %39 to i32
  %41 = load i32, ptr %37, align 4
  %42 = and i32 %41, 7
  switch i32 %42, label %73 [
    i32 0, label %43
    i32 1, label %50
    i32 2, label %57
    i32 3, label %61
    i32 4, label %65
    i32 5, label %69
  ]

43:                                               ; preds = %35
  %44 = load ptr, ptr %33, align 4, !tbaa !115
  %45 = load i32, ptr %32, align 4, !tbaa !102
  %46 = mul i32 %45, %40
  %47 = getelementptr inbounds nuw i8, ptr %44, i32 %46
  %48 = load ptr, ptr %47, align 4, !tbaa !67
  %49 = ptrtoint ptr %48 to i32
  br label %86

50:                                               ; preds = %35
  %51 = load ptr, ptr %31, align 4, !tbaa !116
  %52 = load i32, ptr %32, align 4, !tbaa !102
  %53 = mul i32 %52, %40
  %54 = getelementptr inbounds nuw i8, ptr %51, i32 %53
  %55 = load ptr, ptr %54, align 4, !tbaa !67
  %56 = ptrtoint ptr %55 to i32
  br label %86

57:                                               ; preds = %35
  %58 = load ptr, ptr %1, align 4, !tbaa !89
  %59 = ptrtoint ptr %58 to i32
  %60 = add i32 %59, %40
  br label %86

61:                                               ; preds = %35
  %62 = load ptr, ptr %30, align 4, !tbaa !95
  %63 = ptrtoint ptr %62 to i32
  %64 = add i32 %63, %40
  br label %86

65:                                               ; preds = %35
  %66 = load ptr, ptr %29, align 8, !tbaa !132
  %67 = ptrtoint ptr %66 to i32
  %68 = add i32 %67, %40
  br label %86

69:                                               ; preds = %35
  %70 = load ptr, ptr %10, align 4, !tbaa !93
  %71 = ptrtoint ptr %70 to i32
  %72 = add i32 %71, %40
  br label %86

73:                                               ; preds = %35
  %74 = lshr i64 %39, 32
  %75 = trunc nuw i64 %74 to i32
  %76 = getelementptr inbounds ptr, ptr %11, i32 %40
  %77 = load ptr, ptr %76, align 4, !tbaa !67
  %78 = ptrtoint ptr %77 to i32
  %79 = load i32, ptr %34, align 8, !tbaa !99
  %80 = load ptr, ptr %0, align 8, !tbaa !98
  %81 = getelementptr inbounds i8, ptr %80, i32 %79
  %82 = getelementptr inbounds i64, ptr %81, i32 %75
  %83 = tail call fastcc i64 @evaluate(ptr noundef %82, ptr noundef readonly %2) #23
  %84 = trunc i64 %83 to i32
  %85 = add i32 %84, %78
  br label %86

86:                                               ; preds = %73, %69, %65, %61, %57, %50, %43
  %87 = phi i32 [ %85, %73 ], [ %49, %43 ], [ %56, %50 ], [ %60, %57 ], [ %64, %61 ], [ %68, %65 ], [ %72, %69 ]
  %88 = inttoptr i32 %87 to ptr
  %89 = lshr i32 %41, 3
  %90 = getelementptr inbounds nuw ptr, ptr %11, i32 %89
  store ptr %88, ptr %90, align 4, !tbaa !67
  %91 = add nuw nsw i32 %36, 1
  %92 = icmp eq i32 %91, %26
  br i1 %92, label %93, label %35, !llvm.loop !133

93:                                               ; preds = %86, %5
  %94 = getelementptr inbounds nuw i8, ptr %0, i32 160
  %95 = load i32, ptr %94, align 8, !tbaa !134
  %96 = icmp sgt i32 %95, 0
  br i1 %96, label %97, label %99

97:                                               ; preds = %93
  %98 = getelementptr inbounds nuw i8, ptr %0, i32 48
  br label %103

99:                                               ; preds = %103, %93
  %100 = getelementptr inbounds nuw i8, ptr %0, i32 152
  %101 = load i32, ptr %100, align 8, !tbaa !135
  %102 = icmp sgt i32 %101, 0
  br i1 %102, label %117, label %113

103:                                              ; preds = %97, %103
  %104 = phi i64 [ 0, %97 ], [ %109, %103 ]
  %105 = load i64, ptr %98, align 8, !tbaa !136
  %106 = add nsw i64 %105, %104
  %107 = trunc i64 %106 to i32
  %108 = getelementptr inbounds i8, ptr %11, i32 %107
  store i8 0, ptr %108, align 1, !tbaa !68
  %109 = add nuw nsw i64 %104, 1
  %110 = load i32, ptr %94, align 8, !tbaa !134
  %111 = sext i32 %110 to i64
  %112 = icmp slt i64 %109, %111
  br i1 %112, label %103, label %99, !llvm.loop !137

113:                                              ; preds = %137, %99
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  call void @llvm.memset.p0.i32(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i32 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  store i32 32, ptr %7, align 4, !tbaa !138
  %114 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store i32 0, ptr %114, align 4, !tbaa !139
  %115 = getelementptr inbounds nuw i8, ptr %7, i32 8
  %116 = icmp eq ptr %3, null
  br i1 %116, label %145, label %142

117:                                              ; preds = %99, %137
  %118 = phi i32 [ %138, %137 ], [ %101, %99 ]
  %119 = phi i64 [ %139, %137 ], [ 0, %99 ]
  %120 = trunc i64 %119 to i32
  %121 = getelementptr inbounds %struct.tfc_aside, ptr %15, i32 %120
  %122 = getelementptr inbounds nuw i8, ptr %121, i32 8
  %123 = load i64, ptr %122, align 8, !tbaa !140
  %124 = trunc i64 %123 to i32
  %125 = getelementptr inbounds i8, ptr %11, i32 %124
  %126 = load i64, ptr %121, align 8, !tbaa !142
  %127 = trunc i64 %126 to i32
  %128 = getelementptr inbounds i8, ptr %9, i32 %127
  %129 = getelementptr inbounds nuw i8, ptr %121, i32 16
  %130 = load i64, ptr %129, align 8, !tbaa !143
  %131 = icmp slt i64 %130, 1
  %132 = icmp eq ptr %125, %128
  %133 = or i1 %131, %132
  br i1 %133, label %137, label %134

134:                                              ; preds = %117
  %135 = trunc i64 %130 to i32
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 1 %125, ptr readonly align 1 %128, i32 %135, i1 false)
  %136 = load i32, ptr %100, align 8, !tbaa !135
  br label %137

137:                                              ; preds = %117, %134
  %138 = phi i32 [ %118, %117 ], [ %136, %134 ]
  %139 = add nuw nsw i64 %119, 1
  %140 = sext i32 %138 to i64
  %141 = icmp slt i64 %139, %140
  br i1 %141, label %117, label %113, !llvm.loop !144

142:                                              ; preds = %113
  %143 = getelementptr inbounds nuw i8, ptr %3, i32 28
  %144 = load ptr, ptr %143, align 4, !tbaa !145
  br label %145

145:                                              ; preds = %113, %142
  %146 = phi ptr [ %144, %142 ], [ null, %113 ]
  store ptr %146, ptr %115, align 4, !tbaa !23
  %147 = getelementptr inbounds nuw i8, ptr %7, i32 12
  store ptr %3, ptr %147, align 4, !tbaa !11
  %148 = getelementptr inbounds nuw i8, ptr %7, i32 16
  store ptr %6, ptr %148, align 4, !tbaa !34
  %149 = getelementptr inbounds nuw i8, ptr %7, i32 20
  store ptr null, ptr %149, align 4, !tbaa !146
  %150 = getelementptr inbounds nuw i8, ptr %7, i32 24
  store ptr null, ptr %150, align 4, !tbaa !147
  %151 = getelementptr inbounds nuw i8, ptr %7, i32 28
  store ptr null, ptr %151, align 4, !tbaa !148
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #21
  %152 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %153 = load ptr, ptr %152, align 4, !tbaa !149
  store ptr %153, ptr %8, align 8, !tbaa !58
  %154 = getelementptr inbounds nuw i8, ptr %8, i32 4
  store i32 0, ptr %154, align 4
  %155 = getelementptr inbounds nuw i8, ptr %8, i32 8
  %156 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %157 = load i32, ptr %156, align 8, !tbaa !150
  %158 = sext i32 %157 to i64
  store i64 %158, ptr %155, align 8, !tbaa !56
  %159 = getelementptr inbounds nuw i8, ptr %8, i32 16
  store ptr %11, ptr %159, align 8, !tbaa !64
  %160 = getelementptr inbounds nuw i8, ptr %8, i32 20
  store ptr %2, ptr %160, align 4, !tbaa !151
  %161 = getelementptr inbounds nuw i8, ptr %8, i32 24
  %162 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %163 = load i64, ptr %162, align 8, !tbaa !152
  %164 = trunc i64 %163 to i32
  %165 = getelementptr inbounds i8, ptr %11, i32 %164
  store ptr %165, ptr %161, align 8, !tbaa !153
  %166 = getelementptr inbounds nuw i8, ptr %8, i32 28
  %167 = load ptr, ptr %0, align 8, !tbaa !98
  store ptr %167, ptr %166, align 4, !tbaa !65
  %168 = getelementptr inbounds nuw i8, ptr %8, i32 32
  store ptr %7, ptr %168, align 8, !tbaa !44
  %169 = getelementptr inbounds nuw i8, ptr %8, i32 36
  store i32 0, ptr %169, align 4
  %170 = getelementptr inbounds nuw i8, ptr %8, i32 40
  %171 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %172 = load i64, ptr %171, align 8, !tbaa !154
  store i64 %172, ptr %170, align 8, !tbaa !61
  %173 = getelementptr inbounds nuw i8, ptr %8, i32 48
  %174 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %175 = load i32, ptr %174, align 8, !tbaa !99
  %176 = getelementptr inbounds i8, ptr %167, i32 %175
  store ptr %176, ptr %173, align 8, !tbaa !155
  %177 = getelementptr inbounds nuw i8, ptr %8, i32 52
  %178 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %179 = load i64, ptr %178, align 8, !tbaa !136
  %180 = trunc i64 %179 to i32
  %181 = getelementptr inbounds i8, ptr %11, i32 %180
  store ptr %181, ptr %177, align 4, !tbaa !70
  %182 = getelementptr inbounds nuw i8, ptr %8, i32 56
  store ptr null, ptr %182, align 8, !tbaa !156
  %183 = getelementptr inbounds nuw i8, ptr %8, i32 60
  store i32 0, ptr %183, align 4
  %184 = getelementptr inbounds nuw i8, ptr %8, i32 64
  %185 = getelementptr inbounds nuw i8, ptr %0, i32 164
  %186 = load i32, ptr %185, align 4, !tbaa !157
  %187 = sext i32 %186 to i64
  store i64 %187, ptr %184, align 8, !tbaa !55
  %188 = getelementptr inbounds nuw i8, ptr %8, i32 72
  store ptr null, ptr %188, align 8, !tbaa !158
  %189 = getelementptr inbounds nuw i8, ptr %8, i32 76
  store ptr null, ptr %189, align 4, !tbaa !159
  %190 = call i32 @tfc_walk(ptr noundef nonnull %8) #23
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %195, label %192

192:                                              ; preds = %145
  %193 = load i32, ptr %100, align 8, !tbaa !135
  %194 = icmp sgt i32 %193, 0
  br i1 %194, label %204, label %202

195:                                              ; preds = %145
  %196 = getelementptr inbounds nuw i8, ptr %0, i32 140
  %197 = load i32, ptr %196, align 4, !tbaa !160
  %198 = icmp sgt i32 %197, 0
  br i1 %198, label %199, label %229

199:                                              ; preds = %195
  %200 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %201 = getelementptr inbounds nuw i8, ptr %1, i32 20
  br label %233

202:                                              ; preds = %224, %192
  %203 = call fastcc i32 @report_failure(ptr noundef nonnull %0, ptr noundef %6, ptr noundef %4) #24
  br label %277

204:                                              ; preds = %192, %224
  %205 = phi i32 [ %225, %224 ], [ %193, %192 ]
  %206 = phi i64 [ %226, %224 ], [ 0, %192 ]
  %207 = trunc i64 %206 to i32
  %208 = getelementptr inbounds %struct.tfc_aside, ptr %15, i32 %207
  %209 = load i64, ptr %208, align 8, !tbaa !142
  %210 = trunc i64 %209 to i32
  %211 = getelementptr inbounds i8, ptr %9, i32 %210
  %212 = getelementptr inbounds nuw i8, ptr %208, i32 8
  %213 = load i64, ptr %212, align 8, !tbaa !140
  %214 = trunc i64 %213 to i32
  %215 = getelementptr inbounds i8, ptr %11, i32 %214
  %216 = getelementptr inbounds nuw i8, ptr %208, i32 16
  %217 = load i64, ptr %216, align 8, !tbaa !143
  %218 = icmp slt i64 %217, 1
  %219 = icmp eq ptr %211, %215
  %220 = or i1 %218, %219
  br i1 %220, label %224, label %221

221:                                              ; preds = %204
  %222 = trunc i64 %217 to i32
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %211, ptr readonly align 1 %215, i32 %222, i1 false)
  %223 = load i32, ptr %100, align 8, !tbaa !135
  br label %224

224:                                              ; preds = %204, %221
  %225 = phi i32 [ %205, %204 ], [ %223, %221 ]
  %226 = add nuw nsw i64 %206, 1
  %227 = sext i32 %225 to i64
  %228 = icmp slt i64 %226, %227
  br i1 %228, label %204, label %202, !llvm.loop !161

229:                                              ; preds = %262, %195
  %230 = getelementptr inbounds nuw i8, ptr %0, i32 148
  %231 = load i32, ptr %230, align 4, !tbaa !162
  %232 = icmp sgt i32 %231, 0
  br i1 %232, label %267, label %277

233:                                              ; preds = %199, %262
  %234 = phi i32 [ %197, %199 ], [ %263, %262 ]
  %235 = phi i64 [ 0, %199 ], [ %264, %262 ]
  %236 = trunc i64 %235 to i32
  %237 = getelementptr inbounds %struct.tfc_result, ptr %18, i32 %236
  %238 = load ptr, ptr %200, align 4, !tbaa !116
  %239 = getelementptr inbounds nuw i8, ptr %237, i32 4
  %240 = load i32, ptr %239, align 4, !tbaa !163
  %241 = load i32, ptr %201, align 4, !tbaa !102
  %242 = mul i32 %241, %240
  %243 = getelementptr inbounds nuw i8, ptr %238, i32 %242
  %244 = load ptr, ptr %243, align 4, !tbaa !67
  %245 = load i32, ptr %237, align 8, !tbaa !165
  %246 = getelementptr inbounds ptr, ptr %11, i32 %245
  %247 = load ptr, ptr %246, align 4, !tbaa !67
  %248 = load i32, ptr %174, align 8, !tbaa !99
  %249 = load ptr, ptr %0, align 8, !tbaa !98
  %250 = getelementptr inbounds i8, ptr %249, i32 %248
  %251 = getelementptr inbounds nuw i8, ptr %237, i32 8
  %252 = load i64, ptr %251, align 8, !tbaa !166
  %253 = trunc i64 %252 to i32
  %254 = getelementptr inbounds i64, ptr %250, i32 %253
  %255 = call fastcc i64 @evaluate(ptr noundef %254, ptr noundef %2) #23
  %256 = icmp slt i64 %255, 1
  %257 = icmp eq ptr %244, %247
  %258 = or i1 %257, %256
  br i1 %258, label %262, label %259

259:                                              ; preds = %233
  %260 = trunc i64 %255 to i32
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %244, ptr readonly align 1 %247, i32 %260, i1 false)
  %261 = load i32, ptr %196, align 4, !tbaa !160
  br label %262

262:                                              ; preds = %233, %259
  %263 = phi i32 [ %234, %233 ], [ %261, %259 ]
  %264 = add nuw nsw i64 %235, 1
  %265 = sext i32 %263 to i64
  %266 = icmp slt i64 %264, %265
  br i1 %266, label %233, label %229, !llvm.loop !167

267:                                              ; preds = %229, %267
  %268 = phi i64 [ %273, %267 ], [ 0, %229 ]
  %269 = trunc i64 %268 to i32
  %270 = getelementptr inbounds %struct.tfc_flag, ptr %21, i32 %269
  %271 = load i32, ptr %270, align 4, !tbaa !121
  %272 = getelementptr inbounds i8, ptr %9, i32 %271
  store i8 1, ptr %272, align 1, !tbaa !68
  %273 = add nuw nsw i64 %268, 1
  %274 = load i32, ptr %230, align 4, !tbaa !162
  %275 = sext i32 %274 to i64
  %276 = icmp slt i64 %273, %275
  br i1 %276, label %267, label %277, !llvm.loop !168

277:                                              ; preds = %267, %229, %202
  %278 = phi i32 [ %203, %202 ], [ 0, %229 ], [ 0, %267 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  ret i32 %278
}

; Function Attrs: nounwind uwtable
define i32 @tfc_run(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3) local_unnamed_addr #35 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_memory, align 4
  %8 = icmp eq ptr %3, null
  br i1 %8, label %132, label %9

9:                                                ; preds = %4
  %10 = load i32, ptr %3, align 8, !tbaa !169
  %11 = icmp ult i32 %10, 12
  br i1 %11, label %132, label %12

12:                                               ; preds = %9
  %13 = icmp ult i32 %10, 72
  br i1 %13, label %14, label %26

14:                                               ; preds = %12
  %15 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %16 = load ptr, ptr %15, align 8, !tbaa !173
  store ptr null, ptr %5, align 8, !tbaa !83
  %17 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store ptr null, ptr %17, align 4, !tbaa !85
  %18 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i64 0, ptr %18, align 8, !tbaa !174
  %19 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %20 = zext nneg i32 %10 to i64
  store i64 %20, ptr %19, align 8, !tbaa !175
  %21 = getelementptr inbounds nuw i8, ptr %5, i32 24
  store i64 72, ptr %21, align 8, !tbaa !176
  %22 = getelementptr inbounds nuw i8, ptr %5, i32 32
  store double 0.000000e+00, ptr %22, align 8, !tbaa !177
  %23 = getelementptr inbounds nuw i8, ptr %5, i32 40
  store ptr null, ptr %23, align 8, !tbaa !87
  %24 = getelementptr inbounds nuw i8, ptr %5, i32 44
  store i32 0, ptr %24, align 4
  %25 = tail call fastcc i32 @report(ptr noundef %16, i32 noundef 3, ptr noundef nonnull @.str.1, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #24
  br label %132

26:                                               ; preds = %12
  %27 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %28 = load i32, ptr %27, align 4, !tbaa !178
  %29 = icmp ult i32 %28, %1
  br i1 %29, label %43, label %30

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %32 = load ptr, ptr %31, align 8, !tbaa !173
  store ptr null, ptr %6, align 8, !tbaa !83
  %33 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store ptr null, ptr %33, align 4, !tbaa !85
  %34 = getelementptr inbounds nuw i8, ptr %6, i32 8
  store i64 0, ptr %34, align 8, !tbaa !174
  %35 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %36 = zext i32 %28 to i64
  store i64 %36, ptr %35, align 8, !tbaa !175
  %37 = getelementptr inbounds nuw i8, ptr %6, i32 24
  %38 = zext i32 %1 to i64
  store i64 %38, ptr %37, align 8, !tbaa !176
  %39 = getelementptr inbounds nuw i8, ptr %6, i32 32
  store double 0.000000e+00, ptr %39, align 8, !tbaa !177
  %40 = getelementptr inbounds nuw i8, ptr %6, i32 40
  store ptr null, ptr %40, align 8, !tbaa !87
  %41 = getelementptr inbounds nuw i8, ptr %6, i32 44
  store i32 0, ptr %41, align 4
  %42 = tail call fastcc i32 @report(ptr noundef %32, i32 noundef 3, ptr noundef nonnull @.str.2, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #24
  br label %132

43:                                               ; preds = %26
  %44 = getelementptr inbounds nuw ptr, ptr %0, i32 %28
  %45 = load ptr, ptr %44, align 4, !tbaa !179
  %46 = getelementptr inbounds nuw i8, ptr %45, i32 128
  %47 = load i32, ptr %46, align 8, !tbaa !181
  %48 = add nsw i32 %47, 1
  %49 = tail call ptr @llvm.stacksave.p0()
  %50 = alloca i64, i32 %48, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #21
  %51 = getelementptr inbounds nuw i8, ptr %3, i32 28
  %52 = load ptr, ptr %51, align 4, !tbaa !182
  store ptr %52, ptr %7, align 4, !tbaa !89
  %53 = getelementptr inbounds nuw i8, ptr %7, i32 4
  %54 = getelementptr inbounds nuw i8, ptr %3, i32 32
  %55 = load ptr, ptr %54, align 8, !tbaa !183
  %56 = icmp eq ptr %55, null
  %57 = select i1 %56, ptr %2, ptr %55
  store ptr %57, ptr %53, align 4, !tbaa !95
  %58 = getelementptr inbounds nuw i8, ptr %7, i32 8
  %59 = getelementptr inbounds nuw i8, ptr %3, i32 36
  %60 = load ptr, ptr %59, align 4, !tbaa !184
  store ptr %60, ptr %58, align 4, !tbaa !93
  %61 = getelementptr inbounds nuw i8, ptr %7, i32 12
  %62 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %63 = load ptr, ptr %62, align 4, !tbaa !185
  store ptr %63, ptr %61, align 4, !tbaa !115
  %64 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %65 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %66 = load ptr, ptr %65, align 8, !tbaa !186
  store ptr %66, ptr %64, align 4, !tbaa !116
  %67 = getelementptr inbounds nuw i8, ptr %7, i32 20
  store i32 48, ptr %67, align 4, !tbaa !102
  %68 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %69 = call fastcc i32 @check_call(ptr noundef %45, ptr noundef %3, ptr noundef %50) #24
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %130

71:                                               ; preds = %43
  %72 = getelementptr inbounds nuw i8, ptr %3, i32 68
  %73 = load ptr, ptr %72, align 4, !tbaa !187
  %74 = load ptr, ptr %68, align 8, !tbaa !173
  %75 = call fastcc i32 @check(ptr noundef nonnull %45, ptr noundef %7, ptr noundef nonnull %50, ptr noundef %73, ptr noundef %74) #23
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %130

77:                                               ; preds = %71
  %78 = load ptr, ptr %7, align 4, !tbaa !89
  %79 = load ptr, ptr %68, align 8, !tbaa !173
  %80 = call fastcc i32 @check_state(ptr noundef nonnull %45, ptr noundef %78, ptr noundef %79) #23
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %130

82:                                               ; preds = %77
  %83 = load ptr, ptr %72, align 4, !tbaa !187
  %84 = load ptr, ptr %68, align 8, !tbaa !173
  %85 = call fastcc i32 @run(ptr noundef nonnull %45, ptr noundef %7, ptr noundef nonnull %50, ptr noundef %83, ptr noundef %84) #23
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %130

87:                                               ; preds = %82
  %88 = getelementptr inbounds nuw i8, ptr %3, i32 24
  %89 = load i32, ptr %88, align 8, !tbaa !188
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %130, label %91

91:                                               ; preds = %87
  %92 = load ptr, ptr %65, align 8, !tbaa !186
  %93 = getelementptr inbounds nuw i8, ptr %45, i32 88
  %94 = getelementptr inbounds nuw i8, ptr %45, i32 112
  %95 = getelementptr inbounds nuw i8, ptr %45, i32 132
  br label %96

96:                                               ; preds = %91, %118
  %97 = phi i32 [ 0, %91 ], [ %119, %118 ]
  %98 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %92, i32 %97
  %99 = getelementptr inbounds nuw i8, ptr %98, i32 4
  %100 = load ptr, ptr %99, align 4, !tbaa !189
  %101 = icmp eq ptr %100, null
  br i1 %101, label %118, label %102

102:                                              ; preds = %96
  %103 = getelementptr inbounds nuw i8, ptr %98, i32 16
  %104 = load i32, ptr %103, align 8, !tbaa !191
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %118, label %106

106:                                              ; preds = %102
  %107 = load i32, ptr %93, align 8, !tbaa !99
  %108 = load ptr, ptr %45, align 8, !tbaa !98
  %109 = getelementptr inbounds i8, ptr %108, i32 %107
  %110 = load i32, ptr %94, align 8, !tbaa !97
  %111 = getelementptr inbounds i8, ptr %108, i32 %110
  %112 = load i32, ptr %95, align 4, !tbaa !76
  %113 = getelementptr inbounds nuw %struct.tfc_given, ptr %111, i32 %112
  %114 = getelementptr inbounds nuw %struct.tfc_given, ptr %113, i32 %97
  %115 = getelementptr inbounds nuw i8, ptr %114, i32 16
  %116 = load i32, ptr %115, align 4, !tbaa !192
  %117 = getelementptr inbounds i8, ptr %108, i32 %116
  br label %121

118:                                              ; preds = %121, %102, %96
  %119 = add nuw i32 %97, 1
  %120 = icmp eq i32 %119, %89
  br i1 %120, label %130, label %96, !llvm.loop !193

121:                                              ; preds = %106, %121
  %122 = phi i32 [ %128, %121 ], [ 0, %106 ]
  %123 = getelementptr inbounds nuw i32, ptr %117, i32 %122
  %124 = load i32, ptr %123, align 4, !tbaa !5
  %125 = getelementptr inbounds i64, ptr %109, i32 %124
  %126 = call fastcc i64 @evaluate(ptr noundef %125, ptr noundef nonnull %50) #23
  %127 = getelementptr inbounds nuw i64, ptr %100, i32 %122
  store i64 %126, ptr %127, align 8, !tbaa !117
  %128 = add i32 %122, 1
  %129 = icmp eq i32 %128, %104
  br i1 %129, label %118, label %121

130:                                              ; preds = %118, %87, %43, %71, %77, %82
  %131 = phi i32 [ %85, %82 ], [ %69, %43 ], [ %80, %77 ], [ %75, %71 ], [ 0, %87 ], [ 0, %118 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #21
  call void @llvm.stackrestore.p0(ptr %49)
  br label %132

132:                                              ; preds = %4, %9, %130, %30, %14
  %133 = phi i32 [ %131, %130 ], [ 3, %14 ], [ 3, %30 ], [ 3, %9 ], [ 3, %4 ]
  ret i32 %133
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
  %10 = load ptr, ptr %9, align 8, !tbaa !173
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 64
  %12 = load ptr, ptr %11, align 8, !tbaa !194
  %13 = icmp eq ptr %12, null
  br i1 %13, label %16, label %14

14:                                               ; preds = %3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  %15 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.22, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #24
  br label %253

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %18 = load i32, ptr %17, align 4, !tbaa !195
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 132
  %20 = load i32, ptr %19, align 4, !tbaa !76
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %28

22:                                               ; preds = %16
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %43, label %24

24:                                               ; preds = %22
  %25 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %26 = load ptr, ptr %25, align 4, !tbaa !185
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %43

28:                                               ; preds = %24, %16
  %29 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %30 = load i32, ptr %29, align 8, !tbaa !196
  %31 = load ptr, ptr %0, align 8, !tbaa !98
  %32 = getelementptr inbounds i8, ptr %31, i32 %30
  store ptr %32, ptr %7, align 8, !tbaa !83
  %33 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store ptr null, ptr %33, align 4, !tbaa !85
  %34 = getelementptr inbounds nuw i8, ptr %7, i32 8
  store i64 0, ptr %34, align 8, !tbaa !174
  %35 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %36 = zext i32 %18 to i64
  store i64 %36, ptr %35, align 8, !tbaa !175
  %37 = getelementptr inbounds nuw i8, ptr %7, i32 24
  %38 = zext i32 %20 to i64
  store i64 %38, ptr %37, align 8, !tbaa !176
  %39 = getelementptr inbounds nuw i8, ptr %7, i32 32
  store double 0.000000e+00, ptr %39, align 8, !tbaa !177
  %40 = getelementptr inbounds nuw i8, ptr %7, i32 40
  store ptr null, ptr %40, align 8, !tbaa !87
  %41 = getelementptr inbounds nuw i8, ptr %7, i32 44
  store i32 0, ptr %41, align 4
  %42 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.23, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #24
  br label %253

43:                                               ; preds = %24, %22
  %44 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %45 = load i32, ptr %44, align 8, !tbaa !188
  %46 = getelementptr inbounds nuw i8, ptr %0, i32 136
  %47 = load i32, ptr %46, align 8, !tbaa !73
  %48 = icmp eq i32 %45, %47
  br i1 %48, label %49, label %55

49:                                               ; preds = %43
  %50 = icmp eq i32 %45, 0
  br i1 %50, label %70, label %51

51:                                               ; preds = %49
  %52 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %53 = load ptr, ptr %52, align 8, !tbaa !186
  %54 = icmp eq ptr %53, null
  br i1 %54, label %55, label %70

55:                                               ; preds = %51, %43
  %56 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %57 = load i32, ptr %56, align 8, !tbaa !196
  %58 = load ptr, ptr %0, align 8, !tbaa !98
  %59 = getelementptr inbounds i8, ptr %58, i32 %57
  store ptr %59, ptr %8, align 8, !tbaa !83
  %60 = getelementptr inbounds nuw i8, ptr %8, i32 4
  store ptr null, ptr %60, align 4, !tbaa !85
  %61 = getelementptr inbounds nuw i8, ptr %8, i32 8
  store i64 0, ptr %61, align 8, !tbaa !174
  %62 = getelementptr inbounds nuw i8, ptr %8, i32 16
  %63 = zext i32 %45 to i64
  store i64 %63, ptr %62, align 8, !tbaa !175
  %64 = getelementptr inbounds nuw i8, ptr %8, i32 24
  %65 = zext i32 %47 to i64
  store i64 %65, ptr %64, align 8, !tbaa !176
  %66 = getelementptr inbounds nuw i8, ptr %8, i32 32
  store double 0.000000e+00, ptr %66, align 8, !tbaa !177
  %67 = getelementptr inbounds nuw i8, ptr %8, i32 40
  store ptr null, ptr %67, align 8, !tbaa !87
  %68 = getelementptr inbounds nuw i8, ptr %8, i32 44
  store i32 0, ptr %68, align 4
  %69 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.24, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #24
  br label %253

70:                                               ; preds = %51, %49
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %71 = getelementptr inbounds nuw i8, ptr %1, i32 40
  %72 = load i64, ptr %71, align 8, !tbaa !197
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
  %82 = load i64, ptr %81, align 8, !tbaa !198
  %83 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %84 = load ptr, ptr %83, align 8, !tbaa !183
  %85 = icmp eq ptr %84, null
  br i1 %85, label %89, label %86

86:                                               ; preds = %79
  %87 = getelementptr inbounds nuw i8, ptr %0, i32 64
  %88 = load i64, ptr %87, align 8, !tbaa !96
  br label %89

89:                                               ; preds = %86, %79
  %90 = phi i64 [ %88, %86 ], [ 0, %79 ]
  %91 = getelementptr inbounds nuw i8, ptr %1, i32 56
  %92 = load i64, ptr %91, align 8, !tbaa !199
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
  store i64 0, ptr %105, align 8, !tbaa !174
  %106 = getelementptr inbounds nuw i8, ptr %5, i32 16
  store i64 %102, ptr %106, align 8, !tbaa !175
  %107 = getelementptr inbounds nuw i8, ptr %5, i32 24
  store i64 %103, ptr %107, align 8, !tbaa !176
  %108 = getelementptr inbounds nuw i8, ptr %5, i32 32
  store double 0.000000e+00, ptr %108, align 8, !tbaa !177
  %109 = getelementptr inbounds nuw i8, ptr %5, i32 40
  store ptr null, ptr %109, align 8, !tbaa !87
  %110 = getelementptr inbounds nuw i8, ptr %5, i32 44
  store i32 0, ptr %110, align 4
  %111 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.28, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %253

112:                                              ; preds = %98
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %113 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %114 = getelementptr inbounds nuw i8, ptr %1, i32 12
  br label %115

115:                                              ; preds = %112, %122
  %116 = phi i32 [ 0, %112 ], [ %130, %122 ]
  %117 = load i32, ptr %17, align 4, !tbaa !195
  %118 = icmp ult i32 %116, %117
  br i1 %118, label %122, label %119

119:                                              ; preds = %115
  %120 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %121 = getelementptr inbounds nuw i8, ptr %1, i32 16
  br label %132

122:                                              ; preds = %115
  %123 = load i32, ptr %113, align 8, !tbaa !97
  %124 = load ptr, ptr %0, align 8, !tbaa !98
  %125 = getelementptr inbounds i8, ptr %124, i32 %123
  %126 = getelementptr inbounds nuw %struct.tfc_given, ptr %125, i32 %116
  %127 = load ptr, ptr %114, align 4, !tbaa !185
  %128 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %127, i32 %116
  %129 = tail call fastcc i32 @check_kind(ptr noundef nonnull %0, ptr noundef %126, ptr noundef %128, i32 noundef 1, ptr noundef %10) #23
  %130 = add nuw i32 %116, 1
  %131 = icmp eq i32 %129, 0
  br i1 %131, label %115, label %253, !llvm.loop !200

132:                                              ; preds = %119, %136
  %133 = phi i32 [ 0, %119 ], [ %146, %136 ]
  %134 = load i32, ptr %44, align 8, !tbaa !188
  %135 = icmp ult i32 %133, %134
  br i1 %135, label %136, label %148

136:                                              ; preds = %132
  %137 = load i32, ptr %120, align 8, !tbaa !97
  %138 = load ptr, ptr %0, align 8, !tbaa !98
  %139 = getelementptr inbounds i8, ptr %138, i32 %137
  %140 = load i32, ptr %19, align 4, !tbaa !76
  %141 = getelementptr inbounds nuw %struct.tfc_given, ptr %139, i32 %140
  %142 = getelementptr inbounds nuw %struct.tfc_given, ptr %141, i32 %133
  %143 = load ptr, ptr %121, align 8, !tbaa !186
  %144 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %143, i32 %133
  %145 = tail call fastcc i32 @check_kind(ptr noundef nonnull %0, ptr noundef %142, ptr noundef %144, i32 noundef 0, ptr noundef %10) #23
  %146 = add nuw i32 %133, 1
  %147 = icmp eq i32 %145, 0
  br i1 %147, label %132, label %253, !llvm.loop !201

148:                                              ; preds = %132
  %149 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %150 = load ptr, ptr %149, align 4, !tbaa !185
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %151 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %152 = load i32, ptr %151, align 8, !tbaa !181
  %153 = icmp sgt i32 %152, 0
  br i1 %153, label %154, label %214

154:                                              ; preds = %148
  %155 = getelementptr inbounds nuw i8, ptr %0, i32 92
  %156 = load i32, ptr %155, align 4, !tbaa !202
  %157 = load ptr, ptr %0, align 8, !tbaa !98
  %158 = getelementptr inbounds i8, ptr %157, i32 %156
  %159 = load i32, ptr %120, align 8, !tbaa !97
  br label %160

160:                                              ; preds = %188, %154
  %161 = phi i32 [ 0, %154 ], [ %190, %188 ]
  %162 = getelementptr inbounds nuw %struct.tfc_bound, ptr %158, i32 %161
  %163 = getelementptr inbounds nuw i8, ptr %162, i32 36
  %164 = load i32, ptr %163, align 4, !tbaa !203
  %165 = getelementptr inbounds %struct.tfc_tensor, ptr %150, i32 %164
  %166 = getelementptr inbounds nuw i8, ptr %165, i32 4
  %167 = load ptr, ptr %166, align 4, !tbaa !189
  %168 = getelementptr inbounds nuw i8, ptr %162, i32 40
  %169 = load i32, ptr %168, align 8, !tbaa !205
  %170 = getelementptr inbounds i64, ptr %167, i32 %169
  %171 = load i64, ptr %170, align 8, !tbaa !117
  %172 = icmp slt i64 %171, 0
  br i1 %172, label %192, label %173

173:                                              ; preds = %160
  %174 = getelementptr inbounds nuw i8, ptr %162, i32 24
  %175 = load i64, ptr %174, align 8, !tbaa !206
  %176 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %171, i64 %175)
  %177 = extractvalue { i64, i1 } %176, 1
  %178 = extractvalue { i64, i1 } %176, 0
  br i1 %177, label %192, label %179

179:                                              ; preds = %173
  %180 = getelementptr inbounds nuw i8, ptr %162, i32 16
  %181 = load i64, ptr %180, align 8, !tbaa !207
  %182 = freeze i64 %178
  %183 = freeze i64 %181
  %184 = sdiv i64 %182, %183
  %185 = mul i64 %184, %183
  %186 = sub i64 %182, %185
  %187 = icmp eq i64 %186, 0
  br i1 %187, label %188, label %192

188:                                              ; preds = %179
  %189 = getelementptr inbounds nuw i64, ptr %2, i32 %161
  store i64 %184, ptr %189, align 8, !tbaa !117
  %190 = add nuw nsw i32 %161, 1
  %191 = icmp eq i32 %190, %152
  br i1 %191, label %214, label %160, !llvm.loop !208

192:                                              ; preds = %160, %173, %179
  %193 = getelementptr inbounds i8, ptr %157, i32 %159
  %194 = getelementptr inbounds %struct.tfc_given, ptr %193, i32 %164
  %195 = getelementptr inbounds nuw i8, ptr %194, i32 4
  %196 = load i32, ptr %195, align 4, !tbaa !103
  %197 = getelementptr inbounds i8, ptr %157, i32 %196
  store ptr %197, ptr %4, align 8, !tbaa !83
  %198 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %199 = getelementptr inbounds nuw i8, ptr %162, i32 32
  %200 = load i32, ptr %199, align 8, !tbaa !209
  %201 = getelementptr inbounds i8, ptr %157, i32 %200
  store ptr %201, ptr %198, align 4, !tbaa !85
  %202 = getelementptr inbounds nuw i8, ptr %4, i32 8
  store i64 %171, ptr %202, align 8, !tbaa !174
  %203 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %204 = sext i32 %169 to i64
  store i64 %204, ptr %203, align 8, !tbaa !175
  %205 = getelementptr inbounds nuw i8, ptr %4, i32 24
  store i64 0, ptr %205, align 8, !tbaa !176
  %206 = getelementptr inbounds nuw i8, ptr %4, i32 32
  store double 0.000000e+00, ptr %206, align 8, !tbaa !177
  %207 = getelementptr inbounds nuw i8, ptr %4, i32 40
  %208 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %209 = load ptr, ptr %208, align 4, !tbaa !104
  %210 = load i32, ptr %194, align 4, !tbaa !105
  %211 = getelementptr inbounds %struct.tfc_loc, ptr %209, i32 %210
  store ptr %211, ptr %207, align 8, !tbaa !87
  %212 = getelementptr inbounds nuw i8, ptr %4, i32 44
  store i32 0, ptr %212, align 4
  %213 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.33, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %253

214:                                              ; preds = %188, %148
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %215 = tail call fastcc i32 @check_dims(ptr noundef %0, ptr noundef nonnull %2, ptr noundef %10) #23
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %217, label %253

217:                                              ; preds = %214
  %218 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %219 = getelementptr inbounds nuw i8, ptr %1, i32 12
  br label %220

220:                                              ; preds = %217, %227
  %221 = phi i32 [ 0, %217 ], [ %235, %227 ]
  %222 = load i32, ptr %17, align 4, !tbaa !195
  %223 = icmp ult i32 %221, %222
  br i1 %223, label %227, label %224

224:                                              ; preds = %220
  %225 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %226 = getelementptr inbounds nuw i8, ptr %1, i32 16
  br label %237

227:                                              ; preds = %220
  %228 = load i32, ptr %218, align 8, !tbaa !97
  %229 = load ptr, ptr %0, align 8, !tbaa !98
  %230 = getelementptr inbounds i8, ptr %229, i32 %228
  %231 = getelementptr inbounds nuw %struct.tfc_given, ptr %230, i32 %221
  %232 = load ptr, ptr %219, align 4, !tbaa !185
  %233 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %232, i32 %221
  %234 = tail call fastcc i32 @check_size(ptr noundef nonnull %0, ptr noundef %231, ptr noundef %233, i32 noundef 1, ptr noundef %2, ptr noundef %10) #23
  %235 = add nuw i32 %221, 1
  %236 = icmp eq i32 %234, 0
  br i1 %236, label %220, label %253, !llvm.loop !210

237:                                              ; preds = %224, %241
  %238 = phi i32 [ 0, %224 ], [ %251, %241 ]
  %239 = load i32, ptr %44, align 8, !tbaa !188
  %240 = icmp ult i32 %238, %239
  br i1 %240, label %241, label %253

241:                                              ; preds = %237
  %242 = load i32, ptr %225, align 8, !tbaa !97
  %243 = load ptr, ptr %0, align 8, !tbaa !98
  %244 = getelementptr inbounds i8, ptr %243, i32 %242
  %245 = load i32, ptr %19, align 4, !tbaa !76
  %246 = getelementptr inbounds nuw %struct.tfc_given, ptr %244, i32 %245
  %247 = getelementptr inbounds nuw %struct.tfc_given, ptr %246, i32 %238
  %248 = load ptr, ptr %226, align 8, !tbaa !186
  %249 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %248, i32 %238
  %250 = tail call fastcc i32 @check_size(ptr noundef nonnull %0, ptr noundef %247, ptr noundef %249, i32 noundef 0, ptr noundef %2, ptr noundef %10) #23
  %251 = add nuw i32 %238, 1
  %252 = icmp eq i32 %250, 0
  br i1 %252, label %237, label %253, !llvm.loop !211

253:                                              ; preds = %122, %136, %227, %241, %237, %100, %192, %214, %55, %28, %14
  %254 = phi i32 [ 3, %14 ], [ 3, %28 ], [ 3, %55 ], [ %250, %241 ], [ 3, %100 ], [ %234, %227 ], [ %215, %214 ], [ %145, %136 ], [ 3, %192 ], [ 0, %237 ], [ %129, %122 ]
  ret i32 %254
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
  %8 = load i64, ptr %6, align 8, !tbaa !117
  switch i64 %8, label %22 [
    i64 0, label %75
    i64 1, label %9
    i64 2, label %14
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %11 = load i64, ptr %10, align 8, !tbaa !117
  %12 = add nsw i32 %7, 1
  %13 = getelementptr inbounds i64, ptr %3, i32 %7
  store i64 %11, ptr %13, align 8, !tbaa !117
  br label %71

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %16 = load i64, ptr %15, align 8, !tbaa !117
  %17 = trunc i64 %16 to i32
  %18 = getelementptr inbounds i64, ptr %1, i32 %17
  %19 = load i64, ptr %18, align 8, !tbaa !117
  %20 = add nsw i32 %7, 1
  %21 = getelementptr inbounds i64, ptr %3, i32 %7
  store i64 %19, ptr %21, align 8, !tbaa !117
  br label %71

22:                                               ; preds = %4
  %23 = add nsw i32 %7, -1
  %24 = getelementptr i64, ptr %3, i32 %7
  %25 = getelementptr i8, ptr %24, i32 -16
  %26 = load i64, ptr %25, align 8, !tbaa !117
  %27 = getelementptr inbounds i64, ptr %3, i32 %23
  %28 = load i64, ptr %27, align 8, !tbaa !117
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
  store i64 %70, ptr %25, align 8, !tbaa !117
  br label %71

71:                                               ; preds = %9, %68, %14
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %14 ]
  %73 = phi i32 [ %23, %68 ], [ %12, %9 ], [ %20, %14 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i32 16
  br label %4, !llvm.loop !212

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
  store ptr null, ptr %28, align 4, !tbaa !115
  %29 = getelementptr inbounds nuw i8, ptr %15, i32 16
  store ptr null, ptr %29, align 4, !tbaa !116
  %30 = getelementptr inbounds nuw i8, ptr %15, i32 20
  store i32 4, ptr %30, align 4, !tbaa !102
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
  store i64 %3, ptr %6, align 8, !tbaa !117
  %41 = icmp sgt i64 %2, 0
  br i1 %41, label %43, label %42

42:                                               ; preds = %61, %39
  br i1 %31, label %106, label %68

43:                                               ; preds = %39, %61
  %44 = phi i64 [ %66, %61 ], [ 0, %39 ]
  %45 = trunc i64 %44 to i32
  %46 = getelementptr inbounds %struct.tfc_initial, ptr %1, i32 %45
  %47 = load i64, ptr %46, align 8, !tbaa !213
  %48 = trunc i64 %47 to i32
  %49 = getelementptr inbounds i8, ptr %6, i32 %48
  %50 = getelementptr inbounds nuw i8, ptr %46, i32 8
  %51 = load i64, ptr %50, align 8, !tbaa !215
  %52 = trunc i64 %51 to i32
  %53 = getelementptr inbounds i8, ptr %5, i32 %52
  %54 = getelementptr inbounds nuw i8, ptr %46, i32 16
  %55 = load i64, ptr %54, align 8, !tbaa !216
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
  %63 = load i64, ptr %62, align 8, !tbaa !217
  %64 = trunc i64 %63 to i32
  %65 = getelementptr inbounds i8, ptr %6, i32 %64
  store i8 1, ptr %65, align 1, !tbaa !68
  %66 = add nuw nsw i64 %44, 1
  %67 = icmp eq i64 %66, %2
  br i1 %67, label %42, label %43, !llvm.loop !218

68:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %69 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %70 = load i64, ptr %69, align 8, !tbaa !91
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %101, label %72

72:                                               ; preds = %68
  %73 = load i64, ptr %6, align 8, !tbaa !117
  %74 = icmp eq i64 %73, %70
  br i1 %74, label %77, label %75

75:                                               ; preds = %72
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %12, i8 0, i64 48, i1 false)
  %76 = call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.17, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %12) #24
  br label %100

77:                                               ; preds = %72
  %78 = getelementptr inbounds nuw i8, ptr %0, i32 100
  %79 = load i32, ptr %78, align 4, !tbaa !118
  %80 = load ptr, ptr %0, align 8, !tbaa !98
  %81 = getelementptr inbounds i8, ptr %80, i32 %79
  %82 = getelementptr inbounds nuw i8, ptr %0, i32 144
  %83 = load i32, ptr %82, align 8, !tbaa !119
  %84 = icmp sgt i32 %83, 0
  br i1 %84, label %88, label %101

85:                                               ; preds = %88
  %86 = add nuw nsw i32 %89, 1
  %87 = icmp eq i32 %86, %83
  br i1 %87, label %101, label %88, !llvm.loop !120

88:                                               ; preds = %77, %85
  %89 = phi i32 [ %86, %85 ], [ 0, %77 ]
  %90 = getelementptr inbounds nuw %struct.tfc_flag, ptr %81, i32 %89
  %91 = load i32, ptr %90, align 4, !tbaa !121
  %92 = getelementptr inbounds i8, ptr %6, i32 %91
  %93 = load i8, ptr %92, align 1, !tbaa !68
  %94 = icmp eq i8 %93, 0
  br i1 %94, label %95, label %85

95:                                               ; preds = %88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %13, i8 0, i64 48, i1 false)
  %96 = getelementptr inbounds nuw i8, ptr %90, i32 4
  %97 = load i32, ptr %96, align 4, !tbaa !123
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
  store i64 0, ptr %6, align 8, !tbaa !117
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
  %8 = load i32, ptr %0, align 4, !tbaa !219
  %9 = icmp ult i32 %8, 32
  br i1 %9, label %10, label %20

10:                                               ; preds = %7
  store ptr null, ptr %3, align 8, !tbaa !83
  %11 = getelementptr inbounds nuw i8, ptr %3, i32 4
  store ptr null, ptr %11, align 4, !tbaa !85
  %12 = getelementptr inbounds nuw i8, ptr %3, i32 8
  store i64 0, ptr %12, align 8, !tbaa !174
  %13 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %14 = zext nneg i32 %8 to i64
  store i64 %14, ptr %13, align 8, !tbaa !175
  %15 = getelementptr inbounds nuw i8, ptr %3, i32 24
  store i64 32, ptr %15, align 8, !tbaa !176
  %16 = getelementptr inbounds nuw i8, ptr %3, i32 32
  store double 0.000000e+00, ptr %16, align 8, !tbaa !177
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
  store i64 0, ptr %30, align 8, !tbaa !174
  %31 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %32 = zext i32 %26 to i64
  store i64 %32, ptr %31, align 8, !tbaa !175
  %33 = getelementptr inbounds nuw i8, ptr %4, i32 24
  store i64 65536, ptr %33, align 8, !tbaa !176
  %34 = getelementptr inbounds nuw i8, ptr %4, i32 32
  store double 0.000000e+00, ptr %34, align 8, !tbaa !177
  %35 = getelementptr inbounds nuw i8, ptr %4, i32 40
  store ptr null, ptr %35, align 8, !tbaa !87
  %36 = getelementptr inbounds nuw i8, ptr %4, i32 44
  store i32 0, ptr %36, align 4
  %37 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.37, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  br label %46

38:                                               ; preds = %24, %20
  %39 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %40 = load ptr, ptr %39, align 4, !tbaa !145
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %4 = load ptr, ptr %3, align 4, !tbaa !65
  %5 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %6 = load i32, ptr %5, align 4, !tbaa !66
  %7 = getelementptr inbounds i32, ptr %4, i32 %6
  %8 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %9 = load i32, ptr %8, align 4, !tbaa !69
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %30, label %11

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %14 = and i32 %9, 1
  %15 = icmp eq i32 %9, 1
  br i1 %15, label %20, label %16

16:                                               ; preds = %11
  %17 = and i32 %9, -2
  br label %40

18:                                               ; preds = %40
  %19 = icmp eq i32 %14, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18, %11
  %21 = phi i32 [ 0, %11 ], [ %58, %18 ]
  %22 = icmp ne i32 %14, 0
  tail call void @llvm.assume(i1 %22)
  %23 = load ptr, ptr %12, align 8, !tbaa !64
  %24 = getelementptr inbounds nuw i32, ptr %7, i32 %21
  %25 = load i32, ptr %24, align 4, !tbaa !5
  %26 = getelementptr inbounds ptr, ptr %23, i32 %25
  %27 = load ptr, ptr %26, align 4, !tbaa !67
  %28 = load ptr, ptr %13, align 8, !tbaa !153
  %29 = getelementptr inbounds nuw ptr, ptr %28, i32 %21
  store ptr %27, ptr %29, align 4, !tbaa !67
  br label %30

30:                                               ; preds = %20, %18, %2
  %31 = load ptr, ptr %1, align 4, !tbaa !220
  %32 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %33 = load ptr, ptr %32, align 8, !tbaa !153
  %34 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %35 = load ptr, ptr %34, align 4, !tbaa !151
  %36 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %37 = load ptr, ptr %36, align 8, !tbaa !44
  %38 = tail call i32 %31(ptr noundef %33, ptr noundef %35, ptr noundef %37) #22
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %96, label %61

40:                                               ; preds = %40, %16
  %41 = phi i32 [ 0, %16 ], [ %58, %40 ]
  %42 = phi i32 [ 0, %16 ], [ %59, %40 ]
  %43 = load ptr, ptr %12, align 8, !tbaa !64
  %44 = getelementptr inbounds nuw i32, ptr %7, i32 %41
  %45 = load i32, ptr %44, align 4, !tbaa !5
  %46 = getelementptr inbounds ptr, ptr %43, i32 %45
  %47 = load ptr, ptr %46, align 4, !tbaa !67
  %48 = load ptr, ptr %13, align 8, !tbaa !153
  %49 = getelementptr inbounds nuw ptr, ptr %48, i32 %41
  store ptr %47, ptr %49, align 4, !tbaa !67
  %50 = or disjoint i32 %41, 1
  %51 = load ptr, ptr %12, align 8, !tbaa !64
  %52 = getelementptr inbounds nuw i32, ptr %7, i32 %50
  %53 = load i32, ptr %52, align 4, !tbaa !5
  %54 = getelementptr inbounds ptr, ptr %51, i32 %53
  %55 = load ptr, ptr %54, align 4, !tbaa !67
  %56 = load ptr, ptr %13, align 8, !tbaa !153
  %57 = getelementptr inbounds nuw ptr, ptr %56, i32 %50
  store ptr %55, ptr %57, align 4, !tbaa !67
  %58 = add nuw i32 %41, 2
  %59 = add i32 %42, 2
  %60 = icmp eq i32 %59, %17
  br i1 %60, label %18, label %40, !llvm.loop !221

61:                                               ; preds = %30
  %62 = load ptr, ptr %36, align 8, !tbaa !44
  %63 = getelementptr inbounds nuw i8, ptr %62, i32 16
  %64 = load ptr, ptr %63, align 4, !tbaa !34
  %65 = load atomic i32, ptr %64 acquire, align 8
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %89

67:                                               ; preds = %61
  %68 = load ptr, ptr %36, align 8, !tbaa !44
  %69 = getelementptr inbounds nuw i8, ptr %68, i32 16
  %70 = load ptr, ptr %69, align 4, !tbaa !34
  %71 = getelementptr inbounds nuw i8, ptr %70, i32 4
  br label %72

72:                                               ; preds = %72, %67
  %73 = atomicrmw xchg ptr %71, i32 1 acquire, align 4
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %72, !llvm.loop !35

75:                                               ; preds = %72
  %76 = load atomic i32, ptr %70 monotonic, align 8
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %82, label %78

78:                                               ; preds = %75
  %79 = getelementptr inbounds nuw i8, ptr %70, i32 16
  %80 = load i64, ptr %79, align 8, !tbaa !36
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %82, label %88

82:                                               ; preds = %78, %75
  %83 = getelementptr inbounds nuw i8, ptr %70, i32 12
  store i32 0, ptr %83, align 4, !tbaa !39
  %84 = getelementptr inbounds nuw i8, ptr %70, i32 16
  store i64 0, ptr %84, align 8, !tbaa !36
  %85 = getelementptr inbounds nuw i8, ptr %70, i32 24
  store i64 0, ptr %85, align 8, !tbaa !40
  %86 = getelementptr inbounds nuw i8, ptr %70, i32 32
  store i64 0, ptr %86, align 8, !tbaa !41
  %87 = getelementptr inbounds nuw i8, ptr %70, i32 40
  store double 0.000000e+00, ptr %87, align 8, !tbaa !42
  store atomic i32 %38, ptr %70 monotonic, align 8
  br label %88

88:                                               ; preds = %78, %82
  store atomic i32 0, ptr %71 release, align 4
  br label %89

89:                                               ; preds = %88, %61
  %90 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %91 = load i32, ptr %90, align 4, !tbaa !62
  %92 = load ptr, ptr %36, align 8, !tbaa !44
  %93 = getelementptr inbounds nuw i8, ptr %92, i32 16
  %94 = load ptr, ptr %93, align 4, !tbaa !34
  %95 = getelementptr inbounds nuw i8, ptr %94, i32 8
  store i32 %91, ptr %95, align 8, !tbaa !222
  br label %96

96:                                               ; preds = %30, %89
  ret i32 %38
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @fail_at(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #38 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %4 = load ptr, ptr %3, align 8, !tbaa !44
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
  %27 = load ptr, ptr %3, align 8, !tbaa !44
  %28 = getelementptr inbounds nuw i8, ptr %27, i32 16
  %29 = load ptr, ptr %28, align 4, !tbaa !34
  %30 = getelementptr inbounds nuw i8, ptr %29, i32 8
  store i32 %26, ptr %30, align 8, !tbaa !222
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put(ptr noundef nonnull captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #39 {
  %3 = load i8, ptr %1, align 1, !tbaa !68
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %18, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 4
  br label %7

7:                                                ; preds = %5, %13
  %8 = phi i8 [ %3, %5 ], [ %16, %13 ]
  %9 = phi ptr [ %1, %5 ], [ %14, %13 ]
  %10 = load ptr, ptr %0, align 4, !tbaa !106
  %11 = load ptr, ptr %6, align 4, !tbaa !108
  %12 = icmp ult ptr %10, %11
  br i1 %12, label %13, label %18

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %9, i32 1
  %15 = getelementptr inbounds nuw i8, ptr %10, i32 1
  store ptr %15, ptr %0, align 4, !tbaa !106
  store i8 %8, ptr %10, align 1, !tbaa !68
  %16 = load i8, ptr %14, align 1, !tbaa !68
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %7, !llvm.loop !223

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
  store i8 %13, ptr %15, align 1, !tbaa !68
  %16 = icmp ult i64 %7, 10
  br i1 %16, label %17, label %5, !llvm.loop !224

17:                                               ; preds = %5
  %18 = icmp slt i64 %1, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %17
  %20 = add nuw nsw i32 %6, 2
  %21 = getelementptr inbounds nuw i8, ptr %3, i32 %14
  store i8 45, ptr %21, align 1, !tbaa !68
  br label %22

22:                                               ; preds = %19, %17
  %23 = phi i32 [ %20, %19 ], [ %14, %17 ]
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 4
  br label %25

25:                                               ; preds = %22, %30
  %26 = phi i32 [ %23, %22 ], [ %31, %30 ]
  %27 = load ptr, ptr %0, align 4, !tbaa !106
  %28 = load ptr, ptr %24, align 4, !tbaa !108
  %29 = icmp ult ptr %27, %28
  br i1 %29, label %30, label %36

30:                                               ; preds = %25
  %31 = add nsw i32 %26, -1
  %32 = getelementptr inbounds i8, ptr %3, i32 %31
  %33 = load i8, ptr %32, align 1, !tbaa !68
  %34 = getelementptr inbounds nuw i8, ptr %27, i32 1
  store ptr %34, ptr %0, align 4, !tbaa !106
  store i8 %33, ptr %27, align 1, !tbaa !68
  %35 = icmp eq i32 %31, 0
  br i1 %35, label %36, label %25, !llvm.loop !225

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
  br i1 %31, label %22, label %26, !llvm.loop !226

32:                                               ; preds = %22, %32
  %33 = phi i32 [ %36, %32 ], [ %24, %22 ]
  %34 = phi double [ %35, %32 ], [ %23, %22 ]
  %35 = fmul double %34, 1.000000e+01
  %36 = add nsw i32 %33, -1
  %37 = fcmp olt double %35, 1.000000e+00
  br i1 %37, label %32, label %38, !llvm.loop !227

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
  store i8 0, ptr %54, align 1, !tbaa !68
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
  store i8 %64, ptr %65, align 1, !tbaa !68
  %66 = icmp eq i32 %57, 0
  %67 = icmp eq i64 %62, 0
  %68 = select i1 %67, i32 0, i32 %56
  %69 = select i1 %66, i32 %68, i32 %57
  %70 = add nsw i32 %56, -1
  %71 = icmp samesign ugt i32 %56, 1
  br i1 %71, label %55, label %52, !llvm.loop !228

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
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %7 = load i32, ptr %6, align 8, !tbaa !181
  %8 = icmp eq i32 %7, 0
  %9 = icmp ne ptr %1, null
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %18

11:                                               ; preds = %3
  %12 = icmp sgt i32 %7, 0
  br i1 %12, label %13, label %69

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 92
  %15 = load i32, ptr %14, align 4, !tbaa !202
  %16 = load ptr, ptr %0, align 8, !tbaa !98
  %17 = getelementptr inbounds i8, ptr %16, i32 %15
  br label %30

18:                                               ; preds = %3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %4, i8 0, i64 48, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 92
  %20 = load i32, ptr %19, align 4, !tbaa !202
  %21 = load ptr, ptr %0, align 8, !tbaa !98
  %22 = getelementptr inbounds i8, ptr %21, i32 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i32 32
  %24 = load i32, ptr %23, align 8, !tbaa !209
  %25 = getelementptr inbounds i8, ptr %21, i32 %24
  store ptr %25, ptr %4, align 8, !tbaa !83
  %26 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.13, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  br label %69

27:                                               ; preds = %37
  %28 = add nuw nsw i32 %31, 1
  %29 = icmp eq i32 %28, %7
  br i1 %29, label %69, label %30, !llvm.loop !229

30:                                               ; preds = %13, %27
  %31 = phi i32 [ 0, %13 ], [ %28, %27 ]
  %32 = getelementptr inbounds nuw %struct.tfc_bound, ptr %17, i32 %31
  %33 = getelementptr inbounds nuw i64, ptr %1, i32 %31
  %34 = load i64, ptr %33, align 8, !tbaa !117
  %35 = load i64, ptr %32, align 8, !tbaa !230
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %41, label %37

37:                                               ; preds = %30
  %38 = getelementptr inbounds nuw i8, ptr %32, i32 8
  %39 = load i64, ptr %38, align 8, !tbaa !231
  %40 = icmp sgt i64 %34, %39
  br i1 %40, label %41, label %27

41:                                               ; preds = %37, %30
  %42 = getelementptr inbounds nuw i8, ptr %32, i32 36
  %43 = load i32, ptr %42, align 4, !tbaa !203
  %44 = icmp sgt i32 %43, -1
  br i1 %44, label %45, label %54

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %47 = load ptr, ptr %46, align 4, !tbaa !104
  %48 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %49 = load i32, ptr %48, align 8, !tbaa !97
  %50 = getelementptr inbounds i8, ptr %16, i32 %49
  %51 = getelementptr inbounds nuw %struct.tfc_given, ptr %50, i32 %43
  %52 = load i32, ptr %51, align 4, !tbaa !105
  %53 = getelementptr inbounds %struct.tfc_loc, ptr %47, i32 %52
  br label %54

54:                                               ; preds = %41, %45
  %55 = phi ptr [ %53, %45 ], [ null, %41 ]
  %56 = getelementptr inbounds nuw i8, ptr %32, i32 32
  %57 = load i32, ptr %56, align 8, !tbaa !209
  %58 = getelementptr inbounds i8, ptr %16, i32 %57
  store ptr %58, ptr %5, align 8, !tbaa !83
  %59 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store ptr null, ptr %59, align 4, !tbaa !85
  %60 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i64 %34, ptr %60, align 8, !tbaa !174
  %61 = getelementptr inbounds nuw i8, ptr %5, i32 16
  store i64 %35, ptr %61, align 8, !tbaa !175
  %62 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %63 = getelementptr inbounds nuw i8, ptr %32, i32 8
  %64 = load i64, ptr %63, align 8, !tbaa !231
  store i64 %64, ptr %62, align 8, !tbaa !176
  %65 = getelementptr inbounds nuw i8, ptr %5, i32 32
  store double 0.000000e+00, ptr %65, align 8, !tbaa !177
  %66 = getelementptr inbounds nuw i8, ptr %5, i32 40
  store ptr %55, ptr %66, align 8, !tbaa !87
  %67 = getelementptr inbounds nuw i8, ptr %5, i32 44
  store i32 0, ptr %67, align 4
  %68 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #24
  br label %69

69:                                               ; preds = %27, %11, %54, %18
  %70 = phi i32 [ 3, %18 ], [ 3, %54 ], [ 0, %11 ], [ 0, %27 ]
  ret i32 %70
}

; Function Attrs: cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i32 @report_failure(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #40 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = load atomic i32, ptr %1 seq_cst, align 4, !tbaa !232
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #21
  store ptr @.str.19, ptr %4, align 8, !tbaa !83
  %6 = getelementptr inbounds nuw i8, ptr %4, i32 4
  store ptr @.str.19, ptr %6, align 4, !tbaa !85
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %9 = load i64, ptr %8, align 8, !tbaa !36
  store i64 %9, ptr %7, align 8, !tbaa !174
  %10 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %12 = load i64, ptr %11, align 8, !tbaa !40
  store i64 %12, ptr %10, align 8, !tbaa !175
  %13 = getelementptr inbounds nuw i8, ptr %4, i32 24
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %15 = load i64, ptr %14, align 8, !tbaa !41
  store i64 %15, ptr %13, align 8, !tbaa !176
  %16 = getelementptr inbounds nuw i8, ptr %4, i32 32
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 40
  %18 = load double, ptr %17, align 8, !tbaa !42
  store double %18, ptr %16, align 8, !tbaa !177
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 40
  store ptr null, ptr %19, align 8, !tbaa !87
  %20 = getelementptr inbounds nuw i8, ptr %4, i32 44
  store i32 0, ptr %20, align 4
  %21 = icmp eq i32 %5, 1
  br i1 %21, label %22, label %24

22:                                               ; preds = %3
  %23 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 1, ptr noundef nonnull @.str.20, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  br label %63

24:                                               ; preds = %3
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 116
  %26 = load i32, ptr %25, align 4, !tbaa !233
  %27 = load ptr, ptr %0, align 8, !tbaa !98
  %28 = getelementptr inbounds i8, ptr %27, i32 %26
  %29 = getelementptr inbounds nuw i8, ptr %0, i32 156
  %30 = load i32, ptr %29, align 4, !tbaa !234
  %31 = sext i32 %30 to i64
  %32 = icmp sgt i32 %30, 0
  br i1 %32, label %33, label %61

33:                                               ; preds = %24
  %34 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %35 = load i32, ptr %34, align 8, !tbaa !222
  %36 = getelementptr inbounds nuw i8, ptr %1, i32 12
  br label %37

37:                                               ; preds = %33, %58
  %38 = phi i64 [ 0, %33 ], [ %59, %58 ]
  %39 = trunc i64 %38 to i32
  %40 = getelementptr inbounds %struct.tfc_message, ptr %28, i32 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i32 4
  %42 = load i32, ptr %41, align 4, !tbaa !235
  %43 = icmp eq i32 %42, %35
  br i1 %43, label %44, label %58

44:                                               ; preds = %37
  %45 = getelementptr inbounds nuw i8, ptr %40, i32 8
  %46 = load i32, ptr %45, align 4, !tbaa !237
  %47 = load i32, ptr %36, align 4, !tbaa !39
  %48 = icmp eq i32 %46, %47
  br i1 %48, label %49, label %58

49:                                               ; preds = %44
  %50 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %51 = load ptr, ptr %50, align 4, !tbaa !104
  %52 = load i32, ptr %40, align 4, !tbaa !238
  %53 = getelementptr inbounds %struct.tfc_loc, ptr %51, i32 %52
  store ptr %53, ptr %19, align 8, !tbaa !87
  %54 = getelementptr inbounds nuw i8, ptr %40, i32 12
  %55 = load i32, ptr %54, align 4, !tbaa !239
  %56 = getelementptr inbounds i8, ptr %27, i32 %55
  %57 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef %5, ptr noundef %56, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  br label %63

58:                                               ; preds = %44, %37
  %59 = add nuw nsw i64 %38, 1
  %60 = icmp eq i64 %59, %31
  br i1 %60, label %61, label %37, !llvm.loop !240

61:                                               ; preds = %58, %24
  %62 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef %5, ptr noundef nonnull @.str.21, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #24
  br label %63

63:                                               ; preds = %49, %61, %22
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #21
  ret i32 %5
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_kind(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef %4) unnamed_addr #34 {
  %6 = alloca %struct.tfc_fault, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %8 = load i32, ptr %7, align 4, !tbaa !103
  %9 = load ptr, ptr %0, align 8, !tbaa !98
  %10 = getelementptr inbounds i8, ptr %9, i32 %8
  store ptr %10, ptr %6, align 8, !tbaa !83
  %11 = getelementptr inbounds nuw i8, ptr %6, i32 40
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %13 = load ptr, ptr %12, align 4, !tbaa !104
  %14 = load i32, ptr %1, align 4, !tbaa !105
  %15 = getelementptr inbounds %struct.tfc_loc, ptr %13, i32 %14
  store ptr %15, ptr %11, align 8, !tbaa !87
  %16 = getelementptr inbounds nuw i8, ptr %2, i32 24
  %17 = load i32, ptr %16, align 8, !tbaa !241
  %18 = icmp ugt i32 %17, 1
  br i1 %18, label %49, label %19

19:                                               ; preds = %5
  %20 = getelementptr inbounds nuw i8, ptr %2, i32 28
  %21 = load i32, ptr %20, align 4, !tbaa !242
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %49

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %25 = load i32, ptr %24, align 8, !tbaa !191
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i8, ptr %6, i32 16
  store i64 %26, ptr %27, align 8, !tbaa !175
  %28 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %29 = load i32, ptr %28, align 4, !tbaa !243
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i8, ptr %6, i32 24
  store i64 %30, ptr %31, align 8, !tbaa !176
  %32 = icmp eq i32 %25, %29
  br i1 %32, label %33, label %49

33:                                               ; preds = %23
  %34 = getelementptr inbounds nuw i8, ptr %2, i32 20
  %35 = load i32, ptr %34, align 4, !tbaa !244
  %36 = zext i32 %35 to i64
  store i64 %36, ptr %27, align 8, !tbaa !175
  %37 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %38 = load i32, ptr %37, align 4, !tbaa !245
  %39 = zext i32 %38 to i64
  store i64 %39, ptr %31, align 8, !tbaa !176
  %40 = icmp eq i32 %35, %38
  br i1 %40, label %41, label %49

41:                                               ; preds = %33
  %42 = icmp eq i32 %3, 0
  %43 = icmp eq i32 %25, 0
  %44 = or i1 %42, %43
  br i1 %44, label %52, label %45

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %47 = load ptr, ptr %46, align 4, !tbaa !189
  %48 = icmp eq ptr %47, null
  br i1 %48, label %49, label %52

49:                                               ; preds = %45, %33, %23, %5, %19
  %50 = phi ptr [ @.str.31, %33 ], [ @.str.30, %23 ], [ @.str.29, %5 ], [ @.str.29, %19 ], [ @.str.32, %45 ]
  %51 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %50, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #24
  br label %52

52:                                               ; preds = %49, %41, %45
  %53 = phi i32 [ 0, %45 ], [ 0, %41 ], [ 3, %49 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  ret i32 %53
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef %5) unnamed_addr #37 {
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %53, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %12 = load i32, ptr %11, align 4, !tbaa !243
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %15 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %16 = icmp eq i32 %12, 0
  br i1 %16, label %53, label %17

17:                                               ; preds = %10
  %18 = load i32, ptr %13, align 8, !tbaa !99
  %19 = load ptr, ptr %0, align 8, !tbaa !98
  %20 = getelementptr inbounds i8, ptr %19, i32 %18
  %21 = load i32, ptr %14, align 4, !tbaa !192
  %22 = getelementptr inbounds i8, ptr %19, i32 %21
  br label %23

23:                                               ; preds = %17, %33
  %24 = phi i32 [ %34, %33 ], [ 0, %17 ]
  %25 = getelementptr inbounds nuw i32, ptr %22, i32 %24
  %26 = load i32, ptr %25, align 4, !tbaa !5
  %27 = getelementptr inbounds i64, ptr %20, i32 %26
  %28 = tail call fastcc i64 @evaluate(ptr noundef %27, ptr noundef nonnull %4) #23
  %29 = load ptr, ptr %15, align 4, !tbaa !189
  %30 = getelementptr inbounds nuw i64, ptr %29, i32 %24
  %31 = load i64, ptr %30, align 8, !tbaa !117
  %32 = icmp eq i64 %31, %28
  br i1 %32, label %33, label %36

33:                                               ; preds = %23
  %34 = add i32 %24, 1
  %35 = icmp eq i32 %34, %12
  br i1 %35, label %53, label %23

36:                                               ; preds = %23
  %37 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %38 = load i32, ptr %37, align 4, !tbaa !103
  %39 = getelementptr inbounds i8, ptr %19, i32 %38
  store ptr %39, ptr %7, align 8, !tbaa !83
  %40 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store ptr @.str.19, ptr %40, align 4, !tbaa !85
  %41 = getelementptr inbounds nuw i8, ptr %7, i32 8
  store i64 %31, ptr %41, align 8, !tbaa !174
  %42 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %43 = zext i32 %24 to i64
  store i64 %43, ptr %42, align 8, !tbaa !175
  %44 = getelementptr inbounds nuw i8, ptr %7, i32 24
  store i64 %28, ptr %44, align 8, !tbaa !176
  %45 = getelementptr inbounds nuw i8, ptr %7, i32 32
  store double 0.000000e+00, ptr %45, align 8, !tbaa !177
  %46 = getelementptr inbounds nuw i8, ptr %7, i32 40
  %47 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %48 = load ptr, ptr %47, align 4, !tbaa !104
  %49 = load i32, ptr %1, align 4, !tbaa !105
  %50 = getelementptr inbounds %struct.tfc_loc, ptr %48, i32 %49
  store ptr %50, ptr %46, align 8, !tbaa !87
  %51 = getelementptr inbounds nuw i8, ptr %7, i32 44
  store i32 0, ptr %51, align 4
  %52 = tail call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.34, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #24
  br label %81

53:                                               ; preds = %33, %10, %6
  %54 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %55 = load i32, ptr %54, align 8, !tbaa !99
  %56 = load ptr, ptr %0, align 8, !tbaa !98
  %57 = getelementptr inbounds i8, ptr %56, i32 %55
  %58 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %59 = load i32, ptr %58, align 4, !tbaa !100
  %60 = getelementptr inbounds i64, ptr %57, i32 %59
  %61 = tail call fastcc i64 @evaluate(ptr noundef %60, ptr noundef nonnull %4) #23
  %62 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %63 = load i64, ptr %62, align 8, !tbaa !246
  %64 = icmp ult i64 %63, %61
  br i1 %64, label %65, label %81

65:                                               ; preds = %53
  %66 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %67 = load i32, ptr %66, align 4, !tbaa !103
  %68 = getelementptr inbounds i8, ptr %56, i32 %67
  store ptr %68, ptr %8, align 8, !tbaa !83
  %69 = getelementptr inbounds nuw i8, ptr %8, i32 4
  store ptr null, ptr %69, align 4, !tbaa !85
  %70 = getelementptr inbounds nuw i8, ptr %8, i32 8
  store i64 0, ptr %70, align 8, !tbaa !174
  %71 = getelementptr inbounds nuw i8, ptr %8, i32 16
  store i64 %63, ptr %71, align 8, !tbaa !175
  %72 = getelementptr inbounds nuw i8, ptr %8, i32 24
  store i64 %61, ptr %72, align 8, !tbaa !176
  %73 = getelementptr inbounds nuw i8, ptr %8, i32 32
  store double 0.000000e+00, ptr %73, align 8, !tbaa !177
  %74 = getelementptr inbounds nuw i8, ptr %8, i32 40
  %75 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %76 = load ptr, ptr %75, align 4, !tbaa !104
  %77 = load i32, ptr %1, align 4, !tbaa !105
  %78 = getelementptr inbounds %struct.tfc_loc, ptr %76, i32 %77
  store ptr %78, ptr %74, align 8, !tbaa !87
  %79 = getelementptr inbounds nuw i8, ptr %8, i32 44
  store i32 0, ptr %79, align 4
  %80 = tail call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.35, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #24
  br label %81

81:                                               ; preds = %36, %65, %53
  %82 = phi i32 [ 3, %36 ], [ 3, %65 ], [ 0, %53 ]
  ret i32 %82
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #18

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #19

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #18

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
!44 = !{!45, !50, i64 32}
!45 = !{!"tfc_region", !46, i64 0, !26, i64 8, !47, i64 16, !48, i64 20, !47, i64 24, !49, i64 28, !50, i64 32, !26, i64 40, !48, i64 48, !51, i64 52, !52, i64 56, !26, i64 64, !49, i64 72, !53, i64 76}
!46 = !{!"p1 _ZTS15tfc_instruction", !14, i64 0}
!47 = !{!"any p2 pointer", !14, i64 0}
!48 = !{!"p1 long long", !14, i64 0}
!49 = !{!"p1 int", !14, i64 0}
!50 = !{!"p1 _ZTS7tfc_ctx", !14, i64 0}
!51 = !{!"p1 omnipotent char", !14, i64 0}
!52 = !{!"p1 _ZTS9tfc_block", !14, i64 0}
!53 = !{!"p1 _ZTS13tfc_recording", !14, i64 0}
!54 = !{!21, !14, i64 20}
!55 = !{!45, !26, i64 64}
!56 = !{!45, !26, i64 8}
!57 = distinct !{!57, !31}
!58 = !{!45, !46, i64 0}
!59 = !{!60, !6, i64 16}
!60 = !{!"tfc_instruction", !14, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20}
!61 = !{!45, !26, i64 40}
!62 = !{!60, !6, i64 12}
!63 = !{!60, !6, i64 20}
!64 = !{!45, !47, i64 16}
!65 = !{!45, !49, i64 28}
!66 = !{!60, !6, i64 4}
!67 = !{!14, !14, i64 0}
!68 = !{!7, !7, i64 0}
!69 = !{!60, !6, i64 8}
!70 = !{!45, !51, i64 52}
!71 = distinct !{!71, !31}
!72 = distinct !{!72, !31}
!73 = !{!74, !6, i64 136}
!74 = !{!"tfc_entry", !51, i64 0, !46, i64 4, !51, i64 8, !75, i64 12, !14, i64 16, !26, i64 24, !26, i64 32, !26, i64 40, !26, i64 48, !26, i64 56, !26, i64 64, !26, i64 72, !6, i64 80, !6, i64 84, !6, i64 88, !6, i64 92, !6, i64 96, !6, i64 100, !6, i64 104, !6, i64 108, !6, i64 112, !6, i64 116, !6, i64 120, !6, i64 124, !6, i64 128, !6, i64 132, !6, i64 136, !6, i64 140, !6, i64 144, !6, i64 148, !6, i64 152, !6, i64 156, !6, i64 160, !6, i64 164}
!75 = !{!"p1 _ZTS7tfc_loc", !14, i64 0}
!76 = !{!74, !6, i64 132}
!77 = !{!78, !79, i64 4}
!78 = !{!"tfc_block_of", !51, i64 0, !79, i64 4, !26, i64 8, !75, i64 16}
!79 = !{!"long", !7, i64 0}
!80 = !{!78, !26, i64 8}
!81 = distinct !{!81, !31}
!82 = !{!78, !51, i64 0}
!83 = !{!84, !51, i64 0}
!84 = !{!"tfc_fault", !51, i64 0, !51, i64 4, !26, i64 8, !26, i64 16, !26, i64 24, !38, i64 32, !75, i64 40}
!85 = !{!84, !51, i64 4}
!86 = !{!78, !75, i64 16}
!87 = !{!84, !75, i64 40}
!88 = distinct !{!88, !31}
!89 = !{!90, !51, i64 0}
!90 = !{!"tfc_memory", !51, i64 0, !51, i64 4, !51, i64 8, !14, i64 12, !14, i64 16, !79, i64 20}
!91 = !{!74, !26, i64 56}
!92 = !{!74, !26, i64 72}
!93 = !{!90, !51, i64 8}
!94 = !{!74, !26, i64 32}
!95 = !{!90, !51, i64 4}
!96 = !{!74, !26, i64 64}
!97 = !{!74, !6, i64 112}
!98 = !{!74, !51, i64 0}
!99 = !{!74, !6, i64 88}
!100 = !{!101, !6, i64 12}
!101 = !{!"tfc_given", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24}
!102 = !{!90, !79, i64 20}
!103 = !{!101, !6, i64 4}
!104 = !{!74, !75, i64 12}
!105 = !{!101, !6, i64 0}
!106 = !{!107, !51, i64 0}
!107 = !{!"text", !51, i64 0, !51, i64 4}
!108 = !{!107, !51, i64 4}
!109 = distinct !{!109, !31}
!110 = distinct !{!110, !31}
!111 = !{!112, !6, i64 0}
!112 = !{!"tfc_error", !6, i64 0, !7, i64 4, !75, i64 240, !26, i64 248}
!113 = !{!112, !75, i64 240}
!114 = !{!112, !26, i64 248}
!115 = !{!90, !14, i64 12}
!116 = !{!90, !14, i64 16}
!117 = !{!26, !26, i64 0}
!118 = !{!74, !6, i64 100}
!119 = !{!74, !6, i64 144}
!120 = distinct !{!120, !31}
!121 = !{!122, !6, i64 0}
!122 = !{!"tfc_flag", !6, i64 0, !6, i64 4}
!123 = !{!122, !6, i64 4}
!124 = !{!101, !6, i64 8}
!125 = distinct !{!125, !31}
!126 = !{!74, !14, i64 16}
!127 = !{!74, !6, i64 108}
!128 = !{!74, !6, i64 96}
!129 = !{!74, !6, i64 104}
!130 = !{!74, !6, i64 84}
!131 = !{!74, !6, i64 124}
!132 = !{!74, !51, i64 8}
!133 = distinct !{!133, !31}
!134 = !{!74, !6, i64 160}
!135 = !{!74, !6, i64 152}
!136 = !{!74, !26, i64 48}
!137 = distinct !{!137, !31}
!138 = !{!12, !6, i64 0}
!139 = !{!12, !6, i64 4}
!140 = !{!141, !26, i64 8}
!141 = !{!"tfc_aside", !26, i64 0, !26, i64 8, !26, i64 16}
!142 = !{!141, !26, i64 0}
!143 = !{!141, !26, i64 16}
!144 = distinct !{!144, !31}
!145 = !{!21, !14, i64 28}
!146 = !{!12, !17, i64 20}
!147 = !{!12, !18, i64 24}
!148 = !{!12, !19, i64 28}
!149 = !{!74, !46, i64 4}
!150 = !{!74, !6, i64 120}
!151 = !{!45, !48, i64 20}
!152 = !{!74, !26, i64 40}
!153 = !{!45, !47, i64 24}
!154 = !{!74, !26, i64 24}
!155 = !{!45, !48, i64 48}
!156 = !{!45, !52, i64 56}
!157 = !{!74, !6, i64 164}
!158 = !{!45, !49, i64 72}
!159 = !{!45, !53, i64 76}
!160 = !{!74, !6, i64 140}
!161 = distinct !{!161, !31}
!162 = !{!74, !6, i64 148}
!163 = !{!164, !6, i64 4}
!164 = !{!"tfc_result", !6, i64 0, !6, i64 4, !26, i64 8}
!165 = !{!164, !6, i64 0}
!166 = !{!164, !26, i64 8}
!167 = distinct !{!167, !31}
!168 = distinct !{!168, !31}
!169 = !{!170, !6, i64 0}
!170 = !{!"tfc_call", !6, i64 0, !6, i64 4, !171, i64 8, !172, i64 12, !172, i64 16, !6, i64 20, !6, i64 24, !14, i64 28, !14, i64 32, !14, i64 36, !26, i64 40, !26, i64 48, !26, i64 56, !14, i64 64, !15, i64 68}
!171 = !{!"p1 _ZTS9tfc_error", !14, i64 0}
!172 = !{!"p1 _ZTS10tfc_tensor", !14, i64 0}
!173 = !{!170, !171, i64 8}
!174 = !{!84, !26, i64 8}
!175 = !{!84, !26, i64 16}
!176 = !{!84, !26, i64 24}
!177 = !{!84, !38, i64 32}
!178 = !{!170, !6, i64 4}
!179 = !{!180, !180, i64 0}
!180 = !{!"p1 _ZTS9tfc_entry", !14, i64 0}
!181 = !{!74, !6, i64 128}
!182 = !{!170, !14, i64 28}
!183 = !{!170, !14, i64 32}
!184 = !{!170, !14, i64 36}
!185 = !{!170, !172, i64 12}
!186 = !{!170, !172, i64 16}
!187 = !{!170, !15, i64 68}
!188 = !{!170, !6, i64 24}
!189 = !{!190, !48, i64 4}
!190 = !{!"tfc_tensor", !14, i64 0, !48, i64 4, !26, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !7, i64 32}
!191 = !{!190, !6, i64 16}
!192 = !{!101, !6, i64 16}
!193 = distinct !{!193, !31}
!194 = !{!170, !14, i64 64}
!195 = !{!170, !6, i64 20}
!196 = !{!74, !6, i64 80}
!197 = !{!170, !26, i64 40}
!198 = !{!170, !26, i64 48}
!199 = !{!170, !26, i64 56}
!200 = distinct !{!200, !31}
!201 = distinct !{!201, !31}
!202 = !{!74, !6, i64 92}
!203 = !{!204, !6, i64 36}
!204 = !{!"tfc_bound", !26, i64 0, !26, i64 8, !26, i64 16, !26, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44}
!205 = !{!204, !6, i64 40}
!206 = !{!204, !26, i64 24}
!207 = !{!204, !26, i64 16}
!208 = distinct !{!208, !31}
!209 = !{!204, !6, i64 32}
!210 = distinct !{!210, !31}
!211 = distinct !{!211, !31}
!212 = distinct !{!212, !31}
!213 = !{!214, !26, i64 0}
!214 = !{!"tfc_initial", !26, i64 0, !26, i64 8, !26, i64 16, !26, i64 24}
!215 = !{!214, !26, i64 8}
!216 = !{!214, !26, i64 16}
!217 = !{!214, !26, i64 24}
!218 = distinct !{!218, !31}
!219 = !{!21, !6, i64 0}
!220 = !{!60, !14, i64 0}
!221 = distinct !{!221, !31}
!222 = !{!37, !6, i64 8}
!223 = distinct !{!223, !31}
!224 = distinct !{!224, !31}
!225 = distinct !{!225, !31}
!226 = distinct !{!226, !31}
!227 = distinct !{!227, !31}
!228 = distinct !{!228, !31}
!229 = distinct !{!229, !31}
!230 = !{!204, !26, i64 0}
!231 = !{!204, !26, i64 8}
!232 = !{!37, !7, i64 0}
!233 = !{!74, !6, i64 116}
!234 = !{!74, !6, i64 156}
!235 = !{!236, !6, i64 4}
!236 = !{!"tfc_message", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12}
!237 = !{!236, !6, i64 8}
!238 = !{!236, !6, i64 0}
!239 = !{!236, !6, i64 12}
!240 = distinct !{!240, !31}
!241 = !{!190, !6, i64 24}
!242 = !{!190, !6, i64 28}
!243 = !{!101, !6, i64 24}
!244 = !{!190, !6, i64 20}
!245 = !{!101, !6, i64 20}
!246 = !{!190, !26, i64 8}
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
