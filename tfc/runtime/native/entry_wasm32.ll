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
%struct.tfc_ctx = type { i32, i32, ptr, ptr, ptr }
%struct.tfc_region = type { ptr, i64, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, i64 }
%struct.tfc_place = type { i32, i32, i32, i32, i64 }
%struct.tfc_aside = type { i64, i64, i64 }
%struct.tfc_message = type { i32, i32, ptr, %struct.tfc_loc }
%struct.tfc_result = type { i32, i32, i64 }
%struct.tfc_tensor = type { ptr, ptr, i64, i32, i32, i32, i32, [2 x i64] }
%struct.tfc_bound = type { i64, i64, ptr, i64, i64, i64, i64 }
%struct.tfc_initial = type { i64, i64, i64, i64 }
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
define noundef i32 @tfc_may_use_amx() local_unnamed_addr #20 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define ptr @tfc_block_data(ptr noundef readonly captures(none) %0) local_unnamed_addr #21 {
  %2 = load ptr, ptr %0, align 8, !tbaa !9
  %3 = ptrtoint ptr %2 to i32
  %4 = add i32 %3, 63
  %5 = and i32 %4, -64
  %6 = inttoptr i32 %5 to ptr
  ret ptr %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @tfc_block_free(ptr noundef readnone captures(none) %0) local_unnamed_addr #20 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i32 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #20 {
  ret i32 4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define noundef i32 @tfc_pool_start(ptr noundef writeonly captures(none) initializes((0, 4)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #22 {
  store i32 1, ptr %0, align 4, !tbaa !13
  ret i32 1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @tfc_pool_stop(ptr noundef readnone captures(none) %0) local_unnamed_addr #20 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @tfc_pool_watch(ptr noundef readnone captures(none) %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #20 {
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #3 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %50, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %10 = load ptr, ptr %9, align 4, !tbaa !15
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
  %24 = load i32, ptr %21, align 4, !tbaa !13
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  store ptr %2, ptr %6, align 8, !tbaa !24
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
  %44 = load ptr, ptr %43, align 4, !tbaa !20
  %45 = getelementptr inbounds nuw i8, ptr %10, i32 8
  %46 = load ptr, ptr %45, align 4, !tbaa !29
  %47 = trunc i64 %39 to i32
  call void %44(ptr noundef %46, i32 noundef %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #18
  br label %49

48:                                               ; preds = %25
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #18
  br label %49

49:                                               ; preds = %48, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  br label %50

50:                                               ; preds = %5, %49
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #3 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !24
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
  tail call void %4(ptr noundef %6, i64 noundef %19, i64 noundef %24) #18
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #23 {
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
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %3 = load ptr, ptr %2, align 4, !tbaa !30
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %3 = load ptr, ptr %2, align 4, !tbaa !15
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
  %12 = tail call i32 %7(ptr noundef %11) #18
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %3 = load ptr, ptr %2, align 4, !tbaa !41
  %4 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %5 = load ptr, ptr %4, align 4, !tbaa !15
  %6 = icmp eq ptr %5, null
  br i1 %6, label %422, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %9 = load ptr, ptr %8, align 4, !tbaa !49
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %13 = load ptr, ptr %12, align 4, !tbaa !40
  %14 = icmp eq ptr %13, null
  br i1 %14, label %422, label %15

15:                                               ; preds = %11, %7
  %16 = load ptr, ptr %0, align 8, !tbaa !50
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %18 = load i64, ptr %17, align 8, !tbaa !51
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 44
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %21 = getelementptr inbounds nuw i8, ptr %5, i32 8
  %22 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 20
  br label %26

26:                                               ; preds = %418, %15
  %27 = phi i64 [ 0, %15 ], [ %419, %418 ]
  %28 = icmp slt i64 %27, %18
  br i1 %28, label %29, label %791

29:                                               ; preds = %26
  %30 = trunc i64 %27 to i32
  %31 = getelementptr inbounds %struct.tfc_instruction, ptr %16, i32 %30
  %32 = add nsw i64 %27, 1
  %33 = getelementptr inbounds nuw i8, ptr %31, i32 16
  %34 = load i32, ptr %33, align 4, !tbaa !52
  switch i32 %34, label %400 [
    i32 0, label %35
    i32 1, label %168
    i32 3, label %172
    i32 4, label %185
    i32 2, label %204
    i32 5, label %254
    i32 6, label %321
    i32 7, label %383
    i32 8, label %396
    i32 9, label %398
  ]

35:                                               ; preds = %29
  %36 = load ptr, ptr %22, align 4, !tbaa !40
  %37 = icmp eq ptr %36, null
  br i1 %37, label %66, label %38

38:                                               ; preds = %35
  %39 = load i64, ptr %23, align 8, !tbaa !55
  %40 = icmp slt i64 %27, %39
  br i1 %40, label %41, label %66

41:                                               ; preds = %38
  %42 = load ptr, ptr %21, align 4, !tbaa !29
  %43 = tail call i32 %36(ptr noundef %42) #18
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %66, label %45

45:                                               ; preds = %41
  %46 = load ptr, ptr %2, align 4, !tbaa !41
  %47 = getelementptr inbounds nuw i8, ptr %46, i32 16
  %48 = load ptr, ptr %47, align 4, !tbaa !30
  %49 = getelementptr inbounds nuw i8, ptr %48, i32 4
  br label %50

50:                                               ; preds = %50, %45
  %51 = atomicrmw xchg ptr %49, i32 1 acquire, align 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %50, !llvm.loop !31

53:                                               ; preds = %50
  %54 = load atomic i32, ptr %48 monotonic, align 8
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %60, label %56

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw i8, ptr %48, i32 16
  %58 = load i64, ptr %57, align 8, !tbaa !33
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %402

60:                                               ; preds = %56, %53
  %61 = getelementptr inbounds nuw i8, ptr %48, i32 12
  store i32 0, ptr %61, align 4, !tbaa !36
  %62 = getelementptr inbounds nuw i8, ptr %48, i32 16
  store i64 0, ptr %62, align 8, !tbaa !33
  %63 = getelementptr inbounds nuw i8, ptr %48, i32 24
  store i64 0, ptr %63, align 8, !tbaa !37
  %64 = getelementptr inbounds nuw i8, ptr %48, i32 32
  store i64 0, ptr %64, align 8, !tbaa !38
  %65 = getelementptr inbounds nuw i8, ptr %48, i32 40
  store double 0.000000e+00, ptr %65, align 8, !tbaa !39
  store atomic i32 1, ptr %48 monotonic, align 8
  br label %402

66:                                               ; preds = %41, %38, %35
  %67 = load ptr, ptr %8, align 4, !tbaa !49
  %68 = icmp eq ptr %67, null
  br i1 %68, label %73, label %69

69:                                               ; preds = %66
  %70 = load ptr, ptr %21, align 4, !tbaa !29
  %71 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %72 = load i32, ptr %71, align 4, !tbaa !56
  tail call void %67(ptr noundef %70, i32 noundef %72, i32 noundef 0) #18
  br label %73

73:                                               ; preds = %69, %66
  %74 = getelementptr inbounds nuw i8, ptr %31, i32 8
  %75 = load i32, ptr %74, align 4, !tbaa !57
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %96, label %77

77:                                               ; preds = %73
  %78 = getelementptr inbounds nuw i8, ptr %31, i32 4
  %79 = and i32 %75, 1
  %80 = icmp eq i32 %75, 1
  br i1 %80, label %85, label %81

81:                                               ; preds = %77
  %82 = and i32 %75, -2
  br label %103

83:                                               ; preds = %103
  %84 = icmp eq i32 %79, 0
  br i1 %84, label %96, label %85

85:                                               ; preds = %83, %77
  %86 = phi i32 [ 0, %77 ], [ %123, %83 ]
  %87 = icmp ne i32 %79, 0
  tail call void @llvm.assume(i1 %87)
  %88 = load ptr, ptr %20, align 8, !tbaa !58
  %89 = load ptr, ptr %78, align 4, !tbaa !59
  %90 = getelementptr inbounds nuw i32, ptr %89, i32 %86
  %91 = load i32, ptr %90, align 4, !tbaa !5
  %92 = getelementptr inbounds ptr, ptr %88, i32 %91
  %93 = load ptr, ptr %92, align 4, !tbaa !60
  %94 = load ptr, ptr %24, align 8, !tbaa !61
  %95 = getelementptr inbounds nuw ptr, ptr %94, i32 %86
  store ptr %93, ptr %95, align 4, !tbaa !60
  br label %96

96:                                               ; preds = %85, %83, %73
  %97 = load ptr, ptr %31, align 4, !tbaa !62
  %98 = load ptr, ptr %24, align 8, !tbaa !61
  %99 = load ptr, ptr %25, align 4, !tbaa !63
  %100 = load ptr, ptr %2, align 4, !tbaa !41
  %101 = tail call i32 %97(ptr noundef %98, ptr noundef %99, ptr noundef %100) #18
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %161, label %126

103:                                              ; preds = %103, %81
  %104 = phi i32 [ 0, %81 ], [ %123, %103 ]
  %105 = phi i32 [ 0, %81 ], [ %124, %103 ]
  %106 = load ptr, ptr %20, align 8, !tbaa !58
  %107 = load ptr, ptr %78, align 4, !tbaa !59
  %108 = getelementptr inbounds nuw i32, ptr %107, i32 %104
  %109 = load i32, ptr %108, align 4, !tbaa !5
  %110 = getelementptr inbounds ptr, ptr %106, i32 %109
  %111 = load ptr, ptr %110, align 4, !tbaa !60
  %112 = load ptr, ptr %24, align 8, !tbaa !61
  %113 = getelementptr inbounds nuw ptr, ptr %112, i32 %104
  store ptr %111, ptr %113, align 4, !tbaa !60
  %114 = or disjoint i32 %104, 1
  %115 = load ptr, ptr %20, align 8, !tbaa !58
  %116 = load ptr, ptr %78, align 4, !tbaa !59
  %117 = getelementptr inbounds nuw i32, ptr %116, i32 %114
  %118 = load i32, ptr %117, align 4, !tbaa !5
  %119 = getelementptr inbounds ptr, ptr %115, i32 %118
  %120 = load ptr, ptr %119, align 4, !tbaa !60
  %121 = load ptr, ptr %24, align 8, !tbaa !61
  %122 = getelementptr inbounds nuw ptr, ptr %121, i32 %114
  store ptr %120, ptr %122, align 4, !tbaa !60
  %123 = add nuw i32 %104, 2
  %124 = add i32 %105, 2
  %125 = icmp eq i32 %124, %82
  br i1 %125, label %83, label %103, !llvm.loop !64

126:                                              ; preds = %96
  %127 = load ptr, ptr %2, align 4, !tbaa !41
  %128 = getelementptr inbounds nuw i8, ptr %127, i32 16
  %129 = load ptr, ptr %128, align 4, !tbaa !30
  %130 = load atomic i32, ptr %129 acquire, align 8
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %154

132:                                              ; preds = %126
  %133 = load ptr, ptr %2, align 4, !tbaa !41
  %134 = getelementptr inbounds nuw i8, ptr %133, i32 16
  %135 = load ptr, ptr %134, align 4, !tbaa !30
  %136 = getelementptr inbounds nuw i8, ptr %135, i32 4
  br label %137

137:                                              ; preds = %137, %132
  %138 = atomicrmw xchg ptr %136, i32 1 acquire, align 4
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %137, !llvm.loop !31

140:                                              ; preds = %137
  %141 = load atomic i32, ptr %135 monotonic, align 8
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %147, label %143

143:                                              ; preds = %140
  %144 = getelementptr inbounds nuw i8, ptr %135, i32 16
  %145 = load i64, ptr %144, align 8, !tbaa !33
  %146 = icmp sgt i64 %145, 0
  br i1 %146, label %147, label %153

147:                                              ; preds = %143, %140
  %148 = getelementptr inbounds nuw i8, ptr %135, i32 12
  store i32 0, ptr %148, align 4, !tbaa !36
  %149 = getelementptr inbounds nuw i8, ptr %135, i32 16
  store i64 0, ptr %149, align 8, !tbaa !33
  %150 = getelementptr inbounds nuw i8, ptr %135, i32 24
  store i64 0, ptr %150, align 8, !tbaa !37
  %151 = getelementptr inbounds nuw i8, ptr %135, i32 32
  store i64 0, ptr %151, align 8, !tbaa !38
  %152 = getelementptr inbounds nuw i8, ptr %135, i32 40
  store double 0.000000e+00, ptr %152, align 8, !tbaa !39
  store atomic i32 %101, ptr %135 monotonic, align 8
  br label %153

153:                                              ; preds = %147, %143
  store atomic i32 0, ptr %136 release, align 4
  br label %154

154:                                              ; preds = %153, %126
  %155 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %156 = load i32, ptr %155, align 4, !tbaa !56
  %157 = load ptr, ptr %2, align 4, !tbaa !41
  %158 = getelementptr inbounds nuw i8, ptr %157, i32 16
  %159 = load ptr, ptr %158, align 4, !tbaa !30
  %160 = getelementptr inbounds nuw i8, ptr %159, i32 8
  store i32 %156, ptr %160, align 8, !tbaa !65
  br label %161

161:                                              ; preds = %154, %96
  %162 = load ptr, ptr %8, align 4, !tbaa !49
  %163 = icmp eq ptr %162, null
  br i1 %163, label %418, label %164

164:                                              ; preds = %161
  %165 = load ptr, ptr %21, align 4, !tbaa !29
  %166 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %167 = load i32, ptr %166, align 4, !tbaa !56
  tail call void %162(ptr noundef %165, i32 noundef %167, i32 noundef 1) #18
  br label %418

168:                                              ; preds = %29
  %169 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %170 = load i32, ptr %169, align 4, !tbaa !66
  %171 = sext i32 %170 to i64
  br label %418

172:                                              ; preds = %29
  %173 = load ptr, ptr %20, align 8, !tbaa !58
  %174 = getelementptr inbounds nuw i8, ptr %31, i32 4
  %175 = load ptr, ptr %174, align 4, !tbaa !59
  %176 = load i32, ptr %175, align 4, !tbaa !5
  %177 = getelementptr inbounds ptr, ptr %173, i32 %176
  %178 = load ptr, ptr %177, align 4, !tbaa !60
  %179 = load i8, ptr %178, align 1, !tbaa !67
  %180 = icmp eq i8 %179, 0
  br i1 %180, label %181, label %418

181:                                              ; preds = %172
  %182 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %183 = load i32, ptr %182, align 4, !tbaa !66
  %184 = sext i32 %183 to i64
  br label %418

185:                                              ; preds = %29
  %186 = getelementptr inbounds nuw i8, ptr %31, i32 4
  %187 = load ptr, ptr %186, align 4, !tbaa !59
  %188 = load ptr, ptr %20, align 8, !tbaa !58
  %189 = load i32, ptr %187, align 4, !tbaa !5
  %190 = getelementptr inbounds ptr, ptr %188, i32 %189
  %191 = load ptr, ptr %190, align 4, !tbaa !60
  store i32 0, ptr %191, align 4, !tbaa !5
  %192 = getelementptr inbounds nuw i8, ptr %187, i32 4
  %193 = load i32, ptr %192, align 4, !tbaa !5
  %194 = icmp sgt i32 %193, -1
  br i1 %194, label %195, label %418

195:                                              ; preds = %185
  %196 = getelementptr inbounds nuw ptr, ptr %188, i32 %193
  %197 = load ptr, ptr %196, align 4, !tbaa !60
  %198 = load i32, ptr %197, align 4, !tbaa !5
  %199 = icmp slt i32 %198, 1
  br i1 %199, label %200, label %418

200:                                              ; preds = %195
  %201 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %202 = load i32, ptr %201, align 4, !tbaa !66
  %203 = sext i32 %202 to i64
  br label %418

204:                                              ; preds = %29
  %205 = load ptr, ptr %8, align 4, !tbaa !49
  %206 = icmp eq ptr %205, null
  br i1 %206, label %211, label %207

207:                                              ; preds = %204
  %208 = load ptr, ptr %21, align 4, !tbaa !29
  %209 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %210 = load i32, ptr %209, align 4, !tbaa !56
  tail call void %205(ptr noundef %208, i32 noundef %210, i32 noundef 2) #18
  br label %211

211:                                              ; preds = %207, %204
  %212 = load ptr, ptr %22, align 4, !tbaa !40
  %213 = icmp eq ptr %212, null
  br i1 %213, label %249, label %214

214:                                              ; preds = %211
  %215 = load i64, ptr %23, align 8, !tbaa !55
  %216 = icmp slt i64 %27, %215
  br i1 %216, label %217, label %249

217:                                              ; preds = %214
  %218 = load ptr, ptr %21, align 4, !tbaa !29
  %219 = tail call i32 %212(ptr noundef %218) #18
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %249, label %221

221:                                              ; preds = %217
  %222 = load ptr, ptr %2, align 4, !tbaa !41
  %223 = getelementptr inbounds nuw i8, ptr %222, i32 16
  %224 = load ptr, ptr %223, align 4, !tbaa !30
  %225 = getelementptr inbounds nuw i8, ptr %224, i32 4
  br label %226

226:                                              ; preds = %226, %221
  %227 = atomicrmw xchg ptr %225, i32 1 acquire, align 4
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %229, label %226, !llvm.loop !31

229:                                              ; preds = %226
  %230 = load atomic i32, ptr %224 monotonic, align 8
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %236, label %232

232:                                              ; preds = %229
  %233 = getelementptr inbounds nuw i8, ptr %224, i32 16
  %234 = load i64, ptr %233, align 8, !tbaa !33
  %235 = icmp sgt i64 %234, 0
  br i1 %235, label %236, label %242

236:                                              ; preds = %232, %229
  %237 = getelementptr inbounds nuw i8, ptr %224, i32 12
  store i32 0, ptr %237, align 4, !tbaa !36
  %238 = getelementptr inbounds nuw i8, ptr %224, i32 16
  store i64 0, ptr %238, align 8, !tbaa !33
  %239 = getelementptr inbounds nuw i8, ptr %224, i32 24
  store i64 0, ptr %239, align 8, !tbaa !37
  %240 = getelementptr inbounds nuw i8, ptr %224, i32 32
  store i64 0, ptr %240, align 8, !tbaa !38
  %241 = getelementptr inbounds nuw i8, ptr %224, i32 40
  store double 0.000000e+00, ptr %241, align 8, !tbaa !39
  store atomic i32 1, ptr %224 monotonic, align 8
  br label %242

242:                                              ; preds = %236, %232
  store atomic i32 0, ptr %225 release, align 4
  %243 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %244 = load i32, ptr %243, align 4, !tbaa !56
  %245 = load ptr, ptr %2, align 4, !tbaa !41
  %246 = getelementptr inbounds nuw i8, ptr %245, i32 16
  %247 = load ptr, ptr %246, align 4, !tbaa !30
  %248 = getelementptr inbounds nuw i8, ptr %247, i32 8
  store i32 %244, ptr %248, align 8, !tbaa !65
  br label %249

249:                                              ; preds = %211, %214, %217, %242
  %250 = phi i32 [ 0, %211 ], [ 1, %242 ], [ 0, %217 ], [ 0, %214 ]
  %251 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %252 = load i32, ptr %251, align 4, !tbaa !66
  %253 = sext i32 %252 to i64
  br label %418

254:                                              ; preds = %29
  %255 = load ptr, ptr %8, align 4, !tbaa !49
  %256 = icmp eq ptr %255, null
  br i1 %256, label %261, label %257

257:                                              ; preds = %254
  %258 = load ptr, ptr %21, align 4, !tbaa !29
  %259 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %260 = load i32, ptr %259, align 4, !tbaa !56
  tail call void %255(ptr noundef %258, i32 noundef %260, i32 noundef 2) #18
  br label %261

261:                                              ; preds = %257, %254
  %262 = load ptr, ptr %22, align 4, !tbaa !40
  %263 = icmp eq ptr %262, null
  br i1 %263, label %299, label %264

264:                                              ; preds = %261
  %265 = load i64, ptr %23, align 8, !tbaa !55
  %266 = icmp slt i64 %27, %265
  br i1 %266, label %267, label %299

267:                                              ; preds = %264
  %268 = load ptr, ptr %21, align 4, !tbaa !29
  %269 = tail call i32 %262(ptr noundef %268) #18
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %299, label %271

271:                                              ; preds = %267
  %272 = load ptr, ptr %2, align 4, !tbaa !41
  %273 = getelementptr inbounds nuw i8, ptr %272, i32 16
  %274 = load ptr, ptr %273, align 4, !tbaa !30
  %275 = getelementptr inbounds nuw i8, ptr %274, i32 4
  br label %276

276:                                              ; preds = %276, %271
  %277 = atomicrmw xchg ptr %275, i32 1 acquire, align 4
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %279, label %276, !llvm.loop !31

279:                                              ; preds = %276
  %280 = load atomic i32, ptr %274 monotonic, align 8
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %286, label %282

282:                                              ; preds = %279
  %283 = getelementptr inbounds nuw i8, ptr %274, i32 16
  %284 = load i64, ptr %283, align 8, !tbaa !33
  %285 = icmp sgt i64 %284, 0
  br i1 %285, label %286, label %292

286:                                              ; preds = %282, %279
  %287 = getelementptr inbounds nuw i8, ptr %274, i32 12
  store i32 0, ptr %287, align 4, !tbaa !36
  %288 = getelementptr inbounds nuw i8, ptr %274, i32 16
  store i64 0, ptr %288, align 8, !tbaa !33
  %289 = getelementptr inbounds nuw i8, ptr %274, i32 24
  store i64 0, ptr %289, align 8, !tbaa !37
  %290 = getelementptr inbounds nuw i8, ptr %274, i32 32
  store i64 0, ptr %290, align 8, !tbaa !38
  %291 = getelementptr inbounds nuw i8, ptr %274, i32 40
  store double 0.000000e+00, ptr %291, align 8, !tbaa !39
  store atomic i32 1, ptr %274 monotonic, align 8
  br label %292

292:                                              ; preds = %286, %282
  store atomic i32 0, ptr %275 release, align 4
  %293 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %294 = load i32, ptr %293, align 4, !tbaa !56
  %295 = load ptr, ptr %2, align 4, !tbaa !41
  %296 = getelementptr inbounds nuw i8, ptr %295, i32 16
  %297 = load ptr, ptr %296, align 4, !tbaa !30
  %298 = getelementptr inbounds nuw i8, ptr %297, i32 8
  store i32 %294, ptr %298, align 8, !tbaa !65
  br label %299

299:                                              ; preds = %261, %264, %267, %292
  %300 = phi i32 [ 0, %261 ], [ 1, %292 ], [ 0, %267 ], [ 0, %264 ]
  %301 = getelementptr inbounds nuw i8, ptr %31, i32 4
  %302 = load ptr, ptr %301, align 4, !tbaa !59
  %303 = load ptr, ptr %20, align 8, !tbaa !58
  %304 = load i32, ptr %302, align 4, !tbaa !5
  %305 = getelementptr inbounds ptr, ptr %303, i32 %304
  %306 = load ptr, ptr %305, align 4, !tbaa !60
  %307 = load i32, ptr %306, align 4, !tbaa !5
  %308 = add i32 %307, 1
  store i32 %308, ptr %306, align 4, !tbaa !5
  %309 = getelementptr inbounds nuw i8, ptr %302, i32 4
  %310 = load i32, ptr %309, align 4, !tbaa !5
  %311 = icmp slt i32 %310, 0
  br i1 %311, label %317, label %312

312:                                              ; preds = %299
  %313 = getelementptr inbounds nuw ptr, ptr %303, i32 %310
  %314 = load ptr, ptr %313, align 4, !tbaa !60
  %315 = load i32, ptr %314, align 4, !tbaa !5
  %316 = icmp slt i32 %308, %315
  br i1 %316, label %317, label %418

317:                                              ; preds = %312, %299
  %318 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %319 = load i32, ptr %318, align 4, !tbaa !66
  %320 = sext i32 %319 to i64
  br label %418

321:                                              ; preds = %29
  %322 = getelementptr inbounds nuw i8, ptr %31, i32 4
  %323 = load ptr, ptr %322, align 4, !tbaa !59
  %324 = getelementptr inbounds nuw i8, ptr %31, i32 8
  %325 = load i32, ptr %324, align 4, !tbaa !57
  %326 = load ptr, ptr %20, align 8, !tbaa !58
  %327 = load i32, ptr %323, align 4, !tbaa !5
  %328 = getelementptr inbounds ptr, ptr %326, i32 %327
  %329 = load ptr, ptr %328, align 4, !tbaa !60
  %330 = getelementptr inbounds nuw i8, ptr %323, i32 4
  %331 = load i32, ptr %330, align 4, !tbaa !5
  %332 = getelementptr inbounds ptr, ptr %326, i32 %331
  %333 = load ptr, ptr %332, align 4, !tbaa !60
  store ptr %333, ptr %328, align 4, !tbaa !60
  %334 = load ptr, ptr %20, align 8, !tbaa !58
  %335 = getelementptr inbounds ptr, ptr %334, i32 %331
  store ptr %329, ptr %335, align 4, !tbaa !60
  %336 = load ptr, ptr %19, align 4, !tbaa !68
  %337 = getelementptr inbounds nuw i8, ptr %323, i32 8
  %338 = load i32, ptr %337, align 4, !tbaa !5
  %339 = getelementptr inbounds i8, ptr %336, i32 %338
  %340 = load i8, ptr %339, align 1, !tbaa !67
  %341 = xor i8 %340, 1
  store i8 %341, ptr %339, align 1, !tbaa !67
  %342 = getelementptr inbounds nuw i8, ptr %323, i32 12
  %343 = load i32, ptr %342, align 4, !tbaa !5
  %344 = add i32 %343, 4
  %345 = ptrtoint ptr %333 to i32
  %346 = ptrtoint ptr %329 to i32
  %347 = sub i32 %345, %346
  %348 = icmp ugt i32 %325, 4
  br i1 %348, label %349, label %418

349:                                              ; preds = %321
  %350 = sub i32 0, %347
  %351 = and i32 %325, 1
  %352 = icmp eq i32 %325, 5
  br i1 %352, label %405, label %353

353:                                              ; preds = %349
  %354 = and i32 %325, -2
  %355 = add i32 %354, -6
  br label %356

356:                                              ; preds = %356, %353
  %357 = phi i32 [ 4, %353 ], [ %380, %356 ]
  %358 = phi i32 [ 0, %353 ], [ %381, %356 ]
  %359 = load ptr, ptr %20, align 8, !tbaa !58
  %360 = getelementptr inbounds nuw i32, ptr %323, i32 %357
  %361 = load i32, ptr %360, align 4, !tbaa !5
  %362 = getelementptr inbounds ptr, ptr %359, i32 %361
  %363 = load ptr, ptr %362, align 4, !tbaa !60
  %364 = ptrtoint ptr %363 to i32
  %365 = icmp ult i32 %357, %344
  %366 = select i1 %365, i32 %347, i32 %350
  %367 = add i32 %366, %364
  %368 = inttoptr i32 %367 to ptr
  store ptr %368, ptr %362, align 4, !tbaa !60
  %369 = or disjoint i32 %357, 1
  %370 = load ptr, ptr %20, align 8, !tbaa !58
  %371 = getelementptr inbounds nuw i32, ptr %323, i32 %369
  %372 = load i32, ptr %371, align 4, !tbaa !5
  %373 = getelementptr inbounds ptr, ptr %370, i32 %372
  %374 = load ptr, ptr %373, align 4, !tbaa !60
  %375 = ptrtoint ptr %374 to i32
  %376 = icmp ult i32 %369, %344
  %377 = select i1 %376, i32 %347, i32 %350
  %378 = add i32 %377, %375
  %379 = inttoptr i32 %378 to ptr
  store ptr %379, ptr %373, align 4, !tbaa !60
  %380 = add nuw i32 %357, 2
  %381 = add i32 %358, 2
  %382 = icmp eq i32 %358, %355
  br i1 %382, label %403, label %356, !llvm.loop !69

383:                                              ; preds = %29
  %384 = load ptr, ptr %19, align 4, !tbaa !68
  %385 = getelementptr inbounds nuw i8, ptr %31, i32 4
  %386 = load ptr, ptr %385, align 4, !tbaa !59
  %387 = getelementptr inbounds nuw i8, ptr %386, i32 8
  %388 = load i32, ptr %387, align 4, !tbaa !5
  %389 = getelementptr inbounds i8, ptr %384, i32 %388
  %390 = load i8, ptr %389, align 1, !tbaa !67
  %391 = icmp eq i8 %390, 0
  br i1 %391, label %392, label %418

392:                                              ; preds = %383
  %393 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %394 = load i32, ptr %393, align 4, !tbaa !66
  %395 = sext i32 %394 to i64
  br label %418

396:                                              ; preds = %29
  %397 = tail call fastcc i32 @set_size(ptr noundef nonnull %0, ptr noundef nonnull %31) #19
  br label %418

398:                                              ; preds = %29
  %399 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %31) #19
  br label %418

400:                                              ; preds = %29
  %401 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %31) #19
  br label %418

402:                                              ; preds = %60, %56
  store atomic i32 0, ptr %49 release, align 4
  br label %782

403:                                              ; preds = %356
  %404 = icmp eq i32 %351, 0
  br i1 %404, label %418, label %405

405:                                              ; preds = %403, %349
  %406 = phi i32 [ 4, %349 ], [ %380, %403 ]
  %407 = icmp ne i32 %351, 0
  tail call void @llvm.assume(i1 %407)
  %408 = load ptr, ptr %20, align 8, !tbaa !58
  %409 = getelementptr inbounds nuw i32, ptr %323, i32 %406
  %410 = load i32, ptr %409, align 4, !tbaa !5
  %411 = getelementptr inbounds ptr, ptr %408, i32 %410
  %412 = load ptr, ptr %411, align 4, !tbaa !60
  %413 = ptrtoint ptr %412 to i32
  %414 = icmp ult i32 %406, %344
  %415 = select i1 %414, i32 %347, i32 %350
  %416 = add i32 %415, %413
  %417 = inttoptr i32 %416 to ptr
  store ptr %417, ptr %411, align 4, !tbaa !60
  br label %418

418:                                              ; preds = %405, %403, %321, %317, %312, %200, %195, %185, %164, %161, %400, %398, %396, %392, %383, %249, %181, %172, %168
  %419 = phi i64 [ %32, %400 ], [ %32, %398 ], [ %171, %168 ], [ %32, %383 ], [ %32, %321 ], [ %253, %249 ], [ %32, %185 ], [ %32, %312 ], [ %32, %172 ], [ %32, %396 ], [ %32, %164 ], [ %184, %181 ], [ %395, %392 ], [ %32, %195 ], [ %32, %161 ], [ %320, %317 ], [ %203, %200 ], [ %32, %403 ], [ %32, %405 ]
  %420 = phi i32 [ %401, %400 ], [ %399, %398 ], [ 0, %168 ], [ 0, %383 ], [ 0, %321 ], [ %250, %249 ], [ 0, %185 ], [ %300, %312 ], [ 0, %172 ], [ %397, %396 ], [ %101, %164 ], [ 0, %181 ], [ 0, %392 ], [ 0, %195 ], [ %101, %161 ], [ %300, %317 ], [ 0, %200 ], [ 0, %403 ], [ 0, %405 ]
  %421 = icmp eq i32 %420, 0
  br i1 %421, label %26, label %791, !llvm.loop !70

422:                                              ; preds = %11, %1
  %423 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %424 = load i64, ptr %423, align 8, !tbaa !71
  %425 = icmp eq i64 %424, 0
  br i1 %425, label %523, label %426

426:                                              ; preds = %422
  %427 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %428 = load i64, ptr %427, align 8, !tbaa !51
  %429 = icmp sgt i64 %428, 0
  br i1 %429, label %430, label %791

430:                                              ; preds = %426
  %431 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %432 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %433 = getelementptr inbounds nuw i8, ptr %0, i32 20
  br label %438

434:                                              ; preds = %465
  %435 = add nuw nsw i64 %439, 1
  %436 = load i64, ptr %427, align 8, !tbaa !51
  %437 = icmp slt i64 %435, %436
  br i1 %437, label %438, label %791, !llvm.loop !72

438:                                              ; preds = %434, %430
  %439 = phi i64 [ 0, %430 ], [ %435, %434 ]
  %440 = load ptr, ptr %0, align 8, !tbaa !50
  %441 = trunc i64 %439 to i32
  %442 = getelementptr inbounds %struct.tfc_instruction, ptr %440, i32 %441
  %443 = getelementptr inbounds nuw i8, ptr %442, i32 8
  %444 = load i32, ptr %443, align 4, !tbaa !57
  %445 = icmp eq i32 %444, 0
  br i1 %445, label %465, label %446

446:                                              ; preds = %438
  %447 = getelementptr inbounds nuw i8, ptr %442, i32 4
  %448 = and i32 %444, 1
  %449 = icmp eq i32 %444, 1
  br i1 %449, label %454, label %450

450:                                              ; preds = %446
  %451 = and i32 %444, -2
  br label %472

452:                                              ; preds = %472
  %453 = icmp eq i32 %448, 0
  br i1 %453, label %465, label %454

454:                                              ; preds = %452, %446
  %455 = phi i32 [ 0, %446 ], [ %492, %452 ]
  %456 = icmp ne i32 %448, 0
  tail call void @llvm.assume(i1 %456)
  %457 = load ptr, ptr %431, align 8, !tbaa !58
  %458 = load ptr, ptr %447, align 4, !tbaa !59
  %459 = getelementptr inbounds nuw i32, ptr %458, i32 %455
  %460 = load i32, ptr %459, align 4, !tbaa !5
  %461 = getelementptr inbounds ptr, ptr %457, i32 %460
  %462 = load ptr, ptr %461, align 4, !tbaa !60
  %463 = load ptr, ptr %432, align 8, !tbaa !61
  %464 = getelementptr inbounds nuw ptr, ptr %463, i32 %455
  store ptr %462, ptr %464, align 4, !tbaa !60
  br label %465

465:                                              ; preds = %454, %452, %438
  %466 = load ptr, ptr %442, align 4, !tbaa !62
  %467 = load ptr, ptr %432, align 8, !tbaa !61
  %468 = load ptr, ptr %433, align 4, !tbaa !63
  %469 = load ptr, ptr %2, align 4, !tbaa !41
  %470 = tail call i32 %466(ptr noundef %467, ptr noundef %468, ptr noundef %469) #18
  %471 = icmp eq i32 %470, 0
  br i1 %471, label %434, label %495

472:                                              ; preds = %472, %450
  %473 = phi i32 [ 0, %450 ], [ %492, %472 ]
  %474 = phi i32 [ 0, %450 ], [ %493, %472 ]
  %475 = load ptr, ptr %431, align 8, !tbaa !58
  %476 = load ptr, ptr %447, align 4, !tbaa !59
  %477 = getelementptr inbounds nuw i32, ptr %476, i32 %473
  %478 = load i32, ptr %477, align 4, !tbaa !5
  %479 = getelementptr inbounds ptr, ptr %475, i32 %478
  %480 = load ptr, ptr %479, align 4, !tbaa !60
  %481 = load ptr, ptr %432, align 8, !tbaa !61
  %482 = getelementptr inbounds nuw ptr, ptr %481, i32 %473
  store ptr %480, ptr %482, align 4, !tbaa !60
  %483 = or disjoint i32 %473, 1
  %484 = load ptr, ptr %431, align 8, !tbaa !58
  %485 = load ptr, ptr %447, align 4, !tbaa !59
  %486 = getelementptr inbounds nuw i32, ptr %485, i32 %483
  %487 = load i32, ptr %486, align 4, !tbaa !5
  %488 = getelementptr inbounds ptr, ptr %484, i32 %487
  %489 = load ptr, ptr %488, align 4, !tbaa !60
  %490 = load ptr, ptr %432, align 8, !tbaa !61
  %491 = getelementptr inbounds nuw ptr, ptr %490, i32 %483
  store ptr %489, ptr %491, align 4, !tbaa !60
  %492 = add nuw i32 %473, 2
  %493 = add i32 %474, 2
  %494 = icmp eq i32 %493, %451
  br i1 %494, label %452, label %472, !llvm.loop !64

495:                                              ; preds = %465
  %496 = load ptr, ptr %2, align 4, !tbaa !41
  %497 = getelementptr inbounds nuw i8, ptr %496, i32 16
  %498 = load ptr, ptr %497, align 4, !tbaa !30
  %499 = load atomic i32, ptr %498 acquire, align 8
  %500 = icmp eq i32 %499, 0
  br i1 %500, label %501, label %782

501:                                              ; preds = %495
  %502 = load ptr, ptr %2, align 4, !tbaa !41
  %503 = getelementptr inbounds nuw i8, ptr %502, i32 16
  %504 = load ptr, ptr %503, align 4, !tbaa !30
  %505 = getelementptr inbounds nuw i8, ptr %504, i32 4
  br label %506

506:                                              ; preds = %506, %501
  %507 = atomicrmw xchg ptr %505, i32 1 acquire, align 4
  %508 = icmp eq i32 %507, 0
  br i1 %508, label %509, label %506, !llvm.loop !31

509:                                              ; preds = %506
  %510 = load atomic i32, ptr %504 monotonic, align 8
  %511 = icmp eq i32 %510, 0
  br i1 %511, label %516, label %512

512:                                              ; preds = %509
  %513 = getelementptr inbounds nuw i8, ptr %504, i32 16
  %514 = load i64, ptr %513, align 8, !tbaa !33
  %515 = icmp sgt i64 %514, 0
  br i1 %515, label %516, label %522

516:                                              ; preds = %512, %509
  %517 = getelementptr inbounds nuw i8, ptr %504, i32 12
  store i32 0, ptr %517, align 4, !tbaa !36
  %518 = getelementptr inbounds nuw i8, ptr %504, i32 16
  store i64 0, ptr %518, align 8, !tbaa !33
  %519 = getelementptr inbounds nuw i8, ptr %504, i32 24
  store i64 0, ptr %519, align 8, !tbaa !37
  %520 = getelementptr inbounds nuw i8, ptr %504, i32 32
  store i64 0, ptr %520, align 8, !tbaa !38
  %521 = getelementptr inbounds nuw i8, ptr %504, i32 40
  store double 0.000000e+00, ptr %521, align 8, !tbaa !39
  store atomic i32 %470, ptr %504 monotonic, align 8
  br label %522

522:                                              ; preds = %516, %512
  store atomic i32 0, ptr %505 release, align 4
  br label %782

523:                                              ; preds = %422
  %524 = load ptr, ptr %0, align 8, !tbaa !50
  %525 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %526 = load i64, ptr %525, align 8, !tbaa !51
  %527 = getelementptr inbounds nuw i8, ptr %0, i32 44
  %528 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %529 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %530 = getelementptr inbounds nuw i8, ptr %0, i32 20
  br label %531

531:                                              ; preds = %778, %523
  %532 = phi i64 [ 0, %523 ], [ %779, %778 ]
  %533 = icmp slt i64 %532, %526
  br i1 %533, label %534, label %791

534:                                              ; preds = %531
  %535 = trunc i64 %532 to i32
  %536 = getelementptr inbounds %struct.tfc_instruction, ptr %524, i32 %535
  %537 = add nsw i64 %532, 1
  %538 = getelementptr inbounds nuw i8, ptr %536, i32 16
  %539 = load i32, ptr %538, align 4, !tbaa !52
  switch i32 %539, label %761 [
    i32 0, label %540
    i32 1, label %621
    i32 3, label %625
    i32 4, label %638
    i32 2, label %657
    i32 5, label %661
    i32 6, label %682
    i32 7, label %744
    i32 8, label %757
    i32 9, label %759
  ]

540:                                              ; preds = %534
  %541 = getelementptr inbounds nuw i8, ptr %536, i32 8
  %542 = load i32, ptr %541, align 4, !tbaa !57
  %543 = icmp eq i32 %542, 0
  br i1 %543, label %563, label %544

544:                                              ; preds = %540
  %545 = getelementptr inbounds nuw i8, ptr %536, i32 4
  %546 = and i32 %542, 1
  %547 = icmp eq i32 %542, 1
  br i1 %547, label %552, label %548

548:                                              ; preds = %544
  %549 = and i32 %542, -2
  br label %570

550:                                              ; preds = %570
  %551 = icmp eq i32 %546, 0
  br i1 %551, label %563, label %552

552:                                              ; preds = %550, %544
  %553 = phi i32 [ 0, %544 ], [ %590, %550 ]
  %554 = icmp ne i32 %546, 0
  tail call void @llvm.assume(i1 %554)
  %555 = load ptr, ptr %528, align 8, !tbaa !58
  %556 = load ptr, ptr %545, align 4, !tbaa !59
  %557 = getelementptr inbounds nuw i32, ptr %556, i32 %553
  %558 = load i32, ptr %557, align 4, !tbaa !5
  %559 = getelementptr inbounds ptr, ptr %555, i32 %558
  %560 = load ptr, ptr %559, align 4, !tbaa !60
  %561 = load ptr, ptr %529, align 8, !tbaa !61
  %562 = getelementptr inbounds nuw ptr, ptr %561, i32 %553
  store ptr %560, ptr %562, align 4, !tbaa !60
  br label %563

563:                                              ; preds = %552, %550, %540
  %564 = load ptr, ptr %536, align 4, !tbaa !62
  %565 = load ptr, ptr %529, align 8, !tbaa !61
  %566 = load ptr, ptr %530, align 4, !tbaa !63
  %567 = load ptr, ptr %2, align 4, !tbaa !41
  %568 = tail call i32 %564(ptr noundef %565, ptr noundef %566, ptr noundef %567) #18
  %569 = icmp eq i32 %568, 0
  br i1 %569, label %778, label %593

570:                                              ; preds = %570, %548
  %571 = phi i32 [ 0, %548 ], [ %590, %570 ]
  %572 = phi i32 [ 0, %548 ], [ %591, %570 ]
  %573 = load ptr, ptr %528, align 8, !tbaa !58
  %574 = load ptr, ptr %545, align 4, !tbaa !59
  %575 = getelementptr inbounds nuw i32, ptr %574, i32 %571
  %576 = load i32, ptr %575, align 4, !tbaa !5
  %577 = getelementptr inbounds ptr, ptr %573, i32 %576
  %578 = load ptr, ptr %577, align 4, !tbaa !60
  %579 = load ptr, ptr %529, align 8, !tbaa !61
  %580 = getelementptr inbounds nuw ptr, ptr %579, i32 %571
  store ptr %578, ptr %580, align 4, !tbaa !60
  %581 = or disjoint i32 %571, 1
  %582 = load ptr, ptr %528, align 8, !tbaa !58
  %583 = load ptr, ptr %545, align 4, !tbaa !59
  %584 = getelementptr inbounds nuw i32, ptr %583, i32 %581
  %585 = load i32, ptr %584, align 4, !tbaa !5
  %586 = getelementptr inbounds ptr, ptr %582, i32 %585
  %587 = load ptr, ptr %586, align 4, !tbaa !60
  %588 = load ptr, ptr %529, align 8, !tbaa !61
  %589 = getelementptr inbounds nuw ptr, ptr %588, i32 %581
  store ptr %587, ptr %589, align 4, !tbaa !60
  %590 = add nuw i32 %571, 2
  %591 = add i32 %572, 2
  %592 = icmp eq i32 %591, %549
  br i1 %592, label %550, label %570, !llvm.loop !64

593:                                              ; preds = %563
  %594 = load ptr, ptr %2, align 4, !tbaa !41
  %595 = getelementptr inbounds nuw i8, ptr %594, i32 16
  %596 = load ptr, ptr %595, align 4, !tbaa !30
  %597 = load atomic i32, ptr %596 acquire, align 8
  %598 = icmp eq i32 %597, 0
  br i1 %598, label %599, label %782

599:                                              ; preds = %593
  %600 = load ptr, ptr %2, align 4, !tbaa !41
  %601 = getelementptr inbounds nuw i8, ptr %600, i32 16
  %602 = load ptr, ptr %601, align 4, !tbaa !30
  %603 = getelementptr inbounds nuw i8, ptr %602, i32 4
  br label %604

604:                                              ; preds = %604, %599
  %605 = atomicrmw xchg ptr %603, i32 1 acquire, align 4
  %606 = icmp eq i32 %605, 0
  br i1 %606, label %607, label %604, !llvm.loop !31

607:                                              ; preds = %604
  %608 = load atomic i32, ptr %602 monotonic, align 8
  %609 = icmp eq i32 %608, 0
  br i1 %609, label %614, label %610

610:                                              ; preds = %607
  %611 = getelementptr inbounds nuw i8, ptr %602, i32 16
  %612 = load i64, ptr %611, align 8, !tbaa !33
  %613 = icmp sgt i64 %612, 0
  br i1 %613, label %614, label %620

614:                                              ; preds = %610, %607
  %615 = getelementptr inbounds nuw i8, ptr %602, i32 12
  store i32 0, ptr %615, align 4, !tbaa !36
  %616 = getelementptr inbounds nuw i8, ptr %602, i32 16
  store i64 0, ptr %616, align 8, !tbaa !33
  %617 = getelementptr inbounds nuw i8, ptr %602, i32 24
  store i64 0, ptr %617, align 8, !tbaa !37
  %618 = getelementptr inbounds nuw i8, ptr %602, i32 32
  store i64 0, ptr %618, align 8, !tbaa !38
  %619 = getelementptr inbounds nuw i8, ptr %602, i32 40
  store double 0.000000e+00, ptr %619, align 8, !tbaa !39
  store atomic i32 %568, ptr %602 monotonic, align 8
  br label %620

620:                                              ; preds = %614, %610
  store atomic i32 0, ptr %603 release, align 4
  br label %782

621:                                              ; preds = %534
  %622 = getelementptr inbounds nuw i8, ptr %536, i32 20
  %623 = load i32, ptr %622, align 4, !tbaa !66
  %624 = sext i32 %623 to i64
  br label %778

625:                                              ; preds = %534
  %626 = load ptr, ptr %528, align 8, !tbaa !58
  %627 = getelementptr inbounds nuw i8, ptr %536, i32 4
  %628 = load ptr, ptr %627, align 4, !tbaa !59
  %629 = load i32, ptr %628, align 4, !tbaa !5
  %630 = getelementptr inbounds ptr, ptr %626, i32 %629
  %631 = load ptr, ptr %630, align 4, !tbaa !60
  %632 = load i8, ptr %631, align 1, !tbaa !67
  %633 = icmp eq i8 %632, 0
  br i1 %633, label %634, label %778

634:                                              ; preds = %625
  %635 = getelementptr inbounds nuw i8, ptr %536, i32 20
  %636 = load i32, ptr %635, align 4, !tbaa !66
  %637 = sext i32 %636 to i64
  br label %778

638:                                              ; preds = %534
  %639 = getelementptr inbounds nuw i8, ptr %536, i32 4
  %640 = load ptr, ptr %639, align 4, !tbaa !59
  %641 = load ptr, ptr %528, align 8, !tbaa !58
  %642 = load i32, ptr %640, align 4, !tbaa !5
  %643 = getelementptr inbounds ptr, ptr %641, i32 %642
  %644 = load ptr, ptr %643, align 4, !tbaa !60
  store i32 0, ptr %644, align 4, !tbaa !5
  %645 = getelementptr inbounds nuw i8, ptr %640, i32 4
  %646 = load i32, ptr %645, align 4, !tbaa !5
  %647 = icmp sgt i32 %646, -1
  br i1 %647, label %648, label %778

648:                                              ; preds = %638
  %649 = getelementptr inbounds nuw ptr, ptr %641, i32 %646
  %650 = load ptr, ptr %649, align 4, !tbaa !60
  %651 = load i32, ptr %650, align 4, !tbaa !5
  %652 = icmp slt i32 %651, 1
  br i1 %652, label %653, label %778

653:                                              ; preds = %648
  %654 = getelementptr inbounds nuw i8, ptr %536, i32 20
  %655 = load i32, ptr %654, align 4, !tbaa !66
  %656 = sext i32 %655 to i64
  br label %778

657:                                              ; preds = %534
  %658 = getelementptr inbounds nuw i8, ptr %536, i32 20
  %659 = load i32, ptr %658, align 4, !tbaa !66
  %660 = sext i32 %659 to i64
  br label %778

661:                                              ; preds = %534
  %662 = getelementptr inbounds nuw i8, ptr %536, i32 4
  %663 = load ptr, ptr %662, align 4, !tbaa !59
  %664 = load ptr, ptr %528, align 8, !tbaa !58
  %665 = load i32, ptr %663, align 4, !tbaa !5
  %666 = getelementptr inbounds ptr, ptr %664, i32 %665
  %667 = load ptr, ptr %666, align 4, !tbaa !60
  %668 = load i32, ptr %667, align 4, !tbaa !5
  %669 = add i32 %668, 1
  store i32 %669, ptr %667, align 4, !tbaa !5
  %670 = getelementptr inbounds nuw i8, ptr %663, i32 4
  %671 = load i32, ptr %670, align 4, !tbaa !5
  %672 = icmp slt i32 %671, 0
  br i1 %672, label %678, label %673

673:                                              ; preds = %661
  %674 = getelementptr inbounds nuw ptr, ptr %664, i32 %671
  %675 = load ptr, ptr %674, align 4, !tbaa !60
  %676 = load i32, ptr %675, align 4, !tbaa !5
  %677 = icmp slt i32 %669, %676
  br i1 %677, label %678, label %778

678:                                              ; preds = %673, %661
  %679 = getelementptr inbounds nuw i8, ptr %536, i32 20
  %680 = load i32, ptr %679, align 4, !tbaa !66
  %681 = sext i32 %680 to i64
  br label %778

682:                                              ; preds = %534
  %683 = getelementptr inbounds nuw i8, ptr %536, i32 4
  %684 = load ptr, ptr %683, align 4, !tbaa !59
  %685 = getelementptr inbounds nuw i8, ptr %536, i32 8
  %686 = load i32, ptr %685, align 4, !tbaa !57
  %687 = load ptr, ptr %528, align 8, !tbaa !58
  %688 = load i32, ptr %684, align 4, !tbaa !5
  %689 = getelementptr inbounds ptr, ptr %687, i32 %688
  %690 = load ptr, ptr %689, align 4, !tbaa !60
  %691 = getelementptr inbounds nuw i8, ptr %684, i32 4
  %692 = load i32, ptr %691, align 4, !tbaa !5
  %693 = getelementptr inbounds ptr, ptr %687, i32 %692
  %694 = load ptr, ptr %693, align 4, !tbaa !60
  store ptr %694, ptr %689, align 4, !tbaa !60
  %695 = load ptr, ptr %528, align 8, !tbaa !58
  %696 = getelementptr inbounds ptr, ptr %695, i32 %692
  store ptr %690, ptr %696, align 4, !tbaa !60
  %697 = load ptr, ptr %527, align 4, !tbaa !68
  %698 = getelementptr inbounds nuw i8, ptr %684, i32 8
  %699 = load i32, ptr %698, align 4, !tbaa !5
  %700 = getelementptr inbounds i8, ptr %697, i32 %699
  %701 = load i8, ptr %700, align 1, !tbaa !67
  %702 = xor i8 %701, 1
  store i8 %702, ptr %700, align 1, !tbaa !67
  %703 = getelementptr inbounds nuw i8, ptr %684, i32 12
  %704 = load i32, ptr %703, align 4, !tbaa !5
  %705 = add i32 %704, 4
  %706 = ptrtoint ptr %694 to i32
  %707 = ptrtoint ptr %690 to i32
  %708 = sub i32 %706, %707
  %709 = icmp ugt i32 %686, 4
  br i1 %709, label %710, label %778

710:                                              ; preds = %682
  %711 = sub i32 0, %708
  %712 = and i32 %686, 1
  %713 = icmp eq i32 %686, 5
  br i1 %713, label %765, label %714

714:                                              ; preds = %710
  %715 = and i32 %686, -2
  %716 = add i32 %715, -6
  br label %717

717:                                              ; preds = %717, %714
  %718 = phi i32 [ 4, %714 ], [ %741, %717 ]
  %719 = phi i32 [ 0, %714 ], [ %742, %717 ]
  %720 = load ptr, ptr %528, align 8, !tbaa !58
  %721 = getelementptr inbounds nuw i32, ptr %684, i32 %718
  %722 = load i32, ptr %721, align 4, !tbaa !5
  %723 = getelementptr inbounds ptr, ptr %720, i32 %722
  %724 = load ptr, ptr %723, align 4, !tbaa !60
  %725 = ptrtoint ptr %724 to i32
  %726 = icmp ult i32 %718, %705
  %727 = select i1 %726, i32 %708, i32 %711
  %728 = add i32 %727, %725
  %729 = inttoptr i32 %728 to ptr
  store ptr %729, ptr %723, align 4, !tbaa !60
  %730 = or disjoint i32 %718, 1
  %731 = load ptr, ptr %528, align 8, !tbaa !58
  %732 = getelementptr inbounds nuw i32, ptr %684, i32 %730
  %733 = load i32, ptr %732, align 4, !tbaa !5
  %734 = getelementptr inbounds ptr, ptr %731, i32 %733
  %735 = load ptr, ptr %734, align 4, !tbaa !60
  %736 = ptrtoint ptr %735 to i32
  %737 = icmp ult i32 %730, %705
  %738 = select i1 %737, i32 %708, i32 %711
  %739 = add i32 %738, %736
  %740 = inttoptr i32 %739 to ptr
  store ptr %740, ptr %734, align 4, !tbaa !60
  %741 = add nuw i32 %718, 2
  %742 = add i32 %719, 2
  %743 = icmp eq i32 %719, %716
  br i1 %743, label %763, label %717, !llvm.loop !69

744:                                              ; preds = %534
  %745 = load ptr, ptr %527, align 4, !tbaa !68
  %746 = getelementptr inbounds nuw i8, ptr %536, i32 4
  %747 = load ptr, ptr %746, align 4, !tbaa !59
  %748 = getelementptr inbounds nuw i8, ptr %747, i32 8
  %749 = load i32, ptr %748, align 4, !tbaa !5
  %750 = getelementptr inbounds i8, ptr %745, i32 %749
  %751 = load i8, ptr %750, align 1, !tbaa !67
  %752 = icmp eq i8 %751, 0
  br i1 %752, label %753, label %778

753:                                              ; preds = %744
  %754 = getelementptr inbounds nuw i8, ptr %536, i32 20
  %755 = load i32, ptr %754, align 4, !tbaa !66
  %756 = sext i32 %755 to i64
  br label %778

757:                                              ; preds = %534
  %758 = tail call fastcc i32 @set_size(ptr noundef nonnull %0, ptr noundef nonnull %536) #19
  br label %778

759:                                              ; preds = %534
  %760 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %536) #19
  br label %778

