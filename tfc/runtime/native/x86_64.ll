; Made by `python -m tfc.runtime.native` from native.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

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
  tail call void @free(ptr noundef %0) #12
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %7 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #12
  %8 = load i64, ptr %5, align 8, !tbaa !13
  %9 = mul nsw i64 %8, 1000000000
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !15
  %12 = add nsw i64 %9, %11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %41 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #12
  %42 = load i64, ptr %4, align 8, !tbaa !13
  %43 = mul nsw i64 %42, 1000000000
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %45 = load i64, ptr %44, align 8, !tbaa !15
  %46 = add nsw i64 %43, %45
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
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
  store i32 0, ptr %7, align 32, !tbaa !32
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 0, ptr %8, align 4, !tbaa !32
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %9, align 8, !tbaa !32
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %10, align 32, !tbaa !32
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %12, align 16, !tbaa !33
  %13 = tail call i32 @llvm.umax.i32(i32 %1, i32 1)
  %14 = zext i32 %13 to i64
  br label %15

15:                                               ; preds = %18, %3
  %16 = phi i64 [ %24, %18 ], [ 1, %3 ]
  %17 = icmp eq i64 %16, %14
  br i1 %17, label %27, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw %struct.tfc_worker, ptr %11, i64 %16
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store ptr %0, ptr %20, align 16, !tbaa !33
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %22 = tail call i32 @pthread_create(ptr noundef nonnull %21, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %19) #12
  %23 = icmp eq i32 %22, 0
  %24 = add nuw nsw i64 %16, 1
  br i1 %23, label %15, label %25

25:                                               ; preds = %18
  %26 = trunc nuw i64 %16 to i32
  br label %27

27:                                               ; preds = %15, %25
  %28 = phi i32 [ %26, %25 ], [ %13, %15 ]
  store i32 %28, ptr %0, align 64, !tbaa !5
  ret i32 %28
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

20:                                               ; preds = %104, %1
  %21 = phi i32 [ 0, %1 ], [ %44, %104 ]
  %22 = load i32, ptr %10, align 4, !tbaa !5
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %32, label %24

24:                                               ; preds = %20, %28
  %25 = phi i32 [ %29, %28 ], [ 0, %20 ]
  %26 = load atomic i32, ptr %11 acquire, align 64
  %27 = icmp eq i32 %26, %21
  br i1 %27, label %28, label %43

28:                                               ; preds = %24
  tail call void @llvm.x86.sse2.pause()
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
  %37 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %11, i32 noundef 128, i32 noundef %21, ptr noundef null, ptr noundef null, i32 noundef 0) #12
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
  br i1 %52, label %104, label %53

53:                                               ; preds = %50
  %54 = add nsw i32 %51, 1
  %55 = cmpxchg weak ptr %14, i32 %51, i32 %54 acquire monotonic, align 64
  %56 = extractvalue { i32, i1 } %55, 1
  %57 = extractvalue { i32, i1 } %55, 0
  br i1 %56, label %58, label %50, !llvm.loop !39

58:                                               ; preds = %53
  %59 = load i32, ptr %15, align 32, !tbaa !5
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %99, label %61

61:                                               ; preds = %58, %96
  %62 = phi i32 [ %97, %96 ], [ 0, %58 ]
  %63 = add i32 %62, %9
  %64 = urem i32 %63, %59
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw %struct.tfc_worker, ptr %4, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %68 = load atomic i64, ptr %66 monotonic, align 64
  %69 = load i64, ptr %67, align 8, !tbaa !40
  %70 = icmp slt i64 %68, %69
  br i1 %70, label %71, label %96

71:                                               ; preds = %61, %92
  %72 = phi i64 [ %93, %92 ], [ %69, %61 ]
  %73 = atomicrmw add ptr %66, i64 1 monotonic, align 64
  %74 = icmp slt i64 %73, %72
  br i1 %74, label %75, label %92

75:                                               ; preds = %71
  %76 = load ptr, ptr %16, align 8, !tbaa !41
  %77 = load ptr, ptr %17, align 8, !tbaa !43
  %78 = load i64, ptr %18, align 8, !tbaa !44
  %79 = load i64, ptr %19, align 8, !tbaa !45
  %80 = sdiv i64 %78, %79
  %81 = mul nsw i64 %80, %73
  %82 = srem i64 %78, %79
  %83 = mul nsw i64 %82, %73
  %84 = sdiv i64 %83, %79
  %85 = add nsw i64 %84, %81
  %86 = add nsw i64 %73, 1
  %87 = mul nsw i64 %80, %86
  %88 = mul nsw i64 %82, %86
  %89 = sdiv i64 %88, %79
  %90 = add nsw i64 %89, %87
  tail call void %76(ptr noundef %77, i64 noundef %85, i64 noundef %90) #12
  %91 = load i64, ptr %67, align 8, !tbaa !40
  br label %92

92:                                               ; preds = %75, %71
  %93 = phi i64 [ %91, %75 ], [ %72, %71 ]
  %94 = load atomic i64, ptr %66 monotonic, align 64
  %95 = icmp slt i64 %94, %93
  br i1 %95, label %71, label %96, !llvm.loop !46

96:                                               ; preds = %92, %61
  %97 = add nuw i32 %62, 1
  %98 = icmp eq i32 %97, %59
  br i1 %98, label %99, label %61, !llvm.loop !47

99:                                               ; preds = %96, %58
  %100 = atomicrmw sub ptr %14, i32 1 release, align 64
  %101 = icmp eq i32 %100, 1073741825
  br i1 %101, label %102, label %104

102:                                              ; preds = %99
  %103 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %14, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  br label %104

104:                                              ; preds = %50, %102, %99
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
  %10 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %4, i32 noundef 129, i32 noundef %3, ptr noundef null, ptr noundef null, i32 noundef 0) #12
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
  %20 = tail call i32 @pthread_join(i64 noundef %19, ptr noundef null) #12
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
  br i1 %7, label %159, label %8

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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
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
  call void %44(ptr noundef %46, i32 noundef %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #12
  br label %158

48:                                               ; preds = %25
  %49 = icmp eq i64 %39, 1
  br i1 %49, label %157, label %50

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !57
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %54 = cmpxchg ptr %53, i32 0, i32 1 acquire monotonic, align 64
  %55 = extractvalue { i32, i1 } %54, 1
  br i1 %55, label %56, label %157

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
  br label %146

68:                                               ; preds = %146, %56
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
  %77 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %70, i32 noundef 129, i32 noundef %76, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  br label %78

78:                                               ; preds = %75, %68
  %79 = load i32, ptr %63, align 32, !tbaa !5
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %122, label %81

81:                                               ; preds = %78
  %82 = getelementptr inbounds nuw i8, ptr %52, i64 320
  %83 = getelementptr inbounds nuw i8, ptr %52, i64 264
  %84 = getelementptr inbounds nuw i8, ptr %52, i64 272
  %85 = getelementptr inbounds nuw i8, ptr %52, i64 280
  %86 = zext i32 %79 to i64
  br label %87

87:                                               ; preds = %119, %81
  %88 = phi i64 [ %120, %119 ], [ 0, %81 ]
  %89 = getelementptr inbounds nuw %struct.tfc_worker, ptr %82, i64 %88
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %91 = load atomic i64, ptr %89 monotonic, align 64
  %92 = load i64, ptr %90, align 8, !tbaa !40
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %94, label %119

94:                                               ; preds = %87, %115
  %95 = phi i64 [ %116, %115 ], [ %92, %87 ]
  %96 = atomicrmw add ptr %89, i64 1 monotonic, align 64
  %97 = icmp slt i64 %96, %95
  br i1 %97, label %98, label %115

98:                                               ; preds = %94
  %99 = load ptr, ptr %57, align 8, !tbaa !41
  %100 = load ptr, ptr %83, align 8, !tbaa !43
  %101 = load i64, ptr %84, align 8, !tbaa !44
  %102 = load i64, ptr %85, align 8, !tbaa !45
  %103 = sdiv i64 %101, %102
  %104 = mul nsw i64 %103, %96
  %105 = srem i64 %101, %102
  %106 = mul nsw i64 %105, %96
  %107 = sdiv i64 %106, %102
  %108 = add nsw i64 %107, %104
  %109 = add nsw i64 %96, 1
  %110 = mul nsw i64 %103, %109
  %111 = mul nsw i64 %105, %109
  %112 = sdiv i64 %111, %102
  %113 = add nsw i64 %112, %110
  tail call void %99(ptr noundef %100, i64 noundef %108, i64 noundef %113) #12
  %114 = load i64, ptr %90, align 8, !tbaa !40
  br label %115

115:                                              ; preds = %98, %94
  %116 = phi i64 [ %114, %98 ], [ %95, %94 ]
  %117 = load atomic i64, ptr %89 monotonic, align 64
  %118 = icmp slt i64 %117, %116
  br i1 %118, label %94, label %119, !llvm.loop !46

119:                                              ; preds = %115, %87
  %120 = add nuw nsw i64 %88, 1
  %121 = icmp eq i64 %120, %86
  br i1 %121, label %122, label %87, !llvm.loop !47

122:                                              ; preds = %119, %78
  %123 = atomicrmw and ptr %69, i32 2147483647 acquire, align 64
  %124 = and i32 %123, 2147483647
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %156, label %126

126:                                              ; preds = %122
  %127 = getelementptr inbounds nuw i8, ptr %52, i64 4
  br label %128

128:                                              ; preds = %132, %126
  %129 = phi i32 [ 0, %126 ], [ %134, %132 ]
  %130 = load i32, ptr %127, align 4, !tbaa !5
  %131 = icmp ult i32 %129, %130
  br i1 %131, label %132, label %136

132:                                              ; preds = %128
  tail call void @llvm.x86.sse2.pause()
  %133 = load atomic i32, ptr %69 acquire, align 64
  %134 = add nuw i32 %129, 1
  %135 = icmp eq i32 %133, 0
  br i1 %135, label %156, label %128, !llvm.loop !61

136:                                              ; preds = %128
  %137 = atomicrmw or ptr %69, i32 1073741824 acquire, align 64
  %138 = or i32 %137, 1073741824
  %139 = icmp eq i32 %138, 1073741824
  br i1 %139, label %145, label %140

140:                                              ; preds = %136, %140
  %141 = phi i32 [ %143, %140 ], [ %138, %136 ]
  %142 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %69, i32 noundef 128, i32 noundef %141, ptr noundef null, ptr noundef null, i32 noundef 0) #12
  %143 = load atomic i32, ptr %69 acquire, align 64
  %144 = icmp eq i32 %143, 1073741824
  br i1 %144, label %145, label %140, !llvm.loop !62

