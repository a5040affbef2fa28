; Made by `python -m tfc.runtime.native` from entry.c; do not edit.
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown"

%struct.tfc_loop = type { ptr, ptr, i64, i64 }
%struct.tfc_instruction = type { ptr, ptr, i32, i32, i32, i32 }
%struct.tfc_fault = type { ptr, ptr, i64, i64, i64, double, ptr }
%struct.tfc_memory = type { ptr, ptr, ptr, ptr, ptr, i32 }
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
%struct.tfc_block_of = type { ptr, i32, i64, ptr }
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
  %14 = load ptr, ptr %13, align 4, !tbaa !19
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i32 4
  %18 = load i32, ptr %17, align 4, !tbaa !21
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %21 = load ptr, ptr %20, align 4, !tbaa !22
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 4, !tbaa !9
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  store ptr %2, ptr %6, align 8, !tbaa !23
  %28 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store ptr %3, ptr %28, align 4, !tbaa !26
  %29 = getelementptr inbounds nuw i8, ptr %6, i32 8
  store i64 %1, ptr %29, align 8, !tbaa !27
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
  store i64 %39, ptr %30, align 8, !tbaa !28
  %40 = icmp samesign ugt i64 %39, 1
  %41 = and i1 %26, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %25
  %43 = getelementptr inbounds nuw i8, ptr %10, i32 12
  %44 = load ptr, ptr %43, align 4, !tbaa !19
  %45 = getelementptr inbounds nuw i8, ptr %10, i32 8
  %46 = load ptr, ptr %45, align 4, !tbaa !29
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
  %4 = load ptr, ptr %0, align 8, !tbaa !23
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %6 = load ptr, ptr %5, align 4, !tbaa !26
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %8 = load i64, ptr %7, align 8, !tbaa !27
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %10 = load i64, ptr %9, align 8, !tbaa !28
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
  %9 = load ptr, ptr %8, align 4, !tbaa !30
  %10 = getelementptr inbounds nuw i8, ptr %9, i32 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !31

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i32 16
  %19 = load i64, ptr %18, align 8, !tbaa !33
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i32 12
  store i32 %2, ptr %22, align 4, !tbaa !36
  %23 = getelementptr inbounds nuw i8, ptr %9, i32 16
  store i64 %3, ptr %23, align 8, !tbaa !33
  %24 = getelementptr inbounds nuw i8, ptr %9, i32 24
  store i64 %4, ptr %24, align 8, !tbaa !37
  %25 = getelementptr inbounds nuw i8, ptr %9, i32 32
  store i64 %5, ptr %25, align 8, !tbaa !38
  %26 = getelementptr inbounds nuw i8, ptr %9, i32 40
  store double %6, ptr %26, align 8, !tbaa !39
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #28 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %3 = load ptr, ptr %2, align 4, !tbaa !30
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
  %7 = load ptr, ptr %6, align 4, !tbaa !40
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %11 = load ptr, ptr %10, align 4, !tbaa !29
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
  %3 = load ptr, ptr %2, align 4, !tbaa !41
  %4 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %5 = load ptr, ptr %4, align 4, !tbaa !11
  %6 = icmp eq ptr %5, null
  br i1 %6, label %17, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %9 = load ptr, ptr %8, align 4, !tbaa !51
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %13 = load ptr, ptr %12, align 4, !tbaa !40
  %14 = icmp eq ptr %13, null
  br i1 %14, label %17, label %15

15:                                               ; preds = %11, %7
  %16 = tail call fastcc i32 @walk(ptr noundef nonnull %0, ptr noundef nonnull %5) #22
  br label %127

17:                                               ; preds = %11, %1
  %18 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %19 = load i64, ptr %18, align 8, !tbaa !52
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %125, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %23 = load i64, ptr %22, align 8, !tbaa !53
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %127

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 20
  br label %33

29:                                               ; preds = %60
  %30 = add nuw nsw i64 %34, 1
  %31 = load i64, ptr %22, align 8, !tbaa !53
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %33, label %127, !llvm.loop !54

33:                                               ; preds = %29, %25
  %34 = phi i64 [ 0, %25 ], [ %30, %29 ]
  %35 = load ptr, ptr %0, align 8, !tbaa !55
  %36 = trunc i64 %34 to i32
  %37 = getelementptr inbounds %struct.tfc_instruction, ptr %35, i32 %36
  %38 = getelementptr inbounds nuw i8, ptr %37, i32 8
  %39 = load i32, ptr %38, align 4, !tbaa !56
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
  %52 = load ptr, ptr %26, align 8, !tbaa !58
  %53 = load ptr, ptr %42, align 4, !tbaa !59
  %54 = getelementptr inbounds nuw i32, ptr %53, i32 %50
  %55 = load i32, ptr %54, align 4, !tbaa !5
  %56 = getelementptr inbounds ptr, ptr %52, i32 %55
  %57 = load ptr, ptr %56, align 4, !tbaa !60
  %58 = load ptr, ptr %27, align 8, !tbaa !61
  %59 = getelementptr inbounds nuw ptr, ptr %58, i32 %50
  store ptr %57, ptr %59, align 4, !tbaa !60
  br label %60

60:                                               ; preds = %49, %47, %33
  %61 = load ptr, ptr %37, align 4, !tbaa !62
  %62 = load ptr, ptr %27, align 8, !tbaa !61
  %63 = load ptr, ptr %28, align 4, !tbaa !63
  %64 = load ptr, ptr %2, align 4, !tbaa !41
  %65 = tail call i32 %61(ptr noundef %62, ptr noundef %63, ptr noundef %64) #21
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %29, label %90

67:                                               ; preds = %67, %45
  %68 = phi i32 [ 0, %45 ], [ %87, %67 ]
  %69 = phi i32 [ 0, %45 ], [ %88, %67 ]
  %70 = load ptr, ptr %26, align 8, !tbaa !58
  %71 = load ptr, ptr %42, align 4, !tbaa !59
  %72 = getelementptr inbounds nuw i32, ptr %71, i32 %68
  %73 = load i32, ptr %72, align 4, !tbaa !5
  %74 = getelementptr inbounds ptr, ptr %70, i32 %73
  %75 = load ptr, ptr %74, align 4, !tbaa !60
  %76 = load ptr, ptr %27, align 8, !tbaa !61
  %77 = getelementptr inbounds nuw ptr, ptr %76, i32 %68
  store ptr %75, ptr %77, align 4, !tbaa !60
  %78 = or disjoint i32 %68, 1
  %79 = load ptr, ptr %26, align 8, !tbaa !58
  %80 = load ptr, ptr %42, align 4, !tbaa !59
  %81 = getelementptr inbounds nuw i32, ptr %80, i32 %78
  %82 = load i32, ptr %81, align 4, !tbaa !5
  %83 = getelementptr inbounds ptr, ptr %79, i32 %82
  %84 = load ptr, ptr %83, align 4, !tbaa !60
  %85 = load ptr, ptr %27, align 8, !tbaa !61
  %86 = getelementptr inbounds nuw ptr, ptr %85, i32 %78
  store ptr %84, ptr %86, align 4, !tbaa !60
  %87 = add nuw i32 %68, 2
  %88 = add i32 %69, 2
  %89 = icmp eq i32 %88, %46
  br i1 %89, label %47, label %67, !llvm.loop !64

90:                                               ; preds = %60
  %91 = load ptr, ptr %2, align 4, !tbaa !41
  %92 = getelementptr inbounds nuw i8, ptr %91, i32 16
  %93 = load ptr, ptr %92, align 4, !tbaa !30
  %94 = load atomic i32, ptr %93 acquire, align 8
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %118

96:                                               ; preds = %90
  %97 = load ptr, ptr %2, align 4, !tbaa !41
  %98 = getelementptr inbounds nuw i8, ptr %97, i32 16
  %99 = load ptr, ptr %98, align 4, !tbaa !30
  %100 = getelementptr inbounds nuw i8, ptr %99, i32 4
  br label %101

101:                                              ; preds = %101, %96
  %102 = atomicrmw xchg ptr %100, i32 1 acquire, align 4
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %101, !llvm.loop !31

104:                                              ; preds = %101
  %105 = load atomic i32, ptr %99 monotonic, align 8
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %111, label %107

107:                                              ; preds = %104
  %108 = getelementptr inbounds nuw i8, ptr %99, i32 16
  %109 = load i64, ptr %108, align 8, !tbaa !33
  %110 = icmp sgt i64 %109, 0
  br i1 %110, label %111, label %117

111:                                              ; preds = %107, %104
  %112 = getelementptr inbounds nuw i8, ptr %99, i32 12
  store i32 0, ptr %112, align 4, !tbaa !36
  %113 = getelementptr inbounds nuw i8, ptr %99, i32 16
  store i64 0, ptr %113, align 8, !tbaa !33
  %114 = getelementptr inbounds nuw i8, ptr %99, i32 24
  store i64 0, ptr %114, align 8, !tbaa !37
  %115 = getelementptr inbounds nuw i8, ptr %99, i32 32
  store i64 0, ptr %115, align 8, !tbaa !38
  %116 = getelementptr inbounds nuw i8, ptr %99, i32 40
  store double 0.000000e+00, ptr %116, align 8, !tbaa !39
  store atomic i32 %65, ptr %99 monotonic, align 8
  br label %117

117:                                              ; preds = %111, %107
  store atomic i32 0, ptr %100 release, align 4
  br label %118

118:                                              ; preds = %117, %90
  %119 = getelementptr inbounds nuw i8, ptr %37, i32 12
  %120 = load i32, ptr %119, align 4, !tbaa !65
  %121 = load ptr, ptr %2, align 4, !tbaa !41
  %122 = getelementptr inbounds nuw i8, ptr %121, i32 16
  %123 = load ptr, ptr %122, align 4, !tbaa !30
  %124 = getelementptr inbounds nuw i8, ptr %123, i32 8
  store i32 %120, ptr %124, align 8, !tbaa !66
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
  %3 = load ptr, ptr %0, align 8, !tbaa !55
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %5 = load i64, ptr %4, align 8, !tbaa !53
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
  %24 = load i32, ptr %23, align 4, !tbaa !67
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
  %27 = load ptr, ptr %11, align 4, !tbaa !40
  %28 = icmp eq ptr %27, null
  br i1 %28, label %58, label %29

29:                                               ; preds = %26
  %30 = load i64, ptr %12, align 8, !tbaa !68
  %31 = icmp slt i64 %17, %30
  br i1 %31, label %32, label %58

32:                                               ; preds = %29
  %33 = load ptr, ptr %10, align 4, !tbaa !29
  %34 = tail call i32 %27(ptr noundef %33) #21
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %58, label %36

36:                                               ; preds = %32
  %37 = load ptr, ptr %13, align 4, !tbaa !41
  %38 = getelementptr inbounds nuw i8, ptr %37, i32 16
  %39 = load ptr, ptr %38, align 4, !tbaa !30
  %40 = getelementptr inbounds nuw i8, ptr %39, i32 4
  br label %41

41:                                               ; preds = %41, %36
  %42 = atomicrmw xchg ptr %40, i32 1 acquire, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %41, !llvm.loop !31

44:                                               ; preds = %41
  %45 = load atomic i32, ptr %39 monotonic, align 8
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %51, label %47

47:                                               ; preds = %44
  %48 = getelementptr inbounds nuw i8, ptr %39, i32 16
  %49 = load i64, ptr %48, align 8, !tbaa !33
  %50 = icmp sgt i64 %49, 0
  br i1 %50, label %51, label %57

51:                                               ; preds = %47, %44
  %52 = getelementptr inbounds nuw i8, ptr %39, i32 12
  store i32 0, ptr %52, align 4, !tbaa !36
  %53 = getelementptr inbounds nuw i8, ptr %39, i32 16
  store i64 0, ptr %53, align 8, !tbaa !33
  %54 = getelementptr inbounds nuw i8, ptr %39, i32 24
  store i64 0, ptr %54, align 8, !tbaa !37
  %55 = getelementptr inbounds nuw i8, ptr %39, i32 32
  store i64 0, ptr %55, align 8, !tbaa !38
  %56 = getelementptr inbounds nuw i8, ptr %39, i32 40
  store double 0.000000e+00, ptr %56, align 8, !tbaa !39
  store atomic i32 1, ptr %39 monotonic, align 8
  br label %57

57:                                               ; preds = %51, %47
  store atomic i32 0, ptr %40 release, align 4
  br label %490

58:                                               ; preds = %32, %29, %26
  %59 = load ptr, ptr %9, align 4, !tbaa !51
  %60 = icmp eq ptr %59, null
  br i1 %60, label %65, label %61

61:                                               ; preds = %58
  %62 = load ptr, ptr %10, align 4, !tbaa !29
  %63 = getelementptr inbounds nuw i8, ptr %21, i32 12
  %64 = load i32, ptr %63, align 4, !tbaa !65
  tail call void %59(ptr noundef %62, i32 noundef %64, i32 noundef 0) #21
  br label %65

65:                                               ; preds = %61, %58
  %66 = getelementptr inbounds nuw i8, ptr %21, i32 8
  %67 = load i32, ptr %66, align 4, !tbaa !56
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
  %80 = load ptr, ptr %7, align 8, !tbaa !58
  %81 = load ptr, ptr %70, align 4, !tbaa !59
  %82 = getelementptr inbounds nuw i32, ptr %81, i32 %78
  %83 = load i32, ptr %82, align 4, !tbaa !5
  %84 = getelementptr inbounds ptr, ptr %80, i32 %83
  %85 = load ptr, ptr %84, align 4, !tbaa !60
  %86 = load ptr, ptr %14, align 8, !tbaa !61
  %87 = getelementptr inbounds nuw ptr, ptr %86, i32 %78
  store ptr %85, ptr %87, align 4, !tbaa !60
  br label %88

88:                                               ; preds = %77, %75, %65
  %89 = load ptr, ptr %21, align 4, !tbaa !62
  %90 = load ptr, ptr %14, align 8, !tbaa !61
  %91 = load ptr, ptr %15, align 4, !tbaa !63
  %92 = load ptr, ptr %13, align 4, !tbaa !41
  %93 = tail call i32 %89(ptr noundef %90, ptr noundef %91, ptr noundef %92) #21
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %153, label %118

95:                                               ; preds = %95, %73
  %96 = phi i32 [ 0, %73 ], [ %115, %95 ]
  %97 = phi i32 [ 0, %73 ], [ %116, %95 ]
  %98 = load ptr, ptr %7, align 8, !tbaa !58
  %99 = load ptr, ptr %70, align 4, !tbaa !59
  %100 = getelementptr inbounds nuw i32, ptr %99, i32 %96
  %101 = load i32, ptr %100, align 4, !tbaa !5
  %102 = getelementptr inbounds ptr, ptr %98, i32 %101
  %103 = load ptr, ptr %102, align 4, !tbaa !60
  %104 = load ptr, ptr %14, align 8, !tbaa !61
  %105 = getelementptr inbounds nuw ptr, ptr %104, i32 %96
  store ptr %103, ptr %105, align 4, !tbaa !60
  %106 = or disjoint i32 %96, 1
  %107 = load ptr, ptr %7, align 8, !tbaa !58
  %108 = load ptr, ptr %70, align 4, !tbaa !59
  %109 = getelementptr inbounds nuw i32, ptr %108, i32 %106
  %110 = load i32, ptr %109, align 4, !tbaa !5
  %111 = getelementptr inbounds ptr, ptr %107, i32 %110
  %112 = load ptr, ptr %111, align 4, !tbaa !60
  %113 = load ptr, ptr %14, align 8, !tbaa !61
  %114 = getelementptr inbounds nuw ptr, ptr %113, i32 %106
  store ptr %112, ptr %114, align 4, !tbaa !60
  %115 = add nuw i32 %96, 2
  %116 = add i32 %97, 2
  %117 = icmp eq i32 %116, %74
  br i1 %117, label %75, label %95, !llvm.loop !64

118:                                              ; preds = %88
  %119 = load ptr, ptr %13, align 4, !tbaa !41
  %120 = getelementptr inbounds nuw i8, ptr %119, i32 16
  %121 = load ptr, ptr %120, align 4, !tbaa !30
  %122 = load atomic i32, ptr %121 acquire, align 8
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %146

124:                                              ; preds = %118
  %125 = load ptr, ptr %13, align 4, !tbaa !41
  %126 = getelementptr inbounds nuw i8, ptr %125, i32 16
  %127 = load ptr, ptr %126, align 4, !tbaa !30
  %128 = getelementptr inbounds nuw i8, ptr %127, i32 4
  br label %129

129:                                              ; preds = %129, %124
  %130 = atomicrmw xchg ptr %128, i32 1 acquire, align 4
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %129, !llvm.loop !31

132:                                              ; preds = %129
  %133 = load atomic i32, ptr %127 monotonic, align 8
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %139, label %135

135:                                              ; preds = %132
  %136 = getelementptr inbounds nuw i8, ptr %127, i32 16
  %137 = load i64, ptr %136, align 8, !tbaa !33
  %138 = icmp sgt i64 %137, 0
  br i1 %138, label %139, label %145

139:                                              ; preds = %135, %132
  %140 = getelementptr inbounds nuw i8, ptr %127, i32 12
  store i32 0, ptr %140, align 4, !tbaa !36
  %141 = getelementptr inbounds nuw i8, ptr %127, i32 16
  store i64 0, ptr %141, align 8, !tbaa !33
  %142 = getelementptr inbounds nuw i8, ptr %127, i32 24
  store i64 0, ptr %142, align 8, !tbaa !37
  %143 = getelementptr inbounds nuw i8, ptr %127, i32 32
  store i64 0, ptr %143, align 8, !tbaa !38
  %144 = getelementptr inbounds nuw i8, ptr %127, i32 40
  store double 0.000000e+00, ptr %144, align 8, !tbaa !39
  store atomic i32 %93, ptr %127 monotonic, align 8
  br label %145

145:                                              ; preds = %139, %135
  store atomic i32 0, ptr %128 release, align 4
  br label %146

146:                                              ; preds = %145, %118
  %147 = getelementptr inbounds nuw i8, ptr %21, i32 12
  %148 = load i32, ptr %147, align 4, !tbaa !65
  %149 = load ptr, ptr %13, align 4, !tbaa !41
  %150 = getelementptr inbounds nuw i8, ptr %149, i32 16
  %151 = load ptr, ptr %150, align 4, !tbaa !30
  %152 = getelementptr inbounds nuw i8, ptr %151, i32 8
  store i32 %148, ptr %152, align 8, !tbaa !66
  br label %153

