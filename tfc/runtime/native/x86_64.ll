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
  br i1 %52, label %104, label %53

53:                                               ; preds = %50
  %54 = add nsw i32 %51, 1
  %55 = cmpxchg weak ptr %14, i32 %51, i32 %54 acquire monotonic, align 64
  %56 = extractvalue { i32, i1 } %55, 1
  %57 = extractvalue { i32, i1 } %55, 0
  br i1 %56, label %58, label %50, !llvm.loop !29

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
  %69 = load i64, ptr %67, align 8, !tbaa !30
  %70 = icmp slt i64 %68, %69
  br i1 %70, label %71, label %96

71:                                               ; preds = %61, %92
  %72 = phi i64 [ %93, %92 ], [ %69, %61 ]
  %73 = atomicrmw add ptr %66, i64 1 monotonic, align 64
  %74 = icmp slt i64 %73, %72
  br i1 %74, label %75, label %92

75:                                               ; preds = %71
  %76 = load ptr, ptr %16, align 8, !tbaa !31
  %77 = load ptr, ptr %17, align 8, !tbaa !33
  %78 = load i64, ptr %18, align 8, !tbaa !34
  %79 = load i64, ptr %19, align 8, !tbaa !35
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
  tail call void %76(ptr noundef %77, i64 noundef %85, i64 noundef %90) #9
  %91 = load i64, ptr %67, align 8, !tbaa !30
  br label %92

92:                                               ; preds = %75, %71
  %93 = phi i64 [ %91, %75 ], [ %72, %71 ]
  %94 = load atomic i64, ptr %66 monotonic, align 64
  %95 = icmp slt i64 %94, %93
  br i1 %95, label %71, label %96, !llvm.loop !36

96:                                               ; preds = %92, %61
  %97 = add nuw i32 %62, 1
  %98 = icmp eq i32 %97, %59
  br i1 %98, label %99, label %61, !llvm.loop !37

99:                                               ; preds = %96, %58
  %100 = atomicrmw sub ptr %14, i32 1 release, align 64
  %101 = icmp eq i32 %100, 1073741825
  br i1 %101, label %102, label %104

102:                                              ; preds = %99
  %103 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %14, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #9
  br label %104

104:                                              ; preds = %50, %102, %99
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

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #2 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %159, label %8

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
  store ptr %2, ptr %6, align 8, !tbaa !31
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %28, align 8, !tbaa !33
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %29, align 8, !tbaa !34
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
  store i64 %39, ptr %30, align 8, !tbaa !35
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
  br label %158

48:                                               ; preds = %25
  %49 = icmp eq i64 %39, 1
  br i1 %49, label %157, label %50

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !47
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %54 = cmpxchg ptr %53, i32 0, i32 1 acquire monotonic, align 64
  %55 = extractvalue { i32, i1 } %54, 1
  br i1 %55, label %56, label %157

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(32) %57, ptr noundef nonnull readonly align 8 dereferenceable(32) %6, i64 32, i1 false), !tbaa.struct !49
  %58 = load i64, ptr %30, align 8, !tbaa !35
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
  %77 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %70, i32 noundef 129, i32 noundef %76, ptr noundef null, ptr noundef null, i32 noundef 0) #9
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
  %92 = load i64, ptr %90, align 8, !tbaa !30
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %94, label %119

94:                                               ; preds = %87, %115
  %95 = phi i64 [ %116, %115 ], [ %92, %87 ]
  %96 = atomicrmw add ptr %89, i64 1 monotonic, align 64
  %97 = icmp slt i64 %96, %95
  br i1 %97, label %98, label %115

98:                                               ; preds = %94
  %99 = load ptr, ptr %57, align 8, !tbaa !31
  %100 = load ptr, ptr %83, align 8, !tbaa !33
  %101 = load i64, ptr %84, align 8, !tbaa !34
  %102 = load i64, ptr %85, align 8, !tbaa !35
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
  tail call void %99(ptr noundef %100, i64 noundef %108, i64 noundef %113) #9
  %114 = load i64, ptr %90, align 8, !tbaa !30
  br label %115

