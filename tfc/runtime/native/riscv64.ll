; Made by `python -m tfc.runtime.native` from native.c; do not edit.
target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
target triple = "riscv64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.tfc_event = type { i64, i64, i64 }
%struct.tfc_worker = type { i64, i64, ptr, i64, [32 x i8] }
%struct.tfc_loop = type { ptr, ptr, i64, i64 }
%struct.tfc_instruction = type { ptr, ptr, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define signext i32 @tfc_monitor_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = load atomic i32, ptr %0 monotonic, align 8
  ret i32 %2
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define void @tfc_monitor_trace(ptr noundef captures(none) %0, i32 noundef signext %1, i32 noundef signext %2) local_unnamed_addr #2 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = icmp eq i32 %2, 0
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !13
  br i1 %6, label %9, label %27

9:                                                ; preds = %3
  %10 = add nsw i64 %8, 1
  store i64 %10, ptr %7, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load i64, ptr %11, align 8, !tbaa !18
  %13 = icmp slt i64 %8, %12
  br i1 %13, label %14, label %43

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %16 = load ptr, ptr %15, align 8, !tbaa !19
  %17 = getelementptr inbounds %struct.tfc_event, ptr %16, i64 %8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  %18 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %5) #11
  %19 = load i64, ptr %5, align 8, !tbaa !20
  %20 = mul nsw i64 %19, 1000000000
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %22 = load i64, ptr %21, align 8, !tbaa !22
  %23 = add nsw i64 %20, %22
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  %24 = zext i32 %1 to i64
  store i64 %23, ptr %17, align 8, !tbaa !23
  %25 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i64 0, ptr %25, align 8, !tbaa !23
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i64 %24, ptr %26, align 8, !tbaa !23
  br label %43

27:                                               ; preds = %3
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load i64, ptr %28, align 8, !tbaa !18
  %30 = icmp sgt i64 %8, %29
  br i1 %30, label %43, label %31

31:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  %32 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %4) #11
  %33 = load i64, ptr %4, align 8, !tbaa !20
  %34 = mul nsw i64 %33, 1000000000
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %36 = load i64, ptr %35, align 8, !tbaa !22
  %37 = add nsw i64 %34, %36
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %39 = load ptr, ptr %38, align 8, !tbaa !19
  %40 = load i64, ptr %7, align 8, !tbaa !13
  %41 = getelementptr %struct.tfc_event, ptr %39, i64 %40
  %42 = getelementptr i8, ptr %41, i64 -16
  store i64 %37, ptr %42, align 8, !tbaa !24
  br label %43

43:                                               ; preds = %9, %14, %27, %31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 274877907201) i64 @tfc_pool_bytes(i32 noundef signext %0) local_unnamed_addr #4 {
  %2 = zext i32 %0 to i64
  %3 = shl nuw nsw i64 %2, 6
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 140), (192, 196), (288, 292)) %0, i32 noundef signext %1, i32 noundef signext %2) local_unnamed_addr #2 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store i32 0, ptr %5, align 32, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 32, !tbaa !26
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i32 0, ptr %7, align 32, !tbaa !26
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 0, ptr %8, align 4, !tbaa !26
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %9, align 8, !tbaa !26
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %10, align 32, !tbaa !26
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %12, align 16, !tbaa !27
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
  store ptr %0, ptr %20, align 16, !tbaa !27
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %22 = tail call signext i32 @pthread_create(ptr noundef nonnull %21, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %19) #11
  %23 = icmp eq i32 %22, 0
  %24 = add nuw nsw i64 %16, 1
  br i1 %23, label %15, label %25

25:                                               ; preds = %18
  %26 = trunc nuw i64 %16 to i32
  br label %27

27:                                               ; preds = %15, %25
  %28 = phi i32 [ %26, %25 ], [ %13, %15 ]
  store i32 %28, ptr %0, align 64, !tbaa !9
  ret i32 %28
}

; Function Attrs: nounwind
declare signext i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 16, !tbaa !27
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
  %22 = load i32, ptr %10, align 4, !tbaa !9
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %32, label %28

24:                                               ; preds = %28
  %25 = add nuw i32 %29, 1
  %26 = load i32, ptr %10, align 4, !tbaa !9
  %27 = icmp ult i32 %25, %26
  br i1 %27, label %28, label %32, !llvm.loop !30