153:                                              ; preds = %146, %88
  %154 = load ptr, ptr %9, align 4, !tbaa !51
  %155 = icmp eq ptr %154, null
  br i1 %155, label %486, label %156

156:                                              ; preds = %153
  %157 = load ptr, ptr %10, align 4, !tbaa !29
  %158 = getelementptr inbounds nuw i8, ptr %21, i32 12
  %159 = load i32, ptr %158, align 4, !tbaa !65
  tail call void %154(ptr noundef %157, i32 noundef %159, i32 noundef 1) #21
  br label %486

160:                                              ; preds = %25
  %161 = getelementptr inbounds nuw i8, ptr %21, i32 8
  %162 = load i32, ptr %161, align 4, !tbaa !56
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
  %175 = load ptr, ptr %7, align 8, !tbaa !58
  %176 = load ptr, ptr %165, align 4, !tbaa !59
  %177 = getelementptr inbounds nuw i32, ptr %176, i32 %173
  %178 = load i32, ptr %177, align 4, !tbaa !5
  %179 = getelementptr inbounds ptr, ptr %175, i32 %178
  %180 = load ptr, ptr %179, align 4, !tbaa !60
  %181 = load ptr, ptr %14, align 8, !tbaa !61
  %182 = getelementptr inbounds nuw ptr, ptr %181, i32 %173
  store ptr %180, ptr %182, align 4, !tbaa !60
  br label %183

183:                                              ; preds = %172, %170, %160
  %184 = load ptr, ptr %21, align 4, !tbaa !62
  %185 = load ptr, ptr %14, align 8, !tbaa !61
  %186 = load ptr, ptr %15, align 4, !tbaa !63
  %187 = load ptr, ptr %13, align 4, !tbaa !41
  %188 = tail call i32 %184(ptr noundef %185, ptr noundef %186, ptr noundef %187) #21
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %486, label %213

190:                                              ; preds = %190, %168
  %191 = phi i32 [ 0, %168 ], [ %210, %190 ]
  %192 = phi i32 [ 0, %168 ], [ %211, %190 ]
  %193 = load ptr, ptr %7, align 8, !tbaa !58
  %194 = load ptr, ptr %165, align 4, !tbaa !59
  %195 = getelementptr inbounds nuw i32, ptr %194, i32 %191
  %196 = load i32, ptr %195, align 4, !tbaa !5
  %197 = getelementptr inbounds ptr, ptr %193, i32 %196
  %198 = load ptr, ptr %197, align 4, !tbaa !60
  %199 = load ptr, ptr %14, align 8, !tbaa !61
  %200 = getelementptr inbounds nuw ptr, ptr %199, i32 %191
  store ptr %198, ptr %200, align 4, !tbaa !60
  %201 = or disjoint i32 %191, 1
  %202 = load ptr, ptr %7, align 8, !tbaa !58
  %203 = load ptr, ptr %165, align 4, !tbaa !59
  %204 = getelementptr inbounds nuw i32, ptr %203, i32 %201
  %205 = load i32, ptr %204, align 4, !tbaa !5
  %206 = getelementptr inbounds ptr, ptr %202, i32 %205
  %207 = load ptr, ptr %206, align 4, !tbaa !60
  %208 = load ptr, ptr %14, align 8, !tbaa !61
  %209 = getelementptr inbounds nuw ptr, ptr %208, i32 %201
  store ptr %207, ptr %209, align 4, !tbaa !60
  %210 = add nuw i32 %191, 2
  %211 = add i32 %192, 2
  %212 = icmp eq i32 %211, %169
  br i1 %212, label %170, label %190, !llvm.loop !64

213:                                              ; preds = %183
  %214 = load ptr, ptr %13, align 4, !tbaa !41
  %215 = getelementptr inbounds nuw i8, ptr %214, i32 16
  %216 = load ptr, ptr %215, align 4, !tbaa !30
  %217 = load atomic i32, ptr %216 acquire, align 8
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %219, label %490

219:                                              ; preds = %213
  %220 = load ptr, ptr %13, align 4, !tbaa !41
  %221 = getelementptr inbounds nuw i8, ptr %220, i32 16
  %222 = load ptr, ptr %221, align 4, !tbaa !30
  %223 = getelementptr inbounds nuw i8, ptr %222, i32 4
  br label %224

224:                                              ; preds = %224, %219
  %225 = atomicrmw xchg ptr %223, i32 1 acquire, align 4
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %227, label %224, !llvm.loop !31

227:                                              ; preds = %224
  %228 = load atomic i32, ptr %222 monotonic, align 8
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %234, label %230

230:                                              ; preds = %227
  %231 = getelementptr inbounds nuw i8, ptr %222, i32 16
  %232 = load i64, ptr %231, align 8, !tbaa !33
  %233 = icmp sgt i64 %232, 0
  br i1 %233, label %234, label %240

234:                                              ; preds = %230, %227
  %235 = getelementptr inbounds nuw i8, ptr %222, i32 12
  store i32 0, ptr %235, align 4, !tbaa !36
  %236 = getelementptr inbounds nuw i8, ptr %222, i32 16
  store i64 0, ptr %236, align 8, !tbaa !33
  %237 = getelementptr inbounds nuw i8, ptr %222, i32 24
  store i64 0, ptr %237, align 8, !tbaa !37
  %238 = getelementptr inbounds nuw i8, ptr %222, i32 32
  store i64 0, ptr %238, align 8, !tbaa !38
  %239 = getelementptr inbounds nuw i8, ptr %222, i32 40
  store double 0.000000e+00, ptr %239, align 8, !tbaa !39
  store atomic i32 %188, ptr %222 monotonic, align 8
  br label %240

240:                                              ; preds = %234, %230
  store atomic i32 0, ptr %223 release, align 4
  br label %490

241:                                              ; preds = %19
  %242 = getelementptr inbounds nuw i8, ptr %21, i32 20
  %243 = load i32, ptr %242, align 4, !tbaa !69
  %244 = sext i32 %243 to i64
  br label %486

245:                                              ; preds = %19
  %246 = load ptr, ptr %7, align 8, !tbaa !58
  %247 = getelementptr inbounds nuw i8, ptr %21, i32 4
  %248 = load ptr, ptr %247, align 4, !tbaa !59
  %249 = load i32, ptr %248, align 4, !tbaa !5
  %250 = getelementptr inbounds ptr, ptr %246, i32 %249
  %251 = load ptr, ptr %250, align 4, !tbaa !60
  %252 = load i8, ptr %251, align 1, !tbaa !70
  %253 = icmp eq i8 %252, 0
  br i1 %253, label %254, label %486

254:                                              ; preds = %245
  %255 = getelementptr inbounds nuw i8, ptr %21, i32 20
  %256 = load i32, ptr %255, align 4, !tbaa !69
  %257 = sext i32 %256 to i64
  br label %486

258:                                              ; preds = %19
  %259 = getelementptr inbounds nuw i8, ptr %21, i32 4
  %260 = load ptr, ptr %259, align 4, !tbaa !59
  %261 = load ptr, ptr %7, align 8, !tbaa !58
  %262 = load i32, ptr %260, align 4, !tbaa !5
  %263 = getelementptr inbounds ptr, ptr %261, i32 %262
  %264 = load ptr, ptr %263, align 4, !tbaa !60
  store i32 0, ptr %264, align 4, !tbaa !5
  %265 = getelementptr inbounds nuw i8, ptr %260, i32 4
  %266 = load i32, ptr %265, align 4, !tbaa !5
  %267 = icmp sgt i32 %266, -1
  br i1 %267, label %268, label %486

268:                                              ; preds = %258
  %269 = getelementptr inbounds nuw ptr, ptr %261, i32 %266
  %270 = load ptr, ptr %269, align 4, !tbaa !60
  %271 = load i32, ptr %270, align 4, !tbaa !5
  %272 = icmp slt i32 %271, 1
  br i1 %272, label %273, label %486

273:                                              ; preds = %268
  %274 = getelementptr inbounds nuw i8, ptr %21, i32 20
  %275 = load i32, ptr %274, align 4, !tbaa !69
  %276 = sext i32 %275 to i64
  br label %486

277:                                              ; preds = %19
  br i1 %8, label %323, label %278

278:                                              ; preds = %277
  %279 = load ptr, ptr %9, align 4, !tbaa !51
  %280 = icmp eq ptr %279, null
  br i1 %280, label %285, label %281

281:                                              ; preds = %278
  %282 = load ptr, ptr %10, align 4, !tbaa !29
  %283 = getelementptr inbounds nuw i8, ptr %21, i32 12
  %284 = load i32, ptr %283, align 4, !tbaa !65
  tail call void %279(ptr noundef %282, i32 noundef %284, i32 noundef 2) #21
  br label %285

285:                                              ; preds = %281, %278
  %286 = load ptr, ptr %11, align 4, !tbaa !40
  %287 = icmp eq ptr %286, null
  br i1 %287, label %323, label %288

288:                                              ; preds = %285
  %289 = load i64, ptr %12, align 8, !tbaa !68
  %290 = icmp slt i64 %17, %289
  br i1 %290, label %291, label %323

291:                                              ; preds = %288
  %292 = load ptr, ptr %10, align 4, !tbaa !29
  %293 = tail call i32 %286(ptr noundef %292) #21
  %294 = icmp eq i32 %293, 0
  br i1 %294, label %323, label %295

295:                                              ; preds = %291
  %296 = load ptr, ptr %13, align 4, !tbaa !41
  %297 = getelementptr inbounds nuw i8, ptr %296, i32 16
  %298 = load ptr, ptr %297, align 4, !tbaa !30
  %299 = getelementptr inbounds nuw i8, ptr %298, i32 4
  br label %300

300:                                              ; preds = %300, %295
  %301 = atomicrmw xchg ptr %299, i32 1 acquire, align 4
  %302 = icmp eq i32 %301, 0
  br i1 %302, label %303, label %300, !llvm.loop !31

303:                                              ; preds = %300
  %304 = load atomic i32, ptr %298 monotonic, align 8
  %305 = icmp eq i32 %304, 0
  br i1 %305, label %310, label %306

306:                                              ; preds = %303
  %307 = getelementptr inbounds nuw i8, ptr %298, i32 16
  %308 = load i64, ptr %307, align 8, !tbaa !33
  %309 = icmp sgt i64 %308, 0
  br i1 %309, label %310, label %316

310:                                              ; preds = %306, %303
  %311 = getelementptr inbounds nuw i8, ptr %298, i32 12
  store i32 0, ptr %311, align 4, !tbaa !36
  %312 = getelementptr inbounds nuw i8, ptr %298, i32 16
  store i64 0, ptr %312, align 8, !tbaa !33
  %313 = getelementptr inbounds nuw i8, ptr %298, i32 24
  store i64 0, ptr %313, align 8, !tbaa !37
  %314 = getelementptr inbounds nuw i8, ptr %298, i32 32
  store i64 0, ptr %314, align 8, !tbaa !38
  %315 = getelementptr inbounds nuw i8, ptr %298, i32 40
  store double 0.000000e+00, ptr %315, align 8, !tbaa !39
  store atomic i32 1, ptr %298 monotonic, align 8
  br label %316

316:                                              ; preds = %310, %306
  store atomic i32 0, ptr %299 release, align 4
  %317 = getelementptr inbounds nuw i8, ptr %21, i32 12
  %318 = load i32, ptr %317, align 4, !tbaa !65
  %319 = load ptr, ptr %13, align 4, !tbaa !41
  %320 = getelementptr inbounds nuw i8, ptr %319, i32 16
  %321 = load ptr, ptr %320, align 4, !tbaa !30
  %322 = getelementptr inbounds nuw i8, ptr %321, i32 8
  store i32 %318, ptr %322, align 8, !tbaa !66
  br label %323

323:                                              ; preds = %277, %285, %288, %291, %316
  %324 = phi i32 [ 0, %277 ], [ 1, %316 ], [ 0, %291 ], [ 0, %288 ], [ 0, %285 ]
  %325 = getelementptr inbounds nuw i8, ptr %21, i32 20
  %326 = load i32, ptr %325, align 4, !tbaa !69
  %327 = sext i32 %326 to i64
  br label %486

328:                                              ; preds = %19
  br i1 %8, label %374, label %329

329:                                              ; preds = %328
  %330 = load ptr, ptr %9, align 4, !tbaa !51
  %331 = icmp eq ptr %330, null
  br i1 %331, label %336, label %332

332:                                              ; preds = %329
  %333 = load ptr, ptr %10, align 4, !tbaa !29
  %334 = getelementptr inbounds nuw i8, ptr %21, i32 12
  %335 = load i32, ptr %334, align 4, !tbaa !65
  tail call void %330(ptr noundef %333, i32 noundef %335, i32 noundef 2) #21
  br label %336

336:                                              ; preds = %332, %329
  %337 = load ptr, ptr %11, align 4, !tbaa !40
  %338 = icmp eq ptr %337, null
  br i1 %338, label %374, label %339

339:                                              ; preds = %336
  %340 = load i64, ptr %12, align 8, !tbaa !68
  %341 = icmp slt i64 %17, %340
  br i1 %341, label %342, label %374

342:                                              ; preds = %339
  %343 = load ptr, ptr %10, align 4, !tbaa !29
  %344 = tail call i32 %337(ptr noundef %343) #21
  %345 = icmp eq i32 %344, 0
  br i1 %345, label %374, label %346

346:                                              ; preds = %342
  %347 = load ptr, ptr %13, align 4, !tbaa !41
  %348 = getelementptr inbounds nuw i8, ptr %347, i32 16
  %349 = load ptr, ptr %348, align 4, !tbaa !30
  %350 = getelementptr inbounds nuw i8, ptr %349, i32 4
  br label %351

351:                                              ; preds = %351, %346
  %352 = atomicrmw xchg ptr %350, i32 1 acquire, align 4
  %353 = icmp eq i32 %352, 0
  br i1 %353, label %354, label %351, !llvm.loop !31

354:                                              ; preds = %351
  %355 = load atomic i32, ptr %349 monotonic, align 8
  %356 = icmp eq i32 %355, 0
  br i1 %356, label %361, label %357

357:                                              ; preds = %354
  %358 = getelementptr inbounds nuw i8, ptr %349, i32 16
  %359 = load i64, ptr %358, align 8, !tbaa !33
  %360 = icmp sgt i64 %359, 0
  br i1 %360, label %361, label %367

361:                                              ; preds = %357, %354
  %362 = getelementptr inbounds nuw i8, ptr %349, i32 12
  store i32 0, ptr %362, align 4, !tbaa !36
  %363 = getelementptr inbounds nuw i8, ptr %349, i32 16
  store i64 0, ptr %363, align 8, !tbaa !33
  %364 = getelementptr inbounds nuw i8, ptr %349, i32 24
  store i64 0, ptr %364, align 8, !tbaa !37
  %365 = getelementptr inbounds nuw i8, ptr %349, i32 32
  store i64 0, ptr %365, align 8, !tbaa !38
  %366 = getelementptr inbounds nuw i8, ptr %349, i32 40
  store double 0.000000e+00, ptr %366, align 8, !tbaa !39
  store atomic i32 1, ptr %349 monotonic, align 8
  br label %367

367:                                              ; preds = %361, %357
  store atomic i32 0, ptr %350 release, align 4
  %368 = getelementptr inbounds nuw i8, ptr %21, i32 12
  %369 = load i32, ptr %368, align 4, !tbaa !65
  %370 = load ptr, ptr %13, align 4, !tbaa !41
  %371 = getelementptr inbounds nuw i8, ptr %370, i32 16
  %372 = load ptr, ptr %371, align 4, !tbaa !30
  %373 = getelementptr inbounds nuw i8, ptr %372, i32 8
  store i32 %369, ptr %373, align 8, !tbaa !66
  br label %374

374:                                              ; preds = %328, %336, %339, %342, %367
  %375 = phi i32 [ 0, %328 ], [ 1, %367 ], [ 0, %342 ], [ 0, %339 ], [ 0, %336 ]
  %376 = getelementptr inbounds nuw i8, ptr %21, i32 4
  %377 = load ptr, ptr %376, align 4, !tbaa !59
  %378 = load ptr, ptr %7, align 8, !tbaa !58
  %379 = load i32, ptr %377, align 4, !tbaa !5
  %380 = getelementptr inbounds ptr, ptr %378, i32 %379
  %381 = load ptr, ptr %380, align 4, !tbaa !60
  %382 = load i32, ptr %381, align 4, !tbaa !5
  %383 = add i32 %382, 1
  store i32 %383, ptr %381, align 4, !tbaa !5
  %384 = getelementptr inbounds nuw i8, ptr %377, i32 4
  %385 = load i32, ptr %384, align 4, !tbaa !5
  %386 = icmp slt i32 %385, 0
  br i1 %386, label %392, label %387

387:                                              ; preds = %374
  %388 = getelementptr inbounds nuw ptr, ptr %378, i32 %385
  %389 = load ptr, ptr %388, align 4, !tbaa !60
  %390 = load i32, ptr %389, align 4, !tbaa !5
  %391 = icmp slt i32 %383, %390
  br i1 %391, label %392, label %486

392:                                              ; preds = %387, %374
  %393 = getelementptr inbounds nuw i8, ptr %21, i32 20
  %394 = load i32, ptr %393, align 4, !tbaa !69
  %395 = sext i32 %394 to i64
  br label %486

