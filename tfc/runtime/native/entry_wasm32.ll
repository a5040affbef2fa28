; Made by `python -m tfc.runtime.native` from entry.c; do not edit.
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown"

%struct.tfc_loop = type { ptr, ptr, i64, i64 }
%struct.tfc_instruction = type { ptr, ptr, i32, i32, i32, i32 }
%struct.tfc_fault = type { ptr, ptr, i64, i64, i64, double, ptr }
%struct.tfc_memory = type { ptr, ptr, ptr, ptr, ptr, i32 }
%struct.tfc_flag = type { i32, i32 }
%struct.tfc_given = type { %struct.tfc_loc, i32, i32, i32, i32, i32, i32 }
%struct.tfc_loc = type { ptr, ptr, i32, i32 }
%struct.tfc_failure = type { i32, i32, i32, i32, i64, i64, i64, double }
%struct.tfc_ctx = type { i32, i32, ptr, ptr, ptr }
%struct.tfc_region = type { ptr, i64, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, i64 }
%struct.tfc_place = type { i32, i32, %union.anon.1 }
%union.anon.1 = type { i64 }
%struct.tfc_aside = type { i64, i64, i64 }
%struct.tfc_result = type { i32, i32, i64 }
%struct.tfc_tensor = type { ptr, ptr, i64, i32, i32, i32, i32, [2 x i64] }
%struct.text = type { ptr, ptr }
%struct.tfc_bound = type { i64, i64, i64, i64, i32, i32, i32, i32 }
%struct.tfc_initial = type { i64, i64, i64, i64 }
%struct.tfc_block_of = type { ptr, i32, i64, ptr }
%struct.tfc_message = type { %struct.tfc_loc, i32, i32, i32, i32 }

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
define noundef i32 @tfc_may_use_amx() local_unnamed_addr #24 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i32 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #24 {
  ret i32 4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define noundef i32 @tfc_pool_start(ptr noundef writeonly captures(none) initializes((0, 4)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #25 {
  store i32 1, ptr %0, align 4, !tbaa !9
  ret i32 1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @tfc_pool_stop(ptr noundef readnone captures(none) %0) local_unnamed_addr #24 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @tfc_pool_watch(ptr noundef readnone captures(none) %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #24 {
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #26 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %50, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %10 = load ptr, ptr %9, align 4, !tbaa !11
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i32 12
  %14 = load ptr, ptr %13, align 4, !tbaa !17
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i32 4
  %18 = load i32, ptr %17, align 4, !tbaa !19
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %21 = load ptr, ptr %20, align 4, !tbaa !20
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 4, !tbaa !9
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  store ptr %2, ptr %6, align 8, !tbaa !21
  %28 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store ptr %3, ptr %28, align 4, !tbaa !24
  %29 = getelementptr inbounds nuw i8, ptr %6, i32 8
  store i64 %1, ptr %29, align 8, !tbaa !25
  %30 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %31 = tail call i64 @llvm.smax.i64(i64 %4, i64 1)
  %32 = udiv i64 %1, %31
  %33 = icmp ult i32 %27, 2
  %34 = icmp samesign ult i64 %32, 2
  %35 = select i1 %33, i1 true, i1 %34
  %36 = zext i32 %27 to i64
  %37 = shl nuw nsw i64 %36, 2
  %38 = tail call i64 @llvm.umin.i64(i64 %32, i64 %37)
  %39 = select i1 %35, i64 1, i64 %38
  store i64 %39, ptr %30, align 8, !tbaa !26
  %40 = icmp samesign ugt i64 %39, 1
  %41 = and i1 %26, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %25
  %43 = getelementptr inbounds nuw i8, ptr %10, i32 12
  %44 = load ptr, ptr %43, align 4, !tbaa !17
  %45 = getelementptr inbounds nuw i8, ptr %10, i32 8
  %46 = load ptr, ptr %45, align 4, !tbaa !27
  %47 = trunc i64 %39 to i32
  call void %44(ptr noundef %46, i32 noundef %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #21
  br label %49

48:                                               ; preds = %25
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #21
  br label %49

49:                                               ; preds = %48, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  br label %50

50:                                               ; preds = %5, %49
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #26 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !21
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %6 = load ptr, ptr %5, align 4, !tbaa !24
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %8 = load i64, ptr %7, align 8, !tbaa !25
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %10 = load i64, ptr %9, align 8, !tbaa !26
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #27 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %9 = load ptr, ptr %8, align 4, !tbaa !28
  %10 = getelementptr inbounds nuw i8, ptr %9, i32 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !29

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i32 16
  %19 = load i64, ptr %18, align 8, !tbaa !31
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i32 12
  store i32 %2, ptr %22, align 4, !tbaa !34
  %23 = getelementptr inbounds nuw i8, ptr %9, i32 16
  store i64 %3, ptr %23, align 8, !tbaa !31
  %24 = getelementptr inbounds nuw i8, ptr %9, i32 24
  store i64 %4, ptr %24, align 8, !tbaa !35
  %25 = getelementptr inbounds nuw i8, ptr %9, i32 32
  store i64 %5, ptr %25, align 8, !tbaa !36
  %26 = getelementptr inbounds nuw i8, ptr %9, i32 40
  store double %6, ptr %26, align 8, !tbaa !37
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #28 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %3 = load ptr, ptr %2, align 4, !tbaa !28
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #26 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %3 = load ptr, ptr %2, align 4, !tbaa !11
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i32 24
  %7 = load ptr, ptr %6, align 4, !tbaa !38
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %11 = load ptr, ptr %10, align 4, !tbaa !27
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %3 = load ptr, ptr %2, align 4, !tbaa !39
  %4 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %5 = load ptr, ptr %4, align 4, !tbaa !11
  %6 = icmp eq ptr %5, null
  br i1 %6, label %17, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %9 = load ptr, ptr %8, align 4, !tbaa !47
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %13 = load ptr, ptr %12, align 4, !tbaa !38
  %14 = icmp eq ptr %13, null
  br i1 %14, label %17, label %15

15:                                               ; preds = %11, %7
  %16 = tail call fastcc i32 @walk(ptr noundef nonnull %0, ptr noundef nonnull %5) #22
  br label %127

17:                                               ; preds = %11, %1
  %18 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %19 = load i64, ptr %18, align 8, !tbaa !48
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %125, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %23 = load i64, ptr %22, align 8, !tbaa !49
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %127

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 20
  br label %33

29:                                               ; preds = %60
  %30 = add nuw nsw i64 %34, 1
  %31 = load i64, ptr %22, align 8, !tbaa !49
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %33, label %127, !llvm.loop !50

33:                                               ; preds = %29, %25
  %34 = phi i64 [ 0, %25 ], [ %30, %29 ]
  %35 = load ptr, ptr %0, align 8, !tbaa !51
  %36 = trunc i64 %34 to i32
  %37 = getelementptr inbounds %struct.tfc_instruction, ptr %35, i32 %36
  %38 = getelementptr inbounds nuw i8, ptr %37, i32 8
  %39 = load i32, ptr %38, align 4, !tbaa !52
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %60, label %41

41:                                               ; preds = %33
  %42 = getelementptr inbounds nuw i8, ptr %37, i32 4
  %43 = and i32 %39, 1
  %44 = icmp eq i32 %39, 1
  br i1 %44, label %49, label %45

45:                                               ; preds = %41
  %46 = and i32 %39, -2
  br label %67

47:                                               ; preds = %67
  %48 = icmp eq i32 %43, 0
  br i1 %48, label %60, label %49

49:                                               ; preds = %47, %41
  %50 = phi i32 [ 0, %41 ], [ %87, %47 ]
  %51 = icmp ne i32 %43, 0
  tail call void @llvm.assume(i1 %51)
  %52 = load ptr, ptr %26, align 8, !tbaa !55
  %53 = load ptr, ptr %42, align 4, !tbaa !56
  %54 = getelementptr inbounds nuw i32, ptr %53, i32 %50
  %55 = load i32, ptr %54, align 4, !tbaa !5
  %56 = getelementptr inbounds ptr, ptr %52, i32 %55
  %57 = load ptr, ptr %56, align 4, !tbaa !57
  %58 = load ptr, ptr %27, align 8, !tbaa !58
  %59 = getelementptr inbounds nuw ptr, ptr %58, i32 %50
  store ptr %57, ptr %59, align 4, !tbaa !57
  br label %60

60:                                               ; preds = %49, %47, %33
  %61 = load ptr, ptr %37, align 4, !tbaa !59
  %62 = load ptr, ptr %27, align 8, !tbaa !58
  %63 = load ptr, ptr %28, align 4, !tbaa !60
  %64 = load ptr, ptr %2, align 4, !tbaa !39
  %65 = tail call i32 %61(ptr noundef %62, ptr noundef %63, ptr noundef %64) #21
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %29, label %90

67:                                               ; preds = %67, %45
  %68 = phi i32 [ 0, %45 ], [ %87, %67 ]
  %69 = phi i32 [ 0, %45 ], [ %88, %67 ]
  %70 = load ptr, ptr %26, align 8, !tbaa !55
  %71 = load ptr, ptr %42, align 4, !tbaa !56
  %72 = getelementptr inbounds nuw i32, ptr %71, i32 %68
  %73 = load i32, ptr %72, align 4, !tbaa !5
  %74 = getelementptr inbounds ptr, ptr %70, i32 %73
  %75 = load ptr, ptr %74, align 4, !tbaa !57
  %76 = load ptr, ptr %27, align 8, !tbaa !58
  %77 = getelementptr inbounds nuw ptr, ptr %76, i32 %68
  store ptr %75, ptr %77, align 4, !tbaa !57
  %78 = or disjoint i32 %68, 1
  %79 = load ptr, ptr %26, align 8, !tbaa !55
  %80 = load ptr, ptr %42, align 4, !tbaa !56
  %81 = getelementptr inbounds nuw i32, ptr %80, i32 %78
  %82 = load i32, ptr %81, align 4, !tbaa !5
  %83 = getelementptr inbounds ptr, ptr %79, i32 %82
  %84 = load ptr, ptr %83, align 4, !tbaa !57
  %85 = load ptr, ptr %27, align 8, !tbaa !58
  %86 = getelementptr inbounds nuw ptr, ptr %85, i32 %78
  store ptr %84, ptr %86, align 4, !tbaa !57
  %87 = add nuw i32 %68, 2
  %88 = add i32 %69, 2
  %89 = icmp eq i32 %88, %46
  br i1 %89, label %47, label %67, !llvm.loop !61

90:                                               ; preds = %60
  %91 = load ptr, ptr %2, align 4, !tbaa !39
  %92 = getelementptr inbounds nuw i8, ptr %91, i32 16
  %93 = load ptr, ptr %92, align 4, !tbaa !28
  %94 = load atomic i32, ptr %93 acquire, align 8
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %118

96:                                               ; preds = %90
  %97 = load ptr, ptr %2, align 4, !tbaa !39
  %98 = getelementptr inbounds nuw i8, ptr %97, i32 16
  %99 = load ptr, ptr %98, align 4, !tbaa !28
  %100 = getelementptr inbounds nuw i8, ptr %99, i32 4
  br label %101

101:                                              ; preds = %101, %96
  %102 = atomicrmw xchg ptr %100, i32 1 acquire, align 4
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %101, !llvm.loop !29

104:                                              ; preds = %101
  %105 = load atomic i32, ptr %99 monotonic, align 8
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %111, label %107

107:                                              ; preds = %104
  %108 = getelementptr inbounds nuw i8, ptr %99, i32 16
  %109 = load i64, ptr %108, align 8, !tbaa !31
  %110 = icmp sgt i64 %109, 0
  br i1 %110, label %111, label %117

111:                                              ; preds = %107, %104
  %112 = getelementptr inbounds nuw i8, ptr %99, i32 12
  store i32 0, ptr %112, align 4, !tbaa !34
  %113 = getelementptr inbounds nuw i8, ptr %99, i32 16
  store i64 0, ptr %113, align 8, !tbaa !31
  %114 = getelementptr inbounds nuw i8, ptr %99, i32 24
  store i64 0, ptr %114, align 8, !tbaa !35
  %115 = getelementptr inbounds nuw i8, ptr %99, i32 32
  store i64 0, ptr %115, align 8, !tbaa !36
  %116 = getelementptr inbounds nuw i8, ptr %99, i32 40
  store double 0.000000e+00, ptr %116, align 8, !tbaa !37
  store atomic i32 %65, ptr %99 monotonic, align 8
  br label %117

117:                                              ; preds = %111, %107
  store atomic i32 0, ptr %100 release, align 4
  br label %118

118:                                              ; preds = %117, %90
  %119 = getelementptr inbounds nuw i8, ptr %37, i32 12
  %120 = load i32, ptr %119, align 4, !tbaa !62
  %121 = load ptr, ptr %2, align 4, !tbaa !39
  %122 = getelementptr inbounds nuw i8, ptr %121, i32 16
  %123 = load ptr, ptr %122, align 4, !tbaa !28
  %124 = getelementptr inbounds nuw i8, ptr %123, i32 8
  store i32 %120, ptr %124, align 8, !tbaa !63
  br label %127

125:                                              ; preds = %17
  %126 = tail call fastcc i32 @walk(ptr noundef nonnull %0, ptr noundef null) #22
  br label %127

127:                                              ; preds = %29, %118, %21, %125, %15
  %128 = phi i32 [ %16, %15 ], [ %126, %125 ], [ %65, %118 ], [ 0, %21 ], [ 0, %29 ]
  ret i32 %128
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @walk(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1) unnamed_addr #30 {
  %3 = load ptr, ptr %0, align 8, !tbaa !51
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %5 = load i64, ptr %4, align 8, !tbaa !49
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 44
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %8 = icmp eq ptr %1, null
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 20
  br label %16

16:                                               ; preds = %486, %2
  %17 = phi i64 [ 0, %2 ], [ %487, %486 ]
  %18 = icmp slt i64 %17, %5
  br i1 %18, label %19, label %498

19:                                               ; preds = %16
  %20 = trunc i64 %17 to i32
  %21 = getelementptr inbounds %struct.tfc_instruction, ptr %3, i32 %20
  %22 = add nsw i64 %17, 1
  %23 = getelementptr inbounds nuw i8, ptr %21, i32 16
  %24 = load i32, ptr %23, align 4, !tbaa !64
  switch i32 %24, label %486 [
    i32 0, label %25
    i32 1, label %241
    i32 3, label %245
    i32 4, label %258
    i32 2, label %277
    i32 5, label %328
    i32 6, label %396
    i32 7, label %458
  ]

25:                                               ; preds = %19
  br i1 %8, label %160, label %26

26:                                               ; preds = %25
  %27 = load ptr, ptr %11, align 4, !tbaa !38
  %28 = icmp eq ptr %27, null
  br i1 %28, label %58, label %29

29:                                               ; preds = %26
  %30 = load i64, ptr %12, align 8, !tbaa !65
  %31 = icmp slt i64 %17, %30
  br i1 %31, label %32, label %58

32:                                               ; preds = %29
  %33 = load ptr, ptr %10, align 4, !tbaa !27
  %34 = tail call i32 %27(ptr noundef %33) #21
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %58, label %36

36:                                               ; preds = %32
  %37 = load ptr, ptr %13, align 4, !tbaa !39
  %38 = getelementptr inbounds nuw i8, ptr %37, i32 16
  %39 = load ptr, ptr %38, align 4, !tbaa !28
  %40 = getelementptr inbounds nuw i8, ptr %39, i32 4
  br label %41

41:                                               ; preds = %41, %36
  %42 = atomicrmw xchg ptr %40, i32 1 acquire, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %41, !llvm.loop !29

44:                                               ; preds = %41
  %45 = load atomic i32, ptr %39 monotonic, align 8
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %51, label %47

47:                                               ; preds = %44
  %48 = getelementptr inbounds nuw i8, ptr %39, i32 16
  %49 = load i64, ptr %48, align 8, !tbaa !31
  %50 = icmp sgt i64 %49, 0
  br i1 %50, label %51, label %57

51:                                               ; preds = %47, %44
  %52 = getelementptr inbounds nuw i8, ptr %39, i32 12
  store i32 0, ptr %52, align 4, !tbaa !34
  %53 = getelementptr inbounds nuw i8, ptr %39, i32 16
  store i64 0, ptr %53, align 8, !tbaa !31
  %54 = getelementptr inbounds nuw i8, ptr %39, i32 24
  store i64 0, ptr %54, align 8, !tbaa !35
  %55 = getelementptr inbounds nuw i8, ptr %39, i32 32
  store i64 0, ptr %55, align 8, !tbaa !36
  %56 = getelementptr inbounds nuw i8, ptr %39, i32 40
  store double 0.000000e+00, ptr %56, align 8, !tbaa !37
  store atomic i32 1, ptr %39 monotonic, align 8
  br label %57

57:                                               ; preds = %51, %47
  store atomic i32 0, ptr %40 release, align 4
  br label %490

58:                                               ; preds = %32, %29, %26
  %59 = load ptr, ptr %9, align 4, !tbaa !47
  %60 = icmp eq ptr %59, null
  br i1 %60, label %65, label %61

61:                                               ; preds = %58
  %62 = load ptr, ptr %10, align 4, !tbaa !27
  %63 = getelementptr inbounds nuw i8, ptr %21, i32 12
  %64 = load i32, ptr %63, align 4, !tbaa !62
  tail call void %59(ptr noundef %62, i32 noundef %64, i32 noundef 0) #21
  br label %65

65:                                               ; preds = %61, %58
  %66 = getelementptr inbounds nuw i8, ptr %21, i32 8
  %67 = load i32, ptr %66, align 4, !tbaa !52
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %88, label %69

69:                                               ; preds = %65
  %70 = getelementptr inbounds nuw i8, ptr %21, i32 4
  %71 = and i32 %67, 1
  %72 = icmp eq i32 %67, 1
  br i1 %72, label %77, label %73

73:                                               ; preds = %69
  %74 = and i32 %67, -2
  br label %95

75:                                               ; preds = %95
  %76 = icmp eq i32 %71, 0
  br i1 %76, label %88, label %77

77:                                               ; preds = %75, %69
  %78 = phi i32 [ 0, %69 ], [ %115, %75 ]
  %79 = icmp ne i32 %71, 0
  tail call void @llvm.assume(i1 %79)
  %80 = load ptr, ptr %7, align 8, !tbaa !55
  %81 = load ptr, ptr %70, align 4, !tbaa !56
  %82 = getelementptr inbounds nuw i32, ptr %81, i32 %78
  %83 = load i32, ptr %82, align 4, !tbaa !5
  %84 = getelementptr inbounds ptr, ptr %80, i32 %83
  %85 = load ptr, ptr %84, align 4, !tbaa !57
  %86 = load ptr, ptr %14, align 8, !tbaa !58
  %87 = getelementptr inbounds nuw ptr, ptr %86, i32 %78
  store ptr %85, ptr %87, align 4, !tbaa !57
  br label %88

88:                                               ; preds = %77, %75, %65
  %89 = load ptr, ptr %21, align 4, !tbaa !59
  %90 = load ptr, ptr %14, align 8, !tbaa !58
  %91 = load ptr, ptr %15, align 4, !tbaa !60
  %92 = load ptr, ptr %13, align 4, !tbaa !39
  %93 = tail call i32 %89(ptr noundef %90, ptr noundef %91, ptr noundef %92) #21
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %153, label %118

95:                                               ; preds = %95, %73
  %96 = phi i32 [ 0, %73 ], [ %115, %95 ]
  %97 = phi i32 [ 0, %73 ], [ %116, %95 ]
  %98 = load ptr, ptr %7, align 8, !tbaa !55
  %99 = load ptr, ptr %70, align 4, !tbaa !56
  %100 = getelementptr inbounds nuw i32, ptr %99, i32 %96
  %101 = load i32, ptr %100, align 4, !tbaa !5
  %102 = getelementptr inbounds ptr, ptr %98, i32 %101
  %103 = load ptr, ptr %102, align 4, !tbaa !57
  %104 = load ptr, ptr %14, align 8, !tbaa !58
  %105 = getelementptr inbounds nuw ptr, ptr %104, i32 %96
  store ptr %103, ptr %105, align 4, !tbaa !57
  %106 = or disjoint i32 %96, 1
  %107 = load ptr, ptr %7, align 8, !tbaa !55
  %108 = load ptr, ptr %70, align 4, !tbaa !56
  %109 = getelementptr inbounds nuw i32, ptr %108, i32 %106
  %110 = load i32, ptr %109, align 4, !tbaa !5
  %111 = getelementptr inbounds ptr, ptr %107, i32 %110
  %112 = load ptr, ptr %111, align 4, !tbaa !57
  %113 = load ptr, ptr %14, align 8, !tbaa !58
  %114 = getelementptr inbounds nuw ptr, ptr %113, i32 %106
  store ptr %112, ptr %114, align 4, !tbaa !57
  %115 = add nuw i32 %96, 2
  %116 = add i32 %97, 2
  %117 = icmp eq i32 %116, %74
  br i1 %117, label %75, label %95, !llvm.loop !61

118:                                              ; preds = %88
  %119 = load ptr, ptr %13, align 4, !tbaa !39
  %120 = getelementptr inbounds nuw i8, ptr %119, i32 16
  %121 = load ptr, ptr %120, align 4, !tbaa !28
  %122 = load atomic i32, ptr %121 acquire, align 8
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %146

124:                                              ; preds = %118
  %125 = load ptr, ptr %13, align 4, !tbaa !39
  %126 = getelementptr inbounds nuw i8, ptr %125, i32 16
  %127 = load ptr, ptr %126, align 4, !tbaa !28
  %128 = getelementptr inbounds nuw i8, ptr %127, i32 4
  br label %129

129:                                              ; preds = %129, %124
  %130 = atomicrmw xchg ptr %128, i32 1 acquire, align 4
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %129, !llvm.loop !29

132:                                              ; preds = %129
  %133 = load atomic i32, ptr %127 monotonic, align 8
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %139, label %135

135:                                              ; preds = %132
  %136 = getelementptr inbounds nuw i8, ptr %127, i32 16
  %137 = load i64, ptr %136, align 8, !tbaa !31
  %138 = icmp sgt i64 %137, 0
  br i1 %138, label %139, label %145

139:                                              ; preds = %135, %132
  %140 = getelementptr inbounds nuw i8, ptr %127, i32 12
  store i32 0, ptr %140, align 4, !tbaa !34
  %141 = getelementptr inbounds nuw i8, ptr %127, i32 16
  store i64 0, ptr %141, align 8, !tbaa !31
  %142 = getelementptr inbounds nuw i8, ptr %127, i32 24
  store i64 0, ptr %142, align 8, !tbaa !35
  %143 = getelementptr inbounds nuw i8, ptr %127, i32 32
  store i64 0, ptr %143, align 8, !tbaa !36
  %144 = getelementptr inbounds nuw i8, ptr %127, i32 40
  store double 0.000000e+00, ptr %144, align 8, !tbaa !37
  store atomic i32 %93, ptr %127 monotonic, align 8
  br label %145

145:                                              ; preds = %139, %135
  store atomic i32 0, ptr %128 release, align 4
  br label %146

146:                                              ; preds = %145, %118
  %147 = getelementptr inbounds nuw i8, ptr %21, i32 12
  %148 = load i32, ptr %147, align 4, !tbaa !62
  %149 = load ptr, ptr %13, align 4, !tbaa !39
  %150 = getelementptr inbounds nuw i8, ptr %149, i32 16
  %151 = load ptr, ptr %150, align 4, !tbaa !28
  %152 = getelementptr inbounds nuw i8, ptr %151, i32 8
  store i32 %148, ptr %152, align 8, !tbaa !63
  br label %153

153:                                              ; preds = %146, %88
  %154 = load ptr, ptr %9, align 4, !tbaa !47
  %155 = icmp eq ptr %154, null
  br i1 %155, label %486, label %156

156:                                              ; preds = %153
  %157 = load ptr, ptr %10, align 4, !tbaa !27
  %158 = getelementptr inbounds nuw i8, ptr %21, i32 12
  %159 = load i32, ptr %158, align 4, !tbaa !62
  tail call void %154(ptr noundef %157, i32 noundef %159, i32 noundef 1) #21
  br label %486

160:                                              ; preds = %25
  %161 = getelementptr inbounds nuw i8, ptr %21, i32 8
  %162 = load i32, ptr %161, align 4, !tbaa !52
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %183, label %164

164:                                              ; preds = %160
  %165 = getelementptr inbounds nuw i8, ptr %21, i32 4
  %166 = and i32 %162, 1
  %167 = icmp eq i32 %162, 1
  br i1 %167, label %172, label %168

168:                                              ; preds = %164
  %169 = and i32 %162, -2
  br label %190

170:                                              ; preds = %190
  %171 = icmp eq i32 %166, 0
  br i1 %171, label %183, label %172

172:                                              ; preds = %170, %164
  %173 = phi i32 [ 0, %164 ], [ %210, %170 ]
  %174 = icmp ne i32 %166, 0
  tail call void @llvm.assume(i1 %174)
  %175 = load ptr, ptr %7, align 8, !tbaa !55
  %176 = load ptr, ptr %165, align 4, !tbaa !56
  %177 = getelementptr inbounds nuw i32, ptr %176, i32 %173
  %178 = load i32, ptr %177, align 4, !tbaa !5
  %179 = getelementptr inbounds ptr, ptr %175, i32 %178
  %180 = load ptr, ptr %179, align 4, !tbaa !57
  %181 = load ptr, ptr %14, align 8, !tbaa !58
  %182 = getelementptr inbounds nuw ptr, ptr %181, i32 %173
  store ptr %180, ptr %182, align 4, !tbaa !57
  br label %183

183:                                              ; preds = %172, %170, %160
  %184 = load ptr, ptr %21, align 4, !tbaa !59
  %185 = load ptr, ptr %14, align 8, !tbaa !58
  %186 = load ptr, ptr %15, align 4, !tbaa !60
  %187 = load ptr, ptr %13, align 4, !tbaa !39
  %188 = tail call i32 %184(ptr noundef %185, ptr noundef %186, ptr noundef %187) #21
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %486, label %213

190:                                              ; preds = %190, %168
  %191 = phi i32 [ 0, %168 ], [ %210, %190 ]
  %192 = phi i32 [ 0, %168 ], [ %211, %190 ]
  %193 = load ptr, ptr %7, align 8, !tbaa !55
  %194 = load ptr, ptr %165, align 4, !tbaa !56
  %195 = getelementptr inbounds nuw i32, ptr %194, i32 %191
  %196 = load i32, ptr %195, align 4, !tbaa !5
  %197 = getelementptr inbounds ptr, ptr %193, i32 %196
  %198 = load ptr, ptr %197, align 4, !tbaa !57
  %199 = load ptr, ptr %14, align 8, !tbaa !58
  %200 = getelementptr inbounds nuw ptr, ptr %199, i32 %191
  store ptr %198, ptr %200, align 4, !tbaa !57
  %201 = or disjoint i32 %191, 1
  %202 = load ptr, ptr %7, align 8, !tbaa !55
  %203 = load ptr, ptr %165, align 4, !tbaa !56
  %204 = getelementptr inbounds nuw i32, ptr %203, i32 %201
  %205 = load i32, ptr %204, align 4, !tbaa !5
  %206 = getelementptr inbounds ptr, ptr %202, i32 %205
  %207 = load ptr, ptr %206, align 4, !tbaa !57
  %208 = load ptr, ptr %14, align 8, !tbaa !58
  %209 = getelementptr inbounds nuw ptr, ptr %208, i32 %201
  store ptr %207, ptr %209, align 4, !tbaa !57
  %210 = add nuw i32 %191, 2
  %211 = add i32 %192, 2
  %212 = icmp eq i32 %211, %169
  br i1 %212, label %170, label %190, !llvm.loop !61

213:                                              ; preds = %183
  %214 = load ptr, ptr %13, align 4, !tbaa !39
  %215 = getelementptr inbounds nuw i8, ptr %214, i32 16
  %216 = load ptr, ptr %215, align 4, !tbaa !28
  %217 = load atomic i32, ptr %216 acquire, align 8
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %219, label %490

219:                                              ; preds = %213
  %220 = load ptr, ptr %13, align 4, !tbaa !39
  %221 = getelementptr inbounds nuw i8, ptr %220, i32 16
  %222 = load ptr, ptr %221, align 4, !tbaa !28
  %223 = getelementptr inbounds nuw i8, ptr %222, i32 4
  br label %224

224:                                              ; preds = %224, %219
  %225 = atomicrmw xchg ptr %223, i32 1 acquire, align 4
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %227, label %224, !llvm.loop !29

227:                                              ; preds = %224
  %228 = load atomic i32, ptr %222 monotonic, align 8
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %234, label %230

230:                                              ; preds = %227
  %231 = getelementptr inbounds nuw i8, ptr %222, i32 16
  %232 = load i64, ptr %231, align 8, !tbaa !31
  %233 = icmp sgt i64 %232, 0
  br i1 %233, label %234, label %240

234:                                              ; preds = %230, %227
  %235 = getelementptr inbounds nuw i8, ptr %222, i32 12
  store i32 0, ptr %235, align 4, !tbaa !34
  %236 = getelementptr inbounds nuw i8, ptr %222, i32 16
  store i64 0, ptr %236, align 8, !tbaa !31
  %237 = getelementptr inbounds nuw i8, ptr %222, i32 24
  store i64 0, ptr %237, align 8, !tbaa !35
  %238 = getelementptr inbounds nuw i8, ptr %222, i32 32
  store i64 0, ptr %238, align 8, !tbaa !36
  %239 = getelementptr inbounds nuw i8, ptr %222, i32 40
  store double 0.000000e+00, ptr %239, align 8, !tbaa !37
  store atomic i32 %188, ptr %222 monotonic, align 8
  br label %240

240:                                              ; preds = %234, %230
  store atomic i32 0, ptr %223 release, align 4
  br label %490

241:                                              ; preds = %19
  %242 = getelementptr inbounds nuw i8, ptr %21, i32 20
  %243 = load i32, ptr %242, align 4, !tbaa !66
  %244 = sext i32 %243 to i64
  br label %486

245:                                              ; preds = %19
  %246 = load ptr, ptr %7, align 8, !tbaa !55
  %247 = getelementptr inbounds nuw i8, ptr %21, i32 4
  %248 = load ptr, ptr %247, align 4, !tbaa !56
  %249 = load i32, ptr %248, align 4, !tbaa !5
  %250 = getelementptr inbounds ptr, ptr %246, i32 %249
  %251 = load ptr, ptr %250, align 4, !tbaa !57
  %252 = load i8, ptr %251, align 1, !tbaa !67
  %253 = icmp eq i8 %252, 0
  br i1 %253, label %254, label %486

254:                                              ; preds = %245
  %255 = getelementptr inbounds nuw i8, ptr %21, i32 20
  %256 = load i32, ptr %255, align 4, !tbaa !66
  %257 = sext i32 %256 to i64
  br label %486

258:                                              ; preds = %19
  %259 = getelementptr inbounds nuw i8, ptr %21, i32 4
  %260 = load ptr, ptr %259, align 4, !tbaa !56
  %261 = load ptr, ptr %7, align 8, !tbaa !55
  %262 = load i32, ptr %260, align 4, !tbaa !5
  %263 = getelementptr inbounds ptr, ptr %261, i32 %262
  %264 = load ptr, ptr %263, align 4, !tbaa !57
  store i32 0, ptr %264, align 4, !tbaa !5
  %265 = getelementptr inbounds nuw i8, ptr %260, i32 4
  %266 = load i32, ptr %265, align 4, !tbaa !5
  %267 = icmp sgt i32 %266, -1
  br i1 %267, label %268, label %486

268:                                              ; preds = %258
  %269 = getelementptr inbounds nuw ptr, ptr %261, i32 %266
  %270 = load ptr, ptr %269, align 4, !tbaa !57
  %271 = load i32, ptr %270, align 4, !tbaa !5
  %272 = icmp slt i32 %271, 1
  br i1 %272, label %273, label %486

273:                                              ; preds = %268
  %274 = getelementptr inbounds nuw i8, ptr %21, i32 20
  %275 = load i32, ptr %274, align 4, !tbaa !66
  %276 = sext i32 %275 to i64
  br label %486

277:                                              ; preds = %19
  br i1 %8, label %323, label %278

278:                                              ; preds = %277
  %279 = load ptr, ptr %9, align 4, !tbaa !47
  %280 = icmp eq ptr %279, null
  br i1 %280, label %285, label %281

281:                                              ; preds = %278
  %282 = load ptr, ptr %10, align 4, !tbaa !27
  %283 = getelementptr inbounds nuw i8, ptr %21, i32 12
  %284 = load i32, ptr %283, align 4, !tbaa !62
  tail call void %279(ptr noundef %282, i32 noundef %284, i32 noundef 2) #21
  br label %285

285:                                              ; preds = %281, %278
  %286 = load ptr, ptr %11, align 4, !tbaa !38
  %287 = icmp eq ptr %286, null
  br i1 %287, label %323, label %288

288:                                              ; preds = %285
  %289 = load i64, ptr %12, align 8, !tbaa !65
  %290 = icmp slt i64 %17, %289
  br i1 %290, label %291, label %323

291:                                              ; preds = %288
  %292 = load ptr, ptr %10, align 4, !tbaa !27
  %293 = tail call i32 %286(ptr noundef %292) #21
  %294 = icmp eq i32 %293, 0
  br i1 %294, label %323, label %295

295:                                              ; preds = %291
  %296 = load ptr, ptr %13, align 4, !tbaa !39
  %297 = getelementptr inbounds nuw i8, ptr %296, i32 16
  %298 = load ptr, ptr %297, align 4, !tbaa !28
  %299 = getelementptr inbounds nuw i8, ptr %298, i32 4
  br label %300

300:                                              ; preds = %300, %295
  %301 = atomicrmw xchg ptr %299, i32 1 acquire, align 4
  %302 = icmp eq i32 %301, 0
  br i1 %302, label %303, label %300, !llvm.loop !29

303:                                              ; preds = %300
  %304 = load atomic i32, ptr %298 monotonic, align 8
  %305 = icmp eq i32 %304, 0
  br i1 %305, label %310, label %306

306:                                              ; preds = %303
  %307 = getelementptr inbounds nuw i8, ptr %298, i32 16
  %308 = load i64, ptr %307, align 8, !tbaa !31
  %309 = icmp sgt i64 %308, 0
  br i1 %309, label %310, label %316

310:                                              ; preds = %306, %303
  %311 = getelementptr inbounds nuw i8, ptr %298, i32 12
  store i32 0, ptr %311, align 4, !tbaa !34
  %312 = getelementptr inbounds nuw i8, ptr %298, i32 16
  store i64 0, ptr %312, align 8, !tbaa !31
  %313 = getelementptr inbounds nuw i8, ptr %298, i32 24
  store i64 0, ptr %313, align 8, !tbaa !35
  %314 = getelementptr inbounds nuw i8, ptr %298, i32 32
  store i64 0, ptr %314, align 8, !tbaa !36
  %315 = getelementptr inbounds nuw i8, ptr %298, i32 40
  store double 0.000000e+00, ptr %315, align 8, !tbaa !37
  store atomic i32 1, ptr %298 monotonic, align 8
  br label %316

316:                                              ; preds = %310, %306
  store atomic i32 0, ptr %299 release, align 4
  %317 = getelementptr inbounds nuw i8, ptr %21, i32 12
  %318 = load i32, ptr %317, align 4, !tbaa !62
  %319 = load ptr, ptr %13, align 4, !tbaa !39
  %320 = getelementptr inbounds nuw i8, ptr %319, i32 16
  %321 = load ptr, ptr %320, align 4, !tbaa !28
  %322 = getelementptr inbounds nuw i8, ptr %321, i32 8
  store i32 %318, ptr %322, align 8, !tbaa !63
  br label %323

323:                                              ; preds = %277, %285, %288, %291, %316
  %324 = phi i32 [ 0, %277 ], [ 1, %316 ], [ 0, %291 ], [ 0, %288 ], [ 0, %285 ]
  %325 = getelementptr inbounds nuw i8, ptr %21, i32 20
  %326 = load i32, ptr %325, align 4, !tbaa !66
  %327 = sext i32 %326 to i64
  br label %486

328:                                              ; preds = %19
  br i1 %8, label %374, label %329

329:                                              ; preds = %328
  %330 = load ptr, ptr %9, align 4, !tbaa !47
  %331 = icmp eq ptr %330, null
  br i1 %331, label %336, label %332

332:                                              ; preds = %329
  %333 = load ptr, ptr %10, align 4, !tbaa !27
  %334 = getelementptr inbounds nuw i8, ptr %21, i32 12
  %335 = load i32, ptr %334, align 4, !tbaa !62
  tail call void %330(ptr noundef %333, i32 noundef %335, i32 noundef 2) #21
  br label %336

336:                                              ; preds = %332, %329
  %337 = load ptr, ptr %11, align 4, !tbaa !38
  %338 = icmp eq ptr %337, null
  br i1 %338, label %374, label %339

339:                                              ; preds = %336
  %340 = load i64, ptr %12, align 8, !tbaa !65
  %341 = icmp slt i64 %17, %340
  br i1 %341, label %342, label %374

342:                                              ; preds = %339
  %343 = load ptr, ptr %10, align 4, !tbaa !27
  %344 = tail call i32 %337(ptr noundef %343) #21
  %345 = icmp eq i32 %344, 0
  br i1 %345, label %374, label %346

346:                                              ; preds = %342
  %347 = load ptr, ptr %13, align 4, !tbaa !39
  %348 = getelementptr inbounds nuw i8, ptr %347, i32 16
  %349 = load ptr, ptr %348, align 4, !tbaa !28
  %350 = getelementptr inbounds nuw i8, ptr %349, i32 4
  br label %351

351:                                              ; preds = %351, %346
  %352 = atomicrmw xchg ptr %350, i32 1 acquire, align 4
  %353 = icmp eq i32 %352, 0
  br i1 %353, label %354, label %351, !llvm.loop !29

354:                                              ; preds = %351
  %355 = load atomic i32, ptr %349 monotonic, align 8
  %356 = icmp eq i32 %355, 0
  br i1 %356, label %361, label %357

357:                                              ; preds = %354
  %358 = getelementptr inbounds nuw i8, ptr %349, i32 16
  %359 = load i64, ptr %358, align 8, !tbaa !31
  %360 = icmp sgt i64 %359, 0
  br i1 %360, label %361, label %367

361:                                              ; preds = %357, %354
  %362 = getelementptr inbounds nuw i8, ptr %349, i32 12
  store i32 0, ptr %362, align 4, !tbaa !34
  %363 = getelementptr inbounds nuw i8, ptr %349, i32 16
  store i64 0, ptr %363, align 8, !tbaa !31
  %364 = getelementptr inbounds nuw i8, ptr %349, i32 24
  store i64 0, ptr %364, align 8, !tbaa !35
  %365 = getelementptr inbounds nuw i8, ptr %349, i32 32
  store i64 0, ptr %365, align 8, !tbaa !36
  %366 = getelementptr inbounds nuw i8, ptr %349, i32 40
  store double 0.000000e+00, ptr %366, align 8, !tbaa !37
  store atomic i32 1, ptr %349 monotonic, align 8
  br label %367

367:                                              ; preds = %361, %357
  store atomic i32 0, ptr %350 release, align 4
  %368 = getelementptr inbounds nuw i8, ptr %21, i32 12
  %369 = load i32, ptr %368, align 4, !tbaa !62
  %370 = load ptr, ptr %13, align 4, !tbaa !39
  %371 = getelementptr inbounds nuw i8, ptr %370, i32 16
  %372 = load ptr, ptr %371, align 4, !tbaa !28
  %373 = getelementptr inbounds nuw i8, ptr %372, i32 8
  store i32 %369, ptr %373, align 8, !tbaa !63
  br label %374

374:                                              ; preds = %328, %336, %339, %342, %367
  %375 = phi i32 [ 0, %328 ], [ 1, %367 ], [ 0, %342 ], [ 0, %339 ], [ 0, %336 ]
  %376 = getelementptr inbounds nuw i8, ptr %21, i32 4
  %377 = load ptr, ptr %376, align 4, !tbaa !56
  %378 = load ptr, ptr %7, align 8, !tbaa !55
  %379 = load i32, ptr %377, align 4, !tbaa !5
  %380 = getelementptr inbounds ptr, ptr %378, i32 %379
  %381 = load ptr, ptr %380, align 4, !tbaa !57
  %382 = load i32, ptr %381, align 4, !tbaa !5
  %383 = add i32 %382, 1
  store i32 %383, ptr %381, align 4, !tbaa !5
  %384 = getelementptr inbounds nuw i8, ptr %377, i32 4
  %385 = load i32, ptr %384, align 4, !tbaa !5
  %386 = icmp slt i32 %385, 0
  br i1 %386, label %392, label %387

387:                                              ; preds = %374
  %388 = getelementptr inbounds nuw ptr, ptr %378, i32 %385
  %389 = load ptr, ptr %388, align 4, !tbaa !57
  %390 = load i32, ptr %389, align 4, !tbaa !5
  %391 = icmp slt i32 %383, %390
  br i1 %391, label %392, label %486

392:                                              ; preds = %387, %374
  %393 = getelementptr inbounds nuw i8, ptr %21, i32 20
  %394 = load i32, ptr %393, align 4, !tbaa !66
  %395 = sext i32 %394 to i64
  br label %486

396:                                              ; preds = %19
  %397 = getelementptr inbounds nuw i8, ptr %21, i32 4
  %398 = load ptr, ptr %397, align 4, !tbaa !56
  %399 = getelementptr inbounds nuw i8, ptr %21, i32 8
  %400 = load i32, ptr %399, align 4, !tbaa !52
  %401 = load ptr, ptr %7, align 8, !tbaa !55
  %402 = load i32, ptr %398, align 4, !tbaa !5
  %403 = getelementptr inbounds ptr, ptr %401, i32 %402
  %404 = load ptr, ptr %403, align 4, !tbaa !57
  %405 = getelementptr inbounds nuw i8, ptr %398, i32 4
  %406 = load i32, ptr %405, align 4, !tbaa !5
  %407 = getelementptr inbounds ptr, ptr %401, i32 %406
  %408 = load ptr, ptr %407, align 4, !tbaa !57
  store ptr %408, ptr %403, align 4, !tbaa !57
  %409 = load ptr, ptr %7, align 8, !tbaa !55
  %410 = getelementptr inbounds ptr, ptr %409, i32 %406
  store ptr %404, ptr %410, align 4, !tbaa !57
  %411 = load ptr, ptr %6, align 4, !tbaa !68
  %412 = getelementptr inbounds nuw i8, ptr %398, i32 8
  %413 = load i32, ptr %412, align 4, !tbaa !5
  %414 = getelementptr inbounds i8, ptr %411, i32 %413
  %415 = load i8, ptr %414, align 1, !tbaa !67
  %416 = xor i8 %415, 1
  store i8 %416, ptr %414, align 1, !tbaa !67
  %417 = getelementptr inbounds nuw i8, ptr %398, i32 12
  %418 = load i32, ptr %417, align 4, !tbaa !5
  %419 = add i32 %418, 4
  %420 = ptrtoint ptr %408 to i32
  %421 = ptrtoint ptr %404 to i32
  %422 = sub i32 %420, %421
  %423 = icmp ugt i32 %400, 4
  br i1 %423, label %424, label %486

424:                                              ; preds = %396
  %425 = sub i32 0, %422
  %426 = and i32 %400, 1
  %427 = icmp eq i32 %400, 5
  br i1 %427, label %473, label %428

428:                                              ; preds = %424
  %429 = and i32 %400, -2
  %430 = add i32 %429, -6
  br label %431

431:                                              ; preds = %431, %428
  %432 = phi i32 [ 4, %428 ], [ %455, %431 ]
  %433 = phi i32 [ 0, %428 ], [ %456, %431 ]
  %434 = load ptr, ptr %7, align 8, !tbaa !55
  %435 = getelementptr inbounds nuw i32, ptr %398, i32 %432
  %436 = load i32, ptr %435, align 4, !tbaa !5
  %437 = getelementptr inbounds ptr, ptr %434, i32 %436
  %438 = load ptr, ptr %437, align 4, !tbaa !57
  %439 = ptrtoint ptr %438 to i32
  %440 = icmp ult i32 %432, %419
  %441 = select i1 %440, i32 %422, i32 %425
  %442 = add i32 %441, %439
  %443 = inttoptr i32 %442 to ptr
  store ptr %443, ptr %437, align 4, !tbaa !57
  %444 = or disjoint i32 %432, 1
  %445 = load ptr, ptr %7, align 8, !tbaa !55
  %446 = getelementptr inbounds nuw i32, ptr %398, i32 %444
  %447 = load i32, ptr %446, align 4, !tbaa !5
  %448 = getelementptr inbounds ptr, ptr %445, i32 %447
  %449 = load ptr, ptr %448, align 4, !tbaa !57
  %450 = ptrtoint ptr %449 to i32
  %451 = icmp ult i32 %444, %419
  %452 = select i1 %451, i32 %422, i32 %425
  %453 = add i32 %452, %450
  %454 = inttoptr i32 %453 to ptr
  store ptr %454, ptr %448, align 4, !tbaa !57
  %455 = add nuw i32 %432, 2
  %456 = add i32 %433, 2
  %457 = icmp eq i32 %433, %430
  br i1 %457, label %471, label %431, !llvm.loop !69

458:                                              ; preds = %19
  %459 = load ptr, ptr %6, align 4, !tbaa !68
  %460 = getelementptr inbounds nuw i8, ptr %21, i32 4
  %461 = load ptr, ptr %460, align 4, !tbaa !56
  %462 = getelementptr inbounds nuw i8, ptr %461, i32 8
  %463 = load i32, ptr %462, align 4, !tbaa !5
  %464 = getelementptr inbounds i8, ptr %459, i32 %463
  %465 = load i8, ptr %464, align 1, !tbaa !67
  %466 = icmp eq i8 %465, 0
  br i1 %466, label %467, label %486

467:                                              ; preds = %458
  %468 = getelementptr inbounds nuw i8, ptr %21, i32 20
  %469 = load i32, ptr %468, align 4, !tbaa !66
  %470 = sext i32 %469 to i64
  br label %486

471:                                              ; preds = %431
  %472 = icmp eq i32 %426, 0
  br i1 %472, label %486, label %473

473:                                              ; preds = %471, %424
  %474 = phi i32 [ 4, %424 ], [ %455, %471 ]
  %475 = icmp ne i32 %426, 0
  tail call void @llvm.assume(i1 %475)
  %476 = load ptr, ptr %7, align 8, !tbaa !55
  %477 = getelementptr inbounds nuw i32, ptr %398, i32 %474
  %478 = load i32, ptr %477, align 4, !tbaa !5
  %479 = getelementptr inbounds ptr, ptr %476, i32 %478
  %480 = load ptr, ptr %479, align 4, !tbaa !57
  %481 = ptrtoint ptr %480 to i32
  %482 = icmp ult i32 %474, %419
  %483 = select i1 %482, i32 %422, i32 %425
  %484 = add i32 %483, %481
  %485 = inttoptr i32 %484 to ptr
  store ptr %485, ptr %479, align 4, !tbaa !57
  br label %486

486:                                              ; preds = %473, %471, %396, %392, %387, %273, %268, %258, %183, %156, %153, %467, %458, %254, %245, %19, %323, %241
  %487 = phi i64 [ %22, %19 ], [ %22, %245 ], [ %244, %241 ], [ %22, %458 ], [ %22, %396 ], [ %327, %323 ], [ %22, %258 ], [ %22, %387 ], [ %22, %156 ], [ %257, %254 ], [ %470, %467 ], [ %395, %392 ], [ %22, %153 ], [ %22, %183 ], [ %276, %273 ], [ %22, %268 ], [ %22, %471 ], [ %22, %473 ]
  %488 = phi i32 [ 0, %19 ], [ 0, %245 ], [ 0, %241 ], [ 0, %458 ], [ 0, %396 ], [ %324, %323 ], [ 0, %258 ], [ %375, %387 ], [ %93, %156 ], [ 0, %254 ], [ 0, %467 ], [ %375, %392 ], [ %93, %153 ], [ 0, %183 ], [ 0, %273 ], [ 0, %268 ], [ 0, %471 ], [ 0, %473 ]
  %489 = icmp eq i32 %488, 0
  br i1 %489, label %16, label %498, !llvm.loop !70

490:                                              ; preds = %213, %240, %57
  %491 = phi i32 [ 1, %57 ], [ %188, %240 ], [ %188, %213 ]
  %492 = getelementptr inbounds nuw i8, ptr %21, i32 12
  %493 = load i32, ptr %492, align 4, !tbaa !62
  %494 = load ptr, ptr %13, align 4, !tbaa !39
  %495 = getelementptr inbounds nuw i8, ptr %494, i32 16
  %496 = load ptr, ptr %495, align 4, !tbaa !28
  %497 = getelementptr inbounds nuw i8, ptr %496, i32 8
  store i32 %493, ptr %497, align 8, !tbaa !63
  br label %498

498:                                              ; preds = %16, %486, %490
  %499 = phi i32 [ %491, %490 ], [ 0, %16 ], [ %488, %486 ]
  ret i32 %499
}

; Function Attrs: noinline nounwind uwtable
define weak float @fmaf(float noundef %0, float noundef %1, float noundef %2) local_unnamed_addr #30 {
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
define weak double @fma(double noundef %0, double noundef %1, double noundef %2) local_unnamed_addr #30 {
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
define weak i128 @__multi3(i128 noundef %0, i128 noundef %1) local_unnamed_addr #30 {
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

; Function Attrs: nounwind uwtable
define i32 @tfc_enter(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #26 {
  %10 = alloca %struct.tfc_fault, align 8
  %11 = alloca %struct.tfc_fault, align 8
  %12 = alloca %struct.tfc_memory, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #20
  store ptr %1, ptr %12, align 4, !tbaa !71
  %13 = getelementptr inbounds nuw i8, ptr %12, i32 4
  store ptr %2, ptr %13, align 4, !tbaa !74
  %14 = getelementptr inbounds nuw i8, ptr %12, i32 8
  store ptr %3, ptr %14, align 4, !tbaa !75
  %15 = getelementptr inbounds nuw i8, ptr %12, i32 12
  store ptr %5, ptr %15, align 4, !tbaa !76
  %16 = getelementptr inbounds nuw i8, ptr %12, i32 16
  store ptr %6, ptr %16, align 4, !tbaa !77
  %17 = getelementptr inbounds nuw i8, ptr %12, i32 20
  store i32 4, ptr %17, align 4, !tbaa !78
  %18 = call fastcc i32 @check(ptr noundef %0, ptr noundef %12, ptr noundef %4, ptr noundef %7, ptr noundef %8) #22
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %55

20:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %22 = load i64, ptr %21, align 8, !tbaa !79
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %53, label %24

24:                                               ; preds = %20
  %25 = load i64, ptr %1, align 8, !tbaa !83
  %26 = icmp eq i64 %25, %22
  br i1 %26, label %29, label %27

27:                                               ; preds = %24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %10, i8 0, i64 48, i1 false)
  %28 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.13, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %10) #23
  br label %52

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw i8, ptr %0, i32 100
  %31 = load i32, ptr %30, align 4, !tbaa !84
  %32 = load ptr, ptr %0, align 8, !tbaa !85
  %33 = getelementptr inbounds i8, ptr %32, i32 %31
  %34 = getelementptr inbounds nuw i8, ptr %0, i32 136
  %35 = load i32, ptr %34, align 8, !tbaa !86
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %40, label %53

37:                                               ; preds = %40
  %38 = add nuw nsw i32 %41, 1
  %39 = icmp eq i32 %38, %35
  br i1 %39, label %53, label %40, !llvm.loop !87

40:                                               ; preds = %29, %37
  %41 = phi i32 [ %38, %37 ], [ 0, %29 ]
  %42 = getelementptr inbounds nuw %struct.tfc_flag, ptr %33, i32 %41
  %43 = load i32, ptr %42, align 4, !tbaa !88
  %44 = getelementptr inbounds i8, ptr %1, i32 %43
  %45 = load i8, ptr %44, align 1, !tbaa !67
  %46 = icmp eq i8 %45, 0
  br i1 %46, label %47, label %37

47:                                               ; preds = %40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %11, i8 0, i64 48, i1 false)
  %48 = getelementptr inbounds nuw i8, ptr %42, i32 4
  %49 = load i32, ptr %48, align 4, !tbaa !90
  %50 = getelementptr inbounds i8, ptr %32, i32 %49
  store ptr %50, ptr %11, align 8, !tbaa !91
  %51 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %11) #23
  br label %52