28:                                               ; preds = %20, %24
  %29 = phi i32 [ %25, %24 ], [ 0, %20 ]
  %30 = load atomic i32, ptr %11 acquire, align 64
  %31 = icmp eq i32 %30, %21
  br i1 %31, label %24, label %43

32:                                               ; preds = %24, %20
  %33 = atomicrmw add ptr %12, i32 1 seq_cst, align 4
  %34 = load atomic i32, ptr %11 seq_cst, align 64
  %35 = icmp eq i32 %34, %21
  br i1 %35, label %36, label %40

36:                                               ; preds = %32, %36
  %37 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %11, i32 noundef signext 128, i32 noundef signext %21, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
  %38 = load atomic i32, ptr %11 seq_cst, align 64
  %39 = icmp eq i32 %38, %21
  br i1 %39, label %36, label %40, !llvm.loop !32

40:                                               ; preds = %36, %32
  %41 = phi i32 [ %34, %32 ], [ %38, %36 ]
  %42 = atomicrmw sub ptr %12, i32 1 seq_cst, align 4
  br label %43

43:                                               ; preds = %28, %40
  %44 = phi i32 [ %41, %40 ], [ %30, %28 ]
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
  br i1 %56, label %58, label %50, !llvm.loop !33

58:                                               ; preds = %53
  %59 = load i32, ptr %15, align 32, !tbaa !9
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
  %69 = load i64, ptr %67, align 8, !tbaa !34
  %70 = icmp slt i64 %68, %69
  br i1 %70, label %71, label %99

71:                                               ; preds = %61, %95
  %72 = phi i64 [ %96, %95 ], [ %69, %61 ]
  %73 = atomicrmw add ptr %66, i64 1 monotonic, align 64
  %74 = icmp slt i64 %73, %72
  br i1 %74, label %75, label %95

75:                                               ; preds = %71
  %76 = load ptr, ptr %16, align 8, !tbaa !35
  %77 = load ptr, ptr %17, align 8, !tbaa !37
  %78 = load i64, ptr %18, align 8, !tbaa !38
  %79 = load i64, ptr %19, align 8, !tbaa !39
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
  tail call void %76(ptr noundef %77, i64 noundef %88, i64 noundef %93) #11
  %94 = load i64, ptr %67, align 8, !tbaa !34
  br label %95

95:                                               ; preds = %75, %71
  %96 = phi i64 [ %94, %75 ], [ %72, %71 ]
  %97 = load atomic i64, ptr %66 monotonic, align 64
  %98 = icmp slt i64 %97, %96
  br i1 %98, label %71, label %99, !llvm.loop !40

99:                                               ; preds = %95, %61
  %100 = add nuw i32 %62, 1
  %101 = icmp eq i32 %100, %59
  br i1 %101, label %102, label %61, !llvm.loop !41

102:                                              ; preds = %99, %58
  %103 = atomicrmw sub ptr %14, i32 1 release, align 64
  %104 = icmp eq i32 %103, 1073741825
  br i1 %104, label %105, label %107

105:                                              ; preds = %102
  %106 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %14, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
  br label %107

107:                                              ; preds = %50, %105, %102
  br label %20
}

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store atomic i32 1, ptr %2 seq_cst, align 8
  %3 = load i32, ptr %0, align 64, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %5 = atomicrmw add ptr %4, i32 1 seq_cst, align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %7 = load atomic i32, ptr %6 seq_cst, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %1
  %10 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef signext 129, i32 noundef signext %3, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
  br label %11

11:                                               ; preds = %1, %9
  %12 = load i32, ptr %0, align 64, !tbaa !9
  %13 = icmp ugt i32 %12, 1
  br i1 %13, label %15, label %14

14:                                               ; preds = %15, %11
  ret void

15:                                               ; preds = %11, %15
  %16 = phi i64 [ %21, %15 ], [ 1, %11 ]
  %17 = getelementptr inbounds nuw %struct.tfc_worker, ptr %0, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 344
  %19 = load i64, ptr %18, align 8, !tbaa !42
  %20 = tail call signext i32 @pthread_join(i64 noundef %19, ptr noundef null) #11
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !9
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !43
}

