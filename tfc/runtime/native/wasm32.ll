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
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %5 = load i64, ptr %4, align 8, !tbaa !33
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %7 = load i64, ptr %6, align 8, !tbaa !34
  %8 = freeze i64 %5
  %9 = freeze i64 %7
  %10 = sdiv i64 %8, %9
  %11 = mul i64 %10, %9
  %12 = sub i64 %8, %11
  %13 = mul nsw i64 %10, %3
  %14 = icmp sgt i64 %12, %3
  %15 = tail call i64 @llvm.smin.i64(i64 range(i64 0, 4294967296) %3, i64 %12)
  %16 = add nsw i64 %15, %13
  %17 = load ptr, ptr %0, align 8, !tbaa !30
  %18 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %19 = load ptr, ptr %18, align 4, !tbaa !32
  %20 = add nsw i64 %16, %10
  %21 = zext i1 %14 to i64
  %22 = add nsw i64 %20, %21
  tail call void %17(ptr noundef %19, i64 noundef %16, i64 noundef %22) #11
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
  br i1 %6, label %168, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %9 = load ptr, ptr %8, align 4, !tbaa !52
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %13 = load ptr, ptr %12, align 4, !tbaa !53
  %14 = icmp eq ptr %13, null
  br i1 %14, label %168, label %15

15:                                               ; preds = %11, %7
  %16 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %17 = load i64, ptr %16, align 8, !tbaa !54
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %272

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %21 = getelementptr inbounds nuw i8, ptr %5, i32 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 20
  br label %29

25:                                               ; preds = %167
  %26 = add nuw nsw i64 %30, 1
  %27 = load i64, ptr %16, align 8, !tbaa !54
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %272, !llvm.loop !55

29:                                               ; preds = %25, %19
  %30 = phi i64 [ 0, %19 ], [ %26, %25 ]
  %31 = load ptr, ptr %0, align 8, !tbaa !56
  %32 = trunc i64 %30 to i32
  %33 = getelementptr inbounds %struct.tfc_instruction, ptr %31, i32 %32
  %34 = load ptr, ptr %20, align 4, !tbaa !53
  %35 = icmp eq ptr %34, null
  br i1 %35, label %65, label %36

36:                                               ; preds = %29
  %37 = load ptr, ptr %21, align 4, !tbaa !35
  %38 = tail call i32 %34(ptr noundef %37) #11
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %65, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %33, i32 12
  %42 = load i32, ptr %41, align 4, !tbaa !57
  %43 = load ptr, ptr %2, align 4, !tbaa !46
  %44 = getelementptr inbounds nuw i8, ptr %43, i32 16
  %45 = load ptr, ptr %44, align 4, !tbaa !36
  %46 = getelementptr inbounds nuw i8, ptr %45, i32 8
  store i32 %42, ptr %46, align 8, !tbaa !60
  %47 = getelementptr inbounds nuw i8, ptr %45, i32 4
  br label %48

48:                                               ; preds = %48, %40
  %49 = atomicrmw xchg ptr %47, i32 1 acquire, align 4
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %48, !llvm.loop !37

51:                                               ; preds = %48
  %52 = load atomic i32, ptr %45 monotonic, align 8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %58, label %54

54:                                               ; preds = %51
  %55 = getelementptr inbounds nuw i8, ptr %45, i32 16
  %56 = load i64, ptr %55, align 8, !tbaa !39
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %64

58:                                               ; preds = %54, %51
  %59 = getelementptr inbounds nuw i8, ptr %45, i32 12
  store i32 0, ptr %59, align 4, !tbaa !42
  %60 = getelementptr inbounds nuw i8, ptr %45, i32 16
  store i64 0, ptr %60, align 8, !tbaa !39
  %61 = getelementptr inbounds nuw i8, ptr %45, i32 24
  store i64 0, ptr %61, align 8, !tbaa !43
  %62 = getelementptr inbounds nuw i8, ptr %45, i32 32
  store i64 0, ptr %62, align 8, !tbaa !44
  %63 = getelementptr inbounds nuw i8, ptr %45, i32 40
  store double 0.000000e+00, ptr %63, align 8, !tbaa !45
  store atomic i32 1, ptr %45 monotonic, align 8
  br label %64