396:                                              ; preds = %19
  %397 = getelementptr inbounds nuw i8, ptr %21, i32 4
  %398 = load ptr, ptr %397, align 4, !tbaa !59
  %399 = getelementptr inbounds nuw i8, ptr %21, i32 8
  %400 = load i32, ptr %399, align 4, !tbaa !56
  %401 = load ptr, ptr %7, align 8, !tbaa !58
  %402 = load i32, ptr %398, align 4, !tbaa !5
  %403 = getelementptr inbounds ptr, ptr %401, i32 %402
  %404 = load ptr, ptr %403, align 4, !tbaa !60
  %405 = getelementptr inbounds nuw i8, ptr %398, i32 4
  %406 = load i32, ptr %405, align 4, !tbaa !5
  %407 = getelementptr inbounds ptr, ptr %401, i32 %406
  %408 = load ptr, ptr %407, align 4, !tbaa !60
  store ptr %408, ptr %403, align 4, !tbaa !60
  %409 = load ptr, ptr %7, align 8, !tbaa !58
  %410 = getelementptr inbounds ptr, ptr %409, i32 %406
  store ptr %404, ptr %410, align 4, !tbaa !60
  %411 = load ptr, ptr %6, align 4, !tbaa !71
  %412 = getelementptr inbounds nuw i8, ptr %398, i32 8
  %413 = load i32, ptr %412, align 4, !tbaa !5
  %414 = getelementptr inbounds i8, ptr %411, i32 %413
  %415 = load i8, ptr %414, align 1, !tbaa !70
  %416 = xor i8 %415, 1
  store i8 %416, ptr %414, align 1, !tbaa !70
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
  %434 = load ptr, ptr %7, align 8, !tbaa !58
  %435 = getelementptr inbounds nuw i32, ptr %398, i32 %432
  %436 = load i32, ptr %435, align 4, !tbaa !5
  %437 = getelementptr inbounds ptr, ptr %434, i32 %436
  %438 = load ptr, ptr %437, align 4, !tbaa !60
  %439 = ptrtoint ptr %438 to i32
  %440 = icmp ult i32 %432, %419
  %441 = select i1 %440, i32 %422, i32 %425
  %442 = add i32 %441, %439
  %443 = inttoptr i32 %442 to ptr
  store ptr %443, ptr %437, align 4, !tbaa !60
  %444 = or disjoint i32 %432, 1
  %445 = load ptr, ptr %7, align 8, !tbaa !58
  %446 = getelementptr inbounds nuw i32, ptr %398, i32 %444
  %447 = load i32, ptr %446, align 4, !tbaa !5
  %448 = getelementptr inbounds ptr, ptr %445, i32 %447
  %449 = load ptr, ptr %448, align 4, !tbaa !60
  %450 = ptrtoint ptr %449 to i32
  %451 = icmp ult i32 %444, %419
  %452 = select i1 %451, i32 %422, i32 %425
  %453 = add i32 %452, %450
  %454 = inttoptr i32 %453 to ptr
  store ptr %454, ptr %448, align 4, !tbaa !60
  %455 = add nuw i32 %432, 2
  %456 = add i32 %433, 2
  %457 = icmp eq i32 %433, %430
  br i1 %457, label %471, label %431, !llvm.loop !72

458:                                              ; preds = %19
  %459 = load ptr, ptr %6, align 4, !tbaa !71
  %460 = getelementptr inbounds nuw i8, ptr %21, i32 4
  %461 = load ptr, ptr %460, align 4, !tbaa !59
  %462 = getelementptr inbounds nuw i8, ptr %461, i32 8
  %463 = load i32, ptr %462, align 4, !tbaa !5
  %464 = getelementptr inbounds i8, ptr %459, i32 %463
  %465 = load i8, ptr %464, align 1, !tbaa !70
  %466 = icmp eq i8 %465, 0
  br i1 %466, label %467, label %486

467:                                              ; preds = %458
  %468 = getelementptr inbounds nuw i8, ptr %21, i32 20
  %469 = load i32, ptr %468, align 4, !tbaa !69
  %470 = sext i32 %469 to i64
  br label %486

471:                                              ; preds = %431
  %472 = icmp eq i32 %426, 0
  br i1 %472, label %486, label %473

473:                                              ; preds = %471, %424
  %474 = phi i32 [ 4, %424 ], [ %455, %471 ]
  %475 = icmp ne i32 %426, 0
  tail call void @llvm.assume(i1 %475)
  %476 = load ptr, ptr %7, align 8, !tbaa !58
  %477 = getelementptr inbounds nuw i32, ptr %398, i32 %474
  %478 = load i32, ptr %477, align 4, !tbaa !5
  %479 = getelementptr inbounds ptr, ptr %476, i32 %478
  %480 = load ptr, ptr %479, align 4, !tbaa !60
  %481 = ptrtoint ptr %480 to i32
  %482 = icmp ult i32 %474, %419
  %483 = select i1 %482, i32 %422, i32 %425
  %484 = add i32 %483, %481
  %485 = inttoptr i32 %484 to ptr
  store ptr %485, ptr %479, align 4, !tbaa !60
  br label %486

486:                                              ; preds = %473, %471, %396, %392, %387, %273, %268, %258, %183, %156, %153, %467, %458, %254, %245, %19, %323, %241
  %487 = phi i64 [ %22, %19 ], [ %22, %245 ], [ %244, %241 ], [ %22, %458 ], [ %22, %396 ], [ %327, %323 ], [ %22, %258 ], [ %22, %387 ], [ %22, %156 ], [ %257, %254 ], [ %470, %467 ], [ %395, %392 ], [ %22, %153 ], [ %22, %183 ], [ %276, %273 ], [ %22, %268 ], [ %22, %471 ], [ %22, %473 ]
  %488 = phi i32 [ 0, %19 ], [ 0, %245 ], [ 0, %241 ], [ 0, %458 ], [ 0, %396 ], [ %324, %323 ], [ 0, %258 ], [ %375, %387 ], [ %93, %156 ], [ 0, %254 ], [ 0, %467 ], [ %375, %392 ], [ %93, %153 ], [ 0, %183 ], [ 0, %273 ], [ 0, %268 ], [ 0, %471 ], [ 0, %473 ]
  %489 = icmp eq i32 %488, 0
  br i1 %489, label %16, label %498, !llvm.loop !73

490:                                              ; preds = %213, %240, %57
  %491 = phi i32 [ 1, %57 ], [ %188, %240 ], [ %188, %213 ]
  %492 = getelementptr inbounds nuw i8, ptr %21, i32 12
  %493 = load i32, ptr %492, align 4, !tbaa !65
  %494 = load ptr, ptr %13, align 4, !tbaa !41
  %495 = getelementptr inbounds nuw i8, ptr %494, i32 16
  %496 = load ptr, ptr %495, align 4, !tbaa !30
  %497 = getelementptr inbounds nuw i8, ptr %496, i32 8
  store i32 %493, ptr %497, align 8, !tbaa !66
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
  store ptr %1, ptr %12, align 4, !tbaa !74
  %13 = getelementptr inbounds nuw i8, ptr %12, i32 4
  store ptr %2, ptr %13, align 4, !tbaa !77
  %14 = getelementptr inbounds nuw i8, ptr %12, i32 8
  store ptr %3, ptr %14, align 4, !tbaa !78
  %15 = getelementptr inbounds nuw i8, ptr %12, i32 12
  store ptr %5, ptr %15, align 4, !tbaa !79
  %16 = getelementptr inbounds nuw i8, ptr %12, i32 16
  store ptr %6, ptr %16, align 4, !tbaa !80
  %17 = getelementptr inbounds nuw i8, ptr %12, i32 20
  store i32 4, ptr %17, align 4, !tbaa !81
  %18 = call fastcc i32 @check(ptr noundef %0, ptr noundef %12, ptr noundef %4, ptr noundef %7, ptr noundef %8) #22
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %55

20:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 184
  %22 = load i64, ptr %21, align 8, !tbaa !82
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %53, label %24

24:                                               ; preds = %20
  %25 = load i64, ptr %1, align 8, !tbaa !91
  %26 = icmp eq i64 %25, %22
  br i1 %26, label %27, label %34

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 104
  %29 = load i64, ptr %28, align 8, !tbaa !92
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %53

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %0, i32 36
  %33 = load ptr, ptr %32, align 4, !tbaa !93
  br label %39

34:                                               ; preds = %24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %10, i8 0, i64 48, i1 false)
  %35 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.13, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %10) #23
  br label %52

36:                                               ; preds = %39
  %37 = add nuw nsw i64 %40, 1
  %38 = icmp eq i64 %37, %29
  br i1 %38, label %53, label %39, !llvm.loop !94

39:                                               ; preds = %36, %31
  %40 = phi i64 [ 0, %31 ], [ %37, %36 ]
  %41 = trunc i64 %40 to i32
  %42 = getelementptr inbounds %struct.tfc_flag, ptr %33, i32 %41
  %43 = load i64, ptr %42, align 8, !tbaa !95
  %44 = trunc i64 %43 to i32
  %45 = getelementptr inbounds i8, ptr %1, i32 %44
  %46 = load i8, ptr %45, align 1, !tbaa !70
  %47 = icmp eq i8 %46, 0
  br i1 %47, label %48, label %36

48:                                               ; preds = %39
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %11, i8 0, i64 48, i1 false)
  %49 = getelementptr inbounds nuw i8, ptr %42, i32 8
  %50 = load ptr, ptr %49, align 8, !tbaa !97
  store ptr %50, ptr %11, align 8, !tbaa !98
  %51 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %11) #23
  br label %52

52:                                               ; preds = %48, %34
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %55

53:                                               ; preds = %36, %20, %27
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
  br i1 %12, label %13, label %156

13:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 192
  %15 = load i64, ptr %14, align 8, !tbaa !101
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %27, label %17

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %19 = load ptr, ptr %18, align 4, !tbaa !77
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 152
  %29 = load i64, ptr %28, align 8, !tbaa !102
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %41, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %33 = load ptr, ptr %32, align 4, !tbaa !78
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
  %42 = getelementptr inbounds nuw i8, ptr %0, i32 184
  %43 = load i64, ptr %42, align 8, !tbaa !82
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %55, label %45

45:                                               ; preds = %41
  %46 = load ptr, ptr %1, align 4, !tbaa !74
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
  br label %156

55:                                               ; preds = %45, %41
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %56 = tail call fastcc i32 @check_dims(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %4) #22
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %156

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %60 = load ptr, ptr %59, align 8, !tbaa !103
  %61 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %62 = load i64, ptr %61, align 8, !tbaa !104
  %63 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %64 = load ptr, ptr %63, align 4, !tbaa !79
  %65 = icmp sgt i64 %62, 0
  br i1 %65, label %66, label %104

66:                                               ; preds = %58
  %67 = getelementptr inbounds nuw i8, ptr %7, i32 40
  %68 = icmp eq ptr %64, null
  %69 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %70 = getelementptr inbounds nuw i8, ptr %0, i32 12
  br label %71

71:                                               ; preds = %98, %66
  %72 = phi i64 [ 0, %66 ], [ %99, %98 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %7, i8 0, i64 48, i1 false)
  %73 = trunc i64 %72 to i32
  %74 = getelementptr inbounds %struct.tfc_given, ptr %60, i32 %73
  %75 = load ptr, ptr %74, align 8, !tbaa !105
  store ptr %75, ptr %7, align 8, !tbaa !98
  %76 = getelementptr inbounds nuw i8, ptr %74, i32 36
  store ptr %76, ptr %67, align 8, !tbaa !108
  br i1 %68, label %83, label %77

77:                                               ; preds = %71
  %78 = load i32, ptr %69, align 4, !tbaa !81
  %79 = mul i32 %78, %73
  %80 = getelementptr inbounds nuw i8, ptr %64, i32 %79
  %81 = load ptr, ptr %80, align 4, !tbaa !60
  %82 = icmp eq ptr %81, null
  br i1 %82, label %83, label %91

83:                                               ; preds = %77, %71
  %84 = load ptr, ptr %70, align 4, !tbaa !109
  %85 = getelementptr inbounds nuw i8, ptr %74, i32 16
  %86 = load i64, ptr %85, align 8, !tbaa !110
  %87 = trunc i64 %86 to i32
  %88 = getelementptr inbounds i64, ptr %84, i32 %87
  %89 = tail call fastcc i64 @evaluate(ptr noundef %88, ptr noundef readonly %2) #22
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %98, label %101

91:                                               ; preds = %77
  %92 = ptrtoint ptr %81 to i32
  %93 = getelementptr inbounds nuw i8, ptr %74, i32 8
  %94 = load i64, ptr %93, align 8, !tbaa !111
  %95 = trunc i64 %94 to i32
  %96 = urem i32 %92, %95
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %101

98:                                               ; preds = %91, %83
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  %99 = add nuw nsw i64 %72, 1
  %100 = icmp eq i64 %99, %62
  br i1 %100, label %104, label %71, !llvm.loop !112

101:                                              ; preds = %91, %83
  %102 = phi ptr [ @.str.7, %83 ], [ @.str.8, %91 ]
  %103 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %102, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  br label %156

104:                                              ; preds = %98, %58
  %105 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %106 = load ptr, ptr %105, align 4, !tbaa !113
  %107 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %108 = load i64, ptr %107, align 8, !tbaa !114
  %109 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %110 = load ptr, ptr %109, align 4, !tbaa !80
  %111 = icmp sgt i64 %108, 0
  br i1 %111, label %112, label %150

112:                                              ; preds = %104
  %113 = getelementptr inbounds nuw i8, ptr %6, i32 40
  %114 = icmp eq ptr %110, null
  %115 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %116 = getelementptr inbounds nuw i8, ptr %0, i32 12
  br label %117

117:                                              ; preds = %144, %112
  %118 = phi i64 [ 0, %112 ], [ %145, %144 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  %119 = trunc i64 %118 to i32
  %120 = getelementptr inbounds %struct.tfc_given, ptr %106, i32 %119
  %121 = load ptr, ptr %120, align 8, !tbaa !105
  store ptr %121, ptr %6, align 8, !tbaa !98
  %122 = getelementptr inbounds nuw i8, ptr %120, i32 36
  store ptr %122, ptr %113, align 8, !tbaa !108
  br i1 %114, label %129, label %123

123:                                              ; preds = %117
  %124 = load i32, ptr %115, align 4, !tbaa !81
  %125 = mul i32 %124, %119
  %126 = getelementptr inbounds nuw i8, ptr %110, i32 %125
  %127 = load ptr, ptr %126, align 4, !tbaa !60
  %128 = icmp eq ptr %127, null
  br i1 %128, label %129, label %137

129:                                              ; preds = %123, %117
  %130 = load ptr, ptr %116, align 4, !tbaa !109
  %131 = getelementptr inbounds nuw i8, ptr %120, i32 16
  %132 = load i64, ptr %131, align 8, !tbaa !110
  %133 = trunc i64 %132 to i32
  %134 = getelementptr inbounds i64, ptr %130, i32 %133
  %135 = tail call fastcc i64 @evaluate(ptr noundef %134, ptr noundef readonly %2) #22
  %136 = icmp eq i64 %135, 0
  br i1 %136, label %144, label %147

137:                                              ; preds = %123
  %138 = ptrtoint ptr %127 to i32
  %139 = getelementptr inbounds nuw i8, ptr %120, i32 8
  %140 = load i64, ptr %139, align 8, !tbaa !111
  %141 = trunc i64 %140 to i32
  %142 = urem i32 %138, %141
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %147

144:                                              ; preds = %137, %129
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  %145 = add nuw nsw i64 %118, 1
  %146 = icmp eq i64 %145, %108
  br i1 %146, label %150, label %117, !llvm.loop !112

147:                                              ; preds = %137, %129
  %148 = phi ptr [ @.str.7, %129 ], [ @.str.8, %137 ]
  %149 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %148, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  br label %156

150:                                              ; preds = %144, %104
  %151 = getelementptr inbounds nuw i8, ptr %0, i32 208
  %152 = load i64, ptr %151, align 8, !tbaa !115
  %153 = icmp eq i64 %152, 0
  br i1 %153, label %156, label %154

154:                                              ; preds = %150
  %155 = tail call fastcc i32 @check_overlaps(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, ptr noundef %4) #23
  br label %156

156:                                              ; preds = %5, %54, %101, %55, %147, %150, %154
  %157 = phi i32 [ %155, %154 ], [ 0, %150 ], [ 3, %147 ], [ 3, %101 ], [ %56, %55 ], [ 3, %54 ], [ %11, %5 ]
  ret i32 %157
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 10) i32 @check_state(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef %2) unnamed_addr #32 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 184
  %7 = load i64, ptr %6, align 8, !tbaa !82
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %37, label %9

9:                                                ; preds = %3
  %10 = load i64, ptr %1, align 8, !tbaa !91
  %11 = icmp eq i64 %10, %7
  br i1 %11, label %12, label %19

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 104
  %14 = load i64, ptr %13, align 8, !tbaa !92
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %37

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 36
  %18 = load ptr, ptr %17, align 4, !tbaa !93
  br label %24

19:                                               ; preds = %9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %4, i8 0, i64 48, i1 false)
  %20 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 9, ptr noundef nonnull @.str.13, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  br label %37

21:                                               ; preds = %24
  %22 = add nuw nsw i64 %25, 1
  %23 = icmp eq i64 %22, %14
  br i1 %23, label %37, label %24, !llvm.loop !94

24:                                               ; preds = %16, %21
  %25 = phi i64 [ 0, %16 ], [ %22, %21 ]
  %26 = trunc i64 %25 to i32
  %27 = getelementptr inbounds %struct.tfc_flag, ptr %18, i32 %26
  %28 = load i64, ptr %27, align 8, !tbaa !95
  %29 = trunc i64 %28 to i32
  %30 = getelementptr inbounds i8, ptr %1, i32 %29
  %31 = load i8, ptr %30, align 1, !tbaa !70
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %33, label %21

33:                                               ; preds = %24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %5, i8 0, i64 48, i1 false)
  %34 = getelementptr inbounds nuw i8, ptr %27, i32 8
  %35 = load ptr, ptr %34, align 8, !tbaa !97
  store ptr %35, ptr %5, align 8, !tbaa !98
  %36 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 9, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #23
  br label %37

