; Made by `python -m tfc.runtime.native` from native.c; do not edit.
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown"

%struct.tfc_runs = type { i64, i64, i64, i64 }
%struct.tfc_event = type { i64, i64, i64 }
%struct.tfc_loop = type { ptr, ptr, i64, i64 }
%struct.tfc_instruction = type { ptr, ptr, i32, i32, i32, i32 }
%struct.tfc_block = type { ptr, i64 }

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

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define i32 @tfc_monitor_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #2 {
  %2 = load atomic i32, ptr %0 monotonic, align 8
  ret i32 %2
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @tfc_monitor_trace(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %5 = load ptr, ptr %4, align 8, !tbaa !13
  %6 = getelementptr inbounds nuw %struct.tfc_runs, ptr %5, i32 %1
  switch i32 %2, label %55 [
    i32 0, label %7
    i32 1, label %33
  ]

7:                                                ; preds = %3
  %8 = load i64, ptr %6, align 8, !tbaa !17
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %7
  %11 = getelementptr inbounds nuw i8, ptr %6, i32 16
  store i64 0, ptr %11, align 8, !tbaa !19
  br label %12

12:                                               ; preds = %10, %7
  %13 = getelementptr inbounds nuw i8, ptr %6, i32 24
  store i64 0, ptr %13, align 8, !tbaa !20
  %14 = add nsw i64 %8, 1
  store i64 %14, ptr %6, align 8, !tbaa !17
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %16 = load i64, ptr %15, align 8, !tbaa !21
  %17 = icmp slt i64 %8, %16
  br i1 %17, label %18, label %58

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %20 = load i64, ptr %19, align 8, !tbaa !22
  %21 = add nsw i64 %20, 1
  store i64 %21, ptr %19, align 8, !tbaa !22
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %23 = load i64, ptr %22, align 8, !tbaa !23
  %24 = icmp slt i64 %20, %23
  br i1 %24, label %25, label %58

25:                                               ; preds = %18
  %26 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %27 = load ptr, ptr %26, align 8, !tbaa !24
  %28 = trunc i64 %20 to i32
  %29 = getelementptr inbounds %struct.tfc_event, ptr %27, i32 %28
  %30 = zext i32 %1 to i64
  store i64 0, ptr %29, align 8, !tbaa !25
  %31 = getelementptr inbounds nuw i8, ptr %29, i32 8
  store i64 0, ptr %31, align 8, !tbaa !25
  %32 = getelementptr inbounds nuw i8, ptr %29, i32 16
  store i64 %30, ptr %32, align 8, !tbaa !25
  br label %58

33:                                               ; preds = %3
  %34 = getelementptr inbounds nuw i8, ptr %6, i32 24
  %35 = load i64, ptr %34, align 8, !tbaa !20
  %36 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %37 = load i64, ptr %36, align 8, !tbaa !26
  %38 = sub nsw i64 %37, %35
  store i64 %38, ptr %36, align 8, !tbaa !26
  store i64 0, ptr %34, align 8, !tbaa !20
  %39 = load i64, ptr %6, align 8, !tbaa !17
  %40 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %41 = load i64, ptr %40, align 8, !tbaa !21
  %42 = icmp sgt i64 %39, %41
  br i1 %42, label %58, label %43

43:                                               ; preds = %33
  %44 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %45 = load i64, ptr %44, align 8, !tbaa !22
  %46 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %47 = load i64, ptr %46, align 8, !tbaa !23
  %48 = icmp sgt i64 %45, %47
  br i1 %48, label %58, label %49

49:                                               ; preds = %43
  %50 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %51 = load ptr, ptr %50, align 8, !tbaa !24
  %52 = trunc i64 %45 to i32
  %53 = getelementptr %struct.tfc_event, ptr %51, i32 %52
  %54 = getelementptr i8, ptr %53, i32 -16
  store i64 0, ptr %54, align 8, !tbaa !27
  br label %58

55:                                               ; preds = %3
  %56 = load i64, ptr %6, align 8, !tbaa !17
  %57 = add nsw i64 %56, 1
  store i64 %57, ptr %6, align 8, !tbaa !17
  br label %58

58:                                               ; preds = %49, %43, %33, %25, %18, %12, %55
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i32 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #1 {
  ret i32 4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define noundef i32 @tfc_pool_start(ptr noundef writeonly captures(none) initializes((0, 4)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  store i32 1, ptr %0, align 4, !tbaa !29
  ret i32 1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @tfc_pool_stop(ptr noundef readnone captures(none) %0) local_unnamed_addr #1 {
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #6 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %50, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %10 = load ptr, ptr %9, align 4, !tbaa !31
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i32 12
  %14 = load ptr, ptr %13, align 4, !tbaa !36
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i32 4
  %18 = load i32, ptr %17, align 4, !tbaa !38
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %21 = load ptr, ptr %20, align 4, !tbaa !39
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 4, !tbaa !29
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  store ptr %2, ptr %6, align 8, !tbaa !40
  %28 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store ptr %3, ptr %28, align 4, !tbaa !42
  %29 = getelementptr inbounds nuw i8, ptr %6, i32 8
  store i64 %1, ptr %29, align 8, !tbaa !43
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
  store i64 %39, ptr %30, align 8, !tbaa !44
  %40 = icmp samesign ugt i64 %39, 1
  %41 = and i1 %26, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %25
  %43 = getelementptr inbounds nuw i8, ptr %10, i32 12
  %44 = load ptr, ptr %43, align 4, !tbaa !36
  %45 = getelementptr inbounds nuw i8, ptr %10, i32 8
  %46 = load ptr, ptr %45, align 4, !tbaa !45
  %47 = trunc i64 %39 to i32
  call void %44(ptr noundef %46, i32 noundef %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #14
  br label %49

48:                                               ; preds = %25
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #14
  br label %49

49:                                               ; preds = %48, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  br label %50

50:                                               ; preds = %5, %49
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #6 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !40
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %6 = load ptr, ptr %5, align 4, !tbaa !42
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %8 = load i64, ptr %7, align 8, !tbaa !43
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %10 = load i64, ptr %9, align 8, !tbaa !44
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
  tail call void %4(ptr noundef %6, i64 noundef %19, i64 noundef %24) #14
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #7 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %9 = load ptr, ptr %8, align 4, !tbaa !46
  %10 = getelementptr inbounds nuw i8, ptr %9, i32 4
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
  %18 = getelementptr inbounds nuw i8, ptr %9, i32 16
  %19 = load i64, ptr %18, align 8, !tbaa !49
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i32 12
  store i32 %2, ptr %22, align 4, !tbaa !52
  %23 = getelementptr inbounds nuw i8, ptr %9, i32 16
  store i64 %3, ptr %23, align 8, !tbaa !49
  %24 = getelementptr inbounds nuw i8, ptr %9, i32 24
  store i64 %4, ptr %24, align 8, !tbaa !53
  %25 = getelementptr inbounds nuw i8, ptr %9, i32 32
  store i64 %5, ptr %25, align 8, !tbaa !54
  %26 = getelementptr inbounds nuw i8, ptr %9, i32 40
  store double %6, ptr %26, align 8, !tbaa !55
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #8 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %3 = load ptr, ptr %2, align 4, !tbaa !46
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %3 = load ptr, ptr %2, align 4, !tbaa !31
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i32 24
  %7 = load ptr, ptr %6, align 4, !tbaa !56
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %11 = load ptr, ptr %10, align 4, !tbaa !45
  %12 = tail call i32 %7(ptr noundef %11) #14
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %3 = load ptr, ptr %2, align 4, !tbaa !57
  %4 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %5 = load ptr, ptr %4, align 4, !tbaa !31
  %6 = icmp eq ptr %5, null
  br i1 %6, label %426, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %9 = load ptr, ptr %8, align 4, !tbaa !65
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %13 = load ptr, ptr %12, align 4, !tbaa !56
  %14 = icmp eq ptr %13, null
  br i1 %14, label %426, label %15

15:                                               ; preds = %11, %7
  %16 = load ptr, ptr %0, align 8, !tbaa !66
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %18 = load i64, ptr %17, align 8, !tbaa !67
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 44
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %21 = getelementptr inbounds nuw i8, ptr %5, i32 8
  %22 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 20
  br label %26

26:                                               ; preds = %422, %15
  %27 = phi i64 [ 0, %15 ], [ %423, %422 ]
  %28 = icmp slt i64 %27, %18
  br i1 %28, label %29, label %799

29:                                               ; preds = %26
  %30 = trunc i64 %27 to i32
  %31 = getelementptr inbounds %struct.tfc_instruction, ptr %16, i32 %30
  %32 = add nsw i64 %27, 1
  %33 = getelementptr inbounds nuw i8, ptr %31, i32 16
  %34 = load i32, ptr %33, align 4, !tbaa !68
  switch i32 %34, label %402 [
    i32 0, label %35
    i32 1, label %168
    i32 3, label %172
    i32 4, label %185
    i32 2, label %204
    i32 5, label %254
    i32 6, label %321
    i32 7, label %385
    i32 8, label %398
    i32 9, label %400
  ]

35:                                               ; preds = %29
  %36 = load ptr, ptr %22, align 4, !tbaa !56
  %37 = icmp eq ptr %36, null
  br i1 %37, label %66, label %38

38:                                               ; preds = %35
  %39 = load i64, ptr %23, align 8, !tbaa !71
  %40 = icmp slt i64 %27, %39
  br i1 %40, label %41, label %66

41:                                               ; preds = %38
  %42 = load ptr, ptr %21, align 4, !tbaa !45
  %43 = tail call i32 %36(ptr noundef %42) #14
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %66, label %45

45:                                               ; preds = %41
  %46 = load ptr, ptr %2, align 4, !tbaa !57
  %47 = getelementptr inbounds nuw i8, ptr %46, i32 16
  %48 = load ptr, ptr %47, align 4, !tbaa !46
  %49 = getelementptr inbounds nuw i8, ptr %48, i32 4
  br label %50

50:                                               ; preds = %50, %45
  %51 = atomicrmw xchg ptr %49, i32 1 acquire, align 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %50, !llvm.loop !47

53:                                               ; preds = %50
  %54 = load atomic i32, ptr %48 monotonic, align 8
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %60, label %56

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw i8, ptr %48, i32 16
  %58 = load i64, ptr %57, align 8, !tbaa !49
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %404

60:                                               ; preds = %56, %53
  %61 = getelementptr inbounds nuw i8, ptr %48, i32 12
  store i32 0, ptr %61, align 4, !tbaa !52
  %62 = getelementptr inbounds nuw i8, ptr %48, i32 16
  store i64 0, ptr %62, align 8, !tbaa !49
  %63 = getelementptr inbounds nuw i8, ptr %48, i32 24
  store i64 0, ptr %63, align 8, !tbaa !53
  %64 = getelementptr inbounds nuw i8, ptr %48, i32 32
  store i64 0, ptr %64, align 8, !tbaa !54
  %65 = getelementptr inbounds nuw i8, ptr %48, i32 40
  store double 0.000000e+00, ptr %65, align 8, !tbaa !55
  store atomic i32 1, ptr %48 monotonic, align 8
  br label %404

66:                                               ; preds = %41, %38, %35
  %67 = load ptr, ptr %8, align 4, !tbaa !65
  %68 = icmp eq ptr %67, null
  br i1 %68, label %73, label %69

69:                                               ; preds = %66
  %70 = load ptr, ptr %21, align 4, !tbaa !45
  %71 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %72 = load i32, ptr %71, align 4, !tbaa !72
  tail call void %67(ptr noundef %70, i32 noundef %72, i32 noundef 0) #14
  br label %73

73:                                               ; preds = %69, %66
  %74 = getelementptr inbounds nuw i8, ptr %31, i32 8
  %75 = load i32, ptr %74, align 4, !tbaa !73
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
  %88 = load ptr, ptr %20, align 8, !tbaa !74
  %89 = load ptr, ptr %78, align 4, !tbaa !75
  %90 = getelementptr inbounds nuw i32, ptr %89, i32 %86
  %91 = load i32, ptr %90, align 4, !tbaa !5
  %92 = getelementptr inbounds ptr, ptr %88, i32 %91
  %93 = load ptr, ptr %92, align 4, !tbaa !76
  %94 = load ptr, ptr %24, align 8, !tbaa !77
  %95 = getelementptr inbounds nuw ptr, ptr %94, i32 %86
  store ptr %93, ptr %95, align 4, !tbaa !76
  br label %96

96:                                               ; preds = %85, %83, %73
  %97 = load ptr, ptr %31, align 4, !tbaa !78
  %98 = load ptr, ptr %24, align 8, !tbaa !77
  %99 = load ptr, ptr %25, align 4, !tbaa !79
  %100 = load ptr, ptr %2, align 4, !tbaa !57
  %101 = tail call i32 %97(ptr noundef %98, ptr noundef %99, ptr noundef %100) #14
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %161, label %126

103:                                              ; preds = %103, %81
  %104 = phi i32 [ 0, %81 ], [ %123, %103 ]
  %105 = phi i32 [ 0, %81 ], [ %124, %103 ]
  %106 = load ptr, ptr %20, align 8, !tbaa !74
  %107 = load ptr, ptr %78, align 4, !tbaa !75
  %108 = getelementptr inbounds nuw i32, ptr %107, i32 %104
  %109 = load i32, ptr %108, align 4, !tbaa !5
  %110 = getelementptr inbounds ptr, ptr %106, i32 %109
  %111 = load ptr, ptr %110, align 4, !tbaa !76
  %112 = load ptr, ptr %24, align 8, !tbaa !77
  %113 = getelementptr inbounds nuw ptr, ptr %112, i32 %104
  store ptr %111, ptr %113, align 4, !tbaa !76
  %114 = or disjoint i32 %104, 1
  %115 = load ptr, ptr %20, align 8, !tbaa !74
  %116 = load ptr, ptr %78, align 4, !tbaa !75
  %117 = getelementptr inbounds nuw i32, ptr %116, i32 %114
  %118 = load i32, ptr %117, align 4, !tbaa !5
  %119 = getelementptr inbounds ptr, ptr %115, i32 %118
  %120 = load ptr, ptr %119, align 4, !tbaa !76
  %121 = load ptr, ptr %24, align 8, !tbaa !77
  %122 = getelementptr inbounds nuw ptr, ptr %121, i32 %114
  store ptr %120, ptr %122, align 4, !tbaa !76
  %123 = add nuw i32 %104, 2
  %124 = add i32 %105, 2
  %125 = icmp eq i32 %124, %82
  br i1 %125, label %83, label %103, !llvm.loop !80

126:                                              ; preds = %96
  %127 = load ptr, ptr %2, align 4, !tbaa !57
  %128 = getelementptr inbounds nuw i8, ptr %127, i32 16
  %129 = load ptr, ptr %128, align 4, !tbaa !46
  %130 = load atomic i32, ptr %129 acquire, align 8
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %154

132:                                              ; preds = %126
  %133 = load ptr, ptr %2, align 4, !tbaa !57
  %134 = getelementptr inbounds nuw i8, ptr %133, i32 16
  %135 = load ptr, ptr %134, align 4, !tbaa !46
  %136 = getelementptr inbounds nuw i8, ptr %135, i32 4
  br label %137

137:                                              ; preds = %137, %132
  %138 = atomicrmw xchg ptr %136, i32 1 acquire, align 4
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %137, !llvm.loop !47

140:                                              ; preds = %137
  %141 = load atomic i32, ptr %135 monotonic, align 8
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %147, label %143

143:                                              ; preds = %140
  %144 = getelementptr inbounds nuw i8, ptr %135, i32 16
  %145 = load i64, ptr %144, align 8, !tbaa !49
  %146 = icmp sgt i64 %145, 0
  br i1 %146, label %147, label %153

147:                                              ; preds = %143, %140
  %148 = getelementptr inbounds nuw i8, ptr %135, i32 12
  store i32 0, ptr %148, align 4, !tbaa !52
  %149 = getelementptr inbounds nuw i8, ptr %135, i32 16
  store i64 0, ptr %149, align 8, !tbaa !49
  %150 = getelementptr inbounds nuw i8, ptr %135, i32 24
  store i64 0, ptr %150, align 8, !tbaa !53
  %151 = getelementptr inbounds nuw i8, ptr %135, i32 32
  store i64 0, ptr %151, align 8, !tbaa !54
  %152 = getelementptr inbounds nuw i8, ptr %135, i32 40
  store double 0.000000e+00, ptr %152, align 8, !tbaa !55
  store atomic i32 %101, ptr %135 monotonic, align 8
  br label %153

153:                                              ; preds = %147, %143
  store atomic i32 0, ptr %136 release, align 4
  br label %154

154:                                              ; preds = %153, %126
  %155 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %156 = load i32, ptr %155, align 4, !tbaa !72
  %157 = load ptr, ptr %2, align 4, !tbaa !57
  %158 = getelementptr inbounds nuw i8, ptr %157, i32 16
  %159 = load ptr, ptr %158, align 4, !tbaa !46
  %160 = getelementptr inbounds nuw i8, ptr %159, i32 8
  store i32 %156, ptr %160, align 8, !tbaa !81
  br label %161

161:                                              ; preds = %154, %96
  %162 = load ptr, ptr %8, align 4, !tbaa !65
  %163 = icmp eq ptr %162, null
  br i1 %163, label %422, label %164

164:                                              ; preds = %161
  %165 = load ptr, ptr %21, align 4, !tbaa !45
  %166 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %167 = load i32, ptr %166, align 4, !tbaa !72
  tail call void %162(ptr noundef %165, i32 noundef %167, i32 noundef 1) #14
  br label %422

168:                                              ; preds = %29
  %169 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %170 = load i32, ptr %169, align 4, !tbaa !82
  %171 = sext i32 %170 to i64
  br label %422

172:                                              ; preds = %29
  %173 = load ptr, ptr %20, align 8, !tbaa !74
  %174 = getelementptr inbounds nuw i8, ptr %31, i32 4
  %175 = load ptr, ptr %174, align 4, !tbaa !75
  %176 = load i32, ptr %175, align 4, !tbaa !5
  %177 = getelementptr inbounds ptr, ptr %173, i32 %176
  %178 = load ptr, ptr %177, align 4, !tbaa !76
  %179 = load i8, ptr %178, align 1, !tbaa !83
  %180 = icmp eq i8 %179, 0
  br i1 %180, label %181, label %422

181:                                              ; preds = %172
  %182 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %183 = load i32, ptr %182, align 4, !tbaa !82
  %184 = sext i32 %183 to i64
  br label %422

185:                                              ; preds = %29
  %186 = getelementptr inbounds nuw i8, ptr %31, i32 4
  %187 = load ptr, ptr %186, align 4, !tbaa !75
  %188 = load ptr, ptr %20, align 8, !tbaa !74
  %189 = load i32, ptr %187, align 4, !tbaa !5
  %190 = getelementptr inbounds ptr, ptr %188, i32 %189
  %191 = load ptr, ptr %190, align 4, !tbaa !76
  store i32 0, ptr %191, align 4, !tbaa !5
  %192 = getelementptr inbounds nuw i8, ptr %187, i32 4
  %193 = load i32, ptr %192, align 4, !tbaa !5
  %194 = icmp sgt i32 %193, -1
  br i1 %194, label %195, label %422

195:                                              ; preds = %185
  %196 = getelementptr inbounds nuw ptr, ptr %188, i32 %193
  %197 = load ptr, ptr %196, align 4, !tbaa !76
  %198 = load i32, ptr %197, align 4, !tbaa !5
  %199 = icmp slt i32 %198, 1
  br i1 %199, label %200, label %422

200:                                              ; preds = %195
  %201 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %202 = load i32, ptr %201, align 4, !tbaa !82
  %203 = sext i32 %202 to i64
  br label %422

204:                                              ; preds = %29
  %205 = load ptr, ptr %8, align 4, !tbaa !65
  %206 = icmp eq ptr %205, null
  br i1 %206, label %211, label %207

207:                                              ; preds = %204
  %208 = load ptr, ptr %21, align 4, !tbaa !45
  %209 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %210 = load i32, ptr %209, align 4, !tbaa !72
  tail call void %205(ptr noundef %208, i32 noundef %210, i32 noundef 2) #14
  br label %211

211:                                              ; preds = %207, %204
  %212 = load ptr, ptr %22, align 4, !tbaa !56
  %213 = icmp eq ptr %212, null
  br i1 %213, label %249, label %214

214:                                              ; preds = %211
  %215 = load i64, ptr %23, align 8, !tbaa !71
  %216 = icmp slt i64 %27, %215
  br i1 %216, label %217, label %249

217:                                              ; preds = %214
  %218 = load ptr, ptr %21, align 4, !tbaa !45
  %219 = tail call i32 %212(ptr noundef %218) #14
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %249, label %221

221:                                              ; preds = %217
  %222 = load ptr, ptr %2, align 4, !tbaa !57
  %223 = getelementptr inbounds nuw i8, ptr %222, i32 16
  %224 = load ptr, ptr %223, align 4, !tbaa !46
  %225 = getelementptr inbounds nuw i8, ptr %224, i32 4
  br label %226

226:                                              ; preds = %226, %221
  %227 = atomicrmw xchg ptr %225, i32 1 acquire, align 4
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %229, label %226, !llvm.loop !47

229:                                              ; preds = %226
  %230 = load atomic i32, ptr %224 monotonic, align 8
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %236, label %232

232:                                              ; preds = %229
  %233 = getelementptr inbounds nuw i8, ptr %224, i32 16
  %234 = load i64, ptr %233, align 8, !tbaa !49
  %235 = icmp sgt i64 %234, 0
  br i1 %235, label %236, label %242

236:                                              ; preds = %232, %229
  %237 = getelementptr inbounds nuw i8, ptr %224, i32 12
  store i32 0, ptr %237, align 4, !tbaa !52
  %238 = getelementptr inbounds nuw i8, ptr %224, i32 16
  store i64 0, ptr %238, align 8, !tbaa !49
  %239 = getelementptr inbounds nuw i8, ptr %224, i32 24
  store i64 0, ptr %239, align 8, !tbaa !53
  %240 = getelementptr inbounds nuw i8, ptr %224, i32 32
  store i64 0, ptr %240, align 8, !tbaa !54
  %241 = getelementptr inbounds nuw i8, ptr %224, i32 40
  store double 0.000000e+00, ptr %241, align 8, !tbaa !55
  store atomic i32 1, ptr %224 monotonic, align 8
  br label %242

242:                                              ; preds = %236, %232
  store atomic i32 0, ptr %225 release, align 4
  %243 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %244 = load i32, ptr %243, align 4, !tbaa !72
  %245 = load ptr, ptr %2, align 4, !tbaa !57
  %246 = getelementptr inbounds nuw i8, ptr %245, i32 16
  %247 = load ptr, ptr %246, align 4, !tbaa !46
  %248 = getelementptr inbounds nuw i8, ptr %247, i32 8
  store i32 %244, ptr %248, align 8, !tbaa !81
  br label %249

249:                                              ; preds = %211, %214, %217, %242
  %250 = phi i32 [ 0, %211 ], [ 1, %242 ], [ 0, %217 ], [ 0, %214 ]
  %251 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %252 = load i32, ptr %251, align 4, !tbaa !82
  %253 = sext i32 %252 to i64
  br label %422

254:                                              ; preds = %29
  %255 = load ptr, ptr %8, align 4, !tbaa !65
  %256 = icmp eq ptr %255, null
  br i1 %256, label %261, label %257

257:                                              ; preds = %254
  %258 = load ptr, ptr %21, align 4, !tbaa !45
  %259 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %260 = load i32, ptr %259, align 4, !tbaa !72
  tail call void %255(ptr noundef %258, i32 noundef %260, i32 noundef 2) #14
  br label %261

261:                                              ; preds = %257, %254
  %262 = load ptr, ptr %22, align 4, !tbaa !56
  %263 = icmp eq ptr %262, null
  br i1 %263, label %299, label %264

264:                                              ; preds = %261
  %265 = load i64, ptr %23, align 8, !tbaa !71
  %266 = icmp slt i64 %27, %265
  br i1 %266, label %267, label %299

267:                                              ; preds = %264
  %268 = load ptr, ptr %21, align 4, !tbaa !45
  %269 = tail call i32 %262(ptr noundef %268) #14
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %299, label %271

271:                                              ; preds = %267
  %272 = load ptr, ptr %2, align 4, !tbaa !57
  %273 = getelementptr inbounds nuw i8, ptr %272, i32 16
  %274 = load ptr, ptr %273, align 4, !tbaa !46
  %275 = getelementptr inbounds nuw i8, ptr %274, i32 4
  br label %276

276:                                              ; preds = %276, %271
  %277 = atomicrmw xchg ptr %275, i32 1 acquire, align 4
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %279, label %276, !llvm.loop !47

279:                                              ; preds = %276
  %280 = load atomic i32, ptr %274 monotonic, align 8
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %286, label %282

282:                                              ; preds = %279
  %283 = getelementptr inbounds nuw i8, ptr %274, i32 16
  %284 = load i64, ptr %283, align 8, !tbaa !49
  %285 = icmp sgt i64 %284, 0
  br i1 %285, label %286, label %292

286:                                              ; preds = %282, %279
  %287 = getelementptr inbounds nuw i8, ptr %274, i32 12
  store i32 0, ptr %287, align 4, !tbaa !52
  %288 = getelementptr inbounds nuw i8, ptr %274, i32 16
  store i64 0, ptr %288, align 8, !tbaa !49
  %289 = getelementptr inbounds nuw i8, ptr %274, i32 24
  store i64 0, ptr %289, align 8, !tbaa !53
  %290 = getelementptr inbounds nuw i8, ptr %274, i32 32
  store i64 0, ptr %290, align 8, !tbaa !54
  %291 = getelementptr inbounds nuw i8, ptr %274, i32 40
  store double 0.000000e+00, ptr %291, align 8, !tbaa !55
  store atomic i32 1, ptr %274 monotonic, align 8
  br label %292

292:                                              ; preds = %286, %282
  store atomic i32 0, ptr %275 release, align 4
  %293 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %294 = load i32, ptr %293, align 4, !tbaa !72
  %295 = load ptr, ptr %2, align 4, !tbaa !57
  %296 = getelementptr inbounds nuw i8, ptr %295, i32 16
  %297 = load ptr, ptr %296, align 4, !tbaa !46
  %298 = getelementptr inbounds nuw i8, ptr %297, i32 8
  store i32 %294, ptr %298, align 8, !tbaa !81
  br label %299

299:                                              ; preds = %261, %264, %267, %292
  %300 = phi i32 [ 0, %261 ], [ 1, %292 ], [ 0, %267 ], [ 0, %264 ]
  %301 = getelementptr inbounds nuw i8, ptr %31, i32 4
  %302 = load ptr, ptr %301, align 4, !tbaa !75
  %303 = load ptr, ptr %20, align 8, !tbaa !74
  %304 = load i32, ptr %302, align 4, !tbaa !5
  %305 = getelementptr inbounds ptr, ptr %303, i32 %304
  %306 = load ptr, ptr %305, align 4, !tbaa !76
  %307 = load i32, ptr %306, align 4, !tbaa !5
  %308 = add nsw i32 %307, 1
  store i32 %308, ptr %306, align 4, !tbaa !5
  %309 = getelementptr inbounds nuw i8, ptr %302, i32 4
  %310 = load i32, ptr %309, align 4, !tbaa !5
  %311 = icmp slt i32 %310, 0
  br i1 %311, label %317, label %312

312:                                              ; preds = %299
  %313 = getelementptr inbounds nuw ptr, ptr %303, i32 %310
  %314 = load ptr, ptr %313, align 4, !tbaa !76
  %315 = load i32, ptr %314, align 4, !tbaa !5
  %316 = icmp slt i32 %308, %315
  br i1 %316, label %317, label %422

317:                                              ; preds = %312, %299
  %318 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %319 = load i32, ptr %318, align 4, !tbaa !82
  %320 = sext i32 %319 to i64
  br label %422

321:                                              ; preds = %29
  %322 = getelementptr inbounds nuw i8, ptr %31, i32 4
  %323 = load ptr, ptr %322, align 4, !tbaa !75
  %324 = getelementptr inbounds nuw i8, ptr %31, i32 8
  %325 = load i32, ptr %324, align 4, !tbaa !73
  %326 = load ptr, ptr %20, align 8, !tbaa !74
  %327 = load i32, ptr %323, align 4, !tbaa !5
  %328 = getelementptr inbounds ptr, ptr %326, i32 %327
  %329 = load ptr, ptr %328, align 4, !tbaa !76
  %330 = getelementptr inbounds nuw i8, ptr %323, i32 4
  %331 = load i32, ptr %330, align 4, !tbaa !5
  %332 = getelementptr inbounds ptr, ptr %326, i32 %331
  %333 = load ptr, ptr %332, align 4, !tbaa !76
  store ptr %333, ptr %328, align 4, !tbaa !76
  %334 = load ptr, ptr %20, align 8, !tbaa !74
  %335 = getelementptr inbounds ptr, ptr %334, i32 %331
  store ptr %329, ptr %335, align 4, !tbaa !76
  %336 = load ptr, ptr %19, align 4, !tbaa !84
  %337 = getelementptr inbounds nuw i8, ptr %323, i32 8
  %338 = load i32, ptr %337, align 4, !tbaa !5
  %339 = getelementptr inbounds i8, ptr %336, i32 %338
  %340 = load i8, ptr %339, align 1, !tbaa !83
  %341 = xor i8 %340, 1
  store i8 %341, ptr %339, align 1, !tbaa !83
  %342 = getelementptr inbounds nuw i8, ptr %323, i32 12
  %343 = load i32, ptr %342, align 4, !tbaa !5
  %344 = add i32 %343, 4
  %345 = icmp ugt i32 %325, 4
  br i1 %345, label %346, label %422

346:                                              ; preds = %321
  %347 = ptrtoint ptr %329 to i32
  %348 = ptrtoint ptr %333 to i32
  %349 = and i32 %325, 1
  %350 = icmp eq i32 %325, 5
  br i1 %350, label %407, label %351

351:                                              ; preds = %346
  %352 = and i32 %325, -2
  %353 = add i32 %352, -6
  br label %354

354:                                              ; preds = %354, %351
  %355 = phi i32 [ 4, %351 ], [ %382, %354 ]
  %356 = phi i32 [ 0, %351 ], [ %383, %354 ]
  %357 = load ptr, ptr %20, align 8, !tbaa !74
  %358 = getelementptr inbounds nuw i32, ptr %323, i32 %355
  %359 = load i32, ptr %358, align 4, !tbaa !5
  %360 = getelementptr inbounds ptr, ptr %357, i32 %359
  %361 = load ptr, ptr %360, align 4, !tbaa !76
  %362 = icmp ult i32 %355, %344
  %363 = ptrtoint ptr %361 to i32
  %364 = sub i32 %363, %347
  %365 = getelementptr inbounds i8, ptr %333, i32 %364
  %366 = sub i32 %363, %348
  %367 = getelementptr inbounds i8, ptr %329, i32 %366
  %368 = select i1 %362, ptr %365, ptr %367
  store ptr %368, ptr %360, align 4, !tbaa !76
  %369 = or disjoint i32 %355, 1
  %370 = load ptr, ptr %20, align 8, !tbaa !74
  %371 = getelementptr inbounds nuw i32, ptr %323, i32 %369
  %372 = load i32, ptr %371, align 4, !tbaa !5
  %373 = getelementptr inbounds ptr, ptr %370, i32 %372
  %374 = load ptr, ptr %373, align 4, !tbaa !76
  %375 = icmp ult i32 %369, %344
  %376 = ptrtoint ptr %374 to i32
  %377 = sub i32 %376, %347
  %378 = getelementptr inbounds i8, ptr %333, i32 %377
  %379 = sub i32 %376, %348
  %380 = getelementptr inbounds i8, ptr %329, i32 %379
  %381 = select i1 %375, ptr %378, ptr %380
  store ptr %381, ptr %373, align 4, !tbaa !76
  %382 = add nuw i32 %355, 2
  %383 = add i32 %356, 2
  %384 = icmp eq i32 %356, %353
  br i1 %384, label %405, label %354, !llvm.loop !85

385:                                              ; preds = %29
  %386 = load ptr, ptr %19, align 4, !tbaa !84
  %387 = getelementptr inbounds nuw i8, ptr %31, i32 4
  %388 = load ptr, ptr %387, align 4, !tbaa !75
  %389 = getelementptr inbounds nuw i8, ptr %388, i32 8
  %390 = load i32, ptr %389, align 4, !tbaa !5
  %391 = getelementptr inbounds i8, ptr %386, i32 %390
  %392 = load i8, ptr %391, align 1, !tbaa !83
  %393 = icmp eq i8 %392, 0
  br i1 %393, label %394, label %422

394:                                              ; preds = %385
  %395 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %396 = load i32, ptr %395, align 4, !tbaa !82
  %397 = sext i32 %396 to i64
  br label %422

398:                                              ; preds = %29
  %399 = tail call fastcc i32 @set_size(ptr noundef nonnull %0, ptr noundef nonnull %31) #15
  br label %422

400:                                              ; preds = %29
  %401 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %31) #15
  br label %422

402:                                              ; preds = %29
  %403 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %31) #15
  br label %422

404:                                              ; preds = %60, %56
  store atomic i32 0, ptr %49 release, align 4
  br label %790

405:                                              ; preds = %354
  %406 = icmp eq i32 %349, 0
  br i1 %406, label %422, label %407

407:                                              ; preds = %405, %346
  %408 = phi i32 [ 4, %346 ], [ %382, %405 ]
  %409 = icmp ne i32 %349, 0
  tail call void @llvm.assume(i1 %409)
  %410 = load ptr, ptr %20, align 8, !tbaa !74
  %411 = getelementptr inbounds nuw i32, ptr %323, i32 %408
  %412 = load i32, ptr %411, align 4, !tbaa !5
  %413 = getelementptr inbounds ptr, ptr %410, i32 %412
  %414 = load ptr, ptr %413, align 4, !tbaa !76
  %415 = icmp ult i32 %408, %344
  %416 = ptrtoint ptr %414 to i32
  %417 = sub i32 %416, %347
  %418 = getelementptr inbounds i8, ptr %333, i32 %417
  %419 = sub i32 %416, %348
  %420 = getelementptr inbounds i8, ptr %329, i32 %419
  %421 = select i1 %415, ptr %418, ptr %420
  store ptr %421, ptr %413, align 4, !tbaa !76
  br label %422

422:                                              ; preds = %407, %405, %321, %317, %312, %200, %195, %185, %164, %161, %402, %400, %398, %394, %385, %249, %181, %172, %168
  %423 = phi i64 [ %32, %402 ], [ %32, %400 ], [ %171, %168 ], [ %32, %385 ], [ %32, %321 ], [ %253, %249 ], [ %32, %185 ], [ %32, %312 ], [ %32, %172 ], [ %32, %398 ], [ %32, %164 ], [ %184, %181 ], [ %397, %394 ], [ %32, %195 ], [ %32, %161 ], [ %320, %317 ], [ %203, %200 ], [ %32, %405 ], [ %32, %407 ]
  %424 = phi i32 [ %403, %402 ], [ %401, %400 ], [ 0, %168 ], [ 0, %385 ], [ 0, %321 ], [ %250, %249 ], [ 0, %185 ], [ %300, %312 ], [ 0, %172 ], [ %399, %398 ], [ %101, %164 ], [ 0, %181 ], [ 0, %394 ], [ 0, %195 ], [ %101, %161 ], [ %300, %317 ], [ 0, %200 ], [ 0, %405 ], [ 0, %407 ]
  %425 = icmp eq i32 %424, 0
  br i1 %425, label %26, label %799, !llvm.loop !86

426:                                              ; preds = %11, %1
  %427 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %428 = load i64, ptr %427, align 8, !tbaa !87
  %429 = icmp eq i64 %428, 0
  br i1 %429, label %527, label %430

430:                                              ; preds = %426
  %431 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %432 = load i64, ptr %431, align 8, !tbaa !67
  %433 = icmp sgt i64 %432, 0
  br i1 %433, label %434, label %799

434:                                              ; preds = %430
  %435 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %436 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %437 = getelementptr inbounds nuw i8, ptr %0, i32 20
  br label %442

438:                                              ; preds = %469
  %439 = add nuw nsw i64 %443, 1
  %440 = load i64, ptr %431, align 8, !tbaa !67
  %441 = icmp slt i64 %439, %440
  br i1 %441, label %442, label %799, !llvm.loop !88

442:                                              ; preds = %438, %434
  %443 = phi i64 [ 0, %434 ], [ %439, %438 ]
  %444 = load ptr, ptr %0, align 8, !tbaa !66
  %445 = trunc i64 %443 to i32
  %446 = getelementptr inbounds %struct.tfc_instruction, ptr %444, i32 %445
  %447 = getelementptr inbounds nuw i8, ptr %446, i32 8
  %448 = load i32, ptr %447, align 4, !tbaa !73
  %449 = icmp eq i32 %448, 0
  br i1 %449, label %469, label %450

450:                                              ; preds = %442
  %451 = getelementptr inbounds nuw i8, ptr %446, i32 4
  %452 = and i32 %448, 1
  %453 = icmp eq i32 %448, 1
  br i1 %453, label %458, label %454

454:                                              ; preds = %450
  %455 = and i32 %448, -2
  br label %476

456:                                              ; preds = %476
  %457 = icmp eq i32 %452, 0
  br i1 %457, label %469, label %458

458:                                              ; preds = %456, %450
  %459 = phi i32 [ 0, %450 ], [ %496, %456 ]
  %460 = icmp ne i32 %452, 0
  tail call void @llvm.assume(i1 %460)
  %461 = load ptr, ptr %435, align 8, !tbaa !74
  %462 = load ptr, ptr %451, align 4, !tbaa !75
  %463 = getelementptr inbounds nuw i32, ptr %462, i32 %459
  %464 = load i32, ptr %463, align 4, !tbaa !5
  %465 = getelementptr inbounds ptr, ptr %461, i32 %464
  %466 = load ptr, ptr %465, align 4, !tbaa !76
  %467 = load ptr, ptr %436, align 8, !tbaa !77
  %468 = getelementptr inbounds nuw ptr, ptr %467, i32 %459
  store ptr %466, ptr %468, align 4, !tbaa !76
  br label %469

469:                                              ; preds = %458, %456, %442
  %470 = load ptr, ptr %446, align 4, !tbaa !78
  %471 = load ptr, ptr %436, align 8, !tbaa !77
  %472 = load ptr, ptr %437, align 4, !tbaa !79
  %473 = load ptr, ptr %2, align 4, !tbaa !57
  %474 = tail call i32 %470(ptr noundef %471, ptr noundef %472, ptr noundef %473) #14
  %475 = icmp eq i32 %474, 0
  br i1 %475, label %438, label %499

476:                                              ; preds = %476, %454
  %477 = phi i32 [ 0, %454 ], [ %496, %476 ]
  %478 = phi i32 [ 0, %454 ], [ %497, %476 ]
  %479 = load ptr, ptr %435, align 8, !tbaa !74
  %480 = load ptr, ptr %451, align 4, !tbaa !75
  %481 = getelementptr inbounds nuw i32, ptr %480, i32 %477
  %482 = load i32, ptr %481, align 4, !tbaa !5
  %483 = getelementptr inbounds ptr, ptr %479, i32 %482
  %484 = load ptr, ptr %483, align 4, !tbaa !76
  %485 = load ptr, ptr %436, align 8, !tbaa !77
  %486 = getelementptr inbounds nuw ptr, ptr %485, i32 %477
  store ptr %484, ptr %486, align 4, !tbaa !76
  %487 = or disjoint i32 %477, 1
  %488 = load ptr, ptr %435, align 8, !tbaa !74
  %489 = load ptr, ptr %451, align 4, !tbaa !75
  %490 = getelementptr inbounds nuw i32, ptr %489, i32 %487
  %491 = load i32, ptr %490, align 4, !tbaa !5
  %492 = getelementptr inbounds ptr, ptr %488, i32 %491
  %493 = load ptr, ptr %492, align 4, !tbaa !76
  %494 = load ptr, ptr %436, align 8, !tbaa !77
  %495 = getelementptr inbounds nuw ptr, ptr %494, i32 %487
  store ptr %493, ptr %495, align 4, !tbaa !76
  %496 = add nuw i32 %477, 2
  %497 = add i32 %478, 2
  %498 = icmp eq i32 %497, %455
  br i1 %498, label %456, label %476, !llvm.loop !80

499:                                              ; preds = %469
  %500 = load ptr, ptr %2, align 4, !tbaa !57
  %501 = getelementptr inbounds nuw i8, ptr %500, i32 16
  %502 = load ptr, ptr %501, align 4, !tbaa !46
  %503 = load atomic i32, ptr %502 acquire, align 8
  %504 = icmp eq i32 %503, 0
  br i1 %504, label %505, label %790

505:                                              ; preds = %499
  %506 = load ptr, ptr %2, align 4, !tbaa !57
  %507 = getelementptr inbounds nuw i8, ptr %506, i32 16
  %508 = load ptr, ptr %507, align 4, !tbaa !46
  %509 = getelementptr inbounds nuw i8, ptr %508, i32 4
  br label %510

510:                                              ; preds = %510, %505
  %511 = atomicrmw xchg ptr %509, i32 1 acquire, align 4
  %512 = icmp eq i32 %511, 0
  br i1 %512, label %513, label %510, !llvm.loop !47

513:                                              ; preds = %510
  %514 = load atomic i32, ptr %508 monotonic, align 8
  %515 = icmp eq i32 %514, 0
  br i1 %515, label %520, label %516

516:                                              ; preds = %513
  %517 = getelementptr inbounds nuw i8, ptr %508, i32 16
  %518 = load i64, ptr %517, align 8, !tbaa !49
  %519 = icmp sgt i64 %518, 0
  br i1 %519, label %520, label %526

520:                                              ; preds = %516, %513
  %521 = getelementptr inbounds nuw i8, ptr %508, i32 12
  store i32 0, ptr %521, align 4, !tbaa !52
  %522 = getelementptr inbounds nuw i8, ptr %508, i32 16
  store i64 0, ptr %522, align 8, !tbaa !49
  %523 = getelementptr inbounds nuw i8, ptr %508, i32 24
  store i64 0, ptr %523, align 8, !tbaa !53
  %524 = getelementptr inbounds nuw i8, ptr %508, i32 32
  store i64 0, ptr %524, align 8, !tbaa !54
  %525 = getelementptr inbounds nuw i8, ptr %508, i32 40
  store double 0.000000e+00, ptr %525, align 8, !tbaa !55
  store atomic i32 %474, ptr %508 monotonic, align 8
  br label %526

526:                                              ; preds = %520, %516
  store atomic i32 0, ptr %509 release, align 4
  br label %790

527:                                              ; preds = %426
  %528 = load ptr, ptr %0, align 8, !tbaa !66
  %529 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %530 = load i64, ptr %529, align 8, !tbaa !67
  %531 = getelementptr inbounds nuw i8, ptr %0, i32 44
  %532 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %533 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %534 = getelementptr inbounds nuw i8, ptr %0, i32 20
  br label %535

535:                                              ; preds = %786, %527
  %536 = phi i64 [ 0, %527 ], [ %787, %786 ]
  %537 = icmp slt i64 %536, %530
  br i1 %537, label %538, label %799

538:                                              ; preds = %535
  %539 = trunc i64 %536 to i32
  %540 = getelementptr inbounds %struct.tfc_instruction, ptr %528, i32 %539
  %541 = add nsw i64 %536, 1
  %542 = getelementptr inbounds nuw i8, ptr %540, i32 16
  %543 = load i32, ptr %542, align 4, !tbaa !68
  switch i32 %543, label %767 [
    i32 0, label %544
    i32 1, label %625
    i32 3, label %629
    i32 4, label %642
    i32 2, label %661
    i32 5, label %665
    i32 6, label %686
    i32 7, label %750
    i32 8, label %763
    i32 9, label %765
  ]

544:                                              ; preds = %538
  %545 = getelementptr inbounds nuw i8, ptr %540, i32 8
  %546 = load i32, ptr %545, align 4, !tbaa !73
  %547 = icmp eq i32 %546, 0
  br i1 %547, label %567, label %548

548:                                              ; preds = %544
  %549 = getelementptr inbounds nuw i8, ptr %540, i32 4
  %550 = and i32 %546, 1
  %551 = icmp eq i32 %546, 1
  br i1 %551, label %556, label %552

552:                                              ; preds = %548
  %553 = and i32 %546, -2
  br label %574

554:                                              ; preds = %574
  %555 = icmp eq i32 %550, 0
  br i1 %555, label %567, label %556

556:                                              ; preds = %554, %548
  %557 = phi i32 [ 0, %548 ], [ %594, %554 ]
  %558 = icmp ne i32 %550, 0
  tail call void @llvm.assume(i1 %558)
  %559 = load ptr, ptr %532, align 8, !tbaa !74
  %560 = load ptr, ptr %549, align 4, !tbaa !75
  %561 = getelementptr inbounds nuw i32, ptr %560, i32 %557
  %562 = load i32, ptr %561, align 4, !tbaa !5
  %563 = getelementptr inbounds ptr, ptr %559, i32 %562
  %564 = load ptr, ptr %563, align 4, !tbaa !76
  %565 = load ptr, ptr %533, align 8, !tbaa !77
  %566 = getelementptr inbounds nuw ptr, ptr %565, i32 %557
  store ptr %564, ptr %566, align 4, !tbaa !76
  br label %567

567:                                              ; preds = %556, %554, %544
  %568 = load ptr, ptr %540, align 4, !tbaa !78
  %569 = load ptr, ptr %533, align 8, !tbaa !77
  %570 = load ptr, ptr %534, align 4, !tbaa !79
  %571 = load ptr, ptr %2, align 4, !tbaa !57
  %572 = tail call i32 %568(ptr noundef %569, ptr noundef %570, ptr noundef %571) #14
  %573 = icmp eq i32 %572, 0
  br i1 %573, label %786, label %597

574:                                              ; preds = %574, %552
  %575 = phi i32 [ 0, %552 ], [ %594, %574 ]
  %576 = phi i32 [ 0, %552 ], [ %595, %574 ]
  %577 = load ptr, ptr %532, align 8, !tbaa !74
  %578 = load ptr, ptr %549, align 4, !tbaa !75
  %579 = getelementptr inbounds nuw i32, ptr %578, i32 %575
  %580 = load i32, ptr %579, align 4, !tbaa !5
  %581 = getelementptr inbounds ptr, ptr %577, i32 %580
  %582 = load ptr, ptr %581, align 4, !tbaa !76
  %583 = load ptr, ptr %533, align 8, !tbaa !77
  %584 = getelementptr inbounds nuw ptr, ptr %583, i32 %575
  store ptr %582, ptr %584, align 4, !tbaa !76
  %585 = or disjoint i32 %575, 1
  %586 = load ptr, ptr %532, align 8, !tbaa !74
  %587 = load ptr, ptr %549, align 4, !tbaa !75
  %588 = getelementptr inbounds nuw i32, ptr %587, i32 %585
  %589 = load i32, ptr %588, align 4, !tbaa !5
  %590 = getelementptr inbounds ptr, ptr %586, i32 %589
  %591 = load ptr, ptr %590, align 4, !tbaa !76
  %592 = load ptr, ptr %533, align 8, !tbaa !77
  %593 = getelementptr inbounds nuw ptr, ptr %592, i32 %585
  store ptr %591, ptr %593, align 4, !tbaa !76
  %594 = add nuw i32 %575, 2
  %595 = add i32 %576, 2
  %596 = icmp eq i32 %595, %553
  br i1 %596, label %554, label %574, !llvm.loop !80

597:                                              ; preds = %567
  %598 = load ptr, ptr %2, align 4, !tbaa !57
  %599 = getelementptr inbounds nuw i8, ptr %598, i32 16
  %600 = load ptr, ptr %599, align 4, !tbaa !46
  %601 = load atomic i32, ptr %600 acquire, align 8
  %602 = icmp eq i32 %601, 0
  br i1 %602, label %603, label %790

603:                                              ; preds = %597
  %604 = load ptr, ptr %2, align 4, !tbaa !57
  %605 = getelementptr inbounds nuw i8, ptr %604, i32 16
  %606 = load ptr, ptr %605, align 4, !tbaa !46
  %607 = getelementptr inbounds nuw i8, ptr %606, i32 4
  br label %608

608:                                              ; preds = %608, %603
  %609 = atomicrmw xchg ptr %607, i32 1 acquire, align 4
  %610 = icmp eq i32 %609, 0
  br i1 %610, label %611, label %608, !llvm.loop !47

611:                                              ; preds = %608
  %612 = load atomic i32, ptr %606 monotonic, align 8
  %613 = icmp eq i32 %612, 0
  br i1 %613, label %618, label %614

614:                                              ; preds = %611
  %615 = getelementptr inbounds nuw i8, ptr %606, i32 16
  %616 = load i64, ptr %615, align 8, !tbaa !49
  %617 = icmp sgt i64 %616, 0
  br i1 %617, label %618, label %624

618:                                              ; preds = %614, %611
  %619 = getelementptr inbounds nuw i8, ptr %606, i32 12
  store i32 0, ptr %619, align 4, !tbaa !52
  %620 = getelementptr inbounds nuw i8, ptr %606, i32 16
  store i64 0, ptr %620, align 8, !tbaa !49
  %621 = getelementptr inbounds nuw i8, ptr %606, i32 24
  store i64 0, ptr %621, align 8, !tbaa !53
  %622 = getelementptr inbounds nuw i8, ptr %606, i32 32
  store i64 0, ptr %622, align 8, !tbaa !54
  %623 = getelementptr inbounds nuw i8, ptr %606, i32 40
  store double 0.000000e+00, ptr %623, align 8, !tbaa !55
  store atomic i32 %572, ptr %606 monotonic, align 8
  br label %624

624:                                              ; preds = %618, %614
  store atomic i32 0, ptr %607 release, align 4
  br label %790

625:                                              ; preds = %538
  %626 = getelementptr inbounds nuw i8, ptr %540, i32 20
  %627 = load i32, ptr %626, align 4, !tbaa !82
  %628 = sext i32 %627 to i64
  br label %786

629:                                              ; preds = %538
  %630 = load ptr, ptr %532, align 8, !tbaa !74
  %631 = getelementptr inbounds nuw i8, ptr %540, i32 4
  %632 = load ptr, ptr %631, align 4, !tbaa !75
  %633 = load i32, ptr %632, align 4, !tbaa !5
  %634 = getelementptr inbounds ptr, ptr %630, i32 %633
  %635 = load ptr, ptr %634, align 4, !tbaa !76
  %636 = load i8, ptr %635, align 1, !tbaa !83
  %637 = icmp eq i8 %636, 0
  br i1 %637, label %638, label %786

638:                                              ; preds = %629
  %639 = getelementptr inbounds nuw i8, ptr %540, i32 20
  %640 = load i32, ptr %639, align 4, !tbaa !82
  %641 = sext i32 %640 to i64
  br label %786

642:                                              ; preds = %538
  %643 = getelementptr inbounds nuw i8, ptr %540, i32 4
  %644 = load ptr, ptr %643, align 4, !tbaa !75
  %645 = load ptr, ptr %532, align 8, !tbaa !74
  %646 = load i32, ptr %644, align 4, !tbaa !5
  %647 = getelementptr inbounds ptr, ptr %645, i32 %646
  %648 = load ptr, ptr %647, align 4, !tbaa !76
  store i32 0, ptr %648, align 4, !tbaa !5
  %649 = getelementptr inbounds nuw i8, ptr %644, i32 4
  %650 = load i32, ptr %649, align 4, !tbaa !5
  %651 = icmp sgt i32 %650, -1
  br i1 %651, label %652, label %786

652:                                              ; preds = %642
  %653 = getelementptr inbounds nuw ptr, ptr %645, i32 %650
  %654 = load ptr, ptr %653, align 4, !tbaa !76
  %655 = load i32, ptr %654, align 4, !tbaa !5
  %656 = icmp slt i32 %655, 1
  br i1 %656, label %657, label %786

657:                                              ; preds = %652
  %658 = getelementptr inbounds nuw i8, ptr %540, i32 20
  %659 = load i32, ptr %658, align 4, !tbaa !82
  %660 = sext i32 %659 to i64
  br label %786

661:                                              ; preds = %538
  %662 = getelementptr inbounds nuw i8, ptr %540, i32 20
  %663 = load i32, ptr %662, align 4, !tbaa !82
  %664 = sext i32 %663 to i64
  br label %786

665:                                              ; preds = %538
  %666 = getelementptr inbounds nuw i8, ptr %540, i32 4
  %667 = load ptr, ptr %666, align 4, !tbaa !75
  %668 = load ptr, ptr %532, align 8, !tbaa !74
  %669 = load i32, ptr %667, align 4, !tbaa !5
  %670 = getelementptr inbounds ptr, ptr %668, i32 %669
  %671 = load ptr, ptr %670, align 4, !tbaa !76
  %672 = load i32, ptr %671, align 4, !tbaa !5
  %673 = add nsw i32 %672, 1
  store i32 %673, ptr %671, align 4, !tbaa !5
  %674 = getelementptr inbounds nuw i8, ptr %667, i32 4
  %675 = load i32, ptr %674, align 4, !tbaa !5
  %676 = icmp slt i32 %675, 0
  br i1 %676, label %682, label %677

677:                                              ; preds = %665
  %678 = getelementptr inbounds nuw ptr, ptr %668, i32 %675
  %679 = load ptr, ptr %678, align 4, !tbaa !76
  %680 = load i32, ptr %679, align 4, !tbaa !5
  %681 = icmp slt i32 %673, %680
  br i1 %681, label %682, label %786

682:                                              ; preds = %677, %665
  %683 = getelementptr inbounds nuw i8, ptr %540, i32 20
  %684 = load i32, ptr %683, align 4, !tbaa !82
  %685 = sext i32 %684 to i64
  br label %786

686:                                              ; preds = %538
  %687 = getelementptr inbounds nuw i8, ptr %540, i32 4
  %688 = load ptr, ptr %687, align 4, !tbaa !75
  %689 = getelementptr inbounds nuw i8, ptr %540, i32 8
  %690 = load i32, ptr %689, align 4, !tbaa !73
  %691 = load ptr, ptr %532, align 8, !tbaa !74
  %692 = load i32, ptr %688, align 4, !tbaa !5
  %693 = getelementptr inbounds ptr, ptr %691, i32 %692
  %694 = load ptr, ptr %693, align 4, !tbaa !76
  %695 = getelementptr inbounds nuw i8, ptr %688, i32 4
  %696 = load i32, ptr %695, align 4, !tbaa !5
  %697 = getelementptr inbounds ptr, ptr %691, i32 %696
  %698 = load ptr, ptr %697, align 4, !tbaa !76
  store ptr %698, ptr %693, align 4, !tbaa !76
  %699 = load ptr, ptr %532, align 8, !tbaa !74
  %700 = getelementptr inbounds ptr, ptr %699, i32 %696
  store ptr %694, ptr %700, align 4, !tbaa !76
  %701 = load ptr, ptr %531, align 4, !tbaa !84
  %702 = getelementptr inbounds nuw i8, ptr %688, i32 8
  %703 = load i32, ptr %702, align 4, !tbaa !5
  %704 = getelementptr inbounds i8, ptr %701, i32 %703
  %705 = load i8, ptr %704, align 1, !tbaa !83
  %706 = xor i8 %705, 1
  store i8 %706, ptr %704, align 1, !tbaa !83
  %707 = getelementptr inbounds nuw i8, ptr %688, i32 12
  %708 = load i32, ptr %707, align 4, !tbaa !5
  %709 = add i32 %708, 4
  %710 = icmp ugt i32 %690, 4
  br i1 %710, label %711, label %786

711:                                              ; preds = %686
  %712 = ptrtoint ptr %694 to i32
  %713 = ptrtoint ptr %698 to i32
  %714 = and i32 %690, 1
  %715 = icmp eq i32 %690, 5
  br i1 %715, label %771, label %716

716:                                              ; preds = %711
  %717 = and i32 %690, -2
  %718 = add i32 %717, -6
  br label %719

719:                                              ; preds = %719, %716
  %720 = phi i32 [ 4, %716 ], [ %747, %719 ]
  %721 = phi i32 [ 0, %716 ], [ %748, %719 ]
  %722 = load ptr, ptr %532, align 8, !tbaa !74
  %723 = getelementptr inbounds nuw i32, ptr %688, i32 %720
  %724 = load i32, ptr %723, align 4, !tbaa !5
  %725 = getelementptr inbounds ptr, ptr %722, i32 %724
  %726 = load ptr, ptr %725, align 4, !tbaa !76
  %727 = icmp ult i32 %720, %709
  %728 = ptrtoint ptr %726 to i32
  %729 = sub i32 %728, %712
  %730 = getelementptr inbounds i8, ptr %698, i32 %729
  %731 = sub i32 %728, %713
  %732 = getelementptr inbounds i8, ptr %694, i32 %731
  %733 = select i1 %727, ptr %730, ptr %732
  store ptr %733, ptr %725, align 4, !tbaa !76
  %734 = or disjoint i32 %720, 1
  %735 = load ptr, ptr %532, align 8, !tbaa !74
  %736 = getelementptr inbounds nuw i32, ptr %688, i32 %734
  %737 = load i32, ptr %736, align 4, !tbaa !5
  %738 = getelementptr inbounds ptr, ptr %735, i32 %737
  %739 = load ptr, ptr %738, align 4, !tbaa !76
  %740 = icmp ult i32 %734, %709
  %741 = ptrtoint ptr %739 to i32
  %742 = sub i32 %741, %712
  %743 = getelementptr inbounds i8, ptr %698, i32 %742
  %744 = sub i32 %741, %713
  %745 = getelementptr inbounds i8, ptr %694, i32 %744
  %746 = select i1 %740, ptr %743, ptr %745
  store ptr %746, ptr %738, align 4, !tbaa !76
  %747 = add nuw i32 %720, 2
  %748 = add i32 %721, 2
  %749 = icmp eq i32 %721, %718
  br i1 %749, label %769, label %719, !llvm.loop !85

750:                                              ; preds = %538
  %751 = load ptr, ptr %531, align 4, !tbaa !84
  %752 = getelementptr inbounds nuw i8, ptr %540, i32 4
  %753 = load ptr, ptr %752, align 4, !tbaa !75
  %754 = getelementptr inbounds nuw i8, ptr %753, i32 8
  %755 = load i32, ptr %754, align 4, !tbaa !5
  %756 = getelementptr inbounds i8, ptr %751, i32 %755
  %757 = load i8, ptr %756, align 1, !tbaa !83
  %758 = icmp eq i8 %757, 0
  br i1 %758, label %759, label %786

759:                                              ; preds = %750
  %760 = getelementptr inbounds nuw i8, ptr %540, i32 20
  %761 = load i32, ptr %760, align 4, !tbaa !82
  %762 = sext i32 %761 to i64
  br label %786

763:                                              ; preds = %538
  %764 = tail call fastcc i32 @set_size(ptr noundef nonnull %0, ptr noundef nonnull %540) #15
  br label %786

765:                                              ; preds = %538
  %766 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %540) #15
  br label %786

767:                                              ; preds = %538
  %768 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %540) #15
  br label %786

