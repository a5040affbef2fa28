; Made by `python -m tfc.runtime.native` from entry.c; do not edit.
target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
target triple = "riscv64-unknown-linux-gnu"

%struct.tfc_worker = type { i64, i64, ptr, i64, [32 x i8] }
%struct.tfc_loop = type { ptr, ptr, i64, i64 }
%struct.tfc_instruction = type { ptr, ptr, i32, i32, i32, i32 }
%struct.tfc_failure = type { i32, i32, i32, i32, i64, i64, i64, double }
%struct.tfc_ctx = type { i32, i32, ptr, ptr, ptr }
%struct.tfc_region = type { ptr, i64, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, i64 }
%struct.tfc_bound = type { i64, i64, ptr }
%struct.tfc_given = type { ptr, i64, i64 }
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
  %2 = load ptr, ptr %0, align 8, !tbaa !13
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
define range(i64 320, 274877907201) i64 @tfc_pool_bytes(i32 noundef signext %0) local_unnamed_addr #1 {
  %2 = zext i32 %0 to i64
  %3 = shl nuw nsw i64 %2, 6
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 140), (144, 152), (192, 196), (288, 292)) %0, i32 noundef signext %1, i32 noundef signext %2) local_unnamed_addr #2 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store i32 0, ptr %5, align 32, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 32, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i32 0, ptr %7, align 32, !tbaa !17
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 0, ptr %8, align 4, !tbaa !17
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %9, align 8, !tbaa !17
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %10, align 32, !tbaa !17
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %11, align 16, !tbaa !17
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %13, align 16, !tbaa !18
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
  store ptr %0, ptr %21, align 16, !tbaa !18
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %23 = tail call signext i32 @pthread_create(ptr noundef nonnull %22, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %20) #16
  %24 = icmp eq i32 %23, 0
  %25 = add nuw nsw i64 %17, 1
  br i1 %24, label %16, label %26

26:                                               ; preds = %19
  %27 = trunc nuw i64 %17 to i32
  br label %28

28:                                               ; preds = %16, %26
  %29 = phi i32 [ %27, %26 ], [ %14, %16 ]
  store i32 %29, ptr %0, align 64, !tbaa !9
  ret i32 %29
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nounwind
declare signext i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 16, !tbaa !18
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
  %17 = load i32, ptr %10, align 4, !tbaa !9
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %27, label %23

19:                                               ; preds = %23
  %20 = add nuw i32 %24, 1
  %21 = load i32, ptr %10, align 4, !tbaa !9
  %22 = icmp ult i32 %20, %21
  br i1 %22, label %23, label %27, !llvm.loop !21

23:                                               ; preds = %15, %19
  %24 = phi i32 [ %20, %19 ], [ 0, %15 ]
  %25 = load atomic i32, ptr %11 acquire, align 64
  %26 = icmp eq i32 %25, %16
  br i1 %26, label %19, label %38

27:                                               ; preds = %19, %15
  %28 = atomicrmw add ptr %12, i32 1 seq_cst, align 4
  %29 = load atomic i32, ptr %11 seq_cst, align 64
  %30 = icmp eq i32 %29, %16
  br i1 %30, label %31, label %35

31:                                               ; preds = %27, %31
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %11, i32 noundef signext 128, i32 noundef signext %16, ptr noundef null, ptr noundef null, i32 noundef signext 0) #16
  %33 = load atomic i32, ptr %11 seq_cst, align 64
  %34 = icmp eq i32 %33, %16
  br i1 %34, label %31, label %35, !llvm.loop !23

35:                                               ; preds = %31, %27
  %36 = phi i32 [ %29, %27 ], [ %33, %31 ]
  %37 = atomicrmw sub ptr %12, i32 1 seq_cst, align 4
  br label %38

38:                                               ; preds = %23, %35
  %39 = phi i32 [ %36, %35 ], [ %25, %23 ]
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
  br i1 %51, label %53, label %45, !llvm.loop !24

53:                                               ; preds = %48
  tail call fastcc void @work(ptr noundef %3, i32 noundef signext %9)
  %54 = atomicrmw sub ptr %14, i32 1 release, align 64
  %55 = icmp eq i32 %54, 1073741825
  br i1 %55, label %56, label %58

56:                                               ; preds = %53
  %57 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %14, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #16
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
  %3 = load i32, ptr %0, align 64, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %5 = atomicrmw add ptr %4, i32 1 seq_cst, align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %7 = load atomic i32, ptr %6 seq_cst, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %1
  %10 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef signext 129, i32 noundef signext %3, ptr noundef null, ptr noundef null, i32 noundef signext 0) #16
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
  %19 = load i64, ptr %18, align 8, !tbaa !25
  %20 = tail call signext i32 @pthread_join(i64 noundef %19, ptr noundef null) #16
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !9
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !26
}

declare signext i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

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
  %10 = load ptr, ptr %9, align 8, !tbaa !27
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !31
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !33
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !34
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 64, !tbaa !9
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #16
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
  %44 = load ptr, ptr %43, align 8, !tbaa !31
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %46 = load ptr, ptr %45, align 8, !tbaa !40
  %47 = trunc i64 %39 to i32
  call void %44(ptr noundef %46, i32 noundef signext %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #16
  br label %161

48:                                               ; preds = %25
  %49 = icmp eq i64 %39, 1
  br i1 %49, label %160, label %50

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !34
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %54 = cmpxchg ptr %53, i32 0, i32 1 acquire monotonic, align 64
  %55 = extractvalue { i32, i1 } %54, 1
  br i1 %55, label %56, label %160

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(32) %57, ptr noundef nonnull readonly align 8 dereferenceable(32) %6, i64 32, i1 false), !tbaa.struct !41
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
  %77 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %70, i32 noundef signext 129, i32 noundef signext %76, ptr noundef null, ptr noundef null, i32 noundef signext 0) #16
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
  %92 = load i64, ptr %90, align 8, !tbaa !44
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %94, label %122

94:                                               ; preds = %87, %118
  %95 = phi i64 [ %119, %118 ], [ %92, %87 ]
  %96 = atomicrmw add ptr %89, i64 1 monotonic, align 64
  %97 = icmp slt i64 %96, %95
  br i1 %97, label %98, label %118, !llvm.loop !45

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
  tail call void %99(ptr noundef %100, i64 noundef %111, i64 noundef %116) #16
  %117 = load i64, ptr %90, align 8, !tbaa !44
  br label %118

118:                                              ; preds = %98, %94
  %119 = phi i64 [ %117, %98 ], [ %95, %94 ]
  %120 = load atomic i64, ptr %89 monotonic, align 64
  %121 = icmp slt i64 %120, %119
  br i1 %121, label %94, label %122

122:                                              ; preds = %118, %87
  %123 = add nuw nsw i64 %88, 1
  %124 = icmp eq i64 %123, %86
  br i1 %124, label %125, label %87, !llvm.loop !46

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
  br i1 %138, label %159, label %131, !llvm.loop !47

139:                                              ; preds = %131
  %140 = atomicrmw or ptr %69, i32 1073741824 acquire, align 64
  %141 = or i32 %140, 1073741824
  %142 = icmp eq i32 %141, 1073741824
  br i1 %142, label %148, label %143

143:                                              ; preds = %139, %143
  %144 = phi i32 [ %146, %143 ], [ %141, %139 ]
  %145 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %69, i32 noundef signext 128, i32 noundef signext %144, ptr noundef null, ptr noundef null, i32 noundef signext 0) #16
  %146 = load atomic i32, ptr %69 acquire, align 64
  %147 = icmp eq i32 %146, 1073741824
  br i1 %147, label %148, label %143, !llvm.loop !48

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
  store i64 %156, ptr %157, align 8, !tbaa !44
  %158 = icmp eq i64 %154, %67
  br i1 %158, label %68, label %149, !llvm.loop !49

159:                                              ; preds = %135, %125, %148
  store atomic i32 0, ptr %53 release, align 64
  br label %161

160:                                              ; preds = %50, %48
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #16
  br label %161

161:                                              ; preds = %159, %160, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #16
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
  tail call void %4(ptr noundef %6, i64 noundef %19, i64 noundef %24) #16
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef signext i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned signext %1, i32 noundef signext %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #7 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !50
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !51

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !52
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !55
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !52
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !56
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !57
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !58
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define signext i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #8 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !50
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !27
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !59
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !40
  %12 = tail call signext i32 %7(ptr noundef %11) #16
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8, !tbaa !60
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !27
  %6 = icmp eq ptr %5, null
  br i1 %6, label %358, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !68
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !59
  %14 = icmp eq ptr %13, null
  br i1 %14, label %358, label %15

15:                                               ; preds = %11, %7
  %16 = load ptr, ptr %0, align 8, !tbaa !69
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !70
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
  %33 = load i32, ptr %32, align 8, !tbaa !71
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
  %35 = load ptr, ptr %22, align 8, !tbaa !59
  %36 = icmp eq ptr %35, null
  br i1 %36, label %61, label %37

37:                                               ; preds = %34
  %38 = load i64, ptr %23, align 8, !tbaa !74
  %39 = icmp slt i64 %27, %38
  br i1 %39, label %40, label %61

40:                                               ; preds = %37
  %41 = load ptr, ptr %21, align 8, !tbaa !40
  %42 = tail call signext i32 %35(ptr noundef %41) #16
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %61, label %44

44:                                               ; preds = %40
  %45 = load ptr, ptr %2, align 8, !tbaa !60
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !50
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  br label %49

49:                                               ; preds = %49, %44
  %50 = atomicrmw xchg ptr %48, i32 1 acquire, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %49, !llvm.loop !51

52:                                               ; preds = %49
  %53 = load atomic i32, ptr %47 monotonic, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %57 = load i64, ptr %56, align 8, !tbaa !52
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %59, label %353

59:                                               ; preds = %55, %52
  %60 = getelementptr inbounds nuw i8, ptr %47, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %60, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %47 monotonic, align 8
  br label %353

61:                                               ; preds = %40, %37, %34
  %62 = load ptr, ptr %8, align 8, !tbaa !68
  %63 = icmp eq ptr %62, null
  br i1 %63, label %68, label %64

64:                                               ; preds = %61
  %65 = load ptr, ptr %21, align 8, !tbaa !40
  %66 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %67 = load i32, ptr %66, align 4, !tbaa !75
  tail call void %62(ptr noundef %65, i32 noundef signext %67, i32 noundef signext 0) #16
  br label %68

68:                                               ; preds = %64, %61
  %69 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !76
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %75, label %72

72:                                               ; preds = %68
  %73 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %74 = zext i32 %70 to i64
  br label %82

75:                                               ; preds = %82, %68
  %76 = load ptr, ptr %30, align 8, !tbaa !77
  %77 = load ptr, ptr %24, align 8, !tbaa !78
  %78 = load ptr, ptr %25, align 8, !tbaa !79
  %79 = load ptr, ptr %2, align 8, !tbaa !60
  %80 = tail call signext i32 %76(ptr noundef %77, ptr noundef %78, ptr noundef %79) #16
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %126, label %95

82:                                               ; preds = %82, %72
  %83 = phi i64 [ 0, %72 ], [ %93, %82 ]
  %84 = load ptr, ptr %20, align 8, !tbaa !80
  %85 = load ptr, ptr %73, align 8, !tbaa !81
  %86 = getelementptr inbounds nuw i32, ptr %85, i64 %83
  %87 = load i32, ptr %86, align 4, !tbaa !9
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds ptr, ptr %84, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !42
  %91 = load ptr, ptr %24, align 8, !tbaa !78
  %92 = getelementptr inbounds nuw ptr, ptr %91, i64 %83
  store ptr %90, ptr %92, align 8, !tbaa !42
  %93 = add nuw nsw i64 %83, 1
  %94 = icmp eq i64 %93, %74
  br i1 %94, label %75, label %82, !llvm.loop !82

95:                                               ; preds = %75
  %96 = load ptr, ptr %2, align 8, !tbaa !60
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 24
  %98 = load ptr, ptr %97, align 8, !tbaa !50
  %99 = load atomic i32, ptr %98 acquire, align 8
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %119

101:                                              ; preds = %95
  %102 = load ptr, ptr %2, align 8, !tbaa !60
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 24
  %104 = load ptr, ptr %103, align 8, !tbaa !50
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 4
  br label %106

106:                                              ; preds = %106, %101
  %107 = atomicrmw xchg ptr %105, i32 1 acquire, align 4
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %106, !llvm.loop !51

109:                                              ; preds = %106
  %110 = load atomic i32, ptr %104 monotonic, align 8
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %116, label %112

112:                                              ; preds = %109
  %113 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %114 = load i64, ptr %113, align 8, !tbaa !52
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
  %121 = load i32, ptr %120, align 4, !tbaa !75
  %122 = load ptr, ptr %2, align 8, !tbaa !60
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 24
  %124 = load ptr, ptr %123, align 8, !tbaa !50
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 8
  store i32 %121, ptr %125, align 8, !tbaa !83
  br label %126

126:                                              ; preds = %119, %75
  %127 = load ptr, ptr %8, align 8, !tbaa !68
  %128 = icmp eq ptr %127, null
  br i1 %128, label %354, label %129

129:                                              ; preds = %126
  %130 = load ptr, ptr %21, align 8, !tbaa !40
  %131 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %132 = load i32, ptr %131, align 4, !tbaa !75
  tail call void %127(ptr noundef %130, i32 noundef signext %132, i32 noundef signext 1) #16
  br label %354

133:                                              ; preds = %29
  %134 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %135 = load i32, ptr %134, align 4, !tbaa !84
  %136 = sext i32 %135 to i64
  br label %354

137:                                              ; preds = %29
  %138 = load ptr, ptr %20, align 8, !tbaa !80
  %139 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %140 = load ptr, ptr %139, align 8, !tbaa !81
  %141 = load i32, ptr %140, align 4, !tbaa !9
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds ptr, ptr %138, i64 %142
  %144 = load ptr, ptr %143, align 8, !tbaa !42
  %145 = load i8, ptr %144, align 1, !tbaa !17
  %146 = icmp eq i8 %145, 0
  br i1 %146, label %147, label %354

147:                                              ; preds = %137
  %148 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %149 = load i32, ptr %148, align 4, !tbaa !84
  %150 = sext i32 %149 to i64
  br label %354

151:                                              ; preds = %29
  %152 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %153 = load ptr, ptr %152, align 8, !tbaa !81
  %154 = load ptr, ptr %20, align 8, !tbaa !80
  %155 = load i32, ptr %153, align 4, !tbaa !9
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds ptr, ptr %154, i64 %156
  %158 = load ptr, ptr %157, align 8, !tbaa !42
  store i32 0, ptr %158, align 4, !tbaa !9
  %159 = getelementptr inbounds nuw i8, ptr %153, i64 4
  %160 = load i32, ptr %159, align 4, !tbaa !9
  %161 = icmp sgt i32 %160, -1
  br i1 %161, label %162, label %354

162:                                              ; preds = %151
  %163 = zext nneg i32 %160 to i64
  %164 = getelementptr inbounds nuw ptr, ptr %154, i64 %163
  %165 = load ptr, ptr %164, align 8, !tbaa !42
  %166 = load i32, ptr %165, align 4, !tbaa !9
  %167 = icmp slt i32 %166, 1
  br i1 %167, label %168, label %354

168:                                              ; preds = %162
  %169 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %170 = load i32, ptr %169, align 4, !tbaa !84
  %171 = sext i32 %170 to i64
  br label %354

172:                                              ; preds = %29
  %173 = load ptr, ptr %8, align 8, !tbaa !68
  %174 = icmp eq ptr %173, null
  br i1 %174, label %179, label %175

175:                                              ; preds = %172
  %176 = load ptr, ptr %21, align 8, !tbaa !40
  %177 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %178 = load i32, ptr %177, align 4, !tbaa !75
  tail call void %173(ptr noundef %176, i32 noundef signext %178, i32 noundef signext 2) #16
  br label %179

179:                                              ; preds = %175, %172
  %180 = load ptr, ptr %22, align 8, !tbaa !59
  %181 = icmp eq ptr %180, null
  br i1 %181, label %213, label %182

182:                                              ; preds = %179
  %183 = load i64, ptr %23, align 8, !tbaa !74
  %184 = icmp slt i64 %27, %183
  br i1 %184, label %185, label %213