145:                                              ; preds = %140, %136
  store atomic i32 0, ptr %69 monotonic, align 64
  br label %156

146:                                              ; preds = %146, %65
  %147 = phi i64 [ 0, %65 ], [ %151, %146 ]
  %148 = getelementptr inbounds nuw %struct.tfc_worker, ptr %66, i64 %147
  %149 = mul nsw i64 %147, %58
  %150 = sdiv i64 %149, %67
  store atomic i64 %150, ptr %148 monotonic, align 64
  %151 = add nuw nsw i64 %147, 1
  %152 = mul nsw i64 %58, %151
  %153 = sdiv i64 %152, %67
  %154 = getelementptr inbounds nuw i8, ptr %148, i64 8
  store i64 %153, ptr %154, align 8, !tbaa !40
  %155 = icmp eq i64 %151, %67
  br i1 %155, label %68, label %146, !llvm.loop !63

156:                                              ; preds = %132, %122, %145
  store atomic i32 0, ptr %53 release, align 64
  br label %158

157:                                              ; preds = %50, %48
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #12
  br label %158

158:                                              ; preds = %156, %157, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  br label %159

159:                                              ; preds = %5, %158
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
  %11 = sdiv i64 %8, %10
  %12 = mul nsw i64 %11, %3
  %13 = srem i64 %8, %10
  %14 = mul nsw i64 %13, %3
  %15 = sdiv i64 %14, %10
  %16 = add nsw i64 %15, %12
  %17 = add nuw nsw i64 %3, 1
  %18 = mul nsw i64 %11, %17
  %19 = mul nsw i64 %13, %17
  %20 = sdiv i64 %19, %10
  %21 = add nsw i64 %20, %18
  tail call void %4(ptr noundef %6, i64 noundef %16, i64 noundef %21) #12
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
  %12 = tail call i32 %7(ptr noundef %11) #12
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
  br i1 %6, label %423, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !82
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !73
  %14 = icmp eq ptr %13, null
  br i1 %14, label %423, label %15

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

26:                                               ; preds = %419, %15
  %27 = phi i64 [ 0, %15 ], [ %420, %419 ]
  %28 = icmp slt i64 %27, %18
  br i1 %28, label %29, label %804

29:                                               ; preds = %26
  %30 = getelementptr inbounds %struct.tfc_instruction, ptr %16, i64 %27
  %31 = add nsw i64 %27, 1
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %33 = load i32, ptr %32, align 8, !tbaa !85
  switch i32 %33, label %400 [
    i32 0, label %34
    i32 1, label %163
    i32 3, label %167
    i32 4, label %181
    i32 2, label %202
    i32 5, label %248
    i32 6, label %313
    i32 7, label %382
    i32 8, label %396
    i32 9, label %398
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
  %42 = tail call i32 %35(ptr noundef %41) #12
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
  br i1 %58, label %59, label %402

59:                                               ; preds = %55, %52
  %60 = getelementptr inbounds nuw i8, ptr %47, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %60, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %47 monotonic, align 8
  br label %402

61:                                               ; preds = %40, %37, %34
  %62 = load ptr, ptr %8, align 8, !tbaa !82
  %63 = icmp eq ptr %62, null
  br i1 %63, label %68, label %64

64:                                               ; preds = %61
  %65 = load ptr, ptr %21, align 8, !tbaa !58
  %66 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %67 = load i32, ptr %66, align 4, !tbaa !89
  tail call void %62(ptr noundef %65, i32 noundef %67, i32 noundef 0) #12
  br label %68

68:                                               ; preds = %64, %61
  %69 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !90
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %93, label %72

72:                                               ; preds = %68
  %73 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %74 = zext i32 %70 to i64
  %75 = and i64 %74, 1
  %76 = icmp eq i32 %70, 1
  br i1 %76, label %81, label %77

77:                                               ; preds = %72
  %78 = and i64 %74, 4294967294
  br label %100

79:                                               ; preds = %100
  %80 = icmp eq i64 %75, 0
  br i1 %80, label %93, label %81

81:                                               ; preds = %79, %72
  %82 = phi i64 [ 0, %72 ], [ %122, %79 ]
  %83 = icmp ne i64 %75, 0
  tail call void @llvm.assume(i1 %83)
  %84 = load ptr, ptr %20, align 8, !tbaa !91
  %85 = load ptr, ptr %73, align 8, !tbaa !92
  %86 = getelementptr inbounds nuw i32, ptr %85, i64 %82
  %87 = load i32, ptr %86, align 4, !tbaa !5
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds ptr, ptr %84, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !60
  %91 = load ptr, ptr %24, align 8, !tbaa !93
  %92 = getelementptr inbounds nuw ptr, ptr %91, i64 %82
  store ptr %90, ptr %92, align 8, !tbaa !60
  br label %93

93:                                               ; preds = %81, %79, %68
  %94 = load ptr, ptr %30, align 8, !tbaa !94
  %95 = load ptr, ptr %24, align 8, !tbaa !93
  %96 = load ptr, ptr %25, align 8, !tbaa !95
  %97 = load ptr, ptr %2, align 8, !tbaa !74
  %98 = tail call i32 %94(ptr noundef %95, ptr noundef %96, ptr noundef %97) #12
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %156, label %125

100:                                              ; preds = %100, %77
  %101 = phi i64 [ 0, %77 ], [ %122, %100 ]
  %102 = phi i64 [ 0, %77 ], [ %123, %100 ]
  %103 = load ptr, ptr %20, align 8, !tbaa !91
  %104 = load ptr, ptr %73, align 8, !tbaa !92
  %105 = getelementptr inbounds nuw i32, ptr %104, i64 %101
  %106 = load i32, ptr %105, align 4, !tbaa !5
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds ptr, ptr %103, i64 %107
  %109 = load ptr, ptr %108, align 8, !tbaa !60
  %110 = load ptr, ptr %24, align 8, !tbaa !93
  %111 = getelementptr inbounds nuw ptr, ptr %110, i64 %101
  store ptr %109, ptr %111, align 8, !tbaa !60
  %112 = or disjoint i64 %101, 1
  %113 = load ptr, ptr %20, align 8, !tbaa !91
  %114 = load ptr, ptr %73, align 8, !tbaa !92
  %115 = getelementptr inbounds nuw i32, ptr %114, i64 %112
  %116 = load i32, ptr %115, align 4, !tbaa !5
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds ptr, ptr %113, i64 %117
  %119 = load ptr, ptr %118, align 8, !tbaa !60
  %120 = load ptr, ptr %24, align 8, !tbaa !93
  %121 = getelementptr inbounds nuw ptr, ptr %120, i64 %112
  store ptr %119, ptr %121, align 8, !tbaa !60
  %122 = add nuw nsw i64 %101, 2
  %123 = add i64 %102, 2
  %124 = icmp eq i64 %123, %78
  br i1 %124, label %79, label %100, !llvm.loop !96

125:                                              ; preds = %93
  %126 = load ptr, ptr %2, align 8, !tbaa !74
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 24
  %128 = load ptr, ptr %127, align 8, !tbaa !64
  %129 = load atomic i32, ptr %128 acquire, align 8
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %149

131:                                              ; preds = %125
  %132 = load ptr, ptr %2, align 8, !tbaa !74
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 24
  %134 = load ptr, ptr %133, align 8, !tbaa !64
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 4
  br label %136

136:                                              ; preds = %136, %131
  %137 = atomicrmw xchg ptr %135, i32 1 acquire, align 4
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %136, !llvm.loop !65

139:                                              ; preds = %136
  %140 = load atomic i32, ptr %134 monotonic, align 8
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %146, label %142

142:                                              ; preds = %139
  %143 = getelementptr inbounds nuw i8, ptr %134, i64 16
  %144 = load i64, ptr %143, align 8, !tbaa !66
  %145 = icmp sgt i64 %144, 0
  br i1 %145, label %146, label %148

146:                                              ; preds = %142, %139
  %147 = getelementptr inbounds nuw i8, ptr %134, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %147, i8 0, i64 36, i1 false)
  store atomic i32 %98, ptr %134 monotonic, align 8
  br label %148

148:                                              ; preds = %146, %142
  store atomic i32 0, ptr %135 release, align 4
  br label %149

149:                                              ; preds = %148, %125
  %150 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %151 = load i32, ptr %150, align 4, !tbaa !89
  %152 = load ptr, ptr %2, align 8, !tbaa !74
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 24
  %154 = load ptr, ptr %153, align 8, !tbaa !64
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 8
  store i32 %151, ptr %155, align 8, !tbaa !97
  br label %156