769:                                              ; preds = %719
  %770 = icmp eq i32 %714, 0
  br i1 %770, label %786, label %771

771:                                              ; preds = %769, %711
  %772 = phi i32 [ 4, %711 ], [ %747, %769 ]
  %773 = icmp ne i32 %714, 0
  tail call void @llvm.assume(i1 %773)
  %774 = load ptr, ptr %532, align 8, !tbaa !74
  %775 = getelementptr inbounds nuw i32, ptr %688, i32 %772
  %776 = load i32, ptr %775, align 4, !tbaa !5
  %777 = getelementptr inbounds ptr, ptr %774, i32 %776
  %778 = load ptr, ptr %777, align 4, !tbaa !76
  %779 = icmp ult i32 %772, %709
  %780 = ptrtoint ptr %778 to i32
  %781 = sub i32 %780, %712
  %782 = getelementptr inbounds i8, ptr %698, i32 %781
  %783 = sub i32 %780, %713
  %784 = getelementptr inbounds i8, ptr %694, i32 %783
  %785 = select i1 %779, ptr %782, ptr %784
  store ptr %785, ptr %777, align 4, !tbaa !76
  br label %786

786:                                              ; preds = %771, %769, %686, %682, %677, %657, %652, %642, %567, %767, %765, %763, %759, %750, %661, %638, %629, %625
  %787 = phi i64 [ %541, %767 ], [ %541, %765 ], [ %628, %625 ], [ %541, %750 ], [ %541, %686 ], [ %664, %661 ], [ %541, %642 ], [ %541, %677 ], [ %541, %629 ], [ %541, %763 ], [ %762, %759 ], [ %641, %638 ], [ %541, %567 ], [ %660, %657 ], [ %541, %652 ], [ %685, %682 ], [ %541, %769 ], [ %541, %771 ]
  %788 = phi i32 [ %768, %767 ], [ %766, %765 ], [ 0, %625 ], [ 0, %750 ], [ 0, %686 ], [ 0, %661 ], [ 0, %642 ], [ 0, %677 ], [ 0, %629 ], [ %764, %763 ], [ 0, %759 ], [ 0, %638 ], [ 0, %567 ], [ 0, %657 ], [ 0, %652 ], [ 0, %682 ], [ 0, %769 ], [ 0, %771 ]
  %789 = icmp eq i32 %788, 0
  br i1 %789, label %535, label %799, !llvm.loop !86

