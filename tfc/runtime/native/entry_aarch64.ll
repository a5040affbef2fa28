; Made by `python -m tfc.runtime.native` from entry.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

%struct.tfc_worker = type { i64, i64, ptr, i64, [32 x i8] }
%struct.tfc_loop = type { ptr, ptr, i64, i64 }
%struct.tfc_instruction = type { ptr, ptr, i32, i32, i32, i32 }
%struct.tfc_failure = type { i32, i32, i32, i32, i64, i64, i64, double }
%struct.tfc_ctx = type { i32, i32, ptr, ptr, ptr }
%struct.tfc_region = type { ptr, i64, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, i64 }
%struct.tfc_bound = type { i64, i64, ptr }
%struct.tfc_flag = type { i64, ptr }
%struct.tfc_place = type { i32, i32, i32, i32, i64 }
%struct.tfc_aside = type { i64, i64, i64 }
%struct.tfc_message = type { i32, i32, ptr, %struct.tfc_loc }
%struct.tfc_loc = type { ptr, ptr, i32, i32 }
%struct.tfc_result = type { i32, i32, i64 }
%struct.tfc_initial = type { i64, i64, i64, i64 }
%struct.timespec = type { i64, i64 }
%struct.tfc_pool_event = type { i64, i64, i64 }
%struct.tfc_block = type { ptr, i64 }
%struct.tfc_given = type { ptr, i64, i64 }

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
  %3 = ptrtoint ptr %2 to i64
  %4 = add i64 %3, 63
  %5 = and i64 %4, -64
  %6 = inttoptr i64 %5 to ptr
  ret ptr %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @tfc_block_free(ptr noundef readnone captures(none) %0) local_unnamed_addr #1 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 274877907201) i64 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #1 {
  %2 = zext i32 %0 to i64
  %3 = shl nuw nsw i64 %2, 6
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 140), (144, 152), (192, 196), (288, 292)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !5
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store i32 0, ptr %5, align 32, !tbaa !5
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 32, !tbaa !13
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store <2 x i32> zeroinitializer, ptr %7, align 32, !tbaa !13
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %8, align 8, !tbaa !13
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %9, align 32, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %10, align 16, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %12, align 16, !tbaa !14
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
  store ptr %0, ptr %20, align 16, !tbaa !14
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %22 = tail call i32 @pthread_create(ptr noundef nonnull %21, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %19) #18
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 16, !tbaa !14
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
  br label %15

15:                                               ; preds = %58, %1
  %16 = phi i32 [ 0, %1 ], [ %39, %58 ]
  %17 = load i32, ptr %10, align 4, !tbaa !5
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %27, label %19

19:                                               ; preds = %15, %23
  %20 = phi i32 [ %24, %23 ], [ 0, %15 ]
  %21 = load atomic i32, ptr %11 acquire, align 64
  %22 = icmp eq i32 %21, %16
  br i1 %22, label %23, label %38

23:                                               ; preds = %19
  tail call void @llvm.aarch64.hint(i32 1)
  %24 = add nuw i32 %20, 1
  %25 = load i32, ptr %10, align 4, !tbaa !5
  %26 = icmp ult i32 %24, %25
  br i1 %26, label %19, label %27, !llvm.loop !17

27:                                               ; preds = %23, %15
  %28 = atomicrmw add ptr %12, i32 1 seq_cst, align 4
  %29 = load atomic i32, ptr %11 seq_cst, align 64
  %30 = icmp eq i32 %29, %16
  br i1 %30, label %31, label %35

31:                                               ; preds = %27, %31
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %11, i32 noundef 128, i32 noundef %16, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %33 = load atomic i32, ptr %11 seq_cst, align 64
  %34 = icmp eq i32 %33, %16
  br i1 %34, label %31, label %35, !llvm.loop !19

35:                                               ; preds = %31, %27
  %36 = phi i32 [ %29, %27 ], [ %33, %31 ]
  %37 = atomicrmw sub ptr %12, i32 1 seq_cst, align 4
  br label %38

38:                                               ; preds = %19, %35
  %39 = phi i32 [ %36, %35 ], [ %21, %19 ]
  %40 = load atomic i32, ptr %13 seq_cst, align 8
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %43, label %42

42:                                               ; preds = %38
  ret ptr null

43:                                               ; preds = %38
  %44 = load atomic i32, ptr %14 monotonic, align 64
  br label %45

45:                                               ; preds = %48, %43
  %46 = phi i32 [ %44, %43 ], [ %52, %48 ]
  %47 = icmp sgt i32 %46, -1
  br i1 %47, label %58, label %48

48:                                               ; preds = %45
  %49 = add nsw i32 %46, 1
  %50 = cmpxchg weak ptr %14, i32 %46, i32 %49 acquire monotonic, align 64
  %51 = extractvalue { i32, i1 } %50, 1
  %52 = extractvalue { i32, i1 } %50, 0
  br i1 %51, label %53, label %45, !llvm.loop !20

53:                                               ; preds = %48
  tail call fastcc void @work(ptr noundef %3, i32 noundef %9)
  %54 = atomicrmw sub ptr %14, i32 1 release, align 64
  %55 = icmp eq i32 %54, 1073741825
  br i1 %55, label %56, label %58

56:                                               ; preds = %53
  %57 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %14, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %58

58:                                               ; preds = %45, %56, %53
  br label %15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

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
  %10 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef 129, i32 noundef %3, ptr noundef null, ptr noundef null, i32 noundef 0) #18
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
  %19 = load i64, ptr %18, align 8, !tbaa !21
  %20 = tail call i32 @pthread_join(i64 noundef %19, ptr noundef null) #18
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !5
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !22
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define void @tfc_pool_watch(ptr noundef writeonly captures(none) %0, ptr noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 release, align 16
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #2 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %162, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !23
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !27
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !29
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !30
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 64, !tbaa !5
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
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
  %44 = load ptr, ptr %43, align 8, !tbaa !27
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %46 = load ptr, ptr %45, align 8, !tbaa !36
  %47 = trunc i64 %39 to i32
  call void %44(ptr noundef %46, i32 noundef %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #18
  br label %161

48:                                               ; preds = %25
  %49 = icmp eq i64 %39, 1
  br i1 %49, label %160, label %50

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !30
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %54 = cmpxchg ptr %53, i32 0, i32 1 acquire monotonic, align 64
  %55 = extractvalue { i32, i1 } %54, 1
  br i1 %55, label %56, label %160

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(32) %57, ptr noundef nonnull readonly align 8 dereferenceable(32) %6, i64 32, i1 false), !tbaa.struct !37
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
  %77 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %70, i32 noundef 129, i32 noundef %76, ptr noundef null, ptr noundef null, i32 noundef 0) #18
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
  br i1 %97, label %98, label %118, !llvm.loop !41

98:                                               ; preds = %94
  %99 = load ptr, ptr %57, align 8, !tbaa !31
  %100 = load ptr, ptr %83, align 8, !tbaa !33
  %101 = load i64, ptr %84, align 8, !tbaa !34
  %102 = load i64, ptr %85, align 8, !tbaa !35
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
  tail call void %99(ptr noundef %100, i64 noundef %111, i64 noundef %116) #18
  %117 = load i64, ptr %90, align 8, !tbaa !40
  br label %118

118:                                              ; preds = %98, %94
  %119 = phi i64 [ %117, %98 ], [ %95, %94 ]
  %120 = load atomic i64, ptr %89 monotonic, align 64
  %121 = icmp slt i64 %120, %119
  br i1 %121, label %94, label %122

122:                                              ; preds = %118, %87
  %123 = add nuw nsw i64 %88, 1
  %124 = icmp eq i64 %123, %86
  br i1 %124, label %125, label %87, !llvm.loop !42

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
  br i1 %138, label %159, label %131, !llvm.loop !43

139:                                              ; preds = %131
  %140 = atomicrmw or ptr %69, i32 1073741824 acquire, align 64
  %141 = or i32 %140, 1073741824
  %142 = icmp eq i32 %141, 1073741824
  br i1 %142, label %148, label %143

143:                                              ; preds = %139, %143
  %144 = phi i32 [ %146, %143 ], [ %141, %139 ]
  %145 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %69, i32 noundef 128, i32 noundef %144, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %146 = load atomic i32, ptr %69 acquire, align 64
  %147 = icmp eq i32 %146, 1073741824
  br i1 %147, label %148, label %143, !llvm.loop !44

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
  br i1 %158, label %68, label %149, !llvm.loop !45

159:                                              ; preds = %135, %125, %148
  store atomic i32 0, ptr %53 release, align 64
  br label %161

160:                                              ; preds = %50, %48
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #18
  br label %161

161:                                              ; preds = %159, %160, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  br label %162

162:                                              ; preds = %5, %161
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
  tail call void %4(ptr noundef %6, i64 noundef %19, i64 noundef %24) #18
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #7 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !46
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
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
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !48
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !51
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !48
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !52
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !53
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !54
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #8 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !46
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !23
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !55
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !36
  %12 = tail call i32 %7(ptr noundef %11) #18
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8, !tbaa !56
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !23
  %6 = icmp eq ptr %5, null
  br i1 %6, label %358, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !64
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !55
  %14 = icmp eq ptr %13, null
  br i1 %14, label %358, label %15

15:                                               ; preds = %11, %7
  %16 = load ptr, ptr %0, align 8, !tbaa !65
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !66
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
  %33 = load i32, ptr %32, align 8, !tbaa !67
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
  %35 = load ptr, ptr %22, align 8, !tbaa !55
  %36 = icmp eq ptr %35, null
  br i1 %36, label %61, label %37

37:                                               ; preds = %34
  %38 = load i64, ptr %23, align 8, !tbaa !70
  %39 = icmp slt i64 %27, %38
  br i1 %39, label %40, label %61

40:                                               ; preds = %37
  %41 = load ptr, ptr %21, align 8, !tbaa !36
  %42 = tail call i32 %35(ptr noundef %41) #18
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %61, label %44

44:                                               ; preds = %40
  %45 = load ptr, ptr %2, align 8, !tbaa !56
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  br label %49

49:                                               ; preds = %49, %44
  %50 = atomicrmw xchg ptr %48, i32 1 acquire, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %49, !llvm.loop !47

52:                                               ; preds = %49
  %53 = load atomic i32, ptr %47 monotonic, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %57 = load i64, ptr %56, align 8, !tbaa !48
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %59, label %353

59:                                               ; preds = %55, %52
  %60 = getelementptr inbounds nuw i8, ptr %47, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %60, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %47 monotonic, align 8
  br label %353

61:                                               ; preds = %40, %37, %34
  %62 = load ptr, ptr %8, align 8, !tbaa !64
  %63 = icmp eq ptr %62, null
  br i1 %63, label %68, label %64

64:                                               ; preds = %61
  %65 = load ptr, ptr %21, align 8, !tbaa !36
  %66 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %67 = load i32, ptr %66, align 4, !tbaa !71
  tail call void %62(ptr noundef %65, i32 noundef %67, i32 noundef 0) #18
  br label %68

68:                                               ; preds = %64, %61
  %69 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !72
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %75, label %72

72:                                               ; preds = %68
  %73 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %74 = zext i32 %70 to i64
  br label %82

75:                                               ; preds = %82, %68
  %76 = load ptr, ptr %30, align 8, !tbaa !73
  %77 = load ptr, ptr %24, align 8, !tbaa !74
  %78 = load ptr, ptr %25, align 8, !tbaa !75
  %79 = load ptr, ptr %2, align 8, !tbaa !56
  %80 = tail call i32 %76(ptr noundef %77, ptr noundef %78, ptr noundef %79) #18
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %126, label %95

82:                                               ; preds = %82, %72
  %83 = phi i64 [ 0, %72 ], [ %93, %82 ]
  %84 = load ptr, ptr %20, align 8, !tbaa !76
  %85 = load ptr, ptr %73, align 8, !tbaa !77
  %86 = getelementptr inbounds nuw i32, ptr %85, i64 %83
  %87 = load i32, ptr %86, align 4, !tbaa !5
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds ptr, ptr %84, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !38
  %91 = load ptr, ptr %24, align 8, !tbaa !74
  %92 = getelementptr inbounds nuw ptr, ptr %91, i64 %83
  store ptr %90, ptr %92, align 8, !tbaa !38
  %93 = add nuw nsw i64 %83, 1
  %94 = icmp eq i64 %93, %74
  br i1 %94, label %75, label %82, !llvm.loop !78

95:                                               ; preds = %75
  %96 = load ptr, ptr %2, align 8, !tbaa !56
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 24
  %98 = load ptr, ptr %97, align 8, !tbaa !46
  %99 = load atomic i32, ptr %98 acquire, align 8
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %119

101:                                              ; preds = %95
  %102 = load ptr, ptr %2, align 8, !tbaa !56
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 24
  %104 = load ptr, ptr %103, align 8, !tbaa !46
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 4
  br label %106

106:                                              ; preds = %106, %101
  %107 = atomicrmw xchg ptr %105, i32 1 acquire, align 4
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %106, !llvm.loop !47

109:                                              ; preds = %106
  %110 = load atomic i32, ptr %104 monotonic, align 8
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %116, label %112

112:                                              ; preds = %109
  %113 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %114 = load i64, ptr %113, align 8, !tbaa !48
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
  %121 = load i32, ptr %120, align 4, !tbaa !71
  %122 = load ptr, ptr %2, align 8, !tbaa !56
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 24
  %124 = load ptr, ptr %123, align 8, !tbaa !46
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 8
  store i32 %121, ptr %125, align 8, !tbaa !79
  br label %126

126:                                              ; preds = %119, %75
  %127 = load ptr, ptr %8, align 8, !tbaa !64
  %128 = icmp eq ptr %127, null
  br i1 %128, label %354, label %129

129:                                              ; preds = %126
  %130 = load ptr, ptr %21, align 8, !tbaa !36
  %131 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %132 = load i32, ptr %131, align 4, !tbaa !71
  tail call void %127(ptr noundef %130, i32 noundef %132, i32 noundef 1) #18
  br label %354

133:                                              ; preds = %29
  %134 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %135 = load i32, ptr %134, align 4, !tbaa !80
  %136 = sext i32 %135 to i64
  br label %354

137:                                              ; preds = %29
  %138 = load ptr, ptr %20, align 8, !tbaa !76
  %139 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %140 = load ptr, ptr %139, align 8, !tbaa !77
  %141 = load i32, ptr %140, align 4, !tbaa !5
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds ptr, ptr %138, i64 %142
  %144 = load ptr, ptr %143, align 8, !tbaa !38
  %145 = load i8, ptr %144, align 1, !tbaa !13
  %146 = icmp eq i8 %145, 0
  br i1 %146, label %147, label %354

147:                                              ; preds = %137
  %148 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %149 = load i32, ptr %148, align 4, !tbaa !80
  %150 = sext i32 %149 to i64
  br label %354

151:                                              ; preds = %29
  %152 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %153 = load ptr, ptr %152, align 8, !tbaa !77
  %154 = load ptr, ptr %20, align 8, !tbaa !76
  %155 = load i32, ptr %153, align 4, !tbaa !5
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds ptr, ptr %154, i64 %156
  %158 = load ptr, ptr %157, align 8, !tbaa !38
  store i32 0, ptr %158, align 4, !tbaa !5
  %159 = getelementptr inbounds nuw i8, ptr %153, i64 4
  %160 = load i32, ptr %159, align 4, !tbaa !5
  %161 = icmp sgt i32 %160, -1
  br i1 %161, label %162, label %354

162:                                              ; preds = %151
  %163 = zext nneg i32 %160 to i64
  %164 = getelementptr inbounds nuw ptr, ptr %154, i64 %163
  %165 = load ptr, ptr %164, align 8, !tbaa !38
  %166 = load i32, ptr %165, align 4, !tbaa !5
  %167 = icmp slt i32 %166, 1
  br i1 %167, label %168, label %354

168:                                              ; preds = %162
  %169 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %170 = load i32, ptr %169, align 4, !tbaa !80
  %171 = sext i32 %170 to i64
  br label %354

172:                                              ; preds = %29
  %173 = load ptr, ptr %8, align 8, !tbaa !64
  %174 = icmp eq ptr %173, null
  br i1 %174, label %179, label %175

175:                                              ; preds = %172
  %176 = load ptr, ptr %21, align 8, !tbaa !36
  %177 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %178 = load i32, ptr %177, align 4, !tbaa !71
  tail call void %173(ptr noundef %176, i32 noundef %178, i32 noundef 2) #18
  br label %179

179:                                              ; preds = %175, %172
  %180 = load ptr, ptr %22, align 8, !tbaa !55
  %181 = icmp eq ptr %180, null
  br i1 %181, label %213, label %182

182:                                              ; preds = %179
  %183 = load i64, ptr %23, align 8, !tbaa !70
  %184 = icmp slt i64 %27, %183
  br i1 %184, label %185, label %213

185:                                              ; preds = %182
  %186 = load ptr, ptr %21, align 8, !tbaa !36
  %187 = tail call i32 %180(ptr noundef %186) #18
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %213, label %189

189:                                              ; preds = %185
  %190 = load ptr, ptr %2, align 8, !tbaa !56
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 24
  %192 = load ptr, ptr %191, align 8, !tbaa !46
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 4
  br label %194

194:                                              ; preds = %194, %189
  %195 = atomicrmw xchg ptr %193, i32 1 acquire, align 4
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %194, !llvm.loop !47

197:                                              ; preds = %194
  %198 = load atomic i32, ptr %192 monotonic, align 8
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %204, label %200

200:                                              ; preds = %197
  %201 = getelementptr inbounds nuw i8, ptr %192, i64 16
  %202 = load i64, ptr %201, align 8, !tbaa !48
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
  %208 = load i32, ptr %207, align 4, !tbaa !71
  %209 = load ptr, ptr %2, align 8, !tbaa !56
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 24
  %211 = load ptr, ptr %210, align 8, !tbaa !46
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 8
  store i32 %208, ptr %212, align 8, !tbaa !79
  br label %213

213:                                              ; preds = %179, %182, %185, %206
  %214 = phi i32 [ 0, %179 ], [ 1, %206 ], [ 0, %185 ], [ 0, %182 ]
  %215 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %216 = load i32, ptr %215, align 4, !tbaa !80
  %217 = sext i32 %216 to i64
  br label %354

218:                                              ; preds = %29
  %219 = load ptr, ptr %8, align 8, !tbaa !64
  %220 = icmp eq ptr %219, null
  br i1 %220, label %225, label %221

221:                                              ; preds = %218
  %222 = load ptr, ptr %21, align 8, !tbaa !36
  %223 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %224 = load i32, ptr %223, align 4, !tbaa !71
  tail call void %219(ptr noundef %222, i32 noundef %224, i32 noundef 2) #18
  br label %225

225:                                              ; preds = %221, %218
  %226 = load ptr, ptr %22, align 8, !tbaa !55
  %227 = icmp eq ptr %226, null
  br i1 %227, label %259, label %228

228:                                              ; preds = %225
  %229 = load i64, ptr %23, align 8, !tbaa !70
  %230 = icmp slt i64 %27, %229
  br i1 %230, label %231, label %259

231:                                              ; preds = %228
  %232 = load ptr, ptr %21, align 8, !tbaa !36
  %233 = tail call i32 %226(ptr noundef %232) #18
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %259, label %235

235:                                              ; preds = %231
  %236 = load ptr, ptr %2, align 8, !tbaa !56
  %237 = getelementptr inbounds nuw i8, ptr %236, i64 24
  %238 = load ptr, ptr %237, align 8, !tbaa !46
  %239 = getelementptr inbounds nuw i8, ptr %238, i64 4
  br label %240

240:                                              ; preds = %240, %235
  %241 = atomicrmw xchg ptr %239, i32 1 acquire, align 4
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %243, label %240, !llvm.loop !47

243:                                              ; preds = %240
  %244 = load atomic i32, ptr %238 monotonic, align 8
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %250, label %246

246:                                              ; preds = %243
  %247 = getelementptr inbounds nuw i8, ptr %238, i64 16
  %248 = load i64, ptr %247, align 8, !tbaa !48
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
  %254 = load i32, ptr %253, align 4, !tbaa !71
  %255 = load ptr, ptr %2, align 8, !tbaa !56
  %256 = getelementptr inbounds nuw i8, ptr %255, i64 24
  %257 = load ptr, ptr %256, align 8, !tbaa !46
  %258 = getelementptr inbounds nuw i8, ptr %257, i64 8
  store i32 %254, ptr %258, align 8, !tbaa !79
  br label %259

259:                                              ; preds = %225, %228, %231, %252
  %260 = phi i32 [ 0, %225 ], [ 1, %252 ], [ 0, %231 ], [ 0, %228 ]
  %261 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %262 = load ptr, ptr %261, align 8, !tbaa !77
  %263 = load ptr, ptr %20, align 8, !tbaa !76
  %264 = load i32, ptr %262, align 4, !tbaa !5
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds ptr, ptr %263, i64 %265
  %267 = load ptr, ptr %266, align 8, !tbaa !38
  %268 = load i32, ptr %267, align 4, !tbaa !5
  %269 = add i32 %268, 1
  store i32 %269, ptr %267, align 4, !tbaa !5
  %270 = getelementptr inbounds nuw i8, ptr %262, i64 4
  %271 = load i32, ptr %270, align 4, !tbaa !5
  %272 = icmp slt i32 %271, 0
  br i1 %272, label %279, label %273