156:                                              ; preds = %149, %93
  %157 = load ptr, ptr %8, align 8, !tbaa !82
  %158 = icmp eq ptr %157, null
  br i1 %158, label %419, label %159

159:                                              ; preds = %156
  %160 = load ptr, ptr %21, align 8, !tbaa !58
  %161 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %162 = load i32, ptr %161, align 4, !tbaa !89
  tail call void %157(ptr noundef %160, i32 noundef %162, i32 noundef 1) #12
  br label %419

163:                                              ; preds = %29
  %164 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %165 = load i32, ptr %164, align 4, !tbaa !98
  %166 = sext i32 %165 to i64
  br label %419

167:                                              ; preds = %29
  %168 = load ptr, ptr %20, align 8, !tbaa !91
  %169 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %170 = load ptr, ptr %169, align 8, !tbaa !92
  %171 = load i32, ptr %170, align 4, !tbaa !5
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds ptr, ptr %168, i64 %172
  %174 = load ptr, ptr %173, align 8, !tbaa !60
  %175 = load i8, ptr %174, align 1, !tbaa !32
  %176 = icmp eq i8 %175, 0
  br i1 %176, label %177, label %419

177:                                              ; preds = %167
  %178 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %179 = load i32, ptr %178, align 4, !tbaa !98
  %180 = sext i32 %179 to i64
  br label %419

181:                                              ; preds = %29
  %182 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %183 = load ptr, ptr %182, align 8, !tbaa !92
  %184 = load ptr, ptr %20, align 8, !tbaa !91
  %185 = load i32, ptr %183, align 4, !tbaa !5
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds ptr, ptr %184, i64 %186
  %188 = load ptr, ptr %187, align 8, !tbaa !60
  store i32 0, ptr %188, align 4, !tbaa !5
  %189 = getelementptr inbounds nuw i8, ptr %183, i64 4
  %190 = load i32, ptr %189, align 4, !tbaa !5
  %191 = icmp sgt i32 %190, -1
  br i1 %191, label %192, label %419

192:                                              ; preds = %181
  %193 = zext nneg i32 %190 to i64
  %194 = getelementptr inbounds nuw ptr, ptr %184, i64 %193
  %195 = load ptr, ptr %194, align 8, !tbaa !60
  %196 = load i32, ptr %195, align 4, !tbaa !5
  %197 = icmp slt i32 %196, 1
  br i1 %197, label %198, label %419

198:                                              ; preds = %192
  %199 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %200 = load i32, ptr %199, align 4, !tbaa !98
  %201 = sext i32 %200 to i64
  br label %419

202:                                              ; preds = %29
  %203 = load ptr, ptr %8, align 8, !tbaa !82
  %204 = icmp eq ptr %203, null
  br i1 %204, label %209, label %205

205:                                              ; preds = %202
  %206 = load ptr, ptr %21, align 8, !tbaa !58
  %207 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %208 = load i32, ptr %207, align 4, !tbaa !89
  tail call void %203(ptr noundef %206, i32 noundef %208, i32 noundef 2) #12
  br label %209

209:                                              ; preds = %205, %202
  %210 = load ptr, ptr %22, align 8, !tbaa !73
  %211 = icmp eq ptr %210, null
  br i1 %211, label %243, label %212

212:                                              ; preds = %209
  %213 = load i64, ptr %23, align 8, !tbaa !88
  %214 = icmp slt i64 %27, %213
  br i1 %214, label %215, label %243

215:                                              ; preds = %212
  %216 = load ptr, ptr %21, align 8, !tbaa !58
  %217 = tail call i32 %210(ptr noundef %216) #12
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %243, label %219

219:                                              ; preds = %215
  %220 = load ptr, ptr %2, align 8, !tbaa !74
  %221 = getelementptr inbounds nuw i8, ptr %220, i64 24
  %222 = load ptr, ptr %221, align 8, !tbaa !64
  %223 = getelementptr inbounds nuw i8, ptr %222, i64 4
  br label %224

224:                                              ; preds = %224, %219
  %225 = atomicrmw xchg ptr %223, i32 1 acquire, align 4
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %227, label %224, !llvm.loop !65

227:                                              ; preds = %224
  %228 = load atomic i32, ptr %222 monotonic, align 8
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %234, label %230

230:                                              ; preds = %227
  %231 = getelementptr inbounds nuw i8, ptr %222, i64 16
  %232 = load i64, ptr %231, align 8, !tbaa !66
  %233 = icmp sgt i64 %232, 0
  br i1 %233, label %234, label %236

234:                                              ; preds = %230, %227
  %235 = getelementptr inbounds nuw i8, ptr %222, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %235, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %222 monotonic, align 8
  br label %236

236:                                              ; preds = %234, %230
  store atomic i32 0, ptr %223 release, align 4
  %237 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %238 = load i32, ptr %237, align 4, !tbaa !89
  %239 = load ptr, ptr %2, align 8, !tbaa !74
  %240 = getelementptr inbounds nuw i8, ptr %239, i64 24
  %241 = load ptr, ptr %240, align 8, !tbaa !64
  %242 = getelementptr inbounds nuw i8, ptr %241, i64 8
  store i32 %238, ptr %242, align 8, !tbaa !97
  br label %243

243:                                              ; preds = %209, %212, %215, %236
  %244 = phi i32 [ 0, %209 ], [ 1, %236 ], [ 0, %215 ], [ 0, %212 ]
  %245 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %246 = load i32, ptr %245, align 4, !tbaa !98
  %247 = sext i32 %246 to i64
  br label %419

248:                                              ; preds = %29
  %249 = load ptr, ptr %8, align 8, !tbaa !82
  %250 = icmp eq ptr %249, null
  br i1 %250, label %255, label %251

251:                                              ; preds = %248
  %252 = load ptr, ptr %21, align 8, !tbaa !58
  %253 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %254 = load i32, ptr %253, align 4, !tbaa !89
  tail call void %249(ptr noundef %252, i32 noundef %254, i32 noundef 2) #12
  br label %255

255:                                              ; preds = %251, %248
  %256 = load ptr, ptr %22, align 8, !tbaa !73
  %257 = icmp eq ptr %256, null
  br i1 %257, label %289, label %258

258:                                              ; preds = %255
  %259 = load i64, ptr %23, align 8, !tbaa !88
  %260 = icmp slt i64 %27, %259
  br i1 %260, label %261, label %289

261:                                              ; preds = %258
  %262 = load ptr, ptr %21, align 8, !tbaa !58
  %263 = tail call i32 %256(ptr noundef %262) #12
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %289, label %265

265:                                              ; preds = %261
  %266 = load ptr, ptr %2, align 8, !tbaa !74
  %267 = getelementptr inbounds nuw i8, ptr %266, i64 24
  %268 = load ptr, ptr %267, align 8, !tbaa !64
  %269 = getelementptr inbounds nuw i8, ptr %268, i64 4
  br label %270

270:                                              ; preds = %270, %265
  %271 = atomicrmw xchg ptr %269, i32 1 acquire, align 4
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %273, label %270, !llvm.loop !65

273:                                              ; preds = %270
  %274 = load atomic i32, ptr %268 monotonic, align 8
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %280, label %276

276:                                              ; preds = %273
  %277 = getelementptr inbounds nuw i8, ptr %268, i64 16
  %278 = load i64, ptr %277, align 8, !tbaa !66
  %279 = icmp sgt i64 %278, 0
  br i1 %279, label %280, label %282

280:                                              ; preds = %276, %273
  %281 = getelementptr inbounds nuw i8, ptr %268, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %281, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %268 monotonic, align 8
  br label %282

282:                                              ; preds = %280, %276
  store atomic i32 0, ptr %269 release, align 4
  %283 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %284 = load i32, ptr %283, align 4, !tbaa !89
  %285 = load ptr, ptr %2, align 8, !tbaa !74
  %286 = getelementptr inbounds nuw i8, ptr %285, i64 24
  %287 = load ptr, ptr %286, align 8, !tbaa !64
  %288 = getelementptr inbounds nuw i8, ptr %287, i64 8
  store i32 %284, ptr %288, align 8, !tbaa !97
  br label %289

289:                                              ; preds = %255, %258, %261, %282
  %290 = phi i32 [ 0, %255 ], [ 1, %282 ], [ 0, %261 ], [ 0, %258 ]
  %291 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %292 = load ptr, ptr %291, align 8, !tbaa !92
  %293 = load ptr, ptr %20, align 8, !tbaa !91
  %294 = load i32, ptr %292, align 4, !tbaa !5
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds ptr, ptr %293, i64 %295
  %297 = load ptr, ptr %296, align 8, !tbaa !60
  %298 = load i32, ptr %297, align 4, !tbaa !5
  %299 = add nsw i32 %298, 1
  store i32 %299, ptr %297, align 4, !tbaa !5
  %300 = getelementptr inbounds nuw i8, ptr %292, i64 4
  %301 = load i32, ptr %300, align 4, !tbaa !5
  %302 = icmp slt i32 %301, 0
  br i1 %302, label %309, label %303

303:                                              ; preds = %289
  %304 = zext nneg i32 %301 to i64
  %305 = getelementptr inbounds nuw ptr, ptr %293, i64 %304
  %306 = load ptr, ptr %305, align 8, !tbaa !60
  %307 = load i32, ptr %306, align 4, !tbaa !5
  %308 = icmp slt i32 %299, %307
  br i1 %308, label %309, label %419

309:                                              ; preds = %303, %289
  %310 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %311 = load i32, ptr %310, align 4, !tbaa !98
  %312 = sext i32 %311 to i64
  br label %419