790:                                              ; preds = %624, %597, %499, %526, %404
  %791 = phi ptr [ %446, %499 ], [ %31, %404 ], [ %446, %526 ], [ %540, %597 ], [ %540, %624 ]
  %792 = phi i32 [ %474, %499 ], [ 1, %404 ], [ %474, %526 ], [ %572, %597 ], [ %572, %624 ]
  %793 = getelementptr inbounds nuw i8, ptr %791, i32 12
  %794 = load i32, ptr %793, align 4, !tbaa !72
  %795 = load ptr, ptr %2, align 4, !tbaa !57
  %796 = getelementptr inbounds nuw i8, ptr %795, i32 16
  %797 = load ptr, ptr %796, align 4, !tbaa !46
  %798 = getelementptr inbounds nuw i8, ptr %797, i32 8
  store i32 %794, ptr %798, align 8, !tbaa !81
  br label %799

799:                                              ; preds = %422, %26, %438, %786, %535, %790, %430
  %800 = phi i32 [ 0, %438 ], [ 0, %430 ], [ 0, %535 ], [ %792, %790 ], [ %788, %786 ], [ 0, %26 ], [ %424, %422 ]
  ret i32 %800
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @set_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #7 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %4 = load ptr, ptr %3, align 4, !tbaa !75
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %6 = load ptr, ptr %5, align 8, !tbaa !74
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = getelementptr inbounds ptr, ptr %6, i32 %8
  %10 = load ptr, ptr %9, align 4, !tbaa !76
  %11 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = icmp eq i32 %12, 8
  br i1 %13, label %14, label %16

