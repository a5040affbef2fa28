; Made by `python -m tfc.runtime.native` from native.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.tfc_event = type { i64, i64, i64 }
%struct.tfc_worker = type { i64, i64, ptr, i64, [32 x i8] }
%struct.tfc_loop = type { ptr, ptr, i64, i64 }
%struct.tfc_instruction = type { ptr, ptr, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define i32 @tfc_monitor_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = load atomic i32, ptr %0 monotonic, align 8
  ret i32 %2
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define void @tfc_monitor_trace(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = icmp eq i32 %2, 0
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !9
  br i1 %6, label %9, label %27

9:                                                ; preds = %3
  %10 = add nsw i64 %8, 1
  store i64 %10, ptr %7, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load i64, ptr %11, align 8, !tbaa !14
  %13 = icmp slt i64 %8, %12
  br i1 %13, label %14, label %43

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %16 = load ptr, ptr %15, align 8, !tbaa !15
  %17 = getelementptr inbounds %struct.tfc_event, ptr %16, i64 %8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %18 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #9
  %19 = load i64, ptr %5, align 8, !tbaa !16
  %20 = mul nsw i64 %19, 1000000000
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %22 = load i64, ptr %21, align 8, !tbaa !18
  %23 = add nsw i64 %20, %22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  %24 = zext i32 %1 to i64
  store i64 %23, ptr %17, align 8, !tbaa !19
  %25 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i64 0, ptr %25, align 8, !tbaa !19
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i64 %24, ptr %26, align 8, !tbaa !19
  br label %43

27:                                               ; preds = %3
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load i64, ptr %28, align 8, !tbaa !14
  %30 = icmp sgt i64 %8, %29
  br i1 %30, label %43, label %31

31:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  %32 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #9
  %33 = load i64, ptr %4, align 8, !tbaa !16
  %34 = mul nsw i64 %33, 1000000000
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %36 = load i64, ptr %35, align 8, !tbaa !18
  %37 = add nsw i64 %34, %36
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %39 = load ptr, ptr %38, align 8, !tbaa !15
  %40 = load i64, ptr %7, align 8, !tbaa !9
  %41 = getelementptr %struct.tfc_event, ptr %39, i64 %40
  %42 = getelementptr i8, ptr %41, i64 -16
  store i64 %37, ptr %42, align 8, !tbaa !20
  br label %43

43:                                               ; preds = %9, %14, %27, %31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 274877907201) i64 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #4 {
  %2 = zext i32 %0 to i64
  %3 = shl nuw nsw i64 %2, 6
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 140), (192, 196), (288, 292)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !5
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store i32 0, ptr %5, align 32, !tbaa !5
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 32, !tbaa !22
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i32 0, ptr %7, align 32, !tbaa !22
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 0, ptr %8, align 4, !tbaa !22
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %9, align 8, !tbaa !22
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %10, align 32, !tbaa !22
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %12, align 16, !tbaa !23
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
  store ptr %0, ptr %20, align 16, !tbaa !23
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %22 = tail call i32 @pthread_create(ptr noundef nonnull %21, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %19) #9
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
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 16, !tbaa !23
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
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 272
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 280
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 264
  br label %20

20:                                               ; preds = %102, %1
  %21 = phi i32 [ 0, %1 ], [ %44, %102 ]
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
  br i1 %31, label %24, label %32, !llvm.loop !26

32:                                               ; preds = %28, %20
  %33 = atomicrmw add ptr %12, i32 1 seq_cst, align 4
  %34 = load atomic i32, ptr %11 seq_cst, align 64
  %35 = icmp eq i32 %34, %21
  br i1 %35, label %36, label %40

36:                                               ; preds = %32, %36
  %37 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %11, i32 noundef 128, i32 noundef %21, ptr noundef null, ptr noundef null, i32 noundef 0) #9
  %38 = load atomic i32, ptr %11 seq_cst, align 64
  %39 = icmp eq i32 %38, %21
  br i1 %39, label %36, label %40, !llvm.loop !28

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
  br i1 %52, label %102, label %53

53:                                               ; preds = %50
  %54 = add nsw i32 %51, 1
  %55 = cmpxchg weak ptr %14, i32 %51, i32 %54 acquire monotonic, align 64
  %56 = extractvalue { i32, i1 } %55, 1
  %57 = extractvalue { i32, i1 } %55, 0
  br i1 %56, label %58, label %50, !llvm.loop !29

