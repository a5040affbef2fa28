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
  br i1 %6, label %422, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %9 = load ptr, ptr %8, align 4, !tbaa !65
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %13 = load ptr, ptr %12, align 4, !tbaa !56
  %14 = icmp eq ptr %13, null
  br i1 %14, label %422, label %15

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

26:                                               ; preds = %418, %15
  %27 = phi i64 [ 0, %15 ], [ %419, %418 ]
  %28 = icmp slt i64 %27, %18
  br i1 %28, label %29, label %791

29:                                               ; preds = %26
  %30 = trunc i64 %27 to i32
  %31 = getelementptr inbounds %struct.tfc_instruction, ptr %16, i32 %30
  %32 = add nsw i64 %27, 1
  %33 = getelementptr inbounds nuw i8, ptr %31, i32 16
  %34 = load i32, ptr %33, align 4, !tbaa !68
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
  br i1 %59, label %60, label %402

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
  br label %402

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
  br i1 %163, label %418, label %164

164:                                              ; preds = %161
  %165 = load ptr, ptr %21, align 4, !tbaa !45
  %166 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %167 = load i32, ptr %166, align 4, !tbaa !72
  tail call void %162(ptr noundef %165, i32 noundef %167, i32 noundef 1) #14
  br label %418

168:                                              ; preds = %29
  %169 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %170 = load i32, ptr %169, align 4, !tbaa !82
  %171 = sext i32 %170 to i64
  br label %418

172:                                              ; preds = %29
  %173 = load ptr, ptr %20, align 8, !tbaa !74
  %174 = getelementptr inbounds nuw i8, ptr %31, i32 4
  %175 = load ptr, ptr %174, align 4, !tbaa !75
  %176 = load i32, ptr %175, align 4, !tbaa !5
  %177 = getelementptr inbounds ptr, ptr %173, i32 %176
  %178 = load ptr, ptr %177, align 4, !tbaa !76
  %179 = load i8, ptr %178, align 1, !tbaa !83
  %180 = icmp eq i8 %179, 0
  br i1 %180, label %181, label %418

181:                                              ; preds = %172
  %182 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %183 = load i32, ptr %182, align 4, !tbaa !82
  %184 = sext i32 %183 to i64
  br label %418

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
  br i1 %194, label %195, label %418

195:                                              ; preds = %185
  %196 = getelementptr inbounds nuw ptr, ptr %188, i32 %193
  %197 = load ptr, ptr %196, align 4, !tbaa !76
  %198 = load i32, ptr %197, align 4, !tbaa !5
  %199 = icmp slt i32 %198, 1
  br i1 %199, label %200, label %418

200:                                              ; preds = %195
  %201 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %202 = load i32, ptr %201, align 4, !tbaa !82
  %203 = sext i32 %202 to i64
  br label %418

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
  br label %418

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
  br i1 %316, label %317, label %418

317:                                              ; preds = %312, %299
  %318 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %319 = load i32, ptr %318, align 4, !tbaa !82
  %320 = sext i32 %319 to i64
  br label %418

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
  %359 = load ptr, ptr %20, align 8, !tbaa !74
  %360 = getelementptr inbounds nuw i32, ptr %323, i32 %357
  %361 = load i32, ptr %360, align 4, !tbaa !5
  %362 = getelementptr inbounds ptr, ptr %359, i32 %361
  %363 = load ptr, ptr %362, align 4, !tbaa !76
  %364 = ptrtoint ptr %363 to i32
  %365 = icmp ult i32 %357, %344
  %366 = select i1 %365, i32 %347, i32 %350
  %367 = add i32 %366, %364
  %368 = inttoptr i32 %367 to ptr
  store ptr %368, ptr %362, align 4, !tbaa !76
  %369 = or disjoint i32 %357, 1
  %370 = load ptr, ptr %20, align 8, !tbaa !74
  %371 = getelementptr inbounds nuw i32, ptr %323, i32 %369
  %372 = load i32, ptr %371, align 4, !tbaa !5
  %373 = getelementptr inbounds ptr, ptr %370, i32 %372
  %374 = load ptr, ptr %373, align 4, !tbaa !76
  %375 = ptrtoint ptr %374 to i32
  %376 = icmp ult i32 %369, %344
  %377 = select i1 %376, i32 %347, i32 %350
  %378 = add i32 %377, %375
  %379 = inttoptr i32 %378 to ptr
  store ptr %379, ptr %373, align 4, !tbaa !76
  %380 = add nuw i32 %357, 2
  %381 = add i32 %358, 2
  %382 = icmp eq i32 %358, %355
  br i1 %382, label %403, label %356, !llvm.loop !85