185:                                              ; preds = %182
  %186 = load ptr, ptr %21, align 8, !tbaa !40
  %187 = tail call signext i32 %180(ptr noundef %186) #16
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %213, label %189

189:                                              ; preds = %185
  %190 = load ptr, ptr %2, align 8, !tbaa !60
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 24
  %192 = load ptr, ptr %191, align 8, !tbaa !50
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 4
  br label %194

194:                                              ; preds = %194, %189
  %195 = atomicrmw xchg ptr %193, i32 1 acquire, align 4
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %194, !llvm.loop !51

197:                                              ; preds = %194
  %198 = load atomic i32, ptr %192 monotonic, align 8
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %204, label %200

200:                                              ; preds = %197
  %201 = getelementptr inbounds nuw i8, ptr %192, i64 16
  %202 = load i64, ptr %201, align 8, !tbaa !52
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
  %208 = load i32, ptr %207, align 4, !tbaa !75
  %209 = load ptr, ptr %2, align 8, !tbaa !60
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 24
  %211 = load ptr, ptr %210, align 8, !tbaa !50
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 8
  store i32 %208, ptr %212, align 8, !tbaa !83
  br label %213

213:                                              ; preds = %179, %182, %185, %206
  %214 = phi i32 [ 0, %179 ], [ 1, %206 ], [ 0, %185 ], [ 0, %182 ]
  %215 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %216 = load i32, ptr %215, align 4, !tbaa !84
  %217 = sext i32 %216 to i64
  br label %354

218:                                              ; preds = %29
  %219 = load ptr, ptr %8, align 8, !tbaa !68
  %220 = icmp eq ptr %219, null
  br i1 %220, label %225, label %221

221:                                              ; preds = %218
  %222 = load ptr, ptr %21, align 8, !tbaa !40
  %223 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %224 = load i32, ptr %223, align 4, !tbaa !75
  tail call void %219(ptr noundef %222, i32 noundef signext %224, i32 noundef signext 2) #16
  br label %225

225:                                              ; preds = %221, %218
  %226 = load ptr, ptr %22, align 8, !tbaa !59
  %227 = icmp eq ptr %226, null
  br i1 %227, label %259, label %228

228:                                              ; preds = %225
  %229 = load i64, ptr %23, align 8, !tbaa !74
  %230 = icmp slt i64 %27, %229
  br i1 %230, label %231, label %259

231:                                              ; preds = %228
  %232 = load ptr, ptr %21, align 8, !tbaa !40
  %233 = tail call signext i32 %226(ptr noundef %232) #16
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %259, label %235

235:                                              ; preds = %231
  %236 = load ptr, ptr %2, align 8, !tbaa !60
  %237 = getelementptr inbounds nuw i8, ptr %236, i64 24
  %238 = load ptr, ptr %237, align 8, !tbaa !50
  %239 = getelementptr inbounds nuw i8, ptr %238, i64 4
  br label %240

240:                                              ; preds = %240, %235
  %241 = atomicrmw xchg ptr %239, i32 1 acquire, align 4
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %243, label %240, !llvm.loop !51

243:                                              ; preds = %240
  %244 = load atomic i32, ptr %238 monotonic, align 8
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %250, label %246

246:                                              ; preds = %243
  %247 = getelementptr inbounds nuw i8, ptr %238, i64 16
  %248 = load i64, ptr %247, align 8, !tbaa !52
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
  %254 = load i32, ptr %253, align 4, !tbaa !75
  %255 = load ptr, ptr %2, align 8, !tbaa !60
  %256 = getelementptr inbounds nuw i8, ptr %255, i64 24
  %257 = load ptr, ptr %256, align 8, !tbaa !50
  %258 = getelementptr inbounds nuw i8, ptr %257, i64 8
  store i32 %254, ptr %258, align 8, !tbaa !83
  br label %259

259:                                              ; preds = %225, %228, %231, %252
  %260 = phi i32 [ 0, %225 ], [ 1, %252 ], [ 0, %231 ], [ 0, %228 ]
  %261 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %262 = load ptr, ptr %261, align 8, !tbaa !81
  %263 = load ptr, ptr %20, align 8, !tbaa !80
  %264 = load i32, ptr %262, align 4, !tbaa !9
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds ptr, ptr %263, i64 %265
  %267 = load ptr, ptr %266, align 8, !tbaa !42
  %268 = load i32, ptr %267, align 4, !tbaa !9
  %269 = add i32 %268, 1
  store i32 %269, ptr %267, align 4, !tbaa !9
  %270 = getelementptr inbounds nuw i8, ptr %262, i64 4
  %271 = load i32, ptr %270, align 4, !tbaa !9
  %272 = icmp slt i32 %271, 0
  br i1 %272, label %279, label %273

273:                                              ; preds = %259
  %274 = zext nneg i32 %271 to i64
  %275 = getelementptr inbounds nuw ptr, ptr %263, i64 %274
  %276 = load ptr, ptr %275, align 8, !tbaa !42
  %277 = load i32, ptr %276, align 4, !tbaa !9
  %278 = icmp slt i32 %269, %277
  br i1 %278, label %279, label %354

279:                                              ; preds = %273, %259
  %280 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %281 = load i32, ptr %280, align 4, !tbaa !84
  %282 = sext i32 %281 to i64
  br label %354

283:                                              ; preds = %29
  %284 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %285 = load ptr, ptr %284, align 8, !tbaa !81
  %286 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %287 = load i32, ptr %286, align 8, !tbaa !76
  %288 = load ptr, ptr %20, align 8, !tbaa !80
  %289 = load i32, ptr %285, align 4, !tbaa !9
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds ptr, ptr %288, i64 %290
  %292 = load ptr, ptr %291, align 8, !tbaa !42
  %293 = getelementptr inbounds nuw i8, ptr %285, i64 4
  %294 = load i32, ptr %293, align 4, !tbaa !9
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds ptr, ptr %288, i64 %295
  %297 = load ptr, ptr %296, align 8, !tbaa !42
  store ptr %297, ptr %291, align 8, !tbaa !42
  %298 = load ptr, ptr %20, align 8, !tbaa !80
  %299 = getelementptr inbounds ptr, ptr %298, i64 %295
  store ptr %292, ptr %299, align 8, !tbaa !42
  %300 = load ptr, ptr %19, align 8, !tbaa !85
  %301 = getelementptr inbounds nuw i8, ptr %285, i64 8
  %302 = load i32, ptr %301, align 4, !tbaa !9
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds i8, ptr %300, i64 %303
  %305 = load i8, ptr %304, align 1, !tbaa !17
  %306 = xor i8 %305, 1
  store i8 %306, ptr %304, align 1, !tbaa !17
  %307 = ptrtoint ptr %297 to i64
  %308 = ptrtoint ptr %292 to i64
  %309 = sub i64 %307, %308
  %310 = icmp ugt i32 %287, 4
  br i1 %310, label %311, label %354

311:                                              ; preds = %283
  %312 = getelementptr inbounds nuw i8, ptr %285, i64 12
  %313 = load i32, ptr %312, align 4, !tbaa !9
  %314 = add i32 %313, 4
  %315 = sub i64 0, %309
  %316 = zext i32 %314 to i64
  %317 = zext i32 %287 to i64
  br label %318

318:                                              ; preds = %318, %311
  %319 = phi i64 [ 4, %311 ], [ %331, %318 ]
  %320 = load ptr, ptr %20, align 8, !tbaa !80
  %321 = getelementptr inbounds nuw i32, ptr %285, i64 %319
  %322 = load i32, ptr %321, align 4, !tbaa !9
  %323 = sext i32 %322 to i64
  %324 = getelementptr inbounds ptr, ptr %320, i64 %323
  %325 = load ptr, ptr %324, align 8, !tbaa !42
  %326 = ptrtoint ptr %325 to i64
  %327 = icmp samesign ult i64 %319, %316
  %328 = select i1 %327, i64 %309, i64 %315
  %329 = add i64 %328, %326
  %330 = inttoptr i64 %329 to ptr
  store ptr %330, ptr %324, align 8, !tbaa !42
  %331 = add nuw nsw i64 %319, 1
  %332 = icmp eq i64 %331, %317
  br i1 %332, label %354, label %318, !llvm.loop !86

333:                                              ; preds = %29
  %334 = load ptr, ptr %19, align 8, !tbaa !85
  %335 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %336 = load ptr, ptr %335, align 8, !tbaa !81
  %337 = getelementptr inbounds nuw i8, ptr %336, i64 8
  %338 = load i32, ptr %337, align 4, !tbaa !9
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds i8, ptr %334, i64 %339
  %341 = load i8, ptr %340, align 1, !tbaa !17
  %342 = icmp eq i8 %341, 0
  br i1 %342, label %343, label %354

343:                                              ; preds = %333
  %344 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %345 = load i32, ptr %344, align 4, !tbaa !84
  %346 = sext i32 %345 to i64
  br label %354

347:                                              ; preds = %29
  %348 = tail call fastcc signext i32 @set_size(ptr noundef nonnull %0, ptr noundef nonnull %30)
  br label %354

349:                                              ; preds = %29
  %350 = tail call fastcc signext i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %30)
  br label %354

351:                                              ; preds = %29
  %352 = tail call fastcc signext i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %30)
  br label %354

353:                                              ; preds = %59, %55
  store atomic i32 0, ptr %48 release, align 4
  br label %635

354:                                              ; preds = %318, %283, %279, %273, %168, %162, %151, %129, %126, %351, %349, %347, %343, %333, %213, %147, %137, %133
  %355 = phi i64 [ %31, %351 ], [ %31, %349 ], [ %136, %133 ], [ %31, %333 ], [ %31, %283 ], [ %217, %213 ], [ %31, %151 ], [ %31, %273 ], [ %31, %137 ], [ %31, %347 ], [ %31, %129 ], [ %150, %147 ], [ %346, %343 ], [ %31, %162 ], [ %31, %126 ], [ %282, %279 ], [ %171, %168 ], [ %31, %318 ]
  %356 = phi i32 [ %352, %351 ], [ %350, %349 ], [ 0, %133 ], [ 0, %333 ], [ 0, %283 ], [ %214, %213 ], [ 0, %151 ], [ %260, %273 ], [ 0, %137 ], [ %348, %347 ], [ %80, %129 ], [ 0, %147 ], [ 0, %343 ], [ 0, %162 ], [ %80, %126 ], [ %260, %279 ], [ 0, %168 ], [ 0, %318 ]
  %357 = icmp eq i32 %356, 0
  br i1 %357, label %26, label %644, !llvm.loop !87

358:                                              ; preds = %11, %1
  %359 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %360 = load i64, ptr %359, align 8, !tbaa !88
  %361 = icmp eq i64 %360, 0
  br i1 %361, label %428, label %362

362:                                              ; preds = %358
  %363 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %364 = load i64, ptr %363, align 8, !tbaa !70
  %365 = icmp sgt i64 %364, 0
  br i1 %365, label %366, label %644

366:                                              ; preds = %362
  %367 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %368 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %369 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %374

370:                                              ; preds = %384
  %371 = add nuw nsw i64 %375, 1
  %372 = load i64, ptr %363, align 8, !tbaa !70
  %373 = icmp slt i64 %371, %372
  br i1 %373, label %374, label %644, !llvm.loop !89

374:                                              ; preds = %370, %366
  %375 = phi i64 [ 0, %366 ], [ %371, %370 ]
  %376 = load ptr, ptr %0, align 8, !tbaa !69
  %377 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %376, i64 %375
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 16
  %379 = load i32, ptr %378, align 8, !tbaa !76
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %384, label %381

381:                                              ; preds = %374
  %382 = getelementptr inbounds nuw i8, ptr %377, i64 8
  %383 = zext i32 %379 to i64
  br label %391

384:                                              ; preds = %391, %374
  %385 = load ptr, ptr %377, align 8, !tbaa !77
  %386 = load ptr, ptr %368, align 8, !tbaa !78
  %387 = load ptr, ptr %369, align 8, !tbaa !79
  %388 = load ptr, ptr %2, align 8, !tbaa !60
  %389 = tail call signext i32 %385(ptr noundef %386, ptr noundef %387, ptr noundef %388) #16
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %370, label %404

391:                                              ; preds = %391, %381
  %392 = phi i64 [ 0, %381 ], [ %402, %391 ]
  %393 = load ptr, ptr %367, align 8, !tbaa !80
  %394 = load ptr, ptr %382, align 8, !tbaa !81
  %395 = getelementptr inbounds nuw i32, ptr %394, i64 %392
  %396 = load i32, ptr %395, align 4, !tbaa !9
  %397 = sext i32 %396 to i64
  %398 = getelementptr inbounds ptr, ptr %393, i64 %397
  %399 = load ptr, ptr %398, align 8, !tbaa !42
  %400 = load ptr, ptr %368, align 8, !tbaa !78
  %401 = getelementptr inbounds nuw ptr, ptr %400, i64 %392
  store ptr %399, ptr %401, align 8, !tbaa !42
  %402 = add nuw nsw i64 %392, 1
  %403 = icmp eq i64 %402, %383
  br i1 %403, label %384, label %391, !llvm.loop !82

404:                                              ; preds = %384
  %405 = load ptr, ptr %2, align 8, !tbaa !60
  %406 = getelementptr inbounds nuw i8, ptr %405, i64 24
  %407 = load ptr, ptr %406, align 8, !tbaa !50
  %408 = load atomic i32, ptr %407 acquire, align 8
  %409 = icmp eq i32 %408, 0
  br i1 %409, label %410, label %635

410:                                              ; preds = %404
  %411 = load ptr, ptr %2, align 8, !tbaa !60
  %412 = getelementptr inbounds nuw i8, ptr %411, i64 24
  %413 = load ptr, ptr %412, align 8, !tbaa !50
  %414 = getelementptr inbounds nuw i8, ptr %413, i64 4
  br label %415

415:                                              ; preds = %415, %410
  %416 = atomicrmw xchg ptr %414, i32 1 acquire, align 4
  %417 = icmp eq i32 %416, 0
  br i1 %417, label %418, label %415, !llvm.loop !51

418:                                              ; preds = %415
  %419 = load atomic i32, ptr %413 monotonic, align 8
  %420 = icmp eq i32 %419, 0
  br i1 %420, label %425, label %421

421:                                              ; preds = %418
  %422 = getelementptr inbounds nuw i8, ptr %413, i64 16
  %423 = load i64, ptr %422, align 8, !tbaa !52
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
  %429 = load ptr, ptr %0, align 8, !tbaa !69
  %430 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %431 = load i64, ptr %430, align 8, !tbaa !70
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
  %443 = load i32, ptr %442, align 8, !tbaa !71
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
  %446 = load i32, ptr %445, align 8, !tbaa !76
  %447 = icmp eq i32 %446, 0
  br i1 %447, label %451, label %448

448:                                              ; preds = %444
  %449 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %450 = zext i32 %446 to i64
  br label %458

451:                                              ; preds = %458, %444
  %452 = load ptr, ptr %440, align 8, !tbaa !77
  %453 = load ptr, ptr %434, align 8, !tbaa !78
  %454 = load ptr, ptr %435, align 8, !tbaa !79
  %455 = load ptr, ptr %2, align 8, !tbaa !60
  %456 = tail call signext i32 %452(ptr noundef %453, ptr noundef %454, ptr noundef %455) #16
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %631, label %471

458:                                              ; preds = %458, %448
  %459 = phi i64 [ 0, %448 ], [ %469, %458 ]
  %460 = load ptr, ptr %433, align 8, !tbaa !80
  %461 = load ptr, ptr %449, align 8, !tbaa !81
  %462 = getelementptr inbounds nuw i32, ptr %461, i64 %459
  %463 = load i32, ptr %462, align 4, !tbaa !9
  %464 = sext i32 %463 to i64
  %465 = getelementptr inbounds ptr, ptr %460, i64 %464
  %466 = load ptr, ptr %465, align 8, !tbaa !42
  %467 = load ptr, ptr %434, align 8, !tbaa !78
  %468 = getelementptr inbounds nuw ptr, ptr %467, i64 %459
  store ptr %466, ptr %468, align 8, !tbaa !42
  %469 = add nuw nsw i64 %459, 1
  %470 = icmp eq i64 %469, %450
  br i1 %470, label %451, label %458, !llvm.loop !82