115:                                              ; preds = %98, %94
  %116 = phi i64 [ %114, %98 ], [ %95, %94 ]
  %117 = load atomic i64, ptr %89 monotonic, align 64
  %118 = icmp slt i64 %117, %116
  br i1 %118, label %94, label %119, !llvm.loop !36

119:                                              ; preds = %115, %87
  %120 = add nuw nsw i64 %88, 1
  %121 = icmp eq i64 %120, %86
  br i1 %121, label %122, label %87, !llvm.loop !37

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
  br i1 %135, label %156, label %128, !llvm.loop !51

136:                                              ; preds = %128
  %137 = atomicrmw or ptr %69, i32 1073741824 acquire, align 64
  %138 = or i32 %137, 1073741824
  %139 = icmp eq i32 %138, 1073741824
  br i1 %139, label %145, label %140

140:                                              ; preds = %136, %140
  %141 = phi i32 [ %143, %140 ], [ %138, %136 ]
  %142 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %69, i32 noundef 128, i32 noundef %141, ptr noundef null, ptr noundef null, i32 noundef 0) #9
  %143 = load atomic i32, ptr %69 acquire, align 64
  %144 = icmp eq i32 %143, 1073741824
  br i1 %144, label %145, label %140, !llvm.loop !52

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
  store i64 %153, ptr %154, align 8, !tbaa !30
  %155 = icmp eq i64 %151, %67
  br i1 %155, label %68, label %146, !llvm.loop !53

156:                                              ; preds = %132, %122, %145
  store atomic i32 0, ptr %53 release, align 64
  br label %158

157:                                              ; preds = %50, %48
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #9
  br label %158

158:                                              ; preds = %156, %157, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  br label %159

159:                                              ; preds = %5, %158
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #2 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !31
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !33
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !34
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !35
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
  tail call void %4(ptr noundef %6, i64 noundef %16, i64 noundef %21) #9
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
  br i1 %6, label %167, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !69
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !70
  %14 = icmp eq ptr %13, null
  br i1 %14, label %167, label %15

15:                                               ; preds = %11, %7
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !71
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %270

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %30

26:                                               ; preds = %166
  %27 = add nuw nsw i64 %31, 1
  %28 = load i64, ptr %16, align 8, !tbaa !71
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %270, !llvm.loop !72

30:                                               ; preds = %26, %19
  %31 = phi i64 [ 0, %19 ], [ %27, %26 ]
  %32 = load ptr, ptr %0, align 8, !tbaa !73
  %33 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %32, i64 %31
  %34 = load ptr, ptr %20, align 8, !tbaa !70
  %35 = icmp eq ptr %34, null
  br i1 %35, label %64, label %36

36:                                               ; preds = %30
  %37 = load i64, ptr %21, align 8, !tbaa !74
  %38 = icmp slt i64 %31, %37
  br i1 %38, label %39, label %64

39:                                               ; preds = %36
  %40 = load ptr, ptr %22, align 8, !tbaa !48
  %41 = tail call i32 %34(ptr noundef %40) #9
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %64, label %43

43:                                               ; preds = %39
  %44 = getelementptr inbounds nuw i8, ptr %33, i64 20
  %45 = load i32, ptr %44, align 4, !tbaa !75
  %46 = load ptr, ptr %2, align 8, !tbaa !63
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 24
  %48 = load ptr, ptr %47, align 8, !tbaa !54
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 8
  store i32 %45, ptr %49, align 8, !tbaa !78
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 4
  br label %51

51:                                               ; preds = %51, %43
  %52 = atomicrmw xchg ptr %50, i32 1 acquire, align 4
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %51, !llvm.loop !55

54:                                               ; preds = %51
  %55 = load atomic i32, ptr %48 monotonic, align 8
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %61, label %57