14:                                               ; preds = %2
  %15 = load i64, ptr %10, align 8, !tbaa !25
  br label %19

16:                                               ; preds = %2
  %17 = load i32, ptr %10, align 4, !tbaa !5
  %18 = sext i32 %17 to i64
  br label %19

19:                                               ; preds = %16, %14
  %20 = phi i64 [ %15, %14 ], [ %18, %16 ]
  %21 = tail call i64 @llvm.smax.i64(i64 %20, i64 0)
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %23 = load ptr, ptr %22, align 8, !tbaa !89
  %24 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %25 = load i32, ptr %24, align 4, !tbaa !5
  %26 = getelementptr inbounds i64, ptr %23, i32 %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %28 = load ptr, ptr %27, align 4, !tbaa !79
  %29 = tail call fastcc i64 @evaluate(ptr noundef %26, ptr noundef %28) #15
  %30 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %31 = load i32, ptr %30, align 4, !tbaa !5
  %32 = getelementptr inbounds i64, ptr %23, i32 %31
  %33 = tail call fastcc i64 @evaluate(ptr noundef %32, ptr noundef %28) #15
  %34 = icmp slt i64 %21, %29
  %35 = icmp sgt i64 %21, %33
  %36 = select i1 %34, i1 true, i1 %35
  br i1 %36, label %37, label %66