declare signext i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #2 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %162, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !44
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !48
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !50
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !51
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 64, !tbaa !9
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  store ptr %2, ptr %6, align 8, !tbaa !35
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %28, align 8, !tbaa !37
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %29, align 8, !tbaa !38
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
  store i64 %39, ptr %30, align 8, !tbaa !39
  %40 = icmp samesign ugt i64 %39, 1
  %41 = and i1 %26, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %25
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %44 = load ptr, ptr %43, align 8, !tbaa !48
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %46 = load ptr, ptr %45, align 8, !tbaa !52
  %47 = trunc i64 %39 to i32
  call void %44(ptr noundef %46, i32 noundef signext %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #11
  br label %161

48:                                               ; preds = %25
  %49 = icmp eq i64 %39, 1
  br i1 %49, label %160, label %50

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !51
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %54 = cmpxchg ptr %53, i32 0, i32 1 acquire monotonic, align 64
  %55 = extractvalue { i32, i1 } %54, 1
  br i1 %55, label %56, label %160

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(32) %57, ptr noundef nonnull readonly align 8 dereferenceable(32) %6, i64 32, i1 false), !tbaa.struct !53
  %58 = load i64, ptr %30, align 8, !tbaa !39
  %59 = load i32, ptr %52, align 64, !tbaa !9
  %60 = zext i32 %59 to i64
  %61 = tail call i64 @llvm.smin.i64(i64 %58, i64 %60)
  %62 = trunc i64 %61 to i32
  %63 = getelementptr inbounds nuw i8, ptr %52, i64 288
  store i32 %62, ptr %63, align 32, !tbaa !9
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
  %77 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %70, i32 noundef signext 129, i32 noundef signext %76, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
  br label %78

78:                                               ; preds = %75, %68
  %79 = load i32, ptr %63, align 32, !tbaa !9
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
  %92 = load i64, ptr %90, align 8, !tbaa !34
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %94, label %122

94:                                               ; preds = %87, %118
  %95 = phi i64 [ %119, %118 ], [ %92, %87 ]
  %96 = atomicrmw add ptr %89, i64 1 monotonic, align 64
  %97 = icmp slt i64 %96, %95
  br i1 %97, label %98, label %118

98:                                               ; preds = %94
  %99 = load ptr, ptr %57, align 8, !tbaa !35
  %100 = load ptr, ptr %83, align 8, !tbaa !37
  %101 = load i64, ptr %84, align 8, !tbaa !38
  %102 = load i64, ptr %85, align 8, !tbaa !39
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
  tail call void %99(ptr noundef %100, i64 noundef %111, i64 noundef %116) #11
  %117 = load i64, ptr %90, align 8, !tbaa !34
  br label %118

118:                                              ; preds = %98, %94
  %119 = phi i64 [ %117, %98 ], [ %95, %94 ]
  %120 = load atomic i64, ptr %89 monotonic, align 64
  %121 = icmp slt i64 %120, %119
  br i1 %121, label %94, label %122, !llvm.loop !40

122:                                              ; preds = %118, %87
  %123 = add nuw nsw i64 %88, 1
  %124 = icmp eq i64 %123, %86
  br i1 %124, label %125, label %87, !llvm.loop !41

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
  %133 = load i32, ptr %130, align 4, !tbaa !9
  %134 = icmp ult i32 %132, %133
  br i1 %134, label %135, label %139

135:                                              ; preds = %131
  %136 = load atomic i32, ptr %69 acquire, align 64
  %137 = add nuw i32 %132, 1
  %138 = icmp eq i32 %136, 0
  br i1 %138, label %159, label %131, !llvm.loop !55

139:                                              ; preds = %131
  %140 = atomicrmw or ptr %69, i32 1073741824 acquire, align 64
  %141 = or i32 %140, 1073741824
  %142 = icmp eq i32 %141, 1073741824
  br i1 %142, label %148, label %143

143:                                              ; preds = %139, %143
  %144 = phi i32 [ %146, %143 ], [ %141, %139 ]
  %145 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %69, i32 noundef signext 128, i32 noundef signext %144, ptr noundef null, ptr noundef null, i32 noundef signext 0) #11
  %146 = load atomic i32, ptr %69 acquire, align 64
  %147 = icmp eq i32 %146, 1073741824
  br i1 %147, label %148, label %143, !llvm.loop !56

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
  store i64 %156, ptr %157, align 8, !tbaa !34
  %158 = icmp eq i64 %154, %67
  br i1 %158, label %68, label %149, !llvm.loop !57

159:                                              ; preds = %135, %125, %148
  store atomic i32 0, ptr %53 release, align 64
  br label %161

160:                                              ; preds = %50, %48
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #11
  br label %161

161:                                              ; preds = %159, %160, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  br label %162