273:                                              ; preds = %259
  %274 = zext nneg i32 %271 to i64
  %275 = getelementptr inbounds nuw ptr, ptr %263, i64 %274
  %276 = load ptr, ptr %275, align 8, !tbaa !38
  %277 = load i32, ptr %276, align 4, !tbaa !5
  %278 = icmp slt i32 %269, %277
  br i1 %278, label %279, label %354

279:                                              ; preds = %273, %259
  %280 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %281 = load i32, ptr %280, align 4, !tbaa !80
  %282 = sext i32 %281 to i64
  br label %354

283:                                              ; preds = %29
  %284 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %285 = load ptr, ptr %284, align 8, !tbaa !77
  %286 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %287 = load i32, ptr %286, align 8, !tbaa !72
  %288 = load ptr, ptr %20, align 8, !tbaa !76
  %289 = load i32, ptr %285, align 4, !tbaa !5
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds ptr, ptr %288, i64 %290
  %292 = load ptr, ptr %291, align 8, !tbaa !38
  %293 = getelementptr inbounds nuw i8, ptr %285, i64 4
  %294 = load i32, ptr %293, align 4, !tbaa !5
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds ptr, ptr %288, i64 %295
  %297 = load ptr, ptr %296, align 8, !tbaa !38
  store ptr %297, ptr %291, align 8, !tbaa !38
  %298 = load ptr, ptr %20, align 8, !tbaa !76
  %299 = getelementptr inbounds ptr, ptr %298, i64 %295
  store ptr %292, ptr %299, align 8, !tbaa !38
  %300 = load ptr, ptr %19, align 8, !tbaa !81
  %301 = getelementptr inbounds nuw i8, ptr %285, i64 8
  %302 = load i32, ptr %301, align 4, !tbaa !5
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds i8, ptr %300, i64 %303
  %305 = load i8, ptr %304, align 1, !tbaa !13
  %306 = xor i8 %305, 1
  store i8 %306, ptr %304, align 1, !tbaa !13
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
  %320 = load ptr, ptr %20, align 8, !tbaa !76
  %321 = getelementptr inbounds nuw i32, ptr %285, i64 %319
  %322 = load i32, ptr %321, align 4, !tbaa !5
  %323 = sext i32 %322 to i64
  %324 = getelementptr inbounds ptr, ptr %320, i64 %323
  %325 = load ptr, ptr %324, align 8, !tbaa !38
  %326 = ptrtoint ptr %325 to i64
  %327 = icmp samesign ult i64 %319, %316
  %328 = select i1 %327, i64 %309, i64 %315
  %329 = add i64 %328, %326
  %330 = inttoptr i64 %329 to ptr
  store ptr %330, ptr %324, align 8, !tbaa !38
  %331 = add nuw nsw i64 %319, 1
  %332 = icmp eq i64 %331, %317
  br i1 %332, label %354, label %318, !llvm.loop !82

333:                                              ; preds = %29
  %334 = load ptr, ptr %19, align 8, !tbaa !81
  %335 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %336 = load ptr, ptr %335, align 8, !tbaa !77
  %337 = getelementptr inbounds nuw i8, ptr %336, i64 8
  %338 = load i32, ptr %337, align 4, !tbaa !5
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds i8, ptr %334, i64 %339
  %341 = load i8, ptr %340, align 1, !tbaa !13
  %342 = icmp eq i8 %341, 0
  br i1 %342, label %343, label %354

343:                                              ; preds = %333
  %344 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %345 = load i32, ptr %344, align 4, !tbaa !80
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
  br i1 %357, label %26, label %644, !llvm.loop !83

358:                                              ; preds = %11, %1
  %359 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %360 = load i64, ptr %359, align 8, !tbaa !84
  %361 = icmp eq i64 %360, 0
  br i1 %361, label %428, label %362

362:                                              ; preds = %358
  %363 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %364 = load i64, ptr %363, align 8, !tbaa !66
  %365 = icmp sgt i64 %364, 0
  br i1 %365, label %366, label %644

366:                                              ; preds = %362
  %367 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %368 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %369 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %374

370:                                              ; preds = %384
  %371 = add nuw nsw i64 %375, 1
  %372 = load i64, ptr %363, align 8, !tbaa !66
  %373 = icmp slt i64 %371, %372
  br i1 %373, label %374, label %644, !llvm.loop !85

374:                                              ; preds = %370, %366
  %375 = phi i64 [ 0, %366 ], [ %371, %370 ]
  %376 = load ptr, ptr %0, align 8, !tbaa !65
  %377 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %376, i64 %375
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 16
  %379 = load i32, ptr %378, align 8, !tbaa !72
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %384, label %381

381:                                              ; preds = %374
  %382 = getelementptr inbounds nuw i8, ptr %377, i64 8
  %383 = zext i32 %379 to i64
  br label %391

384:                                              ; preds = %391, %374
  %385 = load ptr, ptr %377, align 8, !tbaa !73
  %386 = load ptr, ptr %368, align 8, !tbaa !74
  %387 = load ptr, ptr %369, align 8, !tbaa !75
  %388 = load ptr, ptr %2, align 8, !tbaa !56
  %389 = tail call i32 %385(ptr noundef %386, ptr noundef %387, ptr noundef %388) #18
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %370, label %404

391:                                              ; preds = %391, %381
  %392 = phi i64 [ 0, %381 ], [ %402, %391 ]
  %393 = load ptr, ptr %367, align 8, !tbaa !76
  %394 = load ptr, ptr %382, align 8, !tbaa !77
  %395 = getelementptr inbounds nuw i32, ptr %394, i64 %392
  %396 = load i32, ptr %395, align 4, !tbaa !5
  %397 = sext i32 %396 to i64
  %398 = getelementptr inbounds ptr, ptr %393, i64 %397
  %399 = load ptr, ptr %398, align 8, !tbaa !38
  %400 = load ptr, ptr %368, align 8, !tbaa !74
  %401 = getelementptr inbounds nuw ptr, ptr %400, i64 %392
  store ptr %399, ptr %401, align 8, !tbaa !38
  %402 = add nuw nsw i64 %392, 1
  %403 = icmp eq i64 %402, %383
  br i1 %403, label %384, label %391, !llvm.loop !78

404:                                              ; preds = %384
  %405 = load ptr, ptr %2, align 8, !tbaa !56
  %406 = getelementptr inbounds nuw i8, ptr %405, i64 24
  %407 = load ptr, ptr %406, align 8, !tbaa !46
  %408 = load atomic i32, ptr %407 acquire, align 8
  %409 = icmp eq i32 %408, 0
  br i1 %409, label %410, label %635

410:                                              ; preds = %404
  %411 = load ptr, ptr %2, align 8, !tbaa !56
  %412 = getelementptr inbounds nuw i8, ptr %411, i64 24
  %413 = load ptr, ptr %412, align 8, !tbaa !46
  %414 = getelementptr inbounds nuw i8, ptr %413, i64 4
  br label %415

415:                                              ; preds = %415, %410
  %416 = atomicrmw xchg ptr %414, i32 1 acquire, align 4
  %417 = icmp eq i32 %416, 0
  br i1 %417, label %418, label %415, !llvm.loop !47

418:                                              ; preds = %415
  %419 = load atomic i32, ptr %413 monotonic, align 8
  %420 = icmp eq i32 %419, 0
  br i1 %420, label %425, label %421

421:                                              ; preds = %418
  %422 = getelementptr inbounds nuw i8, ptr %413, i64 16
  %423 = load i64, ptr %422, align 8, !tbaa !48
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
  %429 = load ptr, ptr %0, align 8, !tbaa !65
  %430 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %431 = load i64, ptr %430, align 8, !tbaa !66
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
  %443 = load i32, ptr %442, align 8, !tbaa !67
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
  %446 = load i32, ptr %445, align 8, !tbaa !72
  %447 = icmp eq i32 %446, 0
  br i1 %447, label %451, label %448

448:                                              ; preds = %444
  %449 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %450 = zext i32 %446 to i64
  br label %458

451:                                              ; preds = %458, %444
  %452 = load ptr, ptr %440, align 8, !tbaa !73
  %453 = load ptr, ptr %434, align 8, !tbaa !74
  %454 = load ptr, ptr %435, align 8, !tbaa !75
  %455 = load ptr, ptr %2, align 8, !tbaa !56
  %456 = tail call i32 %452(ptr noundef %453, ptr noundef %454, ptr noundef %455) #18
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %631, label %471

458:                                              ; preds = %458, %448
  %459 = phi i64 [ 0, %448 ], [ %469, %458 ]
  %460 = load ptr, ptr %433, align 8, !tbaa !76
  %461 = load ptr, ptr %449, align 8, !tbaa !77
  %462 = getelementptr inbounds nuw i32, ptr %461, i64 %459
  %463 = load i32, ptr %462, align 4, !tbaa !5
  %464 = sext i32 %463 to i64
  %465 = getelementptr inbounds ptr, ptr %460, i64 %464
  %466 = load ptr, ptr %465, align 8, !tbaa !38
  %467 = load ptr, ptr %434, align 8, !tbaa !74
  %468 = getelementptr inbounds nuw ptr, ptr %467, i64 %459
  store ptr %466, ptr %468, align 8, !tbaa !38
  %469 = add nuw nsw i64 %459, 1
  %470 = icmp eq i64 %469, %450
  br i1 %470, label %451, label %458, !llvm.loop !78

471:                                              ; preds = %451
  %472 = load ptr, ptr %2, align 8, !tbaa !56
  %473 = getelementptr inbounds nuw i8, ptr %472, i64 24
  %474 = load ptr, ptr %473, align 8, !tbaa !46
  %475 = load atomic i32, ptr %474 acquire, align 8
  %476 = icmp eq i32 %475, 0
  br i1 %476, label %477, label %635

477:                                              ; preds = %471
  %478 = load ptr, ptr %2, align 8, !tbaa !56
  %479 = getelementptr inbounds nuw i8, ptr %478, i64 24
  %480 = load ptr, ptr %479, align 8, !tbaa !46
  %481 = getelementptr inbounds nuw i8, ptr %480, i64 4
  br label %482

482:                                              ; preds = %482, %477
  %483 = atomicrmw xchg ptr %481, i32 1 acquire, align 4
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %485, label %482, !llvm.loop !47

485:                                              ; preds = %482
  %486 = load atomic i32, ptr %480 monotonic, align 8
  %487 = icmp eq i32 %486, 0
  br i1 %487, label %492, label %488

488:                                              ; preds = %485
  %489 = getelementptr inbounds nuw i8, ptr %480, i64 16
  %490 = load i64, ptr %489, align 8, !tbaa !48
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
  %497 = load i32, ptr %496, align 4, !tbaa !80
  %498 = sext i32 %497 to i64
  br label %631

499:                                              ; preds = %439
  %500 = load ptr, ptr %433, align 8, !tbaa !76
  %501 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %502 = load ptr, ptr %501, align 8, !tbaa !77
  %503 = load i32, ptr %502, align 4, !tbaa !5
  %504 = sext i32 %503 to i64
  %505 = getelementptr inbounds ptr, ptr %500, i64 %504
  %506 = load ptr, ptr %505, align 8, !tbaa !38
  %507 = load i8, ptr %506, align 1, !tbaa !13
  %508 = icmp eq i8 %507, 0
  br i1 %508, label %509, label %631

509:                                              ; preds = %499
  %510 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %511 = load i32, ptr %510, align 4, !tbaa !80
  %512 = sext i32 %511 to i64
  br label %631

513:                                              ; preds = %439
  %514 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %515 = load ptr, ptr %514, align 8, !tbaa !77
  %516 = load ptr, ptr %433, align 8, !tbaa !76
  %517 = load i32, ptr %515, align 4, !tbaa !5
  %518 = sext i32 %517 to i64
  %519 = getelementptr inbounds ptr, ptr %516, i64 %518
  %520 = load ptr, ptr %519, align 8, !tbaa !38
  store i32 0, ptr %520, align 4, !tbaa !5
  %521 = getelementptr inbounds nuw i8, ptr %515, i64 4
  %522 = load i32, ptr %521, align 4, !tbaa !5
  %523 = icmp sgt i32 %522, -1
  br i1 %523, label %524, label %631

524:                                              ; preds = %513
  %525 = zext nneg i32 %522 to i64
  %526 = getelementptr inbounds nuw ptr, ptr %516, i64 %525
  %527 = load ptr, ptr %526, align 8, !tbaa !38
  %528 = load i32, ptr %527, align 4, !tbaa !5
  %529 = icmp slt i32 %528, 1
  br i1 %529, label %530, label %631

530:                                              ; preds = %524
  %531 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %532 = load i32, ptr %531, align 4, !tbaa !80
  %533 = sext i32 %532 to i64
  br label %631

534:                                              ; preds = %439
  %535 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %536 = load i32, ptr %535, align 4, !tbaa !80
  %537 = sext i32 %536 to i64
  br label %631

538:                                              ; preds = %439
  %539 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %540 = load ptr, ptr %539, align 8, !tbaa !77
  %541 = load ptr, ptr %433, align 8, !tbaa !76
  %542 = load i32, ptr %540, align 4, !tbaa !5
  %543 = sext i32 %542 to i64
  %544 = getelementptr inbounds ptr, ptr %541, i64 %543
  %545 = load ptr, ptr %544, align 8, !tbaa !38
  %546 = load i32, ptr %545, align 4, !tbaa !5
  %547 = add i32 %546, 1
  store i32 %547, ptr %545, align 4, !tbaa !5
  %548 = getelementptr inbounds nuw i8, ptr %540, i64 4
  %549 = load i32, ptr %548, align 4, !tbaa !5
  %550 = icmp slt i32 %549, 0
  br i1 %550, label %557, label %551

551:                                              ; preds = %538
  %552 = zext nneg i32 %549 to i64
  %553 = getelementptr inbounds nuw ptr, ptr %541, i64 %552
  %554 = load ptr, ptr %553, align 8, !tbaa !38
  %555 = load i32, ptr %554, align 4, !tbaa !5
  %556 = icmp slt i32 %547, %555
  br i1 %556, label %557, label %631

557:                                              ; preds = %551, %538
  %558 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %559 = load i32, ptr %558, align 4, !tbaa !80
  %560 = sext i32 %559 to i64
  br label %631

561:                                              ; preds = %439
  %562 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %563 = load ptr, ptr %562, align 8, !tbaa !77
  %564 = getelementptr inbounds nuw i8, ptr %440, i64 16
  %565 = load i32, ptr %564, align 8, !tbaa !72
  %566 = load ptr, ptr %433, align 8, !tbaa !76
  %567 = load i32, ptr %563, align 4, !tbaa !5
  %568 = sext i32 %567 to i64
  %569 = getelementptr inbounds ptr, ptr %566, i64 %568
  %570 = load ptr, ptr %569, align 8, !tbaa !38
  %571 = getelementptr inbounds nuw i8, ptr %563, i64 4
  %572 = load i32, ptr %571, align 4, !tbaa !5
  %573 = sext i32 %572 to i64
  %574 = getelementptr inbounds ptr, ptr %566, i64 %573
  %575 = load ptr, ptr %574, align 8, !tbaa !38
  store ptr %575, ptr %569, align 8, !tbaa !38
  %576 = load ptr, ptr %433, align 8, !tbaa !76
  %577 = getelementptr inbounds ptr, ptr %576, i64 %573
  store ptr %570, ptr %577, align 8, !tbaa !38
  %578 = load ptr, ptr %432, align 8, !tbaa !81
  %579 = getelementptr inbounds nuw i8, ptr %563, i64 8
  %580 = load i32, ptr %579, align 4, !tbaa !5
  %581 = sext i32 %580 to i64
  %582 = getelementptr inbounds i8, ptr %578, i64 %581
  %583 = load i8, ptr %582, align 1, !tbaa !13
  %584 = xor i8 %583, 1
  store i8 %584, ptr %582, align 1, !tbaa !13
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
  %598 = load ptr, ptr %433, align 8, !tbaa !76
  %599 = getelementptr inbounds nuw i32, ptr %563, i64 %597
  %600 = load i32, ptr %599, align 4, !tbaa !5
  %601 = sext i32 %600 to i64
  %602 = getelementptr inbounds ptr, ptr %598, i64 %601
  %603 = load ptr, ptr %602, align 8, !tbaa !38
  %604 = ptrtoint ptr %603 to i64
  %605 = icmp samesign ult i64 %597, %594
  %606 = select i1 %605, i64 %587, i64 %593
  %607 = add i64 %606, %604
  %608 = inttoptr i64 %607 to ptr
  store ptr %608, ptr %602, align 8, !tbaa !38
  %609 = add nuw nsw i64 %597, 1
  %610 = icmp eq i64 %609, %595
  br i1 %610, label %631, label %596, !llvm.loop !82

611:                                              ; preds = %439
  %612 = load ptr, ptr %432, align 8, !tbaa !81
  %613 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %614 = load ptr, ptr %613, align 8, !tbaa !77
  %615 = getelementptr inbounds nuw i8, ptr %614, i64 8
  %616 = load i32, ptr %615, align 4, !tbaa !5
  %617 = sext i32 %616 to i64
  %618 = getelementptr inbounds i8, ptr %612, i64 %617
  %619 = load i8, ptr %618, align 1, !tbaa !13
  %620 = icmp eq i8 %619, 0
  br i1 %620, label %621, label %631

621:                                              ; preds = %611
  %622 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %623 = load i32, ptr %622, align 4, !tbaa !80
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
  br i1 %634, label %436, label %644, !llvm.loop !83

635:                                              ; preds = %494, %471, %404, %427, %353
  %636 = phi ptr [ %377, %404 ], [ %30, %353 ], [ %377, %427 ], [ %440, %471 ], [ %440, %494 ]
  %637 = phi i32 [ %389, %404 ], [ 1, %353 ], [ %389, %427 ], [ %456, %471 ], [ %456, %494 ]
  %638 = getelementptr inbounds nuw i8, ptr %636, i64 20
  %639 = load i32, ptr %638, align 4, !tbaa !71
  %640 = load ptr, ptr %2, align 8, !tbaa !56
  %641 = getelementptr inbounds nuw i8, ptr %640, i64 24
  %642 = load ptr, ptr %641, align 8, !tbaa !46
  %643 = getelementptr inbounds nuw i8, ptr %642, i64 8
  store i32 %639, ptr %643, align 8, !tbaa !79
  br label %644

644:                                              ; preds = %354, %26, %370, %631, %436, %635, %362
  %645 = phi i32 [ 0, %370 ], [ 0, %362 ], [ 0, %436 ], [ %637, %635 ], [ %633, %631 ], [ 0, %26 ], [ %356, %354 ]
  ret i32 %645
}

; Function Attrs: nounwind uwtable
define i32 @tfc_enter(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef readonly captures(address_is_null) %5, ptr noundef readonly captures(address_is_null) %6, ptr noundef %7, ptr noundef writeonly captures(address_is_null) %8) local_unnamed_addr #2 {
  %10 = alloca %struct.tfc_failure, align 8
  %11 = alloca %struct.tfc_failure, align 8
  %12 = alloca %struct.tfc_ctx, align 8
  %13 = alloca %struct.tfc_region, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %15 = load i64, ptr %14, align 8, !tbaa !86
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %71, label %17

17:                                               ; preds = %9
  %18 = icmp ne ptr %2, null
  %19 = ptrtoint ptr %2 to i64
  %20 = and i64 %19, 63
  %21 = icmp eq i64 %20, 0
  %22 = and i1 %18, %21
  br i1 %22, label %71, label %23

23:                                               ; preds = %17
  %24 = icmp eq ptr %8, null
  br i1 %24, label %613, label %25

25:                                               ; preds = %23
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 4
  br label %27

27:                                               ; preds = %51, %25
  %28 = phi i8 [ 116, %25 ], [ %55, %51 ]
  %29 = phi ptr [ %26, %25 ], [ %54, %51 ]
  %30 = phi ptr [ @.str.2, %25 ], [ %53, %51 ]
  %31 = phi i64 [ 4, %25 ], [ %52, %51 ]
  switch i8 %28, label %45 [
    i8 123, label %35
    i8 125, label %32
  ]

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw i8, ptr %30, i64 1
  %34 = load i8, ptr %33, align 1, !tbaa !13
  br label %39

35:                                               ; preds = %27
  %36 = getelementptr inbounds nuw i8, ptr %30, i64 1
  %37 = load i8, ptr %36, align 1, !tbaa !13
  %38 = icmp eq i8 %37, 123
  br i1 %38, label %39, label %59