37:                                               ; preds = %21, %12, %33, %3, %19
  %38 = phi i32 [ 9, %19 ], [ 0, %3 ], [ 9, %33 ], [ 0, %12 ], [ 0, %21 ]
  ret i32 %38
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @run(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #26 {
  %6 = alloca %struct.tfc_failure, align 8
  %7 = alloca %struct.tfc_ctx, align 4
  %8 = alloca %struct.tfc_region, align 8
  %9 = load ptr, ptr %1, align 4, !tbaa !74
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %11 = load ptr, ptr %10, align 4, !tbaa !78
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 64
  %13 = load i64, ptr %12, align 8, !tbaa !116
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %85

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %18 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %19 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %20 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %21 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 12
  br label %23

23:                                               ; preds = %77, %15
  %24 = phi i64 [ 0, %15 ], [ %83, %77 ]
  %25 = load ptr, ptr %16, align 8, !tbaa !117
  %26 = trunc i64 %24 to i32
  %27 = getelementptr inbounds %struct.tfc_place, ptr %25, i32 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i32 16
  %29 = load i64, ptr %28, align 8, !tbaa !118
  %30 = trunc i64 %29 to i32
  %31 = load i32, ptr %27, align 8, !tbaa !120
  switch i32 %31, label %66 [
    i32 0, label %32
    i32 1, label %41
    i32 2, label %50
    i32 3, label %54
    i32 4, label %58
    i32 5, label %62
  ]

32:                                               ; preds = %23
  %33 = load ptr, ptr %21, align 4, !tbaa !79
  %34 = getelementptr inbounds nuw i8, ptr %27, i32 8
  %35 = load i32, ptr %34, align 8, !tbaa !121
  %36 = load i32, ptr %20, align 4, !tbaa !81
  %37 = mul i32 %36, %35
  %38 = getelementptr inbounds nuw i8, ptr %33, i32 %37
  %39 = load ptr, ptr %38, align 4, !tbaa !60
  %40 = ptrtoint ptr %39 to i32
  br label %77

41:                                               ; preds = %23
  %42 = load ptr, ptr %19, align 4, !tbaa !80
  %43 = getelementptr inbounds nuw i8, ptr %27, i32 8
  %44 = load i32, ptr %43, align 8, !tbaa !121
  %45 = load i32, ptr %20, align 4, !tbaa !81
  %46 = mul i32 %45, %44
  %47 = getelementptr inbounds nuw i8, ptr %42, i32 %46
  %48 = load ptr, ptr %47, align 4, !tbaa !60
  %49 = ptrtoint ptr %48 to i32
  br label %77

50:                                               ; preds = %23
  %51 = load ptr, ptr %1, align 4, !tbaa !74
  %52 = ptrtoint ptr %51 to i32
  %53 = add i32 %52, %30
  br label %77

54:                                               ; preds = %23
  %55 = load ptr, ptr %18, align 4, !tbaa !77
  %56 = ptrtoint ptr %55 to i32
  %57 = add i32 %56, %30
  br label %77

58:                                               ; preds = %23
  %59 = load ptr, ptr %17, align 8, !tbaa !122
  %60 = ptrtoint ptr %59 to i32
  %61 = add i32 %60, %30
  br label %77

62:                                               ; preds = %23
  %63 = load ptr, ptr %10, align 4, !tbaa !78
  %64 = ptrtoint ptr %63 to i32
  %65 = add i32 %64, %30
  br label %77

66:                                               ; preds = %23
  %67 = getelementptr inbounds nuw i8, ptr %27, i32 8
  %68 = load i32, ptr %67, align 8, !tbaa !121
  %69 = getelementptr inbounds ptr, ptr %11, i32 %68
  %70 = load ptr, ptr %69, align 4, !tbaa !60
  %71 = ptrtoint ptr %70 to i32
  %72 = load ptr, ptr %22, align 4, !tbaa !109
  %73 = getelementptr inbounds i64, ptr %72, i32 %30
  %74 = tail call fastcc i64 @evaluate(ptr noundef %73, ptr noundef readonly %2) #22
  %75 = trunc i64 %74 to i32
  %76 = add i32 %75, %71
  br label %77

77:                                               ; preds = %66, %62, %58, %54, %50, %41, %32
  %78 = phi i32 [ %76, %66 ], [ %40, %32 ], [ %49, %41 ], [ %53, %50 ], [ %57, %54 ], [ %61, %58 ], [ %65, %62 ]
  %79 = inttoptr i32 %78 to ptr
  %80 = getelementptr inbounds nuw i8, ptr %27, i32 4
  %81 = load i32, ptr %80, align 4, !tbaa !123
  %82 = getelementptr inbounds ptr, ptr %11, i32 %81
  store ptr %79, ptr %82, align 4, !tbaa !60
  %83 = add nuw nsw i64 %24, 1
  %84 = icmp eq i64 %83, %13
  br i1 %84, label %85, label %23, !llvm.loop !124

85:                                               ; preds = %77, %5
  %86 = getelementptr inbounds nuw i8, ptr %0, i32 176
  %87 = load i64, ptr %86, align 8, !tbaa !125
  %88 = icmp sgt i64 %87, 0
  br i1 %88, label %89, label %91

89:                                               ; preds = %85
  %90 = getelementptr inbounds nuw i8, ptr %0, i32 168
  br label %97

91:                                               ; preds = %97, %85
  %92 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %93 = load i64, ptr %92, align 8, !tbaa !126
  %94 = icmp sgt i64 %93, 0
  br i1 %94, label %95, label %106

95:                                               ; preds = %91
  %96 = getelementptr inbounds nuw i8, ptr %0, i32 44
  br label %110

97:                                               ; preds = %89, %97
  %98 = phi i64 [ 0, %89 ], [ %103, %97 ]
  %99 = load i64, ptr %90, align 8, !tbaa !127
  %100 = add nsw i64 %99, %98
  %101 = trunc i64 %100 to i32
  %102 = getelementptr inbounds i8, ptr %11, i32 %101
  store i8 0, ptr %102, align 1, !tbaa !70
  %103 = add nuw nsw i64 %98, 1
  %104 = load i64, ptr %86, align 8, !tbaa !125
  %105 = icmp slt i64 %103, %104
  br i1 %105, label %97, label %91, !llvm.loop !128

106:                                              ; preds = %131, %91
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  call void @llvm.memset.p0.i32(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i32 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
  store i32 28, ptr %7, align 4, !tbaa !129
  %107 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store i32 0, ptr %107, align 4, !tbaa !130
  %108 = getelementptr inbounds nuw i8, ptr %7, i32 8
  %109 = icmp eq ptr %3, null
  br i1 %109, label %138, label %135

110:                                              ; preds = %95, %131
  %111 = phi i64 [ %93, %95 ], [ %132, %131 ]
  %112 = phi i64 [ 0, %95 ], [ %133, %131 ]
  %113 = load ptr, ptr %96, align 4, !tbaa !131
  %114 = trunc i64 %112 to i32
  %115 = getelementptr inbounds %struct.tfc_aside, ptr %113, i32 %114
  %116 = getelementptr inbounds nuw i8, ptr %115, i32 8
  %117 = load i64, ptr %116, align 8, !tbaa !132
  %118 = trunc i64 %117 to i32
  %119 = getelementptr inbounds i8, ptr %11, i32 %118
  %120 = load i64, ptr %115, align 8, !tbaa !134
  %121 = trunc i64 %120 to i32
  %122 = getelementptr inbounds i8, ptr %9, i32 %121
  %123 = getelementptr inbounds nuw i8, ptr %115, i32 16
  %124 = load i64, ptr %123, align 8, !tbaa !135
  %125 = icmp slt i64 %124, 1
  %126 = icmp eq ptr %119, %122
  %127 = or i1 %125, %126
  br i1 %127, label %131, label %128

128:                                              ; preds = %110
  %129 = trunc i64 %124 to i32
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 1 %119, ptr readonly align 1 %122, i32 %129, i1 false)
  %130 = load i64, ptr %92, align 8, !tbaa !126
  br label %131

131:                                              ; preds = %110, %128
  %132 = phi i64 [ %111, %110 ], [ %130, %128 ]
  %133 = add nuw nsw i64 %112, 1
  %134 = icmp slt i64 %133, %132
  br i1 %134, label %110, label %106, !llvm.loop !136

135:                                              ; preds = %106
  %136 = getelementptr inbounds nuw i8, ptr %3, i32 28
  %137 = load ptr, ptr %136, align 4, !tbaa !137
  br label %138

138:                                              ; preds = %106, %135
  %139 = phi ptr [ %137, %135 ], [ null, %106 ]
  store ptr %139, ptr %108, align 4, !tbaa !22
  %140 = getelementptr inbounds nuw i8, ptr %7, i32 12
  store ptr %3, ptr %140, align 4, !tbaa !11
  %141 = getelementptr inbounds nuw i8, ptr %7, i32 16
  store ptr %6, ptr %141, align 4, !tbaa !30
  %142 = getelementptr inbounds nuw i8, ptr %7, i32 20
  store ptr null, ptr %142, align 4, !tbaa !138
  %143 = getelementptr inbounds nuw i8, ptr %7, i32 24
  store ptr null, ptr %143, align 4, !tbaa !139
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #20
  %144 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %145 = load ptr, ptr %144, align 4, !tbaa !140
  store ptr %145, ptr %8, align 8, !tbaa !55
  %146 = getelementptr inbounds nuw i8, ptr %8, i32 4
  store i32 0, ptr %146, align 4
  %147 = getelementptr inbounds nuw i8, ptr %8, i32 8
  %148 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %149 = load i64, ptr %148, align 8, !tbaa !141
  store i64 %149, ptr %147, align 8, !tbaa !53
  %150 = getelementptr inbounds nuw i8, ptr %8, i32 16
  store ptr %11, ptr %150, align 8, !tbaa !58
  %151 = getelementptr inbounds nuw i8, ptr %8, i32 20
  store ptr %2, ptr %151, align 4, !tbaa !63
  %152 = getelementptr inbounds nuw i8, ptr %8, i32 24
  %153 = getelementptr inbounds nuw i8, ptr %0, i32 160
  %154 = load i64, ptr %153, align 8, !tbaa !142
  %155 = trunc i64 %154 to i32
  %156 = getelementptr inbounds i8, ptr %11, i32 %155
  store ptr %156, ptr %152, align 8, !tbaa !61
  %157 = getelementptr inbounds nuw i8, ptr %8, i32 28
  store ptr %7, ptr %157, align 4, !tbaa !41
  %158 = getelementptr inbounds nuw i8, ptr %8, i32 32
  %159 = getelementptr inbounds nuw i8, ptr %0, i32 136
  %160 = load i64, ptr %159, align 8, !tbaa !143
  store i64 %160, ptr %158, align 8, !tbaa !68
  %161 = getelementptr inbounds nuw i8, ptr %8, i32 40
  %162 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %163 = load ptr, ptr %162, align 4, !tbaa !109
  store ptr %163, ptr %161, align 8, !tbaa !144
  %164 = getelementptr inbounds nuw i8, ptr %8, i32 44
  %165 = getelementptr inbounds nuw i8, ptr %0, i32 168
  %166 = load i64, ptr %165, align 8, !tbaa !127
  %167 = trunc i64 %166 to i32
  %168 = getelementptr inbounds i8, ptr %11, i32 %167
  store ptr %168, ptr %164, align 4, !tbaa !71
  %169 = getelementptr inbounds nuw i8, ptr %8, i32 48
  store ptr null, ptr %169, align 8, !tbaa !145
  %170 = getelementptr inbounds nuw i8, ptr %8, i32 52
  store i32 0, ptr %170, align 4
  %171 = getelementptr inbounds nuw i8, ptr %8, i32 56
  %172 = getelementptr inbounds nuw i8, ptr %0, i32 144
  %173 = load i64, ptr %172, align 8, !tbaa !146
  store i64 %173, ptr %171, align 8, !tbaa !52
  %174 = getelementptr inbounds nuw i8, ptr %8, i32 64
  store ptr null, ptr %174, align 8, !tbaa !147
  %175 = getelementptr inbounds nuw i8, ptr %8, i32 68
  store ptr null, ptr %175, align 4, !tbaa !148
  %176 = call i32 @tfc_walk(ptr noundef nonnull %8) #22
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %183, label %178

178:                                              ; preds = %138
  %179 = load i64, ptr %92, align 8, !tbaa !126
  %180 = icmp sgt i64 %179, 0
  br i1 %180, label %181, label %191

181:                                              ; preds = %178
  %182 = getelementptr inbounds nuw i8, ptr %0, i32 44
  br label %193

183:                                              ; preds = %138
  %184 = getelementptr inbounds nuw i8, ptr %0, i32 96
  %185 = load i64, ptr %184, align 8, !tbaa !149
  %186 = icmp sgt i64 %185, 0
  br i1 %186, label %187, label %218

187:                                              ; preds = %183
  %188 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %189 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %190 = getelementptr inbounds nuw i8, ptr %1, i32 20
  br label %224

191:                                              ; preds = %214, %178
  %192 = call fastcc i32 @report_failure(ptr noundef nonnull %0, ptr noundef %6, ptr noundef %4) #23
  br label %267

193:                                              ; preds = %181, %214
  %194 = phi i64 [ %179, %181 ], [ %215, %214 ]
  %195 = phi i64 [ 0, %181 ], [ %216, %214 ]
  %196 = load ptr, ptr %182, align 4, !tbaa !131
  %197 = trunc i64 %195 to i32
  %198 = getelementptr inbounds %struct.tfc_aside, ptr %196, i32 %197
  %199 = load i64, ptr %198, align 8, !tbaa !134
  %200 = trunc i64 %199 to i32
  %201 = getelementptr inbounds i8, ptr %9, i32 %200
  %202 = getelementptr inbounds nuw i8, ptr %198, i32 8
  %203 = load i64, ptr %202, align 8, !tbaa !132
  %204 = trunc i64 %203 to i32
  %205 = getelementptr inbounds i8, ptr %11, i32 %204
  %206 = getelementptr inbounds nuw i8, ptr %198, i32 16
  %207 = load i64, ptr %206, align 8, !tbaa !135
  %208 = icmp slt i64 %207, 1
  %209 = icmp eq ptr %201, %205
  %210 = or i1 %208, %209
  br i1 %210, label %214, label %211

211:                                              ; preds = %193
  %212 = trunc i64 %207 to i32
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %201, ptr readonly align 1 %205, i32 %212, i1 false)
  %213 = load i64, ptr %92, align 8, !tbaa !126
  br label %214

214:                                              ; preds = %193, %211
  %215 = phi i64 [ %194, %193 ], [ %213, %211 ]
  %216 = add nuw nsw i64 %195, 1
  %217 = icmp slt i64 %216, %215
  br i1 %217, label %193, label %191, !llvm.loop !150

218:                                              ; preds = %252, %183
  %219 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %220 = load i64, ptr %219, align 8, !tbaa !151
  %221 = icmp sgt i64 %220, 0
  br i1 %221, label %222, label %267

222:                                              ; preds = %218
  %223 = getelementptr inbounds nuw i8, ptr %0, i32 40
  br label %256

224:                                              ; preds = %187, %252
  %225 = phi i64 [ %185, %187 ], [ %253, %252 ]
  %226 = phi i64 [ 0, %187 ], [ %254, %252 ]
  %227 = load ptr, ptr %188, align 8, !tbaa !152
  %228 = trunc i64 %226 to i32
  %229 = getelementptr inbounds %struct.tfc_result, ptr %227, i32 %228
  %230 = load ptr, ptr %189, align 4, !tbaa !80
  %231 = getelementptr inbounds nuw i8, ptr %229, i32 4
  %232 = load i32, ptr %231, align 4, !tbaa !153
  %233 = load i32, ptr %190, align 4, !tbaa !81
  %234 = mul i32 %233, %232
  %235 = getelementptr inbounds nuw i8, ptr %230, i32 %234
  %236 = load ptr, ptr %235, align 4, !tbaa !60
  %237 = load i32, ptr %229, align 8, !tbaa !155
  %238 = getelementptr inbounds ptr, ptr %11, i32 %237
  %239 = load ptr, ptr %238, align 4, !tbaa !60
  %240 = load ptr, ptr %162, align 4, !tbaa !109
  %241 = getelementptr inbounds nuw i8, ptr %229, i32 8
  %242 = load i64, ptr %241, align 8, !tbaa !156
  %243 = trunc i64 %242 to i32
  %244 = getelementptr inbounds i64, ptr %240, i32 %243
  %245 = call fastcc i64 @evaluate(ptr noundef %244, ptr noundef %2) #22
  %246 = icmp slt i64 %245, 1
  %247 = icmp eq ptr %236, %239
  %248 = or i1 %247, %246
  br i1 %248, label %252, label %249

249:                                              ; preds = %224
  %250 = trunc i64 %245 to i32
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %236, ptr readonly align 1 %239, i32 %250, i1 false)
  %251 = load i64, ptr %184, align 8, !tbaa !149
  br label %252

252:                                              ; preds = %224, %249
  %253 = phi i64 [ %225, %224 ], [ %251, %249 ]
  %254 = add nuw nsw i64 %226, 1
  %255 = icmp slt i64 %254, %253
  br i1 %255, label %224, label %218, !llvm.loop !157

256:                                              ; preds = %222, %256
  %257 = phi i64 [ 0, %222 ], [ %264, %256 ]
  %258 = load ptr, ptr %223, align 8, !tbaa !158
  %259 = trunc i64 %257 to i32
  %260 = getelementptr inbounds %struct.tfc_flag, ptr %258, i32 %259
  %261 = load i64, ptr %260, align 8, !tbaa !95
  %262 = trunc i64 %261 to i32
  %263 = getelementptr inbounds i8, ptr %9, i32 %262
  store i8 1, ptr %263, align 1, !tbaa !70
  %264 = add nuw nsw i64 %257, 1
  %265 = load i64, ptr %219, align 8, !tbaa !151
  %266 = icmp slt i64 %264, %265
  br i1 %266, label %256, label %267, !llvm.loop !159

267:                                              ; preds = %256, %218, %191
  %268 = phi i32 [ %192, %191 ], [ 0, %218 ], [ 0, %256 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  ret i32 %268
}

; Function Attrs: nounwind uwtable
define i32 @tfc_run(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3) local_unnamed_addr #33 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_memory, align 4
  %8 = icmp eq ptr %3, null
  br i1 %8, label %126, label %9

9:                                                ; preds = %4
  %10 = load i32, ptr %3, align 8, !tbaa !160
  %11 = icmp ult i32 %10, 12
  br i1 %11, label %126, label %12

12:                                               ; preds = %9
  %13 = icmp ult i32 %10, 72
  br i1 %13, label %14, label %26