761:                                              ; preds = %534
  %762 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %536) #19
  br label %778

763:                                              ; preds = %717
  %764 = icmp eq i32 %712, 0
  br i1 %764, label %778, label %765

765:                                              ; preds = %763, %710
  %766 = phi i32 [ 4, %710 ], [ %741, %763 ]
  %767 = icmp ne i32 %712, 0
  tail call void @llvm.assume(i1 %767)
  %768 = load ptr, ptr %528, align 8, !tbaa !58
  %769 = getelementptr inbounds nuw i32, ptr %684, i32 %766
  %770 = load i32, ptr %769, align 4, !tbaa !5
  %771 = getelementptr inbounds ptr, ptr %768, i32 %770
  %772 = load ptr, ptr %771, align 4, !tbaa !60
  %773 = ptrtoint ptr %772 to i32
  %774 = icmp ult i32 %766, %705
  %775 = select i1 %774, i32 %708, i32 %711
  %776 = add i32 %775, %773
  %777 = inttoptr i32 %776 to ptr
  store ptr %777, ptr %771, align 4, !tbaa !60
  br label %778

778:                                              ; preds = %765, %763, %682, %678, %673, %653, %648, %638, %563, %761, %759, %757, %753, %744, %657, %634, %625, %621
  %779 = phi i64 [ %537, %761 ], [ %537, %759 ], [ %624, %621 ], [ %537, %744 ], [ %537, %682 ], [ %660, %657 ], [ %537, %638 ], [ %537, %673 ], [ %537, %625 ], [ %537, %757 ], [ %756, %753 ], [ %637, %634 ], [ %537, %563 ], [ %656, %653 ], [ %537, %648 ], [ %681, %678 ], [ %537, %763 ], [ %537, %765 ]
  %780 = phi i32 [ %762, %761 ], [ %760, %759 ], [ 0, %621 ], [ 0, %744 ], [ 0, %682 ], [ 0, %657 ], [ 0, %638 ], [ 0, %673 ], [ 0, %625 ], [ %758, %757 ], [ 0, %753 ], [ 0, %634 ], [ 0, %563 ], [ 0, %653 ], [ 0, %648 ], [ 0, %678 ], [ 0, %763 ], [ 0, %765 ]
  %781 = icmp eq i32 %780, 0
  br i1 %781, label %531, label %791, !llvm.loop !70