37:                                               ; preds = %19
  %38 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %39 = load ptr, ptr %38, align 4, !tbaa !57
  %40 = getelementptr inbounds nuw i8, ptr %39, i32 16
  %41 = load ptr, ptr %40, align 4, !tbaa !46
  %42 = getelementptr inbounds nuw i8, ptr %41, i32 4
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
  %50 = getelementptr inbounds nuw i8, ptr %41, i32 16
  %51 = load i64, ptr %50, align 8, !tbaa !49
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %59

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i32 12
  store i32 0, ptr %54, align 4, !tbaa !52
  %55 = getelementptr inbounds nuw i8, ptr %41, i32 16
  store i64 0, ptr %55, align 8, !tbaa !49
  %56 = getelementptr inbounds nuw i8, ptr %41, i32 24
  store i64 %21, ptr %56, align 8, !tbaa !53
  %57 = getelementptr inbounds nuw i8, ptr %41, i32 32
  store i64 0, ptr %57, align 8, !tbaa !54
  %58 = getelementptr inbounds nuw i8, ptr %41, i32 40
  store double 0.000000e+00, ptr %58, align 8, !tbaa !55
  store atomic i32 3, ptr %41 monotonic, align 8
  br label %59

59:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  %60 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %61 = load i32, ptr %60, align 4, !tbaa !72
  %62 = load ptr, ptr %38, align 4, !tbaa !57
  %63 = getelementptr inbounds nuw i8, ptr %62, i32 16
  %64 = load ptr, ptr %63, align 4, !tbaa !46
  %65 = getelementptr inbounds nuw i8, ptr %64, i32 8
  store i32 %61, ptr %65, align 8, !tbaa !81
  br label %94