52:                                               ; preds = %47, %27
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %55

53:                                               ; preds = %37, %20, %29
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %54 = call fastcc i32 @run(ptr noundef %0, ptr noundef %12, ptr noundef %4, ptr noundef %7, ptr noundef %8) #22
  br label %55

55:                                               ; preds = %9, %52, %53
  %56 = phi i32 [ %54, %53 ], [ 9, %52 ], [ %18, %9 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #20
  ret i32 %56
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef readonly captures(address_is_null) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #31 {
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = alloca %struct.tfc_fault, align 8
  %10 = alloca %struct.tfc_fault, align 8
  %11 = tail call fastcc i32 @check_host(ptr noundef %3, ptr noundef %4) #22
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %159

13:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 64
  %15 = load i64, ptr %14, align 8, !tbaa !94
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %27, label %17

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %19 = load ptr, ptr %18, align 4, !tbaa !74
  %20 = icmp ne ptr %19, null
  %21 = ptrtoint ptr %19 to i32
  %22 = and i32 %21, 63
  %23 = icmp eq i32 %22, 0
  %24 = and i1 %20, %23
  br i1 %24, label %27, label %25

25:                                               ; preds = %17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %8, i8 0, i64 48, i1 false)
  %26 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.3, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #23
  br label %54

27:                                               ; preds = %17, %13
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %29 = load i64, ptr %28, align 8, !tbaa !95
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %41, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %33 = load ptr, ptr %32, align 4, !tbaa !75
  %34 = icmp ne ptr %33, null
  %35 = ptrtoint ptr %33 to i32
  %36 = and i32 %35, 63
  %37 = icmp eq i32 %36, 0
  %38 = and i1 %34, %37
  br i1 %38, label %41, label %39

