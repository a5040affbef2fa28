; Made by `python -m tfc.runtime.native` from native.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.tfc_runs = type { i64, i64, i64, i64 }
%struct.tfc_event = type { i64, i64, i64 }
%struct.tfc_worker = type { i64, i64, ptr, i64, [32 x i8] }
%struct.tfc_loop = type { ptr, ptr, i64, i64 }
%struct.tfc_instruction = type { ptr, ptr, i32, i32, i32, i32 }
%struct.tfc_block = type { ptr, i64 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define ptr @tfc_block_data(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = load ptr, ptr %0, align 8, !tbaa !9
  %3 = ptrtoint ptr %2 to i64
  %4 = add i64 %3, 63
  %5 = and i64 %4, -64
  %6 = inttoptr i64 %5 to ptr
  ret ptr %6
}

; Function Attrs: mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define void @tfc_block_free(ptr noundef captures(none) %0) local_unnamed_addr #1 {
  tail call void @free(ptr noundef %0) #20
  ret void
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define i32 @tfc_monitor_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #3 {
  %2 = load atomic i32, ptr %0 monotonic, align 8
  ret i32 %2
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: nounwind uwtable
define void @tfc_monitor_trace(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  switch i32 %2, label %72 [
    i32 0, label %6
    i32 1, label %40
  ]

6:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  %7 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #20
  %8 = load i64, ptr %5, align 8, !tbaa !13
  %9 = mul nsw i64 %8, 1000000000
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !15
  %12 = add nsw i64 %9, %11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %14 = load ptr, ptr %13, align 8, !tbaa !16
  %15 = zext i32 %1 to i64
  %16 = getelementptr inbounds nuw %struct.tfc_runs, ptr %14, i64 %15
  %17 = load i64, ptr %16, align 8, !tbaa !20
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %6
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store i64 %12, ptr %20, align 8, !tbaa !22
  br label %21

21:                                               ; preds = %19, %6
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 24
  store i64 %12, ptr %22, align 8, !tbaa !23
  %23 = add nsw i64 %17, 1
  store i64 %23, ptr %16, align 8, !tbaa !20
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8, !tbaa !24
  %26 = icmp slt i64 %17, %25
  br i1 %26, label %27, label %79

27:                                               ; preds = %21
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %29 = load i64, ptr %28, align 8, !tbaa !25
  %30 = add nsw i64 %29, 1
  store i64 %30, ptr %28, align 8, !tbaa !25
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %32 = load i64, ptr %31, align 8, !tbaa !26
  %33 = icmp slt i64 %29, %32
  br i1 %33, label %34, label %79

34:                                               ; preds = %27
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !27
  %37 = getelementptr inbounds %struct.tfc_event, ptr %36, i64 %29
  store i64 %12, ptr %37, align 8, !tbaa !28
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 8
  store i64 0, ptr %38, align 8, !tbaa !28
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 16
  store i64 %15, ptr %39, align 8, !tbaa !28
  br label %79

40:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  %41 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #20
  %42 = load i64, ptr %4, align 8, !tbaa !13
  %43 = mul nsw i64 %42, 1000000000
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %45 = load i64, ptr %44, align 8, !tbaa !15
  %46 = add nsw i64 %43, %45
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %48 = load ptr, ptr %47, align 8, !tbaa !16
  %49 = zext i32 %1 to i64
  %50 = getelementptr inbounds nuw %struct.tfc_runs, ptr %48, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 24
  %52 = load i64, ptr %51, align 8, !tbaa !23
  %53 = sub i64 %46, %52
  %54 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %55 = load i64, ptr %54, align 8, !tbaa !29
  %56 = add nsw i64 %53, %55
  store i64 %56, ptr %54, align 8, !tbaa !29
  store i64 %46, ptr %51, align 8, !tbaa !23
  %57 = load i64, ptr %50, align 8, !tbaa !20
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %59 = load i64, ptr %58, align 8, !tbaa !24
  %60 = icmp sgt i64 %57, %59
  br i1 %60, label %79, label %61

61:                                               ; preds = %40
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %63 = load i64, ptr %62, align 8, !tbaa !25
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %65 = load i64, ptr %64, align 8, !tbaa !26
  %66 = icmp sgt i64 %63, %65
  br i1 %66, label %79, label %67

67:                                               ; preds = %61
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %69 = load ptr, ptr %68, align 8, !tbaa !27
  %70 = getelementptr %struct.tfc_event, ptr %69, i64 %63
  %71 = getelementptr i8, ptr %70, i64 -16
  store i64 %46, ptr %71, align 8, !tbaa !30
  br label %79

72:                                               ; preds = %3
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %74 = load ptr, ptr %73, align 8, !tbaa !16
  %75 = zext i32 %1 to i64
  %76 = getelementptr inbounds nuw %struct.tfc_runs, ptr %74, i64 %75
  %77 = load i64, ptr %76, align 8, !tbaa !20
  %78 = add nsw i64 %77, 1
  store i64 %78, ptr %76, align 8, !tbaa !20
  br label %79

79:                                               ; preds = %67, %61, %40, %34, %27, %21, %72
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 274877907201) i64 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #6 {
  %2 = zext i32 %0 to i64
  %3 = shl nuw nsw i64 %2, 6
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 140), (192, 196), (288, 292)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !5
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store i32 0, ptr %5, align 32, !tbaa !5
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 32, !tbaa !32
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store <2 x i32> zeroinitializer, ptr %7, align 32, !tbaa !32
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %8, align 8, !tbaa !32
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %9, align 32, !tbaa !32
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %11, align 16, !tbaa !33
  %12 = tail call i32 @llvm.umax.i32(i32 %1, i32 1)
  %13 = zext i32 %12 to i64
  br label %14

14:                                               ; preds = %17, %3
  %15 = phi i64 [ %23, %17 ], [ 1, %3 ]
  %16 = icmp eq i64 %15, %13
  br i1 %16, label %26, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw %struct.tfc_worker, ptr %10, i64 %15
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 16
  store ptr %0, ptr %19, align 16, !tbaa !33
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %21 = tail call i32 @pthread_create(ptr noundef nonnull %20, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %18) #20
  %22 = icmp eq i32 %21, 0
  %23 = add nuw nsw i64 %15, 1
  br i1 %22, label %14, label %24

24:                                               ; preds = %17
  %25 = trunc nuw i64 %15 to i32
  br label %26

26:                                               ; preds = %14, %24
  %27 = phi i32 [ %25, %24 ], [ %12, %14 ]
  store i32 %27, ptr %0, align 64, !tbaa !5
  ret i32 %27
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #5 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 16, !tbaa !33
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
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 288
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 256
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 264
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 272
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 280
  br label %20

20:                                               ; preds = %107, %1
  %21 = phi i32 [ 0, %1 ], [ %44, %107 ]
  %22 = load i32, ptr %10, align 4, !tbaa !5
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %32, label %24

24:                                               ; preds = %20, %28
  %25 = phi i32 [ %29, %28 ], [ 0, %20 ]
  %26 = load atomic i32, ptr %11 acquire, align 64
  %27 = icmp eq i32 %26, %21
  br i1 %27, label %28, label %43

28:                                               ; preds = %24
  tail call void @llvm.aarch64.hint(i32 1)
  %29 = add nuw i32 %25, 1
  %30 = load i32, ptr %10, align 4, !tbaa !5
  %31 = icmp ult i32 %29, %30
  br i1 %31, label %24, label %32, !llvm.loop !36

32:                                               ; preds = %28, %20
  %33 = atomicrmw add ptr %12, i32 1 seq_cst, align 4
  %34 = load atomic i32, ptr %11 seq_cst, align 64
  %35 = icmp eq i32 %34, %21
  br i1 %35, label %36, label %40

36:                                               ; preds = %32, %36
  %37 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %11, i32 noundef 128, i32 noundef %21, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  %38 = load atomic i32, ptr %11 seq_cst, align 64
  %39 = icmp eq i32 %38, %21
  br i1 %39, label %36, label %40, !llvm.loop !38

40:                                               ; preds = %36, %32
  %41 = phi i32 [ %34, %32 ], [ %38, %36 ]
  %42 = atomicrmw sub ptr %12, i32 1 seq_cst, align 4
  br label %43

43:                                               ; preds = %24, %40
  %44 = phi i32 [ %41, %40 ], [ %26, %24 ]
  %45 = load atomic i32, ptr %13 seq_cst, align 8
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %48, label %47

47:                                               ; preds = %43
  ret ptr null

48:                                               ; preds = %43
  %49 = load atomic i32, ptr %14 monotonic, align 64
  br label %50

50:                                               ; preds = %53, %48
  %51 = phi i32 [ %49, %48 ], [ %57, %53 ]
  %52 = icmp sgt i32 %51, -1
  br i1 %52, label %107, label %53

53:                                               ; preds = %50
  %54 = add nsw i32 %51, 1
  %55 = cmpxchg weak ptr %14, i32 %51, i32 %54 acquire monotonic, align 64
  %56 = extractvalue { i32, i1 } %55, 1
  %57 = extractvalue { i32, i1 } %55, 0
  br i1 %56, label %58, label %50, !llvm.loop !39

58:                                               ; preds = %53
  %59 = load i32, ptr %15, align 32, !tbaa !5
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %102, label %61

61:                                               ; preds = %58, %99
  %62 = phi i32 [ %100, %99 ], [ 0, %58 ]
  %63 = add i32 %62, %9
  %64 = urem i32 %63, %59
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw %struct.tfc_worker, ptr %4, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %68 = load atomic i64, ptr %66 monotonic, align 64
  %69 = load i64, ptr %67, align 8, !tbaa !40
  %70 = icmp slt i64 %68, %69
  br i1 %70, label %71, label %99

71:                                               ; preds = %61, %95
  %72 = phi i64 [ %96, %95 ], [ %69, %61 ]
  %73 = atomicrmw add ptr %66, i64 1 monotonic, align 64
  %74 = icmp slt i64 %73, %72
  br i1 %74, label %75, label %95