782:                                              ; preds = %620, %593, %495, %522, %402
  %783 = phi ptr [ %442, %495 ], [ %31, %402 ], [ %442, %522 ], [ %536, %593 ], [ %536, %620 ]
  %784 = phi i32 [ %470, %495 ], [ 1, %402 ], [ %470, %522 ], [ %568, %593 ], [ %568, %620 ]
  %785 = getelementptr inbounds nuw i8, ptr %783, i32 12
  %786 = load i32, ptr %785, align 4, !tbaa !56
  %787 = load ptr, ptr %2, align 4, !tbaa !41
  %788 = getelementptr inbounds nuw i8, ptr %787, i32 16
  %789 = load ptr, ptr %788, align 4, !tbaa !30
  %790 = getelementptr inbounds nuw i8, ptr %789, i32 8
  store i32 %786, ptr %790, align 8, !tbaa !65
  br label %791

791:                                              ; preds = %418, %26, %434, %778, %531, %782, %426
  %792 = phi i32 [ 0, %434 ], [ 0, %426 ], [ 0, %531 ], [ %784, %782 ], [ %780, %778 ], [ 0, %26 ], [ %420, %418 ]
  ret i32 %792
}

; Function Attrs: noinline nounwind uwtable
define weak float @fmaf(float noundef %0, float noundef %1, float noundef %2) local_unnamed_addr #24 {
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
define weak double @fma(double noundef %0, double noundef %1, double noundef %2) local_unnamed_addr #24 {
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
declare double @llvm.fmuladd.f64(double, double, double) #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #8

; Function Attrs: noinline nounwind uwtable
define weak i128 @__multi3(i128 noundef %0, i128 noundef %1) local_unnamed_addr #24 {
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
define i32 @tfc_enter(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef writeonly captures(address_is_null) %8) local_unnamed_addr #3 {
  %10 = alloca %struct.tfc_fault, align 8
  %11 = alloca %struct.tfc_fault, align 8
  %12 = alloca %struct.tfc_memory, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #17
  store ptr %1, ptr %12, align 4, !tbaa !73
  %13 = getelementptr inbounds nuw i8, ptr %12, i32 4
  store ptr %2, ptr %13, align 4, !tbaa !76
  %14 = getelementptr inbounds nuw i8, ptr %12, i32 8
  store ptr %3, ptr %14, align 4, !tbaa !77
  %15 = getelementptr inbounds nuw i8, ptr %12, i32 12
  store ptr %5, ptr %15, align 4, !tbaa !78
  %16 = getelementptr inbounds nuw i8, ptr %12, i32 16
  store ptr %6, ptr %16, align 4, !tbaa !79
  %17 = getelementptr inbounds nuw i8, ptr %12, i32 20
  store i32 4, ptr %17, align 4, !tbaa !80
  %18 = call fastcc i32 @check(ptr noundef %0, ptr noundef %12, ptr noundef %4, ptr noundef %7, ptr noundef %8) #19
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %55

20:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 184
  %22 = load i64, ptr %21, align 8, !tbaa !81
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %53, label %24

24:                                               ; preds = %20
  %25 = load i64, ptr %1, align 8, !tbaa !90
  %26 = icmp eq i64 %25, %22
  br i1 %26, label %27, label %34

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 104
  %29 = load i64, ptr %28, align 8, !tbaa !91
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %53

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %0, i32 36
  %33 = load ptr, ptr %32, align 4, !tbaa !92
  br label %39

34:                                               ; preds = %24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %10, i8 0, i64 48, i1 false)
  %35 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.13, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %10) #19
  br label %52

36:                                               ; preds = %39
  %37 = add nuw nsw i64 %40, 1
  %38 = icmp eq i64 %37, %29
  br i1 %38, label %53, label %39, !llvm.loop !93

39:                                               ; preds = %36, %31
  %40 = phi i64 [ 0, %31 ], [ %37, %36 ]
  %41 = trunc i64 %40 to i32
  %42 = getelementptr inbounds %struct.tfc_flag, ptr %33, i32 %41
  %43 = load i64, ptr %42, align 8, !tbaa !94
  %44 = trunc i64 %43 to i32
  %45 = getelementptr inbounds i8, ptr %1, i32 %44
  %46 = load i8, ptr %45, align 1, !tbaa !67
  %47 = icmp eq i8 %46, 0
  br i1 %47, label %48, label %36

48:                                               ; preds = %39
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %11, i8 0, i64 48, i1 false)
  %49 = getelementptr inbounds nuw i8, ptr %42, i32 8
  %50 = load ptr, ptr %49, align 8, !tbaa !96
  store ptr %50, ptr %11, align 8, !tbaa !97
  %51 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %11) #19
  br label %52

52:                                               ; preds = %48, %34
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %55

53:                                               ; preds = %36, %20, %27
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %54 = call fastcc i32 @run(ptr noundef %0, ptr noundef %12, ptr noundef %4, ptr noundef %7, ptr noundef %8) #19
  br label %55

55:                                               ; preds = %9, %52, %53
  %56 = phi i32 [ %54, %53 ], [ 9, %52 ], [ %18, %9 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #17
  ret i32 %56
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef readonly captures(address_is_null) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef writeonly captures(address_is_null) %4) unnamed_addr #9 {
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = alloca %struct.tfc_fault, align 8
  %10 = alloca %struct.tfc_fault, align 8
  %11 = alloca %struct.tfc_fault, align 8
  %12 = tail call fastcc i32 @check_host(ptr noundef %3, ptr noundef %4) #19
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %296

14:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 192
  %16 = load i64, ptr %15, align 8, !tbaa !100
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %28, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %20 = load ptr, ptr %19, align 4, !tbaa !76
  %21 = icmp ne ptr %20, null
  %22 = ptrtoint ptr %20 to i32
  %23 = and i32 %22, 63
  %24 = icmp eq i32 %23, 0
  %25 = and i1 %21, %24
  br i1 %25, label %28, label %26

26:                                               ; preds = %18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %9, i8 0, i64 48, i1 false)
  %27 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.3, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %9) #19
  br label %55

28:                                               ; preds = %18, %14
  %29 = getelementptr inbounds nuw i8, ptr %0, i32 152
  %30 = load i64, ptr %29, align 8, !tbaa !101
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %42, label %32

32:                                               ; preds = %28
  %33 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %34 = load ptr, ptr %33, align 4, !tbaa !77
  %35 = icmp ne ptr %34, null
  %36 = ptrtoint ptr %34 to i32
  %37 = and i32 %36, 63
  %38 = icmp eq i32 %37, 0
  %39 = and i1 %35, %38
  br i1 %39, label %42, label %40

40:                                               ; preds = %32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %10, i8 0, i64 48, i1 false)
  %41 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.4, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %10) #19
  br label %55

42:                                               ; preds = %32, %28
  %43 = getelementptr inbounds nuw i8, ptr %0, i32 184
  %44 = load i64, ptr %43, align 8, !tbaa !81
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %56, label %46

46:                                               ; preds = %42
  %47 = load ptr, ptr %1, align 4, !tbaa !73
  %48 = icmp ne ptr %47, null
  %49 = ptrtoint ptr %47 to i32
  %50 = and i32 %49, 63
  %51 = icmp eq i32 %50, 0
  %52 = and i1 %48, %51
  br i1 %52, label %56, label %53

53:                                               ; preds = %46
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %11, i8 0, i64 48, i1 false)
  %54 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.2, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %11) #19
  br label %55

55:                                               ; preds = %26, %40, %53
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %296

56:                                               ; preds = %46, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %57 = tail call fastcc i32 @check_dims(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %4) #19
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %296

59:                                               ; preds = %56
  %60 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %61 = load ptr, ptr %60, align 8, !tbaa !102
  %62 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %63 = load i64, ptr %62, align 8, !tbaa !103
  %64 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %65 = load ptr, ptr %64, align 4, !tbaa !78
  %66 = icmp sgt i64 %63, 0
  br i1 %66, label %67, label %105

67:                                               ; preds = %59
  %68 = getelementptr inbounds nuw i8, ptr %8, i32 40
  %69 = icmp eq ptr %65, null
  %70 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %71 = getelementptr inbounds nuw i8, ptr %0, i32 12
  br label %72

72:                                               ; preds = %99, %67
  %73 = phi i64 [ 0, %67 ], [ %100, %99 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %8, i8 0, i64 48, i1 false)
  %74 = trunc i64 %73 to i32
  %75 = getelementptr inbounds %struct.tfc_given, ptr %61, i32 %74
  %76 = load ptr, ptr %75, align 8, !tbaa !104
  store ptr %76, ptr %8, align 8, !tbaa !97
  %77 = getelementptr inbounds nuw i8, ptr %75, i32 36
  store ptr %77, ptr %68, align 8, !tbaa !107
  br i1 %69, label %84, label %78

78:                                               ; preds = %72
  %79 = load i32, ptr %70, align 4, !tbaa !80
  %80 = mul i32 %79, %74
  %81 = getelementptr inbounds nuw i8, ptr %65, i32 %80
  %82 = load ptr, ptr %81, align 4, !tbaa !60
  %83 = icmp eq ptr %82, null
  br i1 %83, label %84, label %92

84:                                               ; preds = %78, %72
  %85 = load ptr, ptr %71, align 4, !tbaa !108
  %86 = getelementptr inbounds nuw i8, ptr %75, i32 16
  %87 = load i64, ptr %86, align 8, !tbaa !109
  %88 = trunc i64 %87 to i32
  %89 = getelementptr inbounds i64, ptr %85, i32 %88
  %90 = tail call fastcc i64 @evaluate(ptr noundef %89, ptr noundef readonly %2) #19
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %99, label %102

92:                                               ; preds = %78
  %93 = ptrtoint ptr %82 to i32
  %94 = getelementptr inbounds nuw i8, ptr %75, i32 8
  %95 = load i64, ptr %94, align 8, !tbaa !110
  %96 = trunc i64 %95 to i32
  %97 = urem i32 %93, %96
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %102

99:                                               ; preds = %92, %84
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #17
  %100 = add nuw nsw i64 %73, 1
  %101 = icmp eq i64 %100, %63
  br i1 %101, label %105, label %72, !llvm.loop !111

102:                                              ; preds = %92, %84
  %103 = phi ptr [ @.str.7, %84 ], [ @.str.8, %92 ]
  %104 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %103, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #17
  br label %296

105:                                              ; preds = %99, %59
  %106 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %107 = load ptr, ptr %106, align 4, !tbaa !112
  %108 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %109 = load i64, ptr %108, align 8, !tbaa !113
  %110 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %111 = load ptr, ptr %110, align 4, !tbaa !79
  %112 = icmp sgt i64 %109, 0
  br i1 %112, label %113, label %151

113:                                              ; preds = %105
  %114 = getelementptr inbounds nuw i8, ptr %7, i32 40
  %115 = icmp eq ptr %111, null
  %116 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %117 = getelementptr inbounds nuw i8, ptr %0, i32 12
  br label %118

118:                                              ; preds = %145, %113
  %119 = phi i64 [ 0, %113 ], [ %146, %145 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %7, i8 0, i64 48, i1 false)
  %120 = trunc i64 %119 to i32
  %121 = getelementptr inbounds %struct.tfc_given, ptr %107, i32 %120
  %122 = load ptr, ptr %121, align 8, !tbaa !104
  store ptr %122, ptr %7, align 8, !tbaa !97
  %123 = getelementptr inbounds nuw i8, ptr %121, i32 36
  store ptr %123, ptr %114, align 8, !tbaa !107
  br i1 %115, label %130, label %124

124:                                              ; preds = %118
  %125 = load i32, ptr %116, align 4, !tbaa !80
  %126 = mul i32 %125, %120
  %127 = getelementptr inbounds nuw i8, ptr %111, i32 %126
  %128 = load ptr, ptr %127, align 4, !tbaa !60
  %129 = icmp eq ptr %128, null
  br i1 %129, label %130, label %138

130:                                              ; preds = %124, %118
  %131 = load ptr, ptr %117, align 4, !tbaa !108
  %132 = getelementptr inbounds nuw i8, ptr %121, i32 16
  %133 = load i64, ptr %132, align 8, !tbaa !109
  %134 = trunc i64 %133 to i32
  %135 = getelementptr inbounds i64, ptr %131, i32 %134
  %136 = tail call fastcc i64 @evaluate(ptr noundef %135, ptr noundef readonly %2) #19
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %145, label %148

138:                                              ; preds = %124
  %139 = ptrtoint ptr %128 to i32
  %140 = getelementptr inbounds nuw i8, ptr %121, i32 8
  %141 = load i64, ptr %140, align 8, !tbaa !110
  %142 = trunc i64 %141 to i32
  %143 = urem i32 %139, %142
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %148

145:                                              ; preds = %138, %130
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #17
  %146 = add nuw nsw i64 %119, 1
  %147 = icmp eq i64 %146, %109
  br i1 %147, label %151, label %118, !llvm.loop !111

148:                                              ; preds = %138, %130
  %149 = phi ptr [ @.str.7, %130 ], [ @.str.8, %138 ]
  %150 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull %149, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #17
  br label %296

151:                                              ; preds = %145, %105
  %152 = getelementptr inbounds nuw i8, ptr %0, i32 208
  %153 = load i64, ptr %152, align 8, !tbaa !114
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %296, label %155

155:                                              ; preds = %151
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %156 = add i64 %109, 3
  %157 = add i64 %156, %63
  %158 = icmp sgt i64 %109, -2
  br i1 %158, label %159, label %294

159:                                              ; preds = %155
  %160 = add i64 %109, 2
  %161 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %162 = getelementptr inbounds nuw i8, ptr %0, i32 200
  %163 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %164 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %165 = getelementptr inbounds nuw i8, ptr %1, i32 4
  br label %168

166:                                              ; preds = %223, %214
  %167 = icmp eq i64 %219, %160
  br i1 %167, label %294, label %168

168:                                              ; preds = %166, %159
  %169 = phi i64 [ 0, %159 ], [ %219, %166 ]
  switch i64 %169, label %181 [
    i64 0, label %170
    i64 1, label %177
  ]

170:                                              ; preds = %168
  %171 = load ptr, ptr %1, align 4, !tbaa !73, !noalias !115
  %172 = ptrtoint ptr %171 to i32
  %173 = load i64, ptr %43, align 8, !tbaa !81, !noalias !115
  %174 = icmp eq i64 %173, 0
  br i1 %174, label %214, label %175

175:                                              ; preds = %170
  %176 = load i64, ptr %162, align 8, !tbaa !118, !noalias !115
  br label %214

177:                                              ; preds = %168
  %178 = load ptr, ptr %161, align 4, !tbaa !77, !noalias !115
  %179 = ptrtoint ptr %178 to i32
  %180 = load i64, ptr %29, align 8, !tbaa !101, !noalias !115
  br label %214

181:                                              ; preds = %168
  %182 = icmp slt i64 %169, %160
  %183 = select i1 %182, i64 0, i64 %109
  %184 = sub i64 %169, %183
  %185 = select i1 %182, i32 28, i32 24
  %186 = getelementptr inbounds nuw i8, ptr %0, i32 %185
  %187 = select i1 %182, i32 -112, i32 -168
  %188 = load ptr, ptr %186, align 4, !tbaa !119, !noalias !115
  %189 = trunc i64 %184 to i32
  %190 = getelementptr %struct.tfc_given, ptr %188, i32 %189
  %191 = getelementptr i8, ptr %190, i32 %187
  %192 = load ptr, ptr %163, align 4, !tbaa !108, !noalias !115
  %193 = getelementptr inbounds nuw i8, ptr %191, i32 16
  %194 = load i64, ptr %193, align 8, !tbaa !109, !noalias !115
  %195 = trunc i64 %194 to i32
  %196 = getelementptr inbounds i64, ptr %192, i32 %195
  %197 = tail call fastcc i64 @evaluate(ptr noundef %196, ptr noundef readonly %2) #19, !noalias !115
  %198 = icmp eq i64 %197, 0
  br i1 %198, label %210, label %199

199:                                              ; preds = %181
  %200 = select i1 %182, i32 -2, i32 -3
  %201 = select i1 %182, i32 16, i32 12
  %202 = getelementptr inbounds nuw i8, ptr %1, i32 %201
  %203 = load ptr, ptr %202, align 4, !tbaa !60, !noalias !115
  %204 = add i32 %200, %189
  %205 = load i32, ptr %164, align 4, !tbaa !80, !noalias !115
  %206 = mul i32 %205, %204
  %207 = getelementptr inbounds nuw i8, ptr %203, i32 %206
  %208 = load ptr, ptr %207, align 4, !tbaa !60, !noalias !115
  %209 = ptrtoint ptr %208 to i32
  br label %210

210:                                              ; preds = %199, %181
  %211 = phi i32 [ 0, %181 ], [ %209, %199 ]
  %212 = load ptr, ptr %191, align 8, !tbaa !104, !noalias !115
  %213 = getelementptr inbounds nuw i8, ptr %191, i32 36
  br label %214

214:                                              ; preds = %210, %177, %175, %170
  %215 = phi i64 [ 0, %170 ], [ %197, %210 ], [ %180, %177 ], [ %176, %175 ]
  %216 = phi i32 [ %172, %170 ], [ %211, %210 ], [ %179, %177 ], [ %172, %175 ]
  %217 = phi ptr [ @.str.10, %170 ], [ %212, %210 ], [ @.str.11, %177 ], [ @.str.10, %175 ]
  %218 = phi ptr [ null, %170 ], [ %213, %210 ], [ null, %177 ], [ null, %175 ]
  %219 = add nuw i64 %169, 1
  %220 = icmp slt i64 %219, %157
  br i1 %220, label %221, label %166

221:                                              ; preds = %214
  %222 = icmp eq i64 %215, 0
  br label %226

223:                                              ; preds = %272
  %224 = add i64 %227, 1
  %225 = icmp eq i64 %224, %157
  br i1 %225, label %166, label %226, !llvm.loop !120

226:                                              ; preds = %223, %221
  %227 = phi i64 [ %219, %221 ], [ %224, %223 ]
  %228 = icmp eq i64 %227, 1
  br i1 %228, label %229, label %233

229:                                              ; preds = %226
  %230 = load ptr, ptr %161, align 4, !tbaa !77, !noalias !121
  %231 = ptrtoint ptr %230 to i32
  %232 = load i64, ptr %29, align 8, !tbaa !101, !noalias !121
  br label %272

233:                                              ; preds = %226
  %234 = icmp eq i64 %227, %160
  br i1 %234, label %235, label %239

235:                                              ; preds = %233
  %236 = load ptr, ptr %165, align 4, !tbaa !76, !noalias !121
  %237 = ptrtoint ptr %236 to i32
  %238 = load i64, ptr %15, align 8, !tbaa !100, !noalias !121
  br label %272

239:                                              ; preds = %233
  %240 = icmp slt i64 %227, %160
  %241 = select i1 %240, i64 0, i64 %109
  %242 = sub i64 %227, %241
  %243 = select i1 %240, i32 28, i32 24
  %244 = getelementptr inbounds nuw i8, ptr %0, i32 %243
  %245 = select i1 %240, i32 -112, i32 -168
  %246 = load ptr, ptr %244, align 4, !tbaa !119, !noalias !121
  %247 = trunc i64 %242 to i32
  %248 = getelementptr %struct.tfc_given, ptr %246, i32 %247
  %249 = getelementptr i8, ptr %248, i32 %245
  %250 = load ptr, ptr %163, align 4, !tbaa !108, !noalias !121
  %251 = getelementptr inbounds nuw i8, ptr %249, i32 16
  %252 = load i64, ptr %251, align 8, !tbaa !109, !noalias !121
  %253 = trunc i64 %252 to i32
  %254 = getelementptr inbounds i64, ptr %250, i32 %253
  %255 = tail call fastcc i64 @evaluate(ptr noundef %254, ptr noundef readonly %2) #19, !noalias !121
  %256 = icmp eq i64 %255, 0
  br i1 %256, label %268, label %257

257:                                              ; preds = %239
  %258 = select i1 %240, i32 -2, i32 -3
  %259 = select i1 %240, i32 16, i32 12
  %260 = getelementptr inbounds nuw i8, ptr %1, i32 %259
  %261 = load ptr, ptr %260, align 4, !tbaa !60, !noalias !121
  %262 = add i32 %258, %247
  %263 = load i32, ptr %164, align 4, !tbaa !80, !noalias !121
  %264 = mul i32 %263, %262
  %265 = getelementptr inbounds nuw i8, ptr %261, i32 %264
  %266 = load ptr, ptr %265, align 4, !tbaa !60, !noalias !121
  %267 = ptrtoint ptr %266 to i32
  br label %268

268:                                              ; preds = %257, %239
  %269 = phi i32 [ 0, %239 ], [ %267, %257 ]
  %270 = load ptr, ptr %249, align 8, !tbaa !104, !noalias !121
  %271 = getelementptr inbounds nuw i8, ptr %249, i32 36
  br label %272

272:                                              ; preds = %268, %235, %229
  %273 = phi ptr [ null, %235 ], [ %271, %268 ], [ null, %229 ]
  %274 = phi i64 [ %238, %235 ], [ %255, %268 ], [ %232, %229 ]
  %275 = phi i32 [ %237, %235 ], [ %269, %268 ], [ %231, %229 ]
  %276 = phi ptr [ @.str.12, %235 ], [ %270, %268 ], [ @.str.11, %229 ]
  %277 = sub i32 %216, %275
  %278 = zext i32 %277 to i64
  %279 = icmp ule i64 %274, %278
  %280 = sub i32 %275, %216
  %281 = zext i32 %280 to i64
  %282 = icmp ule i64 %215, %281
  %283 = select i1 %279, i1 %282, i1 false
  %284 = icmp eq i64 %274, 0
  %285 = select i1 %222, i1 true, i1 %284
  %286 = select i1 %285, i1 true, i1 %283
  br i1 %286, label %223, label %287