14:                                               ; preds = %12
  %15 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %16 = load ptr, ptr %15, align 8, !tbaa !164
  store ptr null, ptr %5, align 8, !tbaa !98
  %17 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store ptr null, ptr %17, align 4, !tbaa !165
  %18 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i64 0, ptr %18, align 8, !tbaa !166
  %19 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %20 = zext nneg i32 %10 to i64
  store i64 %20, ptr %19, align 8, !tbaa !167
  %21 = getelementptr inbounds nuw i8, ptr %5, i32 24
  store i64 72, ptr %21, align 8, !tbaa !168
  %22 = getelementptr inbounds nuw i8, ptr %5, i32 32
  store double 0.000000e+00, ptr %22, align 8, !tbaa !169
  %23 = getelementptr inbounds nuw i8, ptr %5, i32 40
  store ptr null, ptr %23, align 8, !tbaa !108
  %24 = getelementptr inbounds nuw i8, ptr %5, i32 44
  store i32 0, ptr %24, align 4
  %25 = tail call fastcc i32 @report(ptr noundef %16, i32 noundef 3, ptr noundef nonnull @.str, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #23
  br label %126

26:                                               ; preds = %12
  %27 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %28 = load i32, ptr %27, align 4, !tbaa !170
  %29 = icmp ult i32 %28, %1
  br i1 %29, label %43, label %30

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %32 = load ptr, ptr %31, align 8, !tbaa !164
  store ptr null, ptr %6, align 8, !tbaa !98
  %33 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store ptr null, ptr %33, align 4, !tbaa !165
  %34 = getelementptr inbounds nuw i8, ptr %6, i32 8
  store i64 0, ptr %34, align 8, !tbaa !166
  %35 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %36 = zext i32 %28 to i64
  store i64 %36, ptr %35, align 8, !tbaa !167
  %37 = getelementptr inbounds nuw i8, ptr %6, i32 24
  %38 = zext i32 %1 to i64
  store i64 %38, ptr %37, align 8, !tbaa !168
  %39 = getelementptr inbounds nuw i8, ptr %6, i32 32
  store double 0.000000e+00, ptr %39, align 8, !tbaa !169
  %40 = getelementptr inbounds nuw i8, ptr %6, i32 40
  store ptr null, ptr %40, align 8, !tbaa !108
  %41 = getelementptr inbounds nuw i8, ptr %6, i32 44
  store i32 0, ptr %41, align 4
  %42 = tail call fastcc i32 @report(ptr noundef %32, i32 noundef 3, ptr noundef nonnull @.str.1, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #23
  br label %126

43:                                               ; preds = %26
  %44 = getelementptr inbounds nuw ptr, ptr %0, i32 %28
  %45 = load ptr, ptr %44, align 4, !tbaa !171
  %46 = getelementptr inbounds nuw i8, ptr %45, i32 72
  %47 = load i64, ptr %46, align 8, !tbaa !173
  %48 = trunc i64 %47 to i32
  %49 = add i32 %48, 1
  %50 = tail call ptr @llvm.stacksave.p0()
  %51 = alloca i64, i32 %49, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
  %52 = getelementptr inbounds nuw i8, ptr %3, i32 28
  %53 = load ptr, ptr %52, align 4, !tbaa !174
  store ptr %53, ptr %7, align 4, !tbaa !74
  %54 = getelementptr inbounds nuw i8, ptr %7, i32 4
  %55 = getelementptr inbounds nuw i8, ptr %3, i32 32
  %56 = load ptr, ptr %55, align 8, !tbaa !175
  %57 = icmp eq ptr %56, null
  %58 = select i1 %57, ptr %2, ptr %56
  store ptr %58, ptr %54, align 4, !tbaa !77
  %59 = getelementptr inbounds nuw i8, ptr %7, i32 8
  %60 = getelementptr inbounds nuw i8, ptr %3, i32 36
  %61 = load ptr, ptr %60, align 4, !tbaa !176
  store ptr %61, ptr %59, align 4, !tbaa !78
  %62 = getelementptr inbounds nuw i8, ptr %7, i32 12
  %63 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %64 = load ptr, ptr %63, align 4, !tbaa !177
  store ptr %64, ptr %62, align 4, !tbaa !79
  %65 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %66 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %67 = load ptr, ptr %66, align 8, !tbaa !178
  store ptr %67, ptr %65, align 4, !tbaa !80
  %68 = getelementptr inbounds nuw i8, ptr %7, i32 20
  store i32 48, ptr %68, align 4, !tbaa !81
  %69 = call fastcc i32 @check_call(ptr noundef %45, ptr noundef %3, ptr noundef %51) #23
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %124

71:                                               ; preds = %43
  %72 = getelementptr inbounds nuw i8, ptr %3, i32 68
  %73 = load ptr, ptr %72, align 4, !tbaa !179
  %74 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %75 = load ptr, ptr %74, align 8, !tbaa !164
  %76 = call fastcc i32 @check(ptr noundef nonnull %45, ptr noundef %7, ptr noundef nonnull %51, ptr noundef %73, ptr noundef %75) #22
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %124

78:                                               ; preds = %71
  %79 = load ptr, ptr %74, align 8, !tbaa !164
  %80 = call fastcc i32 @check_state(ptr noundef nonnull %45, ptr noundef %53, ptr noundef %79) #22
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %124

82:                                               ; preds = %78
  %83 = load ptr, ptr %72, align 4, !tbaa !179
  %84 = load ptr, ptr %74, align 8, !tbaa !164
  %85 = call fastcc i32 @run(ptr noundef nonnull %45, ptr noundef %7, ptr noundef nonnull %51, ptr noundef %83, ptr noundef %84) #22
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %124

87:                                               ; preds = %82
  %88 = getelementptr inbounds nuw i8, ptr %3, i32 24
  %89 = load i32, ptr %88, align 8, !tbaa !180
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %124, label %91

91:                                               ; preds = %87
  %92 = load ptr, ptr %66, align 8, !tbaa !178
  %93 = getelementptr inbounds nuw i8, ptr %45, i32 12
  %94 = getelementptr inbounds nuw i8, ptr %45, i32 28
  br label %95

95:                                               ; preds = %91, %111
  %96 = phi i32 [ 0, %91 ], [ %112, %111 ]
  %97 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %92, i32 %96
  %98 = getelementptr inbounds nuw i8, ptr %97, i32 4
  %99 = load ptr, ptr %98, align 4, !tbaa !181
  %100 = icmp eq ptr %99, null
  br i1 %100, label %111, label %101

101:                                              ; preds = %95
  %102 = getelementptr inbounds nuw i8, ptr %97, i32 16
  %103 = load i32, ptr %102, align 8, !tbaa !183
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %111, label %105

105:                                              ; preds = %101
  %106 = load ptr, ptr %93, align 4, !tbaa !109
  %107 = load ptr, ptr %94, align 4, !tbaa !113
  %108 = getelementptr inbounds nuw %struct.tfc_given, ptr %107, i32 %96
  %109 = getelementptr inbounds nuw i8, ptr %108, i32 24
  %110 = load ptr, ptr %109, align 8, !tbaa !184
  br label %114

111:                                              ; preds = %114, %101, %95
  %112 = add nuw i32 %96, 1
  %113 = icmp eq i32 %112, %89
  br i1 %113, label %124, label %95, !llvm.loop !185

114:                                              ; preds = %105, %114
  %115 = phi i32 [ %122, %114 ], [ 0, %105 ]
  %116 = getelementptr inbounds nuw i64, ptr %110, i32 %115
  %117 = load i64, ptr %116, align 8, !tbaa !91
  %118 = trunc i64 %117 to i32
  %119 = getelementptr inbounds i64, ptr %106, i32 %118
  %120 = call fastcc i64 @evaluate(ptr noundef %119, ptr noundef nonnull %51) #22
  %121 = getelementptr inbounds nuw i64, ptr %99, i32 %115
  store i64 %120, ptr %121, align 8, !tbaa !91
  %122 = add i32 %115, 1
  %123 = icmp eq i32 %122, %103
  br i1 %123, label %111, label %114

124:                                              ; preds = %111, %87, %43, %71, %78, %82
  %125 = phi i32 [ %85, %82 ], [ %69, %43 ], [ %80, %78 ], [ %76, %71 ], [ 0, %87 ], [ 0, %111 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  call void @llvm.stackrestore.p0(ptr %50)
  br label %126

126:                                              ; preds = %4, %9, %124, %30, %14
  %127 = phi i32 [ %125, %124 ], [ 3, %14 ], [ 3, %30 ], [ 3, %9 ], [ 3, %4 ]
  ret i32 %127
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef i32 @report(ptr noundef %0, i32 noundef returned %1, ptr noundef readonly captures(none) %2, ptr noundef readonly byval(%struct.tfc_fault) align 8 captures(none) %3) unnamed_addr #34 {
  %5 = alloca %struct.text, align 4
  %6 = icmp eq ptr %0, null
  br i1 %6, label %78, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 4
  store ptr %8, ptr %5, align 4, !tbaa !186
  %9 = getelementptr inbounds nuw i8, ptr %5, i32 4
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 239
  store ptr %10, ptr %9, align 4, !tbaa !188
  %11 = load i8, ptr %2, align 1, !tbaa !70
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
  %31 = load i8, ptr %30, align 1, !tbaa !70
  br label %36

32:                                               ; preds = %25
  %33 = getelementptr inbounds nuw i8, ptr %28, i32 1
  %34 = load i8, ptr %33, align 1, !tbaa !70
  %35 = icmp eq i8 %34, 123
  br i1 %35, label %36, label %56

36:                                               ; preds = %29, %32
  %37 = phi i8 [ %31, %29 ], [ 123, %32 ]
  %38 = icmp eq i8 %37, %27
  %39 = zext i1 %38 to i32
  %40 = getelementptr inbounds nuw i8, ptr %28, i32 %39
  %41 = load i8, ptr %40, align 1, !tbaa !70
  br label %42

42:                                               ; preds = %25, %36
  %43 = phi i8 [ %27, %25 ], [ %41, %36 ]
  %44 = phi i32 [ 0, %25 ], [ %39, %36 ]
  %45 = getelementptr inbounds nuw i8, ptr %28, i32 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i32 1
  %47 = getelementptr inbounds nuw i8, ptr %26, i32 1
  store ptr %47, ptr %5, align 4, !tbaa !186
  store i8 %43, ptr %26, align 1, !tbaa !70
  br label %48

48:                                               ; preds = %71, %62, %66, %67, %68, %69, %70, %42
  %49 = phi ptr [ %46, %42 ], [ %65, %70 ], [ %65, %69 ], [ %65, %68 ], [ %65, %67 ], [ %65, %66 ], [ %65, %62 ], [ %65, %71 ]
  %50 = load i8, ptr %49, align 1, !tbaa !70
  %51 = icmp ne i8 %50, 0
  %52 = load ptr, ptr %5, align 4
  %53 = load ptr, ptr %9, align 4
  %54 = icmp ult ptr %52, %53
  %55 = select i1 %51, i1 %54, i1 false
  br i1 %55, label %25, label %72, !llvm.loop !189

56:                                               ; preds = %32, %59
  %57 = phi i8 [ %61, %59 ], [ 123, %32 ]
  %58 = phi ptr [ %60, %59 ], [ %28, %32 ]
  switch i8 %57, label %59 [
    i8 0, label %62
    i8 125, label %62
  ]

59:                                               ; preds = %56
  %60 = getelementptr inbounds nuw i8, ptr %58, i32 1
  %61 = load i8, ptr %60, align 1, !tbaa !70
  br label %56, !llvm.loop !190

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
  store i8 0, ptr %73, align 1, !tbaa !70
  store i32 %1, ptr %0, align 8, !tbaa !191
  %74 = getelementptr inbounds nuw i8, ptr %3, i32 40
  %75 = load ptr, ptr %74, align 8, !tbaa !108
  %76 = getelementptr inbounds nuw i8, ptr %0, i32 240
  store ptr %75, ptr %76, align 8, !tbaa !193
  %77 = getelementptr inbounds nuw i8, ptr %0, i32 248
  store i64 0, ptr %77, align 8, !tbaa !194
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
  %10 = load ptr, ptr %9, align 8, !tbaa !164
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 64
  %12 = load ptr, ptr %11, align 8, !tbaa !195
  %13 = icmp eq ptr %12, null
  br i1 %13, label %16, label %14

14:                                               ; preds = %3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  %15 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.22, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #23
  br label %228

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %18 = load i32, ptr %17, align 4, !tbaa !196
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %21 = load i64, ptr %20, align 8, !tbaa !104
  %22 = icmp eq i64 %21, %19
  br i1 %22, label %23, label %29

23:                                               ; preds = %16
  %24 = icmp eq i32 %18, 0
  br i1 %24, label %39, label %25

25:                                               ; preds = %23
  %26 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %27 = load ptr, ptr %26, align 4, !tbaa !177
  %28 = icmp eq ptr %27, null
  br i1 %28, label %29, label %39

29:                                               ; preds = %25, %16
  %30 = load ptr, ptr %0, align 8, !tbaa !197
  store ptr %30, ptr %7, align 8, !tbaa !98
  %31 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store ptr null, ptr %31, align 4, !tbaa !165
  %32 = getelementptr inbounds nuw i8, ptr %7, i32 8
  store i64 0, ptr %32, align 8, !tbaa !166
  %33 = getelementptr inbounds nuw i8, ptr %7, i32 16
  store i64 %19, ptr %33, align 8, !tbaa !167
  %34 = getelementptr inbounds nuw i8, ptr %7, i32 24
  store i64 %21, ptr %34, align 8, !tbaa !168
  %35 = getelementptr inbounds nuw i8, ptr %7, i32 32
  store double 0.000000e+00, ptr %35, align 8, !tbaa !169
  %36 = getelementptr inbounds nuw i8, ptr %7, i32 40
  store ptr null, ptr %36, align 8, !tbaa !108
  %37 = getelementptr inbounds nuw i8, ptr %7, i32 44
  store i32 0, ptr %37, align 4
  %38 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.23, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #23
  br label %228

39:                                               ; preds = %25, %23
  %40 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %41 = load i32, ptr %40, align 8, !tbaa !180
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %44 = load i64, ptr %43, align 8, !tbaa !114
  %45 = icmp eq i64 %44, %42
  br i1 %45, label %46, label %52

46:                                               ; preds = %39
  %47 = icmp eq i32 %41, 0
  br i1 %47, label %62, label %48

48:                                               ; preds = %46
  %49 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %50 = load ptr, ptr %49, align 8, !tbaa !178
  %51 = icmp eq ptr %50, null
  br i1 %51, label %52, label %62

52:                                               ; preds = %48, %39
  %53 = load ptr, ptr %0, align 8, !tbaa !197
  store ptr %53, ptr %8, align 8, !tbaa !98
  %54 = getelementptr inbounds nuw i8, ptr %8, i32 4
  store ptr null, ptr %54, align 4, !tbaa !165
  %55 = getelementptr inbounds nuw i8, ptr %8, i32 8
  store i64 0, ptr %55, align 8, !tbaa !166
  %56 = getelementptr inbounds nuw i8, ptr %8, i32 16
  store i64 %42, ptr %56, align 8, !tbaa !167
  %57 = getelementptr inbounds nuw i8, ptr %8, i32 24
  store i64 %44, ptr %57, align 8, !tbaa !168
  %58 = getelementptr inbounds nuw i8, ptr %8, i32 32
  store double 0.000000e+00, ptr %58, align 8, !tbaa !169
  %59 = getelementptr inbounds nuw i8, ptr %8, i32 40
  store ptr null, ptr %59, align 8, !tbaa !108
  %60 = getelementptr inbounds nuw i8, ptr %8, i32 44
  store i32 0, ptr %60, align 4
  %61 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.24, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #23
  br label %228

62:                                               ; preds = %48, %46
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %63 = getelementptr inbounds nuw i8, ptr %1, i32 40
  %64 = load i64, ptr %63, align 8, !tbaa !198
  %65 = getelementptr inbounds nuw i8, ptr %0, i32 184
  %66 = load i64, ptr %65, align 8, !tbaa !82
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %71, label %68

68:                                               ; preds = %62
  %69 = getelementptr inbounds nuw i8, ptr %0, i32 200
  %70 = load i64, ptr %69, align 8, !tbaa !199
  br label %71

71:                                               ; preds = %68, %62
  %72 = phi i64 [ %70, %68 ], [ 0, %62 ]
  %73 = getelementptr inbounds nuw i8, ptr %1, i32 48
  %74 = load i64, ptr %73, align 8, !tbaa !200
  %75 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %76 = load ptr, ptr %75, align 8, !tbaa !175
  %77 = icmp eq ptr %76, null
  br i1 %77, label %81, label %78

78:                                               ; preds = %71
  %79 = getelementptr inbounds nuw i8, ptr %0, i32 192
  %80 = load i64, ptr %79, align 8, !tbaa !101
  br label %81

81:                                               ; preds = %78, %71
  %82 = phi i64 [ %80, %78 ], [ 0, %71 ]
  %83 = getelementptr inbounds nuw i8, ptr %1, i32 56
  %84 = load i64, ptr %83, align 8, !tbaa !201
  %85 = getelementptr inbounds nuw i8, ptr %0, i32 152
  %86 = load i64, ptr %85, align 8, !tbaa !102
  %87 = icmp ult i64 %64, %72
  br i1 %87, label %92, label %88

88:                                               ; preds = %81
  %89 = icmp ult i64 %74, %82
  br i1 %89, label %92, label %90

90:                                               ; preds = %88
  %91 = icmp ult i64 %84, %86
  br i1 %91, label %92, label %104

92:                                               ; preds = %81, %88, %90
  %93 = phi ptr [ @.str.25, %81 ], [ @.str.26, %88 ], [ @.str.27, %90 ]
  %94 = phi i64 [ %64, %81 ], [ %74, %88 ], [ %84, %90 ]
  %95 = phi i64 [ %72, %81 ], [ %82, %88 ], [ %86, %90 ]
  store ptr %93, ptr %5, align 8, !tbaa !98
  %96 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store ptr null, ptr %96, align 4, !tbaa !165
  %97 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i64 0, ptr %97, align 8, !tbaa !166
  %98 = getelementptr inbounds nuw i8, ptr %5, i32 16
  store i64 %94, ptr %98, align 8, !tbaa !167
  %99 = getelementptr inbounds nuw i8, ptr %5, i32 24
  store i64 %95, ptr %99, align 8, !tbaa !168
  %100 = getelementptr inbounds nuw i8, ptr %5, i32 32
  store double 0.000000e+00, ptr %100, align 8, !tbaa !169
  %101 = getelementptr inbounds nuw i8, ptr %5, i32 40
  store ptr null, ptr %101, align 8, !tbaa !108
  %102 = getelementptr inbounds nuw i8, ptr %5, i32 44
  store i32 0, ptr %102, align 4
  %103 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.28, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %228

104:                                              ; preds = %90
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %105 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %106 = getelementptr inbounds nuw i8, ptr %1, i32 12
  br label %107

107:                                              ; preds = %104, %114
  %108 = phi i32 [ 0, %104 ], [ %120, %114 ]
  %109 = load i32, ptr %17, align 4, !tbaa !196
  %110 = icmp ult i32 %108, %109
  br i1 %110, label %114, label %111

111:                                              ; preds = %107
  %112 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %113 = getelementptr inbounds nuw i8, ptr %1, i32 16
  br label %122

114:                                              ; preds = %107
  %115 = load ptr, ptr %105, align 8, !tbaa !103
  %116 = getelementptr inbounds nuw %struct.tfc_given, ptr %115, i32 %108
  %117 = load ptr, ptr %106, align 4, !tbaa !177
  %118 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %117, i32 %108
  %119 = tail call fastcc i32 @check_kind(ptr noundef %116, ptr noundef %118, i32 noundef 1, ptr noundef %10) #22
  %120 = add nuw i32 %108, 1
  %121 = icmp eq i32 %119, 0
  br i1 %121, label %107, label %228, !llvm.loop !202

122:                                              ; preds = %111, %126
  %123 = phi i32 [ 0, %111 ], [ %132, %126 ]
  %124 = load i32, ptr %40, align 8, !tbaa !180
  %125 = icmp ult i32 %123, %124
  br i1 %125, label %126, label %134

126:                                              ; preds = %122
  %127 = load ptr, ptr %112, align 4, !tbaa !113
  %128 = getelementptr inbounds nuw %struct.tfc_given, ptr %127, i32 %123
  %129 = load ptr, ptr %113, align 8, !tbaa !178
  %130 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %129, i32 %123
  %131 = tail call fastcc i32 @check_kind(ptr noundef %128, ptr noundef %130, i32 noundef 0, ptr noundef %10) #22
  %132 = add nuw i32 %123, 1
  %133 = icmp eq i32 %131, 0
  br i1 %133, label %122, label %228, !llvm.loop !203

134:                                              ; preds = %122
  %135 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %136 = load ptr, ptr %135, align 4, !tbaa !177
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %137 = getelementptr inbounds nuw i8, ptr %0, i32 72
  %138 = load i64, ptr %137, align 8, !tbaa !173
  %139 = icmp sgt i64 %138, 0
  br i1 %139, label %140, label %195

140:                                              ; preds = %134
  %141 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %142 = load ptr, ptr %141, align 4, !tbaa !204
  %143 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %144 = load ptr, ptr %143, align 8, !tbaa !103
  br label %145

145:                                              ; preds = %176, %140
  %146 = phi i64 [ 0, %140 ], [ %178, %176 ]
  %147 = trunc i64 %146 to i32
  %148 = getelementptr inbounds %struct.tfc_bound, ptr %142, i32 %147
  %149 = getelementptr inbounds nuw i8, ptr %148, i32 24
  %150 = load i64, ptr %149, align 8, !tbaa !205
  %151 = trunc i64 %150 to i32
  %152 = getelementptr inbounds %struct.tfc_tensor, ptr %136, i32 %151
  %153 = getelementptr inbounds nuw i8, ptr %152, i32 4
  %154 = load ptr, ptr %153, align 4, !tbaa !181
  %155 = getelementptr inbounds nuw i8, ptr %148, i32 32
  %156 = load i64, ptr %155, align 8, !tbaa !207
  %157 = trunc i64 %156 to i32
  %158 = getelementptr inbounds i64, ptr %154, i32 %157
  %159 = load i64, ptr %158, align 8, !tbaa !91
  %160 = icmp slt i64 %159, 0
  br i1 %160, label %181, label %161

161:                                              ; preds = %145
  %162 = getelementptr inbounds nuw i8, ptr %148, i32 48
  %163 = load i64, ptr %162, align 8, !tbaa !208
  %164 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %159, i64 %163)
  %165 = extractvalue { i64, i1 } %164, 1
  %166 = extractvalue { i64, i1 } %164, 0
  br i1 %165, label %181, label %167

167:                                              ; preds = %161
  %168 = getelementptr inbounds nuw i8, ptr %148, i32 40
  %169 = load i64, ptr %168, align 8, !tbaa !209
  %170 = freeze i64 %166
  %171 = freeze i64 %169
  %172 = sdiv i64 %170, %171
  %173 = mul i64 %172, %171
  %174 = sub i64 %170, %173
  %175 = icmp eq i64 %174, 0
  br i1 %175, label %176, label %181

176:                                              ; preds = %167
  %177 = getelementptr inbounds i64, ptr %2, i32 %147
  store i64 %172, ptr %177, align 8, !tbaa !91
  %178 = add nuw nsw i64 %146, 1
  %179 = load i64, ptr %137, align 8, !tbaa !173
  %180 = icmp slt i64 %178, %179
  br i1 %180, label %145, label %195, !llvm.loop !210

181:                                              ; preds = %145, %161, %167
  %182 = getelementptr inbounds %struct.tfc_given, ptr %144, i32 %151
  %183 = load ptr, ptr %182, align 8, !tbaa !105
  store ptr %183, ptr %4, align 8, !tbaa !98
  %184 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %185 = getelementptr inbounds nuw i8, ptr %148, i32 16
  %186 = load ptr, ptr %185, align 8, !tbaa !211
  store ptr %186, ptr %184, align 4, !tbaa !165
  %187 = getelementptr inbounds nuw i8, ptr %4, i32 8
  store i64 %159, ptr %187, align 8, !tbaa !166
  %188 = getelementptr inbounds nuw i8, ptr %4, i32 16
  store i64 %156, ptr %188, align 8, !tbaa !167
  %189 = getelementptr inbounds nuw i8, ptr %4, i32 24
  store i64 0, ptr %189, align 8, !tbaa !168
  %190 = getelementptr inbounds nuw i8, ptr %4, i32 32
  store double 0.000000e+00, ptr %190, align 8, !tbaa !169
  %191 = getelementptr inbounds nuw i8, ptr %4, i32 40
  %192 = getelementptr inbounds nuw i8, ptr %182, i32 36
  store ptr %192, ptr %191, align 8, !tbaa !108
  %193 = getelementptr inbounds nuw i8, ptr %4, i32 44
  store i32 0, ptr %193, align 4
  %194 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.33, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %228

195:                                              ; preds = %176, %134
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %196 = tail call fastcc i32 @check_dims(ptr noundef nonnull %0, ptr noundef nonnull %2, ptr noundef %10) #22
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %228

198:                                              ; preds = %195
  %199 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %200 = getelementptr inbounds nuw i8, ptr %1, i32 12
  br label %201

201:                                              ; preds = %198, %208
  %202 = phi i32 [ 0, %198 ], [ %214, %208 ]
  %203 = load i32, ptr %17, align 4, !tbaa !196
  %204 = icmp ult i32 %202, %203
  br i1 %204, label %208, label %205

205:                                              ; preds = %201
  %206 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %207 = getelementptr inbounds nuw i8, ptr %1, i32 16
  br label %216

208:                                              ; preds = %201
  %209 = load ptr, ptr %199, align 8, !tbaa !103
  %210 = getelementptr inbounds nuw %struct.tfc_given, ptr %209, i32 %202
  %211 = load ptr, ptr %200, align 4, !tbaa !177
  %212 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %211, i32 %202
  %213 = tail call fastcc i32 @check_size(ptr noundef nonnull %0, ptr noundef %210, ptr noundef %212, i32 noundef 1, ptr noundef %2, ptr noundef %10) #22
  %214 = add nuw i32 %202, 1
  %215 = icmp eq i32 %213, 0
  br i1 %215, label %201, label %228, !llvm.loop !212

216:                                              ; preds = %205, %220
  %217 = phi i32 [ 0, %205 ], [ %226, %220 ]
  %218 = load i32, ptr %40, align 8, !tbaa !180
  %219 = icmp ult i32 %217, %218
  br i1 %219, label %220, label %228

220:                                              ; preds = %216
  %221 = load ptr, ptr %206, align 4, !tbaa !113
  %222 = getelementptr inbounds nuw %struct.tfc_given, ptr %221, i32 %217
  %223 = load ptr, ptr %207, align 8, !tbaa !178
  %224 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %223, i32 %217
  %225 = tail call fastcc i32 @check_size(ptr noundef nonnull %0, ptr noundef %222, ptr noundef %224, i32 noundef 0, ptr noundef %2, ptr noundef %10) #22
  %226 = add nuw i32 %217, 1
  %227 = icmp eq i32 %225, 0
  br i1 %227, label %216, label %228, !llvm.loop !213

228:                                              ; preds = %114, %126, %208, %220, %216, %92, %181, %195, %52, %29, %14
  %229 = phi i32 [ 3, %14 ], [ 3, %29 ], [ 3, %52 ], [ %225, %220 ], [ 3, %92 ], [ %213, %208 ], [ %196, %195 ], [ %131, %126 ], [ 3, %181 ], [ 0, %216 ], [ %119, %114 ]
  ret i32 %229
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
  %8 = load i64, ptr %6, align 8, !tbaa !91
  switch i64 %8, label %22 [
    i64 0, label %75
    i64 1, label %9
    i64 2, label %14
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %11 = load i64, ptr %10, align 8, !tbaa !91
  %12 = add nsw i32 %7, 1
  %13 = getelementptr inbounds i64, ptr %3, i32 %7
  store i64 %11, ptr %13, align 8, !tbaa !91
  br label %71

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %16 = load i64, ptr %15, align 8, !tbaa !91
  %17 = trunc i64 %16 to i32
  %18 = getelementptr inbounds i64, ptr %1, i32 %17
  %19 = load i64, ptr %18, align 8, !tbaa !91
  %20 = add nsw i32 %7, 1
  %21 = getelementptr inbounds i64, ptr %3, i32 %7
  store i64 %19, ptr %21, align 8, !tbaa !91
  br label %71

22:                                               ; preds = %4
  %23 = add nsw i32 %7, -1
  %24 = getelementptr i64, ptr %3, i32 %7
  %25 = getelementptr i8, ptr %24, i32 -16
  %26 = load i64, ptr %25, align 8, !tbaa !91
  %27 = getelementptr inbounds i64, ptr %3, i32 %23
  %28 = load i64, ptr %27, align 8, !tbaa !91
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
  store i64 %70, ptr %25, align 8, !tbaa !91
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
  store ptr %6, ptr %15, align 4, !tbaa !74
  %26 = getelementptr inbounds nuw i8, ptr %15, i32 4
  store ptr %7, ptr %26, align 4, !tbaa !77
  %27 = getelementptr inbounds nuw i8, ptr %15, i32 8
  store ptr %8, ptr %27, align 4, !tbaa !78
  %28 = getelementptr inbounds nuw i8, ptr %15, i32 12
  store ptr null, ptr %28, align 4, !tbaa !79
  %29 = getelementptr inbounds nuw i8, ptr %15, i32 16
  store ptr null, ptr %29, align 4, !tbaa !80
  %30 = getelementptr inbounds nuw i8, ptr %15, i32 20
  store i32 4, ptr %30, align 4, !tbaa !81
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
  store i64 %3, ptr %6, align 8, !tbaa !91
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
  tail call void @llvm.memcpy.p0.p0.i32(ptr nonnull align 1 %49, ptr readonly align 1 %53, i32 %60, i1 false)
  br label %61

61:                                               ; preds = %43, %59
  %62 = getelementptr inbounds nuw i8, ptr %46, i32 24
  %63 = load i64, ptr %62, align 8, !tbaa !219
  %64 = trunc i64 %63 to i32
  %65 = getelementptr inbounds i8, ptr %6, i32 %64
  store i8 1, ptr %65, align 1, !tbaa !70
  %66 = add nuw nsw i64 %44, 1
  %67 = icmp eq i64 %66, %2
  br i1 %67, label %42, label %43, !llvm.loop !220

68:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %69 = getelementptr inbounds nuw i8, ptr %0, i32 184
  %70 = load i64, ptr %69, align 8, !tbaa !82
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %101, label %72

72:                                               ; preds = %68
  %73 = load i64, ptr %6, align 8, !tbaa !91
  %74 = icmp eq i64 %73, %70
  br i1 %74, label %75, label %82

75:                                               ; preds = %72
  %76 = getelementptr inbounds nuw i8, ptr %0, i32 104
  %77 = load i64, ptr %76, align 8, !tbaa !92
  %78 = icmp sgt i64 %77, 0
  br i1 %78, label %79, label %101

79:                                               ; preds = %75
  %80 = getelementptr inbounds nuw i8, ptr %0, i32 36
  %81 = load ptr, ptr %80, align 4, !tbaa !93
  br label %87

82:                                               ; preds = %72
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %12, i8 0, i64 48, i1 false)
  %83 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.13, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %12) #23
  br label %100

84:                                               ; preds = %87
  %85 = add nuw nsw i64 %88, 1
  %86 = icmp eq i64 %85, %77
  br i1 %86, label %101, label %87, !llvm.loop !94

87:                                               ; preds = %84, %79
  %88 = phi i64 [ 0, %79 ], [ %85, %84 ]
  %89 = trunc i64 %88 to i32
  %90 = getelementptr inbounds %struct.tfc_flag, ptr %81, i32 %89
  %91 = load i64, ptr %90, align 8, !tbaa !95
  %92 = trunc i64 %91 to i32
  %93 = getelementptr inbounds i8, ptr %6, i32 %92
  %94 = load i8, ptr %93, align 1, !tbaa !70
  %95 = icmp eq i8 %94, 0
  br i1 %95, label %96, label %84

96:                                               ; preds = %87
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %13, i8 0, i64 48, i1 false)
  %97 = getelementptr inbounds nuw i8, ptr %90, i32 8
  %98 = load ptr, ptr %97, align 8, !tbaa !97
  store ptr %98, ptr %13, align 8, !tbaa !98
  %99 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %13) #23
  br label %100