75:                                               ; preds = %71
  %76 = load ptr, ptr %16, align 8, !tbaa !41
  %77 = load ptr, ptr %17, align 8, !tbaa !43
  %78 = load i64, ptr %18, align 8, !tbaa !44
  %79 = load i64, ptr %19, align 8, !tbaa !45
  %80 = freeze i64 %78
  %81 = freeze i64 %79
  %82 = sdiv i64 %80, %81
  %83 = mul nsw i64 %82, %73
  %84 = mul i64 %82, %81
  %85 = sub i64 %80, %84
  %86 = mul nsw i64 %85, %73
  %87 = sdiv i64 %86, %79
  %88 = add nsw i64 %87, %83
  %89 = add nsw i64 %73, 1
  %90 = mul nsw i64 %82, %89
  %91 = mul nsw i64 %85, %89
  %92 = sdiv i64 %91, %79
  %93 = add nsw i64 %92, %90
  tail call void %76(ptr noundef %77, i64 noundef %88, i64 noundef %93) #20
  %94 = load i64, ptr %67, align 8, !tbaa !40
  br label %95

95:                                               ; preds = %75, %71
  %96 = phi i64 [ %94, %75 ], [ %72, %71 ]
  %97 = load atomic i64, ptr %66 monotonic, align 64
  %98 = icmp slt i64 %97, %96
  br i1 %98, label %71, label %99, !llvm.loop !46

99:                                               ; preds = %95, %61
  %100 = add nuw i32 %62, 1
  %101 = icmp eq i32 %100, %59
  br i1 %101, label %102, label %61, !llvm.loop !47

102:                                              ; preds = %99, %58
  %103 = atomicrmw sub ptr %14, i32 1 release, align 64
  %104 = icmp eq i32 %103, 1073741825
  br i1 %104, label %105, label %107

105:                                              ; preds = %102
  %106 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %14, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  br label %107

107:                                              ; preds = %50, %105, %102
  br label %20
}

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store atomic i32 1, ptr %2 seq_cst, align 8
  %3 = load i32, ptr %0, align 64, !tbaa !5
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %5 = atomicrmw add ptr %4, i32 1 seq_cst, align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %7 = load atomic i32, ptr %6 seq_cst, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %1
  %10 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef 129, i32 noundef %3, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  br label %11

11:                                               ; preds = %1, %9
  %12 = load i32, ptr %0, align 64, !tbaa !5
  %13 = icmp ugt i32 %12, 1
  br i1 %13, label %15, label %14

14:                                               ; preds = %15, %11
  ret void

15:                                               ; preds = %11, %15
  %16 = phi i64 [ %21, %15 ], [ 1, %11 ]
  %17 = getelementptr inbounds nuw %struct.tfc_worker, ptr %0, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 344
  %19 = load i64, ptr %18, align 8, !tbaa !48
  %20 = tail call i32 @pthread_join(i64 noundef %19, ptr noundef null) #20
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !5
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !49
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #5 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %162, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !50
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !54
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !56
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !57
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 64, !tbaa !5
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  store ptr %2, ptr %6, align 8, !tbaa !41
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %28, align 8, !tbaa !43
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %29, align 8, !tbaa !44
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
  store i64 %39, ptr %30, align 8, !tbaa !45
  %40 = icmp samesign ugt i64 %39, 1
  %41 = and i1 %26, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %25
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %44 = load ptr, ptr %43, align 8, !tbaa !54
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %46 = load ptr, ptr %45, align 8, !tbaa !58
  %47 = trunc i64 %39 to i32
  call void %44(ptr noundef %46, i32 noundef %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #20
  br label %161

48:                                               ; preds = %25
  %49 = icmp eq i64 %39, 1
  br i1 %49, label %160, label %50

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !57
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %54 = cmpxchg ptr %53, i32 0, i32 1 acquire monotonic, align 64
  %55 = extractvalue { i32, i1 } %54, 1
  br i1 %55, label %56, label %160

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(32) %57, ptr noundef nonnull readonly align 8 dereferenceable(32) %6, i64 32, i1 false), !tbaa.struct !59
  %58 = load i64, ptr %30, align 8, !tbaa !45
  %59 = load i32, ptr %52, align 64, !tbaa !5
  %60 = zext i32 %59 to i64
  %61 = tail call i64 @llvm.smin.i64(i64 %58, i64 %60)
  %62 = trunc i64 %61 to i32
  %63 = getelementptr inbounds nuw i8, ptr %52, i64 288
  store i32 %62, ptr %63, align 32, !tbaa !5
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
  %77 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %70, i32 noundef 129, i32 noundef %76, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  br label %78

78:                                               ; preds = %75, %68
  %79 = load i32, ptr %63, align 32, !tbaa !5
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
  %92 = load i64, ptr %90, align 8, !tbaa !40
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %94, label %122

94:                                               ; preds = %87, %118
  %95 = phi i64 [ %119, %118 ], [ %92, %87 ]
  %96 = atomicrmw add ptr %89, i64 1 monotonic, align 64
  %97 = icmp slt i64 %96, %95
  br i1 %97, label %98, label %118

98:                                               ; preds = %94
  %99 = load ptr, ptr %57, align 8, !tbaa !41
  %100 = load ptr, ptr %83, align 8, !tbaa !43
  %101 = load i64, ptr %84, align 8, !tbaa !44
  %102 = load i64, ptr %85, align 8, !tbaa !45
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
  tail call void %99(ptr noundef %100, i64 noundef %111, i64 noundef %116) #20
  %117 = load i64, ptr %90, align 8, !tbaa !40
  br label %118

118:                                              ; preds = %98, %94
  %119 = phi i64 [ %117, %98 ], [ %95, %94 ]
  %120 = load atomic i64, ptr %89 monotonic, align 64
  %121 = icmp slt i64 %120, %119
  br i1 %121, label %94, label %122, !llvm.loop !46

122:                                              ; preds = %118, %87
  %123 = add nuw nsw i64 %88, 1
  %124 = icmp eq i64 %123, %86
  br i1 %124, label %125, label %87, !llvm.loop !47

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
  %133 = load i32, ptr %130, align 4, !tbaa !5
  %134 = icmp ult i32 %132, %133
  br i1 %134, label %135, label %139

135:                                              ; preds = %131
  tail call void @llvm.aarch64.hint(i32 1)
  %136 = load atomic i32, ptr %69 acquire, align 64
  %137 = add nuw i32 %132, 1
  %138 = icmp eq i32 %136, 0
  br i1 %138, label %159, label %131, !llvm.loop !61

139:                                              ; preds = %131
  %140 = atomicrmw or ptr %69, i32 1073741824 acquire, align 64
  %141 = or i32 %140, 1073741824
  %142 = icmp eq i32 %141, 1073741824
  br i1 %142, label %148, label %143

143:                                              ; preds = %139, %143
  %144 = phi i32 [ %146, %143 ], [ %141, %139 ]
  %145 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %69, i32 noundef 128, i32 noundef %144, ptr noundef null, ptr noundef null, i32 noundef 0) #20
  %146 = load atomic i32, ptr %69 acquire, align 64
  %147 = icmp eq i32 %146, 1073741824
  br i1 %147, label %148, label %143, !llvm.loop !62

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
  store i64 %156, ptr %157, align 8, !tbaa !40
  %158 = icmp eq i64 %154, %67
  br i1 %158, label %68, label %149, !llvm.loop !63

159:                                              ; preds = %135, %125, %148
  store atomic i32 0, ptr %53 release, align 64
  br label %161

160:                                              ; preds = %50, %48
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #20
  br label %161

161:                                              ; preds = %159, %160, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  br label %162

162:                                              ; preds = %5, %161
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #5 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !41
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !43
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !44
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !45
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
  tail call void %4(ptr noundef %6, i64 noundef %19, i64 noundef %24) #20
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #9 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !64
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !65

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !66
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !69
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !66
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !70
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !71
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !72
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #10 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !64
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !50
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !73
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !58
  %12 = tail call i32 %7(ptr noundef %11) #20
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8, !tbaa !74
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !50
  %6 = icmp eq ptr %5, null
  br i1 %6, label %358, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !82
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !73
  %14 = icmp eq ptr %13, null
  br i1 %14, label %358, label %15

15:                                               ; preds = %11, %7
  %16 = load ptr, ptr %0, align 8, !tbaa !83
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !84
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %26

26:                                               ; preds = %354, %15
  %27 = phi i64 [ 0, %15 ], [ %355, %354 ]
  %28 = icmp slt i64 %27, %18
  br i1 %28, label %29, label %644

29:                                               ; preds = %26
  %30 = getelementptr inbounds %struct.tfc_instruction, ptr %16, i64 %27
  %31 = add nsw i64 %27, 1
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %33 = load i32, ptr %32, align 8, !tbaa !85
  switch i32 %33, label %351 [
    i32 0, label %34
    i32 1, label %133
    i32 3, label %137
    i32 4, label %151
    i32 2, label %172
    i32 5, label %218
    i32 6, label %283
    i32 7, label %333
    i32 8, label %347
    i32 9, label %349
  ]

34:                                               ; preds = %29
  %35 = load ptr, ptr %22, align 8, !tbaa !73
  %36 = icmp eq ptr %35, null
  br i1 %36, label %61, label %37

37:                                               ; preds = %34
  %38 = load i64, ptr %23, align 8, !tbaa !88
  %39 = icmp slt i64 %27, %38
  br i1 %39, label %40, label %61

40:                                               ; preds = %37
  %41 = load ptr, ptr %21, align 8, !tbaa !58
  %42 = tail call i32 %35(ptr noundef %41) #20
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %61, label %44

44:                                               ; preds = %40
  %45 = load ptr, ptr %2, align 8, !tbaa !74
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !64
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  br label %49

49:                                               ; preds = %49, %44
  %50 = atomicrmw xchg ptr %48, i32 1 acquire, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %49, !llvm.loop !65

52:                                               ; preds = %49
  %53 = load atomic i32, ptr %47 monotonic, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %57 = load i64, ptr %56, align 8, !tbaa !66
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %59, label %353

59:                                               ; preds = %55, %52
  %60 = getelementptr inbounds nuw i8, ptr %47, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %60, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %47 monotonic, align 8
  br label %353

61:                                               ; preds = %40, %37, %34
  %62 = load ptr, ptr %8, align 8, !tbaa !82
  %63 = icmp eq ptr %62, null
  br i1 %63, label %68, label %64

64:                                               ; preds = %61
  %65 = load ptr, ptr %21, align 8, !tbaa !58
  %66 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %67 = load i32, ptr %66, align 4, !tbaa !89
  tail call void %62(ptr noundef %65, i32 noundef %67, i32 noundef 0) #20
  br label %68

68:                                               ; preds = %64, %61
  %69 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !90
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %75, label %72

72:                                               ; preds = %68
  %73 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %74 = zext i32 %70 to i64
  br label %82

