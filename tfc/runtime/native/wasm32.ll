; Made by `python -m tfc.runtime.native` from native.c; do not edit.
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown"

%struct.tfc_event = type { i64, i64, i64 }
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @tfc_monitor_trace(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = icmp eq i32 %2, 0
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %6 = load i64, ptr %5, align 8, !tbaa !9
  br i1 %4, label %7, label %20

7:                                                ; preds = %3
  %8 = add nsw i64 %6, 1
  store i64 %8, ptr %5, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %10 = load i64, ptr %9, align 8, !tbaa !14
  %11 = icmp slt i64 %6, %10
  br i1 %11, label %12, label %30

12:                                               ; preds = %7
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %14 = load ptr, ptr %13, align 8, !tbaa !15
  %15 = trunc i64 %6 to i32
  %16 = getelementptr inbounds %struct.tfc_event, ptr %14, i32 %15
  %17 = zext i32 %1 to i64
  store i64 0, ptr %16, align 8, !tbaa !16
  %18 = getelementptr inbounds nuw i8, ptr %16, i32 8
  store i64 0, ptr %18, align 8, !tbaa !16
  %19 = getelementptr inbounds nuw i8, ptr %16, i32 16
  store i64 %17, ptr %19, align 8, !tbaa !16
  br label %30

20:                                               ; preds = %3
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %22 = load i64, ptr %21, align 8, !tbaa !14
  %23 = icmp sgt i64 %6, %22
  br i1 %23, label %30, label %24

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %26 = load ptr, ptr %25, align 8, !tbaa !15
  %27 = trunc i64 %6 to i32
  %28 = getelementptr %struct.tfc_event, ptr %26, i32 %27
  %29 = getelementptr i8, ptr %28, i32 -16
  store i64 0, ptr %29, align 8, !tbaa !17
  br label %30

30:                                               ; preds = %7, %12, %20, %24
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i32 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #3 {
  ret i32 4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define noundef i32 @tfc_pool_start(ptr noundef writeonly captures(none) initializes((0, 4)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #4 {
  store i32 1, ptr %0, align 4, !tbaa !19
  ret i32 1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @tfc_pool_stop(ptr noundef readnone captures(none) %0) local_unnamed_addr #3 {
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #5 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %50, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %10 = load ptr, ptr %9, align 4, !tbaa !21
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i32 12
  %14 = load ptr, ptr %13, align 4, !tbaa !26
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i32 4
  %18 = load i32, ptr %17, align 4, !tbaa !28
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %21 = load ptr, ptr %20, align 4, !tbaa !29
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 4, !tbaa !19
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
  store ptr %2, ptr %6, align 8, !tbaa !30
  %28 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store ptr %3, ptr %28, align 4, !tbaa !32
  %29 = getelementptr inbounds nuw i8, ptr %6, i32 8
  store i64 %1, ptr %29, align 8, !tbaa !33
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
  store i64 %39, ptr %30, align 8, !tbaa !34
  %40 = icmp samesign ugt i64 %39, 1
  %41 = and i1 %26, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %25
  %43 = getelementptr inbounds nuw i8, ptr %10, i32 12
  %44 = load ptr, ptr %43, align 4, !tbaa !26
  %45 = getelementptr inbounds nuw i8, ptr %10, i32 8
  %46 = load ptr, ptr %45, align 4, !tbaa !35
  %47 = trunc i64 %39 to i32
  call void %44(ptr noundef %46, i32 noundef %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #11
  br label %49

48:                                               ; preds = %25
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #11
  br label %49

49:                                               ; preds = %48, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  br label %50

50:                                               ; preds = %5, %49
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #5 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !30
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %6 = load ptr, ptr %5, align 4, !tbaa !32
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %8 = load i64, ptr %7, align 8, !tbaa !33
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %10 = load i64, ptr %9, align 8, !tbaa !34
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
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #6 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %9 = load ptr, ptr %8, align 4, !tbaa !36
  %10 = getelementptr inbounds nuw i8, ptr %9, i32 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !37

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i32 16
  %19 = load i64, ptr %18, align 8, !tbaa !39
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i32 12
  store i32 %2, ptr %22, align 4, !tbaa !42
  %23 = getelementptr inbounds nuw i8, ptr %9, i32 16
  store i64 %3, ptr %23, align 8, !tbaa !39
  %24 = getelementptr inbounds nuw i8, ptr %9, i32 24
  store i64 %4, ptr %24, align 8, !tbaa !43
  %25 = getelementptr inbounds nuw i8, ptr %9, i32 32
  store i64 %5, ptr %25, align 8, !tbaa !44
  %26 = getelementptr inbounds nuw i8, ptr %9, i32 40
  store double %6, ptr %26, align 8, !tbaa !45
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #7 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %3 = load ptr, ptr %2, align 4, !tbaa !36
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %3 = load ptr, ptr %2, align 4, !tbaa !46
  %4 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %5 = load ptr, ptr %4, align 4, !tbaa !21
  %6 = icmp eq ptr %5, null
  br i1 %6, label %172, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %9 = load ptr, ptr %8, align 4, !tbaa !52
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %13 = load ptr, ptr %12, align 4, !tbaa !53
  %14 = icmp eq ptr %13, null
  br i1 %14, label %172, label %15

15:                                               ; preds = %11, %7
  %16 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %17 = load i64, ptr %16, align 8, !tbaa !54
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %276

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %22 = getelementptr inbounds nuw i8, ptr %5, i32 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 20
  br label %30

26:                                               ; preds = %171
  %27 = add nuw nsw i64 %31, 1
  %28 = load i64, ptr %16, align 8, !tbaa !54
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %276, !llvm.loop !55

30:                                               ; preds = %26, %19
  %31 = phi i64 [ 0, %19 ], [ %27, %26 ]
  %32 = load ptr, ptr %0, align 8, !tbaa !56
  %33 = trunc i64 %31 to i32
  %34 = getelementptr inbounds %struct.tfc_instruction, ptr %32, i32 %33
  %35 = load ptr, ptr %20, align 4, !tbaa !53
  %36 = icmp eq ptr %35, null
  br i1 %36, label %69, label %37

37:                                               ; preds = %30
  %38 = load i64, ptr %21, align 8, !tbaa !57
  %39 = icmp slt i64 %31, %38
  br i1 %39, label %40, label %69

40:                                               ; preds = %37
  %41 = load ptr, ptr %22, align 4, !tbaa !35
  %42 = tail call i32 %35(ptr noundef %41) #11
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %69, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds nuw i8, ptr %34, i32 12
  %46 = load i32, ptr %45, align 4, !tbaa !58
  %47 = load ptr, ptr %2, align 4, !tbaa !46
  %48 = getelementptr inbounds nuw i8, ptr %47, i32 16
  %49 = load ptr, ptr %48, align 4, !tbaa !36
  %50 = getelementptr inbounds nuw i8, ptr %49, i32 8
  store i32 %46, ptr %50, align 8, !tbaa !61
  %51 = getelementptr inbounds nuw i8, ptr %49, i32 4
  br label %52

52:                                               ; preds = %52, %44
  %53 = atomicrmw xchg ptr %51, i32 1 acquire, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %52, !llvm.loop !37

55:                                               ; preds = %52
  %56 = load atomic i32, ptr %49 monotonic, align 8
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %62, label %58

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr %49, i32 16
  %60 = load i64, ptr %59, align 8, !tbaa !39
  %61 = icmp sgt i64 %60, 0
  br i1 %61, label %62, label %68

62:                                               ; preds = %58, %55
  %63 = getelementptr inbounds nuw i8, ptr %49, i32 12
  store i32 0, ptr %63, align 4, !tbaa !42
  %64 = getelementptr inbounds nuw i8, ptr %49, i32 16
  store i64 0, ptr %64, align 8, !tbaa !39
  %65 = getelementptr inbounds nuw i8, ptr %49, i32 24
  store i64 0, ptr %65, align 8, !tbaa !43
  %66 = getelementptr inbounds nuw i8, ptr %49, i32 32
  store i64 0, ptr %66, align 8, !tbaa !44
  %67 = getelementptr inbounds nuw i8, ptr %49, i32 40
  store double 0.000000e+00, ptr %67, align 8, !tbaa !45
  store atomic i32 1, ptr %49 monotonic, align 8
  br label %68

68:                                               ; preds = %62, %58
  store atomic i32 0, ptr %51 release, align 4
  br label %276

69:                                               ; preds = %40, %37, %30
  %70 = load ptr, ptr %8, align 4, !tbaa !52
  %71 = icmp eq ptr %70, null
  br i1 %71, label %76, label %72

72:                                               ; preds = %69
  %73 = load ptr, ptr %22, align 4, !tbaa !35
  %74 = getelementptr inbounds nuw i8, ptr %34, i32 12
  %75 = load i32, ptr %74, align 4, !tbaa !58
  tail call void %70(ptr noundef %73, i32 noundef %75, i32 noundef 0) #11
  br label %76

76:                                               ; preds = %72, %69
  %77 = getelementptr inbounds nuw i8, ptr %34, i32 8
  %78 = load i32, ptr %77, align 4, !tbaa !62
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %99, label %80

80:                                               ; preds = %76
  %81 = getelementptr inbounds nuw i8, ptr %34, i32 4
  %82 = and i32 %78, 1
  %83 = icmp eq i32 %78, 1
  br i1 %83, label %88, label %84

84:                                               ; preds = %80
  %85 = and i32 %78, -2
  br label %106

86:                                               ; preds = %106
  %87 = icmp eq i32 %82, 0
  br i1 %87, label %99, label %88

88:                                               ; preds = %86, %80
  %89 = phi i32 [ 0, %80 ], [ %126, %86 ]
  %90 = icmp ne i32 %82, 0
  tail call void @llvm.assume(i1 %90)
  %91 = load ptr, ptr %23, align 8, !tbaa !63
  %92 = load ptr, ptr %81, align 4, !tbaa !64
  %93 = getelementptr inbounds nuw i32, ptr %92, i32 %89
  %94 = load i32, ptr %93, align 4, !tbaa !5
  %95 = getelementptr inbounds ptr, ptr %91, i32 %94
  %96 = load ptr, ptr %95, align 4, !tbaa !65
  %97 = load ptr, ptr %24, align 8, !tbaa !66
  %98 = getelementptr inbounds nuw ptr, ptr %97, i32 %89
  store ptr %96, ptr %98, align 4, !tbaa !65
  br label %99

99:                                               ; preds = %88, %86, %76
  %100 = load ptr, ptr %34, align 4, !tbaa !67
  %101 = load ptr, ptr %24, align 8, !tbaa !66
  %102 = load ptr, ptr %25, align 4, !tbaa !68
  %103 = load ptr, ptr %2, align 4, !tbaa !46
  %104 = tail call i32 %100(ptr noundef %101, ptr noundef %102, ptr noundef %103) #11
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %164, label %129

106:                                              ; preds = %106, %84
  %107 = phi i32 [ 0, %84 ], [ %126, %106 ]
  %108 = phi i32 [ 0, %84 ], [ %127, %106 ]
  %109 = load ptr, ptr %23, align 8, !tbaa !63
  %110 = load ptr, ptr %81, align 4, !tbaa !64
  %111 = getelementptr inbounds nuw i32, ptr %110, i32 %107
  %112 = load i32, ptr %111, align 4, !tbaa !5
  %113 = getelementptr inbounds ptr, ptr %109, i32 %112
  %114 = load ptr, ptr %113, align 4, !tbaa !65
  %115 = load ptr, ptr %24, align 8, !tbaa !66
  %116 = getelementptr inbounds nuw ptr, ptr %115, i32 %107
  store ptr %114, ptr %116, align 4, !tbaa !65
  %117 = or disjoint i32 %107, 1
  %118 = load ptr, ptr %23, align 8, !tbaa !63
  %119 = load ptr, ptr %81, align 4, !tbaa !64
  %120 = getelementptr inbounds nuw i32, ptr %119, i32 %117
  %121 = load i32, ptr %120, align 4, !tbaa !5
  %122 = getelementptr inbounds ptr, ptr %118, i32 %121
  %123 = load ptr, ptr %122, align 4, !tbaa !65
  %124 = load ptr, ptr %24, align 8, !tbaa !66
  %125 = getelementptr inbounds nuw ptr, ptr %124, i32 %117
  store ptr %123, ptr %125, align 4, !tbaa !65
  %126 = add nuw i32 %107, 2
  %127 = add i32 %108, 2
  %128 = icmp eq i32 %127, %85
  br i1 %128, label %86, label %106, !llvm.loop !69

129:                                              ; preds = %99
  %130 = load ptr, ptr %2, align 4, !tbaa !46
  %131 = getelementptr inbounds nuw i8, ptr %130, i32 16
  %132 = load ptr, ptr %131, align 4, !tbaa !36
  %133 = load atomic i32, ptr %132 acquire, align 8
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %157

135:                                              ; preds = %129
  %136 = load ptr, ptr %2, align 4, !tbaa !46
  %137 = getelementptr inbounds nuw i8, ptr %136, i32 16
  %138 = load ptr, ptr %137, align 4, !tbaa !36
  %139 = getelementptr inbounds nuw i8, ptr %138, i32 4
  br label %140

140:                                              ; preds = %140, %135
  %141 = atomicrmw xchg ptr %139, i32 1 acquire, align 4
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %143, label %140, !llvm.loop !37

143:                                              ; preds = %140
  %144 = load atomic i32, ptr %138 monotonic, align 8
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %150, label %146

146:                                              ; preds = %143
  %147 = getelementptr inbounds nuw i8, ptr %138, i32 16
  %148 = load i64, ptr %147, align 8, !tbaa !39
  %149 = icmp sgt i64 %148, 0
  br i1 %149, label %150, label %156

150:                                              ; preds = %146, %143
  %151 = getelementptr inbounds nuw i8, ptr %138, i32 12
  store i32 0, ptr %151, align 4, !tbaa !42
  %152 = getelementptr inbounds nuw i8, ptr %138, i32 16
  store i64 0, ptr %152, align 8, !tbaa !39
  %153 = getelementptr inbounds nuw i8, ptr %138, i32 24
  store i64 0, ptr %153, align 8, !tbaa !43
  %154 = getelementptr inbounds nuw i8, ptr %138, i32 32
  store i64 0, ptr %154, align 8, !tbaa !44
  %155 = getelementptr inbounds nuw i8, ptr %138, i32 40
  store double 0.000000e+00, ptr %155, align 8, !tbaa !45
  store atomic i32 %104, ptr %138 monotonic, align 8
  br label %156

156:                                              ; preds = %150, %146
  store atomic i32 0, ptr %139 release, align 4
  br label %157

157:                                              ; preds = %156, %129
  %158 = getelementptr inbounds nuw i8, ptr %34, i32 12
  %159 = load i32, ptr %158, align 4, !tbaa !58
  %160 = load ptr, ptr %2, align 4, !tbaa !46
  %161 = getelementptr inbounds nuw i8, ptr %160, i32 16
  %162 = load ptr, ptr %161, align 4, !tbaa !36
  %163 = getelementptr inbounds nuw i8, ptr %162, i32 8
  store i32 %159, ptr %163, align 8, !tbaa !61
  br label %164

164:                                              ; preds = %157, %99
  %165 = load ptr, ptr %8, align 4, !tbaa !52
  %166 = icmp eq ptr %165, null
  br i1 %166, label %171, label %167

167:                                              ; preds = %164
  %168 = load ptr, ptr %22, align 4, !tbaa !35
  %169 = getelementptr inbounds nuw i8, ptr %34, i32 12
  %170 = load i32, ptr %169, align 4, !tbaa !58
  tail call void %165(ptr noundef %168, i32 noundef %170, i32 noundef 1) #11
  br label %171

171:                                              ; preds = %167, %164
  br i1 %105, label %26, label %276

172:                                              ; preds = %11, %1
  %173 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %174 = load i64, ptr %173, align 8, !tbaa !54
  %175 = icmp sgt i64 %174, 0
  br i1 %175, label %176, label %276

176:                                              ; preds = %172
  %177 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %178 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %179 = getelementptr inbounds nuw i8, ptr %0, i32 20
  br label %184

180:                                              ; preds = %211
  %181 = add nuw nsw i64 %185, 1
  %182 = load i64, ptr %173, align 8, !tbaa !54
  %183 = icmp slt i64 %181, %182
  br i1 %183, label %184, label %276, !llvm.loop !70

184:                                              ; preds = %176, %180
  %185 = phi i64 [ 0, %176 ], [ %181, %180 ]
  %186 = load ptr, ptr %0, align 8, !tbaa !56
  %187 = trunc i64 %185 to i32
  %188 = getelementptr inbounds %struct.tfc_instruction, ptr %186, i32 %187
  %189 = getelementptr inbounds nuw i8, ptr %188, i32 8
  %190 = load i32, ptr %189, align 4, !tbaa !62
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %211, label %192

192:                                              ; preds = %184
  %193 = getelementptr inbounds nuw i8, ptr %188, i32 4
  %194 = and i32 %190, 1
  %195 = icmp eq i32 %190, 1
  br i1 %195, label %200, label %196

196:                                              ; preds = %192
  %197 = and i32 %190, -2
  br label %218

198:                                              ; preds = %218
  %199 = icmp eq i32 %194, 0
  br i1 %199, label %211, label %200

200:                                              ; preds = %198, %192
  %201 = phi i32 [ 0, %192 ], [ %238, %198 ]
  %202 = icmp ne i32 %194, 0
  tail call void @llvm.assume(i1 %202)
  %203 = load ptr, ptr %177, align 8, !tbaa !63
  %204 = load ptr, ptr %193, align 4, !tbaa !64
  %205 = getelementptr inbounds nuw i32, ptr %204, i32 %201
  %206 = load i32, ptr %205, align 4, !tbaa !5
  %207 = getelementptr inbounds ptr, ptr %203, i32 %206
  %208 = load ptr, ptr %207, align 4, !tbaa !65
  %209 = load ptr, ptr %178, align 8, !tbaa !66
  %210 = getelementptr inbounds nuw ptr, ptr %209, i32 %201
  store ptr %208, ptr %210, align 4, !tbaa !65
  br label %211

211:                                              ; preds = %200, %198, %184
  %212 = load ptr, ptr %188, align 4, !tbaa !67
  %213 = load ptr, ptr %178, align 8, !tbaa !66
  %214 = load ptr, ptr %179, align 4, !tbaa !68
  %215 = load ptr, ptr %2, align 4, !tbaa !46
  %216 = tail call i32 %212(ptr noundef %213, ptr noundef %214, ptr noundef %215) #11
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %180, label %241

218:                                              ; preds = %218, %196
  %219 = phi i32 [ 0, %196 ], [ %238, %218 ]
  %220 = phi i32 [ 0, %196 ], [ %239, %218 ]
  %221 = load ptr, ptr %177, align 8, !tbaa !63
  %222 = load ptr, ptr %193, align 4, !tbaa !64
  %223 = getelementptr inbounds nuw i32, ptr %222, i32 %219
  %224 = load i32, ptr %223, align 4, !tbaa !5
  %225 = getelementptr inbounds ptr, ptr %221, i32 %224
  %226 = load ptr, ptr %225, align 4, !tbaa !65
  %227 = load ptr, ptr %178, align 8, !tbaa !66
  %228 = getelementptr inbounds nuw ptr, ptr %227, i32 %219
  store ptr %226, ptr %228, align 4, !tbaa !65
  %229 = or disjoint i32 %219, 1
  %230 = load ptr, ptr %177, align 8, !tbaa !63
  %231 = load ptr, ptr %193, align 4, !tbaa !64
  %232 = getelementptr inbounds nuw i32, ptr %231, i32 %229
  %233 = load i32, ptr %232, align 4, !tbaa !5
  %234 = getelementptr inbounds ptr, ptr %230, i32 %233
  %235 = load ptr, ptr %234, align 4, !tbaa !65
  %236 = load ptr, ptr %178, align 8, !tbaa !66
  %237 = getelementptr inbounds nuw ptr, ptr %236, i32 %229
  store ptr %235, ptr %237, align 4, !tbaa !65
  %238 = add nuw i32 %219, 2
  %239 = add i32 %220, 2
  %240 = icmp eq i32 %239, %197
  br i1 %240, label %198, label %218, !llvm.loop !69

241:                                              ; preds = %211
  %242 = load ptr, ptr %2, align 4, !tbaa !46
  %243 = getelementptr inbounds nuw i8, ptr %242, i32 16
  %244 = load ptr, ptr %243, align 4, !tbaa !36
  %245 = load atomic i32, ptr %244 acquire, align 8
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %247, label %269

247:                                              ; preds = %241
  %248 = load ptr, ptr %2, align 4, !tbaa !46
  %249 = getelementptr inbounds nuw i8, ptr %248, i32 16
  %250 = load ptr, ptr %249, align 4, !tbaa !36
  %251 = getelementptr inbounds nuw i8, ptr %250, i32 4
  br label %252

252:                                              ; preds = %252, %247
  %253 = atomicrmw xchg ptr %251, i32 1 acquire, align 4
  %254 = icmp eq i32 %253, 0
  br i1 %254, label %255, label %252, !llvm.loop !37

255:                                              ; preds = %252
  %256 = load atomic i32, ptr %250 monotonic, align 8
  %257 = icmp eq i32 %256, 0
  br i1 %257, label %262, label %258

258:                                              ; preds = %255
  %259 = getelementptr inbounds nuw i8, ptr %250, i32 16
  %260 = load i64, ptr %259, align 8, !tbaa !39
  %261 = icmp sgt i64 %260, 0
  br i1 %261, label %262, label %268

262:                                              ; preds = %258, %255
  %263 = getelementptr inbounds nuw i8, ptr %250, i32 12
  store i32 0, ptr %263, align 4, !tbaa !42
  %264 = getelementptr inbounds nuw i8, ptr %250, i32 16
  store i64 0, ptr %264, align 8, !tbaa !39
  %265 = getelementptr inbounds nuw i8, ptr %250, i32 24
  store i64 0, ptr %265, align 8, !tbaa !43
  %266 = getelementptr inbounds nuw i8, ptr %250, i32 32
  store i64 0, ptr %266, align 8, !tbaa !44
  %267 = getelementptr inbounds nuw i8, ptr %250, i32 40
  store double 0.000000e+00, ptr %267, align 8, !tbaa !45
  store atomic i32 %216, ptr %250 monotonic, align 8
  br label %268

268:                                              ; preds = %262, %258
  store atomic i32 0, ptr %251 release, align 4
  br label %269

269:                                              ; preds = %241, %268
  %270 = getelementptr inbounds nuw i8, ptr %188, i32 12
  %271 = load i32, ptr %270, align 4, !tbaa !58
  %272 = load ptr, ptr %2, align 4, !tbaa !46
  %273 = getelementptr inbounds nuw i8, ptr %272, i32 16
  %274 = load ptr, ptr %273, align 4, !tbaa !36
  %275 = getelementptr inbounds nuw i8, ptr %274, i32 8
  store i32 %271, ptr %275, align 8, !tbaa !61
  br label %276

276:                                              ; preds = %171, %26, %180, %172, %269, %68, %15
  %277 = phi i32 [ %216, %269 ], [ 1, %68 ], [ 0, %15 ], [ 0, %172 ], [ 0, %180 ], [ 0, %26 ], [ %104, %171 ]
  ret i32 %277
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #9

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable }
attributes #5 = { nounwind uwtable }
attributes #6 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #7 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #10 = { nounwind }
attributes #11 = { nobuiltin nounwind }

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
!13 = !{!"long long", !7, i64 0}
!14 = !{!10, !13, i64 16}
!15 = !{!10, !11, i64 8}
!16 = !{!13, !13, i64 0}
!17 = !{!18, !13, i64 8}
!18 = !{!"tfc_event", !13, i64 0, !13, i64 8, !13, i64 16}
!19 = !{!20, !6, i64 0}
!20 = !{!"tfc_pool", !6, i64 0}
!21 = !{!22, !24, i64 12}
!22 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !23, i64 8, !24, i64 12, !25, i64 16}
!23 = !{!"p1 _ZTS8tfc_pool", !12, i64 0}
!24 = !{!"p1 _ZTS8tfc_host", !12, i64 0}
!25 = !{!"p1 _ZTS11tfc_failure", !12, i64 0}
!26 = !{!27, !12, i64 12}
!27 = !{!"tfc_host", !6, i64 0, !6, i64 4, !12, i64 8, !12, i64 12, !12, i64 16, !12, i64 20, !12, i64 24}
!28 = !{!27, !6, i64 4}
!29 = !{!22, !23, i64 8}
!30 = !{!31, !12, i64 0}
!31 = !{!"tfc_loop", !12, i64 0, !12, i64 4, !13, i64 8, !13, i64 16}
!32 = !{!31, !12, i64 4}
!33 = !{!31, !13, i64 8}
!34 = !{!31, !13, i64 16}
!35 = !{!27, !12, i64 8}
!36 = !{!22, !25, i64 16}
!37 = distinct !{!37, !38}
!38 = !{!"llvm.loop.mustprogress"}
!39 = !{!40, !13, i64 16}
!40 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !13, i64 16, !13, i64 24, !13, i64 32, !41, i64 40}
!41 = !{!"double", !7, i64 0}
!42 = !{!40, !6, i64 12}
!43 = !{!40, !13, i64 24}
!44 = !{!40, !13, i64 32}
!45 = !{!40, !41, i64 40}
!46 = !{!47, !51, i64 28}
!47 = !{!"tfc_region", !48, i64 0, !13, i64 8, !49, i64 16, !50, i64 20, !49, i64 24, !51, i64 28, !13, i64 32}
!48 = !{!"p1 _ZTS15tfc_instruction", !12, i64 0}
!49 = !{!"any p2 pointer", !12, i64 0}
!50 = !{!"p1 long long", !12, i64 0}
!51 = !{!"p1 _ZTS7tfc_ctx", !12, i64 0}
!52 = !{!27, !12, i64 20}
!53 = !{!27, !12, i64 24}
!54 = !{!47, !13, i64 8}
!55 = distinct !{!55, !38}
!56 = !{!47, !48, i64 0}
!57 = !{!47, !13, i64 32}
!58 = !{!59, !6, i64 12}
!59 = !{!"tfc_instruction", !12, i64 0, !60, i64 4, !6, i64 8, !6, i64 12}
!60 = !{!"p1 int", !12, i64 0}
!61 = !{!40, !6, i64 8}
!62 = !{!59, !6, i64 8}
!63 = !{!47, !49, i64 16}
!64 = !{!59, !60, i64 4}
!65 = !{!12, !12, i64 0}
!66 = !{!47, !49, i64 24}
!67 = !{!59, !12, i64 0}
!68 = !{!47, !50, i64 20}
!69 = distinct !{!69, !38}
!70 = distinct !{!70, !38}