162:                                              ; preds = %5, %161
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef signext %1) #2 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !35
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !37
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !38
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !39
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
  tail call void %4(ptr noundef %6, i64 noundef %19, i64 noundef %24) #11
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef signext i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned signext %1, i32 noundef signext %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #7 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !58
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !59

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !60
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !63
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !60
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !64
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !65
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !66
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define signext i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #8 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !58
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8, !tbaa !67
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !44
  %6 = icmp eq ptr %5, null
  br i1 %6, label %137, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !73
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !74
  %14 = icmp eq ptr %13, null
  br i1 %14, label %137, label %15

15:                                               ; preds = %11, %7
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !75
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %210

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %30

26:                                               ; preds = %136
  %27 = add nuw nsw i64 %31, 1
  %28 = load i64, ptr %16, align 8, !tbaa !75
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %210, !llvm.loop !76

30:                                               ; preds = %26, %19
  %31 = phi i64 [ 0, %19 ], [ %27, %26 ]
  %32 = load ptr, ptr %0, align 8, !tbaa !77
  %33 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %32, i64 %31
  %34 = load ptr, ptr %20, align 8, !tbaa !74
  %35 = icmp eq ptr %34, null
  br i1 %35, label %64, label %36

36:                                               ; preds = %30
  %37 = load i64, ptr %21, align 8, !tbaa !78
  %38 = icmp slt i64 %31, %37
  br i1 %38, label %39, label %64

39:                                               ; preds = %36
  %40 = load ptr, ptr %22, align 8, !tbaa !52
  %41 = tail call signext i32 %34(ptr noundef %40) #11
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %64, label %43

43:                                               ; preds = %39
  %44 = getelementptr inbounds nuw i8, ptr %33, i64 20
  %45 = load i32, ptr %44, align 4, !tbaa !79
  %46 = load ptr, ptr %2, align 8, !tbaa !67
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 24
  %48 = load ptr, ptr %47, align 8, !tbaa !58
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 8
  store i32 %45, ptr %49, align 8, !tbaa !82
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 4
  br label %51

51:                                               ; preds = %51, %43
  %52 = atomicrmw xchg ptr %50, i32 1 acquire, align 4
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %51, !llvm.loop !59

54:                                               ; preds = %51
  %55 = load atomic i32, ptr %48 monotonic, align 8
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %61, label %57

57:                                               ; preds = %54
  %58 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %59 = load i64, ptr %58, align 8, !tbaa !60
  %60 = icmp sgt i64 %59, 0
  br i1 %60, label %61, label %63

61:                                               ; preds = %57, %54
  %62 = getelementptr inbounds nuw i8, ptr %48, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %62, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %48 monotonic, align 8
  br label %63

63:                                               ; preds = %61, %57
  store atomic i32 0, ptr %50 release, align 4
  br label %210

64:                                               ; preds = %39, %36, %30
  %65 = load ptr, ptr %8, align 8, !tbaa !73
  %66 = icmp eq ptr %65, null
  br i1 %66, label %71, label %67

67:                                               ; preds = %64
  %68 = load ptr, ptr %22, align 8, !tbaa !52
  %69 = getelementptr inbounds nuw i8, ptr %33, i64 20
  %70 = load i32, ptr %69, align 4, !tbaa !79
  tail call void %65(ptr noundef %68, i32 noundef signext %70, i32 noundef signext 0) #11
  br label %71

71:                                               ; preds = %67, %64
  %72 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %73 = load i32, ptr %72, align 8, !tbaa !83
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %78, label %75

75:                                               ; preds = %71
  %76 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %77 = zext i32 %73 to i64
  br label %85

78:                                               ; preds = %85, %71
  %79 = load ptr, ptr %33, align 8, !tbaa !84
  %80 = load ptr, ptr %24, align 8, !tbaa !85
  %81 = load ptr, ptr %25, align 8, !tbaa !86
  %82 = load ptr, ptr %2, align 8, !tbaa !67
  %83 = tail call signext i32 %79(ptr noundef %80, ptr noundef %81, ptr noundef %82) #11
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %129, label %98