313:                                              ; preds = %29
  %314 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %315 = load ptr, ptr %314, align 8, !tbaa !92
  %316 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %317 = load i32, ptr %316, align 8, !tbaa !90
  %318 = load ptr, ptr %20, align 8, !tbaa !91
  %319 = load i32, ptr %315, align 4, !tbaa !5
  %320 = sext i32 %319 to i64
  %321 = getelementptr inbounds ptr, ptr %318, i64 %320
  %322 = load ptr, ptr %321, align 8, !tbaa !60
  %323 = getelementptr inbounds nuw i8, ptr %315, i64 4
  %324 = load i32, ptr %323, align 4, !tbaa !5
  %325 = sext i32 %324 to i64
  %326 = getelementptr inbounds ptr, ptr %318, i64 %325
  %327 = load ptr, ptr %326, align 8, !tbaa !60
  store ptr %327, ptr %321, align 8, !tbaa !60
  %328 = load ptr, ptr %20, align 8, !tbaa !91
  %329 = getelementptr inbounds ptr, ptr %328, i64 %325
  store ptr %322, ptr %329, align 8, !tbaa !60
  %330 = load ptr, ptr %19, align 8, !tbaa !99
  %331 = getelementptr inbounds nuw i8, ptr %315, i64 8
  %332 = load i32, ptr %331, align 4, !tbaa !5
  %333 = sext i32 %332 to i64
  %334 = getelementptr inbounds i8, ptr %330, i64 %333
  %335 = load i8, ptr %334, align 1, !tbaa !32
  %336 = xor i8 %335, 1
  store i8 %336, ptr %334, align 1, !tbaa !32
  %337 = ptrtoint ptr %327 to i64
  %338 = ptrtoint ptr %322 to i64
  %339 = sub i64 %337, %338
  %340 = icmp ugt i32 %317, 4
  br i1 %340, label %341, label %419

341:                                              ; preds = %313
  %342 = getelementptr inbounds nuw i8, ptr %315, i64 12
  %343 = load i32, ptr %342, align 4, !tbaa !5
  %344 = add i32 %343, 4
  %345 = sub i64 0, %339
  %346 = zext i32 %344 to i64
  %347 = zext i32 %317 to i64
  %348 = and i64 %347, 1
  %349 = icmp eq i32 %317, 5
  br i1 %349, label %405, label %350

350:                                              ; preds = %341
  %351 = and i64 %347, 4294967294
  %352 = add nsw i64 %351, -6
  br label %353

353:                                              ; preds = %353, %350
  %354 = phi i64 [ 4, %350 ], [ %379, %353 ]
  %355 = phi i64 [ 0, %350 ], [ %380, %353 ]
  %356 = load ptr, ptr %20, align 8, !tbaa !91
  %357 = getelementptr inbounds nuw i32, ptr %315, i64 %354
  %358 = load i32, ptr %357, align 4, !tbaa !5
  %359 = sext i32 %358 to i64
  %360 = getelementptr inbounds ptr, ptr %356, i64 %359
  %361 = load ptr, ptr %360, align 8, !tbaa !60
  %362 = ptrtoint ptr %361 to i64
  %363 = icmp samesign ult i64 %354, %346
  %364 = select i1 %363, i64 %339, i64 %345
  %365 = add i64 %364, %362
  %366 = inttoptr i64 %365 to ptr
  store ptr %366, ptr %360, align 8, !tbaa !60
  %367 = or disjoint i64 %354, 1
  %368 = load ptr, ptr %20, align 8, !tbaa !91
  %369 = getelementptr inbounds nuw i32, ptr %315, i64 %367
  %370 = load i32, ptr %369, align 4, !tbaa !5
  %371 = sext i32 %370 to i64
  %372 = getelementptr inbounds ptr, ptr %368, i64 %371
  %373 = load ptr, ptr %372, align 8, !tbaa !60
  %374 = ptrtoint ptr %373 to i64
  %375 = icmp samesign ult i64 %367, %346
  %376 = select i1 %375, i64 %339, i64 %345
  %377 = add i64 %376, %374
  %378 = inttoptr i64 %377 to ptr
  store ptr %378, ptr %372, align 8, !tbaa !60
  %379 = add nuw nsw i64 %354, 2
  %380 = add i64 %355, 2
  %381 = icmp eq i64 %355, %352
  br i1 %381, label %403, label %353, !llvm.loop !100

382:                                              ; preds = %29
  %383 = load ptr, ptr %19, align 8, !tbaa !99
  %384 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %385 = load ptr, ptr %384, align 8, !tbaa !92
  %386 = getelementptr inbounds nuw i8, ptr %385, i64 8
  %387 = load i32, ptr %386, align 4, !tbaa !5
  %388 = sext i32 %387 to i64
  %389 = getelementptr inbounds i8, ptr %383, i64 %388
  %390 = load i8, ptr %389, align 1, !tbaa !32
  %391 = icmp eq i8 %390, 0
  br i1 %391, label %392, label %419

392:                                              ; preds = %382
  %393 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %394 = load i32, ptr %393, align 4, !tbaa !98
  %395 = sext i32 %394 to i64
  br label %419

396:                                              ; preds = %29
  %397 = tail call fastcc i32 @set_size(ptr noundef nonnull %0, ptr noundef nonnull %30)
  br label %419

398:                                              ; preds = %29
  %399 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %30)
  br label %419

400:                                              ; preds = %29
  %401 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %30)
  br label %419

402:                                              ; preds = %59, %55
  store atomic i32 0, ptr %48 release, align 4
  br label %795

403:                                              ; preds = %353
  %404 = icmp eq i64 %348, 0
  br i1 %404, label %419, label %405

405:                                              ; preds = %403, %341
  %406 = phi i64 [ 4, %341 ], [ %379, %403 ]
  %407 = icmp ne i64 %348, 0
  tail call void @llvm.assume(i1 %407)
  %408 = load ptr, ptr %20, align 8, !tbaa !91
  %409 = getelementptr inbounds nuw i32, ptr %315, i64 %406
  %410 = load i32, ptr %409, align 4, !tbaa !5
  %411 = sext i32 %410 to i64
  %412 = getelementptr inbounds ptr, ptr %408, i64 %411
  %413 = load ptr, ptr %412, align 8, !tbaa !60
  %414 = ptrtoint ptr %413 to i64
  %415 = icmp samesign ult i64 %406, %346
  %416 = select i1 %415, i64 %339, i64 %345
  %417 = add i64 %416, %414
  %418 = inttoptr i64 %417 to ptr
  store ptr %418, ptr %412, align 8, !tbaa !60
  br label %419

419:                                              ; preds = %405, %403, %313, %309, %303, %198, %192, %181, %159, %156, %400, %398, %396, %392, %382, %243, %177, %167, %163
  %420 = phi i64 [ %31, %400 ], [ %31, %398 ], [ %166, %163 ], [ %31, %382 ], [ %31, %313 ], [ %247, %243 ], [ %31, %181 ], [ %31, %303 ], [ %31, %167 ], [ %31, %396 ], [ %31, %159 ], [ %180, %177 ], [ %395, %392 ], [ %31, %192 ], [ %31, %156 ], [ %312, %309 ], [ %201, %198 ], [ %31, %403 ], [ %31, %405 ]
  %421 = phi i32 [ %401, %400 ], [ %399, %398 ], [ 0, %163 ], [ 0, %382 ], [ 0, %313 ], [ %244, %243 ], [ 0, %181 ], [ %290, %303 ], [ 0, %167 ], [ %397, %396 ], [ %98, %159 ], [ 0, %177 ], [ 0, %392 ], [ 0, %192 ], [ %98, %156 ], [ %290, %309 ], [ 0, %198 ], [ 0, %403 ], [ 0, %405 ]
  %422 = icmp eq i32 %421, 0
  br i1 %422, label %26, label %804, !llvm.loop !101

423:                                              ; preds = %11, %1
  %424 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %425 = load i64, ptr %424, align 8, !tbaa !102
  %426 = icmp eq i64 %425, 0
  br i1 %426, label %523, label %427

427:                                              ; preds = %423
  %428 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %429 = load i64, ptr %428, align 8, !tbaa !84
  %430 = icmp sgt i64 %429, 0
  br i1 %430, label %431, label %804

431:                                              ; preds = %427
  %432 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %433 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %434 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %439

435:                                              ; preds = %467
  %436 = add nuw nsw i64 %440, 1
  %437 = load i64, ptr %428, align 8, !tbaa !84
  %438 = icmp slt i64 %436, %437
  br i1 %438, label %439, label %804, !llvm.loop !103

439:                                              ; preds = %435, %431
  %440 = phi i64 [ 0, %431 ], [ %436, %435 ]
  %441 = load ptr, ptr %0, align 8, !tbaa !83
  %442 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %441, i64 %440
  %443 = getelementptr inbounds nuw i8, ptr %442, i64 16
  %444 = load i32, ptr %443, align 8, !tbaa !90
  %445 = icmp eq i32 %444, 0
  br i1 %445, label %467, label %446

446:                                              ; preds = %439
  %447 = getelementptr inbounds nuw i8, ptr %442, i64 8
  %448 = zext i32 %444 to i64
  %449 = and i64 %448, 1
  %450 = icmp eq i32 %444, 1
  br i1 %450, label %455, label %451

451:                                              ; preds = %446
  %452 = and i64 %448, 4294967294
  br label %474

453:                                              ; preds = %474
  %454 = icmp eq i64 %449, 0
  br i1 %454, label %467, label %455