58:                                               ; preds = %53
  %59 = load i32, ptr %15, align 32, !tbaa !5
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %97, label %61

61:                                               ; preds = %58, %94
  %62 = phi i32 [ %95, %94 ], [ 0, %58 ]
  %63 = add i32 %62, %9
  %64 = urem i32 %63, %59
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw %struct.tfc_worker, ptr %4, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %68 = load atomic i64, ptr %66 monotonic, align 64
  %69 = load i64, ptr %67, align 8, !tbaa !30
  %70 = icmp slt i64 %68, %69
  br i1 %70, label %71, label %94

71:                                               ; preds = %61, %90
  %72 = phi i64 [ %91, %90 ], [ %69, %61 ]
  %73 = atomicrmw add ptr %66, i64 1 monotonic, align 64
  %74 = icmp slt i64 %73, %72
  br i1 %74, label %75, label %90

75:                                               ; preds = %71
  %76 = load i64, ptr %17, align 8, !tbaa !31
  %77 = load i64, ptr %18, align 8, !tbaa !33
  %78 = sdiv i64 %76, %77
  %79 = srem i64 %76, %77
  %80 = mul nsw i64 %78, %73
  %81 = icmp slt i64 %73, %79
  %82 = tail call i64 @llvm.smin.i64(i64 %73, i64 %79)
  %83 = add nsw i64 %82, %80
  %84 = load ptr, ptr %16, align 8, !tbaa !34
  %85 = load ptr, ptr %19, align 8, !tbaa !35
  %86 = add nsw i64 %83, %78
  %87 = zext i1 %81 to i64
  %88 = add nsw i64 %86, %87
  tail call void %84(ptr noundef %85, i64 noundef %83, i64 noundef %88) #9
  %89 = load i64, ptr %67, align 8, !tbaa !30
  br label %90

90:                                               ; preds = %75, %71
  %91 = phi i64 [ %89, %75 ], [ %72, %71 ]
  %92 = load atomic i64, ptr %66 monotonic, align 64
  %93 = icmp slt i64 %92, %91
  br i1 %93, label %71, label %94, !llvm.loop !36

94:                                               ; preds = %90, %61
  %95 = add nuw i32 %62, 1
  %96 = icmp eq i32 %95, %59
  br i1 %96, label %97, label %61, !llvm.loop !37

97:                                               ; preds = %94, %58
  %98 = atomicrmw sub ptr %14, i32 1 release, align 64
  %99 = icmp eq i32 %98, 1073741825
  br i1 %99, label %100, label %102

100:                                              ; preds = %97
  %101 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %14, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #9
  br label %102

102:                                              ; preds = %50, %100, %97
  br label %20
}

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #2 {
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
  %10 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %4, i32 noundef 129, i32 noundef %3, ptr noundef null, ptr noundef null, i32 noundef 0) #9
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
  %19 = load i64, ptr %18, align 8, !tbaa !38
  %20 = tail call i32 @pthread_join(i64 noundef %19, ptr noundef null) #9
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !5
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !39
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #2 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %157, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !40
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !44
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !46
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !47
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 64, !tbaa !5
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  store ptr %2, ptr %6, align 8, !tbaa !34
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %28, align 8, !tbaa !35
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %29, align 8, !tbaa !31
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
  store i64 %39, ptr %30, align 8, !tbaa !33
  %40 = icmp samesign ugt i64 %39, 1
  %41 = and i1 %26, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %25
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %44 = load ptr, ptr %43, align 8, !tbaa !44
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %46 = load ptr, ptr %45, align 8, !tbaa !48
  %47 = trunc i64 %39 to i32
  call void %44(ptr noundef %46, i32 noundef %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #9
  br label %156

48:                                               ; preds = %25
  %49 = icmp eq i64 %39, 1
  br i1 %49, label %155, label %50

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !47
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %54 = cmpxchg ptr %53, i32 0, i32 1 acquire monotonic, align 64
  %55 = extractvalue { i32, i1 } %54, 1
  br i1 %55, label %56, label %155

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(32) %57, ptr noundef nonnull readonly align 8 dereferenceable(32) %6, i64 32, i1 false), !tbaa.struct !49
  %58 = load i64, ptr %30, align 8, !tbaa !33
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
  br label %144

68:                                               ; preds = %144, %56
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
  %77 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %70, i32 noundef 129, i32 noundef %76, ptr noundef null, ptr noundef null, i32 noundef 0) #9
  br label %78