383:                                              ; preds = %29
  %384 = load ptr, ptr %19, align 4, !tbaa !84
  %385 = getelementptr inbounds nuw i8, ptr %31, i32 4
  %386 = load ptr, ptr %385, align 4, !tbaa !75
  %387 = getelementptr inbounds nuw i8, ptr %386, i32 8
  %388 = load i32, ptr %387, align 4, !tbaa !5
  %389 = getelementptr inbounds i8, ptr %384, i32 %388
  %390 = load i8, ptr %389, align 1, !tbaa !83
  %391 = icmp eq i8 %390, 0
  br i1 %391, label %392, label %418

392:                                              ; preds = %383
  %393 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %394 = load i32, ptr %393, align 4, !tbaa !82
  %395 = sext i32 %394 to i64
  br label %418

396:                                              ; preds = %29
  %397 = tail call fastcc i32 @set_size(ptr noundef nonnull %0, ptr noundef nonnull %31) #15
  br label %418

398:                                              ; preds = %29
  %399 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %31) #15
  br label %418

400:                                              ; preds = %29
  %401 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %31) #15
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
  %408 = load ptr, ptr %20, align 8, !tbaa !74
  %409 = getelementptr inbounds nuw i32, ptr %323, i32 %406
  %410 = load i32, ptr %409, align 4, !tbaa !5
  %411 = getelementptr inbounds ptr, ptr %408, i32 %410
  %412 = load ptr, ptr %411, align 4, !tbaa !76
  %413 = ptrtoint ptr %412 to i32
  %414 = icmp ult i32 %406, %344
  %415 = select i1 %414, i32 %347, i32 %350
  %416 = add i32 %415, %413
  %417 = inttoptr i32 %416 to ptr
  store ptr %417, ptr %411, align 4, !tbaa !76
  br label %418

418:                                              ; preds = %405, %403, %321, %317, %312, %200, %195, %185, %164, %161, %400, %398, %396, %392, %383, %249, %181, %172, %168
  %419 = phi i64 [ %32, %400 ], [ %32, %398 ], [ %171, %168 ], [ %32, %383 ], [ %32, %321 ], [ %253, %249 ], [ %32, %185 ], [ %32, %312 ], [ %32, %172 ], [ %32, %396 ], [ %32, %164 ], [ %184, %181 ], [ %395, %392 ], [ %32, %195 ], [ %32, %161 ], [ %320, %317 ], [ %203, %200 ], [ %32, %403 ], [ %32, %405 ]
  %420 = phi i32 [ %401, %400 ], [ %399, %398 ], [ 0, %168 ], [ 0, %383 ], [ 0, %321 ], [ %250, %249 ], [ 0, %185 ], [ %300, %312 ], [ 0, %172 ], [ %397, %396 ], [ %101, %164 ], [ 0, %181 ], [ 0, %392 ], [ 0, %195 ], [ %101, %161 ], [ %300, %317 ], [ 0, %200 ], [ 0, %403 ], [ 0, %405 ]
  %421 = icmp eq i32 %420, 0
  br i1 %421, label %26, label %791, !llvm.loop !86

422:                                              ; preds = %11, %1
  %423 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %424 = load i64, ptr %423, align 8, !tbaa !87
  %425 = icmp eq i64 %424, 0
  br i1 %425, label %523, label %426

426:                                              ; preds = %422
  %427 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %428 = load i64, ptr %427, align 8, !tbaa !67
  %429 = icmp sgt i64 %428, 0
  br i1 %429, label %430, label %791

430:                                              ; preds = %426
  %431 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %432 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %433 = getelementptr inbounds nuw i8, ptr %0, i32 20
  br label %438

434:                                              ; preds = %465
  %435 = add nuw nsw i64 %439, 1
  %436 = load i64, ptr %427, align 8, !tbaa !67
  %437 = icmp slt i64 %435, %436
  br i1 %437, label %438, label %791, !llvm.loop !88

438:                                              ; preds = %434, %430
  %439 = phi i64 [ 0, %430 ], [ %435, %434 ]
  %440 = load ptr, ptr %0, align 8, !tbaa !66
  %441 = trunc i64 %439 to i32
  %442 = getelementptr inbounds %struct.tfc_instruction, ptr %440, i32 %441
  %443 = getelementptr inbounds nuw i8, ptr %442, i32 8
  %444 = load i32, ptr %443, align 4, !tbaa !73
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
  %457 = load ptr, ptr %431, align 8, !tbaa !74
  %458 = load ptr, ptr %447, align 4, !tbaa !75
  %459 = getelementptr inbounds nuw i32, ptr %458, i32 %455
  %460 = load i32, ptr %459, align 4, !tbaa !5
  %461 = getelementptr inbounds ptr, ptr %457, i32 %460
  %462 = load ptr, ptr %461, align 4, !tbaa !76
  %463 = load ptr, ptr %432, align 8, !tbaa !77
  %464 = getelementptr inbounds nuw ptr, ptr %463, i32 %455
  store ptr %462, ptr %464, align 4, !tbaa !76
  br label %465