455:                                              ; preds = %453, %446
  %456 = phi i64 [ 0, %446 ], [ %496, %453 ]
  %457 = icmp ne i64 %449, 0
  tail call void @llvm.assume(i1 %457)
  %458 = load ptr, ptr %432, align 8, !tbaa !91
  %459 = load ptr, ptr %447, align 8, !tbaa !92
  %460 = getelementptr inbounds nuw i32, ptr %459, i64 %456
  %461 = load i32, ptr %460, align 4, !tbaa !5
  %462 = sext i32 %461 to i64
  %463 = getelementptr inbounds ptr, ptr %458, i64 %462
  %464 = load ptr, ptr %463, align 8, !tbaa !60
  %465 = load ptr, ptr %433, align 8, !tbaa !93
  %466 = getelementptr inbounds nuw ptr, ptr %465, i64 %456
  store ptr %464, ptr %466, align 8, !tbaa !60
  br label %467

467:                                              ; preds = %455, %453, %439
  %468 = load ptr, ptr %442, align 8, !tbaa !94
  %469 = load ptr, ptr %433, align 8, !tbaa !93
  %470 = load ptr, ptr %434, align 8, !tbaa !95
  %471 = load ptr, ptr %2, align 8, !tbaa !74
  %472 = tail call i32 %468(ptr noundef %469, ptr noundef %470, ptr noundef %471) #12
  %473 = icmp eq i32 %472, 0
  br i1 %473, label %435, label %499

474:                                              ; preds = %474, %451
  %475 = phi i64 [ 0, %451 ], [ %496, %474 ]
  %476 = phi i64 [ 0, %451 ], [ %497, %474 ]
  %477 = load ptr, ptr %432, align 8, !tbaa !91
  %478 = load ptr, ptr %447, align 8, !tbaa !92
  %479 = getelementptr inbounds nuw i32, ptr %478, i64 %475
  %480 = load i32, ptr %479, align 4, !tbaa !5
  %481 = sext i32 %480 to i64
  %482 = getelementptr inbounds ptr, ptr %477, i64 %481
  %483 = load ptr, ptr %482, align 8, !tbaa !60
  %484 = load ptr, ptr %433, align 8, !tbaa !93
  %485 = getelementptr inbounds nuw ptr, ptr %484, i64 %475
  store ptr %483, ptr %485, align 8, !tbaa !60
  %486 = or disjoint i64 %475, 1
  %487 = load ptr, ptr %432, align 8, !tbaa !91
  %488 = load ptr, ptr %447, align 8, !tbaa !92
  %489 = getelementptr inbounds nuw i32, ptr %488, i64 %486
  %490 = load i32, ptr %489, align 4, !tbaa !5
  %491 = sext i32 %490 to i64
  %492 = getelementptr inbounds ptr, ptr %487, i64 %491
  %493 = load ptr, ptr %492, align 8, !tbaa !60
  %494 = load ptr, ptr %433, align 8, !tbaa !93
  %495 = getelementptr inbounds nuw ptr, ptr %494, i64 %486
  store ptr %493, ptr %495, align 8, !tbaa !60
  %496 = add nuw nsw i64 %475, 2
  %497 = add i64 %476, 2
  %498 = icmp eq i64 %497, %452
  br i1 %498, label %453, label %474, !llvm.loop !96

499:                                              ; preds = %467
  %500 = load ptr, ptr %2, align 8, !tbaa !74
  %501 = getelementptr inbounds nuw i8, ptr %500, i64 24
  %502 = load ptr, ptr %501, align 8, !tbaa !64
  %503 = load atomic i32, ptr %502 acquire, align 8
  %504 = icmp eq i32 %503, 0
  br i1 %504, label %505, label %795

505:                                              ; preds = %499
  %506 = load ptr, ptr %2, align 8, !tbaa !74
  %507 = getelementptr inbounds nuw i8, ptr %506, i64 24
  %508 = load ptr, ptr %507, align 8, !tbaa !64
  %509 = getelementptr inbounds nuw i8, ptr %508, i64 4
  br label %510

510:                                              ; preds = %510, %505
  %511 = atomicrmw xchg ptr %509, i32 1 acquire, align 4
  %512 = icmp eq i32 %511, 0
  br i1 %512, label %513, label %510, !llvm.loop !65

513:                                              ; preds = %510
  %514 = load atomic i32, ptr %508 monotonic, align 8
  %515 = icmp eq i32 %514, 0
  br i1 %515, label %520, label %516

516:                                              ; preds = %513
  %517 = getelementptr inbounds nuw i8, ptr %508, i64 16
  %518 = load i64, ptr %517, align 8, !tbaa !66
  %519 = icmp sgt i64 %518, 0
  br i1 %519, label %520, label %522

520:                                              ; preds = %516, %513
  %521 = getelementptr inbounds nuw i8, ptr %508, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %521, i8 0, i64 36, i1 false)
  store atomic i32 %472, ptr %508 monotonic, align 8
  br label %522

522:                                              ; preds = %520, %516
  store atomic i32 0, ptr %509 release, align 4
  br label %795

523:                                              ; preds = %423
  %524 = load ptr, ptr %0, align 8, !tbaa !83
  %525 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %526 = load i64, ptr %525, align 8, !tbaa !84
  %527 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %528 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %529 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %530 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %531

531:                                              ; preds = %791, %523
  %532 = phi i64 [ 0, %523 ], [ %792, %791 ]
  %533 = icmp slt i64 %532, %526
  br i1 %533, label %534, label %804

534:                                              ; preds = %531
  %535 = getelementptr inbounds %struct.tfc_instruction, ptr %524, i64 %532
  %536 = add nsw i64 %532, 1
  %537 = getelementptr inbounds nuw i8, ptr %535, i64 24
  %538 = load i32, ptr %537, align 8, !tbaa !85
  switch i32 %538, label %773 [
    i32 0, label %539
    i32 1, label %620
    i32 3, label %624
    i32 4, label %638
    i32 2, label %659
    i32 5, label %663
    i32 6, label %686
    i32 7, label %755
    i32 8, label %769
    i32 9, label %771
  ]

539:                                              ; preds = %534
  %540 = getelementptr inbounds nuw i8, ptr %535, i64 16
  %541 = load i32, ptr %540, align 8, !tbaa !90
  %542 = icmp eq i32 %541, 0
  br i1 %542, label %564, label %543

543:                                              ; preds = %539
  %544 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %545 = zext i32 %541 to i64
  %546 = and i64 %545, 1
  %547 = icmp eq i32 %541, 1
  br i1 %547, label %552, label %548

548:                                              ; preds = %543
  %549 = and i64 %545, 4294967294
  br label %571

550:                                              ; preds = %571
  %551 = icmp eq i64 %546, 0
  br i1 %551, label %564, label %552

552:                                              ; preds = %550, %543
  %553 = phi i64 [ 0, %543 ], [ %593, %550 ]
  %554 = icmp ne i64 %546, 0
  tail call void @llvm.assume(i1 %554)
  %555 = load ptr, ptr %528, align 8, !tbaa !91
  %556 = load ptr, ptr %544, align 8, !tbaa !92
  %557 = getelementptr inbounds nuw i32, ptr %556, i64 %553
  %558 = load i32, ptr %557, align 4, !tbaa !5
  %559 = sext i32 %558 to i64
  %560 = getelementptr inbounds ptr, ptr %555, i64 %559
  %561 = load ptr, ptr %560, align 8, !tbaa !60
  %562 = load ptr, ptr %529, align 8, !tbaa !93
  %563 = getelementptr inbounds nuw ptr, ptr %562, i64 %553
  store ptr %561, ptr %563, align 8, !tbaa !60
  br label %564

564:                                              ; preds = %552, %550, %539
  %565 = load ptr, ptr %535, align 8, !tbaa !94
  %566 = load ptr, ptr %529, align 8, !tbaa !93
  %567 = load ptr, ptr %530, align 8, !tbaa !95
  %568 = load ptr, ptr %2, align 8, !tbaa !74
  %569 = tail call i32 %565(ptr noundef %566, ptr noundef %567, ptr noundef %568) #12
  %570 = icmp eq i32 %569, 0
  br i1 %570, label %791, label %596

571:                                              ; preds = %571, %548
  %572 = phi i64 [ 0, %548 ], [ %593, %571 ]
  %573 = phi i64 [ 0, %548 ], [ %594, %571 ]
  %574 = load ptr, ptr %528, align 8, !tbaa !91
  %575 = load ptr, ptr %544, align 8, !tbaa !92
  %576 = getelementptr inbounds nuw i32, ptr %575, i64 %572
  %577 = load i32, ptr %576, align 4, !tbaa !5
  %578 = sext i32 %577 to i64
  %579 = getelementptr inbounds ptr, ptr %574, i64 %578
  %580 = load ptr, ptr %579, align 8, !tbaa !60
  %581 = load ptr, ptr %529, align 8, !tbaa !93
  %582 = getelementptr inbounds nuw ptr, ptr %581, i64 %572
  store ptr %580, ptr %582, align 8, !tbaa !60
  %583 = or disjoint i64 %572, 1
  %584 = load ptr, ptr %528, align 8, !tbaa !91
  %585 = load ptr, ptr %544, align 8, !tbaa !92
  %586 = getelementptr inbounds nuw i32, ptr %585, i64 %583
  %587 = load i32, ptr %586, align 4, !tbaa !5
  %588 = sext i32 %587 to i64
  %589 = getelementptr inbounds ptr, ptr %584, i64 %588
  %590 = load ptr, ptr %589, align 8, !tbaa !60
  %591 = load ptr, ptr %529, align 8, !tbaa !93
  %592 = getelementptr inbounds nuw ptr, ptr %591, i64 %583
  store ptr %590, ptr %592, align 8, !tbaa !60
  %593 = add nuw nsw i64 %572, 2
  %594 = add i64 %573, 2
  %595 = icmp eq i64 %594, %549
  br i1 %595, label %550, label %571, !llvm.loop !96