39:                                               ; preds = %35, %32
  %40 = phi i8 [ %34, %32 ], [ 123, %35 ]
  %41 = icmp eq i8 %40, %28
  %42 = zext i1 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr %30, i64 %42
  %44 = load i8, ptr %43, align 1, !tbaa !13
  br label %45

45:                                               ; preds = %39, %27
  %46 = phi i8 [ %28, %27 ], [ %44, %39 ]
  %47 = phi i64 [ 0, %27 ], [ %42, %39 ]
  %48 = getelementptr inbounds nuw i8, ptr %30, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 1
  %50 = add nuw nsw i64 %31, 1
  store i8 %46, ptr %29, align 1, !tbaa !13
  br label %51

51:                                               ; preds = %65, %45
  %52 = phi i64 [ %50, %45 ], [ %31, %65 ]
  %53 = phi ptr [ %49, %45 ], [ %68, %65 ]
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 %52
  %55 = load i8, ptr %53, align 1, !tbaa !13
  %56 = icmp ne i8 %55, 0
  %57 = icmp slt i64 %52, 239
  %58 = select i1 %56, i1 %57, i1 false
  br i1 %58, label %27, label %69, !llvm.loop !95

59:                                               ; preds = %35, %62
  %60 = phi i8 [ %64, %62 ], [ 123, %35 ]
  %61 = phi ptr [ %63, %62 ], [ %30, %35 ]
  switch i8 %60, label %62 [
    i8 0, label %65
    i8 125, label %65
  ]

62:                                               ; preds = %59
  %63 = getelementptr inbounds nuw i8, ptr %61, i64 1
  %64 = load i8, ptr %63, align 1, !tbaa !13
  br label %59, !llvm.loop !96

65:                                               ; preds = %59, %59
  %66 = icmp ne i8 %60, 0
  %67 = zext i1 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr %61, i64 %67
  br label %51

69:                                               ; preds = %51
  store i8 0, ptr %54, align 1, !tbaa !13
  store i32 3, ptr %8, align 8, !tbaa !97
  %70 = getelementptr inbounds nuw i8, ptr %8, i64 240
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %70, i8 0, i64 16, i1 false)
  br label %613

71:                                               ; preds = %17, %9
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %73 = load i64, ptr %72, align 8, !tbaa !100
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %129, label %75

75:                                               ; preds = %71
  %76 = icmp ne ptr %3, null
  %77 = ptrtoint ptr %3 to i64
  %78 = and i64 %77, 63
  %79 = icmp eq i64 %78, 0
  %80 = and i1 %76, %79
  br i1 %80, label %129, label %81

81:                                               ; preds = %75
  %82 = icmp eq ptr %8, null
  br i1 %82, label %613, label %83

83:                                               ; preds = %81
  %84 = getelementptr inbounds nuw i8, ptr %8, i64 4
  br label %85

85:                                               ; preds = %109, %83
  %86 = phi i8 [ 116, %83 ], [ %113, %109 ]
  %87 = phi ptr [ %84, %83 ], [ %112, %109 ]
  %88 = phi ptr [ @.str.3, %83 ], [ %111, %109 ]
  %89 = phi i64 [ 4, %83 ], [ %110, %109 ]
  switch i8 %86, label %103 [
    i8 123, label %93
    i8 125, label %90
  ]

90:                                               ; preds = %85
  %91 = getelementptr inbounds nuw i8, ptr %88, i64 1
  %92 = load i8, ptr %91, align 1, !tbaa !13
  br label %97

93:                                               ; preds = %85
  %94 = getelementptr inbounds nuw i8, ptr %88, i64 1
  %95 = load i8, ptr %94, align 1, !tbaa !13
  %96 = icmp eq i8 %95, 123
  br i1 %96, label %97, label %117

97:                                               ; preds = %93, %90
  %98 = phi i8 [ %92, %90 ], [ 123, %93 ]
  %99 = icmp eq i8 %98, %86
  %100 = zext i1 %99 to i64
  %101 = getelementptr inbounds nuw i8, ptr %88, i64 %100
  %102 = load i8, ptr %101, align 1, !tbaa !13
  br label %103

103:                                              ; preds = %97, %85
  %104 = phi i8 [ %86, %85 ], [ %102, %97 ]
  %105 = phi i64 [ 0, %85 ], [ %100, %97 ]
  %106 = getelementptr inbounds nuw i8, ptr %88, i64 %105
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 1
  %108 = add nuw nsw i64 %89, 1
  store i8 %104, ptr %87, align 1, !tbaa !13
  br label %109

109:                                              ; preds = %123, %103
  %110 = phi i64 [ %108, %103 ], [ %89, %123 ]
  %111 = phi ptr [ %107, %103 ], [ %126, %123 ]
  %112 = getelementptr inbounds nuw i8, ptr %8, i64 %110
  %113 = load i8, ptr %111, align 1, !tbaa !13
  %114 = icmp ne i8 %113, 0
  %115 = icmp slt i64 %110, 239
  %116 = select i1 %114, i1 %115, i1 false
  br i1 %116, label %85, label %127, !llvm.loop !95

117:                                              ; preds = %93, %120
  %118 = phi i8 [ %122, %120 ], [ 123, %93 ]
  %119 = phi ptr [ %121, %120 ], [ %88, %93 ]
  switch i8 %118, label %120 [
    i8 0, label %123
    i8 125, label %123
  ]

120:                                              ; preds = %117
  %121 = getelementptr inbounds nuw i8, ptr %119, i64 1
  %122 = load i8, ptr %121, align 1, !tbaa !13
  br label %117, !llvm.loop !96

123:                                              ; preds = %117, %117
  %124 = icmp ne i8 %118, 0
  %125 = zext i1 %124 to i64
  %126 = getelementptr inbounds nuw i8, ptr %119, i64 %125
  br label %109

127:                                              ; preds = %109
  store i8 0, ptr %112, align 1, !tbaa !13
  store i32 3, ptr %8, align 8, !tbaa !97
  %128 = getelementptr inbounds nuw i8, ptr %8, i64 240
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %128, i8 0, i64 16, i1 false)
  br label %613

129:                                              ; preds = %75, %71
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %131 = load i64, ptr %130, align 8, !tbaa !101
  %132 = icmp sgt i64 %131, 0
  br i1 %132, label %133, label %162

133:                                              ; preds = %129
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %135 = load ptr, ptr %134, align 8, !tbaa !102
  %136 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %137 = icmp eq ptr %4, null
  %138 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %139 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %140 = getelementptr inbounds nuw i8, ptr %10, i64 40
  br label %141

141:                                              ; preds = %155, %133
  %142 = phi i64 [ 0, %133 ], [ %156, %155 ]
  %143 = getelementptr inbounds nuw %struct.tfc_bound, ptr %135, i64 %142
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  br i1 %137, label %153, label %144

144:                                              ; preds = %141
  %145 = getelementptr inbounds nuw i64, ptr %4, i64 %142
  %146 = load i64, ptr %145, align 8, !tbaa !39
  store i64 %146, ptr %136, align 8, !tbaa !48
  %147 = load i64, ptr %143, align 8, !tbaa !103
  store i64 %147, ptr %138, align 8, !tbaa !52
  %148 = getelementptr inbounds nuw i8, ptr %143, i64 8
  %149 = load i64, ptr %148, align 8, !tbaa !105
  store i64 %149, ptr %139, align 8, !tbaa !53
  store double 0.000000e+00, ptr %140, align 8, !tbaa !54
  %150 = icmp slt i64 %146, %147
  %151 = icmp sgt i64 %146, %149
  %152 = select i1 %150, i1 true, i1 %151
  br i1 %152, label %158, label %155

153:                                              ; preds = %141
  store i64 0, ptr %136, align 8, !tbaa !48
  %154 = load <2 x i64>, ptr %143, align 8, !tbaa !39
  store <2 x i64> %154, ptr %138, align 8, !tbaa !39
  store double 0.000000e+00, ptr %140, align 8, !tbaa !54
  br label %158

155:                                              ; preds = %144
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #18
  %156 = add nuw nsw i64 %142, 1
  %157 = icmp eq i64 %156, %131
  br i1 %157, label %162, label %141, !llvm.loop !106

158:                                              ; preds = %144, %153
  %159 = getelementptr inbounds nuw i8, ptr %143, i64 16
  %160 = load ptr, ptr %159, align 8, !tbaa !107
  %161 = call fastcc i32 @report(ptr noundef %8, i32 noundef 3, ptr noundef null, ptr noundef nonnull @.str.4, ptr noundef %160, ptr noundef nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #18
  br label %613

162:                                              ; preds = %155, %129
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %164 = load ptr, ptr %163, align 8, !tbaa !108
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %166 = load i64, ptr %165, align 8, !tbaa !109
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %168 = load ptr, ptr %167, align 8, !tbaa !110
  %169 = tail call fastcc i32 @check_given(ptr noundef %164, i64 noundef %166, ptr noundef readonly %5, ptr noundef %168, ptr noundef readonly %4, ptr noundef %8)
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %171, label %613

171:                                              ; preds = %162
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %173 = load ptr, ptr %172, align 8, !tbaa !111
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %175 = load i64, ptr %174, align 8, !tbaa !112
  %176 = load ptr, ptr %167, align 8, !tbaa !110
  %177 = tail call fastcc i32 @check_given(ptr noundef %173, i64 noundef %175, ptr noundef readonly %6, ptr noundef %176, ptr noundef readonly %4, ptr noundef %8)
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %179, label %613

179:                                              ; preds = %171
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %181 = load i64, ptr %180, align 8, !tbaa !113
  %182 = icmp eq i64 %181, 0
  br i1 %182, label %264, label %183

183:                                              ; preds = %179
  %184 = icmp ne ptr %1, null
  %185 = ptrtoint ptr %1 to i64
  %186 = and i64 %185, 63
  %187 = icmp eq i64 %186, 0
  %188 = and i1 %184, %187
  br i1 %188, label %237, label %189

189:                                              ; preds = %183
  %190 = icmp eq ptr %8, null
  br i1 %190, label %613, label %191

191:                                              ; preds = %189
  %192 = getelementptr inbounds nuw i8, ptr %8, i64 4
  br label %193

193:                                              ; preds = %217, %191
  %194 = phi i8 [ 116, %191 ], [ %221, %217 ]
  %195 = phi ptr [ %192, %191 ], [ %220, %217 ]
  %196 = phi ptr [ @.str, %191 ], [ %219, %217 ]
  %197 = phi i64 [ 4, %191 ], [ %218, %217 ]
  switch i8 %194, label %211 [
    i8 123, label %201
    i8 125, label %198
  ]

198:                                              ; preds = %193
  %199 = getelementptr inbounds nuw i8, ptr %196, i64 1
  %200 = load i8, ptr %199, align 1, !tbaa !13
  br label %205

201:                                              ; preds = %193
  %202 = getelementptr inbounds nuw i8, ptr %196, i64 1
  %203 = load i8, ptr %202, align 1, !tbaa !13
  %204 = icmp eq i8 %203, 123
  br i1 %204, label %205, label %225

205:                                              ; preds = %201, %198
  %206 = phi i8 [ %200, %198 ], [ 123, %201 ]
  %207 = icmp eq i8 %206, %194
  %208 = zext i1 %207 to i64
  %209 = getelementptr inbounds nuw i8, ptr %196, i64 %208
  %210 = load i8, ptr %209, align 1, !tbaa !13
  br label %211

211:                                              ; preds = %205, %193
  %212 = phi i8 [ %194, %193 ], [ %210, %205 ]
  %213 = phi i64 [ 0, %193 ], [ %208, %205 ]
  %214 = getelementptr inbounds nuw i8, ptr %196, i64 %213
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 1
  %216 = add nuw nsw i64 %197, 1
  store i8 %212, ptr %195, align 1, !tbaa !13
  br label %217

217:                                              ; preds = %231, %211
  %218 = phi i64 [ %216, %211 ], [ %197, %231 ]
  %219 = phi ptr [ %215, %211 ], [ %234, %231 ]
  %220 = getelementptr inbounds nuw i8, ptr %8, i64 %218
  %221 = load i8, ptr %219, align 1, !tbaa !13
  %222 = icmp ne i8 %221, 0
  %223 = icmp slt i64 %218, 239
  %224 = select i1 %222, i1 %223, i1 false
  br i1 %224, label %193, label %235, !llvm.loop !95

225:                                              ; preds = %201, %228
  %226 = phi i8 [ %230, %228 ], [ 123, %201 ]
  %227 = phi ptr [ %229, %228 ], [ %196, %201 ]
  switch i8 %226, label %228 [
    i8 0, label %231
    i8 125, label %231
  ]

228:                                              ; preds = %225
  %229 = getelementptr inbounds nuw i8, ptr %227, i64 1
  %230 = load i8, ptr %229, align 1, !tbaa !13
  br label %225, !llvm.loop !96

231:                                              ; preds = %225, %225
  %232 = icmp ne i8 %226, 0
  %233 = zext i1 %232 to i64
  %234 = getelementptr inbounds nuw i8, ptr %227, i64 %233
  br label %217

235:                                              ; preds = %217
  store i8 0, ptr %220, align 1, !tbaa !13
  store i32 3, ptr %8, align 8, !tbaa !97
  %236 = getelementptr inbounds nuw i8, ptr %8, i64 240
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %236, i8 0, i64 16, i1 false)
  br label %613

237:                                              ; preds = %183
  %238 = load i64, ptr %1, align 8, !tbaa !39
  %239 = icmp eq i64 %238, %181
  br i1 %239, label %240, label %247

240:                                              ; preds = %237
  %241 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %242 = load i64, ptr %241, align 8, !tbaa !114
  %243 = icmp sgt i64 %242, 0
  br i1 %243, label %244, label %264

244:                                              ; preds = %240
  %245 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %246 = load ptr, ptr %245, align 8, !tbaa !115
  br label %249

247:                                              ; preds = %237
  %248 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef null, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, ptr noundef null)
  br label %613

249:                                              ; preds = %261, %244
  %250 = phi i64 [ 0, %244 ], [ %262, %261 ]
  %251 = getelementptr inbounds nuw %struct.tfc_flag, ptr %246, i64 %250
  %252 = load i64, ptr %251, align 8, !tbaa !116
  %253 = getelementptr inbounds i8, ptr %1, i64 %252
  %254 = load i8, ptr %253, align 1, !tbaa !13
  %255 = icmp eq i8 %254, 0
  br i1 %255, label %256, label %261

256:                                              ; preds = %249
  %257 = getelementptr inbounds nuw %struct.tfc_flag, ptr %246, i64 %250
  %258 = getelementptr inbounds nuw i8, ptr %257, i64 8
  %259 = load ptr, ptr %258, align 8, !tbaa !118
  %260 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef null, ptr noundef nonnull @.str.6, ptr noundef %259, ptr noundef null)
  br label %613

261:                                              ; preds = %249
  %262 = add nuw nsw i64 %250, 1
  %263 = icmp eq i64 %262, %242
  br i1 %263, label %264, label %249, !llvm.loop !119

264:                                              ; preds = %261, %240, %179
  %265 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %266 = load i64, ptr %265, align 8, !tbaa !120
  %267 = icmp sgt i64 %266, 0
  br i1 %267, label %268, label %325

268:                                              ; preds = %264
  %269 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %270 = ptrtoint ptr %3 to i64
  %271 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %272 = ptrtoint ptr %2 to i64
  %273 = ptrtoint ptr %1 to i64
  br label %274

274:                                              ; preds = %316, %268
  %275 = phi i64 [ 0, %268 ], [ %323, %316 ]
  %276 = load ptr, ptr %269, align 8, !tbaa !121
  %277 = getelementptr inbounds nuw %struct.tfc_place, ptr %276, i64 %275
  %278 = getelementptr inbounds nuw i8, ptr %277, i64 16
  %279 = load i64, ptr %278, align 8, !tbaa !122
  %280 = load i32, ptr %277, align 8, !tbaa !124
  switch i32 %280, label %305 [
    i32 0, label %281
    i32 1, label %288
    i32 2, label %295
    i32 3, label %297
    i32 4, label %299
    i32 5, label %303
  ]

281:                                              ; preds = %274
  %282 = getelementptr inbounds nuw i8, ptr %277, i64 8
  %283 = load i32, ptr %282, align 8, !tbaa !125
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds ptr, ptr %5, i64 %284
  %286 = load ptr, ptr %285, align 8, !tbaa !38
  %287 = ptrtoint ptr %286 to i64
  br label %316

288:                                              ; preds = %274
  %289 = getelementptr inbounds nuw i8, ptr %277, i64 8
  %290 = load i32, ptr %289, align 8, !tbaa !125
  %291 = sext i32 %290 to i64
  %292 = getelementptr inbounds ptr, ptr %6, i64 %291
  %293 = load ptr, ptr %292, align 8, !tbaa !38
  %294 = ptrtoint ptr %293 to i64
  br label %316

295:                                              ; preds = %274
  %296 = add i64 %279, %273
  br label %316

297:                                              ; preds = %274
  %298 = add i64 %279, %272
  br label %316

299:                                              ; preds = %274
  %300 = load ptr, ptr %271, align 8, !tbaa !126
  %301 = ptrtoint ptr %300 to i64
  %302 = add i64 %279, %301
  br label %316

303:                                              ; preds = %274
  %304 = add i64 %279, %270
  br label %316

305:                                              ; preds = %274
  %306 = getelementptr inbounds nuw i8, ptr %277, i64 8
  %307 = load i32, ptr %306, align 8, !tbaa !125
  %308 = sext i32 %307 to i64
  %309 = getelementptr inbounds ptr, ptr %3, i64 %308
  %310 = load ptr, ptr %309, align 8, !tbaa !38
  %311 = ptrtoint ptr %310 to i64
  %312 = load ptr, ptr %167, align 8, !tbaa !110
  %313 = getelementptr inbounds i64, ptr %312, i64 %279
  %314 = tail call fastcc i64 @evaluate(ptr noundef %313, ptr noundef readonly %4)
  %315 = add i64 %314, %311
  br label %316

316:                                              ; preds = %305, %303, %299, %297, %295, %288, %281
  %317 = phi i64 [ %315, %305 ], [ %287, %281 ], [ %294, %288 ], [ %296, %295 ], [ %298, %297 ], [ %302, %299 ], [ %304, %303 ]
  %318 = inttoptr i64 %317 to ptr
  %319 = getelementptr inbounds nuw i8, ptr %277, i64 4
  %320 = load i32, ptr %319, align 4, !tbaa !127
  %321 = sext i32 %320 to i64
  %322 = getelementptr inbounds ptr, ptr %3, i64 %321
  store ptr %318, ptr %322, align 8, !tbaa !38
  %323 = add nuw nsw i64 %275, 1
  %324 = icmp eq i64 %323, %266
  br i1 %324, label %325, label %274, !llvm.loop !128

325:                                              ; preds = %316, %264
  %326 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %327 = load i64, ptr %326, align 8, !tbaa !129
  %328 = icmp sgt i64 %327, 0
  br i1 %328, label %329, label %331

329:                                              ; preds = %325
  %330 = getelementptr inbounds nuw i8, ptr %0, i64 216
  br label %337

331:                                              ; preds = %337, %325
  %332 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %333 = load i64, ptr %332, align 8, !tbaa !130
  %334 = icmp sgt i64 %333, 0
  br i1 %334, label %335, label %345

335:                                              ; preds = %331
  %336 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %349

337:                                              ; preds = %329, %337
  %338 = phi i64 [ 0, %329 ], [ %342, %337 ]
  %339 = load i64, ptr %330, align 8, !tbaa !131
  %340 = getelementptr i8, ptr %3, i64 %339
  %341 = getelementptr i8, ptr %340, i64 %338
  store i8 0, ptr %341, align 1, !tbaa !13
  %342 = add nuw nsw i64 %338, 1
  %343 = load i64, ptr %326, align 8, !tbaa !129
  %344 = icmp slt i64 %342, %343
  br i1 %344, label %337, label %331, !llvm.loop !132

345:                                              ; preds = %366, %331
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %11, i8 0, i64 48, i1 false)
  %346 = icmp eq ptr %7, null
  br i1 %346, label %347, label %370

347:                                              ; preds = %345
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #18
  store <2 x i32> <i32 32, i32 0>, ptr %12, align 8, !tbaa !5
  %348 = getelementptr inbounds nuw i8, ptr %12, i64 8
  br label %377

349:                                              ; preds = %335, %366
  %350 = phi i64 [ %333, %335 ], [ %367, %366 ]
  %351 = phi i64 [ 0, %335 ], [ %368, %366 ]
  %352 = load ptr, ptr %336, align 8, !tbaa !133
  %353 = getelementptr inbounds nuw %struct.tfc_aside, ptr %352, i64 %351
  %354 = getelementptr inbounds nuw i8, ptr %353, i64 8
  %355 = load i64, ptr %354, align 8, !tbaa !134
  %356 = getelementptr inbounds i8, ptr %3, i64 %355
  %357 = load i64, ptr %353, align 8, !tbaa !136
  %358 = getelementptr inbounds i8, ptr %1, i64 %357
  %359 = getelementptr inbounds nuw i8, ptr %353, i64 16
  %360 = load i64, ptr %359, align 8, !tbaa !137
  %361 = icmp slt i64 %360, 1
  %362 = icmp eq ptr %356, %358
  %363 = or i1 %362, %361
  br i1 %363, label %366, label %364