39:                                               ; preds = %31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %9, i8 0, i64 48, i1 false)
  %40 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.4, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %9) #23
  br label %54

41:                                               ; preds = %31, %27
  %42 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %43 = load i64, ptr %42, align 8, !tbaa !79
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %55, label %45

45:                                               ; preds = %41
  %46 = load ptr, ptr %1, align 4, !tbaa !71
  %47 = icmp ne ptr %46, null
  %48 = ptrtoint ptr %46 to i32
  %49 = and i32 %48, 63
  %50 = icmp eq i32 %49, 0
  %51 = and i1 %47, %50
  br i1 %51, label %55, label %52

52:                                               ; preds = %45
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %10, i8 0, i64 48, i1 false)
  %53 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.2, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %10) #23
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
  %56 = tail call fastcc i32 @check_dims(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %4) #22
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %159

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %60 = load ptr, ptr %59, align 4, !tbaa !96
  %61 = getelementptr inbounds nuw i8, ptr %0, i32 124
  %62 = load i32, ptr %61, align 4, !tbaa !97
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %65 = load ptr, ptr %64, align 4, !tbaa !76
  %66 = icmp eq i32 %62, 0
  br i1 %66, label %106, label %67

67:                                               ; preds = %58
  %68 = load ptr, ptr %0, align 8, !tbaa !85
  %69 = getelementptr inbounds nuw i8, ptr %7, i32 40
  %70 = icmp eq ptr %65, null
  %71 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %72 = getelementptr inbounds nuw i8, ptr %0, i32 88
  br label %73

73:                                               ; preds = %100, %67
  %74 = phi i64 [ 0, %67 ], [ %101, %100 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %7, i8 0, i64 48, i1 false)
  %75 = trunc i64 %74 to i32
  %76 = getelementptr inbounds %struct.tfc_given, ptr %60, i32 %75
  %77 = getelementptr inbounds nuw i8, ptr %76, i32 16
  %78 = load i32, ptr %77, align 4, !tbaa !98
  %79 = getelementptr inbounds i8, ptr %68, i32 %78
  store ptr %79, ptr %7, align 8, !tbaa !91
  store ptr %76, ptr %69, align 8, !tbaa !101
  br i1 %70, label %86, label %80

80:                                               ; preds = %73
  %81 = load i32, ptr %71, align 4, !tbaa !78
  %82 = mul i32 %81, %75
  %83 = getelementptr inbounds nuw i8, ptr %65, i32 %82
  %84 = load ptr, ptr %83, align 4, !tbaa !57
  %85 = icmp eq ptr %84, null
  br i1 %85, label %86, label %94

86:                                               ; preds = %80, %73
  %87 = load i32, ptr %72, align 8, !tbaa !102
  %88 = getelementptr inbounds i8, ptr %68, i32 %87
  %89 = getelementptr inbounds nuw i8, ptr %76, i32 24
  %90 = load i32, ptr %89, align 4, !tbaa !103
  %91 = getelementptr inbounds i64, ptr %88, i32 %90
  %92 = tail call fastcc i64 @evaluate(ptr noundef %91, ptr noundef readonly %2) #22
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %100, label %103

94:                                               ; preds = %80
  %95 = ptrtoint ptr %84 to i32
  %96 = getelementptr inbounds nuw i8, ptr %76, i32 20
  %97 = load i32, ptr %96, align 4, !tbaa !104
  %98 = urem i32 %95, %97
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %103

100:                                              ; preds = %94, %86
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  %101 = add nuw nsw i64 %74, 1
  %102 = icmp eq i64 %101, %63
  br i1 %102, label %106, label %73, !llvm.loop !105

103:                                              ; preds = %94, %86
  %104 = phi ptr [ @.str.7, %86 ], [ @.str.8, %94 ]
  %105 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %104, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  br label %159

106:                                              ; preds = %100, %58
  %107 = getelementptr inbounds nuw %struct.tfc_given, ptr %60, i32 %62
  %108 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %109 = load i32, ptr %108, align 8, !tbaa !106
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %112 = load ptr, ptr %111, align 4, !tbaa !77
  %113 = icmp eq i32 %109, 0
  br i1 %113, label %153, label %114

114:                                              ; preds = %106
  %115 = load ptr, ptr %0, align 8, !tbaa !85
  %116 = getelementptr inbounds nuw i8, ptr %6, i32 40
  %117 = icmp eq ptr %112, null
  %118 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %119 = getelementptr inbounds nuw i8, ptr %0, i32 88
  br label %120