471:                                              ; preds = %451
  %472 = load ptr, ptr %2, align 8, !tbaa !60
  %473 = getelementptr inbounds nuw i8, ptr %472, i64 24
  %474 = load ptr, ptr %473, align 8, !tbaa !50
  %475 = load atomic i32, ptr %474 acquire, align 8
  %476 = icmp eq i32 %475, 0
  br i1 %476, label %477, label %635

477:                                              ; preds = %471
  %478 = load ptr, ptr %2, align 8, !tbaa !60
  %479 = getelementptr inbounds nuw i8, ptr %478, i64 24
  %480 = load ptr, ptr %479, align 8, !tbaa !50
  %481 = getelementptr inbounds nuw i8, ptr %480, i64 4
  br label %482

482:                                              ; preds = %482, %477
  %483 = atomicrmw xchg ptr %481, i32 1 acquire, align 4
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %485, label %482, !llvm.loop !51

485:                                              ; preds = %482
  %486 = load atomic i32, ptr %480 monotonic, align 8
  %487 = icmp eq i32 %486, 0
  br i1 %487, label %492, label %488

488:                                              ; preds = %485
  %489 = getelementptr inbounds nuw i8, ptr %480, i64 16
  %490 = load i64, ptr %489, align 8, !tbaa !52
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
  %497 = load i32, ptr %496, align 4, !tbaa !84
  %498 = sext i32 %497 to i64
  br label %631

499:                                              ; preds = %439
  %500 = load ptr, ptr %433, align 8, !tbaa !80
  %501 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %502 = load ptr, ptr %501, align 8, !tbaa !81
  %503 = load i32, ptr %502, align 4, !tbaa !9
  %504 = sext i32 %503 to i64
  %505 = getelementptr inbounds ptr, ptr %500, i64 %504
  %506 = load ptr, ptr %505, align 8, !tbaa !42
  %507 = load i8, ptr %506, align 1, !tbaa !17
  %508 = icmp eq i8 %507, 0
  br i1 %508, label %509, label %631

509:                                              ; preds = %499
  %510 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %511 = load i32, ptr %510, align 4, !tbaa !84
  %512 = sext i32 %511 to i64
  br label %631

513:                                              ; preds = %439
  %514 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %515 = load ptr, ptr %514, align 8, !tbaa !81
  %516 = load ptr, ptr %433, align 8, !tbaa !80
  %517 = load i32, ptr %515, align 4, !tbaa !9
  %518 = sext i32 %517 to i64
  %519 = getelementptr inbounds ptr, ptr %516, i64 %518
  %520 = load ptr, ptr %519, align 8, !tbaa !42
  store i32 0, ptr %520, align 4, !tbaa !9
  %521 = getelementptr inbounds nuw i8, ptr %515, i64 4
  %522 = load i32, ptr %521, align 4, !tbaa !9
  %523 = icmp sgt i32 %522, -1
  br i1 %523, label %524, label %631

524:                                              ; preds = %513
  %525 = zext nneg i32 %522 to i64
  %526 = getelementptr inbounds nuw ptr, ptr %516, i64 %525
  %527 = load ptr, ptr %526, align 8, !tbaa !42
  %528 = load i32, ptr %527, align 4, !tbaa !9
  %529 = icmp slt i32 %528, 1
  br i1 %529, label %530, label %631

530:                                              ; preds = %524
  %531 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %532 = load i32, ptr %531, align 4, !tbaa !84
  %533 = sext i32 %532 to i64
  br label %631

534:                                              ; preds = %439
  %535 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %536 = load i32, ptr %535, align 4, !tbaa !84
  %537 = sext i32 %536 to i64
  br label %631

538:                                              ; preds = %439
  %539 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %540 = load ptr, ptr %539, align 8, !tbaa !81
  %541 = load ptr, ptr %433, align 8, !tbaa !80
  %542 = load i32, ptr %540, align 4, !tbaa !9
  %543 = sext i32 %542 to i64
  %544 = getelementptr inbounds ptr, ptr %541, i64 %543
  %545 = load ptr, ptr %544, align 8, !tbaa !42
  %546 = load i32, ptr %545, align 4, !tbaa !9
  %547 = add i32 %546, 1
  store i32 %547, ptr %545, align 4, !tbaa !9
  %548 = getelementptr inbounds nuw i8, ptr %540, i64 4
  %549 = load i32, ptr %548, align 4, !tbaa !9
  %550 = icmp slt i32 %549, 0
  br i1 %550, label %557, label %551

551:                                              ; preds = %538
  %552 = zext nneg i32 %549 to i64
  %553 = getelementptr inbounds nuw ptr, ptr %541, i64 %552
  %554 = load ptr, ptr %553, align 8, !tbaa !42
  %555 = load i32, ptr %554, align 4, !tbaa !9
  %556 = icmp slt i32 %547, %555
  br i1 %556, label %557, label %631

557:                                              ; preds = %551, %538
  %558 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %559 = load i32, ptr %558, align 4, !tbaa !84
  %560 = sext i32 %559 to i64
  br label %631

561:                                              ; preds = %439
  %562 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %563 = load ptr, ptr %562, align 8, !tbaa !81
  %564 = getelementptr inbounds nuw i8, ptr %440, i64 16
  %565 = load i32, ptr %564, align 8, !tbaa !76
  %566 = load ptr, ptr %433, align 8, !tbaa !80
  %567 = load i32, ptr %563, align 4, !tbaa !9
  %568 = sext i32 %567 to i64
  %569 = getelementptr inbounds ptr, ptr %566, i64 %568
  %570 = load ptr, ptr %569, align 8, !tbaa !42
  %571 = getelementptr inbounds nuw i8, ptr %563, i64 4
  %572 = load i32, ptr %571, align 4, !tbaa !9
  %573 = sext i32 %572 to i64
  %574 = getelementptr inbounds ptr, ptr %566, i64 %573
  %575 = load ptr, ptr %574, align 8, !tbaa !42
  store ptr %575, ptr %569, align 8, !tbaa !42
  %576 = load ptr, ptr %433, align 8, !tbaa !80
  %577 = getelementptr inbounds ptr, ptr %576, i64 %573
  store ptr %570, ptr %577, align 8, !tbaa !42
  %578 = load ptr, ptr %432, align 8, !tbaa !85
  %579 = getelementptr inbounds nuw i8, ptr %563, i64 8
  %580 = load i32, ptr %579, align 4, !tbaa !9
  %581 = sext i32 %580 to i64
  %582 = getelementptr inbounds i8, ptr %578, i64 %581
  %583 = load i8, ptr %582, align 1, !tbaa !17
  %584 = xor i8 %583, 1
  store i8 %584, ptr %582, align 1, !tbaa !17
  %585 = ptrtoint ptr %575 to i64
  %586 = ptrtoint ptr %570 to i64
  %587 = sub i64 %585, %586
  %588 = icmp ugt i32 %565, 4
  br i1 %588, label %589, label %631

589:                                              ; preds = %561
  %590 = getelementptr inbounds nuw i8, ptr %563, i64 12
  %591 = load i32, ptr %590, align 4, !tbaa !9
  %592 = add i32 %591, 4
  %593 = sub i64 0, %587
  %594 = zext i32 %592 to i64
  %595 = zext i32 %565 to i64
  br label %596

596:                                              ; preds = %596, %589
  %597 = phi i64 [ 4, %589 ], [ %609, %596 ]
  %598 = load ptr, ptr %433, align 8, !tbaa !80
  %599 = getelementptr inbounds nuw i32, ptr %563, i64 %597
  %600 = load i32, ptr %599, align 4, !tbaa !9
  %601 = sext i32 %600 to i64
  %602 = getelementptr inbounds ptr, ptr %598, i64 %601
  %603 = load ptr, ptr %602, align 8, !tbaa !42
  %604 = ptrtoint ptr %603 to i64
  %605 = icmp samesign ult i64 %597, %594
  %606 = select i1 %605, i64 %587, i64 %593
  %607 = add i64 %606, %604
  %608 = inttoptr i64 %607 to ptr
  store ptr %608, ptr %602, align 8, !tbaa !42
  %609 = add nuw nsw i64 %597, 1
  %610 = icmp eq i64 %609, %595
  br i1 %610, label %631, label %596, !llvm.loop !86

611:                                              ; preds = %439
  %612 = load ptr, ptr %432, align 8, !tbaa !85
  %613 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %614 = load ptr, ptr %613, align 8, !tbaa !81
  %615 = getelementptr inbounds nuw i8, ptr %614, i64 8
  %616 = load i32, ptr %615, align 4, !tbaa !9
  %617 = sext i32 %616 to i64
  %618 = getelementptr inbounds i8, ptr %612, i64 %617
  %619 = load i8, ptr %618, align 1, !tbaa !17
  %620 = icmp eq i8 %619, 0
  br i1 %620, label %621, label %631

621:                                              ; preds = %611
  %622 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %623 = load i32, ptr %622, align 4, !tbaa !84
  %624 = sext i32 %623 to i64
  br label %631

625:                                              ; preds = %439
  %626 = tail call fastcc signext i32 @set_size(ptr noundef nonnull %0, ptr noundef nonnull %440)
  br label %631

627:                                              ; preds = %439
  %628 = tail call fastcc signext i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %440)
  br label %631

629:                                              ; preds = %439
  %630 = tail call fastcc signext i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %440)
  br label %631

631:                                              ; preds = %596, %561, %557, %551, %530, %524, %513, %451, %629, %627, %625, %621, %611, %534, %509, %499, %495
  %632 = phi i64 [ %441, %629 ], [ %441, %627 ], [ %498, %495 ], [ %441, %611 ], [ %441, %561 ], [ %537, %534 ], [ %441, %513 ], [ %441, %551 ], [ %441, %499 ], [ %441, %625 ], [ %624, %621 ], [ %512, %509 ], [ %441, %451 ], [ %533, %530 ], [ %441, %524 ], [ %560, %557 ], [ %441, %596 ]
  %633 = phi i32 [ %630, %629 ], [ %628, %627 ], [ 0, %495 ], [ 0, %611 ], [ 0, %561 ], [ 0, %534 ], [ 0, %513 ], [ 0, %551 ], [ 0, %499 ], [ %626, %625 ], [ 0, %621 ], [ 0, %509 ], [ 0, %451 ], [ 0, %530 ], [ 0, %524 ], [ 0, %557 ], [ 0, %596 ]
  %634 = icmp eq i32 %633, 0
  br i1 %634, label %436, label %644, !llvm.loop !87

635:                                              ; preds = %494, %471, %404, %427, %353
  %636 = phi ptr [ %377, %404 ], [ %30, %353 ], [ %377, %427 ], [ %440, %471 ], [ %440, %494 ]
  %637 = phi i32 [ %389, %404 ], [ 1, %353 ], [ %389, %427 ], [ %456, %471 ], [ %456, %494 ]
  %638 = getelementptr inbounds nuw i8, ptr %636, i64 20
  %639 = load i32, ptr %638, align 4, !tbaa !75
  %640 = load ptr, ptr %2, align 8, !tbaa !60
  %641 = getelementptr inbounds nuw i8, ptr %640, i64 24
  %642 = load ptr, ptr %641, align 8, !tbaa !50
  %643 = getelementptr inbounds nuw i8, ptr %642, i64 8
  store i32 %639, ptr %643, align 8, !tbaa !83
  br label %644

644:                                              ; preds = %354, %26, %370, %631, %436, %635, %362
  %645 = phi i32 [ 0, %370 ], [ 0, %362 ], [ 0, %436 ], [ %637, %635 ], [ %633, %631 ], [ 0, %26 ], [ %356, %354 ]
  ret i32 %645
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_enter(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef readonly captures(address_is_null) %5, ptr noundef readonly captures(address_is_null) %6, ptr noundef %7, ptr noundef writeonly captures(address_is_null) %8) local_unnamed_addr #2 {
  %10 = alloca %struct.tfc_failure, align 8
  %11 = alloca %struct.tfc_failure, align 8
  %12 = alloca %struct.tfc_ctx, align 8
  %13 = alloca %struct.tfc_region, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %15 = load i64, ptr %14, align 8, !tbaa !90
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %25, label %17

17:                                               ; preds = %9
  %18 = icmp ne ptr %2, null
  %19 = ptrtoint ptr %2 to i64
  %20 = and i64 %19, 63
  %21 = icmp eq i64 %20, 0
  %22 = and i1 %18, %21
  br i1 %22, label %25, label %23

23:                                               ; preds = %17
  %24 = tail call fastcc signext i32 @report(ptr noundef %8, i32 noundef signext 3, ptr noundef null, ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, ptr noundef null)
  br label %443

25:                                               ; preds = %17, %9
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %27 = load i64, ptr %26, align 8, !tbaa !99
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %37, label %29

29:                                               ; preds = %25
  %30 = icmp ne ptr %3, null
  %31 = ptrtoint ptr %3 to i64
  %32 = and i64 %31, 63
  %33 = icmp eq i64 %32, 0
  %34 = and i1 %30, %33
  br i1 %34, label %37, label %35

35:                                               ; preds = %29
  %36 = tail call fastcc signext i32 @report(ptr noundef %8, i32 noundef signext 3, ptr noundef null, ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.1, ptr noundef null)
  br label %443

37:                                               ; preds = %29, %25
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %39 = load i64, ptr %38, align 8, !tbaa !100
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %72

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %43 = load ptr, ptr %42, align 8, !tbaa !101
  %44 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %45 = icmp eq ptr %4, null
  %46 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %47 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %48 = getelementptr inbounds nuw i8, ptr %10, i64 40
  br label %49

49:                                               ; preds = %65, %41
  %50 = phi i64 [ 0, %41 ], [ %66, %65 ]
  %51 = getelementptr inbounds nuw %struct.tfc_bound, ptr %43, i64 %50
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  br i1 %45, label %61, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds nuw i64, ptr %4, i64 %50
  %54 = load i64, ptr %53, align 8, !tbaa !43
  store i64 %54, ptr %44, align 8, !tbaa !52
  %55 = load i64, ptr %51, align 8, !tbaa !102
  store i64 %55, ptr %46, align 8, !tbaa !56
  %56 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %57 = load i64, ptr %56, align 8, !tbaa !104
  store i64 %57, ptr %47, align 8, !tbaa !57
  store double 0.000000e+00, ptr %48, align 8, !tbaa !58
  %58 = icmp slt i64 %54, %55
  %59 = icmp sgt i64 %54, %57
  %60 = select i1 %58, i1 true, i1 %59
  br i1 %60, label %68, label %65

61:                                               ; preds = %49
  store i64 0, ptr %44, align 8, !tbaa !52
  %62 = load i64, ptr %51, align 8, !tbaa !102
  store i64 %62, ptr %46, align 8, !tbaa !56
  %63 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %64 = load i64, ptr %63, align 8, !tbaa !104
  store i64 %64, ptr %47, align 8, !tbaa !57
  store double 0.000000e+00, ptr %48, align 8, !tbaa !58
  br label %68

65:                                               ; preds = %52
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #16
  %66 = add nuw nsw i64 %50, 1
  %67 = icmp eq i64 %66, %39
  br i1 %67, label %72, label %49, !llvm.loop !105