287:                                              ; preds = %272
  %288 = getelementptr inbounds nuw i8, ptr %6, i32 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %288, i8 0, i64 40, i1 false)
  store ptr %276, ptr %6, align 8, !tbaa !97
  %289 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store ptr %217, ptr %289, align 4, !tbaa !124
  %290 = getelementptr inbounds nuw i8, ptr %6, i32 40
  %291 = icmp eq ptr %273, null
  %292 = select i1 %291, ptr %218, ptr %273
  store ptr %292, ptr %290, align 8, !tbaa !107
  %293 = tail call fastcc i32 @report(ptr noundef %4, i32 noundef 3, ptr noundef nonnull @.str.9, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #19
  br label %294

294:                                              ; preds = %166, %155, %287
  %295 = phi i32 [ 3, %287 ], [ 0, %155 ], [ 0, %166 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %296

296:                                              ; preds = %5, %55, %102, %56, %148, %151, %294
  %297 = phi i32 [ %295, %294 ], [ 0, %151 ], [ 3, %148 ], [ 3, %102 ], [ %57, %56 ], [ 3, %55 ], [ %12, %5 ]
  ret i32 %297
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @run(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2, ptr noundef %3, ptr noundef writeonly captures(address_is_null) %4) unnamed_addr #3 {
  %6 = alloca %struct.tfc_fault, align 8
  %7 = alloca %struct.tfc_failure, align 8
  %8 = alloca %struct.tfc_ctx, align 4
  %9 = alloca %struct.tfc_region, align 8
  %10 = load ptr, ptr %1, align 4, !tbaa !73
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %12 = load ptr, ptr %11, align 4, !tbaa !77
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 64
  %14 = load i64, ptr %13, align 8, !tbaa !125
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %86

16:                                               ; preds = %5
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %19 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %20 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %21 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 12
  br label %24

24:                                               ; preds = %78, %16
  %25 = phi i64 [ 0, %16 ], [ %84, %78 ]
  %26 = load ptr, ptr %17, align 8, !tbaa !126
  %27 = trunc i64 %25 to i32
  %28 = getelementptr inbounds %struct.tfc_place, ptr %26, i32 %27
  %29 = getelementptr inbounds nuw i8, ptr %28, i32 16
  %30 = load i64, ptr %29, align 8, !tbaa !127
  %31 = trunc i64 %30 to i32
  %32 = load i32, ptr %28, align 8, !tbaa !129
  switch i32 %32, label %67 [
    i32 0, label %33
    i32 1, label %42
    i32 2, label %51
    i32 3, label %55
    i32 4, label %59
    i32 5, label %63
  ]

33:                                               ; preds = %24
  %34 = load ptr, ptr %22, align 4, !tbaa !78
  %35 = getelementptr inbounds nuw i8, ptr %28, i32 8
  %36 = load i32, ptr %35, align 8, !tbaa !130
  %37 = load i32, ptr %21, align 4, !tbaa !80
  %38 = mul i32 %37, %36
  %39 = getelementptr inbounds nuw i8, ptr %34, i32 %38
  %40 = load ptr, ptr %39, align 4, !tbaa !60
  %41 = ptrtoint ptr %40 to i32
  br label %78

42:                                               ; preds = %24
  %43 = load ptr, ptr %20, align 4, !tbaa !79
  %44 = getelementptr inbounds nuw i8, ptr %28, i32 8
  %45 = load i32, ptr %44, align 8, !tbaa !130
  %46 = load i32, ptr %21, align 4, !tbaa !80
  %47 = mul i32 %46, %45
  %48 = getelementptr inbounds nuw i8, ptr %43, i32 %47
  %49 = load ptr, ptr %48, align 4, !tbaa !60
  %50 = ptrtoint ptr %49 to i32
  br label %78

51:                                               ; preds = %24
  %52 = load ptr, ptr %1, align 4, !tbaa !73
  %53 = ptrtoint ptr %52 to i32
  %54 = add i32 %53, %31
  br label %78

55:                                               ; preds = %24
  %56 = load ptr, ptr %19, align 4, !tbaa !76
  %57 = ptrtoint ptr %56 to i32
  %58 = add i32 %57, %31
  br label %78

59:                                               ; preds = %24
  %60 = load ptr, ptr %18, align 8, !tbaa !131
  %61 = ptrtoint ptr %60 to i32
  %62 = add i32 %61, %31
  br label %78

63:                                               ; preds = %24
  %64 = load ptr, ptr %11, align 4, !tbaa !77
  %65 = ptrtoint ptr %64 to i32
  %66 = add i32 %65, %31
  br label %78

67:                                               ; preds = %24
  %68 = getelementptr inbounds nuw i8, ptr %28, i32 8
  %69 = load i32, ptr %68, align 8, !tbaa !130
  %70 = getelementptr inbounds ptr, ptr %12, i32 %69
  %71 = load ptr, ptr %70, align 4, !tbaa !60
  %72 = ptrtoint ptr %71 to i32
  %73 = load ptr, ptr %23, align 4, !tbaa !108
  %74 = getelementptr inbounds i64, ptr %73, i32 %31
  %75 = tail call fastcc i64 @evaluate(ptr noundef %74, ptr noundef readonly %2) #19
  %76 = trunc i64 %75 to i32
  %77 = add i32 %76, %72
  br label %78

78:                                               ; preds = %67, %63, %59, %55, %51, %42, %33
  %79 = phi i32 [ %77, %67 ], [ %41, %33 ], [ %50, %42 ], [ %54, %51 ], [ %58, %55 ], [ %62, %59 ], [ %66, %63 ]
  %80 = inttoptr i32 %79 to ptr
  %81 = getelementptr inbounds nuw i8, ptr %28, i32 4
  %82 = load i32, ptr %81, align 4, !tbaa !132
  %83 = getelementptr inbounds ptr, ptr %12, i32 %82
  store ptr %80, ptr %83, align 4, !tbaa !60
  %84 = add nuw nsw i64 %25, 1
  %85 = icmp eq i64 %84, %14
  br i1 %85, label %86, label %24, !llvm.loop !133

86:                                               ; preds = %78, %5
  %87 = getelementptr inbounds nuw i8, ptr %0, i32 176
  %88 = load i64, ptr %87, align 8, !tbaa !134
  %89 = icmp sgt i64 %88, 0
  br i1 %89, label %90, label %92

90:                                               ; preds = %86
  %91 = getelementptr inbounds nuw i8, ptr %0, i32 168
  br label %98

92:                                               ; preds = %98, %86
  %93 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %94 = load i64, ptr %93, align 8, !tbaa !135
  %95 = icmp sgt i64 %94, 0
  br i1 %95, label %96, label %107

96:                                               ; preds = %92
  %97 = getelementptr inbounds nuw i8, ptr %0, i32 44
  br label %111

98:                                               ; preds = %90, %98
  %99 = phi i64 [ 0, %90 ], [ %104, %98 ]
  %100 = load i64, ptr %91, align 8, !tbaa !136
  %101 = add nsw i64 %100, %99
  %102 = trunc i64 %101 to i32
  %103 = getelementptr inbounds i8, ptr %12, i32 %102
  store i8 0, ptr %103, align 1, !tbaa !67
  %104 = add nuw nsw i64 %99, 1
  %105 = load i64, ptr %87, align 8, !tbaa !134
  %106 = icmp slt i64 %104, %105
  br i1 %106, label %98, label %92, !llvm.loop !137

107:                                              ; preds = %132, %92
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #17
  call void @llvm.memset.p0.i32(ptr noundef nonnull align 8 dereferenceable(48) %7, i8 0, i32 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #17
  store i32 20, ptr %8, align 4, !tbaa !138
  %108 = getelementptr inbounds nuw i8, ptr %8, i32 4
  store i32 0, ptr %108, align 4, !tbaa !139
  %109 = getelementptr inbounds nuw i8, ptr %8, i32 8
  %110 = icmp eq ptr %3, null
  br i1 %110, label %139, label %136

111:                                              ; preds = %96, %132
  %112 = phi i64 [ %94, %96 ], [ %133, %132 ]
  %113 = phi i64 [ 0, %96 ], [ %134, %132 ]
  %114 = load ptr, ptr %97, align 4, !tbaa !140
  %115 = trunc i64 %113 to i32
  %116 = getelementptr inbounds %struct.tfc_aside, ptr %114, i32 %115
  %117 = getelementptr inbounds nuw i8, ptr %116, i32 8
  %118 = load i64, ptr %117, align 8, !tbaa !141
  %119 = trunc i64 %118 to i32
  %120 = getelementptr inbounds i8, ptr %12, i32 %119
  %121 = load i64, ptr %116, align 8, !tbaa !143
  %122 = trunc i64 %121 to i32
  %123 = getelementptr inbounds i8, ptr %10, i32 %122
  %124 = getelementptr inbounds nuw i8, ptr %116, i32 16
  %125 = load i64, ptr %124, align 8, !tbaa !144
  %126 = icmp slt i64 %125, 1
  %127 = icmp eq ptr %120, %123
  %128 = or i1 %126, %127
  br i1 %128, label %132, label %129

129:                                              ; preds = %111
  %130 = trunc i64 %125 to i32
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 1 %120, ptr readonly align 1 %123, i32 %130, i1 false)
  %131 = load i64, ptr %93, align 8, !tbaa !135
  br label %132

132:                                              ; preds = %111, %129
  %133 = phi i64 [ %112, %111 ], [ %131, %129 ]
  %134 = add nuw nsw i64 %113, 1
  %135 = icmp slt i64 %134, %133
  br i1 %135, label %111, label %107, !llvm.loop !145

136:                                              ; preds = %107
  %137 = getelementptr inbounds nuw i8, ptr %3, i32 28
  %138 = load ptr, ptr %137, align 4, !tbaa !146
  br label %139

139:                                              ; preds = %107, %136
  %140 = phi ptr [ %138, %136 ], [ null, %107 ]
  store ptr %140, ptr %109, align 4, !tbaa !23
  %141 = getelementptr inbounds nuw i8, ptr %8, i32 12
  store ptr %3, ptr %141, align 4, !tbaa !15
  %142 = getelementptr inbounds nuw i8, ptr %8, i32 16
  store ptr %7, ptr %142, align 4, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #17
  %143 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %144 = load ptr, ptr %143, align 4, !tbaa !147
  store ptr %144, ptr %9, align 8, !tbaa !50
  %145 = getelementptr inbounds nuw i8, ptr %9, i32 4
  store i32 0, ptr %145, align 4
  %146 = getelementptr inbounds nuw i8, ptr %9, i32 8
  %147 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %148 = load i64, ptr %147, align 8, !tbaa !148
  store i64 %148, ptr %146, align 8, !tbaa !51
  %149 = getelementptr inbounds nuw i8, ptr %9, i32 16
  store ptr %12, ptr %149, align 8, !tbaa !58
  %150 = getelementptr inbounds nuw i8, ptr %9, i32 20
  store ptr %2, ptr %150, align 4, !tbaa !63
  %151 = getelementptr inbounds nuw i8, ptr %9, i32 24
  %152 = getelementptr inbounds nuw i8, ptr %0, i32 160
  %153 = load i64, ptr %152, align 8, !tbaa !149
  %154 = trunc i64 %153 to i32
  %155 = getelementptr inbounds i8, ptr %12, i32 %154
  store ptr %155, ptr %151, align 8, !tbaa !61
  %156 = getelementptr inbounds nuw i8, ptr %9, i32 28
  store ptr %8, ptr %156, align 4, !tbaa !41
  %157 = getelementptr inbounds nuw i8, ptr %9, i32 32
  %158 = getelementptr inbounds nuw i8, ptr %0, i32 136
  %159 = load i64, ptr %158, align 8, !tbaa !150
  store i64 %159, ptr %157, align 8, !tbaa !55
  %160 = getelementptr inbounds nuw i8, ptr %9, i32 40
  %161 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %162 = load ptr, ptr %161, align 4, !tbaa !108
  store ptr %162, ptr %160, align 8, !tbaa !151
  %163 = getelementptr inbounds nuw i8, ptr %9, i32 44
  %164 = getelementptr inbounds nuw i8, ptr %0, i32 168
  %165 = load i64, ptr %164, align 8, !tbaa !136
  %166 = trunc i64 %165 to i32
  %167 = getelementptr inbounds i8, ptr %12, i32 %166
  store ptr %167, ptr %163, align 4, !tbaa !68
  %168 = getelementptr inbounds nuw i8, ptr %9, i32 48
  store ptr null, ptr %168, align 8, !tbaa !152
  %169 = getelementptr inbounds nuw i8, ptr %9, i32 52
  store i32 0, ptr %169, align 4
  %170 = getelementptr inbounds nuw i8, ptr %9, i32 56
  %171 = getelementptr inbounds nuw i8, ptr %0, i32 144
  %172 = load i64, ptr %171, align 8, !tbaa !153
  store i64 %172, ptr %170, align 8, !tbaa !71
  %173 = call i32 @tfc_walk(ptr noundef nonnull %9) #19
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %180, label %175

175:                                              ; preds = %139
  %176 = load i64, ptr %93, align 8, !tbaa !135
  %177 = icmp sgt i64 %176, 0
  br i1 %177, label %178, label %188

178:                                              ; preds = %175
  %179 = getelementptr inbounds nuw i8, ptr %0, i32 44
  br label %240

180:                                              ; preds = %139
  %181 = getelementptr inbounds nuw i8, ptr %0, i32 96
  %182 = load i64, ptr %181, align 8, !tbaa !154
  %183 = icmp sgt i64 %182, 0
  br i1 %183, label %184, label %265

184:                                              ; preds = %180
  %185 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %186 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %187 = getelementptr inbounds nuw i8, ptr %1, i32 20
  br label %271

188:                                              ; preds = %261, %175
  %189 = load atomic i32, ptr %7 seq_cst, align 8, !tbaa !155
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  store ptr @.str.15, ptr %6, align 8, !tbaa !97
  %190 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store ptr @.str.15, ptr %190, align 4, !tbaa !124
  %191 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %192 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %193 = load i64, ptr %192, align 8, !tbaa !33
  store i64 %193, ptr %191, align 8, !tbaa !156
  %194 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %195 = getelementptr inbounds nuw i8, ptr %7, i32 24
  %196 = load i64, ptr %195, align 8, !tbaa !37
  store i64 %196, ptr %194, align 8, !tbaa !157
  %197 = getelementptr inbounds nuw i8, ptr %6, i32 24
  %198 = getelementptr inbounds nuw i8, ptr %7, i32 32
  %199 = load i64, ptr %198, align 8, !tbaa !38
  store i64 %199, ptr %197, align 8, !tbaa !158
  %200 = getelementptr inbounds nuw i8, ptr %6, i32 32
  %201 = getelementptr inbounds nuw i8, ptr %7, i32 40
  %202 = load double, ptr %201, align 8, !tbaa !39
  store double %202, ptr %200, align 8, !tbaa !159
  %203 = getelementptr inbounds nuw i8, ptr %6, i32 40
  store ptr null, ptr %203, align 8, !tbaa !107
  %204 = getelementptr inbounds nuw i8, ptr %6, i32 44
  store i32 0, ptr %204, align 4
  %205 = icmp eq i32 %189, 1
  br i1 %205, label %217, label %206

206:                                              ; preds = %188
  %207 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %208 = load i64, ptr %207, align 8, !tbaa !160
  %209 = icmp sgt i64 %208, 0
  br i1 %209, label %210, label %237

210:                                              ; preds = %206
  %211 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %212 = load ptr, ptr %211, align 8, !tbaa !161
  %213 = getelementptr inbounds nuw i8, ptr %7, i32 8
  %214 = load i32, ptr %213, align 8, !tbaa !65
  %215 = getelementptr inbounds nuw i8, ptr %7, i32 12
  %216 = load i32, ptr %215, align 4
  br label %219

217:                                              ; preds = %188
  %218 = call fastcc i32 @report(ptr noundef %4, i32 noundef 1, ptr noundef nonnull @.str.16, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #19
  br label %239

219:                                              ; preds = %234, %210
  %220 = phi i64 [ 0, %210 ], [ %235, %234 ]
  %221 = trunc i64 %220 to i32
  %222 = getelementptr inbounds %struct.tfc_message, ptr %212, i32 %221
  %223 = load i32, ptr %222, align 4, !tbaa !162
  %224 = icmp eq i32 %223, %214
  br i1 %224, label %225, label %234

225:                                              ; preds = %219
  %226 = getelementptr inbounds nuw i8, ptr %222, i32 4
  %227 = load i32, ptr %226, align 4, !tbaa !164
  %228 = icmp eq i32 %227, %216
  br i1 %228, label %229, label %234

229:                                              ; preds = %225
  %230 = getelementptr inbounds nuw i8, ptr %222, i32 12
  store ptr %230, ptr %203, align 8, !tbaa !107
  %231 = getelementptr inbounds nuw i8, ptr %222, i32 8
  %232 = load ptr, ptr %231, align 4, !tbaa !165
  %233 = call fastcc i32 @report(ptr noundef %4, i32 noundef %189, ptr noundef %232, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #19
  br label %239

234:                                              ; preds = %225, %219
  %235 = add nuw nsw i64 %220, 1
  %236 = icmp eq i64 %235, %208
  br i1 %236, label %237, label %219, !llvm.loop !166

237:                                              ; preds = %234, %206
  %238 = call fastcc i32 @report(ptr noundef %4, i32 noundef %189, ptr noundef nonnull @.str.17, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #19
  br label %239

239:                                              ; preds = %217, %229, %237
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  br label %314

240:                                              ; preds = %178, %261
  %241 = phi i64 [ %176, %178 ], [ %262, %261 ]
  %242 = phi i64 [ 0, %178 ], [ %263, %261 ]
  %243 = load ptr, ptr %179, align 4, !tbaa !140
  %244 = trunc i64 %242 to i32
  %245 = getelementptr inbounds %struct.tfc_aside, ptr %243, i32 %244
  %246 = load i64, ptr %245, align 8, !tbaa !143
  %247 = trunc i64 %246 to i32
  %248 = getelementptr inbounds i8, ptr %10, i32 %247
  %249 = getelementptr inbounds nuw i8, ptr %245, i32 8
  %250 = load i64, ptr %249, align 8, !tbaa !141
  %251 = trunc i64 %250 to i32
  %252 = getelementptr inbounds i8, ptr %12, i32 %251
  %253 = getelementptr inbounds nuw i8, ptr %245, i32 16
  %254 = load i64, ptr %253, align 8, !tbaa !144
  %255 = icmp slt i64 %254, 1
  %256 = icmp eq ptr %248, %252
  %257 = or i1 %255, %256
  br i1 %257, label %261, label %258

258:                                              ; preds = %240
  %259 = trunc i64 %254 to i32
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %248, ptr readonly align 1 %252, i32 %259, i1 false)
  %260 = load i64, ptr %93, align 8, !tbaa !135
  br label %261

261:                                              ; preds = %240, %258
  %262 = phi i64 [ %241, %240 ], [ %260, %258 ]
  %263 = add nuw nsw i64 %242, 1
  %264 = icmp slt i64 %263, %262
  br i1 %264, label %240, label %188, !llvm.loop !167

265:                                              ; preds = %299, %180
  %266 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %267 = load i64, ptr %266, align 8, !tbaa !168
  %268 = icmp sgt i64 %267, 0
  br i1 %268, label %269, label %314

269:                                              ; preds = %265
  %270 = getelementptr inbounds nuw i8, ptr %0, i32 40
  br label %303

271:                                              ; preds = %184, %299
  %272 = phi i64 [ %182, %184 ], [ %300, %299 ]
  %273 = phi i64 [ 0, %184 ], [ %301, %299 ]
  %274 = load ptr, ptr %185, align 8, !tbaa !169
  %275 = trunc i64 %273 to i32
  %276 = getelementptr inbounds %struct.tfc_result, ptr %274, i32 %275
  %277 = load ptr, ptr %186, align 4, !tbaa !79
  %278 = getelementptr inbounds nuw i8, ptr %276, i32 4
  %279 = load i32, ptr %278, align 4, !tbaa !170
  %280 = load i32, ptr %187, align 4, !tbaa !80
  %281 = mul i32 %280, %279
  %282 = getelementptr inbounds nuw i8, ptr %277, i32 %281
  %283 = load ptr, ptr %282, align 4, !tbaa !60
  %284 = load i32, ptr %276, align 8, !tbaa !172
  %285 = getelementptr inbounds ptr, ptr %12, i32 %284
  %286 = load ptr, ptr %285, align 4, !tbaa !60
  %287 = load ptr, ptr %161, align 4, !tbaa !108
  %288 = getelementptr inbounds nuw i8, ptr %276, i32 8
  %289 = load i64, ptr %288, align 8, !tbaa !173
  %290 = trunc i64 %289 to i32
  %291 = getelementptr inbounds i64, ptr %287, i32 %290
  %292 = call fastcc i64 @evaluate(ptr noundef %291, ptr noundef %2) #19
  %293 = icmp slt i64 %292, 1
  %294 = icmp eq ptr %283, %286
  %295 = or i1 %294, %293
  br i1 %295, label %299, label %296

296:                                              ; preds = %271
  %297 = trunc i64 %292 to i32
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %283, ptr readonly align 1 %286, i32 %297, i1 false)
  %298 = load i64, ptr %181, align 8, !tbaa !154
  br label %299

299:                                              ; preds = %271, %296
  %300 = phi i64 [ %272, %271 ], [ %298, %296 ]
  %301 = add nuw nsw i64 %273, 1
  %302 = icmp slt i64 %301, %300
  br i1 %302, label %271, label %265, !llvm.loop !174

303:                                              ; preds = %269, %303
  %304 = phi i64 [ 0, %269 ], [ %311, %303 ]
  %305 = load ptr, ptr %270, align 8, !tbaa !175
  %306 = trunc i64 %304 to i32
  %307 = getelementptr inbounds %struct.tfc_flag, ptr %305, i32 %306
  %308 = load i64, ptr %307, align 8, !tbaa !94
  %309 = trunc i64 %308 to i32
  %310 = getelementptr inbounds i8, ptr %10, i32 %309
  store i8 1, ptr %310, align 1, !tbaa !67
  %311 = add nuw nsw i64 %304, 1
  %312 = load i64, ptr %266, align 8, !tbaa !168
  %313 = icmp slt i64 %311, %312
  br i1 %313, label %303, label %314, !llvm.loop !176

314:                                              ; preds = %303, %265, %239
  %315 = phi i32 [ %189, %239 ], [ 0, %265 ], [ 0, %303 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #17
  ret i32 %315
}

; Function Attrs: nounwind uwtable
define i32 @tfc_run(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3) local_unnamed_addr #3 {
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
  %17 = alloca %struct.tfc_memory, align 4
  %18 = icmp eq ptr %3, null
  br i1 %18, label %435, label %19

19:                                               ; preds = %4
  %20 = load i32, ptr %3, align 8, !tbaa !177
  %21 = icmp ult i32 %20, 12
  br i1 %21, label %435, label %22

22:                                               ; preds = %19
  %23 = icmp ult i32 %20, 72
  br i1 %23, label %24, label %36

24:                                               ; preds = %22
  %25 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %26 = load ptr, ptr %25, align 8, !tbaa !181
  store ptr null, ptr %15, align 8, !tbaa !97
  %27 = getelementptr inbounds nuw i8, ptr %15, i32 4
  store ptr null, ptr %27, align 4, !tbaa !124
  %28 = getelementptr inbounds nuw i8, ptr %15, i32 8
  store i64 0, ptr %28, align 8, !tbaa !156
  %29 = getelementptr inbounds nuw i8, ptr %15, i32 16
  %30 = zext nneg i32 %20 to i64
  store i64 %30, ptr %29, align 8, !tbaa !157
  %31 = getelementptr inbounds nuw i8, ptr %15, i32 24
  store i64 72, ptr %31, align 8, !tbaa !158
  %32 = getelementptr inbounds nuw i8, ptr %15, i32 32
  store double 0.000000e+00, ptr %32, align 8, !tbaa !159
  %33 = getelementptr inbounds nuw i8, ptr %15, i32 40
  store ptr null, ptr %33, align 8, !tbaa !107
  %34 = getelementptr inbounds nuw i8, ptr %15, i32 44
  store i32 0, ptr %34, align 4
  %35 = tail call fastcc i32 @report(ptr noundef %26, i32 noundef 3, ptr noundef nonnull @.str, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %15) #19
  br label %435

36:                                               ; preds = %22
  %37 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %38 = load i32, ptr %37, align 4, !tbaa !182
  %39 = icmp ult i32 %38, %1
  br i1 %39, label %53, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %42 = load ptr, ptr %41, align 8, !tbaa !181
  store ptr null, ptr %16, align 8, !tbaa !97
  %43 = getelementptr inbounds nuw i8, ptr %16, i32 4
  store ptr null, ptr %43, align 4, !tbaa !124
  %44 = getelementptr inbounds nuw i8, ptr %16, i32 8
  store i64 0, ptr %44, align 8, !tbaa !156
  %45 = getelementptr inbounds nuw i8, ptr %16, i32 16
  %46 = zext i32 %38 to i64
  store i64 %46, ptr %45, align 8, !tbaa !157
  %47 = getelementptr inbounds nuw i8, ptr %16, i32 24
  %48 = zext i32 %1 to i64
  store i64 %48, ptr %47, align 8, !tbaa !158
  %49 = getelementptr inbounds nuw i8, ptr %16, i32 32
  store double 0.000000e+00, ptr %49, align 8, !tbaa !159
  %50 = getelementptr inbounds nuw i8, ptr %16, i32 40
  store ptr null, ptr %50, align 8, !tbaa !107
  %51 = getelementptr inbounds nuw i8, ptr %16, i32 44
  store i32 0, ptr %51, align 4
  %52 = tail call fastcc i32 @report(ptr noundef %42, i32 noundef 3, ptr noundef nonnull @.str.1, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %16) #19
  br label %435

53:                                               ; preds = %36
  %54 = getelementptr inbounds nuw ptr, ptr %0, i32 %38
  %55 = load ptr, ptr %54, align 4, !tbaa !183
  %56 = getelementptr inbounds nuw i8, ptr %55, i32 72
  %57 = load i64, ptr %56, align 8, !tbaa !185
  %58 = trunc i64 %57 to i32
  %59 = add i32 %58, 1
  %60 = tail call ptr @llvm.stacksave.p0()
  %61 = alloca i64, i32 %59, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #17
  %62 = getelementptr inbounds nuw i8, ptr %3, i32 28
  %63 = load ptr, ptr %62, align 4, !tbaa !186
  store ptr %63, ptr %17, align 4, !tbaa !73
  %64 = getelementptr inbounds nuw i8, ptr %17, i32 4
  %65 = getelementptr inbounds nuw i8, ptr %3, i32 32
  %66 = load ptr, ptr %65, align 8, !tbaa !187
  %67 = icmp eq ptr %66, null
  %68 = select i1 %67, ptr %2, ptr %66
  store ptr %68, ptr %64, align 4, !tbaa !76
  %69 = getelementptr inbounds nuw i8, ptr %17, i32 8
  %70 = getelementptr inbounds nuw i8, ptr %3, i32 36
  %71 = load ptr, ptr %70, align 4, !tbaa !188
  store ptr %71, ptr %69, align 4, !tbaa !77
  %72 = getelementptr inbounds nuw i8, ptr %17, i32 12
  %73 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %74 = load ptr, ptr %73, align 4, !tbaa !189
  store ptr %74, ptr %72, align 4, !tbaa !78
  %75 = getelementptr inbounds nuw i8, ptr %17, i32 16
  %76 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %77 = load ptr, ptr %76, align 8, !tbaa !190
  store ptr %77, ptr %75, align 4, !tbaa !79
  %78 = getelementptr inbounds nuw i8, ptr %17, i32 20
  store i32 48, ptr %78, align 4, !tbaa !80
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  %79 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %80 = load ptr, ptr %79, align 8, !tbaa !181
  %81 = getelementptr inbounds nuw i8, ptr %3, i32 64
  %82 = load ptr, ptr %81, align 8, !tbaa !191
  %83 = icmp eq ptr %82, null
  br i1 %83, label %86, label %84

84:                                               ; preds = %53
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %12, i8 0, i64 48, i1 false)
  %85 = tail call fastcc i32 @report(ptr noundef %80, i32 noundef 3, ptr noundef nonnull @.str.22, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %12) #19
  br label %353

86:                                               ; preds = %53
  %87 = getelementptr inbounds nuw i8, ptr %3, i32 20
  %88 = load i32, ptr %87, align 4, !tbaa !192
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw i8, ptr %55, i32 80
  %91 = load i64, ptr %90, align 8, !tbaa !103
  %92 = icmp eq i64 %91, %89
  br i1 %92, label %93, label %97

93:                                               ; preds = %86
  %94 = icmp ne i32 %88, 0
  %95 = icmp eq ptr %74, null
  %96 = select i1 %94, i1 %95, i1 false
  br i1 %96, label %97, label %107

97:                                               ; preds = %93, %86
  %98 = load ptr, ptr %55, align 8, !tbaa !193
  store ptr %98, ptr %13, align 8, !tbaa !97
  %99 = getelementptr inbounds nuw i8, ptr %13, i32 4
  store ptr null, ptr %99, align 4, !tbaa !124
  %100 = getelementptr inbounds nuw i8, ptr %13, i32 8
  store i64 0, ptr %100, align 8, !tbaa !156
  %101 = getelementptr inbounds nuw i8, ptr %13, i32 16
  store i64 %89, ptr %101, align 8, !tbaa !157
  %102 = getelementptr inbounds nuw i8, ptr %13, i32 24
  store i64 %91, ptr %102, align 8, !tbaa !158
  %103 = getelementptr inbounds nuw i8, ptr %13, i32 32
  store double 0.000000e+00, ptr %103, align 8, !tbaa !159
  %104 = getelementptr inbounds nuw i8, ptr %13, i32 40
  store ptr null, ptr %104, align 8, !tbaa !107
  %105 = getelementptr inbounds nuw i8, ptr %13, i32 44
  store i32 0, ptr %105, align 4
  %106 = tail call fastcc i32 @report(ptr noundef %80, i32 noundef 3, ptr noundef nonnull @.str.23, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %13) #19
  br label %353

107:                                              ; preds = %93
  %108 = getelementptr inbounds nuw i8, ptr %3, i32 24
  %109 = load i32, ptr %108, align 8, !tbaa !194
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds nuw i8, ptr %55, i32 88
  %112 = load i64, ptr %111, align 8, !tbaa !113
  %113 = icmp eq i64 %112, %110
  br i1 %113, label %114, label %118

114:                                              ; preds = %107
  %115 = icmp ne i32 %109, 0
  %116 = icmp eq ptr %77, null
  %117 = select i1 %115, i1 %116, i1 false
  br i1 %117, label %118, label %128

118:                                              ; preds = %114, %107
  %119 = load ptr, ptr %55, align 8, !tbaa !193
  store ptr %119, ptr %14, align 8, !tbaa !97
  %120 = getelementptr inbounds nuw i8, ptr %14, i32 4
  store ptr null, ptr %120, align 4, !tbaa !124
  %121 = getelementptr inbounds nuw i8, ptr %14, i32 8
  store i64 0, ptr %121, align 8, !tbaa !156
  %122 = getelementptr inbounds nuw i8, ptr %14, i32 16
  store i64 %110, ptr %122, align 8, !tbaa !157
  %123 = getelementptr inbounds nuw i8, ptr %14, i32 24
  store i64 %112, ptr %123, align 8, !tbaa !158
  %124 = getelementptr inbounds nuw i8, ptr %14, i32 32
  store double 0.000000e+00, ptr %124, align 8, !tbaa !159
  %125 = getelementptr inbounds nuw i8, ptr %14, i32 40
  store ptr null, ptr %125, align 8, !tbaa !107
  %126 = getelementptr inbounds nuw i8, ptr %14, i32 44
  store i32 0, ptr %126, align 4
  %127 = tail call fastcc i32 @report(ptr noundef %80, i32 noundef 3, ptr noundef nonnull @.str.24, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %14) #19
  br label %353

128:                                              ; preds = %114
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %129 = getelementptr inbounds nuw i8, ptr %3, i32 40
  %130 = load i64, ptr %129, align 8, !tbaa !195
  %131 = getelementptr inbounds nuw i8, ptr %55, i32 184
  %132 = load i64, ptr %131, align 8, !tbaa !81
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %137, label %134

134:                                              ; preds = %128
  %135 = getelementptr inbounds nuw i8, ptr %55, i32 200
  %136 = load i64, ptr %135, align 8, !tbaa !118
  br label %137

137:                                              ; preds = %134, %128
  %138 = phi i64 [ %136, %134 ], [ 0, %128 ]
  %139 = getelementptr inbounds nuw i8, ptr %3, i32 48
  %140 = load i64, ptr %139, align 8, !tbaa !196
  br i1 %67, label %144, label %141

141:                                              ; preds = %137
  %142 = getelementptr inbounds nuw i8, ptr %55, i32 192
  %143 = load i64, ptr %142, align 8, !tbaa !100
  br label %144

144:                                              ; preds = %141, %137
  %145 = phi i64 [ %143, %141 ], [ 0, %137 ]
  %146 = getelementptr inbounds nuw i8, ptr %3, i32 56
  %147 = load i64, ptr %146, align 8, !tbaa !197
  %148 = getelementptr inbounds nuw i8, ptr %55, i32 152
  %149 = load i64, ptr %148, align 8, !tbaa !101
  %150 = icmp ult i64 %130, %138
  br i1 %150, label %155, label %151

151:                                              ; preds = %144
  %152 = icmp ult i64 %140, %145
  br i1 %152, label %155, label %153

153:                                              ; preds = %151
  %154 = icmp ult i64 %147, %149
  br i1 %154, label %155, label %167

155:                                              ; preds = %153, %151, %144
  %156 = phi ptr [ @.str.25, %144 ], [ @.str.26, %151 ], [ @.str.27, %153 ]
  %157 = phi i64 [ %130, %144 ], [ %140, %151 ], [ %147, %153 ]
  %158 = phi i64 [ %138, %144 ], [ %145, %151 ], [ %149, %153 ]
  store ptr %156, ptr %11, align 8, !tbaa !97
  %159 = getelementptr inbounds nuw i8, ptr %11, i32 4
  store ptr null, ptr %159, align 4, !tbaa !124
  %160 = getelementptr inbounds nuw i8, ptr %11, i32 8
  store i64 0, ptr %160, align 8, !tbaa !156
  %161 = getelementptr inbounds nuw i8, ptr %11, i32 16
  store i64 %157, ptr %161, align 8, !tbaa !157
  %162 = getelementptr inbounds nuw i8, ptr %11, i32 24
  store i64 %158, ptr %162, align 8, !tbaa !158
  %163 = getelementptr inbounds nuw i8, ptr %11, i32 32
  store double 0.000000e+00, ptr %163, align 8, !tbaa !159
  %164 = getelementptr inbounds nuw i8, ptr %11, i32 40
  store ptr null, ptr %164, align 8, !tbaa !107
  %165 = getelementptr inbounds nuw i8, ptr %11, i32 44
  store i32 0, ptr %165, align 4
  %166 = tail call fastcc i32 @report(ptr noundef %80, i32 noundef 3, ptr noundef nonnull @.str.28, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %11) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %353

167:                                              ; preds = %153
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %168 = getelementptr inbounds nuw i8, ptr %55, i32 24
  %169 = getelementptr inbounds nuw i8, ptr %10, i32 40
  %170 = getelementptr inbounds nuw i8, ptr %10, i32 16
  %171 = getelementptr inbounds nuw i8, ptr %10, i32 24
  %172 = icmp eq i32 %88, 0
  br i1 %172, label %178, label %173

173:                                              ; preds = %167
  %174 = load ptr, ptr %168, align 8, !tbaa !102
  br label %186

175:                                              ; preds = %217, %207, %199, %195, %186
  %176 = phi ptr [ @.str.31, %207 ], [ @.str.30, %199 ], [ @.str.29, %186 ], [ @.str.29, %195 ], [ @.str.32, %217 ]
  %177 = tail call fastcc i32 @report(ptr noundef %80, i32 noundef 3, ptr noundef nonnull %176, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %10) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #17
  br label %353

178:                                              ; preds = %221, %167
  %179 = getelementptr inbounds nuw i8, ptr %55, i32 28
  %180 = getelementptr inbounds nuw i8, ptr %9, i32 40
  %181 = getelementptr inbounds nuw i8, ptr %9, i32 16
  %182 = getelementptr inbounds nuw i8, ptr %9, i32 24
  %183 = icmp eq i32 %109, 0
  br i1 %183, label %256, label %184

184:                                              ; preds = %178
  %185 = load ptr, ptr %179, align 4, !tbaa !112
  br label %224

186:                                              ; preds = %173, %221
  %187 = phi i32 [ 0, %173 ], [ %222, %221 ]
  %188 = getelementptr inbounds nuw %struct.tfc_given, ptr %174, i32 %187
  %189 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %74, i32 %187
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %10, i8 0, i64 48, i1 false)
  %190 = load ptr, ptr %188, align 8, !tbaa !104
  store ptr %190, ptr %10, align 8, !tbaa !97
  %191 = getelementptr inbounds nuw i8, ptr %188, i32 36
  store ptr %191, ptr %169, align 8, !tbaa !107
  %192 = getelementptr inbounds nuw i8, ptr %189, i32 24
  %193 = load i32, ptr %192, align 8, !tbaa !198
  %194 = icmp ugt i32 %193, 1
  br i1 %194, label %175, label %195

195:                                              ; preds = %186
  %196 = getelementptr inbounds nuw i8, ptr %189, i32 28
  %197 = load i32, ptr %196, align 4, !tbaa !200
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %199, label %175

199:                                              ; preds = %195
  %200 = getelementptr inbounds nuw i8, ptr %189, i32 16
  %201 = load i32, ptr %200, align 8, !tbaa !201
  %202 = zext i32 %201 to i64
  store i64 %202, ptr %170, align 8, !tbaa !157
  %203 = getelementptr inbounds nuw i8, ptr %188, i32 32
  %204 = load i32, ptr %203, align 8, !tbaa !202
  %205 = zext i32 %204 to i64
  store i64 %205, ptr %171, align 8, !tbaa !158
  %206 = icmp eq i32 %201, %204
  br i1 %206, label %207, label %175

207:                                              ; preds = %199
  %208 = getelementptr inbounds nuw i8, ptr %189, i32 20
  %209 = load i32, ptr %208, align 4, !tbaa !203
  %210 = zext i32 %209 to i64
  store i64 %210, ptr %170, align 8, !tbaa !157
  %211 = getelementptr inbounds nuw i8, ptr %188, i32 28
  %212 = load i32, ptr %211, align 4, !tbaa !204
  %213 = zext i32 %212 to i64
  store i64 %213, ptr %171, align 8, !tbaa !158
  %214 = icmp eq i32 %209, %212
  br i1 %214, label %215, label %175

215:                                              ; preds = %207
  %216 = icmp eq i32 %201, 0
  br i1 %216, label %221, label %217

217:                                              ; preds = %215
  %218 = getelementptr inbounds nuw i8, ptr %189, i32 4
  %219 = load ptr, ptr %218, align 4, !tbaa !205
  %220 = icmp eq ptr %219, null
  br i1 %220, label %175, label %221

221:                                              ; preds = %217, %215
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #17
  %222 = add nuw i32 %187, 1
  %223 = icmp eq i32 %222, %88
  br i1 %223, label %178, label %186, !llvm.loop !206

224:                                              ; preds = %184, %253
  %225 = phi i32 [ 0, %184 ], [ %254, %253 ]
  %226 = getelementptr inbounds nuw %struct.tfc_given, ptr %185, i32 %225
  %227 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %77, i32 %225
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %9, i8 0, i64 48, i1 false)
  %228 = load ptr, ptr %226, align 8, !tbaa !104
  store ptr %228, ptr %9, align 8, !tbaa !97
  %229 = getelementptr inbounds nuw i8, ptr %226, i32 36
  store ptr %229, ptr %180, align 8, !tbaa !107
  %230 = getelementptr inbounds nuw i8, ptr %227, i32 24
  %231 = load i32, ptr %230, align 8, !tbaa !198
  %232 = icmp ugt i32 %231, 1
  br i1 %232, label %289, label %233