120:                                              ; preds = %147, %114
  %121 = phi i64 [ 0, %114 ], [ %148, %147 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  %122 = trunc i64 %121 to i32
  %123 = getelementptr inbounds %struct.tfc_given, ptr %107, i32 %122
  %124 = getelementptr inbounds nuw i8, ptr %123, i32 16
  %125 = load i32, ptr %124, align 4, !tbaa !98
  %126 = getelementptr inbounds i8, ptr %115, i32 %125
  store ptr %126, ptr %6, align 8, !tbaa !91
  store ptr %123, ptr %116, align 8, !tbaa !101
  br i1 %117, label %133, label %127

127:                                              ; preds = %120
  %128 = load i32, ptr %118, align 4, !tbaa !78
  %129 = mul i32 %128, %122
  %130 = getelementptr inbounds nuw i8, ptr %112, i32 %129
  %131 = load ptr, ptr %130, align 4, !tbaa !57
  %132 = icmp eq ptr %131, null
  br i1 %132, label %133, label %141

133:                                              ; preds = %127, %120
  %134 = load i32, ptr %119, align 8, !tbaa !102
  %135 = getelementptr inbounds i8, ptr %115, i32 %134
  %136 = getelementptr inbounds nuw i8, ptr %123, i32 24
  %137 = load i32, ptr %136, align 4, !tbaa !103
  %138 = getelementptr inbounds i64, ptr %135, i32 %137
  %139 = tail call fastcc i64 @evaluate(ptr noundef %138, ptr noundef readonly %2) #22
  %140 = icmp eq i64 %139, 0
  br i1 %140, label %147, label %150

141:                                              ; preds = %127
  %142 = ptrtoint ptr %131 to i32
  %143 = getelementptr inbounds nuw i8, ptr %123, i32 20
  %144 = load i32, ptr %143, align 4, !tbaa !104
  %145 = urem i32 %142, %144
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %150

147:                                              ; preds = %141, %133
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  %148 = add nuw nsw i64 %121, 1
  %149 = icmp eq i64 %148, %110
  br i1 %149, label %153, label %120, !llvm.loop !105

150:                                              ; preds = %141, %133
  %151 = phi ptr [ @.str.7, %133 ], [ @.str.8, %141 ]
  %152 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %151, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  br label %159

153:                                              ; preds = %147, %106
  %154 = getelementptr inbounds nuw i8, ptr %0, i32 160
  %155 = load i32, ptr %154, align 8, !tbaa !107
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %159, label %157

157:                                              ; preds = %153
  %158 = tail call fastcc i32 @check_overlaps(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, ptr noundef %4) #23
  br label %159

159:                                              ; preds = %5, %54, %103, %55, %150, %153, %157
  %160 = phi i32 [ %158, %157 ], [ 0, %153 ], [ 3, %150 ], [ 3, %103 ], [ %56, %55 ], [ 3, %54 ], [ %11, %5 ]
  ret i32 %160
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 10) i32 @check_state(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef %2) unnamed_addr #32 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %7 = load i64, ptr %6, align 8, !tbaa !79
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %37, label %9

9:                                                ; preds = %3
  %10 = load i64, ptr %1, align 8, !tbaa !83
  %11 = icmp eq i64 %10, %7
  br i1 %11, label %14, label %12

12:                                               ; preds = %9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %4, i8 0, i64 48, i1 false)
  %13 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 9, ptr noundef nonnull @.str.13, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  br label %37

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 100
  %16 = load i32, ptr %15, align 4, !tbaa !84
  %17 = load ptr, ptr %0, align 8, !tbaa !85
  %18 = getelementptr inbounds i8, ptr %17, i32 %16
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 136
  %20 = load i32, ptr %19, align 8, !tbaa !86
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %25, label %37

22:                                               ; preds = %25
  %23 = add nuw nsw i32 %26, 1
  %24 = icmp eq i32 %23, %20
  br i1 %24, label %37, label %25, !llvm.loop !87

25:                                               ; preds = %14, %22
  %26 = phi i32 [ %23, %22 ], [ 0, %14 ]
  %27 = getelementptr inbounds nuw %struct.tfc_flag, ptr %18, i32 %26
  %28 = load i32, ptr %27, align 4, !tbaa !88
  %29 = getelementptr inbounds i8, ptr %1, i32 %28
  %30 = load i8, ptr %29, align 1, !tbaa !67
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %32, label %22

32:                                               ; preds = %25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %5, i8 0, i64 48, i1 false)
  %33 = getelementptr inbounds nuw i8, ptr %27, i32 4
  %34 = load i32, ptr %33, align 4, !tbaa !90
  %35 = getelementptr inbounds i8, ptr %17, i32 %34
  store ptr %35, ptr %5, align 8, !tbaa !91
  %36 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 9, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #23
  br label %37

37:                                               ; preds = %22, %14, %32, %3, %12
  %38 = phi i32 [ 9, %12 ], [ 0, %3 ], [ 9, %32 ], [ 0, %14 ], [ 0, %22 ]
  ret i32 %38
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @run(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #26 {
  %6 = alloca %struct.tfc_failure, align 8
  %7 = alloca %struct.tfc_ctx, align 4
  %8 = alloca %struct.tfc_region, align 8
  %9 = load ptr, ptr %1, align 4, !tbaa !71
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %11 = load ptr, ptr %10, align 4, !tbaa !75
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 108
  %13 = load i32, ptr %12, align 4, !tbaa !108
  %14 = load ptr, ptr %0, align 8, !tbaa !85
  %15 = getelementptr inbounds i8, ptr %14, i32 %13
  %16 = getelementptr inbounds nuw i8, ptr %0, i32 96
  %17 = load i32, ptr %16, align 8, !tbaa !109
  %18 = getelementptr inbounds i8, ptr %14, i32 %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 104
  %20 = load i32, ptr %19, align 8, !tbaa !110
  %21 = getelementptr inbounds i8, ptr %14, i32 %20
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 84
  %23 = load i32, ptr %22, align 4, !tbaa !111
  %24 = getelementptr inbounds i8, ptr %14, i32 %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 116
  %26 = load i32, ptr %25, align 4, !tbaa !112
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
  %41 = load i32, ptr %37, align 8, !tbaa !113
  switch i32 %41, label %72 [
    i32 0, label %42
    i32 1, label %49
    i32 2, label %56
    i32 3, label %60
    i32 4, label %64
    i32 5, label %68
  ]

42:                                               ; preds = %35
  %43 = load ptr, ptr %33, align 4, !tbaa !76
  %44 = load i32, ptr %32, align 4, !tbaa !78
  %45 = mul i32 %44, %40
  %46 = getelementptr inbounds nuw i8, ptr %43, i32 %45
  %47 = load ptr, ptr %46, align 4, !tbaa !57
  %48 = ptrtoint ptr %47 to i32
  br label %85

49:                                               ; preds = %35
  %50 = load ptr, ptr %31, align 4, !tbaa !77
  %51 = load i32, ptr %32, align 4, !tbaa !78
  %52 = mul i32 %51, %40
  %53 = getelementptr inbounds nuw i8, ptr %50, i32 %52
  %54 = load ptr, ptr %53, align 4, !tbaa !57
  %55 = ptrtoint ptr %54 to i32
  br label %85

56:                                               ; preds = %35
  %57 = load ptr, ptr %1, align 4, !tbaa !71
  %58 = ptrtoint ptr %57 to i32
  %59 = add i32 %58, %40
  br label %85

60:                                               ; preds = %35
  %61 = load ptr, ptr %30, align 4, !tbaa !74
  %62 = ptrtoint ptr %61 to i32
  %63 = add i32 %62, %40
  br label %85

64:                                               ; preds = %35
  %65 = load ptr, ptr %29, align 8, !tbaa !115
  %66 = ptrtoint ptr %65 to i32
  %67 = add i32 %66, %40
  br label %85

68:                                               ; preds = %35
  %69 = load ptr, ptr %10, align 4, !tbaa !75
  %70 = ptrtoint ptr %69 to i32
  %71 = add i32 %70, %40
  br label %85

72:                                               ; preds = %35
  %73 = lshr i64 %39, 32
  %74 = trunc nuw i64 %73 to i32
  %75 = getelementptr inbounds ptr, ptr %11, i32 %40
  %76 = load ptr, ptr %75, align 4, !tbaa !57
  %77 = ptrtoint ptr %76 to i32
  %78 = load i32, ptr %34, align 8, !tbaa !102
  %79 = load ptr, ptr %0, align 8, !tbaa !85
  %80 = getelementptr inbounds i8, ptr %79, i32 %78
  %81 = getelementptr inbounds i64, ptr %80, i32 %74
  %82 = tail call fastcc i64 @evaluate(ptr noundef %81, ptr noundef readonly %2) #22
  %83 = trunc i64 %82 to i32
  %84 = add i32 %83, %77
  br label %85

85:                                               ; preds = %72, %68, %64, %60, %56, %49, %42
  %86 = phi i32 [ %84, %72 ], [ %48, %42 ], [ %55, %49 ], [ %59, %56 ], [ %63, %60 ], [ %67, %64 ], [ %71, %68 ]
  %87 = inttoptr i32 %86 to ptr
  %88 = getelementptr inbounds nuw i8, ptr %37, i32 4
  %89 = load i32, ptr %88, align 4, !tbaa !116
  %90 = getelementptr inbounds ptr, ptr %11, i32 %89
  store ptr %87, ptr %90, align 4, !tbaa !57
  %91 = add nuw nsw i32 %36, 1
  %92 = icmp eq i32 %91, %26
  br i1 %92, label %93, label %35, !llvm.loop !117

93:                                               ; preds = %85, %5
  %94 = getelementptr inbounds nuw i8, ptr %0, i32 152
  %95 = load i32, ptr %94, align 8, !tbaa !118
  %96 = icmp sgt i32 %95, 0
  br i1 %96, label %97, label %99

97:                                               ; preds = %93
  %98 = getelementptr inbounds nuw i8, ptr %0, i32 48
  br label %103

99:                                               ; preds = %103, %93
  %100 = getelementptr inbounds nuw i8, ptr %0, i32 144
  %101 = load i32, ptr %100, align 8, !tbaa !119
  %102 = icmp sgt i32 %101, 0
  br i1 %102, label %117, label %113

103:                                              ; preds = %97, %103
  %104 = phi i64 [ 0, %97 ], [ %109, %103 ]
  %105 = load i64, ptr %98, align 8, !tbaa !120
  %106 = add nsw i64 %105, %104
  %107 = trunc i64 %106 to i32
  %108 = getelementptr inbounds i8, ptr %11, i32 %107
  store i8 0, ptr %108, align 1, !tbaa !67
  %109 = add nuw nsw i64 %104, 1
  %110 = load i32, ptr %94, align 8, !tbaa !118
  %111 = sext i32 %110 to i64
  %112 = icmp slt i64 %109, %111
  br i1 %112, label %103, label %99, !llvm.loop !121

113:                                              ; preds = %137, %99
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  call void @llvm.memset.p0.i32(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i32 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
  store i32 20, ptr %7, align 4, !tbaa !122
  %114 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store i32 0, ptr %114, align 4, !tbaa !123
  %115 = getelementptr inbounds nuw i8, ptr %7, i32 8
  %116 = icmp eq ptr %3, null
  br i1 %116, label %145, label %142

117:                                              ; preds = %99, %137
  %118 = phi i32 [ %138, %137 ], [ %101, %99 ]
  %119 = phi i64 [ %139, %137 ], [ 0, %99 ]
  %120 = trunc i64 %119 to i32
  %121 = getelementptr inbounds %struct.tfc_aside, ptr %15, i32 %120
  %122 = getelementptr inbounds nuw i8, ptr %121, i32 8
  %123 = load i64, ptr %122, align 8, !tbaa !124
  %124 = trunc i64 %123 to i32
  %125 = getelementptr inbounds i8, ptr %11, i32 %124
  %126 = load i64, ptr %121, align 8, !tbaa !126
  %127 = trunc i64 %126 to i32
  %128 = getelementptr inbounds i8, ptr %9, i32 %127
  %129 = getelementptr inbounds nuw i8, ptr %121, i32 16
  %130 = load i64, ptr %129, align 8, !tbaa !127
  %131 = icmp slt i64 %130, 1
  %132 = icmp eq ptr %125, %128
  %133 = or i1 %131, %132
  br i1 %133, label %137, label %134

134:                                              ; preds = %117
  %135 = trunc i64 %130 to i32
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 1 %125, ptr readonly align 1 %128, i32 %135, i1 false)
  %136 = load i32, ptr %100, align 8, !tbaa !119
  br label %137

137:                                              ; preds = %117, %134
  %138 = phi i32 [ %118, %117 ], [ %136, %134 ]
  %139 = add nuw nsw i64 %119, 1
  %140 = sext i32 %138 to i64
  %141 = icmp slt i64 %139, %140
  br i1 %141, label %117, label %113, !llvm.loop !128

142:                                              ; preds = %113
  %143 = getelementptr inbounds nuw i8, ptr %3, i32 28
  %144 = load ptr, ptr %143, align 4, !tbaa !129
  br label %145

145:                                              ; preds = %113, %142
  %146 = phi ptr [ %144, %142 ], [ null, %113 ]
  store ptr %146, ptr %115, align 4, !tbaa !20
  %147 = getelementptr inbounds nuw i8, ptr %7, i32 12
  store ptr %3, ptr %147, align 4, !tbaa !11
  %148 = getelementptr inbounds nuw i8, ptr %7, i32 16
  store ptr %6, ptr %148, align 4, !tbaa !28
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #20
  %149 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %150 = load ptr, ptr %149, align 4, !tbaa !130
  store ptr %150, ptr %8, align 8, !tbaa !51
  %151 = getelementptr inbounds nuw i8, ptr %8, i32 4
  store i32 0, ptr %151, align 4
  %152 = getelementptr inbounds nuw i8, ptr %8, i32 8
  %153 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %154 = load i32, ptr %153, align 8, !tbaa !131
  %155 = sext i32 %154 to i64
  store i64 %155, ptr %152, align 8, !tbaa !49
  %156 = getelementptr inbounds nuw i8, ptr %8, i32 16
  store ptr %11, ptr %156, align 8, !tbaa !55
  %157 = getelementptr inbounds nuw i8, ptr %8, i32 20
  store ptr %2, ptr %157, align 4, !tbaa !60
  %158 = getelementptr inbounds nuw i8, ptr %8, i32 24
  %159 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %160 = load i64, ptr %159, align 8, !tbaa !132
  %161 = trunc i64 %160 to i32
  %162 = getelementptr inbounds i8, ptr %11, i32 %161
  store ptr %162, ptr %158, align 8, !tbaa !58
  %163 = getelementptr inbounds nuw i8, ptr %8, i32 28
  store ptr %7, ptr %163, align 4, !tbaa !39
  %164 = getelementptr inbounds nuw i8, ptr %8, i32 32
  %165 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %166 = load i64, ptr %165, align 8, !tbaa !133
  store i64 %166, ptr %164, align 8, !tbaa !65
  %167 = getelementptr inbounds nuw i8, ptr %8, i32 40
  %168 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %169 = load i32, ptr %168, align 8, !tbaa !102
  %170 = load ptr, ptr %0, align 8, !tbaa !85
  %171 = getelementptr inbounds i8, ptr %170, i32 %169
  store ptr %171, ptr %167, align 8, !tbaa !134
  %172 = getelementptr inbounds nuw i8, ptr %8, i32 44
  %173 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %174 = load i64, ptr %173, align 8, !tbaa !120
  %175 = trunc i64 %174 to i32
  %176 = getelementptr inbounds i8, ptr %11, i32 %175
  store ptr %176, ptr %172, align 4, !tbaa !68
  %177 = getelementptr inbounds nuw i8, ptr %8, i32 48
  store ptr null, ptr %177, align 8, !tbaa !135
  %178 = getelementptr inbounds nuw i8, ptr %8, i32 52
  store i32 0, ptr %178, align 4
  %179 = getelementptr inbounds nuw i8, ptr %8, i32 56
  %180 = getelementptr inbounds nuw i8, ptr %0, i32 156
  %181 = load i32, ptr %180, align 4, !tbaa !136
  %182 = sext i32 %181 to i64
  store i64 %182, ptr %179, align 8, !tbaa !48
  %183 = call i32 @tfc_walk(ptr noundef nonnull %8) #22
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %188, label %185

185:                                              ; preds = %145
  %186 = load i32, ptr %100, align 8, !tbaa !119
  %187 = icmp sgt i32 %186, 0
  br i1 %187, label %197, label %195

188:                                              ; preds = %145
  %189 = getelementptr inbounds nuw i8, ptr %0, i32 132
  %190 = load i32, ptr %189, align 4, !tbaa !137
  %191 = icmp sgt i32 %190, 0
  br i1 %191, label %192, label %222

192:                                              ; preds = %188
  %193 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %194 = getelementptr inbounds nuw i8, ptr %1, i32 20
  br label %226

195:                                              ; preds = %217, %185
  %196 = call fastcc i32 @report_failure(ptr noundef nonnull %0, ptr noundef %6, ptr noundef %4) #23
  br label %270

197:                                              ; preds = %185, %217
  %198 = phi i32 [ %218, %217 ], [ %186, %185 ]
  %199 = phi i64 [ %219, %217 ], [ 0, %185 ]
  %200 = trunc i64 %199 to i32
  %201 = getelementptr inbounds %struct.tfc_aside, ptr %15, i32 %200
  %202 = load i64, ptr %201, align 8, !tbaa !126
  %203 = trunc i64 %202 to i32
  %204 = getelementptr inbounds i8, ptr %9, i32 %203
  %205 = getelementptr inbounds nuw i8, ptr %201, i32 8
  %206 = load i64, ptr %205, align 8, !tbaa !124
  %207 = trunc i64 %206 to i32
  %208 = getelementptr inbounds i8, ptr %11, i32 %207
  %209 = getelementptr inbounds nuw i8, ptr %201, i32 16
  %210 = load i64, ptr %209, align 8, !tbaa !127
  %211 = icmp slt i64 %210, 1
  %212 = icmp eq ptr %204, %208
  %213 = or i1 %211, %212
  br i1 %213, label %217, label %214

214:                                              ; preds = %197
  %215 = trunc i64 %210 to i32
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %204, ptr readonly align 1 %208, i32 %215, i1 false)
  %216 = load i32, ptr %100, align 8, !tbaa !119
  br label %217

217:                                              ; preds = %197, %214
  %218 = phi i32 [ %198, %197 ], [ %216, %214 ]
  %219 = add nuw nsw i64 %199, 1
  %220 = sext i32 %218 to i64
  %221 = icmp slt i64 %219, %220
  br i1 %221, label %197, label %195, !llvm.loop !138

222:                                              ; preds = %255, %188
  %223 = getelementptr inbounds nuw i8, ptr %0, i32 140
  %224 = load i32, ptr %223, align 4, !tbaa !139
  %225 = icmp sgt i32 %224, 0
  br i1 %225, label %260, label %270