465:                                              ; preds = %454, %452, %438
  %466 = load ptr, ptr %442, align 4, !tbaa !78
  %467 = load ptr, ptr %432, align 8, !tbaa !77
  %468 = load ptr, ptr %433, align 4, !tbaa !79
  %469 = load ptr, ptr %2, align 4, !tbaa !57
  %470 = tail call i32 %466(ptr noundef %467, ptr noundef %468, ptr noundef %469) #14
  %471 = icmp eq i32 %470, 0
  br i1 %471, label %434, label %495

472:                                              ; preds = %472, %450
  %473 = phi i32 [ 0, %450 ], [ %492, %472 ]
  %474 = phi i32 [ 0, %450 ], [ %493, %472 ]
  %475 = load ptr, ptr %431, align 8, !tbaa !74
  %476 = load ptr, ptr %447, align 4, !tbaa !75
  %477 = getelementptr inbounds nuw i32, ptr %476, i32 %473
  %478 = load i32, ptr %477, align 4, !tbaa !5
  %479 = getelementptr inbounds ptr, ptr %475, i32 %478
  %480 = load ptr, ptr %479, align 4, !tbaa !76
  %481 = load ptr, ptr %432, align 8, !tbaa !77
  %482 = getelementptr inbounds nuw ptr, ptr %481, i32 %473
  store ptr %480, ptr %482, align 4, !tbaa !76
  %483 = or disjoint i32 %473, 1
  %484 = load ptr, ptr %431, align 8, !tbaa !74
  %485 = load ptr, ptr %447, align 4, !tbaa !75
  %486 = getelementptr inbounds nuw i32, ptr %485, i32 %483
  %487 = load i32, ptr %486, align 4, !tbaa !5
  %488 = getelementptr inbounds ptr, ptr %484, i32 %487
  %489 = load ptr, ptr %488, align 4, !tbaa !76
  %490 = load ptr, ptr %432, align 8, !tbaa !77
  %491 = getelementptr inbounds nuw ptr, ptr %490, i32 %483
  store ptr %489, ptr %491, align 4, !tbaa !76
  %492 = add nuw i32 %473, 2
  %493 = add i32 %474, 2
  %494 = icmp eq i32 %493, %451
  br i1 %494, label %452, label %472, !llvm.loop !80

495:                                              ; preds = %465
  %496 = load ptr, ptr %2, align 4, !tbaa !57
  %497 = getelementptr inbounds nuw i8, ptr %496, i32 16
  %498 = load ptr, ptr %497, align 4, !tbaa !46
  %499 = load atomic i32, ptr %498 acquire, align 8
  %500 = icmp eq i32 %499, 0
  br i1 %500, label %501, label %782

501:                                              ; preds = %495
  %502 = load ptr, ptr %2, align 4, !tbaa !57
  %503 = getelementptr inbounds nuw i8, ptr %502, i32 16
  %504 = load ptr, ptr %503, align 4, !tbaa !46
  %505 = getelementptr inbounds nuw i8, ptr %504, i32 4
  br label %506

506:                                              ; preds = %506, %501
  %507 = atomicrmw xchg ptr %505, i32 1 acquire, align 4
  %508 = icmp eq i32 %507, 0
  br i1 %508, label %509, label %506, !llvm.loop !47

509:                                              ; preds = %506
  %510 = load atomic i32, ptr %504 monotonic, align 8
  %511 = icmp eq i32 %510, 0
  br i1 %511, label %516, label %512

512:                                              ; preds = %509
  %513 = getelementptr inbounds nuw i8, ptr %504, i32 16
  %514 = load i64, ptr %513, align 8, !tbaa !49
  %515 = icmp sgt i64 %514, 0
  br i1 %515, label %516, label %522

516:                                              ; preds = %512, %509
  %517 = getelementptr inbounds nuw i8, ptr %504, i32 12
  store i32 0, ptr %517, align 4, !tbaa !52
  %518 = getelementptr inbounds nuw i8, ptr %504, i32 16
  store i64 0, ptr %518, align 8, !tbaa !49
  %519 = getelementptr inbounds nuw i8, ptr %504, i32 24
  store i64 0, ptr %519, align 8, !tbaa !53
  %520 = getelementptr inbounds nuw i8, ptr %504, i32 32
  store i64 0, ptr %520, align 8, !tbaa !54
  %521 = getelementptr inbounds nuw i8, ptr %504, i32 40
  store double 0.000000e+00, ptr %521, align 8, !tbaa !55
  store atomic i32 %470, ptr %504 monotonic, align 8
  br label %522

522:                                              ; preds = %516, %512
  store atomic i32 0, ptr %505 release, align 4
  br label %782