596:                                              ; preds = %564
  %597 = load ptr, ptr %2, align 8, !tbaa !74
  %598 = getelementptr inbounds nuw i8, ptr %597, i64 24
  %599 = load ptr, ptr %598, align 8, !tbaa !64
  %600 = load atomic i32, ptr %599 acquire, align 8
  %601 = icmp eq i32 %600, 0
  br i1 %601, label %602, label %795

602:                                              ; preds = %596
  %603 = load ptr, ptr %2, align 8, !tbaa !74
  %604 = getelementptr inbounds nuw i8, ptr %603, i64 24
  %605 = load ptr, ptr %604, align 8, !tbaa !64
  %606 = getelementptr inbounds nuw i8, ptr %605, i64 4
  br label %607

607:                                              ; preds = %607, %602
  %608 = atomicrmw xchg ptr %606, i32 1 acquire, align 4
  %609 = icmp eq i32 %608, 0
  br i1 %609, label %610, label %607, !llvm.loop !65

610:                                              ; preds = %607
  %611 = load atomic i32, ptr %605 monotonic, align 8
  %612 = icmp eq i32 %611, 0
  br i1 %612, label %617, label %613

613:                                              ; preds = %610
  %614 = getelementptr inbounds nuw i8, ptr %605, i64 16
  %615 = load i64, ptr %614, align 8, !tbaa !66
  %616 = icmp sgt i64 %615, 0
  br i1 %616, label %617, label %619

617:                                              ; preds = %613, %610
  %618 = getelementptr inbounds nuw i8, ptr %605, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %618, i8 0, i64 36, i1 false)
  store atomic i32 %569, ptr %605 monotonic, align 8
  br label %619

619:                                              ; preds = %617, %613
  store atomic i32 0, ptr %606 release, align 4
  br label %795

620:                                              ; preds = %534
  %621 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %622 = load i32, ptr %621, align 4, !tbaa !98
  %623 = sext i32 %622 to i64
  br label %791

624:                                              ; preds = %534
  %625 = load ptr, ptr %528, align 8, !tbaa !91
  %626 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %627 = load ptr, ptr %626, align 8, !tbaa !92
  %628 = load i32, ptr %627, align 4, !tbaa !5
  %629 = sext i32 %628 to i64
  %630 = getelementptr inbounds ptr, ptr %625, i64 %629
  %631 = load ptr, ptr %630, align 8, !tbaa !60
  %632 = load i8, ptr %631, align 1, !tbaa !32
  %633 = icmp eq i8 %632, 0
  br i1 %633, label %634, label %791

634:                                              ; preds = %624
  %635 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %636 = load i32, ptr %635, align 4, !tbaa !98
  %637 = sext i32 %636 to i64
  br label %791

638:                                              ; preds = %534
  %639 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %640 = load ptr, ptr %639, align 8, !tbaa !92
  %641 = load ptr, ptr %528, align 8, !tbaa !91
  %642 = load i32, ptr %640, align 4, !tbaa !5
  %643 = sext i32 %642 to i64
  %644 = getelementptr inbounds ptr, ptr %641, i64 %643
  %645 = load ptr, ptr %644, align 8, !tbaa !60
  store i32 0, ptr %645, align 4, !tbaa !5
  %646 = getelementptr inbounds nuw i8, ptr %640, i64 4
  %647 = load i32, ptr %646, align 4, !tbaa !5
  %648 = icmp sgt i32 %647, -1
  br i1 %648, label %649, label %791

649:                                              ; preds = %638
  %650 = zext nneg i32 %647 to i64
  %651 = getelementptr inbounds nuw ptr, ptr %641, i64 %650
  %652 = load ptr, ptr %651, align 8, !tbaa !60
  %653 = load i32, ptr %652, align 4, !tbaa !5
  %654 = icmp slt i32 %653, 1
  br i1 %654, label %655, label %791

655:                                              ; preds = %649
  %656 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %657 = load i32, ptr %656, align 4, !tbaa !98
  %658 = sext i32 %657 to i64
  br label %791

659:                                              ; preds = %534
  %660 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %661 = load i32, ptr %660, align 4, !tbaa !98
  %662 = sext i32 %661 to i64
  br label %791

663:                                              ; preds = %534
  %664 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %665 = load ptr, ptr %664, align 8, !tbaa !92
  %666 = load ptr, ptr %528, align 8, !tbaa !91
  %667 = load i32, ptr %665, align 4, !tbaa !5
  %668 = sext i32 %667 to i64
  %669 = getelementptr inbounds ptr, ptr %666, i64 %668
  %670 = load ptr, ptr %669, align 8, !tbaa !60
  %671 = load i32, ptr %670, align 4, !tbaa !5
  %672 = add nsw i32 %671, 1
  store i32 %672, ptr %670, align 4, !tbaa !5
  %673 = getelementptr inbounds nuw i8, ptr %665, i64 4
  %674 = load i32, ptr %673, align 4, !tbaa !5
  %675 = icmp slt i32 %674, 0
  br i1 %675, label %682, label %676

676:                                              ; preds = %663
  %677 = zext nneg i32 %674 to i64
  %678 = getelementptr inbounds nuw ptr, ptr %666, i64 %677
  %679 = load ptr, ptr %678, align 8, !tbaa !60
  %680 = load i32, ptr %679, align 4, !tbaa !5
  %681 = icmp slt i32 %672, %680
  br i1 %681, label %682, label %791

682:                                              ; preds = %676, %663
  %683 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %684 = load i32, ptr %683, align 4, !tbaa !98
  %685 = sext i32 %684 to i64
  br label %791

686:                                              ; preds = %534
  %687 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %688 = load ptr, ptr %687, align 8, !tbaa !92
  %689 = getelementptr inbounds nuw i8, ptr %535, i64 16
  %690 = load i32, ptr %689, align 8, !tbaa !90
  %691 = load ptr, ptr %528, align 8, !tbaa !91
  %692 = load i32, ptr %688, align 4, !tbaa !5
  %693 = sext i32 %692 to i64
  %694 = getelementptr inbounds ptr, ptr %691, i64 %693
  %695 = load ptr, ptr %694, align 8, !tbaa !60
  %696 = getelementptr inbounds nuw i8, ptr %688, i64 4
  %697 = load i32, ptr %696, align 4, !tbaa !5
  %698 = sext i32 %697 to i64
  %699 = getelementptr inbounds ptr, ptr %691, i64 %698
  %700 = load ptr, ptr %699, align 8, !tbaa !60
  store ptr %700, ptr %694, align 8, !tbaa !60
  %701 = load ptr, ptr %528, align 8, !tbaa !91
  %702 = getelementptr inbounds ptr, ptr %701, i64 %698
  store ptr %695, ptr %702, align 8, !tbaa !60
  %703 = load ptr, ptr %527, align 8, !tbaa !99
  %704 = getelementptr inbounds nuw i8, ptr %688, i64 8
  %705 = load i32, ptr %704, align 4, !tbaa !5
  %706 = sext i32 %705 to i64
  %707 = getelementptr inbounds i8, ptr %703, i64 %706
  %708 = load i8, ptr %707, align 1, !tbaa !32
  %709 = xor i8 %708, 1
  store i8 %709, ptr %707, align 1, !tbaa !32
  %710 = ptrtoint ptr %700 to i64
  %711 = ptrtoint ptr %695 to i64
  %712 = sub i64 %710, %711
  %713 = icmp ugt i32 %690, 4
  br i1 %713, label %714, label %791

714:                                              ; preds = %686
  %715 = getelementptr inbounds nuw i8, ptr %688, i64 12
  %716 = load i32, ptr %715, align 4, !tbaa !5
  %717 = add i32 %716, 4
  %718 = sub i64 0, %712
  %719 = zext i32 %717 to i64
  %720 = zext i32 %690 to i64
  %721 = and i64 %720, 1
  %722 = icmp eq i32 %690, 5
  br i1 %722, label %777, label %723

723:                                              ; preds = %714
  %724 = and i64 %720, 4294967294
  %725 = add nsw i64 %724, -6
  br label %726

726:                                              ; preds = %726, %723
  %727 = phi i64 [ 4, %723 ], [ %752, %726 ]
  %728 = phi i64 [ 0, %723 ], [ %753, %726 ]
  %729 = load ptr, ptr %528, align 8, !tbaa !91
  %730 = getelementptr inbounds nuw i32, ptr %688, i64 %727
  %731 = load i32, ptr %730, align 4, !tbaa !5
  %732 = sext i32 %731 to i64
  %733 = getelementptr inbounds ptr, ptr %729, i64 %732
  %734 = load ptr, ptr %733, align 8, !tbaa !60
  %735 = ptrtoint ptr %734 to i64
  %736 = icmp samesign ult i64 %727, %719
  %737 = select i1 %736, i64 %712, i64 %718
  %738 = add i64 %737, %735
  %739 = inttoptr i64 %738 to ptr
  store ptr %739, ptr %733, align 8, !tbaa !60
  %740 = or disjoint i64 %727, 1
  %741 = load ptr, ptr %528, align 8, !tbaa !91
  %742 = getelementptr inbounds nuw i32, ptr %688, i64 %740
  %743 = load i32, ptr %742, align 4, !tbaa !5
  %744 = sext i32 %743 to i64
  %745 = getelementptr inbounds ptr, ptr %741, i64 %744
  %746 = load ptr, ptr %745, align 8, !tbaa !60
  %747 = ptrtoint ptr %746 to i64
  %748 = icmp samesign ult i64 %740, %719
  %749 = select i1 %748, i64 %712, i64 %718
  %750 = add i64 %749, %747
  %751 = inttoptr i64 %750 to ptr
  store ptr %751, ptr %745, align 8, !tbaa !60
  %752 = add nuw nsw i64 %727, 2
  %753 = add i64 %728, 2
  %754 = icmp eq i64 %728, %725
  br i1 %754, label %775, label %726, !llvm.loop !100