57:                                               ; preds = %54
  %58 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %59 = load i64, ptr %58, align 8, !tbaa !56
  %60 = icmp sgt i64 %59, 0
  br i1 %60, label %61, label %63

61:                                               ; preds = %57, %54
  %62 = getelementptr inbounds nuw i8, ptr %48, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %62, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %48 monotonic, align 8
  br label %63

63:                                               ; preds = %61, %57
  store atomic i32 0, ptr %50 release, align 4
  br label %270

64:                                               ; preds = %39, %36, %30
  %65 = load ptr, ptr %8, align 8, !tbaa !69
  %66 = icmp eq ptr %65, null
  br i1 %66, label %71, label %67

67:                                               ; preds = %64
  %68 = load ptr, ptr %22, align 8, !tbaa !48
  %69 = getelementptr inbounds nuw i8, ptr %33, i64 20
  %70 = load i32, ptr %69, align 4, !tbaa !75
  tail call void %65(ptr noundef %68, i32 noundef %70, i32 noundef 0) #9
  br label %71

71:                                               ; preds = %67, %64
  %72 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %73 = load i32, ptr %72, align 8, !tbaa !79
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %96, label %75

75:                                               ; preds = %71
  %76 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %77 = zext i32 %73 to i64
  %78 = and i64 %77, 1
  %79 = icmp eq i32 %73, 1
  br i1 %79, label %84, label %80

80:                                               ; preds = %75
  %81 = and i64 %77, 4294967294
  br label %103

82:                                               ; preds = %103
  %83 = icmp eq i64 %78, 0
  br i1 %83, label %96, label %84

84:                                               ; preds = %82, %75
  %85 = phi i64 [ 0, %75 ], [ %125, %82 ]
  %86 = icmp ne i64 %78, 0
  tail call void @llvm.assume(i1 %86)
  %87 = load ptr, ptr %23, align 8, !tbaa !80
  %88 = load ptr, ptr %76, align 8, !tbaa !81
  %89 = getelementptr inbounds nuw i32, ptr %88, i64 %85
  %90 = load i32, ptr %89, align 4, !tbaa !5
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds ptr, ptr %87, i64 %91
  %93 = load ptr, ptr %92, align 8, !tbaa !50
  %94 = load ptr, ptr %24, align 8, !tbaa !82
  %95 = getelementptr inbounds nuw ptr, ptr %94, i64 %85
  store ptr %93, ptr %95, align 8, !tbaa !50
  br label %96

96:                                               ; preds = %84, %82, %71
  %97 = load ptr, ptr %33, align 8, !tbaa !83
  %98 = load ptr, ptr %24, align 8, !tbaa !82
  %99 = load ptr, ptr %25, align 8, !tbaa !84
  %100 = load ptr, ptr %2, align 8, !tbaa !63
  %101 = tail call i32 %97(ptr noundef %98, ptr noundef %99, ptr noundef %100) #9
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %159, label %128

103:                                              ; preds = %103, %80
  %104 = phi i64 [ 0, %80 ], [ %125, %103 ]
  %105 = phi i64 [ 0, %80 ], [ %126, %103 ]
  %106 = load ptr, ptr %23, align 8, !tbaa !80
  %107 = load ptr, ptr %76, align 8, !tbaa !81
  %108 = getelementptr inbounds nuw i32, ptr %107, i64 %104
  %109 = load i32, ptr %108, align 4, !tbaa !5
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds ptr, ptr %106, i64 %110
  %112 = load ptr, ptr %111, align 8, !tbaa !50
  %113 = load ptr, ptr %24, align 8, !tbaa !82
  %114 = getelementptr inbounds nuw ptr, ptr %113, i64 %104
  store ptr %112, ptr %114, align 8, !tbaa !50
  %115 = or disjoint i64 %104, 1
  %116 = load ptr, ptr %23, align 8, !tbaa !80
  %117 = load ptr, ptr %76, align 8, !tbaa !81
  %118 = getelementptr inbounds nuw i32, ptr %117, i64 %115
  %119 = load i32, ptr %118, align 4, !tbaa !5
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds ptr, ptr %116, i64 %120
  %122 = load ptr, ptr %121, align 8, !tbaa !50
  %123 = load ptr, ptr %24, align 8, !tbaa !82
  %124 = getelementptr inbounds nuw ptr, ptr %123, i64 %115
  store ptr %122, ptr %124, align 8, !tbaa !50
  %125 = add nuw nsw i64 %104, 2
  %126 = add i64 %105, 2
  %127 = icmp eq i64 %126, %81
  br i1 %127, label %82, label %103, !llvm.loop !85