523:                                              ; preds = %422
  %524 = load ptr, ptr %0, align 8, !tbaa !66
  %525 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %526 = load i64, ptr %525, align 8, !tbaa !67
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
  %539 = load i32, ptr %538, align 4, !tbaa !68
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
  %542 = load i32, ptr %541, align 4, !tbaa !73
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
  %555 = load ptr, ptr %528, align 8, !tbaa !74
  %556 = load ptr, ptr %545, align 4, !tbaa !75
  %557 = getelementptr inbounds nuw i32, ptr %556, i32 %553
  %558 = load i32, ptr %557, align 4, !tbaa !5
  %559 = getelementptr inbounds ptr, ptr %555, i32 %558
  %560 = load ptr, ptr %559, align 4, !tbaa !76
  %561 = load ptr, ptr %529, align 8, !tbaa !77
  %562 = getelementptr inbounds nuw ptr, ptr %561, i32 %553
  store ptr %560, ptr %562, align 4, !tbaa !76
  br label %563

563:                                              ; preds = %552, %550, %540
  %564 = load ptr, ptr %536, align 4, !tbaa !78
  %565 = load ptr, ptr %529, align 8, !tbaa !77
  %566 = load ptr, ptr %530, align 4, !tbaa !79
  %567 = load ptr, ptr %2, align 4, !tbaa !57
  %568 = tail call i32 %564(ptr noundef %565, ptr noundef %566, ptr noundef %567) #14
  %569 = icmp eq i32 %568, 0
  br i1 %569, label %778, label %593

570:                                              ; preds = %570, %548
  %571 = phi i32 [ 0, %548 ], [ %590, %570 ]
  %572 = phi i32 [ 0, %548 ], [ %591, %570 ]
  %573 = load ptr, ptr %528, align 8, !tbaa !74
  %574 = load ptr, ptr %545, align 4, !tbaa !75
  %575 = getelementptr inbounds nuw i32, ptr %574, i32 %571
  %576 = load i32, ptr %575, align 4, !tbaa !5
  %577 = getelementptr inbounds ptr, ptr %573, i32 %576
  %578 = load ptr, ptr %577, align 4, !tbaa !76
  %579 = load ptr, ptr %529, align 8, !tbaa !77
  %580 = getelementptr inbounds nuw ptr, ptr %579, i32 %571
  store ptr %578, ptr %580, align 4, !tbaa !76
  %581 = or disjoint i32 %571, 1
  %582 = load ptr, ptr %528, align 8, !tbaa !74
  %583 = load ptr, ptr %545, align 4, !tbaa !75
  %584 = getelementptr inbounds nuw i32, ptr %583, i32 %581
  %585 = load i32, ptr %584, align 4, !tbaa !5
  %586 = getelementptr inbounds ptr, ptr %582, i32 %585
  %587 = load ptr, ptr %586, align 4, !tbaa !76
  %588 = load ptr, ptr %529, align 8, !tbaa !77
  %589 = getelementptr inbounds nuw ptr, ptr %588, i32 %581
  store ptr %587, ptr %589, align 4, !tbaa !76
  %590 = add nuw i32 %571, 2
  %591 = add i32 %572, 2
  %592 = icmp eq i32 %591, %549
  br i1 %592, label %550, label %570, !llvm.loop !80

593:                                              ; preds = %563
  %594 = load ptr, ptr %2, align 4, !tbaa !57
  %595 = getelementptr inbounds nuw i8, ptr %594, i32 16
  %596 = load ptr, ptr %595, align 4, !tbaa !46
  %597 = load atomic i32, ptr %596 acquire, align 8
  %598 = icmp eq i32 %597, 0
  br i1 %598, label %599, label %782

599:                                              ; preds = %593
  %600 = load ptr, ptr %2, align 4, !tbaa !57
  %601 = getelementptr inbounds nuw i8, ptr %600, i32 16
  %602 = load ptr, ptr %601, align 4, !tbaa !46
  %603 = getelementptr inbounds nuw i8, ptr %602, i32 4
  br label %604

604:                                              ; preds = %604, %599
  %605 = atomicrmw xchg ptr %603, i32 1 acquire, align 4
  %606 = icmp eq i32 %605, 0
  br i1 %606, label %607, label %604, !llvm.loop !47

607:                                              ; preds = %604
  %608 = load atomic i32, ptr %602 monotonic, align 8
  %609 = icmp eq i32 %608, 0
  br i1 %609, label %614, label %610

610:                                              ; preds = %607
  %611 = getelementptr inbounds nuw i8, ptr %602, i32 16
  %612 = load i64, ptr %611, align 8, !tbaa !49
  %613 = icmp sgt i64 %612, 0
  br i1 %613, label %614, label %620