68:                                               ; preds = %52, %61
  %69 = getelementptr inbounds nuw i8, ptr %51, i64 16
  %70 = load ptr, ptr %69, align 8, !tbaa !106
  %71 = call fastcc signext i32 @report(ptr noundef %8, i32 noundef signext 3, ptr noundef null, ptr noundef nonnull @.str.4, ptr noundef %70, ptr noundef nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #16
  br label %443

72:                                               ; preds = %65, %37
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %74 = load ptr, ptr %73, align 8, !tbaa !107
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %76 = load i64, ptr %75, align 8, !tbaa !108
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %78 = load ptr, ptr %77, align 8, !tbaa !109
  %79 = icmp sgt i64 %76, 0
  br i1 %79, label %80, label %110

80:                                               ; preds = %72
  %81 = icmp eq ptr %5, null
  br label %82

82:                                               ; preds = %102, %80
  %83 = phi i64 [ 0, %80 ], [ %103, %102 ]
  br i1 %81, label %88, label %84

84:                                               ; preds = %82
  %85 = getelementptr inbounds nuw ptr, ptr %5, i64 %83
  %86 = load ptr, ptr %85, align 8, !tbaa !42
  %87 = icmp eq ptr %86, null
  br i1 %87, label %88, label %95

88:                                               ; preds = %84, %82
  %89 = getelementptr inbounds nuw %struct.tfc_given, ptr %74, i64 %83
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 16
  %91 = load i64, ptr %90, align 8, !tbaa !110
  %92 = getelementptr inbounds i64, ptr %78, i64 %91
  %93 = tail call fastcc i64 @evaluate(ptr noundef readonly %92, ptr noundef readonly %4)
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %102, label %105

95:                                               ; preds = %84
  %96 = ptrtoint ptr %86 to i64
  %97 = getelementptr inbounds nuw %struct.tfc_given, ptr %74, i64 %83
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 8
  %99 = load i64, ptr %98, align 8, !tbaa !112
  %100 = urem i64 %96, %99
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %102, label %105

102:                                              ; preds = %95, %88
  %103 = add nuw nsw i64 %83, 1
  %104 = icmp eq i64 %103, %76
  br i1 %104, label %110, label %82, !llvm.loop !113

105:                                              ; preds = %95, %88
  %106 = phi ptr [ %89, %88 ], [ %97, %95 ]
  %107 = phi ptr [ @.str.7, %88 ], [ @.str.8, %95 ]
  %108 = load ptr, ptr %106, align 8, !tbaa !114
  %109 = tail call fastcc signext i32 @report(ptr noundef %8, i32 noundef signext 3, ptr noundef null, ptr noundef nonnull %107, ptr noundef %108, ptr noundef null)
  br label %443

110:                                              ; preds = %102, %72
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %112 = load ptr, ptr %111, align 8, !tbaa !115
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %114 = load i64, ptr %113, align 8, !tbaa !116
  %115 = icmp sgt i64 %114, 0
  br i1 %115, label %116, label %146

116:                                              ; preds = %110
  %117 = icmp eq ptr %6, null
  br label %118

118:                                              ; preds = %138, %116
  %119 = phi i64 [ 0, %116 ], [ %139, %138 ]
  br i1 %117, label %124, label %120

120:                                              ; preds = %118
  %121 = getelementptr inbounds nuw ptr, ptr %6, i64 %119
  %122 = load ptr, ptr %121, align 8, !tbaa !42
  %123 = icmp eq ptr %122, null
  br i1 %123, label %124, label %131

124:                                              ; preds = %120, %118
  %125 = getelementptr inbounds nuw %struct.tfc_given, ptr %112, i64 %119
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 16
  %127 = load i64, ptr %126, align 8, !tbaa !110
  %128 = getelementptr inbounds i64, ptr %78, i64 %127
  %129 = tail call fastcc i64 @evaluate(ptr noundef readonly %128, ptr noundef readonly %4)
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %138, label %141

131:                                              ; preds = %120
  %132 = ptrtoint ptr %122 to i64
  %133 = getelementptr inbounds nuw %struct.tfc_given, ptr %112, i64 %119
  %134 = getelementptr inbounds nuw i8, ptr %133, i64 8
  %135 = load i64, ptr %134, align 8, !tbaa !112
  %136 = urem i64 %132, %135
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %138, label %141

138:                                              ; preds = %131, %124
  %139 = add nuw nsw i64 %119, 1
  %140 = icmp eq i64 %139, %114
  br i1 %140, label %146, label %118, !llvm.loop !113

141:                                              ; preds = %131, %124
  %142 = phi ptr [ %125, %124 ], [ %133, %131 ]
  %143 = phi ptr [ @.str.7, %124 ], [ @.str.8, %131 ]
  %144 = load ptr, ptr %142, align 8, !tbaa !114
  %145 = tail call fastcc signext i32 @report(ptr noundef %8, i32 noundef signext 3, ptr noundef null, ptr noundef nonnull %143, ptr noundef %144, ptr noundef null)
  br label %443

146:                                              ; preds = %138, %110
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %148 = load i64, ptr %147, align 8, !tbaa !117
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %184, label %150

150:                                              ; preds = %146
  %151 = icmp ne ptr %1, null
  %152 = ptrtoint ptr %1 to i64
  %153 = and i64 %152, 63
  %154 = icmp eq i64 %153, 0
  %155 = and i1 %151, %154
  br i1 %155, label %158, label %156

156:                                              ; preds = %150
  %157 = tail call fastcc signext i32 @report(ptr noundef %8, i32 noundef signext 3, ptr noundef null, ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, ptr noundef null)
  br label %443

158:                                              ; preds = %150
  %159 = load i64, ptr %1, align 8, !tbaa !43
  %160 = icmp eq i64 %159, %148
  br i1 %160, label %161, label %168

161:                                              ; preds = %158
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %163 = load i64, ptr %162, align 8, !tbaa !118
  %164 = icmp sgt i64 %163, 0
  br i1 %164, label %165, label %184

165:                                              ; preds = %161
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %167 = load ptr, ptr %166, align 8, !tbaa !119
  br label %173

168:                                              ; preds = %158
  %169 = tail call fastcc signext i32 @report(ptr noundef %8, i32 noundef signext 9, ptr noundef null, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, ptr noundef null)
  br label %443

170:                                              ; preds = %173
  %171 = add nuw nsw i64 %174, 1
  %172 = icmp eq i64 %171, %163
  br i1 %172, label %184, label %173, !llvm.loop !120

173:                                              ; preds = %170, %165
  %174 = phi i64 [ 0, %165 ], [ %171, %170 ]
  %175 = getelementptr inbounds nuw %struct.tfc_flag, ptr %167, i64 %174
  %176 = load i64, ptr %175, align 8, !tbaa !121
  %177 = getelementptr inbounds i8, ptr %1, i64 %176
  %178 = load i8, ptr %177, align 1, !tbaa !17
  %179 = icmp eq i8 %178, 0
  br i1 %179, label %180, label %170

180:                                              ; preds = %173
  %181 = getelementptr inbounds nuw i8, ptr %175, i64 8
  %182 = load ptr, ptr %181, align 8, !tbaa !123
  %183 = tail call fastcc signext i32 @report(ptr noundef %8, i32 noundef signext 9, ptr noundef null, ptr noundef nonnull @.str.6, ptr noundef %182, ptr noundef null)
  br label %443

184:                                              ; preds = %170, %161, %146
  %185 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %186 = load i64, ptr %185, align 8, !tbaa !124
  %187 = icmp sgt i64 %186, 0
  br i1 %187, label %188, label %245

188:                                              ; preds = %184
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %190 = ptrtoint ptr %3 to i64
  %191 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %192 = ptrtoint ptr %2 to i64
  %193 = ptrtoint ptr %1 to i64
  br label %194

194:                                              ; preds = %236, %188
  %195 = phi i64 [ 0, %188 ], [ %243, %236 ]
  %196 = load ptr, ptr %189, align 8, !tbaa !125
  %197 = getelementptr inbounds nuw %struct.tfc_place, ptr %196, i64 %195
  %198 = getelementptr inbounds nuw i8, ptr %197, i64 16
  %199 = load i64, ptr %198, align 8, !tbaa !126
  %200 = load i32, ptr %197, align 8, !tbaa !128
  switch i32 %200, label %225 [
    i32 0, label %201
    i32 1, label %208
    i32 2, label %215
    i32 3, label %217
    i32 4, label %219
    i32 5, label %223
  ]

201:                                              ; preds = %194
  %202 = getelementptr inbounds nuw i8, ptr %197, i64 8
  %203 = load i32, ptr %202, align 8, !tbaa !129
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds ptr, ptr %5, i64 %204
  %206 = load ptr, ptr %205, align 8, !tbaa !42
  %207 = ptrtoint ptr %206 to i64
  br label %236

208:                                              ; preds = %194
  %209 = getelementptr inbounds nuw i8, ptr %197, i64 8
  %210 = load i32, ptr %209, align 8, !tbaa !129
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds ptr, ptr %6, i64 %211
  %213 = load ptr, ptr %212, align 8, !tbaa !42
  %214 = ptrtoint ptr %213 to i64
  br label %236

215:                                              ; preds = %194
  %216 = add i64 %199, %193
  br label %236

217:                                              ; preds = %194
  %218 = add i64 %199, %192
  br label %236

219:                                              ; preds = %194
  %220 = load ptr, ptr %191, align 8, !tbaa !130
  %221 = ptrtoint ptr %220 to i64
  %222 = add i64 %199, %221
  br label %236

223:                                              ; preds = %194
  %224 = add i64 %199, %190
  br label %236

225:                                              ; preds = %194
  %226 = getelementptr inbounds nuw i8, ptr %197, i64 8
  %227 = load i32, ptr %226, align 8, !tbaa !129
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds ptr, ptr %3, i64 %228
  %230 = load ptr, ptr %229, align 8, !tbaa !42
  %231 = ptrtoint ptr %230 to i64
  %232 = load ptr, ptr %77, align 8, !tbaa !109
  %233 = getelementptr inbounds i64, ptr %232, i64 %199
  %234 = tail call fastcc i64 @evaluate(ptr noundef %233, ptr noundef readonly %4)
  %235 = add i64 %234, %231
  br label %236

236:                                              ; preds = %225, %223, %219, %217, %215, %208, %201
  %237 = phi i64 [ %235, %225 ], [ %207, %201 ], [ %214, %208 ], [ %216, %215 ], [ %218, %217 ], [ %222, %219 ], [ %224, %223 ]
  %238 = inttoptr i64 %237 to ptr
  %239 = getelementptr inbounds nuw i8, ptr %197, i64 4
  %240 = load i32, ptr %239, align 4, !tbaa !131
  %241 = sext i32 %240 to i64
  %242 = getelementptr inbounds ptr, ptr %3, i64 %241
  store ptr %238, ptr %242, align 8, !tbaa !42
  %243 = add nuw nsw i64 %195, 1
  %244 = icmp eq i64 %243, %186
  br i1 %244, label %245, label %194, !llvm.loop !132

245:                                              ; preds = %236, %184
  %246 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %247 = load i64, ptr %246, align 8, !tbaa !133
  %248 = icmp sgt i64 %247, 0
  br i1 %248, label %249, label %251

249:                                              ; preds = %245
  %250 = getelementptr inbounds nuw i8, ptr %0, i64 216
  br label %257

251:                                              ; preds = %257, %245
  %252 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %253 = load i64, ptr %252, align 8, !tbaa !134
  %254 = icmp sgt i64 %253, 0
  br i1 %254, label %255, label %265

255:                                              ; preds = %251
  %256 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %270

257:                                              ; preds = %249, %257
  %258 = phi i64 [ 0, %249 ], [ %262, %257 ]
  %259 = load i64, ptr %250, align 8, !tbaa !135
  %260 = getelementptr i8, ptr %3, i64 %259
  %261 = getelementptr i8, ptr %260, i64 %258
  store i8 0, ptr %261, align 1, !tbaa !17
  %262 = add nuw nsw i64 %258, 1
  %263 = load i64, ptr %246, align 8, !tbaa !133
  %264 = icmp slt i64 %262, %263
  br i1 %264, label %257, label %251, !llvm.loop !136

265:                                              ; preds = %287, %251
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %11, i8 0, i64 48, i1 false)
  %266 = icmp eq ptr %7, null
  br i1 %266, label %267, label %291

267:                                              ; preds = %265
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #16
  store i32 32, ptr %12, align 8, !tbaa !137
  %268 = getelementptr inbounds nuw i8, ptr %12, i64 4
  store i32 0, ptr %268, align 4, !tbaa !138
  %269 = getelementptr inbounds nuw i8, ptr %12, i64 8
  br label %299

270:                                              ; preds = %255, %287
  %271 = phi i64 [ %253, %255 ], [ %288, %287 ]
  %272 = phi i64 [ 0, %255 ], [ %289, %287 ]
  %273 = load ptr, ptr %256, align 8, !tbaa !139
  %274 = getelementptr inbounds nuw %struct.tfc_aside, ptr %273, i64 %272
  %275 = getelementptr inbounds nuw i8, ptr %274, i64 8
  %276 = load i64, ptr %275, align 8, !tbaa !140
  %277 = getelementptr inbounds i8, ptr %3, i64 %276
  %278 = load i64, ptr %274, align 8, !tbaa !142
  %279 = getelementptr inbounds i8, ptr %1, i64 %278
  %280 = getelementptr inbounds nuw i8, ptr %274, i64 16
  %281 = load i64, ptr %280, align 8, !tbaa !143
  %282 = icmp slt i64 %281, 1
  %283 = icmp eq ptr %277, %279
  %284 = or i1 %283, %282
  br i1 %284, label %287, label %285

285:                                              ; preds = %270
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %277, ptr readonly align 1 %279, i64 %281, i1 false)
  %286 = load i64, ptr %252, align 8, !tbaa !134
  br label %287

287:                                              ; preds = %270, %285
  %288 = phi i64 [ %271, %270 ], [ %286, %285 ]
  %289 = add nuw nsw i64 %272, 1
  %290 = icmp slt i64 %289, %288
  br i1 %290, label %270, label %265, !llvm.loop !144

291:                                              ; preds = %265
  %292 = load i32, ptr %7, align 8, !tbaa !145
  %293 = icmp ugt i32 %292, 55
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #16
  store i32 32, ptr %12, align 8, !tbaa !137
  %294 = getelementptr inbounds nuw i8, ptr %12, i64 4
  store i32 0, ptr %294, align 4, !tbaa !138
  %295 = getelementptr inbounds nuw i8, ptr %12, i64 8
  br i1 %293, label %296, label %299

296:                                              ; preds = %291
  %297 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %298 = load ptr, ptr %297, align 8, !tbaa !146
  br label %299

299:                                              ; preds = %267, %291, %296
  %300 = phi ptr [ %295, %296 ], [ %295, %291 ], [ %269, %267 ]
  %301 = phi ptr [ %298, %296 ], [ null, %291 ], [ null, %267 ]
  store ptr %301, ptr %300, align 8, !tbaa !34
  %302 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr %7, ptr %302, align 8, !tbaa !27
  %303 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store ptr %11, ptr %303, align 8, !tbaa !50
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #16
  %304 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %305 = load ptr, ptr %304, align 8, !tbaa !147
  store ptr %305, ptr %13, align 8, !tbaa !69
  %306 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %307 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %308 = load i64, ptr %307, align 8, !tbaa !148
  store i64 %308, ptr %306, align 8, !tbaa !70
  %309 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store ptr %3, ptr %309, align 8, !tbaa !80
  %310 = getelementptr inbounds nuw i8, ptr %13, i64 24
  store ptr %4, ptr %310, align 8, !tbaa !79
  %311 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %312 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %313 = load i64, ptr %312, align 8, !tbaa !149
  %314 = getelementptr inbounds i8, ptr %3, i64 %313
  store ptr %314, ptr %311, align 8, !tbaa !78
  %315 = getelementptr inbounds nuw i8, ptr %13, i64 40
  store ptr %12, ptr %315, align 8, !tbaa !60
  %316 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %317 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %318 = load i64, ptr %317, align 8, !tbaa !150
  store i64 %318, ptr %316, align 8, !tbaa !74
  %319 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %320 = load ptr, ptr %77, align 8, !tbaa !109
  store ptr %320, ptr %319, align 8, !tbaa !151
  %321 = getelementptr inbounds nuw i8, ptr %13, i64 64
  %322 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %323 = load i64, ptr %322, align 8, !tbaa !135
  %324 = getelementptr inbounds i8, ptr %3, i64 %323
  store ptr %324, ptr %321, align 8, !tbaa !85
  %325 = getelementptr inbounds nuw i8, ptr %13, i64 72
  store ptr null, ptr %325, align 8, !tbaa !152
  %326 = getelementptr inbounds nuw i8, ptr %13, i64 80
  %327 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %328 = load i64, ptr %327, align 8, !tbaa !153
  store i64 %328, ptr %326, align 8, !tbaa !88
  %329 = call signext i32 @tfc_walk(ptr noundef nonnull %13)
  %330 = icmp eq i32 %329, 0
  br i1 %330, label %336, label %331

331:                                              ; preds = %299
  %332 = load i64, ptr %252, align 8, !tbaa !134
  %333 = icmp sgt i64 %332, 0
  br i1 %333, label %334, label %342

334:                                              ; preds = %331
  %335 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %377

336:                                              ; preds = %299
  %337 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %338 = load i64, ptr %337, align 8, !tbaa !154
  %339 = icmp sgt i64 %338, 0
  br i1 %339, label %340, label %398

340:                                              ; preds = %336
  %341 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %404

