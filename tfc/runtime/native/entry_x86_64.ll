; Made by `python -m tfc.runtime.native` from entry.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

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
  store i32 0, ptr %7, align 32, !tbaa !13
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 0, ptr %8, align 4, !tbaa !13
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %9, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %10, align 32, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %11, align 16, !tbaa !13
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %13, align 16, !tbaa !14
  %14 = tail call i32 @llvm.umax.i32(i32 %1, i32 1)
  %15 = zext i32 %14 to i64
  br label %16

16:                                               ; preds = %19, %3
  %17 = phi i64 [ %25, %19 ], [ 1, %3 ]
  %18 = icmp eq i64 %17, %15
  br i1 %18, label %28, label %19

19:                                               ; preds = %16
  %20 = getelementptr inbounds nuw %struct.tfc_worker, ptr %12, i64 %17
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store ptr %0, ptr %21, align 16, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %23 = tail call i32 @pthread_create(ptr noundef nonnull %22, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %20) #12
  %24 = icmp eq i32 %23, 0
  %25 = add nuw nsw i64 %17, 1
  br i1 %24, label %16, label %26

26:                                               ; preds = %19
  %27 = trunc nuw i64 %17 to i32
  br label %28

28:                                               ; preds = %16, %26
  %29 = phi i32 [ %27, %26 ], [ %14, %16 ]
  store i32 %29, ptr %0, align 64, !tbaa !5
  ret i32 %29
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
  tail call void @llvm.x86.sse2.pause()
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
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %11, i32 noundef 128, i32 noundef %16, ptr noundef null, ptr noundef null, i32 noundef 0) #12
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
  %57 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %14, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #12
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
  %19 = load i64, ptr %18, align 8, !tbaa !21
  %20 = tail call i32 @pthread_join(i64 noundef %19, ptr noundef null) #12
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
  br i1 %7, label %159, label %8

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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
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
  call void %44(ptr noundef %46, i32 noundef %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #12
  br label %158

48:                                               ; preds = %25
  %49 = icmp eq i64 %39, 1
  br i1 %49, label %157, label %50

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !30
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %54 = cmpxchg ptr %53, i32 0, i32 1 acquire monotonic, align 64
  %55 = extractvalue { i32, i1 } %54, 1
  br i1 %55, label %56, label %157

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
  br i1 %97, label %98, label %115, !llvm.loop !41

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
  tail call void %99(ptr noundef %100, i64 noundef %108, i64 noundef %113) #12
  %114 = load i64, ptr %90, align 8, !tbaa !40
  br label %115

115:                                              ; preds = %98, %94
  %116 = phi i64 [ %114, %98 ], [ %95, %94 ]
  %117 = load atomic i64, ptr %89 monotonic, align 64
  %118 = icmp slt i64 %117, %116
  br i1 %118, label %94, label %119

119:                                              ; preds = %115, %87
  %120 = add nuw nsw i64 %88, 1
  %121 = icmp eq i64 %120, %86
  br i1 %121, label %122, label %87, !llvm.loop !42

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
  br i1 %135, label %156, label %128, !llvm.loop !43

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
  br i1 %144, label %145, label %140, !llvm.loop !44

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
  br i1 %155, label %68, label %146, !llvm.loop !45

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
  tail call void %4(ptr noundef %6, i64 noundef %16, i64 noundef %21) #12
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
  %12 = tail call i32 %7(ptr noundef %11) #12
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
  br i1 %6, label %423, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !64
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !55
  %14 = icmp eq ptr %13, null
  br i1 %14, label %423, label %15

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

26:                                               ; preds = %419, %15
  %27 = phi i64 [ 0, %15 ], [ %420, %419 ]
  %28 = icmp slt i64 %27, %18
  br i1 %28, label %29, label %804

29:                                               ; preds = %26
  %30 = getelementptr inbounds %struct.tfc_instruction, ptr %16, i64 %27
  %31 = add nsw i64 %27, 1
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %33 = load i32, ptr %32, align 8, !tbaa !67
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
  %35 = load ptr, ptr %22, align 8, !tbaa !55
  %36 = icmp eq ptr %35, null
  br i1 %36, label %61, label %37

37:                                               ; preds = %34
  %38 = load i64, ptr %23, align 8, !tbaa !70
  %39 = icmp slt i64 %27, %38
  br i1 %39, label %40, label %61

40:                                               ; preds = %37
  %41 = load ptr, ptr %21, align 8, !tbaa !36
  %42 = tail call i32 %35(ptr noundef %41) #12
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
  br i1 %58, label %59, label %402

59:                                               ; preds = %55, %52
  %60 = getelementptr inbounds nuw i8, ptr %47, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %60, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %47 monotonic, align 8
  br label %402

61:                                               ; preds = %40, %37, %34
  %62 = load ptr, ptr %8, align 8, !tbaa !64
  %63 = icmp eq ptr %62, null
  br i1 %63, label %68, label %64

64:                                               ; preds = %61
  %65 = load ptr, ptr %21, align 8, !tbaa !36
  %66 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %67 = load i32, ptr %66, align 4, !tbaa !71
  tail call void %62(ptr noundef %65, i32 noundef %67, i32 noundef 0) #12
  br label %68

68:                                               ; preds = %64, %61
  %69 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !72
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
  %84 = load ptr, ptr %20, align 8, !tbaa !73
  %85 = load ptr, ptr %73, align 8, !tbaa !74
  %86 = getelementptr inbounds nuw i32, ptr %85, i64 %82
  %87 = load i32, ptr %86, align 4, !tbaa !5
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds ptr, ptr %84, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !38
  %91 = load ptr, ptr %24, align 8, !tbaa !75
  %92 = getelementptr inbounds nuw ptr, ptr %91, i64 %82
  store ptr %90, ptr %92, align 8, !tbaa !38
  br label %93

93:                                               ; preds = %81, %79, %68
  %94 = load ptr, ptr %30, align 8, !tbaa !76
  %95 = load ptr, ptr %24, align 8, !tbaa !75
  %96 = load ptr, ptr %25, align 8, !tbaa !77
  %97 = load ptr, ptr %2, align 8, !tbaa !56
  %98 = tail call i32 %94(ptr noundef %95, ptr noundef %96, ptr noundef %97) #12
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %156, label %125

100:                                              ; preds = %100, %77
  %101 = phi i64 [ 0, %77 ], [ %122, %100 ]
  %102 = phi i64 [ 0, %77 ], [ %123, %100 ]
  %103 = load ptr, ptr %20, align 8, !tbaa !73
  %104 = load ptr, ptr %73, align 8, !tbaa !74
  %105 = getelementptr inbounds nuw i32, ptr %104, i64 %101
  %106 = load i32, ptr %105, align 4, !tbaa !5
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds ptr, ptr %103, i64 %107
  %109 = load ptr, ptr %108, align 8, !tbaa !38
  %110 = load ptr, ptr %24, align 8, !tbaa !75
  %111 = getelementptr inbounds nuw ptr, ptr %110, i64 %101
  store ptr %109, ptr %111, align 8, !tbaa !38
  %112 = or disjoint i64 %101, 1
  %113 = load ptr, ptr %20, align 8, !tbaa !73
  %114 = load ptr, ptr %73, align 8, !tbaa !74
  %115 = getelementptr inbounds nuw i32, ptr %114, i64 %112
  %116 = load i32, ptr %115, align 4, !tbaa !5
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds ptr, ptr %113, i64 %117
  %119 = load ptr, ptr %118, align 8, !tbaa !38
  %120 = load ptr, ptr %24, align 8, !tbaa !75
  %121 = getelementptr inbounds nuw ptr, ptr %120, i64 %112
  store ptr %119, ptr %121, align 8, !tbaa !38
  %122 = add nuw nsw i64 %101, 2
  %123 = add i64 %102, 2
  %124 = icmp eq i64 %123, %78
  br i1 %124, label %79, label %100, !llvm.loop !78

125:                                              ; preds = %93
  %126 = load ptr, ptr %2, align 8, !tbaa !56
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 24
  %128 = load ptr, ptr %127, align 8, !tbaa !46
  %129 = load atomic i32, ptr %128 acquire, align 8
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %149

131:                                              ; preds = %125
  %132 = load ptr, ptr %2, align 8, !tbaa !56
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 24
  %134 = load ptr, ptr %133, align 8, !tbaa !46
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 4
  br label %136

136:                                              ; preds = %136, %131
  %137 = atomicrmw xchg ptr %135, i32 1 acquire, align 4
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %136, !llvm.loop !47

139:                                              ; preds = %136
  %140 = load atomic i32, ptr %134 monotonic, align 8
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %146, label %142

142:                                              ; preds = %139
  %143 = getelementptr inbounds nuw i8, ptr %134, i64 16
  %144 = load i64, ptr %143, align 8, !tbaa !48
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
  %151 = load i32, ptr %150, align 4, !tbaa !71
  %152 = load ptr, ptr %2, align 8, !tbaa !56
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 24
  %154 = load ptr, ptr %153, align 8, !tbaa !46
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 8
  store i32 %151, ptr %155, align 8, !tbaa !79
  br label %156

156:                                              ; preds = %149, %93
  %157 = load ptr, ptr %8, align 8, !tbaa !64
  %158 = icmp eq ptr %157, null
  br i1 %158, label %419, label %159

159:                                              ; preds = %156
  %160 = load ptr, ptr %21, align 8, !tbaa !36
  %161 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %162 = load i32, ptr %161, align 4, !tbaa !71
  tail call void %157(ptr noundef %160, i32 noundef %162, i32 noundef 1) #12
  br label %419

163:                                              ; preds = %29
  %164 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %165 = load i32, ptr %164, align 4, !tbaa !80
  %166 = sext i32 %165 to i64
  br label %419

167:                                              ; preds = %29
  %168 = load ptr, ptr %20, align 8, !tbaa !73
  %169 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %170 = load ptr, ptr %169, align 8, !tbaa !74
  %171 = load i32, ptr %170, align 4, !tbaa !5
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds ptr, ptr %168, i64 %172
  %174 = load ptr, ptr %173, align 8, !tbaa !38
  %175 = load i8, ptr %174, align 1, !tbaa !13
  %176 = icmp eq i8 %175, 0
  br i1 %176, label %177, label %419

177:                                              ; preds = %167
  %178 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %179 = load i32, ptr %178, align 4, !tbaa !80
  %180 = sext i32 %179 to i64
  br label %419

181:                                              ; preds = %29
  %182 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %183 = load ptr, ptr %182, align 8, !tbaa !74
  %184 = load ptr, ptr %20, align 8, !tbaa !73
  %185 = load i32, ptr %183, align 4, !tbaa !5
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds ptr, ptr %184, i64 %186
  %188 = load ptr, ptr %187, align 8, !tbaa !38
  store i32 0, ptr %188, align 4, !tbaa !5
  %189 = getelementptr inbounds nuw i8, ptr %183, i64 4
  %190 = load i32, ptr %189, align 4, !tbaa !5
  %191 = icmp sgt i32 %190, -1
  br i1 %191, label %192, label %419

192:                                              ; preds = %181
  %193 = zext nneg i32 %190 to i64
  %194 = getelementptr inbounds nuw ptr, ptr %184, i64 %193
  %195 = load ptr, ptr %194, align 8, !tbaa !38
  %196 = load i32, ptr %195, align 4, !tbaa !5
  %197 = icmp slt i32 %196, 1
  br i1 %197, label %198, label %419

198:                                              ; preds = %192
  %199 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %200 = load i32, ptr %199, align 4, !tbaa !80
  %201 = sext i32 %200 to i64
  br label %419

202:                                              ; preds = %29
  %203 = load ptr, ptr %8, align 8, !tbaa !64
  %204 = icmp eq ptr %203, null
  br i1 %204, label %209, label %205

205:                                              ; preds = %202
  %206 = load ptr, ptr %21, align 8, !tbaa !36
  %207 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %208 = load i32, ptr %207, align 4, !tbaa !71
  tail call void %203(ptr noundef %206, i32 noundef %208, i32 noundef 2) #12
  br label %209

209:                                              ; preds = %205, %202
  %210 = load ptr, ptr %22, align 8, !tbaa !55
  %211 = icmp eq ptr %210, null
  br i1 %211, label %243, label %212

212:                                              ; preds = %209
  %213 = load i64, ptr %23, align 8, !tbaa !70
  %214 = icmp slt i64 %27, %213
  br i1 %214, label %215, label %243

215:                                              ; preds = %212
  %216 = load ptr, ptr %21, align 8, !tbaa !36
  %217 = tail call i32 %210(ptr noundef %216) #12
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %243, label %219

219:                                              ; preds = %215
  %220 = load ptr, ptr %2, align 8, !tbaa !56
  %221 = getelementptr inbounds nuw i8, ptr %220, i64 24
  %222 = load ptr, ptr %221, align 8, !tbaa !46
  %223 = getelementptr inbounds nuw i8, ptr %222, i64 4
  br label %224

224:                                              ; preds = %224, %219
  %225 = atomicrmw xchg ptr %223, i32 1 acquire, align 4
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %227, label %224, !llvm.loop !47

227:                                              ; preds = %224
  %228 = load atomic i32, ptr %222 monotonic, align 8
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %234, label %230

230:                                              ; preds = %227
  %231 = getelementptr inbounds nuw i8, ptr %222, i64 16
  %232 = load i64, ptr %231, align 8, !tbaa !48
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
  %238 = load i32, ptr %237, align 4, !tbaa !71
  %239 = load ptr, ptr %2, align 8, !tbaa !56
  %240 = getelementptr inbounds nuw i8, ptr %239, i64 24
  %241 = load ptr, ptr %240, align 8, !tbaa !46
  %242 = getelementptr inbounds nuw i8, ptr %241, i64 8
  store i32 %238, ptr %242, align 8, !tbaa !79
  br label %243

243:                                              ; preds = %209, %212, %215, %236
  %244 = phi i32 [ 0, %209 ], [ 1, %236 ], [ 0, %215 ], [ 0, %212 ]
  %245 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %246 = load i32, ptr %245, align 4, !tbaa !80
  %247 = sext i32 %246 to i64
  br label %419

248:                                              ; preds = %29
  %249 = load ptr, ptr %8, align 8, !tbaa !64
  %250 = icmp eq ptr %249, null
  br i1 %250, label %255, label %251

251:                                              ; preds = %248
  %252 = load ptr, ptr %21, align 8, !tbaa !36
  %253 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %254 = load i32, ptr %253, align 4, !tbaa !71
  tail call void %249(ptr noundef %252, i32 noundef %254, i32 noundef 2) #12
  br label %255

255:                                              ; preds = %251, %248
  %256 = load ptr, ptr %22, align 8, !tbaa !55
  %257 = icmp eq ptr %256, null
  br i1 %257, label %289, label %258

258:                                              ; preds = %255
  %259 = load i64, ptr %23, align 8, !tbaa !70
  %260 = icmp slt i64 %27, %259
  br i1 %260, label %261, label %289

261:                                              ; preds = %258
  %262 = load ptr, ptr %21, align 8, !tbaa !36
  %263 = tail call i32 %256(ptr noundef %262) #12
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %289, label %265

265:                                              ; preds = %261
  %266 = load ptr, ptr %2, align 8, !tbaa !56
  %267 = getelementptr inbounds nuw i8, ptr %266, i64 24
  %268 = load ptr, ptr %267, align 8, !tbaa !46
  %269 = getelementptr inbounds nuw i8, ptr %268, i64 4
  br label %270

270:                                              ; preds = %270, %265
  %271 = atomicrmw xchg ptr %269, i32 1 acquire, align 4
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %273, label %270, !llvm.loop !47

273:                                              ; preds = %270
  %274 = load atomic i32, ptr %268 monotonic, align 8
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %280, label %276

276:                                              ; preds = %273
  %277 = getelementptr inbounds nuw i8, ptr %268, i64 16
  %278 = load i64, ptr %277, align 8, !tbaa !48
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
  %284 = load i32, ptr %283, align 4, !tbaa !71
  %285 = load ptr, ptr %2, align 8, !tbaa !56
  %286 = getelementptr inbounds nuw i8, ptr %285, i64 24
  %287 = load ptr, ptr %286, align 8, !tbaa !46
  %288 = getelementptr inbounds nuw i8, ptr %287, i64 8
  store i32 %284, ptr %288, align 8, !tbaa !79
  br label %289

289:                                              ; preds = %255, %258, %261, %282
  %290 = phi i32 [ 0, %255 ], [ 1, %282 ], [ 0, %261 ], [ 0, %258 ]
  %291 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %292 = load ptr, ptr %291, align 8, !tbaa !74
  %293 = load ptr, ptr %20, align 8, !tbaa !73
  %294 = load i32, ptr %292, align 4, !tbaa !5
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds ptr, ptr %293, i64 %295
  %297 = load ptr, ptr %296, align 8, !tbaa !38
  %298 = load i32, ptr %297, align 4, !tbaa !5
  %299 = add i32 %298, 1
  store i32 %299, ptr %297, align 4, !tbaa !5
  %300 = getelementptr inbounds nuw i8, ptr %292, i64 4
  %301 = load i32, ptr %300, align 4, !tbaa !5
  %302 = icmp slt i32 %301, 0
  br i1 %302, label %309, label %303

303:                                              ; preds = %289
  %304 = zext nneg i32 %301 to i64
  %305 = getelementptr inbounds nuw ptr, ptr %293, i64 %304
  %306 = load ptr, ptr %305, align 8, !tbaa !38
  %307 = load i32, ptr %306, align 4, !tbaa !5
  %308 = icmp slt i32 %299, %307
  br i1 %308, label %309, label %419

309:                                              ; preds = %303, %289
  %310 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %311 = load i32, ptr %310, align 4, !tbaa !80
  %312 = sext i32 %311 to i64
  br label %419

313:                                              ; preds = %29
  %314 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %315 = load ptr, ptr %314, align 8, !tbaa !74
  %316 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %317 = load i32, ptr %316, align 8, !tbaa !72
  %318 = load ptr, ptr %20, align 8, !tbaa !73
  %319 = load i32, ptr %315, align 4, !tbaa !5
  %320 = sext i32 %319 to i64
  %321 = getelementptr inbounds ptr, ptr %318, i64 %320
  %322 = load ptr, ptr %321, align 8, !tbaa !38
  %323 = getelementptr inbounds nuw i8, ptr %315, i64 4
  %324 = load i32, ptr %323, align 4, !tbaa !5
  %325 = sext i32 %324 to i64
  %326 = getelementptr inbounds ptr, ptr %318, i64 %325
  %327 = load ptr, ptr %326, align 8, !tbaa !38
  store ptr %327, ptr %321, align 8, !tbaa !38
  %328 = load ptr, ptr %20, align 8, !tbaa !73
  %329 = getelementptr inbounds ptr, ptr %328, i64 %325
  store ptr %322, ptr %329, align 8, !tbaa !38
  %330 = load ptr, ptr %19, align 8, !tbaa !81
  %331 = getelementptr inbounds nuw i8, ptr %315, i64 8
  %332 = load i32, ptr %331, align 4, !tbaa !5
  %333 = sext i32 %332 to i64
  %334 = getelementptr inbounds i8, ptr %330, i64 %333
  %335 = load i8, ptr %334, align 1, !tbaa !13
  %336 = xor i8 %335, 1
  store i8 %336, ptr %334, align 1, !tbaa !13
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
  %356 = load ptr, ptr %20, align 8, !tbaa !73
  %357 = getelementptr inbounds nuw i32, ptr %315, i64 %354
  %358 = load i32, ptr %357, align 4, !tbaa !5
  %359 = sext i32 %358 to i64
  %360 = getelementptr inbounds ptr, ptr %356, i64 %359
  %361 = load ptr, ptr %360, align 8, !tbaa !38
  %362 = ptrtoint ptr %361 to i64
  %363 = icmp samesign ult i64 %354, %346
  %364 = select i1 %363, i64 %339, i64 %345
  %365 = add i64 %364, %362
  %366 = inttoptr i64 %365 to ptr
  store ptr %366, ptr %360, align 8, !tbaa !38
  %367 = or disjoint i64 %354, 1
  %368 = load ptr, ptr %20, align 8, !tbaa !73
  %369 = getelementptr inbounds nuw i32, ptr %315, i64 %367
  %370 = load i32, ptr %369, align 4, !tbaa !5
  %371 = sext i32 %370 to i64
  %372 = getelementptr inbounds ptr, ptr %368, i64 %371
  %373 = load ptr, ptr %372, align 8, !tbaa !38
  %374 = ptrtoint ptr %373 to i64
  %375 = icmp samesign ult i64 %367, %346
  %376 = select i1 %375, i64 %339, i64 %345
  %377 = add i64 %376, %374
  %378 = inttoptr i64 %377 to ptr
  store ptr %378, ptr %372, align 8, !tbaa !38
  %379 = add nuw nsw i64 %354, 2
  %380 = add i64 %355, 2
  %381 = icmp eq i64 %355, %352
  br i1 %381, label %403, label %353, !llvm.loop !82

382:                                              ; preds = %29
  %383 = load ptr, ptr %19, align 8, !tbaa !81
  %384 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %385 = load ptr, ptr %384, align 8, !tbaa !74
  %386 = getelementptr inbounds nuw i8, ptr %385, i64 8
  %387 = load i32, ptr %386, align 4, !tbaa !5
  %388 = sext i32 %387 to i64
  %389 = getelementptr inbounds i8, ptr %383, i64 %388
  %390 = load i8, ptr %389, align 1, !tbaa !13
  %391 = icmp eq i8 %390, 0
  br i1 %391, label %392, label %419

392:                                              ; preds = %382
  %393 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %394 = load i32, ptr %393, align 4, !tbaa !80
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
  %408 = load ptr, ptr %20, align 8, !tbaa !73
  %409 = getelementptr inbounds nuw i32, ptr %315, i64 %406
  %410 = load i32, ptr %409, align 4, !tbaa !5
  %411 = sext i32 %410 to i64
  %412 = getelementptr inbounds ptr, ptr %408, i64 %411
  %413 = load ptr, ptr %412, align 8, !tbaa !38
  %414 = ptrtoint ptr %413 to i64
  %415 = icmp samesign ult i64 %406, %346
  %416 = select i1 %415, i64 %339, i64 %345
  %417 = add i64 %416, %414
  %418 = inttoptr i64 %417 to ptr
  store ptr %418, ptr %412, align 8, !tbaa !38
  br label %419

419:                                              ; preds = %405, %403, %313, %309, %303, %198, %192, %181, %159, %156, %400, %398, %396, %392, %382, %243, %177, %167, %163
  %420 = phi i64 [ %31, %400 ], [ %31, %398 ], [ %166, %163 ], [ %31, %382 ], [ %31, %313 ], [ %247, %243 ], [ %31, %181 ], [ %31, %303 ], [ %31, %167 ], [ %31, %396 ], [ %31, %159 ], [ %180, %177 ], [ %395, %392 ], [ %31, %192 ], [ %31, %156 ], [ %312, %309 ], [ %201, %198 ], [ %31, %403 ], [ %31, %405 ]
  %421 = phi i32 [ %401, %400 ], [ %399, %398 ], [ 0, %163 ], [ 0, %382 ], [ 0, %313 ], [ %244, %243 ], [ 0, %181 ], [ %290, %303 ], [ 0, %167 ], [ %397, %396 ], [ %98, %159 ], [ 0, %177 ], [ 0, %392 ], [ 0, %192 ], [ %98, %156 ], [ %290, %309 ], [ 0, %198 ], [ 0, %403 ], [ 0, %405 ]
  %422 = icmp eq i32 %421, 0
  br i1 %422, label %26, label %804, !llvm.loop !83

423:                                              ; preds = %11, %1
  %424 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %425 = load i64, ptr %424, align 8, !tbaa !84
  %426 = icmp eq i64 %425, 0
  br i1 %426, label %523, label %427

427:                                              ; preds = %423
  %428 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %429 = load i64, ptr %428, align 8, !tbaa !66
  %430 = icmp sgt i64 %429, 0
  br i1 %430, label %431, label %804

431:                                              ; preds = %427
  %432 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %433 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %434 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %439

435:                                              ; preds = %467
  %436 = add nuw nsw i64 %440, 1
  %437 = load i64, ptr %428, align 8, !tbaa !66
  %438 = icmp slt i64 %436, %437
  br i1 %438, label %439, label %804, !llvm.loop !85

439:                                              ; preds = %435, %431
  %440 = phi i64 [ 0, %431 ], [ %436, %435 ]
  %441 = load ptr, ptr %0, align 8, !tbaa !65
  %442 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %441, i64 %440
  %443 = getelementptr inbounds nuw i8, ptr %442, i64 16
  %444 = load i32, ptr %443, align 8, !tbaa !72
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
  %458 = load ptr, ptr %432, align 8, !tbaa !73
  %459 = load ptr, ptr %447, align 8, !tbaa !74
  %460 = getelementptr inbounds nuw i32, ptr %459, i64 %456
  %461 = load i32, ptr %460, align 4, !tbaa !5
  %462 = sext i32 %461 to i64
  %463 = getelementptr inbounds ptr, ptr %458, i64 %462
  %464 = load ptr, ptr %463, align 8, !tbaa !38
  %465 = load ptr, ptr %433, align 8, !tbaa !75
  %466 = getelementptr inbounds nuw ptr, ptr %465, i64 %456
  store ptr %464, ptr %466, align 8, !tbaa !38
  br label %467

467:                                              ; preds = %455, %453, %439
  %468 = load ptr, ptr %442, align 8, !tbaa !76
  %469 = load ptr, ptr %433, align 8, !tbaa !75
  %470 = load ptr, ptr %434, align 8, !tbaa !77
  %471 = load ptr, ptr %2, align 8, !tbaa !56
  %472 = tail call i32 %468(ptr noundef %469, ptr noundef %470, ptr noundef %471) #12
  %473 = icmp eq i32 %472, 0
  br i1 %473, label %435, label %499

474:                                              ; preds = %474, %451
  %475 = phi i64 [ 0, %451 ], [ %496, %474 ]
  %476 = phi i64 [ 0, %451 ], [ %497, %474 ]
  %477 = load ptr, ptr %432, align 8, !tbaa !73
  %478 = load ptr, ptr %447, align 8, !tbaa !74
  %479 = getelementptr inbounds nuw i32, ptr %478, i64 %475
  %480 = load i32, ptr %479, align 4, !tbaa !5
  %481 = sext i32 %480 to i64
  %482 = getelementptr inbounds ptr, ptr %477, i64 %481
  %483 = load ptr, ptr %482, align 8, !tbaa !38
  %484 = load ptr, ptr %433, align 8, !tbaa !75
  %485 = getelementptr inbounds nuw ptr, ptr %484, i64 %475
  store ptr %483, ptr %485, align 8, !tbaa !38
  %486 = or disjoint i64 %475, 1
  %487 = load ptr, ptr %432, align 8, !tbaa !73
  %488 = load ptr, ptr %447, align 8, !tbaa !74
  %489 = getelementptr inbounds nuw i32, ptr %488, i64 %486
  %490 = load i32, ptr %489, align 4, !tbaa !5
  %491 = sext i32 %490 to i64
  %492 = getelementptr inbounds ptr, ptr %487, i64 %491
  %493 = load ptr, ptr %492, align 8, !tbaa !38
  %494 = load ptr, ptr %433, align 8, !tbaa !75
  %495 = getelementptr inbounds nuw ptr, ptr %494, i64 %486
  store ptr %493, ptr %495, align 8, !tbaa !38
  %496 = add nuw nsw i64 %475, 2
  %497 = add i64 %476, 2
  %498 = icmp eq i64 %497, %452
  br i1 %498, label %453, label %474, !llvm.loop !78

499:                                              ; preds = %467
  %500 = load ptr, ptr %2, align 8, !tbaa !56
  %501 = getelementptr inbounds nuw i8, ptr %500, i64 24
  %502 = load ptr, ptr %501, align 8, !tbaa !46
  %503 = load atomic i32, ptr %502 acquire, align 8
  %504 = icmp eq i32 %503, 0
  br i1 %504, label %505, label %795

505:                                              ; preds = %499
  %506 = load ptr, ptr %2, align 8, !tbaa !56
  %507 = getelementptr inbounds nuw i8, ptr %506, i64 24
  %508 = load ptr, ptr %507, align 8, !tbaa !46
  %509 = getelementptr inbounds nuw i8, ptr %508, i64 4
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
  %517 = getelementptr inbounds nuw i8, ptr %508, i64 16
  %518 = load i64, ptr %517, align 8, !tbaa !48
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
  %524 = load ptr, ptr %0, align 8, !tbaa !65
  %525 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %526 = load i64, ptr %525, align 8, !tbaa !66
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
  %538 = load i32, ptr %537, align 8, !tbaa !67
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
  %541 = load i32, ptr %540, align 8, !tbaa !72
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
  %555 = load ptr, ptr %528, align 8, !tbaa !73
  %556 = load ptr, ptr %544, align 8, !tbaa !74
  %557 = getelementptr inbounds nuw i32, ptr %556, i64 %553
  %558 = load i32, ptr %557, align 4, !tbaa !5
  %559 = sext i32 %558 to i64
  %560 = getelementptr inbounds ptr, ptr %555, i64 %559
  %561 = load ptr, ptr %560, align 8, !tbaa !38
  %562 = load ptr, ptr %529, align 8, !tbaa !75
  %563 = getelementptr inbounds nuw ptr, ptr %562, i64 %553
  store ptr %561, ptr %563, align 8, !tbaa !38
  br label %564

564:                                              ; preds = %552, %550, %539
  %565 = load ptr, ptr %535, align 8, !tbaa !76
  %566 = load ptr, ptr %529, align 8, !tbaa !75
  %567 = load ptr, ptr %530, align 8, !tbaa !77
  %568 = load ptr, ptr %2, align 8, !tbaa !56
  %569 = tail call i32 %565(ptr noundef %566, ptr noundef %567, ptr noundef %568) #12
  %570 = icmp eq i32 %569, 0
  br i1 %570, label %791, label %596

571:                                              ; preds = %571, %548
  %572 = phi i64 [ 0, %548 ], [ %593, %571 ]
  %573 = phi i64 [ 0, %548 ], [ %594, %571 ]
  %574 = load ptr, ptr %528, align 8, !tbaa !73
  %575 = load ptr, ptr %544, align 8, !tbaa !74
  %576 = getelementptr inbounds nuw i32, ptr %575, i64 %572
  %577 = load i32, ptr %576, align 4, !tbaa !5
  %578 = sext i32 %577 to i64
  %579 = getelementptr inbounds ptr, ptr %574, i64 %578
  %580 = load ptr, ptr %579, align 8, !tbaa !38
  %581 = load ptr, ptr %529, align 8, !tbaa !75
  %582 = getelementptr inbounds nuw ptr, ptr %581, i64 %572
  store ptr %580, ptr %582, align 8, !tbaa !38
  %583 = or disjoint i64 %572, 1
  %584 = load ptr, ptr %528, align 8, !tbaa !73
  %585 = load ptr, ptr %544, align 8, !tbaa !74
  %586 = getelementptr inbounds nuw i32, ptr %585, i64 %583
  %587 = load i32, ptr %586, align 4, !tbaa !5
  %588 = sext i32 %587 to i64
  %589 = getelementptr inbounds ptr, ptr %584, i64 %588
  %590 = load ptr, ptr %589, align 8, !tbaa !38
  %591 = load ptr, ptr %529, align 8, !tbaa !75
  %592 = getelementptr inbounds nuw ptr, ptr %591, i64 %583
  store ptr %590, ptr %592, align 8, !tbaa !38
  %593 = add nuw nsw i64 %572, 2
  %594 = add i64 %573, 2
  %595 = icmp eq i64 %594, %549
  br i1 %595, label %550, label %571, !llvm.loop !78

596:                                              ; preds = %564
  %597 = load ptr, ptr %2, align 8, !tbaa !56
  %598 = getelementptr inbounds nuw i8, ptr %597, i64 24
  %599 = load ptr, ptr %598, align 8, !tbaa !46
  %600 = load atomic i32, ptr %599 acquire, align 8
  %601 = icmp eq i32 %600, 0
  br i1 %601, label %602, label %795

602:                                              ; preds = %596
  %603 = load ptr, ptr %2, align 8, !tbaa !56
  %604 = getelementptr inbounds nuw i8, ptr %603, i64 24
  %605 = load ptr, ptr %604, align 8, !tbaa !46
  %606 = getelementptr inbounds nuw i8, ptr %605, i64 4
  br label %607

607:                                              ; preds = %607, %602
  %608 = atomicrmw xchg ptr %606, i32 1 acquire, align 4
  %609 = icmp eq i32 %608, 0
  br i1 %609, label %610, label %607, !llvm.loop !47

610:                                              ; preds = %607
  %611 = load atomic i32, ptr %605 monotonic, align 8
  %612 = icmp eq i32 %611, 0
  br i1 %612, label %617, label %613

613:                                              ; preds = %610
  %614 = getelementptr inbounds nuw i8, ptr %605, i64 16
  %615 = load i64, ptr %614, align 8, !tbaa !48
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
  %622 = load i32, ptr %621, align 4, !tbaa !80
  %623 = sext i32 %622 to i64
  br label %791

624:                                              ; preds = %534
  %625 = load ptr, ptr %528, align 8, !tbaa !73
  %626 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %627 = load ptr, ptr %626, align 8, !tbaa !74
  %628 = load i32, ptr %627, align 4, !tbaa !5
  %629 = sext i32 %628 to i64
  %630 = getelementptr inbounds ptr, ptr %625, i64 %629
  %631 = load ptr, ptr %630, align 8, !tbaa !38
  %632 = load i8, ptr %631, align 1, !tbaa !13
  %633 = icmp eq i8 %632, 0
  br i1 %633, label %634, label %791

634:                                              ; preds = %624
  %635 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %636 = load i32, ptr %635, align 4, !tbaa !80
  %637 = sext i32 %636 to i64
  br label %791

638:                                              ; preds = %534
  %639 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %640 = load ptr, ptr %639, align 8, !tbaa !74
  %641 = load ptr, ptr %528, align 8, !tbaa !73
  %642 = load i32, ptr %640, align 4, !tbaa !5
  %643 = sext i32 %642 to i64
  %644 = getelementptr inbounds ptr, ptr %641, i64 %643
  %645 = load ptr, ptr %644, align 8, !tbaa !38
  store i32 0, ptr %645, align 4, !tbaa !5
  %646 = getelementptr inbounds nuw i8, ptr %640, i64 4
  %647 = load i32, ptr %646, align 4, !tbaa !5
  %648 = icmp sgt i32 %647, -1
  br i1 %648, label %649, label %791

649:                                              ; preds = %638
  %650 = zext nneg i32 %647 to i64
  %651 = getelementptr inbounds nuw ptr, ptr %641, i64 %650
  %652 = load ptr, ptr %651, align 8, !tbaa !38
  %653 = load i32, ptr %652, align 4, !tbaa !5
  %654 = icmp slt i32 %653, 1
  br i1 %654, label %655, label %791

655:                                              ; preds = %649
  %656 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %657 = load i32, ptr %656, align 4, !tbaa !80
  %658 = sext i32 %657 to i64
  br label %791

659:                                              ; preds = %534
  %660 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %661 = load i32, ptr %660, align 4, !tbaa !80
  %662 = sext i32 %661 to i64
  br label %791

663:                                              ; preds = %534
  %664 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %665 = load ptr, ptr %664, align 8, !tbaa !74
  %666 = load ptr, ptr %528, align 8, !tbaa !73
  %667 = load i32, ptr %665, align 4, !tbaa !5
  %668 = sext i32 %667 to i64
  %669 = getelementptr inbounds ptr, ptr %666, i64 %668
  %670 = load ptr, ptr %669, align 8, !tbaa !38
  %671 = load i32, ptr %670, align 4, !tbaa !5
  %672 = add i32 %671, 1
  store i32 %672, ptr %670, align 4, !tbaa !5
  %673 = getelementptr inbounds nuw i8, ptr %665, i64 4
  %674 = load i32, ptr %673, align 4, !tbaa !5
  %675 = icmp slt i32 %674, 0
  br i1 %675, label %682, label %676

676:                                              ; preds = %663
  %677 = zext nneg i32 %674 to i64
  %678 = getelementptr inbounds nuw ptr, ptr %666, i64 %677
  %679 = load ptr, ptr %678, align 8, !tbaa !38
  %680 = load i32, ptr %679, align 4, !tbaa !5
  %681 = icmp slt i32 %672, %680
  br i1 %681, label %682, label %791

682:                                              ; preds = %676, %663
  %683 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %684 = load i32, ptr %683, align 4, !tbaa !80
  %685 = sext i32 %684 to i64
  br label %791

686:                                              ; preds = %534
  %687 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %688 = load ptr, ptr %687, align 8, !tbaa !74
  %689 = getelementptr inbounds nuw i8, ptr %535, i64 16
  %690 = load i32, ptr %689, align 8, !tbaa !72
  %691 = load ptr, ptr %528, align 8, !tbaa !73
  %692 = load i32, ptr %688, align 4, !tbaa !5
  %693 = sext i32 %692 to i64
  %694 = getelementptr inbounds ptr, ptr %691, i64 %693
  %695 = load ptr, ptr %694, align 8, !tbaa !38
  %696 = getelementptr inbounds nuw i8, ptr %688, i64 4
  %697 = load i32, ptr %696, align 4, !tbaa !5
  %698 = sext i32 %697 to i64
  %699 = getelementptr inbounds ptr, ptr %691, i64 %698
  %700 = load ptr, ptr %699, align 8, !tbaa !38
  store ptr %700, ptr %694, align 8, !tbaa !38
  %701 = load ptr, ptr %528, align 8, !tbaa !73
  %702 = getelementptr inbounds ptr, ptr %701, i64 %698
  store ptr %695, ptr %702, align 8, !tbaa !38
  %703 = load ptr, ptr %527, align 8, !tbaa !81
  %704 = getelementptr inbounds nuw i8, ptr %688, i64 8
  %705 = load i32, ptr %704, align 4, !tbaa !5
  %706 = sext i32 %705 to i64
  %707 = getelementptr inbounds i8, ptr %703, i64 %706
  %708 = load i8, ptr %707, align 1, !tbaa !13
  %709 = xor i8 %708, 1
  store i8 %709, ptr %707, align 1, !tbaa !13
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
  %729 = load ptr, ptr %528, align 8, !tbaa !73
  %730 = getelementptr inbounds nuw i32, ptr %688, i64 %727
  %731 = load i32, ptr %730, align 4, !tbaa !5
  %732 = sext i32 %731 to i64
  %733 = getelementptr inbounds ptr, ptr %729, i64 %732
  %734 = load ptr, ptr %733, align 8, !tbaa !38
  %735 = ptrtoint ptr %734 to i64
  %736 = icmp samesign ult i64 %727, %719
  %737 = select i1 %736, i64 %712, i64 %718
  %738 = add i64 %737, %735
  %739 = inttoptr i64 %738 to ptr
  store ptr %739, ptr %733, align 8, !tbaa !38
  %740 = or disjoint i64 %727, 1
  %741 = load ptr, ptr %528, align 8, !tbaa !73
  %742 = getelementptr inbounds nuw i32, ptr %688, i64 %740
  %743 = load i32, ptr %742, align 4, !tbaa !5
  %744 = sext i32 %743 to i64
  %745 = getelementptr inbounds ptr, ptr %741, i64 %744
  %746 = load ptr, ptr %745, align 8, !tbaa !38
  %747 = ptrtoint ptr %746 to i64
  %748 = icmp samesign ult i64 %740, %719
  %749 = select i1 %748, i64 %712, i64 %718
  %750 = add i64 %749, %747
  %751 = inttoptr i64 %750 to ptr
  store ptr %751, ptr %745, align 8, !tbaa !38
  %752 = add nuw nsw i64 %727, 2
  %753 = add i64 %728, 2
  %754 = icmp eq i64 %728, %725
  br i1 %754, label %775, label %726, !llvm.loop !82

755:                                              ; preds = %534
  %756 = load ptr, ptr %527, align 8, !tbaa !81
  %757 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %758 = load ptr, ptr %757, align 8, !tbaa !74
  %759 = getelementptr inbounds nuw i8, ptr %758, i64 8
  %760 = load i32, ptr %759, align 4, !tbaa !5
  %761 = sext i32 %760 to i64
  %762 = getelementptr inbounds i8, ptr %756, i64 %761
  %763 = load i8, ptr %762, align 1, !tbaa !13
  %764 = icmp eq i8 %763, 0
  br i1 %764, label %765, label %791

765:                                              ; preds = %755
  %766 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %767 = load i32, ptr %766, align 4, !tbaa !80
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
  %780 = load ptr, ptr %528, align 8, !tbaa !73
  %781 = getelementptr inbounds nuw i32, ptr %688, i64 %778
  %782 = load i32, ptr %781, align 4, !tbaa !5
  %783 = sext i32 %782 to i64
  %784 = getelementptr inbounds ptr, ptr %780, i64 %783
  %785 = load ptr, ptr %784, align 8, !tbaa !38
  %786 = ptrtoint ptr %785 to i64
  %787 = icmp samesign ult i64 %778, %719
  %788 = select i1 %787, i64 %712, i64 %718
  %789 = add i64 %788, %786
  %790 = inttoptr i64 %789 to ptr
  store ptr %790, ptr %784, align 8, !tbaa !38
  br label %791

791:                                              ; preds = %777, %775, %686, %682, %676, %655, %649, %638, %564, %773, %771, %769, %765, %755, %659, %634, %624, %620
  %792 = phi i64 [ %536, %773 ], [ %536, %771 ], [ %623, %620 ], [ %536, %755 ], [ %536, %686 ], [ %662, %659 ], [ %536, %638 ], [ %536, %676 ], [ %536, %624 ], [ %536, %769 ], [ %768, %765 ], [ %637, %634 ], [ %536, %564 ], [ %658, %655 ], [ %536, %649 ], [ %685, %682 ], [ %536, %775 ], [ %536, %777 ]
  %793 = phi i32 [ %774, %773 ], [ %772, %771 ], [ 0, %620 ], [ 0, %755 ], [ 0, %686 ], [ 0, %659 ], [ 0, %638 ], [ 0, %676 ], [ 0, %624 ], [ %770, %769 ], [ 0, %765 ], [ 0, %634 ], [ 0, %564 ], [ 0, %655 ], [ 0, %649 ], [ 0, %682 ], [ 0, %775 ], [ 0, %777 ]
  %794 = icmp eq i32 %793, 0
  br i1 %794, label %531, label %804, !llvm.loop !83

795:                                              ; preds = %619, %596, %499, %522, %402
  %796 = phi ptr [ %442, %499 ], [ %30, %402 ], [ %442, %522 ], [ %535, %596 ], [ %535, %619 ]
  %797 = phi i32 [ %472, %499 ], [ 1, %402 ], [ %472, %522 ], [ %569, %596 ], [ %569, %619 ]
  %798 = getelementptr inbounds nuw i8, ptr %796, i64 20
  %799 = load i32, ptr %798, align 4, !tbaa !71
  %800 = load ptr, ptr %2, align 8, !tbaa !56
  %801 = getelementptr inbounds nuw i8, ptr %800, i64 24
  %802 = load ptr, ptr %801, align 8, !tbaa !46
  %803 = getelementptr inbounds nuw i8, ptr %802, i64 8
  store i32 %799, ptr %803, align 8, !tbaa !79
  br label %804

804:                                              ; preds = %419, %26, %435, %791, %531, %795, %427
  %805 = phi i32 [ 0, %435 ], [ 0, %427 ], [ 0, %531 ], [ %797, %795 ], [ %793, %791 ], [ 0, %26 ], [ %421, %419 ]
  ret i32 %805
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
  br i1 %24, label %614, label %25

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
  br label %614

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
  br i1 %82, label %614, label %83

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
  br label %614

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
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
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
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  %156 = add nuw nsw i64 %142, 1
  %157 = icmp eq i64 %156, %131
  br i1 %157, label %162, label %141, !llvm.loop !106

158:                                              ; preds = %144, %153
  %159 = getelementptr inbounds nuw i8, ptr %143, i64 16
  %160 = load ptr, ptr %159, align 8, !tbaa !107
  %161 = call fastcc i32 @report(ptr noundef %8, i32 noundef 3, ptr noundef null, ptr noundef nonnull @.str.4, ptr noundef %160, ptr noundef nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  br label %614

162:                                              ; preds = %155, %129
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %164 = load ptr, ptr %163, align 8, !tbaa !108
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %166 = load i64, ptr %165, align 8, !tbaa !109
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %168 = load ptr, ptr %167, align 8, !tbaa !110
  %169 = tail call fastcc i32 @check_given(ptr noundef %164, i64 noundef %166, ptr noundef readonly %5, ptr noundef %168, ptr noundef readonly %4, ptr noundef %8)
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %171, label %614

171:                                              ; preds = %162
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %173 = load ptr, ptr %172, align 8, !tbaa !111
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %175 = load i64, ptr %174, align 8, !tbaa !112
  %176 = load ptr, ptr %167, align 8, !tbaa !110
  %177 = tail call fastcc i32 @check_given(ptr noundef %173, i64 noundef %175, ptr noundef readonly %6, ptr noundef %176, ptr noundef readonly %4, ptr noundef %8)
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %179, label %614

179:                                              ; preds = %171
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %181 = load i64, ptr %180, align 8, !tbaa !113
  %182 = icmp eq i64 %181, 0
  br i1 %182, label %263, label %183

183:                                              ; preds = %179
  %184 = icmp ne ptr %1, null
  %185 = ptrtoint ptr %1 to i64
  %186 = and i64 %185, 63
  %187 = icmp eq i64 %186, 0
  %188 = and i1 %184, %187
  br i1 %188, label %237, label %189

189:                                              ; preds = %183
  %190 = icmp eq ptr %8, null
  br i1 %190, label %614, label %191

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
  br label %614

237:                                              ; preds = %183
  %238 = load i64, ptr %1, align 8, !tbaa !39
  %239 = icmp eq i64 %238, %181
  br i1 %239, label %240, label %247

240:                                              ; preds = %237
  %241 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %242 = load i64, ptr %241, align 8, !tbaa !114
  %243 = icmp sgt i64 %242, 0
  br i1 %243, label %244, label %263

244:                                              ; preds = %240
  %245 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %246 = load ptr, ptr %245, align 8, !tbaa !115
  br label %252

247:                                              ; preds = %237
  %248 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef null, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, ptr noundef null)
  br label %614

249:                                              ; preds = %252
  %250 = add nuw nsw i64 %253, 1
  %251 = icmp eq i64 %250, %242
  br i1 %251, label %263, label %252, !llvm.loop !116

252:                                              ; preds = %249, %244
  %253 = phi i64 [ 0, %244 ], [ %250, %249 ]
  %254 = getelementptr inbounds nuw %struct.tfc_flag, ptr %246, i64 %253
  %255 = load i64, ptr %254, align 8, !tbaa !117
  %256 = getelementptr inbounds i8, ptr %1, i64 %255
  %257 = load i8, ptr %256, align 1, !tbaa !13
  %258 = icmp eq i8 %257, 0
  br i1 %258, label %259, label %249

259:                                              ; preds = %252
  %260 = getelementptr inbounds nuw i8, ptr %254, i64 8
  %261 = load ptr, ptr %260, align 8, !tbaa !119
  %262 = tail call fastcc i32 @report(ptr noundef %8, i32 noundef 9, ptr noundef null, ptr noundef nonnull @.str.6, ptr noundef %261, ptr noundef null)
  br label %614

263:                                              ; preds = %249, %240, %179
  %264 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %265 = load i64, ptr %264, align 8, !tbaa !120
  %266 = icmp sgt i64 %265, 0
  br i1 %266, label %267, label %324

267:                                              ; preds = %263
  %268 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %269 = ptrtoint ptr %3 to i64
  %270 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %271 = ptrtoint ptr %2 to i64
  %272 = ptrtoint ptr %1 to i64
  br label %273

273:                                              ; preds = %315, %267
  %274 = phi i64 [ 0, %267 ], [ %322, %315 ]
  %275 = load ptr, ptr %268, align 8, !tbaa !121
  %276 = getelementptr inbounds nuw %struct.tfc_place, ptr %275, i64 %274
  %277 = getelementptr inbounds nuw i8, ptr %276, i64 16
  %278 = load i64, ptr %277, align 8, !tbaa !122
  %279 = load i32, ptr %276, align 8, !tbaa !124
  switch i32 %279, label %304 [
    i32 0, label %280
    i32 1, label %287
    i32 2, label %294
    i32 3, label %296
    i32 4, label %298
    i32 5, label %302
  ]

280:                                              ; preds = %273
  %281 = getelementptr inbounds nuw i8, ptr %276, i64 8
  %282 = load i32, ptr %281, align 8, !tbaa !125
  %283 = sext i32 %282 to i64
  %284 = getelementptr inbounds ptr, ptr %5, i64 %283
  %285 = load ptr, ptr %284, align 8, !tbaa !38
  %286 = ptrtoint ptr %285 to i64
  br label %315

287:                                              ; preds = %273
  %288 = getelementptr inbounds nuw i8, ptr %276, i64 8
  %289 = load i32, ptr %288, align 8, !tbaa !125
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds ptr, ptr %6, i64 %290
  %292 = load ptr, ptr %291, align 8, !tbaa !38
  %293 = ptrtoint ptr %292 to i64
  br label %315

294:                                              ; preds = %273
  %295 = add i64 %278, %272
  br label %315

296:                                              ; preds = %273
  %297 = add i64 %278, %271
  br label %315

298:                                              ; preds = %273
  %299 = load ptr, ptr %270, align 8, !tbaa !126
  %300 = ptrtoint ptr %299 to i64
  %301 = add i64 %278, %300
  br label %315

302:                                              ; preds = %273
  %303 = add i64 %278, %269
  br label %315

304:                                              ; preds = %273
  %305 = getelementptr inbounds nuw i8, ptr %276, i64 8
  %306 = load i32, ptr %305, align 8, !tbaa !125
  %307 = sext i32 %306 to i64
  %308 = getelementptr inbounds ptr, ptr %3, i64 %307
  %309 = load ptr, ptr %308, align 8, !tbaa !38
  %310 = ptrtoint ptr %309 to i64
  %311 = load ptr, ptr %167, align 8, !tbaa !110
  %312 = getelementptr inbounds i64, ptr %311, i64 %278
  %313 = tail call fastcc i64 @evaluate(ptr noundef %312, ptr noundef readonly %4)
  %314 = add i64 %313, %310
  br label %315

315:                                              ; preds = %304, %302, %298, %296, %294, %287, %280
  %316 = phi i64 [ %314, %304 ], [ %286, %280 ], [ %293, %287 ], [ %295, %294 ], [ %297, %296 ], [ %301, %298 ], [ %303, %302 ]
  %317 = inttoptr i64 %316 to ptr
  %318 = getelementptr inbounds nuw i8, ptr %276, i64 4
  %319 = load i32, ptr %318, align 4, !tbaa !127
  %320 = sext i32 %319 to i64
  %321 = getelementptr inbounds ptr, ptr %3, i64 %320
  store ptr %317, ptr %321, align 8, !tbaa !38
  %322 = add nuw nsw i64 %274, 1
  %323 = icmp eq i64 %322, %265
  br i1 %323, label %324, label %273, !llvm.loop !128

324:                                              ; preds = %315, %263
  %325 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %326 = load i64, ptr %325, align 8, !tbaa !129
  %327 = icmp sgt i64 %326, 0
  br i1 %327, label %328, label %330

328:                                              ; preds = %324
  %329 = getelementptr inbounds nuw i8, ptr %0, i64 216
  br label %336

330:                                              ; preds = %336, %324
  %331 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %332 = load i64, ptr %331, align 8, !tbaa !130
  %333 = icmp sgt i64 %332, 0
  br i1 %333, label %334, label %344

334:                                              ; preds = %330
  %335 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %349

336:                                              ; preds = %328, %336
  %337 = phi i64 [ 0, %328 ], [ %341, %336 ]
  %338 = load i64, ptr %329, align 8, !tbaa !131
  %339 = getelementptr i8, ptr %3, i64 %338
  %340 = getelementptr i8, ptr %339, i64 %337
  store i8 0, ptr %340, align 1, !tbaa !13
  %341 = add nuw nsw i64 %337, 1
  %342 = load i64, ptr %325, align 8, !tbaa !129
  %343 = icmp slt i64 %341, %342
  br i1 %343, label %336, label %330, !llvm.loop !132

344:                                              ; preds = %366, %330
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %11, i8 0, i64 48, i1 false)
  %345 = icmp eq ptr %7, null
  br i1 %345, label %346, label %370