75:                                               ; preds = %82, %68
  %76 = load ptr, ptr %30, align 8, !tbaa !91
  %77 = load ptr, ptr %24, align 8, !tbaa !92
  %78 = load ptr, ptr %25, align 8, !tbaa !93
  %79 = load ptr, ptr %2, align 8, !tbaa !74
  %80 = tail call i32 %76(ptr noundef %77, ptr noundef %78, ptr noundef %79) #20
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %126, label %95

82:                                               ; preds = %82, %72
  %83 = phi i64 [ 0, %72 ], [ %93, %82 ]
  %84 = load ptr, ptr %20, align 8, !tbaa !94
  %85 = load ptr, ptr %73, align 8, !tbaa !95
  %86 = getelementptr inbounds nuw i32, ptr %85, i64 %83
  %87 = load i32, ptr %86, align 4, !tbaa !5
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds ptr, ptr %84, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !60
  %91 = load ptr, ptr %24, align 8, !tbaa !92
  %92 = getelementptr inbounds nuw ptr, ptr %91, i64 %83
  store ptr %90, ptr %92, align 8, !tbaa !60
  %93 = add nuw nsw i64 %83, 1
  %94 = icmp eq i64 %93, %74
  br i1 %94, label %75, label %82, !llvm.loop !96

95:                                               ; preds = %75
  %96 = load ptr, ptr %2, align 8, !tbaa !74
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 24
  %98 = load ptr, ptr %97, align 8, !tbaa !64
  %99 = load atomic i32, ptr %98 acquire, align 8
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %119

101:                                              ; preds = %95
  %102 = load ptr, ptr %2, align 8, !tbaa !74
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 24
  %104 = load ptr, ptr %103, align 8, !tbaa !64
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 4
  br label %106

106:                                              ; preds = %106, %101
  %107 = atomicrmw xchg ptr %105, i32 1 acquire, align 4
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %106, !llvm.loop !65

109:                                              ; preds = %106
  %110 = load atomic i32, ptr %104 monotonic, align 8
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %116, label %112

112:                                              ; preds = %109
  %113 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %114 = load i64, ptr %113, align 8, !tbaa !66
  %115 = icmp sgt i64 %114, 0
  br i1 %115, label %116, label %118

116:                                              ; preds = %112, %109
  %117 = getelementptr inbounds nuw i8, ptr %104, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %117, i8 0, i64 36, i1 false)
  store atomic i32 %80, ptr %104 monotonic, align 8
  br label %118

118:                                              ; preds = %116, %112
  store atomic i32 0, ptr %105 release, align 4
  br label %119

119:                                              ; preds = %118, %95
  %120 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %121 = load i32, ptr %120, align 4, !tbaa !89
  %122 = load ptr, ptr %2, align 8, !tbaa !74
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 24
  %124 = load ptr, ptr %123, align 8, !tbaa !64
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 8
  store i32 %121, ptr %125, align 8, !tbaa !97
  br label %126

126:                                              ; preds = %119, %75
  %127 = load ptr, ptr %8, align 8, !tbaa !82
  %128 = icmp eq ptr %127, null
  br i1 %128, label %354, label %129

129:                                              ; preds = %126
  %130 = load ptr, ptr %21, align 8, !tbaa !58
  %131 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %132 = load i32, ptr %131, align 4, !tbaa !89
  tail call void %127(ptr noundef %130, i32 noundef %132, i32 noundef 1) #20
  br label %354

133:                                              ; preds = %29
  %134 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %135 = load i32, ptr %134, align 4, !tbaa !98
  %136 = sext i32 %135 to i64
  br label %354

137:                                              ; preds = %29
  %138 = load ptr, ptr %20, align 8, !tbaa !94
  %139 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %140 = load ptr, ptr %139, align 8, !tbaa !95
  %141 = load i32, ptr %140, align 4, !tbaa !5
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds ptr, ptr %138, i64 %142
  %144 = load ptr, ptr %143, align 8, !tbaa !60
  %145 = load i8, ptr %144, align 1, !tbaa !32
  %146 = icmp eq i8 %145, 0
  br i1 %146, label %147, label %354

147:                                              ; preds = %137
  %148 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %149 = load i32, ptr %148, align 4, !tbaa !98
  %150 = sext i32 %149 to i64
  br label %354

151:                                              ; preds = %29
  %152 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %153 = load ptr, ptr %152, align 8, !tbaa !95
  %154 = load ptr, ptr %20, align 8, !tbaa !94
  %155 = load i32, ptr %153, align 4, !tbaa !5
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds ptr, ptr %154, i64 %156
  %158 = load ptr, ptr %157, align 8, !tbaa !60
  store i32 0, ptr %158, align 4, !tbaa !5
  %159 = getelementptr inbounds nuw i8, ptr %153, i64 4
  %160 = load i32, ptr %159, align 4, !tbaa !5
  %161 = icmp sgt i32 %160, -1
  br i1 %161, label %162, label %354

162:                                              ; preds = %151
  %163 = zext nneg i32 %160 to i64
  %164 = getelementptr inbounds nuw ptr, ptr %154, i64 %163
  %165 = load ptr, ptr %164, align 8, !tbaa !60
  %166 = load i32, ptr %165, align 4, !tbaa !5
  %167 = icmp slt i32 %166, 1
  br i1 %167, label %168, label %354

168:                                              ; preds = %162
  %169 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %170 = load i32, ptr %169, align 4, !tbaa !98
  %171 = sext i32 %170 to i64
  br label %354

172:                                              ; preds = %29
  %173 = load ptr, ptr %8, align 8, !tbaa !82
  %174 = icmp eq ptr %173, null
  br i1 %174, label %179, label %175

175:                                              ; preds = %172
  %176 = load ptr, ptr %21, align 8, !tbaa !58
  %177 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %178 = load i32, ptr %177, align 4, !tbaa !89
  tail call void %173(ptr noundef %176, i32 noundef %178, i32 noundef 2) #20
  br label %179

179:                                              ; preds = %175, %172
  %180 = load ptr, ptr %22, align 8, !tbaa !73
  %181 = icmp eq ptr %180, null
  br i1 %181, label %213, label %182

182:                                              ; preds = %179
  %183 = load i64, ptr %23, align 8, !tbaa !88
  %184 = icmp slt i64 %27, %183
  br i1 %184, label %185, label %213

185:                                              ; preds = %182
  %186 = load ptr, ptr %21, align 8, !tbaa !58
  %187 = tail call i32 %180(ptr noundef %186) #20
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %213, label %189

189:                                              ; preds = %185
  %190 = load ptr, ptr %2, align 8, !tbaa !74
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 24
  %192 = load ptr, ptr %191, align 8, !tbaa !64
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 4
  br label %194

194:                                              ; preds = %194, %189
  %195 = atomicrmw xchg ptr %193, i32 1 acquire, align 4
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %194, !llvm.loop !65

197:                                              ; preds = %194
  %198 = load atomic i32, ptr %192 monotonic, align 8
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %204, label %200

200:                                              ; preds = %197
  %201 = getelementptr inbounds nuw i8, ptr %192, i64 16
  %202 = load i64, ptr %201, align 8, !tbaa !66
  %203 = icmp sgt i64 %202, 0
  br i1 %203, label %204, label %206

204:                                              ; preds = %200, %197
  %205 = getelementptr inbounds nuw i8, ptr %192, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %205, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %192 monotonic, align 8
  br label %206

206:                                              ; preds = %204, %200
  store atomic i32 0, ptr %193 release, align 4
  %207 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %208 = load i32, ptr %207, align 4, !tbaa !89
  %209 = load ptr, ptr %2, align 8, !tbaa !74
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 24
  %211 = load ptr, ptr %210, align 8, !tbaa !64
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 8
  store i32 %208, ptr %212, align 8, !tbaa !97
  br label %213

213:                                              ; preds = %179, %182, %185, %206
  %214 = phi i32 [ 0, %179 ], [ 1, %206 ], [ 0, %185 ], [ 0, %182 ]
  %215 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %216 = load i32, ptr %215, align 4, !tbaa !98
  %217 = sext i32 %216 to i64
  br label %354

218:                                              ; preds = %29
  %219 = load ptr, ptr %8, align 8, !tbaa !82
  %220 = icmp eq ptr %219, null
  br i1 %220, label %225, label %221

221:                                              ; preds = %218
  %222 = load ptr, ptr %21, align 8, !tbaa !58
  %223 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %224 = load i32, ptr %223, align 4, !tbaa !89
  tail call void %219(ptr noundef %222, i32 noundef %224, i32 noundef 2) #20
  br label %225

225:                                              ; preds = %221, %218
  %226 = load ptr, ptr %22, align 8, !tbaa !73
  %227 = icmp eq ptr %226, null
  br i1 %227, label %259, label %228

228:                                              ; preds = %225
  %229 = load i64, ptr %23, align 8, !tbaa !88
  %230 = icmp slt i64 %27, %229
  br i1 %230, label %231, label %259

231:                                              ; preds = %228
  %232 = load ptr, ptr %21, align 8, !tbaa !58
  %233 = tail call i32 %226(ptr noundef %232) #20
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %259, label %235

235:                                              ; preds = %231
  %236 = load ptr, ptr %2, align 8, !tbaa !74
  %237 = getelementptr inbounds nuw i8, ptr %236, i64 24
  %238 = load ptr, ptr %237, align 8, !tbaa !64
  %239 = getelementptr inbounds nuw i8, ptr %238, i64 4
  br label %240

240:                                              ; preds = %240, %235
  %241 = atomicrmw xchg ptr %239, i32 1 acquire, align 4
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %243, label %240, !llvm.loop !65

243:                                              ; preds = %240
  %244 = load atomic i32, ptr %238 monotonic, align 8
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %250, label %246

246:                                              ; preds = %243
  %247 = getelementptr inbounds nuw i8, ptr %238, i64 16
  %248 = load i64, ptr %247, align 8, !tbaa !66
  %249 = icmp sgt i64 %248, 0
  br i1 %249, label %250, label %252

250:                                              ; preds = %246, %243
  %251 = getelementptr inbounds nuw i8, ptr %238, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %251, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %238 monotonic, align 8
  br label %252

252:                                              ; preds = %250, %246
  store atomic i32 0, ptr %239 release, align 4
  %253 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %254 = load i32, ptr %253, align 4, !tbaa !89
  %255 = load ptr, ptr %2, align 8, !tbaa !74
  %256 = getelementptr inbounds nuw i8, ptr %255, i64 24
  %257 = load ptr, ptr %256, align 8, !tbaa !64
  %258 = getelementptr inbounds nuw i8, ptr %257, i64 8
  store i32 %254, ptr %258, align 8, !tbaa !97
  br label %259