64:                                               ; preds = %58, %54
  store atomic i32 0, ptr %47 release, align 4
  br label %272

65:                                               ; preds = %36, %29
  %66 = load ptr, ptr %8, align 4, !tbaa !52
  %67 = icmp eq ptr %66, null
  br i1 %67, label %72, label %68

68:                                               ; preds = %65
  %69 = load ptr, ptr %21, align 4, !tbaa !35
  %70 = getelementptr inbounds nuw i8, ptr %33, i32 12
  %71 = load i32, ptr %70, align 4, !tbaa !57
  tail call void %66(ptr noundef %69, i32 noundef %71, i32 noundef 0) #11
  br label %72

72:                                               ; preds = %68, %65
  %73 = getelementptr inbounds nuw i8, ptr %33, i32 8
  %74 = load i32, ptr %73, align 4, !tbaa !61
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %95, label %76

76:                                               ; preds = %72
  %77 = getelementptr inbounds nuw i8, ptr %33, i32 4
  %78 = and i32 %74, 1
  %79 = icmp eq i32 %74, 1
  br i1 %79, label %84, label %80

80:                                               ; preds = %76
  %81 = and i32 %74, -2
  br label %102

82:                                               ; preds = %102
  %83 = icmp eq i32 %78, 0
  br i1 %83, label %95, label %84

84:                                               ; preds = %82, %76
  %85 = phi i32 [ 0, %76 ], [ %122, %82 ]
  %86 = icmp ne i32 %78, 0
  tail call void @llvm.assume(i1 %86)
  %87 = load ptr, ptr %22, align 8, !tbaa !62
  %88 = load ptr, ptr %77, align 4, !tbaa !63
  %89 = getelementptr inbounds nuw i32, ptr %88, i32 %85
  %90 = load i32, ptr %89, align 4, !tbaa !5
  %91 = getelementptr inbounds ptr, ptr %87, i32 %90
  %92 = load ptr, ptr %91, align 4, !tbaa !64
  %93 = load ptr, ptr %23, align 8, !tbaa !65
  %94 = getelementptr inbounds nuw ptr, ptr %93, i32 %85
  store ptr %92, ptr %94, align 4, !tbaa !64
  br label %95

95:                                               ; preds = %84, %82, %72
  %96 = load ptr, ptr %33, align 4, !tbaa !66
  %97 = load ptr, ptr %23, align 8, !tbaa !65
  %98 = load ptr, ptr %24, align 4, !tbaa !67
  %99 = load ptr, ptr %2, align 4, !tbaa !46
  %100 = tail call i32 %96(ptr noundef %97, ptr noundef %98, ptr noundef %99) #11
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %160, label %125

102:                                              ; preds = %102, %80
  %103 = phi i32 [ 0, %80 ], [ %122, %102 ]
  %104 = phi i32 [ 0, %80 ], [ %123, %102 ]
  %105 = load ptr, ptr %22, align 8, !tbaa !62
  %106 = load ptr, ptr %77, align 4, !tbaa !63
  %107 = getelementptr inbounds nuw i32, ptr %106, i32 %103
  %108 = load i32, ptr %107, align 4, !tbaa !5
  %109 = getelementptr inbounds ptr, ptr %105, i32 %108
  %110 = load ptr, ptr %109, align 4, !tbaa !64
  %111 = load ptr, ptr %23, align 8, !tbaa !65
  %112 = getelementptr inbounds nuw ptr, ptr %111, i32 %103
  store ptr %110, ptr %112, align 4, !tbaa !64
  %113 = or disjoint i32 %103, 1
  %114 = load ptr, ptr %22, align 8, !tbaa !62
  %115 = load ptr, ptr %77, align 4, !tbaa !63
  %116 = getelementptr inbounds nuw i32, ptr %115, i32 %113
  %117 = load i32, ptr %116, align 4, !tbaa !5
  %118 = getelementptr inbounds ptr, ptr %114, i32 %117
  %119 = load ptr, ptr %118, align 4, !tbaa !64
  %120 = load ptr, ptr %23, align 8, !tbaa !65
  %121 = getelementptr inbounds nuw ptr, ptr %120, i32 %113
  store ptr %119, ptr %121, align 4, !tbaa !64
  %122 = add nuw i32 %103, 2
  %123 = add i32 %104, 2
  %124 = icmp eq i32 %123, %81
  br i1 %124, label %82, label %102, !llvm.loop !68