346:                                              ; preds = %344
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 32, ptr %12, align 8, !tbaa !133
  %347 = getelementptr inbounds nuw i8, ptr %12, i64 4
  store i32 0, ptr %347, align 4, !tbaa !134
  %348 = getelementptr inbounds nuw i8, ptr %12, i64 8
  br label %378

349:                                              ; preds = %334, %366
  %350 = phi i64 [ %332, %334 ], [ %367, %366 ]
  %351 = phi i64 [ 0, %334 ], [ %368, %366 ]
  %352 = load ptr, ptr %335, align 8, !tbaa !135
  %353 = getelementptr inbounds nuw %struct.tfc_aside, ptr %352, i64 %351
  %354 = getelementptr inbounds nuw i8, ptr %353, i64 8
  %355 = load i64, ptr %354, align 8, !tbaa !136
  %356 = getelementptr inbounds i8, ptr %3, i64 %355
  %357 = load i64, ptr %353, align 8, !tbaa !138
  %358 = getelementptr inbounds i8, ptr %1, i64 %357
  %359 = getelementptr inbounds nuw i8, ptr %353, i64 16
  %360 = load i64, ptr %359, align 8, !tbaa !139
  %361 = icmp slt i64 %360, 1
  %362 = icmp eq ptr %356, %358
  %363 = or i1 %362, %361
  br i1 %363, label %366, label %364