78:                                               ; preds = %75, %68
  %79 = load i32, ptr %63, align 32, !tbaa !5
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %120, label %81

81:                                               ; preds = %78
  %82 = getelementptr inbounds nuw i8, ptr %52, i64 320
  %83 = getelementptr inbounds nuw i8, ptr %52, i64 272
  %84 = getelementptr inbounds nuw i8, ptr %52, i64 280
  %85 = getelementptr inbounds nuw i8, ptr %52, i64 264
  %86 = zext i32 %79 to i64
  br label %87

87:                                               ; preds = %117, %81
  %88 = phi i64 [ %118, %117 ], [ 0, %81 ]
  %89 = getelementptr inbounds nuw %struct.tfc_worker, ptr %82, i64 %88
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %91 = load atomic i64, ptr %89 monotonic, align 64
  %92 = load i64, ptr %90, align 8, !tbaa !30
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %94, label %117

94:                                               ; preds = %87, %113
  %95 = phi i64 [ %114, %113 ], [ %92, %87 ]
  %96 = atomicrmw add ptr %89, i64 1 monotonic, align 64
  %97 = icmp slt i64 %96, %95
  br i1 %97, label %98, label %113

98:                                               ; preds = %94
  %99 = load i64, ptr %83, align 8, !tbaa !31
  %100 = load i64, ptr %84, align 8, !tbaa !33
  %101 = sdiv i64 %99, %100
  %102 = srem i64 %99, %100
  %103 = mul nsw i64 %101, %96
  %104 = icmp slt i64 %96, %102
  %105 = tail call i64 @llvm.smin.i64(i64 %96, i64 %102)
  %106 = add nsw i64 %105, %103
  %107 = load ptr, ptr %57, align 8, !tbaa !34
  %108 = load ptr, ptr %85, align 8, !tbaa !35
  %109 = add nsw i64 %106, %101
  %110 = zext i1 %104 to i64
  %111 = add nsw i64 %109, %110
  tail call void %107(ptr noundef %108, i64 noundef %106, i64 noundef %111) #9
  %112 = load i64, ptr %90, align 8, !tbaa !30
  br label %113

113:                                              ; preds = %98, %94
  %114 = phi i64 [ %112, %98 ], [ %95, %94 ]
  %115 = load atomic i64, ptr %89 monotonic, align 64
  %116 = icmp slt i64 %115, %114
  br i1 %116, label %94, label %117, !llvm.loop !36

117:                                              ; preds = %113, %87
  %118 = add nuw nsw i64 %88, 1
  %119 = icmp eq i64 %118, %86
  br i1 %119, label %120, label %87, !llvm.loop !37

120:                                              ; preds = %117, %78
  %121 = atomicrmw and ptr %69, i32 2147483647 acquire, align 64
  %122 = and i32 %121, 2147483647
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %154, label %124

124:                                              ; preds = %120
  %125 = getelementptr inbounds nuw i8, ptr %52, i64 4
  br label %126

126:                                              ; preds = %130, %124
  %127 = phi i32 [ 0, %124 ], [ %132, %130 ]
  %128 = load i32, ptr %125, align 4, !tbaa !5
  %129 = icmp ult i32 %127, %128
  br i1 %129, label %130, label %134

130:                                              ; preds = %126
  tail call void @llvm.x86.sse2.pause()
  %131 = load atomic i32, ptr %69 acquire, align 64
  %132 = add nuw i32 %127, 1
  %133 = icmp eq i32 %131, 0
  br i1 %133, label %154, label %126, !llvm.loop !51

134:                                              ; preds = %126
  %135 = atomicrmw or ptr %69, i32 1073741824 acquire, align 64
  %136 = or i32 %135, 1073741824
  %137 = icmp eq i32 %136, 1073741824
  br i1 %137, label %143, label %138

138:                                              ; preds = %134, %138
  %139 = phi i32 [ %141, %138 ], [ %136, %134 ]
  %140 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %69, i32 noundef 128, i32 noundef %139, ptr noundef null, ptr noundef null, i32 noundef 0) #9
  %141 = load atomic i32, ptr %69 acquire, align 64
  %142 = icmp eq i32 %141, 1073741824
  br i1 %142, label %143, label %138, !llvm.loop !52

143:                                              ; preds = %138, %134
  store atomic i32 0, ptr %69 monotonic, align 64
  br label %154