125:                                              ; preds = %95
  %126 = load ptr, ptr %2, align 4, !tbaa !46
  %127 = getelementptr inbounds nuw i8, ptr %126, i32 16
  %128 = load ptr, ptr %127, align 4, !tbaa !36
  %129 = load atomic i32, ptr %128 acquire, align 8
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %153

131:                                              ; preds = %125
  %132 = load ptr, ptr %2, align 4, !tbaa !46
  %133 = getelementptr inbounds nuw i8, ptr %132, i32 16
  %134 = load ptr, ptr %133, align 4, !tbaa !36
  %135 = getelementptr inbounds nuw i8, ptr %134, i32 4
  br label %136

136:                                              ; preds = %136, %131
  %137 = atomicrmw xchg ptr %135, i32 1 acquire, align 4
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %136, !llvm.loop !37

139:                                              ; preds = %136
  %140 = load atomic i32, ptr %134 monotonic, align 8
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %146, label %142

142:                                              ; preds = %139
  %143 = getelementptr inbounds nuw i8, ptr %134, i32 16
  %144 = load i64, ptr %143, align 8, !tbaa !39
  %145 = icmp sgt i64 %144, 0
  br i1 %145, label %146, label %152

146:                                              ; preds = %142, %139
  %147 = getelementptr inbounds nuw i8, ptr %134, i32 12
  store i32 0, ptr %147, align 4, !tbaa !42
  %148 = getelementptr inbounds nuw i8, ptr %134, i32 16
  store i64 0, ptr %148, align 8, !tbaa !39
  %149 = getelementptr inbounds nuw i8, ptr %134, i32 24
  store i64 0, ptr %149, align 8, !tbaa !43
  %150 = getelementptr inbounds nuw i8, ptr %134, i32 32
  store i64 0, ptr %150, align 8, !tbaa !44
  %151 = getelementptr inbounds nuw i8, ptr %134, i32 40
  store double 0.000000e+00, ptr %151, align 8, !tbaa !45
  store atomic i32 %100, ptr %134 monotonic, align 8
  br label %152

152:                                              ; preds = %146, %142
  store atomic i32 0, ptr %135 release, align 4
  br label %153

153:                                              ; preds = %152, %125
  %154 = getelementptr inbounds nuw i8, ptr %33, i32 12
  %155 = load i32, ptr %154, align 4, !tbaa !57
  %156 = load ptr, ptr %2, align 4, !tbaa !46
  %157 = getelementptr inbounds nuw i8, ptr %156, i32 16
  %158 = load ptr, ptr %157, align 4, !tbaa !36
  %159 = getelementptr inbounds nuw i8, ptr %158, i32 8
  store i32 %155, ptr %159, align 8, !tbaa !60
  br label %160

160:                                              ; preds = %153, %95
  %161 = load ptr, ptr %8, align 4, !tbaa !52
  %162 = icmp eq ptr %161, null
  br i1 %162, label %167, label %163

163:                                              ; preds = %160
  %164 = load ptr, ptr %21, align 4, !tbaa !35
  %165 = getelementptr inbounds nuw i8, ptr %33, i32 12
  %166 = load i32, ptr %165, align 4, !tbaa !57
  tail call void %161(ptr noundef %164, i32 noundef %166, i32 noundef 1) #11
  br label %167

167:                                              ; preds = %163, %160
  br i1 %101, label %25, label %272

168:                                              ; preds = %11, %1
  %169 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %170 = load i64, ptr %169, align 8, !tbaa !54
  %171 = icmp sgt i64 %170, 0
  br i1 %171, label %172, label %272

172:                                              ; preds = %168
  %173 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %174 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %175 = getelementptr inbounds nuw i8, ptr %0, i32 20
  br label %180

176:                                              ; preds = %207
  %177 = add nuw nsw i64 %181, 1
  %178 = load i64, ptr %169, align 8, !tbaa !54
  %179 = icmp slt i64 %177, %178
  br i1 %179, label %180, label %272, !llvm.loop !69