226:                                              ; preds = %192, %255
  %227 = phi i32 [ %190, %192 ], [ %256, %255 ]
  %228 = phi i64 [ 0, %192 ], [ %257, %255 ]
  %229 = trunc i64 %228 to i32
  %230 = getelementptr inbounds %struct.tfc_result, ptr %18, i32 %229
  %231 = load ptr, ptr %193, align 4, !tbaa !77
  %232 = getelementptr inbounds nuw i8, ptr %230, i32 4
  %233 = load i32, ptr %232, align 4, !tbaa !140
  %234 = load i32, ptr %194, align 4, !tbaa !78
  %235 = mul i32 %234, %233
  %236 = getelementptr inbounds nuw i8, ptr %231, i32 %235
  %237 = load ptr, ptr %236, align 4, !tbaa !57
  %238 = load i32, ptr %230, align 8, !tbaa !142
  %239 = getelementptr inbounds ptr, ptr %11, i32 %238
  %240 = load ptr, ptr %239, align 4, !tbaa !57
  %241 = load i32, ptr %168, align 8, !tbaa !102
  %242 = load ptr, ptr %0, align 8, !tbaa !85
  %243 = getelementptr inbounds i8, ptr %242, i32 %241
  %244 = getelementptr inbounds nuw i8, ptr %230, i32 8
  %245 = load i64, ptr %244, align 8, !tbaa !143
  %246 = trunc i64 %245 to i32
  %247 = getelementptr inbounds i64, ptr %243, i32 %246
  %248 = call fastcc i64 @evaluate(ptr noundef %247, ptr noundef %2) #22
  %249 = icmp slt i64 %248, 1
  %250 = icmp eq ptr %237, %240
  %251 = or i1 %250, %249
  br i1 %251, label %255, label %252

252:                                              ; preds = %226
  %253 = trunc i64 %248 to i32
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %237, ptr readonly align 1 %240, i32 %253, i1 false)
  %254 = load i32, ptr %189, align 4, !tbaa !137
  br label %255

255:                                              ; preds = %226, %252
  %256 = phi i32 [ %227, %226 ], [ %254, %252 ]
  %257 = add nuw nsw i64 %228, 1
  %258 = sext i32 %256 to i64
  %259 = icmp slt i64 %257, %258
  br i1 %259, label %226, label %222, !llvm.loop !144

260:                                              ; preds = %222, %260
  %261 = phi i64 [ %266, %260 ], [ 0, %222 ]
  %262 = trunc i64 %261 to i32
  %263 = getelementptr inbounds %struct.tfc_flag, ptr %21, i32 %262
  %264 = load i32, ptr %263, align 4, !tbaa !88
  %265 = getelementptr inbounds i8, ptr %9, i32 %264
  store i8 1, ptr %265, align 1, !tbaa !67
  %266 = add nuw nsw i64 %261, 1
  %267 = load i32, ptr %223, align 4, !tbaa !139
  %268 = sext i32 %267 to i64
  %269 = icmp slt i64 %266, %268
  br i1 %269, label %260, label %270, !llvm.loop !145

270:                                              ; preds = %260, %222, %195
  %271 = phi i32 [ %196, %195 ], [ 0, %222 ], [ 0, %260 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  ret i32 %271
}

; Function Attrs: nounwind uwtable
define i32 @tfc_run(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3) local_unnamed_addr #33 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_memory, align 4
  %8 = icmp eq ptr %3, null
  br i1 %8, label %130, label %9

9:                                                ; preds = %4
  %10 = load i32, ptr %3, align 8, !tbaa !146
  %11 = icmp ult i32 %10, 12
  br i1 %11, label %130, label %12

12:                                               ; preds = %9
  %13 = icmp ult i32 %10, 72
  br i1 %13, label %14, label %26

14:                                               ; preds = %12
  %15 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %16 = load ptr, ptr %15, align 8, !tbaa !150
  store ptr null, ptr %5, align 8, !tbaa !91
  %17 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store ptr null, ptr %17, align 4, !tbaa !151
  %18 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i64 0, ptr %18, align 8, !tbaa !152
  %19 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %20 = zext nneg i32 %10 to i64
  store i64 %20, ptr %19, align 8, !tbaa !153
  %21 = getelementptr inbounds nuw i8, ptr %5, i32 24
  store i64 72, ptr %21, align 8, !tbaa !154
  %22 = getelementptr inbounds nuw i8, ptr %5, i32 32
  store double 0.000000e+00, ptr %22, align 8, !tbaa !155
  %23 = getelementptr inbounds nuw i8, ptr %5, i32 40
  store ptr null, ptr %23, align 8, !tbaa !101
  %24 = getelementptr inbounds nuw i8, ptr %5, i32 44
  store i32 0, ptr %24, align 4
  %25 = tail call fastcc i32 @report(ptr noundef %16, i32 noundef 3, ptr noundef nonnull @.str, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #23
  br label %130

26:                                               ; preds = %12
  %27 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %28 = load i32, ptr %27, align 4, !tbaa !156
  %29 = icmp ult i32 %28, %1
  br i1 %29, label %43, label %30

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %32 = load ptr, ptr %31, align 8, !tbaa !150
  store ptr null, ptr %6, align 8, !tbaa !91
  %33 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store ptr null, ptr %33, align 4, !tbaa !151
  %34 = getelementptr inbounds nuw i8, ptr %6, i32 8
  store i64 0, ptr %34, align 8, !tbaa !152
  %35 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %36 = zext i32 %28 to i64
  store i64 %36, ptr %35, align 8, !tbaa !153
  %37 = getelementptr inbounds nuw i8, ptr %6, i32 24
  %38 = zext i32 %1 to i64
  store i64 %38, ptr %37, align 8, !tbaa !154
  %39 = getelementptr inbounds nuw i8, ptr %6, i32 32
  store double 0.000000e+00, ptr %39, align 8, !tbaa !155
  %40 = getelementptr inbounds nuw i8, ptr %6, i32 40
  store ptr null, ptr %40, align 8, !tbaa !101
  %41 = getelementptr inbounds nuw i8, ptr %6, i32 44
  store i32 0, ptr %41, align 4
  %42 = tail call fastcc i32 @report(ptr noundef %32, i32 noundef 3, ptr noundef nonnull @.str.1, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #23
  br label %130

43:                                               ; preds = %26
  %44 = getelementptr inbounds nuw ptr, ptr %0, i32 %28
  %45 = load ptr, ptr %44, align 4, !tbaa !157
  %46 = getelementptr inbounds nuw i8, ptr %45, i32 120
  %47 = load i32, ptr %46, align 8, !tbaa !159
  %48 = add nsw i32 %47, 1
  %49 = tail call ptr @llvm.stacksave.p0()
  %50 = alloca i64, i32 %48, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
  %51 = getelementptr inbounds nuw i8, ptr %3, i32 28
  %52 = load ptr, ptr %51, align 4, !tbaa !160
  store ptr %52, ptr %7, align 4, !tbaa !71
  %53 = getelementptr inbounds nuw i8, ptr %7, i32 4
  %54 = getelementptr inbounds nuw i8, ptr %3, i32 32
  %55 = load ptr, ptr %54, align 8, !tbaa !161
  %56 = icmp eq ptr %55, null
  %57 = select i1 %56, ptr %2, ptr %55
  store ptr %57, ptr %53, align 4, !tbaa !74
  %58 = getelementptr inbounds nuw i8, ptr %7, i32 8
  %59 = getelementptr inbounds nuw i8, ptr %3, i32 36
  %60 = load ptr, ptr %59, align 4, !tbaa !162
  store ptr %60, ptr %58, align 4, !tbaa !75
  %61 = getelementptr inbounds nuw i8, ptr %7, i32 12
  %62 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %63 = load ptr, ptr %62, align 4, !tbaa !163
  store ptr %63, ptr %61, align 4, !tbaa !76
  %64 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %65 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %66 = load ptr, ptr %65, align 8, !tbaa !164
  store ptr %66, ptr %64, align 4, !tbaa !77
  %67 = getelementptr inbounds nuw i8, ptr %7, i32 20
  store i32 48, ptr %67, align 4, !tbaa !78
  %68 = call fastcc i32 @check_call(ptr noundef %45, ptr noundef %3, ptr noundef %50) #23
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %128

70:                                               ; preds = %43
  %71 = getelementptr inbounds nuw i8, ptr %3, i32 68
  %72 = load ptr, ptr %71, align 4, !tbaa !165
  %73 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %74 = load ptr, ptr %73, align 8, !tbaa !150
  %75 = call fastcc i32 @check(ptr noundef nonnull %45, ptr noundef %7, ptr noundef nonnull %50, ptr noundef %72, ptr noundef %74) #22
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %128

77:                                               ; preds = %70
  %78 = load ptr, ptr %73, align 8, !tbaa !150
  %79 = call fastcc i32 @check_state(ptr noundef nonnull %45, ptr noundef %52, ptr noundef %78) #22
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %128

81:                                               ; preds = %77
  %82 = load ptr, ptr %71, align 4, !tbaa !165
  %83 = load ptr, ptr %73, align 8, !tbaa !150
  %84 = call fastcc i32 @run(ptr noundef nonnull %45, ptr noundef %7, ptr noundef nonnull %50, ptr noundef %82, ptr noundef %83) #22
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %128

86:                                               ; preds = %81
  %87 = getelementptr inbounds nuw i8, ptr %3, i32 24
  %88 = load i32, ptr %87, align 8, !tbaa !166
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %128, label %90

90:                                               ; preds = %86
  %91 = load ptr, ptr %65, align 8, !tbaa !164
  %92 = getelementptr inbounds nuw i8, ptr %45, i32 88
  %93 = getelementptr inbounds nuw i8, ptr %45, i32 12
  %94 = getelementptr inbounds nuw i8, ptr %45, i32 124
  br label %95

95:                                               ; preds = %90, %116
  %96 = phi i32 [ 0, %90 ], [ %117, %116 ]
  %97 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %91, i32 %96
  %98 = getelementptr inbounds nuw i8, ptr %97, i32 4
  %99 = load ptr, ptr %98, align 4, !tbaa !167
  %100 = icmp eq ptr %99, null
  br i1 %100, label %116, label %101

101:                                              ; preds = %95
  %102 = getelementptr inbounds nuw i8, ptr %97, i32 16
  %103 = load i32, ptr %102, align 8, !tbaa !169
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %116, label %105

105:                                              ; preds = %101
  %106 = load i32, ptr %92, align 8, !tbaa !102
  %107 = load ptr, ptr %45, align 8, !tbaa !85
  %108 = getelementptr inbounds i8, ptr %107, i32 %106
  %109 = load ptr, ptr %93, align 4, !tbaa !96
  %110 = load i32, ptr %94, align 4, !tbaa !97
  %111 = getelementptr inbounds nuw %struct.tfc_given, ptr %109, i32 %110
  %112 = getelementptr inbounds nuw %struct.tfc_given, ptr %111, i32 %96
  %113 = getelementptr inbounds nuw i8, ptr %112, i32 28
  %114 = load i32, ptr %113, align 4, !tbaa !170
  %115 = getelementptr inbounds i8, ptr %107, i32 %114
  br label %119

116:                                              ; preds = %119, %101, %95
  %117 = add nuw i32 %96, 1
  %118 = icmp eq i32 %117, %88
  br i1 %118, label %128, label %95, !llvm.loop !171

119:                                              ; preds = %105, %119
  %120 = phi i32 [ %126, %119 ], [ 0, %105 ]
  %121 = getelementptr inbounds nuw i32, ptr %115, i32 %120
  %122 = load i32, ptr %121, align 4, !tbaa !5
  %123 = getelementptr inbounds i64, ptr %108, i32 %122
  %124 = call fastcc i64 @evaluate(ptr noundef %123, ptr noundef nonnull %50) #22
  %125 = getelementptr inbounds nuw i64, ptr %99, i32 %120
  store i64 %124, ptr %125, align 8, !tbaa !83
  %126 = add i32 %120, 1
  %127 = icmp eq i32 %126, %103
  br i1 %127, label %116, label %119

128:                                              ; preds = %116, %86, %43, %70, %77, %81
  %129 = phi i32 [ %84, %81 ], [ %68, %43 ], [ %79, %77 ], [ %75, %70 ], [ 0, %86 ], [ 0, %116 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  call void @llvm.stackrestore.p0(ptr %49)
  br label %130

130:                                              ; preds = %4, %9, %128, %30, %14
  %131 = phi i32 [ %129, %128 ], [ 3, %14 ], [ 3, %30 ], [ 3, %9 ], [ 3, %4 ]
  ret i32 %131
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef i32 @report(ptr noundef %0, i32 noundef returned %1, ptr noundef readonly captures(none) %2, ptr noundef readonly byval(%struct.tfc_fault) align 8 captures(none) %3) unnamed_addr #34 {
  %5 = alloca %struct.text, align 4
  %6 = icmp eq ptr %0, null
  br i1 %6, label %78, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 4
  store ptr %8, ptr %5, align 4, !tbaa !172
  %9 = getelementptr inbounds nuw i8, ptr %5, i32 4
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 239
  store ptr %10, ptr %9, align 4, !tbaa !174
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
  store ptr %47, ptr %5, align 4, !tbaa !172
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
  br i1 %55, label %25, label %72, !llvm.loop !175

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
  br label %56, !llvm.loop !176

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
  store i8 0, ptr %73, align 1, !tbaa !67
  store i32 %1, ptr %0, align 8, !tbaa !177
  %74 = getelementptr inbounds nuw i8, ptr %3, i32 40
  %75 = load ptr, ptr %74, align 8, !tbaa !101
  %76 = getelementptr inbounds nuw i8, ptr %0, i32 240
  store ptr %75, ptr %76, align 8, !tbaa !179
  %77 = getelementptr inbounds nuw i8, ptr %0, i32 248
  store i64 0, ptr %77, align 8, !tbaa !180
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  br label %78

78:                                               ; preds = %4, %72
  ret i32 %1
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #11

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_call(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull captures(address_is_null) %2) unnamed_addr #34 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %10 = load ptr, ptr %9, align 8, !tbaa !150
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 64
  %12 = load ptr, ptr %11, align 8, !tbaa !181
  %13 = icmp eq ptr %12, null
  br i1 %13, label %16, label %14

14:                                               ; preds = %3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  %15 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.22, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #23
  br label %240

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %18 = load i32, ptr %17, align 4, !tbaa !182
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 124
  %20 = load i32, ptr %19, align 4, !tbaa !97
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %28

22:                                               ; preds = %16
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %43, label %24

24:                                               ; preds = %22
  %25 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %26 = load ptr, ptr %25, align 4, !tbaa !163
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %43

28:                                               ; preds = %24, %16
  %29 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %30 = load i32, ptr %29, align 8, !tbaa !183
  %31 = load ptr, ptr %0, align 8, !tbaa !85
  %32 = getelementptr inbounds i8, ptr %31, i32 %30
  store ptr %32, ptr %7, align 8, !tbaa !91
  %33 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store ptr null, ptr %33, align 4, !tbaa !151
  %34 = getelementptr inbounds nuw i8, ptr %7, i32 8
  store i64 0, ptr %34, align 8, !tbaa !152
  %35 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %36 = zext i32 %18 to i64
  store i64 %36, ptr %35, align 8, !tbaa !153
  %37 = getelementptr inbounds nuw i8, ptr %7, i32 24
  %38 = zext i32 %20 to i64
  store i64 %38, ptr %37, align 8, !tbaa !154
  %39 = getelementptr inbounds nuw i8, ptr %7, i32 32
  store double 0.000000e+00, ptr %39, align 8, !tbaa !155
  %40 = getelementptr inbounds nuw i8, ptr %7, i32 40
  store ptr null, ptr %40, align 8, !tbaa !101
  %41 = getelementptr inbounds nuw i8, ptr %7, i32 44
  store i32 0, ptr %41, align 4
  %42 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.23, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #23
  br label %240

43:                                               ; preds = %24, %22
  %44 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %45 = load i32, ptr %44, align 8, !tbaa !166
  %46 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %47 = load i32, ptr %46, align 8, !tbaa !106
  %48 = icmp eq i32 %45, %47
  br i1 %48, label %49, label %55

49:                                               ; preds = %43
  %50 = icmp eq i32 %45, 0
  br i1 %50, label %70, label %51

51:                                               ; preds = %49
  %52 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %53 = load ptr, ptr %52, align 8, !tbaa !164
  %54 = icmp eq ptr %53, null
  br i1 %54, label %55, label %70

55:                                               ; preds = %51, %43
  %56 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %57 = load i32, ptr %56, align 8, !tbaa !183
  %58 = load ptr, ptr %0, align 8, !tbaa !85
  %59 = getelementptr inbounds i8, ptr %58, i32 %57
  store ptr %59, ptr %8, align 8, !tbaa !91
  %60 = getelementptr inbounds nuw i8, ptr %8, i32 4
  store ptr null, ptr %60, align 4, !tbaa !151
  %61 = getelementptr inbounds nuw i8, ptr %8, i32 8
  store i64 0, ptr %61, align 8, !tbaa !152
  %62 = getelementptr inbounds nuw i8, ptr %8, i32 16
  %63 = zext i32 %45 to i64
  store i64 %63, ptr %62, align 8, !tbaa !153
  %64 = getelementptr inbounds nuw i8, ptr %8, i32 24
  %65 = zext i32 %47 to i64
  store i64 %65, ptr %64, align 8, !tbaa !154
  %66 = getelementptr inbounds nuw i8, ptr %8, i32 32
  store double 0.000000e+00, ptr %66, align 8, !tbaa !155
  %67 = getelementptr inbounds nuw i8, ptr %8, i32 40
  store ptr null, ptr %67, align 8, !tbaa !101
  %68 = getelementptr inbounds nuw i8, ptr %8, i32 44
  store i32 0, ptr %68, align 4
  %69 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.24, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #23
  br label %240

70:                                               ; preds = %51, %49
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %71 = getelementptr inbounds nuw i8, ptr %1, i32 40
  %72 = load i64, ptr %71, align 8, !tbaa !184
  %73 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %74 = load i64, ptr %73, align 8, !tbaa !79
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %79, label %76

76:                                               ; preds = %70
  %77 = getelementptr inbounds nuw i8, ptr %0, i32 72
  %78 = load i64, ptr %77, align 8, !tbaa !185
  br label %79

79:                                               ; preds = %76, %70
  %80 = phi i64 [ %78, %76 ], [ 0, %70 ]
  %81 = getelementptr inbounds nuw i8, ptr %1, i32 48
  %82 = load i64, ptr %81, align 8, !tbaa !186
  %83 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %84 = load ptr, ptr %83, align 8, !tbaa !161
  %85 = icmp eq ptr %84, null
  br i1 %85, label %89, label %86

86:                                               ; preds = %79
  %87 = getelementptr inbounds nuw i8, ptr %0, i32 64
  %88 = load i64, ptr %87, align 8, !tbaa !94
  br label %89

89:                                               ; preds = %86, %79
  %90 = phi i64 [ %88, %86 ], [ 0, %79 ]
  %91 = getelementptr inbounds nuw i8, ptr %1, i32 56
  %92 = load i64, ptr %91, align 8, !tbaa !187
  %93 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %94 = load i64, ptr %93, align 8, !tbaa !95
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
  store ptr %101, ptr %5, align 8, !tbaa !91
  %104 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store ptr null, ptr %104, align 4, !tbaa !151
  %105 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i64 0, ptr %105, align 8, !tbaa !152
  %106 = getelementptr inbounds nuw i8, ptr %5, i32 16
  store i64 %102, ptr %106, align 8, !tbaa !153
  %107 = getelementptr inbounds nuw i8, ptr %5, i32 24
  store i64 %103, ptr %107, align 8, !tbaa !154
  %108 = getelementptr inbounds nuw i8, ptr %5, i32 32
  store double 0.000000e+00, ptr %108, align 8, !tbaa !155
  %109 = getelementptr inbounds nuw i8, ptr %5, i32 40
  store ptr null, ptr %109, align 8, !tbaa !101
  %110 = getelementptr inbounds nuw i8, ptr %5, i32 44
  store i32 0, ptr %110, align 4
  %111 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.28, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %240

112:                                              ; preds = %98
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %113 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %114 = getelementptr inbounds nuw i8, ptr %1, i32 12
  br label %115

115:                                              ; preds = %112, %122
  %116 = phi i32 [ 0, %112 ], [ %128, %122 ]
  %117 = load i32, ptr %17, align 4, !tbaa !182
  %118 = icmp ult i32 %116, %117
  br i1 %118, label %122, label %119

119:                                              ; preds = %115
  %120 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %121 = getelementptr inbounds nuw i8, ptr %1, i32 16
  br label %130

122:                                              ; preds = %115
  %123 = load ptr, ptr %113, align 4, !tbaa !96
  %124 = getelementptr inbounds nuw %struct.tfc_given, ptr %123, i32 %116
  %125 = load ptr, ptr %114, align 4, !tbaa !163
  %126 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %125, i32 %116
  %127 = tail call fastcc i32 @check_kind(ptr noundef nonnull %0, ptr noundef %124, ptr noundef %126, i32 noundef 1, ptr noundef %10) #22
  %128 = add nuw i32 %116, 1
  %129 = icmp eq i32 %127, 0
  br i1 %129, label %115, label %240, !llvm.loop !188

130:                                              ; preds = %119, %134
  %131 = phi i32 [ 0, %119 ], [ %142, %134 ]
  %132 = load i32, ptr %44, align 8, !tbaa !166
  %133 = icmp ult i32 %131, %132
  br i1 %133, label %134, label %144

134:                                              ; preds = %130
  %135 = load ptr, ptr %120, align 4, !tbaa !96
  %136 = load i32, ptr %19, align 4, !tbaa !97
  %137 = getelementptr inbounds nuw %struct.tfc_given, ptr %135, i32 %136
  %138 = getelementptr inbounds nuw %struct.tfc_given, ptr %137, i32 %131
  %139 = load ptr, ptr %121, align 8, !tbaa !164
  %140 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %139, i32 %131
  %141 = tail call fastcc i32 @check_kind(ptr noundef nonnull %0, ptr noundef %138, ptr noundef %140, i32 noundef 0, ptr noundef %10) #22
  %142 = add nuw i32 %131, 1
  %143 = icmp eq i32 %141, 0
  br i1 %143, label %130, label %240, !llvm.loop !189

144:                                              ; preds = %130
  %145 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %146 = load ptr, ptr %145, align 4, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %147 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %148 = load i32, ptr %147, align 8, !tbaa !159
  %149 = icmp sgt i32 %148, 0
  br i1 %149, label %150, label %205

150:                                              ; preds = %144
  %151 = getelementptr inbounds nuw i8, ptr %0, i32 92
  %152 = load i32, ptr %151, align 4, !tbaa !190
  %153 = load ptr, ptr %0, align 8, !tbaa !85
  %154 = getelementptr inbounds i8, ptr %153, i32 %152
  %155 = load ptr, ptr %120, align 4, !tbaa !96
  br label %156

156:                                              ; preds = %184, %150
  %157 = phi i32 [ 0, %150 ], [ %186, %184 ]
  %158 = getelementptr inbounds nuw %struct.tfc_bound, ptr %154, i32 %157
  %159 = getelementptr inbounds nuw i8, ptr %158, i32 36
  %160 = load i32, ptr %159, align 4, !tbaa !191
  %161 = getelementptr inbounds %struct.tfc_tensor, ptr %146, i32 %160
  %162 = getelementptr inbounds nuw i8, ptr %161, i32 4
  %163 = load ptr, ptr %162, align 4, !tbaa !167
  %164 = getelementptr inbounds nuw i8, ptr %158, i32 40
  %165 = load i32, ptr %164, align 8, !tbaa !193
  %166 = getelementptr inbounds i64, ptr %163, i32 %165
  %167 = load i64, ptr %166, align 8, !tbaa !83
  %168 = icmp slt i64 %167, 0
  br i1 %168, label %188, label %169

169:                                              ; preds = %156
  %170 = getelementptr inbounds nuw i8, ptr %158, i32 24
  %171 = load i64, ptr %170, align 8, !tbaa !194
  %172 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %167, i64 %171)
  %173 = extractvalue { i64, i1 } %172, 1
  %174 = extractvalue { i64, i1 } %172, 0
  br i1 %173, label %188, label %175

175:                                              ; preds = %169
  %176 = getelementptr inbounds nuw i8, ptr %158, i32 16
  %177 = load i64, ptr %176, align 8, !tbaa !195
  %178 = freeze i64 %174
  %179 = freeze i64 %177
  %180 = sdiv i64 %178, %179
  %181 = mul i64 %180, %179
  %182 = sub i64 %178, %181
  %183 = icmp eq i64 %182, 0
  br i1 %183, label %184, label %188

184:                                              ; preds = %175
  %185 = getelementptr inbounds nuw i64, ptr %2, i32 %157
  store i64 %180, ptr %185, align 8, !tbaa !83
  %186 = add nuw nsw i32 %157, 1
  %187 = icmp eq i32 %186, %148
  br i1 %187, label %205, label %156, !llvm.loop !196

188:                                              ; preds = %156, %169, %175
  %189 = getelementptr inbounds %struct.tfc_given, ptr %155, i32 %160
  %190 = getelementptr inbounds nuw i8, ptr %189, i32 16
  %191 = load i32, ptr %190, align 4, !tbaa !98
  %192 = getelementptr inbounds i8, ptr %153, i32 %191
  store ptr %192, ptr %4, align 8, !tbaa !91
  %193 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %194 = getelementptr inbounds nuw i8, ptr %158, i32 32
  %195 = load i32, ptr %194, align 8, !tbaa !197
  %196 = getelementptr inbounds i8, ptr %153, i32 %195
  store ptr %196, ptr %193, align 4, !tbaa !151
  %197 = getelementptr inbounds nuw i8, ptr %4, i32 8
  store i64 %167, ptr %197, align 8, !tbaa !152
  %198 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %199 = sext i32 %165 to i64
  store i64 %199, ptr %198, align 8, !tbaa !153
  %200 = getelementptr inbounds nuw i8, ptr %4, i32 24
  store i64 0, ptr %200, align 8, !tbaa !154
  %201 = getelementptr inbounds nuw i8, ptr %4, i32 32
  store double 0.000000e+00, ptr %201, align 8, !tbaa !155
  %202 = getelementptr inbounds nuw i8, ptr %4, i32 40
  store ptr %189, ptr %202, align 8, !tbaa !101
  %203 = getelementptr inbounds nuw i8, ptr %4, i32 44
  store i32 0, ptr %203, align 4
  %204 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.33, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %240

205:                                              ; preds = %184, %144
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %206 = tail call fastcc i32 @check_dims(ptr noundef %0, ptr noundef nonnull %2, ptr noundef %10) #22
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %208, label %240

208:                                              ; preds = %205
  %209 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %210 = getelementptr inbounds nuw i8, ptr %1, i32 12
  br label %211

211:                                              ; preds = %208, %218
  %212 = phi i32 [ 0, %208 ], [ %224, %218 ]
  %213 = load i32, ptr %17, align 4, !tbaa !182
  %214 = icmp ult i32 %212, %213
  br i1 %214, label %218, label %215

215:                                              ; preds = %211
  %216 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %217 = getelementptr inbounds nuw i8, ptr %1, i32 16
  br label %226

218:                                              ; preds = %211
  %219 = load ptr, ptr %209, align 4, !tbaa !96
  %220 = getelementptr inbounds nuw %struct.tfc_given, ptr %219, i32 %212
  %221 = load ptr, ptr %210, align 4, !tbaa !163
  %222 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %221, i32 %212
  %223 = tail call fastcc i32 @check_size(ptr noundef %0, ptr noundef %220, ptr noundef %222, i32 noundef 1, ptr noundef %2, ptr noundef %10) #22
  %224 = add nuw i32 %212, 1
  %225 = icmp eq i32 %223, 0
  br i1 %225, label %211, label %240, !llvm.loop !198

226:                                              ; preds = %215, %230
  %227 = phi i32 [ 0, %215 ], [ %238, %230 ]
  %228 = load i32, ptr %44, align 8, !tbaa !166
  %229 = icmp ult i32 %227, %228
  br i1 %229, label %230, label %240

230:                                              ; preds = %226
  %231 = load ptr, ptr %216, align 4, !tbaa !96
  %232 = load i32, ptr %19, align 4, !tbaa !97
  %233 = getelementptr inbounds nuw %struct.tfc_given, ptr %231, i32 %232
  %234 = getelementptr inbounds nuw %struct.tfc_given, ptr %233, i32 %227
  %235 = load ptr, ptr %217, align 8, !tbaa !164
  %236 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %235, i32 %227
  %237 = tail call fastcc i32 @check_size(ptr noundef %0, ptr noundef %234, ptr noundef %236, i32 noundef 0, ptr noundef %2, ptr noundef %10) #22
  %238 = add nuw i32 %227, 1
  %239 = icmp eq i32 %237, 0
  br i1 %239, label %226, label %240, !llvm.loop !199

240:                                              ; preds = %122, %134, %218, %230, %226, %100, %188, %205, %55, %28, %14
  %241 = phi i32 [ 3, %14 ], [ 3, %28 ], [ 3, %55 ], [ %237, %230 ], [ 3, %100 ], [ %223, %218 ], [ %206, %205 ], [ %141, %134 ], [ 3, %188 ], [ 0, %226 ], [ %127, %122 ]
  ret i32 %241
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #35 {
  %3 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  br label %4

4:                                                ; preds = %71, %2
  %5 = phi i32 [ 0, %2 ], [ %72, %71 ]
  %6 = phi ptr [ %0, %2 ], [ %74, %71 ]
  %7 = phi i32 [ 0, %2 ], [ %73, %71 ]
  %8 = load i64, ptr %6, align 8, !tbaa !83
  switch i64 %8, label %22 [
    i64 0, label %75
    i64 1, label %9
    i64 2, label %14
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %11 = load i64, ptr %10, align 8, !tbaa !83
  %12 = add nsw i32 %7, 1
  %13 = getelementptr inbounds i64, ptr %3, i32 %7
  store i64 %11, ptr %13, align 8, !tbaa !83
  br label %71

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %16 = load i64, ptr %15, align 8, !tbaa !83
  %17 = trunc i64 %16 to i32
  %18 = getelementptr inbounds i64, ptr %1, i32 %17
  %19 = load i64, ptr %18, align 8, !tbaa !83
  %20 = add nsw i32 %7, 1
  %21 = getelementptr inbounds i64, ptr %3, i32 %7
  store i64 %19, ptr %21, align 8, !tbaa !83
  br label %71

22:                                               ; preds = %4
  %23 = add nsw i32 %7, -1
  %24 = getelementptr i64, ptr %3, i32 %7
  %25 = getelementptr i8, ptr %24, i32 -16
  %26 = load i64, ptr %25, align 8, !tbaa !83
  %27 = getelementptr inbounds i64, ptr %3, i32 %23
  %28 = load i64, ptr %27, align 8, !tbaa !83
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
  store i64 %70, ptr %25, align 8, !tbaa !83
  br label %71

71:                                               ; preds = %9, %68, %14
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %14 ]
  %73 = phi i32 [ %23, %68 ], [ %12, %9 ], [ %20, %14 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i32 16
  br label %4, !llvm.loop !200

75:                                               ; preds = %4
  %76 = icmp eq i32 %5, 0
  %77 = load i64, ptr %3, align 16
  %78 = select i1 %76, i64 %77, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  ret i64 %78
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #11

; Function Attrs: nounwind uwtable
define i32 @tfc_begin(ptr noundef readonly captures(address_is_null) %0, ptr noundef readonly captures(none) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef readonly captures(address) %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) local_unnamed_addr #33 {
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
  %24 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.2, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %14) #23
  br label %108

25:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #20
  store ptr %6, ptr %15, align 4, !tbaa !71
  %26 = getelementptr inbounds nuw i8, ptr %15, i32 4
  store ptr %7, ptr %26, align 4, !tbaa !74
  %27 = getelementptr inbounds nuw i8, ptr %15, i32 8
  store ptr %8, ptr %27, align 4, !tbaa !75
  %28 = getelementptr inbounds nuw i8, ptr %15, i32 12
  store ptr null, ptr %28, align 4, !tbaa !76
  %29 = getelementptr inbounds nuw i8, ptr %15, i32 16
  store ptr null, ptr %29, align 4, !tbaa !77
  %30 = getelementptr inbounds nuw i8, ptr %15, i32 20
  store i32 4, ptr %30, align 4, !tbaa !78
  %31 = icmp eq ptr %0, null
  br i1 %31, label %34, label %32

32:                                               ; preds = %25
  %33 = call fastcc i32 @check(ptr noundef nonnull %0, ptr noundef %15, ptr noundef null, ptr noundef %9, ptr noundef %10) #22
  br label %36

34:                                               ; preds = %25
  %35 = tail call fastcc i32 @check_host(ptr noundef %9, ptr noundef %10) #22
  br label %36

36:                                               ; preds = %34, %32
  %37 = phi i32 [ %33, %32 ], [ %35, %34 ]
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %106

39:                                               ; preds = %36
  %40 = trunc i64 %4 to i32
  tail call void @llvm.memset.p0.i32(ptr nonnull align 1 %6, i8 0, i32 %40, i1 false)
  store i64 %3, ptr %6, align 8, !tbaa !83
  %41 = icmp sgt i64 %2, 0
  br i1 %41, label %43, label %42

42:                                               ; preds = %61, %39
  br i1 %31, label %106, label %68

43:                                               ; preds = %39, %61
  %44 = phi i64 [ %66, %61 ], [ 0, %39 ]
  %45 = trunc i64 %44 to i32
  %46 = getelementptr inbounds %struct.tfc_initial, ptr %1, i32 %45
  %47 = load i64, ptr %46, align 8, !tbaa !201
  %48 = trunc i64 %47 to i32
  %49 = getelementptr inbounds i8, ptr %6, i32 %48
  %50 = getelementptr inbounds nuw i8, ptr %46, i32 8
  %51 = load i64, ptr %50, align 8, !tbaa !203
  %52 = trunc i64 %51 to i32
  %53 = getelementptr inbounds i8, ptr %5, i32 %52
  %54 = getelementptr inbounds nuw i8, ptr %46, i32 16
  %55 = load i64, ptr %54, align 8, !tbaa !204
  %56 = icmp slt i64 %55, 1
  %57 = icmp eq ptr %49, %53
  %58 = or i1 %56, %57
  br i1 %58, label %61, label %59

59:                                               ; preds = %43
  %60 = trunc i64 %55 to i32
  tail call void @llvm.memcpy.p0.p0.i32(ptr nonnull align 1 %49, ptr readonly align 1 %53, i32 %60, i1 false)
  br label %61

61:                                               ; preds = %43, %59
  %62 = getelementptr inbounds nuw i8, ptr %46, i32 24
  %63 = load i64, ptr %62, align 8, !tbaa !205
  %64 = trunc i64 %63 to i32
  %65 = getelementptr inbounds i8, ptr %6, i32 %64
  store i8 1, ptr %65, align 1, !tbaa !67
  %66 = add nuw nsw i64 %44, 1
  %67 = icmp eq i64 %66, %2
  br i1 %67, label %42, label %43, !llvm.loop !206

68:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %69 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %70 = load i64, ptr %69, align 8, !tbaa !79
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %101, label %72

72:                                               ; preds = %68
  %73 = load i64, ptr %6, align 8, !tbaa !83
  %74 = icmp eq i64 %73, %70
  br i1 %74, label %77, label %75

75:                                               ; preds = %72
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %12, i8 0, i64 48, i1 false)
  %76 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.13, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %12) #23
  br label %100