144:                                              ; preds = %144, %65
  %145 = phi i64 [ 0, %65 ], [ %149, %144 ]
  %146 = getelementptr inbounds nuw %struct.tfc_worker, ptr %66, i64 %145
  %147 = mul nsw i64 %145, %58
  %148 = sdiv i64 %147, %67
  store atomic i64 %148, ptr %146 monotonic, align 64
  %149 = add nuw nsw i64 %145, 1
  %150 = mul nsw i64 %58, %149
  %151 = sdiv i64 %150, %67
  %152 = getelementptr inbounds nuw i8, ptr %146, i64 8
  store i64 %151, ptr %152, align 8, !tbaa !30
  %153 = icmp eq i64 %149, %67
  br i1 %153, label %68, label %144, !llvm.loop !53

154:                                              ; preds = %130, %120, %143
  store atomic i32 0, ptr %53 release, align 64
  br label %156

155:                                              ; preds = %50, %48
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #9
  br label %156

156:                                              ; preds = %154, %155, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  br label %157

157:                                              ; preds = %5, %156
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #2 {
  %3 = zext i32 %1 to i64
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load i64, ptr %4, align 8, !tbaa !31
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !33
  %8 = sdiv i64 %5, %7
  %9 = srem i64 %5, %7
  %10 = mul nsw i64 %8, %3
  %11 = icmp sgt i64 %9, %3
  %12 = tail call i64 @llvm.smin.i64(i64 %3, i64 %9)
  %13 = add nsw i64 %12, %10
  %14 = load ptr, ptr %0, align 8, !tbaa !34
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %16 = load ptr, ptr %15, align 8, !tbaa !35
  %17 = add nsw i64 %13, %8
  %18 = zext i1 %11 to i64
  %19 = add nsw i64 %17, %18
  tail call void %14(ptr noundef %16, i64 noundef %13, i64 noundef %19) #9
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #7 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !54
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !55

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !56
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !59
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !56
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !60
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !61
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !62
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #8 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !54
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8, !tbaa !63
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !40
  %6 = icmp eq ptr %5, null
  br i1 %6, label %163, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !69
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !70
  %14 = icmp eq ptr %13, null
  br i1 %14, label %163, label %15

15:                                               ; preds = %11, %7
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !71
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %266

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %29

25:                                               ; preds = %162
  %26 = add nuw nsw i64 %30, 1
  %27 = load i64, ptr %16, align 8, !tbaa !71
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %266, !llvm.loop !72

29:                                               ; preds = %25, %19
  %30 = phi i64 [ 0, %19 ], [ %26, %25 ]
  %31 = load ptr, ptr %0, align 8, !tbaa !73
  %32 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %31, i64 %30
  %33 = load ptr, ptr %20, align 8, !tbaa !70
  %34 = icmp eq ptr %33, null
  br i1 %34, label %60, label %35

35:                                               ; preds = %29
  %36 = load ptr, ptr %21, align 8, !tbaa !48
  %37 = tail call i32 %33(ptr noundef %36) #9
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %60, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds nuw i8, ptr %32, i64 20
  %41 = load i32, ptr %40, align 4, !tbaa !74
  %42 = load ptr, ptr %2, align 8, !tbaa !63
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 24
  %44 = load ptr, ptr %43, align 8, !tbaa !54
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 8
  store i32 %41, ptr %45, align 8, !tbaa !77
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 4
  br label %47

47:                                               ; preds = %47, %39
  %48 = atomicrmw xchg ptr %46, i32 1 acquire, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %47, !llvm.loop !55

50:                                               ; preds = %47
  %51 = load atomic i32, ptr %44 monotonic, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %57, label %53

53:                                               ; preds = %50
  %54 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %55 = load i64, ptr %54, align 8, !tbaa !56
  %56 = icmp sgt i64 %55, 0
  br i1 %56, label %57, label %59

57:                                               ; preds = %53, %50
  %58 = getelementptr inbounds nuw i8, ptr %44, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %58, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %44 monotonic, align 8
  br label %59

59:                                               ; preds = %57, %53
  store atomic i32 0, ptr %46 release, align 4
  br label %266

60:                                               ; preds = %35, %29
  %61 = load ptr, ptr %8, align 8, !tbaa !69
  %62 = icmp eq ptr %61, null
  br i1 %62, label %67, label %63

63:                                               ; preds = %60
  %64 = load ptr, ptr %21, align 8, !tbaa !48
  %65 = getelementptr inbounds nuw i8, ptr %32, i64 20
  %66 = load i32, ptr %65, align 4, !tbaa !74
  tail call void %61(ptr noundef %64, i32 noundef %66, i32 noundef 0) #9
  br label %67

