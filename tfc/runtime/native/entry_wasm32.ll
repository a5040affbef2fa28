; Made by `python -m tfc.runtime.native` from entry.c; do not edit.
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown"

%struct.tfc_loop = type { ptr, ptr, i64, i64 }
%struct.tfc_instruction = type { ptr, ptr, i32, i32, i32, i32 }
%struct.tfc_failure = type { i32, i32, i32, i32, i64, i64, i64, double }
%struct.tfc_ctx = type { i32, i32, ptr, ptr, ptr }
%struct.tfc_region = type { ptr, i64, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, i64 }
%struct.tfc_bound = type { i64, i64, ptr }
%struct.tfc_given = type { ptr, i64, i64 }
%struct.tfc_flag = type { i64, ptr }
%struct.tfc_place = type { i32, i32, i32, i32, i64 }
%struct.tfc_aside = type { i64, i64, i64 }
%struct.tfc_message = type { i32, i32, ptr, %struct.tfc_loc }
%struct.tfc_loc = type { ptr, ptr, i32, i32 }
%struct.tfc_result = type { i32, i32, i64 }
%struct.tfc_initial = type { i64, i64, i64, i64 }
%struct.tfc_block = type { ptr, i64 }

@.str = private unnamed_addr constant [45 x i8] c"the state is NULL or not aligned to 64 bytes\00", align 1
@.str.1 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.2 = private unnamed_addr constant [48 x i8] c"the weights are NULL or not aligned to 64 bytes\00", align 1
@.str.3 = private unnamed_addr constant [49 x i8] c"the workspace is NULL or not aligned to 64 bytes\00", align 1
@.str.4 = private unnamed_addr constant [50 x i8] c"the size {name} is {element}, outside of {a}..{b}\00", align 1
@.str.5 = private unnamed_addr constant [51 x i8] c"the state was not initialised by this model's init\00", align 1
@.str.6 = private unnamed_addr constant [33 x i8] c"the variable {name} has no value\00", align 1
@.str.7 = private unnamed_addr constant [15 x i8] c"{name} is NULL\00", align 1
@.str.8 = private unnamed_addr constant [39 x i8] c"{name} is not aligned for its elements\00", align 1
@.str.9 = private unnamed_addr constant [23 x i8] c"the step was cancelled\00", align 1
@.str.10 = private unnamed_addr constant [16 x i8] c"a kernel failed\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define ptr @tfc_block_data(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = load ptr, ptr %0, align 8, !tbaa !9
  %3 = ptrtoint ptr %2 to i32
  %4 = add i32 %3, 63
  %5 = and i32 %4, -64
  %6 = inttoptr i32 %5 to ptr
  ret ptr %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @tfc_block_free(ptr noundef readnone captures(none) %0) local_unnamed_addr #1 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i32 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #1 {
  ret i32 4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define noundef i32 @tfc_pool_start(ptr noundef writeonly captures(none) initializes((0, 4)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  store i32 1, ptr %0, align 4, !tbaa !13
  ret i32 1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @tfc_pool_stop(ptr noundef readnone captures(none) %0) local_unnamed_addr #1 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @tfc_pool_watch(ptr noundef readnone captures(none) %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #1 {
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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #16
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
  call void %44(ptr noundef %46, i32 noundef %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #17
  br label %49

48:                                               ; preds = %25
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #17
  br label %49

49:                                               ; preds = %48, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #16
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
  tail call void %4(ptr noundef %6, i64 noundef %19, i64 noundef %24) #17
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #5 {
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
  %12 = tail call i32 %7(ptr noundef %11) #17
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
  %43 = tail call i32 %36(ptr noundef %42) #17
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
  tail call void %67(ptr noundef %70, i32 noundef %72, i32 noundef 0) #17
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
  %101 = tail call i32 %97(ptr noundef %98, ptr noundef %99, ptr noundef %100) #17
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
  tail call void %162(ptr noundef %165, i32 noundef %167, i32 noundef 1) #17
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
  tail call void %205(ptr noundef %208, i32 noundef %210, i32 noundef 2) #17
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
  %219 = tail call i32 %212(ptr noundef %218) #17
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
  tail call void %255(ptr noundef %258, i32 noundef %260, i32 noundef 2) #17
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
  %269 = tail call i32 %262(ptr noundef %268) #17
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
  %397 = tail call fastcc i32 @set_size(ptr noundef nonnull %0, ptr noundef nonnull %31) #18
  br label %418

398:                                              ; preds = %29
  %399 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %31) #18
  br label %418

400:                                              ; preds = %29
  %401 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %31) #18
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
  %470 = tail call i32 %466(ptr noundef %467, ptr noundef %468, ptr noundef %469) #17
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
  %568 = tail call i32 %564(ptr noundef %565, ptr noundef %566, ptr noundef %567) #17
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
  %758 = tail call fastcc i32 @set_size(ptr noundef nonnull %0, ptr noundef nonnull %536) #18
  br label %778

759:                                              ; preds = %534
  %760 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %536) #18
  br label %778

761:                                              ; preds = %534
  %762 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %536) #18
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
define weak float @fmaf(float noundef %0, float noundef %1, float noundef %2) local_unnamed_addr #7 {
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
define weak double @fma(double noundef %0, double noundef %1, double noundef %2) local_unnamed_addr #7 {
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
define weak i128 @__multi3(i128 noundef %0, i128 noundef %1) local_unnamed_addr #7 {
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
define i32 @tfc_enter(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef readonly captures(address_is_null) %5, ptr noundef readonly captures(address_is_null) %6, ptr noundef %7, ptr noundef writeonly captures(address_is_null) %8) local_unnamed_addr #3 {
  %10 = alloca %struct.tfc_failure, align 8
  %11 = alloca %struct.tfc_failure, align 8
  %12 = alloca %struct.tfc_ctx, align 4
  %13 = alloca %struct.tfc_region, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 192
  %15 = load i64, ptr %14, align 8, !tbaa !73
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %25, label %17

17:                                               ; preds = %9
  %18 = icmp ne ptr %2, null
  %19 = ptrtoint ptr %2 to i32
  %20 = and i32 %19, 63
  %21 = icmp eq i32 %20, 0
  %22 = and i1 %18, %21
  br i1 %22, label %25, label %23

23:                                               ; preds = %17
  %24 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 3, ptr noundef null, ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, ptr noundef null) #18
  br label %471

25:                                               ; preds = %17, %9
  %26 = getelementptr inbounds nuw i8, ptr %0, i32 152
  %27 = load i64, ptr %26, align 8, !tbaa !82
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %37, label %29

29:                                               ; preds = %25
  %30 = icmp ne ptr %3, null
  %31 = ptrtoint ptr %3 to i32
  %32 = and i32 %31, 63
  %33 = icmp eq i32 %32, 0
  %34 = and i1 %30, %33
  br i1 %34, label %37, label %35

35:                                               ; preds = %29
  %36 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 3, ptr noundef null, ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.1, ptr noundef null) #18
  br label %471

37:                                               ; preds = %29, %25
  %38 = getelementptr inbounds nuw i8, ptr %0, i32 72
  %39 = load i64, ptr %38, align 8, !tbaa !83
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %76

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %43 = load ptr, ptr %42, align 4, !tbaa !84
  %44 = getelementptr inbounds nuw i8, ptr %10, i32 4
  %45 = getelementptr inbounds nuw i8, ptr %10, i32 8
  %46 = getelementptr inbounds nuw i8, ptr %10, i32 12
  %47 = getelementptr inbounds nuw i8, ptr %10, i32 16
  %48 = icmp eq ptr %4, null
  %49 = getelementptr inbounds nuw i8, ptr %10, i32 24
  %50 = getelementptr inbounds nuw i8, ptr %10, i32 32
  %51 = getelementptr inbounds nuw i8, ptr %10, i32 40
  br label %52

52:                                               ; preds = %69, %41
  %53 = phi i64 [ 0, %41 ], [ %70, %69 ]
  %54 = trunc i64 %53 to i32
  %55 = getelementptr inbounds %struct.tfc_bound, ptr %43, i32 %54
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #16
  store i32 0, ptr %10, align 8, !tbaa !85
  store i32 0, ptr %44, align 4, !tbaa !86
  store i32 0, ptr %45, align 8, !tbaa !65
  store i32 0, ptr %46, align 4, !tbaa !36
  br i1 %48, label %65, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds i64, ptr %4, i32 %54
  %58 = load i64, ptr %57, align 8, !tbaa !87
  store i64 %58, ptr %47, align 8, !tbaa !33
  %59 = load i64, ptr %55, align 8, !tbaa !88
  store i64 %59, ptr %49, align 8, !tbaa !37
  %60 = getelementptr inbounds nuw i8, ptr %55, i32 8
  %61 = load i64, ptr %60, align 8, !tbaa !90
  store i64 %61, ptr %50, align 8, !tbaa !38
  store double 0.000000e+00, ptr %51, align 8, !tbaa !39
  %62 = icmp slt i64 %58, %59
  %63 = icmp sgt i64 %58, %61
  %64 = select i1 %62, i1 true, i1 %63
  br i1 %64, label %72, label %69

65:                                               ; preds = %52
  store i64 0, ptr %47, align 8, !tbaa !33
  %66 = load i64, ptr %55, align 8, !tbaa !88
  store i64 %66, ptr %49, align 8, !tbaa !37
  %67 = getelementptr inbounds nuw i8, ptr %55, i32 8
  %68 = load i64, ptr %67, align 8, !tbaa !90
  store i64 %68, ptr %50, align 8, !tbaa !38
  store double 0.000000e+00, ptr %51, align 8, !tbaa !39
  br label %72

69:                                               ; preds = %56
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #16
  %70 = add nuw nsw i64 %53, 1
  %71 = icmp eq i64 %70, %39
  br i1 %71, label %76, label %52, !llvm.loop !91

72:                                               ; preds = %56, %65
  %73 = getelementptr inbounds nuw i8, ptr %55, i32 16
  %74 = load ptr, ptr %73, align 8, !tbaa !92
  %75 = call fastcc i32 @report(ptr noundef %8, i32 noundef 3, ptr noundef null, ptr noundef nonnull @.str.4, ptr noundef %74, ptr noundef nonnull %10) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #16
  br label %471

76:                                               ; preds = %69, %37
  %77 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %78 = load ptr, ptr %77, align 8, !tbaa !93
  %79 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %80 = load i64, ptr %79, align 8, !tbaa !94
  %81 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %82 = load ptr, ptr %81, align 4, !tbaa !95
  %83 = icmp sgt i64 %80, 0
  br i1 %83, label %84, label %117