259:                                              ; preds = %225, %228, %231, %252
  %260 = phi i32 [ 0, %225 ], [ 1, %252 ], [ 0, %231 ], [ 0, %228 ]
  %261 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %262 = load ptr, ptr %261, align 8, !tbaa !95
  %263 = load ptr, ptr %20, align 8, !tbaa !94
  %264 = load i32, ptr %262, align 4, !tbaa !5
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds ptr, ptr %263, i64 %265
  %267 = load ptr, ptr %266, align 8, !tbaa !60
  %268 = load i32, ptr %267, align 4, !tbaa !5
  %269 = add nsw i32 %268, 1
  store i32 %269, ptr %267, align 4, !tbaa !5
  %270 = getelementptr inbounds nuw i8, ptr %262, i64 4
  %271 = load i32, ptr %270, align 4, !tbaa !5
  %272 = icmp slt i32 %271, 0
  br i1 %272, label %279, label %273

273:                                              ; preds = %259
  %274 = zext nneg i32 %271 to i64
  %275 = getelementptr inbounds nuw ptr, ptr %263, i64 %274
  %276 = load ptr, ptr %275, align 8, !tbaa !60
  %277 = load i32, ptr %276, align 4, !tbaa !5
  %278 = icmp slt i32 %269, %277
  br i1 %278, label %279, label %354

279:                                              ; preds = %273, %259
  %280 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %281 = load i32, ptr %280, align 4, !tbaa !98
  %282 = sext i32 %281 to i64
  br label %354

283:                                              ; preds = %29
  %284 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %285 = load ptr, ptr %284, align 8, !tbaa !95
  %286 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %287 = load i32, ptr %286, align 8, !tbaa !90
  %288 = load ptr, ptr %20, align 8, !tbaa !94
  %289 = load i32, ptr %285, align 4, !tbaa !5
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds ptr, ptr %288, i64 %290
  %292 = load ptr, ptr %291, align 8, !tbaa !60
  %293 = getelementptr inbounds nuw i8, ptr %285, i64 4
  %294 = load i32, ptr %293, align 4, !tbaa !5
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds ptr, ptr %288, i64 %295
  %297 = load ptr, ptr %296, align 8, !tbaa !60
  store ptr %297, ptr %291, align 8, !tbaa !60
  %298 = load ptr, ptr %20, align 8, !tbaa !94
  %299 = getelementptr inbounds ptr, ptr %298, i64 %295
  store ptr %292, ptr %299, align 8, !tbaa !60
  %300 = load ptr, ptr %19, align 8, !tbaa !99
  %301 = getelementptr inbounds nuw i8, ptr %285, i64 8
  %302 = load i32, ptr %301, align 4, !tbaa !5
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds i8, ptr %300, i64 %303
  %305 = load i8, ptr %304, align 1, !tbaa !32
  %306 = xor i8 %305, 1
  store i8 %306, ptr %304, align 1, !tbaa !32
  %307 = ptrtoint ptr %297 to i64
  %308 = ptrtoint ptr %292 to i64
  %309 = sub i64 %307, %308
  %310 = icmp ugt i32 %287, 4
  br i1 %310, label %311, label %354

311:                                              ; preds = %283
  %312 = getelementptr inbounds nuw i8, ptr %285, i64 12
  %313 = load i32, ptr %312, align 4, !tbaa !5
  %314 = add i32 %313, 4
  %315 = sub i64 0, %309
  %316 = zext i32 %314 to i64
  %317 = zext i32 %287 to i64
  br label %318

318:                                              ; preds = %318, %311
  %319 = phi i64 [ 4, %311 ], [ %331, %318 ]
  %320 = load ptr, ptr %20, align 8, !tbaa !94
  %321 = getelementptr inbounds nuw i32, ptr %285, i64 %319
  %322 = load i32, ptr %321, align 4, !tbaa !5
  %323 = sext i32 %322 to i64
  %324 = getelementptr inbounds ptr, ptr %320, i64 %323
  %325 = load ptr, ptr %324, align 8, !tbaa !60
  %326 = ptrtoint ptr %325 to i64
  %327 = icmp samesign ult i64 %319, %316
  %328 = select i1 %327, i64 %309, i64 %315
  %329 = add i64 %328, %326
  %330 = inttoptr i64 %329 to ptr
  store ptr %330, ptr %324, align 8, !tbaa !60
  %331 = add nuw nsw i64 %319, 1
  %332 = icmp eq i64 %331, %317
  br i1 %332, label %354, label %318, !llvm.loop !100

333:                                              ; preds = %29
  %334 = load ptr, ptr %19, align 8, !tbaa !99
  %335 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %336 = load ptr, ptr %335, align 8, !tbaa !95
  %337 = getelementptr inbounds nuw i8, ptr %336, i64 8
  %338 = load i32, ptr %337, align 4, !tbaa !5
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds i8, ptr %334, i64 %339
  %341 = load i8, ptr %340, align 1, !tbaa !32
  %342 = icmp eq i8 %341, 0
  br i1 %342, label %343, label %354

343:                                              ; preds = %333
  %344 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %345 = load i32, ptr %344, align 4, !tbaa !98
  %346 = sext i32 %345 to i64
  br label %354

347:                                              ; preds = %29
  %348 = tail call fastcc i32 @set_size(ptr noundef nonnull %0, ptr noundef nonnull %30)
  br label %354

349:                                              ; preds = %29
  %350 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %30)
  br label %354

351:                                              ; preds = %29
  %352 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %30)
  br label %354

353:                                              ; preds = %59, %55
  store atomic i32 0, ptr %48 release, align 4
  br label %635

354:                                              ; preds = %318, %283, %279, %273, %168, %162, %151, %129, %126, %351, %349, %347, %343, %333, %213, %147, %137, %133
  %355 = phi i64 [ %31, %351 ], [ %31, %349 ], [ %136, %133 ], [ %31, %333 ], [ %31, %283 ], [ %217, %213 ], [ %31, %151 ], [ %31, %273 ], [ %31, %137 ], [ %31, %347 ], [ %31, %129 ], [ %150, %147 ], [ %346, %343 ], [ %31, %162 ], [ %31, %126 ], [ %282, %279 ], [ %171, %168 ], [ %31, %318 ]
  %356 = phi i32 [ %352, %351 ], [ %350, %349 ], [ 0, %133 ], [ 0, %333 ], [ 0, %283 ], [ %214, %213 ], [ 0, %151 ], [ %260, %273 ], [ 0, %137 ], [ %348, %347 ], [ %80, %129 ], [ 0, %147 ], [ 0, %343 ], [ 0, %162 ], [ %80, %126 ], [ %260, %279 ], [ 0, %168 ], [ 0, %318 ]
  %357 = icmp eq i32 %356, 0
  br i1 %357, label %26, label %644, !llvm.loop !101

358:                                              ; preds = %11, %1
  %359 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %360 = load i64, ptr %359, align 8, !tbaa !102
  %361 = icmp eq i64 %360, 0
  br i1 %361, label %428, label %362

362:                                              ; preds = %358
  %363 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %364 = load i64, ptr %363, align 8, !tbaa !84
  %365 = icmp sgt i64 %364, 0
  br i1 %365, label %366, label %644

366:                                              ; preds = %362
  %367 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %368 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %369 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %374

370:                                              ; preds = %384
  %371 = add nuw nsw i64 %375, 1
  %372 = load i64, ptr %363, align 8, !tbaa !84
  %373 = icmp slt i64 %371, %372
  br i1 %373, label %374, label %644, !llvm.loop !103

374:                                              ; preds = %370, %366
  %375 = phi i64 [ 0, %366 ], [ %371, %370 ]
  %376 = load ptr, ptr %0, align 8, !tbaa !83
  %377 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %376, i64 %375
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 16
  %379 = load i32, ptr %378, align 8, !tbaa !90
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %384, label %381

381:                                              ; preds = %374
  %382 = getelementptr inbounds nuw i8, ptr %377, i64 8
  %383 = zext i32 %379 to i64
  br label %391

384:                                              ; preds = %391, %374
  %385 = load ptr, ptr %377, align 8, !tbaa !91
  %386 = load ptr, ptr %368, align 8, !tbaa !92
  %387 = load ptr, ptr %369, align 8, !tbaa !93
  %388 = load ptr, ptr %2, align 8, !tbaa !74
  %389 = tail call i32 %385(ptr noundef %386, ptr noundef %387, ptr noundef %388) #20
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %370, label %404

391:                                              ; preds = %391, %381
  %392 = phi i64 [ 0, %381 ], [ %402, %391 ]
  %393 = load ptr, ptr %367, align 8, !tbaa !94
  %394 = load ptr, ptr %382, align 8, !tbaa !95
  %395 = getelementptr inbounds nuw i32, ptr %394, i64 %392
  %396 = load i32, ptr %395, align 4, !tbaa !5
  %397 = sext i32 %396 to i64
  %398 = getelementptr inbounds ptr, ptr %393, i64 %397
  %399 = load ptr, ptr %398, align 8, !tbaa !60
  %400 = load ptr, ptr %368, align 8, !tbaa !92
  %401 = getelementptr inbounds nuw ptr, ptr %400, i64 %392
  store ptr %399, ptr %401, align 8, !tbaa !60
  %402 = add nuw nsw i64 %392, 1
  %403 = icmp eq i64 %402, %383
  br i1 %403, label %384, label %391, !llvm.loop !96

404:                                              ; preds = %384
  %405 = load ptr, ptr %2, align 8, !tbaa !74
  %406 = getelementptr inbounds nuw i8, ptr %405, i64 24
  %407 = load ptr, ptr %406, align 8, !tbaa !64
  %408 = load atomic i32, ptr %407 acquire, align 8
  %409 = icmp eq i32 %408, 0
  br i1 %409, label %410, label %635

410:                                              ; preds = %404
  %411 = load ptr, ptr %2, align 8, !tbaa !74
  %412 = getelementptr inbounds nuw i8, ptr %411, i64 24
  %413 = load ptr, ptr %412, align 8, !tbaa !64
  %414 = getelementptr inbounds nuw i8, ptr %413, i64 4
  br label %415

415:                                              ; preds = %415, %410
  %416 = atomicrmw xchg ptr %414, i32 1 acquire, align 4
  %417 = icmp eq i32 %416, 0
  br i1 %417, label %418, label %415, !llvm.loop !65