128:                                              ; preds = %96
  %129 = load ptr, ptr %2, align 8, !tbaa !63
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 24
  %131 = load ptr, ptr %130, align 8, !tbaa !54
  %132 = load atomic i32, ptr %131 acquire, align 8
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %134, label %152

134:                                              ; preds = %128
  %135 = load ptr, ptr %2, align 8, !tbaa !63
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 24
  %137 = load ptr, ptr %136, align 8, !tbaa !54
  %138 = getelementptr inbounds nuw i8, ptr %137, i64 4
  br label %139

139:                                              ; preds = %139, %134
  %140 = atomicrmw xchg ptr %138, i32 1 acquire, align 4
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %139, !llvm.loop !55

142:                                              ; preds = %139
  %143 = load atomic i32, ptr %137 monotonic, align 8
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %149, label %145

145:                                              ; preds = %142
  %146 = getelementptr inbounds nuw i8, ptr %137, i64 16
  %147 = load i64, ptr %146, align 8, !tbaa !56
  %148 = icmp sgt i64 %147, 0
  br i1 %148, label %149, label %151

149:                                              ; preds = %145, %142
  %150 = getelementptr inbounds nuw i8, ptr %137, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %150, i8 0, i64 36, i1 false)
  store atomic i32 %101, ptr %137 monotonic, align 8
  br label %151

151:                                              ; preds = %149, %145
  store atomic i32 0, ptr %138 release, align 4
  br label %152

152:                                              ; preds = %151, %128
  %153 = getelementptr inbounds nuw i8, ptr %33, i64 20
  %154 = load i32, ptr %153, align 4, !tbaa !75
  %155 = load ptr, ptr %2, align 8, !tbaa !63
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 24
  %157 = load ptr, ptr %156, align 8, !tbaa !54
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 8
  store i32 %154, ptr %158, align 8, !tbaa !78
  br label %159

159:                                              ; preds = %152, %96
  %160 = load ptr, ptr %8, align 8, !tbaa !69
  %161 = icmp eq ptr %160, null
  br i1 %161, label %166, label %162

162:                                              ; preds = %159
  %163 = load ptr, ptr %22, align 8, !tbaa !48
  %164 = getelementptr inbounds nuw i8, ptr %33, i64 20
  %165 = load i32, ptr %164, align 4, !tbaa !75
  tail call void %160(ptr noundef %163, i32 noundef %165, i32 noundef 1) #9
  br label %166

166:                                              ; preds = %162, %159
  br i1 %102, label %26, label %270

167:                                              ; preds = %11, %1
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %169 = load i64, ptr %168, align 8, !tbaa !71
  %170 = icmp sgt i64 %169, 0
  br i1 %170, label %171, label %270

171:                                              ; preds = %167
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %179

175:                                              ; preds = %207
  %176 = add nuw nsw i64 %180, 1
  %177 = load i64, ptr %168, align 8, !tbaa !71
  %178 = icmp slt i64 %176, %177
  br i1 %178, label %179, label %270, !llvm.loop !86

179:                                              ; preds = %171, %175
  %180 = phi i64 [ 0, %171 ], [ %176, %175 ]
  %181 = load ptr, ptr %0, align 8, !tbaa !73
  %182 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %181, i64 %180
  %183 = getelementptr inbounds nuw i8, ptr %182, i64 16
  %184 = load i32, ptr %183, align 8, !tbaa !79
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %207, label %186