84:                                               ; preds = %76
  %85 = icmp eq ptr %5, null
  br label %86

86:                                               ; preds = %109, %84
  %87 = phi i64 [ 0, %84 ], [ %110, %109 ]
  %88 = trunc i64 %87 to i32
  br i1 %85, label %93, label %89

89:                                               ; preds = %86
  %90 = getelementptr inbounds ptr, ptr %5, i32 %88
  %91 = load ptr, ptr %90, align 4, !tbaa !60
  %92 = icmp eq ptr %91, null
  br i1 %92, label %93, label %101

93:                                               ; preds = %89, %86
  %94 = getelementptr inbounds %struct.tfc_given, ptr %78, i32 %88
  %95 = getelementptr inbounds nuw i8, ptr %94, i32 16
  %96 = load i64, ptr %95, align 8, !tbaa !96
  %97 = trunc i64 %96 to i32
  %98 = getelementptr inbounds i64, ptr %82, i32 %97
  %99 = tail call fastcc i64 @evaluate(ptr noundef readonly %98, ptr noundef readonly %4) #18
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %109, label %112

101:                                              ; preds = %89
  %102 = ptrtoint ptr %91 to i32
  %103 = getelementptr inbounds %struct.tfc_given, ptr %78, i32 %88
  %104 = getelementptr inbounds nuw i8, ptr %103, i32 8
  %105 = load i64, ptr %104, align 8, !tbaa !98
  %106 = trunc i64 %105 to i32
  %107 = urem i32 %102, %106
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %112

109:                                              ; preds = %101, %93
  %110 = add nuw nsw i64 %87, 1
  %111 = icmp eq i64 %110, %80
  br i1 %111, label %117, label %86, !llvm.loop !99

112:                                              ; preds = %101, %93
  %113 = phi ptr [ %94, %93 ], [ %103, %101 ]
  %114 = phi ptr [ @.str.7, %93 ], [ @.str.8, %101 ]
  %115 = load ptr, ptr %113, align 8, !tbaa !100
  %116 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 3, ptr noundef null, ptr noundef nonnull %114, ptr noundef %115, ptr noundef null) #18
  br label %471

117:                                              ; preds = %109, %76
  %118 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %119 = load ptr, ptr %118, align 4, !tbaa !101
  %120 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %121 = load i64, ptr %120, align 8, !tbaa !102
  %122 = icmp sgt i64 %121, 0
  br i1 %122, label %123, label %156

123:                                              ; preds = %117
  %124 = icmp eq ptr %6, null
  br label %125

125:                                              ; preds = %148, %123
  %126 = phi i64 [ 0, %123 ], [ %149, %148 ]
  %127 = trunc i64 %126 to i32
  br i1 %124, label %132, label %128

128:                                              ; preds = %125
  %129 = getelementptr inbounds ptr, ptr %6, i32 %127
  %130 = load ptr, ptr %129, align 4, !tbaa !60
  %131 = icmp eq ptr %130, null
  br i1 %131, label %132, label %140

132:                                              ; preds = %128, %125
  %133 = getelementptr inbounds %struct.tfc_given, ptr %119, i32 %127
  %134 = getelementptr inbounds nuw i8, ptr %133, i32 16
  %135 = load i64, ptr %134, align 8, !tbaa !96
  %136 = trunc i64 %135 to i32
  %137 = getelementptr inbounds i64, ptr %82, i32 %136
  %138 = tail call fastcc i64 @evaluate(ptr noundef readonly %137, ptr noundef readonly %4) #18
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %148, label %151

140:                                              ; preds = %128
  %141 = ptrtoint ptr %130 to i32
  %142 = getelementptr inbounds %struct.tfc_given, ptr %119, i32 %127
  %143 = getelementptr inbounds nuw i8, ptr %142, i32 8
  %144 = load i64, ptr %143, align 8, !tbaa !98
  %145 = trunc i64 %144 to i32
  %146 = urem i32 %141, %145
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %151

148:                                              ; preds = %140, %132
  %149 = add nuw nsw i64 %126, 1
  %150 = icmp eq i64 %149, %121
  br i1 %150, label %156, label %125, !llvm.loop !99

151:                                              ; preds = %140, %132
  %152 = phi ptr [ %133, %132 ], [ %142, %140 ]
  %153 = phi ptr [ @.str.7, %132 ], [ @.str.8, %140 ]
  %154 = load ptr, ptr %152, align 8, !tbaa !100
  %155 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 3, ptr noundef null, ptr noundef nonnull %153, ptr noundef %154, ptr noundef null) #18
  br label %471

156:                                              ; preds = %148, %117
  %157 = getelementptr inbounds nuw i8, ptr %0, i32 184
  %158 = load i64, ptr %157, align 8, !tbaa !103
  %159 = icmp eq i64 %158, 0
  br i1 %159, label %196, label %160

160:                                              ; preds = %156
  %161 = icmp ne ptr %1, null
  %162 = ptrtoint ptr %1 to i32
  %163 = and i32 %162, 63
  %164 = icmp eq i32 %163, 0
  %165 = and i1 %161, %164
  br i1 %165, label %168, label %166

166:                                              ; preds = %160
  %167 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 3, ptr noundef null, ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, ptr noundef null) #18
  br label %471

168:                                              ; preds = %160
  %169 = load i64, ptr %1, align 8, !tbaa !87
  %170 = icmp eq i64 %169, %158
  br i1 %170, label %171, label %178

171:                                              ; preds = %168
  %172 = getelementptr inbounds nuw i8, ptr %0, i32 104
  %173 = load i64, ptr %172, align 8, !tbaa !104
  %174 = icmp sgt i64 %173, 0
  br i1 %174, label %175, label %196

175:                                              ; preds = %171
  %176 = getelementptr inbounds nuw i8, ptr %0, i32 36
  %177 = load ptr, ptr %176, align 4, !tbaa !105
  br label %183

178:                                              ; preds = %168
  %179 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef null, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, ptr noundef null) #18
  br label %471

180:                                              ; preds = %183
  %181 = add nuw nsw i64 %184, 1
  %182 = icmp eq i64 %181, %173
  br i1 %182, label %196, label %183, !llvm.loop !106

183:                                              ; preds = %180, %175
  %184 = phi i64 [ 0, %175 ], [ %181, %180 ]
  %185 = trunc i64 %184 to i32
  %186 = getelementptr inbounds %struct.tfc_flag, ptr %177, i32 %185
  %187 = load i64, ptr %186, align 8, !tbaa !107
  %188 = trunc i64 %187 to i32
  %189 = getelementptr inbounds i8, ptr %1, i32 %188
  %190 = load i8, ptr %189, align 1, !tbaa !67
  %191 = icmp eq i8 %190, 0
  br i1 %191, label %192, label %180

192:                                              ; preds = %183
  %193 = getelementptr inbounds nuw i8, ptr %186, i32 8
  %194 = load ptr, ptr %193, align 8, !tbaa !109
  %195 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef null, ptr noundef nonnull @.str.6, ptr noundef %194, ptr noundef null) #18
  br label %471

196:                                              ; preds = %180, %171, %156
  %197 = getelementptr inbounds nuw i8, ptr %0, i32 64
  %198 = load i64, ptr %197, align 8, !tbaa !110
  %199 = icmp sgt i64 %198, 0
  br i1 %199, label %200, label %256

200:                                              ; preds = %196
  %201 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %202 = ptrtoint ptr %3 to i32
  %203 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %204 = ptrtoint ptr %2 to i32
  %205 = ptrtoint ptr %1 to i32
  br label %206

206:                                              ; preds = %248, %200
  %207 = phi i64 [ 0, %200 ], [ %254, %248 ]
  %208 = load ptr, ptr %201, align 8, !tbaa !111
  %209 = trunc i64 %207 to i32
  %210 = getelementptr inbounds %struct.tfc_place, ptr %208, i32 %209
  %211 = getelementptr inbounds nuw i8, ptr %210, i32 16
  %212 = load i64, ptr %211, align 8, !tbaa !112
  %213 = trunc i64 %212 to i32
  %214 = load i32, ptr %210, align 8, !tbaa !114
  switch i32 %214, label %237 [
    i32 0, label %215
    i32 1, label %221
    i32 2, label %227
    i32 3, label %229
    i32 4, label %231
    i32 5, label %235
  ]

215:                                              ; preds = %206
  %216 = getelementptr inbounds nuw i8, ptr %210, i32 8
  %217 = load i32, ptr %216, align 8, !tbaa !115
  %218 = getelementptr inbounds ptr, ptr %5, i32 %217
  %219 = load ptr, ptr %218, align 4, !tbaa !60
  %220 = ptrtoint ptr %219 to i32
  br label %248

221:                                              ; preds = %206
  %222 = getelementptr inbounds nuw i8, ptr %210, i32 8
  %223 = load i32, ptr %222, align 8, !tbaa !115
  %224 = getelementptr inbounds ptr, ptr %6, i32 %223
  %225 = load ptr, ptr %224, align 4, !tbaa !60
  %226 = ptrtoint ptr %225 to i32
  br label %248

227:                                              ; preds = %206
  %228 = add i32 %213, %205
  br label %248

229:                                              ; preds = %206
  %230 = add i32 %213, %204
  br label %248

231:                                              ; preds = %206
  %232 = load ptr, ptr %203, align 8, !tbaa !116
  %233 = ptrtoint ptr %232 to i32
  %234 = add i32 %233, %213
  br label %248

235:                                              ; preds = %206
  %236 = add i32 %213, %202
  br label %248

237:                                              ; preds = %206
  %238 = getelementptr inbounds nuw i8, ptr %210, i32 8
  %239 = load i32, ptr %238, align 8, !tbaa !115
  %240 = getelementptr inbounds ptr, ptr %3, i32 %239
  %241 = load ptr, ptr %240, align 4, !tbaa !60
  %242 = ptrtoint ptr %241 to i32
  %243 = load ptr, ptr %81, align 4, !tbaa !95
  %244 = getelementptr inbounds i64, ptr %243, i32 %213
  %245 = tail call fastcc i64 @evaluate(ptr noundef %244, ptr noundef readonly %4) #18
  %246 = trunc i64 %245 to i32
  %247 = add i32 %246, %242
  br label %248