100:                                              ; preds = %96, %82
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %104

101:                                              ; preds = %84, %75, %68
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  %102 = call fastcc i32 @run(ptr noundef nonnull %0, ptr noundef %15, ptr noundef null, ptr noundef %9, ptr noundef %10) #22
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %106, label %104

104:                                              ; preds = %100, %101
  %105 = phi i32 [ 9, %100 ], [ %102, %101 ]
  store i64 0, ptr %6, align 8, !tbaa !91
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
  %8 = load i32, ptr %0, align 4, !tbaa !221
  %9 = icmp ult i32 %8, 32
  br i1 %9, label %10, label %20

10:                                               ; preds = %7
  store ptr null, ptr %3, align 8, !tbaa !98
  %11 = getelementptr inbounds nuw i8, ptr %3, i32 4
  store ptr null, ptr %11, align 4, !tbaa !165
  %12 = getelementptr inbounds nuw i8, ptr %3, i32 8
  store i64 0, ptr %12, align 8, !tbaa !166
  %13 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %14 = zext nneg i32 %8 to i64
  store i64 %14, ptr %13, align 8, !tbaa !167
  %15 = getelementptr inbounds nuw i8, ptr %3, i32 24
  store i64 32, ptr %15, align 8, !tbaa !168
  %16 = getelementptr inbounds nuw i8, ptr %3, i32 32
  store double 0.000000e+00, ptr %16, align 8, !tbaa !169
  %17 = getelementptr inbounds nuw i8, ptr %3, i32 40
  store ptr null, ptr %17, align 8, !tbaa !108
  %18 = getelementptr inbounds nuw i8, ptr %3, i32 44
  store i32 0, ptr %18, align 4
  %19 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.36, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %3) #23
  br label %46

20:                                               ; preds = %7
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %22 = load ptr, ptr %21, align 4, !tbaa !19
  %23 = icmp eq ptr %22, null
  br i1 %23, label %38, label %24

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %26 = load i32, ptr %25, align 4, !tbaa !21
  %27 = icmp ugt i32 %26, 65536
  br i1 %27, label %28, label %38

28:                                               ; preds = %24
  store ptr null, ptr %4, align 8, !tbaa !98
  %29 = getelementptr inbounds nuw i8, ptr %4, i32 4
  store ptr null, ptr %29, align 4, !tbaa !165
  %30 = getelementptr inbounds nuw i8, ptr %4, i32 8
  store i64 0, ptr %30, align 8, !tbaa !166
  %31 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %32 = zext i32 %26 to i64
  store i64 %32, ptr %31, align 8, !tbaa !167
  %33 = getelementptr inbounds nuw i8, ptr %4, i32 24
  store i64 65536, ptr %33, align 8, !tbaa !168
  %34 = getelementptr inbounds nuw i8, ptr %4, i32 32
  store double 0.000000e+00, ptr %34, align 8, !tbaa !169
  %35 = getelementptr inbounds nuw i8, ptr %4, i32 40
  store ptr null, ptr %35, align 8, !tbaa !108
  %36 = getelementptr inbounds nuw i8, ptr %4, i32 44
  store i32 0, ptr %36, align 4
  %37 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.37, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  br label %46

38:                                               ; preds = %24, %20
  %39 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %40 = load ptr, ptr %39, align 4, !tbaa !137
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 72
  %7 = load i64, ptr %6, align 8, !tbaa !173
  %8 = icmp eq i64 %7, 0
  %9 = icmp ne ptr %1, null
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %16

11:                                               ; preds = %3
  %12 = icmp sgt i64 %7, 0
  br i1 %12, label %13, label %61

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %15 = load ptr, ptr %14, align 4, !tbaa !204
  br label %25

16:                                               ; preds = %3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %4, i8 0, i64 48, i1 false)
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %18 = load ptr, ptr %17, align 4, !tbaa !204
  %19 = getelementptr inbounds nuw i8, ptr %18, i32 16
  %20 = load ptr, ptr %19, align 8, !tbaa !211
  store ptr %20, ptr %4, align 8, !tbaa !98
  %21 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.5, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  br label %61

22:                                               ; preds = %33
  %23 = add nuw nsw i64 %26, 1
  %24 = icmp eq i64 %23, %7
  br i1 %24, label %61, label %25, !llvm.loop !222

25:                                               ; preds = %13, %22
  %26 = phi i64 [ 0, %13 ], [ %23, %22 ]
  %27 = trunc i64 %26 to i32
  %28 = getelementptr inbounds %struct.tfc_bound, ptr %15, i32 %27
  %29 = getelementptr inbounds i64, ptr %1, i32 %27
  %30 = load i64, ptr %29, align 8, !tbaa !91
  %31 = load i64, ptr %28, align 8, !tbaa !223
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %37, label %33

33:                                               ; preds = %25
  %34 = getelementptr inbounds nuw i8, ptr %28, i32 8
  %35 = load i64, ptr %34, align 8, !tbaa !224
  %36 = icmp sgt i64 %30, %35
  br i1 %36, label %37, label %22

37:                                               ; preds = %33, %25
  %38 = getelementptr inbounds nuw i8, ptr %28, i32 24
  %39 = load i64, ptr %38, align 8, !tbaa !205
  %40 = icmp sgt i64 %39, -1
  br i1 %40, label %41, label %47

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %43 = load ptr, ptr %42, align 8, !tbaa !103
  %44 = trunc i64 %39 to i32
  %45 = getelementptr inbounds %struct.tfc_given, ptr %43, i32 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i32 36
  br label %47