364:                                              ; preds = %349
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %356, ptr readonly align 1 %358, i64 %360, i1 false)
  %365 = load i64, ptr %331, align 8, !tbaa !130
  br label %366

366:                                              ; preds = %349, %364
  %367 = phi i64 [ %350, %349 ], [ %365, %364 ]
  %368 = add nuw nsw i64 %351, 1
  %369 = icmp slt i64 %368, %367
  br i1 %369, label %349, label %344, !llvm.loop !140

370:                                              ; preds = %344
  %371 = load i32, ptr %7, align 8, !tbaa !141
  %372 = icmp ugt i32 %371, 55
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 32, ptr %12, align 8, !tbaa !133
  %373 = getelementptr inbounds nuw i8, ptr %12, i64 4
  store i32 0, ptr %373, align 4, !tbaa !134
  %374 = getelementptr inbounds nuw i8, ptr %12, i64 8
  br i1 %372, label %375, label %378

375:                                              ; preds = %370
  %376 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %377 = load ptr, ptr %376, align 8, !tbaa !142
  br label %378

378:                                              ; preds = %346, %370, %375
  %379 = phi ptr [ %374, %375 ], [ %374, %370 ], [ %348, %346 ]
  %380 = phi ptr [ %377, %375 ], [ null, %370 ], [ null, %346 ]
  store ptr %380, ptr %379, align 8, !tbaa !30
  %381 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr %7, ptr %381, align 8, !tbaa !23
  %382 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store ptr %11, ptr %382, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  %383 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %384 = load ptr, ptr %383, align 8, !tbaa !143
  store ptr %384, ptr %13, align 8, !tbaa !65
  %385 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %386 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %387 = load i64, ptr %386, align 8, !tbaa !144
  store i64 %387, ptr %385, align 8, !tbaa !66
  %388 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store ptr %3, ptr %388, align 8, !tbaa !73
  %389 = getelementptr inbounds nuw i8, ptr %13, i64 24
  store ptr %4, ptr %389, align 8, !tbaa !77
  %390 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %391 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %392 = load i64, ptr %391, align 8, !tbaa !145
  %393 = getelementptr inbounds i8, ptr %3, i64 %392
  store ptr %393, ptr %390, align 8, !tbaa !75
  %394 = getelementptr inbounds nuw i8, ptr %13, i64 40
  store ptr %12, ptr %394, align 8, !tbaa !56
  %395 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %396 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %397 = load i64, ptr %396, align 8, !tbaa !146
  store i64 %397, ptr %395, align 8, !tbaa !70
  %398 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %399 = load ptr, ptr %167, align 8, !tbaa !110
  store ptr %399, ptr %398, align 8, !tbaa !147
  %400 = getelementptr inbounds nuw i8, ptr %13, i64 64
  %401 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %402 = load i64, ptr %401, align 8, !tbaa !131
  %403 = getelementptr inbounds i8, ptr %3, i64 %402
  store ptr %403, ptr %400, align 8, !tbaa !81
  %404 = getelementptr inbounds nuw i8, ptr %13, i64 72
  store ptr null, ptr %404, align 8, !tbaa !148
  %405 = getelementptr inbounds nuw i8, ptr %13, i64 80
  %406 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %407 = load i64, ptr %406, align 8, !tbaa !149
  store i64 %407, ptr %405, align 8, !tbaa !84
  %408 = call i32 @tfc_walk(ptr noundef nonnull %13)
  %409 = icmp eq i32 %408, 0
  br i1 %409, label %415, label %410