342:                                              ; preds = %394, %331
  %343 = load atomic i32, ptr %11 seq_cst, align 8, !tbaa !155
  %344 = icmp eq i32 %343, 1
  br i1 %344, label %356, label %345

345:                                              ; preds = %342
  %346 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %347 = load i64, ptr %346, align 8, !tbaa !156
  %348 = icmp sgt i64 %347, 0
  br i1 %348, label %349, label %375

349:                                              ; preds = %345
  %350 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %351 = load ptr, ptr %350, align 8, !tbaa !157
  %352 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %353 = load i32, ptr %352, align 8, !tbaa !83
  %354 = getelementptr inbounds nuw i8, ptr %11, i64 12
  %355 = load i32, ptr %354, align 4
  br label %358

356:                                              ; preds = %342
  %357 = call fastcc signext i32 @report(ptr noundef %8, i32 noundef signext 1, ptr noundef null, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.1, ptr noundef null)
  br label %441

358:                                              ; preds = %372, %349
  %359 = phi i64 [ 0, %349 ], [ %373, %372 ]
  %360 = getelementptr inbounds nuw %struct.tfc_message, ptr %351, i64 %359
  %361 = load i32, ptr %360, align 8, !tbaa !158
  %362 = icmp eq i32 %361, %353
  br i1 %362, label %363, label %372

363:                                              ; preds = %358
  %364 = getelementptr inbounds nuw i8, ptr %360, i64 4
  %365 = load i32, ptr %364, align 4, !tbaa !161
  %366 = icmp eq i32 %365, %355
  br i1 %366, label %367, label %372

367:                                              ; preds = %363
  %368 = getelementptr inbounds nuw i8, ptr %360, i64 16
  %369 = getelementptr inbounds nuw i8, ptr %360, i64 8
  %370 = load ptr, ptr %369, align 8, !tbaa !162
  %371 = call fastcc signext i32 @report(ptr noundef %8, i32 noundef signext %343, ptr noundef nonnull %368, ptr noundef %370, ptr noundef nonnull @.str.1, ptr noundef nonnull readonly %11)
  br label %441

372:                                              ; preds = %363, %358
  %373 = add nuw nsw i64 %359, 1
  %374 = icmp eq i64 %373, %347
  br i1 %374, label %375, label %358, !llvm.loop !163

375:                                              ; preds = %372, %345
  %376 = call fastcc signext i32 @report(ptr noundef %8, i32 noundef signext %343, ptr noundef null, ptr noundef nonnull @.str.10, ptr noundef nonnull @.str.1, ptr noundef null)
  br label %441

377:                                              ; preds = %334, %394
  %378 = phi i64 [ %332, %334 ], [ %395, %394 ]
  %379 = phi i64 [ 0, %334 ], [ %396, %394 ]
  %380 = load ptr, ptr %335, align 8, !tbaa !139
  %381 = getelementptr inbounds nuw %struct.tfc_aside, ptr %380, i64 %379
  %382 = load i64, ptr %381, align 8, !tbaa !142
  %383 = getelementptr inbounds i8, ptr %1, i64 %382
  %384 = getelementptr inbounds nuw i8, ptr %381, i64 8
  %385 = load i64, ptr %384, align 8, !tbaa !140
  %386 = getelementptr inbounds i8, ptr %3, i64 %385
  %387 = getelementptr inbounds nuw i8, ptr %381, i64 16
  %388 = load i64, ptr %387, align 8, !tbaa !143
  %389 = icmp slt i64 %388, 1
  %390 = icmp eq ptr %383, %386
  %391 = or i1 %390, %389
  br i1 %391, label %394, label %392

392:                                              ; preds = %377
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %383, ptr readonly align 1 %386, i64 %388, i1 false)
  %393 = load i64, ptr %252, align 8, !tbaa !134
  br label %394

394:                                              ; preds = %377, %392
  %395 = phi i64 [ %378, %377 ], [ %393, %392 ]
  %396 = add nuw nsw i64 %379, 1
  %397 = icmp slt i64 %396, %395
  br i1 %397, label %377, label %342, !llvm.loop !164

398:                                              ; preds = %428, %336
  %399 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %400 = load i64, ptr %399, align 8, !tbaa !165
  %401 = icmp sgt i64 %400, 0
  br i1 %401, label %402, label %441

402:                                              ; preds = %398
  %403 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %432

404:                                              ; preds = %340, %428
  %405 = phi i64 [ %338, %340 ], [ %429, %428 ]
  %406 = phi i64 [ 0, %340 ], [ %430, %428 ]
  %407 = load ptr, ptr %341, align 8, !tbaa !166
  %408 = getelementptr inbounds nuw %struct.tfc_result, ptr %407, i64 %406
  %409 = getelementptr inbounds nuw i8, ptr %408, i64 4
  %410 = load i32, ptr %409, align 4, !tbaa !167
  %411 = sext i32 %410 to i64
  %412 = getelementptr inbounds ptr, ptr %6, i64 %411
  %413 = load ptr, ptr %412, align 8, !tbaa !42
  %414 = load i32, ptr %408, align 8, !tbaa !169
  %415 = sext i32 %414 to i64
  %416 = getelementptr inbounds ptr, ptr %3, i64 %415
  %417 = load ptr, ptr %416, align 8, !tbaa !42
  %418 = load ptr, ptr %77, align 8, !tbaa !109
  %419 = getelementptr inbounds nuw i8, ptr %408, i64 8
  %420 = load i64, ptr %419, align 8, !tbaa !170
  %421 = getelementptr inbounds i64, ptr %418, i64 %420
  %422 = call fastcc i64 @evaluate(ptr noundef %421, ptr noundef %4)
  %423 = icmp slt i64 %422, 1
  %424 = icmp eq ptr %413, %417
  %425 = or i1 %424, %423
  br i1 %425, label %428, label %426

426:                                              ; preds = %404
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %413, ptr readonly align 1 %417, i64 %422, i1 false)
  %427 = load i64, ptr %337, align 8, !tbaa !154
  br label %428

428:                                              ; preds = %404, %426
  %429 = phi i64 [ %405, %404 ], [ %427, %426 ]
  %430 = add nuw nsw i64 %406, 1
  %431 = icmp slt i64 %430, %429
  br i1 %431, label %404, label %398, !llvm.loop !171

432:                                              ; preds = %402, %432
  %433 = phi i64 [ 0, %402 ], [ %438, %432 ]
  %434 = load ptr, ptr %403, align 8, !tbaa !172
  %435 = getelementptr inbounds nuw %struct.tfc_flag, ptr %434, i64 %433
  %436 = load i64, ptr %435, align 8, !tbaa !121
  %437 = getelementptr inbounds i8, ptr %1, i64 %436
  store i8 1, ptr %437, align 1, !tbaa !17
  %438 = add nuw nsw i64 %433, 1
  %439 = load i64, ptr %399, align 8, !tbaa !165
  %440 = icmp slt i64 %438, %439
  br i1 %440, label %432, label %441, !llvm.loop !173