66:                                               ; preds = %19
  %67 = load i32, ptr %4, align 4, !tbaa !5
  %68 = getelementptr inbounds i64, ptr %28, i32 %67
  store i64 %21, ptr %68, align 8, !tbaa !25
  %69 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %70 = load i32, ptr %69, align 4, !tbaa !73
  %71 = icmp ugt i32 %70, 7
  br i1 %71, label %72, label %94

72:                                               ; preds = %66, %72
  %73 = phi i32 [ %91, %72 ], [ 5, %66 ]
  %74 = load ptr, ptr %3, align 4, !tbaa !75
  %75 = getelementptr inbounds nuw i32, ptr %74, i32 %73
  %76 = load ptr, ptr %5, align 8, !tbaa !74
  %77 = getelementptr inbounds nuw i8, ptr %75, i32 4
  %78 = load i32, ptr %77, align 4, !tbaa !5
  %79 = getelementptr inbounds ptr, ptr %76, i32 %78
  %80 = load ptr, ptr %79, align 4, !tbaa !76
  %81 = load ptr, ptr %22, align 8, !tbaa !89
  %82 = getelementptr inbounds nuw i8, ptr %75, i32 8
  %83 = load i32, ptr %82, align 4, !tbaa !5
  %84 = getelementptr inbounds i64, ptr %81, i32 %83
  %85 = load ptr, ptr %27, align 4, !tbaa !79
  %86 = tail call fastcc i64 @evaluate(ptr noundef %84, ptr noundef %85) #15
  %87 = trunc i64 %86 to i32
  %88 = getelementptr inbounds i8, ptr %80, i32 %87
  %89 = load i32, ptr %75, align 4, !tbaa !5
  %90 = getelementptr inbounds ptr, ptr %76, i32 %89
  store ptr %88, ptr %90, align 4, !tbaa !76
  %91 = add i32 %73, 3
  %92 = add i32 %73, 5
  %93 = icmp ult i32 %92, %70
  br i1 %93, label %72, label %94, !llvm.loop !90