47:                                               ; preds = %37, %41
  %48 = phi ptr [ %46, %41 ], [ null, %37 ]
  %49 = getelementptr inbounds nuw i8, ptr %28, i32 16
  %50 = load ptr, ptr %49, align 8, !tbaa !211
  store ptr %50, ptr %5, align 8, !tbaa !98
  %51 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store ptr null, ptr %51, align 4, !tbaa !165
  %52 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i64 %30, ptr %52, align 8, !tbaa !166
  %53 = getelementptr inbounds nuw i8, ptr %5, i32 16
  store i64 %31, ptr %53, align 8, !tbaa !167
  %54 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %55 = getelementptr inbounds nuw i8, ptr %28, i32 8
  %56 = load i64, ptr %55, align 8, !tbaa !224
  store i64 %56, ptr %54, align 8, !tbaa !168
  %57 = getelementptr inbounds nuw i8, ptr %5, i32 32
  store double 0.000000e+00, ptr %57, align 8, !tbaa !169
  %58 = getelementptr inbounds nuw i8, ptr %5, i32 40
  store ptr %48, ptr %58, align 8, !tbaa !108
  %59 = getelementptr inbounds nuw i8, ptr %5, i32 44
  store i32 0, ptr %59, align 4
  %60 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.6, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #23
  br label %61

61:                                               ; preds = %22, %11, %47, %16
  %62 = phi i32 [ 3, %16 ], [ 3, %47 ], [ 0, %11 ], [ 0, %22 ]
  ret i32 %62
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_overlaps(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3) unnamed_addr #34 {
  %5 = alloca %struct.tfc_block_of, align 8
  %6 = alloca %struct.tfc_block_of, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %9 = load i64, ptr %8, align 8, !tbaa !114
  %10 = add i64 %9, 3
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %12 = load i64, ptr %11, align 8, !tbaa !104
  %13 = add i64 %10, %12
  %14 = icmp sgt i64 %9, -2
  br i1 %14, label %15, label %61

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %5, i32 4
  %17 = getelementptr inbounds nuw i8, ptr %6, i32 4
  %18 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %19 = getelementptr inbounds nuw i8, ptr %5, i32 8
  %20 = add i64 %9, 1
  br label %21

21:                                               ; preds = %15, %59
  %22 = phi i64 [ 0, %15 ], [ %23, %59 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %5, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %22) #22
  %23 = add nuw i64 %22, 1
  %24 = icmp slt i64 %23, %13
  br i1 %24, label %25, label %59

25:                                               ; preds = %21
  %26 = load i32, ptr %16, align 4
  %27 = load i64, ptr %19, align 8
  %28 = icmp eq i64 %27, 0
  br label %29

29:                                               ; preds = %25, %56
  %30 = phi i64 [ %23, %25 ], [ %57, %56 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  call fastcc void @block_of(ptr dead_on_unwind writable sret(%struct.tfc_block_of) align 8 %6, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %30) #22
  %31 = load i32, ptr %17, align 4, !tbaa !225
  %32 = sub i32 %26, %31
  %33 = zext i32 %32 to i64
  %34 = load i64, ptr %18, align 8, !tbaa !227
  %35 = icmp ule i64 %34, %33
  %36 = sub i32 %31, %26
  %37 = zext i32 %36 to i64
  %38 = icmp ule i64 %27, %37
  %39 = select i1 %35, i1 %38, i1 false
  %40 = icmp eq i64 %34, 0
  %41 = select i1 %28, i1 true, i1 %40
  %42 = select i1 %41, i1 true, i1 %39
  br i1 %42, label %56, label %43

43:                                               ; preds = %29
  %44 = getelementptr inbounds nuw i8, ptr %7, i32 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %44, i8 0, i64 40, i1 false)
  %45 = load ptr, ptr %6, align 8, !tbaa !228
  store ptr %45, ptr %7, align 8, !tbaa !98
  %46 = getelementptr inbounds nuw i8, ptr %7, i32 4
  %47 = load ptr, ptr %5, align 8, !tbaa !228
  store ptr %47, ptr %46, align 4, !tbaa !165
  %48 = getelementptr inbounds nuw i8, ptr %7, i32 40
  %49 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %50 = load ptr, ptr %49, align 8, !tbaa !229
  %51 = icmp eq ptr %50, null
  %52 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %53 = load ptr, ptr %52, align 8
  %54 = select i1 %51, ptr %53, ptr %50
  store ptr %54, ptr %48, align 8, !tbaa !108
  %55 = tail call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull @.str.9, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  br label %61

56:                                               ; preds = %29
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  %57 = add i64 %30, 1
  %58 = icmp eq i64 %57, %13
  br i1 %58, label %59, label %29, !llvm.loop !230

59:                                               ; preds = %56, %21
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  %60 = icmp eq i64 %22, %20
  br i1 %60, label %61, label %21

61:                                               ; preds = %59, %4, %43
  %62 = phi i32 [ 3, %43 ], [ 0, %4 ], [ 0, %59 ]
  ret i32 %62
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @block_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.tfc_block_of) align 8 captures(none) initializes((0, 24)) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef %4) unnamed_addr #36 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i32 88
  %7 = load i64, ptr %6, align 8, !tbaa !114
  %8 = add nsw i64 %7, 2
  switch i64 %4, label %32 [
    i64 0, label %9
    i64 1, label %23
  ]

9:                                                ; preds = %5
  store ptr @.str.10, ptr %0, align 8, !tbaa !228
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %11 = load ptr, ptr %2, align 4, !tbaa !74
  %12 = ptrtoint ptr %11 to i32
  store i32 %12, ptr %10, align 4, !tbaa !225
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 184
  %15 = load i64, ptr %14, align 8, !tbaa !82
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %20, label %17

17:                                               ; preds = %9
  %18 = getelementptr inbounds nuw i8, ptr %1, i32 200
  %19 = load i64, ptr %18, align 8, !tbaa !199
  br label %20

20:                                               ; preds = %9, %17
  %21 = phi i64 [ %19, %17 ], [ 0, %9 ]
  store i64 %21, ptr %13, align 8, !tbaa !227
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 16
  store ptr null, ptr %22, align 8, !tbaa !229
  br label %84

23:                                               ; preds = %5
  store ptr @.str.11, ptr %0, align 8, !tbaa !228
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %25 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %26 = load ptr, ptr %25, align 4, !tbaa !78
  %27 = ptrtoint ptr %26 to i32
  store i32 %27, ptr %24, align 4, !tbaa !225
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %29 = getelementptr inbounds nuw i8, ptr %1, i32 152
  %30 = load i64, ptr %29, align 8, !tbaa !102
  store i64 %30, ptr %28, align 8, !tbaa !227
  %31 = getelementptr inbounds nuw i8, ptr %0, i32 16
  store ptr null, ptr %31, align 8, !tbaa !229
  br label %84

32:                                               ; preds = %5
  %33 = icmp eq i64 %4, %8
  br i1 %33, label %34, label %43

34:                                               ; preds = %32
  store ptr @.str.12, ptr %0, align 8, !tbaa !228
  %35 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %36 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %37 = load ptr, ptr %36, align 4, !tbaa !77
  %38 = ptrtoint ptr %37 to i32
  store i32 %38, ptr %35, align 4, !tbaa !225
  %39 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %40 = getelementptr inbounds nuw i8, ptr %1, i32 192
  %41 = load i64, ptr %40, align 8, !tbaa !101
  store i64 %41, ptr %39, align 8, !tbaa !227
  %42 = getelementptr inbounds nuw i8, ptr %0, i32 16
  store ptr null, ptr %42, align 8, !tbaa !229
  br label %84

43:                                               ; preds = %32
  %44 = icmp slt i64 %4, %8
  %45 = select i1 %44, i64 0, i64 %7
  %46 = sub i64 %4, %45
  %47 = select i1 %44, i32 28, i32 24
  %48 = getelementptr inbounds nuw i8, ptr %1, i32 %47
  %49 = select i1 %44, i32 -112, i32 -168
  %50 = load ptr, ptr %48, align 4, !tbaa !231
  %51 = trunc i64 %46 to i32
  %52 = getelementptr %struct.tfc_given, ptr %50, i32 %51
  %53 = getelementptr i8, ptr %52, i32 %49
  %54 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %55 = load ptr, ptr %54, align 4, !tbaa !109
  %56 = getelementptr inbounds nuw i8, ptr %53, i32 16
  %57 = load i64, ptr %56, align 8, !tbaa !110
  %58 = trunc i64 %57 to i32
  %59 = getelementptr inbounds i64, ptr %55, i32 %58
  %60 = tail call fastcc i64 @evaluate(ptr noundef %59, ptr noundef %3) #22
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %77, label %62

62:                                               ; preds = %43
  %63 = select i1 %44, i64 0, i64 %7
  %64 = sub i64 %4, %63
  %65 = select i1 %44, i32 -2, i32 -3
  %66 = select i1 %44, i32 16, i32 12
  %67 = getelementptr inbounds nuw i8, ptr %2, i32 %66
  %68 = load ptr, ptr %67, align 4, !tbaa !60
  %69 = trunc i64 %64 to i32
  %70 = add i32 %65, %69
  %71 = getelementptr inbounds nuw i8, ptr %2, i32 20
  %72 = load i32, ptr %71, align 4, !tbaa !81
  %73 = mul i32 %72, %70
  %74 = getelementptr inbounds nuw i8, ptr %68, i32 %73
  %75 = load ptr, ptr %74, align 4, !tbaa !60
  %76 = ptrtoint ptr %75 to i32
  br label %77

77:                                               ; preds = %62, %43
  %78 = phi i32 [ 0, %43 ], [ %76, %62 ]
  %79 = load ptr, ptr %53, align 8, !tbaa !105
  store ptr %79, ptr %0, align 8, !tbaa !228
  %80 = getelementptr inbounds nuw i8, ptr %0, i32 4
  store i32 %78, ptr %80, align 4, !tbaa !225
  %81 = getelementptr inbounds nuw i8, ptr %0, i32 8
  store i64 %60, ptr %81, align 8, !tbaa !227
  %82 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %83 = getelementptr inbounds nuw i8, ptr %53, i32 36
  store ptr %83, ptr %82, align 8, !tbaa !229
  br label %84

84:                                               ; preds = %77, %34, %23, %20
  %85 = getelementptr inbounds nuw i8, ptr %0, i32 20
  store i32 0, ptr %85, align 4
  ret void
}

; Function Attrs: cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i32 @report_failure(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #37 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = load atomic i32, ptr %1 seq_cst, align 4, !tbaa !232
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  store ptr @.str.15, ptr %4, align 8, !tbaa !98
  %6 = getelementptr inbounds nuw i8, ptr %4, i32 4
  store ptr @.str.15, ptr %6, align 4, !tbaa !165
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %9 = load i64, ptr %8, align 8, !tbaa !33
  store i64 %9, ptr %7, align 8, !tbaa !166
  %10 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %12 = load i64, ptr %11, align 8, !tbaa !37
  store i64 %12, ptr %10, align 8, !tbaa !167
  %13 = getelementptr inbounds nuw i8, ptr %4, i32 24
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %15 = load i64, ptr %14, align 8, !tbaa !38
  store i64 %15, ptr %13, align 8, !tbaa !168
  %16 = getelementptr inbounds nuw i8, ptr %4, i32 32
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 40
  %18 = load double, ptr %17, align 8, !tbaa !39
  store double %18, ptr %16, align 8, !tbaa !169
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 40
  store ptr null, ptr %19, align 8, !tbaa !108
  %20 = getelementptr inbounds nuw i8, ptr %4, i32 44
  store i32 0, ptr %20, align 4
  %21 = icmp eq i32 %5, 1
  br i1 %21, label %32, label %22

22:                                               ; preds = %3
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %24 = load i64, ptr %23, align 8, !tbaa !233
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %26, label %53

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %28 = load ptr, ptr %27, align 8, !tbaa !234
  %29 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %30 = load i32, ptr %29, align 8, !tbaa !66
  %31 = getelementptr inbounds nuw i8, ptr %1, i32 12
  br label %34

32:                                               ; preds = %3
  %33 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 1, ptr noundef nonnull @.str.16, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  br label %55

34:                                               ; preds = %26, %50
  %35 = phi i64 [ 0, %26 ], [ %51, %50 ]
  %36 = trunc i64 %35 to i32
  %37 = getelementptr inbounds %struct.tfc_message, ptr %28, i32 %36
  %38 = load i32, ptr %37, align 4, !tbaa !235
  %39 = icmp eq i32 %38, %30
  br i1 %39, label %40, label %50

40:                                               ; preds = %34
  %41 = getelementptr inbounds nuw i8, ptr %37, i32 4
  %42 = load i32, ptr %41, align 4, !tbaa !237
  %43 = load i32, ptr %31, align 4, !tbaa !36
  %44 = icmp eq i32 %42, %43
  br i1 %44, label %45, label %50

45:                                               ; preds = %40
  %46 = getelementptr inbounds nuw i8, ptr %37, i32 12
  store ptr %46, ptr %19, align 8, !tbaa !108
  %47 = getelementptr inbounds nuw i8, ptr %37, i32 8
  %48 = load ptr, ptr %47, align 4, !tbaa !238
  %49 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef %5, ptr noundef %48, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  br label %55

50:                                               ; preds = %40, %34
  %51 = add nuw nsw i64 %35, 1
  %52 = icmp eq i64 %51, %24
  br i1 %52, label %53, label %34, !llvm.loop !239

53:                                               ; preds = %50, %22
  %54 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef %5, ptr noundef nonnull @.str.17, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #23
  br label %55

55:                                               ; preds = %45, %53, %32
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
  ret i32 %5
}

; Function Attrs: cold nofree noinline norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put(ptr noundef nonnull captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #38 {
  %3 = load i8, ptr %1, align 1, !tbaa !70
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %18, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 4
  br label %7

7:                                                ; preds = %5, %13
  %8 = phi i8 [ %3, %5 ], [ %16, %13 ]
  %9 = phi ptr [ %1, %5 ], [ %14, %13 ]
  %10 = load ptr, ptr %0, align 4, !tbaa !186
  %11 = load ptr, ptr %6, align 4, !tbaa !188
  %12 = icmp ult ptr %10, %11
  br i1 %12, label %13, label %18

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %9, i32 1
  %15 = getelementptr inbounds nuw i8, ptr %10, i32 1
  store ptr %15, ptr %0, align 4, !tbaa !186
  store i8 %8, ptr %10, align 1, !tbaa !70
  %16 = load i8, ptr %14, align 1, !tbaa !70
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %7, !llvm.loop !240

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
  store i8 %13, ptr %15, align 1, !tbaa !70
  %16 = icmp ult i64 %7, 10
  br i1 %16, label %17, label %5, !llvm.loop !241

17:                                               ; preds = %5
  %18 = icmp slt i64 %1, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %17
  %20 = add nuw nsw i32 %6, 2
  %21 = getelementptr inbounds nuw i8, ptr %3, i32 %14
  store i8 45, ptr %21, align 1, !tbaa !70
  br label %22

22:                                               ; preds = %19, %17
  %23 = phi i32 [ %20, %19 ], [ %14, %17 ]
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 4
  br label %25

25:                                               ; preds = %22, %30
  %26 = phi i32 [ %23, %22 ], [ %31, %30 ]
  %27 = load ptr, ptr %0, align 4, !tbaa !186
  %28 = load ptr, ptr %24, align 4, !tbaa !188
  %29 = icmp ult ptr %27, %28
  br i1 %29, label %30, label %36

30:                                               ; preds = %25
  %31 = add nsw i32 %26, -1
  %32 = getelementptr inbounds i8, ptr %3, i32 %31
  %33 = load i8, ptr %32, align 1, !tbaa !70
  %34 = getelementptr inbounds nuw i8, ptr %27, i32 1
  store ptr %34, ptr %0, align 4, !tbaa !186
  store i8 %33, ptr %27, align 1, !tbaa !70
  %35 = icmp eq i32 %31, 0
  br i1 %35, label %36, label %25, !llvm.loop !242

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
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  store i64 13563782407139374, ptr %3, align 8
  br label %55

52:                                               ; preds = %55
  %53 = getelementptr inbounds nuw i8, ptr %3, i32 %69
  %54 = getelementptr inbounds nuw i8, ptr %53, i32 1
  store i8 0, ptr %54, align 1, !tbaa !70
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
  store i8 %64, ptr %65, align 1, !tbaa !70
  %66 = icmp eq i32 %57, 0
  %67 = icmp eq i64 %62, 0
  %68 = select i1 %67, i32 0, i32 %56
  %69 = select i1 %66, i32 %68, i32 %57
  %70 = add nsw i32 %56, -1
  %71 = icmp samesign ugt i32 %56, 1
  br i1 %71, label %55, label %52, !llvm.loop !245

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
define internal fastcc range(i32 0, 4) i32 @check_kind(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef range(i32 0, 2) %2, ptr noundef %3) unnamed_addr #32 {
  %5 = alloca %struct.tfc_fault, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %5, i8 0, i64 48, i1 false)
  %6 = load ptr, ptr %0, align 8, !tbaa !105
  store ptr %6, ptr %5, align 8, !tbaa !98
  %7 = getelementptr inbounds nuw i8, ptr %5, i32 40
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 36
  store ptr %8, ptr %7, align 8, !tbaa !108
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %10 = load i32, ptr %9, align 8, !tbaa !246
  %11 = icmp ugt i32 %10, 1
  br i1 %11, label %42, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %14 = load i32, ptr %13, align 4, !tbaa !247
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %42

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %18 = load i32, ptr %17, align 8, !tbaa !183
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %5, i32 16
  store i64 %19, ptr %20, align 8, !tbaa !167
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %22 = load i32, ptr %21, align 8, !tbaa !248
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr %5, i32 24
  store i64 %23, ptr %24, align 8, !tbaa !168
  %25 = icmp eq i32 %18, %22
  br i1 %25, label %26, label %42

26:                                               ; preds = %16
  %27 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %28 = load i32, ptr %27, align 4, !tbaa !249
  %29 = zext i32 %28 to i64
  store i64 %29, ptr %20, align 8, !tbaa !167
  %30 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %31 = load i32, ptr %30, align 4, !tbaa !250
  %32 = zext i32 %31 to i64
  store i64 %32, ptr %24, align 8, !tbaa !168
  %33 = icmp eq i32 %28, %31
  br i1 %33, label %34, label %42

34:                                               ; preds = %26
  %35 = icmp eq i32 %2, 0
  %36 = icmp eq i32 %18, 0
  %37 = or i1 %35, %36
  br i1 %37, label %45, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %40 = load ptr, ptr %39, align 4, !tbaa !181
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %45

42:                                               ; preds = %38, %26, %16, %4, %12
  %43 = phi ptr [ @.str.31, %26 ], [ @.str.30, %16 ], [ @.str.29, %4 ], [ @.str.29, %12 ], [ @.str.32, %38 ]
  %44 = tail call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull %43, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #23
  br label %45