418:                                              ; preds = %415
  %419 = load atomic i32, ptr %413 monotonic, align 8
  %420 = icmp eq i32 %419, 0
  br i1 %420, label %425, label %421

421:                                              ; preds = %418
  %422 = getelementptr inbounds nuw i8, ptr %413, i64 16
  %423 = load i64, ptr %422, align 8, !tbaa !66
  %424 = icmp sgt i64 %423, 0
  br i1 %424, label %425, label %427

425:                                              ; preds = %421, %418
  %426 = getelementptr inbounds nuw i8, ptr %413, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %426, i8 0, i64 36, i1 false)
  store atomic i32 %389, ptr %413 monotonic, align 8
  br label %427

427:                                              ; preds = %425, %421
  store atomic i32 0, ptr %414 release, align 4
  br label %635

428:                                              ; preds = %358
  %429 = load ptr, ptr %0, align 8, !tbaa !83
  %430 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %431 = load i64, ptr %430, align 8, !tbaa !84
  %432 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %433 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %434 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %435 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %436

436:                                              ; preds = %631, %428
  %437 = phi i64 [ 0, %428 ], [ %632, %631 ]
  %438 = icmp slt i64 %437, %431
  br i1 %438, label %439, label %644

439:                                              ; preds = %436
  %440 = getelementptr inbounds %struct.tfc_instruction, ptr %429, i64 %437
  %441 = add nsw i64 %437, 1
  %442 = getelementptr inbounds nuw i8, ptr %440, i64 24
  %443 = load i32, ptr %442, align 8, !tbaa !85
  switch i32 %443, label %629 [
    i32 0, label %444
    i32 1, label %495
    i32 3, label %499
    i32 4, label %513
    i32 2, label %534
    i32 5, label %538
    i32 6, label %561
    i32 7, label %611
    i32 8, label %625
    i32 9, label %627
  ]

444:                                              ; preds = %439
  %445 = getelementptr inbounds nuw i8, ptr %440, i64 16
  %446 = load i32, ptr %445, align 8, !tbaa !90
  %447 = icmp eq i32 %446, 0
  br i1 %447, label %451, label %448

448:                                              ; preds = %444
  %449 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %450 = zext i32 %446 to i64
  br label %458

451:                                              ; preds = %458, %444
  %452 = load ptr, ptr %440, align 8, !tbaa !91
  %453 = load ptr, ptr %434, align 8, !tbaa !92
  %454 = load ptr, ptr %435, align 8, !tbaa !93
  %455 = load ptr, ptr %2, align 8, !tbaa !74
  %456 = tail call i32 %452(ptr noundef %453, ptr noundef %454, ptr noundef %455) #20
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %631, label %471

458:                                              ; preds = %458, %448
  %459 = phi i64 [ 0, %448 ], [ %469, %458 ]
  %460 = load ptr, ptr %433, align 8, !tbaa !94
  %461 = load ptr, ptr %449, align 8, !tbaa !95
  %462 = getelementptr inbounds nuw i32, ptr %461, i64 %459
  %463 = load i32, ptr %462, align 4, !tbaa !5
  %464 = sext i32 %463 to i64
  %465 = getelementptr inbounds ptr, ptr %460, i64 %464
  %466 = load ptr, ptr %465, align 8, !tbaa !60
  %467 = load ptr, ptr %434, align 8, !tbaa !92
  %468 = getelementptr inbounds nuw ptr, ptr %467, i64 %459
  store ptr %466, ptr %468, align 8, !tbaa !60
  %469 = add nuw nsw i64 %459, 1
  %470 = icmp eq i64 %469, %450
  br i1 %470, label %451, label %458, !llvm.loop !96

471:                                              ; preds = %451
  %472 = load ptr, ptr %2, align 8, !tbaa !74
  %473 = getelementptr inbounds nuw i8, ptr %472, i64 24
  %474 = load ptr, ptr %473, align 8, !tbaa !64
  %475 = load atomic i32, ptr %474 acquire, align 8
  %476 = icmp eq i32 %475, 0
  br i1 %476, label %477, label %635

477:                                              ; preds = %471
  %478 = load ptr, ptr %2, align 8, !tbaa !74
  %479 = getelementptr inbounds nuw i8, ptr %478, i64 24
  %480 = load ptr, ptr %479, align 8, !tbaa !64
  %481 = getelementptr inbounds nuw i8, ptr %480, i64 4
  br label %482

482:                                              ; preds = %482, %477
  %483 = atomicrmw xchg ptr %481, i32 1 acquire, align 4
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %485, label %482, !llvm.loop !65

485:                                              ; preds = %482
  %486 = load atomic i32, ptr %480 monotonic, align 8
  %487 = icmp eq i32 %486, 0
  br i1 %487, label %492, label %488

488:                                              ; preds = %485
  %489 = getelementptr inbounds nuw i8, ptr %480, i64 16
  %490 = load i64, ptr %489, align 8, !tbaa !66
  %491 = icmp sgt i64 %490, 0
  br i1 %491, label %492, label %494

492:                                              ; preds = %488, %485
  %493 = getelementptr inbounds nuw i8, ptr %480, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %493, i8 0, i64 36, i1 false)
  store atomic i32 %456, ptr %480 monotonic, align 8
  br label %494

494:                                              ; preds = %492, %488
  store atomic i32 0, ptr %481 release, align 4
  br label %635

495:                                              ; preds = %439
  %496 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %497 = load i32, ptr %496, align 4, !tbaa !98
  %498 = sext i32 %497 to i64
  br label %631

499:                                              ; preds = %439
  %500 = load ptr, ptr %433, align 8, !tbaa !94
  %501 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %502 = load ptr, ptr %501, align 8, !tbaa !95
  %503 = load i32, ptr %502, align 4, !tbaa !5
  %504 = sext i32 %503 to i64
  %505 = getelementptr inbounds ptr, ptr %500, i64 %504
  %506 = load ptr, ptr %505, align 8, !tbaa !60
  %507 = load i8, ptr %506, align 1, !tbaa !32
  %508 = icmp eq i8 %507, 0
  br i1 %508, label %509, label %631

509:                                              ; preds = %499
  %510 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %511 = load i32, ptr %510, align 4, !tbaa !98
  %512 = sext i32 %511 to i64
  br label %631

513:                                              ; preds = %439
  %514 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %515 = load ptr, ptr %514, align 8, !tbaa !95
  %516 = load ptr, ptr %433, align 8, !tbaa !94
  %517 = load i32, ptr %515, align 4, !tbaa !5
  %518 = sext i32 %517 to i64
  %519 = getelementptr inbounds ptr, ptr %516, i64 %518
  %520 = load ptr, ptr %519, align 8, !tbaa !60
  store i32 0, ptr %520, align 4, !tbaa !5
  %521 = getelementptr inbounds nuw i8, ptr %515, i64 4
  %522 = load i32, ptr %521, align 4, !tbaa !5
  %523 = icmp sgt i32 %522, -1
  br i1 %523, label %524, label %631

524:                                              ; preds = %513
  %525 = zext nneg i32 %522 to i64
  %526 = getelementptr inbounds nuw ptr, ptr %516, i64 %525
  %527 = load ptr, ptr %526, align 8, !tbaa !60
  %528 = load i32, ptr %527, align 4, !tbaa !5
  %529 = icmp slt i32 %528, 1
  br i1 %529, label %530, label %631

530:                                              ; preds = %524
  %531 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %532 = load i32, ptr %531, align 4, !tbaa !98
  %533 = sext i32 %532 to i64
  br label %631

534:                                              ; preds = %439
  %535 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %536 = load i32, ptr %535, align 4, !tbaa !98
  %537 = sext i32 %536 to i64
  br label %631

538:                                              ; preds = %439
  %539 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %540 = load ptr, ptr %539, align 8, !tbaa !95
  %541 = load ptr, ptr %433, align 8, !tbaa !94
  %542 = load i32, ptr %540, align 4, !tbaa !5
  %543 = sext i32 %542 to i64
  %544 = getelementptr inbounds ptr, ptr %541, i64 %543
  %545 = load ptr, ptr %544, align 8, !tbaa !60
  %546 = load i32, ptr %545, align 4, !tbaa !5
  %547 = add nsw i32 %546, 1
  store i32 %547, ptr %545, align 4, !tbaa !5
  %548 = getelementptr inbounds nuw i8, ptr %540, i64 4
  %549 = load i32, ptr %548, align 4, !tbaa !5
  %550 = icmp slt i32 %549, 0
  br i1 %550, label %557, label %551

551:                                              ; preds = %538
  %552 = zext nneg i32 %549 to i64
  %553 = getelementptr inbounds nuw ptr, ptr %541, i64 %552
  %554 = load ptr, ptr %553, align 8, !tbaa !60
  %555 = load i32, ptr %554, align 4, !tbaa !5
  %556 = icmp slt i32 %547, %555
  br i1 %556, label %557, label %631

557:                                              ; preds = %551, %538
  %558 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %559 = load i32, ptr %558, align 4, !tbaa !98
  %560 = sext i32 %559 to i64
  br label %631

561:                                              ; preds = %439
  %562 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %563 = load ptr, ptr %562, align 8, !tbaa !95
  %564 = getelementptr inbounds nuw i8, ptr %440, i64 16
  %565 = load i32, ptr %564, align 8, !tbaa !90
  %566 = load ptr, ptr %433, align 8, !tbaa !94
  %567 = load i32, ptr %563, align 4, !tbaa !5
  %568 = sext i32 %567 to i64
  %569 = getelementptr inbounds ptr, ptr %566, i64 %568
  %570 = load ptr, ptr %569, align 8, !tbaa !60
  %571 = getelementptr inbounds nuw i8, ptr %563, i64 4
  %572 = load i32, ptr %571, align 4, !tbaa !5
  %573 = sext i32 %572 to i64
  %574 = getelementptr inbounds ptr, ptr %566, i64 %573
  %575 = load ptr, ptr %574, align 8, !tbaa !60
  store ptr %575, ptr %569, align 8, !tbaa !60
  %576 = load ptr, ptr %433, align 8, !tbaa !94
  %577 = getelementptr inbounds ptr, ptr %576, i64 %573
  store ptr %570, ptr %577, align 8, !tbaa !60
  %578 = load ptr, ptr %432, align 8, !tbaa !99
  %579 = getelementptr inbounds nuw i8, ptr %563, i64 8
  %580 = load i32, ptr %579, align 4, !tbaa !5
  %581 = sext i32 %580 to i64
  %582 = getelementptr inbounds i8, ptr %578, i64 %581
  %583 = load i8, ptr %582, align 1, !tbaa !32
  %584 = xor i8 %583, 1
  store i8 %584, ptr %582, align 1, !tbaa !32
  %585 = ptrtoint ptr %575 to i64
  %586 = ptrtoint ptr %570 to i64
  %587 = sub i64 %585, %586
  %588 = icmp ugt i32 %565, 4
  br i1 %588, label %589, label %631