364:                                              ; preds = %349
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %356, ptr readonly align 1 %358, i64 %360, i1 false)
  %365 = load i64, ptr %332, align 8, !tbaa !130
  br label %366

366:                                              ; preds = %349, %364
  %367 = phi i64 [ %350, %349 ], [ %365, %364 ]
  %368 = add nuw nsw i64 %351, 1
  %369 = icmp slt i64 %368, %367
  br i1 %369, label %349, label %345, !llvm.loop !138

370:                                              ; preds = %345
  %371 = load i32, ptr %7, align 8, !tbaa !139
  %372 = icmp ugt i32 %371, 55
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #18
  store <2 x i32> <i32 32, i32 0>, ptr %12, align 8, !tbaa !5
  %373 = getelementptr inbounds nuw i8, ptr %12, i64 8
  br i1 %372, label %374, label %377

374:                                              ; preds = %370
  %375 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %376 = load ptr, ptr %375, align 8, !tbaa !140
  br label %377

377:                                              ; preds = %347, %370, %374
  %378 = phi ptr [ %373, %374 ], [ %373, %370 ], [ %348, %347 ]
  %379 = phi ptr [ %376, %374 ], [ null, %370 ], [ null, %347 ]
  store ptr %379, ptr %378, align 8, !tbaa !30
  %380 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr %7, ptr %380, align 8, !tbaa !23
  %381 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store ptr %11, ptr %381, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #18
  %382 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %383 = load ptr, ptr %382, align 8, !tbaa !141
  store ptr %383, ptr %13, align 8, !tbaa !65
  %384 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %385 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %386 = load i64, ptr %385, align 8, !tbaa !142
  store i64 %386, ptr %384, align 8, !tbaa !66
  %387 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store ptr %3, ptr %387, align 8, !tbaa !76
  %388 = getelementptr inbounds nuw i8, ptr %13, i64 24
  store ptr %4, ptr %388, align 8, !tbaa !75
  %389 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %390 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %391 = load i64, ptr %390, align 8, !tbaa !143
  %392 = getelementptr inbounds i8, ptr %3, i64 %391
  store ptr %392, ptr %389, align 8, !tbaa !74
  %393 = getelementptr inbounds nuw i8, ptr %13, i64 40
  store ptr %12, ptr %393, align 8, !tbaa !56
  %394 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %395 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %396 = load i64, ptr %395, align 8, !tbaa !144
  store i64 %396, ptr %394, align 8, !tbaa !70
  %397 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %398 = load ptr, ptr %167, align 8, !tbaa !110
  store ptr %398, ptr %397, align 8, !tbaa !145
  %399 = getelementptr inbounds nuw i8, ptr %13, i64 64
  %400 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %401 = load i64, ptr %400, align 8, !tbaa !131
  %402 = getelementptr inbounds i8, ptr %3, i64 %401
  store ptr %402, ptr %399, align 8, !tbaa !81
  %403 = getelementptr inbounds nuw i8, ptr %13, i64 72
  store ptr null, ptr %403, align 8, !tbaa !146
  %404 = getelementptr inbounds nuw i8, ptr %13, i64 80
  %405 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %406 = load i64, ptr %405, align 8, !tbaa !147
  store i64 %406, ptr %404, align 8, !tbaa !84
  %407 = call i32 @tfc_walk(ptr noundef nonnull %13)
  %408 = icmp eq i32 %407, 0
  br i1 %408, label %414, label %409

409:                                              ; preds = %377
  %410 = load i64, ptr %332, align 8, !tbaa !130
  %411 = icmp sgt i64 %410, 0
  br i1 %411, label %412, label %420

412:                                              ; preds = %409
  %413 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %547

414:                                              ; preds = %377
  %415 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %416 = load i64, ptr %415, align 8, !tbaa !148
  %417 = icmp sgt i64 %416, 0
  br i1 %417, label %418, label %568

418:                                              ; preds = %414
  %419 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %574

420:                                              ; preds = %564, %409
  %421 = load atomic i32, ptr %11 seq_cst, align 8, !tbaa !149
  %422 = icmp eq i32 %421, 1
  br i1 %422, label %434, label %423

423:                                              ; preds = %420
  %424 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %425 = load i64, ptr %424, align 8, !tbaa !150
  %426 = icmp sgt i64 %425, 0
  br i1 %426, label %427, label %499

427:                                              ; preds = %423
  %428 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %429 = load ptr, ptr %428, align 8, !tbaa !151
  %430 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %431 = load i32, ptr %430, align 8, !tbaa !79
  %432 = getelementptr inbounds nuw i8, ptr %11, i64 12
  %433 = load i32, ptr %432, align 4
  br label %482

434:                                              ; preds = %420
  %435 = icmp eq ptr %8, null
  br i1 %435, label %611, label %436

436:                                              ; preds = %434
  %437 = getelementptr inbounds nuw i8, ptr %8, i64 4
  br label %438

438:                                              ; preds = %462, %436
  %439 = phi i8 [ 116, %436 ], [ %466, %462 ]
  %440 = phi ptr [ %437, %436 ], [ %465, %462 ]
  %441 = phi ptr [ @.str.9, %436 ], [ %464, %462 ]
  %442 = phi i64 [ 4, %436 ], [ %463, %462 ]
  switch i8 %439, label %456 [
    i8 123, label %446
    i8 125, label %443
  ]

443:                                              ; preds = %438
  %444 = getelementptr inbounds nuw i8, ptr %441, i64 1
  %445 = load i8, ptr %444, align 1, !tbaa !13
  br label %450

446:                                              ; preds = %438
  %447 = getelementptr inbounds nuw i8, ptr %441, i64 1
  %448 = load i8, ptr %447, align 1, !tbaa !13
  %449 = icmp eq i8 %448, 123
  br i1 %449, label %450, label %470

450:                                              ; preds = %446, %443
  %451 = phi i8 [ %445, %443 ], [ 123, %446 ]
  %452 = icmp eq i8 %451, %439
  %453 = zext i1 %452 to i64
  %454 = getelementptr inbounds nuw i8, ptr %441, i64 %453
  %455 = load i8, ptr %454, align 1, !tbaa !13
  br label %456

456:                                              ; preds = %450, %438
  %457 = phi i8 [ %439, %438 ], [ %455, %450 ]
  %458 = phi i64 [ 0, %438 ], [ %453, %450 ]
  %459 = getelementptr inbounds nuw i8, ptr %441, i64 %458
  %460 = getelementptr inbounds nuw i8, ptr %459, i64 1
  %461 = add nuw nsw i64 %442, 1
  store i8 %457, ptr %440, align 1, !tbaa !13
  br label %462

462:                                              ; preds = %476, %456
  %463 = phi i64 [ %461, %456 ], [ %442, %476 ]
  %464 = phi ptr [ %460, %456 ], [ %479, %476 ]
  %465 = getelementptr inbounds nuw i8, ptr %8, i64 %463
  %466 = load i8, ptr %464, align 1, !tbaa !13
  %467 = icmp ne i8 %466, 0
  %468 = icmp slt i64 %463, 239
  %469 = select i1 %467, i1 %468, i1 false
  br i1 %469, label %438, label %480, !llvm.loop !95

470:                                              ; preds = %446, %473
  %471 = phi i8 [ %475, %473 ], [ 123, %446 ]
  %472 = phi ptr [ %474, %473 ], [ %441, %446 ]
  switch i8 %471, label %473 [
    i8 0, label %476
    i8 125, label %476
  ]

473:                                              ; preds = %470
  %474 = getelementptr inbounds nuw i8, ptr %472, i64 1
  %475 = load i8, ptr %474, align 1, !tbaa !13
  br label %470, !llvm.loop !96

476:                                              ; preds = %470, %470
  %477 = icmp ne i8 %471, 0
  %478 = zext i1 %477 to i64
  %479 = getelementptr inbounds nuw i8, ptr %472, i64 %478
  br label %462

480:                                              ; preds = %462
  store i8 0, ptr %465, align 1, !tbaa !13
  store i32 1, ptr %8, align 8, !tbaa !97
  %481 = getelementptr inbounds nuw i8, ptr %8, i64 240
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %481, i8 0, i64 16, i1 false)
  br label %611

482:                                              ; preds = %496, %427
  %483 = phi i64 [ 0, %427 ], [ %497, %496 ]
  %484 = getelementptr inbounds nuw %struct.tfc_message, ptr %429, i64 %483
  %485 = load i32, ptr %484, align 8, !tbaa !152
  %486 = icmp eq i32 %485, %431
  br i1 %486, label %487, label %496

487:                                              ; preds = %482
  %488 = getelementptr inbounds nuw i8, ptr %484, i64 4
  %489 = load i32, ptr %488, align 4, !tbaa !155
  %490 = icmp eq i32 %489, %433
  br i1 %490, label %491, label %496

491:                                              ; preds = %487
  %492 = getelementptr inbounds nuw i8, ptr %484, i64 16
  %493 = getelementptr inbounds nuw i8, ptr %484, i64 8
  %494 = load ptr, ptr %493, align 8, !tbaa !156
  %495 = call fastcc i32 @report(ptr noundef %8, i32 noundef %421, ptr noundef nonnull %492, ptr noundef %494, ptr noundef nonnull @.str.1, ptr noundef nonnull readonly %11)
  br label %611

496:                                              ; preds = %487, %482
  %497 = add nuw nsw i64 %483, 1
  %498 = icmp eq i64 %497, %425
  br i1 %498, label %499, label %482, !llvm.loop !157

499:                                              ; preds = %496, %423
  %500 = icmp eq ptr %8, null
  br i1 %500, label %611, label %501

501:                                              ; preds = %499
  %502 = getelementptr inbounds nuw i8, ptr %8, i64 4
  br label %503

503:                                              ; preds = %527, %501
  %504 = phi i8 [ 97, %501 ], [ %531, %527 ]
  %505 = phi ptr [ %502, %501 ], [ %530, %527 ]
  %506 = phi ptr [ @.str.10, %501 ], [ %529, %527 ]
  %507 = phi i64 [ 4, %501 ], [ %528, %527 ]
  switch i8 %504, label %521 [
    i8 123, label %511
    i8 125, label %508
  ]

508:                                              ; preds = %503
  %509 = getelementptr inbounds nuw i8, ptr %506, i64 1
  %510 = load i8, ptr %509, align 1, !tbaa !13
  br label %515

511:                                              ; preds = %503
  %512 = getelementptr inbounds nuw i8, ptr %506, i64 1
  %513 = load i8, ptr %512, align 1, !tbaa !13
  %514 = icmp eq i8 %513, 123
  br i1 %514, label %515, label %535

515:                                              ; preds = %511, %508
  %516 = phi i8 [ %510, %508 ], [ 123, %511 ]
  %517 = icmp eq i8 %516, %504
  %518 = zext i1 %517 to i64
  %519 = getelementptr inbounds nuw i8, ptr %506, i64 %518
  %520 = load i8, ptr %519, align 1, !tbaa !13
  br label %521

521:                                              ; preds = %515, %503
  %522 = phi i8 [ %504, %503 ], [ %520, %515 ]
  %523 = phi i64 [ 0, %503 ], [ %518, %515 ]
  %524 = getelementptr inbounds nuw i8, ptr %506, i64 %523
  %525 = getelementptr inbounds nuw i8, ptr %524, i64 1
  %526 = add nuw nsw i64 %507, 1
  store i8 %522, ptr %505, align 1, !tbaa !13
  br label %527

527:                                              ; preds = %541, %521
  %528 = phi i64 [ %526, %521 ], [ %507, %541 ]
  %529 = phi ptr [ %525, %521 ], [ %544, %541 ]
  %530 = getelementptr inbounds nuw i8, ptr %8, i64 %528
  %531 = load i8, ptr %529, align 1, !tbaa !13
  %532 = icmp ne i8 %531, 0
  %533 = icmp slt i64 %528, 239
  %534 = select i1 %532, i1 %533, i1 false
  br i1 %534, label %503, label %545, !llvm.loop !95

535:                                              ; preds = %511, %538
  %536 = phi i8 [ %540, %538 ], [ 123, %511 ]
  %537 = phi ptr [ %539, %538 ], [ %506, %511 ]
  switch i8 %536, label %538 [
    i8 0, label %541
    i8 125, label %541
  ]

538:                                              ; preds = %535
  %539 = getelementptr inbounds nuw i8, ptr %537, i64 1
  %540 = load i8, ptr %539, align 1, !tbaa !13
  br label %535, !llvm.loop !96

541:                                              ; preds = %535, %535
  %542 = icmp ne i8 %536, 0
  %543 = zext i1 %542 to i64
  %544 = getelementptr inbounds nuw i8, ptr %537, i64 %543
  br label %527

545:                                              ; preds = %527
  store i8 0, ptr %530, align 1, !tbaa !13
  store i32 %421, ptr %8, align 8, !tbaa !97
  %546 = getelementptr inbounds nuw i8, ptr %8, i64 240
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %546, i8 0, i64 16, i1 false)
  br label %611

547:                                              ; preds = %412, %564
  %548 = phi i64 [ %410, %412 ], [ %565, %564 ]
  %549 = phi i64 [ 0, %412 ], [ %566, %564 ]
  %550 = load ptr, ptr %413, align 8, !tbaa !133
  %551 = getelementptr inbounds nuw %struct.tfc_aside, ptr %550, i64 %549
  %552 = load i64, ptr %551, align 8, !tbaa !136
  %553 = getelementptr inbounds i8, ptr %1, i64 %552
  %554 = getelementptr inbounds nuw i8, ptr %551, i64 8
  %555 = load i64, ptr %554, align 8, !tbaa !134
  %556 = getelementptr inbounds i8, ptr %3, i64 %555
  %557 = getelementptr inbounds nuw i8, ptr %551, i64 16
  %558 = load i64, ptr %557, align 8, !tbaa !137
  %559 = icmp slt i64 %558, 1
  %560 = icmp eq ptr %553, %556
  %561 = or i1 %560, %559
  br i1 %561, label %564, label %562

562:                                              ; preds = %547
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %553, ptr readonly align 1 %556, i64 %558, i1 false)
  %563 = load i64, ptr %332, align 8, !tbaa !130
  br label %564

564:                                              ; preds = %547, %562
  %565 = phi i64 [ %548, %547 ], [ %563, %562 ]
  %566 = add nuw nsw i64 %549, 1
  %567 = icmp slt i64 %566, %565
  br i1 %567, label %547, label %420, !llvm.loop !158

568:                                              ; preds = %598, %414
  %569 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %570 = load i64, ptr %569, align 8, !tbaa !159
  %571 = icmp sgt i64 %570, 0
  br i1 %571, label %572, label %611

572:                                              ; preds = %568
  %573 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %602

574:                                              ; preds = %418, %598
  %575 = phi i64 [ %416, %418 ], [ %599, %598 ]
  %576 = phi i64 [ 0, %418 ], [ %600, %598 ]
  %577 = load ptr, ptr %419, align 8, !tbaa !160
  %578 = getelementptr inbounds nuw %struct.tfc_result, ptr %577, i64 %576
  %579 = getelementptr inbounds nuw i8, ptr %578, i64 4
  %580 = load i32, ptr %579, align 4, !tbaa !161
  %581 = sext i32 %580 to i64
  %582 = getelementptr inbounds ptr, ptr %6, i64 %581
  %583 = load ptr, ptr %582, align 8, !tbaa !38
  %584 = load i32, ptr %578, align 8, !tbaa !163
  %585 = sext i32 %584 to i64
  %586 = getelementptr inbounds ptr, ptr %3, i64 %585
  %587 = load ptr, ptr %586, align 8, !tbaa !38
  %588 = load ptr, ptr %167, align 8, !tbaa !110
  %589 = getelementptr inbounds nuw i8, ptr %578, i64 8
  %590 = load i64, ptr %589, align 8, !tbaa !164
  %591 = getelementptr inbounds i64, ptr %588, i64 %590
  %592 = call fastcc i64 @evaluate(ptr noundef %591, ptr noundef %4)
  %593 = icmp slt i64 %592, 1
  %594 = icmp eq ptr %583, %587
  %595 = or i1 %594, %593
  br i1 %595, label %598, label %596

596:                                              ; preds = %574
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %583, ptr readonly align 1 %587, i64 %592, i1 false)
  %597 = load i64, ptr %415, align 8, !tbaa !148
  br label %598

598:                                              ; preds = %574, %596
  %599 = phi i64 [ %575, %574 ], [ %597, %596 ]
  %600 = add nuw nsw i64 %576, 1
  %601 = icmp slt i64 %600, %599
  br i1 %601, label %574, label %568, !llvm.loop !165

602:                                              ; preds = %572, %602
  %603 = phi i64 [ 0, %572 ], [ %608, %602 ]
  %604 = load ptr, ptr %573, align 8, !tbaa !166
  %605 = getelementptr inbounds nuw %struct.tfc_flag, ptr %604, i64 %603
  %606 = load i64, ptr %605, align 8, !tbaa !116
  %607 = getelementptr inbounds i8, ptr %1, i64 %606
  store i8 1, ptr %607, align 1, !tbaa !13
  %608 = add nuw nsw i64 %603, 1
  %609 = load i64, ptr %569, align 8, !tbaa !159
  %610 = icmp slt i64 %608, %609
  br i1 %610, label %602, label %611, !llvm.loop !167

611:                                              ; preds = %602, %568, %545, %499, %491, %480, %434
  %612 = phi i32 [ %421, %545 ], [ %421, %491 ], [ 1, %480 ], [ 1, %434 ], [ %421, %499 ], [ 0, %568 ], [ 0, %602 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #18
  br label %613

613:                                              ; preds = %256, %189, %127, %81, %23, %171, %247, %235, %162, %158, %69, %611
  %614 = phi i32 [ %612, %611 ], [ 9, %256 ], [ 3, %189 ], [ 3, %127 ], [ 3, %81 ], [ 3, %23 ], [ %177, %171 ], [ 9, %247 ], [ 3, %235 ], [ %169, %162 ], [ 3, %158 ], [ 3, %69 ]
  ret i32 %614
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #10 {
  %3 = alloca [32 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  br label %4

4:                                                ; preds = %74, %2
  %5 = phi i32 [ 0, %2 ], [ %75, %74 ]
  %6 = phi ptr [ %0, %2 ], [ %77, %74 ]
  %7 = phi i32 [ 0, %2 ], [ %76, %74 ]
  %8 = load i64, ptr %6, align 8, !tbaa !39
  switch i64 %8, label %23 [
    i64 0, label %78
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !39
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !39
  br label %74

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !39
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !39
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !39
  br label %74

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !39
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !39
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
  store i64 %73, ptr %27, align 8, !tbaa !39
  br label %74

74:                                               ; preds = %9, %71, %15
  %75 = phi i32 [ %72, %71 ], [ %5, %9 ], [ %5, %15 ]
  %76 = phi i32 [ %24, %71 ], [ %12, %9 ], [ %20, %15 ]
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !168

78:                                               ; preds = %4
  %79 = icmp eq i32 %5, 0
  %80 = load i64, ptr %3, align 8
  %81 = select i1 %79, i64 %80, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  ret i64 %81
}

; Function Attrs: nounwind uwtable
define i32 @tfc_begin(ptr noundef readonly captures(address_is_null) %0, ptr noundef readonly captures(none) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef readonly captures(address) %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef writeonly captures(address_is_null) %10) local_unnamed_addr #2 {
  %12 = icmp eq i64 %4, 0
  br i1 %12, label %95, label %13

13:                                               ; preds = %11
  %14 = icmp ne ptr %6, null
  %15 = ptrtoint ptr %6 to i64
  %16 = and i64 %15, 63
  %17 = icmp eq i64 %16, 0
  %18 = and i1 %14, %17
  br i1 %18, label %67, label %19

19:                                               ; preds = %13
  %20 = icmp eq ptr %10, null
  br i1 %20, label %95, label %21

21:                                               ; preds = %19
  %22 = getelementptr inbounds nuw i8, ptr %10, i64 4
  br label %23

23:                                               ; preds = %47, %21
  %24 = phi i8 [ 116, %21 ], [ %51, %47 ]
  %25 = phi ptr [ %22, %21 ], [ %50, %47 ]
  %26 = phi ptr [ @.str, %21 ], [ %49, %47 ]
  %27 = phi i64 [ 4, %21 ], [ %48, %47 ]
  switch i8 %24, label %41 [
    i8 123, label %31
    i8 125, label %28
  ]

28:                                               ; preds = %23
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 1
  %30 = load i8, ptr %29, align 1, !tbaa !13
  br label %35

31:                                               ; preds = %23
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 1
  %33 = load i8, ptr %32, align 1, !tbaa !13
  %34 = icmp eq i8 %33, 123
  br i1 %34, label %35, label %55

35:                                               ; preds = %31, %28
  %36 = phi i8 [ %30, %28 ], [ 123, %31 ]
  %37 = icmp eq i8 %36, %24
  %38 = zext i1 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr %26, i64 %38
  %40 = load i8, ptr %39, align 1, !tbaa !13
  br label %41

41:                                               ; preds = %35, %23
  %42 = phi i8 [ %24, %23 ], [ %40, %35 ]
  %43 = phi i64 [ 0, %23 ], [ %38, %35 ]
  %44 = getelementptr inbounds nuw i8, ptr %26, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 1
  %46 = add nuw nsw i64 %27, 1
  store i8 %42, ptr %25, align 1, !tbaa !13
  br label %47

47:                                               ; preds = %61, %41
  %48 = phi i64 [ %46, %41 ], [ %27, %61 ]
  %49 = phi ptr [ %45, %41 ], [ %64, %61 ]
  %50 = getelementptr inbounds nuw i8, ptr %10, i64 %48
  %51 = load i8, ptr %49, align 1, !tbaa !13
  %52 = icmp ne i8 %51, 0
  %53 = icmp slt i64 %48, 239
  %54 = select i1 %52, i1 %53, i1 false
  br i1 %54, label %23, label %65, !llvm.loop !95

55:                                               ; preds = %31, %58
  %56 = phi i8 [ %60, %58 ], [ 123, %31 ]
  %57 = phi ptr [ %59, %58 ], [ %26, %31 ]
  switch i8 %56, label %58 [
    i8 0, label %61
    i8 125, label %61
  ]

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 1
  %60 = load i8, ptr %59, align 1, !tbaa !13
  br label %55, !llvm.loop !96

61:                                               ; preds = %55, %55
  %62 = icmp ne i8 %56, 0
  %63 = zext i1 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr %57, i64 %63
  br label %47

65:                                               ; preds = %47
  store i8 0, ptr %50, align 1, !tbaa !13
  store i32 3, ptr %10, align 8, !tbaa !97
  %66 = getelementptr inbounds nuw i8, ptr %10, i64 240
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %66, i8 0, i64 16, i1 false)
  br label %95

67:                                               ; preds = %13
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %6, i8 0, i64 %4, i1 false)
  store i64 %3, ptr %6, align 8, !tbaa !39
  %68 = icmp sgt i64 %2, 0
  br i1 %68, label %71, label %69