85:                                               ; preds = %85, %75
  %86 = phi i64 [ 0, %75 ], [ %96, %85 ]
  %87 = load ptr, ptr %23, align 8, !tbaa !87
  %88 = load ptr, ptr %76, align 8, !tbaa !88
  %89 = getelementptr inbounds nuw i32, ptr %88, i64 %86
  %90 = load i32, ptr %89, align 4, !tbaa !9
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds ptr, ptr %87, i64 %91
  %93 = load ptr, ptr %92, align 8, !tbaa !54
  %94 = load ptr, ptr %24, align 8, !tbaa !85
  %95 = getelementptr inbounds nuw ptr, ptr %94, i64 %86
  store ptr %93, ptr %95, align 8, !tbaa !54
  %96 = add nuw nsw i64 %86, 1
  %97 = icmp eq i64 %96, %77
  br i1 %97, label %78, label %85, !llvm.loop !89

98:                                               ; preds = %78
  %99 = load ptr, ptr %2, align 8, !tbaa !67
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 24
  %101 = load ptr, ptr %100, align 8, !tbaa !58
  %102 = load atomic i32, ptr %101 acquire, align 8
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %122

104:                                              ; preds = %98
  %105 = load ptr, ptr %2, align 8, !tbaa !67
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 24
  %107 = load ptr, ptr %106, align 8, !tbaa !58
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 4
  br label %109

109:                                              ; preds = %109, %104
  %110 = atomicrmw xchg ptr %108, i32 1 acquire, align 4
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %109, !llvm.loop !59

112:                                              ; preds = %109
  %113 = load atomic i32, ptr %107 monotonic, align 8
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %119, label %115

115:                                              ; preds = %112
  %116 = getelementptr inbounds nuw i8, ptr %107, i64 16
  %117 = load i64, ptr %116, align 8, !tbaa !60
  %118 = icmp sgt i64 %117, 0
  br i1 %118, label %119, label %121

119:                                              ; preds = %115, %112
  %120 = getelementptr inbounds nuw i8, ptr %107, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %120, i8 0, i64 36, i1 false)
  store atomic i32 %83, ptr %107 monotonic, align 8
  br label %121

121:                                              ; preds = %119, %115
  store atomic i32 0, ptr %108 release, align 4
  br label %122

122:                                              ; preds = %121, %98
  %123 = getelementptr inbounds nuw i8, ptr %33, i64 20
  %124 = load i32, ptr %123, align 4, !tbaa !79
  %125 = load ptr, ptr %2, align 8, !tbaa !67
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 24
  %127 = load ptr, ptr %126, align 8, !tbaa !58
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 8
  store i32 %124, ptr %128, align 8, !tbaa !82
  br label %129

129:                                              ; preds = %122, %78
  %130 = load ptr, ptr %8, align 8, !tbaa !73
  %131 = icmp eq ptr %130, null
  br i1 %131, label %136, label %132

132:                                              ; preds = %129
  %133 = load ptr, ptr %22, align 8, !tbaa !52
  %134 = getelementptr inbounds nuw i8, ptr %33, i64 20
  %135 = load i32, ptr %134, align 4, !tbaa !79
  tail call void %130(ptr noundef %133, i32 noundef signext %135, i32 noundef signext 1) #11
  br label %136

136:                                              ; preds = %132, %129
  br i1 %84, label %26, label %210

137:                                              ; preds = %11, %1
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %139 = load i64, ptr %138, align 8, !tbaa !75
  %140 = icmp sgt i64 %139, 0
  br i1 %140, label %141, label %210

141:                                              ; preds = %137
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %149

145:                                              ; preds = %159
  %146 = add nuw nsw i64 %150, 1
  %147 = load i64, ptr %138, align 8, !tbaa !75
  %148 = icmp slt i64 %146, %147
  br i1 %148, label %149, label %210, !llvm.loop !90

149:                                              ; preds = %141, %145
  %150 = phi i64 [ 0, %141 ], [ %146, %145 ]
  %151 = load ptr, ptr %0, align 8, !tbaa !77
  %152 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %151, i64 %150
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 16
  %154 = load i32, ptr %153, align 8, !tbaa !83
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %159, label %156

156:                                              ; preds = %149
  %157 = getelementptr inbounds nuw i8, ptr %152, i64 8
  %158 = zext i32 %154 to i64
  br label %166

159:                                              ; preds = %166, %149
  %160 = load ptr, ptr %152, align 8, !tbaa !84
  %161 = load ptr, ptr %143, align 8, !tbaa !85
  %162 = load ptr, ptr %144, align 8, !tbaa !86
  %163 = load ptr, ptr %2, align 8, !tbaa !67
  %164 = tail call signext i32 %160(ptr noundef %161, ptr noundef %162, ptr noundef %163) #11
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %145, label %179