77:                                               ; preds = %72
  %78 = getelementptr inbounds nuw i8, ptr %0, i32 100
  %79 = load i32, ptr %78, align 4, !tbaa !84
  %80 = load ptr, ptr %0, align 8, !tbaa !85
  %81 = getelementptr inbounds i8, ptr %80, i32 %79
  %82 = getelementptr inbounds nuw i8, ptr %0, i32 136
  %83 = load i32, ptr %82, align 8, !tbaa !86
  %84 = icmp sgt i32 %83, 0
  br i1 %84, label %88, label %101

85:                                               ; preds = %88
  %86 = add nuw nsw i32 %89, 1
  %87 = icmp eq i32 %86, %83
  br i1 %87, label %101, label %88, !llvm.loop !87

88:                                               ; preds = %77, %85
  %89 = phi i32 [ %86, %85 ], [ 0, %77 ]
  %90 = getelementptr inbounds nuw %struct.tfc_flag, ptr %81, i32 %89
  %91 = load i32, ptr %90, align 4, !tbaa !88
  %92 = getelementptr inbounds i8, ptr %6, i32 %91
  %93 = load i8, ptr %92, align 1, !tbaa !67
  %94 = icmp eq i8 %93, 0
  br i1 %94, label %95, label %85

95:                                               ; preds = %88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %13, i8 0, i64 48, i1 false)
  %96 = getelementptr inbounds nuw i8, ptr %90, i32 4
  %97 = load i32, ptr %96, align 4, !tbaa !90
  %98 = getelementptr inbounds i8, ptr %80, i32 %97
  store ptr %98, ptr %13, align 8, !tbaa !91
  %99 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %13) #23
  br label %100

100:                                              ; preds = %95, %75
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %104

101:                                              ; preds = %85, %77, %68
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  %102 = call fastcc i32 @run(ptr noundef nonnull %0, ptr noundef %15, ptr noundef null, ptr noundef %9, ptr noundef %10) #22
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %106, label %104

104:                                              ; preds = %100, %101
  %105 = phi i32 [ 9, %100 ], [ %102, %101 ]
  store i64 0, ptr %6, align 8, !tbaa !83
  br label %106

106:                                              ; preds = %42, %101, %104, %36
  %107 = phi i32 [ %37, %36 ], [ %105, %104 ], [ 0, %101 ], [ 0, %42 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #20
  br label %108

108:                                              ; preds = %11, %106, %23
  %109 = phi i32 [ 3, %23 ], [ %107, %106 ], [ 0, %11 ]
  ret i32 %109
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_host(ptr noundef readonly captures(address_is_null) %0, ptr noundef %1) unnamed_addr #31 {
  %3 = alloca %struct.tfc_fault, align 8
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = icmp eq ptr %0, null
  br i1 %6, label %46, label %7

7:                                                ; preds = %2
  %8 = load i32, ptr %0, align 4, !tbaa !207
  %9 = icmp ult i32 %8, 32
  br i1 %9, label %10, label %20

10:                                               ; preds = %7
  store ptr null, ptr %3, align 8, !tbaa !91
  %11 = getelementptr inbounds nuw i8, ptr %3, i32 4
  store ptr null, ptr %11, align 4, !tbaa !151
  %12 = getelementptr inbounds nuw i8, ptr %3, i32 8
  store i64 0, ptr %12, align 8, !tbaa !152
  %13 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %14 = zext nneg i32 %8 to i64
  store i64 %14, ptr %13, align 8, !tbaa !153
  %15 = getelementptr inbounds nuw i8, ptr %3, i32 24
  store i64 32, ptr %15, align 8, !tbaa !154
  %16 = getelementptr inbounds nuw i8, ptr %3, i32 32
  store double 0.000000e+00, ptr %16, align 8, !tbaa !155
  %17 = getelementptr inbounds nuw i8, ptr %3, i32 40
  store ptr null, ptr %17, align 8, !tbaa !101
  %18 = getelementptr inbounds nuw i8, ptr %3, i32 44
  store i32 0, ptr %18, align 4
  %19 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.36, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %3) #23
  br label %46

20:                                               ; preds = %7
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %22 = load ptr, ptr %21, align 4, !tbaa !17
  %23 = icmp eq ptr %22, null
  br i1 %23, label %38, label %24

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %26 = load i32, ptr %25, align 4, !tbaa !19
  %27 = icmp ugt i32 %26, 65536
  br i1 %27, label %28, label %38