69:                                               ; preds = %85, %67
  %70 = icmp eq ptr %0, null
  br i1 %70, label %95, label %91

71:                                               ; preds = %67, %85
  %72 = phi i64 [ %89, %85 ], [ 0, %67 ]
  %73 = getelementptr inbounds nuw %struct.tfc_initial, ptr %1, i64 %72
  %74 = load i64, ptr %73, align 8, !tbaa !169
  %75 = getelementptr inbounds i8, ptr %6, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %77 = load i64, ptr %76, align 8, !tbaa !171
  %78 = getelementptr inbounds i8, ptr %5, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %73, i64 16
  %80 = load i64, ptr %79, align 8, !tbaa !172
  %81 = icmp slt i64 %80, 1
  %82 = icmp eq ptr %75, %78
  %83 = or i1 %82, %81
  br i1 %83, label %85, label %84

84:                                               ; preds = %71
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %75, ptr readonly align 1 %78, i64 %80, i1 false)
  br label %85

85:                                               ; preds = %71, %84
  %86 = getelementptr inbounds nuw i8, ptr %73, i64 24
  %87 = load i64, ptr %86, align 8, !tbaa !173
  %88 = getelementptr inbounds i8, ptr %6, i64 %87
  store i8 1, ptr %88, align 1, !tbaa !13
  %89 = add nuw nsw i64 %72, 1
  %90 = icmp eq i64 %89, %2
  br i1 %90, label %69, label %71, !llvm.loop !174

91:                                               ; preds = %69
  %92 = tail call i32 @tfc_enter(ptr noundef nonnull %0, ptr noundef nonnull %6, ptr noundef %7, ptr noundef %8, ptr noundef null, ptr noundef null, ptr noundef null, ptr noundef %9, ptr noundef %10)
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %95, label %94

94:                                               ; preds = %91
  store i64 0, ptr %6, align 8, !tbaa !39
  br label %95

95:                                               ; preds = %69, %65, %19, %91, %94, %11
  %96 = phi i32 [ 0, %91 ], [ 0, %11 ], [ %92, %94 ], [ 3, %19 ], [ 3, %65 ], [ 0, %69 ]
  ret i32 %96
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc noundef i32 @report(ptr noundef writeonly captures(address_is_null) %0, i32 noundef returned %1, ptr noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(address_is_null) %5) unnamed_addr #11 {
  %7 = alloca [24 x i8], align 1
  %8 = alloca [24 x i8], align 1
  %9 = alloca [8 x i8], align 8
  %10 = alloca [24 x i8], align 1
  %11 = alloca [24 x i8], align 1
  %12 = alloca [24 x i8], align 1
  %13 = icmp eq ptr %0, null
  br i1 %13, label %598, label %14

14:                                               ; preds = %6
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %16 = load i8, ptr %3, align 1, !tbaa !13
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %594, label %18

18:                                               ; preds = %14
  %19 = icmp eq ptr %5, null
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %21 = getelementptr inbounds nuw i8, ptr %9, i64 6
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 5
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 3
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 2
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 1
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 16
  br label %30

30:                                               ; preds = %18, %56
  %31 = phi i8 [ %16, %18 ], [ %60, %56 ]
  %32 = phi ptr [ %15, %18 ], [ %59, %56 ]
  %33 = phi ptr [ %3, %18 ], [ %58, %56 ]
  %34 = phi i64 [ 4, %18 ], [ %57, %56 ]
  switch i8 %31, label %48 [
    i8 123, label %38
    i8 125, label %35
  ]

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 1
  %37 = load i8, ptr %36, align 1, !tbaa !13
  br label %42

38:                                               ; preds = %30
  %39 = getelementptr inbounds nuw i8, ptr %33, i64 1
  %40 = load i8, ptr %39, align 1, !tbaa !13
  %41 = icmp eq i8 %40, 123
  br i1 %41, label %42, label %64

42:                                               ; preds = %35, %38
  %43 = phi i8 [ %37, %35 ], [ 123, %38 ]
  %44 = icmp eq i8 %43, %31
  %45 = zext i1 %44 to i64
  %46 = getelementptr inbounds nuw i8, ptr %33, i64 %45
  %47 = load i8, ptr %46, align 1, !tbaa !13
  br label %48

48:                                               ; preds = %30, %42
  %49 = phi i8 [ %31, %30 ], [ %47, %42 ]
  %50 = phi i64 [ 0, %30 ], [ %45, %42 ]
  %51 = getelementptr inbounds nuw i8, ptr %33, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 1
  %53 = add nuw nsw i64 %34, 1
  store i8 %49, ptr %32, align 1, !tbaa !13
  br label %56

54:                                               ; preds = %315, %313, %341, %339
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 239
  br label %594

56:                                               ; preds = %91, %94, %164, %235, %306, %311, %319, %337, %345, %514, %592, %48
  %57 = phi i64 [ %53, %48 ], [ %92, %91 ], [ %92, %94 ], [ %165, %164 ], [ %236, %235 ], [ %307, %306 ], [ %322, %319 ], [ %593, %592 ], [ %333, %337 ], [ %92, %311 ], [ %348, %345 ], [ %515, %514 ]
  %58 = phi ptr [ %52, %48 ], [ %73, %91 ], [ %73, %94 ], [ %73, %164 ], [ %73, %235 ], [ %73, %306 ], [ %73, %319 ], [ %73, %592 ], [ %73, %337 ], [ %73, %311 ], [ %73, %345 ], [ %73, %514 ]
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 %57
  %60 = load i8, ptr %58, align 1, !tbaa !13
  %61 = icmp ne i8 %60, 0
  %62 = icmp slt i64 %57, 239
  %63 = select i1 %61, i1 %62, i1 false
  br i1 %63, label %30, label %594, !llvm.loop !95

64:                                               ; preds = %38, %67
  %65 = phi i8 [ %69, %67 ], [ 123, %38 ]
  %66 = phi ptr [ %68, %67 ], [ %33, %38 ]
  switch i8 %65, label %67 [
    i8 0, label %70
    i8 125, label %70
  ]

67:                                               ; preds = %64
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 1
  %69 = load i8, ptr %68, align 1, !tbaa !13
  br label %64, !llvm.loop !96

70:                                               ; preds = %64, %64
  %71 = icmp ne i8 %65, 0
  %72 = zext i1 %71 to i64
  %73 = getelementptr inbounds nuw i8, ptr %66, i64 %72
  %74 = icmp eq i8 %40, 110
  br i1 %74, label %75, label %91

75:                                               ; preds = %70
  %76 = load i8, ptr %4, align 1, !tbaa !13
  %77 = icmp eq i8 %76, 0
  br i1 %77, label %91, label %78

78:                                               ; preds = %75
  %79 = tail call i64 @llvm.umax.i64(i64 %34, i64 239)
  br label %80

80:                                               ; preds = %78, %85
  %81 = phi i64 [ %88, %85 ], [ %34, %78 ]
  %82 = phi i8 [ %89, %85 ], [ %76, %78 ]
  %83 = phi ptr [ %87, %85 ], [ %4, %78 ]
  %84 = icmp eq i64 %81, %79
  br i1 %84, label %91, label %85

85:                                               ; preds = %80
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 %81
  %87 = getelementptr inbounds nuw i8, ptr %83, i64 1
  %88 = add i64 %81, 1
  store i8 %82, ptr %86, align 1, !tbaa !13
  %89 = load i8, ptr %87, align 1, !tbaa !13
  %90 = icmp eq i8 %89, 0
  br i1 %90, label %91, label %80, !llvm.loop !175

91:                                               ; preds = %85, %80, %75, %70
  %92 = phi i64 [ %34, %70 ], [ %34, %75 ], [ %79, %80 ], [ %88, %85 ]
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 %92
  br i1 %19, label %56, label %94, !llvm.loop !95

94:                                               ; preds = %91
  switch i8 %40, label %56 [
    i8 101, label %95
    i8 97, label %166
    i8 98, label %237
    i8 118, label %308
  ]

95:                                               ; preds = %94
  %96 = load i64, ptr %29, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #18
  %97 = tail call i64 @llvm.abs.i64(i64 %96, i1 false)
  br label %98

98:                                               ; preds = %98, %95
  %99 = phi i64 [ %107, %98 ], [ 0, %95 ]
  %100 = phi i64 [ %102, %98 ], [ %97, %95 ]
  %101 = freeze i64 %100
  %102 = udiv i64 %101, 10
  %103 = mul i64 %102, 10
  %104 = sub i64 %101, %103
  %105 = trunc nuw nsw i64 %104 to i8
  %106 = or disjoint i8 %105, 48
  %107 = add nuw nsw i64 %99, 1
  %108 = getelementptr inbounds nuw i8, ptr %12, i64 %99
  store i8 %106, ptr %108, align 1, !tbaa !13
  %109 = icmp ult i64 %100, 10
  br i1 %109, label %110, label %98, !llvm.loop !176

110:                                              ; preds = %98
  %111 = icmp slt i64 %96, 0
  br i1 %111, label %112, label %116

112:                                              ; preds = %110
  %113 = add nuw i64 %99, 2
  %114 = and i64 %107, 4294967295
  %115 = getelementptr inbounds nuw i8, ptr %12, i64 %114
  store i8 45, ptr %115, align 1, !tbaa !13
  br label %116

116:                                              ; preds = %112, %110
  %117 = phi i64 [ %113, %112 ], [ %107, %110 ]
  %118 = freeze i64 %117
  %119 = shl i64 %118, 32
  %120 = ashr exact i64 %119, 32
  %121 = tail call i64 @llvm.umax.i64(i64 %92, i64 239)
  %122 = add nsw i64 %120, -1
  %123 = sub i64 %121, %92
  %124 = tail call i64 @llvm.umin.i64(i64 %122, i64 %123)
  %125 = add i64 %124, 1
  %126 = icmp ult i64 %125, 33
  br i1 %126, label %150, label %127

127:                                              ; preds = %116
  %128 = and i64 %125, 31
  %129 = icmp eq i64 %128, 0
  %130 = select i1 %129, i64 32, i64 %128
  %131 = sub i64 %125, %130
  %132 = add i64 %92, %131
  %133 = sub i64 %120, %131
  %134 = getelementptr i8, ptr %0, i64 %92
  %135 = getelementptr i8, ptr %12, i64 %120
  br label %136

136:                                              ; preds = %136, %127
  %137 = phi i64 [ 0, %127 ], [ %148, %136 ]
  %138 = getelementptr i8, ptr %134, i64 %137
  %139 = xor i64 %137, -1
  %140 = getelementptr i8, ptr %135, i64 %139
  %141 = getelementptr inbounds i8, ptr %140, i64 -15
  %142 = getelementptr inbounds i8, ptr %140, i64 -31
  %143 = load <16 x i8>, ptr %141, align 1, !tbaa !13
  %144 = load <16 x i8>, ptr %142, align 1, !tbaa !13
  %145 = shufflevector <16 x i8> %143, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %146 = shufflevector <16 x i8> %144, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %147 = getelementptr inbounds nuw i8, ptr %138, i64 16
  store <16 x i8> %145, ptr %138, align 1, !tbaa !13
  store <16 x i8> %146, ptr %147, align 1, !tbaa !13
  %148 = add nuw i64 %137, 32
  %149 = icmp eq i64 %148, %131
  br i1 %149, label %150, label %136, !llvm.loop !177

150:                                              ; preds = %136, %116
  %151 = phi i64 [ %92, %116 ], [ %132, %136 ]
  %152 = phi i64 [ %120, %116 ], [ %133, %136 ]
  br label %153

153:                                              ; preds = %150, %157
  %154 = phi i64 [ %162, %157 ], [ %151, %150 ]
  %155 = phi i64 [ %159, %157 ], [ %152, %150 ]
  %156 = icmp eq i64 %154, %121
  br i1 %156, label %164, label %157

157:                                              ; preds = %153
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 %154
  %159 = add nsw i64 %155, -1
  %160 = getelementptr inbounds i8, ptr %12, i64 %159
  %161 = load i8, ptr %160, align 1, !tbaa !13
  %162 = add i64 %154, 1
  store i8 %161, ptr %158, align 1, !tbaa !13
  %163 = icmp eq i64 %159, 0
  br i1 %163, label %164, label %153, !llvm.loop !180