755:                                              ; preds = %534
  %756 = load ptr, ptr %527, align 8, !tbaa !99
  %757 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %758 = load ptr, ptr %757, align 8, !tbaa !92
  %759 = getelementptr inbounds nuw i8, ptr %758, i64 8
  %760 = load i32, ptr %759, align 4, !tbaa !5
  %761 = sext i32 %760 to i64
  %762 = getelementptr inbounds i8, ptr %756, i64 %761
  %763 = load i8, ptr %762, align 1, !tbaa !32
  %764 = icmp eq i8 %763, 0
  br i1 %764, label %765, label %791

765:                                              ; preds = %755
  %766 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %767 = load i32, ptr %766, align 4, !tbaa !98
  %768 = sext i32 %767 to i64
  br label %791

769:                                              ; preds = %534
  %770 = tail call fastcc i32 @set_size(ptr noundef nonnull %0, ptr noundef nonnull %535)
  br label %791

771:                                              ; preds = %534
  %772 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %535)
  br label %791

773:                                              ; preds = %534
  %774 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %535)
  br label %791

775:                                              ; preds = %726
  %776 = icmp eq i64 %721, 0
  br i1 %776, label %791, label %777

777:                                              ; preds = %775, %714
  %778 = phi i64 [ 4, %714 ], [ %752, %775 ]
  %779 = icmp ne i64 %721, 0
  tail call void @llvm.assume(i1 %779)
  %780 = load ptr, ptr %528, align 8, !tbaa !91
  %781 = getelementptr inbounds nuw i32, ptr %688, i64 %778
  %782 = load i32, ptr %781, align 4, !tbaa !5
  %783 = sext i32 %782 to i64
  %784 = getelementptr inbounds ptr, ptr %780, i64 %783
  %785 = load ptr, ptr %784, align 8, !tbaa !60
  %786 = ptrtoint ptr %785 to i64
  %787 = icmp samesign ult i64 %778, %719
  %788 = select i1 %787, i64 %712, i64 %718
  %789 = add i64 %788, %786
  %790 = inttoptr i64 %789 to ptr
  store ptr %790, ptr %784, align 8, !tbaa !60
  br label %791

791:                                              ; preds = %777, %775, %686, %682, %676, %655, %649, %638, %564, %773, %771, %769, %765, %755, %659, %634, %624, %620
  %792 = phi i64 [ %536, %773 ], [ %536, %771 ], [ %623, %620 ], [ %536, %755 ], [ %536, %686 ], [ %662, %659 ], [ %536, %638 ], [ %536, %676 ], [ %536, %624 ], [ %536, %769 ], [ %768, %765 ], [ %637, %634 ], [ %536, %564 ], [ %658, %655 ], [ %536, %649 ], [ %685, %682 ], [ %536, %775 ], [ %536, %777 ]
  %793 = phi i32 [ %774, %773 ], [ %772, %771 ], [ 0, %620 ], [ 0, %755 ], [ 0, %686 ], [ 0, %659 ], [ 0, %638 ], [ 0, %676 ], [ 0, %624 ], [ %770, %769 ], [ 0, %765 ], [ 0, %634 ], [ 0, %564 ], [ 0, %655 ], [ 0, %649 ], [ 0, %682 ], [ 0, %775 ], [ 0, %777 ]
  %794 = icmp eq i32 %793, 0
  br i1 %794, label %531, label %804, !llvm.loop !101

795:                                              ; preds = %619, %596, %499, %522, %402
  %796 = phi ptr [ %442, %499 ], [ %30, %402 ], [ %442, %522 ], [ %535, %596 ], [ %535, %619 ]
  %797 = phi i32 [ %472, %499 ], [ 1, %402 ], [ %472, %522 ], [ %569, %596 ], [ %569, %619 ]
  %798 = getelementptr inbounds nuw i8, ptr %796, i64 20
  %799 = load i32, ptr %798, align 4, !tbaa !89
  %800 = load ptr, ptr %2, align 8, !tbaa !74
  %801 = getelementptr inbounds nuw i8, ptr %800, i64 24
  %802 = load ptr, ptr %801, align 8, !tbaa !64
  %803 = getelementptr inbounds nuw i8, ptr %802, i64 8
  store i32 %799, ptr %803, align 8, !tbaa !97
  br label %804

804:                                              ; preds = %419, %26, %435, %791, %531, %795, %427
  %805 = phi i32 [ 0, %435 ], [ 0, %427 ], [ 0, %531 ], [ %797, %795 ], [ %793, %791 ], [ 0, %26 ], [ %421, %419 ]
  ret i32 %805
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #11

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #12

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #7

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @set_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #9 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !92
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !91
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
  %30 = load ptr, ptr %29, align 8, !tbaa !95
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
  %77 = load ptr, ptr %3, align 8, !tbaa !92
  %78 = zext i32 %76 to i64
  %79 = getelementptr inbounds nuw i32, ptr %77, i64 %78
  %80 = load ptr, ptr %23, align 8, !tbaa !104
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %82 = load i32, ptr %81, align 4, !tbaa !5
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i64, ptr %80, i64 %83
  %85 = load ptr, ptr %29, align 8, !tbaa !95
  %86 = tail call fastcc i64 @evaluate(ptr noundef %84, ptr noundef %85)
  %87 = load ptr, ptr %5, align 8, !tbaa !91
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
  %4 = load ptr, ptr %3, align 8, !tbaa !92
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
  %18 = load ptr, ptr %17, align 8, !tbaa !95
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
  tail call void @free(ptr noundef %22) #12
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
  %72 = load ptr, ptr %71, align 8, !tbaa !91
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
  %81 = load ptr, ptr %3, align 8, !tbaa !92
  %82 = zext i32 %80 to i64
  %83 = getelementptr inbounds nuw i32, ptr %81, i64 %82
  %84 = load ptr, ptr %11, align 8, !tbaa !104
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %86 = load i32, ptr %85, align 4, !tbaa !5
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i64, ptr %84, i64 %87
  %89 = load ptr, ptr %17, align 8, !tbaa !95
  %90 = tail call fastcc i64 @evaluate(ptr noundef %88, ptr noundef %89)
  %91 = load ptr, ptr %71, align 8, !tbaa !91
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
  %4 = load ptr, ptr %3, align 8, !tbaa !92
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !106
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !91
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
  %27 = load ptr, ptr %26, align 8, !tbaa !95
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
  br i1 %35, label %37, label %59

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
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !69
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %55, align 8, !tbaa !66
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store i64 -1, ptr %56, align 8, !tbaa !70
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %58

58:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  br label %189

59:                                               ; preds = %32
  %60 = load ptr, ptr %10, align 8, !tbaa !9
  %61 = icmp eq ptr %60, null
  br i1 %61, label %66, label %62

62:                                               ; preds = %59
  %63 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %64 = load i64, ptr %63, align 8, !tbaa !107
  %65 = icmp sgt i64 %36, %64
  br i1 %65, label %66, label %149

66:                                               ; preds = %62, %59
  %67 = icmp slt i64 %36, 4611686018427387904
  %68 = zext i1 %67 to i64
  %69 = shl nsw i64 %36, %68
  %70 = mul nuw nsw i64 %28, %19
  %71 = tail call i64 @llvm.smax.i64(i64 %69, i64 1024)
  %72 = icmp sgt i64 %69, 9223372036854775743
  br i1 %72, label %98, label %73

73:                                               ; preds = %66
  %74 = icmp eq i64 %70, 0
  br i1 %74, label %75, label %76

75:                                               ; preds = %73
  tail call void @free(ptr noundef %60) #12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  br label %81

76:                                               ; preds = %73
  %77 = ptrtoint ptr %60 to i64
  %78 = add i64 %77, 63
  %79 = and i64 %78, -64
  %80 = sub i64 %79, %77
  br label %81

81:                                               ; preds = %76, %75
  %82 = phi ptr [ %60, %76 ], [ null, %75 ]
  %83 = phi i64 [ %80, %76 ], [ 0, %75 ]
  %84 = add nuw nsw i64 %71, 64
  %85 = tail call ptr @realloc(ptr noundef %82, i64 noundef %84) #21
  %86 = icmp eq ptr %85, null
  br i1 %86, label %98, label %87

87:                                               ; preds = %81
  store ptr %85, ptr %10, align 8, !tbaa !60
  %88 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %71, ptr %88, align 8, !tbaa !28
  %89 = ptrtoint ptr %85 to i64
  %90 = add i64 %89, 63
  %91 = and i64 %90, -64
  %92 = sub i64 %91, %89
  %93 = icmp eq i64 %92, %83
  %94 = or i1 %74, %93
  br i1 %94, label %149, label %95

95:                                               ; preds = %87
  %96 = inttoptr i64 %91 to ptr
  %97 = getelementptr inbounds i8, ptr %85, i64 %83
  tail call void @llvm.memmove.p0.p0.i64(ptr align 64 %96, ptr nonnull align 1 %97, i64 range(i64 0, -9223372036854775808) %70, i1 false)
  br label %149

98:                                               ; preds = %66, %81
  %99 = tail call i64 @llvm.smax.i64(i64 %36, i64 1024)
  %100 = icmp sgt i64 %36, 9223372036854775743
  br i1 %100, label %127, label %101