67:                                               ; preds = %63, %60
  %68 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %69 = load i32, ptr %68, align 8, !tbaa !78
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %92, label %71

71:                                               ; preds = %67
  %72 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %73 = zext i32 %69 to i64
  %74 = and i64 %73, 1
  %75 = icmp eq i32 %69, 1
  br i1 %75, label %80, label %76

76:                                               ; preds = %71
  %77 = and i64 %73, 4294967294
  br label %99

78:                                               ; preds = %99
  %79 = icmp eq i64 %74, 0
  br i1 %79, label %92, label %80

80:                                               ; preds = %78, %71
  %81 = phi i64 [ 0, %71 ], [ %121, %78 ]
  %82 = icmp ne i64 %74, 0
  tail call void @llvm.assume(i1 %82)
  %83 = load ptr, ptr %22, align 8, !tbaa !79
  %84 = load ptr, ptr %72, align 8, !tbaa !80
  %85 = getelementptr inbounds nuw i32, ptr %84, i64 %81
  %86 = load i32, ptr %85, align 4, !tbaa !5
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds ptr, ptr %83, i64 %87
  %89 = load ptr, ptr %88, align 8, !tbaa !50
  %90 = load ptr, ptr %23, align 8, !tbaa !81
  %91 = getelementptr inbounds nuw ptr, ptr %90, i64 %81
  store ptr %89, ptr %91, align 8, !tbaa !50
  br label %92

92:                                               ; preds = %80, %78, %67
  %93 = load ptr, ptr %32, align 8, !tbaa !82
  %94 = load ptr, ptr %23, align 8, !tbaa !81
  %95 = load ptr, ptr %24, align 8, !tbaa !83
  %96 = load ptr, ptr %2, align 8, !tbaa !63
  %97 = tail call i32 %93(ptr noundef %94, ptr noundef %95, ptr noundef %96) #9
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %155, label %124

99:                                               ; preds = %99, %76
  %100 = phi i64 [ 0, %76 ], [ %121, %99 ]
  %101 = phi i64 [ 0, %76 ], [ %122, %99 ]
  %102 = load ptr, ptr %22, align 8, !tbaa !79
  %103 = load ptr, ptr %72, align 8, !tbaa !80
  %104 = getelementptr inbounds nuw i32, ptr %103, i64 %100
  %105 = load i32, ptr %104, align 4, !tbaa !5
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds ptr, ptr %102, i64 %106
  %108 = load ptr, ptr %107, align 8, !tbaa !50
  %109 = load ptr, ptr %23, align 8, !tbaa !81
  %110 = getelementptr inbounds nuw ptr, ptr %109, i64 %100
  store ptr %108, ptr %110, align 8, !tbaa !50
  %111 = or disjoint i64 %100, 1
  %112 = load ptr, ptr %22, align 8, !tbaa !79
  %113 = load ptr, ptr %72, align 8, !tbaa !80
  %114 = getelementptr inbounds nuw i32, ptr %113, i64 %111
  %115 = load i32, ptr %114, align 4, !tbaa !5
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds ptr, ptr %112, i64 %116
  %118 = load ptr, ptr %117, align 8, !tbaa !50
  %119 = load ptr, ptr %23, align 8, !tbaa !81
  %120 = getelementptr inbounds nuw ptr, ptr %119, i64 %111
  store ptr %118, ptr %120, align 8, !tbaa !50
  %121 = add nuw nsw i64 %100, 2
  %122 = add i64 %101, 2
  %123 = icmp eq i64 %122, %77
  br i1 %123, label %78, label %99, !llvm.loop !84

124:                                              ; preds = %92
  %125 = load ptr, ptr %2, align 8, !tbaa !63
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 24
  %127 = load ptr, ptr %126, align 8, !tbaa !54
  %128 = load atomic i32, ptr %127 acquire, align 8
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %130, label %148

130:                                              ; preds = %124
  %131 = load ptr, ptr %2, align 8, !tbaa !63
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 24
  %133 = load ptr, ptr %132, align 8, !tbaa !54
  %134 = getelementptr inbounds nuw i8, ptr %133, i64 4
  br label %135

135:                                              ; preds = %135, %130
  %136 = atomicrmw xchg ptr %134, i32 1 acquire, align 4
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %135, !llvm.loop !55