614:                                              ; preds = %610, %607
  %615 = getelementptr inbounds nuw i8, ptr %602, i32 12
  store i32 0, ptr %615, align 4, !tbaa !52
  %616 = getelementptr inbounds nuw i8, ptr %602, i32 16
  store i64 0, ptr %616, align 8, !tbaa !49
  %617 = getelementptr inbounds nuw i8, ptr %602, i32 24
  store i64 0, ptr %617, align 8, !tbaa !53
  %618 = getelementptr inbounds nuw i8, ptr %602, i32 32
  store i64 0, ptr %618, align 8, !tbaa !54
  %619 = getelementptr inbounds nuw i8, ptr %602, i32 40
  store double 0.000000e+00, ptr %619, align 8, !tbaa !55
  store atomic i32 %568, ptr %602 monotonic, align 8
  br label %620

620:                                              ; preds = %614, %610
  store atomic i32 0, ptr %603 release, align 4
  br label %782

621:                                              ; preds = %534
  %622 = getelementptr inbounds nuw i8, ptr %536, i32 20
  %623 = load i32, ptr %622, align 4, !tbaa !82
  %624 = sext i32 %623 to i64
  br label %778

625:                                              ; preds = %534
  %626 = load ptr, ptr %528, align 8, !tbaa !74
  %627 = getelementptr inbounds nuw i8, ptr %536, i32 4
  %628 = load ptr, ptr %627, align 4, !tbaa !75
  %629 = load i32, ptr %628, align 4, !tbaa !5
  %630 = getelementptr inbounds ptr, ptr %626, i32 %629
  %631 = load ptr, ptr %630, align 4, !tbaa !76
  %632 = load i8, ptr %631, align 1, !tbaa !83
  %633 = icmp eq i8 %632, 0
  br i1 %633, label %634, label %778

634:                                              ; preds = %625
  %635 = getelementptr inbounds nuw i8, ptr %536, i32 20
  %636 = load i32, ptr %635, align 4, !tbaa !82
  %637 = sext i32 %636 to i64
  br label %778

638:                                              ; preds = %534
  %639 = getelementptr inbounds nuw i8, ptr %536, i32 4
  %640 = load ptr, ptr %639, align 4, !tbaa !75
  %641 = load ptr, ptr %528, align 8, !tbaa !74
  %642 = load i32, ptr %640, align 4, !tbaa !5
  %643 = getelementptr inbounds ptr, ptr %641, i32 %642
  %644 = load ptr, ptr %643, align 4, !tbaa !76
  store i32 0, ptr %644, align 4, !tbaa !5
  %645 = getelementptr inbounds nuw i8, ptr %640, i32 4
  %646 = load i32, ptr %645, align 4, !tbaa !5
  %647 = icmp sgt i32 %646, -1
  br i1 %647, label %648, label %778

648:                                              ; preds = %638
  %649 = getelementptr inbounds nuw ptr, ptr %641, i32 %646
  %650 = load ptr, ptr %649, align 4, !tbaa !76
  %651 = load i32, ptr %650, align 4, !tbaa !5
  %652 = icmp slt i32 %651, 1
  br i1 %652, label %653, label %778

653:                                              ; preds = %648
  %654 = getelementptr inbounds nuw i8, ptr %536, i32 20
  %655 = load i32, ptr %654, align 4, !tbaa !82
  %656 = sext i32 %655 to i64
  br label %778

657:                                              ; preds = %534
  %658 = getelementptr inbounds nuw i8, ptr %536, i32 20
  %659 = load i32, ptr %658, align 4, !tbaa !82
  %660 = sext i32 %659 to i64
  br label %778

661:                                              ; preds = %534
  %662 = getelementptr inbounds nuw i8, ptr %536, i32 4
  %663 = load ptr, ptr %662, align 4, !tbaa !75
  %664 = load ptr, ptr %528, align 8, !tbaa !74
  %665 = load i32, ptr %663, align 4, !tbaa !5
  %666 = getelementptr inbounds ptr, ptr %664, i32 %665
  %667 = load ptr, ptr %666, align 4, !tbaa !76
  %668 = load i32, ptr %667, align 4, !tbaa !5
  %669 = add nsw i32 %668, 1
  store i32 %669, ptr %667, align 4, !tbaa !5
  %670 = getelementptr inbounds nuw i8, ptr %663, i32 4
  %671 = load i32, ptr %670, align 4, !tbaa !5
  %672 = icmp slt i32 %671, 0
  br i1 %672, label %678, label %673

673:                                              ; preds = %661
  %674 = getelementptr inbounds nuw ptr, ptr %664, i32 %671
  %675 = load ptr, ptr %674, align 4, !tbaa !76
  %676 = load i32, ptr %675, align 4, !tbaa !5
  %677 = icmp slt i32 %669, %676
  br i1 %677, label %678, label %778

678:                                              ; preds = %673, %661
  %679 = getelementptr inbounds nuw i8, ptr %536, i32 20
  %680 = load i32, ptr %679, align 4, !tbaa !82
  %681 = sext i32 %680 to i64
  br label %778