410:                                              ; preds = %378
  %411 = load i64, ptr %331, align 8, !tbaa !130
  %412 = icmp sgt i64 %411, 0
  br i1 %412, label %413, label %421

413:                                              ; preds = %410
  %414 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %548

415:                                              ; preds = %378
  %416 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %417 = load i64, ptr %416, align 8, !tbaa !150
  %418 = icmp sgt i64 %417, 0
  br i1 %418, label %419, label %569

419:                                              ; preds = %415
  %420 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %575

421:                                              ; preds = %565, %410
  %422 = load atomic i32, ptr %11 seq_cst, align 8, !tbaa !151
  %423 = icmp eq i32 %422, 1
  br i1 %423, label %435, label %424

424:                                              ; preds = %421
  %425 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %426 = load i64, ptr %425, align 8, !tbaa !152
  %427 = icmp sgt i64 %426, 0
  br i1 %427, label %428, label %500

428:                                              ; preds = %424
  %429 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %430 = load ptr, ptr %429, align 8, !tbaa !153
  %431 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %432 = load i32, ptr %431, align 8, !tbaa !79
  %433 = getelementptr inbounds nuw i8, ptr %11, i64 12
  %434 = load i32, ptr %433, align 4
  br label %483

435:                                              ; preds = %421
  %436 = icmp eq ptr %8, null
  br i1 %436, label %612, label %437

437:                                              ; preds = %435
  %438 = getelementptr inbounds nuw i8, ptr %8, i64 4
  br label %439

439:                                              ; preds = %463, %437
  %440 = phi i8 [ 116, %437 ], [ %467, %463 ]
  %441 = phi ptr [ %438, %437 ], [ %466, %463 ]
  %442 = phi ptr [ @.str.9, %437 ], [ %465, %463 ]
  %443 = phi i64 [ 4, %437 ], [ %464, %463 ]
  switch i8 %440, label %457 [
    i8 123, label %447
    i8 125, label %444
  ]

444:                                              ; preds = %439
  %445 = getelementptr inbounds nuw i8, ptr %442, i64 1
  %446 = load i8, ptr %445, align 1, !tbaa !13
  br label %451

447:                                              ; preds = %439
  %448 = getelementptr inbounds nuw i8, ptr %442, i64 1
  %449 = load i8, ptr %448, align 1, !tbaa !13
  %450 = icmp eq i8 %449, 123
  br i1 %450, label %451, label %471

451:                                              ; preds = %447, %444
  %452 = phi i8 [ %446, %444 ], [ 123, %447 ]
  %453 = icmp eq i8 %452, %440
  %454 = zext i1 %453 to i64
  %455 = getelementptr inbounds nuw i8, ptr %442, i64 %454
  %456 = load i8, ptr %455, align 1, !tbaa !13
  br label %457

457:                                              ; preds = %451, %439
  %458 = phi i8 [ %440, %439 ], [ %456, %451 ]
  %459 = phi i64 [ 0, %439 ], [ %454, %451 ]
  %460 = getelementptr inbounds nuw i8, ptr %442, i64 %459
  %461 = getelementptr inbounds nuw i8, ptr %460, i64 1
  %462 = add nuw nsw i64 %443, 1
  store i8 %458, ptr %441, align 1, !tbaa !13
  br label %463

463:                                              ; preds = %477, %457
  %464 = phi i64 [ %462, %457 ], [ %443, %477 ]
  %465 = phi ptr [ %461, %457 ], [ %480, %477 ]
  %466 = getelementptr inbounds nuw i8, ptr %8, i64 %464
  %467 = load i8, ptr %465, align 1, !tbaa !13
  %468 = icmp ne i8 %467, 0
  %469 = icmp slt i64 %464, 239
  %470 = select i1 %468, i1 %469, i1 false
  br i1 %470, label %439, label %481, !llvm.loop !95

471:                                              ; preds = %447, %474
  %472 = phi i8 [ %476, %474 ], [ 123, %447 ]
  %473 = phi ptr [ %475, %474 ], [ %442, %447 ]
  switch i8 %472, label %474 [
    i8 0, label %477
    i8 125, label %477
  ]

474:                                              ; preds = %471
  %475 = getelementptr inbounds nuw i8, ptr %473, i64 1
  %476 = load i8, ptr %475, align 1, !tbaa !13
  br label %471, !llvm.loop !96

477:                                              ; preds = %471, %471
  %478 = icmp ne i8 %472, 0
  %479 = zext i1 %478 to i64
  %480 = getelementptr inbounds nuw i8, ptr %473, i64 %479
  br label %463

481:                                              ; preds = %463
  store i8 0, ptr %466, align 1, !tbaa !13
  store i32 1, ptr %8, align 8, !tbaa !97
  %482 = getelementptr inbounds nuw i8, ptr %8, i64 240
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %482, i8 0, i64 16, i1 false)
  br label %612

483:                                              ; preds = %497, %428
  %484 = phi i64 [ 0, %428 ], [ %498, %497 ]
  %485 = getelementptr inbounds nuw %struct.tfc_message, ptr %430, i64 %484
  %486 = load i32, ptr %485, align 8, !tbaa !154
  %487 = icmp eq i32 %486, %432
  br i1 %487, label %488, label %497

488:                                              ; preds = %483
  %489 = getelementptr inbounds nuw i8, ptr %485, i64 4
  %490 = load i32, ptr %489, align 4, !tbaa !157
  %491 = icmp eq i32 %490, %434
  br i1 %491, label %492, label %497

492:                                              ; preds = %488
  %493 = getelementptr inbounds nuw i8, ptr %485, i64 16
  %494 = getelementptr inbounds nuw i8, ptr %485, i64 8
  %495 = load ptr, ptr %494, align 8, !tbaa !158
  %496 = call fastcc i32 @report(ptr noundef %8, i32 noundef %422, ptr noundef nonnull %493, ptr noundef %495, ptr noundef nonnull @.str.1, ptr noundef nonnull readonly %11)
  br label %612

497:                                              ; preds = %488, %483
  %498 = add nuw nsw i64 %484, 1
  %499 = icmp eq i64 %498, %426
  br i1 %499, label %500, label %483, !llvm.loop !159

500:                                              ; preds = %497, %424
  %501 = icmp eq ptr %8, null
  br i1 %501, label %612, label %502

502:                                              ; preds = %500
  %503 = getelementptr inbounds nuw i8, ptr %8, i64 4
  br label %504

504:                                              ; preds = %528, %502
  %505 = phi i8 [ 97, %502 ], [ %532, %528 ]
  %506 = phi ptr [ %503, %502 ], [ %531, %528 ]
  %507 = phi ptr [ @.str.10, %502 ], [ %530, %528 ]
  %508 = phi i64 [ 4, %502 ], [ %529, %528 ]
  switch i8 %505, label %522 [
    i8 123, label %512
    i8 125, label %509
  ]

509:                                              ; preds = %504
  %510 = getelementptr inbounds nuw i8, ptr %507, i64 1
  %511 = load i8, ptr %510, align 1, !tbaa !13
  br label %516

512:                                              ; preds = %504
  %513 = getelementptr inbounds nuw i8, ptr %507, i64 1
  %514 = load i8, ptr %513, align 1, !tbaa !13
  %515 = icmp eq i8 %514, 123
  br i1 %515, label %516, label %536

516:                                              ; preds = %512, %509
  %517 = phi i8 [ %511, %509 ], [ 123, %512 ]
  %518 = icmp eq i8 %517, %505
  %519 = zext i1 %518 to i64
  %520 = getelementptr inbounds nuw i8, ptr %507, i64 %519
  %521 = load i8, ptr %520, align 1, !tbaa !13
  br label %522

522:                                              ; preds = %516, %504
  %523 = phi i8 [ %505, %504 ], [ %521, %516 ]
  %524 = phi i64 [ 0, %504 ], [ %519, %516 ]
  %525 = getelementptr inbounds nuw i8, ptr %507, i64 %524
  %526 = getelementptr inbounds nuw i8, ptr %525, i64 1
  %527 = add nuw nsw i64 %508, 1
  store i8 %523, ptr %506, align 1, !tbaa !13
  br label %528

528:                                              ; preds = %542, %522
  %529 = phi i64 [ %527, %522 ], [ %508, %542 ]
  %530 = phi ptr [ %526, %522 ], [ %545, %542 ]
  %531 = getelementptr inbounds nuw i8, ptr %8, i64 %529
  %532 = load i8, ptr %530, align 1, !tbaa !13
  %533 = icmp ne i8 %532, 0
  %534 = icmp slt i64 %529, 239
  %535 = select i1 %533, i1 %534, i1 false
  br i1 %535, label %504, label %546, !llvm.loop !95

536:                                              ; preds = %512, %539
  %537 = phi i8 [ %541, %539 ], [ 123, %512 ]
  %538 = phi ptr [ %540, %539 ], [ %507, %512 ]
  switch i8 %537, label %539 [
    i8 0, label %542
    i8 125, label %542
  ]

539:                                              ; preds = %536
  %540 = getelementptr inbounds nuw i8, ptr %538, i64 1
  %541 = load i8, ptr %540, align 1, !tbaa !13
  br label %536, !llvm.loop !96

542:                                              ; preds = %536, %536
  %543 = icmp ne i8 %537, 0
  %544 = zext i1 %543 to i64
  %545 = getelementptr inbounds nuw i8, ptr %538, i64 %544
  br label %528