94:                                               ; preds = %72, %66, %59
  %95 = phi i32 [ 3, %59 ], [ 0, %66 ], [ 0, %72 ]
  ret i32 %95
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #7 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %4 = load ptr, ptr %3, align 4, !tbaa !75
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %6 = load ptr, ptr %5, align 8, !tbaa !91
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = getelementptr inbounds %struct.tfc_block, ptr %6, i32 %8
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %11 = load ptr, ptr %10, align 8, !tbaa !89
  %12 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %13 = load i32, ptr %12, align 4, !tbaa !5
  %14 = getelementptr inbounds i64, ptr %11, i32 %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %16 = load ptr, ptr %15, align 4, !tbaa !79
  %17 = tail call fastcc i64 @evaluate(ptr noundef %14, ptr noundef %16) #15
  %18 = icmp slt i64 %17, 0
  br i1 %18, label %26, label %19

19:                                               ; preds = %2
  %20 = load ptr, ptr %9, align 8, !tbaa !9
  %21 = icmp eq ptr %20, null
  br i1 %21, label %26, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %9, i32 8
  %24 = load i64, ptr %23, align 8, !tbaa !92
  %25 = icmp sgt i64 %17, %24
  br i1 %25, label %26, label %55

26:                                               ; preds = %19, %22, %2
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %28 = load ptr, ptr %27, align 4, !tbaa !57
  %29 = getelementptr inbounds nuw i8, ptr %28, i32 16
  %30 = load ptr, ptr %29, align 4, !tbaa !46
  %31 = getelementptr inbounds nuw i8, ptr %30, i32 4
  br label %32

32:                                               ; preds = %32, %26
  %33 = atomicrmw xchg ptr %31, i32 1 acquire, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %32, !llvm.loop !47

35:                                               ; preds = %32
  %36 = load atomic i32, ptr %30 monotonic, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %42, label %38

38:                                               ; preds = %35
  %39 = getelementptr inbounds nuw i8, ptr %30, i32 16
  %40 = load i64, ptr %39, align 8, !tbaa !49
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %42, label %48

42:                                               ; preds = %38, %35
  %43 = getelementptr inbounds nuw i8, ptr %30, i32 12
  store i32 0, ptr %43, align 4, !tbaa !52
  %44 = getelementptr inbounds nuw i8, ptr %30, i32 16
  store i64 0, ptr %44, align 8, !tbaa !49
  %45 = getelementptr inbounds nuw i8, ptr %30, i32 24
  store i64 %17, ptr %45, align 8, !tbaa !53
  %46 = getelementptr inbounds nuw i8, ptr %30, i32 32
  store i64 0, ptr %46, align 8, !tbaa !54
  %47 = getelementptr inbounds nuw i8, ptr %30, i32 40
  store double 0.000000e+00, ptr %47, align 8, !tbaa !55
  store atomic i32 8, ptr %30 monotonic, align 8
  br label %48

48:                                               ; preds = %38, %42
  store atomic i32 0, ptr %31 release, align 4
  %49 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %50 = load i32, ptr %49, align 4, !tbaa !72
  %51 = load ptr, ptr %27, align 4, !tbaa !57
  %52 = getelementptr inbounds nuw i8, ptr %51, i32 16
  %53 = load ptr, ptr %52, align 4, !tbaa !46
  %54 = getelementptr inbounds nuw i8, ptr %53, i32 8
  store i32 %50, ptr %54, align 8, !tbaa !81
  br label %89

55:                                               ; preds = %22
  %56 = ptrtoint ptr %20 to i32
  %57 = add i32 %56, 63
  %58 = and i32 %57, -64
  %59 = inttoptr i32 %58 to ptr
  %60 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %61 = load ptr, ptr %60, align 8, !tbaa !74
  %62 = load i32, ptr %4, align 4, !tbaa !5
  %63 = getelementptr inbounds ptr, ptr %61, i32 %62
  store ptr %59, ptr %63, align 4, !tbaa !76
  %64 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %65 = load i32, ptr %64, align 4, !tbaa !73
  %66 = icmp ugt i32 %65, 5
  br i1 %66, label %67, label %89

67:                                               ; preds = %55, %67
  %68 = phi i32 [ %86, %67 ], [ 3, %55 ]
  %69 = load ptr, ptr %3, align 4, !tbaa !75
  %70 = getelementptr inbounds nuw i32, ptr %69, i32 %68
  %71 = load ptr, ptr %60, align 8, !tbaa !74
  %72 = getelementptr inbounds nuw i8, ptr %70, i32 4
  %73 = load i32, ptr %72, align 4, !tbaa !5
  %74 = getelementptr inbounds ptr, ptr %71, i32 %73
  %75 = load ptr, ptr %74, align 4, !tbaa !76
  %76 = load ptr, ptr %10, align 8, !tbaa !89
  %77 = getelementptr inbounds nuw i8, ptr %70, i32 8
  %78 = load i32, ptr %77, align 4, !tbaa !5
  %79 = getelementptr inbounds i64, ptr %76, i32 %78
  %80 = load ptr, ptr %15, align 4, !tbaa !79
  %81 = tail call fastcc i64 @evaluate(ptr noundef %79, ptr noundef %80) #15
  %82 = trunc i64 %81 to i32
  %83 = getelementptr inbounds i8, ptr %75, i32 %82
  %84 = load i32, ptr %70, align 4, !tbaa !5
  %85 = getelementptr inbounds ptr, ptr %71, i32 %84
  store ptr %83, ptr %85, align 4, !tbaa !76
  %86 = add i32 %68, 3
  %87 = add i32 %68, 5
  %88 = icmp ult i32 %87, %65
  br i1 %88, label %67, label %89, !llvm.loop !90

89:                                               ; preds = %67, %55, %48
  %90 = phi i32 [ 8, %48 ], [ 0, %55 ], [ 0, %67 ]
  ret i32 %90
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #7 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %4 = load ptr, ptr %3, align 4, !tbaa !75
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %6 = load ptr, ptr %5, align 8, !tbaa !91
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = getelementptr inbounds %struct.tfc_block, ptr %6, i32 %8
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %11 = load ptr, ptr %10, align 8, !tbaa !74
  %12 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %13 = load i32, ptr %12, align 4, !tbaa !5
  %14 = getelementptr inbounds ptr, ptr %11, i32 %13
  %15 = load ptr, ptr %14, align 4, !tbaa !76
  %16 = load i32, ptr %15, align 4, !tbaa !5
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %18 = load ptr, ptr %17, align 8, !tbaa !89
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %20 = load i32, ptr %19, align 4, !tbaa !5
  %21 = getelementptr inbounds i64, ptr %18, i32 %20
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %23 = load ptr, ptr %22, align 4, !tbaa !79
  %24 = tail call fastcc i64 @evaluate(ptr noundef %21, ptr noundef %23) #15
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
  %36 = load ptr, ptr %35, align 4, !tbaa !57
  %37 = getelementptr inbounds nuw i8, ptr %36, i32 16
  %38 = load ptr, ptr %37, align 4, !tbaa !46
  %39 = getelementptr inbounds nuw i8, ptr %38, i32 4
  br label %40

40:                                               ; preds = %40, %34
  %41 = atomicrmw xchg ptr %39, i32 1 acquire, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %40, !llvm.loop !47

43:                                               ; preds = %40
  %44 = load atomic i32, ptr %38 monotonic, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %50, label %46

46:                                               ; preds = %43
  %47 = getelementptr inbounds nuw i8, ptr %38, i32 16
  %48 = load i64, ptr %47, align 8, !tbaa !49
  %49 = icmp sgt i64 %48, 0
  br i1 %49, label %50, label %56

50:                                               ; preds = %46, %43
  %51 = getelementptr inbounds nuw i8, ptr %38, i32 12
  store i32 0, ptr %51, align 4, !tbaa !52
  %52 = getelementptr inbounds nuw i8, ptr %38, i32 16
  store i64 0, ptr %52, align 8, !tbaa !49
  %53 = getelementptr inbounds nuw i8, ptr %38, i32 24
  store i64 -1, ptr %53, align 8, !tbaa !53
  %54 = getelementptr inbounds nuw i8, ptr %38, i32 32
  store i64 0, ptr %54, align 8, !tbaa !54
  %55 = getelementptr inbounds nuw i8, ptr %38, i32 40
  store double 0.000000e+00, ptr %55, align 8, !tbaa !55
  store atomic i32 8, ptr %38 monotonic, align 8
  br label %56

56:                                               ; preds = %46, %50
  store atomic i32 0, ptr %39 release, align 4
  br label %124

57:                                               ; preds = %28
  %58 = load ptr, ptr %9, align 8, !tbaa !9
  %59 = icmp eq ptr %58, null
  br i1 %59, label %69, label %60

60:                                               ; preds = %57
  %61 = getelementptr inbounds nuw i8, ptr %9, i32 8
  %62 = load i64, ptr %61, align 8, !tbaa !92
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
  %71 = load ptr, ptr %70, align 4, !tbaa !57
  %72 = getelementptr inbounds nuw i8, ptr %71, i32 16
  %73 = load ptr, ptr %72, align 4, !tbaa !46
  %74 = getelementptr inbounds nuw i8, ptr %73, i32 4
  br label %75

75:                                               ; preds = %75, %69
  %76 = atomicrmw xchg ptr %74, i32 1 acquire, align 4
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %75, !llvm.loop !47