28:                                               ; preds = %24
  store ptr null, ptr %4, align 8, !tbaa !91
  %29 = getelementptr inbounds nuw i8, ptr %4, i32 4
  store ptr null, ptr %29, align 4, !tbaa !151
  %30 = getelementptr inbounds nuw i8, ptr %4, i32 8
  store i64 0, ptr %30, align 8, !tbaa !152
  %31 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %32 = zext i32 %26 to i64
  store i64 %32, ptr %31, align 8, !tbaa !153
  %33 = getelementptr inbounds nuw i8, ptr %4, i32 24
  store i64 65536, ptr %33, align 8, !tbaa !154
  %34 = getelementptr inbounds nuw i8, ptr %4, i32 32
  store double 0.000000e+00, ptr %34, align 8, !tbaa !155
  %35 = getelementptr inbounds nuw i8, ptr %4, i32 40
  store ptr null, ptr %35, align 8, !tbaa !101
  %36 = getelementptr inbounds nuw i8, ptr %4, i32 44
  store i32 0, ptr %36, align 4
  %37 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.37, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  br label %46

38:                                               ; preds = %24, %20
  %39 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %40 = load ptr, ptr %39, align 4, !tbaa !129
  %41 = ptrtoint ptr %40 to i32
  %42 = and i32 %41, 63
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %38
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %5, i8 0, i64 48, i1 false)
  %45 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.38, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #23
  br label %46

46:                                               ; preds = %38, %2, %44, %28, %10
  %47 = phi i32 [ 3, %10 ], [ 3, %28 ], [ 3, %44 ], [ 0, %2 ], [ 0, %38 ]
  ret i32 %47
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg) #10

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_dims(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef %2) unnamed_addr #31 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %7 = load i32, ptr %6, align 8, !tbaa !159
  %8 = icmp eq i32 %7, 0
  %9 = icmp ne ptr %1, null
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %18

11:                                               ; preds = %3
  %12 = icmp sgt i32 %7, 0
  br i1 %12, label %13, label %64

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 92
  %15 = load i32, ptr %14, align 4, !tbaa !190
  %16 = load ptr, ptr %0, align 8, !tbaa !85
  %17 = getelementptr inbounds i8, ptr %16, i32 %15
  br label %30

18:                                               ; preds = %3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %4, i8 0, i64 48, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 92
  %20 = load i32, ptr %19, align 4, !tbaa !190
  %21 = load ptr, ptr %0, align 8, !tbaa !85
  %22 = getelementptr inbounds i8, ptr %21, i32 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i32 32
  %24 = load i32, ptr %23, align 8, !tbaa !197
  %25 = getelementptr inbounds i8, ptr %21, i32 %24
  store ptr %25, ptr %4, align 8, !tbaa !91
  %26 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.5, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  br label %64

27:                                               ; preds = %37
  %28 = add nuw nsw i32 %31, 1
  %29 = icmp eq i32 %28, %7
  br i1 %29, label %64, label %30, !llvm.loop !208

30:                                               ; preds = %13, %27
  %31 = phi i32 [ 0, %13 ], [ %28, %27 ]
  %32 = getelementptr inbounds nuw %struct.tfc_bound, ptr %17, i32 %31
  %33 = getelementptr inbounds nuw i64, ptr %1, i32 %31
  %34 = load i64, ptr %33, align 8, !tbaa !83
  %35 = load i64, ptr %32, align 8, !tbaa !209
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %41, label %37

37:                                               ; preds = %30
  %38 = getelementptr inbounds nuw i8, ptr %32, i32 8
  %39 = load i64, ptr %38, align 8, !tbaa !210
  %40 = icmp sgt i64 %34, %39
  br i1 %40, label %41, label %27

41:                                               ; preds = %37, %30
  %42 = getelementptr inbounds nuw i8, ptr %32, i32 36
  %43 = load i32, ptr %42, align 4, !tbaa !191
  %44 = icmp sgt i32 %43, -1
  br i1 %44, label %45, label %49

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %47 = load ptr, ptr %46, align 4, !tbaa !96
  %48 = getelementptr inbounds nuw %struct.tfc_given, ptr %47, i32 %43
  br label %49

49:                                               ; preds = %41, %45
  %50 = phi ptr [ %48, %45 ], [ null, %41 ]
  %51 = getelementptr inbounds nuw i8, ptr %32, i32 32
  %52 = load i32, ptr %51, align 8, !tbaa !197
  %53 = getelementptr inbounds i8, ptr %16, i32 %52
  store ptr %53, ptr %5, align 8, !tbaa !91
  %54 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store ptr null, ptr %54, align 4, !tbaa !151
  %55 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i64 %34, ptr %55, align 8, !tbaa !152
  %56 = getelementptr inbounds nuw i8, ptr %5, i32 16
  store i64 %35, ptr %56, align 8, !tbaa !153
  %57 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %58 = getelementptr inbounds nuw i8, ptr %32, i32 8
  %59 = load i64, ptr %58, align 8, !tbaa !210
  store i64 %59, ptr %57, align 8, !tbaa !154
  %60 = getelementptr inbounds nuw i8, ptr %5, i32 32
  store double 0.000000e+00, ptr %60, align 8, !tbaa !155
  %61 = getelementptr inbounds nuw i8, ptr %5, i32 40
  store ptr %50, ptr %61, align 8, !tbaa !101
  %62 = getelementptr inbounds nuw i8, ptr %5, i32 44
  store i32 0, ptr %62, align 4
  %63 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.6, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #23
  br label %64

64:                                               ; preds = %27, %11, %49, %18
  %65 = phi i32 [ 3, %18 ], [ 3, %49 ], [ 0, %11 ], [ 0, %27 ]
  ret i32 %65
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_overlaps(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) unnamed_addr #34 {
  %5 = alloca %struct.tfc_block_of, align 8
  %6 = alloca %struct.tfc_block_of, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %9 = load i32, ptr %8, align 8, !tbaa !106
  %10 = add i32 %9, 2
  %11 = zext i32 %10 to i64
  %12 = add nuw nsw i64 %11, 1
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 124
  %14 = load i32, ptr %13, align 4, !tbaa !97
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %5, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %24) #22
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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %6, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %32) #22
  %33 = load i32, ptr %20, align 4, !tbaa !211
  %34 = sub i32 %28, %33
  %35 = zext i32 %34 to i64
  %36 = load i64, ptr %21, align 8, !tbaa !213
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
  %47 = load ptr, ptr %6, align 8, !tbaa !214
  store ptr %47, ptr %7, align 8, !tbaa !91
  %48 = getelementptr inbounds nuw i8, ptr %7, i32 4
  %49 = load ptr, ptr %5, align 8, !tbaa !214
  store ptr %49, ptr %48, align 4, !tbaa !151
  %50 = getelementptr inbounds nuw i8, ptr %7, i32 40
  %51 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %52 = load ptr, ptr %51, align 8, !tbaa !215
  %53 = icmp eq ptr %52, null
  %54 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %55 = load ptr, ptr %54, align 8
  %56 = select i1 %53, ptr %55, ptr %52
  store ptr %56, ptr %50, align 8, !tbaa !101
  %57 = tail call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull @.str.9, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  br label %63

58:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  %59 = add nuw nsw i64 %32, 1
  %60 = icmp eq i64 %59, %16
  br i1 %60, label %61, label %31, !llvm.loop !216

61:                                               ; preds = %58, %23
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  %62 = icmp eq i64 %25, %11
  br i1 %62, label %63, label %23

63:                                               ; preds = %61, %4, %45
  %64 = phi i32 [ 3, %45 ], [ 0, %4 ], [ 0, %61 ]
  ret i32 %64
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @block_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.tfc_block_of) align 8 captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef range(i64 -9223372036854775808, 8589934591) %4) unnamed_addr #36 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i32 128
  %7 = load i32, ptr %6, align 8, !tbaa !106
  %8 = add i32 %7, 2
  %9 = zext i32 %8 to i64
  switch i64 %4, label %31 [
    i64 0, label %10
    i64 1, label %23
  ]

10:                                               ; preds = %5
  store ptr @.str.10, ptr %0, align 8, !tbaa !214
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %12 = load ptr, ptr %2, align 4, !tbaa !71
  %13 = ptrtoint ptr %12 to i32
  store i32 %13, ptr %11, align 4, !tbaa !211
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %15 = getelementptr inbounds nuw i8, ptr %1, i32 56
  %16 = load i64, ptr %15, align 8, !tbaa !79
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %10
  %19 = getelementptr inbounds nuw i8, ptr %1, i32 72
  %20 = load i64, ptr %19, align 8, !tbaa !185
  br label %21

21:                                               ; preds = %10, %18
  %22 = phi i64 [ %20, %18 ], [ 0, %10 ]
  store i64 %22, ptr %14, align 8, !tbaa !213
  br label %91

23:                                               ; preds = %5
  store ptr @.str.11, ptr %0, align 8, !tbaa !214
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %25 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %26 = load ptr, ptr %25, align 4, !tbaa !75
  %27 = ptrtoint ptr %26 to i32
  store i32 %27, ptr %24, align 4, !tbaa !211
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %29 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %30 = load i64, ptr %29, align 8, !tbaa !95
  store i64 %30, ptr %28, align 8, !tbaa !213
  br label %91

31:                                               ; preds = %5
  %32 = icmp eq i64 %4, %9
  br i1 %32, label %33, label %41

33:                                               ; preds = %31
  store ptr @.str.12, ptr %0, align 8, !tbaa !214
  %34 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %35 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %36 = load ptr, ptr %35, align 4, !tbaa !74
  %37 = ptrtoint ptr %36 to i32
  store i32 %37, ptr %34, align 4, !tbaa !211
  %38 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %39 = getelementptr inbounds nuw i8, ptr %1, i32 64
  %40 = load i64, ptr %39, align 8, !tbaa !94
  store i64 %40, ptr %38, align 8, !tbaa !213
  br label %91

41:                                               ; preds = %31
  %42 = icmp slt i64 %4, %9
  %43 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %44 = load ptr, ptr %43, align 4, !tbaa !96
  br i1 %42, label %45, label %52

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %1, i32 124
  %47 = load i32, ptr %46, align 4, !tbaa !97
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
  %60 = load i32, ptr %59, align 8, !tbaa !102
  %61 = load ptr, ptr %1, align 8, !tbaa !85
  %62 = getelementptr inbounds i8, ptr %61, i32 %60
  %63 = getelementptr inbounds nuw i8, ptr %58, i32 24
  %64 = load i32, ptr %63, align 4, !tbaa !103
  %65 = getelementptr inbounds i64, ptr %62, i32 %64
  %66 = tail call fastcc i64 @evaluate(ptr noundef %65, ptr noundef %3) #22
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
  %77 = load ptr, ptr %76, align 4, !tbaa !57
  %78 = getelementptr inbounds nuw i8, ptr %2, i32 20
  %79 = load i32, ptr %78, align 4, !tbaa !78
  %80 = mul i32 %79, %74
  %81 = getelementptr inbounds nuw i8, ptr %77, i32 %80
  %82 = load ptr, ptr %81, align 4, !tbaa !57
  %83 = ptrtoint ptr %82 to i32
  br label %84

84:                                               ; preds = %68, %57
  %85 = phi i32 [ 0, %57 ], [ %83, %68 ]
  %86 = getelementptr inbounds nuw i8, ptr %58, i32 16
  %87 = load i32, ptr %86, align 4, !tbaa !98
  %88 = getelementptr inbounds i8, ptr %61, i32 %87
  store ptr %88, ptr %0, align 8, !tbaa !214
  %89 = getelementptr inbounds nuw i8, ptr %0, i32 4
  store i32 %85, ptr %89, align 4, !tbaa !211
  %90 = getelementptr inbounds nuw i8, ptr %0, i32 8
  store i64 %66, ptr %90, align 8, !tbaa !213
  br label %91

91:                                               ; preds = %84, %33, %23, %21
  %92 = phi ptr [ %58, %84 ], [ null, %33 ], [ null, %23 ], [ null, %21 ]
  %93 = getelementptr inbounds nuw i8, ptr %0, i32 16
  store ptr %92, ptr %93, align 8, !tbaa !215
  %94 = getelementptr inbounds nuw i8, ptr %0, i32 20
  store i32 0, ptr %94, align 4
  ret void
}