546:                                              ; preds = %528
  store i8 0, ptr %531, align 1, !tbaa !13
  store i32 %422, ptr %8, align 8, !tbaa !97
  %547 = getelementptr inbounds nuw i8, ptr %8, i64 240
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %547, i8 0, i64 16, i1 false)
  br label %612

548:                                              ; preds = %413, %565
  %549 = phi i64 [ %411, %413 ], [ %566, %565 ]
  %550 = phi i64 [ 0, %413 ], [ %567, %565 ]
  %551 = load ptr, ptr %414, align 8, !tbaa !135
  %552 = getelementptr inbounds nuw %struct.tfc_aside, ptr %551, i64 %550
  %553 = load i64, ptr %552, align 8, !tbaa !138
  %554 = getelementptr inbounds i8, ptr %1, i64 %553
  %555 = getelementptr inbounds nuw i8, ptr %552, i64 8
  %556 = load i64, ptr %555, align 8, !tbaa !136
  %557 = getelementptr inbounds i8, ptr %3, i64 %556
  %558 = getelementptr inbounds nuw i8, ptr %552, i64 16
  %559 = load i64, ptr %558, align 8, !tbaa !139
  %560 = icmp slt i64 %559, 1
  %561 = icmp eq ptr %554, %557
  %562 = or i1 %561, %560
  br i1 %562, label %565, label %563

563:                                              ; preds = %548
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %554, ptr readonly align 1 %557, i64 %559, i1 false)
  %564 = load i64, ptr %331, align 8, !tbaa !130
  br label %565

565:                                              ; preds = %548, %563
  %566 = phi i64 [ %549, %548 ], [ %564, %563 ]
  %567 = add nuw nsw i64 %550, 1
  %568 = icmp slt i64 %567, %566
  br i1 %568, label %548, label %421, !llvm.loop !160

569:                                              ; preds = %599, %415
  %570 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %571 = load i64, ptr %570, align 8, !tbaa !161
  %572 = icmp sgt i64 %571, 0
  br i1 %572, label %573, label %612

573:                                              ; preds = %569
  %574 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %603

575:                                              ; preds = %419, %599
  %576 = phi i64 [ %417, %419 ], [ %600, %599 ]
  %577 = phi i64 [ 0, %419 ], [ %601, %599 ]
  %578 = load ptr, ptr %420, align 8, !tbaa !162
  %579 = getelementptr inbounds nuw %struct.tfc_result, ptr %578, i64 %577
  %580 = getelementptr inbounds nuw i8, ptr %579, i64 4
  %581 = load i32, ptr %580, align 4, !tbaa !163
  %582 = sext i32 %581 to i64
  %583 = getelementptr inbounds ptr, ptr %6, i64 %582
  %584 = load ptr, ptr %583, align 8, !tbaa !38
  %585 = load i32, ptr %579, align 8, !tbaa !165
  %586 = sext i32 %585 to i64
  %587 = getelementptr inbounds ptr, ptr %3, i64 %586
  %588 = load ptr, ptr %587, align 8, !tbaa !38
  %589 = load ptr, ptr %167, align 8, !tbaa !110
  %590 = getelementptr inbounds nuw i8, ptr %579, i64 8
  %591 = load i64, ptr %590, align 8, !tbaa !166
  %592 = getelementptr inbounds i64, ptr %589, i64 %591
  %593 = call fastcc i64 @evaluate(ptr noundef %592, ptr noundef %4)
  %594 = icmp slt i64 %593, 1
  %595 = icmp eq ptr %584, %588
  %596 = or i1 %595, %594
  br i1 %596, label %599, label %597

597:                                              ; preds = %575
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %584, ptr readonly align 1 %588, i64 %593, i1 false)
  %598 = load i64, ptr %416, align 8, !tbaa !150
  br label %599

599:                                              ; preds = %575, %597
  %600 = phi i64 [ %576, %575 ], [ %598, %597 ]
  %601 = add nuw nsw i64 %577, 1
  %602 = icmp slt i64 %601, %600
  br i1 %602, label %575, label %569, !llvm.loop !167

603:                                              ; preds = %573, %603
  %604 = phi i64 [ 0, %573 ], [ %609, %603 ]
  %605 = load ptr, ptr %574, align 8, !tbaa !168
  %606 = getelementptr inbounds nuw %struct.tfc_flag, ptr %605, i64 %604
  %607 = load i64, ptr %606, align 8, !tbaa !117
  %608 = getelementptr inbounds i8, ptr %1, i64 %607
  store i8 1, ptr %608, align 1, !tbaa !13
  %609 = add nuw nsw i64 %604, 1
  %610 = load i64, ptr %570, align 8, !tbaa !161
  %611 = icmp slt i64 %609, %610
  br i1 %611, label %603, label %612, !llvm.loop !169