180:                                              ; preds = %172, %176
  %181 = phi i64 [ 0, %172 ], [ %177, %176 ]
  %182 = load ptr, ptr %0, align 8, !tbaa !56
  %183 = trunc i64 %181 to i32
  %184 = getelementptr inbounds %struct.tfc_instruction, ptr %182, i32 %183
  %185 = getelementptr inbounds nuw i8, ptr %184, i32 8
  %186 = load i32, ptr %185, align 4, !tbaa !61
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %207, label %188

188:                                              ; preds = %180
  %189 = getelementptr inbounds nuw i8, ptr %184, i32 4
  %190 = and i32 %186, 1
  %191 = icmp eq i32 %186, 1
  br i1 %191, label %196, label %192

192:                                              ; preds = %188
  %193 = and i32 %186, -2
  br label %214

194:                                              ; preds = %214
  %195 = icmp eq i32 %190, 0
  br i1 %195, label %207, label %196

196:                                              ; preds = %194, %188
  %197 = phi i32 [ 0, %188 ], [ %234, %194 ]
  %198 = icmp ne i32 %190, 0
  tail call void @llvm.assume(i1 %198)
  %199 = load ptr, ptr %173, align 8, !tbaa !62
  %200 = load ptr, ptr %189, align 4, !tbaa !63
  %201 = getelementptr inbounds nuw i32, ptr %200, i32 %197
  %202 = load i32, ptr %201, align 4, !tbaa !5
  %203 = getelementptr inbounds ptr, ptr %199, i32 %202
  %204 = load ptr, ptr %203, align 4, !tbaa !64
  %205 = load ptr, ptr %174, align 8, !tbaa !65
  %206 = getelementptr inbounds nuw ptr, ptr %205, i32 %197
  store ptr %204, ptr %206, align 4, !tbaa !64
  br label %207

207:                                              ; preds = %196, %194, %180
  %208 = load ptr, ptr %184, align 4, !tbaa !66
  %209 = load ptr, ptr %174, align 8, !tbaa !65
  %210 = load ptr, ptr %175, align 4, !tbaa !67
  %211 = load ptr, ptr %2, align 4, !tbaa !46
  %212 = tail call i32 %208(ptr noundef %209, ptr noundef %210, ptr noundef %211) #11
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %176, label %237

214:                                              ; preds = %214, %192
  %215 = phi i32 [ 0, %192 ], [ %234, %214 ]
  %216 = phi i32 [ 0, %192 ], [ %235, %214 ]
  %217 = load ptr, ptr %173, align 8, !tbaa !62
  %218 = load ptr, ptr %189, align 4, !tbaa !63
  %219 = getelementptr inbounds nuw i32, ptr %218, i32 %215
  %220 = load i32, ptr %219, align 4, !tbaa !5
  %221 = getelementptr inbounds ptr, ptr %217, i32 %220
  %222 = load ptr, ptr %221, align 4, !tbaa !64
  %223 = load ptr, ptr %174, align 8, !tbaa !65
  %224 = getelementptr inbounds nuw ptr, ptr %223, i32 %215
  store ptr %222, ptr %224, align 4, !tbaa !64
  %225 = or disjoint i32 %215, 1
  %226 = load ptr, ptr %173, align 8, !tbaa !62
  %227 = load ptr, ptr %189, align 4, !tbaa !63
  %228 = getelementptr inbounds nuw i32, ptr %227, i32 %225
  %229 = load i32, ptr %228, align 4, !tbaa !5
  %230 = getelementptr inbounds ptr, ptr %226, i32 %229
  %231 = load ptr, ptr %230, align 4, !tbaa !64
  %232 = load ptr, ptr %174, align 8, !tbaa !65
  %233 = getelementptr inbounds nuw ptr, ptr %232, i32 %225
  store ptr %231, ptr %233, align 4, !tbaa !64
  %234 = add nuw i32 %215, 2
  %235 = add i32 %216, 2
  %236 = icmp eq i32 %235, %193
  br i1 %236, label %194, label %214, !llvm.loop !68

237:                                              ; preds = %207
  %238 = load ptr, ptr %2, align 4, !tbaa !46
  %239 = getelementptr inbounds nuw i8, ptr %238, i32 16
  %240 = load ptr, ptr %239, align 4, !tbaa !36
  %241 = load atomic i32, ptr %240 acquire, align 8
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %243, label %265