248:                                              ; preds = %237, %235, %231, %229, %227, %221, %215
  %249 = phi i32 [ %247, %237 ], [ %220, %215 ], [ %226, %221 ], [ %228, %227 ], [ %230, %229 ], [ %234, %231 ], [ %236, %235 ]
  %250 = inttoptr i32 %249 to ptr
  %251 = getelementptr inbounds nuw i8, ptr %210, i32 4
  %252 = load i32, ptr %251, align 4, !tbaa !117
  %253 = getelementptr inbounds ptr, ptr %3, i32 %252
  store ptr %250, ptr %253, align 4, !tbaa !60
  %254 = add nuw nsw i64 %207, 1
  %255 = icmp eq i64 %254, %198
  br i1 %255, label %256, label %206, !llvm.loop !118

256:                                              ; preds = %248, %196
  %257 = getelementptr inbounds nuw i8, ptr %0, i32 176
  %258 = load i64, ptr %257, align 8, !tbaa !119
  %259 = icmp sgt i64 %258, 0
  br i1 %259, label %260, label %262

260:                                              ; preds = %256
  %261 = getelementptr inbounds nuw i8, ptr %0, i32 168
  br label %268

262:                                              ; preds = %268, %256
  %263 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %264 = load i64, ptr %263, align 8, !tbaa !120
  %265 = icmp sgt i64 %264, 0
  br i1 %265, label %266, label %277

266:                                              ; preds = %262
  %267 = getelementptr inbounds nuw i8, ptr %0, i32 44
  br label %282

268:                                              ; preds = %260, %268
  %269 = phi i64 [ 0, %260 ], [ %274, %268 ]
  %270 = load i64, ptr %261, align 8, !tbaa !121
  %271 = add nsw i64 %270, %269
  %272 = trunc i64 %271 to i32
  %273 = getelementptr inbounds i8, ptr %3, i32 %272
  store i8 0, ptr %273, align 1, !tbaa !67
  %274 = add nuw nsw i64 %269, 1
  %275 = load i64, ptr %257, align 8, !tbaa !119
  %276 = icmp slt i64 %274, %275
  br i1 %276, label %268, label %262, !llvm.loop !122

277:                                              ; preds = %303, %262
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #16
  call void @llvm.memset.p0.i32(ptr noundef nonnull align 8 dereferenceable(48) %11, i8 0, i32 48, i1 false)
  %278 = icmp eq ptr %7, null
  br i1 %278, label %279, label %307

279:                                              ; preds = %277
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #16
  store i32 20, ptr %12, align 4, !tbaa !123
  %280 = getelementptr inbounds nuw i8, ptr %12, i32 4
  store i32 0, ptr %280, align 4, !tbaa !124
  %281 = getelementptr inbounds nuw i8, ptr %12, i32 8
  br label %315

282:                                              ; preds = %266, %303
  %283 = phi i64 [ %264, %266 ], [ %304, %303 ]
  %284 = phi i64 [ 0, %266 ], [ %305, %303 ]
  %285 = load ptr, ptr %267, align 4, !tbaa !125
  %286 = trunc i64 %284 to i32
  %287 = getelementptr inbounds %struct.tfc_aside, ptr %285, i32 %286
  %288 = getelementptr inbounds nuw i8, ptr %287, i32 8
  %289 = load i64, ptr %288, align 8, !tbaa !126
  %290 = trunc i64 %289 to i32
  %291 = getelementptr inbounds i8, ptr %3, i32 %290
  %292 = load i64, ptr %287, align 8, !tbaa !128
  %293 = trunc i64 %292 to i32
  %294 = getelementptr inbounds i8, ptr %1, i32 %293
  %295 = getelementptr inbounds nuw i8, ptr %287, i32 16
  %296 = load i64, ptr %295, align 8, !tbaa !129
  %297 = icmp slt i64 %296, 1
  %298 = icmp eq ptr %291, %294
  %299 = or i1 %297, %298
  br i1 %299, label %303, label %300

300:                                              ; preds = %282
  %301 = trunc i64 %296 to i32
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 1 %291, ptr readonly align 1 %294, i32 %301, i1 false)
  %302 = load i64, ptr %263, align 8, !tbaa !120
  br label %303

303:                                              ; preds = %282, %300
  %304 = phi i64 [ %283, %282 ], [ %302, %300 ]
  %305 = add nuw nsw i64 %284, 1
  %306 = icmp slt i64 %305, %304
  br i1 %306, label %282, label %277, !llvm.loop !130

307:                                              ; preds = %277
  %308 = load i32, ptr %7, align 4, !tbaa !131
  %309 = icmp ugt i32 %308, 31
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #16
  store i32 20, ptr %12, align 4, !tbaa !123
  %310 = getelementptr inbounds nuw i8, ptr %12, i32 4
  store i32 0, ptr %310, align 4, !tbaa !124
  %311 = getelementptr inbounds nuw i8, ptr %12, i32 8
  br i1 %309, label %312, label %315

312:                                              ; preds = %307
  %313 = getelementptr inbounds nuw i8, ptr %7, i32 28
  %314 = load ptr, ptr %313, align 4, !tbaa !132
  br label %315

315:                                              ; preds = %279, %307, %312
  %316 = phi ptr [ %311, %312 ], [ %311, %307 ], [ %281, %279 ]
  %317 = phi ptr [ %314, %312 ], [ null, %307 ], [ null, %279 ]
  store ptr %317, ptr %316, align 4, !tbaa !23
  %318 = getelementptr inbounds nuw i8, ptr %12, i32 12
  store ptr %7, ptr %318, align 4, !tbaa !15
  %319 = getelementptr inbounds nuw i8, ptr %12, i32 16
  store ptr %11, ptr %319, align 4, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #16
  %320 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %321 = load ptr, ptr %320, align 4, !tbaa !133
  store ptr %321, ptr %13, align 8, !tbaa !50
  %322 = getelementptr inbounds nuw i8, ptr %13, i32 4
  store i32 0, ptr %322, align 4
  %323 = getelementptr inbounds nuw i8, ptr %13, i32 8
  %324 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %325 = load i64, ptr %324, align 8, !tbaa !134
  store i64 %325, ptr %323, align 8, !tbaa !51
  %326 = getelementptr inbounds nuw i8, ptr %13, i32 16
  store ptr %3, ptr %326, align 8, !tbaa !58
  %327 = getelementptr inbounds nuw i8, ptr %13, i32 20
  store ptr %4, ptr %327, align 4, !tbaa !63
  %328 = getelementptr inbounds nuw i8, ptr %13, i32 24
  %329 = getelementptr inbounds nuw i8, ptr %0, i32 160
  %330 = load i64, ptr %329, align 8, !tbaa !135
  %331 = trunc i64 %330 to i32
  %332 = getelementptr inbounds i8, ptr %3, i32 %331
  store ptr %332, ptr %328, align 8, !tbaa !61
  %333 = getelementptr inbounds nuw i8, ptr %13, i32 28
  store ptr %12, ptr %333, align 4, !tbaa !41
  %334 = getelementptr inbounds nuw i8, ptr %13, i32 32
  %335 = getelementptr inbounds nuw i8, ptr %0, i32 136
  %336 = load i64, ptr %335, align 8, !tbaa !136
  store i64 %336, ptr %334, align 8, !tbaa !55
  %337 = getelementptr inbounds nuw i8, ptr %13, i32 40
  %338 = load ptr, ptr %81, align 4, !tbaa !95
  store ptr %338, ptr %337, align 8, !tbaa !137
  %339 = getelementptr inbounds nuw i8, ptr %13, i32 44
  %340 = getelementptr inbounds nuw i8, ptr %0, i32 168
  %341 = load i64, ptr %340, align 8, !tbaa !121
  %342 = trunc i64 %341 to i32
  %343 = getelementptr inbounds i8, ptr %3, i32 %342
  store ptr %343, ptr %339, align 4, !tbaa !68
  %344 = getelementptr inbounds nuw i8, ptr %13, i32 48
  store ptr null, ptr %344, align 8, !tbaa !138
  %345 = getelementptr inbounds nuw i8, ptr %13, i32 52
  store i32 0, ptr %345, align 4
  %346 = getelementptr inbounds nuw i8, ptr %13, i32 56
  %347 = getelementptr inbounds nuw i8, ptr %0, i32 144
  %348 = load i64, ptr %347, align 8, !tbaa !139
  store i64 %348, ptr %346, align 8, !tbaa !71
  %349 = call i32 @tfc_walk(ptr noundef nonnull %13) #18
  %350 = icmp eq i32 %349, 0
  br i1 %350, label %356, label %351

351:                                              ; preds = %315
  %352 = load i64, ptr %263, align 8, !tbaa !120
  %353 = icmp sgt i64 %352, 0
  br i1 %353, label %354, label %362

354:                                              ; preds = %351
  %355 = getelementptr inbounds nuw i8, ptr %0, i32 44
  br label %398

356:                                              ; preds = %315
  %357 = getelementptr inbounds nuw i8, ptr %0, i32 96
  %358 = load i64, ptr %357, align 8, !tbaa !140
  %359 = icmp sgt i64 %358, 0
  br i1 %359, label %360, label %423

360:                                              ; preds = %356
  %361 = getelementptr inbounds nuw i8, ptr %0, i32 32
  br label %429

362:                                              ; preds = %419, %351
  %363 = load atomic i32, ptr %11 seq_cst, align 8, !tbaa !85
  %364 = icmp eq i32 %363, 1
  br i1 %364, label %376, label %365

365:                                              ; preds = %362
  %366 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %367 = load i64, ptr %366, align 8, !tbaa !141
  %368 = icmp sgt i64 %367, 0
  br i1 %368, label %369, label %396

369:                                              ; preds = %365
  %370 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %371 = load ptr, ptr %370, align 8, !tbaa !142
  %372 = getelementptr inbounds nuw i8, ptr %11, i32 8
  %373 = load i32, ptr %372, align 8, !tbaa !65
  %374 = getelementptr inbounds nuw i8, ptr %11, i32 12
  %375 = load i32, ptr %374, align 4
  br label %378

376:                                              ; preds = %362
  %377 = call fastcc i32 @report(ptr noundef %8, i32 noundef 1, ptr noundef null, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.1, ptr noundef null) #18
  br label %469

378:                                              ; preds = %393, %369
  %379 = phi i64 [ 0, %369 ], [ %394, %393 ]
  %380 = trunc i64 %379 to i32
  %381 = getelementptr inbounds %struct.tfc_message, ptr %371, i32 %380
  %382 = load i32, ptr %381, align 4, !tbaa !143
  %383 = icmp eq i32 %382, %373
  br i1 %383, label %384, label %393

384:                                              ; preds = %378
  %385 = getelementptr inbounds nuw i8, ptr %381, i32 4
  %386 = load i32, ptr %385, align 4, !tbaa !146
  %387 = icmp eq i32 %386, %375
  br i1 %387, label %388, label %393