612:                                              ; preds = %603, %569, %546, %500, %492, %481, %435
  %613 = phi i32 [ %422, %546 ], [ %422, %492 ], [ 1, %481 ], [ 1, %435 ], [ %422, %500 ], [ 0, %569 ], [ 0, %603 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  br label %614

614:                                              ; preds = %259, %189, %127, %81, %23, %171, %247, %235, %162, %158, %69, %612
  %615 = phi i32 [ %613, %612 ], [ 9, %259 ], [ 3, %189 ], [ 3, %127 ], [ 3, %81 ], [ 3, %23 ], [ %177, %171 ], [ 9, %247 ], [ 3, %235 ], [ %169, %162 ], [ 3, %158 ], [ 3, %69 ]
  ret i32 %615
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #10 {
  %3 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  br label %4

4:                                                ; preds = %71, %2
  %5 = phi i32 [ 0, %2 ], [ %72, %71 ]
  %6 = phi ptr [ %0, %2 ], [ %74, %71 ]
  %7 = phi i32 [ 0, %2 ], [ %73, %71 ]
  %8 = load i64, ptr %6, align 8, !tbaa !39
  switch i64 %8, label %23 [
    i64 0, label %75
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
  br label %71

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !39
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !39
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !39
  br label %71

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
  store i64 %70, ptr %27, align 8, !tbaa !39
  br label %71

71:                                               ; preds = %9, %68, %15
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %15 ]
  %73 = phi i32 [ %24, %68 ], [ %12, %9 ], [ %20, %15 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !170

75:                                               ; preds = %4
  %76 = icmp eq i32 %5, 0
  %77 = load i64, ptr %3, align 16
  %78 = select i1 %76, i64 %77, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret i64 %78
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
  %74 = load i64, ptr %73, align 8, !tbaa !171
  %75 = getelementptr inbounds i8, ptr %6, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %77 = load i64, ptr %76, align 8, !tbaa !173
  %78 = getelementptr inbounds i8, ptr %5, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %73, i64 16
  %80 = load i64, ptr %79, align 8, !tbaa !174
  %81 = icmp slt i64 %80, 1
  %82 = icmp eq ptr %75, %78
  %83 = or i1 %82, %81
  br i1 %83, label %85, label %84

84:                                               ; preds = %71
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %75, ptr readonly align 1 %78, i64 %80, i1 false)
  br label %85

85:                                               ; preds = %71, %84
  %86 = getelementptr inbounds nuw i8, ptr %73, i64 24
  %87 = load i64, ptr %86, align 8, !tbaa !175
  %88 = getelementptr inbounds i8, ptr %6, i64 %87
  store i8 1, ptr %88, align 1, !tbaa !13
  %89 = add nuw nsw i64 %72, 1
  %90 = icmp eq i64 %89, %2
  br i1 %90, label %69, label %71, !llvm.loop !176

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
  %7 = alloca [24 x i8], align 16
  %8 = alloca [24 x i8], align 16
  %9 = alloca [8 x i8], align 8
  %10 = alloca [24 x i8], align 16
  %11 = alloca [24 x i8], align 16
  %12 = alloca [24 x i8], align 16
  %13 = icmp eq ptr %0, null
  br i1 %13, label %578, label %14

14:                                               ; preds = %6
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %16 = load i8, ptr %3, align 1, !tbaa !13
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %574, label %18

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

54:                                               ; preds = %304, %302, %330, %328
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 239
  br label %574

56:                                               ; preds = %89, %92, %159, %227, %295, %300, %308, %326, %334, %497, %572, %48
  %57 = phi i64 [ %53, %48 ], [ %90, %89 ], [ %90, %92 ], [ %160, %159 ], [ %228, %227 ], [ %296, %295 ], [ %311, %308 ], [ %573, %572 ], [ %322, %326 ], [ %90, %300 ], [ %337, %334 ], [ %498, %497 ]
  %58 = phi ptr [ %52, %48 ], [ %73, %89 ], [ %73, %92 ], [ %73, %159 ], [ %73, %227 ], [ %73, %295 ], [ %73, %308 ], [ %73, %572 ], [ %73, %326 ], [ %73, %300 ], [ %73, %334 ], [ %73, %497 ]
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 %57
  %60 = load i8, ptr %58, align 1, !tbaa !13
  %61 = icmp ne i8 %60, 0
  %62 = icmp slt i64 %57, 239
  %63 = select i1 %61, i1 %62, i1 false
  br i1 %63, label %30, label %574, !llvm.loop !95

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
  br i1 %74, label %75, label %89

75:                                               ; preds = %70
  %76 = load i8, ptr %4, align 1, !tbaa !13
  %77 = icmp eq i8 %76, 0
  br i1 %77, label %89, label %78

78:                                               ; preds = %75, %83
  %79 = phi i64 [ %86, %83 ], [ %34, %75 ]
  %80 = phi i8 [ %87, %83 ], [ %76, %75 ]
  %81 = phi ptr [ %85, %83 ], [ %4, %75 ]
  %82 = icmp samesign ult i64 %79, 239
  br i1 %82, label %83, label %89

83:                                               ; preds = %78
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 %79
  %85 = getelementptr inbounds nuw i8, ptr %81, i64 1
  %86 = add nuw nsw i64 %79, 1
  store i8 %80, ptr %84, align 1, !tbaa !13
  %87 = load i8, ptr %85, align 1, !tbaa !13
  %88 = icmp eq i8 %87, 0
  br i1 %88, label %89, label %78, !llvm.loop !177

89:                                               ; preds = %83, %78, %75, %70
  %90 = phi i64 [ %34, %70 ], [ %34, %75 ], [ %79, %78 ], [ %86, %83 ]
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 %90
  br i1 %19, label %56, label %92, !llvm.loop !95

92:                                               ; preds = %89
  switch i8 %40, label %56 [
    i8 101, label %93
    i8 97, label %161
    i8 98, label %229
    i8 118, label %297
  ]

93:                                               ; preds = %92
  %94 = load i64, ptr %29, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  %95 = tail call i64 @llvm.abs.i64(i64 %94, i1 false)
  br label %96

96:                                               ; preds = %96, %93
  %97 = phi i64 [ %102, %96 ], [ 0, %93 ]
  %98 = phi i64 [ %104, %96 ], [ %95, %93 ]
  %99 = urem i64 %98, 10
  %100 = trunc nuw nsw i64 %99 to i8
  %101 = or disjoint i8 %100, 48
  %102 = add nuw nsw i64 %97, 1
  %103 = getelementptr inbounds nuw i8, ptr %12, i64 %97
  store i8 %101, ptr %103, align 1, !tbaa !13
  %104 = udiv i64 %98, 10
  %105 = icmp ult i64 %98, 10
  br i1 %105, label %106, label %96, !llvm.loop !178

106:                                              ; preds = %96
  %107 = icmp slt i64 %94, 0
  br i1 %107, label %108, label %112

108:                                              ; preds = %106
  %109 = add nuw i64 %97, 2
  %110 = and i64 %102, 4294967295
  %111 = getelementptr inbounds nuw i8, ptr %12, i64 %110
  store i8 45, ptr %111, align 1, !tbaa !13
  br label %112

112:                                              ; preds = %108, %106
  %113 = phi i64 [ %109, %108 ], [ %102, %106 ]
  %114 = freeze i64 %113
  %115 = shl i64 %114, 32
  %116 = ashr exact i64 %115, 32
  %117 = add nsw i64 %116, -1
  %118 = tail call i64 @llvm.usub.sat.i64(i64 239, i64 %90)
  %119 = tail call i64 @llvm.umin.i64(i64 %117, i64 %118)
  %120 = icmp samesign ult i64 %119, 32
  br i1 %120, label %145, label %121

121:                                              ; preds = %112
  %122 = add nuw nsw i64 %119, 1
  %123 = and i64 %122, 31
  %124 = icmp eq i64 %123, 0
  %125 = select i1 %124, i64 32, i64 %123
  %126 = sub nsw i64 %122, %125
  %127 = add i64 %90, %126
  %128 = sub nsw i64 %116, %126
  %129 = getelementptr i8, ptr %0, i64 %90
  %130 = getelementptr i8, ptr %12, i64 %116
  br label %131

131:                                              ; preds = %131, %121
  %132 = phi i64 [ 0, %121 ], [ %143, %131 ]
  %133 = getelementptr i8, ptr %129, i64 %132
  %134 = xor i64 %132, -1
  %135 = getelementptr i8, ptr %130, i64 %134
  %136 = getelementptr inbounds i8, ptr %135, i64 -15
  %137 = getelementptr inbounds i8, ptr %135, i64 -31
  %138 = load <16 x i8>, ptr %136, align 1, !tbaa !13
  %139 = load <16 x i8>, ptr %137, align 1, !tbaa !13
  %140 = shufflevector <16 x i8> %138, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %141 = shufflevector <16 x i8> %139, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %142 = getelementptr inbounds nuw i8, ptr %133, i64 16
  store <16 x i8> %140, ptr %133, align 1, !tbaa !13
  store <16 x i8> %141, ptr %142, align 1, !tbaa !13
  %143 = add nuw i64 %132, 32
  %144 = icmp eq i64 %143, %126
  br i1 %144, label %145, label %131, !llvm.loop !179

145:                                              ; preds = %131, %112
  %146 = phi i64 [ %90, %112 ], [ %127, %131 ]
  %147 = phi i64 [ %116, %112 ], [ %128, %131 ]
  br label %148

148:                                              ; preds = %145, %152
  %149 = phi i64 [ %157, %152 ], [ %146, %145 ]
  %150 = phi i64 [ %154, %152 ], [ %147, %145 ]
  %151 = icmp samesign ult i64 %149, 239
  br i1 %151, label %152, label %159

152:                                              ; preds = %148
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 %149
  %154 = add nsw i64 %150, -1
  %155 = getelementptr inbounds i8, ptr %12, i64 %154
  %156 = load i8, ptr %155, align 1, !tbaa !13
  %157 = add nuw nsw i64 %149, 1
  store i8 %156, ptr %153, align 1, !tbaa !13
  %158 = icmp eq i64 %154, 0
  br i1 %158, label %159, label %148, !llvm.loop !182

159:                                              ; preds = %148, %152
  %160 = phi i64 [ %157, %152 ], [ %149, %148 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  br label %56

161:                                              ; preds = %92
  %162 = load i64, ptr %28, align 8, !tbaa !52
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  %163 = tail call i64 @llvm.abs.i64(i64 %162, i1 false)
  br label %164

164:                                              ; preds = %164, %161
  %165 = phi i64 [ %170, %164 ], [ 0, %161 ]
  %166 = phi i64 [ %172, %164 ], [ %163, %161 ]
  %167 = urem i64 %166, 10
  %168 = trunc nuw nsw i64 %167 to i8
  %169 = or disjoint i8 %168, 48
  %170 = add nuw nsw i64 %165, 1
  %171 = getelementptr inbounds nuw i8, ptr %11, i64 %165
  store i8 %169, ptr %171, align 1, !tbaa !13
  %172 = udiv i64 %166, 10
  %173 = icmp ult i64 %166, 10
  br i1 %173, label %174, label %164, !llvm.loop !178

174:                                              ; preds = %164
  %175 = icmp slt i64 %162, 0
  br i1 %175, label %176, label %180

176:                                              ; preds = %174
  %177 = add nuw i64 %165, 2
  %178 = and i64 %170, 4294967295
  %179 = getelementptr inbounds nuw i8, ptr %11, i64 %178
  store i8 45, ptr %179, align 1, !tbaa !13
  br label %180

180:                                              ; preds = %176, %174
  %181 = phi i64 [ %177, %176 ], [ %170, %174 ]
  %182 = freeze i64 %181
  %183 = shl i64 %182, 32
  %184 = ashr exact i64 %183, 32
  %185 = add nsw i64 %184, -1
  %186 = tail call i64 @llvm.usub.sat.i64(i64 239, i64 %90)
  %187 = tail call i64 @llvm.umin.i64(i64 %185, i64 %186)
  %188 = icmp samesign ult i64 %187, 32
  br i1 %188, label %213, label %189

189:                                              ; preds = %180
  %190 = add nuw nsw i64 %187, 1
  %191 = and i64 %190, 31
  %192 = icmp eq i64 %191, 0
  %193 = select i1 %192, i64 32, i64 %191
  %194 = sub nsw i64 %190, %193
  %195 = add i64 %90, %194
  %196 = sub nsw i64 %184, %194
  %197 = getelementptr i8, ptr %0, i64 %90
  %198 = getelementptr i8, ptr %11, i64 %184
  br label %199

199:                                              ; preds = %199, %189
  %200 = phi i64 [ 0, %189 ], [ %211, %199 ]
  %201 = getelementptr i8, ptr %197, i64 %200
  %202 = xor i64 %200, -1
  %203 = getelementptr i8, ptr %198, i64 %202
  %204 = getelementptr inbounds i8, ptr %203, i64 -15
  %205 = getelementptr inbounds i8, ptr %203, i64 -31
  %206 = load <16 x i8>, ptr %204, align 1, !tbaa !13
  %207 = load <16 x i8>, ptr %205, align 1, !tbaa !13
  %208 = shufflevector <16 x i8> %206, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %209 = shufflevector <16 x i8> %207, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %210 = getelementptr inbounds nuw i8, ptr %201, i64 16
  store <16 x i8> %208, ptr %201, align 1, !tbaa !13
  store <16 x i8> %209, ptr %210, align 1, !tbaa !13
  %211 = add nuw i64 %200, 32
  %212 = icmp eq i64 %211, %194
  br i1 %212, label %213, label %199, !llvm.loop !183

213:                                              ; preds = %199, %180
  %214 = phi i64 [ %90, %180 ], [ %195, %199 ]
  %215 = phi i64 [ %184, %180 ], [ %196, %199 ]
  br label %216

216:                                              ; preds = %213, %220
  %217 = phi i64 [ %225, %220 ], [ %214, %213 ]
  %218 = phi i64 [ %222, %220 ], [ %215, %213 ]
  %219 = icmp samesign ult i64 %217, 239
  br i1 %219, label %220, label %227

220:                                              ; preds = %216
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 %217
  %222 = add nsw i64 %218, -1
  %223 = getelementptr inbounds i8, ptr %11, i64 %222
  %224 = load i8, ptr %223, align 1, !tbaa !13
  %225 = add nuw nsw i64 %217, 1
  store i8 %224, ptr %221, align 1, !tbaa !13
  %226 = icmp eq i64 %222, 0
  br i1 %226, label %227, label %216, !llvm.loop !184

227:                                              ; preds = %216, %220
  %228 = phi i64 [ %225, %220 ], [ %217, %216 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  br label %56

229:                                              ; preds = %92
  %230 = load i64, ptr %27, align 8, !tbaa !53
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  %231 = tail call i64 @llvm.abs.i64(i64 %230, i1 false)
  br label %232

232:                                              ; preds = %232, %229
  %233 = phi i64 [ %238, %232 ], [ 0, %229 ]
  %234 = phi i64 [ %240, %232 ], [ %231, %229 ]
  %235 = urem i64 %234, 10
  %236 = trunc nuw nsw i64 %235 to i8
  %237 = or disjoint i8 %236, 48
  %238 = add nuw nsw i64 %233, 1
  %239 = getelementptr inbounds nuw i8, ptr %10, i64 %233
  store i8 %237, ptr %239, align 1, !tbaa !13
  %240 = udiv i64 %234, 10
  %241 = icmp ult i64 %234, 10
  br i1 %241, label %242, label %232, !llvm.loop !178

242:                                              ; preds = %232
  %243 = icmp slt i64 %230, 0
  br i1 %243, label %244, label %248

244:                                              ; preds = %242
  %245 = add nuw i64 %233, 2
  %246 = and i64 %238, 4294967295
  %247 = getelementptr inbounds nuw i8, ptr %10, i64 %246
  store i8 45, ptr %247, align 1, !tbaa !13
  br label %248

248:                                              ; preds = %244, %242
  %249 = phi i64 [ %245, %244 ], [ %238, %242 ]
  %250 = freeze i64 %249
  %251 = shl i64 %250, 32
  %252 = ashr exact i64 %251, 32
  %253 = add nsw i64 %252, -1
  %254 = tail call i64 @llvm.usub.sat.i64(i64 239, i64 %90)
  %255 = tail call i64 @llvm.umin.i64(i64 %253, i64 %254)
  %256 = icmp samesign ult i64 %255, 32
  br i1 %256, label %281, label %257

257:                                              ; preds = %248
  %258 = add nuw nsw i64 %255, 1
  %259 = and i64 %258, 31
  %260 = icmp eq i64 %259, 0
  %261 = select i1 %260, i64 32, i64 %259
  %262 = sub nsw i64 %258, %261
  %263 = add i64 %90, %262
  %264 = sub nsw i64 %252, %262
  %265 = getelementptr i8, ptr %0, i64 %90
  %266 = getelementptr i8, ptr %10, i64 %252
  br label %267

267:                                              ; preds = %267, %257
  %268 = phi i64 [ 0, %257 ], [ %279, %267 ]
  %269 = getelementptr i8, ptr %265, i64 %268
  %270 = xor i64 %268, -1
  %271 = getelementptr i8, ptr %266, i64 %270
  %272 = getelementptr inbounds i8, ptr %271, i64 -15
  %273 = getelementptr inbounds i8, ptr %271, i64 -31
  %274 = load <16 x i8>, ptr %272, align 1, !tbaa !13
  %275 = load <16 x i8>, ptr %273, align 1, !tbaa !13
  %276 = shufflevector <16 x i8> %274, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %277 = shufflevector <16 x i8> %275, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %278 = getelementptr inbounds nuw i8, ptr %269, i64 16
  store <16 x i8> %276, ptr %269, align 1, !tbaa !13
  store <16 x i8> %277, ptr %278, align 1, !tbaa !13
  %279 = add nuw i64 %268, 32
  %280 = icmp eq i64 %279, %262
  br i1 %280, label %281, label %267, !llvm.loop !185

281:                                              ; preds = %267, %248
  %282 = phi i64 [ %90, %248 ], [ %263, %267 ]
  %283 = phi i64 [ %252, %248 ], [ %264, %267 ]
  br label %284

284:                                              ; preds = %281, %288
  %285 = phi i64 [ %293, %288 ], [ %282, %281 ]
  %286 = phi i64 [ %290, %288 ], [ %283, %281 ]
  %287 = icmp samesign ult i64 %285, 239
  br i1 %287, label %288, label %295

288:                                              ; preds = %284
  %289 = getelementptr inbounds nuw i8, ptr %0, i64 %285
  %290 = add nsw i64 %286, -1
  %291 = getelementptr inbounds i8, ptr %10, i64 %290
  %292 = load i8, ptr %291, align 1, !tbaa !13
  %293 = add nuw nsw i64 %285, 1
  store i8 %292, ptr %289, align 1, !tbaa !13
  %294 = icmp eq i64 %290, 0
  br i1 %294, label %295, label %284, !llvm.loop !186

295:                                              ; preds = %284, %288
  %296 = phi i64 [ %293, %288 ], [ %285, %284 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  br label %56

297:                                              ; preds = %92
  %298 = load double, ptr %20, align 8, !tbaa !54
  %299 = fcmp uno double %298, 0.000000e+00
  br i1 %299, label %300, label %312

300:                                              ; preds = %297
  %301 = icmp samesign ult i64 %90, 239
  br i1 %301, label %302, label %56

302:                                              ; preds = %300
  store i8 110, ptr %91, align 1, !tbaa !13
  %303 = icmp eq i64 %90, 238
  br i1 %303, label %54, label %304

304:                                              ; preds = %302
  %305 = getelementptr inbounds nuw i8, ptr %0, i64 %90
  %306 = getelementptr inbounds nuw i8, ptr %305, i64 1
  store i8 97, ptr %306, align 1, !tbaa !13
  %307 = icmp samesign ult i64 %90, 237
  br i1 %307, label %308, label %54

308:                                              ; preds = %304
  %309 = getelementptr inbounds nuw i8, ptr %0, i64 %90
  %310 = getelementptr inbounds nuw i8, ptr %309, i64 2
  %311 = add nuw nsw i64 %90, 3
  store i8 110, ptr %310, align 1, !tbaa !13
  br label %56

312:                                              ; preds = %297
  %313 = fcmp olt double %298, 0.000000e+00
  br i1 %313, label %314, label %321

314:                                              ; preds = %312
  %315 = icmp samesign ult i64 %90, 239
  br i1 %315, label %316, label %318

316:                                              ; preds = %314
  %317 = add nuw nsw i64 %90, 1
  store i8 45, ptr %91, align 1, !tbaa !13
  br label %318

318:                                              ; preds = %316, %314
  %319 = phi i64 [ %317, %316 ], [ %90, %314 ]
  %320 = fneg double %298
  br label %321

321:                                              ; preds = %318, %312
  %322 = phi i64 [ %319, %318 ], [ %90, %312 ]
  %323 = phi double [ %320, %318 ], [ %298, %312 ]
  %324 = getelementptr inbounds nuw i8, ptr %0, i64 %322
  %325 = fcmp ogt double %323, 1.700000e+308
  br i1 %325, label %326, label %338

326:                                              ; preds = %321
  %327 = icmp samesign ult i64 %322, 239
  br i1 %327, label %328, label %56

328:                                              ; preds = %326
  store i8 105, ptr %324, align 1, !tbaa !13
  %329 = icmp eq i64 %322, 238
  br i1 %329, label %54, label %330

330:                                              ; preds = %328
  %331 = getelementptr inbounds nuw i8, ptr %0, i64 %322
  %332 = getelementptr inbounds nuw i8, ptr %331, i64 1
  store i8 110, ptr %332, align 1, !tbaa !13
  %333 = icmp samesign ult i64 %322, 237
  br i1 %333, label %334, label %54

334:                                              ; preds = %330
  %335 = getelementptr inbounds nuw i8, ptr %0, i64 %322
  %336 = getelementptr inbounds nuw i8, ptr %335, i64 2
  %337 = add nuw nsw i64 %322, 3
  store i8 102, ptr %336, align 1, !tbaa !13
  br label %56

338:                                              ; preds = %321
  %339 = fcmp ogt double %323, 0.000000e+00
  br i1 %339, label %340, label %362

340:                                              ; preds = %338
  %341 = fcmp oge double %323, 1.000000e+15
  %342 = fcmp olt double %323, 1.000000e-04
  %343 = or i1 %341, %342
  br i1 %343, label %344, label %362

344:                                              ; preds = %340
  %345 = fcmp ult double %323, 1.000000e+01
  br i1 %345, label %346, label %350

346:                                              ; preds = %350, %344
  %347 = phi double [ %323, %344 ], [ %353, %350 ]
  %348 = phi i32 [ 0, %344 ], [ %354, %350 ]
  %349 = fcmp olt double %347, 1.000000e+00
  br i1 %349, label %356, label %362

350:                                              ; preds = %344, %350
  %351 = phi i32 [ %354, %350 ], [ 0, %344 ]
  %352 = phi double [ %353, %350 ], [ %323, %344 ]
  %353 = fdiv double %352, 1.000000e+01
  %354 = add nuw nsw i32 %351, 1
  %355 = fcmp ult double %353, 1.000000e+01
  br i1 %355, label %346, label %350, !llvm.loop !187

356:                                              ; preds = %346, %356
  %357 = phi i32 [ %360, %356 ], [ %348, %346 ]
  %358 = phi double [ %359, %356 ], [ %347, %346 ]
  %359 = fmul double %358, 1.000000e+01
  %360 = add nsw i32 %357, -1
  %361 = fcmp olt double %359, 1.000000e+00
  br i1 %361, label %356, label %362, !llvm.loop !188

362:                                              ; preds = %356, %346, %340, %338
  %363 = phi double [ %323, %338 ], [ %323, %340 ], [ %347, %346 ], [ %359, %356 ]
  %364 = phi i32 [ 0, %338 ], [ 0, %340 ], [ %348, %346 ], [ %360, %356 ]
  %365 = fptosi double %363 to i64
  %366 = sitofp i64 %365 to double
  %367 = fsub double %363, %366
  %368 = tail call double @llvm.fmuladd.f64(double %367, double 1.000000e+06, double 5.000000e-01)
  %369 = fptosi double %368 to i64
  %370 = icmp sgt i64 %369, 999999
  %371 = zext i1 %370 to i64
  %372 = add nsw i64 %371, %365
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  %373 = tail call i64 @llvm.abs.i64(i64 %372, i1 false)
  br label %374

374:                                              ; preds = %374, %362
  %375 = phi i64 [ %380, %374 ], [ 0, %362 ]
  %376 = phi i64 [ %382, %374 ], [ %373, %362 ]
  %377 = urem i64 %376, 10
  %378 = trunc nuw nsw i64 %377 to i8
  %379 = or disjoint i8 %378, 48
  %380 = add nuw nsw i64 %375, 1
  %381 = getelementptr inbounds nuw i8, ptr %8, i64 %375
  store i8 %379, ptr %381, align 1, !tbaa !13
  %382 = udiv i64 %376, 10
  %383 = icmp ult i64 %376, 10
  br i1 %383, label %384, label %374, !llvm.loop !178

384:                                              ; preds = %374
  %385 = icmp slt i64 %372, 0
  br i1 %385, label %386, label %390

386:                                              ; preds = %384
  %387 = add nuw i64 %375, 2
  %388 = and i64 %380, 4294967295
  %389 = getelementptr inbounds nuw i8, ptr %8, i64 %388
  store i8 45, ptr %389, align 1, !tbaa !13
  br label %390

390:                                              ; preds = %386, %384
  %391 = phi i64 [ %387, %386 ], [ %380, %384 ]
  %392 = freeze i64 %391
  %393 = shl i64 %392, 32
  %394 = ashr exact i64 %393, 32
  %395 = add nsw i64 %394, -1
  %396 = tail call i64 @llvm.usub.sat.i64(i64 239, i64 %322)
  %397 = tail call i64 @llvm.umin.i64(i64 %395, i64 %396)
  %398 = icmp samesign ult i64 %397, 32
  br i1 %398, label %423, label %399

399:                                              ; preds = %390
  %400 = add nuw nsw i64 %397, 1
  %401 = and i64 %400, 31
  %402 = icmp eq i64 %401, 0
  %403 = select i1 %402, i64 32, i64 %401
  %404 = sub nsw i64 %400, %403
  %405 = add i64 %322, %404
  %406 = sub nsw i64 %394, %404
  %407 = getelementptr i8, ptr %0, i64 %322
  %408 = getelementptr i8, ptr %8, i64 %394
  br label %409

409:                                              ; preds = %409, %399
  %410 = phi i64 [ 0, %399 ], [ %421, %409 ]
  %411 = getelementptr i8, ptr %407, i64 %410
  %412 = xor i64 %410, -1
  %413 = getelementptr i8, ptr %408, i64 %412
  %414 = getelementptr inbounds i8, ptr %413, i64 -15
  %415 = getelementptr inbounds i8, ptr %413, i64 -31
  %416 = load <16 x i8>, ptr %414, align 1, !tbaa !13
  %417 = load <16 x i8>, ptr %415, align 1, !tbaa !13
  %418 = shufflevector <16 x i8> %416, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %419 = shufflevector <16 x i8> %417, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %420 = getelementptr inbounds nuw i8, ptr %411, i64 16
  store <16 x i8> %418, ptr %411, align 1, !tbaa !13
  store <16 x i8> %419, ptr %420, align 1, !tbaa !13
  %421 = add nuw i64 %410, 32
  %422 = icmp eq i64 %421, %404
  br i1 %422, label %423, label %409, !llvm.loop !189

423:                                              ; preds = %409, %390
  %424 = phi i64 [ %322, %390 ], [ %405, %409 ]
  %425 = phi i64 [ %394, %390 ], [ %406, %409 ]
  br label %426

426:                                              ; preds = %423, %430
  %427 = phi i64 [ %435, %430 ], [ %424, %423 ]
  %428 = phi i64 [ %432, %430 ], [ %425, %423 ]
  %429 = icmp samesign ult i64 %427, 239
  br i1 %429, label %430, label %437

430:                                              ; preds = %426
  %431 = getelementptr inbounds nuw i8, ptr %0, i64 %427
  %432 = add nsw i64 %428, -1
  %433 = getelementptr inbounds i8, ptr %8, i64 %432
  %434 = load i8, ptr %433, align 1, !tbaa !13
  %435 = add nuw nsw i64 %427, 1
  store i8 %434, ptr %431, align 1, !tbaa !13
  %436 = icmp eq i64 %432, 0
  br i1 %436, label %437, label %426, !llvm.loop !190

437:                                              ; preds = %430, %426
  %438 = phi i64 [ %435, %430 ], [ %427, %426 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  %439 = icmp eq i64 %369, 0
  %440 = or i1 %370, %439
  br i1 %440, label %497, label %441

441:                                              ; preds = %437
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store i64 13563782407139374, ptr %9, align 8
  %442 = srem i64 %369, 10
  %443 = trunc nsw i64 %442 to i8
  %444 = add nsw i8 %443, 48
  store i8 %444, ptr %21, align 2, !tbaa !13
  %445 = icmp eq i64 %442, 0
  %446 = sdiv i64 %369, 10
  %447 = srem i64 %446, 10
  %448 = trunc nsw i64 %447 to i8
  %449 = add nsw i8 %448, 48
  store i8 %449, ptr %22, align 1, !tbaa !13
  %450 = icmp eq i64 %447, 0
  %451 = sdiv i64 %369, 100
  %452 = srem i64 %451, 10
  %453 = trunc nsw i64 %452 to i8
  %454 = add nsw i8 %453, 48
  store i8 %454, ptr %23, align 4, !tbaa !13
  %455 = icmp eq i64 %452, 0
  %456 = select i1 %455, i32 0, i32 4
  %457 = select i1 %450, i32 %456, i32 5
  %458 = select i1 %445, i32 %457, i32 6
  %459 = sdiv i64 %369, 1000
  %460 = srem i64 %459, 10
  %461 = trunc nsw i64 %460 to i8
  %462 = add nsw i8 %461, 48
  store i8 %462, ptr %24, align 1, !tbaa !13
  %463 = icmp eq i32 %458, 0
  %464 = icmp eq i64 %460, 0
  %465 = sdiv i64 %369, 10000
  %466 = srem i64 %465, 10
  %467 = trunc nsw i64 %466 to i8
  %468 = add nsw i8 %467, 48
  store i8 %468, ptr %25, align 2, !tbaa !13
  %469 = icmp eq i64 %466, 0
  %470 = select i1 %469, i32 0, i32 2
  %471 = select i1 %464, i32 %470, i32 3
  %472 = select i1 %463, i32 %471, i32 %458
  %473 = sdiv i64 %369, 100000
  %474 = srem i64 %473, 10
  %475 = trunc nsw i64 %474 to i8
  %476 = add nsw i8 %475, 48
  store i8 %476, ptr %26, align 1, !tbaa !13
  %477 = icmp eq i32 %472, 0
  %478 = icmp ne i64 %474, 0
  %479 = zext i1 %478 to i32
  %480 = select i1 %477, i32 %479, i32 %472
  %481 = zext nneg i32 %480 to i64
  %482 = getelementptr inbounds nuw i8, ptr %9, i64 %481
  %483 = getelementptr inbounds nuw i8, ptr %482, i64 1
  store i8 0, ptr %483, align 1, !tbaa !13
  br label %484

484:                                              ; preds = %489, %441
  %485 = phi i64 [ %492, %489 ], [ %438, %441 ]
  %486 = phi i8 [ %493, %489 ], [ 46, %441 ]
  %487 = phi ptr [ %491, %489 ], [ %9, %441 ]
  %488 = icmp samesign ult i64 %485, 239
  br i1 %488, label %489, label %495

489:                                              ; preds = %484
  %490 = getelementptr inbounds nuw i8, ptr %0, i64 %485
  %491 = getelementptr inbounds nuw i8, ptr %487, i64 1
  %492 = add nuw nsw i64 %485, 1
  store i8 %486, ptr %490, align 1, !tbaa !13
  %493 = load i8, ptr %491, align 1, !tbaa !13
  %494 = icmp eq i8 %493, 0
  br i1 %494, label %495, label %484, !llvm.loop !177

495:                                              ; preds = %489, %484
  %496 = phi i64 [ %492, %489 ], [ %485, %484 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  br label %497

497:                                              ; preds = %495, %437
  %498 = phi i64 [ %438, %437 ], [ %496, %495 ]
  %499 = getelementptr inbounds nuw i8, ptr %0, i64 %498
  %500 = icmp eq i32 %364, 0
  br i1 %500, label %56, label %501

501:                                              ; preds = %497
  %502 = icmp samesign ult i64 %498, 239
  br i1 %502, label %503, label %505

503:                                              ; preds = %501
  %504 = add nuw nsw i64 %498, 1
  store i8 101, ptr %499, align 1, !tbaa !13
  br label %505

505:                                              ; preds = %503, %501
  %506 = phi i64 [ %504, %503 ], [ %498, %501 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  %507 = tail call i32 @llvm.abs.i32(i32 %364, i1 false)
  %508 = zext i32 %507 to i64
  br label %509

509:                                              ; preds = %509, %505
  %510 = phi i64 [ %515, %509 ], [ 0, %505 ]
  %511 = phi i64 [ %517, %509 ], [ %508, %505 ]
  %512 = urem i64 %511, 10
  %513 = trunc nuw nsw i64 %512 to i8
  %514 = or disjoint i8 %513, 48
  %515 = add nuw nsw i64 %510, 1
  %516 = getelementptr inbounds nuw i8, ptr %7, i64 %510
  store i8 %514, ptr %516, align 1, !tbaa !13
  %517 = udiv i64 %511, 10
  %518 = icmp samesign ult i64 %511, 10
  br i1 %518, label %519, label %509, !llvm.loop !178

519:                                              ; preds = %509
  %520 = icmp slt i32 %364, 0
  br i1 %520, label %521, label %525

521:                                              ; preds = %519
  %522 = add nuw i64 %510, 2
  %523 = and i64 %515, 4294967295
  %524 = getelementptr inbounds nuw i8, ptr %7, i64 %523
  store i8 45, ptr %524, align 1, !tbaa !13
  br label %525

525:                                              ; preds = %521, %519
  %526 = phi i64 [ %522, %521 ], [ %515, %519 ]
  %527 = freeze i64 %526
  %528 = shl i64 %527, 32
  %529 = ashr exact i64 %528, 32
  %530 = add nsw i64 %529, -1
  %531 = tail call i64 @llvm.usub.sat.i64(i64 239, i64 %506)
  %532 = tail call i64 @llvm.umin.i64(i64 %530, i64 %531)
  %533 = icmp samesign ult i64 %532, 32
  br i1 %533, label %558, label %534

534:                                              ; preds = %525
  %535 = add nuw nsw i64 %532, 1
  %536 = and i64 %535, 31
  %537 = icmp eq i64 %536, 0
  %538 = select i1 %537, i64 32, i64 %536
  %539 = sub nsw i64 %535, %538
  %540 = add i64 %506, %539
  %541 = sub nsw i64 %529, %539
  %542 = getelementptr i8, ptr %0, i64 %506
  %543 = getelementptr i8, ptr %7, i64 %529
  br label %544

544:                                              ; preds = %544, %534
  %545 = phi i64 [ 0, %534 ], [ %556, %544 ]
  %546 = getelementptr i8, ptr %542, i64 %545
  %547 = xor i64 %545, -1
  %548 = getelementptr i8, ptr %543, i64 %547
  %549 = getelementptr inbounds i8, ptr %548, i64 -15
  %550 = getelementptr inbounds i8, ptr %548, i64 -31
  %551 = load <16 x i8>, ptr %549, align 1, !tbaa !13
  %552 = load <16 x i8>, ptr %550, align 1, !tbaa !13
  %553 = shufflevector <16 x i8> %551, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %554 = shufflevector <16 x i8> %552, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %555 = getelementptr inbounds nuw i8, ptr %546, i64 16
  store <16 x i8> %553, ptr %546, align 1, !tbaa !13
  store <16 x i8> %554, ptr %555, align 1, !tbaa !13
  %556 = add nuw i64 %545, 32
  %557 = icmp eq i64 %556, %539
  br i1 %557, label %558, label %544, !llvm.loop !191

558:                                              ; preds = %544, %525
  %559 = phi i64 [ %506, %525 ], [ %540, %544 ]
  %560 = phi i64 [ %529, %525 ], [ %541, %544 ]
  br label %561

561:                                              ; preds = %558, %565
  %562 = phi i64 [ %570, %565 ], [ %559, %558 ]
  %563 = phi i64 [ %567, %565 ], [ %560, %558 ]
  %564 = icmp samesign ult i64 %562, 239
  br i1 %564, label %565, label %572

565:                                              ; preds = %561
  %566 = getelementptr inbounds nuw i8, ptr %0, i64 %562
  %567 = add nsw i64 %563, -1
  %568 = getelementptr inbounds i8, ptr %7, i64 %567
  %569 = load i8, ptr %568, align 1, !tbaa !13
  %570 = add nuw nsw i64 %562, 1
  store i8 %569, ptr %566, align 1, !tbaa !13
  %571 = icmp eq i64 %567, 0
  br i1 %571, label %572, label %561, !llvm.loop !192

572:                                              ; preds = %565, %561
  %573 = phi i64 [ %570, %565 ], [ %562, %561 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  br label %56

574:                                              ; preds = %56, %54, %14
  %575 = phi ptr [ %15, %14 ], [ %55, %54 ], [ %59, %56 ]
  store i8 0, ptr %575, align 1, !tbaa !13
  store i32 %1, ptr %0, align 8, !tbaa !97
  %576 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store ptr %2, ptr %576, align 8, !tbaa !193
  %577 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %577, align 8, !tbaa !194
  br label %578

578:                                              ; preds = %6, %574
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %14 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #12
  %15 = load i64, ptr %4, align 8, !tbaa !195
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !197
  %19 = add nsw i64 %16, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  br label %20

20:                                               ; preds = %2, %8, %12
  %21 = phi i1 [ true, %12 ], [ false, %8 ], [ false, %2 ]
  %22 = phi ptr [ %13, %12 ], [ null, %8 ], [ null, %2 ]
  %23 = phi i64 [ %19, %12 ], [ 0, %8 ], [ 0, %2 ]
  %24 = icmp eq i32 %6, 0
  br i1 %24, label %93, label %25

25:                                               ; preds = %20
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 280
  br label %34

31:                                               ; preds = %73
  %32 = icmp ne i32 %74, 0
  %33 = select i1 %21, i1 %32, i1 false
  br i1 %33, label %77, label %93

34:                                               ; preds = %25, %73
  %35 = phi i32 [ 0, %25 ], [ %74, %73 ]
  %36 = phi i32 [ 0, %25 ], [ %75, %73 ]
  %37 = add i32 %36, %1
  %38 = urem i32 %37, %6
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw %struct.tfc_worker, ptr %26, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %42 = load atomic i64, ptr %40 monotonic, align 64
  %43 = load i64, ptr %41, align 8, !tbaa !40
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %45, label %73

45:                                               ; preds = %34, %68
  %46 = phi i64 [ %69, %68 ], [ %43, %34 ]
  %47 = phi i32 [ %70, %68 ], [ %35, %34 ]
  %48 = atomicrmw add ptr %40, i64 1 monotonic, align 64
  %49 = icmp slt i64 %48, %46
  br i1 %49, label %50, label %68, !llvm.loop !41

50:                                               ; preds = %45
  %51 = load ptr, ptr %27, align 8, !tbaa !31
  %52 = load ptr, ptr %28, align 8, !tbaa !33
  %53 = load i64, ptr %29, align 8, !tbaa !34
  %54 = load i64, ptr %30, align 8, !tbaa !35
  %55 = sdiv i64 %53, %54
  %56 = mul nsw i64 %55, %48
  %57 = srem i64 %53, %54
  %58 = mul nsw i64 %57, %48
  %59 = sdiv i64 %58, %54
  %60 = add nsw i64 %59, %56
  %61 = add nsw i64 %48, 1
  %62 = mul nsw i64 %55, %61
  %63 = mul nsw i64 %57, %61
  %64 = sdiv i64 %63, %54
  %65 = add nsw i64 %64, %62
  call void %51(ptr noundef %52, i64 noundef %60, i64 noundef %65) #12
  %66 = add i32 %47, 1
  %67 = load i64, ptr %41, align 8, !tbaa !40
  br label %68

68:                                               ; preds = %45, %50
  %69 = phi i64 [ %67, %50 ], [ %46, %45 ]
  %70 = phi i32 [ %66, %50 ], [ %47, %45 ]
  %71 = load atomic i64, ptr %40 monotonic, align 64
  %72 = icmp slt i64 %71, %69
  br i1 %72, label %45, label %73

73:                                               ; preds = %68, %34
  %74 = phi i32 [ %35, %34 ], [ %70, %68 ]
  %75 = add nuw i32 %36, 1
  %76 = icmp eq i32 %75, %6
  br i1 %76, label %31, label %34, !llvm.loop !42

77:                                               ; preds = %31
  %78 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %79 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %80 = load i64, ptr %79, align 8, !tbaa !39
  %81 = srem i64 %78, %80
  %82 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %83 = getelementptr inbounds %struct.tfc_pool_event, ptr %82, i64 %81
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  %84 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #12
  %85 = load i64, ptr %3, align 8, !tbaa !195
  %86 = mul nsw i64 %85, 1000000000
  %87 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %88 = load i64, ptr %87, align 8, !tbaa !197
  %89 = add nsw i64 %86, %88
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  %90 = zext i32 %1 to i64
  store i64 %23, ptr %83, align 8, !tbaa !39
  %91 = getelementptr inbounds nuw i8, ptr %83, i64 8
  store i64 %89, ptr %91, align 8, !tbaa !39
  %92 = getelementptr inbounds nuw i8, ptr %83, i64 16
  store i64 %90, ptr %92, align 8, !tbaa !39
  br label %93

93:                                               ; preds = %20, %77, %31
  ret void
}

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #12

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #4

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #13

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @set_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #7 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !74
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !73
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
  %24 = load ptr, ptr %23, align 8, !tbaa !147
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !5
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i64, ptr %24, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %30 = load ptr, ptr %29, align 8, !tbaa !77
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
  %77 = load ptr, ptr %3, align 8, !tbaa !74
  %78 = zext i32 %76 to i64
  %79 = getelementptr inbounds nuw i32, ptr %77, i64 %78
  %80 = load ptr, ptr %23, align 8, !tbaa !147
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %82 = load i32, ptr %81, align 4, !tbaa !5
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i64, ptr %80, i64 %83
  %85 = load ptr, ptr %29, align 8, !tbaa !77
  %86 = tail call fastcc i64 @evaluate(ptr noundef %84, ptr noundef %85)
  %87 = load ptr, ptr %5, align 8, !tbaa !73
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
  br i1 %101, label %75, label %102, !llvm.loop !198

102:                                              ; preds = %75, %68, %61
  %103 = phi i32 [ 3, %61 ], [ 0, %68 ], [ 0, %75 ]
  ret i32 %103
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #7 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !74
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !148
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = load ptr, ptr %11, align 8, !tbaa !147
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %12, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !77
  %19 = tail call fastcc i64 @evaluate(ptr noundef %16, ptr noundef %18)
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %28, label %21

21:                                               ; preds = %2
  %22 = load ptr, ptr %10, align 8, !tbaa !9
  %23 = icmp eq ptr %22, null
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !199
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
  %62 = load ptr, ptr %61, align 8, !tbaa !73
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
  %71 = load ptr, ptr %3, align 8, !tbaa !74
  %72 = zext i32 %70 to i64
  %73 = getelementptr inbounds nuw i32, ptr %71, i64 %72
  %74 = load ptr, ptr %11, align 8, !tbaa !147
  %75 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %76 = load i32, ptr %75, align 4, !tbaa !5
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i64, ptr %74, i64 %77
  %79 = load ptr, ptr %17, align 8, !tbaa !77
  %80 = tail call fastcc i64 @evaluate(ptr noundef %78, ptr noundef %79)
  %81 = load ptr, ptr %61, align 8, !tbaa !73
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
  br i1 %95, label %69, label %96, !llvm.loop !198

96:                                               ; preds = %69, %56, %49
  %97 = phi i32 [ 8, %49 ], [ 0, %56 ], [ 0, %69 ]
  ret i32 %97
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #7 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !74
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !148
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !73
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds ptr, ptr %12, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !38
  %18 = load i32, ptr %17, align 4, !tbaa !5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %20 = load ptr, ptr %19, align 8, !tbaa !147
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %22 = load i32, ptr %21, align 4, !tbaa !5
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i64, ptr %20, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %26 = load ptr, ptr %25, align 8, !tbaa !77
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
  br i1 %35, label %37, label %59

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
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !51
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %55, align 8, !tbaa !48
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store i64 -1, ptr %56, align 8, !tbaa !52
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %58

58:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  br label %131

59:                                               ; preds = %31
  %60 = load ptr, ptr %10, align 8, !tbaa !9
  %61 = icmp eq ptr %60, null
  br i1 %61, label %71, label %62

62:                                               ; preds = %59
  %63 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %64 = load i64, ptr %63, align 8, !tbaa !199
  %65 = icmp sgt i64 %36, %64
  br i1 %65, label %66, label %93

66:                                               ; preds = %62
  %67 = icmp slt i64 %36, 4611686018427387904
  %68 = zext i1 %67 to i64
  %69 = shl nsw i64 %36, %68
  %70 = icmp sgt i64 %69, %64
  br i1 %70, label %71, label %93

71:                                               ; preds = %66, %59
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %73 = load ptr, ptr %72, align 8, !tbaa !56
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 24
  %75 = load ptr, ptr %74, align 8, !tbaa !46
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 4
  br label %77

77:                                               ; preds = %77, %71
  %78 = atomicrmw xchg ptr %76, i32 1 acquire, align 4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %77, !llvm.loop !47

80:                                               ; preds = %77
  %81 = load atomic i32, ptr %75 monotonic, align 8
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %87, label %83

83:                                               ; preds = %80
  %84 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %85 = load i64, ptr %84, align 8, !tbaa !48
  %86 = icmp sgt i64 %85, 0
  br i1 %86, label %87, label %92

87:                                               ; preds = %83, %80
  %88 = getelementptr inbounds nuw i8, ptr %75, i64 12
  store i32 0, ptr %88, align 4, !tbaa !51
  %89 = getelementptr inbounds nuw i8, ptr %75, i64 16
  store i64 0, ptr %89, align 8, !tbaa !48
  %90 = getelementptr inbounds nuw i8, ptr %75, i64 24
  store i64 %36, ptr %90, align 8, !tbaa !52
  %91 = getelementptr inbounds nuw i8, ptr %75, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %91, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %75 monotonic, align 8
  br label %92

92:                                               ; preds = %87, %83
  store atomic i32 0, ptr %76 release, align 4
  br label %131

93:                                               ; preds = %66, %62
  %94 = ptrtoint ptr %60 to i64
  %95 = add i64 %94, 63
  %96 = and i64 %95, -64
  %97 = inttoptr i64 %96 to ptr
  %98 = load i32, ptr %4, align 4, !tbaa !5
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds ptr, ptr %12, i64 %99
  store ptr %97, ptr %100, align 8, !tbaa !38
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %102 = load i32, ptr %101, align 8, !tbaa !72
  %103 = icmp ugt i32 %102, 6
  br i1 %103, label %104, label %139

104:                                              ; preds = %93, %104
  %105 = phi i32 [ %128, %104 ], [ 4, %93 ]
  %106 = load ptr, ptr %3, align 8, !tbaa !74
  %107 = zext i32 %105 to i64
  %108 = getelementptr inbounds nuw i32, ptr %106, i64 %107
  %109 = load ptr, ptr %19, align 8, !tbaa !147
  %110 = getelementptr inbounds nuw i8, ptr %108, i64 8
  %111 = load i32, ptr %110, align 4, !tbaa !5
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i64, ptr %109, i64 %112
  %114 = load ptr, ptr %25, align 8, !tbaa !77
  %115 = tail call fastcc i64 @evaluate(ptr noundef %113, ptr noundef %114)
  %116 = load ptr, ptr %11, align 8, !tbaa !73
  %117 = getelementptr inbounds nuw i8, ptr %108, i64 4
  %118 = load i32, ptr %117, align 4, !tbaa !5
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds ptr, ptr %116, i64 %119
  %121 = load ptr, ptr %120, align 8, !tbaa !38
  %122 = ptrtoint ptr %121 to i64
  %123 = add i64 %115, %122
  %124 = inttoptr i64 %123 to ptr
  %125 = load i32, ptr %108, align 4, !tbaa !5
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds ptr, ptr %116, i64 %126
  store ptr %124, ptr %127, align 8, !tbaa !38
  %128 = add i32 %105, 3
  %129 = add i32 %105, 5
  %130 = icmp ult i32 %129, %102
  br i1 %130, label %104, label %139, !llvm.loop !198

131:                                              ; preds = %58, %92
  %132 = phi ptr [ %72, %92 ], [ %38, %58 ]
  %133 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %134 = load i32, ptr %133, align 4, !tbaa !71
  %135 = load ptr, ptr %132, align 8, !tbaa !56
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 24
  %137 = load ptr, ptr %136, align 8, !tbaa !46
  %138 = getelementptr inbounds nuw i8, ptr %137, i64 8
  store i32 %134, ptr %138, align 8, !tbaa !79
  br label %139

139:                                              ; preds = %104, %131, %93
  %140 = phi i32 [ 0, %93 ], [ 8, %131 ], [ 0, %104 ]
  ret i32 %140
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #14

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @check_given(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(address_is_null) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(address_is_null) %5) unnamed_addr #15 {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %160

8:                                                ; preds = %6
  %9 = icmp eq ptr %2, null
  br label %10

10:                                               ; preds = %8, %154
  %11 = phi i64 [ 0, %8 ], [ %155, %154 ]
  br i1 %9, label %16, label %12

12:                                               ; preds = %10
  %13 = getelementptr inbounds nuw ptr, ptr %2, i64 %11
  %14 = load ptr, ptr %13, align 8, !tbaa !38
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %85

16:                                               ; preds = %10, %12
  %17 = getelementptr inbounds nuw %struct.tfc_given, ptr %0, i64 %11
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !200
  %20 = getelementptr inbounds i64, ptr %3, i64 %19
  %21 = tail call fastcc i64 @evaluate(ptr noundef %20, ptr noundef %4)
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %154, label %23

23:                                               ; preds = %16
  %24 = load ptr, ptr %17, align 8, !tbaa !202
  %25 = icmp eq ptr %5, null
  br i1 %25, label %160, label %26

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

52:                                               ; preds = %74, %79, %66, %71, %46
  %53 = phi i64 [ %51, %46 ], [ %32, %66 ], [ %32, %71 ], [ %82, %79 ], [ %75, %74 ]
  %54 = phi ptr [ %50, %46 ], [ %69, %66 ], [ %69, %71 ], [ %69, %79 ], [ %69, %74 ]
  %55 = getelementptr inbounds nuw i8, ptr %5, i64 %53
  %56 = load i8, ptr %54, align 1, !tbaa !13
  %57 = icmp ne i8 %56, 0
  %58 = icmp slt i64 %53, 239
  %59 = select i1 %57, i1 %58, i1 false
  br i1 %59, label %28, label %157, !llvm.loop !95

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

74:                                               ; preds = %71, %79
  %75 = phi i64 [ %82, %79 ], [ %32, %71 ]
  %76 = phi i8 [ %83, %79 ], [ %72, %71 ]
  %77 = phi ptr [ %81, %79 ], [ %24, %71 ]
  %78 = icmp samesign ult i64 %75, 239
  br i1 %78, label %79, label %52

79:                                               ; preds = %74
  %80 = getelementptr inbounds nuw i8, ptr %5, i64 %75
  %81 = getelementptr inbounds nuw i8, ptr %77, i64 1
  %82 = add nuw nsw i64 %75, 1
  store i8 %76, ptr %80, align 1, !tbaa !13
  %83 = load i8, ptr %81, align 1, !tbaa !13
  %84 = icmp eq i8 %83, 0
  br i1 %84, label %52, label %74, !llvm.loop !177

85:                                               ; preds = %12
  %86 = ptrtoint ptr %14 to i64
  %87 = getelementptr inbounds nuw %struct.tfc_given, ptr %0, i64 %11
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 8
  %89 = load i64, ptr %88, align 8, !tbaa !203
  %90 = urem i64 %86, %89
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %154, label %92

92:                                               ; preds = %85
  %93 = load ptr, ptr %87, align 8, !tbaa !202
  %94 = icmp eq ptr %5, null
  br i1 %94, label %160, label %95

95:                                               ; preds = %92
  %96 = getelementptr inbounds nuw i8, ptr %5, i64 4
  br label %97

97:                                               ; preds = %121, %95
  %98 = phi i8 [ 123, %95 ], [ %125, %121 ]
  %99 = phi ptr [ %96, %95 ], [ %124, %121 ]
  %100 = phi ptr [ @.str.8, %95 ], [ %123, %121 ]
  %101 = phi i64 [ 4, %95 ], [ %122, %121 ]
  switch i8 %98, label %115 [
    i8 123, label %105
    i8 125, label %102
  ]

102:                                              ; preds = %97
  %103 = getelementptr inbounds nuw i8, ptr %100, i64 1
  %104 = load i8, ptr %103, align 1, !tbaa !13
  br label %109

105:                                              ; preds = %97
  %106 = getelementptr inbounds nuw i8, ptr %100, i64 1
  %107 = load i8, ptr %106, align 1, !tbaa !13
  %108 = icmp eq i8 %107, 123
  br i1 %108, label %109, label %129

109:                                              ; preds = %105, %102
  %110 = phi i8 [ %104, %102 ], [ 123, %105 ]
  %111 = icmp eq i8 %110, %98
  %112 = zext i1 %111 to i64
  %113 = getelementptr inbounds nuw i8, ptr %100, i64 %112
  %114 = load i8, ptr %113, align 1, !tbaa !13
  br label %115

115:                                              ; preds = %109, %97
  %116 = phi i8 [ %98, %97 ], [ %114, %109 ]
  %117 = phi i64 [ 0, %97 ], [ %112, %109 ]
  %118 = getelementptr inbounds nuw i8, ptr %100, i64 %117
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 1
  %120 = add nuw nsw i64 %101, 1
  store i8 %116, ptr %99, align 1, !tbaa !13
  br label %121

121:                                              ; preds = %143, %148, %135, %140, %115
  %122 = phi i64 [ %120, %115 ], [ %101, %135 ], [ %101, %140 ], [ %151, %148 ], [ %144, %143 ]
  %123 = phi ptr [ %119, %115 ], [ %138, %135 ], [ %138, %140 ], [ %138, %148 ], [ %138, %143 ]
  %124 = getelementptr inbounds nuw i8, ptr %5, i64 %122
  %125 = load i8, ptr %123, align 1, !tbaa !13
  %126 = icmp ne i8 %125, 0
  %127 = icmp slt i64 %122, 239
  %128 = select i1 %126, i1 %127, i1 false
  br i1 %128, label %97, label %157, !llvm.loop !95

129:                                              ; preds = %105, %132
  %130 = phi i8 [ %134, %132 ], [ 123, %105 ]
  %131 = phi ptr [ %133, %132 ], [ %100, %105 ]
  switch i8 %130, label %132 [
    i8 0, label %135
    i8 125, label %135
  ]

132:                                              ; preds = %129
  %133 = getelementptr inbounds nuw i8, ptr %131, i64 1
  %134 = load i8, ptr %133, align 1, !tbaa !13
  br label %129, !llvm.loop !96

135:                                              ; preds = %129, %129
  %136 = icmp ne i8 %130, 0
  %137 = zext i1 %136 to i64
  %138 = getelementptr inbounds nuw i8, ptr %131, i64 %137
  %139 = icmp eq i8 %107, 110
  br i1 %139, label %140, label %121

140:                                              ; preds = %135
  %141 = load i8, ptr %93, align 1, !tbaa !13
  %142 = icmp eq i8 %141, 0
  br i1 %142, label %121, label %143

143:                                              ; preds = %140, %148
  %144 = phi i64 [ %151, %148 ], [ %101, %140 ]
  %145 = phi i8 [ %152, %148 ], [ %141, %140 ]
  %146 = phi ptr [ %150, %148 ], [ %93, %140 ]
  %147 = icmp samesign ult i64 %144, 239
  br i1 %147, label %148, label %121

148:                                              ; preds = %143
  %149 = getelementptr inbounds nuw i8, ptr %5, i64 %144
  %150 = getelementptr inbounds nuw i8, ptr %146, i64 1
  %151 = add nuw nsw i64 %144, 1
  store i8 %145, ptr %149, align 1, !tbaa !13
  %152 = load i8, ptr %150, align 1, !tbaa !13
  %153 = icmp eq i8 %152, 0
  br i1 %153, label %121, label %143, !llvm.loop !177

154:                                              ; preds = %16, %85
  %155 = add nuw nsw i64 %11, 1
  %156 = icmp eq i64 %155, %1
  br i1 %156, label %160, label %10, !llvm.loop !204

157:                                              ; preds = %121, %52
  %158 = phi ptr [ %55, %52 ], [ %124, %121 ]
  store i8 0, ptr %158, align 1, !tbaa !13
  store i32 3, ptr %5, align 8, !tbaa !97
  %159 = getelementptr inbounds nuw i8, ptr %5, i64 240
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %159, i8 0, i64 16, i1 false)
  br label %160

160:                                              ; preds = %154, %157, %6, %92, %23
  %161 = phi i32 [ 0, %6 ], [ 3, %157 ], [ 3, %23 ], [ 3, %92 ], [ 0, %154 ]
  ret i32 %161
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #18

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #16

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
attributes #12 = { nounwind }
attributes #13 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #14 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #16 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!73 = !{!57, !59, i64 16}
!74 = !{!68, !69, i64 8}
!75 = !{!57, !59, i64 32}
!76 = !{!68, !11, i64 0}
!77 = !{!57, !60, i64 24}
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
!116 = distinct !{!116, !18}
!117 = !{!118, !12, i64 0}
!118 = !{!"tfc_flag", !12, i64 0, !62, i64 8}
!119 = !{!118, !62, i64 8}
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
!133 = !{!24, !6, i64 0}
!134 = !{!24, !6, i64 4}
!135 = !{!87, !93, i64 88}
!136 = !{!137, !12, i64 8}
!137 = !{!"tfc_aside", !12, i64 0, !12, i64 8, !12, i64 16}
!138 = !{!137, !12, i64 0}
!139 = !{!137, !12, i64 16}
!140 = distinct !{!140, !18}
!141 = !{!28, !6, i64 0}
!142 = !{!28, !11, i64 48}
!143 = !{!87, !58, i64 8}
!144 = !{!87, !12, i64 104}
!145 = !{!87, !12, i64 208}
!146 = !{!87, !12, i64 184}
!147 = !{!57, !60, i64 56}
!148 = !{!57, !63, i64 72}
!149 = !{!87, !12, i64 192}
!150 = !{!87, !12, i64 144}
!151 = !{!49, !7, i64 0}
!152 = !{!87, !12, i64 176}
!153 = !{!87, !94, i64 96}
!154 = !{!155, !6, i64 0}
!155 = !{!"tfc_message", !6, i64 0, !6, i64 4, !62, i64 8, !156, i64 16}
!156 = !{!"tfc_loc", !62, i64 0, !62, i64 8, !6, i64 16, !6, i64 20}
!157 = !{!155, !6, i64 4}
!158 = !{!155, !62, i64 8}
!159 = distinct !{!159, !18}
!160 = distinct !{!160, !18}
!161 = !{!87, !12, i64 160}
!162 = !{!87, !91, i64 64}
!163 = !{!164, !6, i64 4}
!164 = !{!"tfc_result", !6, i64 0, !6, i64 4, !12, i64 8}
!165 = !{!164, !6, i64 0}
!166 = !{!164, !12, i64 8}
!167 = distinct !{!167, !18}
!168 = !{!87, !92, i64 80}
!169 = distinct !{!169, !18}
!170 = distinct !{!170, !18}
!171 = !{!172, !12, i64 0}
!172 = !{!"tfc_initial", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24}
!173 = !{!172, !12, i64 8}
!174 = !{!172, !12, i64 16}
!175 = !{!172, !12, i64 24}
!176 = distinct !{!176, !18}
!177 = distinct !{!177, !18}
!178 = distinct !{!178, !18}
!179 = distinct !{!179, !18, !180, !181}
!180 = !{!"llvm.loop.isvectorized", i32 1}
!181 = !{!"llvm.loop.unroll.runtime.disable"}
!182 = distinct !{!182, !18, !181, !180}
!183 = distinct !{!183, !18, !180, !181}
!184 = distinct !{!184, !18, !181, !180}
!185 = distinct !{!185, !18, !180, !181}
!186 = distinct !{!186, !18, !181, !180}
!187 = distinct !{!187, !18}
!188 = distinct !{!188, !18}
!189 = distinct !{!189, !18, !180, !181}
!190 = distinct !{!190, !18, !181, !180}
!191 = distinct !{!191, !18, !180, !181}
!192 = distinct !{!192, !18, !181, !180}
!193 = !{!98, !99, i64 240}
!194 = !{!98, !12, i64 248}
!195 = !{!196, !12, i64 0}
!196 = !{!"timespec", !12, i64 0, !12, i64 8}
!197 = !{!196, !12, i64 8}
!198 = distinct !{!198, !18}
!199 = !{!10, !12, i64 8}
!200 = !{!201, !12, i64 16}
!201 = !{!"tfc_given", !62, i64 0, !12, i64 8, !12, i64 16}
!202 = !{!201, !62, i64 0}
!203 = !{!201, !12, i64 8}
!204 = distinct !{!204, !18}