441:                                              ; preds = %432, %398, %375, %367, %356
  %442 = phi i32 [ %343, %375 ], [ 1, %356 ], [ %343, %367 ], [ 0, %398 ], [ 0, %432 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #16
  br label %443

443:                                              ; preds = %180, %105, %168, %156, %141, %68, %35, %23, %441
  %444 = phi i32 [ %442, %441 ], [ 9, %180 ], [ 3, %105 ], [ 9, %168 ], [ 3, %156 ], [ 3, %141 ], [ 3, %68 ], [ 3, %35 ], [ 3, %23 ]
  ret i32 %444
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #10 {
  %3 = alloca [32 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #16
  br label %4

4:                                                ; preds = %74, %2
  %5 = phi i32 [ 0, %2 ], [ %75, %74 ]
  %6 = phi ptr [ %0, %2 ], [ %77, %74 ]
  %7 = phi i32 [ 0, %2 ], [ %76, %74 ]
  %8 = load i64, ptr %6, align 8, !tbaa !43
  switch i64 %8, label %23 [
    i64 0, label %78
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !43
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !43
  br label %74

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !43
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !43
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !43
  br label %74

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !43
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !43
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
  store i64 %73, ptr %27, align 8, !tbaa !43
  br label %74

74:                                               ; preds = %9, %71, %15
  %75 = phi i32 [ %72, %71 ], [ %5, %9 ], [ %5, %15 ]
  %76 = phi i32 [ %24, %71 ], [ %12, %9 ], [ %20, %15 ]
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !174

78:                                               ; preds = %4
  %79 = icmp eq i32 %5, 0
  %80 = load i64, ptr %3, align 8
  %81 = select i1 %79, i64 %80, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #16
  ret i64 %81
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_begin(ptr noundef readonly captures(address_is_null) %0, ptr noundef readonly captures(none) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef readonly captures(address) %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef writeonly captures(address_is_null) %10) local_unnamed_addr #2 {
  %12 = icmp eq i64 %4, 0
  br i1 %12, label %49, label %13

13:                                               ; preds = %11
  %14 = icmp ne ptr %6, null
  %15 = ptrtoint ptr %6 to i64
  %16 = and i64 %15, 63
  %17 = icmp eq i64 %16, 0
  %18 = and i1 %14, %17
  br i1 %18, label %21, label %19

19:                                               ; preds = %13
  %20 = tail call fastcc signext i32 @report(ptr noundef %10, i32 noundef signext 3, ptr noundef null, ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, ptr noundef null)
  br label %49

21:                                               ; preds = %13
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %6, i8 0, i64 %4, i1 false)
  store i64 %3, ptr %6, align 8, !tbaa !43
  %22 = icmp sgt i64 %2, 0
  br i1 %22, label %25, label %23

23:                                               ; preds = %39, %21
  %24 = icmp eq ptr %0, null
  br i1 %24, label %49, label %45

25:                                               ; preds = %21, %39
  %26 = phi i64 [ %43, %39 ], [ 0, %21 ]
  %27 = getelementptr inbounds nuw %struct.tfc_initial, ptr %1, i64 %26
  %28 = load i64, ptr %27, align 8, !tbaa !175
  %29 = getelementptr inbounds i8, ptr %6, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %31 = load i64, ptr %30, align 8, !tbaa !177
  %32 = getelementptr inbounds i8, ptr %5, i64 %31
  %33 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %34 = load i64, ptr %33, align 8, !tbaa !178
  %35 = icmp slt i64 %34, 1
  %36 = icmp eq ptr %29, %32
  %37 = or i1 %36, %35
  br i1 %37, label %39, label %38

38:                                               ; preds = %25
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %29, ptr readonly align 1 %32, i64 %34, i1 false)
  br label %39

39:                                               ; preds = %25, %38
  %40 = getelementptr inbounds nuw i8, ptr %27, i64 24
  %41 = load i64, ptr %40, align 8, !tbaa !179
  %42 = getelementptr inbounds i8, ptr %6, i64 %41
  store i8 1, ptr %42, align 1, !tbaa !17
  %43 = add nuw nsw i64 %26, 1
  %44 = icmp eq i64 %43, %2
  br i1 %44, label %23, label %25, !llvm.loop !180

45:                                               ; preds = %23
  %46 = tail call signext i32 @tfc_enter(ptr noundef nonnull %0, ptr noundef nonnull %6, ptr noundef %7, ptr noundef %8, ptr noundef null, ptr noundef null, ptr noundef null, ptr noundef %9, ptr noundef %10)
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %49, label %48

48:                                               ; preds = %45
  store i64 0, ptr %6, align 8, !tbaa !43
  br label %49

49:                                               ; preds = %23, %45, %48, %11, %19
  %50 = phi i32 [ 3, %19 ], [ 0, %11 ], [ %46, %48 ], [ 0, %45 ], [ 0, %23 ]
  ret i32 %50
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc noundef signext i32 @report(ptr noundef writeonly captures(address_is_null) %0, i32 noundef returned signext %1, ptr noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(address_is_null) %5) unnamed_addr #11 {
  %7 = alloca [24 x i8], align 1
  %8 = alloca [24 x i8], align 1
  %9 = alloca [8 x i8], align 8
  %10 = alloca [24 x i8], align 1
  %11 = alloca [24 x i8], align 1
  %12 = alloca [24 x i8], align 1
  %13 = icmp eq ptr %0, null
  br i1 %13, label %438, label %14

14:                                               ; preds = %6
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %16 = load i8, ptr %3, align 1, !tbaa !17
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %434, label %18

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
  %37 = load i8, ptr %36, align 1, !tbaa !17
  br label %42

38:                                               ; preds = %30
  %39 = getelementptr inbounds nuw i8, ptr %33, i64 1
  %40 = load i8, ptr %39, align 1, !tbaa !17
  %41 = icmp eq i8 %40, 123
  br i1 %41, label %42, label %64

42:                                               ; preds = %35, %38
  %43 = phi i8 [ %37, %35 ], [ 123, %38 ]
  %44 = icmp eq i8 %43, %31
  %45 = zext i1 %44 to i64
  %46 = getelementptr inbounds nuw i8, ptr %33, i64 %45
  %47 = load i8, ptr %46, align 1, !tbaa !17
  br label %48

48:                                               ; preds = %30, %42
  %49 = phi i8 [ %31, %30 ], [ %47, %42 ]
  %50 = phi i64 [ 0, %30 ], [ %45, %42 ]
  %51 = getelementptr inbounds nuw i8, ptr %33, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 1
  %53 = add nuw nsw i64 %34, 1
  store i8 %49, ptr %32, align 1, !tbaa !17
  br label %56

54:                                               ; preds = %219, %217, %245, %243
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 239
  br label %434

56:                                               ; preds = %91, %94, %132, %171, %210, %215, %223, %241, %249, %386, %432, %48
  %57 = phi i64 [ %53, %48 ], [ %92, %91 ], [ %92, %94 ], [ %133, %132 ], [ %172, %171 ], [ %211, %210 ], [ %226, %223 ], [ %433, %432 ], [ %237, %241 ], [ %92, %215 ], [ %252, %249 ], [ %387, %386 ]
  %58 = phi ptr [ %52, %48 ], [ %73, %91 ], [ %73, %94 ], [ %73, %132 ], [ %73, %171 ], [ %73, %210 ], [ %73, %223 ], [ %73, %432 ], [ %73, %241 ], [ %73, %215 ], [ %73, %249 ], [ %73, %386 ]
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 %57
  %60 = load i8, ptr %58, align 1, !tbaa !17
  %61 = icmp ne i8 %60, 0
  %62 = icmp slt i64 %57, 239
  %63 = select i1 %61, i1 %62, i1 false
  br i1 %63, label %30, label %434, !llvm.loop !181

64:                                               ; preds = %38, %67
  %65 = phi i8 [ %69, %67 ], [ 123, %38 ]
  %66 = phi ptr [ %68, %67 ], [ %33, %38 ]
  switch i8 %65, label %67 [
    i8 0, label %70
    i8 125, label %70
  ]

67:                                               ; preds = %64
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 1
  %69 = load i8, ptr %68, align 1, !tbaa !17
  br label %64, !llvm.loop !182

70:                                               ; preds = %64, %64
  %71 = icmp ne i8 %65, 0
  %72 = zext i1 %71 to i64
  %73 = getelementptr inbounds nuw i8, ptr %66, i64 %72
  %74 = icmp eq i8 %40, 110
  br i1 %74, label %75, label %91

75:                                               ; preds = %70
  %76 = load i8, ptr %4, align 1, !tbaa !17
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
  store i8 %82, ptr %86, align 1, !tbaa !17
  %89 = load i8, ptr %87, align 1, !tbaa !17
  %90 = icmp eq i8 %89, 0
  br i1 %90, label %91, label %80, !llvm.loop !183

91:                                               ; preds = %85, %80, %75, %70
  %92 = phi i64 [ %34, %70 ], [ %34, %75 ], [ %79, %80 ], [ %88, %85 ]
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 %92
  br i1 %19, label %56, label %94, !llvm.loop !181

94:                                               ; preds = %91
  switch i8 %40, label %56 [
    i8 101, label %95
    i8 97, label %134
    i8 98, label %173
    i8 118, label %212
  ]

95:                                               ; preds = %94
  %96 = load i64, ptr %29, align 8, !tbaa !52
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #16
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
  store i8 %106, ptr %108, align 1, !tbaa !17
  %109 = icmp ult i64 %100, 10
  br i1 %109, label %110, label %98, !llvm.loop !184

110:                                              ; preds = %98
  %111 = icmp slt i64 %96, 0
  br i1 %111, label %112, label %116

112:                                              ; preds = %110
  %113 = add nuw i64 %99, 2
  %114 = and i64 %107, 4294967295
  %115 = getelementptr inbounds nuw i8, ptr %12, i64 %114
  store i8 45, ptr %115, align 1, !tbaa !17
  br label %116

116:                                              ; preds = %112, %110
  %117 = phi i64 [ %113, %112 ], [ %107, %110 ]
  %118 = shl i64 %117, 32
  %119 = ashr exact i64 %118, 32
  %120 = tail call i64 @llvm.umax.i64(i64 %92, i64 239)
  br label %121

121:                                              ; preds = %125, %116
  %122 = phi i64 [ %92, %116 ], [ %130, %125 ]
  %123 = phi i64 [ %119, %116 ], [ %127, %125 ]
  %124 = icmp eq i64 %122, %120
  br i1 %124, label %132, label %125

125:                                              ; preds = %121
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 %122
  %127 = add nsw i64 %123, -1
  %128 = getelementptr inbounds i8, ptr %12, i64 %127
  %129 = load i8, ptr %128, align 1, !tbaa !17
  %130 = add i64 %122, 1
  store i8 %129, ptr %126, align 1, !tbaa !17
  %131 = icmp eq i64 %127, 0
  br i1 %131, label %132, label %121, !llvm.loop !185

132:                                              ; preds = %121, %125
  %133 = phi i64 [ %130, %125 ], [ %120, %121 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #16
  br label %56

134:                                              ; preds = %94
  %135 = load i64, ptr %28, align 8, !tbaa !56
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #16
  %136 = tail call i64 @llvm.abs.i64(i64 %135, i1 false)
  br label %137

137:                                              ; preds = %137, %134
  %138 = phi i64 [ %146, %137 ], [ 0, %134 ]
  %139 = phi i64 [ %141, %137 ], [ %136, %134 ]
  %140 = freeze i64 %139
  %141 = udiv i64 %140, 10
  %142 = mul i64 %141, 10
  %143 = sub i64 %140, %142
  %144 = trunc nuw nsw i64 %143 to i8
  %145 = or disjoint i8 %144, 48
  %146 = add nuw nsw i64 %138, 1
  %147 = getelementptr inbounds nuw i8, ptr %11, i64 %138
  store i8 %145, ptr %147, align 1, !tbaa !17
  %148 = icmp ult i64 %139, 10
  br i1 %148, label %149, label %137, !llvm.loop !184

149:                                              ; preds = %137
  %150 = icmp slt i64 %135, 0
  br i1 %150, label %151, label %155

151:                                              ; preds = %149
  %152 = add nuw i64 %138, 2
  %153 = and i64 %146, 4294967295
  %154 = getelementptr inbounds nuw i8, ptr %11, i64 %153
  store i8 45, ptr %154, align 1, !tbaa !17
  br label %155

155:                                              ; preds = %151, %149
  %156 = phi i64 [ %152, %151 ], [ %146, %149 ]
  %157 = shl i64 %156, 32
  %158 = ashr exact i64 %157, 32
  %159 = tail call i64 @llvm.umax.i64(i64 %92, i64 239)
  br label %160

160:                                              ; preds = %164, %155
  %161 = phi i64 [ %92, %155 ], [ %169, %164 ]
  %162 = phi i64 [ %158, %155 ], [ %166, %164 ]
  %163 = icmp eq i64 %161, %159
  br i1 %163, label %171, label %164

164:                                              ; preds = %160
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 %161
  %166 = add nsw i64 %162, -1
  %167 = getelementptr inbounds i8, ptr %11, i64 %166
  %168 = load i8, ptr %167, align 1, !tbaa !17
  %169 = add i64 %161, 1
  store i8 %168, ptr %165, align 1, !tbaa !17
  %170 = icmp eq i64 %166, 0
  br i1 %170, label %171, label %160, !llvm.loop !185

171:                                              ; preds = %160, %164
  %172 = phi i64 [ %169, %164 ], [ %159, %160 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #16
  br label %56

173:                                              ; preds = %94
  %174 = load i64, ptr %27, align 8, !tbaa !57
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #16
  %175 = tail call i64 @llvm.abs.i64(i64 %174, i1 false)
  br label %176

176:                                              ; preds = %176, %173
  %177 = phi i64 [ %185, %176 ], [ 0, %173 ]
  %178 = phi i64 [ %180, %176 ], [ %175, %173 ]
  %179 = freeze i64 %178
  %180 = udiv i64 %179, 10
  %181 = mul i64 %180, 10
  %182 = sub i64 %179, %181
  %183 = trunc nuw nsw i64 %182 to i8
  %184 = or disjoint i8 %183, 48
  %185 = add nuw nsw i64 %177, 1
  %186 = getelementptr inbounds nuw i8, ptr %10, i64 %177
  store i8 %184, ptr %186, align 1, !tbaa !17
  %187 = icmp ult i64 %178, 10
  br i1 %187, label %188, label %176, !llvm.loop !184

188:                                              ; preds = %176
  %189 = icmp slt i64 %174, 0
  br i1 %189, label %190, label %194

190:                                              ; preds = %188
  %191 = add nuw i64 %177, 2
  %192 = and i64 %185, 4294967295
  %193 = getelementptr inbounds nuw i8, ptr %10, i64 %192
  store i8 45, ptr %193, align 1, !tbaa !17
  br label %194

194:                                              ; preds = %190, %188
  %195 = phi i64 [ %191, %190 ], [ %185, %188 ]
  %196 = shl i64 %195, 32
  %197 = ashr exact i64 %196, 32
  %198 = tail call i64 @llvm.umax.i64(i64 %92, i64 239)
  br label %199

199:                                              ; preds = %203, %194
  %200 = phi i64 [ %92, %194 ], [ %208, %203 ]
  %201 = phi i64 [ %197, %194 ], [ %205, %203 ]
  %202 = icmp eq i64 %200, %198
  br i1 %202, label %210, label %203

203:                                              ; preds = %199
  %204 = getelementptr inbounds nuw i8, ptr %0, i64 %200
  %205 = add nsw i64 %201, -1
  %206 = getelementptr inbounds i8, ptr %10, i64 %205
  %207 = load i8, ptr %206, align 1, !tbaa !17
  %208 = add i64 %200, 1
  store i8 %207, ptr %204, align 1, !tbaa !17
  %209 = icmp eq i64 %205, 0
  br i1 %209, label %210, label %199, !llvm.loop !185

210:                                              ; preds = %199, %203
  %211 = phi i64 [ %208, %203 ], [ %198, %199 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #16
  br label %56

212:                                              ; preds = %94
  %213 = load double, ptr %20, align 8, !tbaa !58
  %214 = fcmp uno double %213, 0.000000e+00
  br i1 %214, label %215, label %227

215:                                              ; preds = %212
  %216 = icmp samesign ult i64 %92, 239
  br i1 %216, label %217, label %56

217:                                              ; preds = %215
  store i8 110, ptr %93, align 1, !tbaa !17
  %218 = icmp eq i64 %92, 238
  br i1 %218, label %54, label %219

219:                                              ; preds = %217
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 %92
  %221 = getelementptr inbounds nuw i8, ptr %220, i64 1
  store i8 97, ptr %221, align 1, !tbaa !17
  %222 = icmp samesign ult i64 %92, 237
  br i1 %222, label %223, label %54

223:                                              ; preds = %219
  %224 = getelementptr inbounds nuw i8, ptr %0, i64 %92
  %225 = getelementptr inbounds nuw i8, ptr %224, i64 2
  %226 = add nuw nsw i64 %92, 3
  store i8 110, ptr %225, align 1, !tbaa !17
  br label %56

227:                                              ; preds = %212
  %228 = fcmp olt double %213, 0.000000e+00
  br i1 %228, label %229, label %236

229:                                              ; preds = %227
  %230 = icmp samesign ult i64 %92, 239
  br i1 %230, label %231, label %233

231:                                              ; preds = %229
  %232 = add nuw nsw i64 %92, 1
  store i8 45, ptr %93, align 1, !tbaa !17
  br label %233

233:                                              ; preds = %231, %229
  %234 = phi i64 [ %232, %231 ], [ %92, %229 ]
  %235 = fneg double %213
  br label %236

236:                                              ; preds = %233, %227
  %237 = phi i64 [ %234, %233 ], [ %92, %227 ]
  %238 = phi double [ %235, %233 ], [ %213, %227 ]
  %239 = getelementptr inbounds nuw i8, ptr %0, i64 %237
  %240 = fcmp ogt double %238, 1.700000e+308
  br i1 %240, label %241, label %253

241:                                              ; preds = %236
  %242 = icmp samesign ult i64 %237, 239
  br i1 %242, label %243, label %56

243:                                              ; preds = %241
  store i8 105, ptr %239, align 1, !tbaa !17
  %244 = icmp eq i64 %237, 238
  br i1 %244, label %54, label %245

245:                                              ; preds = %243
  %246 = getelementptr inbounds nuw i8, ptr %0, i64 %237
  %247 = getelementptr inbounds nuw i8, ptr %246, i64 1
  store i8 110, ptr %247, align 1, !tbaa !17
  %248 = icmp samesign ult i64 %237, 237
  br i1 %248, label %249, label %54

249:                                              ; preds = %245
  %250 = getelementptr inbounds nuw i8, ptr %0, i64 %237
  %251 = getelementptr inbounds nuw i8, ptr %250, i64 2
  %252 = add nuw nsw i64 %237, 3
  store i8 102, ptr %251, align 1, !tbaa !17
  br label %56

253:                                              ; preds = %236
  %254 = fcmp ogt double %238, 0.000000e+00
  br i1 %254, label %255, label %277

255:                                              ; preds = %253
  %256 = fcmp oge double %238, 1.000000e+15
  %257 = fcmp olt double %238, 1.000000e-04
  %258 = or i1 %256, %257
  br i1 %258, label %259, label %277

259:                                              ; preds = %255
  %260 = fcmp ult double %238, 1.000000e+01
  br i1 %260, label %261, label %265

261:                                              ; preds = %265, %259
  %262 = phi double [ %238, %259 ], [ %268, %265 ]
  %263 = phi i32 [ 0, %259 ], [ %269, %265 ]
  %264 = fcmp olt double %262, 1.000000e+00
  br i1 %264, label %271, label %277

265:                                              ; preds = %259, %265
  %266 = phi i32 [ %269, %265 ], [ 0, %259 ]
  %267 = phi double [ %268, %265 ], [ %238, %259 ]
  %268 = fdiv double %267, 1.000000e+01
  %269 = add nuw nsw i32 %266, 1
  %270 = fcmp ult double %268, 1.000000e+01
  br i1 %270, label %261, label %265, !llvm.loop !186

271:                                              ; preds = %261, %271
  %272 = phi i32 [ %275, %271 ], [ %263, %261 ]
  %273 = phi double [ %274, %271 ], [ %262, %261 ]
  %274 = fmul double %273, 1.000000e+01
  %275 = add nsw i32 %272, -1
  %276 = fcmp olt double %274, 1.000000e+00
  br i1 %276, label %271, label %277, !llvm.loop !187

277:                                              ; preds = %271, %261, %255, %253
  %278 = phi double [ %238, %253 ], [ %238, %255 ], [ %262, %261 ], [ %274, %271 ]
  %279 = phi i32 [ 0, %253 ], [ 0, %255 ], [ %263, %261 ], [ %275, %271 ]
  %280 = fptosi double %278 to i64
  %281 = sitofp i64 %280 to double
  %282 = fsub double %278, %281
  %283 = tail call double @llvm.fmuladd.f64(double %282, double 1.000000e+06, double 5.000000e-01)
  %284 = fptosi double %283 to i64
  %285 = icmp sgt i64 %284, 999999
  %286 = zext i1 %285 to i64
  %287 = add nsw i64 %286, %280
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #16
  %288 = tail call i64 @llvm.abs.i64(i64 %287, i1 false)
  br label %289

289:                                              ; preds = %289, %277
  %290 = phi i64 [ %298, %289 ], [ 0, %277 ]
  %291 = phi i64 [ %293, %289 ], [ %288, %277 ]
  %292 = freeze i64 %291
  %293 = udiv i64 %292, 10
  %294 = mul i64 %293, 10
  %295 = sub i64 %292, %294
  %296 = trunc nuw nsw i64 %295 to i8
  %297 = or disjoint i8 %296, 48
  %298 = add nuw nsw i64 %290, 1
  %299 = getelementptr inbounds nuw i8, ptr %8, i64 %290
  store i8 %297, ptr %299, align 1, !tbaa !17
  %300 = icmp ult i64 %291, 10
  br i1 %300, label %301, label %289, !llvm.loop !184

301:                                              ; preds = %289
  %302 = icmp slt i64 %287, 0
  br i1 %302, label %303, label %307

303:                                              ; preds = %301
  %304 = add nuw i64 %290, 2
  %305 = and i64 %298, 4294967295
  %306 = getelementptr inbounds nuw i8, ptr %8, i64 %305
  store i8 45, ptr %306, align 1, !tbaa !17
  br label %307

307:                                              ; preds = %303, %301
  %308 = phi i64 [ %304, %303 ], [ %298, %301 ]
  %309 = shl i64 %308, 32
  %310 = ashr exact i64 %309, 32
  %311 = tail call i64 @llvm.umax.i64(i64 %237, i64 239)
  br label %312

312:                                              ; preds = %316, %307
  %313 = phi i64 [ %237, %307 ], [ %321, %316 ]
  %314 = phi i64 [ %310, %307 ], [ %318, %316 ]
  %315 = icmp eq i64 %313, %311
  br i1 %315, label %323, label %316

316:                                              ; preds = %312
  %317 = getelementptr inbounds nuw i8, ptr %0, i64 %313
  %318 = add nsw i64 %314, -1
  %319 = getelementptr inbounds i8, ptr %8, i64 %318
  %320 = load i8, ptr %319, align 1, !tbaa !17
  %321 = add i64 %313, 1
  store i8 %320, ptr %317, align 1, !tbaa !17
  %322 = icmp eq i64 %318, 0
  br i1 %322, label %323, label %312, !llvm.loop !185

323:                                              ; preds = %316, %312
  %324 = phi i64 [ %321, %316 ], [ %311, %312 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #16
  %325 = icmp eq i64 %284, 0
  %326 = or i1 %285, %325
  br i1 %326, label %386, label %327

327:                                              ; preds = %323
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #16
  store i64 13563782407139374, ptr %9, align 8
  %328 = freeze i64 %284
  %329 = sdiv i64 %328, 10
  %330 = mul i64 %329, 10
  %331 = sub i64 %328, %330
  %332 = trunc nsw i64 %331 to i8
  %333 = add nsw i8 %332, 48
  store i8 %333, ptr %21, align 2, !tbaa !17
  %334 = icmp eq i64 %331, 0
  %335 = srem i64 %329, 10
  %336 = trunc nsw i64 %335 to i8
  %337 = add nsw i8 %336, 48
  store i8 %337, ptr %22, align 1, !tbaa !17
  %338 = icmp eq i64 %335, 0
  %339 = sdiv i64 %284, 100
  %340 = srem i64 %339, 10
  %341 = trunc nsw i64 %340 to i8
  %342 = add nsw i8 %341, 48
  store i8 %342, ptr %23, align 4, !tbaa !17
  %343 = icmp eq i64 %340, 0
  %344 = select i1 %343, i32 0, i32 4
  %345 = select i1 %338, i32 %344, i32 5
  %346 = select i1 %334, i32 %345, i32 6
  %347 = sdiv i64 %284, 1000
  %348 = srem i64 %347, 10
  %349 = trunc nsw i64 %348 to i8
  %350 = add nsw i8 %349, 48
  store i8 %350, ptr %24, align 1, !tbaa !17
  %351 = icmp eq i32 %346, 0
  %352 = icmp eq i64 %348, 0
  %353 = sdiv i64 %284, 10000
  %354 = srem i64 %353, 10
  %355 = trunc nsw i64 %354 to i8
  %356 = add nsw i8 %355, 48
  store i8 %356, ptr %25, align 2, !tbaa !17
  %357 = icmp eq i64 %354, 0
  %358 = select i1 %357, i32 0, i32 2
  %359 = select i1 %352, i32 %358, i32 3
  %360 = select i1 %351, i32 %359, i32 %346
  %361 = sdiv i64 %284, 100000
  %362 = srem i64 %361, 10
  %363 = trunc nsw i64 %362 to i8
  %364 = add nsw i8 %363, 48
  store i8 %364, ptr %26, align 1, !tbaa !17
  %365 = icmp eq i32 %360, 0
  %366 = icmp ne i64 %362, 0
  %367 = zext i1 %366 to i32
  %368 = select i1 %365, i32 %367, i32 %360
  %369 = zext nneg i32 %368 to i64
  %370 = getelementptr inbounds nuw i8, ptr %9, i64 %369
  %371 = getelementptr inbounds nuw i8, ptr %370, i64 1
  store i8 0, ptr %371, align 1, !tbaa !17
  %372 = tail call i64 @llvm.umax.i64(i64 %324, i64 239)
  br label %373

373:                                              ; preds = %378, %327
  %374 = phi i64 [ %381, %378 ], [ %324, %327 ]
  %375 = phi i8 [ %382, %378 ], [ 46, %327 ]
  %376 = phi ptr [ %380, %378 ], [ %9, %327 ]
  %377 = icmp eq i64 %374, %372
  br i1 %377, label %384, label %378

378:                                              ; preds = %373
  %379 = getelementptr inbounds nuw i8, ptr %0, i64 %374
  %380 = getelementptr inbounds nuw i8, ptr %376, i64 1
  %381 = add i64 %374, 1
  store i8 %375, ptr %379, align 1, !tbaa !17
  %382 = load i8, ptr %380, align 1, !tbaa !17
  %383 = icmp eq i8 %382, 0
  br i1 %383, label %384, label %373, !llvm.loop !183

384:                                              ; preds = %378, %373
  %385 = phi i64 [ %381, %378 ], [ %372, %373 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #16
  br label %386

386:                                              ; preds = %384, %323
  %387 = phi i64 [ %324, %323 ], [ %385, %384 ]
  %388 = getelementptr inbounds nuw i8, ptr %0, i64 %387
  %389 = icmp eq i32 %279, 0
  br i1 %389, label %56, label %390

390:                                              ; preds = %386
  %391 = icmp samesign ult i64 %387, 239
  br i1 %391, label %392, label %394

392:                                              ; preds = %390
  %393 = add nuw nsw i64 %387, 1
  store i8 101, ptr %388, align 1, !tbaa !17
  br label %394

394:                                              ; preds = %392, %390
  %395 = phi i64 [ %393, %392 ], [ %387, %390 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #16
  %396 = tail call i32 @llvm.abs.i32(i32 %279, i1 false)
  %397 = zext i32 %396 to i64
  br label %398

398:                                              ; preds = %398, %394
  %399 = phi i64 [ %407, %398 ], [ 0, %394 ]
  %400 = phi i64 [ %402, %398 ], [ %397, %394 ]
  %401 = freeze i64 %400
  %402 = udiv i64 %401, 10
  %403 = mul i64 %402, 10
  %404 = sub i64 %401, %403
  %405 = trunc nuw nsw i64 %404 to i8
  %406 = or disjoint i8 %405, 48
  %407 = add nuw nsw i64 %399, 1
  %408 = getelementptr inbounds nuw i8, ptr %7, i64 %399
  store i8 %406, ptr %408, align 1, !tbaa !17
  %409 = icmp samesign ult i64 %400, 10
  br i1 %409, label %410, label %398, !llvm.loop !184

410:                                              ; preds = %398
  %411 = icmp slt i32 %279, 0
  br i1 %411, label %412, label %416

412:                                              ; preds = %410
  %413 = add nuw i64 %399, 2
  %414 = and i64 %407, 4294967295
  %415 = getelementptr inbounds nuw i8, ptr %7, i64 %414
  store i8 45, ptr %415, align 1, !tbaa !17
  br label %416

416:                                              ; preds = %412, %410
  %417 = phi i64 [ %413, %412 ], [ %407, %410 ]
  %418 = shl i64 %417, 32
  %419 = ashr exact i64 %418, 32
  %420 = tail call i64 @llvm.umax.i64(i64 %395, i64 239)
  br label %421

421:                                              ; preds = %425, %416
  %422 = phi i64 [ %395, %416 ], [ %430, %425 ]
  %423 = phi i64 [ %419, %416 ], [ %427, %425 ]
  %424 = icmp eq i64 %422, %420
  br i1 %424, label %432, label %425

425:                                              ; preds = %421
  %426 = getelementptr inbounds nuw i8, ptr %0, i64 %422
  %427 = add nsw i64 %423, -1
  %428 = getelementptr inbounds i8, ptr %7, i64 %427
  %429 = load i8, ptr %428, align 1, !tbaa !17
  %430 = add i64 %422, 1
  store i8 %429, ptr %426, align 1, !tbaa !17
  %431 = icmp eq i64 %427, 0
  br i1 %431, label %432, label %421, !llvm.loop !185

432:                                              ; preds = %425, %421
  %433 = phi i64 [ %430, %425 ], [ %420, %421 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #16
  br label %56

434:                                              ; preds = %56, %54, %14
  %435 = phi ptr [ %15, %14 ], [ %55, %54 ], [ %59, %56 ]
  store i8 0, ptr %435, align 1, !tbaa !17
  store i32 %1, ptr %0, align 8, !tbaa !188
  %436 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store ptr %2, ptr %436, align 8, !tbaa !191
  %437 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %437, align 8, !tbaa !192
  br label %438

438:                                              ; preds = %6, %434
  ret i32 %1
}

; Function Attrs: nounwind uwtable
define internal fastcc void @work(ptr noundef captures(none) %0, i32 noundef signext %1) unnamed_addr #2 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %6 = load i32, ptr %5, align 32, !tbaa !9
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %20, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load atomic i64, ptr %9 acquire, align 16
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %20, label %12

12:                                               ; preds = %8
  %13 = inttoptr i64 %10 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #16
  %14 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %4) #16
  %15 = load i64, ptr %4, align 8, !tbaa !193
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !195
  %19 = add nsw i64 %16, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #16
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
  %43 = load i64, ptr %41, align 8, !tbaa !44
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %45, label %76

45:                                               ; preds = %34, %71
  %46 = phi i64 [ %72, %71 ], [ %43, %34 ]
  %47 = phi i32 [ %73, %71 ], [ %35, %34 ]
  %48 = atomicrmw add ptr %40, i64 1 monotonic, align 64
  %49 = icmp slt i64 %48, %46
  br i1 %49, label %50, label %71, !llvm.loop !45

50:                                               ; preds = %45
  %51 = load ptr, ptr %27, align 8, !tbaa !35
  %52 = load ptr, ptr %28, align 8, !tbaa !37
  %53 = load i64, ptr %29, align 8, !tbaa !38
  %54 = load i64, ptr %30, align 8, !tbaa !39
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
  call void %51(ptr noundef %52, i64 noundef %63, i64 noundef %68) #16
  %69 = add i32 %47, 1
  %70 = load i64, ptr %41, align 8, !tbaa !44
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
  br i1 %79, label %31, label %34, !llvm.loop !46

80:                                               ; preds = %31
  %81 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %82 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %83 = load i64, ptr %82, align 8, !tbaa !43
  %84 = srem i64 %81, %83
  %85 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %86 = getelementptr inbounds %struct.tfc_pool_event, ptr %85, i64 %84
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #16
  %87 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %3) #16
  %88 = load i64, ptr %3, align 8, !tbaa !193
  %89 = mul nsw i64 %88, 1000000000
  %90 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %91 = load i64, ptr %90, align 8, !tbaa !195
  %92 = add nsw i64 %89, %91
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #16
  %93 = zext i32 %1 to i64
  store i64 %23, ptr %86, align 8, !tbaa !43
  %94 = getelementptr inbounds nuw i8, ptr %86, i64 8
  store i64 %92, ptr %94, align 8, !tbaa !43
  %95 = getelementptr inbounds nuw i8, ptr %86, i64 16
  store i64 %93, ptr %95, align 8, !tbaa !43
  br label %96

96:                                               ; preds = %20, %80, %31
  ret void
}

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #4

; Function Attrs: nounwind
declare signext i32 @clock_gettime(i32 noundef signext, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #12

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @set_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #7 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !81
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !80
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !9
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds ptr, ptr %6, i64 %9
  %11 = load ptr, ptr %10, align 8, !tbaa !42
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %13 = load i32, ptr %12, align 4, !tbaa !9
  %14 = icmp eq i32 %13, 8
  br i1 %14, label %15, label %17

15:                                               ; preds = %2
  %16 = load i64, ptr %11, align 8, !tbaa !43
  br label %20

17:                                               ; preds = %2
  %18 = load i32, ptr %11, align 4, !tbaa !9
  %19 = sext i32 %18 to i64
  br label %20

20:                                               ; preds = %17, %15
  %21 = phi i64 [ %16, %15 ], [ %19, %17 ]
  %22 = tail call i64 @llvm.smax.i64(i64 %21, i64 0)
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %24 = load ptr, ptr %23, align 8, !tbaa !151
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !9
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i64, ptr %24, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %30 = load ptr, ptr %29, align 8, !tbaa !79
  %31 = tail call fastcc i64 @evaluate(ptr noundef %28, ptr noundef %30)
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %33 = load i32, ptr %32, align 4, !tbaa !9
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i64, ptr %24, i64 %34
  %36 = tail call fastcc i64 @evaluate(ptr noundef %35, ptr noundef %30)
  %37 = icmp slt i64 %22, %31
  %38 = icmp sgt i64 %22, %36
  %39 = select i1 %37, i1 true, i1 %38
  br i1 %39, label %40, label %68

40:                                               ; preds = %20
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %42 = load ptr, ptr %41, align 8, !tbaa !60
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 24
  %44 = load ptr, ptr %43, align 8, !tbaa !50
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 4
  br label %46

46:                                               ; preds = %46, %40
  %47 = atomicrmw xchg ptr %45, i32 1 acquire, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %46, !llvm.loop !51

49:                                               ; preds = %46
  %50 = load atomic i32, ptr %44 monotonic, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %56, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %54 = load i64, ptr %53, align 8, !tbaa !52
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %56, label %61

56:                                               ; preds = %52, %49
  %57 = getelementptr inbounds nuw i8, ptr %44, i64 12
  store i32 0, ptr %57, align 4, !tbaa !55
  %58 = getelementptr inbounds nuw i8, ptr %44, i64 16
  store i64 0, ptr %58, align 8, !tbaa !52
  %59 = getelementptr inbounds nuw i8, ptr %44, i64 24
  store i64 %22, ptr %59, align 8, !tbaa !56
  %60 = getelementptr inbounds nuw i8, ptr %44, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %60, i8 0, i64 16, i1 false)
  store atomic i32 3, ptr %44 monotonic, align 8
  br label %61

61:                                               ; preds = %52, %56
  store atomic i32 0, ptr %45 release, align 4
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %63 = load i32, ptr %62, align 4, !tbaa !75
  %64 = load ptr, ptr %41, align 8, !tbaa !60
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 24
  %66 = load ptr, ptr %65, align 8, !tbaa !50
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  store i32 %63, ptr %67, align 8, !tbaa !83
  br label %102

68:                                               ; preds = %20
  %69 = load i32, ptr %4, align 4, !tbaa !9
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i64, ptr %30, i64 %70
  store i64 %22, ptr %71, align 8, !tbaa !43
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %73 = load i32, ptr %72, align 8, !tbaa !76
  %74 = icmp ugt i32 %73, 7
  br i1 %74, label %75, label %102

75:                                               ; preds = %68, %75
  %76 = phi i32 [ %99, %75 ], [ 5, %68 ]
  %77 = load ptr, ptr %3, align 8, !tbaa !81
  %78 = zext i32 %76 to i64
  %79 = getelementptr inbounds nuw i32, ptr %77, i64 %78
  %80 = load ptr, ptr %23, align 8, !tbaa !151
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %82 = load i32, ptr %81, align 4, !tbaa !9
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i64, ptr %80, i64 %83
  %85 = load ptr, ptr %29, align 8, !tbaa !79
  %86 = tail call fastcc i64 @evaluate(ptr noundef %84, ptr noundef %85)
  %87 = load ptr, ptr %5, align 8, !tbaa !80
  %88 = getelementptr inbounds nuw i8, ptr %79, i64 4
  %89 = load i32, ptr %88, align 4, !tbaa !9
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds ptr, ptr %87, i64 %90
  %92 = load ptr, ptr %91, align 8, !tbaa !42
  %93 = ptrtoint ptr %92 to i64
  %94 = add i64 %86, %93
  %95 = inttoptr i64 %94 to ptr
  %96 = load i32, ptr %79, align 4, !tbaa !9
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds ptr, ptr %87, i64 %97
  store ptr %95, ptr %98, align 8, !tbaa !42
  %99 = add i32 %76, 3
  %100 = add i32 %76, 5
  %101 = icmp ult i32 %100, %73
  br i1 %101, label %75, label %102, !llvm.loop !196

102:                                              ; preds = %75, %68, %61
  %103 = phi i32 [ 3, %61 ], [ 0, %68 ], [ 0, %75 ]
  ret i32 %103
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #7 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !81
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !152
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !9
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = load ptr, ptr %11, align 8, !tbaa !151
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !9
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %12, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !79
  %19 = tail call fastcc i64 @evaluate(ptr noundef %16, ptr noundef %18)
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %28, label %21

21:                                               ; preds = %2
  %22 = load ptr, ptr %10, align 8, !tbaa !13
  %23 = icmp eq ptr %22, null
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !197
  %27 = icmp sgt i64 %19, %26
  br i1 %27, label %28, label %56

28:                                               ; preds = %21, %24, %2
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %30 = load ptr, ptr %29, align 8, !tbaa !60
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %32 = load ptr, ptr %31, align 8, !tbaa !50
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 4
  br label %34

34:                                               ; preds = %34, %28
  %35 = atomicrmw xchg ptr %33, i32 1 acquire, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %34, !llvm.loop !51

37:                                               ; preds = %34
  %38 = load atomic i32, ptr %32 monotonic, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %44, label %40

40:                                               ; preds = %37
  %41 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %42 = load i64, ptr %41, align 8, !tbaa !52
  %43 = icmp sgt i64 %42, 0
  br i1 %43, label %44, label %49

44:                                               ; preds = %40, %37
  %45 = getelementptr inbounds nuw i8, ptr %32, i64 12
  store i32 0, ptr %45, align 4, !tbaa !55
  %46 = getelementptr inbounds nuw i8, ptr %32, i64 16
  store i64 0, ptr %46, align 8, !tbaa !52
  %47 = getelementptr inbounds nuw i8, ptr %32, i64 24
  store i64 %19, ptr %47, align 8, !tbaa !56
  %48 = getelementptr inbounds nuw i8, ptr %32, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %48, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %32 monotonic, align 8
  br label %49

49:                                               ; preds = %40, %44
  store atomic i32 0, ptr %33 release, align 4
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %51 = load i32, ptr %50, align 4, !tbaa !75
  %52 = load ptr, ptr %29, align 8, !tbaa !60
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 24
  %54 = load ptr, ptr %53, align 8, !tbaa !50
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store i32 %51, ptr %55, align 8, !tbaa !83
  br label %96

56:                                               ; preds = %24
  %57 = ptrtoint ptr %22 to i64
  %58 = add i64 %57, 63
  %59 = and i64 %58, -64
  %60 = inttoptr i64 %59 to ptr
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %62 = load ptr, ptr %61, align 8, !tbaa !80
  %63 = load i32, ptr %4, align 4, !tbaa !9
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds ptr, ptr %62, i64 %64
  store ptr %60, ptr %65, align 8, !tbaa !42
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %67 = load i32, ptr %66, align 8, !tbaa !76
  %68 = icmp ugt i32 %67, 5
  br i1 %68, label %69, label %96

69:                                               ; preds = %56, %69
  %70 = phi i32 [ %93, %69 ], [ 3, %56 ]
  %71 = load ptr, ptr %3, align 8, !tbaa !81
  %72 = zext i32 %70 to i64
  %73 = getelementptr inbounds nuw i32, ptr %71, i64 %72
  %74 = load ptr, ptr %11, align 8, !tbaa !151
  %75 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %76 = load i32, ptr %75, align 4, !tbaa !9
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i64, ptr %74, i64 %77
  %79 = load ptr, ptr %17, align 8, !tbaa !79
  %80 = tail call fastcc i64 @evaluate(ptr noundef %78, ptr noundef %79)
  %81 = load ptr, ptr %61, align 8, !tbaa !80
  %82 = getelementptr inbounds nuw i8, ptr %73, i64 4
  %83 = load i32, ptr %82, align 4, !tbaa !9
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds ptr, ptr %81, i64 %84
  %86 = load ptr, ptr %85, align 8, !tbaa !42
  %87 = ptrtoint ptr %86 to i64
  %88 = add i64 %80, %87
  %89 = inttoptr i64 %88 to ptr
  %90 = load i32, ptr %73, align 4, !tbaa !9
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds ptr, ptr %81, i64 %91
  store ptr %89, ptr %92, align 8, !tbaa !42
  %93 = add i32 %70, 3
  %94 = add i32 %70, 5
  %95 = icmp ult i32 %94, %67
  br i1 %95, label %69, label %96, !llvm.loop !196

96:                                               ; preds = %69, %56, %49
  %97 = phi i32 [ 8, %49 ], [ 0, %56 ], [ 0, %69 ]
  ret i32 %97
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #7 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !81
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !152
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !9
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !80
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !9
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds ptr, ptr %12, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !42
  %18 = load i32, ptr %17, align 4, !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %20 = load ptr, ptr %19, align 8, !tbaa !151
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %22 = load i32, ptr %21, align 4, !tbaa !9
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i64, ptr %20, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %26 = load ptr, ptr %25, align 8, !tbaa !79
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
  %39 = load ptr, ptr %38, align 8, !tbaa !60
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !50
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !51

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !52
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !55
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %55, align 8, !tbaa !52
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store i64 -1, ptr %56, align 8, !tbaa !56
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %58

58:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  br label %131

59:                                               ; preds = %31
  %60 = load ptr, ptr %10, align 8, !tbaa !13
  %61 = icmp eq ptr %60, null
  br i1 %61, label %71, label %62

62:                                               ; preds = %59
  %63 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %64 = load i64, ptr %63, align 8, !tbaa !197
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
  %73 = load ptr, ptr %72, align 8, !tbaa !60
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 24
  %75 = load ptr, ptr %74, align 8, !tbaa !50
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 4
  br label %77

77:                                               ; preds = %77, %71
  %78 = atomicrmw xchg ptr %76, i32 1 acquire, align 4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %77, !llvm.loop !51

80:                                               ; preds = %77
  %81 = load atomic i32, ptr %75 monotonic, align 8
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %87, label %83

83:                                               ; preds = %80
  %84 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %85 = load i64, ptr %84, align 8, !tbaa !52
  %86 = icmp sgt i64 %85, 0
  br i1 %86, label %87, label %92

87:                                               ; preds = %83, %80
  %88 = getelementptr inbounds nuw i8, ptr %75, i64 12
  store i32 0, ptr %88, align 4, !tbaa !55
  %89 = getelementptr inbounds nuw i8, ptr %75, i64 16
  store i64 0, ptr %89, align 8, !tbaa !52
  %90 = getelementptr inbounds nuw i8, ptr %75, i64 24
  store i64 %36, ptr %90, align 8, !tbaa !56
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
  %98 = load i32, ptr %4, align 4, !tbaa !9
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds ptr, ptr %12, i64 %99
  store ptr %97, ptr %100, align 8, !tbaa !42
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %102 = load i32, ptr %101, align 8, !tbaa !76
  %103 = icmp ugt i32 %102, 6
  br i1 %103, label %104, label %139

104:                                              ; preds = %93, %104
  %105 = phi i32 [ %128, %104 ], [ 4, %93 ]
  %106 = load ptr, ptr %3, align 8, !tbaa !81
  %107 = zext i32 %105 to i64
  %108 = getelementptr inbounds nuw i32, ptr %106, i64 %107
  %109 = load ptr, ptr %19, align 8, !tbaa !151
  %110 = getelementptr inbounds nuw i8, ptr %108, i64 8
  %111 = load i32, ptr %110, align 4, !tbaa !9
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i64, ptr %109, i64 %112
  %114 = load ptr, ptr %25, align 8, !tbaa !79
  %115 = tail call fastcc i64 @evaluate(ptr noundef %113, ptr noundef %114)
  %116 = load ptr, ptr %11, align 8, !tbaa !80
  %117 = getelementptr inbounds nuw i8, ptr %108, i64 4
  %118 = load i32, ptr %117, align 4, !tbaa !9
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds ptr, ptr %116, i64 %119
  %121 = load ptr, ptr %120, align 8, !tbaa !42
  %122 = ptrtoint ptr %121 to i64
  %123 = add i64 %115, %122
  %124 = inttoptr i64 %123 to ptr
  %125 = load i32, ptr %108, align 4, !tbaa !9
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds ptr, ptr %116, i64 %126
  store ptr %124, ptr %127, align 8, !tbaa !42
  %128 = add i32 %105, 3
  %129 = add i32 %105, 5
  %130 = icmp ult i32 %129, %102
  br i1 %130, label %104, label %139, !llvm.loop !196

131:                                              ; preds = %58, %92
  %132 = phi ptr [ %72, %92 ], [ %38, %58 ]
  %133 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %134 = load i32, ptr %133, align 4, !tbaa !75
  %135 = load ptr, ptr %132, align 8, !tbaa !60
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 24
  %137 = load ptr, ptr %136, align 8, !tbaa !50
  %138 = getelementptr inbounds nuw i8, ptr %137, i64 8
  store i32 %134, ptr %138, align 8, !tbaa !83
  br label %139

139:                                              ; preds = %104, %131, %93
  %140 = phi i32 [ 0, %93 ], [ 8, %131 ], [ 0, %104 ]
  ret i32 %140
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #13

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #13

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #15

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #15

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #14

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
attributes #12 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #13 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nounwind }

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
!13 = !{!14, !15, i64 0}
!14 = !{!"tfc_block", !15, i64 0, !16, i64 8}
!15 = !{!"any pointer", !11, i64 0}
!16 = !{!"long", !11, i64 0}
!17 = !{!11, !11, i64 0}
!18 = !{!19, !20, i64 16}
!19 = !{!"tfc_worker", !11, i64 0, !16, i64 8, !20, i64 16, !16, i64 24}
!20 = !{!"p1 _ZTS8tfc_pool", !15, i64 0}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.mustprogress"}
!23 = distinct !{!23, !22}
!24 = distinct !{!24, !22}
!25 = !{!19, !16, i64 24}
!26 = distinct !{!26, !22}
!27 = !{!28, !29, i64 16}
!28 = !{!"tfc_ctx", !10, i64 0, !10, i64 4, !20, i64 8, !29, i64 16, !30, i64 24}
!29 = !{!"p1 _ZTS8tfc_host", !15, i64 0}
!30 = !{!"p1 _ZTS11tfc_failure", !15, i64 0}
!31 = !{!32, !15, i64 16}
!32 = !{!"tfc_host", !10, i64 0, !10, i64 4, !15, i64 8, !15, i64 16, !15, i64 24, !15, i64 32, !15, i64 40, !15, i64 48}
!33 = !{!32, !10, i64 4}
!34 = !{!28, !20, i64 8}
!35 = !{!36, !15, i64 0}
!36 = !{!"tfc_loop", !15, i64 0, !15, i64 8, !16, i64 16, !16, i64 24}
!37 = !{!36, !15, i64 8}
!38 = !{!36, !16, i64 16}
!39 = !{!36, !16, i64 24}
!40 = !{!32, !15, i64 8}
!41 = !{i64 0, i64 8, !42, i64 8, i64 8, !42, i64 16, i64 8, !43, i64 24, i64 8, !43}
!42 = !{!15, !15, i64 0}
!43 = !{!16, !16, i64 0}
!44 = !{!19, !16, i64 8}
!45 = distinct !{!45, !22}
!46 = distinct !{!46, !22}
!47 = distinct !{!47, !22}
!48 = distinct !{!48, !22}
!49 = distinct !{!49, !22}
!50 = !{!28, !30, i64 24}
!51 = distinct !{!51, !22}
!52 = !{!53, !16, i64 16}
!53 = !{!"tfc_failure", !11, i64 0, !11, i64 4, !10, i64 8, !10, i64 12, !16, i64 16, !16, i64 24, !16, i64 32, !54, i64 40}
!54 = !{!"double", !11, i64 0}
!55 = !{!53, !10, i64 12}
!56 = !{!53, !16, i64 24}
!57 = !{!53, !16, i64 32}
!58 = !{!53, !54, i64 40}
!59 = !{!32, !15, i64 40}
!60 = !{!61, !65, i64 40}
!61 = !{!"tfc_region", !62, i64 0, !16, i64 8, !63, i64 16, !64, i64 24, !63, i64 32, !65, i64 40, !16, i64 48, !64, i64 56, !66, i64 64, !67, i64 72, !16, i64 80}
!62 = !{!"p1 _ZTS15tfc_instruction", !15, i64 0}
!63 = !{!"any p2 pointer", !15, i64 0}
!64 = !{!"p1 long", !15, i64 0}
!65 = !{!"p1 _ZTS7tfc_ctx", !15, i64 0}
!66 = !{!"p1 omnipotent char", !15, i64 0}
!67 = !{!"p1 _ZTS9tfc_block", !15, i64 0}
!68 = !{!32, !15, i64 32}
!69 = !{!61, !62, i64 0}
!70 = !{!61, !16, i64 8}
!71 = !{!72, !10, i64 24}
!72 = !{!"tfc_instruction", !15, i64 0, !73, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28}
!73 = !{!"p1 int", !15, i64 0}
!74 = !{!61, !16, i64 48}
!75 = !{!72, !10, i64 20}
!76 = !{!72, !10, i64 16}
!77 = !{!72, !15, i64 0}
!78 = !{!61, !63, i64 32}
!79 = !{!61, !64, i64 24}
!80 = !{!61, !63, i64 16}
!81 = !{!72, !73, i64 8}
!82 = distinct !{!82, !22}
!83 = !{!53, !10, i64 8}
!84 = !{!72, !10, i64 28}
!85 = !{!61, !66, i64 64}
!86 = distinct !{!86, !22}
!87 = distinct !{!87, !22}
!88 = !{!61, !16, i64 80}
!89 = distinct !{!89, !22}
!90 = !{!91, !16, i64 240}
!91 = !{!"tfc_entry", !66, i64 0, !62, i64 8, !92, i64 16, !64, i64 24, !66, i64 32, !93, i64 40, !94, i64 48, !94, i64 56, !95, i64 64, !96, i64 72, !96, i64 80, !97, i64 88, !98, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128, !16, i64 136, !16, i64 144, !16, i64 152, !16, i64 160, !16, i64 168, !16, i64 176, !16, i64 184, !16, i64 192, !16, i64 200, !16, i64 208, !16, i64 216, !16, i64 224, !16, i64 232, !16, i64 240}
!92 = !{!"p1 _ZTS9tfc_place", !15, i64 0}
!93 = !{!"p1 _ZTS9tfc_bound", !15, i64 0}
!94 = !{!"p1 _ZTS9tfc_given", !15, i64 0}
!95 = !{!"p1 _ZTS10tfc_result", !15, i64 0}
!96 = !{!"p1 _ZTS8tfc_flag", !15, i64 0}
!97 = !{!"p1 _ZTS9tfc_aside", !15, i64 0}
!98 = !{!"p1 _ZTS11tfc_message", !15, i64 0}
!99 = !{!91, !16, i64 200}
!100 = !{!91, !16, i64 120}
!101 = !{!91, !93, i64 40}
!102 = !{!103, !16, i64 0}
!103 = !{!"tfc_bound", !16, i64 0, !16, i64 8, !66, i64 16}
!104 = !{!103, !16, i64 8}
!105 = distinct !{!105, !22}
!106 = !{!103, !66, i64 16}
!107 = !{!91, !94, i64 48}
!108 = !{!91, !16, i64 128}
!109 = !{!91, !64, i64 24}
!110 = !{!111, !16, i64 16}
!111 = !{!"tfc_given", !66, i64 0, !16, i64 8, !16, i64 16}
!112 = !{!111, !16, i64 8}
!113 = distinct !{!113, !22}
!114 = !{!111, !66, i64 0}
!115 = !{!91, !94, i64 56}
!116 = !{!91, !16, i64 136}
!117 = !{!91, !16, i64 232}
!118 = !{!91, !16, i64 152}
!119 = !{!91, !96, i64 72}
!120 = distinct !{!120, !22}
!121 = !{!122, !16, i64 0}
!122 = !{!"tfc_flag", !16, i64 0, !66, i64 8}
!123 = !{!122, !66, i64 8}
!124 = !{!91, !16, i64 112}
!125 = !{!91, !92, i64 16}
!126 = !{!127, !16, i64 16}
!127 = !{!"tfc_place", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !16, i64 16}
!128 = !{!127, !10, i64 0}
!129 = !{!127, !10, i64 8}
!130 = !{!91, !66, i64 32}
!131 = !{!127, !10, i64 4}
!132 = distinct !{!132, !22}
!133 = !{!91, !16, i64 224}
!134 = !{!91, !16, i64 168}
!135 = !{!91, !16, i64 216}
!136 = distinct !{!136, !22}
!137 = !{!28, !10, i64 0}
!138 = !{!28, !10, i64 4}
!139 = !{!91, !97, i64 88}
!140 = !{!141, !16, i64 8}
!141 = !{!"tfc_aside", !16, i64 0, !16, i64 8, !16, i64 16}
!142 = !{!141, !16, i64 0}
!143 = !{!141, !16, i64 16}
!144 = distinct !{!144, !22}
!145 = !{!32, !10, i64 0}
!146 = !{!32, !15, i64 48}
!147 = !{!91, !62, i64 8}
!148 = !{!91, !16, i64 104}
!149 = !{!91, !16, i64 208}
!150 = !{!91, !16, i64 184}
!151 = !{!61, !64, i64 56}
!152 = !{!61, !67, i64 72}
!153 = !{!91, !16, i64 192}
!154 = !{!91, !16, i64 144}
!155 = !{!53, !11, i64 0}
!156 = !{!91, !16, i64 176}
!157 = !{!91, !98, i64 96}
!158 = !{!159, !10, i64 0}
!159 = !{!"tfc_message", !10, i64 0, !10, i64 4, !66, i64 8, !160, i64 16}
!160 = !{!"tfc_loc", !66, i64 0, !66, i64 8, !10, i64 16, !10, i64 20}
!161 = !{!159, !10, i64 4}
!162 = !{!159, !66, i64 8}
!163 = distinct !{!163, !22}
!164 = distinct !{!164, !22}
!165 = !{!91, !16, i64 160}
!166 = !{!91, !95, i64 64}
!167 = !{!168, !10, i64 4}
!168 = !{!"tfc_result", !10, i64 0, !10, i64 4, !16, i64 8}
!169 = !{!168, !10, i64 0}
!170 = !{!168, !16, i64 8}
!171 = distinct !{!171, !22}
!172 = !{!91, !96, i64 80}
!173 = distinct !{!173, !22}
!174 = distinct !{!174, !22}
!175 = !{!176, !16, i64 0}
!176 = !{!"tfc_initial", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24}
!177 = !{!176, !16, i64 8}
!178 = !{!176, !16, i64 16}
!179 = !{!176, !16, i64 24}
!180 = distinct !{!180, !22}
!181 = distinct !{!181, !22}
!182 = distinct !{!182, !22}
!183 = distinct !{!183, !22}
!184 = distinct !{!184, !22}
!185 = distinct !{!185, !22}
!186 = distinct !{!186, !22}
!187 = distinct !{!187, !22}
!188 = !{!189, !10, i64 0}
!189 = !{!"tfc_error", !10, i64 0, !11, i64 4, !190, i64 240, !16, i64 248}
!190 = !{!"p1 _ZTS7tfc_loc", !15, i64 0}
!191 = !{!189, !190, i64 240}
!192 = !{!189, !16, i64 248}
!193 = !{!194, !16, i64 0}
!194 = !{!"timespec", !16, i64 0, !16, i64 8}
!195 = !{!194, !16, i64 8}
!196 = distinct !{!196, !22}
!197 = !{!14, !16, i64 8}