101:                                              ; preds = %98
  %102 = icmp eq i64 %70, 0
  %103 = load ptr, ptr %10, align 8, !tbaa !9
  br i1 %102, label %104, label %105

104:                                              ; preds = %101
  tail call void @free(ptr noundef %103) #12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  br label %110

105:                                              ; preds = %101
  %106 = ptrtoint ptr %103 to i64
  %107 = add i64 %106, 63
  %108 = and i64 %107, -64
  %109 = sub i64 %108, %106
  br label %110

110:                                              ; preds = %105, %104
  %111 = phi ptr [ %103, %105 ], [ null, %104 ]
  %112 = phi i64 [ %109, %105 ], [ 0, %104 ]
  %113 = add nuw nsw i64 %99, 64
  %114 = tail call ptr @realloc(ptr noundef %111, i64 noundef %113) #21
  %115 = icmp eq ptr %114, null
  br i1 %115, label %127, label %116

116:                                              ; preds = %110
  store ptr %114, ptr %10, align 8, !tbaa !60
  %117 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %99, ptr %117, align 8, !tbaa !28
  %118 = ptrtoint ptr %114 to i64
  %119 = add i64 %118, 63
  %120 = and i64 %119, -64
  %121 = sub i64 %120, %118
  %122 = icmp eq i64 %121, %112
  %123 = select i1 %102, i1 true, i1 %122
  br i1 %123, label %149, label %124

124:                                              ; preds = %116
  %125 = inttoptr i64 %120 to ptr
  %126 = getelementptr inbounds i8, ptr %114, i64 %112
  tail call void @llvm.memmove.p0.p0.i64(ptr align 64 %125, ptr nonnull align 1 %126, i64 range(i64 0, -9223372036854775808) %70, i1 false)
  br label %149

127:                                              ; preds = %98, %110
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %129 = load ptr, ptr %128, align 8, !tbaa !74
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 24
  %131 = load ptr, ptr %130, align 8, !tbaa !64
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 4
  br label %133

133:                                              ; preds = %133, %127
  %134 = atomicrmw xchg ptr %132, i32 1 acquire, align 4
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %133, !llvm.loop !65

136:                                              ; preds = %133
  %137 = load atomic i32, ptr %131 monotonic, align 8
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %143, label %139

139:                                              ; preds = %136
  %140 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %141 = load i64, ptr %140, align 8, !tbaa !66
  %142 = icmp sgt i64 %141, 0
  br i1 %142, label %143, label %148

143:                                              ; preds = %139, %136
  %144 = getelementptr inbounds nuw i8, ptr %131, i64 12
  store i32 0, ptr %144, align 4, !tbaa !69
  %145 = getelementptr inbounds nuw i8, ptr %131, i64 16
  store i64 0, ptr %145, align 8, !tbaa !66
  %146 = getelementptr inbounds nuw i8, ptr %131, i64 24
  store i64 %36, ptr %146, align 8, !tbaa !70
  %147 = getelementptr inbounds nuw i8, ptr %131, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %147, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %131 monotonic, align 8
  br label %148

148:                                              ; preds = %143, %139
  store atomic i32 0, ptr %132 release, align 4
  br label %189

149:                                              ; preds = %124, %116, %87, %95, %62
  %150 = load ptr, ptr %10, align 8, !tbaa !9
  %151 = ptrtoint ptr %150 to i64
  %152 = add i64 %151, 63
  %153 = and i64 %152, -64
  %154 = inttoptr i64 %153 to ptr
  %155 = load ptr, ptr %11, align 8, !tbaa !91
  %156 = load i32, ptr %4, align 4, !tbaa !5
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds ptr, ptr %155, i64 %157
  store ptr %154, ptr %158, align 8, !tbaa !60
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %160 = load i32, ptr %159, align 8, !tbaa !90
  %161 = icmp ugt i32 %160, 6
  br i1 %161, label %162, label %197

162:                                              ; preds = %149, %162
  %163 = phi i32 [ %186, %162 ], [ 4, %149 ]
  %164 = load ptr, ptr %3, align 8, !tbaa !92
  %165 = zext i32 %163 to i64
  %166 = getelementptr inbounds nuw i32, ptr %164, i64 %165
  %167 = load ptr, ptr %20, align 8, !tbaa !104
  %168 = getelementptr inbounds nuw i8, ptr %166, i64 8
  %169 = load i32, ptr %168, align 4, !tbaa !5
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds i64, ptr %167, i64 %170
  %172 = load ptr, ptr %26, align 8, !tbaa !95
  %173 = tail call fastcc i64 @evaluate(ptr noundef %171, ptr noundef %172)
  %174 = load ptr, ptr %11, align 8, !tbaa !91
  %175 = getelementptr inbounds nuw i8, ptr %166, i64 4
  %176 = load i32, ptr %175, align 4, !tbaa !5
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds ptr, ptr %174, i64 %177
  %179 = load ptr, ptr %178, align 8, !tbaa !60
  %180 = ptrtoint ptr %179 to i64
  %181 = add i64 %173, %180
  %182 = inttoptr i64 %181 to ptr
  %183 = load i32, ptr %166, align 4, !tbaa !5
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds ptr, ptr %174, i64 %184
  store ptr %182, ptr %185, align 8, !tbaa !60
  %186 = add i32 %163, 3
  %187 = add i32 %163, 5
  %188 = icmp ult i32 %187, %160
  br i1 %188, label %162, label %197, !llvm.loop !105

189:                                              ; preds = %58, %148
  %190 = phi ptr [ %128, %148 ], [ %38, %58 ]
  %191 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %192 = load i32, ptr %191, align 4, !tbaa !89
  %193 = load ptr, ptr %190, align 8, !tbaa !74
  %194 = getelementptr inbounds nuw i8, ptr %193, i64 24
  %195 = load ptr, ptr %194, align 8, !tbaa !64
  %196 = getelementptr inbounds nuw i8, ptr %195, i64 8
  store i32 %192, ptr %196, align 8, !tbaa !97
  br label %197

197:                                              ; preds = %162, %189, %149
  %198 = phi i32 [ 0, %149 ], [ 8, %189 ], [ 0, %162 ]
  ret i32 %198
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #14 {
  %3 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  br label %4

4:                                                ; preds = %71, %2
  %5 = phi i32 [ 0, %2 ], [ %72, %71 ]
  %6 = phi ptr [ %0, %2 ], [ %74, %71 ]
  %7 = phi i32 [ 0, %2 ], [ %73, %71 ]
  %8 = load i64, ptr %6, align 8, !tbaa !28
  switch i64 %8, label %23 [
    i64 0, label %75
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
  br label %71

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !28
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !28
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !28
  br label %71

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
  br label %68

38:                                               ; preds = %23
  %39 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %28, i64 %31)
  %40 = extractvalue { i64, i1 } %39, 1
  %41 = extractvalue { i64, i1 } %39, 0
  %42 = zext i1 %40 to i32
  %43 = or i32 %5, %42
  br label %68

44:                                               ; preds = %23
  %45 = tail call i64 @llvm.smin.i64(i64 %28, i64 %31)
  br label %68

46:                                               ; preds = %23
  %47 = tail call i64 @llvm.smax.i64(i64 %28, i64 %31)
  br label %68

48:                                               ; preds = %23
  %49 = icmp eq i64 %31, 0
  br i1 %49, label %68, label %50

50:                                               ; preds = %48
  %51 = icmp eq i64 %31, -1
  %52 = icmp eq i64 %28, -9223372036854775808
  %53 = and i1 %52, %51
  br i1 %53, label %68, label %54

54:                                               ; preds = %50
  %55 = srem i64 %28, %31
  %56 = sdiv i64 %28, %31
  %57 = icmp ne i64 %55, 0
  %58 = xor i64 %55, %31
  %59 = icmp slt i64 %58, 0
  %60 = and i1 %57, %59
  %61 = icmp eq i64 %8, 5
  br i1 %61, label %62, label %65

62:                                               ; preds = %54
  %63 = sext i1 %60 to i64
  %64 = add i64 %56, %63
  br label %68

65:                                               ; preds = %54
  %66 = select i1 %60, i64 %31, i64 0
  %67 = add nsw i64 %66, %55
  br label %68

68:                                               ; preds = %48, %50, %32, %38, %44, %46, %62, %65
  %69 = phi i32 [ %5, %46 ], [ %5, %62 ], [ %5, %65 ], [ %37, %32 ], [ %43, %38 ], [ %5, %44 ], [ 1, %50 ], [ 1, %48 ]
  %70 = phi i64 [ %47, %46 ], [ %64, %62 ], [ %67, %65 ], [ %35, %32 ], [ %41, %38 ], [ %45, %44 ], [ 0, %50 ], [ 0, %48 ]
  store i64 %70, ptr %27, align 8, !tbaa !28
  br label %71

71:                                               ; preds = %9, %68, %15
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %15 ]
  %73 = phi i32 [ %24, %68 ], [ %12, %9 ], [ %20, %15 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !108

75:                                               ; preds = %4
  %76 = icmp eq i32 %5, 0
  %77 = load i64, ptr %3, align 16
  %78 = select i1 %76, i64 %77, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret i64 %78
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #20

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
attributes #12 = { nounwind }
attributes #13 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable }
attributes #14 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable }
attributes #15 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #17 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #19 = { nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) }
attributes #20 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
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
!91 = !{!75, !77, i64 16}
!92 = !{!86, !87, i64 8}
!93 = !{!75, !77, i64 32}
!94 = !{!86, !11, i64 0}
!95 = !{!75, !78, i64 24}
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