45:                                               ; preds = %42, %34, %38
  %46 = phi i32 [ 0, %38 ], [ 0, %34 ], [ 3, %42 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  ret i32 %46
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_size(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef %5) unnamed_addr #31 {
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %46, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %12 = load i32, ptr %11, align 8, !tbaa !248
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %15 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %16 = icmp eq i32 %12, 0
  br i1 %16, label %46, label %17

17:                                               ; preds = %10
  %18 = load ptr, ptr %13, align 4, !tbaa !109
  %19 = load ptr, ptr %14, align 8, !tbaa !184
  br label %20

20:                                               ; preds = %17, %31
  %21 = phi i32 [ %32, %31 ], [ 0, %17 ]
  %22 = getelementptr inbounds nuw i64, ptr %19, i32 %21
  %23 = load i64, ptr %22, align 8, !tbaa !91
  %24 = trunc i64 %23 to i32
  %25 = getelementptr inbounds i64, ptr %18, i32 %24
  %26 = tail call fastcc i64 @evaluate(ptr noundef %25, ptr noundef nonnull %4) #22
  %27 = load ptr, ptr %15, align 4, !tbaa !181
  %28 = getelementptr inbounds nuw i64, ptr %27, i32 %21
  %29 = load i64, ptr %28, align 8, !tbaa !91
  %30 = icmp eq i64 %29, %26
  br i1 %30, label %31, label %34

31:                                               ; preds = %20
  %32 = add i32 %21, 1
  %33 = icmp eq i32 %32, %12
  br i1 %33, label %46, label %20

34:                                               ; preds = %20
  %35 = load ptr, ptr %1, align 8, !tbaa !105
  store ptr %35, ptr %7, align 8, !tbaa !98
  %36 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store ptr @.str.15, ptr %36, align 4, !tbaa !165
  %37 = getelementptr inbounds nuw i8, ptr %7, i32 8
  store i64 %29, ptr %37, align 8, !tbaa !166
  %38 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %39 = zext i32 %21 to i64
  store i64 %39, ptr %38, align 8, !tbaa !167
  %40 = getelementptr inbounds nuw i8, ptr %7, i32 24
  store i64 %26, ptr %40, align 8, !tbaa !168
  %41 = getelementptr inbounds nuw i8, ptr %7, i32 32
  store double 0.000000e+00, ptr %41, align 8, !tbaa !169
  %42 = getelementptr inbounds nuw i8, ptr %7, i32 40
  %43 = getelementptr inbounds nuw i8, ptr %1, i32 36
  store ptr %43, ptr %42, align 8, !tbaa !108
  %44 = getelementptr inbounds nuw i8, ptr %7, i32 44
  store i32 0, ptr %44, align 4
  %45 = tail call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.34, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #23
  br label %68

46:                                               ; preds = %31, %10, %6
  %47 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %48 = load ptr, ptr %47, align 4, !tbaa !109
  %49 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %50 = load i64, ptr %49, align 8, !tbaa !110
  %51 = trunc i64 %50 to i32
  %52 = getelementptr inbounds i64, ptr %48, i32 %51
  %53 = tail call fastcc i64 @evaluate(ptr noundef %52, ptr noundef nonnull %4) #22
  %54 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %55 = load i64, ptr %54, align 8, !tbaa !251
  %56 = icmp ult i64 %55, %53
  br i1 %56, label %57, label %68

57:                                               ; preds = %46
  %58 = load ptr, ptr %1, align 8, !tbaa !105
  store ptr %58, ptr %8, align 8, !tbaa !98
  %59 = getelementptr inbounds nuw i8, ptr %8, i32 4
  store ptr null, ptr %59, align 4, !tbaa !165
  %60 = getelementptr inbounds nuw i8, ptr %8, i32 8
  store i64 0, ptr %60, align 8, !tbaa !166
  %61 = getelementptr inbounds nuw i8, ptr %8, i32 16
  store i64 %55, ptr %61, align 8, !tbaa !167
  %62 = getelementptr inbounds nuw i8, ptr %8, i32 24
  store i64 %53, ptr %62, align 8, !tbaa !168
  %63 = getelementptr inbounds nuw i8, ptr %8, i32 32
  store double 0.000000e+00, ptr %63, align 8, !tbaa !169
  %64 = getelementptr inbounds nuw i8, ptr %8, i32 40
  %65 = getelementptr inbounds nuw i8, ptr %1, i32 36
  store ptr %65, ptr %64, align 8, !tbaa !108
  %66 = getelementptr inbounds nuw i8, ptr %8, i32 44
  store i32 0, ptr %66, align 4
  %67 = tail call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.35, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #23
  br label %68

68:                                               ; preds = %34, %57, %46
  %69 = phi i32 [ 3, %34 ], [ 3, %57 ], [ 0, %46 ]
  ret i32 %69
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
!12 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !13, i64 8, !15, i64 12, !16, i64 16, !17, i64 20, !18, i64 24}
!13 = !{!"p1 _ZTS8tfc_pool", !14, i64 0}
!14 = !{!"any pointer", !7, i64 0}
!15 = !{!"p1 _ZTS8tfc_host", !14, i64 0}
!16 = !{!"p1 _ZTS11tfc_failure", !14, i64 0}
!17 = !{!"p1 _ZTS10tfc_device", !14, i64 0}
!18 = !{!"p1 _ZTS10tfc_checks", !14, i64 0}
!19 = !{!20, !14, i64 12}
!20 = !{!"tfc_host", !6, i64 0, !6, i64 4, !14, i64 8, !14, i64 12, !14, i64 16, !14, i64 20, !14, i64 24, !14, i64 28}
!21 = !{!20, !6, i64 4}
!22 = !{!12, !13, i64 8}
!23 = !{!24, !14, i64 0}
!24 = !{!"tfc_loop", !14, i64 0, !14, i64 4, !25, i64 8, !25, i64 16}
!25 = !{!"long long", !7, i64 0}
!26 = !{!24, !14, i64 4}
!27 = !{!24, !25, i64 8}
!28 = !{!24, !25, i64 16}
!29 = !{!20, !14, i64 8}
!30 = !{!12, !16, i64 16}
!31 = distinct !{!31, !32}
!32 = !{!"llvm.loop.mustprogress"}
!33 = !{!34, !25, i64 16}
!34 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !25, i64 16, !25, i64 24, !25, i64 32, !35, i64 40}
!35 = !{!"double", !7, i64 0}
!36 = !{!34, !6, i64 12}
!37 = !{!34, !25, i64 24}
!38 = !{!34, !25, i64 32}
!39 = !{!34, !35, i64 40}
!40 = !{!20, !14, i64 24}
!41 = !{!42, !46, i64 28}
!42 = !{!"tfc_region", !43, i64 0, !25, i64 8, !44, i64 16, !45, i64 20, !44, i64 24, !46, i64 28, !25, i64 32, !45, i64 40, !47, i64 44, !48, i64 48, !25, i64 56, !49, i64 64, !50, i64 68}
!43 = !{!"p1 _ZTS15tfc_instruction", !14, i64 0}
!44 = !{!"any p2 pointer", !14, i64 0}
!45 = !{!"p1 long long", !14, i64 0}
!46 = !{!"p1 _ZTS7tfc_ctx", !14, i64 0}
!47 = !{!"p1 omnipotent char", !14, i64 0}
!48 = !{!"p1 _ZTS9tfc_block", !14, i64 0}
!49 = !{!"p1 int", !14, i64 0}
!50 = !{!"p1 _ZTS13tfc_recording", !14, i64 0}
!51 = !{!20, !14, i64 20}
!52 = !{!42, !25, i64 56}
!53 = !{!42, !25, i64 8}
!54 = distinct !{!54, !32}
!55 = !{!42, !43, i64 0}
!56 = !{!57, !6, i64 8}
!57 = !{!"tfc_instruction", !14, i64 0, !49, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20}
!58 = !{!42, !44, i64 16}
!59 = !{!57, !49, i64 4}
!60 = !{!14, !14, i64 0}
!61 = !{!42, !44, i64 24}
!62 = !{!57, !14, i64 0}
!63 = !{!42, !45, i64 20}
!64 = distinct !{!64, !32}
!65 = !{!57, !6, i64 12}
!66 = !{!34, !6, i64 8}
!67 = !{!57, !6, i64 16}
!68 = !{!42, !25, i64 32}
!69 = !{!57, !6, i64 20}
!70 = !{!7, !7, i64 0}
!71 = !{!42, !47, i64 44}
!72 = distinct !{!72, !32}
!73 = distinct !{!73, !32}
!74 = !{!75, !47, i64 0}
!75 = !{!"tfc_memory", !47, i64 0, !47, i64 4, !47, i64 8, !14, i64 12, !14, i64 16, !76, i64 20}
!76 = !{!"long", !7, i64 0}
!77 = !{!75, !47, i64 4}
!78 = !{!75, !47, i64 8}
!79 = !{!75, !14, i64 12}
!80 = !{!75, !14, i64 16}
!81 = !{!75, !76, i64 20}
!82 = !{!83, !25, i64 184}
!83 = !{!"tfc_entry", !47, i64 0, !43, i64 4, !84, i64 8, !45, i64 12, !47, i64 16, !85, i64 20, !86, i64 24, !86, i64 28, !87, i64 32, !88, i64 36, !88, i64 40, !89, i64 44, !90, i64 48, !25, i64 56, !25, i64 64, !25, i64 72, !25, i64 80, !25, i64 88, !25, i64 96, !25, i64 104, !25, i64 112, !25, i64 120, !25, i64 128, !25, i64 136, !25, i64 144, !25, i64 152, !25, i64 160, !25, i64 168, !25, i64 176, !25, i64 184, !25, i64 192, !25, i64 200, !25, i64 208}
!84 = !{!"p1 _ZTS9tfc_place", !14, i64 0}
!85 = !{!"p1 _ZTS9tfc_bound", !14, i64 0}
!86 = !{!"p1 _ZTS9tfc_given", !14, i64 0}
!87 = !{!"p1 _ZTS10tfc_result", !14, i64 0}
!88 = !{!"p1 _ZTS8tfc_flag", !14, i64 0}
!89 = !{!"p1 _ZTS9tfc_aside", !14, i64 0}
!90 = !{!"p1 _ZTS11tfc_message", !14, i64 0}
!91 = !{!25, !25, i64 0}
!92 = !{!83, !25, i64 104}
!93 = !{!83, !88, i64 36}
!94 = distinct !{!94, !32}
!95 = !{!96, !25, i64 0}
!96 = !{!"tfc_flag", !25, i64 0, !47, i64 8}
!97 = !{!96, !47, i64 8}
!98 = !{!99, !47, i64 0}
!99 = !{!"tfc_fault", !47, i64 0, !47, i64 4, !25, i64 8, !25, i64 16, !25, i64 24, !35, i64 32, !100, i64 40}
!100 = !{!"p1 _ZTS7tfc_loc", !14, i64 0}
!101 = !{!83, !25, i64 192}
!102 = !{!83, !25, i64 152}
!103 = !{!83, !86, i64 24}
!104 = !{!83, !25, i64 80}
!105 = !{!106, !47, i64 0}
!106 = !{!"tfc_given", !47, i64 0, !25, i64 8, !25, i64 16, !45, i64 24, !6, i64 28, !6, i64 32, !107, i64 36}
!107 = !{!"tfc_loc", !47, i64 0, !47, i64 4, !6, i64 8, !6, i64 12}
!108 = !{!99, !100, i64 40}
!109 = !{!83, !45, i64 12}
!110 = !{!106, !25, i64 16}
!111 = !{!106, !25, i64 8}
!112 = distinct !{!112, !32}
!113 = !{!83, !86, i64 28}
!114 = !{!83, !25, i64 88}
!115 = !{!83, !25, i64 208}
!116 = !{!83, !25, i64 64}
!117 = !{!83, !84, i64 8}
!118 = !{!119, !25, i64 16}
!119 = !{!"tfc_place", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !25, i64 16}
!120 = !{!119, !6, i64 0}
!121 = !{!119, !6, i64 8}
!122 = !{!83, !47, i64 16}
!123 = !{!119, !6, i64 4}
!124 = distinct !{!124, !32}
!125 = !{!83, !25, i64 176}
!126 = !{!83, !25, i64 120}
!127 = !{!83, !25, i64 168}
!128 = distinct !{!128, !32}
!129 = !{!12, !6, i64 0}
!130 = !{!12, !6, i64 4}
!131 = !{!83, !89, i64 44}
!132 = !{!133, !25, i64 8}
!133 = !{!"tfc_aside", !25, i64 0, !25, i64 8, !25, i64 16}
!134 = !{!133, !25, i64 0}
!135 = !{!133, !25, i64 16}
!136 = distinct !{!136, !32}
!137 = !{!20, !14, i64 28}
!138 = !{!12, !17, i64 20}
!139 = !{!12, !18, i64 24}
!140 = !{!83, !43, i64 4}
!141 = !{!83, !25, i64 56}
!142 = !{!83, !25, i64 160}
!143 = !{!83, !25, i64 136}
!144 = !{!42, !45, i64 40}
!145 = !{!42, !48, i64 48}
!146 = !{!83, !25, i64 144}
!147 = !{!42, !49, i64 64}
!148 = !{!42, !50, i64 68}
!149 = !{!83, !25, i64 96}
!150 = distinct !{!150, !32}
!151 = !{!83, !25, i64 112}
!152 = !{!83, !87, i64 32}
!153 = !{!154, !6, i64 4}
!154 = !{!"tfc_result", !6, i64 0, !6, i64 4, !25, i64 8}
!155 = !{!154, !6, i64 0}
!156 = !{!154, !25, i64 8}
!157 = distinct !{!157, !32}
!158 = !{!83, !88, i64 40}
!159 = distinct !{!159, !32}
!160 = !{!161, !6, i64 0}
!161 = !{!"tfc_call", !6, i64 0, !6, i64 4, !162, i64 8, !163, i64 12, !163, i64 16, !6, i64 20, !6, i64 24, !14, i64 28, !14, i64 32, !14, i64 36, !25, i64 40, !25, i64 48, !25, i64 56, !14, i64 64, !15, i64 68}
!162 = !{!"p1 _ZTS9tfc_error", !14, i64 0}
!163 = !{!"p1 _ZTS10tfc_tensor", !14, i64 0}
!164 = !{!161, !162, i64 8}
!165 = !{!99, !47, i64 4}
!166 = !{!99, !25, i64 8}
!167 = !{!99, !25, i64 16}
!168 = !{!99, !25, i64 24}
!169 = !{!99, !35, i64 32}
!170 = !{!161, !6, i64 4}
!171 = !{!172, !172, i64 0}
!172 = !{!"p1 _ZTS9tfc_entry", !14, i64 0}
!173 = !{!83, !25, i64 72}
!174 = !{!161, !14, i64 28}
!175 = !{!161, !14, i64 32}
!176 = !{!161, !14, i64 36}
!177 = !{!161, !163, i64 12}
!178 = !{!161, !163, i64 16}
!179 = !{!161, !15, i64 68}
!180 = !{!161, !6, i64 24}
!181 = !{!182, !45, i64 4}
!182 = !{!"tfc_tensor", !14, i64 0, !45, i64 4, !25, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !7, i64 32}
!183 = !{!182, !6, i64 16}
!184 = !{!106, !45, i64 24}
!185 = distinct !{!185, !32}
!186 = !{!187, !47, i64 0}
!187 = !{!"text", !47, i64 0, !47, i64 4}
!188 = !{!187, !47, i64 4}
!189 = distinct !{!189, !32}
!190 = distinct !{!190, !32}
!191 = !{!192, !6, i64 0}
!192 = !{!"tfc_error", !6, i64 0, !7, i64 4, !100, i64 240, !25, i64 248}
!193 = !{!192, !100, i64 240}
!194 = !{!192, !25, i64 248}
!195 = !{!161, !14, i64 64}
!196 = !{!161, !6, i64 20}
!197 = !{!83, !47, i64 0}
!198 = !{!161, !25, i64 40}
!199 = !{!83, !25, i64 200}
!200 = !{!161, !25, i64 48}
!201 = !{!161, !25, i64 56}
!202 = distinct !{!202, !32}
!203 = distinct !{!203, !32}
!204 = !{!83, !85, i64 20}
!205 = !{!206, !25, i64 24}
!206 = !{!"tfc_bound", !25, i64 0, !25, i64 8, !47, i64 16, !25, i64 24, !25, i64 32, !25, i64 40, !25, i64 48}
!207 = !{!206, !25, i64 32}
!208 = !{!206, !25, i64 48}
!209 = !{!206, !25, i64 40}
!210 = distinct !{!210, !32}
!211 = !{!206, !47, i64 16}
!212 = distinct !{!212, !32}
!213 = distinct !{!213, !32}
!214 = distinct !{!214, !32}
!215 = !{!216, !25, i64 0}
!216 = !{!"tfc_initial", !25, i64 0, !25, i64 8, !25, i64 16, !25, i64 24}
!217 = !{!216, !25, i64 8}
!218 = !{!216, !25, i64 16}
!219 = !{!216, !25, i64 24}
!220 = distinct !{!220, !32}
!221 = !{!20, !6, i64 0}
!222 = distinct !{!222, !32}
!223 = !{!206, !25, i64 0}
!224 = !{!206, !25, i64 8}
!225 = !{!226, !76, i64 4}
!226 = !{!"tfc_block_of", !47, i64 0, !76, i64 4, !25, i64 8, !100, i64 16}
!227 = !{!226, !25, i64 8}
!228 = !{!226, !47, i64 0}
!229 = !{!226, !100, i64 16}
!230 = distinct !{!230, !32}
!231 = !{!86, !86, i64 0}
!232 = !{!34, !7, i64 0}
!233 = !{!83, !25, i64 128}
!234 = !{!83, !90, i64 48}
!235 = !{!236, !6, i64 0}
!236 = !{!"tfc_message", !6, i64 0, !6, i64 4, !47, i64 8, !107, i64 12}
!237 = !{!236, !6, i64 4}
!238 = !{!236, !47, i64 8}
!239 = distinct !{!239, !32}
!240 = distinct !{!240, !32}
!241 = distinct !{!241, !32}
!242 = distinct !{!242, !32}
!243 = distinct !{!243, !32}
!244 = distinct !{!244, !32}
!245 = distinct !{!245, !32}
!246 = !{!182, !6, i64 24}
!247 = !{!182, !6, i64 28}
!248 = !{!106, !6, i64 32}
!249 = !{!182, !6, i64 20}
!250 = !{!106, !6, i64 28}
!251 = !{!182, !25, i64 8}
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
