; Made by `python -m tfc.runtime.native` from native.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.tfc_driver = type { i32, i32, i32 }
%struct.timespec = type { i64, i64 }
%struct.tfc_ready = type { ptr, ptr, ptr, i32 }
%struct.tfc_graph = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }
%struct.tfc_node = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.tfc_transfer = type { ptr, i64 }
%struct.tfc_region_use = type { ptr, ptr, ptr, ptr, ptr, i64, i64 }
%struct.tfc_move = type { i32, i32, i64 }
%struct.tfc_runs = type { i64, i64, i64, i64 }
%struct.tfc_event = type { i64, i64, i64 }
%struct.tfc_worker = type { i64, i64, ptr, i64, [32 x i8] }
%struct.tfc_loop = type { ptr, ptr, i64, i64 }
%struct.tfc_instruction = type { ptr, ptr, i32, i32, i32, i32 }
%struct.tfc_operand = type { ptr, ptr, ptr, i64, i32, i32, i32, i32, ptr, ptr, i64 }
%struct.tfc_cell = type { ptr, i64 }
%struct.tfc_shift = type { i64, i64, i64 }
%struct.tfc_saved = type { ptr, ptr, i64 }
%struct.held = type { ptr, ptr }
%struct.tfc_edge = type { i32, i32 }
%struct.tfc_frame = type { i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i64 }
%struct.tfc_flow_event = type { i64, i64, i64, i32, i32 }
%struct.tfc_pool_event = type { i64, i64, i64 }
%struct.tfc_block = type { ptr, i64 }

@tfc_may_use_amx.answer = internal unnamed_addr global i32 0, align 4
@slow_way = internal global i8 0, align 1
@__const.drive_begun.driver = private unnamed_addr constant %struct.tfc_driver { i32 -1, i32 0, i32 0 }, align 4

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_may_use_amx() local_unnamed_addr #27 {
  %1 = load atomic i32, ptr @tfc_may_use_amx.answer monotonic, align 4
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %3, label %7

3:                                                ; preds = %0
  %4 = tail call i64 (i64, ...) @syscall(i64 noundef 158, i32 noundef 4131, i32 noundef 18) #18
  %5 = icmp eq i64 %4, 0
  %6 = select i1 %5, i32 2, i32 1
  store atomic i32 %6, ptr @tfc_may_use_amx.answer monotonic, align 4
  br label %7

7:                                                ; preds = %3, %0
  %8 = phi i32 [ %6, %3 ], [ %1, %0 ]
  %9 = icmp eq i32 %8, 2
  %10 = zext i1 %9 to i32
  ret i32 %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @tfc_forget(ptr noundef captures(none) %0) local_unnamed_addr #28 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %3 = load ptr, ptr %2, align 8, !tbaa !9
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %13, %5 ], [ %3, %1 ]
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %8 = load ptr, ptr %7, align 8, !tbaa !25
  store ptr %8, ptr %2, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %10 = load i64, ptr %9, align 8, !tbaa !27
  %11 = tail call i64 @llvm.smax.i64(i64 %10, i64 0)
  %12 = add nuw nsw i64 %11, 64
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %6, i64 noundef %12)
  %13 = load ptr, ptr %2, align 8, !tbaa !9
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %5, !llvm.loop !28

15:                                               ; preds = %5, %1
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @give(ptr noundef captures(none) %0, ptr noundef %1, i64 noundef %2) unnamed_addr #29 {
  %4 = add nsw i64 %2, 63
  %5 = sdiv i64 %4, 64
  %6 = tail call i64 @llvm.smax.i64(i64 %5, i64 1)
  %7 = add nsw i64 %6, -1
  br label %8

8:                                                ; preds = %8, %3
  %9 = phi i64 [ 0, %3 ], [ %12, %8 ]
  %10 = lshr i64 %7, %9
  %11 = icmp samesign ugt i64 %10, 7
  %12 = add nuw nsw i64 %9, 1
  br i1 %11, label %8, label %13, !llvm.loop !30

13:                                               ; preds = %8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %15 = shl i64 %9, 34
  %16 = shl nuw nsw i64 %10, 32
  %17 = add i64 %16, %15
  %18 = ashr exact i64 %17, 29
  %19 = getelementptr inbounds i8, ptr %14, i64 %18
  %20 = load ptr, ptr %19, align 8, !tbaa !31
  store ptr %20, ptr %1, align 8, !tbaa !31
  store ptr %1, ptr %19, align 8, !tbaa !31
  ret void
}

; Function Attrs: nounwind uwtable
define i32 @tfc_execute(ptr noundef initializes((96, 104)) %0) local_unnamed_addr #27 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.tfc_ready, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca i8, align 1
  %9 = alloca %struct.timespec, align 8
  %10 = alloca %struct.tfc_ready, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %12 = load ptr, ptr %11, align 8, !tbaa !32
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !33
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr null, ptr %15, align 8, !tbaa !40
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %17 = load i32, ptr %16, align 8, !tbaa !41
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %123

19:                                               ; preds = %1
  store i32 1, ptr %16, align 8, !tbaa !41
  %20 = load ptr, ptr %0, align 8, !tbaa !42
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %22 = load i32, ptr %21, align 8, !tbaa !43
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds %struct.tfc_graph, ptr %20, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %26 = load ptr, ptr %25, align 8, !tbaa !44
  %27 = tail call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %24, ptr noundef %26, i32 noundef 1, i64 noundef 0)
  %28 = icmp eq ptr %27, null
  br i1 %28, label %123, label %29

29:                                               ; preds = %19
  %30 = load ptr, ptr %27, align 8, !tbaa !50
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 56
  %32 = load i32, ptr %31, align 8, !tbaa !56
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %58

34:                                               ; preds = %29
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %36 = load ptr, ptr %35, align 8, !tbaa !57
  %37 = getelementptr inbounds nuw i8, ptr %27, i64 112
  %38 = load ptr, ptr %37, align 8, !tbaa !58
  %39 = zext nneg i32 %32 to i64
  %40 = and i64 %39, 1
  %41 = icmp eq i32 %32, 1
  br i1 %41, label %46, label %42

42:                                               ; preds = %34
  %43 = and i64 %39, 2147483646
  br label %98

44:                                               ; preds = %118
  %45 = icmp eq i64 %40, 0
  br i1 %45, label %58, label %46

46:                                               ; preds = %44, %34
  %47 = phi i64 [ 0, %34 ], [ %120, %44 ]
  %48 = icmp ne i64 %40, 0
  tail call void @llvm.assume(i1 %48)
  %49 = getelementptr inbounds nuw ptr, ptr %36, i64 %47
  %50 = load ptr, ptr %49, align 8, !tbaa !59
  %51 = icmp eq ptr %50, null
  br i1 %51, label %56, label %52

52:                                               ; preds = %46
  %53 = getelementptr inbounds nuw i8, ptr %50, i64 24
  %54 = load i32, ptr %53, align 8, !tbaa !60
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %53, align 8, !tbaa !60
  br label %56

56:                                               ; preds = %52, %46
  %57 = getelementptr inbounds nuw ptr, ptr %38, i64 %47
  store ptr %50, ptr %57, align 8, !tbaa !59
  br label %58

58:                                               ; preds = %56, %44, %29
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %59 = getelementptr inbounds nuw i8, ptr %27, i64 80
  %60 = load ptr, ptr %59, align 8, !tbaa !61
  %61 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %62 = load ptr, ptr %61, align 8, !tbaa !62
  %63 = load ptr, ptr %60, align 8, !tbaa !63
  %64 = getelementptr inbounds nuw i8, ptr %62, i64 28
  %65 = load i32, ptr %64, align 4, !tbaa !64
  %66 = add nsw i32 %65, 1
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i64 %67, ptr %68, align 8, !tbaa !66
  %69 = icmp sgt i32 %65, 0
  br i1 %69, label %70, label %75

70:                                               ; preds = %58
  %71 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %72 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %73 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %74 = getelementptr inbounds nuw i8, ptr %10, i64 28
  br label %79

75:                                               ; preds = %79, %58
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %77 = load i32, ptr %76, align 8, !tbaa !68
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %96, label %97

79:                                               ; preds = %79, %70
  %80 = phi i64 [ 0, %70 ], [ %90, %79 ]
  %81 = phi ptr [ %62, %70 ], [ %91, %79 ]
  %82 = load ptr, ptr %27, align 8, !tbaa !50
  %83 = load ptr, ptr %82, align 8, !tbaa !69
  %84 = getelementptr inbounds nuw i8, ptr %81, i64 32
  %85 = load ptr, ptr %84, align 8, !tbaa !70
  %86 = getelementptr inbounds nuw i32, ptr %85, i64 %80
  %87 = load i32, ptr %86, align 4, !tbaa !5
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds %struct.tfc_node, ptr %83, i64 %88
  store ptr %89, ptr %10, align 8, !tbaa !71
  store ptr %27, ptr %71, align 8, !tbaa !73
  store ptr %63, ptr %72, align 8, !tbaa !74
  store i32 0, ptr %73, align 8, !tbaa !75
  store i32 0, ptr %74, align 4
  tail call fastcc void @push(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 8 %10)
  %90 = add nuw nsw i64 %80, 1
  %91 = load ptr, ptr %61, align 8, !tbaa !62
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 28
  %93 = load i32, ptr %92, align 4, !tbaa !64
  %94 = sext i32 %93 to i64
  %95 = icmp slt i64 %90, %94
  br i1 %95, label %79, label %75, !llvm.loop !76

96:                                               ; preds = %75
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %27, ptr noundef nonnull %63)
  br label %97

97:                                               ; preds = %96, %75
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %123

98:                                               ; preds = %118, %42
  %99 = phi i64 [ 0, %42 ], [ %120, %118 ]
  %100 = phi i64 [ 0, %42 ], [ %121, %118 ]
  %101 = getelementptr inbounds nuw ptr, ptr %36, i64 %99
  %102 = load ptr, ptr %101, align 8, !tbaa !59
  %103 = icmp eq ptr %102, null
  br i1 %103, label %108, label %104

104:                                              ; preds = %98
  %105 = getelementptr inbounds nuw i8, ptr %102, i64 24
  %106 = load i32, ptr %105, align 8, !tbaa !60
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %105, align 8, !tbaa !60
  br label %108

108:                                              ; preds = %104, %98
  %109 = getelementptr inbounds nuw ptr, ptr %38, i64 %99
  store ptr %102, ptr %109, align 8, !tbaa !59
  %110 = or disjoint i64 %99, 1
  %111 = getelementptr inbounds nuw ptr, ptr %36, i64 %110
  %112 = load ptr, ptr %111, align 8, !tbaa !59
  %113 = icmp eq ptr %112, null
  br i1 %113, label %118, label %114

114:                                              ; preds = %108
  %115 = getelementptr inbounds nuw i8, ptr %112, i64 24
  %116 = load i32, ptr %115, align 8, !tbaa !60
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %115, align 8, !tbaa !60
  br label %118

118:                                              ; preds = %114, %108
  %119 = getelementptr inbounds nuw ptr, ptr %38, i64 %110
  store ptr %112, ptr %119, align 8, !tbaa !59
  %120 = add nuw nsw i64 %99, 2
  %121 = add i64 %100, 2
  %122 = icmp eq i64 %121, %43
  br i1 %122, label %44, label %98, !llvm.loop !77

123:                                              ; preds = %97, %19, %1
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %129 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %131 = icmp ne ptr %14, null
  %132 = getelementptr inbounds nuw i8, ptr %14, i64 40
  %133 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %139 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %141 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %142 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %147 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %149 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %150 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %151 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %152 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %153 = getelementptr inbounds nuw i8, ptr %2, i64 8
  br label %154

154:                                              ; preds = %1128, %123
  %155 = load i32, ptr %124, align 8, !tbaa !68
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %157, label %1138

157:                                              ; preds = %154
  %158 = load atomic i64, ptr %125 monotonic, align 8
  %159 = icmp eq i64 %158, 0
  br i1 %159, label %163, label %160

160:                                              ; preds = %157
  call fastcc void @empty_inbox(ptr noundef nonnull %0)
  %161 = load i32, ptr %124, align 8, !tbaa !68
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %163, label %1138

163:                                              ; preds = %157, %160
  %164 = load i64, ptr %126, align 8, !tbaa !78
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %1134, label %166

166:                                              ; preds = %163
  %167 = load ptr, ptr %127, align 8, !tbaa !79
  %168 = icmp eq ptr %167, null
  br i1 %168, label %189, label %169

169:                                              ; preds = %166
  %170 = getelementptr inbounds nuw i8, ptr %167, i64 32
  %171 = load atomic i32, ptr %170 monotonic, align 8
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %1138

173:                                              ; preds = %169
  %174 = getelementptr inbounds nuw i8, ptr %167, i64 16
  %175 = load i64, ptr %174, align 8, !tbaa !80
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %189, label %177

177:                                              ; preds = %173
  %178 = load i64, ptr %128, align 8, !tbaa !85
  %179 = and i64 %178, 63
  %180 = icmp eq i64 %179, 0
  br i1 %180, label %181, label %189

181:                                              ; preds = %177
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #18
  %182 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #18
  %183 = load i64, ptr %9, align 8, !tbaa !86
  %184 = mul nsw i64 %183, 1000000000
  %185 = load i64, ptr %129, align 8, !tbaa !88
  %186 = add nsw i64 %184, %185
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #18
  %187 = load i64, ptr %174, align 8, !tbaa !80
  %188 = icmp slt i64 %186, %187
  br i1 %188, label %189, label %1138

189:                                              ; preds = %173, %177, %181, %166
  %190 = load i32, ptr %130, align 4, !tbaa !89
  %191 = icmp ne i32 %190, 0
  %192 = select i1 %191, i1 %131, i1 false
  br i1 %192, label %193, label %200

193:                                              ; preds = %189
  %194 = load ptr, ptr %132, align 8, !tbaa !90
  %195 = icmp eq ptr %194, null
  br i1 %195, label %200, label %196

196:                                              ; preds = %193
  %197 = load ptr, ptr %133, align 8, !tbaa !92
  %198 = call i32 %194(ptr noundef %197) #18
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %200, label %1131

200:                                              ; preds = %196, %193, %189
  %201 = load ptr, ptr %134, align 8, !tbaa !93
  %202 = load i64, ptr %135, align 8, !tbaa !94
  %203 = getelementptr inbounds %struct.tfc_ready, ptr %201, i64 %202
  %204 = load ptr, ptr %203, align 8, !tbaa !95
  %205 = getelementptr inbounds nuw i8, ptr %203, i64 8
  %206 = load ptr, ptr %205, align 8, !tbaa !96
  %207 = getelementptr inbounds nuw i8, ptr %203, i64 16
  %208 = load ptr, ptr %207, align 8, !tbaa !63
  %209 = getelementptr inbounds nuw i8, ptr %203, i64 24
  %210 = load i32, ptr %209, align 8, !tbaa !5
  %211 = add nsw i64 %202, 1
  %212 = load i64, ptr %136, align 8, !tbaa !97
  %213 = srem i64 %211, %212
  store i64 %213, ptr %135, align 8, !tbaa !94
  %214 = load i64, ptr %126, align 8, !tbaa !78
  %215 = add nsw i64 %214, -1
  store i64 %215, ptr %126, align 8, !tbaa !78
  %216 = load i64, ptr %128, align 8, !tbaa !85
  %217 = add nsw i64 %216, 1
  store i64 %217, ptr %128, align 8, !tbaa !85
  %218 = getelementptr inbounds nuw i8, ptr %208, i64 32
  %219 = load ptr, ptr %218, align 8, !tbaa !98
  %220 = getelementptr inbounds nuw i8, ptr %204, i64 16
  %221 = load i32, ptr %220, align 4, !tbaa !99
  %222 = sext i32 %221 to i64
  %223 = getelementptr ptr, ptr %219, i64 %222
  %224 = load ptr, ptr %137, align 8, !tbaa !101
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #18
  store i8 0, ptr %8, align 1, !tbaa !102
  %225 = load i32, ptr %204, align 4, !tbaa !103
  switch i32 %225, label %480 [
    i32 15, label %226
    i32 14, label %371
  ]

226:                                              ; preds = %200
  %227 = getelementptr inbounds nuw i8, ptr %204, i64 24
  %228 = load i32, ptr %227, align 4, !tbaa !104
  %229 = sext i32 %228 to i64
  %230 = shl nsw i64 %229, 3
  %231 = add nsw i64 %230, 104
  %232 = call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef %231)
  %233 = icmp eq ptr %232, null
  br i1 %233, label %1128, label %234

234:                                              ; preds = %226
  %235 = getelementptr inbounds nuw i8, ptr %232, i64 104
  %236 = load ptr, ptr %206, align 8, !tbaa !50
  %237 = load ptr, ptr %0, align 8, !tbaa !42
  %238 = ptrtoint ptr %236 to i64
  %239 = ptrtoint ptr %237 to i64
  %240 = sub i64 %238, %239
  %241 = lshr exact i64 %240, 6
  %242 = trunc i64 %241 to i32
  %243 = load ptr, ptr %236, align 8, !tbaa !69
  %244 = ptrtoint ptr %204 to i64
  %245 = ptrtoint ptr %243 to i64
  %246 = sub i64 %244, %245
  %247 = sdiv exact i64 %246, 44
  %248 = trunc i64 %247 to i32
  %249 = getelementptr inbounds nuw i8, ptr %208, i64 16
  %250 = load i64, ptr %249, align 8, !tbaa !105
  %251 = load ptr, ptr %138, align 8, !tbaa !106
  %252 = icmp eq ptr %251, null
  br i1 %252, label %259, label %253

253:                                              ; preds = %234
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #18
  %254 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #18
  %255 = load i64, ptr %7, align 8, !tbaa !86
  %256 = mul nsw i64 %255, 1000000000
  %257 = load i64, ptr %142, align 8, !tbaa !88
  %258 = add nsw i64 %256, %257
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #18
  br label %259

259:                                              ; preds = %253, %234
  %260 = phi i64 [ %258, %253 ], [ 0, %234 ]
  store ptr null, ptr %232, align 8, !tbaa !107
  %261 = getelementptr inbounds nuw i8, ptr %232, i64 8
  store ptr %0, ptr %261, align 8, !tbaa !108
  %262 = getelementptr inbounds nuw i8, ptr %232, i64 16
  store ptr null, ptr %262, align 8, !tbaa !59
  %263 = getelementptr inbounds nuw i8, ptr %232, i64 24
  store i64 %250, ptr %263, align 8, !tbaa !110
  %264 = getelementptr inbounds nuw i8, ptr %232, i64 32
  store i64 %260, ptr %264, align 8, !tbaa !110
  %265 = getelementptr inbounds nuw i8, ptr %232, i64 40
  store i32 0, ptr %265, align 8, !tbaa !5
  %266 = getelementptr inbounds nuw i8, ptr %232, i64 44
  store i32 1, ptr %266, align 4, !tbaa !5
  %267 = getelementptr inbounds nuw i8, ptr %232, i64 48
  store i32 %242, ptr %267, align 8, !tbaa !5
  %268 = getelementptr inbounds nuw i8, ptr %232, i64 52
  store i32 %248, ptr %268, align 4, !tbaa !5
  %269 = getelementptr inbounds nuw i8, ptr %232, i64 56
  store i32 %210, ptr %269, align 8, !tbaa !5
  %270 = getelementptr inbounds nuw i8, ptr %232, i64 60
  %271 = getelementptr inbounds nuw i8, ptr %232, i64 64
  %272 = getelementptr inbounds nuw i8, ptr %232, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %270, i8 0, i64 20, i1 false)
  store ptr %235, ptr %272, align 8, !tbaa !111
  %273 = getelementptr inbounds nuw i8, ptr %232, i64 88
  store ptr %206, ptr %273, align 8, !tbaa !96
  %274 = getelementptr inbounds nuw i8, ptr %232, i64 96
  store ptr %208, ptr %274, align 8, !tbaa !63
  %275 = load i64, ptr %143, align 8, !tbaa !112
  %276 = add nsw i64 %275, 1
  store i64 %276, ptr %143, align 8, !tbaa !112
  %277 = load ptr, ptr %140, align 8, !tbaa !113
  %278 = getelementptr inbounds nuw i8, ptr %204, i64 4
  %279 = load i32, ptr %278, align 4, !tbaa !114
  %280 = sext i32 %279 to i64
  %281 = getelementptr inbounds i32, ptr %277, i64 %280
  %282 = load i32, ptr %281, align 4, !tbaa !5
  store i32 %282, ptr %265, align 8, !tbaa !115
  %283 = load ptr, ptr %127, align 8, !tbaa !79
  %284 = getelementptr inbounds nuw i8, ptr %283, i64 36
  br label %288

285:                                              ; preds = %304
  %286 = atomicrmw xchg ptr %284, i32 2 acquire, align 4
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %311, label %307

288:                                              ; preds = %304, %259
  %289 = phi i32 [ 0, %259 ], [ %305, %304 ]
  %290 = cmpxchg ptr %284, i32 0, i32 1 acquire monotonic, align 4
  %291 = extractvalue { i32, i1 } %290, 1
  br i1 %291, label %311, label %292

292:                                              ; preds = %288
  call void @llvm.x86.sse2.pause()
  %293 = cmpxchg ptr %284, i32 0, i32 1 acquire monotonic, align 4
  %294 = extractvalue { i32, i1 } %293, 1
  br i1 %294, label %311, label %295

295:                                              ; preds = %292
  call void @llvm.x86.sse2.pause()
  %296 = cmpxchg ptr %284, i32 0, i32 1 acquire monotonic, align 4
  %297 = extractvalue { i32, i1 } %296, 1
  br i1 %297, label %311, label %298

298:                                              ; preds = %295
  call void @llvm.x86.sse2.pause()
  %299 = cmpxchg ptr %284, i32 0, i32 1 acquire monotonic, align 4
  %300 = extractvalue { i32, i1 } %299, 1
  br i1 %300, label %311, label %301

301:                                              ; preds = %298
  call void @llvm.x86.sse2.pause()
  %302 = cmpxchg ptr %284, i32 0, i32 1 acquire monotonic, align 4
  %303 = extractvalue { i32, i1 } %302, 1
  br i1 %303, label %311, label %304

304:                                              ; preds = %301
  call void @llvm.x86.sse2.pause()
  %305 = add nuw nsw i32 %289, 5
  %306 = icmp eq i32 %305, 100
  br i1 %306, label %285, label %288, !llvm.loop !118

307:                                              ; preds = %285, %307
  %308 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %284, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %309 = atomicrmw xchg ptr %284, i32 2 acquire, align 4
  %310 = icmp eq i32 %309, 0
  br i1 %310, label %311, label %307, !llvm.loop !119

311:                                              ; preds = %288, %292, %295, %298, %301, %307, %285
  %312 = load ptr, ptr %127, align 8, !tbaa !79
  %313 = getelementptr inbounds nuw i8, ptr %312, i64 8
  %314 = load ptr, ptr %313, align 8, !tbaa !120
  %315 = load i32, ptr %265, align 8, !tbaa !121
  %316 = sext i32 %315 to i64
  %317 = getelementptr inbounds %struct.tfc_transfer, ptr %314, i64 %316
  %318 = load ptr, ptr %317, align 8, !tbaa !107
  %319 = icmp eq ptr %318, null
  br i1 %319, label %355, label %320

320:                                              ; preds = %311
  %321 = load i64, ptr %263, align 8, !tbaa !122
  %322 = getelementptr inbounds nuw i8, ptr %318, i64 24
  %323 = load i64, ptr %322, align 8, !tbaa !122
  %324 = icmp eq i64 %323, %321
  br i1 %324, label %329, label %338

325:                                              ; preds = %338
  %326 = getelementptr inbounds nuw i8, ptr %340, i64 24
  %327 = load i64, ptr %326, align 8, !tbaa !122
  %328 = icmp eq i64 %327, %321
  br i1 %328, label %329, label %338, !llvm.loop !123

329:                                              ; preds = %325, %320
  %330 = phi ptr [ %318, %320 ], [ %340, %325 ]
  %331 = phi ptr [ %317, %320 ], [ %339, %325 ]
  %332 = getelementptr inbounds nuw i8, ptr %330, i64 44
  %333 = load i32, ptr %332, align 4, !tbaa !124
  %334 = load i32, ptr %266, align 4, !tbaa !124
  %335 = icmp eq i32 %333, %334
  br i1 %335, label %342, label %336

336:                                              ; preds = %329
  %337 = load ptr, ptr %330, align 8, !tbaa !125
  br label %358

338:                                              ; preds = %320, %325
  %339 = phi ptr [ %340, %325 ], [ %318, %320 ]
  %340 = load ptr, ptr %339, align 8, !tbaa !107
  %341 = icmp eq ptr %340, null
  br i1 %341, label %355, label %325, !llvm.loop !123

342:                                              ; preds = %329
  %343 = getelementptr inbounds nuw i8, ptr %312, i64 32
  %344 = load atomic i32, ptr %343 monotonic, align 8
  %345 = icmp eq i32 %344, 0
  br i1 %345, label %346, label %355

346:                                              ; preds = %342
  %347 = getelementptr inbounds nuw i8, ptr %312, i64 28
  store i32 -1, ptr %347, align 4, !tbaa !126
  store atomic i32 13, ptr %343 monotonic, align 8
  %348 = getelementptr inbounds nuw i8, ptr %312, i64 40
  %349 = atomicrmw add ptr %348, i32 1 monotonic, align 8
  %350 = getelementptr inbounds nuw i8, ptr %312, i64 44
  %351 = load i32, ptr %350, align 4, !tbaa !127
  %352 = icmp eq i32 %351, 0
  br i1 %352, label %355, label %353

353:                                              ; preds = %346
  %354 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %348, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %355

355:                                              ; preds = %338, %353, %346, %342, %311
  %356 = phi ptr [ %317, %311 ], [ %331, %353 ], [ %331, %346 ], [ %331, %342 ], [ %339, %338 ]
  store ptr null, ptr %232, align 8, !tbaa !125
  %357 = load ptr, ptr %127, align 8, !tbaa !79
  br label %358

358:                                              ; preds = %355, %336
  %359 = phi ptr [ %312, %336 ], [ %357, %355 ]
  %360 = phi ptr [ %331, %336 ], [ %356, %355 ]
  %361 = phi ptr [ %337, %336 ], [ %232, %355 ]
  %362 = phi ptr [ %330, %336 ], [ null, %355 ]
  store ptr %361, ptr %360, align 8, !tbaa !107
  store ptr %362, ptr %271, align 8, !tbaa !128
  %363 = getelementptr inbounds nuw i8, ptr %359, i64 36
  %364 = atomicrmw xchg ptr %363, i32 0 release, align 4
  %365 = icmp eq i32 %364, 2
  br i1 %365, label %366, label %368

366:                                              ; preds = %358
  %367 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %363, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %368

368:                                              ; preds = %366, %358
  %369 = icmp eq ptr %362, null
  br i1 %369, label %1128, label %370

370:                                              ; preds = %368
  call fastcc void @end_activation(ptr noundef nonnull %0, ptr noundef nonnull %232)
  br label %1128

371:                                              ; preds = %200
  %372 = load ptr, ptr %138, align 8, !tbaa !106
  %373 = icmp eq ptr %372, null
  br i1 %373, label %380, label %374

374:                                              ; preds = %371
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  %375 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #18
  %376 = load i64, ptr %6, align 8, !tbaa !86
  %377 = mul nsw i64 %376, 1000000000
  %378 = load i64, ptr %139, align 8, !tbaa !88
  %379 = add nsw i64 %377, %378
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  br label %380

380:                                              ; preds = %374, %371
  %381 = phi i64 [ %379, %374 ], [ 0, %371 ]
  %382 = getelementptr inbounds nuw i8, ptr %208, i64 16
  %383 = load i64, ptr %382, align 8, !tbaa !105
  %384 = getelementptr inbounds nuw i8, ptr %204, i64 4
  %385 = load i32, ptr %384, align 4, !tbaa !114
  %386 = icmp eq i32 %210, 0
  br i1 %386, label %387, label %389

387:                                              ; preds = %380
  %388 = load ptr, ptr %223, align 8, !tbaa !59
  br label %389

389:                                              ; preds = %387, %380
  %390 = phi ptr [ %388, %387 ], [ null, %380 ]
  %391 = load ptr, ptr %127, align 8, !tbaa !79
  %392 = call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 48)
  %393 = icmp eq ptr %392, null
  br i1 %393, label %479, label %394

394:                                              ; preds = %389
  %395 = icmp eq ptr %390, null
  br i1 %395, label %400, label %396

396:                                              ; preds = %394
  %397 = getelementptr inbounds nuw i8, ptr %390, i64 24
  %398 = load i32, ptr %397, align 8, !tbaa !60
  %399 = add nsw i32 %398, 1
  store i32 %399, ptr %397, align 8, !tbaa !60
  br label %400

400:                                              ; preds = %396, %394
  %401 = load ptr, ptr %140, align 8, !tbaa !113
  %402 = sext i32 %385 to i64
  %403 = getelementptr inbounds i32, ptr %401, i64 %402
  %404 = load i32, ptr %403, align 4, !tbaa !5
  store ptr null, ptr %392, align 8, !tbaa !107
  %405 = getelementptr inbounds nuw i8, ptr %392, i64 8
  store ptr %0, ptr %405, align 8, !tbaa !108
  %406 = getelementptr inbounds nuw i8, ptr %392, i64 16
  store ptr %390, ptr %406, align 8, !tbaa !59
  %407 = getelementptr inbounds nuw i8, ptr %392, i64 24
  store i64 %383, ptr %407, align 8, !tbaa !110
  %408 = getelementptr inbounds nuw i8, ptr %392, i64 32
  store i64 0, ptr %408, align 8, !tbaa !110
  %409 = getelementptr inbounds nuw i8, ptr %392, i64 40
  store i32 %404, ptr %409, align 8, !tbaa !5
  %410 = getelementptr inbounds nuw i8, ptr %392, i64 44
  store i32 0, ptr %410, align 4, !tbaa !5
  %411 = getelementptr inbounds nuw i8, ptr %391, i64 8
  %412 = load ptr, ptr %411, align 8, !tbaa !120
  %413 = sext i32 %404 to i64
  %414 = getelementptr inbounds %struct.tfc_transfer, ptr %412, i64 %413
  %415 = getelementptr inbounds nuw i8, ptr %414, i64 8
  %416 = load i64, ptr %415, align 8, !tbaa !129
  %417 = icmp eq i64 %416, 0
  br i1 %417, label %425, label %418

418:                                              ; preds = %400
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  %419 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #18
  %420 = load i64, ptr %5, align 8, !tbaa !86
  %421 = mul nsw i64 %420, 1000000000
  %422 = load i64, ptr %141, align 8, !tbaa !88
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  %423 = add i64 %422, %416
  %424 = add i64 %423, %421
  store i64 %424, ptr %408, align 8, !tbaa !131
  br label %425

425:                                              ; preds = %418, %400
  %426 = getelementptr inbounds nuw i8, ptr %391, i64 36
  br label %430

427:                                              ; preds = %446
  %428 = atomicrmw xchg ptr %426, i32 2 acquire, align 4
  %429 = icmp eq i32 %428, 0
  br i1 %429, label %453, label %449

430:                                              ; preds = %446, %425
  %431 = phi i32 [ 0, %425 ], [ %447, %446 ]
  %432 = cmpxchg ptr %426, i32 0, i32 1 acquire monotonic, align 4
  %433 = extractvalue { i32, i1 } %432, 1
  br i1 %433, label %453, label %434

434:                                              ; preds = %430
  call void @llvm.x86.sse2.pause()
  %435 = cmpxchg ptr %426, i32 0, i32 1 acquire monotonic, align 4
  %436 = extractvalue { i32, i1 } %435, 1
  br i1 %436, label %453, label %437

437:                                              ; preds = %434
  call void @llvm.x86.sse2.pause()
  %438 = cmpxchg ptr %426, i32 0, i32 1 acquire monotonic, align 4
  %439 = extractvalue { i32, i1 } %438, 1
  br i1 %439, label %453, label %440

440:                                              ; preds = %437
  call void @llvm.x86.sse2.pause()
  %441 = cmpxchg ptr %426, i32 0, i32 1 acquire monotonic, align 4
  %442 = extractvalue { i32, i1 } %441, 1
  br i1 %442, label %453, label %443

443:                                              ; preds = %440
  call void @llvm.x86.sse2.pause()
  %444 = cmpxchg ptr %426, i32 0, i32 1 acquire monotonic, align 4
  %445 = extractvalue { i32, i1 } %444, 1
  br i1 %445, label %453, label %446

446:                                              ; preds = %443
  call void @llvm.x86.sse2.pause()
  %447 = add nuw nsw i32 %431, 5
  %448 = icmp eq i32 %447, 100
  br i1 %448, label %427, label %430, !llvm.loop !118

449:                                              ; preds = %427, %449
  %450 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %426, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %451 = atomicrmw xchg ptr %426, i32 2 acquire, align 4
  %452 = icmp eq i32 %451, 0
  br i1 %452, label %453, label %449, !llvm.loop !119

453:                                              ; preds = %430, %434, %437, %440, %443, %449, %427
  br i1 %417, label %473, label %454

454:                                              ; preds = %453
  %455 = getelementptr inbounds nuw i8, ptr %391, i64 64
  br label %456

456:                                              ; preds = %460, %454
  %457 = phi ptr [ %455, %454 ], [ %458, %460 ]
  %458 = load ptr, ptr %457, align 8, !tbaa !107
  %459 = icmp eq ptr %458, null
  br i1 %459, label %465, label %460

460:                                              ; preds = %456
  %461 = getelementptr inbounds nuw i8, ptr %458, i64 32
  %462 = load i64, ptr %461, align 8, !tbaa !131
  %463 = load i64, ptr %408, align 8, !tbaa !131
  %464 = icmp sgt i64 %462, %463
  br i1 %464, label %465, label %456, !llvm.loop !132

465:                                              ; preds = %460, %456
  store ptr %458, ptr %392, align 8, !tbaa !125
  store ptr %392, ptr %457, align 8, !tbaa !107
  %466 = getelementptr inbounds nuw i8, ptr %391, i64 40
  %467 = atomicrmw add ptr %466, i32 1 monotonic, align 8
  %468 = getelementptr inbounds nuw i8, ptr %391, i64 44
  %469 = load i32, ptr %468, align 4, !tbaa !127
  %470 = icmp eq i32 %469, 0
  br i1 %470, label %474, label %471

471:                                              ; preds = %465
  %472 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %466, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %474

473:                                              ; preds = %453
  call fastcc void @deliver(ptr noundef %391, ptr noundef nonnull %392)
  br label %474

474:                                              ; preds = %473, %471, %465
  %475 = atomicrmw xchg ptr %426, i32 0 release, align 4
  %476 = icmp eq i32 %475, 2
  br i1 %476, label %477, label %479

477:                                              ; preds = %474
  %478 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %426, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %479

479:                                              ; preds = %477, %474, %389
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %206, ptr noundef %208, ptr noundef nonnull %204, i64 noundef %381)
  br label %1124

480:                                              ; preds = %200
  %481 = icmp eq i32 %210, 0
  br i1 %481, label %482, label %1124

482:                                              ; preds = %480
  switch i32 %225, label %1124 [
    i32 1, label %483
    i32 13, label %589
    i32 0, label %720
    i32 3, label %975
    i32 2, label %1044
    i32 4, label %1074
    i32 5, label %1074
    i32 6, label %1074
    i32 7, label %1074
    i32 10, label %1082
    i32 11, label %1095
    i32 12, label %1103
  ]

483:                                              ; preds = %482
  %484 = getelementptr inbounds nuw i8, ptr %204, i64 24
  %485 = load i32, ptr %484, align 4, !tbaa !104
  %486 = sext i32 %485 to i64
  %487 = shl nsw i64 %486, 3
  %488 = add nsw i64 %487, 104
  %489 = call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef %488)
  %490 = icmp eq ptr %489, null
  br i1 %490, label %1128, label %491

491:                                              ; preds = %483
  %492 = getelementptr inbounds nuw i8, ptr %489, i64 104
  %493 = load ptr, ptr %206, align 8, !tbaa !50
  %494 = load ptr, ptr %0, align 8, !tbaa !42
  %495 = ptrtoint ptr %493 to i64
  %496 = ptrtoint ptr %494 to i64
  %497 = sub i64 %495, %496
  %498 = lshr exact i64 %497, 6
  %499 = trunc i64 %498 to i32
  %500 = load ptr, ptr %493, align 8, !tbaa !69
  %501 = ptrtoint ptr %204 to i64
  %502 = ptrtoint ptr %500 to i64
  %503 = sub i64 %501, %502
  %504 = sdiv exact i64 %503, 44
  %505 = trunc i64 %504 to i32
  %506 = getelementptr inbounds nuw i8, ptr %208, i64 16
  %507 = load i64, ptr %506, align 8, !tbaa !105
  %508 = load ptr, ptr %138, align 8, !tbaa !106
  %509 = icmp eq ptr %508, null
  br i1 %509, label %516, label %510

510:                                              ; preds = %491
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #18
  %511 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #18
  %512 = load i64, ptr %2, align 8, !tbaa !86
  %513 = mul nsw i64 %512, 1000000000
  %514 = load i64, ptr %153, align 8, !tbaa !88
  %515 = add nsw i64 %513, %514
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #18
  br label %516

516:                                              ; preds = %510, %491
  %517 = phi i64 [ %515, %510 ], [ 0, %491 ]
  store ptr null, ptr %489, align 8, !tbaa !107
  %518 = getelementptr inbounds nuw i8, ptr %489, i64 8
  store ptr %0, ptr %518, align 8, !tbaa !108
  %519 = getelementptr inbounds nuw i8, ptr %489, i64 16
  store ptr null, ptr %519, align 8, !tbaa !59
  %520 = getelementptr inbounds nuw i8, ptr %489, i64 24
  store i64 %507, ptr %520, align 8, !tbaa !110
  %521 = getelementptr inbounds nuw i8, ptr %489, i64 32
  store i64 %517, ptr %521, align 8, !tbaa !110
  %522 = getelementptr inbounds nuw i8, ptr %489, i64 40
  store i32 0, ptr %522, align 8, !tbaa !5
  %523 = getelementptr inbounds nuw i8, ptr %489, i64 44
  store i32 2, ptr %523, align 4, !tbaa !5
  %524 = getelementptr inbounds nuw i8, ptr %489, i64 48
  store i32 %499, ptr %524, align 8, !tbaa !5
  %525 = getelementptr inbounds nuw i8, ptr %489, i64 52
  store i32 %505, ptr %525, align 4, !tbaa !5
  %526 = getelementptr inbounds nuw i8, ptr %489, i64 56
  %527 = getelementptr inbounds nuw i8, ptr %489, i64 72
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %526, i8 0, i64 16, i1 false)
  store ptr %223, ptr %527, align 8, !tbaa !111
  %528 = getelementptr inbounds nuw i8, ptr %489, i64 80
  store ptr %492, ptr %528, align 8, !tbaa !111
  %529 = getelementptr inbounds nuw i8, ptr %489, i64 88
  store ptr %206, ptr %529, align 8, !tbaa !96
  %530 = getelementptr inbounds nuw i8, ptr %489, i64 96
  store ptr %208, ptr %530, align 8, !tbaa !63
  %531 = load i64, ptr %143, align 8, !tbaa !112
  %532 = add nsw i64 %531, 1
  store i64 %532, ptr %143, align 8, !tbaa !112
  %533 = load i32, ptr %484, align 4, !tbaa !104
  %534 = icmp sgt i32 %533, 0
  br i1 %534, label %535, label %585

535:                                              ; preds = %516
  %536 = getelementptr inbounds nuw i8, ptr %204, i64 36
  br label %537

537:                                              ; preds = %579, %535
  %538 = phi i32 [ %533, %535 ], [ %580, %579 ]
  %539 = phi ptr [ %492, %535 ], [ %581, %579 ]
  %540 = phi i64 [ 0, %535 ], [ %582, %579 ]
  %541 = load ptr, ptr %206, align 8, !tbaa !50
  %542 = load i32, ptr %536, align 4, !tbaa !133
  %543 = trunc nuw nsw i64 %540 to i32
  %544 = add nsw i32 %542, %543
  %545 = getelementptr inbounds nuw i8, ptr %541, i64 40
  %546 = load ptr, ptr %545, align 8, !tbaa !134
  %547 = sext i32 %544 to i64
  %548 = getelementptr inbounds i32, ptr %546, i64 %547
  %549 = load i32, ptr %548, align 4, !tbaa !5
  %550 = icmp sgt i32 %549, -1
  br i1 %550, label %551, label %564

551:                                              ; preds = %537
  %552 = zext nneg i32 %549 to i64
  %553 = getelementptr inbounds nuw ptr, ptr %223, i64 %552
  %554 = load ptr, ptr %553, align 8, !tbaa !59
  %555 = icmp eq ptr %554, null
  br i1 %555, label %556, label %559

556:                                              ; preds = %551
  %557 = and i64 %540, 4294967295
  %558 = getelementptr inbounds nuw ptr, ptr %539, i64 %557
  store ptr null, ptr %558, align 8, !tbaa !59
  br label %1128

559:                                              ; preds = %551
  %560 = getelementptr inbounds nuw i8, ptr %554, i64 24
  %561 = load i32, ptr %560, align 8, !tbaa !60
  %562 = add nsw i32 %561, 1
  store i32 %562, ptr %560, align 8, !tbaa !60
  %563 = getelementptr inbounds nuw ptr, ptr %539, i64 %540
  store ptr %554, ptr %563, align 8, !tbaa !59
  br label %579

564:                                              ; preds = %537
  %565 = getelementptr inbounds nuw i8, ptr %541, i64 32
  %566 = load ptr, ptr %565, align 8, !tbaa !135
  %567 = getelementptr inbounds i64, ptr %566, i64 %547
  %568 = load i64, ptr %567, align 8, !tbaa !110
  %569 = getelementptr inbounds nuw i8, ptr %541, i64 48
  %570 = load ptr, ptr %569, align 8, !tbaa !136
  %571 = getelementptr inbounds i32, ptr %570, i64 %547
  %572 = load i32, ptr %571, align 4, !tbaa !5
  %573 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %568, i32 noundef %572)
  %574 = load ptr, ptr %528, align 8, !tbaa !137
  %575 = getelementptr inbounds nuw ptr, ptr %574, i64 %540
  store ptr %573, ptr %575, align 8, !tbaa !59
  %576 = icmp eq ptr %573, null
  br i1 %576, label %1128, label %577

577:                                              ; preds = %564
  %578 = load i32, ptr %484, align 4, !tbaa !104
  br label %579

579:                                              ; preds = %577, %559
  %580 = phi i32 [ %538, %559 ], [ %578, %577 ]
  %581 = phi ptr [ %539, %559 ], [ %574, %577 ]
  %582 = add nuw nsw i64 %540, 1
  %583 = sext i32 %580 to i64
  %584 = icmp slt i64 %582, %583
  br i1 %584, label %537, label %585, !llvm.loop !138

585:                                              ; preds = %516, %579
  %586 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %587 = load i64, ptr %586, align 8, !tbaa !139
  %588 = add nsw i64 %587, 1
  store i64 %588, ptr %586, align 8, !tbaa !139
  store ptr %489, ptr %15, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #18
  br label %1138

589:                                              ; preds = %482
  %590 = load ptr, ptr %0, align 8, !tbaa !42
  %591 = getelementptr inbounds nuw i8, ptr %204, i64 4
  %592 = load i32, ptr %591, align 4, !tbaa !114
  %593 = sext i32 %592 to i64
  %594 = getelementptr inbounds %struct.tfc_graph, ptr %590, i64 %593
  %595 = getelementptr inbounds nuw i8, ptr %594, i64 24
  %596 = load ptr, ptr %595, align 8, !tbaa !44
  %597 = getelementptr inbounds nuw i8, ptr %208, i64 16
  %598 = load i64, ptr %597, align 8, !tbaa !105
  %599 = load ptr, ptr %206, align 8, !tbaa !50
  %600 = load ptr, ptr %599, align 8, !tbaa !69
  %601 = ptrtoint ptr %204 to i64
  %602 = ptrtoint ptr %600 to i64
  %603 = sub i64 %601, %602
  %604 = sdiv exact i64 %603, 44
  %605 = add nsw i64 %604, -7046029254386353131
  %606 = xor i64 %605, %598
  %607 = mul i64 %606, -49064778989728563
  %608 = lshr i64 %607, 32
  %609 = xor i64 %608, %607
  %610 = mul i64 %609, -4265267296055464877
  %611 = lshr i64 %607, 29
  %612 = xor i64 %610, %611
  %613 = call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %594, ptr noundef %596, i32 noundef 1, i64 noundef %612)
  %614 = icmp eq ptr %613, null
  br i1 %614, label %1128, label %615

615:                                              ; preds = %589
  %616 = getelementptr inbounds nuw i8, ptr %613, i64 16
  store ptr %204, ptr %616, align 8, !tbaa !140
  %617 = getelementptr inbounds nuw i8, ptr %613, i64 24
  store ptr %206, ptr %617, align 8, !tbaa !141
  %618 = getelementptr inbounds nuw i8, ptr %613, i64 40
  store ptr %208, ptr %618, align 8, !tbaa !142
  %619 = getelementptr inbounds nuw i8, ptr %594, i64 56
  %620 = load i32, ptr %619, align 8, !tbaa !56
  %621 = icmp sgt i32 %620, 0
  br i1 %621, label %622, label %667

622:                                              ; preds = %615
  %623 = getelementptr inbounds nuw i8, ptr %613, i64 112
  %624 = load ptr, ptr %623, align 8, !tbaa !58
  %625 = zext nneg i32 %620 to i64
  %626 = icmp ult i32 %620, 6
  br i1 %626, label %650, label %627

627:                                              ; preds = %622
  %628 = shl nuw nsw i64 %625, 3
  %629 = getelementptr i8, ptr %624, i64 %628
  %630 = add nsw i64 %222, %625
  %631 = shl nsw i64 %630, 3
  %632 = getelementptr i8, ptr %219, i64 %631
  %633 = icmp ult ptr %624, %632
  %634 = icmp ult ptr %223, %629
  %635 = and i1 %633, %634
  br i1 %635, label %650, label %636

636:                                              ; preds = %627
  %637 = and i64 %625, 2147483644
  br label %638

638:                                              ; preds = %638, %636
  %639 = phi i64 [ 0, %636 ], [ %646, %638 ]
  %640 = getelementptr inbounds nuw ptr, ptr %223, i64 %639
  %641 = getelementptr inbounds nuw i8, ptr %640, i64 16
  %642 = load <2 x ptr>, ptr %640, align 8, !tbaa !59, !alias.scope !143
  %643 = load <2 x ptr>, ptr %641, align 8, !tbaa !59, !alias.scope !143
  %644 = getelementptr inbounds nuw ptr, ptr %624, i64 %639
  %645 = getelementptr inbounds nuw i8, ptr %644, i64 16
  store <2 x ptr> %642, ptr %644, align 8, !tbaa !59, !alias.scope !146, !noalias !143
  store <2 x ptr> %643, ptr %645, align 8, !tbaa !59, !alias.scope !146, !noalias !143
  store <2 x ptr> zeroinitializer, ptr %640, align 8, !tbaa !59, !alias.scope !143
  store <2 x ptr> zeroinitializer, ptr %641, align 8, !tbaa !59, !alias.scope !143
  %646 = add nuw i64 %639, 4
  %647 = icmp eq i64 %646, %637
  br i1 %647, label %648, label %638, !llvm.loop !148

648:                                              ; preds = %638
  %649 = icmp eq i64 %637, %625
  br i1 %649, label %667, label %650

650:                                              ; preds = %627, %622, %648
  %651 = phi i64 [ 0, %627 ], [ 0, %622 ], [ %637, %648 ]
  %652 = and i64 %625, 3
  %653 = icmp eq i64 %652, 0
  br i1 %653, label %663, label %654

654:                                              ; preds = %650, %654
  %655 = phi i64 [ %660, %654 ], [ %651, %650 ]
  %656 = phi i64 [ %661, %654 ], [ 0, %650 ]
  %657 = getelementptr inbounds nuw ptr, ptr %223, i64 %655
  %658 = load ptr, ptr %657, align 8, !tbaa !59
  %659 = getelementptr inbounds nuw ptr, ptr %624, i64 %655
  store ptr %658, ptr %659, align 8, !tbaa !59
  store ptr null, ptr %657, align 8, !tbaa !59
  %660 = add nuw nsw i64 %655, 1
  %661 = add i64 %656, 1
  %662 = icmp eq i64 %661, %652
  br i1 %662, label %663, label %654, !llvm.loop !151

663:                                              ; preds = %654, %650
  %664 = phi i64 [ %651, %650 ], [ %660, %654 ]
  %665 = sub nsw i64 %651, %625
  %666 = icmp ugt i64 %665, -4
  br i1 %666, label %667, label %701

667:                                              ; preds = %663, %701, %648, %615
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %668 = getelementptr inbounds nuw i8, ptr %613, i64 80
  %669 = load ptr, ptr %668, align 8, !tbaa !61
  %670 = getelementptr inbounds nuw i8, ptr %613, i64 8
  %671 = load ptr, ptr %670, align 8, !tbaa !62
  %672 = load ptr, ptr %669, align 8, !tbaa !63
  %673 = getelementptr inbounds nuw i8, ptr %671, i64 28
  %674 = load i32, ptr %673, align 4, !tbaa !64
  %675 = add nsw i32 %674, 1
  %676 = sext i32 %675 to i64
  %677 = getelementptr inbounds nuw i8, ptr %672, i64 8
  store i64 %676, ptr %677, align 8, !tbaa !66
  %678 = icmp sgt i32 %674, 0
  br i1 %678, label %682, label %679

679:                                              ; preds = %682, %667
  %680 = load i32, ptr %124, align 8, !tbaa !68
  %681 = icmp eq i32 %680, 0
  br i1 %681, label %699, label %700

682:                                              ; preds = %667, %682
  %683 = phi i64 [ %693, %682 ], [ 0, %667 ]
  %684 = phi ptr [ %694, %682 ], [ %671, %667 ]
  %685 = load ptr, ptr %613, align 8, !tbaa !50
  %686 = load ptr, ptr %685, align 8, !tbaa !69
  %687 = getelementptr inbounds nuw i8, ptr %684, i64 32
  %688 = load ptr, ptr %687, align 8, !tbaa !70
  %689 = getelementptr inbounds nuw i32, ptr %688, i64 %683
  %690 = load i32, ptr %689, align 4, !tbaa !5
  %691 = sext i32 %690 to i64
  %692 = getelementptr inbounds %struct.tfc_node, ptr %686, i64 %691
  store ptr %692, ptr %3, align 8, !tbaa !71
  store ptr %613, ptr %149, align 8, !tbaa !73
  store ptr %672, ptr %150, align 8, !tbaa !74
  store i32 0, ptr %151, align 8, !tbaa !75
  store i32 0, ptr %152, align 4
  call fastcc void @push(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 8 %3)
  %693 = add nuw nsw i64 %683, 1
  %694 = load ptr, ptr %670, align 8, !tbaa !62
  %695 = getelementptr inbounds nuw i8, ptr %694, i64 28
  %696 = load i32, ptr %695, align 4, !tbaa !64
  %697 = sext i32 %696 to i64
  %698 = icmp slt i64 %693, %697
  br i1 %698, label %682, label %679, !llvm.loop !76

699:                                              ; preds = %679
  call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %613, ptr noundef nonnull %672)
  br label %700

700:                                              ; preds = %699, %679
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %1128

701:                                              ; preds = %663, %701
  %702 = phi i64 [ %718, %701 ], [ %664, %663 ]
  %703 = getelementptr inbounds nuw ptr, ptr %223, i64 %702
  %704 = load ptr, ptr %703, align 8, !tbaa !59
  %705 = getelementptr inbounds nuw ptr, ptr %624, i64 %702
  store ptr %704, ptr %705, align 8, !tbaa !59
  store ptr null, ptr %703, align 8, !tbaa !59
  %706 = add nuw nsw i64 %702, 1
  %707 = getelementptr inbounds nuw ptr, ptr %223, i64 %706
  %708 = load ptr, ptr %707, align 8, !tbaa !59
  %709 = getelementptr inbounds nuw ptr, ptr %624, i64 %706
  store ptr %708, ptr %709, align 8, !tbaa !59
  store ptr null, ptr %707, align 8, !tbaa !59
  %710 = add nuw nsw i64 %702, 2
  %711 = getelementptr inbounds nuw ptr, ptr %223, i64 %710
  %712 = load ptr, ptr %711, align 8, !tbaa !59
  %713 = getelementptr inbounds nuw ptr, ptr %624, i64 %710
  store ptr %712, ptr %713, align 8, !tbaa !59
  store ptr null, ptr %711, align 8, !tbaa !59
  %714 = add nuw nsw i64 %702, 3
  %715 = getelementptr inbounds nuw ptr, ptr %223, i64 %714
  %716 = load ptr, ptr %715, align 8, !tbaa !59
  %717 = getelementptr inbounds nuw ptr, ptr %624, i64 %714
  store ptr %716, ptr %717, align 8, !tbaa !59
  store ptr null, ptr %715, align 8, !tbaa !59
  %718 = add nuw nsw i64 %702, 4
  %719 = icmp eq i64 %718, %625
  br i1 %719, label %667, label %701, !llvm.loop !153

720:                                              ; preds = %482
  %721 = load ptr, ptr %146, align 8, !tbaa !154
  %722 = getelementptr inbounds nuw i8, ptr %204, i64 4
  %723 = load i32, ptr %722, align 4, !tbaa !114
  %724 = sext i32 %723 to i64
  %725 = getelementptr inbounds %struct.tfc_region_use, ptr %721, i64 %724
  %726 = getelementptr inbounds nuw i8, ptr %204, i64 20
  %727 = load i32, ptr %726, align 4, !tbaa !155
  %728 = icmp sgt i32 %727, 0
  br i1 %728, label %729, label %753

729:                                              ; preds = %720
  %730 = getelementptr inbounds nuw i8, ptr %725, i64 16
  %731 = getelementptr inbounds nuw i8, ptr %725, i64 8
  %732 = zext nneg i32 %727 to i64
  %733 = and i64 %732, 1
  %734 = icmp eq i32 %727, 1
  br i1 %734, label %739, label %735

735:                                              ; preds = %729
  %736 = and i64 %732, 2147483646
  br label %761

737:                                              ; preds = %788
  %738 = icmp eq i64 %733, 0
  br i1 %738, label %753, label %739

739:                                              ; preds = %737, %729
  %740 = phi i64 [ 0, %729 ], [ %789, %737 ]
  %741 = icmp ne i64 %733, 0
  call void @llvm.assume(i1 %741)
  %742 = load ptr, ptr %730, align 8, !tbaa !156
  %743 = getelementptr inbounds nuw i32, ptr %742, i64 %740
  %744 = load i32, ptr %743, align 4, !tbaa !5
  %745 = icmp sgt i32 %744, -1
  br i1 %745, label %746, label %753

746:                                              ; preds = %739
  %747 = getelementptr inbounds nuw ptr, ptr %223, i64 %740
  %748 = load ptr, ptr %747, align 8, !tbaa !59
  %749 = load ptr, ptr %748, align 8, !tbaa !160
  %750 = load ptr, ptr %731, align 8, !tbaa !161
  %751 = zext nneg i32 %744 to i64
  %752 = getelementptr inbounds nuw ptr, ptr %750, i64 %751
  store ptr %749, ptr %752, align 8, !tbaa !31
  br label %753

753:                                              ; preds = %737, %746, %739, %720
  %754 = getelementptr inbounds nuw i8, ptr %204, i64 24
  %755 = load i32, ptr %754, align 4, !tbaa !104
  %756 = icmp sgt i32 %755, 0
  br i1 %756, label %757, label %792

757:                                              ; preds = %753
  %758 = getelementptr inbounds nuw i8, ptr %204, i64 36
  %759 = getelementptr inbounds nuw i8, ptr %725, i64 24
  %760 = getelementptr inbounds nuw i8, ptr %725, i64 8
  br label %803

761:                                              ; preds = %788, %735
  %762 = phi i64 [ 0, %735 ], [ %789, %788 ]
  %763 = phi i64 [ 0, %735 ], [ %790, %788 ]
  %764 = load ptr, ptr %730, align 8, !tbaa !156
  %765 = getelementptr inbounds nuw i32, ptr %764, i64 %762
  %766 = load i32, ptr %765, align 4, !tbaa !5
  %767 = icmp sgt i32 %766, -1
  br i1 %767, label %768, label %775

768:                                              ; preds = %761
  %769 = getelementptr inbounds nuw ptr, ptr %223, i64 %762
  %770 = load ptr, ptr %769, align 8, !tbaa !59
  %771 = load ptr, ptr %770, align 8, !tbaa !160
  %772 = load ptr, ptr %731, align 8, !tbaa !161
  %773 = zext nneg i32 %766 to i64
  %774 = getelementptr inbounds nuw ptr, ptr %772, i64 %773
  store ptr %771, ptr %774, align 8, !tbaa !31
  br label %775

775:                                              ; preds = %768, %761
  %776 = or disjoint i64 %762, 1
  %777 = load ptr, ptr %730, align 8, !tbaa !156
  %778 = getelementptr inbounds nuw i32, ptr %777, i64 %776
  %779 = load i32, ptr %778, align 4, !tbaa !5
  %780 = icmp sgt i32 %779, -1
  br i1 %780, label %781, label %788

781:                                              ; preds = %775
  %782 = getelementptr inbounds nuw ptr, ptr %223, i64 %776
  %783 = load ptr, ptr %782, align 8, !tbaa !59
  %784 = load ptr, ptr %783, align 8, !tbaa !160
  %785 = load ptr, ptr %731, align 8, !tbaa !161
  %786 = zext nneg i32 %779 to i64
  %787 = getelementptr inbounds nuw ptr, ptr %785, i64 %786
  store ptr %784, ptr %787, align 8, !tbaa !31
  br label %788

788:                                              ; preds = %781, %775
  %789 = add nuw nsw i64 %762, 2
  %790 = add i64 %763, 2
  %791 = icmp eq i64 %790, %736
  br i1 %791, label %737, label %761, !llvm.loop !162

792:                                              ; preds = %851, %753
  %793 = getelementptr inbounds nuw i8, ptr %725, i64 40
  %794 = load i64, ptr %793, align 8, !tbaa !163
  %795 = icmp sgt i64 %794, 0
  br i1 %795, label %796, label %875

796:                                              ; preds = %792
  %797 = getelementptr inbounds nuw i8, ptr %725, i64 8
  %798 = getelementptr inbounds nuw i8, ptr %725, i64 32
  %799 = and i64 %794, 1
  %800 = icmp eq i64 %794, 1
  br i1 %800, label %858, label %801

801:                                              ; preds = %796
  %802 = and i64 %794, 9223372036854775806
  br label %878

803:                                              ; preds = %851, %757
  %804 = phi i64 [ 0, %757 ], [ %852, %851 ]
  %805 = load ptr, ptr %206, align 8, !tbaa !50
  %806 = load i32, ptr %758, align 4, !tbaa !133
  %807 = trunc nuw nsw i64 %804 to i32
  %808 = add nsw i32 %806, %807
  %809 = getelementptr inbounds nuw i8, ptr %805, i64 40
  %810 = load ptr, ptr %809, align 8, !tbaa !134
  %811 = sext i32 %808 to i64
  %812 = getelementptr inbounds i32, ptr %810, i64 %811
  %813 = load i32, ptr %812, align 4, !tbaa !5
  %814 = icmp sgt i32 %813, -1
  br i1 %814, label %815, label %828

815:                                              ; preds = %803
  %816 = zext nneg i32 %813 to i64
  %817 = getelementptr inbounds nuw ptr, ptr %223, i64 %816
  %818 = load ptr, ptr %817, align 8, !tbaa !59
  %819 = icmp eq ptr %818, null
  br i1 %819, label %820, label %823

820:                                              ; preds = %815
  %821 = and i64 %804, 4294967295
  %822 = getelementptr inbounds nuw ptr, ptr %224, i64 %821
  store ptr null, ptr %822, align 8, !tbaa !59
  br label %1124

823:                                              ; preds = %815
  %824 = getelementptr inbounds nuw i8, ptr %818, i64 24
  %825 = load i32, ptr %824, align 8, !tbaa !60
  %826 = add nsw i32 %825, 1
  store i32 %826, ptr %824, align 8, !tbaa !60
  %827 = getelementptr inbounds nuw ptr, ptr %224, i64 %804
  store ptr %818, ptr %827, align 8, !tbaa !59
  br label %840

828:                                              ; preds = %803
  %829 = getelementptr inbounds nuw i8, ptr %805, i64 32
  %830 = load ptr, ptr %829, align 8, !tbaa !135
  %831 = getelementptr inbounds i64, ptr %830, i64 %811
  %832 = load i64, ptr %831, align 8, !tbaa !110
  %833 = getelementptr inbounds nuw i8, ptr %805, i64 48
  %834 = load ptr, ptr %833, align 8, !tbaa !136
  %835 = getelementptr inbounds i32, ptr %834, i64 %811
  %836 = load i32, ptr %835, align 4, !tbaa !5
  %837 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %832, i32 noundef %836)
  %838 = getelementptr inbounds nuw ptr, ptr %224, i64 %804
  store ptr %837, ptr %838, align 8, !tbaa !59
  %839 = icmp eq ptr %837, null
  br i1 %839, label %1124, label %840

840:                                              ; preds = %828, %823
  %841 = phi ptr [ %818, %823 ], [ %837, %828 ]
  %842 = load ptr, ptr %759, align 8, !tbaa !164
  %843 = getelementptr inbounds nuw i32, ptr %842, i64 %804
  %844 = load i32, ptr %843, align 4, !tbaa !5
  %845 = icmp sgt i32 %844, -1
  br i1 %845, label %846, label %851

846:                                              ; preds = %840
  %847 = load ptr, ptr %841, align 8, !tbaa !160
  %848 = load ptr, ptr %760, align 8, !tbaa !161
  %849 = zext nneg i32 %844 to i64
  %850 = getelementptr inbounds nuw ptr, ptr %848, i64 %849
  store ptr %847, ptr %850, align 8, !tbaa !31
  br label %851

851:                                              ; preds = %846, %840
  %852 = add nuw nsw i64 %804, 1
  %853 = load i32, ptr %754, align 4, !tbaa !104
  %854 = sext i32 %853 to i64
  %855 = icmp slt i64 %852, %854
  br i1 %855, label %803, label %792, !llvm.loop !165

856:                                              ; preds = %878
  %857 = icmp eq i64 %799, 0
  br i1 %857, label %875, label %858

858:                                              ; preds = %856, %796
  %859 = phi i64 [ 0, %796 ], [ %910, %856 ]
  %860 = icmp ne i64 %799, 0
  call void @llvm.assume(i1 %860)
  %861 = load ptr, ptr %797, align 8, !tbaa !161
  %862 = load ptr, ptr %798, align 8, !tbaa !166
  %863 = getelementptr inbounds nuw %struct.tfc_move, ptr %862, i64 %859
  %864 = getelementptr inbounds nuw i8, ptr %863, i64 4
  %865 = load i32, ptr %864, align 4, !tbaa !167
  %866 = sext i32 %865 to i64
  %867 = getelementptr inbounds ptr, ptr %861, i64 %866
  %868 = load ptr, ptr %867, align 8, !tbaa !31
  %869 = getelementptr inbounds nuw i8, ptr %863, i64 8
  %870 = load i64, ptr %869, align 8, !tbaa !169
  %871 = getelementptr inbounds i8, ptr %868, i64 %870
  %872 = load i32, ptr %863, align 8, !tbaa !170
  %873 = sext i32 %872 to i64
  %874 = getelementptr inbounds ptr, ptr %861, i64 %873
  store ptr %871, ptr %874, align 8, !tbaa !31
  br label %875

875:                                              ; preds = %858, %856, %792
  %876 = load ptr, ptr %138, align 8, !tbaa !106
  %877 = icmp eq ptr %876, null
  br i1 %877, label %919, label %913

878:                                              ; preds = %878, %801
  %879 = phi i64 [ 0, %801 ], [ %910, %878 ]
  %880 = phi i64 [ 0, %801 ], [ %911, %878 ]
  %881 = load ptr, ptr %797, align 8, !tbaa !161
  %882 = load ptr, ptr %798, align 8, !tbaa !166
  %883 = getelementptr inbounds nuw %struct.tfc_move, ptr %882, i64 %879
  %884 = getelementptr inbounds nuw i8, ptr %883, i64 4
  %885 = load i32, ptr %884, align 4, !tbaa !167
  %886 = sext i32 %885 to i64
  %887 = getelementptr inbounds ptr, ptr %881, i64 %886
  %888 = load ptr, ptr %887, align 8, !tbaa !31
  %889 = getelementptr inbounds nuw i8, ptr %883, i64 8
  %890 = load i64, ptr %889, align 8, !tbaa !169
  %891 = getelementptr inbounds i8, ptr %888, i64 %890
  %892 = load i32, ptr %883, align 8, !tbaa !170
  %893 = sext i32 %892 to i64
  %894 = getelementptr inbounds ptr, ptr %881, i64 %893
  store ptr %891, ptr %894, align 8, !tbaa !31
  %895 = load ptr, ptr %797, align 8, !tbaa !161
  %896 = load ptr, ptr %798, align 8, !tbaa !166
  %897 = getelementptr inbounds nuw %struct.tfc_move, ptr %896, i64 %879
  %898 = getelementptr inbounds nuw i8, ptr %897, i64 16
  %899 = getelementptr inbounds nuw i8, ptr %897, i64 20
  %900 = load i32, ptr %899, align 4, !tbaa !167
  %901 = sext i32 %900 to i64
  %902 = getelementptr inbounds ptr, ptr %895, i64 %901
  %903 = load ptr, ptr %902, align 8, !tbaa !31
  %904 = getelementptr inbounds nuw i8, ptr %897, i64 24
  %905 = load i64, ptr %904, align 8, !tbaa !169
  %906 = getelementptr inbounds i8, ptr %903, i64 %905
  %907 = load i32, ptr %898, align 8, !tbaa !170
  %908 = sext i32 %907 to i64
  %909 = getelementptr inbounds ptr, ptr %895, i64 %908
  store ptr %906, ptr %909, align 8, !tbaa !31
  %910 = add nuw nsw i64 %879, 2
  %911 = add i64 %880, 2
  %912 = icmp eq i64 %911, %802
  br i1 %912, label %856, label %878, !llvm.loop !171

913:                                              ; preds = %875
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %914 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %915 = load i64, ptr %4, align 8, !tbaa !86
  %916 = mul nsw i64 %915, 1000000000
  %917 = load i64, ptr %147, align 8, !tbaa !88
  %918 = add nsw i64 %916, %917
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  br label %919

919:                                              ; preds = %913, %875
  %920 = phi i64 [ %918, %913 ], [ 0, %875 ]
  %921 = getelementptr inbounds nuw i8, ptr %725, i64 48
  %922 = load i64, ptr %921, align 8, !tbaa !172
  %923 = icmp ne i64 %922, 0
  %924 = zext i1 %923 to i32
  %925 = load i32, ptr %148, align 8, !tbaa !173
  %926 = or i32 %925, %924
  store i32 %926, ptr %148, align 8, !tbaa !173
  %927 = load ptr, ptr %725, align 8, !tbaa !174
  %928 = icmp eq ptr %927, null
  br i1 %928, label %929, label %930

929:                                              ; preds = %919
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %206, ptr noundef %208, ptr noundef nonnull %204, i64 noundef %920)
  br label %934

930:                                              ; preds = %919
  %931 = call i32 @tfc_walk(ptr noundef nonnull %927)
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %206, ptr noundef %208, ptr noundef nonnull %204, i64 noundef %920)
  %932 = icmp eq i32 %931, 0
  br i1 %932, label %934, label %933

933:                                              ; preds = %930
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %931, i32 noundef 0, ptr noundef %206, ptr noundef nonnull %204)
  br label %934

934:                                              ; preds = %929, %933, %930
  %935 = load i32, ptr %754, align 4, !tbaa !104
  %936 = icmp sgt i32 %935, 0
  br i1 %936, label %937, label %1124

937:                                              ; preds = %934
  %938 = getelementptr inbounds nuw i8, ptr %725, i64 24
  %939 = getelementptr inbounds nuw i8, ptr %725, i64 8
  br label %940

940:                                              ; preds = %970, %937
  %941 = phi i64 [ 0, %937 ], [ %971, %970 ]
  %942 = load ptr, ptr %938, align 8, !tbaa !164
  %943 = getelementptr inbounds nuw i32, ptr %942, i64 %941
  %944 = load i32, ptr %943, align 4, !tbaa !5
  %945 = icmp slt i32 %944, -1
  br i1 %945, label %946, label %970

946:                                              ; preds = %940
  %947 = load ptr, ptr %11, align 8, !tbaa !32
  %948 = getelementptr inbounds nuw ptr, ptr %224, i64 %941
  %949 = load ptr, ptr %948, align 8, !tbaa !59
  %950 = load ptr, ptr %949, align 8, !tbaa !160
  %951 = load ptr, ptr %939, align 8, !tbaa !161
  %952 = sub nuw nsw i32 -2, %944
  %953 = zext nneg i32 %952 to i64
  %954 = getelementptr inbounds nuw ptr, ptr %951, i64 %953
  %955 = load ptr, ptr %954, align 8, !tbaa !31
  %956 = getelementptr inbounds nuw i8, ptr %949, i64 16
  %957 = load i64, ptr %956, align 8, !tbaa !27
  %958 = getelementptr inbounds nuw i8, ptr %947, i64 32
  %959 = load ptr, ptr %958, align 8, !tbaa !175
  %960 = icmp eq ptr %959, null
  br i1 %960, label %963, label %961

961:                                              ; preds = %946
  %962 = icmp eq i64 %957, 0
  br i1 %962, label %970, label %964

963:                                              ; preds = %946
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %950, ptr readonly align 1 %955, i64 %957, i1 false)
  br label %970

964:                                              ; preds = %961
  %965 = getelementptr inbounds nuw i8, ptr %959, i64 40
  %966 = load ptr, ptr %965, align 8, !tbaa !176
  %967 = call i32 %966(ptr noundef nonnull %959, ptr noundef %950, ptr noundef %955, i64 noundef %957) #18
  %968 = icmp eq i32 %967, 0
  br i1 %968, label %970, label %969

969:                                              ; preds = %964
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %967, i32 noundef 6, ptr noundef readonly %206, ptr noundef nonnull %204)
  br label %970

970:                                              ; preds = %969, %964, %963, %961, %940
  %971 = add nuw nsw i64 %941, 1
  %972 = load i32, ptr %754, align 4, !tbaa !104
  %973 = sext i32 %972 to i64
  %974 = icmp slt i64 %971, %973
  br i1 %974, label %940, label %1124, !llvm.loop !178

975:                                              ; preds = %482
  %976 = load ptr, ptr %206, align 8, !tbaa !50
  %977 = getelementptr inbounds nuw i8, ptr %976, i64 16
  %978 = load ptr, ptr %977, align 8, !tbaa !179
  %979 = getelementptr inbounds nuw i8, ptr %204, i64 40
  %980 = load i32, ptr %979, align 4, !tbaa !180
  br label %981

981:                                              ; preds = %981, %975
  %982 = phi i64 [ %986, %981 ], [ 0, %975 ]
  %983 = getelementptr inbounds nuw ptr, ptr %223, i64 %982
  %984 = load ptr, ptr %983, align 8, !tbaa !59
  %985 = icmp eq ptr %984, null
  %986 = add nuw nsw i64 %982, 1
  br i1 %985, label %981, label %987, !llvm.loop !181

987:                                              ; preds = %981
  %988 = sext i32 %980 to i64
  %989 = getelementptr inbounds i32, ptr %978, i64 %988
  %990 = trunc nuw nsw i64 %982 to i32
  %991 = getelementptr inbounds nuw i8, ptr %984, i64 24
  %992 = load i32, ptr %991, align 8, !tbaa !60
  %993 = add nsw i32 %992, 1
  store i32 %993, ptr %991, align 8, !tbaa !60
  store ptr %984, ptr %224, align 8, !tbaa !59
  %994 = getelementptr inbounds nuw i8, ptr %224, i64 8
  store ptr null, ptr %994, align 8, !tbaa !59
  %995 = getelementptr inbounds nuw i8, ptr %989, i64 4
  %996 = load i32, ptr %995, align 4, !tbaa !5
  %997 = getelementptr inbounds nuw i8, ptr %989, i64 8
  %998 = load i32, ptr %997, align 4, !tbaa !5
  %999 = icmp eq i32 %996, %998
  br i1 %999, label %1124, label %1000

1000:                                             ; preds = %987
  %1001 = getelementptr inbounds nuw i8, ptr %204, i64 36
  %1002 = load i32, ptr %1001, align 4, !tbaa !133
  %1003 = add nsw i32 %1002, 1
  %1004 = getelementptr inbounds nuw i8, ptr %976, i64 40
  %1005 = load ptr, ptr %1004, align 8, !tbaa !134
  %1006 = sext i32 %1003 to i64
  %1007 = getelementptr inbounds i32, ptr %1005, i64 %1006
  %1008 = load i32, ptr %1007, align 4, !tbaa !5
  %1009 = icmp sgt i32 %1008, -1
  br i1 %1009, label %1010, label %1019

1010:                                             ; preds = %1000
  %1011 = zext nneg i32 %1008 to i64
  %1012 = getelementptr inbounds nuw ptr, ptr %223, i64 %1011
  %1013 = load ptr, ptr %1012, align 8, !tbaa !59
  %1014 = icmp eq ptr %1013, null
  br i1 %1014, label %1124, label %1015

1015:                                             ; preds = %1010
  %1016 = getelementptr inbounds nuw i8, ptr %1013, i64 24
  %1017 = load i32, ptr %1016, align 8, !tbaa !60
  %1018 = add nsw i32 %1017, 1
  store i32 %1018, ptr %1016, align 8, !tbaa !60
  store ptr %1013, ptr %994, align 8, !tbaa !59
  br label %1030

1019:                                             ; preds = %1000
  %1020 = getelementptr inbounds nuw i8, ptr %976, i64 32
  %1021 = load ptr, ptr %1020, align 8, !tbaa !135
  %1022 = getelementptr inbounds i64, ptr %1021, i64 %1006
  %1023 = load i64, ptr %1022, align 8, !tbaa !110
  %1024 = getelementptr inbounds nuw i8, ptr %976, i64 48
  %1025 = load ptr, ptr %1024, align 8, !tbaa !136
  %1026 = getelementptr inbounds i32, ptr %1025, i64 %1006
  %1027 = load i32, ptr %1026, align 4, !tbaa !5
  %1028 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %1023, i32 noundef %1027)
  store ptr %1028, ptr %994, align 8, !tbaa !59
  %1029 = icmp eq ptr %1028, null
  br i1 %1029, label %1124, label %1030

1030:                                             ; preds = %1019, %1015
  %1031 = phi ptr [ %1013, %1015 ], [ %1028, %1019 ]
  %1032 = load ptr, ptr %11, align 8, !tbaa !32
  %1033 = load ptr, ptr %1031, align 8, !tbaa !160
  %1034 = getelementptr inbounds nuw i8, ptr %1032, i64 32
  %1035 = load ptr, ptr %1034, align 8, !tbaa !175
  %1036 = icmp eq ptr %1035, null
  br i1 %1036, label %1037, label %1038

1037:                                             ; preds = %1030
  store i32 %990, ptr %1033, align 4, !tbaa !5
  br label %1124

1038:                                             ; preds = %1030
  %1039 = getelementptr inbounds nuw i8, ptr %1035, i64 32
  %1040 = load ptr, ptr %1039, align 8, !tbaa !182
  %1041 = call i32 %1040(ptr noundef nonnull %1035, ptr noundef %1033, i32 noundef %990) #18
  %1042 = icmp eq i32 %1041, 0
  br i1 %1042, label %1124, label %1043

1043:                                             ; preds = %1038
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %1041, i32 noundef 6, ptr noundef nonnull readonly %206, ptr noundef nonnull %204)
  br label %1124

1044:                                             ; preds = %482
  %1045 = load ptr, ptr %223, align 8, !tbaa !59
  %1046 = icmp eq ptr %1045, null
  br i1 %1046, label %1051, label %1047

1047:                                             ; preds = %1044
  %1048 = getelementptr inbounds nuw i8, ptr %1045, i64 24
  %1049 = load i32, ptr %1048, align 8, !tbaa !60
  %1050 = add nsw i32 %1049, 1
  store i32 %1050, ptr %1048, align 8, !tbaa !60
  br label %1051

1051:                                             ; preds = %1047, %1044
  %1052 = load ptr, ptr %11, align 8, !tbaa !32
  %1053 = getelementptr inbounds nuw i8, ptr %223, i64 8
  %1054 = load ptr, ptr %1053, align 8, !tbaa !59
  %1055 = load ptr, ptr %1054, align 8, !tbaa !160
  %1056 = getelementptr inbounds nuw i8, ptr %1052, i64 32
  %1057 = load ptr, ptr %1056, align 8, !tbaa !175
  %1058 = icmp eq ptr %1057, null
  br i1 %1058, label %1059, label %1061

1059:                                             ; preds = %1051
  %1060 = load i8, ptr %1055, align 1, !tbaa !102
  store i8 %1060, ptr %8, align 1, !tbaa !102
  br label %1067

1061:                                             ; preds = %1051
  %1062 = getelementptr inbounds nuw i8, ptr %1057, i64 24
  %1063 = load ptr, ptr %1062, align 8, !tbaa !183
  %1064 = call i32 %1063(ptr noundef nonnull %1057, ptr noundef nonnull %1052, ptr noundef nonnull %8, ptr noundef %1055, i64 noundef 1) #18
  %1065 = icmp eq i32 %1064, 0
  br i1 %1065, label %1067, label %1066

1066:                                             ; preds = %1061
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %1064, i32 noundef 6, ptr noundef readonly %206, ptr noundef nonnull %204)
  br label %1067

1067:                                             ; preds = %1066, %1061, %1059
  %1068 = load i8, ptr %8, align 1, !tbaa !102
  %1069 = icmp eq i8 %1068, 0
  %1070 = select i1 %1069, ptr %1045, ptr null
  store ptr %1070, ptr %224, align 8, !tbaa !59
  %1071 = icmp eq ptr %1070, null
  %1072 = select i1 %1071, ptr %1045, ptr null
  %1073 = getelementptr inbounds nuw i8, ptr %224, i64 8
  store ptr %1072, ptr %1073, align 8, !tbaa !59
  br label %1124

1074:                                             ; preds = %482, %482, %482, %482
  %1075 = load ptr, ptr %223, align 8, !tbaa !59
  %1076 = icmp eq ptr %1075, null
  br i1 %1076, label %1081, label %1077

1077:                                             ; preds = %1074
  %1078 = getelementptr inbounds nuw i8, ptr %1075, i64 24
  %1079 = load i32, ptr %1078, align 8, !tbaa !60
  %1080 = add nsw i32 %1079, 1
  store i32 %1080, ptr %1078, align 8, !tbaa !60
  br label %1081

1081:                                             ; preds = %1077, %1074
  store ptr %1075, ptr %224, align 8, !tbaa !59
  br label %1124

1082:                                             ; preds = %482
  %1083 = load ptr, ptr %145, align 8, !tbaa !184
  %1084 = getelementptr inbounds nuw i8, ptr %204, i64 4
  %1085 = load i32, ptr %1084, align 4, !tbaa !114
  %1086 = sext i32 %1085 to i64
  %1087 = getelementptr inbounds ptr, ptr %1083, i64 %1086
  %1088 = load ptr, ptr %1087, align 8, !tbaa !59
  %1089 = icmp eq ptr %1088, null
  br i1 %1089, label %1094, label %1090

1090:                                             ; preds = %1082
  %1091 = getelementptr inbounds nuw i8, ptr %1088, i64 24
  %1092 = load i32, ptr %1091, align 8, !tbaa !60
  %1093 = add nsw i32 %1092, 1
  store i32 %1093, ptr %1091, align 8, !tbaa !60
  br label %1094

1094:                                             ; preds = %1090, %1082
  store ptr %1088, ptr %224, align 8, !tbaa !59
  br label %1124

1095:                                             ; preds = %482
  %1096 = getelementptr inbounds nuw i8, ptr %206, i64 112
  %1097 = load ptr, ptr %1096, align 8, !tbaa !58
  %1098 = getelementptr inbounds nuw i8, ptr %204, i64 4
  %1099 = load i32, ptr %1098, align 4, !tbaa !114
  %1100 = sext i32 %1099 to i64
  %1101 = getelementptr inbounds ptr, ptr %1097, i64 %1100
  %1102 = load ptr, ptr %1101, align 8, !tbaa !59
  store ptr %1102, ptr %224, align 8, !tbaa !59
  store ptr null, ptr %1101, align 8, !tbaa !59
  br label %1124

1103:                                             ; preds = %482
  %1104 = load ptr, ptr %223, align 8, !tbaa !59
  %1105 = icmp eq ptr %1104, null
  br i1 %1105, label %1110, label %1106

1106:                                             ; preds = %1103
  %1107 = getelementptr inbounds nuw i8, ptr %1104, i64 24
  %1108 = load i32, ptr %1107, align 8, !tbaa !60
  %1109 = add nsw i32 %1108, 1
  store i32 %1109, ptr %1107, align 8, !tbaa !60
  br label %1110

1110:                                             ; preds = %1106, %1103
  %1111 = getelementptr inbounds nuw i8, ptr %206, i64 120
  %1112 = load ptr, ptr %1111, align 8, !tbaa !185
  %1113 = getelementptr inbounds nuw i8, ptr %204, i64 4
  %1114 = load i32, ptr %1113, align 4, !tbaa !114
  %1115 = sext i32 %1114 to i64
  %1116 = getelementptr inbounds ptr, ptr %1112, i64 %1115
  store ptr %1104, ptr %1116, align 8, !tbaa !59
  %1117 = getelementptr inbounds nuw i8, ptr %206, i64 24
  %1118 = load ptr, ptr %1117, align 8, !tbaa !141
  %1119 = icmp eq ptr %1118, null
  br i1 %1119, label %1120, label %1124

1120:                                             ; preds = %1110
  %1121 = load ptr, ptr %223, align 8, !tbaa !59
  %1122 = load ptr, ptr %144, align 8, !tbaa !186
  %1123 = getelementptr inbounds ptr, ptr %1122, i64 %1115
  store ptr %1121, ptr %1123, align 8, !tbaa !59
  br label %1124

1124:                                             ; preds = %828, %970, %1043, %1038, %1037, %1019, %1010, %987, %934, %820, %1120, %1110, %1095, %1094, %1081, %1067, %482, %480, %479
  %1125 = load i32, ptr %124, align 8, !tbaa !68
  %1126 = icmp eq i32 %1125, 0
  br i1 %1126, label %1127, label %1128

1127:                                             ; preds = %1124
  call fastcc void @complete(ptr noundef nonnull %0, ptr noundef %206, ptr noundef %208, ptr noundef nonnull %204, ptr noundef %224, i32 noundef %210)
  br label %1128

1128:                                             ; preds = %564, %1127, %1124, %370, %368, %226, %483, %556, %589, %700
  %1129 = load ptr, ptr %15, align 8, !tbaa !40
  %1130 = icmp eq ptr %1129, null
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #18
  br i1 %1130, label %154, label %1138, !llvm.loop !187

1131:                                             ; preds = %196
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 1, ptr noundef null, ptr noundef null)
  %1132 = load i32, ptr %124, align 8, !tbaa !68
  %1133 = icmp eq i32 %1132, 0
  br i1 %1133, label %1134, label %1138

1134:                                             ; preds = %163, %1131
  %1135 = load i64, ptr %143, align 8, !tbaa !112
  %1136 = icmp eq i64 %1135, 0
  %1137 = select i1 %1136, i32 0, i32 -2
  br label %1138

1138:                                             ; preds = %154, %160, %169, %181, %1128, %585, %1131, %1134
  %1139 = phi i32 [ %1132, %1131 ], [ %1137, %1134 ], [ -1, %585 ], [ %161, %160 ], [ %155, %154 ], [ -2, %169 ], [ -1, %1128 ], [ -2, %181 ]
  ret i32 %1139
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @empty_inbox(ptr noundef captures(none) %0) unnamed_addr #30 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3 = load ptr, ptr %2, align 8, !tbaa !79
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 36
  br label %8

5:                                                ; preds = %24
  %6 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %31, label %27

8:                                                ; preds = %24, %1
  %9 = phi i32 [ 0, %1 ], [ %25, %24 ]
  %10 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 1
  br i1 %11, label %31, label %12

12:                                               ; preds = %8
  tail call void @llvm.x86.sse2.pause()
  %13 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %31, label %15

15:                                               ; preds = %12
  tail call void @llvm.x86.sse2.pause()
  %16 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %31, label %18

18:                                               ; preds = %15
  tail call void @llvm.x86.sse2.pause()
  %19 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 1
  br i1 %20, label %31, label %21

21:                                               ; preds = %18
  tail call void @llvm.x86.sse2.pause()
  %22 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %23 = extractvalue { i32, i1 } %22, 1
  br i1 %23, label %31, label %24

24:                                               ; preds = %21
  tail call void @llvm.x86.sse2.pause()
  %25 = add nuw nsw i32 %9, 5
  %26 = icmp eq i32 %25, 100
  br i1 %26, label %5, label %8, !llvm.loop !118

27:                                               ; preds = %5, %27
  %28 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %4, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %29 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %27, !llvm.loop !119

31:                                               ; preds = %8, %12, %15, %18, %21, %27, %5
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %33 = atomicrmw xchg ptr %32, i64 0 monotonic, align 8
  %34 = inttoptr i64 %33 to ptr
  %35 = load ptr, ptr %2, align 8, !tbaa !79
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 36
  %37 = atomicrmw xchg ptr %36, i32 0 release, align 4
  %38 = icmp eq i32 %37, 2
  br i1 %38, label %39, label %41

39:                                               ; preds = %31
  %40 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %36, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %41

41:                                               ; preds = %31, %39
  %42 = icmp eq i64 %33, 0
  br i1 %42, label %68, label %46

43:                                               ; preds = %46
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 192
  br label %51

46:                                               ; preds = %41, %46
  %47 = phi ptr [ %49, %46 ], [ %34, %41 ]
  %48 = phi ptr [ %47, %46 ], [ null, %41 ]
  %49 = load ptr, ptr %47, align 8, !tbaa !125
  store ptr %48, ptr %47, align 8, !tbaa !125
  %50 = icmp eq ptr %49, null
  br i1 %50, label %43, label %46, !llvm.loop !188

51:                                               ; preds = %43, %66
  %52 = phi ptr [ %47, %43 ], [ %56, %66 ]
  %53 = load i32, ptr %44, align 8, !tbaa !68
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %68

55:                                               ; preds = %51
  %56 = load ptr, ptr %52, align 8, !tbaa !125
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 44
  %58 = load i32, ptr %57, align 4, !tbaa !124
  switch i32 %58, label %65 [
    i32 0, label %59
    i32 2, label %62
  ]

59:                                               ; preds = %55
  %60 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %61 = load ptr, ptr %60, align 8, !tbaa !189
  tail call fastcc void @drop(ptr noundef nonnull %0, ptr noundef %61)
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %52, i64 noundef 48)
  br label %66, !llvm.loop !190

62:                                               ; preds = %55
  %63 = load i64, ptr %45, align 8, !tbaa !139
  %64 = add nsw i64 %63, -1
  store i64 %64, ptr %45, align 8, !tbaa !139
  br label %65

65:                                               ; preds = %55, %62
  tail call fastcc void @end_activation(ptr noundef nonnull %0, ptr noundef nonnull %52)
  br label %66

66:                                               ; preds = %65, %59
  %67 = icmp eq ptr %56, null
  br i1 %67, label %68, label %51

68:                                               ; preds = %51, %66, %41
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @fail(ptr noundef captures(none) %0, i32 noundef range(i32 1, 0) %1, i32 noundef range(i32 0, 7) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #31 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %7 = load i32, ptr %6, align 8, !tbaa !68
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %34

9:                                                ; preds = %5
  store i32 %1, ptr %6, align 8, !tbaa !68
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i32 %2, ptr %10, align 4, !tbaa !191
  %11 = icmp eq ptr %3, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 -1, ptr %13, align 8, !tbaa !192
  br label %31

14:                                               ; preds = %9
  %15 = load ptr, ptr %3, align 8, !tbaa !50
  %16 = load ptr, ptr %0, align 8, !tbaa !42
  %17 = ptrtoint ptr %15 to i64
  %18 = ptrtoint ptr %16 to i64
  %19 = sub i64 %17, %18
  %20 = lshr exact i64 %19, 6
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 %21, ptr %22, align 8, !tbaa !192
  %23 = icmp eq ptr %4, null
  br i1 %23, label %31, label %24

24:                                               ; preds = %14
  %25 = load ptr, ptr %15, align 8, !tbaa !69
  %26 = ptrtoint ptr %4 to i64
  %27 = ptrtoint ptr %25 to i64
  %28 = sub i64 %26, %27
  %29 = sdiv exact i64 %28, 44
  %30 = trunc i64 %29 to i32
  br label %31

31:                                               ; preds = %12, %14, %24
  %32 = phi i32 [ %30, %24 ], [ -1, %14 ], [ -1, %12 ]
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 124
  store i32 %32, ptr %33, align 4, !tbaa !193
  br label %34

34:                                               ; preds = %5, %31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nounwind uwtable
define void @tfc_finish(ptr noundef captures(none) %0, ptr noundef %1) local_unnamed_addr #27 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %4 = load i64, ptr %3, align 8, !tbaa !139
  %5 = add nsw i64 %4, -1
  store i64 %5, ptr %3, align 8, !tbaa !139
  tail call fastcc void @end_activation(ptr noundef %0, ptr noundef %1)
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @end_activation(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #27 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %4 = load ptr, ptr %3, align 8, !tbaa !194
  %5 = load ptr, ptr %4, align 8, !tbaa !50
  %6 = load ptr, ptr %5, align 8, !tbaa !69
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %8 = load i32, ptr %7, align 4, !tbaa !195
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_node, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %12 = load i64, ptr %11, align 8, !tbaa !112
  %13 = add nsw i64 %12, -1
  store i64 %13, ptr %11, align 8, !tbaa !112
  %14 = load i32, ptr %10, align 4, !tbaa !103
  %15 = icmp eq i32 %14, 15
  br i1 %15, label %16, label %160

16:                                               ; preds = %2
  %17 = load ptr, ptr %0, align 8, !tbaa !42
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %19 = load i32, ptr %18, align 8, !tbaa !196
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.tfc_graph, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %23 = load ptr, ptr %22, align 8, !tbaa !128
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %25 = load ptr, ptr %24, align 8, !tbaa !189
  %26 = icmp eq ptr %25, null
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 56
  br i1 %26, label %28, label %29

28:                                               ; preds = %16
  store i32 1, ptr %27, align 8, !tbaa !197
  br label %100

29:                                               ; preds = %16
  %30 = load i32, ptr %27, align 8, !tbaa !197
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %100

32:                                               ; preds = %29
  %33 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %34 = load ptr, ptr %33, align 8, !tbaa !135
  %35 = getelementptr inbounds nuw i8, ptr %10, i64 36
  %36 = load i32, ptr %35, align 4, !tbaa !133
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i64, ptr %34, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !110
  %40 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %41 = load i64, ptr %40, align 8, !tbaa !27
  %42 = icmp eq i64 %39, %41
  br i1 %42, label %44, label %43

43:                                               ; preds = %32
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 13, i32 noundef 5, ptr noundef nonnull %4, ptr noundef nonnull %10)
  br label %100

44:                                               ; preds = %32
  %45 = getelementptr inbounds nuw i8, ptr %21, i64 48
  %46 = load ptr, ptr %45, align 8, !tbaa !136
  %47 = getelementptr inbounds i32, ptr %46, i64 %37
  %48 = load i32, ptr %47, align 4, !tbaa !5
  %49 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %39, i32 noundef %48)
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %51 = load ptr, ptr %50, align 8, !tbaa !137
  store ptr %49, ptr %51, align 8, !tbaa !59
  %52 = icmp eq ptr %49, null
  br i1 %52, label %100, label %53

53:                                               ; preds = %44
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %55 = load ptr, ptr %54, align 8, !tbaa !32
  %56 = load ptr, ptr %49, align 8, !tbaa !160
  %57 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %58 = load ptr, ptr %57, align 8, !tbaa !198
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 48
  %60 = load ptr, ptr %59, align 8, !tbaa !32
  %61 = load ptr, ptr %24, align 8, !tbaa !189
  %62 = load ptr, ptr %61, align 8, !tbaa !160
  %63 = getelementptr inbounds nuw i8, ptr %61, i64 16
  %64 = load i64, ptr %63, align 8, !tbaa !27
  %65 = getelementptr inbounds nuw i8, ptr %55, i64 32
  %66 = load ptr, ptr %65, align 8, !tbaa !175
  %67 = getelementptr inbounds nuw i8, ptr %60, i64 32
  %68 = load ptr, ptr %67, align 8, !tbaa !175
  %69 = icmp eq i64 %64, 0
  br i1 %69, label %100, label %70

70:                                               ; preds = %53
  %71 = icmp ne ptr %66, null
  %72 = icmp ne ptr %68, null
  %73 = select i1 %71, i1 %72, i1 false
  br i1 %73, label %74, label %84

74:                                               ; preds = %70
  %75 = icmp eq ptr %66, %68
  br i1 %75, label %76, label %80

76:                                               ; preds = %74
  %77 = getelementptr inbounds nuw i8, ptr %66, i64 40
  %78 = load ptr, ptr %77, align 8, !tbaa !176
  %79 = tail call i32 %78(ptr noundef nonnull %66, ptr noundef %56, ptr noundef %62, i64 noundef %64) #18
  br label %95

80:                                               ; preds = %74
  %81 = getelementptr inbounds nuw i8, ptr %66, i64 64
  %82 = load ptr, ptr %81, align 8, !tbaa !199
  %83 = tail call i32 %82(ptr noundef nonnull %66, ptr noundef %56, ptr noundef nonnull %68, ptr noundef %62, i64 noundef %64) #18
  br label %95

84:                                               ; preds = %70
  br i1 %71, label %85, label %89

85:                                               ; preds = %84
  %86 = getelementptr inbounds nuw i8, ptr %66, i64 48
  %87 = load ptr, ptr %86, align 8, !tbaa !200
  %88 = tail call i32 %87(ptr noundef nonnull %66, ptr noundef %56, ptr noundef %62, i64 noundef %64) #18
  br label %95

89:                                               ; preds = %84
  br i1 %72, label %90, label %94

90:                                               ; preds = %89
  %91 = getelementptr inbounds nuw i8, ptr %68, i64 56
  %92 = load ptr, ptr %91, align 8, !tbaa !201
  %93 = tail call i32 %92(ptr noundef nonnull %68, ptr noundef %56, ptr noundef %62, i64 noundef %64) #18
  br label %95

94:                                               ; preds = %89
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %56, ptr readonly align 1 %62, i64 %64, i1 false)
  br label %100

95:                                               ; preds = %90, %85, %80, %76
  %96 = phi i32 [ %79, %76 ], [ %88, %85 ], [ %93, %90 ], [ %83, %80 ]
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %100, label %98

98:                                               ; preds = %95
  %99 = load ptr, ptr %3, align 8, !tbaa !194
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %96, i32 noundef 6, ptr noundef readonly %99, ptr noundef nonnull %10)
  br label %100

100:                                              ; preds = %98, %95, %94, %53, %44, %43, %29, %28
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %102 = load ptr, ptr %101, align 8, !tbaa !79
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 36
  br label %107

104:                                              ; preds = %123
  %105 = atomicrmw xchg ptr %103, i32 2 acquire, align 4
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %130, label %126

107:                                              ; preds = %123, %100
  %108 = phi i32 [ 0, %100 ], [ %124, %123 ]
  %109 = cmpxchg ptr %103, i32 0, i32 1 acquire monotonic, align 4
  %110 = extractvalue { i32, i1 } %109, 1
  br i1 %110, label %130, label %111

111:                                              ; preds = %107
  tail call void @llvm.x86.sse2.pause()
  %112 = cmpxchg ptr %103, i32 0, i32 1 acquire monotonic, align 4
  %113 = extractvalue { i32, i1 } %112, 1
  br i1 %113, label %130, label %114

114:                                              ; preds = %111
  tail call void @llvm.x86.sse2.pause()
  %115 = cmpxchg ptr %103, i32 0, i32 1 acquire monotonic, align 4
  %116 = extractvalue { i32, i1 } %115, 1
  br i1 %116, label %130, label %117

117:                                              ; preds = %114
  tail call void @llvm.x86.sse2.pause()
  %118 = cmpxchg ptr %103, i32 0, i32 1 acquire monotonic, align 4
  %119 = extractvalue { i32, i1 } %118, 1
  br i1 %119, label %130, label %120

120:                                              ; preds = %117
  tail call void @llvm.x86.sse2.pause()
  %121 = cmpxchg ptr %103, i32 0, i32 1 acquire monotonic, align 4
  %122 = extractvalue { i32, i1 } %121, 1
  br i1 %122, label %130, label %123

123:                                              ; preds = %120
  tail call void @llvm.x86.sse2.pause()
  %124 = add nuw nsw i32 %108, 5
  %125 = icmp eq i32 %124, 100
  br i1 %125, label %104, label %107, !llvm.loop !118

126:                                              ; preds = %104, %126
  %127 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %103, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %128 = atomicrmw xchg ptr %103, i32 2 acquire, align 4
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %130, label %126, !llvm.loop !119

130:                                              ; preds = %107, %111, %114, %117, %120, %126, %104
  %131 = load ptr, ptr %101, align 8, !tbaa !79
  %132 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %133 = load ptr, ptr %132, align 8, !tbaa !198
  %134 = getelementptr inbounds nuw i8, ptr %133, i64 208
  %135 = load atomic i64, ptr %134 monotonic, align 8
  %136 = inttoptr i64 %135 to ptr
  store ptr %136, ptr %23, align 8, !tbaa !125
  %137 = ptrtoint ptr %23 to i64
  store atomic i64 %137, ptr %134 monotonic, align 8
  %138 = getelementptr inbounds nuw i8, ptr %133, i64 172
  %139 = load i32, ptr %138, align 4, !tbaa !202
  %140 = icmp eq i32 %139, 2
  br i1 %140, label %141, label %153

141:                                              ; preds = %130
  %142 = getelementptr inbounds nuw i8, ptr %23, i64 44
  %143 = load i32, ptr %142, align 4, !tbaa !124
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %153, label %145

145:                                              ; preds = %141
  store i32 0, ptr %138, align 4, !tbaa !202
  %146 = getelementptr inbounds nuw i8, ptr %131, i64 40
  %147 = atomicrmw add ptr %146, i32 1 monotonic, align 8
  %148 = getelementptr inbounds nuw i8, ptr %131, i64 44
  %149 = load i32, ptr %148, align 4, !tbaa !127
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %153, label %151

151:                                              ; preds = %145
  %152 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %146, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %153

153:                                              ; preds = %151, %145, %141, %130
  %154 = load ptr, ptr %101, align 8, !tbaa !79
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 36
  %156 = atomicrmw xchg ptr %155, i32 0 release, align 4
  %157 = icmp eq i32 %156, 2
  br i1 %157, label %158, label %160

158:                                              ; preds = %153
  %159 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %155, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %160

160:                                              ; preds = %158, %153, %2
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %162 = load i32, ptr %161, align 8, !tbaa !68
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %179

164:                                              ; preds = %160
  %165 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %166 = load ptr, ptr %165, align 8, !tbaa !203
  %167 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %168 = load i64, ptr %167, align 8, !tbaa !204
  tail call fastcc void @note(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %166, ptr noundef nonnull %10, i64 noundef %168)
  %169 = load ptr, ptr %165, align 8, !tbaa !203
  %170 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %171 = load ptr, ptr %170, align 8, !tbaa !137
  %172 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %173 = load i32, ptr %172, align 8, !tbaa !197
  tail call fastcc void @complete(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %169, ptr noundef nonnull %10, ptr noundef %171, i32 noundef %173)
  %174 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %175 = load i32, ptr %174, align 4, !tbaa !104
  %176 = sext i32 %175 to i64
  %177 = shl nsw i64 %176, 3
  %178 = add nsw i64 %177, 104
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %178)
  br label %179

179:                                              ; preds = %160, %164
  ret void
}

; Function Attrs: nounwind uwtable
define i32 @tfc_drive(ptr noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #27 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %9

6:                                                ; preds = %25
  %7 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %32, label %28

9:                                                ; preds = %25, %2
  %10 = phi i32 [ 0, %2 ], [ %26, %25 ]
  %11 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %12 = extractvalue { i32, i1 } %11, 1
  br i1 %12, label %32, label %13

13:                                               ; preds = %9
  tail call void @llvm.x86.sse2.pause()
  %14 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %15 = extractvalue { i32, i1 } %14, 1
  br i1 %15, label %32, label %16

16:                                               ; preds = %13
  tail call void @llvm.x86.sse2.pause()
  %17 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %18 = extractvalue { i32, i1 } %17, 1
  br i1 %18, label %32, label %19

19:                                               ; preds = %16
  tail call void @llvm.x86.sse2.pause()
  %20 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %21 = extractvalue { i32, i1 } %20, 1
  br i1 %21, label %32, label %22

22:                                               ; preds = %19
  tail call void @llvm.x86.sse2.pause()
  %23 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %24 = extractvalue { i32, i1 } %23, 1
  br i1 %24, label %32, label %25

25:                                               ; preds = %22
  tail call void @llvm.x86.sse2.pause()
  %26 = add nuw nsw i32 %10, 5
  %27 = icmp eq i32 %26, 100
  br i1 %27, label %6, label %9, !llvm.loop !118

28:                                               ; preds = %6, %28
  %29 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %5, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %30 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %28, !llvm.loop !119

32:                                               ; preds = %9, %13, %16, %19, %22, %28, %6
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %34 = load i32, ptr %33, align 4, !tbaa !205
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %48

36:                                               ; preds = %32
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %38 = load i32, ptr %37, align 8, !tbaa !207
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %48, label %40

40:                                               ; preds = %36
  store i32 0, ptr %37, align 8, !tbaa !207
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %42 = atomicrmw add ptr %41, i32 1 monotonic, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %44 = load i32, ptr %43, align 4, !tbaa !127
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %48, label %46

46:                                               ; preds = %40
  %47 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %41, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %48

48:                                               ; preds = %46, %40, %36, %32
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %50 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 52
  br label %62

62:                                               ; preds = %281, %48
  %63 = load i32, ptr %1, align 4, !tbaa !208
  %64 = icmp slt i32 %63, 0
  br i1 %64, label %65, label %138

65:                                               ; preds = %62
  %66 = load ptr, ptr %49, align 8, !tbaa !209
  %67 = icmp eq ptr %66, null
  br i1 %67, label %83, label %68

68:                                               ; preds = %65, %78
  %69 = phi ptr [ %81, %78 ], [ %66, %65 ]
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 32
  %71 = load i64, ptr %70, align 8, !tbaa !131
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %72 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %73 = load i64, ptr %4, align 8, !tbaa !86
  %74 = mul nsw i64 %73, 1000000000
  %75 = load i64, ptr %50, align 8, !tbaa !88
  %76 = add nsw i64 %74, %75
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  %77 = icmp sgt i64 %71, %76
  br i1 %77, label %83, label %78

78:                                               ; preds = %68
  %79 = load ptr, ptr %49, align 8, !tbaa !209
  %80 = load ptr, ptr %79, align 8, !tbaa !125
  store ptr %80, ptr %49, align 8, !tbaa !209
  call fastcc void @deliver(ptr noundef nonnull %0, ptr noundef nonnull %79)
  %81 = load ptr, ptr %49, align 8, !tbaa !209
  %82 = icmp eq ptr %81, null
  br i1 %82, label %83, label %68, !llvm.loop !210

83:                                               ; preds = %78, %68, %65
  %84 = load i64, ptr %51, align 8, !tbaa !80
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %103, label %86

86:                                               ; preds = %83
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %87 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #18
  %88 = load i64, ptr %3, align 8, !tbaa !86
  %89 = mul nsw i64 %88, 1000000000
  %90 = load i64, ptr %52, align 8, !tbaa !88
  %91 = add nsw i64 %89, %90
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  %92 = load i64, ptr %51, align 8, !tbaa !80
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %103, label %94

94:                                               ; preds = %86
  %95 = load atomic i32, ptr %53 monotonic, align 8
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %103

97:                                               ; preds = %94
  store i32 -1, ptr %54, align 4, !tbaa !126
  store atomic i32 4, ptr %53 monotonic, align 8
  %98 = atomicrmw add ptr %55, i32 1 monotonic, align 8
  %99 = load i32, ptr %56, align 4, !tbaa !127
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %103, label %101

101:                                              ; preds = %97
  %102 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %55, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %103

103:                                              ; preds = %101, %97, %94, %86, %83
  %104 = load atomic i32, ptr %53 seq_cst, align 4, !tbaa !211
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %135

106:                                              ; preds = %103
  %107 = load i32, ptr %57, align 8, !tbaa !207
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %135

109:                                              ; preds = %106
  %110 = load i32, ptr %58, align 4, !tbaa !212
  %111 = load i32, ptr %59, align 8, !tbaa !213
  %112 = icmp sgt i32 %111, 0
  br i1 %112, label %113, label %128

113:                                              ; preds = %109
  %114 = load ptr, ptr %0, align 8, !tbaa !214
  br label %118

115:                                              ; preds = %118
  %116 = add nuw nsw i32 %119, 1
  %117 = icmp eq i32 %116, %111
  br i1 %117, label %128, label %118, !llvm.loop !215

118:                                              ; preds = %115, %113
  %119 = phi i32 [ 0, %113 ], [ %116, %115 ]
  %120 = add nsw i32 %119, %110
  %121 = srem i32 %120, %111
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds ptr, ptr %114, i64 %122
  %124 = load ptr, ptr %123, align 8, !tbaa !108
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 172
  %126 = load i32, ptr %125, align 4, !tbaa !202
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %129, label %115

128:                                              ; preds = %115, %109
  store i32 -1, ptr %1, align 4, !tbaa !208
  br label %228

129:                                              ; preds = %118
  store i32 %121, ptr %1, align 4, !tbaa !208
  %130 = icmp slt i32 %121, 0
  br i1 %130, label %228, label %131

131:                                              ; preds = %129
  %132 = getelementptr inbounds nuw i8, ptr %124, i64 172
  store i32 1, ptr %132, align 4, !tbaa !202
  %133 = load i32, ptr %60, align 8, !tbaa !216
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %60, align 8, !tbaa !216
  br label %135

135:                                              ; preds = %131, %106, %103
  %136 = load i32, ptr %1, align 4, !tbaa !208
  %137 = icmp sgt i32 %136, -1
  br i1 %137, label %138, label %228

138:                                              ; preds = %62, %135
  %139 = atomicrmw xchg ptr %5, i32 0 release, align 4
  %140 = icmp eq i32 %139, 2
  br i1 %140, label %141, label %143

141:                                              ; preds = %138
  %142 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %5, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %143

143:                                              ; preds = %138, %141
  %144 = load ptr, ptr %0, align 8, !tbaa !214
  %145 = load i32, ptr %1, align 4, !tbaa !208
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds ptr, ptr %144, i64 %146
  %148 = load ptr, ptr %147, align 8, !tbaa !108
  %149 = call i32 @tfc_execute(ptr noundef %148)
  %150 = icmp eq i32 %149, -1
  br i1 %150, label %298, label %154

151:                                              ; preds = %170
  %152 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %177, label %173

154:                                              ; preds = %143, %170
  %155 = phi i32 [ %171, %170 ], [ 0, %143 ]
  %156 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %157 = extractvalue { i32, i1 } %156, 1
  br i1 %157, label %177, label %158

158:                                              ; preds = %154
  call void @llvm.x86.sse2.pause()
  %159 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %160 = extractvalue { i32, i1 } %159, 1
  br i1 %160, label %177, label %161

161:                                              ; preds = %158
  call void @llvm.x86.sse2.pause()
  %162 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %163 = extractvalue { i32, i1 } %162, 1
  br i1 %163, label %177, label %164

164:                                              ; preds = %161
  call void @llvm.x86.sse2.pause()
  %165 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %166 = extractvalue { i32, i1 } %165, 1
  br i1 %166, label %177, label %167

167:                                              ; preds = %164
  call void @llvm.x86.sse2.pause()
  %168 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %169 = extractvalue { i32, i1 } %168, 1
  br i1 %169, label %177, label %170

170:                                              ; preds = %167
  call void @llvm.x86.sse2.pause()
  %171 = add nuw nsw i32 %155, 5
  %172 = icmp eq i32 %171, 100
  br i1 %172, label %151, label %154, !llvm.loop !118

173:                                              ; preds = %151, %173
  %174 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %5, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %175 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %173, !llvm.loop !119

177:                                              ; preds = %154, %158, %161, %164, %167, %173, %151
  %178 = load ptr, ptr %0, align 8, !tbaa !214
  %179 = load i32, ptr %1, align 4, !tbaa !208
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds ptr, ptr %178, i64 %180
  %182 = load ptr, ptr %181, align 8, !tbaa !108
  %183 = icmp eq i32 %149, 0
  br i1 %183, label %207, label %184

184:                                              ; preds = %177
  %185 = getelementptr inbounds nuw i8, ptr %182, i64 208
  %186 = load atomic ptr, ptr %185 seq_cst, align 8, !tbaa !217
  %187 = icmp eq ptr %186, null
  br i1 %187, label %188, label %193

188:                                              ; preds = %184
  %189 = getelementptr inbounds nuw i8, ptr %182, i64 232
  %190 = load i64, ptr %189, align 8, !tbaa !78
  %191 = icmp eq i64 %190, 0
  %192 = select i1 %191, i32 2, i32 0
  br label %193

193:                                              ; preds = %188, %184
  %194 = phi i32 [ %192, %188 ], [ 0, %184 ]
  %195 = getelementptr inbounds nuw i8, ptr %182, i64 172
  store i32 %194, ptr %195, align 4, !tbaa !202
  %196 = icmp sgt i32 %149, 0
  br i1 %196, label %197, label %211

197:                                              ; preds = %193
  %198 = load i32, ptr %1, align 4, !tbaa !208
  %199 = load atomic i32, ptr %53 monotonic, align 8
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %201, label %211

201:                                              ; preds = %197
  store i32 %198, ptr %54, align 4, !tbaa !126
  store atomic i32 %149, ptr %53 monotonic, align 8
  %202 = atomicrmw add ptr %55, i32 1 monotonic, align 8
  %203 = load i32, ptr %56, align 4, !tbaa !127
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %211, label %205

205:                                              ; preds = %201
  %206 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %55, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %211

207:                                              ; preds = %177
  %208 = getelementptr inbounds nuw i8, ptr %182, i64 172
  store i32 3, ptr %208, align 4, !tbaa !202
  %209 = load i32, ptr %61, align 4, !tbaa !218
  %210 = add nsw i32 %209, 1
  store i32 %210, ptr %61, align 4, !tbaa !218
  br label %211

211:                                              ; preds = %207, %205, %201, %197, %193
  store i32 -1, ptr %1, align 4, !tbaa !208
  %212 = load i32, ptr %60, align 8, !tbaa !216
  %213 = add nsw i32 %212, -1
  store i32 %213, ptr %60, align 8, !tbaa !216
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %222, label %215

215:                                              ; preds = %211
  %216 = load atomic i32, ptr %53 seq_cst, align 4, !tbaa !211
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %218, label %222

218:                                              ; preds = %215
  %219 = load i32, ptr %61, align 4, !tbaa !218
  %220 = load i32, ptr %59, align 8, !tbaa !213
  %221 = icmp eq i32 %219, %220
  br i1 %221, label %222, label %281

222:                                              ; preds = %218, %215, %211
  %223 = atomicrmw add ptr %55, i32 1 monotonic, align 8
  %224 = load i32, ptr %56, align 4, !tbaa !127
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %281, label %226

226:                                              ; preds = %222
  %227 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %55, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %281

228:                                              ; preds = %128, %129, %135
  %229 = load atomic i32, ptr %53 seq_cst, align 4, !tbaa !211
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %231, label %235

231:                                              ; preds = %228
  %232 = load i32, ptr %61, align 4, !tbaa !218
  %233 = load i32, ptr %59, align 8, !tbaa !213
  %234 = icmp eq i32 %232, %233
  br i1 %234, label %235, label %241

235:                                              ; preds = %228, %231
  %236 = load i32, ptr %33, align 4, !tbaa !205
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %238, label %287

238:                                              ; preds = %235
  %239 = load i32, ptr %60, align 8, !tbaa !216
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %287, label %286

241:                                              ; preds = %231
  %242 = load i32, ptr %60, align 8, !tbaa !216
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %244, label %286

244:                                              ; preds = %241
  %245 = load ptr, ptr %49, align 8, !tbaa !209
  %246 = icmp eq ptr %245, null
  br i1 %246, label %247, label %286

247:                                              ; preds = %244
  %248 = icmp sgt i32 %233, 0
  br i1 %248, label %249, label %272

249:                                              ; preds = %247
  %250 = load ptr, ptr %0, align 8, !tbaa !214
  %251 = zext nneg i32 %233 to i64
  br label %255

252:                                              ; preds = %255
  %253 = add nuw nsw i64 %256, 1
  %254 = icmp eq i64 %253, %251
  br i1 %254, label %265, label %255, !llvm.loop !215

255:                                              ; preds = %252, %249
  %256 = phi i64 [ %253, %252 ], [ 0, %249 ]
  %257 = getelementptr inbounds nuw ptr, ptr %250, i64 %256
  %258 = load ptr, ptr %257, align 8, !tbaa !108
  %259 = getelementptr inbounds nuw i8, ptr %258, i64 172
  %260 = load i32, ptr %259, align 4, !tbaa !202
  %261 = icmp eq i32 %260, 0
  br i1 %261, label %286, label %252

262:                                              ; preds = %265
  %263 = add nuw nsw i64 %266, 1
  %264 = icmp eq i64 %263, %251
  br i1 %264, label %272, label %265, !llvm.loop !219

265:                                              ; preds = %252, %262
  %266 = phi i64 [ %263, %262 ], [ 0, %252 ]
  %267 = getelementptr inbounds nuw ptr, ptr %250, i64 %266
  %268 = load ptr, ptr %267, align 8, !tbaa !108
  %269 = getelementptr inbounds nuw i8, ptr %268, i64 192
  %270 = load i64, ptr %269, align 8, !tbaa !139
  %271 = icmp eq i64 %270, 0
  br i1 %271, label %262, label %282

272:                                              ; preds = %262, %247
  %273 = load atomic i32, ptr %53 monotonic, align 8
  %274 = icmp eq i32 %273, 0
  br i1 %274, label %275, label %281

275:                                              ; preds = %272
  store i32 -1, ptr %54, align 4, !tbaa !126
  store atomic i32 13, ptr %53 monotonic, align 8
  %276 = atomicrmw add ptr %55, i32 1 monotonic, align 8
  %277 = load i32, ptr %56, align 4, !tbaa !127
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %281, label %279

279:                                              ; preds = %275
  %280 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %55, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %281

281:                                              ; preds = %279, %275, %272, %218, %222, %226, %286
  br label %62

282:                                              ; preds = %265
  %283 = load i32, ptr %33, align 4, !tbaa !205
  %284 = icmp eq i32 %283, 0
  br i1 %284, label %285, label %286

285:                                              ; preds = %282
  store i32 1, ptr %57, align 8, !tbaa !207
  br label %292

286:                                              ; preds = %255, %241, %244, %282, %238
  call fastcc void @sleep_a_while(ptr noundef %0, i64 noundef 0)
  br label %281

287:                                              ; preds = %235, %238
  %288 = load i32, ptr %57, align 8, !tbaa !207
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %290, label %292

290:                                              ; preds = %287
  %291 = load atomic i32, ptr %53 seq_cst, align 4, !tbaa !211
  br label %292

292:                                              ; preds = %285, %287, %290
  %293 = phi i32 [ %291, %290 ], [ -2, %287 ], [ -2, %285 ]
  %294 = atomicrmw xchg ptr %5, i32 0 release, align 4
  %295 = icmp eq i32 %294, 2
  br i1 %295, label %296, label %298

296:                                              ; preds = %292
  %297 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %5, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %298

298:                                              ; preds = %143, %296, %292
  %299 = phi i32 [ %293, %296 ], [ %293, %292 ], [ -1, %143 ]
  ret i32 %299
}

; Function Attrs: nounwind uwtable
define internal fastcc void @sleep_a_while(ptr noundef %0, i64 noundef range(i64 -9223372036354775808, -9223372036854775808) %1) unnamed_addr #27 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load i64, ptr %5, align 8, !tbaa !80
  %7 = icmp eq i64 %1, 0
  %8 = icmp eq i64 %6, 0
  %9 = tail call i64 @llvm.smin.i64(i64 %1, i64 %6)
  %10 = select i1 %8, i64 %1, i64 %9
  %11 = select i1 %7, i64 %6, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %13 = load ptr, ptr %12, align 8, !tbaa !209
  %14 = icmp eq ptr %13, null
  br i1 %14, label %21, label %15

15:                                               ; preds = %2
  %16 = icmp eq i64 %11, 0
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %18 = load i64, ptr %17, align 8, !tbaa !131
  br i1 %16, label %21, label %19

19:                                               ; preds = %15
  %20 = tail call i64 @llvm.smin.i64(i64 %18, i64 %11)
  br label %21

21:                                               ; preds = %19, %15, %2
  %22 = phi i64 [ %11, %2 ], [ %20, %19 ], [ %18, %15 ]
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %24 = load atomic i32, ptr %23 monotonic, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %26 = load i32, ptr %25, align 4, !tbaa !127
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %25, align 4, !tbaa !127
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %29 = atomicrmw xchg ptr %28, i32 0 release, align 4
  %30 = icmp eq i32 %29, 2
  br i1 %30, label %31, label %33

31:                                               ; preds = %21
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %28, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %33

33:                                               ; preds = %21, %31
  %34 = icmp eq i64 %22, 0
  br i1 %34, label %35, label %37

35:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  store i64 0, ptr %3, align 8, !tbaa !86
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 -1, ptr %36, align 8, !tbaa !88
  br label %50

37:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %38 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %39 = load i64, ptr %4, align 8, !tbaa !86
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %41 = load i64, ptr %40, align 8, !tbaa !88
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  %42 = mul i64 %39, -1000000000
  %43 = sub i64 %22, %41
  %44 = add i64 %43, %42
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %53

46:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %47 = udiv i64 %44, 1000000000
  store i64 %47, ptr %3, align 8, !tbaa !86
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %49 = urem i64 %44, 1000000000
  store i64 %49, ptr %48, align 8, !tbaa !88
  br label %50

50:                                               ; preds = %46, %35
  %51 = phi ptr [ null, %35 ], [ %3, %46 ]
  %52 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %23, i32 noundef 128, i32 noundef %24, ptr noundef %51, ptr noundef null, i32 noundef 0) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  br label %53

53:                                               ; preds = %37, %50
  br label %57

54:                                               ; preds = %73
  %55 = atomicrmw xchg ptr %28, i32 2 acquire, align 4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %80, label %76

57:                                               ; preds = %73, %53
  %58 = phi i32 [ 0, %53 ], [ %74, %73 ]
  %59 = cmpxchg ptr %28, i32 0, i32 1 acquire monotonic, align 4
  %60 = extractvalue { i32, i1 } %59, 1
  br i1 %60, label %80, label %61

61:                                               ; preds = %57
  call void @llvm.x86.sse2.pause()
  %62 = cmpxchg ptr %28, i32 0, i32 1 acquire monotonic, align 4
  %63 = extractvalue { i32, i1 } %62, 1
  br i1 %63, label %80, label %64

64:                                               ; preds = %61
  call void @llvm.x86.sse2.pause()
  %65 = cmpxchg ptr %28, i32 0, i32 1 acquire monotonic, align 4
  %66 = extractvalue { i32, i1 } %65, 1
  br i1 %66, label %80, label %67

67:                                               ; preds = %64
  call void @llvm.x86.sse2.pause()
  %68 = cmpxchg ptr %28, i32 0, i32 1 acquire monotonic, align 4
  %69 = extractvalue { i32, i1 } %68, 1
  br i1 %69, label %80, label %70

70:                                               ; preds = %67
  call void @llvm.x86.sse2.pause()
  %71 = cmpxchg ptr %28, i32 0, i32 1 acquire monotonic, align 4
  %72 = extractvalue { i32, i1 } %71, 1
  br i1 %72, label %80, label %73

73:                                               ; preds = %70
  call void @llvm.x86.sse2.pause()
  %74 = add nuw nsw i32 %58, 5
  %75 = icmp eq i32 %74, 100
  br i1 %75, label %54, label %57, !llvm.loop !118

76:                                               ; preds = %54, %76
  %77 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %28, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %78 = atomicrmw xchg ptr %28, i32 2 acquire, align 4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %76, !llvm.loop !119

80:                                               ; preds = %57, %61, %64, %67, %70, %76, %54
  %81 = load i32, ptr %25, align 4, !tbaa !127
  %82 = add nsw i32 %81, -1
  store i32 %82, ptr %25, align 4, !tbaa !127
  ret void
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_await(ptr noundef %0) local_unnamed_addr #27 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %8

5:                                                ; preds = %24
  %6 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %31, label %27

8:                                                ; preds = %24, %1
  %9 = phi i32 [ 0, %1 ], [ %25, %24 ]
  %10 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 1
  br i1 %11, label %31, label %12

12:                                               ; preds = %8
  tail call void @llvm.x86.sse2.pause()
  %13 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %31, label %15

15:                                               ; preds = %12
  tail call void @llvm.x86.sse2.pause()
  %16 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %31, label %18

18:                                               ; preds = %15
  tail call void @llvm.x86.sse2.pause()
  %19 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 1
  br i1 %20, label %31, label %21

21:                                               ; preds = %18
  tail call void @llvm.x86.sse2.pause()
  %22 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %23 = extractvalue { i32, i1 } %22, 1
  br i1 %23, label %31, label %24

24:                                               ; preds = %21
  tail call void @llvm.x86.sse2.pause()
  %25 = add nuw nsw i32 %9, 5
  %26 = icmp eq i32 %25, 100
  br i1 %26, label %5, label %8, !llvm.loop !118

27:                                               ; preds = %5, %27
  %28 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %4, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %29 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %27, !llvm.loop !119

31:                                               ; preds = %8, %12, %15, %18, %21, %27, %5
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %33 = load atomic i32, ptr %32 seq_cst, align 4, !tbaa !211
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %60

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %37 = load i32, ptr %36, align 8, !tbaa !213
  %38 = icmp sgt i32 %37, 0
  br i1 %38, label %39, label %52

39:                                               ; preds = %35
  %40 = load ptr, ptr %0, align 8, !tbaa !214
  %41 = zext nneg i32 %37 to i64
  br label %45

42:                                               ; preds = %45
  %43 = add nuw nsw i64 %46, 1
  %44 = icmp eq i64 %43, %41
  br i1 %44, label %52, label %45, !llvm.loop !215

45:                                               ; preds = %42, %39
  %46 = phi i64 [ %43, %42 ], [ 0, %39 ]
  %47 = getelementptr inbounds nuw ptr, ptr %40, i64 %46
  %48 = load ptr, ptr %47, align 8, !tbaa !108
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 172
  %50 = load i32, ptr %49, align 4, !tbaa !202
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %60, label %42

52:                                               ; preds = %42, %35
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %53 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #18
  %54 = load i64, ptr %3, align 8, !tbaa !86
  %55 = mul nsw i64 %54, 1000000000
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %57 = load i64, ptr %56, align 8, !tbaa !88
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  %58 = add i64 %57, 500000000
  %59 = add i64 %58, %55
  call fastcc void @sleep_a_while(ptr noundef %0, i64 noundef %59)
  br label %60

60:                                               ; preds = %45, %52, %31
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %62 = load i64, ptr %61, align 8, !tbaa !80
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %85, label %64

64:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #18
  %65 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #18
  %66 = load i64, ptr %2, align 8, !tbaa !86
  %67 = mul nsw i64 %66, 1000000000
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %69 = load i64, ptr %68, align 8, !tbaa !88
  %70 = add nsw i64 %67, %69
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #18
  %71 = load i64, ptr %61, align 8, !tbaa !80
  %72 = icmp slt i64 %70, %71
  br i1 %72, label %85, label %73

73:                                               ; preds = %64
  %74 = load atomic i32, ptr %32 monotonic, align 8
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %85

76:                                               ; preds = %73
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %77, align 4, !tbaa !126
  store atomic i32 4, ptr %32 monotonic, align 8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %79 = atomicrmw add ptr %78, i32 1 monotonic, align 8
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %81 = load i32, ptr %80, align 4, !tbaa !127
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %85, label %83

83:                                               ; preds = %76
  %84 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %78, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %85

85:                                               ; preds = %60, %64, %73, %76, %83
  %86 = load atomic i32, ptr %32 seq_cst, align 4, !tbaa !211
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %107

88:                                               ; preds = %85
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %90 = load i32, ptr %89, align 8, !tbaa !213
  %91 = icmp sgt i32 %90, 0
  br i1 %91, label %92, label %107

92:                                               ; preds = %88
  %93 = load ptr, ptr %0, align 8, !tbaa !214
  %94 = zext nneg i32 %90 to i64
  br label %95

95:                                               ; preds = %95, %92
  %96 = phi i64 [ %102, %95 ], [ 0, %92 ]
  %97 = getelementptr inbounds nuw ptr, ptr %93, i64 %96
  %98 = load ptr, ptr %97, align 8, !tbaa !108
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 172
  %100 = load i32, ptr %99, align 4, !tbaa !202
  %101 = icmp eq i32 %100, 0
  %102 = add nuw nsw i64 %96, 1
  %103 = icmp eq i64 %102, %94
  %104 = select i1 %101, i1 true, i1 %103
  br i1 %104, label %105, label %95, !llvm.loop !215

105:                                              ; preds = %95
  %106 = zext i1 %101 to i32
  br label %107

107:                                              ; preds = %88, %105, %85
  %108 = phi i32 [ 1, %85 ], [ 0, %88 ], [ %106, %105 ]
  %109 = atomicrmw xchg ptr %4, i32 0 release, align 4
  %110 = icmp eq i32 %109, 2
  br i1 %110, label %111, label %113

111:                                              ; preds = %107
  %112 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %4, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %113

113:                                              ; preds = %107, %111
  ret i32 %108
}

; Function Attrs: nounwind uwtable
define void @tfc_complete(ptr noundef %0, ptr noundef %1) local_unnamed_addr #27 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %7

4:                                                ; preds = %23
  %5 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %30, label %26

7:                                                ; preds = %23, %2
  %8 = phi i32 [ 0, %2 ], [ %24, %23 ]
  %9 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %30, label %11

11:                                               ; preds = %7
  tail call void @llvm.x86.sse2.pause()
  %12 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %30, label %14

14:                                               ; preds = %11
  tail call void @llvm.x86.sse2.pause()
  %15 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %30, label %17

17:                                               ; preds = %14
  tail call void @llvm.x86.sse2.pause()
  %18 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 1
  br i1 %19, label %30, label %20

20:                                               ; preds = %17
  tail call void @llvm.x86.sse2.pause()
  %21 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 1
  br i1 %22, label %30, label %23

23:                                               ; preds = %20
  tail call void @llvm.x86.sse2.pause()
  %24 = add nuw nsw i32 %8, 5
  %25 = icmp eq i32 %24, 100
  br i1 %25, label %4, label %7, !llvm.loop !118

26:                                               ; preds = %4, %26
  %27 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %28 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %26, !llvm.loop !119

30:                                               ; preds = %7, %11, %14, %17, %20, %26, %4
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %32 = load ptr, ptr %31, align 8, !tbaa !198
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 208
  %34 = load atomic i64, ptr %33 monotonic, align 8
  %35 = inttoptr i64 %34 to ptr
  store ptr %35, ptr %1, align 8, !tbaa !125
  %36 = ptrtoint ptr %1 to i64
  store atomic i64 %36, ptr %33 monotonic, align 8
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 172
  %38 = load i32, ptr %37, align 4, !tbaa !202
  %39 = icmp eq i32 %38, 2
  br i1 %39, label %40, label %52

40:                                               ; preds = %30
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %42 = load i32, ptr %41, align 4, !tbaa !124
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %52, label %44

44:                                               ; preds = %40
  store i32 0, ptr %37, align 4, !tbaa !202
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %46 = atomicrmw add ptr %45, i32 1 monotonic, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %48 = load i32, ptr %47, align 4, !tbaa !127
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %52, label %50

50:                                               ; preds = %44
  %51 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %45, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %52

52:                                               ; preds = %30, %40, %44, %50
  %53 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %54 = icmp eq i32 %53, 2
  br i1 %54, label %55, label %57

55:                                               ; preds = %52
  %56 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %57

57:                                               ; preds = %52, %55
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_abort(ptr noundef %0, i32 noundef %1) local_unnamed_addr #27 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %7

4:                                                ; preds = %23
  %5 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %30, label %26

7:                                                ; preds = %23, %2
  %8 = phi i32 [ 0, %2 ], [ %24, %23 ]
  %9 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %30, label %11

11:                                               ; preds = %7
  tail call void @llvm.x86.sse2.pause()
  %12 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %30, label %14

14:                                               ; preds = %11
  tail call void @llvm.x86.sse2.pause()
  %15 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %30, label %17

17:                                               ; preds = %14
  tail call void @llvm.x86.sse2.pause()
  %18 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 1
  br i1 %19, label %30, label %20

20:                                               ; preds = %17
  tail call void @llvm.x86.sse2.pause()
  %21 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 1
  br i1 %22, label %30, label %23

23:                                               ; preds = %20
  tail call void @llvm.x86.sse2.pause()
  %24 = add nuw nsw i32 %8, 5
  %25 = icmp eq i32 %24, 100
  br i1 %25, label %4, label %7, !llvm.loop !118

26:                                               ; preds = %4, %26
  %27 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %28 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %26, !llvm.loop !119

30:                                               ; preds = %7, %11, %14, %17, %20, %26, %4
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %32 = load atomic i32, ptr %31 monotonic, align 8
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %43

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %35, align 4, !tbaa !126
  store atomic i32 %1, ptr %31 monotonic, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %37 = atomicrmw add ptr %36, i32 1 monotonic, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %39 = load i32, ptr %38, align 4, !tbaa !127
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %43, label %41

41:                                               ; preds = %34
  %42 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %36, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %43

43:                                               ; preds = %30, %34, %41
  %44 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %45 = icmp eq i32 %44, 2
  br i1 %45, label %46, label %48

46:                                               ; preds = %43
  %47 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %48

48:                                               ; preds = %43, %46
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define ptr @tfc_block_data(ptr noundef readonly captures(none) %0) local_unnamed_addr #32 {
  %2 = load ptr, ptr %0, align 8, !tbaa !220
  %3 = ptrtoint ptr %2 to i64
  %4 = add i64 %3, 63
  %5 = and i64 %4, -64
  %6 = inttoptr i64 %5 to ptr
  ret ptr %6
}

; Function Attrs: mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define void @tfc_block_free(ptr noundef captures(none) %0) local_unnamed_addr #33 {
  tail call void @free(ptr noundef %0) #18
  ret void
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #10

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define i32 @tfc_monitor_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #34 {
  %2 = load atomic i32, ptr %0 monotonic, align 8
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define void @tfc_monitor_trace(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #27 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = zext i32 %1 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i64, ptr %7, align 8, !tbaa !222
  %9 = icmp sgt i64 %8, %6
  br i1 %9, label %10, label %81

10:                                               ; preds = %3
  switch i32 %2, label %75 [
    i32 0, label %11
    i32 1, label %44
  ]

11:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  %12 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #18
  %13 = load i64, ptr %5, align 8, !tbaa !86
  %14 = mul nsw i64 %13, 1000000000
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !88
  %17 = add nsw i64 %14, %16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !tbaa !226
  %20 = getelementptr inbounds nuw %struct.tfc_runs, ptr %19, i64 %6
  %21 = load i64, ptr %20, align 8, !tbaa !227
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %11
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 %17, ptr %24, align 8, !tbaa !229
  br label %25

25:                                               ; preds = %23, %11
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store i64 %17, ptr %26, align 8, !tbaa !230
  %27 = add nsw i64 %21, 1
  store i64 %27, ptr %20, align 8, !tbaa !227
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !tbaa !231
  %30 = icmp slt i64 %21, %29
  br i1 %30, label %31, label %81

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %33 = load i64, ptr %32, align 8, !tbaa !232
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %32, align 8, !tbaa !232
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %36 = load i64, ptr %35, align 8, !tbaa !233
  %37 = icmp slt i64 %33, %36
  br i1 %37, label %38, label %81

38:                                               ; preds = %31
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !234
  %41 = getelementptr inbounds %struct.tfc_event, ptr %40, i64 %33
  store i64 %17, ptr %41, align 8, !tbaa !110
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 0, ptr %42, align 8, !tbaa !110
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 %6, ptr %43, align 8, !tbaa !110
  br label %81

44:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %45 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %46 = load i64, ptr %4, align 8, !tbaa !86
  %47 = mul nsw i64 %46, 1000000000
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !88
  %50 = add nsw i64 %47, %49
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %52 = load ptr, ptr %51, align 8, !tbaa !226
  %53 = getelementptr inbounds nuw %struct.tfc_runs, ptr %52, i64 %6
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load i64, ptr %54, align 8, !tbaa !230
  %56 = sub i64 %50, %55
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %58 = load i64, ptr %57, align 8, !tbaa !235
  %59 = add nsw i64 %56, %58
  store i64 %59, ptr %57, align 8, !tbaa !235
  store i64 %50, ptr %54, align 8, !tbaa !230
  %60 = load i64, ptr %53, align 8, !tbaa !227
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %62 = load i64, ptr %61, align 8, !tbaa !231
  %63 = icmp sgt i64 %60, %62
  br i1 %63, label %81, label %64

64:                                               ; preds = %44
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %66 = load i64, ptr %65, align 8, !tbaa !232
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %68 = load i64, ptr %67, align 8, !tbaa !233
  %69 = icmp sgt i64 %66, %68
  br i1 %69, label %81, label %70

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !234
  %73 = getelementptr %struct.tfc_event, ptr %72, i64 %66
  %74 = getelementptr i8, ptr %73, i64 -16
  store i64 %50, ptr %74, align 8, !tbaa !236
  br label %81

75:                                               ; preds = %10
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !226
  %78 = getelementptr inbounds nuw %struct.tfc_runs, ptr %77, i64 %6
  %79 = load i64, ptr %78, align 8, !tbaa !227
  %80 = add nsw i64 %79, 1
  store i64 %80, ptr %78, align 8, !tbaa !227
  br label %81

81:                                               ; preds = %70, %64, %44, %38, %31, %25, %75, %3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 274877907201) i64 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #35 {
  %2 = zext i32 %0 to i64
  %3 = shl nuw nsw i64 %2, 6
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 140), (144, 152), (192, 196), (288, 292)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #27 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !5
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store i32 0, ptr %5, align 32, !tbaa !5
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 32, !tbaa !102
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i32 0, ptr %7, align 32, !tbaa !102
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 0, ptr %8, align 4, !tbaa !102
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %9, align 8, !tbaa !102
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %10, align 32, !tbaa !102
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %11, align 16, !tbaa !102
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %13, align 16, !tbaa !238
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
  store ptr %0, ptr %21, align 16, !tbaa !238
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %23 = tail call i32 @pthread_create(ptr noundef nonnull %22, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %20) #18
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

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 16, !tbaa !238
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
  br i1 %26, label %19, label %27, !llvm.loop !240

27:                                               ; preds = %23, %15
  %28 = atomicrmw add ptr %12, i32 1 seq_cst, align 4
  %29 = load atomic i32, ptr %11 seq_cst, align 64
  %30 = icmp eq i32 %29, %16
  br i1 %30, label %31, label %35

31:                                               ; preds = %27, %31
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %11, i32 noundef 128, i32 noundef %16, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %33 = load atomic i32, ptr %11 seq_cst, align 64
  %34 = icmp eq i32 %33, %16
  br i1 %34, label %31, label %35, !llvm.loop !241

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
  br i1 %51, label %53, label %45, !llvm.loop !242

53:                                               ; preds = %48
  tail call fastcc void @work(ptr noundef %3, i32 noundef %9)
  %54 = atomicrmw sub ptr %14, i32 1 release, align 64
  %55 = icmp eq i32 %54, 1073741825
  br i1 %55, label %56, label %58

56:                                               ; preds = %53
  %57 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %14, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %58

58:                                               ; preds = %45, %56, %53
  br label %15
}

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #27 {
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
  %10 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %4, i32 noundef 129, i32 noundef %3, ptr noundef null, ptr noundef null, i32 noundef 0) #18
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
  %19 = load i64, ptr %18, align 8, !tbaa !243
  %20 = tail call i32 @pthread_join(i64 noundef %19, ptr noundef null) #18
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !5
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !244
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define void @tfc_pool_watch(ptr noundef writeonly captures(none) %0, ptr noundef %1) local_unnamed_addr #34 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 release, align 16
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %159, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !33
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !245
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !246
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !247
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 64, !tbaa !5
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  store ptr %2, ptr %6, align 8, !tbaa !248
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %28, align 8, !tbaa !250
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %29, align 8, !tbaa !251
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
  store i64 %39, ptr %30, align 8, !tbaa !252
  %40 = icmp samesign ugt i64 %39, 1
  %41 = and i1 %26, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %25
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %44 = load ptr, ptr %43, align 8, !tbaa !245
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %46 = load ptr, ptr %45, align 8, !tbaa !92
  %47 = trunc i64 %39 to i32
  call void %44(ptr noundef %46, i32 noundef %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #18
  br label %158

48:                                               ; preds = %25
  %49 = icmp eq i64 %39, 1
  br i1 %49, label %157, label %50

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !247
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %54 = cmpxchg ptr %53, i32 0, i32 1 acquire monotonic, align 64
  %55 = extractvalue { i32, i1 } %54, 1
  br i1 %55, label %56, label %157

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(32) %57, ptr noundef nonnull readonly align 8 dereferenceable(32) %6, i64 32, i1 false), !tbaa.struct !253
  %58 = load i64, ptr %30, align 8, !tbaa !252
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
  %77 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %70, i32 noundef 129, i32 noundef %76, ptr noundef null, ptr noundef null, i32 noundef 0) #18
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
  %92 = load i64, ptr %90, align 8, !tbaa !254
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %94, label %119

94:                                               ; preds = %87, %115
  %95 = phi i64 [ %116, %115 ], [ %92, %87 ]
  %96 = atomicrmw add ptr %89, i64 1 monotonic, align 64
  %97 = icmp slt i64 %96, %95
  br i1 %97, label %98, label %115, !llvm.loop !255

98:                                               ; preds = %94
  %99 = load ptr, ptr %57, align 8, !tbaa !248
  %100 = load ptr, ptr %83, align 8, !tbaa !250
  %101 = load i64, ptr %84, align 8, !tbaa !251
  %102 = load i64, ptr %85, align 8, !tbaa !252
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
  tail call void %99(ptr noundef %100, i64 noundef %108, i64 noundef %113) #18
  %114 = load i64, ptr %90, align 8, !tbaa !254
  br label %115

115:                                              ; preds = %98, %94
  %116 = phi i64 [ %114, %98 ], [ %95, %94 ]
  %117 = load atomic i64, ptr %89 monotonic, align 64
  %118 = icmp slt i64 %117, %116
  br i1 %118, label %94, label %119

119:                                              ; preds = %115, %87
  %120 = add nuw nsw i64 %88, 1
  %121 = icmp eq i64 %120, %86
  br i1 %121, label %122, label %87, !llvm.loop !256

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
  br i1 %135, label %156, label %128, !llvm.loop !257

136:                                              ; preds = %128
  %137 = atomicrmw or ptr %69, i32 1073741824 acquire, align 64
  %138 = or i32 %137, 1073741824
  %139 = icmp eq i32 %138, 1073741824
  br i1 %139, label %145, label %140

140:                                              ; preds = %136, %140
  %141 = phi i32 [ %143, %140 ], [ %138, %136 ]
  %142 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %69, i32 noundef 128, i32 noundef %141, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %143 = load atomic i32, ptr %69 acquire, align 64
  %144 = icmp eq i32 %143, 1073741824
  br i1 %144, label %145, label %140, !llvm.loop !258

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
  store i64 %153, ptr %154, align 8, !tbaa !254
  %155 = icmp eq i64 %151, %67
  br i1 %155, label %68, label %146, !llvm.loop !259

156:                                              ; preds = %132, %122, %145
  store atomic i32 0, ptr %53 release, align 64
  br label %158

157:                                              ; preds = %50, %48
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #18
  br label %158

158:                                              ; preds = %156, %157, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  br label %159

159:                                              ; preds = %5, %158
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #0 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !248
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !250
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !251
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !252
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
  tail call void %4(ptr noundef %6, i64 noundef %16, i64 noundef %21) #18
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #36 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !260
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !261

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !262
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !265
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !262
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !266
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !267
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !268
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #15 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !260
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !33
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !90
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !92
  %12 = tail call i32 %7(ptr noundef %11) #18
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define i32 @tfc_walk(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8, !tbaa !269
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !33
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %7 = load ptr, ptr %6, align 8, !tbaa !175
  %8 = icmp eq ptr %7, null
  br i1 %8, label %11, label %9, !prof !274

9:                                                ; preds = %1
  %10 = tail call fastcc i32 @walk_on_device(ptr noundef nonnull %0)
  br label %857

11:                                               ; preds = %1
  %12 = icmp eq ptr %5, null
  br i1 %12, label %453, label %13

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %15 = load ptr, ptr %14, align 8, !tbaa !275
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %21

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %19 = load ptr, ptr %18, align 8, !tbaa !90
  %20 = icmp eq ptr %19, null
  br i1 %20, label %453, label %21

21:                                               ; preds = %17, %13
  %22 = load ptr, ptr %0, align 8, !tbaa !276
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = load i64, ptr %23, align 8, !tbaa !277
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %32

32:                                               ; preds = %449, %21
  %33 = phi i64 [ 0, %21 ], [ %450, %449 ]
  %34 = icmp slt i64 %33, %24
  br i1 %34, label %35, label %857

35:                                               ; preds = %32
  %36 = getelementptr inbounds %struct.tfc_instruction, ptr %22, i64 %33
  %37 = add nsw i64 %33, 1
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 24
  %39 = load i32, ptr %38, align 8, !tbaa !278
  switch i32 %39, label %424 [
    i32 0, label %40
    i32 1, label %169
    i32 3, label %173
    i32 4, label %187
    i32 2, label %208
    i32 5, label %254
    i32 6, label %319
    i32 7, label %388
    i32 8, label %402
    i32 9, label %422
  ]

40:                                               ; preds = %35
  %41 = load ptr, ptr %28, align 8, !tbaa !90
  %42 = icmp eq ptr %41, null
  br i1 %42, label %67, label %43

43:                                               ; preds = %40
  %44 = load i64, ptr %29, align 8, !tbaa !280
  %45 = icmp slt i64 %33, %44
  br i1 %45, label %46, label %67

46:                                               ; preds = %43
  %47 = load ptr, ptr %27, align 8, !tbaa !92
  %48 = tail call i32 %41(ptr noundef %47) #18
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %67, label %50

50:                                               ; preds = %46
  %51 = load ptr, ptr %2, align 8, !tbaa !269
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 24
  %53 = load ptr, ptr %52, align 8, !tbaa !260
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 4
  br label %55

55:                                               ; preds = %55, %50
  %56 = atomicrmw xchg ptr %54, i32 1 acquire, align 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %55, !llvm.loop !261

58:                                               ; preds = %55
  %59 = load atomic i32, ptr %53 monotonic, align 8
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %65, label %61

61:                                               ; preds = %58
  %62 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %63 = load i64, ptr %62, align 8, !tbaa !262
  %64 = icmp sgt i64 %63, 0
  br i1 %64, label %65, label %426

65:                                               ; preds = %61, %58
  %66 = getelementptr inbounds nuw i8, ptr %53, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %66, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %53 monotonic, align 8
  br label %426

67:                                               ; preds = %46, %43, %40
  %68 = load ptr, ptr %14, align 8, !tbaa !275
  %69 = icmp eq ptr %68, null
  br i1 %69, label %74, label %70

70:                                               ; preds = %67
  %71 = load ptr, ptr %27, align 8, !tbaa !92
  %72 = getelementptr inbounds nuw i8, ptr %36, i64 20
  %73 = load i32, ptr %72, align 4, !tbaa !281
  tail call void %68(ptr noundef %71, i32 noundef %73, i32 noundef 0) #18
  br label %74

74:                                               ; preds = %70, %67
  %75 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %76 = load i32, ptr %75, align 8, !tbaa !282
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %99, label %78

78:                                               ; preds = %74
  %79 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %80 = zext i32 %76 to i64
  %81 = and i64 %80, 1
  %82 = icmp eq i32 %76, 1
  br i1 %82, label %87, label %83

83:                                               ; preds = %78
  %84 = and i64 %80, 4294967294
  br label %106

85:                                               ; preds = %106
  %86 = icmp eq i64 %81, 0
  br i1 %86, label %99, label %87

87:                                               ; preds = %85, %78
  %88 = phi i64 [ 0, %78 ], [ %128, %85 ]
  %89 = icmp ne i64 %81, 0
  tail call void @llvm.assume(i1 %89)
  %90 = load ptr, ptr %25, align 8, !tbaa !283
  %91 = load ptr, ptr %79, align 8, !tbaa !284
  %92 = getelementptr inbounds nuw i32, ptr %91, i64 %88
  %93 = load i32, ptr %92, align 4, !tbaa !5
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds ptr, ptr %90, i64 %94
  %96 = load ptr, ptr %95, align 8, !tbaa !31
  %97 = load ptr, ptr %30, align 8, !tbaa !285
  %98 = getelementptr inbounds nuw ptr, ptr %97, i64 %88
  store ptr %96, ptr %98, align 8, !tbaa !31
  br label %99

99:                                               ; preds = %87, %85, %74
  %100 = load ptr, ptr %36, align 8, !tbaa !286
  %101 = load ptr, ptr %30, align 8, !tbaa !285
  %102 = load ptr, ptr %31, align 8, !tbaa !287
  %103 = load ptr, ptr %2, align 8, !tbaa !269
  %104 = tail call i32 %100(ptr noundef %101, ptr noundef %102, ptr noundef %103) #18
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %162, label %131

106:                                              ; preds = %106, %83
  %107 = phi i64 [ 0, %83 ], [ %128, %106 ]
  %108 = phi i64 [ 0, %83 ], [ %129, %106 ]
  %109 = load ptr, ptr %25, align 8, !tbaa !283
  %110 = load ptr, ptr %79, align 8, !tbaa !284
  %111 = getelementptr inbounds nuw i32, ptr %110, i64 %107
  %112 = load i32, ptr %111, align 4, !tbaa !5
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds ptr, ptr %109, i64 %113
  %115 = load ptr, ptr %114, align 8, !tbaa !31
  %116 = load ptr, ptr %30, align 8, !tbaa !285
  %117 = getelementptr inbounds nuw ptr, ptr %116, i64 %107
  store ptr %115, ptr %117, align 8, !tbaa !31
  %118 = or disjoint i64 %107, 1
  %119 = load ptr, ptr %25, align 8, !tbaa !283
  %120 = load ptr, ptr %79, align 8, !tbaa !284
  %121 = getelementptr inbounds nuw i32, ptr %120, i64 %118
  %122 = load i32, ptr %121, align 4, !tbaa !5
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds ptr, ptr %119, i64 %123
  %125 = load ptr, ptr %124, align 8, !tbaa !31
  %126 = load ptr, ptr %30, align 8, !tbaa !285
  %127 = getelementptr inbounds nuw ptr, ptr %126, i64 %118
  store ptr %125, ptr %127, align 8, !tbaa !31
  %128 = add nuw nsw i64 %107, 2
  %129 = add i64 %108, 2
  %130 = icmp eq i64 %129, %84
  br i1 %130, label %85, label %106, !llvm.loop !288

131:                                              ; preds = %99
  %132 = load ptr, ptr %2, align 8, !tbaa !269
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 24
  %134 = load ptr, ptr %133, align 8, !tbaa !260
  %135 = load atomic i32, ptr %134 acquire, align 8
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %155

137:                                              ; preds = %131
  %138 = load ptr, ptr %2, align 8, !tbaa !269
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 24
  %140 = load ptr, ptr %139, align 8, !tbaa !260
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 4
  br label %142

142:                                              ; preds = %142, %137
  %143 = atomicrmw xchg ptr %141, i32 1 acquire, align 4
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %142, !llvm.loop !261

145:                                              ; preds = %142
  %146 = load atomic i32, ptr %140 monotonic, align 8
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %152, label %148

148:                                              ; preds = %145
  %149 = getelementptr inbounds nuw i8, ptr %140, i64 16
  %150 = load i64, ptr %149, align 8, !tbaa !262
  %151 = icmp sgt i64 %150, 0
  br i1 %151, label %152, label %154

152:                                              ; preds = %148, %145
  %153 = getelementptr inbounds nuw i8, ptr %140, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %153, i8 0, i64 36, i1 false)
  store atomic i32 %104, ptr %140 monotonic, align 8
  br label %154

154:                                              ; preds = %152, %148
  store atomic i32 0, ptr %141 release, align 4
  br label %155

155:                                              ; preds = %154, %131
  %156 = getelementptr inbounds nuw i8, ptr %36, i64 20
  %157 = load i32, ptr %156, align 4, !tbaa !281
  %158 = load ptr, ptr %2, align 8, !tbaa !269
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 24
  %160 = load ptr, ptr %159, align 8, !tbaa !260
  %161 = getelementptr inbounds nuw i8, ptr %160, i64 8
  store i32 %157, ptr %161, align 8, !tbaa !289
  br label %162

162:                                              ; preds = %155, %99
  %163 = load ptr, ptr %14, align 8, !tbaa !275
  %164 = icmp eq ptr %163, null
  br i1 %164, label %449, label %165

165:                                              ; preds = %162
  %166 = load ptr, ptr %27, align 8, !tbaa !92
  %167 = getelementptr inbounds nuw i8, ptr %36, i64 20
  %168 = load i32, ptr %167, align 4, !tbaa !281
  tail call void %163(ptr noundef %166, i32 noundef %168, i32 noundef 1) #18
  br label %449

169:                                              ; preds = %35
  %170 = getelementptr inbounds nuw i8, ptr %36, i64 28
  %171 = load i32, ptr %170, align 4, !tbaa !290
  %172 = sext i32 %171 to i64
  br label %449

173:                                              ; preds = %35
  %174 = load ptr, ptr %25, align 8, !tbaa !283
  %175 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %176 = load ptr, ptr %175, align 8, !tbaa !284
  %177 = load i32, ptr %176, align 4, !tbaa !5
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds ptr, ptr %174, i64 %178
  %180 = load ptr, ptr %179, align 8, !tbaa !31
  %181 = load i8, ptr %180, align 1, !tbaa !102
  %182 = icmp eq i8 %181, 0
  br i1 %182, label %183, label %449

183:                                              ; preds = %173
  %184 = getelementptr inbounds nuw i8, ptr %36, i64 28
  %185 = load i32, ptr %184, align 4, !tbaa !290
  %186 = sext i32 %185 to i64
  br label %449

187:                                              ; preds = %35
  %188 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %189 = load ptr, ptr %188, align 8, !tbaa !284
  %190 = load ptr, ptr %25, align 8, !tbaa !283
  %191 = load i32, ptr %189, align 4, !tbaa !5
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds ptr, ptr %190, i64 %192
  %194 = load ptr, ptr %193, align 8, !tbaa !31
  store i32 0, ptr %194, align 4, !tbaa !5
  %195 = getelementptr inbounds nuw i8, ptr %189, i64 4
  %196 = load i32, ptr %195, align 4, !tbaa !5
  %197 = icmp sgt i32 %196, -1
  br i1 %197, label %198, label %449

198:                                              ; preds = %187
  %199 = zext nneg i32 %196 to i64
  %200 = getelementptr inbounds nuw ptr, ptr %190, i64 %199
  %201 = load ptr, ptr %200, align 8, !tbaa !31
  %202 = load i32, ptr %201, align 4, !tbaa !5
  %203 = icmp slt i32 %202, 1
  br i1 %203, label %204, label %449

204:                                              ; preds = %198
  %205 = getelementptr inbounds nuw i8, ptr %36, i64 28
  %206 = load i32, ptr %205, align 4, !tbaa !290
  %207 = sext i32 %206 to i64
  br label %449

208:                                              ; preds = %35
  %209 = load ptr, ptr %14, align 8, !tbaa !275
  %210 = icmp eq ptr %209, null
  br i1 %210, label %215, label %211

211:                                              ; preds = %208
  %212 = load ptr, ptr %27, align 8, !tbaa !92
  %213 = getelementptr inbounds nuw i8, ptr %36, i64 20
  %214 = load i32, ptr %213, align 4, !tbaa !281
  tail call void %209(ptr noundef %212, i32 noundef %214, i32 noundef 2) #18
  br label %215

215:                                              ; preds = %211, %208
  %216 = load ptr, ptr %28, align 8, !tbaa !90
  %217 = icmp eq ptr %216, null
  br i1 %217, label %249, label %218

218:                                              ; preds = %215
  %219 = load i64, ptr %29, align 8, !tbaa !280
  %220 = icmp slt i64 %33, %219
  br i1 %220, label %221, label %249

221:                                              ; preds = %218
  %222 = load ptr, ptr %27, align 8, !tbaa !92
  %223 = tail call i32 %216(ptr noundef %222) #18
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %249, label %225

225:                                              ; preds = %221
  %226 = load ptr, ptr %2, align 8, !tbaa !269
  %227 = getelementptr inbounds nuw i8, ptr %226, i64 24
  %228 = load ptr, ptr %227, align 8, !tbaa !260
  %229 = getelementptr inbounds nuw i8, ptr %228, i64 4
  br label %230

230:                                              ; preds = %230, %225
  %231 = atomicrmw xchg ptr %229, i32 1 acquire, align 4
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %233, label %230, !llvm.loop !261

233:                                              ; preds = %230
  %234 = load atomic i32, ptr %228 monotonic, align 8
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %240, label %236

236:                                              ; preds = %233
  %237 = getelementptr inbounds nuw i8, ptr %228, i64 16
  %238 = load i64, ptr %237, align 8, !tbaa !262
  %239 = icmp sgt i64 %238, 0
  br i1 %239, label %240, label %242

240:                                              ; preds = %236, %233
  %241 = getelementptr inbounds nuw i8, ptr %228, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %241, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %228 monotonic, align 8
  br label %242

242:                                              ; preds = %240, %236
  store atomic i32 0, ptr %229 release, align 4
  %243 = getelementptr inbounds nuw i8, ptr %36, i64 20
  %244 = load i32, ptr %243, align 4, !tbaa !281
  %245 = load ptr, ptr %2, align 8, !tbaa !269
  %246 = getelementptr inbounds nuw i8, ptr %245, i64 24
  %247 = load ptr, ptr %246, align 8, !tbaa !260
  %248 = getelementptr inbounds nuw i8, ptr %247, i64 8
  store i32 %244, ptr %248, align 8, !tbaa !289
  br label %249

249:                                              ; preds = %215, %218, %221, %242
  %250 = phi i32 [ 0, %215 ], [ 1, %242 ], [ 0, %221 ], [ 0, %218 ]
  %251 = getelementptr inbounds nuw i8, ptr %36, i64 28
  %252 = load i32, ptr %251, align 4, !tbaa !290
  %253 = sext i32 %252 to i64
  br label %449

254:                                              ; preds = %35
  %255 = load ptr, ptr %14, align 8, !tbaa !275
  %256 = icmp eq ptr %255, null
  br i1 %256, label %261, label %257

257:                                              ; preds = %254
  %258 = load ptr, ptr %27, align 8, !tbaa !92
  %259 = getelementptr inbounds nuw i8, ptr %36, i64 20
  %260 = load i32, ptr %259, align 4, !tbaa !281
  tail call void %255(ptr noundef %258, i32 noundef %260, i32 noundef 2) #18
  br label %261

261:                                              ; preds = %257, %254
  %262 = load ptr, ptr %28, align 8, !tbaa !90
  %263 = icmp eq ptr %262, null
  br i1 %263, label %295, label %264

264:                                              ; preds = %261
  %265 = load i64, ptr %29, align 8, !tbaa !280
  %266 = icmp slt i64 %33, %265
  br i1 %266, label %267, label %295

267:                                              ; preds = %264
  %268 = load ptr, ptr %27, align 8, !tbaa !92
  %269 = tail call i32 %262(ptr noundef %268) #18
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %295, label %271

271:                                              ; preds = %267
  %272 = load ptr, ptr %2, align 8, !tbaa !269
  %273 = getelementptr inbounds nuw i8, ptr %272, i64 24
  %274 = load ptr, ptr %273, align 8, !tbaa !260
  %275 = getelementptr inbounds nuw i8, ptr %274, i64 4
  br label %276

276:                                              ; preds = %276, %271
  %277 = atomicrmw xchg ptr %275, i32 1 acquire, align 4
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %279, label %276, !llvm.loop !261

279:                                              ; preds = %276
  %280 = load atomic i32, ptr %274 monotonic, align 8
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %286, label %282

282:                                              ; preds = %279
  %283 = getelementptr inbounds nuw i8, ptr %274, i64 16
  %284 = load i64, ptr %283, align 8, !tbaa !262
  %285 = icmp sgt i64 %284, 0
  br i1 %285, label %286, label %288

286:                                              ; preds = %282, %279
  %287 = getelementptr inbounds nuw i8, ptr %274, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %287, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %274 monotonic, align 8
  br label %288

288:                                              ; preds = %286, %282
  store atomic i32 0, ptr %275 release, align 4
  %289 = getelementptr inbounds nuw i8, ptr %36, i64 20
  %290 = load i32, ptr %289, align 4, !tbaa !281
  %291 = load ptr, ptr %2, align 8, !tbaa !269
  %292 = getelementptr inbounds nuw i8, ptr %291, i64 24
  %293 = load ptr, ptr %292, align 8, !tbaa !260
  %294 = getelementptr inbounds nuw i8, ptr %293, i64 8
  store i32 %290, ptr %294, align 8, !tbaa !289
  br label %295

295:                                              ; preds = %261, %264, %267, %288
  %296 = phi i32 [ 0, %261 ], [ 1, %288 ], [ 0, %267 ], [ 0, %264 ]
  %297 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %298 = load ptr, ptr %297, align 8, !tbaa !284
  %299 = load ptr, ptr %25, align 8, !tbaa !283
  %300 = load i32, ptr %298, align 4, !tbaa !5
  %301 = sext i32 %300 to i64
  %302 = getelementptr inbounds ptr, ptr %299, i64 %301
  %303 = load ptr, ptr %302, align 8, !tbaa !31
  %304 = load i32, ptr %303, align 4, !tbaa !5
  %305 = add i32 %304, 1
  store i32 %305, ptr %303, align 4, !tbaa !5
  %306 = getelementptr inbounds nuw i8, ptr %298, i64 4
  %307 = load i32, ptr %306, align 4, !tbaa !5
  %308 = icmp slt i32 %307, 0
  br i1 %308, label %315, label %309

309:                                              ; preds = %295
  %310 = zext nneg i32 %307 to i64
  %311 = getelementptr inbounds nuw ptr, ptr %299, i64 %310
  %312 = load ptr, ptr %311, align 8, !tbaa !31
  %313 = load i32, ptr %312, align 4, !tbaa !5
  %314 = icmp slt i32 %305, %313
  br i1 %314, label %315, label %449

315:                                              ; preds = %309, %295
  %316 = getelementptr inbounds nuw i8, ptr %36, i64 28
  %317 = load i32, ptr %316, align 4, !tbaa !290
  %318 = sext i32 %317 to i64
  br label %449

319:                                              ; preds = %35
  %320 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %321 = load ptr, ptr %320, align 8, !tbaa !284
  %322 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %323 = load i32, ptr %322, align 8, !tbaa !282
  %324 = load ptr, ptr %25, align 8, !tbaa !283
  %325 = load i32, ptr %321, align 4, !tbaa !5
  %326 = sext i32 %325 to i64
  %327 = getelementptr inbounds ptr, ptr %324, i64 %326
  %328 = load ptr, ptr %327, align 8, !tbaa !31
  %329 = getelementptr inbounds nuw i8, ptr %321, i64 4
  %330 = load i32, ptr %329, align 4, !tbaa !5
  %331 = sext i32 %330 to i64
  %332 = getelementptr inbounds ptr, ptr %324, i64 %331
  %333 = load ptr, ptr %332, align 8, !tbaa !31
  store ptr %333, ptr %327, align 8, !tbaa !31
  %334 = load ptr, ptr %25, align 8, !tbaa !283
  %335 = getelementptr inbounds ptr, ptr %334, i64 %331
  store ptr %328, ptr %335, align 8, !tbaa !31
  %336 = load ptr, ptr %26, align 8, !tbaa !291
  %337 = getelementptr inbounds nuw i8, ptr %321, i64 8
  %338 = load i32, ptr %337, align 4, !tbaa !5
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds i8, ptr %336, i64 %339
  %341 = load i8, ptr %340, align 1, !tbaa !102
  %342 = xor i8 %341, 1
  store i8 %342, ptr %340, align 1, !tbaa !102
  %343 = ptrtoint ptr %333 to i64
  %344 = ptrtoint ptr %328 to i64
  %345 = sub i64 %343, %344
  %346 = icmp ugt i32 %323, 4
  br i1 %346, label %347, label %449

347:                                              ; preds = %319
  %348 = getelementptr inbounds nuw i8, ptr %321, i64 12
  %349 = load i32, ptr %348, align 4, !tbaa !5
  %350 = add i32 %349, 4
  %351 = sub i64 0, %345
  %352 = zext i32 %350 to i64
  %353 = zext i32 %323 to i64
  %354 = and i64 %353, 1
  %355 = icmp eq i32 %323, 5
  br i1 %355, label %435, label %356

356:                                              ; preds = %347
  %357 = and i64 %353, 4294967294
  %358 = add nsw i64 %357, -6
  br label %359

359:                                              ; preds = %359, %356
  %360 = phi i64 [ 4, %356 ], [ %385, %359 ]
  %361 = phi i64 [ 0, %356 ], [ %386, %359 ]
  %362 = load ptr, ptr %25, align 8, !tbaa !283
  %363 = getelementptr inbounds nuw i32, ptr %321, i64 %360
  %364 = load i32, ptr %363, align 4, !tbaa !5
  %365 = sext i32 %364 to i64
  %366 = getelementptr inbounds ptr, ptr %362, i64 %365
  %367 = load ptr, ptr %366, align 8, !tbaa !31
  %368 = ptrtoint ptr %367 to i64
  %369 = icmp samesign ult i64 %360, %352
  %370 = select i1 %369, i64 %345, i64 %351
  %371 = add i64 %370, %368
  %372 = inttoptr i64 %371 to ptr
  store ptr %372, ptr %366, align 8, !tbaa !31
  %373 = or disjoint i64 %360, 1
  %374 = load ptr, ptr %25, align 8, !tbaa !283
  %375 = getelementptr inbounds nuw i32, ptr %321, i64 %373
  %376 = load i32, ptr %375, align 4, !tbaa !5
  %377 = sext i32 %376 to i64
  %378 = getelementptr inbounds ptr, ptr %374, i64 %377
  %379 = load ptr, ptr %378, align 8, !tbaa !31
  %380 = ptrtoint ptr %379 to i64
  %381 = icmp samesign ult i64 %373, %352
  %382 = select i1 %381, i64 %345, i64 %351
  %383 = add i64 %382, %380
  %384 = inttoptr i64 %383 to ptr
  store ptr %384, ptr %378, align 8, !tbaa !31
  %385 = add nuw nsw i64 %360, 2
  %386 = add i64 %361, 2
  %387 = icmp eq i64 %361, %358
  br i1 %387, label %433, label %359, !llvm.loop !292

388:                                              ; preds = %35
  %389 = load ptr, ptr %26, align 8, !tbaa !291
  %390 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %391 = load ptr, ptr %390, align 8, !tbaa !284
  %392 = getelementptr inbounds nuw i8, ptr %391, i64 8
  %393 = load i32, ptr %392, align 4, !tbaa !5
  %394 = sext i32 %393 to i64
  %395 = getelementptr inbounds i8, ptr %389, i64 %394
  %396 = load i8, ptr %395, align 1, !tbaa !102
  %397 = icmp eq i8 %396, 0
  br i1 %397, label %398, label %449

398:                                              ; preds = %388
  %399 = getelementptr inbounds nuw i8, ptr %36, i64 28
  %400 = load i32, ptr %399, align 4, !tbaa !290
  %401 = sext i32 %400 to i64
  br label %449

402:                                              ; preds = %35
  %403 = load ptr, ptr %25, align 8, !tbaa !283
  %404 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %405 = load ptr, ptr %404, align 8, !tbaa !284
  %406 = getelementptr inbounds nuw i8, ptr %405, i64 4
  %407 = load i32, ptr %406, align 4, !tbaa !5
  %408 = sext i32 %407 to i64
  %409 = getelementptr inbounds ptr, ptr %403, i64 %408
  %410 = load ptr, ptr %409, align 8, !tbaa !31
  %411 = getelementptr inbounds nuw i8, ptr %405, i64 8
  %412 = load i32, ptr %411, align 4, !tbaa !5
  %413 = icmp eq i32 %412, 8
  br i1 %413, label %414, label %416

414:                                              ; preds = %402
  %415 = load i64, ptr %410, align 8, !tbaa !110
  br label %419

416:                                              ; preds = %402
  %417 = load i32, ptr %410, align 4, !tbaa !5
  %418 = sext i32 %417 to i64
  br label %419

419:                                              ; preds = %414, %416
  %420 = phi i64 [ %415, %414 ], [ %418, %416 ]
  %421 = tail call fastcc range(i32 0, 4) i32 @take_size(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %36, i64 noundef %420)
  br label %449

422:                                              ; preds = %35
  %423 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %36)
  br label %449

424:                                              ; preds = %35
  %425 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %36)
  br label %449

426:                                              ; preds = %65, %61
  store atomic i32 0, ptr %54 release, align 4
  %427 = getelementptr inbounds nuw i8, ptr %36, i64 20
  %428 = load i32, ptr %427, align 4, !tbaa !281
  %429 = load ptr, ptr %2, align 8, !tbaa !269
  %430 = getelementptr inbounds nuw i8, ptr %429, i64 24
  %431 = load ptr, ptr %430, align 8, !tbaa !260
  %432 = getelementptr inbounds nuw i8, ptr %431, i64 8
  store i32 %428, ptr %432, align 8, !tbaa !289
  br label %857

433:                                              ; preds = %359
  %434 = icmp eq i64 %354, 0
  br i1 %434, label %449, label %435

435:                                              ; preds = %433, %347
  %436 = phi i64 [ 4, %347 ], [ %385, %433 ]
  %437 = icmp ne i64 %354, 0
  tail call void @llvm.assume(i1 %437)
  %438 = load ptr, ptr %25, align 8, !tbaa !283
  %439 = getelementptr inbounds nuw i32, ptr %321, i64 %436
  %440 = load i32, ptr %439, align 4, !tbaa !5
  %441 = sext i32 %440 to i64
  %442 = getelementptr inbounds ptr, ptr %438, i64 %441
  %443 = load ptr, ptr %442, align 8, !tbaa !31
  %444 = ptrtoint ptr %443 to i64
  %445 = icmp samesign ult i64 %436, %352
  %446 = select i1 %445, i64 %345, i64 %351
  %447 = add i64 %446, %444
  %448 = inttoptr i64 %447 to ptr
  store ptr %448, ptr %442, align 8, !tbaa !31
  br label %449

449:                                              ; preds = %435, %433, %319, %315, %309, %204, %198, %187, %165, %162, %424, %422, %419, %398, %388, %249, %183, %173, %169
  %450 = phi i64 [ %37, %424 ], [ %37, %422 ], [ %172, %169 ], [ %37, %388 ], [ %37, %319 ], [ %253, %249 ], [ %37, %187 ], [ %37, %309 ], [ %37, %173 ], [ %37, %419 ], [ %37, %165 ], [ %186, %183 ], [ %401, %398 ], [ %37, %198 ], [ %37, %162 ], [ %318, %315 ], [ %207, %204 ], [ %37, %433 ], [ %37, %435 ]
  %451 = phi i32 [ %425, %424 ], [ %423, %422 ], [ 0, %169 ], [ 0, %388 ], [ 0, %319 ], [ %250, %249 ], [ 0, %187 ], [ %296, %309 ], [ 0, %173 ], [ %421, %419 ], [ %104, %165 ], [ 0, %183 ], [ 0, %398 ], [ 0, %198 ], [ %104, %162 ], [ %296, %315 ], [ 0, %204 ], [ 0, %433 ], [ 0, %435 ]
  %452 = icmp eq i32 %451, 0
  br i1 %452, label %32, label %857, !llvm.loop !293

453:                                              ; preds = %17, %11
  %454 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %455 = load i64, ptr %454, align 8, !tbaa !294
  %456 = icmp eq i64 %455, 0
  br i1 %456, label %560, label %457

457:                                              ; preds = %453
  %458 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %459 = load i64, ptr %458, align 8, !tbaa !277
  %460 = icmp sgt i64 %459, 0
  br i1 %460, label %461, label %857

461:                                              ; preds = %457
  %462 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %463 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %464 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %469

465:                                              ; preds = %497
  %466 = add nuw nsw i64 %470, 1
  %467 = load i64, ptr %458, align 8, !tbaa !277
  %468 = icmp slt i64 %466, %467
  br i1 %468, label %469, label %857, !llvm.loop !295

469:                                              ; preds = %465, %461
  %470 = phi i64 [ 0, %461 ], [ %466, %465 ]
  %471 = load ptr, ptr %0, align 8, !tbaa !276
  %472 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %471, i64 %470
  %473 = getelementptr inbounds nuw i8, ptr %472, i64 16
  %474 = load i32, ptr %473, align 8, !tbaa !282
  %475 = icmp eq i32 %474, 0
  br i1 %475, label %497, label %476

476:                                              ; preds = %469
  %477 = getelementptr inbounds nuw i8, ptr %472, i64 8
  %478 = zext i32 %474 to i64
  %479 = and i64 %478, 1
  %480 = icmp eq i32 %474, 1
  br i1 %480, label %485, label %481

481:                                              ; preds = %476
  %482 = and i64 %478, 4294967294
  br label %504

483:                                              ; preds = %504
  %484 = icmp eq i64 %479, 0
  br i1 %484, label %497, label %485

485:                                              ; preds = %483, %476
  %486 = phi i64 [ 0, %476 ], [ %526, %483 ]
  %487 = icmp ne i64 %479, 0
  tail call void @llvm.assume(i1 %487)
  %488 = load ptr, ptr %462, align 8, !tbaa !283
  %489 = load ptr, ptr %477, align 8, !tbaa !284
  %490 = getelementptr inbounds nuw i32, ptr %489, i64 %486
  %491 = load i32, ptr %490, align 4, !tbaa !5
  %492 = sext i32 %491 to i64
  %493 = getelementptr inbounds ptr, ptr %488, i64 %492
  %494 = load ptr, ptr %493, align 8, !tbaa !31
  %495 = load ptr, ptr %463, align 8, !tbaa !285
  %496 = getelementptr inbounds nuw ptr, ptr %495, i64 %486
  store ptr %494, ptr %496, align 8, !tbaa !31
  br label %497

497:                                              ; preds = %485, %483, %469
  %498 = load ptr, ptr %472, align 8, !tbaa !286
  %499 = load ptr, ptr %463, align 8, !tbaa !285
  %500 = load ptr, ptr %464, align 8, !tbaa !287
  %501 = load ptr, ptr %2, align 8, !tbaa !269
  %502 = tail call i32 %498(ptr noundef %499, ptr noundef %500, ptr noundef %501) #18
  %503 = icmp eq i32 %502, 0
  br i1 %503, label %465, label %529

504:                                              ; preds = %504, %481
  %505 = phi i64 [ 0, %481 ], [ %526, %504 ]
  %506 = phi i64 [ 0, %481 ], [ %527, %504 ]
  %507 = load ptr, ptr %462, align 8, !tbaa !283
  %508 = load ptr, ptr %477, align 8, !tbaa !284
  %509 = getelementptr inbounds nuw i32, ptr %508, i64 %505
  %510 = load i32, ptr %509, align 4, !tbaa !5
  %511 = sext i32 %510 to i64
  %512 = getelementptr inbounds ptr, ptr %507, i64 %511
  %513 = load ptr, ptr %512, align 8, !tbaa !31
  %514 = load ptr, ptr %463, align 8, !tbaa !285
  %515 = getelementptr inbounds nuw ptr, ptr %514, i64 %505
  store ptr %513, ptr %515, align 8, !tbaa !31
  %516 = or disjoint i64 %505, 1
  %517 = load ptr, ptr %462, align 8, !tbaa !283
  %518 = load ptr, ptr %477, align 8, !tbaa !284
  %519 = getelementptr inbounds nuw i32, ptr %518, i64 %516
  %520 = load i32, ptr %519, align 4, !tbaa !5
  %521 = sext i32 %520 to i64
  %522 = getelementptr inbounds ptr, ptr %517, i64 %521
  %523 = load ptr, ptr %522, align 8, !tbaa !31
  %524 = load ptr, ptr %463, align 8, !tbaa !285
  %525 = getelementptr inbounds nuw ptr, ptr %524, i64 %516
  store ptr %523, ptr %525, align 8, !tbaa !31
  %526 = add nuw nsw i64 %505, 2
  %527 = add i64 %506, 2
  %528 = icmp eq i64 %527, %482
  br i1 %528, label %483, label %504, !llvm.loop !288

529:                                              ; preds = %497
  %530 = load ptr, ptr %2, align 8, !tbaa !269
  %531 = getelementptr inbounds nuw i8, ptr %530, i64 24
  %532 = load ptr, ptr %531, align 8, !tbaa !260
  %533 = load atomic i32, ptr %532 acquire, align 8
  %534 = icmp eq i32 %533, 0
  br i1 %534, label %535, label %553

535:                                              ; preds = %529
  %536 = load ptr, ptr %2, align 8, !tbaa !269
  %537 = getelementptr inbounds nuw i8, ptr %536, i64 24
  %538 = load ptr, ptr %537, align 8, !tbaa !260
  %539 = getelementptr inbounds nuw i8, ptr %538, i64 4
  br label %540

540:                                              ; preds = %540, %535
  %541 = atomicrmw xchg ptr %539, i32 1 acquire, align 4
  %542 = icmp eq i32 %541, 0
  br i1 %542, label %543, label %540, !llvm.loop !261

543:                                              ; preds = %540
  %544 = load atomic i32, ptr %538 monotonic, align 8
  %545 = icmp eq i32 %544, 0
  br i1 %545, label %550, label %546

546:                                              ; preds = %543
  %547 = getelementptr inbounds nuw i8, ptr %538, i64 16
  %548 = load i64, ptr %547, align 8, !tbaa !262
  %549 = icmp sgt i64 %548, 0
  br i1 %549, label %550, label %552

550:                                              ; preds = %546, %543
  %551 = getelementptr inbounds nuw i8, ptr %538, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %551, i8 0, i64 36, i1 false)
  store atomic i32 %502, ptr %538 monotonic, align 8
  br label %552

552:                                              ; preds = %550, %546
  store atomic i32 0, ptr %539 release, align 4
  br label %553

553:                                              ; preds = %552, %529
  %554 = getelementptr inbounds nuw i8, ptr %472, i64 20
  %555 = load i32, ptr %554, align 4, !tbaa !281
  %556 = load ptr, ptr %2, align 8, !tbaa !269
  %557 = getelementptr inbounds nuw i8, ptr %556, i64 24
  %558 = load ptr, ptr %557, align 8, !tbaa !260
  %559 = getelementptr inbounds nuw i8, ptr %558, i64 8
  store i32 %555, ptr %559, align 8, !tbaa !289
  br label %857

560:                                              ; preds = %453
  %561 = load ptr, ptr %0, align 8, !tbaa !276
  %562 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %563 = load i64, ptr %562, align 8, !tbaa !277
  %564 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %565 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %566 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %567 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %568

568:                                              ; preds = %853, %560
  %569 = phi i64 [ 0, %560 ], [ %854, %853 ]
  %570 = icmp slt i64 %569, %563
  br i1 %570, label %571, label %857

571:                                              ; preds = %568
  %572 = getelementptr inbounds %struct.tfc_instruction, ptr %561, i64 %569
  %573 = add nsw i64 %569, 1
  %574 = getelementptr inbounds nuw i8, ptr %572, i64 24
  %575 = load i32, ptr %574, align 8, !tbaa !278
  switch i32 %575, label %835 [
    i32 0, label %576
    i32 1, label %664
    i32 3, label %668
    i32 4, label %682
    i32 2, label %703
    i32 5, label %707
    i32 6, label %730
    i32 7, label %799
    i32 8, label %813
    i32 9, label %833
  ]

576:                                              ; preds = %571
  %577 = getelementptr inbounds nuw i8, ptr %572, i64 16
  %578 = load i32, ptr %577, align 8, !tbaa !282
  %579 = icmp eq i32 %578, 0
  br i1 %579, label %601, label %580

580:                                              ; preds = %576
  %581 = getelementptr inbounds nuw i8, ptr %572, i64 8
  %582 = zext i32 %578 to i64
  %583 = and i64 %582, 1
  %584 = icmp eq i32 %578, 1
  br i1 %584, label %589, label %585

585:                                              ; preds = %580
  %586 = and i64 %582, 4294967294
  br label %608

587:                                              ; preds = %608
  %588 = icmp eq i64 %583, 0
  br i1 %588, label %601, label %589

589:                                              ; preds = %587, %580
  %590 = phi i64 [ 0, %580 ], [ %630, %587 ]
  %591 = icmp ne i64 %583, 0
  tail call void @llvm.assume(i1 %591)
  %592 = load ptr, ptr %564, align 8, !tbaa !283
  %593 = load ptr, ptr %581, align 8, !tbaa !284
  %594 = getelementptr inbounds nuw i32, ptr %593, i64 %590
  %595 = load i32, ptr %594, align 4, !tbaa !5
  %596 = sext i32 %595 to i64
  %597 = getelementptr inbounds ptr, ptr %592, i64 %596
  %598 = load ptr, ptr %597, align 8, !tbaa !31
  %599 = load ptr, ptr %566, align 8, !tbaa !285
  %600 = getelementptr inbounds nuw ptr, ptr %599, i64 %590
  store ptr %598, ptr %600, align 8, !tbaa !31
  br label %601

601:                                              ; preds = %589, %587, %576
  %602 = load ptr, ptr %572, align 8, !tbaa !286
  %603 = load ptr, ptr %566, align 8, !tbaa !285
  %604 = load ptr, ptr %567, align 8, !tbaa !287
  %605 = load ptr, ptr %2, align 8, !tbaa !269
  %606 = tail call i32 %602(ptr noundef %603, ptr noundef %604, ptr noundef %605) #18
  %607 = icmp eq i32 %606, 0
  br i1 %607, label %853, label %633

608:                                              ; preds = %608, %585
  %609 = phi i64 [ 0, %585 ], [ %630, %608 ]
  %610 = phi i64 [ 0, %585 ], [ %631, %608 ]
  %611 = load ptr, ptr %564, align 8, !tbaa !283
  %612 = load ptr, ptr %581, align 8, !tbaa !284
  %613 = getelementptr inbounds nuw i32, ptr %612, i64 %609
  %614 = load i32, ptr %613, align 4, !tbaa !5
  %615 = sext i32 %614 to i64
  %616 = getelementptr inbounds ptr, ptr %611, i64 %615
  %617 = load ptr, ptr %616, align 8, !tbaa !31
  %618 = load ptr, ptr %566, align 8, !tbaa !285
  %619 = getelementptr inbounds nuw ptr, ptr %618, i64 %609
  store ptr %617, ptr %619, align 8, !tbaa !31
  %620 = or disjoint i64 %609, 1
  %621 = load ptr, ptr %564, align 8, !tbaa !283
  %622 = load ptr, ptr %581, align 8, !tbaa !284
  %623 = getelementptr inbounds nuw i32, ptr %622, i64 %620
  %624 = load i32, ptr %623, align 4, !tbaa !5
  %625 = sext i32 %624 to i64
  %626 = getelementptr inbounds ptr, ptr %621, i64 %625
  %627 = load ptr, ptr %626, align 8, !tbaa !31
  %628 = load ptr, ptr %566, align 8, !tbaa !285
  %629 = getelementptr inbounds nuw ptr, ptr %628, i64 %620
  store ptr %627, ptr %629, align 8, !tbaa !31
  %630 = add nuw nsw i64 %609, 2
  %631 = add i64 %610, 2
  %632 = icmp eq i64 %631, %586
  br i1 %632, label %587, label %608, !llvm.loop !288

633:                                              ; preds = %601
  %634 = load ptr, ptr %2, align 8, !tbaa !269
  %635 = getelementptr inbounds nuw i8, ptr %634, i64 24
  %636 = load ptr, ptr %635, align 8, !tbaa !260
  %637 = load atomic i32, ptr %636 acquire, align 8
  %638 = icmp eq i32 %637, 0
  br i1 %638, label %639, label %657

639:                                              ; preds = %633
  %640 = load ptr, ptr %2, align 8, !tbaa !269
  %641 = getelementptr inbounds nuw i8, ptr %640, i64 24
  %642 = load ptr, ptr %641, align 8, !tbaa !260
  %643 = getelementptr inbounds nuw i8, ptr %642, i64 4
  br label %644

644:                                              ; preds = %644, %639
  %645 = atomicrmw xchg ptr %643, i32 1 acquire, align 4
  %646 = icmp eq i32 %645, 0
  br i1 %646, label %647, label %644, !llvm.loop !261

647:                                              ; preds = %644
  %648 = load atomic i32, ptr %642 monotonic, align 8
  %649 = icmp eq i32 %648, 0
  br i1 %649, label %654, label %650

650:                                              ; preds = %647
  %651 = getelementptr inbounds nuw i8, ptr %642, i64 16
  %652 = load i64, ptr %651, align 8, !tbaa !262
  %653 = icmp sgt i64 %652, 0
  br i1 %653, label %654, label %656

654:                                              ; preds = %650, %647
  %655 = getelementptr inbounds nuw i8, ptr %642, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %655, i8 0, i64 36, i1 false)
  store atomic i32 %606, ptr %642 monotonic, align 8
  br label %656

656:                                              ; preds = %654, %650
  store atomic i32 0, ptr %643 release, align 4
  br label %657

657:                                              ; preds = %633, %656
  %658 = getelementptr inbounds nuw i8, ptr %572, i64 20
  %659 = load i32, ptr %658, align 4, !tbaa !281
  %660 = load ptr, ptr %2, align 8, !tbaa !269
  %661 = getelementptr inbounds nuw i8, ptr %660, i64 24
  %662 = load ptr, ptr %661, align 8, !tbaa !260
  %663 = getelementptr inbounds nuw i8, ptr %662, i64 8
  store i32 %659, ptr %663, align 8, !tbaa !289
  br label %857

664:                                              ; preds = %571
  %665 = getelementptr inbounds nuw i8, ptr %572, i64 28
  %666 = load i32, ptr %665, align 4, !tbaa !290
  %667 = sext i32 %666 to i64
  br label %853

668:                                              ; preds = %571
  %669 = load ptr, ptr %564, align 8, !tbaa !283
  %670 = getelementptr inbounds nuw i8, ptr %572, i64 8
  %671 = load ptr, ptr %670, align 8, !tbaa !284
  %672 = load i32, ptr %671, align 4, !tbaa !5
  %673 = sext i32 %672 to i64
  %674 = getelementptr inbounds ptr, ptr %669, i64 %673
  %675 = load ptr, ptr %674, align 8, !tbaa !31
  %676 = load i8, ptr %675, align 1, !tbaa !102
  %677 = icmp eq i8 %676, 0
  br i1 %677, label %678, label %853

678:                                              ; preds = %668
  %679 = getelementptr inbounds nuw i8, ptr %572, i64 28
  %680 = load i32, ptr %679, align 4, !tbaa !290
  %681 = sext i32 %680 to i64
  br label %853

682:                                              ; preds = %571
  %683 = getelementptr inbounds nuw i8, ptr %572, i64 8
  %684 = load ptr, ptr %683, align 8, !tbaa !284
  %685 = load ptr, ptr %564, align 8, !tbaa !283
  %686 = load i32, ptr %684, align 4, !tbaa !5
  %687 = sext i32 %686 to i64
  %688 = getelementptr inbounds ptr, ptr %685, i64 %687
  %689 = load ptr, ptr %688, align 8, !tbaa !31
  store i32 0, ptr %689, align 4, !tbaa !5
  %690 = getelementptr inbounds nuw i8, ptr %684, i64 4
  %691 = load i32, ptr %690, align 4, !tbaa !5
  %692 = icmp sgt i32 %691, -1
  br i1 %692, label %693, label %853

693:                                              ; preds = %682
  %694 = zext nneg i32 %691 to i64
  %695 = getelementptr inbounds nuw ptr, ptr %685, i64 %694
  %696 = load ptr, ptr %695, align 8, !tbaa !31
  %697 = load i32, ptr %696, align 4, !tbaa !5
  %698 = icmp slt i32 %697, 1
  br i1 %698, label %699, label %853

699:                                              ; preds = %693
  %700 = getelementptr inbounds nuw i8, ptr %572, i64 28
  %701 = load i32, ptr %700, align 4, !tbaa !290
  %702 = sext i32 %701 to i64
  br label %853

703:                                              ; preds = %571
  %704 = getelementptr inbounds nuw i8, ptr %572, i64 28
  %705 = load i32, ptr %704, align 4, !tbaa !290
  %706 = sext i32 %705 to i64
  br label %853

707:                                              ; preds = %571
  %708 = getelementptr inbounds nuw i8, ptr %572, i64 8
  %709 = load ptr, ptr %708, align 8, !tbaa !284
  %710 = load ptr, ptr %564, align 8, !tbaa !283
  %711 = load i32, ptr %709, align 4, !tbaa !5
  %712 = sext i32 %711 to i64
  %713 = getelementptr inbounds ptr, ptr %710, i64 %712
  %714 = load ptr, ptr %713, align 8, !tbaa !31
  %715 = load i32, ptr %714, align 4, !tbaa !5
  %716 = add i32 %715, 1
  store i32 %716, ptr %714, align 4, !tbaa !5
  %717 = getelementptr inbounds nuw i8, ptr %709, i64 4
  %718 = load i32, ptr %717, align 4, !tbaa !5
  %719 = icmp slt i32 %718, 0
  br i1 %719, label %726, label %720

720:                                              ; preds = %707
  %721 = zext nneg i32 %718 to i64
  %722 = getelementptr inbounds nuw ptr, ptr %710, i64 %721
  %723 = load ptr, ptr %722, align 8, !tbaa !31
  %724 = load i32, ptr %723, align 4, !tbaa !5
  %725 = icmp slt i32 %716, %724
  br i1 %725, label %726, label %853

726:                                              ; preds = %720, %707
  %727 = getelementptr inbounds nuw i8, ptr %572, i64 28
  %728 = load i32, ptr %727, align 4, !tbaa !290
  %729 = sext i32 %728 to i64
  br label %853

730:                                              ; preds = %571
  %731 = getelementptr inbounds nuw i8, ptr %572, i64 8
  %732 = load ptr, ptr %731, align 8, !tbaa !284
  %733 = getelementptr inbounds nuw i8, ptr %572, i64 16
  %734 = load i32, ptr %733, align 8, !tbaa !282
  %735 = load ptr, ptr %564, align 8, !tbaa !283
  %736 = load i32, ptr %732, align 4, !tbaa !5
  %737 = sext i32 %736 to i64
  %738 = getelementptr inbounds ptr, ptr %735, i64 %737
  %739 = load ptr, ptr %738, align 8, !tbaa !31
  %740 = getelementptr inbounds nuw i8, ptr %732, i64 4
  %741 = load i32, ptr %740, align 4, !tbaa !5
  %742 = sext i32 %741 to i64
  %743 = getelementptr inbounds ptr, ptr %735, i64 %742
  %744 = load ptr, ptr %743, align 8, !tbaa !31
  store ptr %744, ptr %738, align 8, !tbaa !31
  %745 = load ptr, ptr %564, align 8, !tbaa !283
  %746 = getelementptr inbounds ptr, ptr %745, i64 %742
  store ptr %739, ptr %746, align 8, !tbaa !31
  %747 = load ptr, ptr %565, align 8, !tbaa !291
  %748 = getelementptr inbounds nuw i8, ptr %732, i64 8
  %749 = load i32, ptr %748, align 4, !tbaa !5
  %750 = sext i32 %749 to i64
  %751 = getelementptr inbounds i8, ptr %747, i64 %750
  %752 = load i8, ptr %751, align 1, !tbaa !102
  %753 = xor i8 %752, 1
  store i8 %753, ptr %751, align 1, !tbaa !102
  %754 = ptrtoint ptr %744 to i64
  %755 = ptrtoint ptr %739 to i64
  %756 = sub i64 %754, %755
  %757 = icmp ugt i32 %734, 4
  br i1 %757, label %758, label %853

758:                                              ; preds = %730
  %759 = getelementptr inbounds nuw i8, ptr %732, i64 12
  %760 = load i32, ptr %759, align 4, !tbaa !5
  %761 = add i32 %760, 4
  %762 = sub i64 0, %756
  %763 = zext i32 %761 to i64
  %764 = zext i32 %734 to i64
  %765 = and i64 %764, 1
  %766 = icmp eq i32 %734, 5
  br i1 %766, label %839, label %767

767:                                              ; preds = %758
  %768 = and i64 %764, 4294967294
  %769 = add nsw i64 %768, -6
  br label %770

770:                                              ; preds = %770, %767
  %771 = phi i64 [ 4, %767 ], [ %796, %770 ]
  %772 = phi i64 [ 0, %767 ], [ %797, %770 ]
  %773 = load ptr, ptr %564, align 8, !tbaa !283
  %774 = getelementptr inbounds nuw i32, ptr %732, i64 %771
  %775 = load i32, ptr %774, align 4, !tbaa !5
  %776 = sext i32 %775 to i64
  %777 = getelementptr inbounds ptr, ptr %773, i64 %776
  %778 = load ptr, ptr %777, align 8, !tbaa !31
  %779 = ptrtoint ptr %778 to i64
  %780 = icmp samesign ult i64 %771, %763
  %781 = select i1 %780, i64 %756, i64 %762
  %782 = add i64 %781, %779
  %783 = inttoptr i64 %782 to ptr
  store ptr %783, ptr %777, align 8, !tbaa !31
  %784 = or disjoint i64 %771, 1
  %785 = load ptr, ptr %564, align 8, !tbaa !283
  %786 = getelementptr inbounds nuw i32, ptr %732, i64 %784
  %787 = load i32, ptr %786, align 4, !tbaa !5
  %788 = sext i32 %787 to i64
  %789 = getelementptr inbounds ptr, ptr %785, i64 %788
  %790 = load ptr, ptr %789, align 8, !tbaa !31
  %791 = ptrtoint ptr %790 to i64
  %792 = icmp samesign ult i64 %784, %763
  %793 = select i1 %792, i64 %756, i64 %762
  %794 = add i64 %793, %791
  %795 = inttoptr i64 %794 to ptr
  store ptr %795, ptr %789, align 8, !tbaa !31
  %796 = add nuw nsw i64 %771, 2
  %797 = add i64 %772, 2
  %798 = icmp eq i64 %772, %769
  br i1 %798, label %837, label %770, !llvm.loop !292

799:                                              ; preds = %571
  %800 = load ptr, ptr %565, align 8, !tbaa !291
  %801 = getelementptr inbounds nuw i8, ptr %572, i64 8
  %802 = load ptr, ptr %801, align 8, !tbaa !284
  %803 = getelementptr inbounds nuw i8, ptr %802, i64 8
  %804 = load i32, ptr %803, align 4, !tbaa !5
  %805 = sext i32 %804 to i64
  %806 = getelementptr inbounds i8, ptr %800, i64 %805
  %807 = load i8, ptr %806, align 1, !tbaa !102
  %808 = icmp eq i8 %807, 0
  br i1 %808, label %809, label %853

809:                                              ; preds = %799
  %810 = getelementptr inbounds nuw i8, ptr %572, i64 28
  %811 = load i32, ptr %810, align 4, !tbaa !290
  %812 = sext i32 %811 to i64
  br label %853

813:                                              ; preds = %571
  %814 = load ptr, ptr %564, align 8, !tbaa !283
  %815 = getelementptr inbounds nuw i8, ptr %572, i64 8
  %816 = load ptr, ptr %815, align 8, !tbaa !284
  %817 = getelementptr inbounds nuw i8, ptr %816, i64 4
  %818 = load i32, ptr %817, align 4, !tbaa !5
  %819 = sext i32 %818 to i64
  %820 = getelementptr inbounds ptr, ptr %814, i64 %819
  %821 = load ptr, ptr %820, align 8, !tbaa !31
  %822 = getelementptr inbounds nuw i8, ptr %816, i64 8
  %823 = load i32, ptr %822, align 4, !tbaa !5
  %824 = icmp eq i32 %823, 8
  br i1 %824, label %825, label %827

825:                                              ; preds = %813
  %826 = load i64, ptr %821, align 8, !tbaa !110
  br label %830

827:                                              ; preds = %813
  %828 = load i32, ptr %821, align 4, !tbaa !5
  %829 = sext i32 %828 to i64
  br label %830

830:                                              ; preds = %825, %827
  %831 = phi i64 [ %826, %825 ], [ %829, %827 ]
  %832 = tail call fastcc range(i32 0, 4) i32 @take_size(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %572, i64 noundef %831)
  br label %853

833:                                              ; preds = %571
  %834 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %572)
  br label %853

835:                                              ; preds = %571
  %836 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %572)
  br label %853

837:                                              ; preds = %770
  %838 = icmp eq i64 %765, 0
  br i1 %838, label %853, label %839

839:                                              ; preds = %837, %758
  %840 = phi i64 [ 4, %758 ], [ %796, %837 ]
  %841 = icmp ne i64 %765, 0
  tail call void @llvm.assume(i1 %841)
  %842 = load ptr, ptr %564, align 8, !tbaa !283
  %843 = getelementptr inbounds nuw i32, ptr %732, i64 %840
  %844 = load i32, ptr %843, align 4, !tbaa !5
  %845 = sext i32 %844 to i64
  %846 = getelementptr inbounds ptr, ptr %842, i64 %845
  %847 = load ptr, ptr %846, align 8, !tbaa !31
  %848 = ptrtoint ptr %847 to i64
  %849 = icmp samesign ult i64 %840, %763
  %850 = select i1 %849, i64 %756, i64 %762
  %851 = add i64 %850, %848
  %852 = inttoptr i64 %851 to ptr
  store ptr %852, ptr %846, align 8, !tbaa !31
  br label %853

853:                                              ; preds = %839, %837, %730, %726, %720, %699, %693, %682, %601, %835, %833, %830, %809, %799, %703, %678, %668, %664
  %854 = phi i64 [ %573, %835 ], [ %573, %833 ], [ %667, %664 ], [ %573, %799 ], [ %573, %730 ], [ %706, %703 ], [ %573, %682 ], [ %573, %720 ], [ %573, %668 ], [ %573, %830 ], [ %812, %809 ], [ %681, %678 ], [ %573, %601 ], [ %702, %699 ], [ %573, %693 ], [ %729, %726 ], [ %573, %837 ], [ %573, %839 ]
  %855 = phi i32 [ %836, %835 ], [ %834, %833 ], [ 0, %664 ], [ 0, %799 ], [ 0, %730 ], [ 0, %703 ], [ 0, %682 ], [ 0, %720 ], [ 0, %668 ], [ %832, %830 ], [ 0, %809 ], [ 0, %678 ], [ 0, %601 ], [ 0, %699 ], [ 0, %693 ], [ 0, %726 ], [ 0, %837 ], [ 0, %839 ]
  %856 = icmp eq i32 %855, 0
  br i1 %856, label %568, label %857, !llvm.loop !293

857:                                              ; preds = %449, %32, %465, %853, %568, %657, %553, %457, %426, %9
  %858 = phi i32 [ %10, %9 ], [ 0, %465 ], [ 1, %426 ], [ %606, %657 ], [ %855, %853 ], [ %502, %553 ], [ 0, %457 ], [ 0, %568 ], [ 0, %32 ], [ %451, %449 ]
  ret i32 %858
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @walk_on_device(ptr noundef %0) unnamed_addr #27 {
  %2 = alloca i32, align 4
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8, !tbaa !269
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %6 = load ptr, ptr %5, align 8, !tbaa !175
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !33
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #18
  store i32 1, ptr %2, align 4, !tbaa !5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !277
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %92, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %14 = load ptr, ptr %13, align 8, !tbaa !296
  %15 = icmp eq ptr %14, null
  br i1 %15, label %42, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %18 = load i64, ptr %17, align 8, !tbaa !294
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %42, label %20

20:                                               ; preds = %16
  %21 = icmp eq ptr %8, null
  br i1 %21, label %26, label %22

22:                                               ; preds = %20
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %24 = load ptr, ptr %23, align 8, !tbaa !275
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %42

26:                                               ; preds = %22, %20
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !297
  %29 = call i32 %28(ptr noundef %6, ptr noundef nonnull %0, ptr noundef nonnull %2) #18
  %30 = load i32, ptr %2, align 4
  %31 = icmp ne i32 %30, 0
  %32 = icmp eq i32 %29, 0
  %33 = select i1 %32, i1 %31, i1 false
  br i1 %33, label %34, label %44

34:                                               ; preds = %26
  %35 = call fastcc i32 @walk_instructions(ptr noundef nonnull %0)
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %37 = load ptr, ptr %36, align 8, !tbaa !298
  %38 = call i32 %37(ptr noundef nonnull %6, ptr noundef nonnull %0) #18
  %39 = icmp eq i32 %35, 0
  br i1 %39, label %40, label %59

40:                                               ; preds = %34
  %41 = icmp slt i32 %38, 0
  br i1 %41, label %42, label %44

42:                                               ; preds = %40, %12, %16, %22
  %43 = call fastcc i32 @walk_instructions(ptr noundef nonnull %0)
  br label %44

44:                                               ; preds = %42, %26, %40
  %45 = phi i32 [ %29, %26 ], [ %38, %40 ], [ %43, %42 ]
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %59

47:                                               ; preds = %44
  %48 = load ptr, ptr %3, align 8, !tbaa !269
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 40
  %50 = load ptr, ptr %49, align 8, !tbaa !299
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 32
  %52 = load i64, ptr %51, align 8, !tbaa !300
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %92, label %54

54:                                               ; preds = %47
  %55 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %56 = load ptr, ptr %55, align 8, !tbaa !183
  %57 = call i32 %56(ptr noundef %6, ptr noundef nonnull %48, ptr noundef null, ptr noundef null, i64 noundef 0) #18
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %92, label %59

59:                                               ; preds = %34, %44, %54
  %60 = phi i32 [ %57, %54 ], [ %45, %44 ], [ %35, %34 ]
  %61 = load ptr, ptr %0, align 8, !tbaa !276
  %62 = load ptr, ptr %3, align 8, !tbaa !269
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 24
  %64 = load ptr, ptr %63, align 8, !tbaa !260
  %65 = load atomic i32, ptr %64 acquire, align 8
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %92

67:                                               ; preds = %59
  %68 = load ptr, ptr %3, align 8, !tbaa !269
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 24
  %70 = load ptr, ptr %69, align 8, !tbaa !260
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 4
  br label %72

72:                                               ; preds = %72, %67
  %73 = atomicrmw xchg ptr %71, i32 1 acquire, align 4
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %72, !llvm.loop !261

75:                                               ; preds = %72
  %76 = load atomic i32, ptr %70 monotonic, align 8
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %82, label %78

78:                                               ; preds = %75
  %79 = getelementptr inbounds nuw i8, ptr %70, i64 16
  %80 = load i64, ptr %79, align 8, !tbaa !262
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %82, label %85

82:                                               ; preds = %78, %75
  %83 = getelementptr inbounds nuw i8, ptr %70, i64 12
  store i32 2147483647, ptr %83, align 4, !tbaa !265
  %84 = getelementptr inbounds nuw i8, ptr %70, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %84, i8 0, i64 32, i1 false)
  store atomic i32 %60, ptr %70 monotonic, align 8
  br label %85

85:                                               ; preds = %82, %78
  store atomic i32 0, ptr %71 release, align 4
  %86 = getelementptr inbounds nuw i8, ptr %61, i64 20
  %87 = load i32, ptr %86, align 4, !tbaa !281
  %88 = load ptr, ptr %3, align 8, !tbaa !269
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 24
  %90 = load ptr, ptr %89, align 8, !tbaa !260
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 8
  store i32 %87, ptr %91, align 8, !tbaa !289
  br label %92

92:                                               ; preds = %47, %85, %59, %54, %1
  %93 = phi i32 [ 0, %1 ], [ %60, %85 ], [ 0, %54 ], [ %60, %59 ], [ 0, %47 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #18
  ret i32 %93
}

; Function Attrs: nounwind uwtable
define ptr @tfc_call_from_python(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = alloca [64 x ptr], align 16
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !303
  %8 = load ptr, ptr %7, align 8, !tbaa !305
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !308
  %11 = icmp eq ptr %10, null
  br i1 %11, label %130, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %14 = load i32, ptr %13, align 8, !tbaa !312
  %15 = sext i32 %14 to i64
  %16 = icmp sgt i64 %2, %15
  br i1 %16, label %130, label %17

17:                                               ; preds = %12
  %18 = icmp sgt i64 %2, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %17
  %20 = shl nuw nsw i64 %2, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %5, ptr align 8 %1, i64 %20, i1 false), !tbaa !31
  br label %21

21:                                               ; preds = %19, %17
  %22 = icmp slt i64 %2, %15
  br i1 %22, label %23, label %28

23:                                               ; preds = %21
  %24 = shl i64 %2, 3
  %25 = getelementptr i8, ptr %5, i64 %24
  %26 = sub i64 %15, %2
  %27 = shl i64 %26, 3
  call void @llvm.memset.p0.i64(ptr align 8 %25, i8 0, i64 %27, i1 false), !tbaa !31
  br label %28

28:                                               ; preds = %23, %21
  %29 = icmp eq ptr %3, null
  br i1 %29, label %123, label %30

30:                                               ; preds = %28
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %32 = load i64, ptr %31, align 8, !tbaa !313
  %33 = load ptr, ptr %8, align 8, !tbaa !315
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 216
  %35 = load i64, ptr %34, align 8, !tbaa !316
  %36 = getelementptr inbounds i8, ptr %3, i64 %35
  %37 = icmp slt i64 %32, 1
  br i1 %37, label %123, label %38

38:                                               ; preds = %30
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 40
  br label %41

41:                                               ; preds = %118, %38
  %42 = phi ptr [ null, %38 ], [ %119, %118 ]
  %43 = phi i64 [ 0, %38 ], [ %121, %118 ]
  %44 = phi i64 [ %2, %38 ], [ %120, %118 ]
  %45 = getelementptr inbounds nuw ptr, ptr %36, i64 %43
  %46 = load ptr, ptr %45, align 8, !tbaa !31
  %47 = add nsw i64 %43, %2
  %48 = trunc i64 %47 to i32
  %49 = load i32, ptr %13, align 8, !tbaa !312
  %50 = icmp sgt i32 %49, %48
  br i1 %50, label %51, label %58

51:                                               ; preds = %41
  %52 = load ptr, ptr %39, align 8, !tbaa !318
  %53 = shl i64 %47, 32
  %54 = ashr exact i64 %53, 29
  %55 = getelementptr inbounds i8, ptr %52, i64 %54
  %56 = load ptr, ptr %55, align 8, !tbaa !31
  %57 = icmp eq ptr %56, %46
  br i1 %57, label %101, label %58

58:                                               ; preds = %51, %41
  %59 = load ptr, ptr %40, align 8, !tbaa !319
  %60 = icmp eq ptr %46, %59
  br i1 %60, label %101, label %61

61:                                               ; preds = %58
  %62 = icmp sgt i32 %49, 0
  br i1 %62, label %63, label %89

63:                                               ; preds = %61
  %64 = load ptr, ptr %39, align 8, !tbaa !318
  %65 = zext nneg i32 %49 to i64
  br label %66

66:                                               ; preds = %71, %63
  %67 = phi i64 [ 0, %63 ], [ %72, %71 ]
  %68 = getelementptr inbounds nuw ptr, ptr %64, i64 %67
  %69 = load ptr, ptr %68, align 8, !tbaa !31
  %70 = icmp eq ptr %69, %46
  br i1 %70, label %99, label %71

71:                                               ; preds = %66
  %72 = add nuw nsw i64 %67, 1
  %73 = icmp eq i64 %72, %65
  br i1 %73, label %74, label %66, !llvm.loop !320

74:                                               ; preds = %71, %84
  %75 = phi i64 [ %85, %84 ], [ 0, %71 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !315
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 112
  %78 = load ptr, ptr %77, align 8, !tbaa !321
  %79 = load ptr, ptr %39, align 8, !tbaa !318
  %80 = getelementptr inbounds nuw ptr, ptr %79, i64 %75
  %81 = load ptr, ptr %80, align 8, !tbaa !31
  %82 = tail call i32 %78(ptr noundef %81, ptr noundef %46) #18
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %97, label %84

84:                                               ; preds = %74
  %85 = add nuw nsw i64 %75, 1
  %86 = icmp eq i64 %85, %65
  br i1 %86, label %87, label %74, !llvm.loop !322

87:                                               ; preds = %84
  %88 = load ptr, ptr %40, align 8, !tbaa !319
  br label %89

89:                                               ; preds = %87, %61
  %90 = phi ptr [ %88, %87 ], [ %59, %61 ]
  %91 = load ptr, ptr %8, align 8, !tbaa !315
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 112
  %93 = load ptr, ptr %92, align 8, !tbaa !321
  %94 = tail call i32 %93(ptr noundef %90, ptr noundef %46) #18
  %95 = icmp eq i32 %94, 0
  %96 = select i1 %95, i32 %49, i32 -1
  br label %101

97:                                               ; preds = %74
  %98 = trunc nuw nsw i64 %75 to i32
  br label %101

99:                                               ; preds = %66
  %100 = trunc nuw nsw i64 %67 to i32
  br label %101

101:                                              ; preds = %99, %97, %89, %58, %51
  %102 = phi i32 [ %49, %58 ], [ %48, %51 ], [ %96, %89 ], [ %98, %97 ], [ %100, %99 ]
  %103 = icmp eq i32 %102, %14
  br i1 %103, label %104, label %107

104:                                              ; preds = %101
  %105 = getelementptr inbounds ptr, ptr %1, i64 %47
  %106 = load ptr, ptr %105, align 8, !tbaa !31
  br label %118

107:                                              ; preds = %101
  %108 = icmp slt i32 %102, 0
  br i1 %108, label %130, label %109

109:                                              ; preds = %107
  %110 = zext nneg i32 %102 to i64
  %111 = getelementptr inbounds nuw ptr, ptr %5, i64 %110
  %112 = load ptr, ptr %111, align 8, !tbaa !31
  %113 = icmp eq ptr %112, null
  br i1 %113, label %114, label %130

114:                                              ; preds = %109
  %115 = getelementptr inbounds ptr, ptr %1, i64 %47
  %116 = load ptr, ptr %115, align 8, !tbaa !31
  store ptr %116, ptr %111, align 8, !tbaa !31
  %117 = add nsw i64 %44, 1
  br label %118

118:                                              ; preds = %114, %104
  %119 = phi ptr [ %106, %104 ], [ %42, %114 ]
  %120 = phi i64 [ %44, %104 ], [ %117, %114 ]
  %121 = add nuw nsw i64 %43, 1
  %122 = icmp eq i64 %121, %32
  br i1 %122, label %123, label %41, !llvm.loop !323

123:                                              ; preds = %118, %28, %30
  %124 = phi ptr [ null, %28 ], [ null, %30 ], [ %119, %118 ]
  %125 = phi i64 [ %2, %28 ], [ %2, %30 ], [ %120, %118 ]
  %126 = icmp eq i64 %125, %15
  br i1 %126, label %127, label %130

127:                                              ; preds = %123
  %128 = call fastcc ptr @call_step(ptr noundef nonnull %7, ptr noundef %5, ptr noundef %124)
  %129 = icmp eq ptr %128, @slow_way
  br i1 %129, label %130, label %137

130:                                              ; preds = %107, %109, %12, %4, %123, %127
  %131 = load ptr, ptr %8, align 8, !tbaa !315
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %133 = load ptr, ptr %132, align 8, !tbaa !324
  %134 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %135 = load ptr, ptr %134, align 8, !tbaa !325
  %136 = tail call ptr %133(ptr noundef %135, ptr noundef %1, i64 noundef %2, ptr noundef %3) #18
  br label %137

137:                                              ; preds = %127, %130
  %138 = phi ptr [ %136, %130 ], [ %128, %127 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  ret ptr %138
}

; Function Attrs: nounwind uwtable
define internal fastcc ptr @call_step(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.tfc_driver, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca [64 x ptr], align 16
  %8 = load ptr, ptr %0, align 8, !tbaa !305
  %9 = load ptr, ptr %8, align 8, !tbaa !315
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #18
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !326
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %759, label %14

14:                                               ; preds = %3
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 52
  %16 = load i32, ptr %15, align 4, !tbaa !327
  %17 = icmp slt i32 %16, 1
  br i1 %17, label %21, label %18

18:                                               ; preds = %14
  %19 = zext nneg i32 %16 to i64
  %20 = shl nuw nsw i64 %19, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %7, i8 0, i64 %20, i1 false), !tbaa !31
  br label %21

21:                                               ; preds = %18, %14
  %22 = icmp eq ptr %2, null
  br i1 %22, label %146, label %23

23:                                               ; preds = %21
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 160
  %25 = load ptr, ptr %24, align 8, !tbaa !328
  %26 = icmp eq ptr %2, %25
  br i1 %26, label %146, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load i64, ptr %28, align 8, !tbaa !329
  switch i64 %29, label %70 [
    i64 0, label %30
    i64 2, label %31
  ]

30:                                               ; preds = %27
  store ptr %2, ptr %7, align 16, !tbaa !31
  br label %109

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %33 = load ptr, ptr %32, align 8, !tbaa !330
  %34 = getelementptr inbounds nuw i8, ptr %9, i64 192
  %35 = load ptr, ptr %34, align 8, !tbaa !331
  %36 = icmp eq ptr %33, %35
  br i1 %36, label %37, label %759

37:                                               ; preds = %31
  br i1 %17, label %42, label %38

38:                                               ; preds = %37
  %39 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %41 = zext nneg i32 %16 to i64
  br label %48

42:                                               ; preds = %48, %37
  %43 = phi i64 [ 0, %37 ], [ %59, %48 ]
  %44 = getelementptr inbounds nuw i8, ptr %9, i64 72
  %45 = load ptr, ptr %44, align 8, !tbaa !332
  %46 = tail call i64 %45(ptr noundef nonnull %2) #18
  %47 = icmp eq i64 %43, %46
  br i1 %47, label %109, label %62

48:                                               ; preds = %48, %38
  %49 = phi i64 [ 0, %38 ], [ %60, %48 ]
  %50 = phi i64 [ 0, %38 ], [ %59, %48 ]
  %51 = load ptr, ptr %39, align 8, !tbaa !333
  %52 = load ptr, ptr %40, align 8, !tbaa !334
  %53 = getelementptr inbounds nuw ptr, ptr %52, i64 %49
  %54 = load ptr, ptr %53, align 8, !tbaa !31
  %55 = tail call ptr %51(ptr noundef nonnull %2, ptr noundef %54) #18
  %56 = getelementptr inbounds nuw ptr, ptr %7, i64 %49
  store ptr %55, ptr %56, align 8, !tbaa !31
  %57 = icmp ne ptr %55, null
  %58 = zext i1 %57 to i64
  %59 = add nuw nsw i64 %50, %58
  %60 = add nuw nsw i64 %49, 1
  %61 = icmp eq i64 %60, %41
  br i1 %61, label %42, label %48, !llvm.loop !335

62:                                               ; preds = %42
  %63 = getelementptr inbounds nuw i8, ptr %9, i64 120
  %64 = load ptr, ptr %63, align 8, !tbaa !336
  %65 = tail call ptr %64() #18
  %66 = icmp eq ptr %65, null
  br i1 %66, label %759, label %67

67:                                               ; preds = %62
  %68 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %69 = load ptr, ptr %68, align 8, !tbaa !337
  tail call void %69() #18
  br label %759

70:                                               ; preds = %27
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !330
  %73 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %74 = load ptr, ptr %73, align 8, !tbaa !338
  %75 = icmp eq ptr %72, %74
  br i1 %75, label %76, label %93

76:                                               ; preds = %70
  %77 = getelementptr inbounds nuw i8, ptr %9, i64 104
  %78 = load ptr, ptr %77, align 8, !tbaa !339
  %79 = tail call i64 %78(ptr noundef nonnull %2) #18
  %80 = sext i32 %16 to i64
  %81 = icmp ne i64 %79, %80
  %82 = or i1 %17, %81
  br i1 %82, label %144, label %83

83:                                               ; preds = %76
  %84 = getelementptr inbounds nuw i8, ptr %9, i64 96
  %85 = zext nneg i32 %16 to i64
  br label %86

86:                                               ; preds = %86, %83
  %87 = phi i64 [ 0, %83 ], [ %91, %86 ]
  %88 = load ptr, ptr %84, align 8, !tbaa !340
  %89 = tail call ptr %88(ptr noundef nonnull %2, i64 noundef %87) #18
  %90 = getelementptr inbounds nuw ptr, ptr %7, i64 %87
  store ptr %89, ptr %90, align 8, !tbaa !31
  %91 = add nuw nsw i64 %87, 1
  %92 = icmp eq i64 %91, %85
  br i1 %92, label %112, label %86, !llvm.loop !341

93:                                               ; preds = %70
  %94 = getelementptr inbounds nuw i8, ptr %9, i64 176
  %95 = load ptr, ptr %94, align 8, !tbaa !342
  %96 = icmp eq ptr %72, %95
  br i1 %96, label %97, label %759

97:                                               ; preds = %93
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %99 = load i64, ptr %98, align 8, !tbaa !313
  %100 = sext i32 %16 to i64
  %101 = icmp ne i64 %99, %100
  %102 = or i1 %17, %101
  br i1 %102, label %144, label %103

103:                                              ; preds = %97
  %104 = getelementptr inbounds nuw i8, ptr %9, i64 216
  %105 = load i64, ptr %104, align 8, !tbaa !316
  %106 = getelementptr inbounds i8, ptr %2, i64 %105
  %107 = zext nneg i32 %16 to i64
  %108 = shl nuw nsw i64 %107, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %7, ptr nonnull align 8 %106, i64 %108, i1 false), !tbaa !31
  br label %112

109:                                              ; preds = %42, %30
  br i1 %17, label %146, label %110

110:                                              ; preds = %109
  %111 = zext nneg i32 %16 to i64
  br label %112

112:                                              ; preds = %86, %110, %103
  %113 = phi i64 [ %111, %110 ], [ %107, %103 ], [ %85, %86 ]
  %114 = load ptr, ptr %24, align 8, !tbaa !328
  %115 = icmp samesign ult i64 %113, 4
  br i1 %115, label %134, label %116

116:                                              ; preds = %112
  %117 = and i64 %113, 2147483644
  %118 = insertelement <2 x ptr> poison, ptr %114, i64 0
  %119 = shufflevector <2 x ptr> %118, <2 x ptr> poison, <2 x i32> zeroinitializer
  br label %120

120:                                              ; preds = %120, %116
  %121 = phi i64 [ 0, %116 ], [ %130, %120 ]
  %122 = getelementptr inbounds nuw ptr, ptr %7, i64 %121
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 16
  %124 = load <2 x ptr>, ptr %122, align 16, !tbaa !31
  %125 = load <2 x ptr>, ptr %123, align 16, !tbaa !31
  %126 = icmp eq <2 x ptr> %124, %119
  %127 = icmp eq <2 x ptr> %125, %119
  %128 = select <2 x i1> %126, <2 x ptr> zeroinitializer, <2 x ptr> %124
  %129 = select <2 x i1> %127, <2 x ptr> zeroinitializer, <2 x ptr> %125
  store <2 x ptr> %128, ptr %122, align 16
  store <2 x ptr> %129, ptr %123, align 16
  %130 = add nuw i64 %121, 4
  %131 = icmp eq i64 %130, %117
  br i1 %131, label %132, label %120, !llvm.loop !343

132:                                              ; preds = %120
  %133 = icmp eq i64 %113, %117
  br i1 %133, label %146, label %134

134:                                              ; preds = %112, %132
  %135 = phi i64 [ 0, %112 ], [ %117, %132 ]
  br label %136

136:                                              ; preds = %134, %136
  %137 = phi i64 [ %142, %136 ], [ %135, %134 ]
  %138 = getelementptr inbounds nuw ptr, ptr %7, i64 %137
  %139 = load ptr, ptr %138, align 8, !tbaa !31
  %140 = icmp eq ptr %139, %114
  %141 = select i1 %140, ptr null, ptr %139
  store ptr %141, ptr %138, align 8
  %142 = add nuw nsw i64 %137, 1
  %143 = icmp eq i64 %142, %113
  br i1 %143, label %146, label %136, !llvm.loop !344

144:                                              ; preds = %76, %97
  %145 = phi i1 [ %81, %76 ], [ %101, %97 ]
  br i1 %145, label %759, label %146

146:                                              ; preds = %136, %132, %23, %109, %21, %144
  %147 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %148 = load ptr, ptr %147, align 8, !tbaa !345
  %149 = icmp eq ptr %148, null
  br i1 %149, label %759, label %150

150:                                              ; preds = %146
  %151 = getelementptr inbounds nuw i8, ptr %8, i64 48
  br label %152

152:                                              ; preds = %274, %150
  %153 = phi ptr [ %148, %150 ], [ %276, %274 ]
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 144
  %155 = load i32, ptr %154, align 8, !tbaa !346
  %156 = getelementptr inbounds nuw i8, ptr %153, i64 148
  %157 = load i32, ptr %156, align 4, !tbaa !353
  %158 = or i32 %157, %155
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %274

160:                                              ; preds = %152
  %161 = load i32, ptr %151, align 8, !tbaa !312
  %162 = icmp slt i32 %161, 1
  br i1 %162, label %278, label %163

163:                                              ; preds = %160
  %164 = load ptr, ptr %8, align 8, !tbaa !315
  %165 = getelementptr inbounds nuw i8, ptr %153, i64 24
  %166 = getelementptr inbounds nuw i8, ptr %164, i64 168
  %167 = getelementptr inbounds nuw i8, ptr %164, i64 200
  %168 = getelementptr inbounds nuw i8, ptr %164, i64 208
  %169 = getelementptr inbounds nuw i8, ptr %164, i64 144
  %170 = getelementptr inbounds nuw i8, ptr %164, i64 136
  br label %171

171:                                              ; preds = %269, %163
  %172 = phi i32 [ %161, %163 ], [ %270, %269 ]
  %173 = phi i64 [ 0, %163 ], [ %271, %269 ]
  %174 = load ptr, ptr %165, align 8, !tbaa !354
  %175 = getelementptr inbounds nuw %struct.tfc_operand, ptr %174, i64 %173
  %176 = getelementptr inbounds nuw ptr, ptr %1, i64 %173
  %177 = load ptr, ptr %176, align 8, !tbaa !31
  %178 = getelementptr inbounds nuw i8, ptr %177, i64 8
  %179 = load ptr, ptr %178, align 8, !tbaa !330
  %180 = load ptr, ptr %166, align 8, !tbaa !355
  %181 = icmp eq ptr %179, %180
  br i1 %181, label %182, label %220

182:                                              ; preds = %171
  %183 = getelementptr inbounds nuw i8, ptr %177, i64 56
  %184 = load ptr, ptr %183, align 8, !tbaa !356
  %185 = load ptr, ptr %175, align 8, !tbaa !358
  %186 = icmp eq ptr %184, %185
  br i1 %186, label %187, label %274

187:                                              ; preds = %182
  %188 = getelementptr inbounds nuw i8, ptr %177, i64 24
  %189 = load i32, ptr %188, align 8, !tbaa !360
  %190 = getelementptr inbounds nuw i8, ptr %175, i64 32
  %191 = load i32, ptr %190, align 8, !tbaa !361
  %192 = icmp eq i32 %189, %191
  br i1 %192, label %193, label %274

193:                                              ; preds = %187
  %194 = getelementptr inbounds nuw i8, ptr %177, i64 64
  %195 = load i32, ptr %194, align 8, !tbaa !362
  %196 = and i32 %195, 257
  %197 = icmp eq i32 %196, 257
  br i1 %197, label %198, label %274

198:                                              ; preds = %193
  %199 = icmp sgt i32 %189, 0
  br i1 %199, label %200, label %216

200:                                              ; preds = %198
  %201 = getelementptr inbounds nuw i8, ptr %177, i64 32
  %202 = load ptr, ptr %201, align 8, !tbaa !363
  %203 = getelementptr inbounds nuw i8, ptr %175, i64 16
  %204 = load ptr, ptr %203, align 8, !tbaa !364
  %205 = zext nneg i32 %189 to i64
  br label %209

206:                                              ; preds = %209
  %207 = add nuw nsw i64 %210, 1
  %208 = icmp eq i64 %207, %205
  br i1 %208, label %216, label %209, !llvm.loop !365

209:                                              ; preds = %206, %200
  %210 = phi i64 [ 0, %200 ], [ %207, %206 ]
  %211 = getelementptr inbounds nuw i64, ptr %202, i64 %210
  %212 = load i64, ptr %211, align 8, !tbaa !110
  %213 = getelementptr inbounds nuw i64, ptr %204, i64 %210
  %214 = load i64, ptr %213, align 8, !tbaa !110
  %215 = icmp eq i64 %212, %214
  br i1 %215, label %206, label %274

216:                                              ; preds = %206, %198
  %217 = getelementptr inbounds nuw i8, ptr %177, i64 16
  %218 = load ptr, ptr %217, align 8, !tbaa !366
  %219 = getelementptr inbounds nuw i8, ptr %175, i64 56
  store ptr %218, ptr %219, align 8, !tbaa !367
  br label %269

220:                                              ; preds = %171
  %221 = getelementptr inbounds nuw i8, ptr %175, i64 8
  %222 = load ptr, ptr %221, align 8, !tbaa !368
  %223 = icmp eq ptr %179, %222
  br i1 %223, label %224, label %227

224:                                              ; preds = %220
  %225 = getelementptr inbounds nuw i8, ptr %177, i64 16
  %226 = getelementptr inbounds nuw i8, ptr %175, i64 56
  store ptr %225, ptr %226, align 8, !tbaa !367
  br label %269

227:                                              ; preds = %220
  %228 = getelementptr inbounds nuw i8, ptr %175, i64 40
  %229 = load i32, ptr %228, align 8, !tbaa !369
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %274, label %231

231:                                              ; preds = %227
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store double 0.000000e+00, ptr %5, align 8
  %232 = getelementptr inbounds nuw i8, ptr %175, i64 64
  %233 = getelementptr inbounds nuw i8, ptr %175, i64 56
  store ptr %232, ptr %233, align 8, !tbaa !367
  %234 = load ptr, ptr %167, align 8, !tbaa !370
  %235 = icmp eq ptr %179, %234
  br i1 %235, label %236, label %243

236:                                              ; preds = %231
  %237 = load ptr, ptr %170, align 8, !tbaa !371
  %238 = call double %237(ptr noundef nonnull %177) #18
  %239 = load i32, ptr %228, align 8, !tbaa !369
  switch i32 %239, label %265 [
    i32 1, label %240
    i32 2, label %242
  ]

240:                                              ; preds = %236
  %241 = fptrunc double %238 to float
  store float %241, ptr %5, align 8, !tbaa !102
  br label %266

242:                                              ; preds = %236
  store double %238, ptr %5, align 8, !tbaa !102
  br label %266

243:                                              ; preds = %231
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  store i32 0, ptr %6, align 4, !tbaa !5
  %244 = load ptr, ptr %168, align 8, !tbaa !372
  %245 = icmp eq ptr %179, %244
  br i1 %245, label %246, label %264

246:                                              ; preds = %243
  %247 = load ptr, ptr %169, align 8, !tbaa !373
  %248 = call i64 %247(ptr noundef nonnull %177, ptr noundef nonnull %6) #18
  %249 = load i32, ptr %6, align 4, !tbaa !5
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %264

251:                                              ; preds = %246
  %252 = load i32, ptr %228, align 8, !tbaa !369
  switch i32 %252, label %258 [
    i32 1, label %253
    i32 2, label %255
    i32 4, label %257
  ]

253:                                              ; preds = %251
  %254 = sitofp i64 %248 to float
  store float %254, ptr %5, align 8, !tbaa !102
  br label %263

255:                                              ; preds = %251
  %256 = sitofp i64 %248 to double
  store double %256, ptr %5, align 8, !tbaa !102
  br label %263

257:                                              ; preds = %251
  store i64 %248, ptr %5, align 8, !tbaa !102
  br label %263

258:                                              ; preds = %251
  %259 = add i64 %248, 2147483648
  %260 = icmp ult i64 %259, 4294967296
  br i1 %260, label %261, label %264

261:                                              ; preds = %258
  %262 = trunc nsw i64 %248 to i32
  store i32 %262, ptr %5, align 8, !tbaa !102
  br label %263

263:                                              ; preds = %261, %257, %255, %253
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  br label %266

264:                                              ; preds = %258, %246, %243
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  br label %265

265:                                              ; preds = %236, %264
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %274

266:                                              ; preds = %263, %242, %240
  %267 = load i64, ptr %5, align 8, !tbaa !102
  store i64 %267, ptr %232, align 8, !tbaa !374
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %268 = load i32, ptr %151, align 8, !tbaa !312
  br label %269

269:                                              ; preds = %266, %224, %216
  %270 = phi i32 [ %268, %266 ], [ %172, %216 ], [ %172, %224 ]
  %271 = add nuw nsw i64 %173, 1
  %272 = sext i32 %270 to i64
  %273 = icmp slt i64 %271, %272
  br i1 %273, label %171, label %278, !llvm.loop !375

274:                                              ; preds = %227, %193, %187, %182, %209, %265, %152
  %275 = getelementptr inbounds nuw i8, ptr %153, i64 8
  %276 = load ptr, ptr %275, align 8, !tbaa !345
  %277 = icmp eq ptr %276, null
  br i1 %277, label %759, label %152, !llvm.loop !376

278:                                              ; preds = %160, %269
  %279 = phi i32 [ %270, %269 ], [ %161, %160 ]
  %280 = getelementptr inbounds nuw i8, ptr %153, i64 144
  %281 = load i32, ptr %15, align 4, !tbaa !327
  %282 = icmp sgt i32 %281, 0
  br i1 %282, label %283, label %395

283:                                              ; preds = %278
  %284 = getelementptr inbounds nuw i8, ptr %153, i64 32
  %285 = load ptr, ptr %284, align 8, !tbaa !377
  %286 = getelementptr inbounds nuw i8, ptr %153, i64 24
  %287 = zext nneg i32 %281 to i64
  %288 = icmp sgt i32 %279, 0
  %289 = zext nneg i32 %279 to i64
  br label %290

290:                                              ; preds = %392, %283
  %291 = phi i64 [ 0, %283 ], [ %393, %392 ]
  %292 = getelementptr inbounds nuw %struct.tfc_operand, ptr %285, i64 %291
  %293 = getelementptr inbounds nuw ptr, ptr %7, i64 %291
  %294 = load ptr, ptr %293, align 8, !tbaa !31
  %295 = icmp eq ptr %294, null
  br i1 %295, label %392, label %296

296:                                              ; preds = %290
  %297 = getelementptr inbounds nuw i8, ptr %294, i64 8
  %298 = load ptr, ptr %297, align 8, !tbaa !330
  %299 = load ptr, ptr %8, align 8, !tbaa !315
  %300 = getelementptr inbounds nuw i8, ptr %299, i64 168
  %301 = load ptr, ptr %300, align 8, !tbaa !355
  %302 = icmp eq ptr %298, %301
  br i1 %302, label %303, label %759

303:                                              ; preds = %296
  %304 = getelementptr inbounds nuw i8, ptr %294, i64 56
  %305 = load ptr, ptr %304, align 8, !tbaa !356
  %306 = load ptr, ptr %292, align 8, !tbaa !358
  %307 = icmp eq ptr %305, %306
  br i1 %307, label %308, label %759

308:                                              ; preds = %303
  %309 = getelementptr inbounds nuw i8, ptr %294, i64 24
  %310 = load i32, ptr %309, align 8, !tbaa !360
  %311 = getelementptr inbounds nuw i8, ptr %292, i64 32
  %312 = load i32, ptr %311, align 8, !tbaa !361
  %313 = icmp eq i32 %310, %312
  br i1 %313, label %314, label %759

314:                                              ; preds = %308
  %315 = getelementptr inbounds nuw i8, ptr %294, i64 64
  %316 = load i32, ptr %315, align 8, !tbaa !362
  %317 = and i32 %316, 1281
  %318 = icmp eq i32 %317, 1281
  br i1 %318, label %319, label %759

319:                                              ; preds = %314
  %320 = icmp sgt i32 %310, 0
  br i1 %320, label %321, label %337

321:                                              ; preds = %319
  %322 = getelementptr inbounds nuw i8, ptr %294, i64 32
  %323 = load ptr, ptr %322, align 8, !tbaa !363
  %324 = getelementptr inbounds nuw i8, ptr %292, i64 16
  %325 = load ptr, ptr %324, align 8, !tbaa !364
  %326 = zext nneg i32 %310 to i64
  br label %330

327:                                              ; preds = %330
  %328 = add nuw nsw i64 %331, 1
  %329 = icmp eq i64 %328, %326
  br i1 %329, label %337, label %330, !llvm.loop !365

330:                                              ; preds = %327, %321
  %331 = phi i64 [ 0, %321 ], [ %328, %327 ]
  %332 = getelementptr inbounds nuw i64, ptr %323, i64 %331
  %333 = load i64, ptr %332, align 8, !tbaa !110
  %334 = getelementptr inbounds nuw i64, ptr %325, i64 %331
  %335 = load i64, ptr %334, align 8, !tbaa !110
  %336 = icmp eq i64 %333, %335
  br i1 %336, label %327, label %759

337:                                              ; preds = %327, %319
  %338 = getelementptr inbounds nuw i8, ptr %294, i64 16
  %339 = load ptr, ptr %338, align 8, !tbaa !366
  %340 = getelementptr inbounds nuw i8, ptr %292, i64 56
  store ptr %339, ptr %340, align 8, !tbaa !367
  br i1 %288, label %341, label %366

341:                                              ; preds = %337
  %342 = getelementptr inbounds nuw i8, ptr %292, i64 44
  %343 = load i32, ptr %342, align 4, !tbaa !378
  %344 = icmp eq i32 %343, 0
  %345 = getelementptr inbounds nuw i8, ptr %292, i64 24
  br i1 %344, label %346, label %366

346:                                              ; preds = %341
  %347 = load ptr, ptr %286, align 8, !tbaa !354
  %348 = ptrtoint ptr %339 to i64
  br label %349

349:                                              ; preds = %363, %346
  %350 = phi i64 [ 0, %346 ], [ %364, %363 ]
  %351 = getelementptr inbounds nuw %struct.tfc_operand, ptr %347, i64 %350
  %352 = getelementptr inbounds nuw i8, ptr %351, i64 56
  %353 = load ptr, ptr %352, align 8, !tbaa !367
  %354 = ptrtoint ptr %353 to i64
  %355 = getelementptr inbounds nuw i8, ptr %351, i64 24
  %356 = load i64, ptr %355, align 8, !tbaa !379
  %357 = add i64 %356, %354
  %358 = icmp ugt i64 %357, %348
  br i1 %358, label %359, label %363

359:                                              ; preds = %349
  %360 = load i64, ptr %345, align 8, !tbaa !379
  %361 = add i64 %360, %348
  %362 = icmp ugt i64 %361, %354
  br i1 %362, label %759, label %363

363:                                              ; preds = %359, %349
  %364 = add nuw nsw i64 %350, 1
  %365 = icmp eq i64 %364, %289
  br i1 %365, label %366, label %349, !llvm.loop !380

366:                                              ; preds = %363, %341, %337
  %367 = icmp eq i64 %291, 0
  br i1 %367, label %392, label %368

368:                                              ; preds = %366
  %369 = getelementptr inbounds nuw i8, ptr %292, i64 24
  %370 = ptrtoint ptr %339 to i64
  br label %371

371:                                              ; preds = %389, %368
  %372 = phi i64 [ 0, %368 ], [ %390, %389 ]
  %373 = getelementptr inbounds nuw ptr, ptr %7, i64 %372
  %374 = load ptr, ptr %373, align 8, !tbaa !31
  %375 = icmp eq ptr %374, null
  br i1 %375, label %389, label %376

376:                                              ; preds = %371
  %377 = getelementptr inbounds nuw %struct.tfc_operand, ptr %285, i64 %372
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 56
  %379 = load ptr, ptr %378, align 8, !tbaa !367
  %380 = ptrtoint ptr %379 to i64
  %381 = getelementptr inbounds nuw i8, ptr %377, i64 24
  %382 = load i64, ptr %381, align 8, !tbaa !379
  %383 = add i64 %382, %380
  %384 = icmp ugt i64 %383, %370
  br i1 %384, label %385, label %389

385:                                              ; preds = %376
  %386 = load i64, ptr %369, align 8, !tbaa !379
  %387 = add i64 %386, %370
  %388 = icmp ugt i64 %387, %380
  br i1 %388, label %759, label %389

389:                                              ; preds = %385, %376, %371
  %390 = add nuw nsw i64 %372, 1
  %391 = icmp eq i64 %390, %291
  br i1 %391, label %392, label %371, !llvm.loop !381

392:                                              ; preds = %389, %366, %290
  %393 = add nuw nsw i64 %291, 1
  %394 = icmp eq i64 %393, %287
  br i1 %394, label %395, label %290, !llvm.loop !382

395:                                              ; preds = %392, %278
  %396 = load ptr, ptr %153, align 8, !tbaa !383
  %397 = load ptr, ptr %9, align 8, !tbaa !384
  call void %397(ptr noundef %396) #18
  store i32 1, ptr %280, align 8, !tbaa !346
  %398 = load ptr, ptr %8, align 8, !tbaa !315
  %399 = load i32, ptr %15, align 4, !tbaa !327
  %400 = icmp sgt i32 %399, 0
  br i1 %400, label %401, label %467

401:                                              ; preds = %395
  %402 = zext nneg i32 %399 to i64
  br label %408

403:                                              ; preds = %415
  %404 = getelementptr inbounds nuw i8, ptr %153, i64 32
  %405 = getelementptr inbounds nuw i8, ptr %398, i64 24
  %406 = getelementptr inbounds nuw i8, ptr %398, i64 152
  %407 = getelementptr inbounds nuw i8, ptr %398, i64 168
  br label %420

408:                                              ; preds = %415, %401
  %409 = phi i64 [ 0, %401 ], [ %416, %415 ]
  %410 = getelementptr inbounds nuw ptr, ptr %7, i64 %409
  %411 = load ptr, ptr %410, align 8, !tbaa !31
  %412 = icmp eq ptr %411, null
  br i1 %412, label %415, label %413

413:                                              ; preds = %408
  %414 = load ptr, ptr %398, align 8, !tbaa !384
  call void %414(ptr noundef nonnull %411) #18
  br label %415

415:                                              ; preds = %413, %408
  %416 = add nuw nsw i64 %409, 1
  %417 = icmp eq i64 %416, %402
  br i1 %417, label %403, label %408, !llvm.loop !385

418:                                              ; preds = %445
  %419 = getelementptr inbounds nuw i8, ptr %398, i64 8
  br label %457

420:                                              ; preds = %454, %403
  %421 = phi i64 [ 0, %403 ], [ %455, %454 ]
  %422 = getelementptr inbounds nuw ptr, ptr %7, i64 %421
  %423 = load ptr, ptr %422, align 8, !tbaa !31
  %424 = icmp eq ptr %423, null
  br i1 %424, label %425, label %454

425:                                              ; preds = %420
  %426 = load ptr, ptr %404, align 8, !tbaa !377
  %427 = getelementptr inbounds nuw %struct.tfc_operand, ptr %426, i64 %421
  %428 = getelementptr inbounds nuw i8, ptr %427, i64 48
  %429 = load ptr, ptr %428, align 8, !tbaa !386
  %430 = icmp eq ptr %429, null
  br i1 %430, label %434, label %431

431:                                              ; preds = %425
  %432 = load ptr, ptr %405, align 8, !tbaa !387
  %433 = call ptr %432(ptr noundef nonnull %429) #18
  br label %445

434:                                              ; preds = %425
  %435 = load ptr, ptr %398, align 8, !tbaa !384
  %436 = load ptr, ptr %427, align 8, !tbaa !358
  call void %435(ptr noundef %436) #18
  %437 = load ptr, ptr %406, align 8, !tbaa !388
  %438 = load ptr, ptr %407, align 8, !tbaa !355
  %439 = load ptr, ptr %427, align 8, !tbaa !358
  %440 = getelementptr inbounds nuw i8, ptr %427, i64 32
  %441 = load i32, ptr %440, align 8, !tbaa !361
  %442 = getelementptr inbounds nuw i8, ptr %427, i64 16
  %443 = load ptr, ptr %442, align 8, !tbaa !364
  %444 = call ptr %437(ptr noundef %438, ptr noundef %439, i32 noundef %441, ptr noundef %443, ptr noundef null, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  br label %445

445:                                              ; preds = %434, %431
  %446 = phi ptr [ %433, %431 ], [ %444, %434 ]
  store ptr %446, ptr %422, align 8, !tbaa !31
  %447 = icmp eq ptr %446, null
  br i1 %447, label %418, label %448

448:                                              ; preds = %445
  %449 = getelementptr inbounds nuw i8, ptr %446, i64 16
  %450 = load ptr, ptr %449, align 8, !tbaa !366
  %451 = load ptr, ptr %404, align 8, !tbaa !377
  %452 = getelementptr inbounds nuw %struct.tfc_operand, ptr %451, i64 %421
  %453 = getelementptr inbounds nuw i8, ptr %452, i64 56
  store ptr %450, ptr %453, align 8, !tbaa !367
  br label %454

454:                                              ; preds = %448, %420
  %455 = add nuw nsw i64 %421, 1
  %456 = icmp eq i64 %455, %402
  br i1 %456, label %467, label %420, !llvm.loop !389

457:                                              ; preds = %464, %418
  %458 = phi i64 [ 0, %418 ], [ %465, %464 ]
  %459 = getelementptr inbounds nuw ptr, ptr %7, i64 %458
  %460 = load ptr, ptr %459, align 8, !tbaa !31
  %461 = icmp eq ptr %460, null
  br i1 %461, label %464, label %462

462:                                              ; preds = %457
  %463 = load ptr, ptr %419, align 8, !tbaa !390
  call void %463(ptr noundef nonnull %460) #18
  br label %464

464:                                              ; preds = %462, %457
  %465 = add nuw nsw i64 %458, 1
  %466 = icmp eq i64 %465, %402
  br i1 %466, label %661, label %457, !llvm.loop !391

467:                                              ; preds = %454, %395
  %468 = getelementptr inbounds nuw i8, ptr %153, i64 140
  %469 = load i32, ptr %468, align 4, !tbaa !392
  %470 = icmp eq i32 %469, 0
  %471 = getelementptr inbounds nuw i8, ptr %153, i64 80
  %472 = load ptr, ptr %471, align 8, !tbaa !393
  %473 = icmp eq ptr %472, null
  br i1 %470, label %592, label %474

474:                                              ; preds = %467
  br i1 %473, label %496, label %475

475:                                              ; preds = %474
  %476 = getelementptr inbounds nuw i8, ptr %472, i64 4
  %477 = load i32, ptr %476, align 4, !tbaa !394
  %478 = getelementptr inbounds nuw i8, ptr %472, i64 8
  %479 = load i32, ptr %478, align 4, !tbaa !396
  %480 = or i32 %479, %477
  %481 = getelementptr inbounds nuw i8, ptr %153, i64 136
  %482 = load i32, ptr %481, align 8, !tbaa !397
  %483 = load i32, ptr %472, align 4, !tbaa !398
  %484 = icmp eq i32 %483, 0
  %485 = and i32 %482, 1
  %486 = select i1 %484, i32 0, i32 %485
  %487 = or i32 %480, %486
  %488 = icmp eq i32 %487, 0
  br i1 %488, label %489, label %638

489:                                              ; preds = %475
  %490 = getelementptr inbounds nuw i8, ptr %153, i64 88
  %491 = load ptr, ptr %490, align 8, !tbaa !399
  %492 = load i64, ptr %491, align 8, !tbaa !110
  %493 = getelementptr inbounds nuw i8, ptr %153, i64 96
  %494 = load i64, ptr %493, align 8, !tbaa !400
  %495 = icmp eq i64 %492, %494
  br i1 %495, label %496, label %638

496:                                              ; preds = %489, %474
  %497 = getelementptr inbounds nuw i8, ptr %153, i64 152
  %498 = load ptr, ptr %497, align 8, !tbaa !401
  %499 = icmp eq ptr %498, null
  br i1 %499, label %590, label %500

500:                                              ; preds = %496
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %4, ptr noundef nonnull align 4 dereferenceable(12) @__const.drive_begun.driver, i64 12, i1 false)
  %501 = getelementptr inbounds nuw i8, ptr %498, i64 8
  %502 = load ptr, ptr %501, align 8, !tbaa !402
  %503 = getelementptr inbounds nuw i8, ptr %498, i64 16
  %504 = load ptr, ptr %503, align 8, !tbaa !407
  %505 = getelementptr inbounds nuw i8, ptr %498, i64 24
  %506 = load i64, ptr %505, align 8, !tbaa !408
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %502, ptr readonly align 1 %504, i64 %506, i1 false)
  %507 = getelementptr inbounds nuw i8, ptr %498, i64 40
  %508 = load i64, ptr %507, align 8, !tbaa !409
  %509 = icmp sgt i64 %508, 0
  br i1 %509, label %510, label %531

510:                                              ; preds = %500
  %511 = getelementptr inbounds nuw i8, ptr %153, i64 24
  %512 = getelementptr inbounds nuw i8, ptr %498, i64 32
  %513 = and i64 %508, 1
  %514 = icmp eq i64 %508, 1
  br i1 %514, label %519, label %515

515:                                              ; preds = %510
  %516 = and i64 %508, 9223372036854775806
  br label %543

517:                                              ; preds = %543
  %518 = icmp eq i64 %513, 0
  br i1 %518, label %531, label %519

519:                                              ; preds = %517, %510
  %520 = phi i64 [ 0, %510 ], [ %565, %517 ]
  %521 = icmp ne i64 %513, 0
  call void @llvm.assume(i1 %521)
  %522 = load ptr, ptr %511, align 8, !tbaa !354
  %523 = load ptr, ptr %512, align 8, !tbaa !410
  %524 = getelementptr inbounds nuw %struct.tfc_cell, ptr %523, i64 %520
  %525 = getelementptr inbounds nuw i8, ptr %524, i64 8
  %526 = load i64, ptr %525, align 8, !tbaa !411
  %527 = getelementptr inbounds %struct.tfc_operand, ptr %522, i64 %526
  %528 = getelementptr inbounds nuw i8, ptr %527, i64 56
  %529 = load ptr, ptr %528, align 8, !tbaa !367
  %530 = load ptr, ptr %524, align 8, !tbaa !413
  store ptr %529, ptr %530, align 8, !tbaa !31
  br label %531

531:                                              ; preds = %519, %517, %500
  %532 = load ptr, ptr %498, align 8, !tbaa !414
  %533 = call i32 @tfc_drive(ptr noundef %532, ptr noundef nonnull %4)
  %534 = getelementptr inbounds nuw i8, ptr %498, i64 56
  store i32 %533, ptr %534, align 8, !tbaa !415
  %535 = icmp eq i32 %533, 0
  br i1 %535, label %536, label %568

536:                                              ; preds = %531
  %537 = getelementptr inbounds nuw i8, ptr %153, i64 60
  %538 = load i32, ptr %537, align 4, !tbaa !416
  %539 = icmp sgt i32 %538, 0
  br i1 %539, label %540, label %588

540:                                              ; preds = %536
  %541 = getelementptr inbounds nuw i8, ptr %153, i64 32
  %542 = getelementptr inbounds nuw i8, ptr %498, i64 48
  br label %571

543:                                              ; preds = %543, %515
  %544 = phi i64 [ 0, %515 ], [ %565, %543 ]
  %545 = phi i64 [ 0, %515 ], [ %566, %543 ]
  %546 = load ptr, ptr %511, align 8, !tbaa !354
  %547 = load ptr, ptr %512, align 8, !tbaa !410
  %548 = getelementptr inbounds nuw %struct.tfc_cell, ptr %547, i64 %544
  %549 = getelementptr inbounds nuw i8, ptr %548, i64 8
  %550 = load i64, ptr %549, align 8, !tbaa !411
  %551 = getelementptr inbounds %struct.tfc_operand, ptr %546, i64 %550
  %552 = getelementptr inbounds nuw i8, ptr %551, i64 56
  %553 = load ptr, ptr %552, align 8, !tbaa !367
  %554 = load ptr, ptr %548, align 8, !tbaa !413
  store ptr %553, ptr %554, align 8, !tbaa !31
  %555 = load ptr, ptr %511, align 8, !tbaa !354
  %556 = load ptr, ptr %512, align 8, !tbaa !410
  %557 = getelementptr inbounds nuw %struct.tfc_cell, ptr %556, i64 %544
  %558 = getelementptr inbounds nuw i8, ptr %557, i64 16
  %559 = getelementptr inbounds nuw i8, ptr %557, i64 24
  %560 = load i64, ptr %559, align 8, !tbaa !411
  %561 = getelementptr inbounds %struct.tfc_operand, ptr %555, i64 %560
  %562 = getelementptr inbounds nuw i8, ptr %561, i64 56
  %563 = load ptr, ptr %562, align 8, !tbaa !367
  %564 = load ptr, ptr %558, align 8, !tbaa !413
  store ptr %563, ptr %564, align 8, !tbaa !31
  %565 = add nuw nsw i64 %544, 2
  %566 = add i64 %545, 2
  %567 = icmp eq i64 %566, %516
  br i1 %567, label %517, label %543, !llvm.loop !417

568:                                              ; preds = %531
  %569 = icmp sgt i32 %533, 0
  %570 = select i1 %569, i32 %533, i32 13
  br label %588

571:                                              ; preds = %571, %540
  %572 = phi i64 [ 0, %540 ], [ %584, %571 ]
  %573 = load ptr, ptr %541, align 8, !tbaa !377
  %574 = getelementptr inbounds nuw %struct.tfc_operand, ptr %573, i64 %572
  %575 = getelementptr inbounds nuw i8, ptr %574, i64 56
  %576 = load ptr, ptr %575, align 8, !tbaa !367
  %577 = load ptr, ptr %542, align 8, !tbaa !418
  %578 = getelementptr inbounds nuw ptr, ptr %577, i64 %572
  %579 = load ptr, ptr %578, align 8, !tbaa !111
  %580 = load ptr, ptr %579, align 8, !tbaa !59
  %581 = load ptr, ptr %580, align 8, !tbaa !160
  %582 = getelementptr inbounds nuw i8, ptr %574, i64 24
  %583 = load i64, ptr %582, align 8, !tbaa !379
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %576, ptr readonly align 1 %581, i64 %583, i1 false)
  %584 = add nuw nsw i64 %572, 1
  %585 = load i32, ptr %537, align 4, !tbaa !416
  %586 = sext i32 %585 to i64
  %587 = icmp slt i64 %584, %586
  br i1 %587, label %571, label %588, !llvm.loop !419

588:                                              ; preds = %571, %568, %536
  %589 = phi i32 [ %570, %568 ], [ 0, %536 ], [ 0, %571 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  br label %635

590:                                              ; preds = %496
  %591 = call fastcc i32 @walk_bound(ptr noundef nonnull readonly %153)
  br label %635

592:                                              ; preds = %467
  br i1 %473, label %612, label %593

593:                                              ; preds = %592
  %594 = getelementptr inbounds nuw i8, ptr %153, i64 104
  %595 = load ptr, ptr %594, align 8, !tbaa !420
  %596 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %597 = load ptr, ptr %596, align 8, !tbaa !387
  %598 = call ptr %597(ptr noundef %595) #18
  %599 = icmp eq ptr %598, null
  br i1 %599, label %638, label %600

600:                                              ; preds = %593
  %601 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %602 = load ptr, ptr %601, align 8, !tbaa !390
  call void %602(ptr noundef nonnull %598) #18
  %603 = load ptr, ptr %471, align 8, !tbaa !393
  %604 = icmp eq ptr %603, null
  br i1 %604, label %612, label %605

605:                                              ; preds = %600
  %606 = getelementptr inbounds nuw i8, ptr %153, i64 88
  %607 = load ptr, ptr %606, align 8, !tbaa !399
  %608 = load i64, ptr %607, align 8, !tbaa !110
  %609 = getelementptr inbounds nuw i8, ptr %153, i64 96
  %610 = load i64, ptr %609, align 8, !tbaa !400
  %611 = icmp eq i64 %608, %610
  br i1 %611, label %612, label %619

612:                                              ; preds = %605, %600, %592
  %613 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %614 = load ptr, ptr %613, align 8, !tbaa !421
  %615 = call ptr %614() #18
  %616 = call fastcc i32 @walk_bound(ptr noundef nonnull readonly %153)
  %617 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %618 = load ptr, ptr %617, align 8, !tbaa !422
  call void %618(ptr noundef %615) #18
  br label %619

619:                                              ; preds = %612, %605
  %620 = phi i32 [ %616, %612 ], [ -2, %605 ]
  %621 = getelementptr inbounds nuw i8, ptr %153, i64 128
  %622 = load ptr, ptr %621, align 8, !tbaa !423
  store atomic i32 0, ptr %622 monotonic, align 4
  %623 = load ptr, ptr %471, align 8, !tbaa !393
  %624 = icmp eq ptr %623, null
  br i1 %624, label %635, label %625

625:                                              ; preds = %619
  %626 = getelementptr inbounds nuw i8, ptr %153, i64 112
  %627 = load ptr, ptr %626, align 8, !tbaa !424
  %628 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %629 = load ptr, ptr %628, align 8, !tbaa !387
  %630 = call ptr %629(ptr noundef %627) #18
  %631 = icmp eq ptr %630, null
  br i1 %631, label %638, label %632

632:                                              ; preds = %625
  %633 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %634 = load ptr, ptr %633, align 8, !tbaa !390
  call void %634(ptr noundef nonnull %630) #18
  br label %635

635:                                              ; preds = %632, %619, %590, %588
  %636 = phi i32 [ %591, %590 ], [ %620, %632 ], [ %620, %619 ], [ %589, %588 ]
  %637 = icmp eq i32 %636, 0
  br i1 %637, label %662, label %638

638:                                              ; preds = %593, %625, %475, %489, %635
  %639 = phi i32 [ %636, %635 ], [ -1, %593 ], [ -1, %625 ], [ -2, %475 ], [ -2, %489 ]
  %640 = freeze i32 %639
  %641 = load i32, ptr %15, align 4, !tbaa !327
  %642 = icmp sgt i32 %641, 0
  br i1 %642, label %643, label %653

643:                                              ; preds = %638
  %644 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %645 = zext nneg i32 %641 to i64
  br label %646

646:                                              ; preds = %646, %643
  %647 = phi i64 [ 0, %643 ], [ %651, %646 ]
  %648 = load ptr, ptr %644, align 8, !tbaa !390
  %649 = getelementptr inbounds nuw ptr, ptr %7, i64 %647
  %650 = load ptr, ptr %649, align 8, !tbaa !31
  call void %648(ptr noundef %650) #18
  %651 = add nuw nsw i64 %647, 1
  %652 = icmp eq i64 %651, %645
  br i1 %652, label %653, label %646, !llvm.loop !425

653:                                              ; preds = %646, %638
  %654 = icmp sgt i32 %640, 0
  br i1 %654, label %655, label %754

655:                                              ; preds = %653
  %656 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %657 = load ptr, ptr %656, align 8, !tbaa !387
  %658 = getelementptr inbounds nuw i8, ptr %153, i64 120
  %659 = load ptr, ptr %658, align 8, !tbaa !426
  %660 = call ptr %657(ptr noundef %659) #18
  br label %750

661:                                              ; preds = %464
  store i32 0, ptr %280, align 8, !tbaa !346
  br label %750

662:                                              ; preds = %635
  store i32 0, ptr %280, align 8, !tbaa !346
  %663 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %664 = load i64, ptr %663, align 8, !tbaa !329
  switch i64 %664, label %714 [
    i64 0, label %665
    i64 2, label %667
  ]

665:                                              ; preds = %662
  %666 = load ptr, ptr %7, align 16, !tbaa !31
  br label %750

667:                                              ; preds = %662
  %668 = load ptr, ptr %0, align 8, !tbaa !305
  %669 = load ptr, ptr %668, align 8, !tbaa !315
  %670 = getelementptr inbounds nuw i8, ptr %669, i64 48
  %671 = load ptr, ptr %670, align 8, !tbaa !427
  %672 = call ptr %671() #18
  %673 = getelementptr inbounds nuw i8, ptr %668, i64 52
  %674 = load i32, ptr %673, align 4, !tbaa !327
  %675 = icmp sgt i32 %674, 0
  %676 = icmp ne ptr %672, null
  %677 = select i1 %675, i1 %676, i1 false
  br i1 %677, label %678, label %682

678:                                              ; preds = %667
  %679 = getelementptr inbounds nuw i8, ptr %669, i64 56
  %680 = getelementptr inbounds nuw i8, ptr %668, i64 32
  %681 = getelementptr inbounds nuw i8, ptr %669, i64 8
  br label %696

682:                                              ; preds = %709, %706, %667
  %683 = phi ptr [ %672, %667 ], [ null, %706 ], [ %672, %709 ]
  %684 = phi i32 [ %674, %667 ], [ %708, %706 ], [ %711, %709 ]
  %685 = icmp sgt i32 %684, 0
  br i1 %685, label %686, label %750

686:                                              ; preds = %682
  %687 = getelementptr inbounds nuw i8, ptr %669, i64 8
  %688 = zext nneg i32 %684 to i64
  br label %689

689:                                              ; preds = %689, %686
  %690 = phi i64 [ 0, %686 ], [ %694, %689 ]
  %691 = load ptr, ptr %687, align 8, !tbaa !390
  %692 = getelementptr inbounds nuw ptr, ptr %7, i64 %690
  %693 = load ptr, ptr %692, align 8, !tbaa !31
  call void %691(ptr noundef %693) #18
  %694 = add nuw nsw i64 %690, 1
  %695 = icmp eq i64 %694, %688
  br i1 %695, label %750, label %689, !llvm.loop !425

696:                                              ; preds = %709, %678
  %697 = phi i64 [ 0, %678 ], [ %710, %709 ]
  %698 = load ptr, ptr %679, align 8, !tbaa !428
  %699 = load ptr, ptr %680, align 8, !tbaa !334
  %700 = getelementptr inbounds nuw ptr, ptr %699, i64 %697
  %701 = load ptr, ptr %700, align 8, !tbaa !31
  %702 = getelementptr inbounds nuw ptr, ptr %7, i64 %697
  %703 = load ptr, ptr %702, align 8, !tbaa !31
  %704 = call i32 %698(ptr noundef nonnull %672, ptr noundef %701, ptr noundef %703) #18
  %705 = icmp eq i32 %704, 0
  br i1 %705, label %709, label %706

706:                                              ; preds = %696
  %707 = load ptr, ptr %681, align 8, !tbaa !390
  call void %707(ptr noundef nonnull %672) #18
  %708 = load i32, ptr %673, align 4, !tbaa !327
  br label %682

709:                                              ; preds = %696
  %710 = add nuw nsw i64 %697, 1
  %711 = load i32, ptr %673, align 4, !tbaa !327
  %712 = sext i32 %711 to i64
  %713 = icmp slt i64 %710, %712
  br i1 %713, label %696, label %682, !llvm.loop !429

714:                                              ; preds = %662
  %715 = load ptr, ptr %0, align 8, !tbaa !305
  %716 = load ptr, ptr %715, align 8, !tbaa !315
  %717 = getelementptr inbounds nuw i8, ptr %716, i64 80
  %718 = load ptr, ptr %717, align 8, !tbaa !430
  %719 = getelementptr inbounds nuw i8, ptr %715, i64 52
  %720 = load i32, ptr %719, align 4, !tbaa !327
  %721 = sext i32 %720 to i64
  %722 = call ptr %718(i64 noundef %721) #18
  %723 = icmp eq ptr %722, null
  %724 = load i32, ptr %719, align 4, !tbaa !327
  %725 = icmp sgt i32 %724, 0
  br i1 %723, label %726, label %737

726:                                              ; preds = %714
  br i1 %725, label %727, label %750

727:                                              ; preds = %726
  %728 = getelementptr inbounds nuw i8, ptr %716, i64 8
  %729 = zext nneg i32 %724 to i64
  br label %730

730:                                              ; preds = %730, %727
  %731 = phi i64 [ 0, %727 ], [ %735, %730 ]
  %732 = load ptr, ptr %728, align 8, !tbaa !390
  %733 = getelementptr inbounds nuw ptr, ptr %7, i64 %731
  %734 = load ptr, ptr %733, align 8, !tbaa !31
  call void %732(ptr noundef %734) #18
  %735 = add nuw nsw i64 %731, 1
  %736 = icmp eq i64 %735, %729
  br i1 %736, label %750, label %730, !llvm.loop !425

737:                                              ; preds = %714
  br i1 %725, label %738, label %750

738:                                              ; preds = %737
  %739 = getelementptr inbounds nuw i8, ptr %716, i64 88
  br label %740

740:                                              ; preds = %740, %738
  %741 = phi i64 [ 0, %738 ], [ %746, %740 ]
  %742 = load ptr, ptr %739, align 8, !tbaa !431
  %743 = getelementptr inbounds nuw ptr, ptr %7, i64 %741
  %744 = load ptr, ptr %743, align 8, !tbaa !31
  %745 = call i32 %742(ptr noundef nonnull %722, i64 noundef %741, ptr noundef %744) #18
  %746 = add nuw nsw i64 %741, 1
  %747 = load i32, ptr %719, align 4, !tbaa !327
  %748 = sext i32 %747 to i64
  %749 = icmp slt i64 %746, %748
  br i1 %749, label %740, label %750, !llvm.loop !432

750:                                              ; preds = %689, %740, %730, %661, %655, %665, %682, %726, %737
  %751 = phi ptr [ null, %730 ], [ %722, %737 ], [ %722, %740 ], [ null, %726 ], [ %683, %682 ], [ null, %661 ], [ %666, %665 ], [ %660, %655 ], [ %683, %689 ]
  %752 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %753 = load ptr, ptr %752, align 8, !tbaa !390
  call void %753(ptr noundef %396) #18
  br label %759

754:                                              ; preds = %653
  store i32 0, ptr %280, align 8, !tbaa !346
  %755 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %756 = load ptr, ptr %755, align 8, !tbaa !390
  call void %756(ptr noundef %396) #18
  %757 = icmp eq i32 %640, -2
  %758 = select i1 %757, ptr @slow_way, ptr null
  br label %759

759:                                              ; preds = %274, %308, %296, %303, %314, %330, %359, %385, %754, %146, %62, %31, %67, %93, %750, %3, %144
  %760 = phi ptr [ @slow_way, %62 ], [ @slow_way, %330 ], [ @slow_way, %359 ], [ @slow_way, %144 ], [ @slow_way, %3 ], [ %751, %750 ], [ @slow_way, %385 ], [ %758, %754 ], [ @slow_way, %93 ], [ @slow_way, %67 ], [ @slow_way, %31 ], [ @slow_way, %146 ], [ @slow_way, %308 ], [ @slow_way, %314 ], [ @slow_way, %303 ], [ @slow_way, %296 ], [ @slow_way, %274 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #18
  ret ptr %760
}

; Function Attrs: nounwind uwtable
define ptr @tfc_call_with_dict(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [64 x ptr], align 16
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !303
  %7 = load ptr, ptr %6, align 8, !tbaa !305
  %8 = load ptr, ptr %7, align 8, !tbaa !315
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %9 = icmp eq i64 %2, 2
  br i1 %9, label %10, label %85

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !308
  %13 = icmp eq ptr %12, null
  br i1 %13, label %85, label %14

14:                                               ; preds = %10
  %15 = load ptr, ptr %1, align 8, !tbaa !31
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !330
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 192
  %19 = load ptr, ptr %18, align 8, !tbaa !331
  %20 = icmp eq ptr %17, %19
  br i1 %20, label %21, label %85

21:                                               ; preds = %14
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %23 = load ptr, ptr %22, align 8, !tbaa !332
  %24 = tail call i64 %23(ptr noundef nonnull %15) #18
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %26 = load i32, ptr %25, align 8, !tbaa !312
  %27 = sext i32 %26 to i64
  %28 = icmp eq i64 %24, %27
  br i1 %28, label %29, label %85

29:                                               ; preds = %21
  %30 = icmp slt i32 %26, 1
  br i1 %30, label %58, label %31

31:                                               ; preds = %29
  %32 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 24
  br label %39

34:                                               ; preds = %39
  %35 = add nuw nsw i64 %40, 1
  %36 = load i32, ptr %25, align 8, !tbaa !312
  %37 = sext i32 %36 to i64
  %38 = icmp slt i64 %35, %37
  br i1 %38, label %39, label %56, !llvm.loop !433

39:                                               ; preds = %34, %31
  %40 = phi i64 [ 0, %31 ], [ %35, %34 ]
  %41 = load ptr, ptr %32, align 8, !tbaa !333
  %42 = load ptr, ptr %33, align 8, !tbaa !318
  %43 = getelementptr inbounds nuw ptr, ptr %42, i64 %40
  %44 = load ptr, ptr %43, align 8, !tbaa !31
  %45 = tail call ptr %41(ptr noundef nonnull %15, ptr noundef %44) #18
  %46 = getelementptr inbounds nuw ptr, ptr %4, i64 %40
  store ptr %45, ptr %46, align 8, !tbaa !31
  %47 = icmp eq ptr %45, null
  br i1 %47, label %48, label %34

48:                                               ; preds = %39
  %49 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %50 = load ptr, ptr %49, align 8, !tbaa !336
  %51 = tail call ptr %50() #18
  %52 = icmp eq ptr %51, null
  br i1 %52, label %85, label %53

53:                                               ; preds = %48
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %55 = load ptr, ptr %54, align 8, !tbaa !337
  tail call void %55() #18
  br label %85

56:                                               ; preds = %34
  %57 = icmp sgt i32 %36, 0
  br i1 %57, label %74, label %58

58:                                               ; preds = %74, %29, %56
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %60 = load ptr, ptr %59, align 8, !tbaa !31
  %61 = call fastcc ptr @call_step(ptr noundef nonnull %6, ptr noundef %4, ptr noundef %60)
  %62 = load i32, ptr %25, align 8, !tbaa !312
  %63 = icmp sgt i32 %62, 0
  br i1 %63, label %64, label %83

64:                                               ; preds = %58
  %65 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %66 = zext nneg i32 %62 to i64
  br label %67

67:                                               ; preds = %67, %64
  %68 = phi i64 [ 0, %64 ], [ %72, %67 ]
  %69 = load ptr, ptr %65, align 8, !tbaa !390
  %70 = getelementptr inbounds nuw ptr, ptr %4, i64 %68
  %71 = load ptr, ptr %70, align 8, !tbaa !31
  tail call void %69(ptr noundef %71) #18
  %72 = add nuw nsw i64 %68, 1
  %73 = icmp eq i64 %72, %66
  br i1 %73, label %83, label %67, !llvm.loop !425

74:                                               ; preds = %56, %74
  %75 = phi i64 [ %79, %74 ], [ 0, %56 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !384
  %77 = getelementptr inbounds nuw ptr, ptr %4, i64 %75
  %78 = load ptr, ptr %77, align 8, !tbaa !31
  tail call void %76(ptr noundef %78) #18
  %79 = add nuw nsw i64 %75, 1
  %80 = load i32, ptr %25, align 8, !tbaa !312
  %81 = sext i32 %80 to i64
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %74, label %58, !llvm.loop !434

83:                                               ; preds = %67, %58
  %84 = icmp eq ptr %61, @slow_way
  br i1 %84, label %85, label %91

85:                                               ; preds = %48, %53, %14, %21, %10, %3, %83
  %86 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %87 = load ptr, ptr %86, align 8, !tbaa !324
  %88 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %89 = load ptr, ptr %88, align 8, !tbaa !325
  %90 = tail call ptr %87(ptr noundef %89, ptr noundef %1, i64 noundef %2, ptr noundef null) #18
  br label %91

91:                                               ; preds = %83, %85
  %92 = phi ptr [ %90, %85 ], [ %61, %83 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  ret ptr %92
}

; Function Attrs: nounwind uwtable
define i32 @tfc_call_from_c(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %5 = load i32, ptr %4, align 8, !tbaa !435
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %30

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !354
  %10 = zext nneg i32 %5 to i64
  %11 = and i64 %10, 3
  %12 = icmp ult i32 %5, 4
  br i1 %12, label %17, label %13

13:                                               ; preds = %7
  %14 = and i64 %10, 2147483644
  br label %42

15:                                               ; preds = %42
  %16 = icmp eq i64 %11, 0
  br i1 %16, label %30, label %17

17:                                               ; preds = %15, %7
  %18 = phi i64 [ 0, %7 ], [ %64, %15 ]
  %19 = icmp ne i64 %11, 0
  tail call void @llvm.assume(i1 %19)
  br label %20

20:                                               ; preds = %20, %17
  %21 = phi i64 [ %18, %17 ], [ %27, %20 ]
  %22 = phi i64 [ 0, %17 ], [ %28, %20 ]
  %23 = getelementptr inbounds nuw ptr, ptr %1, i64 %21
  %24 = load ptr, ptr %23, align 8, !tbaa !31
  %25 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %21
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 56
  store ptr %24, ptr %26, align 8, !tbaa !367
  %27 = add nuw nsw i64 %21, 1
  %28 = add i64 %22, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %30, label %20, !llvm.loop !436

30:                                               ; preds = %15, %20, %3
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %32 = load i32, ptr %31, align 4, !tbaa !416
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %82

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %36 = load ptr, ptr %35, align 8, !tbaa !377
  %37 = zext nneg i32 %32 to i64
  %38 = and i64 %37, 3
  %39 = icmp ult i32 %32, 4
  br i1 %39, label %69, label %40

40:                                               ; preds = %34
  %41 = and i64 %37, 2147483644
  br label %84

42:                                               ; preds = %42, %13
  %43 = phi i64 [ 0, %13 ], [ %64, %42 ]
  %44 = phi i64 [ 0, %13 ], [ %65, %42 ]
  %45 = getelementptr inbounds nuw ptr, ptr %1, i64 %43
  %46 = load ptr, ptr %45, align 8, !tbaa !31
  %47 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %43
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 56
  store ptr %46, ptr %48, align 8, !tbaa !367
  %49 = or disjoint i64 %43, 1
  %50 = getelementptr inbounds nuw ptr, ptr %1, i64 %49
  %51 = load ptr, ptr %50, align 8, !tbaa !31
  %52 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %49
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 56
  store ptr %51, ptr %53, align 8, !tbaa !367
  %54 = or disjoint i64 %43, 2
  %55 = getelementptr inbounds nuw ptr, ptr %1, i64 %54
  %56 = load ptr, ptr %55, align 8, !tbaa !31
  %57 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %54
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 56
  store ptr %56, ptr %58, align 8, !tbaa !367
  %59 = or disjoint i64 %43, 3
  %60 = getelementptr inbounds nuw ptr, ptr %1, i64 %59
  %61 = load ptr, ptr %60, align 8, !tbaa !31
  %62 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %59
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 56
  store ptr %61, ptr %63, align 8, !tbaa !367
  %64 = add nuw nsw i64 %43, 4
  %65 = add i64 %44, 4
  %66 = icmp eq i64 %65, %14
  br i1 %66, label %15, label %42, !llvm.loop !437

67:                                               ; preds = %84
  %68 = icmp eq i64 %38, 0
  br i1 %68, label %82, label %69

69:                                               ; preds = %67, %34
  %70 = phi i64 [ 0, %34 ], [ %106, %67 ]
  %71 = icmp ne i64 %38, 0
  tail call void @llvm.assume(i1 %71)
  br label %72

72:                                               ; preds = %72, %69
  %73 = phi i64 [ %70, %69 ], [ %79, %72 ]
  %74 = phi i64 [ 0, %69 ], [ %80, %72 ]
  %75 = getelementptr inbounds nuw ptr, ptr %2, i64 %73
  %76 = load ptr, ptr %75, align 8, !tbaa !31
  %77 = getelementptr inbounds nuw %struct.tfc_operand, ptr %36, i64 %73
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 56
  store ptr %76, ptr %78, align 8, !tbaa !367
  %79 = add nuw nsw i64 %73, 1
  %80 = add i64 %74, 1
  %81 = icmp eq i64 %80, %38
  br i1 %81, label %82, label %72, !llvm.loop !438

82:                                               ; preds = %67, %72, %30
  %83 = tail call fastcc i32 @walk_bound(ptr noundef nonnull %0)
  ret i32 %83

84:                                               ; preds = %84, %40
  %85 = phi i64 [ 0, %40 ], [ %106, %84 ]
  %86 = phi i64 [ 0, %40 ], [ %107, %84 ]
  %87 = getelementptr inbounds nuw ptr, ptr %2, i64 %85
  %88 = load ptr, ptr %87, align 8, !tbaa !31
  %89 = getelementptr inbounds nuw %struct.tfc_operand, ptr %36, i64 %85
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 56
  store ptr %88, ptr %90, align 8, !tbaa !367
  %91 = or disjoint i64 %85, 1
  %92 = getelementptr inbounds nuw ptr, ptr %2, i64 %91
  %93 = load ptr, ptr %92, align 8, !tbaa !31
  %94 = getelementptr inbounds nuw %struct.tfc_operand, ptr %36, i64 %91
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 56
  store ptr %93, ptr %95, align 8, !tbaa !367
  %96 = or disjoint i64 %85, 2
  %97 = getelementptr inbounds nuw ptr, ptr %2, i64 %96
  %98 = load ptr, ptr %97, align 8, !tbaa !31
  %99 = getelementptr inbounds nuw %struct.tfc_operand, ptr %36, i64 %96
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 56
  store ptr %98, ptr %100, align 8, !tbaa !367
  %101 = or disjoint i64 %85, 3
  %102 = getelementptr inbounds nuw ptr, ptr %2, i64 %101
  %103 = load ptr, ptr %102, align 8, !tbaa !31
  %104 = getelementptr inbounds nuw %struct.tfc_operand, ptr %36, i64 %101
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 56
  store ptr %103, ptr %105, align 8, !tbaa !367
  %106 = add nuw nsw i64 %85, 4
  %107 = add i64 %86, 4
  %108 = icmp eq i64 %107, %41
  br i1 %108, label %67, label %84, !llvm.loop !439
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @walk_bound(ptr noundef readonly captures(none) %0) unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %3 = load i32, ptr %2, align 8, !tbaa !435
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %5 = load i32, ptr %4, align 4, !tbaa !416
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !440
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !283
  %10 = icmp sgt i32 %3, 0
  br i1 %10, label %11, label %31

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = zext nneg i32 %3 to i64
  %14 = and i64 %13, 1
  %15 = icmp eq i32 %3, 1
  br i1 %15, label %20, label %16

16:                                               ; preds = %11
  %17 = and i64 %13, 2147483646
  br label %40

18:                                               ; preds = %40
  %19 = icmp eq i64 %14, 0
  br i1 %19, label %31, label %20

20:                                               ; preds = %18, %11
  %21 = phi i64 [ 0, %11 ], [ %59, %18 ]
  %22 = icmp ne i64 %14, 0
  tail call void @llvm.assume(i1 %22)
  %23 = load ptr, ptr %12, align 8, !tbaa !354
  %24 = getelementptr inbounds nuw %struct.tfc_operand, ptr %23, i64 %21
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %26 = load ptr, ptr %25, align 8, !tbaa !367
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 36
  %28 = load i32, ptr %27, align 4, !tbaa !441
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds ptr, ptr %9, i64 %29
  store ptr %26, ptr %30, align 8, !tbaa !31
  br label %31

31:                                               ; preds = %20, %18, %1
  %32 = icmp sgt i32 %5, 0
  br i1 %32, label %33, label %79

33:                                               ; preds = %31
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %35 = zext nneg i32 %5 to i64
  %36 = and i64 %35, 1
  %37 = icmp eq i32 %5, 1
  br i1 %37, label %64, label %38

38:                                               ; preds = %33
  %39 = and i64 %35, 2147483646
  br label %89

40:                                               ; preds = %40, %16
  %41 = phi i64 [ 0, %16 ], [ %59, %40 ]
  %42 = phi i64 [ 0, %16 ], [ %60, %40 ]
  %43 = load ptr, ptr %12, align 8, !tbaa !354
  %44 = getelementptr inbounds nuw %struct.tfc_operand, ptr %43, i64 %41
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 56
  %46 = load ptr, ptr %45, align 8, !tbaa !367
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 36
  %48 = load i32, ptr %47, align 4, !tbaa !441
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds ptr, ptr %9, i64 %49
  store ptr %46, ptr %50, align 8, !tbaa !31
  %51 = load ptr, ptr %12, align 8, !tbaa !354
  %52 = getelementptr inbounds nuw %struct.tfc_operand, ptr %51, i64 %41
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 128
  %54 = load ptr, ptr %53, align 8, !tbaa !367
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 108
  %56 = load i32, ptr %55, align 4, !tbaa !441
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds ptr, ptr %9, i64 %57
  store ptr %54, ptr %58, align 8, !tbaa !31
  %59 = add nuw nsw i64 %41, 2
  %60 = add i64 %42, 2
  %61 = icmp eq i64 %60, %17
  br i1 %61, label %18, label %40, !llvm.loop !442

62:                                               ; preds = %117
  %63 = icmp eq i64 %36, 0
  br i1 %63, label %79, label %64

64:                                               ; preds = %62, %33
  %65 = phi i64 [ 0, %33 ], [ %118, %62 ]
  %66 = icmp ne i64 %36, 0
  tail call void @llvm.assume(i1 %66)
  %67 = load ptr, ptr %34, align 8, !tbaa !377
  %68 = getelementptr inbounds nuw %struct.tfc_operand, ptr %67, i64 %65
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 44
  %70 = load i32, ptr %69, align 4, !tbaa !378
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %79

72:                                               ; preds = %64
  %73 = getelementptr inbounds nuw i8, ptr %68, i64 56
  %74 = load ptr, ptr %73, align 8, !tbaa !367
  %75 = getelementptr inbounds nuw i8, ptr %68, i64 36
  %76 = load i32, ptr %75, align 4, !tbaa !441
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds ptr, ptr %9, i64 %77
  store ptr %74, ptr %78, align 8, !tbaa !31
  br label %79

79:                                               ; preds = %62, %72, %64, %31
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %81 = load i64, ptr %80, align 8, !tbaa !443
  %82 = icmp sgt i64 %81, 0
  br i1 %82, label %83, label %137

83:                                               ; preds = %79
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %85 = and i64 %81, 1
  %86 = icmp eq i64 %81, 1
  br i1 %86, label %123, label %87

87:                                               ; preds = %83
  %88 = and i64 %81, 9223372036854775806
  br label %143

89:                                               ; preds = %117, %38
  %90 = phi i64 [ 0, %38 ], [ %118, %117 ]
  %91 = phi i64 [ 0, %38 ], [ %119, %117 ]
  %92 = load ptr, ptr %34, align 8, !tbaa !377
  %93 = getelementptr inbounds nuw %struct.tfc_operand, ptr %92, i64 %90
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 44
  %95 = load i32, ptr %94, align 4, !tbaa !378
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %104

97:                                               ; preds = %89
  %98 = getelementptr inbounds nuw i8, ptr %93, i64 56
  %99 = load ptr, ptr %98, align 8, !tbaa !367
  %100 = getelementptr inbounds nuw i8, ptr %93, i64 36
  %101 = load i32, ptr %100, align 4, !tbaa !441
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds ptr, ptr %9, i64 %102
  store ptr %99, ptr %103, align 8, !tbaa !31
  br label %104

104:                                              ; preds = %89, %97
  %105 = load ptr, ptr %34, align 8, !tbaa !377
  %106 = getelementptr inbounds nuw %struct.tfc_operand, ptr %105, i64 %90
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 116
  %108 = load i32, ptr %107, align 4, !tbaa !378
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %117

110:                                              ; preds = %104
  %111 = getelementptr inbounds nuw i8, ptr %106, i64 128
  %112 = load ptr, ptr %111, align 8, !tbaa !367
  %113 = getelementptr inbounds nuw i8, ptr %106, i64 108
  %114 = load i32, ptr %113, align 4, !tbaa !441
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds ptr, ptr %9, i64 %115
  store ptr %112, ptr %116, align 8, !tbaa !31
  br label %117

117:                                              ; preds = %110, %104
  %118 = add nuw nsw i64 %90, 2
  %119 = add i64 %91, 2
  %120 = icmp eq i64 %119, %39
  br i1 %120, label %62, label %89, !llvm.loop !444

121:                                              ; preds = %143
  %122 = icmp eq i64 %85, 0
  br i1 %122, label %137, label %123

123:                                              ; preds = %121, %83
  %124 = phi i64 [ 0, %83 ], [ %169, %121 ]
  %125 = icmp ne i64 %85, 0
  tail call void @llvm.assume(i1 %125)
  %126 = load ptr, ptr %84, align 8, !tbaa !445
  %127 = getelementptr inbounds nuw %struct.tfc_shift, ptr %126, i64 %124
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 8
  %129 = load i64, ptr %128, align 8, !tbaa !446
  %130 = getelementptr inbounds ptr, ptr %9, i64 %129
  %131 = load ptr, ptr %130, align 8, !tbaa !31
  %132 = getelementptr inbounds nuw i8, ptr %127, i64 16
  %133 = load i64, ptr %132, align 8, !tbaa !448
  %134 = getelementptr inbounds i8, ptr %131, i64 %133
  %135 = load i64, ptr %127, align 8, !tbaa !449
  %136 = getelementptr inbounds ptr, ptr %9, i64 %135
  store ptr %134, ptr %136, align 8, !tbaa !31
  br label %137

137:                                              ; preds = %123, %121, %79
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %139 = load i64, ptr %138, align 8, !tbaa !450
  %140 = icmp sgt i64 %139, 0
  br i1 %140, label %141, label %172

141:                                              ; preds = %137
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %189

143:                                              ; preds = %143, %87
  %144 = phi i64 [ 0, %87 ], [ %169, %143 ]
  %145 = phi i64 [ 0, %87 ], [ %170, %143 ]
  %146 = load ptr, ptr %84, align 8, !tbaa !445
  %147 = getelementptr inbounds nuw %struct.tfc_shift, ptr %146, i64 %144
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 8
  %149 = load i64, ptr %148, align 8, !tbaa !446
  %150 = getelementptr inbounds ptr, ptr %9, i64 %149
  %151 = load ptr, ptr %150, align 8, !tbaa !31
  %152 = getelementptr inbounds nuw i8, ptr %147, i64 16
  %153 = load i64, ptr %152, align 8, !tbaa !448
  %154 = getelementptr inbounds i8, ptr %151, i64 %153
  %155 = load i64, ptr %147, align 8, !tbaa !449
  %156 = getelementptr inbounds ptr, ptr %9, i64 %155
  store ptr %154, ptr %156, align 8, !tbaa !31
  %157 = load ptr, ptr %84, align 8, !tbaa !445
  %158 = getelementptr inbounds nuw %struct.tfc_shift, ptr %157, i64 %144
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 24
  %160 = getelementptr inbounds nuw i8, ptr %158, i64 32
  %161 = load i64, ptr %160, align 8, !tbaa !446
  %162 = getelementptr inbounds ptr, ptr %9, i64 %161
  %163 = load ptr, ptr %162, align 8, !tbaa !31
  %164 = getelementptr inbounds nuw i8, ptr %158, i64 40
  %165 = load i64, ptr %164, align 8, !tbaa !448
  %166 = getelementptr inbounds i8, ptr %163, i64 %165
  %167 = load i64, ptr %159, align 8, !tbaa !449
  %168 = getelementptr inbounds ptr, ptr %9, i64 %167
  store ptr %166, ptr %168, align 8, !tbaa !31
  %169 = add nuw nsw i64 %144, 2
  %170 = add i64 %145, 2
  %171 = icmp eq i64 %170, %88
  br i1 %171, label %121, label %143, !llvm.loop !451

172:                                              ; preds = %189, %137
  %173 = load ptr, ptr %6, align 8, !tbaa !440
  %174 = tail call i32 @tfc_walk(ptr noundef %173)
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %181, label %176

176:                                              ; preds = %172
  %177 = load i64, ptr %138, align 8, !tbaa !450
  %178 = icmp sgt i64 %177, 0
  br i1 %178, label %179, label %271

179:                                              ; preds = %176
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %201

181:                                              ; preds = %172
  br i1 %32, label %182, label %271

182:                                              ; preds = %181
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %184 = zext nneg i32 %5 to i64
  %185 = and i64 %184, 1
  %186 = icmp eq i32 %5, 1
  br i1 %186, label %253, label %187

187:                                              ; preds = %182
  %188 = and i64 %184, 2147483646
  br label %213

189:                                              ; preds = %141, %189
  %190 = phi i64 [ 0, %141 ], [ %198, %189 ]
  %191 = load ptr, ptr %142, align 8, !tbaa !452
  %192 = getelementptr inbounds nuw %struct.tfc_saved, ptr %191, i64 %190
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 8
  %194 = load ptr, ptr %193, align 8, !tbaa !453
  %195 = load ptr, ptr %192, align 8, !tbaa !455
  %196 = getelementptr inbounds nuw i8, ptr %192, i64 16
  %197 = load i64, ptr %196, align 8, !tbaa !456
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %194, ptr readonly align 1 %195, i64 %197, i1 false)
  %198 = add nuw nsw i64 %190, 1
  %199 = load i64, ptr %138, align 8, !tbaa !450
  %200 = icmp slt i64 %198, %199
  br i1 %200, label %189, label %172, !llvm.loop !457

201:                                              ; preds = %179, %201
  %202 = phi i64 [ 0, %179 ], [ %210, %201 ]
  %203 = load ptr, ptr %180, align 8, !tbaa !452
  %204 = getelementptr inbounds nuw %struct.tfc_saved, ptr %203, i64 %202
  %205 = load ptr, ptr %204, align 8, !tbaa !455
  %206 = getelementptr inbounds nuw i8, ptr %204, i64 8
  %207 = load ptr, ptr %206, align 8, !tbaa !453
  %208 = getelementptr inbounds nuw i8, ptr %204, i64 16
  %209 = load i64, ptr %208, align 8, !tbaa !456
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %205, ptr readonly align 1 %207, i64 %209, i1 false)
  %210 = add nuw nsw i64 %202, 1
  %211 = load i64, ptr %138, align 8, !tbaa !450
  %212 = icmp slt i64 %210, %211
  br i1 %212, label %201, label %271, !llvm.loop !458

213:                                              ; preds = %247, %187
  %214 = phi i64 [ 0, %187 ], [ %248, %247 ]
  %215 = phi i64 [ 0, %187 ], [ %249, %247 ]
  %216 = load ptr, ptr %183, align 8, !tbaa !377
  %217 = getelementptr inbounds nuw %struct.tfc_operand, ptr %216, i64 %214
  %218 = getelementptr inbounds nuw i8, ptr %217, i64 44
  %219 = load i32, ptr %218, align 4, !tbaa !378
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %231, label %221

221:                                              ; preds = %213
  %222 = getelementptr inbounds nuw i8, ptr %217, i64 56
  %223 = load ptr, ptr %222, align 8, !tbaa !367
  %224 = getelementptr inbounds nuw i8, ptr %217, i64 36
  %225 = load i32, ptr %224, align 4, !tbaa !441
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds ptr, ptr %9, i64 %226
  %228 = load ptr, ptr %227, align 8, !tbaa !31
  %229 = getelementptr inbounds nuw i8, ptr %217, i64 24
  %230 = load i64, ptr %229, align 8, !tbaa !379
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %223, ptr readonly align 1 %228, i64 %230, i1 false)
  br label %231

231:                                              ; preds = %221, %213
  %232 = load ptr, ptr %183, align 8, !tbaa !377
  %233 = getelementptr inbounds nuw %struct.tfc_operand, ptr %232, i64 %214
  %234 = getelementptr inbounds nuw i8, ptr %233, i64 116
  %235 = load i32, ptr %234, align 4, !tbaa !378
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %247, label %237

237:                                              ; preds = %231
  %238 = getelementptr inbounds nuw i8, ptr %233, i64 128
  %239 = load ptr, ptr %238, align 8, !tbaa !367
  %240 = getelementptr inbounds nuw i8, ptr %233, i64 108
  %241 = load i32, ptr %240, align 4, !tbaa !441
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds ptr, ptr %9, i64 %242
  %244 = load ptr, ptr %243, align 8, !tbaa !31
  %245 = getelementptr inbounds nuw i8, ptr %233, i64 96
  %246 = load i64, ptr %245, align 8, !tbaa !379
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %239, ptr readonly align 1 %244, i64 %246, i1 false)
  br label %247

247:                                              ; preds = %237, %231
  %248 = add nuw nsw i64 %214, 2
  %249 = add i64 %215, 2
  %250 = icmp eq i64 %249, %188
  br i1 %250, label %251, label %213, !llvm.loop !459

251:                                              ; preds = %247
  %252 = icmp eq i64 %185, 0
  br i1 %252, label %271, label %253

253:                                              ; preds = %251, %182
  %254 = phi i64 [ 0, %182 ], [ %248, %251 ]
  %255 = icmp ne i64 %185, 0
  tail call void @llvm.assume(i1 %255)
  %256 = load ptr, ptr %183, align 8, !tbaa !377
  %257 = getelementptr inbounds nuw %struct.tfc_operand, ptr %256, i64 %254
  %258 = getelementptr inbounds nuw i8, ptr %257, i64 44
  %259 = load i32, ptr %258, align 4, !tbaa !378
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %271, label %261

261:                                              ; preds = %253
  %262 = getelementptr inbounds nuw i8, ptr %257, i64 56
  %263 = load ptr, ptr %262, align 8, !tbaa !367
  %264 = getelementptr inbounds nuw i8, ptr %257, i64 36
  %265 = load i32, ptr %264, align 4, !tbaa !441
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds ptr, ptr %9, i64 %266
  %268 = load ptr, ptr %267, align 8, !tbaa !31
  %269 = getelementptr inbounds nuw i8, ptr %257, i64 24
  %270 = load i64, ptr %269, align 8, !tbaa !379
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %263, ptr readonly align 1 %268, i64 %270, i1 false)
  br label %271

271:                                              ; preds = %201, %251, %261, %253, %176, %181
  %272 = phi i32 [ 0, %181 ], [ %174, %176 ], [ 0, %251 ], [ 0, %253 ], [ 0, %261 ], [ %174, %201 ]
  ret i32 %272
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_instance(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef range(i32 0, 2) %3, i64 noundef %4) unnamed_addr #30 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %7 = load i32, ptr %6, align 4, !tbaa !460
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = load i32, ptr %8, align 8, !tbaa !461
  %10 = icmp eq i32 %3, 0
  br i1 %10, label %18, label %11

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %13 = load i32, ptr %12, align 8, !tbaa !56
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %15 = load i32, ptr %14, align 4, !tbaa !462
  %16 = add nsw i32 %15, %13
  %17 = sext i32 %16 to i64
  br label %18

18:                                               ; preds = %5, %11
  %19 = phi i64 [ %17, %11 ], [ 0, %5 ]
  %20 = add nsw i32 %9, %7
  %21 = sext i32 %20 to i64
  %22 = shl nsw i64 %21, 4
  %23 = add nsw i64 %22, 128
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %25 = load i32, ptr %24, align 8, !tbaa !463
  %26 = add nsw i32 %25, 1
  %27 = sext i32 %26 to i64
  %28 = add nsw i64 %19, %27
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %30 = load i32, ptr %29, align 4, !tbaa !464
  %31 = sext i32 %30 to i64
  %32 = add nsw i64 %28, %31
  %33 = shl nsw i64 %32, 3
  %34 = add nsw i64 %23, %33
  %35 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %89, label %37

37:                                               ; preds = %18
  store ptr %1, ptr %35, align 8, !tbaa !465
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store ptr %2, ptr %38, align 8, !tbaa !466
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %39, i8 0, i64 32, i1 false)
  %40 = getelementptr inbounds nuw i8, ptr %35, i64 48
  store i64 %4, ptr %40, align 8, !tbaa !110
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 56
  store i64 0, ptr %41, align 8, !tbaa !110
  %42 = getelementptr inbounds nuw i8, ptr %35, i64 64
  store i64 -1, ptr %42, align 8, !tbaa !110
  %43 = getelementptr inbounds nuw i8, ptr %35, i64 72
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %43, i8 0, i64 56, i1 false)
  %44 = getelementptr i8, ptr %35, i64 128
  %45 = getelementptr inbounds nuw i8, ptr %35, i64 88
  store ptr %44, ptr %45, align 8, !tbaa !467
  %46 = load i32, ptr %6, align 4, !tbaa !460
  %47 = sext i32 %46 to i64
  %48 = getelementptr %struct.held, ptr %44, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %35, i64 96
  store ptr %48, ptr %49, align 8, !tbaa !468
  %50 = load i32, ptr %8, align 8, !tbaa !461
  %51 = sext i32 %50 to i64
  %52 = getelementptr %struct.held, ptr %48, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %35, i64 80
  store ptr %52, ptr %53, align 8, !tbaa !61
  %54 = load i32, ptr %24, align 8, !tbaa !463
  %55 = sext i32 %54 to i64
  %56 = getelementptr ptr, ptr %52, i64 %55
  %57 = getelementptr i8, ptr %56, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %35, i64 104
  store ptr %57, ptr %58, align 8, !tbaa !469
  %59 = load i32, ptr %29, align 4, !tbaa !464
  %60 = icmp sgt i32 %59, 0
  br i1 %60, label %61, label %64

61:                                               ; preds = %37
  %62 = zext nneg i32 %59 to i64
  %63 = shl nuw nsw i64 %62, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %57, i8 -1, i64 %63, i1 false), !tbaa !110
  br label %64

64:                                               ; preds = %61, %37
  br i1 %10, label %81, label %65

65:                                               ; preds = %64
  %66 = sext i32 %59 to i64
  %67 = getelementptr i64, ptr %57, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %35, i64 112
  store ptr %67, ptr %68, align 8, !tbaa !58
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %70 = load i32, ptr %69, align 8, !tbaa !56
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds ptr, ptr %67, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %35, i64 120
  store ptr %72, ptr %73, align 8, !tbaa !185
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %75 = load i32, ptr %74, align 4, !tbaa !462
  %76 = add nsw i32 %75, %70
  %77 = icmp sgt i32 %76, 0
  br i1 %77, label %78, label %81

78:                                               ; preds = %65
  %79 = zext nneg i32 %76 to i64
  %80 = shl nuw nsw i64 %79, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %67, i8 0, i64 %80, i1 false), !tbaa !59
  br label %81

81:                                               ; preds = %78, %65, %64
  %82 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef nonnull %35)
  %83 = icmp eq ptr %82, null
  br i1 %83, label %89, label %84

84:                                               ; preds = %81
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %86 = load i32, ptr %85, align 8, !tbaa !470
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store i64 %87, ptr %88, align 8, !tbaa !66
  br label %89

89:                                               ; preds = %84, %81, %18
  %90 = phi ptr [ null, %18 ], [ %35, %84 ], [ null, %81 ]
  ret ptr %90
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @take(ptr noundef captures(none) %0, i64 noundef %1) unnamed_addr #30 {
  %3 = alloca i64, align 8
  %4 = add nsw i64 %1, 63
  %5 = sdiv i64 %4, 64
  %6 = tail call i64 @llvm.smax.i64(i64 %5, i64 1)
  %7 = add nsw i64 %6, -1
  br label %8

8:                                                ; preds = %8, %2
  %9 = phi i64 [ 0, %2 ], [ %12, %8 ]
  %10 = lshr i64 %7, %9
  %11 = icmp samesign ugt i64 %10, 7
  %12 = add nuw nsw i64 %9, 1
  br i1 %11, label %8, label %13, !llvm.loop !30

13:                                               ; preds = %8
  %14 = add nuw nsw i64 %10, 1
  %15 = shl i64 %14, %9
  %16 = shl nsw i64 %15, 6
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %18 = shl i64 %9, 34
  %19 = shl nuw nsw i64 %10, 32
  %20 = add i64 %19, %18
  %21 = ashr exact i64 %20, 29
  %22 = getelementptr inbounds i8, ptr %17, i64 %21
  %23 = load ptr, ptr %22, align 8, !tbaa !31
  %24 = icmp eq ptr %23, null
  br i1 %24, label %27, label %25

25:                                               ; preds = %13
  %26 = load ptr, ptr %23, align 8, !tbaa !31
  store ptr %26, ptr %22, align 8, !tbaa !31
  br label %51

27:                                               ; preds = %13
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %29 = load ptr, ptr %28, align 8, !tbaa !471
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load ptr, ptr %30, align 8, !tbaa !472
  %32 = ptrtoint ptr %29 to i64
  %33 = ptrtoint ptr %31 to i64
  %34 = sub i64 %32, %33
  %35 = icmp slt i64 %34, %16
  br i1 %35, label %36, label %48

36:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  store i64 %16, ptr %3, align 8, !tbaa !110
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %38 = load ptr, ptr %37, align 8, !tbaa !473
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %40 = load ptr, ptr %39, align 8, !tbaa !474
  %41 = call ptr %38(ptr noundef %40, ptr noundef nonnull %3) #18
  store ptr %41, ptr %30, align 8, !tbaa !472
  %42 = icmp eq ptr %41, null
  %43 = load i64, ptr %3, align 8
  %44 = getelementptr inbounds i8, ptr %41, i64 %43
  %45 = select i1 %42, ptr null, ptr %44
  store ptr %45, ptr %28, align 8, !tbaa !471
  br i1 %42, label %46, label %47

46:                                               ; preds = %36
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 8, i32 noundef 2, ptr noundef null, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  br label %51

47:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  br label %48

48:                                               ; preds = %47, %27
  %49 = phi ptr [ %41, %47 ], [ %31, %27 ]
  %50 = getelementptr inbounds i8, ptr %49, i64 %16
  store ptr %50, ptr %30, align 8, !tbaa !472
  br label %51

51:                                               ; preds = %46, %48, %25
  %52 = phi ptr [ %23, %25 ], [ %49, %48 ], [ null, %46 ]
  ret ptr %52
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #16

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_iteration(ptr noundef captures(none) %0, ptr noundef captures(none) %1) unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !62
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %6 = load i32, ptr %5, align 4, !tbaa !475
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 3
  %9 = add nsw i64 %8, 56
  %10 = load i32, ptr %4, align 8, !tbaa !476
  %11 = shl nsw i32 %10, 1
  %12 = sext i32 %11 to i64
  %13 = shl nsw i64 %12, 2
  %14 = add nsw i64 %9, %13
  %15 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %14)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %73, label %17

17:                                               ; preds = %2
  %18 = getelementptr i8, ptr %15, i64 56
  %19 = load i32, ptr %5, align 4, !tbaa !475
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds ptr, ptr %18, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %23 = load i64, ptr %22, align 8, !tbaa !477
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr %22, align 8, !tbaa !477
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %26 = load i64, ptr %25, align 8, !tbaa !478
  %27 = add i64 %23, -7046029254386353130
  %28 = xor i64 %26, %27
  %29 = mul i64 %28, -49064778989728563
  %30 = lshr i64 %29, 32
  %31 = xor i64 %30, %29
  %32 = mul i64 %31, -4265267296055464877
  %33 = lshr i64 %29, 29
  %34 = xor i64 %32, %33
  %35 = load i32, ptr %4, align 8, !tbaa !476
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %21, i64 %36
  store i64 %24, ptr %15, align 8, !tbaa !110
  %38 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i64 0, ptr %38, align 8, !tbaa !110
  %39 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store i64 %34, ptr %39, align 8, !tbaa !110
  %40 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr null, ptr %40, align 8, !tbaa !96
  %41 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store ptr %18, ptr %41, align 8, !tbaa !111
  %42 = getelementptr inbounds nuw i8, ptr %15, i64 40
  store ptr %21, ptr %42, align 8, !tbaa !479
  %43 = getelementptr inbounds nuw i8, ptr %15, i64 48
  store ptr %37, ptr %43, align 8, !tbaa !479
  %44 = icmp sgt i32 %19, 0
  br i1 %44, label %45, label %48

45:                                               ; preds = %17
  %46 = zext nneg i32 %19 to i64
  %47 = shl nuw nsw i64 %46, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 %47, i1 false), !tbaa !59
  br label %48

48:                                               ; preds = %45, %17
  %49 = icmp sgt i32 %35, 0
  br i1 %49, label %50, label %53

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %52 = load ptr, ptr %51, align 8, !tbaa !480
  br label %63

53:                                               ; preds = %63, %48
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !61
  %56 = load i64, ptr %22, align 8, !tbaa !477
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %58 = load i32, ptr %57, align 8, !tbaa !463
  %59 = add nsw i32 %58, 1
  %60 = sext i32 %59 to i64
  %61 = srem i64 %56, %60
  %62 = getelementptr inbounds ptr, ptr %55, i64 %61
  store ptr %15, ptr %62, align 8, !tbaa !63
  br label %73

63:                                               ; preds = %50, %63
  %64 = phi i64 [ 0, %50 ], [ %69, %63 ]
  %65 = getelementptr inbounds nuw i32, ptr %52, i64 %64
  %66 = load i32, ptr %65, align 4, !tbaa !5
  %67 = getelementptr inbounds nuw i32, ptr %21, i64 %64
  store i32 %66, ptr %67, align 4, !tbaa !5
  %68 = getelementptr inbounds nuw i32, ptr %37, i64 %64
  store i32 0, ptr %68, align 4, !tbaa !5
  %69 = add nuw nsw i64 %64, 1
  %70 = load i32, ptr %4, align 8, !tbaa !476
  %71 = sext i32 %70 to i64
  %72 = icmp slt i64 %69, %71
  br i1 %72, label %63, label %53, !llvm.loop !481

73:                                               ; preds = %2, %53
  ret ptr %15
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @push(ptr noundef captures(none) %0, ptr noundef readonly byval(%struct.tfc_ready) align 8 captures(none) %1) unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %4 = load i64, ptr %3, align 8, !tbaa !78
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %6 = load i64, ptr %5, align 8, !tbaa !97
  %7 = icmp eq i64 %4, %6
  br i1 %7, label %13, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %10 = load ptr, ptr %9, align 8, !tbaa !93
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %12 = load i64, ptr %11, align 8, !tbaa !94
  br label %50

13:                                               ; preds = %2
  %14 = icmp eq i64 %4, 0
  %15 = shl nsw i64 %4, 1
  %16 = select i1 %14, i64 64, i64 %15
  %17 = shl nsw i64 %16, 5
  %18 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef %17)
  %19 = icmp eq ptr %18, null
  br i1 %19, label %59, label %20

20:                                               ; preds = %13
  %21 = load i64, ptr %3, align 8, !tbaa !78
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %20
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 224
  br label %31

26:                                               ; preds = %31, %20
  %27 = phi i64 [ %21, %20 ], [ %41, %31 ]
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %29 = load ptr, ptr %28, align 8, !tbaa !93
  %30 = icmp eq ptr %29, null
  br i1 %30, label %47, label %43

31:                                               ; preds = %23, %31
  %32 = phi i64 [ 0, %23 ], [ %40, %31 ]
  %33 = getelementptr inbounds nuw %struct.tfc_ready, ptr %18, i64 %32
  %34 = load ptr, ptr %24, align 8, !tbaa !93
  %35 = load i64, ptr %25, align 8, !tbaa !94
  %36 = add nsw i64 %35, %32
  %37 = load i64, ptr %5, align 8, !tbaa !97
  %38 = srem i64 %36, %37
  %39 = getelementptr inbounds %struct.tfc_ready, ptr %34, i64 %38
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %33, ptr noundef nonnull align 8 dereferenceable(32) %39, i64 32, i1 false), !tbaa.struct !482
  %40 = add nuw nsw i64 %32, 1
  %41 = load i64, ptr %3, align 8, !tbaa !78
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %31, label %26, !llvm.loop !483

43:                                               ; preds = %26
  %44 = load i64, ptr %5, align 8, !tbaa !97
  %45 = shl nsw i64 %44, 5
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %29, i64 noundef %45)
  %46 = load i64, ptr %3, align 8, !tbaa !78
  br label %47

47:                                               ; preds = %26, %43
  %48 = phi i64 [ %27, %26 ], [ %46, %43 ]
  store ptr %18, ptr %28, align 8, !tbaa !93
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store i64 0, ptr %49, align 8, !tbaa !94
  store i64 %16, ptr %5, align 8, !tbaa !97
  br label %50

50:                                               ; preds = %8, %47
  %51 = phi i64 [ %6, %8 ], [ %16, %47 ]
  %52 = phi i64 [ %4, %8 ], [ %48, %47 ]
  %53 = phi i64 [ %12, %8 ], [ 0, %47 ]
  %54 = phi ptr [ %10, %8 ], [ %18, %47 ]
  %55 = add nsw i64 %52, 1
  store i64 %55, ptr %3, align 8, !tbaa !78
  %56 = add nsw i64 %52, %53
  %57 = srem i64 %56, %51
  %58 = getelementptr inbounds %struct.tfc_ready, ptr %54, i64 %57
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %58, ptr noundef nonnull align 8 dereferenceable(32) %1, i64 32, i1 false), !tbaa.struct !482
  br label %59

59:                                               ; preds = %13, %50
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @settle(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef captures(none) %2) unnamed_addr #30 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 112
  br label %5

5:                                                ; preds = %97, %3
  %6 = phi ptr [ %2, %3 ], [ %62, %97 ]
  %7 = phi ptr [ %1, %3 ], [ %60, %97 ]
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !66
  %10 = add nsw i64 %9, -1
  store i64 %10, ptr %8, align 8, !tbaa !66
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 76
  br label %16

16:                                               ; preds = %55, %5
  %17 = load i64, ptr %11, align 8, !tbaa !484
  %18 = load i64, ptr %12, align 8, !tbaa !477
  %19 = icmp sgt i64 %17, %18
  br i1 %19, label %58, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %13, align 8, !tbaa !61
  %22 = load ptr, ptr %14, align 8, !tbaa !62
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %24 = load i32, ptr %23, align 8, !tbaa !463
  %25 = add nsw i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = srem i64 %17, %26
  %28 = getelementptr inbounds ptr, ptr %21, i64 %27
  %29 = load ptr, ptr %28, align 8, !tbaa !63
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %31 = load i64, ptr %30, align 8, !tbaa !66
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %100

33:                                               ; preds = %20
  %34 = getelementptr inbounds nuw i8, ptr %29, i64 32
  %35 = load ptr, ptr %34, align 8, !tbaa !98
  %36 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %37 = load i32, ptr %36, align 4, !tbaa !475
  %38 = sext i32 %37 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %35, i64 noundef %38)
  %39 = load ptr, ptr %14, align 8, !tbaa !62
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %41 = load i32, ptr %40, align 4, !tbaa !475
  %42 = sext i32 %41 to i64
  %43 = shl nsw i64 %42, 3
  %44 = add nsw i64 %43, 56
  %45 = load i32, ptr %39, align 8, !tbaa !476
  %46 = shl nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = shl nsw i64 %47, 2
  %49 = add nsw i64 %44, %48
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %29, i64 noundef %49)
  %50 = load i64, ptr %11, align 8, !tbaa !484
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr %11, align 8, !tbaa !484
  %52 = load i32, ptr %15, align 4, !tbaa !485
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %33
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %7)
  br label %55

55:                                               ; preds = %54, %33
  %56 = load i32, ptr %4, align 8, !tbaa !68
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %16, label %100, !llvm.loop !486

58:                                               ; preds = %16
  tail call fastcc void @leave_frame(ptr noundef %0, ptr noundef nonnull %7)
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !141
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %62 = load ptr, ptr %61, align 8, !tbaa !142
  %63 = load ptr, ptr %14, align 8, !tbaa !62
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 120
  %65 = load ptr, ptr %64, align 8, !tbaa !185
  %66 = icmp eq ptr %65, null
  %67 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %68 = load i32, ptr %67, align 4, !tbaa !460
  %69 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !461
  br i1 %66, label %79, label %71

71:                                               ; preds = %58
  %72 = load ptr, ptr %7, align 8, !tbaa !50
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 56
  %74 = load i32, ptr %73, align 8, !tbaa !56
  %75 = getelementptr inbounds nuw i8, ptr %72, i64 60
  %76 = load i32, ptr %75, align 4, !tbaa !462
  %77 = add nsw i32 %76, %74
  %78 = sext i32 %77 to i64
  br label %79

79:                                               ; preds = %58, %71
  %80 = phi i64 [ %78, %71 ], [ 0, %58 ]
  %81 = add nsw i32 %70, %68
  %82 = sext i32 %81 to i64
  %83 = shl nsw i64 %82, 4
  %84 = add nsw i64 %83, 128
  %85 = getelementptr inbounds nuw i8, ptr %63, i64 24
  %86 = load i32, ptr %85, align 8, !tbaa !463
  %87 = add nsw i32 %86, 1
  %88 = sext i32 %87 to i64
  %89 = add nsw i64 %80, %88
  %90 = getelementptr inbounds nuw i8, ptr %63, i64 20
  %91 = load i32, ptr %90, align 4, !tbaa !464
  %92 = sext i32 %91 to i64
  %93 = add nsw i64 %89, %92
  %94 = shl nsw i64 %93, 3
  %95 = add nsw i64 %84, %94
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %7, i64 noundef %95)
  %96 = icmp eq ptr %60, null
  br i1 %96, label %100, label %97

97:                                               ; preds = %79
  %98 = load i32, ptr %4, align 8, !tbaa !68
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %5, label %100

100:                                              ; preds = %97, %79, %20, %55
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @drop_all(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i64 noundef range(i64 -2147483648, 2147483648) %2) unnamed_addr #37 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %6, %3
  ret void

6:                                                ; preds = %3, %6
  %7 = phi i64 [ %10, %6 ], [ 0, %3 ]
  %8 = getelementptr inbounds nuw ptr, ptr %1, i64 %7
  %9 = load ptr, ptr %8, align 8, !tbaa !59
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %9)
  store ptr null, ptr %8, align 8, !tbaa !59
  %10 = add nuw nsw i64 %7, 1
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %5, label %6, !llvm.loop !487
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @begin_iteration(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #30 {
  %3 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef %1)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %43, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %7 = load i32, ptr %6, align 4, !tbaa !485
  store i32 0, ptr %6, align 4, !tbaa !485
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %11 = zext nneg i32 %7 to i64
  br label %18

12:                                               ; preds = %18, %5
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %14 = load i32, ptr %13, align 8, !tbaa !488
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %30

18:                                               ; preds = %9, %18
  %19 = phi i64 [ 0, %9 ], [ %28, %18 ]
  %20 = load ptr, ptr %10, align 8, !tbaa !468
  %21 = getelementptr inbounds nuw %struct.held, ptr %20, i64 %19
  %22 = load ptr, ptr %21, align 8, !tbaa !489
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %22, ptr noundef nonnull %23, i32 noundef 0)
  %24 = load ptr, ptr %10, align 8, !tbaa !468
  %25 = getelementptr inbounds nuw %struct.held, ptr %24, i64 %19
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %27 = load ptr, ptr %26, align 8, !tbaa !491
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %27)
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %12, label %18, !llvm.loop !492

30:                                               ; preds = %16, %30
  %31 = phi i64 [ 0, %16 ], [ %39, %30 ]
  %32 = load ptr, ptr %17, align 8, !tbaa !467
  %33 = getelementptr inbounds nuw %struct.held, ptr %32, i64 %31
  %34 = load ptr, ptr %33, align 8, !tbaa !489
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !491
  %37 = icmp eq ptr %36, null
  %38 = zext i1 %37 to i32
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %34, ptr noundef nonnull %35, i32 noundef %38)
  %39 = add nuw nsw i64 %31, 1
  %40 = load i32, ptr %13, align 8, !tbaa !488
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %30, label %43, !llvm.loop !493

43:                                               ; preds = %30, %12, %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @leave_frame(ptr noundef captures(none) %0, ptr noundef readonly captures(address) %1) unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %4 = load i32, ptr %3, align 8, !tbaa !488
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %23

8:                                                ; preds = %23, %2
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !185
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %72

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !62
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 20
  %16 = load i32, ptr %15, align 4, !tbaa !464
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %33

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %37

23:                                               ; preds = %6, %23
  %24 = phi i64 [ 0, %6 ], [ %29, %23 ]
  %25 = load ptr, ptr %7, align 8, !tbaa !467
  %26 = getelementptr inbounds nuw %struct.held, ptr %25, i64 %24
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !491
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %28)
  %29 = add nuw nsw i64 %24, 1
  %30 = load i32, ptr %3, align 8, !tbaa !488
  %31 = sext i32 %30 to i64
  %32 = icmp slt i64 %29, %31
  br i1 %32, label %23, label %8, !llvm.loop !494

33:                                               ; preds = %57, %12
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %35 = load ptr, ptr %34, align 8, !tbaa !142
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 24
  br label %64

37:                                               ; preds = %18, %57
  %38 = phi ptr [ %14, %18 ], [ %58, %57 ]
  %39 = phi i64 [ 0, %18 ], [ %59, %57 ]
  %40 = load ptr, ptr %19, align 8, !tbaa !469
  %41 = getelementptr inbounds nuw i64, ptr %40, i64 %39
  %42 = load i64, ptr %41, align 8, !tbaa !110
  %43 = load i64, ptr %20, align 8, !tbaa !477
  %44 = icmp eq i64 %42, %43
  br i1 %44, label %45, label %57

45:                                               ; preds = %37
  %46 = load ptr, ptr %21, align 8, !tbaa !141
  %47 = load ptr, ptr %22, align 8, !tbaa !142
  %48 = load ptr, ptr %1, align 8, !tbaa !50
  %49 = load ptr, ptr %48, align 8, !tbaa !69
  %50 = getelementptr inbounds nuw i8, ptr %38, i64 40
  %51 = load ptr, ptr %50, align 8, !tbaa !495
  %52 = getelementptr inbounds nuw i32, ptr %51, i64 %39
  %53 = load i32, ptr %52, align 4, !tbaa !5
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.tfc_node, ptr %49, i64 %54
  tail call fastcc void @send(ptr noundef %0, ptr noundef %46, ptr noundef %47, ptr noundef %55, ptr noundef null, i32 noundef 1)
  %56 = load ptr, ptr %13, align 8, !tbaa !62
  br label %57

57:                                               ; preds = %37, %45
  %58 = phi ptr [ %38, %37 ], [ %56, %45 ]
  %59 = add nuw nsw i64 %39, 1
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 20
  %61 = load i32, ptr %60, align 4, !tbaa !464
  %62 = sext i32 %61 to i64
  %63 = icmp slt i64 %59, %62
  br i1 %63, label %37, label %33, !llvm.loop !496

64:                                               ; preds = %64, %33
  %65 = phi ptr [ %36, %33 ], [ %68, %64 ]
  %66 = load ptr, ptr %65, align 8, !tbaa !96
  %67 = icmp eq ptr %66, %1
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 32
  br i1 %67, label %69, label %64, !llvm.loop !497

69:                                               ; preds = %64
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %71 = load ptr, ptr %70, align 8, !tbaa !498
  store ptr %71, ptr %65, align 8, !tbaa !96
  br label %90

72:                                               ; preds = %8
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %74 = load ptr, ptr %73, align 8, !tbaa !141
  %75 = icmp eq ptr %74, null
  br i1 %75, label %90, label %76

76:                                               ; preds = %72
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %78 = load ptr, ptr %77, align 8, !tbaa !142
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %80 = load ptr, ptr %79, align 8, !tbaa !140
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %74, ptr noundef %78, ptr noundef %80, ptr noundef nonnull %10, i32 noundef 0)
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %82 = load ptr, ptr %81, align 8, !tbaa !58
  %83 = load ptr, ptr %1, align 8, !tbaa !50
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 56
  %85 = load i32, ptr %84, align 8, !tbaa !56
  %86 = getelementptr inbounds nuw i8, ptr %83, i64 60
  %87 = load i32, ptr %86, align 4, !tbaa !462
  %88 = add nsw i32 %87, %85
  %89 = sext i32 %88 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %82, i64 noundef %89)
  br label %90

90:                                               ; preds = %72, %76, %69
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @drop(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #37 {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %46, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %6 = load i32, ptr %5, align 8, !tbaa !60
  %7 = add nsw i32 %6, -1
  store i32 %7, ptr %5, align 8, !tbaa !60
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %46

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %11 = load i32, ptr %10, align 4, !tbaa !499
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %46

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = load i64, ptr %14, align 8, !tbaa !27
  %16 = icmp sgt i64 %15, -1
  br i1 %16, label %17, label %42

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %19 = load ptr, ptr %18, align 8, !tbaa !500
  %20 = icmp eq ptr %19, null
  br i1 %20, label %40, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %23 = load ptr, ptr %22, align 8, !tbaa !501
  %24 = add nuw nsw i64 %15, 63
  %25 = lshr i64 %24, 6
  %26 = tail call i64 @llvm.usub.sat.i64(i64 %25, i64 1)
  br label %27

27:                                               ; preds = %27, %21
  %28 = phi i64 [ 0, %21 ], [ %31, %27 ]
  %29 = lshr i64 %26, %28
  %30 = icmp samesign ugt i64 %29, 7
  %31 = add nuw nsw i64 %28, 1
  br i1 %30, label %27, label %32, !llvm.loop !30

32:                                               ; preds = %27
  %33 = shl i64 %28, 34
  %34 = shl nuw nsw i64 %29, 32
  %35 = add i64 %34, %33
  %36 = ashr exact i64 %35, 29
  %37 = getelementptr inbounds i8, ptr %23, i64 %36
  %38 = load ptr, ptr %37, align 8, !tbaa !59
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store ptr %38, ptr %39, align 8, !tbaa !25
  store ptr %1, ptr %37, align 8, !tbaa !59
  br label %46

40:                                               ; preds = %17
  %41 = add nuw nsw i64 %15, 64
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %41)
  br label %46

42:                                               ; preds = %13
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %44 = load ptr, ptr %43, align 8, !tbaa !9
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store ptr %44, ptr %45, align 8, !tbaa !25
  store ptr %1, ptr %43, align 8, !tbaa !9
  br label %46

46:                                               ; preds = %40, %42, %2, %4, %9, %32
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @send(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, i32 noundef %5) unnamed_addr #30 {
  %7 = alloca %struct.tfc_ready, align 8
  %8 = load ptr, ptr %1, align 8, !tbaa !50
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !179
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %12 = load i32, ptr %11, align 4, !tbaa !180
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %10, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %16 = load i32, ptr %15, align 4, !tbaa !104
  %17 = icmp slt i32 %16, 0
  br i1 %17, label %35, label %18

18:                                               ; preds = %6
  %19 = icmp ne i32 %5, 0
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %26 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 28
  br label %36

28:                                               ; preds = %148
  %29 = load i32, ptr %15, align 4, !tbaa !104
  %30 = sext i32 %29 to i64
  br label %31

31:                                               ; preds = %28, %52
  %32 = phi i64 [ %30, %28 ], [ %39, %52 ]
  %33 = phi i32 [ %29, %28 ], [ %37, %52 ]
  %34 = icmp slt i64 %38, %32
  br i1 %34, label %36, label %35, !llvm.loop !502

35:                                               ; preds = %31, %6
  ret void

36:                                               ; preds = %18, %31
  %37 = phi i32 [ %16, %18 ], [ %33, %31 ]
  %38 = phi i64 [ 0, %18 ], [ %57, %31 ]
  %39 = sext i32 %37 to i64
  %40 = icmp sge i64 %38, %39
  %41 = or i1 %19, %40
  br i1 %41, label %45, label %42

42:                                               ; preds = %36
  %43 = getelementptr inbounds nuw ptr, ptr %4, i64 %38
  %44 = load ptr, ptr %43, align 8, !tbaa !59
  br label %46

45:                                               ; preds = %36
  br i1 %19, label %52, label %46

46:                                               ; preds = %42, %45
  %47 = phi ptr [ %44, %42 ], [ null, %45 ]
  %48 = icmp slt i64 %38, %39
  %49 = icmp eq ptr %47, null
  %50 = select i1 %48, i1 %49, i1 false
  %51 = zext i1 %50 to i32
  br label %52

52:                                               ; preds = %46, %45
  %53 = phi ptr [ null, %45 ], [ %47, %46 ]
  %54 = phi i32 [ 1, %45 ], [ %51, %46 ]
  %55 = getelementptr inbounds nuw i32, ptr %14, i64 %38
  %56 = load i32, ptr %55, align 4, !tbaa !5
  %57 = add nuw nsw i64 %38, 1
  %58 = getelementptr inbounds nuw i32, ptr %14, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !5
  %60 = icmp slt i32 %56, %59
  br i1 %60, label %61, label %31

61:                                               ; preds = %52
  %62 = icmp ne ptr %53, null
  %63 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %64 = icmp eq i32 %54, 0
  %65 = sext i32 %56 to i64
  br label %66

66:                                               ; preds = %61, %148
  %67 = phi i64 [ %65, %61 ], [ %149, %148 ]
  %68 = load ptr, ptr %1, align 8, !tbaa !50
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %70 = load ptr, ptr %69, align 8, !tbaa !503
  %71 = getelementptr inbounds %struct.tfc_edge, ptr %70, i64 %67
  %72 = load i64, ptr %71, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %73 = load ptr, ptr %68, align 8, !tbaa !69
  %74 = shl i64 %72, 32
  %75 = ashr exact i64 %74, 32
  %76 = getelementptr inbounds %struct.tfc_node, ptr %73, i64 %75
  %77 = load ptr, ptr %20, align 8, !tbaa !504
  %78 = getelementptr inbounds nuw i8, ptr %76, i64 12
  %79 = load i32, ptr %78, align 4, !tbaa !505
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %77, i64 %80
  %82 = load ptr, ptr %21, align 8, !tbaa !506
  %83 = getelementptr inbounds i32, ptr %82, i64 %80
  %84 = icmp sgt i64 %72, -1
  %85 = and i1 %62, %84
  br i1 %85, label %86, label %97

86:                                               ; preds = %66
  %87 = lshr i64 %72, 32
  %88 = trunc nuw nsw i64 %87 to i32
  %89 = load i32, ptr %63, align 8, !tbaa !60
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %63, align 8, !tbaa !60
  %91 = load ptr, ptr %22, align 8, !tbaa !98
  %92 = getelementptr inbounds nuw i8, ptr %76, i64 16
  %93 = load i32, ptr %92, align 4, !tbaa !99
  %94 = add nsw i32 %93, %88
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds ptr, ptr %91, i64 %95
  store ptr %53, ptr %96, align 8, !tbaa !59
  br label %97

97:                                               ; preds = %86, %66
  %98 = load i32, ptr %76, align 4, !tbaa !103
  %99 = icmp eq i32 %98, 3
  br i1 %99, label %100, label %131

100:                                              ; preds = %97
  %101 = load i64, ptr %2, align 8, !tbaa !507
  %102 = icmp eq i64 %101, 0
  %103 = select i1 %102, i64 32, i64 20
  %104 = getelementptr inbounds nuw i8, ptr %76, i64 %103
  %105 = load i32, ptr %104, align 4, !tbaa !5
  br i1 %84, label %114, label %106

106:                                              ; preds = %100
  %107 = load i32, ptr %81, align 4, !tbaa !5
  %108 = add nsw i32 %107, -2
  store i32 %108, ptr %81, align 4, !tbaa !5
  switch i32 %107, label %148 [
    i32 2, label %143
    i32 3, label %109
  ]

109:                                              ; preds = %106
  %110 = load i32, ptr %83, align 4, !tbaa !5
  %111 = icmp eq i32 %110, %105
  %112 = icmp ne i32 %105, 0
  %113 = and i1 %112, %111
  br i1 %113, label %143, label %148

114:                                              ; preds = %100
  br i1 %64, label %119, label %115

115:                                              ; preds = %114
  %116 = load i32, ptr %83, align 4, !tbaa !5
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %83, align 4, !tbaa !5
  %118 = icmp eq i32 %117, %105
  br i1 %118, label %127, label %148

119:                                              ; preds = %114
  %120 = load i32, ptr %81, align 4, !tbaa !5
  %121 = and i32 %120, 1
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %126, label %123

123:                                              ; preds = %119
  %124 = add nsw i32 %120, -1
  store i32 %124, ptr %81, align 4, !tbaa !5
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %143, label %148

126:                                              ; preds = %119
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 13, i32 noundef 3, ptr noundef nonnull readonly %1, ptr noundef nonnull %76)
  br label %148

127:                                              ; preds = %115
  %128 = load i32, ptr %81, align 4, !tbaa !5
  %129 = icmp eq i32 %128, 1
  %130 = icmp ne i32 %128, 0
  br i1 %129, label %143, label %148

131:                                              ; preds = %97
  %132 = load i32, ptr %83, align 4, !tbaa !5
  %133 = add nsw i32 %132, %54
  store i32 %133, ptr %83, align 4, !tbaa !5
  %134 = load i32, ptr %81, align 4, !tbaa !5
  %135 = add nsw i32 %134, -1
  store i32 %135, ptr %81, align 4, !tbaa !5
  %136 = icmp eq i32 %135, 0
  %137 = load i32, ptr %83, align 4, !tbaa !5
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %142, label %139

139:                                              ; preds = %131
  %140 = load i32, ptr %76, align 4, !tbaa !103
  %141 = icmp ne i32 %140, 9
  br i1 %136, label %143, label %148

142:                                              ; preds = %131
  br i1 %136, label %143, label %148

143:                                              ; preds = %142, %139, %127, %123, %109, %106
  %144 = phi i1 [ %130, %127 ], [ false, %142 ], [ %141, %139 ], [ false, %123 ], [ true, %109 ], [ false, %106 ]
  %145 = zext i1 %144 to i32
  %146 = load i64, ptr %23, align 8, !tbaa !66
  %147 = add nsw i64 %146, 1
  store i64 %147, ptr %23, align 8, !tbaa !66
  store ptr %76, ptr %7, align 8, !tbaa !71
  store ptr %1, ptr %24, align 8, !tbaa !73
  store ptr %2, ptr %25, align 8, !tbaa !74
  store i32 %145, ptr %26, align 8, !tbaa !75
  store i32 0, ptr %27, align 4
  tail call fastcc void @push(ptr noundef %0, ptr noundef nonnull byval(%struct.tfc_ready) align 8 %7)
  br label %148

148:                                              ; preds = %106, %109, %115, %123, %126, %127, %139, %142, %143
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %149 = add nsw i64 %67, 1
  %150 = load i32, ptr %58, align 4, !tbaa !5
  %151 = sext i32 %150 to i64
  %152 = icmp slt i64 %149, %151
  br i1 %152, label %66, label %28, !llvm.loop !508
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @complete(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef captures(none) %4, i32 noundef %5) unnamed_addr #30 {
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %8 = load ptr, ptr %7, align 8, !tbaa !98
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %10 = load i32, ptr %9, align 4, !tbaa !99
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds ptr, ptr %8, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %14 = load i32, ptr %13, align 4, !tbaa !155
  %15 = sext i32 %14 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %12, i64 noundef %15)
  %16 = load i32, ptr %3, align 4, !tbaa !103
  switch i32 %16, label %182 [
    i32 4, label %17
    i32 5, label %108
    i32 6, label %128
  ]

17:                                               ; preds = %6
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !114
  %20 = icmp slt i32 %19, 0
  %21 = load ptr, ptr %1, align 8, !tbaa !50
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %23 = load ptr, ptr %22, align 8, !tbaa !44
  %24 = ashr i32 %19, 31
  %25 = xor i32 %24, %19
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw %struct.tfc_frame, ptr %23, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %29 = load ptr, ptr %28, align 8, !tbaa !96
  %30 = icmp eq ptr %29, null
  br i1 %30, label %40, label %31

31:                                               ; preds = %17, %36
  %32 = phi ptr [ %38, %36 ], [ %29, %17 ]
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load ptr, ptr %33, align 8, !tbaa !62
  %35 = icmp eq ptr %34, %27
  br i1 %35, label %63, label %36

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %38 = load ptr, ptr %37, align 8, !tbaa !96
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %31, !llvm.loop !509

40:                                               ; preds = %36, %17
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %42 = load i64, ptr %41, align 8, !tbaa !105
  %43 = getelementptr inbounds nuw i8, ptr %27, i64 56
  %44 = load i64, ptr %43, align 8, !tbaa !510
  %45 = add i64 %44, -7046029254386353131
  %46 = xor i64 %45, %42
  %47 = mul i64 %46, -49064778989728563
  %48 = lshr i64 %47, 32
  %49 = xor i64 %48, %47
  %50 = mul i64 %49, -4265267296055464877
  %51 = lshr i64 %47, 29
  %52 = xor i64 %50, %51
  %53 = tail call fastcc ptr @new_instance(ptr noundef %0, ptr noundef %21, ptr noundef %27, i32 noundef 0, i64 noundef %52)
  %54 = icmp eq ptr %53, null
  br i1 %54, label %183, label %55

55:                                               ; preds = %40
  %56 = getelementptr inbounds nuw i8, ptr %53, i64 24
  store ptr %1, ptr %56, align 8, !tbaa !141
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 40
  store ptr %2, ptr %57, align 8, !tbaa !142
  %58 = load ptr, ptr %28, align 8, !tbaa !511
  %59 = getelementptr inbounds nuw i8, ptr %53, i64 32
  store ptr %58, ptr %59, align 8, !tbaa !498
  store ptr %53, ptr %28, align 8, !tbaa !511
  %60 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %61 = load i64, ptr %60, align 8, !tbaa !66
  %62 = add nsw i64 %61, 1
  store i64 %62, ptr %60, align 8, !tbaa !66
  br label %63

63:                                               ; preds = %31, %55
  %64 = phi ptr [ %53, %55 ], [ %32, %31 ]
  br i1 %20, label %65, label %84

65:                                               ; preds = %63
  %66 = getelementptr inbounds nuw i8, ptr %64, i64 88
  %67 = load ptr, ptr %66, align 8, !tbaa !467
  %68 = getelementptr inbounds nuw i8, ptr %64, i64 72
  %69 = load i32, ptr %68, align 8, !tbaa !488
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %68, align 8, !tbaa !488
  %71 = sext i32 %69 to i64
  %72 = getelementptr inbounds %struct.held, ptr %67, i64 %71
  %73 = icmp eq i32 %5, 0
  br i1 %73, label %74, label %81

74:                                               ; preds = %65
  %75 = load ptr, ptr %4, align 8, !tbaa !59
  %76 = icmp eq ptr %75, null
  br i1 %76, label %81, label %77

77:                                               ; preds = %74
  %78 = getelementptr inbounds nuw i8, ptr %75, i64 24
  %79 = load i32, ptr %78, align 8, !tbaa !60
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %78, align 8, !tbaa !60
  br label %81

81:                                               ; preds = %77, %74, %65
  %82 = phi ptr [ null, %65 ], [ null, %74 ], [ %75, %77 ]
  store ptr %3, ptr %72, align 8, !tbaa !95
  %83 = getelementptr inbounds nuw i8, ptr %72, i64 8
  store ptr %82, ptr %83, align 8, !tbaa !59
  br label %84

84:                                               ; preds = %81, %63
  %85 = getelementptr inbounds nuw i8, ptr %64, i64 64
  %86 = getelementptr inbounds nuw i8, ptr %64, i64 80
  %87 = getelementptr inbounds nuw i8, ptr %64, i64 8
  br label %88

88:                                               ; preds = %98, %84
  %89 = phi i64 [ 0, %84 ], [ %107, %98 ]
  br i1 %20, label %90, label %92

90:                                               ; preds = %88
  %91 = load i64, ptr %85, align 8, !tbaa !477
  br label %92

92:                                               ; preds = %90, %88
  %93 = phi i64 [ %91, %90 ], [ 0, %88 ]
  %94 = icmp sgt i64 %89, %93
  %95 = load ptr, ptr %86, align 8, !tbaa !61
  br i1 %94, label %96, label %98

96:                                               ; preds = %92
  %97 = load ptr, ptr %95, align 8, !tbaa !63
  tail call fastcc void @settle(ptr noundef %0, ptr noundef nonnull %64, ptr noundef %97)
  br label %183

98:                                               ; preds = %92
  %99 = load ptr, ptr %87, align 8, !tbaa !62
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 24
  %101 = load i32, ptr %100, align 8, !tbaa !463
  %102 = add nsw i32 %101, 1
  %103 = sext i32 %102 to i64
  %104 = srem i64 %89, %103
  %105 = getelementptr inbounds nuw ptr, ptr %95, i64 %104
  %106 = load ptr, ptr %105, align 8, !tbaa !63
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %64, ptr noundef %106, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef %5)
  %107 = add nuw nsw i64 %89, 1
  br label %88, !llvm.loop !512

108:                                              ; preds = %6
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %110 = load ptr, ptr %109, align 8, !tbaa !469
  %111 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %112 = load i32, ptr %111, align 4, !tbaa !114
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i64, ptr %110, i64 %113
  %115 = icmp eq i32 %5, 0
  %116 = load i64, ptr %114, align 8, !tbaa !110
  %117 = icmp eq i64 %116, -2
  br i1 %115, label %121, label %118

118:                                              ; preds = %108
  br i1 %117, label %189, label %119

119:                                              ; preds = %118
  %120 = load i64, ptr %2, align 8, !tbaa !507
  store i64 %120, ptr %114, align 8, !tbaa !110
  br label %189

121:                                              ; preds = %108
  br i1 %117, label %122, label %123

122:                                              ; preds = %121
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 13, i32 noundef 4, ptr noundef nonnull readonly %1, ptr noundef nonnull %3)
  br label %185

123:                                              ; preds = %121
  store i64 -2, ptr %114, align 8, !tbaa !110
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %125 = load ptr, ptr %124, align 8, !tbaa !141
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %127 = load ptr, ptr %126, align 8, !tbaa !142
  tail call fastcc void @send(ptr noundef %0, ptr noundef %125, ptr noundef %127, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef 0)
  br label %185

128:                                              ; preds = %6
  %129 = icmp eq i32 %5, 0
  br i1 %129, label %130, label %189

130:                                              ; preds = %128
  %131 = load i64, ptr %2, align 8, !tbaa !507
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %133 = load i64, ptr %132, align 8, !tbaa !477
  %134 = icmp eq i64 %131, %133
  br i1 %134, label %135, label %168

135:                                              ; preds = %130
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %137 = load i64, ptr %136, align 8, !tbaa !484
  %138 = add i64 %131, 1
  %139 = sub i64 %138, %137
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %141 = load ptr, ptr %140, align 8, !tbaa !62
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 24
  %143 = load i32, ptr %142, align 8, !tbaa !463
  %144 = sext i32 %143 to i64
  %145 = icmp slt i64 %139, %144
  br i1 %145, label %162, label %146

146:                                              ; preds = %135
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %148 = load ptr, ptr %147, align 8, !tbaa !468
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %150 = load i32, ptr %149, align 4, !tbaa !485
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %149, align 4, !tbaa !485
  %152 = sext i32 %150 to i64
  %153 = getelementptr inbounds %struct.held, ptr %148, i64 %152
  %154 = load ptr, ptr %4, align 8, !tbaa !59
  %155 = icmp eq ptr %154, null
  br i1 %155, label %160, label %156

156:                                              ; preds = %146
  %157 = getelementptr inbounds nuw i8, ptr %154, i64 24
  %158 = load i32, ptr %157, align 8, !tbaa !60
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr %157, align 8, !tbaa !60
  br label %160

160:                                              ; preds = %156, %146
  store ptr %3, ptr %153, align 8, !tbaa !95
  %161 = getelementptr inbounds nuw i8, ptr %153, i64 8
  store ptr %154, ptr %161, align 8, !tbaa !59
  br label %185

162:                                              ; preds = %135
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %1)
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %164 = load i32, ptr %163, align 8, !tbaa !68
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %185

166:                                              ; preds = %162
  %167 = load i64, ptr %2, align 8, !tbaa !507
  br label %168

168:                                              ; preds = %166, %130
  %169 = phi i64 [ %167, %166 ], [ %131, %130 ]
  %170 = add nsw i64 %169, 1
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %172 = load ptr, ptr %171, align 8, !tbaa !61
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %174 = load ptr, ptr %173, align 8, !tbaa !62
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 24
  %176 = load i32, ptr %175, align 8, !tbaa !463
  %177 = add nsw i32 %176, 1
  %178 = sext i32 %177 to i64
  %179 = srem i64 %170, %178
  %180 = getelementptr inbounds ptr, ptr %172, i64 %179
  %181 = load ptr, ptr %180, align 8, !tbaa !63
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %181, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef 0)
  br label %185

182:                                              ; preds = %6
  tail call fastcc void @send(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef nonnull %3, ptr noundef %4, i32 noundef %5)
  br label %183

183:                                              ; preds = %96, %40, %182
  %184 = icmp eq i32 %5, 0
  br i1 %184, label %185, label %189

185:                                              ; preds = %122, %123, %160, %162, %168, %183
  %186 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %187 = load i32, ptr %186, align 4, !tbaa !104
  %188 = sext i32 %187 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %4, i64 noundef %188)
  br label %189

189:                                              ; preds = %118, %119, %128, %185, %183
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %191 = load i32, ptr %190, align 8, !tbaa !68
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %194

193:                                              ; preds = %189
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2)
  br label %194

194:                                              ; preds = %193, %189
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @note(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3, i64 noundef %4) unnamed_addr #30 {
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %8 = load ptr, ptr %7, align 8, !tbaa !106
  %9 = icmp eq ptr %8, null
  br i1 %9, label %47, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %12 = load i64, ptr %11, align 8, !tbaa !513
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load i64, ptr %13, align 8, !tbaa !514
  %15 = icmp slt i64 %12, %14
  br i1 %15, label %16, label %44

16:                                               ; preds = %10
  %17 = ptrtoint ptr %3 to i64
  %18 = load ptr, ptr %1, align 8, !tbaa !50
  %19 = load ptr, ptr %18, align 8, !tbaa !69
  %20 = ptrtoint ptr %19 to i64
  %21 = sub i64 %17, %20
  %22 = sdiv exact i64 %21, 44
  %23 = trunc i64 %22 to i32
  %24 = ptrtoint ptr %18 to i64
  %25 = load ptr, ptr %0, align 8, !tbaa !42
  %26 = ptrtoint ptr %25 to i64
  %27 = sub i64 %24, %26
  %28 = lshr exact i64 %27, 6
  %29 = trunc i64 %28 to i32
  %30 = getelementptr inbounds %struct.tfc_flow_event, ptr %8, i64 %12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  %31 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #18
  %32 = load i64, ptr %6, align 8, !tbaa !86
  %33 = mul nsw i64 %32, 1000000000
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !88
  %36 = add nsw i64 %33, %35
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %38 = load i64, ptr %37, align 8, !tbaa !105
  store i64 %4, ptr %30, align 8, !tbaa !110
  %39 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store i64 %36, ptr %39, align 8, !tbaa !110
  %40 = getelementptr inbounds nuw i8, ptr %30, i64 16
  store i64 %38, ptr %40, align 8, !tbaa !110
  %41 = getelementptr inbounds nuw i8, ptr %30, i64 24
  store i32 %29, ptr %41, align 8, !tbaa !5
  %42 = getelementptr inbounds nuw i8, ptr %30, i64 28
  store i32 %23, ptr %42, align 4, !tbaa !5
  %43 = load i64, ptr %11, align 8, !tbaa !513
  br label %44

44:                                               ; preds = %16, %10
  %45 = phi i64 [ %43, %16 ], [ %12, %10 ]
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %11, align 8, !tbaa !513
  br label %47

47:                                               ; preds = %5, %44
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @deliver(ptr noundef %0, ptr noundef %1) unnamed_addr #27 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !120
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %6 = load i32, ptr %5, align 8, !tbaa !121
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds %struct.tfc_transfer, ptr %4, i64 %7
  %9 = load ptr, ptr %8, align 8, !tbaa !107
  %10 = icmp eq ptr %9, null
  br i1 %10, label %46, label %11

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %13 = load i64, ptr %12, align 8, !tbaa !122
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %15 = load i64, ptr %14, align 8, !tbaa !122
  %16 = icmp eq i64 %15, %13
  br i1 %16, label %21, label %29

17:                                               ; preds = %29
  %18 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %19 = load i64, ptr %18, align 8, !tbaa !122
  %20 = icmp eq i64 %19, %13
  br i1 %20, label %21, label %29, !llvm.loop !123

21:                                               ; preds = %17, %11
  %22 = phi ptr [ %9, %11 ], [ %31, %17 ]
  %23 = phi ptr [ %8, %11 ], [ %30, %17 ]
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 44
  %25 = load i32, ptr %24, align 4, !tbaa !124
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %27 = load i32, ptr %26, align 4, !tbaa !124
  %28 = icmp eq i32 %25, %27
  br i1 %28, label %33, label %48

29:                                               ; preds = %11, %17
  %30 = phi ptr [ %31, %17 ], [ %9, %11 ]
  %31 = load ptr, ptr %30, align 8, !tbaa !107
  %32 = icmp eq ptr %31, null
  br i1 %32, label %46, label %17, !llvm.loop !123

33:                                               ; preds = %21
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %35 = load atomic i32, ptr %34 monotonic, align 8
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %46

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %38, align 4, !tbaa !126
  store atomic i32 13, ptr %34 monotonic, align 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %40 = atomicrmw add ptr %39, i32 1 monotonic, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %42 = load i32, ptr %41, align 4, !tbaa !127
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %37
  %45 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %39, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %46

46:                                               ; preds = %29, %2, %33, %37, %44
  %47 = phi ptr [ %8, %2 ], [ %23, %44 ], [ %23, %37 ], [ %23, %33 ], [ %30, %29 ]
  store ptr null, ptr %1, align 8, !tbaa !125
  store ptr %1, ptr %47, align 8, !tbaa !107
  br label %71

48:                                               ; preds = %21
  %49 = load ptr, ptr %22, align 8, !tbaa !125
  store ptr %49, ptr %23, align 8, !tbaa !107
  %50 = getelementptr inbounds nuw i8, ptr %22, i64 64
  store ptr %1, ptr %50, align 8, !tbaa !128
  %51 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !198
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 208
  %54 = load atomic i64, ptr %53 monotonic, align 8
  %55 = inttoptr i64 %54 to ptr
  store ptr %55, ptr %22, align 8, !tbaa !125
  %56 = ptrtoint ptr %22 to i64
  store atomic i64 %56, ptr %53 monotonic, align 8
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 172
  %58 = load i32, ptr %57, align 4, !tbaa !202
  %59 = icmp eq i32 %58, 2
  br i1 %59, label %60, label %71

60:                                               ; preds = %48
  %61 = load i32, ptr %24, align 4, !tbaa !124
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %71, label %63

63:                                               ; preds = %60
  store i32 0, ptr %57, align 4, !tbaa !202
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %65 = atomicrmw add ptr %64, i32 1 monotonic, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %67 = load i32, ptr %66, align 4, !tbaa !127
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %71, label %69

69:                                               ; preds = %63
  %70 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %64, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %71

71:                                               ; preds = %69, %63, %60, %48, %46
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_value(ptr noundef captures(none) %0, i64 noundef %1, i32 noundef %2) unnamed_addr #30 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %5 = load ptr, ptr %4, align 8, !tbaa !500
  %6 = icmp ne ptr %5, null
  %7 = icmp sgt i64 %1, -1
  %8 = and i1 %7, %6
  br i1 %8, label %9, label %11

9:                                                ; preds = %3
  %10 = tail call fastcc ptr @new_value_apart(ptr noundef nonnull %0, i64 noundef %1, i32 noundef %2)
  br label %27

11:                                               ; preds = %3
  %12 = tail call i64 @llvm.smax.i64(i64 %1, i64 0)
  %13 = add nuw nsw i64 %12, 64
  %14 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef %13)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %27, label %16

16:                                               ; preds = %11
  %17 = icmp slt i64 %1, 0
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 64
  %19 = select i1 %17, ptr null, ptr %18
  store ptr %19, ptr %14, align 8, !tbaa !31
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i64 0, ptr %20, align 8, !tbaa !110
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i64 %1, ptr %21, align 8, !tbaa !110
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store i32 1, ptr %22, align 8, !tbaa !5
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 28
  store i32 0, ptr %23, align 4, !tbaa !5
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store i32 %2, ptr %24, align 8, !tbaa !5
  %25 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %25, align 4, !tbaa !5
  %26 = getelementptr inbounds nuw i8, ptr %14, i64 40
  store ptr null, ptr %26, align 8, !tbaa !59
  br label %27

27:                                               ; preds = %11, %16, %9
  %28 = phi ptr [ %10, %9 ], [ %14, %16 ], [ null, %11 ]
  ret ptr %28
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc noundef ptr @new_value_apart(ptr noundef captures(none) %0, i64 noundef range(i64 0, -9223372036854775808) %1, i32 noundef %2) unnamed_addr #30 {
  %4 = add nuw nsw i64 %1, 63
  %5 = lshr i64 %4, 6
  %6 = tail call i64 @llvm.usub.sat.i64(i64 %5, i64 1)
  br label %7

7:                                                ; preds = %7, %3
  %8 = phi i64 [ 0, %3 ], [ %11, %7 ]
  %9 = lshr i64 %6, %8
  %10 = icmp samesign ugt i64 %9, 7
  %11 = add nuw nsw i64 %8, 1
  br i1 %10, label %7, label %12, !llvm.loop !30

12:                                               ; preds = %7
  %13 = add nuw nsw i64 %9, 1
  %14 = shl i64 %13, %8
  %15 = shl nsw i64 %14, 6
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %17 = load ptr, ptr %16, align 8, !tbaa !501
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %23

19:                                               ; preds = %12
  %20 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 1920)
  store ptr %20, ptr %16, align 8, !tbaa !501
  %21 = icmp eq ptr %20, null
  br i1 %21, label %52, label %22

22:                                               ; preds = %19
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1920) %20, i8 0, i64 1920, i1 false), !tbaa !59
  br label %23

23:                                               ; preds = %22, %12
  %24 = phi ptr [ %20, %22 ], [ %17, %12 ]
  %25 = shl i64 %8, 34
  %26 = shl nuw nsw i64 %9, 32
  %27 = add i64 %26, %25
  %28 = ashr exact i64 %27, 29
  %29 = getelementptr inbounds i8, ptr %24, i64 %28
  %30 = load ptr, ptr %29, align 8, !tbaa !59
  %31 = icmp eq ptr %30, null
  br i1 %31, label %36, label %32

32:                                               ; preds = %23
  %33 = load ptr, ptr %30, align 8, !tbaa !160
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 40
  %35 = load ptr, ptr %34, align 8, !tbaa !25
  store ptr %35, ptr %29, align 8, !tbaa !59
  br label %42

36:                                               ; preds = %23
  %37 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 64)
  %38 = icmp eq ptr %37, null
  br i1 %38, label %52, label %39

39:                                               ; preds = %36
  %40 = tail call fastcc ptr @take_data(ptr noundef nonnull %0, i64 noundef %15)
  %41 = icmp eq ptr %40, null
  br i1 %41, label %52, label %42

42:                                               ; preds = %39, %32
  %43 = phi ptr [ %33, %32 ], [ %40, %39 ]
  %44 = phi ptr [ %30, %32 ], [ %37, %39 ]
  store ptr %43, ptr %44, align 8, !tbaa !31
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 8
  store i64 0, ptr %45, align 8, !tbaa !110
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 16
  store i64 %1, ptr %46, align 8, !tbaa !110
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 24
  store i32 1, ptr %47, align 8, !tbaa !5
  %48 = getelementptr inbounds nuw i8, ptr %44, i64 28
  store i32 0, ptr %48, align 4, !tbaa !5
  %49 = getelementptr inbounds nuw i8, ptr %44, i64 32
  store i32 %2, ptr %49, align 8, !tbaa !5
  %50 = getelementptr inbounds nuw i8, ptr %44, i64 36
  store i32 0, ptr %50, align 4, !tbaa !5
  %51 = getelementptr inbounds nuw i8, ptr %44, i64 40
  store ptr null, ptr %51, align 8, !tbaa !59
  br label %52

52:                                               ; preds = %42, %39, %36, %19
  %53 = phi ptr [ null, %19 ], [ %44, %42 ], [ null, %39 ], [ null, %36 ]
  ret ptr %53
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @take_data(ptr noundef captures(none) %0, i64 noundef %1) unnamed_addr #30 {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %5 = load ptr, ptr %4, align 8, !tbaa !515
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %7 = load ptr, ptr %6, align 8, !tbaa !516
  %8 = ptrtoint ptr %5 to i64
  %9 = ptrtoint ptr %7 to i64
  %10 = sub i64 %8, %9
  %11 = icmp slt i64 %10, %1
  br i1 %11, label %12, label %24

12:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  store i64 %1, ptr %3, align 8, !tbaa !110
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %14 = load ptr, ptr %13, align 8, !tbaa !500
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %16 = load ptr, ptr %15, align 8, !tbaa !474
  %17 = call ptr %14(ptr noundef %16, ptr noundef nonnull %3) #18
  store ptr %17, ptr %6, align 8, !tbaa !516
  %18 = icmp eq ptr %17, null
  %19 = load i64, ptr %3, align 8
  %20 = getelementptr inbounds i8, ptr %17, i64 %19
  %21 = select i1 %18, ptr null, ptr %20
  store ptr %21, ptr %4, align 8, !tbaa !515
  br i1 %18, label %23, label %22

22:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  br label %24

23:                                               ; preds = %12
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 8, i32 noundef 2, ptr noundef null, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  br label %27

24:                                               ; preds = %22, %2
  %25 = phi ptr [ %17, %22 ], [ %7, %2 ]
  %26 = getelementptr inbounds i8, ptr %25, i64 %1
  store ptr %26, ptr %6, align 8, !tbaa !516
  br label %27

27:                                               ; preds = %23, %24
  %28 = phi ptr [ %25, %24 ], [ null, %23 ]
  ret ptr %28
}

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #18

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal fastcc void @work(ptr noundef captures(none) %0, i32 noundef %1) unnamed_addr #0 {
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
  %15 = load i64, ptr %4, align 8, !tbaa !86
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !88
  %19 = add nsw i64 %16, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
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
  %43 = load i64, ptr %41, align 8, !tbaa !254
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %45, label %73

45:                                               ; preds = %34, %68
  %46 = phi i64 [ %69, %68 ], [ %43, %34 ]
  %47 = phi i32 [ %70, %68 ], [ %35, %34 ]
  %48 = atomicrmw add ptr %40, i64 1 monotonic, align 64
  %49 = icmp slt i64 %48, %46
  br i1 %49, label %50, label %68, !llvm.loop !255

50:                                               ; preds = %45
  %51 = load ptr, ptr %27, align 8, !tbaa !248
  %52 = load ptr, ptr %28, align 8, !tbaa !250
  %53 = load i64, ptr %29, align 8, !tbaa !251
  %54 = load i64, ptr %30, align 8, !tbaa !252
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
  call void %51(ptr noundef %52, i64 noundef %60, i64 noundef %65) #18
  %66 = add i32 %47, 1
  %67 = load i64, ptr %41, align 8, !tbaa !254
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
  br i1 %76, label %31, label %34, !llvm.loop !256

77:                                               ; preds = %31
  %78 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %79 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %80 = load i64, ptr %79, align 8, !tbaa !110
  %81 = srem i64 %78, %80
  %82 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %83 = getelementptr inbounds %struct.tfc_pool_event, ptr %82, i64 %81
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %84 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #18
  %85 = load i64, ptr %3, align 8, !tbaa !86
  %86 = mul nsw i64 %85, 1000000000
  %87 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %88 = load i64, ptr %87, align 8, !tbaa !88
  %89 = add nsw i64 %86, %88
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  %90 = zext i32 %1 to i64
  store i64 %23, ptr %83, align 8, !tbaa !110
  %91 = getelementptr inbounds nuw i8, ptr %83, i64 8
  store i64 %89, ptr %91, align 8, !tbaa !110
  %92 = getelementptr inbounds nuw i8, ptr %83, i64 16
  store i64 %90, ptr %92, align 8, !tbaa !110
  br label %93

93:                                               ; preds = %20, %77, %31
  ret void
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #38 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !284
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !517
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = load ptr, ptr %11, align 8, !tbaa !518
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %12, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !287
  %19 = tail call fastcc i64 @evaluate(ptr noundef %16, ptr noundef %18)
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %37, label %21

21:                                               ; preds = %2
  %22 = load ptr, ptr %10, align 8, !tbaa !220
  %23 = icmp eq ptr %22, null
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !519
  %27 = icmp sgt i64 %19, %26
  br i1 %27, label %28, label %65

28:                                               ; preds = %24, %21
  %29 = tail call i64 @llvm.umax.i64(i64 %19, i64 1024)
  %30 = icmp samesign ugt i64 %19, 9223372036854775743
  br i1 %30, label %37, label %31

31:                                               ; preds = %28
  tail call void @free(ptr noundef %22) #18
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  %32 = add nuw nsw i64 %29, 64
  %33 = tail call ptr @malloc(i64 %32)
  %34 = icmp eq ptr %33, null
  br i1 %34, label %37, label %35

35:                                               ; preds = %31
  store ptr %33, ptr %10, align 8, !tbaa !31
  %36 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %29, ptr %36, align 8, !tbaa !110
  br label %65

37:                                               ; preds = %31, %28, %2
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %39 = load ptr, ptr %38, align 8, !tbaa !269
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !260
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !261

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !262
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !265
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %55, align 8, !tbaa !262
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store i64 %19, ptr %56, align 8, !tbaa !266
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %58

58:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %60 = load i32, ptr %59, align 4, !tbaa !281
  %61 = load ptr, ptr %38, align 8, !tbaa !269
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 24
  %63 = load ptr, ptr %62, align 8, !tbaa !260
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i32 %60, ptr %64, align 8, !tbaa !289
  br label %106

65:                                               ; preds = %35, %24
  %66 = phi ptr [ %33, %35 ], [ %22, %24 ]
  %67 = ptrtoint ptr %66 to i64
  %68 = add i64 %67, 63
  %69 = and i64 %68, -64
  %70 = inttoptr i64 %69 to ptr
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !283
  %73 = load i32, ptr %4, align 4, !tbaa !5
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds ptr, ptr %72, i64 %74
  store ptr %70, ptr %75, align 8, !tbaa !31
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %77 = load i32, ptr %76, align 8, !tbaa !282
  %78 = icmp ugt i32 %77, 5
  br i1 %78, label %79, label %106

79:                                               ; preds = %65, %79
  %80 = phi i32 [ %103, %79 ], [ 3, %65 ]
  %81 = load ptr, ptr %3, align 8, !tbaa !284
  %82 = zext i32 %80 to i64
  %83 = getelementptr inbounds nuw i32, ptr %81, i64 %82
  %84 = load ptr, ptr %11, align 8, !tbaa !518
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %86 = load i32, ptr %85, align 4, !tbaa !5
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i64, ptr %84, i64 %87
  %89 = load ptr, ptr %17, align 8, !tbaa !287
  %90 = tail call fastcc i64 @evaluate(ptr noundef %88, ptr noundef %89)
  %91 = load ptr, ptr %71, align 8, !tbaa !283
  %92 = getelementptr inbounds nuw i8, ptr %83, i64 4
  %93 = load i32, ptr %92, align 4, !tbaa !5
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds ptr, ptr %91, i64 %94
  %96 = load ptr, ptr %95, align 8, !tbaa !31
  %97 = ptrtoint ptr %96 to i64
  %98 = add i64 %90, %97
  %99 = inttoptr i64 %98 to ptr
  %100 = load i32, ptr %83, align 4, !tbaa !5
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds ptr, ptr %91, i64 %101
  store ptr %99, ptr %102, align 8, !tbaa !31
  %103 = add i32 %80, 3
  %104 = add i32 %80, 5
  %105 = icmp ult i32 %104, %77
  br i1 %105, label %79, label %106, !llvm.loop !520

106:                                              ; preds = %79, %65, %58
  %107 = phi i32 [ 8, %58 ], [ 0, %65 ], [ 0, %79 ]
  ret i32 %107
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #38 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !284
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !517
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !283
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds ptr, ptr %12, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !31
  %18 = load i32, ptr %17, align 4, !tbaa !5
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %21 = load ptr, ptr %20, align 8, !tbaa !518
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %23 = load i32, ptr %22, align 4, !tbaa !5
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i64, ptr %21, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = load ptr, ptr %26, align 8, !tbaa !287
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
  %39 = load ptr, ptr %38, align 8, !tbaa !269
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !260
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !261

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !262
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !265
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %55, align 8, !tbaa !262
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store i64 -1, ptr %56, align 8, !tbaa !266
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %58

58:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  br label %189

59:                                               ; preds = %32
  %60 = load ptr, ptr %10, align 8, !tbaa !220
  %61 = icmp eq ptr %60, null
  br i1 %61, label %66, label %62

62:                                               ; preds = %59
  %63 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %64 = load i64, ptr %63, align 8, !tbaa !519
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
  tail call void @free(ptr noundef %60) #18
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
  %85 = tail call ptr @realloc(ptr noundef %82, i64 noundef %84) #26
  %86 = icmp eq ptr %85, null
  br i1 %86, label %98, label %87

87:                                               ; preds = %81
  store ptr %85, ptr %10, align 8, !tbaa !31
  %88 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %71, ptr %88, align 8, !tbaa !110
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
  %103 = load ptr, ptr %10, align 8, !tbaa !220
  br i1 %102, label %104, label %105

104:                                              ; preds = %101
  tail call void @free(ptr noundef %103) #18
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
  %114 = tail call ptr @realloc(ptr noundef %111, i64 noundef %113) #26
  %115 = icmp eq ptr %114, null
  br i1 %115, label %127, label %116

116:                                              ; preds = %110
  store ptr %114, ptr %10, align 8, !tbaa !31
  %117 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %99, ptr %117, align 8, !tbaa !110
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
  %129 = load ptr, ptr %128, align 8, !tbaa !269
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 24
  %131 = load ptr, ptr %130, align 8, !tbaa !260
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 4
  br label %133

133:                                              ; preds = %133, %127
  %134 = atomicrmw xchg ptr %132, i32 1 acquire, align 4
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %133, !llvm.loop !261

136:                                              ; preds = %133
  %137 = load atomic i32, ptr %131 monotonic, align 8
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %143, label %139

139:                                              ; preds = %136
  %140 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %141 = load i64, ptr %140, align 8, !tbaa !262
  %142 = icmp sgt i64 %141, 0
  br i1 %142, label %143, label %148

143:                                              ; preds = %139, %136
  %144 = getelementptr inbounds nuw i8, ptr %131, i64 12
  store i32 0, ptr %144, align 4, !tbaa !265
  %145 = getelementptr inbounds nuw i8, ptr %131, i64 16
  store i64 0, ptr %145, align 8, !tbaa !262
  %146 = getelementptr inbounds nuw i8, ptr %131, i64 24
  store i64 %36, ptr %146, align 8, !tbaa !266
  %147 = getelementptr inbounds nuw i8, ptr %131, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %147, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %131 monotonic, align 8
  br label %148

148:                                              ; preds = %143, %139
  store atomic i32 0, ptr %132 release, align 4
  br label %189

149:                                              ; preds = %124, %116, %87, %95, %62
  %150 = load ptr, ptr %10, align 8, !tbaa !220
  %151 = ptrtoint ptr %150 to i64
  %152 = add i64 %151, 63
  %153 = and i64 %152, -64
  %154 = inttoptr i64 %153 to ptr
  %155 = load ptr, ptr %11, align 8, !tbaa !283
  %156 = load i32, ptr %4, align 4, !tbaa !5
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds ptr, ptr %155, i64 %157
  store ptr %154, ptr %158, align 8, !tbaa !31
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %160 = load i32, ptr %159, align 8, !tbaa !282
  %161 = icmp ugt i32 %160, 6
  br i1 %161, label %162, label %197

162:                                              ; preds = %149, %162
  %163 = phi i32 [ %186, %162 ], [ 4, %149 ]
  %164 = load ptr, ptr %3, align 8, !tbaa !284
  %165 = zext i32 %163 to i64
  %166 = getelementptr inbounds nuw i32, ptr %164, i64 %165
  %167 = load ptr, ptr %20, align 8, !tbaa !518
  %168 = getelementptr inbounds nuw i8, ptr %166, i64 8
  %169 = load i32, ptr %168, align 4, !tbaa !5
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds i64, ptr %167, i64 %170
  %172 = load ptr, ptr %26, align 8, !tbaa !287
  %173 = tail call fastcc i64 @evaluate(ptr noundef %171, ptr noundef %172)
  %174 = load ptr, ptr %11, align 8, !tbaa !283
  %175 = getelementptr inbounds nuw i8, ptr %166, i64 4
  %176 = load i32, ptr %175, align 4, !tbaa !5
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds ptr, ptr %174, i64 %177
  %179 = load ptr, ptr %178, align 8, !tbaa !31
  %180 = ptrtoint ptr %179 to i64
  %181 = add i64 %173, %180
  %182 = inttoptr i64 %181 to ptr
  %183 = load i32, ptr %166, align 4, !tbaa !5
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds ptr, ptr %174, i64 %184
  store ptr %182, ptr %185, align 8, !tbaa !31
  %186 = add i32 %163, 3
  %187 = add i32 %163, 5
  %188 = icmp ult i32 %187, %160
  br i1 %188, label %162, label %197, !llvm.loop !520

189:                                              ; preds = %58, %148
  %190 = phi ptr [ %128, %148 ], [ %38, %58 ]
  %191 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %192 = load i32, ptr %191, align 4, !tbaa !281
  %193 = load ptr, ptr %190, align 8, !tbaa !269
  %194 = getelementptr inbounds nuw i8, ptr %193, i64 24
  %195 = load ptr, ptr %194, align 8, !tbaa !260
  %196 = getelementptr inbounds nuw i8, ptr %195, i64 8
  store i32 %192, ptr %196, align 8, !tbaa !289
  br label %197

197:                                              ; preds = %162, %189, %149
  %198 = phi i32 [ 0, %149 ], [ 8, %189 ], [ 0, %162 ]
  ret i32 %198
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @take_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2) unnamed_addr #36 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !284
  %6 = tail call i64 @llvm.smax.i64(i64 %2, i64 0)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %8 = load ptr, ptr %7, align 8, !tbaa !518
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %10 = load i32, ptr %9, align 4, !tbaa !5
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i64, ptr %8, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = load ptr, ptr %13, align 8, !tbaa !287
  %15 = tail call fastcc i64 @evaluate(ptr noundef %12, ptr noundef %14)
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %17 = load i32, ptr %16, align 4, !tbaa !5
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i64, ptr %8, i64 %18
  %20 = tail call fastcc i64 @evaluate(ptr noundef %19, ptr noundef %14)
  %21 = icmp slt i64 %6, %15
  %22 = icmp sgt i64 %6, %20
  %23 = select i1 %21, i1 true, i1 %22
  br i1 %23, label %24, label %52

24:                                               ; preds = %3
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %26 = load ptr, ptr %25, align 8, !tbaa !269
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %28 = load ptr, ptr %27, align 8, !tbaa !260
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 4
  br label %30

30:                                               ; preds = %30, %24
  %31 = atomicrmw xchg ptr %29, i32 1 acquire, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %30, !llvm.loop !261

33:                                               ; preds = %30
  %34 = load atomic i32, ptr %28 monotonic, align 8
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %40, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %38 = load i64, ptr %37, align 8, !tbaa !262
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %45

40:                                               ; preds = %36, %33
  %41 = getelementptr inbounds nuw i8, ptr %28, i64 12
  store i32 0, ptr %41, align 4, !tbaa !265
  %42 = getelementptr inbounds nuw i8, ptr %28, i64 16
  store i64 0, ptr %42, align 8, !tbaa !262
  %43 = getelementptr inbounds nuw i8, ptr %28, i64 24
  store i64 %6, ptr %43, align 8, !tbaa !266
  %44 = getelementptr inbounds nuw i8, ptr %28, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %44, i8 0, i64 16, i1 false)
  store atomic i32 3, ptr %28 monotonic, align 8
  br label %45

45:                                               ; preds = %36, %40
  store atomic i32 0, ptr %29 release, align 4
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %47 = load i32, ptr %46, align 4, !tbaa !281
  %48 = load ptr, ptr %25, align 8, !tbaa !269
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %50 = load ptr, ptr %49, align 8, !tbaa !260
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 8
  store i32 %47, ptr %51, align 8, !tbaa !289
  br label %88

52:                                               ; preds = %3
  %53 = load i32, ptr %5, align 4, !tbaa !5
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i64, ptr %14, i64 %54
  store i64 %6, ptr %55, align 8, !tbaa !110
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %57 = load i32, ptr %56, align 8, !tbaa !282
  %58 = icmp ugt i32 %57, 7
  br i1 %58, label %59, label %88

59:                                               ; preds = %52
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %61

61:                                               ; preds = %61, %59
  %62 = phi i32 [ 5, %59 ], [ %85, %61 ]
  %63 = load ptr, ptr %4, align 8, !tbaa !284
  %64 = zext i32 %62 to i64
  %65 = getelementptr inbounds nuw i32, ptr %63, i64 %64
  %66 = load ptr, ptr %7, align 8, !tbaa !518
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %68 = load i32, ptr %67, align 4, !tbaa !5
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i64, ptr %66, i64 %69
  %71 = load ptr, ptr %13, align 8, !tbaa !287
  %72 = tail call fastcc i64 @evaluate(ptr noundef %70, ptr noundef %71)
  %73 = load ptr, ptr %60, align 8, !tbaa !283
  %74 = getelementptr inbounds nuw i8, ptr %65, i64 4
  %75 = load i32, ptr %74, align 4, !tbaa !5
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds ptr, ptr %73, i64 %76
  %78 = load ptr, ptr %77, align 8, !tbaa !31
  %79 = ptrtoint ptr %78 to i64
  %80 = add i64 %72, %79
  %81 = inttoptr i64 %80 to ptr
  %82 = load i32, ptr %65, align 4, !tbaa !5
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds ptr, ptr %73, i64 %83
  store ptr %81, ptr %84, align 8, !tbaa !31
  %85 = add i32 %62, 3
  %86 = add i32 %62, 5
  %87 = icmp ult i32 %86, %57
  br i1 %87, label %61, label %88, !llvm.loop !520

88:                                               ; preds = %61, %52, %45
  %89 = phi i32 [ 3, %45 ], [ 0, %52 ], [ 0, %61 ]
  ret i32 %89
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #20 {
  %3 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  br label %4

4:                                                ; preds = %71, %2
  %5 = phi i32 [ 0, %2 ], [ %72, %71 ]
  %6 = phi ptr [ %0, %2 ], [ %74, %71 ]
  %7 = phi i32 [ 0, %2 ], [ %73, %71 ]
  %8 = load i64, ptr %6, align 8, !tbaa !110
  switch i64 %8, label %23 [
    i64 0, label %75
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !110
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !110
  br label %71

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !110
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !110
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !110
  br label %71

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !110
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !110
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
  store i64 %70, ptr %27, align 8, !tbaa !110
  br label %71

71:                                               ; preds = %9, %68, %15
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %15 ]
  %73 = phi i32 [ %24, %68 ], [ %12, %9 ], [ %20, %15 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !521

75:                                               ; preds = %4
  %76 = icmp eq i32 %5, 0
  %77 = load i64, ptr %3, align 16
  %78 = select i1 %76, i64 %77, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  ret i64 %78
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #21

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #21

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr noundef captures(none), i64 noundef) local_unnamed_addr #22

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nounwind uwtable
define internal fastcc i32 @walk_instructions(ptr noundef %0) unnamed_addr #27 {
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %6 = load ptr, ptr %5, align 8, !tbaa !269
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !33
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %10 = load ptr, ptr %9, align 8, !tbaa !175
  %11 = load ptr, ptr %0, align 8, !tbaa !276
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load i64, ptr %12, align 8, !tbaa !277
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %702

15:                                               ; preds = %1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %22 = icmp eq ptr %8, null
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %24 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 48
  br label %27

27:                                               ; preds = %15, %691
  %28 = phi i64 [ 0, %15 ], [ %692, %691 ]
  %29 = getelementptr inbounds %struct.tfc_instruction, ptr %11, i64 %28
  %30 = add nsw i64 %28, 1
  store i64 %30, ptr %4, align 8, !tbaa !110
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %32 = load i32, ptr %31, align 8, !tbaa !278
  switch i32 %32, label %652 [
    i32 11, label %33
    i32 1, label %148
    i32 2, label %152
    i32 5, label %199
    i32 3, label %237
    i32 4, label %237
    i32 6, label %239
    i32 7, label %308
    i32 8, label %324
    i32 9, label %389
    i32 10, label %485
  ]

33:                                               ; preds = %27
  br i1 %22, label %119, label %34

34:                                               ; preds = %33
  %35 = load ptr, ptr %5, align 8, !tbaa !269
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 32
  %37 = load ptr, ptr %36, align 8, !tbaa !175
  %38 = load ptr, ptr %25, align 8, !tbaa !90
  %39 = icmp eq ptr %38, null
  br i1 %39, label %65, label %40

40:                                               ; preds = %34
  %41 = load i64, ptr %26, align 8, !tbaa !280
  %42 = icmp slt i64 %28, %41
  br i1 %42, label %43, label %65

43:                                               ; preds = %40
  %44 = load ptr, ptr %24, align 8, !tbaa !92
  %45 = call i32 %38(ptr noundef %44) #18
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %65, label %47

47:                                               ; preds = %43
  %48 = load ptr, ptr %5, align 8, !tbaa !269
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %50 = load ptr, ptr %49, align 8, !tbaa !260
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 4
  br label %52

52:                                               ; preds = %52, %47
  %53 = atomicrmw xchg ptr %51, i32 1 acquire, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %52, !llvm.loop !261

55:                                               ; preds = %52
  %56 = load atomic i32, ptr %50 monotonic, align 8
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %62, label %58

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %60 = load i64, ptr %59, align 8, !tbaa !262
  %61 = icmp sgt i64 %60, 0
  br i1 %61, label %62, label %64

62:                                               ; preds = %58, %55
  %63 = getelementptr inbounds nuw i8, ptr %50, i64 12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %63, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %50 monotonic, align 8
  br label %64

64:                                               ; preds = %62, %58
  store atomic i32 0, ptr %51 release, align 4
  br label %694

65:                                               ; preds = %43, %40, %34
  %66 = load ptr, ptr %23, align 8, !tbaa !275
  %67 = icmp eq ptr %66, null
  br i1 %67, label %72, label %68

68:                                               ; preds = %65
  %69 = load ptr, ptr %24, align 8, !tbaa !92
  %70 = getelementptr inbounds nuw i8, ptr %29, i64 20
  %71 = load i32, ptr %70, align 4, !tbaa !281
  call void %66(ptr noundef %69, i32 noundef %71, i32 noundef 0) #18
  br label %72

72:                                               ; preds = %68, %65
  %73 = load ptr, ptr %37, align 8, !tbaa !522
  %74 = call i32 %73(ptr noundef nonnull %37, ptr noundef nonnull %0, ptr noundef nonnull %29) #18
  %75 = load ptr, ptr %23, align 8, !tbaa !275
  %76 = icmp eq ptr %75, null
  br i1 %76, label %91, label %77

77:                                               ; preds = %72
  %78 = icmp eq i32 %74, 0
  br i1 %78, label %79, label %85

79:                                               ; preds = %77
  %80 = getelementptr inbounds nuw i8, ptr %37, i64 24
  %81 = load ptr, ptr %80, align 8, !tbaa !183
  %82 = load ptr, ptr %5, align 8, !tbaa !269
  %83 = call i32 %81(ptr noundef nonnull %37, ptr noundef %82, ptr noundef null, ptr noundef null, i64 noundef 0) #18
  %84 = load ptr, ptr %23, align 8, !tbaa !275
  br label %85

85:                                               ; preds = %79, %77
  %86 = phi ptr [ %75, %77 ], [ %84, %79 ]
  %87 = phi i32 [ %74, %77 ], [ %83, %79 ]
  %88 = load ptr, ptr %24, align 8, !tbaa !92
  %89 = getelementptr inbounds nuw i8, ptr %29, i64 20
  %90 = load i32, ptr %89, align 4, !tbaa !281
  call void %86(ptr noundef %88, i32 noundef %90, i32 noundef 1) #18
  br label %91

91:                                               ; preds = %85, %72
  %92 = phi i32 [ %87, %85 ], [ %74, %72 ]
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %691, label %94

94:                                               ; preds = %91
  %95 = load ptr, ptr %5, align 8, !tbaa !269
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 24
  %97 = load ptr, ptr %96, align 8, !tbaa !260
  %98 = load atomic i32, ptr %97 acquire, align 8
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %702

100:                                              ; preds = %94
  %101 = load ptr, ptr %5, align 8, !tbaa !269
  %102 = getelementptr inbounds nuw i8, ptr %101, i64 24
  %103 = load ptr, ptr %102, align 8, !tbaa !260
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 4
  br label %105

105:                                              ; preds = %105, %100
  %106 = atomicrmw xchg ptr %104, i32 1 acquire, align 4
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %105, !llvm.loop !261

108:                                              ; preds = %105
  %109 = load atomic i32, ptr %103 monotonic, align 8
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %115, label %111

111:                                              ; preds = %108
  %112 = getelementptr inbounds nuw i8, ptr %103, i64 16
  %113 = load i64, ptr %112, align 8, !tbaa !262
  %114 = icmp sgt i64 %113, 0
  br i1 %114, label %115, label %118

115:                                              ; preds = %111, %108
  %116 = getelementptr inbounds nuw i8, ptr %103, i64 12
  store i32 2147483647, ptr %116, align 4, !tbaa !265
  %117 = getelementptr inbounds nuw i8, ptr %103, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %117, i8 0, i64 32, i1 false)
  store atomic i32 %92, ptr %103 monotonic, align 8
  br label %118

118:                                              ; preds = %115, %111
  store atomic i32 0, ptr %104 release, align 4
  br label %694

119:                                              ; preds = %33
  %120 = load ptr, ptr %10, align 8, !tbaa !522
  %121 = call i32 %120(ptr noundef nonnull %10, ptr noundef nonnull %0, ptr noundef nonnull %29) #18
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %691, label %123

123:                                              ; preds = %119
  %124 = load ptr, ptr %5, align 8, !tbaa !269
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 24
  %126 = load ptr, ptr %125, align 8, !tbaa !260
  %127 = load atomic i32, ptr %126 acquire, align 8
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %129, label %702

129:                                              ; preds = %123
  %130 = load ptr, ptr %5, align 8, !tbaa !269
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 24
  %132 = load ptr, ptr %131, align 8, !tbaa !260
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 4
  br label %134

134:                                              ; preds = %134, %129
  %135 = atomicrmw xchg ptr %133, i32 1 acquire, align 4
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %134, !llvm.loop !261

137:                                              ; preds = %134
  %138 = load atomic i32, ptr %132 monotonic, align 8
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %144, label %140

140:                                              ; preds = %137
  %141 = getelementptr inbounds nuw i8, ptr %132, i64 16
  %142 = load i64, ptr %141, align 8, !tbaa !262
  %143 = icmp sgt i64 %142, 0
  br i1 %143, label %144, label %147

144:                                              ; preds = %140, %137
  %145 = getelementptr inbounds nuw i8, ptr %132, i64 12
  store i32 2147483647, ptr %145, align 4, !tbaa !265
  %146 = getelementptr inbounds nuw i8, ptr %132, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %146, i8 0, i64 32, i1 false)
  store atomic i32 %121, ptr %132 monotonic, align 8
  br label %147

147:                                              ; preds = %144, %140
  store atomic i32 0, ptr %133 release, align 4
  br label %694

148:                                              ; preds = %27
  %149 = getelementptr inbounds nuw i8, ptr %29, i64 28
  %150 = load i32, ptr %149, align 4, !tbaa !290
  %151 = sext i32 %150 to i64
  store i64 %151, ptr %4, align 8, !tbaa !110
  br label %691

152:                                              ; preds = %27
  br i1 %22, label %194, label %153

153:                                              ; preds = %152
  %154 = load ptr, ptr %23, align 8, !tbaa !275
  %155 = icmp eq ptr %154, null
  br i1 %155, label %160, label %156

156:                                              ; preds = %153
  %157 = load ptr, ptr %24, align 8, !tbaa !92
  %158 = getelementptr inbounds nuw i8, ptr %29, i64 20
  %159 = load i32, ptr %158, align 4, !tbaa !281
  call void %154(ptr noundef %157, i32 noundef %159, i32 noundef 2) #18
  br label %160

160:                                              ; preds = %156, %153
  %161 = load ptr, ptr %25, align 8, !tbaa !90
  %162 = icmp eq ptr %161, null
  br i1 %162, label %194, label %163

163:                                              ; preds = %160
  %164 = load i64, ptr %26, align 8, !tbaa !280
  %165 = icmp slt i64 %28, %164
  br i1 %165, label %166, label %194

166:                                              ; preds = %163
  %167 = load ptr, ptr %24, align 8, !tbaa !92
  %168 = call i32 %161(ptr noundef %167) #18
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %194, label %170

170:                                              ; preds = %166
  %171 = load ptr, ptr %5, align 8, !tbaa !269
  %172 = getelementptr inbounds nuw i8, ptr %171, i64 24
  %173 = load ptr, ptr %172, align 8, !tbaa !260
  %174 = getelementptr inbounds nuw i8, ptr %173, i64 4
  br label %175

175:                                              ; preds = %175, %170
  %176 = atomicrmw xchg ptr %174, i32 1 acquire, align 4
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %178, label %175, !llvm.loop !261

178:                                              ; preds = %175
  %179 = load atomic i32, ptr %173 monotonic, align 8
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %185, label %181

181:                                              ; preds = %178
  %182 = getelementptr inbounds nuw i8, ptr %173, i64 16
  %183 = load i64, ptr %182, align 8, !tbaa !262
  %184 = icmp sgt i64 %183, 0
  br i1 %184, label %185, label %187

185:                                              ; preds = %181, %178
  %186 = getelementptr inbounds nuw i8, ptr %173, i64 12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %186, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %173 monotonic, align 8
  br label %187

187:                                              ; preds = %185, %181
  store atomic i32 0, ptr %174 release, align 4
  %188 = getelementptr inbounds nuw i8, ptr %29, i64 20
  %189 = load i32, ptr %188, align 4, !tbaa !281
  %190 = load ptr, ptr %5, align 8, !tbaa !269
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 24
  %192 = load ptr, ptr %191, align 8, !tbaa !260
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 8
  store i32 %189, ptr %193, align 8, !tbaa !289
  br label %194

194:                                              ; preds = %152, %160, %163, %166, %187
  %195 = phi i32 [ 0, %152 ], [ 1, %187 ], [ 0, %166 ], [ 0, %163 ], [ 0, %160 ]
  %196 = getelementptr inbounds nuw i8, ptr %29, i64 28
  %197 = load i32, ptr %196, align 4, !tbaa !290
  %198 = sext i32 %197 to i64
  store i64 %198, ptr %4, align 8, !tbaa !110
  br label %670

199:                                              ; preds = %27
  br i1 %22, label %235, label %200

200:                                              ; preds = %199
  %201 = load ptr, ptr %23, align 8, !tbaa !275
  %202 = icmp eq ptr %201, null
  br i1 %202, label %207, label %203

203:                                              ; preds = %200
  %204 = load ptr, ptr %24, align 8, !tbaa !92
  %205 = getelementptr inbounds nuw i8, ptr %29, i64 20
  %206 = load i32, ptr %205, align 4, !tbaa !281
  call void %201(ptr noundef %204, i32 noundef %206, i32 noundef 2) #18
  br label %207

207:                                              ; preds = %203, %200
  %208 = load ptr, ptr %25, align 8, !tbaa !90
  %209 = icmp eq ptr %208, null
  br i1 %209, label %235, label %210

210:                                              ; preds = %207
  %211 = load i64, ptr %26, align 8, !tbaa !280
  %212 = icmp slt i64 %28, %211
  br i1 %212, label %213, label %235

213:                                              ; preds = %210
  %214 = load ptr, ptr %24, align 8, !tbaa !92
  %215 = call i32 %208(ptr noundef %214) #18
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %235, label %217

217:                                              ; preds = %213
  %218 = load ptr, ptr %5, align 8, !tbaa !269
  %219 = getelementptr inbounds nuw i8, ptr %218, i64 24
  %220 = load ptr, ptr %219, align 8, !tbaa !260
  %221 = getelementptr inbounds nuw i8, ptr %220, i64 4
  br label %222

222:                                              ; preds = %222, %217
  %223 = atomicrmw xchg ptr %221, i32 1 acquire, align 4
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %225, label %222, !llvm.loop !261

225:                                              ; preds = %222
  %226 = load atomic i32, ptr %220 monotonic, align 8
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %232, label %228

228:                                              ; preds = %225
  %229 = getelementptr inbounds nuw i8, ptr %220, i64 16
  %230 = load i64, ptr %229, align 8, !tbaa !262
  %231 = icmp sgt i64 %230, 0
  br i1 %231, label %232, label %234

232:                                              ; preds = %228, %225
  %233 = getelementptr inbounds nuw i8, ptr %220, i64 12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %233, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %220 monotonic, align 8
  br label %234

234:                                              ; preds = %228, %232
  store atomic i32 0, ptr %221 release, align 4
  br label %694

235:                                              ; preds = %199, %213, %210, %207
  %236 = call fastcc i32 @steer_on_device(ptr noundef nonnull %0, ptr noundef nonnull %29, ptr noundef %4)
  br label %670

237:                                              ; preds = %27, %27
  %238 = call fastcc i32 @steer_on_device(ptr noundef nonnull %0, ptr noundef nonnull %29, ptr noundef %4)
  br label %670

239:                                              ; preds = %27
  %240 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %241 = load ptr, ptr %240, align 8, !tbaa !284
  %242 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %243 = load i32, ptr %242, align 8, !tbaa !282
  %244 = load ptr, ptr %20, align 8, !tbaa !283
  %245 = load i32, ptr %241, align 4, !tbaa !5
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds ptr, ptr %244, i64 %246
  %248 = load ptr, ptr %247, align 8, !tbaa !31
  %249 = getelementptr inbounds nuw i8, ptr %241, i64 4
  %250 = load i32, ptr %249, align 4, !tbaa !5
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds ptr, ptr %244, i64 %251
  %253 = load ptr, ptr %252, align 8, !tbaa !31
  store ptr %253, ptr %247, align 8, !tbaa !31
  %254 = load ptr, ptr %20, align 8, !tbaa !283
  %255 = getelementptr inbounds ptr, ptr %254, i64 %251
  store ptr %248, ptr %255, align 8, !tbaa !31
  %256 = load ptr, ptr %21, align 8, !tbaa !291
  %257 = getelementptr inbounds nuw i8, ptr %241, i64 8
  %258 = load i32, ptr %257, align 4, !tbaa !5
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds i8, ptr %256, i64 %259
  %261 = load i8, ptr %260, align 1, !tbaa !102
  %262 = xor i8 %261, 1
  store i8 %262, ptr %260, align 1, !tbaa !102
  %263 = ptrtoint ptr %253 to i64
  %264 = ptrtoint ptr %248 to i64
  %265 = sub i64 %263, %264
  %266 = icmp ugt i32 %243, 4
  br i1 %266, label %267, label %691

267:                                              ; preds = %239
  %268 = getelementptr inbounds nuw i8, ptr %241, i64 12
  %269 = load i32, ptr %268, align 4, !tbaa !5
  %270 = add i32 %269, 4
  %271 = sub i64 0, %265
  %272 = zext i32 %270 to i64
  %273 = zext i32 %243 to i64
  %274 = and i64 %273, 1
  %275 = icmp eq i32 %243, 5
  br i1 %275, label %677, label %276

276:                                              ; preds = %267
  %277 = and i64 %273, 4294967294
  %278 = add nsw i64 %277, -6
  br label %279

279:                                              ; preds = %279, %276
  %280 = phi i64 [ 4, %276 ], [ %305, %279 ]
  %281 = phi i64 [ 0, %276 ], [ %306, %279 ]
  %282 = load ptr, ptr %20, align 8, !tbaa !283
  %283 = getelementptr inbounds nuw i32, ptr %241, i64 %280
  %284 = load i32, ptr %283, align 4, !tbaa !5
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds ptr, ptr %282, i64 %285
  %287 = load ptr, ptr %286, align 8, !tbaa !31
  %288 = ptrtoint ptr %287 to i64
  %289 = icmp samesign ult i64 %280, %272
  %290 = select i1 %289, i64 %265, i64 %271
  %291 = add i64 %290, %288
  %292 = inttoptr i64 %291 to ptr
  store ptr %292, ptr %286, align 8, !tbaa !31
  %293 = or disjoint i64 %280, 1
  %294 = load ptr, ptr %20, align 8, !tbaa !283
  %295 = getelementptr inbounds nuw i32, ptr %241, i64 %293
  %296 = load i32, ptr %295, align 4, !tbaa !5
  %297 = sext i32 %296 to i64
  %298 = getelementptr inbounds ptr, ptr %294, i64 %297
  %299 = load ptr, ptr %298, align 8, !tbaa !31
  %300 = ptrtoint ptr %299 to i64
  %301 = icmp samesign ult i64 %293, %272
  %302 = select i1 %301, i64 %265, i64 %271
  %303 = add i64 %302, %300
  %304 = inttoptr i64 %303 to ptr
  store ptr %304, ptr %298, align 8, !tbaa !31
  %305 = add nuw nsw i64 %280, 2
  %306 = add i64 %281, 2
  %307 = icmp eq i64 %281, %278
  br i1 %307, label %675, label %279, !llvm.loop !292

308:                                              ; preds = %27
  %309 = load ptr, ptr %21, align 8, !tbaa !291
  %310 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %311 = load ptr, ptr %310, align 8, !tbaa !284
  %312 = getelementptr inbounds nuw i8, ptr %311, i64 8
  %313 = load i32, ptr %312, align 4, !tbaa !5
  %314 = sext i32 %313 to i64
  %315 = getelementptr inbounds i8, ptr %309, i64 %314
  %316 = load i8, ptr %315, align 1, !tbaa !102
  %317 = icmp eq i8 %316, 0
  br i1 %317, label %318, label %322

318:                                              ; preds = %308
  %319 = getelementptr inbounds nuw i8, ptr %29, i64 28
  %320 = load i32, ptr %319, align 4, !tbaa !290
  %321 = sext i32 %320 to i64
  br label %322

322:                                              ; preds = %308, %318
  %323 = phi i64 [ %321, %318 ], [ %30, %308 ]
  store i64 %323, ptr %4, align 8, !tbaa !110
  br label %691

324:                                              ; preds = %27
  %325 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %326 = load ptr, ptr %325, align 8, !tbaa !284
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #18
  store i64 0, ptr %2, align 8, !tbaa !110
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  store i32 0, ptr %3, align 4, !tbaa !5
  %327 = getelementptr inbounds nuw i8, ptr %326, i64 8
  %328 = load i32, ptr %327, align 4, !tbaa !5
  %329 = icmp eq i32 %328, 8
  %330 = getelementptr inbounds nuw i8, ptr %326, i64 4
  %331 = load i32, ptr %330, align 4, !tbaa !5
  %332 = load ptr, ptr %5, align 8, !tbaa !269
  %333 = getelementptr inbounds nuw i8, ptr %332, i64 32
  %334 = load ptr, ptr %333, align 8, !tbaa !175
  %335 = getelementptr inbounds nuw i8, ptr %334, i64 24
  %336 = load ptr, ptr %335, align 8, !tbaa !183
  %337 = load ptr, ptr %20, align 8, !tbaa !283
  %338 = sext i32 %331 to i64
  %339 = getelementptr inbounds ptr, ptr %337, i64 %338
  %340 = load ptr, ptr %339, align 8, !tbaa !31
  br i1 %329, label %341, label %343

341:                                              ; preds = %324
  %342 = call i32 %336(ptr noundef nonnull %334, ptr noundef nonnull %332, ptr noundef nonnull %2, ptr noundef %340, i64 noundef 8) #18
  br label %345

343:                                              ; preds = %324
  %344 = call i32 %336(ptr noundef nonnull %334, ptr noundef nonnull %332, ptr noundef nonnull %3, ptr noundef %340, i64 noundef 4) #18
  br label %345

345:                                              ; preds = %343, %341
  %346 = phi i32 [ %342, %341 ], [ %344, %343 ]
  %347 = icmp eq i32 %346, 0
  br i1 %347, label %379, label %348

348:                                              ; preds = %345
  %349 = load ptr, ptr %5, align 8, !tbaa !269
  %350 = getelementptr inbounds nuw i8, ptr %349, i64 24
  %351 = load ptr, ptr %350, align 8, !tbaa !260
  %352 = load atomic i32, ptr %351 acquire, align 8
  %353 = icmp eq i32 %352, 0
  br i1 %353, label %354, label %387

354:                                              ; preds = %348
  %355 = load ptr, ptr %5, align 8, !tbaa !269
  %356 = getelementptr inbounds nuw i8, ptr %355, i64 24
  %357 = load ptr, ptr %356, align 8, !tbaa !260
  %358 = getelementptr inbounds nuw i8, ptr %357, i64 4
  br label %359

359:                                              ; preds = %359, %354
  %360 = atomicrmw xchg ptr %358, i32 1 acquire, align 4
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %362, label %359, !llvm.loop !261

362:                                              ; preds = %359
  %363 = load atomic i32, ptr %357 monotonic, align 8
  %364 = icmp eq i32 %363, 0
  br i1 %364, label %369, label %365

365:                                              ; preds = %362
  %366 = getelementptr inbounds nuw i8, ptr %357, i64 16
  %367 = load i64, ptr %366, align 8, !tbaa !262
  %368 = icmp sgt i64 %367, 0
  br i1 %368, label %369, label %372

369:                                              ; preds = %365, %362
  %370 = getelementptr inbounds nuw i8, ptr %357, i64 12
  store i32 2147483647, ptr %370, align 4, !tbaa !265
  %371 = getelementptr inbounds nuw i8, ptr %357, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %371, i8 0, i64 32, i1 false)
  store atomic i32 %346, ptr %357 monotonic, align 8
  br label %372

372:                                              ; preds = %369, %365
  store atomic i32 0, ptr %358 release, align 4
  %373 = getelementptr inbounds nuw i8, ptr %29, i64 20
  %374 = load i32, ptr %373, align 4, !tbaa !281
  %375 = load ptr, ptr %5, align 8, !tbaa !269
  %376 = getelementptr inbounds nuw i8, ptr %375, i64 24
  %377 = load ptr, ptr %376, align 8, !tbaa !260
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 8
  store i32 %374, ptr %378, align 8, !tbaa !289
  br label %387

379:                                              ; preds = %345
  %380 = load i32, ptr %327, align 4, !tbaa !5
  %381 = icmp eq i32 %380, 8
  %382 = load i64, ptr %2, align 8
  %383 = load i32, ptr %3, align 4
  %384 = sext i32 %383 to i64
  %385 = select i1 %381, i64 %382, i64 %384
  %386 = call fastcc i32 @take_size(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %29, i64 noundef %385)
  br label %387

387:                                              ; preds = %348, %372, %379
  %388 = phi i32 [ %386, %379 ], [ %346, %348 ], [ %346, %372 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #18
  br label %670

389:                                              ; preds = %27
  %390 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %391 = load ptr, ptr %390, align 8, !tbaa !284
  %392 = load ptr, ptr %16, align 8, !tbaa !517
  %393 = getelementptr inbounds nuw i8, ptr %391, i64 4
  %394 = load i32, ptr %393, align 4, !tbaa !5
  %395 = sext i32 %394 to i64
  %396 = getelementptr inbounds %struct.tfc_block, ptr %392, i64 %395
  %397 = load ptr, ptr %18, align 8, !tbaa !518
  %398 = getelementptr inbounds nuw i8, ptr %391, i64 8
  %399 = load i32, ptr %398, align 4, !tbaa !5
  %400 = sext i32 %399 to i64
  %401 = getelementptr inbounds i64, ptr %397, i64 %400
  %402 = load ptr, ptr %19, align 8, !tbaa !287
  %403 = call fastcc i64 @evaluate(ptr noundef %401, ptr noundef %402)
  %404 = icmp slt i64 %403, 0
  br i1 %404, label %428, label %405

405:                                              ; preds = %389
  %406 = load ptr, ptr %396, align 8, !tbaa !220
  %407 = icmp eq ptr %406, null
  br i1 %407, label %412, label %408

408:                                              ; preds = %405
  %409 = getelementptr inbounds nuw i8, ptr %396, i64 8
  %410 = load i64, ptr %409, align 8, !tbaa !519
  %411 = icmp sgt i64 %403, %410
  br i1 %411, label %412, label %449

412:                                              ; preds = %408, %405
  %413 = load ptr, ptr %5, align 8, !tbaa !269
  %414 = getelementptr inbounds nuw i8, ptr %413, i64 32
  %415 = load ptr, ptr %414, align 8, !tbaa !175
  %416 = getelementptr inbounds nuw i8, ptr %415, i64 104
  %417 = load ptr, ptr %416, align 8, !tbaa !523
  %418 = call ptr %417(ptr noundef %415, i64 noundef %403) #18
  %419 = icmp eq ptr %418, null
  br i1 %419, label %428, label %420

420:                                              ; preds = %412
  %421 = load ptr, ptr %396, align 8, !tbaa !220
  %422 = icmp eq ptr %421, null
  br i1 %422, label %426, label %423

423:                                              ; preds = %420
  %424 = getelementptr inbounds nuw i8, ptr %415, i64 112
  %425 = load ptr, ptr %424, align 8, !tbaa !524
  call void %425(ptr noundef nonnull %415, ptr noundef nonnull %421) #18
  br label %426

426:                                              ; preds = %423, %420
  store ptr %418, ptr %396, align 8, !tbaa !31
  %427 = getelementptr inbounds nuw i8, ptr %396, i64 8
  store i64 %403, ptr %427, align 8, !tbaa !110
  br label %449

428:                                              ; preds = %412, %389
  %429 = load ptr, ptr %5, align 8, !tbaa !269
  %430 = getelementptr inbounds nuw i8, ptr %429, i64 24
  %431 = load ptr, ptr %430, align 8, !tbaa !260
  %432 = getelementptr inbounds nuw i8, ptr %431, i64 4
  br label %433

433:                                              ; preds = %433, %428
  %434 = atomicrmw xchg ptr %432, i32 1 acquire, align 4
  %435 = icmp eq i32 %434, 0
  br i1 %435, label %436, label %433, !llvm.loop !261

436:                                              ; preds = %433
  %437 = load atomic i32, ptr %431 monotonic, align 8
  %438 = icmp eq i32 %437, 0
  br i1 %438, label %443, label %439

439:                                              ; preds = %436
  %440 = getelementptr inbounds nuw i8, ptr %431, i64 16
  %441 = load i64, ptr %440, align 8, !tbaa !262
  %442 = icmp sgt i64 %441, 0
  br i1 %442, label %443, label %448

443:                                              ; preds = %439, %436
  %444 = getelementptr inbounds nuw i8, ptr %431, i64 12
  store i32 0, ptr %444, align 4, !tbaa !265
  %445 = getelementptr inbounds nuw i8, ptr %431, i64 16
  store i64 0, ptr %445, align 8, !tbaa !262
  %446 = getelementptr inbounds nuw i8, ptr %431, i64 24
  store i64 %403, ptr %446, align 8, !tbaa !266
  %447 = getelementptr inbounds nuw i8, ptr %431, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %447, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %431 monotonic, align 8
  br label %448

448:                                              ; preds = %443, %439
  store atomic i32 0, ptr %432 release, align 4
  br label %694

449:                                              ; preds = %426, %408
  %450 = phi ptr [ %418, %426 ], [ %406, %408 ]
  %451 = load ptr, ptr %20, align 8, !tbaa !283
  %452 = load i32, ptr %391, align 4, !tbaa !5
  %453 = sext i32 %452 to i64
  %454 = getelementptr inbounds ptr, ptr %451, i64 %453
  store ptr %450, ptr %454, align 8, !tbaa !31
  %455 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %456 = load i32, ptr %455, align 8, !tbaa !282
  %457 = icmp ugt i32 %456, 5
  br i1 %457, label %458, label %691

458:                                              ; preds = %449, %458
  %459 = phi i32 [ %482, %458 ], [ 3, %449 ]
  %460 = load ptr, ptr %390, align 8, !tbaa !284
  %461 = zext i32 %459 to i64
  %462 = getelementptr inbounds nuw i32, ptr %460, i64 %461
  %463 = load ptr, ptr %18, align 8, !tbaa !518
  %464 = getelementptr inbounds nuw i8, ptr %462, i64 8
  %465 = load i32, ptr %464, align 4, !tbaa !5
  %466 = sext i32 %465 to i64
  %467 = getelementptr inbounds i64, ptr %463, i64 %466
  %468 = load ptr, ptr %19, align 8, !tbaa !287
  %469 = call fastcc i64 @evaluate(ptr noundef %467, ptr noundef %468)
  %470 = load ptr, ptr %20, align 8, !tbaa !283
  %471 = getelementptr inbounds nuw i8, ptr %462, i64 4
  %472 = load i32, ptr %471, align 4, !tbaa !5
  %473 = sext i32 %472 to i64
  %474 = getelementptr inbounds ptr, ptr %470, i64 %473
  %475 = load ptr, ptr %474, align 8, !tbaa !31
  %476 = ptrtoint ptr %475 to i64
  %477 = add i64 %469, %476
  %478 = inttoptr i64 %477 to ptr
  %479 = load i32, ptr %462, align 4, !tbaa !5
  %480 = sext i32 %479 to i64
  %481 = getelementptr inbounds ptr, ptr %470, i64 %480
  store ptr %478, ptr %481, align 8, !tbaa !31
  %482 = add i32 %459, 3
  %483 = add i32 %459, 5
  %484 = icmp ult i32 %483, %456
  br i1 %484, label %458, label %691, !llvm.loop !520

485:                                              ; preds = %27
  %486 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %487 = load ptr, ptr %486, align 8, !tbaa !284
  %488 = load ptr, ptr %16, align 8, !tbaa !517
  %489 = getelementptr inbounds nuw i8, ptr %487, i64 4
  %490 = load i32, ptr %489, align 4, !tbaa !5
  %491 = sext i32 %490 to i64
  %492 = getelementptr inbounds %struct.tfc_block, ptr %488, i64 %491
  %493 = load ptr, ptr %17, align 8, !tbaa !525
  %494 = getelementptr inbounds nuw i8, ptr %487, i64 12
  %495 = load i32, ptr %494, align 4, !tbaa !5
  %496 = sext i32 %495 to i64
  %497 = getelementptr inbounds i32, ptr %493, i64 %496
  %498 = load i32, ptr %497, align 4, !tbaa !5
  %499 = sext i32 %498 to i64
  %500 = load ptr, ptr %18, align 8, !tbaa !518
  %501 = getelementptr inbounds nuw i8, ptr %487, i64 8
  %502 = load i32, ptr %501, align 4, !tbaa !5
  %503 = sext i32 %502 to i64
  %504 = getelementptr inbounds i64, ptr %500, i64 %503
  %505 = load ptr, ptr %19, align 8, !tbaa !287
  %506 = call fastcc i64 @evaluate(ptr noundef %504, ptr noundef %505)
  %507 = icmp slt i32 %498, 0
  %508 = icmp slt i64 %506, 0
  %509 = select i1 %507, i1 true, i1 %508
  br i1 %509, label %515, label %510

510:                                              ; preds = %485
  %511 = add nuw nsw i64 %499, 1
  %512 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %511, i64 %506)
  %513 = extractvalue { i64, i1 } %512, 1
  %514 = extractvalue { i64, i1 } %512, 0
  br i1 %513, label %515, label %536

515:                                              ; preds = %510, %485
  %516 = load ptr, ptr %5, align 8, !tbaa !269
  %517 = getelementptr inbounds nuw i8, ptr %516, i64 24
  %518 = load ptr, ptr %517, align 8, !tbaa !260
  %519 = getelementptr inbounds nuw i8, ptr %518, i64 4
  br label %520

520:                                              ; preds = %520, %515
  %521 = atomicrmw xchg ptr %519, i32 1 acquire, align 4
  %522 = icmp eq i32 %521, 0
  br i1 %522, label %523, label %520, !llvm.loop !261

523:                                              ; preds = %520
  %524 = load atomic i32, ptr %518 monotonic, align 8
  %525 = icmp eq i32 %524, 0
  br i1 %525, label %530, label %526

526:                                              ; preds = %523
  %527 = getelementptr inbounds nuw i8, ptr %518, i64 16
  %528 = load i64, ptr %527, align 8, !tbaa !262
  %529 = icmp sgt i64 %528, 0
  br i1 %529, label %530, label %535

530:                                              ; preds = %526, %523
  %531 = getelementptr inbounds nuw i8, ptr %518, i64 12
  store i32 0, ptr %531, align 4, !tbaa !265
  %532 = getelementptr inbounds nuw i8, ptr %518, i64 16
  store i64 0, ptr %532, align 8, !tbaa !262
  %533 = getelementptr inbounds nuw i8, ptr %518, i64 24
  store i64 -1, ptr %533, align 8, !tbaa !266
  %534 = getelementptr inbounds nuw i8, ptr %518, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %534, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %518 monotonic, align 8
  br label %535

535:                                              ; preds = %530, %526
  store atomic i32 0, ptr %519 release, align 4
  br label %694

536:                                              ; preds = %510
  %537 = load ptr, ptr %492, align 8, !tbaa !220
  %538 = icmp eq ptr %537, null
  br i1 %538, label %543, label %539

539:                                              ; preds = %536
  %540 = getelementptr inbounds nuw i8, ptr %492, i64 8
  %541 = load i64, ptr %540, align 8, !tbaa !519
  %542 = icmp sgt i64 %514, %541
  br i1 %542, label %543, label %616

543:                                              ; preds = %539, %536
  %544 = icmp slt i64 %514, 4611686018427387904
  %545 = zext i1 %544 to i64
  %546 = shl nsw i64 %514, %545
  %547 = mul nuw nsw i64 %506, %499
  %548 = load ptr, ptr %5, align 8, !tbaa !269
  %549 = getelementptr inbounds nuw i8, ptr %548, i64 32
  %550 = load ptr, ptr %549, align 8, !tbaa !175
  %551 = getelementptr inbounds nuw i8, ptr %550, i64 104
  %552 = load ptr, ptr %551, align 8, !tbaa !523
  %553 = call ptr %552(ptr noundef %550, i64 noundef %546) #18
  %554 = icmp eq ptr %553, null
  br i1 %554, label %569, label %555

555:                                              ; preds = %543
  %556 = icmp eq i64 %547, 0
  br i1 %556, label %563, label %557

557:                                              ; preds = %555
  %558 = getelementptr inbounds nuw i8, ptr %550, i64 40
  %559 = load ptr, ptr %558, align 8, !tbaa !176
  %560 = load ptr, ptr %492, align 8, !tbaa !220
  %561 = call i32 %559(ptr noundef nonnull %550, ptr noundef nonnull %553, ptr noundef %560, i64 noundef range(i64 0, -9223372036854775808) %547) #18
  %562 = icmp eq i32 %561, 0
  br i1 %562, label %563, label %569

563:                                              ; preds = %557, %555
  %564 = load ptr, ptr %492, align 8, !tbaa !220
  %565 = icmp eq ptr %564, null
  br i1 %565, label %612, label %566

566:                                              ; preds = %563
  %567 = getelementptr inbounds nuw i8, ptr %550, i64 112
  %568 = load ptr, ptr %567, align 8, !tbaa !524
  call void %568(ptr noundef nonnull %550, ptr noundef nonnull %564) #18
  br label %612

569:                                              ; preds = %557, %543
  %570 = load ptr, ptr %5, align 8, !tbaa !269
  %571 = getelementptr inbounds nuw i8, ptr %570, i64 32
  %572 = load ptr, ptr %571, align 8, !tbaa !175
  %573 = getelementptr inbounds nuw i8, ptr %572, i64 104
  %574 = load ptr, ptr %573, align 8, !tbaa !523
  %575 = call ptr %574(ptr noundef %572, i64 noundef %514) #18
  %576 = icmp eq ptr %575, null
  br i1 %576, label %591, label %577

577:                                              ; preds = %569
  %578 = icmp eq i64 %547, 0
  br i1 %578, label %585, label %579

579:                                              ; preds = %577
  %580 = getelementptr inbounds nuw i8, ptr %572, i64 40
  %581 = load ptr, ptr %580, align 8, !tbaa !176
  %582 = load ptr, ptr %492, align 8, !tbaa !220
  %583 = call i32 %581(ptr noundef nonnull %572, ptr noundef nonnull %575, ptr noundef %582, i64 noundef range(i64 0, -9223372036854775808) %547) #18
  %584 = icmp eq i32 %583, 0
  br i1 %584, label %585, label %591

585:                                              ; preds = %579, %577
  %586 = load ptr, ptr %492, align 8, !tbaa !220
  %587 = icmp eq ptr %586, null
  br i1 %587, label %612, label %588

588:                                              ; preds = %585
  %589 = getelementptr inbounds nuw i8, ptr %572, i64 112
  %590 = load ptr, ptr %589, align 8, !tbaa !524
  call void %590(ptr noundef nonnull %572, ptr noundef nonnull %586) #18
  br label %612

591:                                              ; preds = %579, %569
  %592 = load ptr, ptr %5, align 8, !tbaa !269
  %593 = getelementptr inbounds nuw i8, ptr %592, i64 24
  %594 = load ptr, ptr %593, align 8, !tbaa !260
  %595 = getelementptr inbounds nuw i8, ptr %594, i64 4
  br label %596

596:                                              ; preds = %596, %591
  %597 = atomicrmw xchg ptr %595, i32 1 acquire, align 4
  %598 = icmp eq i32 %597, 0
  br i1 %598, label %599, label %596, !llvm.loop !261

599:                                              ; preds = %596
  %600 = load atomic i32, ptr %594 monotonic, align 8
  %601 = icmp eq i32 %600, 0
  br i1 %601, label %606, label %602

602:                                              ; preds = %599
  %603 = getelementptr inbounds nuw i8, ptr %594, i64 16
  %604 = load i64, ptr %603, align 8, !tbaa !262
  %605 = icmp sgt i64 %604, 0
  br i1 %605, label %606, label %611

606:                                              ; preds = %602, %599
  %607 = getelementptr inbounds nuw i8, ptr %594, i64 12
  store i32 0, ptr %607, align 4, !tbaa !265
  %608 = getelementptr inbounds nuw i8, ptr %594, i64 16
  store i64 0, ptr %608, align 8, !tbaa !262
  %609 = getelementptr inbounds nuw i8, ptr %594, i64 24
  store i64 %514, ptr %609, align 8, !tbaa !266
  %610 = getelementptr inbounds nuw i8, ptr %594, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %610, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %594 monotonic, align 8
  br label %611

611:                                              ; preds = %606, %602
  store atomic i32 0, ptr %595 release, align 4
  br label %694

612:                                              ; preds = %588, %585, %566, %563
  %613 = phi ptr [ %553, %566 ], [ %553, %563 ], [ %575, %585 ], [ %575, %588 ]
  %614 = phi i64 [ %546, %566 ], [ %546, %563 ], [ %514, %585 ], [ %514, %588 ]
  store ptr %613, ptr %492, align 8, !tbaa !31
  %615 = getelementptr inbounds nuw i8, ptr %492, i64 8
  store i64 %614, ptr %615, align 8, !tbaa !110
  br label %616

616:                                              ; preds = %612, %539
  %617 = phi ptr [ %537, %539 ], [ %613, %612 ]
  %618 = load ptr, ptr %20, align 8, !tbaa !283
  %619 = load i32, ptr %487, align 4, !tbaa !5
  %620 = sext i32 %619 to i64
  %621 = getelementptr inbounds ptr, ptr %618, i64 %620
  store ptr %617, ptr %621, align 8, !tbaa !31
  %622 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %623 = load i32, ptr %622, align 8, !tbaa !282
  %624 = icmp ugt i32 %623, 6
  br i1 %624, label %625, label %691

625:                                              ; preds = %616, %625
  %626 = phi i32 [ %649, %625 ], [ 4, %616 ]
  %627 = load ptr, ptr %486, align 8, !tbaa !284
  %628 = zext i32 %626 to i64
  %629 = getelementptr inbounds nuw i32, ptr %627, i64 %628
  %630 = load ptr, ptr %18, align 8, !tbaa !518
  %631 = getelementptr inbounds nuw i8, ptr %629, i64 8
  %632 = load i32, ptr %631, align 4, !tbaa !5
  %633 = sext i32 %632 to i64
  %634 = getelementptr inbounds i64, ptr %630, i64 %633
  %635 = load ptr, ptr %19, align 8, !tbaa !287
  %636 = call fastcc i64 @evaluate(ptr noundef %634, ptr noundef %635)
  %637 = load ptr, ptr %20, align 8, !tbaa !283
  %638 = getelementptr inbounds nuw i8, ptr %629, i64 4
  %639 = load i32, ptr %638, align 4, !tbaa !5
  %640 = sext i32 %639 to i64
  %641 = getelementptr inbounds ptr, ptr %637, i64 %640
  %642 = load ptr, ptr %641, align 8, !tbaa !31
  %643 = ptrtoint ptr %642 to i64
  %644 = add i64 %636, %643
  %645 = inttoptr i64 %644 to ptr
  %646 = load i32, ptr %629, align 4, !tbaa !5
  %647 = sext i32 %646 to i64
  %648 = getelementptr inbounds ptr, ptr %637, i64 %647
  store ptr %645, ptr %648, align 8, !tbaa !31
  %649 = add i32 %626, 3
  %650 = add i32 %626, 5
  %651 = icmp ult i32 %650, %623
  br i1 %651, label %625, label %691, !llvm.loop !520

652:                                              ; preds = %27
  %653 = load ptr, ptr %5, align 8, !tbaa !269
  %654 = getelementptr inbounds nuw i8, ptr %653, i64 24
  %655 = load ptr, ptr %654, align 8, !tbaa !260
  %656 = getelementptr inbounds nuw i8, ptr %655, i64 4
  br label %657

657:                                              ; preds = %657, %652
  %658 = atomicrmw xchg ptr %656, i32 1 acquire, align 4
  %659 = icmp eq i32 %658, 0
  br i1 %659, label %660, label %657, !llvm.loop !261

660:                                              ; preds = %657
  %661 = load atomic i32, ptr %655 monotonic, align 8
  %662 = icmp eq i32 %661, 0
  br i1 %662, label %667, label %663

663:                                              ; preds = %660
  %664 = getelementptr inbounds nuw i8, ptr %655, i64 16
  %665 = load i64, ptr %664, align 8, !tbaa !262
  %666 = icmp sgt i64 %665, 0
  br i1 %666, label %667, label %669

667:                                              ; preds = %663, %660
  %668 = getelementptr inbounds nuw i8, ptr %655, i64 12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %668, i8 0, i64 36, i1 false)
  store atomic i32 13, ptr %655 monotonic, align 8
  br label %669

669:                                              ; preds = %663, %667
  store atomic i32 0, ptr %656 release, align 4
  br label %694

670:                                              ; preds = %235, %387, %237, %194
  %671 = phi i32 [ %238, %237 ], [ %195, %194 ], [ %388, %387 ], [ %236, %235 ]
  %672 = icmp eq i32 %671, 0
  br i1 %672, label %673, label %702

673:                                              ; preds = %670
  %674 = load i64, ptr %4, align 8, !tbaa !110
  br label %691

675:                                              ; preds = %279
  %676 = icmp eq i64 %274, 0
  br i1 %676, label %691, label %677

677:                                              ; preds = %675, %267
  %678 = phi i64 [ 4, %267 ], [ %305, %675 ]
  %679 = icmp ne i64 %274, 0
  call void @llvm.assume(i1 %679)
  %680 = load ptr, ptr %20, align 8, !tbaa !283
  %681 = getelementptr inbounds nuw i32, ptr %241, i64 %678
  %682 = load i32, ptr %681, align 4, !tbaa !5
  %683 = sext i32 %682 to i64
  %684 = getelementptr inbounds ptr, ptr %680, i64 %683
  %685 = load ptr, ptr %684, align 8, !tbaa !31
  %686 = ptrtoint ptr %685 to i64
  %687 = icmp samesign ult i64 %678, %272
  %688 = select i1 %687, i64 %265, i64 %271
  %689 = add i64 %688, %686
  %690 = inttoptr i64 %689 to ptr
  store ptr %690, ptr %684, align 8, !tbaa !31
  br label %691

691:                                              ; preds = %625, %458, %677, %675, %673, %616, %449, %239, %91, %322, %148, %119
  %692 = phi i64 [ %674, %673 ], [ %30, %458 ], [ %30, %677 ], [ %30, %119 ], [ %30, %616 ], [ %30, %449 ], [ %30, %239 ], [ %30, %91 ], [ %323, %322 ], [ %151, %148 ], [ %30, %675 ], [ %30, %625 ]
  %693 = icmp slt i64 %692, %13
  br i1 %693, label %27, label %702, !llvm.loop !526

694:                                              ; preds = %535, %611, %64, %118, %147, %234, %448, %669
  %695 = phi i32 [ 8, %448 ], [ 1, %234 ], [ %121, %147 ], [ 13, %669 ], [ 1, %64 ], [ %92, %118 ], [ 8, %611 ], [ 8, %535 ]
  %696 = getelementptr inbounds nuw i8, ptr %29, i64 20
  %697 = load i32, ptr %696, align 4, !tbaa !281
  %698 = load ptr, ptr %5, align 8, !tbaa !269
  %699 = getelementptr inbounds nuw i8, ptr %698, i64 24
  %700 = load ptr, ptr %699, align 8, !tbaa !260
  %701 = getelementptr inbounds nuw i8, ptr %700, i64 8
  store i32 %697, ptr %701, align 8, !tbaa !289
  br label %702

702:                                              ; preds = %670, %691, %694, %1, %94, %123
  %703 = phi i32 [ 0, %1 ], [ %695, %694 ], [ %92, %94 ], [ %121, %123 ], [ %671, %670 ], [ 0, %691 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  ret i32 %703
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @steer_on_device(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #27 {
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  store i8 0, ptr %4, align 1, !tbaa !102
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %6 = load i32, ptr %5, align 8, !tbaa !278
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !284
  switch i32 %6, label %74 [
    i32 3, label %9
    i32 4, label %29
  ]

9:                                                ; preds = %3
  %10 = load i32, ptr %8, align 4, !tbaa !5
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %12 = load ptr, ptr %11, align 8, !tbaa !269
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %14 = load ptr, ptr %13, align 8, !tbaa !175
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !183
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8, !tbaa !283
  %19 = sext i32 %10 to i64
  %20 = getelementptr inbounds ptr, ptr %18, i64 %19
  %21 = load ptr, ptr %20, align 8, !tbaa !31
  %22 = call i32 %16(ptr noundef %14, ptr noundef %12, ptr noundef nonnull %4, ptr noundef %21, i64 noundef 1) #18
  %23 = load i8, ptr %4, align 1, !tbaa !102
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %25, label %106

25:                                               ; preds = %9
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %27 = load i32, ptr %26, align 4, !tbaa !290
  %28 = sext i32 %27 to i64
  store i64 %28, ptr %2, align 8, !tbaa !110
  br label %106

29:                                               ; preds = %3
  %30 = load i32, ptr %8, align 4, !tbaa !5
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %32 = load ptr, ptr %31, align 8, !tbaa !525
  %33 = sext i32 %30 to i64
  %34 = getelementptr inbounds i32, ptr %32, i64 %33
  store i32 0, ptr %34, align 4, !tbaa !5
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %36 = load ptr, ptr %35, align 8, !tbaa !269
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 32
  %38 = load ptr, ptr %37, align 8, !tbaa !175
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 32
  %40 = load ptr, ptr %39, align 8, !tbaa !182
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %42 = load ptr, ptr %41, align 8, !tbaa !283
  %43 = getelementptr inbounds ptr, ptr %42, i64 %33
  %44 = load ptr, ptr %43, align 8, !tbaa !31
  %45 = tail call i32 %40(ptr noundef %38, ptr noundef %44, i32 noundef 0) #18
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %109

47:                                               ; preds = %29
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %49 = load i32, ptr %48, align 4, !tbaa !5
  %50 = icmp slt i32 %49, 0
  br i1 %50, label %142, label %51

51:                                               ; preds = %47
  %52 = load ptr, ptr %31, align 8, !tbaa !525
  %53 = zext nneg i32 %49 to i64
  %54 = getelementptr inbounds nuw i32, ptr %52, i64 %53
  %55 = load ptr, ptr %35, align 8, !tbaa !269
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 32
  %57 = load ptr, ptr %56, align 8, !tbaa !175
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 24
  %59 = load ptr, ptr %58, align 8, !tbaa !183
  %60 = load ptr, ptr %41, align 8, !tbaa !283
  %61 = getelementptr inbounds nuw ptr, ptr %60, i64 %53
  %62 = load ptr, ptr %61, align 8, !tbaa !31
  %63 = tail call i32 %59(ptr noundef %57, ptr noundef %55, ptr noundef %54, ptr noundef %62, i64 noundef 4) #18
  %64 = load ptr, ptr %31, align 8, !tbaa !525
  %65 = load i32, ptr %48, align 4, !tbaa !5
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %64, i64 %66
  %68 = load i32, ptr %67, align 4, !tbaa !5
  %69 = icmp slt i32 %68, 1
  br i1 %69, label %70, label %106

70:                                               ; preds = %51
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %72 = load i32, ptr %71, align 4, !tbaa !290
  %73 = sext i32 %72 to i64
  store i64 %73, ptr %2, align 8, !tbaa !110
  br label %106

74:                                               ; preds = %3
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %76 = load ptr, ptr %75, align 8, !tbaa !525
  %77 = load i32, ptr %8, align 4, !tbaa !5
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr %76, i64 %78
  %80 = load i32, ptr %79, align 4, !tbaa !5
  %81 = add i32 %80, 1
  %82 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %83 = load i32, ptr %82, align 4, !tbaa !5
  %84 = icmp slt i32 %83, 0
  br i1 %84, label %90, label %85

85:                                               ; preds = %74
  %86 = zext nneg i32 %83 to i64
  %87 = getelementptr inbounds nuw i32, ptr %76, i64 %86
  %88 = load i32, ptr %87, align 4, !tbaa !5
  %89 = icmp slt i32 %81, %88
  br i1 %89, label %90, label %94

90:                                               ; preds = %85, %74
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %92 = load i32, ptr %91, align 4, !tbaa !290
  %93 = sext i32 %92 to i64
  store i64 %93, ptr %2, align 8, !tbaa !110
  br label %94

94:                                               ; preds = %85, %90
  store i32 %81, ptr %79, align 4, !tbaa !5
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %96 = load ptr, ptr %95, align 8, !tbaa !269
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 32
  %98 = load ptr, ptr %97, align 8, !tbaa !175
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 32
  %100 = load ptr, ptr %99, align 8, !tbaa !182
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %102 = load ptr, ptr %101, align 8, !tbaa !283
  %103 = getelementptr inbounds ptr, ptr %102, i64 %78
  %104 = load ptr, ptr %103, align 8, !tbaa !31
  %105 = tail call i32 %100(ptr noundef %98, ptr noundef %104, i32 noundef %81) #18
  br label %106

106:                                              ; preds = %70, %51, %9, %25, %94
  %107 = phi i32 [ %105, %94 ], [ %22, %9 ], [ %22, %25 ], [ %63, %70 ], [ %63, %51 ]
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %142, label %109

109:                                              ; preds = %29, %106
  %110 = phi i32 [ %107, %106 ], [ %45, %29 ]
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %112 = load ptr, ptr %111, align 8, !tbaa !269
  %113 = getelementptr inbounds nuw i8, ptr %112, i64 24
  %114 = load ptr, ptr %113, align 8, !tbaa !260
  %115 = load atomic i32, ptr %114 acquire, align 8
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %142

117:                                              ; preds = %109
  %118 = load ptr, ptr %111, align 8, !tbaa !269
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 24
  %120 = load ptr, ptr %119, align 8, !tbaa !260
  %121 = getelementptr inbounds nuw i8, ptr %120, i64 4
  br label %122

122:                                              ; preds = %122, %117
  %123 = atomicrmw xchg ptr %121, i32 1 acquire, align 4
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %122, !llvm.loop !261

125:                                              ; preds = %122
  %126 = load atomic i32, ptr %120 monotonic, align 8
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %132, label %128

128:                                              ; preds = %125
  %129 = getelementptr inbounds nuw i8, ptr %120, i64 16
  %130 = load i64, ptr %129, align 8, !tbaa !262
  %131 = icmp sgt i64 %130, 0
  br i1 %131, label %132, label %135

132:                                              ; preds = %128, %125
  %133 = getelementptr inbounds nuw i8, ptr %120, i64 12
  store i32 2147483647, ptr %133, align 4, !tbaa !265
  %134 = getelementptr inbounds nuw i8, ptr %120, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %134, i8 0, i64 32, i1 false)
  store atomic i32 %110, ptr %120 monotonic, align 8
  br label %135

135:                                              ; preds = %132, %128
  store atomic i32 0, ptr %121 release, align 4
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %137 = load i32, ptr %136, align 4, !tbaa !281
  %138 = load ptr, ptr %111, align 8, !tbaa !269
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 24
  %140 = load ptr, ptr %139, align 8, !tbaa !260
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 8
  store i32 %137, ptr %141, align 8, !tbaa !289
  br label %142

142:                                              ; preds = %47, %135, %109, %106
  %143 = phi i32 [ %110, %135 ], [ 0, %106 ], [ %110, %109 ], [ 0, %47 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  ret i32 %143
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #23

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #23

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #23

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #23

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #23

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #24

; Function Attrs: nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #25

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #23

attributes #0 = { nounwind uwtable }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable }
attributes #5 = { noinline nounwind uwtable }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable }
attributes #9 = { mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable }
attributes #10 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #11 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable }
attributes #12 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable }
attributes #14 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #15 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #16 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #17 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #18 = { nounwind }
attributes #19 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable }
attributes #20 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable }
attributes #21 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #22 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #23 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #24 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #25 = { nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) }
attributes #26 = { nounwind allocsize(1) }

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
!9 = !{!10, !19, i64 104}
!10 = !{!"tfc_executor", !11, i64 0, !13, i64 8, !14, i64 16, !14, i64 24, !14, i64 32, !14, i64 40, !16, i64 48, !6, i64 56, !6, i64 60, !12, i64 64, !12, i64 72, !17, i64 80, !17, i64 88, !18, i64 96, !19, i64 104, !6, i64 112, !6, i64 116, !6, i64 120, !6, i64 124, !20, i64 128, !21, i64 136, !22, i64 144, !23, i64 152, !23, i64 160, !6, i64 168, !6, i64 172, !6, i64 176, !6, i64 180, !23, i64 184, !23, i64 192, !23, i64 200, !7, i64 208, !24, i64 216, !23, i64 224, !23, i64 232, !23, i64 240, !12, i64 248, !17, i64 256, !17, i64 264, !14, i64 272, !7, i64 280}
!11 = !{!"p1 _ZTS9tfc_graph", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!"p1 _ZTS14tfc_region_use", !12, i64 0}
!14 = !{!"p2 _ZTS9tfc_value", !15, i64 0}
!15 = !{!"any p2 pointer", !12, i64 0}
!16 = !{!"p1 _ZTS7tfc_ctx", !12, i64 0}
!17 = !{!"p1 omnipotent char", !12, i64 0}
!18 = !{!"p1 _ZTS14tfc_activation", !12, i64 0}
!19 = !{!"p1 _ZTS9tfc_value", !12, i64 0}
!20 = !{!"p1 _ZTS9tfc_group", !12, i64 0}
!21 = !{!"p1 int", !12, i64 0}
!22 = !{!"p1 _ZTS14tfc_flow_event", !12, i64 0}
!23 = !{!"long", !7, i64 0}
!24 = !{!"p1 _ZTS9tfc_ready", !12, i64 0}
!25 = !{!26, !19, i64 40}
!26 = !{!"tfc_value", !12, i64 0, !23, i64 8, !23, i64 16, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !19, i64 40}
!27 = !{!26, !23, i64 16}
!28 = distinct !{!28, !29}
!29 = !{!"llvm.loop.mustprogress"}
!30 = distinct !{!30, !29}
!31 = !{!12, !12, i64 0}
!32 = !{!10, !16, i64 48}
!33 = !{!34, !36, i64 16}
!34 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !35, i64 8, !36, i64 16, !37, i64 24, !38, i64 32, !39, i64 40}
!35 = !{!"p1 _ZTS8tfc_pool", !12, i64 0}
!36 = !{!"p1 _ZTS8tfc_host", !12, i64 0}
!37 = !{!"p1 _ZTS11tfc_failure", !12, i64 0}
!38 = !{!"p1 _ZTS10tfc_device", !12, i64 0}
!39 = !{!"p1 _ZTS10tfc_checks", !12, i64 0}
!40 = !{!10, !18, i64 96}
!41 = !{!10, !6, i64 176}
!42 = !{!10, !11, i64 0}
!43 = !{!10, !6, i64 56}
!44 = !{!45, !48, i64 24}
!45 = !{!"tfc_graph", !46, i64 0, !47, i64 8, !21, i64 16, !48, i64 24, !49, i64 32, !21, i64 40, !21, i64 48, !6, i64 56, !6, i64 60}
!46 = !{!"p1 _ZTS8tfc_node", !12, i64 0}
!47 = !{!"p1 _ZTS8tfc_edge", !12, i64 0}
!48 = !{!"p1 _ZTS9tfc_frame", !12, i64 0}
!49 = !{!"p1 long", !12, i64 0}
!50 = !{!51, !11, i64 0}
!51 = !{!"tfc_instance", !11, i64 0, !48, i64 8, !46, i64 16, !52, i64 24, !52, i64 32, !53, i64 40, !23, i64 48, !23, i64 56, !23, i64 64, !6, i64 72, !6, i64 76, !54, i64 80, !55, i64 88, !55, i64 96, !49, i64 104, !14, i64 112, !14, i64 120}
!52 = !{!"p1 _ZTS12tfc_instance", !12, i64 0}
!53 = !{!"p1 _ZTS13tfc_iteration", !12, i64 0}
!54 = !{!"p2 _ZTS13tfc_iteration", !15, i64 0}
!55 = !{!"p1 _ZTS4held", !12, i64 0}
!56 = !{!45, !6, i64 56}
!57 = !{!10, !14, i64 24}
!58 = !{!51, !14, i64 112}
!59 = !{!19, !19, i64 0}
!60 = !{!26, !6, i64 24}
!61 = !{!51, !54, i64 80}
!62 = !{!51, !48, i64 8}
!63 = !{!53, !53, i64 0}
!64 = !{!65, !6, i64 28}
!65 = !{!"tfc_frame", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !21, i64 32, !21, i64 40, !21, i64 48, !23, i64 56}
!66 = !{!67, !23, i64 8}
!67 = !{!"tfc_iteration", !23, i64 0, !23, i64 8, !23, i64 16, !52, i64 24, !14, i64 32, !21, i64 40, !21, i64 48}
!68 = !{!10, !6, i64 112}
!69 = !{!45, !46, i64 0}
!70 = !{!65, !21, i64 32}
!71 = !{!72, !46, i64 0}
!72 = !{!"tfc_ready", !46, i64 0, !52, i64 8, !53, i64 16, !6, i64 24}
!73 = !{!72, !52, i64 8}
!74 = !{!72, !53, i64 16}
!75 = !{!72, !6, i64 24}
!76 = distinct !{!76, !29}
!77 = distinct !{!77, !29}
!78 = !{!10, !23, i64 232}
!79 = !{!10, !20, i64 128}
!80 = !{!81, !23, i64 16}
!81 = !{!"tfc_group", !82, i64 0, !83, i64 8, !23, i64 16, !6, i64 24, !6, i64 28, !7, i64 32, !7, i64 36, !7, i64 40, !6, i64 44, !6, i64 48, !6, i64 52, !6, i64 56, !84, i64 64}
!82 = !{!"p2 _ZTS12tfc_executor", !15, i64 0}
!83 = !{!"p1 _ZTS12tfc_transfer", !12, i64 0}
!84 = !{!"p1 _ZTS10tfc_parcel", !12, i64 0}
!85 = !{!10, !23, i64 200}
!86 = !{!87, !23, i64 0}
!87 = !{!"timespec", !23, i64 0, !23, i64 8}
!88 = !{!87, !23, i64 8}
!89 = !{!10, !6, i64 60}
!90 = !{!91, !12, i64 40}
!91 = !{!"tfc_host", !6, i64 0, !6, i64 4, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48}
!92 = !{!91, !12, i64 8}
!93 = !{!10, !24, i64 216}
!94 = !{!10, !23, i64 224}
!95 = !{!46, !46, i64 0}
!96 = !{!52, !52, i64 0}
!97 = !{!10, !23, i64 240}
!98 = !{!67, !14, i64 32}
!99 = !{!100, !6, i64 16}
!100 = !{!"tfc_node", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !6, i64 40}
!101 = !{!10, !14, i64 40}
!102 = !{!7, !7, i64 0}
!103 = !{!100, !6, i64 0}
!104 = !{!100, !6, i64 24}
!105 = !{!67, !23, i64 16}
!106 = !{!10, !22, i64 144}
!107 = !{!84, !84, i64 0}
!108 = !{!109, !109, i64 0}
!109 = !{!"p1 _ZTS12tfc_executor", !12, i64 0}
!110 = !{!23, !23, i64 0}
!111 = !{!14, !14, i64 0}
!112 = !{!10, !23, i64 184}
!113 = !{!10, !21, i64 136}
!114 = !{!100, !6, i64 4}
!115 = !{!116, !6, i64 40}
!116 = !{!"tfc_activation", !117, i64 0, !6, i64 48, !6, i64 52, !6, i64 56, !6, i64 60, !84, i64 64, !14, i64 72, !14, i64 80, !52, i64 88, !53, i64 96}
!117 = !{!"tfc_parcel", !84, i64 0, !109, i64 8, !19, i64 16, !23, i64 24, !23, i64 32, !6, i64 40, !6, i64 44}
!118 = distinct !{!118, !29}
!119 = distinct !{!119, !29}
!120 = !{!81, !83, i64 8}
!121 = !{!117, !6, i64 40}
!122 = !{!117, !23, i64 24}
!123 = distinct !{!123, !29}
!124 = !{!117, !6, i64 44}
!125 = !{!117, !84, i64 0}
!126 = !{!81, !6, i64 28}
!127 = !{!81, !6, i64 44}
!128 = !{!116, !84, i64 64}
!129 = !{!130, !23, i64 8}
!130 = !{!"tfc_transfer", !84, i64 0, !23, i64 8}
!131 = !{!117, !23, i64 32}
!132 = distinct !{!132, !29}
!133 = !{!100, !6, i64 36}
!134 = !{!45, !21, i64 40}
!135 = !{!45, !49, i64 32}
!136 = !{!45, !21, i64 48}
!137 = !{!116, !14, i64 80}
!138 = distinct !{!138, !29}
!139 = !{!10, !23, i64 192}
!140 = !{!51, !46, i64 16}
!141 = !{!51, !52, i64 24}
!142 = !{!51, !53, i64 40}
!143 = !{!144}
!144 = distinct !{!144, !145}
!145 = distinct !{!145, !"LVerDomain"}
!146 = !{!147}
!147 = distinct !{!147, !145}
!148 = distinct !{!148, !29, !149, !150}
!149 = !{!"llvm.loop.isvectorized", i32 1}
!150 = !{!"llvm.loop.unroll.runtime.disable"}
!151 = distinct !{!151, !152}
!152 = !{!"llvm.loop.unroll.disable"}
!153 = distinct !{!153, !29, !149}
!154 = !{!10, !13, i64 8}
!155 = !{!100, !6, i64 20}
!156 = !{!157, !21, i64 16}
!157 = !{!"tfc_region_use", !158, i64 0, !15, i64 8, !21, i64 16, !21, i64 24, !159, i64 32, !23, i64 40, !23, i64 48}
!158 = !{!"p1 _ZTS10tfc_region", !12, i64 0}
!159 = !{!"p1 _ZTS8tfc_move", !12, i64 0}
!160 = !{!26, !12, i64 0}
!161 = !{!157, !15, i64 8}
!162 = distinct !{!162, !29}
!163 = !{!157, !23, i64 40}
!164 = !{!157, !21, i64 24}
!165 = distinct !{!165, !29}
!166 = !{!157, !159, i64 32}
!167 = !{!168, !6, i64 4}
!168 = !{!"tfc_move", !6, i64 0, !6, i64 4, !23, i64 8}
!169 = !{!168, !23, i64 8}
!170 = !{!168, !6, i64 0}
!171 = distinct !{!171, !29}
!172 = !{!157, !23, i64 48}
!173 = !{!10, !6, i64 168}
!174 = !{!157, !158, i64 0}
!175 = !{!34, !38, i64 32}
!176 = !{!177, !12, i64 40}
!177 = !{!"tfc_device", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112}
!178 = distinct !{!178, !29}
!179 = !{!45, !21, i64 16}
!180 = !{!100, !6, i64 40}
!181 = distinct !{!181, !29}
!182 = !{!177, !12, i64 32}
!183 = !{!177, !12, i64 24}
!184 = !{!10, !14, i64 16}
!185 = !{!51, !14, i64 120}
!186 = !{!10, !14, i64 32}
!187 = distinct !{!187, !29}
!188 = distinct !{!188, !29}
!189 = !{!117, !19, i64 16}
!190 = distinct !{!190, !29}
!191 = !{!10, !6, i64 116}
!192 = !{!10, !6, i64 120}
!193 = !{!10, !6, i64 124}
!194 = !{!116, !52, i64 88}
!195 = !{!116, !6, i64 52}
!196 = !{!116, !6, i64 48}
!197 = !{!116, !6, i64 56}
!198 = !{!117, !109, i64 8}
!199 = !{!177, !12, i64 64}
!200 = !{!177, !12, i64 48}
!201 = !{!177, !12, i64 56}
!202 = !{!10, !6, i64 172}
!203 = !{!116, !53, i64 96}
!204 = !{!116, !23, i64 32}
!205 = !{!206, !6, i64 8}
!206 = !{!"tfc_driver", !6, i64 0, !6, i64 4, !6, i64 8}
!207 = !{!81, !6, i64 56}
!208 = !{!206, !6, i64 0}
!209 = !{!81, !84, i64 64}
!210 = distinct !{!210, !29}
!211 = !{!81, !7, i64 32}
!212 = !{!206, !6, i64 4}
!213 = !{!81, !6, i64 24}
!214 = !{!81, !82, i64 0}
!215 = distinct !{!215, !29}
!216 = !{!81, !6, i64 48}
!217 = !{!10, !7, i64 208}
!218 = !{!81, !6, i64 52}
!219 = distinct !{!219, !29}
!220 = !{!221, !12, i64 0}
!221 = !{!"tfc_block", !12, i64 0, !23, i64 8}
!222 = !{!223, !23, i64 40}
!223 = !{!"tfc_monitor", !7, i64 0, !6, i64 4, !224, i64 8, !23, i64 16, !23, i64 24, !225, i64 32, !23, i64 40, !23, i64 48}
!224 = !{!"p1 _ZTS9tfc_event", !12, i64 0}
!225 = !{!"p1 _ZTS8tfc_runs", !12, i64 0}
!226 = !{!223, !225, i64 32}
!227 = !{!228, !23, i64 0}
!228 = !{!"tfc_runs", !23, i64 0, !23, i64 8, !23, i64 16, !23, i64 24}
!229 = !{!228, !23, i64 16}
!230 = !{!228, !23, i64 24}
!231 = !{!223, !23, i64 48}
!232 = !{!223, !23, i64 24}
!233 = !{!223, !23, i64 16}
!234 = !{!223, !224, i64 8}
!235 = !{!228, !23, i64 8}
!236 = !{!237, !23, i64 8}
!237 = !{!"tfc_event", !23, i64 0, !23, i64 8, !23, i64 16}
!238 = !{!239, !35, i64 16}
!239 = !{!"tfc_worker", !7, i64 0, !23, i64 8, !35, i64 16, !23, i64 24}
!240 = distinct !{!240, !29}
!241 = distinct !{!241, !29}
!242 = distinct !{!242, !29}
!243 = !{!239, !23, i64 24}
!244 = distinct !{!244, !29}
!245 = !{!91, !12, i64 16}
!246 = !{!91, !6, i64 4}
!247 = !{!34, !35, i64 8}
!248 = !{!249, !12, i64 0}
!249 = !{!"tfc_loop", !12, i64 0, !12, i64 8, !23, i64 16, !23, i64 24}
!250 = !{!249, !12, i64 8}
!251 = !{!249, !23, i64 16}
!252 = !{!249, !23, i64 24}
!253 = !{i64 0, i64 8, !31, i64 8, i64 8, !31, i64 16, i64 8, !110, i64 24, i64 8, !110}
!254 = !{!239, !23, i64 8}
!255 = distinct !{!255, !29}
!256 = distinct !{!256, !29}
!257 = distinct !{!257, !29}
!258 = distinct !{!258, !29}
!259 = distinct !{!259, !29}
!260 = !{!34, !37, i64 24}
!261 = distinct !{!261, !29}
!262 = !{!263, !23, i64 16}
!263 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !23, i64 16, !23, i64 24, !23, i64 32, !264, i64 40}
!264 = !{!"double", !7, i64 0}
!265 = !{!263, !6, i64 12}
!266 = !{!263, !23, i64 24}
!267 = !{!263, !23, i64 32}
!268 = !{!263, !264, i64 40}
!269 = !{!270, !16, i64 40}
!270 = !{!"tfc_region", !271, i64 0, !23, i64 8, !15, i64 16, !49, i64 24, !15, i64 32, !16, i64 40, !23, i64 48, !49, i64 56, !17, i64 64, !272, i64 72, !23, i64 80, !21, i64 88, !273, i64 96}
!271 = !{!"p1 _ZTS15tfc_instruction", !12, i64 0}
!272 = !{!"p1 _ZTS9tfc_block", !12, i64 0}
!273 = !{!"p1 _ZTS13tfc_recording", !12, i64 0}
!274 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!275 = !{!91, !12, i64 32}
!276 = !{!270, !271, i64 0}
!277 = !{!270, !23, i64 8}
!278 = !{!279, !6, i64 24}
!279 = !{!"tfc_instruction", !12, i64 0, !21, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28}
!280 = !{!270, !23, i64 48}
!281 = !{!279, !6, i64 20}
!282 = !{!279, !6, i64 16}
!283 = !{!270, !15, i64 16}
!284 = !{!279, !21, i64 8}
!285 = !{!270, !15, i64 32}
!286 = !{!279, !12, i64 0}
!287 = !{!270, !49, i64 24}
!288 = distinct !{!288, !29}
!289 = !{!263, !6, i64 8}
!290 = !{!279, !6, i64 28}
!291 = !{!270, !17, i64 64}
!292 = distinct !{!292, !29}
!293 = distinct !{!293, !29}
!294 = !{!270, !23, i64 80}
!295 = distinct !{!295, !29}
!296 = !{!270, !273, i64 96}
!297 = !{!177, !12, i64 8}
!298 = !{!177, !12, i64 16}
!299 = !{!34, !39, i64 40}
!300 = !{!301, !23, i64 32}
!301 = !{!"tfc_checks", !302, i64 0, !21, i64 8, !302, i64 16, !23, i64 24, !23, i64 32}
!302 = !{!"p1 _ZTS9tfc_check", !12, i64 0}
!303 = !{!304, !12, i64 16}
!304 = !{!"py_record", !23, i64 0, !12, i64 8, !12, i64 16}
!305 = !{!306, !307, i64 0}
!306 = !{!"tfc_callable", !307, i64 0, !12, i64 8, !23, i64 16}
!307 = !{!"p1 _ZTS12tfc_prepared", !12, i64 0}
!308 = !{!309, !311, i64 8}
!309 = !{!"tfc_prepared", !310, i64 0, !311, i64 8, !21, i64 16, !15, i64 24, !15, i64 32, !12, i64 40, !6, i64 48, !6, i64 52}
!310 = !{!"p1 _ZTS10tfc_python", !12, i64 0}
!311 = !{!"p1 _ZTS11tfc_binding", !12, i64 0}
!312 = !{!309, !6, i64 48}
!313 = !{!314, !23, i64 16}
!314 = !{!"py_object", !23, i64 0, !12, i64 8, !23, i64 16}
!315 = !{!309, !310, i64 0}
!316 = !{!317, !23, i64 216}
!317 = !{!"tfc_python", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136, !12, i64 144, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184, !12, i64 192, !12, i64 200, !12, i64 208, !23, i64 216}
!318 = !{!309, !15, i64 24}
!319 = !{!309, !12, i64 40}
!320 = distinct !{!320, !29}
!321 = !{!317, !12, i64 112}
!322 = distinct !{!322, !29}
!323 = distinct !{!323, !29}
!324 = !{!317, !12, i64 16}
!325 = !{!306, !12, i64 8}
!326 = !{!309, !21, i64 16}
!327 = !{!309, !6, i64 52}
!328 = !{!317, !12, i64 160}
!329 = !{!306, !23, i64 16}
!330 = !{!314, !12, i64 8}
!331 = !{!317, !12, i64 192}
!332 = !{!317, !12, i64 72}
!333 = !{!317, !12, i64 64}
!334 = !{!309, !15, i64 32}
!335 = distinct !{!335, !29}
!336 = !{!317, !12, i64 120}
!337 = !{!317, !12, i64 128}
!338 = !{!317, !12, i64 184}
!339 = !{!317, !12, i64 104}
!340 = !{!317, !12, i64 96}
!341 = distinct !{!341, !29}
!342 = !{!317, !12, i64 176}
!343 = distinct !{!343, !29, !149, !150}
!344 = distinct !{!344, !29, !150, !149}
!345 = !{!311, !311, i64 0}
!346 = !{!347, !6, i64 144}
!347 = !{!"tfc_binding", !12, i64 0, !311, i64 8, !158, i64 16, !348, i64 24, !348, i64 32, !349, i64 40, !23, i64 48, !6, i64 56, !6, i64 60, !350, i64 64, !23, i64 72, !351, i64 80, !49, i64 88, !23, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !6, i64 136, !6, i64 140, !6, i64 144, !6, i64 148, !352, i64 152}
!348 = !{!"p1 _ZTS11tfc_operand", !12, i64 0}
!349 = !{!"p1 _ZTS9tfc_shift", !12, i64 0}
!350 = !{!"p1 _ZTS9tfc_saved", !12, i64 0}
!351 = !{!"p1 _ZTS13tfc_step_lock", !12, i64 0}
!352 = !{!"p1 _ZTS9tfc_begun", !12, i64 0}
!353 = !{!347, !6, i64 148}
!354 = !{!347, !348, i64 24}
!355 = !{!317, !12, i64 168}
!356 = !{!357, !12, i64 56}
!357 = !{!"py_array", !23, i64 0, !12, i64 8, !12, i64 16, !6, i64 24, !49, i64 32, !49, i64 40, !12, i64 48, !12, i64 56, !6, i64 64}
!358 = !{!359, !12, i64 0}
!359 = !{!"tfc_operand", !12, i64 0, !12, i64 8, !49, i64 16, !23, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44, !12, i64 48, !12, i64 56, !23, i64 64}
!360 = !{!357, !6, i64 24}
!361 = !{!359, !6, i64 32}
!362 = !{!357, !6, i64 64}
!363 = !{!357, !49, i64 32}
!364 = !{!359, !49, i64 16}
!365 = distinct !{!365, !29}
!366 = !{!357, !12, i64 16}
!367 = !{!359, !12, i64 56}
!368 = !{!359, !12, i64 8}
!369 = !{!359, !6, i64 40}
!370 = !{!317, !12, i64 200}
!371 = !{!317, !12, i64 136}
!372 = !{!317, !12, i64 208}
!373 = !{!317, !12, i64 144}
!374 = !{!359, !23, i64 64}
!375 = distinct !{!375, !29}
!376 = distinct !{!376, !29}
!377 = !{!347, !348, i64 32}
!378 = !{!359, !6, i64 44}
!379 = !{!359, !23, i64 24}
!380 = distinct !{!380, !29}
!381 = distinct !{!381, !29}
!382 = distinct !{!382, !29}
!383 = !{!347, !12, i64 0}
!384 = !{!317, !12, i64 0}
!385 = distinct !{!385, !29}
!386 = !{!359, !12, i64 48}
!387 = !{!317, !12, i64 24}
!388 = !{!317, !12, i64 152}
!389 = distinct !{!389, !29}
!390 = !{!317, !12, i64 8}
!391 = distinct !{!391, !29}
!392 = !{!347, !6, i64 140}
!393 = !{!347, !351, i64 80}
!394 = !{!395, !6, i64 4}
!395 = !{!"tfc_step_lock", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12}
!396 = !{!395, !6, i64 8}
!397 = !{!347, !6, i64 136}
!398 = !{!395, !6, i64 0}
!399 = !{!347, !49, i64 88}
!400 = !{!347, !23, i64 96}
!401 = !{!347, !352, i64 152}
!402 = !{!403, !12, i64 8}
!403 = !{!"tfc_begun", !20, i64 0, !12, i64 8, !12, i64 16, !23, i64 24, !404, i64 32, !23, i64 40, !405, i64 48, !6, i64 56}
!404 = !{!"p1 _ZTS8tfc_cell", !12, i64 0}
!405 = !{!"p3 _ZTS9tfc_value", !406, i64 0}
!406 = !{!"any p3 pointer", !15, i64 0}
!407 = !{!403, !12, i64 16}
!408 = !{!403, !23, i64 24}
!409 = !{!403, !23, i64 40}
!410 = !{!403, !404, i64 32}
!411 = !{!412, !23, i64 8}
!412 = !{!"tfc_cell", !15, i64 0, !23, i64 8}
!413 = !{!412, !15, i64 0}
!414 = !{!403, !20, i64 0}
!415 = !{!403, !6, i64 56}
!416 = !{!347, !6, i64 60}
!417 = distinct !{!417, !29}
!418 = !{!403, !405, i64 48}
!419 = distinct !{!419, !29}
!420 = !{!347, !12, i64 104}
!421 = !{!317, !12, i64 32}
!422 = !{!317, !12, i64 40}
!423 = !{!347, !12, i64 128}
!424 = !{!347, !12, i64 112}
!425 = distinct !{!425, !29}
!426 = !{!347, !12, i64 120}
!427 = !{!317, !12, i64 48}
!428 = !{!317, !12, i64 56}
!429 = distinct !{!429, !29}
!430 = !{!317, !12, i64 80}
!431 = !{!317, !12, i64 88}
!432 = distinct !{!432, !29}
!433 = distinct !{!433, !29}
!434 = distinct !{!434, !29}
!435 = !{!347, !6, i64 56}
!436 = distinct !{!436, !152}
!437 = distinct !{!437, !29}
!438 = distinct !{!438, !152}
!439 = distinct !{!439, !29}
!440 = !{!347, !158, i64 16}
!441 = !{!359, !6, i64 36}
!442 = distinct !{!442, !29}
!443 = !{!347, !23, i64 48}
!444 = distinct !{!444, !29}
!445 = !{!347, !349, i64 40}
!446 = !{!447, !23, i64 8}
!447 = !{!"tfc_shift", !23, i64 0, !23, i64 8, !23, i64 16}
!448 = !{!447, !23, i64 16}
!449 = !{!447, !23, i64 0}
!450 = !{!347, !23, i64 72}
!451 = distinct !{!451, !29}
!452 = !{!347, !350, i64 64}
!453 = !{!454, !12, i64 8}
!454 = !{!"tfc_saved", !12, i64 0, !12, i64 8, !23, i64 16}
!455 = !{!454, !12, i64 0}
!456 = !{!454, !23, i64 16}
!457 = distinct !{!457, !29}
!458 = distinct !{!458, !29}
!459 = distinct !{!459, !29}
!460 = !{!65, !6, i64 12}
!461 = !{!65, !6, i64 16}
!462 = !{!45, !6, i64 60}
!463 = !{!65, !6, i64 24}
!464 = !{!65, !6, i64 20}
!465 = !{!11, !11, i64 0}
!466 = !{!48, !48, i64 0}
!467 = !{!51, !55, i64 88}
!468 = !{!51, !55, i64 96}
!469 = !{!51, !49, i64 104}
!470 = !{!65, !6, i64 8}
!471 = !{!10, !17, i64 88}
!472 = !{!10, !17, i64 80}
!473 = !{!10, !12, i64 64}
!474 = !{!10, !12, i64 72}
!475 = !{!65, !6, i64 4}
!476 = !{!65, !6, i64 0}
!477 = !{!51, !23, i64 64}
!478 = !{!51, !23, i64 48}
!479 = !{!21, !21, i64 0}
!480 = !{!65, !21, i64 48}
!481 = distinct !{!481, !29}
!482 = !{i64 0, i64 8, !95, i64 8, i64 8, !96, i64 16, i64 8, !63, i64 24, i64 4, !5}
!483 = distinct !{!483, !29}
!484 = !{!51, !23, i64 56}
!485 = !{!51, !6, i64 76}
!486 = distinct !{!486, !29}
!487 = distinct !{!487, !29}
!488 = !{!51, !6, i64 72}
!489 = !{!490, !46, i64 0}
!490 = !{!"held", !46, i64 0, !19, i64 8}
!491 = !{!490, !19, i64 8}
!492 = distinct !{!492, !29}
!493 = distinct !{!493, !29}
!494 = distinct !{!494, !29}
!495 = !{!65, !21, i64 40}
!496 = distinct !{!496, !29}
!497 = distinct !{!497, !29}
!498 = !{!51, !52, i64 32}
!499 = !{!26, !6, i64 28}
!500 = !{!10, !12, i64 248}
!501 = !{!10, !14, i64 272}
!502 = distinct !{!502, !29}
!503 = !{!45, !47, i64 8}
!504 = !{!67, !21, i64 40}
!505 = !{!100, !6, i64 12}
!506 = !{!67, !21, i64 48}
!507 = !{!67, !23, i64 0}
!508 = distinct !{!508, !29}
!509 = distinct !{!509, !29}
!510 = !{!65, !23, i64 56}
!511 = !{!67, !52, i64 24}
!512 = distinct !{!512, !29}
!513 = !{!10, !23, i64 152}
!514 = !{!10, !23, i64 160}
!515 = !{!10, !17, i64 264}
!516 = !{!10, !17, i64 256}
!517 = !{!270, !272, i64 72}
!518 = !{!270, !49, i64 56}
!519 = !{!221, !23, i64 8}
!520 = distinct !{!520, !29}
!521 = distinct !{!521, !29}
!522 = !{!177, !12, i64 0}
!523 = !{!177, !12, i64 104}
!524 = !{!177, !12, i64 112}
!525 = !{!270, !21, i64 88}
!526 = distinct !{!526, !29}
attributes #27 = { nounwind uwtable optsize }
attributes #28 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #29 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable optsize }
attributes #30 = { noinline nounwind uwtable optsize }
attributes #31 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #32 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable optsize }
attributes #33 = { mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable optsize }
attributes #34 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable optsize }
attributes #35 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable optsize }
attributes #36 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #37 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #38 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable optsize }