233:                                              ; preds = %224
  %234 = getelementptr inbounds nuw i8, ptr %227, i32 28
  %235 = load i32, ptr %234, align 4, !tbaa !200
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %237, label %289

237:                                              ; preds = %233
  %238 = getelementptr inbounds nuw i8, ptr %227, i32 16
  %239 = load i32, ptr %238, align 8, !tbaa !201
  %240 = zext i32 %239 to i64
  store i64 %240, ptr %181, align 8, !tbaa !157
  %241 = getelementptr inbounds nuw i8, ptr %226, i32 32
  %242 = load i32, ptr %241, align 8, !tbaa !202
  %243 = zext i32 %242 to i64
  store i64 %243, ptr %182, align 8, !tbaa !158
  %244 = icmp eq i32 %239, %242
  br i1 %244, label %245, label %289

245:                                              ; preds = %237
  %246 = getelementptr inbounds nuw i8, ptr %227, i32 20
  %247 = load i32, ptr %246, align 4, !tbaa !203
  %248 = zext i32 %247 to i64
  store i64 %248, ptr %181, align 8, !tbaa !157
  %249 = getelementptr inbounds nuw i8, ptr %226, i32 28
  %250 = load i32, ptr %249, align 4, !tbaa !204
  %251 = zext i32 %250 to i64
  store i64 %251, ptr %182, align 8, !tbaa !158
  %252 = icmp eq i32 %247, %250
  br i1 %252, label %253, label %289

253:                                              ; preds = %245
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #17
  %254 = add nuw i32 %225, 1
  %255 = icmp eq i32 %254, %109
  br i1 %255, label %256, label %224, !llvm.loop !207

256:                                              ; preds = %253, %178
  %257 = call fastcc i32 @read_dims(ptr noundef nonnull readonly %55, ptr noundef %74, ptr noundef nonnull %61, ptr noundef %80) #19
  %258 = icmp eq i32 %257, 0
  br i1 %258, label %259, label %353

259:                                              ; preds = %256
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %260 = load i64, ptr %56, align 8, !tbaa !185
  %261 = icmp sgt i64 %260, 0
  br i1 %261, label %262, label %306

262:                                              ; preds = %259
  %263 = getelementptr inbounds nuw i8, ptr %55, i32 20
  %264 = load ptr, ptr %263, align 4, !tbaa !208
  br label %268

265:                                              ; preds = %276
  %266 = add nuw nsw i64 %269, 1
  %267 = icmp eq i64 %266, %260
  br i1 %267, label %306, label %268, !llvm.loop !209

268:                                              ; preds = %265, %262
  %269 = phi i64 [ 0, %262 ], [ %266, %265 ]
  %270 = trunc i64 %269 to i32
  %271 = getelementptr inbounds %struct.tfc_bound, ptr %264, i32 %270
  %272 = getelementptr inbounds i64, ptr %61, i32 %270
  %273 = load i64, ptr %272, align 8, !tbaa !90
  %274 = load i64, ptr %271, align 8, !tbaa !210
  %275 = icmp slt i64 %273, %274
  br i1 %275, label %280, label %276

276:                                              ; preds = %268
  %277 = getelementptr inbounds nuw i8, ptr %271, i32 8
  %278 = load i64, ptr %277, align 8, !tbaa !212
  %279 = icmp sgt i64 %273, %278
  br i1 %279, label %280, label %265

280:                                              ; preds = %276, %268
  %281 = getelementptr inbounds nuw i8, ptr %271, i32 24
  %282 = load i64, ptr %281, align 8, !tbaa !213
  %283 = icmp sgt i64 %282, -1
  br i1 %283, label %284, label %292

284:                                              ; preds = %280
  %285 = load ptr, ptr %168, align 8, !tbaa !102
  %286 = trunc i64 %282 to i32
  %287 = getelementptr inbounds %struct.tfc_given, ptr %285, i32 %286
  %288 = getelementptr inbounds nuw i8, ptr %287, i32 36
  br label %292

289:                                              ; preds = %245, %237, %233, %224
  %290 = phi ptr [ @.str.31, %245 ], [ @.str.30, %237 ], [ @.str.29, %224 ], [ @.str.29, %233 ]
  %291 = tail call fastcc i32 @report(ptr noundef %80, i32 noundef 3, ptr noundef nonnull %290, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %9) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #17
  br label %353