; Function Attrs: cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i32 @report_failure(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #37 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = load atomic i32, ptr %1 seq_cst, align 4, !tbaa !217
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  store ptr @.str.15, ptr %4, align 8, !tbaa !91
  %6 = getelementptr inbounds nuw i8, ptr %4, i32 4
  store ptr @.str.15, ptr %6, align 4, !tbaa !151
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %9 = load i64, ptr %8, align 8, !tbaa !31
  store i64 %9, ptr %7, align 8, !tbaa !152
  %10 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %12 = load i64, ptr %11, align 8, !tbaa !35
  store i64 %12, ptr %10, align 8, !tbaa !153
  %13 = getelementptr inbounds nuw i8, ptr %4, i32 24
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %15 = load i64, ptr %14, align 8, !tbaa !36
  store i64 %15, ptr %13, align 8, !tbaa !154
  %16 = getelementptr inbounds nuw i8, ptr %4, i32 32
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 40
  %18 = load double, ptr %17, align 8, !tbaa !37
  store double %18, ptr %16, align 8, !tbaa !155
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 40
  store ptr null, ptr %19, align 8, !tbaa !101
  %20 = getelementptr inbounds nuw i8, ptr %4, i32 44
  store i32 0, ptr %20, align 4
  %21 = icmp eq i32 %5, 1
  br i1 %21, label %33, label %22

22:                                               ; preds = %3
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 148
  %24 = load i32, ptr %23, align 4, !tbaa !218
  %25 = sext i32 %24 to i64
  %26 = icmp sgt i32 %24, 0
  br i1 %26, label %27, label %56

27:                                               ; preds = %22
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %29 = load ptr, ptr %28, align 8, !tbaa !219
  %30 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %31 = load i32, ptr %30, align 8, !tbaa !63
  %32 = getelementptr inbounds nuw i8, ptr %1, i32 12
  br label %35

33:                                               ; preds = %3
  %34 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 1, ptr noundef nonnull @.str.16, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  br label %58

35:                                               ; preds = %27, %53
  %36 = phi i64 [ 0, %27 ], [ %54, %53 ]
  %37 = trunc i64 %36 to i32
  %38 = getelementptr inbounds %struct.tfc_message, ptr %29, i32 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i32 16
  %40 = load i32, ptr %39, align 4, !tbaa !220
  %41 = icmp eq i32 %40, %31
  br i1 %41, label %42, label %53

42:                                               ; preds = %35
  %43 = getelementptr inbounds nuw i8, ptr %38, i32 20
  %44 = load i32, ptr %43, align 4, !tbaa !222
  %45 = load i32, ptr %32, align 4, !tbaa !34
  %46 = icmp eq i32 %44, %45
  br i1 %46, label %47, label %53

47:                                               ; preds = %42
  store ptr %38, ptr %19, align 8, !tbaa !101
  %48 = getelementptr inbounds nuw i8, ptr %38, i32 24
  %49 = load i32, ptr %48, align 4, !tbaa !223
  %50 = load ptr, ptr %0, align 8, !tbaa !85
  %51 = getelementptr inbounds i8, ptr %50, i32 %49
  %52 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef %5, ptr noundef %51, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  br label %58

53:                                               ; preds = %42, %35
  %54 = add nuw nsw i64 %36, 1
  %55 = icmp eq i64 %54, %25
  br i1 %55, label %56, label %35, !llvm.loop !224

56:                                               ; preds = %53, %22
  %57 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef %5, ptr noundef nonnull @.str.17, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  br label %58

58:                                               ; preds = %47, %56, %33
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
  ret i32 %5
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put(ptr noundef nonnull captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #38 {
  %3 = load i8, ptr %1, align 1, !tbaa !67
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %18, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 4
  br label %7

7:                                                ; preds = %5, %13
  %8 = phi i8 [ %3, %5 ], [ %16, %13 ]
  %9 = phi ptr [ %1, %5 ], [ %14, %13 ]
  %10 = load ptr, ptr %0, align 4, !tbaa !172
  %11 = load ptr, ptr %6, align 4, !tbaa !174
  %12 = icmp ult ptr %10, %11
  br i1 %12, label %13, label %18

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %9, i32 1
  %15 = getelementptr inbounds nuw i8, ptr %10, i32 1
  store ptr %15, ptr %0, align 4, !tbaa !172
  store i8 %8, ptr %10, align 1, !tbaa !67
  %16 = load i8, ptr %14, align 1, !tbaa !67
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %7, !llvm.loop !225

18:                                               ; preds = %7, %13, %2
  ret void
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put_integer(ptr noundef nonnull captures(none) %0, i64 noundef %1) unnamed_addr #38 {
  %3 = alloca [24 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
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
  %27 = load ptr, ptr %0, align 4, !tbaa !172
  %28 = load ptr, ptr %24, align 4, !tbaa !174
  %29 = icmp ult ptr %27, %28
  br i1 %29, label %30, label %36

30:                                               ; preds = %25
  %31 = add nsw i32 %26, -1
  %32 = getelementptr inbounds i8, ptr %3, i32 %31
  %33 = load i8, ptr %32, align 1, !tbaa !67
  %34 = getelementptr inbounds nuw i8, ptr %27, i32 1
  store ptr %34, ptr %0, align 4, !tbaa !172
  store i8 %33, ptr %27, align 1, !tbaa !67
  %35 = icmp eq i32 %31, 0
  br i1 %35, label %36, label %25, !llvm.loop !227

36:                                               ; preds = %30, %25
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
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
  tail call fastcc void @put_integer(ptr noundef %0, i64 noundef %48) #23
  %49 = icmp eq i64 %45, 0
  %50 = or i1 %46, %49
  br i1 %50, label %72, label %51

51:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  store i64 13563782407139374, ptr %3, align 8
  br label %55

52:                                               ; preds = %55
  %53 = getelementptr inbounds nuw i8, ptr %3, i32 %69
  %54 = getelementptr inbounds nuw i8, ptr %53, i32 1
  store i8 0, ptr %54, align 1, !tbaa !67
  call fastcc void @put(ptr noundef %0, ptr noundef nonnull %3) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
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
  tail call fastcc void @put(ptr noundef %0, ptr noundef nonnull @.str.21) #23
  %75 = sext i32 %40 to i64
  tail call fastcc void @put_integer(ptr noundef %0, i64 noundef %75) #23
  br label %76

76:                                               ; preds = %72, %74, %13, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #16

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_kind(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef %4) unnamed_addr #32 {
  %6 = alloca %struct.tfc_fault, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %8 = load i32, ptr %7, align 4, !tbaa !98
  %9 = load ptr, ptr %0, align 8, !tbaa !85
  %10 = getelementptr inbounds i8, ptr %9, i32 %8
  store ptr %10, ptr %6, align 8, !tbaa !91
  %11 = getelementptr inbounds nuw i8, ptr %6, i32 40
  store ptr %1, ptr %11, align 8, !tbaa !101
  %12 = getelementptr inbounds nuw i8, ptr %2, i32 24
  %13 = load i32, ptr %12, align 8, !tbaa !231
  %14 = icmp ugt i32 %13, 1
  br i1 %14, label %45, label %15

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %2, i32 28
  %17 = load i32, ptr %16, align 4, !tbaa !232
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %45

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %21 = load i32, ptr %20, align 8, !tbaa !169
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr %6, i32 16
  store i64 %22, ptr %23, align 8, !tbaa !153
  %24 = getelementptr inbounds nuw i8, ptr %1, i32 36
  %25 = load i32, ptr %24, align 4, !tbaa !233
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i8, ptr %6, i32 24
  store i64 %26, ptr %27, align 8, !tbaa !154
  %28 = icmp eq i32 %21, %25
  br i1 %28, label %29, label %45

29:                                               ; preds = %19
  %30 = getelementptr inbounds nuw i8, ptr %2, i32 20
  %31 = load i32, ptr %30, align 4, !tbaa !234
  %32 = zext i32 %31 to i64
  store i64 %32, ptr %23, align 8, !tbaa !153
  %33 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %34 = load i32, ptr %33, align 4, !tbaa !235
  %35 = zext i32 %34 to i64
  store i64 %35, ptr %27, align 8, !tbaa !154
  %36 = icmp eq i32 %31, %34
  br i1 %36, label %37, label %45

37:                                               ; preds = %29
  %38 = icmp eq i32 %3, 0
  %39 = icmp eq i32 %21, 0
  %40 = or i1 %38, %39
  br i1 %40, label %48, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %43 = load ptr, ptr %42, align 4, !tbaa !167
  %44 = icmp eq ptr %43, null
  br i1 %44, label %45, label %48

45:                                               ; preds = %41, %29, %19, %5, %15
  %46 = phi ptr [ @.str.31, %29 ], [ @.str.30, %19 ], [ @.str.29, %5 ], [ @.str.29, %15 ], [ @.str.32, %41 ]
  %47 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %46, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #23
  br label %48

48:                                               ; preds = %45, %37, %41
  %49 = phi i32 [ 0, %41 ], [ 0, %37 ], [ 3, %45 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  ret i32 %49
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_size(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef %5) unnamed_addr #31 {
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %49, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 36
  %12 = load i32, ptr %11, align 4, !tbaa !233
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %15 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %16 = icmp eq i32 %12, 0
  br i1 %16, label %49, label %17

17:                                               ; preds = %10
  %18 = load i32, ptr %13, align 8, !tbaa !102
  %19 = load ptr, ptr %0, align 8, !tbaa !85
  %20 = getelementptr inbounds i8, ptr %19, i32 %18
  %21 = load i32, ptr %14, align 4, !tbaa !170
  %22 = getelementptr inbounds i8, ptr %19, i32 %21
  br label %23

23:                                               ; preds = %17, %33
  %24 = phi i32 [ %34, %33 ], [ 0, %17 ]
  %25 = getelementptr inbounds nuw i32, ptr %22, i32 %24
  %26 = load i32, ptr %25, align 4, !tbaa !5
  %27 = getelementptr inbounds i64, ptr %20, i32 %26
  %28 = tail call fastcc i64 @evaluate(ptr noundef %27, ptr noundef nonnull %4) #22
  %29 = load ptr, ptr %15, align 4, !tbaa !167
  %30 = getelementptr inbounds nuw i64, ptr %29, i32 %24
  %31 = load i64, ptr %30, align 8, !tbaa !83
  %32 = icmp eq i64 %31, %28
  br i1 %32, label %33, label %36

33:                                               ; preds = %23
  %34 = add i32 %24, 1
  %35 = icmp eq i32 %34, %12
  br i1 %35, label %49, label %23

36:                                               ; preds = %23
  %37 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %38 = load i32, ptr %37, align 4, !tbaa !98
  %39 = getelementptr inbounds i8, ptr %19, i32 %38
  store ptr %39, ptr %7, align 8, !tbaa !91
  %40 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store ptr @.str.15, ptr %40, align 4, !tbaa !151
  %41 = getelementptr inbounds nuw i8, ptr %7, i32 8
  store i64 %31, ptr %41, align 8, !tbaa !152
  %42 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %43 = zext i32 %24 to i64
  store i64 %43, ptr %42, align 8, !tbaa !153
  %44 = getelementptr inbounds nuw i8, ptr %7, i32 24
  store i64 %28, ptr %44, align 8, !tbaa !154
  %45 = getelementptr inbounds nuw i8, ptr %7, i32 32
  store double 0.000000e+00, ptr %45, align 8, !tbaa !155
  %46 = getelementptr inbounds nuw i8, ptr %7, i32 40
  store ptr %1, ptr %46, align 8, !tbaa !101
  %47 = getelementptr inbounds nuw i8, ptr %7, i32 44
  store i32 0, ptr %47, align 4
  %48 = tail call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.34, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #23
  br label %73

49:                                               ; preds = %33, %10, %6
  %50 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %51 = load i32, ptr %50, align 8, !tbaa !102
  %52 = load ptr, ptr %0, align 8, !tbaa !85
  %53 = getelementptr inbounds i8, ptr %52, i32 %51
  %54 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %55 = load i32, ptr %54, align 4, !tbaa !103
  %56 = getelementptr inbounds i64, ptr %53, i32 %55
  %57 = tail call fastcc i64 @evaluate(ptr noundef %56, ptr noundef nonnull %4) #22
  %58 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %59 = load i64, ptr %58, align 8, !tbaa !236
  %60 = icmp ult i64 %59, %57
  br i1 %60, label %61, label %73

61:                                               ; preds = %49
  %62 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %63 = load i32, ptr %62, align 4, !tbaa !98
  %64 = getelementptr inbounds i8, ptr %52, i32 %63
  store ptr %64, ptr %8, align 8, !tbaa !91
  %65 = getelementptr inbounds nuw i8, ptr %8, i32 4
  store ptr null, ptr %65, align 4, !tbaa !151
  %66 = getelementptr inbounds nuw i8, ptr %8, i32 8
  store i64 0, ptr %66, align 8, !tbaa !152
  %67 = getelementptr inbounds nuw i8, ptr %8, i32 16
  store i64 %59, ptr %67, align 8, !tbaa !153
  %68 = getelementptr inbounds nuw i8, ptr %8, i32 24
  store i64 %57, ptr %68, align 8, !tbaa !154
  %69 = getelementptr inbounds nuw i8, ptr %8, i32 32
  store double 0.000000e+00, ptr %69, align 8, !tbaa !155
  %70 = getelementptr inbounds nuw i8, ptr %8, i32 40
  store ptr %1, ptr %70, align 8, !tbaa !101
  %71 = getelementptr inbounds nuw i8, ptr %8, i32 44
  store i32 0, ptr %71, align 4
  %72 = tail call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.35, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #23
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
declare i64 @llvm.smax.i64(i64, i64) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #17

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #18

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #17

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #19

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #2 = { nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #6 = { noinline nounwind }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #9 = { cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #12 = { nofree norecurse nosync nounwind memory(argmem: read) }
attributes #13 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #14 = { cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #15 = { cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #16 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #17 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #19 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #20 = { nounwind }
attributes #21 = { nobuiltin nounwind }
attributes #22 = { nobuiltin }
attributes #23 = { cold nobuiltin }

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
!12 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !13, i64 8, !15, i64 12, !16, i64 16}
!13 = !{!"p1 _ZTS8tfc_pool", !14, i64 0}
!14 = !{!"any pointer", !7, i64 0}
!15 = !{!"p1 _ZTS8tfc_host", !14, i64 0}
!16 = !{!"p1 _ZTS11tfc_failure", !14, i64 0}
!17 = !{!18, !14, i64 12}
!18 = !{!"tfc_host", !6, i64 0, !6, i64 4, !14, i64 8, !14, i64 12, !14, i64 16, !14, i64 20, !14, i64 24, !14, i64 28}
!19 = !{!18, !6, i64 4}
!20 = !{!12, !13, i64 8}
!21 = !{!22, !14, i64 0}
!22 = !{!"tfc_loop", !14, i64 0, !14, i64 4, !23, i64 8, !23, i64 16}
!23 = !{!"long long", !7, i64 0}
!24 = !{!22, !14, i64 4}
!25 = !{!22, !23, i64 8}
!26 = !{!22, !23, i64 16}
!27 = !{!18, !14, i64 8}
!28 = !{!12, !16, i64 16}
!29 = distinct !{!29, !30}
!30 = !{!"llvm.loop.mustprogress"}
!31 = !{!32, !23, i64 16}
!32 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !23, i64 16, !23, i64 24, !23, i64 32, !33, i64 40}
!33 = !{!"double", !7, i64 0}
!34 = !{!32, !6, i64 12}
!35 = !{!32, !23, i64 24}
!36 = !{!32, !23, i64 32}
!37 = !{!32, !33, i64 40}
!38 = !{!18, !14, i64 24}
!39 = !{!40, !44, i64 28}
!40 = !{!"tfc_region", !41, i64 0, !23, i64 8, !42, i64 16, !43, i64 20, !42, i64 24, !44, i64 28, !23, i64 32, !43, i64 40, !45, i64 44, !46, i64 48, !23, i64 56}
!41 = !{!"p1 _ZTS15tfc_instruction", !14, i64 0}
!42 = !{!"any p2 pointer", !14, i64 0}
!43 = !{!"p1 long long", !14, i64 0}
!44 = !{!"p1 _ZTS7tfc_ctx", !14, i64 0}
!45 = !{!"p1 omnipotent char", !14, i64 0}
!46 = !{!"p1 _ZTS9tfc_block", !14, i64 0}
!47 = !{!18, !14, i64 20}
!48 = !{!40, !23, i64 56}
!49 = !{!40, !23, i64 8}
!50 = distinct !{!50, !30}
!51 = !{!40, !41, i64 0}
!52 = !{!53, !6, i64 8}
!53 = !{!"tfc_instruction", !14, i64 0, !54, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20}
!54 = !{!"p1 int", !14, i64 0}
!55 = !{!40, !42, i64 16}
!56 = !{!53, !54, i64 4}
!57 = !{!14, !14, i64 0}
!58 = !{!40, !42, i64 24}
!59 = !{!53, !14, i64 0}
!60 = !{!40, !43, i64 20}
!61 = distinct !{!61, !30}
!62 = !{!53, !6, i64 12}
!63 = !{!32, !6, i64 8}
!64 = !{!53, !6, i64 16}
!65 = !{!40, !23, i64 32}
!66 = !{!53, !6, i64 20}
!67 = !{!7, !7, i64 0}
!68 = !{!40, !45, i64 44}
!69 = distinct !{!69, !30}
!70 = distinct !{!70, !30}
!71 = !{!72, !45, i64 0}
!72 = !{!"tfc_memory", !45, i64 0, !45, i64 4, !45, i64 8, !14, i64 12, !14, i64 16, !73, i64 20}
!73 = !{!"long", !7, i64 0}
!74 = !{!72, !45, i64 4}
!75 = !{!72, !45, i64 8}
!76 = !{!72, !14, i64 12}
!77 = !{!72, !14, i64 16}
!78 = !{!72, !73, i64 20}
!79 = !{!80, !23, i64 56}
!80 = !{!"tfc_entry", !45, i64 0, !41, i64 4, !45, i64 8, !81, i64 12, !82, i64 16, !23, i64 24, !23, i64 32, !23, i64 40, !23, i64 48, !23, i64 56, !23, i64 64, !23, i64 72, !6, i64 80, !6, i64 84, !6, i64 88, !6, i64 92, !6, i64 96, !6, i64 100, !6, i64 104, !6, i64 108, !6, i64 112, !6, i64 116, !6, i64 120, !6, i64 124, !6, i64 128, !6, i64 132, !6, i64 136, !6, i64 140, !6, i64 144, !6, i64 148, !6, i64 152, !6, i64 156, !6, i64 160}
!81 = !{!"p1 _ZTS9tfc_given", !14, i64 0}
!82 = !{!"p1 _ZTS11tfc_message", !14, i64 0}
!83 = !{!23, !23, i64 0}
!84 = !{!80, !6, i64 100}
!85 = !{!80, !45, i64 0}
!86 = !{!80, !6, i64 136}
!87 = distinct !{!87, !30}
!88 = !{!89, !6, i64 0}
!89 = !{!"tfc_flag", !6, i64 0, !6, i64 4}
!90 = !{!89, !6, i64 4}
!91 = !{!92, !45, i64 0}
!92 = !{!"tfc_fault", !45, i64 0, !45, i64 4, !23, i64 8, !23, i64 16, !23, i64 24, !33, i64 32, !93, i64 40}
!93 = !{!"p1 _ZTS7tfc_loc", !14, i64 0}
!94 = !{!80, !23, i64 64}
!95 = !{!80, !23, i64 32}
!96 = !{!80, !81, i64 12}
!97 = !{!80, !6, i64 124}
!98 = !{!99, !6, i64 16}
!99 = !{!"tfc_given", !100, i64 0, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36}
!100 = !{!"tfc_loc", !45, i64 0, !45, i64 4, !6, i64 8, !6, i64 12}
!101 = !{!92, !93, i64 40}
!102 = !{!80, !6, i64 88}
!103 = !{!99, !6, i64 24}
!104 = !{!99, !6, i64 20}
!105 = distinct !{!105, !30}
!106 = !{!80, !6, i64 128}
!107 = !{!80, !6, i64 160}
!108 = !{!80, !6, i64 108}
!109 = !{!80, !6, i64 96}
!110 = !{!80, !6, i64 104}
!111 = !{!80, !6, i64 84}
!112 = !{!80, !6, i64 116}
!113 = !{!114, !6, i64 0}
!114 = !{!"tfc_place", !6, i64 0, !6, i64 4, !7, i64 8}
!115 = !{!80, !45, i64 8}
!116 = !{!114, !6, i64 4}
!117 = distinct !{!117, !30}
!118 = !{!80, !6, i64 152}
!119 = !{!80, !6, i64 144}
!120 = !{!80, !23, i64 48}
!121 = distinct !{!121, !30}
!122 = !{!12, !6, i64 0}
!123 = !{!12, !6, i64 4}
!124 = !{!125, !23, i64 8}
!125 = !{!"tfc_aside", !23, i64 0, !23, i64 8, !23, i64 16}
!126 = !{!125, !23, i64 0}
!127 = !{!125, !23, i64 16}
!128 = distinct !{!128, !30}
!129 = !{!18, !14, i64 28}
!130 = !{!80, !41, i64 4}
!131 = !{!80, !6, i64 112}
!132 = !{!80, !23, i64 40}
!133 = !{!80, !23, i64 24}
!134 = !{!40, !43, i64 40}
!135 = !{!40, !46, i64 48}
!136 = !{!80, !6, i64 156}
!137 = !{!80, !6, i64 132}
!138 = distinct !{!138, !30}
!139 = !{!80, !6, i64 140}
!140 = !{!141, !6, i64 4}
!141 = !{!"tfc_result", !6, i64 0, !6, i64 4, !23, i64 8}
!142 = !{!141, !6, i64 0}
!143 = !{!141, !23, i64 8}
!144 = distinct !{!144, !30}
!145 = distinct !{!145, !30}
!146 = !{!147, !6, i64 0}
!147 = !{!"tfc_call", !6, i64 0, !6, i64 4, !148, i64 8, !149, i64 12, !149, i64 16, !6, i64 20, !6, i64 24, !14, i64 28, !14, i64 32, !14, i64 36, !23, i64 40, !23, i64 48, !23, i64 56, !14, i64 64, !15, i64 68}
!148 = !{!"p1 _ZTS9tfc_error", !14, i64 0}
!149 = !{!"p1 _ZTS10tfc_tensor", !14, i64 0}
!150 = !{!147, !148, i64 8}
!151 = !{!92, !45, i64 4}
!152 = !{!92, !23, i64 8}
!153 = !{!92, !23, i64 16}
!154 = !{!92, !23, i64 24}
!155 = !{!92, !33, i64 32}
!156 = !{!147, !6, i64 4}
!157 = !{!158, !158, i64 0}
!158 = !{!"p1 _ZTS9tfc_entry", !14, i64 0}
!159 = !{!80, !6, i64 120}
!160 = !{!147, !14, i64 28}
!161 = !{!147, !14, i64 32}
!162 = !{!147, !14, i64 36}
!163 = !{!147, !149, i64 12}
!164 = !{!147, !149, i64 16}
!165 = !{!147, !15, i64 68}
!166 = !{!147, !6, i64 24}
!167 = !{!168, !43, i64 4}
!168 = !{!"tfc_tensor", !14, i64 0, !43, i64 4, !23, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !7, i64 32}
!169 = !{!168, !6, i64 16}
!170 = !{!99, !6, i64 28}
!171 = distinct !{!171, !30}
!172 = !{!173, !45, i64 0}
!173 = !{!"text", !45, i64 0, !45, i64 4}
!174 = !{!173, !45, i64 4}
!175 = distinct !{!175, !30}
!176 = distinct !{!176, !30}
!177 = !{!178, !6, i64 0}
!178 = !{!"tfc_error", !6, i64 0, !7, i64 4, !93, i64 240, !23, i64 248}
!179 = !{!178, !93, i64 240}
!180 = !{!178, !23, i64 248}
!181 = !{!147, !14, i64 64}
!182 = !{!147, !6, i64 20}
!183 = !{!80, !6, i64 80}
!184 = !{!147, !23, i64 40}
!185 = !{!80, !23, i64 72}
!186 = !{!147, !23, i64 48}
!187 = !{!147, !23, i64 56}
!188 = distinct !{!188, !30}
!189 = distinct !{!189, !30}
!190 = !{!80, !6, i64 92}
!191 = !{!192, !6, i64 36}
!192 = !{!"tfc_bound", !23, i64 0, !23, i64 8, !23, i64 16, !23, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44}
!193 = !{!192, !6, i64 40}
!194 = !{!192, !23, i64 24}
!195 = !{!192, !23, i64 16}
!196 = distinct !{!196, !30}
!197 = !{!192, !6, i64 32}
!198 = distinct !{!198, !30}
!199 = distinct !{!199, !30}
!200 = distinct !{!200, !30}
!201 = !{!202, !23, i64 0}
!202 = !{!"tfc_initial", !23, i64 0, !23, i64 8, !23, i64 16, !23, i64 24}
!203 = !{!202, !23, i64 8}
!204 = !{!202, !23, i64 16}
!205 = !{!202, !23, i64 24}
!206 = distinct !{!206, !30}
!207 = !{!18, !6, i64 0}
!208 = distinct !{!208, !30}
!209 = !{!192, !23, i64 0}
!210 = !{!192, !23, i64 8}
!211 = !{!212, !73, i64 4}
!212 = !{!"tfc_block_of", !45, i64 0, !73, i64 4, !23, i64 8, !93, i64 16}
!213 = !{!212, !23, i64 8}
!214 = !{!212, !45, i64 0}
!215 = !{!212, !93, i64 16}
!216 = distinct !{!216, !30}
!217 = !{!32, !7, i64 0}
!218 = !{!80, !6, i64 148}
!219 = !{!80, !82, i64 16}
!220 = !{!221, !6, i64 16}
!221 = !{!"tfc_message", !100, i64 0, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28}
!222 = !{!221, !6, i64 20}
!223 = !{!221, !6, i64 24}
!224 = distinct !{!224, !30}
!225 = distinct !{!225, !30}
!226 = distinct !{!226, !30}
!227 = distinct !{!227, !30}
!228 = distinct !{!228, !30}
!229 = distinct !{!229, !30}
!230 = distinct !{!230, !30}
!231 = !{!168, !6, i64 24}
!232 = !{!168, !6, i64 28}
!233 = !{!99, !6, i64 36}
!234 = !{!168, !6, i64 20}
!235 = !{!99, !6, i64 32}
!236 = !{!168, !23, i64 8}
attributes #24 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) minsize optsize }
attributes #25 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) minsize optsize }
attributes #26 = { nounwind optsize }
attributes #27 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #28 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) optsize }
attributes #29 = { noinline nounwind optsize }
attributes #30 = { noinline nounwind minsize optsize }
attributes #31 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) optsize }
attributes #32 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #33 = { nounwind minsize optsize }
attributes #34 = { cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #35 = { nofree norecurse nosync nounwind memory(argmem: read) optsize }
attributes #36 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #37 = { cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
attributes #38 = { cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) minsize optsize }