138:                                              ; preds = %135
  %139 = load atomic i32, ptr %133 monotonic, align 8
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %145, label %141

141:                                              ; preds = %138
  %142 = getelementptr inbounds nuw i8, ptr %133, i64 16
  %143 = load i64, ptr %142, align 8, !tbaa !56
  %144 = icmp sgt i64 %143, 0
  br i1 %144, label %145, label %147

145:                                              ; preds = %141, %138
  %146 = getelementptr inbounds nuw i8, ptr %133, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %146, i8 0, i64 36, i1 false)
  store atomic i32 %97, ptr %133 monotonic, align 8
  br label %147

147:                                              ; preds = %145, %141
  store atomic i32 0, ptr %134 release, align 4
  br label %148

148:                                              ; preds = %147, %124
  %149 = getelementptr inbounds nuw i8, ptr %32, i64 20
  %150 = load i32, ptr %149, align 4, !tbaa !74
  %151 = load ptr, ptr %2, align 8, !tbaa !63
  %152 = getelementptr inbounds nuw i8, ptr %151, i64 24
  %153 = load ptr, ptr %152, align 8, !tbaa !54
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 8
  store i32 %150, ptr %154, align 8, !tbaa !77
  br label %155

155:                                              ; preds = %148, %92
  %156 = load ptr, ptr %8, align 8, !tbaa !69
  %157 = icmp eq ptr %156, null
  br i1 %157, label %162, label %158

158:                                              ; preds = %155
  %159 = load ptr, ptr %21, align 8, !tbaa !48
  %160 = getelementptr inbounds nuw i8, ptr %32, i64 20
  %161 = load i32, ptr %160, align 4, !tbaa !74
  tail call void %156(ptr noundef %159, i32 noundef %161, i32 noundef 1) #9
  br label %162

162:                                              ; preds = %158, %155
  br i1 %98, label %25, label %266

163:                                              ; preds = %11, %1
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %165 = load i64, ptr %164, align 8, !tbaa !71
  %166 = icmp sgt i64 %165, 0
  br i1 %166, label %167, label %266

167:                                              ; preds = %163
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %175

171:                                              ; preds = %203
  %172 = add nuw nsw i64 %176, 1
  %173 = load i64, ptr %164, align 8, !tbaa !71
  %174 = icmp slt i64 %172, %173
  br i1 %174, label %175, label %266, !llvm.loop !85

175:                                              ; preds = %167, %171
  %176 = phi i64 [ 0, %167 ], [ %172, %171 ]
  %177 = load ptr, ptr %0, align 8, !tbaa !73
  %178 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %177, i64 %176
  %179 = getelementptr inbounds nuw i8, ptr %178, i64 16
  %180 = load i32, ptr %179, align 8, !tbaa !78
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %203, label %182

182:                                              ; preds = %175
  %183 = getelementptr inbounds nuw i8, ptr %178, i64 8
  %184 = zext i32 %180 to i64
  %185 = and i64 %184, 1
  %186 = icmp eq i32 %180, 1
  br i1 %186, label %191, label %187

187:                                              ; preds = %182
  %188 = and i64 %184, 4294967294
  br label %210

189:                                              ; preds = %210
  %190 = icmp eq i64 %185, 0
  br i1 %190, label %203, label %191

191:                                              ; preds = %189, %182
  %192 = phi i64 [ 0, %182 ], [ %232, %189 ]
  %193 = icmp ne i64 %185, 0
  tail call void @llvm.assume(i1 %193)
  %194 = load ptr, ptr %168, align 8, !tbaa !79
  %195 = load ptr, ptr %183, align 8, !tbaa !80
  %196 = getelementptr inbounds nuw i32, ptr %195, i64 %192
  %197 = load i32, ptr %196, align 4, !tbaa !5
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds ptr, ptr %194, i64 %198
  %200 = load ptr, ptr %199, align 8, !tbaa !50
  %201 = load ptr, ptr %169, align 8, !tbaa !81
  %202 = getelementptr inbounds nuw ptr, ptr %201, i64 %192
  store ptr %200, ptr %202, align 8, !tbaa !50
  br label %203

203:                                              ; preds = %191, %189, %175
  %204 = load ptr, ptr %178, align 8, !tbaa !82
  %205 = load ptr, ptr %169, align 8, !tbaa !81
  %206 = load ptr, ptr %170, align 8, !tbaa !83
  %207 = load ptr, ptr %2, align 8, !tbaa !63
  %208 = tail call i32 %204(ptr noundef %205, ptr noundef %206, ptr noundef %207) #9
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %171, label %235