166:                                              ; preds = %166, %156
  %167 = phi i64 [ 0, %156 ], [ %177, %166 ]
  %168 = load ptr, ptr %142, align 8, !tbaa !87
  %169 = load ptr, ptr %157, align 8, !tbaa !88
  %170 = getelementptr inbounds nuw i32, ptr %169, i64 %167
  %171 = load i32, ptr %170, align 4, !tbaa !9
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds ptr, ptr %168, i64 %172
  %174 = load ptr, ptr %173, align 8, !tbaa !54
  %175 = load ptr, ptr %143, align 8, !tbaa !85
  %176 = getelementptr inbounds nuw ptr, ptr %175, i64 %167
  store ptr %174, ptr %176, align 8, !tbaa !54
  %177 = add nuw nsw i64 %167, 1
  %178 = icmp eq i64 %177, %158
  br i1 %178, label %159, label %166, !llvm.loop !89

179:                                              ; preds = %159
  %180 = load ptr, ptr %2, align 8, !tbaa !67
  %181 = getelementptr inbounds nuw i8, ptr %180, i64 24
  %182 = load ptr, ptr %181, align 8, !tbaa !58
  %183 = load atomic i32, ptr %182 acquire, align 8
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %203

185:                                              ; preds = %179
  %186 = load ptr, ptr %2, align 8, !tbaa !67
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 24
  %188 = load ptr, ptr %187, align 8, !tbaa !58
  %189 = getelementptr inbounds nuw i8, ptr %188, i64 4
  br label %190

190:                                              ; preds = %190, %185
  %191 = atomicrmw xchg ptr %189, i32 1 acquire, align 4
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %190, !llvm.loop !59

193:                                              ; preds = %190
  %194 = load atomic i32, ptr %188 monotonic, align 8
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %200, label %196

196:                                              ; preds = %193
  %197 = getelementptr inbounds nuw i8, ptr %188, i64 16
  %198 = load i64, ptr %197, align 8, !tbaa !60
  %199 = icmp sgt i64 %198, 0
  br i1 %199, label %200, label %202

200:                                              ; preds = %196, %193
  %201 = getelementptr inbounds nuw i8, ptr %188, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %201, i8 0, i64 36, i1 false)
  store atomic i32 %164, ptr %188 monotonic, align 8
  br label %202

202:                                              ; preds = %200, %196
  store atomic i32 0, ptr %189 release, align 4
  br label %203

203:                                              ; preds = %179, %202
  %204 = getelementptr inbounds nuw i8, ptr %152, i64 20
  %205 = load i32, ptr %204, align 4, !tbaa !79
  %206 = load ptr, ptr %2, align 8, !tbaa !67
  %207 = getelementptr inbounds nuw i8, ptr %206, i64 24
  %208 = load ptr, ptr %207, align 8, !tbaa !58
  %209 = getelementptr inbounds nuw i8, ptr %208, i64 8
  store i32 %205, ptr %209, align 8, !tbaa !82
  br label %210

210:                                              ; preds = %136, %26, %145, %137, %203, %63, %15
  %211 = phi i32 [ %164, %203 ], [ 1, %63 ], [ 0, %15 ], [ 0, %137 ], [ 0, %145 ], [ 0, %26 ], [ %83, %136 ]
  ret i32 %211
}

; Function Attrs: nounwind
declare signext i32 @clock_gettime(i32 noundef signext, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #10

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind uwtable }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable }
attributes #5 = { nounwind }
attributes #7 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #8 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !5, !6, !7}
!llvm.errno.tbaa = !{!9}