78:                                               ; preds = %75
  %79 = load atomic i32, ptr %73 monotonic, align 8
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %85, label %81

81:                                               ; preds = %78
  %82 = getelementptr inbounds nuw i8, ptr %73, i32 16
  %83 = load i64, ptr %82, align 8, !tbaa !49
  %84 = icmp sgt i64 %83, 0
  br i1 %84, label %85, label %91

85:                                               ; preds = %81, %78
  %86 = getelementptr inbounds nuw i8, ptr %73, i32 12
  store i32 0, ptr %86, align 4, !tbaa !52
  %87 = getelementptr inbounds nuw i8, ptr %73, i32 16
  store i64 0, ptr %87, align 8, !tbaa !49
  %88 = getelementptr inbounds nuw i8, ptr %73, i32 24
  store i64 %33, ptr %88, align 8, !tbaa !53
  %89 = getelementptr inbounds nuw i8, ptr %73, i32 32
  store i64 0, ptr %89, align 8, !tbaa !54
  %90 = getelementptr inbounds nuw i8, ptr %73, i32 40
  store double 0.000000e+00, ptr %90, align 8, !tbaa !55
  store atomic i32 8, ptr %73 monotonic, align 8
  br label %91

91:                                               ; preds = %85, %81
  store atomic i32 0, ptr %74 release, align 4
  br label %124

92:                                               ; preds = %64, %60
  %93 = ptrtoint ptr %58 to i32
  %94 = add i32 %93, 63
  %95 = and i32 %94, -64
  %96 = inttoptr i32 %95 to ptr
  %97 = load i32, ptr %4, align 4, !tbaa !5
  %98 = getelementptr inbounds ptr, ptr %11, i32 %97
  store ptr %96, ptr %98, align 4, !tbaa !76
  %99 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %100 = load i32, ptr %99, align 4, !tbaa !73
  %101 = icmp ugt i32 %100, 6
  br i1 %101, label %102, label %132

102:                                              ; preds = %92, %102
  %103 = phi i32 [ %121, %102 ], [ 4, %92 ]
  %104 = load ptr, ptr %3, align 4, !tbaa !75
  %105 = getelementptr inbounds nuw i32, ptr %104, i32 %103
  %106 = load ptr, ptr %10, align 8, !tbaa !74
  %107 = getelementptr inbounds nuw i8, ptr %105, i32 4
  %108 = load i32, ptr %107, align 4, !tbaa !5
  %109 = getelementptr inbounds ptr, ptr %106, i32 %108
  %110 = load ptr, ptr %109, align 4, !tbaa !76
  %111 = load ptr, ptr %17, align 8, !tbaa !89
  %112 = getelementptr inbounds nuw i8, ptr %105, i32 8
  %113 = load i32, ptr %112, align 4, !tbaa !5
  %114 = getelementptr inbounds i64, ptr %111, i32 %113
  %115 = load ptr, ptr %22, align 4, !tbaa !79
  %116 = tail call fastcc i64 @evaluate(ptr noundef %114, ptr noundef %115) #15
  %117 = trunc i64 %116 to i32
  %118 = getelementptr inbounds i8, ptr %110, i32 %117
  %119 = load i32, ptr %105, align 4, !tbaa !5
  %120 = getelementptr inbounds ptr, ptr %106, i32 %119
  store ptr %118, ptr %120, align 4, !tbaa !76
  %121 = add i32 %103, 3
  %122 = add i32 %103, 5
  %123 = icmp ult i32 %122, %100
  br i1 %123, label %102, label %132, !llvm.loop !90

124:                                              ; preds = %56, %91
  %125 = phi ptr [ %70, %91 ], [ %35, %56 ]
  %126 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %127 = load i32, ptr %126, align 4, !tbaa !72
  %128 = load ptr, ptr %125, align 4, !tbaa !57
  %129 = getelementptr inbounds nuw i8, ptr %128, i32 16
  %130 = load ptr, ptr %129, align 4, !tbaa !46
  %131 = getelementptr inbounds nuw i8, ptr %130, i32 8
  store i32 %127, ptr %131, align 8, !tbaa !81
  br label %132

132:                                              ; preds = %102, %124, %92
  %133 = phi i32 [ 0, %92 ], [ 8, %124 ], [ 0, %102 ]
  ret i32 %133
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #9 {
  %3 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  br label %4

4:                                                ; preds = %71, %2
  %5 = phi i32 [ 0, %2 ], [ %72, %71 ]
  %6 = phi ptr [ %0, %2 ], [ %74, %71 ]
  %7 = phi i32 [ 0, %2 ], [ %73, %71 ]
  %8 = load i64, ptr %6, align 8, !tbaa !25
  switch i64 %8, label %22 [
    i64 0, label %75
    i64 1, label %9
    i64 2, label %14
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %11 = load i64, ptr %10, align 8, !tbaa !25
  %12 = add nsw i32 %7, 1
  %13 = getelementptr inbounds i64, ptr %3, i32 %7
  store i64 %11, ptr %13, align 8, !tbaa !25
  br label %71

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %16 = load i64, ptr %15, align 8, !tbaa !25
  %17 = trunc i64 %16 to i32
  %18 = getelementptr inbounds i64, ptr %1, i32 %17
  %19 = load i64, ptr %18, align 8, !tbaa !25
  %20 = add nsw i32 %7, 1
  %21 = getelementptr inbounds i64, ptr %3, i32 %7
  store i64 %19, ptr %21, align 8, !tbaa !25
  br label %71

22:                                               ; preds = %4
  %23 = add nsw i32 %7, -1
  %24 = getelementptr i64, ptr %3, i32 %7
  %25 = getelementptr i8, ptr %24, i32 -16
  %26 = load i64, ptr %25, align 8, !tbaa !25
  %27 = getelementptr inbounds i64, ptr %3, i32 %23
  %28 = load i64, ptr %27, align 8, !tbaa !25
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
  store i64 %70, ptr %25, align 8, !tbaa !25
  br label %71

71:                                               ; preds = %9, %68, %14
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %14 ]
  %73 = phi i32 [ %23, %68 ], [ %12, %9 ], [ %20, %14 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i32 16
  br label %4, !llvm.loop !93

75:                                               ; preds = %4
  %76 = icmp eq i32 %5, 0
  %77 = load i64, ptr %3, align 16
  %78 = select i1 %76, i64 %77, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  ret i64 %78
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #12

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable }
attributes #2 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable }
attributes #6 = { nounwind uwtable }
attributes #7 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #8 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #9 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable }
attributes #10 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #13 = { nounwind }
attributes #14 = { nobuiltin nounwind }
attributes #15 = { nobuiltin }

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
!13 = !{!14, !16, i64 32}
!14 = !{!"tfc_monitor", !7, i64 0, !6, i64 4, !15, i64 8, !12, i64 16, !12, i64 24, !16, i64 32, !12, i64 40}
!15 = !{!"p1 _ZTS9tfc_event", !11, i64 0}
!16 = !{!"p1 _ZTS8tfc_runs", !11, i64 0}
!17 = !{!18, !12, i64 0}
!18 = !{!"tfc_runs", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24}
!19 = !{!18, !12, i64 16}
!20 = !{!18, !12, i64 24}
!21 = !{!14, !12, i64 40}
!22 = !{!14, !12, i64 24}
!23 = !{!14, !12, i64 16}
!24 = !{!14, !15, i64 8}
!25 = !{!12, !12, i64 0}
!26 = !{!18, !12, i64 8}
!27 = !{!28, !12, i64 8}
!28 = !{!"tfc_event", !12, i64 0, !12, i64 8, !12, i64 16}
!29 = !{!30, !6, i64 0}
!30 = !{!"tfc_pool", !6, i64 0}
!31 = !{!32, !34, i64 12}
!32 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !33, i64 8, !34, i64 12, !35, i64 16}
!33 = !{!"p1 _ZTS8tfc_pool", !11, i64 0}
!34 = !{!"p1 _ZTS8tfc_host", !11, i64 0}
!35 = !{!"p1 _ZTS11tfc_failure", !11, i64 0}
!36 = !{!37, !11, i64 12}
!37 = !{!"tfc_host", !6, i64 0, !6, i64 4, !11, i64 8, !11, i64 12, !11, i64 16, !11, i64 20, !11, i64 24}
!38 = !{!37, !6, i64 4}
!39 = !{!32, !33, i64 8}
!40 = !{!41, !11, i64 0}
!41 = !{!"tfc_loop", !11, i64 0, !11, i64 4, !12, i64 8, !12, i64 16}
!42 = !{!41, !11, i64 4}
!43 = !{!41, !12, i64 8}
!44 = !{!41, !12, i64 16}
!45 = !{!37, !11, i64 8}
!46 = !{!32, !35, i64 16}
!47 = distinct !{!47, !48}
!48 = !{!"llvm.loop.mustprogress"}
!49 = !{!50, !12, i64 16}
!50 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !12, i64 16, !12, i64 24, !12, i64 32, !51, i64 40}
!51 = !{!"double", !7, i64 0}
!52 = !{!50, !6, i64 12}
!53 = !{!50, !12, i64 24}
!54 = !{!50, !12, i64 32}
!55 = !{!50, !51, i64 40}
!56 = !{!37, !11, i64 24}
!57 = !{!58, !62, i64 28}
!58 = !{!"tfc_region", !59, i64 0, !12, i64 8, !60, i64 16, !61, i64 20, !60, i64 24, !62, i64 28, !12, i64 32, !61, i64 40, !63, i64 44, !64, i64 48, !12, i64 56}
!59 = !{!"p1 _ZTS15tfc_instruction", !11, i64 0}
!60 = !{!"any p2 pointer", !11, i64 0}
!61 = !{!"p1 long long", !11, i64 0}
!62 = !{!"p1 _ZTS7tfc_ctx", !11, i64 0}
!63 = !{!"p1 omnipotent char", !11, i64 0}
!64 = !{!"p1 _ZTS9tfc_block", !11, i64 0}
!65 = !{!37, !11, i64 20}
!66 = !{!58, !59, i64 0}
!67 = !{!58, !12, i64 8}
!68 = !{!69, !6, i64 16}
!69 = !{!"tfc_instruction", !11, i64 0, !70, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20}
!70 = !{!"p1 int", !11, i64 0}
!71 = !{!58, !12, i64 32}
!72 = !{!69, !6, i64 12}
!73 = !{!69, !6, i64 8}
!74 = !{!58, !60, i64 16}
!75 = !{!69, !70, i64 4}
!76 = !{!11, !11, i64 0}
!77 = !{!58, !60, i64 24}
!78 = !{!69, !11, i64 0}
!79 = !{!58, !61, i64 20}
!80 = distinct !{!80, !48}
!81 = !{!50, !6, i64 8}
!82 = !{!69, !6, i64 20}
!83 = !{!7, !7, i64 0}
!84 = !{!58, !63, i64 44}
!85 = distinct !{!85, !48}
!86 = distinct !{!86, !48}
!87 = !{!58, !12, i64 56}
!88 = distinct !{!88, !48}
!89 = !{!58, !61, i64 40}
!90 = distinct !{!90, !48}
!91 = !{!58, !64, i64 48}
!92 = !{!10, !12, i64 8}
!93 = distinct !{!93, !48}