164:                                              ; preds = %153, %157
  %165 = phi i64 [ %162, %157 ], [ %121, %153 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #18
  br label %56

166:                                              ; preds = %94
  %167 = load i64, ptr %28, align 8, !tbaa !52
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #18
  %168 = tail call i64 @llvm.abs.i64(i64 %167, i1 false)
  br label %169

169:                                              ; preds = %169, %166
  %170 = phi i64 [ %178, %169 ], [ 0, %166 ]
  %171 = phi i64 [ %173, %169 ], [ %168, %166 ]
  %172 = freeze i64 %171
  %173 = udiv i64 %172, 10
  %174 = mul i64 %173, 10
  %175 = sub i64 %172, %174
  %176 = trunc nuw nsw i64 %175 to i8
  %177 = or disjoint i8 %176, 48
  %178 = add nuw nsw i64 %170, 1
  %179 = getelementptr inbounds nuw i8, ptr %11, i64 %170
  store i8 %177, ptr %179, align 1, !tbaa !13
  %180 = icmp ult i64 %171, 10
  br i1 %180, label %181, label %169, !llvm.loop !176

181:                                              ; preds = %169
  %182 = icmp slt i64 %167, 0
  br i1 %182, label %183, label %187

183:                                              ; preds = %181
  %184 = add nuw i64 %170, 2
  %185 = and i64 %178, 4294967295
  %186 = getelementptr inbounds nuw i8, ptr %11, i64 %185
  store i8 45, ptr %186, align 1, !tbaa !13
  br label %187

187:                                              ; preds = %183, %181
  %188 = phi i64 [ %184, %183 ], [ %178, %181 ]
  %189 = freeze i64 %188
  %190 = shl i64 %189, 32
  %191 = ashr exact i64 %190, 32
  %192 = tail call i64 @llvm.umax.i64(i64 %92, i64 239)
  %193 = add nsw i64 %191, -1
  %194 = sub i64 %192, %92
  %195 = tail call i64 @llvm.umin.i64(i64 %193, i64 %194)
  %196 = add i64 %195, 1
  %197 = icmp ult i64 %196, 33
  br i1 %197, label %221, label %198

198:                                              ; preds = %187
  %199 = and i64 %196, 31
  %200 = icmp eq i64 %199, 0
  %201 = select i1 %200, i64 32, i64 %199
  %202 = sub i64 %196, %201
  %203 = add i64 %92, %202
  %204 = sub i64 %191, %202
  %205 = getelementptr i8, ptr %0, i64 %92
  %206 = getelementptr i8, ptr %11, i64 %191
  br label %207

207:                                              ; preds = %207, %198
  %208 = phi i64 [ 0, %198 ], [ %219, %207 ]
  %209 = getelementptr i8, ptr %205, i64 %208
  %210 = xor i64 %208, -1
  %211 = getelementptr i8, ptr %206, i64 %210
  %212 = getelementptr inbounds i8, ptr %211, i64 -15
  %213 = getelementptr inbounds i8, ptr %211, i64 -31
  %214 = load <16 x i8>, ptr %212, align 1, !tbaa !13
  %215 = load <16 x i8>, ptr %213, align 1, !tbaa !13
  %216 = shufflevector <16 x i8> %214, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %217 = shufflevector <16 x i8> %215, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %218 = getelementptr inbounds nuw i8, ptr %209, i64 16
  store <16 x i8> %216, ptr %209, align 1, !tbaa !13
  store <16 x i8> %217, ptr %218, align 1, !tbaa !13
  %219 = add nuw i64 %208, 32
  %220 = icmp eq i64 %219, %202
  br i1 %220, label %221, label %207, !llvm.loop !181

221:                                              ; preds = %207, %187
  %222 = phi i64 [ %92, %187 ], [ %203, %207 ]
  %223 = phi i64 [ %191, %187 ], [ %204, %207 ]
  br label %224

224:                                              ; preds = %221, %228
  %225 = phi i64 [ %233, %228 ], [ %222, %221 ]
  %226 = phi i64 [ %230, %228 ], [ %223, %221 ]
  %227 = icmp eq i64 %225, %192
  br i1 %227, label %235, label %228

228:                                              ; preds = %224
  %229 = getelementptr inbounds nuw i8, ptr %0, i64 %225
  %230 = add nsw i64 %226, -1
  %231 = getelementptr inbounds i8, ptr %11, i64 %230
  %232 = load i8, ptr %231, align 1, !tbaa !13
  %233 = add i64 %225, 1
  store i8 %232, ptr %229, align 1, !tbaa !13
  %234 = icmp eq i64 %230, 0
  br i1 %234, label %235, label %224, !llvm.loop !182

235:                                              ; preds = %224, %228
  %236 = phi i64 [ %233, %228 ], [ %192, %224 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #18
  br label %56

237:                                              ; preds = %94
  %238 = load i64, ptr %27, align 8, !tbaa !53
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #18
  %239 = tail call i64 @llvm.abs.i64(i64 %238, i1 false)
  br label %240

240:                                              ; preds = %240, %237
  %241 = phi i64 [ %249, %240 ], [ 0, %237 ]
  %242 = phi i64 [ %244, %240 ], [ %239, %237 ]
  %243 = freeze i64 %242
  %244 = udiv i64 %243, 10
  %245 = mul i64 %244, 10
  %246 = sub i64 %243, %245
  %247 = trunc nuw nsw i64 %246 to i8
  %248 = or disjoint i8 %247, 48
  %249 = add nuw nsw i64 %241, 1
  %250 = getelementptr inbounds nuw i8, ptr %10, i64 %241
  store i8 %248, ptr %250, align 1, !tbaa !13
  %251 = icmp ult i64 %242, 10
  br i1 %251, label %252, label %240, !llvm.loop !176

252:                                              ; preds = %240
  %253 = icmp slt i64 %238, 0
  br i1 %253, label %254, label %258

254:                                              ; preds = %252
  %255 = add nuw i64 %241, 2
  %256 = and i64 %249, 4294967295
  %257 = getelementptr inbounds nuw i8, ptr %10, i64 %256
  store i8 45, ptr %257, align 1, !tbaa !13
  br label %258

258:                                              ; preds = %254, %252
  %259 = phi i64 [ %255, %254 ], [ %249, %252 ]
  %260 = freeze i64 %259
  %261 = shl i64 %260, 32
  %262 = ashr exact i64 %261, 32
  %263 = tail call i64 @llvm.umax.i64(i64 %92, i64 239)
  %264 = add nsw i64 %262, -1
  %265 = sub i64 %263, %92
  %266 = tail call i64 @llvm.umin.i64(i64 %264, i64 %265)
  %267 = add i64 %266, 1
  %268 = icmp ult i64 %267, 33
  br i1 %268, label %292, label %269

269:                                              ; preds = %258
  %270 = and i64 %267, 31
  %271 = icmp eq i64 %270, 0
  %272 = select i1 %271, i64 32, i64 %270
  %273 = sub i64 %267, %272
  %274 = add i64 %92, %273
  %275 = sub i64 %262, %273
  %276 = getelementptr i8, ptr %0, i64 %92
  %277 = getelementptr i8, ptr %10, i64 %262
  br label %278

278:                                              ; preds = %278, %269
  %279 = phi i64 [ 0, %269 ], [ %290, %278 ]
  %280 = getelementptr i8, ptr %276, i64 %279
  %281 = xor i64 %279, -1
  %282 = getelementptr i8, ptr %277, i64 %281
  %283 = getelementptr inbounds i8, ptr %282, i64 -15
  %284 = getelementptr inbounds i8, ptr %282, i64 -31
  %285 = load <16 x i8>, ptr %283, align 1, !tbaa !13
  %286 = load <16 x i8>, ptr %284, align 1, !tbaa !13
  %287 = shufflevector <16 x i8> %285, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %288 = shufflevector <16 x i8> %286, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %289 = getelementptr inbounds nuw i8, ptr %280, i64 16
  store <16 x i8> %287, ptr %280, align 1, !tbaa !13
  store <16 x i8> %288, ptr %289, align 1, !tbaa !13
  %290 = add nuw i64 %279, 32
  %291 = icmp eq i64 %290, %273
  br i1 %291, label %292, label %278, !llvm.loop !183

292:                                              ; preds = %278, %258
  %293 = phi i64 [ %92, %258 ], [ %274, %278 ]
  %294 = phi i64 [ %262, %258 ], [ %275, %278 ]
  br label %295

295:                                              ; preds = %292, %299
  %296 = phi i64 [ %304, %299 ], [ %293, %292 ]
  %297 = phi i64 [ %301, %299 ], [ %294, %292 ]
  %298 = icmp eq i64 %296, %263
  br i1 %298, label %306, label %299

299:                                              ; preds = %295
  %300 = getelementptr inbounds nuw i8, ptr %0, i64 %296
  %301 = add nsw i64 %297, -1
  %302 = getelementptr inbounds i8, ptr %10, i64 %301
  %303 = load i8, ptr %302, align 1, !tbaa !13
  %304 = add i64 %296, 1
  store i8 %303, ptr %300, align 1, !tbaa !13
  %305 = icmp eq i64 %301, 0
  br i1 %305, label %306, label %295, !llvm.loop !184

306:                                              ; preds = %295, %299
  %307 = phi i64 [ %304, %299 ], [ %263, %295 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #18
  br label %56

308:                                              ; preds = %94
  %309 = load double, ptr %20, align 8, !tbaa !54
  %310 = fcmp uno double %309, 0.000000e+00
  br i1 %310, label %311, label %323

311:                                              ; preds = %308
  %312 = icmp samesign ult i64 %92, 239
  br i1 %312, label %313, label %56

313:                                              ; preds = %311
  store i8 110, ptr %93, align 1, !tbaa !13
  %314 = icmp eq i64 %92, 238
  br i1 %314, label %54, label %315

315:                                              ; preds = %313
  %316 = getelementptr inbounds nuw i8, ptr %0, i64 %92
  %317 = getelementptr inbounds nuw i8, ptr %316, i64 1
  store i8 97, ptr %317, align 1, !tbaa !13
  %318 = icmp samesign ult i64 %92, 237
  br i1 %318, label %319, label %54

319:                                              ; preds = %315
  %320 = getelementptr inbounds nuw i8, ptr %0, i64 %92
  %321 = getelementptr inbounds nuw i8, ptr %320, i64 2
  %322 = add nuw nsw i64 %92, 3
  store i8 110, ptr %321, align 1, !tbaa !13
  br label %56

323:                                              ; preds = %308
  %324 = fcmp olt double %309, 0.000000e+00
  br i1 %324, label %325, label %332

325:                                              ; preds = %323
  %326 = icmp samesign ult i64 %92, 239
  br i1 %326, label %327, label %329

327:                                              ; preds = %325
  %328 = add nuw nsw i64 %92, 1
  store i8 45, ptr %93, align 1, !tbaa !13
  br label %329

329:                                              ; preds = %327, %325
  %330 = phi i64 [ %328, %327 ], [ %92, %325 ]
  %331 = fneg double %309
  br label %332

332:                                              ; preds = %329, %323
  %333 = phi i64 [ %330, %329 ], [ %92, %323 ]
  %334 = phi double [ %331, %329 ], [ %309, %323 ]
  %335 = getelementptr inbounds nuw i8, ptr %0, i64 %333
  %336 = fcmp ogt double %334, 1.700000e+308
  br i1 %336, label %337, label %349

337:                                              ; preds = %332
  %338 = icmp samesign ult i64 %333, 239
  br i1 %338, label %339, label %56

339:                                              ; preds = %337
  store i8 105, ptr %335, align 1, !tbaa !13
  %340 = icmp eq i64 %333, 238
  br i1 %340, label %54, label %341

341:                                              ; preds = %339
  %342 = getelementptr inbounds nuw i8, ptr %0, i64 %333
  %343 = getelementptr inbounds nuw i8, ptr %342, i64 1
  store i8 110, ptr %343, align 1, !tbaa !13
  %344 = icmp samesign ult i64 %333, 237
  br i1 %344, label %345, label %54

345:                                              ; preds = %341
  %346 = getelementptr inbounds nuw i8, ptr %0, i64 %333
  %347 = getelementptr inbounds nuw i8, ptr %346, i64 2
  %348 = add nuw nsw i64 %333, 3
  store i8 102, ptr %347, align 1, !tbaa !13
  br label %56

349:                                              ; preds = %332
  %350 = fcmp ogt double %334, 0.000000e+00
  br i1 %350, label %351, label %373

351:                                              ; preds = %349
  %352 = fcmp oge double %334, 1.000000e+15
  %353 = fcmp olt double %334, 1.000000e-04
  %354 = or i1 %352, %353
  br i1 %354, label %355, label %373

355:                                              ; preds = %351
  %356 = fcmp ult double %334, 1.000000e+01
  br i1 %356, label %357, label %361

357:                                              ; preds = %361, %355
  %358 = phi double [ %334, %355 ], [ %364, %361 ]
  %359 = phi i32 [ 0, %355 ], [ %365, %361 ]
  %360 = fcmp olt double %358, 1.000000e+00
  br i1 %360, label %367, label %373

361:                                              ; preds = %355, %361
  %362 = phi i32 [ %365, %361 ], [ 0, %355 ]
  %363 = phi double [ %364, %361 ], [ %334, %355 ]
  %364 = fdiv double %363, 1.000000e+01
  %365 = add nuw nsw i32 %362, 1
  %366 = fcmp ult double %364, 1.000000e+01
  br i1 %366, label %357, label %361, !llvm.loop !185

367:                                              ; preds = %357, %367
  %368 = phi i32 [ %371, %367 ], [ %359, %357 ]
  %369 = phi double [ %370, %367 ], [ %358, %357 ]
  %370 = fmul double %369, 1.000000e+01
  %371 = add nsw i32 %368, -1
  %372 = fcmp olt double %370, 1.000000e+00
  br i1 %372, label %367, label %373, !llvm.loop !186

373:                                              ; preds = %367, %357, %351, %349
  %374 = phi double [ %334, %349 ], [ %334, %351 ], [ %358, %357 ], [ %370, %367 ]
  %375 = phi i32 [ 0, %349 ], [ 0, %351 ], [ %359, %357 ], [ %371, %367 ]
  %376 = fptosi double %374 to i64
  %377 = sitofp i64 %376 to double
  %378 = fsub double %374, %377
  %379 = tail call double @llvm.fmuladd.f64(double %378, double 1.000000e+06, double 5.000000e-01)
  %380 = fptosi double %379 to i64
  %381 = icmp sgt i64 %380, 999999
  %382 = zext i1 %381 to i64
  %383 = add nsw i64 %382, %376
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #18
  %384 = tail call i64 @llvm.abs.i64(i64 %383, i1 false)
  br label %385

385:                                              ; preds = %385, %373
  %386 = phi i64 [ %394, %385 ], [ 0, %373 ]
  %387 = phi i64 [ %389, %385 ], [ %384, %373 ]
  %388 = freeze i64 %387
  %389 = udiv i64 %388, 10
  %390 = mul i64 %389, 10
  %391 = sub i64 %388, %390
  %392 = trunc nuw nsw i64 %391 to i8
  %393 = or disjoint i8 %392, 48
  %394 = add nuw nsw i64 %386, 1
  %395 = getelementptr inbounds nuw i8, ptr %8, i64 %386
  store i8 %393, ptr %395, align 1, !tbaa !13
  %396 = icmp ult i64 %387, 10
  br i1 %396, label %397, label %385, !llvm.loop !176

397:                                              ; preds = %385
  %398 = icmp slt i64 %383, 0
  br i1 %398, label %399, label %403

399:                                              ; preds = %397
  %400 = add nuw i64 %386, 2
  %401 = and i64 %394, 4294967295
  %402 = getelementptr inbounds nuw i8, ptr %8, i64 %401
  store i8 45, ptr %402, align 1, !tbaa !13
  br label %403

403:                                              ; preds = %399, %397
  %404 = phi i64 [ %400, %399 ], [ %394, %397 ]
  %405 = freeze i64 %404
  %406 = shl i64 %405, 32
  %407 = ashr exact i64 %406, 32
  %408 = tail call i64 @llvm.umax.i64(i64 %333, i64 239)
  %409 = add nsw i64 %407, -1
  %410 = sub i64 %408, %333
  %411 = tail call i64 @llvm.umin.i64(i64 %409, i64 %410)
  %412 = add i64 %411, 1
  %413 = icmp ult i64 %412, 33
  br i1 %413, label %437, label %414

414:                                              ; preds = %403
  %415 = and i64 %412, 31
  %416 = icmp eq i64 %415, 0
  %417 = select i1 %416, i64 32, i64 %415
  %418 = sub i64 %412, %417
  %419 = add i64 %333, %418
  %420 = sub i64 %407, %418
  %421 = getelementptr i8, ptr %0, i64 %333
  %422 = getelementptr i8, ptr %8, i64 %407
  br label %423

423:                                              ; preds = %423, %414
  %424 = phi i64 [ 0, %414 ], [ %435, %423 ]
  %425 = getelementptr i8, ptr %421, i64 %424
  %426 = xor i64 %424, -1
  %427 = getelementptr i8, ptr %422, i64 %426
  %428 = getelementptr inbounds i8, ptr %427, i64 -15
  %429 = getelementptr inbounds i8, ptr %427, i64 -31
  %430 = load <16 x i8>, ptr %428, align 1, !tbaa !13
  %431 = load <16 x i8>, ptr %429, align 1, !tbaa !13
  %432 = shufflevector <16 x i8> %430, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %433 = shufflevector <16 x i8> %431, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %434 = getelementptr inbounds nuw i8, ptr %425, i64 16
  store <16 x i8> %432, ptr %425, align 1, !tbaa !13
  store <16 x i8> %433, ptr %434, align 1, !tbaa !13
  %435 = add nuw i64 %424, 32
  %436 = icmp eq i64 %435, %418
  br i1 %436, label %437, label %423, !llvm.loop !187

437:                                              ; preds = %423, %403
  %438 = phi i64 [ %333, %403 ], [ %419, %423 ]
  %439 = phi i64 [ %407, %403 ], [ %420, %423 ]
  br label %440

440:                                              ; preds = %437, %444
  %441 = phi i64 [ %449, %444 ], [ %438, %437 ]
  %442 = phi i64 [ %446, %444 ], [ %439, %437 ]
  %443 = icmp eq i64 %441, %408
  br i1 %443, label %451, label %444

444:                                              ; preds = %440
  %445 = getelementptr inbounds nuw i8, ptr %0, i64 %441
  %446 = add nsw i64 %442, -1
  %447 = getelementptr inbounds i8, ptr %8, i64 %446
  %448 = load i8, ptr %447, align 1, !tbaa !13
  %449 = add i64 %441, 1
  store i8 %448, ptr %445, align 1, !tbaa !13
  %450 = icmp eq i64 %446, 0
  br i1 %450, label %451, label %440, !llvm.loop !188

451:                                              ; preds = %444, %440
  %452 = phi i64 [ %449, %444 ], [ %408, %440 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #18
  %453 = icmp eq i64 %380, 0
  %454 = or i1 %381, %453
  br i1 %454, label %514, label %455

455:                                              ; preds = %451
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #18
  store i64 13563782407139374, ptr %9, align 8
  %456 = freeze i64 %380
  %457 = sdiv i64 %456, 10
  %458 = mul i64 %457, 10
  %459 = sub i64 %456, %458
  %460 = trunc nsw i64 %459 to i8
  %461 = add nsw i8 %460, 48
  store i8 %461, ptr %21, align 2, !tbaa !13
  %462 = icmp eq i64 %459, 0
  %463 = srem i64 %457, 10
  %464 = trunc nsw i64 %463 to i8
  %465 = add nsw i8 %464, 48
  store i8 %465, ptr %22, align 1, !tbaa !13
  %466 = icmp eq i64 %463, 0
  %467 = sdiv i64 %380, 100
  %468 = srem i64 %467, 10
  %469 = trunc nsw i64 %468 to i8
  %470 = add nsw i8 %469, 48
  store i8 %470, ptr %23, align 4, !tbaa !13
  %471 = icmp eq i64 %468, 0
  %472 = select i1 %471, i32 0, i32 4
  %473 = select i1 %466, i32 %472, i32 5
  %474 = select i1 %462, i32 %473, i32 6
  %475 = sdiv i64 %380, 1000
  %476 = srem i64 %475, 10
  %477 = trunc nsw i64 %476 to i8
  %478 = add nsw i8 %477, 48
  store i8 %478, ptr %24, align 1, !tbaa !13
  %479 = icmp eq i32 %474, 0
  %480 = icmp eq i64 %476, 0
  %481 = sdiv i64 %380, 10000
  %482 = srem i64 %481, 10
  %483 = trunc nsw i64 %482 to i8
  %484 = add nsw i8 %483, 48
  store i8 %484, ptr %25, align 2, !tbaa !13
  %485 = icmp eq i64 %482, 0
  %486 = select i1 %485, i32 0, i32 2
  %487 = select i1 %480, i32 %486, i32 3
  %488 = select i1 %479, i32 %487, i32 %474
  %489 = sdiv i64 %380, 100000
  %490 = srem i64 %489, 10
  %491 = trunc nsw i64 %490 to i8
  %492 = add nsw i8 %491, 48
  store i8 %492, ptr %26, align 1, !tbaa !13
  %493 = icmp eq i32 %488, 0
  %494 = icmp ne i64 %490, 0
  %495 = zext i1 %494 to i32
  %496 = select i1 %493, i32 %495, i32 %488
  %497 = zext nneg i32 %496 to i64
  %498 = getelementptr inbounds nuw i8, ptr %9, i64 %497
  %499 = getelementptr inbounds nuw i8, ptr %498, i64 1
  store i8 0, ptr %499, align 1, !tbaa !13
  %500 = tail call i64 @llvm.umax.i64(i64 %452, i64 239)
  br label %501

501:                                              ; preds = %506, %455
  %502 = phi i64 [ %509, %506 ], [ %452, %455 ]
  %503 = phi i8 [ %510, %506 ], [ 46, %455 ]
  %504 = phi ptr [ %508, %506 ], [ %9, %455 ]
  %505 = icmp eq i64 %502, %500
  br i1 %505, label %512, label %506

506:                                              ; preds = %501
  %507 = getelementptr inbounds nuw i8, ptr %0, i64 %502
  %508 = getelementptr inbounds nuw i8, ptr %504, i64 1
  %509 = add i64 %502, 1
  store i8 %503, ptr %507, align 1, !tbaa !13
  %510 = load i8, ptr %508, align 1, !tbaa !13
  %511 = icmp eq i8 %510, 0
  br i1 %511, label %512, label %501, !llvm.loop !175

512:                                              ; preds = %506, %501
  %513 = phi i64 [ %509, %506 ], [ %500, %501 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #18
  br label %514

514:                                              ; preds = %512, %451
  %515 = phi i64 [ %452, %451 ], [ %513, %512 ]
  %516 = getelementptr inbounds nuw i8, ptr %0, i64 %515
  %517 = icmp eq i32 %375, 0
  br i1 %517, label %56, label %518

518:                                              ; preds = %514
  %519 = icmp samesign ult i64 %515, 239
  br i1 %519, label %520, label %522

520:                                              ; preds = %518
  %521 = add nuw nsw i64 %515, 1
  store i8 101, ptr %516, align 1, !tbaa !13
  br label %522

522:                                              ; preds = %520, %518
  %523 = phi i64 [ %521, %520 ], [ %515, %518 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #18
  %524 = tail call i32 @llvm.abs.i32(i32 %375, i1 false)
  %525 = zext i32 %524 to i64
  br label %526

526:                                              ; preds = %526, %522
  %527 = phi i64 [ %535, %526 ], [ 0, %522 ]
  %528 = phi i64 [ %530, %526 ], [ %525, %522 ]
  %529 = freeze i64 %528
  %530 = udiv i64 %529, 10
  %531 = mul i64 %530, 10
  %532 = sub i64 %529, %531
  %533 = trunc nuw nsw i64 %532 to i8
  %534 = or disjoint i8 %533, 48
  %535 = add nuw nsw i64 %527, 1
  %536 = getelementptr inbounds nuw i8, ptr %7, i64 %527
  store i8 %534, ptr %536, align 1, !tbaa !13
  %537 = icmp samesign ult i64 %528, 10
  br i1 %537, label %538, label %526, !llvm.loop !176

538:                                              ; preds = %526
  %539 = icmp slt i32 %375, 0
  br i1 %539, label %540, label %544

540:                                              ; preds = %538
  %541 = add nuw i64 %527, 2
  %542 = and i64 %535, 4294967295
  %543 = getelementptr inbounds nuw i8, ptr %7, i64 %542
  store i8 45, ptr %543, align 1, !tbaa !13
  br label %544

544:                                              ; preds = %540, %538
  %545 = phi i64 [ %541, %540 ], [ %535, %538 ]
  %546 = freeze i64 %545
  %547 = shl i64 %546, 32
  %548 = ashr exact i64 %547, 32
  %549 = tail call i64 @llvm.umax.i64(i64 %523, i64 239)
  %550 = add nsw i64 %548, -1
  %551 = sub i64 %549, %523
  %552 = tail call i64 @llvm.umin.i64(i64 %550, i64 %551)
  %553 = add i64 %552, 1
  %554 = icmp ult i64 %553, 33
  br i1 %554, label %578, label %555

555:                                              ; preds = %544
  %556 = and i64 %553, 31
  %557 = icmp eq i64 %556, 0
  %558 = select i1 %557, i64 32, i64 %556
  %559 = sub i64 %553, %558
  %560 = add i64 %523, %559
  %561 = sub i64 %548, %559
  %562 = getelementptr i8, ptr %0, i64 %523
  %563 = getelementptr i8, ptr %7, i64 %548
  br label %564

564:                                              ; preds = %564, %555
  %565 = phi i64 [ 0, %555 ], [ %576, %564 ]
  %566 = getelementptr i8, ptr %562, i64 %565
  %567 = xor i64 %565, -1
  %568 = getelementptr i8, ptr %563, i64 %567
  %569 = getelementptr inbounds i8, ptr %568, i64 -15
  %570 = getelementptr inbounds i8, ptr %568, i64 -31
  %571 = load <16 x i8>, ptr %569, align 1, !tbaa !13
  %572 = load <16 x i8>, ptr %570, align 1, !tbaa !13
  %573 = shufflevector <16 x i8> %571, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %574 = shufflevector <16 x i8> %572, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %575 = getelementptr inbounds nuw i8, ptr %566, i64 16
  store <16 x i8> %573, ptr %566, align 1, !tbaa !13
  store <16 x i8> %574, ptr %575, align 1, !tbaa !13
  %576 = add nuw i64 %565, 32
  %577 = icmp eq i64 %576, %559
  br i1 %577, label %578, label %564, !llvm.loop !189

578:                                              ; preds = %564, %544
  %579 = phi i64 [ %523, %544 ], [ %560, %564 ]
  %580 = phi i64 [ %548, %544 ], [ %561, %564 ]
  br label %581

581:                                              ; preds = %578, %585
  %582 = phi i64 [ %590, %585 ], [ %579, %578 ]
  %583 = phi i64 [ %587, %585 ], [ %580, %578 ]
  %584 = icmp eq i64 %582, %549
  br i1 %584, label %592, label %585

585:                                              ; preds = %581
  %586 = getelementptr inbounds nuw i8, ptr %0, i64 %582
  %587 = add nsw i64 %583, -1
  %588 = getelementptr inbounds i8, ptr %7, i64 %587
  %589 = load i8, ptr %588, align 1, !tbaa !13
  %590 = add i64 %582, 1
  store i8 %589, ptr %586, align 1, !tbaa !13
  %591 = icmp eq i64 %587, 0
  br i1 %591, label %592, label %581, !llvm.loop !190

592:                                              ; preds = %585, %581
  %593 = phi i64 [ %590, %585 ], [ %549, %581 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #18
  br label %56

594:                                              ; preds = %56, %54, %14
  %595 = phi ptr [ %15, %14 ], [ %55, %54 ], [ %59, %56 ]
  store i8 0, ptr %595, align 1, !tbaa !13
  store i32 %1, ptr %0, align 8, !tbaa !97
  %596 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store ptr %2, ptr %596, align 8, !tbaa !191
  %597 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %597, align 8, !tbaa !192
  br label %598

598:                                              ; preds = %6, %594
  ret i32 %1
}

; Function Attrs: nounwind uwtable
define internal fastcc void @work(ptr noundef captures(none) %0, i32 noundef %1) unnamed_addr #2 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %6 = load i32, ptr %5, align 32, !tbaa !5
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %20, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load atomic i64, ptr %9 acquire, align 16
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %20, label %12

12:                                               ; preds = %8
  %13 = inttoptr i64 %10 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %14 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %15 = load i64, ptr %4, align 8, !tbaa !193
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !195
  %19 = add nsw i64 %16, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  br label %20

20:                                               ; preds = %2, %8, %12
  %21 = phi i1 [ true, %12 ], [ false, %8 ], [ false, %2 ]
  %22 = phi ptr [ %13, %12 ], [ null, %8 ], [ null, %2 ]
  %23 = phi i64 [ %19, %12 ], [ 0, %8 ], [ 0, %2 ]
  %24 = icmp eq i32 %6, 0
  br i1 %24, label %96, label %25

25:                                               ; preds = %20
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 280
  br label %34

31:                                               ; preds = %76
  %32 = icmp ne i32 %77, 0
  %33 = select i1 %21, i1 %32, i1 false
  br i1 %33, label %80, label %96

34:                                               ; preds = %25, %76
  %35 = phi i32 [ 0, %25 ], [ %77, %76 ]
  %36 = phi i32 [ 0, %25 ], [ %78, %76 ]
  %37 = add i32 %36, %1
  %38 = urem i32 %37, %6
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw %struct.tfc_worker, ptr %26, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %42 = load atomic i64, ptr %40 monotonic, align 64
  %43 = load i64, ptr %41, align 8, !tbaa !40
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %45, label %76

45:                                               ; preds = %34, %71
  %46 = phi i64 [ %72, %71 ], [ %43, %34 ]
  %47 = phi i32 [ %73, %71 ], [ %35, %34 ]
  %48 = atomicrmw add ptr %40, i64 1 monotonic, align 64
  %49 = icmp slt i64 %48, %46
  br i1 %49, label %50, label %71, !llvm.loop !41

50:                                               ; preds = %45
  %51 = load ptr, ptr %27, align 8, !tbaa !31
  %52 = load ptr, ptr %28, align 8, !tbaa !33
  %53 = load i64, ptr %29, align 8, !tbaa !34
  %54 = load i64, ptr %30, align 8, !tbaa !35
  %55 = freeze i64 %53
  %56 = freeze i64 %54
  %57 = sdiv i64 %55, %56
  %58 = mul nsw i64 %57, %48
  %59 = mul i64 %57, %56
  %60 = sub i64 %55, %59
  %61 = mul nsw i64 %60, %48
  %62 = sdiv i64 %61, %54
  %63 = add nsw i64 %62, %58
  %64 = add nsw i64 %48, 1
  %65 = mul nsw i64 %57, %64
  %66 = mul nsw i64 %60, %64
  %67 = sdiv i64 %66, %54
  %68 = add nsw i64 %67, %65
  call void %51(ptr noundef %52, i64 noundef %63, i64 noundef %68) #18
  %69 = add i32 %47, 1
  %70 = load i64, ptr %41, align 8, !tbaa !40
  br label %71

71:                                               ; preds = %45, %50
  %72 = phi i64 [ %70, %50 ], [ %46, %45 ]
  %73 = phi i32 [ %69, %50 ], [ %47, %45 ]
  %74 = load atomic i64, ptr %40 monotonic, align 64
  %75 = icmp slt i64 %74, %72
  br i1 %75, label %45, label %76

76:                                               ; preds = %71, %34
  %77 = phi i32 [ %35, %34 ], [ %73, %71 ]
  %78 = add nuw i32 %36, 1
  %79 = icmp eq i32 %78, %6
  br i1 %79, label %31, label %34, !llvm.loop !42

80:                                               ; preds = %31
  %81 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %82 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %83 = load i64, ptr %82, align 8, !tbaa !39
  %84 = srem i64 %81, %83
  %85 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %86 = getelementptr inbounds %struct.tfc_pool_event, ptr %85, i64 %84
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %87 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #18
  %88 = load i64, ptr %3, align 8, !tbaa !193
  %89 = mul nsw i64 %88, 1000000000
  %90 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %91 = load i64, ptr %90, align 8, !tbaa !195
  %92 = add nsw i64 %89, %91
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  %93 = zext i32 %1 to i64
  store i64 %23, ptr %86, align 8, !tbaa !39
  %94 = getelementptr inbounds nuw i8, ptr %86, i64 8
  store i64 %92, ptr %94, align 8, !tbaa !39
  %95 = getelementptr inbounds nuw i8, ptr %86, i64 16
  store i64 %93, ptr %95, align 8, !tbaa !39
  br label %96

96:                                               ; preds = %20, %80, %31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #12

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #4

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #13

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @set_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #7 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !77
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !76
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds ptr, ptr %6, i64 %9
  %11 = load ptr, ptr %10, align 8, !tbaa !38
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %13 = load i32, ptr %12, align 4, !tbaa !5
  %14 = icmp eq i32 %13, 8
  br i1 %14, label %15, label %17

15:                                               ; preds = %2
  %16 = load i64, ptr %11, align 8, !tbaa !39
  br label %20

17:                                               ; preds = %2
  %18 = load i32, ptr %11, align 4, !tbaa !5
  %19 = sext i32 %18 to i64
  br label %20

20:                                               ; preds = %17, %15
  %21 = phi i64 [ %16, %15 ], [ %19, %17 ]
  %22 = tail call i64 @llvm.smax.i64(i64 %21, i64 0)
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %24 = load ptr, ptr %23, align 8, !tbaa !145
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !5
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i64, ptr %24, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %30 = load ptr, ptr %29, align 8, !tbaa !75
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
  %42 = load ptr, ptr %41, align 8, !tbaa !56
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 24
  %44 = load ptr, ptr %43, align 8, !tbaa !46
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 4
  br label %46

46:                                               ; preds = %46, %40
  %47 = atomicrmw xchg ptr %45, i32 1 acquire, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %46, !llvm.loop !47

49:                                               ; preds = %46
  %50 = load atomic i32, ptr %44 monotonic, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %56, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %54 = load i64, ptr %53, align 8, !tbaa !48
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %56, label %61

56:                                               ; preds = %52, %49
  %57 = getelementptr inbounds nuw i8, ptr %44, i64 12
  store i32 0, ptr %57, align 4, !tbaa !51
  %58 = getelementptr inbounds nuw i8, ptr %44, i64 16
  store i64 0, ptr %58, align 8, !tbaa !48
  %59 = getelementptr inbounds nuw i8, ptr %44, i64 24
  store i64 %22, ptr %59, align 8, !tbaa !52
  %60 = getelementptr inbounds nuw i8, ptr %44, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %60, i8 0, i64 16, i1 false)
  store atomic i32 3, ptr %44 monotonic, align 8
  br label %61

61:                                               ; preds = %52, %56
  store atomic i32 0, ptr %45 release, align 4
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %63 = load i32, ptr %62, align 4, !tbaa !71
  %64 = load ptr, ptr %41, align 8, !tbaa !56
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 24
  %66 = load ptr, ptr %65, align 8, !tbaa !46
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  store i32 %63, ptr %67, align 8, !tbaa !79
  br label %102

68:                                               ; preds = %20
  %69 = load i32, ptr %4, align 4, !tbaa !5
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i64, ptr %30, i64 %70
  store i64 %22, ptr %71, align 8, !tbaa !39
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %73 = load i32, ptr %72, align 8, !tbaa !72
  %74 = icmp ugt i32 %73, 7
  br i1 %74, label %75, label %102

75:                                               ; preds = %68, %75
  %76 = phi i32 [ %99, %75 ], [ 5, %68 ]
  %77 = load ptr, ptr %3, align 8, !tbaa !77
  %78 = zext i32 %76 to i64
  %79 = getelementptr inbounds nuw i32, ptr %77, i64 %78
  %80 = load ptr, ptr %23, align 8, !tbaa !145
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %82 = load i32, ptr %81, align 4, !tbaa !5
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i64, ptr %80, i64 %83
  %85 = load ptr, ptr %29, align 8, !tbaa !75
  %86 = tail call fastcc i64 @evaluate(ptr noundef %84, ptr noundef %85)
  %87 = load ptr, ptr %5, align 8, !tbaa !76
  %88 = getelementptr inbounds nuw i8, ptr %79, i64 4
  %89 = load i32, ptr %88, align 4, !tbaa !5
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds ptr, ptr %87, i64 %90
  %92 = load ptr, ptr %91, align 8, !tbaa !38
  %93 = ptrtoint ptr %92 to i64
  %94 = add i64 %86, %93
  %95 = inttoptr i64 %94 to ptr
  %96 = load i32, ptr %79, align 4, !tbaa !5
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds ptr, ptr %87, i64 %97
  store ptr %95, ptr %98, align 8, !tbaa !38
  %99 = add i32 %76, 3
  %100 = add i32 %76, 5
  %101 = icmp ult i32 %100, %73
  br i1 %101, label %75, label %102, !llvm.loop !196

102:                                              ; preds = %75, %68, %61
  %103 = phi i32 [ 3, %61 ], [ 0, %68 ], [ 0, %75 ]
  ret i32 %103
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #7 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !77
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !146
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = load ptr, ptr %11, align 8, !tbaa !145
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %12, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !75
  %19 = tail call fastcc i64 @evaluate(ptr noundef %16, ptr noundef %18)
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %28, label %21

21:                                               ; preds = %2
  %22 = load ptr, ptr %10, align 8, !tbaa !9
  %23 = icmp eq ptr %22, null
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !197
  %27 = icmp sgt i64 %19, %26
  br i1 %27, label %28, label %56

28:                                               ; preds = %21, %24, %2
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %30 = load ptr, ptr %29, align 8, !tbaa !56
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %32 = load ptr, ptr %31, align 8, !tbaa !46
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 4
  br label %34

34:                                               ; preds = %34, %28
  %35 = atomicrmw xchg ptr %33, i32 1 acquire, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %34, !llvm.loop !47

37:                                               ; preds = %34
  %38 = load atomic i32, ptr %32 monotonic, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %44, label %40

40:                                               ; preds = %37
  %41 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %42 = load i64, ptr %41, align 8, !tbaa !48
  %43 = icmp sgt i64 %42, 0
  br i1 %43, label %44, label %49

44:                                               ; preds = %40, %37
  %45 = getelementptr inbounds nuw i8, ptr %32, i64 12
  store i32 0, ptr %45, align 4, !tbaa !51
  %46 = getelementptr inbounds nuw i8, ptr %32, i64 16
  store i64 0, ptr %46, align 8, !tbaa !48
  %47 = getelementptr inbounds nuw i8, ptr %32, i64 24
  store i64 %19, ptr %47, align 8, !tbaa !52
  %48 = getelementptr inbounds nuw i8, ptr %32, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %48, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %32 monotonic, align 8
  br label %49

49:                                               ; preds = %40, %44
  store atomic i32 0, ptr %33 release, align 4
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %51 = load i32, ptr %50, align 4, !tbaa !71
  %52 = load ptr, ptr %29, align 8, !tbaa !56
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 24
  %54 = load ptr, ptr %53, align 8, !tbaa !46
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store i32 %51, ptr %55, align 8, !tbaa !79
  br label %96

56:                                               ; preds = %24
  %57 = ptrtoint ptr %22 to i64
  %58 = add i64 %57, 63
  %59 = and i64 %58, -64
  %60 = inttoptr i64 %59 to ptr
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %62 = load ptr, ptr %61, align 8, !tbaa !76
  %63 = load i32, ptr %4, align 4, !tbaa !5
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds ptr, ptr %62, i64 %64
  store ptr %60, ptr %65, align 8, !tbaa !38
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %67 = load i32, ptr %66, align 8, !tbaa !72
  %68 = icmp ugt i32 %67, 5
  br i1 %68, label %69, label %96

69:                                               ; preds = %56, %69
  %70 = phi i32 [ %93, %69 ], [ 3, %56 ]
  %71 = load ptr, ptr %3, align 8, !tbaa !77
  %72 = zext i32 %70 to i64
  %73 = getelementptr inbounds nuw i32, ptr %71, i64 %72
  %74 = load ptr, ptr %11, align 8, !tbaa !145
  %75 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %76 = load i32, ptr %75, align 4, !tbaa !5
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i64, ptr %74, i64 %77
  %79 = load ptr, ptr %17, align 8, !tbaa !75
  %80 = tail call fastcc i64 @evaluate(ptr noundef %78, ptr noundef %79)
  %81 = load ptr, ptr %61, align 8, !tbaa !76
  %82 = getelementptr inbounds nuw i8, ptr %73, i64 4
  %83 = load i32, ptr %82, align 4, !tbaa !5
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds ptr, ptr %81, i64 %84
  %86 = load ptr, ptr %85, align 8, !tbaa !38
  %87 = ptrtoint ptr %86 to i64
  %88 = add i64 %80, %87
  %89 = inttoptr i64 %88 to ptr
  %90 = load i32, ptr %73, align 4, !tbaa !5
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds ptr, ptr %81, i64 %91
  store ptr %89, ptr %92, align 8, !tbaa !38
  %93 = add i32 %70, 3
  %94 = add i32 %70, 5
  %95 = icmp ult i32 %94, %67
  br i1 %95, label %69, label %96, !llvm.loop !196

96:                                               ; preds = %69, %56, %49
  %97 = phi i32 [ 8, %49 ], [ 0, %56 ], [ 0, %69 ]
  ret i32 %97
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #7 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !77
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !146
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !76
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds ptr, ptr %12, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !38
  %18 = load i32, ptr %17, align 4, !tbaa !5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %20 = load ptr, ptr %19, align 8, !tbaa !145
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %22 = load i32, ptr %21, align 4, !tbaa !5
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i64, ptr %20, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %26 = load ptr, ptr %25, align 8, !tbaa !75
  %27 = tail call fastcc i64 @evaluate(ptr noundef %24, ptr noundef %26)
  %28 = icmp slt i32 %18, 0
  %29 = icmp slt i64 %27, 0
  %30 = select i1 %28, i1 true, i1 %29
  br i1 %30, label %37, label %31

31:                                               ; preds = %2
  %32 = add nuw i32 %18, 1
  %33 = zext i32 %32 to i64
  %34 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %33, i64 %27)
  %35 = extractvalue { i64, i1 } %34, 1
  %36 = extractvalue { i64, i1 } %34, 0
  br i1 %35, label %37, label %58

37:                                               ; preds = %31, %2
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %39 = load ptr, ptr %38, align 8, !tbaa !56
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !46
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
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
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !48
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %57

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !51
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store <2 x i64> <i64 0, i64 -1>, ptr %55, align 8, !tbaa !39
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %56, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %57

57:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  br label %130

58:                                               ; preds = %31
  %59 = load ptr, ptr %10, align 8, !tbaa !9
  %60 = icmp eq ptr %59, null
  br i1 %60, label %70, label %61

61:                                               ; preds = %58
  %62 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %63 = load i64, ptr %62, align 8, !tbaa !197
  %64 = icmp sgt i64 %36, %63
  br i1 %64, label %65, label %92

65:                                               ; preds = %61
  %66 = icmp slt i64 %36, 4611686018427387904
  %67 = zext i1 %66 to i64
  %68 = shl nsw i64 %36, %67
  %69 = icmp sgt i64 %68, %63
  br i1 %69, label %70, label %92

70:                                               ; preds = %65, %58
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %72 = load ptr, ptr %71, align 8, !tbaa !56
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 24
  %74 = load ptr, ptr %73, align 8, !tbaa !46
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 4
  br label %76

76:                                               ; preds = %76, %70
  %77 = atomicrmw xchg ptr %75, i32 1 acquire, align 4
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %76, !llvm.loop !47

79:                                               ; preds = %76
  %80 = load atomic i32, ptr %74 monotonic, align 8
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %86, label %82

82:                                               ; preds = %79
  %83 = getelementptr inbounds nuw i8, ptr %74, i64 16
  %84 = load i64, ptr %83, align 8, !tbaa !48
  %85 = icmp sgt i64 %84, 0
  br i1 %85, label %86, label %91

86:                                               ; preds = %82, %79
  %87 = getelementptr inbounds nuw i8, ptr %74, i64 12
  store i32 0, ptr %87, align 4, !tbaa !51
  %88 = getelementptr inbounds nuw i8, ptr %74, i64 16
  store i64 0, ptr %88, align 8, !tbaa !48
  %89 = getelementptr inbounds nuw i8, ptr %74, i64 24
  store i64 %36, ptr %89, align 8, !tbaa !52
  %90 = getelementptr inbounds nuw i8, ptr %74, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %90, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %74 monotonic, align 8
  br label %91

91:                                               ; preds = %86, %82
  store atomic i32 0, ptr %75 release, align 4
  br label %130

92:                                               ; preds = %65, %61
  %93 = ptrtoint ptr %59 to i64
  %94 = add i64 %93, 63
  %95 = and i64 %94, -64
  %96 = inttoptr i64 %95 to ptr
  %97 = load i32, ptr %4, align 4, !tbaa !5
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds ptr, ptr %12, i64 %98
  store ptr %96, ptr %99, align 8, !tbaa !38
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %101 = load i32, ptr %100, align 8, !tbaa !72
  %102 = icmp ugt i32 %101, 6
  br i1 %102, label %103, label %138

103:                                              ; preds = %92, %103
  %104 = phi i32 [ %127, %103 ], [ 4, %92 ]
  %105 = load ptr, ptr %3, align 8, !tbaa !77
  %106 = zext i32 %104 to i64
  %107 = getelementptr inbounds nuw i32, ptr %105, i64 %106
  %108 = load ptr, ptr %19, align 8, !tbaa !145
  %109 = getelementptr inbounds nuw i8, ptr %107, i64 8
  %110 = load i32, ptr %109, align 4, !tbaa !5
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i64, ptr %108, i64 %111
  %113 = load ptr, ptr %25, align 8, !tbaa !75
  %114 = tail call fastcc i64 @evaluate(ptr noundef %112, ptr noundef %113)
  %115 = load ptr, ptr %11, align 8, !tbaa !76
  %116 = getelementptr inbounds nuw i8, ptr %107, i64 4
  %117 = load i32, ptr %116, align 4, !tbaa !5
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds ptr, ptr %115, i64 %118
  %120 = load ptr, ptr %119, align 8, !tbaa !38
  %121 = ptrtoint ptr %120 to i64
  %122 = add i64 %114, %121
  %123 = inttoptr i64 %122 to ptr
  %124 = load i32, ptr %107, align 4, !tbaa !5
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds ptr, ptr %115, i64 %125
  store ptr %123, ptr %126, align 8, !tbaa !38
  %127 = add i32 %104, 3
  %128 = add i32 %104, 5
  %129 = icmp ult i32 %128, %101
  br i1 %129, label %103, label %138, !llvm.loop !196

130:                                              ; preds = %57, %91
  %131 = phi ptr [ %71, %91 ], [ %38, %57 ]
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %133 = load i32, ptr %132, align 4, !tbaa !71
  %134 = load ptr, ptr %131, align 8, !tbaa !56
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 24
  %136 = load ptr, ptr %135, align 8, !tbaa !46
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 8
  store i32 %133, ptr %137, align 8, !tbaa !79
  br label %138

138:                                              ; preds = %103, %130, %92
  %139 = phi i32 [ 0, %92 ], [ 8, %130 ], [ 0, %103 ]
  ret i32 %139
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #14

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_given(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(address_is_null) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(address_is_null) %5) unnamed_addr #15 {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %164

8:                                                ; preds = %6
  %9 = icmp eq ptr %2, null
  br label %10

10:                                               ; preds = %8, %158
  %11 = phi i64 [ 0, %8 ], [ %159, %158 ]
  br i1 %9, label %16, label %12

12:                                               ; preds = %10
  %13 = getelementptr inbounds nuw ptr, ptr %2, i64 %11
  %14 = load ptr, ptr %13, align 8, !tbaa !38
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %87

16:                                               ; preds = %10, %12
  %17 = getelementptr inbounds nuw %struct.tfc_given, ptr %0, i64 %11
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !198
  %20 = getelementptr inbounds i64, ptr %3, i64 %19
  %21 = tail call fastcc i64 @evaluate(ptr noundef %20, ptr noundef %4)
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %158, label %23

23:                                               ; preds = %16
  %24 = load ptr, ptr %17, align 8, !tbaa !200
  %25 = icmp eq ptr %5, null
  br i1 %25, label %164, label %26

26:                                               ; preds = %23
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 4
  br label %28

28:                                               ; preds = %52, %26
  %29 = phi i8 [ 123, %26 ], [ %56, %52 ]
  %30 = phi ptr [ %27, %26 ], [ %55, %52 ]
  %31 = phi ptr [ @.str.7, %26 ], [ %54, %52 ]
  %32 = phi i64 [ 4, %26 ], [ %53, %52 ]
  switch i8 %29, label %46 [
    i8 123, label %36
    i8 125, label %33
  ]

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 1
  %35 = load i8, ptr %34, align 1, !tbaa !13
  br label %40

36:                                               ; preds = %28
  %37 = getelementptr inbounds nuw i8, ptr %31, i64 1
  %38 = load i8, ptr %37, align 1, !tbaa !13
  %39 = icmp eq i8 %38, 123
  br i1 %39, label %40, label %60

40:                                               ; preds = %36, %33
  %41 = phi i8 [ %35, %33 ], [ 123, %36 ]
  %42 = icmp eq i8 %41, %29
  %43 = zext i1 %42 to i64
  %44 = getelementptr inbounds nuw i8, ptr %31, i64 %43
  %45 = load i8, ptr %44, align 1, !tbaa !13
  br label %46

46:                                               ; preds = %40, %28
  %47 = phi i8 [ %29, %28 ], [ %45, %40 ]
  %48 = phi i64 [ 0, %28 ], [ %43, %40 ]
  %49 = getelementptr inbounds nuw i8, ptr %31, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 1
  %51 = add nuw nsw i64 %32, 1
  store i8 %47, ptr %30, align 1, !tbaa !13
  br label %52

52:                                               ; preds = %76, %81, %66, %71, %46
  %53 = phi i64 [ %51, %46 ], [ %32, %66 ], [ %32, %71 ], [ %84, %81 ], [ %75, %76 ]
  %54 = phi ptr [ %50, %46 ], [ %69, %66 ], [ %69, %71 ], [ %69, %81 ], [ %69, %76 ]
  %55 = getelementptr inbounds nuw i8, ptr %5, i64 %53
  %56 = load i8, ptr %54, align 1, !tbaa !13
  %57 = icmp ne i8 %56, 0
  %58 = icmp slt i64 %53, 239
  %59 = select i1 %57, i1 %58, i1 false
  br i1 %59, label %28, label %161, !llvm.loop !95

60:                                               ; preds = %36, %63
  %61 = phi i8 [ %65, %63 ], [ 123, %36 ]
  %62 = phi ptr [ %64, %63 ], [ %31, %36 ]
  switch i8 %61, label %63 [
    i8 0, label %66
    i8 125, label %66
  ]

63:                                               ; preds = %60
  %64 = getelementptr inbounds nuw i8, ptr %62, i64 1
  %65 = load i8, ptr %64, align 1, !tbaa !13
  br label %60, !llvm.loop !96

66:                                               ; preds = %60, %60
  %67 = icmp ne i8 %61, 0
  %68 = zext i1 %67 to i64
  %69 = getelementptr inbounds nuw i8, ptr %62, i64 %68
  %70 = icmp eq i8 %38, 110
  br i1 %70, label %71, label %52

71:                                               ; preds = %66
  %72 = load i8, ptr %24, align 1, !tbaa !13
  %73 = icmp eq i8 %72, 0
  br i1 %73, label %52, label %74

74:                                               ; preds = %71
  %75 = tail call i64 @llvm.umax.i64(i64 %32, i64 239)
  br label %76

76:                                               ; preds = %81, %74
  %77 = phi i64 [ %84, %81 ], [ %32, %74 ]
  %78 = phi i8 [ %85, %81 ], [ %72, %74 ]
  %79 = phi ptr [ %83, %81 ], [ %24, %74 ]
  %80 = icmp eq i64 %77, %75
  br i1 %80, label %52, label %81

81:                                               ; preds = %76
  %82 = getelementptr inbounds nuw i8, ptr %5, i64 %77
  %83 = getelementptr inbounds nuw i8, ptr %79, i64 1
  %84 = add i64 %77, 1
  store i8 %78, ptr %82, align 1, !tbaa !13
  %85 = load i8, ptr %83, align 1, !tbaa !13
  %86 = icmp eq i8 %85, 0
  br i1 %86, label %52, label %76, !llvm.loop !175

87:                                               ; preds = %12
  %88 = ptrtoint ptr %14 to i64
  %89 = getelementptr inbounds nuw %struct.tfc_given, ptr %0, i64 %11
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %91 = load i64, ptr %90, align 8, !tbaa !201
  %92 = urem i64 %88, %91
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %158, label %94

94:                                               ; preds = %87
  %95 = load ptr, ptr %89, align 8, !tbaa !200
  %96 = icmp eq ptr %5, null
  br i1 %96, label %164, label %97

97:                                               ; preds = %94
  %98 = getelementptr inbounds nuw i8, ptr %5, i64 4
  br label %99

99:                                               ; preds = %123, %97
  %100 = phi i8 [ 123, %97 ], [ %127, %123 ]
  %101 = phi ptr [ %98, %97 ], [ %126, %123 ]
  %102 = phi ptr [ @.str.8, %97 ], [ %125, %123 ]
  %103 = phi i64 [ 4, %97 ], [ %124, %123 ]
  switch i8 %100, label %117 [
    i8 123, label %107
    i8 125, label %104
  ]

104:                                              ; preds = %99
  %105 = getelementptr inbounds nuw i8, ptr %102, i64 1
  %106 = load i8, ptr %105, align 1, !tbaa !13
  br label %111

107:                                              ; preds = %99
  %108 = getelementptr inbounds nuw i8, ptr %102, i64 1
  %109 = load i8, ptr %108, align 1, !tbaa !13
  %110 = icmp eq i8 %109, 123
  br i1 %110, label %111, label %131

111:                                              ; preds = %107, %104
  %112 = phi i8 [ %106, %104 ], [ 123, %107 ]
  %113 = icmp eq i8 %112, %100
  %114 = zext i1 %113 to i64
  %115 = getelementptr inbounds nuw i8, ptr %102, i64 %114
  %116 = load i8, ptr %115, align 1, !tbaa !13
  br label %117

117:                                              ; preds = %111, %99
  %118 = phi i8 [ %100, %99 ], [ %116, %111 ]
  %119 = phi i64 [ 0, %99 ], [ %114, %111 ]
  %120 = getelementptr inbounds nuw i8, ptr %102, i64 %119
  %121 = getelementptr inbounds nuw i8, ptr %120, i64 1
  %122 = add nuw nsw i64 %103, 1
  store i8 %118, ptr %101, align 1, !tbaa !13
  br label %123

123:                                              ; preds = %147, %152, %137, %142, %117
  %124 = phi i64 [ %122, %117 ], [ %103, %137 ], [ %103, %142 ], [ %155, %152 ], [ %146, %147 ]
  %125 = phi ptr [ %121, %117 ], [ %140, %137 ], [ %140, %142 ], [ %140, %152 ], [ %140, %147 ]
  %126 = getelementptr inbounds nuw i8, ptr %5, i64 %124
  %127 = load i8, ptr %125, align 1, !tbaa !13
  %128 = icmp ne i8 %127, 0
  %129 = icmp slt i64 %124, 239
  %130 = select i1 %128, i1 %129, i1 false
  br i1 %130, label %99, label %161, !llvm.loop !95

131:                                              ; preds = %107, %134
  %132 = phi i8 [ %136, %134 ], [ 123, %107 ]
  %133 = phi ptr [ %135, %134 ], [ %102, %107 ]
  switch i8 %132, label %134 [
    i8 0, label %137
    i8 125, label %137
  ]

134:                                              ; preds = %131
  %135 = getelementptr inbounds nuw i8, ptr %133, i64 1
  %136 = load i8, ptr %135, align 1, !tbaa !13
  br label %131, !llvm.loop !96

137:                                              ; preds = %131, %131
  %138 = icmp ne i8 %132, 0
  %139 = zext i1 %138 to i64
  %140 = getelementptr inbounds nuw i8, ptr %133, i64 %139
  %141 = icmp eq i8 %109, 110
  br i1 %141, label %142, label %123

142:                                              ; preds = %137
  %143 = load i8, ptr %95, align 1, !tbaa !13
  %144 = icmp eq i8 %143, 0
  br i1 %144, label %123, label %145

145:                                              ; preds = %142
  %146 = tail call i64 @llvm.umax.i64(i64 %103, i64 239)
  br label %147

147:                                              ; preds = %152, %145
  %148 = phi i64 [ %155, %152 ], [ %103, %145 ]
  %149 = phi i8 [ %156, %152 ], [ %143, %145 ]
  %150 = phi ptr [ %154, %152 ], [ %95, %145 ]
  %151 = icmp eq i64 %148, %146
  br i1 %151, label %123, label %152

152:                                              ; preds = %147
  %153 = getelementptr inbounds nuw i8, ptr %5, i64 %148
  %154 = getelementptr inbounds nuw i8, ptr %150, i64 1
  %155 = add i64 %148, 1
  store i8 %149, ptr %153, align 1, !tbaa !13
  %156 = load i8, ptr %154, align 1, !tbaa !13
  %157 = icmp eq i8 %156, 0
  br i1 %157, label %123, label %147, !llvm.loop !175

158:                                              ; preds = %16, %87
  %159 = add nuw nsw i64 %11, 1
  %160 = icmp eq i64 %159, %1
  br i1 %160, label %164, label %10, !llvm.loop !202

161:                                              ; preds = %123, %52
  %162 = phi ptr [ %55, %52 ], [ %126, %123 ]
  store i8 0, ptr %162, align 1, !tbaa !13
  store i32 3, ptr %5, align 8, !tbaa !97
  %163 = getelementptr inbounds nuw i8, ptr %5, i64 240
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %163, i8 0, i64 16, i1 false)
  br label %164

164:                                              ; preds = %158, %161, %6, %94, %23
  %165 = phi i32 [ 0, %6 ], [ 3, %161 ], [ 3, %23 ], [ 3, %94 ], [ 0, %158 ]
  ret i32 %165
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #14

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #16

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #16

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #16

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable }
attributes #2 = { nounwind uwtable }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind }
attributes #6 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable }
attributes #7 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #8 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable }
attributes #11 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable }
attributes #12 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #13 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #14 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #16 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { nounwind }

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
!13 = !{!7, !7, i64 0}
!14 = !{!15, !16, i64 16}
!15 = !{!"tfc_worker", !7, i64 0, !12, i64 8, !16, i64 16, !12, i64 24}
!16 = !{!"p1 _ZTS8tfc_pool", !11, i64 0}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.mustprogress"}
!19 = distinct !{!19, !18}
!20 = distinct !{!20, !18}
!21 = !{!15, !12, i64 24}
!22 = distinct !{!22, !18}
!23 = !{!24, !25, i64 16}
!24 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !16, i64 8, !25, i64 16, !26, i64 24}
!25 = !{!"p1 _ZTS8tfc_host", !11, i64 0}
!26 = !{!"p1 _ZTS11tfc_failure", !11, i64 0}
!27 = !{!28, !11, i64 16}
!28 = !{!"tfc_host", !6, i64 0, !6, i64 4, !11, i64 8, !11, i64 16, !11, i64 24, !11, i64 32, !11, i64 40, !11, i64 48}
!29 = !{!28, !6, i64 4}
!30 = !{!24, !16, i64 8}
!31 = !{!32, !11, i64 0}
!32 = !{!"tfc_loop", !11, i64 0, !11, i64 8, !12, i64 16, !12, i64 24}
!33 = !{!32, !11, i64 8}
!34 = !{!32, !12, i64 16}
!35 = !{!32, !12, i64 24}
!36 = !{!28, !11, i64 8}
!37 = !{i64 0, i64 8, !38, i64 8, i64 8, !38, i64 16, i64 8, !39, i64 24, i64 8, !39}
!38 = !{!11, !11, i64 0}
!39 = !{!12, !12, i64 0}
!40 = !{!15, !12, i64 8}
!41 = distinct !{!41, !18}
!42 = distinct !{!42, !18}
!43 = distinct !{!43, !18}
!44 = distinct !{!44, !18}
!45 = distinct !{!45, !18}
!46 = !{!24, !26, i64 24}
!47 = distinct !{!47, !18}
!48 = !{!49, !12, i64 16}
!49 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !12, i64 16, !12, i64 24, !12, i64 32, !50, i64 40}
!50 = !{!"double", !7, i64 0}
!51 = !{!49, !6, i64 12}
!52 = !{!49, !12, i64 24}
!53 = !{!49, !12, i64 32}
!54 = !{!49, !50, i64 40}
!55 = !{!28, !11, i64 40}
!56 = !{!57, !61, i64 40}
!57 = !{!"tfc_region", !58, i64 0, !12, i64 8, !59, i64 16, !60, i64 24, !59, i64 32, !61, i64 40, !12, i64 48, !60, i64 56, !62, i64 64, !63, i64 72, !12, i64 80}
!58 = !{!"p1 _ZTS15tfc_instruction", !11, i64 0}
!59 = !{!"any p2 pointer", !11, i64 0}
!60 = !{!"p1 long", !11, i64 0}
!61 = !{!"p1 _ZTS7tfc_ctx", !11, i64 0}
!62 = !{!"p1 omnipotent char", !11, i64 0}
!63 = !{!"p1 _ZTS9tfc_block", !11, i64 0}
!64 = !{!28, !11, i64 32}
!65 = !{!57, !58, i64 0}
!66 = !{!57, !12, i64 8}
!67 = !{!68, !6, i64 24}
!68 = !{!"tfc_instruction", !11, i64 0, !69, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28}
!69 = !{!"p1 int", !11, i64 0}
!70 = !{!57, !12, i64 48}
!71 = !{!68, !6, i64 20}
!72 = !{!68, !6, i64 16}
!73 = !{!68, !11, i64 0}
!74 = !{!57, !59, i64 32}
!75 = !{!57, !60, i64 24}
!76 = !{!57, !59, i64 16}
!77 = !{!68, !69, i64 8}
!78 = distinct !{!78, !18}
!79 = !{!49, !6, i64 8}
!80 = !{!68, !6, i64 28}
!81 = !{!57, !62, i64 64}
!82 = distinct !{!82, !18}
!83 = distinct !{!83, !18}
!84 = !{!57, !12, i64 80}
!85 = distinct !{!85, !18}
!86 = !{!87, !12, i64 240}
!87 = !{!"tfc_entry", !62, i64 0, !58, i64 8, !88, i64 16, !60, i64 24, !62, i64 32, !89, i64 40, !90, i64 48, !90, i64 56, !91, i64 64, !92, i64 72, !92, i64 80, !93, i64 88, !94, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136, !12, i64 144, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184, !12, i64 192, !12, i64 200, !12, i64 208, !12, i64 216, !12, i64 224, !12, i64 232, !12, i64 240}
!88 = !{!"p1 _ZTS9tfc_place", !11, i64 0}
!89 = !{!"p1 _ZTS9tfc_bound", !11, i64 0}
!90 = !{!"p1 _ZTS9tfc_given", !11, i64 0}
!91 = !{!"p1 _ZTS10tfc_result", !11, i64 0}
!92 = !{!"p1 _ZTS8tfc_flag", !11, i64 0}
!93 = !{!"p1 _ZTS9tfc_aside", !11, i64 0}
!94 = !{!"p1 _ZTS11tfc_message", !11, i64 0}
!95 = distinct !{!95, !18}
!96 = distinct !{!96, !18}
!97 = !{!98, !6, i64 0}
!98 = !{!"tfc_error", !6, i64 0, !7, i64 4, !99, i64 240, !12, i64 248}
!99 = !{!"p1 _ZTS7tfc_loc", !11, i64 0}
!100 = !{!87, !12, i64 200}
!101 = !{!87, !12, i64 120}
!102 = !{!87, !89, i64 40}
!103 = !{!104, !12, i64 0}
!104 = !{!"tfc_bound", !12, i64 0, !12, i64 8, !62, i64 16}
!105 = !{!104, !12, i64 8}
!106 = distinct !{!106, !18}
!107 = !{!104, !62, i64 16}
!108 = !{!87, !90, i64 48}
!109 = !{!87, !12, i64 128}
!110 = !{!87, !60, i64 24}
!111 = !{!87, !90, i64 56}
!112 = !{!87, !12, i64 136}
!113 = !{!87, !12, i64 232}
!114 = !{!87, !12, i64 152}
!115 = !{!87, !92, i64 72}
!116 = !{!117, !12, i64 0}
!117 = !{!"tfc_flag", !12, i64 0, !62, i64 8}
!118 = !{!117, !62, i64 8}
!119 = distinct !{!119, !18}
!120 = !{!87, !12, i64 112}
!121 = !{!87, !88, i64 16}
!122 = !{!123, !12, i64 16}
!123 = !{!"tfc_place", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !12, i64 16}
!124 = !{!123, !6, i64 0}
!125 = !{!123, !6, i64 8}
!126 = !{!87, !62, i64 32}
!127 = !{!123, !6, i64 4}
!128 = distinct !{!128, !18}
!129 = !{!87, !12, i64 224}
!130 = !{!87, !12, i64 168}
!131 = !{!87, !12, i64 216}
!132 = distinct !{!132, !18}
!133 = !{!87, !93, i64 88}
!134 = !{!135, !12, i64 8}
!135 = !{!"tfc_aside", !12, i64 0, !12, i64 8, !12, i64 16}
!136 = !{!135, !12, i64 0}
!137 = !{!135, !12, i64 16}
!138 = distinct !{!138, !18}
!139 = !{!28, !6, i64 0}
!140 = !{!28, !11, i64 48}
!141 = !{!87, !58, i64 8}
!142 = !{!87, !12, i64 104}
!143 = !{!87, !12, i64 208}
!144 = !{!87, !12, i64 184}
!145 = !{!57, !60, i64 56}
!146 = !{!57, !63, i64 72}
!147 = !{!87, !12, i64 192}
!148 = !{!87, !12, i64 144}
!149 = !{!49, !7, i64 0}
!150 = !{!87, !12, i64 176}
!151 = !{!87, !94, i64 96}
!152 = !{!153, !6, i64 0}
!153 = !{!"tfc_message", !6, i64 0, !6, i64 4, !62, i64 8, !154, i64 16}
!154 = !{!"tfc_loc", !62, i64 0, !62, i64 8, !6, i64 16, !6, i64 20}
!155 = !{!153, !6, i64 4}
!156 = !{!153, !62, i64 8}
!157 = distinct !{!157, !18}
!158 = distinct !{!158, !18}
!159 = !{!87, !12, i64 160}
!160 = !{!87, !91, i64 64}
!161 = !{!162, !6, i64 4}
!162 = !{!"tfc_result", !6, i64 0, !6, i64 4, !12, i64 8}
!163 = !{!162, !6, i64 0}
!164 = !{!162, !12, i64 8}
!165 = distinct !{!165, !18}
!166 = !{!87, !92, i64 80}
!167 = distinct !{!167, !18}
!168 = distinct !{!168, !18}
!169 = !{!170, !12, i64 0}
!170 = !{!"tfc_initial", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24}
!171 = !{!170, !12, i64 8}
!172 = !{!170, !12, i64 16}
!173 = !{!170, !12, i64 24}
!174 = distinct !{!174, !18}
!175 = distinct !{!175, !18}
!176 = distinct !{!176, !18}
!177 = distinct !{!177, !18, !178, !179}
!178 = !{!"llvm.loop.isvectorized", i32 1}
!179 = !{!"llvm.loop.unroll.runtime.disable"}
!180 = distinct !{!180, !18, !179, !178}
!181 = distinct !{!181, !18, !178, !179}
!182 = distinct !{!182, !18, !179, !178}
!183 = distinct !{!183, !18, !178, !179}
!184 = distinct !{!184, !18, !179, !178}
!185 = distinct !{!185, !18}
!186 = distinct !{!186, !18}
!187 = distinct !{!187, !18, !178, !179}
!188 = distinct !{!188, !18, !179, !178}
!189 = distinct !{!189, !18, !178, !179}
!190 = distinct !{!190, !18, !179, !178}
!191 = !{!98, !99, i64 240}
!192 = !{!98, !12, i64 248}
!193 = !{!194, !12, i64 0}
!194 = !{!"timespec", !12, i64 0, !12, i64 8}
!195 = !{!194, !12, i64 8}
!196 = distinct !{!196, !18}
!197 = !{!10, !12, i64 8}
!198 = !{!199, !12, i64 16}
!199 = !{!"tfc_given", !62, i64 0, !12, i64 8, !12, i64 16}
!200 = !{!199, !62, i64 0}
!201 = !{!199, !12, i64 8}
!202 = distinct !{!202, !18}