210:                                              ; preds = %210, %187
  %211 = phi i64 [ 0, %187 ], [ %232, %210 ]
  %212 = phi i64 [ 0, %187 ], [ %233, %210 ]
  %213 = load ptr, ptr %168, align 8, !tbaa !79
  %214 = load ptr, ptr %183, align 8, !tbaa !80
  %215 = getelementptr inbounds nuw i32, ptr %214, i64 %211
  %216 = load i32, ptr %215, align 4, !tbaa !5
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds ptr, ptr %213, i64 %217
  %219 = load ptr, ptr %218, align 8, !tbaa !50
  %220 = load ptr, ptr %169, align 8, !tbaa !81
  %221 = getelementptr inbounds nuw ptr, ptr %220, i64 %211
  store ptr %219, ptr %221, align 8, !tbaa !50
  %222 = or disjoint i64 %211, 1
  %223 = load ptr, ptr %168, align 8, !tbaa !79
  %224 = load ptr, ptr %183, align 8, !tbaa !80
  %225 = getelementptr inbounds nuw i32, ptr %224, i64 %222
  %226 = load i32, ptr %225, align 4, !tbaa !5
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds ptr, ptr %223, i64 %227
  %229 = load ptr, ptr %228, align 8, !tbaa !50
  %230 = load ptr, ptr %169, align 8, !tbaa !81
  %231 = getelementptr inbounds nuw ptr, ptr %230, i64 %222
  store ptr %229, ptr %231, align 8, !tbaa !50
  %232 = add nuw nsw i64 %211, 2
  %233 = add i64 %212, 2
  %234 = icmp eq i64 %233, %188
  br i1 %234, label %189, label %210, !llvm.loop !84

235:                                              ; preds = %203
  %236 = load ptr, ptr %2, align 8, !tbaa !63
  %237 = getelementptr inbounds nuw i8, ptr %236, i64 24
  %238 = load ptr, ptr %237, align 8, !tbaa !54
  %239 = load atomic i32, ptr %238 acquire, align 8
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %241, label %259

241:                                              ; preds = %235
  %242 = load ptr, ptr %2, align 8, !tbaa !63
  %243 = getelementptr inbounds nuw i8, ptr %242, i64 24
  %244 = load ptr, ptr %243, align 8, !tbaa !54
  %245 = getelementptr inbounds nuw i8, ptr %244, i64 4
  br label %246

246:                                              ; preds = %246, %241
  %247 = atomicrmw xchg ptr %245, i32 1 acquire, align 4
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %249, label %246, !llvm.loop !55

249:                                              ; preds = %246
  %250 = load atomic i32, ptr %244 monotonic, align 8
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %256, label %252

252:                                              ; preds = %249
  %253 = getelementptr inbounds nuw i8, ptr %244, i64 16
  %254 = load i64, ptr %253, align 8, !tbaa !56
  %255 = icmp sgt i64 %254, 0
  br i1 %255, label %256, label %258

256:                                              ; preds = %252, %249
  %257 = getelementptr inbounds nuw i8, ptr %244, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %257, i8 0, i64 36, i1 false)
  store atomic i32 %208, ptr %244 monotonic, align 8
  br label %258

258:                                              ; preds = %256, %252
  store atomic i32 0, ptr %245 release, align 4
  br label %259

259:                                              ; preds = %235, %258
  %260 = getelementptr inbounds nuw i8, ptr %178, i64 20
  %261 = load i32, ptr %260, align 4, !tbaa !74
  %262 = load ptr, ptr %2, align 8, !tbaa !63
  %263 = getelementptr inbounds nuw i8, ptr %262, i64 24
  %264 = load ptr, ptr %263, align 8, !tbaa !54
  %265 = getelementptr inbounds nuw i8, ptr %264, i64 8
  store i32 %261, ptr %265, align 8, !tbaa !77
  br label %266