589:                                              ; preds = %561
  %590 = getelementptr inbounds nuw i8, ptr %563, i64 12
  %591 = load i32, ptr %590, align 4, !tbaa !5
  %592 = add i32 %591, 4
  %593 = sub i64 0, %587
  %594 = zext i32 %592 to i64
  %595 = zext i32 %565 to i64
  br label %596

596:                                              ; preds = %596, %589
  %597 = phi i64 [ 4, %589 ], [ %609, %596 ]
  %598 = load ptr, ptr %433, align 8, !tbaa !94
  %599 = getelementptr inbounds nuw i32, ptr %563, i64 %597
  %600 = load i32, ptr %599, align 4, !tbaa !5
  %601 = sext i32 %600 to i64
  %602 = getelementptr inbounds ptr, ptr %598, i64 %601
  %603 = load ptr, ptr %602, align 8, !tbaa !60
  %604 = ptrtoint ptr %603 to i64
  %605 = icmp samesign ult i64 %597, %594
  %606 = select i1 %605, i64 %587, i64 %593
  %607 = add i64 %606, %604
  %608 = inttoptr i64 %607 to ptr
  store ptr %608, ptr %602, align 8, !tbaa !60
  %609 = add nuw nsw i64 %597, 1
  %610 = icmp eq i64 %609, %595
  br i1 %610, label %631, label %596, !llvm.loop !100

611:                                              ; preds = %439
  %612 = load ptr, ptr %432, align 8, !tbaa !99
  %613 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %614 = load ptr, ptr %613, align 8, !tbaa !95
  %615 = getelementptr inbounds nuw i8, ptr %614, i64 8
  %616 = load i32, ptr %615, align 4, !tbaa !5
  %617 = sext i32 %616 to i64
  %618 = getelementptr inbounds i8, ptr %612, i64 %617
  %619 = load i8, ptr %618, align 1, !tbaa !32
  %620 = icmp eq i8 %619, 0
  br i1 %620, label %621, label %631

621:                                              ; preds = %611
  %622 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %623 = load i32, ptr %622, align 4, !tbaa !98
  %624 = sext i32 %623 to i64
  br label %631

625:                                              ; preds = %439
  %626 = tail call fastcc i32 @set_size(ptr noundef nonnull %0, ptr noundef nonnull %440)
  br label %631

627:                                              ; preds = %439
  %628 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %440)
  br label %631

629:                                              ; preds = %439
  %630 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %440)
  br label %631

631:                                              ; preds = %596, %561, %557, %551, %530, %524, %513, %451, %629, %627, %625, %621, %611, %534, %509, %499, %495
  %632 = phi i64 [ %441, %629 ], [ %441, %627 ], [ %498, %495 ], [ %441, %611 ], [ %441, %561 ], [ %537, %534 ], [ %441, %513 ], [ %441, %551 ], [ %441, %499 ], [ %441, %625 ], [ %624, %621 ], [ %512, %509 ], [ %441, %451 ], [ %533, %530 ], [ %441, %524 ], [ %560, %557 ], [ %441, %596 ]
  %633 = phi i32 [ %630, %629 ], [ %628, %627 ], [ 0, %495 ], [ 0, %611 ], [ 0, %561 ], [ 0, %534 ], [ 0, %513 ], [ 0, %551 ], [ 0, %499 ], [ %626, %625 ], [ 0, %621 ], [ 0, %509 ], [ 0, %451 ], [ 0, %530 ], [ 0, %524 ], [ 0, %557 ], [ 0, %596 ]
  %634 = icmp eq i32 %633, 0
  br i1 %634, label %436, label %644, !llvm.loop !101

635:                                              ; preds = %494, %471, %404, %427, %353
  %636 = phi ptr [ %377, %404 ], [ %30, %353 ], [ %377, %427 ], [ %440, %471 ], [ %440, %494 ]
  %637 = phi i32 [ %389, %404 ], [ 1, %353 ], [ %389, %427 ], [ %456, %471 ], [ %456, %494 ]
  %638 = getelementptr inbounds nuw i8, ptr %636, i64 20
  %639 = load i32, ptr %638, align 4, !tbaa !89
  %640 = load ptr, ptr %2, align 8, !tbaa !74
  %641 = getelementptr inbounds nuw i8, ptr %640, i64 24
  %642 = load ptr, ptr %641, align 8, !tbaa !64
  %643 = getelementptr inbounds nuw i8, ptr %642, i64 8
  store i32 %639, ptr %643, align 8, !tbaa !97
  br label %644

644:                                              ; preds = %354, %26, %370, %631, %436, %635, %362
  %645 = phi i32 [ 0, %370 ], [ 0, %362 ], [ 0, %436 ], [ %637, %635 ], [ %633, %631 ], [ 0, %26 ], [ %356, %354 ]
  ret i32 %645
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #11

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #12

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #7

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @set_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #9 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !95
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !94
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds ptr, ptr %6, i64 %9
  %11 = load ptr, ptr %10, align 8, !tbaa !60
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %13 = load i32, ptr %12, align 4, !tbaa !5
  %14 = icmp eq i32 %13, 8
  br i1 %14, label %15, label %17

15:                                               ; preds = %2
  %16 = load i64, ptr %11, align 8, !tbaa !28
  br label %20

17:                                               ; preds = %2
  %18 = load i32, ptr %11, align 4, !tbaa !5
  %19 = sext i32 %18 to i64
  br label %20

20:                                               ; preds = %17, %15
  %21 = phi i64 [ %16, %15 ], [ %19, %17 ]
  %22 = tail call i64 @llvm.smax.i64(i64 %21, i64 0)
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %24 = load ptr, ptr %23, align 8, !tbaa !104
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !5
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i64, ptr %24, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %30 = load ptr, ptr %29, align 8, !tbaa !93
  %31 = tail call fastcc i64 @evaluate(ptr noundef %28, ptr noundef %30)
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %33 = load i32, ptr %32, align 4, !tbaa !5
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i64, ptr %24, i64 %34
  %36 = tail call fastcc i64 @evaluate(ptr noundef %35, ptr noundef %30)
  %37 = icmp slt i64 %22, %31
  %38 = icmp sgt i64 %22, %36
  %39 = select i1 %37, i1 true, i1 %38
  br i1 %39, label %40, label %68

40:                                               ; preds = %20
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %42 = load ptr, ptr %41, align 8, !tbaa !74
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 24
  %44 = load ptr, ptr %43, align 8, !tbaa !64
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 4
  br label %46

46:                                               ; preds = %46, %40
  %47 = atomicrmw xchg ptr %45, i32 1 acquire, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %46, !llvm.loop !65

49:                                               ; preds = %46
  %50 = load atomic i32, ptr %44 monotonic, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %56, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %54 = load i64, ptr %53, align 8, !tbaa !66
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %56, label %61

56:                                               ; preds = %52, %49
  %57 = getelementptr inbounds nuw i8, ptr %44, i64 12
  store i32 0, ptr %57, align 4, !tbaa !69
  %58 = getelementptr inbounds nuw i8, ptr %44, i64 16
  store i64 0, ptr %58, align 8, !tbaa !66
  %59 = getelementptr inbounds nuw i8, ptr %44, i64 24
  store i64 %22, ptr %59, align 8, !tbaa !70
  %60 = getelementptr inbounds nuw i8, ptr %44, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %60, i8 0, i64 16, i1 false)
  store atomic i32 3, ptr %44 monotonic, align 8
  br label %61

61:                                               ; preds = %52, %56
  store atomic i32 0, ptr %45 release, align 4
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %63 = load i32, ptr %62, align 4, !tbaa !89
  %64 = load ptr, ptr %41, align 8, !tbaa !74
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 24
  %66 = load ptr, ptr %65, align 8, !tbaa !64
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  store i32 %63, ptr %67, align 8, !tbaa !97
  br label %102

68:                                               ; preds = %20
  %69 = load i32, ptr %4, align 4, !tbaa !5
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i64, ptr %30, i64 %70
  store i64 %22, ptr %71, align 8, !tbaa !28
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %73 = load i32, ptr %72, align 8, !tbaa !90
  %74 = icmp ugt i32 %73, 7
  br i1 %74, label %75, label %102

75:                                               ; preds = %68, %75
  %76 = phi i32 [ %99, %75 ], [ 5, %68 ]
  %77 = load ptr, ptr %3, align 8, !tbaa !95
  %78 = zext i32 %76 to i64
  %79 = getelementptr inbounds nuw i32, ptr %77, i64 %78
  %80 = load ptr, ptr %23, align 8, !tbaa !104
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %82 = load i32, ptr %81, align 4, !tbaa !5
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i64, ptr %80, i64 %83
  %85 = load ptr, ptr %29, align 8, !tbaa !93
  %86 = tail call fastcc i64 @evaluate(ptr noundef %84, ptr noundef %85)
  %87 = load ptr, ptr %5, align 8, !tbaa !94
  %88 = getelementptr inbounds nuw i8, ptr %79, i64 4
  %89 = load i32, ptr %88, align 4, !tbaa !5
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds ptr, ptr %87, i64 %90
  %92 = load ptr, ptr %91, align 8, !tbaa !60
  %93 = ptrtoint ptr %92 to i64
  %94 = add i64 %86, %93
  %95 = inttoptr i64 %94 to ptr
  %96 = load i32, ptr %79, align 4, !tbaa !5
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds ptr, ptr %87, i64 %97
  store ptr %95, ptr %98, align 8, !tbaa !60
  %99 = add i32 %76, 3
  %100 = add i32 %76, 5
  %101 = icmp ult i32 %100, %73
  br i1 %101, label %75, label %102, !llvm.loop !105

102:                                              ; preds = %75, %68, %61
  %103 = phi i32 [ 3, %61 ], [ 0, %68 ], [ 0, %75 ]
  ret i32 %103
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !95
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !106
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = load ptr, ptr %11, align 8, !tbaa !104
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %12, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !93
  %19 = tail call fastcc i64 @evaluate(ptr noundef %16, ptr noundef %18)
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %37, label %21