292:                                              ; preds = %284, %280
  %293 = phi ptr [ %288, %284 ], [ null, %280 ]
  %294 = getelementptr inbounds nuw i8, ptr %271, i32 16
  %295 = load ptr, ptr %294, align 8, !tbaa !214
  store ptr %295, ptr %8, align 8, !tbaa !97
  %296 = getelementptr inbounds nuw i8, ptr %8, i32 4
  store ptr null, ptr %296, align 4, !tbaa !124
  %297 = getelementptr inbounds nuw i8, ptr %8, i32 8
  store i64 %273, ptr %297, align 8, !tbaa !156
  %298 = getelementptr inbounds nuw i8, ptr %8, i32 16
  store i64 %274, ptr %298, align 8, !tbaa !157
  %299 = getelementptr inbounds nuw i8, ptr %8, i32 24
  %300 = getelementptr inbounds nuw i8, ptr %271, i32 8
  %301 = load i64, ptr %300, align 8, !tbaa !212
  store i64 %301, ptr %299, align 8, !tbaa !158
  %302 = getelementptr inbounds nuw i8, ptr %8, i32 32
  store double 0.000000e+00, ptr %302, align 8, !tbaa !159
  %303 = getelementptr inbounds nuw i8, ptr %8, i32 40
  store ptr %293, ptr %303, align 8, !tbaa !107
  %304 = getelementptr inbounds nuw i8, ptr %8, i32 44
  store i32 0, ptr %304, align 4
  %305 = tail call fastcc i32 @report(ptr noundef %80, i32 noundef 3, ptr noundef nonnull @.str.6, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %353

306:                                              ; preds = %265, %259
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %307

307:                                              ; preds = %326, %306
  %308 = phi i32 [ 0, %306 ], [ %332, %326 ]
  %309 = load i32, ptr %87, align 4, !tbaa !192
  %310 = icmp ult i32 %308, %309
  br i1 %310, label %326, label %311

311:                                              ; preds = %307
  %312 = getelementptr inbounds nuw i8, ptr %7, i32 4
  %313 = getelementptr inbounds nuw i8, ptr %7, i32 8
  %314 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %315 = getelementptr inbounds nuw i8, ptr %7, i32 24
  %316 = getelementptr inbounds nuw i8, ptr %7, i32 32
  %317 = getelementptr inbounds nuw i8, ptr %7, i32 40
  %318 = getelementptr inbounds nuw i8, ptr %7, i32 44
  %319 = load i32, ptr %108, align 8, !tbaa !194
  %320 = icmp eq i32 %319, 0
  br i1 %320, label %355, label %321

321:                                              ; preds = %311
  %322 = getelementptr inbounds nuw i8, ptr %55, i32 12
  %323 = load ptr, ptr %179, align 4, !tbaa !112
  %324 = load ptr, ptr %76, align 8, !tbaa !190
  %325 = load ptr, ptr %322, align 4, !tbaa !108
  br label %334

326:                                              ; preds = %307
  %327 = load ptr, ptr %168, align 8, !tbaa !102
  %328 = getelementptr inbounds nuw %struct.tfc_given, ptr %327, i32 %308
  %329 = load ptr, ptr %73, align 4, !tbaa !189
  %330 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %329, i32 %308
  %331 = call fastcc i32 @check_size(ptr noundef nonnull readonly %55, ptr noundef %328, ptr noundef %330, i32 noundef 1, ptr noundef nonnull %61, ptr noundef %80) #19
  %332 = add nuw i32 %308, 1
  %333 = icmp eq i32 %331, 0
  br i1 %333, label %307, label %353, !llvm.loop !215

334:                                              ; preds = %321, %350
  %335 = phi i32 [ 0, %321 ], [ %351, %350 ]
  %336 = getelementptr inbounds nuw %struct.tfc_given, ptr %323, i32 %335
  %337 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %324, i32 %335
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %338 = getelementptr inbounds nuw i8, ptr %336, i32 16
  %339 = load i64, ptr %338, align 8, !tbaa !109
  %340 = trunc i64 %339 to i32
  %341 = getelementptr inbounds i64, ptr %325, i32 %340
  %342 = call fastcc i64 @evaluate(ptr noundef %341, ptr noundef nonnull readonly %61) #19
  %343 = getelementptr inbounds nuw i8, ptr %337, i32 8
  %344 = load i64, ptr %343, align 8, !tbaa !216
  %345 = icmp ult i64 %344, %342
  br i1 %345, label %346, label %350

346:                                              ; preds = %334
  %347 = load ptr, ptr %336, align 8, !tbaa !104
  store ptr %347, ptr %7, align 8, !tbaa !97
  store ptr null, ptr %312, align 4, !tbaa !124
  store i64 0, ptr %313, align 8, !tbaa !156
  store i64 %344, ptr %314, align 8, !tbaa !157
  store i64 %342, ptr %315, align 8, !tbaa !158
  store double 0.000000e+00, ptr %316, align 8, !tbaa !159
  %348 = getelementptr inbounds nuw i8, ptr %336, i32 36
  store ptr %348, ptr %317, align 8, !tbaa !107
  store i32 0, ptr %318, align 4
  %349 = tail call fastcc i32 @report(ptr noundef %80, i32 noundef 3, ptr noundef nonnull @.str.35, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %353

350:                                              ; preds = %334
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %351 = add nuw i32 %335, 1
  %352 = icmp eq i32 %351, %319
  br i1 %352, label %355, label %334

353:                                              ; preds = %326, %175, %289, %155, %292, %256, %346, %118, %97, %84
  %354 = phi i32 [ 3, %84 ], [ 3, %175 ], [ 3, %289 ], [ 3, %155 ], [ 3, %292 ], [ %257, %256 ], [ 3, %346 ], [ 3, %118 ], [ 3, %97 ], [ %331, %326 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %433

355:                                              ; preds = %350, %311
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  %356 = getelementptr inbounds nuw i8, ptr %3, i32 68
  %357 = load ptr, ptr %356, align 4, !tbaa !217
  %358 = load ptr, ptr %79, align 8, !tbaa !181
  %359 = call fastcc i32 @check(ptr noundef nonnull %55, ptr noundef %17, ptr noundef nonnull %61, ptr noundef %357, ptr noundef %358) #19
  %360 = icmp eq i32 %359, 0
  br i1 %360, label %361, label %433

361:                                              ; preds = %355
  %362 = load ptr, ptr %79, align 8, !tbaa !181
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %363 = load i64, ptr %131, align 8, !tbaa !81
  %364 = icmp eq i64 %363, 0
  br i1 %364, label %394, label %365

365:                                              ; preds = %361
  %366 = load i64, ptr %63, align 8, !tbaa !90
  %367 = icmp eq i64 %366, %363
  br i1 %367, label %368, label %375

368:                                              ; preds = %365
  %369 = getelementptr inbounds nuw i8, ptr %55, i32 104
  %370 = load i64, ptr %369, align 8, !tbaa !91
  %371 = icmp sgt i64 %370, 0
  br i1 %371, label %372, label %394

372:                                              ; preds = %368
  %373 = getelementptr inbounds nuw i8, ptr %55, i32 36
  %374 = load ptr, ptr %373, align 4, !tbaa !92
  br label %380

375:                                              ; preds = %365
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %5, i8 0, i64 48, i1 false)
  %376 = call fastcc i32 @report(ptr noundef %362, i32 noundef 9, ptr noundef nonnull @.str.13, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #19
  br label %393

377:                                              ; preds = %380
  %378 = add nuw nsw i64 %381, 1
  %379 = icmp eq i64 %378, %370
  br i1 %379, label %394, label %380, !llvm.loop !93

380:                                              ; preds = %377, %372
  %381 = phi i64 [ 0, %372 ], [ %378, %377 ]
  %382 = trunc i64 %381 to i32
  %383 = getelementptr inbounds %struct.tfc_flag, ptr %374, i32 %382
  %384 = load i64, ptr %383, align 8, !tbaa !94
  %385 = trunc i64 %384 to i32
  %386 = getelementptr inbounds i8, ptr %63, i32 %385
  %387 = load i8, ptr %386, align 1, !tbaa !67
  %388 = icmp eq i8 %387, 0
  br i1 %388, label %389, label %377

389:                                              ; preds = %380
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  %390 = getelementptr inbounds nuw i8, ptr %383, i32 8
  %391 = load ptr, ptr %390, align 8, !tbaa !96
  store ptr %391, ptr %6, align 8, !tbaa !97
  %392 = call fastcc i32 @report(ptr noundef %362, i32 noundef 9, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %6) #19
  br label %393

393:                                              ; preds = %389, %375
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %433

394:                                              ; preds = %377, %368, %361
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %395 = load ptr, ptr %356, align 4, !tbaa !217
  %396 = call fastcc i32 @run(ptr noundef nonnull %55, ptr noundef %17, ptr noundef nonnull %61, ptr noundef %395, ptr noundef %362) #19
  %397 = icmp eq i32 %396, 0
  br i1 %397, label %398, label %433

398:                                              ; preds = %394
  %399 = load i32, ptr %108, align 8, !tbaa !194
  %400 = icmp eq i32 %399, 0
  br i1 %400, label %433, label %401

401:                                              ; preds = %398
  %402 = load ptr, ptr %76, align 8, !tbaa !190
  %403 = getelementptr inbounds nuw i8, ptr %55, i32 12
  br label %404

404:                                              ; preds = %401, %420
  %405 = phi i32 [ 0, %401 ], [ %421, %420 ]
  %406 = getelementptr inbounds nuw %struct.tfc_tensor, ptr %402, i32 %405
  %407 = getelementptr inbounds nuw i8, ptr %406, i32 4
  %408 = load ptr, ptr %407, align 4, !tbaa !205
  %409 = icmp eq ptr %408, null
  br i1 %409, label %420, label %410

410:                                              ; preds = %404
  %411 = getelementptr inbounds nuw i8, ptr %406, i32 16
  %412 = load i32, ptr %411, align 8, !tbaa !201
  %413 = icmp eq i32 %412, 0
  br i1 %413, label %420, label %414

414:                                              ; preds = %410
  %415 = load ptr, ptr %403, align 4, !tbaa !108
  %416 = load ptr, ptr %179, align 4, !tbaa !112
  %417 = getelementptr inbounds nuw %struct.tfc_given, ptr %416, i32 %405
  %418 = getelementptr inbounds nuw i8, ptr %417, i32 24
  %419 = load ptr, ptr %418, align 8, !tbaa !218
  br label %423

420:                                              ; preds = %423, %410, %404
  %421 = add nuw i32 %405, 1
  %422 = icmp eq i32 %421, %399
  br i1 %422, label %433, label %404, !llvm.loop !219

423:                                              ; preds = %414, %423
  %424 = phi i32 [ %431, %423 ], [ 0, %414 ]
  %425 = getelementptr inbounds nuw i64, ptr %419, i32 %424
  %426 = load i64, ptr %425, align 8, !tbaa !90
  %427 = trunc i64 %426 to i32
  %428 = getelementptr inbounds i64, ptr %415, i32 %427
  %429 = call fastcc i64 @evaluate(ptr noundef %428, ptr noundef nonnull %61) #19
  %430 = getelementptr inbounds nuw i64, ptr %408, i32 %424
  store i64 %429, ptr %430, align 8, !tbaa !90
  %431 = add i32 %424, 1
  %432 = icmp eq i32 %431, %412
  br i1 %432, label %420, label %423

433:                                              ; preds = %420, %398, %353, %355, %393, %394
  %434 = phi i32 [ %396, %394 ], [ %359, %355 ], [ 9, %393 ], [ %354, %353 ], [ 0, %398 ], [ 0, %420 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #17
  call void @llvm.stackrestore.p0(ptr %60)
  br label %435

435:                                              ; preds = %4, %19, %433, %40, %24
  %436 = phi i32 [ %434, %433 ], [ 3, %24 ], [ 3, %40 ], [ 3, %19 ], [ 3, %4 ]
  ret i32 %436
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef i32 @report(ptr noundef writeonly captures(address_is_null) %0, i32 noundef returned %1, ptr noundef readonly captures(none) %2, ptr noundef readonly byval(%struct.tfc_fault) align 8 captures(none) %3) unnamed_addr #25 {
  %5 = alloca [24 x i8], align 16
  %6 = alloca [24 x i8], align 16
  %7 = alloca [8 x i8], align 8
  %8 = alloca [24 x i8], align 16
  %9 = alloca [24 x i8], align 16
  %10 = alloca [24 x i8], align 16
  %11 = icmp eq ptr %0, null
  br i1 %11, label %429, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %14 = load i8, ptr %2, align 1, !tbaa !67
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %423, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %3, i32 32
  %18 = load double, ptr %17, align 8
  %19 = fcmp uno double %18, 0.000000e+00
  %20 = fcmp olt double %18, 0.000000e+00
  %21 = fneg double %18
  %22 = getelementptr inbounds nuw i8, ptr %7, i32 6
  %23 = getelementptr inbounds nuw i8, ptr %7, i32 5
  %24 = getelementptr inbounds nuw i8, ptr %7, i32 4
  %25 = getelementptr inbounds nuw i8, ptr %7, i32 3
  %26 = getelementptr inbounds nuw i8, ptr %7, i32 2
  %27 = getelementptr inbounds nuw i8, ptr %7, i32 1
  %28 = getelementptr inbounds nuw i8, ptr %3, i32 24
  %29 = load i64, ptr %28, align 8
  %30 = tail call i64 @llvm.abs.i64(i64 %29, i1 false)
  %31 = icmp slt i64 %29, 0
  %32 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %33 = load i64, ptr %32, align 8
  %34 = tail call i64 @llvm.abs.i64(i64 %33, i1 false)
  %35 = icmp slt i64 %33, 0
  %36 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %37 = load i64, ptr %36, align 8
  %38 = tail call i64 @llvm.abs.i64(i64 %37, i1 false)
  %39 = icmp slt i64 %37, 0
  %40 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %41 = load ptr, ptr %40, align 4
  %42 = load ptr, ptr %3, align 8
  br label %43

43:                                               ; preds = %16, %69
  %44 = phi i8 [ %14, %16 ], [ %73, %69 ]
  %45 = phi ptr [ %13, %16 ], [ %72, %69 ]
  %46 = phi ptr [ %2, %16 ], [ %71, %69 ]
  %47 = phi i32 [ 4, %16 ], [ %70, %69 ]
  switch i8 %44, label %61 [
    i8 123, label %51
    i8 125, label %48
  ]

48:                                               ; preds = %43
  %49 = getelementptr inbounds nuw i8, ptr %46, i32 1
  %50 = load i8, ptr %49, align 1, !tbaa !67
  br label %55

51:                                               ; preds = %43
  %52 = getelementptr inbounds nuw i8, ptr %46, i32 1
  %53 = load i8, ptr %52, align 1, !tbaa !67
  %54 = icmp eq i8 %53, 123
  br i1 %54, label %55, label %77

55:                                               ; preds = %48, %51
  %56 = phi i8 [ %50, %48 ], [ 123, %51 ]
  %57 = icmp eq i8 %56, %44
  %58 = zext i1 %57 to i32
  %59 = getelementptr inbounds nuw i8, ptr %46, i32 %58
  %60 = load i8, ptr %59, align 1, !tbaa !67
  br label %61

61:                                               ; preds = %43, %55
  %62 = phi i8 [ %44, %43 ], [ %60, %55 ]
  %63 = phi i32 [ 0, %43 ], [ %58, %55 ]
  %64 = getelementptr inbounds nuw i8, ptr %46, i32 %63
  %65 = getelementptr inbounds nuw i8, ptr %64, i32 1
  %66 = add nuw nsw i32 %47, 1
  store i8 %62, ptr %45, align 1, !tbaa !67
  br label %69

67:                                               ; preds = %239, %222, %241
  %68 = getelementptr inbounds nuw i8, ptr %0, i32 239
  br label %423

69:                                               ; preds = %108, %113, %92, %97, %83, %150, %183, %216, %87, %103, %219, %225, %237, %245, %378, %421, %61
  %70 = phi i32 [ %66, %61 ], [ %47, %83 ], [ %248, %245 ], [ %233, %237 ], [ %151, %150 ], [ %184, %183 ], [ %217, %216 ], [ %47, %87 ], [ %379, %378 ], [ %47, %103 ], [ %422, %421 ], [ %228, %225 ], [ %100, %97 ], [ %220, %219 ], [ %91, %92 ], [ %107, %108 ], [ %116, %113 ]
  %71 = phi ptr [ %65, %61 ], [ %86, %83 ], [ %86, %245 ], [ %86, %237 ], [ %86, %150 ], [ %86, %183 ], [ %86, %216 ], [ %86, %87 ], [ %86, %378 ], [ %86, %103 ], [ %86, %421 ], [ %86, %225 ], [ %86, %92 ], [ %86, %219 ], [ %86, %97 ], [ %86, %113 ], [ %86, %108 ]
  %72 = getelementptr inbounds nuw i8, ptr %0, i32 %70
  %73 = load i8, ptr %71, align 1, !tbaa !67
  %74 = icmp ne i8 %73, 0
  %75 = icmp slt i32 %70, 239
  %76 = select i1 %74, i1 %75, i1 false
  br i1 %76, label %43, label %423, !llvm.loop !220

77:                                               ; preds = %51, %80
  %78 = phi i8 [ %82, %80 ], [ 123, %51 ]
  %79 = phi ptr [ %81, %80 ], [ %46, %51 ]
  switch i8 %78, label %80 [
    i8 0, label %83
    i8 125, label %83
  ]

80:                                               ; preds = %77
  %81 = getelementptr inbounds nuw i8, ptr %79, i32 1
  %82 = load i8, ptr %81, align 1, !tbaa !67
  br label %77, !llvm.loop !221

83:                                               ; preds = %77, %77
  %84 = icmp ne i8 %78, 0
  %85 = zext i1 %84 to i32
  %86 = getelementptr inbounds nuw i8, ptr %79, i32 %85
  switch i8 %53, label %69 [
    i8 110, label %87
    i8 111, label %103
    i8 101, label %119
    i8 97, label %152
    i8 98, label %185
    i8 118, label %218
  ]

87:                                               ; preds = %83
  %88 = load i8, ptr %42, align 1, !tbaa !67
  %89 = icmp eq i8 %88, 0
  br i1 %89, label %69, label %90

90:                                               ; preds = %87
  %91 = tail call i32 @llvm.umax.i32(i32 %47, i32 239)
  br label %92

92:                                               ; preds = %90, %97
  %93 = phi i32 [ %100, %97 ], [ %47, %90 ]
  %94 = phi i8 [ %101, %97 ], [ %88, %90 ]
  %95 = phi ptr [ %99, %97 ], [ %42, %90 ]
  %96 = icmp eq i32 %93, %91
  br i1 %96, label %69, label %97

97:                                               ; preds = %92
  %98 = getelementptr inbounds nuw i8, ptr %0, i32 %93
  %99 = getelementptr inbounds nuw i8, ptr %95, i32 1
  %100 = add i32 %93, 1
  store i8 %94, ptr %98, align 1, !tbaa !67
  %101 = load i8, ptr %99, align 1, !tbaa !67
  %102 = icmp eq i8 %101, 0
  br i1 %102, label %69, label %92, !llvm.loop !222

103:                                              ; preds = %83
  %104 = load i8, ptr %41, align 1, !tbaa !67
  %105 = icmp eq i8 %104, 0
  br i1 %105, label %69, label %106

106:                                              ; preds = %103
  %107 = tail call i32 @llvm.umax.i32(i32 %47, i32 239)
  br label %108

108:                                              ; preds = %106, %113
  %109 = phi i32 [ %116, %113 ], [ %47, %106 ]
  %110 = phi i8 [ %117, %113 ], [ %104, %106 ]
  %111 = phi ptr [ %115, %113 ], [ %41, %106 ]
  %112 = icmp eq i32 %109, %107
  br i1 %112, label %69, label %113

113:                                              ; preds = %108
  %114 = getelementptr inbounds nuw i8, ptr %0, i32 %109
  %115 = getelementptr inbounds nuw i8, ptr %111, i32 1
  %116 = add i32 %109, 1
  store i8 %110, ptr %114, align 1, !tbaa !67
  %117 = load i8, ptr %115, align 1, !tbaa !67
  %118 = icmp eq i8 %117, 0
  br i1 %118, label %69, label %108, !llvm.loop !222

119:                                              ; preds = %83
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #17
  br label %120

120:                                              ; preds = %120, %119
  %121 = phi i32 [ 0, %119 ], [ %129, %120 ]
  %122 = phi i64 [ %38, %119 ], [ %124, %120 ]
  %123 = freeze i64 %122
  %124 = udiv i64 %123, 10
  %125 = mul i64 %124, 10
  %126 = sub i64 %123, %125
  %127 = trunc nuw nsw i64 %126 to i8
  %128 = or disjoint i8 %127, 48
  %129 = add nuw nsw i32 %121, 1
  %130 = getelementptr inbounds nuw i8, ptr %10, i32 %121
  store i8 %128, ptr %130, align 1, !tbaa !67
  %131 = icmp ult i64 %122, 10
  br i1 %131, label %132, label %120, !llvm.loop !223

132:                                              ; preds = %120
  br i1 %39, label %133, label %136

133:                                              ; preds = %132
  %134 = add nuw nsw i32 %121, 2
  %135 = getelementptr inbounds nuw i8, ptr %10, i32 %129
  store i8 45, ptr %135, align 1, !tbaa !67
  br label %136

136:                                              ; preds = %133, %132
  %137 = phi i32 [ %134, %133 ], [ %129, %132 ]
  %138 = tail call i32 @llvm.umax.i32(i32 %47, i32 239)
  br label %139

139:                                              ; preds = %143, %136
  %140 = phi i32 [ %47, %136 ], [ %148, %143 ]
  %141 = phi i32 [ %137, %136 ], [ %145, %143 ]
  %142 = icmp eq i32 %140, %138
  br i1 %142, label %150, label %143

143:                                              ; preds = %139
  %144 = getelementptr inbounds nuw i8, ptr %0, i32 %140
  %145 = add nsw i32 %141, -1
  %146 = getelementptr inbounds i8, ptr %10, i32 %145
  %147 = load i8, ptr %146, align 1, !tbaa !67
  %148 = add i32 %140, 1
  store i8 %147, ptr %144, align 1, !tbaa !67
  %149 = icmp eq i32 %145, 0
  br i1 %149, label %150, label %139, !llvm.loop !224

150:                                              ; preds = %139, %143
  %151 = phi i32 [ %148, %143 ], [ %138, %139 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #17
  br label %69

152:                                              ; preds = %83
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #17
  br label %153

153:                                              ; preds = %153, %152
  %154 = phi i32 [ 0, %152 ], [ %162, %153 ]
  %155 = phi i64 [ %34, %152 ], [ %157, %153 ]
  %156 = freeze i64 %155
  %157 = udiv i64 %156, 10
  %158 = mul i64 %157, 10
  %159 = sub i64 %156, %158
  %160 = trunc nuw nsw i64 %159 to i8
  %161 = or disjoint i8 %160, 48
  %162 = add nuw nsw i32 %154, 1
  %163 = getelementptr inbounds nuw i8, ptr %9, i32 %154
  store i8 %161, ptr %163, align 1, !tbaa !67
  %164 = icmp ult i64 %155, 10
  br i1 %164, label %165, label %153, !llvm.loop !223

165:                                              ; preds = %153
  br i1 %35, label %166, label %169

166:                                              ; preds = %165
  %167 = add nuw nsw i32 %154, 2
  %168 = getelementptr inbounds nuw i8, ptr %9, i32 %162
  store i8 45, ptr %168, align 1, !tbaa !67
  br label %169

169:                                              ; preds = %166, %165
  %170 = phi i32 [ %167, %166 ], [ %162, %165 ]
  %171 = tail call i32 @llvm.umax.i32(i32 %47, i32 239)
  br label %172

172:                                              ; preds = %176, %169
  %173 = phi i32 [ %47, %169 ], [ %181, %176 ]
  %174 = phi i32 [ %170, %169 ], [ %178, %176 ]
  %175 = icmp eq i32 %173, %171
  br i1 %175, label %183, label %176

176:                                              ; preds = %172
  %177 = getelementptr inbounds nuw i8, ptr %0, i32 %173
  %178 = add nsw i32 %174, -1
  %179 = getelementptr inbounds i8, ptr %9, i32 %178
  %180 = load i8, ptr %179, align 1, !tbaa !67
  %181 = add i32 %173, 1
  store i8 %180, ptr %177, align 1, !tbaa !67
  %182 = icmp eq i32 %178, 0
  br i1 %182, label %183, label %172, !llvm.loop !224

183:                                              ; preds = %172, %176
  %184 = phi i32 [ %181, %176 ], [ %171, %172 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #17
  br label %69

185:                                              ; preds = %83
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #17
  br label %186

186:                                              ; preds = %186, %185
  %187 = phi i32 [ 0, %185 ], [ %195, %186 ]
  %188 = phi i64 [ %30, %185 ], [ %190, %186 ]
  %189 = freeze i64 %188
  %190 = udiv i64 %189, 10
  %191 = mul i64 %190, 10
  %192 = sub i64 %189, %191
  %193 = trunc nuw nsw i64 %192 to i8
  %194 = or disjoint i8 %193, 48
  %195 = add nuw nsw i32 %187, 1
  %196 = getelementptr inbounds nuw i8, ptr %8, i32 %187
  store i8 %194, ptr %196, align 1, !tbaa !67
  %197 = icmp ult i64 %188, 10
  br i1 %197, label %198, label %186, !llvm.loop !223

198:                                              ; preds = %186
  br i1 %31, label %199, label %202

199:                                              ; preds = %198
  %200 = add nuw nsw i32 %187, 2
  %201 = getelementptr inbounds nuw i8, ptr %8, i32 %195
  store i8 45, ptr %201, align 1, !tbaa !67
  br label %202

202:                                              ; preds = %199, %198
  %203 = phi i32 [ %200, %199 ], [ %195, %198 ]
  %204 = tail call i32 @llvm.umax.i32(i32 %47, i32 239)
  br label %205

205:                                              ; preds = %209, %202
  %206 = phi i32 [ %47, %202 ], [ %214, %209 ]
  %207 = phi i32 [ %203, %202 ], [ %211, %209 ]
  %208 = icmp eq i32 %206, %204
  br i1 %208, label %216, label %209

209:                                              ; preds = %205
  %210 = getelementptr inbounds nuw i8, ptr %0, i32 %206
  %211 = add nsw i32 %207, -1
  %212 = getelementptr inbounds i8, ptr %8, i32 %211
  %213 = load i8, ptr %212, align 1, !tbaa !67
  %214 = add i32 %206, 1
  store i8 %213, ptr %210, align 1, !tbaa !67
  %215 = icmp eq i32 %211, 0
  br i1 %215, label %216, label %205, !llvm.loop !224

216:                                              ; preds = %205, %209
  %217 = phi i32 [ %214, %209 ], [ %204, %205 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #17
  br label %69

218:                                              ; preds = %83
  br i1 %19, label %219, label %229

219:                                              ; preds = %218
  %220 = add nuw nsw i32 %47, 1
  store i8 110, ptr %45, align 1, !tbaa !67
  %221 = icmp ult i32 %47, 238
  br i1 %221, label %222, label %69

222:                                              ; preds = %219
  %223 = getelementptr inbounds nuw i8, ptr %0, i32 %220
  store i8 97, ptr %223, align 1, !tbaa !67
  %224 = icmp eq i32 %47, 237
  br i1 %224, label %67, label %225

225:                                              ; preds = %222
  %226 = getelementptr inbounds nuw i8, ptr %0, i32 %47
  %227 = getelementptr inbounds nuw i8, ptr %226, i32 2
  %228 = add nuw nsw i32 %47, 3
  store i8 110, ptr %227, align 1, !tbaa !67
  br label %69

229:                                              ; preds = %218
  br i1 %20, label %230, label %232

230:                                              ; preds = %229
  %231 = add nuw nsw i32 %47, 1
  store i8 45, ptr %45, align 1, !tbaa !67
  br label %232

232:                                              ; preds = %230, %229
  %233 = phi i32 [ %231, %230 ], [ %47, %229 ]
  %234 = phi double [ %21, %230 ], [ %18, %229 ]
  %235 = getelementptr inbounds nuw i8, ptr %0, i32 %233
  %236 = fcmp ogt double %234, 1.700000e+308
  br i1 %236, label %237, label %249

237:                                              ; preds = %232
  %238 = icmp samesign ult i32 %233, 239
  br i1 %238, label %239, label %69

239:                                              ; preds = %237
  store i8 105, ptr %235, align 1, !tbaa !67
  %240 = icmp eq i32 %233, 238
  br i1 %240, label %67, label %241

241:                                              ; preds = %239
  %242 = getelementptr inbounds nuw i8, ptr %0, i32 %233
  %243 = getelementptr inbounds nuw i8, ptr %242, i32 1
  store i8 110, ptr %243, align 1, !tbaa !67
  %244 = icmp samesign ult i32 %233, 237
  br i1 %244, label %245, label %67

245:                                              ; preds = %241
  %246 = getelementptr inbounds nuw i8, ptr %0, i32 %233
  %247 = getelementptr inbounds nuw i8, ptr %246, i32 2
  %248 = add nuw nsw i32 %233, 3
  store i8 102, ptr %247, align 1, !tbaa !67
  br label %69

249:                                              ; preds = %232
  %250 = fcmp ogt double %234, 0.000000e+00
  br i1 %250, label %251, label %273

251:                                              ; preds = %249
  %252 = fcmp oge double %234, 1.000000e+15
  %253 = fcmp olt double %234, 1.000000e-04
  %254 = or i1 %252, %253
  br i1 %254, label %255, label %273

255:                                              ; preds = %251
  %256 = fcmp ult double %234, 1.000000e+01
  br i1 %256, label %257, label %261

257:                                              ; preds = %261, %255
  %258 = phi double [ %234, %255 ], [ %264, %261 ]
  %259 = phi i32 [ 0, %255 ], [ %265, %261 ]
  %260 = fcmp olt double %258, 1.000000e+00
  br i1 %260, label %267, label %273

261:                                              ; preds = %255, %261
  %262 = phi i32 [ %265, %261 ], [ 0, %255 ]
  %263 = phi double [ %264, %261 ], [ %234, %255 ]
  %264 = fdiv double %263, 1.000000e+01
  %265 = add nuw nsw i32 %262, 1
  %266 = fcmp ult double %264, 1.000000e+01
  br i1 %266, label %257, label %261, !llvm.loop !225

267:                                              ; preds = %257, %267
  %268 = phi i32 [ %271, %267 ], [ %259, %257 ]
  %269 = phi double [ %270, %267 ], [ %258, %257 ]
  %270 = fmul double %269, 1.000000e+01
  %271 = add nsw i32 %268, -1
  %272 = fcmp olt double %270, 1.000000e+00
  br i1 %272, label %267, label %273, !llvm.loop !226

273:                                              ; preds = %267, %257, %251, %249
  %274 = phi double [ %234, %249 ], [ %234, %251 ], [ %258, %257 ], [ %270, %267 ]
  %275 = phi i32 [ 0, %249 ], [ 0, %251 ], [ %259, %257 ], [ %271, %267 ]
  %276 = fptosi double %274 to i64
  %277 = sitofp i64 %276 to double
  %278 = fsub double %274, %277
  %279 = tail call double @llvm.fmuladd.f64(double %278, double 1.000000e+06, double 5.000000e-01)
  %280 = fptosi double %279 to i64
  %281 = icmp sgt i64 %280, 999999
  %282 = zext i1 %281 to i64
  %283 = add nsw i64 %282, %276
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  %284 = tail call i64 @llvm.abs.i64(i64 %283, i1 false)
  br label %285

285:                                              ; preds = %285, %273
  %286 = phi i32 [ 0, %273 ], [ %294, %285 ]
  %287 = phi i64 [ %284, %273 ], [ %289, %285 ]
  %288 = freeze i64 %287
  %289 = udiv i64 %288, 10
  %290 = mul i64 %289, 10
  %291 = sub i64 %288, %290
  %292 = trunc nuw nsw i64 %291 to i8
  %293 = or disjoint i8 %292, 48
  %294 = add nuw nsw i32 %286, 1
  %295 = getelementptr inbounds nuw i8, ptr %6, i32 %286
  store i8 %293, ptr %295, align 1, !tbaa !67
  %296 = icmp ult i64 %287, 10
  br i1 %296, label %297, label %285, !llvm.loop !223

297:                                              ; preds = %285
  %298 = icmp slt i64 %283, 0
  br i1 %298, label %299, label %302

299:                                              ; preds = %297
  %300 = add nuw nsw i32 %286, 2
  %301 = getelementptr inbounds nuw i8, ptr %6, i32 %294
  store i8 45, ptr %301, align 1, !tbaa !67
  br label %302

302:                                              ; preds = %299, %297
  %303 = phi i32 [ %300, %299 ], [ %294, %297 ]
  %304 = tail call i32 @llvm.umax.i32(i32 %233, i32 239)
  br label %305

305:                                              ; preds = %309, %302
  %306 = phi i32 [ %233, %302 ], [ %314, %309 ]
  %307 = phi i32 [ %303, %302 ], [ %311, %309 ]
  %308 = icmp eq i32 %306, %304
  br i1 %308, label %316, label %309

309:                                              ; preds = %305
  %310 = getelementptr inbounds nuw i8, ptr %0, i32 %306
  %311 = add nsw i32 %307, -1
  %312 = getelementptr inbounds i8, ptr %6, i32 %311
  %313 = load i8, ptr %312, align 1, !tbaa !67
  %314 = add i32 %306, 1
  store i8 %313, ptr %310, align 1, !tbaa !67
  %315 = icmp eq i32 %311, 0
  br i1 %315, label %316, label %305, !llvm.loop !224

316:                                              ; preds = %309, %305
  %317 = phi i32 [ %314, %309 ], [ %304, %305 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  %318 = icmp eq i64 %280, 0
  %319 = or i1 %281, %318
  br i1 %319, label %378, label %320

320:                                              ; preds = %316
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #17
  store i64 13563782407139374, ptr %7, align 8
  %321 = freeze i64 %280
  %322 = sdiv i64 %321, 10
  %323 = mul i64 %322, 10
  %324 = sub i64 %321, %323
  %325 = trunc nsw i64 %324 to i8
  %326 = add nsw i8 %325, 48
  store i8 %326, ptr %22, align 2, !tbaa !67
  %327 = icmp eq i64 %324, 0
  %328 = srem i64 %322, 10
  %329 = trunc nsw i64 %328 to i8
  %330 = add nsw i8 %329, 48
  store i8 %330, ptr %23, align 1, !tbaa !67
  %331 = icmp eq i64 %328, 0
  %332 = sdiv i64 %280, 100
  %333 = srem i64 %332, 10
  %334 = trunc nsw i64 %333 to i8
  %335 = add nsw i8 %334, 48
  store i8 %335, ptr %24, align 4, !tbaa !67
  %336 = icmp eq i64 %333, 0
  %337 = select i1 %336, i32 0, i32 4
  %338 = select i1 %331, i32 %337, i32 5
  %339 = select i1 %327, i32 %338, i32 6
  %340 = sdiv i64 %280, 1000
  %341 = srem i64 %340, 10
  %342 = trunc nsw i64 %341 to i8
  %343 = add nsw i8 %342, 48
  store i8 %343, ptr %25, align 1, !tbaa !67
  %344 = icmp eq i32 %339, 0
  %345 = icmp eq i64 %341, 0
  %346 = sdiv i64 %280, 10000
  %347 = srem i64 %346, 10
  %348 = trunc nsw i64 %347 to i8
  %349 = add nsw i8 %348, 48
  store i8 %349, ptr %26, align 2, !tbaa !67
  %350 = icmp eq i64 %347, 0
  %351 = select i1 %350, i32 0, i32 2
  %352 = select i1 %345, i32 %351, i32 3
  %353 = select i1 %344, i32 %352, i32 %339
  %354 = sdiv i64 %280, 100000
  %355 = srem i64 %354, 10
  %356 = trunc nsw i64 %355 to i8
  %357 = add nsw i8 %356, 48
  store i8 %357, ptr %27, align 1, !tbaa !67
  %358 = icmp eq i32 %353, 0
  %359 = icmp ne i64 %355, 0
  %360 = zext i1 %359 to i32
  %361 = select i1 %358, i32 %360, i32 %353
  %362 = getelementptr inbounds nuw i8, ptr %7, i32 %361
  %363 = getelementptr inbounds nuw i8, ptr %362, i32 1
  store i8 0, ptr %363, align 1, !tbaa !67
  %364 = tail call i32 @llvm.umax.i32(i32 %317, i32 239)
  br label %365

365:                                              ; preds = %370, %320
  %366 = phi i32 [ %373, %370 ], [ %317, %320 ]
  %367 = phi i8 [ %374, %370 ], [ 46, %320 ]
  %368 = phi ptr [ %372, %370 ], [ %7, %320 ]
  %369 = icmp eq i32 %366, %364
  br i1 %369, label %376, label %370

370:                                              ; preds = %365
  %371 = getelementptr inbounds nuw i8, ptr %0, i32 %366
  %372 = getelementptr inbounds nuw i8, ptr %368, i32 1
  %373 = add i32 %366, 1
  store i8 %367, ptr %371, align 1, !tbaa !67
  %374 = load i8, ptr %372, align 1, !tbaa !67
  %375 = icmp eq i8 %374, 0
  br i1 %375, label %376, label %365, !llvm.loop !222

376:                                              ; preds = %370, %365
  %377 = phi i32 [ %373, %370 ], [ %364, %365 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #17
  br label %378

378:                                              ; preds = %376, %316
  %379 = phi i32 [ %317, %316 ], [ %377, %376 ]
  %380 = getelementptr inbounds nuw i8, ptr %0, i32 %379
  %381 = icmp eq i32 %275, 0
  br i1 %381, label %69, label %382

382:                                              ; preds = %378
  %383 = icmp samesign ult i32 %379, 239
  br i1 %383, label %384, label %386

384:                                              ; preds = %382
  %385 = add nuw nsw i32 %379, 1
  store i8 101, ptr %380, align 1, !tbaa !67
  br label %386

386:                                              ; preds = %384, %382
  %387 = phi i32 [ %385, %384 ], [ %379, %382 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %388 = tail call i32 @llvm.abs.i32(i32 %275, i1 false)
  %389 = zext i32 %388 to i64
  br label %390

390:                                              ; preds = %390, %386
  %391 = phi i32 [ 0, %386 ], [ %399, %390 ]
  %392 = phi i64 [ %389, %386 ], [ %394, %390 ]
  %393 = freeze i64 %392
  %394 = udiv i64 %393, 10
  %395 = mul i64 %394, 10
  %396 = sub i64 %393, %395
  %397 = trunc nuw nsw i64 %396 to i8
  %398 = or disjoint i8 %397, 48
  %399 = add nuw nsw i32 %391, 1
  %400 = getelementptr inbounds nuw i8, ptr %5, i32 %391
  store i8 %398, ptr %400, align 1, !tbaa !67
  %401 = icmp samesign ult i64 %392, 10
  br i1 %401, label %402, label %390, !llvm.loop !223

402:                                              ; preds = %390
  %403 = icmp slt i32 %275, 0
  br i1 %403, label %404, label %407

404:                                              ; preds = %402
  %405 = add nuw nsw i32 %391, 2
  %406 = getelementptr inbounds nuw i8, ptr %5, i32 %399
  store i8 45, ptr %406, align 1, !tbaa !67
  br label %407

407:                                              ; preds = %404, %402
  %408 = phi i32 [ %405, %404 ], [ %399, %402 ]
  %409 = tail call i32 @llvm.umax.i32(i32 %387, i32 239)
  br label %410

410:                                              ; preds = %414, %407
  %411 = phi i32 [ %387, %407 ], [ %419, %414 ]
  %412 = phi i32 [ %408, %407 ], [ %416, %414 ]
  %413 = icmp eq i32 %411, %409
  br i1 %413, label %421, label %414

414:                                              ; preds = %410
  %415 = getelementptr inbounds nuw i8, ptr %0, i32 %411
  %416 = add nsw i32 %412, -1
  %417 = getelementptr inbounds i8, ptr %5, i32 %416
  %418 = load i8, ptr %417, align 1, !tbaa !67
  %419 = add i32 %411, 1
  store i8 %418, ptr %415, align 1, !tbaa !67
  %420 = icmp eq i32 %416, 0
  br i1 %420, label %421, label %410, !llvm.loop !224

421:                                              ; preds = %414, %410
  %422 = phi i32 [ %419, %414 ], [ %409, %410 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  br label %69

423:                                              ; preds = %69, %67, %12
  %424 = phi ptr [ %13, %12 ], [ %68, %67 ], [ %72, %69 ]
  store i8 0, ptr %424, align 1, !tbaa !67
  store i32 %1, ptr %0, align 8, !tbaa !227
  %425 = getelementptr inbounds nuw i8, ptr %3, i32 40
  %426 = load ptr, ptr %425, align 8, !tbaa !107
  %427 = getelementptr inbounds nuw i8, ptr %0, i32 240
  store ptr %426, ptr %427, align 8, !tbaa !229
  %428 = getelementptr inbounds nuw i8, ptr %0, i32 248
  store i64 0, ptr %428, align 8, !tbaa !230
  br label %429

429:                                              ; preds = %4, %423
  ret i32 %1
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #11

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #12 {
  %3 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17
  br label %4

4:                                                ; preds = %71, %2
  %5 = phi i32 [ 0, %2 ], [ %72, %71 ]
  %6 = phi ptr [ %0, %2 ], [ %74, %71 ]
  %7 = phi i32 [ 0, %2 ], [ %73, %71 ]
  %8 = load i64, ptr %6, align 8, !tbaa !90
  switch i64 %8, label %22 [
    i64 0, label %75
    i64 1, label %9
    i64 2, label %14
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %11 = load i64, ptr %10, align 8, !tbaa !90
  %12 = add nsw i32 %7, 1
  %13 = getelementptr inbounds i64, ptr %3, i32 %7
  store i64 %11, ptr %13, align 8, !tbaa !90
  br label %71

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %16 = load i64, ptr %15, align 8, !tbaa !90
  %17 = trunc i64 %16 to i32
  %18 = getelementptr inbounds i64, ptr %1, i32 %17
  %19 = load i64, ptr %18, align 8, !tbaa !90
  %20 = add nsw i32 %7, 1
  %21 = getelementptr inbounds i64, ptr %3, i32 %7
  store i64 %19, ptr %21, align 8, !tbaa !90
  br label %71

22:                                               ; preds = %4
  %23 = add nsw i32 %7, -1
  %24 = getelementptr i64, ptr %3, i32 %7
  %25 = getelementptr i8, ptr %24, i32 -16
  %26 = load i64, ptr %25, align 8, !tbaa !90
  %27 = getelementptr inbounds i64, ptr %3, i32 %23
  %28 = load i64, ptr %27, align 8, !tbaa !90
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
  store i64 %70, ptr %25, align 8, !tbaa !90
  br label %71

71:                                               ; preds = %9, %68, %14
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %14 ]
  %73 = phi i32 [ %23, %68 ], [ %12, %9 ], [ %20, %14 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i32 16
  br label %4, !llvm.loop !231

75:                                               ; preds = %4
  %76 = icmp eq i32 %5, 0
  %77 = load i64, ptr %3, align 16
  %78 = select i1 %76, i64 %77, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17
  ret i64 %78
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #11

; Function Attrs: nounwind uwtable
define i32 @tfc_begin(ptr noundef readonly captures(address_is_null) %0, ptr noundef readonly captures(none) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef readonly captures(address) %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef writeonly captures(address_is_null) %10) local_unnamed_addr #26 {
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
  %24 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef nonnull @.str.2, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %14) #19
  br label %108

25:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #17
  store ptr %6, ptr %15, align 4, !tbaa !73
  %26 = getelementptr inbounds nuw i8, ptr %15, i32 4
  store ptr %7, ptr %26, align 4, !tbaa !76
  %27 = getelementptr inbounds nuw i8, ptr %15, i32 8
  store ptr %8, ptr %27, align 4, !tbaa !77
  %28 = getelementptr inbounds nuw i8, ptr %15, i32 12
  store ptr null, ptr %28, align 4, !tbaa !78
  %29 = getelementptr inbounds nuw i8, ptr %15, i32 16
  store ptr null, ptr %29, align 4, !tbaa !79
  %30 = getelementptr inbounds nuw i8, ptr %15, i32 20
  store i32 4, ptr %30, align 4, !tbaa !80
  %31 = icmp eq ptr %0, null
  br i1 %31, label %34, label %32

32:                                               ; preds = %25
  %33 = call fastcc i32 @check(ptr noundef nonnull %0, ptr noundef %15, ptr noundef null, ptr noundef %9, ptr noundef %10) #19
  br label %36

34:                                               ; preds = %25
  %35 = tail call fastcc i32 @check_host(ptr noundef %9, ptr noundef %10) #19
  br label %36

36:                                               ; preds = %34, %32
  %37 = phi i32 [ %33, %32 ], [ %35, %34 ]
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %106

39:                                               ; preds = %36
  %40 = trunc i64 %4 to i32
  tail call void @llvm.memset.p0.i32(ptr nonnull align 1 %6, i8 0, i32 %40, i1 false)
  store i64 %3, ptr %6, align 8, !tbaa !90
  %41 = icmp sgt i64 %2, 0
  br i1 %41, label %43, label %42

42:                                               ; preds = %61, %39
  br i1 %31, label %106, label %68

43:                                               ; preds = %39, %61
  %44 = phi i64 [ %66, %61 ], [ 0, %39 ]
  %45 = trunc i64 %44 to i32
  %46 = getelementptr inbounds %struct.tfc_initial, ptr %1, i32 %45
  %47 = load i64, ptr %46, align 8, !tbaa !232
  %48 = trunc i64 %47 to i32
  %49 = getelementptr inbounds i8, ptr %6, i32 %48
  %50 = getelementptr inbounds nuw i8, ptr %46, i32 8
  %51 = load i64, ptr %50, align 8, !tbaa !234
  %52 = trunc i64 %51 to i32
  %53 = getelementptr inbounds i8, ptr %5, i32 %52
  %54 = getelementptr inbounds nuw i8, ptr %46, i32 16
  %55 = load i64, ptr %54, align 8, !tbaa !235
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
  %63 = load i64, ptr %62, align 8, !tbaa !236
  %64 = trunc i64 %63 to i32
  %65 = getelementptr inbounds i8, ptr %6, i32 %64
  store i8 1, ptr %65, align 1, !tbaa !67
  %66 = add nuw nsw i64 %44, 1
  %67 = icmp eq i64 %66, %2
  br i1 %67, label %42, label %43, !llvm.loop !237

68:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %69 = getelementptr inbounds nuw i8, ptr %0, i32 184
  %70 = load i64, ptr %69, align 8, !tbaa !81
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %101, label %72

72:                                               ; preds = %68
  %73 = load i64, ptr %6, align 8, !tbaa !90
  %74 = icmp eq i64 %73, %70
  br i1 %74, label %75, label %82

75:                                               ; preds = %72
  %76 = getelementptr inbounds nuw i8, ptr %0, i32 104
  %77 = load i64, ptr %76, align 8, !tbaa !91
  %78 = icmp sgt i64 %77, 0
  br i1 %78, label %79, label %101

79:                                               ; preds = %75
  %80 = getelementptr inbounds nuw i8, ptr %0, i32 36
  %81 = load ptr, ptr %80, align 4, !tbaa !92
  br label %87

82:                                               ; preds = %72
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %12, i8 0, i64 48, i1 false)
  %83 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.13, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %12) #19
  br label %100

84:                                               ; preds = %87
  %85 = add nuw nsw i64 %88, 1
  %86 = icmp eq i64 %85, %77
  br i1 %86, label %101, label %87, !llvm.loop !93

87:                                               ; preds = %84, %79
  %88 = phi i64 [ 0, %79 ], [ %85, %84 ]
  %89 = trunc i64 %88 to i32
  %90 = getelementptr inbounds %struct.tfc_flag, ptr %81, i32 %89
  %91 = load i64, ptr %90, align 8, !tbaa !94
  %92 = trunc i64 %91 to i32
  %93 = getelementptr inbounds i8, ptr %6, i32 %92
  %94 = load i8, ptr %93, align 1, !tbaa !67
  %95 = icmp eq i8 %94, 0
  br i1 %95, label %96, label %84

96:                                               ; preds = %87
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %13, i8 0, i64 48, i1 false)
  %97 = getelementptr inbounds nuw i8, ptr %90, i32 8
  %98 = load ptr, ptr %97, align 8, !tbaa !96
  store ptr %98, ptr %13, align 8, !tbaa !97
  %99 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 9, ptr noundef nonnull @.str.14, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %13) #19
  br label %100

100:                                              ; preds = %96, %82
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %104

101:                                              ; preds = %84, %75, %68
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  %102 = call fastcc i32 @run(ptr noundef nonnull %0, ptr noundef %15, ptr noundef null, ptr noundef %9, ptr noundef %10) #19
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %106, label %104

104:                                              ; preds = %100, %101
  %105 = phi i32 [ 9, %100 ], [ %102, %101 ]
  store i64 0, ptr %6, align 8, !tbaa !90
  br label %106

106:                                              ; preds = %42, %101, %104, %36
  %107 = phi i32 [ %37, %36 ], [ %105, %104 ], [ 0, %101 ], [ 0, %42 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #17
  br label %108

108:                                              ; preds = %11, %106, %23
  %109 = phi i32 [ 3, %23 ], [ %107, %106 ], [ 0, %11 ]
  ret i32 %109
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_host(ptr noundef readonly captures(address_is_null) %0, ptr noundef writeonly captures(address_is_null) %1) unnamed_addr #9 {
  %3 = alloca %struct.tfc_fault, align 8
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = icmp eq ptr %0, null
  br i1 %6, label %46, label %7

7:                                                ; preds = %2
  %8 = load i32, ptr %0, align 4, !tbaa !238
  %9 = icmp ult i32 %8, 32
  br i1 %9, label %10, label %20

10:                                               ; preds = %7
  store ptr null, ptr %3, align 8, !tbaa !97
  %11 = getelementptr inbounds nuw i8, ptr %3, i32 4
  store ptr null, ptr %11, align 4, !tbaa !124
  %12 = getelementptr inbounds nuw i8, ptr %3, i32 8
  store i64 0, ptr %12, align 8, !tbaa !156
  %13 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %14 = zext nneg i32 %8 to i64
  store i64 %14, ptr %13, align 8, !tbaa !157
  %15 = getelementptr inbounds nuw i8, ptr %3, i32 24
  store i64 32, ptr %15, align 8, !tbaa !158
  %16 = getelementptr inbounds nuw i8, ptr %3, i32 32
  store double 0.000000e+00, ptr %16, align 8, !tbaa !159
  %17 = getelementptr inbounds nuw i8, ptr %3, i32 40
  store ptr null, ptr %17, align 8, !tbaa !107
  %18 = getelementptr inbounds nuw i8, ptr %3, i32 44
  store i32 0, ptr %18, align 4
  %19 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.36, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %3) #19
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
  store ptr null, ptr %4, align 8, !tbaa !97
  %29 = getelementptr inbounds nuw i8, ptr %4, i32 4
  store ptr null, ptr %29, align 4, !tbaa !124
  %30 = getelementptr inbounds nuw i8, ptr %4, i32 8
  store i64 0, ptr %30, align 8, !tbaa !156
  %31 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %32 = zext i32 %26 to i64
  store i64 %32, ptr %31, align 8, !tbaa !157
  %33 = getelementptr inbounds nuw i8, ptr %4, i32 24
  store i64 65536, ptr %33, align 8, !tbaa !158
  %34 = getelementptr inbounds nuw i8, ptr %4, i32 32
  store double 0.000000e+00, ptr %34, align 8, !tbaa !159
  %35 = getelementptr inbounds nuw i8, ptr %4, i32 40
  store ptr null, ptr %35, align 8, !tbaa !107
  %36 = getelementptr inbounds nuw i8, ptr %4, i32 44
  store i32 0, ptr %36, align 4
  %37 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.37, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #19
  br label %46

38:                                               ; preds = %24, %20
  %39 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %40 = load ptr, ptr %39, align 4, !tbaa !146
  %41 = ptrtoint ptr %40 to i32
  %42 = and i32 %41, 63
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %38
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %5, i8 0, i64 48, i1 false)
  %45 = tail call fastcc i32 @report(ptr noundef %1, i32 noundef 3, ptr noundef nonnull @.str.38, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #19
  br label %46

46:                                               ; preds = %38, %2, %44, %28, %10
  %47 = phi i32 [ 3, %10 ], [ 3, %28 ], [ 3, %44 ], [ 0, %2 ], [ 0, %38 ]
  ret i32 %47
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg) #10

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @set_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #23 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %4 = load ptr, ptr %3, align 4, !tbaa !59
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %6 = load ptr, ptr %5, align 8, !tbaa !58
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = getelementptr inbounds ptr, ptr %6, i32 %8
  %10 = load ptr, ptr %9, align 4, !tbaa !60
  %11 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = icmp eq i32 %12, 8
  br i1 %13, label %14, label %16

14:                                               ; preds = %2
  %15 = load i64, ptr %10, align 8, !tbaa !90
  br label %19

16:                                               ; preds = %2
  %17 = load i32, ptr %10, align 4, !tbaa !5
  %18 = sext i32 %17 to i64
  br label %19

19:                                               ; preds = %16, %14
  %20 = phi i64 [ %15, %14 ], [ %18, %16 ]
  %21 = tail call i64 @llvm.smax.i64(i64 %20, i64 0)
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %23 = load ptr, ptr %22, align 8, !tbaa !151
  %24 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %25 = load i32, ptr %24, align 4, !tbaa !5
  %26 = getelementptr inbounds i64, ptr %23, i32 %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %28 = load ptr, ptr %27, align 4, !tbaa !63
  %29 = tail call fastcc i64 @evaluate(ptr noundef %26, ptr noundef %28) #19
  %30 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %31 = load i32, ptr %30, align 4, !tbaa !5
  %32 = getelementptr inbounds i64, ptr %23, i32 %31
  %33 = tail call fastcc i64 @evaluate(ptr noundef %32, ptr noundef %28) #19
  %34 = icmp slt i64 %21, %29
  %35 = icmp sgt i64 %21, %33
  %36 = select i1 %34, i1 true, i1 %35
  br i1 %36, label %37, label %66

37:                                               ; preds = %19
  %38 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %39 = load ptr, ptr %38, align 4, !tbaa !41
  %40 = getelementptr inbounds nuw i8, ptr %39, i32 16
  %41 = load ptr, ptr %40, align 4, !tbaa !30
  %42 = getelementptr inbounds nuw i8, ptr %41, i32 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !31

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i32 16
  %51 = load i64, ptr %50, align 8, !tbaa !33
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %59

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i32 12
  store i32 0, ptr %54, align 4, !tbaa !36
  %55 = getelementptr inbounds nuw i8, ptr %41, i32 16
  store i64 0, ptr %55, align 8, !tbaa !33
  %56 = getelementptr inbounds nuw i8, ptr %41, i32 24
  store i64 %21, ptr %56, align 8, !tbaa !37
  %57 = getelementptr inbounds nuw i8, ptr %41, i32 32
  store i64 0, ptr %57, align 8, !tbaa !38
  %58 = getelementptr inbounds nuw i8, ptr %41, i32 40
  store double 0.000000e+00, ptr %58, align 8, !tbaa !39
  store atomic i32 3, ptr %41 monotonic, align 8
  br label %59

59:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  %60 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %61 = load i32, ptr %60, align 4, !tbaa !56
  %62 = load ptr, ptr %38, align 4, !tbaa !41
  %63 = getelementptr inbounds nuw i8, ptr %62, i32 16
  %64 = load ptr, ptr %63, align 4, !tbaa !30
  %65 = getelementptr inbounds nuw i8, ptr %64, i32 8
  store i32 %61, ptr %65, align 8, !tbaa !65
  br label %96

66:                                               ; preds = %19
  %67 = load i32, ptr %4, align 4, !tbaa !5
  %68 = getelementptr inbounds i64, ptr %28, i32 %67
  store i64 %21, ptr %68, align 8, !tbaa !90
  %69 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %70 = load i32, ptr %69, align 4, !tbaa !57
  %71 = icmp ugt i32 %70, 7
  br i1 %71, label %72, label %96

72:                                               ; preds = %66, %72
  %73 = phi i32 [ %93, %72 ], [ 5, %66 ]
  %74 = load ptr, ptr %3, align 4, !tbaa !59
  %75 = getelementptr inbounds nuw i32, ptr %74, i32 %73
  %76 = load ptr, ptr %22, align 8, !tbaa !151
  %77 = getelementptr inbounds nuw i8, ptr %75, i32 8
  %78 = load i32, ptr %77, align 4, !tbaa !5
  %79 = getelementptr inbounds i64, ptr %76, i32 %78
  %80 = load ptr, ptr %27, align 4, !tbaa !63
  %81 = tail call fastcc i64 @evaluate(ptr noundef %79, ptr noundef %80) #19
  %82 = trunc i64 %81 to i32
  %83 = load ptr, ptr %5, align 8, !tbaa !58
  %84 = getelementptr inbounds nuw i8, ptr %75, i32 4
  %85 = load i32, ptr %84, align 4, !tbaa !5
  %86 = getelementptr inbounds ptr, ptr %83, i32 %85
  %87 = load ptr, ptr %86, align 4, !tbaa !60
  %88 = ptrtoint ptr %87 to i32
  %89 = add i32 %88, %82
  %90 = inttoptr i32 %89 to ptr
  %91 = load i32, ptr %75, align 4, !tbaa !5
  %92 = getelementptr inbounds ptr, ptr %83, i32 %91
  store ptr %90, ptr %92, align 4, !tbaa !60
  %93 = add i32 %73, 3
  %94 = add i32 %73, 5
  %95 = icmp ult i32 %94, %70
  br i1 %95, label %72, label %96, !llvm.loop !239

96:                                               ; preds = %72, %66, %59
  %97 = phi i32 [ 3, %59 ], [ 0, %66 ], [ 0, %72 ]
  ret i32 %97
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #23 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %4 = load ptr, ptr %3, align 4, !tbaa !59
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %6 = load ptr, ptr %5, align 8, !tbaa !152
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = getelementptr inbounds %struct.tfc_block, ptr %6, i32 %8
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %11 = load ptr, ptr %10, align 8, !tbaa !151
  %12 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %13 = load i32, ptr %12, align 4, !tbaa !5
  %14 = getelementptr inbounds i64, ptr %11, i32 %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %16 = load ptr, ptr %15, align 4, !tbaa !63
  %17 = tail call fastcc i64 @evaluate(ptr noundef %14, ptr noundef %16) #19
  %18 = icmp slt i64 %17, 0
  br i1 %18, label %26, label %19

19:                                               ; preds = %2
  %20 = load ptr, ptr %9, align 8, !tbaa !9
  %21 = icmp eq ptr %20, null
  br i1 %21, label %26, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %9, i32 8
  %24 = load i64, ptr %23, align 8, !tbaa !240
  %25 = icmp sgt i64 %17, %24
  br i1 %25, label %26, label %55

26:                                               ; preds = %19, %22, %2
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %28 = load ptr, ptr %27, align 4, !tbaa !41
  %29 = getelementptr inbounds nuw i8, ptr %28, i32 16
  %30 = load ptr, ptr %29, align 4, !tbaa !30
  %31 = getelementptr inbounds nuw i8, ptr %30, i32 4
  br label %32

32:                                               ; preds = %32, %26
  %33 = atomicrmw xchg ptr %31, i32 1 acquire, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %32, !llvm.loop !31

35:                                               ; preds = %32
  %36 = load atomic i32, ptr %30 monotonic, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %42, label %38

38:                                               ; preds = %35
  %39 = getelementptr inbounds nuw i8, ptr %30, i32 16
  %40 = load i64, ptr %39, align 8, !tbaa !33
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %42, label %48

42:                                               ; preds = %38, %35
  %43 = getelementptr inbounds nuw i8, ptr %30, i32 12
  store i32 0, ptr %43, align 4, !tbaa !36
  %44 = getelementptr inbounds nuw i8, ptr %30, i32 16
  store i64 0, ptr %44, align 8, !tbaa !33
  %45 = getelementptr inbounds nuw i8, ptr %30, i32 24
  store i64 %17, ptr %45, align 8, !tbaa !37
  %46 = getelementptr inbounds nuw i8, ptr %30, i32 32
  store i64 0, ptr %46, align 8, !tbaa !38
  %47 = getelementptr inbounds nuw i8, ptr %30, i32 40
  store double 0.000000e+00, ptr %47, align 8, !tbaa !39
  store atomic i32 8, ptr %30 monotonic, align 8
  br label %48

48:                                               ; preds = %38, %42
  store atomic i32 0, ptr %31 release, align 4
  %49 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %50 = load i32, ptr %49, align 4, !tbaa !56
  %51 = load ptr, ptr %27, align 4, !tbaa !41
  %52 = getelementptr inbounds nuw i8, ptr %51, i32 16
  %53 = load ptr, ptr %52, align 4, !tbaa !30
  %54 = getelementptr inbounds nuw i8, ptr %53, i32 8
  store i32 %50, ptr %54, align 8, !tbaa !65
  br label %91

55:                                               ; preds = %22
  %56 = ptrtoint ptr %20 to i32
  %57 = add i32 %56, 63
  %58 = and i32 %57, -64
  %59 = inttoptr i32 %58 to ptr
  %60 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %61 = load ptr, ptr %60, align 8, !tbaa !58
  %62 = load i32, ptr %4, align 4, !tbaa !5
  %63 = getelementptr inbounds ptr, ptr %61, i32 %62
  store ptr %59, ptr %63, align 4, !tbaa !60
  %64 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %65 = load i32, ptr %64, align 4, !tbaa !57
  %66 = icmp ugt i32 %65, 5
  br i1 %66, label %67, label %91

67:                                               ; preds = %55, %67
  %68 = phi i32 [ %88, %67 ], [ 3, %55 ]
  %69 = load ptr, ptr %3, align 4, !tbaa !59
  %70 = getelementptr inbounds nuw i32, ptr %69, i32 %68
  %71 = load ptr, ptr %10, align 8, !tbaa !151
  %72 = getelementptr inbounds nuw i8, ptr %70, i32 8
  %73 = load i32, ptr %72, align 4, !tbaa !5
  %74 = getelementptr inbounds i64, ptr %71, i32 %73
  %75 = load ptr, ptr %15, align 4, !tbaa !63
  %76 = tail call fastcc i64 @evaluate(ptr noundef %74, ptr noundef %75) #19
  %77 = trunc i64 %76 to i32
  %78 = load ptr, ptr %60, align 8, !tbaa !58
  %79 = getelementptr inbounds nuw i8, ptr %70, i32 4
  %80 = load i32, ptr %79, align 4, !tbaa !5
  %81 = getelementptr inbounds ptr, ptr %78, i32 %80
  %82 = load ptr, ptr %81, align 4, !tbaa !60
  %83 = ptrtoint ptr %82 to i32
  %84 = add i32 %83, %77
  %85 = inttoptr i32 %84 to ptr
  %86 = load i32, ptr %70, align 4, !tbaa !5
  %87 = getelementptr inbounds ptr, ptr %78, i32 %86
  store ptr %85, ptr %87, align 4, !tbaa !60
  %88 = add i32 %68, 3
  %89 = add i32 %68, 5
  %90 = icmp ult i32 %89, %65
  br i1 %90, label %67, label %91, !llvm.loop !239

91:                                               ; preds = %67, %55, %48
  %92 = phi i32 [ 8, %48 ], [ 0, %55 ], [ 0, %67 ]
  ret i32 %92
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #23 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %4 = load ptr, ptr %3, align 4, !tbaa !59
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %6 = load ptr, ptr %5, align 8, !tbaa !152
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = getelementptr inbounds %struct.tfc_block, ptr %6, i32 %8
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %11 = load ptr, ptr %10, align 8, !tbaa !58
  %12 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %13 = load i32, ptr %12, align 4, !tbaa !5
  %14 = getelementptr inbounds ptr, ptr %11, i32 %13
  %15 = load ptr, ptr %14, align 4, !tbaa !60
  %16 = load i32, ptr %15, align 4, !tbaa !5
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %18 = load ptr, ptr %17, align 8, !tbaa !151
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %20 = load i32, ptr %19, align 4, !tbaa !5
  %21 = getelementptr inbounds i64, ptr %18, i32 %20
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %23 = load ptr, ptr %22, align 4, !tbaa !63
  %24 = tail call fastcc i64 @evaluate(ptr noundef %21, ptr noundef %23) #19
  %25 = icmp slt i32 %16, 0
  %26 = icmp slt i64 %24, 0
  %27 = select i1 %25, i1 true, i1 %26
  br i1 %27, label %34, label %28

28:                                               ; preds = %2
  %29 = add nuw i32 %16, 1
  %30 = zext i32 %29 to i64
  %31 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %30, i64 %24)
  %32 = extractvalue { i64, i1 } %31, 1
  %33 = extractvalue { i64, i1 } %31, 0
  br i1 %32, label %34, label %57

34:                                               ; preds = %28, %2
  %35 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %36 = load ptr, ptr %35, align 4, !tbaa !41
  %37 = getelementptr inbounds nuw i8, ptr %36, i32 16
  %38 = load ptr, ptr %37, align 4, !tbaa !30
  %39 = getelementptr inbounds nuw i8, ptr %38, i32 4
  br label %40

40:                                               ; preds = %40, %34
  %41 = atomicrmw xchg ptr %39, i32 1 acquire, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %40, !llvm.loop !31

43:                                               ; preds = %40
  %44 = load atomic i32, ptr %38 monotonic, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %50, label %46

46:                                               ; preds = %43
  %47 = getelementptr inbounds nuw i8, ptr %38, i32 16
  %48 = load i64, ptr %47, align 8, !tbaa !33
  %49 = icmp sgt i64 %48, 0
  br i1 %49, label %50, label %56

50:                                               ; preds = %46, %43
  %51 = getelementptr inbounds nuw i8, ptr %38, i32 12
  store i32 0, ptr %51, align 4, !tbaa !36
  %52 = getelementptr inbounds nuw i8, ptr %38, i32 16
  store i64 0, ptr %52, align 8, !tbaa !33
  %53 = getelementptr inbounds nuw i8, ptr %38, i32 24
  store i64 -1, ptr %53, align 8, !tbaa !37
  %54 = getelementptr inbounds nuw i8, ptr %38, i32 32
  store i64 0, ptr %54, align 8, !tbaa !38
  %55 = getelementptr inbounds nuw i8, ptr %38, i32 40
  store double 0.000000e+00, ptr %55, align 8, !tbaa !39
  store atomic i32 8, ptr %38 monotonic, align 8
  br label %56

56:                                               ; preds = %46, %50
  store atomic i32 0, ptr %39 release, align 4
  br label %126

57:                                               ; preds = %28
  %58 = load ptr, ptr %9, align 8, !tbaa !9
  %59 = icmp eq ptr %58, null
  br i1 %59, label %69, label %60

60:                                               ; preds = %57
  %61 = getelementptr inbounds nuw i8, ptr %9, i32 8
  %62 = load i64, ptr %61, align 8, !tbaa !240
  %63 = icmp sgt i64 %33, %62
  br i1 %63, label %64, label %92

64:                                               ; preds = %60
  %65 = icmp slt i64 %33, 4611686018427387904
  %66 = zext i1 %65 to i64
  %67 = shl nsw i64 %33, %66
  %68 = icmp sgt i64 %67, %62
  br i1 %68, label %69, label %92

69:                                               ; preds = %64, %57
  %70 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %71 = load ptr, ptr %70, align 4, !tbaa !41
  %72 = getelementptr inbounds nuw i8, ptr %71, i32 16
  %73 = load ptr, ptr %72, align 4, !tbaa !30
  %74 = getelementptr inbounds nuw i8, ptr %73, i32 4
  br label %75

75:                                               ; preds = %75, %69
  %76 = atomicrmw xchg ptr %74, i32 1 acquire, align 4
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %75, !llvm.loop !31

78:                                               ; preds = %75
  %79 = load atomic i32, ptr %73 monotonic, align 8
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %85, label %81

81:                                               ; preds = %78
  %82 = getelementptr inbounds nuw i8, ptr %73, i32 16
  %83 = load i64, ptr %82, align 8, !tbaa !33
  %84 = icmp sgt i64 %83, 0
  br i1 %84, label %85, label %91

85:                                               ; preds = %81, %78
  %86 = getelementptr inbounds nuw i8, ptr %73, i32 12
  store i32 0, ptr %86, align 4, !tbaa !36
  %87 = getelementptr inbounds nuw i8, ptr %73, i32 16
  store i64 0, ptr %87, align 8, !tbaa !33
  %88 = getelementptr inbounds nuw i8, ptr %73, i32 24
  store i64 %33, ptr %88, align 8, !tbaa !37
  %89 = getelementptr inbounds nuw i8, ptr %73, i32 32
  store i64 0, ptr %89, align 8, !tbaa !38
  %90 = getelementptr inbounds nuw i8, ptr %73, i32 40
  store double 0.000000e+00, ptr %90, align 8, !tbaa !39
  store atomic i32 8, ptr %73 monotonic, align 8
  br label %91

91:                                               ; preds = %85, %81
  store atomic i32 0, ptr %74 release, align 4
  br label %126

92:                                               ; preds = %64, %60
  %93 = ptrtoint ptr %58 to i32
  %94 = add i32 %93, 63
  %95 = and i32 %94, -64
  %96 = inttoptr i32 %95 to ptr
  %97 = load i32, ptr %4, align 4, !tbaa !5
  %98 = getelementptr inbounds ptr, ptr %11, i32 %97
  store ptr %96, ptr %98, align 4, !tbaa !60
  %99 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %100 = load i32, ptr %99, align 4, !tbaa !57
  %101 = icmp ugt i32 %100, 6
  br i1 %101, label %102, label %134

102:                                              ; preds = %92, %102
  %103 = phi i32 [ %123, %102 ], [ 4, %92 ]
  %104 = load ptr, ptr %3, align 4, !tbaa !59
  %105 = getelementptr inbounds nuw i32, ptr %104, i32 %103
  %106 = load ptr, ptr %17, align 8, !tbaa !151
  %107 = getelementptr inbounds nuw i8, ptr %105, i32 8
  %108 = load i32, ptr %107, align 4, !tbaa !5
  %109 = getelementptr inbounds i64, ptr %106, i32 %108
  %110 = load ptr, ptr %22, align 4, !tbaa !63
  %111 = tail call fastcc i64 @evaluate(ptr noundef %109, ptr noundef %110) #19
  %112 = trunc i64 %111 to i32
  %113 = load ptr, ptr %10, align 8, !tbaa !58
  %114 = getelementptr inbounds nuw i8, ptr %105, i32 4
  %115 = load i32, ptr %114, align 4, !tbaa !5
  %116 = getelementptr inbounds ptr, ptr %113, i32 %115
  %117 = load ptr, ptr %116, align 4, !tbaa !60
  %118 = ptrtoint ptr %117 to i32
  %119 = add i32 %118, %112
  %120 = inttoptr i32 %119 to ptr
  %121 = load i32, ptr %105, align 4, !tbaa !5
  %122 = getelementptr inbounds ptr, ptr %113, i32 %121
  store ptr %120, ptr %122, align 4, !tbaa !60
  %123 = add i32 %103, 3
  %124 = add i32 %103, 5
  %125 = icmp ult i32 %124, %100
  br i1 %125, label %102, label %134, !llvm.loop !239

126:                                              ; preds = %56, %91
  %127 = phi ptr [ %70, %91 ], [ %35, %56 ]
  %128 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %129 = load i32, ptr %128, align 4, !tbaa !56
  %130 = load ptr, ptr %127, align 4, !tbaa !41
  %131 = getelementptr inbounds nuw i8, ptr %130, i32 16
  %132 = load ptr, ptr %131, align 4, !tbaa !30
  %133 = getelementptr inbounds nuw i8, ptr %132, i32 8
  store i32 %129, ptr %133, align 8, !tbaa !65
  br label %134

134:                                              ; preds = %102, %126, %92
  %135 = phi i32 [ 0, %92 ], [ 8, %126 ], [ 0, %102 ]
  ret i32 %135
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #8

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_dims(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(address_is_null) %1, ptr noundef writeonly captures(address_is_null) %2) unnamed_addr #9 {
  %4 = alloca %struct.tfc_fault, align 8
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 72
  %7 = load i64, ptr %6, align 8, !tbaa !185
  %8 = icmp eq i64 %7, 0
  %9 = icmp ne ptr %1, null
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %16

11:                                               ; preds = %3
  %12 = icmp sgt i64 %7, 0
  br i1 %12, label %13, label %61

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %15 = load ptr, ptr %14, align 4, !tbaa !208
  br label %25

16:                                               ; preds = %3
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %4, i8 0, i64 48, i1 false)
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %18 = load ptr, ptr %17, align 4, !tbaa !208
  %19 = getelementptr inbounds nuw i8, ptr %18, i32 16
  %20 = load ptr, ptr %19, align 8, !tbaa !214
  store ptr %20, ptr %4, align 8, !tbaa !97
  %21 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.5, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %4) #19
  br label %61

22:                                               ; preds = %33
  %23 = add nuw nsw i64 %26, 1
  %24 = icmp eq i64 %23, %7
  br i1 %24, label %61, label %25, !llvm.loop !209

25:                                               ; preds = %13, %22
  %26 = phi i64 [ 0, %13 ], [ %23, %22 ]
  %27 = trunc i64 %26 to i32
  %28 = getelementptr inbounds %struct.tfc_bound, ptr %15, i32 %27
  %29 = getelementptr inbounds i64, ptr %1, i32 %27
  %30 = load i64, ptr %29, align 8, !tbaa !90
  %31 = load i64, ptr %28, align 8, !tbaa !210
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %37, label %33

33:                                               ; preds = %25
  %34 = getelementptr inbounds nuw i8, ptr %28, i32 8
  %35 = load i64, ptr %34, align 8, !tbaa !212
  %36 = icmp sgt i64 %30, %35
  br i1 %36, label %37, label %22

37:                                               ; preds = %33, %25
  %38 = getelementptr inbounds nuw i8, ptr %28, i32 24
  %39 = load i64, ptr %38, align 8, !tbaa !213
  %40 = icmp sgt i64 %39, -1
  br i1 %40, label %41, label %47

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %43 = load ptr, ptr %42, align 8, !tbaa !102
  %44 = trunc i64 %39 to i32
  %45 = getelementptr inbounds %struct.tfc_given, ptr %43, i32 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i32 36
  br label %47

47:                                               ; preds = %37, %41
  %48 = phi ptr [ %46, %41 ], [ null, %37 ]
  %49 = getelementptr inbounds nuw i8, ptr %28, i32 16
  %50 = load ptr, ptr %49, align 8, !tbaa !214
  store ptr %50, ptr %5, align 8, !tbaa !97
  %51 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store ptr null, ptr %51, align 4, !tbaa !124
  %52 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i64 %30, ptr %52, align 8, !tbaa !156
  %53 = getelementptr inbounds nuw i8, ptr %5, i32 16
  store i64 %31, ptr %53, align 8, !tbaa !157
  %54 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %55 = getelementptr inbounds nuw i8, ptr %28, i32 8
  %56 = load i64, ptr %55, align 8, !tbaa !212
  store i64 %56, ptr %54, align 8, !tbaa !158
  %57 = getelementptr inbounds nuw i8, ptr %5, i32 32
  store double 0.000000e+00, ptr %57, align 8, !tbaa !159
  %58 = getelementptr inbounds nuw i8, ptr %5, i32 40
  store ptr %48, ptr %58, align 8, !tbaa !107
  %59 = getelementptr inbounds nuw i8, ptr %5, i32 44
  store i32 0, ptr %59, align 4
  %60 = tail call fastcc i32 @report(ptr noundef %2, i32 noundef 3, ptr noundef nonnull @.str.6, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #19
  br label %61

61:                                               ; preds = %22, %11, %47, %16
  %62 = phi i32 [ 3, %16 ], [ 3, %47 ], [ 0, %11 ], [ 0, %22 ]
  ret i32 %62
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #13

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @read_dims(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2, ptr noundef writeonly captures(address_is_null) %3) unnamed_addr #9 {
  %5 = alloca %struct.tfc_fault, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 72
  %7 = load i64, ptr %6, align 8, !tbaa !185
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %64

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %11 = load ptr, ptr %10, align 4, !tbaa !208
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %13 = load ptr, ptr %12, align 8, !tbaa !102
  br label %14

14:                                               ; preds = %9, %45
  %15 = phi i64 [ 0, %9 ], [ %47, %45 ]
  %16 = trunc i64 %15 to i32
  %17 = getelementptr inbounds %struct.tfc_bound, ptr %11, i32 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i32 24
  %19 = load i64, ptr %18, align 8, !tbaa !213
  %20 = trunc i64 %19 to i32
  %21 = getelementptr inbounds %struct.tfc_tensor, ptr %1, i32 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i32 4
  %23 = load ptr, ptr %22, align 4, !tbaa !205
  %24 = getelementptr inbounds nuw i8, ptr %17, i32 32
  %25 = load i64, ptr %24, align 8, !tbaa !241
  %26 = trunc i64 %25 to i32
  %27 = getelementptr inbounds i64, ptr %23, i32 %26
  %28 = load i64, ptr %27, align 8, !tbaa !90
  %29 = icmp slt i64 %28, 0
  br i1 %29, label %50, label %30

30:                                               ; preds = %14
  %31 = getelementptr inbounds nuw i8, ptr %17, i32 48
  %32 = load i64, ptr %31, align 8, !tbaa !242
  %33 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %28, i64 %32)
  %34 = extractvalue { i64, i1 } %33, 1
  %35 = extractvalue { i64, i1 } %33, 0
  br i1 %34, label %50, label %36

36:                                               ; preds = %30
  %37 = getelementptr inbounds nuw i8, ptr %17, i32 40
  %38 = load i64, ptr %37, align 8, !tbaa !243
  %39 = freeze i64 %35
  %40 = freeze i64 %38
  %41 = sdiv i64 %39, %40
  %42 = mul i64 %41, %40
  %43 = sub i64 %39, %42
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %45, label %50

45:                                               ; preds = %36
  %46 = getelementptr inbounds i64, ptr %2, i32 %16
  store i64 %41, ptr %46, align 8, !tbaa !90
  %47 = add nuw nsw i64 %15, 1
  %48 = load i64, ptr %6, align 8, !tbaa !185
  %49 = icmp slt i64 %47, %48
  br i1 %49, label %14, label %64, !llvm.loop !244

50:                                               ; preds = %36, %30, %14
  %51 = getelementptr inbounds %struct.tfc_given, ptr %13, i32 %20
  %52 = load ptr, ptr %51, align 8, !tbaa !104
  store ptr %52, ptr %5, align 8, !tbaa !97
  %53 = getelementptr inbounds nuw i8, ptr %5, i32 4
  %54 = getelementptr inbounds nuw i8, ptr %17, i32 16
  %55 = load ptr, ptr %54, align 8, !tbaa !214
  store ptr %55, ptr %53, align 4, !tbaa !124
  %56 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i64 %28, ptr %56, align 8, !tbaa !156
  %57 = getelementptr inbounds nuw i8, ptr %5, i32 16
  store i64 %25, ptr %57, align 8, !tbaa !157
  %58 = getelementptr inbounds nuw i8, ptr %5, i32 24
  store i64 0, ptr %58, align 8, !tbaa !158
  %59 = getelementptr inbounds nuw i8, ptr %5, i32 32
  store double 0.000000e+00, ptr %59, align 8, !tbaa !159
  %60 = getelementptr inbounds nuw i8, ptr %5, i32 40
  %61 = getelementptr inbounds nuw i8, ptr %51, i32 36
  store ptr %61, ptr %60, align 8, !tbaa !107
  %62 = getelementptr inbounds nuw i8, ptr %5, i32 44
  store i32 0, ptr %62, align 4
  %63 = tail call fastcc i32 @report(ptr noundef %3, i32 noundef 3, ptr noundef nonnull @.str.33, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %5) #19
  br label %64

64:                                               ; preds = %45, %4, %50
  %65 = phi i32 [ 3, %50 ], [ 0, %4 ], [ 0, %45 ]
  ret i32 %65
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_size(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 2) %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef writeonly captures(address_is_null) %5) unnamed_addr #9 {
  %7 = alloca %struct.tfc_fault, align 8
  %8 = alloca %struct.tfc_fault, align 8
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %46, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %12 = load i32, ptr %11, align 8, !tbaa !202
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %15 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %16 = icmp eq i32 %12, 0
  br i1 %16, label %46, label %17

17:                                               ; preds = %10
  %18 = load ptr, ptr %13, align 4, !tbaa !108
  %19 = load ptr, ptr %14, align 8, !tbaa !218
  br label %20

20:                                               ; preds = %17, %31
  %21 = phi i32 [ %32, %31 ], [ 0, %17 ]
  %22 = getelementptr inbounds nuw i64, ptr %19, i32 %21
  %23 = load i64, ptr %22, align 8, !tbaa !90
  %24 = trunc i64 %23 to i32
  %25 = getelementptr inbounds i64, ptr %18, i32 %24
  %26 = tail call fastcc i64 @evaluate(ptr noundef %25, ptr noundef nonnull %4) #19
  %27 = load ptr, ptr %15, align 4, !tbaa !205
  %28 = getelementptr inbounds nuw i64, ptr %27, i32 %21
  %29 = load i64, ptr %28, align 8, !tbaa !90
  %30 = icmp eq i64 %29, %26
  br i1 %30, label %31, label %34

31:                                               ; preds = %20
  %32 = add i32 %21, 1
  %33 = icmp eq i32 %32, %12
  br i1 %33, label %46, label %20

34:                                               ; preds = %20
  %35 = load ptr, ptr %1, align 8, !tbaa !104
  store ptr %35, ptr %7, align 8, !tbaa !97
  %36 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store ptr @.str.15, ptr %36, align 4, !tbaa !124
  %37 = getelementptr inbounds nuw i8, ptr %7, i32 8
  store i64 %29, ptr %37, align 8, !tbaa !156
  %38 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %39 = zext i32 %21 to i64
  store i64 %39, ptr %38, align 8, !tbaa !157
  %40 = getelementptr inbounds nuw i8, ptr %7, i32 24
  store i64 %26, ptr %40, align 8, !tbaa !158
  %41 = getelementptr inbounds nuw i8, ptr %7, i32 32
  store double 0.000000e+00, ptr %41, align 8, !tbaa !159
  %42 = getelementptr inbounds nuw i8, ptr %7, i32 40
  %43 = getelementptr inbounds nuw i8, ptr %1, i32 36
  store ptr %43, ptr %42, align 8, !tbaa !107
  %44 = getelementptr inbounds nuw i8, ptr %7, i32 44
  store i32 0, ptr %44, align 4
  %45 = tail call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.34, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %7) #19
  br label %68

46:                                               ; preds = %31, %10, %6
  %47 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %48 = load ptr, ptr %47, align 4, !tbaa !108
  %49 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %50 = load i64, ptr %49, align 8, !tbaa !109
  %51 = trunc i64 %50 to i32
  %52 = getelementptr inbounds i64, ptr %48, i32 %51
  %53 = tail call fastcc i64 @evaluate(ptr noundef %52, ptr noundef nonnull %4) #19
  %54 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %55 = load i64, ptr %54, align 8, !tbaa !216
  %56 = icmp ult i64 %55, %53
  br i1 %56, label %57, label %68

57:                                               ; preds = %46
  %58 = load ptr, ptr %1, align 8, !tbaa !104
  store ptr %58, ptr %8, align 8, !tbaa !97
  %59 = getelementptr inbounds nuw i8, ptr %8, i32 4
  store ptr null, ptr %59, align 4, !tbaa !124
  %60 = getelementptr inbounds nuw i8, ptr %8, i32 8
  store i64 0, ptr %60, align 8, !tbaa !156
  %61 = getelementptr inbounds nuw i8, ptr %8, i32 16
  store i64 %55, ptr %61, align 8, !tbaa !157
  %62 = getelementptr inbounds nuw i8, ptr %8, i32 24
  store i64 %53, ptr %62, align 8, !tbaa !158
  %63 = getelementptr inbounds nuw i8, ptr %8, i32 32
  store double 0.000000e+00, ptr %63, align 8, !tbaa !159
  %64 = getelementptr inbounds nuw i8, ptr %8, i32 40
  %65 = getelementptr inbounds nuw i8, ptr %1, i32 36
  store ptr %65, ptr %64, align 8, !tbaa !107
  %66 = getelementptr inbounds nuw i8, ptr %8, i32 44
  store i32 0, ptr %66, align 4
  %67 = tail call fastcc i32 @report(ptr noundef %5, i32 noundef 3, ptr noundef nonnull @.str.35, ptr noundef nonnull byval(%struct.tfc_fault) align 8 %8) #19
  br label %68

68:                                               ; preds = %34, %57, %46
  %69 = phi i32 [ 3, %34 ], [ 3, %57 ], [ 0, %46 ]
  ret i32 %69
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #15

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #15

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #14

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #16

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable }
attributes #3 = { nounwind uwtable }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #6 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #7 = { noinline nounwind uwtable }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #12 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable }
attributes #13 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #14 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #17 = { nounwind }
attributes #18 = { nobuiltin nounwind }
attributes #19 = { nobuiltin }

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
!12 = !{!"long long", !7, i64 0}
!13 = !{!14, !6, i64 0}
!14 = !{!"tfc_pool", !6, i64 0}
!15 = !{!16, !18, i64 12}
!16 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !17, i64 8, !18, i64 12, !19, i64 16}
!17 = !{!"p1 _ZTS8tfc_pool", !11, i64 0}
!18 = !{!"p1 _ZTS8tfc_host", !11, i64 0}
!19 = !{!"p1 _ZTS11tfc_failure", !11, i64 0}
!20 = !{!21, !11, i64 12}
!21 = !{!"tfc_host", !6, i64 0, !6, i64 4, !11, i64 8, !11, i64 12, !11, i64 16, !11, i64 20, !11, i64 24, !11, i64 28}
!22 = !{!21, !6, i64 4}
!23 = !{!16, !17, i64 8}
!24 = !{!25, !11, i64 0}
!25 = !{!"tfc_loop", !11, i64 0, !11, i64 4, !12, i64 8, !12, i64 16}
!26 = !{!25, !11, i64 4}
!27 = !{!25, !12, i64 8}
!28 = !{!25, !12, i64 16}
!29 = !{!21, !11, i64 8}
!30 = !{!16, !19, i64 16}
!31 = distinct !{!31, !32}
!32 = !{!"llvm.loop.mustprogress"}
!33 = !{!34, !12, i64 16}
!34 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !12, i64 16, !12, i64 24, !12, i64 32, !35, i64 40}
!35 = !{!"double", !7, i64 0}
!36 = !{!34, !6, i64 12}
!37 = !{!34, !12, i64 24}
!38 = !{!34, !12, i64 32}
!39 = !{!34, !35, i64 40}
!40 = !{!21, !11, i64 24}
!41 = !{!42, !46, i64 28}
!42 = !{!"tfc_region", !43, i64 0, !12, i64 8, !44, i64 16, !45, i64 20, !44, i64 24, !46, i64 28, !12, i64 32, !45, i64 40, !47, i64 44, !48, i64 48, !12, i64 56}
!43 = !{!"p1 _ZTS15tfc_instruction", !11, i64 0}
!44 = !{!"any p2 pointer", !11, i64 0}
!45 = !{!"p1 long long", !11, i64 0}
!46 = !{!"p1 _ZTS7tfc_ctx", !11, i64 0}
!47 = !{!"p1 omnipotent char", !11, i64 0}
!48 = !{!"p1 _ZTS9tfc_block", !11, i64 0}
!49 = !{!21, !11, i64 20}
!50 = !{!42, !43, i64 0}
!51 = !{!42, !12, i64 8}
!52 = !{!53, !6, i64 16}
!53 = !{!"tfc_instruction", !11, i64 0, !54, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20}
!54 = !{!"p1 int", !11, i64 0}
!55 = !{!42, !12, i64 32}
!56 = !{!53, !6, i64 12}
!57 = !{!53, !6, i64 8}
!58 = !{!42, !44, i64 16}
!59 = !{!53, !54, i64 4}
!60 = !{!11, !11, i64 0}
!61 = !{!42, !44, i64 24}
!62 = !{!53, !11, i64 0}
!63 = !{!42, !45, i64 20}
!64 = distinct !{!64, !32}
!65 = !{!34, !6, i64 8}
!66 = !{!53, !6, i64 20}
!67 = !{!7, !7, i64 0}
!68 = !{!42, !47, i64 44}
!69 = distinct !{!69, !32}
!70 = distinct !{!70, !32}
!71 = !{!42, !12, i64 56}
!72 = distinct !{!72, !32}
!73 = !{!74, !47, i64 0}
!74 = !{!"tfc_memory", !47, i64 0, !47, i64 4, !47, i64 8, !11, i64 12, !11, i64 16, !75, i64 20}
!75 = !{!"long", !7, i64 0}
!76 = !{!74, !47, i64 4}
!77 = !{!74, !47, i64 8}
!78 = !{!74, !11, i64 12}
!79 = !{!74, !11, i64 16}
!80 = !{!74, !75, i64 20}
!81 = !{!82, !12, i64 184}
!82 = !{!"tfc_entry", !47, i64 0, !43, i64 4, !83, i64 8, !45, i64 12, !47, i64 16, !84, i64 20, !85, i64 24, !85, i64 28, !86, i64 32, !87, i64 36, !87, i64 40, !88, i64 44, !89, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136, !12, i64 144, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184, !12, i64 192, !12, i64 200, !12, i64 208}
!83 = !{!"p1 _ZTS9tfc_place", !11, i64 0}
!84 = !{!"p1 _ZTS9tfc_bound", !11, i64 0}
!85 = !{!"p1 _ZTS9tfc_given", !11, i64 0}
!86 = !{!"p1 _ZTS10tfc_result", !11, i64 0}
!87 = !{!"p1 _ZTS8tfc_flag", !11, i64 0}
!88 = !{!"p1 _ZTS9tfc_aside", !11, i64 0}
!89 = !{!"p1 _ZTS11tfc_message", !11, i64 0}
!90 = !{!12, !12, i64 0}
!91 = !{!82, !12, i64 104}
!92 = !{!82, !87, i64 36}
!93 = distinct !{!93, !32}
!94 = !{!95, !12, i64 0}
!95 = !{!"tfc_flag", !12, i64 0, !47, i64 8}
!96 = !{!95, !47, i64 8}
!97 = !{!98, !47, i64 0}
!98 = !{!"tfc_fault", !47, i64 0, !47, i64 4, !12, i64 8, !12, i64 16, !12, i64 24, !35, i64 32, !99, i64 40}
!99 = !{!"p1 _ZTS7tfc_loc", !11, i64 0}
!100 = !{!82, !12, i64 192}
!101 = !{!82, !12, i64 152}
!102 = !{!82, !85, i64 24}
!103 = !{!82, !12, i64 80}
!104 = !{!105, !47, i64 0}
!105 = !{!"tfc_given", !47, i64 0, !12, i64 8, !12, i64 16, !45, i64 24, !6, i64 28, !6, i64 32, !106, i64 36}
!106 = !{!"tfc_loc", !47, i64 0, !47, i64 4, !6, i64 8, !6, i64 12}
!107 = !{!98, !99, i64 40}
!108 = !{!82, !45, i64 12}
!109 = !{!105, !12, i64 16}
!110 = !{!105, !12, i64 8}
!111 = distinct !{!111, !32}
!112 = !{!82, !85, i64 28}
!113 = !{!82, !12, i64 88}
!114 = !{!82, !12, i64 208}
!115 = !{!116}
!116 = distinct !{!116, !117, !"block_of: argument 0"}
!117 = distinct !{!117, !"block_of"}
!118 = !{!82, !12, i64 200}
!119 = !{!85, !85, i64 0}
!120 = distinct !{!120, !32}
!121 = !{!122}
!122 = distinct !{!122, !123, !"block_of: argument 0"}
!123 = distinct !{!123, !"block_of"}
!124 = !{!98, !47, i64 4}
!125 = !{!82, !12, i64 64}
!126 = !{!82, !83, i64 8}
!127 = !{!128, !12, i64 16}
!128 = !{!"tfc_place", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !12, i64 16}
!129 = !{!128, !6, i64 0}
!130 = !{!128, !6, i64 8}
!131 = !{!82, !47, i64 16}
!132 = !{!128, !6, i64 4}
!133 = distinct !{!133, !32}
!134 = !{!82, !12, i64 176}
!135 = !{!82, !12, i64 120}
!136 = !{!82, !12, i64 168}
!137 = distinct !{!137, !32}
!138 = !{!16, !6, i64 0}
!139 = !{!16, !6, i64 4}
!140 = !{!82, !88, i64 44}
!141 = !{!142, !12, i64 8}
!142 = !{!"tfc_aside", !12, i64 0, !12, i64 8, !12, i64 16}
!143 = !{!142, !12, i64 0}
!144 = !{!142, !12, i64 16}
!145 = distinct !{!145, !32}
!146 = !{!21, !11, i64 28}
!147 = !{!82, !43, i64 4}
!148 = !{!82, !12, i64 56}
!149 = !{!82, !12, i64 160}
!150 = !{!82, !12, i64 136}
!151 = !{!42, !45, i64 40}
!152 = !{!42, !48, i64 48}
!153 = !{!82, !12, i64 144}
!154 = !{!82, !12, i64 96}
!155 = !{!34, !7, i64 0}
!156 = !{!98, !12, i64 8}
!157 = !{!98, !12, i64 16}
!158 = !{!98, !12, i64 24}
!159 = !{!98, !35, i64 32}
!160 = !{!82, !12, i64 128}
!161 = !{!82, !89, i64 48}
!162 = !{!163, !6, i64 0}
!163 = !{!"tfc_message", !6, i64 0, !6, i64 4, !47, i64 8, !106, i64 12}
!164 = !{!163, !6, i64 4}
!165 = !{!163, !47, i64 8}
!166 = distinct !{!166, !32}
!167 = distinct !{!167, !32}
!168 = !{!82, !12, i64 112}
!169 = !{!82, !86, i64 32}
!170 = !{!171, !6, i64 4}
!171 = !{!"tfc_result", !6, i64 0, !6, i64 4, !12, i64 8}
!172 = !{!171, !6, i64 0}
!173 = !{!171, !12, i64 8}
!174 = distinct !{!174, !32}
!175 = !{!82, !87, i64 40}
!176 = distinct !{!176, !32}
!177 = !{!178, !6, i64 0}
!178 = !{!"tfc_call", !6, i64 0, !6, i64 4, !179, i64 8, !180, i64 12, !180, i64 16, !6, i64 20, !6, i64 24, !11, i64 28, !11, i64 32, !11, i64 36, !12, i64 40, !12, i64 48, !12, i64 56, !11, i64 64, !18, i64 68}
!179 = !{!"p1 _ZTS9tfc_error", !11, i64 0}
!180 = !{!"p1 _ZTS10tfc_tensor", !11, i64 0}
!181 = !{!178, !179, i64 8}
!182 = !{!178, !6, i64 4}
!183 = !{!184, !184, i64 0}
!184 = !{!"p1 _ZTS9tfc_entry", !11, i64 0}
!185 = !{!82, !12, i64 72}
!186 = !{!178, !11, i64 28}
!187 = !{!178, !11, i64 32}
!188 = !{!178, !11, i64 36}
!189 = !{!178, !180, i64 12}
!190 = !{!178, !180, i64 16}
!191 = !{!178, !11, i64 64}
!192 = !{!178, !6, i64 20}
!193 = !{!82, !47, i64 0}
!194 = !{!178, !6, i64 24}
!195 = !{!178, !12, i64 40}
!196 = !{!178, !12, i64 48}
!197 = !{!178, !12, i64 56}
!198 = !{!199, !6, i64 24}
!199 = !{!"tfc_tensor", !11, i64 0, !45, i64 4, !12, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !7, i64 32}
!200 = !{!199, !6, i64 28}
!201 = !{!199, !6, i64 16}
!202 = !{!105, !6, i64 32}
!203 = !{!199, !6, i64 20}
!204 = !{!105, !6, i64 28}
!205 = !{!199, !45, i64 4}
!206 = distinct !{!206, !32}
!207 = distinct !{!207, !32}
!208 = !{!82, !84, i64 20}
!209 = distinct !{!209, !32}
!210 = !{!211, !12, i64 0}
!211 = !{!"tfc_bound", !12, i64 0, !12, i64 8, !47, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48}
!212 = !{!211, !12, i64 8}
!213 = !{!211, !12, i64 24}
!214 = !{!211, !47, i64 16}
!215 = distinct !{!215, !32}
!216 = !{!199, !12, i64 8}
!217 = !{!178, !18, i64 68}
!218 = !{!105, !45, i64 24}
!219 = distinct !{!219, !32}
!220 = distinct !{!220, !32}
!221 = distinct !{!221, !32}
!222 = distinct !{!222, !32}
!223 = distinct !{!223, !32}
!224 = distinct !{!224, !32}
!225 = distinct !{!225, !32}
!226 = distinct !{!226, !32}
!227 = !{!228, !6, i64 0}
!228 = !{!"tfc_error", !6, i64 0, !7, i64 4, !99, i64 240, !12, i64 248}
!229 = !{!228, !99, i64 240}
!230 = !{!228, !12, i64 248}
!231 = distinct !{!231, !32}
!232 = !{!233, !12, i64 0}
!233 = !{!"tfc_initial", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24}
!234 = !{!233, !12, i64 8}
!235 = !{!233, !12, i64 16}
!236 = !{!233, !12, i64 24}
!237 = distinct !{!237, !32}
!238 = !{!21, !6, i64 0}
!239 = distinct !{!239, !32}
!240 = !{!10, !12, i64 8}
!241 = !{!211, !12, i64 32}
!242 = !{!211, !12, i64 48}
!243 = !{!211, !12, i64 40}
!244 = distinct !{!244, !32}
attributes #20 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable optsize }
attributes #21 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable optsize }
attributes #22 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable optsize }
attributes #23 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #24 = { noinline nounwind uwtable optsize }
attributes #25 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #26 = { nounwind uwtable optsize }