682:                                              ; preds = %534
  %683 = getelementptr inbounds nuw i8, ptr %536, i32 4
  %684 = load ptr, ptr %683, align 4, !tbaa !75
  %685 = getelementptr inbounds nuw i8, ptr %536, i32 8
  %686 = load i32, ptr %685, align 4, !tbaa !73
  %687 = load ptr, ptr %528, align 8, !tbaa !74
  %688 = load i32, ptr %684, align 4, !tbaa !5
  %689 = getelementptr inbounds ptr, ptr %687, i32 %688
  %690 = load ptr, ptr %689, align 4, !tbaa !76
  %691 = getelementptr inbounds nuw i8, ptr %684, i32 4
  %692 = load i32, ptr %691, align 4, !tbaa !5
  %693 = getelementptr inbounds ptr, ptr %687, i32 %692
  %694 = load ptr, ptr %693, align 4, !tbaa !76
  store ptr %694, ptr %689, align 4, !tbaa !76
  %695 = load ptr, ptr %528, align 8, !tbaa !74
  %696 = getelementptr inbounds ptr, ptr %695, i32 %692
  store ptr %690, ptr %696, align 4, !tbaa !76
  %697 = load ptr, ptr %527, align 4, !tbaa !84
  %698 = getelementptr inbounds nuw i8, ptr %684, i32 8
  %699 = load i32, ptr %698, align 4, !tbaa !5
  %700 = getelementptr inbounds i8, ptr %697, i32 %699
  %701 = load i8, ptr %700, align 1, !tbaa !83
  %702 = xor i8 %701, 1
  store i8 %702, ptr %700, align 1, !tbaa !83
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
  %720 = load ptr, ptr %528, align 8, !tbaa !74
  %721 = getelementptr inbounds nuw i32, ptr %684, i32 %718
  %722 = load i32, ptr %721, align 4, !tbaa !5
  %723 = getelementptr inbounds ptr, ptr %720, i32 %722
  %724 = load ptr, ptr %723, align 4, !tbaa !76
  %725 = ptrtoint ptr %724 to i32
  %726 = icmp ult i32 %718, %705
  %727 = select i1 %726, i32 %708, i32 %711
  %728 = add i32 %727, %725
  %729 = inttoptr i32 %728 to ptr
  store ptr %729, ptr %723, align 4, !tbaa !76
  %730 = or disjoint i32 %718, 1
  %731 = load ptr, ptr %528, align 8, !tbaa !74
  %732 = getelementptr inbounds nuw i32, ptr %684, i32 %730
  %733 = load i32, ptr %732, align 4, !tbaa !5
  %734 = getelementptr inbounds ptr, ptr %731, i32 %733
  %735 = load ptr, ptr %734, align 4, !tbaa !76
  %736 = ptrtoint ptr %735 to i32
  %737 = icmp ult i32 %730, %705
  %738 = select i1 %737, i32 %708, i32 %711
  %739 = add i32 %738, %736
  %740 = inttoptr i32 %739 to ptr
  store ptr %740, ptr %734, align 4, !tbaa !76
  %741 = add nuw i32 %718, 2
  %742 = add i32 %719, 2
  %743 = icmp eq i32 %719, %716
  br i1 %743, label %763, label %717, !llvm.loop !85

744:                                              ; preds = %534
  %745 = load ptr, ptr %527, align 4, !tbaa !84
  %746 = getelementptr inbounds nuw i8, ptr %536, i32 4
  %747 = load ptr, ptr %746, align 4, !tbaa !75
  %748 = getelementptr inbounds nuw i8, ptr %747, i32 8
  %749 = load i32, ptr %748, align 4, !tbaa !5
  %750 = getelementptr inbounds i8, ptr %745, i32 %749
  %751 = load i8, ptr %750, align 1, !tbaa !83
  %752 = icmp eq i8 %751, 0
  br i1 %752, label %753, label %778

753:                                              ; preds = %744
  %754 = getelementptr inbounds nuw i8, ptr %536, i32 20
  %755 = load i32, ptr %754, align 4, !tbaa !82
  %756 = sext i32 %755 to i64
  br label %778

757:                                              ; preds = %534
  %758 = tail call fastcc i32 @set_size(ptr noundef nonnull %0, ptr noundef nonnull %536) #15
  br label %778

759:                                              ; preds = %534
  %760 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %536) #15
  br label %778

761:                                              ; preds = %534
  %762 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %536) #15
  br label %778

763:                                              ; preds = %717
  %764 = icmp eq i32 %712, 0
  br i1 %764, label %778, label %765