388:                                              ; preds = %384
  %389 = getelementptr inbounds nuw i8, ptr %381, i32 12
  %390 = getelementptr inbounds nuw i8, ptr %381, i32 8
  %391 = load ptr, ptr %390, align 4, !tbaa !147
  %392 = call fastcc i32 @report(ptr noundef %8, i32 noundef %363, ptr noundef nonnull %389, ptr noundef %391, ptr noundef nonnull @.str.1, ptr noundef nonnull readonly %11) #18
  br label %469

393:                                              ; preds = %384, %378
  %394 = add nuw nsw i64 %379, 1
  %395 = icmp eq i64 %394, %367
  br i1 %395, label %396, label %378, !llvm.loop !148

396:                                              ; preds = %393, %365
  %397 = call fastcc i32 @report(ptr noundef %8, i32 noundef %363, ptr noundef null, ptr noundef nonnull @.str.10, ptr noundef nonnull @.str.1, ptr noundef null) #18
  br label %469

398:                                              ; preds = %354, %419
  %399 = phi i64 [ %352, %354 ], [ %420, %419 ]
  %400 = phi i64 [ 0, %354 ], [ %421, %419 ]
  %401 = load ptr, ptr %355, align 4, !tbaa !125
  %402 = trunc i64 %400 to i32
  %403 = getelementptr inbounds %struct.tfc_aside, ptr %401, i32 %402
  %404 = load i64, ptr %403, align 8, !tbaa !128
  %405 = trunc i64 %404 to i32
  %406 = getelementptr inbounds i8, ptr %1, i32 %405
  %407 = getelementptr inbounds nuw i8, ptr %403, i32 8
  %408 = load i64, ptr %407, align 8, !tbaa !126
  %409 = trunc i64 %408 to i32
  %410 = getelementptr inbounds i8, ptr %3, i32 %409
  %411 = getelementptr inbounds nuw i8, ptr %403, i32 16
  %412 = load i64, ptr %411, align 8, !tbaa !129
  %413 = icmp slt i64 %412, 1
  %414 = icmp eq ptr %406, %410
  %415 = or i1 %413, %414
  br i1 %415, label %419, label %416

416:                                              ; preds = %398
  %417 = trunc i64 %412 to i32
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %406, ptr readonly align 1 %410, i32 %417, i1 false)
  %418 = load i64, ptr %263, align 8, !tbaa !120
  br label %419

419:                                              ; preds = %398, %416
  %420 = phi i64 [ %399, %398 ], [ %418, %416 ]
  %421 = add nuw nsw i64 %400, 1
  %422 = icmp slt i64 %421, %420
  br i1 %422, label %398, label %362, !llvm.loop !149

423:                                              ; preds = %454, %356
  %424 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %425 = load i64, ptr %424, align 8, !tbaa !150
  %426 = icmp sgt i64 %425, 0
  br i1 %426, label %427, label %469

427:                                              ; preds = %423
  %428 = getelementptr inbounds nuw i8, ptr %0, i32 40
  br label %458

429:                                              ; preds = %360, %454
  %430 = phi i64 [ %358, %360 ], [ %455, %454 ]
  %431 = phi i64 [ 0, %360 ], [ %456, %454 ]
  %432 = load ptr, ptr %361, align 8, !tbaa !151
  %433 = trunc i64 %431 to i32
  %434 = getelementptr inbounds %struct.tfc_result, ptr %432, i32 %433
  %435 = getelementptr inbounds nuw i8, ptr %434, i32 4
  %436 = load i32, ptr %435, align 4, !tbaa !152
  %437 = getelementptr inbounds ptr, ptr %6, i32 %436
  %438 = load ptr, ptr %437, align 4, !tbaa !60
  %439 = load i32, ptr %434, align 8, !tbaa !154
  %440 = getelementptr inbounds ptr, ptr %3, i32 %439
  %441 = load ptr, ptr %440, align 4, !tbaa !60
  %442 = load ptr, ptr %81, align 4, !tbaa !95
  %443 = getelementptr inbounds nuw i8, ptr %434, i32 8
  %444 = load i64, ptr %443, align 8, !tbaa !155
  %445 = trunc i64 %444 to i32
  %446 = getelementptr inbounds i64, ptr %442, i32 %445
  %447 = call fastcc i64 @evaluate(ptr noundef %446, ptr noundef %4) #18
  %448 = icmp slt i64 %447, 1
  %449 = icmp eq ptr %438, %441
  %450 = or i1 %449, %448
  br i1 %450, label %454, label %451

451:                                              ; preds = %429
  %452 = trunc i64 %447 to i32
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %438, ptr readonly align 1 %441, i32 %452, i1 false)
  %453 = load i64, ptr %357, align 8, !tbaa !140
  br label %454

454:                                              ; preds = %429, %451
  %455 = phi i64 [ %430, %429 ], [ %453, %451 ]
  %456 = add nuw nsw i64 %431, 1
  %457 = icmp slt i64 %456, %455
  br i1 %457, label %429, label %423, !llvm.loop !156

458:                                              ; preds = %427, %458
  %459 = phi i64 [ 0, %427 ], [ %466, %458 ]
  %460 = load ptr, ptr %428, align 8, !tbaa !157
  %461 = trunc i64 %459 to i32
  %462 = getelementptr inbounds %struct.tfc_flag, ptr %460, i32 %461
  %463 = load i64, ptr %462, align 8, !tbaa !107
  %464 = trunc i64 %463 to i32
  %465 = getelementptr inbounds i8, ptr %1, i32 %464
  store i8 1, ptr %465, align 1, !tbaa !67
  %466 = add nuw nsw i64 %459, 1
  %467 = load i64, ptr %424, align 8, !tbaa !150
  %468 = icmp slt i64 %466, %467
  br i1 %468, label %458, label %469, !llvm.loop !158

469:                                              ; preds = %458, %423, %396, %388, %376
  %470 = phi i32 [ %363, %396 ], [ 1, %376 ], [ %363, %388 ], [ 0, %423 ], [ 0, %458 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #16
  br label %471

471:                                              ; preds = %192, %112, %178, %166, %151, %72, %35, %23, %469
  %472 = phi i32 [ %470, %469 ], [ 9, %192 ], [ 3, %112 ], [ 9, %178 ], [ 3, %166 ], [ 3, %151 ], [ 3, %72 ], [ 3, %35 ], [ 3, %23 ]
  ret i32 %472
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg) #9

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #10 {
  %3 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #16
  br label %4

4:                                                ; preds = %71, %2
  %5 = phi i32 [ 0, %2 ], [ %72, %71 ]
  %6 = phi ptr [ %0, %2 ], [ %74, %71 ]
  %7 = phi i32 [ 0, %2 ], [ %73, %71 ]
  %8 = load i64, ptr %6, align 8, !tbaa !87
  switch i64 %8, label %22 [
    i64 0, label %75
    i64 1, label %9
    i64 2, label %14
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %11 = load i64, ptr %10, align 8, !tbaa !87
  %12 = add nsw i32 %7, 1
  %13 = getelementptr inbounds i64, ptr %3, i32 %7
  store i64 %11, ptr %13, align 8, !tbaa !87
  br label %71

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %16 = load i64, ptr %15, align 8, !tbaa !87
  %17 = trunc i64 %16 to i32
  %18 = getelementptr inbounds i64, ptr %1, i32 %17
  %19 = load i64, ptr %18, align 8, !tbaa !87
  %20 = add nsw i32 %7, 1
  %21 = getelementptr inbounds i64, ptr %3, i32 %7
  store i64 %19, ptr %21, align 8, !tbaa !87
  br label %71

22:                                               ; preds = %4
  %23 = add nsw i32 %7, -1
  %24 = getelementptr i64, ptr %3, i32 %7
  %25 = getelementptr i8, ptr %24, i32 -16
  %26 = load i64, ptr %25, align 8, !tbaa !87
  %27 = getelementptr inbounds i64, ptr %3, i32 %23
  %28 = load i64, ptr %27, align 8, !tbaa !87
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
  store i64 %70, ptr %25, align 8, !tbaa !87
  br label %71

71:                                               ; preds = %9, %68, %14
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %14 ]
  %73 = phi i32 [ %23, %68 ], [ %12, %9 ], [ %20, %14 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i32 16
  br label %4, !llvm.loop !159

75:                                               ; preds = %4
  %76 = icmp eq i32 %5, 0
  %77 = load i64, ptr %3, align 16
  %78 = select i1 %76, i64 %77, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #16
  ret i64 %78
}

; Function Attrs: nounwind uwtable
define i32 @tfc_begin(ptr noundef readonly captures(address_is_null) %0, ptr noundef readonly captures(none) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef readonly captures(address) %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef writeonly captures(address_is_null) %10) local_unnamed_addr #3 {
  %12 = icmp eq i64 %4, 0
  br i1 %12, label %55, label %13

13:                                               ; preds = %11
  %14 = icmp ne ptr %6, null
  %15 = ptrtoint ptr %6 to i32
  %16 = and i32 %15, 63
  %17 = icmp eq i32 %16, 0
  %18 = and i1 %14, %17
  br i1 %18, label %21, label %19

19:                                               ; preds = %13
  %20 = tail call fastcc i32 @report(ptr noundef %10, i32 noundef 3, ptr noundef null, ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, ptr noundef null) #18
  br label %55

21:                                               ; preds = %13
  %22 = trunc i64 %4 to i32
  tail call void @llvm.memset.p0.i32(ptr nonnull align 1 %6, i8 0, i32 %22, i1 false)
  store i64 %3, ptr %6, align 8, !tbaa !87
  %23 = icmp sgt i64 %2, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %44, %21
  %25 = icmp eq ptr %0, null
  br i1 %25, label %55, label %51

26:                                               ; preds = %21, %44
  %27 = phi i64 [ %49, %44 ], [ 0, %21 ]
  %28 = trunc i64 %27 to i32
  %29 = getelementptr inbounds %struct.tfc_initial, ptr %1, i32 %28
  %30 = load i64, ptr %29, align 8, !tbaa !160
  %31 = trunc i64 %30 to i32
  %32 = getelementptr inbounds i8, ptr %6, i32 %31
  %33 = getelementptr inbounds nuw i8, ptr %29, i32 8
  %34 = load i64, ptr %33, align 8, !tbaa !162
  %35 = trunc i64 %34 to i32
  %36 = getelementptr inbounds i8, ptr %5, i32 %35
  %37 = getelementptr inbounds nuw i8, ptr %29, i32 16
  %38 = load i64, ptr %37, align 8, !tbaa !163
  %39 = icmp slt i64 %38, 1
  %40 = icmp eq ptr %32, %36
  %41 = or i1 %39, %40
  br i1 %41, label %44, label %42