186:                                              ; preds = %179
  %187 = getelementptr inbounds nuw i8, ptr %182, i64 8
  %188 = zext i32 %184 to i64
  %189 = and i64 %188, 1
  %190 = icmp eq i32 %184, 1
  br i1 %190, label %195, label %191

191:                                              ; preds = %186
  %192 = and i64 %188, 4294967294
  br label %214

193:                                              ; preds = %214
  %194 = icmp eq i64 %189, 0
  br i1 %194, label %207, label %195

195:                                              ; preds = %193, %186
  %196 = phi i64 [ 0, %186 ], [ %236, %193 ]
  %197 = icmp ne i64 %189, 0
  tail call void @llvm.assume(i1 %197)
  %198 = load ptr, ptr %172, align 8, !tbaa !80
  %199 = load ptr, ptr %187, align 8, !tbaa !81
  %200 = getelementptr inbounds nuw i32, ptr %199, i64 %196
  %201 = load i32, ptr %200, align 4, !tbaa !5
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds ptr, ptr %198, i64 %202
  %204 = load ptr, ptr %203, align 8, !tbaa !50
  %205 = load ptr, ptr %173, align 8, !tbaa !82
  %206 = getelementptr inbounds nuw ptr, ptr %205, i64 %196
  store ptr %204, ptr %206, align 8, !tbaa !50
  br label %207

207:                                              ; preds = %195, %193, %179
  %208 = load ptr, ptr %182, align 8, !tbaa !83
  %209 = load ptr, ptr %173, align 8, !tbaa !82
  %210 = load ptr, ptr %174, align 8, !tbaa !84
  %211 = load ptr, ptr %2, align 8, !tbaa !63
  %212 = tail call i32 %208(ptr noundef %209, ptr noundef %210, ptr noundef %211) #9
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %175, label %239

214:                                              ; preds = %214, %191
  %215 = phi i64 [ 0, %191 ], [ %236, %214 ]
  %216 = phi i64 [ 0, %191 ], [ %237, %214 ]
  %217 = load ptr, ptr %172, align 8, !tbaa !80
  %218 = load ptr, ptr %187, align 8, !tbaa !81
  %219 = getelementptr inbounds nuw i32, ptr %218, i64 %215
  %220 = load i32, ptr %219, align 4, !tbaa !5
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds ptr, ptr %217, i64 %221
  %223 = load ptr, ptr %222, align 8, !tbaa !50
  %224 = load ptr, ptr %173, align 8, !tbaa !82
  %225 = getelementptr inbounds nuw ptr, ptr %224, i64 %215
  store ptr %223, ptr %225, align 8, !tbaa !50
  %226 = or disjoint i64 %215, 1
  %227 = load ptr, ptr %172, align 8, !tbaa !80
  %228 = load ptr, ptr %187, align 8, !tbaa !81
  %229 = getelementptr inbounds nuw i32, ptr %228, i64 %226
  %230 = load i32, ptr %229, align 4, !tbaa !5
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds ptr, ptr %227, i64 %231
  %233 = load ptr, ptr %232, align 8, !tbaa !50
  %234 = load ptr, ptr %173, align 8, !tbaa !82
  %235 = getelementptr inbounds nuw ptr, ptr %234, i64 %226
  store ptr %233, ptr %235, align 8, !tbaa !50
  %236 = add nuw nsw i64 %215, 2
  %237 = add i64 %216, 2
  %238 = icmp eq i64 %237, %192
  br i1 %238, label %193, label %214, !llvm.loop !85

239:                                              ; preds = %207
  %240 = load ptr, ptr %2, align 8, !tbaa !63
  %241 = getelementptr inbounds nuw i8, ptr %240, i64 24
  %242 = load ptr, ptr %241, align 8, !tbaa !54
  %243 = load atomic i32, ptr %242 acquire, align 8
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %245, label %263