765:                                              ; preds = %763, %710
  %766 = phi i32 [ 4, %710 ], [ %741, %763 ]
  %767 = icmp ne i32 %712, 0
  tail call void @llvm.assume(i1 %767)
  %768 = load ptr, ptr %528, align 8, !tbaa !74
  %769 = getelementptr inbounds nuw i32, ptr %684, i32 %766
  %770 = load i32, ptr %769, align 4, !tbaa !5
  %771 = getelementptr inbounds ptr, ptr %768, i32 %770
  %772 = load ptr, ptr %771, align 4, !tbaa !76
  %773 = ptrtoint ptr %772 to i32
  %774 = icmp ult i32 %766, %705
  %775 = select i1 %774, i32 %708, i32 %711
  %776 = add i32 %775, %773
  %777 = inttoptr i32 %776 to ptr
  store ptr %777, ptr %771, align 4, !tbaa !76
  br label %778

778:                                              ; preds = %765, %763, %682, %678, %673, %653, %648, %638, %563, %761, %759, %757, %753, %744, %657, %634, %625, %621
  %779 = phi i64 [ %537, %761 ], [ %537, %759 ], [ %624, %621 ], [ %537, %744 ], [ %537, %682 ], [ %660, %657 ], [ %537, %638 ], [ %537, %673 ], [ %537, %625 ], [ %537, %757 ], [ %756, %753 ], [ %637, %634 ], [ %537, %563 ], [ %656, %653 ], [ %537, %648 ], [ %681, %678 ], [ %537, %763 ], [ %537, %765 ]
  %780 = phi i32 [ %762, %761 ], [ %760, %759 ], [ 0, %621 ], [ 0, %744 ], [ 0, %682 ], [ 0, %657 ], [ 0, %638 ], [ 0, %673 ], [ 0, %625 ], [ %758, %757 ], [ 0, %753 ], [ 0, %634 ], [ 0, %563 ], [ 0, %653 ], [ 0, %648 ], [ 0, %678 ], [ 0, %763 ], [ 0, %765 ]
  %781 = icmp eq i32 %780, 0
  br i1 %781, label %531, label %791, !llvm.loop !86

782:                                              ; preds = %620, %593, %495, %522, %402
  %783 = phi ptr [ %442, %495 ], [ %31, %402 ], [ %442, %522 ], [ %536, %593 ], [ %536, %620 ]
  %784 = phi i32 [ %470, %495 ], [ 1, %402 ], [ %470, %522 ], [ %568, %593 ], [ %568, %620 ]
  %785 = getelementptr inbounds nuw i8, ptr %783, i32 12
  %786 = load i32, ptr %785, align 4, !tbaa !72
  %787 = load ptr, ptr %2, align 4, !tbaa !57
  %788 = getelementptr inbounds nuw i8, ptr %787, i32 16
  %789 = load ptr, ptr %788, align 4, !tbaa !46
  %790 = getelementptr inbounds nuw i8, ptr %789, i32 8
  store i32 %786, ptr %790, align 8, !tbaa !81
  br label %791

791:                                              ; preds = %418, %26, %434, %778, %531, %782, %426
  %792 = phi i32 [ 0, %434 ], [ 0, %426 ], [ 0, %531 ], [ %784, %782 ], [ %780, %778 ], [ 0, %26 ], [ %420, %418 ]
  ret i32 %792
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
  br label %96

66:                                               ; preds = %19
  %67 = load i32, ptr %4, align 4, !tbaa !5
  %68 = getelementptr inbounds i64, ptr %28, i32 %67
  store i64 %21, ptr %68, align 8, !tbaa !25
  %69 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %70 = load i32, ptr %69, align 4, !tbaa !73
  %71 = icmp ugt i32 %70, 7
  br i1 %71, label %72, label %96

72:                                               ; preds = %66, %72
  %73 = phi i32 [ %93, %72 ], [ 5, %66 ]
  %74 = load ptr, ptr %3, align 4, !tbaa !75
  %75 = getelementptr inbounds nuw i32, ptr %74, i32 %73
  %76 = load ptr, ptr %22, align 8, !tbaa !89
  %77 = getelementptr inbounds nuw i8, ptr %75, i32 8
  %78 = load i32, ptr %77, align 4, !tbaa !5
  %79 = getelementptr inbounds i64, ptr %76, i32 %78
  %80 = load ptr, ptr %27, align 4, !tbaa !79
  %81 = tail call fastcc i64 @evaluate(ptr noundef %79, ptr noundef %80) #15
  %82 = trunc i64 %81 to i32
  %83 = load ptr, ptr %5, align 8, !tbaa !74
  %84 = getelementptr inbounds nuw i8, ptr %75, i32 4
  %85 = load i32, ptr %84, align 4, !tbaa !5
  %86 = getelementptr inbounds ptr, ptr %83, i32 %85
  %87 = load ptr, ptr %86, align 4, !tbaa !76
  %88 = ptrtoint ptr %87 to i32
  %89 = add i32 %88, %82
  %90 = inttoptr i32 %89 to ptr
  %91 = load i32, ptr %75, align 4, !tbaa !5
  %92 = getelementptr inbounds ptr, ptr %83, i32 %91
  store ptr %90, ptr %92, align 4, !tbaa !76
  %93 = add i32 %73, 3
  %94 = add i32 %73, 5
  %95 = icmp ult i32 %94, %70
  br i1 %95, label %72, label %96, !llvm.loop !90