42:                                               ; preds = %26
  %43 = trunc i64 %38 to i32
  tail call void @llvm.memcpy.p0.p0.i32(ptr nonnull align 1 %32, ptr readonly align 1 %36, i32 %43, i1 false)
  br label %44

44:                                               ; preds = %26, %42
  %45 = getelementptr inbounds nuw i8, ptr %29, i32 24
  %46 = load i64, ptr %45, align 8, !tbaa !164
  %47 = trunc i64 %46 to i32
  %48 = getelementptr inbounds i8, ptr %6, i32 %47
  store i8 1, ptr %48, align 1, !tbaa !67
  %49 = add nuw nsw i64 %27, 1
  %50 = icmp eq i64 %49, %2
  br i1 %50, label %24, label %26, !llvm.loop !165

51:                                               ; preds = %24
  %52 = tail call i32 @tfc_enter(ptr noundef nonnull %0, ptr noundef nonnull %6, ptr noundef %7, ptr noundef %8, ptr noundef null, ptr noundef null, ptr noundef null, ptr noundef %9, ptr noundef %10) #18
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %51
  store i64 0, ptr %6, align 8, !tbaa !87
  br label %55

55:                                               ; preds = %24, %51, %54, %11, %19
  %56 = phi i32 [ 3, %19 ], [ 0, %11 ], [ %52, %54 ], [ 0, %51 ], [ 0, %24 ]
  ret i32 %56
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc noundef i32 @report(ptr noundef writeonly captures(address_is_null) %0, i32 noundef returned %1, ptr noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(address_is_null) %5) unnamed_addr #11 {
  %7 = alloca [24 x i8], align 16
  %8 = alloca [24 x i8], align 16
  %9 = alloca [8 x i8], align 8
  %10 = alloca [24 x i8], align 16
  %11 = alloca [24 x i8], align 16
  %12 = alloca [24 x i8], align 16
  %13 = icmp eq ptr %0, null
  br i1 %13, label %422, label %14

14:                                               ; preds = %6
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %16 = load i8, ptr %3, align 1, !tbaa !67
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %418, label %18

18:                                               ; preds = %14
  %19 = icmp eq ptr %5, null
  %20 = getelementptr inbounds nuw i8, ptr %5, i32 40
  %21 = getelementptr inbounds nuw i8, ptr %9, i32 6
  %22 = getelementptr inbounds nuw i8, ptr %9, i32 5
  %23 = getelementptr inbounds nuw i8, ptr %9, i32 4
  %24 = getelementptr inbounds nuw i8, ptr %9, i32 3
  %25 = getelementptr inbounds nuw i8, ptr %9, i32 2
  %26 = getelementptr inbounds nuw i8, ptr %9, i32 1
  %27 = getelementptr inbounds nuw i8, ptr %5, i32 32
  %28 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %29 = getelementptr inbounds nuw i8, ptr %5, i32 16
  br label %30

30:                                               ; preds = %18, %56
  %31 = phi i8 [ %16, %18 ], [ %60, %56 ]
  %32 = phi ptr [ %15, %18 ], [ %59, %56 ]
  %33 = phi ptr [ %3, %18 ], [ %58, %56 ]
  %34 = phi i32 [ 4, %18 ], [ %57, %56 ]
  switch i8 %31, label %48 [
    i8 123, label %38
    i8 125, label %35
  ]

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw i8, ptr %33, i32 1
  %37 = load i8, ptr %36, align 1, !tbaa !67
  br label %42

38:                                               ; preds = %30
  %39 = getelementptr inbounds nuw i8, ptr %33, i32 1
  %40 = load i8, ptr %39, align 1, !tbaa !67
  %41 = icmp eq i8 %40, 123
  br i1 %41, label %42, label %64

42:                                               ; preds = %35, %38
  %43 = phi i8 [ %37, %35 ], [ 123, %38 ]
  %44 = icmp eq i8 %43, %31
  %45 = zext i1 %44 to i32
  %46 = getelementptr inbounds nuw i8, ptr %33, i32 %45
  %47 = load i8, ptr %46, align 1, !tbaa !67
  br label %48

48:                                               ; preds = %30, %42
  %49 = phi i8 [ %31, %30 ], [ %47, %42 ]
  %50 = phi i32 [ 0, %30 ], [ %45, %42 ]
  %51 = getelementptr inbounds nuw i8, ptr %33, i32 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i32 1
  %53 = add nuw nsw i32 %34, 1
  store i8 %49, ptr %32, align 1, !tbaa !67
  br label %56

54:                                               ; preds = %210, %208, %236, %234
  %55 = getelementptr inbounds nuw i8, ptr %0, i32 239
  br label %418

56:                                               ; preds = %91, %94, %129, %165, %201, %206, %214, %232, %240, %373, %416, %48
  %57 = phi i32 [ %53, %48 ], [ %92, %91 ], [ %92, %94 ], [ %130, %129 ], [ %166, %165 ], [ %202, %201 ], [ %217, %214 ], [ %417, %416 ], [ %228, %232 ], [ %92, %206 ], [ %243, %240 ], [ %374, %373 ]
  %58 = phi ptr [ %52, %48 ], [ %73, %91 ], [ %73, %94 ], [ %73, %129 ], [ %73, %165 ], [ %73, %201 ], [ %73, %214 ], [ %73, %416 ], [ %73, %232 ], [ %73, %206 ], [ %73, %240 ], [ %73, %373 ]
  %59 = getelementptr inbounds nuw i8, ptr %0, i32 %57
  %60 = load i8, ptr %58, align 1, !tbaa !67
  %61 = icmp ne i8 %60, 0
  %62 = icmp slt i32 %57, 239
  %63 = select i1 %61, i1 %62, i1 false
  br i1 %63, label %30, label %418, !llvm.loop !166

64:                                               ; preds = %38, %67
  %65 = phi i8 [ %69, %67 ], [ 123, %38 ]
  %66 = phi ptr [ %68, %67 ], [ %33, %38 ]
  switch i8 %65, label %67 [
    i8 0, label %70
    i8 125, label %70
  ]

67:                                               ; preds = %64
  %68 = getelementptr inbounds nuw i8, ptr %66, i32 1
  %69 = load i8, ptr %68, align 1, !tbaa !67
  br label %64, !llvm.loop !167

70:                                               ; preds = %64, %64
  %71 = icmp ne i8 %65, 0
  %72 = zext i1 %71 to i32
  %73 = getelementptr inbounds nuw i8, ptr %66, i32 %72
  %74 = icmp eq i8 %40, 110
  br i1 %74, label %75, label %91

75:                                               ; preds = %70
  %76 = load i8, ptr %4, align 1, !tbaa !67
  %77 = icmp eq i8 %76, 0
  br i1 %77, label %91, label %78

78:                                               ; preds = %75
  %79 = tail call i32 @llvm.umax.i32(i32 %34, i32 239)
  br label %80

80:                                               ; preds = %78, %85
  %81 = phi i32 [ %88, %85 ], [ %34, %78 ]
  %82 = phi i8 [ %89, %85 ], [ %76, %78 ]
  %83 = phi ptr [ %87, %85 ], [ %4, %78 ]
  %84 = icmp eq i32 %81, %79
  br i1 %84, label %91, label %85

85:                                               ; preds = %80
  %86 = getelementptr inbounds nuw i8, ptr %0, i32 %81
  %87 = getelementptr inbounds nuw i8, ptr %83, i32 1
  %88 = add i32 %81, 1
  store i8 %82, ptr %86, align 1, !tbaa !67
  %89 = load i8, ptr %87, align 1, !tbaa !67
  %90 = icmp eq i8 %89, 0
  br i1 %90, label %91, label %80, !llvm.loop !168

91:                                               ; preds = %85, %80, %75, %70
  %92 = phi i32 [ %34, %70 ], [ %34, %75 ], [ %79, %80 ], [ %88, %85 ]
  %93 = getelementptr inbounds nuw i8, ptr %0, i32 %92
  br i1 %19, label %56, label %94, !llvm.loop !166

94:                                               ; preds = %91
  switch i8 %40, label %56 [
    i8 101, label %95
    i8 97, label %131
    i8 98, label %167
    i8 118, label %203
  ]

95:                                               ; preds = %94
  %96 = load i64, ptr %29, align 8, !tbaa !33
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #16
  %97 = tail call i64 @llvm.abs.i64(i64 %96, i1 false)
  br label %98

98:                                               ; preds = %98, %95
  %99 = phi i32 [ 0, %95 ], [ %107, %98 ]
  %100 = phi i64 [ %97, %95 ], [ %102, %98 ]
  %101 = freeze i64 %100
  %102 = udiv i64 %101, 10
  %103 = mul i64 %102, 10
  %104 = sub i64 %101, %103
  %105 = trunc nuw nsw i64 %104 to i8
  %106 = or disjoint i8 %105, 48
  %107 = add nuw nsw i32 %99, 1
  %108 = getelementptr inbounds nuw i8, ptr %12, i32 %99
  store i8 %106, ptr %108, align 1, !tbaa !67
  %109 = icmp ult i64 %100, 10
  br i1 %109, label %110, label %98, !llvm.loop !169

110:                                              ; preds = %98
  %111 = icmp slt i64 %96, 0
  br i1 %111, label %112, label %115

112:                                              ; preds = %110
  %113 = add nuw nsw i32 %99, 2
  %114 = getelementptr inbounds nuw i8, ptr %12, i32 %107
  store i8 45, ptr %114, align 1, !tbaa !67
  br label %115

115:                                              ; preds = %112, %110
  %116 = phi i32 [ %113, %112 ], [ %107, %110 ]
  %117 = tail call i32 @llvm.umax.i32(i32 %92, i32 239)
  br label %118

118:                                              ; preds = %122, %115
  %119 = phi i32 [ %92, %115 ], [ %127, %122 ]
  %120 = phi i32 [ %116, %115 ], [ %124, %122 ]
  %121 = icmp eq i32 %119, %117
  br i1 %121, label %129, label %122

122:                                              ; preds = %118
  %123 = getelementptr inbounds nuw i8, ptr %0, i32 %119
  %124 = add nsw i32 %120, -1
  %125 = getelementptr inbounds i8, ptr %12, i32 %124
  %126 = load i8, ptr %125, align 1, !tbaa !67
  %127 = add i32 %119, 1
  store i8 %126, ptr %123, align 1, !tbaa !67
  %128 = icmp eq i32 %124, 0
  br i1 %128, label %129, label %118, !llvm.loop !170