245:                                              ; preds = %239
  %246 = load ptr, ptr %2, align 8, !tbaa !63
  %247 = getelementptr inbounds nuw i8, ptr %246, i64 24
  %248 = load ptr, ptr %247, align 8, !tbaa !54
  %249 = getelementptr inbounds nuw i8, ptr %248, i64 4
  br label %250

250:                                              ; preds = %250, %245
  %251 = atomicrmw xchg ptr %249, i32 1 acquire, align 4
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %253, label %250, !llvm.loop !55

253:                                              ; preds = %250
  %254 = load atomic i32, ptr %248 monotonic, align 8
  %255 = icmp eq i32 %254, 0
  br i1 %255, label %260, label %256

256:                                              ; preds = %253
  %257 = getelementptr inbounds nuw i8, ptr %248, i64 16
  %258 = load i64, ptr %257, align 8, !tbaa !56
  %259 = icmp sgt i64 %258, 0
  br i1 %259, label %260, label %262

260:                                              ; preds = %256, %253
  %261 = getelementptr inbounds nuw i8, ptr %248, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %261, i8 0, i64 36, i1 false)
  store atomic i32 %212, ptr %248 monotonic, align 8
  br label %262

262:                                              ; preds = %260, %256
  store atomic i32 0, ptr %249 release, align 4
  br label %263

263:                                              ; preds = %239, %262
  %264 = getelementptr inbounds nuw i8, ptr %182, i64 20
  %265 = load i32, ptr %264, align 4, !tbaa !75
  %266 = load ptr, ptr %2, align 8, !tbaa !63
  %267 = getelementptr inbounds nuw i8, ptr %266, i64 24
  %268 = load ptr, ptr %267, align 8, !tbaa !54
  %269 = getelementptr inbounds nuw i8, ptr %268, i64 8
  store i32 %265, ptr %269, align 8, !tbaa !78
  br label %270

270:                                              ; preds = %166, %26, %175, %167, %263, %63, %15
  %271 = phi i32 [ %212, %263 ], [ 1, %63 ], [ 0, %15 ], [ 0, %167 ], [ 0, %175 ], [ 0, %26 ], [ %101, %166 ]
  ret i32 %271
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
declare i32 @llvm.umax.i32(i32, i32) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #10

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
!31 = !{!32, !12, i64 0}
!32 = !{!"tfc_loop", !12, i64 0, !12, i64 8, !13, i64 16, !13, i64 24}
!33 = !{!32, !12, i64 8}
!34 = !{!32, !13, i64 16}
!35 = !{!32, !13, i64 24}
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
!64 = !{!"tfc_region", !65, i64 0, !13, i64 8, !66, i64 16, !67, i64 24, !66, i64 32, !68, i64 40, !13, i64 48}
!65 = !{!"p1 _ZTS15tfc_instruction", !12, i64 0}
!66 = !{!"any p2 pointer", !12, i64 0}
!67 = !{!"p1 long", !12, i64 0}
!68 = !{!"p1 _ZTS7tfc_ctx", !12, i64 0}
!69 = !{!45, !12, i64 32}
!70 = !{!45, !12, i64 40}
!71 = !{!64, !13, i64 8}
!72 = distinct !{!72, !27}
!73 = !{!64, !65, i64 0}
!74 = !{!64, !13, i64 48}
!75 = !{!76, !6, i64 20}
!76 = !{!"tfc_instruction", !12, i64 0, !77, i64 8, !6, i64 16, !6, i64 20}
!77 = !{!"p1 int", !12, i64 0}
!78 = !{!57, !6, i64 8}
!79 = !{!76, !6, i64 16}
!80 = !{!64, !66, i64 16}
!81 = !{!76, !77, i64 8}
!82 = !{!64, !66, i64 32}
!83 = !{!76, !12, i64 0}
!84 = !{!64, !67, i64 24}
!85 = distinct !{!85, !27}
!86 = distinct !{!86, !27}