21:                                               ; preds = %2
  %22 = load ptr, ptr %10, align 8, !tbaa !9
  %23 = icmp eq ptr %22, null
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !107
  %27 = icmp sgt i64 %19, %26
  br i1 %27, label %28, label %65

28:                                               ; preds = %24, %21
  %29 = tail call i64 @llvm.umax.i64(i64 %19, i64 1024)
  %30 = icmp samesign ugt i64 %19, 9223372036854775743
  br i1 %30, label %37, label %31

31:                                               ; preds = %28
  tail call void @free(ptr noundef %22) #20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  %32 = add nuw nsw i64 %29, 64
  %33 = tail call ptr @malloc(i64 %32)
  %34 = icmp eq ptr %33, null
  br i1 %34, label %37, label %35

35:                                               ; preds = %31
  store ptr %33, ptr %10, align 8, !tbaa !60
  %36 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %29, ptr %36, align 8, !tbaa !28
  br label %65

37:                                               ; preds = %31, %28, %2
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %39 = load ptr, ptr %38, align 8, !tbaa !74
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !64
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !65

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !66
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !69
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %55, align 8, !tbaa !66
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store i64 %19, ptr %56, align 8, !tbaa !70
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %58

58:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %60 = load i32, ptr %59, align 4, !tbaa !89
  %61 = load ptr, ptr %38, align 8, !tbaa !74
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 24
  %63 = load ptr, ptr %62, align 8, !tbaa !64
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i32 %60, ptr %64, align 8, !tbaa !97
  br label %106

65:                                               ; preds = %35, %24
  %66 = phi ptr [ %33, %35 ], [ %22, %24 ]
  %67 = ptrtoint ptr %66 to i64
  %68 = add i64 %67, 63
  %69 = and i64 %68, -64
  %70 = inttoptr i64 %69 to ptr
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !94
  %73 = load i32, ptr %4, align 4, !tbaa !5
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds ptr, ptr %72, i64 %74
  store ptr %70, ptr %75, align 8, !tbaa !60
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %77 = load i32, ptr %76, align 8, !tbaa !90
  %78 = icmp ugt i32 %77, 5
  br i1 %78, label %79, label %106

79:                                               ; preds = %65, %79
  %80 = phi i32 [ %103, %79 ], [ 3, %65 ]
  %81 = load ptr, ptr %3, align 8, !tbaa !95
  %82 = zext i32 %80 to i64
  %83 = getelementptr inbounds nuw i32, ptr %81, i64 %82
  %84 = load ptr, ptr %11, align 8, !tbaa !104
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %86 = load i32, ptr %85, align 4, !tbaa !5
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i64, ptr %84, i64 %87
  %89 = load ptr, ptr %17, align 8, !tbaa !93
  %90 = tail call fastcc i64 @evaluate(ptr noundef %88, ptr noundef %89)
  %91 = load ptr, ptr %71, align 8, !tbaa !94
  %92 = getelementptr inbounds nuw i8, ptr %83, i64 4
  %93 = load i32, ptr %92, align 4, !tbaa !5
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds ptr, ptr %91, i64 %94
  %96 = load ptr, ptr %95, align 8, !tbaa !60
  %97 = ptrtoint ptr %96 to i64
  %98 = add i64 %90, %97
  %99 = inttoptr i64 %98 to ptr
  %100 = load i32, ptr %83, align 4, !tbaa !5
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds ptr, ptr %91, i64 %101
  store ptr %99, ptr %102, align 8, !tbaa !60
  %103 = add i32 %80, 3
  %104 = add i32 %80, 5
  %105 = icmp ult i32 %104, %77
  br i1 %105, label %79, label %106, !llvm.loop !105

106:                                              ; preds = %79, %65, %58
  %107 = phi i32 [ 8, %58 ], [ 0, %65 ], [ 0, %79 ]
  ret i32 %107
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !95
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !106
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !94
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds ptr, ptr %12, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !60
  %18 = load i32, ptr %17, align 4, !tbaa !5
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %21 = load ptr, ptr %20, align 8, !tbaa !104
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %23 = load i32, ptr %22, align 4, !tbaa !5
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i64, ptr %21, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = load ptr, ptr %26, align 8, !tbaa !93
  %28 = tail call fastcc i64 @evaluate(ptr noundef %25, ptr noundef %27)
  %29 = icmp slt i32 %18, 0
  %30 = icmp slt i64 %28, 0
  %31 = select i1 %29, i1 true, i1 %30
  br i1 %31, label %37, label %32

32:                                               ; preds = %2
  %33 = add nuw nsw i64 %19, 1
  %34 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %33, i64 %28)
  %35 = extractvalue { i64, i1 } %34, 1
  %36 = extractvalue { i64, i1 } %34, 0
  br i1 %35, label %37, label %58

37:                                               ; preds = %32, %2
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %39 = load ptr, ptr %38, align 8, !tbaa !74
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !64
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !65

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !66
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %57

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !69
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store <2 x i64> <i64 0, i64 -1>, ptr %55, align 8, !tbaa !28
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %56, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %57

57:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  br label %188

58:                                               ; preds = %32
  %59 = load ptr, ptr %10, align 8, !tbaa !9
  %60 = icmp eq ptr %59, null
  br i1 %60, label %65, label %61

61:                                               ; preds = %58
  %62 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %63 = load i64, ptr %62, align 8, !tbaa !107
  %64 = icmp sgt i64 %36, %63
  br i1 %64, label %65, label %148

65:                                               ; preds = %61, %58
  %66 = icmp slt i64 %36, 4611686018427387904
  %67 = zext i1 %66 to i64
  %68 = shl nsw i64 %36, %67
  %69 = mul nuw nsw i64 %28, %19
  %70 = tail call i64 @llvm.smax.i64(i64 %68, i64 1024)
  %71 = icmp sgt i64 %68, 9223372036854775743
  br i1 %71, label %97, label %72

72:                                               ; preds = %65
  %73 = icmp eq i64 %69, 0
  br i1 %73, label %74, label %75

74:                                               ; preds = %72
  tail call void @free(ptr noundef %59) #20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  br label %80

75:                                               ; preds = %72
  %76 = ptrtoint ptr %59 to i64
  %77 = add i64 %76, 63
  %78 = and i64 %77, -64
  %79 = sub i64 %78, %76
  br label %80

80:                                               ; preds = %75, %74
  %81 = phi ptr [ %59, %75 ], [ null, %74 ]
  %82 = phi i64 [ %79, %75 ], [ 0, %74 ]
  %83 = add nuw nsw i64 %70, 64
  %84 = tail call ptr @realloc(ptr noundef %81, i64 noundef %83) #21
  %85 = icmp eq ptr %84, null
  br i1 %85, label %97, label %86

86:                                               ; preds = %80
  store ptr %84, ptr %10, align 8, !tbaa !60
  %87 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %70, ptr %87, align 8, !tbaa !28
  %88 = ptrtoint ptr %84 to i64
  %89 = add i64 %88, 63
  %90 = and i64 %89, -64
  %91 = sub i64 %90, %88
  %92 = icmp eq i64 %91, %82
  %93 = or i1 %73, %92
  br i1 %93, label %148, label %94

94:                                               ; preds = %86
  %95 = inttoptr i64 %90 to ptr
  %96 = getelementptr inbounds i8, ptr %84, i64 %82
  tail call void @llvm.memmove.p0.p0.i64(ptr align 64 %95, ptr nonnull align 1 %96, i64 range(i64 0, -9223372036854775808) %69, i1 false)
  br label %148

97:                                               ; preds = %65, %80
  %98 = tail call i64 @llvm.smax.i64(i64 %36, i64 1024)
  %99 = icmp sgt i64 %36, 9223372036854775743
  br i1 %99, label %126, label %100

100:                                              ; preds = %97
  %101 = icmp eq i64 %69, 0
  %102 = load ptr, ptr %10, align 8, !tbaa !9
  br i1 %101, label %103, label %104

103:                                              ; preds = %100
  tail call void @free(ptr noundef %102) #20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  br label %109

104:                                              ; preds = %100
  %105 = ptrtoint ptr %102 to i64
  %106 = add i64 %105, 63
  %107 = and i64 %106, -64
  %108 = sub i64 %107, %105
  br label %109

109:                                              ; preds = %104, %103
  %110 = phi ptr [ %102, %104 ], [ null, %103 ]
  %111 = phi i64 [ %108, %104 ], [ 0, %103 ]
  %112 = add nuw nsw i64 %98, 64
  %113 = tail call ptr @realloc(ptr noundef %110, i64 noundef %112) #21
  %114 = icmp eq ptr %113, null
  br i1 %114, label %126, label %115

115:                                              ; preds = %109
  store ptr %113, ptr %10, align 8, !tbaa !60
  %116 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %98, ptr %116, align 8, !tbaa !28
  %117 = ptrtoint ptr %113 to i64
  %118 = add i64 %117, 63
  %119 = and i64 %118, -64
  %120 = sub i64 %119, %117
  %121 = icmp eq i64 %120, %111
  %122 = select i1 %101, i1 true, i1 %121
  br i1 %122, label %148, label %123

123:                                              ; preds = %115
  %124 = inttoptr i64 %119 to ptr
  %125 = getelementptr inbounds i8, ptr %113, i64 %111
  tail call void @llvm.memmove.p0.p0.i64(ptr align 64 %124, ptr nonnull align 1 %125, i64 range(i64 0, -9223372036854775808) %69, i1 false)
  br label %148

126:                                              ; preds = %97, %109
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %128 = load ptr, ptr %127, align 8, !tbaa !74
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 24
  %130 = load ptr, ptr %129, align 8, !tbaa !64
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 4
  br label %132

132:                                              ; preds = %132, %126
  %133 = atomicrmw xchg ptr %131, i32 1 acquire, align 4
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %132, !llvm.loop !65

135:                                              ; preds = %132
  %136 = load atomic i32, ptr %130 monotonic, align 8
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %142, label %138

138:                                              ; preds = %135
  %139 = getelementptr inbounds nuw i8, ptr %130, i64 16
  %140 = load i64, ptr %139, align 8, !tbaa !66
  %141 = icmp sgt i64 %140, 0
  br i1 %141, label %142, label %147