129:                                              ; preds = %118, %122
  %130 = phi i32 [ %127, %122 ], [ %117, %118 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #16
  br label %56

131:                                              ; preds = %94
  %132 = load i64, ptr %28, align 8, !tbaa !37
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #16
  %133 = tail call i64 @llvm.abs.i64(i64 %132, i1 false)
  br label %134

134:                                              ; preds = %134, %131
  %135 = phi i32 [ 0, %131 ], [ %143, %134 ]
  %136 = phi i64 [ %133, %131 ], [ %138, %134 ]
  %137 = freeze i64 %136
  %138 = udiv i64 %137, 10
  %139 = mul i64 %138, 10
  %140 = sub i64 %137, %139
  %141 = trunc nuw nsw i64 %140 to i8
  %142 = or disjoint i8 %141, 48
  %143 = add nuw nsw i32 %135, 1
  %144 = getelementptr inbounds nuw i8, ptr %11, i32 %135
  store i8 %142, ptr %144, align 1, !tbaa !67
  %145 = icmp ult i64 %136, 10
  br i1 %145, label %146, label %134, !llvm.loop !169

146:                                              ; preds = %134
  %147 = icmp slt i64 %132, 0
  br i1 %147, label %148, label %151

148:                                              ; preds = %146
  %149 = add nuw nsw i32 %135, 2
  %150 = getelementptr inbounds nuw i8, ptr %11, i32 %143
  store i8 45, ptr %150, align 1, !tbaa !67
  br label %151

151:                                              ; preds = %148, %146
  %152 = phi i32 [ %149, %148 ], [ %143, %146 ]
  %153 = tail call i32 @llvm.umax.i32(i32 %92, i32 239)
  br label %154

154:                                              ; preds = %158, %151
  %155 = phi i32 [ %92, %151 ], [ %163, %158 ]
  %156 = phi i32 [ %152, %151 ], [ %160, %158 ]
  %157 = icmp eq i32 %155, %153
  br i1 %157, label %165, label %158

158:                                              ; preds = %154
  %159 = getelementptr inbounds nuw i8, ptr %0, i32 %155
  %160 = add nsw i32 %156, -1
  %161 = getelementptr inbounds i8, ptr %11, i32 %160
  %162 = load i8, ptr %161, align 1, !tbaa !67
  %163 = add i32 %155, 1
  store i8 %162, ptr %159, align 1, !tbaa !67
  %164 = icmp eq i32 %160, 0
  br i1 %164, label %165, label %154, !llvm.loop !170

165:                                              ; preds = %154, %158
  %166 = phi i32 [ %163, %158 ], [ %153, %154 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #16
  br label %56

167:                                              ; preds = %94
  %168 = load i64, ptr %27, align 8, !tbaa !38
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #16
  %169 = tail call i64 @llvm.abs.i64(i64 %168, i1 false)
  br label %170

170:                                              ; preds = %170, %167
  %171 = phi i32 [ 0, %167 ], [ %179, %170 ]
  %172 = phi i64 [ %169, %167 ], [ %174, %170 ]
  %173 = freeze i64 %172
  %174 = udiv i64 %173, 10
  %175 = mul i64 %174, 10
  %176 = sub i64 %173, %175
  %177 = trunc nuw nsw i64 %176 to i8
  %178 = or disjoint i8 %177, 48
  %179 = add nuw nsw i32 %171, 1
  %180 = getelementptr inbounds nuw i8, ptr %10, i32 %171
  store i8 %178, ptr %180, align 1, !tbaa !67
  %181 = icmp ult i64 %172, 10
  br i1 %181, label %182, label %170, !llvm.loop !169

182:                                              ; preds = %170
  %183 = icmp slt i64 %168, 0
  br i1 %183, label %184, label %187

184:                                              ; preds = %182
  %185 = add nuw nsw i32 %171, 2
  %186 = getelementptr inbounds nuw i8, ptr %10, i32 %179
  store i8 45, ptr %186, align 1, !tbaa !67
  br label %187

187:                                              ; preds = %184, %182
  %188 = phi i32 [ %185, %184 ], [ %179, %182 ]
  %189 = tail call i32 @llvm.umax.i32(i32 %92, i32 239)
  br label %190

190:                                              ; preds = %194, %187
  %191 = phi i32 [ %92, %187 ], [ %199, %194 ]
  %192 = phi i32 [ %188, %187 ], [ %196, %194 ]
  %193 = icmp eq i32 %191, %189
  br i1 %193, label %201, label %194

194:                                              ; preds = %190
  %195 = getelementptr inbounds nuw i8, ptr %0, i32 %191
  %196 = add nsw i32 %192, -1
  %197 = getelementptr inbounds i8, ptr %10, i32 %196
  %198 = load i8, ptr %197, align 1, !tbaa !67
  %199 = add i32 %191, 1
  store i8 %198, ptr %195, align 1, !tbaa !67
  %200 = icmp eq i32 %196, 0
  br i1 %200, label %201, label %190, !llvm.loop !170

201:                                              ; preds = %190, %194
  %202 = phi i32 [ %199, %194 ], [ %189, %190 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #16
  br label %56

203:                                              ; preds = %94
  %204 = load double, ptr %20, align 8, !tbaa !39
  %205 = fcmp uno double %204, 0.000000e+00
  br i1 %205, label %206, label %218

206:                                              ; preds = %203
  %207 = icmp samesign ult i32 %92, 239
  br i1 %207, label %208, label %56

208:                                              ; preds = %206
  store i8 110, ptr %93, align 1, !tbaa !67
  %209 = icmp eq i32 %92, 238
  br i1 %209, label %54, label %210

210:                                              ; preds = %208
  %211 = getelementptr inbounds nuw i8, ptr %0, i32 %92
  %212 = getelementptr inbounds nuw i8, ptr %211, i32 1
  store i8 97, ptr %212, align 1, !tbaa !67
  %213 = icmp samesign ult i32 %92, 237
  br i1 %213, label %214, label %54

214:                                              ; preds = %210
  %215 = getelementptr inbounds nuw i8, ptr %0, i32 %92
  %216 = getelementptr inbounds nuw i8, ptr %215, i32 2
  %217 = add nuw nsw i32 %92, 3
  store i8 110, ptr %216, align 1, !tbaa !67
  br label %56

218:                                              ; preds = %203
  %219 = fcmp olt double %204, 0.000000e+00
  br i1 %219, label %220, label %227

220:                                              ; preds = %218
  %221 = icmp samesign ult i32 %92, 239
  br i1 %221, label %222, label %224

222:                                              ; preds = %220
  %223 = add nuw nsw i32 %92, 1
  store i8 45, ptr %93, align 1, !tbaa !67
  br label %224

224:                                              ; preds = %222, %220
  %225 = phi i32 [ %223, %222 ], [ %92, %220 ]
  %226 = fneg double %204
  br label %227

227:                                              ; preds = %224, %218
  %228 = phi i32 [ %225, %224 ], [ %92, %218 ]
  %229 = phi double [ %226, %224 ], [ %204, %218 ]
  %230 = getelementptr inbounds nuw i8, ptr %0, i32 %228
  %231 = fcmp ogt double %229, 1.700000e+308
  br i1 %231, label %232, label %244

232:                                              ; preds = %227
  %233 = icmp samesign ult i32 %228, 239
  br i1 %233, label %234, label %56

234:                                              ; preds = %232
  store i8 105, ptr %230, align 1, !tbaa !67
  %235 = icmp eq i32 %228, 238
  br i1 %235, label %54, label %236

236:                                              ; preds = %234
  %237 = getelementptr inbounds nuw i8, ptr %0, i32 %228
  %238 = getelementptr inbounds nuw i8, ptr %237, i32 1
  store i8 110, ptr %238, align 1, !tbaa !67
  %239 = icmp samesign ult i32 %228, 237
  br i1 %239, label %240, label %54

240:                                              ; preds = %236
  %241 = getelementptr inbounds nuw i8, ptr %0, i32 %228
  %242 = getelementptr inbounds nuw i8, ptr %241, i32 2
  %243 = add nuw nsw i32 %228, 3
  store i8 102, ptr %242, align 1, !tbaa !67
  br label %56

244:                                              ; preds = %227
  %245 = fcmp ogt double %229, 0.000000e+00
  br i1 %245, label %246, label %268

246:                                              ; preds = %244
  %247 = fcmp oge double %229, 1.000000e+15
  %248 = fcmp olt double %229, 1.000000e-04
  %249 = or i1 %247, %248
  br i1 %249, label %250, label %268

250:                                              ; preds = %246
  %251 = fcmp ult double %229, 1.000000e+01
  br i1 %251, label %252, label %256

252:                                              ; preds = %256, %250
  %253 = phi double [ %229, %250 ], [ %259, %256 ]
  %254 = phi i32 [ 0, %250 ], [ %260, %256 ]
  %255 = fcmp olt double %253, 1.000000e+00
  br i1 %255, label %262, label %268

256:                                              ; preds = %250, %256
  %257 = phi i32 [ %260, %256 ], [ 0, %250 ]
  %258 = phi double [ %259, %256 ], [ %229, %250 ]
  %259 = fdiv double %258, 1.000000e+01
  %260 = add nuw nsw i32 %257, 1
  %261 = fcmp ult double %259, 1.000000e+01
  br i1 %261, label %252, label %256, !llvm.loop !171

262:                                              ; preds = %252, %262
  %263 = phi i32 [ %266, %262 ], [ %254, %252 ]
  %264 = phi double [ %265, %262 ], [ %253, %252 ]
  %265 = fmul double %264, 1.000000e+01
  %266 = add nsw i32 %263, -1
  %267 = fcmp olt double %265, 1.000000e+00
  br i1 %267, label %262, label %268, !llvm.loop !172

268:                                              ; preds = %262, %252, %246, %244
  %269 = phi double [ %229, %244 ], [ %229, %246 ], [ %253, %252 ], [ %265, %262 ]
  %270 = phi i32 [ 0, %244 ], [ 0, %246 ], [ %254, %252 ], [ %266, %262 ]
  %271 = fptosi double %269 to i64
  %272 = sitofp i64 %271 to double
  %273 = fsub double %269, %272
  %274 = tail call double @llvm.fmuladd.f64(double %273, double 1.000000e+06, double 5.000000e-01)
  %275 = fptosi double %274 to i64
  %276 = icmp sgt i64 %275, 999999
  %277 = zext i1 %276 to i64
  %278 = add nsw i64 %277, %271
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #16
  %279 = tail call i64 @llvm.abs.i64(i64 %278, i1 false)
  br label %280

280:                                              ; preds = %280, %268
  %281 = phi i32 [ 0, %268 ], [ %289, %280 ]
  %282 = phi i64 [ %279, %268 ], [ %284, %280 ]
  %283 = freeze i64 %282
  %284 = udiv i64 %283, 10
  %285 = mul i64 %284, 10
  %286 = sub i64 %283, %285
  %287 = trunc nuw nsw i64 %286 to i8
  %288 = or disjoint i8 %287, 48
  %289 = add nuw nsw i32 %281, 1
  %290 = getelementptr inbounds nuw i8, ptr %8, i32 %281
  store i8 %288, ptr %290, align 1, !tbaa !67
  %291 = icmp ult i64 %282, 10
  br i1 %291, label %292, label %280, !llvm.loop !169

292:                                              ; preds = %280
  %293 = icmp slt i64 %278, 0
  br i1 %293, label %294, label %297

294:                                              ; preds = %292
  %295 = add nuw nsw i32 %281, 2
  %296 = getelementptr inbounds nuw i8, ptr %8, i32 %289
  store i8 45, ptr %296, align 1, !tbaa !67
  br label %297

297:                                              ; preds = %294, %292
  %298 = phi i32 [ %295, %294 ], [ %289, %292 ]
  %299 = tail call i32 @llvm.umax.i32(i32 %228, i32 239)
  br label %300

300:                                              ; preds = %304, %297
  %301 = phi i32 [ %228, %297 ], [ %309, %304 ]
  %302 = phi i32 [ %298, %297 ], [ %306, %304 ]
  %303 = icmp eq i32 %301, %299
  br i1 %303, label %311, label %304

304:                                              ; preds = %300
  %305 = getelementptr inbounds nuw i8, ptr %0, i32 %301
  %306 = add nsw i32 %302, -1
  %307 = getelementptr inbounds i8, ptr %8, i32 %306
  %308 = load i8, ptr %307, align 1, !tbaa !67
  %309 = add i32 %301, 1
  store i8 %308, ptr %305, align 1, !tbaa !67
  %310 = icmp eq i32 %306, 0
  br i1 %310, label %311, label %300, !llvm.loop !170

311:                                              ; preds = %304, %300
  %312 = phi i32 [ %309, %304 ], [ %299, %300 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #16
  %313 = icmp eq i64 %275, 0
  %314 = or i1 %276, %313
  br i1 %314, label %373, label %315

315:                                              ; preds = %311
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #16
  store i64 13563782407139374, ptr %9, align 8
  %316 = freeze i64 %275
  %317 = sdiv i64 %316, 10
  %318 = mul i64 %317, 10
  %319 = sub i64 %316, %318
  %320 = trunc nsw i64 %319 to i8
  %321 = add nsw i8 %320, 48
  store i8 %321, ptr %21, align 2, !tbaa !67
  %322 = icmp eq i64 %319, 0
  %323 = srem i64 %317, 10
  %324 = trunc nsw i64 %323 to i8
  %325 = add nsw i8 %324, 48
  store i8 %325, ptr %22, align 1, !tbaa !67
  %326 = icmp eq i64 %323, 0
  %327 = sdiv i64 %275, 100
  %328 = srem i64 %327, 10
  %329 = trunc nsw i64 %328 to i8
  %330 = add nsw i8 %329, 48
  store i8 %330, ptr %23, align 4, !tbaa !67
  %331 = icmp eq i64 %328, 0
  %332 = select i1 %331, i32 0, i32 4
  %333 = select i1 %326, i32 %332, i32 5
  %334 = select i1 %322, i32 %333, i32 6
  %335 = sdiv i64 %275, 1000
  %336 = srem i64 %335, 10
  %337 = trunc nsw i64 %336 to i8
  %338 = add nsw i8 %337, 48
  store i8 %338, ptr %24, align 1, !tbaa !67
  %339 = icmp eq i32 %334, 0
  %340 = icmp eq i64 %336, 0
  %341 = sdiv i64 %275, 10000
  %342 = srem i64 %341, 10
  %343 = trunc nsw i64 %342 to i8
  %344 = add nsw i8 %343, 48
  store i8 %344, ptr %25, align 2, !tbaa !67
  %345 = icmp eq i64 %342, 0
  %346 = select i1 %345, i32 0, i32 2
  %347 = select i1 %340, i32 %346, i32 3
  %348 = select i1 %339, i32 %347, i32 %334
  %349 = sdiv i64 %275, 100000
  %350 = srem i64 %349, 10
  %351 = trunc nsw i64 %350 to i8
  %352 = add nsw i8 %351, 48
  store i8 %352, ptr %26, align 1, !tbaa !67
  %353 = icmp eq i32 %348, 0
  %354 = icmp ne i64 %350, 0
  %355 = zext i1 %354 to i32
  %356 = select i1 %353, i32 %355, i32 %348
  %357 = getelementptr inbounds nuw i8, ptr %9, i32 %356
  %358 = getelementptr inbounds nuw i8, ptr %357, i32 1
  store i8 0, ptr %358, align 1, !tbaa !67
  %359 = tail call i32 @llvm.umax.i32(i32 %312, i32 239)
  br label %360

360:                                              ; preds = %365, %315
  %361 = phi i32 [ %368, %365 ], [ %312, %315 ]
  %362 = phi i8 [ %369, %365 ], [ 46, %315 ]
  %363 = phi ptr [ %367, %365 ], [ %9, %315 ]
  %364 = icmp eq i32 %361, %359
  br i1 %364, label %371, label %365

365:                                              ; preds = %360
  %366 = getelementptr inbounds nuw i8, ptr %0, i32 %361
  %367 = getelementptr inbounds nuw i8, ptr %363, i32 1
  %368 = add i32 %361, 1
  store i8 %362, ptr %366, align 1, !tbaa !67
  %369 = load i8, ptr %367, align 1, !tbaa !67
  %370 = icmp eq i8 %369, 0
  br i1 %370, label %371, label %360, !llvm.loop !168

371:                                              ; preds = %365, %360
  %372 = phi i32 [ %368, %365 ], [ %359, %360 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #16
  br label %373

373:                                              ; preds = %371, %311
  %374 = phi i32 [ %312, %311 ], [ %372, %371 ]
  %375 = getelementptr inbounds nuw i8, ptr %0, i32 %374
  %376 = icmp eq i32 %270, 0
  br i1 %376, label %56, label %377

377:                                              ; preds = %373
  %378 = icmp samesign ult i32 %374, 239
  br i1 %378, label %379, label %381

379:                                              ; preds = %377
  %380 = add nuw nsw i32 %374, 1
  store i8 101, ptr %375, align 1, !tbaa !67
  br label %381

381:                                              ; preds = %379, %377
  %382 = phi i32 [ %380, %379 ], [ %374, %377 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #16
  %383 = tail call i32 @llvm.abs.i32(i32 %270, i1 false)
  %384 = zext i32 %383 to i64
  br label %385

385:                                              ; preds = %385, %381
  %386 = phi i32 [ 0, %381 ], [ %394, %385 ]
  %387 = phi i64 [ %384, %381 ], [ %389, %385 ]
  %388 = freeze i64 %387
  %389 = udiv i64 %388, 10
  %390 = mul i64 %389, 10
  %391 = sub i64 %388, %390
  %392 = trunc nuw nsw i64 %391 to i8
  %393 = or disjoint i8 %392, 48
  %394 = add nuw nsw i32 %386, 1
  %395 = getelementptr inbounds nuw i8, ptr %7, i32 %386
  store i8 %393, ptr %395, align 1, !tbaa !67
  %396 = icmp samesign ult i64 %387, 10
  br i1 %396, label %397, label %385, !llvm.loop !169

397:                                              ; preds = %385
  %398 = icmp slt i32 %270, 0
  br i1 %398, label %399, label %402

399:                                              ; preds = %397
  %400 = add nuw nsw i32 %386, 2
  %401 = getelementptr inbounds nuw i8, ptr %7, i32 %394
  store i8 45, ptr %401, align 1, !tbaa !67
  br label %402

402:                                              ; preds = %399, %397
  %403 = phi i32 [ %400, %399 ], [ %394, %397 ]
  %404 = tail call i32 @llvm.umax.i32(i32 %382, i32 239)
  br label %405

405:                                              ; preds = %409, %402
  %406 = phi i32 [ %382, %402 ], [ %414, %409 ]
  %407 = phi i32 [ %403, %402 ], [ %411, %409 ]
  %408 = icmp eq i32 %406, %404
  br i1 %408, label %416, label %409

409:                                              ; preds = %405
  %410 = getelementptr inbounds nuw i8, ptr %0, i32 %406
  %411 = add nsw i32 %407, -1
  %412 = getelementptr inbounds i8, ptr %7, i32 %411
  %413 = load i8, ptr %412, align 1, !tbaa !67
  %414 = add i32 %406, 1
  store i8 %413, ptr %410, align 1, !tbaa !67
  %415 = icmp eq i32 %411, 0
  br i1 %415, label %416, label %405, !llvm.loop !170

416:                                              ; preds = %409, %405
  %417 = phi i32 [ %414, %409 ], [ %404, %405 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #16
  br label %56

418:                                              ; preds = %56, %54, %14
  %419 = phi ptr [ %15, %14 ], [ %55, %54 ], [ %59, %56 ]
  store i8 0, ptr %419, align 1, !tbaa !67
  store i32 %1, ptr %0, align 8, !tbaa !173
  %420 = getelementptr inbounds nuw i8, ptr %0, i32 240
  store ptr %2, ptr %420, align 8, !tbaa !176
  %421 = getelementptr inbounds nuw i8, ptr %0, i32 248
  store i64 0, ptr %421, align 8, !tbaa !177
  br label %422

422:                                              ; preds = %6, %418
  ret i32 %1
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @set_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #5 {
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
  %15 = load i64, ptr %10, align 8, !tbaa !87
  br label %19

16:                                               ; preds = %2
  %17 = load i32, ptr %10, align 4, !tbaa !5
  %18 = sext i32 %17 to i64
  br label %19

19:                                               ; preds = %16, %14
  %20 = phi i64 [ %15, %14 ], [ %18, %16 ]
  %21 = tail call i64 @llvm.smax.i64(i64 %20, i64 0)
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %23 = load ptr, ptr %22, align 8, !tbaa !137
  %24 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %25 = load i32, ptr %24, align 4, !tbaa !5
  %26 = getelementptr inbounds i64, ptr %23, i32 %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %28 = load ptr, ptr %27, align 4, !tbaa !63
  %29 = tail call fastcc i64 @evaluate(ptr noundef %26, ptr noundef %28) #18
  %30 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %31 = load i32, ptr %30, align 4, !tbaa !5
  %32 = getelementptr inbounds i64, ptr %23, i32 %31
  %33 = tail call fastcc i64 @evaluate(ptr noundef %32, ptr noundef %28) #18
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
  store i64 %21, ptr %68, align 8, !tbaa !87
  %69 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %70 = load i32, ptr %69, align 4, !tbaa !57
  %71 = icmp ugt i32 %70, 7
  br i1 %71, label %72, label %96

72:                                               ; preds = %66, %72
  %73 = phi i32 [ %93, %72 ], [ 5, %66 ]
  %74 = load ptr, ptr %3, align 4, !tbaa !59
  %75 = getelementptr inbounds nuw i32, ptr %74, i32 %73
  %76 = load ptr, ptr %22, align 8, !tbaa !137
  %77 = getelementptr inbounds nuw i8, ptr %75, i32 8
  %78 = load i32, ptr %77, align 4, !tbaa !5
  %79 = getelementptr inbounds i64, ptr %76, i32 %78
  %80 = load ptr, ptr %27, align 4, !tbaa !63
  %81 = tail call fastcc i64 @evaluate(ptr noundef %79, ptr noundef %80) #18
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
  br i1 %95, label %72, label %96, !llvm.loop !178

96:                                               ; preds = %72, %66, %59
  %97 = phi i32 [ 3, %59 ], [ 0, %66 ], [ 0, %72 ]
  ret i32 %97
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #5 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %4 = load ptr, ptr %3, align 4, !tbaa !59
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %6 = load ptr, ptr %5, align 8, !tbaa !138
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = getelementptr inbounds %struct.tfc_block, ptr %6, i32 %8
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %11 = load ptr, ptr %10, align 8, !tbaa !137
  %12 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %13 = load i32, ptr %12, align 4, !tbaa !5
  %14 = getelementptr inbounds i64, ptr %11, i32 %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %16 = load ptr, ptr %15, align 4, !tbaa !63
  %17 = tail call fastcc i64 @evaluate(ptr noundef %14, ptr noundef %16) #18
  %18 = icmp slt i64 %17, 0
  br i1 %18, label %26, label %19

19:                                               ; preds = %2
  %20 = load ptr, ptr %9, align 8, !tbaa !9
  %21 = icmp eq ptr %20, null
  br i1 %21, label %26, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %9, i32 8
  %24 = load i64, ptr %23, align 8, !tbaa !179
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
  %71 = load ptr, ptr %10, align 8, !tbaa !137
  %72 = getelementptr inbounds nuw i8, ptr %70, i32 8
  %73 = load i32, ptr %72, align 4, !tbaa !5
  %74 = getelementptr inbounds i64, ptr %71, i32 %73
  %75 = load ptr, ptr %15, align 4, !tbaa !63
  %76 = tail call fastcc i64 @evaluate(ptr noundef %74, ptr noundef %75) #18
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
  br i1 %90, label %67, label %91, !llvm.loop !178

91:                                               ; preds = %67, %55, %48
  %92 = phi i32 [ 8, %48 ], [ 0, %55 ], [ 0, %67 ]
  ret i32 %92
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #5 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %4 = load ptr, ptr %3, align 4, !tbaa !59
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %6 = load ptr, ptr %5, align 8, !tbaa !138
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
  %18 = load ptr, ptr %17, align 8, !tbaa !137
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %20 = load i32, ptr %19, align 4, !tbaa !5
  %21 = getelementptr inbounds i64, ptr %18, i32 %20
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %23 = load ptr, ptr %22, align 4, !tbaa !63
  %24 = tail call fastcc i64 @evaluate(ptr noundef %21, ptr noundef %23) #18
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
  %62 = load i64, ptr %61, align 8, !tbaa !179
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
  %106 = load ptr, ptr %17, align 8, !tbaa !137
  %107 = getelementptr inbounds nuw i8, ptr %105, i32 8
  %108 = load i32, ptr %107, align 4, !tbaa !5
  %109 = getelementptr inbounds i64, ptr %106, i32 %108
  %110 = load ptr, ptr %22, align 4, !tbaa !63
  %111 = tail call fastcc i64 @evaluate(ptr noundef %109, ptr noundef %110) #18
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
  br i1 %125, label %102, label %134, !llvm.loop !178

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

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #12

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #13

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #15

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable }
attributes #3 = { nounwind uwtable }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #6 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #7 = { noinline nounwind uwtable }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable }
attributes #11 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable }
attributes #12 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #13 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #16 = { nounwind }
attributes #17 = { nobuiltin nounwind }
attributes #18 = { nobuiltin }

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
!73 = !{!74, !12, i64 192}
!74 = !{!"tfc_entry", !47, i64 0, !43, i64 4, !75, i64 8, !45, i64 12, !47, i64 16, !76, i64 20, !77, i64 24, !77, i64 28, !78, i64 32, !79, i64 36, !79, i64 40, !80, i64 44, !81, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136, !12, i64 144, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184, !12, i64 192}
!75 = !{!"p1 _ZTS9tfc_place", !11, i64 0}
!76 = !{!"p1 _ZTS9tfc_bound", !11, i64 0}
!77 = !{!"p1 _ZTS9tfc_given", !11, i64 0}
!78 = !{!"p1 _ZTS10tfc_result", !11, i64 0}
!79 = !{!"p1 _ZTS8tfc_flag", !11, i64 0}
!80 = !{!"p1 _ZTS9tfc_aside", !11, i64 0}
!81 = !{!"p1 _ZTS11tfc_message", !11, i64 0}
!82 = !{!74, !12, i64 152}
!83 = !{!74, !12, i64 72}
!84 = !{!74, !76, i64 20}
!85 = !{!34, !7, i64 0}
!86 = !{!34, !7, i64 4}
!87 = !{!12, !12, i64 0}
!88 = !{!89, !12, i64 0}
!89 = !{!"tfc_bound", !12, i64 0, !12, i64 8, !47, i64 16}
!90 = !{!89, !12, i64 8}
!91 = distinct !{!91, !32}
!92 = !{!89, !47, i64 16}
!93 = !{!74, !77, i64 24}
!94 = !{!74, !12, i64 80}
!95 = !{!74, !45, i64 12}
!96 = !{!97, !12, i64 16}
!97 = !{!"tfc_given", !47, i64 0, !12, i64 8, !12, i64 16}
!98 = !{!97, !12, i64 8}
!99 = distinct !{!99, !32}
!100 = !{!97, !47, i64 0}
!101 = !{!74, !77, i64 28}
!102 = !{!74, !12, i64 88}
!103 = !{!74, !12, i64 184}
!104 = !{!74, !12, i64 104}
!105 = !{!74, !79, i64 36}
!106 = distinct !{!106, !32}
!107 = !{!108, !12, i64 0}
!108 = !{!"tfc_flag", !12, i64 0, !47, i64 8}
!109 = !{!108, !47, i64 8}
!110 = !{!74, !12, i64 64}
!111 = !{!74, !75, i64 8}
!112 = !{!113, !12, i64 16}
!113 = !{!"tfc_place", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !12, i64 16}
!114 = !{!113, !6, i64 0}
!115 = !{!113, !6, i64 8}
!116 = !{!74, !47, i64 16}
!117 = !{!113, !6, i64 4}
!118 = distinct !{!118, !32}
!119 = !{!74, !12, i64 176}
!120 = !{!74, !12, i64 120}
!121 = !{!74, !12, i64 168}
!122 = distinct !{!122, !32}
!123 = !{!16, !6, i64 0}
!124 = !{!16, !6, i64 4}
!125 = !{!74, !80, i64 44}
!126 = !{!127, !12, i64 8}
!127 = !{!"tfc_aside", !12, i64 0, !12, i64 8, !12, i64 16}
!128 = !{!127, !12, i64 0}
!129 = !{!127, !12, i64 16}
!130 = distinct !{!130, !32}
!131 = !{!21, !6, i64 0}
!132 = !{!21, !11, i64 28}
!133 = !{!74, !43, i64 4}
!134 = !{!74, !12, i64 56}
!135 = !{!74, !12, i64 160}
!136 = !{!74, !12, i64 136}
!137 = !{!42, !45, i64 40}
!138 = !{!42, !48, i64 48}
!139 = !{!74, !12, i64 144}
!140 = !{!74, !12, i64 96}
!141 = !{!74, !12, i64 128}
!142 = !{!74, !81, i64 48}
!143 = !{!144, !6, i64 0}
!144 = !{!"tfc_message", !6, i64 0, !6, i64 4, !47, i64 8, !145, i64 12}
!145 = !{!"tfc_loc", !47, i64 0, !47, i64 4, !6, i64 8, !6, i64 12}
!146 = !{!144, !6, i64 4}
!147 = !{!144, !47, i64 8}
!148 = distinct !{!148, !32}
!149 = distinct !{!149, !32}
!150 = !{!74, !12, i64 112}
!151 = !{!74, !78, i64 32}
!152 = !{!153, !6, i64 4}
!153 = !{!"tfc_result", !6, i64 0, !6, i64 4, !12, i64 8}
!154 = !{!153, !6, i64 0}
!155 = !{!153, !12, i64 8}
!156 = distinct !{!156, !32}
!157 = !{!74, !79, i64 40}
!158 = distinct !{!158, !32}
!159 = distinct !{!159, !32}
!160 = !{!161, !12, i64 0}
!161 = !{!"tfc_initial", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24}
!162 = !{!161, !12, i64 8}
!163 = !{!161, !12, i64 16}
!164 = !{!161, !12, i64 24}
!165 = distinct !{!165, !32}
!166 = distinct !{!166, !32}
!167 = distinct !{!167, !32}
!168 = distinct !{!168, !32}
!169 = distinct !{!169, !32}
!170 = distinct !{!170, !32}
!171 = distinct !{!171, !32}
!172 = distinct !{!172, !32}
!173 = !{!174, !6, i64 0}
!174 = !{!"tfc_error", !6, i64 0, !7, i64 4, !175, i64 240, !12, i64 248}
!175 = !{!"p1 _ZTS7tfc_loc", !11, i64 0}
!176 = !{!174, !175, i64 240}
!177 = !{!174, !12, i64 248}
!178 = distinct !{!178, !32}
!179 = !{!10, !12, i64 8}