!0 = !{i32 7, !"Dwarf Version", i32 4}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 1, !"target-abi", !"lp64d"}
!3 = !{i32 6, !"riscv-isa", !4}
!4 = !{!"rv64i2p1_m2p0_a2p1_f2p2_d2p2_c2p0_zicsr2p0_zmmul1p0_zaamo1p0_zalrsc1p0_zca1p0_zcd1p0"}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"uwtable", i32 2}
!7 = !{i32 8, !"SmallDataLimit", i32 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{!14, !17, i64 24}
!14 = !{!"tfc_monitor", !11, i64 0, !10, i64 4, !15, i64 8, !17, i64 16, !17, i64 24}
!15 = !{!"p1 _ZTS9tfc_event", !16, i64 0}
!16 = !{!"any pointer", !11, i64 0}
!17 = !{!"long", !11, i64 0}
!18 = !{!14, !17, i64 16}
!19 = !{!14, !15, i64 8}
!20 = !{!21, !17, i64 0}
!21 = !{!"timespec", !17, i64 0, !17, i64 8}
!22 = !{!21, !17, i64 8}
!23 = !{!17, !17, i64 0}
!24 = !{!25, !17, i64 8}
!25 = !{!"tfc_event", !17, i64 0, !17, i64 8, !17, i64 16}
!26 = !{!11, !11, i64 0}
!27 = !{!28, !29, i64 16}
!28 = !{!"tfc_worker", !11, i64 0, !17, i64 8, !29, i64 16, !17, i64 24}
!29 = !{!"p1 _ZTS8tfc_pool", !16, i64 0}
!30 = distinct !{!30, !31}
!31 = !{!"llvm.loop.mustprogress"}
!32 = distinct !{!32, !31}
!33 = distinct !{!33, !31}
!34 = !{!28, !17, i64 8}
!35 = !{!36, !16, i64 0}
!36 = !{!"tfc_loop", !16, i64 0, !16, i64 8, !17, i64 16, !17, i64 24}
!37 = !{!36, !16, i64 8}
!38 = !{!36, !17, i64 16}
!39 = !{!36, !17, i64 24}
!40 = distinct !{!40, !31}
!41 = distinct !{!41, !31}
!42 = !{!28, !17, i64 24}
!43 = distinct !{!43, !31}
!44 = !{!45, !46, i64 16}
!45 = !{!"tfc_ctx", !10, i64 0, !10, i64 4, !29, i64 8, !46, i64 16, !47, i64 24}
!46 = !{!"p1 _ZTS8tfc_host", !16, i64 0}
!47 = !{!"p1 _ZTS11tfc_failure", !16, i64 0}
!48 = !{!49, !16, i64 16}
!49 = !{!"tfc_host", !10, i64 0, !10, i64 4, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40}
!50 = !{!49, !10, i64 4}
!51 = !{!45, !29, i64 8}
!52 = !{!49, !16, i64 8}
!53 = !{i64 0, i64 8, !54, i64 8, i64 8, !54, i64 16, i64 8, !23, i64 24, i64 8, !23}
!54 = !{!16, !16, i64 0}
!55 = distinct !{!55, !31}
!56 = distinct !{!56, !31}
!57 = distinct !{!57, !31}
!58 = !{!45, !47, i64 24}
!59 = distinct !{!59, !31}
!60 = !{!61, !17, i64 16}
!61 = !{!"tfc_failure", !11, i64 0, !11, i64 4, !10, i64 8, !10, i64 12, !17, i64 16, !17, i64 24, !17, i64 32, !62, i64 40}
!62 = !{!"double", !11, i64 0}
!63 = !{!61, !10, i64 12}
!64 = !{!61, !17, i64 24}
!65 = !{!61, !17, i64 32}
!66 = !{!61, !62, i64 40}
!67 = !{!68, !72, i64 40}
!68 = !{!"tfc_region", !69, i64 0, !17, i64 8, !70, i64 16, !71, i64 24, !70, i64 32, !72, i64 40, !17, i64 48}
!69 = !{!"p1 _ZTS15tfc_instruction", !16, i64 0}
!70 = !{!"any p2 pointer", !16, i64 0}
!71 = !{!"p1 long", !16, i64 0}
!72 = !{!"p1 _ZTS7tfc_ctx", !16, i64 0}
!73 = !{!49, !16, i64 32}
!74 = !{!49, !16, i64 40}
!75 = !{!68, !17, i64 8}
!76 = distinct !{!76, !31}
!77 = !{!68, !69, i64 0}
!78 = !{!68, !17, i64 48}
!79 = !{!80, !10, i64 20}
!80 = !{!"tfc_instruction", !16, i64 0, !81, i64 8, !10, i64 16, !10, i64 20}
!81 = !{!"p1 int", !16, i64 0}
!82 = !{!61, !10, i64 8}
!83 = !{!80, !10, i64 16}
!84 = !{!80, !16, i64 0}
!85 = !{!68, !70, i64 32}
!86 = !{!68, !71, i64 24}
!87 = !{!68, !70, i64 16}
!88 = !{!80, !81, i64 8}
!89 = distinct !{!89, !31}
!90 = distinct !{!90, !31}