142:                                              ; preds = %138, %135
  %143 = getelementptr inbounds nuw i8, ptr %130, i64 12
  store i32 0, ptr %143, align 4, !tbaa !69
  %144 = getelementptr inbounds nuw i8, ptr %130, i64 16
  store i64 0, ptr %144, align 8, !tbaa !66
  %145 = getelementptr inbounds nuw i8, ptr %130, i64 24
  store i64 %36, ptr %145, align 8, !tbaa !70
  %146 = getelementptr inbounds nuw i8, ptr %130, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %146, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %130 monotonic, align 8
  br label %147

147:                                              ; preds = %142, %138
  store atomic i32 0, ptr %131 release, align 4
  br label %188

148:                                              ; preds = %123, %115, %86, %94, %61
  %149 = load ptr, ptr %10, align 8, !tbaa !9
  %150 = ptrtoint ptr %149 to i64
  %151 = add i64 %150, 63
  %152 = and i64 %151, -64
  %153 = inttoptr i64 %152 to ptr
  %154 = load ptr, ptr %11, align 8, !tbaa !94
  %155 = load i32, ptr %4, align 4, !tbaa !5
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds ptr, ptr %154, i64 %156
  store ptr %153, ptr %157, align 8, !tbaa !60
  %158 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %159 = load i32, ptr %158, align 8, !tbaa !90
  %160 = icmp ugt i32 %159, 6
  br i1 %160, label %161, label %196

161:                                              ; preds = %148, %161
  %162 = phi i32 [ %185, %161 ], [ 4, %148 ]
  %163 = load ptr, ptr %3, align 8, !tbaa !95
  %164 = zext i32 %162 to i64
  %165 = getelementptr inbounds nuw i32, ptr %163, i64 %164
  %166 = load ptr, ptr %20, align 8, !tbaa !104
  %167 = getelementptr inbounds nuw i8, ptr %165, i64 8
  %168 = load i32, ptr %167, align 4, !tbaa !5
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds i64, ptr %166, i64 %169
  %171 = load ptr, ptr %26, align 8, !tbaa !93
  %172 = tail call fastcc i64 @evaluate(ptr noundef %170, ptr noundef %171)
  %173 = load ptr, ptr %11, align 8, !tbaa !94
  %174 = getelementptr inbounds nuw i8, ptr %165, i64 4
  %175 = load i32, ptr %174, align 4, !tbaa !5
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds ptr, ptr %173, i64 %176
  %178 = load ptr, ptr %177, align 8, !tbaa !60
  %179 = ptrtoint ptr %178 to i64
  %180 = add i64 %172, %179
  %181 = inttoptr i64 %180 to ptr
  %182 = load i32, ptr %165, align 4, !tbaa !5
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds ptr, ptr %173, i64 %183
  store ptr %181, ptr %184, align 8, !tbaa !60
  %185 = add i32 %162, 3
  %186 = add i32 %162, 5
  %187 = icmp ult i32 %186, %159
  br i1 %187, label %161, label %196, !llvm.loop !105

188:                                              ; preds = %57, %147
  %189 = phi ptr [ %127, %147 ], [ %38, %57 ]
  %190 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %191 = load i32, ptr %190, align 4, !tbaa !89
  %192 = load ptr, ptr %189, align 8, !tbaa !74
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 24
  %194 = load ptr, ptr %193, align 8, !tbaa !64
  %195 = getelementptr inbounds nuw i8, ptr %194, i64 8
  store i32 %191, ptr %195, align 8, !tbaa !97
  br label %196

196:                                              ; preds = %161, %188, %148
  %197 = phi i32 [ 0, %148 ], [ 8, %188 ], [ 0, %161 ]
  ret i32 %197
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #14 {
  %3 = alloca [32 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  br label %4

4:                                                ; preds = %74, %2
  %5 = phi i32 [ 0, %2 ], [ %75, %74 ]
  %6 = phi ptr [ %0, %2 ], [ %77, %74 ]
  %7 = phi i32 [ 0, %2 ], [ %76, %74 ]
  %8 = load i64, ptr %6, align 8, !tbaa !28
  switch i64 %8, label %23 [
    i64 0, label %78
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !28
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !28
  br label %74

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !28
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !28
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !28
  br label %74

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !28
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !28
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
  store i64 %73, ptr %27, align 8, !tbaa !28
  br label %74

74:                                               ; preds = %9, %71, %15
  %75 = phi i32 [ %72, %71 ], [ %5, %9 ], [ %5, %15 ]
  %76 = phi i32 [ %24, %71 ], [ %12, %9 ], [ %20, %15 ]
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !108

78:                                               ; preds = %4
  %79 = icmp eq i32 %5, 0
  %80 = load i64, ptr %3, align 8
  %81 = select i1 %79, i64 %80, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  ret i64 %81
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #15

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #15

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr noundef captures(none), i64 noundef) local_unnamed_addr #16

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #17

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #18

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #17

; Function Attrs: nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #19

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable }
attributes #1 = { mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind uwtable }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable }
attributes #7 = { nounwind }
attributes #9 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #10 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #12 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #13 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable }
attributes #14 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable }
attributes #15 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #17 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #19 = { nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) }
attributes #20 = { nounwind }
attributes #21 = { nounwind allocsize(1) }

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
!12 = !{!"long", !7, i64 0}
!13 = !{!14, !12, i64 0}
!14 = !{!"timespec", !12, i64 0, !12, i64 8}
!15 = !{!14, !12, i64 8}
!16 = !{!17, !19, i64 32}
!17 = !{!"tfc_monitor", !7, i64 0, !6, i64 4, !18, i64 8, !12, i64 16, !12, i64 24, !19, i64 32, !12, i64 40}
!18 = !{!"p1 _ZTS9tfc_event", !11, i64 0}
!19 = !{!"p1 _ZTS8tfc_runs", !11, i64 0}
!20 = !{!21, !12, i64 0}
!21 = !{!"tfc_runs", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24}
!22 = !{!21, !12, i64 16}
!23 = !{!21, !12, i64 24}
!24 = !{!17, !12, i64 40}
!25 = !{!17, !12, i64 24}
!26 = !{!17, !12, i64 16}
!27 = !{!17, !18, i64 8}
!28 = !{!12, !12, i64 0}
!29 = !{!21, !12, i64 8}
!30 = !{!31, !12, i64 8}
!31 = !{!"tfc_event", !12, i64 0, !12, i64 8, !12, i64 16}
!32 = !{!7, !7, i64 0}
!33 = !{!34, !35, i64 16}
!34 = !{!"tfc_worker", !7, i64 0, !12, i64 8, !35, i64 16, !12, i64 24}
!35 = !{!"p1 _ZTS8tfc_pool", !11, i64 0}
!36 = distinct !{!36, !37}
!37 = !{!"llvm.loop.mustprogress"}
!38 = distinct !{!38, !37}
!39 = distinct !{!39, !37}
!40 = !{!34, !12, i64 8}
!41 = !{!42, !11, i64 0}
!42 = !{!"tfc_loop", !11, i64 0, !11, i64 8, !12, i64 16, !12, i64 24}
!43 = !{!42, !11, i64 8}
!44 = !{!42, !12, i64 16}
!45 = !{!42, !12, i64 24}
!46 = distinct !{!46, !37}
!47 = distinct !{!47, !37}
!48 = !{!34, !12, i64 24}
!49 = distinct !{!49, !37}
!50 = !{!51, !52, i64 16}
!51 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !35, i64 8, !52, i64 16, !53, i64 24}
!52 = !{!"p1 _ZTS8tfc_host", !11, i64 0}
!53 = !{!"p1 _ZTS11tfc_failure", !11, i64 0}
!54 = !{!55, !11, i64 16}
!55 = !{!"tfc_host", !6, i64 0, !6, i64 4, !11, i64 8, !11, i64 16, !11, i64 24, !11, i64 32, !11, i64 40}
!56 = !{!55, !6, i64 4}
!57 = !{!51, !35, i64 8}
!58 = !{!55, !11, i64 8}
!59 = !{i64 0, i64 8, !60, i64 8, i64 8, !60, i64 16, i64 8, !28, i64 24, i64 8, !28}
!60 = !{!11, !11, i64 0}
!61 = distinct !{!61, !37}
!62 = distinct !{!62, !37}
!63 = distinct !{!63, !37}
!64 = !{!51, !53, i64 24}
!65 = distinct !{!65, !37}
!66 = !{!67, !12, i64 16}
!67 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !12, i64 16, !12, i64 24, !12, i64 32, !68, i64 40}
!68 = !{!"double", !7, i64 0}
!69 = !{!67, !6, i64 12}
!70 = !{!67, !12, i64 24}
!71 = !{!67, !12, i64 32}
!72 = !{!67, !68, i64 40}
!73 = !{!55, !11, i64 40}
!74 = !{!75, !79, i64 40}
!75 = !{!"tfc_region", !76, i64 0, !12, i64 8, !77, i64 16, !78, i64 24, !77, i64 32, !79, i64 40, !12, i64 48, !78, i64 56, !80, i64 64, !81, i64 72, !12, i64 80}
!76 = !{!"p1 _ZTS15tfc_instruction", !11, i64 0}
!77 = !{!"any p2 pointer", !11, i64 0}
!78 = !{!"p1 long", !11, i64 0}
!79 = !{!"p1 _ZTS7tfc_ctx", !11, i64 0}
!80 = !{!"p1 omnipotent char", !11, i64 0}
!81 = !{!"p1 _ZTS9tfc_block", !11, i64 0}
!82 = !{!55, !11, i64 32}
!83 = !{!75, !76, i64 0}
!84 = !{!75, !12, i64 8}
!85 = !{!86, !6, i64 24}
!86 = !{!"tfc_instruction", !11, i64 0, !87, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28}
!87 = !{!"p1 int", !11, i64 0}
!88 = !{!75, !12, i64 48}
!89 = !{!86, !6, i64 20}
!90 = !{!86, !6, i64 16}
!91 = !{!86, !11, i64 0}
!92 = !{!75, !77, i64 32}
!93 = !{!75, !78, i64 24}
!94 = !{!75, !77, i64 16}
!95 = !{!86, !87, i64 8}
!96 = distinct !{!96, !37}
!97 = !{!67, !6, i64 8}
!98 = !{!86, !6, i64 28}
!99 = !{!75, !80, i64 64}
!100 = distinct !{!100, !37}
!101 = distinct !{!101, !37}
!102 = !{!75, !12, i64 80}
!103 = distinct !{!103, !37}
!104 = !{!75, !78, i64 56}
!105 = distinct !{!105, !37}
!106 = !{!75, !81, i64 72}
!107 = !{!10, !12, i64 8}
!108 = distinct !{!108, !37}