243:                                              ; preds = %237
  %244 = load ptr, ptr %2, align 4, !tbaa !46
  %245 = getelementptr inbounds nuw i8, ptr %244, i32 16
  %246 = load ptr, ptr %245, align 4, !tbaa !36
  %247 = getelementptr inbounds nuw i8, ptr %246, i32 4
  br label %248

248:                                              ; preds = %248, %243
  %249 = atomicrmw xchg ptr %247, i32 1 acquire, align 4
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %248, !llvm.loop !37

251:                                              ; preds = %248
  %252 = load atomic i32, ptr %246 monotonic, align 8
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %258, label %254

254:                                              ; preds = %251
  %255 = getelementptr inbounds nuw i8, ptr %246, i32 16
  %256 = load i64, ptr %255, align 8, !tbaa !39
  %257 = icmp sgt i64 %256, 0
  br i1 %257, label %258, label %264

258:                                              ; preds = %254, %251
  %259 = getelementptr inbounds nuw i8, ptr %246, i32 12
  store i32 0, ptr %259, align 4, !tbaa !42
  %260 = getelementptr inbounds nuw i8, ptr %246, i32 16
  store i64 0, ptr %260, align 8, !tbaa !39
  %261 = getelementptr inbounds nuw i8, ptr %246, i32 24
  store i64 0, ptr %261, align 8, !tbaa !43
  %262 = getelementptr inbounds nuw i8, ptr %246, i32 32
  store i64 0, ptr %262, align 8, !tbaa !44
  %263 = getelementptr inbounds nuw i8, ptr %246, i32 40
  store double 0.000000e+00, ptr %263, align 8, !tbaa !45
  store atomic i32 %212, ptr %246 monotonic, align 8
  br label %264

264:                                              ; preds = %258, %254
  store atomic i32 0, ptr %247 release, align 4
  br label %265

265:                                              ; preds = %237, %264
  %266 = getelementptr inbounds nuw i8, ptr %184, i32 12
  %267 = load i32, ptr %266, align 4, !tbaa !57
  %268 = load ptr, ptr %2, align 4, !tbaa !46
  %269 = getelementptr inbounds nuw i8, ptr %268, i32 16
  %270 = load ptr, ptr %269, align 4, !tbaa !36
  %271 = getelementptr inbounds nuw i8, ptr %270, i32 8
  store i32 %267, ptr %271, align 8, !tbaa !60
  br label %272

272:                                              ; preds = %167, %25, %176, %168, %265, %64, %15
  %273 = phi i32 [ %212, %265 ], [ 1, %64 ], [ 0, %15 ], [ 0, %168 ], [ 0, %176 ], [ 0, %25 ], [ %100, %167 ]
  ret i32 %273
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #8

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
!47 = !{!"tfc_region", !48, i64 0, !13, i64 8, !49, i64 16, !50, i64 20, !49, i64 24, !51, i64 28}
!48 = !{!"p1 _ZTS15tfc_instruction", !12, i64 0}
!49 = !{!"any p2 pointer", !12, i64 0}
!50 = !{!"p1 long long", !12, i64 0}
!51 = !{!"p1 _ZTS7tfc_ctx", !12, i64 0}
!52 = !{!27, !12, i64 20}
!53 = !{!27, !12, i64 24}
!54 = !{!47, !13, i64 8}
!55 = distinct !{!55, !38}
!56 = !{!47, !48, i64 0}
!57 = !{!58, !6, i64 12}
!58 = !{!"tfc_instruction", !12, i64 0, !59, i64 4, !6, i64 8, !6, i64 12}
!59 = !{!"p1 int", !12, i64 0}
!60 = !{!40, !6, i64 8}
!61 = !{!58, !6, i64 8}
!62 = !{!47, !49, i64 16}
!63 = !{!58, !59, i64 4}
!64 = !{!12, !12, i64 0}
!65 = !{!47, !49, i64 24}
!66 = !{!58, !12, i64 0}
!67 = !{!47, !50, i64 20}
!68 = distinct !{!68, !38}
!69 = distinct !{!69, !38}