96:                                               ; preds = %72, %66, %59
  %97 = phi i32 [ 3, %59 ], [ 0, %66 ], [ 0, %72 ]
  ret i32 %97
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
  br label %91

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
  br i1 %66, label %67, label %91

67:                                               ; preds = %55, %67
  %68 = phi i32 [ %88, %67 ], [ 3, %55 ]
  %69 = load ptr, ptr %3, align 4, !tbaa !75
  %70 = getelementptr inbounds nuw i32, ptr %69, i32 %68
  %71 = load ptr, ptr %10, align 8, !tbaa !89
  %72 = getelementptr inbounds nuw i8, ptr %70, i32 8
  %73 = load i32, ptr %72, align 4, !tbaa !5
  %74 = getelementptr inbounds i64, ptr %71, i32 %73
  %75 = load ptr, ptr %15, align 4, !tbaa !79
  %76 = tail call fastcc i64 @evaluate(ptr noundef %74, ptr noundef %75) #15
  %77 = trunc i64 %76 to i32
  %78 = load ptr, ptr %60, align 8, !tbaa !74
  %79 = getelementptr inbounds nuw i8, ptr %70, i32 4
  %80 = load i32, ptr %79, align 4, !tbaa !5
  %81 = getelementptr inbounds ptr, ptr %78, i32 %80
  %82 = load ptr, ptr %81, align 4, !tbaa !76
  %83 = ptrtoint ptr %82 to i32
  %84 = add i32 %83, %77
  %85 = inttoptr i32 %84 to ptr
  %86 = load i32, ptr %70, align 4, !tbaa !5
  %87 = getelementptr inbounds ptr, ptr %78, i32 %86
  store ptr %85, ptr %87, align 4, !tbaa !76
  %88 = add i32 %68, 3
  %89 = add i32 %68, 5
  %90 = icmp ult i32 %89, %65
  br i1 %90, label %67, label %91, !llvm.loop !90

91:                                               ; preds = %67, %55, %48
  %92 = phi i32 [ 8, %48 ], [ 0, %55 ], [ 0, %67 ]
  ret i32 %92
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
  br label %126

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
  br label %126

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
  br i1 %101, label %102, label %134

102:                                              ; preds = %92, %102
  %103 = phi i32 [ %123, %102 ], [ 4, %92 ]
  %104 = load ptr, ptr %3, align 4, !tbaa !75
  %105 = getelementptr inbounds nuw i32, ptr %104, i32 %103
  %106 = load ptr, ptr %17, align 8, !tbaa !89
  %107 = getelementptr inbounds nuw i8, ptr %105, i32 8
  %108 = load i32, ptr %107, align 4, !tbaa !5
  %109 = getelementptr inbounds i64, ptr %106, i32 %108
  %110 = load ptr, ptr %22, align 4, !tbaa !79
  %111 = tail call fastcc i64 @evaluate(ptr noundef %109, ptr noundef %110) #15
  %112 = trunc i64 %111 to i32
  %113 = load ptr, ptr %10, align 8, !tbaa !74
  %114 = getelementptr inbounds nuw i8, ptr %105, i32 4
  %115 = load i32, ptr %114, align 4, !tbaa !5
  %116 = getelementptr inbounds ptr, ptr %113, i32 %115
  %117 = load ptr, ptr %116, align 4, !tbaa !76
  %118 = ptrtoint ptr %117 to i32
  %119 = add i32 %118, %112
  %120 = inttoptr i32 %119 to ptr
  %121 = load i32, ptr %105, align 4, !tbaa !5
  %122 = getelementptr inbounds ptr, ptr %113, i32 %121
  store ptr %120, ptr %122, align 4, !tbaa !76
  %123 = add i32 %103, 3
  %124 = add i32 %103, 5
  %125 = icmp ult i32 %124, %100
  br i1 %125, label %102, label %134, !llvm.loop !90

126:                                              ; preds = %56, %91
  %127 = phi ptr [ %70, %91 ], [ %35, %56 ]
  %128 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %129 = load i32, ptr %128, align 4, !tbaa !72
  %130 = load ptr, ptr %127, align 4, !tbaa !57
  %131 = getelementptr inbounds nuw i8, ptr %130, i32 16
  %132 = load ptr, ptr %131, align 4, !tbaa !46
  %133 = getelementptr inbounds nuw i8, ptr %132, i32 8
  store i32 %129, ptr %133, align 8, !tbaa !81
  br label %134

134:                                              ; preds = %102, %126, %92
  %135 = phi i32 [ 0, %92 ], [ 8, %126 ], [ 0, %102 ]
  ret i32 %135
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