266:                                              ; preds = %162, %25, %171, %163, %259, %59, %15
  %267 = phi i32 [ %208, %259 ], [ 1, %59 ], [ 0, %15 ], [ 0, %163 ], [ 0, %171 ], [ 0, %25 ], [ %97, %162 ]
  ret i32 %267
}

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #9

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #10

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #12

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind uwtable }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable }
attributes #5 = { nounwind }
attributes #6 = { }
attributes #7 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #8 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #9 = { nounwind }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!9 = !{!10, !13, i64 24}
!10 = !{!"tfc_monitor", !7, i64 0, !6, i64 4, !11, i64 8, !13, i64 16, !13, i64 24}
!11 = !{!"p1 _ZTS9tfc_event", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!"long", !7, i64 0}
!14 = !{!10, !13, i64 16}
!15 = !{!10, !11, i64 8}
!16 = !{!17, !13, i64 0}
!17 = !{!"timespec", !13, i64 0, !13, i64 8}
!18 = !{!17, !13, i64 8}
!19 = !{!13, !13, i64 0}
!20 = !{!21, !13, i64 8}
!21 = !{!"tfc_event", !13, i64 0, !13, i64 8, !13, i64 16}
!22 = !{!7, !7, i64 0}
!23 = !{!24, !25, i64 16}
!24 = !{!"tfc_worker", !7, i64 0, !13, i64 8, !25, i64 16, !13, i64 24}
!25 = !{!"p1 _ZTS8tfc_pool", !12, i64 0}
!26 = distinct !{!26, !27}
!27 = !{!"llvm.loop.mustprogress"}
!28 = distinct !{!28, !27}
!29 = distinct !{!29, !27}
!30 = !{!24, !13, i64 8}
!31 = !{!32, !13, i64 16}
!32 = !{!"tfc_loop", !12, i64 0, !12, i64 8, !13, i64 16, !13, i64 24}
!33 = !{!32, !13, i64 24}
!34 = !{!32, !12, i64 0}
!35 = !{!32, !12, i64 8}
!36 = distinct !{!36, !27}
!37 = distinct !{!37, !27}
!38 = !{!24, !13, i64 24}
!39 = distinct !{!39, !27}
!40 = !{!41, !42, i64 16}
!41 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !25, i64 8, !42, i64 16, !43, i64 24}
!42 = !{!"p1 _ZTS8tfc_host", !12, i64 0}
!43 = !{!"p1 _ZTS11tfc_failure", !12, i64 0}
!44 = !{!45, !12, i64 16}
!45 = !{!"tfc_host", !6, i64 0, !6, i64 4, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40}
!46 = !{!45, !6, i64 4}
!47 = !{!41, !25, i64 8}
!48 = !{!45, !12, i64 8}
!49 = !{i64 0, i64 8, !50, i64 8, i64 8, !50, i64 16, i64 8, !19, i64 24, i64 8, !19}
!50 = !{!12, !12, i64 0}
!51 = distinct !{!51, !27}
!52 = distinct !{!52, !27}
!53 = distinct !{!53, !27}
!54 = !{!41, !43, i64 24}
!55 = distinct !{!55, !27}
!56 = !{!57, !13, i64 16}
!57 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !13, i64 16, !13, i64 24, !13, i64 32, !58, i64 40}
!58 = !{!"double", !7, i64 0}
!59 = !{!57, !6, i64 12}
!60 = !{!57, !13, i64 24}
!61 = !{!57, !13, i64 32}
!62 = !{!57, !58, i64 40}
!63 = !{!64, !68, i64 40}
!64 = !{!"tfc_region", !65, i64 0, !13, i64 8, !66, i64 16, !67, i64 24, !66, i64 32, !68, i64 40}
!65 = !{!"p1 _ZTS15tfc_instruction", !12, i64 0}
!66 = !{!"any p2 pointer", !12, i64 0}
!67 = !{!"p1 long", !12, i64 0}
!68 = !{!"p1 _ZTS7tfc_ctx", !12, i64 0}
!69 = !{!45, !12, i64 32}
!70 = !{!45, !12, i64 40}
!71 = !{!64, !13, i64 8}
!72 = distinct !{!72, !27}
!73 = !{!64, !65, i64 0}
!74 = !{!75, !6, i64 20}
!75 = !{!"tfc_instruction", !12, i64 0, !76, i64 8, !6, i64 16, !6, i64 20}
!76 = !{!"p1 int", !12, i64 0}
!77 = !{!57, !6, i64 8}
!78 = !{!75, !6, i64 16}
!79 = !{!64, !66, i64 16}
!80 = !{!75, !76, i64 8}
!81 = !{!64, !66, i64 32}
!82 = !{!75, !12, i64 0}
!83 = !{!64, !67, i64 24}
!84 = distinct !{!84, !27}
!85 = distinct !{!85, !27}
